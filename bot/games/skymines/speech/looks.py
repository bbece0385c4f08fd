"""The looks in words, line by line: enough to play without a picture."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from bot.games.core.phrase import Fact, Phrase, Who, say
from bot.games.skymines.bonus_markers import reserved_tiles
from bot.games.skymines.cards import face_up, measure, total_cost
from bot.games.skymines.geography import BELT, MOON
from bot.games.skymines.material import (
    COMPANIES,
    LETTERS,
    LUNA,
    MAJORITY,
    MISSIONS,
    NOBODY,
    RED_FRAMED,
    TILE_PRICE,
    Reward,
)
from bot.games.skymines.planning import slots_on
from bot.games.skymines.returning import going_back
from bot.games.skymines.scoring import shares
from bot.games.skymines.speech import words
from bot.games.skymines.speech.events import token
from bot.games.skymines.state import Luna, Player, SkyminesState
from bot.games.skymines.stations import value
from bot.games.skymines.tracks import places, track_of
from bot.games.skymines.view import SkyminesView

Lines = tuple[Phrase, ...]
_DISPLAY_ROWS = 4


def participants(state: SkyminesState) -> tuple[int, ...]:
    """Return the seats, and Luna if she plays."""
    return (*range(len(state.players)), *([] if state.luna is None else [LUNA]))


# -- the board --------------------------------------------------------------------------------------------------------


def board(view: SkyminesView) -> Lines:
    """Say what lies where on the Moon or the Belt, and what each company is worth."""
    return tuple(_board(view.known))


def _board(state: SkyminesState) -> Iterator[Phrase]:
    phase = say(f"sk-phase-{'over' if state.over else state.phase}")
    yield say("sk-text-round", round=state.round, who=Who(state.first), phase=phase)
    for company in range(len(COMPANIES)):
        station = state.stations[company]
        yield say(
            "sk-text-company",
            company=words.company(company),
            value=value(station, state.variant.board),
            left=tuple([5 - vacated for vacated in station.vacated]),
            targets=targets_of(state, company),
        )
    if state.luna is not None:
        yield luna(state.luna)
    yield from returns(state)
    yield from _free(state)


def _free(state: SkyminesState) -> Iterator[Phrase]:
    """List the free targets by what they give, a line for each gain: few lines change when one is entered."""
    kinds = [(_kind(state, at), str(at)) for at, spaces in enumerate(state.board, 1) if NOBODY in spaces]
    for kind in dict.fromkeys([kind for kind, _ in kinds]):
        yield say("sk-text-free", kind=_given(state, kind), targets=tuple([at for each, at in kinds if each == kind]))


def returns(state: SkyminesState) -> Iterator[Phrase]:
    """Say which ousted pieces are still to return to their stations."""
    back = going_back(state)
    if back:
        each = [say("sk-text-piece", company=words.company(company), target=target) for company, target in back]
        yield say("sk-text-returns", pieces=tuple(each))


def luna(opponent: Luna) -> Phrase:
    """Say what Luna has beside her markers on tracks."""
    return say(
        "sk-text-luna",
        coins=words.coins(opponent.cash),
        tank=opponent.tank,
        research=opponent.research,
        cards=tuple(card for card in opponent.majority if card) or say("sk-nothing"),
    )


def targets_of(state: SkyminesState, company: int) -> Fact:
    """List where a company stands; "nothing" at first."""
    targets = tuple([str(at) for at, spaces in enumerate(state.board, 1) if company in spaces])
    return targets or say("sk-nothing")


def _kind(state: SkyminesState, number: int) -> tuple[Reward | None, int]:
    """Return what a target gives: its reward and its gas collectors; of a shuttle space spaces on its own track."""
    if state.variant.board == "moon":
        return MOON.rewards[number], MOON.gas[number]
    if number in BELT.asteroids:
        return BELT.asteroids[number].reward, BELT.asteroids[number].gas
    return None, int(BELT.shuttles[number].track)


def _given(state: SkyminesState, kind: tuple[Reward | None, int]) -> Phrase:
    reward, count = kind
    if reward is None:
        return say("sk-text-shuttle", track=count)
    return say("sk-text-target", reward=words.reward(reward), gas=count)


# -- cards and plans --------------------------------------------------------------------------------------------------


def display(view: SkyminesView) -> Lines:
    """Say which cards can be acquired, for how much."""
    return tuple(_cards_on_display(view.known))


def _cards_on_display(state: SkyminesState) -> Iterator[Phrase]:
    for column, name in enumerate(("right", "middle", "left")):
        row = state.display[column * _DISPLAY_ROWS : (column + 1) * _DISPLAY_ROWS]
        offers = tuple(
            say("sk-text-offer", card=words.card(card), cost=total_cost(state, card)) for card in row if card
        )
        yield say(f"sk-text-column-{name}", cards=offers or say("sk-nothing"))
    yield say("sk-text-stack", count=sum(map(len, state.stack)))
    yield say("sk-text-discard", cards=words.brief(state.discard))


def research(view: SkyminesView) -> Lines:
    """Say which research plans can be taken."""
    return tuple(_plans_on_display(view.known))


def _plans_on_display(state: SkyminesState) -> Iterator[Phrase]:
    for at, letter in enumerate(LETTERS):
        offered = [words.plan(plan) for plan in state.research_display[at] if plan]
        red = tuple(
            words.plan(plan)
            for space, plan in enumerate(state.research_display[at])
            if (at, space) in RED_FRAMED and plan
        )
        yield say(f"sk-text-plans-{letter.lower()}", left=len(state.plans[at]))
        yield from offered
        if red and state.supplement:
            yield say("sk-text-supplement", plans=red, coins=words.coins(state.supplement))
    yield say("sk-text-specials", plans=words.plans(state.specials) or say("sk-nothing"))


# -- tracks and players -----------------------------------------------------------------------------------------------


def tracks(view: SkyminesView) -> Lines:
    """Say where the markers stand on each company's track."""
    return tuple(_tracks(view.known))


