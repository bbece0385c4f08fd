"""Refused actions by paragraph: the rules' tests ask for kind and paragraph, the golden texts for what is said."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from bot.games.skymines.change import owe, with_player
from bot.games.skymines.expansion import expand
from bot.games.skymines.material import ROUNDS, SCREENS, TOKEN
from bot.games.skymines.state import Due, SkyminesState
from tests.games.script import Refused
from tests.games.skymines.boards import MINERVA, SKYMINE, TAWAC, standing, with_vacated
from tests.games.skymines.builders import first, holding, table
from tests.games.skymines.games import GAME, after
from tests.games.skymines.positions import marked, owing, position, with_variant

SPACES = ("A2", "B2", "C2", "D2")
OTHER_SPACES = ("A1", "C1", "D2", "E2")


def chosen_tokens(options: dict[str, str] | None = None) -> SkyminesState:
    """Return a table whose seats plan for the first round; cards do not depend on chance."""
    state = first(2, options)
    names = tuple(TOKEN)
    for seat in range(2):
        state = with_player(state, seat, offered=names[2 * seat : 2 * seat + 2])
    state = replace(state, token_box=names[4:])
    return after(state, *[f"{seat} choose {names[2 * seat]}" for seat in range(2)])


def begin() -> SkyminesState:
    names = tuple(TOKEN)
    state = replace(first(2), token_box=names[4:])
    for seat in range(2):
        state = with_player(state, seat, offered=names[2 * seat : 2 * seat + 2])
    return state


def planning() -> SkyminesState:
    return with_player(chosen_tokens(), 0, hand=("titanium1-0", "minerals2-0", "energy2-0", "research2-0", "E01"))


def arranging() -> SkyminesState:
    state = chosen_tokens({"slots": "linked"})
    return after(state, "0 plan titanium1-0+energy2-0")


def having(*cards: str, **changes: Any) -> SkyminesState:
    """Return a table where these cards of seat 0 lie face up, and `changes` of the seat hold."""
    return with_player(holding(position(2), 0, *cards), 0, **changes)


def used() -> SkyminesState:
    return having("carbon1-0", "titanium1-0", used=(True, False, False, False, False))


def track(*plans: str, upload: int = -1, cash: int = 10) -> SkyminesState:
    """Return a table where seat 0 can upload these plans: the token's, then those of the screens."""
    screens = (*plans, *[""] * (SCREENS + 1 - len(plans)))
    return having("research2-0", "titanium1-0", screens=screens, upload=upload, cash=cash)


def points(amount: int, upload: int = 0) -> SkyminesState:
    """Return a table where seat 0 spends research points."""
    rows = (("A01", "A02", "", ""), ("B01", "", "", ""), ("C01", "", "", ""))
    state = position(2, research_display=rows, specials=("R2",))
    screens = ("S01", *[""] * SCREENS)
    return owe(with_player(state, 0, screens=screens, upload=upload), Due("research", amount), Due("end"))


def units(amount: int, *places: int, cash: int = 0) -> SkyminesState:
    """Return a table where seat 0 has units left and its markers on these places."""
    return owing(with_player(position(2), 0, tracks=places, cash=cash), Due("units", amount), Due("end"))


def spaces(tracks: tuple[str, str, str, str] = SPACES, level: int = 0, **changes: Any) -> SkyminesState:
    """Return a table where seat 0 has reached so many thresholds of each track."""
    return with_player(position(3, tracks=tracks), 0, levels=(level,) * 4, **changes)


def discarded(due: str, card: str, space: str = "E2-1", **changes: Any) -> SkyminesState:
    """Return a table where a card was discarded on E2, and something is due for it."""
    state = replace(with_player(spaces(OTHER_SPACES), 0, **changes), discard=("B01", card))
    hand = tuple([each for each in state.players[0].hand if each != card])
    return owing(with_player(state, 0, hand=hand), Due(due, card=card, space=space), Due("end"))


def moves(*places: int, excluded: tuple[int, ...] = ()) -> SkyminesState:
    """Return a table where seat 0 moves on a track of choice."""
    state = with_player(spaces(), 0, tracks=places)
    return owing(state, Due("track", 2, excluded=excluded, space="D2-1"), Due("end"))


def expanding(state: SkyminesState, company: int, energy: int) -> SkyminesState:
    """Return a table where seat 0 expands a company with so much energy."""
    return expand(replace(state, pending=(Due("end"),)), 0, company, energy, [])


