# Reise zum Mittelpunkt der Erde. Was in „ “ steht, ist ein Wort eines Zuges und wird wiederholt, wie es kam.

title = Reise zum Mittelpunkt der Erde
variant-standard = Das Spiel der Spielregel
lamp-keeps = Mit der Lampe behalten

# Wörter der Schachtel, in Menüs
label-lidenbrock = Lidenbrock
label-axel = Axel
label-hans = Hans
label-raft = Floß
label-blue = Blau
label-yellow = Gelb
label-red = Rot
label-explorer = Forscher
label-equipment = Ausrüstung
label-rope = Seil
label-pickaxe = Spitzhacke
label-compass = Kompass
label-hardtack = Zwieback
label-lamp = Lampe
label-snail = Schnecke
label-bone = Knochen
label-shell = Muschel
label-gold = Gold
label-quartz = Quarz
label-skeleton-1 = Skelettteil 1
label-skeleton-2 = Skelettteil 2
label-skeleton-3 = Skelettteil 3
label-skull-1-left = Schädel 1 links
label-skull-1-right = Schädel 1 rechts
label-skull-2-left = Schädel 2 links
label-skull-2-right = Schädel 2 rechts
label-skull-3-left = Schädel 3 links
label-skull-3-right = Schädel 3 rechts
label-skull-4-left = Schädel 4 links
label-skull-4-right = Schädel 4 rechts
label-skull-5-left = Schädel 5 links
label-skull-5-right = Schädel 5 rechts
label-skull-6-left = Schädel 6 links
label-skull-6-right = Schädel 6 rechts
label-plain = Frei
label-rocks2 = 2 Felsen
label-rocks3 = 3 Felsen
label-chasm = Schlucht
label-whirlpool = Strudel
label-stream = Bach
label-event = Ereignis
label-find1 = Fund 1
label-find2 = Fund 2
label-find3 = Fund 3
label-finish = Ziel
label-fossil = Fossilienfund
label-sighting = Sichtung
label-ball-lightning = Kugelblitz
label-2same = Zwei einer Farbe
label-2any = Zwei beliebige

# Dieselben im Satz
word-blue = blau
word-yellow = gelb
word-red = rot
word-rope = Seil
word-pickaxe = Spitzhacke
    .short = Hacke
word-compass = Kompass
word-hardtack = Zwieback
word-lamp = Lampe
word-star = Stern
word-snail = Schnecke
word-bone = Knochen
word-shell = Muschel
word-gold = Gold
word-quartz = Quarz
word-skeleton-1 = Skelettteil 1
word-skeleton-2 = Skelettteil 2
word-skeleton-3 = Skelettteil 3
word-skull-1-left = Schädel 1 (links)
word-skull-1-right = Schädel 1 (rechts)
word-skull-2-left = Schädel 2 (links)
word-skull-2-right = Schädel 2 (rechts)
word-skull-3-left = Schädel 3 (links)
word-skull-3-right = Schädel 3 (rechts)
word-skull-4-left = Schädel 4 (links)
word-skull-4-right = Schädel 4 (rechts)
word-skull-5-left = Schädel 5 (links)
word-skull-5-right = Schädel 5 (rechts)
word-skull-6-left = Schädel 6 (links)
word-skull-6-right = Schädel 6 (rechts)
word-chasm = Schlucht
word-whirlpool = Strudel
word-stream = Bach
word-event = Ereignis
word-finish = Ziel
word-2same = zwei Karten einer Farbe
word-2any = zwei beliebige Karten

# Mit Artikel, als was gespielt oder abgelegt wird
a-explorer = eine Forscherkarte
a-rope = ein Seil
a-pickaxe = eine Spitzhacke
a-compass = einen Kompass
a-hardtack = einen Zwieback
a-lamp = eine Lampe

# Figuren: was sich bewegt, am Satzanfang, und was bewegt wird
who-lidenbrock = Lidenbrock
who-axel = Axel
who-hans = Hans
who-raft = Das Floß
figure-lidenbrock = Lidenbrock
figure-axel = Axel
figure-hans = Hans
figure-raft = das Floß

