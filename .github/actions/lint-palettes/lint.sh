#!/usr/bin/env bash
# The step of the action: inputs come as variables, so that none of them is read as a command.
set -euo pipefail
descant=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)/descant
# One path a line, where there are lines: then a path may hold blanks.
blanks=$' \t'
case ${PATHS:-} in *$'\n'*) blanks= ;; esac
IFS="$blanks"$'\n' read -r -d '' -a paths <<<"${PATHS:-.}" || true
read -r -a grounds <<<"${GROUNDS:-}"
options=(--profile "${PROFILE:-default}")
for ground in "${grounds[@]}"; do options+=(--ground "$ground"); done
if [ -n "${BASELINE:-}" ]; then options+=(--baseline "$BASELINE"); fi
if [ -n "${CHANGES:-}" ]; then options+=(--changes "$CHANGES"); fi
if [ -n "${SARIF:-}" ]; then
  "$descant" lint "${options[@]}" --format sarif --output "$SARIF" --quiet -- "${paths[@]}" || true
fi
summary=$("$descant" lint "${options[@]}" --verbose -- "${paths[@]}" 2>&1 | tail -n 1) || true
if [ -n "${GITHUB_OUTPUT:-}" ]; then echo "summary=$summary" >>"$GITHUB_OUTPUT"; fi
if [ -n "${GITHUB_STEP_SUMMARY:-}" ]; then
  printf '### Palettes\n\n%s\n' "$summary" >>"$GITHUB_STEP_SUMMARY"
fi
"$descant" lint "${options[@]}" --format github -- "${paths[@]}"
