"""Run the Python source even where compiled modules lie beside it: `ITERU_PURE=1`, to compare the two."""

import sys
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType


class SourceFinder:
    """Finds modules of this package as source only."""

    @staticmethod
    def find_spec(
        name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not name.startswith("iteru.") or path is None:
            return None
        if name.startswith("iteru.contract."):  # never compiled, and pytest reads it in its own way
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name, target)
            if spec is not None:
                return spec
        return None


def prefer_source() -> None:
    sys.meta_path.insert(0, SourceFinder)
