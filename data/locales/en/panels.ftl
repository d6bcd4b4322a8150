# The planner: buttons, menus and forms of any decision.

panel-stretch = { $first } – { $last }

panel-optional = You may answer; the game does not wait for it.
# How many: `tick` in a menu, `enter` as numbers in a form
panel-tick-exactly = Tick exactly { $count }.
panel-tick-between = Tick { $least } to { $most }.
panel-tick-upto = Tick up to { $most }, or none.
panel-press-exactly = Press what you choose: { $count } in all.
panel-press-between = Press what you choose: { $least } to { $most }.
panel-press-upto = Press what you choose: up to { $most }, or none.
panel-tally = { $what } × { $count }
panel-enter-exactly = Exactly { $count } in all.
panel-enter-between = { $least } to { $most } in all.
panel-enter-upto = Up to { $most } in all, or none.
panel-choose-least = At least { $count } of: { $what }
panel-chosen = Chosen so far ({ $count }): { $what }
panel-list = { $what }
panel-forced = { $field }: { $what }
panel-refused = Not now: { $what } – { $why }
panel-refused-more = { $count ->
    [one] One more cannot be chosen now.
   *[other] { $count } more cannot be chosen now.
}

panel-placeholder-part = First choose a group…
panel-verb-with = { $verb }: { $what }
panel-none = None
panel-back = Back
panel-reopen = Change what I answered before
panel-confirm = Confirm
panel-confirm-count = Confirm ({ $count })
panel-confirm-question = Do you want to do this?
panel-type = Type the name…
panel-places = { $first } and more…
panel-other-places = Other places…
panel-ready = More answers…
panel-type-places = Type the place…
panel-amounts = Enter amounts…
panel-quick = { $verb }: one for one…
panel-quick-trade = { $give } for { $want }
panel-sheet-all = all, unless you pick
panel-sheet-empty = Nothing chosen yet
panel-sheet-tick = Choose something under “{ $field }”.

panel-modal-label = Name or label
panel-modal-labels = Names or labels, separated by commas
panel-modal-between = { $least } to { $most }

panel-gone = That is no longer possible; this is how things stand now
panel-full = That is all you may pick: first put one back by pressing it.
panel-not-understood = That button belongs to something else; this is how things stand now
panel-unknown-label = “{ $typed }” is not one of the choices now
panel-unknown-label-near = “{ $typed }” is not one of the choices now; close to it: { $near }
panel-refused-label = “{ $typed }” is not possible now: { $why }
panel-not-a-number = “{ $typed }” is not a whole number from { $least } to { $most }
panel-out-of-bounds = { $least } to { $most } must be chosen, not { $count }
