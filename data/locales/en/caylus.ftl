# Caylus (William Attia): the game

caylus-name = Caylus
    .own = Buildings
caylus-about = Place workers, build a town and the king’s castle, win his favor.
caylus-help = Each round, players take turns placing workers on buildings and at the castle, and pay for each of them, until everyone has passed. Then the special buildings work, each player may pay to move the provost, and the buildings on the road work as far as he stands. Finally, players build the castle with batches of cubes. Points come from buildings, the castle and royal favors. The game ends when the Towers are scored. At the end each gold is worth 3 PP, and other cubes and every 4 deniers bring points too. The most prestige points (PP) win.

# The lobby's options

caylus-option-favors = Royal favors
    .about = How favors work.
caylus-option-favors-standard = Favor table
    .about = Four lines of rewards that grow with every favor.
caylus-option-favors-beginner = 3 PP each (beginners)
    .about = For a first game: there is no table, and every favor is worth 3 PP.
caylus-option-jeweler = Jeweler
    .about = Whether to include the building from later printings, which turns gold into points.
caylus-option-final-cubes = Cubes at the end
    .about = How many points the cubes other than gold bring at the end.
caylus-option-final-cubes-each = 1 PP per cube
    .about = Every cube brings a point.
caylus-option-final-cubes-by-three = 1 PP per 3 cubes
    .about = As printed on the board of 2005.

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
caylus-cube-denier = denier
    .counted = { $count ->
        [one] 1 denier
       *[other] { $count } deniers
    }
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
caylus-group-others = Other players’ buildings

# Phases

caylus-occasion = Round { $round }
caylus-phase-placing = Placing workers
caylus-phase-specials = Special buildings
caylus-phase-provost = The provost
caylus-phase-activation = Buildings of the road
caylus-phase-castle = Building the castle
caylus-phase-scoring = Scoring a section
caylus-phase-finished = Game over

# Buildings

caylus-building-gate = Gate
    .the = the Gate
    .short = Gate
    .help = In phase 3, before everything else, you may move your worker from here to any free place at no cost. The worker then works there.
caylus-building-trading-post = Trading Post
    .the = the Trading Post
    .short = Trading Post
    .help = A worker here brings you 3 deniers in phase 3.
caylus-building-merchants-guild = Merchants’ Guild
    .the = the Merchants’ Guild
    .short = Guild
    .help = In phase 3 you may move the provost 1 to 3 spaces forward or back for free. In phase 4 you can still pay to move him as usual.
    .also = Guild
caylus-building-joust-field = Joust Field
    .the = the Joust Field
    .short = Joust
    .help = In phase 3 you may pay 1 denier and 1 cloth, once, for a royal favor. A favor brings points, money, cubes or a cheaper building.
    .also = Joust, Tournament
caylus-building-stables = Stables
    .the = the Stables
    .short = Stables
    .help = Workers here change the turn order in phase 3. The player on the first place goes first, then the players on the second and third. Everyone else follows in the order they had. Each player can take only one place. Two-player games do not use the Stables.
    .also = Turn order
caylus-building-inn = Inn
    .the = the Inn
    .short = Inn
    .help = Place your worker on the left circle. In phase 3 it moves to the right circle, and the guest who was there goes home. As long as you are the guest on the right, each worker you place costs you only 1 denier. If nobody new arrives, the guest may stay or leave.
    .also = Tavern, Guest
caylus-building-castle = Castle
    .the = the Castle
    .short = Castle
    .help = In phase 6, give batches of cubes, such as 1 food, 1 wood and 1 stone. A batch is always 1 food and 2 other cubes of different kinds. Each batch builds a house: 5 PP in the Dungeon, 4 in the Walls, 3 in the Towers. If you give none, you lose 2 PP. The player who gives the most batches gets a royal favor. Each player can have only one worker here.
    .also = Batch, Batches, Castle track, Lots
caylus-building-n-carpenter = Carpenter (neutral)
    .the = the Carpenter (neutral)
    .short = Carpenter
    .help = You may build one wood building and pay its price.
    .also = Carpenter
caylus-building-n-farm = Farm (neutral)
    .the = the Farm (neutral)
    .short = Farm
    .help = A worker here brings you 1 food or 1 cloth.
    .also = Farm
caylus-building-n-forest = Forest (neutral)
    .the = the Forest (neutral)
    .short = Forest
    .help = A worker here brings you 1 food or 1 wood.
    .also = Forest
caylus-building-n-market = Marketplace (neutral)
    .the = the Marketplace (neutral)
    .short = Marketplace
    .help = You may sell 1 cube of any kind for 4 deniers.
    .also = Marketplace, Market
caylus-building-n-quarry = Quarry (neutral)
    .the = the Quarry (neutral)
    .short = Quarry
    .help = A worker here brings you 1 stone.
    .also = Quarry
caylus-building-n-sawmill = Sawmill (neutral)
    .the = the Sawmill (neutral)
    .short = Sawmill
    .help = A worker here brings you 1 wood.
    .also = Sawmill
caylus-building-f-peddler = Peddler (fixed)
    .the = the Peddler (fixed)
    .short = Fixed Peddler
    .help = You may buy 1 cube of any kind except gold for 2 deniers. The Peddler is printed on space 7.
    .also = Peddler
caylus-building-f-carpenter = Carpenter (fixed)
    .the = the Carpenter (fixed)
    .short = Fixed Carpenter
    .help = You may build one wood building and pay its price. This Carpenter is printed on space 8.
caylus-building-f-gold-mine = Gold Mine
    .the = the Gold Mine
    .short = Gold Mine
    .help = A worker here brings you 1 gold. The Gold Mine is printed on space 16.
caylus-building-w-farm-food = Farm (food)
    .the = the Farm (food)
    .short = Farm
    .help = It costs 1 wood and 1 food and is worth 2 PP. With a worker here you take 2 food or 1 cloth.
caylus-building-w-farm-cloth = Farm (cloth)
    .the = the Farm (cloth)
    .short = Farm
    .help = It costs 1 wood and 1 food and is worth 2 PP. With a worker here you take 2 cloth or 1 food.
caylus-building-w-quarry = Quarry (wood)
    .the = the Quarry (wood)
    .short = Quarry
    .help = It costs 1 wood and 1 food and is worth 2 PP. With a worker here you take 2 stone.
caylus-building-w-sawmill = Sawmill (wood)
    .the = the Sawmill (wood)
    .short = Sawmill
    .help = It costs 1 wood and 1 food and is worth 2 PP. With a worker here you take 2 wood.
caylus-building-w-peddler = Peddler (wood)
    .the = the Peddler (wood)
    .short = Peddler
    .help = It costs 1 wood and 1 cube of any kind and is worth 4 PP. With a worker here you may buy one cube for 1 denier or two for 2 deniers, but no gold.
