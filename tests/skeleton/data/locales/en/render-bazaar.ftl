# What only pictures and their texts say: the views' fields and the phases.

render-bazaar-options = Length
render-bazaar-lot = For sale
render-bazaar-sold = Lots sold
render-bazaar-hands = Cards held
render-bazaar-lots = Lots
render-bazaar-played = Cards played
render-bazaar-hand = Cards
render-bazaar-phase-bidding = Bidding
