# Sutter's Mill (Marco Teubner)

sutters-mill-name = Sutter’s Mill
    .own = My cards
sutters-mill-about = Gold rush in Coloma: dig, rule the town, and get your people out before the gold runs out.
sutters-mill-help = Your prospectors dig gold and hold buildings. In your turn you do one of two things: prospect, where each prospector that leaves the current camp brings a counter of gold and each of your certificates one more; or act in town, with up to five actions of which the first is free. First you build up: put prospectors and influence cards on the buildings; whoever has the most influence has the certificate, which brings gold. At some time you switch to tearing down: take cards off the buildings, which are then worth points, and take your people home. When the last gold is dug the game ends at once: what is still in town costs points. Most gold and saved cards, less what is left behind, wins.

# Things

sutters-mill-space-mill = Sutter’s Mill
    .help = Special: in every business one more counter, if the next one is a blue counter of the river.
    .also = Mill, Saw
sutters-mill-space-hook = Hook and Ladder House
    .help = Special: in every business one more counter, if the next one is a brown counter of the hill.
    .also = Fire house, Hook and Ladder House No. 1
sutters-mill-space-smith = Blacksmith’s Shop
    .help = Special: in every business one more counter, if the next one is a grey counter of the mine. (Name and power are our own design: the chapter of the rules that explains them is lost.)
    .also = Smith, Blacksmith
sutters-mill-space-church = St. John’s Church
    .help = Special: once in a turn in town you may put the cards of one stack in any order, at no cost. That changes which card lies on top and can be removed, and some ties: where all cards are equal, the lowest one decides. (That the church may change the order is in the rules; how is our own design.)
    .also = Church, St. John’s Catholic Church
sutters-mill-space-gunshop = Gun Shop
    .help = Special: where you have at least one prospector you count as having one more when you place cards. Five own cards in a stack stay the most. (Name and power are our own design: the chapter of the rules that explains them is lost.)
    .also = Guns
sutters-mill-space-jail = County Jail
    .help = Special: where you have at least one prospector you count as having one more when you remove cards. (Name and power are our own design: the chapter of the rules that explains them is lost.)
    .also = Jail
sutters-mill-space-hotel = Sierra Nevada House
    .help = Special: in each turn in town the first prospector that you place or remove is free. (Name and power are our own design: the chapter of the rules that explains them is lost.)
    .also = Hotel
sutters-mill-space-stage = Stagecoach Office
    .help = Special: in each turn in town the first prospector that you move is free. (Name and power are our own design: the chapter of the rules that explains them is lost.)
    .also = Stagecoach
sutters-mill-space-river-camp = River camp
    .help = The camp of the blue section, the first one to be dug. Prospectors here may dig while it is the current camp.
    .also = River, Blue section
sutters-mill-space-hill-camp = Hill camp
    .help = The camp of the brown section, dug when the river is empty. Its counters are the richest: 2 to 4 nuggets.
    .also = Hill, Brown section
sutters-mill-space-mine-camp = Mine camp
    .help = The camp of the grey section, dug last. When its last counter is gone, the game is over.
    .also = Mine, Grey section
sutters-mill-card-two = 2
sutters-mill-card-three = 3
sutters-mill-card-four = 4
sutters-mill-card-five = 5
sutters-mill-card-six = 6
sutters-mill-card-seven = 7
sutters-mill-card-eight = 8
sutters-mill-card-nine = 9
sutters-mill-card-ten = 10
sutters-mill-card-jack = Jack
sutters-mill-card-queen = Queen
sutters-mill-card-king = King
sutters-mill-card-ace = Ace
sutters-mill-effect-bonus-river = +1 blue counter
sutters-mill-effect-bonus-hill = +1 brown counter
sutters-mill-effect-bonus-mine = +1 grey counter
sutters-mill-effect-rearrange = reorders a stack
sutters-mill-effect-spare-placing = +1 when placing cards
sutters-mill-effect-spare-removing = +1 when removing cards
sutters-mill-effect-free-prospector = 1 free coming or going
sutters-mill-effect-free-move = 1 free move
sutters-mill-counter-river = river counter
    .counted = { $count ->
        [one] { $count } river counter
       *[other] { $count } river counters
    }
sutters-mill-counter-hill = hill counter
    .counted = { $count ->
        [one] { $count } hill counter
       *[other] { $count } hill counters
    }
sutters-mill-counter-mine = mine counter
    .counted = { $count ->
        [one] { $count } mine counter
       *[other] { $count } mine counters
    }
