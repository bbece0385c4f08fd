"""The leaks of a whole host: real code with one function changed, a row for each; the search must find every one."""

from __future__ import annotations

import dataclasses
from base64 import b64encode
from dataclasses import dataclass
from itertools import count
from types import SimpleNamespace
from typing import Any
from zlib import crc32

import msgspec
from msgspec.structs import replace

from bot import redaction
from bot.games.core.contract import Step, Title
from bot.games.core.phrase import say
from bot.service.answers import open_panels
from bot.service.card import Buttons, Image, Text
from bot.service.context import log as logger
from bot.service.features.learn import guide
from bot.service.features.looks import cards
from bot.service.features.play import board, handlers, panel
from bot.service.features.play import cards as play_cards
from bot.service.features.play.cards import PrivatePanel
from bot.service.features.play.choices import Wording
from bot.service.features.replay import cards as replay_cards
from bot.service.features.replay.cards import Replayed
from bot.service.features.share import cards as share_cards
from bot.service.runtime.state import Views
from bot.service.tables import announce, log_view, record_export, seating, tx
from bot.service.tables.loaded import LoadedTable
from bot.service.tables.seating import Seating
from db.guild import GuildWriting
from tests.conformance.games import Case, some_cases
from tests.leaks.changed import Patch, after, both, changed, instead
from tests.leaks.leaky_games import BIDS, DECK
from tests.leaks.twin_services import SEED, Sketcher, Tokens
from tests.toys.automa_deck import AutomaDeck, Mine, Put, Rest
from tests.toys.automa_deck_presenter import AutomaDeckPresenter


@dataclass(frozen=True)
class HostLeak:
    """How the host is made to leak at a table of this kind, and the surface that tells.

    `first`: the number of the game that is searched before the others, for it soon shows there.
    """

    case: Case
    patch: Patch
    surface: str
    first: int = 0


@dataclass(frozen=True)
class RulesLeak:
    """Rules that leak, and the surface that tells; `first` as above."""

    rules: type
    surface: str
    first: int = 0
    case: Case = DECK

    @property
    def title(self) -> Title:
        return Title(self.rules(), AutomaDeckPresenter())


def _secret(loaded: LoadedTable) -> int:
    """Return something unknown to all: the card on top of the supply."""
    return next(iter(loaded.state.deck), 9)


def _turned(blocks: Any) -> Any:
    return [replace(block, row=block.row[::-1]) for block in blocks if isinstance(block, Buttons)]


def _disabled(made: Any, self: PrivatePanel, *_: Any) -> Any:
    off = not _secret(self.loaded)
    return replace(made, row=tuple(replace(each, disabled=off and each.button_id.verb == "log") for each in made.row))


def _later(kind: str) -> Patch:
    """What the store is given to be done later is due by what lies on top."""

    def remember(_made: Any, self: GuildWriting, _table: int, snapshot: Any) -> None:
        vars(self)["secret"] = next(iter(msgspec.json.decode(snapshot.state)["deck"]), 9)

    def delay(plain: Any, self: GuildWriting, row: Any) -> Any:
        waits = kind in ("any", row.kind)
        return plain(self, replace(row, due=row.due + vars(self).get("secret", 0)) if waits else row)

    put = instead(GuildWriting, "put_timer" if kind == "computer" else "put_outgoing", delay)
    return both(after(GuildWriting, "save_snapshot", remember), put)


async def _edit_all(made: Any, context: Any, _tx: Any, loaded: LoadedTable, *_: Any) -> Any:
    """Messages are renewed for no reason that their readers know."""
    for message in list(context.messenger.messages.values()) if _secret(loaded) < 2 else ():
        await context.messenger.edit(message.channel, message.id, message.card)
    return made


def _counted() -> Patch:
    """Marks that are counted, not drawn, tell how often something was done."""
    counts: dict[int, Any] = {}

    def count_on(made: Any, context: Any, _tx: Any, loaded: LoadedTable, *_: Any) -> Any:
        context.token() if _secret(loaded) < 2 else None
        return made

    return both(
        instead(Tokens, "__call__", lambda _plain, self: next(counts.setdefault(id(self), count(1)))),
        after(tx, "write_entry", count_on),
    )


def _first_viewer(plain: Any, self: Views, game: Any, viewer: int | None) -> Any:
    """What was made for one viewer is given to the next."""
    made: dict[Any, Any] = vars(self)["_made"]
    first = next((seat for seat in made if seat is not None), None)
    return plain(self, game, viewer) if None in (first, viewer) else made[first]


def _alts(blocks: Any, _context: Any, loaded: LoadedTable, *_: Any) -> Any:
    told = str(_secret(loaded))
    return [replace(block, alt=block.alt + told) if isinstance(block, Image) else block for block in blocks]


def _eyes_of_actor(plain: Any, loaded: LoadedTable, events: Any, viewer: int | None, **more: Any) -> Any:
    told_each = (plain(loaded, [event], getattr(event, "seat", viewer), **more) for event in events)
    return [phrase for phrases in told_each for phrase in phrases]


