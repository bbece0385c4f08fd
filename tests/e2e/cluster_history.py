"""What happened to a cluster under load, for the checker of histories (`tests.cluster.history`)."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from bot.cluster.shards import shard_of
from bot.commands.table_faults import faults_in_guild
from bot.games.history.log import Acted, decode_entry
from bot.games.history.replay import replay_log
from bot.games.registry import TITLES
from cogs.components import custom_ids
from tests.cluster import audit
from tests.cluster.history import History, Request, TableKey
from tests.e2e.cluster_load import ClusterLoad
from tests.play.reading import alts, controls, does, text
from tests.stateful.own_secrets import private_lines
from tests.support import request_watch

_MESSAGES = re.compile(r"/channels/(\d+)/messages(?:/(\d+))?$")
_ANSWERS = re.compile(r"/webhooks/\d+/[^/]+(?:/messages/[^/]+)?$")
_EPHEMERAL = 1 << 6
_KINDS = {"POST": "post", "PATCH": "edit", "DELETE": "delete"}
_SNAPSHOTS = "SELECT guild_id, table_id, entries FROM snapshot"
_TABLES = "SELECT guild_id, id, game, options, seed FROM game_table WHERE status <> 'lobby'"
_BODIES = "SELECT body FROM entry WHERE (guild_id, table_id) = ($1, $2) ORDER BY number"
_OUTBOX = "SELECT guild_id, table_id FROM outgoing"


async def history_of(load: ClusterLoad) -> History:
    """Return the history of a load at rest.

    A log's state is here the number of its entries: whether they lead to the stored position is told by `damage`.
    """
    entries = await audit.entries(load.ask, deed_of)
    return History(
        calls=[call for match in load.matches for call in match.calls],
        requests=[*requests_of(load), *await boards_at_rest(load, Counter(entry.where for entry in entries))],
        leases=await audit.leases(load.ask),
        deaths=await audit.deaths(load.ask),
        entries=entries,
        snapshots={TableKey(guild, table): count for guild, table, count in await load.ask(_SNAPSHOTS)},
        replay=len,
        outbox=[TableKey(*row) for row in await load.ask(_OUTBOX)],
        writes=await audit.writes(load.ask),
        secrets={TableKey(*row[:2]): await _secrets(load, *row) for row in await load.ask(_TABLES)},
    )


async def _secrets(load: ClusterLoad, guild: int, table: int, game: str, options: str, seed: bytes) -> set[str]:
    """Return what a player alone could read of any state of a game."""
    [(seats,)] = await load.ask("SELECT count(*) FROM seat WHERE (guild_id, table_id) = ($1, $2)", guild, table)
    log = [decode_entry(body) for (body,) in await load.ask(_BODIES, guild, table)]
    replay = replay_log(TITLES[game].game, seats, json.loads(options), seed, log)
    states = [position.state for position in replay.positions]
    return {line for state in states for seat in range(seats) for line in private_lines(game, state, seat)}


def deed_of(body: bytes) -> str:
    """Return an action's verb and nouns, as a click on it says them; "" for another entry."""
    entry = decode_entry(body)
    return " ".join((entry.verb, *entry.nouns)) if isinstance(entry, Acted) else ""


AT_REST = 10**9
"""The epoch of what is seen in Discord at the end."""
_MARK = """
WITH counted AS (UPDATE guild SET last_outgoing = last_outgoing + 1 WHERE guild_id = $1 RETURNING last_outgoing)
INSERT INTO outgoing (guild_id, table_id, kind, target, id, body, due, created, attempts)
SELECT $1, 1, 'board', 0, last_outgoing, '{}', 0, 0, 0 FROM counted
"""
_STANDING = "SELECT guild_id, message FROM posted WHERE role = 'board'"


async def boards_at_rest(load: ClusterLoad, entries: Mapping[TableKey, int]) -> list[Request]:
    """Return the boards that can be seen, as if they were posted now.

    One shows all of so many entries if it does not change when it is made once more, and else none of them.
    """
    before = await _boards(load)
    for match in load.matches:
        await load.ask(_MARK, match.guild.id)
    await load.quiet()
    after = await _boards(load)
    return [
        Request("post", shard_of(where.guild, load.shards), AT_REST, where, "board", message, entries[where] * same)
        for where, messages in after.items()
        for message, content in messages.items()
        for same in [before[where].get(message) == content]
    ]


async def _boards(load: ClusterLoad) -> dict[TableKey, dict[int, object]]:
    """Return for each match what its board shows: the message that is stored as such, and any that serves as one."""
    standing = dict(await load.ask(_STANDING))
    return {
        TableKey(match.guild.id, 1): {
            message.id: (text(message), alts(message), len(controls(message)))
            for message in load.loopback.messages(match.channel)
            if message.id == standing.get(match.guild.id) or does(message, "act")
        }
        for match in load.matches
    }


async def damage(load: ClusterLoad) -> list[str]:
    """Return what `doctor` finds wrong with the tables: each log is replayed."""
    from bot.clock import SystemClock
    from db.postgres.store import open_postgres

    store = await open_postgres(load.database, SystemClock(), use="reading")
    try:
        found: list[str] = []
        for guild in await store.guilds():
            async with store.read(guild) as reading:
                found += await faults_in_guild(reading, quick=False)
        return found
    finally:
        await store.close()


def requests_of(load: ClusterLoad) -> Iterator[Request]:
    """Yield what was done to messages of tables. Each player has one direct message, which is known by its buttons."""
    channels = {match.channel.id: TableKey(match.guild.id, 1) for match in load.matches}
    places: dict[int, tuple[TableKey, str]] = {}
    for request in load.loopback.requests:
        if request.method not in _KINDS or not 200 <= request.status < 300:
            continue
        if (found := _message_of(request)) is None:
            continue
        channel, message = found
        is_public = channel in channels
        if request.path.startswith("/webhooks/") and not is_public:
            continue  # what answers a click on a direct message may come from any process
        where = channels.get(channel) or _table_of(request.json)
        if where is not None and request.method != "DELETE":
            places[message] = where, f"{channel}/{message}" if is_public else f"{channel}"
        if message in places:
            where, about = places[message]
            shard = shard_of(where.guild, load.shards)
            kind: Any = _KINDS[request.method]
            says = "\n".join(_strings(request.json)) if is_public else ""
            epoch = request.leases.get(shard, 0)
            yield Request(kind, shard, epoch, where, about, message, request.shows, says)


def _message_of(request: request_watch.Request) -> tuple[int, int] | None:
    """Return the channel and the number of the message that a request makes, edits or deletes.

    An answer that one user alone sees is none.
    """
    if (found := _MESSAGES.match(request.path)) is not None:
        return int(found[1]), int(found[2] if found[2] is not None else request.answer["id"])
    if _ANSWERS.match(request.path) and request.answer and not request.answer["flags"] & _EPHEMERAL:
        return int(request.answer["channel_id"]), int(request.answer["id"])
    return None


def _strings(part: Any) -> Iterator[str]:
    if isinstance(part, str):
        yield part
    elif isinstance(part, dict | list):
        for each in part.values() if isinstance(part, dict) else part:
            yield from _strings(each)


def _table_of(part: Any) -> TableKey | None:
    """Return the table of the first button in a message."""
    if isinstance(part, list):
        return next(filter(None, map(_table_of, part)), None)
    if not isinstance(part, dict):
        return None
    button = custom_ids.read(part["custom_id"]) if part.get("custom_id") else None
    if button is not None and button.guild:
        return TableKey(button.guild, button.table)
    return _table_of(list(part.values()))
