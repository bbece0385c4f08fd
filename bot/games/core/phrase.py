"""Sentences as values: a Fluent key and its facts. Games say *what*; `bot.text` finds the words.

A phrase holds no words of a language, so each reader gets an event in their own language.
"""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct


class Who(Struct, frozen=True, tag="who"):
    """The player (person or computer) of a seat; the host knows the name."""

    seat: int


class Phrase(Struct, frozen=True, tag="phrase"):
    """A message key with its facts.

    `facts` maps the Fluent variable to a number (which plural rules see), a code that is shown as it is,
    a seat, another phrase, or a tuple of those (shown as a list, "a, b and c").
    """

    key: str
    facts: dict[str, Fact] = {}


Fact: TypeAlias = int | str | Who | Phrase | tuple["Who | Phrase | str | int", ...]


def say(key: str, **facts: Fact) -> Phrase:
    """Write a phrase: `say("sm-jumped", who=Who(0), planet=say("sm-planet-hazard"))`.

    A Python name cannot hold a hyphen, so `space_left` becomes Fluent's `$space-left`.
    """
    return Phrase(key, {name.replace("_", "-"): fact for name, fact in facts.items()})


def decimal(value: float) -> Phrase:
    """Say a number with one decimal, as each language writes it."""
    written = f"{value:.1f}"
    whole, tenth = ("0.0" if written == "-0.0" else written).split(".")
    return say("decimal", whole=whole, tenth=tenth)
