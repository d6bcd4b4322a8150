# Words of Sutter's Mill that stand in pictures and in the position as text only.

render-sutters-mill-river = River
render-sutters-mill-hill = Hill
render-sutters-mill-mine = Mine
render-sutters-mill-nobody = nobody yet
render-sutters-mill-gone = Certificate out of the game
render-sutters-mill-adventurer = Adventurer
render-sutters-mill-yours = Your cards
render-sutters-mill-cards = { $hand } in hand · { $placed } on buildings · { $saved } saved
render-sutters-mill-gold = Gold
render-sutters-mill-prospectors = Prospectors
render-sutters-mill-actions = Actions
render-sutters-mill-start = Start
render-sutters-mill-paid = Paid
render-sutters-mill-off = Off the board
render-sutters-mill-if-ended = If the gold ran out now
render-sutters-mill-asked-turn-start = { $names }’s turn
render-sutters-mill-asked-digging = { $names } digs
render-sutters-mill-asked-in-town = { $names } acts in town
render-sutters-mill-asked-moving = { $names } acts in town
render-sutters-mill-asked-rearranging = { $names } acts in town

render-sutters-mill-text-turn = Sutter’s Mill, { $name }’s turn.
render-sutters-mill-text-over = Sutter’s Mill. The game is over.
render-sutters-mill-text-asked = To act: { $names }.
render-sutters-mill-text-vein = Vein: river { $river }, hill { $hill }, mine { $mine }.
render-sutters-mill-text-stack = from the bottom { $cards }
render-sutters-mill-text-player = { $name } ({ $phase }): { $hand } cards in hand, { $saved } saved, { $off } prospectors off board.
render-sutters-mill-text-prospectors = On the board: { $places }.
render-sutters-mill-text-taken = Counters: river { $river }, hill { $hill }, mine { $mine }; { $paid } gold paid.
render-sutters-mill-text-held = Certificates: { $places }.
render-sutters-mill-text-adventurer = Has the adventurer.
render-sutters-mill-text-gold = Gold: { $gold }.
render-sutters-mill-text-own = { $name }, your gold: { $gold }. Cards in hand: { $cards }.
