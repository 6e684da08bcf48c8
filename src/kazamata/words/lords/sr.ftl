### Gospodari tamnica na srpskom.

game-title = Gospodari tamnica
game-blurb = Dve godine pod zemljom: unajmljuj čudovišta, kopaj tunele, gradi odaje i ne puštaj pustolove unutra.
progress-seasons = godišnje doba { $done } od { $total }
preset-first = Prva tamnica
preset-first-text = Jednostavnija igra sa vodičem u prvoj zimi.
preset-beginners = Prva partija
preset-beginners-text = Bez posebnih događaja i sa jednostavnijim unajmljivanjem.
preset-full = Puna igra
preset-full-text = Dve godine sa posebnim događajima.
preset-calm = Mirne godine
preset-calm-text = Puna igra bez posebnih događaja.

## What a table agrees upon

choice-game = Igra
choice-game-help = Prva partija izostavlja posebne događaje, doplatu za unajmljivanje kao prvu naredbu i ograničenje plaćanja zlom.
choice-game-full = puna igra
choice-game-first = prva partija (pojednostavljena)

choice-opening = Prve nedostupne naredbe
choice-opening-help = Dve nasumične ili dve tajno izabrane od tri izvučene.
choice-opening-by-game = kako nalaže način igre
choice-opening-random = nasumično
choice-opening-chosen = izabrane od tri

choice-specials = Karte posebnih događaja
choice-specials-help = Puna igra može i bez njih. Šest od devet karata je naš dizajn.
choice-specials-by-game = kako nalaže način igre
choice-specials-none = bez njih

choice-starter = Početni igrač
choice-starter-help = Ko počinje igru.
choice-starter-random = žrebom
choice-starter-first-seat = prvo mesto

choice-planning = Planiranje bitaka
choice-planning-help = Istovremeno i tajno ili redom i javno.
choice-planning-parallel = istovremeno
choice-planning-in-order = redosledom igrača

choice-pendulum-alone = Klatno i jedini pustolov
choice-pendulum-alone-help = Klatno pogađa drugog pustolova; a ako je samo jedan?
choice-pendulum-alone-nothing = promašuje
choice-pendulum-alone-hits = pogađa ga

choice-room-bonus = Bonus borbenih odaja
choice-room-bonus-help = Da li se kod napada sa dva broja +1 dodaje svakom od njih.
choice-room-bonus-each = za svaki broj
choice-room-bonus-once = jednom

choice-magic-shield = Magični štit
choice-magic-shield-help = Koju štetu upija.
choice-magic-shield-any-damage = prvu, bilo koje vrste
choice-magic-shield-attacks = samo od napada

choice-idle-monsters = Čudovišta koja nisu bila potrebna
choice-idle-monsters-help = Šta se dešava sa čudovištima ako družina pogine pre njihovog napada.
choice-idle-monsters-ready = ostaju spremna
choice-idle-monsters-out = smatraju se onesvešćenim

choice-demon-food = Cena demona
choice-demon-food-help = Kojim pločicama se demon može nahraniti.
choice-demon-food-any-creature = bilo kojim stvorenjem
choice-demon-food-monsters = samo čudovištem

choice-demon-pay-day = Demon na Dan isplate
choice-demon-pay-day-help = Da li se može nahraniti neplaćenim stvorenjem.
choice-demon-pay-day-unpaid = i neplaćenim
choice-demon-pay-day-paid = samo plaćenim

choice-trap-deck = Prazan špil zamki
choice-trap-deck-help = Šta se dešava kad se izvuku sve zamke.
choice-trap-deck-ends = nema više zamki
choice-trap-deck-reshuffles = odbačene se mešaju u novi špil

choice-zero-titles = Titule ni za šta
choice-zero-titles-help = Ko dobija titulu ako niko nema nijedno.
choice-zero-titles-shared = svi je dele
choice-zero-titles-nobody = niko

choice-embezzlement = Pronevera
choice-embezzlement-help = Kako se zaokružuje polovina zlata.
choice-embezzlement-round-up = gubitak zaokružen naviše
choice-embezzlement-round-down = gubitak zaokružen naniže

choice-components = Komponente (naš dizajn)
choice-components-help = Ono što nijedan izvor ne daje osmislili smo sami; vlasnik kutije može da učita svoju datoteku.
choice-components-standard = standardne

choice-scenario = Borbena obuka
choice-scenario-help = Misija umesto cele igre: jedna borba, umor 2, bez karata borbe.
choice-scenario-none = bez obuke
choice-scenario-m1 = misija 1
choice-scenario-m2 = misija 2
choice-scenario-m3 = misija 3
choice-scenario-m4 = misija 4
choice-scenario-m5 = misija s odajom

## Names

