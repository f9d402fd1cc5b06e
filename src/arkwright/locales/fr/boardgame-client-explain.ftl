# What each marker does, and what it costs later, before one is chosen.

client-matrix-any = toutes les cases font la même chose
client-explain-hire = { $good }, rangée { $row }
client-explain-from = { $workers ->
        [0] {""}
        [one] 1 ouvrier,{" "}
       *[other] { $workers } ouvriers,{" "}
    }dès £{ $space }{ $count ->
        [one] {""}
       *[other] , { $count } fois
    }
client-explain-special = marqueur spécial : { $what }
client-explain-marker = { $does }, { $pounds }
client-explain-cheaper = £{ $space } fait la même chose et épargne £{ $pounds }.
client-explain-none-extra = Rien de mieux que maintenant, sauf l’action en plus.
client-explain-too-little = £{ $space } ne donne rien ici : il faut au moins £{ $least }.
client-explain-nothing-now = Aucune case ne donne quelque chose avec ce marqueur maintenant.

client-marker-factory = Construire, moderniser ou fermer des usines, chacune à son coût.
    .effect = construire
    .later = Une nouvelle usine vient avec une rangée d’ouvriers : leurs salaires sont dus à chaque production.
client-marker-workers = Embaucher autant d’ouvriers que voulu, sans frais, ou en licencier ; seules les rangées pleines produisent.
    .effect = embaucher
    .later = Chacun reçoit £{ $wage } à chaque production de sa marchandise.
client-marker-machinery = Remplacer des ouvriers par des machines, autant que le montant le permet{ $shade-id ->
        [none] {""}
       *[other] , et plus qu’avec votre propre marqueur
    }.
    .effect = sans ouvriers
    .later = Une machine coûte peu à la production, mais son ouvrier part, et la demande finit par baisser.
client-marker-quality = Améliorer la qualité de vos marchandises : un attrait qui dure{ $shade-id ->
        [none] {""}
       *[other] , pour moins qu’avec votre propre marqueur
    }.
    .effect = attrait durable
    .later = Il n’y a rien d’autre à payer ; seule la fermeture de l’usine la fait perdre.
client-marker-distribution = Améliorer la distribution de vos marchandises : un attrait pour les prochaines ventes{ $shade-id ->
        [none] {""}
       *[other] , et plus qu’avec votre propre marqueur
    }.
    .effect = attrait passager
    .later = Elle baisse ensuite, niveau par niveau.
client-marker-exchange = { $contracts ->
        [0] Acheter ou vendre vos actions, rembourser des prêts, vendre des stocks ; vos navires sont de nouveau prêts.
       *[other] Acheter ou vendre vos actions, rembourser des prêts, vendre des stocks, conclure des contrats.
    }
    .effect = actions
    .later = { $contracts ->
        [0] L’argent des actions manque aux prochains frais.
       *[other] Un contrat non honoré vous coûte, et l’argent des actions manque aux prochains frais.
    }
client-marker-production = Faire produire une usine une fois de plus ; les marchandises vont à l’entrepôt.
    .effect = plus de biens
    .later = Les frais de ces rangées se paient aussitôt ; ce qui ne trouve pas de place est perdu.
client-marker-investor = Agir à la Bourse, et utiliser en plus Ouvriers, Machines ou un navire.
    .effect = deux actions
    .later = Il n’apporte pas d’action en plus.
client-marker-ship = Expédier des stocks à l’étranger, au plus ce que porte le navire.
    .effect = expédier
    .later = { $contracts ->
        [0] Le navire est alors utilisé et attend la Bourse ; son équipage est payé chaque décennie.
       *[other] Le voyage coûte une case d’action, et l’équipage est payé chaque décennie.
    }
client-marker-both-ships = Expédier des stocks à l’étranger avec les deux navires ensemble.
    .effect = expédier
    .later = { $contracts ->
        [0] Les deux sont alors utilisés et attendent la Bourse ; leurs équipages sont payés chaque décennie.
       *[other] Chaque navire nécessaire coûte une case d’action, et les équipages sont payés chaque décennie.
    }
