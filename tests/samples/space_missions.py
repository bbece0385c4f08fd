"""Views made by hand, to look at pictures without a game: every mark that a picture can show is in one of them.

They are positions that a game can come to: a test lets the rules check them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from bot.games.space_missions.view import (
    EDITION,
    AutomaPart,
    Deck,
    Flight,
    FlightCard,
    MissionCard,
    Player,
    SpaceMissionsView,
    TechnologyTest,
)
from tests.samples.space_missions_history import ALONE, AUTOMA, DONE, END, LATE, MIDDLE, TOGETHER, ScoreHistory
from tests.samples.space_missions_standing import standing

NAMES = ("Ada", "Konstantin der Kühne", "Mio", "Tereza")
MEDIA = (3, 5, 6, 8)
LANDED = 8
_AUTOMA = -1
_FIRST_YEAR = 1962
_TECHNOLOGIES = tuple(technology.id for technology in EDITION.technologies)
_SPECIALISTS = tuple(EDITION.specialists)
_INSPECTION = 7
_STOCKS = (
    (1, 2, 0, 1, 3, 2, 1, 1),
    (0, 2, 1, 3, 0, 3, 3, 0),
    (2, 0, 0, 0, 1, 1, 0, 1),
    (0, 0, 0, 0, 0, 0, 0, 0),
)
_PLAYED = (("scientist", "mechanic"), ("astronaut", "tester", "spy"), ("mechanic", "astronaut", "engineer"), ())
_BONUSES = (
    "fuel-2", "look-technology", "look-event", "sequence-first-free", "inspection", "fuel-2", "look-technology",
    "inspection",
)  # fmt: skip
_EVENTS = ("valve-fault", "all-clear-1", "simulator-error", "telemetry-dropout", "all-clear-3", "guidance-fault")


def table(seats: int = 4, viewer: int | None = 0, year: int = MIDDLE) -> SpaceMissionsView:
    """Return a table in the year's actions: the first player is to act for the third time."""
    order = tuple(range(seats))[::-1]
    upper = order[:1] if seats > 3 else ()
    careers = (ALONE[year],) if seats == 1 else TOGETHER[year][:seats]
    players = tuple(_player(seat, history, viewer, seat in upper) for seat, history in enumerate(careers))
    view = SpaceMissionsView(
        viewer=viewer,
        seats=seats,
        to_move=(0,),
        over=False,
        edition=EDITION.edition,
        year=year,
        phase="actions",
        pending="specialist",
        block=(),
        turn=0,
        sequence=order,
        upper=upper,
        players=players,
        supply=(),
        astronauts=0,
        missions=_missions(DONE[year]),
        scored=("media", "lunar", "manned", "unmanned"),
        bonuses=_BONUSES,
        event=None,
        past=_EVENTS[: year - _FIRST_YEAR],
        events_left=9 - (year - _FIRST_YEAR),
        next_event="radar-fault" if viewer == 0 else None,
        peeked=(0,),
        automa=None,
        open_test=None,
        copyable=(),
        hits=(),
    )
    return _counted(view)


def _counted(view: SpaceMissionsView) -> SpaceMissionsView:
    """Return the view with what is not before the players in the supply, and the specialists that can be copied."""
    flights = [player.flight for player in view.players if player.flight]
    enhancements, players = {1: 5, 2: 5, 3: 8, 4: 10}[view.seats], max(2, view.seats)
    supply = [*[enhancements] * 5, 4 * players, 3 * players, players]
    for held in (*(player.stock for player in view.players), *map(_aboard, flights)):
        supply = [left - count for left, count in zip(supply, held, strict=True)]
    shown = {player.played[-1] for player in view.players if player.seat != view.turn and player.played}
    if view.automa and view.automa.visible:
        shown.add(view.automa.visible)
    return replace(
        view, supply=tuple(supply), astronauts=3 * players - sum(flight.crew for flight in flights),
        copyable=tuple(name for name in _SPECIALISTS if name in shown),
    )  # fmt: skip


def _aboard(flight: Flight) -> tuple[int, ...]:
    return (*map(sum, zip(*flight.slots, strict=True)), flight.fuel, flight.training, int(flight.inspection))


