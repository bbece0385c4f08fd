"""Where a table stands: on a server, or in a user's direct messages. Each place has a file and a number of its own.

Everywhere else a place is its number (parameters, columns and button ids named `guild`): the id of the server, or the
negative id of the user. Discord's ids are positive, so the two kinds never collide.
"""

from __future__ import annotations

from dataclasses import dataclass

from bot.games.core.phrase import Phrase, say
from bot.service.names import shown

MOST = 2**63 - 1
"""The greatest id: a column of SQLite holds no greater number."""
_DIRECT = "dm-"


@dataclass(frozen=True)
class Place:
    """A server, or the direct messages of a user."""

    number: int

    def __post_init__(self) -> None:
        """Raises ValueError for 0 and for what no column can hold."""
        if not is_place(self.number):
            raise ValueError("this is no place's number")

    @classmethod
    def direct(cls, user: int) -> Place:
        """Return the direct messages of a user. Raises ValueError for what is no user's id."""
        if user < 1:
            raise ValueError("this is no user's id")
        return cls(-user)

    @classmethod
    def named(cls, name: str) -> Place | None:
        """Return the place of a name, None for anything but what `name` returns."""
        digits = name.removeprefix(_DIRECT)
        if not (digits.isascii() and digits.isdigit() and len(digits) < 20 and 1 <= int(digits) <= MOST):
            return None
        place = cls(int(digits) if digits == name else -int(digits))
        return place if place.name == name else None

    @property
    def owner(self) -> int | None:
        """Return the user whose direct messages these are, None for a server."""
        return -self.number if self.number < 0 else None

    @property
    def name(self) -> str:
        """Return the name for files and for the command line: `123` for a server, `dm-123` for a user."""
        return str(self.number) if self.owner is None else f"{_DIRECT}{self.owner}"


def is_place(number: int) -> bool:
    """Return whether a place can have this number. A number from outside can be anything."""
    return 1 <= abs(number) <= MOST


def is_direct(number: int) -> bool:
    """Return whether this number means a user's direct messages. It may also be 0, which means no place."""
    return number < 0


def place_name(number: int, name: str) -> Phrase | str:
    """Return a place's name in lists and notices: the server's, escaped for Discord, or "your direct messages"."""
    return say("place-direct") if is_direct(number) else shown(name) or "?"


def link(number: int, channel: int, message: int | None = None) -> str:
    """Return the link to a channel, or to a message in it."""
    url = f"https://discord.com/channels/{'@me' if is_direct(number) else number}/{channel}"
    return url if message is None else f"{url}/{message}"
