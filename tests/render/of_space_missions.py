"""Sample pictures of Space Missions: all table sizes in all situations, even some that no game reaches."""

from __future__ import annotations

from msgspec.structs import replace

from bot.games.space_missions.view import Deck, Player, SpaceMissionsView
from tests.render.case import Case
from tests.samples import space_missions as samples

GAME = "space-missions"
LOOKS = ("board", "control", "player", "hand", "flight", "trial", "score")
ABOUT = {"player": "0"}


def views() -> dict[str, SpaceMissionsView]:
    """Return tables of all sizes and in all situations."""
    found = {
        "solo": samples.solo(),
        "solo-event": samples.solo(announced=True),
        "solo-over": samples.over(1, True),
        "event": samples.announced(),
        "event-hidden": samples.announced(None),
        "flying": samples.flying(),
        "failed": samples.failed(),
        "home": samples.succeeded(),
        "testing": samples.testing(),
        "testing-hidden": samples.testing(1),
        "passed": samples.passed(),
        "crowded": crowded(),
    }
    for seats in (2, 4):
        found[f"mine-{seats}"] = samples.table(seats)
        found[f"spectator-{seats}"] = samples.table(seats, None)
        found[f"beginning-{seats}"] = samples.beginning(seats)
        found[f"over-{seats}"] = samples.over(seats)
    return found


def crowded() -> SpaceMissionsView:
    """Return a table at which everything is there at once, and in large numbers."""
    view = samples.flying()
    players = tuple(_crowded(replace(player, flight=view.players[0].flight)) for player in view.players)
    everyone = tuple(player.seat for player in players)
    missions = tuple(replace(mission, media=True, done=False, flown_by=everyone) for mission in view.missions)
    return replace(
        view, players=players, missions=missions, supply=(10,) * 8, astronauts=12, sequence=everyone, upper=everyone,
        event="telemetry-dropout", next_event="telemetry-dropout",
    )  # fmt: skip


def _crowded(player: Player) -> Player:
    decks = tuple(
        Deck(deck.technology, 7, ("major", "minor", "minor", "minor", "none", "minor", "?"),
             ("major", "minor", "minor", "none", "minor", "minor", "none"), 2, "?")
        for deck in player.decks
    )  # fmt: skip
    return replace(
        player, points=-188, bars=(10,) * 4, levels=(3, 3, 3), stock=(10,) * 8,
        played=("tester", "scientist", "spy", "engineer", "mechanic"), hand=("astronaut",), decks=decks, upgrades=4,
    )  # fmt: skip


def pictures() -> list[Case]:
    """Return every look of every sample that has a picture."""
    return [
        Case(f"{look}-{name}", GAME, look, view, ABOUT.get(look), name == "crowded")
        for name, view in views().items()
        for look in LOOKS
        if _shown(look, view)
    ]


def _shown(look: str, view: SpaceMissionsView) -> bool:
    if look in ("hand", "control"):
        return view.viewer is not None
    if look == "flight":
        return any(player.flight for player in view.players)
    if look == "trial":
        return view.open_test is not None or view.pending in ("remove", "return")
    return look != "score" or view.standing is not None


def styled() -> list[Case]:
    """Return the pictures that are drawn in every style."""
    several = ("mine-4", "solo-event", "event", "flying", "failed", "home", "testing", "over-4", "crowded")
    return [case for case in pictures() if case.name.split("-", 1)[1] in several]


def typical(look: str) -> Case:
    """Return an ordinary picture of a look."""
    view = {"score": samples.over, "trial": samples.testing, "flight": samples.flying}.get(look, samples.table)()
    return Case(look, GAME, look, view, ABOUT.get(look))
