"""What everybody's wealth comes to (rules 14; ruling 23). A tie is a shared victory."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from bot.games.core.contract import Line, Result, Standing
from bot.games.core.phrase import say
from bot.games.skymines.change import luna_of
from bot.games.skymines.material import CARD, COMPANIES, LUNA, PLAN, RESEARCH_VALUES, TANK_VALUES
from bot.games.skymines.state import Player, SkyminesState
from bot.games.skymines.stations import value
from bot.games.skymines.tracks import shares_on_track


def shares(state: SkyminesState, who: int, company: int) -> int:
    """Return how many shares of a company a seat or Luna has: on its track, and on cards wherever they lie."""
    if who == LUNA:
        on_cards = shares_on_cards((luna_of(state).cards,))
    else:
        player = state.players[who]
        on_cards = shares_on_cards((player.hand, player.area, *player.decks))
    return shares_on_track(state, who, company) + on_cards[company]


@lru_cache(4096)
def shares_on_cards(piles: tuple[tuple[str, ...], ...]) -> tuple[int, ...]:
    """Return the shares that all cards of some piles show, by company; empty places show none."""
    shown = [CARD[card].share for pile in piles for card in pile if card]
    return tuple([shown.count(company) for company in COMPANIES])


def reached(values: Mapping[int, int], step: int) -> int:
    """Return the last value of a player board's track that was reached (ruling 23)."""
    return max([value for at, value in values.items() if at <= step], default=0)


def special_points(player: Player) -> int:
    """Return what the special plans add that the upload marker reached or passed, face up (ruling 18)."""
    places = range(player.upload + 1)
    plans = [player.screens[place] for place in places if place not in player.flipped]
    return sum(PLAN[plan].points for plan in plans if plan)


def score(state: SkyminesState) -> Standing:
    """Return the standing as if the game ended now, best first; equal totals share the place.

    Luna is a participant without a seat.
    """
    participants = [*range(len(state.players)), *([LUNA] if state.luna is not None else [])]
    lines = {who: _lines(state, who) for who in participants}
    totals = {who: sum(line.points for line in lines[who]) for who in participants}
    results = [_result(who, lines[who], totals) for who in participants]
    results.sort(key=lambda result: result.rank)  # stable: of equals the seats in order, Luna last
    return Standing(tuple(results), state.over is not None)


def _result(who: int, lines: tuple[Line, ...], totals: Mapping[int, int]) -> Result:
    rank = 1 + sum(total > totals[who] for total in totals.values())
    if who == LUNA:
        return Result(None, lines, totals[who], rank, name=say("sk-luna"))
    return Result(who, lines, totals[who], rank)


def _lines(state: SkyminesState, who: int) -> tuple[Line, ...]:
    if who == LUNA:
        luna = luna_of(state)
        cash, tank, screen, special = luna.cash, luna.tank, luna.research, 0
    else:
        player = state.players[who]
        cash, tank, screen, special = player.cash, player.tank, max(0, player.upload), special_points(player)
    return (
        Line("cash", cash),
        *[_share_line(state, who, company) for company in range(len(COMPANIES))],
        Line("tank", reached(TANK_VALUES, tank), say("sk-detail-tank", place=tank)),
        Line(
            "research",
            reached(RESEARCH_VALUES, screen) + special,
            say("sk-detail-research", screen=screen, special=special),
        ),
    )


def _share_line(state: SkyminesState, who: int, company: int) -> Line:
    count, each = shares(state, who, company), value(state.stations[company], state.variant.board)
    return Line(COMPANIES[company], count * each, say("sk-detail-shares", count=count, value=each))
