# Two commands matter: `make play` and `make test`. Both keep everything in .venv and build/.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check -q

# Everything a compiled module can depend on: mypyc also copies constants out of modules it only
# imports. The list itself, the mode and the compiler count too, see $(VENV)/.inputs.
SOURCES := pyproject.toml setup.py requirements/build.txt \
	$(sort $(shell find src/spieltisch/bots src/spieltisch/core src/spieltisch/games -name '*.py' 2>/dev/null))
PLAIN := $(filter-out 0,$(SPIELTISCH_PLAIN))
COMPILER := $(shell for name in $(firstword $(CC)) gcc clang; do command -v $$name || :; done)

# Exact versions with their hashes, see `make lock`.
INSTALL := $(PIP) install --require-hashes -r
LOCK := $(BIN)/uv pip compile -q --upgrade --universal --python-version 3.11 --generate-hashes \
	--no-annotate --custom-compile-command "make lock"

# One worker more than cores: a browser and a server work for each of them, and every worker sets up
# a table in each state for itself.
# Bytecode is kept even where the environment asks for none: every worker and every server or
# command that a test starts would compile the sources again.
WORKERS ?= $(shell echo $$((1 + $$(getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2))))
# They take a few tests at a time, the longest first (tests/conftest.py), so they end together.
PYTEST = PYTHONDONTWRITEBYTECODE= $(BIN)/pytest
# What tests write lies in memory where there is room for it: browsers and servers wait for no disk.
ROOMY := $(shell df -Pk /dev/shm 2>/dev/null | awk 'NR == 2 && $$4 > 4000000 { print "/dev/shm" }')
IN_MEMORY = scratch=$$(mktemp -d $(addprefix -p ,$(ROOMY))) && trap 'rm -rf "$$scratch"' EXIT INT TERM && \
	export TMPDIR="$$scratch" &&
PLAIN_PYTEST = PYTHONPATH='$(CURDIR)/src' SPIELTISCH_PLAIN=1 $(PYTEST)
PARALLEL = -n $(WORKERS) --dist load --maxschedchunk 4

# What shows that both engines agree: whole games with every text, games saved earlier, all lines of
# play from fixed positions, and bad data, which compiled code meets with types of its own. Random
# games of every kind are compared by a test of the compiled run, see tests/conformance/test_games.py.
BOTH_ENGINES := tests/conformance/test_golden.py tests/conformance/test_snapshots.py \
	$(wildcard tests/games/*/test_perft.py tests/games/*/test_saved_states.py)

# The table straight from the sources, and the command that it runs beside them.
FROM_SOURCE := PYTHONPATH='$(CURDIR)/src' SPIELTISCH_PLAIN=1 $(BIN)/python -m spieltisch serve
BUILD := nice -n 19 $(MAKE) --no-print-directory $(VENV)/.built

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
.PHONY: help play test checks test-plain bench format lock clean FORCE

help:
	@echo "make play        play in the browser (sets everything up the first time)"
	@echo "make test        check and test everything"
	@echo "make checks      the part of that which needs no compiled engine"
	@echo "make test-plain  test all games once more as plain Python"
	@echo "make bench       measure the speed on this machine"
	@echo "make format      format the code and fix what can be fixed by itself"
	@echo "make lock        take the newest versions of all packages into requirements/"
	@echo "make clean       remove .venv, builds and caches"

# Nobody waits for the compiler: until the engine is built, the table is served without it.
play: $(VENV)/.runtime $(VENV)/.inputs
	@if [ -n "$(PLAIN)" ]; then exec env $(FROM_SOURCE); \
	elif [ -e $(VENV)/.built ] && [ -z "$$(find $(SOURCES) $(VENV)/.inputs -newer $(VENV)/.built)" ]; \
	then exec $(BIN)/spieltisch serve; \
	else exec env SPIELTISCH_BUILD='$(BUILD)' $(FROM_SOURCE); fi

# What needs no compiled engine runs beside the compiler, which often leaves a core idle; so does
# the installing of a browser and of the tools for testing. Those for compiling are there before:
# where two install at once they touch no package of each other.
test: $(VENV)/.compiler $(VENV)/.inputs
	@$(MAKE) --no-print-directory $(VENV)/.built & engine=$$!; \
	$(MAKE) --no-print-directory $(VENV)/.browser & browser=$$!; \
	$(MAKE) --no-print-directory checks; found=$$?; \
	wait $$browser && wait $$engine && exit $$found
	@echo "== pytest"
	@if grep -q "compiling failed" build/engine.txt; then cat build/engine.txt >&2; exit 1; fi
	@$(IN_MEMORY) $(PYTEST) $(PARALLEL)