card-explorer = Forscherkarte
card-blue = Blaue Karte
card-yellow = Gelbe Karte
card-red = Rote Karte
bonus-mushroom-forest = den Pilzwald
bonus-ruined-city = die Ruinenstadt
sign-rope = Se
sign-pickaxe = Sp
sign-compass = Ko
sign-hardtack = Zw
sign-lamp = La
sign-star = ★
signs-2 = { $sign1 }+{ $sign2 }
signs-3 = { $sign1 }+{ $sign2 }+{ $sign3 }
nothing = nichts
told = { $parts }
so-many = { $count } × { $kind }
any = { $count } beliebige
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
stones = { $stones ->
    [one] { $stones } Stein
   *[other] { $stones } Steine
}
stones-keep = { $stones ->
    [one] { $stones } Stein hält { $kept }
   *[other] { $stones } Steine halten { $kept }
}
stones-keep-of = { $stones ->
    [one] { $stones } Stein versorgt { $kept } von { $fossils }
   *[other] { $stones } Steine versorgen { $kept } von { $fossils }
}
fossils = { $fossils ->
    [one] { $fossils } Fossil
   *[other] { $fossils } Fossilien
}

# Jeder Zug
game-over = Das Spiel ist zu Ende; beginnt ein neues oder nehmt etwas zurück.
    .short = Spiel zu Ende
not-possible = „{ $given }“ ist jetzt nicht möglich; jetzt geht: { $now }.
not-your-turn = Gefragt ist jetzt { $seats }.
    .short = Nicht dran
turn = { $seat } ist am Zug.

# Aufbau und Materialsätze
two-to-four = Zwei bis vier Personen spielen, nicht { $seats }.
    .short = 2 bis 4 Spieler
set-unfit = Der Materialsatz passt nicht zu diesem Spiel: { $fault }.
    .short = Material passt nicht
fault-colours = zwei Forscher haben dieselbe Farbe
fault-skeleton = die { $one }, { $two } und { $three } Punkte eines Skeletts wachsen nicht mit seinen Teilen
fault-skull = ein Paar Schädelhälften ist weniger wert als die Hälften
fault-fossils = es gibt { $all } Fossilienkarten, die Arten ergeben { $cards }
fault-sea-card = „{ $card }“ ist keine Meereskarte; schreibe sie, wie sie aufgedeckt wird, etwa „fossil cost=yellow“
fault-descent = Abstieg: { $fault }
fault-sea = Meer: { $fault }
fault-lava = „{ $word }“ im Lavastrom ist keine Farbe mit einem Verlust von 1 oder 2
map-too-wide = ein Plan ist höchstens { $most } Zeichen breit
map-sign = Zeile { $row } hat das Zeichen „{ $sign }“, das weder das Format noch die Legende kennt
map-elsewhere = Zeile { $row } zeigt etwas, das es in Etappe { $leg } nicht gibt: { $picture }
map-starts = ein Plan hat einen einzigen Start S, dieser hat { $starts }
map-no-way = vom Start S führt kein Weg vorwärts zu einem Ziel F
legend-letter = die Legendenzeile „{ $line }“ beginnt nicht mit einem neuen Großbuchstaben außer S und F
legend-picture = die Legendenzeile „{ $line }“ nennt nichts, was Etappe { $leg } zeigen kann

# Karten ziehen, und die Auslage
draw-card = Karte { $card } von { $of } ziehen
drew-open = { $seat } nimmt { $card } aus der Auslage.
drew-explorer = { $seat } zieht eine Forscherkarte.
drew-equipment = { $seat } zieht eine Ausrüstungskarte.
no-such-source = Zieh von explorer, von equipment oder eine Art aus der Auslage, nicht „{ $given }“.
    .short = Woher denn?
move-has-begun = Eine Bewegung hat begonnen: erst anhalten oder abbrechen.
    .short = Bewegung läuft
not-on-display = { $card } liegt nicht in der Auslage; dort liegt: { $shown }.
    .short = Liegt nicht aus
three-cards = In einem Zug werden { $most } Karten gezogen, nicht { $given }.
    .short = Drei Karten
over-the-limit = Das geht über das Handlimit von { $explorer } Forscher- und { $equipment } Ausrüstungskarten: Zieh bis zur ersten überzähligen Karte, leg eine ab und zieh dann weiter.
    .short = Erst eine ablegen
discard-one = Eine ablegen
discard-one-of = Leg eine ab von { $known }, nicht „{ $given }“.
    .short = Über dem Handlimit
