"""Mission cards (rules 15; `missions.toml`; rulings 44, 59, 63)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.games.core.events import Event
from bot.games.core.phrase import say
from bot.games.skymines import missions
from bot.games.skymines.actions import Finish, Link
from bot.games.skymines.change import with_player
from bot.games.skymines.events import Declined, Fulfilled, Linked
from bot.games.skymines.material import MISSIONS
from bot.games.skymines.state import Deeds, Due, SkyminesState
from tests.games.skymines.positions import marked, owing, position, with_variant

IDS = tuple(MISSIONS)


def _table(*shown: str, **seat: object) -> SkyminesState:
    """Return a table with these missions in play; seat 0 has no CrypCoin."""
    state = with_variant(position(), missions=shown)
    for number in range(3):
        state = with_player(state, number, tasks=(0, 1, 2), personal=IDS[3 + number], cash=0)
    return with_player(state, 0, **seat)


def _least(mission: str, task: int) -> int:
    return MISSIONS[mission].tasks[task][1]


def _with_specials(state: SkyminesState, **changes: object) -> SkyminesState:
    screens = ("S01", "A01", "R2", *[""] * 13)
    return with_player(state, 0, screens=screens, **changes)


DEEDS = {
    ("M1", 2): "targets",
    ("M2", 0): "value",
    ("M3", 1): "ousted",
    ("M3", 2): "cost",
    ("M4", 1): "plans",
    ("M5", 0): "helium",
}
"""Tasks that look at the action just done, and what they count of it."""
MEETING: dict[tuple[str, int], dict[str, object]] = {
    ("M1", 0): {"tracks": (7, 0, 0, 0), "hand": ("E01",)},
    ("M1", 1): {"tank": 6},
    ("M2", 1): {"upload": 3},
    ("M2", 2): {"cash": 8},
    ("M3", 0): {"tracks": (0, 0, 12, 0)},
    ("M4", 0): {"tracks": (4, 4, 4, 0)},
    ("M4", 2): {"hand": ("E01", "E05"), "decks": ((), ("B06",), (), (), ())},
    ("M5", 2): {"decks": ((), ("A01", "A02", "A03", "A04"), (), (), ())},
    ("M6", 1): {"tank": 8},
}
"""Tasks that look at what a seat has, and what meets them."""
MISSING: dict[tuple[str, int], dict[str, object]] = {
    ("M1", 0): {"tracks": (7, 0, 0, 0)},
    ("M1", 1): {"tank": 5},
    ("M2", 1): {"upload": 2},
    ("M2", 2): {"cash": 7},
    ("M3", 0): {"tracks": (0, 0, 11, 0)},
    ("M4", 0): {"tracks": (4, 4, 3, 0)},
    ("M4", 2): {"hand": ("E01",), "area": ("E05", "", "B06", "", ""), "decks": ((), ("A01",), (), (), ())},
    ("M5", 2): {"decks": ((), ("A01", "A02", "A03"), ("A04",), (), ())},
    ("M6", 1): {"tank": 7, "upload": 4},
}
"""The same tasks, just not met: M4 leaves out the cards in the action area."""


@pytest.mark.parametrize("key", list(MEETING))
def test_task_is_met_by_what_a_seat_has(key: tuple[str, int]) -> None:
    """Each task at its least, and just below it."""
    mission, task = key
    assert task in missions.met(_table(mission, **MEETING[key]), 0, mission)
    assert task not in missions.met(_table(mission, **MISSING[key]), 0, mission)


@pytest.mark.parametrize("key", list(DEEDS))
def test_task_is_met_by_the_action_just_done(key: tuple[str, int]) -> None:
    """Each task at its least, and just below it."""
    mission, task = key
    for amount, expected in ((_least(*key), True), (_least(*key) - 1, False)):
        state = replace(_table(mission), deeds=replace(Deeds(), **{DEEDS[key]: amount}))
        assert (task in missions.met(state, 0, mission)) is expected


def test_top_tier_of_a_majority_space_meets_its_task() -> None:
    """M5, second task."""
    assert 1 not in missions.met(_table("M5"), 0, "M5")
    assert 1 in missions.met(replace(_table("M5"), deeds=Deeds(top_tier=True)), 0, "M5")


def test_special_plan_counts_when_reached_face_up() -> None:
    """M6, first task: a special plan that was turned face down does not count."""
    assert 0 in missions.met(_with_specials(_table("M6"), upload=2), 0, "M6")
    assert 0 not in missions.met(_with_specials(_table("M6"), upload=1), 0, "M6")
    assert 0 not in missions.met(_with_specials(_table("M6"), upload=2, flipped=(2,)), 0, "M6")


def test_tiles_reserved_in_two_rounds_running() -> None:
    """M6, third task: the seat holds a tile of the round before, and has reserved one in this round."""
    state = marked(_table("M6", tiles=("tile-plus",), tiles_used=("tile-plus",)), ("tile-energy", 0))
    assert 2 in missions.met(state, 0, "M6")
    assert 2 not in missions.met(replace(state, marks=()), 0, "M6")
    assert 2 not in missions.met(marked(state, ("tile-energy", 1)), 0, "M6")
    assert 2 not in missions.met(with_player(state, 0, tiles=()), 0, "M6")


def test_only_mission_is_linked_by_itself() -> None:
    """Rules 15.3: 2 CrypCoin and a marker for the task; no later moment would bring more."""
    events = list[Event]()
    state = missions.fulfilled(_table("M1", tank=6), 0, events)
    player = state.players[0]
    assert events == [Linked(0, "M1"), Fulfilled(0, "M1", 1)]
    assert (player.mission, player.tasks, player.cash, player.single_use) == ("M1", (0, 2), 2, 1)


def test_unmet_mission_is_not_linked() -> None:
    """A link needs a task that is met."""
    events = list[Event]()
    state = _table("M1", tank=5)
    assert missions.fulfilled(state, 0, events) is state
    assert not events


def test_no_tasks_without_the_module() -> None:
    """Nothing is linked at a table without missions."""
    state = position()
    assert missions.fulfilled(state, 0, []) is state
    assert missions.options(state, 0) == missions.link_options(state, 0) == ()


def test_coins_of_one_task_may_meet_another() -> None:
    """Tasks are fulfilled one after the other."""
    events = list[Event]()
    state = missions.fulfilled(_table("M2", mission="M2", upload=3, cash=6), 0, events)
    assert events == [Fulfilled(0, "M2", 1), Fulfilled(0, "M2", 2)]
    assert (state.players[0].cash, state.players[0].tasks) == (10, (0,))


def test_fulfilled_task_is_not_fulfilled_again() -> None:
    """A column's marker is taken once."""
    state = _table("M2", mission="M2", tasks=(0, 2), upload=3)
    assert missions.fulfilled(state, 0, []) is state


