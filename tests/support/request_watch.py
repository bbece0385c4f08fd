"""Between the bot and simcord's backend: every request is recorded, judged and held to Discord's rules.

simcord leaves a few of Discord's rules out; they are added here, for the in-process form and the loopback server alike:
a message with `enforce_nonce` is posted once, a person can close their DMs, files and requests have a greatest size,
an interaction carries its user's language and the usual upload limit.
"""

from __future__ import annotations

import contextlib
import json as jsonlib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import unquote

from simcord.backend import Backend
from simcord.backend.errors import BackendError, cannot_dm_bot
from simcord.builders import UserHandle
from simcord.http import router

from tests.support.json_copies import copied
from tests.support.judge import Judge

FILE_LIMIT = 10 * 1024 * 1024
REQUEST_LIMIT = 25 * 1024 * 1024
#: Discord's docs say "the past few minutes"; the least that can mean, so that the bot does not lean on more.
NONCE_WINDOW = 120.0


@dataclass(frozen=True)
class SentFile:
    """One upload: its name, its bytes, and its alt text."""

    name: str
    data: bytes
    description: str | None


@dataclass
class Request:
    """One request of the bot as Discord saw it. `status` and `code` are what it was answered (code 0: no error).

    `leases`: which shards the sender had when it sent it, and their epochs, and `shows`: the last entry of the log that
    a board was made of, if it told (`tests.support.hastened`).
    """

    method: str
    path: str
    json: Any
    params: dict[str, Any]
    files: list[SentFile]
    status: int = 0
    code: int = 0
    answer: Any = None
    leases: dict[int, int] = field(default_factory=dict[int, int])
    shows: int = 0

    def is_to(self, method: str, pattern: str) -> bool:
        """Whether this is `method` to `pattern`, where * in the pattern stands for one part of the path."""
        return self.method == method and path_fits(self.path, pattern)


def path_fits(path: str, pattern: str) -> bool:
    """Whether a path fits a pattern whose parts may be *: "/channels/*/messages"."""
    parts, wanted = path.strip("/").split("/"), pattern.strip("/").split("/")
    return len(parts) == len(wanted) and all(want in ("*", part) for part, want in zip(parts, wanted, strict=True))


@dataclass
class Lost:
    """Discord's answers to matching requests that the library never reads: it meets `error` in their place.

    `done`: Discord has done what it was asked. `times` None: all of them.
    """

    method: str
    pattern: str
    error: Callable[[], Exception]
    done: bool = True
    times: int | None = 1

    def take(self, method: str, path: str) -> bool:
        """Whether this request meets it; counts it."""
        if method != self.method or not path_fits(path, self.pattern) or self.times == 0:
            return False
        if self.times is not None:
            self.times -= 1
        return True


