"""The command line on real folders and files, without any network."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bot.games.history.record import encode_record
from bot.games.registry import TITLES
from tests.e2e.hall import Hall
from tests.play.reading import deeds, does
from tests.selfplay.play import selfplay
from tests.support.bot_process import command_line

pytestmark = pytest.mark.e2e

SEED = "5a" * 32


@pytest.mark.guarantee("record-proves")
async def test_selfplay_makes_a_record_that_verify_accepts(tmp_path: Path) -> None:
    out = encode_record(selfplay("space-mission", 3, bytes.fromhex(SEED), (), {}, 16), indent=2).decode()
    record = json.loads(out)
    assert (record["seed"], len(record["seats"]), record["form"]) == (SEED, 3, "full")
    file = tmp_path / "record.json"
    file.write_text(out)
    code, told, err = await command_line(tmp_path / "data", "verify", str(file))
    assert code == 0 and record["commitment"] in told, err
    assert not (tmp_path / "data").exists()

    forged = json.loads(out)
    number, entry = next((n, e) for n, e in enumerate(forged["entries"]) if e["did"]["verb"] == "jump")
    entry["did"]["nouns"][1] = "nowhere"
    file.write_text(json.dumps(forged))
    code, told, err = await command_line(tmp_path / "data", "verify", str(file))
    assert code == 1 and str(number + 1) in told + err
    assert (await command_line(tmp_path / "data", "verify", str(file), cold=True)) == (code, told, err)
    forged = {**record, "seed": "00" * 32}
    file.write_text(json.dumps(forged))
    assert (await command_line(tmp_path / "data", "verify", str(file)))[0] == 1
    forged = json.loads(out)
    forged["result"][0]["total"] += 1
    file.write_text(json.dumps(forged))
    assert (await command_line(tmp_path / "data", "verify", str(file)))[0] == 1


@pytest.mark.guarantee("record-proves")
async def test_verify_compares_what_was_published(tmp_path: Path) -> None:
    """A wholly different game of the same rules holds by itself: only its commitment tells it from the one played."""
    file, data = tmp_path / "record.json", tmp_path / "data"
    out = encode_record(selfplay("space-missions", 1, bytes.fromhex(SEED), ("easy",), {}), indent=2).decode()
    file.write_text(out)
    own = json.loads(out)["commitment"]
    code, told, err = await command_line(data, "verify", str(file), "--commitment", f" {own.upper()} ")
    assert code == 0 and not err and "you gave" in told
    code, told, err = await command_line(data, "verify", str(file), "--commitment", "0" * 64)
    assert code == 1 and not told and "another game" in err and own in err
    code, told, err = await command_line(data, "verify", str(file), "--commitment", "5a")
    assert code == 1 and not told and "64 hexadecimal digits" in err


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("verify", "no-such-file.json"), "cannot be read"),
        (("export", "--guild", "5", "--table", "1"), "no started table"),
        (("restore", "no-such-backup"), "no-such-backup"),
    ],
)
async def test_what_cannot_be_done_is_said_in_a_sentence(
    tmp_path: Path, arguments: tuple[str, ...], words: str
) -> None:
    code, out, err = await command_line(tmp_path / "data", *arguments)
    assert code == 1
    assert words in err and "Traceback" not in err and len(err.strip().splitlines()) == 1
    assert not out


@pytest.mark.guarantee("restore-checked")
async def test_doctor_on_an_empty_a_good_and_a_bad_folder(hall: Hall, data: Path, tmp_path: Path) -> None:
    code, out, err = await command_line(tmp_path / "fresh", "doctor", "--offline")
    assert code == 0, out + err
    ada, bob = hall.loopback.member("ada"), hall.loopback.member("bob")
    await hall.begun(ada, bob)
    code, out, err = await command_line(data, "doctor", "--offline")
    assert code == 0, f"while the bot runs: {out}{err}"
    assert await hall.bot.stop() == 0
    code, out, err = await command_line(data, "doctor", "--offline")
    assert code == 0 and "All is well" in out, out + err
    file = data / "guilds" / f"{hall.loopback.guild.id}.sqlite"
    file.write_bytes(b"no database at all, but long enough to be taken for one" * 40)
    before = file.read_bytes()
    code, out, err = await command_line(data, "doctor", "--offline")
    assert code == 1 and file.name in out and "backup" in out
    assert file.read_bytes() == before
    code, _, err = await command_line(data, "doctor", "--offline", MISSION_HOLD="1")
    assert code == 1 and "MISSION_HOLD is no setting" in err


async def test_a_backup_made_in_the_game_is_restored_and_played_on(hall: Hall, data: Path, tmp_path: Path) -> None:
    ada, bob = hall.loopback.member("ada"), hall.loopback.member("bob")
    await hall.begun(ada, bob)
    await hall.act(ada)
    copy = tmp_path / "copy"
    code, out, err = await command_line(data, "backup", str(copy))
    assert code == 0, out + err
    code, _, err = await command_line(data, "restore", str(copy))
    assert code == 1 and "the folder is not empty" in err and "stopped" in err
    code, _, err = await command_line(data, "restore", str(copy), "--guild", str(hall.loopback.guild.id))
    assert code == 1 and "another process" in err, "not under a running bot"
    await hall.act(ada)
    assert await hall.bot.stop() == 0
    (data / "guilds" / f"{hall.loopback.guild.id}.sqlite").write_bytes(b"ruined")
    code, out, err = await command_line(data, "restore", str(copy), "--guild", str(hall.loopback.guild.id))
    assert code == 0 and "The former one is" in out, out + err
    assert b"ruined" in [file.read_bytes() for file in data.rglob("*") if file.is_file()], "kept aside"
    await hall.bot.start()
    shown = await hall.ask(ada, "act")
    assert does(shown, "do") and "action 2 of 2" in str(shown.components)
    await hall.do(ada, shown, deeds(shown)[0])


@pytest.mark.guarantee("public-record")
async def test_a_running_table_is_exported_without_its_secrets(hall: Hall, data: Path) -> None:
    ada, bob = hall.loopback.member("ada"), hall.loopback.member("bob")
    await hall.begun(ada, bob)
    await hall.act(ada)
    export = ("export", "--guild", str(hall.loopback.guild.id), "--table", "1")
    code, out, err = await command_line(data, *export)
    assert code == 0, f"while the bot runs: {err}"
    assert await hall.bot.stop() == 0
    code, later, err = await command_line(data, *export)
    assert code == 0 and later == out, err
    record = json.loads(out)
    assert record["form"] == "public" and len(record["entries"]) == 1
    assert not {"seed", "deal", "result"} & set(record)
    assert str(ada.id) not in out and "ada" not in [seat["name"] for seat in record["seats"]]
    assert record["game"] in TITLES
