about-game = Kupujte karty z hroutící se pyramidy a to nejcennější včas zapečeťte v hrobce.

## Názvy

card-none = žádná karta
    .acc = žádnou kartu
    .gen = žádné karty
    .ins = žádnou kartou
card-unknown = neznámá karta
    .acc = neznámou kartu
    .gen = neznámé karty
    .ins = neznámou kartou
card-shabti = Vešebt
    .acc = Vešebt
    .gen = Vešebtu
    .ins = Vešebtem
card-urn = Nádoba
    .acc = Nádobu
    .gen = Nádoby
    .ins = Nádobou
card-box_of_food = Truhla s jídlem
    .acc = Truhlu s jídlem
    .gen = Truhly s jídlem
    .ins = Truhlou s jídlem
card-offering_table = Obětní stůl
    .acc = Obětní stůl
    .gen = Obětního stolu
    .ins = Obětním stolem
card-mummified_cat = Mumifikovaná kočka
    .acc = Mumifikovanou kočku
    .gen = Mumifikované kočky
    .ins = Mumifikovanou kočkou
card-censer = Kadidelnice
    .acc = Kadidelnici
    .gen = Kadidelnice
    .ins = Kadidelnicí
card-boat = Bárka
    .acc = Bárku
    .gen = Bárky
    .ins = Bárkou
card-ka_figurine = Figurka Ka
    .acc = Figurku Ka
    .gen = Figurky Ka
    .ins = Figurkou Ka
card-throne = Trůn
    .acc = Trůn
    .gen = Trůnu
    .ins = Trůnem
card-burial_mask = Pohřební maska
    .acc = Pohřební masku
    .gen = Pohřební masky
    .ins = Pohřební maskou
card-outer_sarcophagus = Vnější sarkofág
    .acc = Vnější sarkofág
    .gen = Vnějšího sarkofágu
    .ins = Vnějším sarkofágem
card-middle_sarcophagus = Střední sarkofág
    .acc = Střední sarkofág
    .gen = Středního sarkofágu
    .ins = Středním sarkofágem
card-inner_sarcophagus = Vnitřní sarkofág
    .acc = Vnitřní sarkofág
    .gen = Vnitřního sarkofágu
    .ins = Vnitřním sarkofágem
card-imsety_jar = Amsetova kanopa
    .acc = Amsetovu kanopu
    .gen = Amsetovy kanopy
    .ins = Amsetovou kanopou
card-qebehsenuef_jar = Kebehsenufova kanopa
    .acc = Kebehsenufovu kanopu
    .gen = Kebehsenufovy kanopy
    .ins = Kebehsenufovou kanopou
card-hapi_jar = Hapiho kanopa
    .acc = Hapiho kanopu
    .gen = Hapiho kanopy
    .ins = Hapiho kanopou
card-duamutef_jar = Duamutefova kanopa
    .acc = Duamutefovu kanopu
    .gen = Duamutefovy kanopy
    .ins = Duamutefovou kanopou
card-wedjat_amulet = Amulet Vedžat
    .acc = Amulet Vedžat
    .gen = Amuletu Vedžat
    .ins = Amuletem Vedžat
card-ankh_amulet = Amulet Anch
    .acc = Amulet Anch
    .gen = Amuletu Anch
    .ins = Amuletem Anch
card-tyet_amulet = Amulet Tijet
    .acc = Amulet Tijet
    .gen = Amuletu Tijet
    .ins = Amuletem Tijet
card-djed_amulet = Amulet Džed
    .acc = Amulet Džed
    .gen = Amuletu Džed
    .ins = Amuletem Džed
card-scarab = Skarabeus
    .acc = Skarabea
    .gen = Skarabea
    .ins = Skarabeem
card-book_of_gates = Kniha bran
    .acc = Knihu bran
    .gen = Knihy bran
    .ins = Knihou bran
card-book_of_the_heavens = Kniha nebes
    .acc = Knihu nebes
    .gen = Knihy nebes
    .ins = Knihou nebes
card-book_of_the_earth = Kniha země
    .acc = Knihu země
    .gen = Knihy země
    .ins = Knihou země
card-book_of_traversing_eternity = Kniha průchodu věčností
    .acc = Knihu průchodu věčností
    .gen = Knihy průchodu věčností
    .ins = Knihou průchodu věčností
card-book_of_the_netherworld = Kniha Amduat
    .acc = Knihu Amduat
    .gen = Knihy Amduat
    .ins = Knihou Amduat
card-book_of_the_dead = Kniha mrtvých
    .acc = Knihu mrtvých
    .gen = Knihy mrtvých
    .ins = Knihou mrtvých
card-statue_of_sobek = Soška Sobeka
    .acc = Sošku Sobeka
    .gen = Sošky Sobeka
    .ins = Soškou Sobeka
