about-game = Nakládejte kameny, posílejte lodě, třeba i cizí, a stavte tam, kde se to nejvíc vyplatí.

## Názvy

site-market = tržiště
    .to = k tržišti
site-pyramids = pyramidy
    .to = k pyramidám
    .onto = na pyramidy
    .at = na pyramidách
site-temple = chrám
    .to = k chrámu
    .onto = do chrámu
    .at = v chrámu
site-burial_chamber = hrobka
    .to = k hrobce
    .onto = do hrobky
    .at = v hrobce
site-obelisks = obelisky
    .to = k obeliskům
    .onto = na obelisky
    .at = na obeliscích

card-entrance = Vchod
    .acc = Vchod
card-sarcophagus = Sarkofág
    .acc = Sarkofág
card-paved_path = Dlažba
    .acc = Dlažbu
card-pyramid_decoration = Dekorace pyramidy
    .acc = Dekoraci pyramidy
card-temple_decoration = Dekorace chrámu
    .acc = Dekoraci chrámu
card-burial_chamber_decoration = Dekorace hrobky
    .acc = Dekoraci hrobky
card-obelisk_decoration = Dekorace obelisku
    .acc = Dekoraci obelisku
card-statue = Socha
    .acc = Sochu
card-lever = Páka
    .acc = Páku
card-hammer = Kladivo
    .acc = Kladivo
card-sail = Plachta
    .acc = Plachtu
card-chisel = Dláto
    .acc = Dláto

## Co karta dělá, podle údajů hry; kroky modré karty jeden po druhém

does = { $effect ->
    [build] ihned: váš kámen z kamenolomu { $site-onto }
    [decorate] na konci: 1 bod za { each-stones } { $site-at }
    [statue] na konci: { $figures } bodů za { $count ->
        [one] 1 sochu
        [few] 1 až { $count } sochy
       *[other] 1 až { $count } soch
    }, za každou další { $further }
   *[steps] později: { $phrases }
}
each-stones = { $count ->
    [one] každý kámen
    [few] každé { $count } kameny
   *[other] každých { $count } kamenů
}
step-stones = { step-and }vezměte si { stones }{ step-comma }
step-load = { step-and }naložte { stones }{ step-comma }
step-sail = { step-and }s touto lodí odplujte
step-sail_any_order = { step-and }odplujte s lodí, pořadí vykládky určíte vy
step-and = { $joint ->
    [and] a{ " " }
   *[other] { "" }
}
step-comma = { $joint ->
    [comma] ,
   *[other] { "" }
}

pyramid-left = levá pyramida
    .acc = levou pyramidu
    .on = levé pyramidě
pyramid-middle = prostřední pyramida
    .acc = prostřední pyramidu
    .on = prostřední pyramidě
pyramid-right = pravá pyramida
    .acc = pravou pyramidu
    .on = pravé pyramidě
pyramid-first = první pyramida
    .acc = první pyramidu
    .on = první pyramidě
pyramid-second = druhá pyramida
    .acc = druhou pyramidu
    .on = druhé pyramidě
pyramid-third = třetí pyramida
    .acc = třetí pyramidu
    .on = třetí pyramidě
pyramid-fourth = čtvrtá pyramida
    .acc = čtvrtou pyramidu
    .on = čtvrté pyramidě
pyramid-only = pyramida
    .acc = pyramidu
    .on = pyramidě

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
    [0] žádný kámen
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
option-wrath = Faraónův hněv: kdo nemá kámen na všech čtyřech monumentech, ztrácí body
flag-side = Strany desek stavenišť (A, nebo B)

## Odkud jsou body

score-pyramids = Pyramidy
score-temple = Chrám
score-burial_chamber = Hrobka
score-obelisks = Obelisky
score-decorations = Dekorace
score-statues = Sochy
score-unused = Nepoužité modré karty
score-wrath = Faraónův hněv
tie-sled = více kamenů na saních
    .row = Kameny na saních
    .note = { $count } na saních

