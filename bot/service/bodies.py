"""What stands in the bodies of outbox messages (`bot.service.tables.outbox`): what is wanted, never content."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct

from bot.games.core.phrase import Phrase
from bot.service.records import OutboxMessage

Why = Literal["turn", "last", "remind", "plan", "renew", "over", "table", "lapse"]
"""Why a new message is wanted.

`turn`: it is a player's turn; `last`: that player is the last one missing; `remind`: a reminder; `plan`: premoves have
stopped; `renew`: the message that stood was deleted; `over`: the game has ended; `table`: the table is told that a
player keeps it waiting; `lapse`: a lobby closes soon.
"""


class Fresh(Struct, frozen=True):
    """A new message is wanted below all that was said since.

    `users`: to be mentioned as far as they are awaited. For calls: `since` when the player is awaited, and whether the
    player is named without a mention (`muted`).
    """

    users: tuple[int, ...] = ()
    why: Why = "turn"
    since: float = 0.0
    muted: bool = False


class SlotBody(Struct, frozen=True):
    """What is wanted of a slot: without `fresh` its message is only brought up to date."""

    fresh: Fresh | None = None


class Retired(Struct, frozen=True):
    """A former message. `since`: a board, which becomes a summary of what was done from then until `until`.

    Without `since` the message is deleted.
    """

    channel: int
    message: int
    since: float | None = None
    until: float = 0.0


class Lost(Struct, frozen=True):
    """Where a message may have been sent that is not wanted any more: to a channel, or to a user."""

    channel: int = 0
    user: int = 0


class Announcement(Struct, frozen=True):
    """The operator's words to all channels with a running table. `id` is a row's `target`."""

    id: int
    text: str


class Closed(Struct, frozen=True):
    """A direct message did not arrive. `notice`: it was the notice of a turn.

    `passing`: Discord put it off too often, which says nothing about what the user takes.
    """

    notice: bool = False
    passing: bool = False


class SharedBody(Struct, frozen=True):
    """What a player (`target`) shows to the channel: a look, a turn of the replay, the film, or the result.

    `about`: the look's subject. `place`: the turn. `eyes`: the seat through whose eyes; it counts only when the game is
    over, before that all see what all may see.
    """

    what: Literal["look", "turn", "film", "result"]
    look: str = ""
    about: str | None = None
    place: int = 0
    eyes: int | None = None


class Word(Struct, frozen=True):
    """A word to one person.

    `about`: the user whose name stands in it as the fact `who` (and their words as `reason`), 0 for no user's.
    `nonces`: those of messages that may have said it already.
    """

    phrase: Phrase
    about: int = 0
    nonces: tuple[int, ...] = ()


class ToldBody(Struct, frozen=True):
    """Words to one person (`target`), said in this order by one direct message."""

    words: tuple[Word, ...] = ()


def fresh_of(row: OutboxMessage) -> Fresh | None:
    """Return the new message that is wanted of a slot, if one is."""
    return msgspec.json.decode(row.body, type=SlotBody).fresh


def words_of(row: OutboxMessage) -> tuple[Word, ...]:
    """Return what a row says to its person."""
    return msgspec.json.decode(row.body, type=ToldBody).words
