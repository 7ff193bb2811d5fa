about-game = Follow the wheel through its five areas round by round, and win the favour of the gods between them.

## Names

colour-black = black
colour-yellow = yellow
colour-green = green
colour-red = red
colour-blue = blue
card-black = { $count ->
    [one] black
   *[other] { $count } black
}
    .a = { $count } black
card-yellow = { $count ->
    [one] yellow
   *[other] { $count } yellow
}
    .a = { $count } yellow
card-green = { $count ->
    [one] green
   *[other] { $count } green
}
    .a = { $count } green
card-red = { $count ->
    [one] red
   *[other] { $count } red
}
    .a = { $count } red
card-blue = { $count ->
    [one] blue
   *[other] { $count } blue
}
    .a = { $count } blue
card-silver = { $count ->
    [one] silver
   *[other] { $count } silver
}
    .a = { $count } silver
card-offering-black = { $count ->
    [one] black offering
   *[other] { $count } black offerings
}
    .a = { $count ->
        [one] a black offering
       *[other] { card-offering-black }
    }
card-offering-yellow = { $count ->
    [one] yellow offering
   *[other] { $count } yellow offerings
}
    .a = { $count ->
        [one] a yellow offering
       *[other] { card-offering-yellow }
    }
card-offering-green = { $count ->
    [one] green offering
   *[other] { $count } green offerings
}
    .a = { $count ->
        [one] a green offering
       *[other] { card-offering-green }
    }
card-offering-red = { $count ->
    [one] red offering
   *[other] { $count } red offerings
}
    .a = { $count ->
        [one] a red offering
       *[other] { card-offering-red }
    }
card-offering-blue = { $count ->
    [one] blue offering
   *[other] { $count } blue offerings
}
    .a = { $count ->
        [one] a blue offering
       *[other] { card-offering-blue }
    }
card-joker-offerings = { $count ->
    [one] Offerings joker
   *[other] { $count } Offerings jokers
}
    .a = { $count ->
        [one] an Offerings joker
       *[other] { card-joker-offerings }
    }
card-joker-nobles = { $count ->
    [one] Nobles joker
   *[other] { $count } Nobles jokers
}
    .a = { $count ->
        [one] a Nobles joker
       *[other] { card-joker-nobles }
    }
card-joker-artisans = { $count ->
    [one] Artisans joker
   *[other] { $count } Artisans jokers
}
    .a = { $count ->
        [one] an Artisans joker
       *[other] { card-joker-artisans }
    }
card-joker-nile = { $count ->
    [one] Nile joker
   *[other] { $count } Nile jokers
}
    .a = { $count ->
        [one] a Nile joker
       *[other] { card-joker-nile }
    }
card-joker-tomb = { $count ->
    [one] Burial chamber joker
   *[other] { $count } Burial chamber jokers
}
    .a = { $count ->
        [one] a Burial chamber joker
       *[other] { card-joker-tomb }
    }
card-gift-small = { $count ->
    [one] small point offering
   *[other] { $count } small point offerings
}
    .a = { $count ->
        [one] a small point offering
       *[other] { card-gift-small }
    }
card-gift-large = { $count ->
    [one] large point offering
   *[other] { $count } large point offerings
}
    .a = { $count ->
        [one] a large point offering
       *[other] { card-gift-large }
    }
card-marker = { $count ->
    [one] marker
   *[other] { $count } markers
}
    .a = { $count ->
        [one] a marker
       *[other] { card-marker }
    }
zone-offerings = Offerings area
zone-nobles = Nobles area
zone-artisans = Artisans area
zone-nile = Nile area
zone-tomb = Burial chamber area
god-anubis = Anubis
god-osiris = Osiris
god-isis = Isis
god-bastet = Bastet
god-horus = Horus
god-ra = Ra
god-sekhmet = Sekhmet
noble-1 = Scribe (1)
noble-2 = Scribe (2)
noble-3 = Scribe (3)
noble-4 = Scribe (4)
noble-5 = Scribe (5)
noble-6 = General (6)
noble-7 = Architect (7)
noble-8 = Priestess (8)
noble-9 = Foreman (9)
noble-10 = Chief Decorator (10)
noble-11 = Judge (11)
noble-12 = Grand Vizier (12)
noble-13 = Physician (13)
noble-14 = Chief Supplier (14)
noble-15 = High Priest (15)
noble-16 = Steward (16)
noble-17 = Seer (17)
noble-18 = Treasurer (18)
noble-19 = Teacher (19)
noble-20 = Diplomat (20)
noble-21 = Court Official (21)
noble-22 = Court Official (22)
noble-23 = Court Official (23)
noble-24 = Court Official (24)
noble-25 = Court Official (25)
noble-26 = Court Official (26)
card-noble-1 = Scribe (1)
card-noble-2 = Scribe (2)
card-noble-3 = Scribe (3)
card-noble-4 = Scribe (4)
card-noble-5 = Scribe (5)
card-noble-6 = General (6)
card-noble-7 = Architect (7)
card-noble-8 = Priestess (8)
card-noble-9 = Foreman (9)
card-noble-10 = Chief Decorator (10)
card-noble-11 = Judge (11)
card-noble-12 = Grand Vizier (12)
card-noble-13 = Physician (13)
card-noble-14 = Chief Supplier (14)
card-noble-15 = High Priest (15)
card-noble-16 = Steward (16)
card-noble-17 = Seer (17)
card-noble-18 = Treasurer (18)
card-noble-19 = Teacher (19)
card-noble-20 = Diplomat (20)
card-noble-21 = Court Official (21)
card-noble-22 = Court Official (22)
card-noble-23 = Court Official (23)
card-noble-24 = Court Official (24)
card-noble-25 = Court Official (25)
card-noble-26 = Court Official (26)
target-offerings = a pair of offerings
target-offerings-bonus = a pair of offerings and a bonus offering
target-nobles = a noble
target-artisans = an artisan
target-tomb = the next space of the burial chamber
target-nile-1 = Nile action 1
target-nile-2 = Nile action 2
target-nile-3 = Nile action 3
target-nile-4 = Nile action 4
target-nile-5 = Nile action 5
target-nile-6 = Nile action 6
target-nile-7 = Nile action 7
target-nile-8 = Nile action 8

