### A Dungeon Lords magyarul.

game-title = Dungeon Lords
game-blurb = Két év a föld alatt: bérelj szörnyeket, áss járatokat, építs termeket, és tartsd kint a kalandozókat.
progress-seasons = { $done }. évszak (összesen { $total })
preset-first = Első kazamata
preset-first-text = Az egyszerűbb játék, az első télen kalauzzal.
preset-beginners = Első játék
preset-beginners-text = Speciális események nélkül, egyszerűbb felbéreléssel.
preset-full = Teljes játék
preset-full-text = Két év, speciális eseményekkel.
preset-calm = Nyugodt évek
preset-calm-text = A teljes játék speciális események nélkül.

## What a table agrees upon

choice-game = Játék
choice-game-help = Az első játékban nincsenek speciális események, nem kerül aranyba az elsőként kijátszott felbérelés, és nem korlátozott a népszerűségből fizetés.
choice-game-full = teljes játék
choice-game-first = első játék (egyszerűsített)

choice-opening = Az első hozzá nem férhető parancsok
choice-opening-help = Kettő véletlenszerűen, vagy a három húzottból titokban kiválasztott kettő.
choice-opening-by-game = ahogy a játékmód írja
choice-opening-random = véletlenszerűen
choice-opening-chosen = háromból választva

choice-specials = Speciális eseménykártyák
choice-specials-help = A teljes játék nélkülük is játszható. A kilenc lapból hat saját tervezésű.
choice-specials-by-game = ahogy a játékmód írja
choice-specials-none = nélkülük

choice-starter = Kezdőjátékos
choice-starter-help = Ki kezdi a játékot.
choice-starter-random = sorsolással
choice-starter-first-seat = az első hely

choice-planning = A csaták tervezése
choice-planning-help = Egyszerre és titokban, vagy egymás után nyíltan.
choice-planning-parallel = egyszerre
choice-planning-in-order = körsorrendben

choice-pendulum-alone = Inga és egyetlen kalandozó
choice-pendulum-alone-help = Az Inga a második kalandozót találja el; mi van, ha csak egy van?
choice-pendulum-alone-nothing = nem talál
choice-pendulum-alone-hits = eltalálja

choice-room-bonus = A harci termek bónusza
choice-room-bonus-help = Két számból álló támadásnál mindkettőre jár-e a +1.
choice-room-bonus-each = mindkét számra
choice-room-bonus-once = egyszer

choice-magic-shield = Varázspajzs
choice-magic-shield-help = Melyik sebzést fogja fel.
choice-magic-shield-any-damage = az elsőt, bármi okozza
choice-magic-shield-attacks = csak támadásokét

choice-idle-monsters = Szörnyek, amelyekre nem volt szükség
choice-idle-monsters-help = Mi lesz a szörnyekkel, ha a csapat még a támadásuk előtt meghalt.
choice-idle-monsters-ready = aktívak maradnak
choice-idle-monsters-out = kiütöttek lesznek

choice-demon-food = A démon ára
choice-demon-food-help = Mely lapkákkal etethető a démon.
choice-demon-food-any-creature = bármely lénnyel
choice-demon-food-monsters = csak szörnnyel

choice-demon-pay-day = A démon fizetésnapon
choice-demon-pay-day-help = Etethető-e ki nem fizetett lénnyel.
choice-demon-pay-day-unpaid = ki nem fizetettel is
choice-demon-pay-day-paid = csak kifizetettel

choice-trap-deck = Kifogyott csapdapakli
choice-trap-deck-help = Mi történik, ha minden csapda elfogyott.
choice-trap-deck-ends = nincs több csapda
choice-trap-deck-reshuffles = az eldobottak visszakeverése

choice-zero-titles = Titulus semmiért
choice-zero-titles-help = Ki kapja a titulust, ha abból senkinek sincs egy sem.
choice-zero-titles-shared = mindenki osztozik rajta
choice-zero-titles-nobody = senki

choice-embezzlement = Sikkasztás
choice-embezzlement-help = Hogyan kerekítjük az arany felét.
choice-embezzlement-round-up = a veszteség felfelé kerekítve
choice-embezzlement-round-down = a veszteség lefelé kerekítve

choice-components = Játékelemek (saját terv)
choice-components-help = Amit egyik forrás sem ad meg, azt mi terveztük; a doboz tulajdonosa saját fájlt tölthet be.
choice-components-standard = alapkészlet

