"""`run`: join Discord with the token; without one, open the practice server."""

from __future__ import annotations

import argparse
import logging
from contextlib import AsyncExitStack
from functools import partial

from bot import announcements, limits
from bot.app import App, open_app
from bot.backups import scheduled
from bot.clock import SystemClock
from bot.commands import practice
from bot.commands.command import Command, fail, say
from bot.commands.stopping import until_stopped
from bot.commands.supervisor import Supervisor
from bot.config import Settings, read_settings
from bot.monitoring import Monitor, served
from bot.process import run, settle_in, share_heaps
from bot.redaction import begin_log
from bot.service.context import Context, HostSettings
from bot.service.quotas import HOURLY, Bounds
from bot.service_manager import managed
from bot.stores import Place, forget_move
from cogs.token_check import UNREACHABLE, TokenRefused

OUTBOX_SHARE = 0.8
"""The outbox's share of the requests that Discord allows. Some messages need two: one looks for an earlier message."""

log = logging.getLogger("mission")


def _arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--force", action="store_true", help="go on with a store although all of it was moved elsewhere"
    )


def _run(given: argparse.Namespace) -> int:
    share_heaps()
    settings = read_settings()
    begin_log(settings.mission_log_level, settings.mission_log_format)
    if settings.discord_token is None:
        if practice.is_installed():
            say("There is no DISCORD_TOKEN, so this opens the practice server: the same bot in a simulated Discord.")
        return practice.open_server(settings)
    if given.force:
        run(forget_move(Place.of(settings)))
    try:
        return run(_join(settings, settings.discord_token.value))
    except TokenRefused:
        return fail(
            "Discord does not accept this DISCORD_TOKEN. Copy a fresh one from the developer portal (Bot, Reset Token)."
        )
    except UNREACHABLE as error:
        return fail(f"Discord cannot be reached from here ({type(error).__name__}). Check the network and try again.")


def host_settings(settings: Settings) -> HostSettings:
    """Return the service's settings from those of the environment."""
    bounds = Bounds(
        lobbies=settings.mission_max_lobbies,
        tables=settings.mission_max_tables,
        opened=settings.mission_max_opened,
        seats=settings.mission_max_seats,
        calls=settings.mission_max_invitations,
        hourly={what: getattr(settings, f"mission_max_{what}") for what in HOURLY},
        channel=settings.mission_max_channel_tables,
        guild=settings.mission_max_server_tables,
    )
    thinking = settings.mission_thinking_ms / 1000
    return HostSettings(
        hold=settings.mission_hold_seconds,
        thinking=thinking,
        live=settings.mission_live_seconds,
        requests=OUTBOX_SHARE * limits.REQUESTS,
        bounds=bounds,
        contact=settings.mission_contact,
        privacy=settings.mission_privacy_url,
    )


async def _join(settings: Settings, token: str) -> int:
    monitor = Monitor()

    async def opening() -> App:
        monitor.app = None
        monitor.app = app = await open_app(
            Place.of(settings),
            settings=host_settings(settings),
            shards=settings.mission_shards,
            emojis=settings.mission_emojis,
        )
        settle_in()
        return app

    async with AsyncExitStack() as opened:
        monitor.backups = await opened.enter_async_context(scheduled(settings, SystemClock()))
        if settings.mission_http_port:
            pages = served(monitor, settings.mission_http_host, settings.mission_http_port)
            log.info("health and metrics at http://%s:%s", *await opened.enter_async_context(pages))
        current = partial(_context_of, monitor)
        await opened.enter_async_context(announcements.watched(settings.data_dir, current))
        await opened.enter_async_context(managed())
        await until_stopped(Supervisor(opening, token).run())
    log.info("stopped; everything is saved")
    return 0


def _context_of(monitor: Monitor) -> Context | None:
    return None if monitor.app is None else monitor.app.context


COMMAND = Command("join Discord, or open the practice server when there is no token", _arguments, _run)
