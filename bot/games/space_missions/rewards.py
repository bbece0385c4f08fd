"""What a success pays, to a seat or the Automa: the first more than later ones, and success bars."""

from __future__ import annotations

from msgspec import Struct

from bot.games.core.events import Event
from bot.games.space_missions.change import put
from bot.games.space_missions.events import Rewarded
from bot.games.space_missions.material import CATEGORIES, Mission
from bot.games.space_missions.state import SpaceMissionsState


class Reward(Struct, frozen=True, gc=False):
    """A success scored: its points, the bars (by `CATEGORIES`) after it, and which missions lie grey then."""

    points: int
    bars: tuple[int, ...]
    done: tuple[bool, ...]


def worth(mission: Mission, *, done: bool) -> int:
    """Return what a success pays; `done`: the mission card lies with its grey back up."""
    return mission.later if done else mission.first


def counted(mission: Mission, *, media: bool, done: bool) -> tuple[str, ...]:
    """Return the categories in which a success counts, in order; media only with its blue front up."""
    blue = media and not done
    return tuple([one for one in CATEGORIES if one in mission.categories or (blue and one == CATEGORIES[0])])


def rewarded(
    state: SpaceMissionsState, who: int, mission: Mission, bars: tuple[int, ...], events: list[Event]
) -> Reward:
    """Score a success of a seat or `AUTOMA` that has these bars: the card is turned to its grey back."""
    at = mission.number - 1
    done = state.done[at]
    steps = counted(mission, media=mission.number in state.variant.media, done=done)
    points = worth(mission, done=done)
    events.append(Rewarded(who, mission.number, points, not done, steps))
    bars = tuple([count + (category in steps) for category, count in zip(CATEGORIES, bars, strict=True)])
    return Reward(points, bars, put(state.done, at, True))
