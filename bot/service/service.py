"""The facade of the service: each request gets a card, each refusal a kind one that says what is possible."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping

from bot import progress
from bot.errors import Refused, StoreError, Unreadable, refused
from bot.games.core.actions import Action
from bot.games.core.phrase import say
from bot.limits import COMMAND_TEXT
from bot.progress import Progress
from bot.service import people
from bot.service.answers.answering import Answering, apology
from bot.service.answers.open_panels import OpenPanels
from bot.service.answers.pages import OWN_PAGES
from bot.service.answers.retry import Late
from bot.service.card import ButtonId, Card, Choice, Form
from bot.service.context import Context, log
from bot.service.features.button_request import Press, panel_after
from bot.service.features.forms import SHAPES, form_of
from bot.service.features.handlers import PERSONAL, PLAYING, PRESSES
from bot.service.features.lifecycle import actions as lifecycle
from bot.service.features.live_mode import actions as live
from bot.service.features.lobby import opening
from bot.service.features.looks.cards import TOO_LARGE, cut, in_words
from bot.service.features.looks.pages import rules_card, table_choices
from bot.service.features.play import actions as turns
from bot.service.features.play.cards import PrivatePanel
from bot.service.features.play.choices import Wording
from bot.service.features.settings import cards as preferences
from bot.service.features.vacation import actions as vacations
from bot.service.records import PendingInteraction
from bot.service.request import Answer, Request
from bot.service.tables import damage, lookup
from bot.service.tables.loaded import LoadedTable
from bot.service.tables.lookup import SeveralTables, find, load_table

PAGES = (
    *("act", "film", "host", "log", "looks", "note", "plan", "recap", "record", "replay", "undo"),
    *("resign", "cancel-game", "pause", "substitute"),
)
"""What is opened by name like a look, beside those that games declare."""


class GameService:
    """What cogs, the command line and tests call.

    Each method takes a `Request` (who, where, by which interaction) and returns an `Answer` for that person alone.
    Expected refusals are answers too (`Refused` becomes one); an error that is a bug is raised as `AnswerFailed`.
    """

    def __init__(self, context: Context) -> None:
        self._context = context
        self._answering = Answering(context)
        self._answer = self._answering.answer
        self._language = self._answering.language
        self._said = self._answering.said
        self.late = Late(context)
        self.panels = OpenPanels(context)

    # -- interactions that are being answered -----------------------------------------------------------------

    async def note(self, request: Request, guild: int | None) -> None:
        """Write down that this is about to be acknowledged; call before the acknowledgement leaves."""
        self.late.let_go(request.interaction)
        self.panels.hold(request.clicked)
        await self.late.superseded(request.clicked)
        try:
            await self._context.store.pending.put(self._owed(request, guild))
        except StoreError as error:
            log.warning("interaction %s could not be noted: %s", request.interaction, type(error).__name__)

    async def answered(self, request: Request, message: int = 0, card: Card | None = None) -> None:
        """Strike that out: the answer was delivered. `card`: what stands as this message now."""
        self.late.let_go(request.interaction)
        self.panels.keep(request, message, card)
        await self._context.store.pending.remove(request.interaction)

    async def undelivered(self, request: Request, guild: int | None, card: Card | None) -> None:
        """Bring this answer later: Discord did not take it. None: nothing was done, for it did not say that it took
        the acknowledgement.
        """
        if card is None:
            card = self._said(await self._language(request), say("refused-discord"))
        self.late.keep(self._owed(request, guild), card, request.clicked)

    def _owed(self, request: Request, guild: int | None) -> PendingInteraction:
        return PendingInteraction(
            interaction=request.interaction,
            application=request.application,
            token=request.token,
            user=request.user,
            guild=guild if guild is not None else request.guild,
            locale=request.locale,
            at=self._context.clock.now(),
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

    async def play(self, request: Request, game: str, thread: bool) -> Answer:
        """Open a table of this game in the channel (or in a thread of its own)."""

        async def work(language: str) -> Card:
            loaded = await opening.open_table(self._context, request, game, thread=thread, language=language)
            await people.remember(self._context, request)
            private = PrivatePanel(self._context, loaded, request.user, language)
            return private.plain(say("table-opened", channel=f"<#{loaded.table.channel}>"))

        return await self._answer(request, work)

    async def press(self, request: Request, button_id: ButtonId, values: tuple[str, ...]) -> Answer:
        """Do what a button or menu says."""

        async def work(language: str) -> Card:
            await self.panels.quiet(request.clicked)
            press = PRESSES.get(button_id.verb)
            if press is None:
                raise refused("not-readable")
            if button_id.verb not in PERSONAL:
                await self._seen(request.user, button_id.guild, button_id.table)
            if button_id.guild != request.guild and button_id.verb not in PERSONAL:
                lookup.admitted(await load_table(self._context, button_id.guild, button_id.table), request)
            async with damage.watched(self._context, button_id.guild, button_id.table):
                return await press(Press(self._context, request, button_id, values, language))

        # A letter that was clicked is replaced by the answer, and is to stay one.
        stays = button_id.verb in PLAYING or (request.guild is None and request.clicked != 0)
        return await self._answer(request, work, button_id, below="panel" if stays else "ways")

    async def form(self, request: Request, button_id: ButtonId) -> Form | None:
        """Return what is to be asked before `press` is called for this button; None: nothing, it acts at once.

        Nothing is read for buttons that ask nothing: they are acknowledged first.
        """
        if button_id.verb not in SHAPES:
            return None
        return form_of(button_id.verb, self._context.translator.words(await self._language(request)))

    async def command(
        self, request: Request, game: str, verb: str, nouns: Mapping[str, str], table: str | None
    ) -> Answer:
        """Act by a game's slash command; `nouns` by slot, as typed or picked."""

        async def work(language: str) -> Card:
            loaded = await find(self._context, request, table, game=game)
            seat = loaded.seat_number(request.user)
            await self._seen(request.user, loaded.guild, loaded.table.id)
            if loaded.table.game != game:
                raise refused("other-game", title=loaded.game.meta.title, table=loaded.table.id)
            async with damage.watched(self._context, loaded.guild, loaded.table.id):
                return await self._done(request, loaded, seat, verb, nouns, language)

        return await self._answer(request, work, table=table, below="panel")

    async def _done(
        self, request: Request, loaded: LoadedTable, seat: int, verb: str, nouns: Mapping[str, str], language: str
    ) -> Card:
        press = Press(self._context, request, ButtonId(loaded.guild, loaded.table.id, "act"), (), language)
        try:
            action, decision = _read(Wording.of(self._context, loaded, seat, language, verb), nouns)
        except Refused:
            if (written := await turns.again(self._context, loaded, press.actor)) is None:
                raise
        else:
            written = await turns.act(
                self._context,
                loaded.guild,
                loaded.table.id,
                action,
                press.actor,
                decision=None if decision is None else decision - 1,
            )
        return await panel_after(press, written)

    async def look(self, request: Request, look: str, about: str | None, table: str | None) -> Answer:
        """Show a look (`board`, `hand`, `tiles`, ...), or `act`, `film`, `log`, `recap`, `record`, `replay`, `undo`.

        `look` may also be `notebook` (the look that reminds of what one has seen), or `plan` (what one intends to do).

        It may also be `my-tables`, `next`, `my-data`, `stats` (about = user/game), `leaderboard` (about = a game),
        `rules`, `resume`, `language` (about = code), `notice` (about =
        dm, mention or silent; with a table: there alone), `settings` (all of them), `zone`, `quiet`, `quiet-days`,
        `remind`, `digest` (about = as typed), `rating` (about = on or off) or `pictures` (about = a name of
        `bot.games.core.style.STYLES`).
        """

        async def work(language: str) -> Card:
            if look in OWN_PAGES:
                return await OWN_PAGES[look](self._context, request, about, language)
            own = _OWN.get(look)
            if own is not None:
                return await own(self, request, about, table, language)
            loaded = await find(self._context, request, table, onlooker=self._is_public(look))
            await self._seen(request.user, loaded.guild, loaded.table.id)
            shown = _notebook(loaded) if look == "notebook" else look
            if look in PAGES:
                button_id = ButtonId(loaded.guild, loaded.table.id, look, (about,) if about else ())
            else:
                button_id = ButtonId(loaded.guild, loaded.table.id, "look", (shown, about) if about else (shown,))
            async with damage.watched(self._context, loaded.guild, loaded.table.id):
                return await PRESSES[button_id.verb](Press(self._context, request, button_id, (), language))

        return await self._answer(request, work, table=table, below="panel" if look in PLAYING else "ways")

    async def _seen(self, user: int, guild: int, table: int) -> None:
        with progress.counting(Progress.NOTHING):  # that a table turns live is not what was asked for
            await live.seen(self._context, user, guild, table)

    def _is_public(self, look: str) -> bool:
        declared = (title.game.meta.look(look) for title in self._context.titles.values())
        return look in ("film", "host", "log", "looks", "record", "replay") or any(
            known is not None and not known.private for known in declared
        )

    def apology(self, locale: str, error_id: str, far: Progress, lost: Card | None = None) -> Card:
        """Return what is said when something unexpected went wrong, with the id under which it was logged.

        What is committed (`far`) is called done. `lost`: the answer that could not be shown; its beginning is told.
        """
        words = self._context.translator.words(self._context.translator.settle(locale))
        return apology(words, error_id, far, lost)

    def in_words(self, locale: str, card: Card) -> Card:
        """Return the same card without pictures and files, for they are too large: what they show is said in words."""
        words = self._context.translator.words(self._context.translator.settle(locale))
        return in_words(card, words(say(TOO_LARGE)))

    # -- autocomplete: never raises, nothing to offer is an answer --------------------------------------------

    async def complete(
        self, request: Request, game: str, verb: str, slot: str, nouns: Mapping[str, str], typed: str, table: str | None
    ) -> list[Choice]:
        """Return at most 25 choices for a slot: exactly what is legal here, given the nouns filled in, and fits."""
        try:
            language = await self._language(request)
            loaded = await find(self._context, request, table, game=game)
            seat = loaded.seat_number(request.user)
            return Wording.of(self._context, loaded, seat, language, verb).complete(slot, nouns, typed)
        except Unreadable as error:
            return await self._unreadable(request, error)
        except (Refused, SeveralTables, StoreError):
            return []

    async def complete_look(self, request: Request, look: str, typed: str, table: str | None) -> list[Choice]:
        """Return choices for what a look is about; with look "" the looks themselves."""
        try:
            language = await self._language(request)
            loaded = await find(self._context, request, table, onlooker=True)
            viewer = loaded.seat_of(request.user)
            words = loaded.words(self._context, language)
            meta = loaded.game.meta
            if look == "rules":
                found = [(topic, say(f"{meta.prefix}-rules-topic-{topic}")) for topic in meta.rule_topics]
            elif look:
                found = list(loaded.presenter.subjects(loaded.view(viewer), look))
            else:
                shown = [known for known in meta.looks if viewer is not None or not known.private]
                found = [(known.id, say(f"{meta.prefix}-look-{known.id}")) for known in shown]
            choices = [Choice(noun, words(name)[:100]) for noun, name in found]
            return [choice for choice in choices if typed.strip().casefold() in choice.label.casefold()][:25]
        except Unreadable as error:
            return await self._unreadable(request, error)
        except (Refused, SeveralTables, StoreError):
            return []

    async def complete_table(self, request: Request, typed: str) -> list[Choice]:
        """Return the person's tables (here first)."""
        try:
            language = await self._language(request)
            mine = await lookup.mine_and_kept(self._context, request.user)
            loaded_tables = mine.found
            loaded_tables.sort(
                key=lambda loaded: (loaded.table.channel != request.channel, loaded.guild != request.guild)
            )
            words = self._context.translator.words(language)
            unread = [
                Choice(f"{spot.guild}/{spot.table}", cut(words(damage.line(spot.table, error)), 100))
                for spot, error in mine.unread[:5]
            ]
            tables = (await table_choices(self._context, loaded_tables, request.user, language))[: 25 - len(unread)]
            # Autocomplete shows one line only.
            choices = [Choice(found.value, cut(f"{found.label} · {found.hint}", COMMAND_TEXT)) for found in tables]
            choices += unread
            return [choice for choice in choices if typed.strip().casefold() in choice.label.casefold()]
        except (Refused, StoreError):
            return []

    async def _unreadable(self, request: Request, error: Unreadable) -> list[Choice]:
        """Return what is offered at a table that cannot be read: a line that says so."""
        damage.note(self._context, error)
        words = self._context.translator.words(await self._language(request))
        return [Choice(f"{error.guild}/{error.table}", cut(words(damage.line(error.table, error)), 100))]

    # -- Discord's own changes --------------------------------------------------------------------------------

    async def guild_seen(self, guild: int, name: str, locale: str) -> None:
        """The bot is in this server (at start, on joining, and after an outage)."""
        await lifecycle.guild_seen(self._context, guild, name, self._context.translator.settle(locale))

    async def ready(self, is_in: Callable[[int], bool]) -> None:
        """All servers the bot is in are known: others that it was in removed it while it was off.

        `is_in` says of a server whether the bot is in it now, for they come and go meanwhile.
        """
        await vacations.spread_all(self._context)
        for guild in await self._context.store.guilds():
            if not is_in(guild):
                try:
                    await lifecycle.guild_missed(self._context, guild, is_in)
                except StoreError as error:
                    log.warning("guild %s: not looked after: %s", guild, type(error).__name__)

    async def guild_lost(self, guild: int) -> None:
        """The bot was removed from this server: its tables pause, their people are told once."""
        await lifecycle.guild_lost(self._context, guild)

    async def channel_lost(self, guild: int, channel: int) -> None:
        """A channel or thread was deleted: its tables pause, their people are told once."""
        await lifecycle.channel_lost(self._context, guild, channel)

    # -- the host's own pages, by the name of their command -----------------------------------------------------

    async def _rules(self, request: Request, about: str | None, table: str | None, language: str) -> Card:
        loaded = await find(self._context, request, table, onlooker=True)
        return rules_card(self._context, loaded, language, about)

    async def _resume(self, request: Request, about: str | None, table: str | None, language: str) -> Card:
        loaded = await lookup.to_resume(self._context, request, table)
        button_id = ButtonId(loaded.guild, loaded.table.id, "resume-here" if request.guild is not None else "resume")
        return await PRESSES[button_id.verb](Press(self._context, request, button_id, (), language))

    async def _set_language(self, request: Request, about: str | None, table: str | None, language: str) -> Card:
        person = await preferences.prefer(self._context, request.user, "language", about or "")
        return self._said(person.language or language, say("language-set"))

    async def _set_notice(self, request: Request, about: str | None, table: str | None, language: str) -> Card:
        if table:
            return await preferences.notice_page(self._context, request, about, table, language)
        await preferences.prefer(self._context, request.user, "notice", about or "")
        return self._said(language, say(f"notice-set-{about}"))

    async def _set_pictures(self, request: Request, about: str | None, table: str | None, language: str) -> Card:
        await preferences.prefer(self._context, request.user, "pictures", about or "")
        return self._said(language, say(f"pictures-set-{about}"))


_OWN: dict[str, Callable[[GameService, Request, str | None, str | None, str], Awaitable[Card]]] = {
    "rules": GameService._rules,
    "resume": GameService._resume,
    "language": GameService._set_language,
    "notice": GameService._set_notice,
    "pictures": GameService._set_pictures,
}


def _notebook(loaded: LoadedTable) -> str:
    """Return the look that reminds people of what they have seen. Raises Refused when the game has none."""
    found = next((look.id for look in loaded.game.meta.looks if look.notebook), None)
    if found is None:
        raise refused("no-look", title=loaded.game.meta.title)
    return found


def _read(wording: Wording, nouns: Mapping[str, str]) -> tuple[Action, int | None]:
    table = wording.loaded.table
    if table.status != "running":
        raise refused("paused" if table.status == "paused" else "over")
    return wording.read(nouns)
