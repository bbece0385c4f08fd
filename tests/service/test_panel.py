"""The private panel: every legal action at hand, few taps, marks that tell the truth, within Discord's limits."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from bot.games.core.actions import Action, nouns, verb_of
from bot.games.core.undo import irrevocable
from bot.service.card import Menu
from bot.service.cards.board_card import board_card
from bot.service.cards.choices import from_menu
from bot.service.cards.panel import DIRECT, MANY, controls, next_menu
from bot.service.private.private_card import Private
from bot.service.table.sitting import Sitting
from tests.service.positions import LANGUAGES, house, played, user_on
from tests.service.pretended import blocks, buttons, menus
from tests.service.world import judged

HOUSE = house()


def taps(sitting: Sitting, seat: int) -> Counter[Action]:
    """Every action that the panel leads to, with the least number of taps (a choice in a menu counts as two)."""
    found: dict[Action, int] = {}
    legal = set(sitting.game.legal(sitting.state, seat))
    panel = controls(HOUSE, sitting, seat, "en")

    def reach(action: Action, count: int) -> None:
        found[action] = min(count, found.get(action, count))

    for row in panel:
        for button in getattr(row, "row", ()):
            assert button.handle.verb == "do"
            reach(from_menu(sitting, seat, button.handle.nouns, ()), 1)
    for menu in (block for block in panel if isinstance(block, Menu)):
        for action, count in _by_menu(sitting, seat, menu, 2, legal):
            reach(action, count)
    return Counter(found)


def _by_menu(sitting: Sitting, seat: int, menu: Menu, count: int, legal: set[Action]) -> Iterator[tuple[Action, int]]:
    if menu.most > 1:
        offered = {choice.value for choice in menu.choices}
        for action in legal:
            if verb_of(action) != menu.handle.nouns[0]:
                continue
            wanted = set(nouns(action)[-1].split("+"))
            if wanted <= offered and menu.least <= len(wanted) <= menu.most:
                chosen = tuple(value for value in offered if value in wanted)
                assert from_menu(sitting, seat, menu.handle.nouns, chosen) == action
                yield action, count
        return
    for choice in menu.choices:
        if menu.handle.verb == "do":
            yield from_menu(sitting, seat, menu.handle.nouns, (choice.value,)), count
        else:
            verb, *given = (*menu.handle.nouns, choice.value)
            yield from _by_menu(
                sitting, seat, next_menu(HOUSE, sitting, seat, "en", verb, tuple(given)), count + 2, legal
            )


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_panel_offers_exactly_what_is_legal_with_few_taps(players: int) -> None:
    for sitting in played(players, seed=players, most=250):
        seat = sitting.to_move()[0]
        legal = sitting.game.legal(sitting.state, seat)
        found = taps(sitting, seat)
        assert set(found) == set(legal)
        # Many ways to discard are one choice of several cards.
        discards = [action for action in legal if verb_of(action) == "top-up"]
        single = [action for action in legal if len(discards) <= MANY or action not in discards]
        if len(single) + (len(single) < len(legal)) <= DIRECT:
            assert all(found[action] == 1 for action in single)
        assert max(found.values()) <= 2, "two taps by menu: open it, choose"


@pytest.mark.parametrize("players", [2, 5])
def test_the_mark_is_exactly_on_what_cannot_be_taken_back(players: int) -> None:
    for sitting in played(players, seed=30 + players, most=150):
        seat = sitting.to_move()[0]
        panel = controls(HOUSE, sitting, seat, "en")
        for row in panel:
            for button in getattr(row, "row", ()):
                action = from_menu(sitting, seat, button.handle.nouns, ())
                assert ("⚠" in button.label) == irrevocable(sitting.game, sitting.state, seat, action), button.label
        for menu in (block for block in panel if isinstance(block, Menu)):
            if menu.most == 1:
                for choice in menu.choices:
                    action = from_menu(sitting, seat, menu.handle.nouns, (choice.value,))
                    assert ("⚠" in choice.label) == irrevocable(sitting.game, sitting.state, seat, action), choice.label
            else:
                reached = [
                    action
                    for action in sitting.game.legal(sitting.state, seat)
                    if verb_of(action) == menu.handle.nouns[0] and nouns(action)[-1] != "-"
                ]
                final = {irrevocable(sitting.game, sitting.state, seat, action) for action in reached}
                assert ("⚠" in menu.placeholder) == (final == {True})


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("language", LANGUAGES)
async def test_no_card_is_more_than_discord_takes(players: int, language: str) -> None:
    """Without pictures, when all is said in text; that is when cards are longest."""
    chance = random.Random(players)
    for sitting in played(players, seed=60 + players, most=400, notebook="inferences"):
        if chance.random() > 0.06:
            continue
        viewers: list[int | None] = [*sitting.to_move(), chance.randrange(players), None]
        for viewer in viewers:
            private = Private(HOUSE, sitting, user_on(viewer), language, mark=2**41)
            place = "A Server With A Long Name " * 3 + "· <#123456789012345678> · [to the table](https://discord.com/…)"
            judged(await private.panel(["✅ " + "a long remark " * 20], place=place))
            judged(private.looks())
            for look in sitting.game.meta.looks:
                if look.private and viewer is None:
                    continue
                subjects = [noun for noun, _ in sitting.speaker.subjects(sitting.view(viewer), look.id)]
                for about in subjects[:2] or [None]:
                    judged(await private.look(look.id, about))
                    judged(private.text(look.id, about, 0))
        judged(await board_card(HOUSE, sitting, (), mark=2**41, mentions=[11, 22]))


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_button_leads_somewhere_and_bears_the_decision(language: str) -> None:
    for sitting in played(3, seed=8, most=40):
        seat = sitting.to_move()[0]
        card = await Private(HOUSE, sitting, user_on(seat), language).panel()
        doing = [b.handle for b in buttons(card) if b.handle and b.handle.verb == "do"]
        doing += [menu.handle for menu in menus(card)]
        assert doing and {handle.decision for handle in doing} == {sitting.decisions[seat] + 1}
        others = [number for number in range(3) if number != seat]
        for other in others:
            card = await Private(HOUSE, sitting, user_on(other), language).panel()
            assert not blocks(card, Menu) and "do" not in {b.handle.verb for b in buttons(card) if b.handle}
