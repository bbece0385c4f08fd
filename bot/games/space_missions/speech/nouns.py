"""The values a verb may take, as autocomplete shows them (100 characters), and what a look may be about."""

from __future__ import annotations

from collections.abc import Callable

from bot.games.core.phrase import Phrase, Who, say
from bot.games.space_missions.material import (
    CRAFT,
    EDITION,
    LEVELS,
    MISSIONS,
    PROBLEMS,
    SPECIALISTS,
    STOCK,
    TECHNOLOGIES,
)
from bot.games.space_missions.speech import words
from bot.games.space_missions.speech.hand import blocks
from bot.games.space_missions.speech.labels import left
from bot.games.space_missions.speech.missions import about
from bot.games.space_missions.view import SpaceMissionsView

BONUSES = (EDITION.bonuses.fixed, *EDITION.bonuses.tiles)
ASTRONAUTS = ("healthy", "injured")


def slot_label(view: SpaceMissionsView, verb: str, slot: str, value: str) -> Phrase:
    """Name one value of a slot. A value of another form than the slot's is shown as it is."""
    describer = _NOUNS.get((verb, slot)) or _SLOTS.get(slot)
    told = describer(view, value) if describer else None
    return told or say("sms-noun-other", value=value)


def vocabulary(view: SpaceMissionsView, verb: str, slot: str) -> tuple[tuple[str, Phrase], ...]:
    """Return all that a slot could ever name; levels of the payload also as satellite and capsule."""
    values = _VALUES[slot]
    if slot == "card" and verb in ("specialist", "copy", "take-back"):
        named = [(value, words.specialist(value)) for value in SPECIALISTS]
    else:
        named = [(value, slot_label(view, verb, slot, value)) for value in values]
    if slot == "payload":
        named += [(value, words.craft(craft, int(value))) for craft in ("satellite", "capsule") for value in values[1:]]
    if slot == "kind":
        named += [(value, words.token(value)) for value in values]
    return tuple(named)


def subjects(view: SpaceMissionsView, look: str) -> tuple[tuple[str, Phrase], ...]:
    """Return the missions for the look `mission`, the seats for `player`, () for any other."""
    if look == "mission":
        return tuple((str(card.number), words.mission(card.number)) for card in view.missions)
    if look == "player":
        return tuple((str(one.seat), say("sms-player", who=Who(one.seat))) for one in view.players)
    return ()


def _specialist(view: SpaceMissionsView, value: str) -> Phrase | None:
    if value not in SPECIALISTS:
        return None
    return say("sms-noun-specialist", card=words.specialist(value), blocks=blocks(value))


def _plain_specialist(view: SpaceMissionsView, value: str) -> Phrase | None:
    return words.specialist(value) if value in SPECIALISTS else None


def _block(view: SpaceMissionsView, value: str) -> Phrase | None:
    number = _number(value)
    return None if number is None else say("sms-noun-block", number=number)


def _technology(view: SpaceMissionsView, value: str) -> Phrase | None:
    return words.technology(value) if value in TECHNOLOGIES else None


def _problem(view: SpaceMissionsView, value: str) -> Phrase | None:
    return words.problem(value) if value in PROBLEMS else None


def _place(view: SpaceMissionsView, value: str) -> Phrase | None:
    number = _number(value)
    return None if number is None else say("sms-noun-place", place=number)


def _mission(view: SpaceMissionsView, value: str) -> Phrase | None:
    number = about(value)
    return None if number is None else words.mission(number)


def _rocket(view: SpaceMissionsView, value: str) -> Phrase | None:
    level = _number(value)
    return None if level is None else words.craft("rocket", level)


def _payload(view: SpaceMissionsView, value: str) -> Phrase | None:
    level = _number(value)
    return None if level is None else say("sms-noun-payload", level=level)


def _craft(view: SpaceMissionsView, value: str) -> Phrase | None:
    return words.kind(value) if value in CRAFT else None


def _token(view: SpaceMissionsView, value: str) -> Phrase | None:
    return words.token(value) if value in STOCK else None


def _supplied(view: SpaceMissionsView, value: str) -> Phrase | None:
    if value not in STOCK:
        return None
    return say("sms-noun-supplied", token=words.token(value), left=left(view, value))


def _astronaut(view: SpaceMissionsView, value: str) -> Phrase | None:
    return say(f"sms-astronaut-{value}") if value in ASTRONAUTS else None


def _bonus(view: SpaceMissionsView, value: str) -> Phrase | None:
    return words.bonus(value) if value in BONUSES else None


def _numbers(first: int, last: int) -> tuple[str, ...]:
    return tuple(map(str, range(first, last + 1)))


def _number(value: str) -> int | None:
    return int(value) if value.isascii() and value.isdigit() and len(value) < 5 else None


_BLOCKS = max(map(len, EDITION.specialists.values()))
_PLACES = 8
"""No technology deck grows to more cards than seven; a card can come back below the last."""
_VALUES: dict[str, tuple[str, ...]] = {
    "card": PROBLEMS,
    "block": _numbers(1, _BLOCKS),
    "technology": TECHNOLOGIES,
    "place": _numbers(1, _PLACES),
    "mission": _numbers(1, MISSIONS),
    "rocket": _numbers(1, len(LEVELS["rocket"])),
    "payload": _numbers(0, len(LEVELS["satellite"])),
    "craft": CRAFT,
    "kind": STOCK,
    "token": STOCK,
    "astronaut": ASTRONAUTS,
    "bonus": BONUSES,
}
_Teller = Callable[[SpaceMissionsView, str], Phrase | None]
_NOUNS: dict[tuple[str, str], _Teller] = {
    ("specialist", "card"): _specialist,
    ("copy", "card"): _specialist,
    ("take-back", "card"): _plain_specialist,
    ("enhance", "kind"): _supplied,
}
_SLOTS: dict[str, _Teller] = {
    "card": _problem,
    "block": _block,
    "technology": _technology,
    "place": _place,
    "mission": _mission,
    "rocket": _rocket,
    "payload": _payload,
    "craft": _craft,
    "token": _token,
    "astronaut": _astronaut,
    "bonus": _bonus,
}
