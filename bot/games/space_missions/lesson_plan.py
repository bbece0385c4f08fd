"""The plan behind the advice of the guided game: this year mission #1 flies with rocket 1, and nothing spoils it.

A computer of any level changes its mind with what it finds. A learner who has left the way is better served by one plan
that the texts can speak of: fuel, a thrust backup, a thrust deck with few problems, and only then craft for later.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from bot.games.core.actions import Action
from bot.games.core.lesson import LEARNER
from bot.games.space_missions.actions import Announce, Copy, Develop, Enhance, PutBack, Specialist, StartTest
from bot.games.space_missions.material import DECK, DEVELOPED, MAJOR, MINOR, NONE, STOCK
from bot.games.space_missions.view import EDITION, Player, SpaceMissionsView

MISSION, ROCKET = 1, 1
TECHNOLOGY, BACKUP = "thrust", "thrust-backup"
"""What the mission draws, and what solves a minor problem with it."""

AIMS = (
    *(f"specialist-{kind}" for kind in ("both", "fuel", "backup", "test", "develop", "copy", "take-back", "later")),
    "enhance-more",
    "test-more",
    *(f"develop-{craft}" for craft in DEVELOPED),
    "put-back",
)
"""What advice is told apart beyond its verb."""
_TESTS = frozenset({"test-1-3", "test-2"})
_Fits = Callable[[Action], bool]


def planned(view: SpaceMissionsView, legal: tuple[Action, ...]) -> tuple[Action, ...]:
    """Return the actions that serve the plan now; all of them where it asks for nothing that is legal."""
    own = next(player for player in view.players if player.seat == LEARNER)
    for fits in _wanted(view.pending, own):
        if found := tuple(filter(fits, legal)):
            return found
    return legal


def aim(view: SpaceMissionsView, action: Action) -> str | None:
    """Return what an action is good for, where its verb alone does not say it: one of `AIMS`."""
    own = next(player for player in view.players if player.seat == LEARNER)
    match action:
        case Specialist() | Copy():
            return f"specialist-{_brings(own, _block(action))}"
        case Enhance() if _has(own, BACKUP):
            return "enhance-more"
        case StartTest(technology=technology) if technology != TECHNOLOGY:
            return "test-more"
        case Develop(craft=craft):
            return f"develop-{craft}"
        case PutBack():
            return "put-back"
        case _:
            return None


def _brings(own: Player, block: frozenset[str]) -> str:
    """Return what the block brings of what the plan lacks, else what it is good for later."""
    if "fuel" in block and not _has(own, "fuel"):
        return "both" if "enhancement" in block and not _has(own, BACKUP) else "fuel"
    if "enhancement" in block and not _has(own, BACKUP):
        return "backup"
    if block & _TESTS:
        return "test"
    return next((kind for kind in ("develop", "copy", "take-back") if kind in block), "later")


def _wanted(pending: str | None, own: Player) -> Iterator[_Fits]:
    """Yield what is wanted for a decision, the most urgent first."""
    match pending:
        case "specialist" | "copy":
            for actions in _lacking(own):
                yield lambda action, wanted=actions: wanted <= _block(action) and "pass" not in _block(action)
        case "enhancement" if not _has(own, BACKUP):
            yield lambda action: action == Enhance(BACKUP)
        case "test" if _problems(own):
            yield lambda action: action == StartTest(TECHNOLOGY)
        case "develop":
            yield lambda action: isinstance(action, Develop) and action.craft != "rocket"
        case "announce":
            yield lambda action: action == Announce(MISSION, ROCKET, 0)
        case _:
            pass


def _lacking(own: Player) -> Iterator[frozenset[str]]:
    """Yield sets of actions of which a block should have all, the most urgent first."""
    fuel, backup = _has(own, "fuel"), _has(own, BACKUP)
    if not fuel and not backup:
        yield frozenset({"enhancement", "fuel"})
    if not fuel:
        yield frozenset({"fuel"})
    if not backup:
        yield frozenset({"enhancement"})
    if _problems(own):
        yield frozenset({"test-1-3"})
        yield frozenset({"test-2"})
    yield frozenset({"develop"})
    yield frozenset()


def _block(action: Action) -> frozenset[str]:
    """Return the actions of the block that is used; none for an action that uses none."""
    if isinstance(action, Specialist | Copy):
        return frozenset(EDITION.specialists[action.card][action.block - 1])
    return frozenset({"pass"})


def _has(own: Player, token: str) -> bool:
    return own.stock[STOCK.index(token)] > 0


def _problems(own: Player) -> bool:
    """Return whether the deck that the mission draws from has a problem for certain."""
    deck = next(deck for deck in own.decks if deck.technology == TECHNOLOGY)
    certain = [card for card in (*DECK, deck.extra) if card in (MAJOR, MINOR)]
    gone = [card for card in deck.removed if card != NONE]
    return len(certain) + deck.added > len(gone)
