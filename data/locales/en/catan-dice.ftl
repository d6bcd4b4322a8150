# The dice games of CATAN (Klaus Teuber): Island One and Island Two

catan-dice-name = CATAN: The Dice Game
    .own = My sheet
catan-dice-about = Roll six dice, keep the good ones, and build your own island. Alone or with up to four.
catan-dice-about-two = Roll six dice, keep the good ones, build your own island, and be the first to { $points } points.
catan-dice-help = In your turn you roll up to three times, keeping what you like. Then the dice pay for roads, knights, settlements and cities on your own sheet. Island One has fifteen turns each and printed points; on Island Two, whoever first has 10 points wins.

# Things

catan-dice-face-lumber = lumber
    .counted = { $count } lumber
    .help = Pays for roads and settlements.
catan-dice-face-brick = brick
    .counted = { $count } brick
    .help = Pays for roads and settlements.
catan-dice-face-wool = wool
    .counted = { $count } wool
    .help = Pays for knights and settlements.
catan-dice-face-grain = grain
    .counted = { $count } grain
    .help = Pays for knights, settlements and cities; a city takes two.
catan-dice-face-ore = ore
    .counted = { $count } ore
    .help = Pays for knights and cities; a city takes three.
catan-dice-face-gold = gold
    .counted = { $count } gold
    .help = Pays for nothing by itself: two gold dice become one resource of your choice. A joker can turn a single one.
catan-dice-piece-r0 = Road 1
catan-dice-piece-r1 = Road 2
catan-dice-piece-r2 = Road 3
catan-dice-piece-r3 = Road 4
catan-dice-piece-r4 = Road 5
catan-dice-piece-r5 = Road 6
catan-dice-piece-r6 = Road 7
catan-dice-piece-r7 = Road 8
catan-dice-piece-r8 = Road 9
catan-dice-piece-r9 = Road 10
catan-dice-piece-r10 = Road 11
catan-dice-piece-r11 = Road 12
catan-dice-piece-r12 = Road 13
catan-dice-piece-r13 = Road 14
catan-dice-piece-r14 = Road 15
catan-dice-piece-r15 = Road 16
catan-dice-piece-s3 = Settlement 3
catan-dice-piece-s4 = Settlement 4
catan-dice-piece-s5 = Settlement 5
catan-dice-piece-s7 = Settlement 7
catan-dice-piece-s9 = Settlement 9
catan-dice-piece-s11 = Settlement 11
catan-dice-piece-c7 = City 7
catan-dice-piece-c12 = City 12
catan-dice-piece-c20 = City 20
catan-dice-piece-c30 = City 30
catan-dice-piece-k1 = Knight 1
catan-dice-piece-k2 = Knight 2
catan-dice-piece-k3 = Knight 3
catan-dice-piece-k4 = Knight 4
catan-dice-piece-k5 = Knight 5
catan-dice-piece-k6 = Knight 6
catan-dice-piece-p1 = Road 1
catan-dice-piece-p2 = Road 2
catan-dice-piece-p3 = Road 3
catan-dice-piece-p4 = Road 4
catan-dice-piece-p5 = Road 5
catan-dice-piece-p6 = Road 6
catan-dice-piece-p7 = Road 7
catan-dice-piece-p8 = Road 8
catan-dice-piece-p9 = Road 9
catan-dice-piece-p10 = Road 10
catan-dice-piece-p11 = Road 11
catan-dice-piece-p12 = Road 12
catan-dice-piece-p13 = Road 13
catan-dice-piece-p14 = Road 14
catan-dice-piece-p15 = Road 15
catan-dice-piece-p16 = Road 16
catan-dice-piece-p17 = Road 17
catan-dice-piece-t1 = Settlement 1
catan-dice-piece-t2 = Settlement 2
catan-dice-piece-t3 = Settlement 3
catan-dice-piece-t4 = Settlement 4
catan-dice-piece-t5 = Settlement 5
catan-dice-piece-t6 = Settlement 6
catan-dice-piece-t7 = Settlement 7
catan-dice-piece-u1 = City 1
catan-dice-piece-u2 = City 2
catan-dice-piece-u3 = City 3
catan-dice-piece-u4 = City 4
catan-dice-piece-ko = Knight on the mountains
    .short = Mountain knight
catan-dice-piece-kg = Knight on the fields
    .short = Field knight
catan-dice-piece-kw = Knight on the pasture
    .short = Pasture knight
catan-dice-piece-kl = Knight in the forest
    .short = Forest knight
