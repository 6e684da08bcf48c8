### A Tranquility magyarul.
### A játékosok neve $seat, $owner és $names; a mezők és a sorok számozása 1-től indul.

game-title = Tranquility
game-blurb = Töltsetek ki együtt, szinte szó nélkül egy 36 mezős tengert szigetekkel, amelyek száma a bal alsó saroktól a jobb felsőig egyre nő.
progress-cells = { $total } mezőből { $done }
preset-first = Első út
preset-first-text = Nyugodt tenger kalauzzal. Tizenkét rövid lecke.
preset-calm = Nyugodt tenger
preset-calm-text = Az alapjáték: 36 mező és öt célkártya.
preset-rocks = Veszélyes sziklák
preset-rocks-text = Egy sor le van zárva. A sziklákat minden akció után át kell helyezni.
preset-monsters = Tengeri szörnyek
preset-monsters-text = Három szörny szigeteket pusztít el, és megakadályozza a célkártya kijátszását.
preset-storms = Vihar és iránytű
preset-storms-text = A viharok felhúzáskor hatnak. Iránytűvel lehet megszabadulni tőlük.
preset-poseidon = Poszeidón
preset-poseidon-text = Tizenkét sziget hiányzik, és senki sem tudja, melyik.
preset-day-and-night = Nappal és éjszaka
preset-day-and-night-text = Alul éjszaka, felül nappal. A rossz oldalán fekvő szigetet meg lehet fordítani.
preset-arch = A boltív
preset-arch-text = Két pillér és egy boltív: egyetlen, 30 mezős sáv.
preset-pyramid = A piramis
preset-pyramid-text = Nyolc, egyre rövidebb sor. A keretkártyák meglepetéseket rejtenek.
preset-duel = Párbaj két játékosnak
preset-duel-text = Egy tenger, két irány. A legtöbb pont győz.

## Amiben az asztal megegyezik

choice-variant = Játékváltozat
choice-variant-help = A játéktér alakja és a játék célja. Az alapjátékon kívül mindegyik a mi házi szabályunk, nem a dobozból való.
choice-variant-grid = Alapjáték (6 × 6)
choice-variant-grid-help = A dobozban lévő játék: hat sor, mindegyikben hat mező.
choice-variant-arch = A boltív (házi szabály)
choice-variant-arch-help = Házi szabály: két pillér és egy boltív alkot egyetlen, 30 mezős sávot.
choice-variant-pyramid = A piramis (házi szabály)
choice-variant-pyramid-help = Házi szabály: nyolc, egyre rövidebb sor, meglepetéseket rejtő keretkártyákkal.
choice-variant-day-and-night = Nappal és éjszaka (házi szabály)
choice-variant-day-and-night-help = Házi szabály: a szigeteknek két oldaluk van. A végén a felső félnek nappalt, az alsónak éjszakát kell mutatnia.
choice-variant-duel = Párbaj két játékosnak (házi szabály)
choice-variant-duel-help = Házi szabály két játékosnak: az egyik a sorokat, a másik az oszlopokat követi, és a legtöbb pont győz.

choice-removal = Szigetkártyák eltávolítása
choice-removal-help = Osztás előtt véletlenszerűen, látatlanban ennyi sziget kerül ki a játékból: minél több, annál nehezebb.
choice-removal-none = nincs
choice-removal-galateia = Galateia: 4 sziget (1 jel)
choice-removal-triton = Triton: 6 sziget (2 jel)
choice-removal-leukothea = Leukotheá: 8 sziget (2 jel)
choice-removal-amphitrite = Amphitrité: 10 sziget (3 jel)
choice-removal-poseidon = Poszeidón: 12 sziget (3 jel)

choice-rocks = Veszélyes sziklák
choice-rocks-help = A sziklák lezárnak egy sort, és minden akció után át kell helyezni őket (1 jel).
choice-rocks-no = nem
choice-rocks-yes = igen

