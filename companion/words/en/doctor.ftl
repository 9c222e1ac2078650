# What is told of a box and its parts: by the doctor, the wiring, the box file's reader and the health report.

# Parts and their wires
doctor-part-buttons = button { $name }
doctor-part-knob = knob
doctor-part-lamps = lamp { $name }
doctor-part-sounder = sounder
doctor-part-screens = screen { $name }
doctor-part-readers = reader { $name }
doctor-part-overlays = overlay { $name }
doctor-part-panel = panel
doctor-part-signals = signals
doctor-part-line = { $part } { $line }
doctor-multiplexer = multiplexer { $address }
doctor-mux-of = the multiplexer of { $other }
doctor-all-screens = all screens
doctor-all-screens-and-muxes = all screens and multiplexers
doctor-ground-buttons = all buttons
doctor-ground-knob = knob, middle leg
doctor-ground-lamps = all lamps
doctor-ground-readers = readers
doctor-buttons-and-knob = buttons and knob
doctor-lamps-and-sounder = lamps and sounder
doctor-both = { $first }; { $then }

# The wiring
doctor-pin = pin
doctor-line = line
doctor-goes-to = goes to
doctor-wire = { $parts }
doctor-wire-of = { $terminal } of { $parts }
doctor-header-title = Wiring of the 40-pin header
doctor-header = 40-pin header, seen from above
doctor-header-corner = pin 1 (square pad) is at the corner of the board
doctor-legend-supply = supply
doctor-legend-ground = ground
doctor-legend-screens = screens
doctor-legend-buttons = buttons
doctor-legend-knob = knob
doctor-legend-lamps = lamps
doctor-legend-sounder = sounder
doctor-legend-readers = readers
doctor-note-buttons = Each button: between its pin and ground, no resistor.
doctor-note-knob = Knob: its two outer legs on a and b, the middle one on ground; swap a and b if it counts backwards.
doctor-note-knob-board = Knob on a board: CLK is a, DT is b, + goes to 3V3; SW is a push button, which can be ok.
doctor-note-lamps = Each lamp: pin, resistor of 330 ohm, long leg of the LED; short leg to ground.
doctor-note-sounder = Sounder: a passive piezo buzzer between its pin and ground.
doctor-note-mfrc522 = its RST to 3V3; IRQ stays free.
doctor-note-wiegand = if it wants 12 V, give it a supply of its own, and let only its ground, D0 and D1 come here.
doctor-screen-on-i2c = Screen { $name }: { $driver }, I2C bus { $bus }, address { $address }.
doctor-screen-behind-mux = Screen { $name }: { $driver }, behind the multiplexer { $mux }, channel { $channel } (SD{ $channel }, SC{ $channel }), I2C bus { $bus }, address { $address }.
doctor-i2c-of-overlay = Screen { $name }: SDA and SCL of bus { $bus } are the pins of its overlay in config.txt.
doctor-screen-on-spi = Screen { $name }: { $driver }, SPI { $bus }; its CS on CE{ $device }, its clock (D0, CLK) on SCLK, its data (D1, DIN) on MOSI.
doctor-screen-reset = Screen { $name }: its RES to 3V3 by 10 k ohm, and by 100 nF to ground; or name a pin for it, reset.
doctor-spi-of-overlay = Screen { $name }: the lines of SPI { $bus } are the pins of its overlay in config.txt.
doctor-reader-on-usb = Reader { $name }: plug it into USB ({ $port }).
doctor-reader-on-5-volts = Reader { $name }: runs on 5 V; its outputs need a level shifter or a divider (1 k and 2 k ohm) to 3.3 V.
doctor-reader-note = Reader { $name }: { $note }
doctor-spi-select = SPI { $bus }; its SDA is the chip select, on CE{ $device }

# The box file
doctor-at-line = { $file } line { $line }
doctor-wrong-file = { $where }: { $reason }
doctor-wrong-setting = { $where }, { $key }: { $reason }
doctor-not-read = the file cannot be read: { $error }
doctor-no-toml = this is not TOML: { $error }
doctor-none-of = { $given } is none of { $known }
doctor-wrong-unknown = there is no setting called { $setting }
doctor-wrong-missing = missing here is { $setting }
doctor-wrong-type = expected { $wanted }, got { $given }
doctor-wrong-range = expected { $wanted } { $sign } { $limit }
doctor-wrong-name = a name has 1 to 40 characters, and no slash, dot or control character among them
doctor-kind-int = a whole number
doctor-kind-float = a number
doctor-kind-str = a text
doctor-kind-bool = true or false
doctor-kind-array = a list
doctor-kind-object = a table
doctor-kind-null = nothing
doctor-many-screens = a box has at most { $most } screens, here are { $screens }
doctor-same-place = it sits at the same bus and address as { $other }
doctor-address-of-other = its address { $address } is that of { $other }, on the same bus
doctor-pin-taken = pin { $pin } cannot be { $user }, it is { $other } ({ $key }) already
doctor-pin-of-board = pin { $pin } cannot be { $user }, the board reads its hats on it ({ $line })
doctor-dark-before-dim = the screens cannot go dark before they are dimmed (dim_after)
doctor-dc-missing = an SPI screen needs the pin of its data/command line, dc
doctor-setting-idle = { $setting } means nothing with bus = "{ $bus }"
doctor-channel-alone = a channel is one of a multiplexer, and mux says at which address
doctor-port-missing = a reader of type { $driver } needs its port
doctor-data-pins-missing = a { $driver } reader needs the pins d0 and d1
doctor-usb-port = a serial reader on USB is named usb:VENDOR:PRODUCT or usb:VENDOR:PRODUCT:SERIAL, as in usb:1a86:7523; one that types by its device

