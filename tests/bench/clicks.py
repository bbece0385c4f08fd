"""The routing of a button click: ours against the library's DynamicItem, both answered by a plain acknowledgement.

HTTP is stubbed, one guild is cached, clicks come in waves of fifty on a message with fifteen buttons. The full panel
(acknowledge, ask the service, compose, edit) is told by itself, over a service that answers at once.
"""

from __future__ import annotations

import statistics
from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Any, Self

import discord
from discord import ui

from bot.client import MissionClient
from bot.service.card import Button, Buttons, Card, Image, Text
from bot.service.request import Answer
from bot.text.translator import Translator
from cogs.interaction_runner import InteractionRunner, Invocation, Work
from tests.bench.parts import Part, Row, row
from tests.bench.stubbed import Line, alternated, recorded
from tests.cogs.fake_service import FakeService, Picture, button_id, png


class _Forgetful(FakeService):
    """A service that answers at once and keeps no record."""

    async def note(self, request: Any) -> bool:
        return True

    async def answered(self, request: Any, message: int = 0, card: Card | None = None) -> None:
        return None

    async def press(self, request: Any) -> Answer:
        return _PANEL


class _Acknowledging(InteractionRunner):
    """Stops after the acknowledgement, to be compared with an item that does no more."""

    async def _answer(self, invocation: Invocation, work: Work) -> None:
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
    buttons = tuple(Button(f"Jump {n}", button_id("do", "jump", str(n), "hazard")) for n in range(15))
    return Card((Text("Whose turn"), *(Buttons(buttons[at : at + 5]) for at in (0, 5, 10))))


_BOARD = _board()
_PANEL = Answer((*_BOARD.blocks, Image(Picture(png(), "hand.png"), "Your hand")))


@dataclass(frozen=True)
class Size:
    """How often each rate is measured (the median counts), how long, and how many clicks are timed one by one."""

    rounds: int
    least: float
    times: int


async def measure(size: Size) -> AsyncIterator[list[Row]]:
    """Yield clicks a second of the library, of our routing and of a whole panel, and how long one of these takes."""
    given = await recorded(_BOARD, "Jump 0")
    bare = await Line(_bare(), given).open()
    ours, full = [await Line(_client(runner), given).open() for runner in (_Acknowledging, InteractionRunner)]
    rates = await alternated(
        {
            "DynamicItem, plain acknowledgement": lambda: bare.rate(1, size.least),
            "our routing, plain acknowledgement": lambda: ours.rate(1, size.least),
            "our routing, full panel": lambda: full.rate(2, size.least),
        },
        size.rounds,
    )
    yield [row(f"clicks.{name}", rate, "clicks/s") for name, rate in rates.items()]
    ratio = rates["our routing, plain acknowledgement"] / rates["DynamicItem, plain acknowledgement"]
    yield [row("clicks.our routing / DynamicItem", ratio, "ratio")]
    times = await full.latencies(2, size.times)
    yield [
        row("clicks.full panel, median", statistics.median(times), "ms"),
        row("clicks.full panel, 99th percentile", statistics.quantiles(times, n=100)[98], "ms"),
    ]


def _client(runner: type[InteractionRunner]) -> discord.Client:
    translator = Translator()
    return MissionClient(runner(_Forgetful(), translator), {}, translator, shard_count=1)


def _bare() -> discord.Client:
    client = discord.AutoShardedClient(intents=discord.Intents(guilds=True), shard_count=1)
    client.add_dynamic_items(_Step)
    return client


PARTS = {"clicks": Part(measure, full=Size(rounds=5, least=0.5, times=300), short=Size(rounds=1, least=0.0, times=5))}