order-get-food = Nabavka hrane
order-improve-reputation = Popravljanje ugleda
order-dig-tunnels = Kopanje tunela
order-mine-gold = Iskopavanje zlata
order-recruit-imps = Regrutovanje đavolaka
order-buy-traps = Kupovina zamki
order-hire-monster = Unajmljivanje čudovišta
order-build-room = Gradnja odaje

creature-goblin = goblin
creature-slime = sluz
creature-ghost = duh
creature-troll = trol
creature-witch = veštica
creature-vampire = vampir
creature-golem = golem
creature-dragon = zmaj
creature-demon = demon
creature-sheep = ovca

trap-rolling-stone = Kotrljajući kamen
trap-pendulum = Klatno
trap-fire-wall = Vatreni zid
trap-trap-door = Propadalište
trap-cursed-ring = Ukleti prsten
trap-poisoned-dart = Otrovna strelica
trap-antimagic-dart = Antimagijska strelica
trap-poisoned-meal = Otrovani obrok
trap-kamikaze-imp = Đavolak kamikaza

spell-word-of-peace = Reč mira
spell-suggestion = Sugestija
spell-magic-shield = Magični štit
spell-invisibility = Nevidljivost
spell-detect-evil = Otkrivanje zla
spell-fist-of-justice = Pesnica pravde
spell-detect-treasure = Otkrivanje blaga
spell-graffiti = Grafiti
spell-fireball = Vatrena kugla
spell-aura-of-fear = Aura straha
spell-metamorphosis = Metamorfoza
spell-blind-rage = Slepi bes
spell-create-food = Stvaranje hrane
spell-illusion = Iluzija
spell-song-of-courage = Pesma hrabrosti
spell-regeneration = Regeneracija
spell-magic-key = Magični ključ
spell-dimensional-gate = Dimenziona kapija

room-hatchery = Kokošinjac
room-mushroom-bed = Leja s pečurkama
room-souvenir-shop = Suvenirnica
room-mint = Kovnica
room-workshop = Radionica
room-tool-shed = Šupa za alat
room-printing-press = Štamparija
room-magic-room = Magična odaja
room-training-room = Odaja za vežbu
room-dark-room = Mračna odaja
room-labyrinth = Lavirint
room-antimagic-room = Antimagijska odaja
room-cafeteria = Menza
room-chapel = Kapela
room-pandemonium = Pandemonijum
room-hall-of-fame = Dvorana slavnih

tile-pay-day = Dan isplate
tile-taxes = Porezi
tile-special-event = Poseban događaj

special-embezzlement = Pronevera
special-witch-hunt = Lov na veštice
special-monster-strike = Štrajk čudovišta
special-impatient-heroes = Nestrpljivi junaci
special-rats = Pacovi
special-runaway-imps = Odbegli đavolci
special-inspection = Inspekcija
special-rust = Rđa
special-bad-press = Loš publicitet

adventurer-warrior = ratnik{ $letter } ({ $hp } ŽB)
adventurer-thief = lopov{ $letter } ({ $hp } ŽB, zamke { $ability })
adventurer-priest = sveštenik{ $letter } ({ $hp } ŽB, lečenje { $ability })
adventurer-wizard = čarobnjak{ $letter } ({ $hp } ŽB, magija { $ability })
adventurer-paladin = paladin{ $letter } ({ $hp } ŽB, svega po { $ability })
adventurer-illusion = iluzija

season-winter = zima
season-spring = proleće
season-summer = leto
season-autumn = jesen
space-one = I
space-two = II
space-three = III
space-none = nijedno
step-trap = zamka
step-fast = brza čarolija
step-monsters = čudovišta
step-slow = spora čarolija
step-healing = lečenje
step-conquering = osvajanje
step-poison = otrov

## Questions, and what the others read meanwhile

