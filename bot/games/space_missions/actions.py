"""What a seat can do. Which of these are open is decided by what is `pending` (see `state`)."""

from __future__ import annotations

from bot.games.core.actions import Action, verb


class Specialist(Action, frozen=True, tag="specialist"):
    """Play a specialist and use one of its action blocks. `block` counts from 1, as printed from the top."""

    card: str
    block: int


class Pass(Action, frozen=True, tag="pass"):
    """Leave the year's actions; the first to pass starts the next phases."""


class Enhance(Action, frozen=True, tag="enhance"):
    """Take an enhancement of this kind from the supply."""

    kind: str


class Develop(Action, frozen=True, tag="develop"):
    """Develop a craft (`rocket`, `satellite`, `capsule`) by one level."""

    craft: str


class StartTest(Action, frozen=True, tag="test"):
    """Test this technology: draw from its deck."""

    technology: str


class Draw(Action, frozen=True, tag="draw"):
    """Draw one more card in a test."""


class Remove(Action, frozen=True, tag="remove"):
    """Remove a drawn card (`major`, `minor`, `none`) of this technology from the game."""

    technology: str
    card: str


class Put(Action, frozen=True, tag="put"):
    """Put a drawn card back into its deck. `place` counts from the top, 1 is the top."""

    technology: str
    card: str
    place: int


class PutBack(Action, frozen=True, tag="put-back"):
    """Put all other drawn cards back on top of their decks, problems first, so that a later test finds them."""


class Copy(Action, frozen=True, tag="copy"):
    """Use a block of a specialist that lies visible before another seat."""

    card: str
    block: int


class TakeBack(Action, frozen=True, tag="take-back"):
    """Return one of one's own played specialists to the hand."""

    card: str


class Announce(Action, frozen=True, tag="announce"):
    """Announce a mission with this level of rocket and of satellite or capsule (`payload`, 0: the bare rocket).

    Payload enhancements that the weight asks for, fuel, inspection and astronauts are placed by themselves.
    """

    mission: int
    rocket: int
    payload: int


class Load(Action, frozen=True, tag="load"):
    """Place a token on a craft: a backup on a slot of its kind, training on the capsule.

    Also where the flight draws nothing that it helps with: the event may take it in place of another.
    """

    token: str
    craft: str


class Fill(Action, frozen=True, tag="fill"):
    """Load all that fits and that the mission can use."""


class Ready(Action, frozen=True, tag="ready"):
    """Loading is done."""


class Launch(Action, frozen=True, tag="launch"):
    """Go, whatever the year's event."""


class Cancel(Action, frozen=True, tag="cancel"):
    """Call the mission off because of the event."""


class Give(Action, frozen=True, tag="give"):
    """Lose a token of a craft to the event; the inspection token lies on the rocket."""

    token: str
    craft: str


class Solve(Action, frozen=True, tag="solve"):
    """Spend a token on the problem that was drawn: downgrade a major one, solve a minor one."""

    token: str


class Suffer(Action, frozen=True, tag="suffer"):
    """Take the consequence of the problem that was drawn."""


class Hit(Action, frozen=True, tag="hit"):
    """Choose which astronaut (`healthy`, `injured`) is injured or lost."""

    astronaut: str


class Bonus(Action, frozen=True, tag="bonus"):
    """Take one of the year's two mission bonuses."""

    bonus: str


class Study(Action, frozen=True, tag="study"):
    """Look through the deck of a technology without changing its order (a mission bonus)."""

    technology: str


class Decline(Action, frozen=True, tag="decline"):
    """Do without what is offered: a mission this year, a removal, a bonus."""


VERBS = (
    verb(Specialist, "🧑‍🚀", public=True, joined=True),
    verb(Pass, "🏁", public=True),
    verb(Enhance, "🔧", public=True),
    verb(Develop, "📐", public=True),
    verb(StartTest, "🧪", public=True),
    verb(Draw, "🂠", public=True),
    verb(Remove, "🗑️", public=True, joined=True),
    verb(Put, "↩️", joined=True),
    verb(PutBack, "📥", public=True),
    verb(Copy, "🕵️", public=True, joined=True),
    verb(TakeBack, "🔙", public=True),
    verb(Announce, "📣", public=True),
    verb(Load, "📦", public=True),
    verb(Fill, "🧰", public=True, joined=True),
    verb(Ready, "✅", public=True),
    verb(Launch, "🚀", public=True, joined=True),
    verb(Cancel, "🛑", public=True),
    verb(Give, "🔩", public=True),
    verb(Solve, "🛠️", public=True, joined=True),
    verb(Suffer, "💥", public=True, joined=True),
    verb(Hit, "🤕", public=True),
    verb(Bonus, "🎖️", public=True),
    verb(Study, "🔍", public=True),
    verb(Decline, "✋", public=True),
)
