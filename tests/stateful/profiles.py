"""Profiles of the state machine: which rules it draws, how often, and whether there are premoves and live tables.

A special rule finds a fault sooner than chance does. Those of `OFF` are drawn in the profiles that name them only.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from bot.games.registry import TITLES
from bot.service.features.live_mode.actions import HERE
from tests.stateful.membership import Membership
from tests.stateful.rules import ServiceMachine

PREMOVES = ("a_user_queues_premoves", "a_user_clears_premoves", "premoves_go_on", "the_next_player_has_premoves")
LIVE = ("all_are_here_and_play", "minutes_pass_and_a_user_looks")
OFF = ("a_turn_ends_by_an_open_action", "a_click_is_delivered_twice", *PREMOVES, *LIVE)


@dataclass(frozen=True)
class Profile:
    """`weights`: how often these rules are drawn, for one time of each other."""

    machine: type[ServiceMachine] = ServiceMachine
    weights: Mapping[str, int] = field(default_factory=dict[str, int])
    premoves: bool = False
    live: float = 0.0


def _once(*rules: str) -> dict[str, int]:
    return dict.fromkeys(rules, 1)


PROFILES = {
    "play": Profile(),
    "open": Profile(weights=_once("a_turn_ends_by_an_open_action")),
    "doubled": Profile(weights=_once("a_click_is_delivered_twice")),
    "people": Profile(Membership),
    "premoves": Profile(weights=_once(*PREMOVES), premoves=True),
    "live": Profile(weights=_once(*LIVE), live=HERE),
    "live-premoves": Profile(weights=_once(*PREMOVES, *LIVE), premoves=True, live=HERE),
}


def machine(name: str, game: str = "space-mission", *mixins: type) -> type[ServiceMachine]:
    """Return the state machine of a profile, in which this game is played."""
    profile = PROFILES[name]
    members: dict[str, Any] = {"game": TITLES[game].game, "premoves": profile.premoves, "live": profile.live}
    members |= {rule: None for rule in OFF if rule not in profile.weights}
    for rule, weight in profile.weights.items():
        members |= {f"{rule}_{number}": getattr(profile.machine, rule) for number in range(1, weight)}
    return type(f"{name.title().replace('-', '')}Machine", (*mixins, profile.machine), members)
