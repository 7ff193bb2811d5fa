"""What the picture of Valley of the Kings shows."""

import re
import xml.etree.ElementTree as ElementTree
from collections import Counter
from typing import cast, get_args

import pytest

import iteru
from iteru.games.valley_of_the_kings.rules.moves import CARDS
from iteru.games.valley_of_the_kings.rules.state import ValleyState
from iteru.games.valley_of_the_kings.show.picture import symbols
from iteru.games.valley_of_the_kings.show.picture.cards import action, card_of, head
from iteru.games.valley_of_the_kings.show.picture.formats import FORMATS, Format
from iteru.games.valley_of_the_kings.view_types import ValleyView
from iteru.kit.artist import Artist
from iteru.kit.parts import Wrapped
from iteru.kit.shown import Screen
from iteru.words import LANGUAGES, Words

from .builder import FULL, GAME, play, table

ARTIST = Artist(GAME.meta, Words("en", GAME.meta))
SVG = "{http://www.w3.org/2000/svg}"
SCREENS: tuple[Screen, ...] = get_args(Screen)


def board(state: ValleyState, seat: int | None = None) -> ElementTree.Element:
    return ElementTree.fromstring(ARTIST.board(GAME.view(state, seat)))


def panel(state: ValleyState, seat: int, viewer: int | None = None) -> str:
    return ARTIST.seat(GAME.view(state, viewer), seat)


def seen_in_hand(state: ValleyState, seat: int, viewer: int | None) -> str:
    """The first row of a panel; which cards a player owns, wherever they are, stands below and is known to all."""
    return panel(state, seat, viewer).partition('class="sets"')[0]


def pieces(page: str) -> Counter[str]:
    return Counter(re.findall(r'data-piece="card-([^"]+)"', page))


def targets(picture: ElementTree.Element, begin: str = "") -> list[str]:
    found = [group.get("data-target", "") for group in picture.iter(f"{SVG}g")]
    return [target for target in found if target and target.startswith(begin)]


def target(picture: ElementTree.Element, name: str) -> ElementTree.Element:
    return next(group for group in picture.iter(f"{SVG}g") if group.get("data-target") == name)


COST, GOLD, RANK, HEAD = "on-tablet", "on-coin", "tone", "on-head"


def texts(picture: ElementTree.Element, colour: str = "") -> list[str]:
    """The figures and words, of a colour or all, in the order they are drawn."""
    return [
        "".join(text.itertext())
        for text in picture.iter(f"{SVG}text")
        if not colour or text.get("fill") == f"var(--{colour})"
    ]


def title(group: ElementTree.Element) -> str:
    return group.findtext(f"{SVG}title") or ""


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_card_in_sight_is_drawn_as_a_piece(seats: int) -> None:
    """A tray repeats cards that lie elsewhere, so positions with one are left out."""
    state = GAME.new(seats, seats)
    rng = iteru.Rng.seeded(seats)
    while state.actor != iteru.NOBODY:
        actions = state.legal_actions()
        state.apply(actions[rng.below(len(actions))])
        assert isinstance(state, ValleyState)
        view = GAME.view(state, 0)
        page = ARTIST.board(view)
        if "tray-0" in page:
            continue
        visible = Counter([card for card in [*view["pyramid"], view["boneyard"]["top"]] if card])
        visible.update([*view["played"], *view["revealed"], *view["players"][0]["hand_cards"]])
        for player in view["players"]:
            visible.update({*player["tomb"]})
            visible.update([player["pile_top"]] if player["pile_top"] else [])
        assert pieces(page + "".join([ARTIST.seat(view, seat) for seat in range(seats)])) == visible


def test_r2_7_a_hand_is_open_to_its_owner_alone() -> None:
    state = table(hand={1: "isis isis boat", 2: "urn"})
    assert targets(board(state, 0), "hand-") == ["hand-boat", "hand-statue_of_isis"]
    for seat in (1, None):
        assert "Isis" not in ARTIST.board(GAME.view(state, seat)) + seen_in_hand(state, 0, seat)


