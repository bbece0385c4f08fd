"""Faults at the tables of every game: what players read, what the log says, and that nothing is lost or said twice.

What came of a game that met a fault is held against the same game that met none (tests/service/faults.py).
"""

from __future__ import annotations

import logging
import re
from contextlib import ExitStack
from pathlib import Path
from random import Random

import pytest

from bot.errors import StoreError
from bot.service.card import ButtonId
from bot.service.tables.loaded import LoadedTable
from db.integrity import check_folder
from db.opening import log_of
from db.privacy import delete_guild
from tests.db.support import contents
from tests.db.test_damage import powerless
from tests.service.every_game import SOME_GAMES, every_game_and, wide_world
from tests.service.faults import (
    BUSY,
    DELIVERY_FAULTS,
    ELSEWHERE,
    FILE_FAULTS,
    FULL,
    GONE,
    OTHER_CHANNEL,
    OTHER_GUILD,
    STEPS,
    DeliveryFault,
    FileFault,
    Harm,
    Outcome,
    board_of,
    log_size,
    looking_roads,
    outcome,
    outcome_of,
    refuse_pictures,
    saving_roads,
    sound_outcome,
    well,
    words_to,
)
from tests.service.pretended import deeds, labels, text
from tests.service.test_panel import SAID
from tests.service.world import ANN, BOB, CEM, CHANNEL, DAN, GUILD, World
from tests.support.due import due_timers
from tests.support.full import no_room_above, size_of
from tests.toys.words import translator


@pytest.mark.guarantee("discord-faults", "picture-fallback")
@every_game_and("fault", DELIVERY_FAULTS)
async def test_delivery_fault_is_logged_and_loses_and_repeats_nothing(
    tmp_path: Path, game: str, fault: DeliveryFault, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    ill, sound = await both(tmp_path, game, fault.before, fault.after)
    assert re.search(fault.line, caplog.text)
    for part in fault.same:
        assert getattr(ill, part) == getattr(sound, part), part


@pytest.mark.files("a server's file")
@pytest.mark.guarantee("file-faults-harmless", "isolated-faults")
@every_game_and("fault", FILE_FAULTS)
async def test_file_fault_is_told_on_every_road_and_changes_nothing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, game: str, fault: FileFault
) -> None:
    """Other servers play on, and the game goes on when the file is well; what was to be sent is sent once."""

    async def harm(world: World, step: int) -> None:
        world.store.files._busy = 0.0
        user = await world.awaited()
        offered, entries = await world.offered(user, Random(step)), await world.entries()
        saving = await saving_roads(world, game, user, offered)
        caplog.clear()
        if fault.closed:  # a file that is open is written to whatever its permissions say
            await world.store.files.tidy(float("inf"))
        with fault.harm(world, step):
            assert (fault.first or fault.said) in text(await saving["button"]())
            for name, road in saving.items():
                assert fault.said in text(await road()), name
            for name, road in looking_roads(world, user).items():
                shown = text(await road())
                assert [said for said in (FULL, BUSY, GONE) if said in shown] == [fault.shown] * bool(fault.shown), name
            if fault.others:
                await play_elsewhere(world, game)
        await world.store.files.tidy(float("inf"))
        assert await world.entries() == entries
        warned = [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING]
        assert warned and [line for line in warned if not line.startswith(fault.lines)] == []
        await world.advance(700)

    sound = await sound_outcome(tmp_path / "well", game)
    with powerless() as folder:
        assert await outcome(folder / "data", game, after=harm) == sound
        assert check_folder(folder / "data") == []