caylus-building-w-market = Marketplace (wood)
    .the = the Marketplace (wood)
    .short = Marketplace
    .help = It costs 1 wood and 1 cube of any kind and is worth 4 PP. With a worker here you may sell one cube of any kind for 6 deniers.
caylus-building-w-mason = Mason
    .the = the Mason
    .short = Mason
    .help = It costs 1 wood and 1 food and is worth 4 PP. With a worker here you may build one stone building and pay its price.
    .also = Stonemason
caylus-building-w-lawyer = Lawyer
    .the = the Lawyer
    .short = Lawyer
    .help = It costs 1 wood and 1 cloth and is worth 4 PP. With a worker here, you may pay 1 denier and 1 cloth to turn a building into a residence worth 2 PP. It must be neutral, or one of your own wood or stone buildings. If a worker stands on it, that worker works first. You can’t turn the Lawyer itself into a residence.
    .also = Transform, Transformation
caylus-building-s-farm = Farm (stone)
    .the = the Farm (stone)
    .short = Farm
    .help = It costs 1 stone and 1 food and is worth 3 PP. With a worker here you take 2 food and 1 cloth. If another player owns it, they take 1 food or 1 cloth.
caylus-building-s-park = Park
    .the = the Park
    .short = Park
    .help = It costs 1 stone and 1 food and is worth 3 PP. With a worker here you take 2 wood and 1 food. If another player owns it, they take 1 wood or 1 food.
caylus-building-s-workshop = Workshop
    .the = the Workshop
    .short = Workshop
    .help = It costs 1 stone and 1 food and is worth 3 PP. With a worker here you take 2 stone and 1 cloth. If another player owns it, they take 1 stone or 1 cloth.
caylus-building-s-alchemist = Alchemist
    .the = the Alchemist
    .short = Alchemist
    .help = It costs 1 stone and 1 food and is worth 6 PP. With a worker here you may turn 2 cubes into 1 gold, or 4 cubes into 2 gold. You can’t give gold.
caylus-building-s-bank = Bank
    .the = the Bank
    .short = Bank
    .help = It costs 1 stone and 1 wood and is worth 6 PP. With a worker here you may buy 1 gold for 2 deniers, or 2 gold for 5 deniers.
caylus-building-s-jeweler = Jeweler
    .the = the Jeweler
    .short = Jeweler
    .help = It costs 1 stone and 1 cloth and is worth 6 PP. With a worker here you may turn 1 gold into 5 PP, or 2 gold into 9 PP. The table can choose to play without it.
caylus-building-s-tailor = Tailor
    .the = the Tailor
    .short = Tailor
    .help = It costs 1 stone and 1 wood and is worth 6 PP. With a worker here you may turn 2 cloth into 4 PP, or 3 cloth into 6 PP.
caylus-building-s-church = Church
    .the = the Church
    .short = Church
    .help = It costs 1 stone and 1 cloth and is worth 3 PP and a royal favor. With a worker here you may turn 2 deniers into 3 PP, or 4 deniers into 5 PP.
caylus-building-s-architect-1 = Architect
    .the = the Architect
    .short = Architect
    .help = It costs 1 stone and 1 food and is worth 6 PP. With a worker here you may replace one of your residences with a prestige building and pay its price.
caylus-building-s-architect-2 = Architect (2nd)
    .the = the Architect (2nd)
    .short = Architect
    .help = It costs 1 stone and 1 food and is worth 6 PP. With a worker here you may replace one of your residences with a prestige building and pay its price.
caylus-building-residence = Residence
    .the = the Residence
    .short = Residence
    .help = The Lawyer puts it in place of another building. It is worth 2 PP and brings its owner 1 more denier each round. Nobody can place workers there. The Architect replaces it with a prestige building.
    .also = Residential building
caylus-building-p-statue = Statue
    .the = the Statue
    .short = Statue
    .help = It replaces one of your residences, costs 2 stone and 1 gold and is worth 7 PP and a royal favor.
caylus-building-p-granary = Granary
    .the = the Granary
    .short = Granary
    .help = It replaces one of your residences, costs 3 food and 1 gold and is worth 10 PP.
caylus-building-p-library = Library
    .the = the Library
    .short = Library
    .help = It replaces one of your residences, costs 3 wood and 1 gold and is worth 10 PP and 1 more denier each round.
caylus-building-p-weaver = Weaver
    .the = the Weaver
    .short = Weaver
    .help = It replaces one of your residences, costs 3 cloth and 1 gold and is worth 12 PP.
caylus-building-p-theater = Theater
    .the = the Theater
    .short = Theater
    .help = It replaces one of your residences, costs 3 wood and 2 gold and is worth 14 PP and a royal favor.
caylus-building-p-college = College
    .the = the College
    .short = College
    .help = It replaces one of your residences, costs 3 stone and 2 gold and is worth 14 PP and a royal favor.
    .also = University
caylus-building-p-monument = Monument
    .the = the Monument
    .short = Monument
    .help = It replaces one of your residences, costs 4 stone and 2 gold and is worth 14 PP and two royal favors on different lines.
caylus-building-p-hotel = Hotel
    .the = the Hotel
    .short = Hotel
    .help = It replaces one of your residences, costs 3 stone and 2 gold and is worth 16 PP and 2 more deniers each round.
caylus-building-p-cathedral = Cathedral
    .the = the Cathedral
    .short = Cathedral
    .help = It replaces one of your residences, costs 5 stone and 3 gold and is worth 25 PP.

# Buildings without what tells equal ones apart

caylus-short-gate = { caylus-building-gate.short }
    .the = the { caylus-building-gate.short }
caylus-short-trading-post = { caylus-building-trading-post }
    .the = the { caylus-building-trading-post }
caylus-short-merchants-guild = { caylus-building-merchants-guild.short }
    .the = the { caylus-building-merchants-guild.short }
caylus-short-joust-field = { caylus-building-joust-field }
    .the = the { caylus-building-joust-field }
caylus-short-stables = { caylus-building-stables.short }
    .the = the { caylus-building-stables.short }
caylus-short-inn = { caylus-building-inn.short }
    .the = the { caylus-building-inn.short }
caylus-short-castle = { caylus-building-castle.short }
    .the = the { caylus-building-castle.short }
caylus-short-n-carpenter = { caylus-building-n-carpenter.short }
    .the = the { caylus-building-n-carpenter.short }
caylus-short-n-farm = { caylus-building-n-farm.short }
    .the = the { caylus-building-n-farm.short }
caylus-short-n-forest = { caylus-building-n-forest.short }
    .the = the { caylus-building-n-forest.short }
caylus-short-n-market = { caylus-building-n-market.short }
    .the = the { caylus-building-n-market.short }
