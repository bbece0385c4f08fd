"""Commands that show something. Nothing here changes a table."""

from __future__ import annotations

from bot.service.request import Answer, Request
from cogs.commands import CommandSpec, Given, Run
from cogs.interaction_runner import InteractionRunner
from cogs.labels import Labels
from cogs.options import command_spec, subject_option, table_option

ALIASES = ("board", "hand", "tiles", "log", "notebook")
"""Looks with a command of their own. A game without such a look says so and names its own looks."""
PAGES = ("recap", "replay")
"""Pages that the service shows for every game."""


def command_specs(runner: InteractionRunner, labels: Labels) -> list[CommandSpec]:
    """Return `/board`, `/hand`, `/tiles`, `/log`, `/notebook`, `/recap`, `/replay`, `/look`, `/rules` and `/export`."""
    table = table_option(runner, labels)

    async def look(request: Request, given: Given) -> Answer:
        return await runner.service.look(request, given.get("what", ""), given.get("about"))

    async def rules(request: Request, given: Given) -> Answer:
        return await runner.service.look(request, "rules", given.get("topic"))

    async def export(request: Request, given: Given) -> Answer:
        return await runner.service.look(request, "record")

    what, about = subject_option(runner, labels, "what", "", required=True), subject_option(runner, labels, "about")
    return [
        *(command_spec(labels, alias, _alias(runner, alias), table) for alias in (*ALIASES, *PAGES)),
        command_spec(labels, "look", look, what, about, table),
        command_spec(labels, "rules", rules, subject_option(runner, labels, "topic", "rules"), table),
        command_spec(labels, "export", export, table),
    ]


def _alias(runner: InteractionRunner, alias: str) -> Run:
    async def run(request: Request, given: Given) -> Answer:
        return await runner.service.look(request, alias)

    return run