choice-scenario = Harci kiképzés
choice-scenario-help = Egész játék helyett egy küldetés: egy harc, 2 kifáradás, harci kártyák nélkül.
choice-scenario-none = nincs
choice-scenario-m1 = 1. küldetés
choice-scenario-m2 = 2. küldetés
choice-scenario-m3 = 3. küldetés
choice-scenario-m4 = 4. küldetés
choice-scenario-m5 = termes küldetés

## Names

order-get-food = Élelem beszerzése
order-improve-reputation = Népszerűség növelése
order-dig-tunnels = Járat ásása
order-mine-gold = Aranybányászás
order-recruit-imps = Koboldok felvétele
order-buy-traps = Csapdák vásárlása
order-hire-monster = Szörnyek felbérelése
order-build-room = Terem építése

creature-goblin = goblin
creature-slime = nyálka
creature-ghost = szellem
creature-troll = troll
creature-witch = boszorkány
creature-vampire = vámpír
creature-golem = gólem
creature-dragon = sárkány
creature-demon = démon
creature-sheep = birka

trap-rolling-stone = Gördülő kő
trap-pendulum = Inga
trap-fire-wall = Tűzfal
trap-trap-door = Csapóajtó
trap-cursed-ring = Elátkozott gyűrű
trap-poisoned-dart = Mérgezett nyílvessző
trap-antimagic-dart = Varázslatsemlegesítő nyílvessző
trap-poisoned-meal = Mérgezett étel
trap-kamikaze-imp = Kamikaze kobold

spell-word-of-peace = A béke szava
spell-suggestion = Javaslat
spell-magic-shield = Varázspajzs
spell-invisibility = Láthatatlanság
spell-detect-evil = Gonoszság észlelése
spell-fist-of-justice = Az igazság ökle
spell-detect-treasure = Kincs észlelése
spell-graffiti = Graffiti
spell-fireball = Tűzgolyó
spell-aura-of-fear = A félelem aurája
spell-metamorphosis = Átváltozás
spell-blind-rage = Vak düh
spell-create-food = Élelemteremtés
spell-illusion = Illúzió
spell-song-of-courage = A bátorság dala
spell-regeneration = Regeneráció
spell-magic-key = Varázskulcs
spell-dimensional-gate = Dimenziókapu

room-hatchery = Tyúkól
room-mushroom-bed = Gombaágyás
room-souvenir-shop = Ajándékbolt
room-mint = Pénzverde
room-workshop = Műhely
room-tool-shed = Szerszámoskamra
room-printing-press = Nyomda
room-magic-room = Varázsterem
room-training-room = Kiképzőterem
room-dark-room = Sötét terem
room-labyrinth = Labirintus
room-antimagic-room = Antimágikus terem
room-cafeteria = Étkezde
room-chapel = Kápolna
room-pandemonium = Pandemónium
room-hall-of-fame = Dicsőség csarnoka

tile-pay-day = Fizetésnap
tile-taxes = Adók
tile-special-event = Speciális esemény

special-embezzlement = Sikkasztás
special-witch-hunt = Boszorkányüldözés
special-monster-strike = Szörnysztrájk
special-impatient-heroes = Türelmetlen hősök
special-rats = Patkányok
special-runaway-imps = Szökött koboldok
special-inspection = Teremszemle
special-rust = Rozsda
special-bad-press = Rossz hírverés

adventurer-warrior = harcos{ $letter } ({ $hp } ÉP)
adventurer-thief = tolvaj{ $letter } ({ $hp } ÉP, { $ability } csapdapont)
adventurer-priest = pap{ $letter } ({ $hp } ÉP, { $ability } gyógyítási pont)
adventurer-wizard = varázsló{ $letter } ({ $hp } ÉP, { $ability } mágiapont)
adventurer-paladin = paplovag{ $letter } ({ $hp } ÉP, mindenből { $ability })
adventurer-illusion = illúzió

season-winter = tél
season-spring = tavasz
season-summer = nyár
season-autumn = ősz
space-one = I
space-two = II
space-three = III
space-none = nincs
step-trap = csapda
step-fast = azonnali varázslat
step-monsters = szörnyek
step-slow = lassú varázslat
step-healing = gyógyítás
step-conquering = meghódítás
step-poison = méreg

