// Made from src/blockness/server by `python tools/typescript.py`; do not edit.

export const LAKE = [".444444444.", "44333333344", "43322222334", "43222222234", "43222222234", "43222222234", "43222222234", "43222222234", "43322222334", "44333333344", ".444444444."] as const;

export const COLOURS = ["orange", "green", "purple", "black"] as const;

export const MONSTERS = {"orange": [{"length": 2, "height": 1}, {"length": 3, "height": 2}, {"length": 4, "height": 2}, {"length": 1, "height": 3}, {"length": 3, "height": 3}, {"length": 1, "height": 4}, {"length": 2, "height": 4}, {"length": 2, "height": 5}, {"length": 4, "height": 5}, {"length": 3, "height": 6}], "green": [{"length": 1, "height": 1}, {"length": 2, "height": 2}, {"length": 3, "height": 2}, {"length": 1, "height": 3}, {"length": 3, "height": 3}, {"length": 2, "height": 4}, {"length": 4, "height": 4}, {"length": 2, "height": 5}, {"length": 4, "height": 5}, {"length": 3, "height": 6}], "purple": [{"length": 3, "height": 1}, {"length": 1, "height": 2}, {"length": 4, "height": 2}, {"length": 2, "height": 3}, {"length": 3, "height": 3}, {"length": 1, "height": 4}, {"length": 2, "height": 4}, {"length": 2, "height": 5}, {"length": 3, "height": 5}, {"length": 4, "height": 6}], "black": [{"length": 4, "height": 1}, {"length": 1, "height": 2}, {"length": 2, "height": 2}, {"length": 1, "height": 3}, {"length": 3, "height": 3}, {"length": 2, "height": 4}, {"length": 3, "height": 4}, {"length": 2, "height": 5}, {"length": 4, "height": 5}, {"length": 3, "height": 6}]} as const;

export const LEVELS = ["minnow", "duckling", "otter", "heron", "pike", "kelpie", "nessie"] as const;

export const CHAPTERS = ["first", "turn-back", "stairs", "over-two", "last-gap", "tail-first", "tall-head", "expert-leap", "blocking"] as const;
