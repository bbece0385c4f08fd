"""Every shuffle of Space Missions: setup, the decks after flights and upgrades, the Automa's cards.

And all that is dealt again when a table goes back in time.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Sequence
from functools import cache
from itertools import chain, combinations

from msgspec.structs import replace

from bot.games.core.chance import Chance
from bot.games.core.contract import settle
from bot.games.space_missions.developing import develop
from bot.games.space_missions.material import EDITION, EVENTS
from bot.games.space_missions.media import choices, lines_for
from bot.games.space_missions.setup import variant_of
from bot.games.space_missions.state import Deck, SpaceMissionsState
from tests.conformance.fair import Places, Shuffles
from tests.games.space_missions.builders import GAME, Table, play

UNSCORED = settle(GAME.meta.options, {"lunar": "unscored", "manned": "unscored", "unmanned": "unscored"})
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
        "places of asterisks": _asterisks(state),
        "fifth cards of a seat": _fifths(decks[:6]),
        "fifth cards of the next": _fifths(decks[6:12]),
        "a deck": _majors(decks[0]),
        "the next deck": _majors(decks[1]),
        "bonuses": [*((bonus,) for bonus in state.variant.bonuses), _unused(state.variant.bonuses)],
        "what is scored": _one_of(state.variant.scored[1:], _SCORED),
        **_media(seed),
        **_in_flight(seed),
        **_alone(seed),
        **_anew(seed),
    }


def _asterisks(state: SpaceMissionsState) -> Places:
    return _chosen(event in _MARKED for event in state.events)


def _majors(deck: Deck) -> Places:
    return _chosen(card == "major" for card in deck.cards)


def _fifths(decks: Iterable[Deck]) -> Places:
    return _chosen(deck.extra == "minor" for deck in decks)


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


def _media(seed: bytes) -> dict[str, Places]:
    """Of two lines that suit, one has missions 4 to 7 and the other leaves open which ones it has."""
    line, missions = [
        variant_of({**UNSCORED, "media": media}, 2, Chance(seed, epoch).open()).media
        for epoch, media in enumerate(("four", "four-2"), start=2)
    ]
    printed, open_line = map(choices, lines_for((), "four"))
    return {
        "line of media missions": _one_of(line in printed, (True, False)),
        "media missions of a line": _one_of(missions, open_line),
    }


@cache
def _ready() -> SpaceMissionsState:
    """Return a table at which the first seat has loaded mission 1 and the decks are about to be shuffled."""
    return play(Table(phase="announce").stock(0, fuel=1, thrust_backup=1).state, "0 announce 1 1 0").state


def _in_flight(seed: bytes) -> dict[str, Places]:
    state = play(replace(_ready(), chance=Chance(seed, 0, 999)), "0 ready").state
    upgraded = develop(replace(_ready(), chance=Chance(seed, 1, 999)), 0, "rocket", [])
    return {
        "a deck before a flight": _majors(state.agencies[0].decks[0]),
        "a deck with an upgrade": _majors(upgraded.agencies[0].decks[0]),
    }


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


@cache
def _begun(seats: int) -> SpaceMissionsState:
    """Return a table at which no seat has learned anything yet, so all that is hidden is dealt again."""
    return GAME.setup(seats, settle(GAME.meta.options, {}), bytes(32))


def _anew(seed: bytes) -> dict[str, Places]:
    state, alone = [GAME.redeal_hidden(replace(_begun(seats), chance=Chance(seed, 1))) for seats in (2, 1)]
    assert alone.automa is not None
    one, other = state.agencies
    return {
        "dealt anew: asterisks in the box": [state.boxed, [event for event in state.events if event in _MARKED]],
        "dealt anew: events": [(event,) for event in state.events if event not in _MARKED],
        "dealt anew: places of asterisks": _asterisks(state),
        "dealt anew: fifth cards of a seat": _fifths(one.decks),
        "dealt anew: fifth cards of the next": _fifths(other.decks),
        "dealt anew: a deck": _majors(one.decks[0]),
        "dealt anew: a deck of the next": _majors(other.decks[5]),
        "dealt anew: the Automa's specialists": [(card,) for card in alone.automa.specialists],
        "dealt anew: the Automa's cards": [(card,) for card in alone.automa.deck],
    }


SHUFFLES = {"space-missions": _shuffles}