caylus-short-n-quarry = { caylus-building-n-quarry.short }
    .the = the { caylus-building-n-quarry.short }
caylus-short-n-sawmill = { caylus-building-n-sawmill.short }
    .the = the { caylus-building-n-sawmill.short }
caylus-short-f-peddler = { caylus-building-f-peddler.short }
    .the = the { caylus-building-f-peddler.short }
caylus-short-f-carpenter = { caylus-building-f-carpenter.short }
    .the = the { caylus-building-f-carpenter.short }
caylus-short-f-gold-mine = { caylus-building-f-gold-mine.short }
    .the = the { caylus-building-f-gold-mine.short }
caylus-short-w-farm-food = { caylus-building-w-farm-food.short }
    .the = the { caylus-building-w-farm-food.short }
caylus-short-w-farm-cloth = { caylus-building-w-farm-cloth.short }
    .the = the { caylus-building-w-farm-cloth.short }
caylus-short-w-quarry = { caylus-building-w-quarry.short }
    .the = the { caylus-building-w-quarry.short }
caylus-short-w-sawmill = { caylus-building-w-sawmill.short }
    .the = the { caylus-building-w-sawmill.short }
caylus-short-w-peddler = { caylus-building-w-peddler.short }
    .the = the { caylus-building-w-peddler.short }
caylus-short-w-market = { caylus-building-w-market.short }
    .the = the { caylus-building-w-market.short }
caylus-short-w-mason = { caylus-building-w-mason.short }
    .the = the { caylus-building-w-mason.short }
caylus-short-w-lawyer = { caylus-building-w-lawyer.short }
    .the = the { caylus-building-w-lawyer.short }
caylus-short-s-farm = { caylus-building-s-farm.short }
    .the = the { caylus-building-s-farm.short }
caylus-short-s-park = { caylus-building-s-park.short }
    .the = the { caylus-building-s-park.short }
caylus-short-s-workshop = { caylus-building-s-workshop.short }
    .the = the { caylus-building-s-workshop.short }
caylus-short-s-alchemist = { caylus-building-s-alchemist.short }
    .the = the { caylus-building-s-alchemist.short }
caylus-short-s-bank = { caylus-building-s-bank.short }
    .the = the { caylus-building-s-bank.short }
caylus-short-s-jeweler = { caylus-building-s-jeweler.short }
    .the = the { caylus-building-s-jeweler.short }
caylus-short-s-tailor = { caylus-building-s-tailor.short }
    .the = the { caylus-building-s-tailor.short }
caylus-short-s-church = { caylus-building-s-church.short }
    .the = the { caylus-building-s-church.short }
caylus-short-s-architect-1 = { caylus-building-s-architect-1.short }
    .the = the { caylus-building-s-architect-1.short }
caylus-short-s-architect-2 = { caylus-building-s-architect-2.short }
    .the = the { caylus-building-s-architect-2.short }
caylus-short-residence = { caylus-building-residence.short }
    .the = the { caylus-building-residence.short }
caylus-short-p-statue = { caylus-building-p-statue.short }
    .the = the { caylus-building-p-statue.short }
caylus-short-p-granary = { caylus-building-p-granary.short }
    .the = the { caylus-building-p-granary.short }
caylus-short-p-library = { caylus-building-p-library.short }
    .the = the { caylus-building-p-library.short }
caylus-short-p-weaver = { caylus-building-p-weaver.short }
    .the = the { caylus-building-p-weaver.short }
caylus-short-p-theater = { caylus-building-p-theater.short }
    .the = the { caylus-building-p-theater.short }
caylus-short-p-college = { caylus-building-p-college.short }
    .the = the { caylus-building-p-college.short }
caylus-short-p-monument = { caylus-building-p-monument.short }
    .the = the { caylus-building-p-monument.short }
caylus-short-p-hotel = { caylus-building-p-hotel.short }
    .the = the { caylus-building-p-hotel.short }
caylus-short-p-cathedral = { caylus-building-p-cathedral.short }
    .the = the { caylus-building-p-cathedral.short }

# What they do, in short

caylus-effect-gate = move this worker later for free
caylus-effect-trading-post = +3 deniers
caylus-effect-merchants-guild = move the provost for free
caylus-effect-joust-field = 1 denier and 1 cloth → favor
caylus-effect-stables = earlier in turn order
caylus-effect-inn = workers cost 1 next round
caylus-effect-castle = 1 food + 2 other kinds → PP; no batch, −2 PP
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
    .the = the Dungeon
    .help = The first section of the castle has 6 lots, worth 5 PP each. It is scored when it is full or when the bailiff reaches space 12. No house there costs you 2 PP, and 2 or more bring 1 favor. Then columns 3 and 4 of the favor table open.
    .also = Dungeons
caylus-section-walls = Walls
    .the = the Walls
    .help = The second section of the castle has 10 lots, worth 4 PP each. It is scored when it is full or when the bailiff reaches space 18. No house there costs you 3 PP; 2 houses bring 1 favor, 3 or 4 bring 2, and 5 or more bring 3. Then column 5 of the favor table opens.
    .also = Wall
caylus-section-towers = Towers
    .the = the Towers
    .help = The third section of the castle has 14 lots, worth 3 PP each. It is scored when it is full or when the bailiff reaches space 24, and then the game ends. No house there costs you 4 PP; 2 or 3 houses bring 1 favor, 4 or 5 bring 2, and 6 or more bring 3.
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
caylus-favor-resources-3 = food, wood, stone or cloth
caylus-favor-resources-4 = also 1 cube → 2 cubes
caylus-favor-resources-5 = also 1 gold
caylus-favor-buildings-1 = nothing yet
caylus-favor-buildings-2 = wood building, 1 wood less
caylus-favor-buildings-3 = wood or stone building, 1 less
caylus-favor-buildings-4 = also a residence for 1 cloth
caylus-favor-buildings-5 = also a prestige building

caylus-step-back-3 = 3 back
    .the = 3 spaces back
caylus-step-back-2 = 2 back
    .the = 2 spaces back
caylus-step-back-1 = 1 back
    .the = 1 space back
caylus-step-ahead-1 = 1 ahead
    .the = 1 space ahead
caylus-step-ahead-2 = 2 ahead
    .the = 2 spaces ahead
caylus-step-ahead-3 = 3 ahead
    .the = 3 spaces ahead

caylus-label-cubes = { $cubes }
caylus-label-purse = { $name } ({ $deniers ->
    [one] 1 denier
   *[other] { $deniers } deniers
 })
caylus-label-spot = { $place } ({ $name })
caylus-label-crew = { $whose ->
    [all] your { $count } workers
    [some] { $count } workers, { $own } yours
   *[others] { $count } workers
 }
caylus-label-left = leaves you { $left ->
    [0] no money
    [one] 1 denier
   *[other] { $left } deniers
 }
