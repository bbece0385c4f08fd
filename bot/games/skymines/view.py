"""What a viewer may know: the masked state. Renderers read the printed facts from here, too."""

from __future__ import annotations

from bot.games.core.declared import KnownView
from bot.games.skymines import majority_spaces, missions, scoring, track_spaces
from bot.games.skymines.bonus_markers import mark_on, markers_left, reserved_tiles, taken_spaces
from bot.games.skymines.bonus_spaces import options as placements
from bot.games.skymines.cards import area_of, measure, strength, total_cost
from bot.games.skymines.geography import BELT as BELT
from bot.games.skymines.geography import DOUBLE as DOUBLE
from bot.games.skymines.geography import HOME_COINS as HOME_COINS
from bot.games.skymines.geography import MOON as MOON
from bot.games.skymines.geography import SINGLE as SINGLE
from bot.games.skymines.material import BUY_PRICE as BUY_PRICE
from bot.games.skymines.material import CARD as CARD
from bot.games.skymines.material import COLUMN_COST as COLUMN_COST
from bot.games.skymines.material import COMPANIES as COMPANIES
from bot.games.skymines.material import COMPANY_OF as COMPANY_OF
from bot.games.skymines.material import DECK_LETTERS as DECK_LETTERS
from bot.games.skymines.material import FIRST_PLAYER_REWARD as FIRST_PLAYER_REWARD
from bot.games.skymines.material import HOMES as HOMES
from bot.games.skymines.material import LETTERS as LETTERS
from bot.games.skymines.material import LUNA as LUNA
from bot.games.skymines.material import MAJORITY as MAJORITY
from bot.games.skymines.material import MISSIONS as MISSIONS
from bot.games.skymines.material import NO_A as NO_A
from bot.games.skymines.material import NOBODY as NOBODY
from bot.games.skymines.material import PLAN as PLAN
from bot.games.skymines.material import PLAN_POINTS as PLAN_POINTS
from bot.games.skymines.material import PLUS as PLUS
from bot.games.skymines.material import RED_FRAMED as RED_FRAMED
from bot.games.skymines.material import RESEARCH_SLOT_AT as RESEARCH_SLOT_AT
from bot.games.skymines.material import RESEARCH_VALUES as RESEARCH_VALUES
from bot.games.skymines.material import SCREENS as SCREENS
from bot.games.skymines.material import SELL_EXTRA as SELL_EXTRA
from bot.games.skymines.material import SHUTTLES as SHUTTLES
from bot.games.skymines.material import SLOTS as SLOTS
from bot.games.skymines.material import SPECIALS as SPECIALS
from bot.games.skymines.material import SUPPLEMENT_COINS as SUPPLEMENT_COINS
from bot.games.skymines.material import TANK_LAST as TANK_LAST
from bot.games.skymines.material import TANK_SLOT as TANK_SLOT
from bot.games.skymines.material import TANK_SLOT_AT as TANK_SLOT_AT
from bot.games.skymines.material import TANK_VALUES as TANK_VALUES
from bot.games.skymines.material import TILE_PRICE as TILE_PRICE
from bot.games.skymines.material import TOKEN as TOKEN
from bot.games.skymines.material import Card as Card
from bot.games.skymines.material import Majority as Majority
from bot.games.skymines.material import Plan as Plan
from bot.games.skymines.material import Requirement as Requirement
from bot.games.skymines.material import Reward as Reward
from bot.games.skymines.material import Track as Track
from bot.games.skymines.planning import slots_on
from bot.games.skymines.returning import going_back
from bot.games.skymines.state import Mark as Mark
from bot.games.skymines.state import Player as Player
from bot.games.skymines.state import SkyminesState
from bot.games.skymines.state import Station as Station
from bot.games.skymines.stations import station_value
from bot.games.skymines.tracks import places, track_of

_OF_ONE_ACTION = frozenset(
    {
        "sectors-entered-in-one-action",
        "resource-value-of-one-action",
        "outposts-ousted-in-one-action",
        "total-cost-of-acquired-card",
        "plans-entered-in-one-action",
        "helium-moved-in-one-field-action",
        "majority-reward-top-tier",
    }
)