discarded = { $seat } legt { $card } ab.
fill-display = Auslage auffüllen
display-takes = In die Auslage kommt eines von { $known }, nicht „{ $given }“.
    .short = Welche Ausrüstung?
displayed = { $card } kommt in die Auslage.

# Bewegung
move-1 = Forscher bewegen
move-2 = Floß bewegen
cards-drawn = Es sind schon Karten gezogen: In einem Zug wird gezogen oder bewegt, nicht beides.
    .short = Ziehen oder bewegen
no-card-to-move = Eine Bewegung verlangt eine Forscherkarte, diese Hand hat keine; zieh Karten.
    .short = Keine Forscherkarte
already-moving = { $figure } ist schon unterwegs; erst anhalten oder abbrechen.
    .short = Schon unterwegs
cannot-move-that = „{ $given }“ bewegt sich in dieser Etappe nicht; bewege { $known }.
    .short = Bewegt sich nicht
play-card = Karte spielen
play-begins = Beginne eine Bewegung, bevor du Karten dafür spielst.
    .short = Erst beginnen
no-such-card = „{ $given }“ ist keine Karte für eine Bewegung; es gibt { $known }.
    .short = Keine solche Karte
no-gear-left = { $card } lässt sich nicht spielen: Diese Hand hat keine Ausrüstungskarte mehr.
    .short = Keine Ausrüstung mehr
hardtack-alone = Zwieback braucht eine Forscherkarte dazu: Spiel zuerst eine.
    .short = Zwieback allein
five-at-most = Fünf Karten in { $colour } sind gespielt, eine sechste ist nicht erlaubt.
    .short = Höchstens fünf
no-explorer-left = Diese Hand hat keine Forscherkarte mehr.
    .short = Keine Forscherkarte
wrong-colour = { $figure } bewegt sich mit { $known }, nicht mit { $given }.
    .short = Falsche Farbe
stop-here = Hier anhalten
not-yet-forward = Eine Bewegung führt mindestens ein Feld vorwärts, diese noch nicht.
    .short = Noch nicht vorwärts
no-stop-here = Hier bleibt niemand stehen ({ $ground }); zieh weiter oder brich ab.
    .short = Nicht hier: { $ground }
space-is-taken = { $figure } steht auf { $space }; zieh weiter oder brich ab.
    .short = Feld ist besetzt
nothing-to-stop = Es hat keine Bewegung begonnen.
    .short = Nichts anzuhalten
just-stop = Auf „stop“ folgt kein Wort mehr.
    .short = Nur anhalten
moved = { $seat } bewegt { $figure } { $spaces ->
    [one] { $spaces } Feld
   *[other] { $spaces } Felder
} weit.
takes-water = { $seat } nimmt { $stones ->
    [one] { $stones } Wasserstein
   *[other] { $stones } Wassersteine
}.
take-back = Zurücknehmen
nothing-to-cancel = Es hat keine Bewegung begonnen, die sich abbrechen ließe.
    .short = Nichts abzubrechen
who-moves = Eine Bewegung nennt eine Figur: { $figures }.
    .short = Wer bewegt sich?
which-cards = „{ $given }“ ist keine Kartenzahl, jede einmal; es gibt { $known }.
    .short = Welche Karten?

# Schritte
step = Schritt
step-only = Schritt { $arrow }
step-onto = Schritt auf
step-to = { $arrow } { $to }
way-d = Vorwärts
way-l = Links
way-r = Rechts
way-dl = Schräg links
way-dr = Schräg rechts
also-there = Dort ist auch
step-begins = Beginne eine Bewegung vor dem ersten Schritt.
    .short = Erst beginnen
one-step = Ein Schritt ist ein Wort, etwa d:plain.
    .short = Ein Schritt je Mal
not-backward = Niemand geht rückwärts; geh d, l oder r.
    .short = Nicht rückwärts
no-such-way = „{ $given }“ ist keine Richtung; es gibt { $known }.
    .short = Keine Richtung
finish-reached = Das Ziel ist erreicht: Halte dort an.
    .short = Am Ziel anhalten
needs-compass = Ein schräger Schritt braucht einen Kompass; spiel zuerst einen.
    .short = Braucht Kompass
