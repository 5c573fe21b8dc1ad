# One command each. Everything they need they set up themselves, in .venv.
PYTHON ?= python3
BIN := .venv/bin

.PHONY: play run test lint proof clean

play: .venv/runtime
	$(BIN)/python -m bot play

run: .venv/runtime
	$(BIN)/python -m bot

test: .venv/dev
	$(BIN)/python -m pytest -n 2 --dist worksteal

lint: .venv/dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/lint-imports
	$(BIN)/pyright

proof: .venv/dev
	$(BIN)/python -m pytest -m proof

.venv/bin/python:
	$(PYTHON) -m venv .venv

.venv/runtime: requirements.txt | .venv/bin/python
	$(BIN)/pip install --quiet --disable-pip-version-check -r requirements.txt
	touch $@

.venv/dev: requirements.txt requirements-dev.txt | .venv/bin/python
	$(BIN)/pip install --quiet --disable-pip-version-check -r requirements-dev.txt
	touch $@ .venv/runtime

clean:
	rm -rf .venv
