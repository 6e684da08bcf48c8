### Šta samo stranica u pregledaču kaže o igri „Podzemna carstva: Rudari”, na srpskom.

## Tabla

page-miners-mine = Moj rudnik
page-miners-hand = Moja ruka
page-miners-no-cards = Nemaš karata u ruci
page-miners-new = nova
page-miners-surface = Površina
page-miners-chain = Moj potez korak po korak
page-miners-counters = Ono što efekti broje
page-miners-decks = Karte u špilovima
page-miners-deck = nivo { $level }: { $count }
page-miners-boards = Table progresa
page-miners-round = Krug { $round } od { $rounds }
page-miners-event-immediate = Odmah
page-miners-event-this-round = U ovom krugu
page-miners-event-end-of-round = Na kraju
page-miners-spot = { $card }, { $factions }, red { $row }, mesto { $place }
page-miners-has-machinery = mašinerija: { $count }
page-miners-collapsed = urušena
page-miners-activated = aktivirana
page-miners-staged = još nepotvrđena
page-miners-not-possible = nije moguće, zašto?
page-miners-why = { $label } Nije moguće: zašto?
page-miners-cell = red { $row }, mesto { $place }{ $carts ->
        [0] { "" }
        [one] , spaja { $carts } vagonet
       *[other] , spaja { $carts } vagoneta
    }
page-miners-gaps = Prikaži mesta sa razmakom
page-miners-free = { $count ->
        [0] puno
       *[other] slobodno: { $count }
    }
page-miners-legend = Na tabli
page-miners-legend-plan = u tvom planu
page-miners-legend-instead = može umesto toga
page-miners-legend-asks = odgovara na pitanje
page-miners-legend-no-return = posle ovoga nema povratka
page-miners-or-here = ili ovde
page-miners-row-full = red { $row } je pun
page-miners-joint = Nedovršeni vagonet kod: { $card }
page-miners-space = { $track }, polje { $space }: { $text }
page-miners-enter = Počni na tabli { $track }
page-miners-look = Pogledaj rudnik
page-miners-hand-card = { $card }, nivo { $level }, { $factions }, { $cost ->
        [0] besplatno
        [one] { $cost } novčić
        [few] { $cost } novčića
       *[other] { $cost } novčića
    }
page-miners-stays = ostaje
page-miners-goes = odlazi
page-miners-keep = Izaberi karte koje ostaju: { $count }
page-miners-short = nedostaje { $count }
page-miners-forced = Ništa ne može da se odigra: iskopaj gornju kartu špila I
page-miners-none = bez efekta
page-miners-enough = dosta
page-miners-draw-all = Vuci karte nivoa { $level }: { $count }
page-miners-step = Korak { $place }: { $name }
page-miners-no-undo = dovde može da se poništi
page-miners-queued = Tvoj plan čeka
page-miners-carried-out = Tvoj plan je izvršen: { $gains }
page-miners-chain-empty = Dodirni kartu: njena mesta će zasvetleti.
page-miners-chain-answer = Dodirni ono što je u uglastom okviru.
page-miners-only-card = Samo ova karta može da se odigra.
page-miners-chain-waits = Čekaju se ostali.
page-miners-dropped = Koraci koji više nisu odgovarali: { $count }
page-miners-sum-nothing = Zasad nema ni dobitka ni plaćanja.
page-miners-sum-cards-picked = Karte su izabrane.
page-miners-card-only = Samo karta
page-miners-so-far = Samo dovde
page-miners-sum-pay = plaćaš { $count ->
        [one] { $count } novčić
       *[other] { $count } novčića
    }
page-miners-sum-coins = dobijaš { $count ->
        [one] { $count } novčić
       *[other] { $count } novčića
    }
page-miners-sum-points = dobijaš { $count ->
        [one] { $count } bod
       *[other] { $count } bodova
    }
page-miners-sum-carts = spajaš { $count ->
        [one] { $count } vagonet
       *[other] { $count } vagoneta
    }
page-miners-sum-machinery = mašinerija: { $count }
page-miners-sum-cards = zatim vučeš { $count ->
        [one] { $count } kartu
        [few] { $count } karte
       *[other] { $count } karata
    }
