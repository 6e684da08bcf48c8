### Władcy Podziemi po polsku.

game-title = Władcy Podziemi
game-blurb = Dwa lata pod ziemią: najmuj potwory, kop tunele, buduj pomieszczenia i nie wpuszczaj poszukiwaczy przygód.
progress-seasons = pora roku { $done } z { $total }
preset-first = Pierwsze podziemia
preset-first-text = Prostsza gra z przewodnikiem podczas pierwszej zimy.
preset-beginners = Pierwsza gra
preset-beginners-text = Bez wydarzeń specjalnych i z prostszym najmowaniem.
preset-full = Pełna gra
preset-full-text = Dwa lata z wydarzeniami specjalnymi.
preset-calm = Spokojne lata
preset-calm-text = Pełna gra bez wydarzeń specjalnych.

## What a table agrees upon

choice-game = Gra
choice-game-help = Pierwsza gra pomija wydarzenia specjalne, opłatę za najęcie jako pierwszy rozkaz i ograniczenie płacenia złem.
choice-game-full = pełna gra
choice-game-first = pierwsza gra (uproszczona)

choice-opening = Pierwsze niedostępne rozkazy
choice-opening-help = Dwa losowe albo dwa wybrane w tajemnicy z trzech dobranych.
choice-opening-by-game = zgodnie z trybem gry
choice-opening-random = losowo
choice-opening-chosen = wybrane z trzech

choice-specials = Karty wydarzeń specjalnych
choice-specials-help = Pełną grę można rozegrać bez nich. Sześć z dziewięciu kart to projekt własny.
choice-specials-by-game = zgodnie z trybem gry
choice-specials-none = bez nich

choice-starter = Gracz rozpoczynający
choice-starter-help = Kto rozpoczyna grę.
choice-starter-random = losowo
choice-starter-first-seat = pierwsze miejsce

choice-planning = Planowanie bitew
choice-planning-help = Równocześnie i w tajemnicy albo kolejno i jawnie.
choice-planning-parallel = równocześnie
choice-planning-in-order = w kolejności graczy

choice-pendulum-alone = Wahadło i jedyny poszukiwacz przygód
choice-pendulum-alone-help = Wahadło trafia drugiego poszukiwacza przygód; a jeśli jest tylko jeden?
choice-pendulum-alone-nothing = chybia
choice-pendulum-alone-hits = trafia go

choice-room-bonus = Premia pomieszczeń bojowych
choice-room-bonus-help = Czy przy ataku złożonym z dwóch liczb +1 dodaje się do każdej z nich.
choice-room-bonus-each = do każdej liczby
choice-room-bonus-once = raz

choice-magic-shield = Magiczna tarcza
choice-magic-shield-help = Jakie obrażenia pochłania.
choice-magic-shield-any-damage = pierwsze, dowolnego rodzaju
choice-magic-shield-attacks = tylko z ataków

choice-idle-monsters = Niepotrzebne potwory
choice-idle-monsters-help = Co dzieje się z potworami, gdy drużyna zginie przed ich atakiem.
choice-idle-monsters-ready = pozostają gotowe
choice-idle-monsters-out = zostają ogłuszone

choice-demon-food = Cena demona
choice-demon-food-help = Jakimi płytkami można karmić demona.
choice-demon-food-any-creature = dowolnym stworem
choice-demon-food-monsters = tylko potworem

choice-demon-pay-day = Demon w Dzień wypłaty
choice-demon-pay-day-help = Czy można nakarmić go nieopłaconym stworem.
choice-demon-pay-day-unpaid = także nieopłaconym
choice-demon-pay-day-paid = tylko opłaconym

choice-trap-deck = Pusta talia pułapek
choice-trap-deck-help = Co się dzieje, gdy wszystkie pułapki są dobrane.
choice-trap-deck-ends = nie ma więcej pułapek
choice-trap-deck-reshuffles = odrzucone wracają do talii

choice-zero-titles = Tytuły za nic
choice-zero-titles-help = Kto otrzymuje tytuł, jeśli nikt nie ma ani jednego.
choice-zero-titles-shared = wszyscy go dzielą
choice-zero-titles-nobody = nikt

choice-embezzlement = Defraudacja
choice-embezzlement-help = Jak zaokrągla się połowę złota.
choice-embezzlement-round-up = strata w zaokrągleniu w górę
choice-embezzlement-round-down = strata w zaokrągleniu w dół

choice-components = Komponenty (projekt własny)
choice-components-help = To, czego nie podaje żadne źródło, zaprojektowaliśmy sami; posiadacz pudełka może wczytać własny plik.
choice-components-standard = standardowe

choice-scenario = Szkolenie bojowe
choice-scenario-help = Misja zamiast całej gry: jedna walka, zmęczenie 2, bez kart walki.
choice-scenario-none = bez szkolenia
choice-scenario-m1 = misja 1
choice-scenario-m2 = misja 2
choice-scenario-m3 = misja 3
choice-scenario-m4 = misja 4
choice-scenario-m5 = misja z pomieszczeniem

