"""The facade of the service: each request gets a card, each refusal a kind one that says what is possible."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence

from msgspec import structs

from bot.errors import Refused, StoreError, Unreadable, refused
from bot.failure_log import RepeatedFailure
from bot.games.core.phrase import say
from bot.progress import Progress
from bot.service.answers.answering import Answering, Below, apology
from bot.service.answers.open_panels import OpenPanels
from bot.service.answers.retry import Late
from bot.service.card import ButtonId, Card, Choice, Form
from bot.service.context import Context, log
from bot.service.features.all_handlers import BUTTONS, PAGES
from bot.service.features.forms import Shape, form_of
from bot.service.features.hot_seat.cards import SCREEN
from bot.service.features.lifecycle import actions as lifecycle
from bot.service.features.live_mode import actions as live
from bot.service.features.lobby.handlers import open_new
from bot.service.features.looks.cards import TOO_LARGE, cut, in_words
from bot.service.features.looks.pages import completed_tables
from bot.service.features.play.choices import Wording
from bot.service.features.play.handlers import typed
from bot.service.features.rules.handlers import completed_topics
from bot.service.features.vacation import actions as vacations
from bot.service.features.welcome import actions as welcomes
from bot.service.interactions import PendingInteraction
from bot.service.places import is_direct
from bot.service.request import Answer, Request
from bot.service.tables import lookup
from bot.service.tables.loaded import damage_line, note_damage, watched
from bot.service.tables.lookup import SeveralTables, find


class GameService:
    """What cogs, the command line and tests call.

    Each method takes a `Request` and returns an `Answer` for that person alone. An expected refusal (`Refused`) is an
    answer, too; a bug is raised as `AnswerFailed`.
    """

    def __init__(self, context: Context) -> None:
        self._context = context
        self._answering = Answering(context)
        self._answer = self._answering.answer
        self._language = self._answering.language
        self._said = self._answering.said
        self._unnoted = RepeatedFailure(log, "an interaction could not be noted")
        self.late = Late(context)
        self.panels = OpenPanels(context)

    # -- interactions that are being answered -----------------------------------------------------------------

    async def note(self, request: Request) -> bool:
        """Save that this interaction is about to be acknowledged. Call before the acknowledgement is sent.

        False: another process serves it. What cannot be saved is served.
        """
        self.panels.hold(request.clicked)
        try:
            if not await self._context.store.pending.put(self._pending(request)):
                return False
        except StoreError as error:
            self._unnoted.failed(f"{request.interaction}, {type(error).__name__}")
        else:
            if self._unnoted.count:
                self._unnoted.over()
        self.late.withdraw(request.interaction)
        await self.late.superseded(request.clicked)
        return True

    async def answered(self, request: Request, message: int = 0, card: Card | None = None) -> None:
        """Remove the saved interaction: its answer was delivered. `card`: what this message shows now."""
        self.late.withdraw(request.interaction)
        pending, done = self._context.store.pending, self.panels.keep(request, message, card)
        for interaction in done:
            await pending.remove(interaction)
        if request.pressed and request.interaction not in done:
            await pending.note_follow_up(request.interaction, message)

    async def undelivered(self, request: Request, card: Card | None) -> None:
        """Deliver this answer later, because Discord did not take it.

        None: Discord did not confirm the acknowledgement, and nothing was done.
        """
        if card is None:
            card = await self._answering.unheard(request)
        self.late.keep(self._pending(request), card, request.clicked)

    def _pending(self, request: Request) -> PendingInteraction:
        return PendingInteraction(
            interaction=request.interaction,
            application=request.application,
            token=request.token,
            user=request.user,
            guild=request.home,
            locale=request.locale,
            at=self._context.clock.now(),
            pressed=request.pressed,
            nonce=request.nonce,
        )

    def wake(self) -> None:
        """Deliver pending answers, and renew panels that are out of date."""
        self.late.wake()
        self.panels.wake()

    async def recover(self) -> None:
        """Answer the interactions that a process acknowledged and did not answer before it ended.

        They are read before this process gets requests, and answered while it serves them. What Discord does not
        take is tried again (`late`).
        """
        try:
            await self.late.recover()
        except StoreError as error:
            log.warning("what other processes left is not answered: %s", type(error).__name__)

    # -- requests ---------------------------------------------------------------------------------------------

    async def play(self, request: Request, game: str, thread: bool) -> Answer:
        """Open a table of this game in the channel (or in a thread of its own)."""

        async def work(request: Request) -> Card:
            return await open_new(self._context, request, game, thread=thread)

        return await self._answer(request, work)

    async def press(self, request: Request) -> Answer:
        """Do what a button or menu says."""
        button_id = request.button_id
        button = BUTTONS.get(button_id.verb)

        async def work(request: Request) -> Card:
            await self.panels.wait_for_update(request.clicked)
            if button is None:
                raise refused("not-readable")
            if not button.personal:
                await live.seen(self._context, request.user, button_id.guild, button_id.table)
                if button_id.guild != request.place:
                    lookup.admitted(self._context, await lookup.requested_table(self._context, request), request)
            async with watched(self._context, button_id.guild, button_id.table):
                card = await button.handle(self._context, request)
            if button_id.verb == SCREEN:
                await self.panels.cover(request.user)  # what the player before had open
            return card

        # A direct message that was clicked is replaced by the answer, and is to stay a panel.
        stays = (button is not None and button.playing) or (request.guild is None and request.clicked != 0)
        return await self._answer(request, work, below="panel" if stays else "ways")

    def changes_message(self, verb: str) -> bool:
        """Return whether this button changes the message that bears it (`Button.changes_message`)."""
        button = BUTTONS.get(verb)
        return button is not None and button.changes_message

    async def form(self, request: Request) -> Form | None:
        """Return the form to show before `press` is called for this button; None: it has none and acts at once.

        For a button without a form nothing is read: it is acknowledged first.
        """
        button = BUTTONS.get(request.button_id.verb)
        if button is None or button.form is None:
            return None
        language = await self._language(request)
        if not isinstance(button.form, Shape):
            try:
                return await button.form(self._context, structs.replace(request, language=language))
            except Refused:  # the handler refuses it, too, and that is shown
                return None
        words = self._context.translator.words(language)
        return form_of(request.button_id.verb, button.form, words)

    async def command(self, request: Request, game: str, verb: str, nouns: Mapping[str, str]) -> Answer:
        """Act by a game's slash command; `nouns` by slot, as typed or picked."""

        async def work(request: Request) -> Card:
            return await typed(self._context, request, game, verb, nouns)

        return await self._answer(request, work, below="panel")

    async def look(self, request: Request, look: str, about: str | None = None) -> Answer:
        """Show a page (`@page` of `features.registry`), or else a look that the table's game declares.

        `about`: what it is about, as typed or picked.
        """
        page = PAGES.get(look)
        nouns = (about,) if about else ()

        async def work(request: Request) -> Card:
            if page is not None and page.needs == "nothing":
                return await page.handle(self._context, request.on(ButtonId(0, 0, look, nouns)))
            spectator = page.needs == "table" if page is not None else self._is_public(look)
            loaded = await find(self._context, request, spectator=spectator)
            guild, number = loaded.guild, loaded.table.id
            await live.seen(self._context, request.user, guild, number)
            async with watched(self._context, guild, number):
                if page is not None:
                    return await page.handle(self._context, request.on(ButtonId(guild, number, look, nouns)))
                shown = request.on(ButtonId(guild, number, "look", (look, *nouns)))
                return await BUTTONS["look"].handle(self._context, shown)

        below: Below = "panel" if page is not None and page.playing else "ways"
        return await self._answer(request, work, below=below)

    def _is_public(self, look: str) -> bool:
        declared = (title.game.meta.look(look) for title in self._context.titles.values())
        return any(known is not None and not known.private for known in declared)

    def apology(self, locale: str, error_id: str, progress: Progress, lost: Card | None = None) -> Card:
        """Return the card for a bug, with the id under which it was logged.

        `progress`: what of the request is committed; the card says so. `lost`: the answer that could not be shown; the
        card begins as it did.
        """
        words = self._context.translator.words(self._context.translator.settle(locale))
        return apology(words, error_id, progress, lost)

    def in_words(self, locale: str, card: Card) -> Card:
        """Return the same card without pictures and files, which are too large: words say what they show."""
        words = self._context.translator.words(self._context.translator.settle(locale))
        return in_words(card, words(say(TOO_LARGE)))

    # -- autocomplete: never raises, nothing to offer is an answer --------------------------------------------

    async def complete(
        self, request: Request, game: str, verb: str, slot: str, nouns: Mapping[str, str], typed: str
    ) -> list[Choice]:
        """Return at most 25 choices for a slot: what is legal with the nouns filled in, and matches what is typed."""

        async def work(language: str) -> list[Choice]:
            loaded = await find(self._context, request, game=game)
            seat = loaded.seat_number(request.user)
            return Wording.of(self._context, loaded, seat, language, verb).complete(slot, nouns, typed)

        return await self._completed(request, work)

    async def complete_look(self, request: Request, look: str, typed: str) -> list[Choice]:
        """Return choices for what a look is about; if the look is "", the looks themselves."""

        async def work(language: str) -> list[Choice]:
            loaded = await find(self._context, request, spectator=True)
            viewer = loaded.viewer_of(request.user)
            words = loaded.words(self._context, language)
            meta = loaded.game.meta
            if look:
                found = list(loaded.presenter.subjects(loaded.view(viewer), look))
            else:
                shown = [known for known in meta.looks if viewer is not None or not known.private]
                found = [(known.id, say(f"{meta.prefix}-look-{known.id}")) for known in shown]
            choices = [Choice(noun, words(name)[:100]) for noun, name in found]
            return _matching(choices, typed)[:25]

        return await self._completed(request, work)

    async def complete_topic(self, request: Request, game: str, typed: str) -> list[Choice]:
        """Return topics of the rules as choices: of the game that was given, else of the table's."""

        async def work(language: str) -> list[Choice]:
            return _matching(await completed_topics(self._context, request, game, language), typed)[:25]

        return await self._completed(request, work)

    async def complete_table(self, request: Request, typed: str) -> list[Choice]:
        """Return the person's tables as choices, those of this channel first."""

        async def work(language: str) -> list[Choice]:
            words = self._context.translator.words(language)
            return _matching(await completed_tables(self._context, request, words), typed)

        return await self._completed(request, work)

    async def _completed(self, request: Request, work: Callable[[str], Awaitable[list[Choice]]]) -> list[Choice]:
        """Return what the work offers in the user's language; for an unreadable table one line that says so."""
        language = await self._language(request)
        try:
            return await work(language)
        except Unreadable as error:
            note_damage(self._context, error)
            text = self._context.translator.words(language)(damage_line(error.table, error))
            return [Choice(f"{error.guild}/{error.table}", cut(text, 100))]
        except (Refused, SeveralTables, StoreError):
            return []

    # -- Discord's own changes --------------------------------------------------------------------------------

    async def guild_seen(self, guild: int, name: str, locale: str) -> None:
        """Note that the bot is in this server: at start, on joining, and after an outage."""
        await lifecycle.guild_seen(self._context, guild, name, self._context.translator.settle(locale))

    async def welcome(self, guild: int, channels: Sequence[int], joined: float) -> None:
        """Welcome the members of a server that the bot joined at this time. `channels`: where it may, best first."""
        await welcomes.welcome(self._context, guild, channels, joined)

    async def ready(self, is_in: Callable[[int], bool]) -> bool:
        """Compare the servers of the bot with the stored ones: the others removed it while it was off.

        `is_in` tells whether the bot is in a server at the time of the call, for that changes meanwhile. Return whether
        the store took all of it. Raises StoreError if it took nothing.
        """
        await vacations.spread_all(self._context)
        is_whole = True
        for guild in await self._context.store.guilds():
            if not is_direct(guild) and not is_in(guild):
                try:
                    await lifecycle.guild_missed(self._context, guild, is_in)
                except StoreError as error:
                    log.warning("guild %s: not looked after: %s", guild, type(error).__name__)
                    is_whole = False
        return is_whole

    async def guild_lost(self, guild: int) -> None:
        """Pause the tables of a server that removed the bot, and notify their players once."""
        await lifecycle.guild_lost(self._context, guild)

    async def channel_lost(self, guild: int, channel: int) -> None:
        """Pause the tables of a channel or thread that was deleted, and notify their players once."""
        await lifecycle.channel_lost(self._context, guild, channel)


def _matching(choices: Sequence[Choice], typed: str) -> list[Choice]:
    """Return the choices whose label contains what is typed."""
    return [choice for choice in choices if typed.strip().casefold() in choice.label.casefold()]