card-statue_of_bastet = Soška Bastet
    .acc = Sošku Bastet
    .gen = Sošky Bastet
    .ins = Soškou Bastet
card-statue_of_anubis = Soška Anubise
    .acc = Sošku Anubise
    .gen = Sošky Anubise
    .ins = Soškou Anubise
card-statue_of_isis = Soška Eset
    .acc = Sošku Eset
    .gen = Sošky Eset
    .ins = Soškou Eset
card-statue_of_osiris = Soška Usira
    .acc = Sošku Usira
    .gen = Sošky Usira
    .ins = Soškou Usira
card-statue_of_horus = Soška Hora
    .acc = Sošku Hora
    .gen = Sošky Hora
    .ins = Soškou Hora
card-statue_of_thoth = Soška Thovta
    .acc = Sošku Thovta
    .gen = Sošky Thovta
    .ins = Soškou Thovta

place-hand = vaše ruka
    .from = z ruky
place-pile = vaše odkládací hromádka
    .from = z odkládací hromádky
place-tomb = vaše hrobka
    .from = z hrobky
place-pyramid = pyramida
    .from = z pyramidy
place-base = základna pyramidy
    .from = ze základny pyramidy
place-stock = zásoba
    .from = z vršku zásoby
place-boneyard = pohřebiště
    .from = z vršku pohřebiště

cards = { $count ->
    [0] žádné karty
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
}
points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}

## Nastavení hry

option-completist = Kompletista: kompletní sada přinese navíc 1 bod za každou kartu v ní
option-boat_crumble = Kdo po Bárce vybírá kartu, která se propadne
value-boat_crumble-turn = hráč na tahu
value-boat_crumble-boat = majitel Bárky
option-partial_draws = Akci, která dobírá karty, lze použít, i když se jich tolik dobrat nedá
option-open_piles = Vlastní odkládací hromádku smíte procházet i ve svém tahu
option-open_lists = Seznamy ukazují, které karty kdo vlastní

## Odkud jsou body

score-starter = Počáteční karty
score-unique = Unikátní artefakty
score-sarcophagi = Sarkofágy
score-canopic_jars = Kanopy
score-amulets = Amulety
score-books = Knihy
score-statues = Sošky
tie-tomb = méně karet v hrobce
    .row = Karty v hrobce
    .note = { $count } v hrobce

## Co karta dělá, krok za krokem

does-draw = Doberte si { $count ->
    [one] kartu
    [few] { $count } karty
   *[other] { $count } karet
}.
does-draw-as-many = Pak si jich stejný počet doberte.
does-discard = Odložte { does-thing }.
does-sacrifice = Obětujte { does-thing }.
does-entomb = Zapečeťte { does-thing }.
does-gain = Získejte { does-thing }.
does-take = { $which ->
    [any] Vezměte si { does-what } { does-from } do ruky.
    [cheapest] Vezměte si { does-what } { does-from } do ruky.
   *[other] Vezměte si do ruky { does-thing }.
}
does-thing = { $which ->
    [any] { does-what } { does-from }
    [cheapest] { does-what } { does-from }
   *[other] { does-from } { does-what }{ does-which }
}
does-what = { $which ->
    [cheapest] { $count ->
        [0] libovolný počet karet, vždy nejlevnější,
        [one] nejlevnější kartu
        [few] { $count } nejlevnější karty
       *[other] { $count } nejlevnějších karet
    }
   *[any] { $count ->
        [0] libovolný počet karet
        [one] kartu
        [few] { $count } karty
       *[other] { $count } karet
    }
}
does-from = { $place_count ->
    [one] { $place-from }
   *[other] { $place-from } nebo { $other_place-from }
}
does-which = { $which ->
    [same-set] , { does-belong } do téže sady
    [tomb-set] , { does-belong } do sady, kterou už máte v hrobce
    [up-to] , { does-cost } nejvýš { $number }
    [up-to-times] , { does-cost } nejvýš { $number }× tolik co ta předchozí
    [below-purchase] , { does-cost } méně než karta koupená v tomto tahu
   *[any] { "" }
}
does-belong = { $count ->
    [one] která patří
   *[other] které patří
}
does-cost = { $count ->
    [one] která stojí
   *[other] které stojí
}
does-or-from = Nebo { $place-from }.
does-stack = { $count ->
    [one] Vrchní kartu
    [few] Vrchní { $count } karty
   *[other] Vrchních { $count } karet
} odkládací hromádky dejte navrch dobíracího balíčku.
does-swap = Prohoďte dvě karty v pyramidě.
does-look = Podívejte se na { $count ->
    [one] vrchní kartu
    [few] vrchní { $count } karty
   *[other] vrchních { $count } karet
} dobíracího balíčku, { $number ->
    [one] jednu si vezměte
   *[other] { $number } si vezměte
} do ruky, zbytek odložte.
does-perform = Otočte vrchní kartu dobíracího balíčku. Proveďte její akci, lze-li to, a pak ji odložte.
does-repeat = Zopakujte akci dokončenou v tomto tahu.
does-opponents-discard = Každý soupeř{ does-if-they-own } odloží { cards } z ruky.
does-opponents-sacrifice = Každý soupeř{ does-if-they-own } obětuje { cards } z ruky.
does-opponents-give = Každý soupeř{ does-if-they-own } dá { cards } z ruky na vaši odkládací hromádku.
does-if-they-own = { $number ->
    [0] { "" }
    [one] , který má v ruce, v balíčku a na hromádce dohromady aspoň { $number } kartu,
    [few] , který má v ruce, v balíčku a na hromádce dohromady aspoň { $number } karty,
   *[other] , který má v ruce, v balíčku a na hromádce dohromady aspoň { $number } karet,
}
does-turn-gold = V tomto tahu má každá karta ve vaší ruce kapitál { $count }.
does-turn-anywhere = V tomto tahu smíte kupovat kteroukoli kartu pyramidy.
does-turn-cheaper = V tomto tahu stojí karty o { $count } méně.
does-need-pile = Jen když máte na odkládací hromádce aspoň { cards }.
does-need-purchase = Jen po nákupu v tomto tahu.
does-refuse = Reakce: ukažte tuto kartu, když vás soupeřova akce nutí vzdát se karet z ruky; všechny si necháte.
does-catch = Reakce: když soupeř obětuje kartu, odložte tuto a získejte tu obětovanou.
does-follow = Reakce: po soupeřově nákupu odložte tuto kartu a získejte jednu ze základny.
does-or = Nebo:
reacts-refuse = ukážete tuto kartu a žádnou neztratíte.
reacts-catch = odložíte tuto kartu a získáte obětovanou kartu.
reacts-follow = odložíte tuto kartu a získáte kartu ze základny.

