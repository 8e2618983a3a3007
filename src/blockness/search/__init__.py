"""What is likely good, on integers: perft, playouts, tree search, exact solvers."""
