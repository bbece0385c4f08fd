"""Hand-made views of Space Missions for texts: the usual ones, and the fullest possible."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from bot.games.core.contract import Line, Result, Standing
from bot.games.core.phrase import say
from bot.games.space_missions.material import (
    AUTOMA,
    CRAFT,
    EDITION,
    ENHANCEMENTS,
    MISSIONS,
    SPECIALISTS,
    STOCK,
    TECHNOLOGIES,
    UNKNOWN,
)
from bot.games.space_missions.problems import consequences
from bot.games.space_missions.view import (
    AutomaPart,
    Deck,
    Flight,
    FlightCard,
    MissionCard,
    Player,
    SpaceMissionsView,
    TechnologyTest,
)

NAMES = ("Anna", "Bert", "Cleo", "Dora")
LONG = ("W" * 32,) * 4
PENDING = (
    "enhancement",
    "specialist",
    "develop",
    "test",
    "trial",
    "copy",
    "take-back",
    "announce",
    "load",
    "launch",
    "give",
    "solve",
    "injure",
    "lose",
    "remove",
    "bonus",
    "study",
    "remove-bonus",
    "return",
)


def deck(technology: str, **facts: Any) -> Deck:
    fresh: dict[str, Any] = {"cards": 5, "known": (), "removed": (), "added": 0, "extra": UNKNOWN}
    return Deck(technology, **(fresh | facts))


def player(seat: int, **facts: Any) -> Player:
    """A player at the beginning of the first year."""
    fresh: dict[str, Any] = {
        "points": 10,
        "bars": (0, 0, 0, 0),
        "levels": (1, 1, 1),
        "stock": (0,) * len(STOCK),
        "hand": SPECIALISTS,
        "played": (),
        "passed": False,
        "decks": tuple(map(deck, TECHNOLOGIES)),
        "upgrades": 4,
        "flight": None,
        "ledger": (0, 0, 0, 0),
    }
    return Player(seat, **(fresh | facts))


def flight(**facts: Any) -> Flight:
    """Mission 5 in its third step: a major control problem was met, with one of two astronauts injured."""
    drawn = (
        FlightCard(1, "thrust", "none"),
        FlightCard(1, "thrust", "minor", ("thrust-backup",)),
        FlightCard(2, "life-support", "minor", (), ("injure-1",)),
        FlightCard(3, "control", "major"),
    )
    usual: dict[str, Any] = {
        "mission": 5,
        "levels": (2, 0, 2, 0),
        "slots": slots(rocket={"payload": 1}, capsule={"control-backup": 1}),
        "fuel": 2,
        "inspection": False,
        "training": 1,
        "healthy": 1,
        "injured": 1,
        "step": 3,
        "symbol": 1,
        "drawn": drawn,
        "launched": True,
    }
    return Flight(**(usual | facts))


def slots(**crafts: dict[str, int]) -> tuple[tuple[int, ...], ...]:
    """Tokens aboard by craft (`lunar_module` for the lunar module)."""
    return tuple(
        tuple(crafts.get(craft.replace("-", "_"), {}).get(kind, 0) for kind in ENHANCEMENTS) for craft in CRAFT
    )


def start(viewer: int | None = 0, seats: int = 2, **facts: Any) -> SpaceMissionsView:
    """The first turn of seat 0."""
    first: dict[str, Any] = {
        "viewer": viewer,
        "seats": seats,
        "to_move": (0,),
        "over": False,
        "edition": EDITION.edition,
        "year": 1962,
        "phase": "actions",
        "pending": "specialist",
        "block": (),
        "turn": 0,
        "sequence": tuple(range(seats)),
        "upper": (),
        "players": tuple(map(player, range(seats))),
        "supply": (5, 5, 5, 5, 5, 8, 6, 2),
        "astronauts": 6,
        "missions": tuple(MissionCard(n, n in (3, 5, 6, 8), False, ()) for n in range(1, MISSIONS + 1)),
        "scored": ("media", "lunar", "manned", "unmanned"),
        "bonuses": EDITION.bonuses.printed,
        "event": None,
        "past": (),
        "events_left": 9,
        "next_event": None,
        "automa": None,
        "open_test": None,
        "copyable": (),
        "hits": (),
    }
    return SpaceMissionsView(**(first | facts))


def middle(viewer: int | None = 0, **facts: Any) -> SpaceMissionsView:
    """1965 in the actions: seat 0 has learned of its decks, seat 1 has passed, mission 2 is done."""
    mine = viewer == 0
    decks = (
        deck("thrust", cards=6, known=("major", "?", "?", "?", "?", "?") if mine else (), added=1),
        deck("control", cards=4, removed=("minor",), extra="none" if mine else UNKNOWN),
        *map(deck, TECHNOLOGIES[2:]),
    )
    one = player(
        0,
        points=16,
        bars=(0, 0, 1, 0),
        levels=(2, 1, 1),
        stock=(1, 2, 0, 0, 0, 2, 0, 1),
        hand=("tester", "scientist", "spy"),
        played=("mechanic", "astronaut", "engineer"),
        decks=decks,
        upgrades=3,
        ledger=(5, 2, 1, -2),
    )
    other = player(1, points=8, hand=("spy",), played=("engineer", "tester"), passed=True, ledger=(0, 0, 0, -2))
    missions = tuple(replace(card, done=card.number == 2) for card in start().missions)
    usual: dict[str, Any] = {
        "year": 1965,
        "players": (one, other),
        "sequence": (0,),
        "upper": (1,),
        "missions": missions,
        "past": ("all-clear-1", "valve-fault", "pump-recall"),
        "events_left": 6,
        "peeked": (1,),
        "next_event": "radar-fault" if viewer == 1 else None,
        "copyable": ("tester",),
    }
    return start(viewer, **(usual | facts))


def flying(viewer: int | None = 0, **facts: Any) -> SpaceMissionsView:
    """Seat 0 flies mission 5 and has to decide about the major control problem."""
    view = middle(viewer)
    one = replace(view.players[0], flight=flight(), levels=(2, 1, 2))
    missions = tuple(replace(card, flown_by=(0,)) if card.number == 5 else card for card in view.missions)
    usual: dict[str, Any] = {"phase": "fly", "pending": "solve", "event": "valve-fault", "missions": missions}
    return replace(view, players=(one, view.players[1]), **(usual | facts))


def testing(viewer: int | None = 0, action: str = "test-1-3") -> SpaceMissionsView:
    """Seat 0 holds two cards of a test of thrust."""
    drawn = ("major", "minor") if viewer == 0 else ()
    open_test = TechnologyTest(action, "thrust", drawn, 2, 0, False)
    return replace(middle(viewer), pending="trial", open_test=open_test, block=("fuel",))


def alone(viewer: int | None = 0, **facts: Any) -> SpaceMissionsView:
    """The solo game, with the Automa's mission chosen."""
    automa = AutomaPart("normal", 17, (1, 0, 0, 1), "spy", ("tester", "spy"), 3, 3, 6, (1, 3))
    usual: dict[str, Any] = {"automa": automa, "sequence": (AUTOMA, 0), "copyable": ("spy",)}
    return start(viewer, 1, **(usual | facts))


