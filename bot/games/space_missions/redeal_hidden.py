"""Redealing what no player knows: unknown places of technology decks, events to come, the Automa's cards."""

from __future__ import annotations

from msgspec.structs import replace

from bot.games.core.chance import Stream
from bot.games.space_missions.knowledge import drawn_in_flight, drawn_in_test, fifths_left
from bot.games.space_missions.material import ASTERISKS_REMOVED, EVENTS, TECHNOLOGIES, UNKNOWN
from bot.games.space_missions.sample_state import unknown_cards
from bot.games.space_missions.state import Agency, Automa, Deck, SpaceMissionsState, TechnologyTest


def redeal_hidden(state: SpaceMissionsState) -> SpaceMissionsState:
    """Return the state with its unlearned parts dealt again; every view stays the same.

    Dealt in this order: for each seat the fifth cards that it cannot tell, then the unknown places of each deck;
    the events with an asterisk in the box and the order of the face-down ones, without a top one that a seat looked
    at; in the solo game the Automa's face-down specialists and its deck. What a seat knows of its own decks stays,
    even if other seats learned of it in turns that were undone.
    """
    stream = state.chance.open()
    agencies = tuple(
        [
            _agency(agency, state.open_test if seat == state.turn else None, stream)
            for seat, agency in enumerate(state.agencies)
        ]
    )
    boxed, events = _events(state, stream)
    automa = state.automa and _automa(state.automa, stream)
    return replace(state, chance=stream.close(), agencies=agencies, boxed=boxed, events=events, automa=automa)


def _agency(agency: Agency, open_test: TechnologyTest | None, stream: Stream) -> Agency:
    extras = iter(stream.shuffle(fifths_left(deck.extra for deck in agency.decks if deck.deduced)))
    decks: list[Deck] = []
    for deck, technology in zip(agency.decks, TECHNOLOGIES, strict=True):
        drawn = (*drawn_in_flight(agency.flight, technology), *drawn_in_test(open_test, technology))
        decks.append(_deck(deck, deck.extra if deck.deduced else next(extras), drawn, stream))
    return replace(agency, decks=tuple(decks))


def _deck(deck: Deck, extra: str, drawn: tuple[str, ...], stream: Stream) -> Deck:
    dealt = iter(stream.shuffle(unknown_cards(extra, deck.added, (*deck.known, *deck.removed, *drawn))))
    cards = tuple([next(dealt) if known == UNKNOWN else known for known in deck.known])
    return replace(deck, cards=cards, extra=extra)


def _events(state: SpaceMissionsState, stream: Stream) -> tuple[tuple[str, ...], tuple[str, ...]]:
    top = state.events[:1] if state.peeked else ()
    hidden = [event for event in EVENTS if event not in (*state.past, *top)]
    boxed = stream.shuffle([event for event in hidden if EVENTS[event].asterisk])[:ASTERISKS_REMOVED]
    return boxed, (*top, *stream.shuffle([event for event in hidden if event not in boxed]))


def _automa(automa: Automa, stream: Stream) -> Automa:
    return replace(automa, specialists=stream.shuffle(automa.specialists), deck=stream.shuffle(automa.deck))
