# San Juan: all its words. Names of cards and roles are those of the second edition.

san-juan-name = San Juan
san-juan-about = Build up San Juan, where every card is a building, money or a good.
san-juan-help = Each round every player picks a role. Most roles give everyone something to do, and the player who picked one does it better. The cards in your hand are both what you build and what you pay with. The game ends after the Builder phase in which a player reaches 12 buildings. The player with the most victory points (VP) wins.

# Options

san-juan-option-starting-hand-variant = Choose your starting hand
    .about = The first player looks at 5 cards, the next at 6, then 7 and 8; everyone keeps 4.
san-juan-option-expansion = The New Buildings
    .about = Adds 33 cards with 10 new kinds of building, and the Cathedral, which anyone can build from the middle of the table.
san-juan-option-extra-production = Extra production buildings
    .about = Adds one more of each production building except the Indigo Plant. The New Buildings include them already.

# Roles and what their privilege brings

san-juan-role-builder = Builder
    .the = the Builder
    .help = In turn, everyone may build one building and pay its cost in cards from their hand. The Builder pays 1 card less.
    .also = Builder phase, Building phase
san-juan-role-producer = Producer
    .the = the Producer
    .help = Everyone may put one good on an empty production building, and the Producer one more. You are asked only if you can’t fill all your empty buildings, or if you own a Well: then leaving one empty may be better. If your Well is still in your hand you aren’t asked, since the question would give it away.
    .also = Producer phase, Production phase
san-juan-role-trader = Trader
    .the = the Trader
    .help = The trading-house tile shows the prices for this phase, and everyone may sell one good. The Trader may sell one more.
    .also = Trader phase, Trading phase, Trading house, Selling, Prices
san-juan-role-councillor = Councillor
    .the = the Councillor
    .help = Everyone draws 2 cards and keeps 1. The Councillor draws 5 and keeps 1.
    .also = Councillor phase
san-juan-role-prospector = Prospector
    .the = the Prospector
    .help = Only the player who picks this role draws a card. After that, every Gold Mine and every Goldsmith may bring its owner a card too.
    .also = Prospector phase

san-juan-privilege-builder = Everyone may build; you pay { $count ->
    [1] 1 card
   *[other] { $count } cards
  } less
san-juan-privilege-producer = Everyone may produce 1 good; you up to { $count }
san-juan-privilege-trader = Everyone may sell 1 good; you up to { $count }
san-juan-privilege-councillor = Everyone draws 2 cards and keeps 1; you draw { $count } and keep { $keep }
san-juan-privilege-prospector = Only you draw { $count ->
    [1] 1 card
   *[other] { $count } cards
  }
san-juan-privilege-builder-or-library = Everyone may build; you pay { $count } less, or { $doubled } less with the Library
san-juan-privilege-producer-or-library = Everyone may produce 1 good; you up to { $count }, or { $doubled } with the Library
san-juan-privilege-trader-or-library = Everyone may sell 1 good; you up to { $count }, or { $doubled } with the Library
san-juan-privilege-councillor-or-library = Everyone draws 2 cards and keeps 1; you draw { $count }, or { $doubled } with the Library, and keep { $keep }
san-juan-privilege-prospector-or-library = Only you draw { $count }, or { $doubled } with the Library

# Goods

san-juan-good-indigo = Indigo
    .counted = { $count } indigo
san-juan-good-sugar = Sugar
    .counted = { $count } sugar
san-juan-good-tobacco = Tobacco
    .counted = { $count } tobacco
san-juan-good-coffee = Coffee
    .counted = { $count } coffee
san-juan-good-silver = Silver
    .counted = { $count } silver
san-juan-good-customs-good = Customs good
    .counted = { $count ->
        [one] 1 customs good
       *[other] { $count } customs goods
    }

# Sorts of cards

san-juan-sort-production = Production buildings
san-juan-sort-city = City buildings
san-juan-sort-monument = Monuments
san-juan-sort-six = Six-cost buildings
san-juan-sort-cathedral = Middle of the table

# Where the game stands

san-juan-phase-starting-hand = Starting hands
san-juan-phase-round-start = Start of the round
san-juan-phase-role-choice = Picking roles
san-juan-phase-builder = Builder phase
san-juan-phase-producer = Producer phase
san-juan-phase-trader = Trader phase
san-juan-phase-councillor = Councillor phase
san-juan-phase-finished = Game over

san-juan-occasion = Round { $round }
san-juan-occasion-role = Round { $round } · { $seat } is { THE($role) }
    .you = Round { $round } · You are { THE($role) }

