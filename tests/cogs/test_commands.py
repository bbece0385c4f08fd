"""Every slash command answers privately with what the service returned."""

from __future__ import annotations

import logging
from typing import Any
from unittest.mock import Mock

import discord
import pytest

from bot.errors import Refused
from bot.service.card import Choice
from cogs.uploads import upload_of
from tests.cogs.conftest import Scene
from tests.cogs.fake_service import words

LOOKS = [
    ("act", {}, ("act", None, None)),
    ("undo", {"table": "900:7"}, ("undo", None, "900:7")),
    ("prepare", {"table": "900:7"}, ("plan", None, "900:7")),
    ("board", {}, ("board", None, None)),
    ("hand", {"table": "900:7"}, ("hand", None, "900:7")),
    ("tiles", {}, ("tiles", None, None)),
    ("log", {}, ("log", None, None)),
    ("look", {"what": "planet", "about": "hazard", "table": "900:7"}, ("planet", "hazard", "900:7")),
    ("look", {"what": "board"}, ("board", None, None)),
    ("rules", {"topic": "jump"}, ("rules", "jump", None)),
    ("rules", {}, ("rules", None, None)),
    ("rules", {"game": "space-mission", "topic": "jump"}, ("rules", "space-mission\njump\n", None)),
    ("rules", {"search": "a/b", "table": "900:7"}, ("rules", "\n\na/b", "900:7")),
    ("help", {}, ("help", None, None)),
    ("about", {}, ("about", None, None)),
    ("my-tables", {}, ("my-tables", None, None)),
    ("my-data", {}, ("my-data", None, None)),
    ("next", {}, ("next", None, None)),
    ("verify", {"table": "900:7"}, ("verify", None, "900:7")),
    ("export", {"table": "900:7"}, ("record", None, "900:7")),
    ("settings", {"language": "de"}, ("language", "de", None)),
    ("settings", {"notice": "mention"}, ("notice", "mention", None)),
    ("settings", {"pictures": "wide"}, ("pictures", "wide", None)),
    ("settings", {"notice": "silent", "table": "900:7"}, ("notice", "silent", "900:7")),
    ("settings", {"zone": "Wien"}, ("zone", "Wien", None)),
    ("settings", {"quiet": "22-7"}, ("quiet", "22-7", None)),
    ("settings", {"quiet-days": "Sa So"}, ("quiet-days", "Sa So", None)),
    ("settings", {"remind": "2 days"}, ("remind", "2 days", None)),
    ("settings", {"digest": "18:00"}, ("digest", "18:00", None)),
    ("settings", {}, ("settings", None, None)),
]


@pytest.mark.parametrize(("name", "given", "asked"), LOOKS)
async def test_looking_in_channel_and_dm(
    scene: Scene, name: str, given: dict[str, Any], asked: tuple[str | None, ...]
) -> None:
    ada = scene.world.member("ada", locale="de")
    for where in ("channel", "dm"):
        scene.service.calls.clear()
        answer = await (
            ada.slash(scene.channel, name, **given) if where == "channel" else ada.user.slash(name, **given)
        )
        assert scene.service.called("look") == [asked]
        assert scene.service.order() == ["note", "look", "answered"]
        assert answer.ephemeral
        assert answer.response is not None
        assert "Your turn" in str(answer.response.components)
    in_channel, in_dm = scene.service.asks
    assert (in_channel.guild, in_dm.guild) == (scene.world.guild.id, None)
    assert (in_channel.locale, in_channel.source, in_channel.name) == ("de", "slash", "ada")
    assert in_channel.user == in_dm.user == ada.id
    assert in_channel.channel == scene.channel.id
    assert in_channel.token
    assert in_channel.application == scene.client.application_id


@pytest.mark.parametrize("game", [None, "space-mission"])
async def test_tables_are_those_of_a_server(scene: Scene, game: str | None) -> None:
    ada = scene.world.member("ada")
    await ada.slash(scene.channel, "tables", **({"game": game} if game else {}))
    assert scene.service.called("look") == [("tables", game, None)]


async def test_tables_open_and_resume_in_direct_messages_too(scene: Scene) -> None:
    ada = scene.world.member("ada")
    await ada.slash(scene.channel, "resume", table="900:7")
    assert scene.service.called("look") == [("resume", None, "900:7")]
    await ada.user.slash("resume")
    assert scene.service.called("look")[1:] == [("resume", None, None)]
    for name in ("tables", "stats", "leaderboard"):
        with pytest.raises(Exception, match="context"):
            await ada.user.slash(name)


async def test_all_settings_at_once_give_one_answer(scene: Scene) -> None:
    scene.service.answers["look"] = words("Done.")
    answer = await scene.world.member("ada").slash(
        scene.channel, "settings", language="de", notice="silent", pictures="wide"
    )
    assert scene.service.called("look") == [
        ("language", "de", None),
        ("notice", "silent", None),
        ("pictures", "wide", None),
    ]
    assert answer.response is not None
    assert str(answer.response.components).count("Done.") == 3


async def test_play(scene: Scene) -> None:
    ada = scene.world.member("ada")
    await ada.slash(scene.channel, "play", game="space-mission")
    await ada.slash(scene.channel, "play", game="space-mission", thread=True)
    await ada.slash(scene.channel, "play", game="space-mission", thread=False)
    assert scene.service.called("play") == [("space-mission", False), ("space-mission", True), ("space-mission", False)]


