"""Commands that show something. Nothing here changes a table."""

from __future__ import annotations

from bot.service.request import Answer, Ask
from cogs.commands import Given, Plan, Run
from cogs.interaction_runner import Desk
from cogs.labels import Labels
from cogs.options import subject_option, table_option, usual_plan

ALIASES = ("board", "hand", "tiles", "log", "notebook")
"""Looks with a command of their own. A game without such a look says so, and what there is instead."""
PAGES = ("recap", "replay")
"""What the host shows of every game."""


def plans(desk: Desk, labels: Labels) -> list[Plan]:
    """Return `/board`, `/hand`, `/tiles`, `/log`, `/notebook`, `/recap`, `/replay`, `/look`, `/rules` and `/export`."""
    table = table_option(desk, labels)

    async def look(ask: Ask, given: Given) -> Answer:
        return await desk.door.look(ask, given.get("what", ""), given.get("about"), given.get("table"))

    async def rules(ask: Ask, given: Given) -> Answer:
        return await desk.door.look(ask, "rules", given.get("topic"), given.get("table"))

    async def export(ask: Ask, given: Given) -> Answer:
        return await desk.door.look(ask, "record", None, given.get("table"))

    what, about = subject_option(desk, labels, "what", "", required=True), subject_option(desk, labels, "about")
    return [
        *(usual_plan(labels, alias, _alias(desk, alias), table) for alias in (*ALIASES, *PAGES)),
        usual_plan(labels, "look", look, what, about, table),
        usual_plan(labels, "rules", rules, subject_option(desk, labels, "topic", "rules"), table),
        usual_plan(labels, "export", export, table),
    ]


def _alias(desk: Desk, alias: str) -> Run:
    async def run(ask: Ask, given: Given) -> Answer:
        return await desk.door.look(ask, alias, None, given.get("table"))

    return run
