"""Turn order: the sequence bar of phases 1 and 2 (rules 2.1, 3.3; ruling 25), and the solo game (rules 17)."""

from __future__ import annotations

import pytest

from bot.games.space_missions.automa import choice
from bot.games.space_missions.events import AutomaAnnounced, AutomaShowed, CameHome, Idle, Passed, PhaseBegan, Rewarded
from bot.games.space_missions.material import AUTOMA, CATEGORIES, SPECIALISTS
from bot.games.space_missions.state import SpaceMissionsState
from tests.games.space_missions.builders import GAME, Table, bars_of, offered, play, stock_of

# --- Turn order: the sequence bar of phases 1 and 2 (rules 2.1, 3.3; ruling 25), and the solo game (rules 17) ---


def years_order(state: SpaceMissionsState) -> tuple[int, ...]:
    """Return the order in which the announcements of the year are asked for, all others passing first."""
    events = play(state, *(f"{seat} pass" for seat in _due(state))).of(PhaseBegan)
    return next(event.sequence for event in events if event.phase == "announce")


def _due(state: SpaceMissionsState) -> list[int]:
    seats: list[int] = []
    while state.phase == "actions":
        (seat,) = GAME.to_move(state)
        seats.append(seat)
        state = play(state, f"{seat} pass").state
    return seats


# --- phases 1 and 2 ---


def test_seats_act_one_after_the_other_along_the_lower_row() -> None:
    state = Table(3, sequence=(2, 0, 1)).state
    turns: list[int] = []
    for _ in range(6):
        (seat,) = GAME.to_move(state)
        turns.append(seat)
        card = "engineer" if len(turns) <= 3 else "astronaut"
        state = play(state, f"{seat} specialist {card} 2").state
    assert turns == [2, 0, 1, 2, 0, 1]


def test_passing_takes_the_first_free_place_of_the_upper_row() -> None:
    state = Table(3).state
    played = play(state, "0 specialist engineer 2", "1 pass", "2 specialist engineer 2", "0 specialist astronaut 1")
    assert played.of(Passed) == [Passed(1, 1)] and played.state.upper == (1,)
    played = play(played.state, "2 pass")
    assert played.of(Passed) == [Passed(2, 2)] and played.state.upper == (1, 2)


def test_the_first_to_pass_is_the_next_start_player() -> None:
    state = Table(3).state
    played = play(state, "0 specialist engineer 2", "1 pass", "2 specialist engineer 2", "0 specialist astronaut 1")
    played = play(played.state, "2 pass", "0 pass")
    assert played.state.sequence == (1, 2, 0) and played.state.upper == ()
    assert played.of(PhaseBegan)[0] == PhaseBegan("announce", 1962, (1, 2, 0))


def test_order_of_passing_is_next_years_order() -> None:
    # no seat has fuel, so none can fly: the next year begins at once
    played = play(Table(3).state, "0 specialist mechanic 1", "0 enhance payload", "0 enhance payload", "1 pass")
    played = play(played.state, "2 pass", "0 pass")
    assert [event.phase for event in played.of(PhaseBegan)][-1] == "actions"
    assert played.state.year == 1963 and GAME.to_move(played.state) == (1,)
    assert played.of(PhaseBegan)[-1].sequence == (1, 2, 0)
    assert [agency.hand for agency in played.state.agencies] == [SPECIALISTS] * 3


def test_the_phase_ends_when_all_have_passed() -> None:
    state = play(Table(2).state, "0 pass", "1 specialist engineer 2", "1 specialist astronaut 1").state
    assert state.phase == "actions"
    assert play(state, "1 pass").of(PhaseBegan)[0].phase == "announce"


# --- ruling 25: the bonus that puts a marker into the upper row ---


def test_whom_the_bonus_put_up_acts_first() -> None:
    state = Table(3).upper(2).turn(2).state
    turns: list[int] = []
    for card in ("engineer", "astronaut"):
        for _ in range(3):
            (seat,) = GAME.to_move(state)
            turns.append(seat)
            state = play(state, f"{seat} specialist {card} 2").state
    assert turns == [2, 0, 1, 2, 0, 1]


def test_a_year_begins_with_whom_the_bonus_put_up_in_their_order() -> None:
    table = Table(4).upper(3, 1).turn(3)
    state = table.state
    turns: list[int] = []
    for _ in range(4):
        (seat,) = GAME.to_move(state)
        turns.append(seat)
        state = play(state, f"{seat} specialist engineer 2").state
    assert turns == [3, 1, 0, 2]