def beginning(seats: int = 4) -> SpaceMissionsView:
    """Return a table before the first specialist is played, as a spectator sees it."""
    fresh = ScoreHistory((0, 0, 0, 0), (1, 1, 1), (0, 0, 0, 0))
    decks = tuple(Deck(name, 5, (), (), 0, "?") for name in _TECHNOLOGIES)
    players = tuple(
        replace(
            _player(seat, fresh, None, False), decks=decks, hand=_SPECIALISTS, played=(),
            stock=(int(seat == 1), int(seat == 3), 0, 0, 0, int(seat > 1), 0, 0),
        )
        for seat in range(seats)
    )  # fmt: skip
    view = replace(
        table(seats, None), year=1962, players=players, sequence=tuple(range(seats)), upper=(), missions=_missions(()),
        past=(), events_left=9, peeked=(),
    )  # fmt: skip
    return _counted(view)


def first_hand() -> SpaceMissionsView:
    """Return the same table as its first player sees it, with all specialists in hand."""
    view = beginning()
    decks = tuple(replace(deck, known=("?",) * deck.cards) for deck in view.players[0].decks)
    return replace(view, viewer=0, players=(replace(view.players[0], decks=decks), *view.players[1:]))


def passed() -> SpaceMissionsView:
    """Return a table as a viewer sees it who has passed for this year."""
    return table(4, 3)


def _later(
    view: SpaceMissionsView, phase: str, pending: str | None, event: str, flights: Mapping[int, Flight]
) -> SpaceMissionsView:
    """Return a table after the year's actions: everybody has passed, and these seats fly."""
    players: list[Player] = []
    for player in view.players:
        flight = flights.get(player.seat)
        stock = player.stock if flight is None else (*player.stock[:_INSPECTION], 0)
        players.append(replace(player, hand=(), passed=True, flight=flight, stock=stock))
    return replace(
        view, phase=phase, pending=pending, event=event, players=tuple(players), sequence=tuple(range(view.seats)),
        upper=(), peeked=(), next_event=None, events_left=view.events_left - 1,
    )  # fmt: skip


def announced(viewer: int | None = 0) -> SpaceMissionsView:
    """Return a table at which three missions wait for launch under the year's event; two scored categories are off."""
    view = table(4, viewer)
    flights = {0: pad(), 1: _loaded(4), 3: _loaded(7)}
    view = _later(view, "event", "launch", "gyro-drift-and-sickness", flights)
    view = replace(view, missions=_missions(DONE[MIDDLE], {4: (1,), 5: (0,), 7: (3,)}), scored=("media", "manned"))
    return _counted(_shuffled(view, ("thrust", "life-support", "control", "re-entry")))


def _shuffled(view: SpaceMissionsView, technologies: Sequence[str]) -> SpaceMissionsView:
    """Return the view after the first player shuffled these decks: nothing is known of their places any more."""
    decks = tuple(
        replace(deck, known=("?",) * len(deck.known)) if deck.technology in technologies else deck
        for deck in view.players[0].decks
    )
    return _with_decks(view, decks)


def _with_decks(view: SpaceMissionsView, decks: tuple[Deck, ...]) -> SpaceMissionsView:
    return replace(view, players=(replace(view.players[0], decks=decks), *view.players[1:]))


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
    FlightCard(1, "thrust", "minor", ("thrust-backup",)),
    FlightCard(1, "thrust", "none"),
    FlightCard(2, "control", "major", ("control-backup", "training")),
    FlightCard(2, "thrust", "none"),
    FlightCard(3, "life-support", "minor", (), ("injure-1",)),
    FlightCard(3, "sensor", "none"),
    FlightCard(4, "sensor", "none"),
    FlightCard(4, "landing", "minor", ("thrust-backup",)),
    FlightCard(4, "landing", "minor"),
)


def flying(viewer: int | None = 0) -> SpaceMissionsView:
    """Return a table at which the lunar landing is under way, and a second card wants to be solved."""
    flight = Flight(
        mission=8, levels=(3, 0, 3, 1), slots=((1, 0, 0, 0, 1), (0,) * 5, (1, 0, 1, 0, 0), (1, 0, 1, 0, 0)), fuel=3,
        inspection=False, training=2, healthy=2, injured=1, step=4, symbol=3, drawn=_LONG_WAY, launched=True,
    )  # fmt: skip
    view = _later(table(4, viewer, LATE), "fly", "solve", "all-clear-2", {0: flight})
    view = replace(view, missions=_missions(DONE[LATE], {8: (0,)}))
    return _counted(_drawn(_shuffled(view, _TECHNOLOGIES), flight, {}))


