# San Juan: all its words. Names of cards and roles are those of the second edition.

san-juan-name = San Juan
san-juan-about = Build the finest city of San Juan: every card is a building, money or a good.
san-juan-help = Each round everybody picks a role. Most roles let all players do something, and whoever picked it has an advantage. Cards in hand are both what you build and what you pay with. The game ends after the Builder phase in which somebody has 12 buildings; the most points win.

# Options

san-juan-option-starting-hand-variant = Choose your starting hand
    .about = The first player looks at 5 cards, the next at 6, then 7 and 8; everybody keeps 4.
san-juan-option-expansion = The New Buildings
    .about = The expansion: 33 cards with 10 new kinds of building, and the Cathedral, which lies in the middle for anybody to build.
san-juan-option-extra-production = Extra production buildings
    .about = Only the four production buildings of The New Buildings: one more of each but the Indigo Plant. Part of the expansion anyway.

# Roles and what their privilege brings

san-juan-role-builder = Builder
    .help = Everybody, in turn, may build one building by paying its cost in hand cards. The Builder pays 1 card less.
    .also = Builder phase, Building phase
san-juan-role-producer = Producer
    .help = Everybody may lay one good on an empty production building. The Producer may lay one more. Nobody is asked who can fill all the empty buildings, except with a Well: then it can be better to leave one empty. Nobody else can decline, not even with a Well in hand. The question would give that card away.
    .also = Producer phase, Production phase
san-juan-role-trader = Trader
    .help = The trading house shows today's prices, and everybody may sell one good. The Trader may sell one more.
    .also = Trader phase, Trading phase, Trading house, Selling, Prices
san-juan-role-councillor = Councillor
    .help = Everybody draws 2 cards and keeps 1. The Councillor draws 5 and keeps 1.
    .also = Councillor phase
san-juan-role-prospector = Prospector
    .help = Only whoever picks this role draws a card. Then the Gold Mines are dug, and the Goldsmiths turn up a card.
    .also = Prospector phase

san-juan-privilege-builder = all may build; you pay { $count ->
    [1] 1 card
   *[other] { $count } cards
  } less
san-juan-privilege-producer = all may produce 1 good; you may produce up to { $count }
san-juan-privilege-trader = all may sell 1 good; you may sell up to { $count }
san-juan-privilege-councillor = all draw 2 cards and keep 1; you draw { $count } and keep { $keep }
san-juan-privilege-prospector = only you draw: { $count ->
    [1] 1 card
   *[other] { $count } cards
  }
san-juan-privilege-builder-or-library = all may build; you pay { $count } less, or { $doubled } less with the Library
san-juan-privilege-producer-or-library = all may produce 1 good; you may produce up to { $count }, or { $doubled } with the Library
san-juan-privilege-trader-or-library = all may sell 1 good; you may sell up to { $count }, or { $doubled } with the Library
san-juan-privilege-councillor-or-library = all draw 2 cards and keep 1; you draw { $count }, or { $doubled } with the Library, and keep { $keep }
san-juan-privilege-prospector-or-library = only you draw: { $count }, or { $doubled } with the Library

# Goods

san-juan-good-indigo = Indigo
san-juan-good-sugar = Sugar
san-juan-good-tobacco = Tobacco
san-juan-good-coffee = Coffee
san-juan-good-silver = Silver
san-juan-good-customs-good = Customs good

# Sorts of cards

san-juan-sort-production = Production buildings
san-juan-sort-city = City buildings
san-juan-sort-monument = Monuments
san-juan-sort-six = Six-cost buildings
san-juan-sort-cathedral = Middle of the table

# Where the game stands

san-juan-phase-starting-hand = Starting hands
san-juan-phase-round-start = Start of the round
san-juan-phase-role-choice = Choice of a role
san-juan-phase-builder = Builder phase
san-juan-phase-producer = Producer phase
san-juan-phase-trader = Trader phase
san-juan-phase-councillor = Councillor phase
san-juan-phase-finished = Game over

# Places to build

san-juan-place-new = New place
san-juan-place-over = Over { $card } (place { $number })
    .short = Over { $card }
    .brief = { $card }

# Score sheet