## Names

order-get-food = Zdobycie żywności
order-improve-reputation = Poprawa reputacji
order-dig-tunnels = Kopanie tuneli
order-mine-gold = Wydobycie złota
order-recruit-imps = Rekrutacja chochlików
order-buy-traps = Zakup pułapek
order-hire-monster = Najęcie potwora
order-build-room = Budowa pomieszczenia

creature-goblin = goblin
creature-slime = śluz
creature-ghost = duch
creature-troll = troll
creature-witch = wiedźma
creature-vampire = wampir
creature-golem = golem
creature-dragon = smok
creature-demon = demon
creature-sheep = owca

trap-rolling-stone = Toczący się głaz
trap-pendulum = Wahadło
trap-fire-wall = Ściana ognia
trap-trap-door = Zapadnia
trap-cursed-ring = Przeklęty pierścień
trap-poisoned-dart = Zatruta strzałka
trap-antimagic-dart = Antymagiczna strzałka
trap-poisoned-meal = Zatruty posiłek
trap-kamikaze-imp = Chochlik kamikadze

spell-word-of-peace = Słowo pokoju
spell-suggestion = Sugestia
spell-magic-shield = Magiczna tarcza
spell-invisibility = Niewidzialność
spell-detect-evil = Wykrycie zła
spell-fist-of-justice = Pięść sprawiedliwości
spell-detect-treasure = Wykrycie skarbu
spell-graffiti = Graffiti
spell-fireball = Kula ognia
spell-aura-of-fear = Aura strachu
spell-metamorphosis = Metamorfoza
spell-blind-rage = Ślepa furia
spell-create-food = Stworzenie żywności
spell-illusion = Iluzja
spell-song-of-courage = Pieśń odwagi
spell-regeneration = Regeneracja
spell-magic-key = Magiczny klucz
spell-dimensional-gate = Brama wymiarów

room-hatchery = Kurnik
room-mushroom-bed = Grządka grzybów
room-souvenir-shop = Sklep z pamiątkami
room-mint = Mennica
room-workshop = Warsztat
room-tool-shed = Szopa na narzędzia
room-printing-press = Drukarnia
room-magic-room = Magiczna komnata
room-training-room = Sala treningowa
room-dark-room = Mroczna komnata
room-labyrinth = Labirynt
room-antimagic-room = Komnata antymagiczna
room-cafeteria = Stołówka
room-chapel = Kaplica
room-pandemonium = Pandemonium
room-hall-of-fame = Galeria sław

tile-pay-day = Dzień wypłaty
tile-taxes = Podatki
tile-special-event = Wydarzenie specjalne

special-embezzlement = Defraudacja
special-witch-hunt = Polowanie na czarownice
special-monster-strike = Strajk potworów
special-impatient-heroes = Niecierpliwi bohaterowie
special-rats = Szczury
special-runaway-imps = Zbiegłe chochliki
special-inspection = Inspekcja
special-rust = Rdza
special-bad-press = Zła prasa

adventurer-warrior = wojownik{ $letter } ({ $hp } PŻ)
adventurer-thief = złodziej{ $letter } ({ $hp } PŻ, rozbrajanie { $ability })
adventurer-priest = kapłan{ $letter } ({ $hp } PŻ, leczenie { $ability })
adventurer-wizard = czarownik{ $letter } ({ $hp } PŻ, magia { $ability })
adventurer-paladin = paladyn{ $letter } ({ $hp } PŻ, wszystko po { $ability })
adventurer-illusion = iluzja

season-winter = zima
season-spring = wiosna
season-summer = lato
season-autumn = jesień
space-one = I
space-two = II
space-three = III
space-none = brak
step-trap = pułapka
step-fast = szybkie zaklęcie
step-monsters = potwory
step-slow = powolne zaklęcie
step-healing = leczenie
step-conquering = podbój
step-poison = trucizna

## Questions, and what the others read meanwhile

