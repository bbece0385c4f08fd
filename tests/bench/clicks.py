"""A click on a button: our routing against the library's own DynamicItem, both answered by a plain acknowledgement.

HTTP is stubbed, one guild is cached, clicks come in waves of fifty on a message with fifteen buttons. The full panel
(acknowledge, ask the service, compose, edit) is told by itself, over a service that answers at once.
"""

from __future__ import annotations

from typing import Any, Self

import discord
from discord import ui

from bot.client import MissionClient
from bot.service.card import Button, Buttons, Card, Image, Text
from bot.text.translator import Translator
from cogs.components import custom_ids
from cogs.components.compose import compose
from cogs.desk import Desk, Question, Work
from tests.bench.stubbed import GUILD, Line, alternated
from tests.cogs.fake_door import FakeDoor, Picture, handle, png


class _Forgetful(FakeDoor):
    """A service that answers at once and keeps no record."""

    async def note(self, ask: Any, guild: int | None) -> None:
        return None

    async def answered(self, ask: Any) -> None:
        return None

    async def press(self, ask: Any, handle: Any, values: tuple[str, ...]) -> Card:
        return _PANEL


class _Acknowledging(Desk):
    """Stops after the acknowledgement, to be compared with an item that does no more."""

    async def _answer(self, question: Question, work: Work) -> None:
        return None


class _Step(
    ui.DynamicItem[ui.Button[Any]], template=r"m1:(?P<guild>\w+):(?P<table>\w+):(?P<decision>\w+):do:(?P<nouns>.*)"
):
    """The bare library: everything in the custom id, and a deferred private answer."""

    def __init__(self, custom_id: str) -> None:
        super().__init__(ui.Button(label="Jump", custom_id=custom_id))

    @classmethod
    async def from_custom_id(cls, interaction: discord.Interaction[Any], item: Any, match: Any, /) -> Self:
        return cls(item.custom_id)

    async def callback(self, interaction: discord.Interaction[Any]) -> Any:
        await interaction.response.defer(ephemeral=True, thinking=True)


def _board() -> Card:
    buttons = tuple(Button("Jump", handle("do", "jump", str(n), "hazard", guild=GUILD)) for n in range(15))
    return Card((Text("Whose turn"), *(Buttons(buttons[at : at + 5]) for at in (0, 5, 10))))


_BOARD = _board()
_PANEL = Card((*_BOARD.blocks, Image(Picture(png(), "hand.png"), "Your hand")))
_CLICKED = custom_ids.write(handle("do", "jump", "7", "hazard", guild=GUILD))


async def _ours(desk: type[Desk]) -> Line:
    translator = Translator()
    return await _opened(MissionClient(desk(_Forgetful(), translator), {}, translator, shard_count=1))


async def _bare() -> Line:
    client = discord.AutoShardedClient(intents=discord.Intents(guilds=True), shard_count=1)
    client.add_dynamic_items(_Step)
    return await _opened(client)


async def _opened(client: discord.Client) -> Line:
    line = Line(client)
    await line.open()
    return line


async def measure() -> list[dict[str, Any]]:
    """Return rows {"name", "value", "unit"}."""
    bare, ours, full = await _bare(), await _ours(_Acknowledging), await _ours(Desk)
    frame = ours.frame(_CLICKED, compose(_BOARD).view.to_components())
    rates = await alternated(
        {
            "DynamicItem, plain acknowledgement": lambda: bare.rate(frame, 1),
            "our routing, plain acknowledgement": lambda: ours.rate(frame, 1),
            "our routing, full panel": lambda: full.rate(frame, 2),
        }
    )
    times = await full.latencies(frame, 2)
    rows = [{"name": f"click: {name}", "value": round(rate), "unit": "clicks/s"} for name, rate in rates.items()]
    ratio = rates["our routing, plain acknowledgement"] / rates["DynamicItem, plain acknowledgement"]
    return [
        *rows,
        {"name": "click: our routing / DynamicItem", "value": round(ratio, 2), "unit": "ratio"},
        {"name": "click: full panel, median", "value": round(times[len(times) // 2], 3), "unit": "ms"},
        {"name": "click: full panel, p99", "value": round(times[len(times) * 99 // 100], 3), "unit": "ms"},
    ]
