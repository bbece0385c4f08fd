"""The application's own emojis: uploaded once, replaced when drawn otherwise, and never in the way of a message."""

from __future__ import annotations

from collections.abc import AsyncIterator, Collection, Mapping
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

import renderers
from bot.saved_pictures import SavedPictures
from bot.service.card import Button, ButtonId, Buttons, Card, Choice, Menu, icon_id
from cogs import app_emojis
from cogs.app_emojis import AppEmojis, emoji_name
from cogs.components.compose import Composed
from renderers.registry import icons

HERE = ButtonId(1, 1, "do")
CARD = Card(
    (
        Buttons((Button("Hazard", HERE, "🌀", icon="sm/hazard"),)),
        Menu(ButtonId(1, 1, "pick"), "?", (Choice("1", "One", icon="sm/water"),)),
    )
)
DRAWN = {"sm/hazard": b"planet", "sm/water": b"drop"}


def refusal(code: int, message: str) -> discord.HTTPException:
    answer: Any = SimpleNamespace(status=400, reason="Bad Request")
    return discord.HTTPException(answer, {"code": code, "message": message})


class Emoji:
    def __init__(self, at: Application, name: str, number: int) -> None:
        self.at, self.name, self.number = at, name, number

    def __str__(self) -> str:
        return f"<:{self.name}:{self.number}>"

    async def delete(self) -> None:
        del self.at.there[self.name]


class Application:
    """As much of a client as uploads need. `limits`: how many uploads Discord's rate limit refuses first."""

    def __init__(self, *names: str, limits: int = 0, room: int = 100) -> None:
        self.there = {name: Emoji(self, name, number) for number, name in enumerate(names, 1)}
        self.uploaded: list[str] = []
        self.limits, self.room = limits, room

    async def fetch_application_emojis(self) -> list[Emoji]:
        return list(self.there.values())

    async def create_application_emoji(self, *, name: str, image: bytes) -> Emoji:
        if self.limits:
            self.limits -= 1
            raise discord.RateLimited(7.5)
        if len(self.there) >= self.room:
            raise refusal(30008, "Maximum number of emojis reached")
        self.uploaded.append(name)
        self.there[name] = Emoji(self, name, 10**18 + len(self.there))
        return self.there[name]


class Pictures:
    """The small pictures as they are drawn now; `asked`: those that had to be drawn."""

    def __init__(self, drawn: dict[str, bytes]) -> None:
        self.as_drawn, self.asked = drawn, list[str]()
        self.saved: Mapping[str, str] = {}

    async def drawn(self, known: Collection[str]) -> AsyncIterator[tuple[str, bytes]]:
        for icon in [icon for icon in self.as_drawn if icon not in known]:
            self.asked.append(icon)
            yield icon, self.as_drawn[icon]

    async def names(self) -> Mapping[str, str]:
        return self.saved

    async def save_names(self, names: Mapping[str, str]) -> None:
        self.saved = dict(names)


async def upload(application: Any, drawn: dict[str, bytes] = DRAWN) -> AppEmojis:
    emojis = AppEmojis()
    await emojis.upload(application, Pictures(drawn))
    return emojis


def emojis_of(made: Composed) -> list[Any]:
    [frame] = made.view.to_components()
    buttons, menu = frame["components"]
    return [buttons["components"][0].get("emoji"), menu["components"][0]["options"][0].get("emoji")]


async def sent(emojis: AppEmojis, *errors: Exception) -> list[list[Any]]:
    """Return what each try to send the card showed; the first tries meet these errors."""
    tries: list[list[Any]] = []
    left = list(errors)

    async def send(made: Composed) -> None:
        tries.append(emojis_of(made))
        if left:
            raise left.pop(0)

    await emojis.send(CARD, send, strict=True)
    return tries


async def test_what_is_uploaded_stands_on_buttons_and_in_menus() -> None:
    [[button, choice]] = await sent(await upload(Application()))
    assert button == {"name": emoji_name("sm/hazard", b"planet"), "id": 10**18}
    assert choice["name"] == emoji_name("sm/water", b"drop")