def on_moon() -> SkyminesState:
    state = with_vacated(standing(standing(table(), SKYMINE, 24), MINERVA, 21), MINERVA, 5, 0, 0)
    return expanding(state, MINERVA, 1)


def on_belt(*vacated: int) -> SkyminesState:
    state = with_vacated(standing(table(board="belt"), MINERVA, 18), MINERVA, *vacated)
    return expanding(state, MINERVA, 3)


def in_reach_of_shuttles() -> SkyminesState:
    """Only shuttles are left in the station."""
    return on_belt(5, 1, 5)


def returning(*vacated: int) -> SkyminesState:
    state = with_vacated(table(), TAWAC, *vacated)
    return owing(state, Due("return", company=TAWAC, targets=(5,)), Due("end"))


def removing() -> SkyminesState:
    return owing(with_vacated(table(), SKYMINE, 5, 0, 0), Due("remove", 1), Due("end"))


def energy(*cards: str, pieces: bool = True) -> SkyminesState:
    state = holding(table(), 0, *cards)
    return state if pieces else with_vacated(state, MINERVA, 5, 5, 5)


def decks(**changes: Any) -> SkyminesState:
    resting = ((), ("carbon1-0",), (), ("titanium1-0",), ())
    return replace(with_player(position(2), 0, decks=resting), **changes)


def resting(*taken: int) -> SkyminesState:
    """Return a table where cards of seat 0 rest, after slots were taken (from 0)."""
    state = having("", "carbon2-0", "minerals2-0")
    return owing(state, Due("rest", targets=(1, 2), excluded=taken), Due("end"))


def with_missions(*missions: str, **changes: Any) -> SkyminesState:
    state = with_variant(position(3), missions=missions)
    for seat, personal in enumerate(("M4", "M5", "M6")):
        state = with_player(state, seat, personal=personal, tasks=(0, 1, 2))
    return with_player(state, 0, **changes)


def majorities() -> SkyminesState:
    """Seat 1 has more energy than seat 0; the marker of seat 2 is on the carbon space."""
    state = holding(holding(position(3), 0, "energy1-0", "minerals2-0"), 1, "energy2-1")
    return marked(state, ("carbon", 2))


def over() -> SkyminesState:
    return GAME.end_now(position(2)).state


def _of(make: Callable[..., SkyminesState], *given: Any, **named: Any) -> Callable[[], SkyminesState]:
    return lambda: make(*given, **named)


