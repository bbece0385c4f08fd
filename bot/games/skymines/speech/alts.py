"""The looks in few words, for the alt texts of their pictures: the longest names fit into 1,024 characters."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import reduce

from bot.games.core.contract import Standing
from bot.games.core.phrase import Phrase, Who, say
from bot.games.skymines.cards import face_up, measure, total_cost
from bot.games.skymines.material import COMPANIES, MAJORITY
from bot.games.skymines.scoring import shares
from bot.games.skymines.speech import looks, words
from bot.games.skymines.state import Player
from bot.games.skymines.stations import station_value
from bot.games.skymines.tracks import places
from bot.games.skymines.view import SkyminesView

Lines = Iterator[Phrase]


def alt(view: SkyminesView, look: str, about: str | None) -> Phrase | None:
    """Return the alt text of a look; None for one whose lines are short enough."""
    if look == "player":
        return _joined(_player(view, looks.subject(view, about)))
    if look == "plans":
        return _joined(_plans(view, looks.subject(view, about)))
    if look == "hand":
        return None if view.viewer is None else _joined(_hand(view, view.viewer))
    if look == "score" and view.standing is not None:
        return _joined(_score(view.standing))
    said = _ALTS.get(look)
    return None if said is None else _joined(said(view))


def _joined(lines: Lines) -> Phrase:
    return reduce(lambda told, line: say("game-sentences", told=told, line=line), lines)


def _board(view: SkyminesView) -> Lines:
    state = view.known
    phase = say(f"sk-phase-{'over' if view.over else state.phase}")
    yield say("sk-alt-round", round=state.round, who=Who(state.first), phase=phase)
    if view.to_move:
        yield say("sk-alt-awaited", who=tuple(map(Who, view.to_move)))
    for company in range(len(COMPANIES)):
        yield say(
            "sk-alt-company",
            company=words.company(company),
            value=station_value(state, company),
            targets=looks.targets_of(state, company),
        )
    yield from looks.returns(state)


def _display(view: SkyminesView) -> Lines:
    state = view.known
    offers = [
        say("sk-alt-offer", card=words.brief((card,)), cost=total_cost(state, card)) for card in state.display if card
    ]
    yield say(
        "sk-alt-display",
        cards=tuple(offers) or say("sk-nothing"),
        stack=sum(map(len, state.stack)),
        discard=len(state.discard),
    )


def _research(view: SkyminesView) -> Lines:
    state = view.known
    offered = [plan for row in state.research_display for plan in row if plan]
    plans = [say("sk-alt-plan", id=plan, content=words.content(plan)) for plan in offered]
    yield say("sk-alt-plans", plans=tuple(plans) or say("sk-nothing"), coins=words.coins(state.supplement))
    yield say("sk-alt-specials", plans=tuple(state.specials) or say("sk-nothing"))


def _tracks(view: SkyminesView) -> Lines:
    """Say what a share of each company is worth, where the markers stand, and how many shares each has."""
    state = view.known
    yield say("sk-alt-tracks")
    for company in range(len(COMPANIES)):
        markers = [
            say(
                "sk-alt-place",
                who=words.who(who),
                place=places(state, who)[company],
                shares=shares(state, who, company),
            )
            for who in looks.participants(state)
        ]
        value = station_value(state, company)
        yield say("sk-alt-track", company=words.company(company), value=value, places=tuple(markers))


def _spaces(view: SkyminesView) -> Lines:
    """Say of each majority space by whom it is taken, or who has most of what it compares."""
    state = view.known
    marked = {mark.space: mark.seat for mark in state.marks}
    for name in MAJORITY:
        held = {who: measure(state, who, name) for who in looks.participants(state)}
        most = max(held.values())
        if name in marked:
            yield say("sk-alt-majority-taken", space=words.space(name), who=words.who(marked[name]))
        elif not most:
            yield say("sk-alt-majority-none", space=words.space(name))
        else:
            leaders = tuple([words.who(who) for who, count in held.items() if count == most])
            yield say("sk-alt-majority", space=words.space(name), count=most, who=leaders)
    yield looks.free_spaces(state)


def _player(view: SkyminesView, seat: int) -> Lines:
    state = view.known
    yield from looks.reserve(view, seat)
    yield from looks.secret(state, seat)
    yield say("sk-text-area", up=words.brief([card.id for card in face_up(state, seat)]))
    yield looks.decks(state, seat)
    yield looks.owned(state, seat)


def _plans(view: SkyminesView, seat: int) -> Lines:
    owner = view.known.players[seat]
    yield looks.reached(view, seat)
    yield say("sk-alt-research", plans=_ahead(owner) or say("sk-nothing"))
    yield from looks.beside_plans(owner)


def _ahead(owner: Player) -> tuple[Phrase, ...]:
    screens = enumerate(owner.screens)
    return tuple([say("sk-alt-screen", screen=at, plan=plan) for at, plan in screens if plan and at > owner.upload])


def _hand(view: SkyminesView, seat: int) -> Lines:
    owner = view.known.players[seat]
    yield say("sk-text-hand", cards=words.brief(owner.hand))
    if view.known.phase == "token" and owner.offered:
        yield from looks.tokens(owner)
        return
    if owner.planned:
        yield say("sk-text-planned", cards=words.brief(card for card in owner.planned if card))
    yield from _player(view, seat)


def _score(standing: Standing) -> Lines:
    """Say what everybody has, without what it is made of."""
    for result in standing.results:
        who = result.name or words.who(result.seat or 0)
        yield say("game-place", rank=result.rank, who=who, points=result.total)
        for line in result.lines:
            yield say("game-score-line", category=say(f"sk-category-{line.category}"), points=line.points)


_ALTS: Mapping[str, Callable[[SkyminesView], Lines]] = {
    "board": _board,
    "display": _display,
    "research": _research,
    "tracks": _tracks,
    "spaces": _spaces,
}