sutters-mill-score-nuggets = Gold
sutters-mill-score-saved = Saved cards
sutters-mill-score-cards-left = Cards left on buildings
sutters-mill-score-prospectors-left = Prospectors left behind
sutters-mill-score-negative = fewest points lost
sutters-mill-label-laid = { $card } of { $seat }
sutters-mill-topic-first-turns = First turns
    .help = In town: place a prospector on a building at no cost, then a card there for 1 nugget: that gives you its certificate. Leave prospectors in the current camp, or bring them there, so that you can dig in your next turn; each certificate then brings a counter too. Prospectors that have dug stand on buildings, where they serve for cards. Watch how many counters are left: with three dozen it is time to think of the switch, and to take down your high cards before others leave you no time for it.
    .also = Beginning, How to begin, Tips, Advice, Start
sutters-mill-topic-turn = A turn
    .help = Either you prospect for gold and do business, or you act in town: never both. Before that, in Build-up, you may switch to Tear-down. A turn in town may have no action at all: that is a pass.
    .also = Turn, Round, Phases, Kinds of turn, Pass, Passing
sutters-mill-topic-prospect = Prospecting for gold
    .help = You need a prospector in the current camp, that of the section with the next counter. Move prospectors from it to buildings, one at a time; each brings one counter with 1 to 4 nuggets, which only you see. Stop when you like; business follows by itself.
    .also = Prospect, Dig, Digging, Gold, Current camp
sutters-mill-topic-business = Doing business
    .help = After prospecting you take one counter for each certificate that you hold, and one for the adventurer. Then the mill, the fire house and the smithy look whether the next counter has their colour, and bring one more.
    .also = Business, Income, Bonus
sutters-mill-topic-town = Acting in town
    .help = Up to five actions. Build-up: place a prospector, place a card, move a prospector. Tear-down: move or remove a prospector, remove the top card of a building where you have one. Kinds may repeat.
    .also = Town, Actions, Act in Town
sutters-mill-topic-prices = Prices of actions
    .help = In each turn in town the first action is free, the second costs 1 nugget, the third 2, the fourth 5, the fifth 7. What specials make free does not count.
    .also = Price, Cost, Costs
sutters-mill-topic-build-up = Build-up
    .help = Everybody’s first phase: place prospectors and influence cards. You leave it when you like, at the start of a turn of yours, and for good.
    .also = Building up, Builder phase
sutters-mill-topic-tear-down = Tear-down
    .help = Your second phase, for the rest of the game. On the switch all cards still in your hand leave the game, and prospectors never placed stay away. You take cards off buildings, whoever owns them: they are worth points for their owner. Prospectors that you take off the board cost nothing at the end.
    .also = Tearing down, Switch, Switching
sutters-mill-topic-cards = Influence cards
    .help = 2 to 10 count their number, Jack, Queen and King 10, the Ace 11. For your first card on a building you need one prospector there, for the second two, up to five. It stays when the prospectors go. On top means placed last; only that card can be removed.
    .also = Cards, Influence, Stack, Values
sutters-mill-topic-certificates = Certificates
    .help = Whoever has the greatest sum on a building has its certificate, at once. In a tie the highest cards are compared, one after the other; if all are equal, whose card lies lowest. When the last card is removed the certificate leaves the game, and with it the last counter of the vein.
    .also = Certificate, Owner, Ownership, Majority
sutters-mill-topic-specials = Specials of the buildings
    .help = While you hold its certificate. In business: Sutter’s Mill, Hook and Ladder House and Blacksmith’s Shop, one counter more if the next one is blue, brown, grey. In town: Gun Shop and County Jail, one prospector more when placing, when removing cards; Sierra Nevada House, the first prospector placed or removed is free; Stagecoach Office, the first move is free; St. John’s Church, one stack in another order. Look up a building for the whole. (The chapter of the rules about them is lost: Mill and Hook and Ladder House are certain, the church in part; the others are our own design.)
    .also = Special, Specials, Powers, Buildings, Special actions
sutters-mill-topic-adventurer = The adventurer
    .help = Whoever alone has the fewest certificates has the adventurer: one counter more in business. In a tie nobody has it.
    .also = Adventurer card
sutters-mill-topic-prospectors = Prospectors
    .help = Everybody has five; one begins in the river camp, four are off the board. Any number may stand in one place, and they move from anywhere to anywhere. Those on the board at the end cost 1, 3, 6, 10 or 15 points in all, also in camps.
    .also = Prospector, Pawns, Penalty
