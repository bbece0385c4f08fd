"""Cards become messages, block by block. Text that does not fit is cut; no button is lost."""

from __future__ import annotations

import gc
import weakref
from contextlib import suppress
from typing import Any

import discord
import pytest
from discord import ui

from bot import limits
from bot.service.card import (
    Block,
    Button,
    ButtonId,
    Buttons,
    Card,
    Choice,
    Divider,
    File,
    Image,
    Menu,
    PeopleMenu,
    PlaceMenu,
    Section,
    Text,
    components,
)
from cogs.components import custom_ids
from cogs.components.compose import compose
from cogs.components.fit import Unshowable, faults
from tests.cogs.fake_service import Picture, button_id, panel, png, words


def parts(card: Card, *, strict: bool = True) -> list[dict[str, Any]]:
    [frame] = compose(card, strict=strict).view.to_components()
    assert frame["type"] == 17
    return frame["components"]


def count(sent: list[dict[str, Any]]) -> int:
    """Return how many components a message has, each row and the frame among them."""
    return sum(1 + count(part.get("components", [])) for part in sent)


async def test_every_block_has_its_component() -> None:
    made = compose(panel(), strict=True)
    [frame] = made.view.to_components()
    text, gallery, line, buttons, menu, people = frame["components"]
    assert frame["accent_color"] == 0x4466AA
    assert text["content"] == "**Your turn.** First action of two."
    [item] = gallery["items"]
    assert item["media"]["url"] == "attachment://hand.png"
    assert item["description"] == "Your hand: cards 3, 17 and 40."
    assert line["type"] == 14
    jump, top_up, resign, never, link = buttons["components"]
    assert (jump["label"], jump["style"], jump["emoji"]["name"]) == ("Jump", 1, "🌀")
    assert jump["custom_id"] == "m1:p0:7:3:do:jump 17 hazard"
    assert (top_up["style"], resign["style"], never["style"], link["style"]) == (3, 4, 2, 5)
    assert never["disabled"] is True
    assert link["url"] == "https://discord.com/channels/1/2"
    [select] = menu["components"]
    assert (select["min_values"], select["max_values"], select["placeholder"]) == (0, 3, "Cards to throw away")
    assert [option["value"] for option in select["options"]] == ["3", "17", "40"]
    assert select["options"][0]["description"] == "jump 2, scan 1"
    assert [option["default"] for option in select["options"]] == [False, True, False]
    [whom] = people["components"]
    assert (whom["type"], whom["max_values"]) == (5, 4)
    assert count([frame]) == components(panel()) == 14
    [file] = made.files
    assert (file.filename, file.description) == ("hand.png", "Your hand: cards 3, 17 and 40.")


async def test_buttons_and_menus_are_written_as_by_the_library() -> None:
    row = (
        Button("Jump", button_id("do", "jump"), "🌀", style="good", disabled=True),
        Button("", button_id("do"), "<a:spin:5>", style="danger"),
        Button("Page", url="https://discord.com"),
    )
    choices = (Choice("3", "Card 3", "jump 2", "🃏"), Choice("4", "Card 4", chosen=True))
    text, buttons, chosen = parts(
        Card((Text("Your turn"), Buttons(row), Menu(button_id("menu"), "Cards", choices, 0, 2)))
    )
    style, do, pick = discord.ButtonStyle, custom_ids.write(button_id("do")), custom_ids.write(button_id("menu"))
    jump = custom_ids.write(button_id("do", "jump"))
    options = [
        discord.SelectOption(label="Card 3", value="3", description="jump 2", emoji="🃏"),
        discord.SelectOption(label="Card 4", value="4", default=True),
    ]
    assert text == ui.TextDisplay[Any]("Your turn").to_component_dict()
    assert (
        buttons
        == ui.ActionRow[Any](
            ui.Button(label="Jump", custom_id=jump, emoji="🌀", style=style.success, disabled=True),
            ui.Button(custom_id=do, emoji="<a:spin:5>", style=style.danger),
            ui.Button(label="Page", url="https://discord.com"),
        ).to_component_dict()
    )
    select = ui.Select[Any](custom_id=pick, placeholder="Cards", min_values=0, max_values=2, options=options)
    assert chosen == ui.ActionRow[Any](select).to_component_dict()
    [line] = parts(Card((Section("Table 1", Button("Open", button_id("do"))),)))
    opens = ui.Button[Any](label="Open", custom_id=do)
    assert line == ui.Section[Any](ui.TextDisplay("Table 1"), accessory=opens).to_component_dict()
    [frame] = compose(Card((Text("t"),), 0x4466AA)).view.to_components()
    assert frame == ui.Container[Any](ui.TextDisplay("t"), accent_colour=0x4466AA).to_component_dict()


