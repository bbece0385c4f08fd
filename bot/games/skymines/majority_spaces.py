"""The majority spaces: who may place a marker there, and for which tiers (rules 8; rulings 5, 6).

Paragraphs that refusals cite:

    8 bonus spaces  .3 majority spaces: no other player has more  .4 and one has what the tier asks for
"""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache, partial

from bot.games.core.actions import Refusal, refuse
from bot.games.skymines.actions import Majority
from bot.games.skymines.cards import Strength, compared, measure, other_scientists, strength, strength_of
from bot.games.skymines.material import LUNA, MAJORITY
from bot.games.skymines.speech import words
from bot.games.skymines.state import SkyminesState

no = partial(refuse, "sk")
_SCIENTIST = "scientist"
_MAJORITIES = tuple(
    [
        (
            Strength._fields.index(majority.measure),
            space,
            tuple([Majority(space, tier) for tier in range(len(majority.tiers), 0, -1)]),
        )
        for space, majority in MAJORITY.items()
    ]
)
"""For each majority space, what it compares (its place in a strength) and what a marker there can be for, the best tier
first."""


def options(state: SkyminesState, seat: int, own: Strength, taken: Collection[str]) -> list[Majority]:
    """Return the vacant majority spaces that a seat of this strength may use, with each tier that it has enough for.

    The best tier comes first. It looks at others only where the seat has enough itself.
    """
    within = [choice for choice in _enough_for(own) if choice[1] not in taken]
    if not within:
        return []
    others = [strength_of(state, other) for other in _competing(state) if other != seat]
    found: list[Majority] = []
    for at, _, actions in within:
        if not [other for other in others if other[at] > own[at]]:
            found += actions
    return found


@lru_cache(1024)
def _enough_for(own: Strength) -> tuple[tuple[int, str, tuple[Majority, ...]], ...]:
    """Return the majority spaces whose tiers a strength suffices for, as `_MAJORITIES` has them."""
    tiers = [(at, space, actions[len(actions) - _tiers(own, space) :]) for at, space, actions in _MAJORITIES]
    return tuple([choice for choice in tiers if choice[2]])


def _tiers(own: Strength, space: str) -> int:
    """Return the best tier that a seat has enough for, 0 for none; any lower one may be chosen too."""
    have = compared(own, space)
    if not have:
        return 0
    counted = other_scientists(own) if space == _SCIENTIST else have
    return sum([counted >= tier.least for tier in MAJORITY[space].tiers])


def _competing(state: SkyminesState) -> list[int]:
    """Return the seats, and Luna, whose strength counts on majority spaces.

    Only face-up cards count, so a seat that has dropped out has nothing (ruling 5); Luna's cards count also after she
    has passed (ruling 5).
    """
    seats = [seat for seat, player in enumerate(state.players) if not player.dropped]
    return seats if state.luna is None else [*seats, LUNA]


def _ahead(state: SkyminesState, seat: int, space: str) -> list[int]:
    """Return the others that have more of what the space compares; equals do not hinder."""
    own = measure(state, seat, space)
    return [other for other in _competing(state) if measure(state, other, space) > own]


def why_not(state: SkyminesState, seat: int, action: Majority) -> Refusal:
    """Return why a majority that is not listed cannot be had on a vacant space."""
    ahead = _ahead(state, seat, action.space)
    if ahead:
        reason = {"space": words.space(action.space), "who": tuple(map(words.who, ahead))}
        return no("majority-less", "8.3", reason, more=measure(state, ahead[0], action.space))
    if not 1 <= action.tier <= len(MAJORITY[action.space].tiers):
        return no("no-tier", "8.4", {"tier": action.tier}, count=len(MAJORITY[action.space].tiers))
    return no(
        "tier-short",
        "8.4",
        {"tier": action.tier, "space": words.space(action.space)},
        best=_tiers(strength(state, seat), action.space),
    )