## Na co se hra ptá

prompt-turn = { asked }zvolte jednu akci.
prompt-load = { asked }naložte kámen ze svých saní.
prompt-load-to-sail = { asked }naložte kámen; s touto lodí pak odplujete.
prompt-sail-loaded = { asked }kam odpluje loď { $ship }?
prompt-sail-any-order = { asked }která loď odpluje a kam? Pořadí vykládky pak určíte vy.
prompt-order = { asked }který kámen z lodi { $ship } se vyloží jako další?
prompt-pick-card = { asked }vezměte si za svůj kámen kartu trhu.
prompt-keep-one = { asked }nechte si jednu kartu z dvojice, druhá se odloží.
prompt-pick-pyramid = { asked }na kterou pyramidu položíte svůj kámen?
prompt-bonus-card = { asked }bonus – vzít si vrchní kartu trhu?
prompt-bonus-stones = { asked }bonus – vzít si z kamenolomu { stones }?
prompt-bonus-load = { asked }bonus – naložit kámen na čekající loď?
prompt-temple-choice = { asked }chrám, pole { $space } – { points }, nebo { stones } z kamenolomu?
prompt-over = Hra skončila.

## Volby: nadpis každého druhu, celá věta a krátká podoba pod nadpisem

heading-stones = Vzít si kameny
heading-load = Naložit kámen
heading-sail = Odplout s lodí
heading-play = Zahrát modrou kartu
heading-pass = Pasovat
heading-unload = Vyložit jako další
heading-take = Vzít si kartu
heading-take-pair = Vzít si skryté karty
heading-keep = Nechat si
heading-pyramid = Stavět
heading-draw = Dobrat si
heading-point = Získat body
heading-decline = Odmítnout

choice-stones = { $count ->
    [0] Nevzít si z kamenolomu žádný kámen
   *[other] Vzít si z kamenolomu { stones }
}
choice-load = Naložit kámen na loď { $ship }, políčko { $space }
choice-sail = Odplout s lodí { $ship } { $site-to }
choice-play = Zahrát { $card-acc } – { $phrases }
choice-pass = Pasovat
choice-unload = Jako další vyložit kámen z políčka { $space } ({ $owner })
choice-take = Vzít si { $card-acc } – { does }
choice-take-pair = { $count ->
    [one] Vzít si skrytou kartu
   *[other] Prohlédnout si skryté karty ({ $count }) a jednu si nechat
}
choice-keep = Nechat si { $card-acc } a odložit { $other_card-acc }
choice-pyramid = Položit kámen na { $pyramid-acc }: { points }{ $bonus }
choice-draw = Vzít si vrchní kartu trhu
choice-point = Získat { points }
choice-decline = Odmítnout bonus

short-stones = { stones } z kamenolomu
short-load = loď { $ship }, políčko { $space }
short-sail = loď { $ship } { $site-to }
short-play = { $card } – { $phrases }
short-pass = nic jiného nelze
short-unload = políčko { $space }: { $owner }
short-take = { $card } – { does }
short-take-pair = { $count ->
    [one] jedna skrytá karta
   *[other] skryté karty ({ $count }), jednu si necháte
}
short-keep = { $card }
short-pyramid = { $pyramid }: { points }{ $bonus }
short-draw = vrchní karta trhu
short-point = { points }
short-decline = ne, děkuji

## Co se stalo

