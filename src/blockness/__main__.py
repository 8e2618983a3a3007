"""`python -m blockness` is the command line."""

from blockness.cli import main

main()
