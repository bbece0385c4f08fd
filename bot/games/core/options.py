"""Table options: what may be chosen, presets, and settling what was left open."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct


class Option(Struct, frozen=True):
    """One option. Fluent keys `<prefix>-option-<id>` and `<prefix>-option-<id>-<choice>` say it in words."""

    id: str
    choices: tuple[str, ...]
    default: str


class Preset(Struct, frozen=True):
    """A named set of choices; what it leaves open keeps its default."""

    id: str
    values: tuple[tuple[str, str], ...]


class UnknownOption(ValueError):
    """An option or choice that the game does not have."""


def settle(options: tuple[Option, ...], given: Mapping[str, str]) -> dict[str, str]:
    """Return a choice for every option: the given one or the default. Raises UnknownOption."""
    known = {option.id: option for option in options}
    for key, value in given.items():
        if key not in known or value not in known[key].choices:
            raise UnknownOption(f"{key}={value}")
    return {option.id: given.get(option.id, option.default) for option in options}


def known(options: tuple[Option, ...], given: Mapping[str, str]) -> dict[str, str]:
    """Settle what was given at some time: what is not known any more is left out, and has its default."""
    choices = {option.id: option.choices for option in options}
    return settle(options, {key: value for key, value in given.items() if value in choices.get(key, ())})


def preset_of(presets: tuple[Preset, ...], options: tuple[Option, ...], chosen: Mapping[str, str]) -> str | None:
    """Return the id of the preset that these choices amount to, or None when they are a mix of one's own."""
    settled = settle(options, chosen)
    return next((preset.id for preset in presets if settle(options, dict(preset.values)) == settled), None)