san-juan-score-buildings = Buildings
san-juan-score-cards = Hand cards and goods

# Topics of the rules

san-juan-topic-round = Round and roles
    .help = The Governor picks a role first, then the others in turn, each once; with two players the Governor picks a second time. A role picked is gone for this round. Afterwards all roles return and the Governor tile moves on.
    .also = Round, Phases, Turn, Turn order, Governor, Privilege
san-juan-topic-building = Building
    .help = You pay a building by discarding as many hand cards as it costs; the card itself is not part of the payment. You may own many equal production buildings, but only one of each city building. A new building works from the end of the Builder phase on.
    .also = Build, Cost, Payment, Production building, City building
san-juan-topic-goods = Goods
    .help = A good is a face-down card on a production building, at most one on each. Nobody may look at it. You get it in the Producer phase and sell it for cards in the Trader phase, at the price of the open trading-house tile. The customs good on a Customs Office comes at the start of the Councillor phase and always sells for 2 cards.
    .also = Good, Production, Trading-house tile, Customs good
san-juan-topic-hand-limit = Hand limit
    .help = Only at the start of a round, whoever holds more than 7 cards discards down to 7; with a Tower the limit is 12. With The New Buildings the limit is 6, and 7 with a Guard Room. Offices come first, then Chapels and Banks. During the round a hand may be of any size.
    .also = Round start, Start of the round, Discard
san-juan-topic-game-end = End of the game
    .help = The game ends at the end of the Builder phase in which somebody has 12 buildings; all still have their turn in it. Points: buildings, cards under Chapel, Bank and Harbor, six-cost buildings and the Cathedral, the Palace last. Ties go to the most hand cards and goods; if these are equal too, the victory is shared. At this table a game that reaches the end of round 100 is scored as it stands.
    .also = Game end, Score, Scoring, Final scoring, Points, Victory points, Winner, Tie
san-juan-topic-starting-hand = Starting-hand variant
    .help = In seat order from the Governor you are dealt 5, 6, 7 and 8 cards. All keep 4 in secret and discard the others.
    .also = Starting hand, Set-up, Start of the game
san-juan-topic-two-players = Two players
    .help = The Governor picks a role, then the other player, then the Governor again. Each player may use the Library only once per round.
    .also = Two-player rules, 2 players

san-juan-topic-expansion = The New Buildings
    .help = The expansion adds 33 cards: one more of each production building but the Indigo Plant, three each of Guard Room, Office, Hut, Inn, Park, Customs Office, Bank, Harbor and Goldsmith, and two Residences. The Cathedral lies in the middle: any player may build it in a Builder phase like a card of the hand. The hand limit is 6, or 7 with a Guard Room.
    .also = Expansion, New Buildings, Extra production buildings

# What you are asked

san-juan-prompt-starting-hand = Keep { $count } cards as your starting hand
    .turn = choose a starting hand
    .lesson = You keep some of the cards you were dealt, in secret, and the others go to the discard pile. Cards are buildings and money at once, so cheap ones that can be built soon are a good beginning.
san-juan-prompt-tuck = { $building ->
    [bank] Put cards under your Bank? You can do so only once in the game
   *[chapel] Put a card under your Chapel?
  }
    .turn = put cards under a building
    .lesson = Cards put under this building are out of your hand for good and worth 1 point each at the end. It is the place for cards that you will neither build nor pay with.
san-juan-prompt-swap = { $count ->
    [1] Swap a card at your Office?
   *[other] Swap up to { $count } cards at your Office?
  }
    .turn = swap cards at the Office
    .lesson = Each Office lets you discard cards and draw as many new ones, before anything else in the round. What you discard nobody sees, and the new cards may be better or worse.
san-juan-prompt-hand-limit = Your hand is over the limit: discard { $count ->
    [1] 1 card
   *[other] { $count } cards
  }
    .turn = discard down to the hand limit
    .lesson = Only now, at the start of the round, does your hand have a limit; later it may grow to any size. Discard what you can best do without, face down.
san-juan-prompt-role = Pick a role
    .turn = pick a role
    .lesson = The role you pick is carried out by all, but you alone have its privilege; the Prospector is nothing but the privilege. Nobody else can pick it again this round, so think also of what it gives the others.
