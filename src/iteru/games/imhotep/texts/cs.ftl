## Názvy

site-market = tržiště
    .to = k tržišti
site-pyramids = pyramidy
    .to = k pyramidám
site-temple = chrám
    .to = k chrámu
site-burial_chamber = hrobka
    .to = k hrobce
site-obelisks = obelisky
    .to = k obeliskům

card-none = žádná karta
    .acc = žádnou kartu
    .does = nic
card-entrance = Vchod
    .acc = Vchod
    .does = ihned: váš kámen z kamenolomu na pyramidy
card-sarcophagus = Sarkofág
    .acc = Sarkofág
    .does = ihned: váš kámen z kamenolomu do hrobky
card-paved_path = Dlažba
    .acc = Dlažbu
    .does = ihned: váš kámen z kamenolomu na obelisky
card-pyramid_decoration = Dekorace pyramidy
    .acc = Dekoraci pyramidy
    .does = na konci: 1 bod za každé 3 kameny na pyramidách
card-temple_decoration = Dekorace chrámu
    .acc = Dekoraci chrámu
    .does = na konci: 1 bod za každé 3 kameny v chrámu
card-burial_chamber_decoration = Dekorace hrobky
    .acc = Dekoraci hrobky
    .does = na konci: 1 bod za každé 3 kameny v hrobce
card-obelisk_decoration = Dekorace obelisku
    .acc = Dekoraci obelisku
    .does = na konci: 1 bod za každé 3 kameny na obeliscích
card-statue = Socha
    .acc = Sochu
    .does = na konci: 1, 3, 6, 10, 15 bodů za 1 až 5 soch, za každou další 2
card-lever = Páka
    .acc = Páku
    .does = později: odplujte s lodí, pořadí vykládky určíte vy
    .action = odplujte s lodí, pořadí vykládky určíte vy
card-hammer = Kladivo
    .acc = Kladivo
    .does = později: vezměte si 3 kameny a 1 naložte
    .action = vezměte si 3 kameny a 1 naložte
card-sail = Plachta
    .acc = Plachtu
    .does = později: naložte 1 kámen a s touto lodí odplujte
    .action = naložte 1 kámen a s touto lodí odplujte
card-chisel = Dláto
    .acc = Dláto
    .does = později: naložte 2 kameny
    .action = naložte 2 kameny

pyramid-left = levá pyramida
    .acc = levou pyramidu
pyramid-middle = prostřední pyramida
    .acc = prostřední pyramidu
pyramid-right = pravá pyramida
    .acc = pravou pyramidu

bonus-card = , vrchní karta trhu
bonus-stones = , kameny z kamenolomu
bonus-load = , naložení kamene
bonus-none = { "" }

points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
stones = { $count ->
    [0] žádné kameny
    [one] { $count } kámen
    [few] { $count } kameny
   *[other] { $count } kamenů
}

## Nastavení hry

option-market = Tržiště
option-pyramids = Pyramidy
option-temple = Chrám
option-burial_chamber = Hrobka
option-obelisks = Obelisky
option-wrath = Faraónův hněv: o 5 bodů méně pro každého, kdo nemá kámen na některém ze čtyř monumentů
group-of-options-side = strana A nebo B desky staveniště

## Odkud jsou body

source-pyramids = Pyramidy
source-temple = Chrám
source-burial_chamber = Hrobka
source-obelisks = Obelisky
source-decorations = Dekorace
source-statues = Sochy
source-unused = Nepoužité modré karty
source-wrath = Faraónův hněv

## Na co se hra ptá