## Questions, and what the others read meanwhile

ask-keep-order = Kezdő parancsok: egyet tarts meg a háromból; a másik kettő zárva lesz.
ask-keep-order-waiting = Várakozás: { $names } (kezdő parancsok)
ask-choose-order = { $season }, { $slot }. hely: válaszd ki a következő parancsot.
ask-choose-order-waiting = Várakozás: { $names } (parancsok kiválasztása)
ask-pick-non-player-order = A nem játékos kazamataurad: válassz neki egyet a három parancsából.
ask-pick-non-player-order-waiting = Várakozás: { $names } (nem játékos kazamataúr)
ask-execute-order = { $order } { $place }: végrehajtod?
ask-execute-order-waiting = Várakozás: { $names } (parancs végrehajtása)
ask-spy = { $order } { $place }: melyik harci kártyát nézed meg?
ask-spy-waiting = Várakozás: { $names } (kémkedés)
ask-dig-tunnel = { $order } { $place }: hol ássanak a koboldjaid?
ask-dig-tunnel-room = Termelés: hol ássanak járatot a munkásaid?
ask-dig-tunnel-waiting = Várakozás: { $names } (ásás)
ask-mine-gold = { $order } { $place }: hány kobold bányásszon?
ask-mine-gold-waiting = Várakozás: { $names } (bányászás)
ask-discard-trap = { $order } { $place }: eggyel több csapdát húztál. Melyiket dobod el?
ask-discard-trap-waiting = Várakozás: { $names } (csapda eldobása)
ask-hire-creature = { $order } { $place }: kit bérelsz fel?
ask-hire-creature-waiting = Várakozás: { $names } (felbérelés)
ask-give-trap = Az árban egy csapda is van: melyiket adod oda?
ask-give-trap-waiting = Várakozás: { $names } (csapda leadása)
ask-feed-demon = { $eater }: megeszik egy lényt. Melyiket adod neki?
ask-feed-demon-waiting = Várakozás: { $names } (etetés)
ask-build-room = { $order } { $place }: melyik termet építed fel, és hol?
ask-build-room-waiting = Várakozás: { $names } (építés)
ask-use-room = Termelés: melyik termek dolgozzanak? Szabad munkások: { $free_workers }.
ask-use-room-waiting = Várakozás: { $names } (termelés)
ask-retrieve-order = Vége a fordulónak: melyik parancsot veszed vissza? A másik kettő zárva lesz.
ask-retrieve-order-waiting = Várakozás: { $names } (parancsok visszavétele)
ask-pay-wages = Fizetésnap: kit fizetsz ki, és kit bocsátasz el?
ask-pay-wages-waiting = Várakozás: { $names } (bérek)
ask-pay-taxes = Adók: { $due } arany jár, neked { $held } van. Mennyit fizetsz?
ask-pay-taxes-waiting = Várakozás: { $names } (adók)
ask-face-hunt = { $special }: lemondasz egy szörnyről, vagy { $more } gonoszságpontot kapsz ({ $from } → { $to })?
ask-face-hunt-waiting = Várakozás: { $names } (speciális esemény)
ask-face-strike = { $special }: egy szörnyed a harc végéig nem harcol, vagy megkapja bére egy részét. Melyik?
ask-face-strike-waiting = Várakozás: { $names } (speciális esemény)
ask-lose-trap = { $special }: elveszítesz egy csapdát. Melyiket?
ask-lose-trap-waiting = Várakozás: { $names } (speciális esemény)
ask-face-inspection = { $special }: termenként 1 arany vagy 1 gonoszságpont, összesen { $due }. Hányért fizetsz?
ask-face-inspection-waiting = Várakozás: { $names } (speciális esemény)
ask-plan-battle = { $battle }: tervezd meg a védelmedet!
ask-plan-battle-tile = { $battle }: válaszd ki a lapkát, ahol harcolsz!
ask-plan-battle-waiting = Várakozás: { $names } (tervezés)
ask-release-prisoner = Nincs több védhető lapkád: melyik foglyot engeded el?
ask-release-prisoner-spell = { $spell }: melyik foglyot engeded el?
ask-release-prisoner-waiting = Várakozás: { $names } (fogoly elengedése)
ask-spring-trap = { $room }: melyik csapda lépjen működésbe először?
ask-spring-trap-waiting = Várakozás: { $names } (csapdák)
ask-aim-trap = { $trap }: kit talál el?
ask-aim-trap-waiting = Várakozás: { $names } (célzás)
ask-attack-with = { $battle }: ki támad most, és hogyan?
ask-attack-with-waiting = Várakozás: { $names } (támadások)
ask-aim-again = { $attacker }, második ütés: kit érjen? Sebzés: { $strength }.
ask-aim-again-waiting = Várakozás: { $names } (célzás)
ask-face-peace = { $spell }: visszavonulnak a szörnyeid, vagy { $more } gonoszságpontot kapsz ({ $from } → { $to })?
ask-face-peace-waiting = Várakozás: { $names } (varázslat)
ask-face-suggestion = { $spell }, { $creature }: újra kifizeted ezt a szörnyet, vagy visszavonul?
ask-face-suggestion-waiting = Várakozás: { $names } (varázslat)
ask-pick-monster = { $spell }: melyik szörnyed tűnjön el erre a harcra?
ask-pick-monster-sheep = { $spell }: melyik szörnyedből legyen birka?
ask-pick-monster-withdraws = { $spell }: melyik szörnyed vonuljon vissza?
ask-pick-monster-waiting = Várakozás: { $names } (varázslat)

