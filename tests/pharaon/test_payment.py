"""R4: entry and cost, jokers, the usual payment, and payments by hand."""

import itertools

import pytest

from iteru.engine.rng import Rng
from iteru.games.pharaon.rules import moves as numbers
from iteru.games.pharaon.rules import prices, purse, usual_payment
from iteru.games.pharaon.rules import ways as all_payments
from iteru.games.pharaon.rules.moves import TOKENS
from iteru.games.pharaon.rules.state import PharaonState

from .builder import (
    GAME,
    asked,
    counted,
    fill_area,
    goods,
    moves,
    play,
    refusal,
    started,
    table,
    told,
    usual,
    ways,
)


def test_r4_1_the_entry_is_paid_in_the_colour_of_the_wheel() -> None:
    s = table(entry="offerings black", goods={1: "black"})
    assert moves(s) == ["pass", "offerings"]
    assert moves(table(entry="offerings red", goods={1: "black"})) == ["pass"]
    play(s, "offerings", "pair 1")
    assert s.wheel[:1] == [0]
    assert s.bank[0] == 19


def test_r4_2_the_example_of_pavel_three_of_the_entry_colour_pay_an_artisan() -> None:
    """The rulebook: one for the entry and two more of its kind, or one and three of another kind."""
    s = table(entry="artisans green", goods={1: "green*3"})
    assert usual(s, "artisans") == ["green"] * 3
    s = table(entry="artisans green", goods={1: "green red*3"})
    assert usual(s, "artisans") == ["green", "red", "red", "red"]
    assert "artisans" not in moves(table(entry="artisans green", goods={1: "green red*2"}))
    assert "artisans" not in moves(table(entry="artisans green", goods={1: "red*4"}))


def test_r4_2_the_example_of_hanka_the_bonus_costs_one_more_of_the_kind_or_two_of_another() -> None:
    """Ruling 5: the pair costs nothing more if it is paid in the entry colour."""
    s = table(entry="offerings yellow", goods={1: "yellow*2"})
    assert ways(s, "offerings") == [["yellow"]]
    assert ways(s, "offerings bonus") == [["yellow", "yellow"]]
    s = table(entry="offerings yellow", goods={1: "yellow red*2"})
    assert ways(s, "offerings bonus") == [["yellow", "red", "red"]]


def test_r4_2_the_example_of_marek_entry_red_and_the_fourth_nile_action() -> None:
    s = table(entry="nile red", goods={1: "red blue"})
    assert usual(s, "nile 4") == ["red", "blue"]
    s = table(entry="nile yellow", goods={1: "red blue yellow"})
    assert usual(s, "nile 4") == ["yellow", "red", "blue"]


def test_r4_3_silver_at_the_entry_counts_as_the_colour_of_the_wheel_only() -> None:
    """Ruling 3: declared for the whole action."""
    s = table(entry="nile black", goods={1: "silver red blue"})
    assert ways(s, "nile 4") == [["red", "blue", "silver"]]
    assert "nile 4" not in moves(table(entry="nile black", goods={1: "silver red"}))
    s = table(entry="nile red", goods={1: "joker-nile blue joker-tomb"})
    assert ways(s, "nile 4") == [["blue", "joker-nile"]]


def test_r4_3_a_green_token_paid_as_black_is_black_for_the_deduction() -> None:
    """The rulebook's note on scribes."""
    s = table(entry="nile black", goods={1: "green*2 red"}, nobles={1: "1"})
    assert ways(s, "nile 3") == [["green", "green", "red"]]


def test_r4_4_costs_of_the_areas() -> None:
    """Ruling 6: an artisan may be paid with three silver."""
    s = table(entry="nobles red", goods={1: "black yellow green red blue"})
    assert ways(s, "nobles") == [["black", "yellow", "green", "red", "blue"]]
    s = table(entry="nobles red", goods={1: "black yellow green silver*2"})
    assert ways(s, "nobles") == [["black", "yellow", "green", "silver", "silver"]]
    assert ways(table(entry="artisans red", goods={1: "silver*3"}), "artisans") == [["silver"] * 3]
    s = table(entry="tomb green", goods={1: "green black"})
    assert ways(s, "tomb") == [["black", "green"]]
    assert refusal(s, "nobles").problem == "refused-cannot-pay"


def test_r4_5_nothing_is_paid_that_is_not_needed() -> None:
    """Ruling 48: a payment that contains a smaller one is not offered."""
    s = table(entry="offerings black", goods={1: "black*2 red"})
    assert ways(s, "offerings") == [["black"]]
    s = table(entry="artisans black", goods={1: "black silver*2 red"})
    assert ways(s, "artisans") == [["black", "silver", "silver"]]


