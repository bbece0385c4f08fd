"""The buttons and menus of a trial."""

from __future__ import annotations

from bot.errors import refused
from bot.games.core.actions import Action
from bot.games.core.phrase import say
from bot.service.card import Buttons, Card
from bot.service.context import Context
from bot.service.features.looks.cards import RUNNING, ButtonMaker, heading
from bot.service.features.play.cards import private_panel
from bot.service.features.play.choices import from_menu
from bot.service.features.registry import button
from bot.service.features.trial import actions as trials
from bot.service.features.trial.cards import TrialChoices, trial_card
from bot.service.request import Request


@button("try")
async def show(context: Context, request: Request) -> Card:
    """Show the player's trial; without one, begin it."""
    return await trial_card(context, request, await trials.tried(context, request))


@button("try-do", playing=True)
async def add(context: Context, request: Request) -> Card:
    """Try the chosen action after the others."""

    def read(now: trials.Tried, legal: tuple[Action, ...]) -> Action:
        return from_menu(now.loaded, now.seat, request.button_id.nouns, request.values, legal)

    return await trial_card(context, request, await trials.add(context, request, read))


@button("try-pick", playing=True)
async def pick(context: Context, request: Request) -> Card:
    """Take the chosen noun, and ask for the next one."""
    now = await trials.tried(context, request)
    if request.button_id.decision != now.attempt.number or not now.is_open:
        raise refused("stale")
    words = now.loaded.words(context, request.language)
    verb, given = request.begun
    choice = TrialChoices(now, words).following(verb, given)
    back = Buttons((ButtonMaker.at(now.loaded, words)("try", "⬅️"),))
    shown = private_panel(context, request, now.loaded).shown()
    return Card(
        (heading(now.loaded, words, f"**🧪 {words(say('trial-heading'))}**"), *choice, back), RUNNING, panel=shown
    )


@button("try-rest", playing=True)
async def rest(context: Context, request: Request) -> Card:
    """Try the default of each decision that is left of the turn."""
    return await trial_card(context, request, await trials.add_defaults(context, request))


@button("try-back")
async def back(context: Context, request: Request) -> Card:
    """Remove the last step."""
    return await trial_card(context, request, await trials.remove(context, request))


@button("try-clear")
async def discard(context: Context, request: Request) -> Card:
    """Discard the trial and return to the panel."""
    now = await trials.remove(context, request, everything=True)
    return await private_panel(context, request, now.loaded).panel()


@button("try-all", playing=True)
async def do_all(context: Context, request: Request) -> Card:
    """Do all steps."""
    done = await trials.do_all(context, request)
    private = private_panel(context, request, done.written.loaded)
    return await private.panel(private.noted_all(done.steps, done.stopped), onward=True, data=done.data)
