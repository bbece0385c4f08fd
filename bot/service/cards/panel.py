"""The private panel of a seat: what is asked, what is open, one tap (or two by menu) for each decision.

Everything comes from `legal`. Few actions become buttons; a verb with many becomes a menu; a choice of several
things at once (discards) becomes a menu of several.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from bot.errors import refused
from bot.games.core.actions import Action, Verb, nouns, verb_of
from bot.games.core.phrase import say
from bot.games.core.undo import irrevocable, open_entry
from bot.service.card import Block, Button, Buttons, Choice, Handle, Menu, Text
from bot.service.cards.exhibits import cut
from bot.service.house import House
from bot.service.table.sitting import Sitting
from bot.text.translator import Words

DIRECT = 20
"""So many actions fit as buttons of one tap; beyond that the largest verbs become menus."""
MANY = 10
"""A choice of several things with more legal combinations than this becomes a menu of several."""
MENU = 25
LABEL = 80
MARK = " ⚠"
NOTHING = ("-",)
"""The nouns of an empty choice of several things."""


def controls(house: House, sitting: Sitting, seat: int, language: str) -> list[Block]:
    """Return the buttons and menus of all that the seat may do now; [] when it owes no decision."""
    if seat not in sitting.to_move():
        return []
    return _Now(sitting, seat, sitting.words(house, language)).blocks()


def decision_of(sitting: Sitting, seat: int) -> int:
    """Return the number that a button for this seat's choice carries (0 is kept for "never stale")."""
    return sitting.decisions[seat] + 1


class Offer:
    """Actions of one seat on their way to buttons. `verbs`: what the buttons and menus are called that do one, and that
    choose its nouns one by one. `number`: the decision number that they carry.
    """

    verbs: Mapping[str, str] = {"do": "do", "pick": "pick"}

    def __init__(self, sitting: Sitting, words: Words, view: Any, actions: tuple[Action, ...], number: int) -> None:
        self.sitting = sitting
        self.words = words
        self.view = view
        self.legal = actions
        self.number = number

    def blocks(self) -> list[Block]:
        """Return buttons and menus for all of them."""
        groups = [(verb, self._of(verb)) for verb in self.sitting.game.meta.verbs]
        groups = [(verb, actions) for verb, actions in groups if actions]
        combined = [pair for pair in groups if _is_combination(*pair)]
        single = [pair for pair in groups if not _is_combination(*pair)]
        menus: list[Block] = [self._several(verb, actions) for verb, actions in combined]
        room = DIRECT - len(combined)
        while sum(len(actions) for _, actions in single) > room:
            largest = max(single, key=lambda pair: len(pair[1]))
            single.remove(largest)
            menus.insert(0, self._menu(*largest))
        buttons = [self._button(action, verb) for verb, actions in single for action in actions]
        buttons += [self._none(verb) for verb, actions in combined if _empty(actions) is not None]
        return [*(Buttons(tuple(row)) for row in _rows(buttons)), *menus]

    def _of(self, verb: Verb) -> list[Action]:
        return [action for action in self.legal if verb_of(action) == verb.id]

    def _handle(self, what: str, *given: str) -> Handle:
        return Handle(self.sitting.guild, self.sitting.table.id, self.verbs[what], given, self.number)

    def _label(self, action: Action) -> str:
        mark = self._mark([action])
        return cut(self.words(self.sitting.speaker.label(self.view, action)), LABEL - len(mark)) + mark

    def _mark(self, actions: Sequence[Action]) -> str:
        """Return the mark behind the label of these."""
        return ""

    def _button(self, action: Action, verb: Verb) -> Button:
        return Button(self._label(action), self._handle("do", verb.id, *nouns(action)), verb.emoji)

    def _none(self, verb: Verb) -> Button:
        actions = self._of(verb)
        empty = _empty(actions)
        assert empty is not None
        return self._button(empty, verb)

    def _menu(self, verb: Verb, actions: Sequence[Action]) -> Menu:
        """A menu of whole actions; of the first noun's values where there are too many of those."""
        if len(actions) > MENU:
            return self.narrow(verb, ())
        choices = tuple(self._choice(verb, action, " ".join(nouns(action)) or "-") for action in actions)
        return Menu(self._handle("do", verb.id), self._ask(verb, "panel-choose"), choices)

    def following(self, verb_id: str, given: tuple[str, ...]) -> Menu:
        """Return the menu for the next noun of a verb that was half chosen. Raises Refused when nothing goes on so."""
        verb = self.sitting.game.meta.verb_map().get(verb_id)
        if verb is None or not self._goes_on(verb, given):
            raise refused("not-readable")
        return self.narrow(verb, given)

    def _goes_on(self, verb: Verb, given: tuple[str, ...]) -> bool:
        """Return whether something among them begins with these nouns and needs another."""
        return len(given) < len(verb.slots) and any(nouns(action)[: len(given)] == given for action in self._of(verb))

    def narrow(self, verb: Verb, given: tuple[str, ...]) -> Menu:
        """A menu of the next noun's values, after those already given."""
        fitting: dict[str, list[Action]] = {}
        for action in self._of(verb):
            if nouns(action)[: len(given)] == given:
                fitting.setdefault(nouns(action)[len(given)], []).append(action)
        choices = tuple(
            Choice(value, self._noun(verb, verb.slots[len(given)].id, value, self._mark(actions)))
            for value, actions in list(fitting.items())[:MENU]
        )
        last = len(given) + 1 == len(verb.slots)
        return Menu(self._handle("do" if last else "pick", verb.id, *given), self._ask(verb, "panel-choose"), choices)

    def _several(self, verb: Verb, actions: Sequence[Action]) -> Menu:
        """A menu of several values of the only noun."""
        chosen = [action for action in actions if nouns(action) != NOTHING]
        combinations = [nouns(action)[0].split("+") for action in chosen]
        values = list(dict.fromkeys(value for combination in combinations for value in combination))[:MENU]
        slot = verb.slots[0].id
        choices = tuple(Choice(value, self._noun(verb, slot, value)) for value in values)
        sizes = [len(combination) for combination in combinations]
        placeholder = self._ask(verb, "panel-several", self._mark(chosen))
        return Menu(self._handle("do", verb.id), placeholder, choices, min(sizes), min(max(sizes), len(choices)))

    def _noun(self, verb: Verb, slot: str, value: str, mark: str = "") -> str:
        return cut(self.words(self.sitting.speaker.noun(self.view, verb.id, slot, value)), 100 - len(mark)) + mark

    def _choice(self, verb: Verb, action: Action, value: str) -> Choice:
        hint = self.sitting.speaker.hint(self.view, action)
        return Choice(value, self._label(action), cut(self.words(hint), 100) if hint else None, verb.emoji)

    def _ask(self, verb: Verb, key: str, mark: str = "") -> str:
        prefix = self.sitting.game.meta.prefix
        return cut(self.words(say(key, verb=say(f"{prefix}-verb-{verb.id}"))), 150 - len(mark)) + mark


