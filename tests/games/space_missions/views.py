"""Views of Space Missions for texts: those of the sample pictures, changed by hand, and the fullest possible."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from bot.games.core.contract import Standing
from bot.games.space_missions.material import CRAFT, EDITION, ENHANCEMENTS, MISSIONS, SPECIALISTS, STOCK, TECHNOLOGIES
from bot.games.space_missions.problems import consequences
from bot.games.space_missions.view import (
    Deck,
    Flight,
    FlightCard,
    MissionCard,
    Player,
    SpaceMissionsView,
    TechnologyTest,
)
from tests.samples import space_missions as samples

NAMES = ("Anna", "Bert", "Cleo", "Dora")
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
MET = (
    FlightCard(1, "thrust", "none"),
    FlightCard(1, "thrust", "minor", ("thrust-backup",)),
    FlightCard(2, "life-support", "minor", (), ("injure-1",)),
    FlightCard(3, "control", "major"),
)


def first(view: SpaceMissionsView, **facts: Any) -> SpaceMissionsView:
    """Return the view with these facts of its first player."""
    return replace(view, players=(replace(view.players[0], **facts), *view.players[1:]))


def flight(**facts: Any) -> Flight:
    """Mission 5 in its third step: a major control problem was met, with one of two astronauts injured."""
    aboard = ((0, 0, 0, 0, 1), (0,) * 5, (1, 0, 0, 0, 0), (0,) * 5)
    usual: dict[str, Any] = {"slots": aboard, "inspection": False, "healthy": 1, "injured": 1, "step": 3, "symbol": 1}
    return replace(samples.pad(), **(usual | {"drawn": MET, "launched": True} | facts))


def start(viewer: int | None = 0, **facts: Any) -> SpaceMissionsView:
    """The first turn of seat 0."""
    view = samples.first_hand() if viewer == 0 else replace(samples.beginning(), viewer=viewer)
    return replace(view, **facts)


def middle(viewer: int | None = 0, **facts: Any) -> SpaceMissionsView:
    """1965 in the actions: seat 0 has learned of its decks, 1 holds one card, 3 has passed, three missions are done."""
    view = samples.table(4, viewer)
    one, other, *rest = view.players
    return replace(view, players=(one, replace(other, hand=("mechanic",)), *rest), **facts)


def flying(viewer: int | None = 0, flown: Flight | None = None, **facts: Any) -> SpaceMissionsView:
    """Seat 0 flies mission 5 and has to decide about the major control problem."""
    view = first(samples.announced(viewer), flight=flown or flight())
    usual: dict[str, Any] = {"phase": "fly", "pending": "solve", "event": "valve-fault"}
    return replace(view, **(usual | facts))


def testing(viewer: int | None = 0, action: str = "test-1-3") -> SpaceMissionsView:
    """Seat 0 holds two cards of a test."""
    view = samples.testing(viewer)
    assert view.open_test is not None
    return replace(view, open_test=replace(view.open_test, action=action), block=("fuel",))


def alone(viewer: int | None = 0, **facts: Any) -> SpaceMissionsView:
    """The solo game, with the Automa's mission chosen; `automa`: facts of the Automa."""
    view = samples.solo(viewer)
    assert view.automa is not None
    automa = replace(view.automa, **({"mission": 3} | facts.pop("automa", {})))
    return replace(view, automa=automa, **facts)


def _shared(view: SpaceMissionsView) -> Standing:
    """Everybody has won."""
    assert view.standing is not None
    return replace(view.standing, results=tuple(replace(one, rank=1, total=90) for one in view.standing.results))


def fullest() -> SpaceMissionsView:
    """More than can lie on a table of four: everybody flies mission 8 with everything, and every deck is known."""
    loaded = ((2,) * len(ENHANCEMENTS),) * len(CRAFT)
    drawn = tuple(
        FlightCard(step, name, "minor", ("training",), ()) for step in range(1, 8) for name in TECHNOLOGIES[:3]
    )
    flown = flight(mission=8, levels=(3, 0, 3, 1), slots=loaded, training=3, drawn=drawn, step=7, inspection=True)
    known = ("major", "minor", "none", "?", "?", "?", "?")
    decks = tuple(Deck(name, 7, known, ("minor", "none"), 2, "?") for name in TECHNOLOGIES)
    players = tuple(
        Player(
            seat,
            points=108,
            bars=(8, 6, 8, 8),
            levels=(3, 3, 3),
            stock=(3,) * len(STOCK),
            hand=SPECIALISTS,
            played=SPECIALISTS,
            passed=False,
            decks=decks,
            upgrades=4,
            flight=flown,
            ledger=(80, 20, 10, -12),
        )
        for seat in range(4)
    )
    return start(
        players=players,
        missions=tuple(MissionCard(n, True, n < 8, (0, 1, 2, 3)) for n in range(1, MISSIONS + 1)),
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
    ended, ended_alone = samples.over(), samples.over(1, alone=True)
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
        "alone in the event": samples.solo(announced=True),
        "ended": replace(ended, viewer=0),
        "ended seen by a spectator": ended,
        "ended alone": replace(ended_alone, viewer=0, over_by="sixties"),
        "fullest": fullest(),
        "fullest ended": replace(fullest(), over=True, over_by="vote", to_move=(), standing=_shared(ended)),
    }
    for pending in PENDING:
        for viewer in (0, 1):
            views[f"flying, {pending}, seen by {viewer}"] = flying(viewer, pending=pending, hits=("injure", "lose"))
    for failed, over in ((0, True), (0, False), (3, True), (3, False)):
        views[f"failed {failed} {over}"] = flying(flown=flight(failed=failed, aborted=not over, over=over))
    return views | _for_words()


def _for_words() -> dict[str, SpaceMissionsView]:
    """Positions that differ from the others in a sentence."""
    begun = start()
    empty = flight(mission=3, healthy=0, injured=0, drawn=(FlightCard(3, "control", "major"),))
    suffered = replace(empty.drawn[0], suffered=consequences(empty.drawn[0], 0))
    unknown = Deck("thrust", 5, ("?", "minor", "?", "?", "?"), (), 0, "?")
    return {
        "flight that is over": flying(flown=flight(over=True)),
        "flight before its launch": flying(flown=flight(step=0, drawn=(), launched=False)),
        "flight before its first step": flying(flown=flight(step=0, drawn=())),
        "the last year": replace(begun, year=1969),
        "all missions flown": replace(begun, missions=tuple(replace(card, done=True) for card in begun.missions)),
        "flying to the Moon": first(begun, flight=flight(mission=8)),
        "two are lost": flying(pending="lose", hits=("lose", "lose")),
        "made minor": flying(flown=flight(drawn=(FlightCard(3, "control", "major", ("control-backup",)),))),
        "nobody aboard": flying(flown=empty),
        "landed with nobody aboard": flying(flown=replace(empty, over=True, failed=3, drawn=(suffered,))),
        "middle, between unknown cards": first(middle(), decks=(unknown, *middle().players[0].decks[1:])),
        "alone, expert": alone(automa={"level": "expert", "past": (), "cards": 8}),
        "alone, no card left": alone(automa={"level": "normal", "past": (1, 1, 1, 2, 2, 2, 3, 3), "cards": 0}),
        "alone, the Automa lands": alone(phase="fly", event="all-clear-1", past=(), automa={"mission": 8}),
    }
