"""What the texts of Skymines are tried with."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from bot.games.core.actions import Action
from bot.games.core.events import Event
from bot.games.skymines import actions as act
from bot.games.skymines import events as happened
from bot.games.skymines.dropping import CHOOSE, STRAIGHT
from bot.games.skymines.game import META
from bot.games.skymines.material import (
    CARD,
    COMPANIES,
    DECK,
    LUNA,
    MAJORITY,
    MISSIONS,
    NONE,
    PLAN,
    STARTING_NAMES,
    TOKEN,
    TRACK,
)
from bot.games.skymines.presenter import BONUS_SPACES
from bot.games.skymines.track_spaces import PERFORMANCE, PURCHASE, SALE
from bot.games.skymines.view import SkyminesView
from tests.conformance.texts import Texts
from tests.games.skymines import views
from tests.games.skymines.games import refusals
from tests.games.skymines.refusals import REFUSED

_CARDS = (*DECK, *[f"{name}-0" for name in STARTING_NAMES], "single1", "tile-research", "tile-field", "tile-energy")
_WIDE = views.STRONG
_MIXED = ("D01", "D04", "D02", "D03", "C03")
_PLAIN = (*MAJORITY, *PURCHASE, *SALE, *PERFORMANCE, "buy", "sell")


def _anything(_view: SkyminesView) -> Iterator[Action]:
    """Every action of every verb that the material allows, possible here or not."""
    yield from map(act.Choose, TOKEN)
    yield from (act.Plan(_WIDE[:size]) for size in range(6))
    yield act.Plan(_MIXED)
    yield from (act.Arrange(slots) for slots in ((), (2,), (1, 2, 3, 4, 5)))
    yield from (act.Resources(cards, buy) for cards in (("D02",), _MIXED) for buy in (NONE, *DECK))
    yield from (kind(card) for card in _CARDS for kind in (act.Boost, act.Field, act.Recover))
    yield from (act.Energy(company) for company in (*COMPANIES, NONE))
    yield from (act.Energy(company, target) for company in COMPANIES for target in (1, 16, 24))
    yield from (act.Enter(number) for number in (1, 16, 24, 32, 101, 118, 218, 318, 417))
    yield from (kind(column) for column in (1, 2, 3) for kind in (act.Column, act.Return))
    yield from (act.Advance(company, steps) for company in COMPANIES for steps in (1, 12))
    yield from (act.Take(plan, screen) for plan in PLAN for screen in (0, 1, 15))
    yield from (act.Remove(company, column) for company in COMPANIES for column in (1, 3))
    yield from (act.Upload("D07", plans, flip) for plans, flip in product((0, 1, 2, 15), (0, 1, 3, 15)))
    yield from (act.Place(space) for space in BONUS_SPACES if space not in _PLAIN)
    yield from (act.Majority(space, tier) for space in MAJORITY for tier in (1, 2, 3))
    yield from (act.Buy(space, card) for space in ("buy", *PURCHASE) for card in (*DECK, NONE))
    yield from (act.Sell(space, card) for space in ("sell", *SALE, *PERFORMANCE) for card in _CARDS)
    yield from (act.Half(half) for half in (1, 2))
    yield from (act.DropOut(deck, rest) for deck in range(6) for rest in (STRAIGHT, CHOOSE))
    yield from (act.Rest(card, 5) for card in DECK)
    yield from (act.Link(mission, task) for mission in MISSIONS for task in (1, 2, 3))
    yield from (act.Pay(), act.Finish())


def _material() -> Iterator[str]:
    yield from (f"sk-company-{company}" for company in COMPANIES)
    yield from (f"sk-{part}-{card.kind}" for card in CARD.values() if card.kind != "plus" for part in ("kind", "brief"))
    yield from (f"sk-bonus-{track.lower()}-{half}" for track in TRACK for half in (1, 2))
    yield from (f"sk-task-{kind}" for mission in MISSIONS.values() for kind, _ in mission.tasks)
    yield from (f"sk-why-{verb.id}" for verb in META.verbs)
    yield from (f"sk-phase-{phase}" for phase in ("token", "planning", "actions", "over"))
    yield from (f"sk-told-ended-{reason}" for reason in (*META.ends, "vote"))


EVENTS: tuple[Event, ...] = (
    happened.Tokens(("S01", "S05")),
    happened.Revealed((("", "titanium1-0", "", "energy2-0", ""), ("", "D03", "D04", "D05", ""))),
    happened.Revealed((("",) * 5, ("",) * 5)),
    happened.UsedResources(0, ("carbon1-0",), 1),
    happened.UsedResources(0, ("carbon1-0", "C03"), 4),
    happened.UsedResources(0, ("carbon2-0", "C03"), 5, "A10", 4),
    happened.Boosted(0, "carbon1-0"),
    happened.Advanced(0, 0, 3, 4),
    happened.Advanced(0, 1, 3, 6, 2),
    happened.Advanced(LUNA, 2, 0, 2),
    happened.Passed(0, 3, 1, 1),
    happened.Passed(0, 3, 1, 2, (1,)),
    happened.Passed(LUNA, 3, 2, 2, (0, 1)),
    happened.Stopped(0, "barrier", 1, 2),
    happened.Stopped(0, "end", 2, 2),
    happened.Stopped(0, "units", 1),
    happened.Stopped(0, "energy", 2, 1),
    happened.Expanded(0, 4, 2),
    happened.Expanded(0, 1),
    happened.ColumnNamed(0, 2, 1),
    happened.Entered(0, 2, 16, 2),
    happened.Entered(0, 2, 18, 3, 1),
    happened.Gained(0, "plan", 1, 2, 3),
    happened.Returned(1, 18, 0),
    happened.Returned(1, 18, -1),
    happened.Removed(0, 1, 0),
    happened.Stored(0, 7),
    happened.Stored(0, 9, slot=True),
    happened.Stored(LUNA, 28, 4),
    happened.TookPlan(0, "A05", 3),
    happened.TookPlan(0, "R2", 4, "A05"),
    happened.TookPlan(0, "B22", 5, "A05", 3),
    happened.TookCoins(0, 2, 2),
    happened.Uploaded(0, "research2-0", -1, -1),
    happened.Uploaded(0, "research2-0", 0, 1),
    happened.Uploaded(0, "tile-research", 2, 6, 4, 5, slot=True),
    happened.UsedField(0, "A12", 1, 2),
    happened.UsedField(0, "B07", 3, 1, 2),
    happened.UsedField(0, "tile-field", 2, 0, 1),
    happened.Placed(0, "first-player"),
    happened.Placed(0, "tile-field", 2),
    happened.Placed(0, "M4-0", 1),
    happened.Placed(0, "minerals", 0, 2),
    happened.Placed(LUNA, "buy"),
    happened.Bought(0, "A10", 3),
    happened.Sold(0, "A10", 5),
    happened.Sold(0, "A10"),
    happened.HalfTaken(0, 1),
    happened.HalfTaken(0, 2),
    happened.TrackChosen(0, 1, 1),
    happened.TrackChosen(0, 1, 3),
    *(happened.Declined(0, what) for what in ("link", "recover", "perform")),
    happened.Recovered(0, "A10", 2),
    happened.Dropped(0, 1, ("titanium1-0", "E01")),
    happened.Dropped(0, -1, ()),
    happened.Rested(0, ("", "titanium1-0", "", "energy2-0", "")),
    happened.Linked(0, "M1"),
    happened.Fulfilled(0, "M1", 0),
    happened.Fulfilled(0, "M1", 2, last=True),
    happened.ResearchRefilled(("A05", "C22")),
    happened.Prepared(2, 1, ("A01",), ("A10", "E01"), ((), ())),
    happened.Prepared(3, 0, (), (), (("tile-plus",), ("tile-field", "tile-energy"))),
    happened.LunaPrepared("I-1", "II-2"),
    happened.LunaActed(1, "I-4"),
    happened.LunaGained(2, 1, 1),
    happened.LunaGained(cards=("A10", "E01")),
    happened.LunaGained(plans=("A05", "R2")),
    happened.LunaPassed("left"),
    *(happened.Ended(reason) for reason in (*META.ends, "vote")),
)
OFFERS = (("S01", "S02"), ("S03", "S04"))
SECRET: tuple[tuple[Event, Event], ...] = (
    (happened.Offered(OFFERS, 1, DECK[:3]), happened.Offered((("S05", "S06"), OFFERS[1]), 1, DECK[:3])),
    (happened.Chose(0, "S01"), happened.Chose(0, "S02")),
    (
        happened.Planned(0, ("", "titanium1-0", "", "energy2-0", "")),
        happened.Planned(0, ("", "energy2-0", "carbon1-0", "", "")),
    ),
    (happened.Selected(0, ("titanium1-0", "energy2-0", "")), happened.Selected(0, ("carbon1-0", "", ""))),
)
LOOKS = (
    *[("middle", look.id, None) for look in META.looks],
    ("middle", "player", "1"),
    ("middle", "plans", "1"),
    ("middle seen by a spectator", "hand", None),
    ("token", "hand", None),
    ("planning", "hand", None),
    ("arranging", "hand", None),
    ("expanding in the belt", "board", None),
    ("missions", "missions", None),
    ("missions", "plans", None),
    ("full", "board", None),
    ("full", "tracks", None),
    ("ended", "score", None),
    ("with Luna", "board", None),
    ("with Luna", "tracks", None),
    ("ended with Luna", "score", None),
)
CHOICES: tuple[tuple[str, Action], ...] = (
    ("token", act.Choose("S01")),
    ("planning", act.Plan(())),
    ("planning", act.Plan(("titanium1-0", "minerals2-0", "research2-0"))),
    ("full", act.Plan(_MIXED)),
    ("arranging", act.Arrange((2, 4))),
    ("resources", act.Boost("carbon1-0")),
    ("resources", act.Resources(("carbon1-0",), NONE)),
    ("resources", act.Resources(("carbon1-0", "carbon2-0", "C03"), "A01")),
    ("energy", act.Energy("skymine")),
    ("energy", act.Energy("skymine", 24)),
    ("energy", act.Energy(NONE)),
    ("expanding", act.Enter(20)),
    ("expanding", act.Enter(24)),
    ("expanding", act.Column(2)),
    ("expanding", act.Finish()),
    ("expanding in the belt", act.Enter(218)),
    ("expanding in the belt", act.Enter(115)),
    ("expanding in the belt", act.Enter(19)),
    ("a piece returns", act.Return(1)),
    ("an outpost is removed", act.Remove("tawac", 1)),
    ("units", act.Advance("astrogo", 2)),
    ("units", act.Finish()),
    ("barrier", act.Pay()),
    ("barrier", act.Finish()),
    ("points", act.Take("A01", 1)),
    ("points", act.Take("A02", 0)),
    ("points", act.Take("R2", 4)),
    ("points", act.Finish()),
    ("points at the end", act.Finish()),
    ("uploading", act.Upload("research2-0", 0, 0)),
    ("uploading", act.Upload("research2-0", 1, 0)),
    ("uploading", act.Upload("research2-0", 3, 2)),
    ("field", act.Field("A12")),
    ("field", act.Field("B07")),
    ("spaces", act.Majority("titanium", 2)),
    *[("spaces", act.Place(space)) for space in ("first-player", "tile-plus", "tile-field", "A2-1", "D2-2")],
    ("own space", act.Place("M4-0")),
    ("spaces", act.Buy("buy", "A01")),
    ("spaces", act.Buy("B2-2", "A10")),
    ("spaces", act.Buy("B2-1", NONE)),
    ("spaces", act.Sell("sell", "titanium1-0")),
    ("spaces", act.Sell("C2-2", "titanium1-0")),
    ("spaces of E2", act.Sell("E2-1", "titanium1-0")),
    *[("half of A2", act.Half(half)) for half in (1, 2)],
    *[("half of E2", act.Half(half)) for half in (1, 2)],
    ("perform", act.Energy("tawac")),
    ("perform", act.Finish()),
    ("recover", act.Recover("B01")),
    ("recover", act.Finish()),
    ("track", act.Advance("tawac", 2)),
    ("dropping out", act.DropOut(2, STRAIGHT)),
    ("dropping out", act.DropOut(2, CHOOSE)),
    ("full", act.DropOut(1, STRAIGHT)),
    ("middle", act.DropOut(0, STRAIGHT)),
    ("resting", act.Rest("carbon2-0", 4)),
    ("resting", act.Finish()),
    ("linking", act.Link("M1", 2)),
    ("linking", act.Finish()),
)
VALUES = (
    ("middle", "choose", "token", "S05"),
    ("middle", "plan", "cards", "D02"),
    ("middle", "plan", "cards", "titanium1-0+titanium2-0+C03"),
    ("middle", "resources", "buy", "none"),
    ("middle", "take", "plan", "B22"),
    ("middle", "take", "plan", "R5"),
    ("middle", "place", "space", "M4-0"),
    ("middle", "buy", "space", "B2-1"),
    ("middle", "energy", "company", "tawac"),
)
TEXTS = Texts(
    names=views.NAMES,
    views=views.every(),
    tried=lambda: views.every().values(),
    actions=_anything,
    events=EVENTS,
    secret=SECRET,
    keys=tuple(dict.fromkeys(_material())),
    categories=("cash", *COMPANIES, "tank", "research"),
    credits=("Alexander Pfister", "Viktor Kobilke", "Deep Print Games", "Pegasus Spiele"),
    odd=r"(?<=, ), |\?",
    looks=LOOKS,
    choices=CHOICES,
    values=VALUES,
    refusals=lambda: refusals(REFUSED),
)
