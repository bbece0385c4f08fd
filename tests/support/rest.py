"""Discord's REST API over real HTTP: authorization, rate limits with their headers, faults on demand.

What a request does is simcord's affair; what it may look like is the judges'.
"""

from __future__ import annotations

import asyncio
import io
import json
import time
from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from typing import Any, Literal

from aiohttp import web
from simcord.backend import Backend
from simcord.backend.errors import BackendError
from simcord.http import router

from tests.support.request_watch import REQUEST_LIMIT, Watch, path_fits

PREFIX = "/api/v10"


@dataclass
class Upload:
    """An uploaded file in the shape simcord reads (discord.File's)."""

    fp: io.BytesIO
    filename: str
    description: str | None


@dataclass
class Trouble:
    """Something that goes wrong with matching requests.

    "before": refused, nothing happened. "after": it was done, but the answer is lost. With a `gate` the answer waits
    for it to be set, and a `status` of 0 means that it is a right one after all. With a `body` it was done and is
    answered by these bytes, of this `content` type, with this status. Paths with a `spared` part do not meet it.
    """

    method: str
    pattern: str
    status: int = 500
    code: int = 0
    times: int | None = 1
    when: Literal["before", "after"] = "before"
    gate: asyncio.Event | None = None
    body: bytes | None = None
    content: str = "application/json"
    spared: Collection[str] = ()
    met: int = 0

    def take(self, method: str, path: str) -> bool:
        """Whether this request meets the trouble; counts it."""
        if method != self.method or not path_fits(path, self.pattern) or self.times == 0:
            return False
        if not set(path.split("/")).isdisjoint(self.spared):
            return False
        self.met += 1
        if self.times is not None:
            self.times -= 1
        return True


@dataclass
class Limit:
    """So many requests in so many seconds, for each channel, guild or webhook by itself."""

    method: str
    pattern: str
    count: int
    seconds: float
    windows: dict[str, tuple[float, int]] = field(default_factory=dict)

    def take(self, path: str, now: float) -> tuple[int, float]:
        """One more request: how many are left (-1: one too many) and in how many seconds the window starts again."""
        key = "/".join(path.split("/")[:3])
        start, used = self.windows.get(key, (now, 0))
        if now - start >= self.seconds:
            start, used = now, 0
        self.windows[key] = (start, used + 1)
        return max(self.count - used - 1, -1), start + self.seconds - now


class LostAnswerError(Exception):
    """The request was done, but Discord's answer never arrives whole."""

    def __init__(self, status: int, code: int) -> None:
        self.status = status
        self.code = code


