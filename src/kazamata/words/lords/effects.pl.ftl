### What the things of Dungeon Lords do, in Polish; numbers come from the components.

## Prices

effect-price-gold = { $count ->
        [one] { $count } sztuka złota
        [few] { $count } sztuki złota
       *[many] { $count } sztuk złota
    }
effect-price-food = { $count ->
        [one] { $count } porcja żywności
        [few] { $count } porcje żywności
       *[many] { $count } porcji żywności
    }
effect-price-imps = { $count ->
        [one] { $count } chochlik
        [few] { $count } chochliki
       *[many] { $count } chochlików
    }
effect-price-workers = { $count ->
        [one] { $count } robotnik
        [few] { $count } robotników
       *[many] { $count } robotników
    }
effect-price-traps = { $count ->
        [one] { $count } pułapka
        [few] { $count } pułapki
       *[many] { $count } pułapek
    }
effect-price-evil = { $count ->
        [one] { $count } punkt zła
        [few] { $count } punkty zła
       *[many] { $count } punktów zła
    }
effect-price-creatures = { $count ->
        [one] { $count } inny stwór
        [few] { $count } inne stwory
       *[many] { $count } innych stworów
    }
effect-costs = koszt: { $price }; { $text }

## Attacks

effect-hits-first = { $count } pierwszemu
effect-hits-any = { $count } dowolnemu
effect-hits-all = { $count } każdemu
effect-again = potem { $count } dowolnemu
effect-follow = jeśli zginie, { $count } następnemu
effect-not-first = nie pierwszemu
effect-no-priests = nie kapłanom
effect-stays = pozostaje w gotowości
effect-no-attack = bez ataku
effect-no-healing = bez leczenia
effect-no-conquering = bez podboju
effect-fed = koszt: { $price }; { $text }
effect-ghost = nie jest potworem
effect-troll = w pomieszczeniach pracuje jak chochlik

## Traps

effect-trap-first = { $count } pierwszemu
effect-trap-first-more = pierwszemu jeszcze { $count }
effect-trap-second = { $count } drugiemu
effect-trap-each = { $count } każdemu
effect-trap-last = ostatniemu jeszcze { $count }
effect-trap-chosen = { $count } dowolnemu
effect-trap-late = na koniec jeszcze { $count }, nie można temu zapobiec
effect-trap-full = pierwszemu tyle, ile ma punktów życia
effect-trap-full-more = pierwszemu tyle, ile ma punktów życia, i jeszcze { $count }
effect-trap-silences = trafiony czarownik: bez zaklęcia, trafiony kapłan: bez leczenia

## Combat cards

effect-card-fast = szybka, zmęczenie { $fatigue }: { $text }
effect-card-slow = powolna, zmęczenie { $fatigue }: { $text }
effect-spell-nothing = bez efektu
effect-spell-peace-or-evil = wycofujesz wszystkie swoje potwory albo zyskujesz { $count ->
        [one] { $count } punkt zła
        [few] { $count } punkty zła
       *[many] { $count } punktów zła
    }
effect-spell-pay-or-withdraw = każdemu swojemu potworowi płacisz ponownie albo go wycofujesz
effect-spell-shield = pochłania następne obrażenia ({ $count }), także ze zmęczenia
effect-spell-shield-attacks = pochłania następne obrażenia z ataków ({ $count })
effect-spell-hide-wizards = czarownicy przechodzą na koniec szeregu i w tej rundzie nie można ich zranić
effect-spell-gain-evil = zyskujesz { $count ->
        [one] { $count } punkt zła
        [few] { $count } punkty zła
       *[many] { $count } punktów zła
    }
effect-spell-lose-imps = tracisz { $count ->
        [one] { $count } chochlika
        [few] { $count } chochliki
       *[many] { $count } chochlików
    }
effect-spell-lose-treasure = tracisz { $count ->
        [one] { $count } sztukę złota
        [few] { $count } sztuki złota
       *[many] { $count } sztuk złota
    }; jeśli jej nie masz, tyle samo żywności; jeśli i tej brak, pułapkę
effect-spell-scrub = tracisz { $count ->
        [one] { $count } porcję żywności
        [few] { $count } porcje żywności
       *[many] { $count } porcji żywności
    }; jeśli jej nie masz, zyskujesz tyle samo punktów zła
effect-spell-scare-one = wycofujesz jednego ze swoich potworów
effect-spell-sheep-one = jeden z twoich potworów zmienia się w owcę: { $strength } pierwszemu, potem jest ogłuszony
effect-spell-rage = twoje potwory muszą atakować i mogą celować tylko w pierwszego
effect-spell-feed-first = pierwszy ma w tej walce o { $count ->
        [one] { $count } punkt życia
        [few] { $count } punkty życia
       *[many] { $count } punktów życia
    } więcej
effect-spell-phantom-front = na czele staje iluzja, która ma { $hp ->
        [one] { $hp } punkt życia
        [few] { $hp } punkty życia
       *[many] { $hp } punktów życia
    }
effect-spell-ease = zmęczenie w tej rundzie: −{ $count }
effect-spell-mend-all = każdy poszukiwacz przygód odzyskuje { $count ->
        [one] { $count } punkt życia
        [few] { $count } punkty życia
       *[many] { $count } punktów życia
    }
effect-spell-free-prisoner = uwalniasz jednego ze swoich więźniów
effect-spell-banish-one = jeden z twoich potworów zostaje ogłuszony

## Rooms

