"""Skymines behind the contract that the host knows."""

from __future__ import annotations

from bot.games.core.contract import Look, Meta, Option, Preset
from bot.games.core.declared import Declaration, DeclaredGame
from bot.games.core.levels import EASY, STEADY, STRONG
from bot.games.core.lookahead import SampledLookahead
from bot.games.skymines.computer import LEVELS
from bot.games.skymines.events import SkyminesEvent
from bot.games.skymines.geography import BELT_FILE, MOON_FILE
from bot.games.skymines.loading import EDITION
from bot.games.skymines.lookahead import due_ahead, relevant_view
from bot.games.skymines.luna import LUNA_FILE
from bot.games.skymines.material import BOARD_FILE, CARDS_FILE, MISSIONS_FILE, PLANS_FILE, TRACKS_FILE
from bot.games.skymines.presenter import PARAGRAPHS
from bot.games.skymines.rules import RULES
from bot.games.skymines.scoring import score
from bot.games.skymines.setup import RULES as VERSION
from bot.games.skymines.setup import opening, setup
from bot.games.skymines.state import SkyminesState
from bot.games.skymines.verbs import VERBS
from bot.games.skymines.view import SkyminesView
from bot.games.skymines.zones import ZONES

META = Meta(
    id="skymines",
    prefix="sk",
    title="Skymines",
    designer="Alexander Pfister, Viktor Kobilke",
    publisher="Deep Print Games, Pegasus Spiele",
    edition=EDITION,
    players=(1, 4),
    options=(
        Option("board", ("moon", "belt"), "moon", "16.1"),
        Option("tracks", ("default", "random"), "default", "11.9"),
        Option("slots", ("usual", "linked"), "usual", "3.4"),
        Option("missions", ("off", "on"), "off", "15.1"),
        Option("luna", ("off", *map(str, range(9))), "off", "17.1"),
    ),
    presets=(
        Preset("first", ()),
        Preset("varied", (("tracks", "random"), ("missions", "on"))),
        Preset("belt", (("board", "belt"), ("tracks", "random"))),
        Preset("expert", (("tracks", "random"), ("missions", "on"), ("slots", "linked"))),
    ),
    verbs=VERBS,
    looks=(
        Look("board", private=False),
        Look("display", private=False),
        Look("research", private=False),
        Look("tracks", private=False),
        Look("hand", private=True, sent=True),
        Look("player", private=False, about="seat"),
        Look("plans", private=False, about="seat"),
        Look("spaces", private=False),
        Look("missions", private=False),
        Look("known", private=True, picture=False),
        Look("score", private=False),
    ),
    levels=(EASY, STEADY, STRONG),
    searching=((STRONG, 3_000.0),),
    rule_topics=tuple(PARAGRAPHS),
    ends=("rounds",),
    rules_version=VERSION,
    data=(MOON_FILE, BELT_FILE, TRACKS_FILE, CARDS_FILE, PLANS_FILE, BOARD_FILE, MISSIONS_FILE, LUNA_FILE),
)


class Skymines(DeclaredGame[SkyminesState]):
    """Implements `core.contract.Game`."""

    def __init__(self) -> None:
        super().__init__(
            Declaration(
                meta=META,
                state=SkyminesState,
                event=SkyminesEvent,
                view=SkyminesView,
                rules=RULES,
                zones=ZONES,
                setup=setup,
                opening=opening,
                score=score,
                levels=LEVELS,
            )
        )
        self.look_ahead = SampledLookahead(RULES, ZONES, self.view, due_ahead).look_ahead
        self.relevant_view = relevant_view
