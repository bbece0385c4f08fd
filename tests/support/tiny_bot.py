"""A bot that uses every part of discord.py that the real one relies on, and nothing else.

It proves the stand-ins (simcord in process, the loopback server) before there is a game to play.
"""

from __future__ import annotations

import asyncio
import contextlib
import io
import os
import signal
import struct
import zlib
from typing import Any, Self

import discord
from discord import app_commands, ui

PLANETS = ("Aether", "Borealis", "Cinder", "Dune", "Eos")


def png(red: int, green: int, blue: int, side: int = 8) -> bytes:
    """A plain square picture, made by hand so that the tests' support needs no Pillow."""

    def chunk(kind: bytes, body: bytes) -> bytes:
        return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))

    row = b"\0" + bytes((red, green, blue)) * side
    header = struct.pack(">IIBBBBB", side, side, 8, 2, 0, 0, 0)
    return (
        b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(row * side)) + chunk(b"IEND", b"")
    )


def picture(name: str = "board.png") -> discord.File:
    return discord.File(io.BytesIO(png(20, 40, 90, 64)), name, description="A dark blue square")


class Step(ui.DynamicItem[ui.Button[Any]], template=r"tiny:step:(?P<count>\d+)"):
    """Counts up inside its own message; all it needs is in the custom id."""

    def __init__(self, count: int) -> None:
        self.count = count
        super().__init__(ui.Button(label=f"Step {count}", custom_id=f"tiny:step:{count}"))

    @classmethod
    async def from_custom_id(cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: Any, /) -> Self:
        return cls(int(match["count"]))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.defer()
        await interaction.edit_original_response(view=board(self.count + 1), attachments=[picture()])


class Hand(ui.DynamicItem[ui.Button[Any]], template=r"tiny:hand"):
    """Answers privately with a picture and opens the clicker's DM."""

    def __init__(self) -> None:
        super().__init__(ui.Button(label="My hand", custom_id="tiny:hand", style=discord.ButtonStyle.primary))

    @classmethod
    async def from_custom_id(cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: Any, /) -> Self:
        return cls()

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        private = ui.LayoutView(timeout=None)
        private.add_item(ui.TextDisplay("Your hand"))
        private.add_item(ui.MediaGallery(discord.MediaGalleryItem("attachment://hand.png", description="a hand")))
        private.add_item(row(Step(0)))
        await interaction.edit_original_response(view=private, attachments=[picture("hand.png")])
        try:
            await interaction.user.send("Your hand, by DM", file=picture("hand.png"), silent=True)
        except discord.Forbidden as refused:
            await interaction.followup.send(f"Your DMs are closed ({refused.code})", ephemeral=True)


class Note(ui.DynamicItem[ui.Button[Any]], template=r"tiny:note"):
    """Opens a modal, so it must not defer."""

    def __init__(self) -> None:
        super().__init__(ui.Button(label="Note", custom_id="tiny:note"))

    @classmethod
    async def from_custom_id(cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: Any, /) -> Self:
        return cls()

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_modal(NoteModal())


class Pick(ui.DynamicItem[ui.Select[Any]], template=r"tiny:pick"):
    """A menu with the planets."""

    def __init__(self) -> None:
        options = [discord.SelectOption(label=planet, value=planet.lower()) for planet in PLANETS]
        super().__init__(ui.Select(custom_id="tiny:pick", options=options, placeholder="Fly to"))

    @classmethod
    async def from_custom_id(cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: Any, /) -> Self:
        return cls()

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_message(f"You fly to {self.item.values[0]}", ephemeral=True)


class NoteModal(ui.Modal, title="A note"):
    """One text field with a label."""

    words: ui.Label[Any] = ui.Label(text="Words", component=ui.TextInput(custom_id="words", max_length=50))

    async def on_submit(self, interaction: discord.Interaction[Any], /) -> None:
        field = self.words.component
        assert isinstance(field, ui.TextInput)
        await interaction.response.send_message(f"Noted: {field.value}", ephemeral=True)


def row(*items: ui.Item[Any]) -> ui.ActionRow[Any]:
    made: ui.ActionRow[Any] = ui.ActionRow()
    for item in items:
        made.add_item(item)
    return made


def board(count: int) -> ui.LayoutView:
    """The public panel: a container with a picture, buttons and a menu."""
    view = ui.LayoutView(timeout=None)
    gallery = ui.MediaGallery(discord.MediaGalleryItem("attachment://board.png", description="the board"))
    view.add_item(
        ui.Container(
            ui.TextDisplay(f"## Board {count}"),
            gallery,
            row(Step(count), Hand(), Note()),
            row(Pick()),
        )
    )
    return view


