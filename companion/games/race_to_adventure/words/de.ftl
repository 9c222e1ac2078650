# Was Race to Adventure! sagt.
title = Race to Adventure!
variant-standard = Das Spiel der Spielregel

# Optionen
setting-layout = Raster, Zeile für Zeile
setting-shadow = Schattenseiten
setting-easier = Leichteres Spiel
setting-positions = Standorte der Spielsteine
setting-actions = Reihenfolge der Aktionen

# Gegenstände: für sich, mit Artikel im Akkusativ, in der Zeile eines Platzes und in einer Zeile der Anzeige
item-biplane = Doppeldecker
item-jet-pack = Raketenrucksack
item-zeppelin = Zeppelin
item-magnifying-glass = Lupe
item-map = Karte
item-lightning-gun = Blitzgewehr
the-biplane = den Doppeldecker
the-jet-pack = den Raketenrucksack
the-zeppelin = den Zeppelin
the-magnifying-glass = die Lupe
the-map = die Karte
the-lightning-gun = das Blitzgewehr
brief-biplane = Doppeldecker
brief-jet-pack = Rakete
brief-zeppelin = Zeppelin
brief-magnifying-glass = Lupe
brief-map = Karte
brief-lightning-gun = Blitzgewehr
row-biplane = Doppeldecker
row-jet-pack = Rakete
row-zeppelin = Zeppelin
row-magnifying-glass = Lupe
row-map = Karte
row-lightning-gun = Blitzgewehr

# Plättchen: für sich, wo etwas ist, wohin es geht, was etwas verlangt, in der Zeile eines Platzes, im Raster
tile-century-upper = Club oben
tile-century-middle = Club Mitte
tile-century-lower = Club unten
tile-antarctica = Antarktis
tile-atlantis = Atlantis
tile-brasil = Brasilien
tile-egypt = Ägypten
tile-great-britain = Großbritannien
tile-mexico = Mexiko
tile-nepal = Nepal
tile-schweiz = Schweiz
tile-united-states = Vereinigte Staaten
at-century-upper = auf dem oberen Century-Club-Plättchen
at-century-middle = auf dem mittleren Century-Club-Plättchen
at-century-lower = auf dem unteren Century-Club-Plättchen
at-antarctica = in der Antarktis
at-atlantis = in Atlantis
at-brasil = in Brasilien
at-egypt = in Ägypten
at-great-britain = in Großbritannien
at-mexico = in Mexiko
at-nepal = in Nepal
at-schweiz = in der Schweiz
at-united-states = in den Vereinigten Staaten
to-century-upper = zum oberen Century-Club-Plättchen
to-century-middle = zum mittleren Century-Club-Plättchen
to-century-lower = zum unteren Century-Club-Plättchen
to-antarctica = in die Antarktis
to-atlantis = nach Atlantis
to-brasil = nach Brasilien
to-egypt = nach Ägypten
to-great-britain = nach Großbritannien
to-mexico = nach Mexiko
to-nepal = nach Nepal
to-schweiz = in die Schweiz
to-united-states = in die Vereinigten Staaten
here-antarctica = Die Mission in der Antarktis
here-atlantis = Die Mission von Atlantis
here-brasil = Die Mission in Brasilien
here-egypt = Die Mission in Ägypten
here-great-britain = Die Mission in Großbritannien
here-mexico = Die Mission in Mexiko
here-nepal = Die Mission in Nepal
here-schweiz = Die Mission in der Schweiz
here-united-states = Die Mission in den Vereinigten Staaten
brief-century-upper = Club oben
brief-century-middle = Club Mitte
brief-century-lower = Club unten
brief-antarctica = Antarktis
brief-atlantis = Atlantis
brief-brasil = Brasilien
brief-egypt = Ägypten
brief-great-britain = Großbrit.
brief-mexico = Mexiko
brief-nepal = Nepal
brief-schweiz = Schweiz
brief-united-states = USA
grid-antarctica = Ant
grid-atlantis = Atl
grid-brasil = Bra
grid-egypt = Ägy
grid-great-britain = GBr
grid-mexico = Mex
grid-nepal = Nep
grid-schweiz = Sch
grid-united-states = USA
tile-on-shadow-side = { $tile } (Schatten)