direction-only = Der Plan ist hier bekannt: Lass das Gelände weg.
    .short = Nur die Richtung
granite = { $way } von { $space } ist Granit oder der Rand.
    .short = Granit
not-as-mapped = Der Plan zeigt { $shown } auf { $space }, nicht { $given }.
    .short = Anders im Plan
no-such-ground = „{ $given }“ ist in dieser Etappe nicht abgebildet; es gibt { $known }.
    .short = Welches Gelände?
say-ground = Kein Plan ist bekannt: Sag, was abgebildet ist; es gibt { $known }.
    .short = Welches Gelände?
never-pictured = „{ $given }“ verbindet etwas, das nie abgebildet ist.
    .short = Welches Gelände?
needs-rope = Dort hinüber führt nur ein Seil ({ $ground }); spiel zuerst eines.
    .short = Braucht Seil
not-paid = Dieser Schritt kostet { $cost }, von { $paid } bezahlten sind { $left } übrig.
    .short = Nicht bezahlt
also-after-step = Ein zweites Bild wird nach einem Schritt genannt, wo kein Plan bekannt ist.
    .short = Erst der Schritt
cannot-be-there = Neben { $here } kann dort sein: { $known }.
    .short = Kann dort nicht sein

# Entdeckungen
make-find = Fund machen
with-lamp = Mit der Lampe
no-find = Kein Fund
found = Gefunden
box-draws = Box zieht
keep = Behalten
find-is-made = Der Fund ist gemacht: Nenne die Fossilien.
    .short = Fossilien nennen
cannot-skip = Der Fund ist gemacht: Nenne die Fossilien.
    .short = Kein Verzicht mehr
no-lamp-here = Nur wer bewegt hat, darf die Lampe nutzen.
    .short = Lampe hier nicht
too-few-cards = Das verlangt { $cards ->
    [one] { $cards } Ausrüstungskarte
   *[other] { $cards } Ausrüstungskarten
}, { $seat } hat { $held }.
    .short = Zu wenige Karten
not-as-pictured = Der Fund verlangt { $wanted }, nicht „{ $given }“.
    .short = Nicht wie abgebildet
discovers = { $seat } legt ab: { $gear }, und zieht { $fossils ->
    [one] { $fossils } Fossilienkarte
   *[other] { $fossils } Fossilienkarten
}.
makes-no-find = { $seat } verzichtet auf den Fund.
no-find-gear = { $seat } macht keinen Fund: zu wenige Ausrüstungskarten.
no-find-deck = { $seat } macht keinen Fund: Es gibt keine Fossilienkarte mehr.
no-such-fossil = „{ $given }“ ist kein Fossil dieses Materialsatzes; es gibt { $known }.
    .short = Kein solches Fossil
name-as-many = Nenne so viele Fossilien, wie kamen: { $count }, nicht { $given }.
    .short = { $count } nennen
not-in-deck = Der Stapel hat noch { $left } × { $fossil }, genannt sind { $named }.
    .short = Nicht im Stapel
nothing-to-name = Jetzt ist keine Fossilienkarte zu nennen.
    .short = Nichts zu nennen
finds = { $seat } findet { $fossils }.
nothing-to-keep = Kein Fund mit der Lampe ist offen.
    .short = Nichts zu behalten
keep-of = Behalte { $count } von { $drawn }, nicht „{ $given }“.
    .short = { $count } behalten
keeps = { $seat } behält { $fossils }.

# Ereigniskarten
used-at-once = Jetzt nutzen
kept-for-later = Aufheben
use-event = Ereignis nutzen
event-number = Nr. { $number }
now-or-keep = Sag now, oder keep mit oder ohne name=…, nicht „{ $given }“.
    .short = Jetzt oder aufheben
event-now = { $seat } zieht ein Ereignis und führt es aus.
event-kept = { $seat } hat ein Ereignis aufgehoben: { $event }.
event-used = { $seat } nutzt ein Ereignis: { $event }; gib als Korrektur ein, was es bewirkt.
no-such-event = { $seat } hat kein Ereignis „{ $given }“; aufgehoben: { $kept }.
    .short = Kein solches Ereignis
no-event-left = Es gibt keine Ereigniskarte mehr.