choice-monsters = Tengeri szörnyek
choice-monsters-help = A kézben lévő szörnyek lehelyezett szigeteket pusztítanak el, és megakadályozzák a célkártya kijátszását (2 jel, több szörnnyel 3).
choice-monsters-0 = nincs
choice-monsters-3 = 3 szörny
choice-monsters-4 = 4 szörny
choice-monsters-5 = 5 szörny

choice-storms = Vihar és iránytű
choice-storms-help = Három különböző színű vihar van; felhúzáskor azonnal hatnak, és iránytűvel lehet megszabadulni tőlük (3 jel). Színenként két vihar: házi szabály.
choice-storms-no = nem
choice-storms-yes = igen

choice-solo = Startkártya egyszemélyes játékban (házi szabály)
choice-solo-help = Mi történik, ha egyedül játszol, és kijátszod a startkártyát. Az eredeti szabály erre nem tér ki, ezért ez a mi házi szabályunk.
choice-solo-draw4 = húzol 4 lapot, azután eldobsz 8-at
choice-solo-draw8 = húzol 8 lapot, azután eldobsz 8-at
choice-solo-discard4 = nem húzol, eldobod a megmaradt 4 lapot

choice-offers = Felajánlási fordulók
choice-offers-help = Hányszor tehettek felajánlást a startkártya nyolc lapjára, mielőtt a program maga osztja el őket.
choice-offers-1 = 1 forduló
choice-offers-2 = 2 forduló
choice-offers-3 = 3 forduló
choice-offers-4 = 4 forduló
choice-offers-5 = 5 forduló

choice-starter = Kezdőjátékos
choice-starter-help = Ki kezdi a játékot. A szabály szerint az, akinek a legkevesebb lapja van, vagy bárki más.
choice-starter-fewest-cards = a legkevesebb lapos játékosok egyike, sorsolással
choice-starter-any-seat = bárki, sorsolással
choice-starter-first-seat = az első hely

## Kártyák

card-none = semmilyen kártya
card-finish = célkártya
card-start = startkártya
card-monster = tengeri szörny
card-yellow = sárga vihar
card-purple = lila vihar
card-orange = narancssárga vihar
card-rocks = Veszélyes sziklák
card-compass = iránytű
card-border = keretkártya
card-day = { $card } (nappal)
card-night = { $card } (éjszaka)

## Kérdések, és amit közben a többiek olvasnak

ask-take-turn = Te következel: játssz ki egy kártyát, vagy dobj el kettőt!
ask-take-turn-start = Startkártya van a kezedben, és még egyet sem játszottak ki: most ki kell játszanod.
ask-take-turn-discard = Más akció nem lehetséges: dobj el két lapot!
ask-take-turn-waiting = { $names } következik
ask-pay-cost = Fizess a szigetért: melyik lapot dobod el?
ask-pay-cost-waiting = Várakozás: { $names } (fizetés)
ask-pick-two = Két kártya eldobása: melyik legyen az egyik?
ask-pick-two-waiting = Várakozás: { $names } (két kártya eldobása)
ask-offer-cards = A csapat nyolc lapot dob el. Te hányat adsz?
ask-offer-cards-waiting = Várakozás: { $names } (felajánlás)
ask-give-cards = Melyik lapot adod a csapat nyolc lapjához?
ask-give-cards-waiting = Várakozás: { $names } (lapok a nyolcba)
ask-discard-to-turn = Melyik lapot dobod el a megfordításért?
ask-discard-to-turn-waiting = Várakozás: { $names } (egy lap eldobása)
ask-weather-storm = Sárga vihar: három lapod maradhat. Melyiket dobod el?
ask-weather-storm-waiting = Várakozás: { $names } (eldobás a vihar miatt)
ask-place-storm = Lila vihar: melyik sort zárja le?
ask-place-storm-waiting = Várakozás: { $names } (a vihar elhelyezése)
ask-call-compass = Használsz iránytűt? Válassz egy vihart, vagy tartsd meg az iránytűt!
ask-call-compass-waiting = Várakozás: { $names } (iránytű)
ask-move-rocks = Helyezd át a sziklákat, vagy hagyd ott őket két szigetért!
ask-move-rocks-waiting = Várakozás: { $names } (a sziklák áthelyezése)
ask-feed-rocks = A sziklák maradnak: melyik szigetet dobod el?
ask-feed-rocks-waiting = Várakozás: { $names } (szigetek eldobása)
ask-place-rocks = Sziklákra bukkantál: melyik sort zárják le?
ask-place-rocks-waiting = Várakozás: { $names } (a sziklák elhelyezése)
ask-duel-turn = Te következel: helyezz le egy szigetet, dobj el két lapot, vagy állj meg!
ask-duel-turn-waiting = { $names } következik
ask-take-open-card = Vegyél el egy lapot a nyílt kártyasorból!
ask-take-open-card-waiting = Várakozás: { $names } (húzás a nyílt kártyasorból)

