"""The guided first game off its prepared way: advice that is said once, looks that help, and what the end names."""

from __future__ import annotations

from pathlib import Path

from bot.service.card import Card, Image
from tests.service.pretended import text
from tests.service.test_learn import Sketches, begun, marked, panel
from tests.service.world import ANN, World, world

SCIENTISTS = ("majority", "scientist", "1")
"""What a learner does at the fifth step, who then is advised to use the research scientist."""
ABOUT = "**Research points** get you research plans"


async def on(world: World, card: Card) -> Card:
    """Press the marked button, and return what follows when the computer has played."""
    button = marked(card)
    assert button is not None and button.button_id is not None
    card = await world.use(ANN, button.button_id)
    return card if marked(card) else await panel(world)


async def test_an_own_way_repeats_no_text_and_helps_to_look(tmp_path: Path) -> None:
    async with world(tmp_path, render_service=Sketches()) as drawn:
        card = await begun(drawn, "skymines")
        for _ in range(4):
            card = await on(drawn, card)
        await drawn.press(ANN, "do", *SCIENTISTS)
        scientist = await panel(drawn)
        plans = [block for block in scientist.blocks if isinstance(block, Image) and "ahead" in block.alt]
        assert plans, [block.alt for block in scientist.blocks if isinstance(block, Image)]
        first = await on(drawn, scientist)
        second = await on(drawn, first)
        assert ABOUT in text(first) and ABOUT not in text(second)
        assert "this one promises the most" in text(second), "the reason is said each time"
        card = second
        while "You know now" not in text(card):
            card = await on(drawn, card)
        missed = text(card).split("did not show:")[1]
        assert "first player" in missed and "scientist" not in missed.split("Begin again")[0]
