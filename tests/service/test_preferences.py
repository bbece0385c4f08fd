"""Settings of a user: typed, chosen in the card, for all tables or one; and their picture style."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.core.style import STANDARD, STYLES, Style
from bot.service.card import Image, Menu, Text
from bot.service.records import Person
from tests.service.pretended import blocks, labels, named_menus, text
from tests.service.world import ANN, BOB, CEM, GUILD, World

TYPED = {
    "zone": ("Wien", Person(user=ANN, zone="Europe/Vienna"), "Europe/Vienna"),
    "quiet": ("10pm to 7am", Person(user=ANN, quiet=(1320, 420)), "22:00–07:00"),
    "quiet-days": ("Wochenende", Person(user=ANN, quiet_days=(5, 6)), "Sat and Sun"),
    "remind": ("2 Tage", Person(user=ANN, remind=172_800.0), "every 2 days"),
    "digest": ("18 Uhr", Person(user=ANN, digest=1080), "18:00"),
}
OFF = {"zone": "UTC", "quiet": "none", "quiet-days": "none", "remind": "never", "digest": "none"}
WRONG = {"zone": "Mars", "quiet": "22", "quiet-days": "someday", "remind": "soon", "digest": "25"}


@pytest.mark.parametrize("what", TYPED)
async def test_what_is_typed_is_kept_and_said(world: World, what: str) -> None:
    typed, person, said = TYPED[what]
    assert said in text(await world.look(ANN, what, typed))
    assert await world.store.people.person(ANN) == person
    assert said in text(await world.look(ANN, "settings"))
    assert said in text(await world.look(ANN, "my-data"))
    assert OFF[what] in text(await world.look(ANN, what, "off"))


@pytest.mark.parametrize("what", WRONG)
async def test_unreadable_setting_is_answered_with_examples(world: World, what: str) -> None:
    for locale in ("en-US", "de"):
        assert "**" in text(await world.look(ANN, what, WRONG[what], locale=locale))
    assert await world.store.people.person(ANN) == Person(user=ANN)


async def test_every_menu_has_its_name_above_and_marks_what_was_chosen(world: World) -> None:
    """Discord shows a placeholder only where nothing is chosen."""
    await world.started(ANN, BOB)
    await world.look(ANN, "language", "de")
    card = await world.look(ANN, "settings")
    names = {menu.button_id.nouns[0]: name for name, menu in named_menus(card) if menu.button_id.verb == "prefer"}
    assert names["language"].startswith("**Sprache:** Deutsch")
    assert names["zone"].startswith("**Zeitzone:** UTC")
    (zones,) = [menu for _, menu in named_menus(card) if menu.button_id.nouns == ("zone",)]
    assert [choice.value for choice in zones.choices if choice.chosen] == ["UTC"], "though it was never chosen"
    assert names["rated"].startswith("**Wertung:** nein")
    assert len(names) == 10 and all(name.startswith("**") for name in names.values())
    card = await world.look(ANN, "settings")
    menus = {menu.button_id.nouns[0]: menu for menu in blocks(card, Menu) if menu.button_id.verb == "prefer"}
    everything = {
        "language",
        "notice",
        "quiet",
        "quiet-days",
        "remind",
        "digest",
        "zone",
        "pictures",
        "affected",
        "rated",
    }
    assert set(menus) == everything, "what is shown has a menu"
    for what, menu in menus.items():
        for choice in menu.choices:
            card = await world.use(ANN, menu.button_id, (choice.value,))
            assert "✅" in text(card), (what, choice)
            again = next(m for m in blocks(card, Menu) if m.button_id.nouns == (what,))
            assert [c.value for c in again.choices if c.chosen] == [choice.value]


async def test_the_language_chosen_in_the_card_is_spoken_at_once(world: World) -> None:
    card = await world.press(ANN, "prefer", "language", table=0, of=0, values=("de",))
    assert "Deine Einstellungen" in text(card)
    assert (await world.store.people.person(ANN)).language == "de"
    card = await world.press(ANN, "prefer", "pictures", table=0, of=0, values=("contrast",))
    card = await world.press(ANN, "prefer", "rated", table=0, of=0, values=("on",))
    person = await world.store.people.person(ANN)
    assert (person.pictures, person.rated) == ("contrast", True)
    for what in ("language", "pictures", "rated"):
        before = await world.store.people.person(ANN)
        assert text(await world.press(ANN, "prefer", what, table=0, of=0, values=("loud",)))
        assert await world.store.people.person(ANN) == before


async def test_one_table_may_be_different(world: World) -> None:
    one = (await world.started(ANN, BOB)).table.id
    other = (await world.started(ANN, BOB)).table.id
    card = await world.look(BOB, "settings")
    menu = next(m for m in blocks(card, Menu) if m.button_id.verb == "notice-here")
    asked = await world.use(BOB, menu.button_id, (menu.choices[0].value,))
    (ways,) = blocks(asked, Menu)
    assert [choice.value for choice in ways.choices if choice.chosen] == ["usual"]
    assert "by a mention in the channel" in text(await world.use(BOB, ways.button_id, ("mention",)))
    heard = len(world.messenger.notices(BOB))
    for number in (one, other):
        await world.turn(ANN, number)
        await world.advance(60)
    mentioned, letter = world.messenger.notices(BOB)[heard:]
    assert mentioned.mentioned == (BOB,) and f"Table {one}" in text(mentioned.card)
    assert letter.channel == BOB * 1000 and f"Table {other}" in text(letter.card)


async def test_silence_at_one_table_and_back(world: World) -> None:
    number = (await world.started(ANN, BOB)).table.id
    assert "not at all" in text(await world.look(BOB, "notice", "silent", table=f"{GUILD}/{number}"))
    heard = len(world.messenger.notices(BOB))
    await world.turn(ANN, number)
    await world.advance(60)
    await world.turn(BOB, number)
    await world.advance(60)
    assert len(world.messenger.notices(BOB)) == heard
    assert "as everywhere" in text(await world.look(BOB, "notice", "usual", table=f"{GUILD}/{number}"))
    await world.turn(ANN, number)
    await world.advance(60)
    assert len(world.messenger.notices(BOB)) == heard + 1
    assert "do not sit at this table" in text(await world.look(CEM, "notice", "silent", table=f"{GUILD}/{number}"))
    assert await world.store.people.notice_at(CEM, GUILD, number) is None


async def test_made_up_buttons_and_impossible_settings_are_answered(world: World) -> None:
    for verb, nouns, values in (
        ("prefer", (), ()),
        ("prefer", ("seed",), ("x",)),
        ("prefer", ("zone",), ("Mars",)),
        ("notice-here", (), ("1/99",)),
        ("notice-here", ("1/99",), ("dm",)),
        ("notice-here", (f"{GUILD}/1",), ("loud",)),
    ):
        assert text(await world.press(ANN, verb, *nouns, values=values))
    assert "once an hour at most" in text(await world.look(ANN, "remind", "5 min"))
    assert "no time at all" in text(await world.look(ANN, "quiet", "0-24"))
    assert "no time at all" in text(await world.look(ANN, "quiet-days", "every day"))
    assert await world.store.people.person(ANN) == Person(user=ANN)


@pytest.mark.parametrize("what", [*WRONG, "language", "pictures", "rating", "notice", "vacation"])
async def test_a_refused_setting_opens_no_panel(world: World, what: str) -> None:
    await world.started(ANN, BOB)
    refusal = await world.look(ANN, what, WRONG.get(what, "-?-"))
    assert not blocks(refusal, Menu) and not labels(refusal), "what is possible is said in words"
    assert "Your turn" not in text(refusal) and len(blocks(refusal, Text)) == 1


async def test_a_refusal_shows_what_can_be_done_or_the_way_back(world: World) -> None:
    """The refusal takes the place of the panel that was clicked; a direct message stays one."""
    await world.started(ANN, BOB)
    assert "Your turn" in text(await world.command(ANN, "scan", {"card": "99"}))
    assert "Your turn" in text(await world.press(ANN, "do", "scan", "99", decision=1))
    for verb, *nouns in (("vote-end",), ("resume",), ("hint",), ("join",), ("snooze-it",)):
        refusal = await world.press(ANN, verb, *nouns, clicked=77)
        assert text(refusal).startswith("🚫") and "Your turn" not in text(refusal), verb
        assert {"Act", "Board", "Look", "Log"} <= set(labels(refusal)) and not blocks(refusal, Menu)
    in_letter = await world.press(ANN, "vote-end", guild=None, clicked=78)
    assert "Your turn" in text(in_letter)
    assert not labels(await world.look(ANN, "telescope")), "a new message needs no way back"


# -- picture styles: each user's own in private pictures, the standard one in public -----------------------------------


@pytest.fixture
def drawn(world: World, monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, int | None, Style]]:
    """Return the list of what is drawn from now on: look, viewer, style."""
    found: list[tuple[str, int | None, Style]] = []

    async def draw(
        game: str, look: str, view: Any, about: Any, names: Any, language: str, style: Style, _within: float
    ) -> None:
        found.append((look, view.viewer, style))

    monkeypatch.setattr(world.context.render_service, "draw", draw)
    return found


@pytest.mark.parametrize("name", STYLES)
async def test_picture_setting_changes_ones_own_pictures_alone(
    world: World, drawn: list[tuple[str, int | None, Style]], name: str
) -> None:
    assert "From now on" in text(await world.look(ANN, "pictures", name))
    await world.started(ANN, BOB)
    assert {style for _, viewer, style in drawn if viewer == 0} == {STYLES[name]}, "the user's direct message and panel"
    assert {style for _, viewer, style in drawn if viewer in (1, None)} == {STANDARD}, "Bob's, and the channel's board"
    drawn.clear()
    for look in ("board", "hand", "tiles"):
        await world.look(ANN, look)
        await world.look(BOB, look)
    assert [style for _, _, style in drawn] == [STYLES[name], STANDARD] * 3


async def test_words_first_leaves_pictures_to_channels(
    world: World, drawn: list[tuple[str, int | None, Style]]
) -> None:
    assert "From now on you read words" in text(await world.look(ANN, "pictures", "words"))
    await world.started(ANN, BOB)
    assert {viewer for _, viewer, _ in drawn} == {1, None}, "none is drawn of what Ann sees, in messages or panels"
    drawn.clear()
    for look in ("board", "hand", "tiles"):
        shown = await world.look(ANN, look)
        assert not [block for block in shown.blocks if isinstance(block, Image)]
    assert "Stations: 0" in text(await world.look(ANN, "board")) and not drawn
    assert "turn by turn" in text(await world.press(ANN, "film"))
    assert "Words first" in text(await world.look(ANN, "my-data"))


async def test_a_spectators_setting_counts_too(world: World, drawn: list[tuple[str, int | None, Style]]) -> None:
    await world.started(ANN, BOB)
    await world.look(CEM, "pictures", "wide-contrast")
    drawn.clear()
    await world.look(CEM, "board")
    assert drawn == [("board", None, Style(wide=True, contrast=True))]


async def test_what_cannot_be_chosen_is_told_and_changes_nothing(world: World) -> None:
    await world.look(ANN, "pictures", "wide")
    assert "You can choose" in text(await world.look(ANN, "pictures", "gigantic"))
    assert (await world.store.people.person(ANN)).pictures == "wide"
    assert "Wide, with small writing" in text(await world.look(ANN, "my-data"))
