"""Actions in words: autocomplete offers legal ones, and slash commands and menus are read as actions.

A typed name is looked up among all things of the game (`Presenter.vocabulary`), not only among the legal ones: an
illegal action must be refused by the rule that forbids it, and not as an unknown word.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from functools import cached_property
from itertools import islice, product
from typing import Any

from bot import limits
from bot.errors import Refused, refused
from bot.games.core.actions import NONE, Action, Slot, Unreadable, Verb, build, nouns, read_noun, verb_of
from bot.games.core.contract import Presenter
from bot.games.core.phrase import Phrase, say
from bot.service.card import Choice, meant
from bot.service.context import Context
from bot.service.features.looks.cards import cut
from bot.service.features.play.panel import decision_of
from bot.service.names import clean, shown
from bot.service.tables.loaded import LoadedTable
from bot.text.translator import Words

# -- names ------------------------------------------------------------------------------------------------------------

CANDIDATES = 5
"""The most names that are suggested for an unknown one."""
_LONGEST = 400
"""Characters of the longest text that is searched for names: nobody types more."""
_BREAK = re.compile(r"[\s+,;&]")


@dataclass(frozen=True)
class NounReading:
    """The values that a typed text may mean (only legal ones, if there are any), and the words not understood."""

    values: tuple[str, ...]
    unknown: str = ""


class Lexicon:
    """The names of all values of one verb's slots, in every language."""

    def __init__(self, presenter: Presenter, view: Any, verb: Verb, languages: Sequence[Words]) -> None:
        self._presenter = presenter
        self._view = view
        self._verb = verb
        self._languages = languages
        self._names: dict[tuple[str, str], frozenset[str]] = {}

    def codes(self, slot: Slot) -> tuple[str, ...]:
        """Return every value that the slot may have in this game."""
        return tuple(self._plain[slot.id])

    def read(self, slot: Slot, text: str, legal: Collection[str]) -> NounReading:
        """Return what a text means: a code, the same things in another order, or a name in any language.

        The first words of a name are enough. `legal`: the slot's values that are legal now.
        """
        same = [value for value in legal if text == value or (slot.many and _things(text) == _things(value))]
        if same or not text or len(text) > _LONGEST:
            return NounReading(tuple(same), "" if same else text or "?")
        if text in self._plain[slot.id] or (slot.many and text == NONE):
            return NounReading((text,))
        found = self._named(slot, text, [*legal, *([] if slot.many else self.codes(slot))])
        if found:
            return NounReading(tuple([value for value in found if value in legal]) or tuple(found))
        if slot.many:
            return self._several(slot, text, {thing for value in legal for thing in value.split("+")})
        return NounReading((text,)) if _is_number(slot, text) else NounReading((), text)

    def nearest(self, slot: Slot, text: str, values: Iterable[str]) -> tuple[Phrase, ...]:
        """Return the names of a few of these values (of all, if there are none), the most similar to the text first."""
        codes = dict.fromkeys(thing for value in values for thing in value.split("+") if thing != NONE)
        wanted = text[:_LONGEST].casefold()
        plain = self._plain[slot.id]
        ranked = sorted(codes or plain, key=lambda code: -self._likeness(slot, wanted, code))
        return tuple(
            plain.get(code) or self._presenter.slot_label(self._view, self._verb.id, slot.id, code)
            for code in ranked[:CANDIDATES]
        )

    @cached_property
    def _plain(self) -> dict[str, dict[str, Phrase]]:
        """The first name of each value, by slot and code."""
        return {slot: {code: names[0] for code, names in known.items()} for slot, known in self._vocabulary.items()}

    @cached_property
    def _vocabulary(self) -> dict[str, dict[str, list[Phrase]]]:
        found: dict[str, dict[str, list[Phrase]]] = {}
        for slot in self._verb.slots:
            known = found.setdefault(slot.id, {})
            for code, name in self._presenter.vocabulary(self._view, self._verb.id, slot.id):
                known.setdefault(code, []).append(name)
        return found

    def _named(self, slot: Slot, text: str, values: Iterable[str]) -> list[str]:
        """Return the values whose name is the text; if there are none, those whose name begins with it."""
        folded, values = text.casefold(), dict.fromkeys(values)
        exactly = [value for value in values if folded in self._names_of(slot, value)]
        return exactly or [
            value for value in values if any(_begins(name, folded) for name in self._names_of(slot, value))
        ]

    def _names_of(self, slot: Slot, value: str) -> frozenset[str]:
        known = self._names.get((slot.id, value))
        if known is None:
            phrases = [*self._vocabulary[slot.id].get(value, ())]
            phrases.append(self._presenter.slot_label(self._view, self._verb.id, slot.id, value))
            known = frozenset(words(phrase).casefold() for phrase in phrases for words in self._languages)
            self._names[slot.id, value] = known
        return known

    def _several(self, slot: Slot, text: str, legal: Collection[str]) -> NounReading:
        """Read several names, with commas, spaces or "and" between them. `legal`: the things that are legal now.

        Of things with the same name, it takes the first that is legal and not taken yet.
        """
        links = {words(say("host-list-and")).strip().casefold() for words in self._languages}
        codes: list[str] = []
        unknown: list[str] = []
        while text := text.lstrip(_BETWEEN):
            head, alike = self._first(slot, text)
            if not alike and text.startswith("+"):  # a separator, unless a name begins with it
                text = text[1:]
                continue
            code = next((code for code in alike if code in legal and code not in codes), next(iter(alike), None))
            if code:
                codes.append(code)
            elif head.casefold() not in links:
                unknown.append(head)
            text = text[len(head) :]
        order = {code: place for place, code in enumerate(self._plain[slot.id])}
        codes.sort(key=lambda code: int(code) if slot.number else order[code])
        return NounReading(("+".join(codes),) if codes else (), " ".join(unknown))

    def _first(self, slot: Slot, text: str) -> tuple[str, Sequence[str]]:
        """Return the longest beginning of the text that is a name, and the codes of that name; else its first word."""
        head = text
        for head in _beginnings(text):
            if head in self._plain[slot.id] or _is_number(slot, head):
                return head, [head]
            name = head.rstrip()
            found = self._named(slot, name, self.codes(slot))
            if len(found) == 1 or (found and name.casefold() in self._names_of(slot, found[0])):
                return head, found
        return head, ()

    def _likeness(self, slot: Slot, wanted: str, code: str) -> float:
        return max(SequenceMatcher(None, wanted, name).ratio() for name in self._names_of(slot, code))


