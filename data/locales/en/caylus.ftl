# Caylus (William Attia): the game

caylus-name = Caylus
    .own = My works
caylus-about = Place workers, build a town and the king’s castle, win his favor.
caylus-help = Each round, players in turn place workers on buildings and the castle, for money, until all have passed. Then the special buildings work, everybody may pay the provost to move, and the buildings of the road work up to where he stands. At last batches of cubes build the castle. Points come from buildings, the castle and royal favors. The game ends when the Towers are scored; the most prestige points (PP) win.

# The lobby's options

caylus-option-favors = Royal favors
    .about = How favors are used.
caylus-option-favors-standard = Favor table
    .about = Four lines that grow better with every favor.
caylus-option-favors-beginner = 3 PP each
    .about = For a first game: no table, every favor is worth 3 PP.
caylus-option-jeweler = Jeweler
    .about = The tile of later printings that turns gold into points.
caylus-option-final-cubes = Cubes at the end
    .about = What cubes other than gold are worth at the end.
caylus-option-final-cubes-each = 1 PP per cube
    .about = As the guide says.
caylus-option-final-cubes-by-three = 1 PP per 3 cubes
    .about = As the board of 2005 prints it.

# Cubes

caylus-cube-food = food
    .counted = { $count } food
caylus-cube-wood = wood
    .counted = { $count } wood
caylus-cube-stone = stone
    .counted = { $count } stone
caylus-cube-cloth = cloth
    .counted = { $count } cloth
caylus-cube-gold = gold
    .counted = { $count } gold
caylus-cube-any = cube of any kind
    .counted = { $count ->
        [one] 1 cube of any kind
       *[other] { $count } cubes of any kind
    }

# Kinds of building, groups of places

caylus-kind-wood = Wood buildings
caylus-kind-stone = Stone buildings
caylus-kind-prestige = Prestige buildings
caylus-group-special = Special buildings and castle
caylus-group-neutral = Neutral and fixed buildings
caylus-group-own = Your buildings
caylus-group-others = Others’ buildings

# Phases

caylus-phase-placing = Placing workers
caylus-phase-specials = Special buildings
caylus-phase-provost = The provost
caylus-phase-activation = Buildings of the road
caylus-phase-castle = Building the castle
caylus-phase-scoring = Scoring a section
caylus-phase-finished = Game over

# Buildings

caylus-building-gate = Gate
    .short = Gate
    .help = Special building. In phase 3, before all others, you may move the worker here to any free place at no cost; it then works there.
caylus-building-trading-post = Trading Post
    .short = Trading Post
    .help = Special building. In phase 3 you take 3 deniers.
caylus-building-merchants-guild = Merchants’ Guild
    .short = Guild
    .help = Special building. In phase 3 you may move the provost 1 to 3 spaces forward or backward, free. Your own move in phase 4 comes on top.
    .also = Guild
caylus-building-joust-field = Joust Field
    .short = Joust
    .help = Special building. In phase 3 you may pay 1 denier and 1 cloth for a royal favor, once.
    .also = Joust, Tournament
caylus-building-stables = Stables
    .short = Stables
    .help = Special building with three places, one per player. In phase 3 the players here become first in turn order, by their numbers; the others keep their order behind them. Not used with two players.
    .also = Turn order
caylus-building-inn = Inn
    .short = Inn
    .help = Special building. Workers are placed on the left circle. In phase 3 the worker moves to the right one, and who stood there comes back. While your worker is on the right, every placement costs you 1 denier. Without a newcomer the guest may stay or leave.
    .also = Tavern, Guest
caylus-building-castle = Castle
    .short = Castle
    .help = One worker per player. In phase 6, in the order of the castle track, give batches of food and two different other cubes: each builds a house, worth 5 PP in the Dungeon, 4 in the Walls, 3 in the Towers. Giving none costs 2 PP. The most batches win a favor.
    .also = Batch, Batches, Castle track, Lots
caylus-building-n-carpenter = Carpenter (neutral)
    .short = Carpenter
    .help = Neutral building. You may build one wood building at its price.
    .also = Carpenter
caylus-building-n-farm = Farm (neutral)
    .short = Farm
    .help = Neutral building. You take 1 food or 1 cloth.
    .also = Farm
caylus-building-n-forest = Forest (neutral)
    .short = Forest
    .help = Neutral building. You take 1 food or 1 wood.
    .also = Forest
