"""The slot of a player's panel in direct messages: a new message tells the player of their turn."""

from __future__ import annotations

from contextlib import suppress

import msgspec

from bot.errors import StoreError
from bot.games.core.phrase import say
from bot.service.bodies import Closed, Fresh, fresh_of
from bot.service.card import Card
from bot.service.context import log
from bot.service.features.play.cards import PrivatePanel
from bot.service.features.seats import standins
from bot.service.messages.board import replaced
from bot.service.messages.result import Result, Undelivered
from bot.service.messages.scene import Scene
from bot.service.messages.sender import Edited, Sender, standing
from bot.service.messenger import DmClosed, DmLater, Later
from bot.service.names import shown
from bot.service.people import is_quiet_now, language_of, person_at
from bot.service.people.quiet_hours import arrives_at
from bot.service.places import link as link_to
from bot.service.records import OutboxMessage, Person
from bot.service.tables.outbox import BOARD

TRIES = 3
"""After this many postponed tries (half a minute in all) the notice is posted in the channel instead."""


async def dm_panel(send: Sender, row: OutboxMessage, scene: Scene) -> Result:
    """Reconcile a player's panel.

    A player who wants no notices or takes no direct messages gets no new panel, but an existing one is edited. The
    outcome of the player's own last action stays above the panel: they may have acted from this very message.
    """
    user, loaded = row.target, scene.loaded
    stands = scene.posted.get((row.kind, user))
    if loaded.table.status == "cancelled" or not standins.belongs(loaded, user):
        return Result(row, forgotten=True, unwanted=True, retired=replaced(send, stands))
    person = await _person(send, row, scene)
    if not loaded.sits(user) or loaded.table.paused == "guild":
        return Result(row, unwanted=True)
    fresh = _wanted(row, scene)
    if person.notice == "silent":
        return Result(row, forgotten=await _edited(send, row, scene, person) == "deleted", unwanted=True)
    if person.dm == "closed":
        return await _undelivered(send, row, scene, person, Closed(_is_notice(fresh)))
    if stands is not None and fresh is None:
        if await _edited(send, row, scene, person) == "done":
            return Result(row, unwanted=True)
        if fresh_of(row) is None:
            return Result(row, missing=True)
    return await _posted(send, row, scene, person, fresh)


async def _posted(send: Sender, row: OutboxMessage, scene: Scene, person: Person, fresh: Fresh | None) -> Result:
    """Post a new panel. The former one is retired."""
    user, stands, notice = row.target, scene.posted.get((row.kind, row.target)), _is_notice(fresh)
    try:
        sent = await send.post_dm(row, user, await _new(send, row, scene, person, fresh))
    except DmClosed:
        log.info("guild %s table %s: user %s takes no direct messages", send.guild, row.table, user)
        return await _undelivered(send, row, scene, person, Closed(notice))
    except DmLater:
        if not notice or row.attempts < TRIES:
            raise
        log.info("guild %s table %s: user %s is called in the channel this time", send.guild, row.table, user)
        return await _undelivered(send, row, scene, person, Closed(notice, passing=True))
    return Result(row, sent=sent, retired=replaced(send, stands, sent), learned=None if person.dm == "open" else "open")


def _is_notice(fresh: Fresh | None) -> bool:
    """Return whether a new message notifies the player. Otherwise it only replaces the former one."""
    return fresh is not None and fresh.why not in ("plan", "renew")


def _wanted(row: OutboxMessage, scene: Scene) -> Fresh | None:
    """Return the new message that is wanted, None if it was for a turn that is over."""
    fresh = fresh_of(row)
    return fresh if fresh is not None and (fresh.why == "renew" or row.target in scene.loaded.awaited()) else None


async def _new(send: Sender, row: OutboxMessage, scene: Scene, person: Person, fresh: Fresh | None) -> Card:
    private = _panel_for(send, row, scene, person, nonce=row.nonce)
    notes = private.just_done(scene.recent) + _why(private, fresh)
    card = await private.panel(notes, place=_place(send, scene, person), data=scene.panels.get(row.target))
    silent = (fresh is None or fresh.why == "renew") and is_quiet_now(send.context, person)
    return msgspec.structs.replace(card, silent=True) if silent else card


def _panel_for(send: Sender, row: OutboxMessage, scene: Scene, person: Person, nonce: int = 0) -> PrivatePanel:
    language = language_of(person, scene.loaded)
    return PrivatePanel(send.context, scene.loaded, row.target, language, pictures=person.pictures, nonce=nonce)


async def _person(send: Sender, row: OutboxMessage, scene: Scene) -> Person:
    """Return the player's preferences; if they cannot be read, edit the panel before raising that."""
    try:
        return await person_at(send.context, row.target, send.guild, row.table)
    except StoreError as error:
        if error.of == "people":  # the player may want no notices, so a new message waits
            await _edited(send, row, scene, Person(user=row.target))
        raise


async def _edited(send: Sender, row: OutboxMessage, scene: Scene, person: Person) -> Edited:
    """Edit the existing panel, if there is one."""
    loaded, stands = scene.loaded, scene.posted.get((row.kind, row.target))
    if stands is None or not loaded.sits(row.target) or loaded.table.paused == "guild":
        return "done"
    private = _panel_for(send, row, scene, person)
    notes, place = private.just_done(scene.recent), _place(send, scene, person)
    card = await private.panel(notes, place=place, data=scene.panels.get(row.target))
    return await send.edit_dm(standing(stands), card)


async def _undelivered(send: Sender, row: OutboxMessage, scene: Scene, person: Person, closed: Closed) -> Result:
    """Handle a new direct message that did not arrive: edit the former one if possible.

    A notice is posted in the channel instead. While Discord takes no requests, it does not wait for the edit.
    """
    edited: Edited = "failed"
    with suppress(*((Later,) if closed.passing else ())):
        edited = await _edited(send, row, scene, person)
    now = send.context.clock.now()
    return Result(
        row,
        forgotten=edited == "deleted",
        learned=None if closed.passing else "closed",
        undelivered=Undelivered(closed, now if closed.notice else arrives_at(person, now)),
    )


def _why(private: PrivatePanel, fresh: Fresh | None) -> list[str]:
    """Return the reason of a new message, if it is not only that the player is to move."""
    if fresh is None or fresh.why in ("turn", "plan", "renew"):
        return []
    if fresh.why == "last" and len(private.loaded.awaited()) > 1:
        return []
    return [f"⏰ **{private.words(say(f'letter-{fresh.why}'))}**"]


def _place(send: Sender, scene: Scene, person: Person) -> str:
    loaded, board = scene.loaded, scene.posted.get((BOARD, 0))
    here = board is not None and board.channel == loaded.table.channel
    link = link_to(send.guild, loaded.table.channel, board.message if board is not None and here else None)
    words = loaded.words(send.context, language_of(person, loaded))
    return words(say("place", server=shown(scene.server) or "?", channel=f"<#{loaded.table.channel}>", link=link))
