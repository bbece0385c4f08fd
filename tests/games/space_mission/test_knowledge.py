"""The state counts what each seat learns, which decides what can be taken back."""

from __future__ import annotations

import pytest

from tests.games.space_mission.builders import GAME, SPACE_PILE, Table, play
from tests.games.space_mission.games import random_game

PILE = {"freezer": "mineral-red water*2 medal space*4"}


def learned(table: Table, *lines: str) -> tuple[tuple[int, ...], int]:
    """Return how much each seat learned by these lines, and how many draws were made."""
    before, after = table.state, play(table.state, *lines).state
    gained = tuple(now - then for now, then in zip(after.knowledge, before.knowledge, strict=True))
    return gained, after.chance.draws - before.chance.draws


def test_jump_flight_and_empty_top_up_change_no_knowledge() -> None:
    assert learned(Table().hand(0, 17), "0 jump 17 freezer", "0 fly hazard") == ((0, 0), 0)
    assert learned(Table(), "0 top-up -", "0 top-up -") == ((0, 0), 0)


def test_drawing_teaches_the_drawer() -> None:
    assert learned(Table().hand(0, 17, 18), "0 top-up 17") == ((1, 0), 0)


def test_looking_at_a_pile_counts_as_knowledge_taking_does_not() -> None:
    table = Table(3, PILE).hand(0, 2).at(0, "freezer")
    assert learned(table, "0 scan 2") == ((1, 0, 0), 0)
    assert learned(table, "0 scan 2", "0 take water") == ((1, 0, 0), 0)


def test_space_turned_up_teaches_everybody() -> None:
    table = Table(4, {"freezer": SPACE_PILE}).hand(0, 2).at(0, "freezer")
    assert learned(table, "0 scan 2") == ((2, 1, 1, 1), 0)


def test_scanning_open_space_changes_no_knowledge() -> None:
    table = Table(4, {"freezer": SPACE_PILE}).hand(0, 2).at(0, "freezer").scanned(1, "freezer")
    assert learned(table, "0 scan 2") == ((0, 0, 0, 0), 0)


@pytest.mark.parametrize(("own_reserved", "receivers"), [("yes", (1, 0, 0)), ("no", (1, 0, 1))])
def test_received_tiles_are_news_to_owners_who_could_not_look(own_reserved: str, receivers: tuple[int]) -> None:
    table = Table(3, PILE, own_reserved=own_reserved).hand(0, 19, 20).at(0, "freezer")
    table.scanned(0, "freezer").scanned(2, "freezer", "medal")
    assert learned(table, "0 develop 19+20") == (receivers, 0)


def test_a_reshuffle_draws() -> None:
    gained, draws = learned(Table().hand(0, 1, 2, 3).deck(40, size=1), "0 top-up -")
    assert gained == (1, 0) and draws > 0


def test_the_end_lays_everything_open() -> None:
    state = Table(3).state
    assert GAME.end_now(state).state.knowledge == (1, 1, 1)


def test_actions_without_knowledge_change_no_other_secret() -> None:
    """Without a draw or a lesson every viewer's hidden part of the table is as it was: taking back is fair."""
    seen = 0
    for number in range(4):
        for moment in random_game(number):
            before, after = moment.before, moment.step.state
            if after.chance.draws == before.chance.draws and after.knowledge == before.knowledge:
                seen += 1
                assert after.deck == before.deck
                for viewer in range(len(before.pilots)):
                    if viewer != moment.seat:
                        assert after.pilots[viewer].hand == before.pilots[viewer].hand
                        assert GAME.view(after, viewer).pile == GAME.view(before, viewer).pile == ()
    assert seen > 300
