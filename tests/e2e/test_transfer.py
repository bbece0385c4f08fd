"""A real bot continues a table that the command line moved; users see and remove their stored data."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.e2e.hall import Hall
from tests.play.reading import deeds, does
from tests.support.bot_process import command_line

pytestmark = pytest.mark.e2e


@pytest.mark.guarantee("transfer-continues")
async def test_a_moved_table_is_resumed_and_its_old_one_is_closed(hall: Hall, data: Path, tmp_path: Path) -> None:
    ada, bob = hall.loopback.member("ada"), hall.loopback.member("bob")
    await hall.begun(ada, bob)
    await hall.act(ada)
    guild, file = str(hall.loopback.guild.id), tmp_path / "table.json"
    out = ("transfer", "out", "--guild", guild, "--table", "1", "--close", "--out", str(file))
    code, _, err = await command_line(data, *out)
    assert code == 1 and "another process" in err and not file.exists()
    assert await hall.bot.stop() == 0
    code, said, err = await command_line(data, *out)
    assert code == 0 and "closed here" in said, err
    into = ("transfer", "in", "--file", str(file), "--guild", guild, "--channel", str(hall.channel.id))
    code, said, err = await command_line(data, *into)
    assert code == 0 and "table 2" in said, err
    await hall.bot.start()
    await hall.until_letter(ada, "operator of this bot has moved")
    shown = await hall.ask(ada, "resume", table="2")
    assert "action 2 of 2" in str(shown.components), "in the middle of her turn"
    await hall.until_card("is to move", table=2)
    await hall.do(ada, shown, deeds(shown)[0])
    refused = await hall.ask(ada, "act", table="1")
    assert not does(refused, "do")


async def test_what_is_stored_is_shown_and_deleted(hall: Hall, data: Path) -> None:
    ada, bob = hall.loopback.member("ada"), hall.loopback.member("bob")
    await hall.begun(ada, bob)
    shown = await hall.ask(ada, "my-data")
    assert "Table 1" in str(shown.components) and "my-data.json" in str(shown.components)
    record = await hall.ask(ada, "export")
    assert "space-mission-1.json" in str(record.components)
    asked = await hall.press(ada, shown, "forget-me")
    done = await hall.press(ada, asked, "forget-me", "yes")
    assert "do not know you" in str(done.components)
    await hall.until_card("Paused")
    assert await hall.bot.stop() == 0
    code, out, err = await command_line(data, "data", "show", "--user", str(ada.id))
    assert code == 0 and json.loads(out)["guilds"] == {}, err
