"""One form for every name, and passwords that protect."""

import pytest

from iteru.table.names import BadPerson, account_key, clean_line, clean_name
from iteru.table.passwords import check_password


@pytest.mark.parametrize(
    ("given", "name"),
    [
        ("  Anna \t  Nova\u0301  ", "Anna Nová"),
        ("An\u200bna", "Anna"),
        ("\u202eannA\u202c", "annA"),
        ("Anna\u2800\u3164", "Anna"),
        ("Anna\x00", "Anna"),
        ("A\u00a0B\u2003C\nD", "A B C D"),
        ("An\u00adna\ufe0f", "Anna"),
        ("Anna\ud800", "Anna"),
        ("דנה", "דנה"),
    ],
)
def test_a_name_has_one_form_however_it_was_typed(given: str, name: str) -> None:
    assert clean_name(given) == name
    assert clean_name(name) == name


@pytest.mark.parametrize(
    "name", ["", " ", "\u200b", "\u3164", "\u0301", "\x00", "x" * 31, "\U0001f600" * 26, "\ud800"]
)
def test_what_cannot_be_read_or_is_too_long_is_no_name(name: str) -> None:
    with pytest.raises(BadPerson):
        clean_name(name)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "ANNA "),
        ("straße", "STRASSE"),
        ("Nova\u0301", "nov\u200bá"),
        ("Σίσυφος", "ΣΊΣΥΦΟΣ"),
    ],
)
def test_names_that_look_the_same_are_one_account(one: str, other: str) -> None:
    assert account_key(one) == account_key(other)


@pytest.mark.parametrize(
    ("password", "problem"),
    [
        ("", "bad-password"),
        ("short", "bad-password"),
        (" " * 9, "blank-password"),
        ("\u00a0\t" * 9, "blank-password"),
        ("\u200b\u200c\u200d\u2060\ufeff\u200e\u200f\u00ad", "blank-password"),
        ("x" * 201, "long-password"),
        ("\U0001f600\u3042" * 100, "long-password"),
        ("password", "common-password"),
        ("Password123!", "common-password"),
        ("12345678", "common-password"),
        ("87654321", "common-password"),
        ("qwertzuiop", "common-password"),
        ("aaaaaaaaaa", "common-password"),
        ("abcabcabc", "common-password"),
        ("tutankhamon1", "common-password"),
        ("hatshepsut", "password-is-name"),
        ("Hatshepsut1", "password-is-name"),
    ],
)
def test_a_password_that_others_would_try_first_is_refused_with_the_reason(
    password: str, problem: str
) -> None:
    with pytest.raises(BadPerson) as refused:
        check_password(password, "hatshepsut")
    assert refused.value.problem == problem


@pytest.mark.parametrize(
    "password", ["papyrus and clay", "correct horse", "žluťoučký kůň", "x7Gq-44kPz"]
)
def test_other_passwords_are_accepted(password: str) -> None:
    check_password(password, "hatshepsut")


@pytest.mark.parametrize(
    ("given", "line"),
    [
        ("a\u202eb\u2066c\u200fd", "abcd"),
        ("  two \n lines \x00 ", "two lines"),
        ("\u202e\u2069", ""),
        ("\u200b\u3164", ""),
        ("family: \U0001f468\u200d\U0001f469", "family: \U0001f468\u200d\U0001f469"),
        ("x" * 600, "x" * 500),
        ("half \ud800 a letter", "half a letter"),
    ],
)
def test_a_line_of_chat_turns_nothing_around_and_hides_nothing(given: str, line: str) -> None:
    assert clean_line(given, 500) == line
