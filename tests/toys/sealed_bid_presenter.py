"""The presenter of toy one."""

from __future__ import annotations

from bot.games.core.actions import Action
from bot.games.core.events import Event
from bot.games.core.phrase import Phrase, Who, say
from tests.toys.sealed_bid import CARDS, Bid, Chose, Laid, Revealed, SealedView
from tests.toys.shared import ToySpeaker


def _card(card: int) -> Phrase:
    return say("toy-bid-card", card=card)


def _bid(bid: int) -> Phrase:
    return _card(bid) if bid else say("toy-bid-none")


class SealedBidPresenter(ToySpeaker):
    """Views, actions and events of Sealed Bid in phrases."""

    prefix = "toy-bid"

    def prompt(self, view: SealedView) -> Phrase:
        if view.over:
            return say("toy-over")
        return say("toy-bid-prompt", who=tuple(map(Who, view.to_move)), prize=(view.prize or 0) + view.stake)

    def headline(self, view: SealedView) -> tuple[Phrase, ...]:
        return (say("toy-bid-last"),) if view.coming == 0 and not view.over else ()

    def label(self, view: SealedView, action: Action) -> Phrase:
        return say("toy-bid-do-bid", card=action.card) if isinstance(action, Bid) else say("toy-bid-do-pass")

    def hint(self, view: SealedView, action: Action) -> Phrase | None:
        if isinstance(action, Bid):
            return say("toy-bid-hint", others=sum(action.card in hand for hand in view.hands) - 1)
        return None

    def slot_label(self, view: SealedView, verb: str, slot: str, value: str) -> Phrase:
        return _card(int(value))

    def vocabulary(self, view: SealedView, verb: str, slot: str) -> tuple[tuple[str, Phrase], ...]:
        return tuple((str(card), _card(card)) for card in CARDS)

    def companion_looks(self, view: SealedView) -> tuple[str, ...]:
        return ("hand",)

    def subjects(self, view: SealedView, look: str) -> tuple[tuple[str, Phrase], ...]:
        return ()

    def text(self, view: SealedView, look: str, about: str | None) -> tuple[Phrase, ...]:
        if look == "hand":
            hand = () if view.viewer is None else view.hands[view.viewer]
            own = (say("toy-bid-own", bid=_bid(view.own)),) if view.own is not None else ()
            return (say("toy-bid-hand", cards=tuple(map(_card, hand))), *own)
        seats = tuple(
            say(
                "toy-bid-seat", who=Who(seat), points=view.points[seat], cards=len(view.hands[seat]), chosen=int(chosen)
            )
            for seat, chosen in enumerate(view.chosen)
        )
        return (say("toy-bid-board", prize=view.prize or 0, stake=view.stake, coming=view.coming), *seats)

    def alt(self, view: SealedView, look: str, about: str | None) -> Phrase:
        return self.text(view, look, about)[0]

    def describe(self, event: Event, viewer: int | None, over: bool) -> Phrase | None:
        match event:
            case Laid(prize, rounds):
                return say("toy-bid-laid", prize=prize, rounds=rounds)
            case Chose(seat, bid):
                if over or viewer == seat:
                    return say("toy-bid-chose-own", who=Who(seat), bid=_bid(bid))
                return say("toy-bid-chose", who=Who(seat))
            case Revealed(prize, bids, winner):
                shown = tuple(say("toy-bid-shown", who=Who(seat), bid=_bid(bid)) for seat, bid in enumerate(bids))
                if winner is None:
                    return say("toy-bid-tied", bids=shown, prize=prize)
                return say("toy-bid-won", bids=shown, who=Who(winner), prize=prize)
            case _:
                return self.tell_end(event)
