"""`practice`: run the bot in a simulated Discord, with a page for the browser and a new, temporary data folder."""

from __future__ import annotations

import argparse
import asyncio
import importlib.util
import logging
import tempfile
from functools import partial
from pathlib import Path

from bot.app import open_app
from bot.commands.command import Command, fail, no_arguments, say
from bot.commands.stopping import until_stopped
from bot.config import Settings, read_settings
from bot.redaction import begin_log
from bot.service import people
from bot.service.context import HostSettings

PACKAGES = ("simcord", "markdown_it", "linkify_it", "regex")
"""The packages of the extra `practice` in pyproject.toml. A bot with a token needs none of them."""
MISSING = (
    "The practice server is not installed: set DISCORD_TOKEN to join Discord, or install it with "
    "`python -m pip install --require-hashes -r requirements-practice.lock` (`make run` does so by itself)."
)
HOLD = 2.0
"""Hold time in seconds. It is shorter than in Discord, because here the notice of a turn disturbs nobody."""


def _run(_given: argparse.Namespace) -> int:
    settings = read_settings()
    begin_log(settings.mission_log_level, settings.mission_log_format)
    return open_server(settings)


def is_installed() -> bool:
    """Return whether the packages of the practice server are installed."""
    return all(importlib.util.find_spec(name) is not None for name in PACKAGES)


def open_server(settings: Settings) -> int:
    """Serve until interrupted."""
    if not is_installed():
        return fail(MISSING)
    # The warnings of discord.py about a simulated Discord do not concern its players.
    logging.getLogger("discord").setLevel(logging.ERROR)
    with tempfile.TemporaryDirectory(prefix="mission-practice-") as folder:
        try:
            asyncio.run(_serve(Path(folder), settings))
        except OSError as error:
            return fail(f"The practice server cannot open its page: {error.strerror or error}.")
    say("The practice server is closed; its games are gone with it.")
    return 0


async def _serve(folder: Path, settings: Settings) -> None:
    # Imported here, so that a bot with a token does not load the simulated Discord.
    from bot.practice import World
    from bot.practice_page import practice

    host_settings = HostSettings(hold=HOLD, thinking=settings.mission_thinking_ms / 1000)
    app = await open_app(folder, settings=host_settings, emojis=settings.mission_emojis)
    try:
        await until_stopped(
            practice(
                World(app.client, app.context.translator, partial(people.set_language, app.context)),
                app.context.translator,
                app.context.titles,
                port=settings.mission_practice_port,
                announce=lambda address: say(f"Practice server: {address}\nOpen it in your browser. Stop with Ctrl-C."),
            )
        )
    finally:
        await app.close()


COMMAND = Command("play in the browser, in a simulated Discord", no_arguments, _run)