# Wasser für die Fossilien
drop = { $count } abgeben
drop-exactly = Gib genau { $count } ab, nicht { $given }: Für die anderen reicht das Wasser.
    .short = { $count } abgeben
not-held = { $seat } hat nicht { $count } × { $fossil }, sondern { $held }.
    .short = Nicht in deinem Fund
dropped = { $seat } gibt { $fossils } ab.
supplied = { $seat } gibt { $stones ->
    [one] { $stones } Stein
   *[other] { $stones } Steine
} für die Fossilien ab und behält { $left }.
receives = { $seat } erhält { $card }.
to-sea = Das Floß sticht auf dem Lidenbrock-Meer in See.
to-lava = Das Floß wird den Lavastrom hinaufgetragen.

# Das Meer
reveal-sea-card = Meereskarte aufdecken
take-it = Nehmen: { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
protect = Schützen: { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
pass-it-on = Weitergeben
let-it-strike = Einschlagen lassen
lose-one = Verlieren
adventure-fossil = Fossilienfund für { $cost }
adventure-sighting = Sichtung mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
} für { $cost }
adventure-ball-lightning = Kugelblitz für { $cost }
sea-brings = Das Meer bringt: { $card }.
sea-card-open = Eine Meereskarte ist schon offen.
    .short = Karte ist offen
no-such-sea-card = „{ $given }“ ist keine Meereskarte, die kommen kann; es gibt { $instead }.
    .short = Keine solche Karte
any-sea-card = fossil cost=…, sighting cost=… points=…, ball-lightning cost=2same oder 2any
nothing-to-pay = Jetzt ist nichts abzulegen.
    .short = Nichts abzulegen
paid = { $seat } legt { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} ab: { $card }.
nothing-to-skip = Jetzt ist nichts weiterzugeben.
    .short = Nichts weiterzugeben
does-not-pay = { $seat } legt nichts ab.
cannot-pay = { $seat } wird übergangen: zu wenige Forscherkarten.
strikes = Der Kugelblitz trifft { $seat }.
strikes-helpless = Der Kugelblitz trifft { $seat }: zu wenige Forscherkarten, um ihn weiterzugeben.
strikes-in-vain = Der Kugelblitz trifft { $seat }, dort ist kein Fossil zu verlieren.
nothing-is-lost = Jetzt verliert niemand ein Fossil.
    .short = Kein Verlust
lose-one-of = Verliere ein Fossil von { $held }, nicht „{ $given }“.
    .short = Eines, das du hast
lost = { $seat } verliert { $fossils }.
all-protected = Alle sind vor dem Kugelblitz geschützt; die Meereskarte kommt in die Schachtel zurück.
nobody-pays = Niemand legt Karten ab; die Meereskarte kommt in die Schachtel zurück.
no-fossil-left = Es gibt keine Fossilienkarte mehr; die Meereskarte kommt in die Schachtel zurück.

# Der Lavastrom
reveal-explorer = Forscherkarte aufdecken
reveal-equipment = Ausrüstung aufdecken
lose = { $count ->
    [0] Kein Verlust
   *[other] { $count } verlieren
}
last-space = Letztes Feld
none-ahead = Keines mehr
play-shield = { $card } ablegen
which-colour = Deck eines auf von { $known }, nicht „{ $given }“.
    .short = Welche Farbe?
stream-differs = Als nächstes Floß in { $colour } hat der Strom Feld { $at } mit loss={ $loss }{ $last ->
    [0] {""}
   *[other] {" "}und last
}, nicht „{ $given }“.
    .short = Anders im Plan
stream-has-none = In { $colour } hat der Strom voraus kein Floß mehr, nicht „{ $given }“.
    .short = Anders im Plan
colour-and-loss = Nenne eine Farbe mit loss=0, 1 oder 2 (und last) oder eine Farbe und out, nicht „{ $given }“.
    .short = Farbe und Verlust?
raft-moves = { $colour }: Das Floß fährt weiter, { $loss ->
    [0] nichts geht verloren
   *[other] alle verlieren { $loss }
}.
no-raft-ahead = { $colour }: Kein solches Floß liegt mehr voraus, die Reise endet.
last-space-reached = Das letzte Feld des Lavastroms ist erreicht.
losses-first = Erst verlieren alle Fossilien oder spielen die Karte.
    .short = Erst die Verluste
which-shield = Deck eines auf von { $known }, nicht „{ $given }“.
    .short = Welche Ausrüstung?
shield = { $card } schützt.
no-shield-now = Jetzt schützt keine Karte.
    .short = Jetzt nicht
no-shield-held = { $seat } hat keine Karte, die schützt.
    .short = Keine Karte dafür
protected = { $seat } spielt { $card } und verliert nichts.
shield-first = Erst wird die Ausrüstungskarte aufgedeckt, die schützt.
    .short = Erst aufdecken
loses-of = { $seat } verliert { $count } von { $held }, nicht „{ $given }“.
    .short = { $count } verlieren

# Das Ende
lone-halves = Eine Schädelhälfte ohne die andere { $count ->
    [one] hat
   *[other] haben
} { $seats }: Allein ist sie nichts wert.
won = { $seat } gewinnt mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.
won-by-fossils = { $seat } gewinnt mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
} durch mehr Fossilien ({ $fossils }): { $others } { $count ->
    [one] hat
   *[other] haben
} ebenso viele Punkte, aber weniger Fossilien.
shared = { $seats } gewinnen mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}: Auch an Fossilien sind sie gleich (je { $fossils }) und teilen sich den Sieg.

