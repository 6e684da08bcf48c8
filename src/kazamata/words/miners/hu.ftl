### Birodalmi bányászok, magyarul.

## effects

effect-gain-coins = kapsz { $n } érmét
effect-gain-points = kapsz { $n } pontot
effect-draw = húzz { $n } kártyát
effect-draw-level = húzz { $n } kártyát ({ $level }. szint)
effect-draw-faction = keress egy pakliban egy { $card }
effect-draw-any-faction = nevezz meg egy frakciót, és keresd meg egy lapját az egyik pakliban
effect-draw-deep = vegyél el { $n } kártyát a IV. szintről
effect-advance = kutass { $n ->
        [1] 1 mezőt
       *[other] legfeljebb { $n } mezőt
    }
effect-machinery-here = tegyél { $n } masinát erre a kártyára
effect-machinery-anywhere = { $n ->
        [1] tegyél 1 masinát egyik kártyádra
       *[other] tegyél { $n } masinát a kártyáidra tetszés szerint
    }
effect-machinery-other = tegyél { $n } masinát { $n ->
        [1] egy másik kártyádra
       *[other] más kártyáidra
    }
effect-collapse = tegyél egy beomlást erre a kártyára
effect-collapse-other = { $n ->
        [1] tegyél egy beomlást egy másik kártyádra
       *[other] tegyél { $n } beomlást más kártyáidra
    }
effect-clear = { $n ->
        [1] levehetsz 1 beomlást
       *[other] vegyél le legfeljebb { $n } beomlást
    }
effect-place-cart = tegyél { $n } csillejelölőt { $n ->
        [1] egy félig teli csillére
       *[other] félig teli csillékre
    }
effect-dismantle = vedd le az összes masinát erről a kártyáról
effect-discard = { $n ->
        [1] eldobhatsz 1 kártyát a kezedből
       *[other] dobj el legfeljebb { $n } kártyát a kezedből
    }
effect-buy = { $most ->
        [1] fizethetsz { $price } érmét
       *[other] fizess { $price } érmét legfeljebb { $most } alkalommal
    }
effect-discount = a következő kártyád kijátszása { $n } érmével olcsóbb
effect-activate-any = aktiváld a bányád egy másik kártyáját
effect-activate-adjacent = aktiválj egy szomszédos kártyát
effect-activate-row = aktiválj egy kártyát ({ $number }. sor)
effect-activate-faction = aktiválj egy { $card }
effect-activate-with-machinery = aktiválj egy kártyát, amelyen masina van
effect-use-surface = használd a felszíntáblád egyik hatását
effect-special-new-shift = dobd el az egész kezed, majd húzz eggyel több kártyát, mint amennyit eldobtál
effect-special-twin-seams = kapsz 1 pontot a bányádban minden szomszédos kártyapár után, amelynek közös a frakciója
effect-per = { $gain } { $what }
effect-per-most = { $gain } { $what } (legfeljebb { $most } alkalommal)
effect-if = { $condition }: { $then }
effect-if-else = { $condition }: { $then }; különben: { $otherwise }
effect-pay = fizess { $price } érmét: { $then }
effect-pay-scots = fizess { $price } érmét (a bányád minden skót kártyája után 1-gyel kevesebbet): { $then }
effect-and = { $first }; { $second }
effect-or = { $first }, vagy { $second }

## measures

measure-faction-kinds = a bányád minden { $each ->
        [1] különböző frakciója
       *[other] { $each } különböző frakciója
    } után
measure-machinery-here = az ezen a kártyán lévő minden { $each ->
        [1] masina
       *[other] { $each } masina
    } után
measure-machinery = a bányádban lévő minden { $each ->
        [1] masina
       *[other] { $each } masina
    } után
measure-collapses = a bányádban lévő minden { $each ->
        [1] beomlás
       *[other] { $each } beomlás
    } után
measure-full-carts = a bányádban lévő minden { $each ->
        [1] teli csille
       *[other] { $each } teli csille
    } után
