#!/usr/bin/env bash
# Takes the box off this machine. Games, sets and box.toml stay, unless --data is given.
#
#   sudo systemd/uninstall.sh [--data] [--dry-run]
#
#   --data       removes the owner's games, sets and settings as well, and the service's user
#   --dry-run    tells every step and does none
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
# shellcheck source=systemd/places.sh
source "$here/places.sh"
remove_owners=no

read_arguments() {
    while [ $# -gt 0 ]; do
        case $1 in
            --data) remove_owners=yes ;;
            --dry-run) dry_run=yes ;;
            -h | --help) sed -n '2,/^set /{/^#/s/^# \{0,1\}//p}' "${BASH_SOURCE[0]}"; exit ;;
            *) refuse "Unknown: $1. There are --data and --dry-run." ;;
        esac
        shift
    done
}

stop_service() {
    [ -e "$UNIT" ] || return 0
    stop_or_start stop "$SERVICE.service"
    at_boot disable
}

remove_files() {
    act rm -f "$UNIT" "$SYSUSERS" "$MODULES" "$UDEV_RULES" "$AVAHI" "$COMMAND"
    act rm -rf "$PROGRAM"
    stop_or_start daemon-reload
    reload_devices
}

remove_pi_settings() {
    local folder
    folder=$(boot_folder)
    if [ -n "$folder" ]; then
        without_our_lines "$folder/config.txt" | replace "$folder/config.txt"
    fi
}

remove_owners_data() {
    act rm -rf "$STATE" "$SETTINGS"
    if getent passwd "$SERVICE" >/dev/null; then
        act_on_machine userdel "$SERVICE"
    fi
}

read_arguments "$@"
need_root
stop_service
remove_files
remove_pi_settings
if [ "$remove_owners" = yes ]; then
    remove_owners_data
    echo "Removed, the games too."
else
    echo "Removed. Still there: games and sets in $STATE, settings in $SETTINGS (--data removes them)."
fi
