about-game = Plujte po Nilu, berte, co břehy nabízejí, uživte své čety a stavte.

## Jména. Jména s čísly vznikají z krabice, z výrazů, které začínají pomlčkou

crew-black = černá četa
    .acc = černou četu
    .gen = černé čety
crew-blue = modrá četa
    .acc = modrou četu
    .gen = modré čety
crew-yellow = žlutá četa
    .acc = žlutou četu
    .gen = žluté čety
crew-joker = četa-žolík
    .acc = četu-žolíka
    .gen = čety-žolíka

site-sphinx = sfinga
    .at = u sfingy
    .to = ke sfinze
site-obelisk = obelisk a hroby
    .at = u obelisku a hrobů
    .to = k obelisku a hrobům
site-pyramid = pyramida a chrám
    .at = u pyramidy a chrámu
    .to = k pyramidě a chrámu
place-abydus = Abydus
place-amarna = Amarna
place-giza = Giza

town-edfu = Edfu
town-thebae = Thebae
town-passalon = Passalon
town-selinon = Selinon
town-beni_hasan = Beni Hasan
town-alyi = Alyi
town-heliopolis = Heliopolis

track-stone_sale = prodej kamenů
    .on = na prodeji kamenů
track-grain_market = obilný trh
    .on = na obilném trhu

structure-obelisk = obelisk
    .on = na obelisku
structure-graves = hroby
    .on = na hrobech
structure-pyramid = pyramida
    .on = na pyramidě
structure-temple = chrám
    .on = na chrámu

section-left = levý pilíř
section-right = pravý pilíř
section-middle = sloupy
section-top = kameny nahoře
section-none = { "" }

colour-green = zelené
    .fields = zelená pole
colour-yellow_green = žlutozelené
    .fields = žlutozelená pole
colour-brown = hnědé
    .fields = hnědá pole

production-quarry = kamenolomy
production-green = zelená pole
production-yellow_green = žlutozelená pole
production-brown = hnědá pole

phase-first-cards = První karty sfingy
phase-sailing = Plavba po Nilu
phase-feeding = Živení stavebních čet
phase-building = Výstavba
phase-late = Před bonusem
phase-over = Konec hry

-card-field = { $colour ->
    [green] Zelené
    [yellow_green] Žlutozelené
   *[brown] Hnědé
} pole ({ $value })
-card-quarry = Kamenolom ({ $value })
-card-crews_shown = Čety ({ $first ->
    [black] černá
    [blue] modrá
    [yellow] žlutá
   *[joker] žolík
}{ $second ->
    [none] { "" }
   *[other] { " + " }{ $second ->
    [black] černá
    [blue] modrá
    [yellow] žlutá
   *[joker] žolík
}
})
-card-brick_points = Cihličky ({ $first ->
    [obelisk] obelisk
    [graves] hroby
    [pyramid] pyramida
   *[temple] chrám
}{ $second ->
    [none] { "" }
   *[other] { " + " }{ $second ->
    [obelisk] obelisk
    [graves] hroby
    [pyramid] pyramida
   *[temple] chrám
}
})
-card-built = { $structure ->
    [obelisk] Obelisk do { $need }. řady
    [graves] Postavené hroby ({ $need })
    [pyramid] Plné řady pyramidy ({ $need })
   *[temple] Zastavěná políčka chrámu ({ $need })
}
-card-players_at_bottom = Hráči na spodním políčku ({ $track ->
    [stone_sale] prodej kamenů
   *[grain_market] obilný trh
})
-card-own_at_least = Vlastní cihličky ({ $structure ->
    [obelisk] obelisk
    [graves] hroby
    [pyramid] pyramida
   *[temple] chrám
}, { $need }+)
-card-own_each = Vlastní cihličky všude ({ $need }+)
-card-per_grave = Vlastní hroby
-card-crew_strength = Síla ({ $crew ->
    [black] černá četa
    [blue] modrá četa
    [yellow] žlutá četa
   *[joker] četa-žolík
})
-card-production_most = Největší produkce ({ $production ->
    [quarry] kamenolomy
    [green] zelená pole
    [yellow_green] žlutozelená pole
   *[brown] hnědá pole
})
-card-own_at_bottom = Spodní políčko ({ $track ->
    [stone_sale] prodej kamenů
   *[grain_market] obilný trh
})
-card-per_permanent = Trvalé karty
-card-per_ten = Desítky bodů

card-field_1 = Obilné pole
card-field_2 = Obilné pole
card-field_3 = Obilné pole
card-field_4 = Obilné pole
card-field_5 = Obilné pole
card-field_6 = Obilné pole
card-field_7 = Obilné pole
card-field_8 = Obilné pole
card-field_9 = Obilné pole
card-field_10 = Obilné pole
card-field_11 = Obilné pole
card-field_12 = Obilné pole
card-field_13 = Obilné pole
card-field_14 = Obilné pole
card-quarry_1 = Kamenolom
card-quarry_2 = Kamenolom
card-quarry_3 = Kamenolom
card-quarry_4 = Kamenolom
card-crew_each_round = Výcvik čety
card-field_improver = Zavlažovací kanál
card-stones_as_grain = Kameny za obilí
card-reuse = Společné kotviště
card-more_sphinx = Přízeň sfingy
card-upstream = Proti proudu
card-first_place = První místo
card-paid_crew = Najatí dělníci
card-leftover = Zbylá karta
card-grave_value = Hrobová výbava
card-stone_seller = Prodejce kamenů
card-double_ship = Druhá loď
card-two_crews = Dvě čety
card-stones = Dodávka kamenů
card-keep_more = Druhá hádanka
card-double_space = Dvojitá akce
card-strength = Síla navíc
card-grain = Zásoba obilí
card-stone_sale_steps = Prodej kamenů
card-grain_market_steps = Obilný trh
card-crews_choice = Čety podle výběru
card-crews_shown_1 = Zobrazené čety
card-crews_shown_2 = Zobrazené čety
card-crews_shown_3 = Zobrazené čety
card-brick_points_1 = Body za cihličky
card-brick_points_2 = Body za cihličky
card-obelisk_low = Karta sfingy
card-obelisk_mid = Karta sfingy
card-obelisk_high = Karta sfingy
card-pillars = Karta sfingy
card-columns = Karta sfingy
card-pyramid_low = Karta sfingy
card-pyramid_high = Karta sfingy
card-graves_built = Karta sfingy
card-all_stone_sale = Karta sfingy
card-all_grain_market = Karta sfingy
card-own_obelisk_few = Karta sfingy
card-own_obelisk_many = Karta sfingy
card-own_temple = Karta sfingy
card-own_pyramid_few = Karta sfingy
card-own_pyramid_many = Karta sfingy
card-own_everywhere = Karta sfingy
card-own_graves = Karta sfingy
card-black_crew = Karta sfingy
card-blue_crew = Karta sfingy
card-yellow_crew = Karta sfingy
card-joker_crew = Karta sfingy
card-most_stone = Karta sfingy
card-most_green = Karta sfingy
card-most_yellow_green = Karta sfingy
card-most_brown = Karta sfingy
card-own_stone_sale = Karta sfingy
card-own_grain_market = Karta sfingy
card-permanents = Karta sfingy
card-tenths = Karta sfingy