def test_raised_marker_stays_when_its_player_passes() -> None:
    played = play(Table(4).upper(3, 1).turn(3).state, "3 specialist engineer 2", "1 specialist engineer 2", "0 pass")
    assert played.of(Passed) == [Passed(0, 3)]
    played = play(played.state, "2 pass", "3 specialist astronaut 1", "1 pass", "3 pass")
    assert played.of(Passed) == [Passed(2, 4), Passed(1, 2), Passed(3, 1)]
    assert played.state.sequence == (3, 1, 0, 2)


def test_passing_first_does_not_overtake_them() -> None:
    assert years_order(Table(3).upper(2).turn(2).state) == (2, 0, 1)
    played = play(Table(3).upper(2).turn(2).state, "2 specialist engineer 2", "0 pass", "1 pass", "2 pass")
    assert played.state.sequence == (2, 0, 1)


# --- alone: the Automa's specialists ---


def test_before_each_play_the_automa_turns_up_a_specialist() -> None:
    state = Table(1).state
    automa = state.automa
    assert automa is not None and len(automa.shown) == 1 and len(automa.specialists) == 5
    following = automa.specialists[0]
    played = play(state, "0 specialist engineer 2")
    assert played.of(AutomaShowed) == [AutomaShowed(following)]
    after = played.state.automa
    assert after is not None and after.shown == (*automa.shown, following)
    assert played.state.knowledge > state.knowledge


def test_the_spy_copies_the_card_that_the_automa_shows() -> None:
    state = play(Table(1).shows("engineer").state, "0 specialist spy 1").state
    assert offered(state) == ["copy engineer 1", "copy engineer 2"]
    assert stock_of(play(state, "0 copy engineer 2").state, 0) == {"fuel": 2}


def test_only_the_newest_card_of_the_automa_is_visible() -> None:
    state = Table(1).shows("mechanic").state
    state = play(state, "0 specialist engineer 2", "0 specialist astronaut 1").state
    automa = state.automa
    assert automa is not None and len(automa.shown) == 3
    state = play(state, "0 specialist spy 1").state
    assert {line.split()[1] for line in offered(state)} == {automa.shown[-1]}


def test_a_spy_of_the_automa_takes_back_ones_own_specialist() -> None:
    played = play(Table(1).shows("spy").played(0, "engineer").state, "0 specialist spy 1", "0 copy spy 2")
    assert "engineer" in played.state.agencies[0].hand
    assert played.of(Idle) == []


def test_when_one_has_to_pass_nothing_is_turned_up_any_more() -> None:
    table = Table(1).played(0, "mechanic", "tester", "scientist", "engineer")
    played = play(table.state, "0 specialist astronaut 1")
    kinds = [type(event) for event in played.events]
    assert kinds.index(Passed) == 3
    assert kinds.index(AutomaShowed) > kinds.index(PhaseBegan), "the next one belongs to the next year"


def test_automas_six_cards_are_shuffled_after_each_year() -> None:
    orders: set[tuple[str, ...]] = set()
    state = Table(1).state
    for _ in range(4):
        year = state.year
        while state.year == year:
            state = play(state, f"0 {_first(state)}").state
        automa = state.automa
        assert automa is not None and len(automa.shown) == 1
        orders.add((*automa.shown, *automa.specialists))
    assert len(orders) == 4 and all(sorted(order) == sorted(SPECIALISTS) for order in orders)


def _first(state: SpaceMissionsState) -> str:
    lines = offered(state)
    return next((line for line in ("pass", "decline", "put-back", "cancel") if line in lines), lines[0])


# --- alone: the order after phase 1 ---

FIVE = ("mechanic", "tester", "scientist", "engineer", "astronaut")


def alone(*sequence: int) -> Table:
    return Table(1, sequence=sequence or (AUTOMA, 0))


def after_actions(played: SpaceMissionsState, *lines: str) -> tuple[int, ...]:
    return next(event.sequence for event in play(played, *lines).of(PhaseBegan) if event.phase == "announce")


@pytest.mark.parametrize("sequence", [(AUTOMA, 0), (0, AUTOMA)])
def test_five_plays_without_the_spys_tricks_leave_the_order(sequence: tuple[int, int]) -> None:
    table = alone(*sequence).played(0, *FIVE[:4])
    assert after_actions(table.state, "0 specialist astronaut 1") == sequence


