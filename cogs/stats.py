"""Commands about how games ended: `/stats` and `/leaderboard`."""

from __future__ import annotations

from collections.abc import Mapping

import discord

from bot.games.core.contract import Title
from bot.service.request import Answer, Ask
from cogs.commands import Given, Plan
from cogs.host import game_option
from cogs.interaction_runner import Desk
from cogs.labels import Labels
from cogs.options import usual_option, usual_plan


def plans(desk: Desk, labels: Labels, titles: Mapping[str, Title]) -> list[Plan]:
    """Return both; records are kept by server, so they exist only there."""

    async def stats(ask: Ask, given: Given) -> Answer:
        return await desk.door.look(ask, "stats", f"{given.get('player', '')}/{given.get('game', '')}", None)

    async def leaderboard(ask: Ask, given: Given) -> Answer:
        return await desk.door.look(ask, "leaderboard", given.get("game"), None)

    player, game = usual_option(labels, "player", kind=discord.User), game_option(labels, titles)
    return [
        usual_plan(labels, "stats", stats, player, game, servers_only=True),
        usual_plan(labels, "leaderboard", leaderboard, game, servers_only=True),
    ]
