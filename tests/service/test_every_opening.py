"""Lobbies of every game with invalid options, by many users at once, under hostile names."""

from __future__ import annotations

import asyncio
from itertools import cycle, islice, product
from random import Random
from typing import Any

import pytest

from bot.service.card import Card
from bot.service.quotas import Bounds
from bot.service.records import Table
from tests.sampling import covering
from tests.service.every_game import EVERY, EVERY_GAME, foreign
from tests.service.pretended import labels, menus, text
from tests.service.world import ANN, BOB, CEM, World, judged
from tests.support.odd_texts import ODD, disguised

EVIL = "**@everyone** <@1> \u202eevil\n# big [x](https://example.org) "


async def tables(world: World) -> list[Table]:
    return await world._tables()


async def play(world: World, user: int, game: str, **more: Any) -> str:
    return text(judged(await world.service.play(world.ask(user, **more), game, thread=False)))


async def test_a_game_that_is_named_oddly_is_not_opened(hall: World) -> None:
    for game in EVERY:
        for word in (*disguised(game), game.upper(), f" {game}", f"{game}\n", EVERY[game].game.meta.title, *ODD):
            assert "do not host this game" in await play(hall, ANN, word), word
            assert "do not host this game" in text(await hall.service.play(hall.ask(ANN), word, thread=True)), word
    assert await tables(hall) == []


@pytest.mark.guarantee("quotas")
async def test_hundred_tables_of_one_user_are_not_opened_in_any_game(hall: World) -> None:
    """It is not five tables of each game."""
    most = Bounds().lobbies
    told = [await play(hall, ANN, game) for game in islice(cycle(EVERY), 100)]
    assert sum("is open" in answer for answer in told) == len(await tables(hall)) == most
    assert all(f"{most} tables of yours are waiting for players here" in answer for answer in told[most:])
    for game in EVERY:
        assert "is open" in await play(hall, BOB, game), "no other request is delayed"


@pytest.mark.guarantee("quotas")
@EVERY_GAME
async def test_a_crowd_that_joins_at_once_fills_the_seats_and_no_more(hall: World, game: str) -> None:
    most = EVERY[game].game.meta.players[1]
    await hall.opened(ANN, game)
    answers = await asyncio.gather(
        *(hall.press(1000 + number, "join") for number in range(40)),
        *(hall.press(ANN, "computer", EVERY[game].game.meta.levels[0]) for _ in range(10)),
    )
    joined = sum("You are in" in text(answer) for answer in answers)
    assert sum(f"All {most} seats are taken" in text(answer) for answer in answers) >= 40 - joined
    seats = (await hall.loaded()).seats
    assert len(seats) == most == 1 + joined + sum(seat.user is None for seat in seats)
    await hall.settle()
    assert len(hall.messenger.made) == 1, "one card, edited"
    assert len(await hall.store.people.tables_of(1000)) <= 1
    await hall.press(ANN, "start")
    assert len((await hall.loaded()).seats) == most


def tries(game: str) -> list[tuple[tuple[str, ...], tuple[str, ...]]]:
    """Return what may be pressed of a lobby's settings, and the values chosen there, none of them offered."""
    meta = EVERY[game].game.meta
    ids = [option.id for option in meta.options]
    choices = sorted({choice for option in meta.options for choice in option.choices})
    others = {option.id for title in EVERY.values() for option in title.game.meta.options} - set(ids)
    strange = [*ODD, *foreign(game)[:5], *(word for choice in choices for word in disguised(choice))]
    heads = [("option", name) for name in (*ids, *sorted(others), *ODD[:8])]
    heads += [("option",), ("preset",), ("term", "rated"), ("term", *ids[:1]), ("computer",), ("remove",)]
    pressed = [(head, (word,)) for head, word in product(heads, strange)]
    pressed += [((*head, word), ()) for head, word in product(heads, strange)]
    sample = covering(pressed, lambda one: (("head", *one[0][:2]), ("word", *(one[1] or one[0][-1:]))))
    misplaced = [
        (("option", option.id), (choice,))
        for option, choice in product(meta.options, choices)
        if choice not in option.choices
    ]
    return sample + covering(misplaced, lambda one: one)


@pytest.mark.guarantee("forged-input")
@EVERY_GAME
async def test_unoffered_settings_are_refused_and_change_nothing(hall: World, game: str) -> None:
    await hall.opened(ANN, game)
    before = await hall.loaded()
    for (verb, *given), values in tries(game):
        answer = await hall.press(ANN, verb, *given, values=values)
        assert text(answer).strip(), (verb, given, values)
        assert "went wrong" not in text(answer), (verb, given, values)
        after = await hall.loaded()
        assert (after.table, after.seats) == (before.table, before.seats), (verb, given, values)


@EVERY_GAME
async def test_every_setting_that_is_offered_can_be_chosen(hall: World, game: str) -> None:
    """So that those that are refused are refused for what they are."""
    await hall.opened(ANN, game)
    for menu in menus(await hall.press(ANN, "settings")):
        if menu.button_id.verb == "option":
            for choice in menu.choices:
                await hall.use(ANN, menu.button_id, (choice.value,))
                assert (await hall.loaded()).table.options[menu.button_id.nouns[0]] == choice.value


def all_words(card: Card) -> str:
    return "\n".join((text(card), *labels(card)))


@pytest.mark.guarantee("forged-input")
@EVERY_GAME
async def test_no_name_formats_mentions_or_turns_what_a_game_tells(hall: World, game: str) -> None:
    """Not in the lobby, on the board, in direct messages, looks or the log, nor in the plain words of buttons."""
    await hall.opened(ANN, game, name=EVIL + "A")
    await hall.press(BOB, "join", name=EVIL + "B")
    await hall.press(ANN, "start", name=EVIL + "A")
    chance = Random(3)
    cards = [message.card for message in hall.messenger.made]
    for _ in range(6):
        await hall.act_any(chance)
        await hall.advance(60)
        cards += [message.card for message in hall.messenger.messages.values()]
    for look in (*EVERY[game].game.meta.looks, "log", "my-tables", "act"):
        for user in (ANN, CEM):
            cards.append(await hall.look(user, look if isinstance(look, str) else look.id, table="1", name=EVIL))
    told = "\n".join(map(all_words, cards))
    assert "evil" in told and "big" in told
    for bad in ("\u202e", "\n# big", "<@1>", "[x](https"):
        assert bad not in told, told[max(0, told.index(bad) - 100) :][:200]
    for card in cards:
        assert "**@everyone**" not in text(card) and set(card.mentions) <= {ANN, BOB}
