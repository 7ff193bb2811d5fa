PYTHON ?= python3
export PYTHON
SOURCES := $(shell find src scripts -type f -not -name '*.so' -not -path '*/__pycache__/*' -not -path '*.egg-info/*') setup.py pyproject.toml constraints.txt

.PHONY: run test test-long check golden example drawings clean

run: .venv/.ready  ## set up, then serve the page on http://localhost:8000
	@.venv/bin/iteru serve

test: .venv/.ready-dev check  ## set up, then run every check and test
	.venv/bin/python -m pytest -n 2 --dist worksteal

test-long: .venv/.ready-dev  ## the tests that are left out of `make test` because they take long
	.venv/bin/python -m pytest -n 2 -m long

check: .venv/.ready-dev
	.venv/bin/ruff check .
	.venv/bin/ruff format --check .
	.venv/bin/mypy
	.venv/bin/lint-imports

golden: .venv/.ready-dev  ## write the golden playthroughs anew, to be read as a diff
	.venv/bin/python -m tests.golden.playthrough

example: .venv/.ready  ## write the example game anew from what `iteru new-game` writes
	rm -rf examples/hapi
	cd examples && ../.venv/bin/iteru new-game hapi

drawings: .venv/.ready-dev  ## draw the house anew for docs/architecture.md
	.venv/bin/python scripts/drawings.py

clean:
	rm -rf .venv build *.egg-info src/*.egg-info
	find src -name '*.so' -delete

.venv/.ready: $(SOURCES)
	@scripts/setup run
	@touch $@

.venv/.ready-dev: $(SOURCES)
	@scripts/setup dev
	@touch .venv/.ready $@
