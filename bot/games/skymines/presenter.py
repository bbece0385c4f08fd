"""Views, actions and events of Skymines in phrases."""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping
from typing import Any

from bot.games.core.actions import Action
from bot.games.core.phrase import Phrase, Who, say
from bot.games.core.presenter import BasePresenter, Lines
from bot.games.skymines.dropping import CHOOSE, STRAIGHT
from bot.games.skymines.energy_action import LATER
from bot.games.skymines.entry import is_noun, nouns_of
from bot.games.skymines.material import (
    CARD,
    COLUMNS,
    COMPANIES,
    COMPANY_OF,
    MAJORITY,
    MISSIONS,
    NONE,
    PLAN,
    RESOURCES,
    ROUNDS,
    SCREENS,
    SLOTS,
    TILE_PRICE,
    TOKEN,
    TRACK,
)
from bot.games.skymines.speech import alts, chapters, known, looks, nouns, prompts, recap, words
from bot.games.skymines.speech.events import PRIVATE, PUBLIC, token
from bot.games.skymines.speech.hints import hint
from bot.games.skymines.speech.labels import label
from bot.games.skymines.track_spaces import HALVES
from bot.games.skymines.view import SkyminesView

MOST_SEATS = 4
PARAGRAPHS = {
    "goal": 2,
    "turn": 5,
    "planning": 5,
    "resources": 6,
    "energy": 8,
    "research": 6,
    "field": 2,
    "spaces": 7,
    "drop": 7,
    "plans": 6,
    "tracks": 9,
    "tiles": 2,
    "preparation": 2,
    "scoring": 4,
    "missions": 4,
    "belt": 4,
    "luna": 4,
    "edition": 3,
}
BONUS_SPACES = (
    *MAJORITY,
    "first-player",
    "buy",
    "sell",
    *TILE_PRICE,
    *(space for track in HALVES.values() for space in track),
    *(f"{mission}-{seat}" for mission in MISSIONS for seat in range(MOST_SEATS)),
)
"""All bonus spaces of all tables."""
_NAMED: Mapping[str, tuple[Container[str], Callable[[Any], Phrase]]] = {
    "token": (TOKEN, token),
    "card": (CARD, words.card),
    "cards": (CARD, words.card),
    "buy": (CARD, words.card),
    "plan": (PLAN, words.plan),
    "space": (frozenset(BONUS_SPACES), words.space),
    "rest": ((STRAIGHT, CHOOSE), lambda way: say(f"sk-rest-{way}")),
    "company": (COMPANY_OF, lambda name: words.company(COMPANY_OF[name])),
}


def _numbers(first: int, last: int) -> tuple[str, ...]:
    return tuple(map(str, range(first, last + 1)))


_NUMBERS = {
    "screen": _numbers(0, SCREENS),
    "plans": _numbers(0, SCREENS),
    "flip": _numbers(0, SCREENS),
    "slot": _numbers(1, SLOTS),
    "slots": _numbers(1, SLOTS),
    "deck": _numbers(0, SLOTS),
    "column": _numbers(1, COLUMNS),
    "steps": _numbers(1, max(track.last for track in TRACK.values())),
    "tier": _numbers(1, 3),
    "half": _numbers(1, 2),
    "task": _numbers(1, 3),
}
"""The values of slots that are numbers, for all tables."""


