#!/usr/bin/env python3
"""Writes small specs that walk through what Descant reads of Vega-Lite, one feature at a time.

The data are made up, by a fixed rule. Usage: variants.py FOLDER
"""
import json
import os
import sys

import authors
import edited
import features
import options


def main(folder):
    os.makedirs(folder, exist_ok=True)
    count = 0
    for part in features.PARTS + options.PARTS + authors.PARTS + edited.PARTS:
        for name, spec in part():
            with open(os.path.join(folder, name + ".vl.json"), "w", encoding="utf-8") as file:
                json.dump(spec, file, indent=1)
                file.write("\n")
            count += 1
    print(f"{count} specs in {folder}")


if __name__ == "__main__":
    main(sys.argv[1])