class TinyBot(discord.AutoShardedClient):
    """The number of shards is given because simcord has no gateway to ask; None asks."""

    def __init__(self, *, tick: float = 30.0, shards: int | None = 1) -> None:
        super().__init__(intents=discord.Intents(guilds=True), shard_count=shards)
        self.tree = app_commands.CommandTree(self)
        self.tick = tick
        self.ticks = 0
        self.work: asyncio.Queue[int] = asyncio.Queue()
        self.seen: list[str] = []
        self.stop_ticking: asyncio.Task[None] | None = None
        for command in (play, where, talk, whois, thread, hang):
            self.tree.add_command(command)

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Step, Hand, Note, Pick)
        await self.tree.sync()
        self.stop_ticking = asyncio.create_task(self.run_ticks())

    async def run_ticks(self) -> None:
        """A dispatcher's shape: wait for work or for the next due time, whichever comes first."""
        while True:
            await asyncio.sleep(self.tick)
            self.ticks += 1

    async def close(self) -> None:
        if self.stop_ticking is not None:
            self.stop_ticking.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.stop_ticking
        await super().close()

    async def on_ready(self) -> None:
        self.seen.append("ready")
        print("ready", flush=True)  # noqa: T201 (a test waits for this line)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        self.seen.append(f"guild_remove {guild.id}")

    async def on_guild_channel_delete(self, channel: Any) -> None:
        self.seen.append(f"channel_delete {channel.id}")

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        self.seen.append(f"thread_delete {payload.thread_id}")


@app_commands.command(name="play", description="Post the board")
@app_commands.guild_only()
async def play(interaction: discord.Interaction[Any]) -> None:
    await interaction.response.defer(ephemeral=True, thinking=True)
    assert isinstance(interaction.channel, discord.abc.Messageable)
    message = await interaction.channel.send(view=board(0), file=picture(), nonce=f"play-{interaction.id}"[:25])
    await interaction.edit_original_response(content=f"Posted {message.id}", attachments=[picture("answer.png")])


@app_commands.command(name="where", description="Name a planet")
@app_commands.describe(planet="Where to")
async def where(interaction: discord.Interaction[Any], planet: str) -> None:
    await interaction.response.send_message(f"Off to {planet}", ephemeral=True)


@where.autocomplete("planet")
async def planets(interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=name, value=name.lower()) for name in PLANETS if typed.lower() in name.lower()]


@app_commands.command(name="talk", description="Say something in the channel")
async def talk(interaction: discord.Interaction[Any], words: str) -> None:
    await interaction.response.defer(ephemeral=True, thinking=True)
    assert isinstance(interaction.channel, discord.abc.Messageable)
    try:
        await interaction.channel.send(words, allowed_mentions=discord.AllowedMentions.none())
    except discord.HTTPException as refused:
        await interaction.edit_original_response(content=f"Refused: {refused.status} {refused.code}")
    else:
        await interaction.edit_original_response(content="Said")


@app_commands.command(name="whois", description="Is somebody still here?")
@app_commands.guild_only()
async def whois(interaction: discord.Interaction[Any], user_id: str) -> None:
    assert interaction.guild is not None
    try:
        member = await interaction.guild.fetch_member(int(user_id))
    except discord.NotFound as missing:
        await interaction.response.send_message(f"Gone ({missing.code})", ephemeral=True)
    else:
        await interaction.response.send_message(f"Here: {member.name}", ephemeral=True)


@app_commands.command(name="thread", description="Play in a thread")
@app_commands.guild_only()
async def thread(interaction: discord.Interaction[Any]) -> None:
    await interaction.response.defer(ephemeral=True, thinking=True)
    assert isinstance(interaction.channel, discord.TextChannel)
    made = await interaction.channel.create_thread(name="Table 1", type=discord.ChannelType.public_thread)
    message = await made.send(view=board(7), file=picture())
    found = [past.id async for past in made.history(limit=5)]
    await interaction.edit_original_response(content=f"{made.id} {message.id in found}")


@app_commands.command(name="hang", description="Answer too late")
async def hang(interaction: discord.Interaction[Any], seconds: float) -> None:
    await asyncio.sleep(seconds)
    try:
        await interaction.response.send_message("Late", ephemeral=True)
    except discord.NotFound as late:
        assert isinstance(interaction.client, TinyBot)
        interaction.client.seen.append(f"late {late.code}")


def main(arguments: list[str]) -> int:
    """Run the tiny bot by itself, as `tests.support.bot_process` starts it."""
    del arguments
    discord.utils.setup_logging()

    async def run() -> None:
        stopped = asyncio.Event()
        for sign in (signal.SIGTERM, signal.SIGINT):
            asyncio.get_running_loop().add_signal_handler(sign, stopped.set)
        async with TinyBot(shards=None) as bot:
            running = asyncio.create_task(bot.start(os.environ["DISCORD_TOKEN"]))
            stop = asyncio.create_task(stopped.wait())
            await asyncio.wait({running, stop}, return_when=asyncio.FIRST_COMPLETED)
            if running.done():
                running.result()
        print("goodbye", flush=True)  # noqa: T201

    try:
        asyncio.run(run())
    except discord.LoginFailure:
        print("wrong token", flush=True)  # noqa: T201
        return 3
    return 0
