"""The masked state behind a view that was made by hand: what the view tells, with backs for all else."""

from __future__ import annotations

from bot.games.core.chance import Chance
from bot.games.space_missions.material import ASTERISKS_REMOVED, SPECIALISTS, UNKNOWN
from bot.games.space_missions.state import Agency, Automa, Deck, SpaceMissionsState, TechnologyTest, Variant
from bot.games.space_missions.view import AutomaPart, Player, SpaceMissionsView
from bot.games.space_missions.view import Deck as KnownDeck
from bot.games.space_missions.view import TechnologyTest as KnownTest


def known_of(view: SpaceMissionsView) -> SpaceMissionsState:
    """Return the masked state of the view's own viewer."""
    media = tuple(mission.number for mission in view.missions if mission.media)
    top = UNKNOWN if view.next_event is None else view.next_event
    return SpaceMissionsState(
        chance=Chance(b""),
        knowledge=(),
        variant=Variant(view.scored, media, view.bonuses, view.automa and view.automa.level, view.rules),
        year=view.year,
        phase=view.phase,
        turn=view.turn,
        pending=view.pending or "",
        block=view.block,
        open_test=view.open_test and _open_test(view.open_test),
        hits=view.hits,
        sequence=view.sequence,
        upper=view.upper,
        agencies=tuple(_agency(view, player) for player in view.players),
        supply=view.supply,
        astronauts=view.astronauts,
        done=tuple(mission.done for mission in view.missions),
        events=(top, *[UNKNOWN] * view.events_left)[: view.events_left],
        past=view.past if view.event is None else (*view.past, view.event),
        boxed=(UNKNOWN,) * ASTERISKS_REMOVED,
        peeked=view.peeked,
        automa=view.automa and _automa(view.automa),
        over=view.over_by,
        latest=view.latest,
    )


def _open_test(seen: KnownTest) -> TechnologyTest:
    drawn = seen.drawn or (UNKNOWN,) * seen.count
    return TechnologyTest(seen.action, seen.technology, drawn, seen.removed, seen.returning)


def _agency(view: SpaceMissionsView, player: Player) -> Agency:
    return Agency(
        bars=player.bars,
        levels=player.levels,
        stock=player.stock,
        hand=player.hand,
        played=player.played,
        decks=tuple(_deck(deck, own=player.seat == view.viewer, over=view.over) for deck in player.decks),
        upgrades=player.upgrades,
        flight=player.flight,
        ledger=player.ledger,
    )


def _deck(seen: KnownDeck, *, own: bool, over: bool) -> Deck:
    backs = (UNKNOWN,) * seen.cards
    return Deck(
        cards=seen.known or backs,
        known=seen.known if own and not over else backs,
        removed=seen.removed,
        added=seen.added,
        extra=seen.extra,
        deduced=seen.proven or (own and not over and seen.extra != UNKNOWN),
        proven=seen.proven,
    )


def _automa(seen: AutomaPart) -> Automa:
    return Automa(
        points=seen.points,
        bars=seen.bars,
        specialists=(UNKNOWN,) * (len(SPECIALISTS) - len(seen.shown)),
        shown=seen.shown,
        deck=(-1,) * seen.cards,
        past=seen.past,
        mission=seen.mission,
        took_back=seen.took_back,
        passed=seen.passed,
    )
