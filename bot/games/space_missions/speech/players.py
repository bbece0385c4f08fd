"""The text of the players as everybody may know them, and of the Automa."""

from __future__ import annotations

from collections import Counter

from bot.games.core.phrase import Phrase, say
from bot.games.space_missions.material import CATEGORIES, EDITION
from bot.games.space_missions.speech import words
from bot.games.space_missions.speech.control import craft, decks, known_decks
from bot.games.space_missions.speech.flights import flight
from bot.games.space_missions.view import AutomaPart, Player, SpaceMissionsView, points


def players(view: SpaceMissionsView) -> tuple[Phrase, ...]:
    """Say all players, and the Automa of the solo game."""
    lines = [line for one in view.players for line in _brief(view, one)]
    if view.automa:
        lines += automa(view, view.automa)
    return tuple(lines)


def player(view: SpaceMissionsView, one: Player) -> tuple[Phrase, ...]:
    """Say one player with all that the viewer may know of the player's decks."""
    known = decks(view, one) if one.seat == view.viewer or view.over else known_decks(view, one)
    return (
        *_brief(view, one),
        *craft(one),
        say("sms-text-upgrades", count=one.upgrades),
        *(known or (say("sms-text-decks-fresh"),)),
        *(flight(view, one, one.flight) if one.flight else ()),
    )


def bars(counts: tuple[int, ...]) -> Phrase | tuple[Phrase, ...]:
    """Say the successes by category."""
    listed = tuple(
        say("sms-bar", category=words.category(name), count=count)
        for name, count in zip(CATEGORIES, counts, strict=True)
        if count
    )
    return listed or say("sms-no-success")


def automa(view: SpaceMissionsView, part: AutomaPart) -> tuple[Phrase, ...]:
    """Say the solo opponent."""
    lines = [
        say(
            "sms-text-automa",
            level=say(f"sms-automa-{part.level}"),
            points=points(view, part),
            bars=bars(part.bars),
            cards=part.cards,
        )
    ]
    if part.visible:
        lines.append(say("sms-text-automa-shows", card=words.specialist(part.visible)))
    lines += automa_cards(part)
    if part.mission:
        lines.append(say("sms-text-automa-flies", mission=words.mission(part.mission)))
    return tuple(lines)


def automa_cards(part: AutomaPart) -> tuple[Phrase, ...]:
    """Say the Automa's own cards by type: those still in its deck, in no order, and those turned up, oldest first."""
    left = Counter(dict(enumerate(EDITION.automa.decks[part.level].cards, 1)))
    left.subtract(part.past)
    told = tuple(words.automa_cards(kind, count) for kind, count in left.items() if count)
    lines = [say("sms-text-automa-left", cards=told or say(words.NOTHING))]
    if part.past:
        turned = tuple(say("sms-automa-type", number=kind) for kind in part.past)
        lines.append(say("sms-text-automa-past", cards=turned))
    return tuple(lines)


def _brief(view: SpaceMissionsView, one: Player) -> tuple[Phrase, ...]:
    lines = [
        say(
            "sms-text-player",
            who=words.person(view, one.seat),
            points=points(view, one),
            bars=bars(one.bars),
            craft=words.fleet((*one.levels, 1)),
        ),
        say("sms-text-stock", tokens=words.stock(one.stock)),
    ]
    if view.phase == "actions" and not view.over:
        lines.append(_actions(one))
    return tuple(lines)


def _actions(one: Player) -> Phrase:
    if one.passed:
        return say("sms-text-passed")
    visible = words.specialist(one.played[-1]) if one.played else say(words.NOTHING)
    return say("sms-text-in-hand", count=len(one.hand), visible=visible)