# Places to build

san-juan-place-new = New place
san-juan-place-over = Over { THE($card) } (place { $number })
    .short = Over { $card }
    .brief = { $card }

# Score sheet

san-juan-score-buildings = Buildings
san-juan-score-cards = Hand cards and goods

# Topics of the rules

san-juan-topic-round = Round and roles
    .help = The Governor picks a role first, then the others in turn, one each. With two players the Governor picks a second time. A role that was picked is gone for this round. At the end of the round all roles return, and the Governor tile moves to the next player.
    .also = Round, Phases, Turn, Turn order, Governor, Privilege
san-juan-topic-building = Building
    .help = You pay for a building by discarding as many other cards from your hand as it costs. You may own several of a production building, but only one of each city building. A new building works from the end of the Builder phase.
    .also = Build, Cost, Payment, Production building, City building
san-juan-topic-goods = Goods
    .help = A good is a face-down card on a production building, at most one on each, and nobody may look at it. You get goods in the Producer phase and sell them for cards in the Trader phase, at the price on the open tile. A Customs Office gets its good at the start of the Councillor phase, and it always sells for 2 cards.
    .also = Good, Production, Trading-house tile, Customs good
san-juan-topic-hand-limit = Hand limit
    .help = At the start of a round, if you hold more than 7 cards, you discard down to 7. With a Tower your limit is 12. With The New Buildings it is 6, or 7 with a Guard Room. You use your Office first, then your Chapel and Bank, and only then discard. During the round your hand can be any size.
    .also = Round start, Start of the round, Discard
san-juan-topic-game-end = End of the game
    .help = The game ends with the Builder phase in which a player reaches 12 buildings; everyone still gets their turn in it. You add up your victory points (VP). Your buildings count, then cards under Chapel, Bank and Harbor, six-cost buildings and the Cathedral, and the Palace last. If players tie, the most cards in hand and goods win; if they still tie, they share the win. A game that lasts 100 rounds is scored as it stands.
    .also = Game end, Score, Scoring, Final scoring, Points, Victory points, Winner, Tie
san-juan-topic-starting-hand = Starting-hand variant
    .help = In turn order from the Governor, players are dealt 5, 6, 7 and 8 cards. Everyone secretly keeps 4 and discards the rest.
    .also = Starting hand, Set-up, Start of the game
san-juan-topic-two-players = Two players
    .help = The Governor picks a role, then the other player, then the Governor again. You may use the Library only once per round.
    .also = Two-player rules, 2 players

san-juan-topic-expansion = The New Buildings
    .help = The expansion adds 33 cards: one more of each production building except the Indigo Plant; three each of Guard Room, Office, Hut, Inn, Park, Customs Office, Bank, Harbor and Goldsmith; and two Residences. The Cathedral lies in the middle, and any player may build it like a card from their hand. The hand limit is 6, or 7 with a Guard Room.
    .also = Expansion, New Buildings, Extra production buildings

# What you are asked

san-juan-prompt-starting-hand = Keep { $count } cards as your starting hand
    .turn = choose a starting hand
    .lesson = You secretly keep some of the cards you were dealt and discard the rest. Cards are both buildings and money, so cheap buildings are a good start.
san-juan-prompt-tuck = { $building ->
    [bank] Tuck cards under your Bank? Each is worth 1 VP.
   *[chapel] Tuck a card under your Chapel? It is worth 1 VP.
  }
    .turn = decide what to tuck
    .lesson = Cards under this building leave your hand for good and are worth 1 point each at the end. Tuck the cards you will neither build nor pay with.
san-juan-prompt-swap = { $count ->
    [1] Swap a card at your Office?
   *[other] Swap up to { $count } cards at your Office?
  }
    .turn = decide what to swap at the Office
    .lesson = With an Office you may discard cards and draw as many new ones before the round begins. Nobody sees what you discard, and the new cards may be better or worse.
san-juan-prompt-hand-limit = Discard { $count ->
    [1] 1 card
   *[other] { $count } cards
  } to reach the hand limit
    .turn = discard down to the hand limit
    .lesson = Your hand has a limit only now, at the start of the round. Discard what you need least; nobody sees the cards.
san-juan-prompt-role = Pick a role
    .turn = pick a role
    .lesson = Everyone carries out the role you pick, but only you get its privilege; the Prospector has nothing else. Nobody else can pick it this round, so think of what it gives the others.
san-juan-prompt-role-or-library = Pick a role, with or without your Library
    .turn = pick a role
    .lesson = Once per round your Library doubles the privilege of the role you pick. You may save it for your second pick.
