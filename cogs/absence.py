"""Commands for people who are away: resign, pause, cancel, find a substitute, be on vacation."""

from __future__ import annotations

from bot.service.request import Answer, Request
from cogs.commands import Given, Plan, Run
from cogs.interaction_runner import InteractionRunner
from cogs.labels import Labels
from cogs.options import table_option, usual_option, usual_plan

OF_A_TABLE = ("resign", "cancel-game", "substitute")


def plans(runner: InteractionRunner, labels: Labels) -> list[Plan]:
    """Return `/resign`, `/cancel-game`, `/substitute`, `/pause` and `/vacation`."""
    table = table_option(runner, labels)

    async def pause(request: Request, given: Given) -> Answer:
        return await runner.service.look(request, "pause", given.get("until"), given.get("table"))

    async def vacation(request: Request, given: Given) -> Answer:
        when = given.get("when")
        if when and "computer" in given:
            when = f"computer {when}"
        return await runner.service.look(request, "vacation", when, None)

    when, computer = usual_option(labels, "when"), usual_option(labels, "computer", kind=bool)
    until = usual_option(labels, "until", required=True)
    return [
        *(usual_plan(labels, name, _run(runner, name), table) for name in OF_A_TABLE),
        usual_plan(labels, "pause", pause, until, table),
        usual_plan(labels, "vacation", vacation, when, computer),
    ]


def _run(runner: InteractionRunner, name: str) -> Run:
    async def run(request: Request, given: Given) -> Answer:
        return await runner.service.look(request, name, None, given.get("table"))

    return run
