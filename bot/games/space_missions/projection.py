"""The projection of a state to a view: the state is masked first, so that a view holds nothing hidden."""

from __future__ import annotations

from functools import lru_cache

from bot.games.core.zones import is_back
from bot.games.space_missions import state as states
from bot.games.space_missions.copying import visible
from bot.games.space_missions.material import AUTOMA, EDITION, START_POINTS, TECHNOLOGIES
from bot.games.space_missions.rules import to_move
from bot.games.space_missions.scoring import score
from bot.games.space_missions.state import Automa, SpaceMissionsState
from bot.games.space_missions.view import AutomaPart, MissionCard, Player, SpaceMissionsView, TechnologyTest
from bot.games.space_missions.view import Deck as KnownDeck
from bot.games.space_missions.zones import ZONES


def view(state: SpaceMissionsState, viewer: int | None) -> SpaceMissionsView:
    """Return what the viewer may know; None is a spectator. Raises ValueError if there is no such seat."""
    seats = len(state.agencies)
    if viewer is not None and not 0 <= viewer < seats:
        raise ValueError(f"no seat {viewer} at a table of {seats}")
    state, ended, turned = ZONES.mask(state, viewer), state.over is not None, event_turned(state)
    return SpaceMissionsView(
        viewer=viewer,
        seats=seats,
        to_move=to_move(state),
        over=ended,
        edition=EDITION.edition,
        year=state.year,
        phase=state.phase,
        pending=state.pending or None,
        block=state.block,
        turn=state.turn,
        sequence=state.sequence,
        upper=state.upper,
        players=tuple([_player(state, seat, viewer) for seat in range(seats)]),
        supply=state.supply,
        astronauts=state.astronauts,
        missions=_missions(state),
        scored=state.variant.scored,
        bonuses=state.variant.bonuses,
        rules=state.variant.rules,
        event=state.past[-1] if turned else None,
        past=state.past[:-1] if turned else state.past,
        events_left=len(state.events),
        next_event=state.events[0] if viewer in state.peeked else None,
        peeked=state.peeked,
        automa=None if state.automa is None else _automa(state.automa, state.variant.automa or ""),
        open_test=None if state.open_test is None else _open_test(state.open_test),
        copyable=visible(state, state.turn),
        hits=state.hits,
        standing=score(state) if ended else None,
        over_by=state.over,
        latest=state.latest,
        known=state,
    )


def stalled(state: SpaceMissionsState) -> bool:
    """Return False: the calendar ends every game, and in every year each seat plays at most five specialists."""
    return False


def event_turned(state: SpaceMissionsState) -> bool:
    """Return whether this year's event lies face up."""
    return state.phase in ("event", "fly", "complete")


def _player(state: SpaceMissionsState, seat: int, viewer: int | None) -> Player:
    agency, looks = state.agencies[seat], seat == viewer or state.over is not None
    return Player(
        seat=seat,
        points=START_POINTS + sum(agency.ledger),
        bars=agency.bars,
        levels=agency.levels,
        stock=agency.stock,
        hand=agency.hand,
        played=agency.played,
        passed=not agency.hand,
        decks=tuple(
            [
                KnownDeck(
                    technology=technology,
                    cards=len(deck.cards),
                    known=deck.cards if looks else (),
                    removed=deck.removed,
                    added=deck.added,
                    extra=deck.extra,
                    proven=deck.proven,
                )
                for deck, technology in zip(agency.decks, TECHNOLOGIES, strict=True)
            ]
        ),
        upgrades=agency.upgrades,
        flight=agency.flight,
        ledger=agency.ledger,
    )


def _missions(state: SpaceMissionsState) -> tuple[MissionCard, ...]:
    markers = [(agency.flight.mission, seat) for seat, agency in enumerate(state.agencies) if agency.flight is not None]
    if state.automa is not None and state.automa.mission is not None:
        markers.append((state.automa.mission, AUTOMA))
    return _mission_cards(state.variant.media, state.done, tuple(markers))


@lru_cache(maxsize=1024)  # they change once or twice a year
def _mission_cards(
    media: tuple[int, ...], done: tuple[bool, ...], markers: tuple[tuple[int, int], ...]
) -> tuple[MissionCard, ...]:
    """Return all mission cards. `markers`: pairs of a mission and a seat that flies it."""
    return tuple(
        [
            MissionCard(number, number in media, grey, tuple([seat for mission, seat in markers if mission == number]))
            for number, grey in enumerate(done, start=1)
        ]
    )


def _automa(automa: Automa, level: str) -> AutomaPart:
    return AutomaPart(
        level=level,
        points=automa.points,
        bars=automa.bars,
        visible=automa.shown[-1] if automa.shown else None,
        shown=automa.shown,
        card=automa.past[-1] if automa.past else None,
        mission=automa.mission,
        cards=len(automa.deck),
        past=automa.past,
        took_back=automa.took_back,
        passed=automa.passed,
    )


def _open_test(open_test: states.TechnologyTest) -> TechnologyTest:
    drawn = open_test.drawn
    return TechnologyTest(
        action=open_test.action,
        technology=open_test.technology,
        drawn=() if drawn and is_back(drawn[0]) else drawn,
        count=len(drawn),
        removed=open_test.removed,
        returning=open_test.returning,
    )
