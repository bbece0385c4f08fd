"""Views made by hand, to look at pictures without a game: every mark that a picture can show is in one of them."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from bot.games.core.contract import Line, Result, Standing
from bot.games.core.phrase import say
from bot.games.space_missions.view import (
    EDITION,
    AutomaPart,
    Deck,
    Drawn,
    Flight,
    MissionCard,
    Player,
    SpaceMissionsView,
    Trial,
)

NAMES = ("Ada", "Konstantin der Kühne", "Mio", "Tereza")
MEDIA = (3, 5, 6, 8)
LANDED = 8
_AUTOMA = -1
_FIRST_YEAR = 1962
_TECHNOLOGIES = tuple(technology.id for technology in EDITION.technologies)
_SPECIALISTS = tuple(EDITION.specialists)
_BARS = ((2, 1, 1, 3), (1, 0, 3, 1), (0, 0, 1, 2), (1, 2, 0, 4))
_LEVELS = ((2, 3, 2), (3, 1, 3), (1, 2, 1), (3, 3, 2))
_STOCKS = (
    (1, 2, 0, 1, 3, 2, 1, 1),
    (0, 3, 1, 3, 0, 3, 3, 0),
    (2, 0, 0, 0, 1, 1, 0, 1),
    (0, 0, 0, 0, 0, 0, 0, 0),
)
_LEDGERS = ((23, 3, 2, -2), (19, 0, 5, 0), (9, 4, 1, -4), (26, 2, 0, 0))
_PLAYED = (("scientist", "mechanic"), ("astronaut", "tester", "spy"), ("engineer",), ())


def table(seats: int = 4, viewer: int | None = 0) -> SpaceMissionsView:
    """Return a table in the middle of its game, in the year's actions."""
    order = tuple(range(seats))[::-1]
    upper = order[:1] if seats > 2 else ()
    return SpaceMissionsView(
        viewer=viewer,
        seats=seats,
        to_move=(0,),
        over=False,
        edition=EDITION.edition,
        year=1965,
        phase="actions",
        pending="specialist",
        block=(),
        turn=0,
        sequence=tuple(seat for seat in order if seat not in upper),
        upper=upper,
        players=tuple(_player(seat, viewer, seat in upper) for seat in range(seats)),
        supply=(4, 0, 7, 3, 10, 6, 5, 2),
        astronauts=7,
        missions=_missions((1, 2, 3, 5)),
        scored=("media", "lunar", "manned", "unmanned"),
        bonuses=EDITION.bonuses.printed,
        event=None,
        past=("valve-fault", "all-clear-1", "simulator-error"),
        events_left=6,
        next_event="radar-fault" if viewer is not None else None,
        automa=None,
        trial=None,
        copyable=("tester",),
        hits=(),
    )


def beginning(seats: int = 4) -> SpaceMissionsView:
    """Return a table before the first specialist is played, as an onlooker sees it."""
    view = table(seats, None)
    decks = tuple(Deck(name, 5, ("?",) * 5, (), 0, "?") for name in _TECHNOLOGIES)
    players = tuple(
        Player(seat, 10, (0, 0, 0, 0), (1, 1, 1), (int(seat == 1), 0, 0, 0, 0, int(seat > 1), 0, 0), _SPECIALISTS, (),
               False, decks, 4, None, (0, 0, 0, 0))
        for seat in range(seats)
    )  # fmt: skip
    return replace(
        view, year=1962, players=players, sequence=tuple(range(seats)), upper=(), missions=_missions(()), past=(),
        events_left=9, supply=(10, 9, 10, 10, 10, 15, 12, 4), astronauts=12, copyable=(),
    )  # fmt: skip


def first_hand() -> SpaceMissionsView:
    """Return the same table as its first player sees it, with all specialists in hand."""
    return replace(beginning(), viewer=0)


def passed() -> SpaceMissionsView:
    """Return a table as somebody sees it who has passed for this year."""
    return table(4, 3)


def announced(viewer: int | None = 0) -> SpaceMissionsView:
    """Return a table at which three missions wait for launch under the year's event; two scored categories are off."""
    view = table(4, viewer)
    flights = (pad(), _loaded(4), None, _loaded(7))
    players = tuple(replace(player, flight=flight) for player, flight in zip(view.players, flights, strict=True))
    return replace(
        view, phase="event", pending="launch", players=players, event="gyro-drift-and-sickness",
        missions=_missions((1, 2, 3), {4: (1,), 5: (0,), 7: (3,)}), sequence=(3, 2, 1, 0), upper=(),
        scored=("media", "manned"),
    )  # fmt: skip


