title-water-frame-2014 = Water Frame (2014)
    .note = premier tirage