caylus-label-broke = leaves you { $left ->
    [0] no money
    [one] only 1 denier
   *[other] only { $left } deniers
 } for { THE($place) }
caylus-label-at = { $building } on space { $space }
    .the = { THE($building) } on space { $space }

# Scores

caylus-score-buildings = Buildings built
caylus-score-visits = Use by others
caylus-score-prestige = Prestige
caylus-score-residences = Residences
caylus-score-castle = Castle
caylus-score-losses = Castle losses
caylus-score-favors = Favors
caylus-score-trade = Exchanges
caylus-score-gold = Gold
caylus-score-cubes = Other cubes
caylus-score-deniers = Deniers

# Topics of the rules

caylus-topic-round = The round
    .help = A round has seven phases. You take income, place workers, use the special buildings and move the provost. Then the buildings along the road work, players build the castle, and the round ends. Rounds continue until the Towers are scored.
    .also = Round, Phases, Turn
caylus-topic-income = Phase 1: income
    .help = Everyone takes 2 deniers. You take 1 more for each of your residences and for the Library, and 2 more for the Hotel.
    .also = Income, Deniers, Money
caylus-topic-placing = Phase 2: placing workers
    .help = In turn order, place one worker or pass, until everyone has passed. A worker costs 1 denier, plus 1 for each player who has already passed: after two have passed, it costs 3. On your own buildings, or as the guest of the Inn, you always pay 1. If the building belongs to another player, they gain 1 PP. The first player to pass takes 1 denier.
    .also = Placing workers, Workers, Passing, Pass, Passing track, Bridge, Price
caylus-topic-specials = Phase 3: special buildings
    .help = The special buildings work in this order: Gate, Trading Post, Merchants’ Guild, Joust Field, Stables, Inn.
    .also = Special buildings
caylus-topic-provost = Phase 4: the provost
    .help = In the order in which they passed, each player may move the provost once. They move him up to 3 spaces forward or back and pay 1 denier a space. Only buildings up to his space work in phase 5.
    .also = Provost, Moving the provost
caylus-topic-activation = Phase 5: buildings of the road
    .help = The buildings along the road work one after the other, as far as the provost’s space, and each worker then goes home. You must take what a building produces; everything else is optional. Workers beyond the provost go home with nothing.
    .also = Road, Activation, Road buildings
caylus-topic-castle = Phase 6: the castle
    .help = Players give batches in the order in which they came to the castle. A batch is 1 food and 2 other cubes of different kinds; gold counts too. Each batch builds a house in the current section, or in the next one if that is full. If you give none, you lose 2 PP, unless there was no lot left to build. The player who gives the most batches gets a royal favor; in a tie, the player who came first.
    .also = Building the castle, Best builder
caylus-topic-round-end = Phase 7: end of the round
    .help = The bailiff moves 2 spaces if the provost is ahead of him, otherwise 1, and the provost joins him. A section is scored when the bailiff reaches its marker or all its lots are filled. If you have no house there, you lose points; with two or more you gain favors.
    .also = Bailiff, End of the round, Section scoring, Sections
caylus-topic-favors = Royal favors
    .help = Choose one of four lines; if you get several favors in one phase, choose a different line for each. Your marker moves one column if the next one is open, and you take one reward up to it. Points: 1 to 5 PP. Deniers: 3 to 7. Cubes: food; wood or stone; cloth; 1 cube for 2; gold. Buildings: nothing; a wood building for 1 wood less; a stone building for 1 stone less; a residence for 1 cloth; a prestige building.
    .also = Favors, Favor, Favor table, King’s favor
caylus-topic-building = Building
    .help = A wood or stone building goes on the first empty space of the road. Pay its cubes and take its points; it is yours, and from the next round on anyone can place a worker there. A prestige building replaces one of your residences.
    .also = Build, Buildings, Tiles, Wood building, Stone building, Prestige building, Cost
caylus-topic-end = End of the game
    .help = The game ends when the Towers are scored. You then gain 3 PP for each gold and 1 PP for every 4 deniers. You also gain 1 PP for each other cube, or for every 3 if the table chose that. The player with the most points wins; tied players share the win.
    .also = Game end, Final scoring, Score, Scoring, Points, Prestige points, Winner, Tie
caylus-topic-two-players = Two players
    .help = The turn order swaps every round, and the Stables are not used. Once one player has passed, the other pays 3 deniers for each worker, except on their own buildings or as the guest of the Inn.
    .also = 2 players
caylus-topic-beginner = Without the favor table
    .help = In a first game you can play without the favor table: every royal favor is worth 3 PP right away.
    .also = Beginner variant, Beginners

# What is asked

caylus-prompt-place = Place a worker for { $price ->
    [one] 1 denier
   *[other] { $price } deniers
 } or pass
    .turn = place a worker or pass
    .lesson = Place a worker on a building to use it later this round, or pass. Each player who passes makes the next workers cost 1 denier more (with two players, 3 in all), and buildings beyond the provost don’t work.
caylus-stands-placing = This worker: { $price ->
    [one] 1 denier
   *[other] { $price } deniers
 } · Provost on space { $provost } · Bailiff on space { $bailiff }
caylus-stands-passed = This worker: { $price ->
    [one] 1 denier
   *[other] { $price } deniers
 } · Provost on space { $provost } · { $passed ->
    [one] 1 player
   *[other] { $passed } players
 } passed · Bailiff on space { $bailiff }
caylus-stands-guest = This worker: { $price ->
    [one] 1 denier
   *[other] { $price } deniers
 } (Inn guest) · Provost on space { $provost } · Bailiff on space { $bailiff }
caylus-prompt-gate = Move the worker from the Gate, or take it back
    .turn = move the worker from the Gate
    .lesson = Your worker moves from the Gate to any free place at no cost, now that you see where everyone stands. It works there like any other worker.
caylus-prompt-guild = Move the provost for free or leave him where he is
    .turn = move the provost with the Merchants’ Guild
    .lesson = The Merchants’ Guild lets you move the provost up to three spaces for free. Buildings up to him work and those beyond don’t; later everyone can still pay to move him.
caylus-prompt-joust = Pay { $deniers ->
    [one] 1 denier
   *[other] { $deniers } deniers
 } and { $cloth } cloth for a royal favor?
    .turn = pay for a favor at the Joust Field
    .lesson = The Joust Field turns 1 denier and 1 cloth into a royal favor. You may decline and keep both.
caylus-prompt-inn = Stay at the Inn or leave?
    .turn = stay at the Inn or leave
    .lesson = As the guest of the Inn you pay only 1 denier for each worker, no matter how many players have passed. If you stay, you have one worker fewer to place next round.
