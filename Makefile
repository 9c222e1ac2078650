# make help lists what there is. All of it runs on a fresh Debian 12 or 13 (x86-64 or arm64), as root or with sudo.
PYTHON ?= python3
ARGS ?=
BIN := .venv/bin
export PYTHON
export PIP_DISABLE_PIP_VERSION_CHECK := 1

# A venv that cannot run, or that was made in another folder (its scripts hold the path), counts as absent:
# its stamps go, and then it is made from nothing.
$(shell [ "$$(cat .venv/made-in 2>/dev/null)" = "$(CURDIR)" ] && \
    $(BIN)/python -Pc 'import pip, companion, msgspec' 2>/dev/null || rm -f .venv/ready-*)

.PHONY: help setup run test lint bench pictures packages-run packages-test

help:
	@echo 'make run       the whole box, simulated, in a browser on this machine (ARGS="--port 9000" passes options on)'
	@echo 'make test      lint, types and all tests (ARGS="tests/games" runs some of them)'
	@echo 'make lint      lint and types alone'
	@echo 'make bench     measures what the box promises (ARGS="rules" measures one part)'
	@echo 'make pictures  draws the pictures of the README anew'
	@echo 'make setup     only gets ready: Debian packages, and the program in .venv'

setup: packages-run .venv/ready-run
	@echo 'Ready: the command is $(BIN)/companion'

run: packages-run .venv/ready-run
	@$(BIN)/companion run --simulate $(ARGS)

test: lint
	$(BIN)/python -m pytest -n 2 --dist loadfile $(ARGS)

lint: packages-test .venv/ready-test
	$(BIN)/ruff check .
	$(BIN)/ruff format --quiet --diff .
	$(BIN)/mypy

bench: packages-run .venv/ready-test
	@$(BIN)/python -m tests.bench $(ARGS)

pictures: packages-test .venv/ready-test
	@$(BIN)/python -m tests.pictures $(ARGS)

packages-run packages-test: packages-%:
	@systemd/debian-packages.sh $*

# Behind the bar: that the packages were looked at is no reason to fill the venv again.
.venv/ready-run: pyproject.toml | packages-run
	$(call fill,.)

.venv/ready-test: pyproject.toml | packages-test
	$(call fill,.[test])
	@touch .venv/ready-run

# The stamps are away while pip works, so that a run that was cut off begins again from nothing.
define fill
	@[ -e .venv/ready-run ] || "$(PYTHON)" -m venv --clear .venv
	@rm -f .venv/ready-*
	@echo "Installing the program and what it needs into .venv ..."
	@$(BIN)/python -m pip install --quiet --editable "$(1)"
	@printf '%s' "$(CURDIR)" > .venv/made-in
	@touch $@
endef