san-juan-prompt-role-or-library = Pick a role, with or without your Library
    .turn = pick a role
    .lesson = Your Library doubles the privilege of the role that you pick, once in the round. You may also save it for your second pick.
san-juan-prompt-build = Build one building, or pass
    .turn = build or pass
    .lesson = Lay one card of your hand down as a building and pay its cost by discarding other cards. Whoever picked the Builder pays 1 card less, and the twelfth building of anybody ends the game.
san-juan-stands-nothing-to-build = You cannot build anything now; you can only pass.
san-juan-prompt-place = Where do you build: { $card }?
    .turn = build
    .lesson = This building may go on a free place or over one that you have, as the places on offer say. What it covers no longer works and brings no points, but its cost is taken off the price.
san-juan-prompt-goods = { $card } costs { $cost ->
    [1] 1 card
   *[other] { $cost } cards
  } ({ $least } if you use goods): which goods?
    .turn = build
    .lesson = Goods on your buildings can stand for hand cards in this payment, as one of your buildings allows. A good that you pay with cannot be sold later.
san-juan-prompt-pay = Pay { $count ->
    [1] 1 card
   *[other] { $count } cards
  } for: { $card }
    .turn = build
    .lesson = Choose the hand cards that you discard as the price. The card that you build does not count, and nobody sees what you pay with.
san-juan-prompt-confirm = { $count ->
    [0] { $card } costs you nothing. Build?
    [1] { $card } costs you your last card. Build?
   *[other] { $card } costs you all your { $count } other cards. Build?
  }
    .turn = build
    .lesson = This is the last look before you build: the price leaves your hand at once. You may still go back and choose something else.
san-juan-prompt-produce = { $count ->
    [1] Produce 1 good or none
   *[other] Produce up to { $count } goods
  }
    .turn = produce
    .lesson = A production building holds one good at most, so choose which of your empty ones are filled. The kind matters: in the Trader phase silver and coffee sell for more than indigo.
san-juan-prompt-sell = { $count ->
    [1] Sell 1 good or none
   *[other] Sell up to { $count } goods
  }
    .turn = sell goods
    .lesson = You sell goods for cards, each at the price that the open tile of the trading house names. The prices change with every Trader phase, so waiting may pay, or not.
san-juan-prompt-keep = Keep { $count ->
    [1] 1 of the cards drawn
   *[other] { $count } of the cards drawn
  }
    .turn = choose which of the drawn cards to keep
    .lesson = You have looked at some cards of the deck and keep only so many. The others are discarded face down, and nobody else learns what they were.
san-juan-prompt-archive = Archive: discard { $count ->
    [1] 1 card
   *[other] { $count } cards
  } from hand and draw
    .turn = discard at the Archive
    .lesson = With the Archive the cards you have drawn and those of your hand are one choice. Discard whatever you like least, old or new.

# What you can do

san-juan-verb-pick-role = Pick
san-juan-verb-pick-role-with-library = Pick with Library
san-juan-verb-build = Build
    .of = Build { $what }
san-juan-verb-pass = Pass
san-juan-verb-place = Build here
    .of = { $what }
san-juan-verb-pay-goods = Pay with goods
    .some = Pay with { $count }
    .none = No goods
san-juan-verb-pay = Pay
san-juan-verb-confirm = Build it
san-juan-verb-produce = Produce
    .some = Produce { $count }
    .none = Produce none
san-juan-verb-sell = Sell
    .some = Sell { $count }
    .none = Sell none
san-juan-verb-keep = Keep
san-juan-verb-discard = Discard
san-juan-verb-swap = Swap
    .some = Swap { $count }
    .none = Swap none
san-juan-verb-keep-hand = Swap nothing
san-juan-verb-tuck = Tuck a card
    .of = Tuck { $what }
san-juan-verb-deposit = Put under the Bank
    .confirm = You can use a Bank only once in the game. Put these cards under it?
san-juan-verb-tuck-nothing = Tuck nothing

