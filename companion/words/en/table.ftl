# What the table says, whatever the game.

# Menus
table-box-rolls = Box rolls
table-of-seat = { $seat }: { $does }
table-seat = { $seat }
table-that-is-all = That's all
table-with = { $does }: { $word }

# Presses and tags
table-no-roll-now = Nothing is to be rolled now.
    .short = Not now
table-not-now = That is not asked for now.
    .short = Not now
table-nothing-to-do = { $seat } has nothing to do now.
    .short = Nothing to do now

# The end of a game
table-game-ended = Game ended
table-not-now-short = Not now

# The log
table-rolled-by-box = { CLAUSE($told) } (box).
table-rolled-by-table = { CLAUSE($told) } (own dice).