# Phasen und was in ihnen ansteht
phase-start = Spielsteine setzen
phase-select = Gegenstand wählen
phase-actions = Aktionen
phase-danger = Gefahrenphase
phase-tidy = Zurücklegen
phase-over = Rennen vorbei
hint-start = Alle setzen ihren Spielstein auf ein Century-Club-Plättchen; es fehlen noch: { $seats }.
hint-select = { $seats } wählt einen Gegenstand.
hint-actions = { $seats } { $count ->
    [one] darf handeln
   *[other] dürfen handeln, in beliebiger Reihenfolge
}.
hint-danger = Jeden Gefangenen ein Feld auf „Gefasst“ zu rücken, dann bestätigen.
hint-tidy = Die Gegenstände zurücklegen und den Startspielermarker an { $seats } geben, dann bestätigen.

# Züge
place-marker = Spielstein setzen
select-item = Gegenstand wählen
prisoners-moved = Gefangene vorgerückt
items-back = Gegenstände zurück
deed-return = Ich bin zurück!
deed-mission = Mission
deed-cure = Fluch heilen
deed-refuel = Auftanken
deed-research = Nachforschen: 4 Hinweise
deed-clue = Hinweis nehmen
deed-fly = Fliegen
deed-sidekick = Mitflug
deed-swiss = Schweizer Kombination
deed-done = Fertig

# Aufbau
setup-grid = Das Raster Zeile für Zeile auslegen: { $top } / { $middle } / { $bottom }. Links davon liegt der Century Club, { $club }.
setup-row = { $left }  { $middle }  { $right }
club-standard = Standardseite oben
club-shadow = Schattenseite oben
setup-stamps = Auf jedes Abenteuerplättchen { $count } Stempel legen, auf Atlantis stattdessen { $count } Gefangene.
setup-barriers = Der Materialsatz kennt keine Barrieren: Es gelten die, die auf euren Schattenplättchen zu sehen sind.
setup-first = Wer zuerst seinen Spielstein setzt, nimmt den Startspielermarker.

# Was in einer Runde geschah
placed = { $seat } beginnt { $at }.
takes-token = { $seat } nimmt den Startspielermarker.
selected = { $seat } wählt { $item }.
moved-biplane = { $seat } fliegt mit dem Doppeldecker { $to }.
moved-jet-pack = { $seat } fliegt mit dem Raketenrucksack { $to }.
moved-zeppelin = { $seat } fliegt mit dem Zeppelin { $to }.
moved-sidekick = { $seat } zieht im Mitflug { $to }.
moved-swiss = { $seat } zieht mit der Schweizer Kombination { $to }.
clue-taken = { $seat } nimmt einen Hinweis.
researched = { $seat } forscht in der Bibliothek nach und nimmt { $count } Hinweise.
refuelled = { $seat } füllt den Treibstoff auf.
cured = { $seat } ist geheilt: Spielstein zurückdrehen.
accomplished = { $seat } { $gains }.
accomplished-for-clues = { $seat } { $gains } für { $count ->
    [one] 1 Hinweis
   *[other] { $count } Hinweise
}.
takes-stamp = nimmt { $at } den Stempel
takes-prisoner = nimmt { $at } einen Gefangenen mit
takes-freedom = befreit den Gefangenen und nimmt den Stempel von Atlantis
takes-clues = nimmt { $count ->
    [one] 1 Hinweis
   *[other] { $count } Hinweise
}
is-cursed = wird verflucht
cursed = { $seat } ist verflucht: Spielstein umdrehen.
returned = { $seat }: „Ich bin zurück!“
done = { $seat } ist fertig.
nothing-left = { $seat } kann nichts mehr tun.
danger = { $seat }: Gefangener noch { $left ->
    [one] 1 Feld
   *[other] { $left } Felder
} bis „Gefasst“.
caught = { $seat }: Der Gefangene ist gefasst.
round = Runde { $round }: { $seat } wählt zuerst.
won = { $winners } { $shared ->
    [one] hat das Rennen gewonnen, zurück
   *[other] teilen sich den Sieg, alle zurück
} mit { $count ->
    [one] 1 Hinweis
   *[other] { $count } Hinweisen
}.
won-by-clues = { $winners } { $shared ->
    [one] hat das Rennen gewonnen, zurück
   *[other] teilen sich den Sieg, alle zurück
} mit { $count ->
    [one] 1 Hinweis
   *[other] { $count } Hinweisen
}, mehr als { $beaten }.

