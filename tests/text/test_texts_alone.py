"""A whole game with the texts of the looks and the labels of the buttons alone: such a player wins."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Sequence
from hashlib import sha256
from typing import NamedTuple

import pytest

from bot.games.core.contract import settle
from bot.games.core.phrase import Phrase
from bot.games.registry import TITLES
from bot.text import Translator

TITLE = TITLES["space-mission"]
PLANET = re.compile(r"\*\*\d\. (?P<name>.+)\*\*: jump (\d), scan (?P<scan>\d), landing (?P<one>\d) and (?P<two>\d);.*")
CARD = re.compile(r"- \*\*Card (?P<number>\d+)\*\*: (?P<rest>.*)")
LEFT = re.compile(r"(\d+) tiles? face down")


class Heard(NamedTuple):
    """A planet as it was read out."""

    scan: str
    landing: tuple[str, str]
    built: bool
    left: int
    seen_by_me: bool


class Listener:
    """Knows what it was told: lines of text."""

    def __init__(self, lines: Sequence[str]) -> None:
        self.planets: dict[str, Heard] = {}
        self.cards: dict[str, dict[str, str]] = {}
        for place, line in enumerate(lines):
            if found := PLANET.fullmatch(line):
                self.planets[found["name"]] = _heard(found, lines[place + 1])
            if found := CARD.fullmatch(line):
                columns = re.findall(r"(jump|scan|landing) (\d|\?)", found["rest"])
                self.cards[found["number"]] = dict(columns)

    def worth(self, label: str) -> float:
        """Return how much the listener wants what a button says it does."""
        if gain := re.search(r"\(\+(\d+) points?\)", label):
            return int(gain[1])
        if label.startswith("Develop"):
            return 1000
        if label.startswith("Discover"):
            return 900
        if named := re.match(r"Scan (.+?) \(", label):
            return 300 if self.planets[named[1]].seen_by_me else 800
        if named := re.match(r"(Jump|Fly) to (.+?)(?: with card (\d+))?$", label):
            return self._there(self.planets[named[2]], named[3]) + (named[1] == "Jump")
        drawn = re.search(r"draw (\d)", label)
        return 160 + 10 * int(drawn[1]) - 15 * label.count(",") if drawn else 0

    def _there(self, planet: Heard, spent: str | None) -> float:
        hand = [columns for number, columns in self.cards.items() if number != spent]
        if planet.built:
            return 700 + planet.left if planet.left else 100
        wanted = set(planet.landing)
        fits = [columns["landing"] for columns in hand if columns.get("landing") in (*wanted, "?")]
        if planet.seen_by_me and len(fits) >= 2 and len({*fits} - {"?"}) + fits.count("?") >= 2:
            return 750
        able = any(columns.get("scan") in (planet.scan, "?") for columns in hand)
        return 600 if able and planet.left and not planet.seen_by_me else 120


def _heard(found: re.Match[str], state: str) -> Heard:
    left = LEFT.search(state)
    seen = re.search(r"seen by (.*)", state)
    built = not state.startswith("- Undeveloped")
    return Heard(
        found["scan"],
        (found["one"], found["two"]),
        built,
        int(left[1]) if left else 0,
        bool(seen and "(you)" in seen[1]),
    )


def chosen(say: Callable[[Phrase], str], text: Sequence[Phrase], labels: Sequence[Phrase]) -> int:
    """Return which button the listener presses; it sees words alone."""
    listener = Listener([say(phrase) for phrase in text])
    assert len(listener.planets) == 8, "every planet was read out"
    worths = [listener.worth(say(label)) for label in labels]
    return worths.index(max(worths))


@pytest.mark.parametrize("seed", range(3))
def test_who_only_hears_the_texts_plays_a_whole_game_and_wins(seed: int) -> None:
    game, presenter, dice = TITLE.game, TITLE.presenter, random.Random(seed)
    say = Translator(strict=True).words("en", ("Ada", "Bo", "Cy"))
    state = game.setup(3, settle(game.meta.options, {}), sha256(bytes([seed])).digest())
    heard = 0
    while due := game.to_move(state):
        legal = game.legal(state, due[0])
        if due[0] == 0:
            view = game.view(state, 0)
            labels = [presenter.label(view, action) for action in legal]
            action = legal[chosen(say, presenter.text(view, "board", None), labels)]
            heard += 1
        else:
            kind = dice.choice(sorted({type(action) for action in legal}, key=lambda each: each.__name__))
            action = dice.choice([action for action in legal if type(action) is kind])
        state = game.apply(state, due[0], action).state
    best = game.score(state).results[0]
    assert heard > 20
    assert best.seat == 0, game.score(state)
    ending = [say(phrase) for phrase in presenter.text(game.view(state, 0), "score", None)]
    assert f"**1. Ada: {best.total} points**" in [line.replace(" (you)", "") for line in ending]
