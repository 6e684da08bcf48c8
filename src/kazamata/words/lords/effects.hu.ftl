### What the things of Dungeon Lords do, in Hungarian; numbers come from the components.

## Prices

effect-price-gold = { $count } arany
effect-price-food = { $count } élelem
effect-price-imps = { $count } kobold
effect-price-workers = { $count } munkás
effect-price-traps = { $count } csapda
effect-price-evil = { $count } gonoszságpont
effect-price-creatures = { $count } másik lény
effect-costs = ára: { $price }; { $text }

## Attacks

effect-hits-first = { $count } az elsőnek
effect-hits-any = { $count } bárkinek
effect-hits-all = { $count } mindenkinek
effect-again = majd { $count } bárkinek
effect-follow = ha meghal, { $count } a következőnek
effect-not-first = az elsőnek nem
effect-no-priests = papnak nem
effect-stays = aktív marad
effect-no-attack = nincs támadás
effect-no-healing = nincs gyógyítás
effect-no-conquering = nincs meghódítás
effect-fed = ára: { $price }; { $text }
effect-ghost = nem szörny
effect-troll = termekben koboldként dolgozik

## Traps

effect-trap-first = { $count } az elsőnek
effect-trap-first-more = az elsőnek még { $count }
effect-trap-second = { $count } a másodiknak
effect-trap-each = { $count } mindenkinek
effect-trap-last = az utolsónak még { $count }
effect-trap-chosen = { $count } bárkinek
effect-trap-late = a végén még { $count }, kivédhetetlen
effect-trap-full = az elsőnek annyi, amennyi az életereje
effect-trap-full-more = az elsőnek annyi, amennyi az életereje, és még { $count }
effect-trap-silences = ha varázslót ér, nincs varázslat; ha papot ér, nincs gyógyítás

## Combat cards

effect-card-fast = azonnali, kifáradás { $fatigue }: { $text }
effect-card-slow = lassú, kifáradás { $fatigue }: { $text }
effect-spell-nothing = nincs hatása
effect-spell-peace-or-evil = minden szörnyed visszavonul, vagy { $count } gonoszságpontot kapsz
effect-spell-pay-or-withdraw = minden szörnyedet újra kifizeted, vagy visszavonul
effect-spell-shield = elnyeli a következő { $count } sebzést, a kifáradást is
effect-spell-shield-attacks = elnyeli a támadások következő { $count } sebzését
effect-spell-hide-wizards = a varázslók a sor végére mennek, és ebben a fordulóban nem sebezhetők
effect-spell-gain-evil = { $count } gonoszságpontot kapsz
effect-spell-lose-imps = elveszítesz { $count } koboldot
effect-spell-lose-treasure = elveszítesz { $count } aranyat; ha nincs, { $count } élelmet; ha az sincs, egy csapdát
effect-spell-scrub = elveszítesz { $count } élelmet; ha nincs, { $count } gonoszságpontot kapsz
effect-spell-scare-one = egy szörnyed visszavonul
effect-spell-sheep-one = egy szörnyed birkává változik: { $strength } az elsőnek, majd kiütve
effect-spell-rage = a szörnyeid kötelesek támadni, és csak az elsőt célozhatják
effect-spell-feed-first = az elsőnek ebben a harcban { $count } életerőponttal több van
effect-spell-phantom-front = egy illúzió áll előre { $hp } életerőponttal
effect-spell-ease = kifáradás ebben a fordulóban: −{ $count }
effect-spell-mend-all = minden kalandozó { $count } sérülésből gyógyul fel
effect-spell-free-prisoner = elengedsz egy foglyot
effect-spell-banish-one = egy szörnyed kiütött lesz

## Rooms

