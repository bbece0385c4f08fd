"""Commands for players at a table, the same for all games: act by panel, undo, host tools, premoves, notes."""

from __future__ import annotations

from bot.service.request import Answer, Request
from cogs.commands import CommandSpec, Given
from cogs.interaction_runner import InteractionRunner
from cogs.labels import Labels
from cogs.options import command_spec, standard_option, table_option


def command_specs(runner: InteractionRunner, labels: Labels) -> list[CommandSpec]:
    """Return `/act`, `/undo`, `/host`, `/plan` and `/note`."""
    table = table_option(runner, labels)

    async def act(request: Request, given: Given) -> Answer:
        return await runner.service.look(request, "act")

    async def undo(request: Request, given: Given) -> Answer:
        return await runner.service.look(request, "undo")

    async def host(request: Request, given: Given) -> Answer:
        return await runner.service.look(request, "host")

    async def plan(request: Request, given: Given) -> Answer:
        return await runner.service.look(request, "plan")

    async def note(request: Request, given: Given) -> Answer:
        return await runner.service.look(request, "note", given.get("text"))

    text = standard_option(labels, "text")
    runs = {"act": act, "undo": undo, "host": host, "plan": plan}
    plain = [command_spec(labels, name, run, table) for name, run in runs.items()]
    return [*plain, command_spec(labels, "note", note, text, table)]
