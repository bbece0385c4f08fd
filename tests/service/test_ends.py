"""How games go on without players, end, and begin again."""

from __future__ import annotations

import random
from typing import Any

import pytest

from bot.games.core.chance import commitment
from bot.service.context import Context
from bot.service.features.computers import choosing
from tests.service.pretended import labels, text
from tests.service.world import ANN, BOB, CEM, GUILD, World


async def drawn_out(world: World, rounds: int, *users: int) -> None:
    """Let people do nothing for so many rounds."""
    for _ in range(rounds):
        for user in users:
            for _ in range(2):
                await world.press(user, "do", "top-up", "-")
            await world.advance(21)


async def test_computers_play_to_the_end_by_themselves(world: World) -> None:
    await world.started(ANN, BOB, computers=1)
    world.messenger.members_gone = {ANN, BOB}
    await world.turn(ANN)
    await world.settle()
    world.messenger.members_gone = {BOB}
    await world.press(ANN, "replace")
    assert (await world.loaded()).table.status == "running"
    chance = random.Random(1)
    for _ in range(1500):
        await world.settle()
        loaded = await world.loaded()
        if loaded.table.status != "running":
            break
        if loaded.computer_on(loaded.to_move()[0]) is None:
            await world.act_any(chance)
        world.clock.advance(25)
    assert (await world.loaded()).table.status == "over"
    await world.settle()
    final = world.messenger.in_channel()[-1]
    assert "The game is over" in text(final.card) and await world.unsent() == ([], [])


@pytest.mark.guarantee("seed-committed")
async def test_the_end_shows_every_line_the_seed_and_its_hash(world: World) -> None:
    loaded = await ended(world, ANN, BOB)
    await world.settle()
    final = world.messenger.in_channel()[-1]
    told = text(final.card)
    standing = loaded.game.score(loaded.state)
    assert standing.final
    for result in standing.results:
        assert f"{result.total} point" in told
        for line in result.lines:
            assert f" {line.points}" in told
    seed = loaded.table.seed
    assert seed.hex() in told and commitment(seed) in told
    assert labels(final.card)[0] == "Rematch"
    for user in (ANN, BOB):
        (letter,) = world.messenger.dms(user)
        assert "Your hand" not in text(letter.card), "the cards left over do not matter"
        assert "1. " in text(letter.card) and "Jump Gate" in text(letter.card), "the ranking stands there instead"
    assert "not at any table" in text(await world.look(ANN, "my-tables"))
    assert "This game is over" in text(await world.press(ANN, "do", "top-up", "-"))
    assert "This game is over" in text(await world.press(ANN, "undo"))
    for look in ("board", "score", "player", "hand", "tiles", "planet"):
        assert "Space Mission" in text(await world.look(ANN, look))


async def ended(world: World, *users: int) -> Any:
    """Let a table end by vote and return it."""
    await world.started(*users)
    await drawn_out(world, 6, *users)
    for user in users:
        await world.press(user, "vote-end")
    return await world.loaded()


async def test_a_vote_ends_a_game_that_stands_still(world: World) -> None:
    await world.started(ANN, BOB, CEM)
    assert "five rounds" in text(await world.press(ANN, "vote-end"))
    assert "when this game is over" in text(await world.press(ANN, "rematch"))
    await drawn_out(world, 6, ANN, BOB, CEM)
    assert "Vote to end the game" in labels(world.messenger.in_channel()[-1].card)
    assert "2 more are needed" in text(await world.press(ANN, "vote-end"))
    assert "2 more are needed" in text(await world.press(ANN, "vote-end")), "once is once"
    assert "One more is needed" in text(await world.press(CEM, "vote-end"))
    assert "do not sit" in text(await world.press(99, "vote-end"))
    assert (await world.loaded()).table.status == "running"
    assert "the game ends here" in text(await world.press(BOB, "vote-end"))
    assert (await world.loaded()).table.status == "over"
    await world.settle()
    assert "voted to end" in text(await world.look(ANN, "log"))


async def test_votes_are_void_once_the_game_moves_again(world: World) -> None:
    await world.started(ANN, BOB)
    await drawn_out(world, 6, ANN, BOB)
    await world.press(ANN, "vote-end")
    await world.turn(ANN)
    loaded = await world.loaded()
    assert loaded.game.stalled(loaded.state)
    assert "One more" in text(await world.press(BOB, "vote-end")), "Ann's vote was for another silence"
    assert (await world.loaded()).table.status == "running"


