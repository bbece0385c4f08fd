"""The practice server as a browser meets it: over HTTP, with the tiny bot or the real one."""

from __future__ import annotations

import asyncio
import contextlib
import io
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import aiohttp
import discord
import pytest
from discord import app_commands
from discord.ext import tasks
from PIL import Image
from simcord.preview import Preview, _media

import bot.practice
from bot.app import open_app
from bot.games.core.contract import Title
from bot.practice import World
from bot.practice_page import practice
from bot.service import people
from bot.text.translator import Translator
from renderers.in_process import InProcess
from tests.support.tiny_bot import TinyBot


@app_commands.command(name="slow", description="Work longer than a click is waited for")
async def slow(interaction: discord.Interaction[Any]) -> None:
    await interaction.response.defer(ephemeral=True, thinking=True)
    await asyncio.to_thread(time.sleep, 0.8)
    await interaction.edit_original_response(content=f"Done at last, in {interaction.locale.value}")


@app_commands.command(name="told", description="Name the channel, this command and a time")
@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
async def told(interaction: discord.Interaction[Any]) -> None:
    [channel] = interaction.client.guilds[0].text_channels
    [this] = [command for command in await interaction.client.tree.fetch_commands() if command.name == "told"]
    await interaction.response.send_message(f"In {channel.mention} by {this.mention}, <t:1700000000:f>")


class Restless(TinyBot):
    """Writes into the channel of its own accord once a second has passed."""

    def __init__(self) -> None:
        super().__init__(shards=None)
        self.tree.add_command(slow)
        self.tree.add_command(told)

    async def setup_hook(self) -> None:
        await super().setup_hook()
        self.beat.start()

    @tasks.loop(seconds=1, count=2)
    async def beat(self) -> None:
        for guild in self.guilds:
            for channel in guild.text_channels:
                await channel.send("A second has passed")


@dataclass
class Browser:
    """What the two pages do: the bar, and simcord's page inside its frame."""

    http: aiohttp.ClientSession
    address: str
    frame: str = ""
    headers: dict[str, str] = field(default_factory=dict)
    page: dict[str, Any] = field(default_factory=dict)
    sequence: int = 0

    @property
    def bar(self) -> str:
        return self.address.partition("#")[0]

    async def ask(self, path: str, body: dict[str, Any] | None = None) -> dict[str, Any]:
        secret = {"X-Practice": self.address.partition("#")[2]}
        method = "GET" if body is None else "POST"
        async with self.http.request(method, self.bar + path, json=body, headers=secret) as answer:
            assert answer.status == 200, answer.status
            return await answer.json()

    async def enter(self, state: dict[str, Any], viewer: str | None = None) -> None:
        """Load the open place into the frame. `viewer`: the id of the person who is played."""
        self.frame, _, capability = state["url"].partition("#")
        self.headers, self.sequence = {"X-Simcord-Capability": capability}, 0
        self.page = await self.post("api/pages", {"viewer_id": viewer})
        self.headers["X-Simcord-Context"] = self.page["context"]["id"]

    async def post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        async with self.http.post(self.frame + path, json=body, headers=self.headers) as answer:
            assert answer.status == 200, await answer.text()
            return await answer.json()

    async def get(self, path: str) -> Any:
        async with self.http.get(self.frame + path, headers=self.headers) as answer:
            assert answer.status == 200, await answer.text()
            return await (answer.json() if path.startswith("api") else answer.text())

    async def run(self, name: str, **options: Any) -> dict[str, Any]:
        """Run a slash command as the page does, with what it last knew of the channel."""
        catalog = await self.get("api/commands")
        [entry] = [entry for entry in catalog["entries"] if entry["path"] == [name]]
        self.sequence += 1
        result = await self.post(
            "api/action",
            {
                "protocol_version": 3,
                "kind": "run_command",
                "sequence": self.sequence,
                "request_id": f"request-{self.sequence}",
                "generation": self.page["context"]["generation"],
                "bot_generation": self.page["botGeneration"],
                "published_revision": self.page["publishedRevision"],
                "command_id": entry["commandId"],
                "path": entry["path"],
                "schema_fingerprint": entry["schemaFingerprint"],
                "options": options,
            },
        )
        assert not result["rejected"], result["diagnostics"]
        return result

    async def sees(self, words: str, times: int = 1) -> bool:
        return str((await self.get("api/state"))["messages"]).count(words) >= times


async def soon(true: Callable[[], Any], patience: float = 8.0) -> Any:
    """Look again and again, as the page does, until it is so."""
    async with asyncio.timeout(patience):
        while not (value := await true()):
            await asyncio.sleep(0.05)
    return value


async def nothing(_user: int, _language: str) -> None:
    return None


