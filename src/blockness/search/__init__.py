"""What is likely good, and what is certain, on integers: playouts, tree search, exact solvers."""
