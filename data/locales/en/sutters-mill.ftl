# Sutter's Mill (Marco Teubner)

sutters-mill-name = Sutter’s Mill
    .own = My cards
sutters-mill-about = Strike gold in Coloma, rule the town, and get your people out before the gold is gone.
sutters-mill-help = Your prospectors dig for gold and win buildings. On your turn you either prospect or act in town. When you prospect, each prospector who leaves the current camp brings one gold counter, and each of your certificates brings one more. In town you take up to five actions, and the first is free. During Build-up you put prospectors and influence cards on buildings. The player with the most influence in a building holds its certificate. At some point you switch to Tear-down: you take cards off buildings, which are then worth points, and bring your people home. The game ends when the last gold is dug. You score your gold and saved cards, and lose points for your cards and prospectors still on the board.

# Things

sutters-mill-space-mill = Sutter’s Mill
    .the = Sutter’s Mill
    .help = Each time you do business, take one more counter if the next one is a blue river counter.
    .also = Mill, Saw
sutters-mill-space-hook = Hook and Ladder
    .the = the Hook and Ladder
    .help = Each time you do business, take one more counter if the next one is a brown hill counter.
    .also = Fire house, Hook and Ladder House, Hook and Ladder House No. 1
sutters-mill-space-smith = Blacksmith
    .the = the Blacksmith
    .help = Each time you do business, take one more counter if the next one is a grey mine counter. (The chapter of the rules that explains it is lost, so its name and power are our own.)
    .also = Smith, Blacksmith’s Shop
sutters-mill-space-church = Church
    .the = the Church
    .help = Once in each turn in town you may reorder the cards of one building for free. This changes which card is on top, the only one that can be removed. It also decides some ties: if all cards are equal, the lowest one wins. (The rules say that the Church changes the order; how it does so is our own.)
    .also = St. John’s Church, St. John’s Catholic Church
sutters-mill-space-gunshop = Gun Shop
    .the = the Gun Shop
    .help = When you place cards where you have a prospector, you count as having one more. You still can’t have more than five cards in one building. (The chapter of the rules that explains it is lost, so its name and power are our own.)
    .also = Guns
sutters-mill-space-jail = Jail
    .the = the Jail
    .help = When you remove cards where you have a prospector, you count as having one more. (The chapter of the rules that explains it is lost, so its name and power are our own.)
    .also = County Jail
sutters-mill-space-hotel = Sierra Nevada
    .the = the Sierra Nevada
    .help = In each turn in town, the first prospector you place or take home is free. (The chapter of the rules that explains it is lost, so its name and power are our own.)
    .also = Hotel, Sierra Nevada House
sutters-mill-space-stage = Stagecoach
    .the = the Stagecoach
    .help = In each turn in town, the first prospector you move is free. (The chapter of the rules that explains it is lost, so its name and power are our own.)
    .also = Stagecoach Office
sutters-mill-space-river-camp = River
    .the = the River
    .help = This is the camp of the blue section, which is dug first. Your prospectors here can dig while it is the current camp.
    .also = River camp, Blue section
sutters-mill-space-hill-camp = Hill
    .the = the Hill
    .help = This is the camp of the brown section, which is dug when the river is empty. Its counters are the richest, with 2 to 4 nuggets.
    .also = Hill camp, Brown section
sutters-mill-space-mine-camp = Mine
    .the = the Mine
    .help = This is the camp of the grey section, which is dug last. When its last counter is gone, the game ends.
    .also = Mine camp, Grey section
sutters-mill-card-two = 2
    .the = a 2
sutters-mill-card-three = 3
    .the = a 3
sutters-mill-card-four = 4
    .the = a 4
sutters-mill-card-five = 5
    .the = a 5
sutters-mill-card-six = 6
    .the = a 6
sutters-mill-card-seven = 7
    .the = a 7
sutters-mill-card-eight = 8
    .the = an 8
sutters-mill-card-nine = 9
    .the = a 9
sutters-mill-card-ten = 10
    .the = a 10
sutters-mill-card-jack = Jack
    .the = a Jack
sutters-mill-card-queen = Queen
    .the = a Queen
