"""The presenter of toy two."""

from __future__ import annotations

from bot.games.core.actions import Action
from bot.games.core.events import Event
from bot.games.core.narrator import NarrationLine
from bot.games.core.phrase import Phrase, Who, say
from tests.toys.automa_deck import (
    ROBOTS,
    SUPPLY,
    AutomaDid,
    AutomaView,
    Banked,
    Hit,
    Lose,
    Mined,
    Peeked,
    Put,
    PutBack,
    Rested,
    Stormed,
)
from tests.toys.shared import ToySpeaker


def _card(card: int) -> Phrase:
    return say("toy-automa-card", card=card)


class AutomaDeckPresenter(ToySpeaker):
    """Views, actions and events of Automa Deck in phrases."""

    prefix = "toy-automa"

    def prompt(self, view: AutomaView) -> Phrase:
        if view.over:
            return say("toy-over")
        return say(f"toy-automa-prompt-{view.pending or 'turn'}", who=Who(view.turn))

    def headline(self, view: AutomaView) -> tuple[Phrase, ...]:
        return (say("toy-automa-low", left=view.deck),) if view.deck <= 3 and not view.over else ()

    def label(self, view: AutomaView, action: Action) -> Phrase:
        match action:
            case Put(card):
                return say("toy-automa-label-put", card=_card(card))
            case Lose(robot):
                return say("toy-automa-label-lose", robot=robot + 1)
            case _:
                return say(f"toy-automa-label-{type(action).__struct_config__.tag}")

    def hint(self, view: AutomaView, action: Action) -> Phrase | None:
        return say("toy-automa-hint-haul", ore=sum(view.haul)) if view.pending == "mine" else None

    def slot_label(self, view: AutomaView, verb: str, slot: str, value: str) -> Phrase:
        return _card(int(value)) if slot == "card" else say("toy-automa-robot", robot=int(value) + 1)

    def vocabulary(self, view: AutomaView, verb: str, slot: str) -> tuple[tuple[str, Phrase], ...]:
        values = range(len(ROBOTS)) if slot == "robot" else sorted(set(SUPPLY))
        return tuple((str(value), self.slot_label(view, verb, slot, str(value))) for value in values)

    def companion_looks(self, view: AutomaView) -> tuple[str, ...]:
        return ("known",)

    def subjects(self, view: AutomaView, look: str) -> tuple[tuple[str, Phrase], ...]:
        if look != "robots":
            return ()
        return tuple((str(seat), say("toy-automa-whose", who=Who(seat))) for seat in range(view.seats))

    def text(self, view: AutomaView, look: str, about: str | None) -> tuple[Phrase, ...]:
        if look == "known":
            held = (say("toy-automa-held", cards=tuple(map(_card, view.held))),) if view.held else ()
            return (say("toy-automa-known", cards=tuple(map(_card, view.known))), *held)
        if look == "robots":
            seat = int(about or "0")
            return (say("toy-automa-robots", who=Who(seat), health=view.robots[seat]),)
        seats = tuple(
            say("toy-automa-seat", who=Who(seat), ore=ore, health=sum(view.robots[seat]))
            for seat, ore in enumerate(view.bank)
        )
        automa = say("toy-automa-it", points=view.automa, cards=view.automa_deck, seen=view.automa_gone)
        gone = say("toy-automa-gone", cards=tuple(map(_card, view.gone)), left=view.deck, held=view.holding)
        return (gone, *seats, automa, say("toy-automa-now", ore=sum(view.haul), hits=view.hits, back=view.back))

    def alt(self, view: AutomaView, look: str, about: str | None) -> Phrase:
        return say("toy-automa-alt", lines=self.text(view, look, about))

    def describe(self, event: Event, viewer: int | None, over: bool) -> Phrase | None:
        match event:
            case Peeked(seat, cards):
                if over or viewer == seat:
                    return say("toy-automa-peeked-own", who=Who(seat), cards=tuple(map(_card, cards)))
                return say("toy-automa-peeked", who=Who(seat), count=len(cards))
            case PutBack(seat, card):
                if over or viewer == seat:
                    return say("toy-automa-put-own", who=Who(seat), card=_card(card))
                return say("toy-automa-put", who=Who(seat))
            case _:
                return self._tell_open(event)

    def narration_line(self, event: Event) -> NarrationLine | None:
        """Digging is a story: from the first card turned up to the storm, or to the haul that is banked."""
        match event:
            case Mined(seat) | Stormed(seat) | Banked(seat):
                return NarrationLine(seat, ends=not isinstance(event, Mined))
            case _:
                return None

    def narrates_all(self) -> bool:
        return False

    def _tell_open(self, event: Event) -> Phrase | None:
        match event:
            case Mined(seat, card):
                return say("toy-automa-mined", who=Who(seat), card=_card(card))
            case Stormed(seat, hits):
                return say("toy-automa-stormed", who=Who(seat), hits=hits)
            case Hit(seat, robot):
                return say("toy-automa-hit", who=Who(seat), robot=robot + 1)
            case Banked(seat, ore):
                return say("toy-automa-banked", who=Who(seat), ore=ore)
            case Rested(seat):
                return say("toy-automa-rested", who=Who(seat))
            case AutomaDid(card, turned, points):
                return say("toy-automa-did", card=card, turned=tuple(map(_card, turned)), points=points)
            case _:
                return self.tell_end(event)
