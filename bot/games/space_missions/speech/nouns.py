"""The values a verb may take, as autocomplete shows them (100 characters), and what a look may be about."""

from __future__ import annotations

from collections.abc import Callable

from bot.games.core.phrase import Phrase, Who, say
from bot.games.space_missions.material import CRAFT, EDITION, PROBLEMS, SPECIALISTS, STOCK, TECHNOLOGIES
from bot.games.space_missions.speech import words
from bot.games.space_missions.speech.hand import blocks
from bot.games.space_missions.speech.labels import left
from bot.games.space_missions.speech.missions import about
from bot.games.space_missions.view import SpaceMissionsView

BONUSES = (EDITION.bonuses.fixed, *EDITION.bonuses.tiles)
ASTRONAUTS = ("healthy", "injured")


def noun(view: SpaceMissionsView, verb: str, slot: str, value: str) -> Phrase:
    """Name one value of a slot. A value of another form than the slot's is shown as it is."""
    teller = _NOUNS.get((verb, slot)) or _SLOTS.get(slot)
    told = teller(view, value) if teller else None
    return told or say("sms-noun-other", value=value)


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


def _number(value: str) -> int | None:
    return int(value) if value.isascii() and value.isdigit() and len(value) < 5 else None


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
