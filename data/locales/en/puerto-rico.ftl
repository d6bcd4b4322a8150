# Puerto Rico: all its words, New Buildings and The Nobles included.

puerto-rico-name = Puerto Rico
    .own = My island
puerto-rico-about = Settle, build, produce and ship, and make your island the richest in the Caribbean.
puerto-rico-help = Each round every player chooses one role. Everyone carries it out in turn, and the player who chose it gets a privilege. Plantations and production buildings need colonists to produce. You sell goods for doubloons or ship them for victory points (VP); buildings help you and score. The game ends after the round in which the colonists or the VP run out, or a player fills a city. The player with the most points wins.

# Options

puerto-rico-option-exp-new-buildings = New Buildings
    .about = Expansion I: before the game you choose its commercial buildings, 14 of them new.
puerto-rico-option-exp-nobles = The Nobles
    .about = Expansion II: 8 more buildings and 20 nobles; running out of colonists no longer ends the game.
puerto-rico-option-simultaneous-placement = Everyone places at once
    .about = In the Mayor phase everyone places colonists at the same time, which is quicker.
puerto-rico-option-open-vp = Open victory points
    .about = Everyone sees all victory points.

# Roles and what their privilege brings

puerto-rico-role-settler = Settler
    .the = the Settler
    .help = In turn, everyone may take a face-up plantation. The Settler may take a quarry instead.
    .also = Settler phase, Island tile, Plantations
puerto-rico-role-mayor = Mayor
    .the = the Mayor
    .help = The Mayor gets 1 colonist from the supply. Then the colonists on the ship are dealt out one by one, and everyone may rearrange all their colonists. Finally the ship is refilled: one colonist for each empty circle on all buildings, but at least one per player.
    .also = Mayor phase, Colonists, Colonist ship
puerto-rico-role-builder = Builder
    .the = the Builder
    .help = In turn, everyone may buy one building. The Builder pays 1 doubloon less.
    .also = Builder phase, Building phase
puerto-rico-role-craftsman = Craftsman
    .the = the Craftsman
    .help = Everyone produces with their occupied plantations and buildings, as far as the supply goes. Then the Craftsman takes one extra barrel of a good they produced.
    .also = Craftsman phase, Production phase
puerto-rico-role-trader = Trader
    .the = the Trader
    .help = In turn, everyone may sell one barrel to the trading house, which holds four different goods. The Trader’s sale brings 1 doubloon more. A full house is emptied at the end.
    .also = Trader phase, Trader role
puerto-rico-role-captain = Captain
    .the = the Captain
    .help = In turn, everyone loads goods on the cargo ships, for 1 VP a barrel, until nobody can. If you can load, you must. The Captain gets 1 VP more for their first load. Then everyone keeps 1 barrel and what their warehouses hold; the rest is lost.
    .also = Captain phase, Cargo ships, Shipping
puerto-rico-role-prospector = Prospector
    .the = the Prospector
    .help = The Prospector takes 1 doubloon, and nobody else does anything. With three players there is no Prospector, with five there are two.
    .also = Prospector phase
puerto-rico-role-prospector-2 = Prospector B
    .the = the Prospector B

puerto-rico-role-with-doubloons = { $role } +{ $count } 🪙
puerto-rico-detail-price = worth { $count ->
    [1] 1 doubloon
   *[other] { $count } doubloons
  }

puerto-rico-privilege-settler = Everyone takes a plantation{ $quarries ->
    [0] {""}
   *[other] ; you may take a quarry instead
  }{ $count ->
    [1] {""}
   *[other] ; you take one more tile at the end
  }
puerto-rico-privilege-mayor = Everyone places colonists{ $count ->
    [0] {""}
    [1] ; you get 1 more
   *[other] ; you get { $count } more
  }
puerto-rico-privilege-builder = Everyone may build; you pay { $count ->
    [1] 1 doubloon
   *[other] { $count } doubloons
  } less
puerto-rico-privilege-craftsman = Everyone produces; you may take { $count ->
    [1] 1 extra barrel
   *[other] { $count } extra barrels
  }
puerto-rico-privilege-trader = Everyone may sell; your sale brings { $count ->
    [1] 1 doubloon
   *[other] { $count } doubloons
  } more
puerto-rico-privilege-captain = Everyone loads; you get { $count } VP more
puerto-rico-privilege-prospector = Only you get { $count ->
    [1] 1 doubloon
   *[other] { $count } doubloons
  }

# Things

puerto-rico-good-corn = Corn
    .the = corn
    .counted = { $count } corn
    .help = Corn is worth 0 doubloons at the trading house, where only a privilege or markets add money, but it ships like any other good. An occupied corn plantation makes corn without a building.
puerto-rico-good-indigo = Indigo
    .the = indigo
    .counted = { $count } indigo
    .help = Indigo sells for 1 doubloon. You make it with a small or large Indigo Plant.
puerto-rico-good-sugar = Sugar
    .the = sugar
    .counted = { $count } sugar
    .help = Sugar sells for 2 doubloons. You make it with a small or large Sugar Mill.
puerto-rico-good-tobacco = Tobacco
    .the = tobacco
    .counted = { $count } tobacco
    .help = Tobacco sells for 3 doubloons. You make it with a Tobacco Storage.
puerto-rico-good-coffee = Coffee
    .the = coffee
    .counted = { $count } coffee
    .help = Coffee sells for 4 doubloons. You make it with a Coffee Roaster.
puerto-rico-tile-corn = Corn plantation
    .compact = Corn
    .counted = { $count } corn
    .the = a corn plantation
puerto-rico-tile-indigo = Indigo plantation
    .compact = Indigo
    .counted = { $count } indigo
    .the = an indigo plantation
puerto-rico-tile-sugar = Sugar plantation
    .compact = Sugar
    .counted = { $count } sugar
    .the = a sugar plantation
puerto-rico-tile-tobacco = Tobacco plantation
    .compact = Tobacco
    .counted = { $count } tobacco
    .the = a tobacco plantation
puerto-rico-tile-coffee = Coffee plantation
    .compact = Coffee
    .counted = { $count } coffee
    .the = a coffee plantation
puerto-rico-tile-quarry = Quarry
    .compact = Quarry
    .the = a quarry
    .help = Each occupied quarry makes your buildings 1 doubloon cheaper, up to the number of the building’s column. The Settler may take one, and others with a Construction Hut.
    .also = Quarries, Discount
puerto-rico-tile-forest = Forest
    .the = a forest
    .help = A forest is a face-down island tile from the Forest House. No colonist works there and it produces nothing, but every 2 forests make your buildings 1 doubloon cheaper.
    .also = Forest tile
puerto-rico-person-colonist = Colonist
    .the = a colonist
puerto-rico-person-noble = Noble
    .the = a noble
puerto-rico-place-corn = Corn
    .the = the corn plantation
    .counted = { $count ->
        [one] 1 corn plantation
       *[other] { $count } corn plantations
    }
