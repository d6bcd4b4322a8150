# Puerto Rico: all its words, New Buildings and The Nobles included.

puerto-rico-name = Puerto Rico
    .own = My island
puerto-rico-about = Settle, build, produce and ship: the richest island of the Caribbean wins.
puerto-rico-help = Each round everybody chooses one role. What it allows is done by all in turn, and whoever chose it has a privilege. Plantations and production buildings need people to produce; goods are sold for doubloons or shipped for victory points (VP), buildings help and score. The game ends with the round in which the colonists or the VP run out or somebody has filled a city; the most points win.

# Options

puerto-rico-option-exp-new-buildings = New Buildings
    .about = Expansion I: you draft which commercial buildings are in the game, 14 new ones among them.
puerto-rico-option-exp-nobles = The Nobles
    .about = Expansion II: 8 more buildings and 20 nobles; too few colonists no longer end the game.
puerto-rico-option-simultaneous-placement = Place people at the same time
    .about = In the Mayor phase all place their people at once, which is quicker.
puerto-rico-option-open-vp = Open victory points
    .about = Everybody sees the VP of all.

# Roles and what their privilege brings

puerto-rico-role-settler = Settler
    .help = Everybody, in turn, may take a face-up plantation. The Settler may take a quarry instead.
    .also = Settler phase, Island tile, Plantations
puerto-rico-role-mayor = Mayor
    .help = The people on the colonist ship are dealt out one by one, and all place all their people anew. The Mayor gets 1 colonist more, from the supply. Then the ship is filled: one for each empty circle of all buildings, at least one for each player.
    .also = Mayor phase, Colonists, Colonist ship
puerto-rico-role-builder = Builder
    .help = Everybody, in turn, may buy one building. The Builder pays 1 doubloon less.
    .also = Builder phase, Building phase
puerto-rico-role-craftsman = Craftsman
    .help = All produce with their occupied plantations and buildings, as far as the supply goes. Then the Craftsman takes 1 more barrel of a kind that he has produced.
    .also = Craftsman phase, Production phase
puerto-rico-role-trader = Trader
    .help = Everybody, in turn, may sell one barrel to the trading house, which takes four different kinds. The Trader gets 1 doubloon more for his sale. A full house is emptied at the end.
    .also = Trader phase, Trader role
puerto-rico-role-captain = Captain
    .help = All load their goods on the cargo ships in turn, again and again, for 1 VP a barrel; whoever can load must. The Captain gets 1 VP more for his first loading. Then all keep 1 barrel and what their warehouses hold.
    .also = Captain phase, Cargo ships, Shipping
puerto-rico-role-prospector = Prospector
    .help = The Prospector takes 1 doubloon; nobody else does anything. Not with three players; with five there are two of them.
    .also = Prospector phase
puerto-rico-role-prospector-2 = Prospector B

puerto-rico-role-with-doubloons = { $role } (+{ $count ->
    [1] 1 doubloon
   *[other] { $count } doubloons
  })
puerto-rico-detail-price = sells for { $count ->
    [0] nothing
    [1] 1 doubloon
   *[other] { $count } doubloons
  }

puerto-rico-privilege-settler = all take a tile{ $quarries ->
    [0] {""}
   *[other] ; you may take a quarry
  }{ $count ->
    [1] {""}
   *[other] ; one more tile at the end
  }
puerto-rico-privilege-mayor = all place people{ $count ->
    [0] {""}
    [1] ; you get 1 more colonist
   *[other] ; you get { $count } more colonists
  }
puerto-rico-privilege-builder = all may build; you pay { $count ->
    [1] 1 doubloon
   *[other] { $count } doubloons
  } less
puerto-rico-privilege-craftsman = all produce; you may take { $count ->
    [1] 1 more barrel
   *[other] { $count } more barrels
  }
puerto-rico-privilege-trader = all may sell; your sale brings { $count ->
    [1] 1 doubloon
   *[other] { $count } doubloons
  } more
puerto-rico-privilege-captain = all load; you get { $count } VP more
puerto-rico-privilege-prospector = only you: { $count ->
    [1] 1 doubloon
   *[other] { $count } doubloons
  }

# Things

puerto-rico-good-corn = Corn
    .counted = { $count } corn
    .help = The cheapest good: it sells for nothing but the privilege and the markets, yet it is shipped like any other. An occupied corn plantation makes corn without a building.
puerto-rico-good-indigo = Indigo
    .counted = { $count } indigo
    .help = Sells for 1 doubloon. It needs an Indigo Plant, small or large.
puerto-rico-good-sugar = Sugar
    .counted = { $count } sugar
    .help = Sells for 2 doubloons. It needs a Sugar Mill, small or large.
puerto-rico-good-tobacco = Tobacco
    .counted = { $count } tobacco
    .help = Sells for 3 doubloons. It needs a Tobacco Storage.
puerto-rico-good-coffee = Coffee
    .counted = { $count } coffee
    .help = Sells for 4 doubloons. It needs a Coffee Roaster.