ask-left = (hátravan: { $left } lap)
ask-round = ({ $round }. forduló, összesen { $rounds })

## Lehetőségek

option-discard-two = Két kártya eldobása
option-play-start = A startkártya kijátszása
option-play-finish = A célkártya kijátszása
option-discard-hand = Az összes kézben tartott lap eldobása egy iránytűért
option-play-monster = Tengeri szörny erre: { $card } ({ $cell }. mező)
option-turn-card = Megfordítás: { $card } ({ $cell }. mező) { $night ->
        [1] éjszakára
       *[0] nappalra
    }
option-play-island = { $card } → { $cell }. mező
option-play-island-cost = { $card } → { $cell }. mező, { $cost ->
        [0] ingyen
       *[other] költség: { $cost } lap
    }
option-stop = Végleges megállás
option-card = { $card }
option-unseen = Egy látatlan lap a húzópaklid tetejéről
option-offer = { $count ->
        [0] egy lapot sem
       *[other] { $count } lapot
    }
option-row = { $row }. sor
option-rocks-stay = A sziklák maradnak: két sziget eldobása
option-keep-compass = Az iránytű megtartása
option-calm-drawn = A most felhúzott vihar: { $storm ->
        [yellow] sárga
        [purple] lila
       *[orange] narancssárga
    }
option-calm-row = Lila vihar: { $row }. sor
option-calm-yellow = Sárga vihar: { $owner }
option-calm-orange = Narancssárga vihar: { $owner }

## Események

event-island-placed = { $seat } szigetet helyez le: { $card }, { $cell }. mező ({ $cost ->
        [0] ingyen
       *[other] költség: { $cost } lap
    })
event-cards-discarded = { $seat } eldob { $count } lapot{ $reason ->
        [payment] {" "}fizetésként
        [start] {" "}a nyolcba
        [turning] {" "}egy kártya megfordításáért
        [storm] {" "}a sárga vihar miatt
        [rocks] , hogy a sziklák maradjanak
        [compass] {" "}egy iránytűért
       *[passing] {" "}akcióként
    }
event-card-drawn = { $seat } húz egy kártyát: { $card }
event-card-drawn-hidden = { $seat } húz egy kártyát
event-start-played = { $seat } kijátssza a startkártyát
event-offer-made = { $seat } felajánlást tesz: { $count } lap
event-offer-made-hidden = { $seat } felajánlást tesz
event-offer-shown = { $seat } felajánlása: { $count ->
        [0] egy lap sem
       *[other] { $count } lap
    }
event-offers-counted = { $round }. felajánlási forduló: { $sum ->
        [8] nyolc lap, megvan az egyezség
       *[other] összesen { $sum } lap, de nyolc kell
    }
event-share-set = { $seat } { $count ->
        [0] egy lapot sem
       *[other] { $count } lapot
    } ad a nyolcba
