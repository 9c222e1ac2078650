# Was über eine Box und ihre Teile gesagt wird: von der Diagnose, vom Schaltplan, beim Lesen der Boxdatei und im Zustandsbericht.

# Teile und ihre Drähte
doctor-part-buttons = Taste { $name }
doctor-part-knob = Drehknopf
doctor-part-lamps = Lampe { $name }
doctor-part-sounder = Summer
doctor-part-screens = Bildschirm { $name }
doctor-part-readers = Leser { $name }
doctor-part-overlays = Overlay { $name }
doctor-part-panel = Bedienfeld
doctor-part-signals = Signale
doctor-part-line = { $part }, { $line }
doctor-multiplexer = Multiplexer { $address }
doctor-mux-of = Multiplexer von { $other }
doctor-all-screens = alle Bildschirme
doctor-all-screens-and-muxes = alle Bildschirme und Multiplexer
doctor-ground-buttons = alle Tasten
doctor-ground-knob = Drehknopf, mittlerer Anschluss
doctor-ground-lamps = alle Lampen
doctor-ground-readers = Leser
doctor-buttons-and-knob = Tasten und Drehknopf
doctor-lamps-and-sounder = Lampen und Summer
doctor-both = { $first }; { $then }

# Der Schaltplan
doctor-pin = Pin
doctor-line = Leitung
doctor-goes-to = führt zu
doctor-wire = { $parts }
doctor-wire-of = { $terminal }: { $parts }
doctor-header-title = Belegung der 40-poligen Stiftleiste
doctor-header = 40-polige Stiftleiste, von oben gesehen
doctor-header-corner = Pin 1 (eckige Lötstelle) liegt an der Ecke der Platine
doctor-legend-supply = Spannung
doctor-legend-ground = Masse
doctor-legend-screens = Schirme
doctor-legend-buttons = Tasten
doctor-legend-knob = Drehknopf
doctor-legend-lamps = Lampen
doctor-legend-sounder = Summer
doctor-legend-readers = Leser
doctor-note-buttons = Jede Taste: zwischen ihrem Pin und Masse, ohne Widerstand.
doctor-note-knob = Drehknopf: die beiden äußeren Anschlüsse an a und b, der mittlere an Masse; zählt er rückwärts, a und b tauschen.
doctor-note-knob-board = Drehknopf auf einer Platine: CLK ist a, DT ist b, + kommt an 3V3; SW ist eine Taste und kann ok sein.
doctor-note-lamps = Jede Lampe: Pin, Widerstand von 330 Ohm, langes Bein der LED; kurzes Bein an Masse.
doctor-note-sounder = Summer: ein passiver Piezosummer zwischen seinem Pin und Masse.
doctor-note-mfrc522 = sein RST an 3V3; IRQ bleibt frei.
doctor-note-wiegand = braucht er 12 V, bekommt er ein eigenes Netzteil, und nur seine Masse, D0 und D1 kommen hierher.
doctor-screen-on-i2c = Bildschirm { $name }: { $driver }, I2C-Bus { $bus }, Adresse { $address }.
doctor-screen-behind-mux = Bildschirm { $name }: { $driver }, hinter dem Multiplexer { $mux }, Kanal { $channel } (SD{ $channel }, SC{ $channel }), I2C-Bus { $bus }, Adresse { $address }.
doctor-i2c-of-overlay = Bildschirm { $name }: SDA und SCL von Bus { $bus } sind die Pins seines Overlays in config.txt.
doctor-screen-on-spi = Bildschirm { $name }: { $driver }, SPI { $bus }; sein CS an CE{ $device }, sein Takt (D0, CLK) an SCLK, seine Daten (D1, DIN) an MOSI.
doctor-screen-reset = Bildschirm { $name }: sein RES über 10 kOhm an 3V3 und über 100 nF an Masse; oder mit reset einen Pin dafür nennen.
doctor-spi-of-overlay = Bildschirm { $name }: die Leitungen von SPI { $bus } sind die Pins seines Overlays in config.txt.
doctor-reader-on-usb = Leser { $name }: an USB anstecken ({ $port }).
doctor-reader-on-5-volts = Leser { $name }: läuft mit 5 V; seine Ausgänge brauchen einen Pegelwandler oder Spannungsteiler (1 k und 2 kOhm) auf 3,3 V.
doctor-reader-note = Leser { $name }: { $note }
doctor-spi-select = SPI { $bus }; sein SDA ist die Chipauswahl, an CE{ $device }

