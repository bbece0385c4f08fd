"""Faults at the tables of every game; the outcome is compared with the same game without faults."""

from __future__ import annotations

import logging
import re
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.errors import DamagedFile, StoreFull, StoreUnavailable
from bot.service.context import HostSettings
from bot.service.messenger import Later
from bot.service.tables.loaded import LoadedTable
from renderers.picture import Picture
from tests.service.every_game import EVERY_GAME, every_game_and, wide_world
from tests.service.pretended import deeds, text
from tests.service.test_fault_logs import PASSING, Dies, Hangs, Swells, caused
from tests.service.test_faults import broken, words_to
from tests.service.test_too_large import SAID, too_large
from tests.service.world import ANN, BOB, CHANNEL, GUILD, World
from tests.support.substitute import substitute
from tests.toys.words import translator

STEPS = 4
ELSEWHERE = 300
Harm = Callable[[World, int], Awaitable[None]]


@dataclass(frozen=True)
class Told:
    """What is written of a game, what stands in Discord by channel, and how often anybody was called or written to."""

    entries: list[bytes]
    standing: dict[int, list[str]]
    notices: dict[int, int]
    made: Counter[int]


async def well(_world: World, _step: int) -> None:
    """Do no harm."""


async def outcome(folder: Path, game: str, *, before: Harm = well, after: Harm = well) -> Told:
    """Play the first steps of a game, with harm done before and after each, until everything has its end."""
    async with wide_world(folder) as world:
        await world.started(ANN, BOB, game=game)
        chance = Random(5)
        for step in range(STEPS):
            await before(world, step)
            await world.act_any(chance)
            await after(world, step)
            for _ in range(6):
                await world.advance(60)
            assert len(await world.entries()) >= step + 1, "the action is done whatever Discord says"
        world.messenger.faults.clear()
        await world.advance(700)
        assert await world.unsent() == ([], [])
        return await told(world)


_SOUND: dict[str, Told] = {}


async def sound_outcome(folder: Path, game: str) -> Told:
    """Return what comes of the game without any fault, the same each time."""
    if game not in _SOUND:
        _SOUND[game] = await outcome(folder, game)
    return _SOUND[game]


async def told(world: World) -> Told:
    standing: dict[int, list[str]] = {}
    for message in world.messenger.messages.values():
        # Messages are numbered as they come, and what comes later has another number.
        standing.setdefault(message.channel, []).append(re.sub(r"/\d+\)", "/…)", text(message.card)))
    return Told(
        [entry.body for entry in await world.entries()],
        standing,
        {user: len(world.messenger.notices(user)) for user in (ANN, BOB)},
        Counter(message.channel for message in world.messenger.made),
    )


