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

# Das Ende einer Partie
table-game-ended = Spiel beendet
table-not-now-short = Jetzt nicht

# Das Protokoll
table-rolled-by-box = { CLAUSE($told) } (Box).
table-rolled-by-table = { CLAUSE($told) } (eigener Würfel).

# Optionen, die alle Spiele haben
option-dice = Wessen Würfel zählt
option-upkeep = Aufräumen

# Was die Box neben den Spielen anbietet
table-resume = Zurück zur Partie
table-join = Handy verbinden
table-fact-right = Angabe stimmt
table-keep-cards = Neue Karten behalten
table-teach-tag = Tag anlernen
table-teach-this = Anlernen: { $tag }
table-end-game = Partie beenden
table-new-game = Neue Partie
table-no = Nein, weiterspielen
table-yes = Ja
table-players = { $count } Spieler
table-colour-red = Rot
table-colour-blue = Blau
table-colour-green = Grün
table-colour-yellow = Gelb
table-colour-purple = Lila
table-colour-grey = Grau

# Anfragen
table-no-game = Auf dem Tisch ist keine Partie; beginne eine mit „new“.
table-stale = Am Tisch hat sich seither etwas geändert; sieh noch einmal hin.
table-stale-undo = Seither wurde ein anderer Zug gemacht; sieh noch einmal hin.
table-not-kept = Das ließ sich nicht speichern: { $why }.
table-one-blank = Ein Zug besteht aus Wörtern mit je einem Leerzeichen dazwischen.
table-count-or-seat = Zurücknehmen geht mit „count“ oder mit „seat“, nicht mit beidem.
table-no-seat = An diesem Tisch gibt es keinen Platz „{ $seat }“.
table-path-names = „path“ nennt einen Wert des Spielstands, etwa round oder players.0.
table-no-rule = Eine Regel „{ $ref }“ gibt es nicht.
table-request-is = Eine Anfrage ist ein JSON-Objekt mit „do“.
table-do-is = „do“ ist eines von: { $verbs }.
table-request-fault = „{ $verb }“ ist nicht zu lesen: { $fault }.
table-line-too-long = Eine Zeile fasst höchstens 64 KiB.
table-line-no-json = Diese Zeile ist kein JSON-Objekt.
table-switched-off = Die Box wird gerade ausgeschaltet.
table-program-could-not = Das konnte das Programm nicht.
table-could-not = Das konnte die Box nicht; geändert hat sich nichts.

# Tags und Marken
table-no-token = „{ $token }“ ist keine Eingabe; Eingaben sind ok back undo roll next turn:+1 seat:p1 und ART:WORT.
table-tag-untaught = Der Tag { $tag } ist noch nicht angelernt; lerne ihm an, worauf er klebt.
    .short = Neu: { $end }
table-no-tag-no-token = „{ $token }“ ist weder ein Tag noch eine Eingabe.
table-tag-is-hex = Ein Tag hat 4 bis 64 hexadezimale Ziffern, nicht „{ $tag }“.
table-no-such-token = „{ $token }“ ist keine Eingabe wie seat:p1 oder item:map.
table-lay-tag = Lege den Tag für { $token } auf ein Lesegerät.
    .short = Tag auflegen
table-tag-means = { $tag } bedeutet { $token }.
    .short = Tag angelernt
table-tag-forgotten = { $tag } ist vergessen.
    .short = Tag vergessen

# Eine neue Partie, ihre Spieler und Optionen
table-no-game-called = Ein Spiel „{ $game }“ gibt es nicht; es gibt: { $games }.
table-luck-wrong = „luck“ im Kopf ist nicht das, was diese Optionen auslosen; lass die Zeile weg oder die Optionen, wie sie waren.
table-no-option = Eine Option „{ $option }“ gibt es nicht; es gibt: { $options }.
    .short = Optionen prüfen
table-option-cannot-be = Die Option „{ $option }“ kann nicht { $value } sein; sie ist { $domain }.
    .short = Optionen prüfen
table-option-cannot-hold = Die Option „{ $option }“ kann { $value } nicht enthalten; sie ist { $domain }.
    .short = Optionen prüfen
table-option-twice = Die Option „{ $option }“ nennt „{ $word }“ mehr als einmal; sie ist { $domain }.
    .short = Optionen prüfen
table-domain-one = eines von: { $words }
table-domain-many = eine Liste hiervon, jedes höchstens einmal{ $rule }: { $words }{ $presets }
table-domain-rule = { " " }(Regel { $rule })
table-domain-presets = , oder eines von: { $presets }
table-people = Dieses Spiel ist für { $least } bis { $most } Personen, nicht für { $given }.
    .short = Optionen prüfen