@pytest.mark.files("a server's file")
@pytest.mark.guarantee("welcome-once")
@pytest.mark.parametrize("fault", FILE_FAULTS, ids=lambda fault: fault.harm.__name__)
async def test_a_welcome_that_cannot_be_saved_is_not_sent(fault: FileFault) -> None:
    """It comes once, after the fault: what is not claimed was not sent."""
    with powerless() as folder:
        async with wide_world(folder / "data") as world:
            await world.started(ANN, BOB)
            await world.settle()
            world.store.files._busy = 0.0
            before, now = len(world.messenger.made), world.clock.now()
            await world.store.files.tidy(float("inf"))
            with fault.harm(world, 1), pytest.raises(StoreError):
                await world.service.welcome(GUILD, (CHANNEL,), now)
            assert len(world.messenger.made) == before
            await world.store.files.tidy(float("inf"))
            await world.advance(700)
            for _ in range(2):
                await world.service.welcome(GUILD, (CHANNEL,), now)
            welcomes = [one for one in world.messenger.in_channel() if "I am Mission Control" in text(one.card)]
            assert len(welcomes) == 1


async def play_elsewhere(world: World, game: str) -> None:
    """Open a table in another server, and see its board."""
    asked = world.ask(CEM, guild=OTHER_GUILD, channel=OTHER_CHANNEL)
    opened = len(world.messenger.in_channel(OTHER_CHANNEL))
    assert "open" in text(await world.service.play(asked, game, thread=False))
    await world.advance(1)
    assert len(world.messenger.in_channel(OTHER_CHANNEL)) == opened + 1
    assert "Table 1" in text(await world.look(CEM, "my-tables", guild=OTHER_GUILD, channel=OTHER_CHANNEL))


@SOME_GAMES
async def test_what_discord_finds_too_large_comes_in_words_as_often(tmp_path: Path, game: str) -> None:
    ill, sound = await both(tmp_path, game, refuse_pictures)
    assert (ill.entries, ill.notices, ill.made) == (sound.entries, sound.notices, sound.made)
    assert all(SAID in ill.standing[place][-1] for place in (CHANNEL, ANN * 1000, BOB * 1000))


async def both(folder: Path, game: str, before: Harm, after: Harm = well) -> tuple[Outcome, Outcome]:
    """Return what comes of a game with harm done around each step, and without any."""
    ill = await outcome(folder / "ill", game, before=before, after=after)
    return ill, await sound_outcome(folder / "well", game)