san-juan-prompt-build = Build one building or pass
    .turn = build or pass
    .lesson = Play a card from your hand as a building worth victory points (VP), and discard other cards to pay its cost. The player who picked the Builder pays 1 card less, and the game ends after the phase in which a player reaches 12 buildings.
san-juan-stands-bank = Only once in the game; if you tuck nothing, you decide again next round.
san-juan-stands-nothing-to-build = You can’t build anything now, so you can only pass.
    .heading = You can’t build anything now, so pass
san-juan-stands-market = { $count ->
    [1] With your Black Market, 1 good can pay in place of a card.
   *[other] With your Black Market, up to { $count } goods can pay in place of cards.
  }
san-juan-prompt-place = Where do you build { THE($card) }?
    .turn = build
    .lesson = You may build on a free place or over one of your buildings. The covered building stops working and scores nothing, but you pay only the difference in cost.
san-juan-prompt-goods = { THE($card) } costs { $cost ->
    [1] 1 card
   *[other] { $cost } cards
  }. Which goods do you pay with?
    .turn = build
    .lesson = With the Black Market you may pay with goods as if they were cards. You can’t sell a good after paying with it.
san-juan-prompt-goods-all = { $cards ->
    [0] { THE($card) } costs { $count ->
        [1] 1 good
       *[other] { $count } goods
    }. Build it?
    [1] { THE($card) } costs { $count ->
        [1] 1 good
       *[other] { $count } goods
    } and the only card you have left. Build it?
   *[other] { THE($card) } costs { $count ->
        [1] 1 good
       *[other] { $count } goods
    } and all { $cards } cards you have left. Build it?
  }
    .turn = build
    .lesson = If you build now, you discard the goods and cards that pay for it. You can still go back and choose something else.
san-juan-prompt-pay = Pay { $count ->
    [1] 1 card
   *[other] { $count } cards
  } for { THE($card) }
    .turn = build
    .lesson = Choose the cards from your hand that you discard. Nobody sees what you pay with.
san-juan-prompt-confirm = { $count ->
    [0] { THE($card) } costs you nothing. Build it?
    [1] { THE($card) } costs the only card you have left. Build it?
   *[other] { THE($card) } costs all { $count } cards you have left. Build it?
  }
    .turn = build
    .lesson = If you build now, the cards that pay for it leave your hand. You can still go back and choose something else.
san-juan-prompt-produce = { $count ->
    [1] Which good do you produce?
   *[other] Produce up to { $count } goods
  }
    .turn = choose what to produce
    .lesson = Each production building holds at most one good, so choose which of the empty ones get one. Silver and coffee usually sell for more than indigo.
san-juan-prompt-sell = { $count ->
    [1] Which good do you sell?{ $harbor ->
        [yes] {" "}At your Harbor it is worth 1 VP.
       *[no] {""}
    }
   *[other] Sell up to { $count } goods{ $harbor ->
        [yes] ; your Harbor keeps one of them for 1 VP
       *[no] {""}
    }
  }
    .turn = choose what to sell
    .lesson = You sell goods for cards at the prices on the open tile. Prices change in every Trader phase, so waiting may pay off or not.
san-juan-prompt-keep = Choose { $count ->
    [1] 1 card
   *[other] { $count } cards
  } to keep
    .turn = choose which cards to keep
    .lesson = You drew some cards and may keep only a few of them. The others are discarded face down.
san-juan-prompt-archive = Discard { $count ->
    [1] 1 card
   *[other] { $count } cards
  } from your whole hand
    .turn = discard at the Archive
    .lesson = With the Archive the cards you drew join your hand. Discard the cards you like least, old or new.

# What you can do

san-juan-verb-pick-role = Pick
    .whole = Pick { THE($role) }
    .asked = Pick
san-juan-verb-pick-role-with-library = Pick with Library
    .whole = Pick { THE($role) } with the Library
    .asked = Pick
san-juan-verb-build = Build
    .whole = Build { THE($card) }
    .asked = Build
    .of = Build { THE($what) }
san-juan-verb-pass = Pass
san-juan-verb-place = Build here
    .of = { $what }
san-juan-verb-pay-goods = Pay with goods
    .open = Choose goods
    .whole = Pay with { $goods }
    .some = Pay with { $count }
    .none = No goods
    .at-goods-all = Build
san-juan-verb-pay = Pay
    .open = Choose cards
    .whole = Pay with { THE($cards) }
san-juan-verb-confirm = Build it
san-juan-verb-produce = Produce
    .open = Choose goods
    .whole = Produce { $goods }
    .some = Produce { $count }
    .none = Produce none
