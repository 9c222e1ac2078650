# What Race to Adventure! says.
title = Race to Adventure!
variant-standard = The rulebook's game

# Options
setting-layout = The grid, row by row
setting-shadow = Shadow sides
setting-easier = An easier game
setting-positions = Marker positions
setting-actions = Order of actions

# Items: by themselves, with their article, on a seat's line and on a row of the glass
item-biplane = Biplane
item-jet-pack = Jet Pack
item-zeppelin = Zeppelin
item-magnifying-glass = Magnifying Glass
item-map = Map
item-lightning-gun = Lightning Gun
the-biplane = the Biplane
the-jet-pack = the Jet Pack
the-zeppelin = the Zeppelin
the-magnifying-glass = the Magnifying Glass
the-map = the Map
the-lightning-gun = the Lightning Gun
brief-biplane = Biplane
brief-jet-pack = Jet Pack
brief-zeppelin = Zeppelin
brief-magnifying-glass = Glass
brief-map = Map
brief-lightning-gun = Gun
row-biplane = Biplane
row-jet-pack = Jet Pack
row-zeppelin = Zeppelin
row-magnifying-glass = Magn. Glass
row-map = Map
row-lightning-gun = Light. Gun

# Tiles: by themselves, where something is, whither somebody goes, what asks for something, on a seat's line, in the grid
tile-century-upper = Upper Club
tile-century-middle = Middle Club
tile-century-lower = Lower Club
tile-antarctica = Antarctica
tile-atlantis = Atlantis
tile-brasil = Brasil
tile-egypt = Egypt
tile-great-britain = Great Britain
tile-mexico = Mexico
tile-nepal = Nepal
tile-schweiz = Schweiz
tile-united-states = United States
at-century-upper = the upper Century Club tile
at-century-middle = the middle Century Club tile
at-century-lower = the lower Century Club tile
at-antarctica = Antarctica
at-atlantis = Atlantis
at-brasil = Brasil
at-egypt = Egypt
at-great-britain = Great Britain
at-mexico = Mexico
at-nepal = Nepal
at-schweiz = Schweiz
at-united-states = the United States
to-century-upper = the upper Century Club tile
to-century-middle = the middle Century Club tile
to-century-lower = the lower Century Club tile
to-antarctica = Antarctica
to-atlantis = Atlantis
to-brasil = Brasil
to-egypt = Egypt
to-great-britain = Great Britain
to-mexico = Mexico
to-nepal = Nepal
to-schweiz = Schweiz
to-united-states = the United States
here-antarctica = Antarctica
here-atlantis = Atlantis
here-brasil = Brasil
here-egypt = Egypt
here-great-britain = Great Britain
here-mexico = Mexico
here-nepal = Nepal
here-schweiz = Schweiz
here-united-states = The United States
brief-century-upper = Upper Club
brief-century-middle = Middle Club
brief-century-lower = Lower Club
brief-antarctica = Antarctica
brief-atlantis = Atlantis
brief-brasil = Brasil
brief-egypt = Egypt
brief-great-britain = Gr. Britain
brief-mexico = Mexico
brief-nepal = Nepal
brief-schweiz = Schweiz
brief-united-states = USA
grid-antarctica = Ant
grid-atlantis = Atl
grid-brasil = Bra
grid-egypt = Egy
grid-great-britain = GBr
grid-mexico = Mex
grid-nepal = Nep
grid-schweiz = Sch
grid-united-states = USA
tile-on-shadow-side = { $tile } (Shadow)

# Phases and what is awaited in them
phase-start = Place markers
phase-select = Select an item
phase-actions = Actions
phase-danger = Deal with danger
phase-tidy = Items back
phase-over = Race over
hint-start = Everyone places the marker on a Century Club tile; still to do so: { $seats }.
hint-select = { $seats } selects an item.
hint-actions = { $seats } may act{ $count ->
    [one] {""}
   *[other] , in any order
}.
hint-danger = Move every prisoner one space closer to caught, then confirm.
hint-tidy = Put the items back and pass the first player token to { $seats }, then confirm.

# Moves
place-marker = Place the marker
select-item = Select an item
prisoners-moved = Prisoners moved
items-back = Items back
deed-return = I have returned!
deed-mission = Mission
deed-cure = Heal the curse
deed-refuel = Refuel
deed-research = Research: 4 clues
deed-clue = Take a clue
deed-fly = Fly
deed-sidekick = Sidekick
deed-swiss = Swiss combo
deed-done = Done