def _error_in_log_files(made: Any, _context: Any, _tx: Any, loaded: LoadedTable, *_: Any) -> Any:
    try:
        raise KeyError(loaded.state)
    except KeyError:
        logger.exception("guild %s table %s stumbled", loaded.guild, loaded.table.id)
    return made


def _lesson(made: guide.Guidance, _context: Any, loaded: LoadedTable, *_: Any) -> guide.Guidance:
    """The lesson counts its steps by what nobody can see."""
    hidden = loaded.game.hidden_setup(loaded.state)
    told = say("lesson-step", number=crc32(msgspec.json.encode(hidden)) % 100, count=100)
    return dataclasses.replace(made, lines=(*made.lines, told))


def _logged(told: Any) -> Patch:
    """It is logged that a player looks at their panel, with something of the table."""

    def tell(made: int, loaded: LoadedTable, seat: int) -> int:
        logger.info("seat %s looks, and there is %s", seat, told(loaded))
        return made

    return after(panel, "decision_of", tell)


def _state_in_log_files(made: Any, _context: Any, _tx: Any, loaded: LoadedTable, *_: Any) -> Any:
    logger.debug("at %s", loaded.state)
    return made


def _shares_first_seat(plain: Any, context: Any, loaded: Any, what: Any, _eyes: Any, language: str) -> Any:
    """The eyes of a seat count, even while the game runs."""
    return plain(context, loaded, what, 0, language)


def _any_eyes(_made: Any, self: Replayed, *given: Any) -> None:
    """The eyes that were asked for count, even while the game runs."""
    if given[4].isdigit():
        self.viewer = int(given[4])
        self.reader = dataclasses.replace(self.reader, viewer=self.viewer)


def _readings(loaded: LoadedTable, _entry: Any, events: Any, viewer: int | None, **_: Any) -> list[Any]:
    """The words of a turn tell all before the end."""
    told = (loaded.presenter.describe(event, viewer, True) for event in events)
    return [phrase for phrase in told if phrase is not None]


def _film_of_first_seat(_plain: Any, self: Replayed, places: list[int]) -> list[Any]:
    """Spectators see the film of the first seat."""
    game, viewer = self.loaded.game, 0 if self.viewer is None else self.viewer
    return [game.view(self.history.turn_list[place].state, viewer) for place in places]


def _record_tells(what: Any) -> Patch:
    """The record's commitment is something that is made of the seed, or of the replay."""
    return after(
        record_export,
        "public_record",
        lambda made, _title, _players, _options, seed, replay, *_: replace(made, commitment=what(seed, replay)),
    )


GUIDED = next(case for case in some_cases() if case.game == "space-mission" and case.seats == 2)
CONTROLS = (play_cards, "controls")
HOSTS = {
    "custom ids": HostLeak(
        DECK,
        after(panel, "decision_of", lambda made, loaded, _seat: made + _secret(loaded)),
        "custom ids|message",
        first=5,
    ),
    "order of buttons": HostLeak(
        DECK,
        after(
            *CONTROLS,
            lambda made, _context, loaded, *_: made if _secret(loaded) else _turned(made),
        ),
        "custom ids|panel|message",
    ),
    "disabled buttons": HostLeak(DECK, after(PrivatePanel, "ways", _disabled), "panel|looks|message"),
    "time for taking back": HostLeak(DECK, _later("any"), "timing"),
    "time of computers": HostLeak(DECK, _later("computer"), "timing", first=5),
    "message edits": HostLeak(DECK, after(tx, "write_entry", _edit_all), "kind of messages", first=1),
    "marks of messages": HostLeak(DECK, _counted(), "message|custom ids", first=3),
    "buttons in the channel": HostLeak(
        DECK,
        instead(
            board,
            "public_buttons",
            lambda plain, loaded, rows, words, mark=0: plain(loaded, rows, words, mark + _secret(loaded)),
        ),
        "message",
    ),
    "eyes of others": HostLeak(BIDS, instead(Views, "of", _first_viewer), "message|panel|text|look", first=1),
    "alt texts": HostLeak(DECK, after(play_cards, "exhibit", _alts), "alt texts|look|message"),
    "autocomplete": HostLeak(
        DECK,
        after(Wording, "complete", lambda made, self, *_: made if _secret(self.loaded) else made[::-1]),
        "autocomplete",
        first=2,
    ),
    "log": HostLeak(BIDS, instead(log_view, "describe_events", _eyes_of_actor), "log|message"),
    "record": HostLeak(
        BIDS, _record_tells(lambda _seed, replay: replay.positions[0].state.chance.seed.hex()), "record"
    ),
    "log files": HostLeak(BIDS, after(tx, "write_entry", _state_in_log_files), "log files"),
    "errors in log files": HostLeak(
        BIDS,
        both(
            after(tx, "write_entry", _error_in_log_files),
            instead(redaction, "_words", lambda _plain, error: str(error)),
        ),
        "log files",
    ),
    "lesson": HostLeak(GUIDED, after(guide, "_in_lesson", _lesson), "panel|message|answer"),
    "looks in log files": HostLeak(DECK, _logged(_secret), "log files", first=1),
    "answer": HostLeak(
        DECK,
        after(
            handlers,
            "panel_after",
            lambda made, _context, _request, written, _data: replace(made, accent=_secret(written.loaded)),
        ),
        "answer",
        first=2,
    ),
    "recap": HostLeak(
        BIDS, instead(cards, "reading", lambda plain, *given, over: plain(*given, over=True)), "recap|panel|message"
    ),
    "replay": HostLeak(
        BIDS,
        lambda patch: patch.setattr(
            replay_cards, "log_view", SimpleNamespace(opening=log_view.opening, readings=_readings)
        ),
        "replay",
    ),
    "film": HostLeak(BIDS, instead(Replayed, "_views", _film_of_first_seat), "film", first=1),
    "eyes of others in the replay": HostLeak(
        BIDS, after(Replayed, "__init__", _any_eyes), "(replay|turn|film).* through eyes", first=4
    ),
    "share": HostLeak(BIDS, instead(share_cards, "_look", _shares_first_seat), "share of", first=4),
    "seed in the log": HostLeak(
        DECK, instead(log_view, "commitment", lambda _plain, seed: seed.hex()), "log shows the seed"
    ),
    "seed in the panel": HostLeak(
        BIDS,
        after(*CONTROLS, lambda made, _context, loaded, *_: [*made, Text(f"at {loaded.table}")]),
        "(panel|message) shows the seed",
    ),
    "seed in looks": HostLeak(
        DECK, instead(Sketcher, "draw", lambda plain, *given: plain(*given, SEED)), "shows the seed"
    ),
    "seed in the record": HostLeak(
        DECK, _record_tells(lambda seed, _replay: b64encode(seed).decode()), "record shows the seed"
    ),
    "seed in the film": HostLeak(
        BIDS,
        instead(Sketcher, "film", lambda plain, *given: plain(*given, {"frames of": int.from_bytes(SEED, "big")})),
        "film shows the seed",
    ),
    "seed in log files": HostLeak(DECK, _logged(lambda loaded: loaded.table.seed), "log files shows the seed"),
}

