"""The private panel of a seat: what is asked, what is open, one tap (or two by menu) for each decision.

Everything comes from `legal`. Few actions become buttons. A verb with many actions becomes a menu; where one menu
cannot hold them, buttons of its first noun, and the next noun follows. A choice of several things at once (discards)
becomes a menu of several. Where there is no room for that, a verb becomes one button that opens its menus. A noun that
can have one value only is never asked for. No legal action is left out but by its verb's own word (`Verb.offered`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from bot import limits
from bot.errors import refused
from bot.games.core.actions import Action, Verb, nouns, offered, usual, verb_of
from bot.games.core.lookahead import lookahead
from bot.games.core.phrase import Phrase, say
from bot.games.history.sequences import Steps
from bot.service.card import PART, Block, Button, ButtonId, Buttons, Choice, Menu, Text, icon_id, meant, size
from bot.service.context import Context
from bot.service.features.looks.cards import ButtonMaker, cut, hint_door
from bot.service.features.play.actions import can_try
from bot.service.features.play.grouping import (
    BESIDE,
    DIRECT,
    GOOD,
    MARK,
    MENU,
    NOTHING,
    Combination,
    Group,
    Marked,
    Option,
    beginning,
    by_next,
    common,
    fit,
    rows_of,
)
from bot.service.features.play.sequences import list_menus, step_choices, together
from bot.service.tables.loaded import LoadedTable
from bot.text.translator import Words

LABEL = limits.BUTTON_LABEL


def controls(
    context: Context,
    loaded: LoadedTable,
    seat: int,
    language: str,
    room: int,
    marked: Marked | None = None,
    direct: int = DIRECT,
) -> list[Block]:
    """Return the buttons and menus of all that the seat may do now, in at most so many components; [] when it owes no
    decision. `marked`: what has the first button. `direct`: the most buttons of one tap.
    """
    offered = Now(loaded, seat, loaded.words(context, language), marked=marked)
    offered.direct = direct
    return offered.blocks(room) if seat in loaded.to_move() else []


def decision_of(loaded: LoadedTable, seat: int) -> int:
    """Return the number that a button for this seat's choice carries (0 is kept for "never stale")."""
    return loaded.decisions[seat] + 1