caylus-building-n-market = Marketplace (neutral)
    .short = Marketplace
    .help = Neutral building. You may sell one cube of any kind for 4 deniers.
    .also = Marketplace, Market
caylus-building-n-quarry = Quarry (neutral)
    .short = Quarry
    .help = Neutral building. You take 1 stone.
    .also = Quarry
caylus-building-n-sawmill = Sawmill (neutral)
    .short = Sawmill
    .help = Neutral building. You take 1 wood.
    .also = Sawmill
caylus-building-f-peddler = Peddler (fixed)
    .short = Peddler
    .help = Fixed building on space 7. You may buy one cube, not gold, for 2 deniers.
    .also = Peddler
caylus-building-f-carpenter = Carpenter (fixed)
    .short = Carpenter
    .help = Fixed building on space 8. You may build one wood building at its price.
caylus-building-f-gold-mine = Gold Mine
    .short = Gold Mine
    .help = Fixed building on space 16. You take 1 gold.
caylus-building-w-farm-food = Farm (food)
    .short = Farm
    .help = Wood building: 1 wood and 1 food, 2 PP. The visitor takes 2 food or 1 cloth.
caylus-building-w-farm-cloth = Farm (cloth)
    .short = Farm
    .help = Wood building: 1 wood and 1 food, 2 PP. The visitor takes 2 cloth or 1 food.
caylus-building-w-quarry = Quarry (wood)
    .short = Quarry
    .help = Wood building: 1 wood and 1 food, 2 PP. The visitor takes 2 stone.
caylus-building-w-sawmill = Sawmill (wood)
    .short = Sawmill
    .help = Wood building: 1 wood and 1 food, 2 PP. The visitor takes 2 wood.
caylus-building-w-peddler = Peddler (wood)
    .short = Peddler
    .help = Wood building: 1 wood and 1 cube of any kind, 4 PP. The visitor may buy one cube for 1 denier or two for 2 deniers, not gold.
caylus-building-w-market = Marketplace (wood)
    .short = Marketplace
    .help = Wood building: 1 wood and 1 cube of any kind, 4 PP. The visitor may sell one cube of any kind for 6 deniers.
caylus-building-w-mason = Mason
    .short = Mason
    .help = Wood building: 1 wood and 1 food, 4 PP. The visitor may build one stone building at its price.
    .also = Stonemason
caylus-building-w-lawyer = Lawyer
    .short = Lawyer
    .help = Wood building: 1 wood and 1 cloth, 4 PP. The visitor may pay 1 denier and 1 cloth to turn a neutral building, or an own wood or stone building, into a residence: 2 PP. A worker there works first. The Lawyer itself stays.
    .also = Transform, Transformation
caylus-building-s-farm = Farm (stone)
    .short = Farm
    .help = Stone building: 1 stone and 1 food, 3 PP. The visitor takes 2 food and 1 cloth; the owner, if it is somebody else, takes 1 food or 1 cloth.
caylus-building-s-park = Park
    .short = Park
    .help = Stone building: 1 stone and 1 food, 3 PP. The visitor takes 2 wood and 1 food; the owner, if it is somebody else, takes 1 wood or 1 food.
caylus-building-s-workshop = Workshop
    .short = Workshop
    .help = Stone building: 1 stone and 1 food, 3 PP. The visitor takes 2 stone and 1 cloth; the owner, if it is somebody else, takes 1 stone or 1 cloth.
caylus-building-s-alchemist = Alchemist
    .short = Alchemist
    .help = Stone building: 1 stone and 1 food, 6 PP. The visitor may turn 2 cubes into 1 gold, or 4 cubes into 2 gold; gold cannot be given.
caylus-building-s-bank = Bank
    .short = Bank
    .help = Stone building: 1 stone and 1 wood, 6 PP. The visitor may buy 1 gold for 2 deniers, or 2 gold for 5 deniers.
caylus-building-s-jeweler = Jeweler
    .short = Jeweler
    .help = Stone building: 1 stone and 1 cloth, 6 PP. The visitor may turn 1 gold into 5 PP, or 2 gold into 9 PP. An option of the table leaves it out.
caylus-building-s-tailor = Tailor
    .short = Tailor
    .help = Stone building: 1 stone and 1 wood, 6 PP. The visitor may turn 2 cloth into 4 PP, or 3 cloth into 6 PP.
caylus-building-s-church = Church
    .short = Church
    .help = Stone building: 1 stone and 1 cloth, 3 PP and a royal favor. The visitor may turn 2 deniers into 3 PP, or 4 deniers into 5 PP.
