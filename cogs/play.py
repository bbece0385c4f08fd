"""Commands of whoever is at the table, alike for all games: act by panel, take back."""

from __future__ import annotations

from bot.service.request import Answer, Request
from cogs.commands import Given, Plan
from cogs.interaction_runner import InteractionRunner
from cogs.labels import Labels
from cogs.options import table_option, usual_option, usual_plan


def plans(runner: InteractionRunner, labels: Labels) -> list[Plan]:
    """Return `/act`, `/undo`, `/host`, `/plan` and `/note`."""
    table = table_option(runner, labels)

    async def act(request: Request, given: Given) -> Answer:
        return await runner.service.look(request, "act", None, given.get("table"))

    async def undo(request: Request, given: Given) -> Answer:
        return await runner.service.look(request, "undo", None, given.get("table"))

    async def host(request: Request, given: Given) -> Answer:
        return await runner.service.look(request, "host", None, given.get("table"))

    async def plan(request: Request, given: Given) -> Answer:
        return await runner.service.look(request, "plan", None, given.get("table"))

    async def note(request: Request, given: Given) -> Answer:
        return await runner.service.look(request, "note", given.get("text"), given.get("table"))

    text = usual_option(labels, "text")
    runs = {"act": act, "undo": undo, "host": host, "plan": plan}
    plain = [usual_plan(labels, name, run, table) for name, run in runs.items()]
    return [*plain, usual_plan(labels, "note", note, text, table)]