ask-keep-order = Pierwsze rozkazy: zachowaj jeden z tych trzech; dwa pozostałe będą niedostępne.
ask-keep-order-waiting = Czekamy na: { $names } (początkowe rozkazy)
ask-choose-order = { $season }, pole rozkazu { $slot }: wybierz następny rozkaz.
ask-choose-order-waiting = Czekamy na: { $names } (wybór rozkazów)
ask-pick-non-player-order = Twój neutralny władca: wybierz jeden z jego trzech rozkazów.
ask-pick-non-player-order-waiting = Czekamy na: { $names } (neutralny władca)
ask-execute-order = { $order } { $place }: czy wykonujesz ten rozkaz?
ask-execute-order-waiting = Czekamy na: { $names } (wykonanie rozkazu)
ask-spy = { $order } { $place }: którą kartę walki podglądasz?
ask-spy-waiting = Czekamy na: { $names } (szpiegowanie)
ask-dig-tunnel = { $order } { $place }: gdzie kopią twoje chochliki?
ask-dig-tunnel-room = Produkcja: gdzie twoi robotnicy kopią tunel?
ask-dig-tunnel-waiting = Czekamy na: { $names } (kopanie)
ask-mine-gold = { $order } { $place }: ile chochlików wydobywa złoto?
ask-mine-gold-waiting = Czekamy na: { $names } (wydobycie)
ask-discard-trap = { $order } { $place }: masz o jedną pułapkę więcej. Którą odrzucasz?
ask-discard-trap-waiting = Czekamy na: { $names } (odrzucenie pułapki)
ask-hire-creature = { $order } { $place }: kogo najmujesz?
ask-hire-creature-waiting = Czekamy na: { $names } (najmowanie)
ask-give-trap = W cenie jest pułapka: którą oddajesz?
ask-give-trap-waiting = Czekamy na: { $names } (oddanie pułapki)
ask-feed-demon = { $eater } zjada stwora: którym go karmisz?
ask-feed-demon-waiting = Czekamy na: { $names } (karmienie)
ask-build-room = { $order } { $place }: które pomieszczenie budujesz i gdzie?
ask-build-room-waiting = Czekamy na: { $names } (budowa)
ask-use-room = Produkcja: które pomieszczenia pracują? Wolni robotnicy: { $free_workers }.
ask-use-room-waiting = Czekamy na: { $names } (produkcja)
ask-retrieve-order = Koniec rundy: który rozkaz odzyskujesz? Dwa pozostałe będą niedostępne.
ask-retrieve-order-waiting = Czekamy na: { $names } (odzyskanie rozkazów)
ask-pay-wages = Dzień wypłaty: komu płacisz, a kogo zwalniasz?
ask-pay-wages-waiting = Czekamy na: { $names } (pensje)
ask-pay-taxes = Podatki: do zapłaty { $due ->
        [one] { $due } sztuka złota
        [few] { $due } sztuki złota
       *[many] { $due } sztuk złota
    }, masz { $held }. Ile płacisz?
ask-pay-taxes-waiting = Czekamy na: { $names } (podatki)
ask-face-hunt = { $special }: rezygnujesz z potwora czy zyskujesz { $more ->
        [one] { $more } punkt zła
        [few] { $more } punkty zła
       *[many] { $more } punktów zła
    } ({ $from } → { $to })?
ask-face-hunt-waiting = Czekamy na: { $names } (wydarzenie specjalne)
ask-face-strike = { $special }: jeden potwór nie walczy do końca walki albo dostaje część zapłaty. Który?
ask-face-strike-waiting = Czekamy na: { $names } (wydarzenie specjalne)
ask-lose-trap = { $special }: tracisz pułapkę. Którą?
ask-lose-trap-waiting = Czekamy na: { $names } (wydarzenie specjalne)
ask-face-inspection = { $special }: sztuka złota albo punkt zła za każde pomieszczenie, razem { $due }. Za ile płacisz?
ask-face-inspection-waiting = Czekamy na: { $names } (wydarzenie specjalne)
ask-plan-battle = { $battle }: zaplanuj obronę.
ask-plan-battle-tile = { $battle }: wybierz płytkę, na której walczysz.
ask-plan-battle-waiting = Czekamy na: { $names } (planowanie)
ask-release-prisoner = Nie ma już płytki do obrony: którego więźnia uwalniasz?
ask-release-prisoner-spell = { $spell }: którego więźnia uwalniasz?
ask-release-prisoner-waiting = Czekamy na: { $names } (uwolnienie więźnia)
ask-spring-trap = { $room }: która pułapka zadziała pierwsza?
ask-spring-trap-waiting = Czekamy na: { $names } (pułapki)
ask-aim-trap = { $trap }: kogo trafia?
ask-aim-trap-waiting = Czekamy na: { $names } (celowanie)
ask-attack-with = { $battle }: kto teraz atakuje i jak?
ask-attack-with-waiting = Czekamy na: { $names } (ataki)
ask-aim-again = { $attacker }, drugie uderzenie: kogo trafia? Obrażenia: { $strength }.
ask-aim-again-waiting = Czekamy na: { $names } (celowanie)
ask-face-peace = { $spell }: czy twoje potwory się wycofują, czy zyskujesz { $more ->
        [one] { $more } punkt zła
        [few] { $more } punkty zła
       *[many] { $more } punktów zła
    } ({ $from } → { $to })?
ask-face-peace-waiting = Czekamy na: { $names } (zaklęcie)
ask-face-suggestion = { $spell }, { $creature }: płacisz temu potworowi ponownie czy się on wycofuje?
ask-face-suggestion-waiting = Czekamy na: { $names } (zaklęcie)
ask-pick-monster = { $spell }: który z twoich potworów znika na tę walkę?
ask-pick-monster-sheep = { $spell }: który z twoich potworów zamienia się w owcę?
ask-pick-monster-withdraws = { $spell }: który z twoich potworów się wycofuje?
ask-pick-monster-waiting = Czekamy na: { $names } (zaklęcie)

