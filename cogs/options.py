"""Plans and options whose words have the usual keys: `command-<name>`, `command-option-<name>`, each with `-about`."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.service.card import Choice
from bot.service.request import Request
from cogs.commands import ANYWHERE, IN_SERVERS, CommandSpec, Given, Option, Run, Suggest
from cogs.interaction_runner import InteractionRunner
from cogs.labels import Labels


def command_spec(labels: Labels, name: str, run: Run, *options: Option, servers_only: bool = False) -> CommandSpec:
    """Return a top-level command's plan."""
    key = f"command-{name}"
    contexts = IN_SERVERS if servers_only else ANYWHERE
    return CommandSpec(labels.name(name, key), labels.text(f"{key}-about"), run, options, contexts)


def standard_option(
    labels: Labels,
    name: str,
    *,
    required: bool = False,
    choices: tuple[app_commands.Choice[str], ...] = (),
    suggest: Suggest | None = None,
    kind: type[str] | type[bool] | type[discord.User] = str,
) -> Option:
    """Return an option."""
    key = f"command-option-{name}"
    return Option(labels.name(name, key), labels.text(f"{key}-about"), required, choices, suggest, kind)


def table_option(runner: InteractionRunner, labels: Labels) -> Option:
    """Return `table:`, for whoever sits at several."""

    async def suggest(request: Request, typed: str, _given: Given) -> list[Choice]:
        return await runner.service.complete_table(request, typed)

    return standard_option(labels, "table", suggest=suggest)


def subject_option(
    runner: InteractionRunner, labels: Labels, name: str, look: str | None = None, *, required: bool = False
) -> Option:
    """Return an option for what a look is about; without a fixed look it is the one given as `what:`."""

    async def suggest(request: Request, typed: str, given: Given) -> list[Choice]:
        chosen = look if look is not None else given.get("what", "")
        return await runner.service.complete_look(request, chosen, typed, given.get("table"))

    return standard_option(labels, name, required=required, suggest=suggest)