measure-half-carts = a bányádban lévő minden { $each ->
        [1] félig teli csille
       *[other] { $each } félig teli csille
    } után
measure-carts-here = az e kártyánál lévő minden { $each ->
        [1] teli csille
       *[other] { $each } teli csille
    } után
measure-cards = a bányádban lévő minden { $each ->
        [1] kártya
       *[other] { $each } kártya
    } után
measure-collapse-free = a bányádban lévő minden { $each ->
        [1] beomlás nélküli kártya
       *[other] { $each } beomlás nélküli kártya
    } után
measure-neighbours = minden { $each ->
        [1] szomszédos kártya
       *[other] { $each } szomszédos kártya
    } után
measure-side-by-side = az e kártya sorában lévő minden { $each ->
        [1] kártya
       *[other] { $each } kártya
    } után
measure-scots = a bányádban lévő minden { $each ->
        [1] skót kártya
       *[other] { $each } skót kártya
    } után
measure-barbarians = a bányádban lévő minden { $each ->
        [1] barbár kártya
       *[other] { $each } barbár kártya
    } után
measure-egyptians = a bányádban lévő minden { $each ->
        [1] egyiptomi kártya
       *[other] { $each } egyiptomi kártya
    } után
measure-japanese = a bányádban lévő minden { $each ->
        [1] japán kártya
       *[other] { $each } japán kártya
    } után
measure-atlanteans = a bányádban lévő minden { $each ->
        [1] atlantiszi kártya
       *[other] { $each } atlantiszi kártya
    } után
measure-romans = a bányádban lévő minden { $each ->
        [1] római kártya
       *[other] { $each } római kártya
    } után
measure-row-1 = az 1. sorban lévő minden { $each ->
        [1] kártya
       *[other] { $each } kártya
    } után
measure-row-2 = a 2. sorban lévő minden { $each ->
        [1] kártya
       *[other] { $each } kártya
    } után
measure-row-3 = a 3. sorban lévő minden { $each ->
        [1] kártya
       *[other] { $each } kártya
    } után
measure-row-4 = a 4. sorban lévő minden { $each ->
        [1] kártya
       *[other] { $each } kártya
    } után
measure-position = a jelölőd alatti minden { $each ->
        [1] mező
       *[other] { $each } mező
    } után
measure-distance = a játékban megtett minden { $each ->
        [1] mező
       *[other] { $each } mező
    } után
measure-coins = minden { $each ->
        [1] érméd
       *[other] { $each } érméd
    } után
measure-hand = a kezedben lévő minden { $each ->
        [1] kártya
       *[other] { $each } kártya
    } után
measure-boards = minden { $each ->
        [1] teljesített kutatástábla
       *[other] { $each } teljesített kutatástábla
    } után
measure-rows = a bányád minden { $each ->
        [1] olyan sora
       *[other] { $each } olyan sora
    } után, amelyben van kártya
measure-both-above = ha közvetlenül e kártya felett két kártya van
measure-between-two = ha e kártya két kártya között fekszik
measure-at-the-end = ha e kártya mellett legfeljebb egy kártya fekszik
measure-nothing-below = ha e kártya alatt nincs kártya

## conditions

condition-position = ha legalább { $least } mezőnyire jutottál
condition-both-above = ha közvetlenül e kártya felett két kártya van
condition-between-two = ha e kártya két kártya között fekszik
condition-at-the-end = ha e kártya mellett legfeljebb egy kártya fekszik
condition-nothing-below = ha e kártya alatt nincs kártya

## modifiers

modifier-cheaper-cards = ebben a fordulóban minden kártya kijátszása { $n } érmével olcsóbb
modifier-longer-advances = ebben a fordulóban minden kutatással { $n } mezővel messzebbre juthatsz
modifier-richer-coins = ebben a fordulóban valahányszor egy bányakártya érmét ad, { $n } érmével többet kapsz
modifier-more-surface = ebben a fordulóban a felszíntáblád két különböző hatását használd
modifier-lower-prices = ebben a fordulóban minden hatás költsége { $n } érmével csökken (az ismételhető fizetéseké nem)
event-type-immediate = Azonnali
event-type-this-round = Módosító
event-type-end-of-round = Fordulóvégi