## Na co se hra ptá

prompt-turn = { asked }hrajte karty a pak ukončete tah.
prompt-paying = { asked }{ $gold ->
    [one] vyložena { $gold } mince
    [few] vyloženy { $gold } mince
   *[other] vyloženo { $gold } mincí
} – vyložte další, nebo zvolte, co koupíte.
prompt-arrange = { asked }kterou kartu odložíte jako další odshora? Zbytek může seřadit hra.
prompt-discard = { asked }{ $card } – odložte kartu{ which-of }.
prompt-discard-more = { asked }{ $card } – odložte, kolik karet chcete{ so-far }.
prompt-sacrifice = { asked }{ $card } – obětujte kartu{ which-of }.
prompt-sacrifice-more = { asked }{ $card } – obětujte, kolik karet chcete{ so-far }.
prompt-entomb = { asked }{ $card } – zapečeťte kartu{ which-of }.
prompt-entomb-more = { asked }{ $card } – zapečeťte, kolik karet chcete{ so-far }.
prompt-gain = { asked }{ $card } – získejte kartu{ which-of }.
prompt-gain-more = { asked }{ $card } – získejte, kolik karet chcete{ so-far }.
prompt-take = { asked }{ $card } – vezměte si kartu do ruky{ which-of }.
prompt-take-more = { asked }{ $card } – vezměte si do ruky, kolik karet chcete{ so-far }.
prompt-swap = { asked }{ $card } – { $phrases }
prompt-follow = { asked }{ $card } – získejte kartu ze základny.
prompt-react-follow = { $you ->
    [yes] Můžete na nákup reagovat { $card-ins }.
   *[no] { $seat } může na nákup reagovat { $card-ins }.
}
prompt-react-catch = { $you ->
    [yes] Oběť { $other_card-gen }: reagovat { $card-ins }?
   *[no] { $seat } může na oběť { $other_card-gen } reagovat { $card-ins }.
}
prompt-forced-discard = { asked }{ $owner } hraje { $card-acc } – odložte kartu{ which-of }.
prompt-forced-sacrifice = { asked }{ $owner } hraje { $card-acc } – obětujte kartu{ which-of }.
prompt-forced-give = { asked }{ $owner } hraje { $card-acc } – odevzdejte kartu{ which-of }.
which-of = { $of ->
    [0] { "" }
    [1] { "" }
   *[other] { " " }({ $nth }. z { $of })
}
so-far = { $chosen ->
    [0] { "" }
   *[other] { " " }(zatím { $chosen })
}
prompt-keep = { asked }{ $count ->
    [one] jednu z těchto karet si vezměte
    [few] { $count } z těchto karet si vezměte
   *[other] { $count } z těchto karet si vezměte
} do ruky; zbytek se odloží.
prompt-repeat = { asked }kterou akci zopakujete?
prompt-crumble = { asked }která karta se propadne do mezery?
prompt-unchanged = { asked }pyramida se nezměnila – obětujte jednu její kartu.
prompt-over = Hra skončila.

