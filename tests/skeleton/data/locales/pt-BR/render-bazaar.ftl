# O que só as imagens e seus textos dizem: os campos das vistas e as fases.

render-bazaar-options = Duração
render-bazaar-lot = Na mesa
render-bazaar-sold = Lotes vendidos
render-bazaar-hands = Cartas na mão de cada um
render-bazaar-lots = Lotes
render-bazaar-played = Cartas jogadas
render-bazaar-hand = Cartas
render-bazaar-phase-bidding = Lances