event-round-began = Začíná kolo { $round }: lodě s nosností { $ships }. První je na tahu { $seat }.
event-dealt = Na tržišti: { $cards }.
event-took-stones = { $seat } { $count ->
    [0] si z kamenolomu nebere žádný kámen
   *[other] si bere z kamenolomu { stones }
}.
event-loaded = { $seat } nakládá kámen na loď { $ship }, políčko { $space }.
event-sailed = { $seat } odplouvá s lodí { $ship } { $site-to }.
event-played = { $seat } hraje { $card-acc }.
event-ordered = { $seat } určuje, který kámen se vyloží jako další: { $owner }.
event-passed = { $seat } pasuje: nic jiného nelze.
event-took-card = { $seat } si bere { $card-acc }.
event-took-pair = { $seat } si bere skrytou dvojici a prohlíží si ji.
event-looked = Dvojice: { $first_card } a { $second_card }.
event-kept = { $seat } si nechává { $card-acc } a odkládá { $other_card-acc }.
event-pair-discarded = Ze skryté dvojice se odkládá { $card }.
event-no-stone-for-card = { $seat } už nemá v kamenolomu žádný kámen: { $card } je bez účinku.
event-drew-card = { $seat } si dobírá { $card-acc }.
event-reshuffled = Odložené karty se míchají do nového dobíracího balíčku, počet karet: { $count }.
event-built = { $owner } staví na { $pyramid-on }: { points }.
event-built-beyond = { $owner } přidává kámen k dokončeným pyramidám: { points }.
event-in-temple = { $owner } má nový kámen v chrámu, pole { $space }.
event-temple-scored = Chrám, pole { $space }: { $owner } získává { points }.
event-buried = { $owner } má nový kámen v hrobce, řada { $row }, sloupec { $column }.
event-on-obelisk = { $height ->
    [one] { $owner } má na obeliscích první kámen.
   *[other] { $owner } má nový kámen na obeliscích, už { $height }.
}
event-waits-for-tower = { $owner } má nový kámen na obeliscích, na věž čeká { $count }/{ $needed }.
event-raised-tower = { $owner } staví na obeliscích věž: { points }.
event-declined = { $seat } odmítá bonus.
event-nobody-can-act = Nikdo nemůže nic udělat: zbylé lodě se vracejí a jejich kameny putují zpět do kamenolomu.
event-game-ended = Hra skončila.

## Odmítnutí

refused-other-question = Na to se teď hra neptá.
refused-pass = Pasovat smíte, jen když nic jiného nelze.
refused-sled-full = Vaše saně jsou plné: { $room ->
    [one] vejde se na ně { $room } kámen
    [few] vejdou se na ně { $room } kameny
   *[other] vejde se na ně { $room } kamenů
}.
refused-quarry-empty = V kamenolomu už nemáte žádný kámen.
refused-sled-empty = Na saních nemáte žádný kámen.
refused-ship-gone = Loď { $ship } už odplula.
refused-no-such-space = Loď { $ship } má jen { $size ->
    [one] { $size } políčko
    [few] { $size } políčka
   *[other] { $size } políček
}.
refused-space-taken = Políčko { $space } na lodi { $ship } je obsazené.
refused-below-minimum = Loď { $ship } potřebuje k odplutí { $minimum ->
    [one] { $minimum } kámen
    [few] { $minimum } kameny
   *[other] { $minimum } kamenů
}; takto by jich vezla jen { $load }.
refused-other-ship = Odplout musí loď s právě naloženým kamenem: loď { $loaded }.
refused-harbour-taken = V přístavu už loď je ({ $site }); ke každému staveništi pluje za kolo jen jedna.
refused-no-such-card = Nemáte kartu { $card }.
refused-play-stones = Kartu { $card } nelze zahrát: { $count ->
    [one] nemáte kámen k naložení
    [few] k naložení nemáte { $count } kameny
   *[other] k naložení nemáte { $count } kamenů
}.
refused-play-spaces = Kartu { $card } nelze zahrát: na čekajících lodích { $count ->
    [one] není volné políčko
    [few] nejsou { $count } volná políčka
   *[other] není { $count } volných políček
}.
refused-play-sail = Kartu { $card } nelze zahrát: žádná loď by s jedním vaším kamenem navíc nemohla odplout.
refused-play-lever = Kartu { $card } nelze zahrát: žádná loď nemá dost kamenů k odplutí.
refused-ordered-already = Kámen z políčka { $space } už své pořadí má.
refused-no-stone-there = Na políčku { $space } lodi { $ship } žádný kámen není.
refused-stall-empty = Na tomto místě tržiště žádná karta neleží.
refused-pyramid-complete = Další kámen už sem položit nelze: { $pyramid }.
refused-not-blue = { $card } není modrá karta a jen ty se hrají.
refused-take-now = Kartu z tržiště si vezme ten, komu tam loď přiveze kámen.
refused-draw-now = Z dobíracího balíčku se na začátku kola vykládá tržiště; ve svém tahu si z něj brát nesmíte.
refused-build-now = Kameny se k pyramidám dostanou jen na lodi.
refused-no-ship-ready = Žádná loď, která by mohla odplout { $site-to }, nemá dost kamenů.
refused-no-space-free = Na žádné čekající lodi není volné políčko.
refused-no-such-pyramid = { $count ->
    [one] Je tu jen { $count } pyramida.
    [few] Jsou tu jen { $count } pyramidy.
   *[other] Je tu jen { $count } pyramid.
}

