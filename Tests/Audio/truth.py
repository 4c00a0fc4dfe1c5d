"""What a chart's sound must be, worked out from its description (`name.json`) alone: axes, values, what they are together."""
import datetime, json, math, re
import numpy as np


def day(text):
    """Days since some day, of a date, a month, a year, a month of no year, or a moment."""
    parts = re.fullmatch(r"(?:(\d{1,4})|-)(?:-(\d\d))?(?:-(\d\d))?(?:T(\d\d):(\d\d)(?::(\d\d(?:\.\d+)?))?)?", text)
    if not parts:
        raise Unjudged(f"time {text!r}")
    year, month, date, hour, minute, second = parts.groups()
    whole = datetime.date(int(year or 2012), int(month or 1), int(date or 1)).toordinal()
    return whole + int(hour or 0) / 24 + int(minute or 0) / 1440 + float(second or 0) / 86400


class Unjudged(Exception):
    """What this doesn't know how to work out."""


class Axis:
    def __init__(self, told):
        self.told = told
        self.names = told.get("categoryOrder")
        self.bend = {"log": math.log10, "linear": float, "time": day, "utc": day, "sqrt": lambda v: math.copysign(abs(v) ** 0.5, v)}.get(
            told.get("scaleType"))
        if not self.names and (not self.bend or told["range"][0] == told["range"][1]):
            raise Unjudged(f"axis {told.get('scaleType')}")

    @property
    def isNumeric(self):
        return not self.names

    def share(self, value):
        if self.names:
            return self.names.index(value) / len(self.names)
        low, high = map(self.bend, self.told["range"])
        return (self.bend(value) - low) / (high - low)


def span(values):
    """An axis from zero to the greatest, or from the least where that is below."""
    return Axis({"scaleType": "linear", "range": [min(0, *values), max(0, *values)]})


def hertz(share):
    return 440 * 2 ** ((57 + 36 * min(max(share, 0), 1) - 69) / 12)


class Truth:
    """The pitches and places of all that a chart has."""

    def __init__(self, path):
        chart = json.loads(path.read_text())
        self.kind, self.series = chart["kind"], chart["series"]
        self.x = Axis(chart["xAxis"])
        own = chart["yAxis"] and Axis(chart["yAxis"])
        others = [(at, Axis(axis)) for at, axis in enumerate(chart["additionalAxes"]) if axis["type"] == "numeric"]
        self.other = None
        if others and (self.kind in ("heatMap", "map") or not own.isNumeric):
            self.other, own = others[0]
        if not own or not own.isNumeric:
            raise Unjudged("pitch of names")
        points = [point for series in self.series for point in series["dataPoints"]]
        if self.kind == "pie":
            own = span([point["yValue"] for point in points if point["yValue"] is not None])
        self.axes = [Axis(series["yAxis"]) if series.get("yAxis") else own for series in self.series]
        self.own, self.parts = own, None
        panels = []
        for series in self.series:
            if not panels or panels[-1] != series.get("panel"):
                panels.append(series.get("panel"))
        self.first = [next(at for at, series in enumerate(self.series) if series.get("panel") == panel) for panel in panels]

    def point(self, reference):
        panel, series, point = reference
        return self.first[panel] + series, self.series[self.first[panel] + series]["dataPoints"][point]

    def sized(self):
        """From here on the parts of a stack have an axis of their own."""
        sizes = [point["yValue"] for series in self.series for point in series["dataPoints"] if point.get("yValue") is not None]
        self.parts = span(sizes)

    def normalised(self):
        """Parts of 100 %, whose axis ends at 1: each value is its share of all at its place."""
        if self.own.told["range"] != [0, 1]:
            return False
        for series in self.series:
            for point in series["dataPoints"]:
                point["yValue"] = point.get("share", point.get("yValue"))
        return True

    def value(self, point):
        return point["additionalValues"][self.other] if self.other is not None else point.get("yValue")

    def heights(self, reference):
        """Of a datum all the pitches that may sound for it, as motifs: the fullest first."""
        series, point = self.point(reference)
        axis = self.parts or self.axes[series]
        if box := point.get("spread"):
            values = [[box[name] for name in ("minimum", "lowerQuartile", "median", "upperQuartile", "maximum")]]
        elif interval := point.get("interval"):
            values = [[interval["from"], point["yValue"], interval["to"]], [point["yValue"]]]
        elif self.other is None and (start := point.get("yStartValue")) is not None and self.kind != "histogram":
            ends = sorted([point["yValue"], start], key=axis.share)
            values = [ends, [point["yValue"]]]
        else:
            values = [[self.value(point)]]
        if any(value is None for motif in values for value in motif):
            return []
        return [[hertz(axis.share(value)) for value in motif] for motif in values]

    def place(self, reference):
        point = self.point(reference)[1]
        return min(self.x.share(point[name]) for name in ("xValue", "xEndValue") if point.get(name) is not None)

    # What all are together, as (place, pitches).

    def totals(self):
        sums = {}
        for series in self.series:
            for point in series["dataPoints"]:
                if point.get("yValue") is not None:
                    place = self.x.share(point["xValue"])
                    sums[place] = sums.get(place, 0) + point["yValue"]
        return [(place, [hertz(self.own.share(total))]) for place, total in sorted(sums.items())]

    def means(self, rows):
        """Of the columns, then of so many rows or bands of rows."""
        names = self.series[0]["dataPoints"]
        known = lambda cells: [value for value in map(self.value, cells) if value is not None]
        x = sorted({self.x.share(point["xValue"]) for point in names})
        order = {point["yValue"] for point in names}
        return [
            [np.mean(known([p for p in names if self.x.share(p["xValue"]) == place])) for place in x], len(order)]

    def band(self, place):
        """The least, the median and the greatest of all lines at a place: between two data what lies between."""
        shares = []
        for at, series in enumerate(self.series):
            known = sorted((self.x.share(p["xValue"]), self.axes[at].share(p["yValue"]))
                           for p in series["dataPoints"] if p.get("yValue") is not None)
            if known and known[0][0] - 1e-9 <= place <= known[-1][0] + 1e-9:
                shares.append(np.interp(place, *zip(*known)))
        return [hertz(share) for share in (min(shares), np.median(shares), max(shares))]