caylus-building-s-architect-1 = Architect
    .short = Architect
    .help = Stone building, two copies: 1 stone and 1 food, 6 PP. The visitor may replace an own residence by a prestige building at its price.
caylus-building-s-architect-2 = Architect (2nd)
    .short = Architect
    .help = The second copy. Stone building: 1 stone and 1 food, 6 PP. The visitor may replace an own residence by a prestige building at its price.
caylus-building-residence = Residence
    .short = Residence
    .help = Made by the Lawyer in the place of another building: 2 PP, and 1 denier more income for its owner. Nobody places workers here. The Architect builds prestige buildings on it.
    .also = Residential building
caylus-building-p-statue = Statue
    .short = Statue
    .help = Prestige building, on an own residence: 2 stone and 1 gold, 7 PP and a royal favor.
caylus-building-p-granary = Granary
    .short = Granary
    .help = Prestige building, on an own residence: 3 food and 1 gold, 10 PP.
caylus-building-p-library = Library
    .short = Library
    .help = Prestige building, on an own residence: 3 wood and 1 gold, 10 PP, and 1 denier more income.
caylus-building-p-weaver = Weaver
    .short = Weaver
    .help = Prestige building, on an own residence: 3 cloth and 1 gold, 12 PP.
caylus-building-p-theater = Theater
    .short = Theater
    .help = Prestige building, on an own residence: 3 wood and 2 gold, 14 PP and a royal favor.
caylus-building-p-college = College
    .short = College
    .help = Prestige building, on an own residence: 3 stone and 2 gold, 14 PP and a royal favor.
    .also = University
caylus-building-p-monument = Monument
    .short = Monument
    .help = Prestige building, on an own residence: 4 stone and 2 gold, 14 PP and two royal favors on different lines.
caylus-building-p-hotel = Hotel
    .short = Hotel
    .help = Prestige building, on an own residence: 3 stone and 2 gold, 16 PP, and 2 deniers more income.
caylus-building-p-cathedral = Cathedral
    .short = Cathedral
    .help = Prestige building, on an own residence: 5 stone and 3 gold, 25 PP.

# What they do, in short

caylus-effect-gate = move this worker later, free
caylus-effect-trading-post = +3 deniers
caylus-effect-merchants-guild = move the provost, free
caylus-effect-joust-field = 1 denier and 1 cloth → favor
caylus-effect-stables = earlier in turn order
caylus-effect-inn = workers cost 1 next round
caylus-effect-castle = batches of cubes → PP
caylus-effect-n-carpenter = build a wood building
caylus-effect-n-farm = 1 food or 1 cloth
caylus-effect-n-forest = 1 food or 1 wood
caylus-effect-n-market = 1 cube → 4 deniers
caylus-effect-n-quarry = 1 stone
caylus-effect-n-sawmill = 1 wood
caylus-effect-f-peddler = 2 deniers → 1 cube
caylus-effect-f-carpenter = build a wood building
caylus-effect-f-gold-mine = 1 gold
caylus-effect-w-farm-food = 2 food or 1 cloth
caylus-effect-w-farm-cloth = 2 cloth or 1 food
caylus-effect-w-quarry = 2 stone
caylus-effect-w-sawmill = 2 wood
caylus-effect-w-peddler = 1 or 2 deniers → as many cubes
caylus-effect-w-market = 1 cube → 6 deniers
caylus-effect-w-mason = build a stone building
caylus-effect-w-lawyer = make a residence
caylus-effect-s-farm = 2 food and 1 cloth
caylus-effect-s-park = 2 wood and 1 food
caylus-effect-s-workshop = 2 stone and 1 cloth
caylus-effect-s-alchemist = 2 or 4 cubes → 1 or 2 gold
caylus-effect-s-bank = 2 or 5 deniers → 1 or 2 gold
caylus-effect-s-jeweler = 1 or 2 gold → 5 or 9 PP
caylus-effect-s-tailor = 2 or 3 cloth → 4 or 6 PP
caylus-effect-s-church = 2 or 4 deniers → 3 or 5 PP
caylus-effect-s-architect-1 = build a prestige building
caylus-effect-s-architect-2 = build a prestige building
caylus-effect-residence = +1 denier a round
caylus-effect-p-statue = 1 favor
caylus-effect-p-granary = points only
caylus-effect-p-library = +1 denier a round
caylus-effect-p-weaver = points only
caylus-effect-p-theater = 1 favor
caylus-effect-p-college = 1 favor
caylus-effect-p-monument = 2 favors
caylus-effect-p-hotel = +2 deniers a round
caylus-effect-p-cathedral = points only