battle-round = Runda { $round }
battle-round-card = Runda { $round }, { $spell }

## Options

option-order = { $order }
option-execute = Wykonaj rozkaz: { $order } { $place }
option-decline = Zrezygnuj
option-spy = Karta rundy { $round }
option-look-away = Żadnej nie podglądaj
option-cell = Pole { $cell }
option-stop-digging = Wystarczy
option-mine = { $count ->
        [one] { $count } chochlik
        [few] { $count } chochliki
       *[many] { $count } chochlików
    }
option-trap = { $trap }
option-creature = { $creature }
option-hire-nobody = Nikogo
option-build = { $room }, pole { $cell }
option-build-nothing = Nic
option-room = { $room }
option-done-producing = Gotowe
option-pay = Zapłać stworowi: { $creature }
option-let-go = Zwolnij stwora: { $creature }
option-pay-gold = { $count ->
        [one] { $count } sztuka złota
        [few] { $count } sztuki złota
       *[many] { $count } sztuk złota
    }
option-give-up = Oddaj potwora: { $creature }
option-take-evil = Przyjmij punkty zła
option-strikes = Strajkuje: { $creature }
option-is-paid-food = Zapłać 1 porcję żywności, stwór: { $creature }
option-is-paid-gold = Zapłać 1 sztukę złota, stwór: { $creature }
option-is-paid-evil = Przyjmij 1 punkt zła, stwór: { $creature }
option-is-paid-trap = Oddaj pułapkę, stwór: { $creature }
option-is-paid-creature = Oddaj na pożarcie innego stwora: { $creature }
option-plan-tile = Bitwa na polu { $cell }
option-plan-trap = Pułapka: { $trap }
option-plan-creature = Wyślij stwora: { $creature }
option-ready = Plan gotowy
option-adventurer = { $adventurer }
option-target = { $target }. { $adventurer }
option-attack-first = { $creature }: { $strength } w pierwszego
option-attack-fed = { $creature }: { $strength } w pierwszego, za { $food ->
        [one] { $food } porcję żywności
        [few] { $food } porcje żywności
       *[many] { $food } porcji żywności
    }
option-attack-all = { $creature }: { $strength } we wszystkich
option-attack-any = { $creature }: { $strength }, cel: { $target }. { $adventurer }
option-attack-twice = { $creature }: dwa razy { $strength }, pierwszy cel: { $target }. { $adventurer }
option-attack-stays = { $creature }: { $strength }, cel: { $target }. { $adventurer }; pozostaje w gotowości
option-attack-glue = { $creature }: bez ataku, ale i bez podboju
option-idle-out = { $creature }: nie może atakować
option-idle-stays = { $creature }: nie może atakować, pozostaje w gotowości
option-withdraw-all = Wycofaj wszystkie potwory
option-gain-evil = Przyjmij punkty zła
option-withdraw = Wycofaj
option-pay-again = Zapłać ponownie

## Events

event-year-began = Zaczyna się rok { $year }
event-round-began = Rok { $year }, { $season }
event-creature-offered = Do najęcia: { $creature }
event-room-offered = Pomieszczenie w ofercie: { $room }
event-event-turned = W następnej porze roku: { $tile }
event-special-turned = Wydarzenie specjalne: { $special }
event-adventurer-came = W drodze: { $adventurer }
event-adventurer-put-under = Na spód stosu trafia: { $adventurer }
event-order-drawn = { $seat } dobiera rozkaz: { $order }
event-order-drawn-hidden = { $seat } dobiera rozkaz
event-order-shut = { $seat } ma teraz niedostępny rozkaz: { $order }
event-order-chosen = { $seat } wybiera rozkaz: { $order }
event-order-chosen-hidden = { $seat } wybiera rozkaz
event-non-player-order-picked = { $seat } wybiera rozkaz dla neutralnego władcy: { $order }
event-non-player-order-picked-hidden = { $seat } wybiera rozkaz dla neutralnego władcy
event-non-player-order-turned = Neutralny władca { $non_player_lord } zajmuje pole { $place }: { $order }
event-order-revealed = { $seat } odkrywa rozkaz: { $order } (pole rozkazu { $slot })
event-minion-placed = { $seat } wysyła sługę na pole { $place }: { $order }
event-minion-blocked = { $seat } nie ma miejsca dla sługi: { $order }
event-hire-fee-paid = { $seat } płaci sztukę złota, bo najęcie jest pierwszym rozkazem
event-order-executed = { $seat } wykonuje rozkaz: { $order } { $place }
event-order-declined = { $seat } rezygnuje z rozkazu: { $order } { $place }
event-order-failed = { $seat } nie może wykonać rozkazu: { $order } { $place }
event-goods-changed = Zapasy gracza { $seat } zmieniają się:{ $gold ->
        [0] {""}
       *[other] {" "}złoto { $gold }
    }{ $food ->
        [0] {""}
       *[other] {" "}żywność { $food }
    }{ $imps ->
        [0] {""}
       *[other] {" "}chochliki { $imps }
    } ({ $reason ->
        [order] rozkaz
        [fee] najęcie jako pierwszy rozkaz
        [wage] koszt stwora
        [room] produkcja
        [taxes] podatki
        [special] wydarzenie specjalne
        [trap] pułapka
        [spell] zaklęcie
       *[attack] atak
    })