# Die Boxdatei
doctor-at-line = { $file } Zeile { $line }
doctor-wrong-file = { $where }: { $reason }
doctor-wrong-setting = { $where }, { $key }: { $reason }
doctor-not-read = die Datei lässt sich nicht lesen: { $error }
doctor-no-toml = das ist kein TOML: { $error }
doctor-none-of = { $given } gibt es hier nicht, nur { $known }
doctor-wrong-unknown = eine Einstellung { $setting } gibt es nicht
doctor-wrong-missing = hier fehlt { $setting }
doctor-wrong-type = erwartet wird { $wanted }, da steht { $given }
doctor-wrong-range = erwartet wird { $wanted } { $sign } { $limit }
doctor-wrong-name = ein Name hat 1 bis 40 Zeichen, darunter kein Schrägstrich, Punkt oder Steuerzeichen
doctor-kind-int = eine ganze Zahl
doctor-kind-float = eine Zahl
doctor-kind-str = ein Text
doctor-kind-bool = true oder false
doctor-kind-array = eine Liste
doctor-kind-object = eine Tabelle
doctor-kind-null = nichts
doctor-many-screens = eine Box hat höchstens { $most } Bildschirme, hier sind es { $screens }
doctor-same-place = Bus und Adresse hat schon { $other }
doctor-address-of-other = seine Adresse { $address } hat auf demselben Bus schon ein anderer: { $other }
doctor-pin-taken = Pin { $pin } ist schon vergeben: { $other } ({ $key }), nicht { $user }
doctor-pin-of-board = Pin { $pin } geht nicht für { $user }, daran erkennt der Pi seine Aufsteckplatinen ({ $line })
doctor-dark-before-dim = die Bildschirme können nicht dunkel werden, bevor sie gedimmt sind (dim_after)
doctor-dc-missing = ein SPI-Bildschirm braucht mit dc den Pin seiner Daten-/Befehlsleitung
doctor-setting-idle = { $setting } bedeutet bei bus = "{ $bus }" nichts
doctor-channel-alone = einen Kanal hat nur ein Multiplexer, und mux sagt dessen Adresse
doctor-port-missing = ein Leser vom Typ { $driver } braucht seinen port
doctor-data-pins-missing = ein { $driver }-Leser braucht die Pins d0 und d1
doctor-usb-port = ein serieller Leser an USB heißt usb:HERSTELLER:PRODUKT oder usb:HERSTELLER:PRODUKT:SERIENNUMMER, etwa usb:1a86:7523; einer, der tippt, heißt wie seine Gerätedatei

# Was ein Teil hat
doctor-down-absent = { $part } fehlt
doctor-down-stale = { $part } stumm
doctor-down-failed = { $part } defekt
doctor-state-ok = bereit
doctor-state-opening = wird geöffnet
doctor-state-absent = fehlt
doctor-state-stale = stumm
doctor-state-failed = gestört
doctor-state-because = { $state }, { $reason }
doctor-fault = { $doing }: { $error }
doctor-thread-restarted = sein Thread wurde neu gestartet
doctor-tag-not-taken = niemand nahm die Marke { $tag } an
doctor-press-not-taken = niemand nahm { $token } an
doctor-last-press-not-taken = der letzte Tastendruck wurde nicht angenommen
doctor-screen-not-driven = der Bildschirm ließ sich nicht ansteuern
doctor-page-not-drawn = die Seite { $page } ließ sich nicht zeichnen
doctor-dice-not-drawn = die Würfel ließen sich nicht zeichnen
doctor-no-answer = antwortet nicht: { $error }
doctor-not-allowed = nicht erlaubt: { $error }
doctor-library-missing = eine Bibliothek fehlt: { $error }
doctor-no-chip = kein { $chip } antwortet an { $port }
doctor-stopped-answering = der Leser an { $port } antwortet nicht mehr
doctor-closed = { $port } ist geschlossen
doctor-no-usb-port = kein USB-Gerät { $port } ist angesteckt
doctor-not-opened = { $port } darf nicht geöffnet werden: { $error }
doctor-port-used = ein anderes Programm benutzt { $port }
doctor-not-plugged-in = { $port } ist nicht angesteckt
doctor-port-silent = { $port } antwortet nicht: { $error }
doctor-pulled-out = { $port } wurde abgezogen oder geschlossen: { $error }
doctor-no-keyboard = { $part } ist keine Tastatur
doctor-pin-not-read = Pin { $pin } lässt sich nicht lesen: { $error }
doctor-pin-not-driven = Pin { $pin } lässt sich nicht schalten: { $error }
doctor-pin-no-tone = Pin { $pin } gibt keinen Ton: { $error }
doctor-needs-evdev = ein Tastatur-Leser braucht evdev: sudo apt install python3-evdev
doctor-needs-spidev = ein Teil an SPI braucht spidev: sudo apt install python3-spidev
doctor-spi-not-opened = SPI { $bus } lässt sich nicht öffnen: { $error }
doctor-spi-off = SPI ist ausgeschaltet (dtparam=spi=on), oder sudo apt install python3-spidev
doctor-wrong-library = GPIOZERO_PIN_FACTORY ist '{ $given }'; die Box arbeitet mit { $known }
doctor-no-library = keine Pin-Bibliothek geht ({ $reasons })
doctor-font-missing = Die Bildschirme brauchen { $font }: apt install fonts-dejavu-core ({ $error })
doctor-no-reader = Diese Box hat keinen Leser.
doctor-reader-is = { $name }: { $state }
doctor-no-tag = Keine Marke wurde gelesen; { $states }.