def _tracks(state: SkyminesState) -> Iterator[Phrase]:
    for company in range(len(COMPANIES)):
        track = track_of(state, company)
        markers = tuple(
            say(
                "sk-text-marker",
                who=words.who(who),
                place=places(state, who)[company],
                shares=shares(state, who, company),
            )
            for who in participants(state)
        )
        yield say(
            "sk-text-track",
            company=words.company(company),
            track=track.id,
            first=say(f"sk-bonus-{track.id.lower()}-1"),
            second=say(f"sk-bonus-{track.id.lower()}-2"),
            markers=markers,
        )
        yield say(
            "sk-text-links",
            barriers=tuple(
                [say("sk-text-link", place=after, coins=words.coins(price)) for after, price in track.barriers]
            ),
            thresholds=tuple(
                [say("sk-text-link", place=after, coins=words.coins(gain)) for after, gain in track.thresholds]
            ),
        )


def subject(view: SkyminesView, about: str | None) -> int:
    """Return the seat that a look is about; the viewer's own, or the first, if it names none."""
    if about is not None and about.isdecimal() and int(about) < view.seats:
        return int(about)
    return view.viewer or 0


def player(view: SkyminesView, seat: int) -> Lines:
    """Say what lies before a seat for all to see."""
    return tuple(_player(view, seat))


def _player(view: SkyminesView, seat: int) -> Iterator[Phrase]:
    state = view.known
    yield from reserve(view, seat)
    yield from secret(state, seat)
    yield say("sk-text-area", up=words.cards([card.id for card in face_up(state, seat)]) or say("sk-nothing"))
    if coming := reserved_tiles(state, seat):
        yield say("sk-text-next-tiles", tiles=words.brief(coming))
    yield decks(state, seat)
    yield owned(state, seat)


def plans(view: SkyminesView, seat: int) -> Lines:
    """Say how far a seat is on its tank and research tracks, which plans lie ahead, and what its missions ask for."""
    return tuple(_plans(view, seat))


def _plans(view: SkyminesView, seat: int) -> Iterator[Phrase]:
    owner = view.known.players[seat]
    yield reached(view, seat)
    yield say("sk-text-research", plans=_screens(owner) or say("sk-nothing"))
    yield from beside_plans(owner)


def beside_plans(owner: Player) -> Iterator[Phrase]:
    """Say which plans are covered, and what the missions ask for."""
    if owner.covered:
        yield say("sk-text-covered", plans=owner.covered)
    if owner.personal:
        yield from _missions_of(owner)


def secret(state: SkyminesState, seat: int) -> Iterator[Phrase]:
    """Say whether a seat has made its secret choice, while all choose; what it chose is never told."""
    if state.phase in ("token", "planning") and state.over is None:
        yield say("sk-text-secret", chosen=int(state.players[seat].chosen))


def reserve(view: SkyminesView, seat: int) -> Lines:
    """Say how many CrypCoin and bonus markers a seat has, and what its tracks are worth."""
    owner = view.known.players[seat]
    markers = owner.markers + owner.single_use
    tank, research = (words.coins(worth) for worth in (view.tank_worth(seat), view.research_worth(seat)))
    return (
        say("sk-text-player", who=Who(seat), coins=words.coins(owner.cash), markers=markers),
        say("sk-text-worths", tank=tank, research=research),
    )


def reached(view: SkyminesView, seat: int) -> Phrase:
    """Say how far a seat is on its tank and research tracks, and what they are worth."""
    owner = view.known.players[seat]
    return say(
        "sk-text-reached",
        who=Who(seat),
        space=owner.tank,
        tank=words.coins(view.tank_worth(seat)),
        screen=max(owner.upload, 0),
        research=words.coins(view.research_worth(seat)),
    )


