# Was der Tisch sagt, welches Spiel es auch ist.

# Menüs
table-box-rolls = Box würfelt
table-of-seat = { $seat }: { $does }
table-seat = { $seat }
table-that-is-all = Das ist alles
table-with = { $does }: { $word }

# Tasten und Tags
table-no-roll-now = Jetzt wird nicht gewürfelt.
    .short = Jetzt nicht
table-not-now = Danach ist jetzt nicht gefragt.
    .short = Jetzt nicht
table-nothing-to-do = { $seat } hat jetzt nichts zu tun.
    .short = Jetzt nichts zu tun

# The end of a game
table-game-ended = Spiel beendet
table-not-now-short = Jetzt nicht

# The log
table-rolled-by-box = { CLAUSE($told) } (Box).
table-rolled-by-table = { CLAUSE($told) } (eigener Würfel).
