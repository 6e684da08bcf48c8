### Podzemna carstva: Rudari, na srpskom.

## effects

effect-gain-coins = dobij { $n ->
        [one] { $n } novčić
        [few] { $n } novčića
       *[other] { $n } novčića
    }
effect-gain-points = dobij { $n ->
        [one] { $n } bod
        [few] { $n } boda
       *[other] { $n } bodova
    }
effect-draw = vuci { $n ->
        [one] { $n } kartu
        [few] { $n } karte
       *[other] { $n } karata
    }
effect-draw-level = vuci { $n ->
        [one] { $n } kartu
        [few] { $n } karte
       *[other] { $n } karata
    } nivoa { $level }
effect-draw-faction = potraži u špilu { $card }
effect-draw-any-faction = izaberi narod i potraži njegovu kartu u špilu
effect-draw-deep = uzmi { $n ->
        [one] { $n } kartu
        [few] { $n } karte
       *[other] { $n } karata
    } IV nivoa
effect-advance = napreduj { $n ->
        [1] 1 polje
       *[other] najviše { $n } polja
    }
effect-machinery-here = stavi { $n ->
        [one] { $n } mašineriju
        [few] { $n } mašinerije
       *[other] { $n } mašinerija
    } na ovu kartu
effect-machinery-anywhere = stavi { $n ->
        [1] 1 mašineriju na jednu svoju kartu
        [few] { $n } mašinerije na svoje karte po izboru
       *[other] { $n } mašinerija na svoje karte po izboru
    }
effect-machinery-other = stavi { $n ->
        [1] 1 mašineriju na jednu drugu svoju kartu
        [few] { $n } mašinerije na druge svoje karte
       *[other] { $n } mašinerija na druge svoje karte
    }
effect-collapse = stavi urušavanje na ovu kartu
effect-collapse-other = stavi { $n ->
        [1] urušavanje na jednu drugu svoju kartu
       *[other] { $n } urušavanja na druge svoje karte
    }
effect-clear = { $n ->
        [1] možeš skloniti 1 urušavanje
       *[other] skloni najviše { $n } urušavanja
    }
effect-place-cart = stavi { $n ->
        [1] 1 marker vagoneta na nedovršeni vagonet
       *[other] { $n } markera vagoneta na nedovršene vagonete
    }
effect-dismantle = skini sve mašinerije sa ove karte
effect-discard = { $n ->
        [1] možeš odbaciti 1 kartu iz ruke
        [few] odbaci iz ruke najviše { $n } karte
       *[other] odbaci iz ruke najviše { $n } karata
    }
effect-buy = { $most ->
        [1] možeš platiti { $price ->
            [one] { $price } novčić
           *[other] { $price } novčića
        }
       *[other] plati { $price ->
            [one] { $price } novčić
           *[other] { $price } novčića
        } najviše { $most } puta
    }
effect-discount = sledeća karta koju odigraš jeftinija je za { $n }
effect-activate-any = aktiviraj drugu kartu svog rudnika
effect-activate-adjacent = aktiviraj susednu kartu
effect-activate-row = aktiviraj kartu iz reda { $row }
effect-activate-faction = aktiviraj { $card }
effect-activate-with-machinery = aktiviraj kartu sa mašinerijom
effect-use-surface = iskoristi jedan efekat svoje table površine
effect-special-new-shift = odbaci celu ruku, pa vuci jednu kartu više nego što je odbačeno
effect-special-twin-seams = dobij 1 bod za svaki par susednih karata u svom rudniku sa zajedničkim narodom
effect-per = { $gain } { $what }
effect-per-most = { $gain } { $what } (najviše { $most ->
        [one] { $most } put
       *[other] { $most } puta
    })
effect-if = { $condition }: { $then }
effect-if-else = { $condition }: { $then }; inače: { $otherwise }
effect-pay = plati { $price ->
        [one] { $price } novčić
        [few] { $price } novčića
       *[other] { $price } novčića
    }: { $then }
effect-pay-scots = plati { $price ->
        [one] { $price } novčić
        [few] { $price } novčića
       *[other] { $price } novčića
    } (1 manje za svaku škotsku kartu u svom rudniku): { $then }
effect-and = { $first }; { $second }
effect-or = { $first }, ili { $second }

## measures

measure-faction-kinds = za { $each ->
        [1] svaki različit narod
        [few] svaka { $each } različita naroda
       *[other] svakih { $each } različitih naroda
    } u svom rudniku
measure-machinery-here = za { $each ->
        [1] svaku mašineriju
        [few] svake { $each } mašinerije
       *[other] svakih { $each } mašinerija
    } na ovoj karti
