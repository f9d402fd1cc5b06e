# What each action does, and what it costs later, before one is chosen.

client-action-build = Construire des usines qui vous manquent et en moderniser d’autres, sans argent.
    .effect = nouvelles usines
    .later = Construire abaisse tous les marqueurs de demande et peut relever le salaire ; une usine qui produit a ses frais fixes.
client-action-employ = Ajouter des cartes d’ouvriers à vos usines : elles produisent plus.
    .effect = plus de biens
    .later = Chaque ouvrier reçoit £{ $wage } à chaque production, et ses cartes ne partent jamais.
client-action-automate = Poser des machines sur les cartes d’ouvriers, autant que votre mécanisation le permet.
    .effect = moins de paies
    .later = Une machine coûte moins que les ouvriers qu’elle remplace.
client-action-quality = Poser des cartes de qualité à vos usines : un attrait qui dure.
    .effect = attrait durable
    .later = Il n’y a rien d’autre à payer ; le marqueur d’attrait bouge quand vous réglez prix et attrait.
client-action-distribution = Poser de la distribution à vos usines : un attrait pour les prochaines ventes.
    .effect = attrait passager
    .later = Elle baisse d’un point chaque fois que l’usine a produit.
client-action-exchange = Acheter des actions, emprunter et apprêter vos navires.
    .effect = actions, navires
    .later = Les actions ne se revendent jamais, et chaque prêt coûte une action à la fin.
client-action-production = Faire produire des usines une fois de plus, pour vos entrepôts.
    .effect = remplir le stock
    .later = Les frais se paient aussitôt ; ce qui ne trouve pas de place est perdu.
client-action-shipping = Expédier ensemble des stocks de toutes sortes.
    .effect = expédier
    .later = Chaque navire parti manque jusqu’à ce que la Bourse l’apprête.
