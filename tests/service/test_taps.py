"""How many taps a turn costs, over games of computers.

A tap: a button; a choice in a menu; of a menu of several things the choice and its confirmation, which is two. A second
menu or row of buttons counts again. That the panel is opened is not counted: it stands from the turn before, and the
direct message comes by itself.

A turn: what one seat decides in a row, from getting the turn to passing it on.

- Space Mission: two actions, and the tiles that they lead to.
- Crazy Eights: the cards that are drawn, and the one that is laid.
- Space Missions: an action of the year with the test that it leads to; a mission that is announced and loaded; what is
  done about the problems of a flight.
- Skymines: the cards of a round, the action of a card or marker with all that follows from it, or dropping out.

A stretch: the part of a turn up to a card that is drawn or a piece that is seen. What comes after it cannot be decided
before, so no panel can ask for it at the same time.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import pytest

from bot.games.core.actions import Action, nouns, verb_of
from bot.games.core.chance import SEED_BYTES, Chance
from bot.games.core.contract import Question
from bot.games.core.levels import STEADY
from bot.games.history.replay import same_secrets
from bot.service.card import Block, Buttons, Menu
from bot.service.features.play.choices import from_menu
from bot.service.features.play.panel import controls, meant, next_menus
from bot.service.tables.loaded import LoadedTable
from tests.service.positions import after, context, started

CONTEXT = context()
ROOM = 21
"""Components that a panel has left for actions at the worst: a direct message with two looks, news and a legend."""


FEW = 4
"""Taps of a turn."""


@dataclass(frozen=True)
class Most:
    """What a game of so many seats may cost. `stretch`, `turn`: taps at most. `within`: the share of turns of at most
    `FEW` taps.
    """

    game: str
    seats: int
    stretch: int = FEW
    turn: int = FEW
    within: float = 1.0


MOST = (
    Most("space-mission", 2),
    Most("space-mission", 5),
    Most("crazy-eights", 2),
    Most("crazy-eights", 4),
    # A test draws card by card, and so does a flight: each card may end it.
    Most("space-missions", 2, turn=7, within=0.9),
    Most("space-missions", 4, turn=7, within=0.9),
    # Each sector, plan and track space of an action is a decision of the rules, and depends on the one before.
    Most("skymines", 2, stretch=10, turn=10, within=0.9),
    Most("skymines", 4, stretch=10, turn=10, within=0.9),
)


@pytest.mark.parametrize("most", MOST, ids=lambda most: f"{most.game}-{most.seats}")
@pytest.mark.guarantee("few-taps")
def test_a_turn_takes_few_taps(most: Most) -> None:
    turns = [turn for seed in (1, 2) for turn in _turns(most.game, most.seats, seed)]
    assert len(turns) > 20
    assert max(tap for turn in turns for stretch in turn for tap in stretch) <= 3, "one action"
    assert max(sum(stretch) for turn in turns for stretch in turn) <= most.stretch
    totals = [sum(map(sum, turn)) for turn in turns]
    assert max(totals) <= most.turn
    assert sum(total <= FEW for total in totals) >= most.within * len(totals)


def _turns(game: str, seats: int, seed: int) -> Iterator[list[list[int]]]:
    """Yield every turn of a game of computers: the taps of each action, stretch by stretch."""
    loaded, chance = started(seats, seed, game), Chance(bytes([seed]) * SEED_BYTES).open()
    turn: list[list[int]] = [[]]
    while loaded.to_move():
        seat, state = loaded.to_move()[0], loaded.state
        legal = loaded.game.legal(state, seat)
        action = loaded.game.choose(Question(loaded.view(seat), legal, seat, STEADY, 1, chance))
        turn[-1].append(taps_of(loaded, seat, action))
        loaded = after(loaded, action)
        if loaded.to_move()[:1] != (seat,):
            yield turn
            turn = [[]]
        elif not same_secrets(state, loaded.state):
            turn.append([])


def taps_of(loaded: LoadedTable, seat: int, action: Action) -> int:
    """Return the least number of taps by which the seat's panel leads to an action."""
    return min(_taps(loaded, seat, action, controls(CONTEXT, loaded, seat, "en", ROOM)))


def _taps(loaded: LoadedTable, seat: int, action: Action, blocks: list[Block]) -> Iterator[int]:
    for block in blocks:
        if isinstance(block, Buttons):
            for button in block.row:
                assert button.button_id is not None
                at = button.button_id
                yield from (1 + more for more in _after(loaded, seat, action, at.verb, at.nouns))
        elif isinstance(block, Menu):
            yield from _chosen(loaded, seat, action, block)


def _chosen(loaded: LoadedTable, seat: int, action: Action, menu: Menu) -> Iterator[int]:
    verb, *begun = meant(menu.button_id.nouns)
    if verb != verb_of(action):
        return
    if menu.most > 1:
        things = nouns(action)[-1].split("+")
        if set(things) <= {choice.value for choice in menu.choices}:
            assert from_menu(loaded, seat, menu.button_id.nouns, things) == action
            yield 2
        return
    for choice in menu.choices:
        if menu.button_id.verb == "pick":
            yield from (1 + more for more in _after(loaded, seat, action, "pick", (verb, *begun, choice.value)))
        elif from_menu(loaded, seat, menu.button_id.nouns, (choice.value,)) == action:
            yield 1


def _after(loaded: LoadedTable, seat: int, action: Action, what: str, given: tuple[str, ...]) -> Iterator[int]:
    """Yield the taps that an action takes after the button or the choice of a noun."""
    verb, *chosen = meant(given)
    if what == "do":
        if from_menu(loaded, seat, given, ()) == action:
            yield 0
    elif verb == verb_of(action) and nouns(action)[: len(chosen)] == tuple(chosen):
        yield from _taps(loaded, seat, action, next_menus(CONTEXT, loaded, seat, "en", verb, tuple(chosen)))
