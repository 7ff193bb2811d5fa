"""The options that a table is played with, in words."""

from iteru.engine.options import Option, options_of
from iteru.table.live import LiveTable
from iteru.web.texts import page_words
from iteru.words import Words


def options_in_force(table: LiveTable, lang: str) -> list[tuple[str, str]]:
    """Each option that matters with this number of seats, and its value; those that share a flag in one line."""
    words = page_words(lang, table.game.meta)
    chosen = table.match.state.setting.options
    shown: dict[str, list[str]] = {}
    for option in options_of(type(chosen)):
        if option.matters_with(len(table.seats)):
            name = words.say(f"option-{option.name}")
            value = value_of(option, getattr(chosen, option.name), words)
            if option.flag:
                shown.setdefault(words.say(f"flag-{option.flag}"), []).append(f"{name} {value}")
            else:
                shown[name] = [value]
    return [(name, ", ".join(values)) for name, values in shown.items()]


def value_of(option: Option, value: str | bool, words: Words) -> str:
    if option.is_switch:
        return words.say("web-yes" if value else "web-no")
    return words.value(option.name, str(value))
