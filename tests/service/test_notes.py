"""Private notes: written by command or button, shown to their author alone, in panel, direct message and recap."""

from __future__ import annotations

from bot.service.card import Card, Menu
from tests.service.pretended import blocks, labels, text
from tests.service.world import ANN, BOB, CEM, World

GOLD = "gold on *Hazard*, <@33> knows"


async def test_note_is_written_shown_and_deleted_by_its_writer_alone(world: World) -> None:
    await world.started(ANN, BOB)
    assert "no notes" in text(await world.look(ANN, "note"))
    card = await world.look(ANN, "note", GOLD)
    assert "gold on \\*Hazard\\*, \\<\\@33\\> knows" in text(card), "nothing in it formats or mentions"
    card = await world.press(ANN, "note-add", values=("  two\n lines ",))
    assert "two lines" in text(card)
    assert "My notes" in labels(await world.press(ANN, "looks"))
    [menu] = blocks(card, Menu)
    card = await world.use(ANN, menu.button_id, (menu.choices[0].value,))
    assert "Hazard" not in text(card) and "two lines" in text(card)
    card = await world.press(ANN, "note-add", values=("mine",))
    [menu] = blocks(card, Menu)
    await world.use(BOB, menu.button_id, (menu.choices[0].value,))
    assert "mine" in text(await world.look(ANN, "note"))
    for verb in ("note", "note-add", "note-remove"):
        assert "do not sit" in text(await world.press(CEM, verb, values=("1",)))


async def test_note_is_in_its_writers_messages_and_in_no_others(world: World) -> None:
    await world.started(ANN, BOB)
    await world.press(ANN, "note-add", values=("secret plan",))
    await world.settle()
    assert "secret plan" in text(await world.press(ANN, "act"))
    assert "secret plan" in text(world.messenger.dms(ANN)[-1].card)
    assert "secret plan" in text(await world.look(ANN, "recap"))
    for verb in ("act", "recap", "log", "note"):
        assert "secret plan" not in text(await world.press(BOB, verb))
    assert not any("secret plan" in text(message.card) for message in world.messenger.in_channel())
    assert not any("secret plan" in text(message.card) for message in world.messenger.dms(BOB))


async def test_there_is_room_for_so_many_and_each_press_writes_once(world: World) -> None:
    await world.started(ANN, BOB)
    for _ in range(2):
        await world.press(ANN, "note-add", values=("once",), interaction=9)
    assert text(await world.look(ANN, "note")).count("once") == 1
    assert "Write what you want" in text(await world.press(ANN, "note-add", values=(" ",)))
    for _ in range(5):
        await world.press(ANN, "note-add", values=("x" * 600,))
    assert "room for 20 notes" in text(await world.press(ANN, "note-add", values=("y" * 600,)))
    for number in range(14):
        await world.press(ANN, "note-add", values=(f"n{number}",))
    assert "room for 20 notes" in text(await world.press(ANN, "note-add", values=("more",)))
    assert "x" * 400 in text(await world.look(ANN, "note"))


async def test_the_notebook_of_what_one_has_seen_is_one_command_away(world: World) -> None:
    await world.started(ANN, BOB)
    card = await world.look(ANN, "notebook")
    assert next(menu for menu in blocks(card, Menu) if menu.button_id.nouns == ("planet",)).choices
    assert text(card) == text(await world.look(ANN, "planet"))
    other = await world.look(ANN, "notebook", card_about(card, 1))
    assert text(other) != text(card)


def card_about(card: Card, place: int) -> str:
    menu = next(menu for menu in blocks(card, Menu) if menu.button_id.nouns == ("planet",))
    return menu.choices[place].value
