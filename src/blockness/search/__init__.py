"""What is probably good and what is certain, on integers: playouts, tree search, exact solvers."""
