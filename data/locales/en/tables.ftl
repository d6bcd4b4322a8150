# The table service: refusals, said to one person, and notices, said to the whole table.

tables-none = There is no such table.
tables-no-such-game = This game is not available here.
tables-game-not-allowed = The managers of this server do not have this game played here.
tables-channel-not-allowed = The managers of this server have tables opened in other channels only.
tables-no-such-option = This game has no such option.
tables-lobby-over = This table is no longer gathering players.
tables-already-in = You are at this table already. Once enough players are here, its host can press Start.
tables-full = This table is full.
tables-players-missing = { $count ->
    [one] One more player is needed to start
   *[other] { $count } more players are needed to start
}: press Add house player or invite somebody.
tables-note-too-long = A note has at most { $most } characters.
tables-nobody-to-invite = There is nobody left to call: they are at the table, or have been called already.
tables-too-many-guests = { $most } people are the most that one table may call.
tables-not-invited-now = Nobody of those you named can be invited now.
tables-on-server-only = That can only be chosen on a server.
tables-not-invited = Nobody has invited you to this table, so there is nothing to decline.
tables-not-at-table = Only people at this table can do that. Join first.
tables-no-house = There is no house player at this table.
tables-too-many-own = { $most ->
    [one] You have a table that waits for players, and may not have another one. Start it or close it first:
   *[other] You have { $most } tables that wait for players, as many as you may. Start one of them or close it first:
}
tables-too-many-here = { $most ->
    [one] A table waits for players in this channel, and there may not be another one. Join it, or open yours in another channel:
   *[other] { $most } tables wait for players in this channel, as many as there may be. Join one of them, or open yours in another channel:
}
tables-too-soon = { $seconds ->
    [one] You have just opened a table. Try again in a second.
   *[other] You have just opened a table. Try again in { $seconds } seconds.
}
tables-asked-too-often = { $seconds ->
    [one] You have called on others often just now. Try again in a second.
   *[other] You have called on others often just now. Try again in { $seconds } seconds.
}
tables-host-only = Only { $name }, the host of this table, can do that.
tables-host-decides = Only { $name }, the host of this table, can do that. Under Options, the host can allow it to everybody at the table.
tables-word-too-long = Your word may have at most { $most ->
    [one] one character
   *[other] { $most } characters
  }.
tables-not-begun = This game has not begun yet.
tables-not-over = This game is not over yet.
tables-over = This game is not being played any more.
tables-not-your-seat = You have no seat at this table.
tables-stale = The game has moved on. Here is how it stands now.
tables-no-longer-possible = That is no longer possible. Please choose again.
tables-undo-nothing = You have nothing to take back.
tables-undo-open = Somebody has already asked to take a move back. Answer that first.
tables-undo-sealed = This move has already shown something new, so it cannot simply be cancelled. The others can still agree to take it back.
tables-undo-absent = As long as the house plays for somebody, only your own last step can be taken back, and only while it has shown nothing new.
tables-undo-too-old = That move was made before the bot was updated and cannot be taken back any more.
tables-damaged = What is stored of this game is damaged, so it cannot be shown or played on. The problem has been logged; whoever runs the bot may have a backup.
tables-moved = The table has a place already. /tables shows where.
tables-paused = This table stands still, for its thread was locked or deleted. It goes on when the thread is unlocked, or with /resume.
tables-not-paused = This table does not stand still.
tables-no-request = That question has already been settled.
tables-not-overdue = This seat still has time, or the game no longer waits for it.
tables-by-hand = This choice is not made for anybody. The house may take the seat.
tables-your-own-turn = It is you they are waiting for: use My move.
tables-no-seat-left = You left no seat behind at this table.
tables-abandon-open = Somebody has already proposed to end this game. Answer that first.
tables-offer-open = This seat is on offer already: whoever presses **Take the seat** first gets it.
tables-not-offered = This seat is not on offer, or somebody else has taken it.
tables-your-own-seat = That is your own seat. To hand it on, use /leave.
tables-not-away = Whoever has this seat is here: only a seat whose time is up, or that was left to the house, can be handed on by the others.
tables-hand-open = The others are being asked about another seat. Answer that first.
tables-plays-already = You play at this table already.
tables-too-many-followers = { $most } people follow this table already.
tables-own-seat-waits = You have a seat of your own here, which the house keeps for you: use My move to come back.
tables-has-seen = You have had another seat in this game and know its hand, so you cannot take this one.
tables-hint-people = Hints are for practice: only at a table where you play against house players alone.
tables-hint-return = No hints here for now: the house plays a seat that a player may come back to or take.
tables-hint-rated = Hints are for practice: only at a table that does not count. That is chosen before the game, with **Options**.
tables-hint-nothing = You are asked nothing just now that the house could advise you on.
tables-hint-busy = Many people are waiting for a hint just now. Try again in a minute.

