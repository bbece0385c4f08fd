"""The service knows no game: secret simultaneous choices, an automa, and narrations that grow line by line."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.games.history.log import decode_events
from bot.service.card import ButtonId
from bot.service.records import Person
from bot.service.tables.outbox import STORY
from bot.text.translator import Translator
from tests.service.pretended import Message, deeds, labels, text
from tests.service.world import ANN, BOB, CEM, CHANNEL, GUILD, World
from tests.service.world import world as make_world
from tests.toys import TOYS
from tests.toys.automa_deck import Banked, Mined, Stormed
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


# -- a narration: one message that grows line by line, from the log alone, told once -----------------------------------


PACE = 1.5


@pytest.fixture
async def narrated(tmp_path: Path, words: Translator) -> AsyncIterator[World]:
    """A table of Ann and Bob, whose next choices will be told as narrations."""
    async with make_world(tmp_path / "data", titles=TOYS, words=words, hold=0.0) as made:
        await begun(made, "automa-deck", ANN, BOB)
        yield made


async def do(world: World, verb: str, *nouns: str, user: int = ANN) -> None:
    await world.use(user, ButtonId(GUILD, 1, "do", (verb, *nouns)))


async def told(world: World, count: int = 1) -> list[str]:
    """All that belongs to narrations, as the log has it."""
    loaded = await world.loaded()
    parts = [event for entry in await world.entries() for event in decode_events(loaded.game, entry.events)]
    parts = [event for event in parts if isinstance(event, Mined | Stormed | Banked)]
    phrases = [loaded.presenter.describe(event, None, False) for event in parts]
    say = loaded.words(world.context, "en")
    assert len(phrases) >= count
    return [say(phrase) for phrase in phrases if phrase is not None]


def tales(world: World) -> list[Message]:
    return [message for message in world.messenger.in_channel(CHANNEL) if labels(message.card) == ["Log", "Act"]]


def lines(message: Message) -> list[str]:
    return text(message.card).splitlines()[1:]


async def test_a_narration_grows_in_one_message(narrated: World) -> None:
    assert tales(narrated) == []
    ids = set[int]()
    for number, verb in enumerate(("mine", "mine", "stop"), 1):
        await do(narrated, verb)
        await narrated.advance(PACE)
        [tale] = tales(narrated)
        assert lines(tale) == (await told(narrated))[:number]
        ids.add(tale.id)
    assert len(ids) == 1 and len(lines(tales(narrated)[0])) == 3


async def test_lines_come_at_a_pace_that_people_can_follow(narrated: World) -> None:
    await do(narrated, "mine")
    await narrated.settle()
    await do(narrated, "mine")
    await do(narrated, "stop")
    whole = await told(narrated, 3)
    await narrated.settle()
    assert lines(tales(narrated)[0]) == whole[:1]
    await narrated.advance(PACE - 0.1)
    assert lines(tales(narrated)[0]) == whole[:1]
    await narrated.advance(0.1)
    assert lines(tales(narrated)[0]) == whole[:2]
    await narrated.advance(PACE)
    assert lines(tales(narrated)[0]) == whole
    assert (await narrated.unsent())[0] == [] or all(row.kind != STORY for row in (await narrated.unsent())[0])


async def test_what_was_held_up_is_told_together(narrated: World) -> None:
    for verb in ("mine", "mine", "stop"):
        await do(narrated, verb)
    whole = await told(narrated, 3)
    await narrated.settle()
    assert lines(tales(narrated)[0]) == whole[:1]
    edits = tales(narrated)[0].versions
    await narrated.advance(PACE * 10)
    assert lines(tales(narrated)[0]) == whole and tales(narrated)[0].versions == edits + 1


async def test_board_and_notice_wait_for_the_narration(narrated: World) -> None:
    boards = [message for message in narrated.messenger.in_channel(CHANNEL) if labels(message.card)[:1] == ["Act"]]
    assert boards
    before, heard = {message.id: message.versions for message in boards}, len(narrated.messenger.notices(BOB))
    for verb in ("mine", "stop"):
        await do(narrated, verb)
    await narrated.settle()
    assert all(narrated.messenger.messages[message].versions == count for message, count in before.items())
    assert len(narrated.messenger.notices(BOB)) == heard
    await narrated.advance(PACE * 2)
    await narrated.advance(PACE * 2)
    assert any(narrated.messenger.messages[message].versions > count for message, count in before.items())
    assert len(narrated.messenger.notices(BOB)) == heard + 1


async def test_each_turn_has_its_own_narration(narrated: World) -> None:
    for user in (ANN, BOB):
        for verb in ("mine", "stop"):
            await do(narrated, verb, user=user)
            await narrated.advance(PACE * 4)
    await narrated.advance(PACE * 4)
    assert [lines(tale) for tale in tales(narrated)] == [(await told(narrated))[:2], (await told(narrated))[2:]]


async def test_a_narration_that_was_deleted_is_told_again(narrated: World) -> None:
    await do(narrated, "mine")
    await narrated.settle()
    [tale] = tales(narrated)
    del narrated.messenger.messages[tale.id]
    await do(narrated, "stop")
    await narrated.advance(PACE * 3)
    assert [lines(tale) for tale in tales(narrated)] == [await told(narrated)]


async def test_undone_lines_are_struck_out_and_narration_goes_on(narrated: World) -> None:
    for verb in ("mine", "stop"):
        await do(narrated, verb)
    await narrated.press(ANN, "undo")
    await do(narrated, "mine")
    for _ in range(3):
        await narrated.advance(PACE * 4)
    first, banked, second = await told(narrated, 3)
    assert [lines(tale) for tale in tales(narrated)] == [[first, f"~~{banked}~~", second]]


async def test_what_the_host_takes_back_is_struck_out(narrated: World) -> None:
    for verb in ("mine", "stop"):
        await do(narrated, verb)
    await narrated.advance(PACE * 4)
    entries = (await narrated.loaded()).entries
    await narrated.press(ANN, "host-rewind", "0", str(entries), values=("a slip",))
    await narrated.advance(PACE * 4)
    assert [lines(tale) for tale in tales(narrated)] == [[f"~~{line}~~" for line in await told(narrated)]]


async def test_a_new_process_tells_at_once_all_that_happened(tmp_path: Path, words: Translator) -> None:
    async with make_world(tmp_path / "data", titles=TOYS, words=words) as first:
        await begun(first, "automa-deck", ANN, BOB)
        await do(first, "mine")
        await first.settle()
        for verb in ("mine", "stop"):
            await do(first, verb)
        around, clock = first.messenger, first.clock
    clock.advance(PACE)
    async with make_world(tmp_path / "data", titles=TOYS, words=words, messenger=around, clock=clock) as second:
        await second.settle()
        assert [lines(tale) for tale in tales(second)] == [await told(second, 3)]
