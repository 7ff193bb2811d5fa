about-game = Kolo za kolem obcházejte pět zón otáčivého kruhu a získejte si přízeň bohů mezi nimi.

## Názvy. Tvar zdrojů a obětin se řídí počtem; .shared je slovo před dalším se stejným podstatným jménem

colour-black = černý
    .fem = černá
    .acc = černou
    .loc = černé
colour-yellow = žlutý
    .fem = žlutá
    .acc = žlutou
    .loc = žluté
colour-green = zelený
    .fem = zelená
    .acc = zelenou
    .loc = zelené
colour-red = červený
    .fem = červená
    .acc = červenou
    .loc = červené
colour-blue = modrý
    .fem = modrá
    .acc = modrou
    .loc = modré
card-black = { $count ->
    [one] černý zdroj
    [few] { $count } černé zdroje
   *[other] { $count } černých zdrojů
}
    .acc = { card-black }
    .shared = černý
card-yellow = { $count ->
    [one] žlutý zdroj
    [few] { $count } žluté zdroje
   *[other] { $count } žlutých zdrojů
}
    .acc = { card-yellow }
    .shared = žlutý
card-green = { $count ->
    [one] zelený zdroj
    [few] { $count } zelené zdroje
   *[other] { $count } zelených zdrojů
}
    .acc = { card-green }
    .shared = zelený
card-red = { $count ->
    [one] červený zdroj
    [few] { $count } červené zdroje
   *[other] { $count } červených zdrojů
}
    .acc = { card-red }
    .shared = červený
card-blue = { $count ->
    [one] modrý zdroj
    [few] { $count } modré zdroje
   *[other] { $count } modrých zdrojů
}
    .acc = { card-blue }
    .shared = modrý
card-silver = { $count ->
    [one] žeton stříbra
    [few] { $count } žetony stříbra
   *[other] { $count } žetonů stříbra
}
    .acc = { card-silver }
card-offering-black = { $count ->
    [one] černá obětina
    [few] { $count } černé obětiny
   *[other] { $count } černých obětin
}
    .acc = { $count ->
        [one] černou obětinu
       *[other] { card-offering-black }
    }
    .shared = černá
    .shared-acc = černou
card-offering-yellow = { $count ->
    [one] žlutá obětina
    [few] { $count } žluté obětiny
   *[other] { $count } žlutých obětin
}
    .acc = { $count ->
        [one] žlutou obětinu
       *[other] { card-offering-yellow }
    }
    .shared = žlutá
    .shared-acc = žlutou
card-offering-green = { $count ->
    [one] zelená obětina
    [few] { $count } zelené obětiny
   *[other] { $count } zelených obětin
}
    .acc = { $count ->
        [one] zelenou obětinu
       *[other] { card-offering-green }
    }
    .shared = zelená
    .shared-acc = zelenou
card-offering-red = { $count ->
    [one] červená obětina
    [few] { $count } červené obětiny
   *[other] { $count } červených obětin
}
    .acc = { $count ->
        [one] červenou obětinu
       *[other] { card-offering-red }
    }
    .shared = červená
    .shared-acc = červenou
card-offering-blue = { $count ->
    [one] modrá obětina
    [few] { $count } modré obětiny
   *[other] { $count } modrých obětin
}
    .acc = { $count ->
        [one] modrou obětinu
       *[other] { card-offering-blue }
    }
    .shared = modrá
    .shared-acc = modrou
card-joker-offerings = { $count ->
    [one] žolík zóny obětin
    [few] { $count } žolíci zóny obětin
   *[other] { $count } žolíků zóny obětin
}
    .acc = { $count ->
        [one] žolíka zóny obětin
        [few] { $count } žolíky zóny obětin
       *[other] { card-joker-offerings }
    }
card-joker-nobles = { $count ->
    [one] žolík zóny dvořanů
    [few] { $count } žolíci zóny dvořanů
   *[other] { $count } žolíků zóny dvořanů
}
    .acc = { $count ->
        [one] žolíka zóny dvořanů
        [few] { $count } žolíky zóny dvořanů
       *[other] { card-joker-nobles }
    }
card-joker-artisans = { $count ->
    [one] žolík zóny řemeslníků
    [few] { $count } žolíci zóny řemeslníků
   *[other] { $count } žolíků zóny řemeslníků
}
    .acc = { $count ->
        [one] žolíka zóny řemeslníků
        [few] { $count } žolíky zóny řemeslníků
       *[other] { card-joker-artisans }
    }
card-joker-nile = { $count ->
    [one] žolík zóny Nilu
    [few] { $count } žolíci zóny Nilu
   *[other] { $count } žolíků zóny Nilu
}
    .acc = { $count ->
        [one] žolíka zóny Nilu
        [few] { $count } žolíky zóny Nilu
       *[other] { card-joker-nile }
    }
card-joker-tomb = { $count ->
    [one] žolík zóny hrobky
    [few] { $count } žolíci zóny hrobky
   *[other] { $count } žolíků zóny hrobky
}
    .acc = { $count ->
        [one] žolíka zóny hrobky
        [few] { $count } žolíky zóny hrobky
       *[other] { card-joker-tomb }
    }
card-gift-small = { $count ->
    [one] malá bodová obětina
    [few] { $count } malé bodové obětiny
   *[other] { $count } malých bodových obětin
}
    .acc = { $count ->
        [one] malou bodovou obětinu
       *[other] { card-gift-small }
    }
card-gift-large = { $count ->
    [one] velká bodová obětina
    [few] { $count } velké bodové obětiny
   *[other] { $count } velkých bodových obětin
}
    .acc = { $count ->
        [one] velkou bodovou obětinu
       *[other] { card-gift-large }
    }
card-marker = { $count ->
    [one] zástupný žeton
    [few] { $count } zástupné žetony
   *[other] { $count } zástupných žetonů
}
    .acc = { card-marker }
zone-offerings = zóna obětin
    .acc = zónu obětin
    .gen = zóny obětin
    .loc = v zóně obětin
zone-nobles = zóna dvořanů
    .acc = zónu dvořanů
    .gen = zóny dvořanů
    .loc = v zóně dvořanů
zone-artisans = zóna řemeslníků
    .acc = zónu řemeslníků
    .gen = zóny řemeslníků
    .loc = v zóně řemeslníků
zone-nile = zóna Nilu
    .acc = zónu Nilu
    .gen = zóny Nilu
    .loc = v zóně Nilu
zone-tomb = zóna hrobky
    .acc = zónu hrobky
    .gen = zóny hrobky
    .loc = v zóně hrobky
god-anubis = Anubis
    .gen = boha Anubise
god-osiris = Usir
    .gen = boha Usira
god-isis = Eset
    .gen = bohyně Eset
god-bastet = Bastet
    .gen = bohyně Bastet