puerto-rico-tile-corn = Corn plantation
puerto-rico-tile-indigo = Indigo plantation
puerto-rico-tile-sugar = Sugar plantation
puerto-rico-tile-tobacco = Tobacco plantation
puerto-rico-tile-coffee = Coffee plantation
puerto-rico-tile-quarry = Quarry
    .help = An island tile. Each occupied quarry makes buildings 1 doubloon cheaper, as many as the column of the building at most. The Settler may take one, others with a Construction Hut.
    .also = Quarries, Discount
puerto-rico-tile-forest = Forest
    .help = A face-down tile on an island, placed with the Forest House. It holds nobody and produces nothing; every 2 forests make buildings 1 doubloon cheaper.
    .also = Forest tile
puerto-rico-person-colonist = Colonist
puerto-rico-person-noble = Noble
puerto-rico-place-corn = Corn
puerto-rico-place-indigo = Indigo
puerto-rico-place-sugar = Sugar
puerto-rico-place-tobacco = Tobacco
puerto-rico-place-coffee = Coffee
puerto-rico-place-quarry = Quarry
puerto-rico-place-san-juan = San Juan
puerto-rico-area-island = Island
puerto-rico-area-city = City
puerto-rico-sale-house = { $good }
puerto-rico-sale-post = { $good } at the Post
puerto-rico-cargo-ship = { $good } on ship { $capacity }
puerto-rico-cargo-wharf = { $good } at the Wharf
puerto-rico-land-empty = { $tile }
puerto-rico-land-occupied = { $tile } · { $person }
    .short = { $tile }
puerto-rico-standing = { $person }: { $place }
    .short = { $place }
puerto-rico-column-1 = Column 1 (quarries: at most 1)
    .brief = 1
puerto-rico-column-2 = Column 2 (quarries: at most 2)
    .brief = 2
puerto-rico-column-3 = Column 3 (quarries: at most 3)
    .brief = 3
puerto-rico-column-4 = Column 4 (quarries: at most 4)
    .brief = 4
puerto-rico-column-stretch = Columns { $first } to { $last }
puerto-rico-cost-1 = For 1 doubloon
    .brief = 1
puerto-rico-cost-2 = For 2 doubloons
    .brief = 2
puerto-rico-cost-3 = For 3 doubloons
    .brief = 3
puerto-rico-cost-4 = For 4 doubloons
    .brief = 4
puerto-rico-cost-5 = For 5 doubloons
    .brief = 5
puerto-rico-cost-6 = For 6 doubloons
    .brief = 6
puerto-rico-cost-7 = For 7 doubloons
    .brief = 7
puerto-rico-cost-8 = For 8 doubloons
    .brief = 8
puerto-rico-cost-9 = For 9 doubloons
    .brief = 9
puerto-rico-cost-10 = For 10 doubloons
    .brief = 10
puerto-rico-cost-stretch = For { $first } to { $last } doubloons

# Where the game stands

puerto-rico-phase-draft = Draft of the buildings
puerto-rico-phase-role-choice = Choice of a role
puerto-rico-phase-settler = Settler phase
puerto-rico-phase-mayor = Mayor phase
puerto-rico-phase-builder = Builder phase
puerto-rico-phase-craftsman = Craftsman phase
puerto-rico-phase-trader = Trader phase
puerto-rico-phase-captain = Captain phase
puerto-rico-phase-prospector = Prospector phase
puerto-rico-phase-finished = Game over

# Score sheet

puerto-rico-score-chips = VP chips
puerto-rico-score-buildings = Buildings
puerto-rico-score-nobles = Nobles
puerto-rico-score-wealth = Doubloons and barrels

# Topics of the rules

puerto-rico-topic-round = Round and roles
    .help = The Governor chooses a role first, then the others clockwise, each one of those left. A role is carried out by all before the next one is chosen. At the end of the round every card that nobody chose gets 1 doubloon, for whoever takes it later; the cards return and the Governor card passes to the left.
    .also = Round, Phases, Turn, Turn order, Governor, Privilege, Role, Roles
puerto-rico-topic-building = Building
    .help = In the Builder phase everybody may buy one building, each type only once. The price is lower by 1 for the Builder and by 1 for each occupied quarry, up to the column of the building. A city has 12 spaces; large buildings take two. A building works when somebody stands on it; its printed VP count in any case.
    .also = Buy, Price, Column, City, Large building, Commercial building, Production building
puerto-rico-topic-placement = Placing people
    .help = In the Mayor phase all place all their people anew on circles of tiles and buildings. As long as a circle is empty nobody may be left in San Juan. Anywhere else people move only by special buildings.
    .also = Place people, People, Circle, Occupied, San Juan, Placement
puerto-rico-topic-production = Production
    .help = For each kind: as many barrels as there are occupied plantations, but not more than people in its production buildings; corn needs no building. If the supply runs short, those first in turn get theirs.
    .also = Produce, Harvest, Goods, Barrels, Plantation
puerto-rico-topic-loading = Loading
    .help = A ship carries one kind, and no two ships the same. You load all barrels of the kind that fit: on the ship that has it already, else on an empty ship where most of them fit. Whoever can load on a cargo ship must, unless a Wharf is used instead; you choose the kind. Full ships sail at the end of the phase, the others wait with their cargo.
    .also = Load, Ship, Ships, Cargo, Cargo ship, Embark