## Volby: nadpis každého druhu, celá věta a krátká podoba pod nadpisem

heading-lay = Vyložit
heading-act = Použít
heading-entomb = Zapečetit
heading-top = Odložit navrch
heading-beneath = Odložit pod ně
heading-arrange = Seřadit karty
heading-buy = Koupit
heading-end = Ukončit tah
heading-pick-discard = Odložit
heading-pick-sacrifice = Obětovat
heading-pick-entomb = Zapečetit
heading-pick-gain = Získat
heading-pick-take = Vzít si do ruky
heading-pick-give = Odevzdat
heading-swap = Prohodit
heading-keep = Vzít si do ruky, zbytek odložit
heading-repeat = Zopakovat
heading-fall = Nechat propadnout
heading-stop = Dost
heading-react = Reagovat
heading-decline = Nereagovat

choice-lay = Vyložit { $card-acc } jako kapitál { $gold }
choice-act = Použít akci { $card-gen }: { $phrases }
choice-entomb = Zapečetit { $card-acc }
choice-top = Dát { $card-acc } navrch odkládací hromádky
choice-beneath = Dát { $card-acc } na { $number }. místo odshora
choice-buy = Koupit { $card-acc } za { $price ->
    [one] { $price } minci
    [few] { $price } mince
   *[other] { $price } mincí
}{ buy-with }{ buy-lost }
buy-with = { $count ->
    [0] , už vyloženo
   *[other] { $laid ->
        [0] , platíte: { $cards }
       *[other] , doplatíte: { $cards }
    }
}
buy-lost = { $lost ->
    [0] { "" }
    [one] { " " }({ $lost } mince propadá)
    [few] { " " }({ $lost } mince propadají)
   *[other] { " " }({ $lost } mincí propadá)
}
choice-arrange = Ukončit tah a seřadit odkládané karty
choice-end = Ukončit tah
choice-pick-discard = Odložit { $card-acc }
choice-pick-sacrifice = Obětovat { $card-acc } { $place-from }
choice-pick-entomb = Zapečetit { $card-acc } { $place-from }
choice-pick-gain = Získat { $card-acc } { $place-from }
choice-pick-take = Vzít si { $card-acc } { $place-from } do ruky
choice-pick-give = Odevzdat kartu { $card }, dostane ji { $owner }
choice-swap = Prohodit { $first_card-acc } a { $second_card-acc }
choice-keep = Vzít si { $card-acc } do ruky
choice-repeat = Zopakovat akci { $card-gen }: { $phrases }
choice-fall = Nechat propadnout { $card-acc }
choice-stop = To stačí
choice-react = Reagovat { $card-ins }: { $phrases }
choice-decline = Nereagovat

short-lay = { $card } ({ $gold })
short-act = { $card } – { $phrases }
short-entomb = { $card }
short-top = { $card }
short-beneath = { $card }
short-buy = { $card } (místo { $slot }, cena { $price }){ buy-with }{ buy-lost }
short-arrange = určit, co bude navrchu, a ukončit tah
short-end = odložit, doplnit pyramidu, dobrat
short-pick-discard = { $card }
short-pick-sacrifice = { $card }{ pick-where }
short-pick-entomb = { $card }{ pick-where }
short-pick-gain = { $card }{ pick-where }
short-pick-take = { $card }{ pick-where }
short-pick-give = { $card }
pick-where = { $where ->
    [slot] { " " }(místo { $slot })
    [place] { " " }{ $place-from }
   *[plain] { "" }
}
short-swap = { $first_card } ({ $first }) a { $second_card } ({ $second })
short-keep = { $card }
short-repeat = { $card } – { $phrases }
short-fall = { $card } (místo { $slot })
short-stop = už žádnou kartu
short-react = { $card } – { $phrases }
short-decline = nereagovat

## Co se stalo