# Setting up
setup-grid = Lay the grid row by row: { $top } / { $middle } / { $bottom }. The Century Club, { $club } side, is left of it.
setup-row = { $left }  { $middle }  { $right }
club-standard = standard
club-shadow = Shadow
setup-stamps = Put { $count } stamps on each adventure tile, on Atlantis { $count } prisoners instead.
setup-barriers = The set knows no barriers: look at your Shadow tiles, and keep to those printed there.
setup-first = The first to place a marker takes the first player token.

# What happened in a round
placed = { $seat } starts on { $at }.
takes-token = { $seat } takes the first player token.
selected = { $seat } selects { $item }.
moved-biplane = { $seat } moves by Biplane to { $to }.
moved-jet-pack = { $seat } moves by Jet Pack to { $to }.
moved-zeppelin = { $seat } moves by Zeppelin to { $to }.
moved-sidekick = { $seat } moves as Sidekick to { $to }.
moved-swiss = { $seat } moves by the Swiss combo to { $to }.
clue-taken = { $seat } takes a clue.
researched = { $seat } takes { $count } clues in the library.
refuelled = { $seat } refuels.
cured = { $seat } is cured: turn the marker back.
accomplished = { $seat } { $gains }.
accomplished-for-clues = { $seat } { $gains } for { $count ->
    [one] 1 clue
   *[other] { $count } clues
}.
takes-stamp = takes the stamp of { $at }
takes-prisoner = takes a prisoner from { $at }
takes-freedom = frees the prisoner and takes the stamp of Atlantis
takes-clues = takes { $count ->
    [one] 1 clue
   *[other] { $count } clues
}
is-cursed = is cursed
cursed = { $seat } is cursed: turn the marker over.
returned = { $seat }: “I have returned!”
done = { $seat } is done.
nothing-left = { $seat } has nothing left to do.
danger = { $seat }: prisoner { $left } from caught.
caught = { $seat }: the prisoner is caught.
round = Round { $round }: { $seat } selects first.
won = { $winners } { $shared ->
    [one] won the race,
   *[other] share the win, each
} back with { $count ->
    [one] 1 clue
   *[other] { $count } clues
}.
won-by-clues = { $winners } { $shared ->
    [one] won the race,
   *[other] share the win, each
} back with { $count ->
    [one] 1 clue
   *[other] { $count } clues
}, more than { $beaten }.

# What a mission would give
outlook = { $seat } { $gains }.
outlook-with = With { $item } { $seat } { $gains }.
outlook-for-clues = With { $item } for { $count ->
    [one] 1 clue
   *[other] { $count } clues
} { $seat } { $gains }.

# What a mission asks
either-way = { $first }, or { $then }
way-with-clues = { $item } and { $more }
more-clues = { $count ->
    [1] one more clue
    [2] two more clues
    [3] three more clues
    [4] four more clues
    [5] five more clues
   *[other] { $count } more clues
}
    .short = { $count ->
        [1] One more clue
        [2] Two more clues
        [3] Three more clues
        [4] Four more clues
        [5] Five more clues
       *[other] { $count } more clues
    }
needs-jet-pack = Needs Jet Pack
needs-lightning-gun = Needs Lightning Gun
needs-lightning-gun-or-map = Needs Gun or Map
needs-map = Needs Map
needs-zeppelin = Needs Zeppelin

# Why a mission cannot be accomplished; a seat's own mission is told shorter
mission-none = There is no mission at { $at }.
    .short = No mission here
mission-nobody = { $seat } has no prisoner to escort.
    .short = No prisoner with you
mission-stamped = { $seat } has the stamp of { $at } already.
    .short = Stamped already
mission-escorting = { $seat } has a prisoner already; one at a time.
    .short = Prisoner with you
mission-cursed = { $seat } is cursed: no mission before the cure at { $at }.
    .short = Cursed: cure first
mission-needs = { $here } needs { $ways }.
    .short = { $items }
mission-item-used = The { $item } has done its mission this round.
    .short = Item used already
mission-clues = { $here } needs { $more } ({ $held } of { $asked }).
    .short = { $more }
mission-fuel = { $here } needs fuel that was full when the round began.
    .short = Fuel was not full
mission-ready = ready
fact-mission-stamped = stamped already
fact-mission-escorting = prisoner with you
fact-mission-cursed = cursed: cure first
fact-mission-needs = needs { $ways }
fact-mission-item-used = item used already
fact-mission-clues = { $more }
fact-mission-fuel = fuel was not full

# Why something cannot be done on the spot
stays-at-club = { $seat } has returned and stays at the Century Club.
    .short = Stays at the Club
no-glass = Taking clues needs the Magnifying Glass.
    .short = Needs the Glass
glass-used = The Magnifying Glass has had its action this round.
    .short = Item used already
action-used = { $seat } has used the action of { $at } this round.
    .short = Action used already
not-the-library = Library research is done in the United States.
    .short = Not the library
