"""Media missions: which missions get a blue front, by the categories scored at the end."""

from __future__ import annotations

import tomllib
from functools import cache
from itertools import product

import msgspec
from msgspec import Struct

from bot.games.core.chance import Stream
from bot.games.core.data import read_data
from bot.games.space_missions.material import CATEGORIES, MISSIONS

LOW, HIGH, DRAWN = "low", "high", "drawn"
EITHER = (DRAWN, *("-".join(each) for each in product((LOW, HIGH), repeat=3)))
"""What a table may say about the fields of a line that leave a choice, of which most lines have three at most."""


class Row(Struct, frozen=True, forbid_unknown_fields=True):
    """A row of the table: categories scored beside media, and lines of four and of six missions."""

    scored: tuple[str, ...]
    four: tuple[str, ...]
    six: tuple[str, ...]


class _Table(Struct, frozen=True):
    rows: tuple[Row, ...]


def choices(line: str) -> tuple[tuple[int, ...], ...]:
    """Return the sets of missions that a line allows, each ascending: `4 5/7` is (4, 5) or (4, 7)."""
    fields = [[int(number) for number in field.split("/")] for field in line.split()]
    sets = {tuple(sorted(choice)) for choice in product(*fields) if len(set(choice)) == len(choice)}
    return tuple(sorted(sets))


def read_rows(text: str) -> tuple[Row, ...]:
    """Read a table of media missions. Raises ValueError naming what is wrong with it."""
    try:
        rows = msgspec.convert(tomllib.loads(text), _Table).rows
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise ValueError(f"media file: {error}") from error
    for row in rows:
        if not set(row.scored) <= set(CATEGORIES[1:]):
            raise ValueError(f"media file: unknown categories in {row.scored}")
        for size, lines in ((4, row.four), (6, row.six)):
            for line in lines:
                _check(line, size)
    if len({row.scored for row in rows}) != 2 ** len(CATEGORIES[1:]):
        raise ValueError("media file: not one row for each choice of scored categories")
    return rows


def _check(line: str, size: int) -> None:
    sets = choices(line)
    if not sets or any(len(each) != size or not set(each) <= set(range(1, MISSIONS + 1)) for each in sets):
        raise ValueError(f"media file: {line!r} is no line of {size} missions")


_TEXT, MEDIA_FILE = read_data("bot.games.space_missions", "media.toml")


@cache
def _table() -> dict[tuple[str, ...], Row]:
    return {row.scored: row for row in read_rows(_TEXT)}


def rows() -> tuple[Row, ...]:
    """Return the whole table."""
    return tuple(_table().values())


def lines_for(scored: tuple[str, ...], size: str) -> tuple[str, ...]:
    """Return the lines of `four` or `six` media missions that suit the categories scored beside media."""
    row = _table()[scored]
    return row.four if size == "four" else row.six


def suits(media: tuple[int, ...], scored: tuple[str, ...]) -> bool:
    """Return whether these media missions, ascending, stand in the row of the categories scored beside media."""
    row = _table()[scored]
    return any(media in choices(line) for line in (*row.four, *row.six))


def chosen(line: str, either: str) -> tuple[int, ...]:
    """Return the missions of a line where its fields like `5/7` were decided, in their order, by `either`: `low-high`.

    Fields beyond take the last of these.
    """
    fields = [[int(number) for number in field.split("/")] for field in line.split()]
    found = {field[0] for field in fields if len(field) == 1}
    wanted = either.split("-")
    for at, field in enumerate(field for field in fields if len(field) > 1):
        left = [number for number in field if number not in found]
        found.add(min(left) if wanted[min(at, len(wanted) - 1)] == LOW else max(left))
    return tuple(sorted(found))


def drawn(scored: tuple[str, ...], choice: str, stream: Stream, either: str = DRAWN) -> tuple[int, ...]:
    """Return media missions of a suitable line. `choice`: `four` or `six` draws the line, `four-2` takes the second.

    A row with fewer lines gives its last. Where a line leaves it open which mission is one, `either` decides (see
    `chosen`), or it is drawn.
    """
    size, _, number = choice.partition("-")
    lines = lines_for(scored, size)
    line = lines[min(int(number), len(lines)) - 1] if number else stream.pick(lines)
    return stream.pick(choices(line)) if either == DRAWN else chosen(line, either)