god-horus = Hor
    .gen = boha Hora
god-ra = Re
    .gen = boha Re
god-sekhmet = Sachmet
    .gen = bohyně Sachmet
noble-1 = Písař (1)
    .acc = Písaře (1)
noble-2 = Písař (2)
    .acc = Písaře (2)
noble-3 = Písař (3)
    .acc = Písaře (3)
noble-4 = Písař (4)
    .acc = Písaře (4)
noble-5 = Písař (5)
    .acc = Písaře (5)
noble-6 = Generál (6)
    .acc = Generála (6)
noble-7 = Architekt (7)
    .acc = Architekta (7)
noble-8 = Kněžka (8)
    .acc = Kněžku (8)
noble-9 = Předák (9)
    .acc = Předáka (9)
noble-10 = Hlavní dekoratér (10)
    .acc = Hlavního dekoratéra (10)
noble-11 = Soudce (11)
    .acc = Soudce (11)
noble-12 = Velkovezír (12)
    .acc = Velkovezíra (12)
noble-13 = Lékař (13)
    .acc = Lékaře (13)
noble-14 = Hlavní dodavatel (14)
    .acc = Hlavního dodavatele (14)
noble-15 = Velekněz (15)
    .acc = Velekněze (15)
noble-16 = Správkyně (16)
    .acc = Správkyni (16)
noble-17 = Vědma (17)
    .acc = Vědmu (17)
noble-18 = Pokladník (18)
    .acc = Pokladníka (18)
noble-19 = Učitel (19)
    .acc = Učitele (19)
noble-20 = Diplomat (20)
    .acc = Diplomata (20)
noble-21 = Dvorní úředník (21)
    .acc = Dvorního úředníka (21)
noble-22 = Dvorní úředník (22)
    .acc = Dvorního úředníka (22)
noble-23 = Dvorní úředník (23)
    .acc = Dvorního úředníka (23)
noble-24 = Dvorní úředník (24)
    .acc = Dvorního úředníka (24)
noble-25 = Dvorní úředník (25)
    .acc = Dvorního úředníka (25)
noble-26 = Dvorní úředník (26)
    .acc = Dvorního úředníka (26)
card-noble-1 = Písař (1)
card-noble-2 = Písař (2)
card-noble-3 = Písař (3)
card-noble-4 = Písař (4)
card-noble-5 = Písař (5)
card-noble-6 = Generál (6)
card-noble-7 = Architekt (7)
card-noble-8 = Kněžka (8)
card-noble-9 = Předák (9)
card-noble-10 = Hlavní dekoratér (10)
card-noble-11 = Soudce (11)
card-noble-12 = Velkovezír (12)
card-noble-13 = Lékař (13)
card-noble-14 = Hlavní dodavatel (14)
card-noble-15 = Velekněz (15)
card-noble-16 = Správkyně (16)
card-noble-17 = Vědma (17)
card-noble-18 = Pokladník (18)
card-noble-19 = Učitel (19)
card-noble-20 = Diplomat (20)
card-noble-21 = Dvorní úředník (21)
card-noble-22 = Dvorní úředník (22)
card-noble-23 = Dvorní úředník (23)
card-noble-24 = Dvorní úředník (24)
card-noble-25 = Dvorní úředník (25)
card-noble-26 = Dvorní úředník (26)
target-offerings = dvojice obětin
target-offerings-bonus = dvojice obětin a bonusová obětina
target-nobles = dvořan
target-artisans = řemeslník
target-tomb = další políčko hrobky
target-nile-1 = 1. akce Nilu
target-nile-2 = 2. akce Nilu
target-nile-3 = 3. akce Nilu
target-nile-4 = 4. akce Nilu
target-nile-5 = 5. akce Nilu
target-nile-6 = 6. akce Nilu
target-nile-7 = 7. akce Nilu
target-nile-8 = 8. akce Nilu

## Co dávají karty, akce a pole

gain-goods = Vezměte si { $cards-acc }.
gain-jar = { $count ->
    [one] Doberte si kanopu.
    [few] Doberte si { $count } kanopy.
   *[other] Doberte si { $count } kanop.
}
gain-offering = { $count ->
    [one] Vezměte si obětinu.
    [few] Vezměte si { $count } obětiny.
   *[other] Vezměte si { $count } obětin.
}
gain-artisan = { $count ->
    [one] Vezměte si zdarma řemeslníka.
    [few] Vezměte si zdarma { $count } řemeslníky.
   *[other] Vezměte si zdarma { $count } řemeslníků.
}
gain-tomb = { $count ->
    [one] Postupte zdarma o 1 políčko v hrobce.
    [few] Postupte zdarma o { $count } políčka v hrobce.
   *[other] Postupte zdarma o { $count } políček v hrobce.
}
gain-nile = { $count ->
    [one] Postupte o 1 stupeň na libovolné stupnici vlivu.
    [few] Postupte o { $count } stupně na libovolných stupnicích vlivu.
   *[other] Postupte o { $count } stupňů na libovolných stupnicích vlivu.
}
gain-basic = { $count ->
    [one] Vezměte si libovolný základní zdroj.
    [few] Vezměte si { $count } libovolné základní zdroje.
   *[other] Vezměte si { $count } libovolných základních zdrojů.
}
gain-start = Vezměte si žeton začínajícího hráče.
gain-any-step = Postupte o { steps-up } na libovolné stupnici.
gain-step-of-1 = Postupte o { steps-up } na { $colour-loc } stupnici.
gain-step-of-2 = Postupte o { steps-up } na { $colour-loc } nebo { $other_colour-loc } stupnici{ steps-split }.
gain-step-of-3 = Postupte o { steps-up } na { $colour-loc }, { $other_colour-loc } nebo { $third_colour-loc } stupnici{ steps-split }.
steps-up = { $count ->
    [one] stupeň
    [few] { $count } stupně
   *[other] { $count } stupňů
}
steps-split = { $count ->
    [one] { "" }
   *[other] { " " }(i rozdělené)
}

## Co dělají dvořané

