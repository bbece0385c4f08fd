"""A state in the making: the rules change it freely, `freeze` gives the next state. The state it began with stays."""

from __future__ import annotations

from bot.games.core.events import Event
from bot.games.space_mission.state import Pilot, Site, SpaceMissionState
from bot.games.space_mission.view import Move


class Draft:
    """The fields of a state, loose, and the events so far."""

    __slots__ = (
        "action",
        "base",
        "chance",
        "cycles",
        "deck",
        "discards",
        "events",
        "knowledge",
        "over",
        "pending",
        "pilots",
        "round",
        "sites",
        "stirred",
        "turn",
        "turns_left",
    )

    def __init__(self, state: SpaceMissionState) -> None:
        self.base = state
        self.events: list[Event] = []
        self.chance = state.chance
        self.knowledge = state.knowledge
        self.sites = state.sites
        self.pilots = state.pilots
        self.deck = state.deck
        self.discards = state.discards
        self.turn = state.turn
        self.round = state.round
        self.action = state.action
        self.pending = state.pending
        self.stirred = state.stirred
        self.turns_left = state.turns_left
        self.over = state.over
        self.cycles = state.cycles

    def freeze(self) -> SpaceMissionState:
        """Return the state as it stands now."""
        base = self.base
        return SpaceMissionState(
            chance=self.chance,
            knowledge=self.knowledge,
            variant=base.variant,
            ring=base.ring,
            sites=self.sites,
            pilots=self.pilots,
            deck=self.deck,
            discards=self.discards,
            start=base.start,
            turn=self.turn,
            round=self.round,
            action=self.action,
            pending=self.pending,
            stirred=self.stirred,
            turns_left=self.turns_left,
            over=self.over,
            cycles=self.cycles,
        )

    def set_pilot(self, seat: int, pilot: Pilot) -> None:
        """Put a seat's pilot in place."""
        pilots = self.pilots
        self.pilots = (*pilots[:seat], pilot, *pilots[seat + 1 :])

    def set_site(self, place: int, site: Site) -> None:
        """Put a planet's site in place."""
        sites = self.sites
        self.sites = (*sites[:place], site, *sites[place + 1 :])

    def moves(self, seat: int, move: Move) -> tuple[Move, ...]:
        """Return the seat's last turn with this move done: a first action begins it anew."""
        return (move,) if self.action == 1 else (*self.pilots[seat].last_turn, move)

    def learn(self, seat: int) -> None:
        """Count that the seat learned something that was hidden from it."""
        known = self.knowledge
        self.knowledge = (*known[:seat], known[seat] + 1, *known[seat + 1 :])

    def learn_all(self) -> None:
        """Count that every seat learned something."""
        self.knowledge = tuple([known + 1 for known in self.knowledge])
