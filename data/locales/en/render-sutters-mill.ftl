# Words of Sutter's Mill that stand in pictures and in the position as text only.

render-sutters-mill-river = River
render-sutters-mill-hill = Hill
render-sutters-mill-mine = Mine
render-sutters-mill-spent = no gold
render-sutters-mill-nobody = nobody yet
render-sutters-mill-gone = Certificate out of the game
render-sutters-mill-adventurer = Adventurer
render-sutters-mill-free = free
render-sutters-mill-act = Act in town
render-sutters-mill-another = Another action
render-sutters-mill-salvage = Remove or take home
render-sutters-mill-free-place-prospector = Place
render-sutters-mill-free-remove-prospector = Take home
render-sutters-mill-free-lift-prospector = Move
render-sutters-mill-free-rearrange = Reorder
render-sutters-mill-remove = Remove
render-sutters-mill-counters = { $count ->
    [1] counter
   *[other] counters
}
render-sutters-mill-then = then
render-sutters-mill-prices = On your turn in town, the 1st action is free; the others cost { $prices } and { $last } nuggets
render-sutters-mill-loss = { $points ->
    [one] If the gold ran out now, you would lose { $points } point
   *[other] If the gold ran out now, you would lose { $points } points
 }
render-sutters-mill-points = pts
render-sutters-mill-at-risk = at risk
render-sutters-mill-start = Start
render-sutters-mill-paid = Spent
render-sutters-mill-why-dig = nobody in the current camp to dig
render-sutters-mill-why-out = no prospector left to place
render-sutters-mill-why-done = five actions are done
render-sutters-mill-why-gold = too little gold
render-sutters-mill-why-hand = no card left to place
render-sutters-mill-why-prospectors = too few prospectors at buildings to place cards
render-sutters-mill-why-once = each prospector removes only 1 card a turn
render-sutters-mill-why-top = no card where you have a prospector
render-sutters-mill-why-board = no prospector on the board
render-sutters-mill-asked-turn-start = { $names }’s turn
render-sutters-mill-asked-digging = { $names } digs
render-sutters-mill-asked-in-town = { $names } acts in town
render-sutters-mill-asked-moving = { $names } acts in town
render-sutters-mill-asked-rearranging = { $names } acts in town

render-sutters-mill-text-turn = Sutter’s Mill, { $name }’s turn.
render-sutters-mill-text-over = Sutter’s Mill. The game is over.
render-sutters-mill-text-asked = To act: { $names }.
render-sutters-mill-text-starter = Starting player: { $name }.
render-sutters-mill-text-quiet = Rounds in a row without progress: { $count }. The game ends after { $most }.
render-sutters-mill-text-still-quiet = This round has had no progress yet.
render-sutters-mill-text-progress = This round has had progress.
render-sutters-mill-text-paid = Actions paid this turn: { $count }.
render-sutters-mill-text-vein = Vein: river { $river }, hill { $hill }, mine { $mine }.
render-sutters-mill-text-stack = in the stack, from the bottom up, { $cards }
render-sutters-mill-text-player = { $name } ({ $phase }): { $hand ->
    [one] 1 card
   *[other] { $hand } cards
 } in hand, { $saved } saved, { $off ->
    [one] 1 prospector
   *[other] { $off } prospectors
 } off board.
render-sutters-mill-text-prospectors = On the board: { $places }.
render-sutters-mill-text-taken = Counters: river { $river }, hill { $hill }, mine { $mine }; { $paid ->
    [1] 1 nugget
   *[other] { $paid } nuggets
 } paid.
render-sutters-mill-text-earned = About { $points ->
    [1] 1 point
   *[other] { $points } points
 } so far, with an average for gold not shown.
render-sutters-mill-text-risk = If the gold ran out now, cards and prospectors on the board would cost { $points ->
    [1] 1 point
   *[other] { $points } points
 }.
render-sutters-mill-text-held = Certificates: { $places }.
render-sutters-mill-text-adventurer = Has the adventurer.
render-sutters-mill-text-gold = Gold: { $gold }.
render-sutters-mill-text-own = { $name } ({ $phase }), your gold: { $gold } ({ $parts }).
render-sutters-mill-text-hand = Cards in hand: { $cards }.
render-sutters-mill-text-lying = On buildings: { $cards }.
render-sutters-mill-text-saved = Saved: { $cards }.
render-sutters-mill-text-standing = Your prospectors: { $places }; off the board: { $off }.
render-sutters-mill-text-in-town = Points lost if the gold ran out now: { $cards } for cards, { $prospectors } for prospectors.
render-sutters-mill-text-prices = Actions paid this turn: { $done }; the next ones cost { $prices }.
render-sutters-mill-text-prices-none = Actions paid this turn: { $done }; there are no more.
render-sutters-mill-text-moving = One of your prospectors is on the move from { $space }.
render-sutters-mill-text-laying = The church reorders { $space }. From the bottom up so far: { $cards }.
