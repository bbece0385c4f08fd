"""The whole bot under load, killed at random moments and at requests: several servers, everybody clicks all the time.

Each bot is forked off a process that has imported everything, so that hundreds of them take minutes and not hours.
Nothing of the bot is changed but Discord's two addresses.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import random
import shutil
import signal
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from simcord.backend.errors import SetupError
from simcord.builders import ChannelHandle, GuildHandle

from bot.games.history.log import decode_entry
from bot.games.registry import TITLES
from db import open_reading
from db.backup import back_up, restore
from db.integrity import check_folder
from tests.crash.load import logged_once
from tests.e2e.hall import ANSWERS, GAME, MESSAGE, MESSAGES, Hall, best, done, says_done
from tests.e2e.test_whole_game import replayed
from tests.play.reading import deeds, text
from tests.support.bot_process import BotProcess, command_line
from tests.support.loopback import LoopbackDiscord, Player

GAMES = (*TITLES,)
OPEN_FILES = "4"
"""Fewer than the games of the long form, so that files are closed and opened all the time."""
REQUESTS = (
    ("POST", "/interactions/*/*/callback"),
    ("PATCH", ANSWERS),
    ("POST", MESSAGES),
    ("PATCH", MESSAGE),
    ("DELETE", MESSAGE),
    ("GET", "/guilds/*/members/*"),
    ("POST", "/users/@me/channels"),
)
"""At which the bot is killed, before or after Discord has done what they ask for."""
PATIENCE = 2.0
_log = logging.getLogger("kill_load")


@dataclass
class Match:
    """A game in a server of its own: the registered ones by turns.

    `accepted`: the interactions whose answer said that the action was done, and how.
    """

    guild: GuildHandle
    channel: ChannelHandle
    people: list[Player]
    game: str
    accepted: dict[int, str] = field(default_factory=dict)
    kills: int = 0
    entries: int = 0

    @property
    def id(self) -> int:
        return self.guild.id


@dataclass
class KillLoad:
    """Plays, kills, checks that all is well, and counts. `at_requests`: how much of the kills happen at a request.

    `servers`: so many games are played at the same time, each in a server of its own, and so in a file of its own.
    """

    loopback: LoopbackDiscord
    bot: BotProcess
    data: Path
    servers: int
    chance: random.Random
    at_requests: float = 0.0
    matches: list[Match] = field(default_factory=list)
    finished: list[Match] = field(default_factory=list)
    counts: Counter[str] = field(default_factory=Counter)

    @property
    def hall(self) -> Hall:
        return Hall(self.loopback, self.bot)

    async def run(self, kills: int, games: int = 0) -> None:
        """Start the bot and end it by SIGKILL, so often at least and until so many games are over."""
        while self.counts["kills"] < kills or len(self.finished) < games:
            if self.chance.random() < 0.1:
                await self._kill_at_start()
            else:
                await self._kill_at_work()
            await self._look_at_the_files()
            if self.counts["kills"] % 10 == 0:
                _log.info("%s", dict(self.counts))
        await self.bot.start()
        await self._until_quiet()
        assert await self.bot.stop() == 0, self.bot.log
        for match in [*self.matches, *self.finished]:
            await self._look_at_the_match(match)
        (self.data.parent / "counts.json").write_text(json.dumps(self.counts))
        _log.info("%s", dict(self.counts))

    async def _kill_at_start(self) -> None:
        """Kill the bot while it starts."""
        await self.bot.start(wait=False)
        await asyncio.sleep(self.chance.uniform(0.05, 0.6))
        await self._killed()
        self.counts["kills while starting"] += 1

    async def _kill_at_work(self) -> None:
        """Let people play until the kill."""
        await self.bot.start()
        await self._begin_matches()
        crowd = [asyncio.create_task(self._play(match, who)) for match in self.matches for who in match.people]
        backup = asyncio.create_task(self._back_up()) if self.chance.random() < 0.1 else None
        await self._until_some_answers()
        if self.chance.random() < self.at_requests:
            await self._kill_at_a_request()
        else:
            await asyncio.sleep(self.chance.uniform(0.0, 0.2))
            await self._killed()
        if backup is not None:
            await backup
        await end_all(crowd)

    async def _until_some_answers(self) -> None:
        """Wait for some answers to deeds, so that a slow machine has as much done as a fast one."""
        enough = self.counts["deeds answered"] + self.chance.randrange(8)
        with contextlib.suppress(AssertionError):
            await self.hall.until(lambda: self.counts["deeds answered"] >= enough, patience=5)

    async def _kill_at_a_request(self) -> None:
        """Kill the bot when it sends a request of some kind, before or after Discord has done it; else at once."""
        gate, rest = asyncio.Event(), self.loopback.rest
        method, pattern = self.chance.choice(REQUESTS)
        when = self.chance.choice(("before", "after"))
        trouble = rest.fail(method, pattern, status=500, times=None, gate=gate, when=when)
        with contextlib.suppress(AssertionError):  # it may send none
            await self.hall.until(lambda: trouble.met, "a request to kill at", patience=PATIENCE)
        self.counts["kills at requests"] += bool(trouble.met)
        await self._killed()
        rest.troubles.clear()
        gate.set()

    async def _back_up(self) -> None:
        """Copy the data folder while people play and the bot dies; what is restored from that is whole."""
        place = self.data.parent / f"backup-{self.counts['kills']}"
        await asyncio.sleep(self.chance.uniform(0.0, 1.0))
        await asyncio.to_thread(back_up, self.data, place / "copy", 0.0)
        manifest = await asyncio.to_thread(restore, place / "copy", place / "restored")
        assert manifest.left_out == {} and len(manifest.files) > len(self.matches)
        assert await asyncio.to_thread(check_folder, place / "restored") == []
        shutil.rmtree(place)
        self.counts["backups"] += 1

    async def _killed(self) -> None:
        assert await self.bot.kill() == -signal.SIGKILL, f"it had ended by itself:\n{self.bot.log}"
        self.counts["kills"] += 1
        for match in self.matches:
            match.kills += 1

    async def _begin_matches(self) -> None:
        """Let new games begin where others are over."""
        for match in [match for match in self.matches if self._is_over(match)]:
            self.matches.remove(match)
            self.finished.append(match)
        while len(self.matches) < self.servers:
            number = len(self.matches) + len(self.finished)
            guild = self.loopback.guild if not number else self.loopback.env.create_guild(f"Server {number}")
            channel = self.loopback.channel if not number else guild.create_text_channel("table")
            names = ("ada", "bob", "cem")[: 2 + number % 2]
            people = [self.loopback.member(f"{name}{number}", guild=guild) for name in names]
            match = Match(guild, channel, people, GAMES[number % len(GAMES)])
            await self.hall.begun(*people, computers=1, channel=channel, game=match.game)
            self.matches.append(match)

    def _is_over(self, match: Match) -> bool:
        card = self.hall.card(channel=match.channel)
        return card is not None and "The game is over" in text(card)

    async def _play(self, match: Match, person: Player) -> None:
        """Act whenever it is one's turn, by the message in the DM or by the panel; look at this and that otherwise."""
        looks = ("log", "hand", "log", "act")
        for number in range(10**6):
            letter = self.hall.letter(person)
            shown: Any = letter
            if not (letter is not None and deeds(letter)) or self.chance.random() < 0.2:
                shown = (await person.slash(match.channel, looks[number % len(looks)])).response
                self.counts["questions"] += 1
            while shown is not None and (offered := deeds(shown)):
                chosen = best(offered) if match.game == GAME else self.chance.choice(offered)
                shown = await self._do(match, person, shown, chosen)

    async def _do(self, match: Match, person: Player, shown: Any, deed: Any) -> Any:
        try:
            result = await done(person, shown, deed)
        except SetupError:  # the message was edited meanwhile
            return None
        self.counts["deeds answered"] += 1
        if says_done(answer := self.loopback.answer(result)):
            match.accepted[result._interaction.id] = answer
            self.counts["accepted actions"] += 1
            self.counts[f"accepted in {match.game}"] += 1
        return result.response

    async def _look_at_the_files(self) -> None:
        """No file is damaged, and all that was accepted is in the log, once."""
        found = await asyncio.to_thread(check_folder, self.data)
        assert found == [], found
        async with open_reading(self.data) as store:
            for match in self.matches:
                async with store.read(match.id) as tx:
                    entries = await tx.entries(1)
                    snapshot = await tx.snapshot(1)
                logged_once(entries, match.accepted)
                assert (snapshot.entries if snapshot else 0) == len(entries) >= match.entries
                match.entries = len(entries)
                assert all(decode_entry(entry.body) for entry in entries[-3:])

    async def _until_quiet(self) -> None:
        """Wait until the last process has sent all that was to be sent, and nobody waits for an answer."""
        for match in self.matches:
            await self.hall.until(
                lambda m=match: self._is_over(m) or self._told(m), f"quiet in {match.id}", patience=60
            )
        await self.hall.until(lambda: not self._thinking(), "answers", patience=60)

    def _told(self, match: Match) -> bool:
        return any(letter is not None and deeds(letter) for letter in map(self.hall.letter, match.people))

    def _thinking(self) -> list[int]:
        """The interactions that were acknowledged and not answered."""
        kept = self.loopback.env.backend.interactions.values()
        return [interaction.id for interaction in kept if interaction.loading]

    async def _look_at_the_match(self, match: Match) -> None:
        """The record verifies, no notice came twice, and none is missing but for those that a kill made needless.

        (A player who acts before the notice of the turn gets none afterwards.)
        """
        out = self.data.parent / f"{match.id}.json"
        where = ("--guild", str(match.id), "--table", "1")
        over = self._is_over(match)
        if over:
            code, _, err = await command_line(self.data, "export", *where, "--out", str(out))
            assert code == 0, err
            assert (await command_line(self.data, "verify", str(out)))[0] == 0
            self.counts["games verified"] += 1
            awaited, _ = replayed(json.loads(out.read_bytes()))
            for seat, person in enumerate(match.people):
                expected = awaited.count(seat) + (seat != awaited[0])
                assert expected - match.kills <= self.hall.notices(person) <= expected, person.name
                self.counts["notices"] += self.hall.notices(person)
                self.counts["notices made needless"] += expected - self.hall.notices(person)
            if match.game == GAME:
                boards = 2 + sum(seat < len(match.people) for seat in awaited)
                assert boards - match.kills <= self.hall.posted(match.channel.id) <= boards


async def end_all(crowd: list[asyncio.Task[None]]) -> None:
    """End what people do. (Python 3.11 may lose a cancellation in `wait_for`, so it is said again.)"""
    waiting = set(crowd)
    while waiting:
        for person in waiting:
            person.cancel()
        _, waiting = await asyncio.wait(waiting, timeout=0.1)
    for person in crowd:
        if not person.cancelled() and (fault := person.exception()) is not None:
            raise fault