measure-machinery = za { $each ->
        [1] svaku mašineriju
        [few] svake { $each } mašinerije
       *[other] svakih { $each } mašinerija
    } u svom rudniku
measure-collapses = za { $each ->
        [1] svako urušavanje
        [few] svaka { $each } urušavanja
       *[other] svakih { $each } urušavanja
    } u svom rudniku
measure-full-carts = za { $each ->
        [1] svaki spojeni vagonet
        [few] svaka { $each } spojena vagoneta
       *[other] svakih { $each } spojenih vagoneta
    } u svom rudniku
measure-half-carts = za { $each ->
        [1] svaki nedovršeni vagonet
        [few] svaka { $each } nedovršena vagoneta
       *[other] svakih { $each } nedovršenih vagoneta
    } u svom rudniku
measure-carts-here = za { $each ->
        [1] svaki spojeni vagonet
        [few] svaka { $each } spojena vagoneta
       *[other] svakih { $each } spojenih vagoneta
    } uz ovu kartu
measure-cards = za { $each ->
        [1] svaku kartu
        [few] svake { $each } karte
       *[other] svakih { $each } karata
    } u svom rudniku
measure-collapse-free = za { $each ->
        [1] svaku kartu
        [few] svake { $each } karte
       *[other] svakih { $each } karata
    } bez urušavanja u svom rudniku
measure-neighbours = za { $each ->
        [1] svaku susednu kartu
        [few] svake { $each } susedne karte
       *[other] svakih { $each } susednih karata
    }
measure-side-by-side = za { $each ->
        [1] svaku kartu
        [few] svake { $each } karte
       *[other] svakih { $each } karata
    } u redu ove karte
measure-scots = za { $each ->
        [1] svaku škotsku kartu
        [few] svake { $each } škotske karte
       *[other] svakih { $each } škotskih karata
    } u svom rudniku
measure-barbarians = za { $each ->
        [1] svaku varvarsku kartu
        [few] svake { $each } varvarske karte
       *[other] svakih { $each } varvarskih karata
    } u svom rudniku
measure-egyptians = za { $each ->
        [1] svaku egipatsku kartu
        [few] svake { $each } egipatske karte
       *[other] svakih { $each } egipatskih karata
    } u svom rudniku
measure-japanese = za { $each ->
        [1] svaku japansku kartu
        [few] svake { $each } japanske karte
       *[other] svakih { $each } japanskih karata
    } u svom rudniku
measure-atlanteans = za { $each ->
        [1] svaku atlantiđansku kartu
        [few] svake { $each } atlantiđanske karte
       *[other] svakih { $each } atlantiđanskih karata
    } u svom rudniku
measure-romans = za { $each ->
        [1] svaku rimsku kartu
        [few] svake { $each } rimske karte
       *[other] svakih { $each } rimskih karata
    } u svom rudniku
measure-row-1 = za { $each ->
        [1] svaku kartu
        [few] svake { $each } karte
       *[other] svakih { $each } karata
    } u redu I
measure-row-2 = za { $each ->
        [1] svaku kartu
        [few] svake { $each } karte
       *[other] svakih { $each } karata
    } u redu II
measure-row-3 = za { $each ->
        [1] svaku kartu
        [few] svake { $each } karte
       *[other] svakih { $each } karata
    } u redu III
measure-row-4 = za { $each ->
        [1] svaku kartu
        [few] svake { $each } karte
       *[other] svakih { $each } karata
    } u redu IV
measure-position = za { $each ->
        [1] svako polje
        [few] svaka { $each } polja
       *[other] svakih { $each } polja
    } ispod tvog markera
measure-distance = za { $each ->
        [1] svako pređeno polje
        [few] svaka { $each } pređena polja
       *[other] svakih { $each } pređenih polja
    } u ovoj partiji
measure-coins = za { $each ->
        [1] svaki novčić koji imaš
        [few] svaka { $each } novčića koje imaš
       *[other] svakih { $each } novčića koje imaš
    }
measure-hand = za { $each ->
        [1] svaku kartu
        [few] svake { $each } karte
       *[other] svakih { $each } karata
    } u ruci
measure-boards = za { $each ->
        [1] svaku završenu tablu
        [few] svake { $each } završene table
       *[other] svakih { $each } završenih tabli
    } progresa
measure-rows = za { $each ->
        [1] svaki red
        [few] svaka { $each } reda
       *[other] svakih { $each } redova
    } s kartama u svom rudniku
measure-both-above = ako su neposredno iznad ove karte dve karte
measure-between-two = ako ova karta leži između dve karte
measure-at-the-end = ako je pored ove karte najviše jedna karta
measure-nothing-below = ako ispod ove karte nema karte

## conditions

