"""`/settings`: a user's own settings."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from discord import app_commands

from bot.games.core.style import COLOURS, EMBLEMS, PICTURES
from bot.progress import Progress
from bot.service.card import Block, Divider
from bot.service.request import Answer, AnswerFailed, Request
from cogs import options
from cogs.commands import CommandSpec, Given, Option
from cogs.interaction_runner import InteractionRunner
from cogs.labels import Labels

TYPED = ("zone", "quiet", "quiet-days", "remind", "digest")
"""Settings with free text."""
SETTINGS = ("language", "notice", *TYPED, "pictures", "colour", "emblem", "affected", "rating")
NOTICES = ("dm", "mention", "silent", "usual")
RATING = ("on", "off")


def command_spec(runner: InteractionRunner, labels: Labels) -> CommandSpec:
    """Return `/settings`. It sets the given options; without options it shows all settings, each with a menu."""

    async def settings(request: Request, given: Given) -> Answer:
        if not any(name in given for name in SETTINGS):
            return await runner.service.look(request, "settings")
        chosen, general = [name for name in SETTINGS if name in given], request.at(None)
        answers: list[Answer] = []
        for name in chosen:
            try:
                # A given table concerns its notices only; all other settings are the user's in general.
                answers.append(await runner.service.look(request if name == "notice" else general, name, given[name]))
            except AnswerFailed as error:
                raise AnswerFailed(_progress(*answers, error, whole=name == chosen[-1])) from error.__cause__
        return _together(answers)

    notice, pictures = _one_of(labels, "notice", NOTICES), _one_of(labels, "pictures", PICTURES)
    affected, rating = (_one_of(labels, name, RATING) for name in ("affected", "rating"))
    marks = [_mark(labels, "colour", COLOURS), _mark(labels, "emblem", EMBLEMS)]
    typed = [options.standard_option(labels, name) for name in TYPED]
    at = options.table_option(runner, labels)
    return options.command_spec(
        labels, "settings", settings, _language(labels), notice, *typed, pictures, *marks, affected, rating, at
    )


def _language(labels: Labels) -> Option:
    # Each language is called by its own name, whatever the reader's.
    choices = (app_commands.Choice(name=labels.plain(code, "language-name"), value=code) for code in labels.languages)
    return options.standard_option(labels, "language", choices=tuple(choices))


def _one_of(labels: Labels, option: str, values: Iterable[str]) -> Option:
    choices = (app_commands.Choice(name=labels.text(f"command-choice-{value}"), value=value) for value in values)
    return options.standard_option(labels, option, choices=tuple(choices))


def _mark(labels: Labels, option: str, values: Iterable[str]) -> Option:
    """Return the option for a colour or an emblem, or for none."""
    keys = {"off": f"prefers-{option}-off", **{value: f"{option}-{value}" for value in values}}
    choices = (app_commands.Choice(name=labels.text(key), value=value) for value, key in keys.items())
    return options.standard_option(labels, option, choices=tuple(choices))


def _together(answers: Sequence[Answer]) -> Answer:
    """Return one answer with the blocks of all of these."""
    blocks: list[Block] = []
    for answer in answers:
        blocks += [*([Divider()] if blocks else []), *answer.blocks]
    return Answer(tuple(blocks), answers[-1].accent, progress=_progress(*answers))


def _progress(*steps: Answer | AnswerFailed, whole: bool = True) -> Progress:
    """Return how far the steps are committed together. `whole`: no step is left to do."""
    if whole and all(step.progress is Progress.DONE for step in steps):
        return Progress.DONE
    return Progress.PART if any(step.progress for step in steps) else Progress.NOTHING