def pad() -> Flight:
    """Return mission 5 on the launch pad."""
    return Flight(
        mission=5, levels=(2, 0, 2, 0), slots=((1, 1, 0, 0, 1), (0,) * 5, (1, 0, 0, 1, 0), (0,) * 5), fuel=2,
        inspection=True, training=1, healthy=2,
    )  # fmt: skip


def _loaded(mission: int) -> Flight:
    if mission == 4:
        levels, slots = (2, 2, 0, 0), ((0, 2, 0, 0, 0), (1, 0, 1, 0, 0), (0,) * 5, (0,) * 5)
        return Flight(mission=4, levels=levels, slots=slots, fuel=2, inspection=False)
    slots = ((1, 2, 0, 0, 0), (0,) * 5, (1, 0, 0, 2, 0), (1, 1, 1, 0, 0))
    return Flight(mission=7, levels=(3, 0, 2, 1), slots=slots, fuel=3, inspection=False, training=2, healthy=2)


_LONG_WAY = (
    Drawn(1, "thrust", "minor", ("thrust-backup",)),
    Drawn(1, "thrust", "none"),
    Drawn(2, "control", "major", ("control-backup", "training")),
    Drawn(2, "thrust", "none"),
    Drawn(3, "life-support", "minor", (), ("injure-1",)),
    Drawn(3, "sensor", "none"),
    Drawn(4, "sensor", "none"),
    Drawn(4, "landing", "minor", ("thrust-backup",)),
    Drawn(4, "landing", "minor"),
)


def flying(viewer: int | None = 0) -> SpaceMissionsView:
    """Return a table at which the lunar landing is under way, and a second card wants to be solved."""
    flight = Flight(
        mission=8, levels=(3, 0, 3, 1), slots=((1, 0, 0, 0, 0), (0,) * 5, (1, 0, 1, 1, 0), (1, 0, 1, 0, 0)), fuel=3,
        inspection=False, training=2, healthy=2, injured=1, step=4, symbol=3, drawn=_LONG_WAY, launched=True,
    )  # fmt: skip
    view = table(4, viewer)
    players = (replace(view.players[0], flight=flight), *view.players[1:])
    return replace(
        view, phase="fly", pending="solve", players=players, event="all-clear-2", upper=(), sequence=(0, 3, 2, 1),
        missions=_missions((1, 2, 3, 4, 5, 6, 7), {8: (0,)}), year=1967,
    )  # fmt: skip


def failed(viewer: int | None = 0) -> SpaceMissionsView:
    """Return the same landing, aborted in step 4, with one astronaut lost and one home."""
    view = flying(viewer)
    flight = view.players[0].flight
    assert flight is not None
    drawn = (
        *_LONG_WAY[:-1],
        replace(_LONG_WAY[-1], suffered=("abort",)),
        Drawn(7, "re-entry", "minor", (), ("lose-1",)),
        Drawn(7, "re-entry", "none"),
    )
    flight = replace(flight, drawn=drawn, failed=4, aborted=True, over=True, step=7, symbol=2, injured=0, lost=1,
                     healthy=2, points=4, returned=(1, 3))  # fmt: skip
    return replace(view, phase="complete", pending="remove", players=(replace(view.players[0], flight=flight),
                                                                        *view.players[1:]))  # fmt: skip


def succeeded() -> SpaceMissionsView:
    """Return a table at which mission 5 came home, and its cards go back into their decks."""
    view = table(3, 0)
    drawn = (
        Drawn(1, "thrust", "none"),
        Drawn(1, "thrust", "minor", ("thrust-backup",)),
        Drawn(2, "life-support", "none"),
        Drawn(3, "control", "major", ("control-backup", "training")),
        Drawn(3, "control", "none"),
        Drawn(4, "re-entry", "minor", (), ("lose-1",)),
        Drawn(4, "re-entry", "none"),
    )
    flight = replace(
        pad(), slots=((0,) * 5,) * 4, training=0, healthy=1, lost=1, drawn=drawn, step=4, symbol=2, over=True,
        launched=True, points=6, returned=(3,),
    )  # fmt: skip
    players = (replace(view.players[0], flight=flight), *view.players[1:])
    return replace(
        view, phase="complete", pending="return", players=players, event="all-clear-2", upper=(), sequence=(0, 2, 1),
        missions=_missions((1, 2, 3, 5)),
    )  # fmt: skip


