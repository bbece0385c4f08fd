"""Every shuffle of Space Mission: planets, tiles, cards, the starting seat, the reshuffled discard pile.

And what is dealt again when a table goes back in time.
"""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from bot.games.core.chance import Chance
from bot.games.core.contract import settle
from bot.games.space_mission.material import PLANETS
from bot.games.space_mission.state import SpaceMissionState
from tests.conformance.fair import Shuffles
from tests.games.space_mission.builders import GAME, Table, action


def _shuffles(seed: bytes, seats: int) -> Shuffles:
    state = GAME.setup(seats, settle(GAME.meta.options, {}), seed)
    others = [seat for seat in range(seats) if seat != state.start]
    return {
        "planets": [*((planet,) for planet in state.ring), [name for name in PLANETS if name not in state.ring]],
        "tiles": [site.tiles for site in state.sites],
        "cards": [*((card,) for card in state.deck), *(pilot.hand for pilot in state.pilots)],
        "who begins": [(state.start,), others],
        "reshuffle": _reshuffled(seed),
        **_anew(seed),
    }


@cache
def _worn() -> SpaceMissionState:
    """Return a table whose draw pile is empty after one card."""
    return Table().hand(0, 1, 2, 3).deck(40, size=1).state


def _reshuffled(seed: bytes) -> list[tuple[int, ...]]:
    state = replace(_worn(), chance=Chance(seed, 0, 999))
    after = GAME.apply(state, 0, action("top-up -")).state
    drawn = tuple(card for card in after.pilots[0].hand if card not in (1, 2, 3, 40))
    return [*((card,) for card in after.deck), drawn]


@cache
def _begun() -> SpaceMissionState:
    """Return a table at which no seat has looked at a planet yet."""
    return GAME.setup(2, settle(GAME.meta.options, {}), bytes(32))


def _anew(seed: bytes) -> Shuffles:
    state = GAME.redeal_hidden(replace(_begun(), chance=Chance(seed, 1)))
    return {
        "dealt anew: draw pile": [(card,) for card in state.deck],
        "dealt anew: tiles": [site.tiles for site in state.sites],
    }


SHUFFLES = {"space-mission": _shuffles}
