title-water-frame-2016 = Water Frame (2016)
    .note = zweite Auflage, fünf Jahrzehnte