## What cards, actions and fields give

gain-goods = Gain { $cards-a }.
gain-jar = { $count ->
    [one] Draw a jar.
   *[other] Draw { $count } jars.
}
gain-offering = { $count ->
    [one] Take an offering.
   *[other] Take { $count } offerings.
}
gain-artisan = { $count ->
    [one] Take an artisan for free.
   *[other] Take { $count } artisans for free.
}
gain-tomb = { $count ->
    [one] Advance one space in the burial chamber for free.
   *[other] Advance { $count } spaces in the burial chamber for free.
}
gain-nile = { $count ->
    [one] Advance one step on any influence track.
   *[other] Advance { $count } steps on any influence tracks.
}
gain-basic = { $count ->
    [one] Take a basic resource of your choice.
   *[other] Take { $count } basic resources of your choice.
}
gain-start = Take the First Player token.
gain-any-step = Advance { steps-up } on any track.
gain-step-of-1 = Advance { steps-up } on the { $colour } track.
gain-step-of-2 = Advance { steps-up } on the { $colour } or { $other_colour } track{ steps-split }.
gain-step-of-3 = Advance { steps-up } on the { $colour }, { $other_colour } or { $third_colour } track{ steps-split }.
steps-up = { $count ->
    [one] one step
   *[other] { $count } steps
}
steps-split = { $count ->
    [one] { "" }
   *[other] { " " }(or on both)
}

## What nobles do

effect-swap = When you pay, { $colour } and { $other_colour } can stand in for each other.
effect-advance = When you pass, you may move your disk one field right away.
effect-free_entry = You may pay the entry of the { $zone } with any basic resource; it counts as its own colour.
effect-any_kinds = A noble costs { $count ->
    [one] { $count } resource of any kind
   *[other] { $count } resources of any kinds
}.
effect-none = No effect.
effect-full_zone = Once per round you may use the { $zone } even if it is full.
effect-seer = Once per round you may exchange a basic resource for another.
effect-treasurer = Once per round you may exchange a basic resource for silver.
effect-teacher = Once per round, when you gain a jar, take a basic resource of your choice as well.
effect-diplomat = Once per round, when you gain a jar, take three basic resources of your choice instead.
count-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
counts-nothing = { count-points }.
counts-gods_at_zone = { count-points }, and { $each } for each satisfied god beside the { $zone }.
counts-tokens = { count-points }, and { $each } each for the Pharaoh token and the First Player token.
counts-nobles = { count-points }, and { $each } for each of your nobles.
counts-artisan_values = { count-points }, and { $each } for each different value among your artisans.
counts-tomb_spaces = { count-points }, and { $each } for each space of your burial chamber.
counts-offerings = { count-points }, and { $each } for each offering left.
counts-top_tracks = { count-points }, and { $each } for each influence track at its top level.
counts-gods = { count-points }, and { $each } for each satisfied god.
counts-silver = { count-points }, and { $each } for each silver left.
counts-basic = { count-points }, and { $each } for each basic resource left, offerings included.
counts-other_noble = As many points as another of your nobles.

## Options

option-traitor_level = Solo game: number of dark Traitor tiles
option-traitor_passes_at_once = Solo game: the Traitor passes as soon as he runs out of jars
option-newcomer_1 = Player 1 is new to the game and starts with a scribe
option-newcomer_2 = Player 2 is new to the game and starts with a scribe
option-newcomer_3 = Player 3 is new to the game and starts with a scribe
option-newcomer_4 = Player 4 is new to the game and starts with a scribe
option-newcomer_5 = Player 5 is new to the game and starts with a scribe

## Points

score-nobles = Nobles
score-tomb = Burial chamber
score-artisans = Artisans
score-nile = Nile
score-goods = Resources and offerings
score-gods = Gods
score-tokens = Tokens
tie-pharaoh = the Pharaoh token
    .row = Pharaoh token
    .note = { $count ->
        [0] no token
       *[other] Pharaoh token
    }
tie-left = more resources and offerings left
    .row = Resources and offerings left
    .note = { $count } left
tie-traitor = the rule that the Traitor wins ties
rival = The Traitor

## What is asked

