# What Race Through Space says.
title = Race Through Space
variant-standard = The rulebook's game

# The roll
roll-the-die = Roll the die
rolled = { $seat } rolls { $face }.
rolled-arrows = { $seat } rolls arrows.
arrows-idle = { $seat } can use neither arrow and loses the turn.
say-the-die = The table's die counts here: say what it shows.
    .short = Enter the die
no-such-face = The die has no “{ $face }”, it has: { $faces }.
    .short = No such face
box-rolls = The box rolls here: leave the face out.
    .short = The box rolls

# A number, and the shooting star
move-a-ship = Move a ship
ship = Ship { $ship }
ship-on-card = Ship { $ship } on card { $card }
moved = { $seat }'s ship { $ship } moves to card { $card }{ $special }.
landed = { $seat }'s ship { $ship } lands on the moon for { $points }.
not-in-space = Ship { $ship } is not in space; move one of: { $ships }.
    .short = Ship not in space
shooting-star = Shooting star
fly-on = Fly on { $cards }
stay = Stay
stayed = { $seat } stays on the shooting star.
go-or-stay = “{ $flight }” is neither go nor stay.
    .short = Go or stay

# Arrows
catch-up = Catch up
caught-up = { $seat }'s ship { $ship } catches up to card { $card }{ $special }.
no-ship-ahead = Ship { $ship } has no own ship ahead of it in space; it can be: { $ships }.
    .short = No ship ahead
nobody-catches-up = Ship { $ship } has no own ship ahead of it in space; send back an opponent's ship instead.
    .short = No ship ahead
send-back = Send back { $seat }
sent-back = { $seat } sends { $victim }'s ship { $ship } back to card { $card }{ $special }.
cannot-send-back = Ship { $ship } of { $victim } cannot be sent back; it can be: { $ships }.
    .short = Cannot push that
nobody-to-send-back = Ship { $ship } of { $victim } cannot be sent back, nor can any other; catch up instead.
    .short = Cannot push that
fleet-ships = { $seat } { $ships }

# The black hole
hole-strikes = The black hole strikes
hole-took = The black hole takes the bottom card{ $special }; { $ships ->
    [one] 1 ship
   *[other] { $ships } ships
} lost.

# The end
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
won = { $winners } wins with { $points }.
won-together = { $winners } win with { $points }.

# Moves that are none
game-over = The game is over; start a new one or undo.
    .short = Game over
not-now = “{ $verb }” cannot be played now; now: { $awaited }.
no-move = “{ $line }” is no move of this game; now: { $awaited }.
awaited = { $verbs }
awaited-by = { $verbs } by { $seat }
not-your-turn = It is { $seat }'s turn.
    .short = Not your turn
wrong-size = “{ $line }” has { $words ->
    [one] 1 word
   *[other] { $words } words
}, “{ $verb }” takes { $size }.

# Corrections and sets
same-card = Asteroid belt and shooting star cannot both be card { $card }; give them different cards.
    .short = Set does not fit
column-of-ten = The column holds each of its ten cards once, bottom to top.
    .short = Column has 10 cards
moon-place-taken = The moon has { $places ->
    [one] 1 place
   *[other] { $places } places
} of { $points }, { $ships ->
    [one] 1 ship
   *[other] { $ships } ships
} would stand there.
    .short = Moon place taken
three-ships = Each seat has the ships s1, s2 and s3.
    .short = Does not fit
no-ship-in-space = { $seat } has no ship in space; in turn can be: { $seats }.
    .short = No ship in space
no-ship-on-star = No ship has just landed on the shooting star.
    .short = No ship on the star
roll-first = That phase needs a roll of the die: { $faces }.
    .short = Roll first

# Cards
special-space = { "" }
special-asteroid-belt = , the asteroid belt
special-shooting-star = , the shooting star
card-space = Space { $number }
card-asteroid-belt = Asteroid belt
card-shooting-star = Shooting star
takes-space = Black hole takes space { $number }
takes-asteroid-belt = Black hole takes asteroid belt
takes-shooting-star = Black hole takes shooting star
glass-space = space { $number }
glass-asteroid-belt = asteroid belt
glass-shooting-star = shooting star
next-to-go = next to go

# What is seen
phase-roll = Roll the die
phase-advance = Move a ship
phase-star = Shooting star
phase-arrows = Arrows
phase-black-hole = Black hole
phase-over = Game over
hint-roll = { $seat } rolls the die.
hint-advance = { $seat } moves a ship by { $roll }.
hint-star = { $seat } may fly three cards more.
hint-arrows = Catch up, or send a ship back.
hint-black-hole = Bottom card goes under the moon.
hint-over = { $winners } won.
in-space = { $ships } in space
fact-points = Points
fact-in-space = In space
fact-on-moon = On the moon
fact-lost = Lost
way-to-moon = The way to the moon
moon = Moon
ship-of = { $seat }'s ship { $ship }
moon-places = Places on the moon
ship-owner = Ship of
none = none
free = free
standing = { $fleets }
    .short = { $ships } ships on it
stands = { $seat } { $ships }
nobody-on-it = nobody on it
glass-no-hole = NO BLACK HOLE
glass-game-over = game over
glass-hole = BLACK HOLE
glass-move-card = MOVE THE CARD
glass-turns-left = { $turns ->
    [one] turn left
   *[other] turns left
}
glass-nobody = nobody
glass-there = there

# What moves, cells and cards are called where they have no label
word-face = face
word-flight = flight
word-opponent = opponent
word-ship = ship
word-arrows = arrows
kind-belt = belt
kind-moon = moon
kind-space = space
kind-star = star
