## Kdo a co

player = Hráč
person = Hráč { $number }
bot-random = Náhoda
bot-greedy = Nenasyta
compiled = zkompilováno
interpreted = čistý Python

source-word-rulebook = pravidla
source-word-published = publikováno
source-word-derived = odvozeno
source-word-reconstructed = rekonstruováno
source-word-owner = majitel hry

## Nápověda příkazové řádky

help-iteru = Moderní deskové hry o starém Egyptě: hrajte, sledujte boty, čtěte pravidla.
help-version = Ukázat verzi a zda běží zkompilovaná, nebo jako čistý Python.
help-play = Hrát v tomto terminálu.
help-play-game = Hrát { $title } v tomto terminálu.
help-arena = Nechat boty hrát proti sobě mnoho her.
help-arena-game = Nechat boty hrát mnoho her { $title }, s rotací míst u stolu.
help-replay = Projít záznam hry, nebo ho ověřit.
help-box = Ukázat, co je vytištěno na komponentách hry a odkud který údaj je.
help-rules = Ukázat pravidla hry, nebo jedno z nich.
help-bench = Změřit, jak rychle zde engine běží.
help-lang = Jazyk: en nebo cs.
help-box-file = Soubor s opravami údajů na komponentách hry.
help-seed = Číslo, které určuje náhodu; stejné číslo dá stejnou hru.
help-game = Název hry.
help-seats = Kdo hraje, místo po místě: me, me=Jméno, nebo bot ({ $bots }). Výchozí: me,greedy,random.
help-from = Pokračovat v uložené hře.
help-confirm = Zeptat se, než tah přejde na dalšího hráče, aby šel ještě vzít zpět.
help-arena-seats = Boti oddělení čárkami ({ $bots }).
help-games = Kolik her odehrát.
help-jobs = Kolik procesů použít.
help-record = Záznam uložený při hře.
help-verify = Jen znovu přehrát a porovnat všechny tahy a výsledek.
help-svg = Místo toho zapsat obrázek desky do souboru.
help-at = Po kolika tazích obrázek vzniká; bez toho na konci.
help-rule = Číslo pravidla (R4.5) nebo kapitoly (R4).
help-bench-game = Název hry; bez něj všechny.
help-bench-seats = Počet hráčů; bez něj největší možný.
help-seconds = Jak dlouho měřit.

## Hra v terminálu

play-hint = Číslo nebo tah · ? nápověda · undo zpět · log průběh · board deska · save uložit · quit konec
play-help = Napište číslo volby, nebo přímo tah ({ $move }); slova lze zkracovat ({ $cut }).
    ? 1 nebo ? { $move } vysvětlí volbu a její pravidlo, ? { $rule } ukáže pravidlo.
    undo vezme zpět vaši poslední volbu, pokud se jí nikdo nedozvěděl nic nového a nikdo jiný zatím nevolil.
    log ukáže celý průběh, board znovu nakreslí stůl, save SOUBOR hru uloží, quit ji opustí.
    Nyní možné tahy:
log-title = Od vaší poslední volby:
log-title-all = Celý průběh:
no-such-choice = Volba { $given } tu není; napište číslo od 1 do { $most }, nebo tah.
cover = Na řadě je { $seat } a uvidí něco tajného. Ostatní se nedívají. Pokračujte klávesou Enter.
confirm-turn = Enter pokračuje, undo bere tah zpět:{ " " }
undone = Vzato zpět.
saved = Uloženo do { $file }. Pokračovat lze příkazem: iteru play { $game } --from { $file }
save-before-quit = Uložit hru, než odejdete? [A/n]{ " " }
no-letters = nN
interrupted = Přerušeno.

points-so-far = Průběžné body
if-ended-now = Kdyby hra skončila teď
result-title = Výsledek
result-total = Celkem
result-winners = { $count ->
    [one] Vítěz: { $names }
   *[other] Společné vítězství: { $names }
}

replay-prompt = { $number } z { $last } – Enter: dál, b: zpět, číslo: skok, q: k výsledku{ " " }
replay-unfinished = Zde záznam nedohrané hry končí; na tahu je { $seat }.
verified = { $file }: ověřeno, počet tahů { $moves }, výsledek { $result }

drawn = { $file }: deska, počet tahů { $moves }