effect-swap = Při placení lze vzájemně zaměňovat { $colour } a { $other_colour } zdroj.
effect-advance = Když pasujete, můžete svůj váleček hned posunout o pole.
effect-free_entry = Vstup do { $zone-gen } lze zaplatit libovolným základním zdrojem; platí za svou vlastní barvu.
effect-any_kinds = Dvořan stojí { $count ->
    [one] { $count } zdroj libovolného druhu
    [few] { $count } zdroje libovolných druhů
   *[other] { $count } zdrojů libovolných druhů
}.
effect-none = Žádný efekt.
effect-full_zone = Jednou za kolo můžete provést akci { $zone-loc }, i když je plná.
effect-seer = Jednou za kolo můžete vyměnit základní zdroj za jiný.
effect-treasurer = Jednou za kolo můžete vyměnit základní zdroj za stříbro.
effect-teacher = Jednou za kolo získáte s kanopou navíc libovolný základní zdroj.
effect-diplomat = Jednou za kolo můžete místo kanopy vzít tři libovolné základní zdroje.
count-points = { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}
counts-nothing = { count-points }.
counts-gods_at_zone = { count-points } a { $each } za každého uspokojeného boha u { $zone-gen }.
counts-tokens = { count-points } a po { $each } za faraonův žeton a za žeton začínajícího hráče.
counts-nobles = { count-points } a { $each } za každou vaši kartu dvořana.
counts-artisan_values = { count-points } a { $each } za každou různou hodnotu mezi vašimi řemeslníky.
counts-tomb_spaces = { count-points } a { $each } za každý krok v hrobce.
counts-offerings = { count-points } a { $each } za každou zbylou obětinu.
counts-top_tracks = { count-points } a { $each } za každou stupnici vlivu na nejvyšším stupni.
counts-gods = { count-points } a { $each } za každého uspokojeného boha.
counts-silver = { count-points } a { $each } za každý zbylý žeton stříbra.
counts-basic = { count-points } a { $each } za každý zbylý základní zdroj včetně obětin.
counts-other_noble = Tolik bodů, kolik přinese jiný váš dvořan.

## Nastavení

option-traitor_level = Sólová hra: počet tmavých desek Zrádce
option-traitor_passes_at_once = Sólová hra: Zrádce pasuje, jakmile mu dojdou kanopy
option-newcomer_1 = Hráč na místě 1 je nováček: začíná s písařem
option-newcomer_2 = Hráč na místě 2 je nováček: začíná s písařem
option-newcomer_3 = Hráč na místě 3 je nováček: začíná s písařem
option-newcomer_4 = Hráč na místě 4 je nováček: začíná s písařem
option-newcomer_5 = Hráč na místě 5 je nováček: začíná s písařem

## Body

score-nobles = Dvořané
score-tomb = Hrobka
score-artisans = Řemeslníci
score-nile = Stupnice vlivu
score-goods = Zdroje a obětiny
score-gods = Bohové
score-tokens = Žetony
tie-pharaoh = faraonův žeton
    .row = Faraonův žeton
    .note = { $count ->
        [0] bez žetonu
       *[other] faraonův žeton
    }
tie-left = více zbylých zdrojů a obětin
    .row = Zbylé zdroje a obětiny
    .note = zbývá { $count }
tie-traitor = pravidlo, že při shodě vítězí Zrádce
rival = Zrádce

## Na co se hra ptá

prompt-over = Hra skončila.
prompt-start-jar = { asked }vyberte si kanopu na začátek.
prompt-keep = { asked }kterého dvořana si necháte?
prompt-turn = { asked }zvolte akci, nebo pasujte.
prompt-target = { asked }kterou akci zaplatíte ručně?
prompt-pay = { asked }čím zaplatíte dál ({ $target }, zatím { $count })?
prompt-give = { $effect ->
    [treasurer] { asked }který žeton vyměníte za stříbro?
   *[other] { asked }který žeton vyměníte?
}
prompt-get = { asked }za který zdroj ho vyměníte?
prompt-exchange = { asked }chcete před koncem tahu ještě něco vyměnit?
prompt-pair = { asked }kterou dvojici obětin si vezmete?
prompt-offering = { asked }vezmete si bonusovou obětinu, nebo obětinu z pytlíku?
prompt-noble = { asked }kterého dvořana si vezmete?
prompt-artisan = { asked }kterého řemeslníka si vezmete?
prompt-step = { asked }na které stupnici vlivu postoupíte?
prompt-diplomat = { asked }vezmete si { $cards-acc }, nebo Diplomata?
prompt-basic = { asked }který základní zdroj si vezmete?
prompt-teacher = { asked }který zdroj si díky Učiteli vezmete?
prompt-jar = { asked }kterou kanopu si vezmete?
prompt-general = { asked }posunete se díky Generálovi hned o pole?
prompt-reward = { asked }kterou odměnu si vezmete?
prompt-traitor-wheel = { asked }který z horních zdrojů kanopy přijde na kruh?
prompt-traitor-basic = { asked }který zdroj dostane Zrádce?

## Volby: věta, totéž pod nadpisem, nadpis