# Korrekturen
state-unfit = Das passt nicht zum Spielstand: { $fault }.
    .short = Passt nicht
pieces-unfit = { $fault }.
    .short = Material passt nicht
no-such-table = { $game } mit { $players } Spielern ist kein Tisch dieses Spiels
needs-each-seat = { $what } braucht je einen Eintrag für { $seats }
no-such-seat = den Platz „{ $seat }“ gibt es nicht
no-such-kind = das Fossil „{ $kind }“ gibt es nicht
needs-each-figure = positions braucht { $figures }
no-such-event-id = das Ereignis „{ $event }“ gibt es nicht; sie heißen e1, e2, …
no-part-of-a-move = „{ $line }“ ist kein Teil einer Bewegung
too-many-explorer = Es gibt { $all } Forscherkarten, { $out } wären im Spiel
too-many-equipment = Es gibt { $all } Ausrüstungskarten, { $out } wären im Spiel
too-many-fossil = Es gibt { $all } Fossilienkarten, { $out } wären im Spiel
too-many-event = Es gibt { $all } Ereigniskarten, { $out } wären im Spiel
too-many-adventure = Es gibt { $all } Meereskarten, { $out } wären im Spiel
too-many-stones = Es gibt { $all } Wassersteine, { $out } wären im Spiel
fewer-of-a-kind = Der Materialsatz hat { $count } × { $kind } weniger, als im Spiel wären
hand-too-full = Eine Hand fasst höchstens { $most } Forscher- und { $gear } Ausrüstungskarten, nicht { $explorer } und { $equipment }
display-too-full = Die Auslage fasst { $most } Karten, nicht { $cards }
leg-without-phase = Etappe { $leg } hat keine Phase „{ $phase }“
round-from-1 = Die Runden zählen ab 1, nicht ab { $round }
phase-without-drawn = In der Phase „{ $phase }“ { $cards ->
    [one] kann nicht { $cards } Karte gezogen sein
   *[other] können nicht { $cards } Karten gezogen sein
}
phase-without-landing = In der Phase „{ $phase }“ wird keine Bewegung abgeschlossen
phase-without-discovery = In der Phase „{ $phase }“ ist keine Entdeckung offen
phase-without-event = In der Phase „{ $phase }“ steht keine Ereigniskarte aus
phase-without-question = In der Phase „{ $phase }“ wird niemand gefragt
phase-without-sea-card = In der Phase „{ $phase }“ ist keine Meereskarte offen
nobody-finds = Niemand macht einen Fund
leg-without-lava = Das Floß ist in Etappe { $leg } nicht auf der Lava
lava-without-display = Auf dem Lavastrom wird keine Auslage hingelegt
one-bonus-each = Es gibt je eine von { $known }, nicht { $given }
sighting-worth = Eine Sichtung ist 1 bis { $most } Punkte wert, nicht { $points }
unknown-sea-card = „{ $card }“ ist keine Meereskarte, wie sie aufgedeckt wird, etwa „fossil cost=yellow“
too-many-revealed = Es gibt { $all } Meereskarten, { $revealed } wären aufgedeckt
asked-once = Ein Platz wird nur einmal gefragt
cannot-stand = { $figure } kann nicht auf { $space } stehen
unknown-space = einem unbekannten Feld
two-on-one-space = Zwei Forscher stehen auf einem Feld
nobody-stands = Auf { $space } bleibt niemand stehen: { $ground }
finish-by-a-move = { $figure } erreicht das Ziel { $space } durch eine Bewegung, mit der die Etappe endet: Zieh dorthin
discovery-shows = Eine Entdeckung zeigt ein bis drei Ausrüstungen oder Sterne
events-in-all = Es gibt { $all } Ereigniskarten
raft-in-leg-2 = Das Floß fährt in Etappe 2
cannot-keep = Von { $drawn } Fossilien lassen sich nicht { $due } behalten
find-of-no-kind = Der Fund nennt ein Fossil, das dieser Materialsatz nicht hat
find-beyond-deck = Der Stapel hat { $deck } Fossilienkarten, der Fund nimmt { $drawn }
no-sea-card-like-it = Eine solche Meereskarte gibt es nicht
sea-card-unanswered = Die offene Meereskarte ist eine der benutzten, und jemand muss auf sie antworten
sea-card-stage = { $kind } kann nicht „{ $stage }“ haben
nothing-protects = Hier geht nichts verloren, also schützt auch nichts
raft-beyond-lava = Das Floß steht auf Feld 0 bis { $last } des Lavastroms, nicht auf { $at }