event-finish-played = { $seat } kijátssza a célkártyát
event-finish-barred = { $seat } nem játszhat ki célkártyát: szörny van valakinek a kezében
event-monsters-shown = { $seat } megmutat { $count } tengeri szörnyet
event-monster-played = { $seat } tengeri szörnyet játszik ki erre: { $card }; újra üres: { $cell }. mező
event-rocks-placed = { $seat } elhelyezi a sziklákat: { $row }. sor
event-rocks-moved = { $seat } áthelyezi a sziklákat: { $row }. sor
event-rocks-stayed = { $seat } a helyükön hagyja a sziklákat
event-rocks-left = A sziklák kikerülnek a játékból
event-storm-drawn = { $seat } { $storm ->
        [yellow] sárga vihart
        [purple] lila vihart
       *[orange] narancssárga vihart
    } húz
event-storm-came = { $storm ->
        [yellow] { $seat } sárga viharba kerül: legfeljebb 3 lapot tarthat
        [purple] { $seat } elhelyezi a lila vihart: { $row }. sor
       *[orange] { $seat } narancssárga viharba kerül: szigetet csak lehelyezett sziget mellé tehet
    }
event-storm-passed = { $seat } nem tudja hová tenni a { $storm ->
        [yellow] sárga vihart
        [purple] lila vihart
       *[orange] narancssárga vihart
    }, ezért az kikerül a játékból
event-storm-calmed = { $seat } felhasznál egy iránytűt: { $storm ->
        [yellow] elvonul a sárga vihar ({ $owner })
        [purple] { $row ->
            [none] elvonul a most felhúzott lila vihar
           *[other] elvonul a lila vihar ({ $row }. sor)
        }
       *[orange] elvonul a narancssárga vihar ({ $owner })
    }
event-compass-gained = { $seat } iránytűt szerez a csapatnak { $gain ->
        [start] a startkártyáért
        [row] egy hat egymást követő számból álló sorért
        [hand] az összes kézben tartott lapjáért
       *[find] a keretkártya alól
    }
event-card-turned = { $seat } megfordít egy kártyát: { $cell }. mező, mostantól { $night ->
        [1] éjszaka
       *[0] nappal
    }
event-border-explored = { $seat } megnézi, mi van a keretkártya alatt: { $cell }. mező
event-card-found = { $seat } talál egy lapot, és a kezébe veszi: { $card }
event-card-found-hidden = { $seat } talál egy lapot, és titokban a kezébe veszi
event-nothing-found = { $seat } nem talál semmit
event-arch-opened = Megteltek az oszlopok: megnyílik az ív
event-open-card-taken = { $seat } elvesz egy lapot a nyílt kártyasorból: { $card }
event-open-card-turned = Új lap a nyílt kártyasorban: { $card }
event-seat-stopped = { $forced ->
        [1] { $seat } már semmit sem tehet, ezért megáll
       *[0] { $seat } végleg megáll
    }
event-game-won = Megtelt a tenger: a csapat győz
event-game-lost = { $seat } nem tud akciót végrehajtani: a csapat veszít
event-duel-ended = A párbaj véget ér

## Miért nem

