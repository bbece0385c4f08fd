"""Actions named in words: autocomplete, slash commands and menus all read and write them here, from `legal` alone."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence

from bot.errors import refused
from bot.games.core.actions import Action, Unreadable, Verb, build, nouns, verb_of
from bot.games.core.phrase import Phrase, say
from bot.service.card import Choice
from bot.service.cards.exhibits import cut
from bot.service.cards.panel import NOTHING, decision_of
from bot.service.house import House
from bot.service.table.sitting import Sitting
from bot.text.translator import Words

MOST = 25
SHOWN = 100
(NONE,) = NOTHING
_MARK = "@"


class Wording:
    """The nouns of one verb for one seat, in a language."""

    def __init__(self, house: House, sitting: Sitting, seat: int, language: str, verb: Verb) -> None:
        self.sitting = sitting
        self.seat = seat
        self.verb = verb
        self.words: Words = sitting.words(house, language)
        self.tongues = [self.words, *(sitting.words(house, other) for other in house.translator.languages)]
        self.view = sitting.view(seat)
        legal = sitting.game.legal(sitting.state, seat) if seat in sitting.to_move() else ()
        self.legal = [action for action in legal if verb_of(action) == verb.id]

    @classmethod
    def of(cls, house: House, sitting: Sitting, seat: int, language: str, verb: str) -> Wording:
        """Return the wording of a verb by its id. Raises Refused when there is none, or the game has not begun."""
        found = sitting.game.meta.verb_map().get(verb)
        if found is None:
            raise refused("not-readable")
        return cls(house, sitting, seat, language, found)

    def complete(self, slot: str, given: Mapping[str, str], typed: str) -> list[Choice]:
        """Return the slot's values that are legal with the other nouns given, and fit what was typed.

        Whoever types a value's whole name or code finds it first, however many there are.
        """
        place = next((place for place, found in enumerate(self.verb.slots) if found.id == slot), None)
        if place is None:
            return []
        fitting = self._fitting({name: value for name, value in given.items() if name != slot})
        wanted = _bare(typed).casefold()
        named = {value: self._name(slot, value) for value in dict.fromkeys(nouns(action)[place] for action in fitting)}
        found = [value for value, name in named.items() if wanted in name.casefold() or wanted == value.casefold()]
        found.sort(key=lambda value: _rank(wanted, value.casefold(), named[value].casefold()))
        return [self._choice(value, named[value]) for value in found[:MOST]]

    def read(self, given: Mapping[str, str]) -> tuple[Action, int | None]:
        """Return the action that is meant and the decision number its values carried (None: typed by hand).

        A noun left out is filled in where only one is legal; a choice of several left out is none of them. Raises
        Refused when it is not clear which is meant, when the words name nothing, or when they were offered for an
        earlier choice; what is named but not legal is returned, for the rules to refuse.
        """
        decision = _decision(given)
        if decision is not None and decision != decision_of(self.sitting, self.seat):
            raise refused("stale")
        fitting = self._fitting(given)
        if len(fitting) > 1:
            fitting = [action for action in fitting if self._is_plain(action, given)] or fitting
        if len(fitting) == 1:
            return fitting[0], decision
        if len(fitting) > 1:
            raise refused("say-which", options=self._options(fitting))
        return self._as_named(given), decision

    def _is_plain(self, action: Action, given: Mapping[str, str]) -> bool:
        """Return whether the choices of several that were left out are empty in this action."""
        left_out = [
            value
            for slot, value in zip(self.verb.slots, nouns(action), strict=True)
            if slot.many and not given.get(slot.id)
        ]
        return bool(left_out) and all(value == NONE for value in left_out)

    def _as_named(self, given: Mapping[str, str]) -> Action:
        values = [_bare(given.get(slot.id, "")) or NONE for slot in self.verb.slots]
        try:
            return build({self.verb.id: self.verb}, self.verb.id, values)
        except Unreadable as error:
            if self.legal:
                raise refused("say-which", options=self._options(self.legal)) from error
            raise refused("not-now", verb=self._verb_name()) from error

    def _verb_name(self) -> Phrase:
        return say(f"{self.sitting.game.meta.prefix}-verb-{self.verb.id}")

    def _options(self, actions: Sequence[Action]) -> tuple[Phrase | str, ...]:
        named: tuple[Phrase | str, ...] = tuple(self.sitting.speaker.label(self.view, action) for action in actions[:8])
        return named if len(actions) <= 8 else (*named, "…")

    def _fitting(self, given: Mapping[str, str]) -> list[Action]:
        """Return the legal actions whose nouns are those given."""
        fitting = self.legal
        for place, slot in enumerate(self.verb.slots):
            if text := given.get(slot.id):
                meant = self._meant(slot.id, _bare(text), {nouns(action)[place] for action in self.legal})
                fitting = [action for action in fitting if nouns(action)[place] in meant]
        return fitting

    def _meant(self, slot: str, text: str, values: Collection[str]) -> Collection[str]:
        """Return which of the values a typed text means.

        It may be a code, the same things in another order, or a name in any language; what follows the name may be
        left out.
        """
        found = [value for value in values if text == value or _things(text) == _things(value)]
        if found:
            return found
        named = {value: self._names_of(slot, value) for value in values}
        folded = text.casefold()
        exactly = [value for value, names in named.items() if folded in names]
        return exactly or [value for value, names in named.items() if any(_begins(name, folded) for name in names)]

    def _names_of(self, slot: str, value: str) -> set[str]:
        phrase = self.sitting.speaker.noun(self.view, self.verb.id, slot, value)
        return {words(phrase).casefold() for words in self.tongues}

    def _name(self, slot: str, value: str) -> str:
        return self.words(self.sitting.speaker.noun(self.view, self.verb.id, slot, value))

    def _choice(self, value: str, name: str) -> Choice:
        # The decision number rides along, so that a choice offered for an earlier position is known as stale.
        coded = f"{value}{_MARK}{decision_of(self.sitting, self.seat)}"
        return Choice(coded, cut(name, SHOWN))


def from_menu(
    sitting: Sitting, seat: int, given: Sequence[str], values: Sequence[str], among: Sequence[Action] | None = None
) -> Action:
    """Return the action of a button (`given`: verb and nouns) completed by a menu's values. Raises Refused.

    `among`: the actions that were offered; without it those that are legal for the seat.
    """
    verbs = sitting.game.meta.verb_map()
    if not given or given[0] not in verbs:
        raise refused("not-readable")
    verb = verbs[given[0]]
    words = list(given[1:])
    if len(values) > 1:
        legal = sitting.game.legal(sitting.state, seat) if among is None else among
        words.append(_in_order(legal, verb, values))
    elif values and values[0] != NONE:
        words += values[0].split(" ")
    try:
        return build(verbs, verb.id, words)
    except Unreadable as error:
        raise refused("not-readable") from error


def _in_order(legal: Sequence[Action], verb: Verb, values: Sequence[str]) -> str:
    wanted = set(values)
    for action in legal:
        if verb_of(action) == verb.id and set(nouns(action)[-1].split("+")) == wanted:
            return nouns(action)[-1]
    return "+".join(values)


def _bare(text: str) -> str:
    return text.split(_MARK)[0].strip()


def _things(text: str) -> frozenset[str]:
    return frozenset(re.split(r"[+,;\s]+", text)) - {""}


def _begins(name: str, text: str) -> bool:
    """Return whether the name begins with all the words of the text."""
    return bool(text) and name.startswith(text) and not name[len(text) :][:1].isalnum()


def _decision(given: Mapping[str, str]) -> int | None:
    marks = {text.rpartition(_MARK)[2] for text in given.values() if _MARK in text}
    numbers = [int(mark) for mark in marks if mark.isascii() and mark.isdigit() and len(mark) < 10]
    return min(numbers) if numbers else None


def _rank(wanted: str, code: str, name: str) -> int:
    """Return 0 for a value that is named in full, 1 for one that begins so, 2 for the others."""
    if wanted in (code, name):
        return 0
    return 1 if name.startswith(wanted) else 2