sutters-mill-card-king = King
    .the = a King
sutters-mill-card-ace = Ace
    .the = an Ace
sutters-mill-effect-bonus-river = +1 blue counter
sutters-mill-effect-bonus-hill = +1 brown counter
sutters-mill-effect-bonus-mine = +1 grey counter
sutters-mill-effect-rearrange = reorders a stack
sutters-mill-effect-spare-placing = +1 when placing cards
sutters-mill-effect-spare-removing = +1 when removing cards
sutters-mill-effect-free-prospector = 1 prospector placed or taken home free
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
sutters-mill-label-laid = { $seat }’s { $card }
    .you = your { $card }
sutters-mill-topic-first-turns = First turns
    .help = Start in town: place a prospector on a building for free, then a card there for 1 nugget, and the certificate is yours. Keep prospectors in the current camp so that you can dig next turn; each certificate then brings a counter too. Prospectors who have dug stand on buildings, where they help you place cards. Watch the counters: when about 36 are left, plan your switch, and take your high cards off before time runs out.
    .also = Beginning, How to begin, Tips, Advice, Start
sutters-mill-topic-turn = A turn
    .help = You either prospect for gold and do business, or act in town, never both. In Build-up you may switch to Tear-down before that. If you act in town and take no action, you pass.
    .also = Turn, Round, Phases, Kinds of turn, Pass, Passing
sutters-mill-topic-prospect = Prospecting for gold
    .help = You need a prospector in the current camp, the camp of the section with the next counter. Move prospectors from there to buildings, one at a time. Each brings one counter with 1 to 4 nuggets, which only you see. Stop when you like; then you do business.
    .also = Prospect, Dig, Digging, Gold, Current camp
sutters-mill-topic-business = Doing business
    .help = After prospecting you take one counter for each certificate you hold, and one for the adventurer. Then Sutter’s Mill, the Hook and Ladder and the Blacksmith each bring one more if the next counter has their color.
    .also = Business, Income, Bonus
sutters-mill-topic-town = Acting in town
    .help = You take up to five actions, and you may repeat them. In Build-up: place a prospector, place a card or move a prospector. In Tear-down: move a prospector, take one home, or remove the top card of a building where you have one.
    .also = Town, Actions, Act in Town
sutters-mill-topic-prices = Prices of actions
    .help = In each turn in town the first action is free, the second costs 1 nugget, the third 2, the fourth 5 and the fifth 7. Actions that a building makes free do not count.
    .also = Price, Cost, Costs
sutters-mill-topic-build-up = Build-up
    .help = Everyone starts here, placing prospectors and influence cards. You leave this phase at the start of any of your turns, and you can’t come back.
    .also = Building up, Builder phase
sutters-mill-topic-tear-down = Tear-down
    .help = This is your second phase, until the end of the game. When you switch, all cards in your hand leave the game, and prospectors you never placed stay away. You take cards off buildings, and each is worth points for its owner. Prospectors you take home cost nothing at the end.
    .also = Tearing down, Switch, Switching
sutters-mill-topic-cards = Influence cards
    .help = Cards from 2 to 10 count their number, the Jack, Queen and King count 10, and the Ace counts 11. Your first card in a building needs one prospector there, your second needs two, and so on up to five. Cards stay when prospectors leave. Only the top card, placed last, can be removed.
    .also = Cards, Influence, Stack, Values
sutters-mill-topic-certificates = Certificates
    .help = The player with the highest total in a building holds its certificate. If players tie, the highest card wins, then the next highest, and so on. If all are equal, the player whose card lies lowest in the stack wins. When the last card is removed, the certificate leaves the game, and one counter of the vein with it.
    .also = Certificate, Owner, Ownership, Majority
sutters-mill-topic-specials = Powers of the buildings
    .help = A building’s power is yours while you hold its certificate. Doing business: Sutter’s Mill, the Hook and Ladder and the Blacksmith bring one more blue, brown or grey counter. In town: the Gun Shop and the Jail count as one more prospector for placing or removing cards. The Sierra Nevada makes the first prospector you place or take home free, the Stagecoach your first move. The Church reorders one stack. (The chapter about these powers is lost. The Mill and the Hook and Ladder are certain, the Church in part; the others are our own.)
    .also = Special, Specials, Powers, Buildings, Special actions