battle-round = { $round }. forduló
battle-round-card = { $round }. forduló, { $spell }

## Options

option-order = { $order }
option-execute = Végrehajtás: { $order } ({ $place })
option-decline = Lemondás
option-spy = A harci kártya: { $round }. forduló
option-look-away = Egyiket sem nézem meg
option-cell = { $cell }. mező
option-stop-digging = Elég
option-mine = { $count } kobold
option-trap = { $trap }
option-creature = { $creature }
option-hire-nobody = Senki
option-build = { $room }, { $cell }. mező
option-build-nothing = Semmi
option-room = { $room }
option-done-producing = Kész
option-pay = Kifizetés: { $creature }
option-let-go = Elbocsátás: { $creature }
option-pay-gold = { $count } arany
option-give-up = Lemondás: { $creature }
option-take-evil = Gonoszságpontok vállalása
option-strikes = Sztrájkol: { $creature }
option-is-paid-food = 1 élelem kifizetése: { $creature }
option-is-paid-gold = 1 arany kifizetése: { $creature }
option-is-paid-evil = 1 gonoszságpont vállalása: { $creature }
option-is-paid-trap = Egy csapda odaadása: { $creature }
option-is-paid-creature = Egy másik lény odaadása: { $creature }
option-plan-tile = Csata: { $cell }. mező
option-plan-trap = Csapda: { $trap }
option-plan-creature = Küldés: { $creature }
option-ready = Kész a terv
option-adventurer = { $adventurer }
option-target = { $target }. { $adventurer }
option-attack-first = { $creature }: { $strength } az elsőnek
option-attack-fed = { $creature }: { $strength } az elsőnek, { $food } élelemért
option-attack-all = { $creature }: { $strength } mindenkinek
option-attack-any = { $creature }: { $strength }, célpont: { $target }. { $adventurer }
option-attack-twice = { $creature }: kétszer { $strength }, első célpont: { $target }. { $adventurer }
option-attack-stays = { $creature }: { $strength }, célpont: { $target }. { $adventurer }; aktív marad
option-attack-glue = { $creature }: nincs támadás, nincs meghódítás
option-idle-out = { $creature }: nem tud támadni
option-idle-stays = { $creature }: nem tud támadni, aktív marad
option-withdraw-all = Minden szörny visszavonul
option-gain-evil = Gonoszságpontok vállalása
option-withdraw = Visszavonul
option-pay-again = Újra kifizeted

## Events

