title-card-game = Arkwright: Das Kartenspiel
    .note = allein bis zu viert, drei Jahrzehnte