san-juan-verb-sell = Sell
    .open = Choose goods
    .whole = Sell { $goods }
    .some = Sell { $count }
    .none = Sell none
san-juan-verb-keep = Keep
    .open = Choose cards
    .whole = Keep { THE($cards) }
san-juan-verb-discard = Discard
    .open = Choose cards
    .whole = Discard { THE($cards) }
san-juan-verb-swap = Swap
    .open = Choose cards
    .whole = Swap { THE($cards) }
    .some = Swap { $count }
    .none = Swap none
san-juan-verb-keep-hand = Swap nothing
san-juan-verb-tuck = Tuck a card
    .whole = Tuck { THE($card) }
    .of = Tuck { THE($what) }
san-juan-verb-deposit = Put under the Bank
    .asked = Tuck cards
    .whole = Put { THE($cards) } under the Bank
    .confirm = You can use a Bank only once in the game. Put these cards under it?
san-juan-verb-tuck-nothing = Tuck nothing

san-juan-field-pick-role-role = Which role?
san-juan-field-pick-role-with-library-role = Which role do you double?
san-juan-field-build-card = Which building?
    .whole = What do you build?
san-juan-field-place-place = Where?
san-juan-field-pay-goods-goods = Goods to pay with
san-juan-field-pay-cards = Cards to pay with
san-juan-field-produce-goods = What do you produce?
san-juan-field-sell-goods = What do you sell?
san-juan-field-keep-cards = What do you keep?
san-juan-field-discard-cards = What do you discard?
san-juan-field-swap-cards = What do you swap?
san-juan-field-tuck-card = Which card?
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

san-juan-building-ends = ends the game · { $points } VP · { $effect }
san-juan-building-six-ends = ends the game · VP at the end · { $effect }
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
san-juan-printed-owned = costs { $cost ->
    [1] 1 card
   *[other] { $cost } cards
} · only one allowed; you own it
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
san-juan-ready-sell-most = Sell { $goods }
    .brief = { $goods }
san-juan-ready-sell-one = Sell only { $goods }
    .brief = { $goods }
san-juan-ready-produce-all = Produce everything
san-juan-ready-produce-most = Produce { $goods }
    .brief = { $goods }
san-juan-ready-pay = Pay with { $letters }: { $cards }
    .compact = Pay with { $cards }
    .short = { $cards }
    .brief = Pay with { $letters }
san-juan-ready-pay-goods = Pay with { $goods }
    .brief = { $goods }
san-juan-ready-discard = Discard { $letters }: { $cards }
    .compact = Discard { $cards }
    .short = { $cards }
    .brief = Discard { $letters }
san-juan-ready-keep = Keep { $letters }: { $cards }
    .compact = Keep { $cards }
    .short = { $cards }
    .brief = Keep { $letters }
san-juan-ready-deposit-all = Tuck your whole hand ({ $count } VP)
san-juan-ready-swap = Swap { $letters }: { $cards }
    .compact = Swap { $cards }
    .short = { $cards }
    .brief = Swap { $letters }

# Why not, and what it means

san-juan-refused-role = already taken by { $seat }
san-juan-refused-role-own = already taken by you
san-juan-refused-owned = only one allowed; you own it
san-juan-refused-crane = you can’t build over the Crane
san-juan-refused-equal = you can’t build over the same building
san-juan-refused-cost = { $count ->
    [1] 1 card
   *[other] { $count } cards
  } short
san-juan-detail-ends = ends the game
san-juan-detail-good-lost = you lose { $good }

# What has happened

san-juan-event-game-began = { $seat } is the first Governor
    .you = You are the first Governor
san-juan-event-hand-dealt = Your hand: { $cards }
san-juan-event-hands-chosen = Everyone has chosen a starting hand
san-juan-event-round-began = Round { $round } · { $seat } is the Governor
    .you = Round { $round } · You are the Governor
    .alone = Round { $round }, Governor: { $seat }
san-juan-event-late-round-began = Round { $round } · { $seat } is the Governor · the game is scored after round { $last }
    .you = Round { $round } · You are the Governor · the game is scored after round { $last }
    .alone = Round { $round } of { $last }, Governor: { $seat }
san-juan-event-card-tucked = { $building ->
    [bank] { $seat } put cards under the Bank
    [harbor] { $seat } put a sold good under the Harbor
   *[chapel] { $seat } put a card under the Chapel
  }
    .deed = { $building ->
    [bank] put cards under the Bank
    [harbor] put a card under the Harbor
   *[chapel] put a card under the Chapel
  }