event-boneyard-begun = První kartou pohřebiště je { $card }.
event-turn-began = { $turn }. tah: { $seat }.
event-laid = { $seat } vykládá kapitál { $gold }: { $cards }.
event-bought = { $seat } kupuje { $card-acc } za { $gold ->
    [one] { $gold } minci
    [few] { $gold } mince
   *[other] { $gold } mincí
}{ buy-lost }.
event-acted = { $seat } používá akci { $card-gen }.
event-discarded = { $seat } odkládá { $card-acc }.
event-sacrificed = { $seat } obětuje { $card-acc }.
event-entombed = { $seat } pečetí { $card-acc }.
event-gained = { $seat } získává { $card-acc }.
event-took = { $seat } si bere do ruky { $card-acc }.
event-gave = { $seat } odevzdává kartu { $card }, dostává ji { $owner }.
event-swapped = { $seat } prohazuje { $first_card-acc } a { $second_card-acc }.
event-fell = { $card } se propadá na místo { $slot }.
event-refilled = Ze zásoby na místo { $slot }: { $card }.
event-drew = { $seat } si dobírá { cards }.
event-drew-cards = Máte nově v ruce: { $cards }.
event-shuffled = { $seat } míchá odkládací hromádku: nový dobírací balíček má { cards }.
event-stacked = { $seat } dává { $card-acc } navrch dobíracího balíčku.
event-uncovered = Odkládací hromádka ({ $seat }), navrchu: { $card }.
event-looked = { $seat } se dívá na { cards } z dobíracího balíčku.
event-looked-at = Vidíte: { $cards }.
event-kept = Berete si do ruky { $card-acc }.
event-discarded-looked = { $seat } odkládá z dobíracího balíčku: { $cards }.
event-revealed = { $seat } otáčí kartu { $card } a provádí její akci.
event-revealed-in-vain = { $seat } otáčí kartu { $card }: její akci provést nelze.
event-repeated = { $seat } opakuje akci { $card-gen }.
event-spared = { $seat } nepřichází o nic.
event-refused = { $seat } ukazuje { $card-acc } a nepřichází o nic.
event-reacted = { $seat } reaguje { $card-ins }.
event-let-pass = { $seat } nereaguje.
event-put-away = { $seat } končí tah{ $count ->
    [0] { "" }
   *[other] { " " }a odkládá { cards }
}.
event-game-ended = Zásoba i pyramida jsou prázdné: hra skončila.
event-turn-limit-reached = Největší možný počet tahů je odehrán: hra skončila.

## Odmítnutí

refused-other-question = Na to se teď hra neptá.
refused-paying = Máte { $gold ->
    [one] vyloženou { $gold } minci
    [few] vyložené { $gold } mince
   *[other] vyložených { $gold } mincí
}: nejdřív za to něco kupte.
refused-not-in-hand = V ruce nemáte { $card-acc }.
refused-without-action = { $card } žádnou akci nemá.
refused-reaction-card = { $card } je reakce: akci pro váš vlastní tah nemá.
refused-cannot-act = Akci { $card-gen } teď použít nelze, protože ji nejde provést celou: { $phrases }
refused-gap = Na místě { $slot } v pyramidě je mezera.
refused-above-base = { $card } neleží v základně pyramidy.
refused-too-dear = { $card } stojí { $price ->
    [one] { $price } minci
    [few] { $price } mince
   *[other] { $price } mincí
} a vy máte { $gold }.
refused-nothing-to-buy = Na nic, co smíte koupit, vám mince v ruce nestačí.
refused-no-gold = { $card } žádné mince nepřináší.
refused-entombed = V tomto tahu už je jedna karta zapečetěná.
refused-nothing-there = Na tomto místě žádná karta není.
refused-pick = { $card } { $place-from } není mezi kartami, které smíte zvolit.
refused-other-place = Zvolte kartu { does-from }.
refused-leaves-nothing = { $card-acc } zvolit nelze: na zbytek akce by nezbylo nic.
refused-swap-leaves-nothing = { $first_card-acc } a { $second_card-acc } prohodit nelze: na zbytek akce by nezbylo nic.
refused-stop-now = Skončit ještě nelze: na zbytek akce by nezbylo nic.
refused-arrange-first = Chcete-li odkládané karty seřadit, zvolte nejdřív seřazení a pak karty odshora.
refused-played = Karta { $card } se v tomto tahu už hrála a zůstane tu do konce tahu.
refused-boneyard-now = Z pohřebiště lze kartu vzít jen akcí jiné karty.
refused-stock-now = Ze zásoby se na konci tahu doplňuje pyramida; brát z ní lze jen akcí karty.
refused-no-action = Žádná karta v ruce nemá akci, kterou by teď šlo provést.
refused-hand-empty = V ruce nemáte žádnou kartu.
refused-order = Odkládáte méně než dvě karty, není tedy co řadit.
refused-not-to-put-away = Mezi kartami, které vám zbývá odložit, není { $card }.
refused-no-reaction = Nemáte kartu, kterou byste reagovali.
refused-at-least-one = Zvolte aspoň jednu kartu.
refused-not-among = { $card } není mezi kartami, které smíte zvolit.

## Co by volba nechala být

caution-undone = { $phrases }
caution-gold = V ruce ještě máte { $gold ->
    [one] { $gold } minci
    [few] { $gold } mince
   *[other] { $gold } mincí
} a { $card } stojí { $price }.
caution-entomb = V tomto tahu ještě není zapečetěná žádná karta; v ruce zbývá { $card }.

