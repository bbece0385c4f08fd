"""Each setting has an explanation and a default, and is checked at the start with one plain sentence."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot import limits
from bot.__main__ import main
from bot.commands.run import OUTBOX_SHARE, host_settings
from bot.config import NAMES, BadSettings, Token, read_settings
from bot.service.context import HostSettings
from bot.service.features.live_mode.actions import HERE
from bot.service.quotas import Bounds

ROOT = Path(__file__).parent.parent.parent

MOST = [name for name in NAMES if name.startswith("MISSION_MAX_")]
WORDS = {
    *("DATA_DIR", "DISCORD_TOKEN", "DISCORD_TOKEN_FILE", "DATABASE_URL", "DATABASE_URL_FILE"),
    *("MISSION_BACKUP_FOLDER", "MISSION_CONTACT", "MISSION_MEMBER", "MISSION_PRIVACY_URL"),
}
"""Settings that hold nearly any text."""


@pytest.fixture(autouse=True)
def nothing_set(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for name in NAMES:
        monkeypatch.delenv(name, raising=False)


def example() -> str:
    return (ROOT / ".env.example").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", NAMES)
def test_every_setting_is_explained_where_it_stands(name: str) -> None:
    before = example().partition(f"\n#{name}=")
    assert before[1], "it is not in .env.example"
    assert before[0].rpartition("\n")[2].startswith("# ") or name in MOST, "nothing is said of it"
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    listed = page.partition("\n## Settings\n")[2].partition("\n## ")[0]
    assert f"`{name}`" in listed


def test_the_example_shows_the_defaults(tmp_path: Path) -> None:
    plain = read_settings()
    (tmp_path / ".env").write_text(re.sub(r"(?m)^#(?=[A-Z_]+=)", "", example()))
    assert read_settings() == plain


def test_a_host_behaves_by_its_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    assert host_settings(read_settings()) == HostSettings(live=HERE, requests=OUTBOX_SHARE * limits.REQUESTS)
    for number, name in enumerate(MOST):
        monkeypatch.setenv(name, str(number))
    monkeypatch.setenv("MISSION_HOLD_SECONDS", "3")
    set_by_hand = host_settings(read_settings())
    bounds = set_by_hand.bounds
    plain = [getattr(bounds, name) for name in Bounds.__dataclass_fields__.keys() - {"hourly"}]
    assert set_by_hand.hold == 3.0 and sorted([*plain, *bounds.hourly.values()]) == list(range(len(MOST)))
    assert {f"MISSION_MAX_{what.upper()}": most for what, most in bounds.hourly.items()}.items() <= {
        name: number for number, name in enumerate(MOST)
    }.items()
    assert bounds.guild == MOST.index("MISSION_MAX_SERVER_TABLES")


def test_a_strong_computer_thinks_as_long_as_the_host_lets_it(monkeypatch: pytest.MonkeyPatch) -> None:
    assert read_settings().mission_thinking_ms == 200
    monkeypatch.setenv("MISSION_THINKING_MS", "50")
    assert host_settings(read_settings()).thinking == 0.05
    monkeypatch.setenv("MISSION_THINKING_MS", "5")
    with pytest.raises(BadSettings, match="MISSION_THINKING_MS"):
        read_settings()


@pytest.mark.parametrize("name", MOST)
@pytest.mark.parametrize("value", ["-1", "many", "1.5", "٣ ", "9" * 30, "1;2"])
def test_a_bound_that_is_no_number_is_told_in_one_sentence(
    name: str, value: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(name, value)
    with pytest.raises(BadSettings) as bad:
        read_settings()
    assert len(bad.value.faults) == 1
    for command in (("run",), ("doctor", "--offline")):
        assert main(list(command)) == 1
        said = capsys.readouterr().err.strip()
        assert said.startswith(f"{name} cannot be used: ") and len(said.splitlines()) == 1
        assert value not in said
        assert said.endswith("it is a whole number from 0 to 1000000.")


@pytest.mark.parametrize("name", sorted({*NAMES} - WORDS))
def test_no_setting_is_refused_in_a_librarys_words(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(name, "-7 of them")
    with pytest.raises(BadSettings) as bad:
        read_settings()
    [said] = bad.value.faults
    assert re.fullmatch(
        rf"{name} cannot be used: it is (a (whole )?number from \d+ to \d+|one of [A-Z, ]+|an IP .+)\.", said
    )


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("MISSION_CONTACT", "x" * 201),
        ("MISSION_CONTACT", "two\nlines"),
        ("MISSION_PRIVACY_URL", "http://example.org"),
        ("MISSION_PRIVACY_URL", "https://example.org/a b"),
        ("MISSION_PRIVACY_URL", "https://example.org/" + "x" * 200),
    ],
)
def test_what_users_read_is_one_line_or_one_address(name: str, value: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(name, value)
    with pytest.raises(BadSettings, match=f"{name} cannot be used: it is"):
        read_settings()


def test_the_doctor_tells_how_much_may_be_open(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("MISSION_MAX_LOBBIES", "7")
    monkeypatch.setenv("MISSION_MAX_SEATS", "0")
    assert main(["doctor", "--offline"]) == 0
    told = capsys.readouterr().out
    assert "7 lobbies" in told and "any number of seats" in told


def test_environment_overrides_the_file_in_any_letter_case(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("mission_max_seats=7\nexport MISSION_MAX_LOBBIES='8'\nMISSION_MAX_TABLES=\n")
    monkeypatch.setenv("MISSION_MAX_LOBBIES", "9")
    monkeypatch.setenv("MISSION_MAX_SEATS", "")
    settings = read_settings()
    assert (settings.mission_max_seats, settings.mission_max_lobbies, settings.mission_max_tables) == (7, 9, 20)


@pytest.mark.parametrize("value", ["5", " 5 ", "+5", "5.0", "05"])
def test_a_number_is_read_as_people_write_it(value: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MISSION_MAX_SEATS", value)
    assert read_settings().mission_max_seats == 5


@pytest.mark.parametrize("value", ["nan", "inf", "-inf", "601", "-0.1", "٣"])
def test_a_number_out_of_bounds_is_refused(value: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MISSION_HOLD_SECONDS", value)
    with pytest.raises(BadSettings, match="MISSION_HOLD_SECONDS cannot be used: it is a number from 0 to 600"):
        read_settings()


def test_all_faults_are_told_at_once_and_no_value(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("COLOUR=secret1\nMISSION_SHARDS=secret2\n")
    monkeypatch.setenv("DISCORD_TOKEN", "secret3")
    monkeypatch.setenv("MISSION_HOLD", "secret4")
    with pytest.raises(BadSettings) as bad:
        read_settings()
    assert [fault.split()[0] for fault in bad.value.faults] == [
        *("MISSION_HOLD", "COLOUR", "DISCORD_TOKEN", "MISSION_SHARDS")
    ]
    assert "secret" not in str(bad.value)


def test_the_token_is_never_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", " a.secret.token ")
    settings = read_settings()
    assert settings.discord_token == Token("a.secret.token")
    assert "secret" not in f"{settings} {settings!r} {settings.discord_token}"


def test_the_token_may_be_in_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "token").write_text("a.secret.token\n", "utf-8")
    monkeypatch.setenv("DISCORD_TOKEN_FILE", str(tmp_path / "token"))
    assert read_settings().discord_token == Token("a.secret.token")
    assert "secret" not in repr(read_settings())
    monkeypatch.setenv("DISCORD_TOKEN", "another.secret.token")
    with pytest.raises(BadSettings) as bad:
        read_settings()
    assert bad.value.faults == ["DISCORD_TOKEN and DISCORD_TOKEN_FILE are both set; remove one of them."]


@pytest.mark.parametrize(("written", "told"), [(None, "cannot be read"), ("secret", "not a bot token"), ("", "token")])
def test_a_file_without_a_token_is_refused_in_a_sentence(
    written: str | None, told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if written is not None:
        (tmp_path / "token").write_text(written, "utf-8")
    monkeypatch.setenv("DISCORD_TOKEN_FILE", str(tmp_path / "token"))
    with pytest.raises(BadSettings) as bad:
        read_settings()
    [fault] = bad.value.faults
    assert fault.startswith("DISCORD_TOKEN_FILE cannot be used: ") and told in fault and "secret" not in fault
