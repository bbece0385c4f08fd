"""Acknowledged interactions that are not answered yet, and where their answers go."""

from __future__ import annotations

from msgspec import Struct


class Reply(Struct, frozen=True):
    """Where the answer to an interaction goes, by the interaction's token.

    `pressed`: the message that was pressed, if others see it. The token's first message is that one then, so the
    answer is a further message for the user alone; `follow_up` is its id once it was sent. `pressed` 0: the answer
    takes the place of the first message, which only the user sees. `nonce`: that of the message whose place the answer
    takes, which goes on to be found by it (0: none).
    """

    application: int
    token: str
    pressed: int = 0
    follow_up: int = 0
    nonce: int = 0


class PendingInteraction(Struct, frozen=True, kw_only=True):
    """An interaction that was acknowledged and not answered yet, stored so that a restart can answer it.

    `guild`: the server that it is about, if known. `locale`: the user's own in Discord. `pressed`,
    `follow_up`, `nonce`: see `Reply`.
    """

    interaction: int
    application: int
    token: str
    user: int
    guild: int | None
    locale: str
    at: float
    pressed: int = 0
    follow_up: int = 0
    nonce: int = 0

    @property
    def reply(self) -> Reply:
        """Return where the answer goes."""
        return Reply(self.application, self.token, self.pressed, self.follow_up, self.nonce)
