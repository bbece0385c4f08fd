"""The projection of a state to a view: the state is masked first, so that a view holds nothing hidden."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from bot.games.core.zones import is_back
from bot.games.space_mission.actions import Develop, Jump, Scan
from bot.games.space_mission.decisions import RULES, to_move
from bot.games.space_mission.ending import turns_ahead
from bot.games.space_mission.material import CARDS, EDITION, PLANETS, SPACE, in_order
from bot.games.space_mission.scoring import STATION, gate_points, needed, own_score, score, stations_of
from bot.games.space_mission.state import Site, SpaceMissionState, Variant, place_of, space_up, turn_number
from bot.games.space_mission.view import Card, Move, Planet, Player, Reserved, SpaceMissionView, Visit
from bot.games.space_mission.zones import ZONES, drawn_in, since

# -- the notebook: a seat's last visit to a planet, and what must still lie there -------------------------------------


def certain(left: tuple[str, ...], gone: int) -> tuple[str, ...]:
    """Return the tiles that must still lie there, of those `left` at a visit, after `gone` tiles were taken.

    Space tiles are never taken. Of each kind of point tile at least its count minus `gone` must be there.
    """
    counts = Counter(left)
    sure = [kind for kind, count in counts.items() for _ in range(count if kind == SPACE else count - gone)]
    return in_order(sure)


def visit(site: Site, viewer: int, variant: Variant) -> Visit | None:
    """Return the viewer's last visit as the option `notebook` shows it. Without a notebook it is masked."""
    memory = site.visits[viewer]
    if memory is None:
        return None
    takers = since(site.taken_by, memory.left)
    sure = certain(memory.left, len(takers)) if variant.notebook == "inferences" else None
    return Visit(memory.did, memory.round, memory.left, len(takers), takers, sure)


# -- what is new since a seat's last turn, by the others' last turns --------------------------------------------------


NEWS = ("ship", "station", "tiles", "reserved", "space")
"""The kinds of news about a planet, in the order in which they are listed."""


def changed(moves: Iterable[tuple[int, Move]]) -> dict[str | None, tuple[str, ...]]:
    """Return the news that these moves of other seats make, for each planet."""
    happened: dict[str | None, set[str]] = {}
    for _, move in moves:
        happened.setdefault(move.planet, set()).update(_news(move))
    return {planet: tuple(news for news in NEWS if news in found) for planet, found in happened.items()}


def probed(moves: Iterable[tuple[int, Move]]) -> set[int]:
    """Return the seats that put a probe on the gate in these moves."""
    return {seat for seat, move in moves if move.verb == "jump"}


def moves_since(state: SpaceMissionState, viewer: int) -> Iterator[tuple[int, Move]]:
    """Yield (seat, move) of the other seats since the viewer's last turn. Each has had at most one turn since then."""
    seats = len(state.pilots)
    turns = (state.turn - viewer) % seats or seats
    for step in range(1, turns + 1):
        seat = (viewer + step) % seats
        begun = seat != state.turn or state.action == 2 or state.pending is not None
        if seat != viewer and begun:  # until its first action `last_turn` is the previous turn
            yield from ((seat, move) for move in state.pilots[seat].last_turn)


def _news(move: Move) -> Iterator[str]:
    if move.verb in ("jump", "fly"):
        yield "ship"
    if move.verb == "develop":
        yield "station"
    if move.took:
        yield "tiles"
        if move.verb == "scan":
            yield "reserved"
    if move.space:
        yield "space"


# -- the view ---------------------------------------------------------------------------------------------------------


STALL_ROUNDS = 5
"""After this many full rounds in which no tile moved, the players are offered to end the game by vote."""