condition-position = ako stojiš na polju { $least } ili višem
condition-both-above = ako su neposredno iznad ove karte dve karte
condition-between-two = ako ova karta leži između dve karte
condition-at-the-end = ako je pored ove karte najviše jedna karta
condition-nothing-below = ako ispod ove karte nema karte

## modifiers

modifier-cheaper-cards = u ovom krugu odigravanje svake karte košta { $n } manje
modifier-longer-advances = u ovom krugu svako napredovanje može da bude duže za { $n }
modifier-richer-coins = u ovom krugu svaki put kad ti karta rudnika da novčiće, dobijaš { $n } više
modifier-more-surface = u ovom krugu iskoristi dva različita efekta svoje table površine
modifier-lower-prices = u ovom krugu cena svakog efekta manja je za { $n } (osim plaćanja koja mogu da se ponove)
event-type-immediate = Trenutno
event-type-this-round = Dodatak
event-type-end-of-round = Kraj kruga

## choices

game-title = Podzemna carstva: Rudari
game-blurb = Iskopaj svoj rudnik za deset krugova, istovremeno sa ostalima. Svaka nova karta pokreće lančanu reakciju do površine. Karte smo osmislili sami.
progress-rounds = krug { $done } od { $total }
preset-first = Prva smena
preset-first-text = Počinješ sa šest karata i vodičem.
preset-short = Prva partija
preset-short-text = Svi počinju sa po dve karte svakog nivoa.
preset-full = Puna igra
preset-full-text = Deset krugova. Svako zadržava četiri od osam karata.
preset-open = Jedna poseta po krugu
preset-open-text = Odigraš ceo krug odjednom. Dobro za partije koje traju danima.
choice-first-game = Prva partija
choice-first-game-help = Za prvu partiju vuci po 2 karte nivoa I–III i zadrži svih šest, umesto da biraš četiri od osam.
choice-first-game-no = ne: zadrži 4 od 8 karata
choice-first-game-yes = da: po 2 karte svakog nivoa
choice-reveal = Otkrivanje karata
choice-reveal-help = Zajedno: karte su skrivene dok svi ne izaberu. Otvoreno: svako odigra ceo krug odjednom; dobro za partije koje traju danima.
choice-reveal-together = zajedno
choice-reveal-open = otvoreno
choice-alchemy = Tabla Alhemije
choice-alchemy-help = Koja strana ide gore: napred Kovnica, pozadi Draguljari. Po pravilima odlučuje slučaj.
choice-alchemy-random = nasumično
choice-alchemy-front = Kovnica
choice-alchemy-back = Draguljari
choice-technology = Tabla Tehnologije
choice-technology-help = Koja strana ide gore: napred Radionica, pozadi Železnica. Po pravilima odlučuje slučaj.
choice-technology-random = nasumično
choice-technology-front = Radionica
choice-technology-back = Železnica
choice-diplomacy = Tabla Diplomatije
choice-diplomacy-help = Koja strana ide gore: napred Ambasada, pozadi Bezdan. Po pravilima odlučuje slučaj.
choice-diplomacy-random = nasumično
choice-diplomacy-front = Ambasada
choice-diplomacy-back = Bezdan
choice-set = Komplet karata
choice-set-help = Naš komplet smo sami osmislili; komplet se može učitati i iz datoteke.
choice-set-house = naš komplet

## names

