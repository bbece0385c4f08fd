"""The final scoring (rules 14; rulings 18 and 23)."""

from __future__ import annotations

from msgspec.structs import replace

from bot.games.core.contract import Result
from bot.games.core.phrase import say
from bot.games.skymines.change import with_player
from bot.games.skymines.material import COMPANIES, LUNA, PLAN
from bot.games.skymines.scoring import reached, score, shares, special_points
from bot.games.skymines.state import SkyminesState, Station
from tests.games.skymines.positions import position, with_luna

CATEGORIES = ["cash", *COMPANIES, "tank", "research"]


def _result(state: SkyminesState, seat: int | None = 0) -> Result:
    return next(result for result in score(state).results if result.seat == seat)


def _points(result: Result) -> dict[str, int]:
    return {line.category: line.points for line in result.lines}


def test_lines_follow_the_scoring_pad() -> None:
    """Rules 14.1: seven categories, in this order; the total is their sum."""
    result = _result(with_player(position(), 0, cash=7))
    assert [line.category for line in result.lines] == CATEGORIES
    assert _points(result)["cash"] == 7
    assert result.total == sum(_points(result).values())


def test_shares_of_track_and_cards() -> None:
    """Rules 14.2: the last share reached on the track, and one for each share on cards, wherever they lie."""
    state = with_player(position(), 0, tracks=(4, 0, 0, 3))  # A1: shares on 2 and 4; D1: on 2, 4
    assert [shares(state, 0, company) for company in range(4)] == [2, 0, 0, 1]
    state = with_player(
        state,
        0,
        hand=("E01", "titanium1-0"),
        area=("B06", "", "E03", "", ""),
        decks=((), ("C04", "D03"), (), ("E07",), ()),
    )
    assert [shares(state, 0, company) for company in range(4)] == [6, 1, 0, 2]


def test_a_share_is_worth_the_visible_coin_icons() -> None:
    """Rules 14.2: own shares times uncovered icons of the station (0, 1 and 2 and the third column's first)."""
    station = Station(vacated=(5, 0, 1), opened=(True, False, False))
    state = with_player(position(stations=(station, Station(), Station(), Station())), 0, tracks=(4, 0, 0, 0))
    (line,) = [line for line in _result(state).lines if line.category == "astrogo"]
    assert (line.points, line.detail) == (2 * 5, say("sk-detail-shares", count=2, value=5))


def test_last_value_reached_on_the_tank_track() -> None:
    """Ruling 23: reaching the step is enough."""
    values = {5: 0, 6: 10, 8: 10, 9: 15, 28: 60}
    for tank, points in values.items():
        assert _points(_result(with_player(position(), 0, tank=tank)))["tank"] == points


def test_last_value_reached_on_the_research_track() -> None:
    """Ruling 23; before the token's plan and on it there is none."""
    values = {-1: 0, 0: 0, 2: 0, 3: 10, 4: 10, 15: 60}
    for upload, points in values.items():
        assert _points(_result(with_player(position(), 0, upload=upload)))["research"] == points


def test_special_plans_reached_or_passed_add_their_value() -> None:
    """Rules 14.3; one that was turned face down is worth nothing (ruling 18), nor one that is covered or ahead."""
    screens = ("S01", "A01", "R2", "", "R4", "R3", "R6", *[""] * 9)
    state = with_player(position(), 0, screens=screens, upload=5, covered=("R5",))
    total = sum(PLAN[plan].points for plan in ("R2", "R4", "R3"))
    assert special_points(state.players[0]) == total
    assert _points(_result(state))["research"] == 15 + total
    state = with_player(state, 0, flipped=(4,))
    assert special_points(state.players[0]) == total - PLAN["R4"].points


def test_equal_totals_share_the_victory() -> None:
    """Rules 14.4: a tie has no tiebreak."""
    state = with_player(with_player(position(), 0, cash=5), 2, cash=12)
    state = with_player(state, 1, cash=12)
    assert [(result.seat, result.rank) for result in score(state).results] == [(1, 1), (2, 1), (0, 3)]


def test_standing_is_final_when_the_game_is_over() -> None:
    """Before the end it is the score as if the game ended now."""
    assert not score(position()).final
    assert score(replace(position(), over="rounds")).final


def test_luna_is_a_participant_without_a_seat() -> None:
    """Rules 17.3: her cards count for their shares; her tracks have the same values (`luna.toml`)."""
    state = with_luna(position(1), cash=30, cards=("E01", "E05"), tracks=(4, 0, 0, 0), tank=9, research=7)
    station = Station(vacated=(2, 0, 0))
    state = replace(state, stations=(station, Station(), station, Station()))
    luna = _result(state, None)
    assert (luna.rank, luna.name) == (1, say("sk-luna"))
    assert _points(luna) == {
        "cash": 30,
        "astrogo": 3,
        "tawac": 0,
        "skymine": 1,
        "minerva": 0,
        "tank": 15,
        "research": 20,
    }
    assert shares(state, LUNA, 0) == 3


def test_lunas_values_are_those_of_the_last_step_reached() -> None:
    """Her tracks have the same values (`luna.toml`)."""

    def points(**markers: int) -> dict[str, int]:
        return _points(_result(with_luna(position(1), **markers), None))

    assert [points(tank=step)["tank"] for step in (5, 6, 8, 9, 27, 28)] == [0, 10, 10, 15, 50, 60]
    assert [points(research=step)["research"] for step in (2, 3, 4, 14, 15)] == [0, 10, 10, 50, 60]


def test_nothing_is_reached_before_the_first_value() -> None:
    """Values are looked up by step."""
    assert [reached({3: 10, 5: 15}, step) for step in (0, 2, 3, 4, 5, 9)] == [0, 0, 10, 10, 15, 15]
