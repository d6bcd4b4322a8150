# The dice games of CATAN (Klaus Teuber): Island One and Island Two

catan-dice-name = CATAN: The Dice Game
    .own = My sheet
catan-dice-about = Roll six dice, keep the good ones and build your own island, alone or with up to three others.
catan-dice-about-two = Roll six dice, keep the good ones, build your own island and race to { $points } points.
catan-dice-help = On your turn you roll up to three times and keep the dice you like. Then you pay with them for roads, knights, settlements and cities on your own sheet. On Island One everyone has fifteen turns, and the player with the most points wins. On Island Two the first player with 10 points wins.

# Things

catan-dice-face-lumber = lumber
    .counted = { $count } lumber
    .help = Lumber pays for roads and settlements.
catan-dice-face-brick = brick
    .counted = { $count } brick
    .help = Brick pays for roads and settlements.
catan-dice-face-wool = wool
    .counted = { $count } wool
    .help = Wool pays for knights and settlements.
catan-dice-face-grain = grain
    .counted = { $count } grain
    .help = Grain pays for knights, settlements and cities; a city takes two.
catan-dice-face-ore = ore
    .counted = { $count } ore
    .help = Ore pays for knights and cities; a city takes three.
catan-dice-face-gold = gold
    .counted = { $count } gold
    .help = Two gold dice become one resource of your choice. A single one buys nothing, but a joker can turn it.
catan-dice-piece-r0 = Road 1
    .the = road 1
catan-dice-piece-r1 = Road 2
    .the = road 2
catan-dice-piece-r2 = Road 3
    .the = road 3
catan-dice-piece-r3 = Road 4
    .the = road 4
catan-dice-piece-r4 = Road 5
    .the = road 5
catan-dice-piece-r5 = Road 6
    .the = road 6
catan-dice-piece-r6 = Road 7
    .the = road 7
catan-dice-piece-r7 = Road 8
    .the = road 8
catan-dice-piece-r8 = Road 9
    .the = road 9
catan-dice-piece-r9 = Road 10
    .the = road 10
catan-dice-piece-r10 = Road 11
    .the = road 11
catan-dice-piece-r11 = Road 12
    .the = road 12
catan-dice-piece-r12 = Road 13
    .the = road 13
catan-dice-piece-r13 = Road 14
    .the = road 14
catan-dice-piece-r14 = Road 15
    .the = road 15
catan-dice-piece-r15 = Road 16
    .the = road 16
catan-dice-piece-s3 = Settlement 3
    .the = settlement 3
catan-dice-piece-s4 = Settlement 4
    .the = settlement 4
catan-dice-piece-s5 = Settlement 5
    .the = settlement 5
catan-dice-piece-s7 = Settlement 7
    .the = settlement 7
catan-dice-piece-s9 = Settlement 9
    .the = settlement 9
catan-dice-piece-s11 = Settlement 11
    .the = settlement 11
catan-dice-piece-c7 = City 7
    .the = city 7
catan-dice-piece-c12 = City 12
    .the = city 12
catan-dice-piece-c20 = City 20
    .the = city 20
catan-dice-piece-c30 = City 30
    .the = city 30
catan-dice-piece-k1 = Knight 1
    .the = knight 1
catan-dice-piece-k2 = Knight 2
    .the = knight 2
catan-dice-piece-k3 = Knight 3
    .the = knight 3
catan-dice-piece-k4 = Knight 4
    .the = knight 4
catan-dice-piece-k5 = Knight 5
    .the = knight 5
catan-dice-piece-k6 = Knight 6
    .the = knight 6
catan-dice-piece-p1 = Road 1
    .the = road 1
catan-dice-piece-p2 = Spur 2
    .the = spur 2
catan-dice-piece-p3 = Road 3
    .the = road 3
catan-dice-piece-p4 = Road 4
    .the = road 4
catan-dice-piece-p5 = Spur 5
    .the = spur 5
catan-dice-piece-p6 = Road 6
    .the = road 6
catan-dice-piece-p7 = Road 7
    .the = road 7
catan-dice-piece-p8 = Road 8
    .the = road 8
catan-dice-piece-p9 = Road 9
    .the = road 9
catan-dice-piece-p10 = Road 10
    .the = road 10
catan-dice-piece-p11 = Road 11
    .the = road 11
catan-dice-piece-p12 = Spur 12
    .the = spur 12
catan-dice-piece-p13 = Road 13
    .the = road 13
catan-dice-piece-p14 = Road 14
    .the = road 14
catan-dice-piece-p15 = Road 15
    .the = road 15
