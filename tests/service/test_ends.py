"""How games go on without players, end and begin again; and the record and seed that prove them."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from bot.games.core.chance import commitment
from bot.games.core.contract import Question
from bot.games.history.log import Acted, decode_entry
from bot.games.history.record import FullRecord, PublicRecord, decode_record
from bot.games.history.referee import verify
from bot.games.registry import TITLES
from bot.service.card import Card, File
from bot.service.context import Context
from bot.service.features.computers import choosing
from bot.service.tables import record_export
from tests.leaks.seeds import shown
from tests.service.every_game import EVERY, EVERY_GAME
from tests.service.pretended import blocks, labels, text
from tests.service.world import ANN, BOB, CEM, GUILD, World


async def drawn_out(world: World, rounds: int, *users: int) -> None:
    """Let people do nothing for so many rounds."""
    for _ in range(rounds):
        for user in users:
            for _ in range(2):
                await world.press(user, "do", "top-up", "-")
            await world.advance(21)


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
    assert seed.hex() not in told and "**Check the game** shows that" in told
    assert labels(final.card) == ["Rematch", "Watch it again", "Result to share", "More"]
    more = await world.click(ANN, final.card, "More")
    assert seed.hex() in text(more) and commitment(seed) in text(more)
    assert labels(more) == ["Look", "Log", "As text", "As a film", "Check the game", "Record", "Back"]
    assert "Back" not in labels(await world.press(99, "final-more")), "a spectator has no panel"
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
    assert "Table 2" in text(answer) and "It waits for Cem and Ann" in text(answer)
    assert labels(answer) == ["Add a computer", "Settings"], "Start, as soon as enough players sit"
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
        legal = loaded.game.legal(loaded.state, 0)
        return choosing.Decision(legal[0] if legal else loaded.game.meta.verb_map()["discover"].action())

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


@pytest.mark.guarantee("computers-see-views")
async def test_a_computer_knows_its_own_view_only(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    loaded = await world.started(ANN, BOB, computers=1)
    seen: list[Any] = []
    real = loaded.game.choose

    def choose(question: Question) -> Any:
        seen.append(question.view)
        return real(question)

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


# -- the record: whole after the end, before it only what the user may know --------------------------------------------


ACTS = {"sealed-bid": 5}
"""How much is done before the record is asked for, in games that soon end."""


@pytest.fixture
def every_title(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(record_export, "TITLES", EVERY)  # it knows the registered games alone


def data_of(card: Card) -> bytes:
    [file] = blocks(card, File)
    assert file.filename.endswith(".json")
    return file.data


def public(card: Card) -> PublicRecord:
    record = decode_record(data_of(card))
    assert isinstance(record, PublicRecord)
    return record


@pytest.mark.guarantee("record-proves")
async def test_the_record_after_the_end_is_whole_and_verifies(world: World) -> None:
    chance = random.Random(5)
    await world.started(ANN, BOB)
    while (await world.loaded()).table.status == "running":
        await world.act_any(chance)
    await world.settle()
    final = next(m.card for m in world.messenger.in_channel() if "Rematch" in labels(m.card))
    for user in (ANN, CEM):
        data = data_of(await world.click(user, await world.click(user, final, "More"), "Record"))
        record = decode_record(data)
        assert isinstance(record, FullRecord)
        verdict = verify(data, TITLES.get)
        assert verdict.valid, verdict
        assert record.seed == (await world.loaded()).table.seed.hex()
        assert b"Ann" not in data
        assert data_of(await world.look(user, "record", table="1")) == data


@pytest.mark.guarantee("public-record")
@pytest.mark.usefixtures("every_title")
@EVERY_GAME
async def test_public_record_of_a_running_game_reveals_nothing(hall: World, game: str) -> None:
    chance = random.Random(8)
    await hall.started(ANN, BOB, game=game)
    for _ in range(ACTS.get(game, 30)):
        await hall.act_any(chance)
    loaded = await hall.loaded()
    seed = loaded.table.seed
    rows = await hall.entries()
    cards = {user: await hall.look(user, "record") for user in (ANN, BOB, CEM)}
    assert not any(shown(seed, card) for card in cards.values())
    by_user = {user: public(card) for user, card in cards.items()}
    for user, record in by_user.items():
        assert record.commitment == commitment(seed)
        plain = msgspec.to_builtins(record)
        assert not {"seed", "deal", "result"} & set(plain)
        assert not shown(seed, plain)
        verbs = loaded.game.meta.verb_map()
        for row, entry in zip(rows, record.entries, strict=True):
            did = decode_entry(row.body)
            hidden = isinstance(did, Acted) and not verbs[did.verb].public
            assert msgspec.to_builtins(entry.did) == (
                {"entry": "secret", "seat": did.seat} if hidden and isinstance(did, Acted) else msgspec.to_builtins(did)
            )
            assert list(entry.told) == _told(loaded, row.events, loaded.seat_of(user))
    readings = {user: [str(entry.told) for entry in record.entries] for user, record in by_user.items()}
    for user, other in ((ANN, BOB), (BOB, ANN)):
        own = [number for number, told in enumerate(readings[user]) if told != readings[CEM][number]]
        assert own, "every seat has drawn a secret of its own"
        assert all(readings[other][number] == readings[CEM][number] for number in own)


def _told(loaded: Any, events: bytes, viewer: int | None) -> list[Any]:
    decoded = msgspec.json.decode(events, type=list[loaded.game.event_type])
    told = (loaded.presenter.describe(event, viewer, over=False) for event in decoded)
    return [phrase for phrase in told if phrase is not None]


@pytest.mark.guarantee("strangers-shut-out")
@pytest.mark.parametrize("guild", [901, None])
async def test_no_record_for_strangers_from_elsewhere(world: World, guild: int | None) -> None:
    await world.started(ANN, BOB)
    for card in (
        await world.press(CEM, "record", guild=guild),
        await world.look(CEM, "record", table="900/1", guild=guild),
    ):
        assert "no such table" in text(card) and not blocks(card, File)


@pytest.mark.guarantee("seed-committed")
@EVERY_GAME
async def test_hash_of_the_seed_is_public_from_the_start(hall: World, game: str) -> None:
    await hall.service.play(hall.ask(ANN), game, thread=False)
    await hall.settle()
    (lobby,) = hall.messenger.in_channel()
    await hall.press(BOB, "join")
    await hall.press(ANN, "start")
    await hall.settle()
    table = (await hall.loaded()).table
    log = await hall.press(BOB, "log")
    for card in (lobby.card, log):
        assert commitment(table.seed) in text(card)
    for card in (log, *(message.card for message in hall.messenger.messages.values())):
        assert not shown(table.seed, card)