# Der Augenblick: Namen mit 18 Zeichen, Fragen in zwei Zeilen neben einem Namen
phase-turn = Ziehen / bewegen
phase-limit = Zu viele Karten
phase-refill = Auslage auffüllen
phase-opening = Auslage hinlegen
phase-discovery = Entdeckung
phase-event = Ereigniskarte
phase-adventure = Meeresabenteuer
phase-supply = Versorgung
phase-lava = Lavastrom
phase-over = Ende der Reise
hint-turn-1 = 3 Karten ziehen oder bewegen.
hint-turn-2 = 3 Karten ziehen oder Floß bewegen.
hint-limit = Zu viele: sofort eine ablegen.
hint-refill = Ausrüstung für die Auslage aufdecken.
hint-opening = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} aufdecken oder losspielen.
hint-discovery = { $gear } ablegen?
    .short = { $gear }?
hint-event = Ereignis nutzen oder aufheben?
hint-adventure = Die Meereskarte aufdecken.
hint-supply = Ein Stein hält 3: Rest abgeben.
hint-lava = Eine Forscherkarte aufdecken.
hint-over = Gewonnen: { $seats }.
spaces-left = { $figure }: noch { $spaces }
    .short = { $figure }: { $spaces }
draw-of = Karte { $card } von { $of }
draw-more = Noch { $cards } ziehen.
keep-fossils = { $fossils ->
    [one] 1 Fossil behalten
   *[other] { $fossils } behalten
}
which-stay = Welche bleiben?
name-fossils = { $fossils ->
    [one] { $fossils } Fossil nennen
   *[other] { $fossils } Fossilien nennen
}
which-came-up = Welche Fossilien sind es?
what-protects = Was schützt?
turn-up-shield = Alle verlieren { $loss }: Schutz aufdecken.
lose-or-play = { $loss } verlieren oder { $card } spielen.
    .short = { $loss } verlieren oder { $card }.
play-cards = Karten für die Felder spielen.
play-or-step = Karten spielen oder ein Schritt.
step-or-stop = Weiter oder anhalten.
stop-or-play = Anhalten oder mehr Karten spielen.
lose-one-fossil = Ein Fossil verlieren.
which-one-came-up = Welches Fossil ist es?
ball-2same = 2 gleiche ablegen, sonst trifft er.
ball-2any = 2 Karten ablegen, sonst trifft er.
pay-for = Für { $points ->
    [0] ein Fossil
    [one] { $points } Punkt
   *[other] { $points } Punkte
}: { $cost }?