def testing(viewer: int | None = 0) -> SpaceMissionsView:
    """Return a table at which seat 0 tests: two cards are drawn."""
    view = table(4, viewer)
    drawn = ("minor", "major") if viewer == 0 else ()
    trial = Trial("test-1-3", "life-support", drawn, 2, 0, False)
    decks = tuple(
        replace(deck, cards=4, known=("?",) * 4 if viewer == 0 else deck.known[:4])
        if deck.technology == "life-support" else deck
        for deck in view.players[0].decks
    )  # fmt: skip
    players = (replace(view.players[0], decks=decks), *view.players[1:])
    return replace(view, pending="trial", trial=trial, players=players)


def solo(viewer: int | None = 0, announced: bool = False) -> SpaceMissionsView:
    """Return a table of one, against the Automa."""
    view = table(1, viewer)
    part = AutomaPart(
        level="expert", points=31, bars=(2, 1, 2, 2), visible="engineer", shown=("spy", "engineer"),
        card=3 if announced else 1, mission=6 if announced else None, cards=5 if announced else 6, past=(1, 4, 2),
    )  # fmt: skip
    view = replace(view, automa=part, sequence=(_AUTOMA, 0), copyable=("engineer",))
    if not announced:
        return view
    players = (replace(view.players[0], flight=pad()),)
    missions = _missions((1, 2, 3, 5), {5: (0,), 6: (_AUTOMA,)})
    return replace(view, phase="event", pending="launch", event="pump-recall", players=players, missions=missions)


def over(seats: int = 4, alone: bool = False) -> SpaceMissionsView:
    """Return a table at its end, after the landing."""
    view = solo() if alone else table(seats, None)
    return replace(
        view, over=True, to_move=(), year=1968, phase="complete", over_by="landing", missions=_missions(range(1, 9)),
        event="radar-fault", standing=_standing(seats, alone), upper=(), events_left=2,
        sequence=view.sequence if alone else tuple(range(seats)),
    )  # fmt: skip


def _missions(done: Sequence[int], flown: dict[int, tuple[int, ...]] | None = None) -> tuple[MissionCard, ...]:
    return tuple(
        MissionCard(mission.number, mission.number in MEDIA, mission.number in done,
                    (flown or {}).get(mission.number, ()))
        for mission in EDITION.missions
    )  # fmt: skip


def _player(seat: int, viewer: int | None, passed: bool) -> Player:
    played = _PLAYED[seat]
    hand = () if passed else tuple(name for name in _SPECIALISTS if name not in played)
    ledger = _LEDGERS[seat]
    return Player(
        seat, 10 + sum(ledger), _BARS[seat], _LEVELS[seat], _STOCKS[seat], hand, played, passed,
        _decks(seat, seat == viewer), 4 - sum(level - 1 for level in (_LEVELS[seat][0], _LEVELS[seat][2])), None,
        ledger,
    )  # fmt: skip


def _decks(seat: int, own: bool) -> tuple[Deck, ...]:
    added = {"thrust": _LEVELS[seat][0] - 1, "life-support": _LEVELS[seat][2] - 1}
    removed = {"thrust": ("minor", "major"), "control": ("minor",), "sensor": ("major",)} if seat != 2 else {}
    known = {
        "control": ("major", "none", "?", "?"),
        "sensor": ("minor", "minor", "none", "none"),
        "thrust": ("none", "?", "?", "?"),
    }
    found: list[Deck] = []
    for name in _TECHNOLOGIES:
        count = 5 + added.get(name, 0) - len(removed.get(name, ()))
        places = known[name][:count] if own and seat == 0 and name in known else ("?",) * count
        extra = "none" if own and name == "sensor" else "minor" if own and name == "thrust" else "?"
        found.append(Deck(name, count, places + ("?",) * (count - len(places)), removed.get(name, ()),
                          added.get(name, 0), extra))  # fmt: skip
    return tuple(found)


_CATEGORIES = ("start", "missions", "failures", "healthy", "lost", "media", "lunar", "manned", "unmanned")
_SCORES = (
    (10, 61, 3, 5, -2, 5, 5, 2, 2),
    (10, 52, 0, 6, 0, 2, 0, 5, 0),
    (10, 41, 4, 1, -4, 0, 0, 2, 2),
    (10, 38, 2, 0, 0, 2, 2, 0, 5),
)


def _standing(seats: int, alone: bool) -> Standing:
    found: list[Result] = []
    for i in range(2 if alone else seats):
        lines = tuple(Line(category, points) for category, points in zip(_CATEGORIES, _SCORES[i], strict=True))
        seat = None if alone and i == 1 else i
        found.append(Result(seat, lines, sum(_SCORES[i]), i + 1, 0, say("sms-automa") if seat is None else None))
    return Standing(tuple(found), True)
