"""Refusals of the actions with cards of the action area and of research points.

Paragraphs are those of the rules topics, counted from 1:

    2 turn       .4 only face-up cards of one's own action area are used  .5 a used card waits for the next round
    4 resources  .1 one or more cards of one type  .2 named in the order of the action slots
                 .3 one card of the display at most  .4 for no more than the units used
                 .5 two types pay together for a card only, and only with the second bonus of C1
                 .6 each unit left moves a marker, as long as one can move without paying
    6 research   .1 a research scientist uploads  .2 one plan ahead may be turned down for 2 CrypCoin
                 .3 the marker enters plan by plan, never an empty screen  .4 if the requirements are met
                 .5 or the price of a special plan is paid  .6 and not past the last screen
    7 field      .1 one field scientist is used
    10 plans     .1 plans lie in the research display and on the round track  .2 each has its price in points
                 .3 a plan goes to a screen that the marker has not reached
                 .4 an A plan to no empty screen with a crossed-out A  .5 at the end of the track points are CrypCoin
                 .6 and in the last round when nobody can upload any more
    11 tracks    .1 a marker stays at the end of its track  .2 a barrier is paid or stops it
                 .6 a unit moves a marker on one of the four tracks  .9 a discarded card is performed alone
    12 tiles     .1 the +1 tile is laid once  .2 on a face-up resource card
"""

from __future__ import annotations

from functools import partial

from bot.games.core.actions import Refusal, refuse
from bot.games.skymines.cards import face_up
from bot.games.skymines.speech import words
from bot.games.skymines.state import SkyminesState

no = partial(refuse, "sk")


def not_usable(state: SkyminesState, seat: int, card: str, kinds: tuple[str, ...], rule: str) -> Refusal | None:
    """Return why a card is none of the face-up cards of these kinds, or None."""
    cards = face_up(state, seat)
    usable = [one for one in cards if one.kind in kinds]
    if any(one.id == card for one in usable):
        return None
    remedy, owner = words.cards([one.id for one in usable]), state.players[seat]
    reason = {"card": words.card(card)}
    if any(one.id == card for one in cards):
        wanted = tuple(map(words.kind, kinds))
        return no("wrong-kind", rule, reason | {"kinds": wanted}, count=len(usable), cards=remedy)
    if card and card in (*owner.area, *owner.tiles_used):
        return no("used-card", "2.5", reason, count=len(usable), cards=remedy)
    return no("not-in-area", "2.4", reason, count=len(usable), cards=remedy)


def not_discarded(card: str, discarded: str) -> Refusal | None:
    """Return why another card than the discarded one is not performed, or None."""
    if card == discarded:
        return None
    return no("discarded-alone", "11.9", {"card": words.card(card)}, card=words.card(discarded))