def _beginnings(text: str) -> Iterator[str]:
    """Yield the text and all its beginnings that end where a word does, the longest first."""
    yield text
    for found in reversed(list(_BREAK.finditer(text))):
        yield text[: found.start()]


def _is_number(slot: Slot, text: str) -> bool:
    """Return whether the text is a number as a noun of this slot has it."""
    if not slot.number:
        return False
    try:
        read_noun(slot, text)
    except Unreadable:
        return False
    return NONE not in text and "+" not in text


def _things(text: str) -> frozenset[str]:
    return frozenset(re.split(r"[+,;\s]+", text)) - {""}


def _begins(name: str, text: str) -> bool:
    """Return whether the name begins with all the words of the text."""
    return bool(text) and name.startswith(text) and not name[len(text) :][:1].isalnum()


_BETWEEN = ",;& \t\r\n"
_TRIED = 200
"""The most actions that are tried to see whether the rules refuse all of them for the same reason."""
_MARK = "@"


# -- actions ----------------------------------------------------------------------------------------------------------


class Wording:
    """The nouns of one verb for one seat, in a language."""

    def __init__(self, context: Context, loaded: LoadedTable, seat: int, language: str, verb: Verb) -> None:
        self.loaded = loaded
        self.seat = seat
        self.verb = verb
        self.words: Words = loaded.words(context, language)
        self.view = loaded.view(seat)
        languages = [self.words, *(loaded.words(context, other) for other in context.translator.languages)]
        self.lexicon = Lexicon(loaded.presenter, self.view, verb, languages)
        legal = loaded.legal(seat)
        self.legal = [action for action in legal if verb_of(action) == verb.id]

    @classmethod
    def of(cls, context: Context, loaded: LoadedTable, seat: int, language: str, verb: str) -> Wording:
        """Return the wording of a verb by its id. Raises Refused when there is none, or the game has not begun."""
        found = loaded.game.meta.verb_map().get(verb)
        if found is None:
            raise refused("not-readable")
        return cls(context, loaded, seat, language, found)

    def complete(self, slot: str, given: Mapping[str, str], typed: str) -> list[Choice]:
        """Return the slot's values that are legal with the other nouns given, and fit what was typed.

        A value whose whole name or code was typed comes first, however many there are.
        """
        place = next((place for place, found in enumerate(self.verb.slots) if found.id == slot), None)
        if place is None:
            return []
        fitting = self._fitting(self._readings({name: value for name, value in given.items() if name != slot}))
        wanted = _bare(typed).casefold()
        named = {value: self._name(slot, value) for value in dict.fromkeys(nouns(action)[place] for action in fitting)}
        found = [value for value, name in named.items() if wanted in name.casefold() or wanted == value.casefold()]
        found.sort(key=lambda value: _rank(wanted, value.casefold(), named[value].casefold()))
        return [self._choice(value, named[value]) for value in found[: limits.AUTOCOMPLETE]]

    def read(self, given: Mapping[str, str]) -> tuple[Action, int | None]:
        """Return the action that is meant and the decision number its values carried (None: typed by hand).

        A missing noun is filled in if only one is legal. A missing choice of several things means none of them. An
        action that is not legal is returned, too, so that the rules refuse it. Raises Refused if several actions may
        be meant, if a word names nothing in the game, or if the values were offered for an earlier decision.
        """
        decision = _decision(given)
        if decision is not None and decision != decision_of(self.loaded, self.seat):
            raise refused("stale")
        readings = self._readings(given)
        fitting = self._fitting(readings)
        if len(fitting) > 1:
            fitting = [action for action in fitting if self._is_plain(action, given)] or fitting
        if len(fitting) > 1 and not self._are_alike(fitting):
            raise refused("say-which", options=self._options(fitting))
        return fitting[0] if fitting else self._for_the_rules(given, readings), decision

    def _are_alike(self, actions: Sequence[Action]) -> bool:
        """Return whether all these actions have the same label: then the first is as good as any."""
        first, *others = [self.loaded.presenter.label(self.view, action) for action in actions]
        return all(other == first for other in others)

    def _is_plain(self, action: Action, given: Mapping[str, str]) -> bool:
        """Return whether this action chooses nothing in each slot of several things that was left out."""
        left_out = [
            value
            for slot, value in zip(self.verb.slots, nouns(action), strict=True)
            if slot.many and not given.get(slot.id)
        ]
        return bool(left_out) and all(value == NONE for value in left_out)

    def _for_the_rules(self, given: Mapping[str, str], readings: Mapping[str, NounReading]) -> Action:
        """Return the action that was named, though it is not legal, so that the rules say why.

        An unknown word is ignored if the rules refuse the action whatever the word means. Otherwise raises Refused.
        """
        values = [self._meant(slot, readings.get(slot.id)) for slot in self.verb.slots]
        verbs = {self.verb.id: self.verb}
        actions = [build(verbs, self.verb.id, named) for named in islice(product(*values), _TRIED)]
        strange = next((slot for slot in self.verb.slots if slot.id in readings and readings[slot.id].unknown), None)
        if strange is not None and not self._refused_alike(actions):
            raise self._unknown(strange, readings[strange.id].unknown)
        return actions[0]

    def _meant(self, slot: Slot, reading: NounReading | None) -> tuple[str, ...]:
        """Return the values that a slot may mean: all of the game, if no known one was named."""
        if reading is not None and reading.values:
            return reading.values
        return (NONE,) if slot.many and reading is None else self.lexicon.codes(slot)

    def _refused_alike(self, actions: Sequence[Action]) -> bool:
        """Return whether the rules forbid all of these for the same reason."""
        refusals = (self.loaded.game.why_illegal(self.loaded.state, self.seat, action) for action in actions)
        first = next(refusals)
        return first is not None and all(other == first for other in refusals)

    def _unknown(self, slot: Slot, text: str) -> Refused:
        place = self.verb.slots.index(slot)
        options = self.lexicon.nearest(slot, text, [nouns(action)[place] for action in self.legal])
        return refused("unknown-noun", typed=shown(clean(text)), options=options)

    def _options(self, actions: Sequence[Action]) -> tuple[Phrase | str, ...]:
        named: tuple[Phrase | str, ...] = tuple(
            self.loaded.presenter.label(self.view, action) for action in actions[:8]
        )
        return named if len(actions) <= 8 else (*named, "…")

    def _readings(self, given: Mapping[str, str]) -> dict[str, NounReading]:
        """Return what the nouns that are given mean, by slot."""
        return {
            slot.id: self.lexicon.read(slot, _bare(text), {nouns(action)[place] for action in self.legal})
            for place, slot in enumerate(self.verb.slots)
            if (text := given.get(slot.id))
        }

    def _fitting(self, readings: Mapping[str, NounReading]) -> list[Action]:
        """Return the legal actions whose nouns are those given."""
        if any(reading.unknown for reading in readings.values()):
            return []
        places = {slot.id: place for place, slot in enumerate(self.verb.slots)}
        return [
            action
            for action in self.legal
            if all(nouns(action)[places[slot]] in reading.values for slot, reading in readings.items())
        ]

    def _name(self, slot: str, value: str) -> str:
        return self.words(self.loaded.presenter.slot_label(self.view, self.verb.id, slot, value))

    def _choice(self, value: str, name: str) -> Choice:
        # The value holds the decision number, so that a choice that was offered for an earlier decision is refused.
        coded = f"{value}{_MARK}{decision_of(self.loaded, self.seat)}"
        return Choice(coded, cut(name, limits.COMMAND_TEXT))


