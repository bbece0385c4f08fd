"""Every shuffle of Space Missions: what the setup draws, the decks of a flight, the Automa's cards year by year."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Sequence
from functools import cache
from itertools import chain, combinations

from msgspec.structs import replace

from bot.games.core.chance import Chance
from bot.games.core.options import settle
from bot.games.space_missions.material import EDITION, EVENTS
from bot.games.space_missions.state import SpaceMissionsState
from tests.conformance.fair import Places, Shuffles
from tests.games.space_missions.builders import GAME, Table, play

OPTIONS = {"media": "all", "bonuses": "tiles", "lunar": "drawn", "manned": "drawn", "unmanned": "drawn"}
_MARKED = frozenset(event.id for event in EVENTS.values() if event.asterisk)
_SCORED = tuple(chain.from_iterable(combinations(("lunar", "manned", "unmanned"), size) for size in range(4)))


def _shuffles(seed: bytes, seats: int) -> Shuffles:
    state = GAME.setup(seats, settle(GAME.meta.options, OPTIONS), seed)
    decks = [deck for agency in state.agencies for deck in agency.decks]
    return {
        "who begins": [(state.sequence[0],), state.sequence[1:]],
        "asterisks in the box": [state.boxed, [event for event in state.events if event in _MARKED]],
        "events": [(event,) for event in state.events if event not in _MARKED],
        "fifth cards of a seat": _chosen(deck.extra == "minor" for deck in decks[:6]),
        "fifth cards of the next": _chosen(deck.extra == "minor" for deck in decks[6:12]),
        "a deck": _chosen(card == "major" for card in decks[0].cards),
        "the next deck": _chosen(card == "major" for card in decks[1].cards),
        "bonuses": [*((bonus,) for bonus in state.variant.bonuses), _unused(state.variant.bonuses)],
        "what is scored": _one_of(state.variant.scored[1:], _SCORED),
        **_in_flight(seed),
        **_alone(seed),
    }


def _chosen(which: Iterable[bool]) -> Places:
    """Tell at which places something lies, of all the sets of so many places."""
    marks = tuple(which)
    places = tuple(place for place, mark in enumerate(marks) if mark)
    return _one_of(places, tuple(combinations(range(len(marks)), len(places))))


def _one_of(drawn: Hashable, possible: Sequence[Hashable]) -> Places:
    return [(drawn,), [other for other in possible if other != drawn]]


def _unused(bonuses: tuple[str, ...]) -> tuple[str, ...]:
    """Return the two bonus tiles that lie on no year."""
    return tuple((Counter(EDITION.bonuses.tiles) - Counter(bonuses)).elements())


@cache
def _ready() -> SpaceMissionsState:
    """Return a table at which the first seat has loaded mission 1 and the decks are about to be shuffled."""
    return play(Table(phase="announce").stock(0, fuel=1, thrust_backup=1).state, "0 announce 1 1 0").state


def _in_flight(seed: bytes) -> dict[str, Places]:
    state = play(replace(_ready(), chance=Chance(seed, 0, 999)), "0 ready").state
    return {"a deck before a flight": _chosen(card == "major" for card in state.agencies[0].decks[0].cards)}


@cache
def _solo() -> SpaceMissionsState:
    return Table(1).stock(0, fuel=1).state


def _alone(seed: bytes) -> dict[str, Places]:
    begun = GAME.setup(1, settle(GAME.meta.options, {}), seed)
    assert begun.automa is not None
    announcing = play(replace(_solo(), chance=Chance(seed, 0, 999)), "0 pass").state
    assert announcing.automa is not None
    return {
        "the Automa's specialists": [(card,) for card in begun.automa.specialists],
        "the Automa's cards": [(card,) for card in begun.automa.deck],
        "the Automa's specialists of a later year": [(card,) for card in announcing.automa.specialists],
    }


SHUFFLES = {"space-missions": _shuffles}
