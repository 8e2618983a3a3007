"""Makes the environments known to Gymnasium and PettingZoo, where they are installed."""

from __future__ import annotations

from importlib.util import find_spec

NAME = "blockness/BlockNess-v0"


def register() -> None:
    """Register everything, once."""
    if find_spec("gymnasium"):
        import gymnasium

        if NAME not in gymnasium.registry:
            gymnasium.register(
                NAME,
                "blockness.envs.single:BlockNess",
                vector_entry_point="blockness.envs.vector:BlockNessVector",
            )
    if find_spec("pettingzoo"):
        from pettingzoo.env_registry.registration import aec_registry
        from pettingzoo.env_registry.registration import register as register_agents

        if NAME not in aec_registry:
            register_agents("aec", NAME, "blockness.envs.agents:BlockNess")