caylus-deal-small = small deal
caylus-deal-large = large deal
caylus-deal-alchemist-small = 1 gold for 2 cubes
caylus-deal-alchemist-large = 2 gold for 4 cubes
caylus-deal-bank-small = 1 gold for 2 deniers
caylus-deal-bank-large = 2 gold for 5 deniers
caylus-deal-jeweler-small = 5 PP for 1 gold
caylus-deal-jeweler-large = 9 PP for 2 gold
caylus-deal-tailor-small = 4 PP for 2 cloth
caylus-deal-tailor-large = 6 PP for 3 cloth
caylus-deal-church-small = 3 PP for 2 deniers
caylus-deal-church-large = 5 PP for 4 deniers

# Castle and favors

caylus-section-dungeon = Dungeon
    .help = First section of the castle: 6 lots, 5 PP each. Scored when it is full or the bailiff reaches space 12. No house: –2 PP; 2 or more: 1 favor. Then columns 3 and 4 of the favor table open.
    .also = Dungeons
caylus-section-walls = Walls
    .help = Second section of the castle: 10 lots, 4 PP each. Scored when it is full or the bailiff reaches space 18. No house: –3 PP; 2: 1 favor; 3 or 4: 2; 5 or more: 3. Then column 5 of the favor table opens.
    .also = Wall
caylus-section-towers = Towers
    .help = Third section of the castle: 14 lots, 3 PP each. Scored when it is full or the bailiff reaches space 24; the game ends with it. No house: –4 PP; 2 or 3: 1 favor; 4 or 5: 2; 6 or more: 3.
    .also = Tower
caylus-line-prestige = Points
caylus-line-deniers = Deniers
caylus-line-resources = Cubes
caylus-line-buildings = Buildings
caylus-favor-prestige-1 = 1 PP
caylus-favor-prestige-2 = 2 PP
caylus-favor-prestige-3 = 3 PP
caylus-favor-prestige-4 = 4 PP
caylus-favor-prestige-5 = 5 PP
caylus-favor-deniers-1 = 3 deniers
caylus-favor-deniers-2 = 4 deniers
caylus-favor-deniers-3 = 5 deniers
caylus-favor-deniers-4 = 6 deniers
caylus-favor-deniers-5 = 7 deniers
caylus-favor-resources-1 = 1 food
caylus-favor-resources-2 = food, wood or stone
caylus-favor-resources-3 = up to 1 cloth
caylus-favor-resources-4 = up to: 1 cube → 2 cubes
caylus-favor-resources-5 = up to 1 gold
caylus-favor-buildings-1 = nothing yet
caylus-favor-buildings-2 = wood building, 1 wood less
caylus-favor-buildings-3 = wood or stone building, 1 less
caylus-favor-buildings-4 = also a residence for 1 cloth
caylus-favor-buildings-5 = also a prestige building

caylus-step-back-3 = 3 back
caylus-step-back-2 = 2 back
caylus-step-back-1 = 1 back
caylus-step-ahead-1 = 1 ahead
caylus-step-ahead-2 = 2 ahead
caylus-step-ahead-3 = 3 ahead

caylus-label-cubes = { $cubes }
caylus-label-at = { $building } on space { $space }

# Scores

caylus-score-track = Prestige track
caylus-score-gold = Gold
caylus-score-cubes = Other cubes
caylus-score-deniers = Deniers

# Topics of the rules

caylus-topic-round = The round
    .help = Seven phases: 1 income, 2 placing workers, 3 special buildings, 4 moving the provost, 5 buildings of the road, 6 castle, 7 end of the round. Rounds go on until the Towers have been scored.
    .also = Round, Phases, Turn
caylus-topic-income = Phase 1: income
    .help = Everybody takes 2 deniers, 1 more for each own residence and the Library, 2 more for the Hotel.
    .also = Income, Deniers, Money
caylus-topic-placing = Phase 2: placing workers
    .help = In turn order, place one worker or pass, until all have passed. A worker costs 1 denier plus 1 for each player who has passed; on your own buildings, or while you are the guest of the Inn, always 1. The owner of the building gains 1 PP if it is not you. The first to pass takes 1 denier.
    .also = Placing workers, Workers, Passing, Pass, Passing track, Bridge, Price
