"""What is stored about a user, shown to them alone, and how their data are deleted."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from typing import Any

import msgspec

from bot import progress
from bot.errors import Refused
from bot.games.core.phrase import Phrase, say
from bot.progress import Progress
from bot.service.card import Block, ButtonId, Buttons, Card, File, Text
from bot.service.context import Context
from bot.service.features.lifecycle import actions as lifecycle
from bot.service.features.lobby import actions as lobby
from bot.service.features.looks.cards import RUNNING, ButtonMaker, pages, said
from bot.service.features.settings import actions as preferences
from bot.service.features.settings.actions import MARKS
from bot.service.messenger import Undeliverable
from bot.service.names import shown
from bot.service.places import Place, place_name
from bot.service.request import Request


async def my_data_card(context: Context, request: Request, page: int = 0) -> Card:
    """Return a page of what is stored about the user; the first page has all of it as a file."""
    words = context.translator.words(request.language)
    kept = await context.store.data_of(request.user)
    lines = words.lines((say("my-data-settings", **_settings(kept["preferences"])),))
    lines.append(words(say("my-data-rated" if kept["preferences"]["rated"] else "my-data-not-rated")))
    lines += words.lines(preferences.describe_times(context, await context.store.people.person(request.user)))
    for guild, there in kept["guilds"].items():
        lines += words.lines(await _of_guild(context, int(guild), there))
    if not kept["guilds"]:
        lines.append(words(say("my-data-no-tables")))
    if kept["unreadable"]:
        lines.append(words(say("my-data-unreadable", count=len(kept["unreadable"]))))
    leaves = pages(lines)
    page = min(max(page, 0), len(leaves) - 1)
    blocks: list[Block] = [Text(f"### {words(say('my-data-heading'))}"), Text(leaves[page])]
    if page == 0:
        blocks.append(File(msgspec.json.format(msgspec.json.encode(kept), indent=2), "my-data.json"))
    button = ButtonMaker(words)
    row = [button("forget-me", "🧹", style="danger")]
    if len(leaves) > 1:
        on = (page + 1) % len(leaves)
        label = say("button-on", page=on + 1, count=len(leaves))
        row.insert(0, button("my-data", "▶️", str(on), label=label))
    return Card((*blocks, Buttons(tuple(row))), RUNNING)


def confirm_card(context: Context, request: Request) -> Card:
    """Return the confirmation card before a user's data are deleted."""
    words = context.translator.words(request.language)
    button = ButtonMaker(words)
    yes = button("forget-me", "🧹", "yes", label=say("button-forget-me-yes"), style="danger")
    return Card((Text(words(say("forget-me-really"))), Buttons((yes, button("my-data", "⬅️")))), RUNNING)


async def forgotten_card(context: Context, request: Request) -> Card:
    """Delete the user's data and say so."""
    unreadable = await forget(context, request)
    phrases = [say("forgotten")]
    if unreadable:
        phrases.append(say("my-data-unreadable", count=len(unreadable)))
    return said(context, request.language, *phrases)


async def forget(context: Context, request: Request) -> list[int]:
    """Remove a user from all games that are not over, as if they left, and anonymise them everywhere.

    Returns the guilds whose file cannot be read, where it remains to be done. Harmless when repeated.
    """
    kept = await context.store.data_of(request.user)
    with progress.counting(Progress.PART):
        for guild, there in kept["guilds"].items():
            if Place(int(guild)).owner == request.user:
                await _clear(context, int(guild))
                continue
            for seat in there["seats"]:
                await _leave(context, request, int(guild), seat["table"])
        unreadable = await context.store.forget(request.user)
    progress.done()
    return unreadable


async def _clear(context: Context, place: int) -> None:
    """Delete the messages of a user's games in their direct messages; all that is stored of these is deleted next."""
    async with context.store.read(place) as tx:
        tables = await tx.tables(("lobby", "running", "paused", "over", "cancelled"))
        posted = [message for table in tables for message in await tx.all_posted(table.id)]
    for message in posted:
        await context.runtime.rate_limiter.enter(calls=False)
        with suppress(Undeliverable):  # what Discord does not delete now stays in the user's own conversation
            await context.messenger.delete(message.channel, message.message)


async def _leave(context: Context, request: Request, guild: int, table_id: int) -> None:
    async with context.store.read(guild) as tx:
        table = await tx.table(table_id)
    with suppress(Refused):  # another request begins, ends or closes the table right now
        if table is not None and table.status == "lobby":
            await lobby.leave(context, request.on(ButtonId(guild, table_id, "leave")), close=True)
        elif table is not None and table.status == "running":
            await lifecycle.person_left(context, guild, table_id, request.user)


def _settings(preferences: Mapping[str, Any]) -> dict[str, Any]:
    return {
        "language": preferences["language"] or "–",
        "notice": say(f"my-data-notice-{preferences['notice']}"),
        "dm": say(f"my-data-dm-{preferences['dm']}"),
        "pictures": say(f"command-choice-{preferences['pictures']}"),
        **{name: say(f"{name}-{preferences[name]}" if preferences[name] else f"prefers-{name}-off") for name in MARKS},
    }


async def _of_guild(context: Context, guild: int, there: Mapping[str, Any]) -> tuple[Phrase, ...]:
    async with context.store.read(guild) as tx:
        name = (await tx.info()).name
    counts = {int(table): count for table, count in there["entries"].items()}
    head = say("my-data-server", server=place_name(guild, name or str(guild)), messages=len(there["messages"]))
    seats = tuple(
        say("my-data-seat", table=seat["table"], name=shown(seat["name"]), actions=counts.pop(seat["table"], 0))
        for seat in there["seats"]
    )
    others = tuple(say("my-data-acted", table=table, actions=count) for table, count in counts.items())
    remarks = tuple(
        say("my-data-remark", table=remark["table"], reason=shown(remark["reason"]) or "–")
        for remark in there["remarks"]
    )
    results = tuple(
        say("my-data-result", table=found["table"], place=found["rank"], points=found["points"])
        for found in there["results"]
    )
    return (head, *seats, *others, *remarks, *results)
