"""Where the cards of Space Missions are, and which seats may see them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any

from msgspec.structs import replace

from bot.games.core.chance import Stream
from bot.games.core.zones import ALL, Row, Zone, Zones
from bot.games.space_missions.decks import DECK_AT
from bot.games.space_missions.knowledge import drawn_in_flight, settle
from bot.games.space_missions.material import DECK, EDITION, EVENTS, EXTRAS, MINOR, SPECIALISTS, TECHNOLOGIES, UNKNOWN
from bot.games.space_missions.state import Deck, SpaceMissionsState

SEATS = 4
_FIFTH = [f"fifth card of seat {seat}" for seat in range(SEATS)]
DECK_SUPPLIES = [[f"{technology} card of seat {seat}" for technology in TECHNOLOGIES] for seat in range(SEATS)]
_DECK_OF = {name: (seat, at) for seat, names in enumerate(DECK_SUPPLIES) for at, name in enumerate(names)}
EVENT, SPECIALIST, AUTOMA_CARD = "event", "specialist of the Automa", "card of the Automa"
_SUPPLIES = [{"extra": [_FIFTH[seat]] * len(TECHNOLOGIES), "cards": DECK_SUPPLIES[seat]} for seat in range(SEATS)]
_BOX = {
    **{supply: Counter(EXTRAS) for supply in _FIFTH},
    EVENT: Counter(dict.fromkeys(EVENTS, 1)),
    SPECIALIST: Counter(SPECIALISTS),
}
_WITHOUT_ASTERISK = frozenset([event.id for event in EVENTS.values() if not event.asterisk])
_OPEN = [
    "variant",
    "year",
    "phase",
    "turn",
    "pending",
    "block",
    "open_test.action",
    "open_test.technology",
    "open_test.removed",
    "open_test.returning",
    "hits",
    "sequence",
    "upper",
    "agencies.bars",
    "agencies.levels",
    "agencies.stock",
    "agencies.hand",
    "agencies.played",
    "agencies.decks.removed",
    "agencies.decks.added",
    "agencies.decks.proven",
    "agencies.upgrades",
    "agencies.flight",
    "agencies.ledger",
    "supply",
    "astronauts",
    "done",
    "past",
    "peeked",
    "automa.points",
    "automa.bars",
    "automa.shown",
    "automa.past",
    "automa.mission",
    "automa.took_back",
    "automa.passed",
    "over",
    "latest",
]
_HIDDEN = [
    "open_test.drawn",
    "agencies.decks.cards",
    "agencies.decks.known",
    "agencies.decks.extra",
    "agencies.decks.deduced",
    "events",
    "boxed",
    "automa.specialists",
    "automa.deck",
]


def _zones(state: SpaceMissionsState) -> Iterator[Zone | Row]:
    """Yield every zone. What is dealt again is dealt in this order.

    For each seat its fifth cards, then its decks; the events in the box, the face-down ones; the Automa's cards.
    """
    ended = state.over is not None
    yield Row(("agencies",), state.agencies, "decks", _hidden_at_the_end if ended else _hidden, _SUPPLIES)
    open_test = state.open_test
    if open_test is not None and open_test.technology:
        supply = DECK_SUPPLIES[state.turn][DECK_AT[open_test.technology]]
        yield Zone(("open_test", "drawn"), supply, open_test.drawn, ALL if ended else (state.turn,), owner=state.turn)
    yield Zone(("boxed",), EVENT, state.boxed, never=_WITHOUT_ASTERISK)
    top = (*state.events[:1], *_backs(len(state.events))[1:]) if state.peeked else None
    yield Zone(("events",), EVENT, state.events, state.peeked, seen=top)
    if state.automa is not None:
        yield Zone(("automa", "specialists"), SPECIALIST, state.automa.specialists)
        yield Zone(("automa", "deck"), AUTOMA_CARD, state.automa.deck)


def _open_pieces(state: SpaceMissionsState) -> Iterator[tuple[str, Sequence[Any]]]:
    """Yield the cards that left the game or lie drawn in a flight, and those that were turned up."""
    for supplies, agency in zip(DECK_SUPPLIES, state.agencies, strict=False):
        for supply, technology, deck in zip(supplies, TECHNOLOGIES, agency.decks, strict=True):
            yield supply, deck.removed + drawn_in_flight(agency.flight, technology)
    yield EVENT, state.past
    if state.automa is not None:
        yield SPECIALIST, state.automa.shown
        yield AUTOMA_CARD, state.automa.past


def _hidden(deck: Deck, own: bool) -> Mapping[str, Any]:
    """Return what is shown in place of a deck's hidden fields. Its owner sees the cards at the places they know."""
    if not own:
        return _hidden_from_others(len(deck.cards), deck.proven)
    return {"cards": deck.known} if deck.deduced else {"cards": deck.known, "extra": UNKNOWN}


@cache  # a few sizes of decks
def _hidden_from_others(cards: int, proven: bool) -> Mapping[str, Any]:
    shown = {"cards": _backs(cards), "known": _backs(cards)}
    return shown if proven else {**shown, "extra": UNKNOWN, "deduced": False}


def _hidden_at_the_end(deck: Deck, _own: bool) -> Mapping[str, Any]:
    """All lies open, and what the owner knew of it no longer matters."""
    return {"known": _backs(len(deck.cards)), "deduced": deck.proven}


@cache  # a few sizes of piles
def _backs(count: int) -> tuple[str, ...]:
    return (UNKNOWN,) * count


def _backs_of(_state: SpaceMissionsState, zone: Zone) -> tuple[Any, ...]:
    return (_NO_TYPE if zone.supply == AUTOMA_CARD else UNKNOWN,) * len(zone.pieces)


_NO_TYPE = -1
"""The back of an Automa card, whose front is the number of its type."""


def _back(_state: SpaceMissionsState, supply: str, _card: Any) -> Any:
    return _NO_TYPE if supply == AUTOMA_CARD else UNKNOWN


def _box(state: SpaceMissionsState, supply: str) -> Counter[Any]:
    if supply in _DECK_OF:
        seat, at = _DECK_OF[supply]
        deck = state.agencies[seat].decks[at]
        return _made_of(deck.extra, deck.added)
    return _automa_cards(state.variant.automa or "") if supply == AUTOMA_CARD else _BOX[supply]


@cache  # two fifth cards and a few upgrades
def _made_of(extra: str, added: int) -> Counter[str]:
    return Counter((*DECK, extra)) + Counter({MINOR: added})


@cache
def _automa_cards(level: str) -> Counter[int]:
    return Counter(dict(enumerate(EDITION.automa.decks[level].cards, start=1)))


def _complete(state: SpaceMissionsState, _viewer: int, _chance: Stream) -> SpaceMissionsState:
    """Fill in what each agency can tell of its fifth cards by the cards that it and everybody sees."""
    agencies = [
        settle(agency, state.open_test if seat == state.turn else None) for seat, agency in enumerate(state.agencies)
    ]
    return replace(state, agencies=tuple(agencies), knowledge=(0,) * len(agencies))


ZONES = Zones(
    SpaceMissionsState,
    _HIDDEN,
    _OPEN,
    box=_box,
    zones=_zones,
    open_pieces=_open_pieces,
    backs=_backs_of,
    back=_back,
    complete=_complete,
    gathered=lambda supply: supply not in (SPECIALIST, AUTOMA_CARD),
)