# What a part has
doctor-down-absent = { $part } absent
doctor-down-stale = { $part } stale
doctor-down-failed = { $part } failed
doctor-state-ok = ok
doctor-state-opening = opening
doctor-state-absent = absent
doctor-state-stale = stale
doctor-state-failed = failed
doctor-state-because = { $state }, { $reason }
doctor-fault = { $doing }: { $error }
doctor-thread-restarted = its thread was restarted
doctor-tag-not-taken = nobody took tag { $tag }
doctor-press-not-taken = nobody took { $token }
doctor-last-press-not-taken = the last press was not taken
doctor-screen-not-driven = the screen could not be driven
doctor-page-not-drawn = the page { $page } could not be drawn
doctor-dice-not-drawn = the dice could not be drawn
doctor-no-answer = does not answer: { $error }
doctor-not-allowed = not allowed: { $error }
doctor-library-missing = a library is missing: { $error }
doctor-no-chip = no { $chip } answers on { $port }
doctor-stopped-answering = the reader on { $port } has stopped answering
doctor-closed = { $port } is closed
doctor-no-usb-port = no USB port { $port } is plugged in
doctor-not-opened = { $port } may not be opened: { $error }
doctor-port-used = another program uses { $port }
doctor-not-plugged-in = { $port } is not plugged in
doctor-port-silent = { $port } does not answer: { $error }
doctor-pulled-out = { $port } was pulled out or closed: { $error }
doctor-no-keyboard = { $part } is no keyboard
doctor-pin-not-read = pin { $pin } cannot be read: { $error }
doctor-pin-not-driven = pin { $pin } cannot be driven: { $error }
doctor-pin-no-tone = pin { $pin } cannot make a tone: { $error }
doctor-needs-evdev = a keyboard reader needs evdev: sudo apt install python3-evdev
doctor-needs-spidev = a part on SPI needs spidev: sudo apt install python3-spidev
doctor-spi-not-opened = SPI { $bus } cannot be opened: { $error }
doctor-spi-off = SPI is switched off (dtparam=spi=on), or sudo apt install python3-spidev
doctor-wrong-library = GPIOZERO_PIN_FACTORY is '{ $given }'; the box works with { $known }
doctor-no-library = no pin library works ({ $reasons })
doctor-font-missing = The screens need { $font }: apt install fonts-dejavu-core ({ $error })
doctor-no-reader = This box has no reader.
doctor-reader-is = { $name }: { $state }
doctor-no-tag = No tag was read; { $states }.

# Findings
doctor-level-ok = ok
doctor-level-note = note
doctor-level-warning = warning
doctor-level-fault = fault
doctor-there = { $what } is there
doctor-not-there = there is no { $what }
doctor-see-groups = see groups; sudo usermod -aG { $group } USER
doctor-set-line = { $line } in { $file }, and start anew