puerto-rico-topic-storage = Storage
    .help = After the loading everybody keeps 1 barrel, and with warehouses all barrels of one, two or three kinds. The rest is lost. In all other phases you may hold as many barrels as you like.
    .also = Store, Warehouse, Warehouses, Keep
puerto-rico-topic-trading = Trading house
    .help = It holds 4 barrels, all of different kinds unless you have an Office. Prices: corn 0, indigo 1, sugar 2, tobacco 3, coffee 4 doubloons. When it is full at the end of the phase it is emptied; otherwise the barrels stay there.
    .also = Sell, Sale, Prices, Trade
puerto-rico-topic-game-end = End of the game
    .help = The game ends with the round in which the colonist ship cannot be filled from the supply (not with The Nobles), somebody fills the 12th city space, or the last VP chip is paid out.
    .also = Game end, Last round, End flag
puerto-rico-topic-score = Score
    .help = VP chips, printed VP of all buildings, and what occupied large buildings bring; with The Nobles 1 VP for each noble. Ties go to whoever has more doubloons and barrels together; if these are equal too, the victory is shared.
    .also = Scoring, Points, Victory points, VP, Winner, Tie, Final scoring
puerto-rico-topic-setup = Set-up
    .help = The Governor and the next in turn begin with an indigo plantation, the last ones with corn; money, people, VP and ships depend on the number of players. The VP of the others are secret, though every gain is told.
    .also = Start of the game, Setup, Beginning
puerto-rico-topic-two-players = Two players
    .help = Both choose in turn until each has three roles. One card is left over each round. There are fewer tiles, barrels and people, one copy of each commercial building and two of each production building, and two ships.
    .also = Two-player rules, 2 players
puerto-rico-topic-draft = Draft (New Buildings)
    .help = Before the game you choose in turn which commercial buildings there are: each goes on a free space of its cost. What finds no space is not in this game. Office and Trading Post together are not recommended.
    .also = New Buildings, Expansion I, Drafting
puerto-rico-topic-guests = Guests (Guesthouse)
    .help = People on the Guesthouse may move once to any empty circle of yours: at the start of each phase but the Mayor's, on your own turn, and at its end. The new place works at once.
    .also = Guest, Guest window
puerto-rico-topic-nobles = Nobles
    .help = The red people of Expansion II: a noble does what a colonist does and is worth 1 VP at the end. One comes with each colonist ship; whoever takes a person chooses. Some buildings work differently for a noble.
    .also = The Nobles, Expansion II, Noble
puerto-rico-topic-forests = Forests
    .help = With an occupied Forest House you may place a face-down tile as a forest instead of taking a tile. Forests need nobody; every 2 of them take 1 doubloon off each building. They count as island tiles for Residence and Cloister.
    .also = Forest tiles

# What is asked

puerto-rico-prompt-role = Choose a role
    .turn = choose a role
    .lesson = Everybody carries out the role that you choose, and you have its privilege besides. Roles that nobody chooses collect doubloons, and each is chosen only once a round.
puerto-rico-prompt-draft = Bring a building into the game
    .turn = choose a building for this game
    .lesson = Before the game you choose in turn which buildings there will be. Think of which of them fit each other, for everybody can buy them.
puerto-rico-prompt-hacienda = Hacienda: draw a face-down tile?
    .turn = use the Hacienda
    .lesson = Your Hacienda lets you draw a tile unseen before you choose one. Once drawn it has to be placed, and your island has only twelve spaces.
puerto-rico-prompt-held = Forest House: plantation or forest?
    .turn = use the Forest House
    .lesson = With the Forest House the tile you hold may lie as what it is, or face down as a forest. Every two forests make each of your buildings 1 doubloon cheaper.
puerto-rico-prompt-tile = Take an island tile
    .turn = take an island tile
    .lesson = Take a plantation for your island; it produces when a colonist stands on it. Quarries make buildings cheaper, and only whoever chose the Settler, or has a building for it, may take one.
puerto-rico-prompt-hospice = Hospice: put a colonist on the new tile?
    .turn = use the Hospice
    .lesson = The Hospice puts a colonist from the supply on the tile you have just taken. So the tile works at once, without waiting for a Mayor.
puerto-rico-prompt-library-tile = Library: take one more island tile
    .turn = use the Library
    .lesson = Your Library doubles the privilege of your role: as Settler you take one more tile at the end of the phase. You may pass on it.
puerto-rico-prompt-lodge = Hunting Lodge: discard a tile?
    .turn = use the Hunting Lodge
    .lesson = The Hunting Lodge lets you take a plantation or forest off your island again. That makes room for something better.
puerto-rico-prompt-person = Take the noble or a colonist
    .turn = take the noble or a colonist
    .lesson = One noble comes with each ship, and whoever takes a person chooses. A noble works like a colonist, is worth 1 VP at the end, and some buildings do more with one.
puerto-rico-prompt-place-people = { $count ->
    [1] Place 1 person
   *[other] Place { $count } people
  }
    .turn = place colonists
    .lesson = Buildings and plantations work only with somebody on them, and now you place all your people anew. A barrel needs both, a plantation and its production building; corn needs only its field.