card-peat-cutters = Rezači treseta
card-whisky-still = Kazan za viski
card-rough-diggers = Neotesani kopači
card-war-drums = Ratni bubnjevi
card-surveyors-camp = Logor premerača
card-papyrus-store = Skladište papirusa
card-sundial = Sunčani sat
card-tea-house = Čajdžinica
card-rice-terrace = Pirinčana terasa
card-pump-room = Crpna stanica
card-gear-works = Radionica zupčanika
card-milestone = Miljokaz
card-toll-gate = Drumarina
card-old-gallery = Stari hodnik
card-lamp-room = Lampara
card-timber-yard = Stovarište drveta
card-border-market = Pogranična pijaca
card-ferry-landing = Skelsko pristanište
card-clan-hall = Dvorana klana
card-highland-forge = Gorštačka kovačnica
card-piper-band = Družina gajdaša
card-tartan-weavers = Tkači tartana
card-wrecking-crew = Rušilačka družina
card-powder-store = Barutana
card-ruin-pickers = Sakupljači ruševina
card-siege-road = Opsadni put
card-bear-pit = Medveđa jama
card-obelisk-yard = Dvorište obeliska
card-barge-landing = Pristanište barki
card-scribes-school = Škola pisara
card-embalmers = Balzamovači
card-river-temple = Rečni hram
card-sphinx-riddle = Zagonetka sfinge
card-lantern-walk = Staza fenjera
card-sword-smiths = Kovači mačeva
card-stone-garden = Kameni vrt
card-paper-bridge = Papirni most
card-crystal-engine = Kristalni motor
card-dry-dock = Suvi dok
card-tide-mill = Plimni mlin
card-glass-lift = Stakleni lift
card-via-profunda = Via Profunda
card-aqueduct = Akvadukt
card-legion-camp = Logor legije
card-cart-sheds = Šupe za vagonete
card-forum = Forum
card-winch-tower = Izvozni toranj
card-pay-office = Isplatna blagajna
card-bone-yard = Kosturnica
card-kings-cairn = Kraljeva humka
card-clan-gathering = Sabor klanova
card-deep-distillery = Dubinska destilerija
card-gold-brokers = Mešetari zlatom
card-thistle-gate = Kapija čkalja
card-earthquake-cult = Kult zemljotresa
card-kings-of-rubble = Kraljevi šuta
card-raiders-hoard = Pljačkaško blago
card-skull-throne = Presto od lobanja
card-iron-horde = Gvozdena horda
card-pharaohs-way = Faraonov put
card-hall-of-scales = Dvorana terazija
card-golden-barge = Zlatna barka
card-hidden-pyramid = Skrivena piramida
card-oracle-well = Proročki bunar
card-desert-caravan = Pustinjski karavan
card-star-chamber = Zvezdana odaja
card-shogun-seat = Sedište šoguna
card-moon-gate = Mesečeva kapija
card-silk-archive = Svilena arhiva
card-thousand-cranes = Hiljadu ždralova
card-heart-engine = Srce mašine
card-coral-automaton = Koralni automat
card-great-bellows = Veliki meh
card-sunken-dynamo = Potonuli dinamo
card-triumphal-arch = Trijumfalna kapija
card-grand-junction = Veliko čvorište
card-senate-vault = Riznica senata
card-jubilee-bridge = Jubilarni most
card-echo-cavern = Pećina odjeka
card-underground-lake = Podzemno jezero
card-main-shaft = Glavno okno
card-heart-of-the-mountain = Srce planine
happening-pay-day = Dan isplate
happening-new-recruits = Novi regruti
happening-scrap-dealer = Trgovac starudijom
happening-breakthrough = Proboj
happening-wandering-scholar = Putujući učenjak
happening-crate-of-parts = Sanduk delova
happening-wagon-makers = Kolari
happening-rescue-party = Spasilačka ekipa
happening-envoys = Izaslanici
happening-royal-favour = Kraljevska milost
happening-market-day = Pazarni dan
happening-tailwind = Vetar u leđa
happening-rich-vein = Bogata žila
happening-open-gates = Otvorene kapije
happening-generous-lenders = Darežljivi zajmodavci
happening-evening-wages = Večernja nadnica
happening-festival-of-nations = Praznik naroda
happening-night-shift = Noćna smena
track-mint = Kovnica
track-jewellers = Draguljari
track-workshop = Radionica
track-railway = Železnica
track-embassy = Ambasada
track-abyss = Bezdan
board-alchemy = Alhemija
board-technology = Tehnologija
board-diplomacy = Diplomatija
faction-scots = Škoti
faction-barbarians = Varvari
faction-egyptians = Egipćani
faction-japanese = Japanci
faction-atlanteans = Atlantiđani
faction-romans = Rimljani
faction-none = bez naroda
side-upper-left = gore levo
side-upper-right = gore desno
side-left = levo
side-right = desno
side-lower-left = dole levo
side-lower-right = dole desno
level-1 = I
level-2 = II
level-3 = III
level-4 = IV
rank-1 = Kopač
rank-2 = Podzemni radnik
rank-3 = Vešt rudar
rank-4 = Podzemni inženjer
rank-5 = Prekaljeni rudar
rank-6 = Kralj podzemlja

## cards

card-none = nema karte
card-unnamed = karta { $number }
spot-place = { $card } (red { $row }, kolona { $column })
cell-place = Red { $row }, kolona { $column }
card-head = { $card } · nivo { $level } · cena { $cost } · { $factions }
card-choice = { $first } — ILI — { $second }

## asks