# The machine
doctor-model = model
doctor-no-pi = not a Raspberry Pi
doctor-no-pi-how = parts on pins need one; phones and simulated parts do not
doctor-pins = pins
doctor-no-pins = this box has none, no pin library is needed
doctor-pin-chip = pin chip
doctor-no-gpiochip-how = use a Raspberry Pi and its own kernel
doctor-pin-library = pin library
doctor-no-library-how = sudo apt install python3-lgpio, and make the program's venv with --system-site-packages; unset GPIOZERO_PIN_FACTORY
doctor-rpigpio-on-pi-5 = RPi.GPIO cannot move the pins of a Pi 5
doctor-simulated = simulated
doctor-groups = groups
doctor-groups-held = { $who } may use { $groups }
doctor-groups-not-needed = { $who } may use all it needs
doctor-groups-missing = { $who } is not in { $groups }
doctor-groups-missing-how = sudo usermod -aG { $groups } { $who }, then log in anew; a missing group: sudo groupadd --system NAME
doctor-rights = rights
doctor-device-of-root = { $device } belongs to the group root, not to { $group }
doctor-device-of-root-how = sudo systemd/install.sh puts the udev rules in place
doctor-clock = clock
doctor-clock-right = synchronised
doctor-clock-unsure = not synchronised, so records say that their time is unsure
doctor-clock-unsure-how = connect a network, or fit a clock chip; timedatectl set-ntp true
doctor-supply = supply
doctor-voltage-how = a supply of 5.1 V and 3 A (Pi 5: 5 A) with a short thick cable
doctor-voltage-low = the voltage is too low now ({ $told })
doctor-voltage-was-low = the voltage was too low since the start ({ $told })
doctor-voltage-well = voltage and heat well since the start ({ $told })
doctor-hot = the board had to slow down for heat ({ $told })
doctor-hot-how = give it air
doctor-voltage-alarm = the voltage was too low
doctor-voltage-alarm-how = a stronger supply and a shorter cable
doctor-no-voltage-alarm = no low voltage since the start
doctor-voltage-unknown = this board does not tell its voltage
doctor-voltage-unknown-how = on a Pi: sudo apt install raspi-utils
doctor-disk = disk
doctor-read-only = { $folder } is read-only, games are kept in memory only
doctor-read-only-how = a worn-out card turns read-only: put in a new one; else sudo mount -o remount,rw /
doctor-not-writable = { $folder } may not be written by this user
doctor-not-writable-how = ask as root: sudo companion doctor
doctor-free = { $free } MB free in { $folder }
doctor-free-how = delete what is not needed; sudo apt clean; sudo journalctl --vacuum-size=50M
doctor-font = font
doctor-address = address
doctor-no-network = no network: playable, without phones
doctor-no-network-how = sudo nmtui connects to a Wi-Fi
doctor-net-port = port
doctor-net-port-of-box = { $port } is the running box's
doctor-net-port-used = { $port } is used by another program, the box takes the next free one
doctor-net-port-used-how = sudo ss -ltnp 'sport = :{ $port }' names it; or --port N
doctor-net-port-refused = { $port } may not be used: { $error }
doctor-net-port-refused-how = take a port above 1023: --port 8080
doctor-net-port-free = { $port } is free
doctor-box-file = box file
doctor-no-box-file = none given, so no part is looked at
doctor-box-file-sound = { $file } is sound
doctor-box-file-how = mend that line; hardware/boxes has whole examples

# Buses and ports
doctor-i2c = I2C
doctor-spi = SPI
doctor-serial = serial
doctor-bus-refused = { $device } cannot be used: { $error }
doctor-answering = answering: { $addresses }
doctor-nothing = nothing
doctor-i2c-speed = I2C speed
doctor-i2c-slow = the bus runs at 100 kHz, a picture takes 93 ms
doctor-i2c-slow-how = dtparam=i2c_arm=on,i2c_arm_baudrate=400000 in { $file }
doctor-i2c-off-how = sudo raspi-config nonint do_i2c 0, or dtparam=i2c_arm=on in { $file }, and start anew
doctor-i2c-overlay-how = dtoverlay=i2c-gpio,bus={ $bus },i2c_gpio_sda=PIN,i2c_gpio_scl=PIN in { $file }, with the pins that [overlays] names, and start anew
doctor-nobody-at = nothing answers at { $address }
doctor-check-four-wires = check its four wires: VCC to 3V3, GND, SDA and SCL not swapped
doctor-stranger = if { $addresses } is this screen, write that as its address
doctor-pins-of = { $bus } pins
doctor-pins-given-away = { $parts } cannot work, { $line } gives these pins to { $bus }
doctor-pins-given-away-how = take { $line } out of { $file } and start anew, or take other pins
doctor-these-type = these type: { $devices }
doctor-nothing-types = plug it in; nothing that types is there now
doctor-serial0-on-pi-5 = /dev/serial0 is not on the header of a Pi 5, but its debug plug
doctor-serial0-on-pi-5-how = dtparam=uart0=on in { $file }, and port = "/dev/ttyAMA0"
doctor-bluetooths-port = { $port } is not on the header of this board, where it is Bluetooth's
doctor-port-refused = { $port } may not be used
doctor-console = a login console uses the header's serial pins
doctor-console-how = sudo raspi-config nonint do_serial_cons 1, and start anew
doctor-a-lasting-name = a name of /dev/serial/by-id
doctor-port-changes = { $port } is there, and may get another number
doctor-name-it = name it { $port }
doctor-uart-off-how = enable_uart=1 (Pi 5: dtparam=uart0=on) in { $file }, and start anew
doctor-these-are-plugged-in = these are plugged in: { $ports }
doctor-no-usb-plugged-in = plug it in; no USB port is there now

# The parts themselves
doctor-parts = parts
doctor-box-runs = the box is running and has them; see its /api/health
doctor-box-runs-how = sudo systemctl stop companion-box, then ask again for test pictures and echo
doctor-picture = shows its test picture: a whole frame, its name in the middle
doctor-picture-how = if it is shifted, doubled or snow, its driver is another: { $drivers }
doctor-screen-how = see I2C and groups above; check its wires
doctor-heard = heard: { $token } from { $source }
doctor-press-all = Press every button, turn the knob, lay a tag on every reader ({ $seconds } s) ...
doctor-not-heard = nothing was heard of it
doctor-not-heard-how = press it again; check its pin and its ground wire
doctor-ready = { $kind }: ready
doctor-part-how = see the findings above; check its wires and its plug