prompt-over = The game is over.
prompt-start-jar = { asked }choose a jar to start with.
prompt-keep = { asked }which noble do you keep?
prompt-turn = { asked }choose an action, or pass.
prompt-target = { asked }which action do you pay for by hand?
prompt-pay = { asked }which token next for { $target } ({ $count } paid)?
prompt-give = { $effect ->
    [treasurer] { asked }which token do you exchange for silver?
   *[other] { asked }which token do you exchange?
}
prompt-get = { asked }which resource do you exchange it for?
prompt-exchange = { asked }do you want to exchange anything before your turn ends?
prompt-pair = { asked }which pair of offerings do you take?
prompt-offering = { asked }do you take a bonus offering, or one from the bag?
prompt-noble = { asked }which noble do you take?
prompt-artisan = { asked }which artisan do you take?
prompt-step = { asked }on which influence track do you advance?
prompt-diplomat = { asked }{ $cards-a }, or use the Diplomat instead?
prompt-basic = { asked }which basic resource do you take?
prompt-teacher = { asked }which resource do you take thanks to the Teacher?
prompt-jar = { asked }which jar do you take?
prompt-general = { asked }use the General to move one field right away?
prompt-reward = { asked }which reward do you take?
prompt-traitor-wheel = { asked }which of the jar’s upper two goes to the wheel?
prompt-traitor-basic = { asked }which resource does the Traitor get?

## Choices: a sentence, the same under its heading, that heading

heading-pass = Pass
choice-pass = Pass.
short-pass = Pass
heading-offerings = Offerings
choice-offerings = Take a pair of offerings; pay { $cards-a }.
short-offerings = Pair: { $cards }
heading-offerings-bonus = Offerings with bonus
choice-offerings-bonus = Take a pair of offerings and a bonus offering; pay { $cards-a }.
short-offerings-bonus = Pair and bonus: { $cards }
heading-nobles = Nobles
choice-nobles = Take a noble; pay { $cards-a }.
short-nobles = Noble: { $cards }
heading-artisans = Artisans
choice-artisans = Take an artisan; pay { $cards-a }.
short-artisans = Artisan: { $cards }
heading-tomb = Burial chamber
choice-tomb = Build space { $space } of the burial chamber ({ count-points }); pay { $cards-a }.
short-tomb = Space { $space } ({ count-points }): { $cards }
heading-nile = Nile
choice-nile = Carry out Nile action { $number }; pay { $cards-a }. { $phrases }
short-nile = Action { $number }: { $cards }
heading-seer = Exchange
choice-seer = Use the Seer to exchange a basic resource for another.
short-seer = Seer
heading-treasurer = Exchange
choice-treasurer = Use the Treasurer to exchange a basic resource for silver.
short-treasurer = Treasurer
heading-by-hand = Pay by hand
choice-by-hand = Pay for an action by hand, token by token.
short-by-hand = Pay by hand
heading-hand = Pay by hand
choice-hand = Pay by hand for { $target }.
short-hand = { $target }
heading-rest = The rest
choice-rest = Pay the rest the usual way (in all: { $cards-a }).
short-rest = The usual way: { $cards }
heading-pay = Pay
choice-pay = Pay { $card-a }.
short-pay = { $card }
heading-give = Give
choice-give = Give { $card-a }.
short-give = { $card }
heading-take = Take
choice-take = Take { $card-a }.
short-take = { $card }
heading-traitor-take = For the Traitor
choice-traitor-take = Give { $card-a } to the Traitor.
short-traitor-take = { $card }
heading-pair = Pair of offerings
choice-pair = Take pair { $slot }: { $cards }.
short-pair = Pair { $slot }: { $cards }
heading-bonus = Bonus offering
choice-bonus = Take bonus offering { $slot }: { $card }.
short-bonus = Offering { $slot }: { $card }
heading-bag = Bag
choice-bag = { $count ->
    [0] Draw one of the used offerings (the bag is empty).
   *[other] Draw an offering from the bag ({ $count } in it).
}
short-bag = From the bag ({ $count })
heading-noble = Noble
choice-noble = Take the { $noble }. { $phrases }
short-noble = { $noble }
heading-noble-deck = Deck of nobles
choice-noble-deck = Take the top noble of the deck ({ cards-left }).
short-noble-deck = From the deck ({ $count })
cards-left = { $count ->
    [one] { $count } card left
   *[other] { $count } cards left
}
heading-artisan = Artisan
choice-artisan = Take the artisan worth { $points }. { $phrases }
short-artisan = Worth { $points }. { $phrases }
heading-artisan-deck = Deck of artisans
choice-artisan-deck = Take the top artisan of the deck ({ cards-left }).
short-artisan-deck = From the deck ({ $count })
heading-jar = Jar
choice-jar = Take jar { $slot }: { $cards }.
short-jar = Jar { $slot }: { $cards }
heading-step = Influence track
choice-step = Advance on the { $colour } track to level { $level }.
short-step = { $colour } track, level { $level }
heading-field = Reward
choice-field = Choose the reward of field { $field }. { $phrases }
short-field = Field { $field }: { $phrases }
heading-keep = Noble to keep
choice-keep = Keep the { $noble }. { $phrases }
short-keep = { $noble }
heading-advance = General
choice-advance = Move to field { $field } right away. { $phrases }
short-advance = To field { $field }
heading-diplomat = Diplomat
choice-diplomat = Discard the jar and take three basic resources of your choice instead.
short-diplomat = Diplomat
heading-decline = No
choice-decline = Do not use it.
short-decline = No
heading-done = Done
choice-done = Exchange nothing else.
short-done = Done
heading-wheel = To the wheel
choice-wheel = Put { $card } on the wheel and { $other_card } in its column.
short-wheel = { $card }