event-year-began = Új év kezdődik: { $year }. év
event-round-began = { $year }. év, { $season }
event-creature-offered = Felbérelhető: { $creature }
event-room-offered = Építhető terem: { $room }
event-event-turned = A következő évszak eseménye: { $tile }
event-special-turned = A speciális esemény: { $special }
event-adventurer-came = Úton van: { $adventurer }
event-adventurer-put-under = A pakli aljára kerül: { $adventurer }
event-order-drawn = { $seat } ezt a parancsot húzza: { $order }
event-order-drawn-hidden = { $seat } parancsot húz
event-order-shut = { $seat } most nem férhet hozzá ehhez a parancshoz: { $order }
event-order-chosen = { $seat } ezt a parancsot választja: { $order }
event-order-chosen-hidden = { $seat } parancsot választ
event-non-player-order-picked = { $seat } a nem játékos kazamataúrnak ezt választja: { $order }
event-non-player-order-picked-hidden = { $seat } a nem játékos kazamataúrnak választ
event-non-player-order-turned = { $non_player_lord }. nem játékos kazamataúr parancsa: { $order } ({ $place })
event-order-revealed = { $seat } felfedi ezt a parancsot: { $order } ({ $slot }. hely)
event-minion-placed = { $seat } csatlóst helyez le: { $order } ({ $place })
event-minion-blocked = { $seat } csatlósának nem jut mező: { $order }
event-hire-fee-paid = { $seat } 1 aranyat fizet, mert a felbérelés az első parancsa
event-order-executed = { $seat } végrehajtja: { $order } ({ $place })
event-order-declined = { $seat } lemond róla: { $order } ({ $place })
event-order-failed = { $seat } nem tudja végrehajtani: { $order } ({ $place })
event-goods-changed = { $seat } készlete változik:{ $gold ->
        [0] {""}
       *[other] {" "}{ $gold } arany
    }{ $food ->
        [0] {""}
       *[other] {" "}{ $food } élelem
    }{ $imps ->
        [0] {""}
       *[other] {" "}{ $imps } kobold
    } ({ $reason ->
        [order] parancs
        [fee] felbérelés elsőként
        [wage] egy lény ára
        [room] termelés
        [taxes] adó
        [special] speciális esemény
        [trap] csapda
        [spell] varázslat
       *[attack] támadás
    })
event-evil-changed = { $seat } gonoszsága most { $evil } ({ $change })
event-paladin-came = { $paladin } új célja: { $seat }
event-card-spied = { $seat } kémkedik ({ $round }. forduló): { $spell }
event-card-spied-hidden = { $seat } kémkedik ({ $round }. forduló)
event-tunnel-dug = { $seat } járatot ás itt: { $cell }. mező
event-gold-mined = { $seat } { $count } aranyat bányászik
event-trap-drawn = { $seat } ezt a csapdát húzza: { $trap }
event-trap-drawn-hidden = { $seat } csapdát húz
event-trap-discarded = { $seat } ezt a csapdát dobja el: { $trap }
event-trap-discarded-hidden = { $seat } csapdát dob el
event-traps-reshuffled = Az eldobott csapdákból új pakli lesz
event-creature-hired = { $seat } felbéreli: { $creature }
event-creature-fed = { $seat } a démonnak adja: { $creature }
event-room-built = { $seat } ezt a termet építi: { $room } ({ $cell }. mező)
event-room-used = { $seat } terme működik: { $room }
event-order-retrieved = { $seat } visszaveszi: { $order }
event-event-began = Kezdődik az esemény: { $tile }
event-creature-paid = { $seat } kifizeti: { $creature }
event-creature-left = { $seat } lénye távozik: { $creature }
event-creature-struck = { $seat } lénye sztrájkol: { $creature }
event-taxes-paid = { $seat } adója: { $gold_paid } arany; { $cubes ->
        [0] nincs hátralék
       *[other] kifizetetlen: { $cubes } vörös levél
    }
event-adventurer-assigned = { $seat } kazamatájához indul: { $adventurer }
event-adventurer-discarded = { $adventurer } egy nem játékos kazamataúrhoz megy
event-starter-changed = { $seat } a kezdőjátékos
event-combat-began = Kezdődik a harc: { $year }. év
event-combat-round-began = { $round }. harci forduló
event-battle-planned = { $seat } itt fog harcolni: { $cell }. mező, { $traps_sent } csapdával és { $creatures_sent } lénnyel
event-prisoner-released = { $seat } elengedi: { $adventurer }
event-combat-card-turned = { $round }. forduló lapja: { $spell }
event-battle-began = { $seat } itt harcol: { $cell }. mező
event-adventurer-entered = { $seat } kazamatájába belép: { $adventurer }, sérülése { $damage } / { $hit_points }
event-adventurer-fed = { $seat }: { $adventurer }, több életpont: +{ $count }
event-trap-sprung = { $seat } csapdája: { $trap }
event-damage-prevented = { $seat }: { $adventurer } { $count } sebzéstől megmenekül
event-adventurer-hurt = { $seat }: { $adventurer } { $count } sérülést szenved ({ $damage_source ->
        [trap] { $trap }
        [attack] { $creature }
        [fatigue] kifáradás
       *[poison] méreg
    })