HANDS = next(case for case in some_cases() if case.game == "crazy-eights" and case.seats == 2)
SCREENS = {
    "first seat of the account": HostLeak(
        BIDS,
        both(
            instead(Seating, "needs_pass", lambda _plain, _self, _user: False),
            instead(Seating, "seat_of", lambda _plain, self, user: next(iter(self.seats_of(user)), None)),
        ),
        "panel|message|custom ids",
    ),
    "seat that stays at the screen": HostLeak(
        BIDS,
        instead(
            seating,
            "after_entry",
            lambda _plain, seats, decisions, *_: tuple(
                replace(seat, screen=None if seat.screen is None else decisions[seat.number]) for seat in seats
            ),
        ),
        "panel|message|open card|answer",
    ),
    "cards that stay open": HostLeak(HANDS, instead(open_panels, "_screen_panel", lambda *_: None), "open card"),
    "edits of the direct message": HostLeak(
        HANDS,
        instead(
            announce,
            "_screen_differs",
            lambda plain, before, after, user: plain(before, after, user) and after.viewer_of(user) is not None,
        ),
        "message",
    ),
}
"""Leaks among players with one account."""


def _order_follows_deck(_self: Any, plain: Any, state: Any, seat: int) -> Any:
    """Choices of one verb; verbs have places of their own on every surface, whatever the order of the list."""
    legal = plain(state, seat)
    return legal[::-1] if state.pending in ("put", "lose") and state.deck and state.deck[0] < 2 else legal


def _rest_shows_storms(_self: Any, plain: Any, state: Any, seat: int, action: Any) -> Step:
    """Resting counts as a lesson when a storm or a poor card comes next: then the turn passes at once."""
    step = plain(state, seat, action)
    if isinstance(action, Rest) and state.deck[0] < 2:
        learned = tuple(count + 1 for count in step.state.knowledge)
        return Step(replace(step.state, knowledge=learned), step.events)
    return step


def _refusal_words_tell_deck(_self: Any, plain: Any, state: Any, seat: int, action: Any) -> Any:
    refusal = plain(state, seat, action)
    if refusal is not None and isinstance(action, Put | Mine) and state.deck[:1] == (0,):
        return replace(refusal, reason=say("toy-over"))
    return refusal


RULES = {
    "order of choices": RulesLeak(
        changed(AutomaDeck, legal=_order_follows_deck), "custom ids|panel|answer|message", first=2
    ),
    "time for taking back": RulesLeak(
        changed(AutomaDeck, apply=_rest_shows_storms), "timing|panel|answer|custom ids|message", first=5
    ),
    "why not": RulesLeak(changed(AutomaDeck, why_illegal=_refusal_words_tell_deck), "refusal|possible", first=8),
}
