"""A random full state that is consistent with a view: what the viewer knows stays, all else is dealt at random.

Of a technology deck the viewer knows its size, what upgrades added, what left the game, what lies drawn in a flight,
and sometimes its fifth card; of their own also places, and the cards drawn in a test. The fifth cards of an agency's
decks are two minor problems and four harmless cards. Of the events the viewer knows those turned up, and of three with
an asterisk that they lie in the box; of the Automa what it has shown.
"""

from __future__ import annotations

from collections import Counter

from bot.games.core.chance import SEED_BYTES, Chance, Stream
from bot.games.space_missions.knowledge import drawn_in_flight, fifths_left, settle
from bot.games.space_missions.material import ASTERISKS_REMOVED, DECK, EDITION, EVENTS, MINOR, SPECIALISTS, UNKNOWN
from bot.games.space_missions.state import Agency, Automa, Deck, SpaceMissionsState, TechnologyTest, Variant
from bot.games.space_missions.view import Deck as KnownDeck
from bot.games.space_missions.view import Player, SpaceMissionsView


def sample_state(view: SpaceMissionsView, viewer: int | None, chance: Stream) -> SpaceMissionsState:
    """Return a state whose view for this viewer is this very view. Raises ValueError when the view is another's."""
    if viewer != view.viewer:
        raise ValueError(f"the view is that of {view.viewer}, not of {viewer}")
    dealt = [_decks(view, player, chance) for player in view.players]
    open_test = _open_test(view, dealt[view.turn][1])
    boxed, events = _events(view, chance)
    return SpaceMissionsState(
        chance=Chance(bytes(chance.below(256) for _ in range(SEED_BYTES))),
        knowledge=(0,) * view.seats,
        variant=_variant(view),
        year=view.year,
        phase=view.phase,
        turn=view.turn,
        pending=view.pending or "",
        block=view.block,
        open_test=open_test,
        hits=view.hits,
        sequence=view.sequence,
        upper=view.upper,
        agencies=tuple(
            settle(_agency(player, decks), open_test if player.seat == view.turn else None)
            for player, (decks, _) in zip(view.players, dealt, strict=True)
        ),
        supply=view.supply,
        astronauts=view.astronauts,
        done=tuple(mission.done for mission in view.missions),
        events=events,
        past=_past(view),
        boxed=boxed,
        peeked=view.peeked,
        automa=_automa(view, chance),
        over=view.over_by,
        latest=view.latest,
    )


def unknown_cards(extra: str, added: int, seen: tuple[str, ...]) -> list[str]:
    """Return what a deck must hold in its unknown places: what it was made of without all `seen` cards of it."""
    made_of = Counter((*DECK, extra)) + Counter({MINOR: added})
    return list((made_of - Counter(seen)).elements())


def _variant(view: SpaceMissionsView) -> Variant:
    media = tuple(mission.number for mission in view.missions if mission.media)
    level = None if view.automa is None else view.automa.level
    return Variant(view.scored, media, view.bonuses, level, view.rules)


def _agency(player: Player, decks: tuple[Deck, ...]) -> Agency:
    return Agency(
        bars=player.bars,
        levels=player.levels,
        stock=player.stock,
        hand=player.hand,
        played=player.played,
        decks=decks,
        upgrades=player.upgrades,
        flight=player.flight,
        ledger=player.ledger,
    )


def _decks(view: SpaceMissionsView, player: Player, chance: Stream) -> tuple[tuple[Deck, ...], tuple[str, ...]]:
    """Deal a seat's decks, and what it has drawn in a test."""
    extras = iter(chance.shuffle(fifths_left(deck.extra for deck in player.decks if deck.extra != UNKNOWN)))
    decks: list[Deck] = []
    tested: tuple[str, ...] = ()
    for known in player.decks:
        extra = next(extras) if known.extra == UNKNOWN else known.extra
        testing = view.open_test if view.turn == player.seat else None
        if testing is not None and testing.technology == known.technology:
            deck, tested = _deck(view, player, known, extra, testing.drawn or (UNKNOWN,) * testing.count, chance)
        else:
            deck, _ = _deck(view, player, known, extra, (), chance)
        decks.append(deck)
    return tuple(decks), tested


def _deck(
    view: SpaceMissionsView, player: Player, known: KnownDeck, extra: str, tested: tuple[str, ...], chance: Stream
) -> tuple[Deck, tuple[str, ...]]:
    places = known.known or (UNKNOWN,) * known.cards
    seen = (*places, *tested, *known.removed, *drawn_in_flight(player.flight, known.technology))
    dealt = iter(chance.shuffle(unknown_cards(extra, known.added, seen)))
    drawn = tuple([next(dealt) if card == UNKNOWN else card for card in tested])
    deck = Deck(
        cards=tuple([next(dealt) if card == UNKNOWN else card for card in places]),
        known=places,
        removed=known.removed,
        added=known.added,
        extra=extra,
        deduced=known.proven or (player.seat == view.viewer and known.extra != UNKNOWN),
        proven=known.proven,
    )
    return deck, drawn


def _open_test(view: SpaceMissionsView, drawn: tuple[str, ...]) -> TechnologyTest | None:
    open_test = view.open_test
    return open_test and TechnologyTest(
        open_test.action, open_test.technology, drawn, open_test.removed, open_test.returning
    )


def _past(view: SpaceMissionsView) -> tuple[str, ...]:
    return view.past if view.event is None else (*view.past, view.event)


def _events(view: SpaceMissionsView, chance: Stream) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the three events in the box, and the face-down deck."""
    top = () if view.next_event is None else (view.next_event,)
    hidden = [event for event in EVENTS if event not in (*_past(view), *top)]
    boxed = chance.shuffle(event for event in hidden if EVENTS[event].asterisk)[:ASTERISKS_REMOVED]
    return boxed, (*top, *chance.shuffle(event for event in hidden if event not in boxed))


def _automa(view: SpaceMissionsView, chance: Stream) -> Automa | None:
    part = view.automa
    if part is None:
        return None
    made_of = Counter(dict(enumerate(EDITION.automa.decks[part.level].cards, start=1)))
    return Automa(
        points=part.points,
        bars=part.bars,
        specialists=chance.shuffle(card for card in SPECIALISTS if card not in part.shown),
        shown=part.shown,
        deck=chance.shuffle((made_of - Counter(part.past)).elements()),
        past=part.past,
        mission=part.mission,
        took_back=part.took_back,
        passed=part.passed,
    )
