# Was Race Through Space sagt.
title = Race Through Space
variant-standard = Wie in der Spielregel

# Der Wurf
roll-the-die = Würfeln
rolled = { $seat } würfelt { $face }.
rolled-arrows = { $seat } würfelt Pfeile.
arrows-idle = { $seat } kann mit keinem der Pfeile etwas anfangen; der Zug verfällt.
say-the-die = Hier zählt der Würfel am Tisch: Gib an, was er zeigt.
    .short = Würfel eingeben
no-such-face = Der Würfel hat kein „{ $face }“, er hat: { $faces }.
    .short = Würfelseite fehlt
box-rolls = Hier würfelt die Box: Lass die Würfelseite weg.
    .short = Die Box würfelt

# Eine Zahl und die Sternschnuppe
move-a-ship = Ein Schiff ziehen
ship = Schiff { $ship }
ship-on-card = Schiff { $ship } auf Karte { $card }
moved = Schiff { $ship } von { $seat } zieht auf Karte { $card }{ $special }.
landed = Schiff { $ship } von { $seat } landet auf dem Mond und bringt { $points }.
not-in-space = Schiff { $ship } ist nicht im All; ziehen kann: { $ships }.
    .short = Schiff nicht im All
shooting-star = Sternschnuppe
fly-on = { $cards } weiterfliegen
stay = Stehen bleiben
stayed = { $seat } bleibt auf der Sternschnuppe stehen.
go-or-stay = „{ $flight }“ ist weder go noch stay.
    .short = Weiter oder bleiben

# Pfeile
catch-up = Aufschließen
caught-up = Schiff { $ship } von { $seat } schließt auf und steht auf Karte { $card }{ $special }.
no-ship-ahead = Vor Schiff { $ship } ist kein eigenes Schiff im All; aufschließen kann: { $ships }.
    .short = Kein Schiff davor
nobody-catches-up = Vor Schiff { $ship } ist kein eigenes Schiff im All; schick stattdessen ein gegnerisches Schiff zurück.
    .short = Kein Schiff davor
send-back = Zurück: { $seat }
sent-back = { $seat } schickt Schiff { $ship } von { $victim } zurück auf Karte { $card }{ $special }.
cannot-send-back = Schiff { $ship } von { $victim } lässt sich nicht zurückschicken; möglich ist: { $ships }.
    .short = Geht nicht zurück
nobody-to-send-back = Schiff { $ship } von { $victim } lässt sich nicht zurückschicken, auch kein anderes; schließ stattdessen auf.
    .short = Geht nicht zurück
fleet-ships = { $seat } { $ships }

# Das Schwarze Loch
hole-strikes = Das Schwarze Loch schlägt zu
    .short = Loch schlägt zu
hole-took = Das Schwarze Loch nimmt die unterste Karte{ $special }; { $ships ->
    [0] kein Schiff geht
    [one] 1 Schiff geht
   *[other] { $ships } Schiffe gehen
} verloren.

# Das Ende
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}
won = { $winners } gewinnt mit { $points }.
won-together = { $winners } gewinnen gemeinsam mit je { $points }.

# Was kein Zug ist
game-over = Die Partie ist zu Ende; beginne eine neue oder nimm den letzten Zug zurück.
    .short = Spielende
not-now = „{ $verb }“ ist jetzt nicht möglich; jetzt: { $awaited }.
no-move = „{ $line }“ ist kein Zug dieses Spiels; jetzt: { $awaited }.
awaited = { $verbs }
awaited-by = { $verbs } von { $seat }
not-your-turn = { $seat } ist am Zug.
    .short = Nicht am Zug
wrong-size = „{ $line }“ hat { $words ->
    [one] 1 Wort
   *[other] { $words } Wörter
}, „{ $verb }“ verlangt { $size }.

# Korrekturen und Materialsätze
same-card = Asteroidengürtel und Sternschnuppe können nicht beide Karte { $card } sein; gib ihnen verschiedene Karten.
    .short = Material passt nicht
column-of-ten = In der Reihe liegt jede der zehn Karten einmal, von unten nach oben.
    .short = Reihe hat 10 Karten
moon-place-taken = Der Mond hat { $places ->
    [one] 1 Platz
   *[other] { $places } Plätze
} mit { $points }, dort { $ships ->
    [one] stünde 1 Schiff
   *[other] stünden { $ships } Schiffe
}.
    .short = Mondplatz besetzt
three-ships = Jeder Platz hat die Schiffe s1, s2 und s3.
    .short = Passt nicht
no-ship-in-space = { $seat } hat kein Schiff im All; am Zug sein kann: { $seats }.
    .short = Kein Schiff im All
no-ship-on-star = Kein Schiff ist gerade auf der Sternschnuppe angekommen.
    .short = Keins auf Schnuppe
roll-first = Diese Phase braucht einen Wurf: { $faces }.
    .short = Erst würfeln

# Karten
special-space = { "" }
special-asteroid-belt = , den Asteroidengürtel
special-shooting-star = , die Sternschnuppe
card-space = All { $number }
card-asteroid-belt = Asteroidengürtel
card-shooting-star = Sternschnuppe
takes-space = Das Schwarze Loch nimmt All { $number }
takes-asteroid-belt = Das Schwarze Loch nimmt den Asteroidengürtel
takes-shooting-star = Das Schwarze Loch nimmt die Sternschnuppe
glass-space = All { $number }
glass-asteroid-belt = Asteroidengürtel
glass-shooting-star = Sternschnuppe
next-to-go = als Nächste weg

# Was zu sehen ist
phase-roll = Würfeln
phase-advance = Schiff ziehen
phase-star = Sternschnuppe
phase-arrows = Pfeile
phase-black-hole = Schwarzes Loch
phase-over = Spielende
hint-roll = { $seat } würfelt.
hint-advance = { $seat } zieht ein Schiff um { $roll }.
hint-star = { $seat } darf drei Karten weiterfliegen.
hint-arrows = Aufschließen oder ein Schiff zurückschicken.
hint-black-hole = Die unterste Karte kommt unter den Mond.
hint-over = Gewonnen: { $winners }.
in-space = { $ships } im All
fact-points = Punkte
fact-in-space = Im All
fact-on-moon = Auf dem Mond
fact-lost = Verloren
way-to-moon = Der Weg zum Mond
moon = Mond
ship-of = Schiff { $ship } von { $seat }
moon-places = Plätze auf dem Mond
ship-owner = Schiff von
none = keine
free = frei
standing = { $fleets }
    .short = { $ships } Schiffe darauf
stands = { $seat } { $ships }
nobody-on-it = niemand darauf
glass-no-hole = KEIN SCHW. LOCH
glass-game-over = Spielende
glass-hole = SCHWARZES LOCH
glass-move-card = KARTE UMLEGEN
glass-turns-left = { $turns ->
    [one] Zug noch
   *[other] Züge noch
}
glass-nobody = niemand
glass-there = da

# Wie Züge, Felder und Karten heißen, wo sie keine Aufschrift haben
word-face = Seite
word-flight = Flug
word-opponent = Gegner
word-ship = Schiff
word-arrows = Pfeile
kind-belt = Gürtel
kind-moon = Mond
kind-space = All
kind-star = Stern