def test_r2_7_a_card_that_all_have_seen_go_into_a_hand_is_shown_to_all() -> None:
    state = table(hand={1: "isis* boat"})
    assert "Statue of Isis" in seen_in_hand(state, 0, 1)
    assert "Boat" not in seen_in_hand(state, 0, 1)


def test_copies_in_hand_are_one_thing_to_touch_and_so_many_pieces() -> None:
    picture = board(table(hand={1: "urn urn urn"}), 0)
    held = target(picture, "hand-urn")
    assert texts(held, COST) == ["2", "× 3"]
    places = [group.get("data-place") for group in held.iter(f"{SVG}g") if group.get("data-piece")]
    assert places == ["hand-urn-1", "hand-urn-2", "hand-urn-3"]


def test_a_card_shows_its_cost_set_and_gold_and_says_the_rest() -> None:
    card = target(board(table(pyramid="scarab . . . . .")), "slot-1")
    assert (texts(card, COST), texts(card, RANK), texts(card, GOLD)) == (
        ["7"],
        ["5/5"],
        ["3"],
    )
    assert (
        title(card) == "Scarab – Amulets 5/5, cost 7, gold 3. Entomb a card from your discard pile."
    )


def test_a_card_with_reconstructed_figures_is_marked() -> None:
    picture = board(table(pyramid="scarab hapi . . . ."))
    assert "*" not in texts(target(picture, "slot-1"), HEAD)
    assert "*" in texts(target(picture, "slot-2"), HEAD)
    assert "reconstructed" in title(target(picture, "slot-2"))


def test_a_unique_shows_its_points() -> None:
    assert texts(target(board(table(pyramid="mask . . . . .")), "slot-1"), RANK) == ["5 pt"]


def test_r9_35_cards_in_hand_show_the_gold_of_this_turn_to_whoever_is_on_turn() -> None:
    state = table(hand={1: "urn", 2: "shabti"}, gold_each=4)
    assert texts(target(board(state, 0), "hand-urn"), GOLD) == ["4"]
    assert texts(target(board(state, 1), "hand-shabti"), GOLD) == ["1"]


def test_prices_are_those_of_this_turn() -> None:
    assert texts(target(board(table(pyramid="scarab . . . . .", cheaper=2)), "slot-1"), COST) == [
        "5"
    ]


@pytest.mark.parametrize(
    ("hand", "pile", "tomb", "move", "offered"),
    [
        ("scarab", "urn urn boat", "", "act scarab", ["pile-urn", "pile-boat"]),
        ("ankh", "", "isis mask", "act ankh", ["tomb-burial_mask", "tomb-statue_of_isis"]),
    ],
)
def test_cards_that_lie_elsewhere_come_on_a_tray(
    hand: str, pile: str, tomb: str, move: str, offered: list[str]
) -> None:
    state = play(table(hand={1: hand}, pile={1: pile}, tomb={1: tomb}), move)
    assert targets(board(state, 0), offered[0].partition("-")[0] + "-") == offered
    assert targets(board(state, 1), offered[0].partition("-")[0] + "-") == []


def test_r9_18_only_the_one_who_looks_sees_the_cards() -> None:
    state = play(table(hand={1: "wedjat"}, deck={1: "isis boat mask urn"}), "act wedjat")
    assert targets(board(state, 0), "looked-") == [
        f"looked-{FULL[card]}" for card in ("boat", "mask", "isis")
    ]
    assert "Boat" not in ARTIST.board(GAME.view(state, 1))


def without_place(state: ValleyState, seat: int) -> list[str]:
    """The choices of a seat that have no place on the picture."""
    return [choice.notation for choice in GAME.choices(state, seat) if not choice.path]


def test_r9_4_the_reaction_to_an_attack_has_no_place_since_its_card_could_be_given_up() -> None:
    state = play(
        table(3, hand={1: "duamutef", 2: "urn table shabti", 3: "urn shabti boat"}), "act duamutef"
    )
    assert without_place(state, 1) == ["react"]
    play(state, "react")
    assert without_place(state, 2) == []


