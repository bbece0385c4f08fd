# Two commands: `make run` and `make test`. Both do all the set-up; the rest is for whoever works on it.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
MUTANTS := .venv-mutants
FIRST := bot.games.core.standing.*
JOBS ?= 2
# "yes" where there is a token, in the environment or in .env: then the practice server is not installed.
HAS_TOKEN = $(if $(strip $(DISCORD_TOKEN)$(DISCORD_TOKEN_FILE)),yes,$(shell grep -qisE \
	'^ *(export +)?DISCORD_TOKEN(_FILE)? *= *["'"'"']?[^"'"'"' \#]' .env && echo yes))

.PHONY: help run test lint format bench fuzz soak mutants lock clean

help:
	@echo "make run    start the bot (without DISCORD_TOKEN: the practice server in your browser)"
	@echo "make test   all tests    make lint   ruff and pyright    make bench   measurements    make soak   long tests (SHARD=2/5: the second of five parts)"
	@echo "make fuzz   random games for a minute, everything checked (GAME=skymines: of another game)"
	@echo "make mutants  what the tests of the rules notice (about 40 minutes on two cores)"

# What a step does is said before it begins, on stderr: stdout belongs to what is run. pip itself says only what is wrong.
define venv
	@$(1)/bin/python -m pip --version >/dev/null 2>&1 || { \
		echo "Creating the virtual environment $(1) (about 5 seconds) ..." >&2; \
		$(PYTHON) -m venv $(1) || { \
			echo "The virtual environment $(1) could not be created; the reason stands above." >&2; exit 1; }; }
endef
define install
	@echo "Installing $$(grep -c '^[^ ].*==' $(2)) packages pinned in $(2) ($(3)) ..." >&2
	@$(1)/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r $(2) || { \
		echo "The packages in $(2) could not be installed; pip's own error stands above." >&2; \
		echo "They are downloaded: look whether this machine is online, then run the same command again." >&2; exit 1; }
endef

$(VENV)/.run: requirements.lock
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Mission Control needs Python 3.11 or newer; '$(PYTHON)' is older. Try: make run PYTHON=python3.11"; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || \
		{ echo "This Python cannot make virtual environments. On Debian or Ubuntu install it with: apt install python3-venv"; exit 1; }
	$(call venv,$(VENV))
	$(call install,$(VENV),$<,about 20 seconds)
	@touch $@

$(VENV)/.practice: requirements-practice.lock $(VENV)/.run
	@echo "There is no DISCORD_TOKEN, so the practice server is installed, too." >&2
	$(call install,$(VENV),$<,what is not there yet; about 10 seconds)
	@touch $@

$(VENV)/.dev: requirements-dev.lock $(VENV)/.run
	$(call install,$(VENV),$<,what is not there yet; about 20 seconds)
	@touch $@

run: $(VENV)/.$(if $(HAS_TOKEN),run,practice)
	@echo "Starting Mission Control ..." >&2
	@exec $(BIN)/python -m bot run

# Every process that a test starts would compile all its modules anew where no bytecode may be kept.
test: $(VENV)/.dev
	@echo "Running all tests (6 to 8 minutes on two cores) ..." >&2
	@PYTHONDONTWRITEBYTECODE= $(BIN)/python -m pytest -n auto --dist worksteal --durations 10

lint: $(VENV)/.dev
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/pyright

format: $(VENV)/.dev
	@$(BIN)/ruff check --fix .
	@$(BIN)/ruff format .

bench: $(VENV)/.dev
	@$(BIN)/python -m tests.bench

fuzz: $(VENV)/.dev
	@$(BIN)/python -m tests.tools fuzz $(if $(GAME),--game $(GAME))

soak: $(VENV)/.dev
	@$(BIN)/python -m pytest -m slow $(if $(SHARD),--shard $(SHARD))
	@TEST_STORE=postgres $(BIN)/python -m pytest tests/service $(if $(SHARD),--shard $(SHARD))

# Mutation testing of the rules (tests/games/MUTANTS.md). mutmut brings packages that nothing else here needs, so it
# lives in an environment of its own. It makes all mutants, notes which test runs what, and tests the few of FIRST.
$(MUTANTS)/.dev: requirements-dev.lock
	$(call venv,$(MUTANTS))
	$(call install,$(MUTANTS),$<,about 40 seconds)
	@echo "Installing mutmut ..." >&2
	@$(MUTANTS)/bin/python -m pip install --quiet --disable-pip-version-check mutmut==3.8.1
	@touch $@

mutants: $(MUTANTS)/.dev
	@rm -rf mutants
	@nice $(MUTANTS)/bin/mutmut run --max-children $(JOBS) "$(FIRST)"
	@cd mutants && nice ../$(MUTANTS)/bin/python -m tests.games.mutation --jobs $(JOBS)
	@$(MUTANTS)/bin/mutmut results

# The lock files name versions and hashes, never an index.
lock:
	@uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header \
		pyproject.toml -o requirements.lock
	@uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header \
		--extra practice -c requirements.lock pyproject.toml -o requirements-practice.lock
	@uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header \
		--extra practice --extra dev -c requirements-practice.lock pyproject.toml -o requirements-dev.lock

clean:
	@rm -rf $(VENV) $(MUTANTS) mutants
