"""Actions named in words: autocomplete, slash commands and menus all read and write them here, from `legal` alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import islice, product

from bot.errors import Refused, refused
from bot.games.core.actions import Action, Slot, Unreadable, Verb, build, nouns, verb_of
from bot.games.core.phrase import Phrase
from bot.service.card import Choice
from bot.service.context import Context
from bot.service.features.looks.cards import cut
from bot.service.features.play.lexicon import NONE, Lexicon, Reading
from bot.service.features.play.panel import decision_of, meant
from bot.service.names import clean, shown
from bot.service.tables.loaded import LoadedTable
from bot.text.translator import Words

MOST = 25
SHOWN = 100
_TRIED = 1000
"""So many actions at most are tried to see whether the rules refuse them alike."""
_MARK = "@"


class Wording:
    """The nouns of one verb for one seat, in a language."""

    def __init__(self, context: Context, loaded: LoadedTable, seat: int, language: str, verb: Verb) -> None:
        self.loaded = loaded
        self.seat = seat
        self.verb = verb
        self.words: Words = loaded.words(context, language)
        self.view = loaded.view(seat)
        tongues = [self.words, *(loaded.words(context, other) for other in context.translator.languages)]
        self.lexicon = Lexicon(loaded.presenter, self.view, verb, tongues)
        legal = loaded.game.legal(loaded.state, seat) if seat in loaded.to_move() else ()
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
        return [self._choice(value, named[value]) for value in found[:MOST]]

    def read(self, given: Mapping[str, str]) -> tuple[Action, int | None]:
        """Return the action that is meant and the decision number its values carried (None: typed by hand).

        A noun left out is filled in where only one is legal; a choice of several left out is none of them. Raises
        Refused when it is not clear which is meant, when a word names nothing there is, or when they were offered for
        an earlier choice; what is named but not legal is returned, for the rules to refuse.
        """
        decision = _decision(given)
        if decision is not None and decision != decision_of(self.loaded, self.seat):
            raise refused("stale")
        readings = self._readings(given)
        fitting = self._fitting(readings)
        if len(fitting) > 1:
            fitting = [action for action in fitting if self._is_plain(action, given)] or fitting
        if len(fitting) > 1:
            raise refused("say-which", options=self._options(fitting))
        return fitting[0] if fitting else self._for_the_rules(given, readings), decision

    def _is_plain(self, action: Action, given: Mapping[str, str]) -> bool:
        """Return whether the choices of several that were left out are empty in this action."""
        left_out = [
            value
            for slot, value in zip(self.verb.slots, nouns(action), strict=True)
            if slot.many and not given.get(slot.id)
        ]
        return bool(left_out) and all(value == NONE for value in left_out)

    def _for_the_rules(self, given: Mapping[str, str], readings: Mapping[str, Reading]) -> Action:
        """Return an action as it was named, though it is not legal, so that the rules say why.

        A word that names nothing is overlooked where the rules say the same whatever it could mean. Raises Refused
        where they do not.
        """
        values = [self._meant(slot, readings.get(slot.id)) for slot in self.verb.slots]
        verbs = {self.verb.id: self.verb}
        actions = [build(verbs, self.verb.id, named) for named in islice(product(*values), _TRIED)]
        strange = next((slot for slot in self.verb.slots if slot.id in readings and readings[slot.id].unknown), None)
        if strange is not None and not self._refused_alike(actions):
            raise self._unknown(strange, readings[strange.id].unknown)
        return actions[0]

    def _meant(self, slot: Slot, reading: Reading | None) -> tuple[str, ...]:
        """Return all that a slot may mean: whatever there is, where nothing that is known was named."""
        if reading is not None and reading.values:
            return reading.values
        return (NONE,) if slot.many and reading is None else self.lexicon.codes(slot)

    def _refused_alike(self, actions: Sequence[Action]) -> bool:
        """Return whether the rules forbid all of these for the same reason."""
        first, *others = [self.loaded.game.why_illegal(self.loaded.state, self.seat, action) for action in actions]
        return first is not None and all(other == first for other in others)

    def _unknown(self, slot: Slot, text: str) -> Refused:
        place = self.verb.slots.index(slot)
        options = self.lexicon.nearest(slot, text, [nouns(action)[place] for action in self.legal])
        return refused("unknown-noun", typed=shown(clean(text)), options=options)

    def _options(self, actions: Sequence[Action]) -> tuple[Phrase | str, ...]:
        named: tuple[Phrase | str, ...] = tuple(
            self.loaded.presenter.label(self.view, action) for action in actions[:8]
        )
        return named if len(actions) <= 8 else (*named, "…")

    def _readings(self, given: Mapping[str, str]) -> dict[str, Reading]:
        """Return what the nouns that are given mean, by slot."""
        return {
            slot.id: self.lexicon.read(slot, _bare(text), {nouns(action)[place] for action in self.legal})
            for place, slot in enumerate(self.verb.slots)
            if (text := given.get(slot.id))
        }

    def _fitting(self, readings: Mapping[str, Reading]) -> list[Action]:
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
        # The decision number rides along, so that a choice offered for an earlier position is known as stale.
        coded = f"{value}{_MARK}{decision_of(self.loaded, self.seat)}"
        return Choice(coded, cut(name, SHOWN))


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
    if len(values) > 1:
        legal = loaded.game.legal(loaded.state, seat) if among is None else among
        words.append(_in_order(legal, verb, values))
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
    return "+".join(values)


def _bare(text: str) -> str:
    return text.split(_MARK)[0].strip()


def _decision(given: Mapping[str, str]) -> int | None:
    marks = {text.rpartition(_MARK)[2] for text in given.values() if _MARK in text}
    numbers = [int(mark) for mark in marks if mark.isascii() and mark.isdigit() and len(mark) < 10]
    return min(numbers) if numbers else None


def _rank(wanted: str, code: str, name: str) -> int:
    """Return 0 for a value that is named in full, 1 for one that begins so, 2 for the others."""
    if wanted in (code, name):
        return 0
    return 1 if name.startswith(wanted) else 2