catan-dice-piece-kb = Knight on the hills
    .short = Hill knight
catan-dice-piece-kn1 = North desert, knight 1
    .short = North knight 1
catan-dice-piece-kn2 = North desert, knight 2
    .short = North knight 2
catan-dice-piece-kc1 = Middle desert, knight 1
    .short = Middle knight 1
catan-dice-piece-kc2 = Middle desert, knight 2
    .short = Middle knight 2
catan-dice-joker-j1 = joker of knight 1
catan-dice-joker-j2 = joker of knight 2
catan-dice-joker-j3 = joker of knight 3
catan-dice-joker-j4 = joker of knight 4
catan-dice-joker-j5 = joker of knight 5
catan-dice-joker-j6 = joker of knight 6
catan-dice-joker-jo = joker of the mountains
catan-dice-joker-jg = joker of the fields
catan-dice-joker-jw = joker of the pasture
catan-dice-joker-jl = joker of the forest
catan-dice-joker-jb = joker of the hills
catan-dice-joker-jn = joker of the north desert
catan-dice-joker-jc = joker of the middle desert
catan-dice-label-die = { $number } · { $face }
catan-dice-label-turn = { $face } → { $resource }
catan-dice-label-turn-j6 = { $face } → { $resource } (?)
catan-dice-label-turn-jn = { $face } → { $resource } (? north)
catan-dice-label-turn-jc = { $face } → { $resource } (? middle)
catan-dice-score-road = Roads
    .help = 1 lumber and 1 brick. A road begins where another road ends. On Island One it is worth 1 point; on Island Two it leads to new sites and counts for the Longest Road.
    .also = Road, Trunk road, Spur road
catan-dice-score-knight = Knights
    .help = 1 wool, 1 grain and 1 ore; no road is needed. Each knight brings a joker: once in the game it turns one die. On Island One knights are built in order and are worth 1 to 6 points; on Island Two they count for the Largest Army, and the two knights of a desert share one joker.
    .also = Knight, Army
catan-dice-score-settlement = Settlements
    .help = 1 lumber, 1 brick, 1 wool and 1 grain, at the end of one of your roads. On Island One they are built in order and are worth 3 to 11 points; on Island Two in any order, 1 point each.
    .also = Settlement, Village
catan-dice-score-city = Cities
    .help = 3 ore and 2 grain, on a city site at the end of one of your roads; no settlement is needed. On Island One they are built in order and are worth 7 to 30 points; on Island Two in any order, 2 points each.
    .also = City
catan-dice-score-penalty = Turns without building
catan-dice-score-longest-road = Longest Road
    .help = Island Two: whoever first has a road of length 5 takes it, 2 points; a longer road takes it away. The starting road counts, the three spurs do not.
catan-dice-score-largest-army = Largest Army
    .help = Island Two: whoever first has three knights takes it, 2 points; more knights take it away.
catan-dice-topic-turn = A turn
    .help = Roll, then build with the dice, as often as they pay for something. Each die pays once, and what is left over is lost. The first roll is made for you; a turn in which nothing more can be done ends by itself.
    .also = Turn, Round, Phases, Building, Costs, Build
catan-dice-topic-rolling = Rolling
    .help = After the first and the second roll you may keep any dice and roll the others again, also dice kept before. The third roll is final. On Island Two the first turns of the game have 3, 4 and 5 dice, all later ones 6.
    .also = Roll, Dice, Reroll, Keep
catan-dice-topic-jokers = Jokers
    .help = Each joker turns one unused die, once in the game: to the resource printed below the knight, or with “?” to any. It may be used in the turn in which its knight is built. It never gives gold.
    .also = Joker, Resource joker, Wildcard
catan-dice-topic-gold = Gold
    .help = Two gold dice become one resource of your choice, up to three times a turn. A single gold die is of no use, unless a joker turns it.
    .also = Gold trade
catan-dice-topic-island-one = Island One
    .help = The standard game for one to four players. Everybody has fifteen turns. The points of what is built in a turn are entered in a box; a turn without building costs 2 points. Settlements, cities and knights are built in the order of their points. The highest total wins.
    .also = Standard game, Standard version
catan-dice-topic-island-two = Island Two
    .help = The version Plus for two to four players. Settlements 1 point, cities 2, Longest Road and Largest Army 2 each; no points are lost. Whoever has 10 points in their own turn wins at once.
    .also = Plus, Plus version
