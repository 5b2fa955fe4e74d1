import type { Words } from '../words.ts'

/** Dutch of the Netherlands and of Flanders. */
export const nl: Words = {
  values: {
    'vermarktungsart.KAUF':
      'kosten koper, k.k., kk, te koop graag, kopen graag, kopen, koop, koopt, te koop, tekoop, te kopen, aankoop, aankopen, aan te kopen, aanschaffen, aanschaf, verwerven, koopwoning(en|), koopappartement(en|), koophuis, koophuizen, koopflat, koopprijs, aankoopprijs, vraagprijs, verkoopprijs, eigendom, in eigendom, eigenaar worden, te verwerven, gekocht, verkoop, hypotheek, koper, kopers, eigen woning kopen, koopflat(s|), koopappartement(en|), koopwoning(en|), koophuis, koophuizen',
    'vermarktungsart.MIETE':
      'te huur graag, huren graag, huren, huur, huurt, te huur, tehuur, te huren, verhuur, verhuren aan mij, gehuurd, huurwoning(en|), huurappartement(en|), huurhuis, huurhuizen, huurflat(s|), huurprijs, huurder, huurders, huurcontract, huurovereenkomst, kale huur, kaal, koude huur, warme huur, huurpijs, maandhuur, maandelijks, maandelijkse huur, per maand, p/m, pm, p m, p mnd, per mnd, /maand, /mnd, /m, pmd, p.mnd, in de maand, elke maand, iedere maand, op de maand, maandlasten, inclusief kosten, incl kosten, inclusief lasten, incl lasten, alles inclusief, inclusief servicekosten, incl servicekosten, servicekosten, warm, koud, kamer te huur, kamers te huur, kamer huren, kamer te huren, onderhuur, onderhuren, huurpand, g/w/l, gwl, all-in, inclusief gwl, incl gwl, huurkamer, exclusief servicekosten, excl servicekosten, exclusief kosten, maandprijs, sociale huur, huurperiode, verhuurder',
    'objektart.WOHNUNG':
      'oudbouwappartement(en|), oudbouw-appartement, nieuwbouw-appartement, altbauwohnung, zolderwoning, oud appartement, oude appartementen, appartement(en|je|jes|), apartement(en|), appartment, apartment, appartementje, apt, app, flat(s|je|jes|), flatwoning(en|), etagewoning(en|), bovenwoning(en|), benedenwoning(en|), portiekwoning(en|), huurwoning(en|) in een flat, huurappartement(en|), koopappartement(en|), huurflat(s|), stadsappartement, kamerappartement(en|), kamerflat, woonappartement, seniorenappartement, zolderappartement, dakappartement, serviceflat, aanleunwoning, apartementje, appartementen, appartemnt, apparement, appartament, gelijkvloersappartement, gelijkvloers appartement, tussenetage, dakwoning, etageappartement, appt, wooneenheid, kamerwoning(en|), koopflat(s|), huurflats, kooplofts, nieuwbouwappartement(en|), koopflat(s|)',
    'objektart.HAUS':
      'opknaphuis, opknaphuizen, klushuis, klushuizen, ruwbouwhuis, klassiek herenhuis, nieuwbouwhuis, nieuwbouwhuizen, opknapwoning, kluswoning, renovatiewoning, huis, huizen, huisje(s|), eengezinswoning(en|), gezinswoning(en|), woonhuis, woonhuizen, gezinshuis, familiehuis, koophuis, koophuizen, huurhuis, huurhuizen, hoekwoning(en|), hoekhuis, herenhuis, herenhuizen, burgerwoning, cottage, woonboerderij in dorp, patiowoning, kangoeroewoning, tiny house, meergeneratiewoning, buitenhuis, dorpshuis, dorpswoning, hus, houten huis, blokhut als woning, bel-etage, bel-etagewoning, huiske, huismet',
    'objektart.GRUNDSTUECK':
      'grond, bouwgrond(en|), perceel, percelen, bouwperceel, bouwpercelen, kavel(s|), bouwkavel(s|), stuk grond, stukje grond, lap grond, stuk bouwgrond, grondperceel, lot bouwgrond, bouwterrein, terrein, bouwrijpe grond, bouwlot, perceel grond, perceel bouwgrond, lapje grond, stuk land, stukje land, vrije kavel, kavel grond, grondstuk',
    'objektart.ZIMMER':
      'kamer, kamertje, wg, wg-kamer, wg kamer, studentenkamer(s|), kot, koten, kotkamer, studentenkot, woongroep, samenwonen met huisgenoten, huisgenoot, huisgenoten, kamer te huur, kamers te huur, kamer huren, kamer te huren, huurkamer, gedeelde woning, gedeeld appartement, gedeeld huis, gedeelde flat, kamer in een wg, kamer in een woongroep, kamer in een gedeeld appartement, kamer in een gedeelde woning, kamer in een gedeeld huis, kamer in een studentenhuis, studentenhuis, flatgenoot, woningdelen, cohousing, huisdelen, kamer in een huis, kamer in wg, kamers in een wg, kamer in studentenhuis, kamer in woongroep, kamer in een gedeelde flat, gedeelde wooneenheid, kamer bij iemand, kamer in een appartement, kamer in gedeeld appartement, kamer in een deelwoning, roommate, co-living, kamerke',
    'objektart.BUERO_PRAXEN':
      'kantoor, kantoren, kantoorruimte(s|n|), kantoorpand(en|), kantoorruimten, kantoortje, kantoorgebouw, kantoorunit, bureau, bureauruimte, burelen, kantooretage, kantoorverdieping, werkruimte te huur, bureelruimte, kantoorkamer, buro',
    'objektart.EINZELHANDEL':
      'winkel, winkeltje, winkelruimte(s|n|), winkelpand(en|), handelspand(en|), handelsruimte, handelszaak, winkelunit, boetiek, boutique, verkoopruimte, toonzaal, showroom, kapsalon, salon, winkellokaal, handelsgelijkvloers, winkels te (huur|koop), winkels te (huren|kopen), bedrijfsruimte voor winkel, bakkerij, detailhandel, detailhandelsruimte, kapperszaak',
    'objektart.GASTGEWERBE':
      'horeca, horecazaak, horecapand, horecaruimte, horecagelegenheid, horecabedrijf, eetgelegenheid, discotheek, bistro, horecalocatie',
    'objektart.HALLEN_LAGER_PROD':
      'hal, hallen, bedrijfshal(len|), loods, loodsen, productiehal(len|), productieruimte, industriehal, industriepand, industriegebouw, fabriek, fabriekshal, fabriekspand, industriële hal, industriële ruimte, bedrijfsloods, productieloods',
    'objektart.LAND_UND_FORSTWIRTSCHAFT':
      'landbouwbedrijf, agrarisch bedrijf, bosbouwbedrijf, bosbouw, landbouw, agrarisch, agrarische, agrarisch object, land- en bosbouw, landbouwbedrijven',
    'objektart.PARKEN':
      'garagebox, garageboxen, garageplaats, garageplaatsen, garageplek, autobox, autostaanplaats, staanplaats, ondergrondse parkeerplaats, ondergrondse parkeerplek, plaats in een parkeergarage, plek in een parkeergarage, plek in een garage, stalling, autostalling, parkeerplaats in een garage, ondergrondse staanplaats, parkeerplaats in een parkeergarage, caravanstalling',
    'objektart.ZINSHAUS_RENDITEOBJEKT':
      'opbrengsteigendom(men|), opbrengstpand, opbrengstpanden, opbrengsthuis, appartementsgebouw(en|), appartementengebouw, appartementencomplex, appartementenblok, appartementsblok, flatgebouw, flatgebouwen, huurkazerne, beleggingspand, beleggingspanden, verhuurpand, verhuurpanden, investeringspand, wooncomplex, beleggingsobject, huurblok, rendementspand, verhuurd gebouw, verhuurd pand, appartementsgebouw als belegging',
    'objektart.FREIZEITIMMOBILIE_GEWERBLICH':
      'sportcomplex, sportaccommodatie, recreatiebedrijf, camping, sportzaal, recreatieobject',
    'objektart.SONSTIGE': 'tankstation, benzinestation, ziekenhuisgebouw',
    'ausstattung.BALKON':
      'balkon(s|netje|nnetje|), balkonnen, balcon, balkonnetje, zuidbalkon, balkonnen, balkn, balkn, balkonneke, inpandig balkon, balkons',
    'ausstattung.TERRASSE':
      'terras(je|sen|), dakterras(sen|), teras, zonneterras, terrasse, terrasje, patio, dakterrasje, zonneterrasje, terassen, terrass',
    'ausstattung.LOGGIA': "loggia(s|), loggia's",
    'ausstattung.GARTEN':
      'tuin(en|tje|), tuintje, achtertuin, voortuin, stadstuin, moestuin, privétuin, eigen tuin, tuinen, hof, hofje, buitentuin, siertuin, gemeenschappelijke tuin, gedeelde tuin, hoveke, tuiin, zonnetuin, stadstuintje',
    'ausstattung.LIFT': 'lift, liften, personenlift, liftje, ascenseur',
    'ausstattung.GARAGE':
      'garage(s|), dubbele garage, inpandige garage, parkeergarage, ondergrondse parking, ondergrondse garage, kelderparkeren, inpandig parkeren, autogarage, garagge, enkele garage, parkeerkelder, ondergronds parkeren, vrijstaande garage, aangebouwde garage',
    'ausstattung.STELLPLATZ':
      'plaats voor auto, plaats voor de auto, plek voor de auto, plek voor auto, ruimte voor de auto, mogelijkheid tot parkeren, parkeerplaats(en|), parkeerplek(ken|), parkeerplekje, parking, parkings, carport, oprit, parkeren, parkeerruimte, parkeergelegenheid, parkeermogelijkheid, parkeermogelijkheden, eigen parkeerplaats, plek voor de auto, plaats voor de auto, plek voor een auto, plaats voor een auto, plek voor mijn auto, plaats voor mijn auto, autoplaats, autostandplaats, privéparking, parkeervak, parkeerterrein, parkeerplaatsje, buitenparkeerplaats, plek om te parkeren, plaats om te parkeren, parkeerplts, plek voor onze auto, parkeerpl, buitenparking',
    'ausstattung.KELLER':
      'kelder(s|tje|), kelderberging, kelderruimte, kelderbox, onderkelderd, volledig onderkelderd, wijnkelder, keldertje, kelderhok, kelderverdieping, kelderkast',
    'ausstattung.EINBAUKUECHE':
      'inbouwkeuken(s|), ingebouwde keuken, ingerichte keuken, volledig ingerichte keuken, uitgeruste keuken, volledig uitgeruste keuken, keuken met inbouwapparatuur, inbouwapparatuur, geïnstalleerde keuken, keuken aanwezig, complete keuken, volledige keuken, keuken inbegrepen, moderne keuken, nieuwe keuken, met keuken, incl keuken, inclusief keuken, ingemaakte keuken, kant-en-klare keuken, geïnstalleerde volledige keuken, uitgeruste open keuken, gemonteerde keuken, inbouw keuken, ibk',
    'ausstattung.MOEBLIERT':
      'gemeubileerd(e|), gemeubeld(e|), gemeubelt, gemeubilleerd(e|), volledig gemeubileerd(e|), deels gemeubileerd(e|), gedeeltelijk gemeubileerd(e|), semi-gemeubileerd, met meubels, met meubelen, met meubilair, meubels inbegrepen, inclusief meubels, incl meubels, meubilair, volledig ingericht(e|), gemeub, inclusief meubilair, ingericht, meubels, gemeubiliseerd, gemeubeleerd',
    'ausstattung.BARRIEREFREI':
      'rolstoeltoegankelijkheid, rolstoeltoegankelijk(e|), rolstoelvriendelijk(e|), rolstoel, rolstoelgebruiker, drempelvrij(e|), drempelloos, drempelloze, zonder drempels, barrièrevrij(e|), barrierevrij, toegankelijk voor rolstoelen, toegankelijk voor rolstoel, toegankelijk voor een rolstoel, toegankelijk voor mindervaliden, mindervaliden, mindervalide, gehandicapten, rollator, zonder trappen, geen trappen, rolstoelgeschikt(e|), aangepast voor rolstoel, rolstoeltoegang, levensloopbestendig(e|), obstakelvrij, toegankelijk voor gehandicapten, invalide, traploos, trapvrij, rolstoelers, geschikt voor rolstoel, geschikt voor een rolstoel, gelijkvloerse toegang, zonder trap, toegankelijk voor rolstoelgebruikers, rolstoelbestendig, barrièrevrije',
    'ausstattung.KLIMATISIERT':
      'airco, airconditioning, aircondition, klimaatbeheersing, airconditioner, klimaatregeling, met airco, air co, ac, klimaatcontrole, gekoeld, geklimatiseerd(e|), airconditioned, aircos',
    'ausstattung.FUSSBODENHEIZUNG':
      'vloerverwarming, vloer verwarming, verwarmde vloer, verwarmde vloeren, vvw, vloerverwarmd',
    'ausstattung.KAMIN':
      'open haard, openhaard, haard, haardvuur, open vuur, houtkachel, kachel, tegelkachel, kaminofen, schouw, inbouwhaard, houthaard, speksteenkachel, gashaard, houtvuur, haardje, cassette haard',
    'ausstattung.POOL': 'zwembad(en|je|), pool, zwemvijver, binnenzwembad, buitenzwembad, zwembadje, zwembaden',
    'ausstattung.SAUNA': "sauna, sauna's, saunas, infraroodsauna, infraroodcabine",
    'ausstattung.HAUSTIERE':
      'huisdier(en|), huisdieren toegestaan, huisdieren toegelaten, huisdieren welkom, huisdieren mogen, huisdieren ok, huisdiervriendelijk(e|), hond(en|je|jes|), hondje, hondvriendelijk, hondenvriendelijk, hond toegelaten, hond toegestaan, honden toegestaan, honden toegelaten, hond welkom, honden welkom, hond mag, kat, katten, poes, poezen, katje, kater, katten toegestaan, katten toegelaten, kat toegestaan, kat toegelaten, dieren toegelaten, dieren toegestaan, huisdieren zijn toegestaan, huisdieren zijn toegelaten, huisdieren zijn welkom, puppy, labrador, viervoeter, dieren welkom, huisdieren ok, huisdier toegestaan, huisdier toegelaten, katvriendelijk',
    'ausstattung.ABSTELLRAUM':
      'berging(en|), bergruimte, berghok, bergkast, bijkeuken, inpandige berging, voorraadkast, voorraadkamer, bergkamer, rommelhok, rommelkamer, kastruimte, provisiekamer, provisiekast, externe berging, bergplaats, opbergruimte, stookhok, wasplaats, binnenberging, opbergkamer, bergingetje, wasberging',
    'ausstattung.SMART_HOME':
      'smart home, smarthome, smart-home, domotica, slim huis, slimme woning, huisautomatisering, slimme huis',
    'ausstattung.PHOTOVOLTAIK':
      'zonnepanelen, zonnepaneel, zonne-energie, zonneenergie, zonnestroom, fotovoltaïsch(e|), fotovoltaïsche panelen, fotovoltaïsche installatie, pv, pv-installatie, pv-panelen, pv installatie, pv panelen, fotovoltaïek, photovoltaik, zonne energie, zonnecellen, zonnedak, fotovoltaïca',
    'zustand.ERSTBEZUG':
      'eerste bewoning, eerste bewoner, eerste bewoners, eerste gebruik, nooit bewoond, nog nooit bewoond, nog niet bewoond, eerste betrekking, eerste oplevering, eerste ingebruikname, niet eerder bewoond, eerste huurder, nooit eerder bewoond',
    'zustand.NEUWERTIG':
      'als nieuw, zo goed als nieuw, nieuwstaat, in nieuwstaat, nagenoeg nieuw, bijna nieuw, zogoed als nieuw, in nieuwe staat, nieuwwaardig(e|), perfecte staat, in perfecte staat, in uitstekende staat, uitstekende staat, quasi nieuw, in topstaat, topstaat',
    'zustand.SANIERT':
      'gerenoveerd(e|), gerenoveert, volledig gerenoveerd(e|), pas gerenoveerd(e|), recent gerenoveerd(e|), net gerenoveerd(e|), compleet gerenoveerd(e|), opgeknapt(e|), gemoderniseerd(e|), gesaneerd(e|), gerestaureerd(e|), vernieuwd(e|), verbouwd(e|), opgefrist(e|), fris opgeknapt, kernsaneerd, al gerenoveerd, nieuw gerenoveerd, heringericht, vernieuwbouwd, grondig gerenoveerd(e|), totaal gerenoveerd(e|)',
    'zustand.GEPFLEGT':
      'goed onderhouden, verzorgd(e|), goed verzorgd(e|), in goede staat, goede staat, in goeie staat, goeie staat, goed bijgehouden, netjes onderhouden, onderhouden, in zeer goede staat, zeer goede staat, in prima staat, prima staat, keurig onderhouden, goed bewaard, goedonderhouden, in degelijke staat, keurige staat, in keurige staat',
    'zustand.RENOVIERUNGSBEDUERFTIG':
      'te renoveren, om te renoveren, te verbouwen, om te verbouwen, om op te knappen, op te knappen, opknapper(s|tje|), opknappertje, opknaphuis, opknapwoning, opknappand, kluswoning(en|), klushuis, kluspand, klusproject, klus-huis, renovatieproject, renovatiepand, renovatiewoning, te moderniseren, te restaureren, te herstellen, renovatie nodig, renovatie vereist, renovatiebehoeftig, te saneren, aan renovatie toe, toe aan renovatie, toe aan een opknapbeurt, opknapbeurt nodig, opknapbeurt, achterstallig onderhoud, vervallen, bouwvallig(e|), ruïne, zelf renoveren, zelf te renoveren, zelf opknappen, zelf op te knappen, zelf verbouwen, zelf te verbouwen, moet gerenoveerd worden, mag opgeknapt worden, moet opgeknapt worden, mag gerenoveerd worden, te renoveren woning, uitgewoond, te vernieuwen, werk aan, nog werk aan, voor de handige klusser, voor klussers, voor een klusser, doe-het-zelver, doe-het-zelvers, instapklaar na renovatie, ongerenoveerd, niet gerenoveerd, renovatie-object, die opgeknapt moet worden, dat opgeknapt moet worden, om zelf op te knappen, om zelf te renoveren, om zelf te verbouwen, gerenoveerd moet worden, opgeknapt moet worden, gerenoveerd mag worden, opgeknapt mag worden',
    'zustand.ROHBAU':
      'ruwbouw, casco, casco opgeleverd, winddicht, wind- en waterdicht, ruwbouwwoning, ruwbouwhuis, casco woning',
    'bauart.ALTBAU':
      'oud appartement, oude appartementen, oudbouw, oudbouwappartement, oudbouwwoning, oud gebouw, oude gebouwen, historisch gebouw, historisch pand, monumentaal pand, monumentaal, monumentale, jugendstil, art nouveau, gründerzeit, vooroorlogs(e|), altbau, altbauwohnung, oud pand, karakteristiek pand, oudbouw-appartement, een oud gebouw, stijlvol oud gebouw, oude bouw, rijksmonument, oudere bouw, in oudbouwstijl, historische bouw, 19e-eeuws, authentiek pand, klassiek herenhuis, in een oud gebouw, in een oud huis, in een oud pand',
    'bauart.NEUBAU':
      'nieuwbouw, nieuwbouwappartement(en|), nieuwbouwwoning(en|), nieuwbouwhuis, nieuwbouwproject(en|), nieuw gebouw, nieuw gebouwd(e|), nieuwgebouwd(e|), pas gebouwd(e|), nieuwbouwflat, net gebouwd(e|), neubau, recent gebouwd(e|), nieuwbouw-appartement, nieuwbouwwijk, nieuw bouw',
    'heizung.FERNWAERME':
      'stadsverwarming, blokverwarming, warmtenet, stadswarmte, fernwärme, wijkverwarming, afstandsverwarming, stadsverwarmd',
    'heizung.WAERMEPUMPE':
      'warmtepomp(en|), lucht-warmtepomp, luchtwarmtepomp, aardwarmte, geothermie, bodemwarmte, warmte pomp, lucht-water warmtepomp, bodemwarmtepomp',
    'heizung.GAS':
      'gas, gasverwarming, gasketel, cv-ketel op gas, verwarming op gas, aardgas, gaskachel, gasboiler, cv op gas, stookt op gas',
    'heizung.OEL':
      'stookolie, olie, olieverwarming, oliestook, mazout, mazoutverwarming, verwarming op olie, stookolieketel, verwarming op stookolie, oliekachel, olieketel, verwarming op mazout',
    'heizung.PELLETS':
      'pelletkachel(s|), pellets, pelletverwarming, pelletketel, houtpellets, pelletsverwarming, houtsnippers, verwarming op pellets, biomassa, pelletcv',
    'heizung.STROM':
      'elektrische verwarming, elektrisch verwarmd, verwarming op elektriciteit, nachtstroom, infraroodverwarming, accumulatieverwarming, elektrische radiatoren, infraroodpanelen, elektrisch verwarmen',
    'heizung.SOLAR':
      'zonneboiler, zonneverwarming, zonnecollector(en|), zonnewarmte, verwarming op zonne-energie, thermische zonne-energie',
    provisionsfrei:
      'geen makelaarscommissie, zonder makelaarscommissie, geen makelaarsloon, zonder makelaarsloon, zonder makelaar, zonder makelaars, zonder makelaarskosten, zonder makelaarscourtage, zonder makelaarsprovisie, zonder makelaarsvergoeding, zonder courtage, zonder commissie, zonder bemiddeling, zonder bemiddelingskosten, zonder provisie, zonder tussenpersoon, zonder tussenpersonen, zonder immokantoor, zonder immo, geen makelaar, geen makelaars, geen makelaarskosten, geen makelaarscourtage, geen makelaarsprovisie, geen commissie, geen commissieloon, zonder commissieloon, geen courtage, geen provisie, geen bemiddelingskosten, geen tussenpersoon, geen tussenpersonen, commissievrij(e|), provisievrij(e|), courtagevrij(e|), makelaarsvrij(e|), provisieloos, particulier, particuliere, particulieren, van particulier, van een particulier, van particulieren, van particulier aan particulier, particuliere verkoop, particuliere verkoper, particuliere verhuurder, van een particuliere verhuurder, particulier aangeboden, particulier verkocht, van eigenaar, van de eigenaar, rechtstreeks van eigenaar, rechtstreeks van de eigenaar, direct van eigenaar, direct van de eigenaar, rechtstreeks bij de eigenaar, rechtstreeks van de verhuurder, direct van de verhuurder, direct van verhuurder, uit de hand, bemiddelingsvrij, privé, van privé, privéverkoop, vrij van commissie, vrij van provisie, vrij van courtage, rechtstreeks van verkoper, direct van verkoper, zonder agentschap, zonder maklerprovision, maklerfrei, zonder makler, zonder vastgoedkantoor, kosteloos bemiddeld, rechtstreeks van verhuurder, eigenaar zelf, van privépersoon, van privé persoon, particuliere aanbieder, van een privépersoon',
    dachgeschoss:
      'zolder, zolderverdieping, zolderetage, zolderappartement, zolderwoning, dakappartement, onder het dak, onder dak, dakverdieping, onder de pannen, dakwoning, mansarde, zolderkamer, onder de hanenbalken, dachgeschoss, zolderflat, dakgeschoss, onder het schuine dak, dakstudio, dakgeschoß, zolderstudio, hoogste verdieping onder het dak',
  },
  kinds: {
    'untergruppe.WOHNUNG.MAISONETTE':
      'maisonnette(s|), maisonette(s|), maisonnettewoning, maisonettewoning, duplex, duplexappartement(en|), duplexwoning, duplex appartement, split-level appartement, dubbelhoog appartement, duplexen, maisonnetteappartement, maisonetteappartement, appartement over twee verdiepingen, appartement op twee verdiepingen',
    'untergruppe.WOHNUNG.LOFT-STUDIO-ATELIER':
      'loft(s|), atelier(s|), loftappartement, loftwoning, atelierwoning, kunstenaarsatelier, woonatelier, loft appartement',
    'untergruppe.WOHNUNG.PENTHOUSE': 'penthouse(s|), penthous, penthouseappartement, penthaus',
    'untergruppe.WOHNUNG.FERIENWOHNUNG':
      'vakantieappartement(en|je|), vakantieflat, vakantie-appartement(en|), vakantie appartement, tweede-verblijfappartement, vakantiestudio, ferienwohnung, vakantieappartementje, skiappartement, recreatieappartement',
    'untergruppe.WOHNUNG.SOUTERRAIN':
      'souterrain, souterrainwoning, souterrainappartement, kelderwoning, kelderappartement, souterain, kelderflat, kelderstudio',
    'untergruppe.WOHNUNG.ROHDACHBODEN':
      'onafgewerkte zolder, ruwe zolder, onverbouwde zolder, zolder om te verbouwen, zolder om uit te bouwen, te verbouwen zolder, casco zolder, zolder te verbouwen, onbewerkte zolder, rohdachboden, onafgewerkte zolderverdieping, kale zolder, niet uitgebouwde zolder',
    'untergruppe.HAUS.REIHENHAUS':
      'rijtjeshuis, rijtjeshuizen, rijtjeswoning(en|), rijhuis, rijhuizen, rijwoning(en|), tussenwoning(en|), rijtjes huis, rijenhuis, gesloten bebouwing, rijtjeshuisje, rij huis, eindwoning, tussenhuis, geschakelde woning',
    'untergruppe.HAUS.DOPPELHAUSHAELFTE':
      'twee-onder-een-kap, twee onder een kap, 2-onder-1-kap, 2 onder 1 kap, 2-onder-een-kap, tweeondereenkap, twee-onder-een-kapwoning, twee-onder-één-kap, twee-onder-één-kapwoning, 2-onder-1-kapwoning, 2 onder 1 kapwoning, tweekapper, twee-onder-een-kap woning, halfopen bebouwing, half open bebouwing, halfvrijstaand(e|), half vrijstaand(e|), halfvrijstaande woning, half vrijstaande woning, halfvrijstaand huis, halfopen woning, half open woning, koppelwoning, dubbel huis, 2^1 kap, 2/1 kap, tweeonderéénkap, 2-kapper, helft van een dubbel huis, twee onder 1 kap, 2 onder een kap, driegevelwoning, half-open bebouwing, twee-onder-een-kapper, twee onder een kapper, 2-onder-1-kapper',
    'untergruppe.HAUS.EINFAMILIENHAUS':
      'vrijstaand huis, vrijstaande woning(en|), vrijstaand(e|), vrijstaande huizen, vrijstaand huisje, alleenstaand huis, alleenstaande woning, alleenstaande woningen, eengezinshuis, eengezinshuizen, open bebouwing, viergevelwoning, losstaand huis, losstaande woning, ééngezinswoning(en|), eengezinswoning(en|), vrijstaande eengezinswoning, villa-achtig huis, villawoning, vrij staand huis, vrij staande woning, vrijstaande gezinswoning, huis voor één gezin, 1-gezinswoning, 1-gezinshuis',
    'untergruppe.HAUS.BUNGALOW': 'bungalow(s|), bungalo, bungelow, gelijkvloerse woning',
    'untergruppe.HAUS.VILLA': "villa, villa's, villas, villaatje",
    'untergruppe.HAUS.BAUERNHAUS':
      'boerenhuis, boerenhuizen, boerenwoning, hoeve, hoeves, woonboerderij(en|), boerderijwoning, boerenhoeve, boerderijtje, boerenwoninkje, hoeven, woonboerderijtje, boerderij om in te wonen, hoevewoning, hoevetje',
    'untergruppe.HAUS.LANDHAUS':
      'landhuis, landhuizen, landhuisje, buitenverblijf op het platteland, landgoed, fermette, plattelandshuis, landelijke villa',
    'untergruppe.HAUS.SCHLOSS': 'kasteel, kastelen, kasteeltje, paleis, paleizen, burcht, chateau, château, slotje',
    'untergruppe.HAUS.ZWEIFAMILIENHAUS':
      'tweegezinswoning(en|), tweegezinshuis, tweegezinshuizen, 2-gezinswoning, dubbele woning, huis voor twee gezinnen, 2-gezinshuis, tweefamiliehuis, twee-gezinswoning, twee-gezinshuis, huis met twee wooneenheden, woning voor twee gezinnen, tweewoonst',
    'untergruppe.HAUS.MEHRFAMILIENHAUS':
      'meergezinswoning(en|), meergezinshuis, meergezinshuizen, meerfamiliehuis, huis met meerdere wooneenheden, huis met meerdere appartementen, huis voor meerdere gezinnen, meer-gezinswoning, meergezinspand',
    'untergruppe.HAUS.FERIENHAUS':
      'vakantiehuis, vakantiehuizen, vakantiehuisje(s|), vakantiewoning(en|), weekendhuis, weekendhuisje(s|), weekendverblijf, zomerhuis, zomerhuisje, recreatiewoning(en|), buitenverblijf, buitenverblijven, tweede-verblijfhuis, vakantieverblijf, vakantievilla, recreatiehuis, vakantie huis, vakantie huisje, vakantie woning, weekendwoning',
    'untergruppe.HAUS.BERGHUETTE':
      'berghut(ten|), alpenhut(ten|), hut, hutje, hutten, almhut, skihut(ten|), almhütte, berghütte, blokhut(ten|), berghutje, hutje in de bergen, hut in de bergen, boomhut in de alpen, bergchalet zonder luxe, skihutje, bergwoning, huttje, almhuttes',
    'untergruppe.HAUS.CHALET': 'chalet(s|), chaletje, skichalet, bergchalet, challet, alpenchalet, chalets, chalet',
    'untergruppe.HAUS.FERTIGHAUS':
      'prefab, prefabhuis, prefabwoning(en|), prefab huis, prefab woning, geprefabriceerd huis, geprefabriceerde woning, kant-en-klaar huis, geprefabriceerd(e|), fertighaus, bouwpakketwoning, systeembouwwoning, catalogusbouw, cataloguswoning, prefabhuizen',
    'untergruppe.HAUS.STADTHAUS':
      'stadshuis, stadshuizen, stadswoning(en|), townhouse, stadsvilla, stadspand, stadswoninkje, stadswonings',
    'untergruppe.HAUS.LAUBE-DATSCHE-GARTENHAUS':
      'volkstuin(en|tje|), volkstuintje, tuinhuis, tuinhuisje(s|), tuinhuizen, volkstuinhuisje, schrebergarten, kleingarten, tuinhut, schrebertuin, volkstuinhuis, datsja, moestuinhuisje, volkstuintjes',
    'untergruppe.GRUNDSTUECK.GEWERBE':
      'bedrijfskavel(s|), bedrijfsgrond, bedrijfsperceel, bedrijfsterrein, industriegrond, industrieterrein, commercieel perceel, commerciële grond, industrieperceel, commerciële kavel, industriekavel, handelsgrond, bedrijventerrein, perceel voor bedrijf, grond voor bedrijf, zakelijk perceel, bedrijfspercelen, commercieel grondstuk, bedrijfsbouwgrond, kavel voor bedrijf',
    'untergruppe.GRUNDSTUECK.LAND_FORSTWIRSCHAFT':
      'bos, bossen, bosgrond, bosperceel, stuk bos, stukje bos, weide, weides, weiden, weiland(en|), akker(s|), akkerland, akkergrond, landbouwgrond(en|), grasland, hooiland, wei, perceel bos, boskavel, bosje, veld, velden, weitje, weidegrond, bouwland, landbouwperceel, lap bos, agrarische grond, paardenweide, stuk weiland, stukje weiland, perceel weiland, boslandje, bospercelen, landbouwland, jachtgrond',
    'untergruppe.GRUNDSTUECK.SEELIEGENSCHAFT':
      'perceel aan het meer, perceel aan een meer, grond aan het meer, grond aan een meer, bouwgrond aan het meer, bouwgrond aan een meer, kavel aan het meer, kavel aan een meer, bouwkavel aan het meer, bouwkavel aan een meer, bouwperceel aan het meer, bouwperceel aan een meer, stuk grond aan het meer, stuk grond aan een meer, stuk grond direct aan het meer, meerperceel, perceel direct aan het meer, perceel direct aan een meer, perceel aan het water, grond aan het water, kavel aan het water, oeverperceel, seegrundstück, perceel pal aan het meer, grond direct aan het meer, perceel met meertoegang, perceel met eigen meertoegang, kavel direct aan het meer, grond vlak aan het meer, perceel aan de oever, stukje grond aan het meer, stukje grond aan een meer, bouwgrond direct aan het meer, perceel met toegang tot het meer, lap grond aan het meer, bouwgrond met toegang tot het meer, waterkavel, perceel rechtstreeks aan het meer',
    'untergruppe.BUERO_PRAXEN.PRAXIS':
      'praktijk, praktijkruimte(s|n|), praktijkpand, dokterspraktijk, artsenpraktijk, huisartsenpraktijk, tandartspraktijk, kabinet, dokterskabinet, medisch kabinet, medische praktijk, behandelruimte, behandelkamer, therapieruimte, fysiotherapiepraktijk, kinepraktijk, ordination, medische ruimte, tandartsenpraktijk, praktijk ruimte, consultatieruimte, dierenartspraktijk, artspraktijk, praktijken, spreekkamer, spreekkamers, groepspraktijk, kinesistenpraktijk, psychologenpraktijk, praktijklokaal',
    'untergruppe.BUERO_PRAXEN.COWORKING':
      'coworking, co-working, coworkingruimte, coworking-plek, coworkingplek, coworking space, flexplek, flexwerkplek, flexkantoor, gedeeld kantoor, gedeelde kantoorruimte, co-workingplek, coworkingspace, gedeelde werkplek, werkplek in een gedeeld kantoor, flexwerkplekken',
    'untergruppe.EINZELHANDEL.KIOSK':
      'kiosk(en|), krantenwinkel, tabakswinkel, trafik, dagbladhandel, sigarenwinkel, frietkot, frituur, snackkraam, worstenkraam, sigarenzaak, krantenkiosk, worstkraam',
    'untergruppe.GASTGEWERBE.RESTAURANT':
      'restaurant, eetcafé, herberg, pizzeria, gasthof, gasthaus, taverne, brasserie, wirtshaus, restaurantruimte, restaurantpand, snackbar, restaurantje, restaurants te (huur|koop), eethuis, eethuisje, herbergje, heuriger, uitspanning',
    'untergruppe.GASTGEWERBE.HOTELS':
      'hotel, hotelletje, hotelpand, hotelgebouw, hostel, hotelbedrijf, hotels te (huur|koop), motel, berghotel, familiehotel, skihotel',
    'untergruppe.GASTGEWERBE.PENSIONEN':
      'pension(s|), gastenhuis, gasthuis, b&b, bed and breakfast, bed & breakfast, bnb, b en b, logement, guesthouse, b & b, pensionnetje, gastenverblijf',
    'untergruppe.GASTGEWERBE.CAFE':
      'café, cafe, koffiehuis, koffiebar, koffiezaak, lunchroom, tearoom, theehuis, cafeetje, koffietent, koffieshop, coffeeshop, koffiezaakje, koffiecafé',
    'untergruppe.GASTGEWERBE.BAR':
      'bar, kroeg, cocktailbar, wijnbar, pub, kroegje, après-skibar, apres-skibar, nachtbar, biercafé',
    'untergruppe.HALLEN_LAGER_PROD.LAGER':
      'magazijn(en|), opslag, opslagruimte(s|n|), opslagloods, opslaghal, opslagplaats(en|), opslagbox, lager, depot, stockruimte, stockageruimte, self storage, magazijnruimte, logistieke hal, warehouse, distributiecentrum, stapelplaats, stock, opslagunit, magazijnhal, stockage, logistieke ruimte, pakhuis, opslagterrein',
    'untergruppe.HALLEN_LAGER_PROD.WERKSTATT':
      "werkplaats(en|), atelierruimte voor auto's, garagewerkplaats, autowerkplaats, schrijnwerkerij, timmerwerkplaats, ambachtsruimte, autogaragebedrijf, garagebedrijf, timmermanswerkplaats, werkhuis, meubelmakerij, werkplaatsruimte, werkatelier, carrosseriebedrijf, smidse, werkplaatsje",
    'untergruppe.LAND_UND_FORSTWIRTSCHAFT.BAUERNHOF':
      'boerderijbedrijf, boerderij(en|), boerenbedrijf, boerenhof, veeboerderij, melkveebedrijf, bergboerderij(en|), veehouderij, werkende boerderij, bioboerderij, biologische boerderij, hobbyboerderij, bauernhof, boerderij met land, actieve boerderij, schapenboerderij, melkveeboerderij, veebedrijf, geitenboerderij, zorgboerderij',
    'untergruppe.LAND_UND_FORSTWIRTSCHAFT.WEINBAU':
      'wijngaard(en|), wijndomein(en|), wijngoed, wijnhuis, wijnboerderij, wijnbouwbedrijf, wijnbouw, wijnmakerij, wijnlandgoed, wijnkasteel, wijnboerenbedrijf, wijnbedrijf, wijngaardje, wijngoederen',
    'untergruppe.LAND_UND_FORSTWIRTSCHAFT.REITERHOEFE':
      'manege(s|), paardenboerderij, paardenhouderij, paardenbedrijf, rijschool voor paarden, paardenstal(len|), paardenpension, ruiterhof, stoeterij, hippisch centrum, pensionstal, hippisch bedrijf, hippische accommodatie, ruitercentrum, paardenhof, rijstal, rijhal, paardenfokkerij, ruitersport, paardenaccommodatie, ruiterboerderij, paardenmanege, paarden stal',
  },
  units: {
    rooms:
      'kamer, kamers, kmr, kmrs, kam, vertrekken, zimmer, ruimten, kamerappartement(en|), kamerwoning(en|), kamerflat(s|), kamer appartement, kamer-appartement, kamer woning, kamer flat, kmers, kamres, kamerig, kamerige, k appartement',
    bedrooms:
      "slaapkamer, slaapkamers, slpk, slpkr, slpkrs, slpks, slk, slk's, slks, slaapvertrek, slaapvertrekken, slaapkmr, slaapkmrs, slkmr, slkmrs, slkr, slkrs, slaapkamerappartement(en|), slaapkamerwoning, slaapkamerflat, slaapkamer appartement, slaapkamer-appartement, slaap kamers, slaap kamer, slpkmr, slpkmrs, slaapkammers, slaapkaners, sk, slaapk, slaapkamertjes, slpkm, slaapkamerke(s|)",
    m2: 'm2, m², vierkante meter(s|), vierkantemeter(s|), vierk meter, vk meter, vkm, vierkante m, qm, sqm, mtr2, m kwadraat, vierkant, vierkante mtr, vierkante, mt2, vkante meter, vierkanten meter, m vierkant, vierkantmeter, mtr², meter kwadraat',
    sqft: 'sqft, square feet, vierkante voet',
    acre: 'acre(s|)',
    are: 'are, ares, aren',
    hectare: 'hectare(s|n|), ha, hektare(s|)',
    joch: 'joch',
    euro: "euro(s|tjes|), euro's, eur, €, eurootjes, eu, ,-, ,--, euri, ero, euroos, eurie",
    currency:
      'dollar(s|), pond, ponden, britse pond, usd, gbp, chf, frank, franken, zwitserse frank, zwitserse franken, gulden, guldens, kronen, bef, roebel, roebels, yen, zloty, zwitserse franks, amerikaanse dollar, lira',
    percent: 'procent, %, percent, pct, proc',
    kwh: 'kwh, kilowattuur, kilowatturen, kwh/m2, kwh/m²a, kwh/m2a, kwh/m², kwh per m2, kwh m2, kwh per vierkante meter',
    km: "km, kilometer(s|), kms, kilometertjes, km's, kmtr, klm",
    time: 'minuten, minuut, minuutjes, min, mins, uur, uren, uurtje, kwartier, kwartiertje, minuten lopen, minuten fietsen, minuten rijden, minuten wandelen, loopminuten, autominuten, mn, half uur, halfuur, halfuurtje',
    years: 'jaar, jaren, jr, jarig, jarige, jaartjes, jaartje, jaar lang',
    floor:
      'verdieping, etage, verdiep, verd, hoog, woonlaag, verdiepng, verdieping hoog, bovenverdieping nummer, vrdp, verdiepeng, verdieping van',
    district:
      'district, districten, bezirk, stadsdistrict, wijk, arrondissement, stadsdeel, distrikt, gemeentedistrict, stadsdistricten, bezirken, distr, districtje, stadswijk, weens district, weense district',
    other:
      "personen, persoon, pers, mensen, volwassenen, volwassene, kinderen, kind, kids, kindjes, kindje, jongens, meisjes, studenten, koppels, gezinnen, bewoners, huurders, maanden, maand, mnd, mnden, maanden huur, maandhuren, maand huur, weken, week, dagen, dag, nachten, meter, meters, mtr, m hoog, m breed, m plafond, m van, m diep, m lang, m afstand, badkamers, badkamer, badkamertjes, toiletten, toilet, wc, wc's, douche, douches, auto, auto's, autos, fietsen, wagens, parkeerplaatsen, parkeerplekken, garages, honden, katten, paarden, huisdieren, verdiepingen, etages, verdiepen, lagen, bouwlagen, woonlagen, units, wooneenheden, appartementen, woningen, haltes, halte, keer, graden, werknemers, medewerkers, werkplekken, zitplaatsen, bedden, gasten, sterren, slaapplaatsen, balkons, terrassen, generaties, man, koeien, jaargangen, tafels, verdiepingen in totaal, huishoudens, mijl, kamerjes, huisgenoten, medebewoners, collega's, gevels",
  },
  topics: {
    funds: 'lenen, hypotheek, lening, hypotheek, lening, eigen geld, eigen vermogen, eigen inleg, spaargeld, gespaard',
    price:
      'prijs, koopprijs, aankoopprijs, vraagprijs, verkoopprijs, budget, budjet, kosten, kost, kostprijs, prijsklasse, prijslimiet, limiet, geld, uitgeven, besteden, te besteden, betalen, prijskaartje, prijsrange, maximumprijs, prijsgrens, maximum prijs, max budget, maximumbudget, maximaal budget, maximale prijs, plafond van, bedrag van, waarde, uit te geven, spenderen, budget van, prijzen',
    rent: 'huur, huurprijs, huren, kale huur, koude huur, warme huur, maandhuur, maandelijks, maandelijkse huur, per maand, p/m, pm, p m, p mnd, per mnd, /maand, /mnd, /m, pmd, in de maand, elke maand, iedere maand, op de maand, maandlasten, inclusief kosten, incl kosten, inclusief lasten, incl lasten, alles inclusief, inclusief servicekosten, incl servicekosten, warm, koud, kaal, te huur, te huren, g/w/l, gwl, all-in, inclusief gwl, incl gwl, exclusief servicekosten, excl servicekosten, maandprijs',
    size: 'oppervlakte, woonoppervlakte, woonopp, opp, grootte, groot, grote, bewoonbare oppervlakte, woonvlak, woonruimte van, nuttige oppervlakte, gebruiksoppervlakte, vloeroppervlakte, woon oppervlakte, leefoppervlakte, totale oppervlakte, bewoonbaar, formaat, netto oppervlakte, gbo, metrage, woonoppervlak, oppervlak, vloeroppervlak, ruim, woonruimte, ruimte',
    plot: 'perceel, grond, kavel, perceeloppervlakte, perceelgrootte, grondoppervlakte, kaveloppervlakte, kavelgrootte, terrein, bouwgrond, grondperceel, perceel van, percelen, bouwperceel, bouwkavel, perceelsoppervlakte, stuk grond, lap grond, stukje grond, perceelsgrootte, grondopp',
    built:
      'bouwjaar, gebouwd, gebouwd in, bouw, gebouwd na, opgetrokken, opgeleverd, oplevering, bj, bouwj, uit het jaar, uit de jaren, gebouwd werd, bouwdatum, jaar van bouw, bouwperiode, uit bouwjaar, stamt uit, daterend, daterend uit, dateert van, uit de periode, gezet, gebouwd is, werd gebouwd, gebouwd voor, bouwjaar voor, gebouwd na, bouwjaar na, van voor',
    deposit:
      'borg, borgsom, waarborg, waarborgsom, huurwaarborg, kaution, borgstelling, cautie, waarborg van, borg van, waarborgbedrag, borgbedrag, borgtocht',
    yield:
      'rendement, rendementen, bruto rendement, netto rendement, brutorendement, nettorendement, huurrendement, opbrengst, roi, bar, aanvangsrendement, rendement van, yield, rendite, huuropbrengst, bruto-rendement, jaarrendement, bruto aanvangsrendement',
    energy:
      'hwb, warmtebehoefte, energieverbruik, energiebehoefte, verwarmingsbehoefte, warmtevraag, epc-waarde, epc waarde, energieprestatie, energiewaarde, energiescore, epc-score, verbruik, energiecertificaat, verwarmingsvraag, hwb-waarde, energie-index, stookbehoefte, energiekengetal, warmtevraag van, heizwärmebedarf',
    class:
      'energieklasse, energielabel, energie label, energieklas, energie klasse, epc, epc-label, epc label, epc-klasse, label, energie-efficiëntieklasse, efficiëntieklasse, energiecategorie, energieprestatielabel, hwb, hwb-klasse, energiecertificaat, energie-label, energie-klasse, energieprestatieklasse, energy label, klasse',
    available:
      'beschikbaar, beschikbaar vanaf, beschikbaar per, vrij, vrij vanaf, intrekken, te betrekken, betrekbaar, instapklaar, intrek, verhuizen, opleverdatum, aanvaarding, beschikbaarheid, ingangsdatum, ingang, in te trekken, start, verhuisdatum, instapdatum, betrekking, oplevering per, bewoonbaar vanaf, ingaand, ingaande, ter beschikking',
    term: 'contract, huurcontract, huurovereenkomst, huurperiode, huurtermijn, contractduur, looptijd, huurduur, bepaalde tijd, bepaalde duur, tijdelijk, tijdelijke, tijdelijk contract, minimale huurperiode, minimale huurtermijn, contract van bepaalde duur, contract voor bepaalde tijd, befristet, minimumduur, minimale looptijd, minimale huurduur, minimale contractduur, contractperiode, blijven wonen, huurtijd, verhuurd voor, te huur voor, verblijven voor, contract voor, contract van',
    age: 'oud, ouder, ouder dan, niet ouder dan, jonger dan, leeftijd, max oud, nieuwer dan, jonger, oud zijn, de laatste, de afgelopen, afgelopen, gebouwd in de laatste, gebouwd in de afgelopen, in de laatste, in de afgelopen, van de laatste, niet ouder, ouderdom',
  },
  links: {
    allowed: 'mag best, mag ook, mag gerust, kan ook',
    owns: 'hebben we al, heb ik al, hebben we zelf, brengen we zelf mee, brengen we mee, nemen we mee, bij mijn ouders',
    like: 'zoals dat van, zoals die van, zoals bij mijn, zoals mijn',
    building: 'gebouw, flatgebouw',
    condition: 'als, indien, wanneer',
    suits:
      'voor (een |)(wg|woongroep), geschikt voor (een |)(wg|woongroep), geschikt voor (woningdelers|huisgenoten|woningdelen), voor woningdelers',
    purpose: 'ik restaureer, restaureer, ik repareer, repareer, ik verkoop, wij verkopen, we verkopen',
    purposeAfter: 'verkopen, te verkopen, openen, te openen, beginnen, te beginnen, starten, repareren, restaureren',
    beyond: 'kan ik niet betalen, kunnen we niet betalen, niet veroorloven, veroorloven',
    personAfter: 'ag, gmbh',
    there: 'hebben jullie, zijn er, is er, hebt u, heeft u, heb je',
    origin: 'uit, vanuit',
    story:
      'tot vorig jaar, vorig jaar, afgelopen jaar, woonden we, woonde ik, huurden we, betaalde ik, betaalden we, bouwjaar zijn wij, pendel, pendelen, vroeger, naar school, school, kinderopvang, geboren, opgegroeid, advertentie, ben ik in, ik ben in, zijn we in, wonend, sinds, ik begin, begin in, gescheiden, weduwe, weduwnaar, vaste baan, nieuwe baan',
    person:
      'dokter, dr, professor, advocaat, de heer, meneer, mevrouw, mijnheer, dhr, mevr, meneer van, mevrouw van, mijnheer van, heet',
    hour: 'uur',
    asks: 'welke, hoe, kun je, kan je, is het, mag, kan een, kan de, kan mijn, moet ik, wie, hoe lang, hoelang, hoeveel, hoe hoog, wanneer, wat gebeurt, is het, zijn, moet je, heb ik, wat is mijn, wat is',
    law: 'belastingen, overdrachtsbelasting, kosten koper, beter, verhuurder, huurder, opzeggen, opzegtermijn, verhogen, verhoging, wet, wettelijk, toegestaan, verboden, belasting, notaris, meestal, normaal, inbegrepen, betaalt, rechten, onderverhuren, kadaster, vergunning, loont, waard, nu waard',
    unreal: 'loterij, lotto, staatsloterij, jackpot, ooit',
    forNow: 'voorlopig, voor nu, intussen, ondertussen, vandaag',
    asideAfter: 'heb ik al, hebben we al, verkocht',
    facing:
      'plaats voor, plek voor, ruimte voor, mogelijkheid voor, mogelijkheid tot, uitzicht op, uitkijkend op, tegenover',
    presently: 'huidig(e|), nu, huidige, op dit moment',
    point: 'komma',
    kin: 'huis ernaast, huis naast ons, appartement boven ons, appartement onder ons, appartement naast ons, woning boven ons, woning onder ons, woning hiernaast, huis hiernaast, huis van de buren, woning van de buren, appartement van de buren, mijn ouders, mijn baas, mijn oma, mijn opa, mijn grootouders, mijn broer, mijn zus, mijn vriend, mijn vriendin, een vriend, een vriendin, mijn neef, mijn nicht, mijn collega, mijn buurman, mijn buurvrouw, mijn oom, mijn tante, een collega van me, een collega van mij, een vriend van me, een vriendin van me, een vriend van mij, een vriendin van mij',
    now: 'momenteel, op dit moment, tegenwoordig',
    visit:
      'loopt af, afloopt, loopt tot, eindigt, verloopt, afspraak, afgesproken, ontmoeten, vergadering, bezichtiging, bezichtigen, bezoek, bezoeken, afspraak, advertentie, geboren, bellen, bekijken, langskomen',
    street: 'straat, laan, weg',
    max: "max, maximum, maximaal, maximale, maximaal tot, maximum van, max van, tot, t/m, tot en met, tot maximaal, tot max, tot maximum, tot aan, hoogstens, ten hoogste, hooguit, niet meer dan, niet hoger dan, niet groter dan, niet duurder dan, niet boven, niet over, niet boven de, minder dan, lager dan, kleiner dan, goedkoper dan, onder, onder de, beneden, beneden de, uiterlijk, ten laatste, voor het jaar, mag niet meer kosten dan, niet meer kosten dan, maxi, bovengrens, limiet van, grens van, limiet, niet meer als, minder als, op zijn hoogst, op z'n hoogst, op het hoogste, oudere dan, niet later dan, alles onder, alles tot, iets onder, net onder, allerhoogstens, ouder dan, niet verder dan, binnen, geen duurdere dan, niet duurder als, zeker niet meer dan, mag hooguit, absoluut max, absoluut maximum, maximaale, max. tot, niet groter als, niet te boven, ten allerhoogste, gebouwd voor, bouwjaar voor, van voor, nie meer als, nie meer dan, ni meer dan, nie boven, nie duurder dan, van vóór, mag niet groter zijn dan, niet groter zijn dan, niet hoger zijn dan, niet meer zijn dan, niet meer bedragen dan, nie meer kosten dan",
    min: "hoger uitkomen dan, duurder zijn dan, min, minimum, minimaal, minimale, min van, minimum van, tenminste, ten minste, minstens, op zijn minst, op z'n minst, vanaf, van af, v.a., va, meer dan, groter dan, hoger dan, boven, boven de, niet onder, niet onder de, niet minder dan, niet kleiner dan, niet lager dan, niet beneden, na, sinds, sedert, nieuwer dan, niet ouder dan, van minstens, van minimaal, van minimum, van ten minste, van tenminste, mini, ondergrens, op het minst, minsten, jonger dan, later dan, niet voor, niet vroeger dan, minimaalste, toch minstens, van meer dan, méér dan, liefst meer dan, meer als, groter als, wel minstens, en minstens, niet kleiner als, gebouwd na, bouwjaar na",
    about:
      "ongeveer, circa, ca, rond, rond de, rondom de, zo'n, pakweg, plusminus, plus minus, plus-minus, ±, +/-, om en bij, om en bij de, ong, zowat, bij benadering, om en nabij, om en nabij de, grofweg, ruwweg, bijna, iets van, ergens rond, ergens rond de, een stuk of, tegen de, richting de, naar schatting, een dikke, een kleine, omtrent, ongev, circaa, zo rond de, zo rond, dik, krap, om de en bij, min of meer",
    exactly: 'precies, exact, juist, exacte, exakt, welgeteld, uitsluitend met, nauwkeurig, alleen',
    between: 'tussen, tussen de, tusen, van tussen, ergens tussen, ergens tussen de',
    maxAfter:
      'niet hoger, of minder, of lager, of goedkoper, of kleiner, max, maximum, maximaal, hoogstens, ten hoogste, hooguit, en minder, en lager, of eerder, of ouder, niet meer, en niet meer, is mijn limiet, is onze limiet, is de limiet, is het maximum, is ons maximum, is mijn maximum, als maximum, als limiet, als bovengrens, of daaronder, en daaronder, tops, absoluut maximum, absoluut max, meer niet, is max, is de max, maximale, is echt het maximum',
    minAfter:
      "of meer, en meer, of groter, of hoger, of nieuwer, of later, of beter, en groter, en hoger, en nieuwer, en beter, minimum, minimaal, minstens, min, tenminste, ten minste, plus, of daarboven, en daarboven, en later, en ouder, op zijn minst, op z'n minst, als minimum, en hogerop, of ruimer, is het minimum, en omhoog, of zo meer, en verder omhoog, oplopend, en op",
    aboutAfter:
      'ongeveer, circa, of zo, ofzo, of daaromtrent, plusminus, plus minus, min of meer, of daaromstreeks, zowat, of daar rond, ong, zoiets, bij benadering, pakweg, om en bij, daaromtrent, of iets dergelijks, ca',
    exactlyAfter: 'precies, exact, niet meer en niet minder, niet meer niet minder',
    to: 'tot, tot en met, t/m, à, tot maximaal, tot max, tot maximum, tot aan, tem, tm, tot hooguit',
    and: 'en, &, alsook, evenals, alsmede, en ook, plus, ende, +, net als, en daarbij, en verder, en dan',
    or: 'of, ofwel, dan wel, hetzij, of anders, of eventueel, of misschien, respectievelijk, oftewel, resp, of desnoods, of toch',
    with: 'met, m, inclusief, incl, inc, incl., heeft, hebben, bevat, hebbend, met een, voorzien van, moet hebben, waar, waarin, plus een, samen met, waaronder, uitgerust met, annex, mét, hebt, met ook, moet een, met wat, inc.',
    but: 'maar, echter, doch, alhoewel, hoewel, behalve dat, wel met, hoofdzaak',
    not: 'allergie voor, een allergie voor, liever dan, allergisch voor, geen, niet, zonder, nooit, noch, behalve, behalve in, uitgezonderd, met uitzondering van, buiten beschouwing, uitgesloten, exclusief, excl, niet in, maar niet in, maar niet, overal behalve, overal behalve in, in geen geval, absoluut geen, absoluut niet, zeker geen, zeker niet, liever geen, liefst geen, liefst niet, liever niet, gene, geene, gn, zonder een, hoeft geen, hoeft niet, heb geen, heb ik geen, niet nodig, hoef geen, wil geen, willen geen, wil niet, willen niet, ipv, i.p.v., in plaats van, eender waar behalve, noch in, niet op, niet te, gelieve geen, nergens in, niets in, geen enkele, ni, nie, uit te sluiten, vermijd, liever geen in, zondr, kunnen zonder, kan zonder',
    notAfter:
      'mag u apart verkopen, apart verkopen, los verkopen, mogen jullie houden, te veel werk, te veel onderhoud, te bewerkelijk, niet nodig, hoeft niet, is niet nodig, niet noodzakelijk, is niet noodzakelijk, niet belangrijk, is niet belangrijk, hoeft niet per se, hoeft er niet bij, hoeft er niet te zijn, niet vereist, is niet vereist, onbelangrijk, heb ik niet nodig, hebben we niet nodig, hebben wij niet nodig, heb ik geen, maakt niet uit, maakt me niet uit, is geen must, geen must, geen vereiste, is geen vereiste, overbodig, uitgesloten, is uitgesloten, wil ik niet, willen we niet, willen wij niet, liever niet, niet gewenst, ongewenst, kan me niet schelen, is niet verplicht, niet verplicht, interesseert me niet, niet interessant, komt niet in aanmerking, moet niet, moet er niet zijn, zijn niet nodig, hoeven niet, niet toegelaten, niet toegestaan, boeit niet, is geen optie, geen optie, hoeven we niet, hoef ik niet, niet, speelt geen rol, is niet van belang, kan wegblijven, mag je overslaan, nergens voor nodig',
    wish: 'liefst, het liefst, bij voorkeur, indien mogelijk, als het kan, zo mogelijk, als dat kan, graag met, graag, idealiter, ideaal zou zijn, eventueel, evt, evtl, misschien, wellicht, hopelijk, mogelijk met, mooi zou zijn, fijn zou zijn, leuk zou zijn, tof zou zijn, top zou zijn, het zou leuk zijn, het zou fijn zijn, het zou mooi zijn, het zou tof zijn, zou leuk zijn, leuk als, fijn als, mooi als, mooi meegenomen als, bonus als, bonus voor, pluspunt als, pluspunt is, pluspunten voor, een plus is, een pré is, pré is, optioneel, gewenst, wenselijk, voorkeur voor, met voorkeur voor, onze voorkeur gaat uit naar, mijn voorkeur gaat uit naar, we hopen op, ik hoop op, als het even kan, wie weet, in het ideale geval, in het beste geval, dromend van, ik droom van, droom van, we dromen van, zou fijn zijn, zou mooi zijn, zou tof zijn, zou super zijn, zou geweldig zijn, perfect zou zijn, als het lukt, bij gelegenheid, ook goed is, kan ook met, als er, liever met, desgewenst, nice to have, zou handig zijn, handig als, super als, heel graag, graag ook, ook graag, indien beschikbaar, lfst, t liefst, verkieslijk, desnoods, extra punten voor',
    wishAfter:
      'zou leuk zijn, zou fijn zijn, zou mooi zijn, zou tof zijn, zou top zijn, zou super zijn, zou geweldig zijn, zou ideaal zijn, zou perfect zijn, zou handig zijn, zou goed zijn, zou heerlijk zijn, zou prettig zijn, zou wel leuk zijn, zou wel fijn zijn, zou een plus zijn, zou een pluspunt zijn, zou een bonus zijn, zou een droom zijn, zou wenselijk zijn, zou welkom zijn, zou een pré zijn, zou mooi meegenomen zijn, zou meegenomen zijn, zou schoon zijn, zou plezant zijn, zou zalig zijn, zou cool zijn, zou ook leuk zijn, zou ook fijn zijn, zou erg fijn zijn, zou heel fijn zijn, zouden leuk zijn, zouden fijn zijn, zouden mooi zijn, zouden ideaal zijn, zou geen kwaad kunnen, zou een meerwaarde zijn, ware leuk, indien mogelijk, als het kan, als dat kan, als dat mogelijk is, als het mogelijk is, zo mogelijk, liefst, bij voorkeur, graag, eventueel, evt, optioneel, is optioneel, mooi meegenomen, is mooi meegenomen, is meegenomen, meegenomen, is een plus, een plus, is een pluspunt, een pluspunt, pluspunt, pré, een pré, is een pré, is een bonus, een bonus, bonus, is leuk, is fijn, is welkom, welkom, wenselijk, is wenselijk, is gewenst, gewenst, maar geen must, maar niet noodzakelijk, maar niet verplicht, maar hoeft niet, maar is geen must, maar niet nodig, nice to have, misschien, als het even kan, is een voordeel, een voordeel, hopelijk, indien beschikbaar, als het er is, als die er is, maar geen vereiste, is een meerwaarde, een meerwaarde, heeft de voorkeur, zou fantastisch zijn, zou te gek zijn, zou lekker zijn, is ideaal, zou mooi wezen, zou leuk wezen, zou chill zijn, zou gaaf zijn, zou nice zijn, zou zijn mooi, lijkt me leuk, lijkt ons leuk, maar dat hoeft niet, zou wel mooi zijn, zou het helemaal afmaken, zou het afmaken, zou super wezen',
    instead:
      'nee, neen, nee wacht, nee sorry, nee toch, nee toch maar, nee liever, nee doe maar, nee eigenlijk, nee ik bedoel, ik bedoel, ik bedoelde, bedoel ik, sorry, wacht, oeps, oh nee, ah nee, o nee, toch maar, toch liever, doe maar, doe toch maar, maak daar, maak er, maak daar maar, correctie, verbetering, of nee, of beter, beter gezegd, of liever, eerder, liever toch, in plaats daarvan, pardon, vergeet dat, bij nader inzien, verander dat in, foutje, mis, ik vergis me, eigenlijk liever, eigenlijk, herstel, laat maar, nee maak, nee geef mij, nee nee, neen liever, neen toch, nee niet, toch beter, toch eerder, excuseer, niet waar ik bedoel, of eerder, nee sorry, bedoel ik',
    around:
      'rond, rondom, in de buurt van, in de buurt, de buurt van, buurt van, nabij, dichtbij, dicht bij, vlakbij, vlak bij, bij, in de omgeving van, in de omgeving, omgeving van, de omgeving van, omgeving, in de nabijheid van, nabijheid van, regio, in de regio, in de regio van, de regio, regio rond, in de streek van, streek van, streek rond, in de streek rond, net buiten, nabije omgeving van, aan de rand van, rand van, aan de stadsrand van, stadsrand van, in een straal van, binnen een straal van, straal van, straal rond, niet ver van, niet te ver van, onweit van, naast, nabij de, agglomeratie, in en rond, in of rond, in of nabij, in en om, in of bij, op of nabij, rondomrond, kortbij, kort bij, ommeland van, omstreken van, in de omstreken van, niet al te ver van, in de contreien van, gebied rond, regio van, in het gebied rond, net buiten de stad, in de buurt bij, in de voorsteden van, voorsteden van, op loopafstand van, loopafstand van, op wandelafstand van',
    aroundAfter:
      'en omgeving, en omstreken, e.o., eo, en o, en de omgeving, en wijde omgeving, en ruime omgeving, en directe omgeving, en onmiddellijke omgeving, en buurt, en regio, en rond, en rondom, en randgemeenten, en voorsteden, en ommeland, en nabije omgeving, omgeving, regio, of omgeving, of omstreken, of in de buurt, of nabije omgeving, of regio, of de omgeving, en in de buurt, of directe omgeving, of daar in de buurt, of ergens in de buurt, omstreken, buurt, en ruim daaromheen, en omliggende dorpen, en omliggende gemeenten, of eromheen, en eromheen, of rondom, en streek, + omgeving, & omgeving, of wijde omgeving, of omliggende dorpen, of vlakbij, of dichtbij, ea omgeving, en daaromheen, of daaromtrent in de buurt, of nabij, en nabij',
    in: "in, in de, in het, in 't, te, binnen, im, inn",
    atOnce:
      'direct, meteen, onmiddellijk, per direct, direct beschikbaar, meteen beschikbaar, onmiddellijk beschikbaar, nu beschikbaar, zo snel mogelijk, zsm, z.s.m., zo spoedig mogelijk, vanaf nu, per heden, vanaf heden, direct te betrekken, meteen te betrekken, onmiddellijk te betrekken, direct vrij, onmiddellijk vrij, meteen vrij, asap, vanaf vandaag, per onmiddellijk, op korte termijn, terstond, dadelijk beschikbaar, zo gauw mogelijk, nu vrij, direct betrekbaar, onmiddellijk intrekken, direct intrekken, meteen intrekken, per omgaande, spoedig mogelijk, direct beschikbare, direkt, per direkt, direkt beschikbaar, ogenblikkelijk',
    commission:
      'makelaarscommissie, commissie, commissieloon, courtage, provisie, makelaar, makelaars, makelaarskosten, makelaarscourtage, makelaarsprovisie, makelaarsvergoeding, makelaarsloon, bemiddelingskosten, bemiddelingsvergoeding, tussenpersoon, tussenpersonen, immokantoor, vastgoedmakelaar, vastgoedkantoor, makler, provision, bemiddelaar, makelaarskantoor, agent, agenten, immomakelaar, maakelaar, makelaarsfee, commissiekosten',
    limitedTerm:
      'bepaalde tijd, bepaalde duur, tijdelijk, tijdelijke, voor bepaalde tijd, van bepaalde duur, tijdelijk contract, tijdelijke huur, tijdelijk huurcontract, contract van bepaalde duur, contract voor bepaalde tijd, kortlopend, kortlopend contract, befristet, kortstondig, tijdslimiet, tijdelijke verhuur, huurcontract voor bepaalde tijd, huurcontract van bepaalde duur, tijdelijke huurovereenkomst',
    unlimitedTerm:
      'onbepaalde tijd, onbepaalde duur, voor onbepaalde tijd, van onbepaalde duur, onbeperkt, onbeperkte, onbepaald, vast contract, vast huurcontract, vaste huurovereenkomst, contract voor onbepaalde tijd, contract van onbepaalde duur, huurcontract voor onbepaalde tijd, huurcontract van onbepaalde duur, zonder einddatum, zonder tijdslimiet, niet tijdelijk, geen tijdelijk contract, geen tijdelijke huur, geen tijdelijke verhuur, onbeperkt contract, onbefristet, unbefristet, onbeperkte duur, onbeperkte tijd, onbepaalde looptijd, permanent contract, zonder tijdsbeperking, geen einddatum, onbepaalde termijn, niet voor bepaalde tijd, doorlopend contract',
    groundFloor:
      'begane grond, beganegrond, gelijkvloers, gelijkvloerse, gelijkvloerse verdieping, begane grondverdieping, bg, parterre, benedenverdieping, het gelijkvloers, op straatniveau, glvl, gelijksvloers, gelijkvloersappartement, gelijkvloers appartement, begane-grond, laagste verdieping, begane vloer, gelijkvloer, benedenwoning(en|)',
    investment:
      'belegging, beleggingen, als belegging, beleggen, belegger, beleggers, investering, investeringen, als investering, investeren, investeerder, investeerders, ter belegging, om te verhuren, voor verhuur, voor de verhuur, te verhuren als belegging, om in te beleggen, om in te investeren, beleggingsappartement, beleggingswoning, beleggingsstudio, investeringsproject, kapitaalbelegging, om te verhuren, voor verhuurdoeleinden, verhuurobject, doorverhuren, verhuurdoeleinden, om door te verhuren, geldbelegging, investeringsappartement, investeringswoning',
    aside:
      'mijn huur is, mijn huur gaat omhoog, onze huur, ik heb al, we hebben al, heeft gekocht, hebben gekocht, kocht, kochten, woon nog, wonen nog, ik verdien, wij verdienen, we verdienen, mijn inkomen, ons inkomen, mijn salaris, ik werk, wij werken, we werken, ik woon, wij wonen, we wonen, ik woon nu, nu wonen we, nu woon ik, momenteel wonen, momenteel woon, wonen momenteel, woon momenteel, momenteel in, we hebben nu, wij hebben nu, ik heb nu, nu betalen we, we betalen nu, ik betaal nu, mijn (zoon|dochter|zus|broer|vriend|vriendin|moeder|vader|ouders|buurman|buurvrouw) (heeft|hebben|betaalt|betalen|woont|wonen), werkt in, werkt bij, we hebben verkocht',
  },
  seeks: 'zoek, zoeken, zoekt, gezocht, wil, willen, wens, nodig, kopen, huren, verhuiz',
  sorts: {
    preis_auf:
      'goedkopere eerst, eerst de goedkoopste, goedkoopste eerst, goedkoopste, de goedkoopste, het goedkoopste, het goedkoopst, goedkoopst, goedkoopste bovenaan, goedkope eerst, goedkoop naar duur, van goedkoop naar duur, van goedkoopste naar duurste, laagste prijs eerst, laagste prijs, laagste prijzen eerst, laagste eerst, laagste huur eerst, laagste huur, prijs oplopend, op prijs, op prijs oplopend, oplopende prijs, oplopend op prijs, oplopend in prijs, naar prijs, volgens prijs, sorteer op prijs, gesorteerd op prijs, sorteren op prijs, prijs laag naar hoog, prijs van laag naar hoog, van laag naar hoog, laag naar hoog, van lage naar hoge prijs, stijgende prijs, prijs stijgend, op stijgende prijs, voordeligste eerst, voordeligste, betaalbaarste eerst, laagst geprijsde eerst, goedkoopste als eerste, goedkoopste woningen eerst, op huurprijs, gerangschikt op prijs, rangschik op prijs, gesorteerd volgens prijs, op volgorde van prijs, goedkoopste vooraan, beginnend met de goedkoopste, te beginnen met de goedkoopste, begin met de goedkoopste, de goedkoopste eerst, met de goedkoopste eerst, het goedkoopste eerst, goedkoopste aanbod eerst, volgens stijgende prijs, minst dure eerst, de goedkoopste bovenaan, goedkoopste 1st',
    preis_ab:
      'duurste eerst, duurste, de duurste, het duurste, duurste bovenaan, hoogste prijs eerst, hoogste prijs, hoogste prijzen eerst, prijs aflopend, op prijs aflopend, aflopende prijs, aflopend op prijs, prijs dalend, dalende prijs, prijs hoog naar laag, prijs van hoog naar laag, van hoog naar laag, hoog naar laag, van duur naar goedkoop, van duurste naar goedkoopste, dure eerst, de duurste eerst, duurste als eerste, beginnend met de duurste, te beginnen met de duurste, sorteer op prijs aflopend, gesorteerd op prijs aflopend, sorteer op prijs van hoog naar laag, sorteer op prijs hoog naar laag, duurste vooraan, met de duurste eerst, volgens dalende prijs, op dalende prijs, de duurste bovenaan, duurste huizen eerst, duurste woningen eerst',
    flaeche_ab:
      'eerst de grootste, grootste eerst, grootste, de grootste, het grootste, grootste bovenaan, grote eerst, op grootte, op oppervlakte, op woonoppervlakte, naar grootte, volgens grootte, volgens oppervlakte, sorteer op grootte, sorteer op oppervlakte, gesorteerd op grootte, gesorteerd op oppervlakte, sorteren op grootte, sorteren op oppervlakte, van groot naar klein, groot naar klein, van grootste naar kleinste, oppervlakte aflopend, aflopende oppervlakte, grootste oppervlakte eerst, grootste oppervlakte, ruimste eerst, de ruimste eerst, meeste vierkante meters eerst, de grootste eerst, het grootste eerst, grootste als eerste, met de grootste eerst, grootste woningen eerst, aflopend op grootte, aflopend op oppervlakte, meeste m2 eerst, grootste woonoppervlakte eerst, grootste vooraan, ruimste, op formaat, de grootste bovenaan, gerangschikt op grootte, beginnend met de grootste, te beginnen met de grootste, grootste huizen eerst, sorteer op grootte aflopend, op grootte aflopend, sorteer op oppervlakte aflopend, op oppervlakte aflopend',
    neueste:
      'nieuwste eerst, nieuwste, de nieuwste, het nieuwste, nieuwste bovenaan, nieuwste advertenties, nieuwste aanbod, nieuwste aanbiedingen, nieuwste zoekertjes, recentste eerst, recentste, meest recente eerst, meest recente, meest recent eerst, meest recent, recent toegevoegd eerst, laatst toegevoegd, laatst toegevoegd eerst, laatste eerst, nieuw eerst, nieuwe eerst, op datum, sorteer op datum, gesorteerd op datum, sorteren op datum, volgens datum, naar datum, de nieuwste eerst, nieuwste als eerste, laatst geplaatst, laatst geplaatste eerst, recent geplaatst eerst, recentste bovenaan, de recentste eerst, meest recente bovenaan, van nieuw naar oud, net binnen, pas toegevoegd eerst, nieuwste advertenties eerst, nieuwste aanbod eerst, het nieuwste eerst, met de nieuwste eerst, recente eerst, nieuwste vooraan, nieuwste zoekertjes eerst, laatste aanbod eerst, recentste advertenties eerst, meest recente advertenties eerst, nieuwste panden eerst, nieuwste woningen eerst, laatst toegevoegde eerst, jongste advertenties eerst, pas geplaatst eerst, datum aflopend, laatste nieuwe eerst',
    reduziert:
      'eerst die met prijsverlaging, eerst de afgeprijsde, afgeprijsde bovenaan, eerst met prijsverlaging, afgeprijsd eerst, afgeprijsde eerst, afgeprijsd, afgeprijsde, in prijs verlaagd, in prijs verlaagd eerst, prijs verlaagd, prijs verlaagd eerst, prijsverlaging, prijsverlagingen, prijsverlaging eerst, prijsverlagingen eerst, verlaagde prijs, verlaagde prijzen eerst, verlaagd in prijs, prijsverlaagd, prijsverlaagde, met korting eerst, korting eerst, met korting, met prijsverlaging, met prijsverlaging eerst, prijsdaling eerst, prijsdaling, prijsdalingen eerst, gereduceerd, gereduceerd eerst, gereduceerde eerst, in prijs gedaald, in prijs gedaald eerst, verlaagde eerst, afgeprijsde woningen eerst, met verlaagde prijs eerst, met verlaagde prijs, kortingen eerst, gedaald in prijs, prijs gezakt, prijs gezakt eerst, in prijs gezakt, verlaagde prijs eerst, afgeprijsde huizen eerst, afgeprijsde panden eerst, met de prijs omlaag',
    rendite_ab:
      'beste rendement eerst, hoogste rendement eerst, beste rendement, hoogste rendement, op rendement, naar rendement, volgens rendement, sorteer op rendement, gesorteerd op rendement, sorteren op rendement, rendement aflopend, aflopend rendement, met het hoogste rendement, met het beste rendement, hoogste opbrengst eerst, hoogste opbrengst, beste opbrengst eerst, meest rendabele eerst, meest rendabel eerst, hoogste rendementen eerst, het hoogste rendement eerst, het beste rendement eerst, het hoogste rendement, het beste rendement, rendement van hoog naar laag, hoogste bruto rendement eerst, gerangschikt op rendement, best renderende eerst, aflopend op rendement, hoogste brutorendement eerst, hoogste huurrendement eerst',
    preis_m2_auf:
      'op prijs per vierkante meter, op prijs per m2, op prijs per m², prijs per vierkante meter, prijs per m2, prijs per m², sorteer op prijs per vierkante meter, sorteer op prijs per m2, sorteer op prijs per m², gesorteerd op prijs per vierkante meter, gesorteerd op prijs per m2, gesorteerd op prijs per m², sorteren op prijs per m2, sorteren op prijs per vierkante meter, laagste prijs per vierkante meter, laagste prijs per m2, laagste prijs per m², laagste prijs per vierkante meter eerst, laagste prijs per m2 eerst, laagste prijs per m² eerst, goedkoopste per vierkante meter, goedkoopste per m2, goedkoopste per m², goedkoopste per vierkante meter eerst, goedkoopste per m2 eerst, vierkantemeterprijs, vierkante meterprijs, op vierkantemeterprijs, op vierkante meterprijs, m2-prijs, op m2-prijs, sorteer op vierkantemeterprijs, sorteer op m2-prijs, gesorteerd op vierkantemeterprijs, gesorteerd op m2-prijs, laagste vierkantemeterprijs eerst, laagste vierkantemeterprijs, laagste m2-prijs eerst, laagste m2-prijs, op prijs/m2, op prijs/m², prijs/m2, op €/m2, €/m2, op euro per m2, op euro per vierkante meter, naar prijs per vierkante meter, naar prijs per m2, volgens prijs per vierkante meter, volgens prijs per m2, prijs per m2 oplopend, prijs per vierkante meter oplopend, op prijs per m2 oplopend, sorteer op prijs/m2, gesorteerd op prijs/m2, goedkoopste m2-prijs eerst, goedkoopste vierkantemeterprijs eerst, goedkoopste prijs per m2 eerst, goedkoopste prijs per vierkante meter eerst, beste prijs per m2, beste prijs per vierkante meter, kostprijs per vierkante meter, huur per m2, huurprijs per m2, op huurprijs per m2',
  },
  numbers: {
    0: 'nul',
    1.5: 'anderhalf, anderhalve',
    2: 'twee, twe',
    2.5: 'tweeënhalf, tweeënhalve, twee en een half, tweeenhalf, twee-en-half',
    3: 'drie',
    3.5: 'drieënhalf, drieënhalve, drie en een half, drieenhalf',
    4: 'vier',
    4.5: 'vierenhalf, vier en een half',
    5: 'vijf, vyf',
    6: 'zes',
    7: 'zeven',
    8: 'acht',
    9: 'negen',
    10: 'tien',
    11: 'elf',
    12: 'twaalf',
    13: 'dertien',
    14: 'veertien',
    15: 'vijftien',
    16: 'zestien',
    17: 'zeventien',
    18: 'achttien',
    19: 'negentien',
    20: 'twintig',
    30: 'dertig',
    40: 'veertig',
    50: 'vijftig',
    60: 'zestig',
    70: 'zeventig',
    80: 'tachtig',
    90: 'negentig',
    100: 'honderd',
    1000: 'duizend, dzd, k, mille, duiz, duizen, duizent',
    500000: 'een half miljoen, half miljoen, een halve miljoen, half mln',
    250000: 'kwart miljoen',
    1000000: 'miljoen, miljoenen, mln, mio, milj, mil, miljon, ton of tien',
    100000: 'ton',
  },
  ordinals: {
    1: 'eerste',
    2: 'tweede',
    3: 'derde',
    4: 'vierde',
    5: 'vijfde',
    6: 'zesde',
    7: 'zevende',
    8: 'achtste',
    9: 'negende',
    10: 'tiende',
    11: 'elfde',
    12: 'twaalfde',
    13: 'dertiende',
    14: 'veertiende',
    15: 'vijftiende',
    16: 'zestiende',
    17: 'zeventiende',
    18: 'achttiende',
    19: 'negentiende',
    20: 'twintigste',
    21: 'eenentwintigste, eenëntwintigste',
    22: 'tweeëntwintigste, tweeentwintigste',
    23: 'drieëntwintigste, drieentwintigste',
  },
  months: [
    'januari, jan, januarie',
    'februari, feb, febr',
    'maart, mrt, mrt.',
    'april, apr',
    'mei',
    'juni, jun',
    'juli, jul',
    'augustus, aug, augs',
    'september, sept, sep',
    'oktober, okt',
    'november, nov',
    'december, dec',
  ],
  homes: {
    1: "studio(s|), studio's, studiootje, studioappartement, eenkamerappartement(en|), eenkamerwoning(en|), eenkamerflat(s|), éénkamerappartement(en|), 1-kamerappartement(en|), 1-kamerwoning, 1-kamerflat, 1 kamerappartement, 1 kamerwoning, 1 kamerflat, eenkamer appartement, een-kamerappartement, eenkamer-appartement, 1-kamer-appartement, 1-kamer appartement, studio-appartement, studiootjes, studioflat, studio appartement, studioke, appartement met één kamer, appartement met 1 kamer, tweepersoonsstudio",
    2: 'eenslaapkamerappartement(en|), éénslaapkamerappartement, appartement met één slaapkamer, flat met één slaapkamer, één-slaapkamerappartement, tweekamerappartement(en|), tweekamerwoning(en|), tweekamerflat(s|)',
    3: 'driekamerappartement(en|), driekamerwoning(en|), driekamerflat(s|)',
    4: 'vierkamerappartement(en|), vierkamerwoning(en|), vierkamerflat(s|)',
    5: 'vijfkamerappartement(en|), vijfkamerwoning(en|), vijfkamerflat(s|)',
  },
  places: {
    'velden-am-woerther-see': 'in velden, velden am wörther see',
    wien: 'wenen, weense, de oostenrijkse hoofdstad, oostenrijkse hoofdstad, stad wenen, de stad wenen, weenen',
    'wien-1':
      'binnenstad van wenen, centrum van wenen, wenen centrum, wenen-centrum, hartje wenen, hart van wenen, weense binnenstad, wenen binnenstad, innere stadt, het centrum van wenen, in het centrum van wenen, het hart van wenen, weens centrum, de weense binnenstad, oude centrum van wenen',
    niederoesterreich:
      'neder-oostenrijk, nederoostenrijk, neder oostenrijk, laag-oostenrijk, neder-oostenrijkse, beneden-oostenrijk',
    oberoesterreich:
      'opper-oostenrijk, opperoostenrijk, opper oostenrijk, boven-oostenrijk, hoog-oostenrijk, bovenoostenrijk, opper-oostenrijkse',
    steiermark: 'stiermarken, steiermark, stiermark, styrië, steiermarken, stiermarkse, steierse',
    tirol: 'tirol, tyrol, tiroler, tirools, tiroolse, tirolse',
    kaernten: 'karinthië, karinthie, karintië, karintie, carinthië, carinthie, karinthische, kärnten',
    'land-salzburg':
      'salzburgerland, salzburger land, deelstaat salzburg, land salzburg, bondsland salzburg, provincie salzburg, de deelstaat salzburg, het salzburgerland, regio salzburgerland, bondsstaat salzburg',
    vorarlberg: 'vorarlberg, voralberg',
    burgenland: 'burgenland, burgenlandse',
    'klagenfurt-am-woerthersee': 'klagenfurt',
    'st-poelten': 'sankt pölten, st polten, st. polten, sint-pölten, sint pölten',
    kitzbuehel: 'kitzbuhel, kitz',
    'wien-4': 'wieden',
  },
  regions: {
    weinviertel: 'wijnkwartier, wijnstreek weinviertel, wijnviertel',
    waldviertel: 'woudkwartier, boskwartier',
    mostviertel: 'mostkwartier',
    industrieviertel: 'industriekwartier',
    wachau: 'wachau-vallei, wachauvallei, wachaudal',
    muehlviertel: 'molenkwartier, muhlviertel',
    salzkammergut: 'salzkammergoed, merengebied salzkammergut',
    zillertal: 'zillerdal, ziller vallei, zillertaldal, zillervallei',
    oetztal: 'ötzdal, oetzdal, ötztaldal, otztal',
    stubaital: 'stubaidal, stubai',
    osttirol: 'oost-tirol, oosttirol, oost tirol',
    montafon: 'montafondal',
    bregenzerwald: 'bregenzerwoud, bregenzer wald, bregenzer woud',
    rheintal: 'rijndal, rijnvallei, rijnvallei van vorarlberg',
    suedsteiermark:
      'zuid-stiermarken, zuidstiermarken, zuid stiermarken, zuid-steiermark, zuidsteiermark, zuid steiermark, zuidelijk stiermarken, zuid-steierse wijnstraat, zuid-stiermarkse wijnstraat, zuidoost-stiermarkse wijnstraat, steierse wijnstraat, zuidelijke steiermark',
    thermenland:
      'thermenland stiermarken, stiermarks thermenland, thermengebied, thermenregio, vulkanland, steierse thermenland, thermenstreek',
    murtal: 'murdal, murvallei',
    woerthersee: 'wörthermeer, worthermeer, wörther meer, worthersee, woerthermeer, meer van wörth',
    ossiacher_see: 'ossiachermeer, ossiacher meer, ossiach meer, meer van ossiach',
    millstaetter_see:
      'millstättermeer, millstatter see, millstattersee, millstätter meer, millstattermeer, meer van millstatt, millstaettermeer',
    neusiedler_see: 'neusiedlermeer, neusiedler meer, meer van neusiedl, neusiedl-meer, neusiedlmeer, neusiedlmeer',
    attersee:
      'aan de attersee, bij de attersee, aan het attersee, rond de attersee, langs de attersee, attermeer, atter meer, meer attersee',
    mondsee:
      'aan de mondsee, bij de mondsee, aan het mondsee, rond de mondsee, langs de mondsee, mondmeer, mondsee-meer',
    traunsee: 'traunmeer, traun meer',
    wolfgangsee: 'wolfgangmeer, wolfgang meer',
    wallersee: 'wallermeer',
    zeller_see: 'zellermeer, zeller meer, meer van zell, meer van zell am see',
    achensee: 'achenmeer, achen meer',
    bodensee: 'bodenmeer, meer van konstanz, boden meer, meer van constanz, bodensee-regio',
    suedburgenland: 'zuid-burgenland, zuidburgenland, zuid burgenland, zuidelijk burgenland',
    ausseerland: 'ausseer land',
  },
  countries: {
    AT: 'oostenrijk, austria, österreich, oostenrik, oosterijk, oostenrijck',
    DE: 'duitsland, beieren, deutschland',
    CH: 'zwitserland, zwitzerland',
    IT: 'italië, italie, zuid-tirol, toscane, sicilië, sardinië, gardameer',
    HR: 'kroatië, kroatie, istrië, istrie, dalmatië',
    HU: 'hongarije, balatonmeer',
    SI: 'slovenië, slovenie',
    CZ: 'tsjechië, tsjechie, tsjechische republiek',
    SK: 'slowakije, slovakije',
    ES: 'spanje, mallorca, ibiza, costa brava, costa blanca, costa del sol, canarische eilanden, tenerife',
    FR: "frankrijk, provence, ardèche, corsica, côte d'azur, dordogne",
    LI: 'liechtenstein',
    PT: 'portugal, algarve, madeira',
    GR: 'griekenland, kreta',
    GB: 'engeland, verenigd koninkrijk, groot-brittannië, schotland',
    IE: 'ierland',
    NL: 'nederland, holland, nederlands limburg',
    BE: 'belgië, belgie, vlaanderen, wallonië, ardennen',
    LU: 'luxemburg',
    DK: 'denemarken',
    SE: 'zweden',
    NO: 'noorwegen',
    FI: 'finland',
    PL: 'polen',
    RO: 'roemenië, roemenie',
    BG: 'bulgarije',
    RS: 'servië, servie',
    BA: 'bosnië, bosnie, bosnië en herzegovina',
    ME: 'montenegro',
    TR: 'turkije',
    CY: 'cyprus',
    MT: 'malta',
    UA: 'oekraïne',
    US: 'verenigde staten, amerika, florida',
    AE: 'dubai',
  },
  fillers:
    "al verhuurd, reeds verhuurd, momenteel verhuurd, favorieten, lezen, vervangen, verloop, toestaat, houden, aankomen, horen, halen, praten, omslag, verwerpen, gekoppeld, gebaseerd, buitenland, vertellen, verbergen, met pensioen, woning(en|), woninkje, ik, ikke, 'k, wij, we, ons, onze, mij, mijn, m'n, me, mezelf, jij, je, jullie, jouw, u, uw, hij, zij, ze, haar, hun, hem, zijn, zich, het, 't, de, den, een, 'n, ne, dat, dit, die, deze, dees, wat, waar, waarin, wie, welke, hoe, wanneer, waarom, er, hier, daar, ergens, iets, niets, iemand, alles, alle, al, elke, elk, ieder, iedereen, men, veel, weinig, meer, minder, beetje, een beetje, paar, enkele, sommige, ander, andere, anders, zelf, zelfde, eigen, ben, bent, is, was, waren, wees, zou, zouden, zal, zullen, wil, wilt, willen, wou, wilde, wilden, kan, kun, kunt, kunnen, kon, konden, moet, moeten, moest, mag, mogen, mocht, hoef, hoeft, hoeven, heb, hebt, had, hadden, gehad, word, wordt, worden, werd, ga, gaat, gaan, ging, kom, komt, komen, doe, doet, doen, gedaan, laat, laten, staat, staan, ligt, liggen, gelegen, zit, zitten, blijf, blijft, blijven, geef, geven, zie, zien, weet, weten, denk, denken, zoek, zoekt, zoeken, zoekende, gezocht, zoekend, op zoek, op zoek naar, opzoek, op zoek zijn, vind, vindt, vinden, gevonden, toon, toont, tonen, laat zien, laat mij zien, laat me zien, geef me, geef mij, help, helpen, graag zien, wens, wensen, wenst, wensen wij, verlang, verlangen, vraag, vragen, gevraagd, gewenst, voorkeur, wonen, woont, woon, leven, verhuizen, verhuis, verhuist, emigreren, intrekken bij, nodig, heb nodig, nodig hebben, nodig hebt, gebruik, gebruiken, gebruikt, past, passen, passend, passende, geschikt, geschikte, geschikt voor, denken aan, denk aan, hopen, hoop, plan, plannen, van plan, bedoeld, bedoeld voor, interesse, interesse in, geïnteresseerd, geïnteresseerd in, benieuwd, ben benieuwd, ik zoek, wij zoeken, we zoeken, ik wil, we willen, wij willen, ik ben op zoek naar, wij zijn op zoek naar, we zijn op zoek naar, ik zou graag, wij zouden graag, we zouden graag, zou graag, zouden graag, wil graag, willen graag, graag willen, graag een, zoek graag, graag hebben, graag in, zie graag, heeft u, hebben jullie, heb je, hebt u, hebben ze, zijn er, is er, is er ook, wie heeft, kunt u, kun je, mag ik, kan ik, kunnen we, alsjeblieft, alstublieft, aub, a.u.b., svp, s.v.p., dank, dank u, dankjewel, dank je, bedankt, dankje, merci, hallo, hoi, hey, hi, hé, dag, goedendag, goedemiddag, goeiendag, goeiedag, goedenavond, beste, geachte, heer, mevrouw, groeten, groetjes, mvg, met vriendelijke groet, met vriendelijke groeten, vriendelijke groet, ja, jawel, oké, ok, oke, nou, tja, eh, ehm, uhm, uh, euh, hè, he, hoor, toch, dus, zo, zo'n, zulke, zoals, als, dan, om, want, omdat, zodat, terwijl, indien, wanneer, of zo, ofzo, enzo, enz, etc, bv, bijv, bijvoorbeeld, d.w.z., ook, nog, wel, maar liefst, even, eens, eventjes, nu we, al, reeds, pas, altijd, vaak, soms, meestal, ooit, nooit meer, weer, opnieuw, echt, heel, erg, zeer, best, vrij groot, vrij klein, nogal, redelijk, tamelijk, enigszins, behoorlijk, super, mega, gewoon, eigenlijk wel, absoluut, zeker, beslist, per se, perse, sowieso, vooral, met name, voornamelijk, hoofdzakelijk, samen, alleen, beide, allebei, totaal, in totaal, totale, bij elkaar, direct aan, meteen, snel, spoedig, binnenkort, momenteel, op dit moment, tegenwoordig, vandaag nog, te, ter, voor, van, vanuit, naar, op, uit, met z'n tweeën, met zijn tweeën, met z'n drieën, met zijn drieën, met z'n vieren, met zijn vieren, met mijn, met onze, met m'n, met ons, met de, door, tijdens, per, via, als tweede, als eerste, tweede huis, tweede woning, tweede verblijf, eerste huis, eerste woning, hoofdverblijf, van het, van de, voor de, voor een, voor het, voor mij, voor ons, voor mijn, voor onze, voor twee personen, voor een gezin, voor één persoon, voor een stel, voor een koppel, voor mezelf, voor onszelf, huisvesting, woonruimte, woonst, onderkomen, object, objecten, vastgoed, onroerend goed, pand, panden, eigendommen, stulpje, stek, stekje, plek, plekje, plaats, plaatsje, thuis, verblijf, aanbod, aanbieding, aanbiedingen, advertentie, advertenties, resultaten, resultaat, zoekertje, zoekertjes, mogelijkheid, mogelijkheden, kans, optie, opties, ding, dingen, iets leuks, iets moois, gebouw, in een gebouw, complex, in een appartementencomplex, in een appartementsgebouw, in een klein appartementencomplex, bedrijf, zaak, zaakje, onderneming, mijn bedrijf, ons bedrijf, bedrijfje, commercieel, commerciële, startup, mooi, mooie, leuk, leuke, fijn, fijne, goed, goede, goeie, gezellig, gezellige, knus, knusse, schattig, schattige, prachtig, prachtige, geweldig, geweldige, fantastisch, fantastische, perfect, perfecte, ideale, prima, degelijk, degelijke, deftig, deftige, comfortabel, comfortabele, luxe, luxueus, luxueuze, exclusief, exclusieve, stijlvol, stijlvolle, elegant, elegante, modern, moderne, hedendaags, hedendaagse, klassiek, klassieke, eenvoudig, eenvoudige, simpel, simpele, chic, chique, sfeervol, sfeervolle, charmant, charmante, tof, toffe, net, nette, nieuw, nieuwe, oud, oude, klein, kleine, kleiner, kleinere, compact, compacte, groot, grote, groter, grotere, ruim, ruime, ruimer, ruimere, enorm, enorme, royaal, royale, flink, flinke, goedkoop, goedkope, betaalbaar, betaalbare, voordelig, voordelige, schappelijk, schappelijke, redelijke, niet te duur, niet te dure, niet te groot, niet te klein, niet te oud, niet te ver, niet te veel, niet zo duur, niet zo groot, niet al te duur, niet al te groot, niet ver, niet alleen, duur, dure, scherpe prijs, goede prijs, leuke prijs, apart, aparte, afzonderlijk, afzonderlijke, gescheiden, extra, geheel, gehele, volledig, volledige, helemaal, half, halve, compleet, complete, normaal, normale, gewone, standaard, speciaal, speciale, uniek, unieke, bijzonder, bijzondere, typisch, typische, zelfstandig, zelfstandige, gelijk, ongemeubileerd, ongemeubileerde, ongemeubeld, ongestoffeerd, gestoffeerd, gestoffeerde, niet gemeubileerd, kindvriendelijk, kindvriendelijke, gezinsvriendelijk, gezinsvriendelijke, droom, droomhuis, droomwoning, droomplek, tweedehands, familie, gezin, gezinnetje, vrouw, man, vriendin, vriend, vrienden, partner, echtgenoot, echtgenote, verloofde, koppel, koppeltje, stel, stelletje, ouders, moeder, vader, mama, papa, oma, opa, zoon, dochter, baby, broer, zus, zusje, kids, tiener, tieners, collega, collega's, gepensioneerd, gepensioneerden, gepensioneerde, expat, expats, senior, senioren, ouderen, oudere, single, alleenstaande, alleenstaand, alleenstaande moeder, starter, starters, student, studente, studeren, studeer, studie, werk, werken, werkend, baan, job, universiteit, dokter, mensen zoals wij, stad, steden, dorp, dorpje, dorpen, stadje, plattelands, platteland, land, gemeente, gemeenten, provincie, deelstaat, locatie, ligging, gelegen in, omgeving van het werk, straat, hoek, rand, hart, natuur, bergen, berg, alpen, meer in, meren, heuvels, heuvel, dal, zee, wereld, postcode, stadsdeel van, kant, kern, woonkamer, woonkamers, leefruimte, leefkamer, living, zitkamer, eetkamer, badkamer, kinderkamer, kinderkamers, babykamer, logeerkamer, gastenkamer, hobbykamer, thuiskantoor, thuiswerken, thuiswerkplek, werkkamer, studeerkamer, studeerruimte, bureauruimte thuis, plaats voor, plek voor, ruimte voor, kamer voor de kinderen, kamer voor kinderen, keuken, keukens, open keuken, leefkeuken, woonkeuken, aparte keuken, grote keuken, ruime keuken, hal met, inkomhal, inkom, gang, entree, voordeur, eigen ingang, eigen entree, eigen opgang, aparte ingang, houten vloer, houten vloeren, parket, parketvloer, laminaat, vloer, vloeren, vloerbedekking, hoge plafonds, plafonds, plafond, bovenverdieping, hogere verdieping, hoge verdieping, bovenste verdieping, bovenste etage, hoogste verdieping, skilift, skiliften, stoeltjeslift, bad, ligbad, inloopdouche, warm water, koud water, jacuzzi, hottub, uitzicht op de tuin, tuinmeubelen, tuinmeubels, gemeentehuis, stadhuis, biljart, geen idee, geen probleem, geen haast, geen stress, geen voorkeur, niet zeker, maakt niet uit waar, maakt niet uit hoe, geen limiet, geen twijfel, geen gedoe, niet perse, niet per se, belangrijk, essentieel, noodzakelijk, vereist, vereiste, vereisten, verplicht, een must, is een must, must, must have, moet er zijn, moet er bij zijn, moet erbij, erbij, daarbij, erin, erop, ervan, ermee, waarvan, waarbij, waarmee, voorzien, voorzien van, aanwezig, beschikbaar, mogelijk, mogelijke, toegestaan, toegelaten, inbegrepen, exclusief btw, ingericht als, gewenste, bestaande, sorteer, sorteren, gesorteerd, sortering, volgorde, in volgorde, rangschik, gerangschikt, rangschikken, orden, geordend, filter, filteren, eerst, bovenaan, beginnend, beginnend met, te beginnen met, beginnen met, begin met, zet, lijst, overzicht, toon mij, stuur, mail, contact, bezichtiging, bezichtigen, bezoeken, reageren, reactie, reacties, lang, lange, kort, korte, langere, lange termijn, voor lange tijd, voor langere tijd, langdurig, tijd, tijdje, voor een tijdje, zomer, winter, lente, voorjaar, herfst, vakantie, vakanties, weekend, weekends, weekenden, seizoen, skiën, skien, wandelen, fietsen, zwemmen, volgend, volgende, komend, komende, volgend jaar, dit jaar, eind, begin, midden, medio, half maart, eind van, begin van, tegen eind, dringend, urgent, asap graag, serieus, eerlijk gezegd, koopje, buitenkans, koopjes, idee, vraagje, details, info, informatie, getal, bedrag, som, cijfer, financieel, financiering, bank, lening, euro's per, netto, bruto, belasting, btw, alles erop en eraan, alles in, oostenrijkse, oostenrijks, weense, duits, duitse, nederlands, nederlandse, nederlander, nederlanders, vlaams, vlaamse, belgisch, belgische, belg, belgen, kosten koper, k.k., kk, v.o.n., vrij op naam, von, voor mijn part, qua, wat betreft, betreffende, aangaande, richting, nr, nummer, stadscentrum, centrum, in het centrum, centrum van, binnenstad, in de stad, in de bergen, in de natuur, in de alpen, op het platteland, hoeveelheid, keuze, keus, zelf te, om te wonen, om in te wonen, om te leven, bewonen, zelfbewoning, eigen gebruik, gebruik als, te gebruiken, te gebruiken als, ruimtes, ongeacht, graag gezien, vereist is, hebbende, beschikken, beschikt, beschikken over, beschikt over, beschikking, over, ten, der, des, nieuwste keuken, zowel, hetzij, hetgeen, aantal, soort, type, genre, stijl, kwaliteit, hoge kwaliteit, prijs-kwaliteit, (bij|naast|nabij|vlakbij|dichtbij|aan|tegenover|langs|in|door|grenzend aan|dicht bij|in de buurt van) (het|een|de|) (bos|bossen|weide|weiland|restaurant|restaurants|winkel|winkels|hotel|kasteel|boerderij|café|cafés|bar|bars|zwembad|supermarkt|kantoor|velden|wijngaarden), aan de rand van (het|een|de|) (bos|weide|velden), bosrand, uitzicht op (het|de|) (bos|weiden|kasteel|wijngaarden|velden|weilanden), restaurants, winkels, cafés, bars, supermarkt, supermarkten, loopafstand van (winkels|restaurants), boven een (winkel|restaurant|café), mag verbouwd worden, kan verbouwd worden, verbouwd worden, starterswoning, met pensioen, pensioen, gepensioneerd(en|)",
  unrelated:
    "hoe lang duurt, hoelang duurt, hoe laat vertrekt, het weer, weer vandaag, weer morgen, weer in, weersverwachting, weerbericht, regent, regent het, gaat het regenen, regen, sneeuwt het, recept, recepten, gedicht, haiku, mop, moppen, grap, grappen, grapje, negeer, negeer alle, negeren, vergeet alle, instructies, vorige instructies, systeemprompt, system prompt, systeem prompt, prompt, doe alsof, wachtwoord, wachtwoorden, creditcard, kredietkaart, hoofdstad van, hoe laat, hoe laat is het, voetbal, voetbalwedstrijd, eredivisie, champions league, ajax, feyenoord, psv, anderlecht, club brugge, idioot, stom, stomme, klootzak, kut*, shit, fuck*, lul, eikel, hoer, kanker*, tering, godverdomme, sukkel, debiel, trut, smeerlap, dommerik, horoscoop, vertaal, vertalen, vertaling, schrijf een, schrijf me, programmeer, programmeren, python, javascript, html, drop table, pizza, bitcoin, crypto, loterij, lotto, lottogetallen, taart, taart bakken, cake, koekjes, sachertorte, schnitzel, apfelstrudel, wiener schnitzel, hoe gaat het, hoe gaat ie, alles goed, goedemorgen, goeiemorgen, goedemorgend, goedenacht, wie ben je, wie ben jij, hoe heet je, ben je een robot, ben je een mens, president, bondskanselier, premier, koning, verkiezingen, politiek, wie is de, wie was, wie heeft gewonnen, wie won, hoe oud is, hoe hoog is, hoe ver is het, hoeveel inwoners, zin van het leven, vertel, vertel me, vertel een, zing, lied, liedje, film, films, netflix, concert, kaartjes, tickets, ticket, vlucht, vluchten, trein naar, trein van, de trein, volgende trein, bus naar, tram naar, dienstregeling, beurs, aandelen, wisselkoers, bereken, hoeveel is, huiswerk, opstel, mozart, nieuws vandaag, het nieuws, krantenkoppen, lorem ipsum, asdf*, qwert*, bla, bla bla, blabla, test test, hallo wereld, tweedehands auto, auto kopen, auto huren, huurauto, fiets huren, skipas, ski's huren, skiverhuur, iphone, laptop, playstation, dating, geil, seks, sex, porno*, bom, drugs, wiet, paspoort, visum, beste restaurant in, beste restaurants, tafel reserveren, reserveer een tafel, hotel boeken, boek een hotel, kamer voor vannacht, vannacht, voor één nacht, balkonplanten, kamerplanten, tomaten, aardappelen, hoe kom ik, hoe maak ik, hoe kook ik, hoe bak ik, kook, koken we, schoonmaakster, loodgieter, elektricien, museum, musea, bezienswaardigheden, toeristische, geschiedenis van, leg uit, uitleg, verklaar, wat voor weer, wordt het weer, hoe laat gaat, ik verkoop, wij verkopen, verkoop mijn, mijn huis verkopen, ik verhuur mijn, ik verkoop mijn, wij verhuren ons, wij verkopen ons, verhuur mijn",
  compounds: ['s', 'n', 'en', 'e'],
  endings: ['s', 'se', 'er'],
}
