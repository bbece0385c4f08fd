"""The private panel of a seat: what is asked, what is open, one tap (or two by menu) for each decision.

Everything comes from `legal`. Few actions become buttons. A verb with many actions becomes a menu; where one menu
cannot hold them, buttons of its first noun, and the next noun follows. A choice of several things at once (discards)
becomes a menu of several. Where there is no room for that, a verb becomes one button that opens its menus. A noun that
can have one value only is never asked for. No legal action is left out.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from bot import limits
from bot.errors import refused
from bot.games.core.actions import Action, Verb, nouns, verb_of
from bot.games.core.phrase import Phrase, say
from bot.games.history.replay import irrevocable, open_entry
from bot.games.history.trial import is_worth_trying
from bot.service.card import Block, Button, ButtonId, Buttons, Card, Choice, Menu, Text, components, icon_id
from bot.service.context import Context
from bot.service.features.looks.cards import cut
from bot.service.features.play.grouping import (
    DIRECT,
    MENU,
    NOTHING,
    Combination,
    Group,
    Option,
    beginning,
    by_next,
    common,
    fit,
)
from bot.service.tables.loaded import LoadedTable
from bot.text.translator import Words

LABEL = limits.BUTTON_LABEL
MARK = " ⚠"
GOOD = "⭐"
"""Marks the action that a lesson calls good."""
PART = "~"
"""Begins the noun that tells menus of one verb apart; it means nothing."""


def controls(
    context: Context, loaded: LoadedTable, seat: int, language: str, room: int, marked: Action | None = None
) -> list[Block]:
    """Return the buttons and menus of all that the seat may do now, in at most so many components; [] when it owes no
    decision. `marked`: the action whose button comes first.
    """
    if seat not in loaded.to_move():
        return []
    return Now(loaded, seat, loaded.words(context, language), marked=marked).blocks(room)


def decision_of(loaded: LoadedTable, seat: int) -> int:
    """Return the number that a button for this seat's choice carries (0 is kept for "never stale")."""
    return loaded.decisions[seat] + 1


