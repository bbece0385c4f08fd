"""The small words that every sentence of Skymines is made of: companies, cards, plans, rewards, places."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bot.games.core.phrase import Fact, Phrase, Who, say
from bot.games.skymines.material import (
    CARD,
    COMPANIES,
    COMPANY_OF,
    LUNA,
    PLAN,
    RESOURCES,
    Card,
    Requirement,
    Reward,
)


def who(seat: int) -> Who | Phrase:
    """Name a seat's player, or Luna."""
    return say("sk-luna") if seat == LUNA else Who(seat)


def company(number: int) -> Phrase:
    """Name a company by its number."""
    return say(f"sk-company-{COMPANIES[number]}")


def companies(numbers: Iterable[int]) -> tuple[Phrase, ...]:
    """Name companies."""
    return tuple(map(company, numbers))


def coins(count: int) -> Phrase:
    """Say an amount of CrypCoin."""
    return say("sk-coins", count=count)


def kind(name: str) -> Phrase:
    """Name a kind of card."""
    return say(f"sk-kind-{name}")


def card(name: str) -> Phrase:
    """Name a card or tile: "minerals 2", "field scientist of Tawac", "energy 3 with a share of Astrogo"."""
    known = CARD.get(name)
    if known is None:
        return say("sk-such-card")
    front = _front(known)
    if known.kind == "share" or not known.share:
        return front
    return say("sk-card-with-share", card=front, company=company(COMPANY_OF[known.share]))


def _front(known: Card) -> Phrase:
    if known.kind == "share":
        return say("sk-card-share", company=company(COMPANY_OF[known.share]))
    if known.id.startswith("tile-"):
        return say(f"sk-{known.id}")
    if known.kind == "field" and known.company:
        return say("sk-card-field-company", company=company(COMPANY_OF[known.company]))
    return say(f"sk-card-{known.kind}", value=known.value)


def cards(names: Iterable[str]) -> tuple[Phrase, ...]:
    """Name cards."""
    return tuple(map(card, names))


def plan(name: str) -> Phrase:
    """Name a research plan: "A05 (titanium 3: 2 research points)"; a special plan by its round."""
    known = PLAN.get(name)
    if known is None:
        return say("sk-such-plan")
    if known.price:
        return say("sk-plan-special", id=known.id, price=known.price, points=known.points)
    return say("sk-plan", id=known.id, requirement=requirement(known.requirement), reward=reward(known.reward))


def plans(names: Iterable[str]) -> tuple[Phrase, ...]:
    """Name research plans."""
    return tuple(map(plan, names))


def requirement(needed: Requirement) -> tuple[Phrase, ...]:
    """Name what must lie face up."""
    return tuple(_requirement(needed))


def _requirement(needed: Requirement) -> Iterator[Phrase]:
    for name in (*RESOURCES, "energy"):
        count = getattr(needed, name)
        if count:
            yield say(f"sk-need-{name}", count=count)
    if needed.any_one:
        yield say("sk-need-any", count=needed.any_one)
    if needed.scientist:
        yield say("sk-need-scientist")
    if needed.field:
        yield say("sk-need-field")


def reward(gained: Reward, expanded: int | None = None) -> Phrase | tuple[Phrase, ...]:
    """List a reward; "nothing" if there is none. `expanded`: the company whose track is meant by `track`."""
    return tuple(_reward(gained, expanded)) or say("sk-nothing")


def _reward(gained: Reward, expanded: int | None) -> Iterator[Phrase]:
    if gained.coin:
        yield coins(gained.coin)
    if gained.titanium_coin:
        yield say("sk-reward-titanium-coin")
    if gained.helium:
        yield helium(gained.helium)
    if gained.research:
        yield points(gained.research)
    yield from _moves(gained, expanded)
    if gained.remove:
        yield say("sk-reward-remove", count=gained.remove)


def _moves(gained: Reward, expanded: int | None) -> Iterator[Phrase]:
    if gained.track:
        name: Fact = say("sk-reward-own-track") if expanded is None else company(expanded)
        yield say("sk-reward-track", company=name, count=gained.track)
    for number, count in enumerate(gained.tracks):
        if count:
            yield say("sk-reward-track", company=company(number), count=count)
    if gained.track_any:
        yield say("sk-reward-track-any", count=gained.track_any)
    if gained.track_each:
        yield say("sk-reward-track-each", count=gained.track_each)


def helium(spaces: int) -> Phrase:
    """Say a number of spaces on the tank track."""
    return say("sk-helium", count=spaces)


def points(count: int) -> Phrase:
    """Say a number of research points."""
    return say("sk-points", count=count)


def space(name: str) -> Phrase:
    """Name a bonus space."""
    if "-" in name and name[0] in "ABCDE" and name[1].isdigit():
        track, half = name.split("-")
        return say("sk-space-track", track=track, level=int(half))
    if name[0] == "M" and name[1].isdigit():
        return say("sk-space-personal", mission=name.split("-")[0])
    return say(f"sk-space-{name}")
