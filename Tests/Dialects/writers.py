"""Dialects: each takes a source of chance and gives an ending, bytes, and the table that they mean."""

import json, re

from tables import HEADS, WORDS, Table, numbers, panel, table

DIALECTS = {}


def dialect(function):
    DIALECTS[function.__name__.replace("_", "-")] = function
    return function


def figure(value, places, decimal=".", group="", missing="", indian=False, negative="-{}"):
    if value is None:
        return missing
    text = f"{abs(value):.{places}f}"
    whole, _, rest = text.partition(".")
    if group:
        parts = []
        while len(whole) > 3 or parts and whole:
            size = 2 if indian and parts else 3
            parts.insert(0, whole[-size:])
            whole = whole[:-size]
        whole = group.join(([whole] if whole else []) + parts)
    text = whole + (decimal + rest if rest else "")
    return negative.format(text) if value < 0 else text


def quoted(cell, delimiter, always=False):
    needs = always or any(mark in cell for mark in (delimiter, '"', "\n", "\r"))
    return '"' + cell.replace('"', '""') + '"' if needs else cell


def cells(made, **style):
    """Header and rows as texts."""
    rows = [list(made.columns)]
    for row in range(made.rows):
        rows.append(
            [
                figure(values[row], made.places[name], **style)
                if name in made.places
                else "" if values[row] is None else str(values[row])
                for name, values in made.columns.items()
            ])
    return rows


def joined(rows, delimiter=",", end="\n", always=False):
    return "".join(delimiter.join(quoted(cell, delimiter, always) for cell in row) + end for row in rows)


def padded(rows, width):
    return [row + [""] * (width - len(row)) for row in rows]


def simple(name, language="en", encoding="utf-8", ending="csv", delimiter=",", end="\n", always=False, mark=b"",
           first="", gaps=0.1, negative=True, languages=None, **style):
    def write(random):
        made = table(random, random.choice(languages or [language]), gaps=gaps, negative=negative)
        text = first + joined(cells(made, **style), delimiter, end, always)
        return ending, mark + text.encode(encoding), made

    DIALECTS[name] = write


WEST = ["en", "de", "fr", "es"]
ALL = list(WORDS)
simple("plain", languages=ALL)
simple("mark", mark=b"\xef\xbb\xbf", languages=ALL)
simple("all-quoted", always=True, languages=ALL)
simple("crlf", end="\r\n", languages=ALL)
simple("cr", end="\r", languages=ALL)
simple("tabs", ending="tsv", delimiter="\t", languages=ALL)
simple("pipes", ending="psv", delimiter="|")
simple("tabs-in-csv", delimiter="\t", languages=WEST)
simple("semicolons", delimiter=";", decimal=",", languages=WEST)
simple("semicolons-points", delimiter=";", languages=WEST)
simple("german-1252", delimiter=";", decimal=",", group=".", encoding="cp1252", language="de", end="\r\n")
simple("german-groups", delimiter=";", decimal=",", group=".", language="de")
simple("excel-sep", delimiter=";", decimal=",", first="sep=;\r\n", end="\r\n", language="de")
simple("utf16-little", ending="tsv", delimiter="\t", encoding="utf-16-le", mark=b"\xff\xfe", languages=ALL)
simple("utf16-big", encoding="utf-16-be", mark=b"\xfe\xff", languages=ALL)
simple("utf16-bare", encoding="utf-16-le", languages=WEST)
simple("latin-1", encoding="latin-1", languages=["de", "fr", "es"])
simple("mac-roman", encoding="mac_roman", end="\r", languages=["de", "fr", "es"])
simple("shift-jis", encoding="cp932", language="ja")
simple("gb18030", encoding="gb18030", language="zh")
simple("euc-kr", encoding="cp949", language="ko")
simple("euc-jp", encoding="euc_jp", language="ja")
simple("thousands", group=",", languages=ALL)
simple("swiss", delimiter=";", group="’", language="de")
simple("swiss-ascii", delimiter=";", group="'", language="de")
simple("french-narrow", delimiter=";", decimal=",", group="\u202f", language="fr")
simple("french-wide", delimiter=";", decimal=",", group="\u00a0", encoding="cp1252", language="fr")
simple("spaces-groups", group=" ", languages=WEST)
simple("indian", group=",", indian=True)


def signed(name, form, **more):
    def write(random):
        made = table(random, more.get("language", "en"), gaps=0.1, negative=True)
        return "csv", joined(cells(made, negative=form, **more.get("style", {}))).encode(), made

    DIALECTS[name] = write


