"""The presenter of Space Missions: phrases for views, actions and events. Its parts are in `speech/`."""

from __future__ import annotations

from collections.abc import Callable

from bot.games.core.actions import Action
from bot.games.core.events import Event
from bot.games.core.narration import NarrationLine
from bot.games.core.phrase import Phrase
from bot.games.space_missions.speech import (
    alt,
    events,
    flights,
    flown,
    hints,
    labels,
    missions,
    nouns,
    prompt,
    recap,
    rules,
    scores,
)
from bot.games.space_missions.speech.board import board
from bot.games.space_missions.speech.control import control
from bot.games.space_missions.speech.hand import hand
from bot.games.space_missions.speech.players import player, players
from bot.games.space_missions.speech.technology_test import technology_test
from bot.games.space_missions.view import Player, SpaceMissionsView


class SpaceMissionsPresenter:
    """Implements `core.contract.Presenter`, `core.recap.Recapper` and `core.narration.Narrator` for Space Missions."""

    def prompt(self, view: SpaceMissionsView) -> Phrase:
        """Say whom the table waits for and for what."""
        return prompt.prompt(view)

    def headline(self, view: SpaceMissionsView) -> tuple[Phrase, ...]:
        """Say that this is the last year, or that the flight which may end the game is under way."""
        return prompt.headline(view)

    def label(self, view: SpaceMissionsView, action: Action) -> Phrase:
        """Say what the action does here (80 characters)."""
        return labels.label(view, action)

    def hint(self, view: SpaceMissionsView, action: Action) -> Phrase | None:
        """Say more about the action (100 characters)."""
        return hints.hint(view, action)

    def slot_label(self, view: SpaceMissionsView, verb: str, slot: str, value: str) -> Phrase:
        """Name one value of a slot (100 characters)."""
        return nouns.slot_label(view, verb, slot, value)

    def vocabulary(self, view: SpaceMissionsView, verb: str, slot: str) -> tuple[tuple[str, Phrase], ...]:
        """Return all that a slot could ever name."""
        return nouns.vocabulary(view, verb, slot)

    def companion_looks(self, view: SpaceMissionsView) -> tuple[str, ...]:
        """Return the look that shows what the choice is about: a test, a flight, else specialists and control board."""
        if view.over:
            return ("score",)
        return _BESIDE.get(view.pending or "", ("control",))

    def subjects(self, view: SpaceMissionsView, look: str) -> tuple[tuple[str, Phrase], ...]:
        """Return the missions or the seats, for the looks that are about one."""
        return nouns.subjects(view, look)

    def text(self, view: SpaceMissionsView, look: str, about: str | None) -> tuple[Phrase, ...]:
        """Say all that the look shows; () for a look that does not exist. About nothing: about all of them."""
        if look == "mission":
            number = missions.about(about)
            return missions.mission(view, number) if number else missions.all_missions(view)
        if look == "player":
            one = _player(view, about)
            return player(view, one) if one else players(view)
        describer = _TEXTS.get(look)
        return describer(view) if describer else ()

    def alt(self, view: SpaceMissionsView, look: str, about: str | None) -> Phrase:
        """Say the look in one paragraph (1024 characters); without its subject, or unknown, the board."""
        number = missions.about(about) if look == "mission" else None
        if number:
            return alt.mission(view, number)
        one = _player(view, about) if look == "player" else None
        if one:
            return alt.player(view, one)
        return _ALTS.get(look, alt.board)(view)

    def describe(self, event: Event, viewer: int | None, over: bool) -> Phrase | None:
        """Return the viewer's reading of an event; None for a kind that is not known."""
        return events.describe(event, viewer, over)

    def weight(self, event: Event, viewer: int | None) -> int:
        """Return how much an event matters to the viewer's recap."""
        return recap.weight(event, viewer)

    def brief(self, event: Event, viewer: int | None) -> Phrase | None:
        """Say what the actor did in a few words, for recaps."""
        return recap.brief(event, viewer)

    def narration_line(self, event: Event) -> NarrationLine | None:
        """Return an event's part in the story of a flight."""
        return flown.narration_line(event)

    def score_label(self, category: str) -> Phrase:
        """Name a line of the score."""
        return scores.category(category)

    def rules(self, topic: str) -> tuple[Phrase, ...]:
        """Explain a topic of the rules, paragraph by paragraph; () for a topic that does not exist."""
        return rules.rules(topic)


def _player(view: SpaceMissionsView, about: str | None) -> Player | None:
    return next((one for one in view.players if str(one.seat) == about), None)


_BESIDE = {
    "specialist": ("hand", "control"),
    "copy": ("hand", "control"),
    "take-back": ("hand",),
    "trial": ("trial", "control"),
    "load": ("flight", "control"),
    "launch": ("flight",),
    "give": ("flight",),
    "solve": ("flight",),
    "injure": ("flight",),
    "lose": ("flight",),
    "remove": ("flight",),
    "remove-bonus": ("flight",),
    "return": ("flight", "control"),
}
_TEXTS: dict[str, Callable[[SpaceMissionsView], tuple[Phrase, ...]]] = {
    "board": board,
    "control": control,
    "hand": hand,
    "flight": flights.flights,
    "trial": technology_test,
    "score": scores.score,
}
_ALTS: dict[str, Callable[[SpaceMissionsView], Phrase]] = {
    "board": alt.board,
    "control": alt.control,
    "hand": alt.hand,
    "flight": alt.flights,
    "trial": alt.technology_test,
    "score": alt.score,
}