## What happened

event-table-laid = The board is set up.
event-jar-taken = { $seat } takes jar { $slot }: { $cards }.
event-jar-drawn = { $seat } draws a jar: { $cards }.
event-gained = { $seat } gains { $cards-a }.
event-bank-short = { $count ->
    [one] The bank is { $count } token short; it is lost.
   *[other] The bank is { $count } tokens short; they are lost.
}
event-drew-nobles = You drew { $cards }.
event-kept-noble = { $seat } starts with the { $noble }.
event-got-scribe = { $seat } starts with the { $noble }.
event-blocked = The jar nobody took blocks entry spaces: { $cards }.
event-round-began = Round { $round }: { $seat } begins.
event-passed = { $seat } passes.
event-moved-on = { $seat } moves to field { $field } of the pyramid.
event-used-noble = { $seat } uses the { $noble }.
event-paid = { $seat } pays { $cards-a } in the { $zone }.
event-nile-action = { $seat } carries out Nile action { $number }.
event-stepped = { $seat } reaches level { $level } of the { $colour } track.
event-pair-taken = { $seat } takes a pair of offerings: { $cards }.
event-bonus-taken = { $seat } takes { $card-a } from the bonus area.
event-offering-drawn = { $seat } draws { $card-a } from the bag.
event-noble-taken = { $seat } takes the { $noble }.
event-noble-drawn = { $seat } takes the { $noble } from the deck.
event-noble-dealt = The { $noble } is laid out.
event-artisan-taken = { $seat } takes an artisan worth { $points }.
event-artisan-drawn = { $seat } takes an artisan worth { $points } from the deck.
event-artisan-dealt = An artisan worth { $points } is laid out.
event-tomb-step = { $seat } reaches space { $space } of the burial chamber.
event-pharaoh = { $seat } takes the Pharaoh token.
event-took-start = { $seat } takes the First Player token.
event-exchanged = { $seat } uses the { $noble } to exchange { $card-a } for { $other_card-a }.
event-game-ended = The last round is over.
event-traitor-begins = Round { $round }: the Traitor begins.
event-traitor-jar = The Traitor turns up a jar: { $cards }.
event-traitor-blocks = The Traitor puts { $card-a } on an entry space.
event-traitor-column = Column { $column } gets { $card-a } (field { $field }).
event-traitor-tomb = The Traitor reaches space { $space } of the burial chamber.
event-traitor-pharaoh = The Traitor takes the Pharaoh token.
event-traitor-start = The Traitor takes the First Player token.
event-traitor-god = The Traitor satisfies { $god }.
event-traitor-took-noble = The Traitor takes the { $noble }.
event-traitor-discarded-noble = The { $noble } is discarded for the Traitor.
event-traitor-took-artisan = The Traitor takes an artisan worth { $points }.
event-traitor-discarded-artisan = An artisan worth { $points } is discarded for the Traitor.
event-traitor-took-offerings = The Traitor takes { $cards-a }.
event-traitor-nile = The Traitor reaches level { $level } of the { $colour } track.
event-traitor-passed = The Traitor passes.
event-traitor-moved-on = The Traitor moves to field { $field } of the pyramid.
event-traitor-gained = The Traitor gains { $cards-a }.
event-traitor-drew = The Traitor draws { $card-a } from the bag.

## Why not

refused-other-question = You cannot do that right now.
refused-hand = There is only one way to pay for that.
refused-no-nile-action = The Nile has only { $count ->
    [one] { $count } action
   *[other] { $count } actions
}.
refused-zone-full = The { $zone } is full: no entry space is free.
refused-zone-empty = There is nothing left to take in the { $zone }.
refused-no-offering-left = There is no offering left to take as a bonus.
refused-cannot-pay = You cannot pay for that: entering the { $zone } costs a { $colour } resource, and you must pay the rest of what the action costs.
refused-cannot-pay-action = You cannot pay for that: you may enter the { $zone } with any resource, but your tokens do not cover what the action costs.
refused-no-exchange = There is nothing to exchange: you need a token to give, and the bank must have one for it.
refused-not-ready = You have no noble for that, or have already used it this round.
refused-by-hand = There is only one way to pay for anything you can afford.
refused-pay = You cannot pay with that token now: { $card }.
refused-nothing-for-it = The bank has nothing to exchange { $card-a } for.
refused-no-token = You have no { $card } token.
refused-same-kind = It must be of a different kind from the token you give.
refused-bank-empty = The bank has no { $card } tokens left.
refused-no-pair = There is no pair at place { $slot }.
refused-no-bonus = There is no bonus offering at place { $slot }.
refused-bag-empty = The bag is empty, and no offering has been used yet.
refused-no-card = There is no card at place { $slot }.
refused-deck-empty = The deck is empty.
refused-no-jar = There is no jar at place { $slot }.
refused-same-jar = Of identical jars, take the first.
refused-track-full = You have reached the top of the { $colour } track.
refused-other-track = This arrow does not lead to the { $colour } track.
refused-field-ahead = Your disk has not reached field { $field }.
refused-field-useless = Field { $field } gives nothing now, or the same as a later field.
refused-keep = { $count ->
    [one] You can only keep the noble you drew.
   *[other] You can only keep one of the { $count } nobles you drew.
}
refused-noble-tired = You have already used this noble this round.
refused-noble-swap = This noble works by itself whenever you pay.
refused-noble-free_entry = This noble works by itself whenever you pay.
refused-noble-any_kinds = This noble works by itself whenever you pay.
refused-noble-full_zone = This noble works by itself when you act in its area while it is full.
refused-noble-advance = This noble is used when you pass.
refused-noble-teacher = This noble is used when you gain a jar.
refused-noble-diplomat = This noble is used when you gain a jar.
refused-noble-none = This noble only brings points.
refused-noble-gain = This noble gave everything when you took it; now it only brings points.

