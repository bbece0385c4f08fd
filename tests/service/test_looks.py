"""Looks at a table: board, log, text board, rules, lists, notes; in the channel, in private, in both languages."""

from __future__ import annotations

import random
from typing import Any

from bot.service.card import ButtonId, Menu, Section
from tests.service.pretended import blocks, buttons, labels, menus, text
from tests.service.world import ANN, BOB, CEM, CHANNEL, GUILD, World


async def played_on(world: World, turns: int) -> None:
    chance = random.Random(4)
    for _ in range(turns):
        await world.act_any(chance)
        world.clock.advance(25)
    await world.settle()


async def test_every_look_is_shown_with_its_subjects(world: World) -> None:
    loaded = await world.started(ANN, BOB)
    menu = menus(await world.look(ANN, "looks"))[0]
    assert [choice.value for choice in menu.choices] == [look.id for look in loaded.game.meta.looks]
    for look in loaded.game.meta.looks:
        shown = await world.use(ANN, menu.button_id, (look.id,))
        assert shown == await world.look(ANN, look.id)
        for subject, _ in loaded.presenter.subjects(loaded.view(0), look.id):
            about = await world.use(ANN, menus(shown)[0].button_id, (subject,))
            assert [choice.value for choice in menus(about)[0].choices if choice.chosen] == [subject]
            page = next(b for b in buttons(about) if b.button_id and b.button_id.verb == "text")
            assert text(await world.use(ANN, page.button_id or menu.button_id))


async def test_looks_are_completed_and_those_that_are_none_refused(world: World) -> None:
    loaded = await world.started(ANN, BOB)
    looks = await world.service.complete_look(world.ask(ANN), "", "")
    assert {choice.value for choice in looks} == {look.id for look in loaded.game.meta.looks}
    planets = await world.service.complete_look(world.ask(ANN), "planet", "")
    assert [choice.value for choice in planets] == [planet.id for planet in loaded.view(0).ring]
    one = planets[3]
    found = await world.service.complete_look(world.ask(ANN), "planet", one.label.upper())
    assert [choice.value for choice in found] == [one.value]
    assert one.label in text(await world.look(ANN, "planet", one.value))
    for look in ("weather", "start", "cancel", "leave", "pick", "do", "look", ""):
        answer = text(await world.look(ANN, look))
        assert "no such view" in answer, look
    assert (await world.loaded()).table.status == "running"


async def test_log_and_text_board_are_read_page_by_page(world: World) -> None:
    await world.started(ANN, BOB)
    await played_on(world, 70)
    newest = await world.look(ANN, "log")
    back = next(b for b in buttons(newest) if b.label == "Back")
    assert not back.disabled
    pages, card = [text(newest)], newest
    while not next(b for b in buttons(card) if b.label == "Back").disabled:
        card = await world.click(ANN, card, "Back")
        pages.append(text(card))
    assert "Page 1 of" in str(labels(card)) and len(pages) > 1
    count = sum(page.count("\n") for page in pages)
    assert count > 70
    assert text(await world.click(ANN, card, "Page")) == pages[-2]
    first = await world.press(CEM, "text", "board")
    assert text(first) and text(await world.press(CEM, "text", "board", "-", "999"))
    for look in ("hand", "tiles", "planet"):
        assert text(await world.press(ANN, "text", look, "-", "0"))


async def test_players_read_only_their_own_draws_in_the_log(world: World) -> None:
    await world.started(ANN, BOB)
    await world.discard(ANN)
    drawn = "Drawn"
    assert drawn in text(await world.look(ANN, "log"))
    assert drawn not in text(await world.look(BOB, "log")) and drawn not in text(await world.look(CEM, "log"))
    assert drawn not in text(world.messenger.in_channel()[-1].card)


async def test_my_tables_over_all_servers_those_first_that_wait_for_me(world: World) -> None:
    await world.started(BOB, ANN)
    other = world.ask(ANN, guild=901, channel=700)
    await world.service.play(other, "space-mission", thread=False)
    await world.started(ANN, BOB)
    card = await world.look(ANN, "my-tables", guild=None, channel=5)
    lines = [section.text for section in blocks(card, Section)]
    assert len(lines) == 3 and "Your turn" in lines[0] and f"/channels/{GUILD}/{CHANNEL}" in lines[0]
    assert any("not started yet" in line for line in lines)
    own = {(b.button_id.guild, b.button_id.table): b.button_id for b in buttons(card) if b.button_id}
    assert {at: button_id.verb for at, button_id in own.items()} == {
        (GUILD, 1): "act",
        (GUILD, 2): "act",
        (901, 1): "settings",
    }
    assert menus(card) == [], "each table has its button"
    for at in own:
        opened = text(await world.use(ANN, own[at], guild=None, channel=5))
        assert f"Table {at[1]}" in opened and ("Only you see this" in opened) == (at[0] == 901)


async def test_my_tables_join_a_reserved_seat_from_anywhere(world: World) -> None:
    await world.opened(ANN)
    await world.press(ANN, "invite", values=(f"{BOB} Bob",))
    await world.settle()
    card = await world.look(BOB, "my-tables", guild=None, channel=5)
    assert "A seat is reserved for you:" in text(card) and labels(card) == ["Join"]
    assert "You are in" in text(await world.click(BOB, card, "Join", guild=None, channel=5))
    assert labels(await world.look(BOB, "my-tables")) == [], "the host runs the lobby"


