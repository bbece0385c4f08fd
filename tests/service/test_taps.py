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

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import pytest

from bot.games.core.actions import NONE, Action, nouns, offered, verb_of
from bot.games.core.chance import SEED_BYTES, Chance
from bot.games.core.contract import Question
from bot.games.core.levels import STEADY
from bot.games.history.replay import same_secrets
from bot.service.card import Block, Buttons, Menu, meant
from bot.service.features.play.choices import from_menu
from bot.service.features.play.panel import controls, next_menus
from bot.service.features.play.sequences import together
from bot.service.tables.loaded import LoadedTable
from tests.service.positions import after, context, started
from tests.soaking import by_turns

CONTEXT = context()
ROOM = 21
"""Components that a panel has left for actions at the worst: a direct message with two looks, news and a legend."""


FEW = 4
"""Taps of a turn."""


@dataclass(frozen=True)
class Most:
    """What a game of so many seats may cost. `stretch`, `turn`: taps at most. `within`: the share of turns of at most
    `FEW` taps. `seeds`: of the games that are played.
    """

    game: str
    seats: int
    stretch: int = FEW
    turn: int = FEW
    within: float = 1.0
    seeds: tuple[int, ...] = (1, 2)


MOST = (
    Most("space-mission", 2),
    Most("space-mission", 5),
    Most("crazy-eights", 2),
    Most("crazy-eights", 4),
    # The cards of a test and of a flight come one by one: what to do about one is decided before the next is seen. Of
    # seven turns with five taps, four have five such cards, so no menu brings the worst turn to four.
    Most("space-missions", 2, turn=5, within=0.99, seeds=(1,)),
    Most("space-missions", 4, turn=5, within=0.98, seeds=(2,)),
    Most("skymines", 2, seeds=(1,)),
    # Two things bought by two buttons after sectors that were chosen as a list: two turns of 219.
    Most("skymines", 4, stretch=5, turn=5, within=0.99, seeds=(2,)),
)


@pytest.mark.parametrize("most", by_turns(MOST, 2), ids=lambda most: f"{most.game}-{most.seats}")
@pytest.mark.guarantee("few-taps")
def test_a_turn_takes_few_taps(most: Most) -> None:
    turns = [turn for seed in most.seeds for turn in _turns(most.game, most.seats, seed)]
    assert len(turns) > 20
    assert max(choice.taps for turn in turns for stretch in turn for choice in stretch) <= 3, "one action"
    totals = [[fewest(stretch) for stretch in turn] for turn in turns]
    assert max(map(max, totals)) <= most.stretch
    assert max(map(sum, totals)) <= most.turn
    assert sum(sum(total) <= FEW for total in totals) >= most.within * len(totals)


@dataclass(frozen=True)
class Made:
    """An action that was chosen, what it takes by itself, and the sequences and lists that the panel offered then."""

    action: Action
    taps: int
    sequences: frozenset[str]
    lists: tuple[Listed, ...]

    @property
    def ends(self) -> bool:
        """Return whether it has no noun, as what ends a list."""
        return not nouns(self.action)


@dataclass(frozen=True)
class Listed:
    """A menu from which a list is chosen. `things`: of which verb; `before`: the nouns of another, chosen before it."""

    verb: str
    things: frozenset[str]
    taps: int
    before: tuple[str, ...] = ()

    def holds(self, made: Sequence[Made]) -> bool:
        """Return whether these actions can be chosen as a list; with `before` the first is replaced by the list."""
        steps = [(verb_of(one.action), *nouns(one.action)) for one in made]
        if self.before and steps[0][: len(self.before)] == self.before:
            steps[0] = (self.verb, *steps[0][len(self.before) :])
        ends = made[-1].ends
        things = [step[1] for step in steps if step[0] == self.verb and len(step) > 1]
        return len(steps) == len({*things}) + ends and self.things.issuperset([*things, *([NONE] if ends else [])])


def fewest(stretch: Sequence[Made]) -> int:
    """Return the least number of taps for these actions: each by itself, as a part of a sequence of one tap, or of a
    list of two taps.
    """
    costs = [0]
    for at in reversed(range(len(stretch))):
        ways = [stretch[at].taps + costs[0]]
        for end in range(at + 2, len(stretch) + 1):
            made, rest = stretch[at:end], costs[end - at - 1]
            ways += [1 + rest] if together(tuple(one.action for one in made)) in stretch[at].sequences else []
            ways += [menu.taps + rest for menu in stretch[at].lists if menu.holds(made)]
        costs.insert(0, min(ways))
    return costs[0]


def _turns(game: str, seats: int, seed: int) -> Iterator[list[list[Made]]]:
    """Yield every turn of a game of computers, stretch by stretch."""
    loaded, chance = started(seats, seed, game), Chance(bytes([seed]) * SEED_BYTES).open()
    turn: list[list[Made]] = [[]]
    while loaded.to_move():
        seat, state = loaded.to_move()[0], loaded.state
        legal = tuple(offered(loaded.game.meta.verb_map(), loaded.view(seat), loaded.game.legal(state, seat)))
        action = loaded.game.choose(Question(loaded.view(seat), legal, seat, STEADY, 1, chance))
        blocks = controls(CONTEXT, loaded, seat, "en", ROOM)
        lists = (*_lists(blocks), *_lists_after(loaded, seat, action, blocks))
        turn[-1].append(Made(action, min(_taps(loaded, seat, action, blocks)), _sequences(blocks), lists))
        loaded = after(loaded, action)
        if loaded.to_move()[:1] != (seat,):
            yield [stretch for stretch in turn if stretch]
            turn = [[]]
        elif not same_secrets(state, loaded.state):
            turn.append([])