@contextlib.asynccontextmanager
async def opened(
    client: discord.Client, titles: Mapping[str, Title], keep_language: Callable[[int, str], Awaitable[None]]
) -> AsyncIterator[Browser]:
    address: asyncio.Future[str] = asyncio.get_running_loop().create_future()
    translator = Translator(strict=True)
    world = World(client, translator, keep_language)
    serving = practice(world, translator, titles, announce=address.set_result)
    running = asyncio.create_task(serving)
    done, _ = await asyncio.wait({running, address}, return_when=asyncio.FIRST_COMPLETED)
    if running in done:
        running.result()
    async with aiohttp.ClientSession() as http:
        yield Browser(http, address.result())
        running.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await running
        with pytest.raises(aiohttp.ClientConnectionError):
            await http.get(address.result())


@pytest.fixture
async def browser(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Browser]:
    monkeypatch.setattr(bot.practice, "_PATIENCE", 0.4)
    client = Restless()
    async with opened(client, {}, nothing) as found:
        yield found
    await client.close()


@pytest.fixture
async def real(tmp_path: Path) -> AsyncIterator[Browser]:
    """The whole bot behind the page, as `python -m bot practice` opens it."""
    app = await open_app(tmp_path, strict=True, backend=InProcess(Translator().words))
    try:
        async with opened(app.client, app.context.titles, partial(people.set_language, app.context)) as found:
            yield found
    finally:
        await app.close()


async def test_strangers_are_kept_out(browser: Browser) -> None:
    for headers in ({}, {"X-Practice": "guess"}, {"X-Practice": "ü"}):
        async with browser.http.get(browser.bar + "places", headers=headers) as answer:
            assert answer.status == 403
    async with browser.http.get(browser.bar, headers={"Host": "evil.example"}) as answer:
        assert answer.status == 403
    async with browser.http.get(browser.bar) as answer:
        page = await answer.text()
        assert "frame-ancestors 'none'" in answer.headers["Content-Security-Policy"]
    secret = browser.address.partition("#")[2]
    assert len(secret) >= 32
    assert secret not in page
    assert "$" not in page.replace("${", "")


async def test_back_and_forth_between_the_table_and_the_dm(browser: Browser) -> None:
    state = await browser.ask("places")
    assert [place["label"] for place in state["places"]] == ["#table", "Your DM", "DM of Ben", "DM of Cleo"]
    assert state["open"] == "table"
    await browser.enter(state)
    await browser.run("play")
    assert await browser.sees("Board 0")

    first = state["url"]
    [own] = [place["key"] for place in state["places"] if place["label"] == "Your DM"]
    state = await browser.ask("open", {"place": own})
    assert (state["open"], state["url"] != first) == (own, True)
    await browser.enter(state)
    await browser.run("where", planet="dune")
    assert await browser.sees("Off to dune")
    with pytest.raises(AssertionError, match="404"):
        await browser.ask("open", {"place": "nowhere"})
    await browser.enter(await browser.ask("open", {"place": "table"}))
    assert await browser.sees("Board 0")