def next_menu(house: House, sitting: Sitting, seat: int, language: str, verb_id: str, given: tuple[str, ...]) -> Menu:
    """Return the menu for the next noun of a verb that was half chosen. Raises Refused when nothing goes on so."""
    return _Now(sitting, seat, sitting.words(house, language)).following(verb_id, given)


class _Now(Offer):
    """What is legal for a seat now."""

    def __init__(self, sitting: Sitting, seat: int, words: Words) -> None:
        legal = sitting.game.legal(sitting.state, seat)
        super().__init__(sitting, words, sitting.view(seat), legal, decision_of(sitting, seat))
        self.seat = seat

    def _mark(self, actions: Sequence[Action]) -> str:
        """Return the mark of what cannot be taken back, if none of these can."""
        final = all(irrevocable(self.sitting.game, self.sitting.state, self.seat, action) for action in actions)
        return MARK if final else ""


def _is_combination(verb: Verb, actions: Sequence[Action]) -> bool:
    return len(verb.slots) == 1 and verb.slots[0].many and len(actions) > MANY


def _empty(actions: Sequence[Action]) -> Action | None:
    return next((action for action in actions if nouns(action) == NOTHING), None)


def _rows(buttons: Sequence[Button]) -> Iterator[Sequence[Button]]:
    for start in range(0, len(buttons), 5):
        yield buttons[start : start + 5]


def can_undo(sitting: Sitting, seat: int) -> bool:
    """Return whether the seat has something to take back now."""
    plays = sitting.table.status == "running" and sitting.computer_on(seat) is None
    return plays and open_entry(sitting.game, sitting.position, seat) is not None


def legend(words: Words, blocks: Sequence[Block]) -> Text | None:
    """Return the line that explains the mark of what cannot be taken back, when a block bears it."""
    labels = [button.label for block in blocks if isinstance(block, Buttons) for button in block.row]
    for block in blocks:
        if isinstance(block, Menu):
            labels += [block.placeholder, *(choice.label for choice in block.choices)]
    return Text(words(say("panel-legend"))) if any(label.endswith(MARK) for label in labels) else None