sutters-mill-topic-adventurer = The adventurer
    .help = The player who alone has the fewest certificates has the adventurer and takes one more counter when doing business. If players tie, nobody has it.
    .also = Adventurer card
sutters-mill-topic-prospectors = Prospectors
    .help = You have five prospectors: one starts in the river camp and four off the board. Any number can stand in one place, and they can move from any place to any other. Prospectors still on the board at the end, camps included, cost you 1, 3, 6, 10 or 15 points in total.
    .also = Prospector, Pawns, Penalty
sutters-mill-topic-vein = The vein
    .help = The vein has 72 counters in three sections: river with 1 to 3 nuggets, hill with 2 to 4, mine with 1 to 3. Players take them in that order, and only the player who takes one sees its value. In the pictures, ≈ marks an estimate: a player’s gold by the average of their counters, plus saved cards. It does not subtract the points at risk, which are shown below it in red.
    .also = Gold vein, Counters, Sections, Estimate
sutters-mill-topic-end = End of the game
    .help = When the vein is empty, the game ends at once, even in the middle of a turn. You score your gold and saved cards, and lose points for your cards on buildings and prospectors on the board. If players tie, the one who lost fewer points wins; if they still tie, they share the win. The game also ends when nobody can act, or after five rounds without progress.
    .also = End, Scoring, Points, Victory points, Negative points, Winner, Tie

# What is asked

sutters-mill-prompt-turn = Prospect for gold or act in town
    .turn = prospect for gold or act in town
    .lesson = Each turn you either prospect for gold and do business, or act in town, where the first action is free. Later, switch to Tear-down: only there can you remove cards for points, and what stays in town loses points at the end.
sutters-mill-prompt-act = Act in town or end your turn
    .turn = act in town
    .lesson = You have nobody in the current camp, so you can’t prospect now. Bring a prospector there for your next turn, or win certificates: each of them brings a counter whenever you do business.
sutters-mill-prompt-salvage = { $digs ->
    [yes] Prospect, remove cards or take prospectors home
   *[no] Remove cards or take prospectors home
 }
    .turn = prospect for gold or act in town
    .lesson = You remove the top card of a building where you have a prospector, and it scores for its owner, even if that is another player. Prospectors taken home no longer cost points at the end; with none on the board, you play no more.
sutters-mill-prompt-town = { $price ->
    [-1] Use what is still free?
    [0] Another action, for free?
   *[other] { $free ->
        [none] Another action for
        [several] Another action, for free or for
        [lift_prospector] Move for free, or another action for
        [place_prospector] Place a prospector for free, or another action for
        [remove_prospector] Take one home for free, or another action for
       *[rearrange] Reorder for free, or another action for
    } { $price ->
        [1] 1 nugget?
       *[other] { $price } nuggets?
    }
 }
    .turn = act in town
    .lesson = You can take up to five actions, each more expensive than the last; the price of the next is below the town. Under the points, in red, is what each player would lose if the gold ran out now.
sutters-mill-prompt-dig = Prospect again or do business
    .turn = prospect for gold
    .lesson = Each prospector you move from the camp to a building brings a counter that only you see: others’ points, with ≈, are estimates. Doing business ends the search: one more counter for each of your certificates, and one if you have the adventurer.
sutters-mill-prompt-move = Where does the prospector from { THE($origin) } go, { $price ->
    [0] for free?
    [1] for 1 nugget?
   *[other] for { $price } nuggets?
 }
    .turn = place a prospector
    .lesson = With prospectors in a building you can place or remove cards there; with prospectors in the current camp you can dig. Every prospector still on the board at the end costs you points.
sutters-mill-prompt-lay = { $laid ->
    [0] Choose the bottom card of the new stack at { THE($space) }
   *[other] Choose the next card up in the stack at { THE($space) }
 }
    .turn = put cards in order
    .lesson = Only the top card can be removed. If totals and values tie, the player whose card lies lowest in the stack is ahead.
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
sutters-mill-stands-nothing = The next action costs { $price } { $price ->
    [1] nugget
   *[other] nuggets
 } and you have { $gold }, so end your turn