def test_r4_6_the_usual_payment_spares_silver_then_offerings_then_jokers() -> None:
    s = table(entry="offerings black", goods={1: "black silver offering-black joker-offerings"})
    assert usual(s, "offerings") == ["black"]
    s = table(entry="offerings black", goods={1: "silver offering-black joker-offerings"})
    assert usual(s, "offerings") == ["joker-offerings"]
    s = table(entry="offerings black", goods={1: "silver offering-black"})
    assert usual(s, "offerings") == ["offering-black"]


def test_r4_6_of_equal_payments_it_takes_what_one_has_most_of() -> None:
    s = table(entry="offerings black", goods={1: "red yellow*3 green"}, nobles={1: "8"})
    assert usual(s, "offerings") == ["yellow"]


def test_r4_7_by_hand_token_by_token_with_the_rest_as_usual() -> None:
    s = table(entry="tomb green", goods={1: "green black silver offering-black"})
    assert usual(s, "tomb") == ["black", "green"]
    play(s, "by-hand", "tomb")
    assert moves(s) == ["rest", "pay black", "pay green", "pay silver"]
    play(s, "pay black")  # the rest can only be silver: it is paid at once
    assert goods(s) == counted("green offering-black")
    assert s.tomb[0] == 1


def test_r4_7_by_hand_is_offered_only_where_there_is_a_choice() -> None:
    s = table(entry="tomb green", goods={1: "green black"})
    assert "by-hand" not in moves(s)
    assert refusal(s, "by-hand").rule == "R4.7"


def test_r4_7_no_payment_can_be_reached_on_two_paths() -> None:
    s = table(
        entry="nobles red",
        goods={1: "black*2 yellow green red silver*2 joker-nobles offering-red offering-blue"},
    )
    found: list[str] = []
    paths = [s]
    play(s, "by-hand")
    while paths:
        state = paths.pop()
        if asked(state) not in ("target", "pay"):
            found.append(str(goods(state)))
            continue
        for action in state.legal_actions():
            if asked(state) == "target" and GAME.notation(action) != "nobles":
                continue
            after = state.clone()
            after.apply(action)
            paths.append(after)
    all_of_them = ways(
        table(
            entry="nobles red",
            goods={1: "black*2 yellow green red silver*2 joker-nobles offering-red offering-blue"},
        ),
        "nobles",
    )
    assert len(found) == len(set(found)) == len(all_of_them) - 1


def test_r4_8_one_token_on_the_wheel_the_others_to_bank_and_used_offerings() -> None:
    """Rulings 9 and 65. Ruling 9: offerings never go to the bank; ruling 65: the game decides what lies on the wheel."""
    s = table(entry="tomb green", goods={1: "offering-black joker-tomb"})
    play(s, "tomb")
    wheel = [TOKENS[kind] for kind in s.wheel if kind >= 0]
    assert wheel == ["joker-tomb"]
    assert [TOKENS[kind] for kind in s.offering_discard] == ["offering-black"]
    s = table(entry="tomb green", goods={1: "green black"})
    play(s, "tomb")
    assert [TOKENS[kind] for kind in s.wheel if kind >= 0] == ["green"]
    assert s.bank[0] == 20


def test_point_offerings_never_pay() -> None:
    """Ruling 10."""
    s = table(entry="offerings black", goods={1: "gift-small gift-large joker-nile"})
    assert moves(s) == ["pass"]


# Against the definition


def brute_ways(s: PharaonState, seat: int, target: int) -> list[int]:
    """All payments, straight from the words of the rules: sets of tokens that pay and of which no part does."""
    zone = numbers.zone_of(target)
    first = seat * numbers.TOKEN_COUNT
    own = [*s.goods[first : first + 11], s.goods[first + numbers.FIRST_JOKER + zone]]
    kinds = [kind for kind in range(12) if own[kind]]
    found = []
    for size in range(1, 7):
        for tokens in itertools.combinations_with_replacement(kinds, size):
            if all(tokens.count(kind) <= own[kind] for kind in tokens) and pays(
                s, seat, target, tokens
            ):
                found.append(tokens)
    least = [one for one in found if not any(is_part(other, one) for other in found)]
    return sorted([sum([1 << 3 * kind for kind in tokens]) for tokens in least])


