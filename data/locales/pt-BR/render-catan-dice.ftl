# Palavras dos jogos de dados que só aparecem nas imagens e na posição em texto.

render-catan-dice-sheet = Sua folha
render-catan-dice-roll = Rolagem { $number } de { $most }
render-catan-dice-turn = Rodada { $number } de { $most }
render-catan-dice-aim = Meta: { $goal ->
    [1] 1 ponto
   *[other] { $goal } pontos
 }
render-catan-dice-longest-road = Maior Estrada
render-catan-dice-largest-army = Maior Exército
render-catan-dice-road = Estrada
render-catan-dice-knight = Cavaleiro
render-catan-dice-settlement = Aldeia
render-catan-dice-city = Cidade
render-catan-dice-ticked = { $count ->
    [1] 1 dado marcado
   *[other] { $count } dados marcados
}
render-catan-dice-asked-rolling = { $names } rola os dados
render-catan-dice-asked-building = { $names } constrói

render-catan-dice-text-turn = CATAN: O jogo de dados, { $island }. Rodada { $turn }, turno de { $name }.
render-catan-dice-text-over = CATAN: O jogo de dados, { $island }. A partida terminou.
render-catan-dice-text-asked = Vez de { $names }.
render-catan-dice-text-dice = Dados da { $rolls }ª rolagem: { $dice }.
render-catan-dice-text-spent = Já usados: { $dice }.
render-catan-dice-text-fresh = Construído neste turno: { $pieces }.
render-catan-dice-text-player = { $name }: { $points ->
    [-1] −1 ponto
    [1] 1 ponto
   *[other] { $points } pontos
}, { $roads ->
    [0] nenhuma estrada construída
    [1] 1 estrada construída
   *[other] { $roads } estradas construídas
}.
render-catan-dice-text-built = Também: { $pieces }.
render-catan-dice-text-roads = { $name } construiu: { $roads }.
render-catan-dice-text-jokers = Símbolos de troca livres: { $jokers }.
render-catan-dice-text-boxes = Turnos: { $entries }.
render-catan-dice-text-length = Estradas seguidas: { $length }.
render-catan-dice-text-helped = Com ouro ou símbolos de troca você paga: { $pieces }.