catan-dice-piece-p16 = Road 16
    .the = road 16
catan-dice-piece-p17 = Road 17
    .the = road 17
catan-dice-piece-t1 = Settlement 1
    .the = settlement 1
catan-dice-piece-t2 = Settlement 2
    .the = settlement 2
catan-dice-piece-t3 = Settlement 3
    .the = settlement 3
catan-dice-piece-t4 = Settlement 4
    .the = settlement 4
catan-dice-piece-t5 = Settlement 5
    .the = settlement 5
catan-dice-piece-t6 = Settlement 6
    .the = settlement 6
catan-dice-piece-t7 = Settlement 7
    .the = settlement 7
catan-dice-piece-u1 = City 1
    .the = city 1
catan-dice-piece-u2 = City 2
    .the = city 2
catan-dice-piece-u3 = City 3
    .the = city 3
catan-dice-piece-u4 = City 4
    .the = city 4
catan-dice-piece-ko = Knight on the mountains
    .the = the knight on the mountains
    .short = mountain knight
catan-dice-piece-kg = Knight on the fields
    .the = the knight on the fields
    .short = field knight
catan-dice-piece-kw = Knight on the pasture
    .the = the knight on the pasture
    .short = pasture knight
catan-dice-piece-kl = Knight in the forest
    .the = the knight in the forest
    .short = forest knight
catan-dice-piece-kb = Knight on the hills
    .the = the knight on the hills
    .short = hill knight
catan-dice-piece-kn1 = 1st knight, north desert
    .the = the first knight of the north desert
    .short = north knight 1
catan-dice-piece-kn2 = 2nd knight, north desert
    .the = the second knight of the north desert
    .short = north knight 2
catan-dice-piece-kc1 = 1st knight, middle desert
    .the = the first knight of the middle desert
    .short = middle knight 1
catan-dice-piece-kc2 = 2nd knight, middle desert
    .the = the second knight of the middle desert
    .short = middle knight 2
catan-dice-joker-j1 = knight 1
    .the = knight 1
catan-dice-joker-j2 = knight 2
    .the = knight 2
catan-dice-joker-j3 = knight 3
    .the = knight 3
catan-dice-joker-j4 = knight 4
    .the = knight 4
catan-dice-joker-j5 = knight 5
    .the = knight 5
catan-dice-joker-j6 = knight 6
    .the = knight 6
catan-dice-joker-jo = mountains
    .the = the mountains
catan-dice-joker-jg = fields
    .the = the fields
catan-dice-joker-jw = pasture
    .the = the pasture
catan-dice-joker-jl = forest
    .the = the forest
catan-dice-joker-jb = hills
    .the = the hills
catan-dice-joker-jn = north desert
    .the = the north desert
catan-dice-joker-jc = middle desert
    .the = the middle desert
catan-dice-label-die = { $face } { $number }
    .brief = { $number }
catan-dice-label-turn = { $face } → { $resource } with the joker of { THE($joker) }
    .short = { $face } → { $resource } ({ $joker })
catan-dice-label-turn-j6 = { $face } → { $resource } with the “?”
    .short = { $face } → { $resource } (“?”)
catan-dice-label-turn-jn = { $face } → { $resource } with the north “?”
    .short = { $face } → { $resource } (“?”)
catan-dice-label-turn-jc = { $face } → { $resource } with the middle “?”
    .short = { $face } → { $resource } (“?”)
catan-dice-score-road = Roads
    .the = a road
    .counted = { $count ->
        [one] 1 road
       *[other] { $count } roads
    }
    .help = A road costs 1 lumber and 1 brick and starts where another road ends. On Island One it is worth 1 point; on Island Two it leads to new sites and counts for the Longest Road.
    .also = Road, Trunk road, Spur road
catan-dice-score-knight = Knights
    .the = a knight
    .counted = { $count ->
        [one] 1 knight
       *[other] { $count } knights
    }
    .help = A knight costs 1 wool, 1 grain and 1 ore, and needs no road. Each one brings a joker, which turns one die once in the game. On Island One you build knights in order, worth 1 to 6 points. On Island Two they count for the Largest Army, and the two knights of a desert share one joker.
    .also = Knight, Army
catan-dice-score-settlement = Settlements
    .the = a settlement
    .counted = { $count ->
        [one] 1 settlement
       *[other] { $count } settlements
    }
    .help = A settlement costs 1 lumber, 1 brick, 1 wool and 1 grain, and stands at the end of one of your roads. On Island One you build settlements in order, worth 3 to 11 points. On Island Two you build them in any order, worth 1 point each.
    .also = Settlement, Village