heading-pass = Pasovat
choice-pass = Pasovat.
short-pass = Pasovat
heading-offerings = Obětiny
choice-offerings = Vzít si dvojici obětin a zaplatit { $cards-acc }.
short-offerings = Dvojice za { $cards-acc }
heading-offerings-bonus = Obětiny s bonusem
choice-offerings-bonus = Vzít si dvojici obětin s bonusovou obětinou a zaplatit { $cards-acc }.
short-offerings-bonus = Dvojice a bonus za { $cards-acc }
heading-nobles = Dvořané
choice-nobles = Vzít si dvořana a zaplatit { $cards-acc }.
short-nobles = Dvořan za { $cards-acc }
heading-artisans = Řemeslníci
choice-artisans = Vzít si řemeslníka a zaplatit { $cards-acc }.
short-artisans = Řemeslník za { $cards-acc }
heading-tomb = Hrobka
choice-tomb = Postavit { $space }. políčko hrobky ({ count-points }) a zaplatit { $cards-acc }.
short-tomb = { $space }. políčko ({ count-points }) za { $cards-acc }
heading-nile = Nil
choice-nile = Provést { $number }. akci Nilu a zaplatit { $cards-acc }. { $phrases }
short-nile = { $number }. akce za { $cards-acc }
heading-seer = Výměna
choice-seer = Použít Vědmu a vyměnit základní zdroj za jiný.
short-seer = Vědma
heading-treasurer = Výměna
choice-treasurer = Použít Pokladníka a vyměnit základní zdroj za stříbro.
short-treasurer = Pokladník
heading-by-hand = Platit ručně
choice-by-hand = Zaplatit akci ručně, žeton po žetonu.
short-by-hand = Platit ručně
heading-hand = Platit ručně
choice-hand = Zaplatit akci ručně: { $target }.
short-hand = { $target }
heading-rest = Zbytek
choice-rest = Zbytek zaplatit obvyklým způsobem (celkem { $cards-acc }).
short-rest = Obvyklým způsobem: { $cards }
heading-pay = Zaplatit
choice-pay = Zaplatit { $card-acc }.
short-pay = { $card }
heading-give = Odevzdat
choice-give = Odevzdat { $card-acc }.
short-give = { $card }
heading-take = Vzít si
choice-take = Vzít si { $card-acc }.
short-take = { $card }
heading-traitor-take = Pro Zrádce
choice-traitor-take = Dát Zrádci { $card-acc }.
short-traitor-take = { $card }
heading-pair = Dvojice obětin
choice-pair = Vzít si { $slot }. dvojici: { $cards-acc }.
short-pair = { $slot }. dvojice: { $cards }
heading-bonus = Bonusová obětina
choice-bonus = Vzít si { $slot }. bonusovou obětinu: { $card-acc }.
short-bonus = { $slot }. obětina: { $card }
heading-bag = Pytlík
choice-bag = { $count ->
    [0] Vylosovat jednu z použitých obětin (pytlík je prázdný).
    [one] Vylosovat poslední obětinu z pytlíku.
    [few] Vylosovat obětinu z pytlíku (jsou v něm { $count }).
   *[other] Vylosovat obětinu z pytlíku (je jich v něm { $count }).
}
short-bag = Z pytlíku ({ $count })
heading-noble = Dvořan
choice-noble = Vzít si { $noble-acc }. { $phrases }
short-noble = { $noble }
heading-noble-deck = Balíček dvořanů
choice-noble-deck = Vzít si vrchního dvořana z balíčku ({ cards-left }).
short-noble-deck = Z balíčku ({ $count })
cards-left = { $count ->
    [one] zbývá { $count } karta
    [few] zbývají { $count } karty
   *[other] zbývá { $count } karet
}
heading-artisan = Řemeslník
choice-artisan = Vzít si řemeslníka s hodnotou { $points }. { $phrases }
short-artisan = Hodnota { $points }. { $phrases }
heading-artisan-deck = Balíček řemeslníků
choice-artisan-deck = Vzít si vrchního řemeslníka z balíčku ({ cards-left }).
short-artisan-deck = Z balíčku ({ $count })
heading-jar = Kanopa
choice-jar = Vzít si { $slot }. kanopu: { $cards-acc }.
short-jar = { $slot }. kanopa: { $cards }
heading-step = Stupnice vlivu
choice-step = Postoupit na { $colour-loc } stupnici na { $level }. stupeň.
short-step = { $colour-fem } stupnice, { $level }. stupeň
heading-field = Odměna
choice-field = Zvolit odměnu { $field }. pole. { $phrases }
short-field = { $field }. pole: { $phrases }
heading-keep = Nechat si dvořana
choice-keep = Nechat si { $noble-acc }. { $phrases }
short-keep = { $noble }
heading-advance = Generál
choice-advance = Posunout se hned na { $field }. pole. { $phrases }
short-advance = Na { $field }. pole
heading-diplomat = Diplomat
choice-diplomat = Odhodit kanopu a vzít si místo ní tři libovolné základní zdroje.
short-diplomat = Diplomat
heading-decline = Ne
choice-decline = Nevyužít.
short-decline = Ne
heading-done = Hotovo
choice-done = Nic dalšího neměnit.
short-done = Hotovo
heading-wheel = Na centrální kruh
choice-wheel = Na kruh položit { $card-acc }, na lištu { $other_card-acc }.
short-wheel = { $card }

## Co se stalo

event-table-laid = Herní plán je připraven.
event-jar-taken = { $seat } si bere { $slot }. kanopu: { $cards }.
event-jar-drawn = { $seat } si dobírá kanopu: { $cards }.
event-gained = { $seat } získává { $cards-acc }.
event-bank-short = { $count ->
    [one] V banku chybí { $count } žeton, a ten propadá.
    [few] V banku chybí { $count } žetony, a ty propadají.
   *[other] V banku chybí { $count } žetonů, a ty propadají.
}
event-drew-nobles = Máte na výběr: { $cards }.
event-kept-noble = { $seat } začíná s kartou { $noble }.
event-got-scribe = { $seat } začíná s kartou { $noble }.
event-blocked = Zbylá kanopa obsazuje políčka vstupu: { $cards }.
event-round-began = { $round }. kolo: začíná { $seat }.
event-passed = { $seat } pasuje.
event-moved-on = { $seat } se posouvá na { $field }. pole pyramidy.
event-used-noble = { $seat } používá { $noble-acc }.
event-paid = { $seat } platí { $zone-loc } { $cards-acc }.
event-nile-action = { $seat } provádí { $number }. akci Nilu.
event-stepped = { $seat } postupuje na { $colour-loc } stupnici na { $level }. stupeň.
event-pair-taken = { $seat } si bere dvojici obětin: { $cards }.
event-bonus-taken = { $seat } si bere bonusovou obětinu: { $card }.
event-offering-drawn = { $seat } losuje { $card-acc }.
event-noble-taken = { $seat } získává { $noble-acc }.
event-noble-drawn = { $seat } získává z balíčku { $noble-acc }.
event-noble-dealt = Vyložena karta { $noble }.
event-artisan-taken = { $seat } získává řemeslníka s hodnotou { $points }.
event-artisan-drawn = { $seat } získává z balíčku řemeslníka s hodnotou { $points }.
event-artisan-dealt = Vyložen řemeslník s hodnotou { $points }.
event-tomb-step = { $seat } dosahuje { $space }. políčka hrobky.
event-pharaoh = { $seat } si bere faraonův žeton.
event-took-start = { $seat } si bere žeton začínajícího hráče.
event-exchanged = { $seat } díky kartě { $noble } mění { $card-acc } za { $other_card-acc }.
event-game-ended = Poslední kolo skončilo.
event-traitor-begins = { $round }. kolo: začíná Zrádce.
event-traitor-jar = Zrádce otáčí kanopu: { $cards }.
event-traitor-blocks = Zrádce pokládá na políčko vstupu { $card-acc }.
event-traitor-column = Na { $field }. pole { $column }. lišty přichází { $card }.
event-traitor-tomb = Zrádce dosahuje { $space }. políčka hrobky.
event-traitor-pharaoh = Zrádce si bere faraonův žeton.
event-traitor-start = Zrádce si bere žeton začínajícího hráče.
event-traitor-god = Zrádce si získává přízeň { $god-gen }.
event-traitor-took-noble = Zrádce získává { $noble-acc }.
event-traitor-discarded-noble = Kvůli Zrádci se odhazuje karta { $noble }.
event-traitor-took-artisan = Zrádce získává řemeslníka s hodnotou { $points }.
event-traitor-discarded-artisan = Kvůli Zrádci se odhazuje řemeslník s hodnotou { $points }.
event-traitor-took-offerings = Zrádce si bere { $cards-acc }.
event-traitor-nile = Zrádce postupuje na { $colour-loc } stupnici na { $level }. stupeň.
event-traitor-passed = Zrádce pasuje.
event-traitor-moved-on = Zrádce se posouvá na { $field }. pole pyramidy.
event-traitor-gained = Zrádce získává { $cards-acc }.
event-traitor-drew = Zrádce losuje { $card-acc }.

## Proč ne

