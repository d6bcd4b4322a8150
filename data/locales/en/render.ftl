# Words that stand in pictures only, shared by all games.

render-round = Round { $round }
render-your-hand = Your hand
render-chosen = { $count } chosen
render-no-cards = No cards in hand
render-gains = +{ $gain }
render-preview = Board preview
render-preview-sign = Preview
render-preview-invites = Pull up a chair
render-given-up = The game ended early
render-everybody = All players
render-to-act = { $names } to act
render-not-asked = Nothing to decide now
render-game-over = Game over
render-wins = { $count ->
    [one] { $names } wins with { $points ->
        [one] 1 point
       *[other] { $points } points
    }
   *[other] { $names } share the win with { $points ->
        [one] 1 point
       *[other] { $points } points
    }
}
    .tied = { $count ->
        [one] { $names } wins on the tie-break with { $points ->
            [one] 1 point
           *[other] { $points } points
        }
       *[other] { $names } share the win on the tie-break with { $points ->
            [one] 1 point
           *[other] { $points } points
        }
    }
render-alone = { $name } made { $points ->
    [one] 1 point
   *[other] { $points } points
}
render-total = Total
render-points = Points
render-subtotal = Subtotal
render-tie-break = Tie-break: { $what }
render-text-score = { $rank }. { $name }: { $points }
render-points-exactly = { $points }
render-points-least = at least { $points }
render-points-chips = { $points } plus hidden chips
render-points-about = about { $points }
render-text-points = Points: { $told }.
render-text-race = Points: { $told }
render-thing = { $what }
render-thing-told = { $name }: { $told }