event-adventurer-died = { $seat }: { $adventurer } meghal
event-spell-cast = { $seat }: a csapat varázslata: { $spell }
event-creature-withdrawn = { $seat } visszavonja: { $creature }
event-creature-attacked = { $seat }: { $creature } támad ({ $alternative ->
        [1] első támadás
       *[other] második támadás
    })
event-creature-idle = { $seat } lénye nem tud támadni: { $creature }
event-creature-knocked-out = { $seat } lénye kiütve fekszik: { $creature }
event-adventurer-healed = { $seat }: { $adventurer } felgyógyul { $count } sérüléséből
event-party-tired = { $seat }: a csapat kifáradása { $count }
event-tile-conquered = { $seat } elveszíti ezt a mezőt: { $cell }
event-conquering-skipped = { $seat }: ebben a fordulóban nincs meghódítás
event-party-defeated = { $seat } legyőzi a csapatot
event-adventurer-left = { $seat } kazamatájából hazamegy: { $adventurer }
event-game-ended = Véget ért a játék
event-creature-sent = { $seat } harcba küldi: { $creature }
event-battle-step = { $seat }, csata: { $step }
event-spell-failed = { $seat }: a csapat nem tud varázsolni: { $spell } (mágia: { $magic }, kellene: { $needed })
event-spell-silenced = { $seat }: valami elnémítja a csapatot, ezért nem tud varázsolni: { $spell }
event-healing-skipped = { $seat }: senki sem gyógyul ({ $skip_reason ->
        [no_attack] egy lény sem támadott
       *[forbidden] a gyógyítás tilos
    })
event-damage-absorbed = { $seat }: { $spell } elnyel { $count } sebzést, { $adventurer }
event-party-reordered = { $seat }: a csapat új sorrendbe áll

## Why not

refusal-setup-unknown-value = Nincs ilyen érték
refusal-setup-seats = A játék 2–4 hellyel játszható, { $seats } hellyel nem
refusal-setup-mission-seats = Egy küldetés 1–4 hellyel játszható, { $seats } hellyel nem
refusal-setup-full-draws = A teljes játékban az első parancsokat választjuk, nem sorsoljuk
refusal-order-not-drawn = Ezt a parancsot nem húztad: { $order }
refusal-order-shut = Ehhez a parancshoz nem férsz hozzá: { $order }
refusal-order-in-slot = Ezt a parancsot már kiválasztottad: { $order }
refusal-non-player-lord-lacks-order = A nem játékos kazamataúr most nem használhatja: { $order }
refusal-too-little-gold = Ára: { $gold } arany; neked { $held } van
refusal-too-little-food = Ára: { $food } élelem; neked { $held } van
refusal-too-evil-to-pay = Ára: { $evil } gonoszságpont; { $left ->
        [0] a jelölőd legfelül áll
       *[other] a jelölőd már csak { $left } mezőt léphet
    }
refusal-no-trap-left = Nincs több csapda
refusal-trap-not-held = Nincs ilyen csapdád: { $trap }
refusal-cell-dug = Itt már van lapka: { $cell }. mező
refusal-cell-apart = Nem érinti a kazamatádat: { $cell }. mező
refusal-fills-block = Egy járat itt kitöltene egy 2×2-es mezőt: { $cell }. mező
refusal-nowhere-to-dig = Nincs hol ásni
refusal-space-allows = Ez a mező legfeljebb { $imps } koboldot enged
refusal-too-few-imps = { $imps ->
        [0] Nincs szabad koboldod
       *[other] Csak { $imps } szabad koboldod van
    }
refusal-too-few-tunnels = Csak { $tunnels } járatod van, amelyben bányászhatsz
refusal-creature-not-offered = Nem bérelhető fel: { $creature }
refusal-creature-needs-food = { $creature } ára: { $food } élelem; neked { $held } van
refusal-creature-needs-gold = { $creature } ára: { $gold } arany
refusal-creature-needs-trap = { $creature } ára egy csapda
refusal-creature-needs-evil = { $food ->
        [0] { $creature } ára: { $evil } gonoszságpont
       *[other] { $creature } ára: { $food } élelem és { $evil } gonoszságpont
    }; { $left ->
        [0] a jelölőd legfelül áll
       *[other] a jelölőd már csak { $left } mezőt léphet
    }