async def test_the_page_may_ask_while_another_place_opens(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine a session takes seconds to open; the page took the error for the end of the server."""
    asked: list[dict[str, Any]] = []
    enter = Preview.__aenter__

    async def slowly(preview: Preview) -> Preview:
        asked.append(await browser.ask("places"))
        return await enter(preview)

    monkeypatch.setattr(Preview, "__aenter__", slowly)
    there = await browser.ask("open", {"place": "dm-ada"})
    assert there["open"] == "dm-ada" and there["url"]
    assert [state["url"] for state in asked] == [None], "none is open yet"


async def test_threads_are_places(browser: Browser) -> None:
    await browser.enter(await browser.ask("places"))
    await browser.run("thread")
    state = await browser.ask("places")
    [thread] = [place for place in state["places"] if place["key"].startswith("thread-")]
    assert (thread["label"], thread["news"]) == ("› Table 1", True)
    state = await browser.ask("open", {"place": thread["key"]})
    assert not any(place["news"] for place in state["places"])
    await browser.enter(state)
    assert await browser.sees("Board 7")


async def test_time_passes_and_news_come_by_themselves(browser: Browser) -> None:
    await browser.enter(await browser.ask("places"))
    await soon(lambda: browser.sees("A second has passed"))
    # A click made on what the page knew before the news came is taken all the same.
    await browser.run("where", planet="eos")
    assert await browser.sees("Off to eos")


async def test_long_work_shows_when_it_is_done(browser: Browser) -> None:
    await browser.ask("language", {"language": "de"})
    labels = [place["label"] for place in (await browser.ask("places"))["places"]]
    assert labels[1:3] == ["Deine DM", "DM von Ben"]
    await browser.enter(await browser.ask("places"))
    await browser.run("slow")
    assert not await browser.sees("Done at last")
    await soon(lambda: browser.sees("Done at last, in de"))


async def test_simcords_page_is_made_plainer(browser: Browser) -> None:
    await browser.enter(await browser.ask("places"))
    assert (await browser.get("preview.css")).endswith(bot.practice._PLAIN)
    for path, changes in bot.practice._CHANGED.items():
        script = await browser.get(path[1:])
        assert all(words in script for words in changes.values()), path
    actions = await browser.get("actions.js")
    assert "Action completed" not in actions and "not completed" in actions
    page = await browser.get("")
    assert "Play as" in page and "Nobody has written here yet." in page
    await browser.ask("language", {"language": "de"})
    assert "Spielen als" in await browser.get(""), "as soon as it is loaded anew"
    assert not any(words in page for words in bot.practice._WORDS)
    async with browser.http.get(browser.frame) as answer:
        assert "X-Frame-Options" not in answer.headers
        assert "frame-ancestors http://127.0.0.1:*" in answer.headers["Content-Security-Policy"]


async def test_pictures_are_checked_without_a_process_each(monkeypatch: pytest.MonkeyPatch) -> None:
    """A page of many small pictures keeps simcord's queue of processes busy for seconds, and its requests wait."""
    drawn = io.BytesIO()
    Image.new("RGB", (4, 3)).save(drawn, "PNG")
    monkeypatch.setattr(asyncio, "create_subprocess_exec", None)
    media = bot.practice._QuickMedia()
    found = await asyncio.gather(*(media.validate(f"{number}", drawn.getvalue()) for number in range(6)))
    assert {(one.width, one.height, one.content_type) for one in found} == {(4, 3, "image/png")}
    with pytest.raises(_media.MediaError):
        await media.validate("broken", drawn.getvalue()[:20])
    await media.close()


async def test_the_first_page_welcomes_and_opens_a_game(real: Browser) -> None:
    async with real.http.get(real.bar, headers={"Accept-Language": "de-DE,de;q=0.9"}) as answer:
        page = await answer.text()
    assert "Willkommen bei Mission Control!" in page and 'data-game="space-missions"' in page
    state = await real.ask("places")
    assert not state["begun"]
    await real.enter(state)
    with pytest.raises(AssertionError, match="404"):
        await real.ask("begin", {"command": "play", "game": "chess"})
    assert (await real.ask("begin", {"command": "play", "game": "space-mission"}))["begun"]
    await soon(lambda: real.sees("Mitspielen"))
    assert await real.sees("Dein Tisch ist offen"), "and its host is told so"


async def test_the_welcome_ends_with_the_first_answer(real: Browser) -> None:
    await real.enter(await real.ask("places"))
    await real.run("my-tables")
    assert (await real.ask("places"))["begun"], "though only Ada can see the answer"


async def test_new_game_in_a_dm_opens_it_there(real: Browser) -> None:
    [own] = [place["key"] for place in (await real.ask("places"))["places"] if place["label"] == "Your DM"]
    await real.ask("open", {"place": own})
    state = await real.ask("begin", {"command": "play", "game": "space-mission"})
    assert state["open"] == own
    await real.enter(state)
    assert await soon(lambda: real.sees("only you see it"))


async def test_the_first_page_begins_a_guided_game(real: Browser) -> None:
    async with real.http.get(real.bar) as answer:
        page = await answer.text()
    assert page.count('data-command="play" data-game') == 4
    assert page.count('data-command="learn" data-game') == 3, "Crazy Eights has no guided game"
    with pytest.raises(AssertionError, match="404"):
        await real.ask("begin", {"command": "settings", "game": "space-mission"})
    await real.enter(await real.ask("begin", {"command": "learn", "game": "space-mission"}))
    assert await soon(lambda: real.sees("Begin here"))


async def test_a_guided_game_begins_for_the_person_who_is_played(real: Browser) -> None:
    """Its first card is private: begun for another person, it would not be seen."""
    state = await real.ask("places")
    await real.enter(state)
    ben = real.page["viewers"][1]["id"]
    await real.enter(state, ben)
    await real.ask("begin", {"command": "learn", "game": "space-mission"})
    assert await soon(lambda: real.sees("Begin here"))


async def test_the_language_menu_reaches_who_has_a_language(real: Browser) -> None:
    await real.enter(await real.ask("places"))
    await real.run("settings", language="en")
    await real.ask("language", {"language": "de"})
    await real.enter(await real.ask("places"))
    await real.run("my-tables")
    assert await real.sees("Du sitzt an keinem Tisch.")
    await real.ask("begin", {"command": "play", "game": "space-missions"})
    assert await soon(lambda: real.sees("Mitspielen")), "and the table that is opened now"


async def test_a_dm_names_channels_and_commands_as_discord_does(browser: Browser) -> None:
    [own] = [place["key"] for place in (await browser.ask("places"))["places"] if place["label"] == "Your DM"]
    await browser.enter(await browser.ask("open", {"place": own}))
    await browser.run("told")
    assert await browser.sees("#table") and await browser.sees("/told")
    assert (await browser.get("api/state"))["profile"]["locale"] == "en-US"
    await browser.ask("language", {"language": "de"})
    await browser.enter(await browser.ask("open", {"place": own}))
    assert (await browser.get("api/state"))["profile"]["locale"] == "de"
