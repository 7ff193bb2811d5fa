about-game = Buy from a crumbling pyramid of cards, and bury your best before the end.

## Names

card-none = no card
card-unknown = an unseen card
card-shabti = Shabti
card-urn = Urn
card-box_of_food = Box of Food
card-offering_table = Offering Table
card-mummified_cat = Mummified Cat
card-censer = Censer
card-boat = Boat
card-ka_figurine = Ka Figurine
card-throne = Throne
card-burial_mask = Burial Mask
card-outer_sarcophagus = Outer Sarcophagus
card-middle_sarcophagus = Middle Sarcophagus
card-inner_sarcophagus = Inner Sarcophagus
card-imsety_jar = Imsety Jar
card-qebehsenuef_jar = Qebehsenuef Jar
card-hapi_jar = Hapi Jar
card-duamutef_jar = Duamutef Jar
card-wedjat_amulet = Wedjat Amulet
card-ankh_amulet = Ankh Amulet
card-tyet_amulet = Tyet Amulet
card-djed_amulet = Djed Amulet
card-scarab = Scarab
card-book_of_gates = Book of Gates
card-book_of_the_heavens = Book of the Heavens
card-book_of_the_earth = Book of the Earth
card-book_of_traversing_eternity = Book of Traversing Eternity
card-book_of_the_netherworld = Book of the Netherworld
card-book_of_the_dead = Book of the Dead
card-statue_of_sobek = Statue of Sobek
card-statue_of_bastet = Statue of Bastet
card-statue_of_anubis = Statue of Anubis
card-statue_of_isis = Statue of Isis
card-statue_of_osiris = Statue of Osiris
card-statue_of_horus = Statue of Horus
card-statue_of_thoth = Statue of Thoth

place-hand = your hand
    .from = from your hand
place-pile = your discard pile
    .from = from your discard pile
place-tomb = your tomb
    .from = from your tomb
place-pyramid = the pyramid
    .from = from the pyramid
place-base = the base of the pyramid
    .from = from the base of the pyramid
place-stock = the stock
    .from = from the top of the stock
place-boneyard = the boneyard
    .from = from the top of the boneyard

