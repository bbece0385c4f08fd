"""The stored welcome of a server."""

from __future__ import annotations

from msgspec import Struct


class Welcome(Struct, frozen=True):
    """The welcome in a server that the bot joined. `at`: when it was claimed; `nonce`: of its message.

    `channel`: where it may have been sent, None if nowhere. `message`: None until it is known to stand there.
    """

    at: float
    nonce: int
    channel: int | None = None
    message: int | None = None

    @property
    def is_open(self) -> bool:
        """Return whether it may have been sent without the bot knowing the message."""
        return self.channel is not None and self.message is None