def _drawn(view: SpaceMissionsView, flight: Flight, back: Mapping[str, tuple[str, ...]]) -> SpaceMissionsView:
    """Return the view without the cards that lie drawn in the first player's flight; `back`: on top of their decks.

    Two cards without a problem tell the fifth card of a deck to everybody.
    """
    met: dict[str, list[str]] = {}
    for drawn in flight.drawn:
        met.setdefault(drawn.technology, []).append(drawn.card)
    decks: list[Deck] = []
    for deck in view.players[0].decks:
        name = deck.technology
        gone, top = len(met.get(name, ())), back.get(name, ())
        known = (*top, *deck.known[gone:]) if deck.known else ()
        if (*deck.removed, *met.get(name, ())).count("none") > 1:
            deck = replace(deck, extra="none", proven=True)
        decks.append(replace(deck, cards=deck.cards - gone + len(top), known=known))
    return _with_decks(view, tuple(decks))


def failed(viewer: int | None = 0) -> SpaceMissionsView:
    """Return the same landing, aborted in step 4, with one astronaut lost and two home; two cards are back already."""
    before = flying(viewer)
    flight = before.players[0].flight
    assert flight is not None
    drawn = (
        *_LONG_WAY[:-1],
        replace(_LONG_WAY[-1], suffered=("abort",)),
        FlightCard(7, "re-entry", "minor", (), ("lose-1",)),
        FlightCard(7, "re-entry", "none"),
    )
    flight = replace(flight, drawn=drawn, failed=4, aborted=True, over=True, step=7, symbol=2, injured=0, lost=1,
                     healthy=2, points=4, returned=(1, 3))  # fmt: skip
    view = _later(table(4, viewer, LATE), "complete", "return", "all-clear-2", {0: flight})
    view = _paid(replace(view, missions=before.missions), (0, 4, 2, -2), (0, 0, 0, 0))
    return _counted(_drawn(_shuffled(view, _TECHNOLOGIES), flight, {"thrust": ("none", "none")}))


def _paid(view: SpaceMissionsView, ledger: Sequence[int], bars: Sequence[int]) -> SpaceMissionsView:
    """Return the view with what the first player's flight brought."""
    one = view.players[0]
    earned = tuple(have + more for have, more in zip(one.ledger, ledger, strict=True))
    counts = tuple(have + more for have, more in zip(one.bars, bars, strict=True))
    one = replace(one, ledger=earned, points=10 + sum(earned), bars=counts)
    return replace(view, players=(one, *view.players[1:]))


def succeeded() -> SpaceMissionsView:
    """Return a table at which mission 5 came home, and its cards go back into their decks."""
    drawn = (
        FlightCard(1, "thrust", "none"),
        FlightCard(1, "thrust", "minor", ("thrust-backup",)),
        FlightCard(2, "life-support", "minor", ("life-support-backup",)),
        FlightCard(3, "control", "major", ("control-backup", "training")),
        FlightCard(3, "control", "none"),
        FlightCard(4, "re-entry", "minor", (), ("lose-1",)),
        FlightCard(4, "re-entry", "none"),
    )
    flight = replace(
        pad(), slots=((1, 0, 0, 0, 1), *((0,) * 5,) * 3), training=0, healthy=1, lost=1, drawn=drawn, step=4, symbol=2,
        over=True, launched=True, points=6, returned=(3,),
    )  # fmt: skip
    view = _later(table(3, 0), "complete", "return", "all-clear-2", {0: flight})
    view = _paid(replace(view, missions=_missions((1, 2, 3, 5), {5: (0,)})), (7, 0, 1, -2), (1, 0, 1, 0))
    view = _shuffled(view, ("thrust", "life-support", "control", "re-entry"))
    return _counted(_drawn(view, flight, {"control": ("major",)}))


def testing(viewer: int | None = 0) -> SpaceMissionsView:
    """Return a table at which seat 0 tests: two cards are drawn."""
    view = table(4, viewer)
    drawn = ("minor", "major") if viewer == 0 else ()
    open_test = TechnologyTest("test-1-3", "life-support", drawn, 2, 0, False)
    decks = tuple(
        replace(deck, cards=deck.cards - 2, known=deck.known[2:]) if deck.technology == "life-support" else deck
        for deck in view.players[0].decks
    )  # fmt: skip
    one = view.players[0]
    hand = tuple(name for name in one.hand if name != "tester")
    players = (replace(one, decks=decks, hand=hand, played=(*one.played, "tester")), *view.players[1:])
    return replace(view, pending="trial", open_test=open_test, players=players)