## Co opravené údaje říkají jinak než pravidla

note-card = **V této krabici:** { $card } – { $score } { $number }/{ $size }, kusů { $copies }, cena { $cost }, kapitál { $gold }. { $phrases }{ note-repeats }
note-card-alone = **V této krabici:** { $card } – { $score }, { points }, kusů { $copies }, cena { $cost }, kapitál { $gold }. { $phrases }{ note-repeats }
note-repeats = { $repeats ->
    [yes] { " " }Její akci lze opakovat.
    [no] { " " }Její akci opakovat nelze.
   *[unsaid] { "" }
}
note-cards = **V této krabici** jsou tyto karty jiné než v tabulce; jaké jsou, říkají jejich pravidla v kapitole R9: { $cards }.
note-hand = **S touto krabicí** se do ruky { $count ->
    [one] dobírá { $count } karta
    [few] dobírají { $count } karty
   *[other] dobírá { $count } karet
}.
note-starters = **S touto krabicí** dostane každý hráč: { $cards }.

## Deska v terminálu

name-of = { $seat }
set-starter = počáteční
set-unique = unikátní
set-sarcophagi = sarkofágy
set-canopic_jars = kanopy
set-amulets = amulety
set-books = knihy
set-statues = sošky
board-title = Ve stínu pyramid – { $turn }. tah
board-name = { $card }
board-does = { $phrases }
board-slot = { $slot } · cena { $price }
board-of-set = { $set }
board-card-of-set = kapitál { $gold } · { $set } { $number }/{ $size }
board-card-alone = kapitál { $gold } · { $set }, { points }
board-stock = zásoba: { $count }
board-boneyard = pohřebiště: { $count }
board-on-turn = Na tahu je { $seat }: { $told }
board-may-entomb = může ještě pečetit
board-entombed = pečetění už proběhlo
board-changed = pyramida se změnila
board-unchanged = pyramida se zatím nezměnila
board-laid = { $count ->
    [one] vyložena { $count } mince
    [few] vyloženy { $count } mince
   *[other] vyloženo { $count } mincí
}
board-gold_each = každá karta v ruce má kapitál { $count }
board-cheaper = karty stojí o { $count } méně
board-anywhere = nákup z celé pyramidy
board-played = Zahráno:
board-revealed = Otočeno:
board-looked = Prohlížíte si:
board-arranged = Na vaší odkládací hromádce, odshora:
board-in-hand = vaše ruka
board-hand-empty = V ruce nic nemáte.
board-gold = kapitál
board-cost = cena
board-set = sada
board-action = akce
board-own-deck = Ve vašem dobíracím balíčku:
board-own-pile = Na vaší odkládací hromádce:
board-seat = hráč
board-costs = cena { $price }
board-points = průběžné body
board-hand = ruka
board-deck = balíček
board-pile = odloženo
board-on-top = navrchu
board-known-hand = V ruce, jak všichni viděli ({ $seat }):
board-known-deck = Na dobíracím balíčku odshora ({ $seat }):
board-tomb = hrobka

## Obrázek