refused-other-question = To teď udělat nelze.
refused-hand = To lze zaplatit jen jedním způsobem.
refused-no-nile-action = Nil má jen { $count ->
    [one] { $count } akci
    [few] { $count } akce
   *[other] { $count } akcí
}.
refused-zone-full = { CAPITAL($zone) } je plná: žádné políčko vstupu není volné.
refused-zone-empty = { CAPITAL($zone-loc) } není co získat.
refused-no-offering-left = Nezbyla žádná obětina, kterou byste mohli získat jako bonus.
refused-cannot-pay = Na to nemáte žetony: vstup do { $zone-gen } stojí { $colour } zdroj a zaplatit musíte i zbytek nákladů akce.
refused-cannot-pay-action = Na to nemáte žetony: do { $zone-gen } můžete vstoupit za jakýkoli zdroj, ale na náklady akce vám žetony nestačí.
refused-no-exchange = Není co vyměnit: potřebujete žeton a v banku musí být žeton, který za něj dostanete.
refused-not-ready = K tomu nemáte dvořana, nebo je v tomto kole už využitý.
refused-by-hand = Vše, co můžete zaplatit, lze zaplatit jen jedním způsobem.
refused-pay = Tímto žetonem teď platit nejde ({ $card }).
refused-nothing-for-it = V banku není žádný žeton, za který by šlo vyměnit { $card-acc }.
refused-no-token = Nemáte { $card-acc }.
refused-same-kind = Zvolte jiný druh, než jaký odevzdáváte.
refused-bank-empty = V banku už není { $card }.
refused-no-pair = Na { $slot }. místě není žádná dvojice.
refused-no-bonus = Na { $slot }. místě není bonusová obětina.
refused-bag-empty = Pytlík je prázdný a žádná obětina není odhozená.
refused-no-card = Na { $slot }. místě není karta.
refused-deck-empty = Balíček je prázdný.
refused-no-jar = Na { $slot }. místě není kanopa.
refused-same-jar = Ze stejných kanop vezměte první.
refused-track-full = Na { $colour-loc } stupnici už máte nejvyšší stupeň.
refused-other-track = Tato šipka nevede na { $colour-acc } stupnici.
refused-field-ahead = Na { $field }. pole váš váleček ještě nedošel.
refused-field-useless = { $field }. pole teď nic nedává, nebo dává totéž co pozdější.
refused-keep = Na výběr máte { $count ->
    [one] jen tohoto dvořana
    [few] jen tyto { $count } dvořany
   *[other] jen těchto { $count } dvořanů
}.
refused-noble-tired = Tento dvořan je v tomto kole už využitý.
refused-noble-swap = Tento dvořan působí automaticky, kdykoli platíte.
refused-noble-free_entry = Tento dvořan působí automaticky, kdykoli platíte.
refused-noble-any_kinds = Tento dvořan působí automaticky, kdykoli platíte.
refused-noble-full_zone = Tento dvořan působí automaticky, když provedete akci v jeho zóně a ta je plná.
refused-noble-advance = Tento dvořan se používá, když pasujete.
refused-noble-teacher = Tento dvořan se používá, když získáte kanopu.
refused-noble-diplomat = Tento dvořan se používá, když získáte kanopu.
refused-noble-none = Tento dvořan přináší jen body.
refused-noble-gain = Tento dvořan dal všechno při získání; teď už přináší jen body.

## Co by volba nechala ležet

caution-declines-teacher = Zdroj vás nic nestojí.
caution-last-round = Je poslední kolo. I po odečtení ceny by vám aspoň { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
} ještě přinesla tato akce: { $target }.

## Herní plán v terminálu

board-round = { $round }. kolo z { $rounds }
board-next = příště: { $colour }
board-last-round = poslední kolo
board-does = { $phrases }
board-god = { $god }: { $left } + { $right }, { count-points }
board-need = { $count } { $zone-loc }
area-offerings = { CAPITAL(zone-offerings) }
area-nobles = { CAPITAL(zone-nobles) }
area-artisans = { CAPITAL(zone-artisans) }
area-nile = { CAPITAL(zone-nile) }
area-tomb = { CAPITAL(zone-tomb) }
board-pairs = Dvojice
board-bonus = Bonus
board-bag = Pytlík: { $count }, odhozeno: { $used }
board-deck = Balíček: { $count }
board-bank = Bank
board-jars = Kanopy
board-pyramid = Pyramida času
board-wheel = Kruh a zóny
board-points = body
board-field-start = začínající hráč
board-field-basic = základní
board-field-silver = stříbro
board-field-offering = obětina
board-goods = Žetony
board-tracks = Vliv
board-tomb = Hrobka { $space } z { $spaces }
board-artisans = Řemeslníci: { $count }
board-nobles = Dvořané: { $names }
board-gods = Bohové: { $gods }
board-none = žádní
board-pharaoh = faraon
board-start = začínající hráč
name-of = { $seat }
board-standing = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
board-standing-now = { board-standing } (kdyby hra skončila teď: { $now })
board-noble-used = { $name } – v tomto kole už použito
board-noble-value = Hodnota každého dvořana: { $points }
board-traitor-disk = Z
about-offerings = Za jeden libovolný žeton získáte dvojici obětin; za dva žetony jednoho druhu ještě bonusovou obětinu.
about-nobles = Za pět žetonů různých druhů získáte dvořana z nabídky nebo z balíčku.
about-artisans = Za tři žetony jednoho druhu získáte řemeslníka z nabídky nebo z balíčku a s ním i to, co karta dává.
about-nile = Zaplatíte, co akce ukazuje, vezmete si, co dává, a postoupíte na jejích stupnicích.
about-tomb = Zaplatíte, co je uvedeno pod dalším políčkem, a posunete na něj svou kostičku.
about-wheel = Barva u zóny je její vstup: jeden žeton této barvy na první volné políčko.
about-pyramid = Kdo pasuje, položí váleček na nejnižší volnou řadu; v každém dalším tahu se váleček posune a přinese odměnu některého dosaženého pole.
about-bank = Základní zdroje a stříbro a kanopy, které si hráči berou, když pasují.
about-traitor = Váš soupeř v sólové hře: kanopy plní jeho lišty a každé pole pro něj něco udělá.
board-passed = pasuje
board-traitor = Zrádce
board-traitor-jars = kanopy: { $count }
board-column = { $column }. { $colour-fem }{ $dark ->
    [yes] {" "}(tmavá)
   *[no] {""}
}
board-mark-black = če
board-mark-yellow = žl
board-mark-green = ze
board-mark-red = čv
board-mark-blue = mo
board-mark-silver = st
board-mark-offerings = ob
board-mark-nobles = dv
board-mark-artisans = ře
board-mark-nile = ni
board-mark-tomb = hr
board-mark-small = +
board-mark-large = ++
traitor-field-tomb = políčko hrobky
traitor-field-take-noble = bere dvořana
traitor-field-discard-noble = odhazuje dvořana
traitor-field-noble-value = hodnota dvořanů
traitor-field-take-artisan-high = bere nejvyššího řemeslníka
traitor-field-take-artisan-low = bere nejnižšího řemeslníka
traitor-field-discard-artisan-high = odhazuje nejvyššího řemeslníka
traitor-field-discard-artisan-low = odhazuje nejnižšího řemeslníka
traitor-field-pair = bere dvojici
traitor-field-bonus = bere bonusovou obětinu
traitor-field-nile-fullest = stupnice nejplnější lišty
traitor-field-nile-emptiest = stupnice nejprázdnější lišty
traitor-field-god = získá si přízeň