san-juan-event-discarded = { $seat } discarded { $cards ->
    [1] 1 card
   *[other] { $cards } cards
  } to reach the hand limit
    .brief = { $seat } discarded { $cards ->
        [1] 1 card
       *[other] { $cards } cards
      }
san-juan-event-swapped = { $seat } swapped { $count ->
    [1] 1 card
   *[other] { $count } cards
  } at the Office
san-juan-event-role-picked = { $seat } picked { THE($role) }
    .deed = picked { THE($role) }
san-juan-event-role-picked-with-library = { $seat } picked { THE($role) } with the Library
    .deed = picked { THE($role) }
san-juan-event-built = { $seat } built { THE($card) } { $paid ->
    [0] for free
    [1] for 1 card
   *[other] for { $paid } cards
  }
    .deed = built { THE($card) }
san-juan-event-built-with-goods = { $seat } built { THE($card) } { $paid ->
    [0] with goods alone
    [1] for 1 card and goods
   *[other] for { $paid } cards and goods
  } ({ $goods })
    .brief = { $seat } built { THE($card) } with goods
    .deed = built { THE($card) }
san-juan-event-built-over = { $seat } built { THE($card) } over { THE($over) } { $paid ->
    [0] for free
    [1] for 1 card
   *[other] for { $paid } cards
  }
    .brief = { $seat } built { THE($card) } over { THE($over) }
    .deed = built { THE($card) }
san-juan-event-built-over-with-goods = { $seat } built { THE($card) } over { THE($over) } { $paid ->
    [0] with goods alone
    [1] for 1 card and goods
   *[other] for { $paid } cards and goods
  } ({ $goods })
    .brief = { $seat } built { THE($card) } over { THE($over) }
    .deed = built { THE($card) }
san-juan-event-good-lost = { $seat } lost { $good } by building over it
san-juan-event-passed = { $seat } passed
    .deed = built nothing
san-juan-event-cards-gained = { $seat } drew { $count ->
    [0] no card
    [1] 1 card
   *[other] { $count } cards
  } with { THE($card) }
san-juan-event-last-building = { $seat } reached 12 buildings, so the game ends after this phase
    .brief = { $seat } has 12 buildings, so the game ends with this phase
    .deed = reached 12 buildings (last phase)
san-juan-event-game-ended = The game is over
san-juan-event-game-stalled = The game ended after { $rounds } rounds and was scored as it stood
    .brief = The game ended in round { $rounds }
san-juan-event-customs-filled = { $seat } got a good at the Customs Office
san-juan-event-produced = { $seat } produced { $goods }
    .deed = produced { $goods }
san-juan-event-produced-nothing = { $seat } produced nothing
san-juan-event-nobody-produced = Nobody produced
san-juan-event-tile-turned = The prices are now indigo { $indigo }, sugar { $sugar }, tobacco { $tobacco }, coffee { $coffee }, silver { $silver }
    .brief = The prices are now { $indigo }, { $sugar }, { $tobacco }, { $coffee } and { $silver }
san-juan-event-sold = { $seat } sold { $goods } for { $price ->
    [0] no card
    [1] 1 card
   *[other] { $price } cards
  }
    .deed = sold { $goods }
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
  } as the Prospector
san-juan-event-mine-dug = { $seat } dug at the Gold Mine and took { THE($found) } (cards turned up: { $cards })
    .brief = { $seat } took { THE($found) } from the Gold Mine
    .deed = took { THE($found) } from the Mine
san-juan-event-mine-failed = { $seat } got nothing at the Gold Mine, because some costs were equal: { $cards }
    .brief = { $seat } got nothing at the Gold Mine
san-juan-event-goldsmith-shown = { $is_taken ->
    [yes] { $seat } turned up { THE($card) } at the Goldsmith and took it
   *[no] { $seat } turned up { THE($card) } at the Goldsmith and discarded it, because a player already has one
  }
    .brief = { $is_taken ->
        [yes] { $seat } took { THE($card) } from the Goldsmith
       *[no] { $seat } got nothing at the Goldsmith
      }
san-juan-event-reshuffled = The discard pile was shuffled into a new draw pile of { $cards ->
    [1] 1 card
   *[other] { $cards } cards
  }
    .brief = The discards became a new draw pile
san-juan-event-you-drew = You drew { THE($cards) }
san-juan-event-you-kept = You kept { THE($cards) }
san-juan-event-you-kept-of = You kept { THE($cards) } and discarded { THE($discarded) }
    .brief = You kept { THE($cards) }