puerto-rico-prompt-place-nobles = { $count ->
    [1] Say where the noble stands
   *[other] Say where the { $count } nobles stand
  }
    .turn = place nobles
    .lesson = Say which of the places you have filled are held by nobles. It matters for those buildings that work differently with one.
puerto-rico-prompt-build = Buy a building, or pass
    .turn = buy a building or pass
    .lesson = Buy one building: production buildings make barrels, the others have powers of their own, and all bring victory points. The Builder pays 1 doubloon less, and occupied quarries lower the price too.
puerto-rico-prompt-return = { $building }: { $count ->
    [1] 1 doubloon
   *[other] { $count } doubloons
  } short. Return what?
    .turn = pay for a building
    .lesson = You are short of doubloons for this building, and your Black Market makes up for it. Give back what you need least: each thing counts for 1 doubloon.
puerto-rico-prompt-university = University: put a colonist on the new building?
    .turn = use the University
    .lesson = The University puts a colonist from the supply on the building you have just bought. So it works at once, without waiting for a Mayor.
puerto-rico-prompt-extra-good = Craftsman: take one more barrel
    .turn = take one extra barrel
    .lesson = All have produced, and as Craftsman you take one barrel more of a kind that you have produced. Mind what the next ones can ship or sell before you.
puerto-rico-prompt-trade = Sell a barrel, or pass
    .turn = sell a barrel or pass
    .lesson = You may sell one barrel to the trading house, which takes four and each kind only once. Coffee and tobacco bring the most doubloons, and doubloons buy buildings.
puerto-rico-prompt-land = Use the Land Office, or pass
    .turn = use the Land Office or pass
    .lesson = With a colonist on it, the Land Office brings you a face-down tile for 1 doubloon, once in the Trader phase. You may pass.
puerto-rico-prompt-land-noble = Land Office: discard a tile for 1 doubloon?
    .turn = use the Land Office
    .lesson = With a noble on it, the Land Office takes a tile off your island and pays 1 doubloon, once in the Trader phase. That makes room for something better.
puerto-rico-prompt-supply = Royal Supplier: return barrels for 1 VP each?
    .turn = use the Royal Supplier
    .lesson = Before your first loading, the Royal Supplier takes one barrel for each of your nobles, all of different kinds. Each is worth 1 victory point.
puerto-rico-prompt-load = Load a kind of goods (obligatory)
    .turn = load goods
    .lesson = Each barrel on a ship is 1 victory point, and whoever can load must; you choose only the kind. A ship carries one kind, so what you load also shuts others out.
puerto-rico-prompt-may-load = Load with the own wharf, or pass
    .turn = load goods or pass
    .lesson = No ship takes your goods, but your own wharf does. What is not shipped at the end of the phase may be lost.
puerto-rico-prompt-store-kinds = { $count ->
    [1] Choose the kind that the warehouse keeps
   *[other] Choose the { $count } kinds that the warehouses keep
  }
    .turn = store goods
    .lesson = Your warehouses keep all barrels of so many kinds, besides the single barrel that everybody keeps. All others are lost now.
puerto-rico-prompt-store-barrels = { $count ->
    [1] Choose the barrel to keep
   *[other] Choose the { $count } barrels to keep
  }
    .turn = store barrels
    .lesson = After the loading you keep these single barrels, besides what warehouses hold. All others are lost, so keep what sells or ships best.
puerto-rico-prompt-guests = Guesthouse: move a guest?
    .turn = move a guest of the Guesthouse
    .lesson = People on your Guesthouse may move once to an empty circle of yours, and work there at once. Wait until it counts: they stay there until the next Mayor.
puerto-rico-stands-pass = Whoever passes loads no more; { $count ->
    [1] as things stand at least 1 barrel is lost then.
   *[other] as things stand at least { $count } barrels are lost then.
  }
puerto-rico-stands-hacienda = It comes besides your own tile; once drawn it stays.
puerto-rico-stands-lodge = If a person stands on it, it goes back to San Juan.
puerto-rico-stands-person = A noble is worth 1 VP at the end.
puerto-rico-stands-guests = It stays there until the next Mayor phase.
puerto-rico-stands-least-lost = { $count ->
    [1] At least 1 barrel is lost.
   *[other] At least { $count } barrels are lost.
  }
puerto-rico-stands-lost = { $count ->
    [1] 1 barrel is lost: all that you do not choose.
   *[other] { $count } barrels are lost: all that you do not choose.
  }

# Whole answers

puerto-rico-ready-fill = Fill automatically
puerto-rico-ready-as-before = As last time
puerto-rico-ready-nobles = Nobles automatically
puerto-rico-ready-most = Keep the kinds with most barrels
puerto-rico-ready-dearest = Keep the dearest
puerto-rico-ready-all = Return all that is possible
puerto-rico-ready-whole-load = Small Wharf: everything, { $points } VP

# What one can do

