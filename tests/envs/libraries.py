"""Libraries that the environments are made for; they come with the extras."""

import importlib
import os
import warnings
from typing import Any

import pytest

TABLES = [(seats, variant) for seats in (2, 3, 4) for variant in ("classic", "expert")]


def need(name: str) -> Any:
    """Import a library; skip if it is missing, unless skips are forbidden."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # PettingZoo's tests import games of its own that it calls outdated
            return importlib.import_module(name)
    except ModuleNotFoundError:
        assert not os.environ.get("BLOCKNESS_REQUIRE_SERVICES"), f"{name} is required here"
        pytest.skip(f"{name} is not installed (pip install 'blockness[envs,openspiel]')", allow_module_level=True)