def _menus_of_steps(blocks: Sequence[Block]) -> Iterator[Menu]:
    return (block for block in blocks if isinstance(block, Menu) and block.button_id.verb == "steps")


def _sequences(blocks: Sequence[Block]) -> frozenset[str]:
    found = (menu for menu in _menus_of_steps(blocks) if not meant(menu.button_id.nouns))
    return frozenset(choice.value for menu in found for choice in menu.choices)


def _lists(blocks: Sequence[Block], before: tuple[str, ...] = (), taps: int = 2) -> Iterator[Listed]:
    """Yield the lists that these menus offer: a choice and its confirmation each."""
    for menu in _menus_of_steps(blocks):
        if given := meant(menu.button_id.nouns):
            yield Listed(given[-1], frozenset(choice.value for choice in menu.choices), taps, before)


def _lists_after(loaded: LoadedTable, seat: int, action: Action, blocks: Sequence[Block]) -> Iterator[Listed]:
    """Yield the lists that the panel offers after a button for all nouns of the action but the last."""
    given = (verb_of(action), *nouns(action)[:-1])
    rows = (block.row for block in blocks if isinstance(block, Buttons))
    ids = [button.button_id for row in rows for button in row if button.button_id is not None]
    if any(at.verb == "pick" and at.nouns == given for at in ids):
        yield from _lists(next_menus(CONTEXT, loaded, seat, "en", given[0], given[1:]), given, 3)


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
    if menu.button_id.verb == "steps":
        return
    verb, *begun = meant(menu.button_id.nouns)
    if verb != verb_of(action):
        return
    if menu.most > 1:
        if nouns(action)[-1] == NONE:
            return
        # A line may stand for several things of a kind; which of them are meant makes no difference.
        names = Counter(_named(loaded, seat, verb, thing) for thing in nouns(action)[-1].split("+"))
        lines = [choice.value for choice in menu.choices if _fits(loaded, seat, verb, choice.value, names)]
        chosen = from_menu(loaded, seat, menu.button_id.nouns, lines)
        assert Counter(_named(loaded, seat, verb, thing) for thing in nouns(chosen)[-1].split("+")) == names
        yield 2
        return
    for choice in menu.choices:
        if menu.button_id.verb == "pick":
            yield from (1 + more for more in _after(loaded, seat, action, "pick", (verb, *begun, choice.value)))
        elif from_menu(loaded, seat, menu.button_id.nouns, (choice.value,)) == action:
            yield 1


def _named(loaded: LoadedTable, seat: int, verb: str, thing: str) -> str:
    slot = loaded.game.meta.verb_map()[verb].slots[-1].id
    return loaded.words(CONTEXT, "en")(loaded.presenter.slot_label(loaded.view(seat), verb, slot, thing))


def _fits(loaded: LoadedTable, seat: int, verb: str, line: str, names: Counter[str]) -> bool:
    """Return whether a line of a menu stands for all things of its kind that an action has."""
    things = [_named(loaded, seat, verb, thing) for thing in line.split("+")]
    return names[things[0]] == len(things)


def _after(loaded: LoadedTable, seat: int, action: Action, what: str, given: tuple[str, ...]) -> Iterator[int]:
    """Yield the taps that an action takes after the button or the choice of a noun."""
    verb, *chosen = meant(given)
    if what == "do":
        if from_menu(loaded, seat, given, ()) == action:
            yield 0
    elif verb == verb_of(action) and nouns(action)[: len(chosen)] == tuple(chosen):
        yield from _taps(loaded, seat, action, next_menus(CONTEXT, loaded, seat, "en", verb, tuple(chosen)))


def test_the_usual_choice_takes_one_tap_and_any_other_stays_open() -> None:
    """A plan goes on the next free screen by a menu of its own, and on any other by the menus that follow."""
    loaded, chance = started(2, 1, "skymines"), Chance(bytes([1]) * SEED_BYTES).open()
    while not any(verb_of(action) == "take" for action in loaded.legal(loaded.to_move()[0])):
        seat = loaded.to_move()[0]
        asked = Question(loaded.view(seat), loaded.legal(seat), seat, STEADY, 1, chance)
        loaded = after(loaded, loaded.game.choose(asked))
    seat = loaded.to_move()[0]
    takes = [action for action in loaded.legal(seat) if verb_of(action) == "take"]
    usual = {
        nouns(action)[0]: action
        for action in reversed(takes)
        if not loaded.view(seat).own.screens[int(nouns(action)[1])]
    }
    assert len(takes) > 25 >= len(usual)
    assert {taps_of(loaded, seat, action) for action in usual.values()} == {1}
    assert {taps_of(loaded, seat, action) for action in takes if action not in usual.values()} == {2}
    folded = next_menus(CONTEXT, loaded, seat, "en", "take", ())
    assert [block.button_id.verb for block in folded if isinstance(block, Menu)] == ["do", "pick"]