san-juan-field-pick-role-role = Which role?
san-juan-field-pick-role-with-library-role = Which role is doubled?
san-juan-field-build-card = Which building?
san-juan-field-place-place = Where?
san-juan-field-pay-goods-goods = Goods to pay with
san-juan-field-pay-cards = Cards to pay with
san-juan-field-produce-goods = Goods to produce
san-juan-field-sell-goods = Goods to sell
san-juan-field-keep-cards = Cards to keep
san-juan-field-discard-cards = Cards to discard
san-juan-field-swap-cards = Cards to swap
san-juan-field-tuck-card = Which one?
san-juan-field-deposit-cards = Cards for the Bank

# On a card

san-juan-printed = costs { $cost ->
    [1] 1 card
   *[other] { $cost } cards
} · { $points } VP
san-juan-printed-six = costs { $cost ->
    [1] 1 card
   *[other] { $cost } cards
} · VP at the end

san-juan-building = { $points } VP · { $effect }
san-juan-building-six = VP at the end · { $effect }
san-juan-building-over-only = only over a building (Crane) · { $points } VP · { $effect }
san-juan-building-six-over-only = only over a building (Crane) · VP at the end · { $effect }
san-juan-building-over-cheaper = { $cost ->
    [0] free
    [1] from 1 card
   *[other] from { $cost } cards
} with the Crane · { $points } VP · { $effect }
san-juan-building-six-over-cheaper = { $cost ->
    [0] free
    [1] from 1 card
   *[other] from { $cost } cards
} with the Crane · VP at the end · { $effect }
san-juan-printed-effect = costs { $cost ->
    [1] 1 card
   *[other] { $cost } cards
} · { $points } VP · { $effect }
san-juan-printed-six-effect = costs { $cost ->
    [1] 1 card
   *[other] { $cost } cards
} · VP at the end · { $effect }

# Answers that are ready

san-juan-ready-sell-all = Sell everything
san-juan-ready-sell-best = Sell the best-paid
san-juan-ready-produce-all = Produce everything
san-juan-ready-produce-dearest = Produce the dearest
san-juan-ready-pay-cheapest = Pay with the cheapest cards
san-juan-ready-pay-goods = Pay with goods first
san-juan-ready-discard-cheapest = Discard the cheapest
san-juan-ready-keep-dearest = Keep the dearest
san-juan-ready-deposit-all = The whole hand

# Why not, and what it means

san-juan-refused-role = already taken by { $seat }
san-juan-refused-role-own = already taken by you
san-juan-refused-owned = you already own one
san-juan-refused-crane = the Crane cannot be covered
san-juan-refused-equal = an equal building cannot be covered
san-juan-refused-cost = { $count ->
    [1] 1 card
   *[other] { $count } cards
  } short
san-juan-detail-good-lost = its { $good } is lost

# What has happened

san-juan-event-game-began = { $seat } is the first Governor
    .you = You are the first Governor
san-juan-event-hand-dealt = Your hand: { $cards }
san-juan-event-hands-chosen = All starting hands are chosen
san-juan-event-round-began = Round { $round } began; the Governor is { $seat }
    .you = Round { $round } began; you are the Governor
san-juan-event-late-round-began = Round { $round } began; the Governor is { $seat }; the game will be scored as it stands after round { $last }
    .you = Round { $round } began; you are the Governor; the game will be scored as it stands after round { $last }
san-juan-event-card-tucked = { $building ->
    [bank] { $seat } put cards under the Bank
    [harbor] { $seat } put a sold good under the Harbor
   *[chapel] { $seat } put a card under the Chapel
  }
san-juan-event-discarded = { $seat } discarded { $cards ->
    [1] 1 card
   *[other] { $cards } cards
  } over the hand limit
san-juan-event-swapped = { $seat } swapped { $count ->
    [1] 1 card
   *[other] { $count } cards
  } at the Office
san-juan-event-role-picked = { $seat } picked the { $role }
san-juan-event-role-picked-with-library = { $seat } picked the { $role } and used the Library
san-juan-event-built = { $seat } built { $card } { $paid ->
    [0] for free
    [1] for 1 card
   *[other] for { $paid } cards
  }
san-juan-event-built-with-goods = { $seat } built { $card } { $paid ->
    [0] for goods alone
    [1] for 1 card and goods
   *[other] for { $paid } cards and goods
  }: { $goods }
