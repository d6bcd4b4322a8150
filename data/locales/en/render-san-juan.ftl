# San Juan's pictures and their texts: what The New Buildings add.

render-san-juan-only = only over a building (Crane)
render-san-juan-cheaper = from { $cost } over a building (Crane)
render-san-juan-middle = In the middle of the table
render-san-juan-text-middle = In the middle, for anybody to build: { $building }.
render-san-juan-text-hand-unseen = { $building }: { $count ->
    [1] 1 card
   *[other] { $count } cards
  } under it that nobody has seen.
