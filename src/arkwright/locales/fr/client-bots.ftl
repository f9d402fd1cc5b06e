# What to expect of bots, loaded where one is chosen.

client-expect-random = Coups au hasard : connaît les règles et rien de plus. Joue aussitôt.
client-expect-clerk = Commis : joue selon de bonnes règles simples, parfait pour les premières parties. Joue aussitôt.
client-expect-manager = Gérant : compare des tours entiers avant d’en jouer un, pour qui bat les commis. Réfléchit jusqu’à { $seconds } s par tour.
client-expect-director = Directeur : prévoit plus loin, pour qui connaît bien le jeu. Réfléchit jusqu’à { $seconds } s par tour.
client-expect-tycoon = Magnat : le plus fort des robots d’ici. Réfléchit jusqu’à { $seconds } s par tour.
client-expect-own = { $client-bot } : apporté par qui tient ce serveur.
