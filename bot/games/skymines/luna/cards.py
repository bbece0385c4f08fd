"""Luna's cards, tracks and levels, read from their data file (`luna.toml`)."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from bot.games.skymines.loading import Rows, data_file, parse, require
from bot.games.skymines.material import COLUMN_COST, LETTERS, SLOTS, TILE_PRICE

MARKER_SPACES = frozenset(("buy", "sell", *TILE_PRICE))
"""The bonus spaces on which her cards place markers: never the first player space, never majorities or tracks."""
LAST_LEVEL = 8
FIRST_GRADE, SECOND_GRADE = 12, 7
"""How many cards of each grade there are."""

Companies = Literal["most", "second", "least", "two-most", "lead", "two-leads", "all"]
"""Whose track or station is meant: by value, or by her lead on the track."""


class Gain(Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag="gain", tag_field="do"):
    """She gains CrypCoin, then spaces on the tank track, then steps on the research track."""

    coin: int = 0
    helium: int = 0
    research: int = 0


class Advance(Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag="advance", tag_field="do"):
    """Her marker moves on the track of each of these companies."""

    steps: int
    companies: Companies


class Expand(Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag="expand", tag_field="do"):
    """Each of these companies is expanded; `first`: the order in which targets are taken, by their numbers."""

    points: int
    companies: Companies
    first: Literal["lowest", "highest"]


class TakeCards(Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag="cards", tag_field="do"):
    """She takes the cards on spaces of the display (1 to 12), by the slot of her card."""

    spaces: tuple[tuple[int, ...], ...]


class TakeShare(Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag="share", tag_field="do"):
    """She takes the card with the most valuable share from the display."""


class PlaceMarker(Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag="marker", tag_field="do"):
    """She blocks a bonus space, by the slot of her card."""

    spaces: tuple[str, ...]


class DiscardPlan(Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag="plan", tag_field="do"):
    """She discards a plan of this letter from the research display; the slot of her card tells the column."""

    letter: str


class DiscardSpecial(Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag="special", tag_field="do"):
    """She discards the latest special plan of the round track."""


Line = Gain | Advance | Expand | TakeCards | TakeShare | PlaceMarker | DiscardPlan | DiscardSpecial


class Reveal(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """What a majority card brings on her first turn of a round."""

    helium: int = 0
    research: int = 0


class LunaCard(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A card of Luna. `left`, `right`, `scientists`: what it counts in a majority slot."""

    id: str
    lines: tuple[Line, ...]
    left: int = 0
    right: int = 0
    scientists: int = 0
    reveal: Reveal = Reveal()

    @property
    def second_grade(self) -> bool:
        """Whether the card only joins her deck in play."""
        return self.id.startswith("II-")


class LunaTrack(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """Her tank track or research track. `slot`: the step that opens a slot; `values`: pairs of step and CrypCoin."""

    last: int
    slot: int
    values: tuple[tuple[int, int], ...]


class Level(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """How strong she is.

    `slots`: whether slots A and E can open; `shuffle`: whether a second-grade card joins her deck when it is shuffled;
    `tank_cards`, `research_cards`: the steps at which one is put on top; `tank`, `research`: where she starts.
    """

    slots: bool
    shuffle: bool = False
    tank_cards: tuple[int, ...] = ()
    research_cards: tuple[int, ...] = ()
    tank: int = 0
    research: int = 0


class LunaData(Rows, frozen=True):
    """The data file. `plan_column`: by her slots, the column (from 1) from which a card discards plans."""

    plan_column: tuple[int, ...]
    tank: LunaTrack
    research: LunaTrack
    levels: tuple[Level, ...]
    cards: tuple[LunaCard, ...]


def read_luna(text: str) -> LunaData:
    """Return the checked data. Raises ValueError naming what is wrong with it."""
    data = parse(text, LunaData)
    require(len(data.levels) == LAST_LEVEL + 1, "levels are 0 to 8")
    require(len(data.plan_column) == SLOTS, "each slot has a column of the research display")
    require(len({card.id for card in data.cards}) == len(data.cards), "each card of Luna has its own id")
    second = sum(card.second_grade for card in data.cards)
    require((len(data.cards) - second, second) == (FIRST_GRADE, SECOND_GRADE), "Luna has 12 and 7 cards")
    for card in data.cards:
        for line in card.lines:
            _check(card.id, line)
    return data


def _check(card: str, line: Line) -> None:
    if isinstance(line, TakeCards):
        require(len(line.spaces) == SLOTS, f"{card} names spaces for each slot")
        spaces = [space for row in line.spaces for space in row]
        require(all(1 <= space <= len(COLUMN_COST) for space in spaces), f"{card} names spaces of the display")
    elif isinstance(line, PlaceMarker):
        require(len(line.spaces) == SLOTS, f"{card} names a bonus space for each slot")
        require(set(line.spaces) <= MARKER_SPACES, f"{card} names bonus spaces")
    elif isinstance(line, DiscardPlan):
        require(line.letter in LETTERS, f"{card} names a letter")


LUNA_TEXT, LUNA_FILE = data_file("luna.toml")
LUNA_DATA = read_luna(LUNA_TEXT)
LUNA_CARDS: dict[str, LunaCard] = {card.id: card for card in LUNA_DATA.cards}
"""Her cards by their ids, as in the published deck: `I-1` to `I-12`, `II-1` to `II-7`."""
LEVELS = LUNA_DATA.levels
TANK, RESEARCH = LUNA_DATA.tank, LUNA_DATA.research
FIRST_GRADE_CARDS = frozenset(name for name, card in LUNA_CARDS.items() if not card.second_grade)
"""The cards that are never among those that still join her deck."""
