"""How the actions of a verb are shown: as buttons, a menu of the usual ones beside one of the first noun, buttons of
the first noun, menus, or one button that opens those.

The first form is the quickest. `Group.fold` takes the next one, where there is no room for it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import takewhile
from math import ceil, comb
from typing import Literal, NamedTuple

from bot import limits
from bot.games.core.actions import NONE, Action, Verb
from bot.games.core.phrase import Phrase, say
from bot.service.card import Block, Button, Buttons, Menu, Text
from bot.text.translator import Words

DIRECT = 20
"""The most actions that get buttons of one tap; if there are more, the largest verbs become menus."""
ALONE = 8
"""The same for a learner who goes on after the guided part: nothing is marked, and a phone shows so many at once."""
MANY = 4
"""A choice of several things with more legal combinations than this becomes a menu of several."""
MENU = limits.MENU_CHOICES
MARK = " ⚠"
"""Ends the label of what cannot be taken back."""
NOTHING = (NONE,)
"""The nouns of an empty choice of several things."""
GOOD = "⭐"
"""Marks what a lesson calls good."""
BESIDE = 3
"""The most other actions that have buttons beside what a lesson calls good: on a phone its text stays in sight."""


class Option(NamedTuple):
    """A legal action, and its nouns in words."""

    action: Action
    nouns: tuple[str, ...]


@dataclass(frozen=True)
class Marked:
    """What a lesson calls good: an action, or a sequence of them that one press does. `final`: it cannot be undone."""

    actions: tuple[Action, ...]
    label: Phrase
    final: bool

    @property
    def only(self) -> Action | None:
        """Return the action; None for a sequence: its first action has a button of its own besides."""
        return self.actions[0] if len(self.actions) == 1 else None


def beginning(options: Sequence[Option], given: tuple[str, ...]) -> list[Option]:
    """Return the options whose first nouns are these."""
    return [option for option in options if option.nouns[: len(given)] == given]


def by_next(options: Sequence[Option], place: int) -> dict[str, list[Option]]:
    """Return the options by their noun at this place, in their order."""
    found: dict[str, list[Option]] = {}
    for option in options:
        found.setdefault(option.nouns[place], []).append(option)
    return found


def common(options: Sequence[Option]) -> tuple[str, ...]:
    """Return the first nouns that all of these have."""
    nouns_by_place = zip(*(option.nouns for option in options), strict=True)
    return tuple(next(iter(values)) for values in takewhile(lambda found: len(found) == 1, map(set, nouns_by_place)))


class Combination(NamedTuple):
    """A choice of several things that is made thing by thing: of which values, and how many."""

    values: list[str]
    least: int
    most: int

    def lines(self, name: Callable[[str], str]) -> tuple[list[tuple[str, list[str]]], int]:
        """Return the lines of a menu, each with its name and its values, and how many must be chosen at least.

        Values of one name are as good as each other: there is a line for one of them, for two, and so on. Who chooses
        too many or too few things by such lines is told by the rules.
        """
        alike: dict[str, list[str]] = {}
        for value in self.values:
            alike.setdefault(name(value), []).append(value)
        found = [(each, of[:count]) for each, of in alike.items() for count in range(1, len(of) + 1)]
        return found, max(self.least - len(self.values) + len(alike), min(self.least, 1))


@dataclass
class Group:
    """The legal actions of one verb, and how they are shown: as buttons, with a menu of the usual ones, as buttons of
    the first noun, as menus, or as one button that opens those menus. `usual`: actions for a menu of their own.
    """

    verb: Verb
    options: Sequence[Option]
    shape: Literal["buttons", "usual", "nouns", "menus", "folded"] = "buttons"
    usual: Sequence[Option] = ()

    def __post_init__(self) -> None:
        self.combination = combination_of(self.verb, self.options)
        if self.combination is not None and self.shape == "buttons":
            self.shape = "menus"

    @property
    def by_noun(self) -> bool:
        """Return whether its nouns are chosen one by one."""
        return len(self.options) > MENU and len(self.verb.slots) > 1

    @cached_property
    def first(self) -> dict[str, list[Option]]:
        """Return the options by their first noun."""
        return by_next(self.options, 0)

    @property
    def none(self) -> list[Option]:
        """Return the choice of none of several things, which a menu of several does not hold."""
        return [] if self.combination is None else [option for option in self.options if option.nouns == NOTHING]

    @property
    def can_fold(self) -> bool:
        """Return whether there is a form that takes less room."""
        return self.shape in ("usual", "nouns", "menus") or (self.shape == "buttons" and len(self.options) > 1)

    @property
    def asks(self) -> int:
        """Return how many of its buttons and menus ask on: an action of these takes a tap more."""
        if self.shape == "folded":
            return 1
        if self.shape == "nouns":
            return sum(len(options) > 1 for options in self.first.values())
        return ceil(len(self.first) / MENU) if self.by_noun and self.shape in ("menus", "usual") else 0

    def fold(self) -> None:
        """Take the next form."""
        if self.shape == "buttons" and self.usual:
            self.shape = "usual"
        elif self.shape == "buttons":
            self.shape = "nouns" if self.by_noun and len(self.first) <= DIRECT else "menus"
        else:
            self.shape = "menus" if self.shape in ("usual", "nouns") else "folded"

    def weight(self) -> tuple[bool, int]:
        """Order what is folded first: buttons before menus, many before few."""
        buttons = self.size()[0]
        return self.shape in ("buttons", "nouns"), buttons if self.shape == "nouns" else len(self.options)

    def size(self) -> tuple[int, int]:
        """Return how many buttons and menus it takes."""
        if self.shape == "buttons":
            return len(self.options), 0
        if self.shape == "folded":
            return 1, 0
        if self.shape == "nouns":
            return len(self.first), 0
        if self.combination is not None:
            return len(self.none), 1
        choices = len(self.first) if self.by_noun else len(self.options)
        return 0, ceil(choices / MENU) + (self.shape == "usual")


def fit(groups: Sequence[Group], room: int, direct: int) -> bool:
    """Return whether the groups take at most so many components, and at most so many buttons (`direct`)."""
    sizes = [group.size() for group in groups]
    buttons, menus = sum(size[0] for size in sizes), sum(size[1] for size in sizes)
    last = any(group.shape == "menus" and group.none for group in groups)  # in a row of their own
    return buttons <= direct and buttons + ceil(buttons / limits.ROW_BUTTONS) + last + 2 * menus <= room


def combination_of(verb: Verb, options: Sequence[Option]) -> Combination | None:
    """Return these as a choice of several values if that is better: many, and whatever is chosen is legal."""
    if len(verb.slots) != 1 or not verb.slots[0].many or len(options) <= MANY:
        return None
    combinations = [option.nouns[0].split("+") for option in options if option.nouns != NOTHING]
    values = list(dict.fromkeys(value for combination in combinations for value in combination))
    sizes = Counter(map(len, combinations))
    least, most = min(sizes), max(sizes)
    every = sum(comb(len(values), size) for size in sizes)
    whole = set(sizes) == set(range(least, most + 1)) and sum(sizes.values()) == every
    return Combination(values, least, most) if whole and len(values) <= MENU else None


def legend(words: Words, blocks: Sequence[Block]) -> Text | None:
    """Return the line that explains the mark for actions that cannot be undone, if a block has such a mark."""
    labels = [button.label for block in blocks if isinstance(block, Buttons) for button in block.row]
    for menu in (block for block in blocks if isinstance(block, Menu)):
        labels += [menu.placeholder, *(choice.label for choice in menu.choices)]
    return Text(words(say("panel-legend"))) if any(label.endswith(MARK) for label in labels) else None


def rows_of(buttons: Sequence[Button]) -> Iterator[Buttons]:
    """Yield the buttons in rows."""
    for start in range(0, len(buttons), limits.ROW_BUTTONS):
        yield Buttons(tuple(buttons[start : start + limits.ROW_BUTTONS]))