puerto-rico-place-indigo = Indigo
    .the = the indigo plantation
    .counted = { $count ->
        [one] 1 indigo plantation
       *[other] { $count } indigo plantations
    }
puerto-rico-place-sugar = Sugar
    .the = the sugar plantation
    .counted = { $count ->
        [one] 1 sugar plantation
       *[other] { $count } sugar plantations
    }
puerto-rico-place-tobacco = Tobacco
    .the = the tobacco plantation
    .counted = { $count ->
        [one] 1 tobacco plantation
       *[other] { $count } tobacco plantations
    }
puerto-rico-place-coffee = Coffee
    .the = the coffee plantation
    .counted = { $count ->
        [one] 1 coffee plantation
       *[other] { $count } coffee plantations
    }
puerto-rico-place-quarry = Quarry
    .the = the quarry
    .counted = { $count ->
        [one] 1 quarry
       *[other] { $count } quarries
    }
puerto-rico-place-san-juan = San Juan
    .the = San Juan
puerto-rico-area-island = Island
puerto-rico-area-city = City
puerto-rico-sale-house = { $good }
    .the = { THE($good) }
    .told = { THE($good) }
puerto-rico-sale-post = { $good } at the Post
    .the = { THE($good) } at the Post
    .told = { THE($good) } at the Trading Post
puerto-rico-cargo-ship = { $good } on the { $capacity }-barrel ship
    .the = { THE($good) } on the { $capacity }-barrel ship
    .told = { THE($good) } on the { $capacity }-barrel ship
puerto-rico-cargo-wharf = { $good } at the Wharf
    .the = { THE($good) } at the Wharf
    .told = { THE($good) } with the Wharf
puerto-rico-land-empty = { $tile }
    .told = { THE($tile) }
puerto-rico-land-occupied = { $tile } · { $person }
    .told = { THE($tile) } with { THE($person) }
    .short = { $tile }
puerto-rico-standing = { $person }: { $place }
    .short = { $place }
puerto-rico-cost-0 = For free
    .brief = 0
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
puerto-rico-cost-stretch = Cost { $first }–{ $last }
    .one = Cost { $first }

# Where the game stands

puerto-rico-phase-draft = Choosing the buildings
puerto-rico-phase-role-choice = Choosing roles
puerto-rico-phase-settler = Settler phase
puerto-rico-phase-mayor = Mayor phase
puerto-rico-phase-builder = Builder phase
puerto-rico-phase-craftsman = Craftsman phase
puerto-rico-phase-trader = Trader phase
puerto-rico-phase-captain = Captain phase
puerto-rico-phase-prospector = Prospector phase
puerto-rico-phase-finished = Game over

puerto-rico-occasion = Round { $round }
puerto-rico-occasion-role = Round { $round } · { $seat } is { THE($role) }
    .you = Round { $round } · You are { THE($role) }

# Score sheet

puerto-rico-score-chips = VP chips
puerto-rico-score-buildings = Buildings
puerto-rico-score-nobles = Nobles
puerto-rico-score-wealth = Doubloons and barrels

# Topics of the rules

puerto-rico-topic-round = Round and roles
    .help = The Governor chooses a role first, then the others clockwise from the roles that are left. Everyone carries out a role before the next one is chosen. At the end of the round each unchosen role gets 1 doubloon, for the player who next takes it. Then all roles return, and the next player becomes Governor.
    .also = Round, Phases, Turn, Turn order, Governor, Privilege, Role, Roles
puerto-rico-topic-building = Building
    .help = In the Builder phase you may buy one building, each type only once. The Builder pays 1 less, and each occupied quarry takes off 1 more, up to the number of the column. Your city has 12 spaces, and large buildings take two. A building works only while it is occupied; its VP always count.
    .also = Buy, Price, Column, City, Large building, Commercial building, Production building
puerto-rico-topic-placement = Placing colonists
    .help = In the Mayor phase you may rearrange all your colonists on the circles of your tiles and buildings. You can leave someone in San Juan only if no circle is empty. At other times only special buildings move colonists.
    .also = Place people, People, Circle, Occupied, San Juan, Placement
puerto-rico-topic-production = Production
    .help = With 3 occupied indigo plantations and 2 colonists on indigo plants, you produce 2 indigo. Each occupied plantation makes 1 barrel, up to the number of colonists on its buildings. Corn needs no building. If the supply runs short, players earlier in turn order are served first.
    .also = Produce, Harvest, Goods, Barrels, Plantation
puerto-rico-topic-loading = Loading
    .help = A ship carries one kind of good, and no two ships carry the same. You choose a good and load every barrel of it that fits. It goes on the ship that carries it already, or on an empty ship with the most room. If you can load a cargo ship you must, unless you use a Wharf. Each barrel loaded is 1 VP. At the end you lose what is left, except 1 barrel and what your warehouses hold; full ships sail, and the others wait.
    .also = Load, Ship, Ships, Cargo, Cargo ship, Embark
puerto-rico-topic-storage = Storage
    .help = After loading you keep 1 barrel, and with warehouses all barrels of one, two or three goods. You lose the rest. In other phases you may hold any number of barrels.
    .also = Store, Warehouse, Warehouses, Keep
puerto-rico-topic-trading = Trading house
    .help = The trading house holds 4 barrels, all different unless you have an Office. Corn sells for 0 doubloons, indigo for 1, sugar for 2, tobacco for 3 and coffee for 4. If the house is full at the end of the phase, it is emptied.
    .also = Sell, Sale, Prices, Trade
puerto-rico-topic-game-end = End of the game
    .help = The game ends after the round in which one of these happens. A player fills the 12th city space. The last VP chip is taken. The colonist ship can’t be refilled (except with The Nobles).
    .also = Game end, Last round, End flag
puerto-rico-topic-score = Score
    .help = You score VP chips, the VP printed on your buildings, and the bonus of occupied large buildings; with The Nobles also 1 VP per noble. If players tie, the most doubloons and barrels win; if they still tie, they share the win.
    .also = Scoring, Points, Victory points, VP, Winner, Tie, Final scoring
puerto-rico-topic-setup = Set-up
    .help = The first players in turn order start with an indigo plantation, the others with corn: with four players, two and two. Money, colonists, VP and ships depend on the number of players. Other players’ VP are secret, though every gain is announced.
    .also = Start of the game, Setup, Beginning
puerto-rico-topic-two-players = Two players
    .help = You choose roles in turn until each of you has three, and one role is left over each round. There are fewer tiles, barrels and colonists, one of each commercial building, two of each production building, and two ships.
    .also = Two-player rules, 2 players
puerto-rico-topic-draft = Draft (New Buildings)
    .help = Before the game you take turns choosing the commercial buildings. Each goes on a free space of its price, and buildings that find no space are not in this game. We advise against playing with both the Office and the Trading Post.
    .also = New Buildings, Expansion I, Drafting
