"""Files for download are sent with their card, and their buttons work without a server."""

from __future__ import annotations

import pytest

from bot import limits
from bot.service.card import Button, ButtonId, Buttons, Card, File, Image, Text, components
from cogs.components.compose import compose
from cogs.components.fit import Unshowable, faults
from tests.cogs.conftest import Scene
from tests.cogs.fake_service import Picture, panel, png

RECORD = File(b'{"form": "public"}\n', "space-mission-7.json")


async def test_a_file_is_attached_and_shown() -> None:
    card = Card((Text("The record"), RECORD, Image(Picture(png(), "hand.png"), "a hand"), RECORD))
    made = compose(card, strict=True)
    [frame] = made.view.to_components()
    _, file, _, again = frame["components"]
    assert (file["type"], file["file"]["url"]) == (13, "attachment://space-mission-7.json")
    assert again["file"]["url"] == f"attachment://{made.files[2].filename}" != file["file"]["url"]
    assert made.files[0].fp.read() == RECORD.data
    assert 1 + len(frame["components"]) == components(card) == 5


@pytest.mark.parametrize(
    "file",
    [
        File(b"", "a.json"),
        File(b"x" * (limits.FILE_BYTES + 1), "a.json"),
        File(b"x", "../a.json"),
        File(b"x", "a b.json"),
        File(b"x", ""),
    ],
)
async def test_what_discord_would_not_take_is_never_sent(file: File) -> None:
    assert faults(Card((file,)))
    with pytest.raises(Unshowable):
        compose(Card((file,)))


async def test_files_and_pictures_share_one_limit() -> None:
    assert faults(Card((RECORD,) * limits.FILES)) == []
    assert faults(Card((RECORD,) * limits.FILES + (Image(Picture(png(), "a.png"), "a"),)))
    assert faults(Card((File(b"x" * limits.FILE_BYTES, "a.json"),) * 3))


async def test_an_export_arrives_in_private_with_its_file(scene: Scene) -> None:
    scene.service.answers["look"] = Card((Text("The record"), RECORD))
    answer = await scene.world.member("ada").slash(scene.channel, "export")
    assert answer.ephemeral and answer.response is not None
    assert "space-mission-7.json" in str(answer.response.attachments)
    [frame] = answer.response.components
    _, file = frame["components"]
    assert (file["type"], file["name"], file["size"]) == (13, RECORD.filename, len(RECORD.data))


async def test_personal_button_is_noted_for_server_of_click(scene: Scene) -> None:
    """Its button names server 0, which is no server."""
    ada = scene.world.member("ada")
    forget = Button("Forget me", ButtonId(0, 0, "forget-me"), style="danger")
    scene.service.answers["look"] = Card((Text("My data"), Buttons((forget,))))
    scene.service.answers["press"] = panel()
    shown = await ada.slash(scene.channel, "my-data")
    assert shown.response is not None
    scene.service.calls.clear()
    await ada.click(shown.response, label="Forget me")
    assert [arguments[1] for arguments in scene.service.called("note")] == [scene.world.guild.id]
    assert scene.service.called("press") == [(ButtonId(0, 0, "forget-me"), ())]
