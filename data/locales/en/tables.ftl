# The table service: refusals, said to one person, and notices, said to the whole table.

tables-none = That table does not exist.
tables-no-such-game = This game is not available here.
tables-game-not-allowed = The managers of this server do not allow this game here.
tables-channel-not-allowed = The managers of this server allow tables only in other channels.
tables-no-such-option = This game has no such option.
tables-lobby-over = This table is no longer waiting for players.
tables-already-in = You are already at this table. When enough players have joined, the host can press Start.
tables-full = This table is full.
tables-players-missing = { $count ->
    [one] With one more player you can start. Add a robot or invite someone.
   *[other] With { $count } more players you can start. Add robots or invite people.
}
tables-note-too-long = A note can have at most { $most } characters.
tables-nobody-to-invite = There is nobody left to invite: they are already at the table or have been invited.
tables-too-many-guests = You can invite at most { $most } people to one table.
tables-not-invited-now = I can’t invite these people right now.
tables-on-server-only = You can only choose that on a server.
tables-not-invited = You were not invited to this table, so there is nothing to decline.
tables-not-at-table = Only players at this table can do that. Join first.
tables-not-agreed = The settings have changed, and { $people } must agree first. Under Options you can change them back or remove players who don’t answer.
tables-agreed-already = You have already agreed to these settings.
tables-settings-changed = The settings have just changed. Have another look before you decide.
tables-not-pending = This player has agreed to the settings or has left.
tables-no-house = There is no robot at this table.
tables-too-many-own = { $most ->
    [one] You already have a table waiting for players. Start or close it first:
   *[other] You already have { $most } tables waiting for players. Start or close one of them first:
}
tables-too-many-here = { $most ->
    [one] A table is already waiting for players in this channel. Join it, or open yours in another channel:
   *[other] { $most } tables are already waiting for players in this channel. Join one, or open yours in another channel:
}
tables-too-soon = { $seconds ->
    [one] You just opened a table. Try again in a second.
   *[other] You just opened a table. Try again in { $seconds } seconds.
}
tables-asked-too-often = { $seconds ->
    [one] You’ve just asked the others several times. Try again in a second.
   *[other] You’ve just asked the others several times. Try again in { $seconds } seconds.
}
tables-asked-all-day = { $minutes ->
    [one] You have asked the others very often. Try again in a minute.
   *[other] You have asked the others very often. Try again in { $minutes } minutes.
}
tables-host-only = Only the host, { $name }, can do that.
tables-host-decides = Only the host, { $name }, can do that. The host can let everyone do it under Options.
tables-word-too-long = Your word can have { $most ->
    [one] one character
   *[other] { $most } characters
  } at most.
tables-not-begun = This game has not started yet.
tables-not-over = This game is not over yet.
tables-over = This game is over.
tables-not-your-seat = You have no seat at this table.
tables-stale = The game has moved on. Here is how it stands.
tables-no-longer-possible = That is no longer possible. Please choose again.
tables-undo-nothing = You have nothing to undo.
tables-undo-open = A player has already asked to undo a move. Answer that first.
tables-undo-refused = The others did not agree to undo this move, so it stands.
tables-undo-sealed = This move has already revealed something, so you can’t just cancel it. The others can still agree to undo it.
tables-undo-absent = While a robot plays for someone, you can undo only your own last step, and only if it revealed nothing.
tables-undo-too-old = That move was made before the bot was updated, so it can’t be undone.
tables-damaged = The stored game is damaged, so it can’t be shown or continued. The problem has been logged; the operator may have a backup.
tables-moved = The table is still where it was. /tables shows where.
tables-paused = This table is paused because its thread was locked or deleted. It continues when the thread is unlocked, or with /resume.
tables-not-paused = This table isn’t paused.
tables-no-request = That has already been settled.
tables-not-overdue = This player still has time, or it is no longer their turn.
tables-by-hand = You can’t make this choice for another player. You can let a robot play instead.
tables-your-own-turn = It’s your turn. Use My move.
tables-no-seat-left = You have no seat here to come back to.
tables-end-open = A player has already proposed to end this game. Answer that first.
tables-offer-open = This seat is already on offer. The first player to press **Take the seat** gets it.
tables-not-offered = This seat is not on offer, or another player has taken it.
tables-your-own-seat = That is your own seat. Use /leave to offer it.
tables-not-away = This player is here. You can replace a player only when their time has run out or they have left.
tables-transfer-open = There is already a vote about another seat. Answer that first.
tables-plays-already = You already play at this table.
tables-too-many-followers = { $most } people already follow this table.
tables-own-seat-waits = A robot keeps your seat here. Use My move to come back.
tables-has-seen = You have already seen another hand in this game, so you can’t take this seat.
tables-hint-people = Hints are for practice. You get them only in games against robots.
tables-hint-return = No hints right now: a robot plays a seat that a person may come back to or take.
tables-hint-rated = Hints are for practice. You get them only in unrated games; choose that before the game under **Options**.
tables-hint-nothing = You have nothing to decide right now.
tables-stats-own = Here you can see only your own games. To see someone else’s, use /stats on a server where I am a member.
tables-hint-busy = Many people are waiting for a hint right now. Try again in a minute.
tables-review-not-over = You can review a game only once it is over, and this one wasn’t played to its end.
tables-review-asked = I’m already working on a review for you. You can ask for another once it is done.
tables-review-busy = Many people are waiting for a review right now. Try again in a few minutes: it goes on from where it stopped.
tables-review-failed = I couldn’t finish the review. Try again: it goes on from where it stopped.

