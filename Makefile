# make play    the table in the browser                  make test    everything that must hold
# make quick   what needs no browser, database server or cluster, in two minutes
# make bench   how fast it is, beside others             make fuzz    10,000 random games a title
# make lint    ruff, mypy, svelte-check and eslint       make format  tidy the source
# make test ARGS="-k sale"    some of the tests and nothing else, at once
# make terminal     a game at the prompt, without Node
# make client       the browser client, built into the server
# make bench-server how fast the server is, and what it keeps in memory
# make compiled     the rules compiled by mypyc, playing the recorded games the same
# make playthroughs the recorded games written anew, after a wanted change of the rules
# make effects      the index of tiles, cards and events, docs/effects.md, written anew
# make refused      what each section refuses, for the pages of the rules, written anew
# make pictures     the main states in all sizes and colours, in build/screenshots
# make docs-pictures  the pictures of the README, docs/pictures, taken anew
#
# Everything is installed into .venv and client/node_modules, once; a second call is instant.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
PIP    := $(BIN)/python -m pip --disable-pip-version-check --quiet
SHELL  := /bin/sh
# Where this is set, every process would compile all its sources anew.
unexport PYTHONDONTWRITEBYTECODE

CHROMIUM ?= /usr/bin/chromium-headless-shell
export CHROMIUM
# One more than there are cores, since tests wait for the browser and for servers.
WORKERS ?= $(shell expr $$(getconf _NPROCESSORS_ONLN) + 1)
PYTEST  := $(BIN)/python -m pytest
NPM     := npm --prefix client --silent
MODULES := client/node_modules
SITE    := src/arkwright/server/site/index.html
# Folders count, too: they are newer when a file in them is gone.
WORDS   := $(wildcard src/arkwright/locales src/arkwright/locales/* src/arkwright/locales/*/*.ftl)
# What the API says, as TypeScript: made from Python, and newer only where it differs.
TYPES   := client/made/messages.ts
CLIENT  := $(TYPES) $(WORDS) $(wildcard client/*.*) $(shell find client/src client/public client/worker -not -name '.*')

.PHONY: play terminal client test quick lint tests quick-tests client-tests \
  pictures docs-pictures format bench bench-server fuzz compiled playthroughs effects refused chromium clean help

help:
	@sed -n 's/^# \{0,1\}//p' Makefile | sed '/^$$/q'

play: $(VENV)/.play $(SITE)
	@$(BIN)/arkwright play $(ARGS)

terminal: $(VENV)/.play
	@$(BIN)/arkwright play --terminal $(ARGS)

client: $(SITE)

ifdef ARGS
test: $(VENV)/.dev $(SITE) chromium
	@$(PYTEST) $(ARGS)
else
test: $(VENV)/.dev $(SITE) chromium
	+@$(MAKE) --no-print-directory --jobs=3 lint client-tests tests
endif

quick: $(VENV)/.dev $(SITE)
	+@$(MAKE) --no-print-directory --jobs=3 lint client-tests quick-tests

tests:
	$(PYTEST) -n $(WORKERS) --maxschedchunk=8

quick-tests:
	$(PYTEST) -n $(WORKERS) --maxschedchunk=8 -m "not browser and not postgresql and not cluster"

client-tests: $(MODULES)/.tested

lint: $(VENV)/.dev $(MODULES)/.checked
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy --strict

pictures: $(VENV)/.dev $(SITE) chromium
	@$(BIN)/python -m tests.browser.pictures $(ARGS)
	@echo "The pictures are in build/screenshots."

docs-pictures: $(VENV)/.dev $(SITE) chromium
	@$(BIN)/python -m tests.browser.docs_pictures $(ARGS)

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
	cd build/compiled && ../../$(BIN)/mypyc $$(find $(addprefix arkwright/,play boardgame cardgame bots) \
	  -name '*.py' ! -name '__init__.py') > ../compiled.log || { tail ../compiled.log; exit 1; }
	PYTHONPATH=build/compiled $(BIN)/python -m pytest -q tests/test_playthroughs.py
	PYTHONPATH=build/compiled $(BIN)/python benchmarks/bench.py $(ARGS)

playthroughs: $(VENV)/.dev
	$(BIN)/python -m tests.playthrough $(ARGS)

effects: $(VENV)/.dev
	$(BIN)/python -m tests.effects

refused: $(VENV)/.dev
	$(BIN)/python -m tests.refused

clean:
	rm -rf $(VENV) $(MODULES) $(dir $(SITE)) $(dir $(TYPES)) build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis
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
	@$(PIP) install -e '.[server]'
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

# The client. Its stamps are newer than its sources when they are built, right and tested.

$(VENV)/.types: $(VENV)/.play $(shell find src/arkwright -name '*.py' -o -name '*.toml')
	@$(BIN)/python -m arkwright.server.reference.typescript $(dir $(TYPES))
	@touch $@

$(TYPES): $(VENV)/.types ;

$(SITE): $(MODULES)/.installed $(CLIENT)
	@echo "Building the browser client ..."
	@$(NPM) run build -- --logLevel warn
	@touch $@

$(MODULES)/.checked: $(MODULES)/.installed $(CLIENT)
	$(NPM) run check
	$(NPM) run lint
	@touch $@

$(MODULES)/.tested: $(MODULES)/.installed $(CLIENT)
	$(NPM) test
	@touch $@

$(MODULES)/.installed: client/package.json client/package-lock.json
	@command -v node >/dev/null && command -v npm >/dev/null || { \
	  echo "The browser client is built with Node 20 or newer and npm, and they are not here." >&2; \
	  echo "Install them (Debian 13: apt install nodejs npm; elsewhere: https://nodejs.org), then make again." >&2; \
	  echo "A game in the terminal needs neither: make terminal" >&2; \
	  exit 2; }
	@node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)' || { \
	  echo "The browser client is built with Node 20.19 or newer; this one is $$(node --version)." >&2; \
	  echo "Install a newer one (Debian 13: apt install nodejs npm; elsewhere: https://nodejs.org), then make again." >&2; \
	  exit 2; }
	@echo "Installing what the browser client needs into $(MODULES) ..."
	@cd client && npm ci --no-audit --no-fund --loglevel=error
	@touch $@

# The browser that the tests click in.
chromium:
	@[ -x "$(CHROMIUM)" ] || { \
	  if command -v apt-get >/dev/null && [ "$$(id -u)" = 0 ]; then \
	    echo "Installing chromium-headless-shell ..."; \
	    apt-get update -qq && apt-get install -y -qq chromium-headless-shell >/dev/null; \
	  else \
	    echo "The browser tests need Chromium, and there is no $(CHROMIUM)." >&2; \
	    echo "Install it (Debian: sudo apt install chromium-headless-shell), or say make test CHROMIUM=/path/to/chromium" >&2; \
	    exit 2; \
	  fi; }
