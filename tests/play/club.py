"""The whole bot as `bot.app` wires it, in a simulated Discord, with people who play."""

from __future__ import annotations

import contextlib
import logging
import random
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import discord
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle, UserHandle
from simcord.results import InteractionResult, ResponseMessage

from bot.app import App, open_app
from bot.service.context import HostSettings
from bot.service.records import Entry
from bot.service.tables.loaded import LoadedTable
from bot.service.tables.lookup import load_table
from db import SqliteStore
from renderers.in_process import InProcess
from tests.play.reading import AnyMessage, Deed, answer_of, button, deeds, text
from tests.play.sketches import Sketches
from tests.service.world import translator
from tests.support.inprocess import World, simulated
from tests.support.substitute import substitute

GAME = "space-mission"
HOLD = 20.0
DEAL = 3


@dataclass(repr=False)  # asyncio writes what a fixture returns, twice for each
class Club:
    """The bot, its data folder, and the Discord it plays in."""

    folder: Path
    app: App
    world: World
    errors: list[str] = field(default_factory=list)
    """What the bot logged as an error; any left here fails the test."""
    drawn: bool = False
    """Whether each picture is drawn, and not only the first of its look."""

    @property
    def channel(self) -> ChannelHandle:
        return self.world.channel

    def member(self, name: str, **given: Any) -> MemberActor:
        return self.world.member(name, **given)

    # -- what stands in Discord ---------------------------------------------------------------------------------

    def messages(self, channel: ChannelHandle | None = None) -> list[discord.Message]:
        """What everybody sees in a channel, oldest first."""
        shown = (channel or self.channel).history()
        return [message for message in shown if not message.flags.ephemeral]

    def last(self, channel: ChannelHandle | None = None) -> discord.Message:
        return self.messages(channel)[-1]

    def card(self, table: int, channel: ChannelHandle | None = None) -> discord.Message:
        """The newest message of a table."""
        heading = f"Table {table} “"
        return [message for message in self.messages(channel) if heading in text(message)][-1]

    def letters(self, person: MemberActor) -> list[discord.Message]:
        """What stands in a person's DM."""
        return person.user.dm_channel.history()

    def posted(self, channel_id: int) -> int:
        """How many messages were ever posted there, deleted ones included."""
        done = self.world.watch.sent("POST", f"/channels/{channel_id}/messages")
        return len({request.answer["id"] for request in done if request.status == 200})

    # -- what people do -----------------------------------------------------------------------------------------

    async def ask(self, person: MemberActor, command: str, **options: Any) -> ResponseMessage:
        """A slash command in the channel; its answer, which only the asker sees."""
        return private(await person.slash(self.channel, command, **options))

    async def press(
        self, person: MemberActor | UserHandle, message: AnyMessage, verb: str, *nouns: str
    ) -> ResponseMessage:
        """Click what does this."""
        return private(await person.click(message, custom_id=button(message, verb, *nouns)))

    async def choose(
        self, person: MemberActor | UserHandle, message: AnyMessage, value: str, verb: str, *nouns: str
    ) -> ResponseMessage:
        """Choose a line of a menu."""
        return private(await person.select(message, [value], custom_id=button(message, verb, *nouns)))

    async def panel(self, person: MemberActor) -> ResponseMessage:
        return await self.ask(person, "act")

    async def do(self, person: MemberActor | UserHandle, message: AnyMessage, deed: Deed) -> ResponseMessage:
        """Do what a message offers."""
        if deed.values is None:
            return private(await person.click(message, custom_id=deed.custom_id))
        return private(await person.select(message, list(deed.values), custom_id=deed.custom_id))

    async def act(self, person: MemberActor, *verbs: str) -> ResponseMessage:
        """Open the panel and do the first thing on it with one of these verbs (without any: the first thing)."""
        shown = await self.panel(person)
        offered = deeds(shown)
        for verb in verbs or (offered[0].button_id.nouns[0],):
            for deed in offered:
                if deed.button_id.nouns[0] == verb:
                    return await self.do(person, shown, deed)
        raise AssertionError(f"none of {verbs} among {[deed.action for deed in offered]}")

    async def pass_turn(self, person: MemberActor) -> None:
        """Do both actions of a turn and let it be announced."""
        for _ in range(2):
            await self.act(person, "jump", "top-up")
        await self.world.env.advance_time(HOLD + 2)

    async def begun(self, *people: MemberActor, computers: int = 0, game: str = GAME, **options: str) -> int:
        """Open a table, fill it and start it, seats in this order; return its number."""
        host, *others = people
        opened = await self.ask(host, "play", game=game)
        number = max(int(found) for found in _numbers(self.messages()))
        assert "open" in text(opened)
        for person in others:
            await self.press(person, self.card(number), "join")
        for _ in range(computers):
            choice = await self.press(host, self.card(number), "computer")
            await self.press(host, choice, "computer", "easy")
        settings = await self.press(host, self.card(number), "settings")
        known = [option.id for option in self.app.context.titles[game].game.meta.options]
        for option, choice in {**({"order": "fixed"} if "order" in known else {}), **options}.items():
            settings = await self.choose(host, settings, choice, "option", option)
        await self.press(host, self.card(number), "start")
        return number

    # -- what is stored -----------------------------------------------------------------------------------------

    async def loaded(self, table: int = 1) -> LoadedTable:
        return await load_table(self.app.context, self.world.guild.id, table)

    async def entries(self, table: int = 1) -> list[Entry]:
        async with self.app.store.read(self.world.guild.id) as tx:
            return list(await tx.entries(table))

    # -- the process --------------------------------------------------------------------------------------------

    async def restart(self) -> None:
        """The bot is killed and comes back on the same folder."""
        old = self.app
        await old.dispatcher.close()
        await old.store.close()
        self.app = await opened_app(self.folder, drawn=self.drawn)
        await self.world.restart(self.app.client)
        old.render_service.close()