sutters-mill-topic-vein = The vein
    .help = 72 counters in three sections: river 1 to 3 nuggets, hill 2 to 4, mine 1 to 3. They are taken in that order; only who takes one sees what it is worth.
    .also = Gold vein, Counters, Sections
sutters-mill-topic-end = End of the game
    .help = When the vein is empty the game ends at once, in the middle of a turn. Gold and saved cards count plus, cards on buildings and prospectors on the board minus. In a tie whoever has lost fewer points wins, then it is shared. It also ends when nobody can act any more, or after five rounds in which nothing came of anything.
    .also = End, Scoring, Points, Victory points, Negative points, Winner, Tie

# What is asked

sutters-mill-prompt-turn = Prospect for gold, or act in town
    .turn = prospect for gold or act in town
    .lesson = Each turn you either prospect for gold, which is worth points at the end, and do business, or you act in town. Only somebody with a prospector in the current camp can dig; in town you place prospectors or move them there.
sutters-mill-prompt-town = Go on in town, or end the turn
    .turn = act in town
    .lesson = In town you may take up to five actions; the first is free, and each one after it costs more than the one before. End your turn whenever you like.
sutters-mill-prompt-dig = Dig with another prospector, or do business
    .turn = prospect for gold
    .lesson = Each prospector that you move from the current camp to a building brings a gold counter, whose value only you see. When you stop you do business: one more counter for every certificate you hold.
sutters-mill-prompt-move = Choose where the prospector goes
    .turn = place a prospector
    .lesson = With prospectors on a building you may place or remove cards there; with prospectors in the current camp you may dig. Those left on the board at the end cost points, wherever they stand.
sutters-mill-prompt-lay = Lay { $space } anew, from the bottom
    .turn = put cards in order
    .lesson = You may put the cards of this building into another order, from the bottom to the top. Only the top one can be removed; where sum and values of the cards are tied, whoever has the lowest card is ahead.
sutters-mill-stands-price = { $price ->
    [0] The next action in town is free; you have { $gold ->
        [1] 1 nugget
       *[other] { $gold } nuggets
    }
   *[other] The next action in town costs { $price ->
        [1] 1 nugget
       *[other] { $price } nuggets
    }; you have { $gold }
 }
sutters-mill-stands-all-done = Five actions are done; you have { $gold ->
        [1] 1 nugget
       *[other] { $gold } nuggets
    }

# What can be done

sutters-mill-verb-switch = Switch to Tear-down
    .confirm = Switch to Tear-down? It is for the rest of the game: the cards in your hand leave it, and prospectors off the board never come.
sutters-mill-verb-dig = Prospect for gold
sutters-mill-verb-stop-digging = Stop and do business
sutters-mill-verb-place-prospector = Place a prospector
sutters-mill-verb-place-card = Place a card
sutters-mill-verb-lift-prospector = Move a prospector
    .of = Move from { $what }
sutters-mill-verb-move-prospector = Put it down
sutters-mill-verb-remove-prospector = Remove a prospector
    .of = Home from { $what }
sutters-mill-verb-remove-card = Remove a card
    .of = Remove card: { $what }
sutters-mill-verb-rearrange = Church: rearrange a stack
    .of = Rearrange { $what }
sutters-mill-verb-lay-next = Lay next
    .of = Next: { $what }
sutters-mill-verb-lay-rest = Leave the rest as it lies
sutters-mill-verb-end-turn = End turn
sutters-mill-field-dig-building = To which building?
sutters-mill-field-place-prospector-space = Where to?
sutters-mill-field-place-card-site = On which building?
sutters-mill-field-place-card-card = Which card?
sutters-mill-field-lift-prospector-origin = From where?
sutters-mill-field-move-prospector-space = Where to?
sutters-mill-field-remove-prospector-post = From where?
sutters-mill-field-remove-card-top = At which building?
sutters-mill-field-rearrange-stack = Which stack?
sutters-mill-field-lay-next-card = Which card lies next?
sutters-mill-detail-of = { $seat } · counts { $value }
sutters-mill-detail-top = on top: { $card } of { $seat }
sutters-mill-detail-camp = { $left ->
    [0] dug out
   *[other] { $left } left
 }{ $own ->
    [0] {""}
   *[other] {" · "}you: { $own }
 }
sutters-mill-gives-empty = { $effect } · no cards{ $own ->
    [0] {""}
   *[other] {" · "}you: { $own }
 }
