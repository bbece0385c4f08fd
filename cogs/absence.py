"""Commands about absence: resign, pause, cancel, find a substitute, go on vacation."""

from __future__ import annotations

from bot.service.request import Answer, Request
from cogs.commands import CommandSpec, Given, Run
from cogs.interaction_runner import InteractionRunner
from cogs.labels import Labels
from cogs.options import command_spec, standard_option, table_option

OF_A_TABLE = ("resign", "cancel-game", "substitute")


def command_specs(runner: InteractionRunner, labels: Labels) -> list[CommandSpec]:
    """Return `/resign`, `/cancel-game`, `/substitute`, `/pause` and `/vacation`."""
    table = table_option(runner, labels)

    async def pause(request: Request, given: Given) -> Answer:
        return await runner.service.look(request, "pause", given.get("until"))

    async def vacation(request: Request, given: Given) -> Answer:
        when = given.get("when")
        if when and "computer" in given:
            when = f"computer {when}"
        return await runner.service.look(request, "vacation", when)

    when, computer = standard_option(labels, "when"), standard_option(labels, "computer", kind=bool)
    until = standard_option(labels, "until", required=True)
    return [
        *(command_spec(labels, name, _run(runner, name), table) for name in OF_A_TABLE),
        command_spec(labels, "pause", pause, until, table),
        command_spec(labels, "vacation", vacation, when, computer),
    ]


def _run(runner: InteractionRunner, name: str) -> Run:
    async def run(request: Request, given: Given) -> Answer:
        return await runner.service.look(request, name)

    return run
