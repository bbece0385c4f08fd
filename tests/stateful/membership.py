"""The state machine with all else that people and servers do: they invite and decline, play again, leave the server and
return, close their direct messages, change their settings, ask to be forgotten; channels and messages are deleted,
limits are reached, servers remove the bot while it is off.

How many notices a player gets is exact in the machine it extends. Here it is at least one for each turn that was to be
announced: what closes and opens meanwhile is not modelled.
"""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st
from hypothesis.stateful import precondition

from bot.games.history.record import FullRecord, encode_record
from bot.games.history.referee import verify
from bot.games.registry import TITLES
from bot.service.card import ButtonId
from bot.service.quotas import Bounds
from bot.service.tables.record_export import record_of
from tests.service.pretended import button_ids, labels, text
from tests.service.shown import outdated
from tests.service.world import judged
from tests.stateful.driver import CHANNELS, PEOPLE, guild_of, guilds, numbers, people, step
from tests.stateful.model import PRESENCE, TableModel
from tests.stateful.own_secrets import given_away
from tests.stateful.rules import ServiceMachine


class Membership(ServiceMachine):
    """Four people, two servers, up to six tables; all of them come and go."""

    bounds = Bounds(lobbies=2, tables=3, opened=0, seats=2, channel=3, guild=4)
    most_tables = 6

    def __init__(self) -> None:
        super().__init__()
        self.nobodies = 0
        self.torn: set[tuple[int, int]] = set()
        """Tables whose board or lobby a user has deleted; the next change posts it anew."""

    # -- lobbies --------------------------------------------------------------------------------------------------

    @step(user=people, at=numbers, whom=st.lists(people, min_size=1, max_size=4))
    async def a_user_invites(self, user: int, at: int, whom: list[int]) -> None:
        await self._invite(self._newest(at), user, whom)

    async def _invite(self, table: TableModel, user: int, whom: list[int]) -> None:
        table.invite(user, list(dict.fromkeys(whom)))
        await self._press(table, user, "invite", values=tuple(f"{one} User" for one in whom))
        await self._check()

    @step(at=numbers, others=st.permutations(PEOPLE), answers=st.lists(st.booleans(), min_size=3, max_size=3))
    async def a_table_is_filled_by_invitations(self, at: int, others: list[int], answers: list[bool]) -> None:
        table = self._newest(at)
        if table.status != "lobby" or table.guild in self.discord.lost:
            return
        await self._invite(table, table.host, others)
        await self._settle()
        for user, yes in zip(others, answers, strict=False):
            await self._lobby(table, user, "join" if yes else "leave")
        await self._lobby(table, table.host, "start")

    @precondition(lambda self: len(self.tables) < self.most_tables)
    @step(user=people, guild=guilds)
    async def a_user_opens_all_tables_they_can(self, user: int, guild: int) -> None:
        if guild in self.discord.lost:
            return
        while len(self.tables) < self.most_tables and await self._play(user, guild):
            pass
        for table in self.tables:
            if table.guild == guild and table.status == "lobby":
                for other in PEOPLE:
                    await self._lobby(table, other, "join")

    @precondition(lambda self: len(self.tables) < self.most_tables)
    @step(user=people, at=numbers)
    async def a_user_wants_a_rematch(self, user: int, at: int) -> None:
        over = [table for table in self.tables if table.status == "over" and table.guild not in self.discord.lost]
        table = over[at % len(over)] if over else self._table(at)
        if table.guild not in self.discord.lost:
            await self._rematch(table, user)

    @step(at=numbers)
    async def a_game_ends_and_all_want_to_play_again(self, at: int) -> None:
        if (found := self._awaited(at)) is None or found[0].guild in self.discord.lost:
            return
        table = found[0]
        await self._vote(table)
        if table.status == "over" and len(self.tables) < self.most_tables:
            for user in table.people():
                await self._rematch(table, user)
            await self._settle()
            for user in table.people():
                await self._lobby(self.tables[-1], user, "join")
            await self._lobby(self.tables[-1], self.tables[-1].host, "start")

    async def _rematch(self, old: TableModel, user: int) -> None:
        may = self._may_open(user, old.guild, old.channel)
        if old.status == "over" and old.seat_of(user) is not None and not old.rematched and may:
            old.rematched = True
            order = [old.seats[seat] for seat in (*range(1, len(old.seats)), 0) if seat not in old.stood_in]
            seats = [one for one in order if isinstance(one, str) or (one > 0 and one not in old.left)]
            new = TableModel(old.guild, self._next(old.guild), self.game, user, seats, channel=old.channel)
            new.invited = {one for one in seats if isinstance(one, int) and one != user}
            self.tables.append(new)
        await self._press(old, user, "rematch")
        await self._check()

    # -- people come and go ---------------------------------------------------------------------------------------

    @step(user=people, guild=guilds)
    async def a_user_leaves_the_server_or_returns(self, user: int, guild: int) -> None:
        self.discord.away ^= {(guild, user)}

    @step()
    async def nothing_happens_for_hours(self) -> None:
        self.clock.advance(PRESENCE + 100)
        await self._quiet()

    @step(
        at=numbers,
        other=people,
        then=st.sampled_from(["comes back", "is forgotten", "nothing", "channel goes", "bot goes"]),
        computers=st.booleans(),
        here=st.booleans(),
    )
    async def an_awaited_player_is_missing(self, at: int, other: int, then: str, computers: bool, here: bool) -> None:
        if (found := self._awaited(at)) is None or found[0].guild in self.discord.lost:
            return
        (table, user), guild = found, found[0].guild
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
                await self._forgotten_away(other, guild)
            case _:
                pass
        for one in table.people():
            if computers:
                await self._replace(table, one)
            await self._resume(table, one, here)
        await self._quiet()

    @step(user=people, guild=guilds)
    async def a_user_is_forgotten_while_the_bot_is_away(self, user: int, guild: int) -> None:
        if guild not in self.discord.lost:
            await self._forgotten_away(user, guild)
            await self._quiet()

    async def _forgotten_away(self, user: int, guild: int) -> None:
        await self._come_and_go(guild)
        await self._forget(user, sure=True)
        await self._come_and_go(guild)

    @step(user=people, at=numbers, here=st.booleans())
    async def a_user_resumes(self, user: int, at: int, here: bool) -> None:
        await self._resume(self._stopped(at), user, here)

    def _stopped(self, at: int) -> TableModel:
        """A paused table if there is one."""
        paused = [table for table in self.tables if table.status == "paused"]
        return paused[at % len(paused)] if paused else self._table(at)

    async def _resume(self, table: TableModel, user: int, here: bool) -> None:
        table.resume(
            user, table.guild in self.discord.lost, self.channels[table.guild] if here else None, self.clock.now()
        )
        await self._press(table, user, "resume-here" if here else "resume")
        await self._check()

    @step(user=people, at=numbers)
    async def a_user_lets_computers_play(self, user: int, at: int) -> None:
        await self._replace(self._stopped(at), user)

    async def _replace(self, table: TableModel, user: int) -> None:
        table.replace(user, table.guild in self.discord.lost, self.clock.now())
        await self._press(table, user, "replace")
        await self._check()

    @step(user=people, way=st.sampled_from(["dm", "mention", "silent"]), language=st.sampled_from(["en", "de"]))
    async def a_user_changes_settings(self, user: int, way: str, language: str) -> None:
        self.ways[user] = way
        await self.world.look(user, "notice", way)
        await self.world.look(user, "language", language)
        await self._check()

    @step(user=people)
    async def a_user_opens_or_closes_their_dms(self, user: int) -> None:
        self.discord.closed ^= {user}

    @step(user=people, sure=st.sampled_from([True, False, False]))
    async def a_user_asks_to_be_forgotten(self, user: int, sure: bool) -> None:
        await self._forget(user, sure)

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

    # -- what is deleted --------------------------------------------------------------------------------------------

    @step(guild=guilds)
    async def a_channel_is_deleted(self, guild: int) -> None:
        channel = self.channels[guild]
        if channel == CHANNELS[guild] and guild not in self.discord.lost:
            await self._channel_lost(guild, channel)

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

    @step(at=numbers)
    async def a_user_deletes_a_message(self, at: int) -> None:
        standing = [message for message in self.discord.messages.values() if message.channel < 1000]
        if standing:
            message = standing[at % len(standing)]
            self.torn |= {(button_id.guild, button_id.table) for button_id in button_ids(message.card)}
            del self.discord.messages[message.id]

    @step(guild=guilds)
    async def a_server_goes_while_the_process_is_off(self, guild: int) -> None:
        if guild in self.discord.lost:
            return
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
        """Exact in the other machine only; see `_quiet`."""

    async def _quiet(self) -> None:
        """What a user was to be notified of has come, by whichever way was open."""
        await super()._quiet()
        for user in PEOPLE:
            heard = sum(m.channel == user * 1000 or user in m.mentioned for m in self.discord.made)
            assert heard >= sum(table.pending[user] for table in self.tables), user

    async def _standing(self, table: TableModel) -> None:
        """One living board at most, and one wherever it was not deleted; no message shows another's hand."""
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
            if isinstance(user, int) and user > 0 and table.replay is not None and table.status != "over":
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
        """Every game that is over verifies, whichever users were forgotten."""
        for table in self.tables:
            if table.status == "over":
                record = await record_of(self.world.store, table.guild, table.number)
                assert isinstance(record, FullRecord)
                assert verify(encode_record(record), TITLES.get).valid