## choices

game-title = Birodalmi bányászok
game-blurb = Áss saját bányát tíz forduló alatt, a többiekkel egyszerre. Minden új kártya láncreakciót indít a felszínig. A kártyákat mi magunk terveztük.
progress-rounds = { $done }. forduló (összesen { $total })
preset-first = Első műszak
preset-first-text = Hat kártyával indulsz, kalauzzal.
preset-short = Első játék
preset-short-text = Mindenki szintenként két kártyával indul.
preset-full = Teljes játék
preset-full-text = Tíz forduló. Mindenki nyolc kártyából négyet tart meg.
preset-open = Fordulónként egyszer
preset-open-text = Egy ültében lejátszod a fordulót. Napokig tartó játszmákhoz jó.
choice-first-game = Első játék
choice-first-game-help = Az első játékhoz húzz 2-2 kártyát az I., a II. és a III. szintről, és tartsd meg mind a hatot, ahelyett hogy nyolcból négyet választanál.
choice-first-game-no = nem: 8 kártyából 4 marad
choice-first-game-yes = igen: 2-2 kártya szintenként
choice-reveal = Kártyák felfedése
choice-reveal-help = Együtt: a kártyák rejtve maradnak, amíg mindenki nem választott. Nyíltan: mindenki egy ültében lejátssza a fordulót; napokig tartó játszmákhoz ajánlott.
choice-reveal-together = együtt
choice-reveal-open = nyíltan
choice-alchemy = Az Alkímia tábla
choice-alchemy-help = Melyik oldala legyen felül: elöl a Pénzverde, hátul az Ékszerészek. A szabály szerint a véletlen dönt.
choice-alchemy-random = véletlen
choice-alchemy-front = Pénzverde
choice-alchemy-back = Ékszerészek
choice-technology = A Technológia tábla
choice-technology-help = Melyik oldala legyen felül: elöl a Műhely, hátul a Vasút. A szabály szerint a véletlen dönt.
choice-technology-random = véletlen
choice-technology-front = Műhely
choice-technology-back = Vasút
choice-diplomacy = A Diplomácia tábla
choice-diplomacy-help = Melyik oldala legyen felül: elöl a Követség, hátul a Mélység. A szabály szerint a véletlen dönt.
choice-diplomacy-random = véletlen
choice-diplomacy-front = Követség
choice-diplomacy-back = Mélység
choice-set = Kártyakészlet
choice-set-help = A saját készletet mi terveztük; készlet fájlból is beolvasható.
choice-set-house = saját készlet

## names