## Co přinášejí kruhová políčka a karty, podle čísel v krabici

gain-crew = { $crew } +1{ comma }
gain-any_crew = { $count ->
    [one] četa podle výběru +1
    [few] { $count } kroky čet podle výběru
   *[other] { $count } kroků čet podle výběru
}{ comma }
gain-stones = +{ stones }{ comma }
gain-points = +{ $count ->
    [one] { $count } bod
    [few] { $count } body
   *[other] { $count } bodů
}{ comma }
gain-stone_sale = prodej kamenů o { $count ->
    [one] políčko
    [few] { $count } políčka
   *[other] { $count } políček
} dolů{ comma }
gain-grain_market = obilný trh o { $count ->
    [one] políčko
    [few] { $count } políčka
   *[other] { $count } políček
} dolů{ comma }
gain-ring = lze posunout vodní prstenec{ comma }
gain-structure = { $structure-on }{ comma }
comma = { $joint ->
    [comma] ,
    [and] { " " }a
   *[other] { "" }
}

does-field = obilí { $value }, { $water ->
    [green] vždy
    [yellow_green] není-li prstenec vlevo
   *[brown] jen s prstencem vpravo
}{ $bonus ->
    [0] { "" }
   *[other] ; ihned
}
does-quarry = { $value ->
    [one] { $value } kámen
    [few] { $value } kameny
   *[other] { $value } kamenů
} každé kolo
does-crew_each_round = jednou za kolo { $steps ->
    [one] četa +1
    [few] { $steps } kroky čet
   *[other] { $steps } kroků čet
}
does-field_improver = natrvalo zlepší jedno pole { $steps ->
    [one] o stupeň
   *[other] o { $steps } stupně
}
does-stones_as_grain = při živení platí kámen za { $grain } obilí
does-reuse = jednou za kolo na kruhové políčko, kde už je loď (kromě Heliopolis)
does-more_sphinx = u sfingy lze vzít až { $cards ->
    [one] { $cards } kartu
    [few] { $cards } karty
   *[other] { $cards } karet
} navíc bez kamenů
does-upstream = jednou za kolo loď proti proudu
does-first_place = na každém staveništi lze jít na první místo
does-paid_crew = jednou za kolo po živení za { $stones ->
    [one] { $stones } kámen
    [few] { $stones } kameny
   *[other] { $stones } kamenů
} { $steps ->
    [one] četa +1
    [few] { $steps } kroky čet
   *[other] { $steps } kroků čet
}
does-leftover = po plavbě lze vzít kartu, která zůstala na řece
does-grave_value = na konci +{ $value } k hodnotě vašich hrobů
does-stone_seller = na konci prodej nejvýš { $stones ->
    [one] { $stones } kamene
   *[other] { $stones } kamenů
}, za každý { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
does-double_ship = ihned nasadit druhou loď
does-two_crews = dvě čety spolu na jednom staveništi
does-stones = +{ $stones ->
    [one] { $stones } kámen
    [few] { $stones } kameny
   *[other] { $stones } kamenů
}
does-keep_more = u sfingy si lze ponechat { $keep ->
    [one] { $keep } kartu
    [few] { $keep } karty
   *[other] { $keep } karet
} místo jedné
does-double_space = akce kruhového políčka dvakrát (kromě Heliopolis)
does-strength = +{ $strength } k síle v jednom kroku výstavby
does-grain = při živení { $grain ->
    [one] { $grain } jednotka obilí
    [few] { $grain } jednotky obilí
   *[other] { $grain } jednotek obilí
}
does-stone_sale_steps = prodej kamenů o { $steps ->
    [one] políčko
    [few] { $steps } políčka
   *[other] { $steps } políček
} dolů
does-grain_market_steps = obilný trh o { $steps ->
    [one] políčko
    [few] { $steps } políčka
   *[other] { $steps } políček
} dolů
does-crews_choice = { $steps ->
    [one] četa podle výběru +1
    [few] { $steps } kroky čet podle výběru
   *[other] { $steps } kroků čet podle výběru
}
does-brick_points = { points } za každou vlastní cihličku

does-built = { points }, { $what ->
    [obelisk] má-li obelisk postavenou { $need }. řadu
    [graves] { $need ->
        [one] je-li postaven aspoň { $need } hrob
        [few] jsou-li postaveny aspoň { $need } hroby
       *[other] je-li postaveno aspoň { $need } hrobů
    }
    [pyramid] { $need ->
        [one] je-li plná nejnižší řada pyramidy
        [few] jsou-li plné { $need } nejnižší řady pyramidy
       *[other] je-li plných { $need } nejnižších řad pyramidy
    }
   *[temple] { $need ->
        [one] je-li zastavěno aspoň { $need } políčko chrámu
        [few] jsou-li zastavěna aspoň { $need } políčka chrámu
       *[other] je-li zastavěno aspoň { $need } políček chrámu
    }
} (stavět mohl kdokoli)
does-players_at_bottom = { $figures } bodů, je-li na spodním políčku ({ $track }) 1/2/3/4 hráčů včetně vás
does-own_at_least = { points } za aspoň { $need ->
    [one] { $need } vlastní cihličku
    [few] { $need } vlastní cihličky
   *[other] { $need } vlastních cihliček
} { $structure-on }
does-own_each = { points } za aspoň { $need ->
    [one] { $need } vlastní cihličku
    [few] { $need } vlastní cihličky
   *[other] { $need } vlastních cihliček
} na každé stavbě
does-per_grave = { points } za každou vlastní cihličku na hrobech
does-crew_strength = { points } za každou jednotku síly vaší { $crew-gen }
does-production_most = { $figures } bodů, nemá-li nikdo větší produkci ({ $production })
does-own_at_bottom = { points }, jste-li na spodním políčku ({ $track })
does-per_permanent = { points } za každou trvalou kartu (kromě polí a kamenolomů)
does-per_ten = { points } za každých 10 bodů, až úplně nakonec

points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
stones = { $count ->
    [one] { $count } kámen
    [few] { $count } kameny
   *[other] { $count } kamenů
}
cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}

