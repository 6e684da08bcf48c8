### What the things of Dungeon Lords do, in Serbian (Latin); numbers come from the components.

## Prices

effect-price-gold = { $count ->
        [one] { $count } zlatnik
        [few] { $count } zlatnika
       *[other] { $count } zlatnika
    }
effect-price-food = { $count ->
        [one] { $count } porcija hrane
        [few] { $count } porcije hrane
       *[other] { $count } porcija hrane
    }
effect-price-imps = { $count ->
        [one] { $count } đavolak
        [few] { $count } đavolka
       *[other] { $count } đavolaka
    }
effect-price-workers = { $count ->
        [one] { $count } radnik
        [few] { $count } radnika
       *[other] { $count } radnika
    }
effect-price-traps = { $count ->
        [one] { $count } zamka
        [few] { $count } zamke
       *[other] { $count } zamki
    }
effect-price-evil = { $count ->
        [one] { $count } bod zla
        [few] { $count } boda zla
       *[other] { $count } bodova zla
    }
effect-price-creatures = { $count ->
        [one] { $count } drugo stvorenje
        [few] { $count } druga stvorenja
       *[other] { $count } drugih stvorenja
    }
effect-costs = cena: { $price }; { $text }

## Attacks

effect-hits-first = { $count } prvom
effect-hits-any = { $count } bilo kome
effect-hits-all = { $count } svima
effect-again = zatim { $count } bilo kome
effect-follow = ako pogine, { $count } sledećem
effect-not-first = ne prvom
effect-no-priests = ne sveštenicima
effect-stays = ostaje spremno
effect-no-attack = bez napada
effect-no-healing = bez lečenja
effect-no-conquering = bez osvajanja
effect-fed = cena: { $price }; { $text }
effect-ghost = nije čudovište
effect-troll = u odajama radi kao đavolak

## Traps

effect-trap-first = { $count } prvom
effect-trap-first-more = prvom još { $count }
effect-trap-second = { $count } drugom
effect-trap-each = { $count } svakome
effect-trap-last = poslednjem još { $count }
effect-trap-chosen = { $count } bilo kome
effect-trap-late = na kraju još { $count }, što ne može da se spreči
effect-trap-full = prvom onoliko koliko ima životnih bodova
effect-trap-full-more = prvom onoliko koliko ima životnih bodova i još { $count }
effect-trap-silences = pogođen čarobnjak: bez čarolije, pogođen sveštenik: bez lečenja

## Combat cards

effect-card-fast = brza, umor { $fatigue }: { $text }
effect-card-slow = spora, umor { $fatigue }: { $text }
effect-spell-nothing = bez efekta
effect-spell-peace-or-evil = povlačiš sva svoja čudovišta ili dobijaš { $count ->
        [one] { $count } bod zla
        [few] { $count } boda zla
       *[other] { $count } bodova zla
    }
effect-spell-pay-or-withdraw = svakom svom čudovištu ponovo plaćaš ili ga povlačiš
effect-spell-shield = upija sledeću štetu ({ $count }), pa i onu od umora
effect-spell-shield-attacks = upija sledeću štetu od napada ({ $count })
effect-spell-hide-wizards = čarobnjaci idu na kraj reda i u ovom krugu im se ne može nauditi
effect-spell-gain-evil = dobijaš { $count ->
        [one] { $count } bod zla
        [few] { $count } boda zla
       *[other] { $count } bodova zla
    }
effect-spell-lose-imps = gubiš { $count ->
        [one] { $count } đavolka
        [few] { $count } đavolka
       *[other] { $count } đavolaka
    }
effect-spell-lose-treasure = gubiš { $count ->
        [one] { $count } zlatnik
        [few] { $count } zlatnika
       *[other] { $count } zlatnika
    }; ako ga nemaš, isto toliko hrane; ako nemaš ni nju, zamku
effect-spell-scrub = gubiš { $count ->
        [one] { $count } porciju hrane
        [few] { $count } porcije hrane
       *[other] { $count } porcija hrane
    }; ako je nemaš, dobijaš isto toliko bodova zla
effect-spell-scare-one = povlačiš jedno svoje čudovište
effect-spell-sheep-one = jedno tvoje čudovište postaje ovca: { $strength } prvom, zatim je onesvešćeno
effect-spell-rage = tvoja čudovišta moraju da napadnu i mogu da ciljaju samo prvog
effect-spell-feed-first = prvi u ovoj borbi ima { $count ->
        [one] { $count } životni bod
        [few] { $count } životna boda
       *[other] { $count } životnih bodova
    } više
effect-spell-phantom-front = na čelo staje iluzija koja ima { $hp ->
        [one] { $hp } životni bod
        [few] { $hp } životna boda
       *[other] { $hp } životnih bodova
    }
effect-spell-ease = umor u ovom krugu: −{ $count }
effect-spell-mend-all = svaki pustolov se oporavlja za { $count ->
        [one] { $count } životni bod
        [few] { $count } životna boda
       *[other] { $count } životnih bodova
    }
effect-spell-free-prisoner = oslobađaš jednog svog zarobljenika
effect-spell-banish-one = jedno tvoje čudovište je onesvešćeno

## Rooms

