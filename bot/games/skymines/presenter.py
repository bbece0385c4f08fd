"""Views, actions and events of Skymines in phrases."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bot.games.core.actions import Action
from bot.games.core.phrase import Phrase, Who, say
from bot.games.core.presenter import BasePresenter, Lines
from bot.games.skymines.material import CARD, COMPANIES, COMPANY_OF, MISSIONS, NONE, PLAN, TOKEN
from bot.games.skymines.speech import looks, words
from bot.games.skymines.speech.events import PRIVATE, PUBLIC, token
from bot.games.skymines.speech.labels import label
from bot.games.skymines.view import SkyminesView

PARAGRAPHS = {
    "goal": 2,
    "turn": 5,
    "planning": 3,
    "resources": 6,
    "energy": 5,
    "research": 6,
    "field": 2,
    "spaces": 6,
    "drop": 4,
    "plans": 5,
    "tracks": 6,
    "tiles": 2,
    "preparation": 3,
    "scoring": 4,
    "missions": 4,
    "belt": 4,
    "luna": 4,
    "edition": 2,
}
_NAMED: Mapping[str, Callable[[Any], Phrase]] = {
    "token": token,
    "card": words.card,
    "cards": words.card,
    "buy": words.card,
    "plan": words.plan,
    "space": words.space,
    "company": lambda name: words.company(COMPANY_OF[name]) if name in COMPANY_OF else say("sk-none"),
}


class SkyminesPresenter(BasePresenter):
    """Implements `core.contract.Presenter`."""

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
            },
            public=PUBLIC,
            private=PRIVATE,
            paragraphs=PARAGRAPHS,
        )

    def prompt(self, view: SkyminesView) -> Phrase:
        """Say what the viewer has to decide, or for whom the table waits."""
        if view.over or view.viewer not in view.to_move:
            return super().prompt(view)
        pending = view.known.pending
        return say(f"sk-prompt-{pending[0].kind if pending else view.known.phase}")

    def label(self, view: SkyminesView, action: Action) -> Phrase:
        """Say what the action does here."""
        return label(view, action)

    def slot_label(self, view: SkyminesView, verb: str, slot: str, value: str) -> Phrase:
        """Name a value of a slot."""
        named = _NAMED.get(slot)
        if value == NONE:
            return say("sk-none")
        return say("game-noun-other", value=value) if named is None else named(value)

    def vocabulary(self, view: SkyminesView, verb: str, slot: str) -> tuple[tuple[str, Phrase], ...]:
        """Return all values of a slot with their names; numbers have none."""
        values = {
            "token": tuple(TOKEN),
            "card": tuple(CARD),
            "cards": tuple(CARD),
            "buy": (NONE, *CARD),
            "plan": tuple(PLAN),
            "company": COMPANIES,
            "mission": tuple(MISSIONS),
        }.get(slot, ())
        return tuple((value, self.slot_label(view, verb, slot, value)) for value in values)

    def companion_looks(self, view: SkyminesView) -> tuple[str, ...]:
        """Return the looks that help with the present choice."""
        if view.over:
            return ("score",)
        pending = view.known.pending
        return _COMPANIONS.get(pending[0].kind if pending else view.known.phase, ("hand", "board"))

    def subjects(self, view: SkyminesView, look: str) -> tuple[tuple[str, Phrase], ...]:
        """Return the seats for the look at a player."""
        return (
            tuple((str(seat), say("sk-seat", who=Who(seat))) for seat in range(view.seats)) if look == "player" else ()
        )

    def text(self, view: SkyminesView, look: str, about: str | None) -> Lines:
        """Return the lines of a look; of a player when it is about one."""
        if look == "player":
            return looks.player(view, int(about or view.viewer or 0))
        return super().text(view, look, about)


_COMPANIONS = {
    "expand": ("board",),
    "units": ("tracks",),
    "track": ("tracks",),
    "research": ("research", "hand"),
    "remove": ("board",),
    "return": ("board",),
    "recover": ("display",),
    "actions": ("hand", "board", "display", "spaces"),
}