sutters-mill-stands-all-done = Five actions are done; you have { $gold ->
        [1] 1 nugget
       *[other] { $gold } nuggets
    }

# What can be done

sutters-mill-verb-switch = Tear down
    .confirm = Switch to Tear-down for the rest of the game? The cards in your hand leave the game, and prospectors off the board never come.
sutters-mill-verb-dig = Prospect for gold
    .whole = Prospect and go to { THE($building) }
sutters-mill-verb-stop-digging = Do business
sutters-mill-verb-place-prospector = Place a prospector
    .whole = Place a prospector at { THE($space) }
sutters-mill-verb-place-card = Place a card
    .of = A card at { THE($what) }
    .given = Which card at { THE($site) }?
    .whole = Place { THE($card) } at { THE($site) }
sutters-mill-verb-lift-prospector = Move a prospector
    .whole = Move a prospector from { THE($origin) }
    .of = Move from { THE($what) }
    .tight = From { $what }
sutters-mill-verb-move-prospector = Put them there
    .whole = Move the prospector to { THE($space) }
sutters-mill-verb-remove-prospector = Take a prospector home
    .whole = Take a prospector home from { THE($post) }
    .of = Home from { THE($what) }
    .tight = Home: { $what }
sutters-mill-verb-remove-card = Remove a card
    .whole = Remove the top card at { THE($top) }
    .of = Remove { $what }
    .tight = Take { $what }
sutters-mill-verb-rearrange = Reorder a stack with the Church
    .of = Reorder { THE($what) }
sutters-mill-verb-lay-next = Put next
    .of = Put { $what } next
sutters-mill-verb-lay-rest = Leave the rest as it is
sutters-mill-verb-end-turn = End turn
sutters-mill-field-dig-building = Go where?
    .whole = Prospect and go where?
sutters-mill-field-place-prospector-space = Where to?
sutters-mill-field-place-card-site = On which building?
sutters-mill-field-place-card-card = Which card?
sutters-mill-field-lift-prospector-origin = From where?
    .whole = Move a prospector from where?
sutters-mill-field-move-prospector-space = Where to?
sutters-mill-field-remove-prospector-post = From where?
    .whole = Take a prospector home from where?
sutters-mill-field-remove-card-top = Which card?
sutters-mill-field-rearrange-stack = Which stack?
    .whole = Reorder which stack with the Church?
sutters-mill-field-lay-next-card = Which card?
sutters-mill-label-top = { $card } (+{ $value } for { $seat })
    .you = your { $card } (+{ $value })
sutters-mill-detail-top = { $space } · +{ $value } for { $seat }
sutters-mill-detail-camp = { $left ->
    [0] dug out
   *[other] { $left } left
 }{ $own ->
    [0] {""}
   *[other] {" · "}{ $own } of yours
 }
sutters-mill-gives-empty = { $effect } · no cards{ $own ->
    [0] {""}
   *[other] {" · "}{ $own } of yours
 }
sutters-mill-gives-building = { $effect } · { $seat } leads with { $sum }{ $own ->
    [0] {""}
   *[other] {" · "}{ $own } of yours
 }
    .you = { $effect } · you lead with { $sum }{ $own ->
        [0] {""}
       *[other] {" · "}{ $own } of yours
     }
sutters-mill-detail-empty = no cards{ $own ->
    [0] {""}
   *[other] {" · "}{ $own } of yours
 }
sutters-mill-detail-building = { $seat } leads with { $sum }{ $own ->
    [0] {""}
   *[other] {" · "}{ $own } of yours
 }
    .you = you lead with { $sum }{ $own ->
        [0] {""}
       *[other] {" · "}{ $own } of yours
     }

# What has happened

sutters-mill-event-starts = { $seat } goes first
    .you = You go first
sutters-mill-event-turn-began = { $seat }’s turn
    .you = Your turn
sutters-mill-event-skipped = { $seat } has nobody left in town and skips a turn
    .you = You have nobody left in town and skip a turn
    .deed = skipped a turn
