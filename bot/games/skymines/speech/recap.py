"""What happened in a few words: how much each event matters, its short text, and its line in the story of a round.

Others read public facts alone; a player's own choices are told to that player.
"""

from __future__ import annotations

from collections.abc import Mapping

from bot.games.core.declared import Ended
from bot.games.core.events import Event, FactOf, Sentence, field, mask, sentence
from bot.games.core.narrator import USUAL, NarrationLine
from bot.games.core.phrase import Phrase
from bot.games.skymines import events as happened
from bot.games.skymines.material import NOBODY, NONE, Reward
from bot.games.skymines.speech import words
from bot.games.skymines.speech.events import chosen_cards, token
from bot.games.skymines.tracks import shares_on_track
from bot.games.skymines.view import SkyminesView

_WEIGHTS: dict[type[Event], int] = {
    Ended: 9,
    happened.Prepared: 8,
    happened.Dropped: 5,
    happened.Fulfilled: 5,
    happened.Entered: 3,
    happened.Advanced: 3,
    happened.Passed: 3,
    happened.Placed: 3,
    happened.UsedResources: 2,
    happened.Expanded: 2,
    happened.Uploaded: 2,
    happened.UsedField: 2,
    happened.LunaActed: 2,
    happened.TookPlan: 2,
    happened.Chose: 0,
    happened.Selected: 0,
    happened.Planned: 0,
    happened.ColumnNamed: 0,
    happened.HalfTaken: 0,
    happened.TrackChosen: 0,
    happened.Declined: 0,
    happened.Returned: 0,
    happened.Rested: 0,
    happened.ResearchRefilled: 0,
}
_BEGIN = (happened.Offered, happened.Prepared)
_OWN_LINE = (
    *_BEGIN,
    Ended,
    happened.Tokens,
    happened.Revealed,
    happened.LunaPrepared,
    happened.UsedResources,
    happened.Expanded,
    happened.Uploaded,
    happened.UsedField,
    happened.Placed,
    happened.Dropped,
    happened.LunaActed,
    happened.LunaPassed,
)
"""Events that begin a line: an action of a player or of Luna, and what concerns the whole table."""
_COMPANY, _CARD = field("company", words.company), field("card", words.card)


def weight(event: Event, viewer: int | None) -> int:
    """Return how much an event matters to the viewer; one's own choices always do."""
    return max(_WEIGHTS.get(type(event), USUAL), USUAL if _own_choice(event, viewer) else 0)


def brief(event: Event, viewer: int | None) -> Phrase | None:
    """Say what the event's seat did in a few words; None for an event that is no seat's."""
    write = _BRIEFS.get(type(event)) or (_CHOICES.get(type(event)) if _own_choice(event, viewer) else None)
    return write(mask(event, viewer)) if write else None


def _own_choice(event: Event, viewer: int | None) -> bool:
    return type(event) in _CHOICES and viewer is not None and viewer == getattr(event, "seat", None)


def narration_line(event: Event) -> NarrationLine | None:
    """Return the part of an event in the story of its round, in which each action is a line; None if it is not told."""
    if not weight(event, None):
        return None
    return NarrationLine(0, begins=isinstance(event, _BEGIN), joins=not isinstance(event, _OWN_LINE))


def _reward(event: happened.Gained | happened.UsedField) -> Phrase | tuple[Phrase, ...]:
    research = event.research if isinstance(event, happened.Gained) else 0
    return words.reward(Reward(coin=event.coin, helium=event.helium, research=research))


def _coins(name: str) -> FactOf:
    return field(name, words.coins)


_BRIEFS: Mapping[type[Event], Sentence] = {
    happened.UsedResources: sentence(
        lambda event: "sk-short-resources" if event.card == NONE else "sk-short-acquired",
        value=field("value"),
        card=lambda event: words.brief([event.card]) if event.card != NONE else 0,
    ),
    happened.Boosted: sentence("sk-short-boosted"),
    happened.Advanced: sentence(
        lambda event: "sk-short-advanced-paid" if event.paid else "sk-short-advanced",
        company=_COMPANY,
        place=field("place"),
        coins=_coins("paid"),
    ),
    happened.Passed: sentence("sk-short-passed", company=_COMPANY, coins=_coins("coins")),
    happened.Stopped: sentence(lambda event: f"sk-short-stopped-{event.what}", count=field("lost")),
    happened.Expanded: sentence(
        lambda event: "sk-short-expanded-nothing" if event.company == NOBODY else "sk-short-expanded",
        energy=field("energy"),
        company=lambda event: words.company(event.company) if event.company != NOBODY else 0,
    ),
    happened.Entered: sentence(
        lambda event: "sk-short-entered" if event.ousted == NOBODY else "sk-short-ousted",
        target=field("target"),
        ousted=lambda event: words.company(event.ousted) if event.ousted != NOBODY else 0,
    ),
    happened.Gained: sentence("sk-short-gained", reward=_reward),
    happened.Removed: sentence("sk-short-removed", company=_COMPANY),
    happened.Stored: sentence("sk-short-stored", place=field("place")),
    happened.TookPlan: sentence("sk-short-took-plan", screen=field("screen")),
    happened.TookCoins: sentence("sk-short-gained", reward=_coins("coins")),
    happened.Uploaded: sentence(
        lambda event: "sk-short-uploaded" if event.place > event.origin else "sk-short-uploaded-not",
        card=_CARD,
        screen=field("place"),
    ),
    happened.UsedField: sentence("sk-short-used-field", card=_CARD, reward=_reward),
    happened.Placed: sentence("sk-short-placed", space=field("space", words.space)),
    happened.Bought: sentence("sk-short-bought", card=_CARD),
    happened.Sold: sentence(lambda event: "sk-short-sold" if event.coins else "sk-short-discarded", card=_CARD),
    happened.Recovered: sentence("sk-short-recovered", card=_CARD),
    happened.Dropped: sentence("sk-short-dropped"),
    happened.Linked: sentence("sk-short-linked", mission=field("mission")),
    happened.Fulfilled: sentence("sk-short-fulfilled", mission=field("mission"), task=lambda event: event.task + 1),
}
_CHOICES: Mapping[type[Event], Sentence] = {
    happened.Chose: sentence("sk-short-chose", token=field("token", token)),
    happened.Selected: sentence("sk-short-selected", cards=field("cards", chosen_cards)),
    happened.Planned: sentence("sk-short-planned", cards=field("cards", chosen_cards)),
    happened.ColumnNamed: sentence("sk-short-column-named", company=_COMPANY, column=lambda event: event.column + 1),
    happened.HalfTaken: sentence(lambda event: f"sk-short-half-{event.half}"),
    happened.TrackChosen: sentence("sk-short-track-chosen", company=_COMPANY),
    happened.Declined: sentence(lambda event: f"sk-short-declined-{event.what}"),
    happened.Rested: sentence("sk-short-rested", cards=field("cards", chosen_cards)),
}
"""What the player who chose it reads, and nobody else."""


def affected(view: SkyminesView, event: Event) -> tuple[int, ...]:
    """Return the seats that gain when another passes a threshold, and the owners of shares whose piece is ousted.

    Shares on cards may be hidden, so those on the tracks count.
    """
    if isinstance(event, happened.Passed):
        return event.others
    if isinstance(event, happened.Entered) and event.ousted != NOBODY:
        return tuple(seat for seat in range(view.seats) if shares_on_track(view.known, seat, event.ousted))
    return ()