san-juan-event-you-kept-twin = You kept { THE($cards) } and discarded another one
san-juan-event-you-discarded = You discarded { THE($cards) }
san-juan-event-you-tucked = { $building ->
   *[chapel] You put { THE($card) } under your Chapel
  }

san-juan-event-you-banked = You put { THE($cards) } under your Bank
san-juan-event-you-swapped = You discarded { THE($discarded) } and drew { THE($cards) }

# Cards: name, what the hand card says, and the help

san-juan-card-indigo-plant = Indigo Plant
    .the = the Indigo Plant
    .effect = Makes 1 indigo
    .help = In the Producer phase it can take 1 indigo, which sells for 1 card. Everyone starts with one, and you may own as many as you like.
san-juan-card-sugar-mill = Sugar Mill
    .the = the Sugar Mill
    .effect = Makes 1 sugar
    .help = In the Producer phase it can take 1 sugar, which sells for 1 or 2 cards. You may own several.
san-juan-card-tobacco-storage = Tobacco Storage
    .the = the Tobacco Storage
    .effect = Makes 1 tobacco
    .help = In the Producer phase it can take 1 tobacco, which sells for 1 or 2 cards. You may own several.
san-juan-card-coffee-roaster = Coffee Roaster
    .the = the Coffee Roaster
    .effect = Makes 1 coffee
    .help = In the Producer phase it can take 1 coffee, which sells for 2 or 3 cards. You may own several.
san-juan-card-silver-smelter = Silver Smelter
    .the = the Silver Smelter
    .effect = Makes 1 silver
    .help = In the Producer phase it can take 1 silver, which sells for 2 or 3 cards. You may own several.
san-juan-card-smithy = Smithy
    .the = the Smithy
    .effect = Production: −1 cost
    .help = In the Builder phase, production buildings cost you 1 card less. The price never falls below 0.
san-juan-card-gold-mine = Gold Mine
    .the = the Gold Mine
    .effect = Prospector: Dig for a card
    .help = In every Prospector phase, no matter who picked the role, you turn up four cards. If all four costs differ, you take the cheapest card; otherwise you get nothing. The rest are discarded.
san-juan-card-archive = Archive
    .the = the Archive
    .effect = Councillor: Discard from hand
    .help = In the Councillor phase, the cards you draw join your hand, and you discard the usual number from all of them.
san-juan-card-poor-house = Poor House
    .the = the Poor House
    .effect = Draw 1 with 0 or 1 left
    .help = In the Builder phase, if you have at most 1 card left after building, draw 1. If you own a Carpenter too, its card comes first. You get nothing when you pass, and you can’t overpay to get the card.
san-juan-card-black-market = Black Market
    .the = the Black Market
    .effect = Pay with up to 2 goods
    .help = When you build, you may pay with up to 2 of your goods; each counts as one card.
san-juan-card-trading-post = Trading Post
    .brief = Trading Post
    .the = the Trading Post
    .effect = Sell 1 more good
    .help = In the Trader phase you may sell one more good, whether or not you are the Trader.
san-juan-card-well = Well
    .the = the Well
    .effect = Draw 1 for producing 2+
    .help = In the Producer phase, if you produce at least two goods, draw 1 card.
san-juan-card-market-stand = Market Stand
    .the = the Market Stand
    .effect = Draw 1 for selling 2+
    .help = In the Trader phase, if you sell at least two goods, draw 1 more card.
san-juan-card-crane = Crane
    .the = the Crane
    .effect = Build over a building
    .help = You may build over one of your buildings and pay only the difference in cost; if the old building cost more, you get nothing back. It loses its effect, its points and its good at once. You can’t build over the Crane or over the same building. Cards tucked below still count.
san-juan-card-chapel = Chapel
    .the = the Chapel
    .effect = Tuck 1 each round: 1 VP
    .help = At the start of each round, before the hand limit, you may put one card from your hand face down under the Chapel. Each is worth 1 point at the end, even if you have built over the Chapel.
san-juan-card-tower = Tower
    .the = the Tower
    .effect = Hand limit 12
    .help = At the start of a round you may keep up to 12 cards.
san-juan-card-aqueduct = Aqueduct
    .the = the Aqueduct
    .effect = Produce 1 more good
    .help = In the Producer phase you may produce one more good, whether or not you are the Producer.
san-juan-card-carpenter = Carpenter
    .the = the Carpenter
    .effect = Draw 1 after a city building
    .help = In the Builder phase, after you build a city building, draw 1 card. It does not count for itself or for production buildings.