cards = { $count ->
    [0] no cards
    [one] { $count } card
   *[other] { $count } cards
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Options

option-completist = Completist: a complete set scores one point more for each of its cards
option-boat_crumble = Who chooses which card falls after a Boat
value-boat_crumble-turn = the active player
value-boat_crumble-boat = the Boat’s owner
option-partial_draws = An action that draws cards may be used even when fewer can be drawn
option-open_piles = You may look through your own discard pile in your turn too
option-open_lists = Lists show which cards each player owns

## Where points come from

score-starter = Starters
score-unique = Uniques
score-sarcophagi = Sarcophagi
score-canopic_jars = Canopic jars
score-amulets = Amulets
score-books = Books
score-statues = Statues
tie-tomb = fewer cards in the tomb
    .row = Cards in the tomb
    .note = { $count } in the tomb

## What a card does, step by step

does-draw = Draw { $count ->
    [one] a card
   *[other] { $count } cards
}.
does-draw-as-many = Then draw as many.
does-discard = Discard { does-thing }.
does-sacrifice = Sacrifice { does-thing }.
does-entomb = Entomb { does-thing }.
does-gain = Gain { does-thing }.
does-take = { $which ->
    [any] Take { does-thing } into your hand.
    [cheapest] Take { does-thing } into your hand.
   *[other] Take into your hand { does-thing }.
}
does-thing = { $which ->
    [any] { does-what } { does-from }
    [cheapest] { does-what } { does-from }
   *[other] { does-what } { does-from } { does-which }
}
does-what = { $which ->
    [cheapest] { $count ->
        [0] any number of cards, each time the cheapest,
        [one] the cheapest card
       *[other] the { $count } cheapest cards
    }
   *[any] { $count ->
        [0] any number of cards
        [one] a card
       *[other] { $count } cards
    }
}
does-from = { $place_count ->
    [one] { $place-from }
   *[other] { $place-from } or { $other_place-from }
}
does-which = { $which ->
    [same-set] that { does-belong } to the same set
    [tomb-set] that { does-belong } to a set in your tomb
    [up-to] that { does-cost } at most { $number }
    [up-to-times] that { does-cost } at most { $number } times as much as the one before
    [below-purchase] that { does-cost } less than a card bought this turn
   *[any] { "" }
}
does-belong = { $count ->
    [one] belongs
   *[other] belong
}
does-cost = { $count ->
    [one] costs
   *[other] cost
}
does-or-from = Or { $place-from }.
does-stack = Put the top { $count ->
    [one] card
   *[other] { $count } cards
} of your discard pile on your deck.
does-swap = Swap two cards of the pyramid.
does-look = Look at the top { $count ->
    [one] card
   *[other] { $count } cards
} of your deck, take { $number } into your hand, discard the rest.
does-perform = Reveal the top card of your deck, carry out its action if possible, then discard it.
does-repeat = Repeat an action completed this turn.
does-opponents-discard = Each opponent{ does-if-they-own } discards { cards } from hand.
does-opponents-sacrifice = Each opponent{ does-if-they-own } sacrifices { cards } from hand.
does-opponents-give = Each opponent{ does-if-they-own } puts { cards } from hand on your discard pile.
does-if-they-own = { $number ->
    [0] { "" }
   *[other] { " " }who has at least { $number } cards in hand, deck and discard pile together
}
does-turn-gold = This turn every card in your hand has gold { $count }.
does-turn-anywhere = This turn you may buy any card of the pyramid.
does-turn-cheaper = This turn cards cost { $count } less.
does-need-pile = Only with at least { cards } in your discard pile.
does-need-purchase = Only after a purchase this turn.
does-refuse = Reaction: show it when an opponent’s action makes you give up cards from your hand; you keep them all.
does-catch = Reaction: when an opponent sacrifices a card, discard this one and gain that card.
does-follow = Reaction: after an opponent’s purchase, discard this card and gain one from the base.
does-or = Or:
reacts-refuse = show it and keep all your cards.
reacts-catch = discard it and gain the sacrificed card.
reacts-follow = discard it and gain a card from the base.

## What is asked

prompt-turn = { asked }play your cards, then end your turn.
prompt-paying = { asked }{ $gold } gold laid out – lay out more, or choose what to buy.
prompt-arrange = { asked }which card next, from the top down? The game can do the rest.
prompt-discard = { asked }{ $card } – discard a card{ which-of }.
prompt-discard-more = { asked }{ $card } – discard as many cards as you like{ so-far }.
prompt-sacrifice = { asked }{ $card } – sacrifice a card{ which-of }.
prompt-sacrifice-more = { asked }{ $card } – sacrifice as many cards as you like{ so-far }.
prompt-entomb = { asked }{ $card } – entomb a card{ which-of }.
prompt-entomb-more = { asked }{ $card } – entomb as many cards as you like{ so-far }.
prompt-gain = { asked }{ $card } – gain a card{ which-of }.
prompt-gain-more = { asked }{ $card } – gain as many cards as you like{ so-far }.
prompt-take = { asked }{ $card } – take a card into your hand{ which-of }.
prompt-take-more = { asked }{ $card } – take as many cards as you like into your hand{ so-far }.
prompt-swap = { asked }{ $card } – { $phrases }
prompt-follow = { asked }{ $card } – gain a card from the base.
prompt-react-follow = { $you ->
    [yes] You may react to the purchase with { $card }.
   *[no] { $seat } may react to the purchase with { $card }.
}
prompt-react-catch = { $you ->
    [yes] { $other_card } is sacrificed: react with { $card }?
   *[no] { $seat } may react to the sacrifice of { $other_card } with { $card }.
}
prompt-forced-discard = { asked }{ $owner } uses { $card } – discard a card{ which-of }.
prompt-forced-sacrifice = { asked }{ $owner } uses { $card } – sacrifice a card{ which-of }.
prompt-forced-give = { asked }{ $owner } uses { $card } – give a card{ which-of }.
which-of = { $of ->
    [0] { "" }
    [1] { "" }
   *[other] { " " }({ $nth } of { $of })
}
so-far = { $chosen ->
    [0] { "" }
   *[other] { " " }({ $chosen } so far)
}
prompt-keep = { asked }keep { $count ->
    [one] one of these cards
   *[other] { $count } of these cards
}; the rest are discarded.
prompt-repeat = { asked }which action do you repeat?
prompt-crumble = { asked }which card falls into the gap?
prompt-unchanged = { asked }the pyramid has not changed – sacrifice one of its cards.
prompt-over = The game is over.

## Choices: a heading for each kind, a whole sentence, and a short form under the heading

heading-lay = Lay out
heading-act = Use
heading-entomb = Entomb
heading-top = Put on top
heading-beneath = Put beneath
heading-arrange = Order discards
heading-buy = Buy
heading-end = End the turn
heading-pick-discard = Discard
heading-pick-sacrifice = Sacrifice
heading-pick-entomb = Entomb
heading-pick-gain = Gain
heading-pick-take = Take into hand
heading-pick-give = Give
heading-swap = Swap
heading-keep = Take into hand, discard the rest
heading-repeat = Repeat
heading-fall = Let fall
heading-stop = Enough
heading-react = React
heading-decline = Do not react

choice-lay = Lay out { $card } for { $gold } gold
choice-act = Use { $card }: { $phrases }
choice-entomb = Entomb { $card }
choice-top = Put { $card } on top of your discard pile
choice-beneath = Put { $card } beneath, in place { $number } from the top
choice-buy = Buy { $card } for { $price } gold{ buy-with }{ buy-lost }
buy-with = { $count ->
    [0] { " " }with the cards laid out
   *[other] { $laid ->
        [0] { " " }with { $cards }
       *[other] { " " }with the cards laid out and { $cards }
    }
}
buy-lost = { $lost ->
    [0] { "" }
   *[other] { " " }({ $lost } gold lost)
}
choice-arrange = End your turn and put your discards in order
choice-end = End your turn
choice-pick-discard = Discard { $card }
choice-pick-sacrifice = Sacrifice { $card } { $place-from }
choice-pick-entomb = Entomb { $card } { $place-from }
choice-pick-gain = Gain { $card } { $place-from }
choice-pick-take = Take { $card } { $place-from } into your hand
choice-pick-give = Give { $card } to { $owner }
choice-swap = Swap { $first_card } and { $second_card }
choice-keep = Keep { $card }
choice-repeat = Repeat { $card }: { $phrases }
choice-fall = Let { $card } fall
choice-stop = That is enough
choice-react = React with { $card }: { $phrases }
choice-decline = Do not react

short-lay = { $card } ({ $gold })
short-act = { $card } – { $phrases }
short-entomb = { $card }
short-top = { $card }
short-beneath = { $card }
short-buy = { $card } (slot { $slot }, cost { $price }){ buy-with }{ buy-lost }
short-arrange = choose what lies on top, then end the turn
short-end = discard, refill the pyramid, draw
short-pick-discard = { $card }
short-pick-sacrifice = { $card }{ pick-where }
short-pick-entomb = { $card }{ pick-where }
short-pick-gain = { $card }{ pick-where }
short-pick-take = { $card }{ pick-where }
short-pick-give = { $card }
pick-where = { $where ->
    [slot] { " " }(slot { $slot })
    [place] { " " }{ $place-from }
   *[plain] { "" }
}
short-swap = { $first_card } ({ $first }) and { $second_card } ({ $second })
short-keep = { $card }
short-repeat = { $card } – { $phrases }
short-fall = { $card } (slot { $slot })
short-stop = no more cards
short-react = { $card } – { $phrases }
short-decline = do not react

## What happened

event-boneyard-begun = The boneyard begins with { $card }.
event-turn-began = Turn { $turn }: { $seat }.
event-laid = { $seat } lays out { $cards } for { $gold } gold.
event-bought = { $seat } buys { $card } for { $gold } gold{ buy-lost }.
event-acted = { $seat } uses { $card }.
event-discarded = { $seat } discards { $card }.
event-sacrificed = { $seat } sacrifices { $card }.
event-entombed = { $seat } entombs { $card }.
event-gained = { $seat } gains { $card }.
event-took = { $seat } takes { $card } into hand.
event-gave = { $seat } gives { $card } to { $owner }.
event-swapped = { $seat } swaps { $first_card } and { $second_card }.
event-fell = { $card } falls into slot { $slot }.
event-refilled = From the stock into slot { $slot }: { $card }.
event-drew = { $seat } draws { cards }.
event-drew-cards = You drew: { $cards }.
event-shuffled = { $seat } shuffles the discard pile into a new deck of { cards }.
event-stacked = { $seat } puts { $card } on the deck.
event-uncovered = On the discard pile of { $seat }: { $card }.
event-looked = { $seat } looks at { cards } of the deck.
event-looked-at = You look at: { $cards }.
event-kept = You take { $card } into your hand.
event-discarded-looked = { $seat } discards { $cards } from the deck.
event-revealed = { $seat } reveals { $card } and carries out its action.
event-revealed-in-vain = { $seat } reveals { $card }: its action is not possible.
event-repeated = { $seat } repeats { $card }.
event-spared = { $seat } is spared.
event-refused = { $seat } shows { $card } and is not affected.
event-reacted = { $seat } reacts with { $card }.
event-let-pass = { $seat } lets it pass.
event-put-away = { $seat } ends the turn{ $count ->
    [0] { "" }
   *[other] { " " }and discards { cards }
}.
event-game-ended = Stock and pyramid are empty: the game is over.
event-turn-limit-reached = The turn limit is reached: the game is over.

## Refusals

refused-other-question = You cannot do that right now.
refused-paying = You have laid out { $gold } gold: buy something with it first.
refused-not-in-hand = You have no { $card } in your hand.
refused-without-action = { $card } has no action.
refused-reaction-card = { $card } is a reaction: it has no action for your own turn.
refused-cannot-act = { $card } cannot be used now, because not all of its action can be carried out: { $phrases }
refused-gap = There is a gap in slot { $slot } of the pyramid.
refused-above-base = { $card } does not lie in the base of the pyramid.
refused-too-dear = { $card } costs { $price } gold and you have { $gold }.
refused-nothing-to-buy = Nothing that you may buy is cheap enough for the gold in your hand.
refused-no-gold = { $card } brings no gold.
refused-entombed = You have already entombed a card this turn.
refused-nothing-there = There is no card in that place.
refused-pick = { $card } { $place-from } is not among the cards you may choose.
refused-other-place = Choose a card { does-from }.
refused-leaves-nothing = { $card } cannot be chosen: that would leave nothing for the rest of the action.
refused-swap-leaves-nothing = { $first_card } and { $second_card } cannot be swapped: that would leave nothing for the rest of the action.
refused-stop-now = You cannot stop yet: that would leave nothing for the rest of the action.
refused-arrange-first = To put your discards in order, choose first to do that; then choose the cards from the top down.
refused-played = { $card } has been played this turn, and lies here until the turn ends.
refused-boneyard-now = A card comes back from the boneyard only by the action of another card.
refused-stock-now = The stock refills the pyramid when a turn ends; only the action of a card takes from it.
refused-no-action = No card in your hand has an action that could be carried out now.
refused-hand-empty = Your hand is empty.
refused-order = You have fewer than two cards to put away, so there is nothing to put in order.
refused-not-to-put-away = There is no { $card } among the cards you still have to put away.
refused-no-reaction = You have no card to react with.
refused-at-least-one = Choose at least one card.
refused-not-among = { $card } is not among the cards you may choose.

## What a choice would leave undone

caution-undone = { $phrases }
caution-gold = You still have { $gold } gold, and { $card } costs { $price }.
caution-entomb = You have not entombed a card this turn; { $card } is still in your hand.

## What a corrected box says otherwise than the rule page

note-card = **In this box:** { $card } – { $score } { $number }/{ $size }, copies { $copies }, cost { $cost }, gold { $gold }. { $phrases }{ note-repeats }
note-card-alone = **In this box:** { $card } – { $score }, { points }, copies { $copies }, cost { $cost }, gold { $gold }. { $phrases }{ note-repeats }
note-repeats = { $repeats ->
    [yes] { " " }Its action may be repeated.
    [no] { " " }Its action may not be repeated.
   *[unsaid] { "" }
}
note-cards = **In this box** these cards are not as in the table; their rules in R9 say how they are: { $cards }.
note-hand = **In this box** a hand is drawn of { cards }.
note-starters = **In this box** each player takes: { $cards }.

## The board in a terminal

name-of = { $seat }
set-starter = starter
set-unique = unique
set-sarcophagi = sarcophagi
set-canopic_jars = canopic jars
set-amulets = amulets
set-books = books
set-statues = statues
board-title = Valley of the Kings – turn { $turn }
board-name = { $card }
board-does = { $phrases }
board-slot = { $slot } · cost { $price }
board-of-set = { $set }
board-card-of-set = gold { $gold } · { $set } { $number }/{ $size }
board-card-alone = gold { $gold } · { $set }, { points }
board-stock = stock: { cards }
board-boneyard = boneyard: { cards }
board-on-turn = Turn of { $seat }: { $told }
board-may-entomb = may still entomb a card
board-entombed = has entombed a card
board-changed = the pyramid has changed
board-unchanged = the pyramid has not changed yet
board-laid = { $count } gold laid out
board-gold_each = every card in hand has gold { $count }
board-cheaper = cards cost { $count } less
board-anywhere = may buy from the whole pyramid
board-played = In play:
board-revealed = Revealed:
board-looked = You look at:
board-arranged = On your discard pile, from the top:
board-in-hand = your hand
board-hand-empty = Your hand is empty.
board-gold = gold
board-cost = cost
board-set = set
board-action = action
board-own-deck = In your deck:
board-own-pile = In your discard pile:
board-seat = player
board-costs = cost { $price }
board-points = points so far
board-hand = hand
board-deck = deck
board-pile = discards
board-on-top = on top
board-known-hand = In the hand of { $seat }, as all players saw:
board-known-deck = On the deck of { $seat }, from the top:
board-tomb = tomb

## The picture

picture-board = Valley of the Kings: the table in turn { $turn }
picture-turn = Turn { $turn }
picture-turn-name = Turn
picture-turn-of = Turn { $turn }: { $seat }
picture-name = { $card }
picture-cards = { $count ->
    [0] no cards
    [one] { $count } card
   *[other] { $count } cards
}
picture-action = { $phrases }
picture-worth = { $points } pt
picture-card = { $card } – { $score } { $number }/{ $size }, cost { $cost }, gold { $gold }. { $phrases }{ picture-is-marked }
picture-card-alone = { $card } – { $score }, { points }, cost { $cost }, gold { $gold }. { $phrases }{ picture-is-marked }
picture-is-marked = { $marked ->
    [0] { "" }
   *[other] { " " }(In part reconstructed.)
}
picture-marked = * in part reconstructed: we have not seen this card
picture-gap-name = empty
picture-gap-filled = filled from the stock when the turn ends
picture-gap = Slot { $number } of the pyramid is empty
picture-stock = Stock: { picture-cards } face down
picture-stock-name = Stock
picture-boneyard = Boneyard: { picture-cards }; on top { $card } – cost { $cost }, gold { $gold }. { $phrases }
picture-bones-name = Boneyard
picture-no-bones = The boneyard is empty

picture-on-turn = On turn: { $seat }
picture-nothing-played = no cards played yet this turn
picture-in-play = { $count ->
    [0] None yet
   *[other] { $count } in play
}
picture-revealed = Revealed: { $card } – { $phrases }
so-far-changed = Pyramid changed.
so-far-unchanged = Pyramid unchanged.
so-far-entombed = Card entombed.
so-far-not-entombed = No card entombed yet.
so-far-gold-each = Cards in hand: { $gold } gold each.
so-far-anywhere = Buying anywhere.
so-far-cheaper = Cards cost { $gold } less.

picture-tray-pile = Your discard pile
picture-tray-tomb = Your tomb
picture-tray-keep = From your deck
picture-tray-repeat = Completed this turn
picture-tray-played = In play
picture-arranged = On your discard pile, from the top: { $cards }

picture-purse = Here: lay out a card of your hand for its gold, or pay for the card of the pyramid that you touched
picture-purse-name = Pay
picture-gold = { $gold } gold
picture-in-your-hand = in your hand
picture-laid-out = laid out
picture-gold-left = { $gold } in hand
picture-gold-laid = { $gold } laid out
picture-stage = Here: use the action of a card of your hand
picture-stage-name = Action
picture-tomb = Your tomb: { picture-cards }. Here: entomb a card of your hand
picture-tomb-name = Entomb
picture-entomb-free = 1 card this turn
picture-entomb-done = done this turn
picture-points = { points }
picture-points-name = points
picture-set-name = { $score }
picture-next = { $count ->
    [one] 1 makes { $points }
   *[other] { $count } make { $points }
}
picture-full = full: { $size } × { $each }
picture-pile = Your discard pile: { picture-cards }
picture-pile-top = Discard pile: { picture-cards }; on top { $card }
picture-pile-name = Discards
picture-hand-title = Your hand: { $count }
picture-hand-slab = Hand: { picture-cards }
picture-deck-title = Deck
picture-held = { $count ->
    [one] { $card }
   *[other] { $count }× { $card }
} – cost { $cost }, gold { $gold }. { $phrases }{ picture-is-marked }
picture-hand-of = Hand of { $seat }: { picture-cards }

picture-in-hand = In hand: { picture-cards }
picture-hand-name = hand
picture-in-deck = In the deck: { picture-cards }
picture-deck-name = deck
picture-discards-name = discards
picture-owned = All cards: { picture-cards } in hand, deck, discard pile and play
picture-owned-name = in all
picture-set = { $score }: { $different } of { $size } different, { points } ({ $cards })
picture-set-alone = { $score }: { points } ({ $cards })
picture-tomb-of = Tomb of { $owner }
picture-no-pile = The discard pile is empty
picture-some = { $card }{ $count ->
    [one] { "" }
   *[other] { " " }×{ $count }
}{ $more ->
    [0] { "" }
   *[other] ,
}
picture-list-owns = Cards of { $owner } in hand, deck, discard pile and play
picture-list-tomb = In the tomb
picture-list-deck = In the deck, in no order
picture-list-pile = In the discard pile
picture-list-empty = no cards

from-none = { "" }
from-hand = from hand
from-pile = from discards
from-tomb = from tomb
from-pyramid = from pyramid
from-base = from base
from-stock = from stock
from-boneyard = from boneyard

brief-draw = Draw { $count }.
brief-draw-as-many = Draw as many.
brief-discard = Discard { brief-count }.
brief-sacrifice = Sacrifice { brief-thing }.
brief-entomb = Entomb { brief-thing }.
brief-gain = Gain { brief-thing }.
brief-take = Take { brief-thing } into hand.
brief-thing = { $which ->
    [same-set] { brief-count } of its set { brief-from }
    [tomb-set] { brief-count } of a set in your tomb { brief-from }
    [below-purchase] { brief-count } cheaper { brief-from }
   *[any] { brief-count } { brief-from }{ brief-which }
}
brief-count = { $which ->
    [cheapest] the cheapest
   *[any] { $count ->
        [0] any number
       *[other] { $count }
    }
}
brief-from = { $from_count ->
    [one] { $from }
   *[other] { $from } or { $other_from }
}
brief-which = { $which ->
    [up-to] , cost up to { $number }
    [up-to-times] { $terse ->
        [yes] { " " }(up to { $number }×)
       *[no] , up to { $number }× its cost
    }
   *[any] { "" }
}
brief-stack = { $count ->
    [one] Top discard
   *[other] Top { $count } discards
} onto your deck.
brief-swap = Swap two in the pyramid.
brief-look = Look at { $count } of your deck, keep { $number }.
brief-perform = Reveal the top of your deck, use its action.
brief-repeat = Repeat an action of this turn.
brief-opponents-discard = Opponents{ brief-if-they-own } discard { $count } from hand.
brief-opponents-sacrifice = Opponents{ brief-if-they-own } sacrifice { $count }.
brief-opponents-give = Opponents{ brief-if-they-own } give you { $count }.
brief-if-they-own = { $number ->
    [0] { "" }
   *[other] { " " }({ $number }+ cards)
}
brief-turn-gold = This turn: { $count } gold for each card in hand.
brief-turn-anywhere = This turn: buy anywhere.
brief-turn-cheaper = This turn: cards cost { $count } less.
brief-need-pile = With { $count }+ discards:
brief-need-purchase = After a purchase:
brief-refuse = Reaction to an attack: you are spared.
brief-catch = Reaction: gain what an opponent sacrifices.
brief-follow = Reaction to a purchase: gain a card from base.
brief-or = Or:

## The index of cards

cards-starter = Starters
cards-unique = Uniques
cards-sarcophagi = Sarcophagi
cards-canopic_jars = Canopic jars
cards-amulets = Amulets
cards-books = Books
cards-statues = Statues
facet-age = Age
facet-cost = Cost
index-age = age { $age ->
    [1] I
    [2] II
   *[3] III
}
index-gold = { $gold } gold
index-of-set = { $number } of { $size } in its set
index-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
} in the tomb

