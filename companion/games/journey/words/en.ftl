# Journey to the Center of the Earth. What stands in “ ” is a word of a move and is told again as it was given.

title = Journey to the Center of the Earth
variant-standard = The rulebook's game
lamp-keeps = With the lamp keep

# Words of the box, in menus
label-lidenbrock = Lidenbrock
label-axel = Axel
label-hans = Hans
label-raft = Raft
label-blue = Blue
label-yellow = Yellow
label-red = Red
label-explorer = Explorer
label-equipment = Equipment
label-rope = Rope
label-pickaxe = Pickaxe
label-compass = Compass
label-hardtack = Hardtack
label-lamp = Lamp
label-snail = Snail
label-bone = Bone
label-shell = Shell
label-gold = Gold
label-quartz = Quartz
label-skeleton-1 = Skeleton 1
label-skeleton-2 = Skeleton 2
label-skeleton-3 = Skeleton 3
label-skull-1-left = Skull 1 left
label-skull-1-right = Skull 1 right
label-skull-2-left = Skull 2 left
label-skull-2-right = Skull 2 right
label-skull-3-left = Skull 3 left
label-skull-3-right = Skull 3 right
label-skull-4-left = Skull 4 left
label-skull-4-right = Skull 4 right
label-skull-5-left = Skull 5 left
label-skull-5-right = Skull 5 right
label-skull-6-left = Skull 6 left
label-skull-6-right = Skull 6 right
label-plain = Plain
label-rocks2 = 2 rocks
label-rocks3 = 3 rocks
label-chasm = Chasm
label-whirlpool = Whirlpool
label-stream = Stream
label-event = Event
label-find1 = Find of 1
label-find2 = Find of 2
label-find3 = Find of 3
label-finish = Finish
label-fossil = Fossil find
label-sighting = Sighting
label-ball-lightning = Ball lightning
label-2same = Two of a colour
label-2any = Any two

# The same inside a sentence
word-blue = blue
word-yellow = yellow
word-red = red
word-rope = rope
word-pickaxe = pickaxe
word-compass = compass
word-hardtack = hardtack
word-lamp = lamp
word-star = star
word-snail = snail
word-bone = bone
word-shell = shell
word-gold = gold
word-quartz = quartz
word-skeleton-1 = skeleton 1
word-skeleton-2 = skeleton 2
word-skeleton-3 = skeleton 3
word-skull-1-left = skull 1 (left)
word-skull-1-right = skull 1 (right)
word-skull-2-left = skull 2 (left)
word-skull-2-right = skull 2 (right)
word-skull-3-left = skull 3 (left)
word-skull-3-right = skull 3 (right)
word-skull-4-left = skull 4 (left)
word-skull-4-right = skull 4 (right)
word-skull-5-left = skull 5 (left)
word-skull-5-right = skull 5 (right)
word-skull-6-left = skull 6 (left)
word-skull-6-right = skull 6 (right)
word-chasm = chasm
word-whirlpool = whirlpool
word-stream = stream
word-event = event
word-finish = finish
word-2same = two cards of a colour
word-2any = any two cards

# With an article, as what is played or discarded
a-explorer = an explorer card
a-rope = a rope
a-pickaxe = a pickaxe
a-compass = a compass
a-hardtack = a hardtack
a-lamp = a lamp

# Figures: what moves at the beginning of a sentence, and what is moved
who-lidenbrock = Lidenbrock
who-axel = Axel
who-hans = Hans
who-raft = The raft
figure-lidenbrock = Lidenbrock
figure-axel = Axel
figure-hans = Hans
figure-raft = the raft

