"""A whole game of three whose bot is killed at any moment, again and again: `make soak`."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.e2e.hall import ANSWERS, MESSAGE, MESSAGES, Hall, best
from tests.e2e.test_whole_game import replayed
from tests.play.reading import deeds, does, text
from tests.support.bot_process import command_line
from tests.support.loopback import Player

pytestmark = [pytest.mark.e2e, pytest.mark.slow]

MOMENTS = (
    ("POST", "/interactions/*/*/callback"),
    ("PATCH", ANSWERS),
    ("POST", MESSAGES),
    ("PATCH", MESSAGE),
    ("DELETE", MESSAGE),
    ("GET", "/guilds/*/members/*"),
    ("POST", "/users/@me/channels"),
)
PATIENCE = 2.0


@dataclass
class Killer:
    """Kills the bot when it sends a certain request, before or after Discord has done it, and starts it again."""

    hall: Hall
    chance: random.Random
    kills: int = 0

    async def deed(self, deed: asyncio.Task[str]) -> None:
        """Let a player act, and perhaps kill the bot meanwhile."""
        killing = asyncio.create_task(self._strike(deed)) if self.chance.random() < 0.5 else None
        if killing is not None:
            await killing
        # Who was acknowledged is answered, if need be after the restart (looked at in the end); who was not is told
        # by Discord that it failed, and tries again.
        done, _ = await asyncio.wait({deed}, timeout=8)
        if not done:
            deed.cancel()
        with contextlib.suppress(AssertionError, asyncio.CancelledError):
            await deed

    async def _strike(self, deed: asyncio.Task[str]) -> None:
        method, pattern = self.chance.choice(MOMENTS)
        gate, rest = asyncio.Event(), self.hall.loopback.rest
        when = self.chance.choice(("before", "after"))
        trouble = rest.fail(method, pattern, status=500, times=None, gate=gate, when=when)
        with contextlib.suppress(AssertionError):  # such a request may not come: this deed brings none
            await self.hall.until(lambda: trouble.met, "a moment to kill", patience=PATIENCE)
        if trouble.met:
            await self.hall.bot.kill()
            self.kills += 1
        rest.troubles.clear()
        gate.set()
        if not self.hall.bot.running:
            await self.hall.bot.start()


@pytest.mark.parametrize("seed", range(4))
async def test_a_game_whose_bot_is_killed_again_and_again(hall: Hall, data: Path, tmp_path: Path, seed: int) -> None:
    ada, bob = hall.loopback.member("ada"), hall.loopback.member("bob")
    await hall.begun(ada, bob, computers=1)
    killer = Killer(hall, random.Random(seed))
    for _ in range(400):
        person = await hall.until(lambda: _awaited(hall, ada, bob), "the next turn", patience=60)
        if person == "over":
            break
        await _one_action(hall, killer, person)
    else:
        raise AssertionError("the game did not end")
    assert killer.kills > 3
    assert await hall.bot.stop() == 0
    out = tmp_path / "record.json"
    guild = str(hall.loopback.guild.id)
    code, _, err = await command_line(data, "export", "--guild", guild, "--table", "1", "--out", str(out))
    assert code == 0, err
    assert (await command_line(data, "verify", str(out)))[0] == 0
    awaited, _ = replayed(json.loads(out.read_bytes()))
    _never_told_twice(hall, (ada, bob), awaited, killer.kills)
    assert not [found for found in hall.loopback.env.backend.interactions.values() if found.loading]


def _never_told_twice(hall: Hall, people: tuple[Player, ...], awaited: list[int], kills: int) -> None:
    """No notice too many. A kill may cost one: a player who acts before it gets none afterwards."""
    for seat, person in enumerate(people):
        expected = awaited.count(seat) + (seat != awaited[0])
        assert expected - kills <= hall.notices(person) <= expected, person.name
    boards = 2 + sum(seat < len(people) for seat in awaited)
    assert boards - kills <= hall.posted(hall.channel.id) <= boards


def _awaited(hall: Hall, *people: Player) -> Player | str | None:
    if (card := hall.card()) is not None and "The game is over" in text(card):
        return "over"
    return next((person for person in people if does(hall.letter(person), "do")), None)


async def _one_action(hall: Hall, killer: Killer, person: Player) -> None:
    shown = await hall.ask(person, "act")
    if not deeds(shown):  # the player's direct message is not renewed yet
        await hall.until(
            lambda: not does(hall.letter(person), "do") or "The game is over" in text(hall.card()), "a renewed letter"
        )
        return

    async def act() -> str:
        return text(await hall.do(person, shown, best(deeds(shown))))

    await killer.deed(asyncio.create_task(act()))
