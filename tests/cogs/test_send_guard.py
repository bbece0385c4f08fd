"""The guard before each request, on a real HTTP connection to a server of a few lines."""

from __future__ import annotations

from collections.abc import AsyncIterator

import aiohttp
import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer

from cogs.send_guard import LeaseRunOut, SendGuard, fenced

COUNTED = ("/api/v10/channels/5/messages", "/api/v10/users/@me/channels", "/api/v10/gateway/bot")
UNCOUNTED = ("/api/v10/interactions/1/token/callback", "/api/v10/webhooks/1/token/messages/@original", "/gateway/")


class Member:
    """What the guard asks, with what came of it. `then`: what happens while a request waits for its token."""

    def __init__(self) -> None:
        self.in_time = True
        self.tokens = 0
        self.limited: list[float] = []
        self.then: bool | None = None

    async def token(self) -> None:
        self.tokens += 1
        if self.then is not None:
            self.in_time = self.then

    async def limit(self, seconds: float) -> None:
        self.limited.append(seconds)


class Discord:
    """Notes the paths that were asked for; each answer has these headers and this status."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.status, self.headers = 200, dict[str, str]()

    async def answer(self, request: web.Request) -> web.Response:
        self.asked.append(request.path)
        return web.Response(status=self.status, headers=self.headers)


@pytest.fixture
def member() -> Member:
    return Member()


@pytest.fixture
def discord() -> Discord:
    return Discord()


@pytest.fixture
async def session(member: Member, discord: Discord) -> AsyncIterator[aiohttp.ClientSession]:
    app = web.Application()
    app.router.add_route("*", "/{path:.*}", discord.answer)
    trace = aiohttp.TraceConfig()
    SendGuard(lambda: member.in_time, member.token, member.limit).attach(trace)
    async with TestServer(app) as server, aiohttp.ClientSession(server.make_url("/"), trace_configs=[trace]) as session:
        yield session


async def test_each_request_takes_a_token(session: aiohttp.ClientSession, member: Member, discord: Discord) -> None:
    for path in COUNTED:
        await session.get(path)
    assert member.tokens == len(COUNTED)
    assert discord.asked == list(COUNTED)


async def test_after_the_lease_no_request_is_sent(
    session: aiohttp.ClientSession, member: Member, discord: Discord
) -> None:
    member.in_time = False
    for path in COUNTED:
        with pytest.raises(LeaseRunOut):
            await session.post(path)
    assert discord.asked == []


async def test_the_lease_is_looked_at_after_the_wait(
    session: aiohttp.ClientSession, member: Member, discord: Discord
) -> None:
    member.then = False
    with pytest.raises(LeaseRunOut):
        await session.post(COUNTED[0])
    assert (member.tokens, discord.asked) == (1, [])


async def test_answers_to_interactions_always_pass(
    session: aiohttp.ClientSession, member: Member, discord: Discord
) -> None:
    member.in_time = False
    for path in UNCOUNTED:
        await session.post(path)
    assert (member.tokens, discord.asked) == (0, list(UNCOUNTED))


async def test_a_fenced_answer_needs_the_lease_alone(
    session: aiohttp.ClientSession, member: Member, discord: Discord
) -> None:
    with fenced():
        await session.post(UNCOUNTED[1])
        member.in_time = False
        with pytest.raises(LeaseRunOut):
            await session.post(UNCOUNTED[1])
    await session.post(UNCOUNTED[1])
    assert (member.tokens, discord.asked) == (0, [UNCOUNTED[1]] * 2)


@pytest.mark.parametrize(
    ("status", "headers", "limited"),
    [
        (429, {"X-RateLimit-Global": "true", "Retry-After": "7.5"}, [7.5]),
        (429, {"X-RateLimit-Global": "true", "Retry-After": "soon"}, [1.0]),
        (429, {"Retry-After": "7.5"}, []),
        (200, {"X-RateLimit-Global": "true"}, []),
    ],
)
async def test_a_global_limit_is_told(
    session: aiohttp.ClientSession,
    member: Member,
    discord: Discord,
    status: int,
    headers: dict[str, str],
    limited: list[float],
) -> None:
    discord.status, discord.headers = status, headers
    await session.get(COUNTED[0])
    assert member.limited == limited
