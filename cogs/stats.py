"""Commands about how games ended: `/stats` and `/leaderboard`."""

from __future__ import annotations

from collections.abc import Mapping

import discord

from bot.games.core.contract import Title
from bot.service.request import Answer, Request
from cogs.commands import CommandSpec, Given
from cogs.host import game_option
from cogs.interaction_runner import InteractionRunner
from cogs.labels import Labels
from cogs.options import command_spec, standard_option


def command_specs(runner: InteractionRunner, labels: Labels, titles: Mapping[str, Title]) -> list[CommandSpec]:
    """Return both; records are kept by server, so they exist only there."""

    async def stats(request: Request, given: Given) -> Answer:
        return await runner.service.look(request, "stats", f"{given.get('player', '')}/{given.get('game', '')}")

    async def leaderboard(request: Request, given: Given) -> Answer:
        return await runner.service.look(request, "leaderboard", given.get("game"))

    player, game = standard_option(labels, "player", kind=discord.User), game_option(labels, titles)
    return [
        command_spec(labels, "stats", stats, player, game, servers_only=True),
        command_spec(labels, "leaderboard", leaderboard, game, servers_only=True),
    ]
