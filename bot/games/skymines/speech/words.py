"""The small words that every sentence of Skymines is made of: companies, cards, plans, rewards, places."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bot.games.core.phrase import Fact, Phrase, Who, say
from bot.games.skymines.entry import SPACE_STEP, split_noun
from bot.games.skymines.material import (
    CARD,
    COMPANIES,
    COMPANY_OF,
    LUNA,
    MAJORITY,
    PLAN,
    RESOURCES,
    Card,
    Requirement,
    Reward,
)
from bot.games.skymines.state import SkyminesState


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


def brief(names: Iterable[str]) -> Phrase | tuple[Phrase, ...]:
    """Name cards in few characters, by kind: "titanium 2+1, carbon 4◆M"; "nothing" if there is none."""
    grouped: dict[str, Phrase] = {}
    for known in filter(None, map(CARD.get, names)):
        kind_, value = (known.id, None) if known.id.startswith("tile-") else (known.kind, _value(known))
        if value is None:
            grouped[kind_] = _front(known)
        elif kind_ in grouped:
            grouped[kind_] = say("sk-brief-more", cards=grouped[kind_], value=value)
        else:
            grouped[kind_] = say(f"sk-brief-{kind_}", value=value)
    return tuple(grouped.values()) or say("sk-nothing")


def _value(known: Card) -> Fact:
    """Return the number of a card, or the initial of the company that it is about; a share's initial is marked."""
    value = known.company[:1].upper() or known.value
    if not known.share:
        return value
    initial = known.share[0].upper()
    return initial if known.kind == "share" else say("sk-brief-marked", value=value, company=initial)


def plan(name: str) -> Phrase:
    """Name a research plan: "A05 (titanium 3: 2 research points)"; a special plan by its round."""
    known = PLAN.get(name)
    if known is None:
        return say("sk-such-plan")
    if known.price:
        return say("sk-plan-special", id=known.id, price=known.price, points=known.points)
    return say("sk-plan", id=known.id, requirement=requirement(known.requirement), reward=reward(known.reward))


def content(name: str) -> Phrase:
    """Say what a research plan asks for and gives: "titanium 3: 2 research points"; a special plan its price."""
    known = PLAN[name]
    if known.price:
        return say("sk-content-special", price=known.price, points=known.points)
    return say("sk-content", requirement=requirement(known.requirement), reward=reward(known.reward))


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


def spot(state: SkyminesState, noun: int) -> Phrase:
    """Name a space that an action can enter: "sector 16", "space 2 of asteroid 14", "shuttle space 13"."""
    target, space_ = split_noun(noun)
    if noun > SPACE_STEP:
        return say("sk-spot-asteroid", target=target, space=space_ + 1)
    return say("sk-spot-sector" if state.variant.board == "moon" else "sk-spot-shuttle", target=target)


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


def tiers(space: str) -> tuple[Phrase, ...]:
    """List what the rewards of a majority space ask for, and what they are."""
    key = "sk-text-tier-scientist" if space == "scientist" else "sk-text-tier"
    return tuple([say(key, least=tier.least, reward=reward(tier.reward)) for tier in MAJORITY[space].tiers])


def space(name: str) -> Phrase:
    """Name a bonus space."""
    if "-" in name and name[0] in "ABCDE" and name[1].isdigit():
        track, half = name.split("-")
        return say("sk-space-track", track=track, level=int(half))
    if name[0] == "M" and name[1].isdigit():
        return say("sk-space-personal", mission=name.split("-")[0])
    return say(f"sk-space-{name}")
