"""`/stats` and `/leaderboard`: the chosen user and game reach the service; the answer is private."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cogs.conftest import Scene


@pytest.mark.parametrize(
    ("name", "given", "asked"),
    [
        ("stats", {}, ("stats", "/", None)),
        ("stats", {"game": "space-mission"}, ("stats", "/space-mission", None)),
        ("leaderboard", {}, ("leaderboard", None, None)),
        ("leaderboard", {"game": "space-mission"}, ("leaderboard", "space-mission", None)),
        ("settings", {"rating": "on"}, ("rating", "on", None)),
    ],
)
async def test_what_is_asked_for_reaches_the_service(
    scene: Scene, name: str, given: dict[str, Any], asked: tuple[str | None, ...]
) -> None:
    answer = await scene.world.member("ada").slash(scene.channel, name, **given)
    assert scene.service.called("look") == [asked]
    assert answer.ephemeral


async def test_a_user_is_found_by_id(scene: Scene) -> None:
    bob = scene.world.member("bob")
    await scene.world.member("ada").slash(scene.channel, "stats", player=bob.user)
    assert scene.service.called("look") == [("stats", f"{bob.id}/", None)]