ask-keep-order = Prve naredbe: zadrži jednu od ove tri; druge dve postaju nedostupne.
ask-keep-order-waiting = Čeka se: { $names } (početne naredbe)
ask-choose-order = { $season }, mesto { $slot }: izaberi sledeću naredbu.
ask-choose-order-waiting = Čeka se: { $names } (izbor naredbi)
ask-pick-non-player-order = Tvoj neutralni gospodar: izaberi jednu od njegove tri naredbe.
ask-pick-non-player-order-waiting = Čeka se: { $names } (neutralni gospodar)
ask-execute-order = { $order } { $place }: da li je izvršavaš?
ask-execute-order-waiting = Čeka se: { $names } (izvršavanje naredbe)
ask-spy = { $order } { $place }: koju kartu borbe gledaš?
ask-spy-waiting = Čeka se: { $names } (špijuniranje)
ask-dig-tunnel = { $order } { $place }: gde kopaju tvoji đavolci?
ask-dig-tunnel-room = Proizvodnja: gde tvoji radnici kopaju tunel?
ask-dig-tunnel-waiting = Čeka se: { $names } (kopanje)
ask-mine-gold = { $order } { $place }: koliko đavolaka kopa zlato?
ask-mine-gold-waiting = Čeka se: { $names } (iskopavanje)
ask-discard-trap = { $order } { $place }: imaš zamku više. Koju odbacuješ?
ask-discard-trap-waiting = Čeka se: { $names } (odbacivanje zamke)
ask-hire-creature = { $order } { $place }: koga unajmljuješ?
ask-hire-creature-waiting = Čeka se: { $names } (unajmljivanje)
ask-give-trap = U ceni je i zamka: koju daješ?
ask-give-trap-waiting = Čeka se: { $names } (davanje zamke)
ask-feed-demon = { $eater } jede stvorenje: kojim ga hraniš?
ask-feed-demon-waiting = Čeka se: { $names } (hranjenje)
ask-build-room = { $order } { $place }: koju odaju gradiš i gde?
ask-build-room-waiting = Čeka se: { $names } (gradnja)
ask-use-room = Proizvodnja: koje odaje rade? Slobodni radnici: { $free_workers }.
ask-use-room-waiting = Čeka se: { $names } (proizvodnja)
ask-retrieve-order = Kraj runde: koju naredbu vraćaš? Druge dve postaju nedostupne.
ask-retrieve-order-waiting = Čeka se: { $names } (vraćanje naredbi)
ask-pay-wages = Dan isplate: kome plaćaš, a koga otpuštaš?
ask-pay-wages-waiting = Čeka se: { $names } (plate)
ask-pay-taxes = Porezi: duguješ { $due ->
        [one] { $due } zlatnik
        [few] { $due } zlatnika
       *[other] { $due } zlatnika
    }, imaš { $held }. Koliko plaćaš?
ask-pay-taxes-waiting = Čeka se: { $names } (porezi)
ask-face-hunt = { $special }: odričeš se čudovišta ili dobijaš { $more ->
        [one] { $more } bod zla
        [few] { $more } boda zla
       *[other] { $more } bodova zla
    } ({ $from } → { $to })?
ask-face-hunt-waiting = Čeka se: { $names } (poseban događaj)
ask-face-strike = { $special }: jedno čudovište ne učestvuje do kraja borbe ili dobija deo plate. Koje?
ask-face-strike-waiting = Čeka se: { $names } (poseban događaj)
ask-lose-trap = { $special }: gubiš zamku. Koju?
ask-lose-trap-waiting = Čeka se: { $names } (poseban događaj)
ask-face-inspection = { $special }: zlatnik ili bod zla za svaku odaju, ukupno { $due }. Za koliko plaćaš?
ask-face-inspection-waiting = Čeka se: { $names } (poseban događaj)
ask-plan-battle = { $battle }: isplaniraj odbranu.
ask-plan-battle-tile = { $battle }: izaberi pločicu na kojoj se boriš.
ask-plan-battle-waiting = Čeka se: { $names } (planiranje)
ask-release-prisoner = Nema više pločice za odbranu: kog zarobljenika oslobađaš?
ask-release-prisoner-spell = { $spell }: kog zarobljenika oslobađaš?
ask-release-prisoner-waiting = Čeka se: { $names } (oslobađanje zarobljenika)
ask-spring-trap = { $room }: koja zamka deluje prva?
ask-spring-trap-waiting = Čeka se: { $names } (zamke)
ask-aim-trap = { $trap }: koga pogađa?
ask-aim-trap-waiting = Čeka se: { $names } (nišanjenje)
ask-attack-with = { $battle }: ko sada napada i kako?
ask-attack-with-waiting = Čeka se: { $names } (napadi)
ask-aim-again = { $attacker }, drugi udarac: koga pogađa? Šteta: { $strength }.
ask-aim-again-waiting = Čeka se: { $names } (nišanjenje)
ask-face-peace = { $spell }: da li se tvoja čudovišta povlače ili dobijaš { $more ->
        [one] { $more } bod zla
        [few] { $more } boda zla
       *[other] { $more } bodova zla
    } ({ $from } → { $to })?
ask-face-peace-waiting = Čeka se: { $names } (čarolija)
ask-face-suggestion = { $spell }, { $creature }: plaćaš li ovom čudovištu ponovo ili se ono povlači?
ask-face-suggestion-waiting = Čeka se: { $names } (čarolija)
ask-pick-monster = { $spell }: koje tvoje čudovište nestaje za ovu borbu?
ask-pick-monster-sheep = { $spell }: koje tvoje čudovište postaje ovca?
ask-pick-monster-withdraws = { $spell }: koje se tvoje čudovište povlači?
ask-pick-monster-waiting = Čeka se: { $names } (čarolija)

battle-round = Runda { $round }
battle-round-card = Runda { $round }, { $spell }

