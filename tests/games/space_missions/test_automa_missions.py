"""The Automa's missions: which symbol of its card decides, and how they are scored."""

from __future__ import annotations

import pytest

from bot.games.space_missions.automa import choice
from bot.games.space_missions.events import AutomaAnnounced, CameHome, PhaseBegan, Rewarded
from bot.games.space_missions.material import AUTOMA, CATEGORIES
from tests.games.space_missions.builders import Table, bars_of, play

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

    def test_30_when_all_have_succeeded_it_repeats_the_last(self):
        assert choice(1, None, done(*range(1, 9)), ALL) == ("all-done", 8)

    def test_30_a_success_is_anybodys(self):
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

    def test_23_it_takes_the_media_step(self):
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