page-miners-count-machinery = mašinerija
page-miners-count-collapses = urušene karte
page-miners-count-half = nedovršeni vagoneti
page-miners-count-carts = spojeni vagoneti
page-miners-count-distance = pređena polja
page-miners-count-coins = novčići
page-miners-count-points = bodovi
page-miners-into = u redu { $row }
page-miners-gain-coins = novčići { $count }
page-miners-gain-points = bodovi { $count }
page-miners-gain-carts = vagoneti { $count }
page-miners-gain-machinery = mašinerija { $count }
page-miners-gain-cards = karte { $count }

## Karte

page-miners-card-kind = { $factions }, nivo { $level }
page-miners-costs = { $cost ->
        [0] besplatno
        [one] košta { $cost } novčić
        [few] košta { $cost } novčića
       *[other] košta { $cost } novčića
    }
page-miners-or = ili
page-miners-now = = sada { $count }

## Mesta

page-miners-seat = bodovi: { $points }, novčići: { $coins }, spojeni vagoneti: { $carts }, karte u ruci: { $hand }
page-miners-seat-short = bodovi: { $points }, novčići: { $coins }
page-miners-state-chooses = bira
page-miners-state-ready = spremno
page-miners-state-digs = kopa
page-miners-state-done = završeno
page-miners-on-track = { $track }: polje { $space } od { $spaces }
page-miners-on-no-track = još ni na jednoj tabli progresa
page-miners-rival = Rudnik: { $name }
page-miners-lies = { $card }, red { $row }
page-miners-tokens-machinery = mašinerije: { $count }
page-miners-tokens-collapse = urušena
page-miners-changed = novo od tvog poslednjeg poteza
page-miners-lies-in = { $card } leži u redu { $row }
page-miners-mine-empty = Ovde još nema nijedne karte.
page-miners-points = Bodovi
page-miners-coins = Novčići
page-miners-machinery = Mašinerije
page-miners-collapses = Urušavanja
page-miners-full-carts = Spojeni vagoneti
page-miners-half-carts = Nedovršeni vagoneti
page-miners-hand-of = Karte u ruci: { $count }

## Čitanje

page-miners-reader = Opis
page-miners-track-help = Nagrađuje samo polje na kojem se marker zaustavi.
page-miners-signs-here = Znaci koji su ovde
page-miners-signs-all = Svi znaci
page-miners-signs-fewer = Samo znaci koji su ovde
page-miners-rules-of = Pravila:
page-miners-signs-goods = Šta dobijaš i plaćaš
page-miners-signs-grammar = Kako se čita red
page-miners-signs-mine = U tvom rudniku
page-miners-signs-places = Gde karta leži
page-miners-signs-ways = Lanac i table
page-miners-signs-factions = Narodi
page-miners-signs-events = Događaji

## Znaci: naziv i značenje

