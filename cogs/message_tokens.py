"""Tokens of clicks by which the clicked messages can be edited: Discord does not count such edits.

A click that was acknowledged as a change of its message brings a token that edits this message for 15 minutes. The
service does not know of it: the messenger edits by the token where it can, and else by the channel. So the edits of a
message keep their order, and a token that is forgotten, refused or too old costs one counted request.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from bot.limits import TOKEN_SECONDS
from bot.service.interactions import Reply

MOST = 4096
"""The most messages of which a token is kept."""
MARGIN = 30.0
"""Seconds before a token ends in which it is not used any more."""


class MessageTokens:
    """The newest token of each message that was clicked lately."""

    def __init__(self) -> None:
        self._tokens: OrderedDict[int, tuple[Reply, float]] = OrderedDict()

    def note(self, message: int, application: int, token: str) -> None:
        """Keep the token of a click on this message."""
        ends = asyncio.get_running_loop().time() + TOKEN_SECONDS - MARGIN
        self._tokens[message] = Reply(application, token, message, message), ends
        self._tokens.move_to_end(message)
        if len(self._tokens) > MOST:
            self._tokens.popitem(last=False)

    def of(self, message: int) -> Reply | None:
        """Return how a message is edited by its token; None if it has none that lasts."""
        reply, ends = self._tokens.get(message, (None, 0.0))
        return reply if asyncio.get_running_loop().time() < ends else None

    def drop(self, message: int, reply: Reply) -> None:
        """Forget a token that Discord refused, unless there is a newer one."""
        if self._tokens.get(message, (None, 0.0))[0] == reply:
            del self._tokens[message]
