"""What both languages share when they are read: plain letters, and the words for numbers, months and days."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from typing import TypeVar

Value = TypeVar("Value")

LONGEST = 100
"""A longer text is not read: no time needs so many characters."""


def plain(text: str) -> str:
    """Return the text in small letters without accents, with one kind of dash and single spaces."""
    text = unicodedata.normalize("NFKC", text[: 2 * LONGEST]).casefold()
    letters = (c for c in unicodedata.normalize("NFD", text) if not unicodedata.combining(c))
    text = re.sub("[‐-―−~]", "-", "".join(letters))
    return " ".join(text.split()).strip(" .!?") if len(text) <= LONGEST else ""


def by_word(table: Mapping[str, Value]) -> dict[str, Value]:
    """Return the values by single words; the table has them by words with the same meaning."""
    return {word: value for words, value in table.items() for word in words.split()}


NUMBERS = by_word(
    {
        "a an one ein eine einen einem einer": 1,
        "two zwei": 2,
        "three drei": 3,
        "four vier": 4,
        "five funf fuenf": 5,
        "six sechs": 6,
        "seven sieben": 7,
        "eight acht": 8,
        "nine neun": 9,
        "ten zehn": 10,
        "eleven elf": 11,
        "twelve zwolf zwoelf": 12,
        "fourteen vierzehn": 14,
    }
)

MONTHS = by_word(
    {
        "january jan januar janner jaenner": 1,
        "february feb februar feber": 2,
        "march mar marz maerz mrz": 3,
        "april apr": 4,
        "may mai": 5,
        "june jun juni": 6,
        "july jul juli": 7,
        "august aug": 8,
        "september sep sept": 9,
        "october oct oktober okt": 10,
        "november nov": 11,
        "december dec dezember dez": 12,
    }
)

WEEKDAYS = by_word(
    {
        "mon monday mondays mo montag montags": 0,
        "tue tues tuesday tuesdays tu di dienstag dienstags": 1,
        "wed weds wednesday wednesdays we mi mittwoch mittwochs": 2,
        "thu thur thurs thursday thursdays th do donnerstag donnerstags": 3,
        "fri friday fridays fr freitag freitags": 4,
        "sat saturday saturdays sa samstag samstags sonnabend sonnabends": 5,
        "sun sunday sundays su so sonntag sonntags": 6,
    }
)
"""Monday is 0."""
