"""The colour and the emblem of a seat beside its name, in menus and lists."""

from __future__ import annotations

from collections.abc import Sequence

from bot import limits
from bot.games.core.phrase import Phrase, Who, say
from bot.limits import cut
from bot.service.card import Choice, icon_id
from bot.service.records import Seat
from bot.service.request import number
from bot.service.tables.loaded import LoadedTable

_ICONS = "records"
"""The name under which the host's own small pictures are drawn."""
_CIRCLES = {"blue": "🔵", "yellow": "🟡", "green": "🟢", "red": "🔴", "black": "⚫"}


def named(loaded: LoadedTable, seat: Seat) -> Phrase:
    """Return a player's name in a list, with their colour and emblem once they have some, and whether they are a
    guest.
    """
    name = say("seat-guest" if seat.guest else "seat-player", who=Who(seat.number))
    circle, _ = _icon(loaded, seat.number)
    return name if circle is None else say("seat-marked", name=name, circle=circle, emblem=say(f"emblem-{seat.emblem}"))


def _icon(loaded: LoadedTable, seat: int | None) -> tuple[str | None, str | None]:
    """Return the emoji and the small picture of a seat's colour and emblem; (None, None) if it has none."""
    worn = loaded.seats[seat] if seat is not None and seat < len(loaded.seats) else None
    if worn is None or worn.colour is None or worn.emblem is None:
        return None, None
    return _CIRCLES.get(worn.colour), icon_id(_ICONS, f"{worn.colour}-{worn.emblem}")


def seat_choice(loaded: LoadedTable, seat: int, label: str, *, chosen: bool = False) -> Choice:
    """Return the line of a menu that names a seat, with its colour and emblem."""
    return _choice(str(seat), label, chosen, *_icon(loaded, seat))


def subject_choices(
    loaded: LoadedTable, look: str, subjects: Sequence[tuple[str, str]], about: str | None
) -> tuple[Choice, ...]:
    """Return the lines of a menu of what else a look may be about. `about`: what it is about."""
    seats = loaded.is_about_seat(look)
    return tuple(
        _choice(noun, name, noun == about, *_icon(loaded, number(noun) if seats else None))
        for noun, name in subjects[: limits.MENU_CHOICES]
    )


def _choice(value: str, label: str, chosen: bool, emoji: str | None, icon: str | None) -> Choice:
    return Choice(value, cut(label, limits.CHOICE_TEXT), emoji=emoji, chosen=chosen, icon=icon)