# Befunde
doctor-level-ok = gut
doctor-level-note = Hinweis
doctor-level-warning = Warnung
doctor-level-fault = Fehler
doctor-there = { $what } ist da
doctor-not-there = { $what } gibt es nicht
doctor-see-groups = siehe Gruppen; sudo usermod -aG { $group } BENUTZER
doctor-set-line = { $line } in { $file } eintragen und neu starten

# Das Gerät
doctor-model = Modell
doctor-no-pi = kein Raspberry Pi
doctor-no-pi-how = Teile an Pins brauchen einen; Handys und simulierte Teile nicht
doctor-pins = Pins
doctor-no-pins = diese Box hat keine, eine Pin-Bibliothek ist nicht nötig
doctor-pin-chip = Pin-Chip
doctor-no-gpiochip-how = einen Raspberry Pi mit seinem eigenen Kernel nehmen
doctor-pin-library = Pin-Bibliothek
doctor-no-library-how = sudo apt install python3-lgpio, und das venv des Programms mit --system-site-packages anlegen; unset GPIOZERO_PIN_FACTORY
doctor-rpigpio-on-pi-5 = RPi.GPIO kann die Pins eines Pi 5 nicht schalten
doctor-simulated = simuliert
doctor-groups = Gruppen
doctor-groups-held = { $who } darf { $groups } benutzen
doctor-groups-not-needed = { $who } darf alles Nötige benutzen
doctor-groups-missing = { $who } ist nicht in { $groups }
doctor-groups-missing-how = sudo usermod -aG { $groups } { $who }, dann neu anmelden; eine fehlende Gruppe: sudo groupadd --system NAME
doctor-rights = Rechte
doctor-device-of-root = { $device } gehört der Gruppe root, nicht { $group }
doctor-device-of-root-how = sudo systemd/install.sh legt die udev-Regeln an
doctor-clock = Uhr
doctor-clock-right = gestellt
doctor-clock-unsure = nicht gestellt, darum gilt die Zeit in Aufzeichnungen als unsicher
doctor-clock-unsure-how = ein Netz verbinden oder einen Uhrenbaustein einbauen; timedatectl set-ntp true
doctor-supply = Stromversorgung
doctor-voltage-how = ein Netzteil mit 5,1 V und 3 A (Pi 5: 5 A) und ein kurzes dickes Kabel
doctor-voltage-low = die Spannung ist gerade zu niedrig ({ $told })
doctor-voltage-was-low = die Spannung war seit dem Start zu niedrig ({ $told })
doctor-voltage-well = Spannung und Wärme seit dem Start gut ({ $told })
doctor-hot = die Platine musste wegen Hitze langsamer werden ({ $told })
doctor-hot-how = für Luft sorgen
doctor-voltage-alarm = die Spannung war zu niedrig
doctor-voltage-alarm-how = ein stärkeres Netzteil und ein kürzeres Kabel
doctor-no-voltage-alarm = keine zu niedrige Spannung seit dem Start
doctor-voltage-unknown = diese Platine verrät ihre Spannung nicht
doctor-voltage-unknown-how = auf einem Pi: sudo apt install raspi-utils
doctor-disk = Speicher
doctor-read-only = { $folder } ist schreibgeschützt, Partien bleiben nur im Arbeitsspeicher
doctor-read-only-how = eine verschlissene Karte lässt sich nur noch lesen: eine neue einsetzen; sonst sudo mount -o remount,rw /
doctor-not-writable = { $folder } darf dieser Benutzer nicht schreiben
doctor-not-writable-how = als root fragen: sudo companion doctor
doctor-free = { $free } MB frei in { $folder }
doctor-free-how = Unnötiges löschen; sudo apt clean; sudo journalctl --vacuum-size=50M
doctor-font = Schrift
doctor-address = Adresse
doctor-no-network = kein Netz: spielbar, aber ohne Handys
doctor-no-network-how = sudo nmtui verbindet mit einem WLAN
doctor-net-port = Port
doctor-net-port-of-box = { $port } gehört der laufenden Box
doctor-net-port-used = { $port } benutzt ein anderes Programm, die Box nimmt den nächsten freien
doctor-net-port-used-how = sudo ss -ltnp 'sport = :{ $port }' nennt es; oder --port N
doctor-net-port-refused = { $port } darf nicht benutzt werden: { $error }
doctor-net-port-refused-how = einen Port über 1023 nehmen: --port 8080
doctor-net-port-free = { $port } ist frei
doctor-box-file = Boxdatei
doctor-no-box-file = keine angegeben, also wird kein Teil angesehen
doctor-box-file-sound = { $file } ist in Ordnung
doctor-box-file-how = diese Zeile berichtigen; ganze Beispiele liegen in hardware/boxes