library-stamp-first = Deep research comes after the stamp of the United States.
    .short = Stamp first
refuel-at-club = Refuelling is done at the Century Club.
    .short = Only at the Club
fuel-is-full = Only empty fuel is refuelled; this is full.
    .short = Fuel is full
not-cursed = Only a cursed player is cured.
    .short = Not cursed
cure-elsewhere = The cure is at { $at }.
    .short = No cure here
returned-already = { $seat } has returned already.
    .short = Returned already
stamps-missing = { $seat } still needs { $missing } of the nine stamps.
    .short = Stamps: { $held } of 9
return-at-club = The return is said on a Century Club tile.
    .short = Not at the Club
cursed-cannot-win = { $seat } is cursed and cannot win.
    .short = Cursed: cure first

# Why a marker cannot be moved
no-flyer = Flying needs the Biplane, the Jet Pack or the Zeppelin in hand.
    .short = No item to fly
no-biplane = Nobody selected the Biplane this round, so there is no Sidekick.
    .short = No Biplane, no lift
sidekick-of-others = { $seat } holds the Biplane: the Sidekick is for the others.
    .short = You fly the Biplane
jet-pack-stays = In this easier game nobody moves with the Jet Pack.
    .short = Jet Pack stays put
fuel-not-full = The Jet Pack needs fuel that was full when the round began.
    .short = Fuel was not full
item-used = That item has had its action this round.
    .short = Item used already
moved-already = { $seat } has moved this round ({ $way }): one kind of movement a round.
    .short = Moved already
way-biplane = Biplane
way-jet-pack = Jet Pack
way-zeppelin = Zeppelin
way-sidekick = Sidekick
barrier = A barrier is in the way from { $at } to { $to }.
    .short = Barrier in the way
unreached-biplane = The Biplane goes one or two spaces left, right, up or down, and not to { $to }; now: { $now }.
    .short = Out of reach
unreached-jet-pack = The Jet Pack goes one space diagonally, and not to { $to }; now: { $now }.
    .short = Out of reach
unreached-zeppelin = The Zeppelin flies to another mooring dock, and not to { $to }; now: { $now }.
    .short = Out of reach
unreached-sidekick = The Sidekick goes one space left, right, up or down, and not to { $to }; now: { $now }.
    .short = Out of reach
unreached-swiss = The Swiss combo goes one space left, right, up or down from Schweiz, and not to { $to }; now: { $now }.
    .short = Out of reach
nowhere = nowhere
no-swiss-combo = Only Shadow Schweiz has the Swiss combo.
    .short = Not on this side
no-zeppelin = The Swiss combo is for those whom the Zeppelin brought to Schweiz.
    .short = Needs the Zeppelin
not-by-zeppelin = The Swiss combo is for those whom the Zeppelin brought to Schweiz this round.
    .short = Needs the Zeppelin

# Why a line is no move
nothing = nothing
too-many-words = After “{ $line }” comes nothing more, not “{ $given }”.
    .short = Too many words
name-a-tile = “{ $verb }” names one location, not “{ $given }”: { $tiles }.
    .short = Name a location
no-use = { $seat } can do nothing with { $item } now.
    .short = No use for it now
no-item = no item
another-item = { $seat } holds { $held }, not { $item }.
    .short = Another item in hand
confirm-alone = “confirm” stands alone, without “{ $given }”.
    .short = Just confirm
whose-move = “{ $verb }” names a seat ({ $seats }), not “{ $given }”.
    .short = Whose move?
race-is-over = The race is over; nothing can be moved.
    .short = The race is over
not-in-this-step = “{ $line }” is no move of this step; awaited: { $verbs }.
    .short = Not in this step
nothing-to-confirm = There is nothing to confirm before the items are selected and used.
    .short = Nothing to confirm
not-all-done = The round ends when all are done; not done yet: { $seats }.
    .short = Not all are done
done-this-round = { $seat } is done for this round.
    .short = Done this round
another-acts = In clockwise order it is { $seat } who acts now.
    .short = Not your turn
placed-already = { $seat } has placed the marker already.
    .short = Placed already
start-at-club = Markers start on a Century Club tile: { $tiles }.
    .short = Start at the Club
another-selects = { $seat } selects now, not { $other }.
    .short = Not your turn
item-not-there = “{ $given }” cannot be selected; there are: { $items }.
    .short = Item not there

# Why there is no such table
options-do-not-fit = The options do not fit this game: { $why }.
    .short = Options do not fit
club-needs-brasil = The Century Club lies on its Shadow side only with Shadow Brasil, where the cure is then (rule 1.4): name brasil too.
    .short = Needs Shadow Brasil
layout-missing = A layout names each of the nine adventure tiles once, row by row (rule 1.2); missing: { $tiles }.
    .short = Layout: nine tiles
