"""The state machine with everything else that people and servers do: they invite and decline, play again, leave the
server and come back, close their direct messages, change their settings, ask to be forgotten; channels and messages
are deleted, bounds are reached, servers remove the bot while it is off.

How often somebody is told is foretold exactly by the machine it is made from. Here it is at least once for each of his
turns that was to be told, for what closes and opens meanwhile is not foretold.
"""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st
from hypothesis.stateful import precondition, rule

from bot.games.core.record import FullRecord, encode_record
from bot.games.core.referee import verify
from bot.service.card import ButtonId
from bot.service.quotas import Bounds
from bot.service.tables.record_export import record_of
from bot.tools.verify import registered
from tests.service.machine import CHANNELS, PEOPLE, Club, guild_of, guilds, numbers, people
from tests.service.model import PRESENCE, ModelTable
from tests.service.own_secrets import given_away
from tests.service.pretended import button_ids, labels, text
from tests.service.shown import outdated
from tests.service.world import judged


class WildClub(Club):
    """Four people, two servers, up to six tables, and no peace."""

    bounds = Bounds(lobbies=2, tables=3, opened=0, seats=2, channel=3, guild=4)
    most_tables = 6

    def __init__(self) -> None:
        super().__init__()
        self.nobodies = 0
        self.torn: set[tuple[int, int]] = set()
        """Tables whose board or lobby somebody has deleted; the next change posts it anew."""

    # -- lobbies --------------------------------------------------------------------------------------------------

    @rule(user=people, at=numbers, whom=st.lists(people, min_size=1, max_size=4))
    def somebody_invites(self, user: int, at: int, whom: list[int]) -> None:
        self.run(self._invite(self._newest(at), user, whom))

    async def _invite(self, table: ModelTable, user: int, whom: list[int]) -> None:
        table.invite(user, list(dict.fromkeys(whom)))
        await self._press(table, user, "invite", values=tuple(f"{one} User" for one in whom))
        await self._check()

    @rule(at=numbers, others=st.permutations(PEOPLE), answers=st.lists(st.booleans(), min_size=3, max_size=3))
    def a_table_is_filled_by_invitations(self, at: int, others: list[int], answers: list[bool]) -> None:
        table = self._newest(at)
        if table.status == "lobby" and table.guild not in self.discord.lost:
            self.run(self._invited(table, others, answers))

    async def _invited(self, table: ModelTable, others: list[int], answers: list[bool]) -> None:
        await self._invite(table, table.host, others)
        await self._settle()
        for user, yes in zip(others, answers, strict=False):
            await self._lobby(table, user, "join" if yes else "leave")
        await self._lobby(table, table.host, "start")

    @precondition(lambda self: len(self.tables) < self.most_tables)
    @rule(user=people, guild=guilds)
    def somebody_opens_all_he_can_and_everybody_joins(self, user: int, guild: int) -> None:
        if guild not in self.discord.lost:
            self.run(self._crowd(user, guild))

    async def _crowd(self, user: int, guild: int) -> None:
        while len(self.tables) < self.most_tables and await self._play(user, guild):
            pass
        for table in self.tables:
            if table.guild == guild and table.status == "lobby":
                for other in PEOPLE:
                    await self._lobby(table, other, "join")

    @precondition(lambda self: len(self.tables) < self.most_tables)
    @rule(user=people, at=numbers)
    def somebody_wants_a_rematch(self, user: int, at: int) -> None:
        over = [table for table in self.tables if table.status == "over" and table.guild not in self.discord.lost]
        table = over[at % len(over)] if over else self._table(at)
        if table.guild not in self.discord.lost:
            self.run(self._rematch(table, user))

    @rule(at=numbers)
    def a_game_ends_and_all_want_to_play_again(self, at: int) -> None:
        if (found := self._awaited(at)) is not None and found[0].guild not in self.discord.lost:
            self.run(self._again(found[0]))

    async def _again(self, table: ModelTable) -> None:
        await self._vote(table)
        if table.status == "over" and len(self.tables) < self.most_tables:
            for user in table.people():
                await self._rematch(table, user)
            await self._settle()
            for user in table.people():
                await self._lobby(self.tables[-1], user, "join")
            await self._lobby(self.tables[-1], self.tables[-1].host, "start")

    async def _rematch(self, old: ModelTable, user: int) -> None:
        may = self._may_open(user, old.guild, old.channel)
        if old.status == "over" and old.seat_of(user) is not None and not old.rematched and may:
            old.rematched = True
            order = [old.seats[seat] for seat in (*range(1, len(old.seats)), 0) if seat not in old.stood_in]
            seats = [one for one in order if isinstance(one, str) or (one > 0 and one not in old.left)]
            new = ModelTable(old.guild, self._next(old.guild), self.game, user, seats, channel=old.channel)
            new.invited = {one for one in seats if isinstance(one, int) and one != user}
            self.tables.append(new)
        await self._press(old, user, "rematch")
        await self._check()

    # -- people come and go ---------------------------------------------------------------------------------------

    @rule(user=people, guild=guilds)
    def somebody_leaves_the_server_or_comes_back(self, user: int, guild: int) -> None:
        self.discord.away ^= {(guild, user)}

    @rule()
    def nothing_happens_for_hours(self) -> None:
        self.clock.advance(PRESENCE + 100)
        self.run(self._quiet())

    @rule(
        at=numbers,
        other=people,
        then=st.sampled_from(["comes back", "is forgotten", "nothing", "channel goes", "bot goes"]),
        computers=st.booleans(),
        here=st.booleans(),
    )
    def whoever_is_awaited_is_missed(self, at: int, other: int, then: str, computers: bool, here: bool) -> None:
        if (found := self._awaited(at)) is not None and found[0].guild not in self.discord.lost:
            self.run(self._missing(*found, other, then, computers, here))

    async def _missing(self, table: ModelTable, user: int, other: int, then: str, computers: bool, here: bool) -> None:
        guild = table.guild
        self.discord.away.add((guild, user))
        self.clock.advance(PRESENCE + 100)
        await self._quiet()
        match then:
            case "comes back":
                self.discord.away.discard((guild, user))
                await self._resume(table, user, here)
            case "is forgotten":
                await self._forget(user, sure=True)
            case "channel goes" if self.channels[guild] == CHANNELS[guild]:
                await self._channel_lost(guild, self.channels[guild])
            case "bot goes":
                await self._come_and_go(guild)
                await self._forget(other, sure=True)
                await self._come_and_go(guild)
            case _:
                pass
        for one in table.people():
            if computers:
                await self._replace(table, one)
            await self._resume(table, one, here)
        await self._quiet()

    @rule(user=people, guild=guilds)
    def somebody_is_forgotten_while_the_bot_is_away(self, user: int, guild: int) -> None:
        if guild not in self.discord.lost:
            self.run(self._forgotten_away(user, guild))

    async def _forgotten_away(self, user: int, guild: int) -> None:
        await self._come_and_go(guild)
        await self._forget(user, sure=True)
        await self._come_and_go(guild)
        await self._quiet()

    @rule(user=people, at=numbers, here=st.booleans())
    def somebody_goes_on(self, user: int, at: int, here: bool) -> None:
        self.run(self._resume(self._stopped(at), user, here))

    def _stopped(self, at: int) -> ModelTable:
        """A paused table if there is one."""
        paused = [table for table in self.tables if table.status == "paused"]
        return paused[at % len(paused)] if paused else self._table(at)

    def _absent(self, table: ModelTable) -> bool:
        return table.guild in self.discord.lost

    async def _resume(self, table: ModelTable, user: int, here: bool) -> None:
        table.resume(user, self._absent(table), self.channels[table.guild] if here else None, self.clock.now())
        await self._press(table, user, "resume-here" if here else "resume")
        await self._check()

    @rule(user=people, at=numbers)
    def somebody_lets_computers_play(self, user: int, at: int) -> None:
        self.run(self._replace(self._stopped(at), user))

    async def _replace(self, table: ModelTable, user: int) -> None:
        table.replace(user, self._absent(table), self.clock.now())
        await self._press(table, user, "replace")
        await self._check()

    @rule(user=people, way=st.sampled_from(["dm", "mention", "silent"]), language=st.sampled_from(["en", "de"]))
    def somebody_changes_his_settings(self, user: int, way: str, language: str) -> None:
        self.ways[user] = way
        self.run(self._set(user, way, language))

    async def _set(self, user: int, way: str, language: str) -> None:
        await self.world.look(user, "notice", way)
        await self.world.look(user, "language", language)
        await self._check()

    @rule(user=people)
    def somebody_opens_or_closes_his_messages(self, user: int) -> None:
        self.discord.closed ^= {user}

    @rule(user=people, sure=st.sampled_from([True, False, False]))
    def somebody_asks_to_be_forgotten(self, user: int, sure: bool) -> None:
        self.run(self._forget(user, sure))

    async def _forget(self, user: int, sure: bool) -> None:
        if sure:
            self.nobodies -= 1
            for table in self.tables:
                table.forget(user, self.nobodies, self.clock.now())
            self.ways.pop(user, None)
        button_id = ButtonId(0, 0, "forget-me", ("yes",) if sure else ())
        judged(await self.world.service.press(self.world.ask(user).on(button_id)))
        if sure:
            kept = await self.world.store.data_of(user)
            assert (kept["guilds"], kept["tables"], kept["preferences"]["notice"]) == ({}, [], "dm")
        await self._check()

    # -- what goes ------------------------------------------------------------------------------------------------

    @rule(guild=guilds)
    def a_channel_is_deleted(self, guild: int) -> None:
        channel = self.channels[guild]
        if channel == CHANNELS[guild] and guild not in self.discord.lost:
            self.run(self._channel_lost(guild, channel))

    async def _channel_lost(self, guild: int, channel: int) -> None:
        self.discord.channels_gone.add(channel)
        for message in self.discord.in_channel(channel):
            del self.discord.messages[message.id]
        self.channels[guild] += 1
        for table in self.tables:
            if table.channel == channel:
                table.pause(self.clock.now(), "channel")
        await self.world.service.channel_lost(guild, channel)
        await self._check()

    @rule(at=numbers)
    def somebody_deletes_a_message(self, at: int) -> None:
        standing = [message for message in self.discord.messages.values() if message.channel < 1000]
        if standing:
            message = standing[at % len(standing)]
            self.torn |= {(button_id.guild, button_id.table) for button_id in button_ids(message.card)}
            del self.discord.messages[message.id]

    @rule(guild=guilds)
    def a_server_goes_while_the_process_is_off(self, guild: int) -> None:
        if guild not in self.discord.lost:
            self.run(self._missed(guild))

    async def _missed(self, guild: int) -> None:
        await self._quiet()
        await self.stack.aclose()
        self.discord.lost.add(guild)
        asked = self.world.asked
        await self._open()
        self.world.asked = asked
        await self.world.service.ready(lambda other: other in CHANNELS and other not in self.discord.lost)
        for table in self.tables:
            if table.guild == guild:
                table.pause(self.clock.now())
        await self._check()

    # -- what must hold -------------------------------------------------------------------------------------------

    async def _check(self, *given: Any, **named: Any) -> None:
        """A lobby that was opened where no channel is any more is closed as soon as that is seen."""
        for table in self.tables:
            nowhere = table.status == "lobby" and table.channel in self.discord.channels_gone
            if nowhere and (await self._row(table)).status == "cancelled":
                table.pause(self.clock.now(), "channel")
        await super()._check(*given, **named)

    def _notices(self) -> None:
        """Foretold by the other machine only; see `_quiet`."""

    async def _quiet(self) -> None:
        """What somebody was to be told has come, by whichever way was open."""
        await super()._quiet()
        for user in PEOPLE:
            heard = sum(m.channel == user * 1000 or user in m.mentioned for m in self.discord.made)
            assert heard >= sum(table.pending[user] for table in self.tables), user

    async def _standing(self, table: ModelTable) -> None:
        """One living board at most, and one wherever nobody has deleted it; nobody reads another's hand."""
        boards = [
            message
            for message in self.discord.messages.values()
            if guild_of(message.channel) == table.guild
            and labels(message.card)[:1] == ["Act"]
            and len(labels(message.card)) > 1
            and {(button_id.guild, button_id.table) for button_id in button_ids(message.card)} == {table.key}
        ]
        assert table.status != "lobby" or table.channel not in self.discord.channels_gone, table.key
        if table.guild not in self.discord.lost:
            whole = table.key not in self.torn or len(boards) == 1
            if whole and table.channel not in self.discord.channels_gone:
                assert not (found := await outdated(self.world, *table.key)), found
            assert len(boards) == (table.status == "running") if whole else not boards, (table.key, table.status)
            if boards:
                self.torn.discard(table.key)
        for seat, user in enumerate(table.seats):
            if isinstance(user, int) and user > 0 and table.walk is not None and table.status != "over":
                standing = [message for message in self._of(table, user) if message.id in self.discord.messages]
                assert len(standing) <= 1, (table.key, user)
                words = "\n".join(text(message.card) for message in standing)
                assert given_away(table, words, seat) == set(), "given away"

    def teardown(self) -> None:
        try:
            if hasattr(self, "world"):
                self.run(self._verified())
        finally:
            super().teardown()

    async def _verified(self) -> None:
        """Every game that is over verifies, whoever was forgotten."""
        for table in self.tables:
            if table.status == "over":
                record = await record_of(self.world.store, table.guild, table.number)
                assert isinstance(record, FullRecord)
                assert verify(encode_record(record), registered).valid
