# Two commands do everything on a fresh machine: `make run` and `make test`.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
ROOT := $(if $(filter 0,$(shell id -u)),,sudo )
# On Debian and its kin what is missing is installed; elsewhere its name is told.
install = command -v apt-get >/dev/null || { echo "Please install with your package manager what Debian calls: $(1)"; exit 1; }; \
	$(ROOT)apt-get update -qq && $(ROOT)apt-get install -y -qq --no-install-recommends $(1)
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt

.PHONY: run test check js unit journeys lessons bench bots sheet format help clean

run: $(VENV)/.run ## environment, install, start the app
	$(BIN)/python app.py

test: check js unit journeys ## environment, install, every check and test

check: $(VENV)/.dev ## style, types, lessons
	$(BIN)/ruff check .
	$(BIN)/ruff format --check --quiet .
	$(BIN)/mypy engine images players lessons screens app.py bench
	$(MAKE) --no-print-directory lessons

js: node_modules/.stamp ## the JavaScript: types, style, tests
	npm run --silent types
	npm run --silent lint
	npm run --silent test

unit: $(VENV)/.dev ## all tests that need no browser
	$(BIN)/python -m pytest -n 2 --ignore tests/journeys

journeys: $(VENV)/.dev chromium webkit ## the tests in real browsers
	$(BIN)/python -m pytest -n 2 --dist loadfile tests/journeys

lessons: $(VENV)/.dev ## everything wrong with the lessons and words, in one run
	$(BIN)/python -m lessons check

bench: $(VENV)/.dev chromium ## measure: latency, load, weight, start
	$(BIN)/python -m bench

bots: $(VENV)/.dev ## simulated learners and bots with wrong rules: who masters what, what is caught
	$(BIN)/python -m lessons bots

sheet: $(VENV)/.run ## contact sheets of the drawn cards, into build/sheets
	$(BIN)/python -m images.drawn.sheet build/sheets
	$(BIN)/python -m images.changed build/sheets

format: $(VENV)/.dev
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Calzettini needs Python 3.11 or newer"; exit 1; }
	@# Debian keeps the module venv in a package of its own.
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { $(call install,python3-venv); }
	$(PYTHON) -m venv $(VENV)

$(VENV)/.run: requirements.txt requirements-players.txt constraints.txt | $(VENV)/bin/python
	$(PIP) -r requirements.txt
	@# Nothing is built for them here: where there is no wheel for this computer, the app runs without.
	@$(PIP) --only-binary :all: -r requirements-players.txt || echo "No numba for this computer: the book plays for club and master."
	@touch $@

$(VENV)/.dev: requirements-dev.txt requirements-players.txt requirements.txt constraints.txt | $(VENV)/bin/python
	$(PIP) -r requirements-dev.txt
	@touch $@ $(VENV)/.run

# Only to check and test the JavaScript; the app runs without.
node_modules/.stamp: package.json package-lock.json .npmrc
	@command -v npm >/dev/null || { $(call install,nodejs npm); }
	npm ci --silent
	@touch $@

.PHONY: chromium webkit
chromium:
	@command -v chromium >/dev/null || { $(call install,chromium); }

# What telephones of one make have: in a window of its own, on a screen that nobody sees.
webkit:
	@{ command -v WebKitWebDriver && command -v Xvfb; } >/dev/null || { $(call install,webkit2gtk-driver xvfb); }

help:
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*##/\t/' | expand -t 12

clean:
	rm -rf $(VENV) node_modules build .mypy_cache .ruff_cache .hypothesis
