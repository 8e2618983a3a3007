// Made from src/blockness by `python tools/typescript.py`; do not edit.

export const LEVEL_SETTINGS = {"minnow": {"kind": "glance", "noise": 3.0, "forgets": 0.5}, "duckling": {"kind": "glance", "noise": 0.6, "forgets": 0.15, "blocks": 0.7, "hoards": -0.2}, "otter": {"kind": "glance", "noise": 0.1, "forgets": 0.0, "blocks": 0.4}, "heron": {"kind": "search", "simulations": 55, "hoards": 1.5}, "pike": {"kind": "search", "simulations": 400, "blocks": 15.0}, "kelpie": {"kind": "search", "simulations": 5000, "solve_nodes": 5000, "roams": 2.0}, "nessie": {"kind": "search", "seconds": 1.0, "solve_share": 0.6, "looks_up": 1, "widening": 4000}, "plain-uct": {"kind": "plain", "seconds": 1.0, "is_baseline": true}} as const;

export const NODES = 2097152 as const;

export const MEMORY = 0.5 as const;

export const FIRST_TRY = 0.25 as const;

export const LATE = 60 as const;

export const CHECK = 0.1 as const;

export const USUAL_SHARE = 0.5 as const;

export const LEAD = 0.01 as const;

export const KNOWING = {"exploration": 0.8, "patience": 8, "trust": 8, "sharpness": 2.0, "history": 1.5, "foresight": 0.3, "keenness": 1, "margin": 0.1} as const;

export const PLAIN = {"is_plain": 1, "exploration": 1.4, "patience": 1} as const;

export const MARGIN = 64 as const;

export const SOLVE_SHARE = 0.5 as const;

export const REVIEW = {"2": {"simulations": 20000, "nodes": 500000}, "3": {"simulations": 20000, "nodes": 100000}, "4": {"simulations": 20000, "nodes": 100000}} as const;

export const INACCURACY = 0.05 as const;

export const MISTAKE = 0.1 as const;

export const BLUNDER = 0.15 as const;

export const ENOUGH = 1000 as const;

export const DEEPER = 3 as const;

export const TURNING_POINTS = 2 as const;

export const KEPT = 0.05 as const;

export const RIVALS = 2 as const;

export const MOST_REMARKS = 2 as const;

export const FAR = 2 as const;

export const ANALYSIS_SECONDS = 1.0 as const;

export const MOST_MONSTERS = 1048576 as const;

export const MOST_POSITIONS = 20000000 as const;

export const MANNER_NAMES = ["blocks", "hoards", "roams", "is_plain", "exploration", "widening", "patience", "trust", "sharpness", "history", "foresight", "keenness", "margin"] as const;