card-peat-cutters = Tőzegvágók
card-whisky-still = Whiskylepárló
card-rough-diggers = Faragatlan csákányosok
card-war-drums = Harci dobok
card-surveyors-camp = Földmérők tábora
card-papyrus-store = Papirusztár
card-sundial = Napóra
card-tea-house = Teaház
card-rice-terrace = Rizsterasz
card-pump-room = Szivattyúház
card-gear-works = Fogaskerékműhely
card-milestone = Mérföldkő
card-toll-gate = Vámkapu
card-old-gallery = Öreg tárna
card-lamp-room = Lámpakamra
card-timber-yard = Fatelep
card-border-market = Határ menti piac
card-ferry-landing = Kompkikötő
card-clan-hall = Klánterem
card-highland-forge = Felföldi kovácsműhely
card-piper-band = Dudásbanda
card-tartan-weavers = Tartánszövők
card-wrecking-crew = Rombolóbrigád
card-powder-store = Lőporraktár
card-ruin-pickers = Romkutatók
card-siege-road = Ostromút
card-bear-pit = Medveverem
card-obelisk-yard = Obeliszkudvar
card-barge-landing = Bárkakikötő
card-scribes-school = Írnokiskola
card-embalmers = Balzsamozók
card-river-temple = Folyótemplom
card-sphinx-riddle = A szfinx rejtvénye
card-lantern-walk = Lampionsétány
card-sword-smiths = Kardkovácsok
card-stone-garden = Kőkert
card-paper-bridge = Papírhíd
card-crystal-engine = Kristálymotor
card-dry-dock = Szárazdokk
card-tide-mill = Árapálymalom
card-glass-lift = Üveglift
card-via-profunda = Via Profunda
card-aqueduct = Vízvezeték
card-legion-camp = Légiótábor
card-cart-sheds = Csilleszín
card-forum = Fórum
card-winch-tower = Csörlőtorony
card-pay-office = Bérfizető iroda
card-bone-yard = Csonttemető
card-kings-cairn = A király kőhalma
card-clan-gathering = Klángyűlés
card-deep-distillery = Mélységi lepárló
card-gold-brokers = Aranyalkuszok
card-thistle-gate = Bogáncskapu
card-earthquake-cult = A földrengés hívei
card-kings-of-rubble = A törmelék királyai
card-raiders-hoard = Fosztogatók kincse
card-skull-throne = Koponyatrón
card-iron-horde = Vashorda
card-pharaohs-way = A fáraó útja
card-hall-of-scales = A mérleg csarnoka
card-golden-barge = Aranybárka
card-hidden-pyramid = Rejtett piramis
card-oracle-well = A jósda kútja
card-desert-caravan = Sivatagi karaván
card-star-chamber = Csillagkamra
card-shogun-seat = A sógun széke
card-moon-gate = Holdkapu
card-silk-archive = Selyemarchívum
card-thousand-cranes = Ezer daru
card-heart-engine = Szívmotor
card-coral-automaton = Korallautomata
card-great-bellows = Nagy fújtató
card-sunken-dynamo = Elsüllyedt dinamó
card-triumphal-arch = Diadalív
card-grand-junction = Nagy csomópont
card-senate-vault = Szenátusi kincstár
card-jubilee-bridge = Jubileumi híd
card-echo-cavern = Visszhangbarlang
card-underground-lake = Föld alatti tó
card-main-shaft = Főakna
card-heart-of-the-mountain = A hegy szíve
happening-pay-day = Fizetésnap
happening-new-recruits = Újoncok
happening-scrap-dealer = Ócskás
happening-breakthrough = Áttörés
happening-wandering-scholar = Vándortudós
happening-crate-of-parts = Egy láda alkatrész
happening-wagon-makers = Kocsigyártók
happening-rescue-party = Mentőcsapat
happening-envoys = Követek
happening-royal-favour = Királyi kegy
happening-market-day = Piacnap
happening-tailwind = Hátszél
happening-rich-vein = Dús telér
happening-open-gates = Nyitott kapuk
happening-generous-lenders = Nagylelkű hitelezők
happening-evening-wages = Esti bér
happening-festival-of-nations = A népek ünnepe
happening-night-shift = Éjszakai műszak
track-mint = Pénzverde
track-jewellers = Ékszerészek
track-workshop = Műhely
track-railway = Vasút
track-embassy = Követség
track-abyss = Mélység
board-alchemy = Alkímia
board-technology = Technológia
board-diplomacy = Diplomácia
faction-scots = skótok
faction-barbarians = barbárok
faction-egyptians = egyiptomiak
faction-japanese = japánok
faction-atlanteans = atlantisziak
faction-romans = rómaiak
faction-none = frakció nélküli
side-upper-left = balra fent
side-upper-right = jobbra fent
side-left = balra
side-right = jobbra
side-lower-left = balra lent
side-lower-right = jobbra lent
level-1 = I
level-2 = II
level-3 = III
level-4 = IV
rank-1 = Kubikos
rank-2 = Alagútásó
rank-3 = Kezdő bányász
rank-4 = Bányamérnök
rank-5 = Veterán vájár
rank-6 = A mélység királya

## cards

