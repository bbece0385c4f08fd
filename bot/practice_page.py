"""The practice server's own page: a bar to go back and forth between the channel and the DMs, on loopback only."""

from __future__ import annotations

import contextlib
import html
import json
import secrets
import string
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from aiohttp import web
from aiohttp.typedefs import Handler

from bot.games.core.contract import Title
from bot.games.core.phrase import Phrase, say
from bot.practice import World
from bot.text.translator import Translator

_PAGE = Path(__file__).with_suffix(".html").with_name("practice.html")
_TEXTS = ("title", "welcome", "about", "begin", "otherwise")
"""Texts of the page, by their names in its template."""
_COMMANDS = ("play", "learn")
"""The commands that the page's buttons use."""
_HEADERS = {
    "Cache-Control": "no-store",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}


async def practice(
    world: World, translator: Translator, titles: Mapping[str, Title], *, announce: Callable[[str], None], port: int = 0
) -> None:
    """Serve the page of a practice server until cancelled (Ctrl-C). The world's client is not closed.

    `titles`: the games that the page offers to open. `announce` gets the address of the page once all is ready; it
    holds a secret. Port 0 takes a free port.
    Raises OSError when the port is in use, and what the client's setup_hook raises.
    """
    page = PracticePage(world, translator, titles)
    async with contextlib.AsyncExitStack() as stack:
        await world.start()
        stack.push_async_callback(world.close)
        address = await page.start(port)
        stack.push_async_callback(page.close)
        announce(address)
        await world.keep_time()


class PracticePage:
    """Serves the bar. Its address ends with a secret after #, which browsers send to no other page and no log."""

    def __init__(self, places: World, translator: Translator, titles: Mapping[str, Title]) -> None:
        self._places = places
        self._titles = titles
        self._translator = translator
        self._secret = secrets.token_urlsafe(24)
        self._hosts: frozenset[str] = frozenset()
        self._runner: web.AppRunner | None = None
        self._greeted = False

    async def start(self, port: int) -> str:
        """Listen on 127.0.0.1 and return the whole address. Port 0 takes a free one. Raises OSError: port in use."""
        app = web.Application(middlewares=[self._checked])
        app.router.add_get("/", self._index)
        app.router.add_get("/places", self._state)
        app.router.add_post("/open", self._open)
        app.router.add_post("/language", self._language)
        app.router.add_post("/begin", self._begin)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.5)
        await self._runner.setup()
        await web.TCPSite(self._runner, "127.0.0.1", port).start()
        taken = self._runner.addresses[0][1]
        self._hosts = frozenset((f"127.0.0.1:{taken}", f"localhost:{taken}"))
        return f"http://127.0.0.1:{taken}/#{self._secret}"

    async def close(self) -> None:
        """Stop listening."""
        if self._runner is not None:
            await self._runner.cleanup()

    async def _index(self, request: web.Request) -> web.Response:
        if not self._greeted:
            self._greeted = True
            await self._places.speak(
                self._translator.settle(request.headers.get("Accept-Language", "").split(",")[0].split(";")[0])
            )
        language = self._places.language
        words = self._translator.words(language)
        nonce = secrets.token_urlsafe(16)
        text = string.Template(_PAGE.read_text("utf-8")).substitute(
            nonce=nonce,
            language=language,
            **{name: html.escape(words(say(f"practice-{name}"))) for name in _TEXTS},
            new_game=html.escape(words(say("practice-new-game"))),
            language_label=html.escape(words(say("practice-language"))),
            games="".join(self._game(title, words) for title in self._titles.values()),
            languages="".join(self._option(code, language) for code in self._translator.languages),
            secret_words=_script_text(words(say("practice-secret"))),
            stopped_words=_script_text(words(say("practice-stopped"))),
        )
        policy = (
            f"default-src 'none'; script-src 'nonce-{nonce}'; style-src 'nonce-{nonce}'; connect-src 'self'; "
            "frame-src http://127.0.0.1:*; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
        )
        headers = {**_HEADERS, "Content-Security-Policy": policy}
        return web.Response(text=text, content_type="text/html", headers=headers)

    def _option(self, language: str, chosen: str) -> str:
        name = html.escape(self._translator.words(language)(say("language-name")))
        return f'<option value="{language}"{" selected" if language == chosen else ""}>{name}</option>'

    @staticmethod
    def _game(title: Title, words: Callable[[Phrase], str]) -> str:
        meta = title.game.meta
        name = say("game-choice", title=meta.title, designer=meta.designer, about=say(f"{meta.prefix}-tagline"))
        buttons = [("play", name), *([("learn", say("button-first-game"))] if title.lesson is not None else [])]
        row = (
            f'<button type="button" data-command="{command}" data-game="{html.escape(meta.id)}">'
            f"{html.escape(words(label))}</button>"
            for command, label in buttons
        )
        return f"<div>{''.join(row)}</div>"

    async def _state(self, _request: web.Request) -> web.Response:
        return self._answer()

    async def _open(self, request: web.Request) -> web.Response:
        try:
            await self._places.go(str((await _given(request)).get("place")))
        except KeyError:
            raise web.HTTPNotFound from None
        return self._answer()

    async def _language(self, request: web.Request) -> web.Response:
        await self._places.choose(self._translator.settle(str((await _given(request)).get("language"))))
        return self._answer()

    async def _begin(self, request: web.Request) -> web.Response:
        given = await _given(request)
        command, game = str(given.get("command")), str(given.get("game"))
        if command not in _COMMANDS or game not in self._titles:
            raise web.HTTPNotFound
        await self._places.begin(command, game)
        return self._answer()

    def _answer(self) -> web.Response:
        return web.json_response(self._places.state(), headers=_HEADERS)

    @web.middleware
    async def _checked(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Answer only requests to this address, and all but those for the page itself only with the secret."""
        # A foreign name that leads to 127.0.0.1 must not reach this page.
        if request.headers.get("Host") not in self._hosts:
            raise web.HTTPForbidden
        given = request.headers.get("X-Practice", "").encode()
        if request.path != "/" and not secrets.compare_digest(given, self._secret.encode()):
            raise web.HTTPForbidden
        return await handler(request)


async def _given(request: web.Request) -> dict[str, Any]:
    try:
        body = json.loads(await request.text())
    except ValueError:
        raise web.HTTPBadRequest from None
    if not isinstance(body, dict):
        raise web.HTTPBadRequest
    return body


def _script_text(words: str) -> str:
    return json.dumps(words).replace("<", "\\u003c")
