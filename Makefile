# Every target makes its own set-up in .venv from the lock files; `make help` lists them.
# All paths are relative, so the checkout may lie in a folder with spaces.

# Compiled modules are kept even where the machine is told not to: the tests start hundreds of processes.
export PYTHONDONTWRITEBYTECODE :=

PYTHON ?= python3
PYTEST_ARGS ?=
UPGRADE ?=
# A test process for each core, up to four: each keeps many games and pictures at hand.
WORKERS ?= --numprocesses logical --maxprocesses 4

PY := .venv/bin/python
INSTALL := $(PY) -m pip install --quiet --disable-pip-version-check --require-hashes
VENV := .venv/.made
HAS_TOKEN := $(or $(DISCORD_TOKEN),$(shell grep -sE '^[[:space:]]*(export )?DISCORD_TOKEN[[:space:]]*=[^[:alnum:]]*[[:alnum:]]' .env))
RUN_LOCK := $(if $(HAS_TOKEN),requirements.lock,requirements-playground.lock)
RUN_READY := .venv/.ready-to-run-$(basename $(RUN_LOCK))
DEV_READY := .venv/.ready-to-develop
COMMAND := .venv/bin/feitoria
DOCS_READY := .venv/docs/.ready
UV := uv==0.13.9
COMPILE := $(PY) -m uv pip compile --quiet --universal --python-version 3.11 \
	--generate-hashes --no-emit-index-url --no-header $(UPGRADE)

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help run test game bench check compiled coverage docs lock clean

help: ## show this list
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/make \1|\2/p' Makefile | awk -F'|' '{printf "  %-12s %s\n", $$1, $$2}'

run: $(RUN_READY) $(COMMAND) ## start the bot: on Discord with a token in .env, else the playground in the browser
	@.venv/bin/feitoria run

test: $(DEV_READY) ## check, then run every test
	@$(MAKE) --no-print-directory --jobs 2 check compiled
	@$(PY) -m pytest $(WORKERS) --dist worksteal $(PYTEST_ARGS)

compiled: $(DEV_READY) # beside mypy, once for all processes; what cannot be imported the tests themselves tell
	@$(PY) -m pytest --collect-only --quiet $(PYTEST_ARGS) >/dev/null 2>&1 || true

game: $(DEV_READY) ## check one game in under a minute: make game GAME=san-juan
	@$(PY) -m tests.game $(GAME)

bench: $(DEV_READY) ## measure speed, pictures, latency and memory
	@$(PY) -m tests.bench

check: $(DEV_READY) ## lint, format, types and import rules
	@$(PY) -m ruff check --quiet .
	@$(PY) -m ruff format --quiet --check .
	@$(PY) -m mypy --no-error-summary
	@$(PY) -c 'from importlinter.cli import lint_imports_command as main; main()' --no-logo

coverage: $(DEV_READY) ## run every test and measure branches: at least 98 % of games/, 92 % of bot/
	@rm -rf var/coverage && mkdir -p var/coverage
	@$(PY) -m coverage run -m pytest $(WORKERS) --dist worksteal $(PYTEST_ARGS)
	@$(PY) -m coverage combine --quiet
	@$(PY) -m coverage report --include='games/*' --fail-under=98
	@$(PY) -m coverage report --include='bot/*' --fail-under=92

docs: $(RUN_READY) $(DOCS_READY) ## write the site of the documentation to var/site, strictly: a dead link ends it
	@$(PY) -m docs.site
	@NO_MKDOCS_2_WARNING=1 .venv/docs/bin/python -m mkdocs build --strict --config-file var/docs/mkdocs.yml

lock: $(VENV) ## write the lock files anew (UPGRADE=--upgrade takes newer versions)
	@$(PY) -m pip install --quiet --disable-pip-version-check $(UV)
	@$(COMPILE) pyproject.toml --output-file requirements.lock
	@$(COMPILE) pyproject.toml --extra playground --constraint requirements.lock --output-file requirements-playground.lock
	@$(COMPILE) pyproject.toml --extra playground --extra dev --constraint requirements-playground.lock --output-file requirements-dev.lock
	@$(COMPILE) --group build --constraint requirements-dev.lock --output-file requirements-build.lock
	@$(COMPILE) --group bench --output-file requirements-bench.lock
	@$(COMPILE) --group docs --output-file requirements-docs.lock

clean: ## remove .venv and the tools' caches; never var/, where the tables are kept
	@rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(VENV):
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
		{ echo "Feitoria needs Python 3.11 or newer: install it, or name it with 'make PYTHON=/path/to/python3'." >&2; exit 2; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || \
		{ echo "This Python cannot make virtual environments: install its venv package (on Debian and Ubuntu: apt install python3-venv)." >&2; exit 2; }
	@$(PYTHON) -m venv .venv
	@touch $@

$(RUN_READY): $(RUN_LOCK) | $(VENV)
	@echo "Installing what Feitoria needs into .venv ..."
	@$(INSTALL) -r $(RUN_LOCK)
	@touch $@

$(COMMAND): pyproject.toml requirements-build.lock | $(RUN_READY)
	@$(INSTALL) -r requirements-build.lock
	@$(PY) -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@

$(DOCS_READY): requirements-docs.lock | $(VENV)
	@echo "Installing what builds the site into .venv/docs ..."
	@$(PYTHON) -m venv .venv/docs
	@.venv/docs/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-docs.lock
	@touch $@

$(DEV_READY): requirements-dev.lock | $(VENV)
	@echo "Installing what Feitoria's developers need into .venv ..."
	@$(INSTALL) -r requirements-dev.lock
	@touch .venv/.ready-to-run-requirements .venv/.ready-to-run-requirements-playground $@