page-miners-sign-coin = Novčić: plaća karte i efekte, na kraju rešava nerešeno.
page-miners-sign-gem = Bod: pobeđuje najviše bodova.
page-miners-sign-price = Cena: plati toliko novčića.
page-miners-sign-draw = Vučenje: toliko karata, svaka iz bilo kog špila I–III.
page-miners-sign-deck-1 = Špil: vuci karte ovog nivoa.
page-miners-sign-deep = Nivo IV: uzmi karte iz dubine.
page-miners-sign-seek = Traženje: nađi u špilu kartu naroda pored.
page-miners-sign-hand = Karte u tvojoj ruci.
page-miners-sign-discard = Odbaci iz ruke najviše toliko karata.
page-miners-sign-discount = Popust: sledeća karta je toliko jeftinija.
page-miners-sign-per = Za svaki: ono levo, za svako ono desno; ≤ je gornja granica.
page-miners-sign-pay = Onda: za ono levo dobijaš ono desno.
page-miners-sign-yes = Ovo dobijaš ako važi ono levo.
page-miners-sign-no = Ovo dobijaš u suprotnom.
page-miners-sign-or = Ili: izaberi jedno.
page-miners-sign-buy = Kupovina: može se ponoviti, × kaže koliko puta.
page-miners-sign-card = Karta u tvom rudniku.
page-miners-sign-cart-full = Spojeni vagonet: 1 bod na kraju.
page-miners-sign-cart-half = Nedovršeni vagonet: puna i prazna polovina zajedno.
page-miners-sign-cart-place = Marker vagoneta: nedovršeni vagonet postaje spojen.
page-miners-sign-cart-here = Spojeni vagoneti uz ovu kartu.
page-miners-sign-machinery = Mašinerije u tvom rudniku.
page-miners-sign-machinery-here = Mašinerija na ovoj karti.
page-miners-sign-machinery-other = Stavi mašineriju na druge svoje karte.
page-miners-sign-machinery-anywhere = Stavi mašineriju na bilo koje svoje karte.
page-miners-sign-dismantle = Skini sve mašinerije sa ove karte.
page-miners-sign-with-machinery = Karta sa mašinerijom.
page-miners-sign-collapse = Urušavanje: sledeće aktiviranje ga samo sklanja.
page-miners-sign-collapse-other = Stavi urušavanja na druge svoje karte.
page-miners-sign-clear = Skloni najviše toliko urušavanja.
page-miners-sign-collapse-free = Karta bez urušavanja.
page-miners-sign-row = Karte u redu sa tim brojem.
page-miners-sign-rows = Redovi u kojima imaš kartu.
page-miners-sign-neighbours = Karte koje dodiruju ovu.
page-miners-sign-pairs = Karte u redu ove karte.
page-miners-sign-both-above = Neposredno iznad su dve karte.
page-miners-sign-between-two = Ova karta leži između dve druge.
page-miners-sign-at-the-end = Pored je najviše jedna karta.
page-miners-sign-nothing-below = Ispod nema karte.
page-miners-sign-activate = Aktiviraj kartu svog rudnika koja u ovom krugu još nije aktivirana.
page-miners-sign-surface = Površina: iskoristi efekat table površine.
page-miners-sign-new-shift = Nova smena: odbaci celu ruku, vuci jednu kartu više.
page-miners-sign-twin-seams = 1 bod za svaki par susednih karata sa zajedničkim narodom.
page-miners-sign-advance = Napredovanje: najviše toliko polja na tabli progresa.
page-miners-sign-position = Polje na kojem je tvoj marker.
page-miners-sign-distance = Polja pređena u celoj igri.
page-miners-sign-boards = Završene table progresa.
page-miners-sign-no-return = Dovde može da se poništi: posle ovoga se nešto otkriva.
page-miners-sign-f-s = Škoti: svaka karta Škota snižava njihove cene za 1.
page-miners-sign-f-b = Varvari: bogat plen, urušavanja.
page-miners-sign-f-e = Egipćani: table progresa.
page-miners-sign-f-j = Japanci: mnogo različitih naroda.
page-miners-sign-f-a = Atlantiđani: mašinerije.
page-miners-sign-f-r = Rimljani: vagoneti i dobra mesta.
page-miners-sign-f-kinds = Različiti narodi u tvom rudniku.
page-miners-sign-f-any = Narod koji navedeš.
page-miners-sign-f-none = Karta bez naroda.
page-miners-sign-event-now = Dešava se odmah.
page-miners-sign-event-round = Važi u ovom krugu.
page-miners-sign-event-end = Dešava se na kraju kruga.

## Kraj

page-miners-from = Odakle bodovi
page-miners-from-cards = Karte nivoa { $level }
page-miners-from-tracks = Table progresa
page-miners-from-surface = Površina
page-miners-from-events = Događaji
page-miners-from-other = Ostali bodovi
page-miners-from-carts = Spojeni vagoneti
page-miners-end-solo = { $points } bodova: { $rank }
page-miners-end-won = { $count ->
        [1] Pobeda: { $names } ({ $points } bodova)
       *[other] Zajednička pobeda: { $names } ({ $points } bodova)
    }
page-miners-end-next = { $count ->
        [one] Još { $count } bod do dostignuća: { $rank }.
        [few] Još { $count } boda do dostignuća: { $rank }.
       *[other] Još { $count } bodova do dostignuća: { $rank }.
    }
page-miners-end-rank = Rang
page-miners-end-more = još { $count }: { $rank }
page-miners-end-ties = Novčići, za nerešeno
page-miners-end-lead = { $name }: trajno u vođstvu od kruga { $round }
page-miners-end-best = { $name }, krug { $round }: najbolji potez, +{ $points }

## Vođena prva partija i saveti

