"""A fuzzer of the whole server: people who do anything in any order, and what must hold whatever they do."""