effect-room-makes = { $price } → { $product }
effect-room-makes-food = 1 porcija hrane
effect-room-makes-gold = 1 zlatnik
effect-room-makes-trap = 1 zamka
effect-room-makes-tunnel = 1 tunel
effect-room-makes-repute = zlo −1
effect-room-makes-imp = 1 đavolak
effect-room-helps = +1 na napade ovde: { $creatures }
effect-room-holds = u bici { $traps ->
        [one] { $traps } zamka
        [few] { $traps } zamke
       *[other] { $traps } zamki
    } i { $monsters ->
        [one] { $monsters } čudovište
        [few] { $monsters } čudovišta
       *[other] { $monsters } čudovišta
    }
effect-room-no-surcharge = zamke bez doplate
effect-room-surcharge = doplata za zamku: { $gold ->
        [one] { $gold } zlatnik
        [few] { $gold } zlatnika
       *[other] { $gold } zlatnika
    }
effect-room-silent = ovde čarolije ne deluju
effect-room-counts = { $points ->
        [one] { $points } bod
        [few] { $points } boda
       *[other] { $points } bodova
    } za svako tvoje stvorenje: { $creatures }
effect-room-fame = bodovi: +{ $sole } za svaku tvoju titulu, +{ $shared } za podeljenu
effect-zone-upper = gornja zona
effect-zone-lower = donja zona
effect-zone-edge = ivična zona
effect-zone-centre = središnja zona

## Adventurers

effect-hit-points = { $count ->
        [one] { $count } životni bod
        [few] { $count } životna boda
       *[other] { $count } životnih bodova
    }
effect-class-warrior = ide na čelo družine
effect-class-thief = svakog kruga šteta od zamki −{ $count }
effect-class-priest = posle napada leči { $count ->
        [one] { $count } bod štete
        [few] { $count } boda štete
       *[other] { $count } bodova štete
    }
effect-class-wizard = bodovi magije za čarolije: { $count }
effect-class-paladin = uvek prvi; šteta od zamki −{ $count }, lečenje { $count }, magija { $count }
effect-class-illusion = nije pustolov, ne ide u zatvor

## Events

effect-tile-pay-day = svakom stvorenju ponovo plaćaš njegovu cenu; za svako koje ode dobijaš 1 bod zla
effect-tile-taxes = 1 zlatnik na svake 2 pločice, zaokruženo naviše; svaki neplaćen zlatnik: −3 boda na kraju
effect-tile-special-event = karta otkrivena jedno godišnje doba ranije; bez karte se ništa ne dešava
effect-special-lose-half-gold = gubiš polovinu zlata, zaokruženu naviše
effect-special-lose-half-gold-down = gubiš polovinu zlata, zaokruženu naniže
effect-special-hunt = odričeš se čudovišta ili dobijaš { $count ->
        [one] { $count } bod zla
        [few] { $count } boda zla
       *[other] { $count } bodova zla
    }
effect-special-strike = jedno tvoje čudovište leži licem nadole do kraja borbe ili plaćaš jedan deo njegove plate: 1 porciju hrane, 1 zlatnik, 1 bod zla, zamku ili stvorenje
effect-special-impatience = prema tvom sledećem pustolovu: ratnik: gubiš { $count ->
        [one] { $count } đavolka
        [few] { $count } đavolka
       *[other] { $count } đavolaka
    }; lopov: zlato −{ $count }; sveštenik: zlo +{ $count }; čarobnjak: gubiš zamku
effect-special-lose-half-food = gubiš polovinu hrane, zaokruženu naviše
effect-special-imps-leave = gubiš po jednog đavolka na { $count ->
        [one] svaki { $count }
        [few] svaka { $count }
       *[other] svakih { $count }
    }
effect-special-inspect = za svaku neosvojenu odaju plaćaš 1 zlatnik ili dobijaš 1 bod zla
effect-special-rust = gubiš zamku; ako nemaš nijednu, 1 zlatnik
effect-special-evil-rises = dobijaš { $count ->
        [one] { $count } bod zla
        [few] { $count } boda zla
       *[other] { $count } bodova zla
    }

## Orders

effect-order-get-food = hrana za zlato ili bodove zla
effect-order-improve-reputation = zlo pada; gde stoji ?, gledaš jednu kartu borbe
effect-order-dig-tunnels = svaki đavolak kopa tunel; na polju III treba još jedan kao poslovođa
effect-order-mine-gold = svaki đavolak iskopava 1 zlatnik iz posebnog tunela; na polju III treba još jedan kao poslovođa
effect-order-recruit-imps = đavolci za hranu i zlato
effect-order-buy-traps = vučeš zamke; u 2. godini jednu više, zatim jednu odbacuješ
effect-order-hire-monster = unajmljuješ stvorenje za njegovu cenu
effect-order-build-room = jedan tvoj tunel postaje odaja, nikad pored druge odaje

## What holds for all

effect-note-tiles = U tunelu se bore 1 zamka i 1 čudovište, u odaji 1 zamka (skuplja za 1 zlatnik) i 2 čudovišta; duhovi mogu uvek da se bore.
effect-note-magic = Družina baca čaroliju kruga ako ima bar onoliko bodova magije koliki je broj kruga. Čarolije ne deluju na duhove.
effect-note-rooms = Odaja iz 1. godine radi jednom u krugu, u 2. godini dvaput; radnici su đavolci bez drugog posla.