event-evil-changed = { $seat } ma teraz zło { $evil } ({ $change })
event-paladin-came = Do gracza { $seat } przybywa { $paladin }
event-card-spied = { $seat } podgląda kartę rundy { $round }: { $spell }
event-card-spied-hidden = { $seat } podgląda kartę rundy { $round }
event-tunnel-dug = { $seat } kopie tunel na polu { $cell }
event-gold-mined = { $seat } wydobywa { $count ->
        [one] { $count } sztukę złota
        [few] { $count } sztuki złota
       *[many] { $count } sztuk złota
    }
event-trap-drawn = { $seat } dobiera pułapkę: { $trap }
event-trap-drawn-hidden = { $seat } dobiera pułapkę
event-trap-discarded = { $seat } odrzuca pułapkę: { $trap }
event-trap-discarded-hidden = { $seat } odrzuca pułapkę
event-traps-reshuffled = Odrzucone pułapki zostają potasowane
event-creature-hired = { $seat } najmuje stwora: { $creature }
event-creature-fed = { $seat } oddaje demonowi stwora: { $creature }
event-room-built = { $seat } buduje na polu { $cell } pomieszczenie: { $room }
event-room-used = { $seat } używa pomieszczenia: { $room }
event-order-retrieved = { $seat } odzyskuje rozkaz: { $order }
event-event-began = Następuje wydarzenie: { $tile }
event-creature-paid = { $seat } wypłaca pensję stworowi: { $creature }
event-creature-left = Od gracza { $seat } odchodzi { $creature }
event-creature-struck = U gracza { $seat } strajkuje { $creature }
event-taxes-paid = { $seat } płaci { $gold_paid ->
        [one] { $gold_paid } sztukę złota
        [few] { $gold_paid } sztuki złota
       *[many] { $gold_paid } sztuk złota
    } podatku; { $cubes ->
        [0] bez zaległości
        [one] zaległości: { $cubes } czerwona kostka
        [few] zaległości: { $cubes } czerwone kostki
       *[many] zaległości: { $cubes } czerwonych kostek
    }
event-adventurer-assigned = Do gracza { $seat } idzie { $adventurer }
event-adventurer-discarded = { $adventurer } idzie do neutralnego władcy
event-starter-changed = Graczem rozpoczynającym jest { $seat }
event-combat-began = Zaczyna się walka roku { $year }
event-combat-round-began = Runda walki { $round }
event-battle-planned = { $seat } będzie walczyć na polu { $cell } i wysyła { $traps_sent ->
        [one] { $traps_sent } pułapkę
        [few] { $traps_sent } pułapki
       *[many] { $traps_sent } pułapek
    } i { $creatures_sent ->
        [one] { $creatures_sent } stwora
        [few] { $creatures_sent } stwory
       *[many] { $creatures_sent } stworów
    }
event-prisoner-released = { $seat } uwalnia więźnia: { $adventurer }
event-combat-card-turned = Karta rundy { $round }: { $spell }
event-battle-began = { $seat } walczy na polu { $cell }
event-adventurer-entered = U gracza { $seat } wchodzi { $adventurer }, obrażenia: { $damage } z { $hit_points }
event-adventurer-fed = { $seat }: { $adventurer }, dodatkowe punkty życia: +{ $count }
event-trap-sprung = { $seat } uruchamia pułapkę: { $trap }
event-damage-prevented = { $seat }: { $adventurer }, uniknięte obrażenia: { $count }
event-adventurer-hurt = { $seat }: { $adventurer } otrzymuje { $count ->
        [one] { $count } obrażenie
        [few] { $count } obrażenia
       *[many] { $count } obrażeń
    } ({ $damage_source ->
        [trap] { $trap }
        [attack] { $creature }
        [fatigue] zmęczenie
       *[poison] trucizna
    })
event-adventurer-died = { $seat }: { $adventurer } ginie
event-spell-cast = { $seat }: drużyna rzuca zaklęcie „{ $spell }”
event-creature-withdrawn = { $seat } wycofuje stwora: { $creature }
event-creature-attacked = { $seat }: { $creature } atakuje ({ $alternative ->
        [1] pierwszy atak
       *[other] drugi atak
    })
event-creature-idle = { $seat }: { $creature } nie może atakować
event-creature-knocked-out = { $seat } ma ogłuszonego stwora: { $creature }
event-adventurer-healed = { $seat }: { $adventurer } odzyskuje { $count ->
        [one] { $count } punkt życia
        [few] { $count } punkty życia
       *[many] { $count } punktów życia
    }
