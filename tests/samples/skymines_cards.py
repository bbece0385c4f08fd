"""Views of Skymines with what pictures of cards, player boards and bonus spaces can show, made without a game."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from bot.games.skymines.change import with_player
from bot.games.skymines.game import Skymines
from bot.games.skymines.material import DECK, DECK_LETTERS, LETTERS, LUNA, PLAN, SCREENS, SLOTS
from bot.games.skymines.setup import setup
from bot.games.skymines.state import Mark, Player, SkyminesState, Station
from bot.games.skymines.view import SkyminesView

NAMES = ("Ada", "Konstantin der Kühne", "Mio", "Tereza")
GAME = Skymines()
TRACKS = {
    "permanent": ("A1", "B1", "C1", "D1"),
    "spaces": ("A2", "B2", "C2", "D2"),
    "pile": ("E2", "A2", "B1", "C2"),
}
"""Tracks by what their bonuses show: nothing, bonus spaces, the discard pile."""
_USUAL = {"board": "moon", "tracks": "default", "slots": "usual", "missions": "on", "luna": "off"}
_DISPLAY = ("B05", "C03", "", "B08", "D06", "A14", "C01", "", "E05", "D07", "C07", "C04")
_DISCARD = ("A03", "A12", "A01", "A08", "A13", "A05", "A02", "E03")
_SHOWN = (("A08", "A06", "", "A01"), ("B22", "B17", "B21", "B03"), ("C16", "C24", "C18", ""))
_AREAS = (
    ("B01", "titanium2", "A10", "energy2", ""),
    ("", "carbon2", "B03", "energy1", ""),
    ("B04", "minerals2", "research2", "C05", "A07"),
    ("", "", "", "", ""),
)
_USED = (
    (False, True, False, False, False),
    (False, False, False, True, False),
    (True, True, True, False, False),
    (False, False, False, False, False),
)
_DECKS = (
    (("minerals2", "A09"), ("carbon1", "energy1", "B07"), ("titanium1",), ("carbon2", "A11"), ()),
    ((), ("titanium1", "minerals1"), ("carbon1",), ("research2", "B06", "E01"), ("minerals2",)),
    (("titanium1",), ("carbon1",), ("energy1", "A04"), (), ("minerals1",)),
    ((), ("titanium2",), ("minerals1", "titanium1"), ("energy1", "carbon1"), ()),
)
_HANDS = (
    ("minerals1", "research2", "single1", "C02", "E02", "A06"),
    ("energy2", "titanium2", "single2"),
    ("titanium2", "energy2", "single3", "carbon2", "B02"),
    ("minerals2", "carbon2", "energy2", "research2", "single4"),
)
_PLANS = (
    ("S01", "A02", "A19", "B23", "R2", "C13", "A13", "", "B08", "", "", "C21"),
    ("S05", "A10", "B04"),
    ("S09", "A24", "C08", "B15", "A05", "C19"),
    ("S03",),
)
_COVERED = (("A03",), (), ("A04", "C05"), ())
"""By seat: plans that lie under others."""
_REACHED = ((9, 3, (2,)), (3, 1, ()), (22, 5, (1,)), (0, -1, ()))
"""By seat: tank track, upload marker, plans that lie face down."""
_COMPANY_TRACKS = ((5, 14, 3, 8), (2, 6, 11, 0), (24, 1, 7, 4), (0, 0, 2, 0))
_LEVELS = ((1, 2, 0, 1), (0, 1, 1, 0), (2, 0, 1, 0), (0, 0, 0, 0))


def state(seats: int = 4, tracks: str = "permanent", **options: str) -> SkyminesState:
    """Return a table in the middle of a round: cards lie face up and used, decks rest, markers are placed."""
    first = setup(seats, {**_USUAL, **options}, bytes(32))
    players = tuple([_player(first.players[seat], seat) for seat in range(seats)])
    held = {card for player in players for pile in (player.hand, player.area, *player.decks) for card in pile}
    shown = {plan for row in (*_SHOWN, *_PLANS[:seats], *_COVERED[:seats]) for plan in row}
    plans = [tuple([plan for plan in PLAN if plan[0] == letter and plan not in shown]) for letter in LETTERS]
    stacked = [card for card in DECK if card not in held and card not in (*_DISPLAY, *_DISCARD)]
    return replace(
        first,
        variant=replace(first.variant, tracks=TRACKS[tracks]),
        phase="actions",
        round=4,
        turn=0,
        first=1 % seats,
        starter=1 % seats,
        turns=9,
        players=players,
        stations=(Station((2, 1, 0)), Station((4, 3, 1)), Station((5, 2, 2), (True, False, False)), Station()),
        display=_DISPLAY,
        stack=tuple([tuple([card for card in stacked if card[0] == letter]) for letter in DECK_LETTERS]),
        discard=_DISCARD,
        plans=tuple(plans),
        research_display=_SHOWN,
        specials=("R3", "R4"),
        supplement=3,
        marks=_marks(seats, tracks),
    )


def _player(player: Player, seat: int) -> Player:
    tank, upload, flipped = _REACHED[seat]
    plans = _PLANS[seat]
    return replace(
        player,
        cash=(7, 12, 31, 0)[seat],
        hand=_own(_HANDS[seat], seat),
        area=_own(_AREAS[seat], seat),
        used=_USED[seat],
        decks=tuple([_own(deck, seat) for deck in _DECKS[seat]]),
        tracks=_COMPANY_TRACKS[seat],
        levels=_LEVELS[seat],
        tank=tank,
        upload=upload,
        screens=(*plans, *[""] * (SCREENS + 1 - len(plans))),
        flipped=flipped,
        covered=_COVERED[seat],
        markers=(1, 2, 0, 2)[seat],
        single_use=(2, 0, 1, 0)[seat] if player.personal else 0,
        tiles=(("tile-plus", "tile-research"), (), ("tile-field",), ())[seat],
        tiles_used=((), (), ("tile-field",), ())[seat],
        boosted=("B01", "", "", "")[seat],
        offered=(),
        token=plans[0],
        dropped=seat == 3,
    )


def _own(cards: tuple[str, ...], seat: int) -> tuple[str, ...]:
    """Return the cards with the seat at those of its colour."""
    own = ("titanium", "minerals", "carbon", "energy", "research")
    return tuple([f"{card}-{seat}" if card.startswith(own) else card for card in cards])


def _marks(seats: int, tracks: str) -> tuple[Mark, ...]:
    every = [Mark("titanium", 0), Mark("tile-energy", 2 % seats)]
    if seats > 1:
        every += [Mark("sell", 1), Mark("first-player", 1, True)]
    if tracks == "spaces":
        every.append(Mark("C2-1", 0))
    return tuple(every)


def table(seats: int = 4, viewer: int | None = 0, tracks: str = "permanent", **options: str) -> SkyminesView:
    """Return such a table as a viewer sees it."""
    return seen(state(seats, tracks, **options), viewer)


def with_luna() -> SkyminesView:
    """Return a table with Luna in the middle of her round."""
    known = state(3, "pile", luna="5")
    assert known.luna is not None
    luna = replace(
        known.luna,
        cash=14,
        deck=known.luna.deck[6:],
        discard=known.luna.deck[:2],
        majority=(known.luna.deck[2], known.luna.deck[3]),
        slots=("", "", known.luna.deck[4], known.luna.deck[5], ""),
        tracks=(3, 9, 0, 15),
        tank=7,
        research=3,
        begun=True,
    )
    return seen(replace(known, luna=luna, marks=(*known.marks, Mark("tile-plus", LUNA))), 1)


def seen(known: SkyminesState, viewer: int | None = 0) -> Any:
    """Return a state as a viewer sees it."""
    return GAME.view(known, viewer)


def tokens(*, chosen: bool = False) -> SkyminesView:
    """Return the choice of a starting token."""
    first = setup(3, {**_USUAL}, bytes(32))
    if chosen:
        first = with_player(first, 0, choice=first.players[0].offered[1], chosen=True)
    return seen(first)


def planning(*, selecting: bool = False) -> SkyminesView:
    """Return a table that plans: the viewer has chosen, or is to arrange what it chose."""
    return seen(planning_state(selecting=selecting))


def planning_state(*, selecting: bool = False) -> SkyminesState:
    """Return this table."""
    known = replace(state(), phase="planning", marks=())
    for seat in range(len(known.players)):
        known = with_player(
            known, seat, area=("",) * SLOTS, used=(False,) * SLOTS, tiles_used=(), boosted="", dropped=False
        )
    cards = _own(("minerals1", "research2", "", "A06", ""), 0)
    if selecting:
        return with_player(known, 0, planned=tuple([card for card in cards if card]), selecting=True)
    return with_player(known, 0, planned=cards, chosen=True)


def on_missions() -> SkyminesView:
    """Return a table at which missions are linked: one is done, one is begun."""
    known = state()
    first, last = known.variant.missions
    known = with_player(known, 0, mission=first, tasks=(1,))
    known = with_player(known, 1, mission=last, tasks=())
    return seen(known)


def over(seats: int = 4, **options: str) -> SkyminesView:
    """Return a table after the end."""
    return seen(replace(state(seats, **options), over="rounds", round=7), None)
