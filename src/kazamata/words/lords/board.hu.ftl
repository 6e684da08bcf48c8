### The terminal board of Dungeon Lords, in Hungarian.

## The board

board-mission = { $number }. küldetés
mission-goal = Cél: { $best ->
        [0] egyetlen lapkát se veszíts el
       *[other] legfeljebb { $best } lapkát veszíts el
    }
mission-party = A kazamatád előtt állnak: { $party }
mission-means = Ez a tiéd: { $means }
mission-course = Minden fordulóban csatát tervezel: lapka, csapdák, lények. Azután a csapat összesen 2 sebzést szenved el a kifáradástól, és ha valaki még talpon van, a lapkát meghódítják. Négy forduló után a túlélők hazamennek.
mission-signs = Bármikor: ? mutatja, mit írhatsz be és mit jelentenek a jelek; tipp: mit tenne egy bot.
mission-end = Elveszett lapkák: { $lost }, megengedett: { $best }; elfogott kalandozók: { $caught } ({ $party } közül)
mission-again = Még egyszer: kazamata play lords --scenario { $mission }. A legjobb megoldás: kazamata solve lords --scenario { $mission }
board-year = { $year }. év
board-combat-round = Harc, { $round }. forduló
board-phase-opening = első parancsok
board-phase-orders = parancsok kiválasztása
board-phase-execution = parancsok végrehajtása
board-phase-production = termelés
board-phase-retrieving = parancskártyák visszavétele
board-phase-event = esemény
board-phase-planning = tervezés
board-phase-battle = csata
board-evil = Gonoszság
board-paladin-tent = Paplovag: a sátorban
board-paladin-at = Paplovag: { $name }
board-paladin-gone = Paplovag: nincs többé
board-tiles = lapkák
board-lair = pihenő
board-party = csapat
board-prison = börtön
board-orders = parancsok
board-goods = javak
board-creatures = Felbérelhető
board-rooms = Termek
board-coming = Úton
board-events = Események
board-spied = Ismert harci kártyák
board-left-out = érkező kalandozók, események, harckártyák
board-cards = Harci kártyák
board-training = nincs; kifáradás minden fordulóban: { $count }
board-fast = azonnali
board-slow = lassú
board-fatigue = kifáradás { $count }
board-no-party = Nem áll kalandozó a kazamata előtt.
board-battlefield = { $cell }. mező, csapdák
board-team = Küldött lények
board-hand-orders = parancsok: { $orders }
board-chosen = kiválasztva: { $orders }
board-class-warrior = harcos
board-class-thief = tolvaj
board-class-priest = pap
board-class-wizard = varázsló
board-class-paladin = paplovag
board-class-illusion = illúzió

## What holds in a battle

board-silenced = nincs varázslat
board-hidden-wizards = láthatatlan varázslók
board-raging = vak düh
board-shield = pajzs: { $count }
board-eased = kifáradás −{ $count }
board-poison = méreg { $count }: { $adventurer }

## Typing