sutters-mill-event-passed = { $seat } passed
    .deed = passed
sutters-mill-event-switched = { $cards ->
    [0] { $seat } switched to Tear-down
    [one] { $seat } switched to Tear-down and gave up one card
   *[other] { $seat } switched to Tear-down and gave up { $cards } cards
 }
    .deed = switched to Tear-down
sutters-mill-event-dug = { $seat } dug up a { $counter } and went to { THE($space) }
sutters-mill-event-found = { $nuggets ->
    [one] { $seat } dug up a { $counter } worth 1 nugget and went to { THE($space) }
   *[other] { $seat } dug up a { $counter } worth { $nuggets } nuggets and went to { THE($space) }
 }
    .brief = { $nuggets ->
    [one] { $seat } found 1 nugget
   *[other] { $seat } found { $nuggets } nuggets
 }
sutters-mill-event-did-business = { $seat } did business and took { $counters }
sutters-mill-event-earned = { $nuggets ->
    [one] { $seat } did business and took { $counters } worth 1 nugget
   *[other] { $seat } did business and took { $counters } worth { $nuggets } nuggets
 }
    .brief = { $nuggets ->
    [one] { $seat } did business (+1 nugget)
   *[other] { $seat } did business (+{ $nuggets } nuggets)
 }
sutters-mill-event-claimed = { $seat } took over { THE($space) } with { THE($card) }
    .deed = took over { THE($space) } with { THE($card) }
sutters-mill-event-claimed-from = { $former } lost { THE($space) } to { $seat }, who played { THE($card) }
    .brief = { $former } lost { THE($space) } to { $seat }
    .deed = took { THE($space) } from { $former } with { THE($card) }
sutters-mill-event-reordered = { $seat } reordered the cards at { THE($space) }, and its certificate passed from { $former } to { $owner }
    .brief = { $former } lost { THE($space) } to { $owner }
sutters-mill-event-saved = { $seat } removed your { $cards } (+{ $points } for you)
    .brief = { $seat } removed your { $cards }
sutters-mill-event-walked = { $seat } placed or moved prospectors { $times } times
    .deed = placed or moved prospectors { $times } times
sutters-mill-event-mined = { $seat } took { $counters ->
    [one] 1 counter
   *[other] { $counters } counters
 }
    .deed = took { $counters ->
    [one] 1 counter
   *[other] { $counters } counters
 }
sutters-mill-event-placed-prospector = { $price ->
    [0] { $seat } placed a prospector at { THE($space) }
    [1] { $seat } placed a prospector at { THE($space) } for 1 nugget
   *[other] { $seat } placed a prospector at { THE($space) } for { $price } nuggets
 }
    .you = You placed a prospector at { THE($space) }{ $price ->
    [0] {""}
    [1] {""}
    [2] {""}
   *[other] {" "}for { $price } nuggets
 }
    .deed = placed a prospector at { THE($space) }
sutters-mill-event-placed-card = { $price ->
    [0] { $seat } played { THE($card) } at { THE($space) }
    [1] { $seat } played { THE($card) } at { THE($space) } for 1 nugget
   *[other] { $seat } played { THE($card) } at { THE($space) } for { $price } nuggets
 }
    .brief = { $seat } played { THE($card) } at { THE($space) }
    .you = You played { THE($card) } at { THE($space) }{ $price ->
    [0] {""}
    [1] {""}
    [2] {""}
   *[other] {" "}for { $price } nuggets
 }
    .deed = played { THE($card) } at { THE($space) }
sutters-mill-event-moved-prospector = { $price ->
    [0] { $seat } moved a prospector from { THE($origin) } to { THE($space) }
    [1] { $seat } moved a prospector from { THE($origin) } to { THE($space) } for 1 nugget
   *[other] { $seat } moved a prospector from { THE($origin) } to { THE($space) } for { $price } nuggets
 }
    .you = You moved from { THE($origin) } to { THE($space) }{ $price ->
    [0] {""}
    [1] {""}
    [2] {""}
   *[other] {" "}for { $price } nuggets
 }
    .deed = went to { THE($space) }
