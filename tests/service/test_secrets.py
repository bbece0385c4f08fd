"""Public texts do not depend on hands and piles that spectators cannot know."""

from __future__ import annotations

import random
from dataclasses import replace

import msgspec
import pytest

from bot.games.core.chance import Chance
from bot.games.core.replay import irrevocable, resume
from bot.games.registry import TITLES
from bot.service.card import Card
from bot.service.features.play.board import board_card, summary_card
from bot.service.features.play.cards import PrivatePanel
from bot.service.features.play.choices import Wording
from bot.service.features.play.panel import controls
from bot.service.tables.loaded import LoadedTable
from tests.service.positions import LANGUAGES, context, played, user_on
from tests.service.pretended import button_ids
from tests.service.world import ANN, BOB, CEM, CHANNEL, World

CONTEXT = context()
PUBLIC_VERBS = {"act", "look", "looks", "undo", "log", "text", "rules", "vote-end", "resume", "replace", "rematch"} | {
    "come-back"
}
LOBBY_VERBS = {"join", "leave", "computer", "start", "settings", "cancel"}


def swapped(loaded: LoadedTable, viewer: int | None, seed: int) -> LoadedTable:
    """The same table with everything changed that the viewer cannot know."""
    chance = Chance(random.Random(seed).randbytes(32)).open()
    state = loaded.game.sample_state(loaded.view(viewer), viewer, chance)
    return replace(loaded, replay=resume(state, loaded.entries), views=None)


@pytest.mark.guarantee("no-secret-in-lockstep")
@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_channel_says_the_same_whatever_is_hidden(language: str) -> None:
    changed = 0
    for number, loaded in enumerate(played(3, seed=21, most=200)):
        if number % 6:
            continue
        loaded = replace(loaded, table=msgspec.structs.replace(loaded.table, language=language))
        other = swapped(loaded, None, number)
        changed += other.state != loaded.state
        assert await board_card(CONTEXT, loaded, ()) == await board_card(CONTEXT, other, ())
        assert summary_card(CONTEXT, loaded, ()) == summary_card(CONTEXT, other, ())
        spectator = [await _pages(where, None, language) for where in (loaded, other)]
        assert spectator[0] == spectator[1]
    assert changed > 20, "there was something to hide"


@pytest.mark.guarantee("no-secret-in-lockstep")
@pytest.mark.parametrize("language", LANGUAGES)
async def test_ones_own_cards_say_the_same_whatever_others_hide(language: str) -> None:
    for number, loaded in enumerate(played(3, seed=22, most=100)):
        if number % 8:
            continue
        loaded = replace(loaded, replay=resume(loaded.state, loaded.entries))  # the other has no past either
        for seat in range(3):
            other = swapped(loaded, seat, number)
            assert await _pages(loaded, seat, language) == await _pages(other, seat, language)
            assert controls(CONTEXT, loaded, seat, language, 20) == controls(CONTEXT, other, seat, language, 20)
            for verb in loaded.game.meta.verbs:
                here, there = (Wording(CONTEXT, where, seat, language, verb) for where in (loaded, other))
                for slot in verb.slots:
                    assert here.complete(slot.id, {}, "") == there.complete(slot.id, {}, "")


async def _pages(loaded: LoadedTable, viewer: int | None, language: str) -> list[Card]:
    private = PrivatePanel(CONTEXT, loaded, user_on(viewer), language)
    cards = [private.looks()]
    for look in loaded.game.meta.looks:
        if viewer is not None or not look.private:
            cards.append(await private.look(look.id, None))
            cards.append(private.text(look.id, None, 0))
    return cards


@pytest.mark.guarantee("public-buttons")
@pytest.mark.parametrize("game", TITLES)
async def test_no_button_in_the_channel_bears_a_noun_that_is_a_secret(world: World, game: str) -> None:
    """Through a whole life of a table: lobby, game, pause; and nothing but doors hangs in the channel."""
    seen: list[Card] = []
    judge = world.messenger.judge

    def look_at(card: Card) -> None:
        assert judge is not None
        judge(card)
        seen.append(card)

    world.messenger.judge = look_at
    await world.look(BOB, "notice", "mention")
    world.messenger.closed = {CEM}
    await world.started(ANN, BOB, CEM, game=game)
    chance = random.Random(2)
    for _ in range(30):
        await world.act_any(chance)
        await world.advance(21)
    public = [message.card for message in world.messenger.made if message.channel == CHANNEL]
    assert len(public) > 10 and len(seen) > 60
    for card in public:
        for button_id in button_ids(card):
            assert button_id.verb in PUBLIC_VERBS | LOBBY_VERBS
            assert button_id.nouns in ((), ("hand",), ("board",), ("score",))
            assert button_id.decision == 0


def test_whether_an_action_is_final_follows_from_its_seats_view() -> None:
    for number, loaded in enumerate(played(2, seed=23, most=120)):
        seat = loaded.to_move()[0]
        other = swapped(loaded, seat, number)
        for action in loaded.game.legal(loaded.state, seat):
            assert irrevocable(loaded.game, loaded.state, seat, action) == irrevocable(
                other.game, other.state, seat, action
            )