card-none = nincs kártya
card-unnamed = { $number }. kártya
spot-place = { $card } ({ $row }. sor, { $column }. oszlop)
cell-place = { $row }. sor, { $column }. oszlop
card-head = { $card } · { $level }. szint · költség { $cost } · { $factions }
card-choice = { $first } — VAGY — { $second }

## asks

ask-keep-cards = Négy lap marad a kezdő kezedben, a többit eldobod.
ask-keep-cards-waiting = Várakozás: { $names } (kezdőlapok)
ask-choose-card = Melyik kártyát játszod ki ebben a fordulóban?
ask-choose-card-waiting = Várakozás: { $names } (kártyaválasztás)
ask-place-card = Hová helyezed le a kártyát?
ask-place-card-waiting = Várakozás: { $names } (lehelyezés)
ask-use-effect = Az aktivált kártya melyik hatását használod?
ask-use-effect-waiting = Várakozás: { $names } (kártya hatása)
ask-climb = Melyik felette lévő kártyán folytatódik a láncreakció?
ask-climb-waiting = Várakozás: { $names } (láncreakció)
ask-use-surface = Elérted a felszínt: válassz egy hatást!
ask-use-surface-waiting = Várakozás: { $names } (felszín)
ask-draw-card = Melyik pakliból húzol?
ask-draw-card-waiting = Várakozás: { $names } (kártyahúzás)
ask-name-faction = Melyik frakcióból keresel lapot?
ask-name-faction-waiting = Várakozás: { $names } (frakcióhúzás)
ask-seek-faction = Melyik pakliban keresel?
ask-seek-faction-waiting = Várakozás: { $names } (keresés)
ask-enter-board = Melyik kutatástáblán indul a jelölőd?
ask-enter-board-waiting = Várakozás: { $names } (táblaválasztás)
ask-move-marker = Hány mezőt kutatsz?
ask-move-marker-waiting = Várakozás: { $names } (kutatás)
ask-change-board = Teljesítetted a táblát: hová kerül a jelölőd?
ask-change-board-waiting = Várakozás: { $names } (táblaváltás)
ask-place-machinery = Melyik kártyára teszel masinát?
ask-place-machinery-waiting = Várakozás: { $names } (masina)
ask-clear-collapse = Válassz kártyát, amelyről leveszed a beomlást, vagy állj meg.
ask-clear-collapse-waiting = Várakozás: { $names } (beomlás levétele)
ask-collapse-card = Melyik kártyára teszel beomlást?
ask-collapse-card-waiting = Várakozás: { $names } (beomlás)
ask-place-cart = Melyik félig teli csillére teszel jelölőt?
ask-place-cart-waiting = Várakozás: { $names } (csillejelölő)
ask-activate-card = Melyik kártyát aktiválod?
ask-activate-card-waiting = Várakozás: { $names } (különleges aktiválás)
ask-trim-hand = Nyolcnál több lapod van: melyiket dobod el?
ask-trim-hand-waiting = Várakozás: { $names } (túl sok lap)
ask-discard-some = Melyik lapot dobod el? Abba is hagyhatod.
ask-discard-some-waiting = Várakozás: { $names } (eldobás)
ask-buy-times = Hányszor fizetsz?
ask-buy-times-waiting = Várakozás: { $names } (fizetés)
ask-choose-branch = Válassz egyet!
ask-choose-branch-waiting = Várakozás: { $names } (választás)
ask-left = { $what ->
        [effects] (még { $left } hatás)
        [tokens] (még { $left })
       *[cards] (még { $left } kártya)
    }
ask-card = ({ $card })

## options

option-card = { $card }
option-card-cost = { $card } (költség { $cost })
option-take-forced = Húzd fel és játszd ki az I. szintű pakli legfelső kártyáját
option-cell = { $cell }
option-use-none = Egyik hatást sem használod
option-use-effect = { $effect }
option-branch = { $branch }
option-surface = { $surface }
option-deck = { $level }. szintű pakli ({ $left } kártya maradt)
option-faction = { $faction }
option-board = { $board }: { $track }
option-steps = { $steps } mező: { $text }
option-spot = { $spot }
option-joint = { $spot }: { $side }
option-stop = Elég
option-times = { $count } alkalom

