"""Views of Skymines tables that are built by hand: what the texts are tried with."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from bot.games.skymines.change import with_player
from bot.games.skymines.material import DECK, PLAN
from bot.games.skymines.state import Due, SkyminesState
from bot.games.skymines.view import SkyminesView
from tests.games.skymines import refusals as positions
from tests.games.skymines.boards import MINERVA, SKYMINE, TAWAC, standing
from tests.games.skymines.builders import at, holding
from tests.games.skymines.games import GAME
from tests.games.skymines.positions import marked, owing, position, with_luna

STRONG = ("D02", "D03", "D04", "D05", "D07")
"""A card of each kind with a share: their names are the longest."""
NAMES = ("Ada", "Ben", "Cleo", "Dov")


def middle() -> SkyminesState:
    """Return a table where companies have grown, cards lie face up, and plans wait on screens."""
    state = at(at(positions.majorities(), "tawac", 5, 6), "skymine", 16, 18)
    state = marked(state, ("carbon", 2), ("buy", 1))
    screens = ("S01", "A05", "R2", "", "B21", *[""] * 11)
    decks = ((), ("carbon1-0", "E01"), (), ("titanium1-0",), ())
    rows = (("A01", "A02", "", "A24"), ("B01", "B22", "B23", ""), ("C01", "C22", "C24", "C10"))
    state = replace(state, research_display=rows, supplement=2, discard=("A12", "B06", "E03"))
    return with_player(
        state, 0, screens=screens, decks=decks, tracks=(4, 9, 0, 2), tank=7, upload=0, flipped=(2,), single_use=1
    )


def full() -> SkyminesState:
    """Return a table of four in the last round, on which every look is as long as it gets."""
    state = position(4, round=7)
    plans = [plan for plan in PLAN if plan[0] == "B"][:15]
    rows = (("A01", "A05", "A06", "A12"), ("B02", "B21", "B22", "B03"), ("C22", "C24", "C21", "C19"))
    specials = ("R2", "R3", "R4", "R5", "R6", "R7")
    display = (*STRONG, "C05", "C04", "C03", "C02", "C01", "B06", "D06")
    state = replace(state, research_display=rows, specials=specials, supplement=6, display=display, discard=DECK[:30])
    for seat in range(4):
        decks = (DECK[:3], DECK[3:6], DECK[6:9], DECK[9:12], DECK[12:15])
        state = with_player(state, seat, screens=("S01", *plans), hand=DECK[15:30], decks=decks, cash=99)
        state = holding(state, seat, *STRONG)
    return state


def against_luna() -> SkyminesState:
    """Return a table of two and Luna."""
    return with_luna(position(2), majority=("II-1", "II-2"), tank=12, research=8, cash=21)


def expanding_on_moon() -> SkyminesState:
    """Return a table where Minerva enters spaces, some with a piece of Skymine."""
    return positions.expanding(standing(positions.on_moon(), SKYMINE, 23), MINERVA, 5)


def dues() -> dict[str, SkyminesState]:
    """Return tables where each kind of thing is due, and the secret choices."""
    barrier = owing(with_player(position(2), 0, tracks=(7, 0, 0, 0)), Due("barrier", 2, 0), Due("end"))
    linking = owing(positions.with_missions("M1", "M2", tank=6), Due("link"), Due("end"))
    half = owing(positions.spaces(), Due("half", space="A2-1"), Due("end"))
    belt = positions.on_belt(1, 1, 0)
    return {
        "token": positions.begin(),
        "planning": positions.planning(),
        "arranging": positions.arranging(),
        "resources": positions.having("carbon1-0", "carbon2-0", "titanium1-0", "C03", tiles=("tile-plus",)),
        "energy": positions.energy("energy1-0", "energy2-0"),
        "expanding": expanding_on_moon(),
        "expanding in the belt": standing(belt, TAWAC, (15, 0)),
        "one energy": positions.on_moon(),
        "a piece returns": positions.returning(2, 4, 0),
        "an outpost is removed": positions.removing(),
        "units": positions.units(3, 6, 0, 0, 22, cash=5),
        "one unit": positions.units(1, 6, 0, 0, 22),
        "barrier": barrier,
        "points": replace(positions.points(2), supplement=2),
        "points at the end": positions.points(2, upload=15),
        "uploading": positions.track("A01", "R2", "A07", "A02"),
        "field": positions.having("A12", "B07", tiles=("tile-field",)),
        "spaces": positions.spaces(level=2),
        "spaces of E2": positions.spaces(positions.OTHER_SPACES, 2),
        "half of A2": half,
        "half of E2": positions.discarded("half", "energy1-0"),
        "perform": positions.discarded("perform", "energy1-0", "E2-2"),
        "recover": positions.discarded("recover", "energy1-0", "E2-2"),
        "track": positions.moves(0, 0, 0, 0),
        "dropping out": positions.decks(),
        "resting": positions.resting(),
        "missions": positions.with_missions("M1", "M2", tank=6, mission="M2", tasks=(0, 2)),
        "linking": linking,
        "own space": positions.with_missions("M1", "M2", mission="M2", tasks=()),
    }


def view(state: SkyminesState, viewer: int | None = 0) -> SkyminesView:
    """Return what a viewer may know of a table."""
    seen = GAME.view(state, viewer)
    assert isinstance(seen, SkyminesView)
    return seen


@cache
def every() -> dict[str, SkyminesView]:
    """Return all views by name."""
    return {
        "middle": view(middle()),
        "middle seen by seat 1": view(middle(), 1),
        "middle seen by a spectator": view(middle(), None),
        "full": view(full()),
        "ended": view(GAME.end_now(middle()).state),
        "full and ended": view(GAME.end_now(full()).state, 1),
        "with Luna": view(against_luna()),
        "ended with Luna": view(GAME.end_now(against_luna()).state, 1),
        **{name: view(state) for name, state in dues().items()},
    }
