"""Commands about tables: open one, find mine, go on with one that was paused."""

from __future__ import annotations

from collections.abc import Mapping

from discord import app_commands

from bot.games.core.contract import Title
from bot.games.core.phrase import Phrase
from bot.service.request import Answer, Ask
from cogs.commands import Given, Option, Plan
from cogs.interaction_runner import Desk
from cogs.labels import Labels
from cogs.options import table_option, usual_option, usual_plan


def plans(desk: Desk, labels: Labels, titles: Mapping[str, Title]) -> list[Plan]:
    """Return `/play`, `/my-tables`, `/next`, `/my-data`, `/server` and `/resume`."""

    async def play(ask: Ask, given: Given) -> Answer:
        return await desk.door.play(ask, given.get("game", ""), "thread" in given)

    async def my_tables(ask: Ask, _given: Given) -> Answer:
        return await desk.door.look(ask, "my-tables", None, None)

    async def next_table(ask: Ask, _given: Given) -> Answer:
        return await desk.door.look(ask, "next", None, None)

    async def my_data(ask: Ask, _given: Given) -> Answer:
        return await desk.door.look(ask, "my-data", None, None)

    async def server(ask: Ask, _given: Given) -> Answer:
        return await desk.door.look(ask, "server", None, None)

    async def resume(ask: Ask, given: Given) -> Answer:
        return await desk.door.look(ask, "resume", None, given.get("table"))

    thread = usual_option(labels, "thread", kind=bool)
    return [
        usual_plan(labels, "play", play, game_option(labels, titles, required=True), thread, servers_only=True),
        usual_plan(labels, "my-tables", my_tables),
        usual_plan(labels, "next", next_table),
        usual_plan(labels, "my-data", my_data),
        usual_plan(labels, "server", server, servers_only=True),
        usual_plan(labels, "resume", resume, table_option(desk, labels), servers_only=True),
    ]


def game_option(labels: Labels, titles: Mapping[str, Title], *, required: bool = False) -> Option:
    """Return `game:`, one of those that are hosted here."""
    return usual_option(
        labels, "game", required=required, choices=tuple(_game_choice(labels, one) for one in titles.values())
    )


def _game_choice(labels: Labels, title: Title) -> app_commands.Choice[str]:
    """Games may have names that are easily mixed up: designer and subject tell them apart."""
    meta = title.game.meta
    about = Phrase(f"{meta.prefix}-tagline")
    name = labels.text("game-choice", title=meta.title, designer=meta.designer, about=about)
    return app_commands.Choice(name=name, value=meta.id)