caylus-topic-specials = Phase 3: special buildings
    .help = In this order: Gate, Trading Post, Merchants’ Guild, Joust Field, Stables, Inn.
    .also = Special buildings
caylus-topic-provost = Phase 4: the provost
    .help = In passing order, everybody may once move the provost up to 3 spaces forward or backward for 1 denier a space. Only buildings up to his space work in phase 5.
    .also = Provost, Moving the provost
caylus-topic-activation = Phase 5: buildings of the road
    .help = Along the road, up to the provost’s space, each building with a worker is used and the worker returns. Production cannot be declined, all else can. Workers beyond the provost return with nothing.
    .also = Road, Activation, Road buildings
caylus-topic-castle = Phase 6: the castle
    .help = In the order of the castle track, each gives any number of batches: food and two different other cubes, gold too. A house in the current section, or the next one when it is full. Giving none costs 2 PP, unless no lot is left. The most batches, the earlier place in a tie, win a royal favor.
    .also = Building the castle, Best builder
caylus-topic-round-end = Phase 7: end of the round
    .help = The bailiff moves 2 spaces if the provost is ahead of him, else 1; the provost joins him. A section is scored when the bailiff reaches its marker or all its lots are filled: without a house there you lose points, with two or more you gain favors.
    .also = Bailiff, End of the round, Section scoring, Sections
caylus-topic-favors = Royal favors
    .help = Choose a line, another one for each favor of the same phase. Your marker moves one column if it is open; then use one effect up to its column. Points: 1–5 PP. Deniers: 3–7. Cubes: food; wood or stone; cloth; 1 cube for 2; gold. Buildings: nothing; wood tile for 1 wood less; stone tile for 1 stone less; residence for 1 cloth; prestige building.
    .also = Favors, Favor, Favor table, King’s favor
caylus-topic-building = Building
    .help = A wood or stone building goes to the first empty space of the road; pay its cubes, take its points, it is yours. It works from the next round on for whoever places a worker there. Prestige buildings replace an own residence.
    .also = Build, Buildings, Tiles, Wood building, Stone building, Prestige building, Cost
caylus-topic-end = End of the game
    .help = When the Towers have been scored. Final bonus: 3 PP per gold, 1 PP per other cube (or per three, as the table has chosen), 1 PP per 4 deniers. The most points win; tied players win together.
    .also = Game end, Final scoring, Score, Scoring, Points, Prestige points, Winner, Tie
caylus-topic-two-players = Two players
    .help = The turn order is swapped every round and the Stables are not used. When one has passed, the other pays 3 deniers a worker, except on own buildings or as guest of the Inn.
    .also = 2 players
caylus-topic-beginner = Without the favor table
    .help = An option for a first game: every royal favor is at once worth 3 PP, and there is no favor table.
    .also = Beginner variant, Beginners

# What is asked

caylus-prompt-place = Place a worker, or pass
    .lesson = Put a worker on a building to use it later in this round, or pass; the later you place, the more players who have passed make it cost. Buildings far along the road work only if the provost reaches them.
caylus-stands-placing = Next worker: { $price ->
    [one] 1 denier
   *[other] { $price } deniers
 } · you have { $deniers ->
    [one] 1 denier
   *[other] { $deniers } deniers
 } and { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
 }
caylus-stands-passed = Next worker: { $price ->
    [one] 1 denier
   *[other] { $price } deniers
 } · you have { $deniers ->
    [one] 1 denier
   *[other] { $deniers } deniers
 } and { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
 } · passed: { $passed }
caylus-prompt-gate = Gate: move the worker, or take it back
    .lesson = Your worker at the Gate moves to any free place without paying, now that you see where everybody stands. There it works like any other.
caylus-prompt-guild = Merchants’ Guild: move the provost, free
    .lesson = At the Merchants’ Guild you move the provost up to three spaces without paying. Buildings behind him work, those beyond him do not; later everybody may still move him for money.
caylus-prompt-joust = Joust Field: pay { $deniers ->
    [one] 1 denier
   *[other] { $deniers } deniers
 } and { $cloth } cloth for a favor?
    .lesson = The Joust Field turns money and cloth into a royal favor, once in the round. You may decline and keep both.
caylus-prompt-inn = Inn: stay or leave?
    .lesson = As the guest of the Inn you pay only 1 denier for each worker, however many have passed. If you stay, this worker is not yours to place in the next round.