caylus-prompt-provost = Move the provost or leave him
    .turn = move the provost or leave him
    .lesson = Only buildings up to the provost’s space work, and each player may pay to move him once. Push him on to save your workers, or back to cut off the others; if he passes the bailiff, the bailiff moves 2 spaces.
caylus-stands-provost = After you { $count ->
    [1] comes
   *[other] come
 } { $purses }{ $due ->
    [scores] {" · "}This round the bailiff scores { THE($section) }
    [ends] {" · "}This round the bailiff scores { THE($section) } and the game ends
    [may-score] {" · "}If the provost ends beyond space { $bailiff }, the bailiff scores { THE($section) } this round
    [may-end] {" · "}If the provost ends beyond space { $bailiff }, the game ends this round
   *[no] {""}
 }
caylus-stands-provost-last = Nobody moves him after you{ $due ->
    [scores] {" · "}This round the bailiff scores { THE($section) }
    [ends] {" · "}This round the bailiff scores { THE($section) } and the game ends
    [may-score] {" · "}If the provost ends beyond space { $bailiff }, the bailiff scores { THE($section) } this round
    [may-end] {" · "}If the provost ends beyond space { $bailiff }, the game ends this round
   *[no] {""}
 }
caylus-prompt-produce = Choose what to take from { THE($building) }
    .turn = choose cubes
    .lesson = This building gives you cubes, and you choose which. You need cubes for buildings and for batches at the castle: food and two other kinds.
caylus-prompt-bonus = Choose your cube as the owner of { THE($building) }
    .turn = choose the owner’s cube
    .lesson = Another player’s worker used your building, so you get a cube too. Stone buildings that produce reward you every time others use them.
caylus-prompt-sell = Sell a cube for { $deniers } deniers?
    .turn = sell a cube
    .lesson = Here you turn one cube into money. You need money for workers and for moving the provost, and even a little helps.
caylus-prompt-buy = { $two ->
    [0] Buy 1 cube for { $one ->
        [1] 1 denier
       *[other] { $one } deniers
     } at { THE($building) }?
   *[other] Buy 1 cube for { $one ->
        [1] 1 denier
       *[other] { $one } deniers
     } or 2 for { $two } at { THE($building) }?
 }
    .turn = buy cubes
    .lesson = Here you buy the cubes you choose, except gold. It is the quickest way to the one kind you are missing.
caylus-prompt-deal = Make a deal at { THE($building) }?
    .turn = make a deal
    .lesson = This building offers one exchange at the rates shown. You may decline, and your worker comes back either way.
caylus-prompt-smelt = Choose { $count } cubes to turn into { $gold } gold
    .turn = turn cubes into gold
    .lesson = Choose the cubes that become gold. Gold pays for prestige buildings, counts in batches at the castle and is worth 3 points at the end.
caylus-prompt-carpenter = Build a wood building?
    .turn = build a wood building
    .lesson = Pay the cubes and put a wood building on the first empty space of the road. You get its points now, and 1 more whenever another player places a worker there.
caylus-prompt-mason = Build a stone building?
    .turn = build a stone building
    .lesson = Stone buildings bring up to 6 points right away. They go on the first empty space of the road, and you gain 1 point whenever another player places a worker there.
caylus-prompt-lawyer = Turn a building into a residence for 1 denier and 1 cloth?
    .turn = turn a building into a residence
    .lesson = The Lawyer turns a neutral building, or one of yours, into a residence with income every round. You need residences for prestige buildings, which replace them.
caylus-prompt-architect = Build a prestige building?
    .turn = build a prestige building
    .lesson = A prestige building replaces one of your residences. It costs gold and many cubes, and brings more points than any other building.
caylus-prompt-favor-works = Use your royal favor to build?
    .turn = build with a royal favor
    .lesson = This favor lets you build at a lower price, as far as your marker has come; only prestige buildings cost the full price. If you don’t use it now, it is lost.
caylus-prompt-pay-any = Choose the cube to pay for { THE($tile) }
    .turn = pay for a building
    .lesson = One cube of this price may be of any kind. Give the one you need least, and think of what the castle asks for.
caylus-prompt-replace = Choose which residence { THE($tile) } replaces
    .turn = choose which residence to replace
    .lesson = A prestige building takes the place of one of your residences, and you choose which. You lose that residence’s income.
caylus-prompt-batch = { $loss ->
    [0] Give a batch to the castle, if you like (you have no PP to lose)
   *[other] Give a batch to the castle, or lose { $loss } PP
 }
    .turn = give a batch to the castle
    .lesson = A batch is 1 food and 2 other cubes of different kinds. It builds one house, which brings points right away; if you give none, you lose points.
caylus-prompt-more-batches = Give another batch to the castle, or stop
    .turn = give another batch to the castle
    .lesson = You may build as many houses as you have batches for. The player who gives the most this round gets a royal favor; a tie goes to the one who came first.
caylus-stands-race = The player who gives the most batches gets a royal favor
caylus-stands-race-led = Most batches so far: { $name }, with { $count }
caylus-stands-batches = So far { $count ->
    [one] 1 batch
   *[other] { $count } batches
 }: +{ $points } PP
caylus-prompt-line = Choose a line for your royal favor
    .turn = choose a favor
    .lesson = Your marker moves one column along the line you choose, if the next column is open. Then you take one reward up to there: points, money, cubes or a cheaper building.
caylus-prompt-favor-cube = Take a cube with your royal favor
    .turn = take a cube by royal favor
    .lesson = Take one cube from any column up to your marker. From the fourth column on, you may instead give one cube and take two.
caylus-prompt-take-two = Choose the two cubes to take
    .turn = choose two cubes
    .lesson = You give one cube and take two of any kinds except gold. Choose what you are missing for a batch or a price.

# What can be done

caylus-verb-place = Place worker
    .of = Place at { THE($what) }
    .whole = Place a worker at { THE($place) }
caylus-verb-pass = Pass
caylus-verb-move-worker = Move worker
    .of = Move to { THE($what) }
    .whole = Move the worker to { THE($place) }
    .asked = Move the worker
caylus-verb-take-back = Take worker back
caylus-verb-move-provost = Move the provost
    .whole = Move the provost { THE($step) }
    .asked = Move the provost
caylus-verb-let-stand = Leave him
caylus-verb-joust = Pay for a favor
caylus-verb-stay = Stay at the Inn
caylus-verb-leave = Leave the Inn
caylus-verb-produce = Take
    .whole = Take { $cube }
caylus-verb-take-bonus = Take
caylus-verb-sell = Sell
    .of = Sell { $what }
    .whole = Sell { $cube }
caylus-verb-buy = Buy
    .of = Buy { $what }
    .whole = Buy { $cubes }
caylus-verb-make-deal = Deal
    .of = Take { $what }
caylus-verb-smelt = Give cubes
    .whole = Give { $cubes }