refusal-creature-needs-prey = { $creature } egy másik lényt kér eleségül
refusal-no-such-prey = Ez a lény nem adható neki: { $creature }
refusal-room-not-offered = Nem építhető: { $room }
refusal-room-needs-tunnel = { $room }: csak járat helyére építheted, itt pedig nincs járat: { $cell }. mező
refusal-tile-conquered = { $room }: meghódított lapka, { $cell }. mező
refusal-cell-has-room = { $room }: itt már van terem, { $cell }. mező
refusal-rooms-apart = { $room }: itt másik terem mellé kerülne: { $cell }. mező
refusal-outside-zone = { $room }: a zónáján kívül esik: { $cell }. mező
refusal-room-not-yours = Nincs ilyen termed: { $room }
refusal-room-makes-nothing = Ez a terem nem termel: { $room }
refusal-room-conquered = Ezt a termet meghódították: { $room }
refusal-room-used = { $room }: ebben a fordulóban már eleget használtad (legfeljebb { $times } alkalommal)
refusal-too-few-workers = { $room }: { $workers } munkás kell hozzá; neked { $held } van
refusal-shed-must-dig = A Szerszámoskamrát csak ásásra használhatod
refusal-order-was-executed = Ezt a parancsot egy későbbi helyről végrehajtottad: { $order }
refusal-order-not-played = Ezt a parancsot nem játszottad ki: { $order }
refusal-wage-not-due = Ennek a lénynek most nem jár bér: { $creature }
refusal-taxes-are-less = Az adód csak ennyi: { $gold } arany
refusal-no-part-of-wage = A bérének nincs ilyen része, vagy nincs miből kifizetned: { $creature }
refusal-no-such-monster = Nincs ilyen szörnyed: { $creature }
refusal-choose-tile-first = Előbb válassz lapkát
refusal-tile-is-chosen = Már kiválasztottad: { $cell }. mező
refusal-no-tile-there = Itt nincs lapka: { $cell }. mező
refusal-tile-is-lost = Már meghódították: { $cell }. mező
refusal-tile-is-farther = Van közelebbi lapka a bejárathoz, mint ez: { $cell }. mező
refusal-tile-holds-traps = Ezen a lapkán legfeljebb { $traps } csapda fér el
refusal-tile-holds-monsters = Ezen a lapkán legfeljebb { $monsters } szörny fér el
refusal-trap-too-dear = { $trap }: a terv ára { $gold } arany, { $food } élelem és { $imps } kobold
refusal-creature-not-there = Nincs több ilyened: { $creature }
refusal-creature-knocked-out = Kiütve: { $creature }
refusal-not-in-prison = Nincs a börtönödben: { $adventurer }
refusal-trap-not-planned = Ezt a csapdát nem vetted bele a tervbe: { $trap }
refusal-nobody-there = Senki sem áll itt: { $target }. hely
refusal-ghosts-stay = A varázslat nem hat szellemre: { $creature }
refusal-creature-not-sent = Nincs ebben a csatában: { $creature }
refusal-no-such-attack = { $creature }: nincs második támadása
refusal-attack-needs-food = { $creature }: ennek a támadásnak az ára { $food } élelem
refusal-rage-does-not-glue = { $creature } dühöng, támadnia kell
refusal-attack-not-aimed = { $creature } nem választhat célpontot
refusal-target-safe = { $creature } nem érheti el: { $target }. hely

