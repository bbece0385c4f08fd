"""What can I do? All that is open, and why the rest is not; and the rule behind a refusal."""

from __future__ import annotations

import threading
from random import Random
from typing import Any

import pytest

from bot.games.core.actions import nouns, verb_of
from bot.games.registry import TITLES
from bot.service.card import ButtonId
from bot.service.features.possible.reasons import LEAST, TRIED, possible
from tests.service.pretended import menus
from tests.service.world import ANN, BOB, CEM, GUILD, World, buttons, text


@pytest.mark.parametrize("game", TITLES)
async def test_every_verb_is_open_or_has_a_reason(world: World, game: str):
    chance = Random(5)
    await world.started(ANN, BOB, game=game)
    for _ in range(12):
        loaded = await world.loaded()
        for seat in (0, 1):
            found = possible(loaded, seat)
            legal = loaded.game.legal(loaded.state, seat)
            opened = [verb.id for verb, _ in found.open]
            assert sorted(repr(action) for _, actions in found.open for action in actions) == sorted(map(repr, legal))
            assert set(opened) == set(map(verb_of, legal))
            closed = {verb.id for reason in found.closed for verb in reason.verbs}
            assert closed == {verb.id for verb in loaded.game.meta.verbs} - set(opened)
        await world.act_any(chance)


@pytest.mark.parametrize("game", TITLES)
async def test_few_actions_are_tried_for_reasons(world: World, game: str, monkeypatch: pytest.MonkeyPatch):
    loaded = await world.started(ANN, BOB, game=game)
    tried: list[object] = []
    ask = loaded.game.why_illegal

    def counted(state: object, seat: int, action: object) -> object:
        tried.append(action)
        return ask(state, seat, action)  # pyright: ignore[reportArgumentType]

    monkeypatch.setattr(loaded.game, "why_illegal", counted, raising=False)
    possible(loaded, 0)
    verbs = len(loaded.game.meta.verbs)
    assert 0 < len(tried) <= 2 * max(TRIED + verbs, LEAST * verbs)


async def test_reasons_are_looked_for_beside_the_event_loop(world: World, monkeypatch: pytest.MonkeyPatch):
    """That takes a tenth of a second in a large game."""
    loaded = await world.started(ANN, BOB)
    threads = set[int]()
    ask = loaded.game.why_illegal

    def noted(*given: Any) -> Any:
        threads.add(threading.get_ident())
        return ask(*given)

    monkeypatch.setattr(loaded.game, "why_illegal", noted, raising=False)
    assert "**Jump:**" in text(await world.press(ANN, "possible"))
    assert threads and threading.get_ident() not in threads


async def test_card_names_what_is_open_and_why_not(world: World):
    await world.started(ANN, BOB)
    panel = await world.press(ANN, "act")
    card = await world.click(ANN, panel, "What can I do?")
    said = text(card)
    assert "- 🌀 **Jump:** Play a card with a planet's jump number" in said and "\n  - Jump to " in said
    assert "**Fly:** From the gate you cannot fly." in said
    assert "**Scan, Develop and Discover:** Your ship is still at the gate." in said, "one reason, said once"
    assert "(rule" not in said
    [menu] = menus(card)
    [cited] = [choice for choice in menu.choices if choice.value == "5.1"]
    assert cited.label.startswith("Rule 5.1 · ") and cited.hint and not cited.hint.startswith("5.1")
    rule = await world.use(ANN, menu.button_id, ("5.1",))
    assert "**5.1**" in text(rule) and "Act" in {button.label for button in buttons(rule)}


async def test_a_player_who_waits_reads_one_reason(world: World):
    await world.started(ANN, BOB)
    card = await world.press(BOB, "possible")
    assert "**Everything else:** It is Ann's turn." in text(card) and "Jump" not in text(card)


async def test_what_comes_at_another_time_cites_no_rule(world: World):
    """Nor is it news that a card has no third block."""
    loaded = await world.started(ANN, BOB, game="space-missions")
    while verb_of(loaded.legal(loaded.to_move()[0])[0]) != "specialist":
        await world.act_any(Random(1))
        loaded = await world.loaded()
    card = await world.press((ANN, BOB)[loaded.to_move()[0]], "possible")
    assert "**Everything else:**" in text(card) and not menus(card)


async def test_only_players_of_a_running_game_ask(world: World):
    await world.opened(ANN)
    assert not menus(await world.press(ANN, "possible"))
    await world.press(BOB, "join")
    await world.press(ANN, "start")
    await world.settle()
    refused = await world.press(CEM, "possible")
    assert "Jump" not in text(refused) and not menus(refused)


async def test_a_refusal_leads_to_its_rule(world: World):
    await world.started(ANN, BOB)
    refused = await world.use(ANN, ButtonId(GUILD, 1, "do", ("fly", "hazard")))
    assert "Rule 5.1" in text(refused)
    rule = await world.click(ANN, refused, "Rule 5.1")
    assert "**5.1**" in text(rule)
    back = await world.click(ANN, rule, "Act")
    assert not [button for button in buttons(back) if button.label.startswith("Rule")]
    typed = await world.command(ANN, "fly", {"planet": "hazard"})
    assert "Rule 5.1" in [button.label for button in buttons(typed)]


async def test_a_card_of_ones_own_that_does_not_fit_has_a_reason(world: World):
    """While other cards of the hand fit, and however many cards others hold."""
    await world.started(ANN, BOB, game="crazy-eights")
    chance, seat, some_fit = Random(1), 0, False
    while not some_fit:
        loaded = await world.loaded()
        [seat] = loaded.to_move()
        legal = [nouns(action)[0] for action in loaded.legal(seat) if verb_of(action) == "play"]
        hand = [card for card in loaded.view(seat).known.hands[seat] if not card.endswith("-8")]
        some_fit = 0 < len(legal) < len(hand)
        if not some_fit:
            await world.act_any(chance)
    said = text(await world.press((ANN, BOB)[seat], "possible"))
    assert "neither the suit to follow nor the rank" in said
    assert "You do not hold this card" not in said


@pytest.mark.parametrize("game", TITLES)
async def test_own_things_are_those_of_the_vocabulary(world: World, game: str):
    loaded = await world.started(ANN, BOB, game=game)
    view, presenter = loaded.view(0), loaded.presenter
    own = set(presenter.own_nouns(view))
    slots = [(verb.id, slot.id) for verb in loaded.game.meta.verbs for slot in verb.slots]
    assert own and own <= {value for verb, slot in slots for value, _ in presenter.vocabulary(view, verb, slot)}
    assert presenter.own_nouns(loaded.view(None)) == ()