sutters-mill-event-removed-prospector = { $price ->
    [0] { $seat } took a prospector home from { THE($space) }
    [1] { $seat } took a prospector home from { THE($space) } for 1 nugget
   *[other] { $seat } took a prospector home from { THE($space) } for { $price } nuggets
 }
    .you = You took a prospector home from { THE($space) }{ $price ->
    [0] {""}
    [1] {""}
    [2] {""}
   *[other] {" "}for { $price } nuggets
 }
    .deed = brought a prospector home
sutters-mill-event-removed-card = { $price ->
    [0] { $seat } removed { THE($card) } from { THE($space) } (placed by { $owner })
    [1] { $seat } removed { THE($card) } from { THE($space) } for 1 nugget (placed by { $owner })
   *[other] { $seat } removed { THE($card) } from { THE($space) } for { $price } nuggets (placed by { $owner })
 }
    .you = You removed { THE($card) } of { $owner }’s from { THE($space) }{ $price ->
    [0] {""}
    [1] {""}
    [2] {""}
   *[other] {" "}for { $price } nuggets
 }
    .deed = removed { $owner }’s { $card }
sutters-mill-event-removed-own-card = { $price ->
    [0] { $seat } removed their own { $card } from { THE($space) }
    [1] { $seat } removed their own { $card } from { THE($space) } for 1 nugget
   *[other] { $seat } removed their own { $card } from { THE($space) } for { $price } nuggets
 }
    .you = You removed your own { $card } from { THE($space) }{ $price ->
    [0] {""}
    [1] {""}
    [2] {""}
   *[other] {" "}for { $price } nuggets
 }
    .deed = removed { THE($card) } from { THE($space) }
sutters-mill-event-rearranged = { $seat } reordered the cards at { THE($space) }
    .deed = reordered { THE($space) }
sutters-mill-event-took-certificate = { $seat } got the certificate of { THE($space) }
    .you = You got the certificate of { THE($space) }
    .brief = { $seat } took over { THE($space) }
    .deed = took { THE($space) }
sutters-mill-event-took-certificate-from = The certificate of { THE($space) } passed from { $former } to { $seat }
    .brief = { $former } lost { THE($space) } to { $seat }
    .deed = took { THE($space) } from { $former }
    .alone = The certificate of { THE($space) } passed from { $former } to { $seat }
sutters-mill-event-certificate-gone-from = { $former } lost the certificate of { THE($space) }, which left the game
    .alone = The certificate of { THE($space) } is gone
sutters-mill-event-certificate-gone = The certificate of { THE($space) } left the game
    .alone = The certificate of { THE($space) } is gone
sutters-mill-event-counter-lost = The last counter of the vein was lost, a { $counter }
sutters-mill-event-took-adventurer = { $seat } has the fewest certificates and got the adventurer (+1 counter in business)
    .you = You have the fewest certificates and got the adventurer (+1 counter in business)
    .deed = got the adventurer
sutters-mill-event-took-adventurer-from = { $seat } got the adventurer from { $former }
    .deed = got the adventurer
sutters-mill-event-adventurer-free-from = { $former } lost the adventurer, which nobody has now
sutters-mill-event-adventurer-free = Nobody has the adventurer now: there is a tie for the fewest certificates
sutters-mill-event-vein-empty = The vein is empty, and the game is over
sutters-mill-event-town-left = Everyone has left town, and the game is over
sutters-mill-event-no-progress = Nobody made progress for { $rounds } rounds, and the game is over
sutters-mill-event-revealed = { $seat } had { $nuggets ->
        [1] 1 nugget
       *[other] { $nuggets } nuggets
    }
    .you = You had { $nuggets ->
        [1] 1 nugget
       *[other] { $nuggets } nuggets
    }

# Orders given ahead

sutters-mill-order-end-turn = End my turn when I can’t pay for anything

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

