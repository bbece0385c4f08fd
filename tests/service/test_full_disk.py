"""Every game on a disk that fills up during a write: it is reported, nothing changes, and it goes on later."""

from __future__ import annotations

import logging
from contextlib import ExitStack
from pathlib import Path
from random import Random

import pytest

from db.integrity import check_folder
from db.opening import log_of
from tests.db.support import contents
from tests.service.every_game import EVERY_GAME, wide_world
from tests.service.pretended import text
from tests.service.test_every_fault import Told, outcome, sound_outcome, told
from tests.service.world import ANN, BOB, CEM, DAN, GUILD, World
from tests.support.full import no_room_above, size_of

OTHER, ELSEWHERE = 901, 700
FULL = "no room left to save your action"
# How much of a commit still fits, by step: nothing, a part of a page's header, of a page, a page.
ROOMS = (0, 13, 2000, 4120)


def log_size(world: World) -> int:
    return size_of(log_of(world.store.folder.guild(GUILD)))


@EVERY_GAME
async def test_action_without_room_is_not_done_and_succeeds_later(
    tmp_path: Path, game: str, caplog: pytest.LogCaptureFixture
) -> None:
    """Wherever in the write the room ends; what comes of the game is what comes of it on a disk that has room."""

    async def fill(world: World, step: int) -> None:
        user = await world.awaited()
        offered, entries = await world.offered(user, Random(step)), await world.entries()
        caplog.clear()
        with no_room_above(log_size(world) + ROOMS[step]):
            assert FULL in text(await world.use(user, *offered))
            assert await world.entries() == entries
        assert [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING] == [
            "the disk is full"
        ]

    assert await outcome(tmp_path / "ill", game, before=fill) == await sound_outcome(tmp_path / "well", game)
    assert check_folder(tmp_path / "ill") == []


@EVERY_GAME
async def test_what_is_to_be_sent_while_there_is_no_room_is_sent_once(tmp_path: Path, game: str) -> None:
    """What is said in Discord cannot be struck out of the list then, and what was not said yet waits."""

    async def fill(world: World, step: int) -> None:
        with no_room_above(log_size(world) + ROOMS[step]):
            for _ in range(6):
                await world.advance(60)

    ill, sound = await outcome(tmp_path / "ill", game, after=fill), await sound_outcome(tmp_path / "well", game)
    assert ill == sound


@EVERY_GAME
async def test_full_disk_during_a_game_loses_and_repeats_nothing(tmp_path: Path, game: str) -> None:
    """What was to be sent waits too; the other servers' files are as they were, and can be played in."""
    ill, refusals = await filling_up(tmp_path / "ill", game, 30_000)
    assert refusals, "there was always room"
    well, none = await filling_up(tmp_path / "well", game, None)
    assert (ill, none) == (well, 0)
    assert check_folder(tmp_path / "ill") == []


async def test_setting_without_room_is_unchanged_and_games_go_on(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    await world.started(ANN, BOB)
    log = log_of(world.store.folder.people)
    while size_of(log) <= 2 * log_size(world):  # so that there is room for the table
        for notice in ("dm", "mention"):
            await world.look(BOB, "notice", notice)
    before = await world.store.people.person(BOB)
    caplog.clear()
    with no_room_above(size_of(log) + 100):
        for _ in range(3):
            assert FULL in text(await world.look(BOB, "notice", "dm"))
        assert await world.store.people.person(BOB) == before
        await world.turn(ANN)
        assert len(await world.entries()) == 2
    told_of = [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]
    assert len(told_of) == 1 and "the file of people's settings refuses" in told_of[0]
    await world.look(BOB, "notice", "dm")
    assert (await world.store.people.person(BOB)).notice == "dm"


async def filling_up(folder: Path, game: str, room: int | None) -> tuple[Told, int]:
    """Play on a disk with so much room until that is used up, and then some more on one that has room again.

    Return what came of it, and how often a request was refused.
    """
    refusals = 0
    async with wide_world(folder) as world:
        await world.started(ANN, BOB, game=game)
        await world.service.play(world.ask(CEM, guild=OTHER, channel=ELSEWHERE), game, thread=False)
        await world.settle()
        chance = Random(5)
        with ExitStack() as full:
            if room is not None:
                full.enter_context(no_room_above(log_size(world) + room))
            for _ in range(8):
                if not (await world.loaded()).to_move():
                    break  # a toy is soon over
                user = await world.awaited()
                offered, entries = await world.offered(user, chance), await world.entries()
                if FULL in text(await world.use(user, *offered)):
                    refusals += 1
                    assert await world.entries() == entries
                    await elsewhere_all_is_well(world)
                    await world.settle()
                    full.close()
                    await world.use(user, *offered)
                assert len(await world.entries()) > len(entries)
                for _ in range(3):
                    await world.advance(30)
        if not refusals:
            await join_elsewhere(world)
        await world.advance(700)
        assert await world.unsent() == ([], [])
        return await told(world), refusals


async def elsewhere_all_is_well(world: World) -> None:
    """Look whether another server's files are untouched by what was refused, and take what is done there."""
    before = {name: content for name, content in contents(world.folder / "guilds").items() if name.startswith("901")}
    user = await world.awaited()
    assert FULL in text(await world.use(user, *await world.offered(user, Random(1))))
    after = contents(world.folder / "guilds")
    assert before and {name: after[name] for name in before} == before
    await join_elsewhere(world)


async def join_elsewhere(world: World) -> None:
    assert "You are in" in text(await world.press(DAN, "join", of=OTHER, guild=OTHER, channel=ELSEWHERE))