puerto-rico-topic-guests = Guests (Guesthouse)
    .help = Each colonist on the Guesthouse may move once to one of your empty circles and works there at once. They can move at the start or end of any phase but the Mayor’s, or on your turn.
    .also = Guest, Guest window
puerto-rico-topic-nobles = Nobles
    .help = Nobles are the red people of Expansion II. A noble works like a colonist and is worth 1 VP at the end. One comes with each colonist ship, and when you take someone from the ship you choose which. Some buildings do something else with a noble.
    .also = The Nobles, Expansion II, Noble
puerto-rico-topic-forests = Forests
    .help = With an occupied Forest House you may place a face-down tile as a forest instead of taking a tile. Forests need no colonist, and every 2 of them make each building 1 doubloon cheaper. They count as island tiles for Residence and Cloister.
    .also = Forest tiles

# What is asked

puerto-rico-prompt-role = Choose a role
    .turn = choose a role
    .lesson = Everyone carries out the role you choose, and only you get its privilege. Roles that nobody chooses collect doubloons, and each can be chosen once a round.
puerto-rico-prompt-draft = Choose a building for this game
    .turn = choose a building for this game
    .lesson = Before the game you take turns choosing which buildings there will be. Think of how they work together, because everyone can buy them.
puerto-rico-prompt-hacienda = Draw an extra tile with your Hacienda?
    .turn = use the Hacienda
    .lesson = Your Hacienda lets you draw a face-down tile before you choose one. You must place what you draw, and your island has only twelve spaces.
puerto-rico-prompt-held = Place it as a plantation or as a forest?
    .turn = use the Forest House
    .lesson = With the Forest House you may place this tile face down as a forest. Every two forests make each of your buildings 1 doubloon cheaper.
puerto-rico-prompt-tile = Take a tile for your island
    .turn = take an island tile
    .lesson = A corn plantation produces when a colonist stands on it; the others also need an occupied production building. Quarries make buildings cheaper, but only the Settler or the owner of a Construction Hut may take one.
puerto-rico-prompt-hospice = Put a colonist on the new tile with your Hospice?
    .turn = use the Hospice
    .lesson = The Hospice puts a colonist from the supply on the tile you just took. It works at once, without waiting for a Mayor.
puerto-rico-prompt-library-tile = Take one more island tile with your Library
    .turn = use the Library
    .lesson = Your Library doubles the Settler’s privilege, so you take one more tile at the end of the phase. You may pass.
puerto-rico-prompt-lodge = Discard a tile with your Hunting Lodge?
    .turn = use the Hunting Lodge
    .lesson = The Hunting Lodge lets you take a plantation or forest off your island. That makes room for something better.
puerto-rico-prompt-person = Take the noble or a colonist
    .turn = take the noble or a colonist
    .lesson = One noble comes with each ship, and when you take someone from it you choose which. A noble works like a colonist, is worth 1 VP at the end, and does more in some buildings.
puerto-rico-prompt-place-people = Place { $nobles ->
    [0] { $count ->
        [1] 1 colonist
       *[other] { $count } colonists
      }
   *[other] { $count ->
        [0] {""}
        [1] 1 colonist and{" "}
       *[other] { $count } colonists and{" "}
      }{ $nobles ->
          [1] 1 noble
         *[other] { $nobles } nobles
        }
  }{ $new ->
    [0] {""}
   *[other] {" "}({ $new } not placed yet)
  }
    .turn = place colonists
    .lesson = Buildings and plantations work only with a colonist on them, and now you may rearrange all of yours. A good needs both its plantation and its production building; corn needs only the field.
puerto-rico-prompt-place-nobles = { $count ->
    [1] Place your noble
   *[other] Place your { $count } nobles
  }{ $matters ->
    [no] ; any place does here
   *[yes] {""}
  }
    .turn = place nobles
    .lesson = Choose which of your filled places hold nobles. Some buildings do something else with a noble.
puerto-rico-prompt-build = Buy a building or pass
    .turn = buy a building or pass
    .lesson = Production buildings make goods, the others have powers, and all bring victory points. The Builder pays 1 doubloon less, and occupied quarries lower the price too.
puerto-rico-prompt-return = You are { $count ->
    [1] 1 doubloon
   *[other] { $count } doubloons
  } short for { THE($building) }. What do you return?
    .turn = pay for a building
    .lesson = Your Black Market covers what you are short of. Return what you need least; each thing counts as 1 doubloon.
puerto-rico-prompt-university = Put a colonist on the new building with your University?
    .turn = use the University
    .lesson = The University puts a colonist from the supply on the building you just bought. It works at once, without waiting for a Mayor.
puerto-rico-prompt-extra-good = Take one extra barrel as the Craftsman
    .turn = take one extra barrel
    .lesson = As Craftsman you take one extra barrel of a good you produced. Think of what the next players can ship or sell before you.
puerto-rico-prompt-trade = Sell a barrel or pass
    .turn = sell a barrel or pass
    .lesson = You may sell one barrel to the trading house, which holds four different goods. Coffee and tobacco bring the most doubloons.
puerto-rico-prompt-land = Use the Land Office or pass
    .turn = use the Land Office or pass
    .lesson = With a colonist on the Land Office you may buy a face-down tile for 1 doubloon, once in the Trader phase. You may pass.
puerto-rico-prompt-land-noble = Discard a tile for 1 doubloon at the Land Office?
    .turn = use the Land Office
    .lesson = With a noble on the Land Office you may discard a tile and take 1 doubloon, once in the Trader phase. That makes room for something better.
puerto-rico-prompt-supply = Return barrels to the Royal Supplier for 1 VP each?
    .turn = use the Royal Supplier
    .lesson = Before your first load you may return one barrel for each of your nobles, all of different goods. Each brings 1 victory point.
puerto-rico-prompt-load = You must load. Choose a good and a ship
    .turn = load goods
    .lesson = Each barrel you ship is 1 victory point, and if you can load you must. What no ship takes is lost at the end, except 1 barrel and what your warehouses hold.
puerto-rico-prompt-may-load = Ship from your own wharf or pass
    .turn = load goods or pass
    .lesson = No ship takes your goods, but your own wharf does. Goods left at the end of the phase may be lost.
puerto-rico-prompt-store-kinds = { $count ->
    [1] Choose the good for your warehouse
   *[other] Choose { $count } goods for your warehouses
  }
    .turn = choose what to keep
    .lesson = Your warehouses keep all barrels of the goods you choose, and you keep 1 more barrel. You lose everything else now.
puerto-rico-prompt-store-barrels = { $count ->
    [1] Choose 1 barrel to keep
   *[other] Choose { $count } barrels to keep
  }
    .turn = choose which barrels to keep
    .lesson = You keep these barrels and what your warehouses hold. You lose all others, so keep what sells or ships best.
puerto-rico-prompt-guests = Move a guest of your Guesthouse?
    .turn = move a guest of the Guesthouse
    .lesson = Guests may move once to one of your empty circles and work there at once. They stay there until the next Mayor, so wait until it counts.
