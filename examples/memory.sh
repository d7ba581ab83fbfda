#!/bin/sh
# The memory API with curl: what is said is remembered, found, put into a prompt and exported.
# $ ricordo serve &
# $ sh examples/memory.sh ada        # RICORDO=http://… for another address
set -eu
api="${RICORDO:-http://localhost:8000}/memory/v1"
user="${1:-local}"

ask() { # a path, and more for curl
    path="$1"
    shift
    curl --silent --show-error --fail-with-body -H "X-Memory-User: $user" -H 'Content-Type: application/json' "$@" "$api/$path"
    echo
}

ask memories --data '{"text": "I am allergic to peanuts and live in Graz."}'
ask 'memories/search?q=what+may+I+not+eat&limit=3'
ask context --data '{"query": "Suggest a snack."}'
ask export