caylus-prompt-provost = Move the provost, or let him stand
    .lesson = Only buildings up to the provost’s space work in this round, and everybody may move him once for money. Push him on to save your workers, or back to make others lose theirs.
caylus-stands-provost = Provost on space { $provost }, bailiff on space { $bailiff } · you have { $deniers ->
    [one] 1 denier
   *[other] { $deniers } deniers
 }
caylus-prompt-produce = { $building }: choose what to take
    .lesson = This building gives cubes, and you choose which. Cubes pay for buildings and for batches at the castle, where you need food and two other kinds.
caylus-prompt-bonus = { $building }: choose the owner’s cube
    .lesson = Somebody else has worked in your building, so you get a cube as its owner. Stone buildings that produce reward you whenever others use them.
caylus-prompt-sell = Sell a cube for { $deniers } deniers?
    .lesson = Here one cube becomes money. Money pays for workers and moves the provost, so a little of it goes a long way.
caylus-prompt-buy = { $building }: buy cubes?
    .lesson = Here money becomes cubes of your choice, but not gold. It is the quickest way to the one kind that you lack.
caylus-prompt-deal = { $building }: make a deal?
    .lesson = This building offers an exchange at the rates shown, once for this visit. You may decline, and your worker comes back either way.
caylus-prompt-smelt = Choose { $count } cubes to turn into { $gold } gold
    .lesson = Choose the cubes that become gold. Gold is needed for prestige buildings, serves in batches at the castle and is worth most at the end.
caylus-prompt-carpenter = Carpenter: build a wood building?
    .lesson = Pay the cubes and put a wood building on the first empty space of the road: it brings points now and belongs to you. Whenever others place a worker on it, you gain a point.
caylus-prompt-mason = Mason: build a stone building?
    .lesson = Stone buildings cost stone and bring up to 6 points at once. They go to the first empty space of the road, and you gain a point whenever others place a worker there.
caylus-prompt-lawyer = Lawyer: turn a building into a residence?
    .lesson = The Lawyer turns a neutral building, or one of yours, into a residence: it brings income every round. Prestige buildings are built only in the place of own residences.
caylus-prompt-architect = Architect: build a prestige building?
    .lesson = A prestige building takes the place of one of your residences. It costs gold and many cubes, and brings the most points of all buildings.
caylus-prompt-favor-works = Royal favor: build or transform something?
    .lesson = This favor lets you build or transform, as far as your marker has come in the line and at a lower price; only prestige buildings cost the full one. If you do not use it now it is gone.
caylus-prompt-pay-any = { $tile }: choose the cube of any kind to pay
    .lesson = One cube of this price may be of any kind. Give the one that you need least, and mind what the castle asks for.
caylus-prompt-replace = { $tile }: choose the residence that gives way
    .lesson = A prestige building needs the place of one of your residences, and you choose which gives way. The residence and its income are gone.
caylus-prompt-batch = Castle: give a batch, or lose { $loss } PP
    .lesson = A batch is food and two other cubes of different kinds, and builds one house worth points at once. Whoever comes to the castle and gives none loses points.
caylus-prompt-more-batches = Castle: give one more batch?
    .lesson = You may build as many houses as you have batches for. Whoever gives the most in this round wins a royal favor, the earlier player in a tie.
caylus-stands-batches = So far { $count ->
    [one] 1 batch
   *[other] { $count } batches
 }: +{ $points } PP
caylus-prompt-line = Royal favor: choose a line
    .lesson = A favor moves your marker one column in the line you choose, if that one is open, and then you take one reward up to there. Four lines: points, money, cubes, and building for less.
caylus-prompt-favor-cube = Royal favor: take a cube?
    .lesson = Take one cube of any column up to your marker; from the fourth on you may also give one cube for two. You may decline it.
caylus-prompt-take-two = Royal favor: choose the two cubes to take
    .lesson = You give one cube and take two in return, of the kinds you like but gold. Take what completes a batch or a price.

# What can be done