catan-dice-score-city = Cities
    .the = a city
    .counted = { $count ->
        [one] 1 city
       *[other] { $count } cities
    }
    .help = A city costs 3 ore and 2 grain, and stands on a city site at the end of one of your roads. You need no settlement first. On Island One you build cities in order, worth 7 to 30 points. On Island Two you build them in any order, worth 2 points each.
    .also = City
catan-dice-score-penalty = Turns without building
catan-dice-score-longest-road = Longest Road
    .help = On Island Two, the first player with a road of length 5 takes it, for 2 points. A longer road takes it away. The starting road counts, the three spurs don’t.
catan-dice-score-largest-army = Largest Army
    .help = On Island Two, the first player with three knights takes it, for 2 points. A player with more knights takes it away.
catan-dice-topic-turn = A turn
    .help = Roll, then build as often as your dice can pay. Each die pays once, and what is left over is lost. I make the first roll for you. If your last roll pays for nothing, your turn ends.
    .also = Turn, Round, Phases, Building, Costs, Build
catan-dice-topic-rolling = Rolling
    .help = After the first and second roll you may keep any dice and roll the others again, even dice you kept before. The third roll is final. On Island Two, the first turns of the game have 3, 4 and 5 dice, and all later ones have 6.
    .also = Roll, Dice, Reroll, Keep
catan-dice-topic-jokers = Jokers
    .help = Each joker turns one unused die, once in the game: to the resource printed below its knight, or with “?” to any resource. You can use it in the turn you build its knight. It never gives gold.
    .also = Joker, Resource joker, Wildcard
catan-dice-topic-gold = Gold
    .help = Two gold dice become one resource of your choice, up to three times a turn. A single gold die is useless unless a joker turns it.
    .also = Gold trade
catan-dice-topic-island-one = Island One
    .help = This is the standard game for one to four players. Everyone has fifteen turns. What you build in a turn scores points in one box; a turn without building costs 2 points. You build settlements, cities and knights in the order of their points. The highest total wins.
    .also = Standard game, Standard version
catan-dice-topic-island-two = Island Two
    .help = This is the Plus version for two to four players. Settlements are worth 1 point, cities 2, the Longest Road and the Largest Army 2 each, and you never lose points. The first player with 10 points on their own turn wins at once.
    .also = Plus, Plus version
catan-dice-topic-solo = Playing alone
    .help = You can play Island One alone: you have fifteen turns, and your total is your result.
    .also = Solo, One player
catan-dice-topic-end = End of the game
    .help = Island One ends when everyone has had fifteen turns. The highest total wins, and tied players share the win. Island Two ends at once when a player has 10 points on their own turn.
    .also = End, Scoring, Points, Victory points, Winner, Tie

# Options of the table

catan-dice-option-island = Sheet
    .about = Which side of the sheet you play.
catan-dice-option-island-one = Island One
    .about = Fifteen turns each; the player with the most points wins. For 1–4 players.
catan-dice-option-island-two = Island Two (Plus)
    .about = The first to 10 points wins, with Longest Road and Largest Army. For 2–4 players.
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
    [one] Roll again? (last time)
   *[other] Roll again?
 }
    .turn = roll again or stop
    .lesson = Keep the dice that help you build and roll the others again, three rolls in all. You may also roll dice again that you kept before.
catan-dice-prompt-build = Build or end your turn
    .turn = build
    .lesson = Each die pays once, and what you don’t use is lost. Two gold dice make any resource, and a joker turns one die into the resource it shows.
catan-dice-prompt-turn = Turn a die or end your turn
    .turn = build
    .lesson = Your dice pay for nothing as they lie. Two gold dice make any resource, and a joker turns one die into the resource it shows, once in the game.
catan-dice-prompt-end = End your turn
    .turn = end the turn
    .lesson = Your dice pay for nothing more. As long as you haven’t ended your turn, you can still take back what you did after your last roll.
catan-dice-ready-roll = Keep { $dice } for { $kinds }
    .compact = Keep { $dice }: { $kinds }
    .short = { $dice }: { $kinds }
catan-dice-ready-paid = Keep { $dice } ({ $kinds } paid)
    .short = Keep { $dice } ({ $kinds })
    .brief = { $dice } ({ $kinds })
catan-dice-ready-joker = Use joker ({ $face } → { $resource })
catan-dice-ready-joker-for = Uses up the joker of { THE($joker) }; then you can build { $kinds }
catan-dice-ready-gold = Trade 2 gold for { $resource }
catan-dice-ready-gold-for = Then you can build { $kinds }
catan-dice-joined = Turn a die…
catan-dice-stop-dice = Stop rolling ({ $kinds } paid)
    .short = Stop ({ $kinds } paid)
    .brief = Stop ({ $kinds })