## Volitelná pravidla

option-first_sphinx = První karta sfingy
value-first_sphinx-two = dvě karty, jednu si ponechat
value-first_sphinx-one = jedna karta
option-tournament = Turnaj: beze dvou karet (Přízeň sfingy a Desítky bodů)
option-every_moment = Nabízet karty „kdykoli“ každému, kdo je na řadě, i když nic nezmění

## Za co jsou body

score-sphinx = Vrácené karty sfingy
score-obelisk = Obelisk
score-graves = Hroby
score-pyramid = Pyramida
score-temple = Chrám
score-rows = Dostavěné řady
score-nile = Karty Nilu
score-grain_market = Obilný trh
score-bonus = Spolupráce na stavbách
score-hunger = Chybějící obilí
score-stone_sale = Prodané kameny
score-grave_values = Hodnoty hrobů
score-sphinx_cards = Karty sfingy
tie-marker = dřívější příchod ukazatele na políčko

## Co se ptáme

prompt-first-card = { asked }ponechte si jednu kartu sfingy, druhá přijde pod balíček.
prompt-sail = { asked }nasaďte loď, nebo pasujte do konce kola.
prompt-sail-must = { asked }nasaďte druhou loď.
prompt-berth = { asked }které políčko? Kdo je nejblíže Nilu, staví první.
prompt-double = { asked }provedete akci políčka { $town } dvakrát?
prompt-crew = { asked }která četa zesílí{ $count ->
    [one] { "" }
    [few] { " " }(zbývají { $count } kroky)
   *[other] { " " }(zbývá { $count } kroků)
}?
prompt-ring = { asked }posunete vodní prstenec?
prompt-again = { asked }nasadíte hned druhou loď?
prompt-leftover = { asked }vezmete si kartu, která zůstala na řece?
prompt-feed = { asked }{ $count ->
    [0] všechny čety mají co jíst. Použijete přesto něco?
    [one] chybí { $count } jednotka obilí a ztratíte { points }. Použijete něco?
    [few] chybějí { $count } jednotky obilí a ztratíte { points }. Použijete něco?
   *[other] chybí { $count } jednotek obilí a ztratíte { points }. Použijete něco?
}
prompt-first-place = { asked }chcete { $site-at } stavět jako první?
prompt-build = { asked }která četa bude pracovat { $site-at }? Kameny: { $stones }.
prompt-team = { asked }síla { $strength }, { stones-held } – { $may ->
    [add] posilte četu, sama nestačí.
    [begin] { $work ->
        [cards] kolik karet si vezmete?
       *[bricks] začněte stavět.
    }
   *[both] { $work ->
        [cards] posilte četu, nebo si vezměte karty.
       *[bricks] posilte četu, nebo začněte stavět.
    }
}
prompt-brick = { asked }ještě jednu cihličku? Zbývá síla { $strength }, { stones-held }{ $points ->
    [0] { "" }
   *[other] ; zatím { points }
}.
stones-held = { $stones ->
    [0] žádné kameny
    [one] { $stones } kámen
    [few] { $stones } kameny
   *[other] { $stones } kamenů
}
prompt-extra = { asked }kolik dalších karet si bez kamenů vezmete?
prompt-keep = { asked }ponechte si jednu kartu sfingy, nebo žádnou.
prompt-keep-second = { asked }ponecháte si ještě jednu kartu sfingy?
prompt-track = { asked }na které stupnici se posunete o políčko dolů?
prompt-late = { asked }použijete nějakou kartu, než kolo skončí?
prompt-over = Hra skončila.

## Volby: nadpis druhu, celá věta a krátká podoba pod nadpisem

