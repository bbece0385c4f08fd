"""Every word a person reads: Fluent files, one folder per language, and the translator that reads them."""

from bot.text.bundles import BrokenText
from bot.text.translator import MissingText, Translator, Words

__all__ = ["BrokenText", "MissingText", "Translator", "Words"]
