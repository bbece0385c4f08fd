"""Everything that a user can request of a table, each under the name of its surface."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from bot.games.core.actions import Action, Unreadable, build, nouns, verb_of
from bot.service.card import ButtonId, Card, Image
from bot.service.features.all_handlers import BUTTONS
from bot.service.features.game_log.cards import KINDS
from bot.service.features.play.sequences import THEN
from bot.service.tables.loaded import LoadedTable
from tests.leaks.twin_services import at_home
from tests.service.pretended import button_ids, buttons, menus
from tests.service.world import GUILD, World

TYPED = ("", "a", "1")
# fmt: off
PRESSED_ELSEWHERE = {
    # below, in their own ways
    "act", "look", "looks", "text", "log", "log-of", "log-kind", "recap", "replay", "replay-eyes", "film", "record",
    "my-tables", "pick", "share", "share-post", "result",
    # in lockstep
    "do", "steps", "undo", "vote-end",
    # before and after a game
    "join", "leave", "computer", "guest", "remove", "start", "settings", "preset", "option", "term", "invite", "cancel",
    "rematch",
    # about people, and about the box: no state is read
    "resume", "resume-here", "replace", "cancel-game", "my-data", "forget-me", "rules",
}
# fmt: on
"""Every other button is pressed here, whatever it is: new ones too."""
ABOUTS = 2
"""How many planets, players... of a look are looked at each time."""

TRIED = 2
"""Steps of a trial that are chosen by hand."""


@dataclass(frozen=True)
class Person:
    """Who asks, in which language."""

    user: int
    locale: str


async def everything(
    world: World, table: int, person: Person, tried: Sequence[Action], random: Random
) -> AsyncIterator[tuple[str, Any]]:
    """Yield (surface, what is given). The same `random` asks the same questions."""
    at_home(world)
    asker = _Asker(world, table, person)
    loaded = await world.loaded(table)
    panel = await asker.press("act")
    yield "custom ids", button_ids(panel)
    yield "alt texts", [block.alt for block in panel.blocks if isinstance(block, Image)]
    yield "panel", panel
    yield "looks", await asker.press("looks")
    yield (
        "log",
        [await asker.press("log"), await asker.press("log", "0"), await asker.press("log", "-", "-", "-", "new")],
    )
    yield "log by player", [await asker.choose("log-of", str(seat)) for seat in range(len(loaded.seats))]
    yield "log by kind", [await asker.choose("log-kind", kind) for kind in KINDS]
    yield "recap", await asker.press("recap")
    yield "replay", [await asker.press("replay", place) for place in ("first", "1", "2", "last")]
    yield "replay in words", await asker.press("replay", "last", "0")
    yield "film", await asker.press("film")
    async for found in _through_eyes(asker, len(loaded.seats)):
        yield found
    for shared in (("turn", "1", "-"), ("film", "-"), ("result",)):
        yield "share", await asker.press("share", *shared)
    for verb in sorted(BUTTONS):
        if verb not in PRESSED_ELSEWHERE:
            yield verb, await asker.press(verb)
    yield "record", await asker.look("record")
    yield "report", [await asker.look("report", f"{own}\n\nodd") for own in ("", "yes")]
    yield "about", await asker.look("about")
    yield "tables of the server", await asker.look("tables")
    yield "tables", [await asker.look("my-tables"), await world.service.complete_table(asker.ask(), "")]
    async for found in _looks(asker, loaded, random):
        yield found
    async for found in _autocomplete(asker, loaded, random):
        yield found
    async for found in _begun(asker, panel, random):
        yield found
    async for found in _refusals(asker, loaded, tried):
        yield found


async def answer(world: World, table: int, person: Person, *actions: Action) -> Card:
    """Do an action by a button, or several in one press, and return the answer."""
    asker, steps = _Asker(world, table, person), [(verb_of(action), *nouns(action)) for action in actions]
    if len(steps) == 1:
        return await asker.press("do", *steps[0])
    decision = next((b.decision for b in button_ids(await asker.press("act")) if b.verb == "steps"), 0)
    return await asker.use(ButtonId(GUILD, table, "steps", decision=decision), (THEN.join(map(" ".join, steps)),))


async def pressed(world: World, table: int, person: Person, verb: str) -> Card:
    """Press one of the host's own buttons and return the answer."""
    return await _Asker(world, table, person).press(verb)


