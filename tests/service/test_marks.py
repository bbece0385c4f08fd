"""Colours and emblems that players would like in pictures: settled when a game starts, and known to no rule."""

from __future__ import annotations

import dataclasses
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from bot.games.core.style import COLOURS, EMBLEMS, Mark
from bot.games.history.log import encode
from bot.service.card import File, Image, icon_id
from bot.service.records import Person
from bot.service.tables.marks import resolved
from renderers.registry import icons
from tests.service.pretended import blocks, buttons, menus, text
from tests.service.world import ANN, BOB, CEM, GUILD, World
from tests.service.world import world as make_world


async def likes(world: World, user: int, colour: str | None = None, emblem: str | None = None) -> None:
    await world.store.people.save_person(Person(user=user, colour=colour, emblem=emblem))


async def worn(world: World) -> list[tuple[str | None, str | None]]:
    return [(seat.colour, seat.emblem) for seat in (await world.loaded()).seats]


@pytest.mark.parametrize(
    ("wishes", "colours"),
    [
        ((None, None, None), ("blue", "yellow", "green")),
        (("green", None, None), ("green", "yellow", "blue")),
        (("red", "red", "red"), ("red", "yellow", "green")),
        ((None, "blue", "blue"), ("yellow", "blue", "green")),
        (("black", "black", None, None, None), ("black", "yellow", "green", "red", "blue")),
        (("pink", "yellow"), ("blue", "yellow")),
    ],
)
def test_the_first_seat_that_wishes_gets_it(wishes: tuple[str | None, ...], colours: tuple[str, ...]) -> None:
    assert resolved(wishes, COLOURS) == colours


def test_without_a_wish_a_seat_keeps_what_it_had() -> None:
    had = ("yellow", "blue", None)
    assert resolved((None, None, None), COLOURS, had) == ("yellow", "blue", "green")
    assert resolved((None, "yellow", None), COLOURS, had) == ("blue", "yellow", "green")


async def test_players_get_what_they_like_when_the_game_starts(world: World) -> None:
    await likes(world, ANN, "red", "cross")
    await likes(world, BOB, "red", "square")
    await world.opened(ANN)
    await world.press(BOB, "join")
    await world.settle()
    assert await worn(world) == [(None, None)] * 2
    await world.press(ANN, "start")
    await world.settle()
    assert await worn(world) == [("red", "cross"), ("yellow", "square")]
    assert (await world.loaded()).marks == (Mark(3, 4), Mark(1, 1))
    (lobby,) = [each for each in world.messenger.in_channel() if "The game has begun" in text(each.card)]
    assert "Who is who in pictures: Ann red, cross E and Bob\\_\\* yellow, square B." in text(lobby.card)
    await likes(world, ANN, "green")
    await world.turn(ANN)
    assert await worn(world) == [("red", "cross"), ("yellow", "square")], "it holds for the whole game"


async def test_a_game_has_the_colours_of_its_box(world: World) -> None:
    await likes(world, ANN, "black", "cross")
    await world.started(ANN, BOB, order="host", game="space-missions")
    assert await worn(world) == [("blue", "hexagon"), ("yellow", "square")]


async def test_colours_leave_log_and_record_as_they_are(tmp_path: Path) -> None:
    records: list[Any] = []
    for colour in (None, "black"):
        async with make_world(tmp_path / str(colour)) as world:
            await likes(world, BOB, colour)
            await world.started(ANN, BOB)
            await world.turn(ANN)
            assert (await worn(world))[1][0] == (colour or "yellow")
            entries = [(entry.body, entry.events) for entry in await world.entries()]
            files = [blocks(await world.look(user, "record"), File)[0].data for user in (ANN, BOB)]
            records.append((entries, files, encode((await world.loaded()).state)))
    assert records[0] == records[1] and records[0][0]