class Offer:
    """Actions of one seat, to be turned into buttons. `verbs`: the `ButtonId` verbs of buttons that do an action, and
    of menus that choose its nouns one by one. `number`: the decision number in their custom ids.
    """

    verbs: Mapping[str, str] = {"do": "do", "pick": "pick"}
    marked: Marked | None = None
    """What has the first button, marked; no other button does the same."""
    direct: int = DIRECT
    """The most buttons of one tap."""

    def __init__(self, loaded: LoadedTable, words: Words, view: Any, actions: tuple[Action, ...], number: int) -> None:
        self.loaded = loaded
        self.words = words
        self.view = view
        self.number = number
        self._options: dict[str, list[Option]] = {}
        for action in offered(loaded.game.meta.verb_map(), view, actions):
            self._options.setdefault(verb_of(action), []).append(Option(action, nouns(action)))

    def blocks(self, room: int) -> list[Block]:
        """Return buttons and menus for all of them, in at most so many components.

        What has most actions is folded first, and only as far as needed. Beside a marked action more than a few others
        are one button, which opens them.
        """
        first = self._first()
        shown = self._shown(self._folded(room - size(first)))
        few = all(isinstance(block, Buttons) for block in shown) and size(shown) <= 1 + BESIDE
        if not first or few:
            return [*first, *shown]
        return [*first, Buttons((Button(self.words(say("panel-others")), self._handle("pick"), "🔀"),))]

    def _folded(self, room: int) -> list[Group]:
        """Return the actions of each verb, folded as far as the room demands."""
        groups = [self._group(verb) for verb in self.loaded.game.meta.verbs if self._of(verb)]
        while not fit(groups, room, self.direct) and (left := [group for group in groups if group.can_fold]):
            max(left, key=Group.weight).fold()
        return groups

    def _shown(self, groups: Sequence[Group]) -> list[Block]:
        """Return the buttons, then the menus; to choose nothing of several things comes last, below their menu."""
        none = [group for group in groups if group.shape == "menus" and group.none]
        buttons = [button for group in groups if group not in none for button in self._buttons(group)]
        menus = [menu for group in groups if group.shape in ("menus", "usual") for menu in self._menus(group)]
        return [*rows_of(buttons), *menus, *rows_of([button for group in none for button in self._buttons(group)])]

    def _group(self, verb: Verb) -> Group:
        """Return the actions of a verb; with the usual ones if all of them are too many for a menu."""
        group = Group(verb, self._of(verb))
        wanted = {*(usual(verb, lambda: self.view, [one.action for one in group.options]) if group.by_noun else ())}
        if len(wanted) <= MENU:
            group.usual = [option for option in group.options if option.action in wanted]
        return group

    def _first(self) -> list[Block]:
        """Return the row with the marked button."""
        if self.marked is None:
            return []
        mark = MARK if self.marked.final else ""
        label = cut(self.words(self.marked.label), LABEL - len(mark)) + mark
        verb = "do" if self.marked.only is not None else "steps"
        button_id = self._handle(verb, *together(self.marked.actions).split(" "))
        return [Buttons((Button(label, button_id, GOOD, "good"),))]

    def _buttons(self, group: Group) -> list[Button]:
        """Return the buttons of a verb: of its actions, of none of several things, or the one that opens its menus."""
        only = self.marked.only if self.marked is not None else None
        if group.shape == "folded":
            mark = self._mark(group.options)
            label = cut(self._ask(group.verb, "panel-choose"), LABEL - len(mark)) + mark
            return [Button(label, self._handle("pick", group.verb.id), group.verb.emoji)]
        if group.shape == "nouns":
            named = say("panel-noun", verb=self._verb(group.verb))
            return [
                self._next_button(group.verb, (), noun, options, named)
                for noun, options in group.first.items()
                if [option.action for option in options] != [only]
            ]
        options = group.options if group.shape == "buttons" else group.none
        return [self._button(option, group.verb) for option in options if option.action != only]

    def _menus(self, group: Group) -> list[Menu]:
        """Return the menus of a verb: of several things, of its whole actions, or of its first noun where there are
        too many of those.
        """
        if group.combination is not None:
            return [self._several(group.verb, group.options, group.combination)]
        verb = group.verb
        if group.shape == "usual":
            choices = [self._choice(verb, option) for option in group.usual]
            return [
                *self._parts(verb, self._handle("do", verb.id), choices),
                *self.narrow(verb, (), "panel-otherwise"),
            ]
        if group.by_noun:
            return self.narrow(verb, ())
        choices = [self._choice(verb, option) for option in group.options]
        return self._parts(verb, self._handle("do", verb.id), choices)

    def _parts(
        self, verb: Verb, button_id: ButtonId, choices: Sequence[Choice], ask: str = "panel-choose"
    ) -> list[Menu]:
        """Return a menu of these choices of a verb, or several where one cannot hold them."""
        return self._split(button_id, choices, self._ask(verb, ask))

    def _split(self, button_id: ButtonId, choices: Sequence[Choice], placeholder: str) -> list[Menu]:
        """Return a menu of these choices, or several where one cannot hold them."""
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
        group = self._group(verb)
        group.shape = "usual" if group.usual else "menus"
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
        return [*rows_of(buttons)]

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

    def narrow(self, verb: Verb, given: tuple[str, ...], ask: str = "panel-choose") -> list[Menu]:
        """Return a menu of the next noun's values, after those already given."""
        fitting = by_next(beginning(self._of(verb), given), len(given))
        slot = verb.slots[len(given)].id
        choices = [
            Choice(value, self._noun(verb, slot, value, self._mark(options)), icon=self._slot_icon(slot, value))
            for value, options in fitting.items()
        ]
        last = len(given) + 1 == len(verb.slots)
        return self._parts(verb, self._handle("do" if last else "pick", verb.id, *given), choices, ask)

    def chosen(self, verb: Verb, given: tuple[str, ...]) -> Text:
        """Return the verb with the nouns that were chosen already, to stand above the menu of the next one."""
        names = [self._noun(verb, slot.id, noun) for slot, noun in zip(verb.slots, given, strict=False)]
        return Text(self.words(say("panel-chosen", verb=self._verb(verb), nouns=tuple(names))))

    def _several(self, verb: Verb, options: Sequence[Option], combination: Combination) -> Menu:
        """A menu of several values of the only noun."""
        slot, chosen = verb.slots[0].id, [option for option in options if option.nouns != NOTHING]
        lines, least = combination.lines(lambda value: self._noun(verb, slot, value))
        choices = tuple(
            Choice("+".join(of), self._times(name, len(of)), icon=self._slot_icon(slot, of[0])) for name, of in lines
        )
        ask = "panel-up-to" if combination.most < len(combination.values) else "panel-several"
        placeholder = self._ask(verb, ask, self._mark(chosen), combination.most)
        return Menu(self._handle("do", verb.id), placeholder, choices, least, combination.most)

    def _times(self, name: str, count: int) -> str:
        return name if count == 1 else cut(self.words(say("panel-times", count=count, thing=name)), limits.CHOICE_TEXT)

    def _noun(self, verb: Verb, slot: str, value: str, mark: str = "") -> str:
        name = self.words(self.loaded.presenter.slot_label(self.view, verb.id, slot, value))
        return cut(name, limits.CHOICE_TEXT - len(mark)) + mark

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


