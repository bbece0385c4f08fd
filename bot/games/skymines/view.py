"""What a viewer may know: the masked state. Renderers read the printed facts from here, too."""

from __future__ import annotations

from bot.games.core.declared import KnownView
from bot.games.skymines.geography import BELT as BELT
from bot.games.skymines.geography import DOUBLE as DOUBLE
from bot.games.skymines.geography import HOME_COINS as HOME_COINS
from bot.games.skymines.geography import MOON as MOON
from bot.games.skymines.material import COMPANIES as COMPANIES
from bot.games.skymines.material import HOMES as HOMES
from bot.games.skymines.material import LUNA as LUNA
from bot.games.skymines.material import NOBODY as NOBODY
from bot.games.skymines.material import SHUTTLES as SHUTTLES
from bot.games.skymines.material import Reward as Reward
from bot.games.skymines.material import Track as Track
from bot.games.skymines.scoring import shares
from bot.games.skymines.state import Player, SkyminesState
from bot.games.skymines.state import Station as Station
from bot.games.skymines.stations import station_value
from bot.games.skymines.tracks import places, track_of


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
        """Return how many shares of a company a seat or Luna has: on the track and on cards."""
        return shares(self.known, who, company)
