"""Events in sentences: what everybody reads of them, and what those read who may know more."""

from __future__ import annotations

from collections.abc import Mapping

from bot.games.core.events import Event, PrivateSentence, Sentence, field, instead, sentence
from bot.games.core.phrase import Fact, Phrase, Who, say
from bot.games.core.zones import is_back
from bot.games.skymines.events import (
    Advanced,
    Boosted,
    Bought,
    Chose,
    ColumnNamed,
    Declined,
    Dropped,
    Entered,
    Expanded,
    Fulfilled,
    Gained,
    HalfTaken,
    Linked,
    LunaActed,
    LunaGained,
    LunaPassed,
    LunaPrepared,
    Offered,
    Passed,
    Placed,
    Planned,
    Prepared,
    Recovered,
    Removed,
    ResearchRefilled,
    Rested,
    Returned,
    Revealed,
    Selected,
    Sold,
    Stopped,
    Stored,
    Tokens,
    TookCoins,
    TookPlan,
    TrackChosen,
    Uploaded,
    UsedField,
    UsedResources,
)
from bot.games.skymines.material import NOBODY, NONE, TOKEN, Reward
from bot.games.skymines.speech import words

_WHO = field("seat", words.who)
_CARD = field("card", words.card)
_COMPANY = field("company", words.company)


def token(name: str) -> Phrase:
    """Name a starting token: its bonus and its plan."""
    if name not in TOKEN:
        return say("sk-such-token")
    return say("sk-token", id=name, bonus=words.reward(TOKEN[name].bonus), plan=words.content(name))


def _lists(key: str, entries: tuple[tuple[str, ...], ...]) -> tuple[Phrase, ...]:
    """Say what each seat has, for seats that have something."""
    held = [(seat, [card for card in cards if card]) for seat, cards in enumerate(entries)]
    return tuple(say(key, who=Who(seat), cards=words.cards(cards)) for seat, cards in held if cards)


def _offered(event: Offered, public: Phrase) -> Phrase:
    known = next(tokens for tokens in event.tokens if not any(map(is_back, tokens)))
    return say("sk-told-offered-known", told=public, tokens=tuple(map(token, known)))


def _tokens(event: Tokens) -> Phrase:
    chosen = tuple(say("sk-told-token", who=Who(seat), token=token(name)) for seat, name in enumerate(event.tokens))
    return say("sk-told-tokens", chosen=chosen)


def _revealed(event: Revealed) -> Phrase:
    return say("sk-told-revealed", areas=_lists("sk-told-has", event.areas) or say("sk-nothing"))


def _used_resources(event: UsedResources) -> Phrase:
    facts: dict[str, Fact] = {"who": words.who(event.seat), "cards": words.cards(event.cards), "value": event.value}
    if event.card == NONE:
        return say("sk-told-used-resources", **facts)
    return say("sk-told-acquired", **facts, card=words.card(event.card), cost=event.cost)


def _advanced(event: Advanced) -> Phrase:
    told = say(
        "sk-told-advanced",
        who=words.who(event.seat),
        company=words.company(event.company),
        count=event.place - event.origin,
        place=event.place,
    )
    return say("sk-told-paid", told=told, coins=words.coins(event.paid)) if event.paid else told


def _passed(event: Passed) -> Phrase:
    told = say(
        "sk-told-passed",
        who=words.who(event.seat),
        company=words.company(event.company),
        threshold=event.threshold,
        coins=words.coins(event.coins),
    )
    others = tuple(map(words.who, event.others))
    return say("sk-told-passed-others", told=told, who=others, count=len(others)) if others else told


def _stopped(event: Stopped) -> Phrase:
    facts: dict[str, Fact] = {"who": words.who(event.seat), "count": event.lost}
    if event.company != NOBODY:
        facts["company"] = words.company(event.company)
    return say(f"sk-told-stopped-{event.what}", **facts)