san-juan-event-built-over = { $seat } built { $card } over { $over } { $paid ->
    [0] for free
    [1] for 1 card
   *[other] for { $paid } cards
  }
san-juan-event-built-over-with-goods = { $seat } built { $card } over { $over } { $paid ->
    [0] for goods alone
    [1] for 1 card and goods
   *[other] for { $paid } cards and goods
  }: { $goods }
san-juan-event-good-lost = { $seat } lost the { $good } on the covered building
san-juan-event-passed = { $seat } passed
san-juan-event-cards-gained = { $seat } drew { $count ->
    [0] no card
    [1] 1 card
   *[other] { $count } cards
  } with the { $card }
san-juan-event-last-building = { $seat } reached 12 buildings: the game ends after this phase
san-juan-event-game-ended = The game is over
san-juan-event-game-stalled = { $rounds } rounds are over: the game is scored as it stands
san-juan-event-customs-filled = { $seat } got a good on the Customs Office
san-juan-event-produced = { $seat } produced { $goods }
san-juan-event-produced-nothing = { $seat } produced nothing
san-juan-event-nobody-produced = Nobody produced
san-juan-event-tile-turned = Prices: indigo { $indigo }, sugar { $sugar }, tobacco { $tobacco }, coffee { $coffee }, silver { $silver }
san-juan-event-sold = { $seat } sold { $goods } for { $price ->
    [0] no card
    [1] 1 card
   *[other] { $price } cards
  }
san-juan-event-sold-nothing = { $seat } sold nothing
san-juan-event-nobody-sold = Nobody sold
san-juan-event-advised = { $seat } drew { $drawn ->
    [0] no card
    [1] 1 card
   *[other] { $drawn } cards
  } and discarded { $discarded ->
    [0] none
   *[other] { $discarded }
  }
san-juan-event-prospected = { $seat } drew { $count ->
    [0] no card
    [1] 1 card
   *[other] { $count } cards
  } as Prospector
san-juan-event-mine-dug = { $seat } dug with the Gold Mine: { $cards }; took { $found }
san-juan-event-mine-failed = { $seat } dug with the Gold Mine: { $cards }; took nothing, as some costs are equal
san-juan-event-goldsmith-shown = { $is_taken ->
    [yes] { $seat } turned up { $card } with the Goldsmith and took it
   *[no] { $seat } turned up { $card } with the Goldsmith; somebody has one, it was discarded
  }
san-juan-event-reshuffled = The discard pile was shuffled into a new draw pile of { $cards ->
    [1] 1 card
   *[other] { $cards } cards
  }
san-juan-event-you-drew = You drew: { $cards }
san-juan-event-you-kept = You kept: { $cards }
san-juan-event-you-kept-of = You kept { $cards } and discarded: { $discarded }
san-juan-event-you-discarded = You discarded: { $cards }
san-juan-event-you-tucked = { $building ->
   *[chapel] You put under your Chapel: { $card }
  }

san-juan-event-you-banked = You put under your Bank: { $cards }
san-juan-event-you-swapped = You discarded { $discarded } and drew: { $cards }

# Cards: name, what the hand card says, and the help

san-juan-card-indigo-plant = Indigo Plant
    .effect = Makes 1 indigo
    .help = A production building: in the Producer phase it can take one indigo, which sells for 1 card. Everybody starts with one. You may own as many as you like.
san-juan-card-sugar-mill = Sugar Mill
    .effect = Makes 1 sugar
    .help = A production building: in the Producer phase it can take one sugar, which sells for 1 or 2 cards. You may own several.
san-juan-card-tobacco-storage = Tobacco Storage
    .effect = Makes 1 tobacco
    .help = A production building: in the Producer phase it can take one tobacco, which sells for 1 or 2 cards. You may own several.
san-juan-card-coffee-roaster = Coffee Roaster
    .effect = Makes 1 coffee
    .help = A production building: in the Producer phase it can take one coffee, which sells for 2 or 3 cards. You may own several.
san-juan-card-silver-smelter = Silver Smelter
    .effect = Makes 1 silver
    .help = A production building: in the Producer phase it can take one silver, which sells for 2 or 3 cards. You may own several.