def from_menu(
    loaded: LoadedTable, seat: int, given: Sequence[str], values: Sequence[str], among: Sequence[Action] | None = None
) -> Action:
    """Return the action of a button (`given`: verb and nouns) completed by a menu's values. Raises Refused.

    `among`: the actions that were offered; without it those that are legal for the seat.
    """
    verbs = loaded.game.meta.verb_map()
    if not given or given[0] not in verbs:
        raise refused("not-readable")
    verb = verbs[given[0]]
    words = list(meant(given[1:]))
    several = len(words) + 1 == len(verb.slots) and verb.slots[-1].many and not any(" " in value for value in values)
    if len(values) > 1 or (values and several):
        legal = loaded.legal(seat) if among is None else among
        words.append(_in_order(legal, verb, [thing for value in values for thing in value.split("+")]))
    elif values and not (values[0] == NONE and len(words) == len(verb.slots)):  # else NONE is the value of a noun
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
    return "+".join(dict.fromkeys(values))


def _bare(text: str) -> str:
    return text.split(_MARK)[0].strip()


def _decision(given: Mapping[str, str]) -> int | None:
    marks = {text.rpartition(_MARK)[2] for text in given.values() if _MARK in text}
    numbers = [int(mark) for mark in marks if mark.isascii() and mark.isdigit() and len(mark) < 10]
    return min(numbers) if numbers else None


def _rank(wanted: str, code: str, name: str) -> int:
    """Return 0 if the name or code is what was typed, 1 if the name begins with it, else 2."""
    if wanted in (code, name):
        return 0
    return 1 if name.startswith(wanted) else 2