caylus-verb-place = Place worker
caylus-verb-pass = Pass
caylus-verb-move-worker = Move worker
caylus-verb-take-back = Take worker back
caylus-verb-move-provost = Move the provost
caylus-verb-let-stand = Let him stand
caylus-verb-joust = Pay for a favor
caylus-verb-stay = Stay at the Inn
caylus-verb-leave = Leave the Inn
caylus-verb-produce = Take
caylus-verb-take-bonus = Take
caylus-verb-sell = Sell
caylus-verb-buy = Buy
caylus-verb-make-deal = Deal
caylus-verb-smelt = Give cubes
caylus-verb-build = Build
caylus-verb-pay-any = Pay
caylus-verb-replace = Replace
caylus-verb-transform = Make a residence
caylus-verb-give-batch = Give batch
    .of = Give: { $what }
caylus-verb-stop = Stop here
caylus-verb-choose-line = Choose line
caylus-verb-take-cube = Take cube
caylus-verb-exchange = Swap 1 cube for 2
caylus-verb-take-two = Take
caylus-verb-decline = No, thanks
caylus-field-place-place = Where?
caylus-field-move-worker-place = Where to?
caylus-field-move-provost-step = How far?
caylus-field-produce-cube = What to take?
caylus-field-take-bonus-cube = Which cube?
caylus-field-sell-cube = Which cube to sell?
caylus-field-buy-cubes = What to buy?
caylus-field-make-deal-deal = Which deal?
caylus-field-smelt-cubes = Cubes to give
caylus-field-build-tile = Which building?
caylus-field-pay-any-cube = Which cube to pay?
caylus-field-replace-residence = Which residence?
caylus-field-transform-target = Which building?
caylus-field-give-batch-cubes = Which batch?
caylus-field-choose-line-line = Which line?
caylus-field-take-cube-cube = Which cube?
caylus-field-exchange-cube = Which cube to give?
caylus-field-take-two-cubes = Which two cubes?

caylus-ready-plenty = Of what you have most: { $cubes }

# Notes on choices

caylus-note-place = { $effect }{ $reached ->
    [no] {" · "}beyond the provost
   *[yes] {""}
 }
caylus-note-visit = { $effect } · 1 PP for { $owner }{ $reached ->
    [no] {" · "}beyond the provost
   *[yes] {""}
 }
caylus-note-step = { $step }: { $building }
    .short = { $step }
caylus-note-step-empty = { $step }: empty space { $space }
    .short = { $step }
caylus-note-lets = lets in: { $seats }
caylus-note-cuts = cuts off: { $seats }
caylus-note-held = you have { $count }
caylus-note-tile = { $cubes } · { $points } PP · { $effect }
caylus-note-target = at once · { $points } PP
caylus-note-target-waits = when its worker has left · { $points } PP
caylus-note-points = +{ $points } PP
caylus-note-line = { $stays ->
    [yes] stays on column { $column }: { $favor }
   *[no] column { $column }: { $favor }
 }

# What happens

caylus-event-started = Turn order: { $order }. On the road: { $neutral }
caylus-event-round-began = Round { $round }; turn order: { $order }
caylus-event-income-taken = Everybody took { $deniers } deniers
caylus-event-extra-income-taken = { $seat } took { $deniers ->
    [one] 1 denier
   *[other] { $deniers } deniers
 } more for buildings
caylus-event-placed = { $seat } placed a worker for { $price ->
    [one] 1 denier
   *[other] { $price } deniers
 }: { $place }
caylus-event-visited = { $seat } placed a worker for { $price ->
    [one] 1 denier
   *[other] { $price } deniers
 }: { $place }; 1 PP for { $owner }
caylus-event-passed = { $seat } passed ({ $number }{ $deniers ->
    [0] {""}
    [one] {", "}+1 denier
   *[other] {", "}+{ $deniers } deniers
 })
caylus-event-gate-moved = { $seat } moved the worker of the Gate: { $place }
caylus-event-gate-visited = { $seat } moved the worker of the Gate: { $place }; 1 PP for { $owner }
caylus-event-gate-returned = { $seat } took the worker of the Gate back
caylus-event-deniers-taken = { $seat } took { $deniers } deniers: { $building }
caylus-event-provost-moved = { $seat } moved the provost { $step } to space { $space } { $price ->
    [0] free
    [one] for 1 denier
   *[other] for { $price } deniers
 }
caylus-event-provost-left = { $seat } let the provost stand
caylus-event-jousted = { $seat } paid { $deniers ->
    [one] 1 denier
   *[other] { $deniers } deniers
 } and { $cubes } for a favor at the Joust Field