san-juan-card-prefecture = Prefecture
    .the = the Prefecture
    .effect = Councillor: Keep 2
    .help = In the Councillor phase you keep two of the cards you drew instead of one.
san-juan-card-market-hall = Market Hall
    .the = the Market Hall
    .effect = Draw 1 when you sell
    .help = In the Trader phase, if you sell at least one good, draw 1 more card.
san-juan-card-quarry = Quarry
    .the = the Quarry
    .effect = City buildings: −1 cost
    .help = In the Builder phase, city buildings cost you 1 card less, including monuments and six-cost buildings.
san-juan-card-library = Library
    .the = the Library
    .effect = Privilege doubled
    .help = It doubles the privilege of the role you pick. Builder: you pay 2 cards less. Producer or Trader: 2 more goods. Councillor: you draw 8 cards. Prospector: you draw 2. With two players it works once per round, and the Governor decides at the first pick.
san-juan-card-statue = Statue
    .the = the Statue
    .effect = Monument
    .help = It is worth 3 points and does nothing else, but it counts for the Triumphal Arch.
san-juan-card-victory-column = Victory Column
    .the = the Victory Column
    .effect = Monument
    .help = It is worth 4 points and does nothing else, but it counts for the Triumphal Arch.
san-juan-card-hero = Hero
    .the = the Hero
    .effect = Monument
    .help = It is worth 5 points and does nothing else, but it counts for the Triumphal Arch.
san-juan-card-guild-hall = Guild Hall
    .brief = Guild Hall
    .the = the Guild Hall
    .effect = VP for production
    .help = At the end you score 1 point for each of your production buildings, and 1 more for each different kind. With two Indigo Plants and a Sugar Mill, that is 5.
san-juan-card-city-hall = City Hall
    .the = the City Hall
    .effect = 1 VP per city building
    .help = At the end you score 1 point for each of your city buildings, including this one, monuments and six-cost buildings.
san-juan-card-triumphal-arch = Triumphal Arch
    .the = the Triumphal Arch
    .effect = Monuments: 4/6/8 VP
    .help = At the end you score 4 points for one of your monuments, 6 for two and 8 for all three kinds.
san-juan-card-palace = Palace
    .the = the Palace
    .effect = 1 VP per 4 other points
    .help = At the very end you score 1 point for every full 4 points you have from everything else. With 30 other points, that is 7.
san-juan-card-guard-room = Guard Room
    .the = the Guard Room
    .effect = Hand limit 7
    .help = With The New Buildings, players may keep only 6 cards at the start of a round; with a Guard Room you may keep 7. With a Tower you may keep 12.
san-juan-card-office = Office
    .the = the Office
    .effect = Swap up to 2 each round
    .help = At the start of each round, before everything else, you may discard 1 or 2 cards and draw as many.
    .also = Office Building
san-juan-card-hut = Hut
    .the = the Hut
    .effect = Sell nothing: Draw 1
    .help = At the end of every Trader phase, if you sold nothing, draw 1 card, even if you had nothing to sell.
san-juan-card-inn = Inn
    .the = the Inn
    .effect = Fewest buildings: Draw 1
    .help = Right after every Builder phase, if nobody has fewer buildings than you and at least one player has more, draw 1 card. It works in the phase in which you build it, but not after the last one.
    .also = Tavern
san-juan-card-park = Park
    .the = the Park
    .effect = Saves 6 when built over
    .help = It costs 3, but if you build over it with the Crane, it saves you 6: a Palace over a Park is free. It does nothing else.
san-juan-card-customs-office = Customs Office
    .the = the Customs Office
    .effect = A good that sells for 2
    .help = At the start of every Councillor phase, if it is empty, a card from the draw pile goes on it as a good. You can sell that good in the Trader phase, always for 2 cards, whatever the prices are. For the Black Market it counts as 1 card.
    .also = Customs House
san-juan-card-bank = Bank
    .the = the Bank
    .effect = Tuck cards once: 1 VP each
    .help = Once in the game, before the hand limit at the start of a round, you may tuck cards from your hand face down under it. You choose how many. Each is worth 1 point at the end, even if you have built over the Bank.
san-juan-card-harbor = Harbor
    .the = the Harbor
    .effect = Tuck 1 sold good: 1 VP
    .help = When you sell goods, one of them goes face down under the Harbor, and you are paid as usual. Each is worth 1 point at the end, even if you have built over the Harbor. Nobody may look at these cards.
    .also = Harbour
san-juan-card-goldsmith = Goldsmith
    .the = the Goldsmith
    .effect = Prospector: A card nobody has built
    .help = In every Prospector phase, no matter who picked the role, you turn up a card. If no player owns that building, you included, you take it; otherwise it is discarded.
