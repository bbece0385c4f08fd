"""A bot without a game, by which the guards of the simulated Discord and the practice server are tried.

That the stand-ins do what the real bot relies on, its own tests prove (tests/cogs, tests/play, tests/e2e).
"""

from __future__ import annotations

import asyncio
import contextlib
import io
import os
from typing import Any, Self

import discord
from discord import app_commands, ui

PNG = bytes.fromhex(
    "89504e470d0a1a0a0000000d49484452000000010000000108000000003a7e9b550000000a49444154789c6360000000"
    "02000148afa4710000000049454e44ae426082"
)
"""A black picture of one pixel."""


def picture(name: str = "board.png") -> discord.File:
    return discord.File(io.BytesIO(PNG), name, description="A black square")


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


def board(count: int) -> ui.LayoutView:
    """The public panel: a container with a picture and a button."""
    view = ui.LayoutView(timeout=None)
    gallery = ui.MediaGallery(discord.MediaGalleryItem("attachment://board.png", description="the board"))
    buttons: ui.ActionRow[Any] = ui.ActionRow()
    buttons.add_item(Step(count))
    view.add_item(ui.Container(ui.TextDisplay(f"## Board {count}"), gallery, buttons))
    return view


class TinyBot(discord.AutoShardedClient):
    """The number of shards is given because simcord has no gateway to ask; None asks."""

    def __init__(self, *, tick: float = 30.0, shards: int | None = 1) -> None:
        super().__init__(intents=discord.Intents(guilds=True), shard_count=shards)
        self.tree = app_commands.CommandTree(self)
        self.tick = tick
        self.ticks = 0
        self.stop_ticking: asyncio.Task[None] | None = None
        for command in (play, where, thread, hang):
            self.tree.add_command(command)

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Step)
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
        print("ready", flush=True)  # noqa: T201 (a test waits for this line)


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


@app_commands.command(name="thread", description="Play in a thread")
@app_commands.guild_only()
async def thread(interaction: discord.Interaction[Any]) -> None:
    await interaction.response.defer(ephemeral=True, thinking=True)
    assert isinstance(interaction.channel, discord.TextChannel)
    made = await interaction.channel.create_thread(name="Table 1", type=discord.ChannelType.public_thread)
    await made.send(view=board(7), file=picture())
    await interaction.edit_original_response(content=f"Opened {made.id}")


@app_commands.command(name="hang", description="Answer too late")
async def hang(interaction: discord.Interaction[Any], seconds: float) -> None:
    await asyncio.sleep(seconds)
    with contextlib.suppress(discord.NotFound):
        await interaction.response.send_message("Late", ephemeral=True)


def main(arguments: list[str]) -> int:
    """Run the tiny bot by itself, as `tests.support.bot_process` starts it, until it is killed."""
    del arguments
    TinyBot(shards=None).run(os.environ["DISCORD_TOKEN"])
    return 0
