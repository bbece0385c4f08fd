"""Crazy Eights behind the contract that the host knows."""

from __future__ import annotations

from bot.games.core.contract import Look, Meta, Option, Preset
from bot.games.core.declared import Declaration, DeclaredGame
from bot.games.core.levels import EASY, STEADY
from bot.games.crazy_eights.actions import VERBS
from bot.games.crazy_eights.computer import LEVELS
from bot.games.crazy_eights.events import CrazyEightsEvent, Dealt
from bot.games.crazy_eights.rules import DRAWS, RULES, score, setup
from bot.games.crazy_eights.state import ZONES, CrazyEightsState
from bot.games.crazy_eights.view import CrazyEightsView

META = Meta(
    id="crazy-eights",
    prefix="ce",
    title="Crazy Eights",
    designer="traditional",
    publisher="public domain",
    edition="52 cards",
    players=(2, 4),
    options=(Option("draw", tuple(DRAWS), "three", "5.2"),),
    presets=(Preset("usual", ()),),
    verbs=VERBS,
    looks=(
        Look("board", private=False),
        Look("hand", private=True, sent=True),
        Look("known", private=True, picture=False),
        Look("score", private=False),
    ),
    levels=(EASY, STEADY),
    rule_topics=("goal", "turn", "play", "eight", "draw", "end", "scoring", "edition"),
    ends=("out", "blocked"),
    rules_version=1,
)


class CrazyEights(DeclaredGame[CrazyEightsState]):
    """Implements `core.contract.Game`."""

    def __init__(self) -> None:
        super().__init__(
            Declaration(
                meta=META,
                state=CrazyEightsState,
                event=CrazyEightsEvent,
                view=CrazyEightsView,
                rules=RULES,
                zones=ZONES,
                setup=setup,
                opening=lambda state: (Dealt(state.hands, state.pile[0], state.turn),),
                score=score,
                levels=LEVELS,
            )
        )
