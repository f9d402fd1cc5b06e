# What the tables of the short game say in other words than those of the 2025 edition: it has no
# contracts, and ships are active or inactive.

title-spinning-mule = Spinning Mule (2025)
    .note = ihr kurzes Spiel, drei Jahrzehnte

question-exchange-action = { $part ->
        [0] Lager, Kredite, Aktien: Was handeln?
        [1] Kredite, dann Aktien: Was handeln?
       *[other] Aktien kaufen oder verkaufen?
    }
    .rule =
        Die Reihenfolge steht fest: Waren aus dem Lager zum festen Preis verkaufen, Kredite für je
        £13 tilgen, eigene Aktien entweder kaufen oder verkaufen. Wer einen Kredit hat, kauft keine
        Aktien. Am Ende sind alle eigenen Schiffe wieder aktiv. (5.2.II.6, 9.2.II.3)
question-ship-action = Was nehmen die Schiffe mit?
    .rule =
        Die Schiffe bringen Waren aus dem Lager in die Kolonien, so viele, wie sie Platz haben; ein
        Kontrakt ist nicht nötig. Jede Ware bringt die Grundqualität ihrer Fabrik in Pfund, und der
        Aktienkurs fällt für jedes Schiff, das gebraucht wird, um ein Feld. Danach sind diese
        Schiffe inaktiv, bis zur nächsten Börsenaktion. (5.2.II.7, 9.2.II.2)
question-shipping = Waren verschiffen, die übrig oder im Lager sind?
    .rule =
        Neue und gelagerte Stücke der aktiven Ware dürfen zusammen verschifft werden, mit einem oder
        zwei aktiven Schiffen. Jedes bringt die Grundqualität der Fabrik in Pfund, und der
        Aktienkurs fällt für jedes genutzte Schiff um ein Feld. Danach sind diese Schiffe inaktiv,
        bis zur nächsten Börsenaktion. (5.3.IV, 9.2.II.2)
question-final-exchange = Ein letztes Mal handeln?
    .rule =
        Waren aus dem Lager dürfen zum festen Preis verkauft, Kredite getilgt und Aktien gekauft
        werden. Geld entscheidet nur Gleichstände, Aktien zählen mit ihrem Kurs, und wer einen
        Kredit behält, hat verloren. Einfluss in der Ostindien-Kompanie kommt hinzu, wo sie
        mitspielt. (6.1, 8.0)