ACTIONS = [
    ("jump", {"card": "17", "planet": "hazard"}),
    ("fly", {"planet": "hazard"}),
    ("scan", {"card": "17"}),
    ("develop", {"cards": "12+40"}),
    ("discover", {}),
    ("top-up", {"discard": "-"}),
    ("take", {"tile": "what I typed myself"}),
]


@pytest.mark.parametrize(("verb", "nouns"), ACTIONS)
async def test_acting(scene: Scene, verb: str, nouns: dict[str, str]) -> None:
    ada = scene.world.member("ada")
    answer = await ada.slash(scene.channel, f"space-mission {verb}", **nouns)
    assert answer.ephemeral
    await ada.user.slash(f"space-mission {verb}", **nouns, table="900:7")
    game = "space-mission"
    assert scene.service.called("command") == [(game, verb, nouns, None), (game, verb, nouns, "900:7")]
    assert scene.service.order() == ["note", "command", "answered"] * 2


async def test_suggestions_know_what_is_filled_in(scene: Scene) -> None:
    ada = scene.world.member("ada")
    found = await ada.autocomplete(scene.channel, "space-mission jump", "planet", "ha", card="17", table="900:7")
    assert found == [{"name": "Card 17 · jump 3", "value": "17"}]
    [asked] = scene.service.called("complete")
    assert asked == ("space-mission", "jump", "planet", {"card": "17"}, "ha", "900:7")
    await ada.autocomplete(scene.channel, "space-mission jump", "table", "x", card="17")
    assert scene.service.called("complete_table") == [("x",)]
    await ada.autocomplete(scene.channel, "look", "what", "pl")
    await ada.autocomplete(scene.channel, "look", "about", "ha", what="planet")
    await ada.autocomplete(scene.channel, "rules", "topic", "", table="900:7")
    await ada.autocomplete(scene.channel, "rules", "topic", "sc", game="space-mission")
    assert scene.service.called("complete_look") == [("", "pl", None), ("planet", "ha", None)]
    assert scene.service.called("complete_topic") == [("", "", "900:7"), ("space-mission", "sc", None)]
    assert not scene.service.called("note")


async def test_at_most_25_suggestions_each_within_its_limits(scene: Scene) -> None:
    scene.service.choices = [
        Choice("x" * 101, "value too long"),
        Choice("", "no value"),
        Choice("long", "l" * 150, "hint"),
        Choice("bare", "", None),
        *(Choice(str(number), f"Card {number}", "h" * 99) for number in range(40)),
    ]
    found = await scene.world.member("ada").autocomplete(scene.channel, "space-mission scan", "card", "")
    assert len(found) == 25
    assert [choice["value"] for choice in found[:3]] == ["long", "bare", "0"]
    assert len(found[0]["name"]) == 100
    assert found[1]["name"] == "bare"
    assert found[2]["name"] == "Card 0"


async def test_suggestions_never_raise(scene: Scene, caplog: pytest.LogCaptureFixture) -> None:
    scene.service.choices = RuntimeError("broken")
    assert await scene.world.member("ada").autocomplete(scene.channel, "space-mission scan", "card", "1") == []
    assert "suggestions for scan card" in caplog.text


@pytest.mark.parametrize(("status", "code"), [(404, 10062), (400, 40060), (503, 0)])
async def test_suggestions_that_arrive_too_late_are_no_error(
    scene: Scene, caplog: pytest.LogCaptureFixture, status: int, code: int
) -> None:
    caplog.set_level(logging.INFO)
    scene.service.choices = [Choice("17", "Card 17")]
    scene.world.env.inject_error("POST", "/interactions/*/callback", status=status, code=code, times=1)
    await scene.world.member("ada").autocomplete(scene.channel, "space-mission scan", "card", "1")
    assert f"suggestions were not shown: {status}/{code}" in caplog.text
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]


async def test_a_server_admin_is_told_from_others(scene: Scene) -> None:
    ada = scene.world.member("ada")
    await ada.slash(scene.channel, "board")
    role = scene.world.guild.create_role("boss", permissions=discord.Permissions(manage_guild=True))
    boss = scene.world.guild.add_member(scene.world.env.create_user("boss"), roles=[role])
    await boss.slash(scene.channel, "board")
    await boss.user.slash("board")
    assert [request.server_admin for request in scene.service.asks] == [False, True, False]


async def test_verify_brings_the_file_that_is_attached(scene: Scene) -> None:
    ada = scene.world.member("ada")
    await ada.slash(scene.channel, "verify", record=("game.json", b"{}"))
    [asked] = scene.service.asks
    assert asked.upload is not None and asked.upload.size == 2
    assert await asked.upload.read() == b"{}"
    scene.service.asks.clear()
    await ada.slash(scene.channel, "verify")
    assert scene.service.asks[0].upload is None


async def test_a_file_that_discord_has_lost_is_told_kindly() -> None:
    class Lost(discord.Attachment):
        def __init__(self) -> None:
            self.size = 5

        async def read(self, *, use_cached: bool = False) -> bytes:
            raise discord.DiscordServerError(Mock(status=503, reason="down"), "down")

    found = upload_of([None, "text", Lost()])
    assert found is not None
    with pytest.raises(Refused, match="upload-lost"):
        await found.read()