remedy-setup-two-to-four = Válassz 2–4 helyet.
remedy-setup-one-to-four = Válassz 1–4 helyet.
remedy-setup-draw-orders = Hagyd a kezdő parancsokat a játékmód szerint, vagy játssz első játékot.
remedy-choice-game = Lehetséges értékek: full, first.
remedy-choice-opening = Lehetséges értékek: by_game, random, chosen.
remedy-choice-specials = Lehetséges értékek: by_game, none.
remedy-choice-starter = Lehetséges értékek: random, first_seat.
remedy-choice-planning = Lehetséges értékek: parallel, in_order.
remedy-choice-pendulum-alone = Lehetséges értékek: nothing, hits.
remedy-choice-room-bonus = Lehetséges értékek: each, once.
remedy-choice-magic-shield = Lehetséges értékek: any_damage, attacks.
remedy-choice-idle-monsters = Lehetséges értékek: ready, out.
remedy-choice-demon-food = Lehetséges értékek: any_creature, monsters.
remedy-choice-demon-pay-day = Lehetséges értékek: unpaid, paid.
remedy-choice-trap-deck = Lehetséges értékek: ends, reshuffles.
remedy-choice-zero-titles = Lehetséges értékek: shared, nobody.
remedy-choice-embezzlement = Lehetséges értékek: round_up, round_down.
remedy-choice-components = Lehetséges értékek: standard.
remedy-choice-scenario = Lehetséges értékek: none, M1, M2, M3, M4, M5.
remedy-pick-drawn-order = Válassz a három húzott parancs közül.
remedy-pick-order-in-hand = Válassz egy parancsot a kezedből.
remedy-pick-non-player-order = Válassz a három parancsa közül.
remedy-decline-order = Mondj le a parancsról; a kártya visszakerülhet a kezedbe.
remedy-pick-held-trap = Válassz egy csapdát a sajátjaid közül.
remedy-pick-empty-cell = Válassz üres mezőt.
remedy-dig-beside = Áss egy saját lapka mellett.
remedy-dig-elsewhere = Áss ott, ahol nem telik meg 2×2-es mező.
remedy-pick-own-room = Használj más termet, vagy fejezd be.
remedy-send-fewer = Küldj kevesebb koboldot.
remedy-choose-other-creature = Válassz másik lényt.
remedy-pick-prey = Válassz másik lényt a pihenőtermedből.
remedy-pick-offered-room = Válassz a kínált termek közül.
remedy-dig-first = Előbb áss oda járatot.
remedy-pick-other-cell = Válassz másik mezőt.
remedy-next-round = Próbáld meg a következő fordulóban.
remedy-retrieve-first-slot = Vedd vissza az 1. hely parancsát, vagy egy végre nem hajtottat.
remedy-pick-due-creature = Válassz egy bérére váró lényt.
remedy-pay-less = Fizess kevesebbet.
remedy-let-it-strike = Hagyd sztrájkolni, vagy fizess másnak.
remedy-pick-own-monster = Válassz saját szörnyet.
remedy-choose-tile = Válaszd a legközelebbi meg nem hódított lapkák egyikét.
remedy-finish-plan = Jelezd, hogy kész a terv.
remedy-pick-cheaper-trap = Válassz kifizethető csapdát, vagy egyet sem.
remedy-pick-ready-creature = Válassz aktív lényt.
remedy-pick-prisoner = Válassz a foglyaid közül.
remedy-pick-planned-trap = Válassz a tervezett csapdák közül.
remedy-aim-at-somebody = Válassz másik célpontot.
remedy-pick-monster = Válassz a csatában álló szörnyek közül.
remedy-pick-sent-creature = Válassz olyan lényt, amely még nem támadott.
remedy-pick-other-attack = Válassz másik támadást.

## Results

cause-scored = Véget ért a második év: jön a pontozás.
cause-passed = A küldetés sikerült.
cause-failed = A küldetés nem sikerült.

score-rooms = meg nem hódított termek: { $points }
score-monsters = szörnyek: { $points }
score-prisoners = foglyok: { $points }
score-paladins = bebörtönzött paplovagok: { $points }
score-conquered = meghódított lapkák: { $points }
score-taxes = kifizetetlen adók: { $points }
score-cafeteria = Étkezde: { $points }
score-chapel = Kápolna: { $points }
score-pandemonium = Pandemónium: { $points }
score-title-evil = A sötét tettek ura (leggonoszabb): { $points }
score-title-rooms = A termek megszállottja (legtöbb terem): { $points }
score-title-tunnels = A vájárfejedelem (legtöbb járat): { $points }
score-title-monsters = A szörnyvezér (legtöbb szörny): { $points }
score-title-imps = A koboldkirály (legtöbb kobold): { $points }
score-title-riches = A leggazdagabb (legtöbb arany, élelem és csapda): { $points }
score-title-battle = A hadvezér (legkevesebb meghódított lapka): { $points }
score-hall-of-fame = Dicsőség csarnoka: { $points }
score-exam = sikeres vizsga: 0-nál több pont