puerto-rico-stands-pass = If you pass, you can’t load again and lose at least { $count ->
    [1] 1 barrel
   *[other] { $count } barrels
  }.
puerto-rico-stands-hacienda = You get it in addition to your own tile, and you can’t refuse it.
puerto-rico-stands-lodge = A colonist on it goes back to San Juan.
puerto-rico-stands-person = A noble is worth 1 VP at the end.
puerto-rico-stands-guests = They stay there until the next Mayor phase.
puerto-rico-stands-kept = Of what is left at the end, you keep only { $count ->
    [1] 1 barrel
   *[other] { $count } barrels
  }{ $kinds ->
    [0] {""}
   *[other] {" "}and what your warehouses hold
  }.
puerto-rico-stands-least-lost = You lose at least { $count ->
    [1] 1 barrel
   *[other] { $count } barrels
  }.
puerto-rico-stands-lost = You lose the other { $count ->
    [1] barrel
   *[other] { $count } barrels
  } · No ship takes more of your goods.

# Whole answers

puerto-rico-ready-fill = Fill automatically
puerto-rico-ready-as-before = New ones on { THE($places) }
    .short = Place the new ones
puerto-rico-ready-as-before-one = New one on { THE($place) }
puerto-rico-ready-new = New one on { THE($place) }
puerto-rico-ready-stay = Leave them all where they are
puerto-rico-ready-anew = Rearrange automatically
puerto-rico-detail-fill = Filling puts colonists on { THE($places) }
puerto-rico-detail-anew = Rearranging puts colonists on { THE($to) } and takes them off { THE($without) }
puerto-rico-ready-nobles = Place nobles automatically
puerto-rico-ready-most = Keep the most barrels
puerto-rico-ready-dearest = Keep the most valuable
puerto-rico-ready-all = Return everything possible
puerto-rico-ready-whole-load = Everything by Small Wharf ({ $points } VP)

# What one can do

puerto-rico-verb-draft = Choose
    .whole = Choose { THE($building) }
puerto-rico-verb-choose-role = Choose
    .whole = Choose { THE($role) }
puerto-rico-verb-draw-tile = Draw a tile
puerto-rico-verb-plant-tile = Plantation
puerto-rico-verb-plant-forest = Forest
puerto-rico-verb-take-tile = Take
    .whole = Take { THE($tile) }
    .asked = Take
puerto-rico-verb-add-colonist = Take the colonist
puerto-rico-verb-discard-tile = Discard
    .told = Discard { $what }
puerto-rico-verb-take-person = Take
    .whole = Take { THE($person) }
puerto-rico-verb-place-people = Place
    .open = Place one by one
    .whole = Place colonists on { THE($people) }
puerto-rico-verb-place-nobles = Place nobles
    .whole = Place nobles on { THE($nobles) }
    .none = No noble in these places
puerto-rico-verb-build = Buy
    .whole = Buy { THE($building) }
    .asked = Buy
puerto-rico-verb-return-person = Return a person
puerto-rico-verb-return-barrel = Return a barrel
    .whole = Return a barrel of { THE($good) }
puerto-rico-verb-return-point = Return 1 VP
puerto-rico-verb-take-good = Take
    .of = Take { THE($what) }
    .whole = Take one extra barrel of { THE($good) }
    .asked = Take
puerto-rico-verb-sell = Sell
    .of = Sell { THE($what) }
    .told = Sell { $what }
    .asked = Sell
puerto-rico-verb-buy-land = Buy a tile (1 doubloon)
puerto-rico-verb-sell-land = Discard a tile for 1 doubloon
    .of = Discard { $what }
    .told = Discard { $what } for 1 doubloon
puerto-rico-verb-supply = Return
    .whole = Return { $goods }
puerto-rico-verb-load = Load
    .of = Load { THE($what) }
    .told = Load { $what }
    .asked = Load
puerto-rico-verb-load-small-wharf = Small Wharf
    .whole = Ship { $goods } by Small Wharf
puerto-rico-verb-store-kinds = Keep
    .whole = Keep { $kinds }
puerto-rico-verb-store-barrels = Keep
    .whole = Keep { $goods }
puerto-rico-verb-move-guest = Move a guest
    .whole = Move { THE($guest) } to { THE($to) }
puerto-rico-verb-keep-guests = Not now
puerto-rico-verb-keep-guests-all = Not in this phase
puerto-rico-verb-pass = Pass

puerto-rico-field-draft-building = Which building?
puerto-rico-field-choose-role-role = Which role?
puerto-rico-field-take-tile-tile = Which tile?
    .whole = Take which tile?
puerto-rico-field-discard-tile-tile = Which tile?
puerto-rico-field-take-person-person = Noble or colonist?
puerto-rico-field-place-people-people = Where do colonists stand?
puerto-rico-field-place-nobles-nobles = Where do nobles stand?
puerto-rico-field-build-building = Which building?
    .whole = Buy which building?
puerto-rico-field-return-person-person = Which one?
puerto-rico-field-return-barrel-good = Which barrel?
puerto-rico-field-take-good-good = Which good?
puerto-rico-field-sell-sale = Which barrel, and where?
    .whole = Sell which barrel, and where?
puerto-rico-field-sell-land-tile = Which tile?
puerto-rico-field-supply-goods = Which barrels?
puerto-rico-field-load-cargo = What, and where?
    .whole = Load what, and where?
puerto-rico-field-load-small-wharf-goods = Which barrels? (1 VP for 2)
puerto-rico-field-store-kinds-kinds = Which goods?
puerto-rico-field-store-barrels-goods = Which barrels?
puerto-rico-field-move-guest-guest = Which guest?
puerto-rico-field-move-guest-to = Where to?

# Why not, and what it means

puerto-rico-printed = costs { $cost ->
    [1] 1 doubloon
   *[other] { $cost } doubloons
} · { $points } VP · column { $column }
puerto-rico-refused-role = already taken by { $seat }
puerto-rico-refused-owned = you already own one
puerto-rico-refused-sold-out = none left
puerto-rico-refused-no-space = no space in the city
puerto-rico-refused-price = { $count ->
    [1] 1 doubloon
   *[other] { $count } doubloons
  } short
puerto-rico-detail-building = { $points } VP · { $effect }
puerto-rico-detail-large = { $points } VP · { $effect } (now +{ $now }) · takes 2 city spaces
puerto-rico-detail-black-market = return { $count ->
    [1] 1 thing
   *[other] { $count } things
  } with the Black Market
puerto-rico-detail-tile = you have { $count }
puerto-rico-detail-plantation = you have { $count }, { $circles ->
    [0] no building yet
   *[other] buildings for { $circles }
  }
puerto-rico-detail-cargo = { $count ->
    [1] 1 barrel
   *[other] { $count } barrels
  }, { $points } VP{ $left ->
    [0] {""}
    [1] ; 1 stays behind
   *[other] ; { $left } stay behind
  }
