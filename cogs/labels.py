"""The words of commands: names, options and descriptions, in English with their translations behind them."""

from __future__ import annotations

from discord import Locale, app_commands
from discord.app_commands import TranslationContextTypes, locale_str

from bot.games.core.phrase import Phrase
from bot.text.translator import FALLBACK, Translator


class Labels:
    """Writes the texts that Discord shows of commands."""

    def __init__(self, translator: Translator) -> None:
        self._translator = translator

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages people can choose."""
        return self._translator.languages

    def name(self, name: str, key: str) -> locale_str:
        """Return a name that is fixed in English (code and links use it) and may have others in other languages."""
        return locale_str(name, phrase=Phrase(key))

    def text(self, key: str, **facts: str | Phrase) -> locale_str:
        """Return a text in English that is translated by its key."""
        phrase = Phrase(key, dict(facts))
        return locale_str(self._translator.words(FALLBACK)(phrase), phrase=phrase)

    def plain(self, language: str, key: str) -> str:
        """Return a text in one language, for what is shown alike to all."""
        return self._translator.words(language)(Phrase(key))


class CommandTexts(app_commands.Translator):
    """Gives Discord the translations when commands are registered."""

    def __init__(self, translator: Translator) -> None:
        self._translator = translator
        # The library asks for every text in every locale: some 25,000 times at each start.
        self._languages = {locale: translator.settle(locale.value) for locale in Locale}

    async def translate(self, string: locale_str, locale: Locale, context: TranslationContextTypes) -> str | None:
        """Return the text in this locale's language, or None when English is all there is."""
        language = self._languages[locale]
        if language == FALLBACK:
            return None
        phrase = string.extras.get("phrase")
        if phrase is None or not self._translator.has(language, phrase.key):
            return None
        return self._translator.words(language)(phrase)
