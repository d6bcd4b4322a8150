# Words of Caylus that stand in pictures and in the position as text only.

render-caylus-red = Red: you have too few
render-caylus-works = Your resources
render-caylus-overview = What each building costs and yields
render-caylus-wood = Wood
render-caylus-stone = Stone
render-caylus-prestige = Prestige
render-caylus-turn = Your turn
render-caylus-nothing = Nothing
render-caylus-idle = Pale: no use to you now
render-caylus-beyond = Dark: beyond the provost
render-caylus-from-here = Won’t work past here
render-caylus-costs = Costs
render-caylus-then = You’ll have
render-caylus-stay = Stay
render-caylus-leave = Leave
render-caylus-stay-told = You pay 1 for each worker
render-caylus-leave-told = Worker returns; you pay 1 to { $most }
render-caylus-stop = Stop
render-caylus-no-batch = No batch
render-caylus-so-far = In this section
render-caylus-later = After you, with
render-caylus-no-loss = No loss
render-caylus-lots-now = { $lots ->
        [0] Now: no batch
        [one] Now: 1 batch
       *[other] Now: { $lots } batches
    }
render-caylus-lots-then = { $lots ->
        [one] After this: 1 batch
       *[other] After this: { $lots } batches
    }
render-caylus-lots = { $lots ->
        [one] 1 batch
       *[other] { $lots } batches
    }
render-caylus-castle-done = The castle is finished
render-caylus-castle-ended = Building has ended
render-caylus-to-go = Bailiff: { $spaces } to go
render-caylus-due = Bailiff { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
 } from the { $section ->
    [dungeon] Dungeon
    [walls] Walls
   *[towers] Towers
 }
render-caylus-lose = loses { $count }
render-caylus-each-batch = Batch:
render-caylus-can-deliver = { $count ->
    [0] no batch
    [one] 1 batch
   *[other] { $count } batches
 }
render-caylus-cubes = { $cubes }
render-caylus-asked-placing = { $names } places a worker
render-caylus-asked-specials = { $names } decides
render-caylus-asked-provost = { $names } decides on the provost
render-caylus-asked-activation = { $names } decides
render-caylus-asked-castle = { $names } builds the castle
render-caylus-asked-scoring = { $names } takes favors
render-caylus-asked-gate = { $names } moves the worker at the Gate
render-caylus-asked-guild = { $names } moves the provost
render-caylus-asked-joust = { $names } decides on a favor
render-caylus-asked-inn = { $names } decides at the Inn
render-caylus-asked-production = { $names } takes cubes
render-caylus-asked-owner-bonus = { $names } takes a cube
render-caylus-asked-selling = { $names } sells
render-caylus-asked-peddling = { $names } buys
render-caylus-asked-dealing = { $names } exchanges
render-caylus-asked-smelting = { $names } makes gold
render-caylus-asked-works = { $names } builds
render-caylus-asked-paying-any = { $names } pays
render-caylus-asked-replacing = { $names } builds
render-caylus-asked-batches = { $names } builds the castle
render-caylus-asked-favors = { $names } takes a favor
render-caylus-asked-favor-cubes = { $names } takes cubes
render-caylus-asked-exchanging = { $names } exchanges

render-caylus-text-head = Caylus, round { $round }. { $phase }.
render-caylus-text-asked = To act: { $names }.
render-caylus-text-road = Provost on space { $provost }, bailiff on space { $bailiff }.
render-caylus-text-player = { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $deniers ->
    [one] 1 denier
   *[other] { $deniers } deniers
}, { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
} in reserve, cubes: { $cubes }; favors: { $favors }.
render-caylus-text-free = Empty: { $buildings }.
render-caylus-text-passed = Passed: { $names }.
render-caylus-text-castle = At the castle: { $names }.
render-caylus-text-price = Next worker: { $deniers ->
    [one] 1 denier
   *[other] { $deniers } deniers
}.
render-caylus-text-columns = Open columns of the favor table: { $count }.
render-caylus-text-beginner = No favor table: each favor is { $points ->
    [one] 1 point
   *[other] { $points } points
}.
render-caylus-text-section = { $section }: Scored when full, or when the bailiff reaches space { $space }. As it stands:
render-caylus-text-loss = { $name } { $count ->
    [one] loses 1 point
   *[other] loses { $count } points
}
render-caylus-text-favors = { $name } { $count ->
    [one] gains 1 favor
   *[other] gains { $count } favors
}
render-caylus-text-nothing = { $name } gains nothing
render-caylus-text-coming = soon { $name }’s residence
render-caylus-text-scored = { $section } (scored)
render-caylus-text-stock = Can still be built: { $buildings }.