san-juan-card-smithy = Smithy
    .effect = Production buildings cost 1 less
    .help = Builder phase: each production building that you build costs you 1 card less. Anything saved beyond the cost is lost.
san-juan-card-gold-mine = Gold Mine
    .effect = Prospector phase: dig for a card
    .help = In every Prospector phase, no matter who picked the Prospector, four cards are turned up for you. If all four costs differ you take the cheapest card; otherwise you get nothing. The rest is discarded.
san-juan-card-archive = Archive
    .effect = Councillor: discard from your whole hand
    .help = Councillor phase: the cards you draw join your hand, and you discard the usual number of cards from all of them, old or new.
san-juan-card-poor-house = Poor House
    .effect = Draw 1 if left with 0-1 cards
    .help = Builder phase: if you have at most 1 card in hand after building, you draw 1. It comes after the Carpenter and not when you pass. You cannot pay more than the price in order to draw.
san-juan-card-black-market = Black Market
    .effect = Pay with up to 2 goods
    .help = Builder phase: when you build you may discard up to 2 of your goods; each takes the place of one card of payment.
san-juan-card-trading-post = Trading Post
    .effect = Sell 1 more good
    .help = Trader phase: you may sell one good more than usual, whether you are the Trader or not.
san-juan-card-well = Well
    .effect = Draw 1 for producing 2+
    .help = Producer phase: if you produce at least two goods you draw 1 card, never more.
san-juan-card-market-stand = Market Stand
    .effect = Draw 1 for selling 2+
    .help = Trader phase: if you sell at least two goods you draw 1 card more, never more than that.
san-juan-card-crane = Crane
    .effect = Build over an own building
    .help = Builder phase: you may build over one of your buildings and pay only the difference in cost; if the covered card was dearer you get nothing back. The covered card loses its effect and points at once, its good is lost, and you cannot cover the Crane or an equal building. Cards tucked below still count.
san-juan-card-chapel = Chapel
    .effect = Tuck 1 card each round: 1 VP
    .help = At the start of each round, before the hand limit, you may put one hand card face down under the Chapel. Each is worth 1 point at the end, even if the Chapel has been covered.
san-juan-card-tower = Tower
    .effect = Hand limit 12
    .help = At the start of a round you may keep up to 12 cards.
san-juan-card-aqueduct = Aqueduct
    .effect = Produce 1 more good
    .help = Producer phase: you may produce one good more than usual, whether you are the Producer or not.
san-juan-card-carpenter = Carpenter
    .effect = Draw 1 after a city building
    .help = Builder phase: after building and paying a city building you draw 1 card. It brings nothing for itself or for production buildings.
san-juan-card-prefecture = Prefecture
    .effect = Councillor: keep 2 cards
    .help = Councillor phase: you keep two of the cards drawn instead of one.
san-juan-card-market-hall = Market Hall
    .effect = Draw 1 when you sell
    .help = Trader phase: if you sell at least one good you draw 1 card more, once per phase.
san-juan-card-quarry = Quarry
    .effect = City buildings cost 1 less
    .help = Builder phase: each city building that you build costs you 1 card less, monuments and six-cost buildings too. Production buildings do not get cheaper.
san-juan-card-library = Library
    .effect = Doubles your role's privilege
    .help = Doubles the privilege of the role you pick: Builder 2 cards off, Producer or Trader 2 more goods, Councillor 8 cards, Prospector 2. With two players it works once per round, and the Governor says at the first pick whether to use it.
san-juan-card-statue = Statue
    .effect = Monument
    .help = A monument worth 3 points. It does nothing during the game; the Triumphal Arch counts it.
san-juan-card-victory-column = Victory Column
    .effect = Monument
    .help = A monument worth 4 points. It does nothing during the game; the Triumphal Arch counts it.
san-juan-card-hero = Hero
    .effect = Monument
    .help = A monument worth 5 points. It does nothing during the game; the Triumphal Arch counts it.
san-juan-card-guild-hall = Guild Hall
    .effect = VP for production buildings
    .help = End of the game: 1 point for each of your production buildings and 1 more for each different kind among them.