ask-keep-cards = Četiri karte ostaju u početnoj ruci, ostale se odbacuju.
ask-keep-cards-waiting = Čeka se: { $names } (početna ruka)
ask-choose-card = Koju kartu igraš u ovom krugu?
ask-choose-card-waiting = Čeka se: { $names } (izbor karte)
ask-place-card = Gde stavljaš kartu?
ask-place-card-waiting = Čeka se: { $names } (postavljanje karte)
ask-use-effect = Koji efekat aktivirane karte koristiš?
ask-use-effect-waiting = Čeka se: { $names } (efekat karte)
ask-climb = Na kojoj karti iznad se nastavlja lančana reakcija?
ask-climb-waiting = Čeka se: { $names } (lančana reakcija)
ask-use-surface = Na površini si: izaberi efekat.
ask-use-surface-waiting = Čeka se: { $names } (površina)
ask-draw-card = Iz kog špila vučeš?
ask-draw-card-waiting = Čeka se: { $names } (uzimanje karata)
ask-name-faction = Kartu kog naroda tražiš?
ask-name-faction-waiting = Čeka se: { $names } (karta određenog naroda)
ask-seek-faction = Koji špil pretražuješ?
ask-seek-faction-waiting = Čeka se: { $names } (pretraga špila)
ask-enter-board = Na kojoj tabli progresa počinje tvoj marker?
ask-enter-board-waiting = Čeka se: { $names } (izbor table)
ask-move-marker = Koliko polja napreduješ?
ask-move-marker-waiting = Čeka se: { $names } (napredovanje)
ask-change-board = Tabla je završena: kuda ide tvoj marker?
ask-change-board-waiting = Čeka se: { $names } (promena table)
ask-place-machinery = Na koju kartu stavljaš mašineriju?
ask-place-machinery-waiting = Čeka se: { $names } (mašinerija)
ask-clear-collapse = Izaberi kartu sa koje sklanjaš urušavanje ili stani.
ask-clear-collapse-waiting = Čeka se: { $names } (sklanjanje urušavanja)
ask-collapse-card = Na koju kartu stavljaš urušavanje?
ask-collapse-card-waiting = Čeka se: { $names } (urušavanje)
ask-place-cart = Na koji nedovršeni vagonet stavljaš marker?
ask-place-cart-waiting = Čeka se: { $names } (marker vagoneta)
ask-activate-card = Koju kartu aktiviraš?
ask-activate-card-waiting = Čeka se: { $names } (posebna aktivacija)
ask-trim-hand = Imaš više od osam karata: koju odbacuješ?
ask-trim-hand-waiting = Čeka se: { $names } (previše karata)
ask-discard-some = Koju kartu odbacuješ? Možeš i da staneš.
ask-discard-some-waiting = Čeka se: { $names } (odbacivanje)
ask-buy-times = Koliko puta plaćaš?
ask-buy-times-waiting = Čeka se: { $names } (plaćanje)
ask-choose-branch = Izaberi jedan od efekata.
ask-choose-branch-waiting = Čeka se: { $names } (izbor)
ask-left = { $what ->
        [effects] (ostaje: { $left ->
            [one] { $left } efekat
            [few] { $left } efekta
           *[other] { $left } efekata
        })
        [tokens] (ostaje: { $left })
       *[cards] (ostaje: { $left ->
            [one] { $left } karta
            [few] { $left } karte
           *[other] { $left } karata
        })
    }
ask-card = ({ $card })

## options

option-card = { $card }
option-card-cost = { $card } (cena { $cost })
option-take-forced = Vuci i odigraj kartu sa vrha špila I
option-cell = { $cell }
option-use-none = Ne koristi efekat
option-use-effect = { $effect }
option-branch = { $branch }
option-surface = { $surface }
option-deck = Špil { $level } (ostaje: { $left ->
        [one] { $left } karta
        [few] { $left } karte
       *[other] { $left } karata
    })
option-faction = { $faction }
option-board = { $board }: { $track }
option-steps = { $steps ->
        [one] { $steps } polje
        [few] { $steps } polja
       *[other] { $steps } polja
    }: { $text }
option-spot = { $spot }
option-joint = { $spot }: { $side }
option-stop = Dosta
option-times = { $count ->
        [one] { $count } put
        [few] { $count } puta
       *[other] { $count } puta
    }

## events

event-round-began = Krug { $round }. Događaj: { $event_card }
event-card-chosen = { $seat } bira kartu { $card }
event-card-chosen-hidden = { $seat } bira kartu
event-card-played = { $seat } igra kartu { $card } (cena { $cost })
event-card-forced = { $seat } nema kartu koju može da odigra i igra kartu sa vrha špila I: { $card }
event-nothing-to-force = { $seat } nema šta da odigra i ide na površinu
event-card-placed = { $seat } stavlja kartu { $card }: { $cell }
event-card-activated = { $seat } aktivira kartu { $card }
event-activation-skipped = Karta { $card } je već aktivirana u ovom krugu i preskače se ({ $seat })
event-effect-used = { $effect ->
        [0] { $seat } ne koristi efekat karte { $card }
        [1] { $seat } koristi prvi efekat karte { $card }
       *[2] { $seat } koristi drugi efekat karte { $card }
    }
