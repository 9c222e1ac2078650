# shellcheck shell=bash
# Where the installed box lives, and how install.sh and uninstall.sh act; both read this file.
#
# With --dry-run nothing is done and every step is told. DESTDIR puts the files under another root and leaves
# this machine's packages, users, devices and running services alone (for tests).
#
# shellcheck disable=SC2034  # the places are for the two that read this

DESTDIR=${DESTDIR:-}
readonly SERVICE=companion-box
readonly PROGRAM=$DESTDIR/opt/$SERVICE
readonly SETTINGS=$DESTDIR/etc/$SERVICE
readonly STATE=$DESTDIR/var/lib/$SERVICE
readonly COMMAND=$DESTDIR/usr/local/bin/companion
readonly UNIT=$DESTDIR/etc/systemd/system/$SERVICE.service
readonly SYSUSERS=$DESTDIR/etc/sysusers.d/$SERVICE.conf
readonly MODULES=$DESTDIR/etc/modules-load.d/$SERVICE.conf
readonly UDEV_RULES=$DESTDIR/etc/udev/rules.d/70-$SERVICE.rules
readonly AVAHI=$DESTDIR/etc/avahi/services/$SERVICE.service

dry_run=no

refuse() {
    echo "$1" >&2
    exit 1
}

act() {  # act COMMAND…: does it, or tells it
    if [ "$dry_run" = yes ]; then
        echo "Would:$(printf ' %q' "$@")"
    else
        "$@"
    fi
}

act_on_machine() {  # the same for what reaches beyond files
    if [ -z "$DESTDIR" ]; then
        act "$@"
    else
        echo "Not under DESTDIR: $1"
    fi
}

running_systemd() {  # an image being built and a container often have none
    [ -d /run/systemd/system ]
}

need_root() {
    if [ "$dry_run" = no ] && [ -z "$DESTDIR" ] && [ "$(id -u)" -ne 0 ]; then
        refuse "This changes the system, so it needs root: sudo $0"
    fi
}

stop_or_start() {  # stop_or_start VERB UNIT…
    if running_systemd; then
        act_on_machine systemctl --quiet "$@"
    fi
}

at_boot() {  # at_boot enable|disable: links only, so it works where systemd does not run
    act systemctl --root="${DESTDIR:-/}" --quiet "$1" "$SERVICE.service"
}

reload_devices() {
    running_systemd || return 0
    if ! act_on_machine udevadm control --reload; then
        echo "udev does not run here: rights and names of the parts change with the next boot."
        return
    fi
    act_on_machine udevadm trigger --subsystem-match=gpio --subsystem-match=spidev --subsystem-match=i2c-dev \
        --subsystem-match=tty --subsystem-match=input
}

boot_folder() {  # prints the folder of config.txt, or nothing on a machine that is no Pi
    local folder
    for folder in "$DESTDIR/boot/firmware" "$DESTDIR/boot"; do
        if [ -f "$folder/config.txt" ]; then
            echo "$folder"
            return
        fi
    done
}

without_our_lines() {  # prints config.txt without what install.sh added, unless the owner has cut into that
    awk -v begin="# $SERVICE begin" -v end="# $SERVICE end" '
        $0 == begin { printf "%s", held; held = $0 "\n"; inside = 1; next }
        inside { held = held $0 "\n"; if ($0 == end) { held = ""; inside = 0 }; next }
        { print }
        END { printf "%s", held }' "$1"
}

replace() {  # replace FILE < new content: whole or not at all, and not when it says that already
    local file=$1 content
    content=$(cat)
    if [ "$content" = "$(cat "$file" 2>/dev/null)" ]; then
        return
    fi
    if [ "$dry_run" = yes ]; then
        echo "Would: write $file"
    else
        printf '%s\n' "$content" > "$file.new"
        sync "$file.new"
        mv "$file.new" "$file"
        echo "Changed: $file"
    fi
}