class Offer:
    """Actions of one seat, to be turned into buttons. `verbs`: the `ButtonId` verbs of buttons that do an action, and
    of menus that choose its nouns one by one. `number`: the decision number in their custom ids.
    """

    verbs: Mapping[str, str] = {"do": "do", "pick": "pick"}
    marked: Action | None = None
    """The action that has the first button, marked; no other button does it."""

    def __init__(self, loaded: LoadedTable, words: Words, view: Any, actions: tuple[Action, ...], number: int) -> None:
        self.loaded = loaded
        self.words = words
        self.view = view
        self.number = number
        self._options: dict[str, list[Option]] = {}
        for action in actions:
            self._options.setdefault(verb_of(action), []).append(Option(action, nouns(action)))

    def blocks(self, room: int) -> list[Block]:
        """Return buttons and menus for all of them, in at most so many components.

        What has most actions is folded first, and only as far as needed.
        """
        first = self._first()
        room -= components(Card(tuple(first))) - 1
        groups = [Group(verb, options) for verb in self.loaded.game.meta.verbs if (options := self._of(verb))]
        while not fit(groups, room) and (left := [group for group in groups if group.can_fold]):
            max(left, key=Group.weight).fold()
        buttons = [button for group in groups for button in self._buttons(group)]
        menus = [menu for group in groups if group.shape == "menus" for menu in self._menus(group)]
        return [*first, *(Buttons(tuple(row)) for row in _rows(buttons)), *menus]

    def _first(self) -> list[Block]:
        """Return the row with the marked action's button."""
        if self.marked is None:
            return []
        verb = self.loaded.game.meta.verb_map()[verb_of(self.marked)]
        button = self._button(Option(self.marked, nouns(self.marked)), verb)
        return [Buttons((replace(button, emoji=GOOD, icon=None, style="good"),))]

    def _buttons(self, group: Group) -> list[Button]:
        """Return the buttons of a verb: of its actions, of none of several things, or the one that opens its menus."""
        if group.shape == "folded":
            mark = self._mark(group.options)
            label = cut(self._ask(group.verb, "panel-choose"), LABEL - len(mark)) + mark
            return [Button(label, self._handle("pick", group.verb.id), group.verb.emoji)]
        if group.shape == "nouns":
            named = say("panel-noun", verb=self._verb(group.verb))
            return [
                self._next_button(group.verb, (), noun, options, named)
                for noun, options in group.first.items()
                if [option.action for option in options] != [self.marked]
            ]
        options = group.options if group.shape == "buttons" else group.none
        return [self._button(option, group.verb) for option in options if option.action != self.marked]

    def _menus(self, group: Group) -> list[Menu]:
        """Return the menus of a verb: of several things, of its whole actions, or of its first noun where there are
        too many of those.
        """
        if group.combination is not None:
            return [self._several(group.verb, group.options, group.combination)]
        if group.by_noun:
            return self.narrow(group.verb, ())
        verb = group.verb
        choices = [self._choice(verb, option) for option in group.options]
        return self._parts(verb, self._handle("do", verb.id), choices)

    def _parts(self, verb: Verb, button_id: ButtonId, choices: Sequence[Choice]) -> list[Menu]:
        """Return a menu of these choices, or several where one cannot hold them."""
        placeholder = self._ask(verb, "panel-choose")
        if len(choices) <= MENU:
            return [Menu(button_id, placeholder, tuple(choices))]
        parts = [tuple(choices[start : start + MENU]) for start in range(0, len(choices), MENU)]
        return [
            Menu(
                replace(button_id, nouns=(*button_id.nouns, f"{PART}{at}")), f"{placeholder} ({at}/{len(parts)})", part
            )
            for at, part in enumerate(parts, 1)
        ]

    def _of(self, verb: Verb) -> list[Option]:
        return self._options.get(verb.id, [])

    def _handle(self, what: str, *given: str) -> ButtonId:
        return ButtonId(self.loaded.guild, self.loaded.table.id, self.verbs[what], given, self.number)

    def _label(self, option: Option) -> str:
        mark = self._mark([option])
        return cut(self.words(self.loaded.presenter.label(self.view, option.action)), LABEL - len(mark)) + mark

    def _mark(self, options: Sequence[Option]) -> str:
        """Return the mark behind the label of these."""
        return ""

    def _button(self, option: Option, verb: Verb) -> Button:
        button_id = self._handle("do", verb.id, *option.nouns)
        return Button(self._label(option), button_id, verb.emoji, icon=self._icon(verb, option.nouns))

    def following(self, verb_id: str, given: tuple[str, ...]) -> list[Block]:
        """Return the choice of what is still open of a verb that was half chosen; of all of it when nothing is given.

        Raises Refused when nothing goes on so.
        """
        verb, given = self.loaded.game.meta.verb_map().get(verb_id), meant(given)
        if verb is None or not self._goes_on(verb, given):
            raise refused("not-readable")
        if given:
            options = beginning(self._of(verb), given)
            given = common(options)[: len(verb.slots) - 1]
            return [self.chosen(verb, given), *self._rest(verb, given, options)]
        group = Group(verb, self._of(verb), "menus")
        none = self._buttons(group)
        return [*self._menus(group), *([Buttons(tuple(none))] if none else [])]

    def _goes_on(self, verb: Verb, given: tuple[str, ...]) -> bool:
        """Return whether something among them begins with these nouns and needs another."""
        return len(given) < len(verb.slots) and any(option.nouns[: len(given)] == given for option in self._of(verb))

    def _rest(self, verb: Verb, given: tuple[str, ...], options: Sequence[Option]) -> list[Block]:
        """Return these actions, which begin with the given nouns: as buttons of one tap where there is room, as buttons
        of the next noun, else as menus.
        """
        fitting = by_next(options, len(given))
        if len(options) > DIRECT < len(fitting):
            return [*self.narrow(verb, given)]
        if len(given) + 1 < len(verb.slots) and len(options) <= DIRECT:
            buttons = [self._button(option, verb) for option in options]
        else:
            buttons = [self._next_button(verb, given, noun, found) for noun, found in fitting.items()]
        return [Buttons(tuple(row)) for row in _rows(buttons)]

    def _next_button(
        self, verb: Verb, given: tuple[str, ...], noun: str, options: Sequence[Option], named: Phrase | None = None
    ) -> Button:
        """Return the button of a next noun: it does the only action that goes on so, or asks on.

        `named`: what stands before the noun where the verb is not said above.
        """
        known, slot = common(options), verb.slots[len(given)].id
        if named is not None and len(options) == 1:
            return self._button(options[0], verb)
        mark = self._mark(options)
        before = f"{self.words(named)} " if named is not None else ""
        more = "" if len(options) == 1 else " …"
        label = cut(f"{before}{self._noun(verb, slot, noun)}", LABEL - len(mark) - len(more)) + more + mark
        handle = self._handle("do" if len(options) == 1 else "pick", verb.id, *known)
        return Button(label, handle, verb.emoji, icon=self._slot_icon(slot, noun))

    def narrow(self, verb: Verb, given: tuple[str, ...]) -> list[Menu]:
        """Return a menu of the next noun's values, after those already given."""
        fitting = by_next(beginning(self._of(verb), given), len(given))
        slot = verb.slots[len(given)].id
        choices = [
            Choice(value, self._noun(verb, slot, value, self._mark(options)), icon=self._slot_icon(slot, value))
            for value, options in fitting.items()
        ]
        last = len(given) + 1 == len(verb.slots)
        return self._parts(verb, self._handle("do" if last else "pick", verb.id, *given), choices)

    def chosen(self, verb: Verb, given: tuple[str, ...]) -> Text:
        """Return the verb with the nouns that were chosen already, to stand above the menu of the next one."""
        names = [self._noun(verb, slot.id, noun) for slot, noun in zip(verb.slots, given, strict=False)]
        return Text(self.words(say("panel-chosen", verb=self._verb(verb), nouns=tuple(names))))

    def _several(self, verb: Verb, options: Sequence[Option], combination: Combination) -> Menu:
        """A menu of several values of the only noun."""
        chosen = [option for option in options if option.nouns != NOTHING]
        slot = verb.slots[0].id
        choices = tuple(
            Choice(value, self._noun(verb, slot, value), icon=self._slot_icon(slot, value))
            for value in combination.values
        )
        fewer = combination.most < len(combination.values)
        placeholder = self._ask(verb, "panel-up-to" if fewer else "panel-several", self._mark(chosen), combination.most)
        return Menu(self._handle("do", verb.id), placeholder, choices, combination.least, combination.most)

    def _noun(self, verb: Verb, slot: str, value: str, mark: str = "") -> str:
        return (
            cut(self.words(self.loaded.presenter.slot_label(self.view, verb.id, slot, value)), 100 - len(mark)) + mark
        )

    def _choice(self, verb: Verb, option: Option) -> Choice:
        hint = self.loaded.presenter.hint(self.view, option.action)
        told = cut(self.words(hint), 100) if hint else None
        icon = self._icon(verb, option.nouns)
        return Choice(" ".join(option.nouns) or "-", self._label(option), told, verb.emoji, icon=icon)

    def _icon(self, verb: Verb, given: tuple[str, ...]) -> str | None:
        """Return the small picture of the first of these nouns that has one."""
        icons = (self._slot_icon(slot.id, noun) for slot, noun in zip(verb.slots, given, strict=False))
        return next(filter(None, icons), None)

    def _slot_icon(self, slot: str, value: str) -> str | None:
        name = self.loaded.presenter.icon(slot, value)
        return None if name is None else icon_id(self.loaded.game.meta.id, name)

    def _ask(self, verb: Verb, key: str, mark: str = "", most: int = 1) -> str:
        return cut(self.words(say(key, verb=self._verb(verb), most=most)), 150 - len(mark)) + mark

    def _verb(self, verb: Verb) -> Phrase:
        return say(f"{self.loaded.game.meta.prefix}-verb-{verb.id}")


