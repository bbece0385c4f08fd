"""Services and rules that leak on purpose, one surface each; the twin search must catch every one."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Callable
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from bot import redaction
from bot.games.core.actions import Action, Refusal
from bot.games.core.contract import Step, Title
from bot.games.core.phrase import say
from bot.service.card import Buttons, Image, Text
from bot.service.context import log as logger
from bot.service.features.looks import recap
from bot.service.features.play import board, handlers, panel
from bot.service.features.play import cards as play_cards
from bot.service.features.play.cards import PrivatePanel
from bot.service.features.play.choices import Wording
from bot.service.features.replay import cards as replay_cards
from bot.service.features.replay.cards import Replayed
from bot.service.messages import channel
from bot.service.runtime.replay_cache import Views
from bot.service.tables import announce, log, log_view, record_export
from bot.service.tables.loaded import LoadedTable
from bot.service.tables.outbox import MARKS
from tests.conformance.games import Case
from tests.leaks.leaky_games import BIDS, DECK
from tests.leaks.twin_services import SEED, Sketcher
from tests.toys.automa_deck import AutomaDeck, AutomaState, Mine, Put, Rest
from tests.toys.automa_deck_presenter import AutomaDeckPresenter


@dataclass(frozen=True)
class Leak:
    """How the host is made to leak at a table of this kind, and the surface that tells.

    `first`: the number of the game that is searched before the others, for it soon shows there.
    """

    case: Case
    spring: Callable[[pytest.MonkeyPatch], None]
    surface: str
    first: int = 0


@dataclass(frozen=True)
class BadRules:
    """Rules that leak, and the surface that tells; `first` as above."""

    case: Case
    title: Callable[[], Title]
    surface: str
    first: int = 0


def _secret(loaded: LoadedTable) -> int:
    """Return something unknown to all: the card on top of the supply."""
    return next(iter(loaded.state.deck), 9)


def _custom_ids(patch: pytest.MonkeyPatch) -> None:
    plain = panel.decision_of
    patch.setattr(panel, "decision_of", lambda loaded, seat: plain(loaded, seat) + _secret(loaded))


def _order_of_buttons(patch: pytest.MonkeyPatch) -> None:
    plain = play_cards.controls

    def controls(context: Any, loaded: LoadedTable, *given: Any) -> Any:
        blocks = plain(context, loaded, *given)
        return (
            blocks
            if _secret(loaded)
            else [replace(block, row=block.row[::-1]) for block in blocks if isinstance(block, Buttons)]
        )

    patch.setattr(play_cards, "controls", controls)


def _disabled(patch: pytest.MonkeyPatch) -> None:
    plain = PrivatePanel._door  # pyright: ignore[reportPrivateUsage]

    def door(self: PrivatePanel, verb: str, emoji: str, *nouns: str) -> Any:
        return replace(plain(self, verb, emoji, *nouns), disabled=verb == "log" and not _secret(self.loaded))

    patch.setattr(PrivatePanel, "_door", door)


def _hold(patch: pytest.MonkeyPatch) -> None:
    plain = announce._announced_at  # pyright: ignore[reportPrivateUsage]

    def announced_at(context: Any, after: LoadedTable, actor: int | None) -> float:
        return plain(context, after, actor) + _secret(after)

    patch.setattr(announce, "_announced_at", announced_at)


def _thinking(patch: pytest.MonkeyPatch) -> None:
    plain = announce._computers  # pyright: ignore[reportPrivateUsage]

    async def computers(tx: Any, after: LoadedTable, due: float) -> None:
        await plain(tx, after, due + _secret(after))

    patch.setattr(announce, "_computers", computers)


def _edits(patch: pytest.MonkeyPatch) -> None:
    """Direct messages are renewed for no reason that their readers know."""
    plain = announce._differs  # pyright: ignore[reportPrivateUsage]

    def differs(before: LoadedTable, after: LoadedTable, seat: int) -> bool:
        return plain(before, after, seat) or _secret(after) < 2

    patch.setattr(announce, "_differs", differs)


def _marks(patch: pytest.MonkeyPatch) -> None:
    """Marks that count rows tell how many people were told something."""
    plain = announce._differs  # pyright: ignore[reportPrivateUsage]

    def differs(before: LoadedTable, after: LoadedTable, seat: int) -> bool:
        return plain(before, after, seat) or (seat == 0 and not _secret(after))

    patch.setattr(announce, "_differs", differs)
    patch.setattr(channel, "mark_of", lambda row: MARKS + row.id)


def _channel(patch: pytest.MonkeyPatch) -> None:
    plain = board.public_buttons

    def public_buttons(loaded: LoadedTable, words: Any, mark: int = 0) -> Any:
        return plain(loaded, words, mark + _secret(loaded))

    patch.setattr(board, "public_buttons", public_buttons)


def _wrong_eyes(patch: pytest.MonkeyPatch) -> None:
    """What was made for one viewer is given to the next."""
    plain = Views.of

    def of(self: Views, game: Any, viewer: int | None) -> Any:
        made: dict[Any, Any] = self._made  # pyright: ignore[reportPrivateUsage]
        first = next((seat for seat in made if seat is not None), None)
        return plain(self, game, viewer) if None in (first, viewer) else made[first]

    patch.setattr(Views, "of", of)


def _alt(patch: pytest.MonkeyPatch) -> None:
    plain = play_cards.exhibit

    async def exhibit(context: Any, loaded: LoadedTable, *given: Any) -> Any:
        blocks = await plain(context, loaded, *given)
        told = str(_secret(loaded))
        return [replace(block, alt=block.alt + told) if isinstance(block, Image) else block for block in blocks]

    patch.setattr(play_cards, "exhibit", exhibit)


def _autocomplete(patch: pytest.MonkeyPatch) -> None:
    plain = Wording.complete

    def complete(self: Wording, slot: str, given: Any, typed: str) -> Any:
        found = plain(self, slot, given, typed)
        return found if _secret(self.loaded) else found[::-1]

    patch.setattr(Wording, "complete", complete)


def _log(patch: pytest.MonkeyPatch) -> None:
    plain = log_view.told

    def told(loaded: LoadedTable, events: Any, viewer: int | None, **more: Any) -> Any:
        told_each = (plain(loaded, [event], getattr(event, "seat", viewer), **more) for event in events)
        return [phrase for phrases in told_each for phrase in phrases]

    patch.setattr(log_view, "told", told)


def _record(patch: pytest.MonkeyPatch) -> None:
    plain = record_export.public_record

    def public_record(title: Title, players: Any, options: Any, seed: bytes, walk: Any, *more: Any) -> Any:
        record = plain(title, players, options, seed, walk, *more)
        return replace(record, commitment=walk.positions[0].state.chance.seed.hex())

    patch.setattr(record_export, "public_record", public_record)


def _log_files(patch: pytest.MonkeyPatch) -> None:
    plain = log.write

    async def write(context: Any, tx: Any, loaded: LoadedTable, *given: Any) -> Any:
        logger.debug("at %s", loaded.state)
        return await plain(context, tx, loaded, *given)

    patch.setattr(log, "write", write)


def _errors_in_log_files(patch: pytest.MonkeyPatch) -> None:
    """Errors are logged in all their words, and one speaks of the state."""
    plain = log.write

    async def write(context: Any, tx: Any, loaded: LoadedTable, *given: Any) -> Any:
        try:
            raise KeyError(loaded.state)
        except KeyError:
            logger.exception("guild %s table %s stumbled", loaded.guild, loaded.table.id)
        return await plain(context, tx, loaded, *given)

    patch.setattr(log, "write", write)
    patch.setattr(redaction, "_words", str)


def _looks_in_log_files(patch: pytest.MonkeyPatch) -> None:
    """Logs who looks at their panel, with what lies beside it."""
    plain = panel.decision_of

    def decision_of(loaded: LoadedTable, seat: int) -> int:
        logger.info("seat %s looks, on top lies %s", seat, _secret(loaded))
        return plain(loaded, seat)

    patch.setattr(panel, "decision_of", decision_of)


def _answer(patch: pytest.MonkeyPatch) -> None:
    plain = handlers.panel_after

    async def panel_after(context: Any, request: Any, written: Any) -> Any:
        return replace(await plain(context, request, written), accent=_secret(written.loaded))

    patch.setattr(handlers, "panel_after", panel_after)


def _recap(patch: pytest.MonkeyPatch) -> None:
    plain = recap.reading
    patch.setattr(recap, "reading", lambda *given, over: plain(*given, over=True))


def _replay(patch: pytest.MonkeyPatch) -> None:
    """The words of a turn tell all before the end."""

    def readings(loaded: LoadedTable, entry: Any, events: Any, viewer: int | None) -> list[Any]:
        told = (loaded.presenter.describe(event, viewer, True) for event in events)
        return [phrase for phrase in told if phrase is not None]

    patch.setattr(replay_cards, "log_view", SimpleNamespace(opening=log_view.opening, readings=readings))


def _film(patch: pytest.MonkeyPatch) -> None:
    """Spectators see the film of the first seat."""

    def views(self: Replayed, places: list[int]) -> list[Any]:
        game, viewer = self.loaded.game, 0 if self.viewer is None else self.viewer
        return [game.view(self.story.turn_list[place].state, viewer) for place in places]

    patch.setattr(Replayed, "_views", views)


def _seed_in_log(patch: pytest.MonkeyPatch) -> None:
    """The log begins with the seed itself in place of its hash."""
    patch.setattr(log_view, "commitment", bytes.hex)


def _seed_in_panel(patch: pytest.MonkeyPatch) -> None:
    plain = play_cards.controls

    def controls(context: Any, loaded: LoadedTable, *given: Any) -> Any:
        return [*plain(context, loaded, *given), Text(f"at {loaded.table}")]

    patch.setattr(play_cards, "controls", controls)


def _seed_in_looks(patch: pytest.MonkeyPatch) -> None:
    """Pictures are drawn of the seed as well."""
    plain = Sketcher.draw

    async def draw(self: Sketcher, *given: Any) -> Any:
        return await plain(self, *given, SEED)

    patch.setattr(Sketcher, "draw", draw)


def _seed_in_record(patch: pytest.MonkeyPatch) -> None:
    plain = record_export.public_record

    def public_record(title: Title, players: Any, options: Any, seed: bytes, *more: Any) -> Any:
        return replace(plain(title, players, options, seed, *more), commitment=b64encode(seed).decode())

    patch.setattr(record_export, "public_record", public_record)


def _seed_in_film(patch: pytest.MonkeyPatch) -> None:
    plain = Sketcher.film

    async def film(self: Sketcher, *given: Any) -> Any:
        return await plain(self, *given, {"frames of": int.from_bytes(SEED, "big")})

    patch.setattr(Sketcher, "film", film)


def _seed_in_log_files(patch: pytest.MonkeyPatch) -> None:
    plain = panel.decision_of

    def decision_of(loaded: LoadedTable, seat: int) -> int:
        logger.info("seat %s looks at the table of %s", seat, loaded.table.seed)
        return plain(loaded, seat)

    patch.setattr(panel, "decision_of", decision_of)


HOSTS = {
    "custom ids": Leak(DECK, _custom_ids, "custom ids|message"),
    "order of buttons": Leak(DECK, _order_of_buttons, "custom ids|panel|message"),
    "disabled buttons": Leak(DECK, _disabled, "panel|looks|message"),
    "time for taking back": Leak(DECK, _hold, "timing"),
    "time of computers": Leak(DECK, _thinking, "timing"),
    "message edits": Leak(DECK, _edits, "timing of what is due|kind of messages", first=1),
    "marks of messages": Leak(DECK, _marks, "timing of what is due|message", first=3),
    "buttons in the channel": Leak(DECK, _channel, "message"),
    "eyes of others": Leak(BIDS, _wrong_eyes, "message|panel|text|look", first=1),
    "alt texts": Leak(DECK, _alt, "alt texts|look|message"),
    "autocomplete": Leak(DECK, _autocomplete, "autocomplete", first=2),
    "log": Leak(BIDS, _log, "log|message"),
    "record": Leak(BIDS, _record, "record"),
    "log files": Leak(BIDS, _log_files, "log files"),
    "errors in log files": Leak(BIDS, _errors_in_log_files, "log files"),
    "looks in log files": Leak(DECK, _looks_in_log_files, "log files"),
    "answer": Leak(DECK, _answer, "answer", first=2),
    "recap": Leak(BIDS, _recap, "recap|panel|message"),
    "replay": Leak(BIDS, _replay, "replay"),
    "film": Leak(BIDS, _film, "film", first=4),
    "seed in the log": Leak(DECK, _seed_in_log, "log shows the seed"),
    "seed in the panel": Leak(BIDS, _seed_in_panel, "(panel|message) shows the seed"),
    "seed in looks": Leak(DECK, _seed_in_looks, "shows the seed"),
    "seed in the record": Leak(DECK, _seed_in_record, "record shows the seed"),
    "seed in the film": Leak(BIDS, _seed_in_film, "film shows the seed"),
    "seed in log files": Leak(DECK, _seed_in_log_files, "log files shows the seed"),
}


class OrderFollowsDeck(AutomaDeck):
    """Choices of one verb; verbs have places of their own at the door, whatever the order of the list."""

    def legal(self, state: AutomaState, seat: int) -> tuple[Action, ...]:
        legal = super().legal(state, seat)
        return legal[::-1] if state.pending in ("put", "lose") and state.deck and state.deck[0] < 2 else legal


class RestShowsStorms(AutomaDeck):
    """Resting counts as a lesson when a storm or a poor card comes next: then the turn passes at once."""

    def apply(self, state: AutomaState, seat: int, action: Action) -> Step:
        step = super().apply(state, seat, action)
        if isinstance(action, Rest) and state.deck[0] < 2:
            learned = tuple(count + 1 for count in step.state.knowledge)
            return Step(replace(step.state, knowledge=learned), step.events)
        return step


class RefusalWordsTellDeck(AutomaDeck):
    def why_illegal(self, state: AutomaState, seat: int, action: Action) -> Refusal | None:
        refusal = super().why_illegal(state, seat, action)
        if refusal is not None and isinstance(action, Put | Mine) and state.deck[:1] == (0,):
            return replace(refusal, reason=say("toy-over"))
        return refusal


def _deck(game: Callable[[], Any]) -> Callable[[], Title]:
    return lambda: Title(game(), AutomaDeckPresenter())


RULES = {
    "order of choices": BadRules(DECK, _deck(OrderFollowsDeck), "custom ids|panel|answer|message", first=2),
    "time for taking back": BadRules(DECK, _deck(RestShowsStorms), "timing|panel|answer|custom ids|message", first=5),
    "why not": BadRules(DECK, _deck(RefusalWordsTellDeck), "refusal", first=8),
}