catan-dice-stop-gold = Stop ({ $kinds } with gold)
    .short = Stop ({ $kinds }, gold)
    .brief = Stop ({ $kinds })
catan-dice-stop-joker = Stop ({ $kinds } with a joker)
    .brief = Stop ({ $kinds })
catan-dice-stop-nothing = Stop rolling (pays for nothing)
catan-dice-end-dice = { $cost ->
    [0] Your dice still pay for { $kinds }. End your turn?
   *[other] Your dice still pay for { $kinds }, and building nothing costs { $cost } points. End your turn?
}
catan-dice-end-gold = { $cost ->
    [0] With gold, your dice still pay for { $kinds }. End your turn?
   *[other] With gold, your dice still pay for { $kinds }, and building nothing costs { $cost } points. End your turn?
}

# What can be done

catan-dice-verb-reroll = Roll the others
    .asked = Which dice
    .whole = Keep { $keep }, roll the others again
    .open = Choose dice to keep
    .none = Roll all of them again
    .rest = Roll { $rest }
catan-dice-verb-stop = Stop rolling
catan-dice-verb-build = Build
    .whole = Build { THE($piece) }
    .of = { $what }
    .asked = Build
catan-dice-verb-use-joker = Use a joker
    .of = { $what }
    .joined = { $what }
    .others = Other jokers…
catan-dice-verb-trade-gold = Trade 2 gold
    .whole = Trade 2 gold for { $resource }
    .of = 2 gold → { $what }
    .joined = 2 gold → { $what }
    .others = 2 gold for another…
catan-dice-verb-end-turn = End turn
    .confirm = You have built nothing, which costs 2 points. End your turn?
catan-dice-field-reroll-keep = Which dice do you keep?
    .bounds = Keep { $least } to { $most } dice and roll the others again.
    .whole = Which dice do you keep?
catan-dice-field-build-piece = What do you build?
    .whole = What do you build?
catan-dice-field-use-joker-turn = Which die do you turn?
    .whole = Turn which die with a joker?
catan-dice-field-trade-gold-resource = For which resource?
    .whole = 2 gold for which resource?
catan-dice-detail-opens = opens { THE($site) }
catan-dice-detail-spur = only opens { THE($site) }
catan-dice-detail-takes-road = takes the Longest Road
catan-dice-detail-takes-road-opens = takes the Longest Road, opens { THE($site) }
catan-dice-detail-takes-army = takes the Largest Army
catan-dice-detail-pays = to build { $kinds }
    .brief = { $kinds }
catan-dice-detail-idle = doesn’t help you build anything now
catan-dice-detail-spare = another joker does the same
catan-dice-detail-wins = wins the game
    .brief = wins
catan-dice-detail-joker = turns one die into { $resource }, once
catan-dice-detail-joker-any = turns one die into any resource, once
catan-dice-detail-pair = turns a die once there are two here

# What has happened

catan-dice-event-starts = { $seat } goes first
    .you = You go first
catan-dice-event-turn-began = Round { $turn } · { $seat }
    .you = Round { $turn } · You
catan-dice-event-rolled = { $roll ->
    [1] { $seat } rolled { $faces }
   *[other] { $count ->
        [one] { $seat } rolled one die again and now has { $faces }
       *[other] { $seat } rolled { $count } dice again and now has { $faces }
    }
 }
    .you = { $roll ->
    [1] You rolled { $faces }
   *[other] { $count ->
        [one] You rolled one die again and now have { $faces }
       *[other] You rolled { $count } dice again and now have { $faces }
    }
 }
catan-dice-event-built = { $points ->
    [0] { $seat } built { THE($piece) }
    [one] { $seat } built { THE($piece) } (+1 point)
   *[other] { $seat } built { THE($piece) } (+{ $points } points)
 }
    .deed = built { THE($piece) }
catan-dice-event-used-joker = { $seat } turned { $face } into { $resource } with the joker of { THE($joker) }
catan-dice-event-traded-gold = { $seat } traded 2 gold for { $resource }
catan-dice-event-built-nothing = { $cost ->
    [0] { $seat } built nothing with { $faces }
    [one] { $seat } built nothing with { $faces } (−1 point)
   *[other] { $seat } built nothing with { $faces } (−{ $cost } points)
 }
    .deed = { $cost ->
    [0] built nothing
    [one] built nothing (−1 point)
   *[other] built nothing (−{ $cost } points)
 }