prompt-turn = { $seat }: zvolte jednu akci.
prompt-load = { $seat }: naložte kámen ze svých saní.
prompt-load-to-sail = { $seat }: naložte kámen; s touto lodí pak odplujete.
prompt-sail-loaded = { $seat }: kam odpluje loď { $ship }?
prompt-sail-any-order = { $seat }: která loď odpluje a kam? Pořadí vykládky pak určíte vy.
prompt-order = { $seat }: který kámen z lodě { $ship } se vyloží jako další?
prompt-pick-card = { $seat }: vezměte si za svůj kámen kartu trhu.
prompt-keep-one = { $seat }: nechte si jednu kartu z dvojice, druhá se odloží.
prompt-pick-pyramid = { $seat }: na kterou pyramidu položíte svůj kámen?
prompt-bonus-card = { $seat }: bonus – vzít si vrchní kartu trhu?
prompt-bonus-stones = { $seat }: bonus – vzít si kameny z kamenolomu?
prompt-bonus-load = { $seat }: bonus – naložit kámen na čekající loď?
prompt-temple-choice = { $seat }: chrám, pole { $space } – bod, nebo kameny?
prompt-over = Hra skončila.

## Volby: nadpis každého druhu, celá věta a krátká podoba pod nadpisem

group-stones = Vzít si kameny
group-load = Naložit kámen
group-sail = Odplout s lodí
group-play = Zahrát modrou kartu
group-pass = Vynechat tah
group-unload = Vyložit jako další
group-take = Vzít si kartu
group-take-pair = Vzít si skrytou dvojici
group-keep = Nechat si
group-pyramid = Stavět
group-draw = Dobrat si
group-point = Bodovat
group-decline = Odmítnout

choice-stones = Vzít si z kamenolomu { stones }
choice-load = Naložit kámen na loď { $ship }, pole { $space }
choice-sail = Odplout s lodí { $ship } { $site-to }
choice-play = Zahrát { $card-acc } – { $card-action }
choice-pass = Vynechat tah
choice-unload = Jako další vyložit kámen z pole { $space } (majitel: { $owner })
choice-take = Vzít si { $card-acc } – { $card-does }
choice-take-pair = Podívat se na dvě skryté karty a jednu si nechat
choice-keep = Nechat si { $card-acc } a odložit { $other_card-acc }
choice-pyramid = Stavět na { $pyramid-acc }: { points }{ $bonus }
choice-draw = Vzít si vrchní kartu trhu
choice-point = Získat 1 bod
choice-decline = Odmítnout bonus

short-stones = { stones } z kamenolomu
short-load = loď { $ship }, pole { $space }
short-sail = loď { $ship } { $site-to }
short-play = { $card } – { $card-action }
short-pass = nic jiného nelze
short-unload = pole { $space }: { $owner }
short-take = { $card } – { $card-does }
short-take-pair = dvě skryté karty, jednu si necháte
short-keep = { $card }
short-pyramid = { $pyramid }: { points }{ $bonus }
short-draw = vrchní karta trhu
short-point = 1 bod
short-decline = ne, děkuji

## Co se stalo

event-round-began = Začíná kolo { $round } s loděmi o velikosti { $ships }. Začíná { $seat }.
event-dealt = Na tržišti: { $cards }.
event-took-stones = { $seat } si bere z kamenolomu { stones }.
event-loaded = { $seat } nakládá kámen na loď { $ship }, pole { $space }.
event-sailed = { $seat } odplouvá s lodí { $ship } { $site-to }.
event-played = { $seat } hraje { $card-acc }.
event-ordered = { $seat } určuje, že jako další se vyloží kámen hráče { $owner }.
event-passed = { $seat } vynechává tah: nic jiného nelze.
event-took-card = { $seat } si bere { $card-acc }.
event-took-pair = { $seat } si bere skrytou dvojici a prohlíží si ji.
event-looked = Dvojice: { $first_card } a { $second_card }.
event-kept = { $seat } si nechává { $card-acc } a odkládá { $other_card-acc }.
event-pair-discarded = Ze skryté dvojice se odkládá { $card }.
event-no-stone-for-card = { $seat } už nemá kámen v kamenolomu, { $card } nemá žádný účinek.
event-drew-card = { $seat } si dobírá { $card-acc }.
event-reshuffled = Odložené karty se zamíchaly do nového dobíracího balíčku ({ $count }).
event-built = { $owner } staví na pyramidách: { points }.
event-built-beyond = { $owner } přidává kámen k dokončeným pyramidám: { points }.
event-in-temple = { $owner } má nový kámen v chrámu, pole { $space }.
event-temple-scored = Chrám, pole { $space }: { $owner } získává { points }.
event-buried = { $owner } má nový kámen v hrobce, řada { $row }, sloupec { $column }.
event-on-obelisk = { $owner } má na obeliscích kámen, výška { $height }.
event-raised-tower = { $owner } dokončuje věž: { points }.
event-declined = { $seat } odmítá bonus.
event-nobody-can-act = Nikdo nemůže nic udělat: zbylé lodě se vracejí a jejich kameny putují zpět do kamenolomu.
event-game-ended = Hra skončila.