effect-room-makes = { $price } → { $product }
effect-room-makes-food = 1 porcja żywności
effect-room-makes-gold = 1 sztuka złota
effect-room-makes-trap = 1 pułapka
effect-room-makes-tunnel = 1 tunel
effect-room-makes-repute = zło −1
effect-room-makes-imp = 1 chochlik
effect-room-helps = +1 do ataków tutaj: { $creatures }
effect-room-holds = w bitwie { $traps ->
        [one] { $traps } pułapka
        [few] { $traps } pułapki
       *[many] { $traps } pułapek
    } i { $monsters ->
        [one] { $monsters } potwór
        [few] { $monsters } potwory
       *[many] { $monsters } potworów
    }
effect-room-no-surcharge = pułapki bez dopłaty
effect-room-surcharge = dopłata do pułapki: { $gold ->
        [one] { $gold } sztuka złota
        [few] { $gold } sztuki złota
       *[many] { $gold } sztuk złota
    }
effect-room-silent = tutaj nie działają zaklęcia
effect-room-counts = { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } za każdego twojego stwora: { $creatures }
effect-room-fame = punkty: +{ $sole } za każdy twój tytuł, +{ $shared } za dzielony
effect-zone-upper = górna strefa
effect-zone-lower = dolna strefa
effect-zone-edge = strefa brzegowa
effect-zone-centre = strefa środkowa

## Adventurers

effect-hit-points = { $count ->
        [one] { $count } punkt życia
        [few] { $count } punkty życia
       *[many] { $count } punktów życia
    }
effect-class-warrior = idzie na czoło drużyny
effect-class-thief = co rundę obrażenia od pułapek −{ $count }
effect-class-priest = po ataku leczy { $count ->
        [one] { $count } obrażenie
        [few] { $count } obrażenia
       *[many] { $count } obrażeń
    }
effect-class-wizard = punkty magii do zaklęć: { $count }
effect-class-paladin = zawsze pierwszy; obrażenia od pułapek −{ $count }, leczenie { $count }, magia { $count }
effect-class-illusion = nie jest poszukiwaczem przygód, nie trafia do więzienia

## Events

effect-tile-pay-day = każdemu stworowi płacisz ponownie; za każdego, który odchodzi, zyskujesz 1 punkt zła
effect-tile-taxes = 1 sztuka złota za każde 2 płytki, w zaokrągleniu w górę; za każdą niezapłaconą: −3 punkty na koniec
effect-tile-special-event = karta odkryta o porę roku wcześniej; bez karty nic się nie dzieje
effect-special-lose-half-gold = tracisz połowę złota, zaokrągloną w górę
effect-special-lose-half-gold-down = tracisz połowę złota, zaokrągloną w dół
effect-special-hunt = oddajesz potwora albo zyskujesz { $count ->
        [one] { $count } punkt zła
        [few] { $count } punkty zła
       *[many] { $count } punktów zła
    }
effect-special-strike = jeden z twoich potworów leży zakryty do końca walki albo płacisz jedną część jego pensji: 1 porcję żywności, 1 sztukę złota, 1 punkt zła, pułapkę albo stwora
effect-special-impatience = zależnie od twojego następnego poszukiwacza przygód: wojownik: tracisz { $count ->
        [one] { $count } chochlika
        [few] { $count } chochliki
       *[many] { $count } chochlików
    }; złodziej: złoto −{ $count }; kapłan: zło +{ $count }; czarownik: tracisz pułapkę
effect-special-lose-half-food = tracisz połowę żywności, zaokrągloną w górę
effect-special-imps-leave = tracisz jednego chochlika na { $count ->
        [one] każdego { $count }
        [few] każde { $count }
       *[many] każde { $count }
    }
effect-special-inspect = za każde niepodbite pomieszczenie płacisz 1 sztukę złota albo zyskujesz 1 punkt zła
effect-special-rust = tracisz pułapkę; jeśli żadnej nie masz, 1 sztukę złota
effect-special-evil-rises = zyskujesz { $count ->
        [one] { $count } punkt zła
        [few] { $count } punkty zła
       *[many] { $count } punktów zła
    }

## Orders

effect-order-get-food = żywność za złoto lub punkty zła
effect-order-improve-reputation = zło spada; tam, gdzie jest ?, podglądasz kartę walki
effect-order-dig-tunnels = każdy chochlik kopie tunel; na polu III potrzebny jest jeszcze jeden jako nadzorca
effect-order-mine-gold = każdy chochlik wydobywa 1 sztukę złota z osobnego tunelu; na polu III potrzebny jest jeszcze jeden jako nadzorca
effect-order-recruit-imps = chochliki za żywność i złoto
effect-order-buy-traps = dobierasz pułapki; w roku 2 o jedną więcej, potem jedną odrzucasz
effect-order-hire-monster = najmujesz stwora za jego cenę
effect-order-build-room = jeden z twoich tuneli staje się pomieszczeniem, ale nie obok innego pomieszczenia

## What holds for all

effect-note-tiles = W tunelu walczą 1 pułapka i 1 potwór, w pomieszczeniu 1 pułapka (droższa o 1 sztukę złota) i 2 potwory; duchy mogą walczyć zawsze.
effect-note-magic = Drużyna rzuca zaklęcie rundy, jeśli ma co najmniej tyle punktów magii, ile wynosi numer rundy. Zaklęcia nie działają na duchy.
effect-note-rooms = Pomieszczenie z roku 1 działa raz na rundę, w roku 2 dwa razy; robotnicy to chochliki bez innej pracy.