signed("accounting", "({})", style={"group": ","})
signed("accounting-plain", "({})")
signed("trailing-minus", "{}-")
signed("triangles", "△{}", language="ja")
signed("true-minus", "−{}")

for word, label in [("NA", "na"), ("..", "dots"), (":", "colon"), ("-", "dash"), ("n/a", "n-a"), ("…", "ellipsis"),
                    ("NULL", "null"), ("k. A.", "german"), ("不明", "japanese"), ("[c]", "shorthand")]:
    simple(f"missing-{label}", gaps=0.2, missing=word)

TITLES = {
    "en": ("Table 4: Births and deaths by region", "Source: Office for Statistics", "Note: figures are rounded"),
    "de": ("Geburten und Todesfälle nach Gebiet", "Quelle: Statistisches Landesamt", "Hinweis: gerundete Werte"),
    "fr": ("Naissances et décès par région", "Source : Institut national", "Lecture : en 2020, tout va bien"),
    "es": ("Nacimientos y defunciones por provincia", "Fuente: Instituto Nacional", "Nota: cifras provisionales"),
    "ja": ("表１　地域別の出生と死亡", "出典：統計局", "注：四捨五入した値"),
    "zh": ("表1 各地区出生和死亡人数", "资料来源：统计局", "注：数据经过四舍五入"),
    "ko": ("표 1 지역별 출생과 사망", "출처: 통계청", "주: 반올림한 값"),
}


def published(pad, below, delimiter=",", blank=True, **style):
    def write(random):
        language = random.choice(ALL)
        made = table(random, language, gaps=0.05, measures=random.randint(2, 4))
        title, source, note = TITLES[language]
        # A table's number is no part of its title.
        made.title = re.sub(r"^(Table|表|표)\s*\d+[:：]?\s*", "", title)
        rows = [[title]] + ([[]] if blank else []) + cells(made, **style)
        if below:
            rows += ([[]] if blank else []) + [[source], [note]]
        else:
            rows.insert(1, [source])
        if pad:
            rows = padded(rows, len(made.columns))
        return "csv", joined(rows, delimiter).encode(), made

    return write


DIALECTS["title-padded"] = published(True, False)
DIALECTS["title-bare"] = published(False, False)
DIALECTS["title-and-notes-padded"] = published(True, True)
DIALECTS["title-and-notes-bare"] = published(False, True)
DIALECTS["title-semicolons"] = published(True, True, ";", decimal=",")
DIALECTS["notes-close"] = published(True, True, blank=False)


def grouped(random, repeats):
    made = Table()
    names = WORDS["en"][: random.randint(5, 9)]
    made.columns["Age group"] = list(names)
    uppers, lowers = [""], ["Age group"]
    for upper in ["Men", "Women"]:
        for place, lower in enumerate(["Employed", "Unemployed", "Inactive"][: 2 + repeats % 2]):
            name = f"{upper} – {lower}"
            made.places[name], made.columns[name] = numbers(random, len(names), 0.1, False)
            uppers.append(upper if place == 0 or repeats else "")
            lowers.append(lower)
    return made, uppers, lowers


@dialect
def two_headers_blank(random):
    made, uppers, lowers = grouped(random, 0)
    return "csv", joined([uppers, lowers] + cells(made)[1:]).encode(), made


@dialect
def two_headers_repeated(random):
    made, uppers, lowers = grouped(random, 1)
    return "csv", joined([uppers, lowers] + cells(made)[1:], ";").encode(), made


@dialect
def title_and_two_headers(random):
    made, uppers, lowers = grouped(random, 0)
    made.title = "Labour market by age group"
    rows = padded([[made.title], []], len(uppers)) + [uppers, lowers] + cells(made)[1:]
    return "csv", joined(rows).encode(), made


@dialect
def unit_row(random):
    made = table(random, gaps=0.1, measures=3)
    heads = list(made.columns)
    units = ["", "kg", "in %", "(1,000)"]
    rows = cells(made)
    rows.insert(1, units)
    renamed = [heads[0], f"{heads[1]} (kg)", f"{heads[2]} (%)", f"{heads[3]} (1,000)"]
    made.columns = dict(zip(renamed, made.columns.values()))
    return "csv", joined(rows).encode(), made


