### Tranquility na srpskom.
### Imena igrača su $seat, $owner i $names (bez padeža); polja i redovi broje se od 1.

game-title = Tranquility
game-blurb = Popunite zajedno, gotovo bez reči, more od 36 polja ostrvima čiji brojevi rastu od donjeg levog do gornjeg desnog ugla.
progress-cells = polja: { $done } od { $total }
preset-first = Prvo putovanje
preset-first-text = Mirno more uz vodič. Dvanaest kratkih lekcija.
preset-calm = Mirno more
preset-calm-text = Osnovna igra: 36 polja i pet karata cilja.
preset-rocks = Opasne stene
preset-rocks-text = Jedan red je blokiran. Stene premeštate posle svake akcije.
preset-monsters = Morska čudovišta
preset-monsters-text = Tri čudovišta uništavaju ostrva i ne daju da se odigra karta cilja.
preset-storms = Oluja i kompas
preset-storms-text = Oluje deluju čim se izvuku. Uklanjaju ih kompasi.
preset-poseidon = Posejdon
preset-poseidon-text = Nedostaje dvanaest ostrva, a niko ne zna koja.
preset-day-and-night = Dan i noć
preset-day-and-night-text = Dole noć, gore dan. Ostrva na pogrešnoj strani okrećete.
preset-arch = Svod
preset-arch-text = Dva stuba i svod: jedna traka od 30 polja.
preset-pyramid = Piramida
preset-pyramid-text = Osam sve kraćih redova. Karte okvira kriju iznenađenja.
preset-duel = Dvoboj
preset-duel-text = Jedno more, dva pravca. Pobeđuje najviše poena.

## O čemu se sto dogovara

choice-variant = Varijanta
choice-variant-help = Oblik mreže i cilj igre. Sve osim osnovne igre naša su kućna pravila, nisu iz kutije.
choice-variant-grid = Osnovna igra (6 × 6)
choice-variant-grid-help = Igra iz kutije: 6 redova po 6 polja.
choice-variant-arch = Svod (kućno pravilo)
choice-variant-arch-help = Kućno pravilo: dva stuba i svod čine jednu traku od 30 polja.
choice-variant-pyramid = Piramida (kućno pravilo)
choice-variant-pyramid-help = Kućno pravilo: osam sve kraćih redova sa kartama okvira koje kriju iznenađenja.
choice-variant-day-and-night = Dan i noć (kućno pravilo)
choice-variant-day-and-night-help = Kućno pravilo: ostrva imaju dve strane. Na kraju gornja polovina mora da pokazuje dan, a donja noć.
choice-variant-duel = Dvoboj (kućno pravilo)
choice-variant-duel-help = Kućno pravilo za dvoje: jedno prati redove, drugo kolone, a pobeđuje najviše poena.

choice-removal = Uklanjanje karata ostrva
choice-removal-help = Toliko ostrva izlazi iz igre pre deljenja, nasumično i bez gledanja: što više, to teže.
choice-removal-none = bez uklanjanja
choice-removal-galateia = Galateja: 4 ostrva (1 oznaka)
choice-removal-triton = Triton: 6 ostrva (2 oznake)
choice-removal-leukothea = Leukoteja: 8 ostrva (2 oznake)
choice-removal-amphitrite = Amfitrita: 10 ostrva (3 oznake)
choice-removal-poseidon = Posejdon: 12 ostrva (3 oznake)

choice-rocks = Opasne stene
choice-rocks-help = Stene blokiraju red i posle svake akcije se premeštaju (1 oznaka).
choice-rocks-no = ne
choice-rocks-yes = da

choice-monsters = Morska čudovišta
choice-monsters-help = Čudovišta iz ruke uništavaju postavljena ostrva i ne daju da se odigra karta cilja (2 oznake, sa više čudovišta 3).
choice-monsters-0 = bez čudovišta
choice-monsters-3 = 3 čudovišta
choice-monsters-4 = 4 čudovišta
choice-monsters-5 = 5 čudovišta