def _expanded(event: Expanded) -> Phrase:
    if event.company == NOBODY:
        return say("sk-told-expanded-nothing", who=words.who(event.seat), energy=event.energy)
    return say("sk-told-expanded", who=words.who(event.seat), energy=event.energy, company=words.company(event.company))


def _entered(event: Entered) -> Phrase:
    facts: dict[str, Fact] = {
        "who": words.who(event.seat),
        "company": words.company(event.company),
        "target": event.target,
        "cost": event.cost,
    }
    if event.ousted == NOBODY:
        return say("sk-told-entered", **facts)
    return say("sk-told-ousted", **facts, ousted=words.company(event.ousted))


def _gained(event: Gained) -> Phrase:
    gained = Reward(coin=event.coin, helium=event.helium, research=event.research)
    return say("sk-told-gained", who=words.who(event.seat), reward=words.reward(gained))


def _returned(event: Returned) -> Phrase:
    key = "sk-told-gone" if event.column == NOBODY else "sk-told-returned"
    return say(key, company=words.company(event.company), column=event.column + 1)


def _stored(event: Stored) -> Phrase:
    told = say("sk-told-stored", who=words.who(event.seat), place=event.place)
    if event.coins:
        told = say("sk-told-and-coins", told=told, coins=words.coins(event.coins))
    return say("sk-told-slot", told=told) if event.slot else told


def _took_plan(event: TookPlan) -> Phrase:
    told = say("sk-told-took-plan", who=words.who(event.seat), plan=words.plan(event.plan), screen=event.screen)
    if event.covered:
        told = say("sk-told-covered", told=told, plan=words.plan(event.covered))
    return say("sk-told-supplement", told=told, coins=words.coins(event.coins)) if event.coins else told


def _uploaded(event: Uploaded) -> Phrase:
    key = "sk-told-uploaded" if event.place > event.origin else "sk-told-uploaded-not"
    told = say(
        key,
        who=words.who(event.seat),
        card=words.card(event.card),
        count=event.place - event.origin,
        screen=event.place,
    )
    if event.flipped != NOBODY:
        told = say("sk-told-flipped", told=told, screen=event.flipped)
    if event.paid:
        told = say("sk-told-paid", told=told, coins=words.coins(event.paid))
    return say("sk-told-slot", told=told) if event.slot else told


def _used_field(event: UsedField) -> Phrase:
    gained = Reward(coin=event.coin, helium=event.helium)
    facts: dict[str, Fact] = {
        "who": words.who(event.seat),
        "card": words.card(event.card),
        "reward": words.reward(gained),
    }
    if event.collectors:
        return say("sk-told-used-field-collectors", **facts, count=event.collectors)
    return say("sk-told-used-field", **facts)


def _placed(event: Placed) -> Phrase:
    told = say("sk-told-placed", who=words.who(event.seat), space=words.space(event.space))
    return say("sk-told-paid", told=told, coins=words.coins(event.paid)) if event.paid else told


def _sold(event: Sold) -> Phrase:
    facts: dict[str, Fact] = {"who": words.who(event.seat), "card": words.card(event.card)}
    if not event.coins:
        return say("sk-told-discarded", **facts)
    return say("sk-told-sold", **facts, coins=words.coins(event.coins))


def _dropped(event: Dropped) -> Phrase:
    if not event.cards:
        return say("sk-told-dropped", who=words.who(event.seat))
    return say("sk-told-dropped-deck", who=words.who(event.seat), cards=words.cards(event.cards))


def _rested(event: Rested) -> Phrase:
    resting = tuple(
        say("sk-told-rest", slot=slot + 1, card=words.card(card)) for slot, card in enumerate(event.cards) if card
    )
    return say("sk-told-rested", who=words.who(event.seat), cards=resting or say("sk-nothing"))


def _fulfilled(event: Fulfilled) -> Phrase:
    told = say("sk-told-fulfilled", who=words.who(event.seat), mission=event.mission, task=event.task + 1)
    return say("sk-told-personal", told=told) if event.last else told