picture-board = Ve stínu pyramid: stůl v { $turn }. tahu
picture-turn = { $turn }. tah
picture-turn-name = Tah
picture-turn-of = { $turn }. tah: { $seat }
picture-name = { $card }
picture-cards = { $count ->
    [0] žádné karty
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
picture-action = { $phrases }
picture-worth = { $points } VB
picture-card = { $card } – { $score } { $number }/{ $size }, cena { $cost }, kapitál { $gold }. { $phrases }{ picture-is-marked }
picture-card-alone = { $card } – { $score }, { points }, cena { $cost }, kapitál { $gold }. { $phrases }{ picture-is-marked }
picture-is-marked = { $marked ->
    [0] { "" }
   *[other] { " " }(Zčásti rekonstruováno.)
}
picture-marked = * zčásti rekonstruováno: tuto kartu jsme neviděli
picture-gap-name = prázdné
picture-gap-filled = doplní se ze zásoby na konci tahu
picture-gap = Místo { $number } v pyramidě je prázdné
picture-stock = Zásoba: { picture-cards } rubem nahoru
picture-stock-name = Zásoba
picture-boneyard = Pohřebiště: { picture-cards }; navrchu { $card } – cena { $cost }, kapitál { $gold }. { $phrases }
picture-bones-name = Pohřebiště
picture-no-bones = Pohřebiště je prázdné

picture-on-turn = Na tahu: { $seat }
picture-nothing-played = v tomto tahu zatím žádná zahraná karta
picture-in-play = { $count ->
    [0] Zatím nic
   *[other] Ve hře { $count }
}
picture-revealed = Otočená karta: { $card } – { $phrases }
so-far-changed = Pyramida se změnila.
so-far-unchanged = Pyramida beze změny.
so-far-entombed = Už zapečetěno.
so-far-not-entombed = Zatím nezapečetěno.
so-far-gold-each = Každá karta v ruce: kapitál { $gold }.
so-far-anywhere = Nákup odkudkoli.
so-far-cheaper = Karty o { $gold } levnější.

picture-tray-pile = Vaše odkládací hromádka
picture-tray-tomb = Vaše hrobka
picture-tray-keep = Z vašeho balíčku
picture-tray-repeat = Dokončené v tomto tahu
picture-tray-played = Zahrané karty
picture-arranged = Na odkládací hromádce, odshora: { $cards }

picture-purse = Sem: vyložit kartu z ruky jako kapitál, nebo zaplatit vybranou kartu pyramidy
picture-purse-name = Platit
picture-gold = kapitál { $gold }
picture-in-your-hand = v ruce
picture-laid-out = vyloženo
picture-gold-left = v ruce { $gold }
picture-gold-laid = vyloženo { $gold }
picture-stage = Sem: použít akci karty z ruky
picture-stage-name = Akce
picture-tomb = Vaše hrobka: { picture-cards }. Sem: zapečetit kartu z ruky
picture-tomb-name = Zapečetit
picture-entomb-free = 1 karta za tah
picture-entomb-done = pro tento tah vše
picture-points = { points }
picture-points-name = body
picture-set-name = { $score }
picture-next = { $count ->
    [few] { $count } dají { $points }
   *[other] { $count } dá { $points }
}
picture-full = celá: { $size } × { $each }
picture-pile = Vaše odkládací hromádka: { picture-cards }
picture-pile-top = Odkládací hromádka: { picture-cards }; navrchu { $card }
picture-pile-name = Hromádka
picture-hand-title = Vaše ruka: { $count }
picture-hand-slab = Ruka: { picture-cards }
picture-deck-title = Balíček
picture-held = { $count ->
    [one] { $card }
   *[other] { $count }× { $card }
} – cena { $cost }, kapitál { $gold }. { $phrases }{ picture-is-marked }
picture-hand-of = { $seat }, v ruce: { picture-cards }

picture-in-hand = V ruce: { picture-cards }
picture-hand-name = ruka
picture-in-deck = V balíčku: { picture-cards }
picture-deck-name = balíček
picture-discards-name = hromádka
picture-owned = Celkem { picture-cards }: ruka, balíček, hromádka a stůl
picture-owned-name = celkem
picture-set = { $score }: { $different } z { $size } různých, { points } ({ $cards })
picture-set-alone = { $score }: { points } ({ $cards })
picture-tomb-of = Hrobka: { $owner }
picture-no-pile = Odkládací hromádka je prázdná
picture-some = { $count ->
    [one] { "" }
   *[other] { $count }×{ " " }
}{ $card }{ $more ->
    [0] { "" }
   *[other] ,
}
picture-list-owns = { $owner }: karty v ruce, v balíčku, na hromádce a na stole
picture-list-tomb = V hrobce
picture-list-deck = V balíčku, bez ohledu na pořadí
picture-list-pile = Na odkládací hromádce
picture-list-empty = žádné karty

from-none = { "" }
from-hand = z ruky
from-pile = z hromádky
from-tomb = z hrobky
from-pyramid = z pyramidy
from-base = ze základny
from-stock = ze zásoby
from-boneyard = z pohřebiště

brief-draw = Doberte si { $count }.
brief-draw-as-many = Doberte si stejně.
brief-discard = Odložte { brief-count }.
brief-sacrifice = Obětujte { brief-thing }.
brief-entomb = Zapečeťte { brief-thing }.
brief-gain = Získejte { brief-thing }.
brief-take = Vezměte si { brief-thing } do ruky.
brief-thing = { $which ->
    [same-set] { brief-from } { brief-count } z téže sady
    [tomb-set] { brief-from } { brief-count } ze sady ve vaší hrobce
    [below-purchase] { brief-count } levnější { brief-from }
   *[any] { brief-count } { brief-from }{ brief-which }
}
brief-count = { $which ->
    [cheapest] nejlevnější
   *[any] { $count ->
        [0] libovolný počet
       *[other] { $count }
    }
}
brief-from = { $from_count ->
    [one] { $from }
   *[other] { $from } nebo { $other_from }
}
brief-which = { $which ->
    [up-to] , cena do { $number }
    [up-to-times] { $terse ->
        [yes] { " " }(do { $number }×)
       *[no] , do { $number }násobku ceny
    }
   *[any] { "" }
}
brief-stack = { $count ->
    [one] Vrchní kartu
    [few] { $count } vrchní karty
   *[other] { $count } vrchních karet
} hromádky na balíček.
brief-swap = { $terse ->
    [yes] Prohoďte dvě.
   *[no] Prohoďte dvě v pyramidě.
}
brief-look = Prohlédněte si { $count } z balíčku, { $number } do ruky.
brief-perform = Otočte vrchní kartu balíčku, použijte akci.
brief-repeat = Zopakujte akci z tohoto tahu.
brief-opponents-discard = Soupeři{ brief-if-they-own } odloží { $count } z ruky.
brief-opponents-sacrifice = Soupeři{ brief-if-they-own } obětují { $count }.
brief-opponents-give = Soupeři{ brief-if-they-own } vám dají { $count }.
brief-if-they-own = { $number ->
    [0] { "" }
   *[other] { " " }({ $number }+ karet)
}
brief-turn-gold = Tento tah: karty v ruce mají kapitál { $count }.
brief-turn-anywhere = Tento tah: nákup odkudkoli.
brief-turn-cheaper = Tento tah: karty o { $count } levnější.
brief-need-pile = Máte-li na hromádce { $count }+:
brief-need-purchase = Po nákupu:
brief-refuse = Reakce na útok: netýká se vás.
brief-catch = Reakce: získejte, co soupeř obětuje.
brief-follow = Reakce na nákup: získejte kartu ze základny.
brief-or = Nebo:

## Rejstřík karet

cards-starter = Počáteční karty
cards-unique = Unikátní artefakty
cards-sarcophagi = Sarkofágy
cards-canopic_jars = Kanopy
cards-amulets = Amulety
cards-books = Knihy
cards-statues = Sošky
facet-age = Věk
facet-cost = Cena
index-age = { $age ->
    [1] I
    [2] II
   *[3] III
}. věk
index-gold = kapitál { $gold }
index-of-set = v sadě { $number }/{ $size }
index-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
} v hrobce