## events

event-round-began = { $round }. forduló. Esemény: { $event_card }
event-card-chosen = { $seat } kártyát választ: { $card }
event-card-chosen-hidden = { $seat } kártyát választ
event-card-played = { $seat } kijátssza: { $card } (költség { $cost })
event-card-forced = { $seat } nem tud kártyát kijátszani, ezért az I. szintű pakli legfelső kártyáját játssza ki: { $card }
event-nothing-to-force = { $seat } semmit sem tud kijátszani, ezért a felszínre megy
event-card-placed = { $seat } lehelyezi: { $card }, { $cell }
event-card-activated = { $seat } aktiválja: { $card }
event-activation-skipped = { $card }: ebben a fordulóban már aktiválódott, ezért kimarad ({ $seat })
event-effect-used = { $effect ->
        [0] { $seat } egyik hatást sem használja: { $card }
        [1] { $seat } az első hatást használja: { $card }
       *[2] { $seat } a második hatást használja: { $card }
    }
event-collapse-lifted = { $seat } leveszi a beomlást innen: { $card }
event-coins-gained = { $seat } { $count } érmét kap
event-coins-paid = { $seat } { $count } érmét fizet
event-points-gained = { $seat } { $count } pontot kap
event-card-drawn = { $seat } kártyát húz ({ $level }. szintű pakli): { $card }
event-card-drawn-hidden = { $seat } kártyát húz ({ $level }. szintű pakli)
event-deep-card-taken = { $seat } elvesz egy IV. szintű kártyát
event-deck-shuffled = Újrakevert pakli: { $level }. szint
event-card-discarded = { $seat } eldobja: { $card }
event-card-turned-up = { $seat } felfedi: { $card }
event-faction-found = { $seat } megtalálja: { $card } ({ $faction })
event-faction-missing = { $seat } nem talál ilyen kártyát: { $faction } ({ $level }. szintű pakli)
event-board-entered = { $seat } kutatni kezd ezen a táblán: { $track }
event-marker-moved = { $seat } { $count } mezőt kutat, és ide jut: { $space }. mező
event-board-finished = { $seat } teljesít egy táblát: { $track }
event-machinery-placed = { $seat } { $count } masinát tesz ide: { $card }
event-machinery-taken = { $seat } { $count } masinát vesz le innen: { $card }
event-collapse-placed = { $seat } beomlást tesz ide: { $card }
event-cart-placed = { $seat } csillejelölőt tesz ide: { $card } ({ $side })
event-discount-gained = { $seat }: a következő kártya { $count } érmével olcsóbb
event-surface-used = { $surface ->
        [coins] { $seat } érméket kap a felszínen
        [short] { $seat } rövid kutatásért fizet a felszínen
        [long] { $seat } hosszú kutatásért fizet a felszínen
       *[draw] { $seat } kártyákat húz a felszínen
    }
event-round-ended = { $round }. forduló vége
event-game-ended = Véget ért a tizedik forduló: vége a játéknak

## refusals

