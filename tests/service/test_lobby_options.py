"""The presets of a game side by side: what each sets, and the rule about it, before anybody has joined."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.games.core.contract import settle
from bot.games.core.phrase import say
from bot.games.registry import TITLES
from bot.service.card import Section
from tests.service.every_game import wide_world
from tests.service.pretended import buttons, text
from tests.service.world import ANN, BOB, World


@pytest.mark.parametrize("game", list(TITLES))
@pytest.mark.parametrize("language", ["en", "de"])
async def test_each_option_stands_beside_its_presets_and_rule(tmp_path: Path, game: str, language: str) -> None:
    async with wide_world(tmp_path) as world:
        number = await world.opened(ANN, game)
        card = await world.press(BOB, "options", table=number, locale=language)
        meta, words = TITLES[game].game.meta, world.context.translator.words(language)
        lines = text(card).split("\n")
        for option in meta.options:
            assert f"**{words(say(f'{meta.prefix}-option-{option.id}'))}**" in lines
            taken = {settle(meta.options, dict(preset.values))[option.id] for preset in meta.presets}
            for choice in option.choices:
                told = words(say(f"{meta.prefix}-option-{option.id}-{choice}"))
                assert any(told in line for line in lines) == (choice in taken), (option.id, choice)
        assert "-# …" not in lines, "nothing is left out for want of room"
        rules = [block.button for block in card.blocks if isinstance(block, Section)]
        cited = dict.fromkeys(option.rule for option in meta.options if option.rule)
        assert [button.button_id.nouns[-1] for button in rules if button.button_id] == [*cited]
        for button in rules:
            assert button.button_id is not None
            number = button.button_id.nouns[-1]
            assert f"**{number}**" in text(await world.use(BOB, button.button_id, locale=language))


async def test_what_a_preset_changes_is_told_and_what_is_chosen_bold(world: World) -> None:
    await world.opened(ANN)
    await world.press(ANN, "preset", values=("rulebook",))
    told = text(await world.press(ANN, "options"))
    assert "\n① Yucata\n② Rulebook\n" in f"{told}\n"
    assert "- ① You may look at the tiles you have reserved at any time (as on Yucata).\n" in told
    assert "- ② **What you reserve stays face down, for you too, until the planet is developed" in told
    assert "- ①② **The first player is drawn;" in told
    await world.press(ANN, "option", "notebook", values=("inferences",))
    told = text(await world.press(ANN, "options"))
    assert "- **Last visits, and which of the tiles you left must still be there.**\n" in told, "in no preset"


async def test_the_host_goes_from_the_presets_to_the_settings(world: World) -> None:
    await world.opened(ANN)
    mine, theirs = await world.press(ANN, "options"), await world.press(BOB, "options")
    assert [button.button_id.verb for button in buttons(mine) if button.button_id] == ["rules"] * 4 + ["settings"]
    assert all(button.button_id and button.button_id.verb == "rules" for button in buttons(theirs))
    await world.click(ANN, await world.press(ANN, "settings"), "Presets and rules")
