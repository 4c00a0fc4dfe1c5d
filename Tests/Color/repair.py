"""Repairs known palettes on white and on #121212 and reports how many end without an error.

    python Tests/Color/repair.py path/to/descant [palettes.json]

The first eight colours of each palette: more than eight series are an error that no colour mends.
"""

import json
import pathlib
import re
import subprocess
import sys
import tempfile
import time


def main():
    descant = str(pathlib.Path(sys.argv[1]).resolve())
    default = pathlib.Path(__file__).parent / "vectors" / "known-palettes.json"
    palettes = json.loads(pathlib.Path(sys.argv[2] if len(sys.argv) > 2 else default).read_text())
    skipped = ("proposed", "optimum")
    palettes = {k: v["colors"][:8] for k, v in palettes.items() if not k.startswith(skipped)}
    passed = failed = 0
    for ground in ("#ffffff", "#121212"):
        mended, moves, seconds = [], [], 0.0
        for name, colors in palettes.items():
            with tempfile.TemporaryDirectory() as folder:
                path = pathlib.Path(folder) / "palette.txt"
                path.write_text(f"ground: {ground}\n" + "\n".join(colors) + "\n")

                def run(*options):
                    return subprocess.run(
                        [descant, "lint", *options, "palette.txt"],
                        cwd=folder, capture_output=True, text=True,
                    )

                start = time.time()
                fixed = run("--fix", "--undeclared", "--yes", "--quiet", "--take", "1")
                seconds += time.time() - start
                after = json.loads(run("--format", "json").stdout)["findings"]
                errors = sorted({f["code"] for f in after if f["severity"] == "error"})
                warnings = sum(f["severity"] == "warning" for f in after)
                move = re.search(r"mean movement E ([\d.]+)", fixed.stderr)
                moves.append(float(move[1]) if move else 0.0)
                mended += [name] if not errors else []
                bound = re.search(r"hues within (\d+)", fixed.stderr)
                print(f"{ground} {name}: {errors or 'no error'}, {warnings} warnings, "
                      f"mean movement {moves[-1]}, hues within {bound[1] if bound else 0}°")
        print(f"{ground}: {len(mended)} of {len(palettes)} without an error, "
              f"mean movement {sum(moves) / len(moves):.1f}, {seconds / len(palettes):.2f} s each")
        passed += len(mended)
        failed += len(palettes) - len(mended)
    print(f"{passed} passed, {failed} failed")
    sys.exit(1 if failed else 0)


main()