way = { $way ->
    [upstream] { " " }(proti proudu)
    [reuse] { " " }(k jiné lodi)
    [both] { " " }(proti proudu, k jiné lodi)
   *[plain] { "" }
}
heading-sail-card = Vzít kartu Nilu
choice-sail-card = Plout na políčko { $space } a vzít kartu { $card }: { $phrases }{ way }.
short-sail-card = { $card }, políčko { $space }{ way }
heading-sail-town = Na kruhové políčko
choice-sail-town = Plout na políčko { $space }, { $town } ({ $phrases }){ way }.
short-sail-town = { $town }, políčko { $space }{ way }
heading-sail-site = Na staveniště
choice-sail-site = Plout { $site-to }, políčko { $space }{ $count ->
    [0] { " " }(jako náhradník)
   *[other] { "" }
}{ way }.
short-sail-site = { $site }, políčko { $space }{ $count ->
    [0] { " " }(náhradník)
   *[other] { "" }
}{ way }
heading-pass = Pasovat
choice-pass = Pasovat: v tomto kole už žádná loď.
short-pass = pasovat
heading-berth = Zvolit políčko staveniště
choice-berth = Zvolit políčko { $berth } { $site-at }.
short-berth = políčko { $berth }
heading-use = Použít kartu
choice-use = Použít kartu { $card }: { $phrases }.
short-use = { $card }
heading-eat = Kameny za obilí
choice-eat = Zaplatit kámen místo obilí.
short-eat = kámen místo obilí
heading-improve = Zlepšit pole
choice-improve = Natrvalo zlepšit pole { $field } ({ $colour }, obilí { $value }).
short-improve = pole { $field }: { $colour } { $value }
heading-raise = Posílit četu
choice-raise = Posílit { $crew-acc } na sílu { $strength }.
short-raise = { $crew } → { $strength }
heading-ring = Vodní prstenec
choice-ring = { $stays ->
    [yes] Nechat vodní prstenec na místě.
   *[no] Posunout vodní prstenec: { $ring ->
        [1] jen zelená pole
        [2] zelená a žlutozelená pole
       *[3] všechna pole
    }.
}
short-ring = { $stays ->
    [yes] nechat
   *[no] { $ring ->
        [1] jen zelená
        [2] zelená a žlutozelená
       *[3] všechna pole
    }
}
heading-take = Vzít kartu
choice-take = Vzít kartu { $card }: { $phrases }.
short-take = { $card }
heading-first = První místo
choice-first = Přesunout loď na první místo.
short-first = na první místo
heading-stay = Zůstat
choice-stay = Nechat loď, kde je.
short-stay = zůstat
heading-crew = Poslat četu
choice-crew = Poslat { $crew-acc } (síla { $strength }).
short-crew = { $crew } ({ $strength })
heading-add = Přidat k četě
choice-add = Přidat { $crew-acc } (síla { $strength }).
short-add = { $crew } (+{ $strength })
heading-add-strength = Přidat sílu
choice-add-strength = Použít kartu { $card }: { $phrases }.
short-add-strength = { $card }
heading-draw = Vzít karty sfingy
choice-draw = Zaplatit { stones } a vzít si { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
}.
short-draw = { cards }
heading-extra = Další karty bez kamenů
choice-extra = { $count ->
    [0] Nebrat další karty.
    [one] Vzít ještě { $count } kartu.
    [few] Vzít ještě { $count } karty.
   *[other] Vzít ještě { $count } karet.
}
short-extra = { $count ->
    [0] žádná
   *[other] { cards }
}
heading-keep = Ponechat si kartu sfingy
choice-keep = Ponechat si kartu „{ $card }“: { $phrases }.
short-keep = { $card }
heading-keep-none = Vrátit všechny
choice-keep-none = Všechny vrátit a získat { points }.
short-keep-none = žádná ({ points })
heading-brick = Stavět
choice-brick = Stavět { $structure-on }{ place-of-brick } za { $value ->
    [one] { $value } kámen
    [few] { $value } kameny
   *[other] { $value } kamenů
}.
short-brick = { $structure }{ place-of-brick }: { $value }
place-of-brick = { $part ->
    [row] { " " }(řada { $row })
    [section] { " " }({ $section })
   *[other] { "" }
}
heading-track = O políčko dolů
choice-track = Posunout ukazatel { $track-on } na políčko { $space }{ track-reward }.
short-track = { $track } → { $space }
track-reward = { $count ->
    [0] { "" }
   *[other] { " " }({ $reward ->
        [stones] { $count ->
            [one] +{ $count } kámen
            [few] +{ $count } kameny
           *[other] +{ $count } kamenů
        }
       *[points] { $count ->
            [one] +{ $count } bod
            [few] +{ $count } body
           *[other] +{ $count } bodů
        }
    })
}
heading-stop = Dost
choice-stop = { $points ->
    [0] Dál nestavět.
   *[other] Dál nestavět a získat { points }.
}
short-stop = dost ({ points })
heading-enough = Pokračovat
choice-enough = { $count ->
    [0] Pokračovat.
   *[other] Nechat to tak a ztratit { points }.
}
short-enough = { $count ->
    [0] pokračovat
   *[other] ztratit { points }
}
heading-decline = Ne
choice-decline = Ne.
short-decline = ne
heading-done = Hotovo
choice-done = Už nic nepoužít.
short-done = už nic
heading-give-up = Zde nestavět
choice-give-up = Nestavět zde; loď se vrátí.
short-give-up = nestavět

caution-pass = Ještě máte { $count ->
    [one] { $count } loď
    [few] { $count } lodě
   *[other] { $count } lodí
} a je kam plout.
caution-leftover = Ještě si můžete vzít kartu { $card }: v tomto kole vás to nestojí žádné body.
caution-give-up = Některá vaše četa { $site-at } pracovat může a počítalo by se to i do bonusu tohoto kola.
caution-hunger-card = Ztratíte { points } a přitom ještě máte kartu { $card }.
caution-hunger-stones = Ztratíte { points } a přitom můžete místo obilí zaplatit { stones }.

## Co se stalo

event-started = { $seat } dostává destičku s pořadím { $tile } a do začátku { $stones ->
    [one] { $stones } kámen
    [few] { $stones } kameny
   *[other] { $stones } kamenů
}.
event-drew-cards = Berete si karty sfingy: { $cards }.
event-chose-first = { $seat } si ponechává první kartu sfingy.
event-graves-laid = První hroby: { $values }.
event-round-began = { $round }. kolo. Na řece: { $cards }.
event-to-card = { $seat } pluje na políčko { $space } a bere kartu { $card }.
event-to-town = { $seat } pluje na políčko { $town }.
event-to-site = { $seat } pluje { $site-to }, políčko staveniště { $berth }.
event-waits-at = { $seat } čeká { $site-at } mezi náhradníky.
event-used-card = { $seat } používá kartu { $card }.
event-passed = { $seat } pasuje.
event-cannot-sail = { $seat } už nemůže nasadit loď.
event-crew-rose = { $seat } posiluje { $crew-acc } na sílu { $strength }.
event-crew-full = { $seat } už nemůže posílit { $crew-acc }.
event-got-stones = { $seat } dostává { stones } (celkem { $stones }).
event-track-moved = { $seat } se { $track-on } posouvá dolů na políčko { $space }.
event-bottom-points = { $seat } dostává { points } z obilného trhu.
event-ring-moved = { $seat } posouvá vodní prstenec: obilí dávají { $ring ->
    [1] jen zelená pole
    [2] zelená a žlutozelená pole
   *[3] všechna pole
}.
event-got-points = { $seat } dostává { points } za kartu { $card }.
event-took-leftover = { $seat } bere kartu { $card }, která zůstala na řece.
event-field-improved = { $seat } zlepšuje pole { $field }: teď je { $colour }.
event-ate-stone = { $seat } platí kámen místo obilí.
event-fed = { $seat } živí čety o síle { $strength }.
event-hungry = { $seat } nemá dost obilí (chybí { $missing }) a ztrácí { points }.
event-produced = { $count ->
    [0] { $seat } nemá místo na další kameny z kamenolomů (stále { $stones }).
   *[other] { $seat } dostává z kamenolomů { stones } (celkem { $stones }).
}
event-went-first = { $seat } jde { $site-at } na první místo.
event-gave-up = { $seat } { $site-at } nestaví.
event-named-crew = { $seat } posílá { $crew-acc } (síla { $strength }).
event-added = { $seat } přidává { $crew-acc } (síla { $strength }).
event-paid = { $seat } platí { stones } za karty sfingy.
event-drew = { $seat } bere z balíčku sfingy { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
}.
event-kept = { $seat } si { $count ->
    [0] neponechává žádnou kartu
    [one] ponechává { $count } kartu
    [few] ponechává { $count } karty
   *[other] ponechává { $count } karet
}.
event-returned = { $seat } vrací { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
} a dostává { points }.
event-built = { $seat } staví { $structure-on }{ place-of-brick } cihličku s hodnotou { $value }.
event-grave-uncovered = Další hrob: { $value }.
event-step-points = { $seat } dostává { points } za výstavbu.
event-row-bonus = { $seat } dostává { points } za { $row }. řadu pyramidy.
event-bonus = { $seat } dostává { points } za spolupráci na stavbách (staveniště: { $count }).
event-got-tile = { $seat } dostává destičku s pořadím { $tile }.
event-game-ended = Hra končí. Závěrečné bodování.
event-sold = { $seat } dostává { points } za prodané kameny.
event-graves-scored = { $seat } dostává { points } za hroby v hodnotě { $value }.
event-sphinx-scored = { $points ->
    [0] { $seat } nedostává za kartu sfingy „{ $card }“ nic.
   *[other] { $seat } dostává { points } za kartu sfingy „{ $card }“.
}