async def opened_app(folder: Path, *, drawn: bool = False) -> App:
    """The bot as it is, but that every test deals the same cards each time."""
    backend = InProcess if drawn else Sketches
    app = await open_app(
        folder,
        settings=HostSettings(hold=HOLD),
        shards=1,
        strict=True,
        backend=backend(translator().words),
    )
    assert isinstance(app.store, SqliteStore)
    app.store.pending_file.batch_delay = 0.0  # else each click is settled only when that timer has run
    substitute(app.context, entropy=random.Random(DEAL).randbytes)
    return app


def private(result: InteractionResult) -> ResponseMessage:
    """The answer to an interaction: a whole message that the asker alone sees."""
    shown = answer_of(result)
    assert shown is not None, "no answer"
    assert shown.ephemeral or result._interaction.guild_id is None, "the answer is not private"
    assert not result._interaction.loading, "still thinking"
    return shown


def _numbers(messages: list[discord.Message]) -> list[str]:
    heads = [text(message).partition("\n")[0] for message in messages]
    return [head.rpartition("Table ")[2].partition(" ")[0] for head in heads if "Table " in head]


class _ErrorLog(logging.Handler):
    def __init__(self, lines: list[str]) -> None:
        super().__init__(logging.ERROR)
        self._lines = lines
        self.setFormatter(logging.Formatter("%(name)s: %(message)s"))

    def emit(self, record: logging.LogRecord) -> None:
        self._lines.append(self.format(record))


@contextlib.contextmanager
def errors_logged(name: str) -> Iterator[list[str]]:
    """What is logged as an error under this name while this is open."""
    lines: list[str] = []
    handler = _ErrorLog(lines)
    logging.getLogger(name).addHandler(handler)
    try:
        yield lines
    finally:
        logging.getLogger(name).removeHandler(handler)


@contextlib.asynccontextmanager
async def open_club(folder: Path, *, drawn: bool = False) -> AsyncIterator[Club]:
    """Start the bot on this folder; when it ends, fail on whatever a judge found at fault or the bot logged as one."""
    with errors_logged("mission") as errors:
        async with _opened(folder, errors, drawn) as club:
            yield club
    assert not errors, "the bot logged errors:\n" + "\n".join(errors)


@contextlib.asynccontextmanager
async def _opened(folder: Path, errors: list[str], drawn: bool) -> AsyncIterator[Club]:
    app = await opened_app(folder, drawn=drawn)
    club: Club | None = None
    try:
        async with simulated(app.client) as world:
            club = Club(folder, app, world, errors, drawn)
            await world.env.settle()
            yield club
    finally:
        await (club.app if club else app).close()
