# What to expect of bots, loaded where one is chosen.

client-expect-random = Zufallszüge: kennt die Regeln und sonst nichts. Zieht sofort.
client-expect-clerk = Schreiber: spielt nach guten Faustregeln, richtig für die ersten Partien. Zieht sofort.
client-expect-manager = Verwalter: vergleicht ganze Züge, bevor er einen spielt; für alle, die Schreiber schlagen. Überlegt bis zu { $seconds } s je Zug.
client-expect-director = Direktor: plant weiter voraus, für alle, die das Spiel gut kennen. Überlegt bis zu { $seconds } s je Zug.
client-expect-tycoon = Magnat: der stärkste Bot hier. Überlegt bis zu { $seconds } s je Zug.
client-expect-own = { $client-bot }: mitgebracht von dem, der diesen Server betreibt.
