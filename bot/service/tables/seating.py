"""Who sits at a table, and through whose eyes each user looks: the one place that leads from a user to a seat.

A user's account may act for several seats: the user's own, and those of guests at the same screen (`Seat.guest`). The
seat at the screen is set only by the button *NAME is here* and is stored as the seat's decision number (`Seat.screen`).
Until then whatever asks through whose eyes the account looks (`Seating.seat_of`) is refused with `WhoIsHere`, so that
no player sees another's hand.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from msgspec.structs import replace

from bot import progress
from bot.errors import Refused, refused
from bot.games.core.contract import Title
from bot.games.core.phrase import say
from bot.games.history.replay import Replay
from bot.service.card import ScreenOf
from bot.service.records import Note, Seat, Table

KIND = "screen"
"""The timer (target: the user) that looks whether the seat at the user's screen is still in use."""
IDLE = 600.0
"""Seconds after which the seat at a screen leaves it, if its account asks for nothing at the table: the player may have
put the device down with the hand open.
"""


class WhoIsHere(Refused):
    """An account acts for several seats, and no player has said that they look at the screen. `loaded`: their table.

    The answer to it is the pass card (`features.hot_seat.cards`).
    """

    def __init__(self, loaded: Any) -> None:
        super().__init__("who-is-here", say("refused-who-is-here"))
        self.loaded = loaded


@dataclass(frozen=True)
class Seating:
    """A table with its seats. `replay` is None in the lobby. `decisions` are the seats' decision numbers."""

    guild: int
    table: Table
    seats: tuple[Seat, ...]
    title: Title
    replay: Replay | None = None
    decisions: tuple[int, ...] = ()

    def seats_of(self, user: int) -> tuple[int, ...]:
        """Return the seats that this user's account acts for, their own before those of guests at their screen."""
        found = [seat for seat in self.seats if seat.user == user and seat.status == "seated"]
        return tuple(seat.number for seat in sorted(found, key=lambda seat: seat.guest))

    def users(self) -> tuple[int, ...]:
        """Return the users who play, each once, however many seats they act for."""
        seated = (seat.user for seat in self.seats if seat.status == "seated")
        return tuple(dict.fromkeys(user for user in seated if user is not None))

    def sits(self, user: int) -> bool:
        """Return whether this user plays here. It tells nothing of whose view they get."""
        return bool(self.seats_of(user))

    def account_seat(self, user: int) -> int:
        """Return the user's own seat, a guest's if they gave it up; for what is no secret: votes, the host's tools.

        Raises Refused for users without a seat here.
        """
        seats = self.seats_of(user)
        if not seats:
            raise refused("stranger", game=self.title.game.meta.title)
        return seats[0]

    def name_of(self, user: int) -> str:
        """Return the name of a user as others read it here, "?" if they have no seat."""
        own = sorted((seat for seat in self.seats if seat.user == user), key=lambda seat: seat.guest)
        return own[0].name if own else "?"

    def shares_screen(self, user: int) -> bool:
        """Return whether several players use this user's account, whose secrets are kept from each other."""
        return self.replay is not None and self.table.status != "over" and len(self.seats_of(user)) > 1

    def needs_pass(self, user: int) -> bool:
        """Return whether several players use this user's account and none has said that they look at the screen."""
        return self.shares_screen(user) and self.at_screen(user) is None

    def at_screen(self, user: int) -> int | None:
        """Return the seat of this user's account whose player has taken the screen they share, None if none has."""
        return next((seat for seat in self.seats_of(user) if self.seats[seat].screen == self.decisions[seat]), None)

    def seat_of(self, user: int) -> int | None:
        """Return the seat this user sits on, or None: this alone decides whose view they get.

        At a screen that several players share it is the seat at the screen, and the answer to the request is marked
        (`Card.screen`). Raises WhoIsHere if there is none.
        """
        if not self.shares_screen(user):
            return next(iter(self.seats_of(user)), None)
        at = self.at_screen(user)
        if at is None:
            raise WhoIsHere(self)
        progress.looked(ScreenOf(self.guild, self.table.id, user, at))
        return at

    def viewer_of(self, user: int) -> int | None:
        """Return the same as `seat_of`, but None (a spectator) at a shared screen that no player has taken."""
        return None if self.needs_pass(user) else self.seat_of(user)

    def seat_number(self, user: int) -> int:
        """Return the user's seat. Raises Refused for users without a seat here, and as `seat_of`."""
        seat = self.seat_of(user)
        if seat is None:
            raise refused("stranger", game=self.title.game.meta.title)
        return seat

    def guest_at(self, user: int) -> int | None:
        """Return the seat of the guest who looks at this user's screen, None for anybody else."""
        seat = self.viewer_of(user)
        return seat if seat is not None and self.seats[seat].guest else None

    def own_notes(self, user: int, notes: Sequence[Note]) -> list[Note]:
        """Return those of an account's notes that the player who looks at its screen wrote."""
        if self.needs_pass(user):
            return []
        guest = self.guest_at(user)
        return [note for note in notes if note.guest == guest]

    def with_at_screen(self, user: int, seat: int | None) -> tuple[Seat, ...]:
        """Return the seats after the player of this one has taken the screen of this user, or (None) no player has."""
        return tuple(
            replace(other, screen=self.decisions[other.number] if other.number == seat else None)
            if other.user == user
            else other
            for other in self.seats
        )


def after_entry(
    seats: Sequence[Seat], decisions: Sequence[int], actor: int | None, to_move: Sequence[int]
) -> tuple[Seat, ...]:
    """Return the seats after a log entry: a seat leaves the screen when its turn has ended, and when another seat of
    its account is called. `decisions`, `to_move`: as they are now.
    """

    def stays(seat: Seat) -> bool:
        if seat.number in to_move:
            return True
        called = any(seats[other].user == seat.user for other in to_move)
        return seat.number != actor and not called

    return tuple(
        seat if seat.screen is None else replace(seat, screen=decisions[seat.number] if stays(seat) else None)
        for seat in seats
    )
