# Two commands do everything on a fresh machine: `make run` and `make test`.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# Whatever the shell says, what Python has compiled is kept: hundreds of processes of the tests would compile it again.
export PYTHONDONTWRITEBYTECODE :=
ROOT := $(if $(filter 0,$(shell id -u)),,sudo )
# On Debian and its kin what is missing is installed, one thing at a time; elsewhere its name is told.
install = command -v apt-get >/dev/null || { echo "Please install with your package manager what Debian calls: $(1)"; exit 1; }; \
	$(ROOT)flock Makefile sh -c 'apt-get update -qq && apt-get install -y -qq --no-install-recommends $(1)'
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile -c constraints.txt

.PHONY: run test check style types js compiled unit journeys lessons bench geometry bots sheet stick format help clean

run: | $(BIN)/python ## environment, install, start the app
	@exec $(PYTHON) start.py

# What has one process has company, also that which waits for the net; what has two does not.
# What is compiled takes a minute, and only the players' tests wait for it.
test: ## environment, install, every check and test
	@$(MAKE) --no-print-directory -j 3 BEFORE="types lessons style js chromium webkit" js compiled unit
	@$(MAKE) --no-print-directory journeys

check: style types lessons ## style, types, lessons

style: $(VENV)/.dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check --quiet .

types: $(VENV)/.dev
	$(BIN)/mypy engine images players lessons screens calzettini building app.py bench

js: node_modules/.stamp ## the JavaScript: types, style, tests
	npm run --silent types
	npm run --silent lint
	npm run --silent test

unit: $(VENV)/.dev nginx postgresql $(BEFORE) ## all tests that need no browser
	$(BIN)/python -m pytest -n 2 --dist loadfile --ignore tests/journeys

journeys: $(VENV)/.dev chromium webkit ## the tests in real browsers, which wait more than they reckon
	$(BIN)/python -m pytest -n 3 --reruns 1 -r R --dist loadfile tests/journeys

compiled: $(VENV)/.dev ## the players' core, which the app compiles beside itself when it has time
	$(BIN)/python -m players compile

lessons: $(VENV)/.dev ## everything wrong with the lessons and words, in one run
	$(BIN)/python -m lessons check

bench: $(VENV)/.dev chromium ## measure: latency, load, weight, start
	$(BIN)/python -m bench

geometry: $(VENV)/.dev chromium ## every screen at every size: is all of it to be seen and pressed?
	$(BIN)/python -m bench geometry

bots: $(VENV)/.dev ## simulated learners and bots with wrong rules: who masters what, what is caught
	$(BIN)/python -m lessons bots

sheet: $(VENV)/.run ## contact sheets of the drawn cards, into build/sheets
	$(BIN)/python -m images.drawn.sheet build/sheets
	$(BIN)/python -m images.changed build/sheets

stick: $(VENV)/.dev ## for each system a ZIP with everything, for a laptop without the net, into build/stick
	$(BIN)/python -m building.stick

format: $(VENV)/.dev
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

# There is one way to an environment with the app in it, and this is not it.
$(BIN)/python:
	@# Debian keeps the module venv in a package of its own.
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { $(call install,python3-venv); }
	@$(PYTHON) start.py --prepare

$(VENV)/.run: requirements.txt requirements-players.txt constraints.txt | $(BIN)/python
	@$(PYTHON) start.py --prepare
	@touch $@

$(VENV)/.dev: requirements-dev.txt requirements-players.txt requirements-server.txt requirements.txt constraints.txt | $(BIN)/python
	$(PIP) -r requirements-dev.txt
	@touch $@ $(VENV)/.run

# Only to check and test the JavaScript; the app runs without.
node_modules/.stamp: package.json package-lock.json .npmrc
	@command -v npm >/dev/null || { $(call install,nodejs npm); }
	npm ci --silent
	@touch $@

.PHONY: chromium webkit
chromium:
	@# Where its package without windows is to be had, it does the same for half of the work.
	@command -v chromium-headless-shell >/dev/null || \
		{ command -v apt-get >/dev/null && ( $(call install,chromium-headless-shell) ) 2>/dev/null; } || \
		command -v chromium >/dev/null || { $(call install,chromium); }

# Only its programs are wanted: the tests start a server of their own, in a folder that goes with it.
.PHONY: postgresql
postgresql:
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null || { $(call install,postgresql); }

# What telephones of one make have: in a window of its own, on a screen that nobody sees.
webkit:
	@{ command -v WebKitWebDriver && command -v Xvfb; } >/dev/null || { $(call install,webkit2gtk-driver xvfb); }

# Before the app stands what docs/serve.md says stands before it.
.PHONY: nginx
nginx:
	@{ PATH="$$PATH:/usr/sbin" command -v nginx && command -v openssl; } >/dev/null || { $(call install,nginx-light openssl); }

help:
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*##/\t/' | expand -t 12

clean:
	rm -rf $(VENV) node_modules build .mypy_cache .ruff_cache .hypothesis
