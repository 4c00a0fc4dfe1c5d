#!/usr/bin/env python3
"""Writes what Python's calendar and CLDR (Babel 2.18) say, as vectors for the Swift tests.

    pip install Babel==2.18.0
    python3 Tests/Oracle/calendars.py > Tests/DescantTests/Periods/CalendarVectors.swift
"""
import random
from datetime import date, timedelta

from babel import Locale
from babel.dates import format_date

TAGS = ["en", "de", "fr", "es", "pt", "it", "zh", "ja", "ko"]


def weeks():
    """day|ISO year-week|days since 1970, at random and around every turn of some years."""
    random.seed(13)
    first = date(1600, 1, 1)
    days = {first + timedelta(random.randrange(292_000)) for _ in range(120)}
    for year in [1900, 1976, 1999, 2000, 2004, 2005, 2008, 2009, 2015, 2020, 2024, 2026, 2032]:
        days |= {date(year, 12, 28) + timedelta(n) for n in range(8)}
    for day in sorted(days):
        year, week, _ = day.isocalendar()
        yield f"{day.isoformat()}|{year:04}-W{week:02}|{(day - date(1970, 1, 1)).days}"


def long_years():
    """Years of 53 weeks."""
    return [str(y) for y in range(1600, 2401) if date(y, 12, 28).isocalendar()[1] == 53]


def names():
    """language|month or weekday|the twelve or seven in one of CLDR's forms, from January or Monday."""
    for tag in TAGS:
        locale = Locale(tag)
        seen = set()
        for what, forms in [("month", locale.months), ("weekday", locale.days)]:
            for context in ["format", "stand-alone"]:
                for width in ["wide", "abbreviated", "short"]:
                    found = forms[context].get(width)
                    if not found:
                        continue
                    row = f"{tag}|{what}|" + ";".join(found[k] for k in sorted(found))
                    if row not in seen:
                        seen.add(row)
                        yield row


def dates():
    """language|2024-01-31 and others as CLDR's long and medium patterns write them|ISO."""
    for tag in TAGS:
        for day in [date(2024, 1, 31), date(1987, 3, 1), date(2019, 8, 15), date(2000, 12, 5)]:
            for style in ["long", "medium"]:
                yield f"{tag}|{format_date(day, style, locale=tag)}|{day.isoformat()}"
            month = {"es": "MMMM 'de' y", "pt": "MMMM 'de' y", "ko": "y년 M월", "zh": "y年M月", "ja": "y年M月"}.get(tag, "MMMM y")
            yield f"{tag}|{format_date(day, month, locale=tag)}|{day.isoformat()[:7]}"


def table(name, comment, rows):
    print(f"  /// {comment}\n  static let {name} = #\"\"\"")
    for row in rows:
        print(f"    {row}")
    print('    """#\n')


print("// Made by Tests/Oracle/calendars.py from Python's datetime and Babel's CLDR; not by hand.\n")
print("enum CalendarVectors {")
table("weeks", "Day, ISO week, days since 1970.", weeks())
table("longYears", "Years of 53 weeks, from 1600 to 2400.", long_years())
table("names", "Language, what, names from January or Monday.", names())
table("dates", "Language, as CLDR writes it, ISO.", dates())
print("}")