layout-twice = A layout names each of the nine adventure tiles once, row by row (rule 1.2); more than once: { $tiles }.
    .short = Layout: nine tiles
no-such-tile = The set tells barriers of “{ $given }”, which is no tile; the tiles are: { $tiles }.
    .short = No such tile

# Why the table cannot stand like that
one-passport-a-seat = There is one passport a seat and one side a tile.
    .short = Does not fit
nine-tiles = The grid holds each of the nine adventure tiles once.
    .short = Layout: nine tiles
item-held-twice = There is one { $item }, { $hands } players would hold it.
    .short = Item held twice
no-such-seat = Seat “{ $given }” is not in this race; there are: { $seats }.
    .short = No such seat
rounds-from-1 = The rounds count from 1, not { $given }.
    .short = Rounds from 1
fault-of = { $seat }: { $fault }
    .short = { $fault }
stamps-twice = each place takes one stamp, { $stamps } would lie on { $places }.
    .short = One stamp each
prisoner-twice = one prisoner token a player; 1 carried and 1 as the Atlantis stamp make 2.
    .short = One prisoner each
prisoner-off-track = a prisoner is 1 to { $most } spaces from caught, not { $given }.
    .short = Not on the track
clues-below-zero = nobody has { $given } clues; 0 or more.
    .short = Clues: 0 or more
cannot-have-returned = who has returned has nine stamps, no curse, and stands on the Century Club.
    .short = Not returned
not-in-easier-game = with { $option } there is nothing of that kind.
    .short = Not in easier game
no-actions-yet = Before the actions nobody has acted, moved, returned or is done.
    .short = No actions yet
who-is-first = Somebody holds the first player token.
    .short = Who is first?
marker-nowhere = Every marker stands on a tile.
    .short = Marker is nowhere
select-items-first = Items are selected before anybody acts; nobody has one.
    .short = Select items first
actions-are-over = The actions of this round are over; undo reopens them.
    .short = Actions are over
place-markers-first = Items are selected after all markers are placed.
    .short = Place markers first

# Seats
stamps = Stamps
stamps-of = { $held } of { $of }
clues-of = Clues
clues = { $count ->
    [one] 1 clue
   *[other] { $count } clues
}
at = At
not-said = not said
item = Item
none = none
fuel = Fuel
fuel-full = full
fuel-empty = empty
prisoner = Prisoner
from-caught = { $count } from caught
curse = Curse
cure-at = cure: { $tile }
mission = Mission
token = Token
first-player = first player
this-round = Round
has-returned = has returned
returned-short = returned
is-done = done
time-to-return = It is time to say “I have returned!”

# The board, the items, the danger track, the passports
world = The world
left-there = { $count } left
badge-dock = dock
badge-cure = cure
badge-escort = escort
badge-refuel = refuel
badge-research = research
badge-swiss = swiss
marker-cursed = { $seat }, cursed
items = Items
held-by = Held by
item-taken = taken
item-free = free
danger-track = Danger track, to caught
passports = Passports
stamp = Stamp
left = Left
is-turned = cursed

# Countdowns
prisoner-of = Prisoner of { $seat }
curse-of = Curse of { $seat }
no-way-to-middle = No way to the Middle
    .short = No way to Middle
no-way-to-cure = No way to the cure
in-time = In time: { $rounds ->
    [0] now
    [one] 1 round
   *[other] { $rounds } rounds
}
too-late = Too late: { $rounds ->
    [0] now
    [one] 1 round
   *[other] { $rounds } rounds
}
cure-in = Cure: { $rounds ->
    [0] now
    [one] 1 round
   *[other] { $rounds } rounds
}

# Pages of the glass: a bar has 16 signs, a note 18
bar-nobody = NO PRISONER
nobody-in-danger = nobody in danger
bar-prisoner = PRISONER { $seat }
bar-curse = CURSE { $seat }
to-caught = to caught
bar-danger = DANGER
bar-move = MOVE PRISONERS
bar-danger-and-cure = DANGER, c: CURE
alone-prisoner = { $count } left
alone-curse = cure { $count }
half-prisoner = { $seat } { $count }
half-curse = { $seat } c{ $count }
bar-items = ITEMS
bar-first = FIRST PLAYER
place-a-marker = place a marker
bar-token = TOKEN GOES TO
bar-grid = LAY THE GRID
bar-grid-shadow = GRID: * = SHADOW
grid-row = { $left }{ $middle }{ $right }
grid-cell = { $tile }{ $mark }

# What moves, cells and cards are called where they have no label
word-item = item
word-where = where
word-to = to
kind-club = club
kind-item = item
kind-space = space
kind-shadow = shadow
kind-century = century
