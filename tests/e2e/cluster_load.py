"""Several processes of the bot on one PostgreSQL and one simulated Discord, and players who act all the time.

The time of the processes and of the database runs faster than real time, so that a lease of ten seconds runs out soon.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass, field
from math import inf
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import asyncpg
from simcord.backend.errors import BackendError, SetupError
from simcord.builders import ChannelHandle, GuildHandle

from bot.cluster.shards import shard_of
from bot.games.history.log import decode_entry
from bot.service.records import Entry
from cogs.discord_errors import UNKNOWN_MESSAGE
from tests.cluster.history import Call, TableKey
from tests.crash.load import logged_once
from tests.e2e.hall import Hall, done, says_done
from tests.e2e.kill_load import end_all
from tests.play.reading import button, deeds, does, text
from tests.support.bot_process import BotProcess
from tests.support.hastened import hasten_database
from tests.support.loopback import LoopbackDiscord, Player
from tests.support.lossy_proxy import LossyProxy
from tests.support.own_postgres import OwnServer

SPEED = 4.0
GAME = "crazy-eights"
PANELS = 0.2
"""How often a player opens a panel instead of using the direct message: all open panels are renewed at each change."""
UNDO = 0.2
"""How often a player first tries to take back. The token of this click then edits the board."""
THOUGHT = 1.5
"""Seconds for which a player thinks, by the processes' time."""
DATABASE = "games"
"""The name of the database on a server of the load's own."""
TRIES = 3
"""How often the beginning of a game is tried: a woken process hears clicks until it finds itself declared dead."""
UNANSWERED = 5.0
"""Seconds of real time after which a player gives a click up: nobody may have received it."""


@dataclass
class Match:
    """A game in a server of its own. `accepted`: the interactions whose answer said that the action was done."""

    guild: GuildHandle
    channel: ChannelHandle
    people: list[Player]
    accepted: dict[int, str] = field(default_factory=dict)
    calls: list[Call] = field(default_factory=list)
    given_up: int = 0


