"""Commands about how games ended: `/stats` and `/leaderboard`."""

from __future__ import annotations

from collections.abc import Mapping

import discord

from bot.games.core.contract import Title
from bot.service.request import Answer, Request
from cogs.commands import Given, Plan
from cogs.host import game_option
from cogs.interaction_runner import InteractionRunner
from cogs.labels import Labels
from cogs.options import usual_option, usual_plan


def plans(runner: InteractionRunner, labels: Labels, titles: Mapping[str, Title]) -> list[Plan]:
    """Return both; records are kept by server, so they exist only there."""

    async def stats(request: Request, given: Given) -> Answer:
        return await runner.service.look(request, "stats", f"{given.get('player', '')}/{given.get('game', '')}", None)

    async def leaderboard(request: Request, given: Given) -> Answer:
        return await runner.service.look(request, "leaderboard", given.get("game"), None)

    player, game = usual_option(labels, "player", kind=discord.User), game_option(labels, titles)
    return [
        usual_plan(labels, "stats", stats, player, game, servers_only=True),
        usual_plan(labels, "leaderboard", leaderboard, game, servers_only=True),
    ]
