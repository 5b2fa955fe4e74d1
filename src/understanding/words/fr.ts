import type { Words } from '../words.ts'

/** French, as people in France, Belgium and Switzerland speak and write it. */
export const fr: Words = {
  values: {
    'vermarktungsart.KAUF':
      "acheter, achète, achetons, achat(s|), acheteur(s|), acquérir, acquisition, acquéreur, à vendre, a vendre, vente, en vente, à la vente, mis en vente, en propriété, pleine propriété, devenir propriétaire, devenir propriétaires, être propriétaire, propriétaire de mon logement, prix d'achat, prix de vente, primo-accédant, primo-accession, accession à la propriété, vends, crédit immobilier, prêt immobilier, emprunt immobilier, ppe, en ppe, achetter, acheté, investir dans la pierre",
    'vermarktungsart.MIETE':
      'loyer max, loyer maximum, loyer maxi, (appartement|appart) (en|pour|pour une|adapté à la|adapté à une|à) (coloc|colocation), loyer brut, loyer net, en coloc, en colocation, pour (une|la|) (coloc|colocation), à (coloc|colocation), louer, à louer, a louer, loue, louons, louerais, location(s|), loc, en location, en loc, loyer(s|), locataire(s|), bail, contrat de bail, contrat de location, mensuel(s|le|), mensualité(s|), mensuellement, par mois, le mois, chaque mois, au mois, du mois, p/m, /mois, /mo, / mois, charges comprises, charges incluses, charges inclues, charges compris, cc, tcc, hc, charges, hors charges, sans charges, avec charges, plus charges, toutes charges comprises, tout compris, charges en sus, sous-location, sous-louer, sous-loue, sous loc, coloc, colocation(s|), colloc, collocation, colocataire(s|), kot, kots, à loué, a loué, loué, loyé, cherche à louer, bail à loyer, gérance',
    'objektart.WOHNUNG':
      'appartement de plain-pied, (appartement|appart) (en|pour|pour une|adapté à la|adapté à une|à) (coloc|colocation), (appartement|appart) (de|ayant|qui a|) moins de, appartement(s|), appart(s|), apparts, appt(s|), apt(s|), appartemment(s|), apartement(s|), appartment, apartment(s|), appartemen, apartment, flat(s|), quartement, apparte, app, appartement neuf, appartement ancien, appart neuf, appart ancien, appartements neufs, appartements anciens, chambre de bonne, meublé de tourisme',
    'objektart.HAUS':
      '(maison|pavillon) (de|ayant|qui a|) moins de, maison(s|), maisonnette(s|), baraque(s|), pavillon(s|), bicoque, maizon, maisson, maison neuve, maison ancienne, maisons neuves, maisons anciennes, vieille maison, maison de village, demeure(s|), bastide, mas, longère, cottage',
    'objektart.GRUNDSTUECK':
      'terrain(s|), terrain à bâtir, terrains à bâtir, terrain constructible, terrains constructibles, terrain viabilisé, terrain non bâti, parcelle(s|), parcelle à bâtir, parcelle constructible, lopin de terre, bout de terrain, lot à bâtir, terrain nu, terrein, terain, terrain pour construire, terrain à construire, foncier, bien-fonds',
    'objektart.ZIMMER':
      'piaule, une piaule, en coloc, en colocation, une coloc, une colocation, chambre(s|), une chambre, chambre en coloc, chambre en colocation, chambre chez l habitant, chambre dans une colocation, chambre dans une coloc, chambre étudiante, chambre d étudiant, chambre étudiant, chambre universitaire, kot(s|), coloc, colocation(s|), colloc, collocation, une chambre en colocation, une chambre en coloc, chambre meublée, une chambre meublée, une chambre dans une coloc, une chambre dans une colocation, une chambre chez l habitant',
    'objektart.BUERO_PRAXEN':
      'bureau(x|), espace de bureau, espaces de bureau, espace de bureaux, surface de bureau, surfaces de bureaux, plateau de bureau, plateau de bureaux, local professionnel, locaux professionnels, burau',
    'objektart.EINZELHANDEL':
      'commerce, boutique(s|), magasin(s|), local commercial, locaux commerciaux, surface commerciale, surfaces commerciales, surface de vente, fonds de commerce, espace commercial, pas-de-porte, pas de porte, arcade commerciale, rez commercial, échoppe, murs commerciaux, boulangerie, salon de coiffure, pharmacie à vendre',
    'objektart.GASTGEWERBE':
      'gastronomie, restauration, hôtellerie, horeca, établissement horeca, café-restaurant, local de restauration, brasserie, établissement de restauration, discothèque, boîte de nuit',
    'objektart.HALLEN_LAGER_PROD':
      "hangar(s|), halle(s|), halle industrielle, halle de production, usine(s|), local industriel, locaux industriels, bâtiment industriel, surface de production, site de production, surface industrielle, local d'activité, locaux d'activité, fabrique, surface artisanale, halle artisanale",
    'objektart.LAND_UND_FORSTWIRTSCHAFT':
      'exploitation forestière, domaine agricole, domaine forestier, propriété agricole, alpage, bien agricole',
    'objektart.PARKEN':
      'place de garage, place de garage souterrain, box de garage, box fermé, box voiture, place dans un parking souterrain, place de parc intérieure, place de parking souterraine, emplacement de parking, place dans un garage, box à voiture, ',
    'objektart.ZINSHAUS_RENDITEOBJEKT':
      'immeuble de rapport, immeubles de rapport, immeuble de rendement, immeubles de rendement, immeuble locatif, immeubles locatifs, objet de rendement, immeuble à rendement, maison de rapport, immeuble entier, immeuble de placement, immeuble d investissement',
    'objektart.FREIZEITIMMOBILIE_GEWERBLICH':
      'installation sportive, centre sportif, complexe sportif, salle de sport à vendre, camping',
    'objektart.SONSTIGE': 'station-service, hôpital, clinique',
    'ausstattung.BALKON':
      '(m2|mètres carrés|mètre carré) de balcon(s|), balc, blc, balcons-terrasses, balcon(s|), balcons, grand balcon, petit balcon, balcone, balcn, balkon(s|), balconnet',
    'ausstattung.TERRASSE':
      '(m2|mètres carrés|mètre carré) de terrasse(s|), terrasse(s|), terasse(s|), terrase, toit-terrasse, toit terrasse, terrasse sur le toit, rooftop, solarium, terrace',
    'ausstattung.LOGGIA': '(m2|mètres carrés|mètre carré) de loggia, loggia(s|), logia, véranda, bow-window',
    'ausstattung.GARTEN':
      '(m2|mètres carrés|mètre carré) de jardin, jardin fermé, jardin clos, jardin(s|), jardinet, bout de jardin, coin de jardin, petit jardin, jardin privatif, jardin privé, espace vert, extérieur vert, jadin, cour et jardin, jardin commun, rez-de-jardin, rdj, un grand jardin, grand jardin',
    'ausstattung.LIFT': 'ascenseur(s|), assenseur, ascensseur, acenseur, asc, lift, ascensceur, élévateur',
    'ausstattung.GARAGE':
      'garage(s|), box, garage fermé, double garage, garage double, garage souterrain, garage privé, parking souterrain, parking couvert, box de parking, garage individuel',
    'ausstattung.STELLPLATZ':
      'place pour voiture, place pour la voiture, place pour une voiture, possibilité de parking, possibilité de stationnement, possibilité de se garer, parking fermé, parking gratuit, parking privé, parking privatif, parking(s|), place de parking, places de parking, place de parc, places de parc, place de stationnement, places de stationnement, stationnement, emplacement voiture, emplacement pour voiture, place voiture, place pour la voiture, carport, car-port, place de parking extérieure, place pour garer, où me garer, parc auto, pkg, parquing, abri voiture, abri de voiture, garer ma voiture, garer la voiture, pl de parking, pl parking, emplacement de stationnement, parking en sous-sol, place en sous-sol, parking souterrain, stationnement en sous-sol',
    'ausstattung.KELLER':
      '(m2|mètres carrés|mètre carré) de cave, cave(s|), sous-sol, cave à vin, cave privative, caves, cellier en sous-sol, sous sol complet',
    'ausstattung.EINBAUKUECHE':
      'cuisine équipée, cuisine aménagée, cuisine intégrée, cuisine agencée, cuisine entièrement équipée, cuisine aménagée et équipée, cuisine équipée et aménagée, cuisine complète, cuisine installée, cuisine toute équipée, cuisine super équipée, cuisine hyper équipée, cuisine semi-équipée, cuisine, cuisine moderne équipée, cuisine incorporée, kitchenette équipée, cuisinette équipée, cuisine fournie, cuisine ouverte équipée',
    'ausstattung.MOEBLIERT':
      'une chambre meublée, chambre meublée, chambres meublées, meublé(e|s|es|), entièrement meublé(e|s|es|), semi-meublé(e|), avec meubles, avec les meubles, mobilier, mobilier inclus, ameublement, meubles inclus, avec mobilier, équipé et meublé, meubler',
    'ausstattung.BARRIEREFREI':
      'accessible pmr, pmr, accès pmr, accès handicapé(s|), accessible aux handicapés, accessible en fauteuil, accessible en fauteuil roulant, accessible en chaise roulante, fauteuil roulant, chaise roulante, adapté aux personnes à mobilité réduite, personne à mobilité réduite, personnes à mobilité réduite, mobilité réduite, sans barrières, sans barrière, sans obstacles, sans obstacle, accessible handicapé(s|), adapté aux handicapés, adapté handicapé, pour handicapé(s|), sans marches, sans marche, déambulateur, accessible à tous, adapté pmr, accessibilité, barrier-free, accessible aux fauteuils roulants, adapté aux fauteuils roulants',
    'ausstattung.KLIMATISIERT':
      'clim, climatisation, climatisé(e|s|es|), climatiseur(s|), air conditionné, la clim, airco, climat',
    'ausstattung.FUSSBODENHEIZUNG':
      'chauffage au sol, chauffage par le sol, sol chauffant, plancher chauffant, chauffage sol, parquet chauffant, planchers chauffants',
    'ausstattung.KAMIN':
      'cheminée(s|), poêle, poêle à bois, insert, feu ouvert, feu de bois, âtre, poêle en faïence, foyer ouvert, cheminé, poele suédois, poêle scandinave, cheminée de salon, feu de cheminée, cassette à bois',
    'ausstattung.POOL': 'piscine(s|), pool, bassin de nage, piscine chauffée, piscine privée, picine',
    'ausstattung.SAUNA': 'sauna(s|), hammam et sauna',
    'ausstattung.HAUSTIERE':
      'animaux, animaux acceptés, animaux admis, animaux autorisés, animaux de compagnie, animal de compagnie, animal, animal domestique, animaux domestiques, chien(s|), chiens acceptés, chien accepté, chien admis, chiot, chat(s|), chatte, chaton(s|), chats acceptés, chat accepté, mon chien, mon chat, nos chiens, nos chats, toutou, animaux bienvenus, animaux ok, chien ok, chats bienvenus, chiens bienvenus, animaux tolérés, ami des animaux',
    'ausstattung.ABSTELLRAUM':
      'débarras, cellier, cagibi, réduit, local de rangement, pièce de rangement, espace de rangement, espaces de rangement, rangement(s|), remise, local à provisions, garde-manger, économat, placard de rangement, box de rangement',
    'ausstattung.SMART_HOME': 'domotique, smart home, smarthome, connecté(e|), équipement domotique',
    'ausstattung.PHOTOVOLTAIK':
      'photovoltaïque(s|), panneaux solaires, panneau solaire, panneaux photovoltaïques, installation photovoltaïque, installation solaire, électricité solaire, pv, toit solaire, énergie photovoltaïque, courant solaire',
    'zustand.ERSTBEZUG':
      'première occupation, premier occupant, première location, jamais habité(e|), jamais occupé(e|), premiers occupants, premier emménagement, 1ère occupation, 1re occupation, 1er occupant, première mise en location, jamais loué, première habitation, première entrée',
    'zustand.NEUWERTIG':
      "comme neuf, comme neuve, état neuf, état de neuf, état comme neuf, quasi neuf, quasi neuve, presque neuf, presque neuve, à l'état neuf, quasiment neuf, quasiment neuve, quasi-neuf, en état neuf, parfait état, impeccable, état impeccable, en parfait état",
    'zustand.SANIERT':
      'ferme (rénovée|restaurée), rénové(e|s|es|), entièrement rénové(e|s|es|), refait(e|s|es|), refait à neuf, refaite à neuf, remis à neuf, remise à neuf, rafraîchi(e|s|es|), réhabilité(e|s|es|), restauré(e|s|es|), modernisé(e|s|es|), récemment rénové(e|s|es|), fraîchement rénové(e|s|es|), transformé(e|), assaini(e|), retapé(e|), rénové de fond en comble, rénovation complète, rénovation récente, totalement rénové(e|s|es|), rénover à neuf, entièrement refait(e|s|es|)',
    'zustand.GEPFLEGT':
      'bien entretenu(e|s|es|), entretenu(e|s|es|), soigné(e|s|es|), bon état, en bon état, très bon état, en très bon état, bien conservé(e|s|es|), bien tenu(e|), propre et soigné, bon état général, excellent état, en excellent état',
    'zustand.RENOVIERUNGSBEDUERFTIG':
      'ferme à (retaper|rénover|restaurer), à rénover, a rénover, à retaper, a retaper, à restaurer, à rafraîchir, à refaire, à réhabiliter, à moderniser, avec travaux, travaux à prévoir, travaux à faire, travaux, gros travaux, dans son jus, besoin de travaux, nécessitant des travaux, travaux de rénovation, à rénover entièrement, pour bricoleur, bricoleur, bricoleurs, à transformer, à assainir, à remettre en état, ruine, à remettre à neuf, a rénover entièrement, à rénover soi-même, rénovation à prévoir, pour retaper, pour rénover, à réaménager, potentiel de rénovation',
    'zustand.ROHBAU':
      "gros oeuvre, gros œuvre, gros oeuvre fermé, gros oeuvre ouvert, hors d'eau hors d'air, hors d'eau, clos couvert, brut de béton, plateau brut, à l'état brut, état brut, à finir, non fini, gros-oeuvre",
    'bauart.ALTBAU':
      "ancien, anciens, immeuble ancien, dans l'ancien, bâtiment ancien, bâtisse ancienne, construction ancienne, appartement ancien, appart ancien, appartements anciens, maisons anciennes, vieil immeuble, immeuble d'époque, d'époque, charme de l'ancien, charme d'antan, cachet de l'ancien, cachet ancien, haussmannien(ne|s|nes|), immeuble bourgeois, style haussmannien, art nouveau, fin de siècle, dix-neuvième siècle, xixe siècle, 19e siècle, 19ème siècle, immeuble historique, vieux bâtiment, immeuble de caractère, belle époque, jugendstil, bâtiment historique, moulures, vieilles pierres, ancien immeuble, bâti ancien, logement ancien, gründerzeit, dans une vieille maison, dans un vieil immeuble",
    'bauart.NEUBAU':
      'neuf à construire, appartement neuf, appart neuf, appartements neufs, maison neuve, maisons neuves, immeuble neuf, immeubles neufs, logement neuf, logements neufs, construction neuve, constructions neuves, nouvelle construction, nouvelles constructions, bâtiment neuf, bâtiment récent, construction récente, constructions récentes, immeuble récent, dans le neuf, du neuf, en vefa, vefa, sur plan, programme neuf, projet neuf, bien neuf, neuf ou récent, nouveau projet, achat neuf, résidence neuve, bâtiment moderne, construction nouvelle, nouveau bâtiment, nouvel immeuble, tout neuf, toute neuve, résidence récente, nouvelle promotion',
    'heizung.FERNWAERME':
      'chauffage urbain, chauffage à distance, réseau de chaleur, chauffage par réseau, chaleur à distance, cad, chauffage de quartier, chauffage collectif urbain',
    'heizung.WAERMEPUMPE':
      'pompe à chaleur, pompes à chaleur, pac, géothermie, géothermique, aérothermie, pompe a chaleur, pompe à chaleur air-eau',
    'heizung.GAS': 'gaz, chauffage au gaz, chauffage gaz, gaz de ville, chaudière à gaz, chaudière gaz, gaz naturel',
    'heizung.OEL':
      'fioul, fuel, mazout, chauffage au fioul, chauffage au mazout, chauffage fioul, chauffage mazout, chaudière au mazout, chaudière fioul, chauffage à mazout',
    'heizung.PELLETS':
      'pellets, pellet, granulés, granulés de bois, poêle à granulés, poêle à pellets, chauffage aux pellets, chauffage à pellets, chauffage au pellet, chaudière à granulés, chaudière à pellets, chauffage aux granulés, chauffage bois, chauffage au bois, bois-énergie, copeaux de bois, plaquettes de bois, chaudière à bois',
    'heizung.STROM':
      'chauffage électrique, chauffage à l électricité, radiateurs électriques, radiateur électrique, chauffage infrarouge, convecteurs, chauffé à l électricité, convecteurs électriques, chauffage électricité',
    'heizung.SOLAR':
      'chauffage solaire, solaire thermique, énergie solaire, chauffe-eau solaire, capteurs solaires, panneaux solaires thermiques, solaire, ',
    provisionsfrei:
      "sans agence, sans frais d'agence, sans frais d'agences, sans frais, sans agence immobilière, sans commission(s|), sans commission d'agence, pas de commission, hors agence, hors agences, zéro commission, zéro frais d'agence, aucune commission, 0 commission, pas d'agence, aucun frais d'agence, pas de frais d'agence, pas de frais, de particulier à particulier, particulier à particulier, entre particuliers, entre particulier, de particulier, d'un particulier, par un particulier, particulier, particuliers, pap, de privé, privé à privé, de privé à privé, par privé, d'un privé, auprès d'un privé, du propriétaire, direct propriétaire, directement du propriétaire, directement par le propriétaire, directement au propriétaire, par le propriétaire, en direct du propriétaire, en direct avec le propriétaire, propriétaire direct, directement avec le propriétaire, sans intermédiaire(s|), sans courtage, sans courtier, sans honoraires, commission offerte, commissions exclues, sans provision, sans agent immobilier, sans agent, pas d'agent immobilier, sans makler, pas d'intermédiaire, sans passer par une agence, sans passer par les agences, exempt de commission, franco de commission, libre de commission, pas de frais de courtage, sans frais de courtage, zéro agence, vente privée, offre privée, exonéré de commission",
    dachgeschoss:
      'sous les toits, sous le toit, sous toit, sous les combles, sous combles, dans les combles, combles, comble, combles aménagés, mansardé(e|s|es|), mansarde(s|), sous toiture, en soupente, grenier aménagé, sous pente, chambre de bonne, étage mansardé, en attique mansardé, sous-pente, attiques mansardées',
  },
  kinds: {
    'untergruppe.WOHNUNG.MAISONETTE':
      'duplex, triplex, appartement en duplex, appartement duplex, souplex, maisonette(s|)',
    'untergruppe.WOHNUNG.LOFT-STUDIO-ATELIER':
      "loft ou atelier, atelier ou loft, atelier d artiste, loft(s|), atelier d'artiste, appartement atelier, atelier-appartement, appartement-atelier, atelier-loft, loft-atelier, souplex loft, atelier habitable",
    'untergruppe.WOHNUNG.PENTHOUSE':
      'penthouse(s|), attique(s|), appartement en attique, appartement attique, appartement de toit-terrasse, pent-house, appartement penthouse, pentouse',
    'untergruppe.WOHNUNG.FERIENWOHNUNG':
      'appartement de vacances, appartements de vacances, appart de vacances, location de vacances, appartement vacances, logement de vacances, studio de vacances, appartement pour les vacances, appartement saisonnier, meublé de vacances',
    'untergruppe.WOHNUNG.SOUTERRAIN':
      'souterrain, appartement en sous-sol, appartement au sous-sol, appartement souterrain, appart en sous-sol, appart au sous-sol, demi-sous-sol, rez inférieur, en souterrain, studio en sous-sol, logement en sous-sol, appartement en demi-sous-sol, entresol inférieur, logement en demi sous sol',
    'untergruppe.WOHNUNG.ROHDACHBODEN':
      'combles à aménager, combles aménageables, grenier à aménager, grenier aménageable, comble à aménager, combles bruts, combles non aménagés, grenier(s|), toiture à aménager, comble brut',
    'untergruppe.HAUS.REIHENHAUS':
      'maison mitoyenne, maisons mitoyennes, maison en rangée, maisons en rangée, maison en bande, maisons en bande, maison contiguë, maisons contiguës, maison contigüe, maison contigue, maison 2 façades, maison deux façades, mitoyenne, maison accolée, maison de rangée, maison alignée, maison mitoyenne des deux côtés, 2 façades, deux façades, villa mitoyenne, villa contiguë',
    'untergruppe.HAUS.DOPPELHAUSHAELFTE':
      "maison jumelée, maisons jumelées, maison jumelle, maisons jumelles, maison semi-mitoyenne, maison 3 façades, maison trois façades, 3 façades, trois façades, villa jumelle, villa jumelée, jumelée, villas jumelles, demi-maison, moitié de maison, maison double, maison bi-familiale jumelée, maison accolée d'un côté, maison mitoyenne d'un côté, semi-mitoyenne, moitié de maison jumelée",
    'untergruppe.HAUS.EINFAMILIENHAUS':
      'maison individuelle, maisons individuelles, maison unifamiliale, maisons unifamiliales, maison familiale, maison 4 façades, maison quatre façades, 4 façades, quatre façades, maison de famille, villa individuelle, villa familiale, pavillon individuel, maison non mitoyenne, maison isolée, maison détachée, pavillon indépendant, maison indépendante, maison pour une famille, maison une famille, maison unifam, maison monofamiliale, habitation individuelle, unifamiliale',
    'untergruppe.HAUS.BUNGALOW':
      'bungalow(s|), maison de plain-pied, plain-pied, maison plain-pied, maison sur un seul niveau, maison sur un niveau, bungalo',
    'untergruppe.HAUS.VILLA': 'villa (de|ayant|qui a|) moins de, villa(s|), hôtel particulier, vila',
    'untergruppe.HAUS.BAUERNHAUS':
      'fermette(s|), corps de ferme, ancienne ferme, maison de ferme, ferme rénovée, ferme à rénover, ferme à retaper, maison paysanne, ferme restaurée, ferme de caractère, ferme à restaurer, maison fermière, longère, vieille ferme, maison rurale, ferme habitable',
    'untergruppe.HAUS.LANDHAUS':
      'maison de campagne, maisons de campagne, maison à la campagne, gentilhommière, propriété de campagne, manoir de campagne, cottage, résidence de campagne',
    'untergruppe.HAUS.SCHLOSS': 'château, châteaux, palais, manoir(s|), castel, petit château',
    'untergruppe.HAUS.ZWEIFAMILIENHAUS':
      'maison bifamiliale, maisons bifamiliales, maison bi-famille, maison deux familles, maison à deux familles, maison pour deux familles, maison à deux logements, maison à deux appartements, maison bi-familiale, bifamiliale, maison 2 familles, maison avec deux logements, maison avec deux appartements, maison de deux appartements, maison de deux logements, villa bifamiliale, maison de 2 appartements, maison double famille',
    'untergruppe.HAUS.MEHRFAMILIENHAUS':
      "maison plurifamiliale, maison multifamiliale, maison à plusieurs logements, maison de plusieurs logements, maison à appartements, maison à plusieurs appartements, immeuble résidentiel, immeuble d'habitation, maison collective, immeuble collectif, maison pour plusieurs familles, maison multi-familiale, maison avec plusieurs appartements, maison avec plusieurs logements, immeuble à appartements, immeubles d'habitation, immeuble d'appartements, petit collectif, maison plusieurs familles, maison multigénérationnelle",
    'untergruppe.HAUS.FERIENHAUS':
      'maison de vacances, maisons de vacances, résidence secondaire, résidences secondaires, maison de week-end, maison secondaire, gîte(s|), maison de villégiature, maison vacances, maison pour les vacances, seconde résidence, maison pour le week-end, maison de loisirs, maison saisonnière, pied-à-terre de vacances',
    'untergruppe.HAUS.BERGHUETTE':
      'refuge(s|), refuge de montagne, cabane de montagne, chalet d alpage, cabane en montagne, cabane d alpage, mayen(s|), buron, hutte de montagne, cabane, hütte, cabane de ski, hutte, refuge de ski, mazot, chalet de ski d alpage',
    'untergruppe.HAUS.CHALET': 'chalet(s|), chalet de montagne, chalet de ski, chalais',
    'untergruppe.HAUS.FERTIGHAUS':
      'maison préfabriquée, maisons préfabriquées, maison en kit, préfabriqué(e|), maison modulaire, maison clé en main, maison clés en main, maison clef en main, maison industrialisée, maison préfa, préfa',
    'untergruppe.HAUS.STADTHAUS':
      'maison de ville, maisons de ville, maison de maître, maisons de maître, maison bourgeoise, maison urbaine, maison en ville, townhouse, maison citadine',
    'untergruppe.HAUS.LAUBE-DATSCHE-GARTENHAUS':
      'abri de jardin, cabanon, cabanon de jardin, maison de jardin, maisonnette de jardin, jardin ouvrier, jardins ouvriers, jardin familial, jardins familiaux, cabane de jardin, jardin communautaire, chalet de jardin, pavillon de jardin, schrebergarten, kleingarten, petite maison de jardin, jardin partagé',
    'untergruppe.GRUNDSTUECK.GEWERBE':
      "terrain commercial, terrain industriel, terrain professionnel, terrain en zone industrielle, terrain en zone commerciale, terrain d'activité, terrain artisanal, terrain à usage commercial, terrain à usage professionnel, terrain pour entreprise, parcelle industrielle, parcelle commerciale, terrain en zone artisanale, terrain en zone d'activité, terrains commerciaux, terrains industriels, terrain pour activité commerciale",
    'untergruppe.GRUNDSTUECK.LAND_FORSTWIRSCHAFT':
      'pré, forêt(s|), terrain forestier, terrain boisé, parcelle forestière, parcelle boisée, parcelle de forêt, parcelle de bois, bois à vendre, un bois, champ(s|), prairie(s|), terre agricole, terres agricoles, terrain agricole, terrains agricoles, pâturage(s|), terre arable, terres arables, pâture(s|), terres, terrain de forêt, prés-champs, parcelle agricole, parcelles agricoles, verger(s|), terre cultivable, terres cultivables, bois et forêts, terrain avec forêt, du bois',
    'untergruppe.GRUNDSTUECK.SEELIEGENSCHAFT':
      "(terrain|parcelle|terrain à bâtir|terrain constructible) (au|en|sur le) bord, terrain au bord du lac, terrain au bord d'un lac, terrain en bord de lac, terrain bord de lac, terrain avec accès au lac, terrain au lac, terrain les pieds dans l'eau, parcelle au bord du lac, parcelle au bord d'un lac, terrain sur le lac, terrain bordant le lac, terrain donnant sur le lac, terrain riverain, terrain riverain du lac, propriété au bord du lac, parcelle en bord de lac, terrain avec accès direct au lac, terrain pieds dans l'eau, terrain à bâtir au bord du lac, terrain au bord de l'eau, terrain constructible au bord du lac, propriété au bord d'un lac, terrain directement au bord du lac",
    'untergruppe.BUERO_PRAXEN.PRAXIS':
      'cabinet médical, cabinets médicaux, cabinet dentaire, cabinet, local médical, locaux médicaux, cabinet de médecin, cabinet de kiné, cabinet de kinésithérapie, cabinet paramédical, cabinet de dentiste, cabinet vétérinaire, cabinet de psy, cabinet thérapeutique, cabinet de thérapie, salle de soins, cabinet de consultation, salle de thérapie, cabinet de psychologue',
    'untergruppe.BUERO_PRAXEN.COWORKING':
      'coworking, co-working, espace de coworking, espaces de coworking, poste de coworking, bureau partagé, bureaux partagés, espace de travail partagé, place de coworking, bureau en coworking, open space partagé, desk en coworking, coworking space',
    'untergruppe.EINZELHANDEL.KIOSK':
      'kiosque(s|), kiosque à journaux, bureau de tabac, tabac-presse, stand, kiosk, tabac',
    'untergruppe.GASTGEWERBE.RESTAURANT':
      'restaurant(s|), resto(s|), auberge(s|), brasserie(s|), pizzeria(s|), bistrot(s|), bistro(s|), taverne, local pour restaurant, local pour un restaurant, fonds de restaurant, restau, gasthaus, trattoria, estaminet, guinguette, snack, friterie',
    'untergruppe.GASTGEWERBE.HOTELS': 'hôtel(s|), hotel(s|), hôtel-restaurant, motel',
    'untergruppe.GASTGEWERBE.PENSIONEN':
      "pension(s|), pension de famille, chambres d'hôtes, chambre d'hôtes, chambre d'hôte, maison d'hôtes, maison d'hôte, maisons d'hôtes, gästehaus, bed and breakfast, b&b, pensions de famille, gîte d'étape",
    'untergruppe.GASTGEWERBE.CAFE':
      'café(s|), salon de thé, coffee shop, café-bar, local pour un café, tea-room, tea room',
    'untergruppe.GASTGEWERBE.BAR': 'bar(s|), pub(s|), bar à vin, bar à cocktails, bar de nuit',
    'untergruppe.HALLEN_LAGER_PROD.LAGER':
      "entrepôt(s|), dépôt(s|), local de stockage, locaux de stockage, espace de stockage, surface de stockage, surfaces de stockage, stockage, garde-meuble, garde-meubles, box de stockage, surface d'entreposage, entreposage, halle de stockage, bâtiment de stockage, local d'entreposage, hall de stockage, place de stockage, entrepot logistique, lieu de stockage, local pour stocker",
    'untergruppe.HALLEN_LAGER_PROD.WERKSTATT':
      "atelier(s|), atelier mécanique, garage mécanique, atelier de mécanique, atelier de réparation, local artisanal, locaux artisanaux, atelier de menuiserie, menuiserie, garage automobile, atelier automobile, atelier auto, carrosserie, atelier artisanal, local d'artisan, atelier de production",
    'untergruppe.LAND_UND_FORSTWIRTSCHAFT.BAUERNHOF':
      'ferme(s|), domaine fermier, ferme en activité, ferme agricole, ferme laitière, ferme bio, ferme exploitée, ferme avec terres, ferme avec terrain agricole, exploitation fermière, ferme de montagne, exploitation agricole, exploitations agricoles',
    'untergruppe.LAND_UND_FORSTWIRTSCHAFT.WEINBAU':
      'vignoble(s|), domaine viticole, domaines viticoles, exploitation viticole, vigne(s|), propriété viticole, domaine vinicole, cave viticole, château viticole, exploitation vinicole, bien viticole, domaine de vignes, domaine vigneron',
    'untergruppe.LAND_UND_FORSTWIRTSCHAFT.REITERHOEFE':
      'centre équestre, centres équestres, écurie(s|), haras, propriété équestre, domaine équestre, manège, manège équestre, ferme équestre, pension pour chevaux, installations équestres, club hippique, ranch, installation équestre, élevage de chevaux',
  },
  units: {
    rooms:
      'pièce(s|), pieces, pce(s|), pcs, piéce(s|), piece, pièces de vie, pièces principales, pièces principale, pi, p, zimmer, zi, salles, pièce principale, piece(s|)',
    bedrooms:
      'chambre(s|), chambre à coucher, chambres à coucher, ch, chb, chbr, chbre(s|), chambr, chbres, cac, couchage, suites parentales, chambres séparées, ch à coucher',
    m2: 'm2, m², mètre carré, mètres carrés, metre carre, metres carres, mètres carré, mètres², m carrés, m carré, mcarrés, mètre-carré, qm, mq, m 2, mètres2',
    sqft: 'sqft, sq ft, pieds carrés, pied carré, pi2',
    acre: 'acre(s|), arpent(s|)',
    are: 'are(s|)',
    hectare: 'hectare(s|), ha, hectar',
    joch: 'joch',
    euro: 'euro(s|), eur, €, balles, boules, e, euri, euross, neuros, eurs',
    currency:
      'franc(s|), chf, frs, fr, sfr, francs suisses, franc suisse, dollar(s|), usd, livre(s|), livres sterling, gbp, couronnes, roubles, yens, fs',
    percent: 'pour cent, pourcent, pourcents, %, pct, pc',
    kwh: 'kwh, kilowattheure(s|), kwh/m2, kwh/m2a, kwh m2, kwh/m2/an, kwh/m2 an, kwh par m2, kwh/m²/an, kwh par mètre carré',
    km: 'km, kms, kilomètre(s|), kilometre(s|), kil, bornes, kilomètres à la ronde, km à la ronde',
    time: 'minute(s|), min, mn, minutes à pied, min à pied, heure(s|), minutes en voiture, minutes en train, h de route, quart d heure, demi-heure, minutes de marche, minutes de train, minutes de bus, mins',
    years: "an(s|), année(s|), ans d'âge",
    floor: 'étage(s|), etage(s|), etg, niveau de l immeuble, stock, etges, eme étage, ème étage, étaje',
    district:
      'arrondissement(s|), arr, arrdt, ardt, arrond, arrondisement, district(s|), quartier, bezirk, arrondissements viennois, arrondissement viennois, arrondissement de vienne, arrondissements de vienne, ar, arondissement(s|)',
    other:
      "(m2|mètres carrés|mètre carré) de loggia, (m2|mètres carrés|mètre carré) de cave, (m2|mètres carrés|mètre carré) de balcon(s|), (m2|mètres carrés|mètre carré) de terrasse(s|), (m2|mètres carrés|mètre carré) de jardin, personne(s|), pers, gens, enfant(s|), gosses, bambins, adulte(s|), mètre(s|), m, mois, mois de loyer, mois de garantie, semaine(s|), jour(s|), nuit(s|), lits, voitures, vélos, étudiants, logements, unités, lots, couverts, places, façades, colocataires, fois, chevaux, degrés, tables, animaux, salles de bain, salle de bain, salles de bains, salles d'eau, salle d'eau, sdb, wc, toilettes, colocs, étages en tout, parkings, chats, chiens, tonnes, garages, employés, collaborateurs, postes, postes de travail, balcons, terrasses, caves, voies, moutons, vaches, familles, générations, ados, filles, garçons, fils, nains, oeufs, grammes",
  },
  topics: {
    funds:
      'emprunter, prêt, crédit, emprunt, apport, apport personnel, fonds propres, hypothèque, épargne, économies, accord de prêt',
    price:
      "prix, budget, budjet, bugdet, tarif, coût, coûte, coûter, coûtant, coûterait, prix d'achat, prix de vente, enveloppe, enveloppe budgétaire, fourchette de prix, montant, plafond, apport, mon maximum, dépenser, mettre, débourser, payer, financement, budget maximum, budget max, budget total, valeur, budget maxi",
    rent: 'loyer brut, loyer net, loyer(s|), louer, location, mensuel(s|le|), mensualité(s|), mensuellement, par mois, le mois, chaque mois, au mois, p/m, /mois, /mo, / mois, charges comprises, charges incluses, charges inclues, charges compris, cc, tcc, hc, charges, hors charges, sans charges, avec charges, plus charges, toutes charges comprises, tout compris, charges en sus, loyer charges comprises, loyer hors charges, loyer mensuel, loyer maximum, loyer max, loyé',
    size: 'surface(s|), surface habitable, superficie, superficie habitable, taille, habitable(s|), surface utile, surface de vie, shab, espace habitable, surface totale, grandeur, carrez, loi carrez, surface au sol, m2 habitables, de surface, de surface habitable',
    plot: 'terrain(s|), parcelle(s|), de terrain, surface du terrain, superficie du terrain, surface de terrain, surface de la parcelle, jardin et terrain, taille du terrain, terrein',
    built:
      "construit(e|s|es|), construction, année de construction, date de construction, bâti(e|s|es|), édifié(e|), datant, daté(e|), date de, datant de, datant d'après, datant d'avant, érigé(e|), immeuble construit, bâtie, livré(e|), constructions, an de construction, baujahr, années",
    deposit:
      'caution, cautionnement, dépôt de garantie, garantie locative, garantie de loyer, garantie, kaution, dépôt de caution, caution locative, cautions',
    yield:
      'rendement, rentabilité, rendement brut, rendement net, rendement locatif, taux de rendement, rapport locatif, renta, rendements, rentabilité brute, rentabilité nette, rentabilité locative',
    energy:
      'hwb, consommation, consommation énergétique, besoin en chauffage, besoins en chauffage, consommation d énergie, besoin de chaleur, besoins de chaleur, demande de chauffage, consommation de chauffage, besoin de chauffage, indice énergétique, chauffage annuel, valeur hwb',
    class:
      "classe énergétique, classe énergie, classe d'énergie, classe, dpe, dpe classe, peb, peb classe, classe peb, classe dpe, cecb, étiquette énergie, étiquette énergétique, étiquette, label énergétique, certificat énergétique, certificat peb, catégorie énergétique, classe hwb, score peb, hwb, classe énergétique minimum, classe énergétique au moins, classe d'efficacité énergétique, efficacité énergétique, classe énergétique minimale, classe energetique max, note dpe, dpe minimum, dpe au moins, étiquette dpe",
    available:
      'disponible(s|), libre(s|), dispo(s|), disponibilité, emménager, emménagement, entrée, date d entrée, emménage, déménager, aménager, livraison, entrée en jouissance',
    term: "befristung, vertrag, mietvertrag, bail de location, bail, bail de, contrat, contrat de location, durée, durée du bail, durée de location, durée minimale, location de, louer pour, durée déterminée, bail d'au moins, location longue durée, engagement, à durée limitée, limité, limitée, période, pour une durée, rester",
    age: '(maison|villa|pavillon|appartement|appart|immeuble|bâtiment|construction|logement|bien) (de|ayant|qui a|) moins de, âge, vieux de, pas plus vieux que, pas plus vieux de, pas plus vieille que, pas plus ancien que, pas plus de vieux, ancienneté, construit il y a, construite il y a, construit depuis, immeuble de moins de, construction de moins de, bâtiment de moins de, maison de moins de, construit il y a moins de, construite il y a moins de, âgé(e|) de, âgé de moins de, âgée de moins de, logement de moins de, bien de moins de, datant de moins de, qui date de moins de, ',
  },
  links: {
    allowed: 'peut être, peut aussi être, peuvent être',
    owns: "nous avons déjà, j'ai déjà, on a déjà, nous apportons, j'apporte, apportons, on apporte, chez mes parents, chez nos parents",
    like: 'comme celui de, comme celle de, comme chez, comme ma, comme mon, comme mes',
    building: 'immeuble, bâtiment, résidence',
    condition: "si, s, s'il, s'ils, s'il y a",
    suits:
      'pour (une |)wg, idéal (pour une |)(colocation|coloc), adapté(e|) à (la |une |)colocation, colocation possible, coloc possible, colocation acceptée',
    purpose:
      'vendre, je vends, nous vendons, ouvrir, restaure, restaurer, répare, réparer, fabriquer, fabrique, monter, lancer',
    beyond: 'permettre, hors de prix, au-dessus de mes moyens, trop cher pour nous',
    personAfter: 'ag, gmbh',
    there: 'y a, y aurait, y a-t-il, avez-vous, avez',
    origin: 'viens, venons, vient, viennent, venant, originaire(s|), sommes, suis',
    story:
      "jusqu'à l'an dernier, l'an dernier, l'année dernière, jusqu'à l'année dernière, nous louions, je louais, nous habitions, j'habitais, je payais, nous payions, nés en, nées en, fais la navette, navette, nous avions, j'avais, on avait, à l'école, école, crèche, né(e|) à, né, née, l'annonce, votre annonce, je suis à, nous sommes à, je vis à, on vit à, j'étudie, depuis, je commence, nous commençons, divorcé(e|s|), séparé(e|s|), veuf, veuve, cdi, en cdi, nouvel emploi",
    person: 'dr, professeur, maitre, monsieur, madame, mme, mlle, docteur, maître, nommé(e|)',
    hour: 'h, heure(s|)',
    asks: 'quels, quelles, à combien, vaut-il, est-il, dois-je, peut-on, peut on, puis-je, dois-je, doit-on, un propriétaire peut, le propriétaire peut, est-ce que, qui, combien, combien de temps, quand, faut-il, quel est, quelle est, quels sont, a-t-on, ai-je',
    law: "impôts, taxes, plus-value, frais de notaire, payer, mieux, propriétaire(s|), bailleur, locataire, résilier, résiliation, préavis, augmenter, augmentation, loi, légal, légalement, autorisé, interdit, taxe, impôt, notaire, d'habitude, normalement, compris, comprend, permis, paie, paye, droits, sous-louer, registre foncier, vaut, valent, vaut aujourd'hui",
    unreal: 'loto, loterie, jackpot, un jour',
    forNow: "d'ici là, pour l'instant, pour le moment, en attendant, aujourd'hui",
    facing:
      'place pour, de la place pour, espace pour, possibilité de, possibilité d, possibilité de faire, possibilité de construire, vue sur, en face de, en face du, donnant sur, face à',
    careless: 'peu importe',
    presently: 'actuel(s|le|les|), maintenant, actuel, actuelle',
    point: 'virgule',
    kin: "maison voisine, appartement voisin, appartement au-dessus de chez nous, appartement du dessus, appartement au-dessus du nôtre, appartement d'à côté, appartement du dessous, maison d'à côté, maison des voisins, appartement des voisins, mes parents, mon chef, mon patron, ma patronne, ma grand-mère, mes grands-parents, mon frère, ma sœur, ma soeur, mon ami, mon amie, une amie, un ami, mon cousin, ma cousine, mon collègue, ma collègue, mon voisin, ma voisine, mon oncle, ma tante, mon pote, ma copine",
    now: "actuellement, en ce moment, pour l'instant",
    visit:
      'bail se termine, bail finit, bail expire, contrat se termine, se termine, expire, prend fin, rendez-vous, réunion, rencontrer, visite, visiter, rendez-vous, rdv, annonce, né le, née le, appeler, appelez, la voir, le voir',
    street: 'rue, avenue, boulevard, bd, ruelle',
    max: "pas plus loin que, (maison|villa|pavillon|appartement|appart|immeuble|bâtiment|construction|logement|bien) (de|ayant|qui a|) moins de, max, maxi, maximum, maximal, maximale, au maximum, au max, jusqu'à, jusqu'a, jusqua, jusqu'au, jusqu'en, jusque, jusqu, juska, au plus, tout au plus, pas plus de, pas plus que, plus petit que, moins de, moins que, moins cher que, inférieur à, inférieure à, inférieur ou égal à, en dessous de, en-dessous de, au-dessous de, en dessous des, sous les, sous la barre de, sous, ne dépassant pas, sans dépasser, qui ne dépasse pas, ne pas dépasser, pas dépasser, ne doit pas dépasser, ne dépasse pas, dépasse pas, dépasser, plafond de, plafonné à, plafond, dans la limite de, limite de, limité à, maximum de, max de, un maximum de, avant, d'avant, avant l'an, grand maximum, à tout casser, pas au-dessus de, ni plus de, antérieur à, pas plus cher que, pas plus grand que, doit pas dépasser, max., de moins de, à moins de, d'ici, pas au delà de",
    min: "min, mini, minimum, au minimum, au min, minimal, minimale, au moins, à partir de, a partir de, à partir du, à partir d, à partir des, à partir, dès le, des le, plus de, plus que, pas moins de, pas en dessous de, pas en-dessous de, supérieur à, supérieure à, supérieur ou égal à, au-dessus de, au dessus de, au-dessus du, au dessus du, minimum de, un minimum de, après, d'après, depuis, d'au moins, postérieur à, postérieure à, après l'an, plus grand que, de plus de, à plus de, au-delà de, au delà de, partir de, partir du, apartir de",
    about:
      "environ, d'environ, env, à peu près, approximativement, autour de, aux alentours de, dans les, autour des, plus ou moins, ±, grosso modo, approx, quelque, quelques, de l'ordre de, vers les, aux environs de, à plus ou moins, +/-, à peu pres, circa, ca, presque, proche des, proche de, aux alentours des, vers, aux alentours de, autour de",
    exactly: 'exactement, exact, précisément, pile, tout juste, uniquement, ni plus ni moins, juste, seulement',
    between: 'entre, compris entre, comprise entre, ',
    maxAfter:
      'pas davantage, pas un euro de plus, max, maxi, maximum, maximal, maximale, au maximum, au max, au plus, tout au plus, ou moins, grand max, grand maximum, et moins, pas plus, à tout casser, tout compris max, ou plus petit, dernier carat, au grand maximum, dernier prix',
    minAfter:
      'min, mini, minimum, minimal, minimale, au minimum, au min, au moins, ou plus, et plus, ou davantage, et au-delà, ou au-dessus, ou plus grand, et au-dessus, ou mieux, et davantage, plus, voire plus, et au dessus, ou au dessus, ou plus haut, et +, ou +',
    aboutAfter:
      'environ, env, à peu près, approximativement, plus ou moins, à peu pres, grosso modo, dans ces eaux-là, ou environ, quelque chose comme ça, circa, approx',
    to: "à, a, au, jusqu'à, jusqu'a, jusqu'au, à max",
    and: 'ni, et, ainsi que, plus, &, et puis, et aussi, et également, ainsi qu, ',
    or: 'ou, ou bien, soit, sinon, ou alors, ou encore, ou sinon',
    with: "avec, av, avc, incluant, comprenant, y compris, inclus, incluse, disposant de, doté de, dotée de, équipé de, équipée de, possédant, ayant, qui a, muni de, munie de, il me faut, il nous faut, faut, il faut, besoin de, besoin d, j'ai besoin d, doit avoir, doivent avoir, qui ait, offrant, et avec, aussi, agrémenté de, bénéficiant de, impérativement, tout de même avec, j'veux, y'a, obligatoire, avex, voudrais avec",
    but: 'parce que, code postal, cp, mais, par contre, en revanche, cependant, toutefois, pourtant, surtout, quand même, l essentiel',
    not: "une allergie aux, allergie aux, allergie au, plutôt que, plutôt qu, au lieu de, au lieu d, au lieu du, allergique à, allergique aux, (surtout pas|mais pas|et pas|plutôt pas|sauf|hormis|excepté|hors|pas) (à|au|aux|le|la|les), pas, sans, ni, non, aucun(e|), excepté, sauf, hormis, hors, à part, en dehors de, à l'exception de, à l'exception du, à l'exclusion de, à l'exclusion du, pas de, pas d, pas du, pas à, pas au, pas le, pas la, surtout pas, surtout pas de, mais pas, et pas, jamais, ne veux pas, ne veut pas, ne voulons pas, veux pas, veut pas, ne souhaite pas, éviter, évitez, éviter les, exclure, exclu, j'évite, en évitant, pas besoin de, pas besoin d, pas besoin du, n'ai pas besoin de, n'ai pas besoin d, je n'ai pas besoin, pas forcément, pas nécessairement, peu importe, peu importe le, inutile d, fuir, plutôt pas, on évite, nul besoin de, hors de, tout sauf, partout sauf, excepter, exceptés, plus de ça, non pas, ne, n importe quel, on peut se passer d, se passer d, se passer de, nous passer de, nous passer d, me passer de, me passer d, on se passe de, on se passe d, ne peut pas être, ne peut être",
    notAfter:
      "vous pouvez le vendre à part, vous pouvez la vendre à part, vendre à part, vendre séparément, vous pouvez le garder, trop d'entretien, trop de travail, pas nécessaire, pas nécessaires, n'est pas nécessaire, n'est pas obligatoire, pas obligatoire, pas besoin, pas important, n'est pas important, pas indispensable, n'est pas indispensable, inutile, inutiles, exclu, exclue, exclus, pas intéressé, pas souhaité, pas voulu, non merci, pas question, hors de question, à éviter, m'est égal, m'est égale, on s'en fiche, on s'en passe, je m'en passe, pas utile, sans importance, pas essentiel, ne m'intéresse pas, ne nous intéresse pas, n'est pas un critère, peu importe, superflu, optionnel, facultatif, pas la peine, m'importe peu, pas obligé, égal, n'en veux pas, n'en veut pas, j'en veux pas, on n'en veut pas, non nécessaire, non requis, je n'en ai pas besoin, ne sert à rien, dispensable, pas obligatoirement, pas forcément, n'est pas requis, pas requis",
    wish: "plutôt avec, si possible, idéalement, de préférence, préférablement, éventuellement, peut-être, dans l'idéal, l'idéal serait, au mieux, si c'est possible, si on peut, volontiers, j'aimerais bien, on aimerait bien, si disponible, souhaité, en option, optionnellement, bonus, ce serait bien d'avoir, ce serait super d'avoir, ce serait cool d'avoir, ce serait bien avec, le top serait, le mieux serait, facultatif, si jamais, serait un plus, un plus serait, un plus si, accessoirement, le rêve serait, préférence pour, avec préférence, avec éventuellement, ce serait chouette d'avoir, de préférence avec, ce serait génial d'avoir, pourquoi pas, idéal, mieux encore, en bonus, ça serait bien d'avoir, ça serait cool, ce serait top, serait chouette, dans la mesure du possible, à la limite, tant qu'à faire, cerise sur le gâteau, préférons, préfère avec, avec un peu de chance",
    wishAfter:
      "si possible, serait bien, serait un plus, serait super, serait cool, serait top, serait idéal, serait parfait, serait sympa, serait génial, serait chouette, serait appréciable, serait apprécié, serait appréciée, seraient un plus, seraient bien, seraient appréciés, ce serait bien, ce serait super, ce serait cool, ce serait top, ce serait chouette, ce serait génial, ce serait parfait, ce serait l'idéal, ce serait un plus, ce serait sympa, ça serait bien, ça serait cool, ça serait top, ça serait super, ça serait génial, ça serait chouette, ça serait sympa, ça serait un plus, un plus, c'est un plus, est un plus, de préférence, souhaité, souhaitée, souhaités, souhaitées, souhaitable, souhaitables, bienvenu, bienvenue, bienvenus, serait bienvenu, serait la bienvenue, serait le bienvenu, seraient bienvenus, apprécié, appréciée, appréciés, appréciable, idéalement, éventuellement, en bonus, si c'est possible, dans l'idéal, optionnel, optionnelle, en option, facultatif, facultative, mais pas obligatoire, mais ce n'est pas obligatoire, mais pas indispensable, mais pas un must, pas un must, si disponible, un atout, serait un atout, est un atout, ce serait l'idéal, ce serait un atout, préféré, préférée, ce serait le top, ce serait le rêve, serait le rêve, ferait plaisir, nous plairait, me plairait, j'adorerais, nice to have, mais pas nécessaire, sera un plus, sera apprécié, si ça se trouve, si y'a, si il y en a, s'il y en a, peut-être, ce serait idéal, ce serait parfait aussi, bienvenues, ferait mon bonheur, serait l'idéal, dans la mesure du possible, me ferait plaisir, serait agréable, serait bien aussi, est bienvenu, est souhaité, est souhaitable",
    instead:
      "non plutôt, non en fait, en fait non, en fait plutôt, non pardon, pardon, plutôt non, ou plutôt, enfin plutôt, enfin non, enfin, je veux dire, je voulais dire, correction, à la place, finalement, non finalement, finalement plutôt, finalement non, désolé, désolée, oups, ah non, oh non, euh non, mais non, non non, en fait, non mais, non attends, attends, non attendez, je corrige, je me corrige, oublie, oubliez, laisse tomber, au lieu de ça, excusez-moi, non excusez-moi, non désolé, mieux vaut, c'est-à-dire plutôt, erreur, je me suis trompé, je me trompe, rectification, ou mieux, bon plutôt, zut, non c'est, quoique, non à, tout compte fait, réflexion faite, en réalité, non mieux, non à graz",
    around:
      "près de, près d, près du, pres de, pres d, proche de, proche d, proche du, proche, proches de, à proximité de, à proximité d, à proximité du, proximité, autour de, autour d, aux alentours de, aux alentours d, alentours de, aux environs de, aux environs d, environs de, dans les environs de, dans les environs d, dans les alentours de, alentour de, à côté de, à côté d, a cote de, pas loin de, pas loin d, non loin de, non loin d, pas très loin de, pas trop loin de, région de, la région de, dans la région de, dans la région d, région, dans le coin de, du côté de, vers, aux abords de, en périphérie de, périphérie de, en banlieue de, banlieue de, dans la banlieue de, grande banlieue de, agglomération de, dans l'agglomération de, secteur, secteur de, dans le secteur de, dans le secteur, aux portes de, dans un rayon, rayon, à la ronde, dans les parages de, le grand, couronne de, à deux pas de, limitrophe de, dans le bassin de, à la périphérie de, en bordure de, du coté de, tout près de, voisinage de, au voisinage de, aux alentour de, à quelques kilomètres de, coin de, à pied de, à distance de marche de, accessible à pied depuis",
    aroundAfter:
      'et environs, et alentours, et ses environs, et ses alentours, et les environs, et les alentours, environs, alentours, et périphérie, et sa périphérie, et banlieue, et sa banlieue, et région, et sa région, ou environs, ou alentours, ou dans les environs, ou les environs, et aux alentours, et autour, et sa couronne, et proximité, ou proximité, ou à proximité, et proches environs, et environ, agglomération, et agglomération, et son agglomération, périphérie, et communes voisines, à la ronde, alentour, ou alentour, et alentour, et pas loin, et ses proches environs, banlieue, ou aux alentours, ou aux environs, ou ses environs, et communes limitrophes, ou pas loin, et dans les environs, umgebung, environs proches, et coin, dans les environs, dans les alentours, ou ses alentours, ou autour, ou banlieue, ou périphérie',
    in: "à, a, au, aux, en, dans, sur, chez, dans le, dans la, dans les, dans l, à la, à l, au sein de, au cœur de, au coeur de, au coeur d, en plein, en plein coeur de, au centre de, au centre d, centre de, centre d, à l'intérieur de, commune de, ville de, la ville de, village de, soit à, sis à, situé à, située à, situés à, situé en, situé dans, plein centre de, hyper-centre de, centre-ville de, canton de, direction, pour, centre ville de, ds, dans l'arrondissement de, j'habite à",
    atOnce:
      "tout de suite, de suite, immédiatement, immédiat, immédiate, dès maintenant, dès que possible, disponible immédiatement, libre de suite, libre tout de suite, disponible de suite, disponible tout de suite, disponible maintenant, dès aujourd'hui, au plus vite, le plus vite possible, le plus rapidement possible, asap, sans délai, le plus tôt possible, au plus tôt, entrée immédiate, urgent, urgemment, en urgence, libre immédiatement, disponibilité immédiate, rapidement, dispo de suite, dispo immédiatement, dispo maintenant, à l'instant, libre maintenant, sur-le-champ, emménagement immédiat, incessamment, libre d'occupation, toute de suite, tt de suite",
    commission:
      "commission(s|), frais d'agence, frais d'agences, agence(s|), agence immobilière, agences immobilières, honoraires, courtage, frais de courtage, provision, makler, agent immobilier, agents immobiliers, intermédiaire(s|), courtier, frais d agence immobilière, commission d'agence, honoraires d'agence, frais de commission, régie",
    limitedTerm:
      'befristung, durée déterminée, à durée déterminée, bail à durée déterminée, contrat à durée déterminée, cdd, durée limitée, à durée limitée, bail limité, limité dans le temps, limitée dans le temps, bail temporaire, temporaire, bail précaire, bail court, bail de courte durée, courte durée, bail à durée limitée, location temporaire, befristet, à terme, limitation de durée',
    unlimitedTerm:
      'durée indéterminée, à durée indéterminée, bail à durée indéterminée, contrat à durée indéterminée, durée illimitée, à durée illimitée, bail illimité, illimité, illimitée, bail à durée illimitée, sans limite de durée, sans limitation de durée, sans limite de temps, contrat illimité, contrat à durée illimitée, unbefristet, indéterminée, bail indéterminé, sans durée limitée, sans terme',
    groundFloor:
      'au rez de chaussée, au rez-de-chaussée, rez-de-chaussée, rez de chaussée, rez-de-chaussee, rez de chaussé, rez-de-chaussé, rdc, r-d-c, rez, rez chaussée, rez-de-jardin, rez de jardin, rez inférieur, rez supérieur, rez surélevé, de plain-pied au rez, étage 0, niveau 0, rdch, rez-chaussée, parterre, raz-de-chaussée, rez-de-chaussée surélevé, niveau de la rue, au niveau de la rue, appartement de plain-pied, au ras du sol, rèz',
    investment:
      'investissement(s|), investissement locatif, investisseur(s|), investir, pour investir, placement, placement immobilier, à mettre en location, pour mettre en location, mettre en location, pour le louer, pour la louer, pour louer ensuite, pour relouer, à relouer, pour location, rapport, capitaliser, patrimoine, rendement, rentabilité, objet de placement, pour du locatif, locatif, défiscalisation, pour y mettre des locataires, déjà loué, loué avec locataire, pour faire de la location, mise en location',
    aside:
      "mon loyer est passé, mon loyer augmente, mon loyer a augmenté, notre loyer, j'ai déjà, on a déjà, nous avons déjà, m(on|a|es) (sœur|soeur|frère|ami|amie|cousin|cousine|collègue|voisin|voisine|fils|fille|parents) (a|ont) (acheté|vendu|loué), a acheté, ont acheté, a vendu, ont vendu, nous logeons, on loge, je loge, on habite, nous habitons, j'habite, je gagne, nous gagnons, on gagne, mon salaire, mon revenu, mes revenus, nos revenus, revenu du ménage, je travaille, nous travaillons, on travaille, j'habite, nous habitons, habite actuellement, habitons actuellement, actuellement à, je vis, nous vivons, je loge, nous logeons, on habite, on vit, nous avons actuellement, nous avons maintenant, je paie actuellement, nous payons actuellement, mon (fils|frère|ami|père|voisin|copain) (a|paie|paye|habite|vit|possède), ma (fille|soeur|mère|copine|voisine|amie) (a|paie|paye|habite|vit|possède), mes parents (ont|paient|habitent|vivent), travaille à, travaille au, travaille en, travaille dans, nous avons vendu, on a vendu, j'ai vendu",
  },
  seeks:
    'prefer, faut, suffi, cherch, recherch, veux, veut, voul, voudr, souhait, besoin, désir, aimer, achet, louer, déménag',
  sorts: {
    preis_auf:
      "les moins chers en haut, les moins chères en haut, moins chers en tête, d'abord les moins chers, d'abord les moins chères, d'abord le moins cher, les moins chers d'abord, les moins chères d'abord, le moins cher d'abord, la moins chère d'abord, moins cher d'abord, moins chers d'abord, les moins chers en premier, les moins chères en premier, le moins cher en premier, la moins chère en premier, les moins chers, les moins chères, le moins cher, la moins chère, le moins cher possible, la moins chère possible, les moins chers possible, le meilleur marché, les meilleur marché, les meilleurs marché d'abord, le meilleur marché d'abord, le plus abordable, la plus abordable, les plus abordables, les plus abordables d'abord, les plus abordables en premier, prix croissant, par prix croissant, prix croissants, par prix croissants, du moins cher au plus cher, de la moins chère à la plus chère, du - cher au + cher, trié par prix, triés par prix, triées par prix, trier par prix, tri par prix, classé par prix, classés par prix, par ordre de prix, ordre croissant de prix, par ordre de prix croissant, tri prix croissant, au prix le plus bas, prix les plus bas d'abord, prix le plus bas d'abord, les prix les plus bas, prix le plus bas, le plus bas prix, le - cher, les - chers d'abord, les plus bas prix d'abord, le plus économique, les plus économiques d'abord, prix ascendant, par prix, du moins cher, commence par les moins chers, commencer par les moins chers, en commençant par les moins chers, en commençant par le moins cher, par ordre croissant de prix, loyer croissant, par loyer croissant, loyers croissants, moins cher en premier, moins chers en premier, les pas chers d'abord, le loyer le plus bas d'abord, loyer le plus bas, le plus bas loyer, du plus bas au plus haut prix, tri croissant",
    preis_ab:
      "les plus chers en haut, les plus chères en haut, les plus chers d'abord, les plus chères d'abord, le plus cher d'abord, la plus chère d'abord, plus cher d'abord, plus chers d'abord, les plus chers en premier, les plus chères en premier, le plus cher en premier, les plus chers, les plus chères, le plus cher, la plus chère, prix décroissant, prix décroissants, par prix décroissant, par prix décroissants, du plus cher au moins cher, de la plus chère à la moins chère, ordre décroissant de prix, par ordre décroissant de prix, prix le plus élevé d'abord, prix les plus élevés d'abord, trié par prix décroissant, triés par prix décroissant, triées par prix décroissant, prix descendant, les plus onéreux d'abord, du + cher au - cher, tri prix décroissant, par ordre de prix décroissant, prix le plus haut d'abord, en commençant par les plus chers, en commençant par le plus cher, plus chers en premier, les plus coûteux d'abord, commencer par les plus chers",
    flaeche_ab:
      "les plus grands en haut, les plus grandes en haut, d'abord les plus grands, d'abord les plus grandes, les plus grands d'abord, les plus grandes d'abord, le plus grand d'abord, la plus grande d'abord, plus grand d'abord, plus grands d'abord, plus grandes d'abord, les plus grands en premier, les plus grandes en premier, le plus grand en premier, la plus grande en premier, les plus grands, les plus grandes, le plus grand, la plus grande, le plus grand possible, surface décroissante, surfaces décroissantes, par surface décroissante, par surface, trié par surface, triés par surface, triées par surface, par taille, trié par taille, triés par taille, triées par taille, du plus grand au plus petit, de la plus grande à la plus petite, superficie décroissante, par superficie, par superficie décroissante, les plus spacieux d'abord, les plus spacieuses d'abord, le plus spacieux, les plus spacieux, trier par surface, triés par superficie, par taille décroissante, par ordre de surface, par ordre de taille, en commençant par les plus grands, en commençant par les plus grandes, en commençant par le plus grand, grands d'abord, grandes surfaces d'abord, surfaces les plus grandes d'abord, plus grands en premier, les + grands d'abord, taille décroissante",
    neueste:
      "les plus récents d'abord, les plus récentes d'abord, le plus récent d'abord, la plus récente d'abord, plus récent d'abord, plus récents d'abord, les plus récents en premier, les plus récentes en premier, les plus récents, les plus récentes, le plus récent, la plus récente, annonces les plus récentes, annonces récentes d'abord, dernières annonces, dernières annonces d'abord, nouvelles annonces, nouvelles annonces d'abord, les nouvelles annonces d'abord, nouveautés, nouveautés d'abord, les nouveautés d'abord, les nouveautés, par date, trié par date, triés par date, triées par date, trier par date, les dernières annonces, les derniers ajouts, derniers ajouts, les nouveaux d'abord, les nouvelles d'abord, les nouvelles en premier, les nouveaux en premier, du plus récent au plus ancien, par date de publication, publiées récemment, dernières offres, les dernières offres, dernières parutions, nouvelles offres d'abord, annonces récentes, récemment publiées d'abord, par date de parution, les dernières parues, dernières arrivées, les derniers arrivés d'abord, récents d'abord, récentes d'abord, plus récentes d'abord, plus récentes en premier, par date décroissante, offres les plus récentes, les nouveautés en premier, nouveautés en premier, du plus récent, tri par date, les derniers d'abord, les dernières d'abord",
    reduziert:
      "celles dont le prix a baissé d'abord, d'abord celles dont le prix a baissé, prix réduits d'abord, prix réduit d'abord, les prix réduits d'abord, prix baissés, prix baissé, prix en baisse, prix en baisse d'abord, baisses de prix, baisse de prix, baisses de prix d'abord, baisse de prix d'abord, les baisses de prix d'abord, baisses de prix en premier, les baisses de prix en premier, prix baissés d'abord, en promotion d'abord, en promo d'abord, les réduits d'abord, les réductions d'abord, réductions d'abord, réduit d'abord, réduits d'abord, soldés d'abord, prix cassés d'abord, prix réduits en premier, prix revus à la baisse, prix revu à la baisse, prix baissés en premier, annonces à prix réduit, annonces avec baisse de prix, en premier les prix réduits, en premier les baisses de prix, d'abord les prix réduits, d'abord les baisses de prix, d'abord ceux dont le prix a baissé, dont le prix a baissé, dont le prix a été réduit, ceux dont le prix a baissé d'abord, biens dont le prix a baissé, prix diminué, prix diminués d'abord, à prix réduit, les remisés d'abord, remises d'abord, les biens en baisse d'abord, en baisse de prix, prix réduit, prix réduits, les rabais d'abord, rabais d'abord, rabaissés, soldés, bonnes affaires d'abord",
    rendite_ab:
      "les plus rentables d abord, meilleur rendement d'abord, le meilleur rendement d'abord, meilleurs rendements d'abord, les meilleurs rendements d'abord, meilleur rendement en premier, le meilleur rendement, meilleur rendement, meilleurs rendements, les meilleurs rendements, rendement décroissant, par rendement, trié par rendement, triés par rendement, trier par rendement, par rendement décroissant, plus haut rendement d'abord, rendement le plus élevé d'abord, rendement le plus élevé, rendements les plus élevés d'abord, meilleure rentabilité d'abord, meilleure rentabilité, la meilleure rentabilité, la meilleure rentabilité d'abord, les plus rentables d'abord, les plus rentables, le plus rentable, le plus rentable d'abord, par rentabilité, triés par rentabilité, rentabilité décroissante, par rentabilité décroissante, plus rentables d'abord, plus haut rendement, le plus haut rendement, les plus rentables en premier, les meilleurs rendements en premier, triées par rendement, tri par rendement, avec le meilleur rendement",
    preis_m2_auf:
      "prix au m2, prix au m² croissant, prix au m2 croissant, par prix au m2, par prix au m2 croissant, par prix au mètre carré, par prix au mètre carré croissant, prix au mètre carré croissant, prix au mètre carré, prix par m2, par prix par m2, prix par mètre carré, prix du m2, prix du mètre carré, meilleur prix au m2, meilleur prix au mètre carré, prix au m2 le plus bas, prix au m2 le plus bas d'abord, prix au mètre carré le plus bas, prix au mètre carré le plus bas d'abord, trié par prix au m2, triés par prix au m2, triées par prix au m2, trier par prix au m2, trié par prix au mètre carré, triés par prix au mètre carré, triées par prix au mètre carré, selon le prix au m2, selon le prix au mètre carré, le moins cher au m2, les moins chers au m2, le moins cher au mètre carré, les moins chers au mètre carré, moins cher au m2, moins chers au m2 d'abord, les moins chers au m2 d'abord, les moins chers au mètre carré d'abord, prix/m2, par prix/m2, prix/m2 croissant, par prix/m2 croissant, €/m2, par €/m2, classés par prix au m2, classés par prix au mètre carré, meilleur prix au m2 d'abord, tri prix m2, prix m2 croissant, par prix m2, tri par prix au m2, triés par prix par mètre carré, par prix par mètre carré, triés par prix par m2, triés par prix du m2, par prix du m2, prix au mètre, tri au m2",
  },
  numbers: {
    0: 'zéro',
    0.5: 'et demi, et demie, demi, demie',
    1: 'un, une',
    2: 'deux, 2x, dex',
    3: 'trois, troi',
    4: 'quatre, catre, quattre',
    5: 'cinq',
    6: 'six',
    7: 'sept',
    8: 'huit',
    9: 'neuf',
    10: 'dix',
    11: 'onze',
    12: 'douze',
    13: 'treize',
    14: 'quatorze',
    15: 'quinze',
    16: 'seize',
    17: 'dix-sept',
    18: 'dix-huit',
    19: 'dix-neuf',
    20: 'vingt',
    30: 'trente',
    40: 'quarante',
    50: 'cinquante',
    60: 'soixante',
    70: 'soixante-dix, septante',
    71: 'soixante et onze, soixante-et-onze',
    72: 'soixante-douze',
    73: 'soixante-treize',
    74: 'soixante-quatorze',
    75: 'soixante-quinze',
    76: 'soixante-seize',
    77: 'soixante-dix-sept',
    78: 'soixante-dix-huit',
    79: 'soixante-dix-neuf',
    80: 'quatre-vingt, quatre-vingts, huitante, octante',
    90: 'quatre-vingt-dix, nonante',
    91: 'quatre-vingt-onze',
    92: 'quatre-vingt-douze',
    93: 'quatre-vingt-treize',
    94: 'quatre-vingt-quatorze',
    95: 'quatre-vingt-quinze',
    96: 'quatre-vingt-seize',
    97: 'quatre-vingt-dix-sept',
    98: 'quatre-vingt-dix-huit',
    99: 'quatre-vingt-dix-neuf',
    100: 'cent, cents, centaine',
    1000: 'mille, mil, milles, k, millier(s|), k€, keuros, keur, ke, kilo-euros',
    500000: 'un demi-million, demi-million, un demi million',
    250000: 'quart de million, quart d un million',
    1000000: 'million(s|), mio, mios, mln, m€, millions d, million d',
    1500000: 'un million et demi, 1 million et demi, million et demi',
    2500000: 'deux millions et demi, 2 millions et demi',
  },
  ordinals: {
    1: 'premier, première, premiers, premières, ier',
    2: 'deuxième, second, seconde, iie, iième',
    3: 'troisième, iiie, iiième',
    4: 'quatrième, ive',
    5: 'cinquième, ve',
    6: 'sixième, vie arrondissement',
    7: 'septième, viie',
    8: 'huitième, viiie',
    9: 'neuvième, ixe',
    10: 'dixième, xe',
    11: 'onzième, xie',
    12: 'douzième, xiie',
    13: 'treizième, xiiie',
    14: 'quatorzième, xive',
    15: 'quinzième, xve',
    16: 'seizième, xvie',
    17: 'dix-septième, xviie',
    18: 'dix-huitième, xviiie',
    19: 'dix-neuvième, xixe',
    20: 'vingtième, xxe',
    21: 'vingt-et-unième, vingt et unième, xxie',
    22: 'vingt-deuxième, xxiie',
    23: 'vingt-troisième, xxiiie',
  },
  months: [
    'janvier, janv, jan',
    'février, fevrier, févr, fév',
    'mars',
    'avril, avr',
    'mai',
    'juin',
    'juillet, juil',
    'août, aout',
    'septembre',
    'octobre, oct',
    'novembre, nov',
    'décembre, déc',
  ],
  homes: {
    1: "studio(s|), studette(s|), garçonnière(n|s|), garconniere(s|), appartement une pièce, appartement d'une pièce, appartement 1 pièce, appart une pièce, appart 1 pièce, une seule pièce, appartement monopièce, appartement d'une seule pièce, stud, chambre de bonne, studio neuf, studio meublé de, monopièce",
    2: "appartement une chambre, appartement à une chambre, appartement avec une chambre, appartement d'une chambre, appart une chambre, appart avec une chambre, flat une chambre, appartement 1 chambre, appart 1 chambre, appart à une chambre, appartement avec une seule chambre, appartement à une seule chambre, appart d'une chambre",
  },
  places: {
    wien: 'vienne, vienne ville, ville de vienne, viennois, viennoise, capitale autrichienne, la capitale, viene, viennes, autriche vienne',
    'wien-1':
      'centre historique de vienne, vieille ville de vienne, vienne intérieure, cœur historique de vienne, centre de vienne, centre-ville de vienne, hyper-centre de vienne, premier arrondissement de vienne, ville intérieure, centre-ville viennois',
    salzburg: 'salzbourg, ville de salzbourg, salsbourg, salzbourg-ville, salzbourg ville, saltzbourg',
    'land-salzburg':
      'land de salzbourg, province de salzbourg, état de salzbourg, salzburgerland, land salzbourg, région de salzbourg land, pays de salzbourg, land salzburg, bundesland salzbourg, état fédéré de salzbourg, salzbourgeois',
    niederoesterreich: 'basse-autriche, basse autriche, basseautriche, niederosterreich',
    oberoesterreich: 'haute-autriche, haute autriche, oberosterreich',
    steiermark: 'styrie, stirie, land de styrie',
    tirol: 'tyrol, tyrolien, tyrolienne, tirol du nord, tyrol du nord, land du tyrol, le tyrol',
    kaernten: 'carinthie, carintie, carynthie',
    vorarlberg: 'vorarlberg, voralberg',
    burgenland: 'burgenland, bourgenland',
    innsbruck: 'innsbruck, insbruck, inspruck, innsbrück, innsbrouck',
    bregenz: 'brégence, bregence, bregenz',
    'st-poelten': 'saint-pölten, sankt pölten, st polten, saint polten, saint-poelten',
    'klagenfurt-am-woerthersee': 'klagenfurt, klagenfourt, clagenfurt',
    'st-anton-am-arlberg': 'saint-anton, saint anton, st anton, saint-anton am arlberg, saint antoine am arlberg',
    'st-johann-in-tirol': 'saint-johann en tyrol, saint johann, st johann en tyrol',
    'st-johann-im-pongau': 'saint-johann im pongau, saint-johann en pongau',
    'st-wolfgang-im-salzkammergut': 'saint-wolfgang, saint wolfgang',
    'st-gilgen': 'saint-gilgen, saint gilgen',
    'st-veit-an-der-glan': 'saint-veit, saint veit an der glan',
    kitzbuehel: 'kitzbuhel, kitzbuehl, kitz, kitzbühl',
    'wiener-neustadt': 'neustadt de vienne',
    'krems-an-der-donau': 'krems sur le danube, krems-sur-danube',
    'hall-in-tirol': 'hall en tyrol, hall-en-tyrol',
  },
  regions: {
    weinviertel: 'quartier du vin, région du vin, le weinviertel',
    waldviertel: 'quartier de la forêt, le waldviertel',
    mostviertel: 'quartier du moût',
    industrieviertel: 'quartier industriel de basse-autriche',
    wachau: 'vallée de la wachau, la wachau',
    innviertel: "quartier de l'inn",
    muehlviertel: 'quartier de la mühl',
    salzkammergut: 'région du salzkammergut, le salzkammergut',
    zillertal: 'vallée du ziller, vallée de zillertal, vallée du zillertal, vallée de la ziller',
    oetztal: "vallée de l'ötz, vallée de l'ötztal, vallée d'ötz, vallée de l'otztal",
    stubaital: 'vallée de stubai, vallée du stubai, stubai, vallée de la stubai',
    osttirol: "tyrol oriental, tyrol de l'est, tirol de l'est, est du tyrol",
    montafon: 'vallée du montafon, vallée de montafon, le montafon',
    bregenzerwald: 'forêt de bregenz, forêt de brégence',
    rheintal: 'vallée du rhin',
    suedsteiermark:
      'styrie du sud, sud de la styrie, sud-styrie, styrie méridionale, sud styrie, route des vins de styrie, route des vins du sud de la styrie',
    thermenland: 'région thermale, pays des thermes, région thermale de styrie, région des thermes, styrie thermale',
    murtal: 'vallée de la mur, vallée du mur',
    woerthersee:
      'lac wörthersee, lac de wörth, lac de wörthersee, lac wörther, lac worthersee, lac de worth, le wörthersee, worthersee, lac de worthersee, lac du wörthersee',
    ossiacher_see: "lac d'ossiach, lac ossiach, lac ossiacher, lac ossiachersee",
    millstaetter_see: 'lac de millstatt, lac millstatt, lac de millstätt, lac millstätter',
    neusiedler_see:
      'lac de neusiedl, lac neusiedl, lac de neusiedler, lac neusiedler, lac de neusiedlersee, lac neusiedlersee, lac de neusiedl am see',
    attersee:
      "au bord de l'attersee, au bord du attersee, sur l'attersee, près de l'attersee, autour de l'attersee, lac de attersee, lac attersee, lac d'attersee, lac de l'attersee, lac d'atter, lac atter",
    mondsee:
      "au bord de l'mondsee, au bord du mondsee, sur l'mondsee, près de l'mondsee, autour de l'mondsee, lac de mondsee, lac mondsee, lac de mondsee, lac de la lune",
    traunsee: 'lac traunsee, lac de traun, lac de traunsee, lac de gmunden',
    wolfgangsee:
      'lac wolfgangsee, lac de saint-wolfgang, lac de wolfgang, lac saint-wolfgang, lac de wolfgangsee, lac de st wolfgang',
    wallersee: 'lac wallersee, lac de waller, lac de wallersee',
    zeller_see: 'lac de zell, lac de zell am see, lac zell',
    achensee: "lac achensee, lac d'achen, lac d'achensee, lac de l'achensee",
    bodensee: 'lac de constance, lac constance, le lac de constance, lac de bregenz',
    suedburgenland: 'burgenland du sud, sud du burgenland, sud-burgenland, burgenland méridional',
  },
  countries: {
    AT: 'autriche, österreich, austria, autrich, territoire autrichien, otriche, en autriche',
    DE: 'allemagne, bavière, germany',
    CH: 'suisse, switzerland',
    IT: 'italie, tyrol du sud, haut-adige, sud-tyrol',
    HR: 'croatie, istrie, dalmatie, kroatien',
    HU: 'hongrie, balaton',
    SI: 'slovénie',
    CZ: 'tchéquie, république tchèque',
    SK: 'slovaquie',
    ES: 'espagne, majorque, canaries, costa brava, baléares',
    FR: 'france',
    LI: 'liechtenstein',
    BE: 'belgique',
    PT: 'portugal, algarve',
    GR: 'grèce',
    LU: 'luxembourg',
    TR: 'turquie',
    US: 'états-unis, floride',
    PL: 'pologne',
    NL: 'pays-bas, hollande',
    RO: 'roumanie',
    BG: 'bulgarie',
    ME: 'monténégro',
    CY: 'chypre',
    MT: 'malte',
    GB: 'angleterre, royaume-uni',
  },
  fillers:
    "déjà loué(e|s|), actuellement loué(e|), connecter, fermer, fermées, refuse, refuser, refusés, manuellement, appartient, charger, charge, chargée, connectez, connectés, termes, réseau, commence, commencer, moyens, restons, femmes, terre, chemin, signes, hauts, forte, de pension, plutôt, étudie, étudient, étudier, douillet, douillette, pour un, seul, vitrine, demain, vis-à-vis, vends-moi, (près|proche|à proximité|pas loin|non loin|à côté|à deux pas|pas trop loin) (de l|de la|du|des|d un|d une|de|) (métro|u-bahn|tram|tramway|bus|gare|centre|centre-ville|centre ville|université|uni|fac|école|écoles|crèche|parc|forêt|bois|nature|transports|transports en commun|transport|commerces|magasins|commodités|pistes|pistes de ski|remontées|remontées mécaniques|télésiège|aéroport|autoroute|rivière|danube|plage|hôpital|restaurants|station|arrêt|montagne|montagnes|boulot|travail|eau|opéra|musée|ring|frontière|restos|bars|cafés|supermarché|supermarchés|supermarché et école|hôtels|hôpitaux), (commerces|magasins|école|écoles|transports|métro|tram|forêt) à proximité, accès (métro|tram|facile|direct|direct au lac|au lac), bien connecté(e|), bien desservi(e|), protection solaire, en particulier, avec bureau, avec un bureau, et un bureau, et bureau, plus un bureau, plus bureau, + bureau, coin bureau, espace bureau, pièce bureau, pour un bureau, pour mon bureau, home office, bureau à domicile, au bord, en bord, bord, travaille, travaillons, travailler, nuit, galère, garer, me garer, revenu brut, chambre d ami(s|), chambre d enfant(s|), tellement, jeu, jouer, à, un, une, neuf, neuve, neufs, neuves, second, seconde, l, d, j, qu, c, s, n, m, t, y, le, la, les, des, de, du, au, aux, ce, cet, cette, ces, ça, ca, cela, mon, ma, mes, ton, ta, tes, son, sa, ses, notre, nos, votre, vos, leur, leurs, je, tu, il, elle, on, nous, vous, ils, elles, me, te, se, moi, toi, lui, eux, en, qui, que, quoi, dont, quel, quelle, quels, quelles, lequel, est, es, suis, sommes, sont, était, être, soit, sois, soient, serait, seraient, sera, seront, étant, été, ai, as, avons, avez, ont, avoir, ait, aie, aura, aurait, auriez, auriez-vous, avez-vous, aurions, aurais, eu, fais, fait, faire, faites, fasse, ferait, vais, va, vas, allons, aller, ira, irait, vont, viens, venir, vient, peux, peut, pouvons, pouvez, pourrait, pourrais, pourriez, pourriez-vous, pouvoir, puisse, dois, doit, devons, devrait, devra, doivent, veux, veut, voulons, voudrais, voudrait, voudrions, vouloir, veuillez, aimerais, aimerait, aimerions, aime, aimons, souhaite, souhaitons, souhaiterais, souhaiterait, souhaiterions, souhaiter, désire, désirons, désirerais, cherche, cherches, cherchons, cherchent, cherchant, chercher, cherche-t-on, recherche, recherchons, recherches, recherchent, rechercher, recherché, recherchée, trouver, trouve, trouvez, trouve-moi, trouvez-moi, trouvé, montre, montre-moi, montrez, montrez-moi, montrer, afficher, affiche, affichez, donne, donne-moi, donnez, donnez-moi, propose, proposez, proposer, proposition, propositions, voir, vois, regarde, aide, aidez, aidez-moi, aider, dispose, existe, existe-t-il, il y a, y a-t-il, y a t il, il existe, est-ce, est-ce que, est-ce qu, qu'est-ce, s'il vous plaît, s'il te plaît, svp, stp, s il vous plait, merci, merci d'avance, d'avance, merci beaucoup, bonjour, bonsoir, salut, coucou, hello, hey, hi, cordialement, bonne journée, madame, monsieur, mesdames, messieurs, bjr, slt, yo, bien, bon, bonne, bons, bonnes, beau, belle, bel, beaux, belles, joli, jolie, jolis, jolies, petit, petite, petits, petites, grand, grande, grands, grandes, gros, grosse, spacieux, spacieuse, spacieuses, lumineux, lumineuse, lumineuses, clair, claire, ensoleillé, ensoleillée, calme, tranquille, agréable, sympa, sympas, sympathique, chouette, cosy, moderne, modernes, récent, récente, récents, récentes, nouveau, nouvelle, nouveaux, nouvelles, vieux, vieille, vieilles, vieil, ancienne, anciennes, confortable, confortables, abordable, abordables, pas cher, pas chère, pas chers, pas trop cher, pas trop chère, pas trop chers, pas trop grand, pas trop petit, pas trop loin, pas très cher, cher, chère, chers, chères, bon marché, économique, raisonnable, raisonnables, correct, correcte, propre, luxueux, luxueuse, luxe, de luxe, haut de gamme, standing, haut standing, charme, charmant, charmante, cachet, atypique, idéale, parfait, parfaite, super, génial, top, cool, simple, normal, unique, exceptionnel, magnifique, superbe, élégant, logement, logements, habitation, habitations, résidence, résidences, bien immobilier, biens immobiliers, bien, biens, immobilier, immobilière, immobiliers, immo, annonce, annonces, offre, offres, objet, objets, propriété, propriétés, toit, chez-soi, chez moi, chez nous, nid, cocon, endroit, lieu, quelque chose, truc, type, immeuble, immeubles, bâtiment, bâtisse, copropriété, bâtiments, vivre, habiter, habite, habitons, loger, vie, installer, m'installer, nous installer, s'installer, déménage, déménager, déménageons, emménager, famille, familles, couple, couples, jeune, jeunes, étudiant, étudiante, étudiants, étudiantes, retraité, retraités, retraitée, retraite, senior, seniors, célibataire, seul, seule, femme, mari, copine, copain, ami, amie, amis, amies, enfants, bébé, fille, fils, parents, mère, père, grand-mère, ma famille, collègues, expat, expats, expatrié, expatriés, nouvel, prochain, prochaine, bientôt, environ mi, début, fin, mi, courant, cette année, l'année prochaine, semaine, week-end, mois prochain, partir, actuellement, urgent, très, trop, assez, plutôt grand, vraiment, tellement, si, aussi, encore, déjà, toujours, souvent, parfois, beaucoup, peu, un peu, moins, même, autre, autres, tout, toute, tous, toutes, chaque, plusieurs, divers, tel, telle, ici, là, là-bas, comme, car, donc, alors, puis, ensuite, ainsi, afin, lorsque, quand, parce, puisque, comment, pourquoi, combien, dans, sur, par, pour, vers, chez, depuis, pendant, selon, contre, niveau, côté, total, totale, totaux, totalité, environnement, emplacement, situation, localisation, situé, située, situés, situées, placé, bien situé, bien située, bien placé, ville, villes, village, campagne, centre, centre-ville, centre ville, hyper-centre, quartiers, zone, zones, région, régions, département, commune, pays, bord, lac, lacs, montagne, montagnes, alpes, ski, pistes, rivière, danube, nature, verdure, parc, vue, vues, imprenable, dégagée, panoramique, exposé, exposition, orienté, orientée, orientation, sud, nord, est, ouest, plein sud, métro, tram, tramway, bus, gare, train, transports, transport, transports en commun, u-bahn, s-bahn, arrêt, école, écoles, université, uni, fac, crèche, lycée, travail, boulot, télétravail, magasins à proximité, commerces à proximité, à proximité des commerces, proche des commerces, près des commerces, proche commerces, commodités, aéroport, hôpital à proximité, proche des transports, près du métro, proche du métro, près de la gare, proche de la gare, près d'un parc, près de l'université, proche de l'université, près du centre, proche du centre, près des pistes, proche des pistes, près des écoles, proche des écoles, près de la forêt, proche de la forêt, en lisière de forêt, lisière de forêt, près d'une école, proche d'une école, vue sur lac, vue lac, vue sur la montagne, vue montagne, vue sur la forêt, vue sur les montagnes, vue dégagée, pas loin du centre, pas loin du métro, pas loin de la gare, à deux pas du métro, à côté du métro, à côté de la gare, proche tram, près du tram, à pied, voiture, vélo, vélos, salon, séjour, cuisine ouverte, cuisine américaine, cuisine séparée, cuisine indépendante, salle, salles de bain, salle de bain, salle de bains, salles de bains, salle d'eau, sdb, wc, toilettes, douche, baignoire, double vitrage, parquet, entrée, couloir, dressing, buanderie, machine à laver, lave-linge, lave-vaisselle, internet, wifi, fibre, électricité, eau, séparé, séparée, séparés, séparées, séparément, indépendant, indépendante, indépendantes, privatif, privative, privé, privée, individuel, individuelle, personnel, personnelle, commun, commune, collectif, fermé, fermée, couvert, couverte, extérieur, extérieure, intérieur, propre, aménagé, aménagée, équipé, équipée, complet, complète, entier, entière, entièrement, totalement, complètement, partiellement, inclus, incluse, incluses, compris, comprise, comprises, supplémentaire, possible, possibilité, possibilités, disponible, libre, accepté, acceptée, acceptés, acceptées, admis, admise, autorisé, autorisés, permis, tolérés, tolérer, accepte, acceptent, acceptant, important, importante, essentiel, nécessaire, nécessaires, obligatoire, indispensable, indispensables, absolument, impératif, impérative, impérativement, forcément, exigé, requis, critères, critère, condition, conditions, exigence, besoin, besoins, projet, achat résidence principale, résidence principale, principale, principal, primo, premier achat, partout, n'importe où, n'importe, nimporte, quelque part, ailleurs, chaque, côté prix, hauteur, hauteur de plafond, plafond haut, hauts plafonds, dernier, dernière, derniers, dernier étage, étage élevé, étage, étages, étage max, rue, adresse, place, avenue, trier, triez, trié, triés, triées, classer, classe-les, classez, classé, classés, tri, ordre, d'abord, en premier, en priorité, premièrement, abord, résultat, résultats, liste, lister, sélection, selon, ok, oui, bah, ben, euh, hein, voilà, quoi, bref, genre, style, truc, machin, franchement, sérieux, sérieusement, simplement, seulement, notamment, particulièrement, surtout, certain, certaine, divorce, séparation, cause, suite, raison, afin, moyen, moyenne, maxi-confort, qualité, prix, rapport qualité-prix, qualité-prix, max, etc, ca, cf, hab, habitables, sup, d'une, d'un, j'ai, c'est, qu'il, ceux, celui, celle, celles, ceci, rien, personne, années, année, plein, pleine, pleins, directement, direct, proximité immédiate, coin, coins, niveau, niveaux, mur, murs, fenêtre, fenêtres, lumière, soleil, bruit, bruyant, bruyante, trafic, voisins, voisin, rapide, vite, tôt, tard, jour, hiver, été, printemps, automne, vacances, investisseur sérieux, dossier, garant, garants, revenus, salaire, emploi, cdi, fonctionnaire, fumeur, non-fumeur, non fumeur, gamme, svp merci, jacuzzi, hammam, gym, fitness, salle de sport, concierge, gardien, digicode, interphone, sécurisé, sécurisée, surveillé, portail, clôturé, clôturée, arboré, arborée, plat, pente, vert, verte, bois, pierre, brique, béton, style, traditionnel, traditionnelle, rustique, authentique, design, contemporain, contemporaine, minimaliste, écologique, passif, passive, basse consommation, passivhaus, bbc, rt2012, chauffage, chauffé, chauffée, chaudière, radiateurs, isolation, isolé, bien isolé, bien isolée, viabilisé, constructible, orienté sud, traversant, traversante, duplex possible, ressemble, semblable, similaire, mesure, mesurant, faisant, fera, fasse, ait, autrichien, autrichienne, autrichiens, autrichiennes, international, bilingue, francophone, belge, suisse romand, français, française, français, rez-de-jardin, chaudière",
  unrelated:
    "combien de temps met, combien de temps dure, à quelle heure part, météo, quel temps, temps qu'il fait, temps fait-il, fait-il demain, pleut, pleuvoir, recette, recettes, poème, poésie, blague, blagues, ignore, ignorez, ignore toutes, ignore les, instructions, consignes, prompt, système prompt, mot de passe, mots de passe, capitale de la, capitale du, quelle est la capitale, quelle heure, heure est-il, football, ligue, champion, coupe du monde, psg, idiot, connard, connasse, salope, merde, putain, enculé, imbécile, débile, ta gueule, foutre, nique, traduis, traduire, traduction, traduisez, programme en python, python, javascript, code html, bitcoin, crypto, cryptomonnaie, loto, horoscope, gâteau, gâteaux, tarte, crêpes, omelette, sandwich, burger, ça va, comment vas-tu, comment ça va, comment allez-vous, qui es-tu, qui êtes-vous, tu t'appelles, chanson, netflix, poésie, raconte, raconte-moi, carte bancaire, carte de crédit, billet d'avion, billets d'avion, vol pour, vols pour, billet de train, prochain train, réserve une table, écris, écris-moi, rédige, lettre de motivation, sql, drop table, équation, calcule, calculer, racine carrée, médecin de garde, chancelier, élections, élection, mozart, sissi, blabla, lorem, ipsum, valse, que faire, sachertorte, strudel, schnitzel, voiture d'occasion, iphone, chaussures, jeu vidéo, emploi de, offre d'emploi, cherche emploi, cherche travail, cherche un emploi, cherche du travail, coiffeur, je vends ma, je vends mon, nous vendons notre, vendre ma, vendre mon, comment aller, comment arriver, je loue mon appartement à, à vendre par propriétaire je vends",
  layouts: [
    { pattern: /^[tf]1(?:bis)?$/, rooms: () => 1, exactly: true },
    { pattern: /^[tf]([2-9])(?:bis)?$/, rooms: ([, count]) => Number(count) },
  ],
}
