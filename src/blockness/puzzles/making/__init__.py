"""Making puzzles: drafts, proofs that they are worth solving, grades."""