board-cells = a ▸ jelű mezők
board-room-cells = { $room } ide kerülhet: { $cells }
board-type-orders = Írj be egy parancsot: { $example }, vagy mindet: { $several }; súgó: ?
board-type-yes-no = Írd be: { $yes } (végrehajtás) vagy { $no } (lemondás); súgó: ?
board-type-count = Írj be egy számot 0 és { $most } között; súgó: ?
board-type-dig = Írj be egy mezőt: { $example } (vagy többet), vagy: { $stop }; súgó: ?
board-type-build = Írd be a termet és a mezőt: { $example }, vagy: { $nothing }; súgó: ?
board-type-plan = Írj be számokat vagy neveket, a végén: { $ready }. Például: { $example }; súgó: ?
board-type-list = Írj be egy számot a listából vagy egy nevet: { $example }; súgó: ?
board-type-look = nézd: mi mit tesz.
type-stop-digging = elég
type-hire-nobody = senki
type-build-nothing = semmi
type-done-producing = kész
type-ready = kész
type-take-evil = nem
type-execute = i igen
type-decline = n nem
type-look-away = nem
type-nothing = egyik nincs
type-pay = kifizet fizet
type-let-go = elbocsát elenged
type-strikes = sztrájkol
type-plan-tile = mező
type-wage-food = élelem
type-wage-gold = arany
type-wage-evil = gonoszság
type-wage-trap = csapda
type-wage-creature = lény
board-unclear-order = A parancsok száma 1 és { $most } között van; név vagy annak eleje is jó.
board-unclear-many = Ennyi parancsra nincs szükség; legfeljebb: { $most }
board-unclear-cell = A mezők száma 1 és { $most } között van.
board-unclear-room = Írd be a terem betűjét vagy nevét és egy mezőt, pl. a 8, vagy: { $nothing }.
board-unclear-list = Írj be egy számot 1 és { $most } között vagy egy nevet.
board-unclear-which = Melyik? { $names }
board-unclear-look = Itt semminek nincs ilyen neve: lény, csapda, terem, harci kártya, esemény, kaszt vagy kazamataúr
board-word-look = nézd nezd
board-manual-orders = 1 4 7: három parancs egyszerre; két játékosnál a negyedik szám a nem játékos kazamataúré
board-manual-names = nevek is jók, és a nevek eleje is: goblin, gob
board-manual-dig = 8 9: ásás a 8. és 9. mezőn (oszlopok a–e, sorok 1–4: c2 a 8. mező); elég: nem kell több
board-manual-build = a 8: az a terem a 8. mezőre; semmi: nem építesz
board-manual-plan = 1 3 kész: a lista 1. és 3. tétele a tervbe, és vége; mező 8: egy lapka
board-manual-attack = boszorkány b 2: a boszorkány a második módján támadja a sor második tagját
board-manual-look = nézd: minden az asztalon a hatásával, és minden kazamata; nézd inga, nézd tűzgolyó: egy dolog; nézd és egy név: az a kazamataúr
board-manual-words = kifizet goblin, elbocsát goblin: fizetésnapkor

## Signs

board-sign-goods = arany, élelem, koboldok, csapdák, gonoszság fel (ár), gonoszság le, felfalandó lény
board-sign-space = mező A csatlósával: 1 aranyért 2 élelem; 1+4i: vezető és legfeljebb 4 kobold; ? kémkedés; ← sorrend III-tól I-ig
board-sign-people = kazamataurak a helyük szerint, nem játékos kazamataurak; a–p kisbetűk: termek
board-sign-mark = innentől figyel fel a paplovag
board-sign-tiles = járat, a terem, meghódított lapka, szikla; a szám a mezőé
board-sign-targets = most lehetséges, a csatához kiválasztva
board-sign-adventurers = életerőpont, csapdapont, gyógyítási pont, mágiapont
board-sign-out = kiütve vagy sztrájkban
board-sign-orders = képpel lefelé fekvő parancs, csatlós a kártyán, hozzá nem férhető parancsok
board-sign-cubes = ki nem fizetett adó
board-sign-row = egy kazamataúr alacsony képernyőn: járatok, a és b terem, 2 fős csapat 9 életerőponttal, 1 fogoly

## The solver

solve-lost-tiles = Elvesztett lapkák: { $count }
solve-prisoners = Foglyok: { $count }
solve-spent = Elköltve (javak és csapdák): { $count }
solve-seconds = Idő: { $seconds } mp
solve-round = { $round }. forduló
solve-unknown = Innentől egy ismeretlen kártyától függ minden; a fenti számok várható értékek.

## Components

cards-creatures = Lények
cards-traps = Csapdák
cards-spells = Harci kártyák
cards-rooms = Termek
cards-specials = Speciális események
cards-adventurers = Kalandozók
cards-tiles = Eseménylapkák
cards-orders = Parancsok
