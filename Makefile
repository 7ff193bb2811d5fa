PYTHON ?= python3
export PYTHON
# Else whatever starts Python reads the source anew, and tests start hundreds of programs
unexport PYTHONDONTWRITEBYTECODE
SOURCES := $(shell find native src scripts -type f -not -name '*.so' -not -path '*/__pycache__/*' -not -path '*.egg-info/*') setup.py pyproject.toml constraints.txt
BUILD_DOCS := ITERU_PURE=1 .venv/bin/sphinx-build --quiet --fail-on-warning --keep-going -c docs -d build/doctrees . build/docs

# Four processes on two cores: tests often wait for a server, a page or a program
PYTEST := .venv/bin/python -m pytest -n 4 --dist worksteal
# A test that hangs ends its process, with all stacks printed, and counts as failed: it must not keep the rest from being told
HANGS_AFTER := --timeout-method=thread --timeout
# What failed is tried once more, alone: a machine that was busy is no defect. What fails twice fails, and the first run's report stands above
AGAIN := .venv/bin/python -m pytest -n 1 $(HANGS_AFTER)=300 --last-failed --last-failed-no-failures none

.PHONY: run quick test test-long check check-types check-rest docs types-js golden example drawings icons clean

run: .venv/.ready  ## set up, then serve the page on http://localhost:8000
	@.venv/bin/iteru serve

quick: .venv/.ready-quick  ## the rules of all games, the engine and its promises, in a minute
	.venv/bin/python -m pytest -n 2 --dist worksteal @tests/quick.txt

test: .venv/.ready-dev check  ## every check and every test; a sample of those that repeat something
	$(PYTEST) $(HANGS_AFTER)=300 || $(AGAIN)

test-long: .venv/.ready-dev  ## every test with all its cases: for the night
	$(PYTEST) $(HANGS_AFTER)=3600 -m ""

# mypy has one core to itself, the rest the other
check: .venv/.ready-dev
	@$(MAKE) --no-print-directory --jobs=2 --output-sync check-types check-rest

check-types: .venv/.ready-dev
	.venv/bin/mypy

check-rest: .venv/.ready-dev
	.venv/bin/ruff check .
	.venv/bin/ruff format --check .
	.venv/bin/lint-imports
	$(BUILD_DOCS)
# Tests are read once before four processes read them: what pytest makes of their assertions is kept, and takes longer than reading that
	@.venv/bin/python -m pytest --collect-only -qq > build/collected.txt || { cat build/collected.txt; exit 1; }

docs: .venv/.ready-dev  ## build the documentation site: build/docs/index.html
	$(BUILD_DOCS)

types-js: node_modules/.ready  ## check the JSDoc types of the page's scripts; needs Node and nothing of the rest
	node_modules/.bin/tsc --project tsconfig.json

golden: .venv/.ready-dev  ## write the golden playthroughs anew, to be read as a diff
	.venv/bin/python -m tests.golden.playthrough

example: .venv/.ready  ## write the example game anew from what `iteru new-game` writes
	rm -rf examples/hapi
	cd examples && ../.venv/bin/iteru new-game hapi

drawings: .venv/.ready-dev  ## draw the house anew for docs/architecture.md
	.venv/bin/python scripts/drawings.py

icons: .venv/.ready-dev  ## draw the icons of the installed page anew
	.venv/bin/python scripts/icons.py

clean:
	rm -rf .venv node_modules build *.egg-info src/*.egg-info
	find src -name '*.so' -delete

.venv/.ready: $(SOURCES)
	@scripts/setup run
	@touch $@

.venv/.ready-quick: $(SOURCES)
	@scripts/setup quick
	@touch .venv/.ready $@

.venv/.ready-dev: $(SOURCES)
	@scripts/setup dev
	@touch .venv/.ready .venv/.ready-quick $@

node_modules/.ready: package.json .npmrc
	@command -v npm >/dev/null || { echo "types-js: Node and npm are needed. Install them (Debian: apt-get install nodejs npm)" >&2; exit 1; }
	npm install --no-package-lock
	@touch $@