@pytest.mark.guarantee("discord-faults")
@every_game_and("status, kind, line", PASSING)
async def test_what_discord_cannot_take_now_is_said_once_later(
    tmp_path: Path,
    game: str,
    status: int | None,
    kind: type[Exception],
    line: str,
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def harm(world: World, step: int) -> None:
        world.messenger.faults = [caused(status, kind) for _ in range(1 + step)]
        world.messenger.afterwards = [caused(status, kind)]

    caplog.set_level(logging.INFO)
    ill = await outcome(tmp_path / "ill", game, after=harm)
    assert f"guild {GUILD} table 1:" in caplog.text and f"put off: {line}" in caplog.text
    assert ill == await sound_outcome(tmp_path / "well", game)


@EVERY_GAME
async def test_faults_before_and_after_an_action_repeat_nothing(tmp_path: Path, game: str) -> None:
    chance = Random(9)

    async def harm(world: World, _step: int) -> None:
        world.messenger.faults = [Later()] * chance.randrange(3)
        world.messenger.afterwards = [Later()] * chance.randrange(3)

    assert await outcome(tmp_path / "ill", game, after=harm) == await sound_outcome(tmp_path / "well", game)


@EVERY_GAME
async def test_deleted_message_is_posted_again_without_a_notice(tmp_path: Path, game: str) -> None:
    async def harm(world: World, _step: int) -> None:
        for message in world.messenger.in_channel():  # direct messages cannot be deleted by others
            del world.messenger.messages[message.id]

    ill, sound = await outcome(tmp_path / "ill", game, after=harm), await sound_outcome(tmp_path / "well", game)
    assert (ill.entries, ill.notices) == (sound.entries, sound.notices)
    assert ill.standing[CHANNEL][-1:] == sound.standing[CHANNEL][-1:], "the board is there"


@EVERY_GAME
async def test_without_send_rights_dms_arrive_and_host_is_told_once(tmp_path: Path, game: str) -> None:
    async def forbid(world: World, step: int) -> None:
        world.messenger.forbidden = {CHANNEL} if step < STEPS - 1 else set()
        if step == STEPS - 2:
            await world.advance(700)
            (said,) = words_to(world, ANN)
            assert "Send Messages" in said and words_to(world, BOB) == []

    ill, sound = await outcome(tmp_path / "ill", game, after=forbid), await sound_outcome(tmp_path / "well", game)
    assert ill.entries == sound.entries
    assert ill.notices == {ANN: sound.notices[ANN] + 1, BOB: sound.notices[BOB]}
    assert ill.standing[CHANNEL][-1] == sound.standing[CHANNEL][-1], "allowed again, it says where the game is"


def private_lines(loaded: LoadedTable, seat: int) -> set[str]:
    """Return what a seat's private looks say and a spectator's do not."""

    def said(viewer: int | None, private: bool) -> set[str]:
        view, words = loaded.view(viewer), translator().words("en")
        looks = [look.id for look in loaded.game.meta.looks if look.private == private]
        return {words(line) for look in looks for line in loaded.presenter.text(view, look, None)}

    return said(seat, True) - said(None, False)


@EVERY_GAME
async def test_player_with_closed_dms_is_mentioned_without_secrets(tmp_path: Path, game: str) -> None:
    secret: set[str] = set()

    async def close(world: World, _step: int) -> None:
        world.messenger.closed = {BOB}
        secret.update(private_lines(loaded := await world.loaded(), loaded.seat_number(BOB)))

    ill, sound = await outcome(tmp_path / "ill", game, before=close), await sound_outcome(tmp_path / "well", game)
    assert ill.entries == sound.entries
    assert ill.notices == sound.notices, "a mention for each letter"
    assert secret and not {line for line in secret for words in ill.standing[CHANNEL] if line in words}


@EVERY_GAME
async def test_what_discord_finds_too_large_comes_in_words_as_often(
    tmp_path: Path, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def draw(_game: str, look: str, *_given: Any) -> Picture:
        return Picture(b"x", f"{look}.png", 1, 1)

    async def heavy(world: World, _step: int) -> None:
        monkeypatch.setattr(world.context.render_service, "draw", draw)
        world.messenger.judge = too_large

    ill, sound = await outcome(tmp_path / "ill", game, before=heavy), await sound_outcome(tmp_path / "well", game)
    assert (ill.entries, ill.notices, ill.made) == (sound.entries, sound.notices, sound.made)
    assert all(SAID in ill.standing[place][-1] for place in (CHANNEL, ANN * 1000, BOB * 1000))


@every_game_and("render_service", [Hangs(), Dies(), Swells()])
async def test_a_renderer_that_fails_changes_no_word(
    tmp_path: Path, game: str, render_service: Any, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(world: World, _step: int) -> None:
        substitute(world.context, render_service=render_service, settings=HostSettings(drawing=0.001))

    ill = await outcome(tmp_path / "ill", game, before=fail)
    assert re.search(rf"picture \w+ of guild {GUILD} table 1 failed", caplog.text)
    assert ill == await sound_outcome(tmp_path / "well", game)


STORE = [
    (StoreFull("full"), "no room left"),
    (StoreUnavailable("busy"), "could not save"),
    (DamagedFile(GUILD, "guilds/900.sqlite", "torn page"), "damaged or missing"),
]


@every_game_and("error, said", STORE)
async def test_unsaved_action_is_not_done_and_succeeds_the_next_time(
    tmp_path: Path, game: str, error: Exception, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(world: World, step: int) -> None:
        user = await world.awaited()
        offered, entries = await world.offered(user, Random(step)), await world.entries()
        with monkeypatch.context() as patch:
            patch.setattr(world.store, "write", lambda guild: broken(error))
            assert said in text(await world.use(user, *offered)), "by button"
            assert said in text(await world.look(user, "undo"))
            await world.service.note(world.ask(user))
        assert await world.entries() == entries

    assert await outcome(tmp_path / "ill", game, before=fail) == await sound_outcome(tmp_path / "well", game)


@EVERY_GAME
async def test_lost_channel_pauses_every_game_until_it_moves(tmp_path: Path, game: str) -> None:
    async def lose(world: World, step: int) -> None:
        if step != 1:
            return
        user = await world.awaited()
        offered, entries = await world.offered(user, Random(1)), await world.entries()
        world.messenger.channels_gone = {CHANNEL}
        await world.service.channel_lost(GUILD, CHANNEL)
        await world.advance(700)
        assert all(len(words_to(world, one)) == 1 for one in (ANN, BOB)), "each is told once"
        refused = await world.use(user, *offered)
        assert "paused" in text(refused) and not list(deeds(refused)) and await world.entries() == entries
        assert list(deeds(await world.look(user, "resume", channel=ELSEWHERE)))
        await world.settle()

    ill, sound = await outcome(tmp_path / "ill", game, before=lose), await sound_outcome(tmp_path / "well", game)
    assert ill.entries == sound.entries
    assert ill.standing[ELSEWHERE][-1] == sound.standing[CHANNEL][-1]


@EVERY_GAME
async def test_every_game_goes_on_after_the_bot_is_added_again(tmp_path: Path, game: str) -> None:
    async def drop(world: World, step: int) -> None:
        if step != 2:
            return
        entries = await world.entries()
        world.messenger.guild_gone = True
        await world.service.guild_lost(GUILD)
        await world.advance(700)
        assert (await world.loaded()).table.paused == "guild" and len(words_to(world, BOB)) == 1
        world.messenger.guild_gone = False
        await world.service.guild_seen(GUILD, "Port", "en-US")
        await world.settle()
        assert (await world.loaded()).table.status == "running" and await world.entries() == entries

    ill, sound = await outcome(tmp_path / "ill", game, before=drop), await sound_outcome(tmp_path / "well", game)
    assert ill.entries == sound.entries
    assert ill.standing[CHANNEL][-1] == sound.standing[CHANNEL][-1]


@EVERY_GAME
async def test_departed_player_is_reported_once_and_can_return(tmp_path: Path, game: str) -> None:
    async def leave(world: World, step: int) -> None:
        if step != 1:
            return
        user = await world.awaited()
        other = ANN + BOB - user
        entries = await world.entries()
        world.messenger.members_gone = {user}
        await world.advance(7 * 3600)
        assert (await world.loaded()).table.paused == "left"
        assert len(words_to(world, other)) == 1 and words_to(world, user) == []
        assert "A player is still missing" in text(await world.press(other, "resume"))
        world.messenger.members_gone = set()
        await world.press(user, "resume")
        await world.advance(1)
        assert (await world.loaded()).table.status == "running" and await world.entries() == entries

    ill, sound = await outcome(tmp_path / "ill", game, before=leave), await sound_outcome(tmp_path / "well", game)
    assert ill.entries == sound.entries
    assert ill.standing[CHANNEL][-1] == sound.standing[CHANNEL][-1]