event-collapse-lifted = { $seat } sklanja urušavanje sa karte { $card }
event-coins-gained = { $seat } dobija { $count ->
        [one] { $count } novčić
        [few] { $count } novčića
       *[other] { $count } novčića
    }
event-coins-paid = { $seat } plaća { $count ->
        [one] { $count } novčić
        [few] { $count } novčića
       *[other] { $count } novčića
    }
event-points-gained = { $seat } dobija { $count ->
        [one] { $count } bod
        [few] { $count } boda
       *[other] { $count } bodova
    }
event-card-drawn = { $seat } vuče iz špila { $level } kartu { $card }
event-card-drawn-hidden = { $seat } vuče kartu iz špila { $level }
event-deep-card-taken = { $seat } uzima kartu IV nivoa
event-deck-shuffled = Špil { $level } se ponovo meša
event-card-discarded = { $seat } odbacuje kartu { $card }
event-card-turned-up = { $seat } otkriva kartu { $card }
event-faction-found = { $seat } nalazi kartu { $card } ({ $faction })
event-faction-missing = { $seat } ne nalazi kartu naroda ({ $faction }) u špilu { $level }
event-board-entered = { $seat } ulazi na tablu { $track }
event-marker-moved = { $seat } napreduje { $count ->
        [one] { $count } polje
        [few] { $count } polja
       *[other] { $count } polja
    }, na polje { $space }
event-board-finished = { $seat } završava tablu { $track }
event-machinery-placed = { $seat } stavlja { $count ->
        [one] { $count } mašineriju
        [few] { $count } mašinerije
       *[other] { $count } mašinerija
    } na kartu { $card }
event-machinery-taken = { $seat } skida { $count ->
        [one] { $count } mašineriju
        [few] { $count } mašinerije
       *[other] { $count } mašinerija
    } sa karte { $card }
event-collapse-placed = { $seat } stavlja urušavanje na kartu { $card }
event-cart-placed = { $seat } stavlja marker vagoneta uz kartu { $card } ({ $side })
event-discount-gained = { $seat }: sledeća karta je jeftinija za { $count }
event-surface-used = { $surface ->
        [coins] { $seat } dobija novčiće na površini
        [short] { $seat } plaća na površini kratko napredovanje
        [long] { $seat } plaća na površini dugo napredovanje
       *[draw] { $seat } vuče karte na površini
    }
event-round-ended = Kraj kruga { $round }
event-game-ended = Deseti krug je završen: kraj igre

## refusals

refusal-setup-unknown-value = Nema takve vrednosti
refusal-setup-seats = Podzemna carstva: Rudari igraju se sa 1 do 5 igrača, a ne { $seats }
remedy-setup-one-to-five = Izaberi od 1 do 5 mesta.
remedy-choice-first-game = Izaberi jednu od ponuđenih vrednosti.
remedy-choice-reveal = Izaberi: zajedno ili otvoreno.
remedy-choice-alchemy = Izaberi: nasumično, prednja ili zadnja.
remedy-choice-technology = Izaberi: nasumično, prednja ili zadnja.
remedy-choice-diplomacy = Izaberi: nasumično, prednja ili zadnja.
remedy-choice-set = Izaberi naš komplet ili prvo učitaj komplet iz datoteke.
refusal-not-in-hand = Nemaš u ruci kartu { $card }
remedy-pick-from-hand = Izaberi kartu iz ruke.
refusal-needs-card-above = Karta { $card } (nivo { $level }) mora iznad sebe da ima kartu
refusal-no-free-place = Karta { $card }: u redu { $level } nema slobodnog mesta
remedy-dig-row-above = Prvo stavi kartu u red iznad.
refusal-card-too-dear = Karta { $card } košta { $cost }, a imaš { $coins }
refusal-too-dear = Cena je { $cost }, a imaš { $coins }
remedy-get-coins = Prvo nabavi novčiće ili smanji cenu.
refusal-must-play-from-hand = Imaš kartu koju možeš da odigraš, pa moraš da igraš iz ruke
remedy-pick-playable = Izaberi jednu od karata koje možeš da odigraš.
refusal-wrong-row = Karta { $card } je nivoa { $level } i ne može da ide u red { $row }
remedy-pick-own-row = Izaberi mesto u redu te karte.
refusal-cell-taken = To mesto zauzima karta { $card }
remedy-pick-free-cell = Izaberi slobodno mesto.
refusal-touches-nothing-above = Tu karta nivoa { $level } ne bi dodirivala nijednu kartu iznad
remedy-pick-below-a-card = Izaberi mesto ispod neke karte.
refusal-gap-too-wide = Praznina u redu I sme da bude široka najviše jednu kartu
remedy-pick-nearer = Izaberi mesto bliže svojim kartama.
refusal-one-effect-only = Karta { $card } ima samo jedan efekat
remedy-use-first = Iskoristi njen jedini efekat ili nijedan.
refusal-no-such-card = U tvom rudniku nema karte broj { $spot }; ima ih { $cards }
remedy-pick-own-card = Izaberi kartu svog rudnika.
refusal-not-directly-above = Karta { $card } nije neposredno iznad karte { $below }
remedy-climb-above = Izaberi jednu od dve karte iznad.
refusal-surface-used = Ovaj efekat površine je već iskorišćen
remedy-pick-other-effect = Izaberi drugi efekat.
refusal-deck-empty = Špil { $level } i njegov špil odbačenih karata su prazni
refusal-deck-searched = Špil { $level } je već pretražen ({ $faction })
remedy-pick-other-deck = Izaberi drugi špil.
refusal-no-zero-steps = Ko napreduje, pomera se bar za jedno polje
remedy-move-one = Napreduj bar jedno polje.
refusal-too-many-steps = Možeš da napreduješ najviše { $most }, a ne { $steps }
refusal-past-the-top = Do najvišeg polja ima { $most }, ne možeš da napreduješ { $steps }
remedy-move-fewer = Napreduj manje polja.
refusal-same-board = Marker mora da pređe na drugu tablu
remedy-pick-other-board = Izaberi jednu od ostalih tabli.
refusal-only-other-cards = Efekat se odnosi na druge karte, ne na kartu { $card }
refusal-machinery-full = Karta { $card } već nosi tri mašinerije
refusal-collapsed-already = Karta { $card } već nosi urušavanje
remedy-pick-other-card = Izaberi drugu kartu.
refusal-no-collapse-there = Na karti { $card } nema urušavanja
remedy-pick-collapsed = Izaberi kartu sa urušavanjem.
refusal-cart-full-already = Vagonet uz kartu { $card } ({ $side }) već je spojen
refusal-no-joint-there = Uz kartu { $card } tamo nema susedne karte ({ $side })
refusal-cart-both-empty = Obe polovine uz kartu { $card } ({ $side }) su prazne
remedy-pick-half-full = Izaberi nedovršeni vagonet.
refusal-too-often = Možeš da platiš najviše { $most ->
        [one] { $most } put
        [few] { $most } puta
       *[other] { $most } puta
    }, a ne { $times }