class Rest:
    """The handler of all requests below /api/v10."""

    def __init__(self, backend: Backend, watch: Watch, token: str, gateway: Callable[[], dict[str, Any]]) -> None:
        self._backend = backend
        self._watch = watch
        self.token = token
        self._gateway = gateway
        self.troubles: list[Trouble] = []
        self.limits: list[Limit] = []
        self.everything_else = Limit("*", "*", 200, 1.0)

    def fail(self, method: str, pattern: str, **how: Any) -> Trouble:
        """Make the next matching requests fail; see `Trouble` for how."""
        trouble = Trouble(method, pattern, **how)
        self.troubles.append(trouble)
        return trouble

    async def button_id(self, request: web.Request) -> web.Response:
        """Answer one request as Discord does."""
        path = request.path.removeprefix(PREFIX)
        body, uploads = await _body(request)
        trouble = next((item for item in self.troubles if item.take(request.method, path)), None)
        limit = next(
            (item for item in self.limits if item.method == request.method and path_fits(path, item.pattern)), None
        )
        left, wait = (limit or self.everything_else).take(path, time.perf_counter())
        headers = _limit_headers(limit or self.everything_else, left, wait)

        def answer(decoded: str) -> Any:
            return self._answer(request, decoded, body, uploads, trouble, left, wait)

        self._watch.leases = json.loads(request.headers.get("X-Leases", "{}"), object_hook=_numbers)
        self._watch.shows = int(request.headers.get("X-Shows", "0"))
        try:
            result = self._watch.dispatch(
                request.method, path, answer=answer, json=body, params=dict(request.query), files=uploads
            )
            if trouble is not None and trouble.body is not None:
                lost = {**headers, "Content-Type": trouble.content}
                return web.Response(body=trouble.body, status=trouble.status, headers=lost)
            if trouble is not None and trouble.when == "after" and trouble.status:
                raise LostAnswerError(trouble.status, trouble.code)
        except BackendError as refused:
            return await _held(trouble, _error(refused, headers, wait))
        except LostAnswerError as lost:
            return await _held(trouble, _json({"code": lost.code, "message": "lost"}, lost.status, headers))
        if result is None:
            return await _held(trouble, web.Response(status=204, headers=headers))
        return await _held(trouble, _json(result, 200, headers))

    def _answer(
        self,
        request: web.Request,
        path: str,
        body: Any,
        uploads: list[Upload],
        trouble: Trouble | None,
        left: int,
        wait: float,
    ) -> Any:
        if not path.startswith(("/interactions/", "/webhooks/")):
            self._authorize(request)
        if left < 0:
            raise BackendError(429, 0, f"You are being rate limited for {wait:.3f} s")
        if trouble is not None and trouble.when == "before" and trouble.body is None and trouble.status:
            raise BackendError(trouble.status, trouble.code, "made by the test")
        if path == "/gateway/bot":
            return self._gateway()
        return router.dispatch(
            self._backend,
            request.method,
            path,
            json=body,
            params=dict(request.query),
            files=list(uploads),
            reason=request.headers.get("X-Audit-Log-Reason"),
        )

    def _authorize(self, request: web.Request) -> None:
        if request.headers.get("Authorization") != f"Bot {self.token}":
            raise BackendError(401, 0, "401: Unauthorized")


def _numbers(found: dict[str, int]) -> dict[int, int]:
    return {int(shard): epoch for shard, epoch in found.items()}


async def _body(request: web.Request) -> tuple[Any, list[Upload]]:
    """The JSON body or payload_json, and the uploads with their alt texts."""
    if not request.content_type.startswith("multipart/"):
        text = await request.text()
        return (json.loads(text) if text else None), []
    form = await request.post()
    payload = json.loads(str(form["payload_json"])) if "payload_json" in form else None
    told = (payload or {}).get("attachments") or ((payload or {}).get("data") or {}).get("attachments") or []
    words = {f"files[{item['id']}]": item.get("description") for item in told}
    uploads: list[Upload] = []
    for name, part in form.items():
        if isinstance(part, web.FileField):
            with part.file as file:  # a large one lies on the disk
                uploads.append(Upload(io.BytesIO(file.read()), part.filename, words.get(name)))
    return payload, uploads


async def _held(trouble: Trouble | None, response: web.Response) -> web.Response:
    if trouble is not None and trouble.gate is not None:
        await trouble.gate.wait()
    return response


def _limit_headers(limit: Limit, left: int, wait: float) -> dict[str, str]:
    return {
        "X-RateLimit-Limit": str(limit.count),
        "X-RateLimit-Remaining": str(max(left, 0)),
        "X-RateLimit-Reset": f"{time.time() + wait:.3f}",
        "X-RateLimit-Reset-After": f"{wait:.3f}",
        "X-RateLimit-Bucket": f"{limit.method}{limit.pattern}".replace("/", "-").replace("*", "x"),
    }


def _error(refused: BackendError, headers: dict[str, str], wait: float) -> web.Response:
    if refused.status != 429:
        return _json(refused.to_json(), refused.status, headers)
    # Without Via discord.py takes a 429 for a ban by Cloudflare.
    limited = {**headers, "Via": "1.1 google", "Retry-After": f"{wait:.3f}"}
    return _json({"message": "You are being rate limited.", "retry_after": wait, "global": False}, 429, limited)


def _json(data: Any, status: int, headers: dict[str, str]) -> web.Response:
    # Exactly this content type: with a charset behind it discord.py takes the body for text.
    return web.Response(
        body=json.dumps(data).encode(), status=status, headers={**headers, "Content-Type": "application/json"}
    )


#: Multipart framing included; larger requests are cut off by Discord before anybody reads them.
MAX_BODY = REQUEST_LIMIT + 1024 * 1024
