"""A `ButtonId` as a custom id and back: `m1:<guild>:<table>:<number>:<verb>:<noun noun ...>`.

The number is that of a decision, or the nonce of the message that has the button (`NONCES`).

The format's version comes first, so that a button of today can be told from one of a later format. Numbers are in
base 36, that of a user's direct messages with a minus: with the largest guild, table and number, 60 of the 100
characters are left for verb and nouns (`ButtonId.has_room`). What is not exactly what `write` makes is not read: custom
ids come from outside.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from bot import limits
from bot.service.card import NONCES, ButtonId
from bot.service.places import is_direct, is_place

GUILD_MOST = 2**64 - 1
TABLE_MOST = 2**31 - 1
NUMBER_MOST = 2**63 - 1

_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
_KEPT = 8192
"""Size of the cache of custom ids: most buttons of a card are on the next card too."""
_NUMBER = "(0|[1-9a-z][0-9a-z]{0,12})"
_NOUN = r"[!-9;-~]+"  # printable ASCII but for the space and the colon, which separate
_FORM = re.compile(rf"m1:(-?){_NUMBER}:{_NUMBER}:{_NUMBER}:([a-z][a-z0-9-]*):({_NOUN}(?: {_NOUN})*)?")
_OURS = re.compile(r"m[0-9]{1,3}:")


def is_ours(custom_id: str) -> bool:
    """Return whether this is a button of this bot, in any version's format."""
    return _OURS.match(custom_id) is not None


@lru_cache(_KEPT)
def write(button_id: ButtonId) -> str:
    """Return the custom id of a button id. Raises ValueError if it cannot be written or is too long, which is a bug."""
    numbers = ":".join(map(_to_36, (abs(button_id.guild), button_id.table, button_id.nonce or button_id.decision)))
    custom_id = f"m1:{'-' if is_direct(button_id.guild) else ''}{numbers}:{button_id.verb}:{' '.join(button_id.nouns)}"
    if read(custom_id) != button_id:
        raise ValueError(f"no custom id can say {named(button_id)}")
    return custom_id


def named(button_id: ButtonId) -> str:
    """Return what the log may say of a button id: its verb. Its nouns may be a player's hidden cards."""
    return f"handle `{button_id.verb}` (nouns: {len(button_id.nouns)})"


def read(custom_id: str) -> ButtonId | None:
    """Return the button id of a custom id, or None if it is not in this format."""
    if len(custom_id) > limits.CUSTOM_ID:
        return None
    match = _FORM.fullmatch(custom_id)
    if match is None:
        return None
    guild, table, number = (int(number, 36) for number in match.group(2, 3, 4))
    if match[1] and not is_place(-guild):
        return None
    if guild > GUILD_MOST or table > TABLE_MOST or number > NUMBER_MOST:
        return None
    place = -guild if match[1] else guild
    nouns = tuple(match[6].split(" ")) if match[6] else ()
    if number >= NONCES:
        return ButtonId(place, table, match[5], nouns, nonce=number)
    return ButtonId(place, table, match[5], nouns, number)


def _all_of(components: Any) -> Iterator[str]:
    """Yield the custom ids of a message's components."""
    for component in components:
        custom_id = getattr(component, "custom_id", None)
        if custom_id:
            yield custom_id
        yield from _all_of(getattr(component, "children", ()))
        yield from _all_of(filter(None, (getattr(component, "accessory", None),)))


def nonce_of(components: Any) -> int:
    """Return the nonce that a message of ours was sent with; 0 if its buttons carry none."""
    read_ids = filter(None, map(read, _all_of(components)))
    return next((button_id.nonce for button_id in read_ids if button_id.nonce), 0)


def _to_36(number: int) -> str:
    if number < 0:
        raise ValueError("a number of the handle is negative")
    digits = _DIGITS[number % 36]
    while number := number // 36:
        digits = _DIGITS[number % 36] + digits
    return digits