remedy-buy-fewer = Plati manje puta.
refusal-activated-already = Karta { $card } je već aktivirana u ovom krugu
remedy-pick-fresh-card = Izaberi kartu koja još nije aktivirana.
refusal-wrong-target = Efekat se ne odnosi na takvu kartu: { $card }
remedy-pick-fitting-card = Izaberi kartu na koju se efekat odnosi.
refusal-no-such-branch = Nema mogućnosti broj { $branch }; ima ih { $most }
remedy-pick-branch = Izaberi jednu od navedenih mogućnosti.

## scores

cause-ten-rounds = Deset krugova je prošlo
score-gems = Tokeni bodova: { $points }
score-full-carts = Spojeni vagoneti: { $points }
score-rank-1 = Dostignuće: Kopač (ispod 35)
score-rank-2 = Dostignuće: Podzemni radnik (35–45)
score-rank-3 = Dostignuće: Vešt rudar (46–55)
score-rank-4 = Dostignuće: Podzemni inženjer (56–60)
score-rank-5 = Dostignuće: Prekaljeni rudar (61–65)
score-rank-6 = Dostignuće: Kralj podzemlja (preko 65)
effect-advance-each = napreduj najviše { $n ->
        [one] { $n } polje
        [few] { $n } polja
       *[other] { $n } polja
    }
effect-collapse-own = stavi { $n ->
        [1] urušavanje na jednu svoju kartu
       *[other] { $n } urušavanja na svoje karte
    }
effect-activate-free = aktiviraj kartu svog rudnika
effect-each-clear = { $what } i { $gain } za svako
effect-each-discard = { $what } i { $gain } za svaku
effect-each-place-cart = { $what } i { $gain } za svaki
effect-each-collapse = { $what } i { $gain } za svako
effect-each-dismantle = { $what } i { $gain } za svaku
effect-each-buy = { $what } i svaki put { $gain }
effect-if-done = { $what }; ako to učiniš, { $gain }
effect-again = { $what }, { $n ->
        [2] dvaput
        [3] triput
       *[other] { $n } puta
    }
effect-choose = izaberi jedno: { $choices }
faction-card-scots = škotsku kartu
faction-card-barbarians = varvarsku kartu
faction-card-egyptians = egipatsku kartu
faction-card-japanese = japansku kartu
faction-card-atlanteans = atlantiđansku kartu
faction-card-romans = rimsku kartu
condition-faction-kinds = ako u rudniku imaš najmanje { $least ->
        [one] { $least } narod
        [few] { $least } različita naroda
       *[other] { $least } različitih naroda
    }