puerto-rico-detail-barrels = { $count ->
    [1] 1 barrel
   *[other] { $count } barrels
  }

# What has happened

puerto-rico-event-game-began = { $seat } is the first Governor
    .you = You are the first Governor
puerto-rico-event-type-drafted = { $seat } chose { THE($building) } for this game
    .deed = chose { THE($building) }
puerto-rico-event-draft-ended = All buildings for this game have been chosen
puerto-rico-event-round-began = Round { $round } · { $seat } is the Governor
    .you = Round { $round } · You are the Governor
    .alone = Round { $round }, Governor: { $seat }
puerto-rico-event-role-chosen = { $seat } took { THE($role) }{ $doubloons ->
    [0] {""}
    [1] {" "}and its doubloon
   *[other] {" "}and its { $doubloons } doubloons
  }
    .deed = chose { THE($role) }
puerto-rico-event-passed = { $seat } passed
    .deed = passed
puerto-rico-event-tile-taken = { $seat } took { THE($tile) }
    .deed = took { THE($tile) }
puerto-rico-event-tile-drawn = { $seat } drew { THE($tile) } with { THE($building) }
puerto-rico-event-tile-looked = { $seat } is looking at a tile from { THE($building) }
puerto-rico-event-tile-shown = The tile from { THE($building) } is { THE($tile) }
puerto-rico-event-forest-planted = { $seat } placed a forest
    .deed = placed a forest
puerto-rico-event-colonist-added = { $seat } put a colonist on { THE($place) } with { THE($building) }
puerto-rico-event-tile-discarded = { $seat } discarded { THE($tile) } with { THE($building) }
puerto-rico-event-person-displaced = { $seat } moved { THE($person) } back to San Juan
puerto-rico-event-stack-shuffled = The discarded plantations were shuffled into a new stack
puerto-rico-event-row-laid = New plantations: { $tiles }
puerto-rico-event-points-gained = { $seat } gained { $points } VP with { THE($building) }
puerto-rico-event-money-gained = { $seat } gained { $doubloons ->
    [1] 1 doubloon
   *[other] { $doubloons } doubloons
  } with { THE($building) }
puerto-rico-event-privilege-used = { $seat } got { $colonists ->
    [1] 1 colonist
   *[other] { $colonists } colonists
  } as the Mayor
puerto-rico-event-villa-used = { $seat } got { THE($person) } with the Villa
puerto-rico-event-person-taken = { $seat } took { THE($person) } from the ship
puerto-rico-event-people-came = { $seat } got { $colonists ->
    [1] 1 colonist
   *[other] { $colonists } colonists
  } from the ship
puerto-rico-event-received = { $seat } received { $colonists ->
    [one] 1 colonist
   *[other] { $colonists } colonists
  }
puerto-rico-event-people-placed = { $seat } placed { $count ->
    [1] 1 colonist
   *[other] { $count } colonists
  } on { THE($people) }{ $waiting ->
    [0] {""}
   *[other] {" "}and left { $waiting } waiting in San Juan
  }
    .brief = { $seat } placed { $count ->
    [1] 1 colonist
   *[other] { $count } colonists
  }
puerto-rico-event-people-waiting = { $seat } left { $waiting ->
    [1] 1 colonist
   *[other] { $waiting } colonists
  } waiting in San Juan
puerto-rico-event-nobles-placed = { $seat } placed { $count ->
    [1] 1 noble
   *[other] { $count } people
  } on { THE($people) }{ $count ->
    [1] {""}
   *[other] , with { $noble_count ->
        [1] the noble
       *[other] the nobles
      } on { THE($nobles) }
  }{ $waiting ->
    [0] {""}
   *[other] , and left { $waiting } waiting in San Juan
  }
    .brief = { $seat } placed { $count ->
    [1] 1 noble
   *[other] { $count } people
  }
puerto-rico-event-ship-filled = The next ship brings { $colonists ->
    [1] 1 colonist
   *[other] { $colonists } colonists
  }{ $nobles ->
    [0] {""}
    [1] {" "}and 1 noble
   *[other] {" "}and { $nobles } nobles
  }
puerto-rico-event-end-near = This is the last round, because { $cause ->
    [colonists] there are not enough colonists for the ship
    [city] a city is full
   *[points] the VP chips have run out
  }
    .alone = This is the last round
puerto-rico-event-built = { $seat } built { THE($building) } for { $price ->
    [0] free
    [1] 1 doubloon
   *[other] { $price } doubloons
  }
    .deed = built { THE($building) }
puerto-rico-event-person-returned = { $seat } returned { THE($person) } from { THE($place) } for 1 doubloon (Black Market)
puerto-rico-event-barrel-returned = { $seat } returned 1 barrel of { THE($good) } for 1 doubloon (Black Market)
puerto-rico-event-point-returned = { $seat } returned 1 VP for 1 doubloon (Black Market)
puerto-rico-event-produced = { $seat } produced { $goods }
    .deed = produced { $goods }
puerto-rico-event-good-taken = { $seat } took one extra barrel of { THE($good) }
puerto-rico-event-sold = { $seat } sold { THE($good) } for { $doubloons ->
    [1] 1 doubloon
   *[other] { $doubloons } doubloons
  }
    .deed = sold { THE($good) }
puerto-rico-event-sold-at-post = { $seat } sold { THE($good) } at the Trading Post for { $doubloons ->
    [1] 1 doubloon
   *[other] { $doubloons } doubloons
  }
    .deed = sold { THE($good) }
puerto-rico-event-land-bought = { $seat } paid { $doubloons ->
    [1] 1 doubloon
   *[other] { $doubloons } doubloons
  } at the Land Office
puerto-rico-event-no-barrels = { $seat } had no barrels to sell
    .brief = { $seat } had nothing to sell
puerto-rico-event-no-sale = { $seat } had no barrels that the trading house would take
    .brief = { $seat } could not sell
puerto-rico-event-house-cleared = The trading house was full and was emptied
puerto-rico-event-supplied = { $seat } returned { $goods } to the Royal Supplier for { $points } VP
    .deed = delivered { $goods }
puerto-rico-event-loaded = { $seat } loaded { $goods } on the { $capacity }-barrel ship for { $points } VP
    .deed = loaded { $goods }
puerto-rico-event-loaded-forced = { $seat } loaded { $goods } on the { $capacity }-barrel ship for { $points } VP
    .you = You loaded { $goods } on the { $capacity }-barrel ship for { $points } VP (the only option)
    .deed = loaded { $goods }
puerto-rico-event-loaded-at-wharf = { $seat } shipped { $goods } with { THE($building) } for { $points } VP
    .deed = loaded { $goods }
puerto-rico-event-stored = { $seat } kept { $kept } and lost { $lost }
puerto-rico-event-ship-sailed = The { $capacity }-barrel ship sailed with { THE($good) }
puerto-rico-event-prospected = { $seat } took { $doubloons ->
    [1] 1 doubloon
   *[other] { $doubloons } doubloons
  } as the Prospector
