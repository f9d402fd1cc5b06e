# make play    a game of Water Frame in the terminal     make test    everything that must hold
# make bench   how fast it is, beside others             make fuzz    10,000 random games a title
# make lint    ruff and mypy                             make format  tidy the source
# make bench-server how fast the server is, and what it keeps in memory
# make compiled     the rules compiled by mypyc, playing the recorded games the same
# make playthroughs the recorded games written anew, after a wanted change of the rules
#
# Everything is installed into .venv, once; a second call is instant.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
PIP    := $(BIN)/python -m pip --disable-pip-version-check --quiet
SHELL  := /bin/sh

.PHONY: play test lint format bench bench-server fuzz compiled playthroughs clean help

help:
	@sed -n 's/^# \{0,1\}//p' Makefile | sed '/^$$/q'

play: $(VENV)/.play
	@$(BIN)/arkwright play $(ARGS)

test: lint
	$(BIN)/python -m pytest -n auto $(ARGS)

lint: $(VENV)/.dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy --strict

format: $(VENV)/.dev
	$(BIN)/ruff check --fix-only --quiet .
	$(BIN)/ruff format .

bench: $(VENV)/.bench
	@$(BIN)/python benchmarks/bench.py $(ARGS)

bench-server: $(VENV)/.play
	@$(BIN)/python benchmarks/server.py $(ARGS)

# The games, then whatever can be sent to the server.
fuzz: $(VENV)/.dev
	@$(BIN)/python benchmarks/fuzz.py $(ARGS)
	@PYTHONPATH=. $(BIN)/python benchmarks/fuzz_api.py

# Needs a C compiler. The same files, compiled beside the sources, must give the same games.
compiled: $(VENV)/.dev
	rm -rf build/compiled && mkdir -p build/compiled && cp -r src/arkwright build/compiled/
	cd build/compiled && ../../$(BIN)/mypyc $$(find $(addprefix arkwright/,play waterframe cardgame) \
	  -name '*.py' ! -name '__init__.py') > ../compiled.log || { tail ../compiled.log; exit 1; }
	PYTHONPATH=build/compiled $(BIN)/python -m pytest -q tests/test_playthroughs.py
	PYTHONPATH=build/compiled $(BIN)/python benchmarks/bench.py $(ARGS)

playthroughs: $(VENV)/.dev
	$(BIN)/python -m tests.playthrough $(ARGS)

clean:
	rm -rf $(VENV) build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find src tests benchmarks -name __pycache__ -type d -prune -exec rm -rf {} +

# The environment. Each stamp is newer than pyproject.toml when its part is installed.

$(VENV)/.created:
	@command -v $(PYTHON) >/dev/null || { \
	  echo "Python 3.11 or newer is needed, and there is no $(PYTHON)." >&2; \
	  echo "Install it (Debian, Ubuntu: apt install python3 python3-venv), or say make PYTHON=/path/to/python3.11" >&2; \
	  exit 2; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo "Python 3.11 or newer is needed; this one is $$($(PYTHON) -V 2>&1)." >&2; \
	  echo "Install a newer one beside it and say make PYTHON=python3.11" >&2; \
	  exit 2; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
	  if command -v apt-get >/dev/null && [ "$$(id -u)" = 0 ]; then \
	    echo "Installing python3-venv ..."; \
	    apt-get update -qq && apt-get install -y -qq python3-venv >/dev/null; \
	  else \
	    echo "Python's venv module is missing." >&2; \
	    echo "Install it (Debian, Ubuntu: sudo apt install python3-venv), then make again." >&2; \
	    exit 2; \
	  fi; }
	@$(PYTHON) -m venv --clear $(VENV)
	@touch $@

$(VENV)/.play: pyproject.toml $(VENV)/.created
	@echo "Installing what the game needs into $(VENV) ..."
	@$(PIP) install -e .
	@touch $@

$(VENV)/.dev: pyproject.toml $(VENV)/.created
	@echo "Installing what the tests need into $(VENV) ..."
	@$(PIP) install -e '.[dev]'
	@touch $@ $(VENV)/.play

# The bench runs without the others, too: it says which one it could not measure.
$(VENV)/.bench: pyproject.toml $(VENV)/.play
	@echo "Installing what the bench compares with into $(VENV) ..."
	@$(PIP) install open_spiel || echo "open_spiel can't be installed here."
	@$(PIP) install catanatron || echo "catanatron can't be installed here."
	@touch $@
