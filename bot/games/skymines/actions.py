"""What a seat can do. Which of these are open follows from the phase and from what is pending (see `state`)."""

from __future__ import annotations

from bot.games.core.actions import Action


class Choose(Action, frozen=True, tag="choose"):
    """Choose one of two starting research tokens, in secret."""

    token: str


class Plan(Action, frozen=True, tag="plan"):
    """Choose the cards for the action slots, in secret."""

    cards: tuple[str, ...]


class Arrange(Action, frozen=True, tag="arrange"):
    """Choose the slot (1 to 5) of each planned card, in the order of the plan (linked slots alone)."""

    slots: tuple[int, ...]


class Resources(Action, frozen=True, tag="resources"):
    """Use resource cards of one type; with `buy`, a card of the display, or `none`. The rest advances on tracks."""

    cards: tuple[str, ...]
    buy: str


class Boost(Action, frozen=True, tag="boost"):
    """Lay the +1 tile on a resource card. It is no action: the turn goes on."""

    card: str


class Energy(Action, frozen=True, tag="energy"):
    """Use all energy cards for a company; `none` where no space can be entered.

    `target`: the sector, asteroid or shuttle space that is entered first; 0 if it is chosen afterwards.
    """

    company: str
    target: int = 0


class Enter(Action, frozen=True, tag="enter"):
    """Enter a sector, an asteroid or a shuttle space."""

    target: int


class Column(Action, frozen=True, tag="column"):
    """Take the next pieces from this column of the station (1 to 3). The expansion goes on."""

    column: int


class Return(Action, frozen=True, tag="return"):
    """Return an ousted outpost to this column (1 to 3) of its station."""

    column: int


class Advance(Action, frozen=True, tag="advance"):
    """Move one's marker on a company's track this many spaces. A barrier on the way is paid."""

    company: str
    steps: int


class Pay(Action, frozen=True, tag="pay"):
    """Pay the barrier before which one's marker stands, and go on."""


class Take(Action, frozen=True, tag="take"):
    """Take a research plan or special plan, and lay it on a screen (1 to 15)."""

    plan: str
    screen: int


class Remove(Action, frozen=True, tag="remove"):
    """Remove the top outpost of a column (1 to 3) of a company's station from the game."""

    company: str
    column: int


class Upload(Action, frozen=True, tag="upload"):
    """Use a research scientist: the upload marker goes this many plans forward (0: it stays).

    `flip`: how many plans ahead of the marker lies the one that is turned face down for 2 CrypCoin first; 0 for none.
    """

    card: str
    plans: int
    flip: int


class Field(Action, frozen=True, tag="field"):
    """Use a field scientist."""

    card: str


class Place(Action, frozen=True, tag="place"):
    """Place a bonus marker on a space that asks nothing further."""

    space: str


class Majority(Action, frozen=True, tag="majority"):
    """Place a bonus marker on a majority space, for the reward of this tier (1 to 3)."""

    space: str
    tier: int


class Buy(Action, frozen=True, tag="buy"):
    """Place a bonus marker on a space where a card of the display is bought with CrypCoin; `none`: without a card."""

    space: str
    card: str


class Sell(Action, frozen=True, tag="sell"):
    """Place a bonus marker on a space where a card of the hand goes to the discard pile."""

    space: str
    card: str


class Half(Action, frozen=True, tag="half"):
    """Take one half (1 or 2) of a track bonus."""

    half: int


class Recover(Action, frozen=True, tag="recover"):
    """Take a card of the discard pile for 2 CrypCoin."""

    card: str


class Finish(Action, frozen=True, tag="finish"):
    """End what is under way: the rest of energy or units is lost, research points become CrypCoin, a move stops before
    a barrier, cards rest straight above their slots, no mission is linked."""


class DropOut(Action, frozen=True, tag="drop"):
    """Drop out of the Action phase and take the deck of this resting slot (1 to 5); 0 if there is none.

    `rest`: the used cards rest `straight` above their slots, or the seat will `choose` where each of them does.
    """

    deck: int
    rest: str


class Rest(Action, frozen=True, tag="rest"):
    """Move a card of the action area to a resting slot (1 to 5)."""

    card: str
    slot: int


class Link(Action, frozen=True, tag="link"):
    """Link one's status card to a mission by a task (1 to 3) that is met."""

    mission: str
    task: int