def is_part(small: tuple[int, ...], large: tuple[int, ...]) -> bool:
    return len(small) < len(large) and all(small.count(kind) <= large.count(kind) for kind in small)


def colours(s: PharaonState, seat: int, kind: int) -> set[int]:
    group = s.layout.alike[s.nobles[seat] & (numbers.SCRIBE_SETS - 1)]
    if kind in (5, 11):
        return set(range(5))
    return {colour for colour in range(5) if group[colour] == group[kind % 6]}


def pays(s: PharaonState, seat: int, target: int, tokens: tuple[int, ...]) -> bool:
    zone = numbers.zone_of(target)
    price = s.layout.prices[purse.price_of(s, purse.Purse(s, seat, zone), target)]
    free = bool(s.nobles[seat] & s.layout.free_entry[zone])
    for place, entry in enumerate(tokens):
        rest = [colours(s, seat, kind) for kind in tokens[:place] + tokens[place + 1 :]]
        can_be = colours(s, seat, entry)
        for colour in can_be if free else can_be & {s.colour_of[zone]}:
            if pays_rest(price, colour, rest):
                return True
    return False


def pays_rest(price: prices.Price, colour: int, rest: list[set[int]]) -> bool:
    if price.pattern == prices.FIXED:
        need = list(price.colours)
        if colour in need:
            need.remove(colour)
        return matches(rest, need)
    if price.pattern == prices.SAME:
        if len(rest) == price.count - 1:
            return all(colour in one for one in rest)
        others = set(range(5)) - {colour}
        return len(rest) == price.count and any(all(x in one for one in rest) for x in others)
    if price.pattern == prices.DIFFERENT:
        others = set(range(5)) - {colour}
        return any(
            matches(rest, list(some)) for some in itertools.combinations(others, price.count - 1)
        )
    return len(rest) == price.count - 1


def matches(tokens: list[set[int]], need: list[int]) -> bool:
    if len(tokens) != len(need):
        return False
    return not tokens or any(
        colour in tokens[0] and matches(tokens[1:], need[:place] + need[place + 1 :])
        for place, colour in enumerate(need)
    )


@pytest.mark.parametrize("seed", range(6))
def test_r4_5_payments_are_those_of_the_definition_and_the_usual_one_is_the_least(
    seed: int,
) -> None:
    rng = Rng.seeded(seed)
    s = started(2 + seed % 4, seed)
    checked = 0
    while s.actor >= 0:
        if asked(s) == "turn" and rng.below(8) == 0:
            checked += check_payments(s.clone(), rng)
        actions = s.legal_actions()
        s.apply(actions[rng.below(len(actions))])
    assert checked


def check_payments(s: PharaonState, rng: Rng) -> int:
    seat = s.actor
    for _ in range(rng.below(3)):
        s.nobles[seat] |= 1 << rng.below(12)
    targets = [*range(numbers.OFFERINGS.first, numbers.TOMB.first), numbers.NILE.at(rng.below(5))]
    for target in targets:
        expected = brute_ways(s, seat, target)
        tokens = purse.Purse(s, seat, numbers.zone_of(target))
        found = all_payments.all_ways(s, tokens, target, all_payments.ALL_WAYS)
        assert sorted(found) == expected
        assert purse.can_pay(s, tokens, target) == bool(expected)
        assert all_payments.has_choice(s, tokens, target) == (len(expected) > 1)
        if expected:
            order = usual_payment.liking(tokens)
            dearness = {usual_payment.dearness(way, order): way for way in expected}
            assert usual_payment.usual_payment(s, tokens, target) == dearness[min(dearness)]
    return len(targets)


def test_lists_are_short() -> None:
    """Ruling 14b: the longest list has at most 14 lines; there are about a hundred actions."""
    assert GAME.action_count < 120
    for seed in range(4):
        s = started(5, seed)
        rng = Rng.seeded(seed)
        while s.actor >= 0:
            actions = s.legal_actions()
            assert len(actions) <= 14
            s.apply(actions[rng.below(len(actions))])


def test_automatic_payment_can_be_taken_back_like_one_by_hand() -> None:
    """Nothing comes to light by either, so undo goes back over all of it."""
    for texts in (["tomb"], ["by-hand", "pay green"]):
        s = table(entry="tomb green", goods={1: "green black silver"})
        events = told(s, *texts)
        assert s.tomb[0] == 1
        assert not any(event.reveals for event in events)


def test_a_full_area_is_not_offered() -> None:
    s = table(entry="tomb green", goods={1: "green black"})
    fill_area(s, "tomb")
    assert "tomb" not in moves(s)
