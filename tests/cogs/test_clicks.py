"""Clicks: where the answer goes, and which clicks are not ours."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import discord
import pytest
from msgspec.structs import replace

from bot.service.card import Button, ButtonId, Buttons, Card, Choice, Form, FormMenu, Text
from bot.service.messenger import Sent
from cogs.clicks import _values
from tests.cogs.conftest import Scene, client_of
from tests.cogs.fake_service import FakeService, button_id, panel, words


def lobby() -> Card:
    """A message that all can see."""
    return Card(
        (Text("A table is open."), Buttons((Button("Join", button_id("join")), Button("Look", button_id("look")))))
    )


async def posted(scene: Scene, card: Card) -> Any:
    with scene.world.env._bot_scope():
        sent = await scene.messenger.send(scene.channel.id, card, "1")
    message = scene.channel.last_message
    assert message is not None
    assert sent == Sent(scene.channel.id, message.id)
    return message


async def test_a_click_on_a_public_message_is_answered_in_private(scene: Scene) -> None:
    ada = scene.world.member("ada", locale="de")
    message = await posted(scene, lobby())
    answer = await ada.click(message, label="Look")
    assert scene.service.called("press") == [(button_id("look"), ())]
    assert scene.service.order() == ["note", "press", "answered"]
    assert scene.service.called("note")[0][1] == 900
    assert answer.ephemeral
    assert answer.response is not None
    assert answer.response.id != message.id
    assert "Your turn" in str(answer.response.components)
    assert "A table is open" in str(scene.channel.history()[0].components)
    [request] = scene.service.asks
    assert (request.source, request.locale, request.user) == ("panel", "de", ada.id)
    assert [file.description for file in answer.response.attachments] == ["Your hand: cards 3, 17 and 40."]


async def test_a_click_in_a_private_panel_renews_that_panel(scene: Scene) -> None:
    ada = scene.world.member("ada")
    first = await ada.slash(scene.channel, "act")
    assert first.response is not None
    scene.service.answers["press"] = words("You jumped.")
    second = await ada.click(first.response, label="Jump")
    assert scene.service.called("press") == [(button_id("do", "jump", "17", "hazard", decision=3), ())]
    assert second.response is None or second.response.id == first.response.id
    assert "You jumped" in str(first.response.components)
    assert first.response.attachments == []
    assert len(scene.channel.history(viewer=ada)) == 1


async def test_a_click_in_the_dm_renews_that_message(scene: Scene) -> None:
    ada = scene.world.member("ada")
    with scene.world.env._bot_scope():
        await scene.messenger.send_dm(ada.id, panel(), "1")
    [message] = ada.user.dm_channel.history()
    scene.service.answers["press"] = words("You jumped.")
    await ada.user.click(message, label="Jump")
    [message] = ada.user.dm_channel.history()
    assert "You jumped" in str(message.components[0].to_dict())
    [request] = scene.service.asks
    assert (request.guild, request.server_admin) == (None, False)


async def test_what_is_chosen_arrives(scene: Scene) -> None:
    ada, bob = scene.world.member("ada"), scene.world.member("bob")
    robot = scene.world.guild.add_member(scene.world.env.create_user("robot", bot=True))
    answer = await ada.slash(scene.channel, "act")
    assert answer.response is not None
    await ada.select(answer.response, ["3", "40"], custom_id="m1:p0:7:3:menu:discard")
    await ada.select(answer.response, [bob, robot], custom_id="m1:p0:7:0:invite:")
    assert scene.service.called("press") == [
        (button_id("menu", "discard", decision=3), ("3", "40")),
        (button_id("invite"), (f"{bob.id} bob",)),
    ]


@pytest.mark.parametrize(
    ("user", "member", "told"),
    [
        ({"username": "bob"}, {}, "5 bob"),
        ({"username": "bob", "global_name": "Bob the Great"}, {}, "5 Bob the Great"),
        ({"username": "bob", "global_name": "Bob"}, {"nick": "Captain Bob"}, "5 Captain Bob"),
        ({"username": "bob", "global_name": None}, {"nick": None}, "5 bob"),
    ],
)
def test_people_are_told_by_the_name_they_go_by(user: dict[str, Any], member: dict[str, Any], told: str) -> None:
    resolved = {"users": {"5": {"id": "5", **user}}, "members": {"5": member}}
    assert _values({"values": ["5"], "resolved": resolved}) == (told,)


async def test_buttons_work_after_a_restart(scene: Scene) -> None:
    ada = scene.world.member("ada")
    message = await posted(scene, lobby())
    service = FakeService()
    await scene.world.restart(client_of(service))
    answer = await ada.click(message, label="Join")
    assert answer.acknowledged
    assert service.called("press") == [(button_id("join"), ())]


HOSTILE = ["m1:p0:7:3:do", "m1:p0:7:3:DO:x", "m0:p0:7:3:do:x", "m2:anything at all", "m1:", "m1:١:7:3:do:x"]


@pytest.mark.parametrize("custom_id", HOSTILE)
@pytest.mark.parametrize("locale", ["en-GB", "de", "ja"])
async def test_an_unknown_button_of_ours_gets_a_kind_word(scene: Scene, custom_id: str, locale: str) -> None:
    ada = scene.world.member("ada", locale=locale)
    message = await posted(scene, lobby())
    answer = await scene.world.forge_click(ada, message, custom_id)
    assert scene.service.order() == []
    assert answer.ephemeral
    assert answer.response is not None
    assert ("Diesen Knopf" if locale == "de" else "this button") in str(answer.response.components)


@pytest.mark.parametrize("custom_id", ["other:1:2", "tiny:step:1", "mx:1", ""])
async def test_what_is_not_ours_is_left_alone(scene: Scene, custom_id: str) -> None:
    ada = scene.world.member("ada")
    message = await posted(scene, lobby())
    answer = await scene.world.forge_click(ada, message, custom_id)
    assert not answer.acknowledged
    assert scene.service.order() == []


async def test_hostile_values_are_only_passed_on(scene: Scene) -> None:
    ada = scene.world.member("ada")
    message = await posted(scene, lobby())
    values = ["'; drop table", "٣", "x" * 100]
    await scene.world.forge_click(ada, message, "m1:p0:7:3:menu:discard", values)
    assert scene.service.called("press") == [(ButtonId(900, 7, "menu", ("discard",), 3), tuple(values))]


async def test_a_hundred_panels_leave_nothing_in_the_view_store(scene: Scene) -> None:
    ada = scene.world.member("ada")
    message = await posted(scene, lobby())
    with scene.world.env._bot_scope():
        for number in range(100):
            await scene.messenger.send(scene.channel.id, panel(), f"n{number}")
            await scene.messenger.edit(scene.channel.id, message.id, panel(number))
    await ada.slash(scene.channel, "act")
    store = scene.client._connection._view_store
    assert not store._views
    assert not store._synced_message_views
    assert not store._dynamic_items
    assert not scene.client.persistent_views


WHY = Form("Go back", "Why?", "Everybody can read it", most=20)


async def test_button_with_a_form_opens_it_and_acts_on_its_submit(scene: Scene) -> None:
    ada = scene.world.member("ada")
    first = await ada.slash(scene.channel, "act")
    assert first.response is not None
    scene.service.forms["do"] = WHY
    shown = await ada.click(first.response, label="Jump")
    assert scene.service.called("press") == [], "nothing is done before"
    assert shown.modal is not None
    scene.service.answers["press"] = words("You went back.")
    await ada.submit_modal(shown, {"text": "  a slip  "})
    assert scene.service.called("press") == [(button_id("do", "jump", "17", "hazard", decision=3), ("a slip",))]
    assert scene.service.order()[-3:] == ["note", "press", "answered"]
    assert "You went back" in str(first.response.components), "the panel itself becomes the answer"


WHICH = FormMenu("Which?", (Choice("one", "The one", chosen=True), Choice("other", "The other")))


@pytest.mark.parametrize("chosen", ["one", "other"])
async def test_the_choice_of_a_form_comes_after_its_text(scene: Scene, chosen: str) -> None:
    ada = scene.world.member("ada")
    message = await posted(scene, lobby())
    scene.service.forms["join"] = replace(WHY, menus=(WHICH,))
    shown = await ada.click(message, label="Join")
    assert shown.modal is not None
    [_, menu] = shown.modal["components"]
    assert menu["label"] == "Which?"
    assert [option.get("default", False) for option in menu["component"]["options"]] == [True, False]
    await ada.submit_modal(shown, {"text": "why not", "choice": [chosen]})
    assert scene.service.called("press") == [(button_id("join"), ("why not", chosen))]


async def test_a_form_that_discord_rejects_opens_without_its_menu(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = scene.world.member("ada")
    message = await posted(scene, lobby())
    scene.service.forms["join"] = replace(WHY, menus=(WHICH,))
    send = discord.InteractionResponse.send_modal

    async def rejects_menus(self: Any, modal: Any, /) -> Any:
        if len(modal.children) > 1:
            raise discord.HTTPException(SimpleNamespace(status=400, reason="Bad Request"), "no menu here")  # pyright: ignore[reportArgumentType]
        return await send(self, modal)

    monkeypatch.setattr(discord.InteractionResponse, "send_modal", rejects_menus)
    shown = await ada.click(message, label="Join")
    assert shown.modal is not None and len(shown.modal["components"]) == 1
    await ada.submit_modal(shown, {"text": "why not"})
    assert scene.service.called("press") == [(button_id("join"), ("why not",))]


CHOICES = Form(
    "Notices",
    menus=(
        FormMenu("How?", (Choice("dm", "DM", chosen=True), Choice("silent", "Never")), "radio", "notice"),
        FormMenu("Days", (Choice("Sat", "Sa", chosen=True), Choice("Sun", "Su")), "boxes", "days"),
        FormMenu("When?", (Choice("6h", "6 h"), Choice("1d", "1 d")), name="remind"),
    ),
)


async def test_each_choice_of_a_form_arrives_under_its_name(scene: Scene) -> None:
    ada = scene.world.member("ada")
    message = await posted(scene, lobby())
    scene.service.forms["join"] = CHOICES
    shown = await ada.click(message, label="Join")
    assert shown.modal is not None
    assert [part["component"]["type"] for part in shown.modal["components"]] == [21, 22, 3]
    boxes = shown.modal["components"][1]["component"]["options"]
    assert [option.get("default", False) for option in boxes] == [True, False]
    await ada.submit_modal(shown, {"notice": "silent", "days": ["Sat", "Sun"]})
    assert scene.service.called("press") == [(button_id("join"), ("notice=silent", "days=Sat,Sun", "remind="))]


async def test_a_rejected_form_of_choices_gives_way_to_menus(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = scene.world.member("ada")
    message = await posted(scene, lobby())
    scene.service.forms["join"] = CHOICES
    scene.service.answers["press"] = words("Here are the menus.")

    async def rejects(self: Any, modal: Any, /) -> Any:
        raise discord.HTTPException(SimpleNamespace(status=400, reason="Bad Request"), "no radio here")  # pyright: ignore[reportArgumentType]

    monkeypatch.setattr(discord.InteractionResponse, "send_modal", rejects)
    shown = await ada.click(message, label="Join")
    assert shown.modal is None
    assert "Here are the menus" in str(shown.followups[0].components)
    assert scene.service.called("press") == [(button_id("join"), ())]


async def test_a_form_from_a_public_message_is_answered_in_private(scene: Scene) -> None:
    ada = scene.world.member("ada")
    message = await posted(scene, lobby())
    scene.service.forms["join"] = WHY
    answer = await ada.submit_modal(await ada.click(message, label="Join"), {"text": "why not"})
    assert [follow_up.ephemeral for follow_up in answer.followups] == [True]
    assert scene.service.called("press") == [(button_id("join"), ("why not",))]


async def test_a_form_that_cannot_be_made_is_excused(scene: Scene) -> None:
    ada = scene.world.member("ada")
    message = await posted(scene, lobby())
    scene.service.broken["form"] = RuntimeError("broken")
    answer = await ada.click(message, label="Join")
    assert answer.response is not None
    assert "Sorry" in str(answer.response.components)
    assert scene.service.called("press") == []