## Options

option-order = { $order }
option-execute = Izvrši naredbu: { $order } { $place }
option-decline = Odustani
option-spy = Karta { $round }. kruga
option-look-away = Ne gledaj nijednu
option-cell = Polje { $cell }
option-stop-digging = Dosta je
option-mine = { $count ->
        [one] { $count } đavolak
        [few] { $count } đavolka
       *[other] { $count } đavolaka
    }
option-trap = { $trap }
option-creature = { $creature }
option-hire-nobody = Nikoga
option-build = { $room }, polje { $cell }
option-build-nothing = Ništa
option-room = { $room }
option-done-producing = Gotovo
option-pay = Plati stvorenju: { $creature }
option-let-go = Otpusti stvorenje: { $creature }
option-pay-gold = { $count ->
        [one] { $count } zlatnik
        [few] { $count } zlatnika
       *[other] { $count } zlatnika
    }
option-give-up = Odrekni se čudovišta: { $creature }
option-take-evil = Prihvati bodove zla
option-strikes = Štrajkuje: { $creature }
option-is-paid-food = Plati 1 porciju hrane, stvorenje: { $creature }
option-is-paid-gold = Plati 1 zlatnik, stvorenje: { $creature }
option-is-paid-evil = Prihvati 1 bod zla, stvorenje: { $creature }
option-is-paid-trap = Daj zamku, stvorenje: { $creature }
option-is-paid-creature = Daj za hranu drugo stvorenje: { $creature }
option-plan-tile = Bitka na polju { $cell }
option-plan-trap = Zamka: { $trap }
option-plan-creature = Pošalji stvorenje: { $creature }
option-ready = Plan je gotov
option-adventurer = { $adventurer }
option-target = { $target }. { $adventurer }
option-attack-first = { $creature }: { $strength } na prvog
option-attack-fed = { $creature }: { $strength } na prvog, za { $food ->
        [one] { $food } porciju hrane
        [few] { $food } porcije hrane
       *[other] { $food } porcija hrane
    }
option-attack-all = { $creature }: { $strength } na sve
option-attack-any = { $creature }: { $strength }, meta: { $target }. { $adventurer }
option-attack-twice = { $creature }: dvaput { $strength }, prva meta: { $target }. { $adventurer }
option-attack-stays = { $creature }: { $strength }, meta: { $target }. { $adventurer }; ostaje spremno
option-attack-glue = { $creature }: bez napada, ali i bez osvajanja
option-idle-out = { $creature }: ne može da napadne
option-idle-stays = { $creature }: ne može da napadne, ostaje spremno
option-withdraw-all = Povuci sva čudovišta
option-gain-evil = Prihvati bodove zla
option-withdraw = Povuci ga
option-pay-again = Plati ponovo

## Events

event-year-began = Počinje { $year }. godina
event-round-began = { $year }. godina, { $season }
event-creature-offered = U ponudi: { $creature }
event-room-offered = Odaja u ponudi: { $room }
event-event-turned = Sledećeg godišnjeg doba: { $tile }
event-special-turned = Poseban događaj: { $special }
event-adventurer-came = Na putu: { $adventurer }
event-adventurer-put-under = Na dno gomile ide: { $adventurer }
event-order-drawn = { $seat } vuče naredbu: { $order }
event-order-drawn-hidden = { $seat } vuče naredbu
event-order-shut = { $seat } sada ima nedostupnu naredbu: { $order }
event-order-chosen = { $seat } bira naredbu: { $order }
event-order-chosen-hidden = { $seat } bira naredbu
event-non-player-order-picked = { $seat } bira naredbu za neutralnog gospodara: { $order }
event-non-player-order-picked-hidden = { $seat } bira naredbu za neutralnog gospodara
event-non-player-order-turned = Neutralni gospodar { $non_player_lord } zauzima polje { $place }: { $order }
event-order-revealed = { $seat } otkriva naredbu: { $order } ({ $slot }. mesto za naredbu)
event-minion-placed = { $seat } šalje slugu na polje { $place }: { $order }
event-minion-blocked = { $seat } nema mesta za slugu: { $order }
event-hire-fee-paid = { $seat } plaća zlatnik jer je unajmljivanje prva naredba
event-order-executed = { $seat } izvršava naredbu: { $order } { $place }
event-order-declined = { $seat } odustaje od naredbe: { $order } { $place }
event-order-failed = { $seat } ne može da izvrši naredbu: { $order } { $place }
event-goods-changed = Zalihe igrača { $seat } se menjaju:{ $gold ->
        [0] {""}
       *[other] {" "}zlato { $gold }
    }{ $food ->
        [0] {""}
       *[other] {" "}hrana { $food }
    }{ $imps ->
        [0] {""}
       *[other] {" "}đavolci { $imps }
    } ({ $reason ->
        [order] naredba
        [fee] unajmljivanje kao prva naredba
        [wage] cena stvorenja
        [room] proizvodnja
        [taxes] porez
        [special] poseban događaj
        [trap] zamka
        [spell] čarolija
       *[attack] napad
    })