refusal-setup-unknown-value = Nincs ilyen érték
refusal-setup-duel-seats = A párbajhoz pontosan két hely kell, nem { $seats }
refusal-setup-seats = A játék 1–5 hellyel játszható, { $seats } hellyel nem
refusal-setup-arch-mixture = A boltívben nincs meg a hat sor, ami a sziklákhoz és a viharokhoz kell
refusal-setup-pyramid-mixture = A piramisnak saját kiegészítőkártyái vannak
refusal-setup-duel-mixture = A párbaj semmivel sem kombinálható
refusal-no-such-cell = Nincs { $cell }. mező; a mezők számozása: 1–{ $cells }
refusal-no-such-row = Nincs { $row }. sor; a sorok számozása: 1–{ $rows }
refusal-not-in-hand = Ez a lap nincs a kezedben: { $card }
refusal-cell-taken = Ez a mező foglalt: { $cell }. mező, rajta: { $card }
refusal-cell-empty = Ezen a mezőn nincs sziget: { $cell }. mező
refusal-number-too-high = { $card } nem kerülhet ide: { $cell }. mező; a nála kisebb { $other } később áll, itt: { $place }. mező
refusal-number-too-low = { $card } nem kerülhet ide: { $cell }. mező; a nála nagyobb { $other } előbb áll, itt: { $place }. mező
refusal-row-rocky = Ezt a sort sziklák zárják le: { $row }. sor
refusal-row-stormy = Ezt a sort lila vihar zárja le: { $row }. sor
refusal-row-full = Nincs üres mező ebben a sorban: { $row }. sor
refusal-arch-closed = Az ív zárva van, amíg üres oszlopmező van; most még { $cells } üres
refusal-orange-needs-neighbour = Narancssárga viharban csak lehelyezett sziget mellé teheted: { $card }
refusal-too-dear = Ez itt { $cost } lapba kerül ({ $card } és { $beside } különbsége), de { $left ->
        [0] egy lapod sem
       *[other] csak { $left } lapod
    } maradna a fizetésre
refusal-duel-too-dear = { $card } itt { $cost } lapba kerül ({ $cell }. mező), de { $left ->
        [0] egy lapod sem
       *[other] csak { $left } lapod
    } maradna a fizetésre
refusal-start-first = Startkártya van nálad, és még senki sem játszott ki egyet: ki kell játszanod
refusal-start-dead = Startkártyát már játszottatok ki, ez itt halott lap
refusal-too-few-to-discard = Két eldobható lap kell hozzá, neked { $cards ->
        [0] egy sincs
       *[other] csak { $cards } van
    }
refusal-finish-cells-empty = A célkártyához teli tenger kell; még { $cells } mező üres
refusal-finish-no-start = A célkártyához startkártya is kell, de azt még nem játszottatok ki
refusal-finish-wrong-sides = A felső három sor minden lapjának nappalt, az alsó három sor minden lapjának éjszakát kell mutatnia
refusal-finish-own-monster = Tengeri szörny van a kezedben
refusal-finish-barred = A kézben tartott szörnyek miatt a célkártya nem játszható ki
refusal-no-compasses-here = Ebben a játszmában nincs iránytű
refusal-no-compass-left = A készletben nincs több iránytű
refusal-hand-holds-monster = Szörny van a kezedben, azt pedig nem lehet eldobni
refusal-hand-empty = Nincs lap a kezedben
refusal-no-turning-here = Kártyát megfordítani csak a Nappal és éjszaka változatban lehet
refusal-turning-needs-card = A megfordításért egy lapot el kell dobni, de nincs eldobható lapod
refusal-offer-too-many = Nem ajánlhatsz fel { $offer } lapot; legfeljebb ennyit adhatsz: { $most }
refusal-unseen-needs-yellow = Látatlan lapot csak sárga viharban adhatsz
refusal-unseen-first = Látatlan lapot csak a kézből adott lapok előtt adhatsz, legfeljebb { $most } lapot, és csak amíg a húzópaklid tart
refusal-no-such-storm = Nincs ilyen vihar, amelyet el lehetne távolítani
refusal-rocks-need-islands = A sziklák két eldobott szigetért maradnak, neked { $islands ->
        [0] egy sincs
       *[other] csak { $islands } van
    }
refusal-rocks-lie-here = A sziklák most is itt vannak: { $row }. sor
refusal-rocks-want-islands = A sziklákért csak szigetet lehet eldobni, ez nem az: { $card }
refusal-monster-stays = Tengeri szörnyet nem lehet eldobni
refusal-ascending-picks = A lapokat emelkedő sorrendben kell megnevezni, és még { $left } lap hátravan; ez most nem jöhet: { $card }
refusal-not-in-open-row = Ez a lap nincs a nyílt kártyasorban: { $card }

## Mi segítene

