"""Builds the wheel: engine, rules and bots compiled by mypyc.

Pure Python where there is no C compiler, or where `ITERU_COMPILE=0` says so.
"""

import ast
import inspect
import os
import re
import sys
from collections.abc import Iterator
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

ROOMS = ("engine", "bots", "games/*/rules")
"""What is compiled, and nothing else."""
COMPILED = [
    path
    for room in ROOMS
    for path in sorted(Path("src/iteru").glob(f"{room}/*.py"))
    if path.name != "__init__.py"
]
OPTIMISED = os.environ.get("MYPYC_OPT_LEVEL", "3")
"""How much the C compiler optimises; 0 is ready in a fraction of the time."""
WITHOUT_CODE = {"sdist", "egg_info", "dist_info"}
"""Commands that build nothing that runs."""
DOC = r'PyDoc_STR\((NULL|"(?:[^"\\]|\\.)*")\)'
DOC_OF_FUNCTION = re.compile(rf"(\(PyCFunction\)CPyPy_(\w+),[\s\w|,]*){DOC}")
DOC_OF_CLASS = re.compile(rf"(CPyType_(\w+)_template_ = {{[^}}]*){DOC}")
DOC_OF_ATTRIBUTE = re.compile(
    r"(\(getter\)(\w+?)_get_(\w+),\s*(?:\(setter\)\w+|NULL),\s*)NULL, NULL}"
)
WITHOUT_WARNINGS = [] if sys.platform == "win32" else ["-Wno-all"]
"""In what mypyc writes, gcc spends more time on looking for bad indentation than on compiling."""
INLINED = ["-fno-semantic-interposition"] if sys.platform == "linux" else []
"""Lets the compiler put small functions into those that call them, also across modules: up to a tenth faster."""
PASTED = (Path("native/quick.h"), Path("native/abstract.h"))
"""For the code of mypyc: quicker operations on lists of small numbers, and base classes that `isinstance` tells apart."""
LAST_INCLUDE = re.compile(r'^#include "__native_internal\w*\.h"\n', re.MULTILINE)
RUN_ONCE = re.compile(r"^(char CPyDef_\w+_____top_level__\(void\)) {", re.MULTILINE)
"""The body of a module: half of all the code, and nothing is gained by optimising it."""
DEFINE_RUN_ONCE = """\
#if defined(__GNUC__) && !defined(__clang__)
#define RUN_ONCE __attribute__((optimize("O0")))
#else
#define RUN_ONCE
#endif
"""


class BuildOrGoWithout(build_ext):
    """Compiles all modules or none: half of them compiled would not fit together."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or True

    def run(self) -> None:
        try:
            super().run()
        except Exception as error:  # no compiler, or one that fails
            what = f"not compiled ({error}); the pure Python source runs instead, more slowly."
            print(f"iteru: {what}", file=sys.stderr)
            self.extensions.clear()
            for built in self.get_outputs():
                Path(built).unlink(missing_ok=True)


def docs_in(tree: ast.AST, above: str) -> Iterator[tuple[str, str]]:
    """Every docstring of functions, classes and attributes, by dotted name."""
    for node, following in zip(body := getattr(tree, "body", []), [*body[1:], None], strict=True):
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            name = above if node.name == "__init__" else f"{above}.{node.name}"
            if node.name != "__init__" and (doc := ast.get_docstring(node)):
                yield name, doc
            yield from docs_in(node, name)
        elif isinstance(node, ast.Assign | ast.AnnAssign) and is_text(following):
            target = node.targets[0] if isinstance(node, ast.Assign) else node.target
            if isinstance(target, ast.Attribute):
                yield f"{above}.{target.attr}", inspect.cleandoc(following.value.value)


def is_text(node: ast.AST | None) -> bool:
    return (
        isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    )


def all_docs() -> dict[str, str]:
    """The docstrings of all that is compiled, by every ending of the dotted name: mypyc cuts names short."""
    found: dict[str, list[str]] = {}
    for path in COMPILED:
        module = ".".join(path.relative_to("src").with_suffix("").parts)
        for name, doc in docs_in(ast.parse(path.read_text(encoding="utf-8")), module):
            parts = name.split(".")
            for cut in range(len(parts)):
                found.setdefault(".".join(parts[cut:]), []).append(doc)
    return {name: docs[0] for name, docs in found.items() if len(docs) == 1}


def documented(code: str) -> str:
    """C code of mypyc, which leaves docstrings out, with the docstrings: so `help()` helps."""
    from mypyc.codegen.cstring import c_string_initializer

    docs = all_docs()

    def doc_of(name: str) -> str:
        return docs.get(name.replace("___", "."), "")

    def with_signature(found: re.Match[str]) -> str:
        doc = doc_of(found[2])
        if not doc:
            return found[0]
        signature = "" if found[3] == "NULL" else found[3][1:-1]
        return f'{found[1]}PyDoc_STR("{signature}" {c_string_initializer(doc.encode())})'

    def plain(found: re.Match[str]) -> str:
        doc = doc_of(f"{found[2]}.{found[3]}")
        return f"{found[1]}{c_string_initializer(doc.encode()) if doc else 'NULL'}, NULL}}"

    for pattern in (DOC_OF_FUNCTION, DOC_OF_CLASS):
        code = pattern.sub(with_signature, code)
    return DOC_OF_ATTRIBUTE.sub(plain, code)


def hurried(code: str) -> str:
    """C code that a compiler does not spend half of its time on for what runs once."""
    return DEFINE_RUN_ONCE + RUN_ONCE.sub(r"RUN_ONCE \1 {", code)


def mended(code: str) -> str:
    """C code of mypyc that calls our own functions where its own are slow or wrong."""
    ours = "\n".join(path.read_text(encoding="utf-8") for path in PASTED)
    return LAST_INCLUDE.sub(lambda found: found[0] + ours, code)


def to_compile(source: str) -> str:
    """The file to compile instead of one that mypyc wrote; an unchanged one keeps its age."""
    path = Path(source)
    if not path.name.startswith("__native"):
        return source
    documented_path = path.with_name(path.name.replace("__native", "__documented"))
    code = hurried(mended(documented(path.read_text(encoding="utf-8"))))
    if not documented_path.exists() or documented_path.read_text(encoding="utf-8") != code:
        documented_path.write_text(code, encoding="utf-8")
    return str(documented_path)


def is_switched_off() -> bool:
    return os.environ.get("ITERU_COMPILE", "1").lower() in ("0", "no", "off", "false")


def extensions() -> list[Extension]:
    if is_switched_off() or WITHOUT_CODE & set(sys.argv):
        return []
    from mypyc.build import mypycify

    # Metas name what is drawn, which imports packages that are not there while a wheel is built.
    options = ["--ignore-missing-imports"]
    paths = [str(path) for path in COMPILED]
    built = mypycify([*options, *paths], opt_level=OPTIMISED, debug_level="0", group_name="iteru")
    for extension in built:
        extension.extra_compile_args = [
            *extension.extra_compile_args,
            *WITHOUT_WARNINGS,
            *INLINED,
        ]
        extension.sources = [to_compile(source) for source in extension.sources]
    return built


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildOrGoWithout})