choice-storms = Oluja i kompas
choice-storms-help = Oluje u tri boje deluju čim se izvuku; kompasi ih uklanjaju (3 oznake). Po dve oluje svake boje: kućno pravilo.
choice-storms-no = ne
choice-storms-yes = da

choice-solo = Karta starta za jednog igrača (kućno pravilo)
choice-solo-help = Šta se dešava kad kartu starta odigraš bez saigrača. Originalno uputstvo o tome ne govori, pa je ovo naše kućno pravilo.
choice-solo-draw4 = vučeš 4 karte, pa odbacuješ 8
choice-solo-draw8 = vučeš 8 karata, pa odbacuješ 8
choice-solo-discard4 = ne vučeš ništa, odbacuješ 4 preostale karte

choice-offers = Krugovi ponuda
choice-offers-help = Koliko puta smete da date ponude za osam karata posle karte starta pre nego što se karte podele automatski.
choice-offers-1 = 1 krug
choice-offers-2 = 2 kruga
choice-offers-3 = 3 kruga
choice-offers-4 = 4 kruga
choice-offers-5 = 5 krugova

choice-starter = Početni igrač
choice-starter-help = Ko počinje igru. Po pravilima počinje igrač sa najmanje karata, ili bilo ko drugi.
choice-starter-fewest-cards = jedan od onih sa najmanje karata, žrebom
choice-starter-any-seat = bilo ko, žrebom
choice-starter-first-seat = prvo mesto

## Karte

card-none = nijedna karta
card-finish = karta cilja
card-start = karta starta
card-monster = morsko čudovište
card-yellow = žuta oluja
card-purple = ljubičasta oluja
card-orange = narandžasta oluja
card-rocks = Opasne stene
card-compass = kompas
card-border = karta okvira
card-day = { $card } (dan)
card-night = { $card } (noć)

## Pitanja, i ono što za to vreme čitaju ostali

ask-take-turn = Ti si na potezu: odigraj kartu ili odbaci dve.
ask-take-turn-start = Imaš kartu starta, a nijedna još nije odigrana: sada moraš da je odigraš.
ask-take-turn-discard = Nijedna druga akcija nije moguća: odbaci dve karte.
ask-take-turn-waiting = Na potezu: { $names }
ask-pay-cost = Plati ostrvo: koju kartu odbacuješ?
ask-pay-cost-waiting = Čeka se: { $names } (plaćanje)
ask-pick-two = Odbacivanje dve karte: izaberi jednu od njih.
ask-pick-two-waiting = Čeka se: { $names } (odbacivanje dve karte)
ask-offer-cards = Tim odbacuje osam karata. Koliko daješ ti?
ask-offer-cards-waiting = Čeka se: { $names } (ponuda)
ask-give-cards = Koju kartu daješ za osam karata tima?
ask-give-cards-waiting = Čeka se: { $names } (davanje karata)
ask-discard-to-turn = Koju kartu odbacuješ da okreneš ostrvo?
ask-discard-to-turn-waiting = Čeka se: { $names } (odbacivanje karte)
ask-weather-storm = Žuta oluja: ostaju ti tri karte. Koju odbacuješ?
ask-weather-storm-waiting = Čeka se: { $names } (odbacivanje zbog oluje)
ask-place-storm = Ljubičasta oluja: koji red blokira?
ask-place-storm-waiting = Čeka se: { $names } (postavljanje oluje)
ask-call-compass = Trošiš kompas? Izaberi oluju ili sačuvaj kompas.
ask-call-compass-waiting = Čeka se: { $names } (kompas)
ask-move-rocks = Premesti stene ili ih ostavi za dva ostrva.
ask-move-rocks-waiting = Čeka se: { $names } (premeštanje stena)
ask-feed-rocks = Stene ostaju: koje ostrvo odbacuješ?
ask-feed-rocks-waiting = Čeka se: { $names } (odbacivanje ostrva)
ask-place-rocks = Nailaziš na stene: koji red blokiraju?
ask-place-rocks-waiting = Čeka se: { $names } (postavljanje stena)
ask-duel-turn = Ti si na potezu: stavi ostrvo, odbaci dve karte ili odustani od daljih poteza.
ask-duel-turn-waiting = Na potezu: { $names }
ask-take-open-card = Uzmi kartu iz otvorenog reda.
ask-take-open-card-waiting = Čeka se: { $names } (vučenje iz otvorenog reda)

