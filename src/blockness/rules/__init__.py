"""The rules, once. R1 to R12 are the numbers of docs/rules.md."""
