"""The service behind its door: every question gets a card, every refusal a kind one that says what is possible."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping

from bot import progress
from bot.errors import Refused, StoreError, Unreadable, refused
from bot.games.core.actions import Action
from bot.games.core.phrase import say
from bot.limits import COMMAND_TEXT
from bot.progress import Far
from bot.service import people
from bot.service.answers.answering import Answering, apology
from bot.service.answers.open_panels import OpenPanels
from bot.service.answers.pages import OWN_PAGES
from bot.service.answers.retry import Late
from bot.service.card import Card, Choice, Form, Handle
from bot.service.context import House, log
from bot.service.features.button_request import Press, panel_after
from bot.service.features.forms import SHAPES, form_of
from bot.service.features.handlers import PERSONAL, PLAYING, PRESSES
from bot.service.features.lifecycle import actions as lifecycle
from bot.service.features.live_mode import actions as live
from bot.service.features.lobby import opening
from bot.service.features.looks.cards import TOO_LARGE, cut, in_words
from bot.service.features.looks.pages import rules_card, table_choices
from bot.service.features.play import actions as turns
from bot.service.features.play.cards import Private
from bot.service.features.play.choices import Wording
from bot.service.features.settings import cards as preferences
from bot.service.features.vacation import actions as vacations
from bot.service.records import Unanswered
from bot.service.request import Answer, Ask
from bot.service.tables import damage, lookup
from bot.service.tables.loaded import Sitting
from bot.service.tables.lookup import SeveralTables, find, sitting_at

DOORS = (
    *("act", "film", "host", "log", "looks", "note", "plan", "recap", "record", "replay", "undo"),
    *("resign", "cancel-game", "pause", "substitute"),
)
"""What is opened by name like a look, beside those that games declare."""


class Host:
    """Fulfils `door.Door`."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._answering = Answering(house)
        self._answer = self._answering.answer
        self._language = self._answering.language
        self._said = self._answering.said
        self.late = Late(house)
        self.panels = OpenPanels(house)

    # -- interactions that are being answered -----------------------------------------------------------------

    async def note(self, ask: Ask, guild: int | None) -> None:
        """Write down that this is about to be acknowledged; a store that cannot is no reason not to answer.

        A button may name any server: it is looked at only when the answer has to be found again.
        """
        self.late.let_go(ask.interaction)
        self.panels.hold(ask.clicked)
        await self.late.superseded(ask.clicked)
        try:
            await self._house.store.owed.put(self._owed(ask, guild))
        except StoreError as error:
            log.warning("interaction %s could not be noted: %s", ask.interaction, type(error).__name__)

    async def answered(self, ask: Ask, message: int = 0, card: Card | None = None) -> None:
        """Strike that out. Nothing is said after this answer, not even what a former try had left.

        A panel that was delivered as this message is renewed from now on.
        """
        self.late.let_go(ask.interaction)
        self.panels.keep(ask, message, card)
        await self._house.store.owed.strike(ask.interaction)

    async def undelivered(self, ask: Ask, guild: int | None, card: Card | None) -> None:
        """Bring this answer later; None: nothing was done, because the acknowledgement went astray."""
        if card is None:
            card = self._said(await self._language(ask), say("refused-discord"))
        self.late.keep(self._owed(ask, guild), card, ask.clicked)

    def _owed(self, ask: Ask, guild: int | None) -> Unanswered:
        return Unanswered(
            interaction=ask.interaction,
            application=ask.application,
            token=ask.token,
            user=ask.user,
            guild=guild if guild is not None else ask.guild,
            locale=ask.locale,
            at=self._house.clock.now(),
        )

    def ring(self) -> None:
        """Bring answers that are owed, and renew panels that are out of date."""
        self.late.ring()
        self.panels.ring()

    async def recover(self) -> None:
        """Answer what a former process acknowledged and left: nobody keeps looking at "thinking...".

        Which they are is read before anything is asked of this process; they are answered beside what it is asked,
        however long Discord takes, and what it does not take is tried again (`late`).
        """
        try:
            await self.late.recover()
        except StoreError as error:
            log.warning("what a former process left is not answered: %s", type(error).__name__)

    # -- questions --------------------------------------------------------------------------------------------

    async def play(self, ask: Ask, game: str, thread: bool) -> Answer:
        """Open a table of this game in the channel (or in a thread of its own)."""

        async def work(language: str) -> Card:
            sitting = await opening.open_table(self._house, ask, game, thread=thread, language=language)
            await people.remember(self._house, ask)
            private = Private(self._house, sitting, ask.user, language)
            return private.plain(say("table-opened", channel=f"<#{sitting.table.channel}>"))

        return await self._answer(ask, work)

    async def press(self, ask: Ask, handle: Handle, values: tuple[str, ...]) -> Answer:
        """Do what a button or menu says."""

        async def work(language: str) -> Card:
            await self.panels.quiet(ask.clicked)
            press = PRESSES.get(handle.verb)
            if press is None:
                raise refused("not-readable")
            if handle.verb not in PERSONAL:
                await self._seen(ask.user, handle.guild, handle.table)
            if handle.guild != ask.guild and handle.verb not in PERSONAL:
                lookup.admitted(await sitting_at(self._house, handle.guild, handle.table), ask)
            async with damage.watched(self._house, handle.guild, handle.table):
                return await press(Press(self._house, ask, handle, values, language))

        # A letter that was clicked is replaced by the answer, and is to stay one.
        stays = handle.verb in PLAYING or (ask.guild is None and ask.clicked != 0)
        return await self._answer(ask, work, handle, below="panel" if stays else "ways")

    async def form(self, ask: Ask, handle: Handle) -> Form | None:
        """Return what is asked for before a button acts."""
        if handle.verb not in SHAPES:
            return None
        return form_of(handle.verb, self._house.translator.words(await self._language(ask)))

    async def command(self, ask: Ask, game: str, verb: str, nouns: Mapping[str, str], table: str | None) -> Answer:
        """Act by a game's slash command."""

        async def work(language: str) -> Card:
            sitting = await find(self._house, ask, table, game=game)
            seat = sitting.seat_number(ask.user)
            await self._seen(ask.user, sitting.guild, sitting.table.id)
            if sitting.table.game != game:
                raise refused("other-game", title=sitting.game.meta.title, table=sitting.table.id)
            async with damage.watched(self._house, sitting.guild, sitting.table.id):
                return await self._done(ask, sitting, seat, verb, nouns, language)

        return await self._answer(ask, work, table=table, below="panel")

    async def _done(
        self, ask: Ask, sitting: Sitting, seat: int, verb: str, nouns: Mapping[str, str], language: str
    ) -> Card:
        press = Press(self._house, ask, Handle(sitting.guild, sitting.table.id, "act"), (), language)
        try:
            action, decision = _read(Wording.of(self._house, sitting, seat, language, verb), nouns)
        except Refused:
            if (written := await turns.again(self._house, sitting, press.author)) is None:
                raise
        else:
            written = await turns.act(
                self._house,
                sitting.guild,
                sitting.table.id,
                action,
                press.author,
                decision=None if decision is None else decision - 1,
            )
        return await panel_after(press, written)

    async def look(self, ask: Ask, look: str, about: str | None, table: str | None) -> Answer:
        """Show a look of a table, or one of the host's own pages."""

        async def work(language: str) -> Card:
            if look in OWN_PAGES:
                return await OWN_PAGES[look](self._house, ask, about, language)
            own = _OWN.get(look)
            if own is not None:
                return await own(self, ask, about, table, language)
            sitting = await find(self._house, ask, table, onlooker=self._is_public(look))
            await self._seen(ask.user, sitting.guild, sitting.table.id)
            shown = _notebook(sitting) if look == "notebook" else look
            if look in DOORS:
                handle = Handle(sitting.guild, sitting.table.id, look, (about,) if about else ())
            else:
                handle = Handle(sitting.guild, sitting.table.id, "look", (shown, about) if about else (shown,))
            async with damage.watched(self._house, sitting.guild, sitting.table.id):
                return await PRESSES[handle.verb](Press(self._house, ask, handle, (), language))

        return await self._answer(ask, work, table=table, below="panel" if look in PLAYING else "ways")

    async def _seen(self, user: int, guild: int, table: int) -> None:
        with progress.counting(Far.NOTHING):  # that a table turns live is not what was asked for
            await live.seen(self._house, user, guild, table)

    def _is_public(self, look: str) -> bool:
        declared = (title.game.meta.look(look) for title in self._house.titles.values())
        return look in ("film", "host", "log", "looks", "record", "replay") or any(
            known is not None and not known.private for known in declared
        )

    def apology(self, locale: str, error_id: str, far: Far, lost: Card | None = None) -> Card:
        """Return what is said when something unexpected went wrong; what is committed is called done."""
        words = self._house.translator.words(self._house.translator.settle(locale))
        return apology(words, error_id, far, lost)

    def in_words(self, locale: str, card: Card) -> Card:
        """Return the same card without pictures and files, for they are too large: what they show is said in words."""
        words = self._house.translator.words(self._house.translator.settle(locale))
        return in_words(card, words(say(TOO_LARGE)))

    # -- autocomplete: never raises, nothing to offer is an answer --------------------------------------------

    async def complete(
        self, ask: Ask, game: str, verb: str, slot: str, nouns: Mapping[str, str], typed: str, table: str | None
    ) -> list[Choice]:
        """Return what is legal for a slot, given the other nouns."""
        try:
            language = await self._language(ask)
            sitting = await find(self._house, ask, table, game=game)
            seat = sitting.seat_number(ask.user)
            return Wording.of(self._house, sitting, seat, language, verb).complete(slot, nouns, typed)
        except Unreadable as error:
            return await self._unreadable(ask, error)
        except (Refused, SeveralTables, StoreError):
            return []

    async def complete_look(self, ask: Ask, look: str, typed: str, table: str | None) -> list[Choice]:
        """Return what a look may be about; with look "" the looks themselves."""
        try:
            language = await self._language(ask)
            sitting = await find(self._house, ask, table, onlooker=True)
            viewer = sitting.seat_of(ask.user)
            words = sitting.words(self._house, language)
            meta = sitting.game.meta
            if look == "rules":
                found = [(topic, say(f"{meta.prefix}-rules-topic-{topic}")) for topic in meta.rule_topics]
            elif look:
                found = list(sitting.speaker.subjects(sitting.view(viewer), look))
            else:
                shown = [known for known in meta.looks if viewer is not None or not known.private]
                found = [(known.id, say(f"{meta.prefix}-look-{known.id}")) for known in shown]
            choices = [Choice(noun, words(name)[:100]) for noun, name in found]
            return [choice for choice in choices if typed.strip().casefold() in choice.label.casefold()][:25]
        except Unreadable as error:
            return await self._unreadable(ask, error)
        except (Refused, SeveralTables, StoreError):
            return []

    async def complete_table(self, ask: Ask, typed: str) -> list[Choice]:
        """Return the person's tables, those of this channel first."""
        try:
            language = await self._language(ask)
            mine = await lookup.mine_and_kept(self._house, ask.user)
            sittings = mine.found
            sittings.sort(key=lambda sitting: (sitting.table.channel != ask.channel, sitting.guild != ask.guild))
            words = self._house.translator.words(language)
            unread = [
                Choice(f"{spot.guild}/{spot.table}", cut(words(damage.line(spot.table, error)), 100))
                for spot, error in mine.unread[:5]
            ]
            tables = (await table_choices(self._house, sittings, ask.user, language))[: 25 - len(unread)]
            # Autocomplete shows one line only.
            choices = [Choice(found.value, cut(f"{found.label} · {found.hint}", COMMAND_TEXT)) for found in tables]
            choices += unread
            return [choice for choice in choices if typed.strip().casefold() in choice.label.casefold()]
        except (Refused, StoreError):
            return []

    async def _unreadable(self, ask: Ask, error: Unreadable) -> list[Choice]:
        """Return what is offered at a table that cannot be read: a line that says so."""
        damage.note(self._house, error)
        words = self._house.translator.words(await self._language(ask))
        return [Choice(f"{error.guild}/{error.table}", cut(words(damage.line(error.table, error)), 100))]

    # -- Discord's own changes --------------------------------------------------------------------------------

    async def guild_seen(self, guild: int, name: str, locale: str) -> None:
        """The bot is in this server."""
        await lifecycle.guild_seen(self._house, guild, name, self._house.translator.settle(locale))

    async def ready(self, is_in: Callable[[int], bool]) -> None:
        """Pause the tables of servers that removed the bot while it was off: nobody tells of that later.

        Tables that have not heard of a vacation hear of it now.
        """
        await vacations.spread_all(self._house)
        for guild in await self._house.store.guilds():
            if not is_in(guild):
                try:
                    await lifecycle.guild_missed(self._house, guild, is_in)
                except StoreError as error:
                    log.warning("guild %s: not looked after: %s", guild, type(error).__name__)

    async def guild_lost(self, guild: int) -> None:
        """The bot was removed from this server."""
        await lifecycle.guild_lost(self._house, guild)

    async def channel_lost(self, guild: int, channel: int) -> None:
        """A channel or thread was deleted."""
        await lifecycle.channel_lost(self._house, guild, channel)

    # -- the host's own pages, by the name of their command -----------------------------------------------------

    async def _rules(self, ask: Ask, about: str | None, table: str | None, language: str) -> Card:
        sitting = await find(self._house, ask, table, onlooker=True)
        return rules_card(self._house, sitting, language, about)

    async def _resume(self, ask: Ask, about: str | None, table: str | None, language: str) -> Card:
        sitting = await lookup.to_resume(self._house, ask, table)
        handle = Handle(sitting.guild, sitting.table.id, "resume-here" if ask.guild is not None else "resume")
        return await PRESSES[handle.verb](Press(self._house, ask, handle, (), language))

    async def _set_language(self, ask: Ask, about: str | None, table: str | None, language: str) -> Card:
        person = await preferences.prefer(self._house, ask.user, "language", about or "")
        return self._said(person.language or language, say("language-set"))

    async def _set_notice(self, ask: Ask, about: str | None, table: str | None, language: str) -> Card:
        if table:
            return await preferences.notice_page(self._house, ask, about, table, language)
        await preferences.prefer(self._house, ask.user, "notice", about or "")
        return self._said(language, say(f"notice-set-{about}"))

    async def _set_pictures(self, ask: Ask, about: str | None, table: str | None, language: str) -> Card:
        await preferences.prefer(self._house, ask.user, "pictures", about or "")
        return self._said(language, say(f"pictures-set-{about}"))


_OWN: dict[str, Callable[[Host, Ask, str | None, str | None, str], Awaitable[Card]]] = {
    "rules": Host._rules,
    "resume": Host._resume,
    "language": Host._set_language,
    "notice": Host._set_notice,
    "pictures": Host._set_pictures,
}


def _notebook(sitting: Sitting) -> str:
    """Return the look that reminds people of what they have seen. Raises Refused when the game has none."""
    found = next((look.id for look in sitting.game.meta.looks if look.notebook), None)
    if found is None:
        raise refused("no-look", title=sitting.game.meta.title)
    return found


def _read(wording: Wording, nouns: Mapping[str, str]) -> tuple[Action, int | None]:
    table = wording.sitting.table
    if table.status != "running":
        raise refused("paused" if table.status == "paused" else "over")
    return wording.read(nouns)