async def test_a_rematch_moves_the_seats_on_and_invites_the_others(world: World) -> None:
    await ended(world, ANN, BOB, CEM)
    await world.settle()
    final = world.messenger.in_channel()[-1]
    heard = {user: len(world.messenger.notices(user)) for user in (ANN, BOB, CEM)}
    answer = await world.click(BOB, final.card, "Rematch")
    assert "Table 2" in text(answer)
    assert "open already" in text(await world.press(ANN, "rematch"))
    assert "do not sit" in text(await world.press(99, "rematch"))
    await world.settle()
    new = await world.loaded(2)
    assert [seat.user for seat in new.seats] == [BOB, CEM, ANN]
    assert [seat.status for seat in new.seats] == ["seated", "invited", "invited"]
    assert new.table.host == BOB and new.table.rematch_of == 1
    assert new.table.options == (await world.loaded()).table.options
    assert new.table.seed != (await world.loaded()).table.seed
    assert {user: len(world.messenger.notices(user)) - heard[user] for user in heard} == {ANN: 1, BOB: 0, CEM: 1}
    for user in (ANN, CEM):
        await world.press(user, "join", table=2)
    await world.press(BOB, "start", table=2)
    assert (await world.loaded(2)).to_move() == (0,)


async def test_a_rematch_keeps_no_seat_for_deleted_users(world: World) -> None:
    await ended(world, ANN, BOB, CEM)
    await world.click(CEM, await world.click(CEM, await world.look(CEM, "my-data"), "Forget me"), "Yes")
    await world.settle()
    final = world.messenger.in_channel()[-1]
    await world.click(BOB, final.card, "Rematch")
    assert [(seat.user, seat.status) for seat in (await world.loaded(2)).seats] == [(BOB, "seated"), (ANN, "invited")]
    await world.press(ANN, "join", table=2)
    await world.press(BOB, "start", table=2)
    assert (await world.loaded(2)).to_move() == (0,)


@pytest.mark.parametrize("how", ["raises", "cheats"])
async def test_a_computer_that_fails_is_contained_and_tried_again(
    world: World, monkeypatch: pytest.MonkeyPatch, how: str, caplog: pytest.LogCaptureFixture
) -> None:
    await world.started(ANN, BOB, computers=1)
    await world.started(ANN, BOB, computers=1)
    real = choosing.choose

    async def choose(context: Context, loaded: Any, seat: int, level: str) -> choosing.Decision:
        if loaded.table.id == 2:
            return await real(context, loaded, seat, level)
        if how == "raises":
            raise ZeroDivisionError
        return choosing.Decision(next(a for a in loaded.game.legal(loaded.state, 0) or _illegal(loaded)))

    with monkeypatch.context() as patch:
        patch.setattr(choosing, "choose", choose)
        for table in (1, 2):
            await world.turn(ANN, table)
            await world.turn(BOB, table)
        await world.advance(21)
        assert "computer failed" in caplog.text
        assert [(await world.loaded(number)).to_move() for number in (1, 2)] == [(2,), (0,)]
    await world.advance(600)
    assert (await world.loaded(1)).to_move() == (0,), "it plays when it is well again"


def _illegal(loaded: Any) -> list[Any]:
    verb = loaded.game.meta.verb_map()["discover"]
    return [verb.action()]


@pytest.mark.guarantee("computers-see-views")
async def test_a_computer_knows_its_own_view_only(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    loaded = await world.started(ANN, BOB, computers=1)
    seen: list[Any] = []
    real = loaded.game.choose

    def choose(view: Any, *given: Any) -> Any:
        seen.append(view)
        return real(view, *given)

    monkeypatch.setattr(type(loaded.game), "choose", staticmethod(choose))
    await world.turn(ANN)
    await world.turn(BOB)
    await world.advance(21)
    assert seen and all(view.viewer == 2 for view in seen)
    assert all(player.tiles is None for view in seen for player in view.players if player.seat != 2)


async def test_the_timers_of_computers_survive_the_process(world: World) -> None:
    await world.started(ANN, BOB, computers=1)
    await world.turn(ANN)
    await world.fly(BOB)
    await world.fly(BOB)
    rows, timers = await world.unsent()
    [computer] = [timer for timer in timers if timer.kind == "computer"]
    assert computer.due == world.clock.now() + 20
    assert await world.store.due_index.next() is not None
    assert GUILD in await world.store.due_index.due(world.clock.now() + 21)
    assert rows