ask-left = (još { $left ->
        [one] { $left } karta
        [few] { $left } karte
       *[other] { $left } karata
    })
ask-round = (krug { $round } od { $rounds })

## Mogućnosti

option-discard-two = Odbaci dve karte
option-play-start = Odigraj kartu starta
option-play-finish = Odigraj kartu cilja
option-discard-hand = Odbaci celu ruku za kompas
option-play-monster = Morsko čudovište na ostrvo { $card } (polje { $cell })
option-turn-card = Okreni ostrvo { $card } (polje { $cell }) na { $night ->
        [1] noć
       *[0] dan
    }
option-play-island = { $card } na polje { $cell }
option-play-island-cost = { $card } na polje { $cell }, { $cost ->
        [0] besplatno
        [one] cena: { $cost } karta
        [few] cena: { $cost } karte
       *[other] cena: { $cost } karata
    }
option-stop = Odustani od daljih poteza
option-card = { $card }
option-unseen = Karta na neviđeno sa vrha tvog špila
option-offer = { $count ->
        [0] nijednu kartu
        [one] { $count } kartu
        [few] { $count } karte
       *[other] { $count } karata
    }
option-row = { $row }. red
option-rocks-stay = Stene ostaju: odbaci dva ostrva
option-keep-compass = Sačuvaj kompas
option-calm-drawn = Upravo izvučena oluja: { $storm ->
        [yellow] žuta
        [purple] ljubičasta
       *[orange] narandžasta
    }
option-calm-row = Ljubičasta oluja u { $row }. redu
option-calm-yellow = Žuta oluja: { $owner }
option-calm-orange = Narandžasta oluja: { $owner }

## Događaji

event-island-placed = { $seat } stavlja ostrvo { $card } na polje { $cell } ({ $cost ->
        [0] besplatno
        [one] cena: { $cost } karta
        [few] cena: { $cost } karte
       *[other] cena: { $cost } karata
    })
event-cards-discarded = { $seat } odbacuje { $count ->
        [one] { $count } kartu
        [few] { $count } karte
       *[other] { $count } karata
    } { $reason ->
        [payment] za plaćanje ostrva
        [start] za zajedničkih osam
        [turning] za okretanje karte
        [storm] zbog žute oluje
        [rocks] da bi stene ostale
        [compass] za kompas
       *[passing] kao akciju
    }
event-card-drawn = { $seat } vuče kartu: { $card }
event-card-drawn-hidden = { $seat } vuče kartu
event-start-played = { $seat } igra kartu starta
event-offer-made = { $seat } daje ponudu: { $count ->
        [one] { $count } karta
        [few] { $count } karte
       *[other] { $count } karata
    }
event-offer-made-hidden = { $seat } daje ponudu
event-offer-shown = { $seat } { $count ->
        [0] ne nudi nijednu kartu
        [one] nudi { $count } kartu
        [few] nudi { $count } karte
       *[other] nudi { $count } karata
    }
event-offers-counted = Krug ponuda { $round }: { $sum ->
        [8] osam karata, dogovoreno
        [one] ukupno { $sum } karta, a treba osam
        [few] ukupno { $sum } karte, a treba osam
       *[other] ukupno { $sum } karata, a treba osam
    }
event-share-set = { $seat } { $count ->
        [0] ne daje nijednu kartu
        [one] daje { $count } kartu
        [few] daje { $count } karte
       *[other] daje { $count } karata
    } za zajedničkih osam
event-finish-played = { $seat } igra kartu cilja
event-finish-barred = { $seat } ne sme da odigra kartu cilja: u rukama ima morskih čudovišta
event-monsters-shown = { $seat } pokazuje { $count ->
        [one] { $count } morsko čudovište
        [few] { $count } morska čudovišta
       *[other] { $count } morskih čudovišta
    }
