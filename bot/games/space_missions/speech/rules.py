"""The rules by topic. The words are ours; the facts are the game's, its numbers those of the edition in play."""

from __future__ import annotations

from collections.abc import Mapping

from bot.games.core.phrase import Fact, Phrase, say
from bot.games.space_missions import material
from bot.games.space_missions.material import EDITION
from bot.games.space_missions.media import rows
from bot.games.space_missions.speech import words
from bot.games.space_missions.speech.control import effects, every_level
from bot.games.space_missions.speech.hand import card

PARAGRAPHS = {
    "summary": 10,
    "goal": 3,
    "year": 4,
    "specialists": 4,
    "actions": 9,
    "tests": 6,
    "craft": 7,
    "announce": 11,
    "event": 6,
    "flight": 6,
    "technologies": 3,
    "astronauts": 3,
    "rewards": 4,
    "bonuses": 4,
    "end": 3,
    "scoring": 3,
    "media": 4,
    "solo": 6,
    "edition": 4,
}
"""The summary and the topics with the number of their paragraphs, `sms-rules-<topic>-1` and on. Refusals cite them."""


def rules(topic: str) -> tuple[Phrase, ...]:
    """Return a topic's paragraphs, and the lists that belong to it; () for a topic that does not exist."""
    facts = _FACTS.get(topic, {})
    told = tuple(say(f"sms-rules-{topic}-{number}", **facts) for number in range(1, PARAGRAPHS.get(topic, 0) + 1))
    return (*told, *_LISTS.get(topic, ()))


def _events() -> tuple[Phrase, ...]:
    return tuple(
        say("sms-rules-line-marked" if event.asterisk else "sms-rules-line", what=words.event(event.id))
        for event in EDITION.events
    )


def _bonuses() -> tuple[Phrase, ...]:
    names = (EDITION.bonuses.fixed, *EDITION.bonuses.tiles)
    return tuple(say("sms-rules-line", what=words.bonus(name)) for name in names)


def _automa() -> tuple[Phrase, ...]:
    kinds = range(1, len(EDITION.automa.types) + 1)
    types = [
        say("sms-rules-automa-type", type=say("sms-automa-type", number=kind), symbols=words.automa_symbols(kind))
        for kind in kinds
    ]
    decks = [
        say(
            "sms-rules-automa-deck",
            level=say(f"sms-automa-{level}"),
            cards=tuple(words.automa_cards(kind, count) for kind, count in enumerate(deck.cards, 1) if count),
        )
        for level, deck in EDITION.automa.decks.items()
    ]
    return (*types, *decks)


def _media() -> tuple[Phrase, ...]:
    return tuple(
        say(
            "sms-rules-media-row",
            scored=tuple(map(words.category, row.scored)) or say("sms-rules-media-alone"),
            four=_lines(row.four),
            six=_lines(row.six),
        )
        for row in rows()
    )


def _lines(lines: tuple[str, ...]) -> Phrase:
    """Number the lines of a row: "1st 4 5 6 7"."""
    return words.joined(
        "sms-rules-media-then",
        (say("sms-rules-media-line", number=number, missions=line) for number, line in enumerate(lines, 1)),
    )


_LISTS: Mapping[str, tuple[Phrase, ...]] = {
    "specialists": tuple(map(card, material.SPECIALISTS)),
    "event": _events(),
    "technologies": tuple(map(effects, material.TECHNOLOGIES)),
    "bonuses": _bonuses(),
    "craft": every_level(),
    "solo": _automa(),
    "media": _media(),
}
_FACTS: Mapping[str, Mapping[str, Fact]] = {
    "goal": {"first": str(material.FIRST_YEAR), "last": str(material.LAST_YEAR)},
    "year": {"start": material.START_POINTS, "kept": material.KEPT_OF_A_KIND},
    "specialists": {"most": material.PLAYABLE, "count": len(material.SPECIALISTS)},
    "astronauts": {"points": -material.LOST_ASTRONAUT},
    "scoring": {"most": EDITION.scoring.most, "second": EDITION.scoring.second},
    "media": {"missions": tuple(map(words.mission, EDITION.scoring.first_games_media))},
    "event": {
        "pile": len(material.EVENTS) - material.ASTERISKS_REMOVED,
        "count": len(material.EVENTS),
        "removed": material.ASTERISKS_REMOVED,
    },
    "end": {"mission": words.mission(material.MISSIONS), "last": str(material.LAST_YEAR)},
    "craft": {"upgrades": material.UPGRADES},
    "solo": {"normal": EDITION.automa.decks["normal"].start, "trainee": EDITION.automa.decks["trainee"].start},
}