table-name-missing = Jeder Spieler braucht einen Namen.
    .short = Optionen prüfen
table-name-long = Ein Name hat höchstens { $most } Zeichen, „{ $name }…“ hat { $length }.
    .short = Optionen prüfen
table-name-one-line = Ein Name ist eine Zeile ohne Steuerzeichen.
    .short = Optionen prüfen
table-name-unseen = Ein Name braucht mindestens ein sichtbares Zeichen.
    .short = Optionen prüfen

# Zurücknehmen und wiederholen
table-no-move-of = { $seat } hat keinen Zug zurückzunehmen.
    .short = Nichts zurückzunehmen
table-others-depend = Ohne diesen Zug wäre „{ $entry }“ nicht möglich gewesen: { $why }
    .short = Andere hängen daran
table-nothing-to-undo = Es gibt keinen Zug zurückzunehmen.
    .short = Nichts zurückzunehmen
table-nothing-to-redo = Es gibt keinen Zug zu wiederholen.
    .short = Nichts zu wiederholen
table-too-few-to-undo = Nur { $found } von { $wanted } Zügen ließen sich zurücknehmen, darum keiner.
    .short = Nichts zurückzunehmen
table-too-few-to-redo = Nur { $found } von { $wanted } Zügen ließen sich wiederholen, darum keiner.
    .short = Nichts zu wiederholen

# Korrekturen
table-corrected = Korrigiert: { $path } ist { $value }.
    .short = Korrigiert
table-corrected-why = Korrigiert: { $path } ist { $value } ({ $why }).
    .short = Korrigiert
table-fixed = „{ $path }“ steht für diese Partie fest oder folgt aus dem Übrigen und lässt sich nicht korrigieren.
    .short = Folgt von selbst
table-immense = So groß ist an diesem Tisch keine Zahl, so lang kein Text.
    .short = Zu groß
table-no-path = Der Spielstand hat kein „{ $path }“.
    .short = Kein solcher Wert
table-cannot-be = „{ $path }“ kann nicht { $value } sein, solange das Übrige so bleibt; es wäre { $instead }.
    .short = Passt nicht zum Rest
table-name-does-not-fit = { $why }
    .short = Passt nicht
table-fault-state = Das passt nicht zum Spielstand: { $fault }.
    .short = Passt nicht
table-fault-set = Der Materialsatz passt nicht zu diesem Spiel: { $fault }.
    .short = Material passt nicht

# Ein Ende vor dem Ende
table-ended = Die Partie wurde beendet.
    .short = Partie beendet
table-ended-why = Die Partie wurde beendet: { $why }.
    .short = Partie beendet
table-was-ended = Die Partie wurde beendet; nimm das zurück oder beginne eine neue.
    .short = Partie beendet
table-over-already = Die Partie ist schon zu Ende.
    .short = Spielende

# Aufzeichnungen
table-record-refused = Zeile { $line }, „{ $entry }“: { $why }
    .short = Zeile { $line } abgelehnt
table-moves = { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
}
table-record-says = Eine Aufzeichnung sagt, was gewürfelt oder gezogen wurde, etwa „{ $line }“.
table-claim = Zeile { $line }: { $why }
    .short = Angabe stimmt nicht
table-claim-no-path = Der Spielstand hat kein „{ $path }“.
table-claim-differs = { $path } ist { $found }, die Aufzeichnung sagt { $said }.
table-record-no-pair = Zeile { $line } der Aufzeichnung ist kein „Schlüssel: Wert“: „{ $text }“.
table-record-twice = Zeile { $line } der Aufzeichnung nennt „{ $key }“ ein zweites Mal.
table-record-no-key = Der Kopf der Aufzeichnung kennt kein „{ $key }“.
table-record-no-game = Die Aufzeichnung nennt kein Spiel.
table-record-seats = Die Plätze der Aufzeichnung sind p1, p2 und so weiter ohne Lücke, nicht { $seats }.
table-record-luck = „luck“ im Kopf ist nicht zu lesen: { $fault }.
table-record-lacks = In Zeile { $line } der Aufzeichnung fehlt ein Pfad oder ein Wert: „{ $text }“.