# Was eine Mission brächte
outlook = { $seat } { $gains }.
outlook-with = { $seat } { $gains } (nutzt { $item }).
outlook-for-clues = { $seat } { $gains } (nutzt { $item }, gibt { $count ->
    [one] 1 Hinweis
   *[other] { $count } Hinweise
} ab).

# Was eine Mission verlangt
either-way = { $first } oder { $then }
way-with-clues = { $item } und { $more }
more-clues = { $count ->
    [1] noch einen Hinweis
    [2] noch zwei Hinweise
    [3] noch drei Hinweise
    [4] noch vier Hinweise
    [5] noch fünf Hinweise
   *[other] noch { $count } Hinweise
}
    .short = { $count ->
        [1] Noch ein Hinweis
        [2] Noch zwei Hinweise
        [3] Noch drei Hinweise
        [4] Noch vier Hinweise
        [5] Noch fünf Hinweise
       *[other] Noch { $count } Hinweise
    }
needs-jet-pack = Mit Raketenrucksack
needs-lightning-gun = Mit dem Blitzgewehr
needs-lightning-gun-or-map = Blitzgewehr / Karte
needs-map = Mit der Karte
needs-zeppelin = Mit dem Zeppelin

# Warum eine Mission nicht erfüllt werden kann; die eigene eines Platzes wird kürzer gesagt
mission-none = Es gibt { $at } keine Mission.
    .short = Keine Mission hier
mission-nobody = { $seat } begleitet keinen Gefangenen.
    .short = Kein Gefangener
mission-stamped = { $seat } hat { $at } den Stempel schon genommen.
    .short = Stempel schon da
mission-escorting = { $seat } begleitet schon einen Gefangenen; mehr als einer geht nicht.
    .short = Gefangener ist dabei
mission-cursed = { $seat } ist verflucht: keine Mission vor der Heilung { $at }.
    .short = Verflucht: heilen
mission-needs = { $here } verlangt { $ways }.
    .short = { $items }
mission-item-used = { $item }: in dieser Runde schon für eine Mission benutzt.
    .short = Schon benutzt
mission-clues = { $here } verlangt { $more } ({ $held } von { $asked }).
    .short = { $more }
mission-fuel = { $here } verlangt Treibstoff, der zu Beginn der Runde voll war.
    .short = War nicht voll
mission-ready = bereit
fact-mission-stamped = Stempel schon da
fact-mission-escorting = Gefangener ist dabei
fact-mission-cursed = verflucht: erst heilen
fact-mission-needs = verlangt { $ways }
fact-mission-item-used = Gegenstand schon benutzt
fact-mission-clues = verlangt { $more }
fact-mission-fuel = Treibstoff war nicht voll

# Warum etwas an Ort und Stelle nicht geht
stays-at-club = { $seat } ist zurück und bleibt im Century Club.
    .short = Bleibt im Club
no-glass = Hinweise zu nehmen verlangt die Lupe.
    .short = Nur mit der Lupe
glass-used = Mit der Lupe wurde in dieser Runde schon eine Aktion gemacht.
    .short = Schon benutzt
action-used = { $seat } hat { $at } die Aktion dieser Runde schon genutzt.
    .short = Aktion schon genutzt
not-the-library = Nachgeforscht wird in den Vereinigten Staaten.
    .short = Keine Bibliothek
library-stamp-first = Auf der Schattenseite wird erst nach dem Stempel der Vereinigten Staaten nachgeforscht.
    .short = Erst den Stempel
refuel-at-club = Aufgetankt wird im Century Club.
    .short = Nur im Century Club
fuel-is-full = Nur leerer Treibstoff wird aufgefüllt; dieser ist voll.
    .short = Treibstoff ist voll