arena-playing = Hraje se
arena-title = { $games ->
    [one] { $games } hra
    [few] { $games } hry
   *[other] { $games } her
}, seed { $seed }
arena-note = Společné vítězství se počítá dílem. Intervaly: 95 %.
arena-bot = Bot
arena-wins = Výhry
arena-win-rate = Podíl výher
arena-win-interval = Interval
arena-mean = Průměr bodů

box-figure = Údaj
box-source = Zdroj
box-values = Hodnoty
box-summary = Počet údajů: { $count } ({ $by_source }). Otisk { $fingerprint }.
box-reconstructed = { $count ->
    [0] Nic není rekonstruováno.
    [one] { $count } údaj obsahuje něco rekonstruovaného (v krabici kusů: { $pieces }):
    [few] { $count } údaje obsahují něco rekonstruovaného (v krabici kusů: { $pieces }):
   *[other] { $count } údajů obsahuje něco rekonstruovaného (v krabici kusů: { $pieces }):
}
box-reconstructed-key = Rekonstruovaná hodnota { $key }: údajů { $count }, v krabici kusů { $pieces }.

bench-title = Náhodné hry na jednom jádru
bench-row = { $game }, hráčů { $seats }, { $kind }
bench-actions = akcí/s
bench-games = her/s
bench-clone = klon, µs
bench-only-interpreted = Tato instalace není zkompilovaná; s překladačem C ji zkompiluje pip install.

## Co může být špatně

unknown-game = Hra „{ $name }“ tu není. Dostupné hry: { $right }.
broken-game = Hra „{ $name }“ je nainstalovaná, ale nejde načíst: { $why }. Přeinstalujte její balíček, nebo ho odstraňte.
unknown-language = Jazyk „{ $given }“ tu není. Jazyky: { $right }.
unknown-bot = Hráč „{ $name }“ tu není. Napište me pro člověka, nebo bota: { $right }.
unknown-arena-bot = Bot „{ $name }“ tu není. Boti: { $right }.
unknown-option = Volba „{ $option }“ tu není. Volby: { $right }.
bad-option-value = Volba { $option } nemůže být „{ $given }“. Může být: { $right }.
bad-shared-flag = --{ $flag } „{ $given }“ nejmenuje žádnou ze svých částí. Napište --{ $flag } NÁZEV=HODNOTA, kde NÁZEV je: { $right }.
bad-box-flag = --box „{ $given }“ neuvádí hru a soubor, každou hru jednou. Napište --box HRA=SOUBOR, kde HRA je: { $right }.
bad-seats = Hru { $game } nelze hrát v počtu { $given }. Hraje se v { $least } až { $most }.
bad-seed = Seed { $given } nevyhovuje. Musí to být celé číslo od 0 do 9223372036854775807.
players-do-not-fit = Jmenovaných hráčů je { $given } a míst u stolu { $right }. Uveďte hráče pro každé místo.
record-of-other-game = Záznam je ze hry { $game }, ne { $given }. Pokračujte příkazem: iteru play { $game } --from SOUBOR
unknown-rule = Hra { $game } nemá pravidlo „{ $rule }“. Pravidla: { $right }.

unreadable-file = { $file } nelze přečíst: { $why }.
unwritable-file = { $file } nelze zapsat: { $why }. Zvolte jiné místo.
broken-toml = { $file } není TOML: { $why }.
stray-value = „{ $figure }“ nestojí v žádném údaji. Dejte to pod nadpis, například [ships.four].
bad-source = Údaj { $figure }: zdroj { $given } není znám. Napište jeden z: { $right }.
unknown-figure = Údaj „{ $figure }“ v krabici není. Údaje: { $right }.
unknown-key = Údaj { $figure } nemá hodnotu „{ $key }“. Jeho hodnoty: { $right }.
odd-corrections = Opravy obsahují čísla, slova, true nebo false, seznamy a tabulky, nejvýše { $most } v sobě. V těchto je něco jiného.
corrections-too-large = Opravy jsou příliš velké: nejvýše { $most } znaků.
bad-figure = Údaj { $figure }: { $key } = { $given } nevyhovuje. Správně by bylo: { $right }.
bad-part = Údaj { $figure }: v hodnotě { $key }, { $given }, nevyhovuje toto: { $part }. Správně by bylo: { $right }.
right-number = číslo
right-text = text
right-list = seznam
right-table = tabulka