class SkyminesPresenter(BasePresenter):
    """Implements `core.contract.Presenter`."""

    weight = staticmethod(recap.weight)
    brief = staticmethod(recap.brief)
    affected = staticmethod(recap.affected)
    narration_line = staticmethod(recap.narration_line)

    def narrates_all(self) -> bool:
        """Return that the story of each round tells all that matters."""
        return True

    def __init__(self) -> None:
        super().__init__(
            "sk",
            nouns={},
            looks={
                "board": looks.board,
                "display": looks.display,
                "research": looks.research,
                "tracks": looks.tracks,
                "hand": looks.hand,
                "spaces": looks.majorities,
                "missions": looks.missions,
                "known": known.known,
            },
            public=PUBLIC,
            private=PRIVATE,
            paragraphs={"summary": 13, **PARAGRAPHS},
        )

    def prompt(self, view: SkyminesView) -> Phrase:
        """Say what the viewer has to decide, or for whom the table waits."""
        if view.over or view.viewer not in view.to_move:
            return super().prompt(view)
        return prompts.asked(view, view.viewer)

    def headline(self, view: SkyminesView) -> Lines:
        """Say that the last round is under way."""
        last = view.known.round == ROUNDS and not view.over
        return (say("sk-headline-last"),) if last else ()

    def label(self, view: SkyminesView, action: Action) -> Phrase:
        """Say what the action does here."""
        return label(view, action)

    def hint(self, view: SkyminesView, action: Action) -> Phrase | None:
        """Say what the action brings or costs here."""
        return hint(view, action)

    def icon(self, slot: str, value: str) -> str | None:
        """Return the small picture of a company, of what a space asks for, or of a card's kind."""
        return nouns.icon(slot, value)

    def own_nouns(self, view: SkyminesView) -> tuple[str, ...]:
        """Return the cards of the viewer's hand and of their action slots."""
        own = view.own
        return () if own is None else (*own.hand, *filter(None, own.area))

    def slot_label(self, view: SkyminesView, verb: str, slot: str, value: str) -> Phrase:
        """Name a value of a slot; one that is not known is shown as it is."""
        if value == NONE:
            return say("sk-none")
        if slot == "target" and value == str(LATER):
            return say("sk-later")
        if slot == "target" and value.isdecimal() and is_noun(view.known.board, int(value)):
            return words.spot(view.known, int(value))
        if value.isdecimal() and value in _NUMBERS.get(slot, ()):
            return nouns.numbered(view, slot, int(value))
        if slot in ("card", "buy") and (twin := nouns.twin(view, value)) is not None:
            return twin
        known, named = _NAMED.get(slot, (frozenset[str](), None))
        if named is not None and value in known:
            return named(value)
        if slot == "cards" and all(card in CARD for card in value.split("+")):
            return say("sk-cards", cards=words.brief(value.split("+")))
        return say("game-noun-other", value=value)

    def vocabulary(self, view: SkyminesView, verb: str, slot: str) -> tuple[tuple[str, Phrase], ...]:
        """Return all values of a slot with their names."""
        values = {
            "target": tuple(map(str, (*([LATER] if verb == "energy" else []), *nouns_of(view.known.board)))),
            **_NUMBERS,
            "token": tuple(TOKEN),
            "card": tuple(CARD),
            "cards": tuple(CARD),
            "buy": (NONE, *CARD),
            "plan": tuple(PLAN),
            "company": COMPANIES,
            "mission": tuple(MISSIONS),
            "space": BONUS_SPACES,
            "rest": (STRAIGHT, CHOOSE),
        }[slot]
        return tuple((value, self.slot_label(view, verb, slot, value)) for value in values)

    def companion_looks(self, view: SkyminesView) -> tuple[str, ...]:
        """Return the looks that help with the present choice."""
        if view.over:
            return ("score",)
        pending = view.known.pending
        if view.known.phase == "actions" and not pending:
            return _for_an_action(view)
        return _COMPANIONS.get(pending[0].kind if pending else "", ("hand", "board"))

    def subjects(self, view: SkyminesView, look: str) -> tuple[tuple[str, Phrase], ...]:
        """Return the seats for the looks at a player, the viewer's own first."""
        if look not in looks.SEATS:
            return ()
        seats = (
            sorted(range(view.seats), key=lambda seat: seat != view.viewer) if look == "plans" else range(view.seats)
        )
        return tuple((str(seat), say("sk-seat", who=Who(seat))) for seat in seats)

    def text(self, view: SkyminesView, look: str, about: str | None) -> Lines:
        """Return the lines of a look; of a player when it is about one."""
        if look in looks.SEATS:
            return looks.SEATS[look](view, looks.subject(view, about))
        return super().text(view, look, about)

    def alt(self, view: SkyminesView, look: str, about: str | None) -> Phrase:
        """Return the look in one short paragraph."""
        return alts.alt(view, look, about) or super().alt(view, look, about)

    def rules(self, topic: str) -> Lines:
        """Return the paragraphs of a topic, with a list of what the edition prints behind them."""
        return (*super().rules(topic), *chapters.listed(topic))


_COMPANIONS = {
    "expand": ("board",),
    "units": ("tracks",),
    "track": ("tracks",),
    "research": ("research", "plans"),
    "remove": ("board",),
    "return": ("board",),
    "recover": ("display",),
}


def _for_an_action(view: SkyminesView) -> tuple[str, ...]:
    """Return the viewer's board, then the looks at what can still be done: place markers, expand, upload plans,
    acquire a card.
    """
    own = view.own
    cards = () if own is None else zip(own.area, own.used, strict=True)
    kinds = {CARD[card].kind for card, used in cards if card and not used}
    wanted = {
        "spaces": bool(view.open_spaces()),
        "board": "energy" in kinds,
        "plans": "research" in kinds,
        "display": not kinds.isdisjoint(RESOURCES),
    }
    return ("hand", *sorted(wanted, key=lambda look: not wanted[look]))