async def test_message_is_freed_without_the_garbage_collector() -> None:
    made = compose(panel(), strict=True)
    view = weakref.ref(made.view)
    gc.disable()
    try:
        del made
        assert view() is None
    finally:
        gc.enable()


async def test_two_pictures_of_one_name_are_two_files() -> None:
    image = Image(Picture(png(), "hand.png"), "a hand")
    made = compose(Card((image, image)), strict=True)
    assert [file.filename for file in made.files] == ["hand.png", "2-hand.png"]
    galleries = made.view.to_components()[0]["components"]
    assert [gallery["items"][0]["media"]["url"] for gallery in galleries] == [
        "attachment://hand.png",
        "attachment://2-hand.png",
    ]


async def test_only_named_people_are_mentioned() -> None:
    nobody = compose(words("@everyone <@5> <@&6>")).mentions
    assert nobody.to_dict() == {"parse": []}
    somebody = compose(Card((Text("<@5> <@6>"),), mentions=(5,))).mentions
    assert somebody.to_dict() == {"parse": [], "users": [5]}


def _button(label: str = "x", number: int = 0) -> Button:
    return Button(label, button_id("do", str(number)))


def _rows(count: int) -> tuple[Block, ...]:
    return tuple(Buttons(tuple(_button(number=row * 5 + at) for at in range(5))) for row in range(count))


def _menu(**given: Any) -> Menu:
    choices = given.pop("choices", (Choice("a", "A"),))
    return Menu(button_id("menu"), given.pop("placeholder", "Pick"), choices, **given)


def _many(count: int) -> tuple[Choice, ...]:
    return tuple(Choice(str(number), str(number)) for number in range(count))


FITTING = [
    Card((Text("x" * limits.TEXT),)),
    Card((Text("x" * 2000), Text("y" * 2000))),
    Card(_rows(6) + (Text("t"),) * 3),
    Card((Buttons((_button("l" * 80),)),)),
    Card((Buttons((Button("", button_id("do"), "🃏"),)),)),
    Card((_menu(choices=_many(25), placeholder="p" * 150, most=25),)),
    Card((_menu(choices=(Choice("v" * 100, "l" * 100, "h" * 100),)),)),
    Card((Image(Picture(b"x" * limits.FILE_BYTES, "a.png"), "a" * limits.ALT),)),
    Card((Text("t"),), mentions=tuple(range(100))),
]


@pytest.mark.parametrize("card", FITTING)
async def test_the_limits_themselves_fit(card: Card) -> None:
    assert faults(card) == []
    compose(card, strict=True)


CUTTABLE = [
    Card((Text("word " * 900),)),
    Card((Text("x" * 3000), Text("y" * 3000), Buttons((_button(),)))),
    Card((Text("t"), Text(" "))),
    Card((Buttons((_button("l" * 81),)),)),
    Card((_menu(placeholder="p" * 151),)),
    Card((_menu(choices=(Choice("v", "l" * 101, "h" * 101),)),)),
    Card((PeopleMenu(button_id("invite"), "p" * 151),)),
    Card((Image(Picture(png(), "a.png"), "a" * 1025),)),
    Card((Text("t"),), mentions=tuple(range(101))),
]