event-evil-changed = { $seat } sada ima zlo { $evil } ({ $change })
event-paladin-came = Kod igrača { $seat } dolazi { $paladin }
event-card-spied = { $seat } gleda kartu { $round }. kruga: { $spell }
event-card-spied-hidden = { $seat } gleda kartu { $round }. kruga
event-tunnel-dug = { $seat } kopa tunel na polju { $cell }
event-gold-mined = { $seat } iskopava { $count ->
        [one] { $count } zlatnik
        [few] { $count } zlatnika
       *[other] { $count } zlatnika
    }
event-trap-drawn = { $seat } vuče zamku: { $trap }
event-trap-drawn-hidden = { $seat } vuče zamku
event-trap-discarded = { $seat } odbacuje zamku: { $trap }
event-trap-discarded-hidden = { $seat } odbacuje zamku
event-traps-reshuffled = Odbačene zamke se ponovo mešaju
event-creature-hired = { $seat } unajmljuje stvorenje: { $creature }
event-creature-fed = { $seat } daje demonu stvorenje: { $creature }
event-room-built = { $seat } na polju { $cell } gradi odaju: { $room }
event-room-used = { $seat } koristi odaju: { $room }
event-order-retrieved = { $seat } vraća naredbu: { $order }
event-event-began = Sledi događaj: { $tile }
event-creature-paid = { $seat } isplaćuje platu stvorenju: { $creature }
event-creature-left = Igrača { $seat } napušta { $creature }
event-creature-struck = Kod igrača { $seat } štrajkuje { $creature }
event-taxes-paid = { $seat } plaća { $gold_paid ->
        [one] { $gold_paid } zlatnik
        [few] { $gold_paid } zlatnika
       *[other] { $gold_paid } zlatnika
    } poreza; { $cubes ->
        [0] bez duga
        [one] neplaćeno: { $cubes } crvena kockica
        [few] neplaćeno: { $cubes } crvene kockice
       *[other] neplaćeno: { $cubes } crvenih kockica
    }
event-adventurer-assigned = Kod igrača { $seat } dolazi { $adventurer }
event-adventurer-discarded = { $adventurer } ide neutralnom gospodaru
event-starter-changed = Početni igrač je { $seat }
event-combat-began = Počinje borba { $year }. godine
event-combat-round-began = { $round }. krug borbe
event-battle-planned = { $seat } će se boriti na polju { $cell } i šalje { $traps_sent ->
        [one] { $traps_sent } zamku
        [few] { $traps_sent } zamke
       *[other] { $traps_sent } zamki
    } i { $creatures_sent ->
        [one] { $creatures_sent } stvorenje
        [few] { $creatures_sent } stvorenja
       *[other] { $creatures_sent } stvorenja
    }
event-prisoner-released = { $seat } oslobađa zarobljenika: { $adventurer }
event-combat-card-turned = Karta { $round }. kruga: { $spell }
event-battle-began = { $seat } se bori na polju { $cell }
event-adventurer-entered = Kod igrača { $seat } ulazi { $adventurer }, šteta: { $damage } od { $hit_points }
event-adventurer-fed = { $seat }: { $adventurer }, dodatni životni bodovi: +{ $count }
event-trap-sprung = { $seat } aktivira zamku: { $trap }
event-damage-prevented = { $seat }: { $adventurer }, sprečena šteta: { $count }
event-adventurer-hurt = { $seat }: { $adventurer } trpi { $count ->
        [one] { $count } bod štete
        [few] { $count } boda štete
       *[other] { $count } bodova štete
    } ({ $damage_source ->
        [trap] { $trap }
        [attack] { $creature }
        [fatigue] umor
       *[poison] otrov
    })
event-adventurer-died = { $seat }: { $adventurer } gine
event-spell-cast = { $seat }: družina baca čaroliju „{ $spell }“
event-creature-withdrawn = { $seat } povlači stvorenje: { $creature }
event-creature-attacked = { $seat }: { $creature } napada ({ $alternative ->
        [1] prvi napad
       *[other] drugi napad
    })
event-creature-idle = { $seat }: { $creature } ne može da napadne
event-creature-knocked-out = { $seat } ima onesvešćeno stvorenje: { $creature }
event-adventurer-healed = { $seat }: { $adventurer } se oporavlja za { $count ->
        [one] { $count } životni bod
        [few] { $count } životna boda
       *[other] { $count } životnih bodova
    }
