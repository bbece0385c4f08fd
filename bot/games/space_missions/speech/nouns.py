"""The values a verb may take, as autocomplete shows them (100 characters), and what a look may be about."""

from __future__ import annotations

from collections.abc import Callable, Collection

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
from bot.games.space_missions.view import SpaceMissionsView

BONUSES = (EDITION.bonuses.fixed, *EDITION.bonuses.tiles)
ASTRONAUTS = ("healthy", "injured")
_Teller = Callable[[SpaceMissionsView, str], Phrase | None]


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


def _one_of(values: Collection[str], name: Callable[[str], Phrase]) -> _Teller:
    """Return what names these values, and no others."""
    return lambda _view, value: name(value) if value in values else None


def _numbered(name: Callable[[int], Phrase]) -> _Teller:
    """Return what names numbers."""

    def tell(_view: SpaceMissionsView, value: str) -> Phrase | None:
        number = _number(value)
        return None if number is None else name(number)

    return tell


def _specialist(value: str) -> Phrase:
    return say("sms-noun-specialist", card=words.specialist(value), blocks=blocks(value))


def _supplied(view: SpaceMissionsView, value: str) -> Phrase | None:
    if value not in STOCK:
        return None
    return say("sms-noun-supplied", token=words.token(value), left=left(view, value))


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
_NOUNS: dict[tuple[str, str], _Teller] = {
    ("specialist", "card"): _one_of(SPECIALISTS, _specialist),
    ("copy", "card"): _one_of(SPECIALISTS, _specialist),
    ("take-back", "card"): _one_of(SPECIALISTS, words.specialist),
    ("enhance", "kind"): _supplied,
}
_SLOTS: dict[str, _Teller] = {
    "card": _one_of(PROBLEMS, words.problem),
    "block": _numbered(lambda number: say("sms-noun-block", number=number)),
    "technology": _one_of(TECHNOLOGIES, words.technology),
    "place": _numbered(lambda place: say("sms-noun-place", place=place)),
    "mission": _one_of(_VALUES["mission"], lambda number: words.mission(int(number))),
    "rocket": _numbered(lambda level: words.craft("rocket", level)),
    "payload": _numbered(lambda level: say("sms-noun-payload", level=level)),
    "craft": _one_of(CRAFT, words.kind),
    "token": _one_of(STOCK, words.token),
    "astronaut": _one_of(ASTRONAUTS, lambda value: say(f"sms-astronaut-{value}")),
    "bonus": _one_of(BONUSES, words.bonus),
}


def own_nouns(view: SpaceMissionsView) -> tuple[str, ...]:
    """Return the specialists of the viewer's hand."""
    return () if view.viewer is None else view.players[view.viewer].hand
