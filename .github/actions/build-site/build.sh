#!/usr/bin/env bash
# The step of the action: inputs come as variables, so that none of them is read as a command.
set -euo pipefail
descant=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)/descant
options=(--output "${OUTPUT:-Output}" --format github)
if [ -n "${BASE_URL:-}" ]; then options+=(--base-url "$BASE_URL"); fi
if [ "${STRICT:-true}" = true ]; then options+=(--strict); fi
"$descant" build "${options[@]}" -- "${FOLDER:-.}"
