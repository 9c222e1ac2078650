#!/usr/bin/env bash
# Installs from Debian what is missing on this machine.
#
#   debian-packages.sh run    what the program needs
#   debian-packages.sh test   what the tests need beside that
#   debian-packages.sh box    what the service needs beside the program: pins, buses, keyboard readers, its name in the network
#
# It asks for the thing itself and not for its package, so that a Python or a browser from elsewhere will do.
# PYTHON names another interpreter than python3.
set -euo pipefail

PYTHON=${PYTHON:-python3}
missing=()

need() {  # need PACKAGE REASON COMMAND…: the command succeeds when the thing is there
    local package=$1 reason=$2
    shift 2
    if ! "$@" >/dev/null 2>&1; then
        missing+=("$package")
        echo "Missing: $package ($reason)"
    fi
}

refuse() {
    echo "$1" >&2
    exit 1
}

as_root() {
    if [ "$(id -u)" -eq 0 ]; then
        "$@"
    elif command -v sudo >/dev/null; then
        sudo "$@"
    else
        refuse "This needs root and there is no sudo. Ask someone who may: apt-get install ${missing[*]}"
    fi
}

need_for_run() {
    need python3 "the interpreter" command -v "$PYTHON"
    need python3-venv "a folder of its own for the program's Python packages" "$PYTHON" -c "import ensurepip, venv"
    need fonts-dejavu-core "the letters on the screens" test -e /usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf
}

need_for_test() {
    need_for_run
    need chromium "the page's tests" test -x /usr/bin/chromium
    need libatomic1 "the driver of the browser" "$PYTHON" -c 'import ctypes; ctypes.CDLL("libatomic.so.1")'
    need shellcheck "the scripts' tests" command -v shellcheck
    need systemd "the unit's tests" command -v systemd-analyze
}

need_for_box() {
    need_for_run
    need python3-lgpio "the pins" "$PYTHON" -c "import lgpio"
    need python3-spidev "parts on SPI" "$PYTHON" -c "import spidev"
    need python3-evdev "readers that type like a keyboard" "$PYTHON" -c "import evdev"
    need udev "the names of readers" command -v udevadm
    need avahi-daemon "the box's name in the network" test -x /usr/sbin/avahi-daemon
}

drop_unknown() {  # Debian 12 has no python3-lgpio (Raspberry Pi OS has): install.sh then takes it from PyPI
    local package known=()
    for package in "${missing[@]}"; do
        if apt-cache show "$package" >/dev/null 2>&1; then
            known+=("$package")
        else
            echo "Not in this Debian: $package"
        fi
    done
    missing=("${known[@]}")
}

case "${1-}" in
    run) need_for_run ;;
    test) need_for_test ;;
    box) need_for_box ;;
    *) refuse "Say what for: debian-packages.sh run, test or box." ;;
esac

if [ "${#missing[@]}" -gt 0 ]; then
    command -v apt-get >/dev/null || refuse "There is no apt-get here. Please install by hand: ${missing[*]}"
    as_root apt-get update -qq
    drop_unknown
fi
if [ "${#missing[@]}" -gt 0 ]; then
    echo "Installing from Debian: ${missing[*]}"
    as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
fi

"$PYTHON" -c 'import sys; sys.exit(sys.version_info < (3, 11))' ||
    refuse "$("$PYTHON" --version) is too old: 3.11 is the least. Name a newer one with PYTHON=… (Debian 12 and later have one)."