## Odmítnutí

refused-other-question = Na to se teď hra neptá.
refused-pass = Vynechat tah smíte, jen když nic jiného nelze.
refused-sled-full = Vaše saně jsou plné: vejde se na ně { $room ->
    [one] { $room } kámen
    [few] { $room } kameny
   *[other] { $room } kamenů
}.
refused-quarry-empty = V kamenolomu už nemáte žádný kámen.
refused-sled-empty = Na saních nemáte žádný kámen.
refused-ship-gone = Loď { $ship } už odplula.
refused-no-such-space = Na lodi { $ship } je jen tolik polí: { $size }.
refused-space-taken = Pole { $space } na lodi { $ship } je obsazené.
refused-below-minimum = Loď { $ship } potřebuje k odplutí { $minimum ->
    [one] { $minimum } kámen
    [few] { $minimum } kameny
   *[other] { $minimum } kamenů
}, měla by jen { $load }.
refused-other-ship = Odplout musí loď, na kterou jste právě naložili kámen: loď { $ship }.
refused-harbour-taken = V přístavu už loď je ({ $site }); ke každému staveništi pluje za kolo jen jedna.
refused-no-such-card = Nemáte kartu { $card }.
refused-play-lever = Páku nelze zahrát: žádná loď nemá dost kamenů k odplutí.
refused-play-hammer = Kladivo nelze zahrát: na čekajících lodích není volné pole, nebo nemáte kámen k naložení.
refused-play-sail = Plachtu nelze zahrát: žádná loď by s jedním vaším kamenem navíc nemohla odplout.
refused-play-chisel = Dláto vyžaduje dva kameny na saních a dvě volná pole na čekajících lodích.
refused-ordered-already = Kámen z pole { $space } už své pořadí má.
refused-no-stone-there = Na poli { $space } lodě { $ship } žádný kámen není.
refused-stall-empty = Na tomto místě tržiště žádná karta neleží.
refused-pyramid-complete = Další kámen už sem položit nelze: { $pyramid }.

## Deska v terminálu

name-of = { $seat }
board-round = Imhotep – kolo { $round } z { $rounds }
board-ships = Lodě
board-minimum = pluje od { $minimum }
board-at = { $site }
board-away = vrátila se
board-card = { $card }
board-pair = skryté karty: { $count }
board-piles = balíček { $draw }, odložené { $discards }
board-marks = k karta · b kameny · n naložit kámen
board-marks-temple = 1/b bod, nebo kameny · k karta
board-beyond = navíc:
board-seen = nahoře
board-height = výška
board-worth = přínos
board-groups = oblasti:
board-rows = každá řada:
board-tallest = nejvyšší:
board-towers = věže
board-seat = hráč
board-points = body
board-sled = saně
board-quarry = lom
board-cards = karty
mark-card = k
mark-stones = b
mark-load = n
mark-choice = 1/b

## Obrázek

picture-board = Imhotep: herní deska v kole { $round } z { $rounds }
picture-round = Kolo { $round } z { $rounds }
picture-round-card = Kolo { $round }: lodě o velikosti { $ships }
picture-still-to-come = Ještě mohou přijít (jedna z těchto karet leží stranou): { $ships }
picture-stone = Kámen hráče { $owner }

picture-ship = Loď { $ship }: naloženo { $load } z { $size } polí, k odplutí potřebuje { $minimum }; vykládá se od přídě, která je vlevo
picture-sailed = Loď { $ship } už odtud odplula
picture-space = Loď { $ship }, pole { $space } od přídě: volné
picture-space-taken = Loď { $ship }, pole { $space } od přídě: kámen hráče { $owner }
picture-harbour-free = { $option }: přístav je volný
picture-harbour-taken = { $option }: v přístavu kotví loď { $ship }