## The form for owners: the box, and words that may stand there

section-hand = hand
section-sets = sets
section-cards = cards
item-sarcophagi = { set-sarcophagi }
item-canopic_jars = { set-canopic_jars }
item-amulets = { set-amulets }
item-books = { set-books }
item-statues = { set-statues }
figure-hand-cards = cards drawn at the end of a turn
figure-sets-size = kinds of cards in the set
figure-cards-set = set
figure-cards-number = number in the set
figure-cards-age = age
figure-cards-count = copies in the box
figure-cards-each = copies for each player
figure-cards-cost = cost
figure-cards-gold = gold
figure-cards-points = points
figure-cards-action = action
figure-cards-name = another name
figure-cards-repeatable = may be repeated
word-starter = { set-starter }
word-unique = { set-unique }
word-sarcophagi = { set-sarcophagi }
word-canopic_jars = { set-canopic_jars }
word-amulets = { set-amulets }
word-books = { set-books }
word-statues = { set-statues }
word-draw = draw
word-draw-as-many = draw as many
word-stack = back onto the deck
word-swap = swap two cards of the pyramid, or
word-perform = perform the top card of the deck
word-repeat = repeat an action of this turn
word-this-turn-gold = this turn every card in hand has gold
word-this-turn-buy-anywhere = this turn buy anywhere in the pyramid
word-this-turn = this turn cards are
word-cheaper = cheaper
word-only-with = only with at least
word-in-pile = in your discard pile
word-only-after-a-purchase = only after a purchase this turn
word-react-to-attack-refuse = reaction: an attack does not concern you
word-react-to-sacrifice-gain-it = reaction: gain what an opponent sacrifices
word-react-to-purchase-gain-from-base = reaction: after a purchase gain from the base
word-discard = discard
word-sacrifice = sacrifice
word-entomb = entomb
word-gain = gain
word-take = take into hand
word-give = give you
word-any = any number
word-nothing = any card
word-from-hand = from hand
word-from-pile = from discard pile
word-from-tomb = from tomb
word-from-pyramid = from pyramid
word-from-base = from the base
word-from-stock = from stock
word-from-boneyard = from boneyard
word-from-hand-or-pile = from hand or discard pile
word-the-cheapest = the cheapest
word-of-the-same-set = of the same set
word-of-a-set-in-the-tomb = of a set in the tomb
word-costing-less-than-a-purchase = costing less than a purchase
word-costing-up-to-n = costing up to { $number }
word-costing-up-to-n-times-as-much = costing up to { $number } times as much
word-look-at = look at the top of the deck, cards:
word-keep = and keep
word-opponents = opponents
word-if-they-own = if they own at least