## What a choice would leave undone

caution-declines-teacher = The resource costs you nothing.
caution-last-round = This is the last round. After what it costs, { $target } would still bring you at least { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

## The board in a terminal

board-round = Round { $round } of { $rounds }
board-next = next: { $colour }
board-last-round = last round
board-does = { $phrases }
board-god = { $god }: { $left } + { $right }, { count-points }
board-need = { $count } in the { $zone }
area-offerings = { zone-offerings }
area-nobles = { zone-nobles }
area-artisans = { zone-artisans }
area-nile = { zone-nile }
area-tomb = { zone-tomb }
board-pairs = Pairs
board-bonus = Bonus
board-bag = Bag: { $count }, used: { $used }
board-deck = Deck: { $count }
board-bank = Bank
board-jars = Jars
board-pyramid = Pyramid of Time
board-wheel = Wheel and areas
board-points = points
board-field-start = first player
board-field-basic = basic
board-field-silver = silver
board-field-offering = offering
board-goods = Goods
board-tracks = Influence
board-tomb = Burial chamber { $space } of { $spaces }
board-artisans = Artisans: { $count }
board-nobles = Nobles: { $names }
board-gods = Gods: { $gods }
board-none = none
board-pharaoh = pharaoh
board-start = first player
board-passed = passed
name-of = { $seat }
board-standing = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-standing-now = { board-standing } (if it ended now: { $now })
board-noble-used = { $name } – used this round
board-noble-value = Each noble counts { $points }
board-traitor-disk = T
about-offerings = Pay a token of any kind and take a pair of offerings; two of one kind also bring a bonus offering.
about-nobles = Pay five tokens of different kinds and take a noble from the display or the deck.
about-artisans = Pay three tokens of one kind and take an artisan from the display or the deck, with the goods on the card.
about-nile = Pay what an action shows, take what it gives, and climb the tracks of its steps.
about-tomb = Pay what is printed below the next space and move your cube there.
about-wheel = The colour at an area is its entry: one token of that colour on the first free space.
about-pyramid = When you pass, your disk goes to the lowest free row; on each later turn it moves on and brings the reward of a field it has reached.
about-bank = Basic resources and silver, and the jars that players take when they pass.
about-traitor = Your opponent in the solo game: jars fill his columns, and each field does something for him.
board-traitor = The Traitor
board-traitor-jars = jars: { $count }
board-column = { $column }. { $colour }{ $dark ->
    [yes] {" "}(dark)
   *[no] {""}
}
board-mark-black = bk
board-mark-yellow = ye
board-mark-green = gr
board-mark-red = re
board-mark-blue = bl
board-mark-silver = si
board-mark-offerings = of
board-mark-nobles = no
board-mark-artisans = ar
board-mark-nile = ni
board-mark-tomb = bu
board-mark-small = +
board-mark-large = ++
traitor-field-tomb = space of the burial chamber
traitor-field-take-noble = takes a noble
traitor-field-discard-noble = discards a noble
traitor-field-noble-value = value of nobles
traitor-field-take-artisan-high = takes the highest artisan
traitor-field-take-artisan-low = takes the lowest artisan
traitor-field-discard-artisan-high = discards the highest artisan
traitor-field-discard-artisan-low = discards the lowest artisan
traitor-field-pair = takes a pair
traitor-field-bonus = takes a bonus offering
traitor-field-nile-fullest = track of the fullest column
traitor-field-nile-emptiest = track of the emptiest column
traitor-field-god = satisfies a god

## The picture

picture-board = Pharaon, round { $round } of { $rounds }
picture-round = Round { $round } of { $rounds }
picture-offerings = Offerings
picture-nobles = Nobles
picture-artisans = Artisans
picture-nile = Nile
picture-tomb = Burial chamber
picture-zone = { $zone } – the entry costs a { $colour } resource, in the next round a { $other_colour } one. Free entry spaces: { $count } of { $spaces }.
picture-zone-last = { $zone } – the entry costs a { $colour } resource. Free entry spaces: { $count } of { $spaces }.
picture-free = { $count } free
picture-next = next
picture-strip-nile = Nile
picture-strip-artisans = Artisans
picture-strip-offerings = Offerings
picture-strip-tomb = Tomb
picture-strip-nobles = Nobles
picture-full = full
picture-cost-offerings = any { $count }; with bonus { $more } of one kind
picture-cost-nobles = { $count } of different kinds
picture-cost-artisans = { $count } of one kind
picture-cost-nile = pay a boat, take, step
picture-cost-tomb = the next space
picture-short-cost-offerings = any { $count }; bonus: { $more }
picture-short-cost-nobles = { $count } different
picture-short-cost-artisans = { $count } alike
picture-short-cost-nile = boat
picture-short-cost-tomb = next
picture-pay = pay
picture-get = get
picture-steps = step
picture-pair = Pair { $slot } – { $cards }
picture-pair-gone = This pair has been taken.
picture-bonus-area = Bonus offerings – whoever pays { $count } of one kind also takes one of these, or one from the bag, with the pair.
picture-bonus = Bonus offering – { $card }
picture-bonus-name = bonus
picture-bonus-takes = take 1
picture-bonus-gone = This offering has been taken.
picture-bag = Bag – { $count } offerings; used offerings: { $used }
picture-noble-name = { $noble }
picture-noble-scribe = Scribe
picture-noble-general = General
picture-noble-architect = Architect
picture-noble-priestess = Priestess
picture-noble-foreman = Foreman
picture-noble-decorator = Chief Decorator
picture-noble-judge = Judge
picture-noble-vizier = Grand Vizier
picture-noble-physician = Physician
picture-noble-supplier = Chief Supplier
picture-noble-high_priest = High Priest
picture-noble-steward = Steward
picture-noble-seer = Seer
picture-noble-treasurer = Treasurer
picture-noble-teacher = Teacher
picture-noble-diplomat = Diplomat
picture-noble-official = Court Official
picture-does-swap = whenever you pay
picture-does-advance = one more field when you pass
picture-does-free_entry = enter with any colour
picture-does-any_kinds = nobles cost { $count } of any kinds
picture-does-none = points only
picture-does-full_zone = even if full, once a round
picture-does-seer = exchange once a round
picture-does-treasurer = for silver once a round
picture-does-teacher = one more, once a round
picture-does-diplomat = any three, once a round
picture-does-gain = at once
picture-noble = { $noble } – { $phrases }
picture-artisan = Artisan – worth { $points }. { $phrases }
picture-deck-nobles = Deck of nobles – { $count } cards; discarded: { $used }
picture-deck-artisans = Deck of artisans – { $count } cards; discarded: { $used }
picture-no-card = No card is left for this place.
picture-of = { $owner } – artisans: { $count }, points: { $points }
picture-of-traitor = The Traitor – artisans: { $count }, points: { $points }
picture-hired = hired
picture-hired-points = points
picture-start = start
picture-tomb-space = Space { $space } of the burial chamber – { picture-points }; it costs { $cards }.
picture-pharaoh-waits = Pharaoh token – { picture-points } for the first player who has { $count } nobles and reaches space { $space } of the burial chamber.
picture-cube = { $space ->
    [0] { $owner } – burial chamber not begun
   *[other] { $owner } – space { $space } of the burial chamber
}
picture-cube-traitor = { $space ->
    [0] The Traitor – burial chamber not begun
   *[other] The Traitor – space { $space } of the burial chamber
}
picture-nile-action = Nile action { $number } – it costs { $cards }. { $phrases }
picture-track = { CAPITAL($colour) } influence track – the higher your disk, the more points at the end; gods count tracks where you have at least one level.
picture-god-name = { $god }
picture-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
picture-god = { $god } – { picture-points } for { $count } in the { $zone } and { $other_count } in the { $other_zone }. Below each shape is what that player has; a line marks the gods that would count now.
picture-god-his = his by field
picture-god-not-his = not his yet
picture-pyramid = Pyramid of Time – round { $round } of { $rounds }.
picture-pyramid-pass = Pyramid of Time – round { $round } of { $rounds }; click here to pass.
picture-pass = pass: a jar
picture-pass-here = pass
picture-pass-row = pass: row { $row } and a jar
picture-pass-last = last round
picture-field = Field { $field } of row { $row } – { $phrases }
picture-field-nothing = Field { $field } of row { $row } – it gives nothing.
picture-jar = Jar { $slot } – { $cards }
picture-jar-gone = This jar has been taken.
picture-stage-pay = your tokens to pay with
picture-stage-give = your tokens to exchange
picture-stage-bank = from the bank
picture-stage-jar = the open jars
picture-stage-reward = your pyramid row
picture-stage-keep = keep one
picture-stage-traitor-wheel = the Traitor’s jar
picture-stage-diplomat = the jar
picture-good = { CAPITAL($card) } – { $count }
picture-bank = { CAPITAL($card) } in the bank – { $count } left
picture-bank-name = bank
picture-bank-all = Bank – { $phrases }
picture-left = { $card }: { $count }{ $more ->
    [0] .
   *[other] ,
}
picture-traitor-good = { CAPITAL($card) } goes to the wheel
picture-has-nobles = Nobles – { $count }
picture-has-artisans = Artisans – { $count }
picture-has-tomb = { $count ->
    [0] Burial chamber – not begun
   *[other] Burial chamber – space { $count }
}
picture-has-nile = Influence tracks begun – { $count }
picture-has-offering = Offerings – { $count }
picture-has-god = Gods that would count now – { $count }
picture-word-nobles = nobles
picture-word-artisans = artisans
picture-word-tomb = tomb
picture-word-nile = Nile
picture-word-god = gods
picture-word-offering = offered
picture-holds-start = First Player token – { picture-points } at the end
picture-holds-pharaoh = Pharaoh token – { picture-points }
picture-goods-of = What { $owner } has
picture-belongings-of = Nobles and offerings of { $owner }
picture-traitor-points = The Traitor – { $count ->
    [one] { $count } point
   *[other] { $count } points
} if the game ended now
picture-traitor-value = a noble counts { $number }; ties are his
picture-traitor-jars = The Traitor’s jars – { $count } left in this round
picture-column = Column { $column } – { $colour }{ $dark ->
    [yes] , dark side
   *[no] {""}
}
picture-traitor-field = Field { $field } – { $phrases }
picture-traitor-tomb = He advances one space in the burial chamber.
picture-traitor-take-noble = He takes noble { $number } from the left.
picture-traitor-discard-noble = Noble { $number } from the left is discarded.
picture-traitor-noble-value = His nobles are worth { $number } points each.
picture-traitor-take-artisan-high = He takes the artisan with the most points.
picture-traitor-take-artisan-low = He takes the artisan with the fewest points.
picture-traitor-discard-artisan-high = The artisan with the most points is discarded.
picture-traitor-discard-artisan-low = The artisan with the fewest points is discarded.
picture-traitor-pair = He takes pair { $number } of the offerings.
picture-traitor-bonus = He takes bonus offering { $number }.
picture-traitor-nile-fullest = He advances one step on the track of the fullest column.
picture-traitor-nile-emptiest = He advances one step on the track of the emptiest column.
picture-traitor-god = He satisfies { $god }.

## What an owner corrected, on the rule page

figure-rounds-played = rounds
figure-bank-black = black tokens in the box
figure-bank-yellow = yellow tokens in the box
figure-bank-green = green tokens in the box
figure-bank-red = red tokens in the box
figure-bank-blue = blue tokens in the box
figure-bank-silver = silver tokens in the box
figure-bank-count = tokens in the box
figure-wheel-colours = the colours of the wheel
figure-wheel-spaces = spaces of each colour
figure-wheel-from_four = spaces more with four and five players
figure-start-silver = silver at the start
figure-start-nobles = nobles to choose from at the start
figure-display-nobles = nobles on display
figure-display-artisans = artisans on display
figure-players-jars = jars for 1 to 5 players
figure-players-pairs = offering pairs for 1 to 5 players
figure-players-bonus = bonus tiles for 1 to 5 players
figure-costs-offerings = tokens for an offering
figure-costs-bonus = tokens for a bonus
figure-costs-nobles = tokens for a noble
figure-costs-artisans = tokens for an artisan
figure-succession-nobles = nobles for the succession
figure-succession-tomb = steps in the tomb for the succession
figure-succession-points = points for the succession
figure-start_player-points = points of the first player
figure-leftover-points = points for each token left
figure-nile-costs = what the Nile costs
figure-nile-gains = what the Nile brings
figure-nile-steps = the steps of the Nile
figure-tracks-points = points on the tracks
figure-tomb-costs = what the tomb costs
figure-tomb-points = points in the tomb
figure-pyramid-rows = the rows of the pyramid
figure-offerings-count = tiles in the box
figure-offerings-points = points
figure-segments-god = the god
figure-segments-left_need = needed on the left
figure-segments-left_points = points on the left
figure-segments-right_need = needed on the right
figure-segments-right_points = points on the right
figure-jars-top_left = the colour at the top left
figure-jars-top_right = the colour at the top right
figure-jars-bottom = the colour at the bottom
figure-jars-count = jars in the box
figure-artisans-points = points of the artisan
figure-artisans-gain = what the artisan brings
figure-artisans-count = cards in the box
figure-nobles-name = the noble
figure-nobles-type = when the noble is used
figure-nobles-points = points of the noble
figure-nobles-each = points for each
figure-nobles-counts = what the points are for
figure-nobles-effect = what the noble does
figure-nobles-colours = the colours on the card
figure-nobles-zone = the zone on the card
figure-nobles-gain = what the noble brings
figure-nobles-count = cards in the box
figure-traitor_nobles-value = the value of the Traitor’s nobles
figure-traitor-jars = jars of the Traitor
figure-traitor-fields = what the Traitor does
item-offerings = { zone-offerings }
item-nobles = { zone-nobles }
item-artisans = { zone-artisans }
item-nile = { zone-nile }
item-tomb = { zone-tomb }
item-offering_black = the black offering
item-offering_yellow = the yellow offering
item-offering_green = the green offering
item-offering_red = the red offering
item-offering_blue = the blue offering
item-joker_offerings = joker: { zone-offerings }
item-joker_nobles = joker: { zone-nobles }
item-joker_artisans = joker: { zone-artisans }
item-joker_nile = joker: { zone-nile }
item-joker_tomb = joker: { zone-tomb }
item-gift_small = the small gift
item-gift_large = the large gift
item-T1-light = card T1, light side
item-T1-dark = card T1, dark side
item-T2-light = card T2, light side
item-T2-dark = card T2, dark side
item-T3-light = card T3, light side
item-T3-dark = card T3, dark side
item-T4-light = card T4, light side
item-T4-dark = card T4, dark side
item-T5-light = card T5, light side
item-T5-dark = card T5, dark side

## The index of cards

cards-nobles = Nobles
cards-gods = Gods
cards-artisans = Artisans
cards-jars = Jars
cards-offerings = Offerings
cards-tiles = The Traitor’s tiles
facet-type = Noble
facet-points = Points of the artisan
facet-resource = Resource in the jar
facet-side = Side of the tile
index-does = { $phrases }
index-noble = { $noble }
index-noble-works = { $works ->
    [permanent] permanent
    [once_a_round] once per round
   *[one_time] once, when taken
}
index-god = { $god }
index-god-asks = Stands on the left border of the { $zone } and asks for { index-need } ({ count-points }) and, by the area on its left, for
index-god-beside = { index-need } ({ count-points }){ $joint ->
    [comma] ,
    [or] {""} or
   *[end] .
}
index-need = { $need ->
    [offerings] { $count ->
        [one] { $count } offering left
       *[other] { $count } offerings left
    }
    [nobles] { $count ->
        [one] { $count } noble
       *[other] { $count } nobles
    }
    [artisans] { $count ->
        [one] { $count } artisan
       *[other] { $count } artisans
    }
    [nile] { $count ->
        [one] { $count } influence track at level 1 or above
       *[other] { $count } influence tracks at level 1 or above
    }
   *[tomb] { $count ->
        [one] { $count } space of the burial chamber
       *[other] { $count } spaces of the burial chamber
    }
}
index-artisan = Artisan { $number }
index-points = { count-points }
index-jar = Jar { $number }
index-good = { $card }
index-offering = { CAPITAL($card) }
index-offering-offering = Pays for one { $colour } resource.
index-offering-joker = Pays for any one resource in the { $zone }.
index-offering-gift = Cannot be paid with; left at the end it brings { count-points } more than another offering.
index-field = Field { $field }:
index-tile = Tile { $number }, { index-side }
index-side = { $side ->
    [dark] dark side
   *[light] light side
}
index-jars = { $count ->
    [one] { $count } jar in its round
   *[other] { $count } jars in its round
}

## The form for owners: sections of the box, and words that may stand there

section-rounds = rounds
section-bank = bank
section-wheel = Wheel of Actions
section-start = set-up
section-display = display
section-players = by the number of players
section-costs = costs of actions
section-succession = succession
section-start_player = first player
section-leftover = what is left
section-nile = Nile
section-tracks = influence tracks
section-tomb = burial chamber
section-pyramid = Pyramid of Time
section-offerings = offerings
section-segments = gods
section-jars = jars
section-artisans = artisans
section-nobles = nobles
section-traitor_nobles = the Traitor’s nobles
section-traitor = the Traitor’s tiles
word-black = black
word-yellow = yellow
word-green = green
word-red = red
word-blue = blue
word-silver = silver
word-jar = jar
word-start = First Player token
word-basic = basic resource
word-offering = offering
word-artisan = artisan
word-anubis = { god-anubis }
word-osiris = { god-osiris }
word-isis = { god-isis }
word-bastet = { god-bastet }
word-horus = { god-horus }
word-ra = { god-ra }
word-sekhmet = { god-sekhmet }
word-permanent = permanent
word-once_a_round = once a round
word-one_time = one time
word-nothing = nothing
word-gods_at_zone = satisfied gods at the area
word-tokens = Pharaoh and First Player token
word-nobles = nobles
word-artisan_values = different values of artisans
word-tomb_spaces = spaces of the burial chamber
word-offerings = offerings
word-top_tracks = tracks at the top
word-gods = satisfied gods
word-other_noble = as another noble
word-swap = two colours count as one
word-advance = steps on tracks
word-free_entry = free entry
word-any_kinds = any resources for a noble
word-none = none
word-full_zone = an action in a full area
word-gain = a gain
word-artisans = artisans
word-nile = Nile
word-tomb = burial chamber
word-scribe = scribe
word-general = general
word-architect = architect
word-priestess = priestess
word-foreman = foreman
word-decorator = chief decorator
word-judge = judge
word-vizier = grand vizier
word-physician = physician
word-supplier = chief supplier
word-high_priest = high priest
word-steward = steward
word-seer = seer
word-treasurer = treasurer
word-teacher = teacher
word-diplomat = diplomat
word-official = court official
word-take-noble = takes the noble in place
word-discard-noble = discards the noble in place
word-noble-value = his nobles are worth
word-take-artisan = takes the artisan of the value
word-discard-artisan = discards the artisan of the value
word-low = lowest
word-high = highest
word-pair = takes the pair of offerings in place
word-bonus = takes the bonus offering in place
word-emptiest = emptiest track
word-fullest = fullest track
word-god = satisfies
