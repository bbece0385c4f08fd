"""What is gained at once. It becomes due in one order: CrypCoin, helium-3, research points, tracks, removals.

The text leaves the order to the player. This order is never worse than another: CrypCoin and helium need nothing and
may pay for a barrier; research points may bring CrypCoin, and nothing else that is gained helps to spend them; so
tracks, with their barriers, come last (ruling 50; removals touch nothing of the player's own).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from bot.games.core.events import Event
from bot.games.skymines.change import owe
from bot.games.skymines.events import Gained
from bot.games.skymines.material import NOBODY, Reward
from bot.games.skymines.state import Due, SkyminesState


def gain(
    state: SkyminesState, seat: int, reward: Reward, source: str, events: list[Event], company: int = NOBODY
) -> SkyminesState:
    """Return the state in which a reward is due first. `company`: the one whose `track` spaces are meant."""
    if reward.coin or reward.helium or reward.research:
        events.append(Gained(seat, source, reward.coin, reward.helium, reward.research))
    return owe(state, *dues(reward, company))


@lru_cache(1024)  # there are few rewards, and most of them come often
def dues(reward: Reward, company: int = NOBODY) -> tuple[Due, ...]:
    """Return what a reward makes due, in order. `titanium_coin` is the affair of the plan that shows it."""
    return tuple(_dues(reward, company))


def _dues(reward: Reward, company: int) -> Iterator[Due]:
    for kind, amount in (("coin", reward.coin), ("helium", reward.helium), ("research", reward.research)):
        if amount:
            yield Due(kind, amount)
    for at, spaces in enumerate(reward.tracks):
        spaces += reward.track_each + (reward.track if at == company else 0)
        if spaces:
            yield Due("move", spaces, at)
    if reward.track_any:
        yield Due("track", reward.track_any)
    if reward.remove:
        yield Due("remove", reward.remove)


def total(rewards: list[Reward]) -> Reward:
    """Return the rewards of one expansion as one (ruling 50): their research points are spent as one total.

    What a board gives for entering is one of these four alone.
    """
    if len(rewards) == 1:
        return rewards[0]
    return Reward(
        coin=sum(reward.coin for reward in rewards),
        helium=sum(reward.helium for reward in rewards),
        research=sum(reward.research for reward in rewards),
        track=sum(reward.track for reward in rewards),
    )
