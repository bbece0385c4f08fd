"""The text of a hand: each specialist with its action blocks, and what else can be copied or taken back."""

from __future__ import annotations

from bot.games.core.phrase import Phrase, say
from bot.games.space_missions.material import EDITION
from bot.games.space_missions.speech import words
from bot.games.space_missions.view import SpaceMissionsView


def hand(view: SpaceMissionsView) -> tuple[Phrase, ...]:
    """Say the viewer's specialists; to a spectator, that they have none."""
    one = words.player(view, view.viewer)
    if one is None:
        return (say("sms-text-no-control"),)
    lines = [say("sms-text-hand", count=len(one.hand)) if one.hand else say("sms-text-hand-empty")]
    lines += [card(name) for name in one.hand]
    if one.played:
        lines.append(say("sms-text-played", cards=words.specialists(one.played)))
    if view.copyable:
        lines.append(say("sms-text-copyable", cards=words.specialists(view.copyable)))
    if view.block:
        lines.append(say("sms-text-block", does=words.acts(view.block)))
    return tuple(lines)


def card(name: str) -> Phrase:
    """Say a specialist with all blocks."""
    return say("sms-text-specialist", card=words.specialist(name), blocks=blocks(name))


def blocks(name: str) -> Phrase:
    """Say the blocks of a specialist, numbered from the top."""
    return words.either(
        say("sms-block", number=number, does=words.acts(actions))
        for number, actions in enumerate(EDITION.specialists[name], 1)
    )