san-juan-card-city-hall = City Hall
    .effect = 1 VP per city building
    .help = End of the game: 1 point for each of your city buildings, this one, monuments and six-cost buildings included.
san-juan-card-triumphal-arch = Triumphal Arch
    .effect = 4/6/8 VP for 1/2/3 monuments
    .help = End of the game: 4 points for one monument of yours, 6 for two, 8 for all three kinds.
san-juan-card-palace = Palace
    .effect = 1 VP per 4 other points
    .help = End of the game, last of all: 1 point for each full 4 points that you have from everything else.
san-juan-card-guard-room = Guard Room
    .effect = Hand limit 7 instead of 6
    .help = At the start of a round you may keep up to 7 cards; with The New Buildings all others may keep only 6. With a Tower it is 12.
san-juan-card-office = Office
    .effect = Each round: swap 1 or 2 cards
    .help = At the start of each round, before everything else, you may discard 1 or 2 cards of your hand and draw as many.
    .also = Office Building
san-juan-card-hut = Hut
    .effect = Draw 1 if you sell nothing
    .help = End of every Trader phase: if you have sold no good in it you draw 1 card, whether you had goods or not.
san-juan-card-inn = Inn
    .effect = Draw 1 with the fewest buildings
    .help = Right after every Builder phase: if nobody has fewer buildings than you and somebody has more, you draw 1 card. An Inn counts in the very phase in which it was built, but not after the last one.
    .also = Tavern
san-juan-card-park = Park
    .effect = Saves 6 when built over
    .help = If you build over it with the Crane it saves 6 instead of 3. Otherwise it does nothing.
san-juan-card-customs-office = Customs Office
    .effect = Gets a good that sells for 2
    .help = At the start of every Councillor phase, if no good lies on it, a card is laid on it as a customs good. In the Trader phase it can be sold like any other good and always brings 2 cards. The Black Market takes it as 1 card.
    .also = Customs House
san-juan-card-bank = Bank
    .effect = Once: tuck any cards, 1 VP each
    .help = Once in the game, at the start of a round and before the hand limit, you may put any number of hand cards face down under the Bank. Each is worth 1 point at the end, even if the Bank has been covered.
san-juan-card-harbor = Harbor
    .effect = Tuck 1 sold good: 1 VP
    .help = Whenever you sell goods in a Trader phase, one of them goes face down under the Harbor instead of to the discards; you are paid for it all the same. Each is worth 1 point at the end, even if the Harbor has been covered. Nobody may look at these cards.
    .also = Harbour
san-juan-card-goldsmith = Goldsmith
    .effect = Prospector: a card nobody has built
    .help = In every Prospector phase, no matter who picked the Prospector, a card is turned up for you. If nobody has such a building, not even you, you take it; otherwise it is discarded.
san-juan-card-residence = Residence
    .effect = VP for trios of equal cost
    .help = End of the game: three different buildings of yours with the same cost are a trio. The first trio brings 4 points, the second 3, the third 2, the fourth 1. Each building counts in one trio only; the Residence itself counts too.
    .also = Trio, Trios
san-juan-card-cathedral = Cathedral
    .effect = VP for others' six-cost buildings
    .help = There is one. It lies in the middle, and anybody may build it like a card of the hand. End of the game: the first six-cost building of your opponents brings you 4 points, the second 3, the third 2, the fourth 1.

# Orders given ahead

san-juan-order-pass-nothing = Pass when I can build nothing
san-juan-order-pass-others = Pass when somebody else builds
san-juan-order-produce = Produce as much as I can, the dearest first
san-juan-order-sell = Sell as much as I can, the best paid first

# What a choice costs and brings; `.brief` on buttons

san-juan-cost = { $cost ->
    [0] free
    [1] costs 1 card
   *[other] costs { $cost } cards
}
    .brief = { $cost ->
    [0] free
    [1] 1 card
   *[other] { $cost } cards
}
san-juan-gain = { $gain ->
    [0] brings nothing
    [1] brings 1 card
   *[other] brings { $gain } cards
}
    .brief = { $gain ->
    [0] brings nothing
    [1] 1 card
   *[other] { $gain } cards
}