page-miners-tips-off = Bez saveta
page-miners-tip-forced = Nijedna karta ne može da se odigra: uzimaš gornju kartu špila I i igraš nju.
page-miners-tip-limit = U ruci može biti osam karata: odbaci višak.
page-miners-tip-change = Na vrhu si: odavde napreduješ na drugoj tabli.
page-miners-tip-collapse = Urušena karta sledeći put ne daje ništa, ali se ruševina skloni.
page-miners-tip-two = Karta sa dva naroda računa se kao oba.
page-miners-tip-scots = Svaka karta Škota u rudniku snižava njihove cene za 1.
page-miners-tip-deep = Nivo IV ide u red IV, ispod karata reda III.
page-miners-lesson-mine = Dobro došli pod zemlju! Za deset krugova kopaš svoj rudnik. Svaka nova karta pokreće lanac koji se penje do površine.
page-miners-lesson-mine-title = Rudnik
page-miners-lesson-card = Dodirni kartu nivoa I u ruci. Broj u novčiću je cena; nivo I ne košta ništa.
page-miners-lesson-card-title = Izaberi kartu
page-miners-lesson-card-why = Nema stalnog prihoda: novčiće daju efekti i događaji.
page-miners-lesson-place = Zlatni okviri pokazuju gde može da leži. Dodirni jedan.
page-miners-lesson-place-title = Položi je
page-miners-lesson-place-why = Nivo I ide u red I, nivo II u red II i tako dalje: svaki red pola karte u stranu.
page-miners-lesson-effect = Karta se aktivira: izaberi jedan od dva efekta. Vidiš šta donosi pre nego što se išta pošalje.
page-miners-lesson-effect-title = Iskoristi efekat
page-miners-lesson-effect-why = Karta ima najviše dva efekta, a lanac na svakoj koristi jedan.
page-miners-lesson-surface = Lanac je stigao na površinu: iskoristi jedno od četiri polja.
page-miners-lesson-surface-title = Površina
page-miners-lesson-surface-why = Svaki lanac se završava ovde, pa svaki potez donosi novčiće, korake ili karte.
page-miners-lesson-confirm = Još se ništa nije desilo: dodirni korak da ga promeniš. Kad ti zbir odgovara, potvrdi.
page-miners-lesson-confirm-title = Potvrdi
page-miners-lesson-confirm-why = Ceo potez je jedan plan, od karte do površine.
page-miners-lesson-eye = Oko u osmouglu: iza njega dolazi nešto nepoznato, na primer vučena karta. Do tada sve možeš da poništiš.
page-miners-lesson-eye-title = Dokle može da se poništi
page-miners-lesson-read = Dodirni bilo koju kartu, događaj ili tablu: ovde piše rečima šta radi. „Znaci koji su ovde“ objašnjavaju svaki znak.
page-miners-lesson-read-title = Čitaj karte
page-miners-lesson-deeper = Odigraj kartu nivoa II: leži ispod karte iz reda I. Između dve karte ima dva puta naviše.
page-miners-lesson-deeper-title = Kopaj dublje
page-miners-lesson-deeper-why = Lanac prolazi kroz po jednu kartu u svakom redu: što dublje, to duži.
page-miners-lesson-carts = Gde se sretnu dve pune polovine, vagonet je spojen: 1 bod na kraju. Mesto unapred pokazuje koje vagonete bi spojilo.
page-miners-lesson-carts-title = Vagoneti
page-miners-lesson-advance = Izaberi tablu i dokle ideš. Nagrađuje samo polje na kojem staneš.
page-miners-lesson-advance-title = Table progresa
page-miners-lesson-advance-why = Ponekad je bolje stati ranije: pogledaj šta koje polje daje.
page-miners-lesson-tokens = Zupčanici su mašinerije: do tri na karti, a neki efekti ih broje. Ruševina blokira kartu jednom: sledeće aktiviranje je samo sklanja.
page-miners-lesson-tokens-title = Tokeni
page-miners-lesson-rival = Dodirni drugo mesto da vidiš taj rudnik pored svog.
page-miners-lesson-rival-title = Ostali
page-miners-lesson-rival-why = Niko ne može da dirne tvoj rudnik, ali dobro je znati ko vodi.
page-miners-lesson-last = Ostala su dva kruga: broje se bodovi i spojeni vagoneti, novčići samo rešavaju nerešeno. Potroši ih.
page-miners-lesson-last-title = Kraj je blizu
