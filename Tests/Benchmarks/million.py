"""Writes a table of one million rows and six columns into a folder, as CSV and as JSON."""
import json, pathlib, random, sys

folder = pathlib.Path(sys.argv[1])
chance = random.Random(1)
names = ["id", "date", "place", "temperature", "rain", "count"]
places = ["Oslo", "Rome", "Paris", "London", "Berlin", "Madrid", "Athens", "Dublin"]
with open(folder / "million.csv", "w") as table, open(folder / "million.json", "w") as rows:
    table.write(",".join(names) + "\n")
    rows.write("[\n")
    for i in range(1_000_000):
        cells = [i, f"20{i % 24:02d}-{i % 12 + 1:02d}-{i % 28 + 1:02d}", places[i % 8],
                 round(chance.uniform(-10, 35), 1), round(chance.expovariate(1), 3), chance.randint(0, 100_000)]
        table.write(",".join(map(str, cells)) + "\n")
        rows.write(("," if i else "") + json.dumps(dict(zip(names, cells))) + "\n")
    rows.write("]\n")