## Proč ne

refused-other-question = To teď udělat nelze.
refused-must-sail = Teď je nutné nasadit druhou loď.
refused-no-such-space = Políčko { $space } tu není.
refused-card-gone = Na políčku { $space } není karta.
refused-one-ship-per-site = Vaše loď už stojí { $site-at }.
refused-space-taken = Na políčku { $space } stojí loď.
refused-not-shared = Na políčku { $town } karta { $card } neplatí.
refused-upstream = Lodě plují jen po proudu: vaše nejnižší loď je na políčku { $space }.
refused-no-such-berth = Políčko staveniště { $berth } v této hře není.
refused-berth-taken = Políčko staveniště { $berth } je obsazené.
refused-ring = Tam vodní prstenec posunout nelze.
refused-no-such-card = Kartu { $card } nemáte.
refused-used-this-round = Karta { $card } je v tomto kole už použitá.
refused-crews-full = Žádná vaše četa už nemůže zesílit.
refused-crew-full = Už nemůže zesílit { $crew }.
refused-few-stones = Potřebujete { stones }.
refused-stones-full = Více než { stones } mít nelze.
refused-card-idle = Karta { $card } by teď nic nezměnila.
refused-no-such-field = Pole { $field } nemáte.
refused-field-green = Toto pole už je zelené.
refused-crew-used = V tomto kole už pracovala { $crew }.
refused-one-crew = Na druhou četu je potřeba karta Dvě čety.
refused-third-crew = Společně mohou pracovat nejvýš dvě čety a k nim četa-žolík.
refused-out-of-reach = Četa by nedosáhla síly { $value }, kterou zde vyžaduje nejlevnější políčko.
refused-not-sphinx = Karty se berou jen u sfingy.
refused-too-many-cards = Teď lze vzít nejvýš { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
}.
refused-too-many-extra = Celkem lze vzít nejvýš { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
}.
refused-not-drawn = Tato karta není mezi vzatými.
refused-other-site = Stavíte { $site-at }.
refused-no-such-row = Pyramida nemá { $row }. řadu.
refused-all-built = Tam už je všechno postaveno.
refused-not-yet = Nejdřív se musí postavit to, co je pod tím.
refused-weak = Toto políčko potřebuje sílu { $value }; zbývá vám { $strength }.
refused-ships-now = Lodě se nasazují jen při plavbě po Nilu.
refused-ships-later = Nejdřív je na řadě jiná volba; potom se zase nasazují lodě.
refused-berth-now = Políčko staveniště si vybíráte, když k němu plujete.
refused-other-berth = Vaše loď stojí { $site-at }.
refused-crew-now = Čety pracují na staveništích, až po živení.
refused-joker-alone = Četa-žolík jen pomáhá jiné četě: nejdřív vyberte tu.
refused-team-begun = Po první cihličce se už žádná četa nepřidá.
refused-track-now = Dolů po stupnicích posouvají kruhová políčka, karty a výstavba u obelisku a hrobů.
refused-ring-now = Vodní prstenec se posouvá z některých kruhových políček.
refused-ring-far = Vodní prstenec se posouvá jen o jedno místo.
refused-crew-first = Nejdřív vyberte četu, která bude stavět.
refused-bricks-now = Cihličky klade četa ve vašem kroku výstavby { $site-at }.
refused-built = Cihlička už tam je.
refused-card-moment = Karta { $card } se použije { $moment ->
    [feeding] při živení čet, pokud chybí obilí
    [fields] při živení čet, pokud chybí obilí, nebo na konci posledního kola
    [team] v kroku výstavby, po volbě čety a před první cihličkou
    [sailing] hned po nasazení lodi
    [town] při plavbě na kruhové políčko
   *[building] před stavěním, nebo na konci kola
}.

## Herní plán v terminálu

