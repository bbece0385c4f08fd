"""After a move, the player is shown the next table that awaits them, the longest waiting first."""

from __future__ import annotations

from typing import Any

import pytest

from bot.service.card import ButtonId
from bot.service.features.play import next_table
from tests.service.pretended import buttons, text
from tests.service.world import ANN, BOB, CHANNEL, GUILD, World, judged

ELSEWHERE = 901


async def begun_elsewhere(world: World) -> None:
    """A table of Ann and Bob in another server, where Ann is to move."""
    await world.service.guild_seen(ELSEWHERE, "Secret Club", "en")
    there: dict[str, Any] = {"guild": ELSEWHERE, "channel": 555}
    judged(await world.service.play(world.ask(ANN, **there), "space-mission", thread=False))
    await world.press(BOB, "join", of=ELSEWHERE, **there)
    await world.press(ANN, "option", "order", values=("fixed",), of=ELSEWHERE, **there)
    await world.press(ANN, "start", of=ELSEWHERE, **there)
    await world.settle()


async def test_longest_waiting_table_comes_first_on_any_server(world: World) -> None:
    await world.started(ANN, BOB)
    await world.started(ANN, BOB)
    await world.advance(60)
    await begun_elsewhere(world)
    first = await world.discard(ANN)
    assert "The next table" not in text(first), "Bob's turn here goes on"
    answer = await world.discard(ANN)
    assert f"The next table waiting for you: [Table 2: Space Mission](https://discord.com/channels/{GUILD}/" in text(
        answer
    )
    (door,) = [button for button in buttons(answer) if button.label.startswith("Next:")]
    assert door.button_id == ButtonId(GUILD, 2, "act")
    assert "Table 2" in text(await world.click(ANN, answer, "Next:"))
    await world.discard(ANN, table=2)
    await world.settle()
    answer = await world.discard(ANN, table=2)
    assert "Secret Club" in text(answer) and f"channels/{ELSEWHERE}/555" in text(answer)
    assert "action 1 of 2" in text(await world.click(ANN, answer, "Next:"))
    assert all("Secret Club" not in text(message.card) for message in world.messenger.in_channel(CHANNEL))


async def test_since_is_when_the_seats_choice_began(world: World) -> None:
    await world.started(ANN, BOB)
    await world.started(ANN, BOB)
    await world.turn(ANN)
    began = int(world.clock.now())
    await world.advance(500)
    await world.turn(ANN, table=2)
    await world.advance(500)
    panel = await world.look(BOB, "next")
    assert "Table 1" in text(panel) and f"since <t:{began}:f>" in text(panel)
    await world.discard(BOB)
    answer = await world.discard(BOB)
    assert f"since <t:{began + 500}:f>" in text(answer)
    await world.turn(BOB, table=2)
    assert "No table is waiting for you" in text(await world.look(BOB, "next"))
    await world.look(BOB, "language", "de")
    assert "Kein Tisch" in text(await world.look(BOB, "next"))


async def test_the_table_just_moved_at_is_never_the_next(world: World) -> None:
    """A computer, or a quick neighbour, may have moved before the answer is made."""
    await world.started(ANN, BOB)
    await world.turn(ANN)
    done = await world.loaded()
    await world.turn(BOB)
    assert ANN in (await world.loaded()).awaited()
    assert await next_table.after(world.context, done, ANN) is None
    await world.started(ANN, BOB)
    other_table = await next_table.after(world.context, done, ANN)
    assert other_table is not None and other_table.id.table == 2


async def test_answer_stays_without_a_next_table_or_with_read_errors(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await world.started(ANN, BOB)
    await world.discard(ANN)
    assert "The next table" not in text(await world.discard(ANN))

    async def broken(*_: Any) -> Any:
        raise next_table.StoreError

    monkeypatch.setattr(world.store.people, "listed", broken)
    await world.discard(BOB)
    assert "Bob" in text(await world.discard(BOB))
