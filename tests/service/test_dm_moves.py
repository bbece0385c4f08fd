"""The direct message after a move made from it."""

from __future__ import annotations

from tests.service.world import ANN, BOB, World, deeds, text


async def test_dm_panel_keeps_the_effect_of_a_move_when_updated(world: World) -> None:
    await world.started(ANN, BOB)
    (letter,) = world.messenger.dms(ANN)
    button_id, values = next(deed for deed in deeds(letter.card) if deed[0].nouns[0] == "jump")
    answer = await world.service.press(world.ask(ANN, guild=None, channel=letter.channel).on(button_id, values))
    await world.settle()
    (letter,) = world.messenger.dms(ANN)
    done = [line for line in text(answer).splitlines() if line.startswith("✅")]
    assert done
    assert all(line in text(letter.card) for line in done)
    assert "✅" not in text(world.messenger.dms(BOB)[0].card)
