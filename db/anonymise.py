"""Anonymisation of a user in a guild's file, in one transaction, and what it edits or deletes in Discord.

Rows are read, changed by the types of their records and written back. An outbox message that cannot be read cannot be
sent either; it is deleted if it may hold the user's name.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import TypeVar

import msgspec

from bot.games.core.phrase import Phrase, Who
from bot.service.bodies import Lost, Retired, SlotBody, ToldBody, Word
from bot.service.records import OutboxMessage, Timer
from db.repositories.mapping import as_list, in_list
from db.repositories.outbox import MESSAGES, OutboxWrites
from db.session import Source

T = TypeVar("T")

NAMELESS = "Player"
"""The name that replaces a user's in logs and seats."""
_NONCES = 1 << 40
_IN_LOBBIES = "guild_id = ? AND table_id IN (SELECT id FROM game_table WHERE guild_id = ? AND status = 'lobby')"
_TABLES_OF_USER = (
    "table_id IN (SELECT table_id FROM seat WHERE guild_id = ? AND user_id = ? "
    "UNION SELECT table_id FROM entry WHERE guild_id = ? AND user_id = ?)"
)
_NAMING = (
    "SELECT posted.table_id, role, owner, body, due, created, outgoing.nonce, claimed FROM posted"
    " LEFT JOIN outgoing ON outgoing.guild_id = posted.guild_id AND outgoing.table_id = posted.table_id"
    " AND kind = role AND target = owner "
    "WHERE posted.guild_id = ? AND role IN ('ballot', 'board', 'dm_panel', 'lobby', 'story', 'vacancy')"
    f" AND posted.{_TABLES_OF_USER}"
)
_SUMMARIES = f"SELECT table_id, channel, message, since, until FROM summary WHERE guild_id = ? AND {_TABLES_OF_USER}"
_THEIR_REMARKS = (
    "SELECT id, table_id, user_id, phrase FROM remark WHERE guild_id = ? AND (user_id = ? OR user_id IS NULL)"
)
_SAID_OF_USER = "(':' || key || ':') LIKE ?"
"""Keys of the table `said` hold a user's id as a part between colons (`_as_part`)."""
_PLACES = (
    "seat WHERE user_id = ?",
    "entry WHERE user_id = ?",
    "game_table WHERE host = ?",
    "posted WHERE owner = ?",
    "outgoing WHERE target = ?",
    "remark WHERE user_id = ?",
    "own_note WHERE user_id = ?",
    "plan WHERE user_id = ?",
    "vacancy WHERE user_id = ?",
    "vacancy WHERE caller = ?",
    "invitation WHERE user_id = ?",
    "invitation WHERE caller = ?",
    "timer WHERE target = ?",
)
"""Where a guild's file may hold something of a user, besides the keys of what was said and waiting messages."""
_OCCURS = " UNION ALL ".join(
    f"SELECT 1 AS one FROM {place} AND guild_id = ?" for place in (*_PLACES, f"said WHERE {_SAID_OF_USER}")
)
_BODIES = "SELECT id, body FROM outgoing WHERE guild_id = ? AND"


async def occurs(source: Source, guild: int, user: int) -> bool:
    """Return whether a guild's file holds something of the user."""
    if await source.rows(f"{_OCCURS} LIMIT 1", *[user, guild] * len(_PLACES), _as_part(user), guild):
        return True
    mentioning = await source.rows(f"{_BODIES} kind IN ('board', 'lobby')", guild)
    return any(user in _mentioned(_read(body, SlotBody)) for _, body in mentioning)