@pytest.mark.parametrize("sequence", [(AUTOMA, 0), (0, AUTOMA)])
def test_fewer_than_five_plays_make_one_first(sequence: tuple[int, int]) -> None:
    assert after_actions(alone(*sequence).state, "0 pass") == (0, AUTOMA)
    assert after_actions(alone(*sequence).played(0, *FIVE[:4]).state, "0 pass") == (0, AUTOMA)


def test_the_action_pass_makes_one_first_even_as_the_fifth_play() -> None:
    state = alone().played(0, *FIVE[:4]).state
    assert after_actions(state, "0 specialist spy 3", "0 enhance payload") == (0, AUTOMA)


def test_taking_a_specialist_back_makes_one_second() -> None:
    state = play(alone(0, AUTOMA).played(0, *FIVE[:4]).state, "0 specialist spy 2", "0 take-back engineer").state
    assert after_actions(state, "0 specialist engineer 2") == (AUTOMA, 0)


def test_a_card_taken_back_counts_as_a_play_of_its_own() -> None:
    # four cards, the Spy and no sixth play: five plays, so passing with two in hand is no early passing
    state = play(alone(0, AUTOMA).played(0, *FIVE[:4]).state, "0 specialist spy 2", "0 take-back engineer").state
    assert after_actions(state, "0 pass") == (AUTOMA, 0)


@pytest.mark.parametrize("sequence", [(AUTOMA, 0), (0, AUTOMA)])
def test_both_leave_the_order(sequence: tuple[int, int]) -> None:
    table = alone(*sequence).played(0, *FIVE[:2])
    state = play(table.state, "0 specialist spy 2", "0 take-back mechanic").state
    assert after_actions(state, "0 pass") == sequence


def test_a_take_back_with_nothing_to_take_back_does_not_count() -> None:
    state = play(alone(0, AUTOMA).state, "0 specialist spy 2").state
    for card in ("mechanic 1", "enhance payload", "enhance payload", "engineer 2", "astronaut 1"):
        line = card if card.startswith("enhance") else f"specialist {card}"
        state = play(state, f"0 {line}").state
    assert after_actions(state, "0 specialist tester 2") == (0, AUTOMA)


def test_marker_bonus_makes_its_player_first() -> None:
    state = play(alone().upper(0).played(0, *FIVE[:4]).state, "0 specialist spy 2", "0 take-back engineer").state
    played = play(state, "0 specialist engineer 2")
    assert next(event.sequence for event in played.of(PhaseBegan) if event.phase == "announce") == (0, AUTOMA)
    assert played.state.upper == ()


def test_the_memory_of_last_years_passing_is_gone() -> None:
    state = alone().state
    year = state.year
    state = play(state, "0 pass").state
    while state.year == year:
        state = play(state, f"0 {_first(state)}").state
    assert state.sequence == (0, AUTOMA)
    automa = state.automa
    assert automa is not None and not automa.passed and not automa.took_back


# --- The Automa's missions: which symbol of its card decides, and how they are scored ---

ALL = CATEGORIES
NO_MANNED = ("media", "lunar", "unmanned")


def done(*missions: int) -> tuple[bool, ...]:
    return tuple(number in missions for number in range(1, 9))


class TestTheExampleOfTheRules:
    """A card with SAME, HIGHEST, LOWEST; nothing is flown and mission 2 is the only success."""

    def test_it_flies_mission_2(self):
        assert choice(3, None, done(2), ALL) == ("highest-done-scored", 2)

    def test_if_manned_is_not_scored_it_flies_mission_1(self):
        assert choice(3, None, done(2), NO_MANNED) == ("lowest-open", 1)

    @pytest.mark.parametrize(("manned", "mission"), [("scored", 2), ("unscored", 1)])
    def test_at_the_table(self, manned: str, mission: int):
        table = Table(1, phase="announce", manned=manned).succeeded(0, 2).automa_card(3).stock(0, fuel=1)
        played = play(table.state, "0 decline")
        (told,) = played.of(AutomaAnnounced)
        assert isinstance(told, AutomaAnnounced)
        assert (told.card, told.mission) == (3, mission)


