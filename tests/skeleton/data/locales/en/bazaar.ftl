# Bazaar. Replace these by the words of your game; the ids are explained in docs/adding-a-game.md.

bazaar-name = Bazaar
bazaar-about = Nine lots, and the highest secret bid takes each of them.
bazaar-help =
    Lots are turned up one after the other. All of you choose a card of your hand in secret, then all cards are shown,
    and whoever has played the highest takes the lot. After the last lot the most points win.

bazaar-option-length = Length
    .about = How many lots are sold.
bazaar-option-length-short = Three lots
bazaar-option-length-long = Six lots

bazaar-topic-bidding = Bidding
    .help = Everybody chooses a card at the same time. The highest takes the lot; all cards played are gone.
    .also = Bid, Round, Lot phase
bazaar-topic-scoring = End and scoring
    .help = The game ends after the last lot. Each lot counts its points; of those who tie, whoever has more lots is ahead.
    .also = End of the game, Score, Points

bazaar-card = { $number }
bazaar-lot-salt = Salt
    .help = A lot of 1 point.
bazaar-lot-cloth = Cloth
    .help = A lot of 2 points.
bazaar-lot-copper = Copper
    .help = A lot of 3 points.
bazaar-lot-glass = Glass
    .help = A lot of 4 points.
bazaar-lot-pepper = Pepper
    .help = A lot of 5 points.
bazaar-lot-amber = Amber
    .help = A lot of 6 points.
bazaar-lot-silk = Silk
    .help = A lot of 7 points.
bazaar-lot-saffron = Saffron
    .help = A lot of 8 points.
bazaar-lot-pearls = Pearls
    .help = A lot of 9 points.

bazaar-verb-bid = Bid
bazaar-field-bid-card = Which card?
bazaar-prompt-bid = Choose the card you bid
    .turn = bid a card
    .lesson = All bid a card at the same time, and nobody sees the others’ before all have chosen. The highest bid wins what lies on the table.

bazaar-event-lot-turned = Lot { $number }: { $lot }
bazaar-event-card-shown = { $seat } bid { $card }
bazaar-event-lot-sold = { $seat } took the lot: { $lot }

bazaar-score-lots = Lots
bazaar-score-number = Number of lots
