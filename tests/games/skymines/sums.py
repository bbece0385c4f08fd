"""Rewards added up, for tests that compare totals."""

from __future__ import annotations

from collections.abc import Iterable

from bot.games.skymines.material import COMPANIES, Reward


def summed(rewards: Iterable[Reward]) -> Reward:
    """Return the sum of what rewards give."""
    every = list(rewards)
    tracks = [sum(reward.tracks[at] for reward in every) for at in range(len(COMPANIES))]
    return Reward(
        coin=sum(reward.coin for reward in every),
        helium=sum(reward.helium for reward in every),
        research=sum(reward.research for reward in every),
        track=sum(reward.track for reward in every),
        track_any=sum(reward.track_any for reward in every),
        remove=sum(reward.remove for reward in every),
        tracks=(tracks[0], tracks[1], tracks[2], tracks[3]),
        titanium_coin=any(reward.titanium_coin for reward in every),
    )