event-monster-played = { $seat } igra morsko čudovište na ostrvo { $card }: polje { $cell } je opet prazno
event-rocks-placed = { $seat } stavlja stene u { $row }. red
event-rocks-moved = { $seat } premešta stene u { $row }. red
event-rocks-stayed = { $seat } ostavlja stene na mestu
event-rocks-left = Stene izlaze iz igre
event-storm-drawn = { $seat } izvlači { $storm ->
        [yellow] žutu oluju
        [purple] ljubičastu oluju
       *[orange] narandžastu oluju
    }
event-storm-came = { $storm ->
        [yellow] { $seat } stavlja žutu oluju ispred sebe: u ruci najviše 3 karte
        [purple] { $seat } stavlja ljubičastu oluju u { $row }. red
       *[orange] { $seat } stavlja narandžastu oluju ispred sebe: ostrva samo pored postavljenih ostrva
    }
event-storm-passed = { $seat } nema gde da stavi { $storm ->
        [yellow] žutu oluju
        [purple] ljubičastu oluju
       *[orange] narandžastu oluju
    }, pa ona izlazi iz igre
event-storm-calmed = { $seat } koristi kompas: { $storm ->
        [yellow] nestaje žuta oluja ({ $owner })
        [purple] { $row ->
            [none] nestaje upravo izvučena ljubičasta oluja
           *[other] nestaje ljubičasta oluja u { $row }. redu
        }
       *[orange] nestaje narandžasta oluja ({ $owner })
    }
event-compass-gained = { $seat } dobija kompas za tim { $gain ->
        [start] zbog karte starta
        [row] zbog reda od šest uzastopnih brojeva
        [hand] zbog odbačene cele ruke
       *[find] ispod karte okvira
    }
event-card-turned = { $seat } okreće kartu na polju { $cell }: sada pokazuje { $night ->
        [1] noć
       *[0] dan
    }
event-border-explored = { $seat } istražuje kartu okvira na polju { $cell }
event-card-found = { $seat } nalazi kartu i uzima je u ruku: { $card }
event-card-found-hidden = { $seat } nalazi kartu i tajno je uzima u ruku
event-nothing-found = { $seat } ne nalazi ništa
event-arch-opened = Stubovi su puni: luk je otvoren
event-open-card-taken = { $seat } uzima ostrvo { $card } iz otvorenog reda
event-open-card-turned = Nova karta u otvorenom redu: { $card }
event-seat-stopped = { $forced ->
        [1] { $seat } više ništa ne može i završava
       *[0] { $seat } odustaje od daljih poteza
    }
event-game-won = More je puno: tim pobeđuje
event-game-lost = { $seat } ne može da izvede akciju: tim gubi
event-duel-ended = Dvoboj je završen

## Zašto ne

refusal-setup-unknown-value = Nema takve vrednosti
refusal-setup-duel-seats = Dvoboj ima tačno 2 mesta, a ne { $seats }
refusal-setup-seats = Igra ima od 1 do 5 mesta, a ne { $seats }
refusal-setup-arch-mixture = Svod nema šest redova koji su potrebni stenama i olujama
refusal-setup-pyramid-mixture = Piramida ima svoje karte ekspanzije
refusal-setup-duel-mixture = Dvoboj se ne kombinuje ni sa čim
refusal-no-such-cell = Nema polja { $cell }; polja idu od 1 do { $cells }
refusal-no-such-row = Nema { $row }. reda; redovi idu od 1 do { $rows }
refusal-not-in-hand = Te karte nema u tvojoj ruci: { $card }
refusal-cell-taken = Polje { $cell } je zauzeto, na njemu je { $card }
refusal-cell-empty = Na polju { $cell } nema ostrva
refusal-number-too-high = { $card } ne može da ide na polje { $cell }: manji broj { $other } stoji iza, na polju { $place }
refusal-number-too-low = { $card } ne može da ide na polje { $cell }: veći broj { $other } stoji ispred, na polju { $place }
refusal-row-rocky = { $row }. red blokiraju stene
refusal-row-stormy = { $row }. red blokira ljubičasta oluja
refusal-row-full = U { $row }. redu nema praznog polja
refusal-arch-closed = Luk je zatvoren dok na stubovima { $cells ->
        [one] ima { $cells } prazno polje
        [few] ima { $cells } prazna polja
       *[other] ima { $cells } praznih polja
    }
