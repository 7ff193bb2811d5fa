"""R1 and R2: what there is, and how a game begins."""

from iteru.engine.rng import Rng
from iteru.games.pharaon.rules import figures, gains
from iteru.games.pharaon.rules.moves import TOKENS, ZONES
from iteru.games.pharaon.rules.position import EMPTY

from .builder import GAME, asked, counted, fresh, goods, moves, next_jar, play, started, table, told


def test_r1_1_five_basic_kinds_and_silver() -> None:
    """Ruling 44: all of it lies open. Ruling 2: five tracks on the Nile."""
    view = GAME.view(started(), None)
    assert list(view["bank"]) == ["black", "yellow", "green", "red", "blue", "silver"]
    assert sum(view["players"][1]["goods"].values()) >= 3
    assert len(view["players"][0]["nile"]) == 5


def test_r1_2_what_the_bank_lacks_is_lost() -> None:
    """Ruling 14: take what is there."""
    s = table(entry="nile red", goods={1: "red blue"})
    s.bank[1] = 0
    play(s, "nile 4")
    assert goods(s) == counted("green")
    s = table(entry="nile red", goods={1: "red blue"}, nobles={1: "20"})
    s.bank[:5] = [0, 3, 0, 0, 2]
    next_jar(s, 1)
    s.push(gains.GAIN, 0, gains.packed(figures.JAR, 1))
    s.proceed()
    play(s, "diplomat")
    assert moves(s) == ["take yellow", "take blue"]


def test_r1_3_forty_offerings() -> None:
    s = fresh(2, 5)
    tokens = [*s.bag, *s.pairs, *s.bonus]
    assert len(tokens) == 40
    found = {TOKENS[kind]: tokens.count(kind) for kind in set(tokens)}
    assert found["gift-small"] == 6
    assert found["gift-large"] == 4
    assert {found[f"joker-{zone}"] for zone in ZONES} == {3}
    assert found["offering-red"] == 3


def test_r1_4_a_jar_is_drawn_and_used_ones_are_shuffled_when_none_is_left() -> None:
    s = table(entry="nile black", goods={1: "black yellow"})
    s.jar_discard += s.jar_stock
    s.jar_stock = []
    used = len(s.jar_discard)
    play(s, "nile 1")
    assert len(s.jar_stock) == used - 1
    assert len(s.jar_discard) == 1
    assert sum(goods(s).values()) == 3


def test_r1_5_others_do_not_see_the_nobles_drawn() -> None:
    """Ruling 71: hidden are bag, decks, stock, and the nobles drawn at set-up."""
    s = fresh(3)
    while asked(s) != "keep":
        s.apply(s.legal_actions()[0])
    drawer = s.actor
    assert GAME.view(s, drawer)["drawn"]["cards"] == [card + 1 for card in s.drawn]
    assert GAME.view(s, (drawer + 1) % 3)["drawn"]["cards"] == []
    seen = s.clone()
    seen.resample(drawer, Rng.seeded(4))
    assert seen.drawn == s.drawn
    others = []
    for seed in range(5):
        other = s.clone()
        other.resample((drawer + 1) % 3, Rng.seeded(seed))
        others.append(other.drawn)
    assert any(drawn != s.drawn for drawn in others)


def test_r1_6_a_noble_once_a_round() -> None:
    s = table(goods={1: "black*2"}, nobles={1: "18"})
    assert "treasurer" in moves(s)
    play(s, "treasurer")
    assert "treasurer" not in moves(s)
    assert s.tired[0] == 1 << 17


def test_r2_1_ring_wheel_and_direction_are_random() -> None:
    """Ruling 72: the god of a border lies left of its segment."""
    ring = GAME.view(fresh(3, 1), None)["ring"]
    assert all(ring[place]["god"]["left_zone"] == ring[place - 1]["zone"] for place in range(5))
    games = [fresh(3, seed) for seed in range(30)]
    assert len({tuple(s.ring) for s in games}) > 20
    assert {s.turned for s in games} == {0, 1, 2, 3, 4}
    assert {s.direction for s in games} == {1, -1}
    assert {s.start for s in games} == {0, 1, 2}


def test_r2_2_one_pair_more_than_players() -> None:
    for seats, pairs in enumerate((3, 3, 4, 5, 6), start=1):
        s = fresh(seats)
        assert len(s.pairs) == 2 * pairs
        assert len(s.bonus) == pairs
        assert EMPTY not in s.pairs + s.bonus
        assert len(s.bag) == 40 - 3 * pairs


def test_r2_3_cards_and_jars_on_display() -> None:
    for seats, jars in enumerate((2, 3, 3, 4, 5), start=1):
        s = fresh(seats)
        assert len(s.noble_slots) == 3
        assert len(s.artisan_slots) == 4
        assert len(s.jars) == jars


def test_r2_4_the_right_hand_neighbour_of_the_first_player_begins() -> None:
    """Ruling 1: two silver. Ruling 50: jar, silver, nobles, then the next player. Ruling 26: no noble changes this jar."""
    s = fresh(3, 7)
    order = []
    while asked(s) in ("start-jar", "keep"):
        if asked(s) == "keep":
            order.append(s.actor)
            assert goods(s, s.actor + 1)["silver"] == 2
            assert sum(goods(s, s.actor + 1).values()) == 5
        s.apply(s.legal_actions()[0])
        if asked(s) in ("step", "offering", "artisan"):
            break
    assert order[0] == (s.start - 1) % 3
    assert started(3, 7).jars.count(EMPTY) == 0


def test_r2_5_the_kept_noble_works_at_once_and_the_others_return() -> None:
    """Ruling 45: officials bring what they bring. Ruling 50: the rejected card is nobody's."""
    for seed in range(60):
        s = fresh(3, seed)
        while asked(s) != "keep":
            s.apply(s.legal_actions()[0])
        if 24 in s.drawn:  # noble 25: a space of the burial chamber and a silver
            drawer = s.actor
            play(s, f"keep {s.drawn.index(24) + 1}")
            assert s.tomb[drawer] == 1
            assert goods(s, drawer + 1)["silver"] == 3
            break
    else:
        raise AssertionError("noble 25 was never drawn")
    s = started(3, 2)
    assert len(s.noble_deck) == 26 - 3 - 3
    assert [mask.bit_count() for mask in s.nobles] == [1, 1, 1]


def test_r2_6_newcomers_start_with_a_scribe() -> None:
    """Ruling 49: in the solo game the Traitor gets one, too."""
    s = started(3, 5, newcomer_2=True)
    assert s.nobles[1].bit_count() == 1
    assert s.nobles[1] < 1 << 5
    assert len(s.noble_deck) == 20
    events = told(fresh(2, 5, newcomer_1=True, newcomer_2=True), "jar 1")
    assert "got-scribe" in [event.name for event in events]
    s = started(1, 5, newcomer_1=True)
    assert [mask.bit_count() for mask in s.nobles] == [1, 1]
    assert all(mask < 1 << 5 for mask in s.nobles)


def test_the_mode_without_newcomers_deals_no_scribes() -> None:
    assert all(not s.layout.newcomers[0] for s in (started(2), started(5)))
