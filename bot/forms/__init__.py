"""The generic planner: any decision of any game as a panel of buttons, menus and forms.

Pure; it knows neither games nor Discord. Four doors:

    plan.plan(question, draft) -> Panel                 what to show; call it with `draft.EMPTY` at first
    advance.advance(question, draft, input) -> Outcome  what a press or a form leads to
    draft.stored(draft), draft.restored(bytes | None)   the draft between two presses
    draft.chosen(question.decision, draft)              what the hand picture marks as picked

Read in this order: `model` (the parts of a panel, and what comes back), `draft` (an answer under
construction), `choices` (fields in words), `plan`, `advance`, `limits` (what Discord takes).
"""
