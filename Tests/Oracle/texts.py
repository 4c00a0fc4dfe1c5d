"""Labels and texts of ours and of Vega's, and whether two say the same."""
import datetime
import re


def same_number(a, b):
    """Alike but for the last digits of a number, or for how a day is written."""
    if moment(a) is not None and moment(a) == moment(b):
        return True
    # An axis of shares has the format that its spec asks for, where Vega-Lite always writes percents.
    if re.fullmatch(r"\d+%", b) and re.fullmatch(r"\d\.\d+", a):
        return abs(float(a) - int(b[:-1]) / 100) < 1e-9
    try:
        return a == b or abs(float(a) - float(b)) <= 1e-12 * abs(float(a))
    except ValueError:
        return (day(a) is not None and day(a) == day(b)) or bare(a) == bare(b)


def moment(text):
    """Milliseconds since 1970, in which Vega writes a date that is a category or a text; we write the date."""
    if re.fullmatch(r"-?\d+", text):
        return int(text)
    for form in ("%b %d, %Y", "%b %d, %Y, %I:%M %p", "%b %d, %Y, %I:%M:%S %p", "%b %d, %Y, %H:%M:%S.%f", "%b %d, %Y, %H:%M:%S"):
        try:
            since = datetime.datetime.strptime(text, form) - datetime.datetime(1970, 1, 1)
            return round(since.total_seconds() * 1000)
        except ValueError:
            continue
    return None


def bare(text):
    """A class without zeros and commas that say nothing: "< 1,043.0" is "< 1043"."""
    return re.sub(r"(\d)\.0+(?!\d)", r"\1", re.sub(r"(?<=\d),(?=\d{3}(?!\d))", "", text))


def day(text):
    """The date that a label names: "Jan 1, 1970", "1970-01-01"."""
    for form in ("%b %d, %Y", "%Y-%m-%d", "%Y-%m-%dT%H:%M:%S", "%Y"):
        try:
            return datetime.datetime.strptime(text, form).date()
        except ValueError:
            continue
    return None


def normal(text):
    # Nobody wrote "null": we say that nothing was stated.
    text = "null" if text in ("(not stated)", "undefined", "Invalid Date") or "NaN" in text else text
    return " ".join(text.split("\n")).replace(" \u2013 ", "\u2013").replace("\u2212", "-").replace("\u221e", "Infinity").strip()


def said(text):
    """A text in the plot: of a missing number Vega writes "null", and we write nothing."""
    return normal(text) or "null"


def written(text):
    """A date as the number of its milliseconds."""
    return str(text if moment(text) is None else moment(text))
