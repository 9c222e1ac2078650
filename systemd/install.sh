#!/usr/bin/env bash
# Makes this machine the referee box: Debian 12 or 13, or Raspberry Pi OS. Run it again to bring in a newer version.
#
#   sudo systemd/install.sh [--box FILE] [--yes] [--dry-run]
#
#   --box FILE   the parts of the box (examples: hardware/boxes); without it an existing /etc/companion-box/box.toml stays
#   --yes        takes every setting of the Pi that is offered, without asking
#   --dry-run    tells every step and does none
set -euo pipefail
umask 022  # the service's user has to read what root puts here

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
source_folder=$(dirname "$here")
# shellcheck source=systemd/places.sh
source "$here/places.sh"
# Debian's own Python, because its packages for pins and buses are for that one.
export PYTHON=${PYTHON:-/usr/bin/python3}
box_file=
yes=no
restart_needed=no

read_arguments() {
    while [ $# -gt 0 ]; do
        case $1 in
            --box) box_file=${2:?"--box needs a file"}; shift ;;
            --yes) yes=yes ;;
            --dry-run) dry_run=yes ;;
            -h | --help) sed -n '2,/^set /{/^#/s/^# \{0,1\}//p}' "${BASH_SOURCE[0]}"; exit ;;
            *) refuse "Unknown: $1. There are --box FILE, --yes and --dry-run." ;;
        esac
        shift
    done
    if [ -n "$box_file" ] && [ ! -f "$box_file" ]; then
        refuse "There is no file $box_file."
    fi
}

install_program() {  # into a folder of its own, so that a version that cannot be installed leaves the old one at work
    local fresh
    fresh=$PROGRAM/venv-$(date +%Y%m%d-%H%M%S)-$$
    act mkdir -p "$PROGRAM"
    act "$PYTHON" -m venv --clear --system-site-packages "$fresh"
    # Only the parts' libraries come from the system: all else is put into the venv, whatever Debian's version is.
    act "$fresh/bin/python" -m pip install --quiet --no-input --disable-pip-version-check --ignore-installed "$source_folder" ||
        refuse "The program could not be installed: is there a network? What was here before still works."
    install_pins "$fresh/bin/python"
    act ln -sfn "$(basename "$fresh")" "$PROGRAM/venv.new"
    act mv -T "$PROGRAM/venv.new" "$PROGRAM/venv"
    act mkdir -p "$(dirname "$COMMAND")"
    act ln -sfn "/opt/$SERVICE/venv/bin/companion" "$COMMAND"
}

install_pins() {  # where Debian has no python3-lgpio; only ready-made ones, and never PyPI's empty 0.0.0.2
    local python=$1 package
    if [ "$dry_run" = no ] && "$python" -c "import lgpio" 2>/dev/null; then
        return
    fi
    for package in "lgpio>=0.2.2.0" "adafruit-lgpio>=0.2.2.0"; do
        if act "$python" -m pip install --quiet --no-input --disable-pip-version-check --only-binary :all: "$package" 2>/dev/null; then
            return
        fi
    done
    echo "No pin library for this machine: screens, serial readers and phones work, buttons do not."
}

install_files() {
    act install -D -m 644 "$here/companion-box.service" "$UNIT"
    act install -D -m 644 "$here/companion-box.sysusers" "$SYSUSERS"
    act install -D -m 644 "$here/companion-box.modules" "$MODULES"
    act install -D -m 644 "$here/70-companion-box.rules" "$UDEV_RULES"
    act install -D -m 644 "$here/companion-box.avahi.xml" "$AVAHI"
}

check_box() {  # before anything is put in the place of what works
    local said
    if [ -n "$box_file" ] && ! said=$(act "$PROGRAM/venv/bin/companion" wiring --box "$box_file"); then
        refuse "That box cannot be built: $said. The parts list stays as it was."
    fi
}

install_box() {  # the owner's file is never lost
    local target=$SETTINGS/box.toml
    if [ -e "$target" ] && { [ -z "$box_file" ] || cmp -s "$box_file" "$target"; }; then
        echo "Kept: $target"
    else
        act install -D -m 644 --backup=numbered "${box_file:-$here/box.toml}" "$target"
    fi
}

offer() {  # offer QUESTION: whether the owner wants it
    if [ "$yes" = yes ]; then
        return 0
    elif [ -t 0 ] && [ "$dry_run" = no ]; then
        local answer
        read -r -p "$1 [y/N] " answer
        [[ $answer == [yY]* ]]
    else
        echo "Offered, not done: $1 (--yes does it)"
        return 1
    fi
}

is_pi_5() {
    tr -d '\0' 2>/dev/null < "$DESTDIR/proc/device-tree/model" | grep -qE "Raspberry Pi (Compute Module )?5"
}

offer_pi_settings() {
    local folder lines=()
    folder=$(boot_folder)
    [ -n "$folder" ] || return 0
    if offer "Switch I2C on, at the 400 kHz that moving pictures need?"; then
        lines+=("dtparam=i2c_arm=on" "dtparam=i2c_arm_baudrate=400000")
    fi
    if offer "Switch SPI on, for SPI screens and MFRC522 readers?"; then
        lines+=("dtparam=spi=on")
    fi
    if offer "Use the header's serial pins (GPIO 14 and 15) for a reader, and not for a login console?"; then
        if is_pi_5; then lines+=("dtparam=uart0=on"); else lines+=("enable_uart=1"); fi
        free_serial_console "$folder/cmdline.txt"
    fi
    [ "${#lines[@]}" -gt 0 ] || return 0
    { without_our_lines "$folder/config.txt"; printf '%s\n' "# $SERVICE begin" "[all]" "${lines[@]}" "# $SERVICE end"; } |
        replace "$folder/config.txt"
    restart_needed=yes
}

free_serial_console() {
    if [ -f "$1" ]; then
        sed -E 's/console=(serial0|ttyAMA[0-9]+|ttyS0),[0-9]+ ?//g' "$1" | replace "$1"
    fi
    stop_or_start disable --now serial-getty@ttyAMA0.service serial-getty@ttyS0.service
}

remove_older_programs() {  # only now, because a running box still reads its own
    act find "$PROGRAM" -mindepth 1 -maxdepth 1 -name "venv-*" ! -name "$(readlink "$PROGRAM/venv")" -exec rm -r "{}" +
}

start_service() {
    act_on_machine systemd-sysusers "$SYSUSERS"
    at_boot enable
    if ! running_systemd; then
        echo "systemd does not run here: the box starts with the next boot."
        return
    fi
    stop_or_start daemon-reload
    stop_or_start restart systemd-modules-load.service || echo "Not every kernel module could be loaded: see $MODULES"
    reload_devices
    stop_or_start restart "$SERVICE.service" ||
        refuse "The box is installed and does not start. What it says: journalctl --unit $SERVICE --lines 30"
}

farewell() {
    echo "Done. The page: http://$(hostname).local:8080 and $(hostname -I 2>/dev/null | awk 'NF {print "http://" $1 ":8080"}')"
    echo "Next: companion doctor --box /etc/$SERVICE/box.toml"
    if [ "$restart_needed" = yes ]; then
        echo "The Pi's new settings hold after: sudo reboot"
    fi
}

read_arguments "$@"
need_root
act_on_machine "$here/debian-packages.sh" box
install_program
check_box
install_files
install_box
offer_pi_settings
start_service
remove_older_programs
farewell