remedy-choice-variant = A lehetséges értékek: grid, arch, pyramid, day_and_night, duel.
remedy-choice-removal = A lehetséges értékek: none, galateia, triton, leukothea, amphitrite, poseidon.
remedy-choice-rocks = A lehetséges értékek: no, yes.
remedy-choice-monsters = A lehetséges értékek: 0, 3, 4, 5.
remedy-choice-storms = A lehetséges értékek: no, yes.
remedy-choice-solo = A lehetséges értékek: draw4, draw8, discard4.
remedy-choice-offers = A lehetséges értékek: 1, 2, 3, 4, 5.
remedy-choice-starter = A lehetséges értékek: fewest_cards, any_seat, first_seat.
remedy-setup-two-seats = Két helyet állíts be, vagy válassz másik játékváltozatot.
remedy-setup-one-to-five = Válassz 1–5 helyet.
remedy-setup-arch-takes = Csak szörnyekkel és eltávolított szigetekkel kombináld.
remedy-setup-pyramid-takes = Csak eltávolított szigetekkel kombináld.
remedy-setup-duel-takes = Kiegészítők és eltávolított szigetek nélkül játsszátok.
remedy-pick-cell = Válassz másik mezőt.
remedy-pick-row = Válassz másik sort.
remedy-pick-from-hand = Válassz egy lapot a kezedből.
remedy-pick-empty-cell = Válassz üres mezőt.
remedy-pick-placed-island = Válassz olyan mezőt, amelyen sziget van.
remedy-keep-order = A számoknak az első mezőtől az utolsóig emelkedniük kell.
remedy-keep-own-order = A saját kártyáidnak a saját irányodban kell emelkedniük.
remedy-pick-other-row = Válassz mezőt egy másik sorban, vagy várd meg, míg a sziklák odébb kerülnek.
remedy-pick-open-row = Válassz olyan sort, amelyben van üres mező.
remedy-spend-compass = Válassz másik sort, vagy távolítsátok el a vihart egy iránytűvel.
remedy-fill-pillars = Előbb töltsétek ki mindkét oszlopot.
remedy-place-beside = Válassz közvetlenül egy lehelyezett sziget előtti vagy utáni mezőt, vagy távolítsátok el a vihart egy iránytűvel.
remedy-leave-gap = Hagyj hézagot a szomszédos lap mellett, vagy játssz ki hozzá közelebbi számot.
remedy-play-start = Játszd ki a startkártyát.
remedy-discard-start = Eldobhatod, vagy fizethetsz vele.
remedy-play-instead = Válassz másik akciót.
remedy-finish-cells-empty-help = Előbb töltsétek ki az üres mezőket, és tartsatok meg egy célkártyát a végére.
remedy-finish-no-start-help = Dobjatok el lapokat, amíg elő nem kerül egy startkártya.
remedy-finish-wrong-sides-help = Egy lap eldobásával megfordíthatsz egy szigetet.
remedy-play-monster = A szörny csak úgy kerülhet ki a kézből, ha kijátsszák egy lehelyezett szigetre.
remedy-offer-fewer = Ajánlj fel kevesebb lapot.
remedy-pick-storm = Válassz egy játékban lévő vihart, vagy tartsd meg az iránytűt.
remedy-move-rocks = Helyezd át a sziklákat egy másik sorba, amelyben van üres mező.
remedy-feed-rocks = Válassz másik sort, vagy dobj el két szigetet, hogy maradjanak.
remedy-pick-island = Válassz szigetet.
remedy-pick-in-order = Válassz a felkínált lapok közül.
remedy-pick-open-card = Válassz egy lapot a nyílt kártyasorból.

## A játszma vége és a pontok

cause-won = A teli tengeren kijátszottátok a célkártyát.
cause-stuck = A soron lévő játékos sem lapot letenni, sem kettőt eldobni nem tudott.
cause-grid-full = Megtelt a játéktér.
cause-both-stopped = Mindkét játékos megállt.

score-placed = lehelyezett kártyák: { $points }
score-discarded = eldobott kártyák: { $points }
score-second = második játékos: { $points }