def solo(viewer: int | None = 0, announced: bool = False) -> SpaceMissionsView:
    """Return a table of one, against the Automa; with the missions announced both fly the same."""
    view, history = table(1, viewer), AUTOMA[MIDDLE]
    part = AutomaPart(
        level="expert", points=history.points, bars=history.bars, visible="engineer",
        shown=("spy", "tester", "engineer"), card=history.cards[-1], mission=None, cards=8 - len(history.cards),
        past=history.cards,
    )  # fmt: skip
    view = replace(view, automa=part, sequence=(_AUTOMA, 0))
    if not announced:
        return _counted(view)
    view = _later(view, "event", "launch", "pump-recall", {0: pad()})
    part = replace(part, visible=None, shown=(), card=3, mission=5, cards=part.cards - 1, past=(*part.past, 3))
    missions = _missions(DONE[MIDDLE], {5: (0, _AUTOMA)})
    view = replace(view, automa=part, sequence=(_AUTOMA, 0), missions=missions)
    return _counted(_shuffled(view, ("thrust", "life-support", "control", "re-entry")))


def over(seats: int = 4, alone: bool = False) -> SpaceMissionsView:
    """Return a table at its end, after the landing."""
    view = replace(table(seats, None, END), year=END - 1, past=_EVENTS, events_left=3)
    view = _later(view, "complete", None, "radar-fault", {})
    if alone:
        history = AUTOMA[END]
        part = AutomaPart(
            level="expert", points=history.points, bars=history.bars, visible=None, shown=(), card=history.cards[-1],
            mission=None, cards=8 - len(history.cards), past=history.cards,
        )  # fmt: skip
        view = replace(view, automa=part, sequence=(0, _AUTOMA))
    players = tuple(replace(player, decks=tuple(map(_open, player.decks))) for player in view.players)
    view = replace(view, players=players, over=True, to_move=(), over_by="landing")
    return _counted(replace(view, standing=standing(view)))


def _open(deck: Deck) -> Deck:
    """Return a deck as everybody sees it after the end, the gravest cards on top."""
    extra = "minor" if deck.technology in ("life-support", "landing") else "none"
    made_of = Counter(("major", "minor", "minor", "none", extra, *("minor",) * deck.added))
    return replace(deck, extra=extra, known=tuple((made_of - Counter(deck.removed)).elements()))


def _missions(done: Sequence[int], flown: dict[int, tuple[int, ...]] | None = None) -> tuple[MissionCard, ...]:
    return tuple(
        MissionCard(mission.number, mission.number in MEDIA, mission.number in done,
                    (flown or {}).get(mission.number, ()))
        for mission in EDITION.missions
    )  # fmt: skip


def _player(seat: int, history: ScoreHistory, viewer: int | None, passed: bool) -> Player:
    played = _PLAYED[seat]
    hand = () if passed else tuple(name for name in _SPECIALISTS if name not in played)
    rocket, _, capsule = history.levels
    return Player(
        seat, 10 + sum(history.ledger), history.bars, history.levels, _STOCKS[seat], hand, played, passed,
        _decks(seat, history.levels, seat == viewer), 6 - rocket - capsule, None, history.ledger,
    )  # fmt: skip


def _decks(seat: int, levels: tuple[int, int, int], own: bool) -> tuple[Deck, ...]:
    added = {"thrust": levels[0] - 1, "life-support": levels[2] - 1}
    removed = {"thrust": ("minor", "major"), "control": ("minor",), "sensor": ("major",)} if seat != 2 else {}
    seen = {
        "control": ("major", "none"),
        "sensor": ("minor", "minor", "none", "none"),
        "thrust": ("none",),
        "landing": ("?", "minor"),
    }
    found: list[Deck] = []
    for name in _TECHNOLOGIES:
        gone = removed.get(name, ())
        count = 5 + added.get(name, 0) - len(gone)
        top = seen.get(name, ()) if own and seat == 0 else ()
        known = (*top, *("?",) * (count - len(top))) if own else ()
        extra = "none" if top.count("none") > 1 else "?"
        found.append(Deck(name, count, known, gone, added.get(name, 0), extra))
    return tuple(found)
