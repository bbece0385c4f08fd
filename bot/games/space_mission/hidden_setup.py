"""The deal by names, so that other programs can verify a record without this program's generator."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.games.core.events import Event
from bot.games.space_mission.events import Dealt
from bot.games.space_mission.material import PLANETS
from bot.games.space_mission.state import Site, SpaceMissionState


def hidden_setup(state: SpaceMissionState) -> Mapping[str, Any]:
    """Tell where every hidden thing lies: planets in ring order with their piles, hands by seat, the draw pile.

    `deck` has its top card first. Builtins of JSON only.
    """
    return {
        "start": state.start,
        "planets": [_planet(planet, site) for planet, site in zip(state.ring, state.sites, strict=True)],
        "hands": [list(pilot.hand) for pilot in state.pilots],
        "deck": list(state.deck),
        "discards": list(state.discards),
    }


def _planet(planet: str, site: Site) -> dict[str, Any]:
    facts = PLANETS[planet]
    return {
        "planet": planet,
        "jump": facts.jump,
        "scan": facts.scan,
        "landing": list(facts.landing),
        "pile": list(site.tiles),
    }


def opening(state: SpaceMissionState) -> tuple[Event, ...]:
    """Return the event that opens a log, from the first state."""
    return (Dealt(state.ring, tuple(pilot.hand for pilot in state.pilots), state.start),)