# Seiten auf dem Glas: ein Balken mit 16 Zeichen, darunter 18
moves-lidenbrock = LIDENBROCK ZIEHT
moves-axel = AXEL ZIEHT
moves-hans = HANS ZIEHT
moves-raft = FLOSS FÄHRT
spaces-paid = { $spaces ->
    [one] Feld bezahlt
   *[other] Felder bezahlt
}
cards-to-draw = { $cards ->
    [one] Karte ziehen
   *[other] Karten ziehen
}
draw-cards = { $cards } Karten
or-move-1 = oder bewegen
or-move-2 = oder fahren
hands-most = HÄNDE MAX { $explorer }+{ $equipment }
all-have = alle haben
room = Platz
too-little-water = WASSER FEHLT
water-keeps = VERSORGT
short-of-water = { $seat }: -{ $short }
drops = { $count } weg
reach = { $kept }/{ $fossils }
any-kind = beliebig
find-of = { $seat }: FUND
fossils-to-keep = { $fossils ->
    [one] Fossil behalten
   *[other] Fossilien behalten
}
fossils-to-name = { $fossils ->
    [one] Fossil nennen
   *[other] Fossilien nennen
}
sea-adventure = MEERESABENTEUER
reveal-the-card = Karte aufdecken
ball = BLITZ
give-2same = 2 gleiche ablegen
give-2any = 2 Karten ablegen
for-cost = für { $cost }
name-the-fossil = Fossil nennen
lose-a-fossil = 1 Fossil verlieren
lava-lose = LAVA: VERLUST
protects = { $card } schützt
which-protects = was schützt?
lava-stream = LAVASTROM
spaces-ahead = { $spaces ->
    [one] Feld übrig
   *[other] Felder übrig
}
reveal-a-colour = Farbe aufdecken
fame-bar = RUHMESPUNKTE

# Der Tisch
fact-points = Punkte
fact-fossils = Fossilien
fact-events = Ereignisse aufgehoben
brief-keeps = hält { $kept }/{ $fossils }
brief-cards = { $explorer }+{ $equipment } Karten
spaces-to-finish = Felder bis zum Ziel
is-nearest = { $figure } ist vorn
lava-answers = Antworten zur Lava
note-lose = { $loss } verlieren
note-lose-or = { $loss } verlieren oder { $card } spielen
    .short = { $loss } weg oder { $card }
water-of = { $seat }: { $keeping }.
map-1 = Den Berg hinab
map-2 = Über das Lidenbrock-Meer
map-3 = Der Lavastrom
on-display = Ausrüstung in der Auslage
collection = { $seat }: { $fossils ->
    [one] { $fossils } Fossil
   *[other] { $fossils } Fossilien
}, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
worth = Wert
in-all = zusammen { $points }
half-alone = 0, nur eine Hälfte
fame-points = Ruhmespunkte
line-singles = Einzelfunde
line-skulls = Schädel
line-skeletons = Skelette
line-gold = Gold
line-quartz = Quarz
line-bonuses = Bonuskarten
line-sightings = Sichtungen
line-water = Wasser
line-total = Summe

# Was ein Zug im Entstehen kosten und bringen würde
spaces-to-go = { $spaces ->
    [one] noch { $spaces } Feld
   *[other] noch { $spaces } Felder
}
helps-rope = für eine Schlucht
helps-compass = einmal schräg
helps-pickaxe = alle Felsen kosten 1
step-costs = kostet { $cost }, { $left } übrig
brings-water = { $count } Wasser
brings-event = { $count ->
    [one] { $count } Ereignis
   *[other] { $count } Ereignisse
}
brings-nothing = { $count } umsonst bezahlt
move-costs = kostet { $cost }, bezahlt { $paid }
move-needs = kostet { $cost }, bezahlt { $paid }; es fehlen { $needs }
lacks-paid = { $count } bezahlte
lacks-rope = { $count } { $count ->
    [one] Seil
   *[other] Seile
}
lacks-compass = { $count } { $count ->
    [one] Kompass
   *[other] Kompasse
}
chosen = { $count } gewählt
chosen-of = { $count } von { $of } gewählt

# Wie Züge, Felder und Karten heißen, wo sie keine Aufschrift haben
word-card = Karte
word-cost = Kosten
word-equipment = Ausrüstung
word-figure = Figur
word-fossil = Fossil
word-kind = Art
word-picture = Bild
word-points = Punkte
word-source = Quelle
word-step = Schritt
kind-equipment = Ausrüstung
kind-skull = Schädel