card-explorer = Explorer card
card-blue = Blue card
card-yellow = Yellow card
card-red = Red card
bonus-mushroom-forest = Mushroom Forest
bonus-ruined-city = Ruined City
sign-rope = Ro
sign-pickaxe = Pi
sign-compass = Co
sign-hardtack = Ha
sign-lamp = La
sign-star = ★
signs-2 = { $sign1 }+{ $sign2 }
signs-3 = { $sign1 }+{ $sign2 }+{ $sign3 }
nothing = nothing
told = { $parts }
so-many = { $count } × { $kind }
any = { $count ->
    [one] any one
   *[other] any { $count }
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
stones = { $stones ->
    [one] { $stones } stone
   *[other] { $stones } stones
}
stones-keep = { $stones ->
    [one] { $stones } stone keeps { $kept }
   *[other] { $stones } stones keep { $kept }
}
stones-keep-of = { $stones ->
    [one] { $stones } stone keeps { $kept } of { $fossils }
   *[other] { $stones } stones keep { $kept } of { $fossils }
}
fossils = { $fossils ->
    [one] { $fossils } fossil
   *[other] { $fossils } fossils
}

# Any move
game-over = The game is over; start a new one or undo.
    .short = Game over
not-possible = “{ $given }” is not possible now; now: { $now }.
not-your-turn = Now it is for { $seats }.
    .short = Not your turn
turn = It is { $seat }'s turn.

# Setting up, and sets
two-to-four = Two to four people play, not { $seats }.
    .short = 2 to 4 players
set-unfit = The set does not fit this game: { $fault }.
    .short = Set does not fit
fault-colours = two explorers have the same colour
fault-skeleton = a skeleton's { $one }, { $two } and { $three } points do not grow with its pieces
fault-skull = a pair of skull halves is worth less than the halves
fault-fossils = there are { $all } fossil cards, the kinds add up to { $cards }
fault-sea-card = “{ $card }” is no sea card; write it as it is revealed, such as “fossil cost=yellow”
fault-descent = descent: { $fault }
fault-sea = sea: { $fault }
fault-lava = “{ $word }” in the lava stream is no colour with a loss of 1 or 2
map-too-wide = a map is at most { $most } signs wide
map-sign = row { $row } has the sign “{ $sign }”, which neither the format nor the legend knows
map-elsewhere = row { $row } has a { $picture }, which leg { $leg } does not have
map-starts = a map has one start S, this one has { $starts }
map-no-way = there is no way from the start S forward to a finish F
legend-letter = the legend line “{ $line }” does not begin with a new capital letter other than S and F
legend-picture = the legend line “{ $line }” does not name what leg { $leg } can show

# Drawing cards, and the display
draw-card = Draw card { $card } of { $of }
drew-open = { $seat } draws the open { $card }.
drew-explorer = { $seat } draws an explorer card.
drew-equipment = { $seat } draws an equipment card.
no-such-source = Draw from explorer, equipment or a kind on display, not “{ $given }”.
    .short = No such source
move-has-begun = A move has begun: stop or cancel it first.
    .short = Move has begun
not-on-display = No { $card } lies on the display; there lies: { $shown }.
    .short = Not there
three-cards = A turn draws { $most } cards, not { $given }.
    .short = Three cards
over-the-limit = That goes over the limit of { $explorer } explorer and { $equipment } equipment cards: draw up to the first card too many and discard one, then draw on.
    .short = Discard one first
discard-one = Discard one
discard-one-of = Discard one of { $known }, not “{ $given }”.
    .short = Over the limit
discarded = { $seat } discards { $card }.
fill-display = Fill the display
display-takes = The display takes one of { $known }, not “{ $given }”.
    .short = Which equipment?
displayed = { $card } comes to the display.

# Moving
move-1 = Move one
move-2 = Move the raft
cards-drawn = Cards have been drawn: a turn is drawing or moving, not both.
    .short = Draw or move
no-card-to-move = A move needs an explorer card, this hand has none; draw cards.
    .short = No explorer card
already-moving = { $figure } is moving; stop or cancel first.
    .short = Already moving
cannot-move-that = “{ $given }” does not move in this leg; move { $known }.
    .short = Cannot move that
play-card = Play a card
play-begins = Begin a move before playing cards for it.
    .short = Begin first
no-such-card = “{ $given }” is no card to move with; there are { $known }.
    .short = No such card
no-gear-left = No equipment card is left in this hand, { $card } cannot be played.
    .short = No equipment left
hardtack-alone = Hardtack needs an explorer card beside it: play one first.
    .short = Hardtack alone
five-at-most = Five { $colour } cards are played, a sixth is not allowed.
    .short = Five at most
no-explorer-left = No explorer card is left in this hand.
    .short = No explorer card
wrong-colour = { $figure } moves with { $known }, not with { $given }.
    .short = Wrong colour
stop-here = Stop here
not-yet-forward = A move goes at least one space forward, this one has not yet.
    .short = Not yet forward
no-stop-here = Nobody can stop on a { $ground }; go on or cancel.
    .short = Not on a { $ground }
space-is-taken = { $figure } stands on { $space }; go on or cancel.
    .short = Space is taken
nothing-to-stop = No move has begun.
    .short = Nothing to stop
just-stop = “stop” takes no more words.
    .short = Just stop
moved = { $seat } moves { $figure } { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
}.
takes-water = { $seat } takes { $stones ->
    [one] { $stones } water stone
   *[other] { $stones } water stones
}.
take-back = Take it back
nothing-to-cancel = No move has begun that could be cancelled.
    .short = Nothing to cancel
who-moves = A move names one figure: { $figures }.
    .short = Who moves?
which-cards = “{ $given }” is no number of cards, each once; there are { $known }.
    .short = Which cards?

# Steps
step = Step
step-only = Step { $arrow }
step-onto = Step onto
step-to = { $arrow } { $to }
way-d = Forward
way-l = Left
way-r = Right
way-dl = Fwd-left
way-dr = Fwd-right
also-there = Also there
step-begins = Begin a move before stepping.
    .short = Begin first
one-step = A step is one word, such as d:plain.
    .short = One step a time
not-backward = Nobody moves backward; go d, l or r.
    .short = Not backward
no-such-way = “{ $given }” is no direction; there are { $known }.
    .short = No such direction
finish-reached = The finish is reached: stop there.
    .short = Stop at the finish
needs-compass = A diagonal step needs a compass; play one first.
    .short = Needs a compass
direction-only = The map is known here: leave the terrain out.
    .short = Direction only
granite = { $way } of { $space } is granite or the edge.
    .short = Granite
not-as-mapped = The map shows { $shown } on { $space }, not { $given }.
    .short = Not as mapped
no-such-ground = “{ $given }” is not pictured in this leg; there are { $known }.
    .short = Which terrain?
say-ground = No map is known: say what is pictured; there are { $known }.
    .short = Which terrain?
never-pictured = “{ $given }” joins something that is never pictured.
    .short = Which terrain?
needs-rope = A { $ground } is crossed with a rope; play one first.
    .short = Needs a rope
not-paid = This step costs { $cost }, { $left } of { $paid } paid are left.
    .short = Not paid
also-after-step = A second picture is named after a step where no map is known.
    .short = Step first
cannot-be-there = Beside { $here } there can be { $known }.
    .short = Cannot be there

# Discoveries
make-find = Make the find
with-lamp = With the lamp
no-find = No find
found = Found
box-draws = Let the box draw
keep = Keep
find-is-made = The find is made: name the fossils.
    .short = Name the fossils
cannot-skip = The find is made: name the fossils.
    .short = Cannot skip now
no-lamp-here = Only the player who moved may use the lamp.
    .short = No lamp here
too-few-cards = That takes { $cards ->
    [one] { $cards } equipment card
   *[other] { $cards } equipment cards
}, { $seat } holds { $held }.
    .short = Too few cards
not-as-pictured = The find asks for { $wanted }, not “{ $given }”.
    .short = Not as pictured
discovers = { $seat } discards { $gear } and draws { $fossils ->
    [one] { $fossils } fossil card
   *[other] { $fossils } fossil cards
}.
makes-no-find = { $seat } makes no find.
no-find-gear = { $seat } makes no find: too few equipment cards.
no-find-deck = { $seat } makes no find: no fossil card is left.
no-such-fossil = “{ $given }” is no fossil of this set; there are { $known }.
    .short = No such fossil
name-as-many = Name as many fossils as came up: { $count }, not { $given }.
    .short = Name { $count }
not-in-deck = The deck has { $left } × { $fossil } left, { $named } are named.
    .short = Not in the deck
nothing-to-name = No fossil card is to be named now.
    .short = Nothing to name
finds = { $seat } finds { $fossils }.
nothing-to-keep = No find with a lamp is open.
    .short = Nothing to keep
keep-of = Keep { $count } of { $drawn }, not “{ $given }”.
    .short = Keep { $count }
keeps = { $seat } keeps { $fossils }.

# Event cards
used-at-once = Used at once
kept-for-later = Kept for later
use-event = Use an event
event-number = no. { $number }
now-or-keep = Say now, or keep with or without name=…, not “{ $given }”.
    .short = Now or keep
event-now = { $seat } draws an event and does what it says.
event-kept = { $seat } keeps the event { $event }.
event-used = { $seat } uses the event { $event }; enter what it does as a correction.
no-such-event = { $seat } holds no event “{ $given }”; kept: { $kept }.
    .short = No such event
no-event-left = No event card is left.

# Water for the fossils
drop = Drop { $count }
drop-exactly = Drop exactly { $count }, not { $given }: the water keeps the others.
    .short = Drop { $count }
not-held = { $seat } does not have { $count } × { $fossil }, but { $held }.
    .short = Not yours to drop
dropped = { $seat } drops { $fossils }.
supplied = { $seat } gives { $stones ->
    [one] { $stones } stone
   *[other] { $stones } stones
} for the fossils and keeps { $left }.
receives = { $seat } receives { $card }.
to-sea = The raft puts out on the Lidenbrock Sea.
to-lava = The raft is carried up the lava stream.

# The sea
reveal-sea-card = Reveal the sea card
take-it = Take it: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
protect = Protect: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
pass-it-on = Pass it on
let-it-strike = Let it strike
lose-one = Lose
adventure-fossil = fossil find for { $cost }
adventure-sighting = sighting of { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { $cost }
adventure-ball-lightning = ball lightning for { $cost }
sea-brings = The sea brings: { $card }.
sea-card-open = A sea card is open already.
    .short = Card is open
no-such-sea-card = “{ $given }” is no sea card that can come up; there are { $instead }.
    .short = No such sea card
any-sea-card = fossil cost=…, sighting cost=… points=…, ball-lightning cost=2same or 2any
nothing-to-pay = Nothing is to be paid now.
    .short = Nothing to pay
paid = { $seat } pays { $cards } for the { $card }.
nothing-to-skip = Nothing can be skipped now.
    .short = Nothing to skip
does-not-pay = { $seat } does not pay.
cannot-pay = { $seat } cannot pay: too few explorer cards.
strikes = The ball lightning strikes { $seat }.
strikes-helpless = The ball lightning strikes { $seat }, who has too few explorer cards to pass it on.
strikes-in-vain = The ball lightning strikes { $seat }, who has no fossil to lose.
nothing-is-lost = Nobody loses a fossil now.
    .short = Nothing is lost
lose-one-of = Lose one fossil of { $held }, not “{ $given }”.
    .short = Lose one you have
lost = { $seat } loses { $fossils }.
all-protected = Everybody is protected from the ball lightning; the sea card goes back to the box.
nobody-pays = Nobody pays; the sea card goes back to the box.
no-fossil-left = No fossil card is left; the sea card goes back to the box.

# The lava stream
reveal-explorer = Reveal an explorer
reveal-equipment = Reveal equipment
lose = { $count ->
    [0] No loss
   *[other] Lose { $count }
}
last-space = Last space
none-ahead = None ahead
play-shield = Play a { $card }
which-colour = Reveal one of { $known }, not “{ $given }”.
    .short = Which colour?
stream-differs = For { $colour } the stream has space { $at } next, with loss={ $loss }{ $last ->
    [0] {""}
   *[other] {" "}and last
}, not “{ $given }”.
    .short = Not as mapped
stream-has-none = For { $colour } the stream has no raft ahead, not “{ $given }”.
    .short = Not as mapped
colour-and-loss = Say a colour with loss=0, 1 or 2 (and last), or a colour and out, not “{ $given }”.
    .short = Colour and loss?
raft-moves = { $colour }: the raft moves on, { $loss ->
    [0] nothing is lost
   *[other] everybody loses { $loss }
}.
no-raft-ahead = { $colour }: no such raft is ahead, the journey ends.
last-space-reached = The last space of the lava stream is reached.
losses-first = First everybody loses fossils or plays the card.
    .short = Losses first
which-shield = Reveal one of { $known }, not “{ $given }”.
    .short = Which equipment?
shield = A { $card } protects.
no-shield-now = No card protects now.
    .short = Not now
no-shield-held = { $seat } has no card that protects.
    .short = No card for it
protected = { $seat } plays { $card } and loses nothing.
shield-first = First the equipment card that protects is revealed.
    .short = Reveal first
loses-of = { $seat } loses { $count } of { $held }, not “{ $given }”.
    .short = Lose { $count }

# The end
lone-halves = { $seats } { $count ->
    [one] has
   *[other] have
} a half of a skull without the other: alone it is worth nothing.
won = { $seat } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
won-by-fossils = { $seat } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
} by more fossils ({ $fossils }): { $others } { $count ->
    [one] has
   *[other] have
} as many points, but fewer fossils.
shared = { $seats } win with { $points ->
    [one] { $points } point
   *[other] { $points } points
}: they are level in fossils too ({ $fossils } each) and share the win.

# Corrections
state-unfit = That does not fit the state: { $fault }.
    .short = Does not fit
pieces-unfit = { $fault }.
    .short = Pieces do not fit
no-such-table = { $game } with { $players } players is no table of this game
needs-each-seat = { $what } needs one entry for each of { $seats }
no-such-seat = there is no seat “{ $seat }”
no-such-kind = there is no fossil “{ $kind }”
needs-each-figure = positions needs { $figures }
no-such-event-id = there is no event “{ $event }”; they are e1, e2, …
no-part-of-a-move = “{ $line }” is no part of a move
too-many-explorer = There are { $all } explorer cards, { $out } would be out
too-many-equipment = There are { $all } equipment cards, { $out } would be out
too-many-fossil = There are { $all } fossil cards, { $out } would be out
too-many-event = There are { $all } event cards, { $out } would be out
too-many-adventure = There are { $all } adventure cards, { $out } would be out
too-many-stones = There are { $all } water stones, { $out } would be out
fewer-of-a-kind = The set has { $count } × { $kind } fewer than would be out
hand-too-full = A hand is at most { $most } explorer and { $gear } equipment cards, not { $explorer } and { $equipment }
display-too-full = The display holds { $most } cards, not { $cards }
leg-without-phase = Leg { $leg } has no phase “{ $phase }”
round-from-1 = The round counts from 1, not { $round }
phase-without-drawn = In the phase “{ $phase }” { $cards ->
    [one] { $cards } card cannot have been drawn
   *[other] { $cards } cards cannot have been drawn
}
phase-without-landing = In the phase “{ $phase }” no move is being finished
phase-without-discovery = In the phase “{ $phase }” no discovery is open
phase-without-event = In the phase “{ $phase }” no event card is due
phase-without-question = In the phase “{ $phase }” nobody is asked anything
phase-without-sea-card = In the phase “{ $phase }” no sea card is open
nobody-finds = Nobody is making a find
leg-without-lava = The raft is not on the lava in leg { $leg }
lava-without-display = The lava stream has no display to lay
one-bonus-each = There is one each of { $known }, not { $given }
sighting-worth = A sighting is worth 1 to { $most } points, not { $points }
unknown-sea-card = “{ $card }” is no sea card as it is revealed, such as “fossil cost=yellow”
too-many-revealed = There are { $all } adventure cards, { $revealed } would be revealed
asked-once = A seat is asked once
cannot-stand = { $figure } cannot stand on { $space }
unknown-space = an unknown space
two-on-one-space = Two explorers stand on one space
nobody-stands = Nobody stands on a { $ground }, as { $space } is
finish-by-a-move = { $figure } reaches the finish { $space } by a move, which ends the leg: move there
discovery-shows = A discovery shows one to three pieces of equipment or stars
events-in-all = There are { $all } event cards
raft-in-leg-2 = The raft sails in leg 2
cannot-keep = Of { $drawn } fossils { $due } cannot be kept
find-of-no-kind = The find names a fossil that this set does not have
find-beyond-deck = The deck has { $deck } fossil cards, the find takes { $drawn }
no-sea-card-like-it = There is no such sea card
sea-card-unanswered = The open sea card is one of those used, and somebody has to answer it
sea-card-stage = { $kind } cannot have “{ $stage }”
nothing-protects = Nothing is lost here, so nothing protects
raft-beyond-lava = The raft is on space 0 to { $last } of the lava stream, not { $at }

# The moment: labels of 18 signs, hints of two lines beside a name
phase-turn = Draw or move
phase-limit = Too many cards
phase-refill = Fill the display
phase-opening = Lay the display
phase-discovery = Discovery
phase-event = Event card
phase-adventure = Sea adventure
phase-supply = Water for fossils
phase-lava = Lava stream
phase-over = Journey's end
hint-turn-1 = Draw 3 cards, or move one explorer.
hint-turn-2 = Draw 3 cards, or move the raft.
hint-limit = Too many: discard one at once.
hint-refill = Turn up equipment for the display.
hint-opening = Turn up { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, or just begin.
hint-discovery = Discard { $gear }?
hint-event = Event: use it now, or keep it?
hint-adventure = Reveal the top sea card.
hint-supply = A stone keeps 3: drop the others.
hint-lava = Reveal the top explorer card.
hint-over = { $seats } won.
spaces-left = { $figure }: { $spaces } left
draw-of = Draw { $card } of { $of }
draw-more = Draw { $cards } more.
keep-fossils = Keep { $fossils ->
    [one] { $fossils } fossil
   *[other] { $fossils } fossils
}
which-stay = Which stay?
name-fossils = Name { $fossils ->
    [one] { $fossils } fossil
   *[other] { $fossils } fossils
}
which-came-up = Which fossils came up?
what-protects = What protects?
turn-up-shield = All lose { $loss }: turn up equipment.
lose-or-play = Lose { $loss }, or play { $card }.
play-cards = Play cards for the spaces.
play-or-step = Play more cards, or step.
step-or-stop = Step on, or stop.
stop-or-play = Stop here, or play more cards.
lose-one-fossil = Lose one fossil.
which-one-came-up = Which fossil came up?
ball-2same = Discard 2 alike, or be struck.
ball-2any = Discard any 2, or be struck.
pay-for = Pay { $cost } for { $points ->
    [0] a fossil
    [one] { $points } point
   *[other] { $points } points
}?

# Pages of the glass: a bar of 16 signs, a note of 18
moves-lidenbrock = LIDENBROCK MOVES
moves-axel = AXEL MOVES
moves-hans = HANS MOVES
moves-raft = RAFT MOVES
spaces-paid = { $spaces ->
    [one] space paid
   *[other] spaces paid
}
cards-to-draw = { $cards ->
    [one] card to draw
   *[other] cards to draw
}
draw-cards = Draw { $cards } cards
or-move-1 = or move one
or-move-2 = or sail
hands-most = HANDS MAX { $explorer }+{ $equipment }
all-have = all have
room = room
too-little-water = TOO LITTLE WATER
water-keeps = WATER KEEPS
short-of-water = { $seat }: -{ $short }
drops = drop { $count }
reach = { $kept } of { $fossils }
any-kind = any
find-of = { $seat }: FIND
fossils-to-keep = { $fossils ->
    [one] fossil to keep
   *[other] fossils to keep
}
fossils-to-name = { $fossils ->
    [one] fossil to name
   *[other] fossils to name
}
sea-adventure = SEA ADVENTURE
reveal-the-card = reveal the card
ball = BALL!
give-2same = give 2 of a colour
give-2any = give any 2
for-cost = for { $cost }
name-the-fossil = name the fossil
lose-a-fossil = lose one fossil
lava-lose = LAVA: LOSE
protects = { $card } protects
which-protects = what protects?
lava-stream = LAVA STREAM
spaces-ahead = { $spaces ->
    [one] space left
   *[other] spaces left
}
reveal-a-colour = reveal a colour
fame-bar = FAME POINTS

# The table
fact-points = Points
fact-fossils = Fossils
fact-events = Events kept
brief-keeps = keeps { $kept }/{ $fossils }
brief-cards = { $explorer }+{ $equipment } cards
spaces-to-finish = Spaces to the finish
is-nearest = { $figure } is nearest
lava-answers = Answers on the lava
note-lose = lose { $loss }
note-lose-or = lose { $loss } or play { $card }
    .short = lose { $loss } or { $card }
water-of = { $seat }: { $keeping }.
map-1 = Down the mountain
map-2 = Over the Lidenbrock Sea
map-3 = The lava stream
on-display = Equipment on display
collection = { $seat }: { $fossils ->
    [one] { $fossils } fossil
   *[other] { $fossils } fossils
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
worth = Worth
in-all = { $points } in all
half-alone = 0, a lone half
fame-points = Fame points
line-singles = Finds
line-skulls = Skulls
line-skeletons = Skeletons
line-gold = Gold
line-quartz = Quartz
line-bonuses = Bonus cards
line-sightings = Sightings
line-water = Water
line-total = Total

# What a move in the making would cost and bring
spaces-to-go = { $spaces ->
    [one] { $spaces } space to go
   *[other] { $spaces } spaces to go
}
helps-rope = for one chasm
helps-compass = one diagonal
helps-pickaxe = all rocks cost 1
step-costs = costs { $cost }, { $left } left
brings-water = { $count } water
brings-event = { $count ->
    [one] { $count } event
   *[other] { $count } events
}
brings-nothing = { $count } paid for nothing
move-costs = costs { $cost }, paid { $paid }
move-needs = costs { $cost }, paid { $paid }; needs { $needs }
lacks-paid = { $count } more paid
lacks-rope = { $count ->
    [one] { $count } more rope
   *[other] { $count } more ropes
}
lacks-compass = { $count ->
    [one] { $count } more compass
   *[other] { $count } more compasses
}
chosen = { $count } chosen
chosen-of = { $count } of { $of } chosen

# What moves, cells and cards are called where they have no label
word-card = card
word-cost = cost
word-equipment = equipment
word-figure = figure
word-fossil = fossil
word-kind = kind
word-picture = picture
word-points = points
word-source = source
word-step = step
kind-equipment = equipment
kind-skull = skull