event-party-tired = { $seat }: zmęczenie drużyny wynosi { $count }
event-tile-conquered = { $seat } traci pole { $cell }
event-conquering-skipped = { $seat }: w tej rundzie brak podboju
event-party-defeated = { $seat } pokonuje drużynę
event-adventurer-left = Od gracza { $seat } wraca do domu { $adventurer }
event-game-ended = Koniec gry
event-creature-sent = { $seat } wysyła do bitwy stwora: { $creature }
event-battle-step = { $seat }, bitwa: { $step }
event-spell-failed = { $seat }: drużyna nie może rzucić: { $spell } (magia { $magic }, potrzeba { $needed })
event-spell-silenced = { $seat }: drużyna jest uciszona i nie rzuca: { $spell }
event-healing-skipped = { $seat }: nikt się nie leczy ({ $skip_reason ->
        [no_attack] żaden stwór nie zaatakował
       *[forbidden] leczenie jest zabronione
    })
event-damage-absorbed = { $seat }: { $spell } pochłania { $count ->
        [one] { $count } obrażenie
        [few] { $count } obrażenia
       *[many] { $count } obrażeń
    }, { $adventurer }
event-party-reordered = { $seat }: drużyna ustawia się na nowo

## Why not

refusal-setup-unknown-value = Nie ma takiej wartości
refusal-setup-seats = W tej grze jest od 2 do 4 miejsc, a nie { $seats }
refusal-setup-mission-seats = W misji jest od 1 do 4 miejsc, a nie { $seats }
refusal-setup-full-draws = W pełnej grze pierwsze rozkazy się wybiera, a nie losuje
refusal-order-not-drawn = Tego rozkazu nie masz wśród dobranych: { $order }
refusal-order-shut = Ten rozkaz jest niedostępny: { $order }
refusal-order-in-slot = Ten rozkaz leży już na innym polu rozkazu: { $order }
refusal-non-player-lord-lacks-order = Neutralny władca nie może teraz użyć rozkazu: { $order }
refusal-too-little-gold = Koszt: { $gold ->
        [one] { $gold } sztuka złota
        [few] { $gold } sztuki złota
       *[many] { $gold } sztuk złota
    }; masz { $held }
refusal-too-little-food = Koszt: { $food ->
        [one] { $food } porcja żywności
        [few] { $food } porcje żywności
       *[many] { $food } porcji żywności
    }; masz { $held }
refusal-too-evil-to-pay = Koszt: { $evil ->
        [one] { $evil } punkt zła
        [few] { $evil } punkty zła
       *[many] { $evil } punktów zła
    }; { $left ->
        [0] twój znacznik jest na samej górze
       *[other] twój znacznik może się przesunąć w górę tylko o { $left }
    }
refusal-no-trap-left = Nie ma już pułapek
refusal-trap-not-held = Nie masz takiej pułapki: { $trap }
refusal-cell-dug = Na polu { $cell } jest już płytka
refusal-cell-apart = Pole { $cell } nie styka się z twoimi podziemiami
refusal-fills-block = Tunel na polu { $cell } wypełniłby blok 2×2
refusal-nowhere-to-dig = Nie ma gdzie kopać
refusal-space-allows = To pole pozwala wysłać najwyżej { $imps ->
        [one] { $imps } chochlika
        [few] { $imps } chochliki
       *[many] { $imps } chochlików
    }
refusal-too-few-imps = { $imps ->
        [0] Nie masz wolnych chochlików
        [one] Masz tylko { $imps } wolnego chochlika
        [few] Masz tylko { $imps } wolne chochliki
       *[many] Masz tylko { $imps } wolnych chochlików
    }
refusal-too-few-tunnels = Do wydobycia masz tylko { $tunnels ->
        [one] { $tunnels } tunel
        [few] { $tunnels } tunele
       *[many] { $tunnels } tuneli
    }
refusal-creature-not-offered = Tego stwora nie ma w ofercie: { $creature }
refusal-creature-needs-food = { $creature }, koszt: { $food ->
        [one] { $food } porcja żywności
        [few] { $food } porcje żywności
       *[many] { $food } porcji żywności
    }; masz { $held }
refusal-creature-needs-gold = { $creature }, koszt: { $gold ->
        [one] { $gold } sztuka złota
        [few] { $gold } sztuki złota
       *[many] { $gold } sztuk złota
    }
refusal-creature-needs-trap = { $creature }, koszt: pułapka
refusal-creature-needs-evil = { $food ->
        [0] { $creature }, koszt: { $evil ->
            [one] { $evil } punkt zła
            [few] { $evil } punkty zła
           *[many] { $evil } punktów zła
        }
        [one] { $creature }, koszt: { $food } porcja żywności i { $evil ->
            [one] { $evil } punkt zła
            [few] { $evil } punkty zła
           *[many] { $evil } punktów zła
        }
        [few] { $creature }, koszt: { $food } porcje żywności i { $evil ->
            [one] { $evil } punkt zła
            [few] { $evil } punkty zła
           *[many] { $evil } punktów zła
        }
       *[many] { $creature }, koszt: { $food } porcji żywności i { $evil ->
            [one] { $evil } punkt zła
            [few] { $evil } punkty zła
           *[many] { $evil } punktów zła
        }
    }; { $left ->
        [0] twój znacznik jest na samej górze
       *[other] twój znacznik może się przesunąć w górę tylko o { $left }
    }
