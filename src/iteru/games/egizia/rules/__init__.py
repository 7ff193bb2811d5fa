"""The rules, compiled: what may be chosen, and what a choice does."""
