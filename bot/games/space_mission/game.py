"""Space Mission behind the contract that the host knows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.games.core.actions import Action, Refusal
from bot.games.core.chance import Stream
from bot.games.core.contract import Meta, Standing, State, Step
from bot.games.core.events import Event
from bot.games.space_mission import (
    absence,
    apply,
    check,
    computer,
    deal,
    imagine,
    legal,
    projection,
    refuse,
    scoring,
    setup,
)
from bot.games.space_mission.events import SpaceMissionEvent
from bot.games.space_mission.meta import META
from bot.games.space_mission.state import SpaceMissionState
from bot.games.space_mission.view import SpaceMissionView


class SpaceMission:
    """The rules of Space Mission: implements `core.contract.Game`."""

    meta: Meta = META
    state_type: type[State] = SpaceMissionState
    event_type: Any = SpaceMissionEvent

    def setup(self, seats: int, options: Mapping[str, str], seed: bytes) -> SpaceMissionState:
        """Return the first state (see `setup.setup`)."""
        return setup.setup(seats, options, seed)

    def opening(self, state: SpaceMissionState) -> tuple[Event, ...]:
        """Return the event that opens the log (see `deal.dealt`)."""
        return (deal.dealt(state),)

    def to_move(self, state: SpaceMissionState) -> tuple[int, ...]:
        """Return the seat whose turn it is, or () at the end."""
        return legal.to_move(state)

    def legal(self, state: SpaceMissionState, seat: int) -> tuple[Action, ...]:
        """Return every action of the seat (see `legal.legal`)."""
        return legal.legal(state, seat)

    def default(self, state: SpaceMissionState, seat: int) -> Action | None:
        """Return what is done for somebody who does not choose."""
        return absence.default(state, seat)

    def refuse(self, state: SpaceMissionState, seat: int, action: Action) -> Refusal | None:
        """Return why the seat may not do this (see `refuse.refuse`)."""
        return refuse.refuse(state, seat, action)

    def apply(self, state: SpaceMissionState, seat: int, action: Action) -> Step:
        """Do the action (see `apply.apply`)."""
        return apply.apply(state, seat, action)

    def stalled(self, state: SpaceMissionState) -> bool:
        """Return whether five full rounds passed without a tile moving."""
        return projection.stalled(state)

    def conclude(self, state: SpaceMissionState) -> Step:
        """End the game by vote (see `apply.conclude`)."""
        return apply.conclude(state)

    def view(self, state: SpaceMissionState, viewer: int | None) -> SpaceMissionView:
        """Return what a viewer may know (see `projection.view`)."""
        return projection.view(state, viewer)

    def score(self, state: SpaceMissionState) -> Standing:
        """Return the standing as if the game ended now."""
        return scoring.score(state)

    def check(self, state: SpaceMissionState) -> None:
        """Raise BrokenInvariant unless every piece is in exactly one place."""
        check.check(state)

    def choose(
        self, view: SpaceMissionView, legal: tuple[Action, ...], seat: int, level: str, effort: int, chance: Stream
    ) -> Action:
        """Choose for a computer player (see `computer.choose`)."""
        return computer.choose(view, legal, seat, level, effort, chance)

    def imagine(self, view: SpaceMissionView, viewer: int | None, chance: Stream) -> SpaceMissionState:
        """Return a random full state that fits the view (see `imagine.imagine`)."""
        return imagine.imagine(view, viewer, chance)

    def deal(self, state: SpaceMissionState) -> Mapping[str, Any]:
        """Tell the deal in plain words (see `deal.deal`)."""
        return deal.deal(state)