effect-room-makes = { $price } → { $product }
effect-room-makes-food = 1 élelem
effect-room-makes-gold = 1 arany
effect-room-makes-trap = 1 csapda
effect-room-makes-tunnel = 1 járat
effect-room-makes-repute = gonoszság −1
effect-room-makes-imp = 1 kobold
effect-room-helps = +1 az itteni támadásokhoz: { $creatures }
effect-room-holds = csatában { $traps } csapda és { $monsters } szörny
effect-room-no-surcharge = csapda felár nélkül
effect-room-surcharge = a csapda felára: { $gold } arany
effect-room-silent = itt nincs varázslat
effect-room-counts = { $points } pont minden ilyen lényedért: { $creatures }
effect-room-fame = pont minden titulusodért: +{ $sole }, osztottért: +{ $shared }
effect-zone-upper = felső zóna
effect-zone-lower = alsó zóna
effect-zone-edge = szélső zóna
effect-zone-centre = középső zóna

## Adventurers

effect-hit-points = { $count } életerőpont
effect-class-warrior = előre megy
effect-class-thief = fordulónként { $count } csapdasebzést kivéd
effect-class-priest = támadás után { $count } sérülést gyógyít
effect-class-wizard = { $count } mágiapont a varázslatokhoz
effect-class-paladin = mindig elöl; { $count } csapdasebzést kivéd, { $count } sérülést gyógyít, { $count } mágiapont
effect-class-illusion = nem kalandozó, és nem kerül börtönbe

## Events

effect-tile-pay-day = minden lényednek újra kifizeted az árát; aki távozik, az után 1 gonoszságpontot kapsz
effect-tile-taxes = minden 2 lapka után 1 arany, felfelé kerekítve; minden ki nem fizetett arany −3 pont a végén
effect-tile-special-event = az egy évszakkal előbb felfedett kártya; kártya nélkül semmi
effect-special-lose-half-gold = elveszíted az aranyad felét, felfelé kerekítve
effect-special-lose-half-gold-down = elveszíted az aranyad felét, lefelé kerekítve
effect-special-hunt = lemondasz egy szörnyről, vagy { $count } gonoszságpontot kapsz
effect-special-strike = egy szörnyed a harc végéig képpel lefelé fekszik, vagy kifizeted a bére egyik részét: 1 élelmet, 1 aranyat, 1 gonoszságpontot, egy csapdát vagy egy lényt
effect-special-impatience = a következő kalandozód szerint: harcos: { $count } kobold vész el; tolvaj: { $count } arany vész el; pap: { $count } gonoszságpont; varázsló: egy csapda vész el
effect-special-lose-half-food = elveszíted az élelmed felét, felfelé kerekítve
effect-special-imps-leave = minden { $count } koboldból egyet elveszítesz
effect-special-inspect = minden meg nem hódított teremért 1 aranyat fizetsz, vagy 1 gonoszságpontot kapsz
effect-special-rust = elveszítesz egy csapdát; ha nincs, 1 aranyat
effect-special-evil-rises = { $count } gonoszságpontot kapsz

## Orders

effect-order-get-food = élelem aranyért vagy gonoszságpontért
effect-order-improve-reputation = a gonoszság csökken; ahol ? áll, megnézhetsz egy harci kártyát
effect-order-dig-tunnels = minden kobold egy járatot ás; a III-as mezőn még egy kobold kell vezetőnek
effect-order-mine-gold = minden kobold 1 aranyat hoz egy külön járatból; a III-as mezőn még egy kobold kell vezetőnek
effect-order-recruit-imps = koboldok élelemért és aranyért
effect-order-buy-traps = csapdát húzol; a 2. évben eggyel többet, majd egyet eldobsz
effect-order-hire-monster = egy lényt felbérelsz az áráért
effect-order-build-room = egy járatodból terem lesz, de nem másik terem mellett

## What holds for all

effect-note-tiles = Járatban 1 csapda és 1 szörny harcolhat, teremben 1 csapda (1 arannyal drágább) és 2 szörny; szellem akárhány.
effect-note-magic = A csapat akkor mondja ki a forduló varázslatát, ha mágiapontjainak száma eléri a forduló számát. A varázslatok szellemre sosem hatnak.
effect-note-rooms = Az 1. év termei fordulónként egyszer működnek, a 2. évben kétszer; munkás az a kobold, akinek nincs más dolga.