# Der Materialsatz
table-check-fact = Das hat noch niemand geprüft: { $fact }.
table-fact-is = { $fact } ist { $value }
table-fact-as-set = { $fact }, wie der Materialsatz es angibt
table-new-cards = In dieser Partie wurden neue Karten genannt; die Box kann sie in deinem Materialsatz behalten.
table-no-fact = Der Materialsatz hat keine Angabe „{ $fact }“; er hat: { $facts }.
table-set-lacks-fact = Der Materialsatz „{ $set }“ hat keine Angabe „{ $fact }“; er hat: { $facts }.
table-no-set = Einen Materialsatz „{ $set }“ gibt es nicht; es gibt: { $sets }.
table-set-of-other = Der Materialsatz „{ $set }“ gehört zu { $other }, nicht zu { $game }.
table-set-file-misnamed = Die Datei { $file } wird nicht benutzt: Der Name eines Materialsatzes besteht aus Kleinbuchstaben, Ziffern und Bindestrichen.
    .short = Material unbenutzt
table-set-misnamed = „{ $set }“ lässt sich nicht behalten: Der Name eines Materialsatzes besteht aus Kleinbuchstaben, Ziffern und Bindestrichen.
table-set-no-folder = Diese Box behält keine Materialsätze: Sie wurde ohne Ordner dafür gestartet.
table-set-unwritten = Der Materialsatz „{ $set }“ ließ sich nicht schreiben: { $why }.
table-set-unreadable = Der Materialsatz { $file } ist nicht zu lesen: { CLAUSE($why) }.
    .short = Material unlesbar
table-set-fault = { $fault }.

# Das Journal und die Tags
table-journal-part = Das Journal { $file } ist beschädigt; dies ist, was sich davon lesen lässt.
    .short = Journal beschädigt
table-journal-damaged = Das Journal war beschädigt; was davon blieb, liegt daneben als { $aside }, übernommen: { $taken }.
    .short = Journal beschädigt
table-journal-gone = Das Journal war weg, übernommen: { $taken }.
    .short = Journal war weg
table-lines = { $lines ->
    [one] 1 Zeile
   *[other] { $lines } Zeilen
}
table-lines-of = { $lines } von { $all } Zeilen
table-journal-in-memory = Nichts wird gespeichert: { $why }. Die Partie geht weiter, ginge aber bei einem Stromausfall verloren.
    .short = Nichts gespeichert
table-journal-kept-again = Das Journal wird wieder gespeichert, mit allem seither.
    .short = Wird gespeichert
table-journal-no-copy = Vom Journal ließ sich keine Sicherung anlegen: { $why }.
    .short = Keine Sicherung
table-journal-in-use = ein anderes Programm benutzt das Journal { $file }
table-journal-too-new = das Journal stammt von einer neueren Version dieses Programms
table-journal-unread = Die letzte Partie im Journal ist nicht zu lesen; sie bleibt, wie sie ist.
    .short = Partie unlesbar
table-journal-read-to = Die letzte Partie war bis Zeile { $line } von { $lines } zu lesen; von dort geht sie weiter.
    .short = Partie gekürzt
table-tags-lost = Die Tag-Datei { $file } ist nicht zu lesen ({ $fault }); die Tags müssen neu angelernt werden.
    .short = Tags verloren

# Regelhefte
table-rules-missing = Das Spiel hat keine lesbaren Regeln: { $file } fehlt oder ist kein Text.
table-rules-gaps = In { $file } fehlen die Regeln { $rules }; jede ist ein Absatz, der mit **1.2** beginnt.

# Was nicht passt, als Halbsatz
table-fault-it = der Wert
table-fault-file = die Datei
table-fault-request = die Anfrage
table-fault-at = „{ $path }“
table-fault-takes = { $at } verlangt { $wanted }, nicht { $given }
table-fault-at-least = { $at } ist mindestens { $limit }
table-fault-at-most = { $at } ist höchstens { $limit }
table-fault-too-short = { $at } ist zu kurz: mindestens { $limit }
table-fault-too-long = { $at } ist zu lang: höchstens { $limit }
table-fault-length = { $at } muss die Länge { $limit } haben
table-fault-slug = { $at } besteht aus Kleinbuchstaben, Ziffern und einzelnen Bindestrichen
table-fault-unknown = { $at } kennt kein „{ $name }“
table-fault-lacks = { $at } braucht „{ $name }“
table-fault-value = { $at } kann nicht „{ $value }“ sein
table-fault-other = { $at }: { $text }
table-kind-int = eine ganze Zahl
table-kind-float = eine Zahl
table-kind-str = einen Text
table-kind-bool = wahr oder falsch
table-kind-array = eine Liste
table-kind-object = ein Objekt
table-kind-null = nichts