def standing(seats: int, automa: bool = False) -> Standing:
    """Everybody has all lines, and the first two share the victory."""
    names = ("start", "missions", "failures", "healthy", "lost", "media", "lunar", "manned", "unmanned")
    lines = tuple(Line(name, 10) for name in names)
    results = tuple(Result(seat, lines, 90, 1) for seat in range(seats))
    ours = (Result(None, lines[:2], 20, seats + 1, name=say("sms-automa")),) if automa else ()
    return Standing((*results, *ours), final=True)


def ended(viewer: int | None = 0) -> SpaceMissionsView:
    """Over by the landing."""
    view = middle(viewer)
    return replace(view, over=True, over_by="landing", to_move=(), pending=None, standing=standing(2))


def fullest(viewer: int | None = 0) -> SpaceMissionsView:
    """More than can lie on a table of four: everybody flies mission 8 with everything, and every deck is known."""
    loaded = ((2,) * len(ENHANCEMENTS),) * len(CRAFT)
    drawn = tuple(
        FlightCard(step, name, "minor", ("training",), ()) for step in range(1, 8) for name in TECHNOLOGIES[:3]
    )
    flown = flight(mission=8, levels=(3, 0, 3, 1), slots=loaded, training=3, drawn=drawn, step=7, inspection=True)
    cards = tuple(
        deck(name, cards=7, known=("major", "minor", "none", "?", "?", "?", "?"), added=2, removed=("minor", "none"))
        for name in TECHNOLOGIES
    )
    seats = tuple(
        player(
            seat,
            points=108,
            bars=(8, 6, 8, 8),
            levels=(3, 3, 3),
            stock=(3,) * len(STOCK),
            played=SPECIALISTS,
            decks=cards,
            flight=flown,
            ledger=(80, 20, 10, -12),
        )
        for seat in range(4)
    )
    missions = tuple(MissionCard(n, True, n < 8, (0, 1, 2, 3)) for n in range(1, MISSIONS + 1))
    return start(
        viewer,
        4,
        players=seats,
        missions=missions,
        year=1969,
        phase="event",
        pending="launch",
        event="cabin-leak-and-sickness",
        past=tuple(event.id for event in EDITION.events[:7]),
        next_event="gyro-drift-and-sickness",
        peeked=(0, 1, 2, 3),
        copyable=SPECIALISTS,
        upper=(0, 1, 2, 3),
        block=("test-1-3", "develop"),
        open_test=TechnologyTest("test-1-3", "life-support", ("major", "minor", "none"), 3, 0, False),
    )


