"""The translator: languages, lists, plurals, fallbacks, and its error messages."""

from __future__ import annotations

import logging
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast

from bot.games.core.phrase import Phrase, Who, say
from bot.text import BrokenText, MissingText, Translator
from bot.text.translator import Bundle

EN = """
host-list-comma = { ", " }
host-list-and = { " and " }
host-nothing = none
host-seat = Player { $number }
t-hello = Hello, { $who }!
t-tiles = { $count ->
        [one] one tile
       *[other] { $count } tiles
    }
t-list = Here: { $items }.
t-nest = ({ $inner })
t-only-english = only in English
t-code = { $code ->
        [none] nothing
       *[other] { $code }
    }
t-attribute =
    .hint = only an attribute
"""
DE = """
host-list-comma = { ", " }
host-list-and = { " und " }
host-nothing = nichts
host-seat = Platz { $number }
t-hello = Hallo, { $who }!
t-tiles = { $count ->
        [one] ein Plättchen
       *[other] { $count } Plättchen
    }
t-list = Hier: { $items }.
t-nest = ({ $inner })
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for language, text in (("en", EN), ("de", DE)):
        (tmp_path / language).mkdir()
        (tmp_path / language / "words.ftl").write_text(text, encoding="utf-8")
    return tmp_path


@pytest.fixture
def small(folder: Path) -> Translator:
    return Translator(folder)


def test_finds_languages_by_folder_english_first(small: Translator):
    assert small.languages == ("en", "de")


@pytest.mark.parametrize(
    ("locale", "language"),
    [
        ("de", "de"),
        ("de-AT", "de"),
        ("de_CH", "de"),
        ("DE", "de"),
        ("en-US", "en"),
        ("en-GB", "en"),
        ("fr", "en"),
        ("zh-TW", "en"),
        ("", "en"),
        (None, "en"),
    ],
)
def test_settles_a_discord_locale(small: Translator, locale: str | None, language: str):
    assert small.settle(locale) == language


def test_all_files_of_a_folder_are_read(folder: Path):
    (folder / "de" / "more.ftl").write_text("t-more = mehr\n", encoding="utf-8")
    translator = Translator(folder)
    assert translator.has("de", "t-more")
    assert not translator.has("en", "t-more")
    assert "t-more" in translator.keys("de") - translator.keys("en")


def test_a_message_without_a_value_is_no_text(small: Translator):
    assert not small.has("en", "t-attribute")


def test_words_of_a_language_that_we_do_not_speak_are_english(small: Translator):
    words = small.words("fr", ["Anna"])
    assert words.language == "en"
    assert words(say("t-hello", who=Who(0))) == "Hello, Anna!"


def test_plurals(small: Translator):
    english, german = small.words("en"), small.words("de")
    assert [english(say("t-tiles", count=n)) for n in (0, 1, 2)] == ["0 tiles", "one tile", "2 tiles"]
    assert [german(say("t-tiles", count=n)) for n in (0, 1, 2)] == ["0 Plättchen", "ein Plättchen", "2 Plättchen"]


def test_large_numbers_are_grouped_as_the_language_does(small: Translator):
    assert small.words("en")(say("t-tiles", count=12345)) == "12,345 tiles"
    assert small.words("de")(say("t-tiles", count=12345)) == "12.345 Plättchen"


def test_a_digit_as_code_is_no_number(small: Translator):
    words = small.words("en")
    assert words(say("t-tiles", count=1)) == "one tile"
    assert words(say("t-tiles", count="1")) == "1 tiles"


def test_codes_select_variants(small: Translator):
    words = small.words("en")
    assert [words(say("t-code", code=code)) for code in ("none", "?", 3)] == ["nothing", "?", "3"]


@pytest.mark.parametrize(
    ("items", "english", "german"),
    [
        ((), "Here: none.", "Hier: nichts."),
        (("a",), "Here: a.", "Hier: a."),
        (("a", 2), "Here: a and 2.", "Hier: a und 2."),
        (("a", 2, Who(0)), "Here: a, 2 and Anna.", "Hier: a, 2 und Anna."),
        ((say("t-tiles", count=1), "b", "c", "d"), "Here: one tile, b, c and d.", "Hier: ein Plättchen, b, c und d."),
    ],
)
def test_lists(small: Translator, items: tuple[str | int | Who | Phrase, ...], english: str, german: str):
    phrase = say("t-list", items=items)
    assert small.words("en", ["Anna"])(phrase) == english
    assert small.words("de", ["Anna"])(phrase) == german


def test_seats_by_name_or_number(small: Translator):
    assert small.words("en", ["Anna", "Bert"])(say("t-hello", who=Who(1))) == "Hello, Bert!"
    assert small.words("de", ["Anna"])(say("t-hello", who=Who(1))) == "Hallo, Platz 2!"


def test_tables_do_not_share_names(small: Translator):
    phrase = say("t-hello", who=Who(0))
    assert small.words("en", ["Anna"])(phrase) == "Hello, Anna!"
    assert small.words("en", ["Bert"])(phrase) == "Hello, Bert!"


def test_names_are_put_in_as_they_are(small: Translator):
    assert small.words("en", ["{ $who } \\*x\\*"])(say("t-hello", who=Who(0))) == "Hello, { $who } \\*x\\*!"


def test_nested_phrases_without_isolating_marks(small: Translator):
    text = small.words("de")(say("t-nest", inner=say("t-nest", inner=say("t-tiles", count=2))))
    assert text == "((2 Plättchen))"


def test_a_fact_may_be_long(small: Translator):
    long = "x" * 5000
    assert small.words("en")(say("t-nest", inner=long)) == f"({long})"


def test_a_key_missing_in_a_language_is_said_in_english(small: Translator, caplog: pytest.LogCaptureFixture):
    assert small.words("de")(say("t-only-english")) == "only in English"
    assert not caplog.records


def test_a_key_missing_everywhere_is_shown_and_logged_once(small: Translator, caplog: pytest.LogCaptureFixture):
    with caplog.at_level(logging.ERROR):
        words = small.words("de")
        assert [words(say("t-nowhere", number=n)) for n in (1, 2, 2)] == ["t-nowhere"] * 3
    assert [record.getMessage() for record in caplog.records] == ["text: no text for t-nowhere"]


def test_a_missing_fact_is_logged_and_the_rest_is_shown(small: Translator, caplog: pytest.LogCaptureFixture):
    with caplog.at_level(logging.ERROR):
        assert small.words("en")(say("t-hello")) == "Hello, who!"
    assert "t-hello" in caplog.text


def test_strict_raises_for_both(folder: Path):
    words = Translator(folder, strict=True).words("de")
    with pytest.raises(MissingText, match="t-nowhere"):
        words(say("t-nowhere"))
    with pytest.raises(MissingText, match="who"):
        words(say("t-hello"))


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("t-good = good\nt-bad = { $x\nt-after = after\n", 2),
        ("t-good = good\n\n\nthis is no Fluent\n", 4),
        ("t-select = { $count ->\n    [one] one\n    [other] others\n  }\n", 4),
    ],
)
def test_a_broken_file_is_named_with_its_line(folder: Path, text: str, line: int):
    file = folder / "de" / "broken.ftl"
    file.write_text(text, encoding="utf-8")
    translator = Translator(folder)
    with pytest.raises(BrokenText) as caught:
        translator.check()
    assert caught.value.file == file
    assert caught.value.line == line
    assert str(caught.value).startswith(f"{file}:{line}: ")


def test_broken_text_shows_its_key_and_spares_its_neighbours(folder: Path, caplog: pytest.LogCaptureFixture):
    (folder / "en" / "broken.ftl").write_text("t-good = good\n\nt-bad = { $x\nt-after = after\n", encoding="utf-8")
    words = Translator(folder).words("en")
    assert [words(say(key, x=1)) for key in ("t-good", "t-bad", "t-after")] == ["good", "t-bad", "after"]
    assert [record.message for record in caplog.records if "broken.ftl:3:" in record.message]
    with pytest.raises(MissingText, match=r"broken\.ftl:3:"):
        Translator(folder, strict=True).words("en")(say("t-bad", x=1))


def test_texts_that_refer_to_others_in_a_ring_or_not(folder: Path):
    (folder / "en" / "more.ftl").write_text(
        "t-ring = ring { t-gnir }\nt-gnir = gnir { t-ring }\n"
        "t-box = { -box(size: 2) } and { t-lid }\nt-lid = a lid of { -box(size: 1) }\n"
        "-box = { $size ->\n[1] the box\n*[other] boxes { -wood }\n}\n-wood = of wood\n",
        encoding="utf-8",
    )
    words = Translator(folder, strict=True).words("en")
    assert words(say("t-box")) == "boxes of wood and a lid of the box"
    with pytest.raises(MissingText, match="t-ring"):
        words(say("t-ring"))


def test_only_what_is_wanted_is_parsed(folder: Path, monkeypatch: pytest.MonkeyPatch):
    parsed: list[str] = []
    parser = FluentParser.parse

    def noted(self: FluentParser, source: str) -> ast.Resource:
        parsed.append(source.partition(" ")[0])
        return parser(self, source)

    monkeypatch.setattr(FluentParser, "parse", noted)
    words = Translator(folder).words("de")
    assert parsed == []
    assert words(say("t-hello", who="Ann")) == "Hallo, Ann!"
    assert words(say("t-hello", who="Bob")) == "Hallo, Bob!"
    assert parsed == ["t-hello"]


ONE_LINE = ["a  \n", "  \ta", "[1] a", "*a", ".a = b", 'a "b" \\u0041', "a # b", "a = b", "a\n# b\n\n## c\n#\n"]
MORE_LINES = ["a\n b", "a\n .b = c"]


@pytest.mark.parametrize("source", [*ONE_LINE, *MORE_LINES])
def test_a_text_reads_as_fluent_reads_it(tmp_path: Path, source: str):
    (tmp_path / "words.ftl").write_text(f"t-a = {source}\nt-b = b\n", encoding="utf-8")
    fluent = FluentBundle(["en"], use_isolating=False)
    fluent.add_resource(FluentParser().parse((tmp_path / "words.ftl").read_text(encoding="utf-8")))
    bundle = Bundle("en", tmp_path, str)
    pattern = fluent.get_message("t-a").value
    assert pattern is not None
    assert bundle.fill("t-a", {}) == fluent.format_pattern(pattern)


@pytest.mark.parametrize("source", ["{", "a }", "a\n#b", "a\nb", "a\n#### b"])
def test_a_text_that_fluent_refuses_is_broken(tmp_path: Path, source: str):
    (tmp_path / "words.ftl").write_text(f"t-a = {source}\nt-b = b\n", encoding="utf-8")
    with pytest.raises(BrokenText):
        Bundle("en", tmp_path, str).fill("t-a", {})


def test_a_folder_without_english_is_refused(tmp_path: Path):
    (tmp_path / "de").mkdir()
    (tmp_path / "de" / "words.ftl").write_text("t-a = a\n", encoding="utf-8")
    with pytest.raises(BrokenText, match="English"):
        Translator(tmp_path)


def test_several_threads_get_the_same_words(folder: Path):
    translator = Translator(folder)
    phrases = [say("t-list", items=(say("t-tiles", count=n), Who(n % 3))) for n in range(200)]

    def read(turn: int) -> list[str]:
        return translator.words(("en", "de")[turn % 2], ["A", "B", "C"]).lines(phrases)

    with ThreadPoolExecutor(8) as pool:
        found = list(pool.map(read, range(16)))
    fresh = Translator(folder)
    expected = [fresh.words(language, ["A", "B", "C"]).lines(phrases) for language in ("en", "de")]
    assert found == expected * 8


def test_a_command_is_named_until_its_id_is_known(folder: Path):
    for language, text in (
        ("en", 't-how = Use { COMMAND("play") }.\ncommand-play = play\n'),
        ("de", 't-how = Nimm { COMMAND("play") } oder { COMMAND("g jump") }.\ncommand-play = spielen\n'),
    ):
        (folder / language / "more.ftl").write_text(text, encoding="utf-8")
    translator = Translator(folder, strict=True)

    def said() -> list[str]:
        return [translator.words(language)(say("t-how")) for language in ("en", "de")]

    assert said() == ["Use **/play**.", "Nimm **/spielen** oder **/g jump**."]
    translator.register({"play": 7, "g": 8})
    assert said() == ["Use </play:7>.", "Nimm </play:7> oder </g jump:8>."]