puerto-rico-verb-draft = Choose
puerto-rico-verb-choose-role = Choose
puerto-rico-verb-draw-tile = Draw a tile
puerto-rico-verb-plant-tile = Plantation
puerto-rico-verb-plant-forest = Forest
puerto-rico-verb-take-tile = Take
puerto-rico-verb-add-colonist = Take the colonist
puerto-rico-verb-discard-tile = Discard
puerto-rico-verb-take-person = Take
puerto-rico-verb-place-people = Place
puerto-rico-verb-place-nobles = Place nobles
    .none = No noble in these places
puerto-rico-verb-build = Buy
puerto-rico-verb-return-person = Return a person
puerto-rico-verb-return-barrel = Return a barrel
puerto-rico-verb-return-point = Return 1 VP
puerto-rico-verb-take-good = Take
puerto-rico-verb-sell = Sell
puerto-rico-verb-buy-land = Buy a tile (1 doubloon)
puerto-rico-verb-sell-land = Discard a tile for 1 doubloon
    .of = Discard { $what }
puerto-rico-verb-supply = Return
puerto-rico-verb-load = Load
puerto-rico-verb-load-small-wharf = Small Wharf
puerto-rico-verb-store-kinds = Keep
puerto-rico-verb-store-barrels = Keep
puerto-rico-verb-move-guest = Move a guest
puerto-rico-verb-keep-guests = Not now
puerto-rico-verb-keep-guests-all = Not in this phase
puerto-rico-verb-pass = Pass

puerto-rico-field-draft-building = Which building?
puerto-rico-field-choose-role-role = Which role?
puerto-rico-field-take-tile-tile = Which tile?
puerto-rico-field-discard-tile-tile = Which tile?
puerto-rico-field-take-person-person = Whom?
puerto-rico-field-place-people-people = Where do people stand?
puerto-rico-field-place-nobles-nobles = Where do nobles stand?
puerto-rico-field-build-building = Which building?
puerto-rico-field-return-person-person = Whom?
puerto-rico-field-return-barrel-good = Which barrel?
puerto-rico-field-take-good-good = Which kind?
puerto-rico-field-sell-sale = Which barrel, and where?
puerto-rico-field-sell-land-tile = Which tile?
puerto-rico-field-supply-goods = Which barrels?
puerto-rico-field-load-cargo = What, and where?
puerto-rico-field-load-small-wharf-goods = Which barrels? (1 VP for 2)
puerto-rico-field-store-kinds-kinds = Which kinds?
puerto-rico-field-store-barrels-goods = Which barrels?
puerto-rico-field-move-guest-guest = Which guest?
puerto-rico-field-move-guest-to = Where to?

# Why not, and what it means

puerto-rico-printed = costs { $cost ->
    [1] 1 doubloon
   *[other] { $cost } doubloons
} · { $points } VP · column { $column }
puerto-rico-refused-role = already taken by { $seat }
puerto-rico-refused-owned = owned already
puerto-rico-refused-sold-out = none left
puerto-rico-refused-no-space = no space in the city
puerto-rico-refused-price = { $count ->
    [1] 1 doubloon
   *[other] { $count } doubloons
  } short
puerto-rico-detail-black-market = with the Black Market: { $count ->
    [1] 1 thing
   *[other] { $count } things
  } to return
puerto-rico-detail-tile = you have { $count }
puerto-rico-detail-plantation = you have { $count }, and { $circles ->
    [0] no circle to work it
    [1] 1 circle to work it
   *[other] { $circles } circles to work it
  }
puerto-rico-detail-cargo = { $count ->
    [1] 1 barrel
   *[other] { $count } barrels
  }, { $points } VP{ $left ->
    [0] {""}
   *[other] ; { $left } stay behind
  }
puerto-rico-detail-barrels = { $count ->
    [1] 1 barrel
   *[other] { $count } barrels
  }

# What has happened

puerto-rico-event-game-began = { $seat } is the first Governor
    .you = You are the first Governor
puerto-rico-event-type-drafted = { $seat } brought into the game: { $building }
puerto-rico-event-draft-ended = All buildings of this game are chosen
puerto-rico-event-round-began = Round { $round } began; the Governor is { $seat }
    .you = Round { $round } began; you are the Governor
puerto-rico-event-role-chosen = { $seat } chose the { $role }{ $doubloons ->
    [0] {""}
    [1] {" "}with 1 doubloon
   *[other] {" "}with { $doubloons } doubloons
  }
puerto-rico-event-passed = { $seat } passed
puerto-rico-event-tile-taken = { $seat } took: { $tile }
puerto-rico-event-tile-drawn = { $seat } drew with the { $building }: { $tile }
puerto-rico-event-tile-looked = { $seat } looks at a tile of the { $building }
puerto-rico-event-tile-shown = The tile of the { $building } is: { $tile }
puerto-rico-event-forest-planted = { $seat } placed a forest
puerto-rico-event-colonist-added = { $seat } got a colonist with the { $building }: { $place }
puerto-rico-event-tile-discarded = { $seat } discarded with the { $building }: { $tile }
puerto-rico-event-person-displaced = { $seat } took a person back to San Juan: { $person }
puerto-rico-event-stack-shuffled = The discarded plantations were shuffled into a new stack
puerto-rico-event-row-laid = New plantations: { $tiles }
puerto-rico-event-points-gained = { $seat } gained { $points } VP with the { $building }
puerto-rico-event-money-gained = { $seat } gained { $doubloons ->
    [1] 1 doubloon
   *[other] { $doubloons } doubloons
  } with the { $building }
