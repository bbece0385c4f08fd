"""Picture styles: each user's own in private pictures, the standard one in public."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.core.style import STANDARD, STYLES, Style
from tests.service.pretended import text
from tests.service.world import ANN, BOB, CEM, World


@pytest.fixture
def drawn(world: World, monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, int | None, Style]]:
    """Return the list of what is drawn from now on: look, viewer, style."""
    found: list[tuple[str, int | None, Style]] = []

    async def draw(
        game: str, look: str, view: Any, about: Any, names: Any, language: str, style: Style, _within: float
    ) -> None:
        found.append((look, view.viewer, style))

    monkeypatch.setattr(world.context.render_service, "draw", draw)
    return found


@pytest.mark.parametrize("name", STYLES)
async def test_picture_setting_changes_ones_own_pictures_alone(
    world: World, drawn: list[tuple[str, int | None, Style]], name: str
) -> None:
    assert "From now on" in text(await world.look(ANN, "pictures", name))
    await world.started(ANN, BOB)
    assert {style for _, viewer, style in drawn if viewer == 0} == {STYLES[name]}, "the user's direct message and panel"
    assert {style for _, viewer, style in drawn if viewer in (1, None)} == {STANDARD}, "Bob's, and the channel's board"
    drawn.clear()
    for look in ("board", "hand", "tiles"):
        await world.look(ANN, look)
        await world.look(BOB, look)
    assert [style for _, _, style in drawn] == [STYLES[name], STANDARD] * 3


async def test_a_spectators_setting_counts_too(world: World, drawn: list[tuple[str, int | None, Style]]) -> None:
    await world.started(ANN, BOB)
    await world.look(CEM, "pictures", "large-contrast")
    drawn.clear()
    await world.look(CEM, "board")
    assert drawn == [("board", None, Style(large=True, contrast=True))]


async def test_what_cannot_be_chosen_is_told_and_changes_nothing(world: World) -> None:
    await world.look(ANN, "pictures", "large")
    assert "You can choose" in text(await world.look(ANN, "pictures", "gigantic"))
    assert (await world.store.people.person(ANN)).pictures == "large"
    assert "Large print" in text(await world.look(ANN, "my-data"))