refusal-creature-needs-prey = { $creature } żąda innego stwora na pożarcie
refusal-no-such-prey = Tym stworem nie można go nakarmić: { $creature }
refusal-room-not-offered = Tego pomieszczenia nie ma w ofercie: { $room }
refusal-room-needs-tunnel = { $room } wymaga tunelu; na polu { $cell } go nie ma
refusal-tile-conquered = { $room }: pole { $cell } jest podbite
refusal-cell-has-room = { $room }: na polu { $cell } jest już pomieszczenie
refusal-rooms-apart = { $room }: pole { $cell } sąsiaduje z innym pomieszczeniem
refusal-outside-zone = { $room }: pole { $cell } leży poza strefą tego pomieszczenia
refusal-room-not-yours = Nie masz takiego pomieszczenia: { $room }
refusal-room-makes-nothing = To pomieszczenie nic nie produkuje: { $room }
refusal-room-conquered = To pomieszczenie jest podbite: { $room }
refusal-room-used = { $room }: w tej rundzie wykorzystano już limit użyć ({ $times })
refusal-too-few-workers = { $room } potrzebuje { $workers ->
        [one] { $workers } robotnika
        [few] { $workers } robotników
       *[many] { $workers } robotników
    }; masz { $held }
refusal-shed-must-dig = Szopy na narzędzia można użyć tylko do kopania
refusal-order-was-executed = Ten rozkaz został wykonany z dalszego pola rozkazu: { $order }
refusal-order-not-played = Tego rozkazu nie ma wśród zagranych: { $order }
refusal-wage-not-due = Temu stworowi nie należy się pensja: { $creature }
refusal-taxes-are-less = Podatek to tylko { $gold ->
        [one] { $gold } sztuka złota
        [few] { $gold } sztuki złota
       *[many] { $gold } sztuk złota
    }
refusal-no-part-of-wage = Nie możesz zapłacić temu stworowi części pensji: { $creature }
refusal-no-such-monster = Nie masz takiego potwora: { $creature }
refusal-choose-tile-first = Najpierw wybierz płytkę
refusal-tile-is-chosen = Walczysz już na polu { $cell }
refusal-no-tile-there = Na polu { $cell } nie ma płytki
refusal-tile-is-lost = Pole { $cell } jest podbite
refusal-tile-is-farther = Inna płytka jest bliżej wejścia niż pole { $cell }
refusal-tile-holds-traps = Ta płytka mieści { $traps ->
        [one] { $traps } pułapkę
        [few] { $traps } pułapki
       *[many] { $traps } pułapek
    }
refusal-tile-holds-monsters = Ta płytka mieści { $monsters ->
        [one] { $monsters } potwora
        [few] { $monsters } potwory
       *[many] { $monsters } potworów
    }
refusal-trap-too-dear = { $trap }, koszt planu: { $gold ->
        [one] { $gold } sztuka złota
        [few] { $gold } sztuki złota
       *[many] { $gold } sztuk złota
    }, { $food ->
        [one] { $food } porcja żywności
        [few] { $food } porcje żywności
       *[many] { $food } porcji żywności
    }, { $imps ->
        [one] { $imps } chochlik
        [few] { $imps } chochliki
       *[many] { $imps } chochlików
    }
refusal-creature-not-there = Nie masz więcej takich stworów: { $creature }
refusal-creature-knocked-out = Ogłuszony stwór: { $creature }
refusal-not-in-prison = W twoim więzieniu nie ma takiej postaci: { $adventurer }
refusal-trap-not-planned = Tej pułapki nie ma w planie: { $trap }
refusal-nobody-there = Nikt nie stoi na miejscu { $target }
refusal-ghosts-stay = Zaklęcie nie działa na duchy: { $creature }
refusal-creature-not-sent = Tego stwora nie ma w tej bitwie: { $creature }
refusal-no-such-attack = { $creature } nie ma drugiego ataku
refusal-attack-needs-food = { $creature }, koszt tego ataku: { $food ->
        [one] { $food } porcja żywności
        [few] { $food } porcje żywności
       *[many] { $food } porcji żywności
    }
refusal-rage-does-not-glue = { $creature } szaleje i musi atakować
refusal-attack-not-aimed = { $creature } nie może wybrać celu
refusal-target-safe = { $creature } nie może trafić miejsca { $target }