puerto-rico-event-privilege-used = { $seat } got { $colonists ->
    [1] 1 colonist
   *[other] { $colonists } colonists
  } as Mayor
puerto-rico-event-villa-used = { $seat } got with the Villa: { $person }
puerto-rico-event-person-taken = { $seat } took from the ship: { $person }
puerto-rico-event-people-came = { $seat } got { $colonists ->
    [1] 1 colonist
   *[other] { $colonists } colonists
  } from the ship
puerto-rico-event-people-placed = { $seat } placed people: { $people }{ $waiting ->
    [0] {""}
   *[other] ; { $waiting } in San Juan
  }
puerto-rico-event-people-waiting = { $seat } left { $waiting ->
    [1] 1 person
   *[other] { $waiting } people
  } in San Juan
puerto-rico-event-nobles-placed = { $seat } placed people: { $people }; nobles: { $nobles }{ $waiting ->
    [0] {""}
   *[other] ; { $waiting } in San Juan
  }
puerto-rico-event-ship-filled = On the colonist ship: { $colonists ->
    [1] 1 colonist
   *[other] { $colonists } colonists
  }{ $nobles ->
    [0] {""}
    [1] {" "}and 1 noble
   *[other] {" "}and { $nobles } nobles
  }
puerto-rico-event-end-near = { $cause ->
    [colonists] There are not enough colonists for the ship
    [city] A city is full
   *[points] The last VP is paid
  }: this is the last round
puerto-rico-event-built = { $seat } built { $building } for { $price ->
    [0] nothing
    [1] 1 doubloon
   *[other] { $price } doubloons
  }
puerto-rico-event-person-returned = { $seat } paid 1 doubloon with the Black Market: { $person } ({ $place })
puerto-rico-event-barrel-returned = { $seat } paid 1 doubloon with the Black Market: { $good }
puerto-rico-event-point-returned = { $seat } paid 1 doubloon with the Black Market: 1 VP
puerto-rico-event-produced = { $seat } produced { $goods }
puerto-rico-event-good-taken = { $seat } took one more barrel: { $good }
puerto-rico-event-sold = { $seat } sold { $good } for { $doubloons ->
    [1] 1 doubloon
   *[other] { $doubloons } doubloons
  }
puerto-rico-event-sold-at-post = { $seat } sold { $good } at the Trading Post for { $doubloons ->
    [1] 1 doubloon
   *[other] { $doubloons } doubloons
  }
puerto-rico-event-land-bought = { $seat } paid { $doubloons ->
    [1] 1 doubloon
   *[other] { $doubloons } doubloons
  } at the Land Office
puerto-rico-event-house-cleared = The trading house was full and has been emptied
puerto-rico-event-supplied = { $seat } gave the Royal Supplier { $goods }: { $points } VP
puerto-rico-event-loaded = { $seat } loaded { $goods } on ship { $capacity }: { $points } VP
puerto-rico-event-loaded-at-wharf = { $seat } shipped { $goods } with the { $building }: { $points } VP
puerto-rico-event-stored = { $seat } lost { $lost } and kept { $kept }
puerto-rico-event-ship-sailed = Ship { $capacity } sailed with { $good }
puerto-rico-event-prospected = { $seat } took { $doubloons ->
    [1] 1 doubloon
   *[other] { $doubloons } doubloons
  } as Prospector
puerto-rico-event-guest-moved = { $seat } moved a guest: { $person }, { $place }
puerto-rico-event-points-shown = { $seat } has { $points } VP in chips
    .you = You have { $points } VP in chips
puerto-rico-event-game-ended = The game is over

# Buildings: what they are for in a few words, and the help

puerto-rico-building-small-indigo-plant = Small Indigo Plant
    .short = Small Indigo
    .help = A production building with 1 circle: with an occupied indigo plantation it makes 1 indigo in the Craftsman phase.
puerto-rico-building-small-sugar-mill = Small Sugar Mill
    .short = Small Sugar
    .help = A production building with 1 circle: with an occupied sugar plantation it makes 1 sugar in the Craftsman phase.
puerto-rico-building-indigo-plant = Indigo Plant (large)
    .short = Large Indigo
    .help = A production building with 3 circles: each person on it works one occupied indigo plantation.
puerto-rico-building-sugar-mill = Sugar Mill (large)
    .short = Large Sugar
    .help = A production building with 3 circles: each person on it works one occupied sugar plantation.
puerto-rico-building-tobacco-storage = Tobacco Storage
    .help = A production building with 3 circles: each person on it works one occupied tobacco plantation.
puerto-rico-building-coffee-roaster = Coffee Roaster
    .short = Roaster
    .help = A production building with 2 circles: each person on it works one occupied coffee plantation.
puerto-rico-building-small-market = Small Market
    .help = Trader phase: 1 doubloon more for a barrel that you sell to the trading house, corn too.
puerto-rico-building-hacienda = Hacienda
    .help = Settler phase: before you take your tile you may draw a face-down tile and place it too. You cannot refuse it once drawn.
