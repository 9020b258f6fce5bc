# Two commands do everything on a fresh machine: `make run` and `make test`.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
FETCHED := build/fetched/.stamp
# Whatever the shell says, what Python has compiled is kept: hundreds of processes of the tests would compile it again.
export PYTHONDONTWRITEBYTECODE :=
# What the system lacks is installed where that may be done; else it is said, in one sentence, whom to ask for what.
TOOLS := $(PYTHON) -m building.tools
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile -c constraints.txt

.PHONY: run test tools check style types layers given js compiled unit journeys lessons bench geometry bots sheet stick rooms format help clean

run: | $(BIN)/python ## environment, install, start the app
	@exec $(PYTHON) start.py

# What has one process has company, also that which waits for the net; what has two does not.
# What is compiled takes a minute, and only the players' tests wait for it. While the system's packages come there is time for the
# types; browsers wait more than they reckon, and who reads all lessons has that time.
test: ## environment, install, every check and test
	@$(TOOLS) --ask
	@$(MAKE) --no-print-directory -j 3 FIRST=tools BEFORE="style types js" tools js compiled unit
	@$(MAKE) --no-print-directory -j 3 BESIDE="nice -n 19" journeys lessons

tools: ## what the tests need from the system, in one go
	@$(TOOLS)

check: style types layers lessons ## style, types, the order of the rooms, lessons

layers: $(VENV)/.dev ## who may import whom, and how things are called
	$(BIN)/python -m pytest -q tests/test_layers.py

style: $(VENV)/.dev
	$(BIN)/python -m ruff check .
	$(BIN)/python -m ruff format --check --quiet .

types: $(VENV)/.dev
	$(BIN)/python -m mypy engine images players lessons screens calzettini building app.py bench

given: $(BIN)/python ## writes what JavaScript knows of the panels, of what Python says of them
	$(BIN)/python -m building.given_types

js: node_modules/.stamp ## the JavaScript: types, style, tests
	npm run --silent types
	npm run --silent lint
	npm run --silent test

unit: $(VENV)/.dev $(FETCHED) nginx postgresql node_modules/.stamp $(BEFORE) ## all tests that need no browser
	$(BIN)/python -m pytest -n 2 --dist loadfile --ignore tests/journeys

journeys: $(VENV)/.dev chromium webkit firefox ## the tests in real browsers, which wait more than they reckon
	$(BIN)/python -m pytest -n 3 --dist loadfile tests/journeys

compiled: $(VENV)/.dev ## the players' core, which the app compiles beside itself when it has time
	$(BIN)/python -m players compile

lessons: $(VENV)/.dev ## everything wrong with the lessons and words, in one run
	$(BESIDE) $(BIN)/python -m lessons check

bench: $(VENV)/.dev chromium ## measure: latency, load, weight, start
	$(BIN)/python -m bench

geometry: $(VENV)/.dev chromium ## every screen at every size: is all of it to be seen and pressed?
	$(BIN)/python -m bench geometry

bots: $(VENV)/.dev ## simulated learners and bots with wrong rules: who masters what, what is caught
	$(BIN)/python -m lessons bots

sheet: $(VENV)/.run ## contact sheets of the drawn cards, into build/sheets
	$(BIN)/python -m images.drawn.sheet build/sheets
	$(BIN)/python -m images.changed build/sheets

rooms: ## every way in, in bare machines: Debian 12 and 13, as root and as an ordinary user
	@$(PYTHON) -m building.rooms ways

stick: $(VENV)/.dev ## for each system a ZIP with everything, for a laptop without the net, into build/stick
	$(BIN)/python -m building.stick

format: $(VENV)/.dev
	$(BIN)/python -m ruff format .
	$(BIN)/python -m ruff check --fix .

# There is one way to an environment with the app in it, and this is not it: what is missing for it, start.py says.
$(BIN)/python:
	@$(TOOLS) venv 2>/dev/null || true
	@$(PYTHON) start.py --prepare

$(VENV)/.run: requirements.txt requirements-players.txt constraints.txt | $(BIN)/python
	@$(PYTHON) start.py --prepare
	@touch $@

$(VENV)/.dev: requirements-dev.txt requirements-players.txt requirements-server.txt requirements.txt constraints.txt | $(BIN)/python
	$(PIP) -r requirements-dev.txt
	@touch $@ $(VENV)/.run

# Only to check and test the JavaScript; the app runs without.
node_modules/.stamp: package.json package-lock.json .npmrc | $(FIRST)
	@$(TOOLS) node
	npm ci --silent
	@touch $@

# What the tests need of the package index; they themselves ask the net for nothing.
$(FETCHED): constraints.txt building/wheels.txt tests/start/fetched.py | $(VENV)/.dev
	$(BIN)/python -m tests.start.fetched
	@touch $@

.PHONY: chromium webkit firefox nginx postgresql
chromium webkit firefox nginx postgresql: | $(FIRST)
	@$(TOOLS) $@

help:
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*##/\t/' | expand -t 12

clean:
	rm -rf $(VENV) node_modules build .mypy_cache .ruff_cache .hypothesis