def flagged(mark, delimiter=",", ending="csv", gap=":"):
    def write(random):
        made = table(random, gaps=0.1)
        rows = cells(made, missing=gap)
        for row in rows[1:]:
            for column in range(1, len(row)):
                if random.random() < 0.25 and row[column] != gap:
                    row[column] += mark(random)
        return ending, joined(rows, delimiter).encode(), made

    return write


DIALECTS["flags-letters"] = flagged(lambda r: " " + r.choice("pebr"))
DIALECTS["flags-close"] = flagged(lambda r: r.choice("pebr"), "\t", "tsv")
DIALECTS["flags-brackets"] = flagged(lambda r: r.choice([" [p]", " [e]", " [b]", " [r]"]), gap="[x]")
DIALECTS["flags-round"] = flagged(lambda r: r.choice(["(p)", "(r)"]))
DIALECTS["flags-stars"] = flagged(lambda r: r.choice(["*", "**", "†", "¹", "²"]))


@dialect
def suppressed(random):
    made = table(random, gaps=0.2)
    return "csv", joined(cells(made, missing="<5")).encode(), made


@dialect
def sentinels(random):
    made = table(random, gaps=0.0)
    for name in made.places:
        if made.places[name] == 0:
            for row in random.sample(range(made.rows), 2):
                made.columns[name][row] = None
    return "csv", joined(cells(made, missing="-9999")).encode(), made


YEARS = [str(year) for year in range(2010, 2022)]


def wide(names, label, ending="csv", delimiter=",", periods=None, extra=None, gap=""):
    def write(random):
        count = random.randint(4, 10)
        true = (periods or YEARS)[:count]
        made = panel(random, true, gaps=0.08)
        head, values = list(made.columns)[0], made.columns["Value"]
        keys = list(dict.fromkeys(made.columns[head]))
        rows = [[label(head)] + [names(period) for period in true]]
        for row, key in enumerate(keys):
            rows.append([key] + [figure(v, made.places["Value"], missing=gap) for v in
                                 values[row * count:(row + 1) * count]])
        return ending, joined(rows, delimiter).encode(), made

    return write


DIALECTS["wide-years"] = wide(lambda y: y, lambda h: h)
DIALECTS["wide-years-of-r"] = wide(lambda y: "X" + y, lambda h: h, gap="NA")
DIALECTS["wide-years-marked"] = wide(lambda y: f"{y} [YR{y}]", lambda h: h, gap="..")
DIALECTS["wide-years-stem"] = wide(lambda y: f"pop_{y}", lambda h: h)
QUARTERS = [f"{year}-Q{quarter}" for year in (2019, 2020, 2021) for quarter in (1, 2, 3, 4)]
DIALECTS["wide-fiscal"] = wide(
    lambda y: y, lambda h: h, periods=[f"{y}/{(y + 1) % 100:02}" for y in range(2008, 2022)])


@dialect
def eurostat(random):
    made = Table()
    years = YEARS[: random.randint(4, 9)]
    places = ["AT", "BE", "BG", "DE", "EL", "FR"][: random.randint(3, 6)]
    made.columns = {"freq": [], "unit": [], "geo": [], "period": []}
    values = []
    rows = [["freq,unit,geo\\TIME_PERIOD"] + [year + " " for year in years]]
    digits, figures = numbers(random, len(places) * len(years), 0.1, False)
    for index, place in enumerate(places):
        row = [f"A,PC_ACT,{place}"]
        for year in range(len(years)):
            value = figures[index * len(years) + year]
            flag = random.choice(["", "", "p", "e", "b"]) if value is not None else ""
            row.append(f"{figure(value, digits, missing=':')} {flag}")
            for name, cell in zip(made.columns, ["A", "PC_ACT", place, years[year]]):
                made.columns[name].append(cell)
            values.append(value)
        rows.append(row)
    made.columns["Value"] = values
    return "tsv", joined(rows, "\t").encode(), made


@dialect
def world_bank(random):
    years = YEARS[: random.randint(4, 12)]
    made = panel(random, years, gaps=0.1, names=["Aruba", "Austria", "Chad", "Fiji", "Yemen, Rep."], value="Value")
    indicator = "Population, total"
    count = len(years)
    head = list(made.columns)[0]
    names = list(dict.fromkeys(made.columns[head]))
    values, places = made.columns["Value"], made.places["Value"]
    rows = [["Data Source", "World Development Indicators", ""], [], ["Last Updated Date", "2024-06-28", ""], [],
            ["Country Name", "Country Code", "Indicator Name", "Indicator Code", *years, ""]]
    for row, name in enumerate(names):
        rows.append([name, name[:3].upper(), indicator, "SP.POP.TOTL",
                     *[figure(v, places) for v in values[row * count:(row + 1) * count]], ""])
    wanted = Table()
    wanted.columns = {
        "Country Name": made.columns[head], "Country Code": [name[:3].upper() for name in made.columns[head]],
        "Indicator Name": [indicator] * len(values), "Indicator Code": ["SP.POP.TOTL"] * len(values),
        "period": made.columns["period"], indicator: values,
    }
    return "csv", joined(rows, always=True, end="\r\n").encode("utf-8-sig"), wanted