not-cursed = Geheilt wird nur, wer verflucht ist.
    .short = Nicht verflucht
cure-elsewhere = Geheilt wird { $at }.
    .short = Keine Heilung hier
returned-already = { $seat } ist schon zurück.
    .short = Schon zurück
stamps-missing = { $seat } fehlen noch { $missing } der neun Stempel.
    .short = Stempel: { $held } von 9
return-at-club = „Ich bin zurück!“ heißt es nur auf einem Century-Club-Plättchen.
    .short = Nicht im Club
cursed-cannot-win = { $seat } ist verflucht und kann nicht gewinnen.
    .short = Verflucht: heilen

# Warum sich ein Spielstein nicht bewegt
no-flyer = Zum Fliegen muss der Doppeldecker, der Raketenrucksack oder der Zeppelin in der Hand sein.
    .short = Nichts zum Fliegen
no-biplane = Niemand hat in dieser Runde den Doppeldecker gewählt, also gibt es keinen Mitflug.
    .short = Kein Doppeldecker
sidekick-of-others = { $seat } hat den Doppeldecker: Der Mitflug ist für die anderen.
    .short = Nur für die anderen
jet-pack-stays = In diesem leichteren Spiel bewegt sich niemand mit dem Raketenrucksack.
    .short = Fliegt hier nicht
fuel-not-full = Der Raketenrucksack verlangt Treibstoff, der zu Beginn der Runde voll war.
    .short = War nicht voll
item-used = Mit diesem Gegenstand wurde in dieser Runde schon eine Aktion gemacht.
    .short = Schon benutzt
moved-already = { $seat } hat sich in dieser Runde schon bewegt ({ $way }): je Runde nur eine Art der Bewegung.
    .short = Schon bewegt
way-biplane = Doppeldecker
way-jet-pack = Raketenrucksack
way-zeppelin = Zeppelin
way-sidekick = Mitflug
barrier = Eine Barriere versperrt { $at } den Weg { $to }.
    .short = Barriere im Weg
unreached-biplane = Der Doppeldecker zieht ein oder zwei Felder nach links, rechts, oben oder unten, nicht { $to }; jetzt: { $now }.
    .short = Außer Reichweite
unreached-jet-pack = Der Raketenrucksack zieht ein Feld schräg, nicht { $to }; jetzt: { $now }.
    .short = Außer Reichweite
unreached-zeppelin = Der Zeppelin fliegt zu einem anderen Ankermast, nicht { $to }; jetzt: { $now }.
    .short = Außer Reichweite
unreached-sidekick = Der Mitflug zieht ein Feld nach links, rechts, oben oder unten, nicht { $to }; jetzt: { $now }.
    .short = Außer Reichweite
unreached-swiss = Die Schweizer Kombination zieht von der Schweiz ein Feld nach links, rechts, oben oder unten, nicht { $to }; jetzt: { $now }.
    .short = Außer Reichweite
nowhere = nirgendwohin
no-swiss-combo = Die Schweizer Kombination gibt es nur auf der Schattenseite der Schweiz.
    .short = Nicht diese Seite
no-zeppelin = Die Schweizer Kombination ist für die, die mit dem Zeppelin in die Schweiz gekommen sind.
    .short = Nur mit dem Zeppelin
not-by-zeppelin = Die Schweizer Kombination ist für die, die in dieser Runde mit dem Zeppelin in die Schweiz gekommen sind.
    .short = Nur mit dem Zeppelin

# Warum eine Eingabe kein Zug ist
nothing = nichts
too-many-words = Nach „{ $line }“ folgt nichts mehr, nicht „{ $given }“.
    .short = Zu viele Wörter
name-a-tile = Zu „{ $verb }“ gehört ein Ort, nicht „{ $given }“: { $tiles }.
    .short = Welcher Ort?
no-use = { $seat } kann { $item } jetzt nicht nutzen.
    .short = Jetzt ohne Nutzen
no-item = keinen Gegenstand
another-item = { $seat } hat { $held }, nicht { $item }.
    .short = Anderer Gegenstand
