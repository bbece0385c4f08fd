"""Actions are small typed values. Every action has a text form: a verb and its nouns.

`Jump(card=17, planet="hazard")` is `jump 17 hazard` in a custom id, in autocomplete, in the log and in a record.
A noun that is a choice of several is joined by "+"; none at all is "-".
"""

from __future__ import annotations

import types
import typing
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from bot.games.core.phrase import Fact, Phrase, say

Noun = int | str | tuple[int, ...] | tuple[str, ...]
NONE = "-"
"""The text form of a choice of several things that chooses none."""


class Action(Struct, frozen=True, tag_field="verb", forbid_unknown_fields=True, gc=False):
    """What a seat does. Subclasses are the verbs of a game (`tag="jump"`), their fields the nouns in order."""


class Refusal(Struct, frozen=True):
    """Why an action is not possible: which rule forbids it, and what would make it legal.

    `kind` is stable, for tests and logs. `rule` cites the paragraph (`2.3`), `reason` and `remedy` are for the
    person who tried. `exists`: what was tried exists in the game; else only somebody who mistypes asks for it.
    """

    kind: str
    rule: str
    reason: Phrase
    remedy: Phrase
    exists: bool = True


def refuse(prefix: str, kind: str, rule: str, reason: Mapping[str, Fact] | None = None, /, **remedy: Fact) -> Refusal:
    """Return a refusal: `<prefix>-refuse-<kind>` with the facts of `reason`, `<prefix>-remedy-<kind>` with the others.

    A game binds its prefix once: `no = partial(refuse, "sm")`.
    """
    why = say(f"{prefix}-refuse-{kind}", **(reason or {}))
    return Refusal(kind, rule, why, say(f"{prefix}-remedy-{kind}", **remedy))


class Slot(Struct, frozen=True):
    """One noun of a verb. `many`: a choice of any number of things at once."""

    id: str
    many: bool
    number: bool


Choosing: TypeAlias = Callable[[Any, Sequence[Any]], Sequence[Any]]
"""Chooses some of a verb's legal actions for a seat's view."""
MANY = 25
"""If a verb has more legal actions than this, its usual ones are listed."""


class Verb(Struct, frozen=True):
    """A verb as people meet it: a subcommand, a button, a menu.

    `public`: everybody may read the verb and its nouns as soon as it was done. Unless a game says so they are the
    actor's secret until the end (a tile chosen in secret, a hidden bid).
    `usual`: (view, legal actions) -> those of them that most players want, for a menu of one tap where there are too
    many to list; the others stay possible.
    `offered`: (view, legal actions) -> those of them that buttons and menus offer. Each other one does the same as one
    of these, or is worse in everything; it stays legal and can be typed.
    `joined`: its actions can begin a sequence of small decisions that is made in one press.
    `listed`: several of its actions can be chosen as a list by their first nouns. They follow each other in an order in
    which they are legal, each in the usual way; the action of this class, which has no noun, ends them.
    `later`: the value of its last noun that leaves the choice open: a list can be chosen with the nouns before it.
    """

    id: str
    action: type[Action]
    slots: tuple[Slot, ...]
    emoji: str
    public: bool = False
    usual: Choosing | None = None
    joined: bool = False
    offered: Choosing | None = None
    listed: type[Action] | None = None
    later: str | None = None


def verb(
    action: type[Action],
    emoji: str,
    *,
    public: bool = False,
    usual: Choosing | None = None,
    joined: bool = False,
    offered: Choosing | None = None,
    listed: type[Action] | None = None,
    later: str | None = None,
) -> Verb:
    """Read a verb off its action class."""
    config = action.__struct_config__
    slots = tuple(
        _slot(name, hint) for name, hint in typing.get_type_hints(action).items() if name in action.__struct_fields__
    )
    return Verb(str(config.tag), action, slots, emoji, public, usual, joined, offered, listed, later)


def _slot(name: str, hint: object) -> Slot:
    many = typing.get_origin(hint) is tuple
    kind = typing.get_args(hint)[0] if many else hint
    if isinstance(kind, types.UnionType) or kind not in (int, str):
        raise TypeError(f"noun {name} must be int, str or a tuple of one of them")
    return Slot(name, many, kind is int)


def noun_words(noun: Noun) -> str:
    """Return a noun's form in words: `17`, `hazard`, `12+40`, or `-` for none."""
    if isinstance(noun, tuple):
        return "+".join(map(str, noun)) or NONE
    return str(noun)


@lru_cache(maxsize=4096)
def nouns(action: Action) -> tuple[str, ...]:
    """Return the action's nouns in words, in the order of its verb's slots."""
    return tuple(noun_words(getattr(action, name)) for name in action.__struct_fields__)


def verb_of(action: Action) -> str:
    """Return the id of the action's verb."""
    return str(action.__struct_config__.tag)


def usual(verb: Verb, view: Callable[[], Any], actions: Sequence[Action]) -> Sequence[Action]:
    """Return those of a verb's legal actions that most players want; all of them if there are at most `MANY`, or the
    verb does not say. `view`: makes the seat's view, if that is asked for.
    """
    if verb.usual is None or len(actions) <= MANY:
        return actions
    wanted = {*verb.usual(view(), actions)}
    return [action for action in actions if action in wanted]


def offered(verbs: Mapping[str, Verb], view: Any, actions: Sequence[Action]) -> list[Action]:
    """Return the legal actions of a seat that buttons and menus offer: all that their verbs do not leave out."""
    by_verb: dict[str, list[Action]] = {}
    for action in actions:
        by_verb.setdefault(verb_of(action), []).append(action)
    left = {
        action
        for name, found in by_verb.items()
        if len(found) > 1 and (choose := verbs[name].offered) is not None
        for action in {*found}.difference(choose(view, found))
    }
    return [action for action in actions if action not in left]


class Unreadable(ValueError):
    """A text that is no action of this game."""


def build(verbs: Mapping[str, Verb], verb_id: str, given: typing.Sequence[str]) -> Action:
    """Read an action from a verb and its nouns in words; the inverse of `verb_of` and `nouns`.

    Raises Unreadable when there is no such verb or a noun is not of the verb's form. Whether the action is
    legal is asked of the game, not here.
    """
    chosen = verbs.get(verb_id)
    if chosen is None or len(given) != len(chosen.slots):
        raise Unreadable(f"{verb_id} with {len(given)} nouns")
    try:
        values = {slot.id: read_noun(slot, text) for slot, text in zip(chosen.slots, given, strict=True)}
        return msgspec.convert(values | {"verb": verb_id}, chosen.action)
    except (ValueError, msgspec.ValidationError) as error:
        raise Unreadable(str(error)) from error


def read_noun(slot: Slot, text: str) -> Noun:
    """Read a noun from its form in words. Raises Unreadable when it is not of the slot's form."""
    if not slot.many:
        return _number(text) if slot.number else text
    parts = () if text == NONE else tuple(text.split("+"))
    return tuple(map(_number, parts)) if slot.number else parts


def _number(text: str) -> int:
    # int() reads spaces, signs, underscores, zeros in front and other scripts' digits; a noun has one form only.
    if not (text.isascii() and text.isdigit() and len(text) <= 9 and text == str(int(text))):
        raise Unreadable(f"{text!r} is no number")
    return int(text)