# What a finished game is remembered for
sutters-mill-ending-vein = The vein was dug out, which ended the game
sutters-mill-ending-town = Everyone left town, which ended the game
sutters-mill-ending-progress = Nobody made progress for { $rounds } rounds, which ended the game
sutters-mill-fact-gold = { $seat } had the most gold: { $nuggets ->
    [1] 1 nugget
   *[other] { $nuggets } nuggets
}, { $more } more than anyone else
sutters-mill-fact-contested = The certificate of { THE($space) } was taken { $count } times
sutters-mill-fact-tie = { $seat } took the certificate of { THE($space) } from { $other } on the tie-break, with { $sum } points in cards each
sutters-mill-fact-one-more = { $seat } took the certificate of { THE($space) } from { $other } with only 1 point more in cards
sutters-mill-fact-business = { $seat } took { $count } counters by doing business
sutters-mill-fact-digger = { $seat } dug { $count ->
    [2] twice
   *[other] { $count } times
}, more than anyone else
sutters-mill-fact-cards = { $seat } removed { $count } of the other players’ cards

# What follows by rule and is easily forgotten
sutters-mill-forecast-border = { $digs ->
    [0] Doing business now would bring you { $counters }
   *[other] If you prospect once, doing business then brings you { $counters }
 }
sutters-mill-forecast-end = { $digs ->
    [0] Doing business now would take the last { $count ->
        [1] counter
       *[other] { $count } counters
    } and end the game
   *[other] { $count ->
        [1] Prospecting would take the last counter and end the game
       *[other] Prospecting once, then doing business, would take the last { $count } counters and end the game
    }
 }
sutters-mill-forecast-switch = { $left } { $left ->
    [1] counter is
   *[other] counters are
 } left; unless you switch to Tear-down, your cards in town cost { $points } points

# What hints give as a reason: nouns in the plural
sutters-mill-gauge-nuggets = nuggets
sutters-mill-gauge-counters = counters
sutters-mill-gauge-certificates = certificates
sutters-mill-gauge-town = cards in town
sutters-mill-gauge-board = prospectors on the board
sutters-mill-gauge-camps = prospectors in the camps
sutters-mill-gauge-hand = cards in hand
sutters-mill-gauge-saved = points from saved cards
sutters-mill-gauge-hotel = prospectors not yet placed
sutters-mill-gauge-paid = nuggets paid
sutters-mill-gauge-left = points still in town
sutters-mill-gauge-stranded = points lost to prospectors on the board

# What hints say for an answer
sutters-mill-why-takes-from = You take the certificate of { THE($building) } from { $name }.
sutters-mill-why-takes = You get the certificate of { THE($building) }.
sutters-mill-why-income = With { $count ->
    [1] 1 certificate
   *[other] { $count } certificates
  } you get { $count ->
    [1] 1 counter
   *[other] { $count } counters
  } every turn.
sutters-mill-why-breaks = { $name } loses the certificate of { THE($building) }.
sutters-mill-why-saves-own = You save { THE($card) }, worth { $points ->
    [1] 1 point
   *[other] { $points } points
  }.
sutters-mill-why-uncovers = Your next card down is { THE($card) }.
sutters-mill-why-secures = { $name } can’t easily take { THE($building) } from you.
sutters-mill-why-on-top = Your card covers a high card of { $name }’s.
sutters-mill-why-alone = { $name } is no longer the adventurer.
sutters-mill-why-digs = Counters from here are worth more than those from the river.
sutters-mill-why-camp = You can dig from { THE($camp) } right now.
sutters-mill-why-free = With { THE($building) } it costs you nothing.
sutters-mill-why-opens = Now you can place cards at { THE($building) }.
sutters-mill-why-home = Your prospectors on the board would cost { $points ->
    [1] 1 point
   *[other] { $points } points
  }.
sutters-mill-why-follows = { $name } is already saving cards.
sutters-mill-why-runs-out = The vein has only { $count ->
    [1] 1 counter
   *[other] { $count } counters
  } left.
sutters-mill-why-much-in-town = You have { $points ->
    [1] 1 point
   *[other] { $points } points
  } in town to save.
sutters-mill-why-waits = The next action would cost { $nuggets ->
    [1] 1 nugget
   *[other] { $nuggets } nuggets
  }.
sutters-mill-why-spares = You keep your nuggets, and each is worth a point.