# Busse und Anschlüsse
doctor-i2c = I2C
doctor-spi = SPI
doctor-serial = UART
doctor-bus-refused = { $device } lässt sich nicht benutzen: { $error }
doctor-answering = es antwortet: { $addresses }
doctor-nothing = nichts
doctor-i2c-speed = I2C-Takt
doctor-i2c-slow = der Bus läuft mit 100 kHz, ein Bild braucht 93 ms
doctor-i2c-slow-how = dtparam=i2c_arm=on,i2c_arm_baudrate=400000 in { $file }
doctor-i2c-off-how = sudo raspi-config nonint do_i2c 0, oder dtparam=i2c_arm=on in { $file }, und neu starten
doctor-i2c-overlay-how = dtoverlay=i2c-gpio,bus={ $bus },i2c_gpio_sda=PIN,i2c_gpio_scl=PIN in { $file }, mit den Pins aus [overlays], und neu starten
doctor-nobody-at = unter { $address } antwortet nichts
doctor-check-four-wires = seine vier Drähte prüfen: VCC an 3V3, GND, SDA und SCL nicht vertauscht
doctor-stranger = ist { $addresses } dieser Bildschirm, dann das als seine Adresse eintragen
doctor-pins-of = Pins: { $bus }
doctor-pins-given-away = { $parts }: geht nicht, { $line } gibt diese Pins an { $bus }
doctor-pins-given-away-how = { $line } aus { $file } nehmen und neu starten, oder andere Pins nehmen
doctor-these-type = diese tippen: { $devices }
doctor-nothing-types = anstecken; gerade ist nichts da, das tippt
doctor-serial0-on-pi-5 = /dev/serial0 liegt beim Pi 5 nicht auf der Stiftleiste, sondern auf dem Debug-Stecker
doctor-serial0-on-pi-5-how = dtparam=uart0=on in { $file }, und port = "/dev/ttyAMA0"
doctor-bluetooths-port = { $port } liegt hier nicht auf der Stiftleiste, sondern gehört Bluetooth
doctor-port-refused = { $port } darf nicht benutzt werden
doctor-console = eine Anmeldekonsole benutzt die seriellen Pins der Stiftleiste
doctor-console-how = sudo raspi-config nonint do_serial_cons 1, und neu starten
doctor-a-lasting-name = ein Name unter /dev/serial/by-id
doctor-port-changes = { $port } ist da, kann aber eine andere Nummer bekommen
doctor-name-it = besserer Name: { $port }
doctor-uart-off-how = enable_uart=1 (Pi 5: dtparam=uart0=on) in { $file }, und neu starten
doctor-these-are-plugged-in = angesteckt sind: { $ports }
doctor-no-usb-plugged-in = anstecken; gerade ist kein USB-Gerät da

# Die Teile selbst
doctor-parts = Teile
doctor-box-runs = die Box läuft und benutzt sie; siehe ihr /api/health
doctor-box-runs-how = sudo systemctl stop companion-box, dann für Testbilder und Echo noch einmal fragen
doctor-picture = zeigt sein Testbild: ein ganzer Rahmen, sein Name in der Mitte
doctor-picture-how = ist es verschoben, doppelt oder Schnee, hat er einen anderen Treiber: { $drivers }
doctor-screen-how = siehe oben I2C und Gruppen; seine Drähte prüfen
doctor-heard = gehört: { $token } von { $source }
doctor-press-all = Jede Taste drücken, den Knopf drehen, auf jeden Leser eine Marke legen ({ $seconds } s) ...
doctor-not-heard = nichts war davon zu hören
doctor-not-heard-how = noch einmal drücken; Pin und Massedraht prüfen
doctor-ready = { $kind }: bereit
doctor-part-how = siehe die Befunde oben; seine Drähte und seinen Stecker prüfen