event-party-tired = { $seat }: umor družine iznosi { $count }
event-tile-conquered = { $seat } gubi polje { $cell }
event-conquering-skipped = { $seat }: u ovom krugu nema osvajanja
event-party-defeated = { $seat } pobeđuje družinu
event-adventurer-left = Od igrača { $seat } ide kući { $adventurer }
event-game-ended = Partija je završena
event-creature-sent = { $seat } šalje u bitku stvorenje: { $creature }
event-battle-step = { $seat }, bitka: { $step }
event-spell-failed = { $seat }: družina ne može da baci: { $spell } (magija { $magic }, potrebno { $needed })
event-spell-silenced = { $seat }: družina je ućutkana i ne baca: { $spell }
event-healing-skipped = { $seat }: niko se ne leči ({ $skip_reason ->
        [no_attack] nijedno stvorenje nije napalo
       *[forbidden] lečenje je zabranjeno
    })
event-damage-absorbed = { $seat }: { $spell } upija { $count ->
        [one] { $count } bod štete
        [few] { $count } boda štete
       *[other] { $count } bodova štete
    }, { $adventurer }
event-party-reordered = { $seat }: družina se ređa iznova

## Why not

refusal-setup-unknown-value = Nema takve vrednosti
refusal-setup-seats = Ova igra ima od 2 do 4 mesta, a ne { $seats }
refusal-setup-mission-seats = Misija ima od 1 do 4 mesta, a ne { $seats }
refusal-setup-full-draws = U punoj igri prve naredbe se biraju, ne izvlače
refusal-order-not-drawn = Ove naredbe nema među izvučenima: { $order }
refusal-order-shut = Ova naredba je nedostupna: { $order }
refusal-order-in-slot = Ova naredba je već na nekom mestu za naredbu: { $order }
refusal-non-player-lord-lacks-order = Neutralni gospodar sada ne može da upotrebi naredbu: { $order }
refusal-too-little-gold = Cena: { $gold ->
        [one] { $gold } zlatnik
        [few] { $gold } zlatnika
       *[other] { $gold } zlatnika
    }; imaš { $held }
refusal-too-little-food = Cena: { $food ->
        [one] { $food } porcija hrane
        [few] { $food } porcije hrane
       *[other] { $food } porcija hrane
    }; imaš { $held }
refusal-too-evil-to-pay = Cena: { $evil ->
        [one] { $evil } bod zla
        [few] { $evil } boda zla
       *[other] { $evil } bodova zla
    }; { $left ->
        [0] tvoj marker je na samom vrhu
       *[other] tvoj marker može da se popne još samo za { $left }
    }
refusal-no-trap-left = Nema više zamki
refusal-trap-not-held = Nemaš takvu zamku: { $trap }
refusal-cell-dug = Na polju { $cell } već ima pločice
refusal-cell-apart = Polje { $cell } ne dodiruje tvoju tamnicu
refusal-fills-block = Tunel na polju { $cell } popunio bi blok 2×2
refusal-nowhere-to-dig = Nema gde da se kopa
refusal-space-allows = Na ovo polje smeš da pošalješ najviše { $imps ->
        [one] { $imps } đavolka
        [few] { $imps } đavolka
       *[other] { $imps } đavolaka
    }
refusal-too-few-imps = { $imps ->
        [0] Nemaš slobodnih đavolaka
        [one] Imaš samo { $imps } slobodnog đavolka
        [few] Imaš samo { $imps } slobodna đavolka
       *[other] Imaš samo { $imps } slobodnih đavolaka
    }
refusal-too-few-tunnels = Za iskopavanje imaš samo { $tunnels ->
        [one] { $tunnels } tunel
        [few] { $tunnels } tunela
       *[other] { $tunnels } tunela
    }
refusal-creature-not-offered = Ovog stvorenja nema u ponudi: { $creature }
refusal-creature-needs-food = { $creature }, cena: { $food ->
        [one] { $food } porcija hrane
        [few] { $food } porcije hrane
       *[other] { $food } porcija hrane
    }; imaš { $held }
refusal-creature-needs-gold = { $creature }, cena: { $gold ->
        [one] { $gold } zlatnik
        [few] { $gold } zlatnika
       *[other] { $gold } zlatnika
    }
refusal-creature-needs-trap = { $creature }, cena: zamka
refusal-creature-needs-evil = { $food ->
        [0] { $creature }, cena: { $evil ->
            [one] { $evil } bod zla
            [few] { $evil } boda zla
           *[other] { $evil } bodova zla
        }
        [one] { $creature }, cena: { $food } porcija hrane i { $evil ->
            [one] { $evil } bod zla
            [few] { $evil } boda zla
           *[other] { $evil } bodova zla
        }
        [few] { $creature }, cena: { $food } porcije hrane i { $evil ->
            [one] { $evil } bod zla
            [few] { $evil } boda zla
           *[other] { $evil } bodova zla
        }
       *[other] { $creature }, cena: { $food } porcija hrane i { $evil ->
            [one] { $evil } bod zla
            [few] { $evil } boda zla
           *[other] { $evil } bodova zla
        }
    }; { $left ->
        [0] tvoj marker je na samom vrhu
       *[other] tvoj marker može da se popne još samo za { $left }
    }