## Obrázek

picture-board = Faraon, { $round }. kolo z { $rounds }
picture-round = { $round }. kolo z { $rounds }
picture-offerings = Obětiny
picture-nobles = Dvořané
picture-artisans = Řemeslníci
picture-nile = Nil
picture-tomb = Hrobka
picture-zone = { CAPITAL($zone) } – vstup stojí { $colour } zdroj, v příštím kole { $other_colour }. Volná políčka vstupu: { $count } (celkem { $spaces }).
picture-zone-last = { CAPITAL($zone) } – vstup stojí { $colour } zdroj. Volná políčka vstupu: { $count } (celkem { $spaces }).
picture-free = volno: { $count }
picture-next = dále
picture-strip-nile = Nil
picture-strip-artisans = Řemesla
picture-strip-offerings = Obětiny
picture-strip-tomb = Hrobka
picture-strip-nobles = Dvořané
picture-full = plno
picture-cost-offerings = { $count ->
    [one] { $count } libovolný
    [few] { $count } libovolné
   *[other] { $count } libovolných
}; bonus: { $more ->
    [one] { $more } libovolný
    [few] { $more } stejné
   *[other] { $more } stejných
}
picture-cost-nobles = { $count ->
    [one] { $count } libovolný
    [few] { $count } různé druhy
   *[other] { $count } různých druhů
}
picture-cost-artisans = { $count ->
    [one] { $count } libovolný
    [few] { $count } téhož druhu
   *[other] { $count } téhož druhu
}
picture-cost-nile = cena lodi, zisk, vliv
picture-cost-tomb = další políčko
picture-short-cost-offerings = { $count }; bonus: { $more }
picture-short-cost-nobles = { $count ->
    [one] { $count } libovolný
    [few] { $count } různé
   *[other] { $count } různých
}
picture-short-cost-artisans = { $count ->
    [one] { $count } libovolný
    [few] { $count } stejné
   *[other] { $count } stejných
}
picture-short-cost-nile = loď
picture-short-cost-tomb = další
picture-pay = cena
picture-get = zisk
picture-steps = vliv
picture-pair = { $slot }. dvojice – { $cards }
picture-pair-gone = Tato dvojice už je pryč.
picture-bonus-area = Bonusové obětiny – { $count ->
    [one] kdo zaplatí { $count } žeton navíc
    [few] kdo zaplatí { $count } žetony jednoho druhu
   *[other] kdo zaplatí { $count } žetonů jednoho druhu
}, vezme si k dvojici ještě jednu z nich nebo z pytlíku.
picture-bonus = Bonusová obětina – { $card }
picture-bonus-name = bonus
picture-bonus-takes = navíc 1
picture-bonus-gone = Tato obětina už je pryč.
picture-bag = Pytlík – obětiny v pytlíku: { $count }; použité: { $used }
picture-noble-name = { $noble }
picture-noble-scribe = Písař
picture-noble-general = Generál
picture-noble-architect = Architekt
picture-noble-priestess = Kněžka
picture-noble-foreman = Předák
picture-noble-decorator = Hlavní dekoratér
picture-noble-judge = Soudce
picture-noble-vizier = Velkovezír
picture-noble-physician = Lékař
picture-noble-supplier = Hlavní dodavatel
picture-noble-high_priest = Velekněz
picture-noble-steward = Správkyně
picture-noble-seer = Vědma
picture-noble-treasurer = Pokladník
picture-noble-teacher = Učitel
picture-noble-diplomat = Diplomat
picture-noble-official = Dvorní úředník
picture-does-swap = kdykoli platíte
picture-does-advance = o pole dál při pasování
picture-does-free_entry = vstup jakoukoli barvou
picture-does-any_kinds = { $count ->
    [one] dvořan za { $count } libovolný
    [few] dvořan za { $count } libovolné
   *[other] dvořan za { $count } libovolných
}
picture-does-none = jen body
picture-does-full_zone = i do plné, 1× za kolo
picture-does-seer = výměna 1× za kolo
picture-does-treasurer = za stříbro 1× za kolo
picture-does-teacher = zdroj navíc 1× za kolo
picture-does-diplomat = 3 libovolné, 1× za kolo
picture-does-gain = ihned
picture-noble = { $noble } – { $phrases }
picture-artisan = Řemeslník – hodnota { $points }. { $phrases }
picture-deck-nobles = Balíček dvořanů – karty: { $count }; odhozené: { $used }
picture-deck-artisans = Balíček řemeslníků – karty: { $count }; odhozené: { $used }
picture-no-card = Na toto místo už žádná karta nezbyla.
picture-of = { $owner } – řemeslníci: { $count }, body: { $points }
picture-of-traitor = Zrádce – řemeslníci: { $count }, body: { $points }
picture-hired = najatí
picture-hired-points = body
picture-start = start
picture-tomb-space = { $space }. políčko hrobky – { picture-points }; náklady: { $cards }.
picture-pharaoh-waits = Faraonův žeton – { picture-points } pro prvního, kdo má { $count ->
    [one] { $count } kartu dvořana
    [few] { $count } karty dvořanů
   *[other] { $count } karet dvořanů
} a dojde na { $space }. políčko hrobky.
picture-cube = { $space ->
    [0] { $owner } – hrobka zatím nezačatá
   *[other] { $owner } – { $space }. políčko hrobky
}
picture-cube-traitor = { $space ->
    [0] Zrádce – hrobka zatím nezačatá
   *[other] Zrádce – { $space }. políčko hrobky
}
picture-nile-action = { $number }. akce Nilu – náklady: { $cards }. { $phrases }
picture-track = Stupnice vlivu ({ $colour-fem }) – čím výš je váš disk, tím víc bodů na konci; bohové počítají stupnice, na kterých máte aspoň jeden stupeň.
picture-god-name = { $god }
picture-points = { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}
picture-god = { $god } – { picture-points }. Podmínky: { $count } { $zone-loc } a { $other_count } { $other_zone-loc }. Pod každou značkou je, kolik kdo má; čára označuje bohy, kteří by se teď počítali.
picture-god-his = splnil polem
picture-god-not-his = zatím nesplnil
picture-pyramid = Pyramida času – { $round }. kolo z { $rounds }.
picture-pyramid-pass = Pyramida času – { $round }. kolo z { $rounds }; kliknutím sem pasujete.
picture-pass = pas: kanopa
picture-pass-here = pas
picture-pass-row = pas: { $row }. řada a kanopa
picture-pass-last = poslední kolo
picture-field = { $row }. řada, { $field }. pole – { $phrases }
picture-field-nothing = { $row }. řada, { $field }. pole – nic nedává.
picture-jar = { $slot }. kanopa – { $cards }
picture-jar-gone = Tato kanopa už je pryč.
picture-stage-pay = vaše žetony k placení
picture-stage-give = vaše žetony k výměně
picture-stage-bank = z banku
picture-stage-jar = vyložené kanopy
picture-stage-reward = vaše řada pyramidy
picture-stage-keep = jednoho si nechte
picture-stage-traitor-wheel = kanopa Zrádce
picture-stage-diplomat = kanopa
picture-good = { CAPITAL($card) } – { $count }
picture-bank = { CAPITAL($card) } v banku – zbývá { $count }
picture-bank-name = bank
picture-bank-all = Bank – { $phrases }
picture-left = { $card }: { $count }{ $more ->
    [0] .
   *[other] ,
}
picture-traitor-good = Na kruh přijde { $card }
picture-has-nobles = Dvořané – { $count }
picture-has-artisans = Řemeslníci – { $count }
picture-has-tomb = { $count ->
    [0] Hrobka – zatím nic
   *[other] Hrobka – { $count }. políčko
}
picture-has-nile = Započaté stupnice vlivu – { $count }
picture-has-offering = Obětiny – { $count }
picture-has-god = Bohové, kteří by se teď počítali – { $count }
picture-word-nobles = dvořané
picture-word-artisans = řemesla
picture-word-tomb = hrobka
picture-word-nile = Nil
picture-word-god = bohové
picture-word-offering = obětiny
picture-holds-start = Žeton začínajícího hráče – na konci { picture-points }
picture-holds-pharaoh = Faraonův žeton – { picture-points }
picture-goods-of = Co má { $owner }
picture-belongings-of = Dvořané a obětiny, které má { $owner }
picture-traitor-points = Zrádce – kdyby hra skončila teď, { $count ->
    [one] { $count } bod
    [few] { $count } body
   *[other] { $count } bodů
}
picture-traitor-value = dvořan za { $number }; remízy vyhrává
picture-traitor-jars = Kanopy Zrádce – zbývají v tomto kole: { $count }
picture-column = { $column }. lišta – { $colour-fem }{ $dark ->
    [yes] , tmavá strana
   *[no] {""}
}
picture-traitor-field = { $field }. pole – { $phrases }
picture-traitor-tomb = Postoupí o políčko v hrobce.
picture-traitor-take-noble = Vezme si { $number }. dvořana zleva.
picture-traitor-discard-noble = { $number }. dvořan zleva se odhodí.
picture-traitor-noble-value = Každý jeho dvořan má hodnotu { $number }.
picture-traitor-take-artisan-high = Vezme si nejhodnotnějšího řemeslníka.
picture-traitor-take-artisan-low = Vezme si řemeslníka s nejnižší hodnotou.
picture-traitor-discard-artisan-high = Nejhodnotnější řemeslník se odhodí.
picture-traitor-discard-artisan-low = Řemeslník s nejnižší hodnotou se odhodí.
picture-traitor-pair = Vezme si { $number }. dvojici obětin.
picture-traitor-bonus = Vezme si { $number }. bonusovou obětinu.
picture-traitor-nile-fullest = Postoupí o stupeň na stupnici nejplnější lišty.
picture-traitor-nile-emptiest = Postoupí o stupeň na stupnici nejprázdnější lišty.
picture-traitor-god = Získá si přízeň { $god-gen }.

