"""The commands of `iteru`, a module for each group of them."""