refusal-orange-needs-neighbour = Pod narandžastom olujom { $card } sme da ide samo pored postavljenog ostrva
refusal-too-dear = { $card } pored { $beside } košta { $cost ->
        [one] { $cost } odbačenu kartu
        [few] { $cost } odbačene karte
       *[other] { $cost } odbačenih karata
    }, a za plaćanje { $left ->
        [0] ti ne bi ostala nijedna karta
        [one] bi ti ostala samo { $left } karta
        [few] bi ti ostale samo { $left } karte
       *[other] bi ti ostalo samo { $left } karata
    }
refusal-duel-too-dear = { $card } na polju { $cell } košta { $cost ->
        [one] { $cost } odbačenu kartu
        [few] { $cost } odbačene karte
       *[other] { $cost } odbačenih karata
    }, a za plaćanje { $left ->
        [0] ti ne bi ostala nijedna karta
        [one] bi ti ostala samo { $left } karta
        [few] bi ti ostale samo { $left } karte
       *[other] bi ti ostalo samo { $left } karata
    }
refusal-start-first = U ruci imaš kartu starta, a nijedna još nije odigrana: moraš da je odigraš
refusal-start-dead = Karta starta je već odigrana, ova je mrtva karta
refusal-too-few-to-discard = Trebaju ti dve karte koje smeju da se odbace, a { $cards ->
        [0] nemaš nijednu
       *[other] imaš samo { $cards }
    }
refusal-finish-cells-empty = Za kartu cilja more mora da bude puno, a { $cells ->
        [one] prazno je još { $cells } polje
        [few] prazna su još { $cells } polja
       *[other] prazno je još { $cells } polja
    }
refusal-finish-no-start = Za kartu cilja treba karta starta, a ona još nije odigrana
refusal-finish-wrong-sides = Gornja tri reda moraju cela da pokazuju dan, a donja tri noć
refusal-finish-own-monster = U ruci imaš morsko čudovište
refusal-finish-barred = Čudovišta u rukama ne daju da se odigra karta cilja
refusal-no-compasses-here = U ovoj partiji nema kompasa
refusal-no-compass-left = U zajedničkoj zalihi više nema kompasa
refusal-hand-holds-monster = U ruci imaš čudovište, a ono ne može da se odbaci
refusal-hand-empty = Nemaš karata u ruci
refusal-no-turning-here = Karte se okreću samo u varijanti Dan i noć
refusal-turning-needs-card = Okretanje košta jednu odbačenu kartu, a nemaš nijednu koja sme da se odbaci
refusal-offer-too-many = Ne možeš da ponudiš { $offer ->
        [one] { $offer } kartu
        [few] { $offer } karte
       *[other] { $offer } karata
    }; možeš da daš najviše { $most }
refusal-unseen-needs-yellow = Karte na neviđeno daju se samo pod žutom olujom
refusal-unseen-first = Karte na neviđeno daju se pre karata iz ruke, najviše { $most } i dok ima špila
refusal-no-such-storm = Nema takve oluje koja bi mogla da se ukloni
refusal-rocks-need-islands = Stene ostaju za dva odbačena ostrva, a { $islands ->
        [0] nemaš nijedno
       *[other] imaš samo { $islands }
    }
refusal-rocks-lie-here = Stene su već u { $row }. redu
refusal-rocks-want-islands = Za stene se odbacuju samo ostrva, a ovo nije ostrvo: { $card }
refusal-monster-stays = Morsko čudovište ne može da se odbaci
refusal-ascending-picks = Karte se navode rastućim redosledom, a treba još { $left ->
        [one] { $left } karta
        [few] { $left } karte
       *[other] { $left } karata
    }; ova sada ne može da bude sledeća: { $card }
