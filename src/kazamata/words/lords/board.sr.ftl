### The terminal board of Dungeon Lords, in Serbian (Latin).

## The board

board-mission = Misija { $number }
mission-goal = Cilj: { $best ->
        [0] ne izgubi nijednu pločicu
        [one] izgubi najviše { $best } pločicu
        [few] izgubi najviše { $best } pločice
       *[other] izgubi najviše { $best } pločica
    }
mission-party = Pred tvojom tamnicom stoje: { $party }
mission-means = Na raspolaganju: { $means }
mission-course = U svakom krugu planiraš bitku: pločicu, zamke, stvorenja. Zatim umor nanosi družini ukupno 2 boda štete, a ako iko još stoji, pločica biva osvojena. Posle četiri kruga preživeli odlaze kući.
mission-signs = U svako doba: ? pokazuje šta možeš da upišeš i šta znače znaci; savet: šta bi uradio bot.
mission-end = Izgubljene pločice: { $lost }, dozvoljeno: { $best }; uhvaćeni pustolovi: { $caught } od { $party }
mission-again = Još jednom: kazamata play lords --scenario { $mission }. Najbolje rešenje: kazamata solve lords --scenario { $mission }
board-year = { $year }. godina
board-combat-round = Borba, { $round }. krug
board-phase-opening = prve naredbe
board-phase-orders = izbor naredbi
board-phase-execution = izvršavanje naredbi
board-phase-production = proizvodnja
board-phase-retrieving = vraćanje naredbi
board-phase-event = događaj
board-phase-planning = planiranje
board-phase-battle = bitka
board-evil = Zlo
board-paladin-tent = Paladin: u šatoru
board-paladin-at = Paladin: { $name }
board-paladin-gone = Paladin: više ga nema
board-tiles = pločice
board-lair = jazbina
board-party = družina
board-prison = zatvor
board-orders = naredbe
board-goods = dobra
board-creatures = Za najam
board-rooms = Odaje
board-coming = Na putu
board-events = Događaji
board-spied = Poznate karte borbe
board-left-out = pustolovi na putu, događaji, karte borbe
board-cards = Karte borbe
board-training = nema; umor svakog kruga: { $count }
board-fast = brza
board-slow = spora
board-fatigue = umor { $count }
board-no-party = Pred ovom tamnicom nema pustolova.
board-battlefield = Polje { $cell }, zamke
board-team = Poslata stvorenja
board-hand-orders = naredbe { $orders }
board-chosen = izabrano: { $orders }
board-class-warrior = ratnik
board-class-thief = lopov
board-class-priest = sveštenik
board-class-wizard = čarobnjak
board-class-paladin = paladin
board-class-illusion = iluzija

## What holds in a battle

board-silenced = bez čarolija
board-hidden-wizards = nevidljivi čarobnjaci
board-raging = slepi bes
board-shield = štit { $count }
board-eased = umor −{ $count }
board-poison = otrov { $count }: { $adventurer }

## Typing

board-cells = polja sa znakom ▸
board-room-cells = { $room }, moguća polja: { $cells }
board-type-orders = Upiši naredbu: { $example }, ili sve odjednom: { $several }; pomoć: ?
board-type-yes-no = Upiši { $yes } (izvrši) ili { $no } (odustani); pomoć: ?
board-type-count = Upiši broj od 0 do { $most }; pomoć: ?
board-type-dig = Upiši polje: { $example } (ili više njih) ili { $stop }; pomoć: ?
board-type-build = Upiši odaju i polje: { $example } ili { $nothing }; pomoć: ?
board-type-plan = Upiši brojeve ili imena, na kraju { $ready }: { $example }; pomoć: ?
board-type-list = Upiši broj sa spiska ili ime: { $example }; pomoć: ?
board-type-look = pogledaj: šta koja stvar radi.
type-stop-digging = dosta
type-hire-nobody = nikoga niko
type-build-nothing = ništa
type-done-producing = gotovo
type-ready = gotovo
type-take-evil = ne
type-execute = d da
type-decline = n ne
type-look-away = ne
type-nothing = nijedan nijedna nema
type-pay = plati
type-let-go = otpusti
type-strikes = štrajk
type-plan-tile = polje
type-wage-food = hrana
type-wage-gold = zlato
type-wage-evil = zlo
type-wage-trap = zamka
type-wage-creature = stvorenje
board-unclear-order = Naredbe imaju brojeve od 1 do { $most }; može i ime ili njegov početak.
board-unclear-many = Toliko naredbi nije potrebno; najviše: { $most }
board-unclear-cell = Polja imaju brojeve od 1 do { $most }.
board-unclear-room = Upiši slovo ili ime odaje i polje, npr. a 8, ili { $nothing }.
board-unclear-list = Upiši broj od 1 do { $most } ili ime.
board-unclear-which = Šta tačno? { $names }
board-unclear-look = Ništa se tako ne zove: stvorenje, zamka, odaja, karta borbe, događaj, klasa ni gospodar
board-word-look = pogledaj
board-manual-orders = 1 4 7: tri naredbe odjednom; kod dva igrača četvrti broj je za neutralnog gospodara
board-manual-names = može i po imenu, i po početku imena: goblin, gob
board-manual-dig = 8 9: kopaj na poljima 8 i 9 (kolone a–e, redovi 1–4: c2 je polje 8); dosta: gotovo s kopanjem
board-manual-build = a 8: odaja a na polje 8; ništa: bez gradnje
board-manual-plan = 1 3 gotovo: 1. i 3. stavka spiska u plan i kraj; polje 8 označava pločicu
board-manual-attack = veštica b 2: veštica na drugi način napada drugog u redu
board-manual-look = pogledaj: sve na stolu sa efektom i sve tamnice; pogledaj klatno, pogledaj grafiti: jedna stvar; pogledaj i ime: taj gospodar
board-manual-words = plati goblin, otpusti goblin: na dan isplate

## Signs

board-sign-goods = zlato, hrana, đavolci, zamke, zlo naviše (cena), zlo naniže, stvorenje za hranu demonu
board-sign-space = polje sa slugom A: 1 zlatnik za 2 porcije hrane; 1+4i: poslovođa i do 4 đavolka; ? špijuniranje; ← redosled od III do I
board-sign-people = gospodari po mestima, neutralni gospodari; mala slova a–p su odaje
board-sign-mark = od ovog polja privlačiš pažnju paladina
board-sign-tiles = tunel, odaja a, osvojena pločica, stena; broj je broj polja
board-sign-targets = moguće sada, izabrano za bitku
board-sign-adventurers = životni bodovi, bodovi za zamke, bodovi lečenja, bodovi magije
board-sign-out = onesvešćeno ili u štrajku
board-sign-orders = naredba licem nadole, sluga na karti, nedostupne naredbe
board-sign-cubes = neplaćeni porezi
board-sign-row = gospodar na niskom ekranu: tuneli i odaje a i b, družina od 2 člana s 9 životnih bodova, 1 zarobljenik

## The solver

solve-lost-tiles = Izgubljene pločice: { $count }
solve-prisoners = Zarobljenici: { $count }
solve-spent = Potrošeno (dobra i zamke): { $count }
solve-seconds = Vreme: { $seconds } s
solve-round = { $round }. krug
solve-unknown = Dalje zavisi od nepoznate karte; brojevi iznad su očekivane vrednosti.

## Components

cards-creatures = Stvorenja
cards-traps = Zamke
cards-spells = Karte borbe
cards-rooms = Odaje
cards-specials = Posebni događaji
cards-adventurers = Pustolovi
cards-tiles = Pločice događaja
cards-orders = Naredbe
