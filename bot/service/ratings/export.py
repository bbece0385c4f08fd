"""A user's results for download: a CSV file for a play logger or a spreadsheet, a JSON file for other programs."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

import msgspec

from bot.service.ratings import is_rated
from bot.service.ratings.tally import own_seat
from bot.service.records import Play, Played

FORMAT = "mission-control-plays 1"
COLUMNS = ("table", "game", "ended", "how", "rated", "seats", "place", "points", "part", "players", "categories")


def as_csv(plays: Sequence[Play], user: int) -> bytes:
    """Return a user's results as CSV (UTF-8 with a byte order mark, so that spreadsheets read names right).

    No cell begins with a name, so that none can be taken for a formula.
    """
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\r\n")
    writer.writerow(COLUMNS)
    for play in plays:
        own = own_seat(play, user)
        if own is None:
            continue
        players = "; ".join(f"{other.rank}. {other.name} {other.total}" for other in play.seats)
        lines = "; ".join(f"{category} {points}" for category, points in own.lines)
        row = (play.table, play.game, _time(play), play.ended, "yes" if is_rated(play) else "no", play.places, own.rank,
               own.total, own.part, players, lines)  # fmt: skip
        writer.writerow(row)
    return b"\xef\xbb\xbf" + out.getvalue().encode()


def as_json(plays: Sequence[Play], user: int, server: str) -> bytes:
    """Return a user's results as JSON; the others by the names they had at the table, without ids."""
    games: list[dict[str, Any]] = []
    for play in plays:
        own = own_seat(play, user)
        if own is not None:
            games.append(
                {
                    "table": play.table,
                    "game": play.game,
                    "ended": _time(play),
                    "how": play.ended,
                    "rated": is_rated(play),
                    "options": play.options,
                    "seats": play.places,
                    "own": own.seat,
                    "players": [_player(other) for other in play.seats],
                }
            )
    whole = {"format": FORMAT, "server": server, "plays": games}
    return msgspec.json.format(msgspec.json.encode(whole), indent=2) + b"\n"


def _player(other: Played) -> dict[str, Any]:
    return {
        "seat": other.seat,
        "name": other.name,
        "computer": other.computer,
        "place": other.rank,
        "points": other.total,
        "categories": dict(other.lines),
        "part": other.part,
    }


def _time(play: Play) -> str:
    return datetime.fromtimestamp(play.at, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