async def test_without_uploads_the_unicode_emoji_stands() -> None:
    [[button, choice]] = await sent(AppEmojis())
    assert button["name"] == "🌀" and choice is None


async def test_a_picture_is_uploaded_once_and_again_when_it_changes() -> None:
    application = Application("of_somebody_else")
    await upload(application)
    await upload(application)
    assert application.uploaded == [emoji_name(icon, image) for icon, image in DRAWN.items()]
    await upload(application, {**DRAWN, "sm/water": b"another drop"})
    kept = {"of_somebody_else", emoji_name("sm/hazard", b"planet"), emoji_name("sm/water", b"another drop")}
    assert set(application.there) == kept


async def test_what_discord_has_by_its_saved_name_is_not_drawn() -> None:
    application, pictures = Application(), Pictures(DRAWN)
    await AppEmojis().upload(cast("Any", application), pictures)
    assert pictures.asked == [*DRAWN] and pictures.saved.keys() == DRAWN.keys()
    await application.there[emoji_name("sm/water", b"drop")].delete()
    again = AppEmojis()
    await again.upload(cast("Any", application), pictures)
    assert pictures.asked == [*DRAWN, "sm/water"] and again.shown.keys() == DRAWN.keys()
    assert application.uploaded.count(emoji_name("sm/hazard", b"planet")) == 1
    pictures.saved, pictures.as_drawn = {}, {**DRAWN, "sm/water": b"another drop"}
    await AppEmojis().upload(cast("Any", application), pictures)
    assert set(application.there) == set(pictures.saved.values()), "the former picture is deleted"


async def test_names_survive_while_pictures_are_drawn_alike(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pictures = SavedPictures(cast("Any", None), tmp_path / "emojis.json")
    assert await pictures.names() == {}
    names = {icon_id(*icon): "name" for icon in icons()}
    await pictures.save_names(names)
    assert await pictures.names() == names and [drawn async for drawn in pictures.drawn(names)] == []
    (tmp_path / "emojis.json").write_bytes(b"torn {")
    assert await pictures.names() == {}
    await pictures.save_names({"a game/that is gone": "name"})
    assert await pictures.names() == {}
    await pictures.save_names(names)
    monkeypatch.setattr(renderers, "fingerprint", lambda: "drawn in another way")
    assert await pictures.names() == {}


async def test_emojis_that_find_no_room_stay_unicode(caplog: pytest.LogCaptureFixture) -> None:
    [[button, choice]] = await sent(await upload(Application(room=1)))
    assert button["name"] == emoji_name("sm/hazard", b"planet") and choice is None
    assert "not all emojis were uploaded: 400/30008" in caplog.text


async def test_a_rate_limit_is_waited_out(monkeypatch: pytest.MonkeyPatch) -> None:
    waited: list[float] = []

    async def sleep(seconds: float) -> None:
        waited.append(seconds)

    monkeypatch.setattr(app_emojis.asyncio, "sleep", sleep)
    assert len((await upload(Application(limits=2))).shown) == 2
    assert waited == [7.5, 7.5]


async def test_a_message_whose_emoji_is_refused_is_sent_with_unicode() -> None:
    emojis = await upload(Application())
    error = refusal(50035, "In components.0.components.0.emoji.id: Invalid emoji")
    first, second = await sent(emojis, error)
    assert first[0]["name"] != "🌀" and second[0]["name"] == "🌀"
    assert [try_[0]["name"] for try_ in await sent(emojis)] == ["🌀"], "the next ones, too"


async def test_another_refusal_is_not_tried_again() -> None:
    emojis = await upload(Application())
    with pytest.raises(discord.HTTPException):
        await sent(emojis, refusal(50035, "In components.0: Invalid form"))
    assert emojis.shown


def test_names_fit_and_tell_pictures_apart() -> None:
    long = "space-missions/" + "life-support-backup" * 3
    assert len(emoji_name(long, b"x")) == 32
    assert emoji_name("a/re-entry", b"x") != emoji_name("a/re-entry", b"y")
    assert emoji_name("a/re-entry", b"x").startswith("re_entry_")
