#!/usr/bin/env python3
"""Counts what is drawn of the specs of some folders, and by which findings the rest is refused.

    count.py GEOMETRY [GEOMETRY …]      folders that GeometryFolderTests wrote

Prints a line a finding's message shape, those that alone refuse a spec first, and the total drawn.
"""
import collections
import json
import os
import re
import sys


def shape(message):
    """A message without the author's own names."""
    return re.sub(r"\d+(\.\d+)?", "N", message)


def main(folders):
    drawn, refused, alone, any_of = 0, 0, collections.Counter(), collections.Counter()
    for folder in folders:
        for name in sorted(os.listdir(folder)):
            with open(os.path.join(folder, name), encoding="utf-8") as file:
                answer = json.load(file)
            if "findings" not in answer:
                drawn += 1
                continue
            refused += 1
            reasons = sorted({shape(message) for message in answer["findings"]})
            any_of.update(reasons)
            if len(reasons) == 1:
                alone.update(reasons)
    for reason, count in sorted(any_of.items(), key=lambda item: (-alone[item[0]], -item[1], item[0])):
        print(f"{alone[reason]:4} alone {count:4} in all  {reason}")
    total = drawn + refused
    print(f"{drawn} of {total} drawn ({100 * drawn / max(total, 1):.0f} %), {refused} refused")


if __name__ == "__main__":
    main(sys.argv[1:])