REFUSED = {
    "another seat's turn": Refused(position, {"1 drop 0 straight": "not-your-turn 2.1"}),
    "an action that is not due": Refused(position, {"0 enter 5": "not-now 2.3", "0 pay": "not-now 2.3"}),
    "something else is due": Refused(_of(points, 2), {"0 field A12": "not-now 2.3"}),
    "over": Refused(over, {"0 drop 0 straight": "over 14.1"}),
    "a token that was not offered": Refused(begin, {"0 choose S03": "no-token 3.1", "0 choose S99": "no-token 3.1"}),
    "a token after the choice": Refused(lambda: after(begin(), "0 choose S01"), {"0 choose S02": "chosen 3.5"}),
    "planning": Refused(
        planning,
        {
            "0 arrange 1": "plan-first 3.2",
            "0 plan E01": "not-playable 3.3",
            "0 plan carbon1-1": "not-playable 3.3",
            "0 plan titanium1-0+minerals2-0+energy2-0+research2-0": "too-many-cards 3.2",
            "0 plan energy2-0+titanium1-0": "plan-order 3.2",
        },
    ),
    "arranging": Refused(arranging, {"0 arrange 2+2": "arrange 3.4", "0 plan energy2-0": "arrange 3.4"}),
    "cards of the area": Refused(
        used,
        {
            "0 resources - none": "no-resource 4.1",
            "0 resources carbon1-0 none": "used-card 2.5",
            "0 resources minerals1-0 none": "not-in-area 2.4",
            "0 field titanium1-0": "wrong-kind 7.1",
            "0 upload research2-0 0 0": "not-in-area 2.4",
            "0 boost titanium1-0": "no-plus 12.1",
        },
    ),
    "resources": Refused(
        _of(having, "carbon1-0", "carbon2-0", "titanium1-0", "energy1-0"),
        {
            "0 resources energy1-0 none": "wrong-kind 4.1",
            "0 resources carbon2-0+carbon1-0 none": "card-order 4.2",
            "0 resources carbon1-0+titanium1-0 none": "mixed 4.5",
            "0 resources carbon1-0 E01": "not-displayed 4.3",
            "0 resources carbon1-0 A01": "card-too-dear 4.4",
        },
    ),
    "mixed resources without a card": Refused(
        _of(having, "carbon1-0", "titanium1-0", levels=(0, 0, 2, 0)),
        {"0 resources carbon1-0+titanium1-0 none": "mixed-without-card 4.5"},
    ),
    "the +1 tile": Refused(
        _of(having, "carbon1-0", "energy1-0", tiles=("tile-plus",)), {"0 boost energy1-0": "wrong-kind 12.2"}
    ),
    "the +1 tile once more": Refused(
        _of(having, "carbon1-0", "carbon2-0", tiles=("tile-plus",), boosted="carbon1-0"),
        {"0 boost carbon2-0": "plus-laid 12.1"},
    ),
    "units": Refused(
        _of(units, 3, 7, 0, 0, 24),
        {
            "0 finish": "units-left 4.6",
            "0 advance nowhere 1": "no-track 11.6",
            "0 advance tawac 4": "not-so-many-units 4.6",
            "0 advance minerva 1": "track-end 11.1",
            "0 advance astrogo 1": "barrier-unpaid 11.2",
        },
    ),
    "a barrier": Refused(
        lambda: owing(with_player(position(2), 0, tracks=(7, 0, 0, 0)), Due("barrier", 2, 0), Due("end")),
        {"0 advance astrogo 1": "not-now 2.3"},
    ),
    "no energy": Refused(_of(energy, "carbon1-0"), {"0 energy minerva 0": "energy-none 5.1"}),
    "little energy": Refused(
        _of(energy, "energy1-0"), {"0 energy nasa 0": "no-company 5.2", "0 energy none 0": "no-company 5.2"}
    ),
    "an empty station": Refused(
        _of(energy, "energy2-0", "energy1-0", pieces=False), {"0 energy minerva 21": "no-pieces 5.2"}
    ),
    "on the Moon": Refused(
        on_moon,
        {
            "0 enter 25": "no-target 5.3",
            "0 enter 22": "out-of-reach 5.3",
            "0 enter 21": "own-piece 5.3",
            "0 enter 24": "too-dear 5.4",
            "0 column 4": "no-column 5.5",
            "0 column 1": "column-empty 5.5",
            "0 column 3": "column-in-use 5.6",
        },
    ),
    "a second column": Refused(lambda: after(on_moon(), "0 column 2"), {"0 column 3": "column-named 5.6"}),
    "on the Belt": Refused(
        _of(on_belt, 1, 5, 0),
        {
            "0 enter 14": "no-target 5.3",
            "0 enter 118": "own-piece 5.3",
            "0 enter 318": "like-another 16.2",
            "0 enter 19": "no-piece 5.5",
            "0 column 2": "no-column 16.1",
        },
    ),
    "shuttles alone": Refused(in_reach_of_shuttles, {"0 enter 115": "no-piece 5.5", "0 column 3": "column-empty 5.5"}),
    "a piece returns": Refused(
        _of(returning, 3, 4, 0), {"0 return 3": "column-full 5.7", "0 return 4": "no-column 5.5"}
    ),
    "an outpost is removed": Refused(
        removing, {"0 remove skymine 1": "column-empty 5.5", "0 remove nasa 1": "no-company 5.2"}
    ),
    "uploading": Refused(
        _of(track, "S01", "A07", "R2", cash=1),
        {
            "0 upload research2-0 1 0": "requirement 6.4",
            "0 upload research2-0 0 1": "flip-unpaid 6.2",
        },
    ),
    "turning down": Refused(_of(track, "A01", "A01"), {"0 upload research2-0 0 7": "nothing-to-flip 6.2"}),
    "a special plan": Refused(_of(track, "A01", "R2", cash=1), {"0 upload research2-0 2 0": "plan-unpaid 6.5"}),
    "an empty screen": Refused(
        _of(track, "A01", "A01"),
        {"0 upload research2-0 3 0": "empty-screen 6.3"},
    ),
    "the last screen": Refused(
        lambda: with_player(track("A01"), 0, upload=SCREENS), {"0 upload research2-0 1 0": "last-screen 6.6"}
    ),
    "points": Refused(
        _of(points, 1, upload=2),
        {
            "0 take A05 3": "not-on-offer 10.1",
            "0 take C01 3": "points-short 10.2",
            "0 take A01 16": "no-screen 10.3",
            "0 take A01 2": "screen-reached 10.3",
            "0 take A01 14": "crossed-out 10.4",
        },
    ),
    "points in the last round": Refused(
        lambda: replace(points(1), round=ROUNDS, supplement=1), {"0 take B01 3": "plans-useless 10.6"}
    ),
    "no marker": Refused(
        _of(spaces, markers=0), {"0 place tile-plus": "no-marker 8.1", "0 buy buy A01": "no-marker 8.1"}
    ),
    "majorities": Refused(
        majorities,
        {
            "0 majority energy 1": "majority-less 8.3",
            "0 majority carbon 1": "space-taken 8.2",
            "0 majority minerals 4": "no-tier 8.4",
            "0 majority minerals 2": "tier-short 8.4",
            "0 majority scientist 1": "tier-short 8.4",
            "0 majority buy 1": "no-space 8.1",
        },
    ),
    "the first turn": Refused(lambda: replace(position(), turns=0), {"0 place first-player": "first-turn 8.5"}),
    "other spaces": Refused(
        _of(spaces, cash=1),
        {
            "0 place tile-field": "space-too-dear 8.6",
            "0 place A2-1": "bonus-locked 11.3",
            "0 buy buy none": "buy-nothing 8.7",
            "0 buy buy E01": "not-displayed 8.7",
            "0 buy buy A01": "space-too-dear 8.6",
            "0 sell sell A01": "card-not-in-hand 8.7",
        },
    ),
    "both spaces of a track": Refused(
        lambda: marked(spaces(level=2), ("A2-2", 0)), {"0 place A2-1": "track-marked 11.4"}
    ),
    "a share on E2": Refused(_of(spaces, OTHER_SPACES, 2, hand=("E01",), cash=1), {"0 sell E2-1 E01": "no-use 11.5"}),
    "a half": Refused(_of(discarded, "half", "energy1-0"), {"0 half 3": "no-half 11.7"}),
    "a half without action": Refused(
        _of(discarded, "half", "E01"), {"0 half 1": "not-performed 11.5", "0 half 3": "no-half 11.7"}
    ),
    "a half without CrypCoin": Refused(_of(discarded, "half", "energy1-0", cash=1), {"0 half 2": "no-recovery 11.5"}),
    "the discard pile": Refused(_of(discarded, "recover", "energy1-0"), {"0 recover A09": "not-discarded 11.5"}),
    "a discarded card": Refused(
        _of(discarded, "perform", "A12"),
        {
            "0 finish": "perform-due 11.7",
            "0 energy astrogo 0": "other-card 11.9",
            "0 field A13": "discarded-alone 11.9",
        },
    ),
    "a track of choice": Refused(
        _of(moves, 0, 0, 24, 0, excluded=(3,)),
        {
            "0 advance nowhere 2": "no-track 11.6",
            "0 advance minerva 2": "track-excluded 11.8",
            "0 advance skymine 2": "track-blocked 11.1",
            "0 advance astrogo 1": "other-steps 11.8",
        },
    ),
    "dropping out": Refused(
        decks,
        {"0 drop 1 straight": "no-deck 9.1", "0 drop 0 choose": "no-deck 9.1", "0 drop 2 up": "no-way-to-rest 9.7"},
    ),
    "dropping out in the last round": Refused(
        _of(decks, round=7), {"0 drop 4 straight": "deck-leftmost 9.2", "0 drop 2 choose": "no-way-to-rest 9.7"}
    ),
    "cards rest": Refused(resting, {"0 rest minerals2-0 2": "rest-card 9.3", "0 rest carbon2-0 1": "rest-slot 9.5"}),
    "a slot is taken": Refused(
        _of(resting, 2), {"0 rest carbon2-0 3": "rest-taken 9.4", "0 finish": "rest-straight 9.6"}
    ),
    "no missions": Refused(position, {"0 link M1 1": "no-missions 15.2"}),
    "missions": Refused(
        _of(with_missions, "M1", "M2"),
        {
            "0 link M3 1": "no-mission 15.2",
            "0 link M2 4": "no-task 15.3",
            "0 link M1 2": "task-not-met 15.3",
            "0 place M4-0": "tasks-left 15.1",
            "0 place M5-1": "others-space 15.1",
        },
    ),
    "linked": Refused(_of(with_missions, "M1", "M2", mission="M2"), {"0 link M1 1": "linked 15.4"}),
}
