# Every target makes what it needs: `make demo` and `make test` work on a fresh clone.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
SOURCES := proxy memory adapters config ricordo
READY  := $(VENV)/.ready
DEV    := $(VENV)/.dev

# Wherever Python is told to leave no bytecode behind: a suite starts hundreds of processes, each of which would compile
# all of our modules anew, in more than a second.
unexport PYTHONDONTWRITEBYTECODE

# A campaign of one door alone: DOOR=responses, messages or chat.
of_door = $(if $(DOOR),-k $(DOOR))
CAMPAIGN = $(BIN)/python -m pytest -m campaign --hypothesis-profile=random

.PHONY: help demo test tools suite check unit package format lint types imports deps lock expressions bench clean foreign foreign-mem0 foreign-suites \
	foreign-lock \
	campaign-kill campaign-kill-points campaign-slow campaign-fuzz campaign-redis campaign-replay \
	campaign-store campaign-schema campaign-bytes campaign-proxies campaign-bursts campaign-rulebook campaign-properties \
	campaign-soak

help: ## Show the targets
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | awk -F':.*## ' '{printf "  %-16s %s\n", $$1, $$2}'

$(READY): requirements/run.txt pyproject.toml
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/build.txt -r requirements/run.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	touch $@

$(DEV): $(READY) requirements/dev.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/dev.txt
	touch $@

demo: $(READY) ## Play two conversations through a local Ricordo: no key, no service, no download
	$(BIN)/ricordo demo

test: tools suite package ## Everything that CI runs (about 25 minutes on two cores)

check: tools ## Format, lint, types, imports, dependencies, and the tests without the long ones (some 7 minutes)
	$(BIN)/python -m pytest -n 2 -q -m "not campaign and not long"

tools: format lint types imports deps

suite: $(DEV) ## All tests, with coverage
	$(BIN)/python -m pytest -n 2 --cov --cov-report=term:skip-covered $(if $(CI),--durations=20)

unit: $(DEV) ## The tests of what is remembered and how, without the long ones, in about a minute: no server, no process
	$(BIN)/python -m pytest -n 2 -q -m "not long" tests/memory

package: $(DEV) ## Build the wheel reproducibly, install it into an empty environment, start it there
	.ci/package

format: $(DEV)
	$(BIN)/ruff format --check .

lint: $(DEV)
	$(BIN)/ruff check .

types: $(DEV)
	$(BIN)/pyright

imports: $(DEV)
	$(BIN)/lint-imports

deps: $(DEV)
	$(BIN)/deptry $(SOURCES)

lock: ## Resolve the dependencies anew (needs uv on the PATH)
	uv pip compile pyproject.toml --extra anthropic --extra redis --universal --no-strip-extras --generate-hashes --no-emit-index-url --no-header --no-annotate --upgrade -q -o requirements/run.txt
	uv pip compile pyproject.toml --extra anthropic --extra redis --universal --no-strip-extras --generate-hashes --no-emit-index-url --no-header --no-annotate --upgrade -q --group dev -o requirements/dev.txt
	uv pip compile requirements/build.in --universal --no-strip-extras --generate-hashes --no-emit-index-url --no-header --no-annotate --upgrade -q -o requirements/build.txt

expressions: $(DEV) ## Work out anew what the rules' expressions ask of a text, after a change of one
	$(BIN)/python -m bench.expressions --write

bench: $(DEV) ## Overhead and throughput against nginx (and LiteLLM, if installed)
	$(BIN)/python -m bench.load

foreign: $(DEV) ## Real clients in environments of their own, directly and through Ricordo; CLIENT=aider for one
	$(BIN)/python -m tests.foreign $(CLIENT)

foreign-mem0: $(DEV) ## mem0's own client of a server, asked of Ricordo
	FOREIGN_INSTALL=1 $(BIN)/python -m pytest -q tests/foreign/test_mem0_platform.py