sutters-mill-gives-building = { $effect } · { $seat } leads with { $sum }{ $own ->
    [0] {""}
   *[other] {" · "}you: { $own }
 }
sutters-mill-detail-empty = no cards{ $own ->
    [0] {""}
   *[other] {" · "}you: { $own }
 }
sutters-mill-detail-building = { $seat } leads with { $sum }{ $own ->
    [0] {""}
   *[other] {" · "}you: { $own }
 }

# What has happened

sutters-mill-event-starts = { $seat } begins
    .you = You begin
sutters-mill-event-turn-began = { $seat }’s turn
    .you = Your turn
sutters-mill-event-skipped = { $seat } has nobody left in town and sits out
    .you = You have nobody left in town and sit out
sutters-mill-event-passed = { $seat } passed
sutters-mill-event-switched = { $cards ->
    [0] { $seat } switched to Tear-down
    [one] { $seat } switched to Tear-down and gave up one card
   *[other] { $seat } switched to Tear-down and gave up { $cards } cards
 }
sutters-mill-event-dug = { $seat } dug: { $counter } ({ $space })
sutters-mill-event-found = { $nuggets ->
    [one] { $seat } dug: { $counter } with 1 nugget ({ $space })
   *[other] { $seat } dug: { $counter } with { $nuggets } nuggets ({ $space })
 }
sutters-mill-event-did-business = { $seat } did business: { $counters }
sutters-mill-event-earned = { $nuggets ->
    [one] { $seat } did business: { $counters } with 1 nugget
   *[other] { $seat } did business: { $counters } with { $nuggets } nuggets
 }
sutters-mill-event-placed-prospector = { $price ->
    [0] { $seat } placed a prospector: { $space }
    [1] { $seat } placed a prospector: { $space } (1 nugget)
   *[other] { $seat } placed a prospector: { $space } ({ $price } nuggets)
 }
sutters-mill-event-placed-card = { $price ->
    [0] { $seat } placed { $card }: { $space }
    [1] { $seat } placed { $card }: { $space } (1 nugget)
   *[other] { $seat } placed { $card }: { $space } ({ $price } nuggets)
 }
sutters-mill-event-moved-prospector = { $price ->
    [0] { $seat } moved a prospector: { $origin } → { $space }
    [1] { $seat } moved a prospector: { $origin } → { $space } (1 nugget)
   *[other] { $seat } moved a prospector: { $origin } → { $space } ({ $price } nuggets)
 }
sutters-mill-event-removed-prospector = { $price ->
    [0] { $seat } took a prospector home: { $space }
    [1] { $seat } took a prospector home: { $space } (1 nugget)
   *[other] { $seat } took a prospector home: { $space } ({ $price } nuggets)
 }
sutters-mill-event-removed-card = { $price ->
    [0] { $seat } took { $card } of { $owner } off: { $space }
    [1] { $seat } took { $card } of { $owner } off: { $space } (1 nugget)
   *[other] { $seat } took { $card } of { $owner } off: { $space } ({ $price } nuggets)
 }
sutters-mill-event-rearranged = { $seat } put a stack in another order: { $space }
sutters-mill-event-took-certificate = { $seat } has the certificate: { $space }
    .you = You have the certificate: { $space }
sutters-mill-event-certificate-gone = The certificate has left the game: { $space }
sutters-mill-event-counter-lost = The last counter of the vein is lost ({ $counter })
sutters-mill-event-took-adventurer = { $seat } has the adventurer
    .you = You have the adventurer
sutters-mill-event-adventurer-free = Nobody has the adventurer
sutters-mill-event-vein-empty = The vein is dug out: the game is over
sutters-mill-event-town-left = Everybody has left the town: the game is over
sutters-mill-event-no-progress = { $rounds } rounds without any progress: the game is over
sutters-mill-event-revealed = { $seat } had { $nuggets ->
        [1] 1 nugget
       *[other] { $nuggets } nuggets
    }
    .you = You had { $nuggets ->
        [1] 1 nugget
       *[other] { $nuggets } nuggets
    }

# Orders given ahead

sutters-mill-order-end-turn = End my turn when my gold pays for nothing any more

# What a choice costs and brings; `.brief` on buttons

sutters-mill-cost = { $cost ->
    [0] free
    [1] costs 1 nugget
   *[other] costs { $cost } nuggets
}
    .brief = { $cost ->
    [0] free
    [1] 1 nugget
   *[other] { $cost } nuggets
}
sutters-mill-gain = value { $gain }