## What an owner corrected, on the rule page

figure-rounds-played = počet kol
figure-bank-black = černé žetony v krabici
figure-bank-yellow = žluté žetony v krabici
figure-bank-green = zelené žetony v krabici
figure-bank-red = červené žetony v krabici
figure-bank-blue = modré žetony v krabici
figure-bank-silver = stříbrné žetony v krabici
figure-bank-count = žetony v krabici
figure-wheel-colours = barvy na kole
figure-wheel-spaces = pole každé barvy
figure-wheel-from_four = pole navíc pro čtyři a pět hráčů
figure-start-silver = stříbro na začátku
figure-start-nobles = dvořané na výběr na začátku
figure-display-nobles = vyložení dvořané
figure-display-artisans = vyložení řemeslníci
figure-players-jars = kanopy pro 1 až 5 hráčů
figure-players-pairs = dvojice obětin pro 1 až 5 hráčů
figure-players-bonus = bonusové destičky pro 1 až 5 hráčů
figure-costs-offerings = žetony za obětinu
figure-costs-bonus = žetony za bonus
figure-costs-nobles = žetony za dvořana
figure-costs-artisans = žetony za řemeslníka
figure-succession-nobles = dvořané potřební k nástupnictví
figure-succession-tomb = kroky v hrobce potřebné k nástupnictví
figure-succession-points = body za nástupnictví
figure-start_player-points = body začínajícího hráče
figure-leftover-points = body za každý zbylý žeton
figure-nile-costs = ceny na Nilu
figure-nile-gains = zisky na Nilu
figure-nile-steps = kroky na Nilu
figure-tracks-points = body na stupnicích
figure-tomb-costs = ceny v hrobce
figure-tomb-points = body v hrobce
figure-pyramid-rows = řady pyramidy
figure-offerings-count = počet destiček v krabici
figure-offerings-points = body
figure-segments-god = bůh
figure-segments-left_need = potřeba vlevo
figure-segments-left_points = body vlevo
figure-segments-right_need = potřeba vpravo
figure-segments-right_points = body vpravo
figure-jars-top_left = barva vlevo nahoře
figure-jars-top_right = barva vpravo nahoře
figure-jars-bottom = barva dole
figure-jars-count = počet kanop v krabici
figure-artisans-points = body řemeslníka
figure-artisans-gain = zisk řemeslníka
figure-artisans-count = počet karet v krabici
figure-nobles-name = dvořan
figure-nobles-type = kdy dvořan působí
figure-nobles-points = body dvořana
figure-nobles-each = body za každý kus
figure-nobles-counts = za co jsou body
figure-nobles-effect = účinek dvořana
figure-nobles-colours = barvy na kartě
figure-nobles-zone = zóna na kartě
figure-nobles-gain = zisk dvořana
figure-nobles-count = počet karet v krabici
figure-traitor_nobles-value = hodnota dvořanů Zrádce
figure-traitor-jars = kanopy Zrádce
figure-traitor-fields = akce Zrádce
item-offerings = { zone-offerings }
item-nobles = { zone-nobles }
item-artisans = { zone-artisans }
item-nile = { zone-nile }
item-tomb = { zone-tomb }
item-offering_black = černá obětina
item-offering_yellow = žlutá obětina
item-offering_green = zelená obětina
item-offering_red = červená obětina
item-offering_blue = modrá obětina
item-joker_offerings = žolík: { zone-offerings }
item-joker_nobles = žolík: { zone-nobles }
item-joker_artisans = žolík: { zone-artisans }
item-joker_nile = žolík: { zone-nile }
item-joker_tomb = žolík: { zone-tomb }
item-gift_small = malý dar
item-gift_large = velký dar
item-T1-light = karta T1, světlá strana
item-T1-dark = karta T1, tmavá strana
item-T2-light = karta T2, světlá strana
item-T2-dark = karta T2, tmavá strana
item-T3-light = karta T3, světlá strana
item-T3-dark = karta T3, tmavá strana
item-T4-light = karta T4, světlá strana
item-T4-dark = karta T4, tmavá strana
item-T5-light = karta T5, světlá strana
item-T5-dark = karta T5, tmavá strana