refusal-not-in-open-row = Te karte nema u otvorenom redu: { $card }

## Šta bi pomoglo

remedy-choice-variant = Moguće vrednosti: grid, arch, pyramid, day_and_night, duel.
remedy-choice-removal = Moguće vrednosti: none, galateia, triton, leukothea, amphitrite, poseidon.
remedy-choice-rocks = Moguće vrednosti: no, yes.
remedy-choice-monsters = Moguće vrednosti: 0, 3, 4, 5.
remedy-choice-storms = Moguće vrednosti: no, yes.
remedy-choice-solo = Moguće vrednosti: draw4, draw8, discard4.
remedy-choice-offers = Moguće vrednosti: 1, 2, 3, 4, 5.
remedy-choice-starter = Moguće vrednosti: fewest_cards, any_seat, first_seat.
remedy-setup-two-seats = Postavi sto za dvoje ili izaberi drugu varijantu.
remedy-setup-one-to-five = Izaberi od 1 do 5 mesta.
remedy-setup-arch-takes = Kombinuj ga samo sa čudovištima i uklonjenim ostrvima.
remedy-setup-pyramid-takes = Kombinuj je samo sa uklonjenim ostrvima.
remedy-setup-duel-takes = Igrajte ga bez mini-ekspanzija i bez uklanjanja ostrva.
remedy-pick-cell = Izaberi drugo polje.
remedy-pick-row = Izaberi drugi red.
remedy-pick-from-hand = Izaberi kartu iz svoje ruke.
remedy-pick-empty-cell = Izaberi prazno polje.
remedy-pick-placed-island = Izaberi polje na kojem je ostrvo.
remedy-keep-order = Brojevi moraju da rastu od prvog polja do poslednjeg.
remedy-keep-own-order = Tvoje karte moraju da rastu u tvom smeru.
remedy-pick-other-row = Izaberi polje u drugom redu ili sačekaj da se stene premeste.
remedy-pick-open-row = Izaberi red koji ima prazno polje.
remedy-spend-compass = Izaberi drugi red ili uklonite oluju kompasom.
remedy-fill-pillars = Prvo popunite oba stuba.
remedy-place-beside = Izaberi polje neposredno ispred ili iza postavljenog ostrva ili uklonite oluju kompasom.
remedy-leave-gap = Ostavi prazninu pored susedne karte ili odigraj broj koji joj je bliži.
remedy-play-start = Odigraj kartu starta.
remedy-discard-start = Možeš da je odbaciš ili da njome platiš.
remedy-play-instead = Izaberi drugu akciju.
remedy-finish-cells-empty-help = Prvo popunite prazna polja, a jednu kartu cilja sačuvajte za kraj.
remedy-finish-no-start-help = Odbacujte karte dok se ne pojavi karta starta.
remedy-finish-wrong-sides-help = Odbaci kartu da okreneš ostrvo.
remedy-play-monster = Čudovište izlazi iz ruke samo kad se odigra na postavljeno ostrvo.
remedy-offer-fewer = Ponudi manje karata.
remedy-pick-storm = Izaberi oluju koja je u igri ili sačuvaj kompas.
remedy-move-rocks = Premesti stene u drugi red koji ima prazno polje.
remedy-feed-rocks = Izaberi drugi red ili odbaci dva ostrva da bi stene ostale.
remedy-pick-island = Izaberi ostrvo.
remedy-pick-in-order = Izaberi jednu od ponuđenih karata.
remedy-pick-open-card = Izaberi kartu iz otvorenog reda.

## Kraj i bodovi

cause-won = Na punom moru odigrana je karta cilja.
cause-stuck = Igrač na potezu ne može ni da odigra kartu ni da odbaci dve.
cause-grid-full = Mreža je puna.
cause-both-stopped = Oba igrača su završila.

score-placed = postavljene karte: { $points }
score-discarded = odbačene karte: { $points }
score-second = drugi igrač: { $points }
