"""The service knows no game: it hosts secret simultaneous choices and a game with an automa as well."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.service.card import ButtonId
from bot.service.records import Person
from bot.text.translator import Translator
from tests.service.pretended import deeds, text
from tests.service.world import ANN, BOB, CEM, CHANNEL, GUILD, World
from tests.service.world import world as make_world
from tests.toys import TOYS
from tests.toys.words import translator

PEOPLE = (ANN, BOB, CEM)


@pytest.fixture(scope="module")
def words() -> Translator:
    return translator()


@pytest.fixture
async def toys(tmp_path: Path, words: Translator) -> AsyncIterator[World]:
    async with make_world(tmp_path / "data", titles=TOYS, words=words) as made:
        yield made


async def begun(world: World, game: str, *users: int, computers: int = 0) -> int:
    number = await world.opened(users[0], game)
    for user in users[1:]:
        await world.press(user, "join", table=number)
    for _ in range(computers):
        await world.press(users[0], "computer", "easy", table=number)
    await world.press(users[0], "start", table=number)
    await world.settle()
    return number


async def bid(world: World, user: int, *nouns: str) -> str:
    return text(await world.use(user, ButtonId(GUILD, 1, "do", nouns)))


async def test_everybody_who_owes_a_choice_is_told_once_a_round(toys: World) -> None:
    await begun(toys, "sealed-bid", *PEOPLE)
    assert [len(toys.messenger.notices(user)) for user in PEOPLE] == [1, 1, 1]
    for user, card in ((ANN, "1"), (BOB, "2")):
        await bid(toys, user, "bid", card)
        assert [len(toys.messenger.notices(user)) for user in PEOPLE] == [1, 1, 1], "a secret choice says nothing"
        await toys.advance(60)
    assert [len(toys.messenger.notices(user)) for user in PEOPLE] == [1, 1, 2], "the last missing player is told so"
    assert "you are the last one missing" in text(toys.messenger.notices(CEM)[-1].card)
    await bid(toys, CEM, "bid", "3")
    await toys.advance(60)
    assert [len(toys.messenger.notices(user)) for user in PEOPLE] == [2, 2, 2], "who revealed it all knows already"
    assert "the last one missing" not in text(toys.messenger.dms(CEM)[0].card)


async def test_last_missing_player_is_told_once_for_each_decision(toys: World) -> None:
    await toys.store.people.save_person(Person(user=CEM, notice="mention"))
    await begun(toys, "sealed-bid", *PEOPLE)
    before = len(toys.messenger.notices(CEM))
    for user, card in ((ANN, "1"), (BOB, "2"), (BOB, "3")):  # the second choice of Bob is a revised one
        await bid(toys, user, "bid", card)
        await toys.advance(60)
    heard = toys.messenger.notices(CEM)[before:]
    assert len(heard) == 1 and "you are the last one missing" in text(heard[0].card)
    await bid(toys, CEM, "pass")
    await toys.advance(60)
    assert not any("last one missing" in text(message.card) for message in toys.messenger.in_channel(CHANNEL))


async def test_unsent_turn_notice_tells_who_is_the_last_missing(toys: World) -> None:
    number = await toys.opened(ANN, "sealed-bid")
    await toys.press(BOB, "join", table=number)
    await toys.settle()
    await toys.press(ANN, "start", table=number)
    await bid(toys, ANN, "bid", "1")
    await toys.advance(60)
    assert len(toys.messenger.notices(BOB)) == 1
    assert "you are the last one missing" in text(toys.messenger.notices(BOB)[0].card)


async def test_secret_choice_leaves_other_panels_valid_and_unchanged(toys: World) -> None:
    await begun(toys, "sealed-bid", *PEOPLE)
    panel = await toys.press(BOB, "act")
    button_id, values = next(deed for deed in deeds(panel) if deed[0].nouns[0] == "bid")
    offers = {user: list(deeds(toys.messenger.dms(user)[0].card)) for user in (BOB, CEM)}
    await bid(toys, ANN, "bid", "5")
    await toys.settle()
    assert {user: list(deeds(toys.messenger.dms(user)[0].card)) for user in (BOB, CEM)} == offers
    said = "\n".join(text(message.card) for message in toys.messenger.in_channel(CHANNEL))
    assert "Bid 5" not in said and "Bid 5" not in text(await toys.press(CEM, "log"))
    assert "moved on" not in text(await toys.use(BOB, button_id, values))


async def test_a_secret_choice_is_revised_until_the_reveal(toys: World) -> None:
    await begun(toys, "sealed-bid", ANN, BOB)
    await bid(toys, ANN, "bid", "5")
    assert "Taken back" in text(await toys.press(ANN, "undo"))
    assert "Taken back" not in text(await toys.press(ANN, "undo"))
    await bid(toys, ANN, "bid", "1")
    await bid(toys, BOB, "bid", "2")
    assert "nothing you can take back" in text(await toys.press(ANN, "undo"))


@pytest.mark.parametrize(
    ("game", "users", "computers"),
    [("sealed-bid", PEOPLE, 0), ("sealed-bid", (ANN,), 2), ("automa-deck", (ANN,), 0), ("automa-deck", (ANN, BOB), 0)],
)
async def test_whole_games_are_played_by_their_panels(
    toys: World, game: str, users: tuple[int, ...], computers: int
) -> None:
    await begun(toys, game, *users, computers=computers)
    chance = random.Random(1)
    for _ in range(300):
        await toys.advance(25)
        loaded = await toys.loaded()
        if loaded.table.status == "over":
            break
        people = [seat for seat in loaded.to_move() if loaded.computer_on(seat) is None]
        assert people, "computers do not wait"
        user = loaded.seats[chance.choice(people)].user
        assert user is not None
        answer = await toys.press(user, "act")
        button_id, values = chance.choice(list(deeds(answer)))
        answer = await toys.use(user, button_id, values)
        while button_id.verb == "pick":
            button_id, values = chance.choice(list(deeds(answer)))
            answer = await toys.use(user, button_id, values)
    assert (await toys.loaded()).table.status == "over"
    await toys.settle()
    assert "The game is over" in text(toys.messenger.in_channel()[-1].card)
    assert await toys.unsent() == ([], [])
    assert all(len(toys.messenger.dms(user)) == 1 for user in users)