board-title = { $round ->
    [0] Příprava hry
   *[other] { $round }. kolo z { $rounds }
} · { $phase }
board-river = Nil
board-sites = Staveniště
board-waiting = čeká
board-structures = Stavby
board-deck = Balíček sfingy: { cards }
board-tracks = Stupnice a vodní prstenec
board-ring = vodní prstenec: { $ring ->
    [1] zelená pole
    [2] zelená a žlutozelená pole
   *[3] všechna pole
}
name-of = { $seat }
board-seat = hráč
board-tile = pořadí
board-points = body
board-if-ended-now = teď
board-legend = teď: kdyby hra skončila teď, bez karet sfingy · čety v závorkách už v tomto kole pracovaly · živení: síla/obilí · pole: { $green } zelené { $yellow_green } žlutozelené { $brown } hnědé
board-crews = čety
board-crew-black = černá
board-crew-blue = modrá
board-crew-yellow = žlutá
board-crew-joker = žolík
board-stones = kameny
board-ships = lodě
board-grain = živení
board-missing = { $missing ->
    [0] stačí
   *[other] −{ $points }
}
board-fields = pole
board-production = +{ $count } za kolo
board-sphinx = sfinga
board-about-sphinx = Četa vezme nejvýš { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
}, každou za kámen. Ponechat si lze nejvýš { $keep }; každá jiná přinese { points }.
board-about-obelisk = Každá cihlička přinese body podle své hodnoty a každý krok výstavby ještě políčko dolů na jedné ze stupnic.
board-about-pyramid = Každá cihlička přinese body podle své hodnoty; kdo má nejvíc cihliček v plné řadě pyramidy, dostane za ni body.
board-does = { $phrases }.
board-own = Vaše karty sfingy
board-drawn = Vzaté
board-building = Krok výstavby: síla { $strength } (využito { $used }), { stones-held }, { points }

## Karty sfingy jsou tajné, takže v bodech při konci hry chybějí

if-ended-now = Kdyby hra skončila teď, bez karet sfingy
web-if-ended-now = teď bez sfingy: { $points }
web-points-and-now = { $points ->
    [one] Zatím { $points } bod, kdyby hra skončila teď, { $now } (bez karet sfingy): ukázat, za co
    [few] Zatím { $points } body, kdyby hra skončila teď, { $now } (bez karet sfingy): ukázat, za co
   *[other] Zatím { $points } bodů, kdyby hra skončila teď, { $now } (bez karet sfingy): ukázat, za co
}

## Co stránka pravidel dodává u opravené krabice

note-town = · { $town }:
note-no-town = · { $town } na řece není.
note-card = · { $card }:
note-copies = (kusy: { $copies })

## Co karty přinášejí, několika slovy pro obrázek

brief-field = { $water ->
    [green] vždy zavlažené
    [yellow_green] prstenec ne vlevo
   *[brown] prstenec vpravo
}{ $bonus ->
    [0] { "" }
   *[other] ,
}
brief-track = { $track } ↓{ $count ->
    [one] { "" }
   *[other] { $count }
}{ comma }
brief-quarry = { $value ->
    [one] { $value } kámen
    [few] { $value } kameny
   *[other] { $value } kamenů
} za kolo
brief-crew_each_round = každé kolo četa +{ $steps }
brief-field_improver = pole o { $steps } lepší
brief-stones_as_grain = kámen za { $grain } obilí
brief-reuse = k jiné lodi
brief-more_sphinx = { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } karet
} navíc
brief-upstream = loď proti proudu
brief-first_place = stavět jako první
brief-paid_crew = za { $stones ->
    [one] { $stones } kámen
    [few] { $stones } kameny
   *[other] { $stones } kamenů
} četa +{ $steps }
brief-leftover = karta z řeky
brief-grave_value = hroby +{ $value } na konci
brief-stone_seller = prodej { $stones ->
    [one] { $stones } kamene
   *[other] { $stones } kamenů
}
brief-double_ship = dvě lodě za sebou
brief-two_crews = spolu na staveništi
brief-stones = kameny +{ $stones }
brief-keep_more = ponechat { $keep ->
    [one] { $keep } kartu
    [few] { $keep } karty
   *[other] { $keep } karet
}
brief-double_space = akce dvakrát
brief-strength = při výstavbě +{ $strength }
brief-grain = obilí { $grain }
brief-stone_sale_steps = o { $steps } dolů
brief-grain_market_steps = o { $steps } dolů
brief-crews_choice = čety +{ $steps }
brief-brick_points = po { $points }:
brief-structure = { $structure }{ comma }

## Obrázek

picture-board = { $round ->
    [0] Údolí králů: herní plán, příprava hry
   *[other] Údolí králů: herní plán, { $round }. kolo z { $rounds }
}
picture-action = { $phrases }
picture-name = { $card }
picture-name-field = { $water ->
    [green] Zelené pole
    [yellow_green] Žlutozelené pole
   *[brown] Hnědé pole
}
picture-name-field-small = { $water ->
    [green] Zelené
    [yellow_green] Žlutozelené
   *[brown] Hnědé
}
picture-name-quarry = Kamenolom
picture-name-crews_shown = Čety
picture-name-brick_points = Cihličky
picture-kind = { $kind ->
    [permanent] trvalá
    [anytime] kdykoli
    [immediate] ihned
    [quarry] lom
   *[field] pole
}
picture-kind-short = { picture-kind }
picture-crews-shown = { $count ->
    [one] +1
    [few] každá +1
   *[other] každá +1
}
picture-taken = { $card }
picture-taken-at = { $card } – políčko { $space }: má ji { $owner }
picture-ship = Loď: { $owner }
picture-brick = Cihlička: { $owner }
picture-next = Další políčko, hodnota { $value } – potřebuje sílu { $value }, { $value ->
    [one] stojí { $value } kámen a přinese { $value } bod
    [few] stojí { $value } kameny a přinese { $value } body
   *[other] stojí { $value } kamenů a přinese { $value } bodů
}
picture-card-at = { $card } – políčko { $space }: { $phrases }
picture-card-gone = Políčko { $space }: karta už tu není
picture-town = { $town } – políčko { $space }: { $phrases }
picture-town-name = { $town }
picture-behind = Políčka 1 až { $count } jsou za vámi
picture-behind-title = Políčka 1 až { $count } jsou za vámi – lodě plují jen po proudu
picture-ring-may = posun
picture-site = { $place }: { $site } – políčko { $space }, volná políčka staveniště: { $count }. Kdo je nejblíže Nilu, staví jako první.
picture-place = { $place }
picture-site-name = { $place }: { $site }
picture-berth-free = Políčko staveniště { $berth } { $site-at }: volné
picture-berth-taken = Políčko staveniště { $berth } { $site-at }: { $owner }
picture-waits = { $owner } čeká { $site-at } mezi náhradníky