class Anonymisation(OutboxWrites):
    """Anonymises a user in a guild's file. The new rows are due at once."""

    def __init__(self, source: Source, guild: int) -> None:
        super().__init__(source, guild, lambda: 0.0)

    async def anonymise(self, user: int) -> None:
        """Replace the user's id by a random negative number, the name by `NAMELESS`, and delete all that is theirs."""
        pseudonym = -1 - secrets.randbelow(2**62)
        own = (self._guild, user)
        self._source.defer("UPDATE game_table SET name = '' WHERE guild_id = ? AND host = ?", *own)
        await self._renew_what_names(user)
        await self._reindex(user)
        await self._leave_lobbies(user)
        await self._pause_running_tables(user)
        self._leave_seats(user, pseudonym)
        self._source.defer("UPDATE entry SET user_id = ? WHERE guild_id = ? AND user_id = ?", pseudonym, *own)
        await self._anonymise_remarks(user, pseudonym)
        await self._anonymise_messages(user)
        self._source.defer("DELETE FROM own_note WHERE guild_id = ? AND user_id = ?", *own)
        self._source.defer("DELETE FROM invitation WHERE guild_id = ? AND (user_id = ? OR caller = ?)", *own, user)
        self._source.defer("DELETE FROM plan WHERE guild_id = ? AND user_id = ?", *own)
        await self._withdraw_what_is_offered_to(user)
        self._source.defer("UPDATE vacancy SET caller = ? WHERE guild_id = ? AND caller = ?", pseudonym, *own)
        self._source.defer("UPDATE game_table SET host = ? WHERE guild_id = ? AND host = ?", pseudonym, *own)
        await self._delete_direct_messages(user)
        self._source.defer("DELETE FROM outgoing WHERE guild_id = ? AND target = ?", *own)
        self._source.defer("DELETE FROM timer WHERE guild_id = ? AND target = ?", *own)
        self._source.defer(f"DELETE FROM said WHERE guild_id = ? AND {_SAID_OF_USER}", self._guild, _as_part(user))
        self.save_counters()

    async def _renew_what_names(self, user: int) -> None:
        """Rewrite all messages that may name the user. One being sent now is searched for like one tried before."""
        theirs = (self._guild, *(self._guild, user) * 2)
        posted, summaries = await self._source.several((_NAMING, theirs), (_SUMMARIES, theirs))
        for table, role, owner, body, due, created, nonce, claimed in posted:
            row = OutboxMessage(
                table=table,
                kind=role,
                target=owner,
                body=b"{}" if body is None else body,
                due=due or 0.0,
                created=created or 0.0,
                nonce=_new_nonce() if nonce is None else nonce,
                claimed=claimed,
            )
            await self.put_outgoing(row)
        for table, channel, message, since, until in summaries:
            self._retire(table, Retired(channel, message, since, until))

    async def _reindex(self, user: int) -> None:
        """Update the index for the other users' tables: without this user a table may pause or close."""
        rows = await self._source.rows(
            "SELECT DISTINCT table_id FROM seat WHERE guild_id = ? AND user_id = ? "
            "AND table_id IN (SELECT id FROM game_table WHERE guild_id = ? AND status NOT IN ('over', 'cancelled'))",
            *(self._guild, user, self._guild),
        )
        for (table,) in rows:
            await self.put_timer(Timer(table=table, kind="index", due=0.0))

    async def _leave_lobbies(self, user: int) -> None:
        """Renumber the seats of lobbies. The first player left becomes the host; without players it is cancelled."""
        here = (self._guild, self._guild)
        self._source.defer(f"DELETE FROM seat WHERE {_IN_LOBBIES} AND user_id = ?", *here, user)
        seats = f"SELECT table_id, number, user_id, status FROM seat WHERE {_IN_LOBBIES} ORDER BY table_id, number"
        rows, hosted = await self._source.several(
            (seats, here),
            ("SELECT id FROM game_table WHERE guild_id = ? AND host = ? AND status = 'lobby'", (self._guild, user)),
        )
        next_number: dict[int, int] = {}
        players: dict[int, int] = {}
        for table, number, player, status in rows:
            place = next_number.get(table, 0)
            next_number[table] = place + 1
            if number != place:
                sql = "UPDATE seat SET number = ? WHERE guild_id = ? AND table_id = ? AND number = ?"
                self._source.defer(sql, place, self._guild, table, number)
            if player is not None and status == "seated":
                players.setdefault(table, player)
        for (table,) in hosted:
            if table in players:
                sql = "UPDATE game_table SET host = ? WHERE guild_id = ? AND id = ?"
                self._source.defer(sql, players[table], self._guild, table)
        deserted = as_list(table for (table,) in hosted if table not in players)
        sql = f"UPDATE game_table SET status = 'cancelled' WHERE guild_id = ? AND {in_list('id')}"
        self._source.defer(sql, self._guild, deserted)

    async def _pause_running_tables(self, user: int) -> None:
        """Pause the running tables where the user plays, and cross out the other players' calls there.

        Clocks keep the time they had when they last began to run: only the service knows what they have lost since.
        """
        own = "SELECT table_id FROM seat WHERE guild_id = ? AND user_id = ? AND status = 'seated' AND standin IS NULL"
        played, running = await self._source.several(
            (own, (self._guild, user)),
            ("SELECT id FROM game_table WHERE guild_id = ? AND status = 'running'", (self._guild,)),
        )
        tables = as_list(sorted({table for (table,) in played} & {table for (table,) in running}))
        calls = await self._source.rows(
            "SELECT table_id, owner FROM posted "
            f"WHERE guild_id = ? AND role IN ('call', 'digest') AND {in_list('table_id')}",
            *(self._guild, tables),
        )
        for table, owner in calls:
            self._put_if_absent(OutboxMessage(table=table, kind="call", target=owner, nonce=_new_nonce()))
        for change, column in (
            ("DELETE FROM timer WHERE guild_id = ? AND kind = 'clock' AND", "table_id"),
            ("UPDATE seat SET ticking = NULL WHERE guild_id = ? AND", "table_id"),
            ("UPDATE game_table SET status = 'paused', paused = 'left' WHERE guild_id = ? AND", "id"),
        ):
            self._source.defer(f"{change} {in_list(column)}", self._guild, tables)

    def _leave_seats(self, user: int, pseudonym: int) -> None:
        """Replace the user in all seats, and leave those of unfinished games."""
        self._source.defer(
            "UPDATE seat SET user_id = ?, name = ?, screen = NULL, status = CASE WHEN "
            "(SELECT status FROM game_table WHERE game_table.guild_id = seat.guild_id AND id = table_id) "
            "IN ('running', 'paused') THEN 'left' ELSE status END WHERE guild_id = ? AND user_id = ?",
            *(pseudonym, NAMELESS, self._guild, user),
        )

    async def _anonymise_remarks(self, user: int, pseudonym: int) -> None:
        """Remove the user's name and words from remarks.

        A remark names the player whose seat was taken over. One of an earlier version does not say who that was; then
        the keys of what was said do.
        """
        remarks, keys = await self._source.several(
            (_THEIR_REMARKS, (self._guild, user)),
            ("SELECT table_id, key FROM said WHERE guild_id = ? AND key LIKE 'sat:%'", (self._guild,)),
        )
        sat = {(table, key) for table, key in keys}
        for remark, table, author, text in remarks:
            phrase = _read(text, Phrase)
            if phrase is None or "former" not in phrase.facts:
                continue
            who = phrase.facts.get("who")
            if author == user or (isinstance(who, Who) and (table, f"sat:{who.seat}:{user}") in sat):
                nameless = msgspec.structs.replace(phrase, facts={**phrase.facts, "former": NAMELESS})
                text = msgspec.json.encode(nameless, order="deterministic").decode()
                sql = "UPDATE remark SET phrase = ? WHERE guild_id = ? AND id = ?"
                self._source.defer(sql, text, self._guild, remark)
        self._source.defer(
            "UPDATE remark SET user_id = ?, name = CASE WHEN name = '' THEN '' ELSE ? END, reason = '' "
            "WHERE guild_id = ? AND user_id = ?",
            *(pseudonym, NAMELESS, self._guild, user),
        )

    async def _anonymise_messages(self, user: int) -> None:
        """Remove the user's name and words from unsent messages, and do not mention the user."""
        await self._change(f"{_BODIES} kind = 'told'", ToldBody, lambda body: _nameless(body, user))
        await self._change(f"{_BODIES} kind IN ('board', 'lobby')", SlotBody, lambda body: _unmentioned(body, user))

    async def _withdraw_what_is_offered_to(self, user: int) -> None:
        """Withdraw what was offered to the user, and delete the channel's message about it.

        An unsent row may be being sent now: its message is searched for like one tried before.
        """
        offers = await self._source.rows(
            "SELECT vacancy.table_id, seat, body, nonce, claimed FROM vacancy LEFT JOIN outgoing"
            " ON outgoing.guild_id = vacancy.guild_id AND outgoing.table_id = vacancy.table_id"
            " AND kind = 'vacancy' AND target = seat WHERE vacancy.guild_id = ? AND user_id = ?",
            *(self._guild, user),
        )
        for table, seat, body, nonce, claimed in offers:
            row = OutboxMessage(
                table=table,
                kind="vacancy",
                target=seat,
                body=b"{}" if body is None else body,
                nonce=_new_nonce() if nonce is None else nonce,
                claimed=claimed,
            )
            await self.put_outgoing(row)
        self._source.defer("DELETE FROM vacancy WHERE guild_id = ? AND user_id = ?", self._guild, user)

    async def _delete_direct_messages(self, user: int) -> None:
        """Let the user's direct messages be deleted, and forget where they are.

        What was claimed for a channel may have been sent: it is looked for, and deleted.
        """
        own = (self._guild, user)
        posted, claims, lost = await self._source.several(
            ("SELECT table_id, channel, message FROM posted WHERE guild_id = ? AND owner = ?", own),
            ("SELECT table_id, nonce, claimed FROM outgoing WHERE guild_id = ? AND target = ? AND claimed > 0", own),
            (f"{_BODIES} kind = 'lost'", (self._guild,)),
        )
        for table, channel, message in posted:
            self._retire(table, Retired(channel, message))
        self._source.defer("DELETE FROM posted WHERE guild_id = ? AND owner = ?", *own)
        for table, nonce, channel in claims:
            body = msgspec.json.encode(Lost(channel=channel))
            self._put_if_absent(OutboxMessage(table=table, kind="lost", target=nonce, body=body))
        for number, body in lost:
            if (found := _read(body, Lost)) is None or found.user == user:
                self._drop(number)

    async def _change(self, sql: str, kind: type[T], change: Callable[[T], T]) -> None:
        """Change the bodies of these messages."""
        for number, body in await self._source.rows(sql, self._guild):
            known = _read(body, kind)
            if known is None:
                self._drop(number)
            elif (changed := change(known)) != known:
                update = "UPDATE outgoing SET body = ? WHERE guild_id = ? AND id = ?"
                self._source.defer(update, msgspec.json.encode(changed), self._guild, number)

    def _drop(self, number: int) -> None:
        self._source.defer("DELETE FROM outgoing WHERE guild_id = ? AND id = ?", self._guild, number)

    def _retire(self, table: int, former: Retired) -> None:
        body = msgspec.json.encode(former)
        self._put_if_absent(OutboxMessage(table=table, kind="retired", target=former.message, body=body))

    def _put_if_absent(self, row: OutboxMessage) -> None:
        sql, values = MESSAGES.insert(row, *self._owner(MESSAGES))
        self._source.defer(f"{sql} ON CONFLICT DO NOTHING", *values)


def _read(body: bytes | str, kind: type[T]) -> T | None:
    """Return what a stored text says, None if it cannot be read."""
    try:
        return msgspec.json.decode(body, type=kind)
    except msgspec.MsgspecError:
        return None


def _mentioned(body: SlotBody | None) -> tuple[int, ...]:
    return () if body is None or body.fresh is None else body.fresh.users


def _unmentioned(body: SlotBody, user: int) -> SlotBody:
    if body.fresh is None:
        return body
    users = tuple(each for each in body.fresh.users if each != user)
    return SlotBody(msgspec.structs.replace(body.fresh, users=users))


def _nameless(body: ToldBody, user: int) -> ToldBody:
    return ToldBody(tuple(_nameless_word(word) if word.about == user else word for word in body.words))


def _nameless_word(word: Word) -> Word:
    others = {name: text for name, text in (("who", NAMELESS), ("reason", "–")) if name in word.phrase.facts}
    phrase = msgspec.structs.replace(word.phrase, facts={**word.phrase.facts, **others})
    return msgspec.structs.replace(word, phrase=phrase, about=0)


def _as_part(user: int) -> str:
    return f"%:{user}:%"


def _new_nonce() -> int:
    return _NONCES + secrets.randbelow(_NONCES - 1)
