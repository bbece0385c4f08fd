"""Commands and options with the standard text keys `command-<name>` and `command-option-<name>`, each with `-about`."""

from __future__ import annotations

from collections.abc import Mapping

from discord import app_commands

from bot.games.core.contract import Title
from bot.games.core.phrase import Phrase
from bot.service.card import Choice
from bot.service.request import Request
from cogs.commands import ANYWHERE, IN_SERVERS, CommandSpec, Given, Kind, Option, Run, Suggest
from cogs.interaction_runner import InteractionRunner
from cogs.labels import Labels


def command_spec(labels: Labels, name: str, run: Run, *options: Option, servers_only: bool = False) -> CommandSpec:
    """Return the specification of a top-level command."""
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
    kind: Kind = str,
) -> Option:
    """Return an option."""
    key = f"command-option-{name}"
    return Option(labels.name(name, key), labels.text(f"{key}-about"), required, choices, suggest, kind)


def table_option(runner: InteractionRunner, labels: Labels) -> Option:
    """Return the option `table:`, for users who play at several tables."""

    async def suggest(request: Request, typed: str, _given: Given) -> list[Choice]:
        return await runner.service.complete_table(request, typed)

    return standard_option(labels, "table", suggest=suggest)


def subject_option(
    runner: InteractionRunner, labels: Labels, name: str, look: str | None = None, *, required: bool = False
) -> Option:
    """Return the option for a look's subject. Without a fixed `look` it is the one given as `what:`."""

    async def suggest(request: Request, typed: str, given: Given) -> list[Choice]:
        chosen = look if look is not None else given.get("what", "")
        return await runner.service.complete_look(request, chosen, typed)

    return standard_option(labels, name, required=required, suggest=suggest)


def topic_option(runner: InteractionRunner, labels: Labels) -> Option:
    """Return the option `topic:` of the rules, of the game given as `game:` if there is one."""

    async def suggest(request: Request, typed: str, given: Given) -> list[Choice]:
        return await runner.service.complete_topic(request, given.get("game", ""), typed)

    return standard_option(labels, "topic", suggest=suggest)


def game_option(labels: Labels, titles: Mapping[str, Title]) -> Option:
    """Return the option `game:`, one of those hosted here. Designer and subject tell games of similar names apart."""
    choices: list[app_commands.Choice[str]] = []
    for title in titles.values():
        meta = title.game.meta
        about = Phrase(f"{meta.prefix}-tagline")
        name = labels.text("game-choice", title=meta.title, designer=meta.designer, about=about)
        choices.append(app_commands.Choice(name=name, value=meta.id))
    return standard_option(labels, "game", choices=tuple(choices))
