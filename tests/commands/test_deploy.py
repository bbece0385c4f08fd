"""The files of `docs/deploy` fit the program: settings, paths and pages that they name are there."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from bot.config import NAMES

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "docs" / "deploy"
UNIT = DEPLOY / "mission-control.service"
MOST_EXPOSED = 2.0
"""What `systemd-analyze security` may say of the unit, from 0 to 10; of a unit that hardens nothing it says 9.6."""


def read(name: str) -> str:
    return (DEPLOY / name).read_text("utf-8")


def without_comments(text: str) -> str:
    return re.sub(r"(?m)^\s*#.*$", "", text)


@pytest.mark.parametrize("name", ["Dockerfile", "compose.yaml", "mission-control.service"])
def test_every_setting_that_is_named_is_one(name: str) -> None:
    named = set(re.findall(r"\b(?:MISSION|DISCORD|DATA|DATABASE)_[A-Z_]+\b", read(name)))
    assert named and named <= set(NAMES), named - set(NAMES)


def test_the_image_takes_what_the_package_needs() -> None:
    recipe = without_comments(read("Dockerfile"))
    taken = {word for line in re.findall(r"^COPY (?!--)(.*) \S+$", recipe, re.MULTILINE) for word in line.split()}
    assert taken == {"requirements.lock", "pyproject.toml", "README.md", "LICENSE", "bot", "cogs", "db", "renderers"}
    assert all((ROOT / path).exists() for path in taken)
    kept = {line[1:] for line in read("Dockerfile.dockerignore").splitlines() if line.startswith("!")}
    assert kept == taken
    pins = re.findall(r"(?:prometheus-client|asyncpg)==[\d.]+", recipe)
    assert len(pins) == 2 and all(f'"{pin}"' in (ROOT / "pyproject.toml").read_text("utf-8") for pin in pins)


def test_the_image_runs_without_rights_and_is_checked() -> None:
    last = without_comments(read("Dockerfile")).rpartition("\nFROM ")[2]
    account = re.search(r"^USER ([1-9]\d*):[1-9]\d*$", last, re.MULTILINE)
    assert account and f"chown {account[1]} token.txt" in read("compose.yaml"), "it has to read its secret"
    assert "VOLUME /data\n" in last and 'ENTRYPOINT ["mission-control"]\nCMD ["run"]' in last
    assert re.search(r"HEALTHCHECK .*\\\n.*http://127\.0\.0\.1:8080/healthz", last) and "MISSION_HTTP_PORT=8080" in last


def test_the_container_writes_to_its_volume_alone() -> None:
    text = without_comments(read("compose.yaml"))
    for line in ("read_only: true", "- ALL", "- no-new-privileges:true", '- "127.0.0.1:8080:8080"', "- data:/data"):
        assert f"{line}\n" in text, line
    assert "DISCORD_TOKEN_FILE: /run/secrets/discord_token" in text and "DISCORD_TOKEN:" not in text


def services() -> dict[str, str]:
    """Return the lines of each service of the compose file."""
    text = without_comments(read("compose.yaml")).partition("\nservices:\n")[2].partition("\nsecrets:\n")[0]
    _, *found = re.split(r"(?m)^  (\S+):.*\n", f"\n{text}")
    return dict(zip(found[::2], found[1::2], strict=True))


def test_each_profile_of_the_compose_file_is_one_bot() -> None:
    profiles = {name: re.findall(r"profiles: \[(\w+)\]", lines) for name, lines in services().items()}
    assert profiles == {"bot": ["sqlite"], "bot-on-postgres": ["postgres"], "postgres": ["postgres"]}
    bot, database = services()["bot-on-postgres"], services()["postgres"]
    assert "<<: *bot\n" in bot and "STORE: postgres\n" in bot and "MISSION_BACKUP_FOLDER" not in bot
    assert "DATABASE_URL_FILE: /run/secrets/database_url\n" in bot and "condition: service_healthy\n" in bot
    named = set(re.findall(r"(?m)^      - (\w+)$", bot + database))
    secrets = read("compose.yaml").partition("\nsecrets:\n")[2].partition("\nvolumes:\n")[0]
    assert named == set(re.findall(r"(?m)^  (\w+):$", secrets)), "each secret has its file"


def test_the_database_of_the_compose_file_serves_the_bot() -> None:
    pytest.importorskip("asyncpg", reason="what the store asks of its database stands beside the driver")
    from db.postgres.store import OLDEST

    database = services()["postgres"]
    [version] = re.findall(r"image: postgres:(\d+)$", database, re.MULTILINE)
    assert int(version) >= OLDEST
    hosting = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    for option in ("--locale-provider", "--builtin-locale"):
        [made], [told] = (re.findall(rf"{option}[= ](\S+)", text)[:1] for text in (database, hosting))
        assert made == told, option


@pytest.fixture
def unit(tmp_path: Path) -> Path:
    """The unit with a program that is there."""
    if shutil.which("systemd-analyze") is None:
        pytest.skip("there is no systemd-analyze")
    made = tmp_path / UNIT.name
    made.write_text(read(UNIT.name).replace("/opt/mission-control/bin/mission-control", sys.executable), "utf-8")
    return made


def test_systemd_takes_the_unit(unit: Path) -> None:
    ran = subprocess.run(("systemd-analyze", "verify", str(unit)), capture_output=True, text=True, timeout=60)
    assert (ran.returncode, [line for line in ran.stderr.splitlines() if UNIT.name in line]) == (0, [])


def test_systemd_finds_the_unit_hardened(unit: Path) -> None:
    line = ("systemd-analyze", "security", "--offline=true", "--no-pager", str(unit))
    ran = subprocess.run(line, capture_output=True, text=True, timeout=60)
    found = re.search(r"exposure level for \S+: ([\d.]+)", ran.stdout)
    assert found, ran.stderr
    assert float(found[1]) <= MOST_EXPOSED