def _prepared(event: Prepared) -> Phrase:
    told = say(
        "sk-told-prepared",
        round=event.round,
        who=Who(event.first),
        cards=words.cards(event.drawn) or say("sk-nothing"),
    )
    tiles = _lists("sk-told-has", event.tiles)
    return say("sk-told-prepared-tiles", told=told, tiles=tiles) if tiles else told


def _luna_gained(event: LunaGained) -> Phrase:
    gained = Reward(coin=event.coin, helium=event.helium, research=event.research)
    rewards = words.reward(gained)
    listed = (*(rewards if isinstance(rewards, tuple) else ()), *words.cards(event.cards))
    discarded = words.plans(event.plans)
    if discarded:
        return say("sk-told-luna-discarded", plans=discarded)
    return say("sk-told-luna-gained", reward=listed or say("sk-nothing"))


PUBLIC: Mapping[type[Event], Sentence] = {
    Offered: sentence("sk-told-offered", who=field("first", Who), cards=field("display", words.cards)),
    Chose: sentence("sk-told-chose", who=_WHO),
    Tokens: _tokens,
    Selected: sentence("sk-told-selected", who=_WHO),
    Planned: sentence("sk-told-planned", who=_WHO),
    Revealed: _revealed,
    UsedResources: _used_resources,
    Boosted: sentence("sk-told-boosted", who=_WHO, card=_CARD),
    Advanced: _advanced,
    Passed: _passed,
    Stopped: _stopped,
    Expanded: _expanded,
    Entered: _entered,
    Gained: _gained,
    Returned: _returned,
    ColumnNamed: sentence("sk-told-column-named", who=_WHO, company=_COMPANY, column=lambda event: event.column + 1),
    HalfTaken: sentence(lambda event: f"sk-told-half-{event.half}", who=_WHO),
    TrackChosen: sentence("sk-told-track-chosen", who=_WHO, company=_COMPANY, count=field("spaces")),
    Declined: sentence(lambda event: f"sk-told-declined-{event.what}", who=_WHO),
    Removed: sentence("sk-told-removed", who=_WHO, company=_COMPANY),
    Stored: _stored,
    TookPlan: _took_plan,
    TookCoins: sentence("sk-told-took-coins", who=_WHO, coins=field("coins", words.coins)),
    Uploaded: _uploaded,
    UsedField: _used_field,
    Placed: _placed,
    Bought: sentence("sk-told-bought", who=_WHO, card=_CARD, coins=field("cost", words.coins)),
    Sold: _sold,
    Recovered: sentence("sk-told-recovered", who=_WHO, card=_CARD, coins=field("paid", words.coins)),
    Dropped: _dropped,
    Rested: _rested,
    Linked: sentence("sk-told-linked", who=_WHO, mission=field("mission")),
    Fulfilled: _fulfilled,
    ResearchRefilled: sentence("sk-told-refilled", plans=field("plans", words.plans)),
    Prepared: _prepared,
    LunaPrepared: sentence("sk-told-luna-prepared", left=field("left"), right=field("right")),
    LunaActed: sentence("sk-told-luna-acted", card=field("card")),
    LunaGained: _luna_gained,
    LunaPassed: sentence("sk-told-luna-passed"),
}


def _planned_known(event: Planned, _public: Phrase) -> Phrase:
    return say("sk-told-planned-known", who=words.who(event.seat), cards=chosen_cards(event.cards))


def chosen_cards(cards: tuple[str, ...]) -> tuple[Phrase, ...] | Phrase:
    """Return the cards in a seat's slots, without the slots that hold none."""
    return words.cards([card for card in cards if card]) or say("sk-nothing")


PRIVATE: Mapping[type[Event], PrivateSentence] = {
    Offered: _offered,
    Chose: instead("sk-told-chose-known", who=_WHO, token=field("token", token)),
    Selected: instead("sk-told-selected-known", who=_WHO, cards=field("cards", chosen_cards)),
    Planned: _planned_known,
}