def decks(state: SkyminesState, seat: int) -> Phrase:
    """Say which cards rest in which slot, and which slots are on."""
    owner = state.players[seat]
    resting = tuple(
        say("sk-text-deck", slot=slot + 1, cards=words.brief(deck)) for slot, deck in enumerate(owner.decks) if deck
    )
    slots = tuple([slot + 1 for slot in slots_on(owner)])
    return say("sk-text-decks", decks=resting or say("sk-nothing"), slots=slots)


def owned(state: SkyminesState, seat: int) -> Phrase:
    """Say how many shares of each company a seat has."""
    held = [(company, shares(state, seat, company)) for company in range(len(COMPANIES))]
    each = tuple(say("sk-text-share", company=words.company(company), count=count) for company, count in held)
    return say("sk-text-shares", shares=each)


def _screens(owner: Player) -> Lines:
    return tuple(
        say("sk-text-screen-down" if at in owner.flipped else "sk-text-screen", screen=at, plan=words.plan(plan))
        for at, plan in enumerate(owner.screens)
        if plan and at > owner.upload
    )


def _missions_of(owner: Player) -> Iterator[Phrase]:
    open_tasks = tuple([task + 1 for task in owner.tasks]) or say("sk-nothing")
    if owner.mission:
        yield say("sk-text-linked", mission=owner.mission, tasks=open_tasks)
    yield say(
        "sk-text-personal",
        mission=owner.personal,
        reward=words.reward(MISSIONS[owner.personal].reward),
        price=words.coins(MISSIONS[owner.personal].price),
    )


def hand(view: SkyminesView) -> Lines:
    """Say what the viewer holds, and what it has chosen in secret."""
    owner, seat = view.own, view.viewer
    if owner is None or seat is None:
        return (say("sk-text-no-hand"),)
    return tuple(_hand(view, owner, seat))


def _hand(view: SkyminesView, owner: Player, seat: int) -> Iterator[Phrase]:
    yield say("sk-text-hand", cards=words.brief(owner.hand))
    if view.known.phase == "token":
        yield from tokens(owner)
    planned = words.cards([card for card in owner.planned if card])
    if owner.planned:
        yield say("sk-text-planned", cards=planned or say("sk-nothing"))
    yield from _player(view, seat)


SEATS: Mapping[str, Callable[[SkyminesView, int], Lines]] = {"player": player, "plans": plans}
"""The looks at a seat."""


def tokens(owner: Player) -> Iterator[Phrase]:
    """Say which starting tokens a seat may choose from, and which one it chose."""
    yield say("sk-text-offered", tokens=tuple(map(token, owner.offered)))
    if owner.choice:
        yield say("sk-text-choice", token=owner.choice)


# -- bonus spaces -----------------------------------------------------------------------------------------------------


def majorities(view: SkyminesView) -> Lines:
    """Say which bonus spaces are free, and who has how much of what majority spaces compare."""
    return tuple(_majorities(view.known))


def _majorities(state: SkyminesState) -> Iterator[Phrase]:
    marked = {mark.space: mark.seat for mark in state.marks}
    for name in MAJORITY:
        held = tuple(
            say("sk-text-measure", who=words.who(who), count=measure(state, who, name)) for who in participants(state)
        )
        facts: dict[str, Fact] = {"space": words.space(name), "held": held, "tiers": words.tiers(name)}
        if name in marked:
            yield say("sk-text-majority-taken", **facts, who=words.who(marked[name]))
        else:
            yield say("sk-text-majority", **facts)
    yield free_spaces(state)


def free_spaces(state: SkyminesState) -> Phrase:
    """Say which of the other bonus spaces of the board are free."""
    marked = {mark.space for mark in state.marks}
    free = tuple([words.space(name) for name in ("first-player", "buy", "sell", *TILE_PRICE) if name not in marked])
    return say("sk-text-spaces", spaces=free or say("sk-nothing"))


def missions(view: SkyminesView) -> Lines:
    """Say what the missions in play ask for."""
    if not view.known.variant.missions:
        return (say("sk-text-no-missions"),)
    return tuple(_missions(view.known))


def _missions(state: SkyminesState) -> Iterator[Phrase]:
    for mission in state.variant.missions:
        yield say("sk-text-mission", mission=mission, tasks=tuple(_tasks(mission)))
    for seat, owner in enumerate(state.players):
        if owner.mission:
            tasks = tuple([task + 1 for task in owner.tasks]) or say("sk-nothing")
            yield say("sk-text-linked-seat", who=Who(seat), mission=owner.mission, tasks=tasks)


def _tasks(mission: str) -> Iterator[Phrase]:
    for kind, least in MISSIONS[mission].tasks:
        yield say(f"sk-task-{kind}", count=least)