not-a-record = Toto není záznam Iteru. Ten začíná řádkem „{ $right }“.
record-too-large = { $file } je na záznam příliš velký: nejvýše { $most } bajtů.
bad-record-line = Záznam je poškozený na řádku { $line }: „{ $given }“. Správně by bylo: { $right }.
truncated-record = Záznam je useknutý nebo změněný: obsahuje tahů { $moves } a má jich mít { $right }.
bad-record-move = Tah { $number } záznamu, „{ $move }“ ({ $seat }), není možný: { $why }
other-result = Přehrání se liší od záznamu: zaznamenáno { $recorded }, přehráno { $replayed }.
other-engine = Záznam je z verze enginu { $recorded }, zde je verze { $here }. Přehrajte ho v Iteru té verze.
other-rules = Záznam je z verze { $recorded } pravidel hry { $game }, zde je verze { $here }. Přehrajte ho v Iteru té verze.
other-box = Záznam je z hry s jinými údaji na komponentách ({ $recorded }, zde { $here }). Přidejte stejný soubor oprav volbou --box.

unreadable-move = „{ $move }“ není tah. Jak se tahy píší, ukáže ?.
ambiguous-move = „{ $move }“ může být více tahů: { $likely }.
game-is-over = Hra skončila.
not-your-turn = Na tahu je { $seat }.
nothing-played = Zatím není co vzít zpět.
undo-revealed = To nelze vzít zpět: někdo se tím dozvěděl něco nového.
undo-other-seat = To nelze vzít zpět: mezitím volil jiný hráč.

## Server a chyby stránky

help-serve = Spustit server a hrát v prohlížeči.
help-host = Adresa, na které naslouchat; 0.0.0.0 pustí i jiné počítače.
help-port = Port, na kterém naslouchat.
help-serve-box = Soubor s opravami údajů na komponentách hry; nové stoly té hry podle něj hrají. Lze zadat pro každou hru jednou.
serving = Iteru běží na { $address } – otevřete v prohlížeči. Data: { $data }. Ukončíte ho Ctrl+C.
serving-box = Nové stoly hry { $game } hrají s opravenými údaji: { $figures }.
port-taken = Port { $port } na { $host } nelze použít: { $why }. Zvolte jiný volbou --port.
guest-name = Host
bad-name = Jméno má 1 až { $most } viditelných znaků.
bad-password = Heslo má aspoň { $least } znaků.
has-account = Účet { $account } už máte.
account-taken = Jméno { $account } je zabrané. Zvolte jiné, nebo se přihlaste, je-li vaše.
bad-sign-in = Toto jméno a heslo k sobě nepatří.
too-many-tokens = Už máte { $most } tokenů. Nejdřív některý zrušte.
no-token = Toto volání vyžaduje token: Authorization: Bearer iteru_... Vytvoříte ho na stránce účtu.
no-such-table = Stůl „{ $table }“ tu není.
no-such-page = Taková stránka tu není.
bad-request = Požadavku nelze rozumět.
bad-message = Zprávě nelze rozumět.
bad-form = Formulář je zastaralý. Načtěte stránku znovu a zkuste to ještě jednou.
body-too-large = To je příliš velké.
server-error = Na naší straně se něco pokazilo. O nic jste nepřišli; zkuste to znovu.
too-fast = To je moc rychle. Chvilku počkejte.
stale-version = Stůl se mezitím změnil; volba patřila k verzi { $version }. Podívejte se znovu a volte.
not-your-table = U tohoto stolu nehrajete.
not-your-seat = Místo { $seat } není vaše.
not-begun = Hra ještě nezačala: některé místo je volné.
not-over = To jde, až když hra skončí.
already-seated = U tohoto stolu už sedíte.
seat-not-free = Žádné místo tu není volné.
seated-twice = Pro sebe můžete mít jen jedno místo; ostatní u vaší obrazovky jsou „local“.
not-away = Bot může zaskočit jen za někoho, kdo je pryč aspoň { $seconds } sekund.
nothing-to-take-back = Za vás tu žádný bot nehraje.
empty-chat = Není co říct.
too-many-tables = Máte { $most } nedohraných stolů. Nejdřív některý dohrajte.
bad-seat-kind = „{ $given }“ nemůže zaujmout místo. Správně by bylo: { $right }.
table-of-other-version = Tento stůl hry { $game } začal s jinými pravidly nebo údaji a zde nemůže pokračovat.
