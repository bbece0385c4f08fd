"""The rules in any place: one page first, leaf by leaf, one paragraph, and a search in the reader's language."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bot.games.registry import TITLES
from bot.service.card import Button, Card
from bot.service.features.rules.book import SUMMARY, Book
from tests.service.pretended import menus
from tests.service.world import ANN, BOB, CEM, EVA, World, buttons, text, translator

LOCALES = {"en": "en-US", "de": "de"}


def asked(game: str = "", topic: str = "", search: str = "") -> str:
    return f"{game}\n{topic}\n{search}"


def turners(card: Card) -> Iterator[Button]:
    return (button for button in buttons(card) if button.button_id and button.button_id.verb == "rules")


def forward(card: Card) -> Button | None:
    return next((button for button in turners(card) if button.emoji == "➡️"), None)


@pytest.mark.parametrize("guild", [None, 900])
@pytest.mark.parametrize("game", TITLES)
@pytest.mark.parametrize("language", LOCALES)
async def test_rules_turn_leaf_by_leaf_without_a_table(world: World, game: str, language: str, guild: int | None):
    """Also in a direct message. Every line of every topic is on some leaf: long topics have several."""
    book = Book(TITLES[game], translator().words(language))
    where = {"guild": guild, "locale": LOCALES[language]}
    card = await world.look(EVA, "rules", asked(game), **where)
    seen = [text(card)]
    while (on := forward(card)) is not None:
        assert on.button_id is not None
        card = await world.use(EVA, on.button_id, **where)
        seen.append(text(card))
    assert len(seen) == len(book.leaves)
    assert all(leaf.text in shown for leaf, shown in zip(book.leaves, seen, strict=True))
    lines = [line for leaf in book.leaves for line in leaf.text.split("\n")]
    assert all(line in lines for topic in book.topics for line in book.words.lines(TITLES[game].presenter.rules(topic)))
    assert book.leaves[0].topic == SUMMARY and len(seen[0]) < 2000


@pytest.mark.parametrize("game", TITLES)
async def test_menu_of_topics_opens_each(world: World, game: str):
    card = await world.look(EVA, "rules", asked(game), guild=None)
    for topic in (SUMMARY, *TITLES[game].game.meta.rule_topics):
        opened = await world.use(EVA, menus(card)[0].button_id, (topic,), guild=None)
        assert [choice.value for choice in menus(opened)[0].choices if choice.chosen] == [topic]


async def test_rules_of_a_table_lead_back_to_it(world: World):
    await world.started(ANN, BOB)
    card = await world.look(ANN, "rules", "scan")
    assert "6.3" in text(card)
    assert {"Act", "Board"} <= {button.label for button in buttons(card)}
    on = forward(card)
    assert on is not None and on.button_id is not None
    assert {"Act", "Board"} <= {button.label for button in buttons(await world.use(ANN, on.button_id))}
    watching = await world.look(CEM, "rules")
    assert "Act" not in {button.label for button in buttons(watching)}


async def test_several_games_are_offered_where_none_is_meant(world: World):
    card = await world.look(EVA, "rules")
    [menu] = menus(card)
    assert [choice.value for choice in menu.choices] == list(TITLES)
    assert "Skymines" in text(await world.use(EVA, menu.button_id, ("skymines",)))


async def test_lobby_has_the_rules_of_its_game(world: World):
    await world.opened(ANN, "skymines")
    await world.settle()
    [lobby] = world.messenger.messages.values()
    shown = await world.click(EVA, lobby.card, "Rules")
    assert "Skymines" in text(shown) and "On one page" in text(shown)


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("scan", "**6. Scan**"),
        ("SCA", "**6. Scan**"),
        ("6", "**6. Scan**"),
        ("6. Scan", "**6. Scan**"),
        ("6.3", "**6.3** Play a card"),
        ("on one", "**On one page**"),
    ],
)
async def test_topic_is_found_by_name_or_number(world: World, typed: str, found: str):
    assert found in text(await world.look(EVA, "rules", asked("space-mission", typed)))


async def test_unknown_topic_says_which_there_are(world: World):
    said = text(await world.look(EVA, "rules", asked("space-mission", "the *weather*")))
    book = Book(TITLES["space-mission"], translator().words("en"))
    assert all(book.name(topic) in said for topic in book.topics)
    assert "nothing under" in said


async def test_a_paragraph_leads_to_the_next_and_to_its_topic(world: World):
    card = await world.look(EVA, "rules", asked("space-mission", "5.2"))
    labels = [button.label for button in turners(card)]
    assert labels == ["Rule 5.1", "Rule 6.1", "5. Fly"]
    assert "**6.1**" in text(await world.click(EVA, card, "Rule 6.1"))
    first = await world.look(EVA, "rules", asked("space-mission", "1.1"))
    assert [button.label for button in turners(first)] == ["Rule 1.2", "1. What it is about"]


@pytest.mark.parametrize(
    ("game", "wanted", "locale", "first"),
    [
        ("space-mission", "space tiles", "en-US", "9.2"),
        ("space-mission", "scanned probe", "en-US", "6.3"),
        ("space-mission", "Sonde reserviert", "de", "6.3"),
        ("space-missions", "copied spy", "en-US", "4.4"),
        ("skymines", "double border", "en-US", "5.4"),
        ("skymines", "Grenze", "de", "5.4"),
        ("crazy-eights", "stock empty", "en-US", "5.3"),
    ],
)
async def test_search_finds_the_paragraph_in_own_language(
    world: World, game: str, wanted: str, locale: str, first: str
):
    card = await world.look(EVA, "rules", asked(game, search=wanted), locale=locale)
    [menu] = menus(card)
    assert first in [choice.value.partition("/")[2] for choice in menu.choices][:3]
    opened = await world.use(EVA, menu.button_id, (f"{game}/{first}",), locale=locale)
    assert f"**{first}" in text(opened)


async def test_search_without_a_game_looks_through_all(world: World):
    [menu] = menus(await world.look(EVA, "rules", asked(search="pass")))
    assert len({choice.value.partition("/")[0] for choice in menu.choices}) > 1
    for choice in menu.choices:
        game, _, number = choice.value.partition("/")
        assert f"**{number}" in text(await world.use(EVA, menu.button_id, (choice.value,)))
        assert TITLES[game].game.meta.title in (choice.hint or "")


@pytest.mark.parametrize("wanted", ["xyzzy", "?", "**", "x" * 4000])
async def test_search_that_finds_nothing_says_so(world: World, wanted: str):
    assert "No rule says anything" in text(await world.look(EVA, "rules", asked("skymines", search=wanted)))


async def test_topics_are_completed_for_the_game_or_table(world: World):
    topics = TITLES["skymines"].game.meta.rule_topics
    given = await world.service.complete_topic(world.ask(EVA), "skymines", "")
    assert [choice.value for choice in given] == [SUMMARY, *topics]
    every = await world.service.complete_topic(world.ask(EVA, guild=None), "", "luna")
    assert [choice.value for choice in every] == ["skymines/luna"]
    assert "17. Luna" in text(await world.look(EVA, "rules", every[0].value, guild=None))
    loaded = await world.started(ANN, BOB)
    here = await world.service.complete_topic(world.ask(CEM), "", "scan")
    assert [choice.value for choice in here] == ["scan"] and loaded.table.game == "space-mission"