## Co by volba nechala být

caution-takes-nothing = Nezískáte žádný kámen a přijdete o { points }.
caution-declines-card = Karta vás nic nestojí.
caution-declines-stones = Dostanete { stones } z kamenolomu a nic vás to nestojí.

## Deska v terminálu

name-of = { $seat }
board-round = Imhotep – kolo { $round }/{ $rounds }
board-ships = Lodě
board-minimum = pluje od { $minimum }
board-at = { $site }
board-away = vrátila se
board-card = { $card }
board-pair = skryté karty: { $count }
board-piles = balíček { $draw }, odložené { $discards }
board-marks = k karta · s na saně · n na loď
board-marks-temple = { mark-choice } { $points ->
    [one] bod
    [few] body
   *[other] bodů
}, nebo kameny · k karta
board-beyond = navíc:
board-seen = nahoře
board-height = výška
board-worth = přínos
board-groups = oblasti:
board-rows = každá řada:
board-tallest = nejvyšší:
board-towers = věže
board-seat = hráč
board-does = { does }
board-points = průběžné body
board-if-ended-now = kdyby byl konec
board-sled = saně
board-quarry = lom
board-cards = karty
mark-card = k
mark-stones = s
mark-load = n
mark-choice = { $points }/s

## Obrázek

picture-board = Imhotep: herní plán v kole { $round }/{ $rounds }
picture-round = Kolo { $round }/{ $rounds }
picture-round-card = Kolo { $round }: lodě s nosností { $ships }
picture-still-to-come = Ještě mohou přijít (jedna z těchto karet leží stranou): { $ships }
picture-stone = Kámen: { $owner }

picture-ship = Loď { $ship }: obsazená políčka { $load }/{ $size }, k odplutí potřebuje { $minimum }; vykládá se od přídi, která je vlevo
picture-sailed = Loď { $ship } už odtud odplula
picture-space = Loď { $ship }, políčko { $space } od přídi: volné
picture-space-taken = Loď { $ship }, políčko { $space } od přídi, kámen: { $owner }
picture-harbour-free = { $option }: přístav je volný
picture-harbour-taken = { $option }: v přístavu kotví loď { $ship }

picture-about-market-A = za každý kámen karta
picture-about-market-B = za každý kámen karta
picture-about-pyramids-A = body ihned
picture-about-pyramids-B = body a bonusy ihned
picture-about-temple-A = každé kolo
picture-about-temple-B = každé kolo
picture-about-burial_chamber-A = na konci: souvislé oblasti
picture-about-burial_chamber-B = na konci: nejvíce v řadě
picture-about-obelisks-A = výška na konci hry
picture-about-obelisks-B = věž boduje ihned

