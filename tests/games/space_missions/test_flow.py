"""Whether and to whom a decision comes must not depend on cards that others cannot know."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterator
from itertools import combinations, permutations
from random import Random

import pytest
from msgspec.structs import replace

from bot.games.core.actions import Action, nouns, verb_of
from bot.games.history.log import encode
from bot.games.registry import TITLES
from bot.games.space_missions.actions import VERBS
from bot.games.space_missions.change import put, with_agency
from bot.games.space_missions.material import DECK, MINOR, NONE, TECHNOLOGIES
from bot.games.space_missions.setup import new_deck
from bot.games.space_missions.state import SpaceMissionsState
from tests.fuzz.twins import Twins, same_readings
from tests.games.script import stream
from tests.games.space_missions.builders import GAME, Table, offered, play
from tests.games.space_missions.flights import pad
from tests.games.space_missions.games import random_game

# --- Whether and to whom a decision comes must not depend on cards that others cannot know ---

TESTED, SPARE = TECHNOLOGIES.index("thrust"), TECHNOLOGIES.index("landing")
TESTS = {"test-1-3": "0 specialist tester 1", "test-2": "0 specialist scientist 1"}
OTHERS = (None, 1)
PUBLIC = {verb.id for verb in VERBS if verb.public}


def as_told(state: SpaceMissionsState, action: Action) -> tuple[str, ...]:
    """Return what others hear of an action: of a card put back, never its place, nor in a test which it is."""
    verb = verb_of(action)
    if verb in PUBLIC:
        return (verb, *nouns(action))
    return (verb, *nouns(action)[: 2 if state.pending == "return" else 0])


# --- tests: every deck of one to three cards, every way to go on ---


def decks(removed: tuple[str, ...]) -> Iterator[SpaceMissionsState]:
    """Yield a table for all that the thrust deck may be when these cards, and no others, left the game."""
    base = Table(2).state
    left: list[str] = list(DECK)
    for card in removed:
        left.remove(card)
    for fifth, other in ((NONE, MINOR), (MINOR, NONE)):
        spare = new_deck((*DECK, other), other)
        for cards in sorted(set(permutations((*left, fifth)))):
            tested = replace(new_deck(cards, fifth), removed=removed)
            state = with_agency(base, 0, decks=put(put(base.agencies[0].decks, TESTED, tested), SPARE, spare))
            GAME.check(state)
            yield state


GONE = sorted({cards for count in (2, 3, 4) for cards in combinations(DECK, count)})


@pytest.mark.parametrize("test", TESTS)
@pytest.mark.parametrize("removed", GONE, ids="-".join)
def test_course_of_a_test_does_not_tell_what_was_drawn(test: str, removed: tuple[str, ...]) -> None:
    alike = {encode(state): state for state in decks(removed)}
    assert len(alike) > 1
    replay([play(state, TESTS[test], "0 test thrust").state for state in alike.values()])


def replay(tables: list[SpaceMissionsState]) -> None:
    """Compare tables that others cannot tell apart, and all that becomes of them as long as only this seat acts."""
    for viewer in OTHERS:
        views = {encode(GAME.view(state, viewer)) for state in tables}
        assert len(views) == 1, f"{viewer} can tell the decks apart"
    if any(state.open_test is None for state in tables):
        return
    following: dict[tuple[str, ...], dict[bytes, SpaceMissionsState]] = defaultdict(dict)
    for state in tables:
        for action in GAME.legal(state, 0):
            after = GAME.apply(state, 0, action).state
            following[as_told(state, action)][encode(after)] = after
    for found in following.values():
        replay([*found.values()])


def test_a_test_always_leaves_the_tester_something_to_say() -> None:
    state = play(Table().deck(0, "thrust", "none").state, TESTS["test-1-3"], "0 test thrust").state
    assert offered(state) == ["put thrust none 1", "put-back"]


# --- everything else: random games and the twins of their tables ---


def test_unseen_action_leads_to_the_same_public_decision() -> None:
    compared = 0
    for number in range(12):
        dice, dreams = random.Random(number), stream("flow", number)
        for moment in random_game(number):
            state, seat = moment.before, moment.seat
            if dice.random() < 0.5:
                continue
            viewer = dice.choice([None, *(other for other in range(len(state.agencies)) if other != seat)])
            twin = GAME.sample_state(GAME.view(state, viewer), viewer, dreams)
            twin = replace(twin, chance=state.chance, knowledge=state.knowledge)
            compared += _same_course(state, twin, seat, viewer)
    assert compared > 2000


def _same_course(state: SpaceMissionsState, twin: SpaceMissionsState, seat: int, viewer: int | None) -> int:
    """Compare what others see of each action that sounds the same at both tables and shows them nothing."""
    course: dict[tuple[str, ...], set[object]] = defaultdict(set)
    for table in (state, twin):
        for action in GAME.legal(table, seat):
            step = GAME.apply(table, seat, action)
            shown = [new > old for new, old in zip(step.state.knowledge, table.knowledge, strict=True)]
            if all(shown) if viewer is None else shown[viewer]:
                continue
            now, open_test = step.state, step.state.open_test
            course[as_told(table, action)].add(
                (
                    now.phase,
                    now.turn,
                    now.pending,
                    now.block,
                    open_test
                    and (
                        open_test.action,
                        open_test.technology,
                        len(open_test.drawn),
                        open_test.removed,
                        open_test.returning,
                    ),
                    tuple(type(event).__name__ for event in step.events),
                    shown[viewer] if viewer is not None else None,
                )
            )
    for told, courses in course.items():
        assert len(courses) == 1, f"{told} of seat {seat}: {courses}"
    return len(course)


# --- Cards that everybody saw are returned one by one; their order is public, their position is not ---


def test_the_order_in_which_open_cards_go_back_is_no_secret() -> None:
    landed = play(pad(2, 3, 2), "0 launch", "0 bonus remove-drawn-card", "0 remove re-entry none").state
    assert offered(landed) == ["put thrust none 1", "put control none 1", "put-back"]
    thrust, control, _ = GAME.legal(landed, 0)
    assert GAME.apply(landed, 0, thrust).state == GAME.apply(landed, 0, control).state
    same_readings(Twins(TITLES["space-missions"], 1, landed, landed), Random(0))