confirm-alone = „confirm“ steht allein, ohne „{ $given }“.
    .short = Nur bestätigen
whose-move = Zu „{ $verb }“ gehört ein Platz ({ $seats }), nicht „{ $given }“.
    .short = Wessen Zug?
race-is-over = Das Rennen ist vorbei; es ist kein Zug mehr möglich.
    .short = Rennen ist vorbei
not-in-this-step = „{ $line }“ ist kein Zug dieser Phase; möglich: { $verbs }.
    .short = Nicht in dieser Phase
nothing-to-confirm = Bevor die Gegenstände gewählt und genutzt sind, gibt es nichts zu bestätigen.
    .short = Nichts zu bestätigen
not-all-done = Die Runde endet, wenn alle fertig sind; noch nicht fertig: { $seats }.
    .short = Nicht alle fertig
done-this-round = { $seat } ist für diese Runde fertig.
    .short = Diese Runde fertig
another-acts = Reihum ist jetzt { $seat } am Zug.
    .short = Nicht am Zug
placed-already = { $seat } hat den Spielstein schon gesetzt.
    .short = Schon gesetzt
start-at-club = Spielsteine beginnen auf einem Century-Club-Plättchen: { $tiles }.
    .short = Beginn im Club
another-selects = Jetzt wählt { $seat }, nicht { $other }.
    .short = Nicht am Zug
item-not-there = „{ $given }“ steht nicht zur Wahl; es gibt: { $items }.
    .short = Nicht zur Wahl

# Warum es einen solchen Tisch nicht gibt
options-do-not-fit = Die Optionen passen nicht zu diesem Spiel: { $why }.
    .short = Optionen passen nicht
club-needs-brasil = Der Century Club liegt nur mit Schatten-Brasilien auf der Schattenseite, denn dort wird dann geheilt (Regel 1.4): auch brasil nennen.
    .short = Nur mit Brasilien
layout-missing = Ein Raster nennt jedes der neun Abenteuerplättchen einmal, Zeile für Zeile (Regel 1.2); es fehlen: { $tiles }.
    .short = Neun Plättchen
layout-twice = Ein Raster nennt jedes der neun Abenteuerplättchen einmal, Zeile für Zeile (Regel 1.2); mehr als einmal: { $tiles }.
    .short = Neun Plättchen
no-such-tile = Der Materialsatz nennt Barrieren von „{ $given }“, und das ist kein Plättchen; es gibt: { $tiles }.
    .short = Kein Plättchen

# Warum der Tisch so nicht stehen kann
one-passport-a-seat = Zu jedem Platz gehört ein Reisepass, zu jedem Plättchen eine Seite.
    .short = Passt nicht
nine-tiles = Im Raster liegt jedes der neun Abenteuerplättchen einmal.
    .short = Neun Plättchen
item-held-twice = { $item }: nur einmal vorhanden, doch { $hands } Spieler hätten den Gegenstand.
    .short = Doppelt vergeben
no-such-seat = Den Platz „{ $given }“ gibt es in diesem Rennen nicht; es gibt: { $seats }.
    .short = Kein solcher Platz
rounds-from-1 = Die Runden zählen ab 1, nicht { $given }.
    .short = Runden ab 1
fault-of = { $seat }: { $fault }
    .short = { $fault }
stamps-twice = Jeder Ort gibt einen Stempel, hier kämen { $stamps } von { $places }.
    .short = Je Ort ein Stempel
prisoner-twice = Jeder hat einen Gefangenenmarker; 1 begleitet und 1 als Stempel von Atlantis wären 2.
    .short = Je ein Gefangener
prisoner-off-track = Ein Gefangener ist 1 bis { $most } Felder von „Gefasst“ entfernt, nicht { $given }.
    .short = Nicht auf der Leiste
clues-below-zero = Niemand hat { $given } Hinweise; 0 oder mehr.
    .short = Hinweise: ab 0
cannot-have-returned = Wer zurück ist, hat neun Stempel, keinen Fluch und steht auf dem Century Club.
    .short = Nicht zurück
not-in-easier-game = Mit { $option } gibt es nichts dergleichen.
    .short = Hier nicht im Spiel