tables-notice-undo-asked-others = { $seat } asks to undo a move. Others have moved since, so everyone must agree.
tables-notice-undo-asked-seen = { $seat } asks to undo a move. It revealed something, and what depends on chance may come out differently, so everyone must agree.
tables-notice-undo-anew = { $seat } is still asking to undo a move.
tables-notice-undo-agreed = { $seat } agreed, and the move is undone.
tables-notice-undo-declined = { $seat } did not agree, so the move stands.
tables-notice-undo-off = The request was withdrawn. The move stands.
tables-notice-undo-late = Not everyone answered in time, so the move stands.
tables-notice-overdue = { $seat } is out of time. The others can make a neutral move for them or let a robot play.
tables-notice-overdue-by-hand = { $seat } is out of time. Nobody else can make this choice, but the others can let a robot play.
tables-notice-housed = { $name } was away too long. A robot plays until they return.
tables-notice-lobby-idle = { $count ->
    [one] Nothing happened at this table for a day, so I closed it. Open a new one with /play.
   *[other] Nothing happened at this table for { $count } days, so I closed it. Open a new one with /play.
}
tables-notice-game-idle = { $count ->
    [one] Nobody played here for a day, so the game ended early.
   *[other] Nobody played here for { $count } days, so the game ended early.
}
tables-notice-ended = { $name }, a server manager, ended the game.
tables-notice-left = { $name } left. A robot plays on in that seat.
tables-notice-back = { $seat } is back.
tables-end-absent = A robot is keeping a player’s seat, and they may come back. In a tournament you have to play on: a player who stays away comes last.
tables-notice-end-asked = { $seat } proposes to end the game now, with no result. Everyone must agree.
tables-notice-end-anew = { $seat } is still proposing to end the game now, with no result.
tables-notice-end-agreed = { $seat } agreed, and the game ended early.
tables-notice-end-off = The proposal was withdrawn.
tables-notice-end-declined = { $seat } wants to play on, so the game continues.
tables-no-such-tempo = This time limit is not available here.
tables-notice-transfer-asked = { $seat } proposes to let another player take { $name }’s seat. Everyone else must agree.
tables-notice-transfer-overdue = { $seat } is out of time. May another player take that seat? Everyone else must agree.
tables-notice-transfer-anew = The vote on letting another player take { $name }’s seat is still open.
tables-notice-transfer-agreed = Everyone agreed: another player can take { $name }’s seat.
tables-notice-transfer-declined = { $seat } did not agree, so the seat stays as it is.
tables-notice-transfer-back = { $seat } is back and keeps the seat. The vote is over.
tables-notice-transfer-in-time = { $seat } is no longer out of time and keeps the seat. The vote is over.
tables-notice-transfer-off = The seat stays as it is.
tables-notice-offered = { $name }’s seat in this game is free. The player who takes it plays on from the current position.
tables-notice-offer-off = The seat is no longer on offer.
tables-notice-taken = { $name } took { $before }’s seat.
tables-no-such-zone = I don’t know that time zone. Choose one from the list, or type a large city in the same zone.
tables-quiet-too-long = Quiet hours can last one to { $most } hours a day.
tables-no-such-day = I can’t find that day in the next year. Choose one from the list, or write it like 2026-12-24.
tables-no-vacation = You aren’t on vacation.
tables-away-too-long = { $days ->
    [0] You have used all your vacation days this year.
    [one] That is too long. You have one vacation day left this year.
   *[other] That is too long. You have { $days } vacation days left this year.
}
tables-order-unknown = You can’t set an automatic move for that here.
tables-tournament-gone = This tournament no longer exists.
tables-tournament-over = This tournament is over.
tables-tournament-removed = A server manager removed you from this tournament.
tables-tournament-not-in = You haven’t signed up for this tournament.
tables-tournament-no-check-in = Check-in isn’t open now.
tables-tournament-too-many = This server already has { $most } tournaments running. Finish or cancel one first.
tables-tournament-number = Choose a number from { $least } to { $most } for rounds and days.
tables-tournament-places = A tournament can have { $least } to { $most } players.
tables-notice-round-over = The round’s deadline has passed, so the game ended early. The standings show how it counts.
tables-tournament-final = A tournament with groups needs at least two rounds: the last one is the final.
tables-tournament-no-result = I don’t have a result for that table. Write its number as in the round’s message, for example 2.3; you can’t correct a game in progress.
tables-tournament-ranks = Give each player a place from 1 to { $count }, one line each.
tables-tournament-same-result = That is the result already.
tables-league-too-many = This server already has { $most } leagues. Cancel one first.
tables-league-size = A division can have { $least } to { $most } players.
tables-league-movers = At most { $most } players of a division can move up and down.
tables-league-same-game = Choose each game only once.
tables-league-no-result = I don’t have a result for that table. Write division, round and table as in the round’s message, for example 1.2.3; you can’t correct a game in progress.
tables-daily-over = That day’s challenge is over, or you haven’t started today’s.
tables-daily-forgotten = You have already used today’s try.
tables-puzzle-none = There is no puzzle to answer right now.
tables-puzzle-over = That puzzle’s week is over.
tables-puzzle-not-over = That puzzle’s week isn’t over yet, so its answers stay hidden.