picture-card = { $card } – { does }
picture-stall-empty = Tuto kartu si už někdo vzal
picture-pair = { $count ->
    [one] skrytá
   *[other] 1 ze { $count } karet
}
picture-pair-hidden = { $count ->
    [one] Skrytá karta
   *[other] Skryté karty ({ $count }): prohlédněte si je a jednu si nechte
}
picture-draw-pile = Dobírací balíček, počet karet: { $count }
picture-discards-are = Odložené karty: { $cards }
picture-no-discards = Žádné odložené karty

picture-pyramid = { CAPITAL($pyramid) }, další pole: { points }{ $bonus }
picture-pyramid-complete = { CAPITAL($pyramid) }: dokončená
picture-temple-points = Pole { $space }: na konci každého kola { points } za horní kámen
picture-temple-choice = Pole { $space }: na konci každého kola { points }, nebo kameny z kamenolomu za horní kámen
picture-temple-card = Pole { $space }: na konci každého kola vrchní karta trhu za horní kámen
picture-groups = kamenů v oblasti
picture-each-row = v každé řadě
picture-points = body
picture-obelisk = Obelisk ({ $owner }): { stones }
picture-waiting = { $count ->
    [one] { $count } čekající kámen tvoří věž
    [few] { $count } čekající kameny tvoří věž
   *[other] { $count } čekajících kamenů tvoří věž
}

picture-sled = Saně: obsazená místa { $count }/{ $room }
picture-quarry = V kamenolomu: { stones }

picture-minimum = k odplutí { $minimum }
picture-gone-ship = loď { $ship }
picture-gone = odplula
picture-draw = balíček
picture-discards = odložené
picture-quarry-name = Kamenolom
picture-tab-market = Tržiště
picture-tab-pyramids = Pyramidy
picture-tab-temple = Chrám
picture-tab-burial_chamber = Hrobka
picture-tab-obelisks = Obelisky
picture-own-sled = na vašich saních
picture-about-rounds = vždy čtyři lodě
picture-place = { $place }.
picture-next = další
picture-on-top = na vrcholu
picture-further = každý další
picture-seen-every-round = při pohledu shora, každé kolo
picture-seen-A = body za každý kámen viditelný shora
picture-seen-B = za každý kámen viditelný shora

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

picture-does = { $effect ->
    [build] ihned: kámen { $site-onto }
    [decorate] konec: 1 bod za { $count ->
        [one] kámen
       *[other] { stones }
    }
    [statue] konec: { $figures } bodů
   *[steps] { $brief_phrases }
}
brief-stones = vzít { stones }{ brief-comma }
brief-load = naložit { $count ->
    [one] kámen
   *[other] { stones }
}{ brief-comma }
brief-sail = odplout
brief-sail_any_order = odplout, určit pořadí
brief-comma = { $left ->
    [0] { "" }
   *[other] ,
}

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

## What an owner corrected, on the rule page

