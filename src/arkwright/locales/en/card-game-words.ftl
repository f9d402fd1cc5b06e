title-card-game = Arkwright: The Card Game
    .note = alone or up to four, three decades