def every() -> dict[str, SpaceMissionsView]:
    """All samples by name."""
    views = {
        "start": start(),
        "start seen by seat 1": start(1),
        "start seen by a spectator": start(None),
        "handicap": start(phase="handicap", pending="enhancement"),
        "middle": middle(),
        "middle seen by seat 1": middle(1),
        "middle seen by a spectator": middle(None),
        "testing": testing(),
        "testing two": testing(action="test-2"),
        "testing seen by seat 1": testing(1),
        "testing seen by a spectator": testing(None, "test-2"),
        "flying": flying(),
        "flying seen by a spectator": flying(None),
        "alone": alone(),
        "alone in the event": alone(phase="event", event="all-clear-1", past=()),
        "ended": ended(),
        "ended seen by a spectator": ended(None),
        "ended alone": replace(ended(), players=(player(0),), standing=standing(1, automa=True), over_by="sixties"),
        "fullest": fullest(),
        "fullest ended": replace(fullest(), over=True, over_by="vote", to_move=(), standing=standing(4)),
    }
    for pending in PENDING:
        for viewer in (0, 1):
            views[f"flying, {pending}, seen by {viewer}"] = flying(viewer, pending=pending, hits=("injure", "lose"))
    views |= _for_words()
    for failed, over in ((0, True), (0, False), (3, True), (3, False)):
        flown = flight(failed=failed, aborted=not over, over=over)
        seen = flying()
        views[f"failed {failed} {over}"] = replace(seen, players=(replace(seen.players[0], flight=flown),))
    for name, flown in {
        "flight that is over": flight(over=True),
        "flight before its launch": flight(step=0, drawn=(), launched=False),
        "flight before its first step": flight(step=0, drawn=()),
    }.items():
        seen = flying()
        views[name] = replace(seen, players=(replace(seen.players[0], flight=flown),))
    return views


def _for_words() -> dict[str, SpaceMissionsView]:
    """Positions that differ from the others in a sentence."""
    first = start()
    landed = tuple(replace(card, done=True) for card in first.missions)
    moon = replace(first, players=(player(0, flight=flight(mission=8)), first.players[1]))
    empty = flight(mission=3, healthy=0, injured=0, drawn=(FlightCard(3, "control", "major"),))
    made_minor = flight(drawn=(FlightCard(3, "control", "major", ("control-backup",)),))
    suffered = replace(empty.drawn[0], suffered=consequences(empty.drawn[0], 0))
    over = replace(empty, over=True, failed=3, drawn=(suffered,))
    return {
        "the last year": replace(first, year=1969),
        "all missions flown": replace(first, missions=landed),
        "flying to the Moon": moon,
        "two are lost": flying(pending="lose", hits=("lose", "lose")),
        "made minor": _with_flight(made_minor),
        "nobody aboard": _with_flight(empty),
        "landed with nobody aboard": _with_flight(over),
        "middle, between unknown cards": _with_deck(deck("thrust", known=("?", "minor", "?", "?", "?"))),
        "alone, expert": _automa(level="expert", past=(), cards=8),
        "alone, no card left": _automa(past=(1, 1, 1, 2, 2, 2, 3, 3), cards=0),
        "alone, the Automa lands": replace(_automa(mission=8), phase="fly", event="all-clear-1", past=()),
    }


def _with_flight(flown: Flight) -> SpaceMissionsView:
    view = flying()
    return replace(view, players=(replace(view.players[0], flight=flown), view.players[1]))


def _with_deck(known: Deck) -> SpaceMissionsView:
    view = middle()
    first = replace(view.players[0], decks=(known, *view.players[0].decks[1:]))
    return replace(view, players=(first, view.players[1]))


def _automa(**facts: Any) -> SpaceMissionsView:
    view = alone()
    assert view.automa is not None
    return replace(view, automa=replace(view.automa, **facts))