san-juan-card-residence = Residence
    .the = the Residence
    .effect = VP per 3 of equal cost
    .help = At the end, three different buildings of yours with the same cost form a trio. Your first trio scores 4 points, the second 3, the third 2 and the fourth 1. Each building counts once, and the Residence counts too.
    .also = Trio, Trios
san-juan-card-cathedral = Cathedral
    .the = the Cathedral
    .effect = VP for others’ six-cost buildings
    .help = There is only one, and it lies in the middle: any player may build it like a card from their hand. At the end, the first six-cost building of your opponents scores you 4 points, the second 3, the third 2 and the fourth 1.

# Orders given ahead

san-juan-order-pass-nothing = Pass when I can’t build anything
san-juan-order-pass-others = Pass when another player picks the Builder
san-juan-order-produce = Produce as much as I can, most valuable first
san-juan-order-sell = Sell as much as I can, best paid first

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

# What a finished game is remembered for
san-juan-ending-buildings = { $seat } built their 12th building, which ended the game
    .you = You built your 12th building, which ended the game
san-juan-ending-stalled = The game ended after { $rounds ->
    [1] 1 round
   *[other] { $rounds } rounds
} and was scored as it stood
san-juan-fact-sale = { $seat } made the best sale: { $goods } for { $cards } cards
san-juan-fact-role = { $seat } picked { THE($role) } { $count } times
san-juan-fact-gold = { $seat } dug up { $count } cards at the Gold Mine
san-juan-fact-race = { $seat } ended the game when { $others } needed only 1 more building to do so
san-juan-fact-builder = { $seat } had all { $buildings } buildings when nobody else had more than { $others }

# What follows by rule and is easily forgotten
san-juan-forecast-limit = You hold { $cards } cards; at the start of the next round you discard { $over } to reach your limit of { $limit }
san-juan-forecast-last = This is your last chance to build, as the game ends after this phase
san-juan-forecast-eleven = Only 1 building to go for { $seats } (11 of 12); with it, the game ends after the Builder phase

# What hints give as a reason: nouns in the plural
san-juan-gauge-cards = cards in hand
san-juan-gauge-goods = goods
san-juan-gauge-buildings = buildings
san-juan-gauge-points = points from buildings
san-juan-gauge-production = production buildings
san-juan-gauge-kinds = kinds of production buildings
san-juan-gauge-city = city buildings
san-juan-gauge-monuments = monuments
san-juan-gauge-tucked = cards tucked under buildings
san-juan-gauge-large = six-cost buildings
san-juan-gauge-idle = production buildings without a good
san-juan-gauge-over = cards above the hand limit

# What hints say for an answer
san-juan-why-builds-last = Your 12th building ends the game.
san-juan-why-builds-large = You have enough cards to build { THE($card) }.
san-juan-why-others-poor = Nobody else has many cards to build with.
san-juan-why-builds-cheaper = With the Builder’s privilege you can afford { THE($card) }.
san-juan-why-others-full = Nobody else can produce anything right now.
san-juan-why-fills-two = With the Producer’s privilege you produce 2 goods.
san-juan-why-sells-alone = Nobody else has goods to sell.
san-juan-why-sells-dear = The good at { THE($card) } sells for a lot.
san-juan-why-sells-two = With the Trader’s privilege you sell 2 goods.
san-juan-why-needs-cards = Your hand is nearly empty, and you need cards to build.
san-juan-why-helps-nobody = The Prospector gives the others nothing.
san-juan-why-full-hands = The others hold many cards, and the Builder would help them more than you.
san-juan-why-counts = With it, { THE($card) } scores more at the end.
san-juan-why-six = At the end of the game, { THE($card) } scores by what you’ve built.
san-juan-why-makes-dear = Goods from { THE($card) } sell for the most.
san-juan-why-makes-first = You need production buildings early to have goods to sell.
san-juan-why-cheaper = With { THE($card) }, your next buildings cost less.
san-juan-why-worth = It’s worth { $points ->
    [1] 1 point
   *[other] { $points } points
  }.
san-juan-why-tucks = Each card under the Chapel is worth 1 point.
san-juan-why-saves = You keep your cards for { THE($card) }.
san-juan-why-best-tile = You won’t get a better price for goods from { THE($card) }.
san-juan-why-brings = You get { $cards ->
    [1] 1 card
   *[other] { $cards } cards
  } for what you sell.
san-juan-why-produces-dear = Goods from { THE($card) } sell best.