def months(names, language):
    def write(random):
        first = random.randint(1990, 2010)
        years = [first + step for step in range(random.randint(3, 6))]
        made = Table()
        made.columns["period"] = [f"{year}-{month + 1:02}" for year in years for month in range(12)]
        digits, values = numbers(random, len(years) * 12, 0.05, False)
        made.columns["Value"] = values
        rows = [[{"en": "Year", "de": "Jahr", "fr": "Année"}[language]] + names]
        for row, year in enumerate(years):
            rows.append([str(year)] + [figure(v, digits) for v in values[row * 12:(row + 1) * 12]])
        return "csv", joined(rows).encode(), made

    return write


DIALECTS["wide-months"] = months("Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(), "en")
DIALECTS["wide-months-german"] = months(
    "Januar Februar März April Mai Juni Juli August September Oktober November Dezember".split(), "de")
DIALECTS["wide-months-french"] = months(
    "janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.".split(), "fr")


@dialect
def sections(random):
    made = Table()
    parts, names = ["Men", "Women"], WORDS["en"][: random.randint(3, 6)]
    rows = [["Region", "Births", "Deaths"]]
    made.columns = {"Section": [], "Region": [], "Births": [], "Deaths": []}
    made.places = {"Births": 0, "Deaths": 0}
    for part in parts:
        rows.append([part, "", ""])
        for name in names:
            values = [random.randint(10, 99_999), random.randint(10, 99_999)]
            rows.append([name] + [str(value) for value in values])
            for column, cell in zip(made.columns, [part, name, *values]):
                made.columns[column].append(cell)
    return "csv", joined(rows).encode(), made


@dialect
def spanning(random):
    made = Table()
    made.columns = {"Region": [], "Sex": [], "Cases": []}
    made.places = {"Cases": 0}
    rows = [list(made.columns)]
    for name in WORDS["en"][: random.randint(4, 8)]:
        for place, sex in enumerate(["Men", "Women", "All"]):
            value = random.randint(1, 90_000)
            rows.append([name if place == 0 else "", sex, str(value)])
            for column, cell in zip(made.columns, [name, sex, value]):
                made.columns[column].append(cell)
    return "csv", joined(rows).encode(), made


@dialect
def repeated_header(random):
    made = table(random, measures=3)
    rows = cells(made)
    rows.insert(1 + made.rows // 2, rows[0])
    return "csv", joined(rows).encode(), made


@dialect
def trailing_delimiters(random):
    made = table(random, gaps=0.1, measures=3)
    return "csv", joined([row + [""] for row in cells(made)]).encode(), made


@dialect
def empty_rows(random):
    made = table(random, measures=3)
    rows = cells(made)
    for _ in range(2):
        rows.insert(random.randint(2, len(rows) - 1), [""] * len(made.columns))
    return "csv", joined(rows).encode(), made


def suffixed(suffix, power, language="en"):
    def write(random):
        made = table(random, language, measures=1)
        name = list(made.columns)[1]
        tenths = [random.randint(11, 9999) for _ in range(made.rows)]
        rows = [list(made.columns)] + [
            [key, f"{tenth // 10}.{tenth % 10}{suffix}"] for key, tenth in zip(made.columns[list(made.columns)[0]], tenths)]
        made.columns[name] = [tenth * 10 ** (power - 1) for tenth in tenths]
        made.places[name] = 0
        return "csv", joined(rows).encode(), made

    return write


DIALECTS["suffix-k"] = suffixed("k", 3)
DIALECTS["suffix-m"] = suffixed("M", 6)
DIALECTS["suffix-mio"] = suffixed(" Mio", 6, "de")
DIALECTS["suffix-wan"] = suffixed("万", 4, "zh")
DIALECTS["suffix-oku"] = suffixed("億", 8, "ja")


def united(form):
    def write(random):
        made = table(random, gaps=0.1, negative=False)
        rows = cells(made)
        for row in rows[1:]:
            for column in range(1, len(row)):
                if row[column]:
                    row[column] = form.format(row[column])
        return "csv", joined(rows).encode(), made

    return write


DIALECTS["percent"] = united("{}%")
DIALECTS["percent-space"] = united("{} %")
DIALECTS["pounds"] = united("£{}")
DIALECTS["euros-after"] = united("{} €")


@dialect
def no_header(random):
    made = table(random)
    rows = cells(made)[1:]
    made.columns = {f"Column {place + 1}": values for place, values in enumerate(made.columns.values())}
    return "csv", joined(rows).encode(), made


@dialect
def row_names_of_r(random):
    made = table(random, gaps=0.0)
    rows = cells(made)
    rows[0] = rows[0][1:]
    made.columns = {"Column 1" if place == 0 else name: v for place, (name, v) in enumerate(made.columns.items())}
    return "tsv", joined(rows, "\t", always=True).encode(), made


@dialect
def nameless_first(random):
    made = table(random, gaps=0.1)
    rows = [[""] + cells(made)[0]] + [[str(i)] + row for i, row in enumerate(cells(made)[1:])]
    made.columns = {"Column 1": list(range(made.rows)), **made.columns}
    return "csv", joined(rows).encode(), made


@dialect
def comments(random):
    made = table(random, gaps=0.1)
    return "csv", ("# made by hand\n# in 2024\n" + joined(cells(made))).encode(), made


@dialect
def json_rows(random):
    made = table(random, random.choice(ALL), gaps=0.1)
    rows = [{name: values[row] for name, values in made.columns.items()} for row in range(made.rows)]
    return "json", json.dumps(rows, ensure_ascii=random.random() < 0.5).encode(), made


@dialect
def nested_lines(random):
    made = table(random, gaps=0.0, measures=2)
    head, a, b = made.columns
    text = "".join(
        json.dumps({head: k, "http": {"a": x, "b": y}}) + "\n"
        for k, x, y in zip(*made.columns.values()))
    made.columns = dict(zip([head, "http.a", "http.b"], made.columns.values()))
    return "ndjson", text.encode(), made


@dialect
def json_stat(random):
    years = YEARS[: random.randint(3, 7)]
    made = panel(random, years, gaps=0.1)
    head = list(made.columns)[0]
    names = list(dict.fromkeys(made.columns[head]))
    cube = {
        "version": "2.0", "class": "dataset", "label": "A cube", "id": ["geo", "year"],
        "size": [len(names), len(years)], "role": {"time": ["year"]},
        "dimension": {
            "geo": {"label": head, "category": {"index": [f"c{i}" for i in range(len(names))],
                                               "label": {f"c{i}": name for i, name in enumerate(names)}}},
            "year": {"label": "year", "category": {"index": {year: i for i, year in enumerate(years)}}},
        },
        "value": made.columns["Value"],
    }
    if random.random() < 0.5:
        cube["value"] = {str(i): v for i, v in enumerate(made.columns["Value"]) if v is not None}
    made.columns = {head: made.columns[head], "year": made.columns["period"], "Value": made.columns["Value"]}
    made.title = "A cube"
    return "json", json.dumps(cube).encode(), made


@dialect
def map_points(random):
    made = table(random, gaps=0.0, measures=2)
    points = [(round(random.uniform(-20, 20), 4), round(random.uniform(30, 60), 4)) for _ in range(made.rows)]
    features = [
        {"type": "Feature", "properties": {name: values[row] for name, values in made.columns.items()},
         "geometry": {"type": "Point", "coordinates": list(points[row])}} for row in range(made.rows)]
    made.columns["longitude"] = [x for x, _ in points]
    made.columns["latitude"] = [y for _, y in points]
    return "geojson", json.dumps({"type": "FeatureCollection", "features": features}).encode(), made


@dialect
def prose_with_delimiters(random):
    """Texts that hold other dialects' marks."""
    made = table(random, gaps=0.1)
    head = list(made.columns)[0]
    made.columns[head] = [f"{name}; {name} | {random.randint(1, 9)}, etc." for name in made.columns[head]]
    return "csv", joined(cells(made)).encode(), made


@dialect
def country_codes(random):
    """NA is Namibia here."""
    made = table(random, gaps=0.0)
    head = list(made.columns)[0]
    made.columns[head] = ["DE", "FR", "NA", "ZA", "US", "CN", "JP", "KR", "ES", "GB"][: made.rows]
    return "csv", joined(cells(made)).encode(), made
