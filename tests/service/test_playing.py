"""A table from the lobby to the end, as its players see it."""

from __future__ import annotations

import random

from tests.service.world import ANN, BOB, CEM, CHANNEL, World, buttons, deeds, text


async def test_a_lobby_is_opened_joined_and_started(world: World) -> None:
    answer = await world.service.play(world.ask(ANN), "space-mission", thread=False)
    assert f"<#{CHANNEL}>" in text(answer)
    await world.settle()
    (lobby,) = world.messenger.in_channel()
    assert "Matt Worden" in text(lobby.card) and "Ann" in text(lobby.card)
    assert "You are in" in text(await world.click(BOB, lobby.card, "Join"))
    await world.settle()
    assert "Bob\\_\\*" in text(lobby.card)
    await world.click(ANN, lobby.card, "Start")
    await world.settle()
    assert "begun" in text(lobby.card)
    board = world.messenger.in_channel()[-1]
    assert [button.label for button in buttons(board.card)][:2] == ["Act", "My hand"]


async def test_a_whole_game_is_played_by_buttons(world: World) -> None:
    await world.started(ANN, BOB, computers=1)
    chance = random.Random(3)
    for _ in range(4000):
        await world.settle()
        loaded = await world.loaded()
        if loaded.table.status == "over":
            break
        if not loaded.to_move() or loaded.computer_on(loaded.to_move()[0]) is not None:
            await world.advance(20)
            continue
        await world.act_any(chance)
    else:
        raise AssertionError("the game did not end")
    await world.settle()
    final = world.messenger.in_channel()[-1]
    assert "The game is over" in text(final.card)
    standing = loaded.game.score(loaded.state)
    for result in standing.results:
        assert f"{result.total} point" in text(final.card)
    assert loaded.table.seed.hex() in text(final.card)
    assert not list(deeds(await world.press(ANN, "look", "board")))


async def test_exactly_one_notice_per_change_of_player(world: World) -> None:
    await world.started(ANN, BOB, CEM)
    chance = random.Random(5)
    told = {user: len(world.messenger.notices(user)) for user in (ANN, BOB, CEM)}
    assert told[ANN] == 1, "the first hand of the first player is their notice"
    for _ in range(60):
        before = (await world.loaded()).to_move()
        counts = {user: len(world.messenger.notices(user)) for user in (ANN, BOB, CEM)}
        await world.act_any(chance)
        await world.advance(21)
        after = await world.loaded()
        for seat, user in enumerate((ANN, BOB, CEM)):
            new = len(world.messenger.notices(user)) - counts[user]
            became = seat in after.to_move() and seat not in before
            assert new == int(became), (seat, new, became)