refusal-creature-needs-prey = { $creature } traži drugo stvorenje za hranu
refusal-no-such-prey = Ovim stvorenjem ne može da se nahrani: { $creature }
refusal-room-not-offered = Ove odaje nema u ponudi: { $room }
refusal-room-needs-tunnel = { $room } traži tunel; na polju { $cell } ga nema
refusal-tile-conquered = { $room }: polje { $cell } je osvojeno
refusal-cell-has-room = { $room }: na polju { $cell } već je odaja
refusal-rooms-apart = { $room }: polje { $cell } je pored druge odaje
refusal-outside-zone = { $room }: polje { $cell } je van zone te odaje
refusal-room-not-yours = Nemaš takvu odaju: { $room }
refusal-room-makes-nothing = Ova odaja ništa ne proizvodi: { $room }
refusal-room-conquered = Ova odaja je osvojena: { $room }
refusal-room-used = { $room }: iskorišćene su sve upotrebe za ovaj krug ({ $times })
refusal-too-few-workers = { $room } traži { $workers ->
        [one] { $workers } radnika
        [few] { $workers } radnika
       *[other] { $workers } radnika
    }; imaš { $held }
refusal-shed-must-dig = Šupa za alat služi samo za kopanje
refusal-order-was-executed = Ova naredba je izvršena sa kasnijeg mesta: { $order }
refusal-order-not-played = Ove naredbe nema među odigranima: { $order }
refusal-wage-not-due = Ovom stvorenju ne sleduje plata: { $creature }
refusal-taxes-are-less = Porez iznosi samo { $gold ->
        [one] { $gold } zlatnik
        [few] { $gold } zlatnika
       *[other] { $gold } zlatnika
    }
refusal-no-part-of-wage = Ne možeš da platiš deo plate ovom stvorenju: { $creature }
refusal-no-such-monster = Nemaš takvo čudovište: { $creature }
refusal-choose-tile-first = Prvo izaberi pločicu
refusal-tile-is-chosen = Već se boriš na polju { $cell }
refusal-no-tile-there = Na polju { $cell } nema pločice
refusal-tile-is-lost = Polje { $cell } je osvojeno
refusal-tile-is-farther = Druga pločica je bliža ulazu od polja { $cell }
refusal-tile-holds-traps = Na ovu pločicu može najviše { $traps ->
        [one] { $traps } zamka
        [few] { $traps } zamke
       *[other] { $traps } zamki
    }
refusal-tile-holds-monsters = Na ovu pločicu može najviše { $monsters ->
        [one] { $monsters } čudovište
        [few] { $monsters } čudovišta
       *[other] { $monsters } čudovišta
    }
refusal-trap-too-dear = { $trap }, cena plana: { $gold ->
        [one] { $gold } zlatnik
        [few] { $gold } zlatnika
       *[other] { $gold } zlatnika
    }, { $food ->
        [one] { $food } porcija hrane
        [few] { $food } porcije hrane
       *[other] { $food } porcija hrane
    }, { $imps ->
        [one] { $imps } đavolak
        [few] { $imps } đavolka
       *[other] { $imps } đavolaka
    }
refusal-creature-not-there = Nemaš više takvih stvorenja: { $creature }
refusal-creature-knocked-out = Onesvešćeno stvorenje: { $creature }
refusal-not-in-prison = U tvom zatvoru nema takvog lika: { $adventurer }
refusal-trap-not-planned = Ove zamke nema u planu: { $trap }
refusal-nobody-there = Niko ne stoji na mestu { $target }
refusal-ghosts-stay = Čarolija ne deluje na duhove: { $creature }
refusal-creature-not-sent = Ovog stvorenja nema u ovoj bici: { $creature }
refusal-no-such-attack = { $creature } nema drugi napad
refusal-attack-needs-food = { $creature }, cena ovog napada: { $food ->
        [one] { $food } porcija hrane
        [few] { $food } porcije hrane
       *[other] { $food } porcija hrane
    }
refusal-rage-does-not-glue = { $creature } besni i mora da napadne
refusal-attack-not-aimed = { $creature } ne može da bira metu
refusal-target-safe = { $creature } ne može da pogodi mesto { $target }