puerto-rico-event-guest-moved = { $seat } moved { THE($person) } from the Guesthouse to { THE($place) }
puerto-rico-event-points-shown = { $seat } has { $points } VP in chips
    .you = You have { $points } VP in chips
puerto-rico-event-fared-produced-doubloons-lost = { $seat } produced { $produced }, got { $doubloons ->
    [1] 1 doubloon
   *[other] { $doubloons } doubloons
  } and lost { $lost ->
    [1] 1 barrel
   *[other] { $lost } barrels
  }
puerto-rico-event-fared-produced-doubloons = { $seat } produced { $produced } and got { $doubloons ->
    [1] 1 doubloon
   *[other] { $doubloons } doubloons
  }
puerto-rico-event-fared-produced-lost = { $seat } produced { $produced } and lost { $lost ->
    [1] 1 barrel
   *[other] { $lost } barrels
  }
puerto-rico-event-fared-doubloons-lost = { $seat } got { $doubloons ->
    [1] 1 doubloon
   *[other] { $doubloons } doubloons
  } and lost { $lost ->
    [1] 1 barrel
   *[other] { $lost } barrels
  }
puerto-rico-event-revealed-2 = { $seat-1 } had { $points-1 } VP in chips and { $seat-2 } { $points-2 }
puerto-rico-event-revealed-3 = { $seat-1 } had { $points-1 } VP in chips, { $seat-2 } { $points-2 } and { $seat-3 } { $points-3 }
puerto-rico-event-revealed-4 = { $seat-1 } had { $points-1 } VP in chips, { $seat-2 } { $points-2 }, { $seat-3 } { $points-3 } and { $seat-4 } { $points-4 }
puerto-rico-event-revealed-5 = { $seat-1 } had { $points-1 } VP in chips, { $seat-2 } { $points-2 }, { $seat-3 } { $points-3 }, { $seat-4 } { $points-4 } and { $seat-5 } { $points-5 }
puerto-rico-event-game-ended = The game is over

# Buildings: what they are for in a few words, and the help

puerto-rico-building-small-indigo-plant = Small Indigo Plant
    .the = the Small Indigo Plant
    .short = Small Plant
    .help = It has 1 circle. A colonist here turns one occupied indigo plantation into 1 indigo in the Craftsman phase.
puerto-rico-building-small-sugar-mill = Small Sugar Mill
    .the = the Small Sugar Mill
    .short = Small Mill
    .help = It has 1 circle. A colonist here turns one occupied sugar plantation into 1 sugar in the Craftsman phase.
puerto-rico-building-indigo-plant = Indigo Plant (large)
    .the = the Indigo Plant
    .several = the Indigo Plant ({ $count })
    .short = Large Plant
    .help = It has 3 circles. Each colonist here works one of your occupied indigo plantations.
puerto-rico-building-sugar-mill = Sugar Mill (large)
    .the = the Sugar Mill
    .several = the Sugar Mill ({ $count })
    .short = Large Mill
    .help = It has 3 circles. Each colonist here works one of your occupied sugar plantations.
puerto-rico-building-tobacco-storage = Tobacco Storage
    .the = the Tobacco Storage
    .several = the Tobacco Storage ({ $count })
    .help = It has 3 circles. Each colonist here works one of your occupied tobacco plantations.
puerto-rico-building-coffee-roaster = Coffee Roaster
    .the = the Coffee Roaster
    .several = the Coffee Roaster ({ $count })
    .short = Roaster
    .help = It has 2 circles. Each colonist here works one of your occupied coffee plantations.
puerto-rico-building-small-market = Small Market
    .the = the Small Market
    .help = In the Trader phase you get 1 doubloon more for a barrel that you sell to the trading house, corn too.
puerto-rico-building-hacienda = Hacienda
    .the = the Hacienda
    .help = In the Settler phase, before you take your tile, you may draw a face-down tile and place it too. Once drawn, you can’t refuse it.
puerto-rico-building-construction-hut = Construction Hut
    .the = the Construction Hut
    .short = Hut
    .help = In the Settler phase, you may take a quarry instead of a plantation, even if you are not the Settler. You can’t take two quarries in one turn.
puerto-rico-building-small-warehouse = Small Warehouse
    .the = the Small Warehouse
    .help = At the end of the Captain phase, you keep all barrels of one good. You also keep the 1 barrel that everyone keeps.
puerto-rico-building-hospice = Hospice
    .the = the Hospice
    .help = In the Settler phase, you may put a colonist from the supply on the tile you take. If you place a forest, the colonist goes to San Juan. The Hospice does not work for tiles from the Hacienda or the Library. If the supply is empty, the colonist comes from the ship.
puerto-rico-building-office = Office
    .the = the Office
    .help = In the Trader phase, you may sell a good that is already in the trading house. When the house is full, you can’t sell there.
puerto-rico-building-large-market = Large Market
    .the = the Large Market
    .help = In the Trader phase you get 2 doubloons more for a barrel that you sell to the trading house. With the Small Market too, you get 3 more.
puerto-rico-building-large-warehouse = Large Warehouse
    .the = the Large Warehouse
    .help = At the end of the Captain phase, you keep all barrels of two goods, or three if you also have the Small Warehouse. You also keep the 1 barrel that everyone keeps.
puerto-rico-building-factory = Factory
    .the = the Factory
    .help = In the Craftsman phase, if you produced corn, indigo and sugar, you get 2 doubloons. You get 1, 2, 3 or 5 for 2, 3, 4 or 5 different goods.
puerto-rico-building-university = University
    .the = the University
    .help = In the Builder phase, you may take a colonist from the supply and put it on the building that you buy. If the supply is empty it comes from the ship.
puerto-rico-building-harbor = Harbor
    .the = the Harbor
    .help = In the Captain phase you get 1 VP more each time you load, no matter what or where.
puerto-rico-building-wharf = Wharf
    .the = the Wharf
    .help = Once in the Captain phase, instead of loading a cargo ship, you may ship all your barrels of one good yourself. You get 1 VP a barrel, and the barrels go back to the supply.
puerto-rico-building-guild-hall = Guild Hall
    .the = the Guild Hall
    .short = Guild
    .help = At the end, if occupied, it scores 1 VP each for your Small Indigo Plant and Small Sugar Mill. Your other production buildings and the Jeweler score 2 VP each. Empty ones count as well.
puerto-rico-building-residence = Residence
    .the = the Residence
    .help = At the end, if occupied, it scores 4 VP for up to 9 filled island spaces. With 10 it scores 5, with 11 it scores 6 and with 12 it scores 7.
puerto-rico-building-fortress = Fortress
    .the = the Fortress
    .help = At the end, if occupied, it scores 1 VP for every 3 of your colonists, including those in San Juan. Nobles count too. With 17 you score 5.