figure-stones-count = kameny v krabici
figure-stones-each = kameny pro každého hráče
figure-stones-score_markers = kameny na počítání bodů
figure-sled-count = počet saní
figure-sled-capacity = kameny, které se vejdou na saně
figure-sled-at_start = kameny na začátku podle pořadí hráčů
figure-turn-take = kameny brané v jednom tahu
figure-rounds-played = počet kol
figure-rounds-ships = počet lodí v kole
figure-ships-count = počet lodí v krabici
figure-ships-capacity = kameny, které loď uveze
figure-ships-minimum = kameny potřebné k odplutí
figure-round_cards-count = počet karet kol
figure-round_cards-ships = lodě na kartách kol
figure-market-face_up = karty na tržišti lícem nahoru
figure-market-face_down = karty na tržišti lícem dolů
figure-pyramids-levels = strany pater
figure-pyramids-spaces = body na polích
figure-pyramids-bonus_points = body jako bonus
figure-pyramids-bonus_stones = kameny jako bonus
figure-pyramids-overflow = body za každý další kámen
figure-temple-spaces = body na polích
figure-temple-width = počet polí podle počtu hráčů
figure-temple-choice_points = body na výběr
figure-temple-choice_stones = kameny na výběr
figure-burial_chamber-rows = počet řad
figure-burial_chamber-columns = počet sloupců
figure-burial_chamber-groups = body za oblasti podle velikosti
figure-burial_chamber-further = body za každý další kámen
figure-burial_chamber-places_for_2 = body za pořadí dvou hráčů
figure-burial_chamber-places_for_3 = body za pořadí tří hráčů
figure-burial_chamber-places_for_4 = body za pořadí čtyř hráčů
figure-obelisks-places_for_2 = body za pořadí dvou hráčů
figure-obelisks-places_for_3 = body za pořadí tří hráčů
figure-obelisks-places_for_4 = body za pořadí čtyř hráčů
figure-obelisks-height = kameny celého obelisku
figure-obelisks-towers = body za obelisky v pořadí dokončení
figure-obelisks-further = body za každý další obelisk
figure-obelisks-single = body za zbylý kámen
figure-wrath-penalty = ztracené body
figure-cards-count = počet karet v krabici
figure-cards-colour = barva karty
figure-cards-effect = účinek karty
figure-cards-site = stavba na kartě
figure-cards-per = kameny na jeden bod
figure-cards-points = body podle počtu karet
figure-cards-further = body za každou další kartu
figure-cards-steps = účinek karty
figure-cards-unused = body za nepoužitou kartu
item-four = loď na čtyři kameny
item-three = loď na tři kameny
item-two = loď na dva kameny
item-one = loď na jeden kámen
item-A = strana A
item-B = strana B
item-for_2 = pro dva hráče
item-for_3 = pro tři hráče
item-for_4 = pro čtyři hráče
item-entrance = { card-entrance }
item-sarcophagus = { card-sarcophagus }
item-paved_path = { card-paved_path }
item-pyramid_decoration = { card-pyramid_decoration }
item-temple_decoration = { card-temple_decoration }
item-burial_chamber_decoration = { card-burial_chamber_decoration }
item-obelisk_decoration = { card-obelisk_decoration }
item-statue = { card-statue }
item-lever = { card-lever }
item-hammer = { card-hammer }
item-sail = { card-sail }
item-chisel = { card-chisel }

## Rejstřík karet

cards-market = Karty trhu
cards-rounds = Karty kol
facet-colour = Barva
facet-players = Počet hráčů
index-colour = { $colour ->
    [red] červená
    [green] zelená
    [purple] fialová
   *[blue] modrá
}
index-players = pro { $count } hráče
index-does = { CAPITAL(does) }.
index-round-card = Lodě { $ships }
index-round-does = Čtyři lodě, na které se celkem vejde { $count ->
    [one] { $count } kámen
    [few] { $count } kameny
   *[other] { $count } kamenů
}; nejmenší náklad, s jakým odplují, je { $least }.
index-unused = { points } za nepoužitou

## Formulář pro majitele: oddíly krabice a slova, která v ní mohou být

section-stones = kameny
section-sled = saně
section-turn = tah
section-rounds = kola
section-ships = lodě
section-round_cards = karty kol
section-market = tržiště
section-pyramids = pyramidy
section-temple = chrám
section-burial_chamber = hrobka
section-obelisks = obelisky
section-wrath = Faraónův hněv
section-cards = karty tržiště
word-card = karta tržiště
word-stones = vzít kameny
word-load = naložit kámen
word-choice = body, nebo kameny
word-red = červená
word-green = zelená
word-purple = fialová
word-blue = modrá
word-build = staví se ihned
word-pyramids = pyramidy
word-temple = chrám
word-burial_chamber = hrobka
word-obelisks = obelisky
word-decorate = body na konci
word-statue = socha
word-steps = akce na později
word-sail = odplout s toutéž lodí
word-sail_any_order = odplout, vyložit v libovolném pořadí
