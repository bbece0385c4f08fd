"""Every word a person reads: Fluent files, one folder per language, and the translator that reads them."""

from bot.text.translator import BrokenText, MissingText, Translator, Words

__all__ = ["BrokenText", "MissingText", "Translator", "Words"]
