"""Refusals in words-to-be: kind, paragraph of our rules, reason and remedy, with the facts that help.

Paragraphs are those of the rules topics in `meta.rule_topics`, counted from 1:

    2 turn      .1 only the seat whose turn it is acts  .2 two actions, in any order, also twice the same
                .3 a tile is chosen before anything else  .4 a card comes from the hand and serves once
    3 top-up    .1 any cards of the hand are discarded, each named once  .2 then drawn up to five
    4 jump      .1 the card's jump coordinate is the planet's  .2 to any other planet on the table  .3 a probe stays
    5 fly       .1 from a planet, never from the gate  .2 to one of the two neighbours
    6 scan      .1 where the ship is  .2 undeveloped planets only  .3 the card's scan coordinate is the planet's
    7 develop   .1 where the ship is  .2 once a planet  .3 after a scan of one's own
                .4 two cards, one for each landing coordinate
    8 discover  .1 where the ship is, on a developed planet  .2 a point tile must be there and must be taken
    9 space     .1 a tile is chosen from the pile looked at  .2 space tiles are never taken
    10 end      .1 after the end no seat acts
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from bot.games.core.actions import Refusal, refuse
from bot.games.core.phrase import Fact, Phrase, Who, say
from bot.games.space_mission.chart import SCANS, chart_of, choices, has_point_tile, neighbours, pairs_here
from bot.games.space_mission.material import PLANETS
from bot.games.space_mission.state import SpaceMissionState

_no = partial(refuse, "sm")


def _card(number: int) -> Phrase:
    return say("sm-card", number=number)


def _planet(planet: str) -> Phrase:
    return say(f"sm-planet-{planet}")


def _cards(numbers: Iterable[int]) -> tuple[Phrase, ...]:
    return tuple(map(_card, numbers))


def _planets(planets: Iterable[str]) -> tuple[Phrase, ...]:
    return tuple(map(_planet, planets))


def _hand(state: SpaceMissionState) -> tuple[int, ...]:
    return state.pilots[state.turn].hand


def _jumpers(state: SpaceMissionState) -> list[int]:
    """Return the cards that jump from the gate."""
    chart = chart_of(state.ring)
    return [card for card in _hand(state) if chart.reach(None, card)]


def _scanners(state: SpaceMissionState, planet: str) -> list[int]:
    scans = SCANS[PLANETS[planet].scan]
    return [card for card in _hand(state) if card in scans]


def _tiles_here(state: SpaceMissionState, place: int) -> tuple[Phrase, ...]:
    return tuple(say(f"sm-tile-{take.tile}") for take in choices(state.sites[place].tiles))


def choose_first(state: SpaceMissionState, place: int) -> Refusal:
    """A tile must be chosen before anything else."""
    planet = _planet(state.ring[place])
    return _no("choose-first", "2.3", {"planet": planet}, tiles=_tiles_here(state, place))


def nothing_to_choose() -> Refusal:
    """No pile is being looked at."""
    return _no("nothing-to-choose", "9.1")


def space_tile(state: SpaceMissionState, place: int) -> Refusal:
    """Space tiles cannot be taken."""
    return _no("space-tile", "9.2", tiles=_tiles_here(state, place))


def not_in_pile(state: SpaceMissionState, place: int) -> Refusal:
    """The tile does not lie in the pile."""
    planet = _planet(state.ring[place])
    return _no("not-in-pile", "9.1", {"planet": planet}, tiles=_tiles_here(state, place))


def not_in_hand(state: SpaceMissionState, card: int) -> Refusal:
    """The seat does not hold the card."""
    hand = _hand(state)
    return _no("not-in-hand", "2.4", {"card": _card(card)}, cards=_cards(hand), count=len(hand))


def unordered(rule: str) -> Refusal:
    """Cards are named each once, in ascending order."""
    return _no("unordered", rule)


def planet_absent(state: SpaceMissionState, rule: str) -> Refusal:
    """The planet is not on this table."""
    return _no("planet-absent", rule, planets=_planets(state.ring))


def already_there(state: SpaceMissionState, card: int, place: int) -> Refusal:
    """A jump leads to another planet."""
    others = chart_of(state.ring).reach(place, card)
    here = _planet(state.ring[place])
    return _no("already-there", "4.2", {"planet": here}, card=_card(card), planets=_planets(others), reach=len(others))


def jump_mismatch(state: SpaceMissionState, card: int, planet: str) -> Refusal:
    """The card's jump coordinate is not the planet's."""
    chart, place = chart_of(state.ring), state.pilots[state.turn].place
    reached = chart.reach(place, card)
    serving = [other for other in _hand(state) if planet in chart.reach(place, other)]
    reason: dict[str, Fact] = {"card": _card(card), "planet": _planet(planet), "jump": PLANETS[planet].jump}
    return _no(
        "jump-mismatch",
        "4.1",
        reason,
        card=_card(card),
        planet=_planet(planet),
        planets=_planets(reached),
        reach=len(reached),
        cards=_cards(serving),
        count=len(serving),
    )


def fly_from_gate(state: SpaceMissionState) -> Refusal:
    """From the gate one can only jump."""
    cards = _jumpers(state)
    return _no("fly-from-gate", "5.1", cards=_cards(cards), count=len(cards))


def not_neighbour(state: SpaceMissionState, planet: str, place: int) -> Refusal:
    """A flight leads to one of the two neighbours."""
    reason: dict[str, Fact] = {"planet": _planet(planet), "here": _planet(state.ring[place])}
    return _no("not-neighbour", "5.2", reason, planets=_planets(neighbours(state.ring, place)))


def at_gate(state: SpaceMissionState, rule: str) -> Refusal:
    """The ship must be on a planet for this."""
    cards = _jumpers(state)
    return _no("at-gate", rule, cards=_cards(cards), count=len(cards))


def scan_developed(state: SpaceMissionState, place: int, owner: int) -> Refusal:
    """A developed planet is discovered, no longer scanned."""
    reason: dict[str, Fact] = {"planet": _planet(state.ring[place]), "who": Who(owner)}
    return _no("scan-developed", "6.2", reason, open=int(has_point_tile(state.sites[place].tiles)))


def scan_mismatch(state: SpaceMissionState, card: int, planet: str) -> Refusal:
    """The card's scan coordinate is not the planet's."""
    cards = _scanners(state, planet)
    reason: dict[str, Fact] = {"card": _card(card), "planet": _planet(planet), "scan": PLANETS[planet].scan}
    return _no("scan-mismatch", "6.3", reason, planet=_planet(planet), cards=_cards(cards), count=len(cards))


def develop_developed(state: SpaceMissionState, place: int, owner: int) -> Refusal:
    """A planet is developed once."""
    reason: dict[str, Fact] = {"planet": _planet(state.ring[place]), "who": Who(owner)}
    return _no("develop-developed", "7.2", reason, open=int(has_point_tile(state.sites[place].tiles)))


def develop_unscanned(state: SpaceMissionState, planet: str) -> Refusal:
    """A seat may develop a planet only after its own scan there."""
    cards = _scanners(state, planet)
    here = _planet(planet)
    return _no("develop-unscanned", "7.3", {"planet": here}, planet=here, cards=_cards(cards), count=len(cards))


def _pairs(state: SpaceMissionState, planet: str) -> tuple[Phrase, ...]:
    pairs = [action.cards for action in pairs_here(planet, _hand(state))]
    return tuple(say("sm-refusal-pair", one=_card(one), other=_card(other)) for one, other in pairs)


def _landing(kind: str, state: SpaceMissionState, planet: str) -> Refusal:
    one, other = PLANETS[planet].landing
    reason: dict[str, Fact] = {"planet": _planet(planet), "one": one, "other": other}
    pairs = _pairs(state, planet)
    return _no(kind, "7.4", reason, pairs=pairs, count=len(pairs))


def two_cards(state: SpaceMissionState, planet: str) -> Refusal:
    """A development takes exactly two cards."""
    return _landing("two-cards", state, planet)


def landing_mismatch(state: SpaceMissionState, planet: str) -> Refusal:
    """The two cards do not serve the planet's two landing coordinates."""
    return _landing("landing-mismatch", state, planet)


def discover_undeveloped(state: SpaceMissionState, place: int) -> Refusal:
    """Only a developed planet can be discovered."""
    seen = int(state.turn in state.sites[place].seen_by)
    here = _planet(state.ring[place])
    return _no("discover-undeveloped", "8.1", {"planet": here}, planet=here, seen=seen)


def discover_empty(state: SpaceMissionState, place: int) -> Refusal:
    """No point tile is left here."""
    rich = [
        planet
        for planet, site in zip(state.ring, state.sites, strict=True)
        if site.station is not None and has_point_tile(site.tiles)
    ]
    reason: dict[str, Fact] = {"planet": _planet(state.ring[place])}
    return _no("discover-empty", "8.2", reason, planets=_planets(rich), reach=len(rich))