no-actions-yet = Vor den Aktionen hat niemand gehandelt oder sich bewegt, und niemand ist zurück oder fertig.
    .short = Noch keine Aktionen
who-is-first = Jemand hat den Startspielermarker.
    .short = Wer beginnt?
marker-nowhere = Jeder Spielstein steht auf einem Plättchen.
    .short = Wo steht er?
select-items-first = Gegenstände werden gewählt, bevor jemand handelt; niemand hat einen.
    .short = Erst wählen
actions-are-over = Die Aktionen dieser Runde sind vorbei; Zurücknehmen öffnet sie wieder.
    .short = Aktionen vorbei
place-markers-first = Gegenstände werden gewählt, wenn alle Spielsteine gesetzt sind.
    .short = Erst setzen

# Plätze
stamps = Stempel
stamps-of = { $held } von { $of }
clues-of = Hinweise
clues = { $count ->
    [one] 1 Hinweis
   *[other] { $count } Hinweise
}
at = Ort
not-said = nicht gesagt
item = Gegenstand
none = keiner
fuel = Treibstoff
fuel-full = voll
fuel-empty = leer
prisoner = Gefangener
from-caught = { $count } bis „Gefasst“
curse = Fluch
cure-at = Heilung: { $tile }
mission = Mission
token = Marker
first-player = Startspieler
this-round = Runde
has-returned = ist zurück
returned-short = zurück
is-done = fertig
time-to-return = Es ist Zeit für „Ich bin zurück!“

# Plan, Gegenstände, Gefahrenleiste, Reisepässe
world = Die Welt
left-there = noch { $count }
badge-dock = Ankermast
badge-cure = Heilung
badge-escort = Befreiung
badge-refuel = auftanken
badge-research = forschen
badge-swiss = Kombi
marker-cursed = { $seat }, verflucht
items = Gegenstände
held-by = Bei
item-taken = vergeben
item-free = frei
danger-track = Gefahrenleiste bis „Gefasst“
passports = Reisepässe
stamp = Stempel
left = Übrig
is-turned = verflucht

# Was gezählt wird
prisoner-of = Gefangener von { $seat }
curse-of = Fluch von { $seat }
no-way-to-middle = Kein Weg zur Mitte
no-way-to-cure = Kein Weg zur Heilung
    .short = Keine Heilung
in-time = Rechtzeitig: { $rounds ->
    [0] jetzt
    [one] 1 Runde
   *[other] { $rounds } Runden
}
    .short = Reicht: { $rounds ->
        [0] jetzt
        [one] 1 Runde
       *[other] { $rounds } Runden
    }
too-late = Zu spät: { $rounds ->
    [0] jetzt
    [one] 1 Runde
   *[other] { $rounds } Runden
}
cure-in = Heilung: { $rounds ->
    [0] jetzt
    [one] 1 Runde
   *[other] { $rounds } Runden
}

# Seiten der Anzeige: oben 16 Zeichen, unten 18
bar-nobody = KEIN GEFANGENER
nobody-in-danger = niemand in Gefahr
bar-prisoner = GEFANG. { $seat }
bar-curse = FLUCH { $seat }
to-caught = bis „Gefasst“
bar-danger = GEFAHR
bar-move = GEFANGENE RÜCKEN
bar-danger-and-cure = GEFAHR, f: FLUCH
alone-prisoner = noch { $count }
alone-curse = Fluch { $count }
half-prisoner = { $seat } { $count }
half-curse = { $seat } f{ $count }
bar-items = GEGENSTÄNDE
bar-first = STARTSPIELER
place-a-marker = Spielstein setzen
bar-token = MARKER GEHT AN
bar-grid = RASTER LEGEN
bar-grid-shadow = * = SCHATTEN
grid-row = { $left }{ $middle }{ $right }
grid-cell = { $tile }{ $mark }

# Wie Züge, Felder und Karten heißen, wo sie keine Aufschrift haben
word-item = Gegenstand
word-where = Wo
word-to = Wohin
kind-club = Club
kind-item = Gegenstand
kind-space = Feld
kind-shadow = Schatten
kind-century = Century Club
