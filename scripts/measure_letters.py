"""Measures the letters of the two typefaces in a browser, as scenes set them, and writes `kit/fonts/widths.json`.

python scripts/measure_letters.py [--check]
"""

import argparse
import base64
import json
import sys
from pathlib import Path

from iteru.contract.legibility import chromium

KIT = Path(__file__).parents[1] / "src" / "iteru" / "kit"
TABLE = KIT / "fonts" / "widths.json"
FACES = {
    "sans": ("Alegreya Sans", 400, "normal"),
    "bold": ("Alegreya Sans", 700, "normal"),
    "serif": ("Alegreya", 400, "normal"),
    "title": ("Alegreya", 700, "normal"),
    "italic": ("Alegreya", 400, "italic"),
}
LETTERS = (
    "".join(chr(code) for code in range(0x20, 0x17F) if chr(code).isprintable())
    + "\u00a0\u2013\u2014\u2018\u2019\u201c\u201d\u201e…•→←↑↓×\u2212≥≤"
)
MEASURE = """async ([faces, letters]) => {
  const fonts = Object.entries(faces).map(([name, [family, weight, style]]) => [name, style, weight, family]);
  for (const [, style, weight, family] of fonts) {
    await document.fonts.load(`${style} ${weight} 100px "${family}"`, letters);
  }
  const text = document.querySelector("text");
  const measured = {};
  for (const [name, style, weight, family] of fonts) {
    text.style.font = `${style} ${weight} 1000px "${family}"`;
    const width = (letter) => {
      text.textContent = `|${letter}|`;
      return text.getComputedTextLength();
    };
    const bars = width("");
    measured[name] = [...letters].map((letter) => Math.round(width(letter) - bars));
  }
  return measured;
}"""
STYLE = "text { font-variant-numeric: lining-nums tabular-nums !important; font-kerning: none !important; white-space: pre }"


def measured() -> dict[str, dict[str, int]]:
    """Returns the width of each letter in thousandths of its size, by face."""
    sheet = (KIT / "fonts" / "fonts.css").read_text(encoding="utf-8")
    for font in KIT.glob("fonts/*.woff2"):
        inside = base64.b64encode(font.read_bytes()).decode()
        sheet = sheet.replace(f'"{font.name}"', f'"data:font/woff2;base64,{inside}"')
    with chromium() as browser:
        page = browser.new_page()
        page.set_content(f"<style>{sheet}{STYLE}</style><svg><text></text></svg>")
        widths: dict[str, list[int]] = page.evaluate(MEASURE, [FACES, LETTERS])
    return {name: dict(zip(LETTERS, its, strict=True)) for name, its in widths.items()}


def written(widths: dict[str, dict[str, int]]) -> str:
    lines = [f"{json.dumps(name)}: {json.dumps(its)}" for name, its in widths.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure the letters of the typefaces.")
    parser.add_argument(
        "--check", action="store_true", help="write nothing; fail if the table differs"
    )
    is_check = parser.parse_args().check
    table = written(measured())
    if is_check:
        return 0 if TABLE.read_text(encoding="utf-8") == table else 1
    TABLE.write_text(table, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