puerto-rico-building-customs-house = Customs House
    .the = the Customs House
    .help = At the end, if occupied, it scores 1 VP for every 4 VP you have in chips. With 17 VP in chips you score 4.
puerto-rico-building-city-hall = City Hall
    .the = the City Hall
    .help = At the end, if occupied, it scores 1 VP for each of your commercial (beige) buildings, including itself. Empty ones count as well.
puerto-rico-building-aqueduct = Aqueduct
    .the = the Aqueduct
    .help = In the Craftsman phase you get 1 extra indigo if you make indigo and your large Indigo Plant is occupied. The same goes for sugar.
puerto-rico-building-forest-house = Forest House
    .the = the Forest House
    .help = In the Settler phase, you may place a face-down tile as a forest instead of taking a tile. Every 2 forests make all your buildings 1 doubloon cheaper. If the tile comes from the Hacienda or the Land Office, you may look at it first.
puerto-rico-building-black-market = Black Market
    .the = the Black Market
    .help = In the Builder phase, if you are up to 3 doubloons short, you may return things for 1 doubloon each. You can return 1 person (not the one here), 1 barrel and 1 VP. You then pay with all your money.
puerto-rico-building-storehouse = Storehouse
    .the = the Storehouse
    .help = At the end of the Captain phase, you keep 3 more barrels of any goods. You also keep the 1 barrel that everyone keeps.
puerto-rico-building-guesthouse = Guesthouse
    .the = the Guesthouse
    .several = the Guesthouse ({ $count })
    .help = Up to 2 colonists stay here as guests. In every phase but the Mayor’s, you may move each of them once to one of your empty circles, when you need it there. They stay there until the next Mayor phase.
puerto-rico-building-trading-post = Trading Post
    .the = the Trading Post
    .help = In the Trader phase, you may sell your barrel here instead. You can sell any good, even if the trading house is full. Markets bring nothing here.
puerto-rico-building-church = Church
    .the = the Church
    .help = In the Builder phase you get 1 VP when you buy a building of column 2 or 3. One of column 4 brings 2 VP. Buying the Church itself brings nothing.
puerto-rico-building-small-wharf = Small Wharf
    .the = the Small Wharf
    .help = Once in the Captain phase, instead of loading a cargo ship, you may ship any barrels you like, of different goods too. You get 1 VP per 2 barrels, so 5 barrels bring 2 VP, and they go back to the supply.
puerto-rico-building-lighthouse = Lighthouse
    .the = the Lighthouse
    .help = In the Captain phase you get 1 doubloon each time you load. If you are the Captain, you get 1 more at the start.
puerto-rico-building-specialty-factory = Specialty Factory
    .the = the Specialty Factory
    .short = Specialty
    .help = In the Craftsman phase, if you received 4 tobacco, you get 3 doubloons: always 1 less than barrels of the good you received most of. Corn doesn’t count.
puerto-rico-building-library = Library
    .the = the Library
    .help = It doubles the privilege of your role. As the Mayor you get 2 colonists, as the Builder you pay 2 doubloons less, as the Craftsman you take 2 barrels. As the Trader you get 2 doubloons more, as the Captain 2 VP more, as the Prospector 2 doubloons. As the Settler you take one more tile at the end.
puerto-rico-building-union-hall = Union Hall
    .the = the Union Hall
    .help = At the start of the Captain phase you get 1 VP for every 2 barrels of the same good. With 5 sugar and 3 corn you get 3 VP.
puerto-rico-building-statue = Statue
    .the = the Statue
    .help = It is worth 8 VP at the end. It has no circle and needs no colonist.
puerto-rico-building-cloister = Cloister
    .the = the Cloister
    .help = At the end, if occupied, it scores for sets of three island tiles of the same kind. One set is worth 1 VP, two 3, three 6 and four 10.
puerto-rico-building-land-office = Land Office
    .the = the Land Office
    .help = Once in the Trader phase, a colonist here lets you buy a face-down tile for 1 doubloon. A noble here lets you discard a plantation or forest and take 1 doubloon instead.
puerto-rico-building-chapel = Chapel
    .the = the Chapel
    .help = At the start of the Craftsman phase, a colonist here brings 1 doubloon, a noble 1 VP.
puerto-rico-building-hunting-lodge = Hunting Lodge
    .the = the Hunting Lodge
    .help = At the end of the Settler phase, a colonist here lets you discard a plantation or forest. A noble here brings 2 VP instead, if you have more empty island spaces than anyone else.
puerto-rico-building-zoning-office = Zoning Office
    .the = the Zoning Office
    .short = Zoning
    .help = In the Builder phase, a colonist here makes small buildings 1 doubloon cheaper. A noble here makes large ones 2 doubloons cheaper instead.
puerto-rico-building-royal-supplier = Royal Supplier
    .the = the Royal Supplier
    .help = In the Captain phase, before your first load, each of your nobles may return one barrel for 1 VP. The barrels must all be different kinds.
puerto-rico-building-villa = Villa
    .the = the Villa
    .help = Every Mayor phase you get 1 noble from the supply; if there is none, 1 colonist.
puerto-rico-building-jeweler = Jeweler
    .the = the Jeweler
    .help = In the Craftsman phase you get 1 doubloon for each of your nobles. It counts as a production building for the Guild Hall, and not as a commercial one.
puerto-rico-building-royal-garden = Royal Garden
    .the = the Royal Garden
    .help = At the end, if occupied, it scores 1 VP more for each of your nobles, so each is worth 2.

puerto-rico-effect-small-indigo-plant = works 1 indigo plantation
puerto-rico-effect-small-sugar-mill = works 1 sugar plantation
puerto-rico-effect-indigo-plant = works up to 3 indigo plantations
puerto-rico-effect-sugar-mill = works up to 3 sugar plantations
puerto-rico-effect-tobacco-storage = works up to 3 tobacco plantations
puerto-rico-effect-coffee-roaster = works up to 2 coffee plantations
puerto-rico-effect-small-market = +1 doubloon on a sale
puerto-rico-effect-hacienda = an extra plantation, drawn at random
puerto-rico-effect-construction-hut = a quarry instead of a plantation
puerto-rico-effect-small-warehouse = keep all of 1 good
puerto-rico-effect-hospice = a colonist on the tile you take
puerto-rico-effect-office = sell a good that is already there
puerto-rico-effect-large-market = +2 doubloons on a sale
puerto-rico-effect-large-warehouse = keep all of 2 goods
puerto-rico-effect-factory = doubloons for different goods
puerto-rico-effect-university = a colonist on your new building
puerto-rico-effect-harbor = +1 VP each time you load
puerto-rico-effect-wharf = your own ship for one good
puerto-rico-effect-guild-hall = 1 or 2 VP per production building
puerto-rico-effect-residence = 4 to 7 VP for filled island spaces
puerto-rico-effect-fortress = 1 VP per 3 colonists
puerto-rico-effect-customs-house = 1 VP per 4 VP in chips
puerto-rico-effect-city-hall = 1 VP per commercial building
puerto-rico-effect-aqueduct = +1 indigo, +1 sugar
puerto-rico-effect-forest-house = forests make buildings cheaper
puerto-rico-effect-black-market = pay with colonist, barrel or VP
puerto-rico-effect-storehouse = keep 3 more barrels
puerto-rico-effect-guesthouse = 2 guests who can move anytime
puerto-rico-effect-trading-post = sell outside the trading house
puerto-rico-effect-church = VP for what you build
puerto-rico-effect-small-wharf = your own ship, 1 VP per 2 barrels
puerto-rico-effect-lighthouse = +1 doubloon each time you load
puerto-rico-effect-specialty-factory = doubloons for your main good
puerto-rico-effect-library = doubles your privilege
puerto-rico-effect-union-hall = 1 VP per 2 barrels of a good
puerto-rico-effect-statue = 8 VP
puerto-rico-effect-cloister = VP for sets of island tiles
puerto-rico-effect-land-office = buy or discard plantations
puerto-rico-effect-chapel = 1 doubloon or 1 VP
puerto-rico-effect-hunting-lodge = discard a tile, or 2 VP
puerto-rico-effect-zoning-office = cheaper buildings
puerto-rico-effect-royal-supplier = 1 VP a barrel, one per noble
puerto-rico-effect-villa = an extra noble
puerto-rico-effect-jeweler = 1 doubloon per noble
puerto-rico-effect-royal-garden = 1 more VP per noble