@dataclass
class ClusterLoad:
    """The processes by their names, and the matches, one for each shard.

    `server`: the database's, if it is the load's own. `changing`: held while one fault concerns all of that server.
    `struck`: the processes that have a fault now.
    """

    loopback: LoopbackDiscord
    database: str
    folder: Path
    chance: random.Random
    shards: int
    server: OwnServer | None = None
    since: float = field(default_factory=time.time)
    proxies: dict[str, LossyProxy] = field(default_factory=dict)
    struck: set[str] = field(default_factory=set)
    servers: int = 0
    changing: asyncio.Lock = field(default_factory=asyncio.Lock)
    faults: Counter[str] = field(default_factory=Counter)
    players: list[asyncio.Task[None]] = field(default_factory=list)
    opened: AsyncExitStack = field(default_factory=AsyncExitStack)
    bots: dict[str, BotProcess] = field(default_factory=dict)
    matches: list[Match] = field(default_factory=list)

    async def start(self, *names: str) -> None:
        """Start processes; each shard is served when this returns."""
        for name in names:
            if name not in self.bots:
                (data := self.folder / name).mkdir()
                sockets = self.opened.enter_context(TemporaryDirectory(prefix="db-"))  # a socket's path must be short
                proxy = LossyProxy(Path(sockets), self.database)
                self.proxies[name] = await self.opened.enter_async_context(proxy.open())
                own = {"STORE": "postgres", "DATABASE_URL": proxy.uri, "MISSION_MEMBER": name}
                settings = {**own, "MISSION_HOLD_SECONDS": "0"}
                self.bots[name] = BotProcess(self.loopback, data, settings=settings, speed=SPEED, since=self.since)
            await self.bots[name].start(wait=False)
        await self.served()

    async def served(self, share: int = 0) -> None:
        """Wait until all processes run, each serves at least so many shards, and all shards are served."""
        await self.revive()
        async with asyncio.timeout(60):
            while True:
                served = Counter((await self.served_by()).values())
                if sum(served.values()) == self.shards and all(served[name] >= share for name in self.bots):
                    break
                await asyncio.sleep(0.1)
        await self.loopback.until(lambda: self.loopback.gateway.ready, what="a session of each shard")

    async def revive(self) -> None:
        """Start the processes that have ended, as a service manager does: one that finds no database ends."""
        for bot in self.bots.values():
            if not bot.running:
                await bot.start(wait=False)

    @contextmanager
    def victim(self) -> Iterator[str]:
        """Choose a process that runs and has no other fault now; it has one while the block runs."""
        name = self.chance.choice([name for name, bot in self.bots.items() if bot.running and name not in self.struck])
        self.struck.add(name)
        try:
            yield name
        finally:
            self.struck.discard(name)

    def turn_to(self, server: OwnServer) -> None:
        """Let all processes find another server in the place of the database's."""
        self.server, self.database = server, server.uri(DATABASE)
        for proxy in self.proxies.values():
            proxy.turn_to(self.database)

    async def begin(self, shard: int) -> Match:
        """Begin a game on a new server of this shard; on another one if a process that just ends swallows a click."""
        for _ in range(TRIES - 1):
            with suppress(AssertionError):
                return await self._begun(shard)
        return await self._begun(shard)

    async def _begun(self, shard: int) -> Match:
        number, self.servers = self.servers, self.servers + 1
        guild = self.loopback.env.create_guild(
            f"Server {number}", id=(((1 << 30) + number) * self.shards + shard) << 22
        )
        channel = guild.create_text_channel("table")
        people = [self.loopback.member(f"{name}{number}", guild=guild) for name in ("ada", "bob")]
        match = Match(guild, channel, people)
        await self.hall(match).begun(*people, channel=channel, game=GAME)
        self.matches.append(match)
        return match

    def hall(self, match: Match) -> Hall:
        """Return what is seen of a match."""
        hall = Hall(self.loopback, next(iter(self.bots.values())))
        hall.channel = match.channel
        return hall

    @asynccontextmanager
    async def playing(self, *matches: Match) -> AsyncIterator[None]:
        """Let the players of these matches act while the block runs."""
        self.players = [asyncio.create_task(self._play(match)) for match in matches]
        for player in self.players:
            player.add_done_callback(lambda _: self.loopback.tell())
        try:
            yield
        finally:
            await end_all(self.players)

    async def accepted(self, match: Match, more: int, patience: float = 30.0) -> None:
        """Wait until so many more actions of a match were accepted, or it is over."""
        enough = len(match.accepted) + more

        def enough_were() -> bool:
            for player in self.players:
                if player.done() and (fault := player.exception()) is not None:
                    raise fault
            return len(match.accepted) >= enough or self.is_over(match)

        try:
            await self.loopback.until(enough_were, patience=patience, what=f"{more} actions")
        except AssertionError as error:
            error.add_note(await self._story(match))
            raise

    def is_over(self, match: Match) -> bool:
        card = self.hall(match).card(channel=match.channel)
        return card is not None and "The game is over" in text(card)

    async def _play(self, match: Match) -> None:
        """Let the player act whose turn it is: by the message in the DM, or by a panel in the channel."""
        used: dict[Player, object] = {}
        while not self.is_over(match):
            person = await self._called(match, used)
            await asyncio.sleep(THOUGHT / SPEED)
            shown: Any = self.hall(match).letter(person)
            used[person] = _buttons_of(shown)
            await self._take_back(match, person)
            if not deeds(shown) or self.chance.random() < PANELS:
                result = await self._answered(match, person.slash(match.channel, "act"))
                shown = None if result is None else result.response
            if shown is not None and (offered := deeds(shown)):
                await self._do(match, person, shown, self.chance.choice(offered))

    async def _take_back(self, match: Match, person: Player) -> None:
        """Press the board's button for it now and then. It is mostly refused: another player's action is the last."""
        board = self.hall(match).card(channel=match.channel)
        if board is not None and does(board, "undo") and self.chance.random() < UNDO:
            await self._answered(match, person.click(board, custom_id=button(board, "undo")))

    async def _called(self, match: Match, used: dict[Player, object]) -> Player:
        """Wait for a player with a turn by a message that was not used yet.

        If none comes, return anybody: an error may have taken the place of the message.
        """

        def found() -> Player | None:
            letters = [(who, self.hall(match).letter(who)) for who in match.people]
            able = [who for who, letter in letters if deeds(letter) and used.get(who) != _buttons_of(letter)]
            return self.chance.choice(able) if able else None

        try:
            return await self.loopback.until(found, patience=2.0, what="a turn")
        except AssertionError:
            return self.chance.choice(match.people)

    async def _do(self, match: Match, person: Player, shown: Any, deed: Any) -> None:
        began = time.perf_counter()
        result = await self._answered(match, done(person, shown, deed))
        if result is None:
            return
        answer, interaction = self.loopback.answer(result), result._interaction.id
        outcome = "ok" if says_done(answer) else "fail" if "🚫" in answer else "info"
        ended = inf if outcome == "info" else time.perf_counter()
        match.calls.append(Call(outcome, interaction, TableKey(match.guild.id, 1), began, ended, " ".join(deed.action)))
        if outcome == "ok":
            match.accepted[interaction] = answer
            self.loopback.tell()

    async def _answered(self, match: Match, deed: Any) -> Any:
        """Return the result of a player's deed.

        None if no answer came, or if its message was edited or deleted meanwhile.
        """
        try:
            return await deed
        except SetupError:
            return None
        except BackendError as error:
            if error.code != UNKNOWN_MESSAGE:
                raise
            return None
        except AssertionError:
            match.given_up += 1
            return None

    async def _story(self, match: Match) -> str:
        """Return what may tell why a match does not go on."""
        letters = {who.name: self.hall(match).letter(who) for who in match.people}
        offered = {
            name: letter and (letter.id, text(letter), [deed.button_id for deed in deeds(letter)])
            for name, letter in letters.items()
        }
        guild = match.guild.id
        rows = [
            row
            for sql in (
                "SELECT * FROM outgoing WHERE guild_id = $1",
                "SELECT * FROM timer WHERE guild_id = $1",
                "SELECT * FROM posted WHERE guild_id = $1",
                "SELECT number, seat, interaction, at FROM entry WHERE guild_id = $1 ORDER BY number DESC LIMIT 3",
            )
            for row in await self.ask(sql, guild)
        ]
        known = f"shard {shard_of(guild, self.shards)} {await self.served_by()} {match.given_up} given up"
        return "\n".join(
            [known, f"time {self.since + (time.time() - self.since) * SPEED}", *map(str, [offered, *rows])]
        )

    async def served_by(self) -> dict[int, str]:
        """Return which process has which shard, by their leases."""
        rows = await self.ask(
            "SELECT shard, name FROM cluster.shard_lease JOIN cluster.member USING (member_id) WHERE NOT dead"
        )
        return {row["shard"]: row["name"] for row in rows}

    async def quiet(self) -> None:
        """Wait until nothing is due any more: what was to be sent is sent."""
        async with asyncio.timeout(30):
            while await self.ask("SELECT 1 FROM outgoing LIMIT 1"):
                await asyncio.sleep(0.05)

    async def check(self, match: Match) -> int:
        """Find all that was accepted in the log, once, and the newest position.

        Return how many entries there are.
        """
        sql = "SELECT number, interaction, body FROM entry WHERE guild_id = $1 ORDER BY number"
        entries = [
            Entry(
                number=number, seat=None, user=None, source="", interaction=interaction, at=0.0, body=body, events=b""
            )
            for number, interaction, body in await self.ask(sql, match.guild.id)
        ]
        logged_once(entries, match.accepted)
        [(snapshot,)] = await self.ask("SELECT entries FROM snapshot WHERE guild_id = $1", match.guild.id)
        assert snapshot == len(entries) >= len(match.accepted)
        assert all(decode_entry(entry.body) for entry in entries)
        return len(entries)

    async def ask(self, sql: str, *values: object) -> list[Any]:
        """Return the rows of a query."""
        connection = await asyncpg.connect(self.database)
        try:
            return await connection.fetch(sql, *values)
        finally:
            await connection.close()


def _buttons_of(letter: Any) -> object:
    return letter.id, tuple(deed.custom_id for deed in deeds(letter))


@asynccontextmanager
async def cluster(
    database: str, folder: Path, chance: random.Random, *, shards: int, server: OwnServer | None = None
) -> AsyncIterator[ClusterLoad]:
    """Open Discord; stop the processes that run at the end. None may have met an unexpected error."""
    async with LoopbackDiscord(shards=shards) as loopback, AsyncExitStack() as opened:
        load = ClusterLoad(loopback, database, folder, chance, shards, server, opened=opened)
        loopback.patience = UNANSWERED
        loopback.gateway.heartbeat_interval = int(loopback.gateway.heartbeat_interval / SPEED)
        await hasten_database(database, SPEED, load.since)
        try:
            yield load
        finally:
            logs = {name: bot.log for name, bot in load.bots.items()}
            codes = [await bot.stop() for bot in load.bots.values() if bot.running]
            print("\n".join(f"--- {name}\n{log}" for name, log in logs.items()))  # noqa: T201 - shown beside what failed
        assert set(codes) <= {0}
        assert not Counter(line for log in logs.values() for line in log.splitlines() if "Traceback" in line)