caylus-event-declined = { $seat } did not use: { $building }
caylus-event-order-changed = New turn order: { $order }
caylus-event-guest-came = { $seat } became the guest of the Inn
caylus-event-guest-stayed = { $seat } stayed at the Inn
caylus-event-guest-left = { $seat } left the Inn
caylus-event-produced = { $seat } took { $cubes }: { $building }
caylus-event-bonus-taken = { $seat } took { $cube } as owner: { $building }
caylus-event-sold = { $seat } sold { $cube } for { $deniers } deniers: { $building }
caylus-event-bought = { $seat } bought { $cubes } for { $price ->
    [one] 1 denier
   *[other] { $price } deniers
 }: { $building }
caylus-event-deniers-for-gold = { $seat } turned { $deniers } deniers into { $gold } gold: { $building }
caylus-event-deniers-for-points = { $seat } turned { $deniers } deniers into { $points } PP: { $building }
caylus-event-cubes-for-gold = { $seat } turned { $cubes } into { $gold } gold: { $building }
caylus-event-cubes-for-points = { $seat } turned { $cubes } into { $points } PP: { $building }
caylus-event-built = { $seat } built on space { $space } for { $cubes }: { $tile }, +{ $points } PP
caylus-event-transformation-paid = { $seat } paid { $deniers ->
    [0] {""}
    [one] 1 denier and{" "}
   *[other] { $deniers } deniers and{" "}
 }{ $cubes } for a residence, +{ $points } PP: { $target }{ $waits ->
    [yes] {" "}(when its worker has left)
   *[no] {""}
 }
caylus-event-transformed = { $target } on space { $space } became a residence of { $seat }
    .you = { $target } on space { $space } became your residence
caylus-event-workers-returned = Beyond the provost, workers came back with nothing: { $seats }
caylus-event-batches-given = { $seat } gave { $batches ->
    [one] 1 batch
   *[other] { $batches } batches
 } to the castle ({ $cubes }), +{ $points } PP
caylus-event-stood-idle = { $points ->
    [0] { $seat } gave nothing to the castle
   *[other] { $seat } gave nothing to the castle, –{ $points } PP
 }
caylus-event-found-no-lot = { $seat } found no free lot in the castle
caylus-event-best-builder = { $seat } gave the most batches
caylus-event-bailiff-moved = The bailiff moved { $steps ->
    [one] 1 space
   *[other] { $steps } spaces
 } to space { $space }, the provost with him
caylus-event-section-missed = { $section }: no house of { $seat }, –{ $points } PP
    .you = { $section }: no house of yours, –{ $points } PP
caylus-event-section-scored = { $section }: { $seat } had { $houses ->
    [one] 1 house
   *[other] { $houses } houses
 }
caylus-event-section-won = { $section }: { $seat } had { $houses ->
    [one] 1 house
   *[other] { $houses } houses
 }, { $favors ->
    [one] 1 favor
   *[other] { $favors } favors
 }
caylus-event-section-closed = { $section } scored; favor table open up to column { $columns }
caylus-event-favors-gained = { $seat } gained { $favors ->
    [one] a royal favor
   *[other] { $favors } royal favors
 }
caylus-event-favor-points = { $seat } gained { $points } PP for { $favors ->
    [one] a royal favor
   *[other] { $favors } royal favors
 }
caylus-event-line-prestige = { $seat } used a favor for points (column { $column }): +{ $points } PP
caylus-event-line-deniers = { $seat } used a favor for deniers (column { $column }): +{ $deniers } deniers
caylus-event-line-resources = { $seat } used a favor for cubes (column { $column })
caylus-event-line-buildings = { $seat } used a favor for buildings (column { $column })
caylus-event-cube-taken = { $seat } took { $cube } by favor
caylus-event-cubes-exchanged = { $seat } gave { $cube } for { $cubes } by favor
caylus-event-favor-unused = { $seat } used no effect of the favor line: { $line }
caylus-event-favors-lost = { $seat } had used all lines; lost: { $favors ->
    [one] 1 favor
   *[other] { $favors } favors
 }
caylus-event-game-ended = The Towers are scored: the game is over

# Orders given ahead

caylus-order-let-stand = Leave the provost where it is
caylus-order-stay = Stay at the Inn
caylus-order-no-joust = Pay for no favor at the Joust Field

# What a choice costs and brings; `.brief` on buttons

caylus-cost = { $cost ->
    [0] free
    [1] costs 1 denier
   *[other] costs { $cost } deniers
}
    .brief = { $cost ->
    [0] free
    [1] 1 denier
   *[other] { $cost } deniers
}