refusal-setup-unknown-value = Nincs ilyen érték
refusal-setup-seats = A Birodalmi bányászokat 1–5 játékos játszhatja, nem { $seats }
remedy-setup-one-to-five = Válassz 1–5 helyet.
remedy-choice-first-game = Válassz a felkínált értékek közül.
remedy-choice-reveal = Válassz: együtt vagy nyíltan.
remedy-choice-alchemy = Válassz: véletlen, elöl vagy hátul.
remedy-choice-technology = Válassz: véletlen, elöl vagy hátul.
remedy-choice-diplomacy = Válassz: véletlen, elöl vagy hátul.
remedy-choice-set = Válaszd a saját készletet, vagy előbb olvass be egy készletet fájlból.
refusal-not-in-hand = Ez a kártya nincs a kezedben: { $card }
remedy-pick-from-hand = Válassz egy kártyát a kezedből.
refusal-needs-card-above = { $card }: ehhez ({ $level }. szint) előbb kell egy kártya a felette lévő sorba
refusal-no-free-place = { $card }: ebben a sorban nincs szabad hely: { $level }
remedy-dig-row-above = Előbb helyezz le kártyát a felette lévő sorba.
refusal-card-too-dear = { $card }: a költsége { $cost }, neked { $coins } érméd van
refusal-too-dear = Az ára { $cost }, neked { $coins } érméd van
remedy-get-coins = Előbb szerezz érméket, vagy csökkentsd a költséget.
refusal-must-play-from-hand = Van kijátszható kártyád, ezért a kezedből kell játszanod
remedy-pick-playable = Válassz egyet a kijátszható kártyáid közül.
refusal-wrong-row = { $card } ({ $level }. szint) nem kerülhet ide: { $row }. sor
remedy-pick-own-row = Válassz helyet a kártya saját sorában.
refusal-cell-taken = Itt már ez a kártya van: { $card }
remedy-pick-free-cell = Válassz szabad helyet.
refusal-touches-nothing-above = Ott egy { $level }. szintű kártya egyetlen felette lévő kártyához sem érne
remedy-pick-below-a-card = Válassz helyet egy kártya alatt.
refusal-gap-too-wide = Az I. sorban legfeljebb egy kártyányi hézag maradhat
remedy-pick-nearer = Válassz a kártyáidhoz közelebbi helyet.
refusal-one-effect-only = { $card }: csak egy hatása van
remedy-use-first = Használd az egyetlen hatását, vagy egyiket sem.
refusal-no-such-card = A bányádban nincs { $spot }. kártya; összesen { $cards } van
remedy-pick-own-card = Válassz egy kártyát a bányádból.
refusal-not-directly-above = { $card } nem közvetlenül e fölött fekszik: { $below }
remedy-climb-above = Válassz a felette lévő két kártya közül.
refusal-surface-used = A felszínnek ezt a hatását már használtad
remedy-pick-other-effect = Válassz másik hatást.
refusal-deck-empty = { $level }. szintű pakli: a dobópaklijával együtt üres
refusal-deck-searched = { $level }. szintű pakli: itt már kerestél ({ $faction })
remedy-pick-other-deck = Válassz másik paklit.
refusal-no-zero-steps = Aki kutat, legalább egy mezőt lép
remedy-move-one = Lépj legalább egy mezőt.
refusal-too-many-steps = Legfeljebb { $most } mezőt kutathatsz, nem { $steps } mezőt
refusal-past-the-top = A legfelső mező { $most } lépésre van, { $steps } lépés túl sok
remedy-move-fewer = Lépj kevesebb mezőt.
refusal-same-board = A jelölőnek másik táblára kell kerülnie
remedy-pick-other-board = Válassz a többi tábla közül.
refusal-only-other-cards = A hatás más kártyáknak szól, nem ennek: { $card }
refusal-machinery-full = { $card }: már három masina van rajta
refusal-collapsed-already = { $card }: már van rajta beomlás
remedy-pick-other-card = Válassz másik kártyát.
refusal-no-collapse-there = { $card }: nincs rajta beomlás
remedy-pick-collapsed = Válassz beomlásos kártyát.
refusal-cart-full-already = A csille már teli: { $card } ({ $side })
refusal-no-joint-there = Ott nincs szomszédos kártya: { $card } ({ $side })
refusal-cart-both-empty = Mindkét fél csille üres: { $card } ({ $side })
remedy-pick-half-full = Válassz félig teli csillét.
refusal-too-often = Legfeljebb { $most } alkalommal fizethetsz, nem { $times } alkalommal
remedy-buy-fewer = Fizess kevesebbszer.
refusal-activated-already = { $card }: ebben a fordulóban már aktiválódott
remedy-pick-fresh-card = Válassz még nem aktivált kártyát.
refusal-wrong-target = A hatás nem ilyen kártyára vonatkozik: { $card }
remedy-pick-fitting-card = Válassz olyan kártyát, amilyenre a hatás vonatkozik.
refusal-no-such-branch = Nincs { $branch }. lehetőség; összesen { $most } van
remedy-pick-branch = Válassz a felsoroltak közül.

