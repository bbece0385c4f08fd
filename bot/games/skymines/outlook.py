"""What things promise a seat at the end, in CrypCoin, as a player estimates it. All numbers were tuned by matches.

A masked state serves as well as a full one: nothing here reads what is hidden from the seat.
"""

from __future__ import annotations

from functools import cached_property

from bot.games.skymines.cards import units
from bot.games.skymines.entry import Entry
from bot.games.skymines.expansion import affordable, entries, reward_of, with_entry
from bot.games.skymines.material import (
    BONUS_MARKERS,
    CARD,
    COLUMN_COST,
    COMPANIES,
    COMPANY_OF,
    LUNA,
    NOBODY,
    PLAN,
    RESOURCES,
    ROUNDS,
    SCREENS,
    SHUTTLES,
    TANK_LAST,
    Card,
    Reward,
)
from bot.games.skymines.requirements import missing, supplies
from bot.games.skymines.scoring import shares
from bot.games.skymines.state import SkyminesState, Station
from bot.games.skymines.stations import best_column, outpost_columns, station_value, uncovers
from bot.games.skymines.tank import BEYOND
from bot.games.skymines.track_outlook import best_spread, company_move, company_place, research, tank

GROWTH = (0.0, 0.35, 0.4, 0.5, 0.6)
"""Coin icons that a company uncovers in a round, on the mean of all, by how many play."""
FOLLOWERS = 12
"""Spaces of every track that count as invested from the start: a company grows with what is invested in it."""
HIGHEST = 12
"""CrypCoin of a share of a company whose station is empty."""
USES = 0.45
"""How often a card is used in a round that is still to come."""
POINT = 1.4
"""CrypCoin that a research point promises while plans can still be reached."""
ENERGY = 1.7
"""What a point of energy promises."""
GLUT = 0.8
"""What a further plan counts like for each plan that lies ahead already."""
ICON, PIECE = 0.8, 0.15
"""What each share that a seat has more than others gains by a coin icon, and by a piece that leaves for later icons."""
OUSTED = 0.5
"""What each share more that a seat has of another company loses by a piece that is ousted."""