# Meanwhile the tests are compiled once; otherwise each worker would do that for itself.
checks: $(VENV)/.dev
	@$(PLAIN_PYTEST) --collect-only -qq >/dev/null 2>&1 &
	@echo "== ruff"
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check
	@echo "== mypy"
	@$(BIN)/mypy
	@echo "== import-linter"
	@PYTHONPATH='$(CURDIR)/src' $(BIN)/lint-imports
	@echo "== pytest, plain Python"
	@$(IN_MEMORY) $(PLAIN_PYTEST) $(PARALLEL) $(BOTH_ENGINES)

test-plain: $(VENV)/.dev
	@$(IN_MEMORY) $(PLAIN_PYTEST) $(PARALLEL) tests/core tests/bots tests/conformance tests/games

bench: $(VENV)/.built
	@$(BIN)/spieltisch bench

format: $(VENV)/.dev
	@$(BIN)/ruff check --fix-only
	@$(BIN)/ruff format

clean:
	rm -rf $(VENV) build dist src/*.egg-info
	rm -rf .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src \( -name '*.so' -o -name '*.pyd' -o -name .building \) -delete
	find src $(wildcard tests bench tools) -name __pycache__ -prune -exec rm -rf {} +

$(VENV)/.created:
	@command -v $(PYTHON) >/dev/null || { echo >&2 \
	  "Spieltisch needs Python 3.11 or newer, but there is no '$(PYTHON)'. Name another one with: make PYTHON=python3.12 ..."; \
	  exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo >&2 \
	  "Spieltisch needs Python 3.11 or newer, and '$(PYTHON)' is older. Name another one with: make PYTHON=python3.12 ..."; \
	  exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { echo >&2 \
	  "'$(PYTHON)' cannot create environments, because its venv or ensurepip module is missing. On Debian and Ubuntu: apt install python3-venv"; \
	  exit 1; }
	@echo "Setting up $(VENV) ..."
	@$(PYTHON) -m venv --clear $(VENV)
	@touch $@

$(VENV)/.runtime: requirements/play.txt | $(VENV)/.created
	@echo "Installing what the game needs ..."
	@$(INSTALL) $<
	@touch $@

$(VENV)/.dev: requirements/dev.txt | $(VENV)/.runtime
	@echo "Installing the tools for testing ..."
	@$(INSTALL) $<
	@touch $@

# Where Chromium is missing and Debian's packages can be had, it is installed.
# Browser tests take whichever Chromium there is; the one without windows draws them fastest.
$(VENV)/.browser: | $(VENV)/.created
	@if command -v chromium-headless-shell >/dev/null; then :; \
	elif [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	  echo "Installing Chromium for the browser tests ..."; apt-get update -qq; \
	  for name in chromium-headless-shell chromium; do command -v $$name >/dev/null \
	    || apt-get install -y -qq --no-install-recommends $$name >/dev/null && break; done; \
	elif ! command -v chromium chromium-browser google-chrome >/dev/null; then \
	  echo "There is no Chromium; the browser tests will be skipped."; fi
	@touch $@

$(VENV)/.inputs: FORCE | $(VENV)/.created
	@echo '$(PLAIN) $(COMPILER) $(SOURCES)' > $@.new
	@if cmp -s $@.new $@; then rm $@.new; else mv $@.new $@; fi

$(VENV)/.compiler: requirements/build.txt | $(VENV)/.runtime
	@$(INSTALL) $<
	@touch $@

$(VENV)/.built: $(SOURCES) $(VENV)/.inputs | $(VENV)/.compiler
	@echo "Compiling the rules engine (one to three minutes) ..."
	@$(PIP) install --no-deps --no-build-isolation -e .
	@cat build/engine.txt
	@touch $@

# What pyproject.toml asks for, each package in the newest version that fits the others. The parts
# agree with each other because each is bound by the one before.
lock: | $(VENV)/.created
	@$(PIP) install uv
	@$(LOCK) --extra server pyproject.toml -o requirements/play.txt
	@$(BIN)/python -c 'import tomllib; \
	  print(*tomllib.load(open("pyproject.toml", "rb"))["build-system"]["requires"], sep="\n")' \
	  | $(LOCK) -c requirements/play.txt - -o requirements/build.txt
	@$(LOCK) -c requirements/play.txt -c requirements/build.txt --extra server --extra dev \
	  pyproject.toml -o requirements/dev.txt