@dataclass
class Watch:
    """The guard of one backend. Read `requests` and `faults`; set `locales[user.id]`; close and open DMs.

    In process: put what is to get lost into `lost`.
    """

    backend: Backend
    judge: Judge | None = None
    requests: list[Request] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)
    locales: dict[int, str] = field(default_factory=dict)
    lost: list[Lost] = field(default_factory=list)
    on_change: Callable[[], None] = lambda: None
    leases: dict[int, int] = field(default_factory=dict[int, int])
    shows: int = 0
    _closed_dms: set[int] = field(default_factory=set)
    _joining: bool = False
    _nonces: dict[tuple[str, str], tuple[float, Any]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self._emit = self.backend.emit
        self.backend.emit = self._emit_as_discord_does

    def close_dms(self, user: UserHandle) -> None:
        """From now on the bot's messages to this person are refused with 403, code 50007."""
        self._closed_dms.add(self.backend.get_dm_channel(user.id).id)

    def open_dms(self, user: UserHandle) -> None:
        self._closed_dms.discard(self.backend.get_dm_channel(user.id).id)

    @contextlib.contextmanager
    def joining(self) -> Iterator[None]:
        """A guild made while this is open is one the bot has just joined, not one it was in all along."""
        self._joining = True
        try:
            yield
        finally:
            self._joining = False

    def sent(self, method: str, pattern: str) -> list[Request]:
        """The requests so far with this method and path pattern, oldest first."""
        return [request for request in self.requests if request.is_to(method, pattern)]

    def dispatch(self, method: str, path: str, *, answer: Callable[[str], Any], **given: Any) -> Any:
        """Record and judge one request, then let `answer` (given the decoded path) do it, or refuse it first."""
        request = Request(
            method,
            unquote(path),
            copied(given.get("json")),
            dict(given.get("params") or {}),
            [_read(upload) for upload in given.get("files") or ()],
            leases=self.leases,
            shows=self.shows,
        )
        self.requests.append(request)
        self._judge(request)
        try:
            request.answer = self._answer(request, answer)
        except BackendError as refused:
            request.status, request.code = refused.status, refused.code
            if isinstance(refused, router.RouteNotImplemented | router.UnsupportedField):
                self.faults.append(f"{method} {request.path}: {refused}")
            raise
        else:
            request.status = 204 if request.answer is None else 200
        finally:
            self.on_change()
        return request.answer

    def _judge(self, request: Request) -> None:
        if self.judge is not None:
            self.faults += self.judge.judge(request.method, request.path, request.json)
        too_large = [file.name for file in request.files if len(file.data) > FILE_LIMIT]
        total = sum(len(file.data) for file in request.files) + len(jsonlib.dumps(request.json, default=str))
        if too_large or total > REQUEST_LIMIT:
            self.faults.append(f"{request.method} {request.path}: {total} bytes, files over 10 MiB: {too_large}")

    def _answer(self, request: Request, answer: Callable[[str], Any]) -> Any:
        if not request.is_to("POST", "/channels/*/messages"):
            return answer(request.path)
        channel = request.path.split("/")[2]
        if int(channel) in self._closed_dms:
            raise cannot_dm_bot()
        body = request.json or {}
        if not (body.get("enforce_nonce") and body.get("nonce") is not None):
            return answer(request.path)
        return self._once((channel, str(body["nonce"])), lambda: answer(request.path))

    def _once(self, key: tuple[str, str], create: Callable[[], Any]) -> Any:
        now = self.backend.clock.elapsed
        known = self._nonces.get(key)
        if known is not None and now - known[0] < NONCE_WINDOW:
            return copied(known[1])
        made = create()
        self._nonces[key] = (now, copied(made))
        return made

    def _emit_as_discord_does(self, event: str, payload: Mapping[str, Any]) -> None:
        if event == "INTERACTION_CREATE":
            person = payload.get("user") or payload["member"]["user"]
            locale = self.locales.get(int(person["id"]), payload["locale"])
            payload = {**payload, "locale": locale, "attachment_size_limit": FILE_LIMIT}
        elif event == "GUILD_CREATE" and self._joining:
            payload = {key: value for key, value in payload.items() if key != "unavailable"}
        self._emit(event, payload)
        self.on_change()


def _read(upload: Any) -> SentFile:
    """The bytes of an upload, leaving its reading position where it was."""
    at = upload.fp.tell()
    data = upload.fp.read()
    upload.fp.seek(at)
    return SentFile(upload.filename, data, upload.description)


@contextlib.contextmanager
def watching(watch: Watch) -> Iterator[Watch]:
    """While open, what the bot sends in process to the watched backend goes through `watch` first."""
    original = router.dispatch

    def dispatch(backend: Backend, method: str, path: str, **given: Any) -> Any:
        if backend is not watch.backend:
            return original(backend, method, path, **given)
        lost = next((lost for lost in watch.lost if lost.take(method, path)), None)
        if lost is not None and not lost.done:
            raise lost.error()
        answer = watch.dispatch(
            method, path, answer=lambda decoded: original(backend, method, decoded, **given), **given
        )
        if lost is not None:
            raise lost.error()
        return answer

    router.dispatch = dispatch
    try:
        yield watch
    finally:
        router.dispatch = original
