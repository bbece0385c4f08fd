"""Slash commands and pages: what they do, what they refuse, and that any text gets a card."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.service.card import Card
from bot.service.features.all_handlers import PAGES
from tests.service.pretended import deeds, labels, text
from tests.service.world import ANN, BOB, CEM, GUILD, World, judged
from tests.soaking import share
from tests.support.odd_texts import ODD


def is_fresh_panel(card: Card) -> bool:
    return any(True for _ in deeds(card))


async def test_a_whole_turn_is_typed(world: World) -> None:
    await world.started(ANN, BOB)
    choices = await world.service.complete(world.ask(ANN), "space-mission", "jump", "card", {}, "")
    assert choices
    card = choices[0].value
    planets = await world.service.complete(world.ask(ANN), "space-mission", "jump", "planet", {"card": card}, "")
    answer = await world.command(ANN, "jump", {"card": card, "planet": planets[0].value})
    assert "✅" in text(answer) and is_fresh_panel(answer)
    answer = await world.command(ANN, "top-up", {"discard": "-"})
    assert (await world.loaded()).to_move() == (1,)
    assert [entry.source for entry in await world.entries()] == ["slash", "slash"]


async def test_a_value_picked_for_an_earlier_choice_is_refused(world: World) -> None:
    await world.started(ANN, BOB)
    picked = (await world.service.complete(world.ask(ANN), "space-mission", "jump", "card", {}, ""))[0].value
    await world.command(ANN, "top-up", {"discard": "-"})
    before = await world.entries()
    answer = await world.command(ANN, "jump", {"card": picked, "planet": ""})
    assert "moved on" in text(answer) and is_fresh_panel(answer)
    assert await world.entries() == before
    typed = picked.partition("@")[0]
    found = await world.service.complete(world.ask(ANN), "space-mission", "jump", "planet", {"card": typed}, "")
    answer = await world.command(ANN, "jump", {"card": typed, "planet": found[0].value.partition("@")[0]})
    assert "✅" in text(answer), "what is typed by hand is never stale"


async def test_refused_command_says_why_and_what_is_possible(world: World) -> None:
    await world.started(ANN, BOB)
    async with world.store.read(GUILD) as tx:
        before = await tx.snapshot(1), await tx.entries(1)
    answer = await world.command(ANN, "discover")
    told = text(answer)
    assert "🚫" in told and "Rule" in told and is_fresh_panel(answer)
    async with world.store.read(GUILD) as tx:
        assert (await tx.snapshot(1), await tx.entries(1)) == before
    answer = await world.command(ANN, "jump", {"card": "", "planet": ""})
    assert "More than one is possible" in text(answer) and is_fresh_panel(answer)
    card = str((await world.loaded()).view(0).hand[0].number)
    for nouns in [
        {"card": "the big one", "planet": "Hazard"},
        {"card": card, "planet": "Atlantis"},
        {"card": "9" * 50, "planet": "x" * 3000},
        {"card": "-1", "planet": "@@@"},
        {"card": f"{card}@99999999999", "planet": "hazard"},
        {"card": "１７", "planet": "hazard"},
    ]:
        answer = await world.command(ANN, "jump", nouns)
        assert "🚫" in text(answer) and is_fresh_panel(answer), nouns
    assert await world.entries() == []
    assert "cannot read" in text(await world.command(ANN, "castle"))
    assert await world.service.complete(world.ask(ANN), "space-mission", "castle", "card", {}, "") == []
    assert await world.service.complete(world.ask(ANN), "space-mission", "jump", "weather", {}, "") == []
    answer = await world.service.command(world.ask(ANN).at("1"), "skymines", "plan", {})
    assert "plays Space Mission" in text(answer)


async def test_a_refusal_speaks_the_language_of_the_person(world: World) -> None:
    await world.opened(ANN)
    await world.press(BOB, "join", locale="de")
    await world.press(ANN, "option", "order", values=("fixed",))
    await world.press(ANN, "start")
    assert "Regel" in text(await world.command(BOB, "discover")), "the language with which Bob took his seat"
    assert "Rule" in text(await world.command(ANN, "discover"))


@pytest.mark.guarantee("strangers-shut-out")
async def test_strangers_and_who_is_not_to_move_do_nothing(world: World) -> None:
    await world.started(ANN, BOB)
    assert "🚫" in text(await world.command(BOB, "top-up", {"discard": "-"}))
    for user, table in ((BOB, None), *((CEM, name) for name in (None, "1", f"{GUILD}/1"))):
        answer = await world.command(user, "top-up", {"discard": "-"}, table=table)
        assert "Join" not in labels(answer) and not is_fresh_panel(answer)
        asked = world.ask(user).at(table)
        assert await world.service.complete(asked, "space-mission", "top-up", "discard", {}, "") == []
    assert await world.entries() == []


async def test_commands_before_the_start_and_after_the_end(world: World) -> None:
    await world.opened(ANN)
    assert "not started yet" in text(await world.command(ANN, "discover"))
    await world.press(ANN, "cancel")
    assert "no table in this channel" in text(await world.command(ANN, "discover"))
    await world.started(ANN, BOB)
    async with world.store.write(GUILD) as tx:
        table = await tx.table(2)
        assert table is not None
        await tx.save_table(replace(table, status="over"))
    answer = await world.command(ANN, "discover")
    assert "This game is over" in text(answer)


async def test_of_several_tables_the_one_that_waits_for_me_is_meant(world: World) -> None:
    await world.started(ANN, BOB)
    await world.started(BOB, ANN)
    await world.command(ANN, "top-up", {"discard": "-"})
    assert len(await world.entries(1)) == 1 and len(await world.entries(2)) == 0
    await world.command(ANN, "top-up", {"discard": "-"})
    await world.command(BOB, "top-up", {"discard": "-"}, table="2")
    assert len(await world.entries(2)) == 1


async def test_when_several_wait_for_me_i_choose(world: World) -> None:
    await world.started(ANN, BOB)
    await world.started(ANN, BOB)
    answer = await world.command(ANN, "top-up", {"discard": "-"})
    assert "Which table do you mean" in text(answer)
    named = await world.command(ANN, "top-up", {"discard": "-"}, table="#2")
    assert "✅" in text(named)
    assert [len(await world.entries(number)) for number in (1, 2)] == [0, 1]
    offered = await world.service.complete_table(world.ask(ANN), "")
    assert [choice.value for choice in offered] == [f"{GUILD}/1", f"{GUILD}/2"]
    assert [c.value for c in await world.service.complete_table(world.ask(ANN), "table 2")] == [f"{GUILD}/2"]


# -- odd texts ---------------------------------------------------------------------------------------------------------


NAMES = (*sorted(PAGES), "board", "hand", "")
WORDS = [*ODD, "a b", "a:b", "/", "-", "0", "-1", "1 2", "\u00e9", "x" * 99, "space-mission"]


@pytest.mark.parametrize("sits", [True, False])
async def test_odd_words_about_any_page_are_answered(world: World, sits: bool) -> None:
    if sits:
        await world.started(ANN, BOB)
    for page in NAMES:
        for word in WORDS:
            ways = ((word, None), (f"{ANN}/{word}", None), (f"computer {word}", word))
            for about, table in share(ways, 3):
                told = judged(await world.service.look(world.ask(ANN).at(table), page, about))
                assert text(told).strip(), (page, about, table)
    if sits:
        assert await world.entries() == []


@pytest.mark.guarantee("forged-input")
@pytest.mark.parametrize("word", WORDS)
async def test_records_of_a_game_that_is_none_are_refused(world: World, word: str) -> None:
    """By command, by button, and by a menu."""
    await world.started(ANN, BOB)
    answers = [await world.look(ANN, "stats", f"/{word}"), await world.look(ANN, "leaderboard", word)]
    answers += [await world.press(ANN, "stats", "-", word, table=0, of=GUILD)]
    answers += [await world.press(ANN, "take-away", word, table=0, of=GUILD)]
    answers += [await world.press(ANN, "leaderboard", values=(word,), table=0, of=GUILD)]
    known = word in ("space-mission", "-", "")
    for answer in answers:
        assert ("do not host this game" in text(judged(answer))) is not known or word in ("-", "")