remedy-setup-two-to-four = Wybierz od 2 do 4 miejsc.
remedy-setup-one-to-four = Wybierz od 1 do 4 miejsc.
remedy-setup-draw-orders = Zostaw początkowe rozkazy zgodnie z trybem gry albo zagraj w pierwszą grę.
remedy-choice-game = Możliwe wartości: full, first.
remedy-choice-opening = Możliwe wartości: by_game, random, chosen.
remedy-choice-specials = Możliwe wartości: by_game, none.
remedy-choice-starter = Możliwe wartości: random, first_seat.
remedy-choice-planning = Możliwe wartości: parallel, in_order.
remedy-choice-pendulum-alone = Możliwe wartości: nothing, hits.
remedy-choice-room-bonus = Możliwe wartości: each, once.
remedy-choice-magic-shield = Możliwe wartości: any_damage, attacks.
remedy-choice-idle-monsters = Możliwe wartości: ready, out.
remedy-choice-demon-food = Możliwe wartości: any_creature, monsters.
remedy-choice-demon-pay-day = Możliwe wartości: unpaid, paid.
remedy-choice-trap-deck = Możliwe wartości: ends, reshuffles.
remedy-choice-zero-titles = Możliwe wartości: shared, nobody.
remedy-choice-embezzlement = Możliwe wartości: round_up, round_down.
remedy-choice-components = Możliwe wartości: standard.
remedy-choice-scenario = Możliwe wartości: none, M1, M2, M3, M4, M5.
remedy-pick-drawn-order = Wybierz jeden z trzech dobranych rozkazów.
remedy-pick-order-in-hand = Wybierz rozkaz z ręki.
remedy-pick-non-player-order = Wybierz jeden z jego trzech rozkazów.
remedy-decline-order = Zrezygnuj z rozkazu; karta może wrócić na rękę.
remedy-pick-held-trap = Wybierz pułapkę, którą masz.
remedy-pick-empty-cell = Wybierz pole bez płytki.
remedy-dig-beside = Kop obok swojej płytki.
remedy-dig-elsewhere = Kop tam, gdzie nie powstanie blok 2×2.
remedy-pick-own-room = Użyj innego pomieszczenia albo zakończ.
remedy-send-fewer = Wyślij mniej chochlików.
remedy-choose-other-creature = Wybierz innego stwora.
remedy-pick-prey = Wybierz innego stwora ze swojego legowiska.
remedy-pick-offered-room = Wybierz pomieszczenie z oferty.
remedy-dig-first = Najpierw wykop tam tunel.
remedy-pick-other-cell = Wybierz inne pole.
remedy-next-round = Spróbuj w następnej rundzie.
remedy-retrieve-first-slot = Odzyskaj rozkaz z pola rozkazu 1 albo rozkaz niewykonany.
remedy-pick-due-creature = Wybierz stwora, który czeka na pensję.
remedy-pay-less = Zapłać mniej.
remedy-let-it-strike = Pozwól temu potworowi strajkować albo zapłać innemu.
remedy-pick-own-monster = Wybierz własnego potwora.
remedy-choose-tile = Wybierz najbliższą niepodbitą płytkę.
remedy-finish-plan = Zgłoś, że plan jest gotowy.
remedy-pick-cheaper-trap = Wybierz pułapkę, na którą cię stać, albo żadną.
remedy-pick-ready-creature = Wybierz gotowego stwora.
remedy-pick-prisoner = Wybierz jednego ze swoich więźniów.
remedy-pick-planned-trap = Wybierz zaplanowaną pułapkę.
remedy-aim-at-somebody = Wybierz inny cel.
remedy-pick-monster = Wybierz potwora z tej bitwy.
remedy-pick-sent-creature = Wybierz stwora, który jeszcze nie atakował.
remedy-pick-other-attack = Wybierz inny atak.

## Results

cause-scored = Koniec drugiego roku: czas na punktację.
cause-passed = Misja wykonana.
cause-failed = Misja się nie powiodła.

score-rooms = niepodbite pomieszczenia: { $points }
score-monsters = potwory: { $points }
score-prisoners = więźniowie: { $points }
score-paladins = uwięzieni paladyni: { $points }
score-conquered = podbite płytki: { $points }
score-taxes = zaległe podatki: { $points }
score-cafeteria = Stołówka: { $points }
score-chapel = Kaplica: { $points }
score-pandemonium = Pandemonium: { $points }
score-title-evil = Władca mrocznych czynów (najbardziej zły): { $points }
score-title-rooms = Władca komnat (najwięcej pomieszczeń): { $points }
score-title-tunnels = Władca tuneli (najwięcej tuneli): { $points }
score-title-monsters = Władca potworów (najwięcej potworów): { $points }
score-title-imps = Król chochlików (najwięcej chochlików): { $points }
score-title-riches = Władca bogactw (najwięcej złota, żywności i pułapek): { $points }
score-title-battle = Wódz (najmniej podbitych płytek): { $points }
score-hall-of-fame = Galeria sław: { $points }
score-exam = egzamin zdany: więcej niż 0 punktów