def next_menus(
    context: Context, loaded: LoadedTable, seat: int, language: str, verb_id: str, given: tuple[str, ...]
) -> list[Block]:
    """Return the menus for what is still to be chosen of a verb. Raises Refused when nothing goes on so."""
    return Now(loaded, seat, loaded.words(context, language)).following(verb_id, given)


def meant(given: Sequence[str]) -> tuple[str, ...]:
    """Return the nouns without what only tells menus apart."""
    return tuple(noun for noun in given if not noun.startswith(PART))


class Now(Offer):
    """What is legal for a seat now. `number`: as in `Offer`, without it the number of the seat's decision."""

    def __init__(
        self,
        loaded: LoadedTable,
        seat: int,
        words: Words,
        number: int | None = None,
        marked: Action | None = None,
    ) -> None:
        legal = loaded.legal(seat)
        number = decision_of(loaded, seat) if number is None else number
        super().__init__(loaded, words, loaded.view(seat), legal, number)
        self.seat = seat
        self.marked = marked

    def _mark(self, options: Sequence[Option]) -> str:
        """Return the mark of what cannot be taken back, if none of these can."""
        game, state = self.loaded.game, self.loaded.state
        return MARK if all(irrevocable(game, state, self.seat, option.action) for option in options) else ""


def _rows(buttons: Sequence[Button]) -> Iterator[Sequence[Button]]:
    for start in range(0, len(buttons), limits.ROW_BUTTONS):
        yield buttons[start : start + limits.ROW_BUTTONS]


def can_undo(loaded: LoadedTable, seat: int) -> bool:
    """Return whether the seat has something to take back now."""
    plays = loaded.table.status == "running" and loaded.computer_on(seat) is None
    return plays and open_entry(loaded.game, loaded.position, seat) is not None


def can_try(loaded: LoadedTable, seat: int) -> bool:
    """Return whether the seat can try more than one action of its turn before it learns something."""
    awaited = seat in loaded.to_move() and loaded.computer_on(seat) is None
    return awaited and is_worth_trying(loaded.game, loaded.state, seat, loaded.legal(seat))


def legend(words: Words, blocks: Sequence[Block]) -> Text | None:
    """Return the line that explains the mark for actions that cannot be undone, if a block has such a mark."""
    labels = [button.label for block in blocks if isinstance(block, Buttons) for button in block.row]
    for block in blocks:
        if isinstance(block, Menu):
            labels += [block.placeholder, *(choice.label for choice in block.choices)]
    return Text(words(say("panel-legend"))) if any(label.endswith(MARK) for label in labels) else None