remedy-setup-two-to-four = Izaberi od 2 do 4 mesta.
remedy-setup-one-to-four = Izaberi od 1 do 4 mesta.
remedy-setup-draw-orders = Ostavi prve naredbe kako nalaže način igre ili igraj prvu partiju.
remedy-choice-game = Moguće vrednosti: full, first.
remedy-choice-opening = Moguće vrednosti: by_game, random, chosen.
remedy-choice-specials = Moguće vrednosti: by_game, none.
remedy-choice-starter = Moguće vrednosti: random, first_seat.
remedy-choice-planning = Moguće vrednosti: parallel, in_order.
remedy-choice-pendulum-alone = Moguće vrednosti: nothing, hits.
remedy-choice-room-bonus = Moguće vrednosti: each, once.
remedy-choice-magic-shield = Moguće vrednosti: any_damage, attacks.
remedy-choice-idle-monsters = Moguće vrednosti: ready, out.
remedy-choice-demon-food = Moguće vrednosti: any_creature, monsters.
remedy-choice-demon-pay-day = Moguće vrednosti: unpaid, paid.
remedy-choice-trap-deck = Moguće vrednosti: ends, reshuffles.
remedy-choice-zero-titles = Moguće vrednosti: shared, nobody.
remedy-choice-embezzlement = Moguće vrednosti: round_up, round_down.
remedy-choice-components = Moguće vrednosti: standard.
remedy-choice-scenario = Moguće vrednosti: none, M1, M2, M3, M4, M5.
remedy-pick-drawn-order = Izaberi jednu od tri izvučene naredbe.
remedy-pick-order-in-hand = Izaberi naredbu iz ruke.
remedy-pick-non-player-order = Izaberi jednu od njegove tri naredbe.
remedy-decline-order = Odustani od naredbe; karta može da ti se vrati u ruku.
remedy-pick-held-trap = Izaberi zamku koju imaš.
remedy-pick-empty-cell = Izaberi polje bez pločice.
remedy-dig-beside = Kopaj pored svoje pločice.
remedy-dig-elsewhere = Kopaj tamo gde se ne popunjava blok 2×2.
remedy-pick-own-room = Koristi drugu odaju ili završi.
remedy-send-fewer = Pošalji manje đavolaka.
remedy-choose-other-creature = Izaberi drugo stvorenje.
remedy-pick-prey = Izaberi drugo stvorenje iz svoje jazbine.
remedy-pick-offered-room = Izaberi odaju iz ponude.
remedy-dig-first = Prvo tu iskopaj tunel.
remedy-pick-other-cell = Izaberi drugo polje.
remedy-next-round = Pokušaj u sledećem krugu.
remedy-retrieve-first-slot = Vrati naredbu sa mesta 1 ili neku neizvršenu.
remedy-pick-due-creature = Izaberi stvorenje koje čeka platu.
remedy-pay-less = Plati manje.
remedy-let-it-strike = Pusti to čudovište da štrajkuje ili plati drugom.
remedy-pick-own-monster = Izaberi svoje čudovište.
remedy-choose-tile = Izaberi najbližu neosvojenu pločicu.
remedy-finish-plan = Potvrdi da je plan gotov.
remedy-pick-cheaper-trap = Izaberi zamku koju možeš da platiš ili nijednu.
remedy-pick-ready-creature = Izaberi spremno stvorenje.
remedy-pick-prisoner = Izaberi jednog od svojih zarobljenika.
remedy-pick-planned-trap = Izaberi planiranu zamku.
remedy-aim-at-somebody = Izaberi drugu metu.
remedy-pick-monster = Izaberi čudovište iz ove bitke.
remedy-pick-sent-creature = Izaberi stvorenje koje još nije napalo.
remedy-pick-other-attack = Izaberi drugi napad.

## Results

cause-scored = Druga godina je završena: sledi bodovanje.
cause-passed = Misija je uspela.
cause-failed = Misija nije uspela.

score-rooms = neosvojene odaje: { $points }
score-monsters = čudovišta: { $points }
score-prisoners = zarobljenici: { $points }
score-paladins = zarobljeni paladini: { $points }
score-conquered = osvojene pločice: { $points }
score-taxes = neplaćeni porezi: { $points }
score-cafeteria = Menza: { $points }
score-chapel = Kapela: { $points }
score-pandemonium = Pandemonijum: { $points }
score-title-evil = Gospodar mračnih dela (najzlobniji): { $points }
score-title-rooms = Gospodar odaja (najviše odaja): { $points }
score-title-tunnels = Gospodar tunela (najviše tunela): { $points }
score-title-monsters = Gospodar čudovišta (najviše čudovišta): { $points }
score-title-imps = Kralj đavolaka (najviše đavolaka): { $points }
score-title-riches = Gospodar bogatstva (najviše zlata, hrane i zamki): { $points }
score-title-battle = Vojskovođa (najmanje osvojenih pločica): { $points }
score-hall-of-fame = Dvorana slavnih: { $points }
score-exam = ispit položen: više od 0 poena
