# Words of the dice games that stand in pictures and in the position as text only.

render-catan-dice-sheet = Your sheet
render-catan-dice-roll = Roll { $number } of { $most }
render-catan-dice-turn = Round { $number } of { $most }
render-catan-dice-aim = Goal: { $goal ->
    [1] 1 point
   *[other] { $goal } points
 }
render-catan-dice-longest-road = Longest Road
render-catan-dice-largest-army = Largest Army
render-catan-dice-road = Road
render-catan-dice-knight = Knight
render-catan-dice-settlement = Settlement
render-catan-dice-city = City
render-catan-dice-ticked = { $count ->
    [one] 1 die ticked
   *[other] { $count } dice ticked
}
render-catan-dice-asked-rolling = { $names } rolls
render-catan-dice-asked-building = { $names } builds

render-catan-dice-text-turn = CATAN: The Dice Game, { $island }. Round { $turn }, { $name }’s turn.
render-catan-dice-text-over = CATAN: The Dice Game, { $island }. The game is over.
render-catan-dice-text-asked = To act: { $names }.
render-catan-dice-text-dice = Dice after roll { $rolls }: { $dice }.
render-catan-dice-text-spent = Already used: { $dice }.
render-catan-dice-text-fresh = Built this turn: { $pieces }.
render-catan-dice-text-player = { $name }: { $points ->
    [-1] −1 point
    [one] 1 point
   *[other] { $points } points
}, { $roads ->
    [0] no roads built
    [one] 1 road built
   *[other] { $roads } roads built
}.
render-catan-dice-text-built = Also: { $pieces }.
render-catan-dice-text-roads = { $name } built: { $roads }.
render-catan-dice-text-jokers = Unused jokers: { $jokers }.
render-catan-dice-text-boxes = Turns: { $entries }.
render-catan-dice-text-length = Roads in a row: { $length }.
render-catan-dice-text-helped = With gold or jokers you can pay for: { $pieces }.