foreign-suites: $(DEV) ## The suites of openai-python and openai-node through Ricordo: OPENAI_PYTHON=… OPENAI_NODE=…
	$(BIN)/python -m tests.foreign.suites $(if $(OPENAI_PYTHON),--openai-python "$(OPENAI_PYTHON)") \
		$(if $(OPENAI_NODE),--openai-node "$(OPENAI_NODE)") $(if $(MOCK),--mock "$(MOCK)")

foreign-lock: ## Resolve the foreign clients of Python anew (needs uv on the PATH)
	for lock in tests/foreign/python/locks/*.in; do \
		uv pip compile $$lock --python-version 3.11 --universal --no-strip-extras --generate-hashes --no-emit-index-url --no-header --no-annotate \
			--upgrade -q -o $${lock%.in}.txt || exit 1; done

campaign-kill: $(DEV) ## kill -9 a hundred times at random while eight clients chat (about 5 minutes a door); DOOR=responses for one
	$(CAMPAIGN) $(of_door) tests/e2e/test_kill.py

campaign-kill-points: $(DEV) ## kill -9 fifty times at each of the kill points K1 to K12 (about 20 minutes)
	$(CAMPAIGN) tests/e2e/test_kill_points.py

campaign-slow: $(DEV) ## Ten thousand slow readers
	$(CAMPAIGN) tests/e2e/test_slow_clients.py

campaign-fuzz: $(DEV) ## A million hostile texts through the formatter
	$(CAMPAIGN) tests/memory

campaign-redis: $(DEV) ## Redis killed, frozen, torn and cancelled at length; a hundred users on a fleet; 20,000 hostile pairs of ids
	$(CAMPAIGN) tests/adapters/redis tests/adapters/spool tests/e2e/test_redis.py

campaign-replay: $(DEV) ## Hundreds of conversations with restarts, tools and retries: each prompt begins with the one before; where the provider keeps them, none is replayed
	$(CAMPAIGN) $(of_door) tests/e2e/dialects/test_replay_properties.py tests/e2e/test_held_history.py

campaign-bytes: $(DEV) ## A thousand random requests, a thousand random streams, ten thousand that are cut: no byte is lost on the way
	$(CAMPAIGN) $(of_door) tests/e2e/dialects/test_fidelity.py

campaign-proxies: $(DEV) ## Three proxies on one port, one of them killed thirty times while eight clients chat (about 5 minutes)
	$(CAMPAIGN) tests/e2e/test_proxies.py

campaign-bursts: $(DEV) ## 64 clients at once after a start, each with memories at default settings (10 s, on a quiet machine)
	$(CAMPAIGN) tests/e2e/test_bursts.py

campaign-soak: $(DEV) ## Five hundred users for an hour: memory, files, times and backlog each minute; MINUTES=10 for less
	$(BIN)/python -m bench.soak --minutes $(or $(MINUTES),60)

campaign-schema: $(DEV) ## All of the API against its OpenAPI document, with schemathesis (10 minutes, on a quiet machine)
	$(CAMPAIGN) tests/schema

campaign-store: $(DEV) ## Journals that are restored, a store that is moved, a worker that stands still (about 5 minutes)
	$(CAMPAIGN) tests/e2e/test_store_campaign.py

campaign-rulebook: $(DEV) ## 400 random histories, with erasures and restarts, side by side on every engine (about 10 minutes)
	RICORDO_RULEBOOK_EXAMPLES=$${RICORDO_RULEBOOK_EXAMPLES:-400} $(BIN)/python -m pytest --timeout 7200 --hypothesis-profile=random tests/contract/test_rulebook.py

campaign-properties: $(DEV) ## All properties with other examples each time, ten times as many where a test does not say how many
	$(BIN)/python -m pytest -n 2 -m "hypothesis and not campaign" --hypothesis-profile=search --timeout 3600

clean: ## Remove the environments and the caches
	rm -rf $(VENV) .foreign .pytest_cache .ruff_cache .coverage