class SkyminesView(KnownView, frozen=True, kw_only=True):
    """The table as one viewer may know it; face-down supplies hold backs, and others' secret choices are blank."""

    known: SkyminesState

    @property
    def own(self) -> Player | None:
        """What the viewer's seat has; None for a spectator."""
        return None if self.viewer is None else self.known.players[self.viewer]

    @property
    def participants(self) -> tuple[int, ...]:
        """The seats, and Luna if she plays."""
        return (*range(len(self.known.players)), *([] if self.known.luna is None else [LUNA]))

    def share_value(self, company: int) -> int:
        """Return what a share of a company is worth."""
        return station_value(self.known, company)

    def track(self, company: int) -> Track:
        """Return the track that a company has at this table."""
        return track_of(self.known, company)

    def place(self, who: int, company: int) -> int:
        """Return on which space of a company's track a seat's or Luna's marker stands."""
        return places(self.known, who)[company]

    def shares(self, who: int, company: int) -> int:
        """Return how many shares of a company a participant has, on its track and on cards."""
        return scoring.shares(self.known, who, company)

    def cost(self, card: str) -> int:
        """Return what a card of the display costs in all."""
        return total_cost(self.known, card)

    def measure(self, who: int, space: str) -> int:
        """Return what a participant has of that which a majority space compares."""
        return measure(self.known, who, space)

    def mark_on(self, space: str) -> Mark | None:
        """Return the marker on a bonus space, None if the space is vacant."""
        return mark_on(self.known, space)

    def reserved_tiles(self, seat: int) -> tuple[str, ...]:
        """Return the bonus tiles that a seat gets in the next round."""
        return reserved_tiles(self.known, seat)

    def going_back(self) -> tuple[tuple[int, bool], ...]:
        """Return each ousted piece that is still to return: its company, and whether it is a shuttle."""
        belt = self.known.variant.board == "belt"
        return tuple([(company, belt and target in BELT.shuttles) for company, target in going_back(self.known)])

    def choosing(self, seat: int) -> bool | None:
        """Return whether a seat has still to make the secret choice of the phase; None when there is none."""
        secret = self.known.phase in ("token", "planning") and self.known.over is None
        return not self.known.players[seat].chosen if secret else None

    def open_tiers(self, space: str) -> int:
        """Return how many tiers of a vacant majority space are open to the viewer; 0 if another has more."""
        if self.viewer is None or not markers_left(self.known.players[self.viewer]):
            return 0
        own = strength(self.known, self.viewer)
        found = majority_spaces.options(self.known, self.viewer, own, taken_spaces(self.known))
        return sum(action.space == space for action in found)

    def open_spaces(self) -> frozenset[str]:
        """Return the bonus spaces on which the viewer can place a marker as things stand."""
        if self.viewer is None or self.known.phase != "actions" or self.known.players[self.viewer].dropped:
            return frozenset()
        area = area_of(self.known, self.viewer)
        return frozenset([action.space for action in placements(self.known, self.viewer, area)])

    def track_spaces(self) -> list[str]:
        """Return the bonus spaces of the tracks in play."""
        return track_spaces.at_table(self.known)

    def level(self, seat: int, track: str) -> int:
        """Return the level of a track's bonus that counts for a seat in this turn."""
        return self.known.players[seat].levels[self.known.variant.tracks.index(track)]

    def progress(self, seat: int, mission: str, task: int) -> int | None:
        """Return how far a seat is with a task of a mission; None if the task looks at a single action."""
        if MISSIONS[mission].tasks[task][0] in _OF_ONE_ACTION:
            return None
        return max(0, missions.progress(self.known, seat, mission, task))

    def slots_on(self, seat: int) -> tuple[int, ...]:
        """Return a seat's action slots that are on."""
        return slots_on(self.known.players[seat])

    def tank_worth(self, seat: int) -> int:
        """Return what a seat's tank track is worth now."""
        return scoring.reached(TANK_VALUES, self.known.players[seat].tank)

    def research_worth(self, seat: int) -> int:
        """Return what a seat's research track is worth now, with its special plans."""
        player = self.known.players[seat]
        return scoring.reached(RESEARCH_VALUES, max(0, player.upload)) + scoring.special_points(player)