## Rejstřík karet

cards-nobles = Dvořané
cards-gods = Bohové
cards-artisans = Řemeslníci
cards-jars = Kanopy
cards-offerings = Obětiny
cards-tiles = Desky Zrádce
facet-type = Dvořan
facet-points = Body řemeslníka
facet-resource = Zdroj v kanopě
facet-side = Strana desky
index-does = { $phrases }
index-noble = { $noble }
index-noble-works = { $works ->
    [permanent] trvalý efekt
    [once_a_round] jednou za kolo
   *[one_time] jednorázový efekt
}
index-god = { $god }
index-god-asks = Stojí na levé hranici { $zone-gen } a žádá { index-need } ({ count-points }) a k tomu podle zóny po své levici
index-god-beside = { index-need } ({ count-points }){ $joint ->
    [comma] ,
    [or] , nebo
   *[end] .
}
index-need = { $need ->
    [offerings] { $count ->
        [one] { $count } zbylou obětinu
        [few] { $count } zbylé obětiny
       *[other] { $count } zbylých obětin
    }
    [nobles] { $count ->
        [one] { $count } dvořana
        [few] { $count } dvořany
       *[other] { $count } dvořanů
    }
    [artisans] { $count ->
        [one] { $count } řemeslníka
        [few] { $count } řemeslníky
       *[other] { $count } řemeslníků
    }
    [nile] { $count ->
        [one] { $count } stupnici vlivu aspoň na 1. stupni
        [few] { $count } stupnice vlivu aspoň na 1. stupni
       *[other] { $count } stupnic vlivu aspoň na 1. stupni
    }
   *[tomb] { $count ->
        [one] { $count } políčko hrobky
        [few] { $count } políčka hrobky
       *[other] { $count } políček hrobky
    }
}
index-artisan = Řemeslník { $number }
index-points = { count-points }
index-jar = Kanopa { $number }
index-good = { $card }
index-offering = { CAPITAL($card) }
index-offering-offering = Platí za jeden { $colour } zdroj.
index-offering-joker = Platí za kterýkoli jeden zdroj, ale jen { $zone-loc }.
index-offering-gift = Platit se s ní nedá; zbude-li na konci, přinese { count-points } navíc proti jiné obětině.
index-field = Pole { $field }:
index-tile = Deska { $number }, { index-side }
index-side = { $side ->
    [dark] tmavá strana
   *[light] světlá strana
}
index-jars = { $count ->
    [one] { $count } kanopa ve svém kole
    [few] { $count } kanopy ve svém kole
   *[other] { $count } kanop ve svém kole
}

## Formulář pro majitele: oddíly krabice a slova, která v ní mohou být

section-rounds = kola
section-bank = bank
section-wheel = centrální kruh
section-start = příprava hry
section-display = vyložené karty
section-players = podle počtu hráčů
section-costs = náklady akcí
section-succession = nástupnictví
section-start_player = začínající hráč
section-leftover = co zbude
section-nile = Nil
section-tracks = stupnice vlivu
section-tomb = hrobka
section-pyramid = pyramida času
section-offerings = obětiny
section-segments = bohové
section-jars = kanopy
section-artisans = řemeslníci
section-nobles = dvořané
section-traitor_nobles = dvořané Zrádce
section-traitor = desky Zrádce
word-black = černá
word-yellow = žlutá
word-green = zelená
word-red = červená
word-blue = modrá
word-silver = stříbro
word-jar = kanopa
word-start = žeton začínajícího hráče
word-basic = základní zdroj
word-offering = obětina
word-artisan = řemeslník
word-anubis = { god-anubis }
word-osiris = { god-osiris }
word-isis = { god-isis }
word-bastet = { god-bastet }
word-horus = { god-horus }
word-ra = { god-ra }
word-sekhmet = { god-sekhmet }
word-permanent = trvale
word-once_a_round = jednou za kolo
word-one_time = jednorázově
word-nothing = nic
word-gods_at_zone = uspokojení bohové u zóny
word-tokens = faraonův žeton a žeton začínajícího hráče
word-nobles = dvořané
word-artisan_values = různé hodnoty řemeslníků
word-tomb_spaces = políčka hrobky
word-offerings = obětiny
word-top_tracks = stupnice na nejvyšším stupni
word-gods = uspokojení bohové
word-other_noble = jako jiný dvořan
word-swap = dvě barvy platí za jednu
word-advance = kroky na stupnicích
word-free_entry = vstup zdarma
word-any_kinds = dvořan za jakékoli zdroje
word-none = žádný
word-full_zone = akce v plné zóně
word-gain = zisk
word-artisans = řemeslníci
word-nile = Nil
word-tomb = hrobka
word-scribe = písař
word-general = generál
word-architect = architekt
word-priestess = kněžka
word-foreman = předák
word-decorator = hlavní dekoratér
word-judge = soudce
word-vizier = velkovezír
word-physician = lékař
word-supplier = hlavní dodavatel
word-high_priest = velekněz
word-steward = správkyně
word-seer = vědma
word-treasurer = pokladník
word-teacher = učitel
word-diplomat = diplomat
word-official = dvorní úředník
word-take-noble = bere dvořana z místa
word-discard-noble = odhazuje dvořana z místa
word-noble-value = jeho dvořané mají hodnotu
word-take-artisan = bere řemeslníka s hodnotou
word-discard-artisan = odhazuje řemeslníka s hodnotou
word-low = nejnižší
word-high = nejvyšší
word-pair = bere dvojici obětin z místa
word-bonus = bere bonusovou obětinu z místa
word-emptiest = nejprázdnější stupnice
word-fullest = nejplnější stupnice
word-god = uspokojuje boha:
