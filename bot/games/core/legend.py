"""The legend of a game's pictures: each small sign with its name, for its picture and its text."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from msgspec import Struct

from bot.games.core.phrase import Phrase, say

LEGEND = "legend"
"""The look that shows it."""


class Group(Struct, frozen=True):
    """Signs of one sort: what they have in common, and each by the name of its picture, with what it is called."""

    heading: Phrase
    signs: tuple[tuple[str, Phrase], ...]


class Legend(Struct, frozen=True):
    """A game's signs. `title`: the game's."""

    title: str
    groups: tuple[Group, ...]

    def lines(self) -> tuple[Phrase, ...]:
        """Return each group in words."""
        return tuple(
            say("legend-group", heading=group.heading, signs=tuple(name for _, name in group.signs))
            for group in self.groups
        )


def group(heading: str, signs: Iterable[str], name: Callable[[str], Phrase]) -> Group:
    """Return a group of signs. `heading`: a text's key. `name`: what a sign is called, by its picture's name."""
    return Group(say(heading), tuple((sign, name(sign)) for sign in signs))
