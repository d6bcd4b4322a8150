# As imagens de San Juan e seus textos: o que As Novas Construções acrescentam.

render-san-juan-only = só por cima de outra (Guindaste)
render-san-juan-cheaper = a partir de { $cost } por cima de outra (Guindaste)
render-san-juan-middle = No centro da mesa
render-san-juan-text-middle = No centro, para quem quiser erguer: { $building }.
render-san-juan-text-hand-unseen = { $building }: { $count ->
    [1] 1 carta
   *[other] { $count } cartas
  } embaixo que ninguém viu.