## Formulář pro majitele: krabice a slova, která v ní mohou být

section-hand = ruka
section-sets = sady
section-cards = karty
item-sarcophagi = { set-sarcophagi }
item-canopic_jars = { set-canopic_jars }
item-amulets = { set-amulets }
item-books = { set-books }
item-statues = { set-statues }
figure-hand-cards = karty dobírané na konci tahu
figure-sets-size = druhy karet v sadě
figure-cards-set = sada
figure-cards-number = číslo v sadě
figure-cards-age = věk
figure-cards-count = kusů v krabici
figure-cards-each = kusů pro každého hráče
figure-cards-cost = cena
figure-cards-gold = kapitál
figure-cards-points = body
figure-cards-action = akce
figure-cards-name = jiné jméno
figure-cards-repeatable = lze zopakovat
word-starter = { set-starter }
word-unique = { set-unique }
word-sarcophagi = { set-sarcophagi }
word-canopic_jars = { set-canopic_jars }
word-amulets = { set-amulets }
word-books = { set-books }
word-statues = { set-statues }
word-draw = dobrat si
word-draw-as-many = dobrat si stejný počet
word-stack = vrátit na balíček
word-swap = prohodit dvě karty pyramidy, nebo
word-perform = provést vrchní kartu balíčku
word-repeat = zopakovat akci z tohoto tahu
word-this-turn-gold = v tomto tahu má každá karta v ruce kapitál
word-this-turn-buy-anywhere = v tomto tahu nákup odkudkoli z pyramidy
word-this-turn = v tomto tahu jsou karty o
word-cheaper = levnější
word-only-with = jen když je aspoň
word-in-pile = na vaší odkládací hromádce
word-only-after-a-purchase = jen po nákupu v tomto tahu
word-react-to-attack-refuse = reakce: útok se vás netýká
word-react-to-sacrifice-gain-it = reakce: získat, co soupeř obětuje
word-react-to-purchase-gain-from-base = reakce: po nákupu získat ze základny
word-discard = odložit
word-sacrifice = obětovat
word-entomb = zapečetit
word-gain = získat
word-take = vzít do ruky
word-give = dát vám
word-any = libovolný počet
word-nothing = kterákoli karta
word-from-hand = z ruky
word-from-pile = z odkládací hromádky
word-from-tomb = z hrobky
word-from-pyramid = z pyramidy
word-from-base = ze základny
word-from-stock = ze zásoby
word-from-boneyard = z pohřebiště
word-from-hand-or-pile = z ruky nebo odkládací hromádky
word-the-cheapest = nejlevnější
word-of-the-same-set = z téže sady
word-of-a-set-in-the-tomb = ze sady v hrobce
word-costing-less-than-a-purchase = levnější než nákup
word-costing-up-to-n = cena nejvýš { $number }
word-costing-up-to-n-times-as-much = cena nejvýš { $number }× taková
word-look-at = prohlédnout vršek balíčku, počet karet:
word-keep = a nechat si
word-opponents = soupeři mají
word-if-they-own = mají-li aspoň
