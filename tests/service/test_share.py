"""Sharing with the channel what one sees alone: while the game runs only what all may see."""

from __future__ import annotations

import random
import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.games.registry import TITLES
from bot.service.card import Card, Image
from bot.service.messenger import Later
from bot.service.quotas import Bounds
from renderers.picture import Picture
from tests.service.ending import conclude
from tests.service.pretended import blocks, labels, text
from tests.service.world import ANN, BOB, CEM, World
from tests.service.world import world as make_world


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    async with make_world(tmp_path, bounds=Bounds(hourly={"shares": 3})) as made:
        yield made


def posts(world: World) -> list[Card]:
    """Return what stands in the channel because a player shared it."""
    return [message.card for message in world.messenger.in_channel() if "shows this" in text(message.card)]


async def played(world: World, game: str = "space-mission", actions: int = 8) -> None:
    await world.started(ANN, BOB, game=game)
    chance = random.Random(3)
    for _ in range(actions):
        await world.act_any(chance)
        world.clock.advance(25)
    await world.settle()


async def shared(world: World, *nouns: str, user: int = ANN) -> Card:
    """Press Share and then Post it; return the preview."""
    preview = await world.press(user, "share", *nouns)
    await world.click(user, preview, "Post it")
    await world.settle()
    return preview


async def test_nothing_is_posted_before_the_player_says_so(world: World) -> None:
    await played(world)
    look = await world.press(ANN, "look", "board")
    preview = await world.click(ANN, look, "Share")
    await world.settle()
    assert "everybody in <#100> will see" in text(preview) and not posts(world)
    answer = await world.click(ANN, preview, "Post it")
    await world.settle()
    [post] = posts(world)
    assert "Posted in <#100>" in text(answer) and "Ann shows this" in text(post)
    assert text(post).splitlines()[2:] == text(preview).splitlines()[3:], "what was promised is what is posted"
    assert post.silent and not post.mentions


@pytest.mark.guarantee("shares-are-public")
@pytest.mark.parametrize("game", TITLES)
async def test_while_a_game_runs_only_the_public_view_is_shared(world: World, game: str) -> None:
    await played(world, game)
    loaded = await world.loaded()
    for look in loaded.game.meta.looks:
        answer = await world.press(ANN, "share", "look", look.id)
        assert ("stays with you" in text(answer)) == look.private
        refused = await world.press(ANN, "share-post", "look", look.id)
        assert ("stays with you" in text(refused)) == look.private
        if look.private:
            assert "Share" not in labels(await world.press(ANN, "look", look.id))
    await world.settle()
    anns = await world.press(ANN, "share", "turn", "3", "0")
    bobs = await world.press(BOB, "share", "turn", "3", "1")
    assert text(anns).splitlines()[3:] == text(bobs).splitlines()[3:]
    assert "As everybody could see it" in text(anns)


async def test_own_notes_are_never_shared(world: World) -> None:
    await played(world)
    await world.look(ANN, "note", "a secret plan")
    last = await world.press(ANN, "replay", "last")
    assert "a secret plan" in text(last)
    preview = await world.click(ANN, last, "Share")
    await world.click(ANN, preview, "Post it")
    await world.settle()
    assert "a secret plan" not in text(preview) and "a secret plan" not in text(posts(world)[0])


async def test_after_the_end_everything_can_be_shared(world: World) -> None:
    await played(world)
    await conclude(world)
    hand = text(await world.press(ANN, "look", "hand")).splitlines()[2:]
    assert hand
    preview = await shared(world, "turn", "3", "1")
    assert "Through the eyes of Bob" in text(preview) and "Through the eyes of Bob" in text(posts(world)[0])
    shown = await shared(world, "look", "hand")
    assert all(line in text(shown) for line in hand) and all(line in text(posts(world)[1]) for line in hand)


@pytest.mark.guarantee("quotas")
async def test_sharing_has_a_limit_and_needs_a_seat(world: World) -> None:
    await played(world)
    assert "do not sit" in text(await world.press(CEM, "share", "look", "board"))
    assert "do not sit" in text(await world.press(CEM, "share-post", "look", "board"))
    for _ in range(3):
        await shared(world, "look", "board")
    refused = await world.press(ANN, "share-post", "look", "board")
    assert "within an hour" in text(refused) and len(posts(world)) == 3
    await shared(world, "look", "board", user=BOB)
    await world.advance(3601)
    await shared(world, "look", "board")
    assert len(posts(world)) == 5


async def test_a_shared_card_is_posted_once_though_discord_was_late(world: World) -> None:
    await played(world)
    world.messenger.afterwards = [Later()]
    await shared(world, "look", "board")
    await world.advance(700)
    assert len(posts(world)) == 1


async def test_what_is_not_sent_yet_is_neither_doubled_nor_replaced(world: World) -> None:
    await played(world)
    for _ in range(4):
        assert "Posted" in text(await world.press(ANN, "share-post", "look", "board"))
    assert "still on its way" in text(await world.press(ANN, "share-post", "turn", "3"))
    await world.settle()
    await world.press(ANN, "share-post", "turn", "3")
    await world.settle()
    assert [("Turn 3" in text(post)) for post in posts(world)] == [False, True]


@pytest.mark.parametrize("game", TITLES)
async def test_the_result_card_tells_the_whole_result(world: World, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[str] = []

    async def draw(_game: str, look: str, view: object, *given: object) -> Picture | None:
        drawn.append(look)
        return Picture(b"x", "result.png", 1, 1) if look == "result" else None

    await played(world, game)
    assert "not over yet" in text(await world.press(ANN, "result"))
    await conclude(world)
    words = text(await world.press(CEM, "result"))
    meta = TITLES[game].game.meta
    assert all(part in words for part in (meta.title, meta.designer, "Ann", "Bob", "1. ", "2"))
    assert re.search(r"The game is over\*\* · \d{4}-\d\d-\d\d", words)
    monkeypatch.setattr(world.context.render_service, "draw", draw)
    card = await world.press(ANN, "result")
    [image] = blocks(card, Image)
    assert drawn == ["result"] and all(part in image.alt for part in (meta.title, meta.designer, "Ann"))
    preview = await world.click(ANN, card, "Share")
    await world.click(ANN, preview, "Post it")
    await world.settle()
    assert blocks(posts(world)[0], Image)[0].alt == image.alt
    await world.advance(1)
    await shared(world, "result", user=CEM)
    assert "A spectator shows this" in text(posts(world)[1])


class Film:
    """Draws films as long as it is asked to."""

    def __init__(self) -> None:
        self.works = True

    async def __call__(self, *_given: object) -> Picture | None:
        return Picture(b"GIF", "film.gif", 1, 1) if self.works else None


async def test_a_film_that_cannot_be_drawn_any_more_is_named(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """It could be drawn when it was shared; when it is sent it cannot, and the channel is told so."""
    await played(world)
    monkeypatch.setattr(world.context.render_service, "film", film := Film())
    preview = await world.press(ANN, "share", "film", "-")
    await world.click(ANN, preview, "Post it")
    film.works = False
    await world.settle()
    [post] = posts(world)
    assert "could not be drawn just now" in text(post) and not blocks(post, Image)
    assert "Replay" in labels(post)