@dataclass(frozen=True)
class _Asker:
    world: World
    table: int
    person: Person

    def ask(self) -> Any:
        return self.world.ask(self.person.user, locale=self.person.locale)

    @property
    def named(self) -> str:
        return f"{GUILD}/{self.table}"

    async def press(self, verb: str, *given: str) -> Card:
        return await self.use(ButtonId(GUILD, self.table, verb, given), ())

    async def choose(self, verb: str, *values: str) -> Card:
        return await self.use(ButtonId(GUILD, self.table, verb), values)

    async def use(self, button_id: ButtonId, values: tuple[str, ...]) -> Card:
        return await self.world.service.press(self.ask().on(button_id, values))

    async def look(self, look: str, about: str | None = None) -> Card:
        return await self.world.service.look(self.ask().at(self.named), look, about)


async def _through_eyes(asker: _Asker, seats: int) -> AsyncIterator[tuple[str, Any]]:
    """The replay and the film through the eyes of each seat, as they are shown to the asker and to the channel."""
    for seat in map(str, range(seats)):
        yield "replay through eyes", await asker.choose("replay-eyes", seat)
        yield "turn through eyes", await asker.press("replay", "1", "-", seat)
        yield "replay in words through eyes", await asker.press("replay", "last", "0", seat)
        yield "film through eyes", await asker.press("film", seat)
        yield "share through eyes", await asker.press("share", "turn", "1", seat)
        yield "share of the film through eyes", await asker.press("share", "film", seat)


async def _begun(asker: _Asker, panel: Card, random: Random) -> AsyncIterator[tuple[str, Any]]:
    """Choose the first noun of a verb whose nouns are chosen one by one; then try some actions."""
    for menu in menus(panel):
        if menu.button_id.verb == "pick":
            chosen = random.choice(menu.choices).value
            yield "menu", await asker.use(menu.button_id, (chosen,))
    nouns_asked = [b.button_id for b in buttons(panel) if b.button_id is not None and b.button_id.verb == "pick"]
    if nouns_asked:
        yield "buttons of a noun", await asker.use(random.choice(nouns_asked), ())
    async for found in _trial(asker, random):
        yield found


async def _trial(asker: _Asker, random: Random) -> AsyncIterator[tuple[str, Any]]:
    """Try some actions, then what is left by default; nothing of it is done."""
    card = await asker.press("try")
    for _ in range(TRIED):
        steps = [button_id for button_id in button_ids(card) if button_id.verb == "try-do"]
        if not steps:
            break
        card = await asker.use(random.choice(steps), ())
        yield "trial", card
    for button_id in button_ids(card):
        if button_id.verb == "try-rest":
            yield "trial by default", await asker.use(button_id, ())
    yield "discarded trial", await asker.press("try-clear")


async def _looks(asker: _Asker, loaded: LoadedTable, random: Random) -> AsyncIterator[tuple[str, Any]]:
    """Every look as a picture with alt text, and as a text."""
    viewer = loaded.viewer_of(asker.person.user)
    for look in loaded.game.meta.looks:
        offered = await asker.world.service.complete_look(asker.ask().at(asker.named), look.id, "")
        yield f"subjects of {look.id}", offered
        subjects = [noun for noun, _ in loaded.presenter.subjects(loaded.view(viewer), look.id)]
        abouts: list[str | None] = [*random.sample(subjects, min(ABOUTS, len(subjects)))] or [None]
        for about in abouts:
            yield f"look {look.id}", await asker.look(look.id, about)
            yield f"share of {look.id}", await asker.press("share", "look", look.id, about or "-")
            yield f"text of {look.id}", await asker.press("text", look.id, about or "-")


async def _autocomplete(asker: _Asker, loaded: LoadedTable, random: Random) -> AsyncIterator[tuple[str, Any]]:
    typed = random.choice(TYPED)
    for verb in loaded.game.meta.verbs:
        given: dict[str, str] = {}
        for slot in verb.slots:
            choices = await asker.world.service.complete(
                asker.ask().at(asker.named), loaded.table.game, verb.id, slot.id, given, typed
            )
            yield f"autocomplete of {verb.id}", choices
            if choices:
                given[slot.id] = random.choice(choices).value


async def _refusals(asker: _Asker, loaded: LoadedTable, tried: Sequence[Action]) -> AsyncIterator[tuple[str, Any]]:
    """What is not possible, and why; what would be possible is not tried: it would be done."""
    seat = loaded.viewer_of(asker.person.user)
    for action in tried:
        if seat is not None and _is_possible(loaded, seat, action):
            continue
        yield "refusal", await answer(asker.world, asker.table, asker.person, action)


def _is_possible(loaded: LoadedTable, seat: int, action: Action) -> bool:
    """Return whether the action is legal as a button names it: a card without a name reads like no card."""
    try:
        read = build(loaded.game.meta.verb_map(), verb_of(action), nouns(action))
    except Unreadable:
        return False
    return loaded.game.why_illegal(loaded.state, seat, read) is None
