"""The practice server: the same client, unmodified, in a simulated Discord with a page in the browser.

simcord plays Discord and draws the channel; this module puts a guild, a channel and three people into it, keeps its
clock in step with the real one, and lets a person go back and forth between the channel and the DMs. What is private
in simcord is touched in this file alone, and simcord is pinned to one version.
"""

from __future__ import annotations

import asyncio
import contextlib
import html
import logging
import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

import discord
from simcord._clock import Clock
from simcord.actors import MemberActor
from simcord.backend.cdn import CDN_BASE
from simcord.backend.errors import BackendError
from simcord.builders import ChannelHandle, UserHandle
from simcord.env import Env
from simcord.preview import Preview, _media, _messages, _queries, _snapshot

from bot.games.core.phrase import say
from bot.text.translator import Translator

_log = logging.getLogger("mission.practice")

_PEOPLE = (("ada", "Ada"), ("ben", "Ben"), ("cleo", "Cleo"))
_TABLE = "table"
"""The key of the channel among the places."""
_BEAT = 0.25
_PATIENCE = 2.0
_UPLOAD_LIMIT = 10 * 1024 * 1024
_PNG = b"\x89PNG\r\n\x1a\n"
_MAY_FRAME = (
    "default-src 'self'; script-src 'self'; style-src 'self'; font-src 'self'; connect-src 'self' blob:; "
    "img-src 'self' blob:; media-src 'self' blob:; object-src 'none'; base-uri 'none'; "
    "frame-ancestors http://127.0.0.1:* http://localhost:*"
)
# simcord's page is a workbench for developers; a player needs the conversation.
# Our own bar says which channel this is. What remains of simcord's bar fits into one line on a phone, too.
_PLAIN = """
#messages-sidebar, #messages-toggle, .preview-brand, #capture-open, #inspector-toggle, #refresh, .session-menu,
.channel-header { display: none !important; }
.preview-shell { --toolbar-height: 40px; }
.preview-toolbar { min-height: 0; padding: 4px 12px; flex-wrap: nowrap; }
#action-status { flex: 0 1 auto; min-width: 0; margin-left: auto; overflow: hidden; text-overflow: ellipsis; }
"""
_ON_FOCUS = "const choices = autocompleteResults.get(autocompleteKey(currentDraft(), option.name, current)) || [];"
_MARKED = "active instanceof HTMLElement"
_SENDABLE = 'event.target.matches(".command-chip") && submittable()'
_SENT = "onCommandMode?.(false, detachedReply); detachedReply = null;"
_SCRIPT = {
    # Choices come before the first letter.
    _ON_FOCUS: f"{_ON_FOCUS} if (current && !choices.length) {{ clearPopup(); return; }} "
    "if (!choices.length) queryAutocomplete(option, current);",
    # Enter takes the choice that is marked. Once that is taken Enter sends, though the choices still show. It also
    # sends a command that lacks nothing, instead of adding an option that may be left out.
    f"if ({_MARKED}) {{ active.click(); return true; }}": f"if ({_MARKED} && !({_SENDABLE}) && active.dataset.value "
    "!== String(currentDraft().values[event.target.dataset.option]?.raw ?? '')) { active.click(); return true; }",
    # A user who has sent a command can type the next one.
    _SENT: f"{_SENT} input.focus();",
}
"""What is otherwise in simcord's script for commands, as it is in Discord."""
_SILENT = {
    'return labels[kind || ""] || "Action completed";': 'return "";',
    'return pendingLabels[pending.kind] || "Completing action…";': 'return "…";',
    'return "Updating preview…";': 'return "…";',
    '"Preview ready"': '""',
}
"""What simcord's script says of each click that went well, for developers and in English: nothing, as in Discord."""
_CHOSEN = 'changed) dispatch("select", { control_key: key, values });'
_FRESH = {_CHOSEN: f"{_CHOSEN[:9]}{{ {_CHOSEN[9:]} state.drafts.delete(key); state.selectDrafts.delete(key); }}"}
"""A menu forgets what was chosen, as in Discord when its message changes: else the same cannot be chosen once more."""
_AT_END = "ui.timeline.clientHeight <= "
_FOLLOWING = {f"{_AT_END}1 ?": f"{_AT_END}240 ?"}
"""A person who is near the end of a conversation (in pixels) stays there when the last message becomes longer."""
_CHANGED = {
    "/commands.js": _SCRIPT,
    "/actions.js": _SILENT,
    "/select-drafts.js": _FRESH,
    "/timeline.js": _FOLLOWING,
}
# The English texts of simcord's page for the person who plays.
_WORDS = {"Viewing as": "practice-viewer", "No messages in this channel.": "practice-silence"}
_KeepLanguage = Callable[[int, str], Awaitable[None]]