class Now(Offer):
    """What is legal for a seat now. `number`: as in `Offer`, without it the number of the seat's decision."""

    verbs: Mapping[str, str] = {"do": "do", "pick": "pick", "steps": "steps", "sequences": "sequences"}

    def __init__(
        self, loaded: LoadedTable, seat: int, words: Words, number: int | None = None, marked: Marked | None = None
    ) -> None:
        legal = loaded.legal(seat)
        number = decision_of(loaded, seat) if number is None else number
        super().__init__(loaded, words, loaded.view(seat), legal, number)
        self.seat = seat
        self.marked = marked

    def blocks(self, room: int) -> list[Block]:
        """Return the same, and below it lists and sequences if there is room and no action takes longer so.

        A learner who goes on alone finds few choices at once: a button opens the sequences there.
        """
        lists, joined = (self._lists(), self.sequences()) if self.marked is None else ([], [])
        if not lists and not joined:
            return super().blocks(room)
        if joined and self.direct < DIRECT:
            joined = [Buttons((Button(self.words(say("panel-steps")), self._handle("sequences"), "⏩"),))]
        plain = self._folded(room)
        for more in filter(None, ([*lists, *joined], lists)):
            left = room - size(more)
            beside = plain if fit(plain, left, self.direct) else self._folded(left)
            taps = [sum(group.asks for group in groups) for groups in (beside, plain)]
            if fit(beside, left, self.direct) and taps[0] <= taps[1]:
                return [*self._shown(beside), *more]
        return self._shown(plain)

    def following(self, verb_id: str, given: tuple[str, ...]) -> list[Block]:
        """Return the same, and below it lists of what can follow if the last noun is left open."""
        blocks, given = super().following(verb_id, given), meant(given)
        later = self.loaded.game.meta.verb_map()[verb_id].later
        begun = tuple(one.action for one in self._options[verb_id] if one.nouns == (*given, later))
        return [*blocks, *(self._lists(begun) if begun else ())]

    def _lists(self, begun: Steps = ()) -> list[Block]:
        """Return menus of several actions that are done one after the other, for each verb that has one now."""
        if "steps" not in self.verbs or not any(verb.listed for verb in self.loaded.game.meta.verbs):
            return []
        return [*list_menus(self.loaded, self.seat, self.words, self._icon, self._handle, begun)]

    def sequences(self) -> list[Block]:
        """Return menus of sequences of actions, each to be done in one press; none in a trial."""
        joined = any(verb.joined and self._of(verb) for verb in self.loaded.game.meta.verbs)
        if not joined or "steps" not in self.verbs:
            return []
        choices = step_choices(self.loaded, self.seat, self.words, self._icon)
        return [*self._split(self._handle("steps"), choices, self.words(say("panel-steps")))] if choices else []

    def _mark(self, options: Sequence[Option]) -> str:
        """Return the mark of what cannot be taken back, if none of these can."""
        return MARK if all(self.loaded.outcome(self.seat, option.action) == "revealing" for option in options) else ""


def doors(loaded: LoadedTable, seat: int, user: int, words: Words, *, nonce: int, rule: str) -> list[Button]:
    """Return the buttons to other cards about the choice: the rule of a refusal (`rule`, "" for none), what is
    possible, a trial of the turn, a hint, the lesson, and the player's premoves.
    """
    button = ButtonMaker.at(loaded, words, nonce)
    running = loaded.table.status == "running"
    row: list[Button] = []
    if rule:
        row.append(button("rules", "📖", loaded.table.game, rule, label=say("rules-paragraph", number=rule)))
    if running:
        row.append(button("possible", "❓"))
    if can_try(loaded, seat):
        row.append(button("try", "🧪"))
    row += hint_door(loaded, user, words, nonce)
    if loaded.lesson_for(seat) is not None:
        row.append(button("learn", "🎓", loaded.table.game))
    if running and lookahead(loaded.game) is not None and not loaded.shares_screen(user):
        row.append(button("plan", "🗓️"))
    return row