caylus-verb-build = Build
    .of = Build { THE($what) }
    .whole = Build { THE($tile) }
caylus-verb-pay-any = Pay
    .of = Pay with { $what }
    .whole = Pay with { $cube }
caylus-verb-replace = Replace
    .of = Replace { THE($what) }
caylus-verb-transform = Make a residence
    .of = Transform { THE($what) }
caylus-verb-give-batch = Give batch
    .of = Give { $what }
    .asked = Give
caylus-verb-stop = Stop here
    .at-batch = { $loss ->
        [0] Give no batch (lose 0 PP)
       *[other] Give no batch (−{ $loss } PP)
     }
caylus-verb-choose-line = Choose line
    .whole = Choose the “{ $line }” line
caylus-verb-take-cube = Take cube
    .of = Take { $what }
    .whole = Take { $cube }
    .asked = Take a cube
caylus-verb-exchange = Swap 1 cube for 2
caylus-verb-take-two = Take
caylus-verb-decline = Don’t use it
    .beside-joust = Don’t pay
    .beside-sell = Don’t sell
    .beside-buy = Don’t buy
    .beside-make-deal = Don’t trade
    .beside-build = Don’t build
    .beside-transform = Don’t transform
    .beside-take-cube = Don’t take it
caylus-field-place-place = Where?
    .whole = Where do you place a worker?
caylus-field-move-worker-place = Where to?
caylus-field-move-provost-step = How far?
caylus-field-produce-cube = What do you take?
caylus-field-take-bonus-cube = Which cube?
caylus-field-sell-cube = Which cube do you sell?
caylus-field-buy-cubes = Which cubes?
caylus-field-make-deal-deal = How much?
caylus-field-smelt-cubes = What do you give?
caylus-field-build-tile = Which building?
caylus-field-pay-any-cube = Which cube do you pay?
caylus-field-replace-residence = Which residence?
caylus-field-transform-target = Which building?
caylus-field-give-batch-cubes = Which batch?
caylus-field-choose-line-line = Which line?
caylus-field-take-cube-cube = Which cube?
caylus-field-exchange-cube = Which cube do you give?
caylus-field-take-two-cubes = Which two cubes?

caylus-ready-plenty = Give { $cubes }

# Notes on choices

caylus-lack-batch = you have no batch yet
caylus-lack-cloth = you lack cloth
caylus-lack-deniers = you lack deniers
caylus-lack-cubes = you lack cubes
caylus-lack-gold = you lack gold
caylus-lack-residence = you have no residence
caylus-lack-room = the road is full
caylus-lack-round = there is no next round
caylus-lack-price = you lack cubes
caylus-lack-target = nothing to transform
caylus-note-place = { $effect }{ $reached ->
    [no] {" · "}beyond the provost
   *[yes] {""}
 }
caylus-note-visit = { $effect }{ $reached ->
    [no] {" · "}beyond the provost
   *[yes] {""}
 } · 1 PP for { $owner }
caylus-note-place-lacking = { $lack }{ $reached ->
    [no] {" · "}beyond the provost
   *[yes] {""}
 } · { $effect }
caylus-note-visit-lacking = { $lack }{ $reached ->
    [no] {" · "}beyond the provost
   *[yes] {""}
 } · 1 PP for { $owner } · { $effect }
caylus-note-step = { $step } (space { $space }, { $building })
    .short = { $step }
caylus-note-step-empty = { $step } (space { $space }, empty)
    .short = { $step }
caylus-note-lets = lets in { $spots }
caylus-note-cuts = cuts off { $spots }
caylus-pace-faster = the bailiff moves 2
caylus-pace-slower = the bailiff moves only 1
caylus-pace-faster-dungeon = the bailiff scores the Dungeon
caylus-pace-slower-dungeon = the bailiff does not score the Dungeon
caylus-pace-faster-walls = the bailiff scores the Walls
caylus-pace-slower-walls = the bailiff does not score the Walls
caylus-pace-faster-end = the game ends
caylus-pace-slower-end = the game goes on
caylus-note-lets-pace = lets in { $spots } · { $pace }
caylus-note-cuts-pace = cuts off { $spots } · { $pace }
caylus-note-left = { $left }
caylus-note-left-lets = { $left } · lets in { $spots }
caylus-note-left-cuts = { $left } · cuts off { $spots }
caylus-note-left-pace = { $left } · { $pace }
caylus-note-left-lets-pace = { $left } · lets in { $spots } · { $pace }
caylus-note-left-cuts-pace = { $left } · cuts off { $spots } · { $pace }
caylus-note-pace = { $pace }
caylus-note-held = you have { $count }
caylus-note-tile = costs { $cubes } · +{ $points } PP · { $effect }
caylus-note-tile-favor = costs { $cubes } · +{ $points } PP and 1 favor · { $effect }
caylus-note-target = becomes a residence now · +{ $points } PP and +1 denier a round for you
caylus-note-target-waits = the worker there acts first · +{ $points } PP and +1 denier a round for you
caylus-note-points = +{ $points } PP
caylus-note-line-nothing = { $line } (nothing yet)
caylus-note-line-first = { $line } ({ $favor })
caylus-note-line-unbuilt = { $line } (nothing you can build now)
caylus-note-line-last = { $favor } ({ $each } are worth 1 PP at the end)
caylus-note-line = { $favor }{ $stays ->
    [yes] {" "}(stays on column { $column })
   *[no] {""}
 }

# What happens

caylus-event-started = The turn order is { $order }. On the road: { $neutral }
    .brief = The turn order is { $order }
caylus-event-round-began = Round { $round } · The turn order is { $order }
caylus-event-income-taken = Everyone took { $deniers } deniers
caylus-event-extra-income-taken = { $seat } took { $deniers ->
    [one] 1 more denier
   *[other] { $deniers } more deniers
 } from buildings
caylus-event-placed = { $seat } placed a worker at { THE($place) } for { $price ->
    [one] 1 denier
   *[other] { $price } deniers
 }
    .brief = { $seat } placed a worker at { THE($place) }
caylus-event-visited = { $seat } placed a worker at { THE($place) } for { $price ->
    [one] 1 denier
   *[other] { $price } deniers
 }; { $owner } gained 1 PP
    .brief = { $seat } placed a worker at { THE($place) }
caylus-event-passed = { $seat } { $lack ->
    [deniers] { $needed ->
        [1] ran out of money and passed
       *[other] couldn’t pay { $needed } deniers and passed
     }
    [workers] ran out of workers and passed
    [places] found no place and passed
   *[nothing] passed { $number ->
        [1] first
        [2] second
        [3] third
        [4] fourth
       *[other] fifth
     }
 }{ $deniers ->
    [0] {""}
    [one] {" "}(+1 denier)
   *[other] {" "}(+{ $deniers } deniers)
 }
