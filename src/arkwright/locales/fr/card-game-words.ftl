title-card-game = Arkwright : le jeu de cartes
    .note = en solo ou jusqu’à quatre, trois décennies