@pytest.mark.parametrize("card", CUTTABLE)
async def test_too_long_text_fails_in_tests_and_is_cut_in_production(
    card: Card, caplog: pytest.LogCaptureFixture
) -> None:
    with pytest.raises(Unshowable):
        compose(card, strict=True)
    before = sum(len(block.row) for block in card.blocks if isinstance(block, Buttons))
    blocks = parts(card, strict=False)
    assert sum(len(block["components"]) for block in blocks if block["type"] == 1) >= before
    assert sum(len(block["content"]) for block in blocks if block["type"] == 10) <= limits.TEXT
    assert "a card does not fit" in caplog.text


HOPELESS = [
    Card(()),
    Card((Text(""),)),
    Card(_rows(6) + (Text("t"),) * 4),
    Card((Buttons(()),)),
    Card((Buttons(tuple(_button(number=number) for number in range(6))),)),
    Card((Buttons((_button(), _button())),)),
    Card((Buttons((Button("x"),)),)),
    Card((Buttons((Button("x", button_id("do"), url="https://x.example"),)),)),
    Card((Buttons((Button("x", url="javascript:x"),)),)),
    Card((Buttons((Button("", button_id("do")),)),)),
    Card((Buttons((Button("x", button_id("do", "not one noun")),)),)),
    Card((_menu(choices=()),)),
    Card((_menu(choices=_many(26)),)),
    Card((_menu(choices=_many(2), most=3),)),
    Card((_menu(choices=_many(2), least=2, most=1),)),
    Card((_menu(choices=(Choice("a", "A"), Choice("a", "B"))),)),
    Card((_menu(choices=(Choice("v" * 101, "A"),)),)),
    Card((_menu(choices=(Choice("a", "A", chosen=True), Choice("b", "B", chosen=True))),)),
    Card((_menu(placeholder=""),)),
    Card((PeopleMenu(button_id("invite"), "Whom", most=26),)),
    Card((Image(Picture(png(), "a b.png"), "alt"),)),
    Card((Image(Picture(png(), "../a.png"), "alt"),)),
    Card((Image(Picture(b"", "a.png"), "alt"),)),
    Card((Image(Picture(png(), "a.png"), ""),)),
    Card((Image(Picture(b"x" * (limits.FILE_BYTES + 1), "a.png"), "alt"),)),
    Card((Image(Picture(b"x" * limits.FILE_BYTES, "a.png"), "alt"),) * 3),
    Card((Image(Picture(png(), "a.png"), "alt"),) * 11),
]


@pytest.mark.parametrize("card", HOPELESS)
async def test_what_cannot_be_cut_is_never_sent_without_its_buttons(card: Card) -> None:
    for strict in (True, False):
        with pytest.raises(Unshowable):
            compose(card, strict=strict)


SECRET = "comet-17"
LONG = f"{SECRET} {'x' * limits.TEXT}"
# Each is told as one fault at least; a picture's name bears a hand like all else.
TELLING = [
    Card((Text(LONG),)),
    Card((Buttons((_button(LONG),)),)),
    Card((Buttons((Button(SECRET),)),)),
    Card((Buttons((Button(SECRET, button_id("do", SECRET), url="https://x.example"),)),)),
    Card((Buttons((Button("x", url=f"javascript:{SECRET}"),)),)),
    Card((Buttons((Button("x", url=f"https://x.example/{LONG}"),)),)),
    Card((Buttons((Button("x", button_id("do", SECRET)), Button("y", button_id("do", SECRET)))),)),
    Card((Buttons((Button("x", button_id("do", f"{SECRET} and more")),)),)),
    Card((Buttons((Button("x", button_id("do", SECRET, "z" * limits.CUSTOM_ID)),)),)),
    Card((Buttons((Button("x", ButtonId(1, -17, "do", (SECRET,))),)),)),
    Card((Menu(button_id("pick", f"{SECRET}:"), "Pick", (Choice("a", "A"),)),)),
    Card((_menu(placeholder=LONG),)),
    Card((_menu(choices=(Choice(LONG, LONG, LONG),)),)),
    Card((_menu(choices=(Choice(SECRET, "A"), Choice(SECRET, "B"))),)),
    Card((PeopleMenu(button_id("invite", SECRET), LONG, most=26),)),
    Card((PlaceMenu(button_id("server-name", SECRET), LONG, "roles", (17,), most=0),)),
    Card((Image(Picture(png(), f"{SECRET}!"), LONG),)),
    Card((Image(Picture(b"", f"{SECRET}.png"), SECRET),)),
    Card((File(b"", f"{SECRET}.json"),)),
]