class _WallClock(Clock):
    """A clock that begins now instead of in simcord's year; `World.keep_time` advances it."""

    def __init__(self) -> None:
        super().__init__()
        self._epoch = datetime.now(UTC)


class _PatientEnv(Env):
    """Does not fail if the bot's work outlasts a click: the page shows the rest when it comes."""

    async def _settle_internal(
        self,
        *,
        timeout: float | None = None,
        idle: float = 0.05,
        dispatch: str | None = None,
        _deadline: float | None = None,
    ) -> None:
        with contextlib.suppress(TimeoutError):
            await super()._settle_internal(timeout=timeout, idle=idle, dispatch=dispatch, _deadline=_deadline)


class _QuickMedia(_media.MediaWorker):
    """Checks pictures in a thread. simcord starts a process for each of them, one after the other, at most eight.

    So with twenty small pictures of buttons a page took seconds for its first request, and some were never shown. They
    are the bot's own, or the person's: this server reaches nobody else.
    """

    async def _decode(self, key: str, blob: bytes, media_time: float | None) -> _media.MediaInfo:
        if not blob.startswith(_PNG):
            return await super()._decode(key, blob, media_time)
        return await asyncio.to_thread(_media._process_media, blob, media_time)


@dataclass(frozen=True)
class _Place:
    """A channel, a thread or a DM, and who can look at it."""

    label: str
    channel: ChannelHandle
    viewers: tuple[MemberActor, ...] | tuple[UserHandle, ...]