@pytest.mark.guarantee("discord-faults")
@SOME_GAMES
async def test_without_send_rights_dms_arrive_and_host_is_told_once(
    tmp_path: Path, game: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def forbid(world: World, step: int) -> None:
        world.messenger.forbidden = {CHANNEL} if step < STEPS - 1 else set()
        if step == STEPS - 2:
            await world.advance(700)
            await world.advance(700)
            (said,) = words_to(world, ANN)
            assert "Send Messages" in said and f"<#{CHANNEL}>" in said and words_to(world, BOB) == []

    caplog.set_level(logging.INFO)
    ill, sound = await both(tmp_path, game, forbid)
    assert "is not allowed: Send Messages" in caplog.text
    assert (ill.entries, ill.board) == (sound.entries, sound.board), "allowed again, it says where the game is"
    assert ill.notices == {ANN: sound.notices[ANN] + 1, BOB: sound.notices[BOB]}


@pytest.mark.guarantee("discord-faults")
@SOME_GAMES
async def test_player_with_closed_dms_is_mentioned_without_secrets(
    tmp_path: Path, game: str, caplog: pytest.LogCaptureFixture
) -> None:
    secret: set[str] = set()

    async def close(world: World, _step: int) -> None:
        world.messenger.closed = {BOB}
        secret.update(private_lines(loaded := await world.loaded(), loaded.seat_number(BOB)))

    caplog.set_level(logging.INFO)
    ill, sound = await both(tmp_path, game, close)
    assert f"user {BOB} takes no direct messages" in caplog.text
    assert (ill.entries, ill.notices) == (sound.entries, sound.notices), "a mention for each letter"
    assert secret and not {line for line in secret for words in ill.standing[CHANNEL] if line in words}


def private_lines(loaded: LoadedTable, seat: int) -> set[str]:
    """Return what a seat's private looks say and a spectator's do not."""

    def said(viewer: int | None, private: bool) -> set[str]:
        view, words = loaded.view(viewer), translator().words("en")
        looks = [look.id for look in loaded.game.meta.looks if look.private == private]
        return {words(line) for look in looks for line in loaded.presenter.text(view, look, None)}

    return said(seat, True) - said(None, False)


@pytest.mark.guarantee("channel-gone", "discord-faults")
@every_game_and("how", ["told", "noticed"])
async def test_lost_channel_pauses_every_game_until_it_moves(
    tmp_path: Path, game: str, how: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def vanish(world: World, step: int) -> None:
        if step == 1:
            world.messenger.channels_gone = {CHANNEL}

    async def lose(world: World, step: int) -> None:
        if step != 1:
            return
        user = await world.awaited()
        offered, entries = await world.offered(user, Random(1)), await world.entries()
        if how == "told":
            await world.service.channel_lost(GUILD, CHANNEL)
            await world.service.channel_lost(GUILD, CHANNEL)
        for _ in range(3):
            await world.advance(700)
        assert (await world.loaded()).table.paused == "channel"
        for one in (ANN, BOB):
            (said,) = words_to(world, one)
            assert "channel" in said and "/resume" in said
        refused = await world.use(user, *offered)
        assert "paused" in text(refused) and not list(deeds(refused)) and await world.entries() == entries
        assert "**Paused:**" in text(await world.press(user, "act"))
        assert "channel of this table is gone" in text(await world.press(user, "resume"))
        assert "in its own server" in text(await world.press(user, "resume-here", guild=OTHER_GUILD))
        assert list(deeds(await world.look(user, "resume", channel=ELSEWHERE)))
        await world.settle()
        assert "Act" in labels(board_of(world, ELSEWHERE).card)

    caplog.set_level(logging.INFO)
    ill, sound = await both(tmp_path, game, vanish, lose)
    assert ill.entries == sound.entries and ill.standing[ELSEWHERE][-1] == sound.board
    assert how == "told" or "the channel is gone" in caplog.text


@pytest.mark.guarantee("channel-gone")
@every_game_and("how", ["told", "noticed by a message", "noticed by the presence check"])
async def test_every_game_goes_on_after_the_bot_is_added_again(tmp_path: Path, game: str, how: str) -> None:
    async def vanish(world: World, step: int) -> None:
        await world.service.guild_seen(GUILD, "Star *Port*", "en-US")
        world.messenger.guild_gone = step == 1 and how == "noticed by a message"

    async def drop(world: World, step: int) -> None:
        if step != 1:
            return
        if how == "noticed by the presence check":
            await world.advance(600)
        world.messenger.guild_gone = True
        if how == "told":
            await world.service.guild_lost(GUILD)
            await world.service.guild_lost(GUILD)
        entries = await world.entries()
        await world.advance(7 * 3600 if how == "noticed by the presence check" else 700)
        assert (await world.loaded()).table.paused == "guild"
        assert [len(words_to(world, user)) for user in (ANN, BOB)] == [1, 1] and await world.unsent() == ([], [])
        assert "Star \\*Port\\*" in words_to(world, ANN)[0]
        world.messenger.guild_gone = False
        await world.service.guild_seen(GUILD, "Star *Port*", "en-US")
        await world.settle()
        assert (await world.loaded()).table.status == "running" and await world.entries() == entries

    ill, sound = await both(tmp_path, game, vanish, drop)
    assert (ill.entries, ill.board) == (sound.entries, sound.board)


@SOME_GAMES
async def test_who_left_is_missed_once_and_comes_back_to_their_seat(tmp_path: Path, game: str) -> None:
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
        assert labels(board_of(world).card)[:2] == ["Resume", "Let a computer take over"]
        made = len(world.messenger.made)
        await world.advance(24 * 3600)
        assert len(world.messenger.made) == made
        async with world.store.read(GUILD) as tx:
            assert await due_timers(tx, 1e12) == []
        assert "A player is still missing" in text(await world.press(other, "resume"))
        world.messenger.members_gone = set()
        await world.press(user, "resume")
        await world.advance(1)
        assert (await world.loaded()).table.status == "running" and await world.entries() == entries

    ill, sound = await both(tmp_path, game, leave)
    assert (ill.entries, ill.board) == (sound.entries, sound.board)


@pytest.mark.files("a server's file")
@pytest.mark.guarantee("missing-file-isolated")
@every_game_and("when", ["while the bot was off", "while it was closed"])
async def test_missing_file_is_noticed_and_old_buttons_do_not_act(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, game: str, when: str
) -> None:
    """Nobody plays on as if there had never been a table; deleting or restoring the server ends it."""
    async with wide_world(tmp_path) as world:
        await world.started(ANN, BOB, game=game)
        user = await world.awaited()
        old = next(deeds(world.messenger.dms(user)[-1].card))
        clock, messenger = world.clock, world.messenger
        if when == "while it was closed":
            await world.store.files.tidy(float("inf"))
            world.store.folder.guild(GUILD).unlink()
            await _gone(world, user, old, caplog)
    world.store.folder.guild(GUILD).unlink(missing_ok=True)
    caplog.clear()
    async with wide_world(tmp_path, clock=clock, messenger=messenger) as world:
        await world.service.guild_seen(901, "Other", "en")
        await world.service.ready({GUILD, 901}.__contains__)
        await _gone(world, user, old, caplog)
        await delete_guild(world.store, GUILD)
        number = (await world.started(ANN, BOB, game=game)).table.id
        assert "I know no such table" in text(await world.use(user, *old))
        assert number == 2 and await world.entries(2) == []


async def _gone(
    world: World, user: int, old: tuple[ButtonId, tuple[str, ...]], caplog: pytest.LogCaptureFixture
) -> None:
    for answer in (
        await world.press(user, "act"),
        await world.use(user, *old),
        await world.service.play(world.ask(user), "space-mission", thread=False),
        await world.command(user, "undo"),
    ):
        assert "damaged or missing" in text(answer)
    told = [record.getMessage() for record in caplog.records if record.levelno == logging.ERROR]
    assert len([line for line in told if f"the file of guild {GUILD}" in line and "missing" in line]) == 1
    assert not world.store.folder.guild(GUILD).exists()


@pytest.mark.files("a server's file")
@SOME_GAMES
async def test_full_disk_during_a_game_loses_and_repeats_nothing(tmp_path: Path, game: str) -> None:
    """What was to be sent waits too; the other servers' files are as they were, and can be played in."""
    ill, refusals = await filling_up(tmp_path / "ill", game, 30_000)
    assert refusals, "there was always room"
    sound, none = await filling_up(tmp_path / "well", game, None)
    assert (ill, none) == (sound, 0)
    assert check_folder(tmp_path / "ill") == []


@pytest.mark.files("a server's file")
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


async def filling_up(folder: Path, game: str, room: int | None) -> tuple[Outcome, int]:
    """Play on a disk with so much room until that is used up, and then some more on one that has room again.

    Return what came of it, and how often somebody was refused.
    """
    refusals = 0
    async with wide_world(folder) as world:
        await world.started(ANN, BOB, game=game)
        await world.service.play(world.ask(CEM, guild=OTHER_GUILD, channel=OTHER_CHANNEL), game, thread=False)
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
        return await outcome_of(world), refusals


async def elsewhere_all_is_well(world: World) -> None:
    """Look whether another server's files are untouched by what was refused, and take what is done there."""
    before = {name: content for name, content in contents(world.folder / "guilds").items() if name.startswith("901")}
    user = await world.awaited()
    assert FULL in text(await world.use(user, *await world.offered(user, Random(1))))
    after = contents(world.folder / "guilds")
    assert before and {name: after[name] for name in before} == before
    await join_elsewhere(world)


async def join_elsewhere(world: World) -> None:
    assert "You are in" in text(
        await world.press(DAN, "join", of=OTHER_GUILD, guild=OTHER_GUILD, channel=OTHER_CHANNEL)
    )
