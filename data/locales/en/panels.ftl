# The planner: buttons, menus and forms of any decision.

panel-stretch = { $first } – { $last }

panel-optional = Optional: The game goes on without your answer.
panel-optional-waits = Optional: The robot waits up to { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} for your answer.
# How many: `tick` in a menu, `enter` as numbers in a form
panel-tick-exactly = Choose exactly { $count }.
panel-tick-between = Choose { $least } to { $most }.
panel-tick-upto = Choose up to { $most }, or none.
panel-press-exactly = Choose { $count }.
panel-press-left = { $count } left to choose.
panel-press-between = Choose { $least } to { $most }.
panel-press-upto = Choose up to { $most }, or none.
panel-tally = { $what } ×{ $count }
panel-enter-exactly = Exactly { $count } in all.
panel-enter-between = { $least } to { $most } in all.
panel-enter-upto = Up to { $most } in all, or none.
panel-choose-least = At least { $count } of: { $what }
panel-chosen = Chosen so far ({ $count }): { $what }
panel-list = { $what }
panel-forced = { $field }: { $what }
panel-refused = Not now: { $what } – { $why }
panel-refused-more = { $count ->
    [one] One more is not possible right now.
   *[other] { $count } more are not possible right now.
}

panel-placeholder-part = Choose a group first…
panel-verb-with = { $verb }: { $what }
panel-none = None
panel-back = Back
panel-clear = Clear
panel-reopen = Change my earlier answer
panel-confirm = Confirm
panel-confirm-count = Confirm ({ $count })
panel-confirm-question = Are you sure?
panel-type = Type the name…
panel-other-places = Other places…
panel-ready = More answers…
panel-type-places = Type the place…
panel-amounts = Enter amounts…
panel-quick = { $verb }, 1 for 1…
panel-quick-or-two = { $verb }, 1 or 2 for 1…
panel-quick-trade = { $give } for { $want }
panel-sheet-all = everyone, unless you choose
panel-sheet-empty = Nothing chosen yet
panel-sheet-tick = Choose something under “{ $field }”.

panel-modal-label = Name or label
panel-modal-labels = Names or labels, separated by commas
panel-modal-between = { $least } to { $most }

panel-gone = That is no longer possible. Here is how it stands.
panel-full = You have chosen as many as you can. Press one to put it back.
panel-not-understood = That button belongs to another question. Here is how it stands.
panel-unknown-label = You can’t choose “{ $typed }” right now
panel-unknown-label-near = You can’t choose “{ $typed }” right now. Did you mean { $near }?
panel-refused-label = You can’t choose “{ $typed }” right now: { $why }
panel-not-a-number = “{ $typed }” is not a whole number from { $least } to { $most }
panel-out-of-bounds = Choose { $least } to { $most }, not { $count }