caylus-event-gate-moved = { $seat } moved a worker from the Gate to { THE($place) }
    .brief = { $seat } went from the Gate to { THE($place) }
caylus-event-gate-visited = { $seat } moved a worker from the Gate to { THE($place) }; { $owner } gained 1 PP
    .brief = { $seat } went from the Gate to { THE($place) }; { $owner } gained 1 PP
caylus-event-gate-returned = { $seat } took the worker back from the Gate
caylus-event-deniers-taken = { $seat } took { $deniers } deniers at { THE($building) }
caylus-event-provost-moved = { $seat } moved the provost { THE($step) } to space { $space } { $price ->
    [0] for free
    [one] for 1 denier
   *[other] for { $price } deniers
 }
    .brief = { $seat } moved the provost to space { $space }
caylus-event-provost-left = { $is_poor ->
    [yes] { $seat } had no money to move the provost
   *[no] { $seat } left the provost where he was
 }
    .brief = { $is_poor ->
        [yes] No money was left for the provost
       *[no] { $seat } did not move the provost
     }
caylus-event-jousted = { $seat } paid { $deniers ->
    [one] 1 denier
   *[other] { $deniers } deniers
 } and { $cubes } for a favor at the Joust Field
caylus-event-declined = { $want ->
    [deniers] { $seat } had no money to use { THE($building) }
    [means] { $seat } couldn’t use { THE($building) }
   *[nothing] { $seat } didn’t use { THE($building) }
 }
caylus-event-order-changed = The turn order is now { $order }
caylus-event-guest-came = { $seat } became the guest at the Inn
caylus-event-guest-stayed = { $seat } stayed at the Inn
caylus-event-guest-left = { $seat } left the Inn
caylus-event-produced = { $seat } took { $cubes } at { THE($building) }
caylus-event-bonus-taken = { $seat } took { $cube } as the owner of { THE($building) }
caylus-event-sold = { $seat } sold { $cube } for { $deniers } deniers at { THE($building) }
caylus-event-bought = { $seat } bought { $cubes } for { $price ->
    [one] 1 denier
   *[other] { $price } deniers
 } at { THE($building) }
caylus-event-deniers-for-gold = { $seat } paid { $deniers } deniers for { $gold } gold at { THE($building) }
caylus-event-deniers-for-points = { $seat } paid { $deniers } deniers for { $points } PP at { THE($building) }
    .brief = { $seat } paid { $deniers } deniers for { $points } PP
caylus-event-cubes-for-gold = { $seat } turned { $cubes } into { $gold } gold at { THE($building) }
caylus-event-cubes-for-points = { $seat } turned { $cubes } into { $points } PP at { THE($building) }
    .brief = { $seat } turned { $cubes } into { $points } PP
caylus-event-built = { $seat } built { THE($tile) } on space { $space } for { $cubes } (+{ $points } PP)
    .brief = { $seat } built { THE($tile) } (+{ $points } PP)
caylus-event-transformation-paid = { $seat } paid { $deniers ->
    [0] {""}
    [one] 1 denier and{" "}
   *[other] { $deniers } deniers and{" "}
 }{ $cubes } to turn { THE($target) } into a residence{ $waits ->
    [yes] {" "}once its worker has left
   *[no] {""}
 } (+{ $points } PP)
    .brief = { $seat } paid for a residence (+{ $points } PP)
caylus-event-transformed = { THE($target) } on space { $space } is now { $seat }’s residence
    .you = { THE($target) } on space { $space } is now your residence
caylus-event-workers-returned = The provost cut { $seats } off
caylus-event-batches-given = { $seat } gave { $batches ->
    [one] 1 batch
   *[other] { $batches } batches
 } to the castle (+{ $points } PP): { $cubes }
    .brief = { $seat } gave { $batches ->
        [one] 1 batch
       *[other] { $batches } batches
     } (+{ $points } PP)
caylus-event-stood-idle = { $points ->
    [0] { $seat } gave no batch
   *[other] { $seat } gave no batch (−{ $points } PP)
 }
caylus-event-found-no-lot = { $seat } found no free lot in the castle
caylus-event-best-builder = { $seat } gained a favor for giving the most batches
    .brief = { $seat } gained the castle’s favor
caylus-event-bailiff-moved = The bailiff moved { $steps ->
    [one] 1 space
   *[other] { $steps } spaces
 } to space { $space }, and the provost joined him
    .brief = The bailiff moved to space { $space }
caylus-event-section-missed = { $points ->
    [0] { $seat } built nothing in { THE($section) }
   *[other] { $seat } built nothing in { THE($section) } (−{ $points } PP)
 }
    .you = { $points ->
        [0] You built nothing in { THE($section) }
       *[other] You built nothing in { THE($section) } (−{ $points } PP)
     }
caylus-event-section-scored = { $seat } had { $houses ->
    [one] 1 house
   *[other] { $houses } houses
 } in { THE($section) } and gained no favor
caylus-event-section-won = { $seat } had { $houses ->
    [one] 1 house
   *[other] { $houses } houses
 } in { THE($section) } and gained { $favors ->
    [one] 1 favor
   *[other] { $favors } favors
 }
    .brief = { $seat } gained { $favors ->
        [one] 1 favor
       *[other] { $favors } favors
     } in { THE($section) }
caylus-event-section-closed = The scoring of { THE($section) } is over
caylus-event-columns-opened = The scoring of { THE($section) } is over, and the favor table is now open up to column { $columns }
    .brief = The favor table is now open up to column { $columns }
caylus-event-favors-gained = { $seat } gained { $favors ->
    [one] a royal favor
   *[other] { $favors } royal favors
 }
caylus-event-favor-points = { $seat } gained { $points } PP for { $favors ->
    [one] a royal favor
   *[other] { $favors } royal favors
 }
caylus-event-line-prestige = { $seat } used a favor for { $points } PP (column { $column })
caylus-event-line-deniers = { $seat } used a favor for { $deniers } deniers (column { $column })
caylus-event-line-resources = { $seat } used a favor on the cubes line (column { $column })
caylus-event-line-buildings = { $seat } used a favor on the buildings line (column { $column })
caylus-event-cube-taken = { $seat } took { $cube } with a favor
caylus-event-cubes-exchanged = { $seat } exchanged { $cube } for { $cubes } with a favor
caylus-event-favor-unused = { $seat } moved ahead on the “{ $line }” line and got nothing
caylus-event-favors-lost = { $seat } had used every line and lost { $favors ->
    [one] 1 favor
   *[other] { $favors } favors
 }
caylus-event-cut-off = The provost cut { $seats } off
    .brief = The provost cut { $reader } off
caylus-event-got = { $seat } got { $goods }
caylus-event-got-at = { $seat } got { $goods } at { THE($building) }
    .brief = { $seat } got { $goods }
