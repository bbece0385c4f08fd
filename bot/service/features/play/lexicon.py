"""Names that players type: read as the codes of what exists in the game, whether it is legal now or not.

What cannot be done must be refused by the rule that forbids it, so a name is looked up among all that the game's
presenter knows (`Presenter.vocabulary`), and not only among what is legal.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from functools import cached_property
from typing import Any

from bot.games.core.actions import Slot, Unreadable, Verb, read_noun
from bot.games.core.contract import Presenter
from bot.games.core.phrase import Phrase, say
from bot.text.translator import Words

NONE = "-"
"""The noun of an empty choice of several things."""
CANDIDATES = 5
"""So many names at most are offered for one that is not known."""
_LONGEST = 400
"""No user types more than this by hand; longer texts are not searched for names."""
_BREAK = re.compile(r"[\s+,;&]")


@dataclass(frozen=True)
class Reading:
    """The values that a typed text may mean, the legal ones alone if there are any, and the words not understood."""

    values: tuple[str, ...]
    unknown: str = ""


class Lexicon:
    """The names of all values of one verb's slots, in every language."""

    def __init__(self, presenter: Presenter, view: Any, verb: Verb, tongues: Sequence[Words]) -> None:
        self._presenter = presenter
        self._view = view
        self._verb = verb
        self._tongues = tongues
        self._names: dict[tuple[str, str], frozenset[str]] = {}

    def codes(self, slot: Slot) -> tuple[str, ...]:
        """Return every value that the slot may have in this game."""
        return tuple(self._plain[slot.id])

    def read(self, slot: Slot, text: str, legal: Collection[str]) -> Reading:
        """Return what a text means: a code, the same things in another order, or a name in any language.

        What follows a name may be left out. `legal`: the slot's values that are legal now.
        """
        same = [value for value in legal if text == value or (slot.many and _things(text) == _things(value))]
        if same or not text or len(text) > _LONGEST:
            return Reading(tuple(same), "" if same else text or "?")
        if text in self._plain[slot.id] or (slot.many and text == NONE):
            return Reading((text,))
        found = self._named(slot, text, [*legal, *([] if slot.many else self.codes(slot))])
        if found:
            return Reading(tuple([value for value in found if value in legal]) or tuple(found))
        if slot.many:
            return self._several(slot, text)
        return Reading((text,)) if _is_number(slot, text) else Reading((), text)

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
        """Return the values whose name is the text, in default of any those whose name begins with it."""
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
            known = frozenset(words(phrase).casefold() for phrase in phrases for words in self._tongues)
            self._names[slot.id, value] = known
        return known

    def _several(self, slot: Slot, text: str) -> Reading:
        """Read several names, with commas, spaces or "and" between them."""
        links = {words(say("host-list-and")).strip().casefold() for words in self._tongues}
        codes: list[str] = []
        unknown: list[str] = []
        while text := text.lstrip("+,;& \t\r\n"):
            head, code = self._first(slot, text)
            if code:
                codes.append(code)
            elif head.casefold() not in links:
                unknown.append(head)
            text = text[len(head) :]
        order = {code: place for place, code in enumerate(self._plain[slot.id])}
        codes.sort(key=lambda code: int(code) if slot.number else order[code])
        return Reading(("+".join(codes),) if codes else (), " ".join(unknown))

    def _first(self, slot: Slot, text: str) -> tuple[str, str | None]:
        """Return the longest beginning of the text that names one thing, and its code; else its first word."""
        head = text
        for head in _beginnings(text):
            if head in self._plain[slot.id] or _is_number(slot, head):
                return head, head
            found = self._named(slot, head.rstrip(), self.codes(slot))
            if len(found) == 1:
                return head, found[0]
        return head, None

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