# Orders given ahead

puerto-rico-order-pass-others = Pass when another player takes the Builder
puerto-rico-order-as-before = Place my colonists as last time, new ones automatically
puerto-rico-order-nobles = Place my nobles where any place does
puerto-rico-order-store = Store automatically, the most valuable first
puerto-rico-order-keep-guests = Leave my guests where they are

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
    [1] 1 doubloon
   *[other] { $gain } doubloons
}

# What a finished game is remembered for
puerto-rico-ending = { $cause ->
    [colonists] There were not enough colonists left for the ship
    [city] A city was full
   *[points] The VP chips ran out
}, so that round was the last
puerto-rico-fact-shipped = { $seat } shipped { $count } barrels, more than anyone else
puerto-rico-fact-lost = { $seat } lost { $count } barrels in all, for lack of storage
puerto-rico-fact-sale = { $seat } made the best sale, { THE($good) } for { $doubloons } doubloons
puerto-rico-fact-last-space = { $seat } took the last space on the ship with { THE($good) }, and { $other } lost { $count } barrels of it
puerto-rico-fact-role = { $seat } took { THE($role) } { $count } times

# What follows by rule and is easily forgotten
puerto-rico-forecast-last = Last round, because { $cause ->
    [colonists] there are not enough colonists for the ship
    [city] a city is full
   *[points] the VP chips have run out
  }
puerto-rico-forecast-points = The end is near, because only { $count } VP { $count ->
    [one] is
   *[other] are
  } left in the supply
puerto-rico-forecast-colonists = The end is near, because { $count ->
    [0] no colonists are
    [one] only 1 colonist is
   *[other] only { $count } colonists are
  } left in the supply
puerto-rico-forecast-city = The end is near, because a city has only 1 free space

# What hints give as a reason: nouns in the plural
puerto-rico-gauge-doubloons = doubloons
puerto-rico-gauge-barrels = barrels
puerto-rico-gauge-kinds = kinds of goods
puerto-rico-gauge-chips = VP in chips
puerto-rico-gauge-buildings = buildings
puerto-rico-gauge-printed = VP from buildings
puerto-rico-gauge-large = large buildings
puerto-rico-gauge-worked = buildings at work
puerto-rico-gauge-production = production buildings
puerto-rico-gauge-tiles = tiles on the island
puerto-rico-gauge-fields = plantations at work
puerto-rico-gauge-quarries = quarries
puerto-rico-gauge-colonists = colonists at work
puerto-rico-gauge-idle = idle plantations
puerto-rico-gauge-lost = barrels without storage

# What hints say for an answer
puerto-rico-why-sells-first = You sell { THE($good) } before the trading house is full.
puerto-rico-why-sells-alone = Nobody else has anything to sell right now.
puerto-rico-why-sells-well = You can sell { THE($good) } for { $doubloons ->
    [1] 1 doubloon
   *[other] { $doubloons } doubloons
  }.
puerto-rico-why-ships-first = { $name } also has { THE($good) }, and the ship has no room for all of it.
puerto-rico-why-spoils = { $name } has barrels that no ship will take.
puerto-rico-why-ships-most = You have { $barrels ->
    [1] 1 barrel
   *[other] { $barrels } barrels
  } to ship, more than anyone else.
puerto-rico-why-ships-many = You have { $barrels ->
    [1] 1 barrel
   *[other] { $barrels } barrels
  } to ship now.
puerto-rico-why-produces-most = You produce { $barrels ->
    [1] 1 barrel
   *[other] { $barrels } barrels
  }, more than anyone else.
puerto-rico-why-produces = You produce { $barrels ->
    [1] 1 barrel
   *[other] { $barrels } barrels
  }.
puerto-rico-why-affords-large = You can afford a large building.
puerto-rico-why-uses-quarries = { $quarries ->
    [1] Your quarry makes building cheaper for you.
   *[other] Your { $quarries } quarries make building cheaper for you.
  }
puerto-rico-why-fills-circles = You have { $circles ->
    [1] 1 empty circle
   *[other] { $circles } empty circles
  } to fill.
puerto-rico-why-affords = You can afford { THE($building) }.
puerto-rico-why-helps-nobody = You get a doubloon, and the others get nothing.
puerto-rico-why-wants-quarry = Only the Settler’s privilege gets you a quarry.
puerto-rico-why-lies-on-card = That role comes with { $doubloons ->
    [1] 1 doubloon
   *[other] { $doubloons } doubloons
  }.
puerto-rico-why-takes-quarry = A quarry makes your buildings cheaper.
puerto-rico-why-feeds-plant = You still have room for { THE($good) } in { THE($building) }.
puerto-rico-why-new-kind = You don’t grow { THE($good) } yet.
puerto-rico-why-large = At the end of the game, { THE($building) } scores extra points for you.
puerto-rico-why-last-copy = There’s only one copy of { THE($building) } left.
puerto-rico-why-starts-good = With it, your plantations can produce { THE($good) }.
puerto-rico-why-starts-work = You put { THE($building) } to work.
puerto-rico-why-worth = It’s worth { $points } VP at the end.
puerto-rico-why-fills-ship = You fill the ship before { $name } can load { THE($good) }.
puerto-rico-why-takes-last-ship = You take the last empty ship, and { $name } still has { THE($good) } to load.
puerto-rico-why-loads-many = You load { $points ->
    [1] 1 barrel
   *[other] { $points } barrels
  } at once.
puerto-rico-why-last-place = Your sale fills the trading house.