def test_what_is_answered_without_a_card_has_no_place() -> None:
    state = table(hand={1: "imsety urn shabti"}, deck={1: "urn urn urn"})
    assert without_place(state, 0) == ["end"]
    play(state, "act imsety", "pick urn")
    assert without_place(state, 0) == ["stop"]


def test_r10_4_a_tomb_shows_how_many_different_cards_of_a_set_there_are_and_its_points() -> None:
    found = panel(table(tomb={1: "ankh ankh scarab urn"}), 0)
    assert ">4<" in found
    assert "2 of 5 different" in found
    assert "Amulets: 2 of 5 different, 4 points" in found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_fits_on_the_pyramid_with_all_its_words(lang: str) -> None:
    artist = Artist(GAME.meta, Words(lang, GAME.meta))
    for first in range(0, len(CARDS), 6):
        shown = [*CARDS[first : first + 6], *["."] * 6][:6]
        short = {full: name for name, full in FULL.items()}
        state = table(pyramid=" ".join([short.get(card, ".") for card in shown]))
        assert "…" not in artist.board(GAME.view(state, None))


def test_players_are_named() -> None:
    named = Artist(GAME.meta, Words("en", GAME.meta, ["Anna", "Bob & <Eve>"]))
    picture = ElementTree.fromstring(named.board(GAME.view(table(turn=2), None)))
    assert "On turn: Bob & <Eve>" in texts(picture)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("form", FORMATS, ids=lambda form: form.name)
def test_every_name_and_every_action_fits_on_every_format(form: Format, lang: str) -> None:
    """An action without room would be left out, a name broken within a word."""
    words, view = Words(lang, GAME.meta), cast(ValleyView, GAME.view(table(), None))
    for name in CARDS:
        card = card_of(view, name)
        for part in [*head(card, form), *action(card, form)]:
            if isinstance(part, Wrapped):
                said = [part.words, *([part.shorter] if part.shorter else [])]
                assert any(part.has_room(*part.fit(one, words.say)) for one in said), name


def test_r10_4_a_viewer_sees_their_own_tomb_with_a_niche_for_each_number() -> None:
    picture = board(table(tomb={1: "ankh ankh scarab urn urn boat", 2: "isis"}), 0)
    places = [group.get("data-place", "") for group in picture.iter(f"{SVG}g")]
    in_tomb = [place for place in places if place.startswith("tomb-")]
    names = ("urn", "boat", "ankh_amulet", "scarab")
    assert in_tomb == [f"tomb-0-{name}" for name in names]
    amulets = next(group for group in picture.iter(f"{SVG}g") if "2 of 5" in title(group))
    assert texts(amulets) == ["Amulets", "4", "3 make 9", "134"]


@pytest.mark.parametrize("seat", [0, None])
def test_all_symbols_that_a_picture_uses_are_drawn(seat: int | None) -> None:
    known = symbols()
    assert known.keys() >= {*CARDS}
    view = GAME.view(table(4, hand={1: "isis urn urn"}, tomb={2: "boat"}, played="dead"), seat)
    drawn = [ARTIST.seat(view, player) for player in range(4)]
    for screen in SCREENS:
        drawn.append(ARTIST.board(view, screen))
    used = re.findall(r'href="#~([^"]+)"', "".join(drawn))
    assert len(used) > 100
    assert {*used} - known.keys() == set()


def test_ones_own_piles_have_words_beside_their_signs() -> None:
    """Whoever learns the signs from them reads those of the others; screen readers hear the words everywhere."""
    words = ("hand", "deck", "discards")
    own, other = panel(table(), 0, viewer=0), panel(table(), 1, viewer=0)
    for word in words:
        assert f'<span class="word">{word}</span>' in own
        assert f'<span class="unseen">{word}</span>' in other
