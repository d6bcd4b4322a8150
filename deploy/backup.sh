#!/bin/sh
# backup.sh FOLDER [KEPT]: copy the tables while the bot runs, under today's date, and keep the newest KEPT copies (14).
set -eu
folder=$1
kept=${2:-14}
cd "$(dirname "$0")/.."
mkdir -p "$folder"
chmod 700 "$folder"
.venv/bin/feitoria backup "$folder/feitoria-$(date -u +%Y%m%dT%H%M%SZ).sqlite3"
ls -1 "$folder"/feitoria-*.sqlite3 | sort -r | tail -n "+$((kept + 1))" | while read -r old; do rm -- "$old"; done