def view(state: SpaceMissionState, viewer: int | None) -> SpaceMissionView:
    """Return what the viewer may know; None is a spectator. Raises ValueError if there is no such seat."""
    seats = len(state.pilots)
    if viewer is not None and not 0 <= viewer < seats:
        raise ValueError(f"no seat {viewer} at a table of {seats}")
    state = ZONES.mask(state, viewer)
    variant, ended = state.variant, state.over is not None
    news = [] if viewer is None else list(moves_since(state, viewer))
    done_at, probing = changed(news), probed(news)
    at_gate = gate_points([pilot.probes for pilot in state.pilots])
    return SpaceMissionView(
        viewer=viewer,
        seats=seats,
        to_move=to_move(state),
        over=ended,
        edition=EDITION.edition,
        end=variant.end,
        own_reserved=variant.own_reserved,
        notebook=variant.notebook,
        ring=tuple(_planet(state, place, viewer, done_at.get(planet, ())) for place, planet in enumerate(state.ring)),
        players=tuple(_player(state, seat, viewer, at_gate[seat], seat in probing) for seat in range(seats)),
        round=state.round,
        start=state.start,
        action=state.action,
        pending=state.pending,
        space_up=space_up(state.sites),
        space_needed=needed(seats),
        deck=len(state.deck),
        discards=len(state.discards),
        last_round=None if state.turns_left is None else turns_ahead(state.turn, state.turns_left, seats),
        stalled=stalled(state),
        hand=() if viewer is None else _hand(state, viewer),
        pile=_pile(state, viewer),
        score=None if viewer is None else own_score(state, viewer),
        standing=score(state) if ended else None,
        discarded=state.discards,
        cycles=state.cycles,
        turn=state.turn,
        over_by=state.over,
        stirred=state.stirred,
        known=state,
    )


def stalled(state: SpaceMissionState) -> bool:
    """Return whether no tile has moved for `STALL_ROUNDS`, so that the players are offered to end the game by vote."""
    idle = turn_number(state) - state.stirred - 1
    return state.over is None and idle >= STALL_ROUNDS * len(state.pilots)


def _planet(state: SpaceMissionState, place: int, viewer: int | None, news: tuple[str, ...]) -> Planet:
    site, facts = state.sites[place], PLANETS[state.ring[place]]
    return Planet(
        id=facts.id,
        jump=facts.jump,
        scan=facts.scan,
        landing=facts.landing,
        left=len(site.tiles),
        space=len(site.tiles) if site.up or not site.tiles else None,
        seen_by=site.seen_by,
        station=site.station,
        ships=tuple(seat for seat, pilot in enumerate(state.pilots) if pilot.place == place),
        reserved=tuple([Reserved(entry.seat, None if is_back(entry.tile) else entry.tile) for entry in site.reserved]),
        visit=None if viewer is None else visit(site, viewer, state.variant),
        changed=news,
        taken_by=site.taken_by,
        tiles=site.tiles if state.over is not None else None,
    )


def _player(state: SpaceMissionState, seat: int, viewer: int | None, at_gate: int, probing: bool) -> Player:
    pilot, stations = state.pilots[seat], stations_of(state, seat)
    ended = state.over is not None
    unclaimed = sum(entry.seat == seat for site in state.sites for entry in site.reserved)
    return Player(
        seat=seat,
        planet=None if pilot.place is None else state.ring[pilot.place],
        probes=pilot.probes,
        gate_points=at_gate,
        stations=stations,
        station_points=stations * STATION,
        tile_count=len(pilot.tiles),
        card_count=len(pilot.hand),
        last_turn=pilot.last_turn,
        tiles=pilot.tiles if ended or seat == viewer else None,
        lost=unclaimed if ended else 0,
        drawn_in=tuple(sorted([drawn_in(state, card) for card in pilot.hand])),
        probed=probing,
    )


def _hand(state: SpaceMissionState, viewer: int) -> tuple[Card, ...]:
    uses: dict[int, dict[str, None]] = {card: {} for card in state.pilots[viewer].hand}
    reached: dict[int, set[str]] = {card: set() for card in uses}
    for action in RULES.legal(state, viewer):
        match action:
            case Jump(card=card, planet=planet):
                uses[card]["jump"] = None
                reached[card].add(planet)
            case Scan(card=card):
                uses[card]["scan"] = None
            case Develop(cards=cards):
                for card in cards:
                    uses[card]["develop"] = None
    return tuple(
        _card(number, tuple(verbs), tuple(planet for planet in state.ring if planet in reached[number]))
        for number, verbs in uses.items()
    )


def _card(number: int, uses: tuple[str, ...], reaches: tuple[str, ...]) -> Card:
    printed = CARDS[number]
    return Card(number, printed.jump, printed.scan, printed.land, uses, reaches)


def _pile(state: SpaceMissionState, viewer: int | None) -> tuple[str, ...]:
    """Return the pile from which the viewer chooses a tile; () for other viewers."""
    if state.pending is None or viewer != state.turn:
        return ()
    return state.sites[place_of(state, state.turn)].tiles