condition-machinery-here = ako ova karta ima najmanje { $least ->
        [one] { $least } mašineriju
        [few] { $least } mašinerije
       *[other] { $least } mašinerija
    }
condition-machinery = ako u rudniku imaš najmanje { $least ->
        [one] { $least } mašineriju
        [few] { $least } mašinerije
       *[other] { $least } mašinerija
    }
condition-collapses = ako u rudniku imaš najmanje { $least ->
        [one] { $least } urušavanje
        [few] { $least } urušavanja
       *[other] { $least } urušavanja
    }
condition-full-carts = ako u rudniku imaš najmanje { $least ->
        [one] { $least } spojeni vagonet
        [few] { $least } spojena vagoneta
       *[other] { $least } spojenih vagoneta
    }
condition-half-carts = ako u rudniku imaš najmanje { $least ->
        [one] { $least } nedovršeni vagonet
        [few] { $least } nedovršena vagoneta
       *[other] { $least } nedovršenih vagoneta
    }
condition-carts-here = ako ova karta ima najmanje { $least ->
        [one] { $least } spojeni vagonet
        [few] { $least } spojena vagoneta
       *[other] { $least } spojenih vagoneta
    }
condition-cards = ako u rudniku imaš najmanje { $least ->
        [one] { $least } kartu
        [few] { $least } karte
       *[other] { $least } karata
    }
condition-collapse-free = ako u rudniku imaš najmanje { $least ->
        [one] { $least } kartu
        [few] { $least } karte
       *[other] { $least } karata
    } bez urušavanja
condition-neighbours = ako ova karta ima najmanje { $least ->
        [one] { $least } susednu kartu
        [few] { $least } susedne karte
       *[other] { $least } susednih karata
    }
condition-side-by-side = ako u redu ove karte imaš najmanje { $least ->
        [one] { $least } kartu
        [few] { $least } karte
       *[other] { $least } karata
    }
condition-scots = ako u rudniku imaš najmanje { $least ->
        [one] { $least } škotsku kartu
        [few] { $least } škotske karte
       *[other] { $least } škotskih karata
    }
condition-barbarians = ako u rudniku imaš najmanje { $least ->
        [one] { $least } varvarsku kartu
        [few] { $least } varvarske karte
       *[other] { $least } varvarskih karata
    }
condition-egyptians = ako u rudniku imaš najmanje { $least ->
        [one] { $least } egipatsku kartu
        [few] { $least } egipatske karte
       *[other] { $least } egipatskih karata
    }
condition-japanese = ako u rudniku imaš najmanje { $least ->
        [one] { $least } japansku kartu
        [few] { $least } japanske karte
       *[other] { $least } japanskih karata
    }
condition-atlanteans = ako u rudniku imaš najmanje { $least ->
        [one] { $least } atlantiđansku kartu
        [few] { $least } atlantiđanske karte
       *[other] { $least } atlantiđanskih karata
    }
condition-romans = ako u rudniku imaš najmanje { $least ->
        [one] { $least } rimsku kartu
        [few] { $least } rimske karte
       *[other] { $least } rimskih karata
    }
condition-row-1 = ako u redu I imaš najmanje { $least ->
        [one] { $least } kartu
        [few] { $least } karte
       *[other] { $least } karata
    }
condition-row-2 = ako u redu II imaš najmanje { $least ->
        [one] { $least } kartu
        [few] { $least } karte
       *[other] { $least } karata
    }
condition-row-3 = ako u redu III imaš najmanje { $least ->
        [one] { $least } kartu
        [few] { $least } karte
       *[other] { $least } karata
    }
condition-row-4 = ako u redu IV imaš najmanje { $least ->
        [one] { $least } kartu
        [few] { $least } karte
       *[other] { $least } karata
    }
condition-distance = ako je tvoj marker u ovoj partiji prešao najmanje { $least ->
        [one] { $least } polje
        [few] { $least } polja
       *[other] { $least } polja
    }
condition-coins = ako imaš najmanje { $least ->
        [one] { $least } novčić
        [few] { $least } novčića
       *[other] { $least } novčića
    }
condition-hand = ako u ruci imaš najmanje { $least ->
        [one] { $least } kartu
        [few] { $least } karte
       *[other] { $least } karata
    }
condition-boards = ako imaš najmanje { $least ->
        [one] { $least } završenu tablu
        [few] { $least } završene table
       *[other] { $least } završenih tabli
    } progresa
condition-rows = ako imaš karte u najmanje { $least ->
        [one] { $least } redu
        [few] { $least } reda
       *[other] { $least } redova
    }
