"""Commands of whoever is at the table, alike for all games: act by panel, take back."""

from __future__ import annotations

from bot.service.request import Answer, Ask
from cogs.commands import Given, Plan
from cogs.interaction_runner import Desk
from cogs.labels import Labels
from cogs.options import table_option, usual_option, usual_plan


def plans(desk: Desk, labels: Labels) -> list[Plan]:
    """Return `/act`, `/undo`, `/host`, `/plan` and `/note`."""
    table = table_option(desk, labels)

    async def act(ask: Ask, given: Given) -> Answer:
        return await desk.door.look(ask, "act", None, given.get("table"))

    async def undo(ask: Ask, given: Given) -> Answer:
        return await desk.door.look(ask, "undo", None, given.get("table"))

    async def host(ask: Ask, given: Given) -> Answer:
        return await desk.door.look(ask, "host", None, given.get("table"))

    async def plan(ask: Ask, given: Given) -> Answer:
        return await desk.door.look(ask, "plan", None, given.get("table"))

    async def note(ask: Ask, given: Given) -> Answer:
        return await desk.door.look(ask, "note", given.get("text"), given.get("table"))

    text = usual_option(labels, "text")
    runs = {"act": act, "undo": undo, "host": host, "plan": plan}
    plain = [usual_plan(labels, name, run, table) for name, run in runs.items()]
    return [*plain, usual_plan(labels, "note", note, text, table)]