picture-about-sphinx = nejvýš { $count }, za kámen; ponechat: { $keep }
picture-about-obelisk = body, potom krok na trhu
picture-site-done = hotovo
picture-site-later = později
picture-about-pyramid = plná řada: kdo má nejvíc, bod za cihličku
picture-about-pyramid-short = plná řada: bod za cihličku
picture-graves-worth = hodnota hrobů
picture-band = { CAPITAL($crew) } { $strength }
picture-one-crew = jedna četa,
picture-once-a-round = pracuje jednou za kolo
picture-or-leave = nebo odplout: loď se vrátí
picture-berth-freed = domů, políčko se uvolní
picture-stones-left = kameny
picture-cost = po hodnotě
picture-points-now = { $points ->
    [one] bod zatím
    [few] body zatím
   *[other] bodů zatím
}
picture-left-of = { $left } z { $strength }
picture-strength-left = zbývá síly z { $strength }
picture-totals = Staví { $seat } – síla { $strength }, z toho zbývá { $left }; { stones-held }{ $points ->
    [0] { "" }
   *[other] , zatím { points }
}
picture-sphinx-deck = Balíček sfingy: { cards }{ $drawn ->
    [0] { "" }
   *[other] ; právě se prohlíží: { $drawn }
}
picture-cards-kept = ponecháno
picture-kept = Ponechané karty sfingy – které to jsou, je do konce tajné
picture-sphinx-card = { $card } – { $phrases }{ $now ->
    [-1] { "" }
   *[other] . Teď: { $now }
}
picture-scores-now = teď { $points }
picture-grave = Destička hrobu s hodnotou { $value }
picture-grave-next = Další destička hrobu, hodnota { $value } – potřebuje sílu { $value }, { $value ->
    [one] stojí { $value } kámen a přinese { $value } bod
    [few] stojí { $value } kameny a přinese { $value } body
   *[other] stojí { $value } kamenů a přinese { $value } bodů
}
picture-grave-totals = Hodnoty destiček hrobů – body na konci podle celkové hodnoty: { $figures }

picture-track-stone_sale = Prodej kamenů
picture-track-grain_market = Obilný trh
picture-reach = za dojití +{ $count }
picture-about-stone_sale = Prodej kamenů – od políčka { $space } se na konci prodávají kameny, { $stones ->
    [one] za { $stones } kámen
    [few] za { $stones } kameny
   *[other] za { $stones } kamenů
} 1 bod; dosažení spodního políčka přinese { stones }
picture-about-grain_market = Obilný trh – body za každou chybějící jednotku obilí, shora: { $figures }; dosažení spodního políčka přinese { points }
picture-feeding = Živení čet
picture-by-ring = podle prstence
picture-strength = síla
picture-feeding-legend = ztráta bodů, obilí
picture-feeding-of = { $owner } – síla { $strength }; za každou chybějící jednotku obilí −{ $penalty ->
    [one] { $penalty } bod
    [few] { $penalty } body
   *[other] { $penalty } bodů
}. { $phrases }
picture-fed-with-ring = Prstenec { $ring ->
    [1] vlevo
    [2] uprostřed
   *[3] vpravo
}: obilí { $grain }, { $points ->
    [0] beze ztráty
   *[other] ztráta { points }
}.
picture-pool = { $here ->
    [yes] Tady leží vodní prstenec
   *[no] Místo vodního prstence
} – { $ring ->
    [1] obilí dávají jen zelená pole
    [2] obilí dávají zelená a žlutozelená pole
   *[3] obilí dávají všechna pole
}
picture-round = { $round }. kolo z { $rounds }
picture-set-up = Příprava hry
picture-phase = { $phase }
picture-round-phase = { $round }. kolo z { $rounds } · { $phase }
picture-order = Pořadí hráčů – destičky se po každém kole rozdělují znovu: destičku 1 dostane, kdo má nejméně bodů
picture-bonus = stavby 1 · 2 · 3
picture-bonus-title = Bonus – na konci kola za spolupráci na jednom, dvou nebo třech staveništích, body: { $figures }

picture-crew = { CAPITAL($crew) } – síla { $strength }{ $used ->
    [yes] , v tomto kole už pracovala
   *[no] { "" }
}
picture-stock = Kameny: { $stones }, nejvýš { $limit } – kamenolomy přinášejí za kolo { $production } ({ $figures })
picture-tile = Destička s pořadím { $tile }
picture-row-crews = čety
picture-row-stores = sklad
picture-row-cards = karty
picture-row-order = pořadí
picture-fleet = Lodě: { $count }{ $passed ->
    [yes] ; už pasuje
   *[no] { "" }
}
picture-sphinx-kept = Karty sfingy: { $count }
picture-fields = { CAPITAL($colour-fields) } – obilí { $figures }, { $watered ->
    [yes] teď zavlažovaná
   *[no] teď bez vody
}
picture-field = Pole { $field } – { $colour }, obilí { $value }
picture-balance = Síla { $strength } proti obilí { $grain } – { $points ->
    [0] všechny čety se uživí
   *[other] ztráta: { points }
}
picture-own-card = { $card } – { $phrases }{ $used ->
    [0] { "" }
   *[other] . V tomto kole použito: { $used } z { $count }
}
picture-own-stock = Kameny: { $stones }, kamenolomy přinášejí za kolo { $production } – lodě: { $ships }
picture-own-feeding = Síla { $strength } proti obilí { $grain } – { $points ->
    [0] všechny čety se uživí
   *[other] ztráta: { points }
}

## What an owner corrected, on the rule page

