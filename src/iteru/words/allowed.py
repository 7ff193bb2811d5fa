"""What may stand for a printed value, in words."""

from collections.abc import Callable

from iteru.engine.allowed import Allowed, Each, Either, Line, Listed, Name, Switch, Whole, Word

Say = Callable[..., str]
"""Says a message: its id, and its facts as keywords."""
Named = Callable[[str], str]
"""What a word of a file of corrections is called."""


def allowed_words(say: Say, allowed: Allowed, named: Named = str) -> str:
    """Says what is allowed; words as `named` calls them, in the file's own spelling where it does not."""
    if isinstance(allowed, Whole):
        return say(message_of(allowed), low=allowed.low, high=allowed.high)
    if isinstance(allowed, Word):
        return say("allowed-word", words=", ".join([named(word) or "–" for word in allowed.known]))
    if isinstance(allowed, Line):
        return say("allowed-line", most=allowed.longest)
    if isinstance(allowed, Name):
        return say("allowed-name", most=allowed.longest)
    if isinstance(allowed, Listed):
        return list_words(say, allowed, allowed_words(say, allowed.of, named))
    if isinstance(allowed, Each):
        of = allowed_words(say, allowed.of, named)
        return say("allowed-each", words=", ".join(allowed.keys), of=of)
    if isinstance(allowed, Either):
        first, second = [allowed_words(say, one, named) for one in (allowed.first, allowed.second)]
        return say("allowed-either", first=first, second=second)
    return say("allowed-switch" if isinstance(allowed, Switch) else "allowed-said")


def message_of(allowed: Whole) -> str:
    return "allowed-exactly" if allowed.low == allowed.high else "allowed-number"


def list_words(say: Say, allowed: Listed, of: str) -> str:
    least, most = allowed.least, allowed.most
    count = str(least) if least == most else say("allowed-range", least=least, most=most)
    said = say("allowed-list", count=count, of=of)
    return say("allowed-falling", list=said) if allowed.falling else said