def test_third_task_opens_the_personal_space() -> None:
    """Rules 15.1: the status card comes back."""
    events = list[Event]()
    state = missions.fulfilled(_table("M2", mission="M2", tasks=(2,), cash=8, single_use=1), 0, events)
    assert events == [Fulfilled(0, "M2", 2, last=True)]
    assert (state.players[0].tasks, state.players[0].single_use) == ((), 2)


def test_linked_seat_fulfils_no_other_mission() -> None:
    """The link lasts for the rest of the game."""
    state = _table("M1", "M2", mission="M1", upload=3)
    assert missions.fulfilled(state, 0, []) is state
    assert missions.options(state, 0) == ()
    refusal = missions.why_not(state, 0, Link("M2", 2))
    assert refusal is not None and (refusal.kind, refusal.rule) == ("linked", "15.4")


def test_choice_between_two_missions() -> None:
    """With two missions in play a seat is asked, and may wait."""
    state = _table("M1", "M2", tank=6, upload=3, cash=8)
    assert missions.fulfilled(state, 0, []) is state
    links = (Link("M1", 2), Link("M2", 2), Link("M2", 3))
    assert missions.options(state, 0) == links
    assert missions.link_options(state, 0) == (*links, Finish())


def test_link_before_an_action() -> None:
    """Ruling 59: it is no action, so nothing else changes."""
    events = list[Event]()
    state = missions.do(_table("M1", "M2", upload=3, cash=8), 0, Link("M2", 3), events)
    assert events == [Linked(0, "M2"), Fulfilled(0, "M2", 1), Fulfilled(0, "M2", 2)]
    assert (state.players[0].cash, state.pending) == (12, ())


def test_link_after_an_action_settles_the_question() -> None:
    """Ruling 59: the turn ends then; `Finish` declines."""
    state = owing(_table("M1", "M2", upload=3), Due("link"), Due("end"))
    assert missions.do(state, 0, Link("M2", 2), []).pending == (Due("end"),)
    events = list[Event]()
    declined = missions.do_finish(state, 0, Finish(), events)
    assert events == [Declined(0, "link")]
    assert declined == replace(state, pending=(Due("end"),))


def test_mission_that_another_is_linked_to() -> None:
    """Ruling 44: it may be linked too."""
    state = with_player(_table("M1", "M2", upload=3), 1, mission="M2", tasks=(0,))
    assert missions.options(state, 0) == (Link("M2", 2),)


def test_refusals_of_links() -> None:
    """A mission in play, and a task that is met."""
    state = _table("M1", "M2", upload=3)
    kinds = {
        Link("M3", 1): ("no-mission", "15.2"),
        Link("M2", 0): ("no-task", "15.3"),
        Link("M2", 4): ("no-task", "15.3"),
        Link("M2", 1): ("task-not-met", "15.3"),
        Link("M2", 3): ("task-not-met", "15.3"),
    }
    for action, expected in kinds.items():
        refusal = missions.why_not(state, 0, action)
        assert refusal is not None and (refusal.kind, refusal.rule) == expected
    refusal = missions.why_not(position(), 0, Link("M1", 1))
    assert refusal is not None and refusal.kind == "no-missions"


def test_refused_link_tells_how_far_the_task_is() -> None:
    """A task of a single action counts as not begun while no action is done."""
    state = _table("M2", "M3", upload=3, cash=5)
    for action, have, need in ((Link("M2", 3), 5, 8), (Link("M2", 1), 0, 5), (Link("M3", 3), 0, 6)):
        refusal = missions.why_not(state, 0, action)
        assert refusal is not None
        assert refusal.remedy == say("sk-remedy-task-not-met", have=have, need=need)


def test_list_and_test_agree_on_links() -> None:
    """Every link that is offered is legal, and no other."""
    state = _table("M1", "M2", upload=3, cash=8, tank=6)
    offered = missions.options(state, 0)
    for mission in MISSIONS:
        for task in range(5):
            assert (missions.why_not(state, 0, Link(mission, task)) is None) == (Link(mission, task) in offered)


def test_every_task_is_known() -> None:
    """No mission asks for what is not measured."""
    state = _table(*IDS)
    for mission in IDS:
        for task in range(3):
            assert missions.progress(state, 0, mission, task) <= _least(mission, task)