puerto-rico-building-construction-hut = Construction Hut
    .short = Hut
    .help = Settler phase: you may take a quarry instead of a plantation, even if you are not the Settler. Never two quarries in one turn.
puerto-rico-building-small-warehouse = Small Warehouse
    .help = End of the Captain phase: you keep all barrels of one kind, besides the 1 barrel that everybody keeps.
puerto-rico-building-hospice = Hospice
    .help = Settler phase: you may take a colonist from the supply and put it on the tile that you take (of a forest, in San Juan); not on a tile of Hacienda or Library. If the supply is empty it comes from the ship.
puerto-rico-building-office = Office
    .help = Trader phase: you may sell a kind that lies in the trading house already. A full house takes nothing.
puerto-rico-building-large-market = Large Market
    .help = Trader phase: 2 doubloons more for a barrel that you sell to the trading house; together with the Small Market 3 more.
puerto-rico-building-large-warehouse = Large Warehouse
    .help = End of the Captain phase: you keep all barrels of two kinds, three together with the Small Warehouse, besides the 1 barrel that everybody keeps.
puerto-rico-building-factory = Factory
    .help = Craftsman phase: 1, 2, 3 or 5 doubloons for 2, 3, 4 or 5 different kinds that you have produced.
puerto-rico-building-university = University
    .help = Builder phase: you may take a colonist from the supply and put it on the building that you buy. If the supply is empty it comes from the ship.
puerto-rico-building-harbor = Harbor
    .help = Captain phase: 1 VP more every time you load, whatever and wherever.
puerto-rico-building-wharf = Wharf
    .help = Captain phase: once, instead of loading a cargo ship, you ship all your barrels of one kind, as many as you have. They go to the supply.
puerto-rico-building-guild-hall = Guild Hall
    .short = Guild
    .help = At the end, if occupied: 1 VP for each small production building of yours, 2 for each other one, occupied or not; the Jeweler counts 2.
puerto-rico-building-residence = Residence
    .help = At the end, if occupied: 4 VP for up to 9 filled island spaces, 5 for 10, 6 for 11, 7 for 12.
puerto-rico-building-fortress = Fortress
    .help = At the end, if occupied: 1 VP for every 3 people of yours, those in San Juan too.
puerto-rico-building-customs-house = Customs House
    .help = At the end, if occupied: 1 VP for every 4 VP that you hold in chips or on paper.
puerto-rico-building-city-hall = City Hall
    .help = At the end, if occupied: 1 VP for each of your commercial (beige) buildings, occupied or not, this one too.
puerto-rico-building-aqueduct = Aqueduct
    .help = Craftsman phase: 1 indigo more if you make indigo and somebody stands on your large Indigo Plant; the same for sugar.
puerto-rico-building-forest-house = Forest House
    .help = Settler phase: instead of the tile that you would take you may place a face-down tile as a forest. Every 2 forests make all your buildings 1 doubloon cheaper. A tile that you draw with Hacienda or Land Office you may look at first.
puerto-rico-building-black-market = Black Market
    .help = Builder phase: if you are short of up to 3 doubloons, you may return 1 person (not the one here), 1 barrel and 1 VP for 1 doubloon each, each at most once. You pay all your money then.
puerto-rico-building-storehouse = Storehouse
    .help = End of the Captain phase: you keep 3 more barrels of any kinds, besides the one that everybody keeps.
puerto-rico-building-guesthouse = Guesthouse
    .help = Holds 2 guests. In every phase but the Mayor's you may move each of them once to an empty circle of yours, just when it is needed. They stay there until the next Mayor phase.
puerto-rico-building-trading-post = Trading Post
    .help = Trader phase: you may make your sale here, of any kind, even if the trading house is full. Markets bring nothing here.
puerto-rico-building-church = Church
    .help = Builder phase: 1 VP when you buy a building of column 2 or 3, 2 VP for column 4; nothing for the Church itself.
puerto-rico-building-small-wharf = Small Wharf
    .help = Captain phase: once, as a loading, you ship any barrels you like to the supply for 1 VP per 2 barrels.
puerto-rico-building-lighthouse = Lighthouse
    .help = Captain phase: 1 doubloon for each of your loadings; if you are the Captain, 1 more at the start.
puerto-rico-building-specialty-factory = Specialty Factory
    .short = Specialty
    .help = Craftsman phase: of the kind of which you received most, not corn, the number of barrels less 1 in doubloons.
puerto-rico-building-library = Library
    .help = Doubles the privilege of the role that you choose: 2 colonists, 2 doubloons less, 2 barrels, +2 on the sale, +2 VP, 2 doubloons; as Settler one more tile at the end.
puerto-rico-building-union-hall = Union Hall
    .help = Start of the Captain phase: 1 VP for every 2 barrels of the same kind that you have.
puerto-rico-building-statue = Statue
    .help = Worth 8 VP at the end. It has no circle and needs nobody.
puerto-rico-building-cloister = Cloister
    .help = At the end, if occupied: 1, 3, 6 or 10 VP for 1, 2, 3 or 4 sets of three equal island tiles.
puerto-rico-building-land-office = Land Office
    .help = Trader phase, once: a colonist here lets you draw a face-down tile for 1 doubloon; a noble lets you discard a plantation or forest for 1 doubloon.