class World:
    """The simulated Discord of the practice server, as its page shows it (`bot.practice_page`)."""

    def __init__(self, client: discord.Client, translator: Translator, keep_language: _KeepLanguage) -> None:
        """`keep_language`: set a user's language, as `/settings` does."""
        shards = 1 if isinstance(client, discord.AutoShardedClient) and client.shard_count is None else None
        self._env = _PatientEnv(client, check_errors=False, settle_timeout=_PATIENCE, shard_count=shards)
        self._env.backend.clock = _WallClock()
        self._env.backend.bot_user.name = "Mission Control"
        self._upload = client.create_application_emoji
        client.create_application_emoji = self._upload_emoji
        self._emit = self._env.backend.emit
        self._env.backend.emit = self._emit_to_this_person  # pyright: ignore[reportAttributeAccessIssue]
        self._translator = translator
        self._language = translator.settle(None)
        self._keep_language = keep_language
        # simcord does one thing at a time: clicks, clock ticks and changes of place take turns.
        self._turn = asyncio.Lock()
        self._preview: Preview | None = None
        self._open = ""
        self._seen: dict[str, str] = {}
        self._people: tuple[MemberActor, ...] = ()
        self._table: ChannelHandle

    async def start(self) -> None:
        """Start the bot in a guild with a channel and three people, and open the channel."""
        await self._env.start()
        users = [self._env.create_user(name, global_name=shown) for name, shown in _PEOPLE]
        self._guild = self._env.create_guild("Practice", owner=users[0])
        self._table = self._guild.create_text_channel("table")
        self._people = tuple(self._guild.add_member(user) for user in users)
        await self._env.settle()
        await self.go(next(iter(self._places())))

    async def close(self) -> None:
        """End the session and let go of the client."""
        await self._env.shutdown()

    async def keep_time(self) -> None:
        """Move the simulated clock with the real one, and show what the bot did of its own accord; never returns."""
        while True:
            await asyncio.sleep(_BEAT)
            async with self._turn:
                try:
                    await self._beat()
                except Exception:
                    _log.exception("the practice server met an error and goes on")

    @property
    def language(self) -> str:
        """The language of the person at the browser."""
        return self._language

    async def speak(self, language: str) -> None:
        """Choose that language for the page, for the interactions, and for the server and so its new tables."""
        self._language = language
        async with self._turn:
            self._env.backend.edit_guild(self._guild.id, {"preferred_locale": self._locale()})
            await self._env.settle()

    async def choose(self, language: str) -> None:
        """Choose it also for messages that the bot sends unasked: it stores the language of users who have used it."""
        await self.speak(language)
        for person in self._people:
            await self._keep_language(person.id, language)

    async def begin(self, command: str, game: str) -> None:
        """Use `/play` or `/learn` for a game: in the DM that is open, or in the channel by the person who is played."""
        async with self._turn:  # the place that was asked for last is open
            [person, *others] = self._places()[self._open].viewers
            if self._open == _TABLE and self._preview is not None:
                person = next((page.viewer for page in reversed(self._preview._pages.values())), person)
        if self._open != _TABLE and others:  # a thread is of one table
            await self.go(_TABLE)
        async with self._turn:
            if isinstance(person, UserHandle):
                await person.slash(command, game=game)
            else:
                await person.slash(self._table, command, game=game)
            if self._preview is not None and not self._preview._closed:
                await self._preview.refresh()
            self._forget_traffic()

    async def go(self, place: str) -> None:
        """Close the open session and open one for another place. Raises KeyError for an unknown place."""
        there = self._places()[place]
        async with self._turn:
            if self._preview is not None:
                await self._preview.close()
            session = self._session(there)
            await session.__aenter__()  # the page asks for the address meanwhile, and a session has none before
            self._preview, self._open = session, place

    def state(self) -> dict[str, Any]:
        """Return what the page shows: `places` (key, label, news), the `open` key and its `url` (None: none open).

        `begun`: whether anything was ever said in the open place, to one person alone or to all; until then the page
        says how to begin.
        """
        places = self._places()
        if self._open in places:
            self._seen[self._open] = _last_change(places[self._open].channel)
        running = self._preview is not None and not self._preview._closed
        return {
            "places": [
                {"key": key, "label": place.label, "news": _last_change(place.channel) > self._seen.get(key, "")}
                for key, place in places.items()
            ],
            "open": self._open,
            "begun": self._begun(self._open),
            "url": self._preview.url if running and self._preview is not None else None,
        }

    def _begun(self, place: str) -> bool:
        return place != _TABLE or bool(self._env.backend.messages.get(self._table.id)) or bool(self._table.threads)

    def _places(self) -> dict[str, _Place]:
        words = self._translator.words(self._language)
        places = {_TABLE: _Place("#table", self._table, self._people)}
        for thread in self._table.threads:
            places[f"thread-{thread.id}"] = _Place(f"› {thread.name}", thread, self._people)
        for number, person in enumerate(self._people):
            name = person.user.global_name or person.name
            label = words(say("practice-dm", name=name) if number else say("practice-own-dm"))
            places[f"dm-{person.name}"] = _Place(label, person.user.dm_channel, (person.user,))
        return places

    def _session(self, place: _Place) -> Preview:
        preview = self._env.preview(place.channel, viewers=place.viewers, layout="channel", locale=self._locale())
        server = preview._server
        headers = {**server._SECURITY_HEADERS, "Content-Security-Policy": _MAY_FRAME}
        del headers["X-Frame-Options"]
        server._SECURITY_HEADERS = headers  # pyright: ignore[reportAttributeAccessIssue]
        server._static = self._plainer(server._static)  # pyright: ignore[reportAttributeAccessIssue]
        preview._media_worker = _QuickMedia()
        preview._action = self._in_turn(preview, preview._action)  # pyright: ignore[reportAttributeAccessIssue]
        return preview

    def _in_turn(self, preview: Preview, act: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
        async def acting(context: str, body: Any) -> Any:
            async with self._turn:
                page = preview._pages.get(context)
                if page is not None and isinstance(body, dict) and "published_revision" in body:
                    # News may have come between the person's last look and this click. The bot itself judges what
                    # is stale, as it must in Discord.
                    body["published_revision"] = page.revision
                result = await act(context, body)
                self._forget_traffic()
                return result

        return acting

    async def _upload_emoji(self, *, name: str, image: bytes) -> discord.Emoji:
        """Upload an emoji, and keep its picture, which simcord does not."""
        emoji = await self._upload(name=name, image=image)
        self._env.backend.cdn._blobs[f"{CDN_BASE}/emojis/{emoji.id}.png"] = image
        return emoji

    async def _beat(self) -> None:
        behind = (datetime.now(UTC) - self._env.now()).total_seconds()
        with contextlib.suppress(TimeoutError):  # the bot is busy; the next beat goes on from there
            await self._env.advance_time(max(behind, 0.0))
        if self._forget_traffic() and self._preview is not None and not self._preview._closed:
            await self._preview.refresh()

    def _forget_traffic(self) -> bool:
        """Drop simcord's record of what went to and fro, which only grows; return whether there was any."""
        backend = self._env.backend
        happened = bool(backend.transcript)
        backend.transcript.clear()
        backend.http_requests.clear()
        return happened

    def _emit_to_this_person(self, event: str, payload: Mapping[str, Any]) -> None:
        if event == "INTERACTION_CREATE":
            payload = {**payload, "locale": self._locale(), "attachment_size_limit": _UPLOAD_LIMIT}
        self._emit(event, payload)

    def _locale(self) -> str:
        return "en-US" if self._language == "en" else self._language

    def _plainer(self, static: Callable[[Any], Awaitable[Any]]) -> Callable[[Any], Awaitable[Any]]:
        async def serve(request: Any) -> Any:
            response = await static(request)
            if request.path == "/preview.css":
                response.text += _PLAIN
            elif (changes := _CHANGED.get(request.path)) is not None:
                response.text = _replaced(response.text, changes)
            elif request.path == "/":
                words = self._translator.words(self._language)
                own = {text: html.escape(words(say(key))) for text, key in _WORDS.items()}
                response.text = _replaced(response.text, own)
            return response

        return serve


def _replaced(text: str, changes: Mapping[str, str]) -> str:
    for before, after in changes.items():
        text = text.replace(before, after)
    return text


def _naming_channels(context_of: Callable[..., dict[str, Any]]) -> Callable[..., dict[str, Any]]:
    """Let a channel be mentioned by its name in direct messages, too, as Discord does."""

    def context(preview: Preview, page: Any, message: Any, channel: Any, *, content: str = "") -> dict[str, Any]:
        known = context_of(preview, page, message, channel, content=content)
        if channel.guild_id is None:
            for text in _messages._message_texts(message, content):
                for mentioned in re.findall(r"<#([0-9]{1,20})>", text):
                    with contextlib.suppress(BackendError):
                        known["channels"][mentioned] = preview.env.backend.get_channel(int(mentioned)).name
            known["channel_ids"] = list(known["channels"])
        return known

    return context


for _module in (_messages, _queries, _snapshot):
    setattr(_module, "_markdown_context", _naming_channels(_module._markdown_context))  # noqa: B010 - a private name


def _last_change(channel: ChannelHandle) -> str:
    """When a message that all can see was last written or edited there, as ISO time; "" for never."""
    kept = channel._env.backend.messages.get(channel.id, {})
    return max((item.edited_timestamp or item.timestamp for item in kept.values() if not item.is_ephemeral), default="")
