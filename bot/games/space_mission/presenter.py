"""The presenter of Space Mission: phrases for views, actions and events. Its parts are in `speech/`."""

from __future__ import annotations

from collections.abc import Callable

from bot.games.core.actions import Action
from bot.games.core.events import Event
from bot.games.core.phrase import Phrase
from bot.games.space_mission.speech import alt, events, hand, nouns, prompt, rules, scores, words
from bot.games.space_mission.speech.board import board
from bot.games.space_mission.speech.planets import planet, ring
from bot.games.space_mission.speech.players import player, players
from bot.games.space_mission.view import Player, SpaceMissionView


class SpaceMissionPresenter:
    """Implements `core.contract.Presenter` and `core.recap.Recapper` for Space Mission."""

    def prompt(self, view: SpaceMissionView) -> Phrase:
        """Say whom the table waits for and for what."""
        return prompt.prompt(view)

    def headline(self, view: SpaceMissionView) -> tuple[Phrase, ...]:
        """Say that the end is near, that it is certain and who still plays, or that nothing moves any more."""
        return prompt.headline(view)

    def label(self, view: SpaceMissionView, action: Action) -> Phrase:
        """Say what the action does here (80 characters)."""
        return prompt.label(view, action)

    def hint(self, view: SpaceMissionView, action: Action) -> Phrase | None:
        """Say more about the action (100 characters)."""
        return prompt.hint(view, action)

    def slot_label(self, view: SpaceMissionView, verb: str, slot: str, value: str) -> Phrase:
        """Name one value of a slot (100 characters)."""
        return nouns.slot_label(view, verb, slot, value)

    def vocabulary(self, view: SpaceMissionView, verb: str, slot: str) -> tuple[tuple[str, Phrase], ...]:
        """Return all that a slot could ever name."""
        return nouns.vocabulary(slot)

    def companion_looks(self, view: SpaceMissionView) -> tuple[str, ...]:
        """Return the hand, and before it the pile while a tile is to be chosen from it; in the end the score."""
        if view.over:
            return ("score",)
        return ("pile", "hand") if view.pile else ("hand",)

    def subjects(self, view: SpaceMissionView, look: str) -> tuple[tuple[str, Phrase], ...]:
        """Return the planets or the seats, for the looks that are about one."""
        return nouns.subjects(view, look)

    def text(self, view: SpaceMissionView, look: str, about: str | None) -> tuple[Phrase, ...]:
        """Say all that the look shows; () for a look that does not exist. About nothing: about all of them."""
        if look == "planet":
            world = words.place(view, about)
            return planet(view, world) if world else ring(view)
        if look == "player":
            one = _player(view, about)
            return player(view, one) if one else players(view)
        describer = _TEXTS.get(look)
        return describer(view) if describer else ()

    def alt(self, view: SpaceMissionView, look: str, about: str | None) -> Phrase:
        """Say the look in one paragraph (1024 characters); without its subject, or unknown, the board."""
        world = words.place(view, about) if look == "planet" else None
        if world:
            return alt.planet(view, world)
        one = _player(view, about) if look == "player" else None
        if one:
            return alt.player(view, one)
        return _ALTS.get(look, alt.board)(view)

    def describe(self, event: Event, viewer: int | None, over: bool) -> Phrase | None:
        """Return the viewer's reading of an event; None for a kind that is not known."""
        return events.describe(event, viewer, over)

    def weight(self, event: Event, viewer: int | None) -> int:
        """Return how much an event matters to the viewer's recap."""
        return events.weight(event, viewer)

    def brief(self, event: Event, viewer: int | None) -> Phrase | None:
        """Say what the actor did in a few words, for recaps."""
        return events.brief(event, viewer)

    def score_label(self, category: str) -> Phrase:
        """Name a line of the score."""
        return scores.category(category)

    def rules(self, topic: str) -> tuple[Phrase, ...]:
        """Explain a topic of the rules, paragraph by paragraph; () for a topic that does not exist."""
        return rules.rules(topic)


def _player(view: SpaceMissionView, about: str | None) -> Player | None:
    return next((one for one in view.players if str(one.seat) == about), None)


_TEXTS: dict[str, Callable[[SpaceMissionView], tuple[Phrase, ...]]] = {
    "board": board,
    "hand": hand.hand,
    "tiles": hand.tiles,
    "pile": hand.pile,
    "score": scores.score,
}
_ALTS: dict[str, Callable[[SpaceMissionView], Phrase]] = {
    "board": alt.board,
    "hand": alt.hand,
    "tiles": alt.tiles,
    "pile": alt.pile,
    "score": alt.score,
}