picture-about-market-A = kámen = karta
picture-about-market-B = kámen = karta
picture-about-pyramids-A = body ihned
picture-about-pyramids-B = body a bonusy ihned
picture-about-temple-A = při pohledu shora, každé kolo
picture-about-temple-B = při pohledu shora, každé kolo
picture-about-burial_chamber-A = na konci: souvislé oblasti
picture-about-burial_chamber-B = na konci: nejvíce v řadě
picture-about-obelisks-A = na konci: výška
picture-about-obelisks-B = věž boduje ihned

picture-card = { $card } – { $card-does }
picture-stall-empty = Tuto kartu si už někdo vzal
picture-pair = 1 ze 2 karet
picture-pair-hidden = Skryté karty ({ $count }): prohlédněte si je a jednu si nechte
picture-draw = balíček
picture-discards = odložené
picture-draw-pile = Dobírací balíček, počet karet: { $count }
picture-discards-are = Odložené karty: { $cards }
picture-no-discards = Žádné odložené karty

picture-level = { $level }. patro
picture-beyond = každý další: { $points }
picture-pyramid = { $pyramid }, další pole: { points }{ $bonus }
picture-pyramid-complete = { $pyramid }: dokončená
picture-temple-points = Pole { $space }: na konci každého kola { points } za horní kámen
picture-temple-choice = Pole { $space }: na konci každého kola { points }, nebo kameny z kamenolomu za horní kámen
picture-temple-card = Pole { $space }: na konci každého kola vrchní karta trhu za horní kámen
picture-groups = kameny
picture-each-row = v každé řadě
picture-tallest = nejvyšší
picture-points = body
picture-obelisk = Obelisk hráče { $owner }: { stones }
picture-waiting = { $count ->
    [one] { $count } čekající kámen tvoří věž
    [few] { $count } čekající kameny tvoří věž
   *[other] { $count } čekajících kamenů tvoří věž
}

picture-sled = Saně: obsazená místa { $count } z { $room }
picture-quarry-name = kamenolom
picture-quarry = V kamenolomu: { stones }

picture-name-entrance = Vchod
picture-name-sarcophagus = Sarkofág
picture-name-paved_path = Dlažba
picture-name-pyramid_decoration = Dekorace
    pyramidy
picture-name-temple_decoration = Dekorace
    chrámu
picture-name-burial_chamber_decoration = Dekorace
    hrobky
picture-name-obelisk_decoration = Dekorace
    obelisku
picture-name-statue = Socha
picture-name-lever = Páka
picture-name-hammer = Kladivo
picture-name-sail = Plachta
picture-name-chisel = Dláto

picture-does-entrance = ihned: kámen
    na pyramidy
picture-does-sarcophagus = ihned: kámen
    do hrobky
picture-does-paved_path = ihned: kámen
    na obelisky
picture-does-pyramid_decoration = konec: 1 bod
    za 3 kameny
picture-does-temple_decoration = konec: 1 bod
    za 3 kameny
picture-does-burial_chamber_decoration = konec: 1 bod
    za 3 kameny
picture-does-obelisk_decoration = konec: 1 bod
    za 3 kameny
picture-does-statue = konec: 1, 3, 6,
    10, 15 bodů
picture-does-lever = odplutí,
    pořadí určíte
picture-does-hammer = 3 kameny,
    1 naložit
picture-does-sail = naložit 1
    a odplout
picture-does-chisel = naložit
    2 kameny

picture-short-entrance = Vchod
picture-short-sarcophagus = Sarkofág
picture-short-paved_path = Dlažba
picture-short-pyramid_decoration = Pyramida
picture-short-temple_decoration = Chrám
picture-short-burial_chamber_decoration = Hrobka
picture-short-obelisk_decoration = Obelisk
picture-short-statue = Socha
picture-short-lever = Páka
picture-short-hammer = Kladivo
picture-short-sail = Plachta
picture-short-chisel = Dláto