class Outlook:
    """The prospects of a seat in a position."""

    def __init__(self, state: SkyminesState, seat: int) -> None:
        self.state, self.seat = state, seat
        self.player = state.players[seat]
        self.rounds = ROUNDS - state.round
        """How many rounds follow this one."""
        self._expansions: dict[int, float] = {}
        self._expanding: dict[tuple[int, int], float] = {}
        self._entering: dict[int, dict[int, float]] = {}
        self._units: dict[int, float] = {}
        self.majorities: dict[tuple[str, int], float] = {}
        """What majority spaces promise, by space and by what the seat might have; kept by who judges them."""
        self._rewards: dict[tuple[Reward, int], float] = {}

    @cached_property
    def share_values(self) -> tuple[float, ...]:
        """What a share of each company will be worth at the end."""
        state = self.state
        places = [player.tracks for player in state.players]
        invested = [sum([tracks[company] for tracks in places]) + FOLLOWERS for company in range(len(COMPANIES))]
        growth = GROWTH[len(state.players)] * self.rounds * len(COMPANIES) / sum(invested)
        return tuple(
            [min(HIGHEST, station_value(state, company) + growth * count) for company, count in enumerate(invested)]
        )

    @cached_property
    def leads(self) -> tuple[float, ...]:
        """How many shares of each company the seat has more than the others on the mean."""
        return tuple([self._lead(company) for company in range(len(COMPANIES))])

    def _lead(self, company: int) -> float:
        others = [who for who in range(len(self.state.players)) if who != self.seat]
        if self.state.luna is not None:
            others.append(LUNA)
        held = [shares(self.state, who, company) for who in others]
        return shares(self.state, self.seat, company) - sum(held) / len(held)

    # -- tracks --

    @cached_property
    def standing(self) -> float:
        """What the markers of the seat are worth where they are."""
        player, tracks = self.player, self.state.variant.tracks
        places = [
            company_place(name, place, share, self.rounds)
            for name, place, share in zip(tracks, player.tracks, self.share_values, strict=True)
        ]
        return sum(places) + tank(player.tank, self.rounds) + research(max(0, player.upload), self.rounds)

    def move(self, company: int, steps: int) -> float:
        """Return what so many spaces on a company's track are worth, as far as the marker gets."""
        player, name = self.player, self.state.variant.tracks[company]
        return company_move(name, player.tracks[company], steps, player.cash, self.share_values[company], self.rounds)

    def spread(self, amount: int, without: int = -1) -> float:
        """Return what units are worth that move markers on any tracks but one."""
        player = self.player
        return best_spread(
            self.state.variant.tracks, player.tracks, player.cash, self.share_values, self.rounds, amount, without
        )

    @cached_property
    def step(self) -> float:
        """What a space on the best track is worth, on the mean of some."""
        return self.spread(3) / 3

    def helium(self, spaces: int) -> float:
        """Return what spaces on the tank track are worth."""
        origin = self.player.tank
        place = min(TANK_LAST, origin + spaces)
        return tank(place, self.rounds) - tank(origin, self.rounds) + BEYOND * (origin + spaces - place)

    def screens(self, count: int) -> float:
        """Return what so many screens of the research track are worth."""
        origin, place = max(0, self.player.upload), min(SCREENS, max(0, self.player.upload + count))
        return research(place, self.rounds) - research(origin, self.rounds)

    # -- what is gained --

    @cached_property
    def point(self) -> float:
        """What a research point is worth."""
        if self.player.upload >= SCREENS:
            return 2.0
        return max(1.0, POINT * GLUT ** max(0, self.ahead - 1)) if self.rounds else 1.0

    def reward(self, gained: Reward, company: int = -1) -> float:
        """Return what a reward is worth; `company`: whose track is meant by `track`."""
        key = gained, company
        worth = self._rewards.get(key)
        if worth is None:
            worth = self._rewards[key] = self._reward(gained, company)
        return worth

    def _reward(self, gained: Reward, company: int) -> float:
        total = gained.coin + self.point * gained.research + 0.5 * gained.remove
        if gained.helium:
            total += self.helium(gained.helium)
        if gained.titanium_coin:
            total += max(0, units(self.state, self.seat, "titanium") - 1)
        for number, spaces in enumerate(gained.tracks):
            spaces += gained.track_each + (gained.track if number == company else 0)
            if spaces:
                total += self.move(number, spaces)
        if gained.track_any:
            total += max([self.move(number, gained.track_any) for number in range(len(COMPANIES))])
        return total

    # -- cards and plans --

    def use(self, card: Card) -> float:
        """Return what the action of a card brings once."""
        if card.kind in RESOURCES:
            return card.value * self.step
        if card.kind == "energy":
            return ENERGY * card.value
        if card.kind == "research":
            return self.point * card.value + self.screen
        return self.helium(card.value) + card.coin + 1 if card.kind == "field" else 0.0

    @cached_property
    def screen(self) -> float:
        """What the next screen is worth, on the mean of some."""
        return self.screens(2) / 2

    def card(self, name: str) -> float:
        """Return what a card in the hand is worth until the end: its uses, and its share."""
        known = CARD[name]
        kept = self.share_values[COMPANY_OF[known.share]] if known.share else 0.0
        return kept + USES * self.rounds * self.use(known)

    @cached_property
    def _display(self) -> tuple[tuple[int, float], ...]:
        """The total cost and the worth of each card of the display."""
        return tuple(
            [
                (CARD[name].cost + COLUMN_COST[space], self.card(name))
                for space, name in enumerate(self.state.display)
                if name
            ]
        )

    def resources(self, amount: int) -> float:
        """Return what so many units are worth, if they move markers or buy a card."""
        if amount not in self._units:
            bought = [worth + self.spread(amount - cost) for cost, worth in self._display if cost <= amount]
            self._units[amount] = max([self.spread(amount), *bought])
        return self._units[amount]

    def plan(self, name: str) -> float:
        """Return what a plan on the next screens is worth: a screen, and a part of its reward."""
        if not self.rounds:
            return 0.2
        known = PLAN[name]
        if known.price:
            return known.points * min(1.0, self.rounds / 4) - known.price
        needed = known.requirement
        size = needed.titanium + needed.minerals + needed.carbon + needed.energy + needed.any_one
        ease = max(0.2, 1.1 - 0.17 * size - 0.2 * needed.scientist - 0.5 * needed.field)
        now = 0.3 if not missing(needed, supplies(self.state, self.seat, "")) else 0.0
        return (ease + now) * (self.screen + 0.35 * self.reward(known.reward)) * GLUT**self.ahead

    @cached_property
    def ahead(self) -> int:
        """How many plans lie ahead of the marker without a gap."""
        screens = self.player.screens[self.player.upload + 1 :]
        return screens.index("") if "" in screens else len(screens)

    # -- expansions --

    def entry(self, state: SkyminesState, company: int, entry: Entry) -> float:
        """Return what it is worth to enter a space: its reward, and the coin icons that its piece uncovers."""
        gained = self.reward(reward_of(state, company, entry), company)
        return gained + self._uncovering(state, company, entry.shuttle) - self._ousting(entry)

    def _uncovering(self, state: SkyminesState, company: int, shuttle: bool) -> float:
        station, board = state.stations[company], state.variant.board
        return (ICON * uncovers(station, board, _column(station, board, shuttle)) + PIECE) * self.leads[company]

    def _ousting(self, entry: Entry) -> float:
        return 0.0 if entry.ousted == NOBODY else OUSTED * self.leads[entry.ousted]

    def entering(self, company: int) -> dict[int, float]:
        """Return what each space within reach is worth for a point of energy, by its number in actions."""
        if company not in self._entering:
            state, found = self.state, entries(self.state, company)
            self._entering[company] = {each.noun: self.entry(state, company, each) / each.cost for each in found}
        return self._entering[company]

    def expanding(self, company: int, energy: int) -> float:
        """Return what so much energy for a company promises: the best space for each point, again and again."""
        key = company, energy
        if key not in self._expanding:
            self._expanding[key] = self._expand(company, energy)
        return self._expanding[key]

    def _expand(self, company: int, energy: int) -> float:
        state, total = self.state, 0.0
        while found := affordable(state, company, energy):
            worths = [self.entry(state, company, entry) / entry.cost for entry in found]
            worth = max(worths)
            entry = found[worths.index(worth)]
            total += worth * entry.cost
            energy -= entry.cost
            if not energy:
                break
            column = _column(state.stations[company], state.variant.board, entry.shuttle)
            state = with_entry(state, company, entry, column)
        return total

    def expansion(self, energy: int) -> float:
        """Return what so much energy promises for the best company."""
        if energy not in self._expansions:
            self._expansions[energy] = max([self.expanding(company, energy) for company in range(len(COMPANIES))])
        return self._expansions[energy]

    @property
    def markers(self) -> int:
        """How many bonus markers the seat has in a round."""
        return BONUS_MARKERS[len(self.state.players) + (self.state.luna is not None)]


def outlook(state: SkyminesState, seat: int) -> Outlook:
    """Return the outlook of a seat; all actions that a seat weighs in a position share one."""
    last = _last[0] if _last else None
    if last is None or last.state is not state or last.seat != seat:
        last = Outlook(state, seat)
        _last[:] = [last]
    return last


def _column(station: Station, board: str, shuttle: bool) -> int:
    return SHUTTLES if shuttle else best_column(station, board, outpost_columns(board))


_last: list[Outlook] = []
"""The outlook that was asked for last."""