figure-rounds-played = počet kol
figure-rounds-decks = balíčky podle kol
figure-river-spaces = pole na řece
figure-berths-for_players = kotviště pro 2, 3 a 4 hráče
figure-ring-places = místa prstenu
figure-ring-start = místo prstenu na začátku
figure-stone_sale-spaces = pole prodeje kamenů
figure-stone_sale-sells_from = pole, od kterého se kameny prodávají
figure-stone_sale-bottom_stones = kameny na posledním poli
figure-stone_sale-stones_per_point = kameny na jeden bod
figure-grain_market-penalty = ztracené body na polích obilného trhu
figure-grain_market-bottom_points = body na posledním poli
figure-obelisk-values = hodnoty na obelisku
figure-graves-tiles = destičky hrobů
figure-graves-spaces = počet hrobů
figure-graves-face_up = destičky hrobů lícem nahoru
figure-graves-totals = součty, za které jsou body
figure-graves-points = body za tyto součty
figure-pyramid-spaces = pole v řadách
figure-pyramid-values = hodnoty v řadách
figure-pyramid-brick_bonus = body za cihličku
figure-temple-left = hodnoty vlevo
figure-temple-right = hodnoty vpravo
figure-temple-middle = hodnoty uprostřed
figure-temple-top = hodnoty nahoře
figure-crews-start = čety na začátku
figure-crews-limit = nejvyšší síla čety
figure-stones-start = kameny na začátku podle pořadí hráčů
figure-stones-limit = nejvíce kamenů
figure-ships-each = lodě pro každého hráče
figure-ships-count = počet lodí v krabici
figure-start-colour = barva pole
figure-start-value = hodnota
figure-bonus-points = body bonusu
figure-drawing-at_most = nejvýše tažené karty
figure-drawing-keep = ponechané karty
figure-drawing-returned_points = body za vrácenou kartu
figure-drawing-first = karty tažené na začátku
figure-scarab-at = body, za které je skarab
figure-scarab-count = počet skarabů
item-field = pole
item-quarry = kamenolom

## Rejstřík karet

cards-nile = Karty Nilu
cards-sphinx = Karty sfingy
cards-graves = Destičky hrobů
facet-kind = Druh karty Nilu
facet-rounds = Kolo
facet-asks = Karta sfingy se týká
index-does = { CAPITAL($phrases) }.
index-rounds = { $count ->
    [one] { $rounds }. kolo
   *[other] kola { $rounds }
}
index-points = body: { $points }
index-asks = { $kind ->
    [built] dokončených staveb
    [own_at_least] vašich cihliček
    [own_each] vašich cihliček
    [per_grave] vašich cihliček
    [crew_strength] vašich čet
    [production_most] produkce
    [players_at_bottom] obou trhů
    [own_at_bottom] obou trhů
    [per_permanent] vašich karet
   *[per_ten] vašich bodů
}
index-grave = Hrob s hodnotou { $value }
index-grave-does = Stojí { $value ->
    [one] { $value } kámen a stejně velkou sílu; hned přinese { $value } bod
    [few] { $value } kameny a stejně velkou sílu; hned přinese { $value } body
   *[other] { $value } kamenů a stejně velkou sílu; hned přinese { $value } bodů
} a do hodnoty vašich hrobů se počítá jako { $value }.

## Formulář pro majitele: oddíly krabice a slova, která v ní mohou být

section-rounds = kola
section-river = řeka
section-sites = staveniště
section-berths = políčka stavenišť
section-towns = města
section-ring = vodní prstenec
section-stone_sale = prodej kamenů
section-grain_market = obilný trh
section-obelisk = obelisk
section-graves = hroby
section-pyramid = pyramida
section-temple = chrám
section-crews = stavební čety
section-stones = kameny
section-ships = lodě
section-bricks = cihličky
section-start = startovní karty
section-bonus = bonus za spolupráci
section-drawing = tažení karet sfingy
section-scarab = skarabeus
section-nile = karty Nilu
section-sphinx = karty sfingy
item-sphinx = sfinga
item-obelisk = obelisk
item-pyramid = pyramida
item-edfu = { town-edfu }
item-thebae = { town-thebae }
item-passalon = { town-passalon }
item-selinon = { town-selinon }
item-beni_hasan = { town-beni_hasan }
item-alyi = { town-alyi }
item-heliopolis = { town-heliopolis }
item-field_12 = náhradní pole 1
item-field_13 = náhradní pole 2
item-field_14 = náhradní pole 3
item-quarry_4 = náhradní kamenolom
figure-sites-place = místo
figure-towns-crews = čety, které zesílí
figure-towns-any_crew = kroky pro čety podle výběru
figure-towns-stones = kameny
figure-towns-stone_sale = kroky na prodeji kamenů
figure-towns-grain_market = kroky na obilném trhu
figure-towns-ring = kroky vodního prstence
figure-towns-barred = bez druhé lodi
figure-bricks-each = cihličky pro každého hráče
figure-bricks-count = cihličky v krabici
figure-nile-colour = barva pole
figure-nile-value = hodnota
figure-nile-points = body
figure-nile-stones = kameny
figure-nile-stone_sale = kroky na prodeji kamenů
figure-nile-grain_market = kroky na obilném trhu
figure-nile-copies = kusů v balíčcích 1/2, 3/4 a 5
figure-nile-steps = kroky
figure-nile-grain = obilí
figure-nile-cards = karty tažené navíc
figure-nile-keep = ponechané karty
figure-nile-strength = síla
figure-nile-crews = čety
figure-nile-structures = stavby
figure-sphinx-kind = podmínka
figure-sphinx-structure = stavba
figure-sphinx-need = kolik je potřeba
figure-sphinx-points = body
figure-sphinx-count = kusů v krabici
figure-sphinx-crew = četa
figure-sphinx-track = počítadlo
figure-sphinx-production = produkce
word-card = karta Nilu
word-edfu = { town-edfu }
word-thebae = { town-thebae }
word-passalon = { town-passalon }
word-selinon = { town-selinon }
word-beni_hasan = { town-beni_hasan }
word-alyi = { town-alyi }
word-heliopolis = { town-heliopolis }
word-sphinx = sfinga
word-obelisk = obelisk
word-pyramid = pyramida
word-graves = hroby
word-temple = chrám
word-abydus = Abydus
word-amarna = Amarna
word-giza = Gíza
word-black = černá
word-blue = modrá
word-yellow = žlutá
word-joker = žolík
word-green = zelená
word-yellow_green = žlutozelená
word-brown = hnědá
word-quarry = kamenolomy
word-stone_sale = prodej kamenů
word-grain_market = obilný trh
word-built = stavba je postavena tak daleko
word-players_at_bottom = hráči na spodním políčku
word-own_at_least = vaše cihličky na stavbě
word-own_each = vaše cihličky na každé stavbě
word-per_grave = za každý váš hrob
word-crew_strength = za sílu čety
word-production_most = největší produkce
word-own_at_bottom = jste na spodním políčku
word-per_permanent = za každou trvalou kartu
word-per_ten = za každých deset bodů