@pytest.mark.parametrize("card", TELLING)
async def test_error_of_a_card_that_does_not_fit_hides_its_content(
    card: Card, caplog: pytest.LogCaptureFixture
) -> None:
    found = faults(card)
    assert found and not any("comet" in fault or "17" in fault for fault in found), found
    with pytest.raises(Unshowable) as caught:
        compose(card, strict=True)
    assert caught.value.faults == found
    with suppress(Unshowable):
        compose(card, strict=False)
    assert "comet" not in caplog.text


async def test_a_fault_says_where_it_is() -> None:
    row = Buttons((_button("a"), _button("l" * 81, 2)))
    menu = _menu(choices=(Choice("a", "A"), Choice("b", "l" * 101)))
    assert faults(Card((Text("t"), row, menu))) == [
        "block 2: label of button 2 has 81 characters (1 to 80)",
        "block 3: label of choice 2 has 101 characters (1 to 100)",
    ]
    assert faults(Card((Buttons((_button("a"), _button("b"))),))) == ["handle `do` (nouns: 1) twice"]
    assert faults(Card((Buttons((Button("x", button_id("do", "no noun")),)),))) == [
        "block 1: no custom id can say handle `do` (nouns: 1)"
    ]


async def test_a_divider_alone_is_a_card() -> None:
    assert [part["type"] for part in parts(Card((Divider(),)))] == [14]


def test_words_are_cut_between_words() -> None:
    assert limits.cut("one two three", 13) == "one two three"
    assert limits.cut("one two three", 12) == "one two…"
    assert limits.cut("onetwothree", 5) == "onet…"
    assert limits.cut("anything", 0) == ""
    assert limits.cut("anything", 1) == "…"


async def test_place_menu_shows_its_choice_and_may_be_emptied() -> None:
    roles = PlaceMenu(button_id("server-name", "openers"), "Who may", "roles", (5, 6))
    channels = PlaceMenu(button_id("server-name", "channels"), "Where", "channels", (7,), most=3)
    rows = [row["components"][0] for row in parts(Card((roles, channels)))]
    assert [row["type"] for row in rows] == [6, 8]
    assert [(row["min_values"], row["max_values"]) for row in rows] == [(0, 25), (0, 3)]
    assert rows[0]["default_values"] == [{"id": 5, "type": "role"}, {"id": 6, "type": "role"}]
    assert rows[1]["default_values"] == [{"id": 7, "type": "channel"}]
    assert faults(Card((PlaceMenu(button_id("x"), "Where", "channels", (1, 2), most=1),))) == ["block 1: 2 chosen of 1"]


async def test_a_section_has_its_button_beside_its_text() -> None:
    button = Button("Join", button_id("join"), "🙋", "good")
    card = Card((Section("Table 1", button),))
    [section] = parts(card)
    assert section["type"] == 9 and section["components"][0]["content"] == "Table 1"
    assert section["accessory"]["custom_id"] == "m1:p0:7:0:join:" and section["accessory"]["label"] == "Join"
    assert components(card) == 4
    thirteen = Card(tuple(Section("x", Button("Join", button_id(f"join{at}"))) for at in range(13)))
    assert faults(thirteen) == [] and faults(Card((*thirteen.blocks, Text("one too many")))) == ["41 components"]


async def test_a_section_too_long_is_cut_and_keeps_its_button() -> None:
    button = Button("J" * 90, button_id("join"))
    card = Card((Text("x" * limits.TEXT), Section("y" * 10, button)))
    with suppress(Unshowable):
        compose(card, strict=True)
        raise AssertionError("it fits")
    *_, section = parts(card, strict=False)
    assert section["components"][0]["content"] == "…" and len(section["accessory"]["label"]) == limits.BUTTON_LABEL
    assert "an empty text" in str(faults(Card((Section(" ", button),))))