caylus-event-visits = { $seats } placed at { THE($places) }, and you gained { $points } PP
    .brief = You gained { $points } PP at { THE($places) }
caylus-event-visits-by-several = { $seats } placed at { THE($places) }, and you gained { $points } PP
    .brief = You gained { $points } PP at { THE($places) }
caylus-event-new-round = Round { $round } began
caylus-event-new-round-at = Round { $round } began with the bailiff on space { $space }
    .brief = Round { $round }: bailiff on space { $space }
caylus-event-went = { $seat } placed at { THE($places) }
caylus-event-ceased = { $seats } passed{ $price ->
    [0] {""}
   *[other] , and the price rose to { $price }
 }
    .brief = { $seats } passed
caylus-event-ceased-by-several = { $seats } passed{ $price ->
    [0] {""}
   *[other] , and the price rose to { $price }
 }
    .brief = { $seats } passed
caylus-event-ceased-before-guest = { $seats } passed, but as the guest of the Inn you still pay 1
    .brief = { $seats } passed
caylus-event-ceased-before-guest-by-several = { $seats } passed, but as the guest of the Inn you still pay 1
    .brief = { $seats } passed
caylus-event-pushed = { $seats } moved the provost from { $start } to { $space }
    .brief = The provost went to space { $space }
caylus-event-pushed-by-several = { $seats } moved the provost from { $start } to { $space }
    .brief = The provost went to space { $space }
caylus-event-crowned = { $seat } built { THE($tiles) } (+{ $points } PP)
caylus-event-settled = { $seat } turned { THE($target) } into a residence (+{ $points } PP)
    .brief = { $seat } made a residence
caylus-event-raised = { $seats } built { THE($tiles) } (+{ $points } PP)
caylus-event-raised-by-several = { $seats } built { THE($tiles) }
    .brief = { $seats } built { $count } buildings
caylus-event-delivered = { $seats } gave { $batches ->
    [one] 1 batch
   *[other] { $batches } batches
 } (+{ $points } PP)
caylus-event-delivered-by-several = { $seats } gave { $batches ->
    [one] 1 batch
   *[other] { $batches } batches
 } (+{ $points } PP)
caylus-event-favors-built = { $seat } gained { $favors ->
    [one] a royal favor
   *[other] { $favors } royal favors
 } for building { THE($tile) }
caylus-event-unseated = { $seat } took your place at the Inn
caylus-event-favored-goods = { $seat } got { $goods } with the favor
caylus-event-favored-points = { $seat } gained { $points } PP with the favor
caylus-event-favored-both = { $seat } got { $points } PP and { $goods } with the favor
caylus-event-game-ended = The game is over

# Orders given ahead

caylus-order-let-stand = Leave the provost where he is
caylus-order-stay = Stay at the Inn
caylus-order-no-joust = Skip the Joust Field

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

# What a finished game is remembered for
caylus-ending-bailiff = The bailiff reached the mark of the Towers, so they were scored and the game ended
caylus-ending-castle = The last house of the Towers was built, which ended the game
caylus-fact-castle = { $seat } gave { $count } batches to the castle, more than anyone else
caylus-fact-favors = { $seat } gained { $count } royal favors, more than anyone else
caylus-fact-visits = Other players’ workers brought { $seat } { $count } PP
caylus-fact-race = In round { $round }, { $seat } gave { $count ->
    [1] 1 batch, as many as
   *[other] { $count } batches, as many as
} { $others }, and gained the royal favor for coming to the castle first
caylus-fact-home = The provost sent { $seat }’s workers home with nothing in { $count } rounds
    .you = The provost sent your workers home with nothing in { $count } rounds

# What follows by rule and is easily forgotten
caylus-forecast-provost = The provost is on space { $space }, so you get nothing at { THE($places) }
caylus-forecast-section = As things stand, { THE($section) } is scored this round; without a house there you lose { $points } PP
caylus-forecast-last = Last round, because the scoring of { THE($section) } ends the game{ $points ->
    [0] {""}
   *[other] ; without a house there you lose { $points } PP
 }
caylus-forecast-may-end = If the provost ends beyond space { $space }, this round is the last

# What hints give as a reason: nouns in the plural
caylus-gauge-points = PP
caylus-gauge-deniers = deniers
caylus-gauge-cubes = cubes
caylus-gauge-kinds = kinds of cubes
caylus-gauge-food = food cubes
caylus-gauge-wood = wood cubes
caylus-gauge-stone = stone cubes
caylus-gauge-cloth = cloth cubes
caylus-gauge-gold = gold cubes
caylus-gauge-favors = steps on the favor table
caylus-gauge-castle = houses in the castle
caylus-gauge-workers = workers in reserve
caylus-gauge-income = deniers of income a round
caylus-gauge-residences = residences
caylus-gauge-prestige = prestige buildings
caylus-gauge-road = buildings along the road
caylus-gauge-beyond = workers beyond the provost

# What hints say for an answer
caylus-why-avoids-loss = You have no house in { THE($section) } yet, and that would cost you { $points } PP.
caylus-why-last-lots = There are few lots left in { THE($section) }.
caylus-why-strands = { $name }’s worker at { THE($building) } gets nothing.
caylus-why-rescues = Your worker at { THE($building) } is safe again.
caylus-why-first-castle = Nobody else is at the castle yet, so you build first.
caylus-why-batch = Each batch is worth { $points } PP here.
caylus-why-jousts = You have the cloth for a favor at the Joust Field.
caylus-why-poor = You’re short of money: { $deniers ->
    [1] 1 denier
   *[other] { $deniers } deniers
  } left.
caylus-why-gold = You can use gold as any cube.
caylus-why-no-such = You have no { $cube }.
caylus-why-architect = You have a residence and gold for a prestige building.
caylus-why-builds = You have the cubes to build something.
caylus-why-two-cubes = One worker brings you { $cubes ->
    [1] 1 cube
   *[other] { $cubes } cubes
  } there.
caylus-why-safe = The provost can hardly reach that far back.
caylus-why-guild = You can move the provost to keep your own workers safe.
caylus-why-own-building = In your own building a worker costs { $deniers } instead of { $usual }.
caylus-why-stables = You act late in the round, and the Stables change that.
caylus-why-passes-first = You pass first: you get 1 denier, and the others pay more.
caylus-why-passes-dear = Your next worker would cost { $deniers ->
    [1] 1 denier
   *[other] { $deniers } deniers
  }.
caylus-why-favor-builds = A favor lets you build without a worker.
caylus-why-favor-points = A favor scores points at once.
caylus-why-scores = You score { $points } PP at once.
caylus-why-visited = When others use it, you get 1 PP.
caylus-why-two-bought = You get two cubes in one visit.