## scores

cause-ten-rounds = A tíz forduló véget ért
score-gems = Pontjelölők: { $points }
score-full-carts = Teli csillék: { $points }
score-rank-1 = Eredmény: Kubikos (35 alatt)
score-rank-2 = Eredmény: Alagútásó (35–45)
score-rank-3 = Eredmény: Kezdő bányász (46–55)
score-rank-4 = Eredmény: Bányamérnök (56–60)
score-rank-5 = Eredmény: Veterán vájár (61–65)
score-rank-6 = Eredmény: A mélység királya (65 fölött)
effect-advance-each = kutass legfeljebb { $n } mezőt
effect-collapse-own = { $n ->
        [1] tegyél egy beomlást egyik kártyádra
       *[other] tegyél { $n } beomlást a kártyáidra
    }
effect-activate-free = aktiváld a bányád egyik kártyáját
effect-each-clear = { $what }, és mindegyikért { $gain }
effect-each-discard = { $what }, és mindegyikért { $gain }
effect-each-place-cart = { $what }, és mindegyikért { $gain }
effect-each-collapse = { $what }, és mindegyikért { $gain }
effect-each-dismantle = { $what }, és mindegyikért { $gain }
effect-each-buy = { $what }, és minden alkalommal { $gain }
effect-if-done = { $what }; ha megteszed, { $gain }
effect-again = { $what }, { $n ->
        [2] kétszer
        [3] háromszor
       *[other] { $n } alkalommal
    }
effect-choose = válassz egyet: { $choices }
faction-card-scots = skót kártyát
faction-card-barbarians = barbár kártyát
faction-card-egyptians = egyiptomi kártyát
faction-card-japanese = japán kártyát
faction-card-atlanteans = atlantiszi kártyát
faction-card-romans = római kártyát
condition-faction-kinds = ha a bányádban legalább { $least } különböző frakció van
condition-machinery-here = ha ezen a kártyán legalább { $least } masina van
condition-machinery = ha a bányádban legalább { $least } masina van
condition-collapses = ha a bányádban legalább { $least } beomlás van
condition-full-carts = ha a bányádban legalább { $least } teli csille van
condition-half-carts = ha a bányádban legalább { $least } félig teli csille van
condition-carts-here = ha ennél a kártyánál legalább { $least } teli csille van
condition-cards = ha a bányádban legalább { $least } kártya van
condition-collapse-free = ha a bányádban legalább { $least } beomlás nélküli kártya van
condition-neighbours = ha ennek a kártyának legalább { $least } szomszédja van
condition-side-by-side = ha e kártya sorában legalább { $least } kártya van
condition-scots = ha a bányádban legalább { $least } skót kártya van
condition-barbarians = ha a bányádban legalább { $least } barbár kártya van
condition-egyptians = ha a bányádban legalább { $least } egyiptomi kártya van
condition-japanese = ha a bányádban legalább { $least } japán kártya van
condition-atlanteans = ha a bányádban legalább { $least } atlantiszi kártya van
condition-romans = ha a bányádban legalább { $least } római kártya van
condition-row-1 = ha az 1. sorban legalább { $least } kártya van
condition-row-2 = ha a 2. sorban legalább { $least } kártya van
condition-row-3 = ha a 3. sorban legalább { $least } kártya van
condition-row-4 = ha a 4. sorban legalább { $least } kártya van
condition-distance = ha a játékban legalább { $least } mezőt megtettél
condition-coins = ha legalább { $least } érméd van
condition-hand = ha legalább { $least } kártya van a kezedben
condition-boards = ha legalább { $least } kutatástáblát teljesítettél
condition-rows = ha a bányád legalább { $least } sorában van kártya