async def test_a_message_of_a_table_one_does_not_sit_at_any_more(world: World) -> None:
    await world.opened(ANN)
    await world.press(BOB, "join")
    await world.settle()
    await world.press(BOB, "leave")
    assert "not at any table" in text(await world.look(BOB, "my-tables")), "even before the index knows it"
    await world.settle()
    assert await world.store.people.tables_of(BOB) == []


async def test_language_and_notice_are_set_and_kept(world: World) -> None:
    assert "Deutsch" in text(await world.look(ANN, "language", "de"))
    assert "Ich spreche: en und de" in text(await world.look(ANN, "language", "fr"))
    person = await world.store.people.person(ANN)
    assert person.language == "de"
    for way in ("mention", "silent", "dm"):
        await world.look(ANN, "notice", way)
        assert (await world.store.people.person(ANN)).notice == way
    await world.look(ANN, "notice", "trumpet")
    assert (await world.store.people.person(ANN)).notice == "dm"


async def test_a_look_means_the_table_of_its_channel_or_asks_which(world: World) -> None:
    for look in ("board", "hand", "log", "act", "undo"):
        assert "/play" in text(await world.look(ANN, look))
    await world.started(ANN, BOB)
    answer = await world.look(ANN, "hand", channel=333)
    assert "Which table" in text(answer) and menus(answer)
    assert "/play" in text(await world.look(CEM, "hand", channel=333))
    assert "Table 1" in text(await world.look(CEM, "board"))
    await world.started(ANN, BOB)
    answer = await world.look(CEM, "board")
    assert "Which table" in text(answer)
    chosen = await world.use(CEM, menus(answer)[0].button_id, (f"{GUILD}/2",))
    assert "Table 2" in text(chosen) and not any(b.button_id and b.button_id.verb == "do" for b in buttons(chosen))


async def test_before_the_start_there_is_nothing_to_see(world: World) -> None:
    await world.opened(ANN)
    for verb in ("act", "look", "looks", "text", "log", "pick", "do", "undo", "replay", "film", "record"):
        noun = "discover" if verb == "do" else "board"
        assert "not started yet" in text(await world.use(ANN, ButtonId(GUILD, 1, verb, (noun,)))), verb
    assert "not started yet" in text(await world.press(CEM, "record"))


async def test_tables_of_two_servers_are_told_apart(world: World) -> None:
    """By server, channel and since when: in the list, in its menu and in autocomplete."""
    world.messenger.names |= {100: "space-table", 555: "back-room"}
    await world.service.guild_seen(GUILD, "Port *7*", "en")
    await world.started(ANN, BOB)
    await world.advance(3 * 86_400)
    await world.service.guild_seen(901, "Secret Club", "en")
    there: dict[str, Any] = {"guild": 901, "channel": 555}
    await world.service.play(world.ask(ANN, **there), "space-mission", thread=False)
    await world.settle()
    started = int(world.clock.now() - 3 * 86_400)
    card = await world.look(ANN, "my-tables")
    mine, other = (section.text for section in blocks(card, Section))
    assert "Port \\*7\\* · <#100>" in mine and f"<t:{started}:R>" in mine
    assert "Your turn" in mine and "Ann" not in mine, "players do not read their own name"
    assert "Secret Club · <#555>" in other and "not started yet" in other
    asked = await world.look(ANN, "board", channel=777)
    [menu] = menus(asked)
    assert [(choice.label, choice.hint) for choice in menu.choices] == [
        ("Table 1 “Procyon”: Space Mission, your turn", "Port *7* · #space-table · for 3 days"),
        ("Table 1 “Aldebaran”: Space Mission, not started yet", "Secret Club · #back-room · just now"),
    ]
    offered = await world.service.complete_table(world.ask(ANN), "secret")
    assert [choice.label for choice in offered] == [
        "Table 1 “Aldebaran”: Space Mission, not started yet · Secret Club · #back-room · just now"
    ]
    german = await world.look(ANN, "language", "de")
    assert "Deutsch" in text(german)
    hints = [choice.hint for choice in menus(await world.look(ANN, "board", channel=777))[0].choices]
    assert hints == ["Port *7* · #space-table · seit 3 Tagen", "Secret Club · #back-room · gerade eben"]


async def test_a_list_of_many_tables_goes_on_in_a_menu(world: World) -> None:
    await world.service.guild_seen(GUILD, "*" * 100, "en")
    for _ in range(15):
        await world.started(ANN, BOB)
    card = await world.look(ANN, "my-tables")
    lines = [section.text for section in blocks(card, Section)]
    assert len(lines) == 7 and all(line.startswith("**[Table") and "Your turn" in line for line in lines)
    [menu] = menus(card)
    assert len(menu.choices) == 8, "the others are in a menu"
    assert "Table" in text(await world.use(ANN, menu.button_id, (menu.choices[-1].value,)))


# -- private notes: shown to their author alone ------------------------------------------------------------------------


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
    [planets] = [menu for menu in blocks(card, Menu) if menu.button_id.nouns == ("planet",)]
    assert text(card) == text(await world.look(ANN, "planet"))
    other = await world.look(ANN, "notebook", planets.choices[1].value)
    assert text(other) != text(card)
