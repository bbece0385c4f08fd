"""`run`: join Discord with the token; without one, open the practice server."""

from __future__ import annotations

import argparse
import logging

from bot import limits
from bot.app import App, open_app
from bot.commands import practice
from bot.commands.command import Command, fail, no_arguments, say
from bot.commands.stopping import until_stopped
from bot.commands.supervisor import Supervisor
from bot.config import Settings, read_settings
from bot.process import run, settle_in, share_heaps
from bot.redaction import begin_log
from bot.service.context import HostSettings
from bot.service.quotas import Bounds
from cogs.token_check import UNREACHABLE, TokenRefused

SHARE = 0.8
"""So much of what Discord takes is for rows: some of them are two requests, as when a message is looked for first."""

log = logging.getLogger("mission")


def _run(_given: argparse.Namespace) -> int:
    share_heaps()
    settings = read_settings()
    begin_log(settings.mission_log_level)
    if settings.discord_token is None:
        if practice.is_installed():
            say("There is no DISCORD_TOKEN, so this opens the practice server: the same bot in a simulated Discord.")
        return practice.open_server(settings)
    try:
        return run(_join(settings, settings.discord_token.value))
    except TokenRefused:
        return fail(
            "Discord does not accept this DISCORD_TOKEN. Copy a fresh one from the developer portal (Bot, Reset Token)."
        )
    except UNREACHABLE as error:
        return fail(f"Discord cannot be reached from here ({type(error).__name__}). Check the network and try again.")


def host_settings(settings: Settings) -> HostSettings:
    """Return how the host behaves by these settings."""
    bounds = Bounds(
        lobbies=settings.mission_max_lobbies,
        tables=settings.mission_max_tables,
        opened=settings.mission_max_opened,
        seats=settings.mission_max_seats,
        calls=settings.mission_max_invitations,
        shares=settings.mission_max_shares,
        verifies=settings.mission_max_verifies,
        reports=settings.mission_max_reports,
        proofs=settings.mission_max_proofs,
        channel=settings.mission_max_channel_tables,
        guild=settings.mission_max_server_tables,
    )
    thinking = settings.mission_thinking_ms / 1000
    return HostSettings(
        hold=settings.mission_hold_seconds,
        thinking=thinking,
        live=settings.mission_live_seconds,
        requests=SHARE * limits.REQUESTS,
        bounds=bounds,
    )


async def _join(settings: Settings, token: str) -> int:
    async def opening() -> App:
        app = await open_app(
            settings.data_dir,
            settings=host_settings(settings),
            open_files=settings.mission_open_files,
            shards=settings.mission_shards,
            emojis=settings.mission_emojis,
        )
        settle_in()
        return app

    await until_stopped(Supervisor(opening, token).run())
    log.info("stopped; everything is saved")
    return 0


COMMAND = Command("join Discord, or open the practice server when there is no token", no_arguments, _run)