async def test_pictures_and_alt_texts_have_the_marks(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    marks: list[tuple[Mark, ...]] = []

    async def draw(*given: Any) -> Any:
        marks.append(given[6].marks)
        return SimpleNamespace(data=b"png", filename="board.png")

    async def film(*given: Any) -> Any:
        marks.append(given[5].marks)
        return SimpleNamespace(data=b"gif", filename="film.gif")

    await likes(world, ANN, "red")
    await world.store.people.save_person(Person(user=BOB, emblem="cross", pictures="wide", language="de"))
    monkeypatch.setattr(world.context.render_service, "draw", draw)
    monkeypatch.setattr(world.context.render_service, "film", film)
    await world.started(ANN, BOB)
    marks.clear()
    (board,) = blocks(await world.look(ANN, "board"), Image)
    assert board.alt.endswith("Who is who in pictures: Ann red, hexagon A and Bob_* yellow, cross E.")
    (board,) = blocks(await world.look(BOB, "board"), Image)
    assert board.alt.endswith("Wer wer ist auf Bildern: Ann rot, Sechseck A und Bob_* gelb, Kreuz E.")
    (hand,) = blocks(await world.look(ANN, "hand"), Image)
    assert hand.alt.endswith("Who is who in pictures: Ann red, hexagon A.")
    (pile,) = blocks(await world.look(ANN, "pile"), Image)
    assert "Who is who" not in pile.alt
    await world.press(ANN, "film")
    assert marks == [(Mark(3, 0), Mark(1, 4))] * 5


async def test_a_table_from_before_has_the_marks_of_its_seats(world: World) -> None:
    await world.started(ANN, BOB)
    async with world.store.write(GUILD) as tx:
        await tx.save_seats(1, [replace(seat, colour=None, emblem=None) for seat in await tx.seats(1)])
    loaded = await world.loaded()
    assert loaded.marks == () and loaded.marks_told() is None
    broken = tuple(replace(seat, colour="red", emblem="star") for seat in loaded.seats)
    assert dataclasses.replace(loaded, seats=broken).marks == (), "two seats never look the same"


@pytest.mark.parametrize(("locale", "button", "said"), [("en-US", "Colour", "green"), ("de", "Farbe", "grün")])
async def test_settings_offer_colours_and_emblems(world: World, locale: str, button: str, said: str) -> None:
    card = await world.click(CEM, await world.look(CEM, "settings", locale=locale), button, locale=locale)
    colour, emblem = menus(card)
    assert [choice.value for choice in colour.choices] == ["off", *COLOURS]
    assert [choice.value for choice in emblem.choices] == ["off", *EMBLEMS]
    card = await world.use(CEM, colour.button_id, ("green",), locale=locale)
    assert f"✅ **{button}:** {said}" in text(card) and menus(card)[0].choices[3].chosen
    await world.look(CEM, "emblem", "star")
    person = await world.store.people.person(CEM)
    assert (person.colour, person.emblem) == ("green", "star")
    await world.use(CEM, colour.button_id, ("off",), locale=locale)
    assert (await world.store.people.person(CEM)).colour is None
    for name in ("colour", "emblem"):
        assert "I do not know this" in text(await world.look(CEM, name, "pink"))
    back = buttons(card)[-1].button_id
    assert back is not None and len(menus(await world.use(CEM, back))) > 5


async def test_the_text_of_a_board_names_the_marks(world: World) -> None:
    """A table at which the players have chosen: the text board, a player's look, and its menu with their emblems."""
    await likes(world, ANN, "red", "cross")
    await world.started(ANN, BOB)
    told = "Who is who in pictures: Ann red, cross E and Bob\\_\\* yellow, square B."
    assert told in text(await world.press(ANN, "text", "board", "-"))
    assert "Who is who in pictures: Ann red, cross E." in text(await world.press(BOB, "text", "player", "0"))
    assert text(await world.press(BOB, "text", "hand", "-")).endswith("pictures: Bob\\_\\* yellow, square B.")
    assert "Who is who" not in text(await world.press(BOB, "text", "pile", "-"))
    looked = await world.press(BOB, "look", "player", "0")
    [menu] = [menu for menu in menus(looked) if menu.button_id.verb == "look"]
    assert [(choice.emoji, choice.icon) for choice in menu.choices] == [
        ("🔴", "records/red-cross"),
        ("🟡", "records/yellow-square"),
    ]
    assert {choice.icon for choice in menu.choices} <= {icon_id(*icon) for icon in icons()}


async def test_menus_of_players_have_their_emblems(world: World) -> None:
    await world.started(ANN, BOB)
    found = menus(await world.press(ANN, "log"))
    players = next(menu for menu in found if menu.button_id.verb == "log-of")
    assert [choice.icon for choice in players.choices] == [None, "records/blue-hexagon", "records/yellow-square"]