tables-notice-undo-asked-others = { $seat } asks to take a move back. Others have moved since, so everybody at the table must agree.
tables-notice-undo-asked-seen = { $seat } asks to take a move back. It has shown something that chance would then decide anew, so everybody at the table must agree.
tables-notice-undo-anew = The request of { $seat } to take a move back is still waiting for an answer.
tables-notice-undo-agreed = { $seat } agreed: the move is taken back.
tables-notice-undo-declined = { $seat } did not agree: the move stands.
tables-notice-undo-off = The request was withdrawn. The move stands.
tables-notice-overdue = Time is up for { $seat }. The others may have a neutral move played, or give the seat to the house.
tables-notice-overdue-by-hand = Time is up for { $seat }. This choice is not made for anybody: the others may give the seat to the house.
tables-notice-housed = { $name } was away too long. The house plays in that seat until they return.
tables-notice-lobby-idle = { $count ->
    [one] Nothing has happened at this table for a day, so it is closed. You can open a new one with /play.
   *[other] Nothing has happened at this table for { $count } days, so it is closed. You can open a new one with /play.
}
tables-notice-game-idle = { $count ->
    [one] Nobody has played here for a day: the game is given up, without a result.
   *[other] Nobody has played here for { $count } days: the game is given up, without a result.
}
tables-notice-ended = A manager of this server has ended the game.
tables-notice-left = { $name } has left. The house plays on in that seat.
tables-notice-back = { $seat } is back.
tables-notice-abandon-asked = { $seat } proposes to end the game here, without a result. Everybody at the table must agree.
tables-notice-abandon-anew = The proposal of { $seat } to end the game without a result is still waiting for an answer.
tables-notice-abandon-agreed = { $seat } agreed: the game has ended without a result.
tables-notice-abandon-off = The proposal was withdrawn.
tables-notice-abandon-declined = { $seat } wants to play on: the game continues.
tables-no-such-tempo = This pace is not offered here.
tables-notice-hand-asked = { $seat } proposes that another person may take the seat of { $name }. All others at the table must agree.
tables-notice-hand-overdue = Time is up for { $seat }. May another person take that seat? All others at the table must agree.
tables-notice-hand-anew = It is still open whether another person may take the seat of { $name }.
tables-notice-hand-agreed = All agreed: another person may take the seat of { $name }.
tables-notice-hand-declined = { $seat } did not agree: the seat is not handed on.
tables-notice-hand-off = The seat is not handed on.
tables-notice-offered = The seat of { $name } in this game is free for another person. Whoever takes it plays on with what is there.
tables-notice-offer-off = The seat is on offer no more.
tables-notice-taken = { $name } has taken the seat of { $before }.
tables-no-such-zone = I know no such time zone. Choose one from the list, or type a large city with the same time.
tables-quiet-too-long = It may be quiet for one to { $most } hours a day.
tables-no-such-day = I know no such day in the year to come. Choose one from the list, or write it as 2026-12-24.
tables-no-vacation = You are not away.
tables-away-too-long = { $days ->
    [0] You have used all your days of this year.
    [one] That is too long: you have one day left this year.
   *[other] That is too long: you have { $days } days left this year.
}
tables-order-unknown = That cannot be left to an order here.