catan-dice-topic-solo = Playing alone
    .help = Island One can be played alone: fifteen turns, and your total is your result.
    .also = Solo, One player
catan-dice-topic-end = End of the game
    .help = Island One ends when everybody has had fifteen turns; the highest total wins, and a tie is a shared victory. Island Two ends at once when the player whose turn it is has 10 points.
    .also = End, Scoring, Points, Victory points, Winner, Tie

# Options of the table

catan-dice-option-island = Sheet
    .about = Which side of the sheet is played.
catan-dice-option-island-one = Island One
    .about = Fifteen turns each, the most points; 1-4 players.
catan-dice-option-island-two = Island Two (Plus)
    .about = The first to 10 points, with Longest Road and Largest Army; 2-4 players.
catan-dice-refused-seats = This island is for { $least } to { $most } players.

# Best scores, and what a game played alone has made of the island

catan-dice-best-one = Island One
catan-dice-title-shore = a wild shore
catan-dice-title-camp = a camp
catan-dice-title-hamlet = a hamlet
catan-dice-title-village = a village
catan-dice-title-town = a town
catan-dice-title-city = a city
catan-dice-title-realm = a realm of its own

# What is asked

catan-dice-prompt-roll = { $left ->
    [one] Keep dice and roll the others a last time, or stop
   *[other] Keep dice and roll the others, or stop
 }
    .turn = roll the dice
    .lesson = Keep the dice that help you build and roll the others again, three rolls in all. Dice that were kept may be rolled again as well.
catan-dice-prompt-build = Build with the dice, or end the turn
    .turn = build or end the turn
    .lesson = Each die pays once, and what you do not use is lost with the turn. Two gold dice stand for any resource, and a joker turns one die to what it shows.
catan-dice-ready-keep = { $missing ->
    [0] For { $kind }: keep all { $count }
   *[other] For { $kind }: keep { $count }
 }
catan-dice-ready-keep-two = 2 × { $kind }: keep { $count }
catan-dice-ready-keep-both = { $one } + { $other }: keep { $count }

# What can be done

catan-dice-verb-reroll = Roll the others again
    .open = Choose dice
    .none = Roll all of them again
    .some = Keep { $count }, roll the others
    .rest = Roll { $count }, keep the others
catan-dice-verb-stop = Stop rolling
catan-dice-verb-build = Build
    .beside-reroll = Build now
catan-dice-verb-use-joker = Use a joker
    .of = Turn: { $what }
catan-dice-verb-trade-gold = Trade 2 gold
catan-dice-verb-end-turn = End turn
    .confirm = Nothing has been built: that costs 2 points. End the turn all the same?
catan-dice-field-reroll-keep = Which dice to keep?
catan-dice-field-build-piece = What to build?
catan-dice-field-use-joker-turn = Which die to turn?
catan-dice-field-trade-gold-resource = For which resource?
catan-dice-detail-opens = opens { $site }
catan-dice-detail-knights = knight no. { $count }

# What has happened

catan-dice-event-starts = { $seat } begins
    .you = You begin
catan-dice-event-turn-began = { $seat }’s turn { $turn }
    .you = Your turn { $turn }
catan-dice-event-rolled = { $roll ->
    [1] { $seat } rolled { $faces }
   *[other] { $count ->
        [one] { $seat } rolled one die again: now { $faces }
       *[other] { $seat } rolled { $count } dice again: now { $faces }
    }
 }
catan-dice-event-built = { $points ->
    [0] { $seat } built { $piece }
   *[other] { $seat } built { $piece } (+{ $points })
 }
catan-dice-event-used-joker = { $seat } turned { $face } into { $resource } ({ $joker })
catan-dice-event-traded-gold = { $seat } traded 2 gold for { $resource }
catan-dice-event-took-longest-road = { $seat } took the Longest Road (length { $length })
catan-dice-event-took-largest-army = { $seat } took the Largest Army ({ $knights } knights)
catan-dice-event-scored = { $seat } entered { $entry }: { $total } in all
catan-dice-event-reached-goal = { $seat } reached { $points } points and won
catan-dice-event-last-turn-over = All turns have been played

# Orders given ahead

catan-dice-order-end-turn = End my turn when nothing can be built as the dice lie

# What a choice costs and brings; `.brief` on buttons

catan-dice-gain = { $gain ->
    [0] brings nothing
    [1] brings 1 point
   *[other] brings { $gain } points
}
    .brief = { $gain ->
    [0] brings nothing
    [1] 1 point
   *[other] { $gain } points
}