catan-dice-event-took-longest-road = { $seat } took the Longest Road ({ $count } roads, +{ $points } points)
    .deed = took the Longest Road (+{ $points } points)
catan-dice-event-took-longest-road-from = { $seat } took the Longest Road from { $former } ({ $count } roads, +{ $points } points)
    .deed = took the Longest Road (+{ $points } points)
catan-dice-event-took-largest-army = { $seat } took the Largest Army ({ $count } knights, +{ $points } points)
    .deed = took the Largest Army (+{ $points } points)
catan-dice-event-took-largest-army-from = { $seat } took the Largest Army from { $former } ({ $count } knights, +{ $points } points)
    .deed = took the Largest Army (+{ $points } points)
catan-dice-event-scored = { $seat } { $entry ->
    [-2] lost 2 points
    [one] scored 1 point
   *[other] scored { $entry } points
 } ({ $total } in all)
catan-dice-event-reached-goal = { $seat } won with { $points } points
catan-dice-event-last-turn-over = The game is over

# Orders given ahead

catan-dice-order-end-turn = End my turn when my dice can’t build anything

# What a choice costs and brings

catan-dice-gain = { $gain ->
    [1] +1 point
   *[other] +{ $gain } points
}

# What a finished game is remembered for
catan-dice-ending-goal = { $seat } reached { $points } points, which ended the game
catan-dice-ending-turns = The last round is over
catan-dice-fact-best = { $seat } had the best turn, worth { $points ->
    [1] 1 point
   *[other] { $points } points
}
catan-dice-fact-blank = { $seat } built nothing in { $count } turns
catan-dice-fact-jokers = { $seat } used { $count } jokers
catan-dice-fact-title = { $points ->
    [1] Only 1 point
   *[other] Only { $points } points
} short of { $title }
catan-dice-fact-awards = The Longest Road and the Largest Army were taken { $count } times

# What follows by rule and is easily forgotten
catan-dice-forecast-few = { $count } dice this turn; the next player rolls one more, up to { $most }
catan-dice-forecast-last = This is your last turn
catan-dice-forecast-blank = A turn without building costs { $points } points

# What statistics count
catan-dice-favourite-road = Road
catan-dice-favourite-knight = Knight
catan-dice-favourite-settlement = Settlement
catan-dice-favourite-city = City

# What hints give as a reason: nouns in the plural
catan-dice-gauge-points = points
catan-dice-gauge-roads = roads
catan-dice-gauge-knights = knights
catan-dice-gauge-settlements = settlements
catan-dice-gauge-cities = cities
catan-dice-gauge-pieces = pieces built
catan-dice-gauge-line = connected roads
catan-dice-gauge-jokers = jokers to use
catan-dice-gauge-awards = awards
catan-dice-gauge-blank = penalty points

# What hints say for an answer
catan-dice-why-army = You take the Largest Army, worth { $points ->
    [1] 1 point
   *[other] { $points } points
  }.
catan-dice-why-longest = You take the Longest Road, worth { $points ->
    [1] 1 point
   *[other] { $points } points
  }.
catan-dice-why-keeps-army = You keep the Largest Army.
catan-dice-why-joker = The knight gives you a joker.
catan-dice-why-worth = It scores { $points ->
    [1] 1 point
   *[other] { $points } points
  }.
catan-dice-why-to-city = The road leads to a city worth { $points ->
    [1] 1 point
   *[other] { $points } points
  }.
catan-dice-why-to-settlement = The road leads to a settlement worth { $points ->
    [1] 1 point
   *[other] { $points } points
  }.
catan-dice-why-avoids = A turn without building would cost you { $points ->
    [1] 1 point
   *[other] { $points } points
  }.
catan-dice-why-waits-city = For a city you only need { $dice ->
    [1] 1 more die
   *[other] { $dice } more dice
  }.
catan-dice-why-waits-settlement = For a settlement you only need { $dice ->
    [1] 1 more die
   *[other] { $dice } more dice
  }.
catan-dice-why-has-paid = The dice you keep already pay for something.
catan-dice-why-throws-all = None of your dice pay for anything yet.
catan-dice-why-content = Your dice pay for a settlement or a city.
catan-dice-why-for-city = Then you can pay for a city.
catan-dice-why-for-settlement = Then you can pay for a settlement.
catan-dice-why-for-any = Then you can pay for a road or a knight.
catan-dice-why-keeps-any = You keep the joker that can become anything.
catan-dice-why-keeps-joker = You keep your joker for a later turn.
