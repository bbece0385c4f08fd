"""Starting, stopping, and all that prevents a start: one plain sentence, no token, nothing overwritten."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import time
from pathlib import Path

import pytest

from renderers.registry import icons
from tests.e2e.conftest import assert_no_token
from tests.e2e.hall import Hall
from tests.play.reading import alts, controls, deeds, does, text
from tests.support.bot_process import BotProcess, command_line
from tests.support.loopback import LoopbackDiscord

pytestmark = pytest.mark.e2e

COMMANDS = "/applications/*/commands"
PARTS = re.compile(r"card \d+ \([^)]*\)")


async def test_commands_are_registered_again_only_after_a_change(hall: Hall, data: Path) -> None:
    [sync] = hall.loopback.watch.sent("PUT", COMMANDS)
    names = {command["name"] for command in sync.json}
    assert {"play", "act", "undo", "hand", "tiles", "board", "look", "log", "rules", "my-tables", "settings"} < names
    typed = [command for command in sync.json if "description" in command]
    assert names & {"play"} and all(command["description_localizations"]["de"] for command in typed)
    assert hall.loopback.gateway.identified[0]["intents"] == 1, "servers only: no privileged intent"
    assert await hall.bot.stop() == 0
    await hall.bot.start()
    assert len(hall.loopback.watch.sent("PUT", COMMANDS)) == 1
    assert await hall.bot.stop() == 0
    (data / "commands.json").write_text("of an older version", "ascii")
    await hall.bot.start()
    assert len(hall.loopback.watch.sent("PUT", COMMANDS)) == 2
    assert "Table 1" not in str(await hall.ask(hall.loopback.member("ada"), "my-tables"))


async def test_it_stops_at_once_when_told_and_loses_nothing(hall: Hall) -> None:
    ada, bob = hall.loopback.member("ada"), hall.loopback.member("bob")
    await hall.begun(ada, bob)
    await hall.act(ada)
    begun = time.perf_counter()
    assert await hall.bot.stop() == 0
    assert time.perf_counter() - begun < 5
    assert "everything is saved" in hall.bot.log
    hall.bot.cold = True
    await hall.bot.start()
    assert does(await hall.ask(ada, "act"), "do")
    assert await hall.bot.interrupt() == 0


async def test_an_open_question_is_answered_before_it_stops(hall: Hall) -> None:
    ada, bob = hall.loopback.member("ada"), hall.loopback.member("bob")
    await hall.begun(ada, bob)
    gate, since = asyncio.Event(), len(hall.loopback.requests)
    hall.loopback.rest.fail("POST", "/interactions/*/*/callback", status=0, gate=gate)  # a right answer, but late
    asked = asyncio.create_task(hall.ask(ada, "act"))
    await hall.until(lambda: len(hall.loopback.requests) > since, "the acknowledgement")
    os.kill(hall.bot.pid, signal.SIGTERM)
    gate.set()
    assert await hall.bot.ended() == 0
    shown = await asked
    assert deeds(shown), "stopped, but not before the answer"


async def test_a_click_is_answered_in_time_with_its_pictures(hall: Hall) -> None:
    ada, bob = hall.loopback.member("ada"), hall.loopback.member("bob")
    await hall.begun(ada, bob)
    slowest = 0.0
    for verb, nouns in (("act", ()), ("look", ("hand",)), ("act", ())):
        begun = time.perf_counter()
        answer = await hall.press(ada, hall.card(), verb, *nouns)
        slowest = max(slowest, time.perf_counter() - begun)
        assert answer.attachments
    assert slowest < 3


@pytest.mark.guarantee("one-process")
async def test_two_processes_never_share_a_folder(hall: Hall, data: Path) -> None:
    second = BotProcess(hall.loopback, data)
    await second.start(wait=False)
    assert await second.ended() == 1
    [said] = second.lines
    assert "another process" in said and str(hall.bot.pid) in said and "DATA_DIR" in said
    assert hall.bot.running
    assert len(hall.loopback.gateway.identified) == 1
    assert_no_token(second)


async def test_a_wrong_token_ends_it_with_one_sentence(loopback: LoopbackDiscord, data: Path) -> None:
    bot = BotProcess(loopback, data, token="MTIzNDU2Nzg5.secret.of_somebody_else", cold=True)
    await bot.start(wait=False)
    assert await bot.ended() == 1
    assert [line for line in bot.lines if "INFO" not in line] == [
        "Discord does not accept this DISCORD_TOKEN. Copy a fresh one from the developer portal (Bot, Reset Token)."
    ]
    assert "secret.of_somebody_else" not in bot.log
    assert not loopback.gateway.identified


@pytest.mark.parametrize(
    ("settings", "words"),
    [
        ({"DISCORD_TOKEN": "not-a-token"}, "DISCORD_TOKEN cannot be used"),
        ({"MISSION_HOLD_SECOND": "3"}, "MISSION_HOLD_SECOND is no setting of Mission Control"),
        ({"MISSION_HOLD_SECONDS": "soon"}, "MISSION_HOLD_SECONDS cannot be used"),
        ({"MISSION_LOG_LEVEL": "LOUD"}, "MISSION_LOG_LEVEL cannot be used"),
    ],
)
async def test_settings_that_cannot_be_used(
    loopback: LoopbackDiscord, data: Path, settings: dict[str, str], words: str
) -> None:
    bot = BotProcess(loopback, data, settings=settings)
    await bot.start(wait=False)
    assert await bot.ended() == 1
    [said] = bot.lines
    assert words in said and settings.get("DISCORD_TOKEN", "loopback.practice.token") not in said
    assert not any(data.iterdir()), "nothing is made before the settings are known to be good"


async def test_an_unknown_setting_in_a_file(loopback: LoopbackDiscord, data: Path) -> None:
    (data / ".env").write_text("MISSION_HOLD_SECONDS=5\nMISSION_COLOUR=red\n")
    bot = BotProcess(loopback, data)
    await bot.start(wait=False)
    assert await bot.ended() == 1
    [said] = bot.lines
    assert "MISSION_COLOUR in .env is no setting" in said


@pytest.mark.guarantee("logs-redacted")
async def test_the_most_talkative_log_tells_no_secret(loopback: LoopbackDiscord, data: Path) -> None:
    async with BotProcess(loopback, data, settings={"MISSION_LOG_LEVEL": "DEBUG"}, cold=True) as bot:
        hall = Hall(loopback, bot)
        ada, bob = loopback.member("ada"), loopback.member("bob")
        await hall.begun(ada, bob)
        letters = [hall.letter(person) for person in (ada, bob)]
        hands = {part for letter in letters if letter for alt in alts(letter) for part in PARTS.findall(alt)}
        await hall.act(ada)
        loopback.rest.fail("PATCH", "/webhooks/*/*/messages/*", status=404, code=10015, spared=hall.tokens())
        asked = asyncio.create_task(ada.slash(hall.channel, "hand"))
        await hall.until(lambda: [r for r in loopback.requests if r.code == 10015], "the refusal")
        await bot.said("came too late")
        asked.cancel()
        await asyncio.gather(asked, return_exceptions=True)
    assert "DEBUG" in bot.log
    assert len(hands) == 10 and not [part for part in hands if part in bot.log]
    assert_no_token(bot)


@pytest.mark.parametrize("where", ["file/data", "/proc/data"])
async def test_an_unwritable_data_folder(loopback: LoopbackDiscord, tmp_path: Path, where: str) -> None:
    (tmp_path / "file").write_text("in the way")
    bot = BotProcess(loopback, tmp_path, settings={"DATA_DIR": str(tmp_path / where)})
    await bot.start(wait=False)
    assert await bot.ended() == 1
    [said] = bot.lines
    assert "data folder cannot be used" in said and "DATA_DIR" in said
    assert (tmp_path / "file").read_text() == "in the way"


async def test_a_damaged_people_file_is_named_and_kept(hall: Hall, data: Path) -> None:
    ada, bob = hall.loopback.member("ada"), hall.loopback.member("bob")
    await hall.begun(ada, bob)
    assert await hall.bot.stop() == 0
    damaged = _damage(data / "people.sqlite")
    before = len(hall.bot.lines)
    await hall.bot.start(wait=False)
    assert await hall.bot.ended() == 1
    [said] = hall.bot.lines[before:]
    assert "people.sqlite: it is damaged" in said and "restore BACKUP --people" in said
    assert (data / "people.sqlite").read_bytes() == damaged
    code, out, err = await command_line(data, "doctor", "--offline")
    assert code == 1 and "people.sqlite" in out + err


@pytest.mark.guarantee("damaged-file-isolated")
async def test_a_damaged_guild_file_stops_its_own_guild_alone(hall: Hall, data: Path) -> None:
    ada, bob = hall.loopback.member("ada"), hall.loopback.member("bob")
    await hall.begun(ada, bob)
    other = hall.loopback.env.create_guild("Elsewhere")
    place = other.create_text_channel("hall")
    cem, dan = hall.loopback.member("cem", guild=other), hall.loopback.member("dan", guild=other)
    await hall.begun(cem, dan, channel=place)
    assert await hall.bot.stop() == 0
    file = data / "guilds" / f"{hall.loopback.guild.id}.sqlite"
    damaged = _damage(file)
    await hall.bot.start()
    assert "damaged" in text(await hall.press(ada, hall.card(), "act"))
    assert "damaged" in text(await hall.ask(ada, "play", game="space-mission"))
    played = await cem.slash(place, "act")
    assert played.response is not None and does(played.response, "do")
    assert file.read_bytes() == damaged
    assert await hall.bot.stop() == 0
    assert file.read_bytes() == damaged
    code, out, _ = await command_line(data, "doctor", "--offline")
    assert code == 1 and file.name in out and "restore" in out


def _damage(file: Path) -> bytes:
    """Overwrite the middle of a file; return what it is now."""
    data = bytearray(file.read_bytes())
    data[100 : len(data) - 100] = b"\x55" * (len(data) - 200)
    file.write_bytes(data)
    return bytes(data)


async def test_a_shut_network_is_told_in_one_sentence(data: Path, unused_tcp_port: int) -> None:
    class Nobody:
        identified = ()

    class Nowhere:
        gateway = Nobody()
        api_url = f"http://127.0.0.1:{unused_tcp_port}/api/v10"
        gateway_url = f"ws://127.0.0.1:{unused_tcp_port}/gateway/"

        def tell(self) -> None:
            pass

    bot = BotProcess(Nowhere(), data)  # pyright: ignore[reportArgumentType]
    await bot.start(wait=False)
    assert await bot.ended(patience=60) == 1
    assert "Discord cannot be reached" in bot.lines[-1]
    assert "Traceback" not in bot.log


async def test_emojis_are_uploaded_once_and_stand_on_controls(loopback: LoopbackDiscord, data: Path) -> None:
    def uploads() -> int:
        return len(loopback.watch.sent("POST", "/applications/*/emojis"))

    count = len(tuple(icons()))
    async with BotProcess(loopback, data, settings={"MISSION_EMOJIS": "on"}) as bot:
        hall = Hall(loopback, bot)
        await hall.until(lambda: uploads() == count, "the uploads")
        ada = loopback.member("ada")
        await hall.begun(ada, loopback.member("bob"))
        letter = hall.letter(ada)
        assert letter is not None
        # a hand with many moves has them in a menu
        places = [place for control in controls(letter) for place in (control, *(control.get("options") or ()))]
        shown = {(place.get("emoji") or {}).get("id") for place in places}
        assert shown & loopback.env.backend.application_emojis.keys()
        assert await bot.stop() == 0
        await bot.start()
        await hall.until(lambda: loopback.watch.sent("GET", "/applications/*/emojis")[1:], "the next look")
        assert uploads() == count
