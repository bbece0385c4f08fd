"""Commands about tables: open one, find mine, go on with one that was paused."""

from __future__ import annotations

from collections.abc import Mapping

from discord import app_commands

from bot.games.core.contract import Title
from bot.games.core.phrase import Phrase
from bot.service.request import Answer, Request
from cogs.commands import CommandSpec, Given, Option
from cogs.interaction_runner import InteractionRunner
from cogs.labels import Labels
from cogs.options import command_spec, standard_option, table_option


def command_specs(runner: InteractionRunner, labels: Labels, titles: Mapping[str, Title]) -> list[CommandSpec]:
    """Return `/play`, `/my-tables`, `/next`, `/my-data`, `/server` and `/resume`."""

    async def play(request: Request, given: Given) -> Answer:
        return await runner.service.play(request, given.get("game", ""), "thread" in given)

    async def my_tables(request: Request, _given: Given) -> Answer:
        return await runner.service.look(request, "my-tables")

    async def next_table(request: Request, _given: Given) -> Answer:
        return await runner.service.look(request, "next")

    async def my_data(request: Request, _given: Given) -> Answer:
        return await runner.service.look(request, "my-data")

    async def server(request: Request, _given: Given) -> Answer:
        return await runner.service.look(request, "server")

    async def resume(request: Request, given: Given) -> Answer:
        return await runner.service.look(request, "resume")

    thread = standard_option(labels, "thread", kind=bool)
    return [
        command_spec(labels, "play", play, game_option(labels, titles, required=True), thread, servers_only=True),
        command_spec(labels, "my-tables", my_tables),
        command_spec(labels, "next", next_table),
        command_spec(labels, "my-data", my_data),
        command_spec(labels, "server", server, servers_only=True),
        command_spec(labels, "resume", resume, table_option(runner, labels), servers_only=True),
    ]


def game_option(labels: Labels, titles: Mapping[str, Title], *, required: bool = False) -> Option:
    """Return `game:`, one of those that are hosted here."""
    return standard_option(
        labels, "game", required=required, choices=tuple(_game_choice(labels, one) for one in titles.values())
    )


def _game_choice(labels: Labels, title: Title) -> app_commands.Choice[str]:
    """Games may have names that are easily mixed up: designer and subject tell them apart."""
    meta = title.game.meta
    about = Phrase(f"{meta.prefix}-tagline")
    name = labels.text("game-choice", title=meta.title, designer=meta.designer, about=about)
    return app_commands.Choice(name=name, value=meta.id)