class TestSymbols:
    @pytest.mark.parametrize(
        ("card", "player", "succeeded", "expected"),
        [
            (1, 5, done(), ("lowest-open", 1)),
            (1, None, done(1, 2, 4), ("lowest-open", 3)),
            (2, 5, done(), ("lowest-open", 1)),
            (2, 5, done(1, 2, 4), ("highest-done-scored", 4)),
            (3, 5, done(1, 2), ("same-as-player", 5)),
            (3, None, done(), ("lowest-open", 1)),
            (4, None, done(1, 4), ("next-higher", 5)),
            (4, None, done(), ("lowest-open", 1)),
            (4, None, done(8), ("highest-done-scored", 8)),
        ],
    )
    def test_the_first_that_fits(
        self, card: int, player: int | None, succeeded: tuple[bool, ...], expected: tuple[str, int]
    ):
        assert choice(card, player, succeeded, ALL) == expected

    def test_the_next_lower_success_of_a_scored_category(self):
        assert choice(2, None, done(1, 2, 7), NO_MANNED) == ("highest-done-scored", 1)
        assert choice(2, None, done(1, 2, 8), NO_MANNED) == ("highest-done-scored", 8), "lunar is scored"

    def test_media_alone_makes_no_mission_scored(self):
        """A grey card shows no media symbol."""
        assert choice(2, None, done(5), ("media",)) == ("lowest-open", 1)

    def test_ruling_30_when_all_have_succeeded_it_repeats_the_last(self):
        assert choice(1, None, done(*range(1, 9)), ALL) == ("all-done", 8)

    def test_ruling_30_a_success_is_anybodys(self):
        table = Table(1, phase="announce").succeeded(AUTOMA, 1).automa_card(1).stock(0, fuel=1)
        played = play(table.state, "0 decline")
        assert played.of(AutomaAnnounced) == [AutomaAnnounced(1, "lowest-open", 2)]


class TestAtTheTable:
    def test_it_decides_after_the_player(self):
        table = Table(1, phase="announce").automa_card(3).stock(0, fuel=1).deck(0, "thrust", "none", "none")
        announced = play(table.state, "0 announce 1 1 0")
        assert announced.of(AutomaAnnounced) == [AutomaAnnounced(3, "same-as-player", 1)]
        automa = announced.state.automa
        assert automa is not None and automa.mission == 1 and automa.past == (3,) and len(automa.deck) == 7

    def test_missions_are_scored_in_player_order(self):
        """The Automa stands first: it takes the first reward and turns the card."""
        table = Table(1, phase="announce").automa_card(3).stock(0, fuel=1).deck(0, "thrust", "none", "none")
        played = play(table.state, "0 announce 1 1 0", "0 launch")
        assert played.of(PhaseBegan)[-1] == PhaseBegan("complete", 1962, (AUTOMA, 0))
        assert played.of(Rewarded) == [
            Rewarded(AUTOMA, 1, 5, True, ("unmanned",)),
            Rewarded(0, 1, 3, False, ("unmanned",)),
        ]

    def test_it_comes_second_when_its_marker_does(self):
        table = Table(1, phase="announce", sequence=(0, AUTOMA)).automa_card(3).stock(0, fuel=1)
        state = table.deck(0, "thrust", "none", "none").state
        played = play(state, "0 announce 1 1 0", "0 launch", "0 decline", "0 put-back")
        assert played.of(Rewarded)[-1] == Rewarded(AUTOMA, 1, 3, False, ("unmanned",))

    def test_a_manned_mission_brings_one_home(self):
        table = Table(1, phase="announce").succeeded(0, 1).automa_card(1).stock(0, fuel=1)
        played = play(table.state, "0 decline")
        assert played.of(Rewarded) == [Rewarded(AUTOMA, 2, 5, True, ("manned",))]
        assert played.of(CameHome) == [CameHome(AUTOMA, 1)]
        automa = played.state.automa
        assert automa is not None and automa.points == 10 + 5 + 1

    def test_ruling_23_it_takes_the_media_step(self):
        table = Table(1, phase="announce").succeeded(0, 1, 2).automa_card(1).stock(0, fuel=1)
        played = play(table.state, "0 decline")
        assert played.of(Rewarded) == [Rewarded(AUTOMA, 3, 6, True, ("media", "unmanned"))]
        assert bars_of(played.state, AUTOMA) == {"media": 1, "unmanned": 1}

    def test_it_may_end_the_game(self):
        table = Table(1, year=1966, phase="announce").succeeded(0, *range(1, 8)).automa_card(1).stock(0, fuel=1)
        played = play(table.state, "0 decline")
        assert played.of(Rewarded) == [Rewarded(AUTOMA, 8, 18, True, ("media", "lunar", "manned"))]
        assert played.state.over == "landing"

    def test_it_flies_every_year(self):
        state = Table(1, phase="announce").stock(0, fuel=1).state
        state = play(state, "0 decline").state
        assert state.automa is not None and len(state.automa.past) == 1 and state.automa.mission is None
