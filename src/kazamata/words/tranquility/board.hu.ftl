### A Tranquility asztala a terminálban, magyarul.

## Az asztal

board-start = start
board-finish = cél
board-hand = lapok
board-pile = húzó
board-discards = dobó
board-yellow = sárga
board-orange = narancs
board-monsters = { $count } szörny
board-points = pont
board-stopped = Megállt: { $names }
board-empty-cells = Üres mezők: { $count }
board-compasses = Iránytűk: { $count } (készlet: { $supply })
board-explored = Megnézett keretkártyák: { $count }
board-wrong-sides = Rossz oldalukat mutató kártyák: { $count }
board-offers = Startkártya: { $round }. felajánlási forduló
board-open-row = Nyílt kártyasor: { $cards }
board-common-pile = Közös húzópakli: { $count }
board-direction = A te irányod: { $way ->
        [rows] soronként, alulról felfelé
       *[columns] oszloponként, balról jobbra
    }

## Mit írj be

board-cells = mezők: { $cells }
board-no-cell = nincs mező
board-play-monster = Tengeri szörny az N. mező szigetére
board-turn-card = Egy lap eldobása és az N. mező kártyájának megfordítása
board-type-turn = Írd be a lapot és a mezőt: { $example }; a lap egyedül a helyeit mutatja; súgó: ?
board-type-action = Írd be: { $example }; súgó: ?
board-type-cell = { $card }: írd be a mezőt; Enter: a lap vissza a kézbe.
board-type-cards = Írj be { $count } lapot a kezedből: { $example }; súgó: ?
board-type-more = Kiválasztva. Írj be még { $count } lapot: { $example }; Enter: vissza a kézbe.
board-type-open-card = Írj be egy lapot a nyílt kártyasorból: { $example }; súgó: ?
board-type-offer = Írj be egy számot 0 és { $most } között; súgó: ?
board-type-row = Írd be az egyiket: { $rows }; súgó: ?
type-discard-two = eldob d
type-play-start = start s
type-play-finish = cél f
type-discard-hand = kéz h
type-play-monster = szörny m
type-turn-card = fordít t
type-stop = megállok stop
type-rocks-stay = maradnak
type-unseen = látatlan u
type-pay = fizet ad
type-to = ide

board-unclear-turn = Írj be lapot és mezőt (37 12), csak egy lapot (37), két lap eldobásához ezt: { $discard }, vagy súgóért ezt: ?
board-unclear-duel = Írj be lapot és mezőt (37 12), csak egy lapot (37), két lap eldobásához ezt: { $discard }, megálláshoz ezt: { $stop }, vagy súgóért ezt: ?
board-unclear-island = A lapok száma 1–{ $cards }, a mezőké 1–{ $cells }: előbb a lap, azután a mező.
board-unclear-cell = A mezők számozása: 1–{ $cells }.
board-unclear-cards = Írd be a lapok számát 1 és { $cards } között ({ $start }: startkártya, { $finish }: célkártya), például: 12 44.
board-unclear-row = A sorok számozása: 1–{ $rows }.
board-unclear-rocks = Írj be egy sort 1 és { $rows } között, vagy azt, hogy { $stay }.
board-unclear-number = Írj be egy számot 0 és { $most } között.

board-manual-island = 37 12: a 37-es sziget a 12. mezőre; 37 12 fizet 5 60: rögtön fizetsz is az 5-tel és a 60-nal
board-manual-card = 37: hová kerülhet a 37-es; utána elég a mező
board-manual-payment = 5 60: fizetés az 5-tel és a 60-nal, bármilyen sorrendben
board-manual-discard = eldob: két kártya eldobása; eldob 12 44: éppen ezé a kettőé
board-manual-start = start: a startkártya kijátszása; cél: a célkártya kijátszása
board-manual-letters = start, cél, szörny a lapok között: a kezedben lévő startkártya, célkártya, tengeri szörny
board-manual-monster = szörny 7: tengeri szörny a 7. mező szigetére
board-manual-turn = fordít 7: a 7. mező kártyájának megfordítása; fordít 7 44: a 44 eldobásával
board-manual-hand = kéz: az összes kézben tartott lap eldobása egy iránytűért
board-manual-stop = megállok: végleges megállás
board-manual-open-card = 44: a 44-es elvétele a nyílt kártyasorból

## Jelek

board-sign-placed = [37] lehelyezett sziget
board-sign-empty = 12 üres mező a számával
board-sign-target = { $sign }12−3 a felvett lap a 12. mezőre kerülhet 3 eldobott lapért ( 0: ingyen)
board-sign-rocks = { $sign } veszélyes sziklák: ebbe a sorba nem kerülhet sziget
board-sign-storm = { $sign } vihar: a sorba nem kerülhet sziget; egy játékos előtt sárga vagy narancssárga
board-sign-border = { $sign } keretkártya: aki ide helyez, felfedezőkártyát húz
board-sign-closed = { $sign } az ív mezője, zárva, amíg az oszlopok meg nem telnek
board-sign-sides = { $day } nappal, { $night } éjszaka: a végén felül nappal, alul éjszaka kell
board-sign-owners = [37] az első játékos lapja (soronként), (37) a másodiké (oszloponként)
