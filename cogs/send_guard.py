"""What a member of a cluster looks at in the last moment before each request to Discord, and at each try of it.

The library waits inside a request: for a rate limit, between two tries. A look before the call would be too early.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from types import SimpleNamespace

import aiohttp

_API = "/api/"
_ANSWERS = ("interactions", "webhooks")
_TOO_MANY = 429
_fenced: ContextVar[bool] = ContextVar("fenced", default=False)


class LeaseRunOut(aiohttp.ClientError):
    """The request was not sent: another member may have taken this process's place."""


@contextmanager
def fenced() -> Iterator[None]:
    """Send the requests of this block during the lease alone, also those by the token of an interaction.

    They edit a message that another member edits when it has taken this process's place.
    """
    before = _fenced.set(True)
    try:
        yield
    finally:
        _fenced.reset(before)


class SendGuard:
    """Lets a request pass with a token of the global rate limit, and while the process's lease lasts.

    Answers to interactions pass at once. Discord does not count them, and their token is a fence of its own: no other
    process has it. By the token of a click a message can be edited that all see: `fenced`.
    """

    def __init__(
        self,
        is_in_time: Callable[[], bool],
        token: Callable[[], Awaitable[None]],
        limited: Callable[[float], Awaitable[None]],
    ) -> None:
        """`limited`: called with the seconds of a global rate limit."""
        self._is_in_time = is_in_time
        self._token = token
        self._limited = limited

    def attach(self, trace: aiohttp.TraceConfig) -> None:
        """Guard the requests of a client with this trace. They raise LeaseRunOut when they may not be sent."""
        trace.on_request_start.append(self._begins)
        trace.on_request_end.append(self._ended)

    async def _begins(
        self, _session: aiohttp.ClientSession, _context: SimpleNamespace, params: aiohttp.TraceRequestStartParams
    ) -> None:
        is_counted = _is_counted(params.url.path)
        if is_counted:
            await self._token()
        if (is_counted or _fenced.get()) and not self._is_in_time():
            raise LeaseRunOut("the lease of this process has run out")

    async def _ended(
        self, _session: aiohttp.ClientSession, _context: SimpleNamespace, params: aiohttp.TraceRequestEndParams
    ) -> None:
        headers = params.response.headers
        if params.response.status == _TOO_MANY and "X-RateLimit-Global" in headers:
            try:
                seconds = float(headers.get("Retry-After", "1"))
            except ValueError:
                seconds = 1.0
            await self._limited(seconds)


def _is_counted(path: str) -> bool:
    """Return whether a request counts for the global rate limit: no answer to an interaction, nor the gateway."""
    if not path.startswith(_API):
        return False
    version_and_kind = path.removeprefix(_API).split("/")[:2]
    return version_and_kind[-1] not in _ANSWERS
