"""Phase 7: points, rewards, bonuses, and what is returned after a mission."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.games.space_missions.bonuses import of_the_year
from bot.games.space_missions.events import (
    BonusTaken,
    CameHome,
    Consoled,
    Peeked,
    PhaseBegan,
    Removed,
    Returned,
    Rewarded,
    Spurned,
    Studied,
    Took,
    YearEnded,
)
from bot.games.space_missions.material import FIRST_YEAR, UNKNOWN, mission_of
from bot.games.space_missions.rewards import worth
from bot.games.space_missions.state import SpaceMissionsState
from tests.games.space_missions.builders import GAME, Table, bars_of, cards_of, offered, play, refused, stock_of
from tests.games.space_missions.flights import aboard, gained, pad, ready, stacked

FAILING = {"thrust": "minor none"}


def with_bonus(state: SpaceMissionsState, tile: str) -> SpaceMissionsState:
    """Let the tile of the present year be this one."""
    at = state.year - FIRST_YEAR
    bonuses = (*state.variant.bonuses[:at], tile, *state.variant.bonuses[at + 1 :])
    return replace(state, variant=replace(state.variant, bonuses=bonuses))


def landed(tile: str, **stock: int) -> SpaceMissionsState:
    """A success with mission 1, two harmless cards drawn, the bonus still to be chosen."""
    state = play(with_bonus(pad(1, 1, 0, {"thrust": "none none"}, **stock), tile), "0 launch").state
    assert state.pending == "bonus"
    return state


class TestFailure:
    def test_pays_the_step_in_which_it_failed(self):
        before = pad(4, 2, 2, {"thrust": "none none", "control": "none", "sensor": "minor none"})
        done = play(before, "0 launch")
        assert done.of(Consoled) == [Consoled(0, 4, 3)]
        assert gained(before, done.state) == 3
        assert done.state.agencies[0].ledger == (0, 3, 0, 0)

    def test_may_remove_one_drawn_card(self):
        before = play(pad(1, 1, 0, FAILING), "0 launch").state
        assert offered(before) == ["remove thrust minor", "decline"]
        done = play(before, "0 remove thrust minor")
        assert done.of(Removed) == [Removed(0, "thrust", "minor", "failure")]
        assert done.state.agencies[0].decks[0].removed[-1] == "minor"
        declined = play(before, "0 decline")
        assert declined.of(Removed) == []
        assert declined.of(Spurned) == [Spurned(0)]

    def test_ruling_26_the_bonus_removes_another_one(self):
        cards = {"thrust": "none none", "control": "minor", "re-entry": "minor none"}
        before = pad(2, 1, 1, cards, control_backup=1)
        done = play(before, "0 launch", "0 suffer", "0 remove control minor", "0 bonus remove-drawn-card")
        assert offered(done.state) == ["remove thrust none", "remove re-entry minor"]
        done = play(done.state, "0 remove re-entry minor")
        assert done.of(Removed) == [Removed(0, "re-entry", "minor", "bonus")]

    def test_ruling_26_the_only_kind_left_is_removed_by_itself(self):
        done = play(pad(1, 1, 0, FAILING), "0 launch", "0 decline", "0 bonus remove-drawn-card")
        assert done.of(Removed) == [Removed(0, "thrust", "minor", "bonus")]

    def test_ruling_26_without_a_card_the_bonus_is_not_offered(self):
        state = play(pad(1, 1, 0, FAILING), "0 launch", "0 remove thrust minor").state
        assert offered(state) == ["bonus fuel-2", "decline"]
        assert refused(state, "0 bonus remove-drawn-card") == "bonus-out-of-reach 13.2"

    def test_no_step_and_no_grey_card(self):
        done = play(pad(1, 1, 0, FAILING), "0 launch", "0 decline")
        assert bars_of(done.state, 0) == {} and not done.state.done[0]


class TestSuccess:
    def test_the_first_pays_more_than_later_ones(self):
        first = play(pad(1, 1, 0), "0 launch")
        assert first.of(Rewarded) == [Rewarded(0, 1, 5, True, ("unmanned",))]
        table = ready(1, 1, 0).succeeded(1, 1)
        later = play(table.state, "0 announce 1 1 0", "0 launch")
        assert later.of(Rewarded) == [Rewarded(0, 1, 3, False, ("unmanned",))]

    def test_ruling_22_player_order_decides_who_was_first(self):
        table = ready(1, 1, 0, sequence=(1, 0)).stock(1, fuel=1).deck(1, "thrust", "none", "none")
        state = play(table.state, "1 announce 1 1 0", "0 announce 1 1 0", "1 launch", "0 launch").state
        done = play(state, "1 decline", "1 put-back")
        assert done.of(Rewarded) == [Rewarded(0, 1, 3, False, ("unmanned",))]
        assert bars_of(done.state, 1) == {"unmanned": 1}

    def test_ruling_23_media_counts_on_a_blue_card_not_turned_yet(self):
        cards = {"thrust": "none none", "control": "none"}
        first = play(pad(3, 1, 1, cards), "0 launch")
        assert bars_of(first.state, 0) == {"media": 1, "unmanned": 2}, "one more than the success it asks for"
        table = ready(3, 1, 1, cards).succeeded(1, 3)
        later = play(table.state, "0 announce 3 1 1", "0 launch")
        assert "media" not in bars_of(later.state, 0)
        green = play(pad(4, 2, 2, {"thrust": "none none", "sensor": "none none"}), "0 launch")
        assert "media" not in bars_of(green.state, 0)
        assert bars_of(green.state, 0)["lunar"] == 1

    def test_healthy_astronauts_pay_one_each(self):
        before = pad(5, 2, 2, {"thrust": "none none", "control": "none none"})
        done = play(before, "0 launch")
        assert done.of(CameHome) == [CameHome(0, 2)]
        assert gained(before, done.state) == 7 + 2
        assert done.state.agencies[0].ledger == (7, 0, 2, 0)
        assert aboard(done.state).points == 9

    def test_the_phase_is_told_in_player_order(self):
        done = play(pad(1, 1, 0), "0 launch")
        told = [(event.phase, event.sequence) for event in done.of(PhaseBegan) if isinstance(event, PhaseBegan)]
        assert told == [("fly", (0,)), ("complete", (0,))]


class TestBonuses:
    def test_two_a_year_the_printed_one_and_the_fixed_one(self):
        printed = Table().state.variant.bonuses
        assert [of_the_year(printed, year) for year in (1962, 1967)] == [
            ("fuel-2", "remove-drawn-card"),
            ("look-event", "remove-drawn-card"),
        ]
        assert offered(landed("fuel-2")) == ["bonus fuel-2", "bonus remove-drawn-card", "decline"]

    def test_one_may_do_without(self):
        done = play(landed("fuel-2"), "0 decline")
        assert done.of(BonusTaken) == [BonusTaken(0, None)]

    def test_fuel(self):
        before = landed("fuel-2")
        done = play(before, "0 bonus fuel-2")
        assert done.of(Took) == [Took(0, "fuel", 2, "bonus")]
        assert stock_of(done.state, 0).get("fuel", 0) == stock_of(before, 0).get("fuel", 0) + 2

    def test_fuel_as_far_as_the_supply_goes(self):
        board = ready(1, 1, 0, {"thrust": "none none"}).stock(1, fuel=6).state
        state = play(board, "0 announce 1 1 0", "1 decline", "0 launch").state
        assert play(state, "0 bonus fuel-2").of(Took) == [Took(0, "fuel", 1, "bonus")]

    def test_no_fuel_left_no_bonus(self):
        board = ready(1, 1, 0, {"thrust": "none none"}).stock(1, fuel=7).state
        state = play(board, "0 announce 1 1 0", "1 decline", "0 launch").state
        assert offered(state) == ["bonus remove-drawn-card", "decline"]

    def test_the_inspection_token_on_the_rocket_is_none_in_stock(self):
        """Ruling 10: that one is spent after the flight; the supply of two still has one."""
        done = play(landed("inspection", inspection=1), "0 bonus inspection", "0 put-back")
        assert stock_of(done.state, 0)["inspection"] == 1
        assert done.state.supply[-1] == 1

    def test_no_inspection_left_no_bonus(self):
        board = ready(1, 1, 0, {"thrust": "none none"}, inspection=1).stock(1, inspection=1).state
        state = play(with_bonus(board, "inspection"), "0 announce 1 1 0", "0 launch").state
        assert offered(state) == ["bonus remove-drawn-card", "decline"]

    def test_look_at_a_technology_without_reordering(self):
        before = play(landed("look-technology"), "0 bonus look-technology").state
        assert offered(before) == [
            f"study {deck}" for deck in ("control", "life-support", "sensor", "landing", "re-entry")
        ]
        assert refused(before, "0 study thrust") == "nothing-to-study 13.4"
        done = play(before, "0 study control")
        assert done.of(Studied) == [Studied(0, "control", cards_of(before, 0, "control"))]
        deck = done.state.agencies[0].decks[1]
        assert deck.known == deck.cards == cards_of(before, 0, "control")
        assert done.state.knowledge == (before.knowledge[0] + 1, before.knowledge[1])

    def test_the_only_deck_with_cards_is_looked_at_by_itself(self):
        table = ready(1, 1, 0, {"thrust": "none none"})
        for technology in ("life-support", "sensor", "landing", "re-entry"):
            table.deck(0, technology)
        state = play(with_bonus(table.state, "look-technology"), "0 announce 1 1 0", "0 launch").state
        done = play(state, "0 bonus look-technology")
        assert done.of(Studied) == [Studied(0, "control", cards_of(state, 0, "control"))]

    def test_study_tells_the_fifth_card(self):
        before = play(landed("look-technology"), "0 bonus look-technology").state
        deck = play(before, "0 study control").state.agencies[0].decks[1]
        assert deck.deduced and not deck.proven

    def test_look_at_the_next_event(self):
        before = landed("look-event")
        done = play(before, "0 bonus look-event")
        assert done.of(Peeked) == [Peeked(0, before.events[0])]
        assert done.state.peeked == (0,)
        assert done.state.knowledge == (before.knowledge[0] + 1, before.knowledge[1])

    def test_ruling_25_the_first_free_place_of_the_upper_row(self):
        """The marker stands there at once: its seat acts first next year and passes into that place."""
        done = play(landed("sequence-first-free"), "0 bonus sequence-first-free", "0 put-back")
        assert done.state.year == 1963 and done.state.upper == (0,)

    def test_ruling_25_it_acts_first_in_that_order_then_the_others(self):
        cards = {"thrust": "none none"}
        table = ready(1, 1, 0, cards, seats=3, sequence=(2, 1, 0)).stock(1, fuel=1).deck(1, "thrust", "none", "none")
        state = play(table.state, "1 announce 1 1 0", "0 announce 1 1 0", "1 launch", "0 launch").state
        state = play(with_bonus(state, "sequence-first-free"), "1 bonus sequence-first-free", "1 put-back").state
        done = play(state, "0 bonus sequence-first-free", "0 put-back")
        assert done.state.upper == (1, 0)
        assert done.of(PhaseBegan)[-1] == PhaseBegan("actions", 1963, (1, 0, 2))
        assert GAME.to_move(done.state) == (1,)
        passed = play(done.state, "1 pass", "0 pass", "2 pass")
        assert passed.of(PhaseBegan)[0] == PhaseBegan("announce", 1963, (1, 0, 2))

    def test_remove_a_drawn_card(self):
        done = play(landed("fuel-2"), "0 bonus remove-drawn-card")
        assert done.of(Removed) == [Removed(0, "thrust", "none", "bonus")]

    def test_an_aborted_launch_has_its_bonus(self):
        done = play(with_bonus(pad(1, 1, 0, event="valve-fault"), "look-event"), "0 launch")
        assert offered(done.state) == ["bonus look-event", "decline"]


class TestCardsBack:
    def test_to_any_place_of_their_decks(self):
        cards = {"thrust": "none none minor minor", "control": "none major", "re-entry": "none"}
        state = play(stacked(pad(2, 1, 1, cards), 0, cards), "0 launch", "0 decline").state
        assert offered(state) == [
            *[f"put thrust none {place}" for place in (1, 2, 3)],
            *[f"put control none {place}" for place in (1, 2)],
            "put re-entry none 1",
            "put-back",
        ]
        done = play(state, "0 put thrust none 3")
        assert done.of(Returned) == [Returned(0, "thrust", ("none",), (3,), False)]
        deck = done.state.agencies[0].decks[0]
        assert deck.cards == ("minor", "minor", "none")
        assert deck.known == (UNKNOWN, UNKNOWN, "none")
        assert offered(done.state, "put")[:4] == [f"put thrust none {place}" for place in (1, 2, 3, 4)]
        assert refused(done.state, "0 put thrust none 5") == "no-place 12.2"
        assert refused(done.state, "0 put thrust major 1") == "not-lying 12.2"

    def test_all_others_on_top_the_gravest_uppermost(self):
        state = play(pad(1, 1, 0, {"thrust": "none minor major"}, thrust_backup=1), "0 launch").state
        done = play(state, "0 solve thrust-backup", "0 decline", "0 put-back")
        assert cards_of(done.state, 0, "thrust") == ("minor", "none", "major")
        assert done.state.agencies[0].decks[0].known == ("minor", "none", UNKNOWN)
        assert done.of(Returned) == [Returned(0, "thrust", ("minor", "none"), (1, 2), False, together=True)]

    def test_a_single_card_of_an_empty_deck_goes_by_itself(self):
        done = play(pad(1, 1, 0, {"thrust": "none"}), "0 launch", "0 decline")
        assert done.of(Returned) == [Returned(0, "thrust", ("none",), (1,), False, together=True)]
        assert done.state.year == 1963


class TestTheLastYear:
    """No seat is asked for a choice that changes nothing any more."""

    def test_success_in_1969_asks_for_no_bonus_and_no_place(self):
        done = play(pad(1, 1, 0, {"thrust": "none none"}, year=1969), "0 launch")
        assert done.state.over == "sixties"
        assert done.of(BonusTaken) == []
        assert done.of(Returned) == [Returned(0, "thrust", ("none", "none"), (1, 2), False, together=True)]

    def test_after_a_failure_in_1969_no_removal_either(self):
        done = play(pad(1, 1, 0, FAILING, year=1969), "0 launch")
        assert done.state.over == "sixties"
        assert done.of(Consoled) == [Consoled(0, 1, 1)] and done.of(Removed) == []

    def test_the_year_before_it_is_all_asked_for(self):
        state = play(pad(1, 1, 0, FAILING, year=1968), "0 launch").state
        assert state.pending == "remove"
        assert play(state, "0 decline").state.pending == "bonus"

    def test_later_landing_of_the_year_is_known(self):
        """All flights are over before the first is completed."""
        cards = {"thrust": "none none", "control": "none", "landing": "none none", "re-entry": "none none"}
        table = ready(8, 3, 3, cards, sequence=(1, 0)).stock(1, fuel=1).deck(1, "thrust", "none", "none")
        state = play(table.state, "1 announce 1 1 0", "0 announce 8 3 3").state
        done = play(stacked(play(state, "1 launch").state, 0, cards), "0 launch")
        assert [event.seat for event in done.of(Rewarded)] == [1, 0] and done.state.over == "landing"

    def test_a_landing_that_fails_ends_nothing(self):
        cards = {"thrust": "minor none", "re-entry": "none none"}
        state = play(pad(8, 3, 3, cards), "0 launch").state
        assert state.pending == "remove" and aboard(state).mission == 8

    def test_the_landing_of_the_automa_counts(self):
        table = ready(1, 1, 0, {"thrust": "none none"}, seats=1, sequence=(0, -1)).succeeded(-1, *range(1, 8))
        state = play(table.automa_card(1).state, "0 announce 1 1 0").state
        assert state.automa is not None and state.automa.mission == 8
        assert play(stacked(state, 0, {"thrust": "none none"}), "0 launch").state.over == "landing"


def test_what_follows_a_mission_follows_in_this_order():
    state = pad(2, 1, 1, {"thrust": "none none"})
    done = play(state, "0 launch", "0 bonus fuel-2", "0 put-back")
    told = [
        type(event) for event in done.events if type(event) in (Rewarded, CameHome, BonusTaken, Returned, YearEnded)
    ]
    assert list(dict.fromkeys(told)) == [Rewarded, CameHome, BonusTaken, Returned, YearEnded]


class TestClearingAway:
    def test_all_tokens_go_to_the_supply_used_or_not(self):
        stock = pad(2, 1, 1, {"thrust": "none none"}, thrust_backup=1, training=1, inspection=1)
        done = play(stock, "0 launch", "0 decline", "0 put-back")
        assert stock_of(done.state, 0) == {"payload": 1}, "the one that was not needed"
        assert sum(done.state.supply) == sum(Table().state.supply) - 1
        assert done.state.astronauts == 6
        assert done.state.agencies[0].flight is None

    def test_levels_stay(self):
        done = play(
            pad(5, 2, 2, {"thrust": "none none", "control": "none none"}), "0 launch", "0 decline", "0 put-back"
        )
        assert done.state.agencies[0].levels == (2, 1, 2)


@pytest.mark.parametrize("number", range(1, 9))
def test_failing_late_pays_less_than_succeeding_late(number: int):
    """A failure pays its step, and also the lower reward exceeds the number of steps."""
    mission = mission_of(number)
    assert len(mission.steps) < worth(mission, done=True) <= worth(mission, done=False)