puerto-rico-building-chapel = Chapel
    .help = Start of the Craftsman phase: a colonist here brings 1 doubloon, a noble 1 VP.
puerto-rico-building-hunting-lodge = Hunting Lodge
    .help = End of the Settler phase: a colonist here lets you discard a plantation or forest; a noble brings 2 VP if you have more empty island spaces than anybody else.
puerto-rico-building-zoning-office = Zoning Office
    .short = Zoning
    .help = Builder phase: a colonist here makes small buildings 1 doubloon cheaper, a noble large ones 2.
puerto-rico-building-royal-supplier = Royal Supplier
    .help = Captain phase, before your first loading: you may return one barrel for each of your nobles, all of different kinds, for 1 VP each.
puerto-rico-building-villa = Villa
    .help = Every Mayor phase you get 1 noble from the supply; if there is none, 1 colonist.
puerto-rico-building-jeweler = Jeweler
    .help = Craftsman phase: 1 doubloon for each of your nobles. It is a production building for the Guild Hall and no commercial one.
puerto-rico-building-royal-garden = Royal Garden
    .help = At the end, if occupied: 1 VP more for each of your nobles, so each is worth 2.

puerto-rico-effect-small-indigo-plant = works 1 indigo plantation
puerto-rico-effect-small-sugar-mill = works 1 sugar plantation
puerto-rico-effect-indigo-plant = works up to 3 indigo plantations
puerto-rico-effect-sugar-mill = works up to 3 sugar plantations
puerto-rico-effect-tobacco-storage = works up to 3 tobacco plantations
puerto-rico-effect-coffee-roaster = works up to 2 coffee plantations
puerto-rico-effect-small-market = +1 doubloon on a sale
puerto-rico-effect-hacienda = an extra face-down tile
puerto-rico-effect-construction-hut = a quarry instead of a plantation
puerto-rico-effect-small-warehouse = keep all of 1 kind
puerto-rico-effect-hospice = a colonist on your new tile
puerto-rico-effect-office = sell a kind that is there already
puerto-rico-effect-large-market = +2 doubloons on a sale
puerto-rico-effect-large-warehouse = keep all of 2 kinds
puerto-rico-effect-factory = doubloons for kinds produced
puerto-rico-effect-university = a colonist on your new building
puerto-rico-effect-harbor = +1 VP for each loading
puerto-rico-effect-wharf = an own ship for one kind
puerto-rico-effect-guild-hall = VP for production buildings
puerto-rico-effect-residence = VP for filled island spaces
puerto-rico-effect-fortress = 1 VP for every 3 people
puerto-rico-effect-customs-house = 1 VP for every 4 VP in chips
puerto-rico-effect-city-hall = 1 VP per commercial building
puerto-rico-effect-aqueduct = +1 indigo, +1 sugar
puerto-rico-effect-forest-house = forests make buildings cheaper
puerto-rico-effect-black-market = pay with person, barrel, VP
puerto-rico-effect-storehouse = keep 3 more barrels
puerto-rico-effect-guesthouse = 2 guests that move any time
puerto-rico-effect-trading-post = sell outside the trading house
puerto-rico-effect-church = VP for what you build
puerto-rico-effect-small-wharf = an own ship, 1 VP for 2 barrels
puerto-rico-effect-lighthouse = +1 doubloon for each loading
puerto-rico-effect-specialty-factory = doubloons for most of a kind
puerto-rico-effect-library = doubles your privilege
puerto-rico-effect-union-hall = 1 VP for 2 equal barrels
puerto-rico-effect-statue = 8 VP
puerto-rico-effect-cloister = VP for sets of island tiles
puerto-rico-effect-land-office = buy or sell plantations
puerto-rico-effect-chapel = 1 doubloon or 1 VP
puerto-rico-effect-hunting-lodge = discard a tile, or 2 VP
puerto-rico-effect-zoning-office = cheaper buildings
puerto-rico-effect-royal-supplier = 1 VP a barrel, one per noble
puerto-rico-effect-villa = an extra noble
puerto-rico-effect-jeweler = 1 doubloon per noble
puerto-rico-effect-royal-garden = 1 more VP per noble

# Orders given ahead

puerto-rico-order-pass-others = Build nothing when somebody else has chosen the Builder
puerto-rico-order-as-before = Place my people as last time, the new ones automatically
puerto-rico-order-store = Store automatically: of kinds what I have most of, of barrels the dearest
puerto-rico-order-keep-guests = Leave my guests where they are for the phase

# What a choice costs and brings; `.brief` on buttons

puerto-rico-cost = { $cost ->
    [0] free
    [1] costs 1 doubloon
   *[other] costs { $cost } doubloons
}
    .brief = { $cost ->
    [0] free
    [1] 1 doubloon
   *[other] { $cost } doubloons
}
puerto-rico-gain = { $gain ->
    [0] brings nothing
    [1] brings 1 doubloon
   *[other] brings { $gain } doubloons
}
    .brief = { $gain ->
    [0] brings nothing
    [1] 1 doubloon
   *[other] { $gain } doubloons
}
