import type { Words } from '../words.ts'

/** German, as people in Austria speak and write it; classifieds and dialects included. */
export const de: Words = {
  values: {
    'vermarktungsart.KAUF':
      'kp, vkp, kaufbudget, kauf, kaufen, kauft, zu kaufen, zum kaufen, zum kauf, kaufe, erwerben, erwerb, ankauf, eigentum, eigentums, kaufpreis, zu verkaufen, zum verkauf, kaffn, kafn, kaufn, koufa, zan kaufn, zum koufa',
    'vermarktungsart.MIETE':
      'miete, mieten, miet, zu mieten, zum mieten, zur miete, mieter, gemietet, anmieten, anzumieten, vermieten, zu vermieten, mietvertrag, mietzins, monatlich, im monat, pro monat, monatsmiete, mtl, monatl, pm, warm, kalt, warmmiete, kaltmiete, bruttomiete, gesamtmiete, nettomiete, hauptmietzins, hmz, betriebskosten, bk, inkl bk, nebenkosten, untermiete, zwischenmiete, hauptmiete, pacht, pachten, verpachtet, zu verpachten, zur pacht, pachtzins',
    'objektart.WOHNUNG':
      'erdgeschosswohnung(en|), erdgeschoßwohnung(en|), eg-wohnung(en|), eg wohnung(en|), zimmerwohnung(en|), wohnung(en|), wohnungs, whg(en|), whng, wohnungen, appartement(s|), apartment(s|), wohnungerl, wohnungl, wohnig, wonung, wohng, bude, wohnige, starterwohnung(en|), singlewohnung',
    'objektart.HAUS':
      'gründerzeithaus, jahrhundertwendehaus, haus, häuser, hauses, häuschen, häusl, heisl, haisl, hüsle, hüsli, wohnhaus, wohnhäuser, eigenheim',
    'objektart.GRUNDSTUECK':
      'grundstück(e|s|), baugrund, baugründe, baugrundstück(e|), bauplatz, bauplätze, bauland, grundstückl, grundl, grund, bauparzelle(n|), parzelle(n|)',
    'objektart.ZIMMER': 'zimmer, wg, wg-zimmer, für (ein |)wg-zimmer, zimmer in einer wg, wg zimmer, kammerl',
    'objektart.BUERO_PRAXEN': 'büro(s|), bürofläche(n|), büroräume, büroräumlichkeiten, büroetage',
    'objektart.EINZELHANDEL':
      'geschäft, geschäftslokal(e|), geschäftsfläche(n|), laden, läden, ladenlokal(e|), geschäftsräume, verkaufsfläche, boutique',
    'objektart.GASTGEWERBE': 'gastronomie, gastrobetrieb, gastrolokal, lokal, beisl, wirtschaft, gastlokal',
    'objektart.HALLEN_LAGER_PROD':
      'halle(n|), produktionshalle(n|), industriehalle(n|), gewerbehalle(n|), produktionsfläche(n|)',
    'objektart.LAND_UND_FORSTWIRTSCHAFT':
      'landwirtschaft, forstwirtschaft, landwirtschaftlicher betrieb, landwirtschaftlichen betrieb',
    'objektart.PARKEN':
      'garagenplatz, garagenplätze, tiefgaragenplatz, tiefgaragenstellplatz, autoabstellplatz, abstellplatz',
    'objektart.ZINSHAUS_RENDITEOBJEKT':
      'zinshaus, zinshäuser, zinshauses, renditeobjekt(e|), anlageobjekt, mietzinshaus, mietshaus, mietshäuser, renditehaus',
    'objektart.FREIZEITIMMOBILIE_GEWERBLICH': 'sportanlage, freizeitanlage, freizeitimmobilie',
    'objektart.SONSTIGE': 'tankstelle, krankenhaus',
    'ausstattung.BALKON': 'balkon(e|s|en|), blk, balk, balkonien, balkön, südbalkon, westbalkon',
    'ausstattung.TERRASSE': 'terrasse(n|), terasse, terr, dachterrasse(n|), terassn',
    'ausstattung.LOGGIA': 'loggia, loggien',
    'ausstattung.GARTEN':
      'garten, goatn, gärten, garterl, eigengarten, gartn, gartl, gärtle, gartenanteil, gartenbenützung, gartenbenutzung, grünfläche',
    'ausstattung.LIFT': 'lift, aufzug, fahrstuhl, personenlift, personenaufzug',
    'ausstattung.GARAGE': 'garage(n|), tiefgarage(n|), doppelgarage(n|), einzelgarage(n|), garasch, tg',
    'ausstattung.STELLPLATZ':
      'stellplatz, stellplätze(n|), parkplatz, parkplätze(n|), carport, autostellplatz, pkw-stellplatz, parkmöglichkeit, stp',
    'ausstattung.KELLER': 'keller, kellerabteil, kellerraum, unterkellert, voll unterkellert, weinkeller',
    'ausstattung.EINBAUKUECHE':
      'einbauküche, ebk, küche eingebaut, eingebaute küche, küche drin, küche vorhanden, fertige küche, komplettküche, küche',
    'ausstattung.MOEBLIERT':
      'möbliert(e|es|er|), vollmöbliert(e|), teilmöbliert(e|), eingerichtet, voll eingerichtet, mit möbel(n|), möblierung, mebliert',
    'ausstattung.BARRIEREFREI':
      'barrierefreiheit, rollstuhlzugang, barrierefrei(e|es|er|en|), rollstuhlgerecht(e|es|er|), rollstuhltauglich, behindertengerecht(e|), rollstuhl, stufenlos, rollator',
    'ausstattung.KLIMATISIERT': 'klimatisiert(e|), klimaanlage, klima, klimagerät',
    'ausstattung.FUSSBODENHEIZUNG': 'fußbodenheizung, fbh, bodenheizung, fussbodenhzg',
    'ausstattung.KAMIN': 'kamin, kaminofen, offener kamin, offenem kamin, kachelofen, schwedenofen',
    'ausstattung.POOL': 'pool, schwimmbad, swimmingpool, schwimmbecken, swimming pool',
    'ausstattung.SAUNA': 'sauna',
    'ausstattung.HAUSTIERE':
      'haustier(e|en|), haustiere erlaubt, hund(e|en|erl|), hunde erlaubt, katze(n|), katz, kater, tierhaltung, tiere erlaubt, haustierfreundlich, hundefreundlich, hündchen',
    'ausstattung.ABSTELLRAUM': 'abstellraum, abstellkammer, speis, abstellkammerl, ar, abstellräume, abstellr',
    'ausstattung.SMART_HOME': 'smart home, smarthome, smart-home',
    'ausstattung.PHOTOVOLTAIK':
      'photovoltaik, pv, pv-anlage, fotovoltaik, solarstrom, solaranlage am dach, photovoltaikanlage, sonnenstrom',
    'zustand.ERSTBEZUG': 'erstbezug, erstbezugs',
    'zustand.NEUWERTIG': 'neuwertig(e|es|er|en|), wie neu, so gut wie neu',
    'zustand.SANIERT':
      'saniert(e|es|er|en|), renoviert(e|es|er|en|), generalsaniert(e|es|), frisch saniert, modernisiert(e|es|), kernsaniert, neu hergerichtet, top saniert',
    'zustand.GEPFLEGT': 'gepflegt(e|es|er|en|em|), gut erhalten, guter zustand, in gutem zustand',
    'zustand.RENOVIERUNGSBEDUERFTIG':
      'renovierungsbedürftig(e|es|er|en|), sanierungsbedürftig(e|es|er|en|), bastlerhit, bastler, zum renovieren, zum sanieren, zum herrichten, zum selber herrichten, zum ausbauen, ausbaufähig, sanierungsobjekt, sanierungsbedarf, zum umbauen, renovierungsbedarf, handwerkerobjekt',
    'zustand.ROHBAU': 'rohbau, edelrohbau, belagsfertig',
    'bauart.ALTBAU':
      'altbau, altbauten, stilaltbau, gründerzeit, gründerzeithaus, jahrhundertwendehaus, jugendstil, alte bausubstanz, altbauten, in einem alten haus, in am alten haus, im alten haus',
    'bauart.NEUBAU': 'neubau, neubauten, neubauprojekt, neu gebaut, neugebaut',
    'heizung.FERNWAERME': 'fernwärme, fernheizung',
    'heizung.WAERMEPUMPE': 'wärmepumpe(n|), luftwärmepumpe, erdwärme, luft-wärmepumpe, wp',
    'heizung.GAS': 'gas, gasheizung, gastherme, gasetagenheizung',
    'heizung.OEL': 'öl, ölheizung',
    'heizung.PELLETS': 'pellets, pelletsheizung, pelletheizung, pellet, hackschnitzel',
    'heizung.STROM': 'stromheizung, elektroheizung, nachtspeicher, infrarotheizung',
    'heizung.SOLAR': 'solarheizung, solarthermie, solar',
    provisionsfrei:
      'provisionsfrei(e|es|er|), ohne provision, keine provision, maklerfrei, ohne makler, ohne maklergebühr(en|), ohne maklerprovision, privat, von privat, von privaten, privatverkauf, direkt vom eigentümer, vom eigentümer, direkt vom besitzer, kein makler, keine makler, keinen makler, courtagefrei, ohne courtage, privat zu privat',
    dachgeschoss:
      'dachgeschoss, dachgeschoß, dg, unterm dach, unter dem dach, dachgschoss, dachausbau, mansarde, dachstuhl',
  },
  kinds: {
    'untergruppe.WOHNUNG.MAISONETTE': 'maisonette(n|), maisonettewohnung, maisonnette, duplexwohnung',
    'untergruppe.WOHNUNG.LOFT-STUDIO-ATELIER': 'loft(s|), atelier(s|), loftwohnung, atelierwohnung',
    'untergruppe.WOHNUNG.PENTHOUSE': 'penthouse, penthaus, penthousewohnung, penthäuser',
    'untergruppe.WOHNUNG.FERIENWOHNUNG': 'ferienwohnung(en|), ferienapartment',
    'untergruppe.WOHNUNG.SOUTERRAIN': 'souterrain, souterrainwohnung, kellerwohnung, tiefparterre',
    'untergruppe.WOHNUNG.ROHDACHBODEN':
      'rohdachboden, dachboden zum ausbauen, dachbodenausbau, dachrohling, rohdachböden',
    'untergruppe.HAUS.REIHENHAUS': 'rh, reihenhaus, reihenhäuser, reihenhäuschen, reihenhausanlage, reihenhäusl',
    'untergruppe.HAUS.DOPPELHAUSHAELFTE': 'doppelhaushälfte(n|), doppelhaus, dhh, doppelhäuser, doppelhaushaelfte',
    'untergruppe.HAUS.EINFAMILIENHAUS':
      'einfamilienhaus, einfamilienhäuser, efh, freistehendes haus, einfamhaus, einfamilienhausl, einfamilienheisl, freistehendes einfamilienhaus',
    'untergruppe.HAUS.BUNGALOW': 'bungalow(s|)',
    'untergruppe.HAUS.VILLA': 'villa, villen',
    'untergruppe.HAUS.BAUERNHAUS': 'bauernhaus, bauernhäuser, bauernhäusl',
    'untergruppe.HAUS.LANDHAUS': 'landhaus, landhäuser',
    'untergruppe.HAUS.SCHLOSS': 'schloss, schloß, schlössl, schlösschen',
    'untergruppe.HAUS.ZWEIFAMILIENHAUS': 'zweifamilienhaus, zweifamilienhäuser, zfh',
    'untergruppe.HAUS.MEHRFAMILIENHAUS': 'mehrfamilienhaus, mehrfamilienhäuser, mfh, mehrparteienhaus',
    'untergruppe.HAUS.FERIENHAUS': 'ferienhaus, ferienhäuser, wochenendhaus, ferienhäuschen, ferienhäusl',
    'untergruppe.HAUS.BERGHUETTE':
      'ferienhütte(n|), berghütte(n|), almhütte(n|), hütte, hüttn, skihütte, berghüttn, almhüttn, oimhüttn, schihütte',
    'untergruppe.HAUS.CHALET': 'chalet(s|)',
    'untergruppe.HAUS.FERTIGHAUS': 'fertighaus, fertigteilhaus, fertigteilhäuser, fertighäuser',
    'untergruppe.HAUS.STADTHAUS': 'stadthaus, stadthäuser, townhouse',
    'untergruppe.HAUS.LAUBE-DATSCHE-GARTENHAUS':
      'gartenhaus, schrebergarten, schrebergartenhaus, kleingarten, kleingartenhaus, gartenhäusl, gartenhäuschen, laube',
    'untergruppe.GRUNDSTUECK.GEWERBE':
      'gewerbegrundstück(e|), gewerbegrund, betriebsgrundstück, gewerbliches grundstück, betriebsbaugebiet',
    'untergruppe.GRUNDSTUECK.LAND_FORSTWIRSCHAFT':
      'wald, waldgrundstück(e|), acker, ackerland, wiese(n|), ackerfläche(n|), forst, waldstück, landwirtschaftliches grundstück, äcker, waldl, wies, wiesengrund',
    'untergruppe.GRUNDSTUECK.SEELIEGENSCHAFT':
      'seegrundstück(e|), seeliegenschaft(en|), grundstück am see, seegrund, grundstück direkt am see, badegrundstück, badeplatz',
    'untergruppe.BUERO_PRAXEN.PRAXIS':
      'praxis, ordination(en|), arztpraxis, praxisräume, ordinationsräume, praxen, ordi, zahnarztpraxis, therapieraum',
    'untergruppe.BUERO_PRAXEN.COWORKING': 'coworking, co-working, coworking space, coworking-platz',
    'untergruppe.EINZELHANDEL.KIOSK': 'kiosk, trafik, würstelstand',
    'untergruppe.GASTGEWERBE.RESTAURANT': 'restaurant(s|), gasthaus, gasthäuser, wirtshaus, gasthof, pizzeria',
    'untergruppe.GASTGEWERBE.HOTELS': 'hotel(s|)',
    'untergruppe.GASTGEWERBE.PENSIONEN': 'pension(en|), frühstückspension, gästehaus',
    'untergruppe.GASTGEWERBE.CAFE': 'café(s|), kaffeehaus, cafe, kaffeehäuser, cafelokal',
    'untergruppe.GASTGEWERBE.BAR': 'bar(s|)',
    'untergruppe.HALLEN_LAGER_PROD.LAGER':
      'lager, lagerraum, lagerhalle(n|), lagerfläche(n|), lagerräume, lagerplatz, depot',
    'untergruppe.HALLEN_LAGER_PROD.WERKSTATT': 'werkstatt, werkstätte(n|), werkstattraum, kfz-werkstatt, autowerkstatt',
    'untergruppe.LAND_UND_FORSTWIRTSCHAFT.BAUERNHOF':
      'bauernhof, bauernhöfe, bergbauernhof, hof, hofstelle, vierkanthof, vierkanter, landwirtschaft mit hof, bauernsacherl, sacherl',
    'untergruppe.LAND_UND_FORSTWIRTSCHAFT.WEINBAU':
      'weingut, weinbaubetrieb, weingarten, weinbau, weingärten, winzerhof',
    'untergruppe.LAND_UND_FORSTWIRTSCHAFT.REITERHOEFE': 'reiterhof, reitstall, pferdehof, reithof, pferdestall',
  },
  units: {
    rooms: 'zimmer(n|), zi, raum, räume(n|), zimmrige(s|), zimmrig, zimma, zimmerl, zimr, zimmerwohnung',
    bedrooms: 'schlafzimmer(n|), sz, schlafräume',
    m2: 'm2, qm, quadratmeter(n|), m², quadrat, mq, quadratmetern wohnfläche, sqm',
    sqft: 'sqft, quadratfuß',
    acre: 'acre(s|)',
    are: 'ar, are',
    hectare: 'hektar, ha',
    joch: 'joch',
    euro: 'euro, eur, €, euronen, teuro',
    currency: 'franken, chf, dollar, usd, pfund, kronen, gbp, schilling, sfr',
    percent: 'prozent, %',
    kwh: 'kwh, kilowattstunden, kwh/m2, kwh/m2a, kwh m2',
    km: 'km, kilometer(n|), kilometa',
    time: 'minuten, min, minute, gehminuten, autominuten, stunde(n|), std, minutn, fahrminuten',
    years: 'jahr(e|en|), jährig(er|e|), joahr',
    floor: 'stock, stockwerk(e|en|), etage(n|), og, obergeschoss, obergeschoß, stok, stiege',
    district: 'bezirk(e|en|s|), bez, gemeindebezirk, hieb',
    other:
      'person(en|), leute(n|), kind(er|ern|), köpfe, parteien, meter(n|), monate(n|), monatsmiete(n|), mm, bmm, wochen, tage, uhr, autos, stück, wohneinheiten, einheiten, stellplätze, stockwerke insgesamt, studenten, mal, pferde, grad, erwachsene(n|), hunde(n|), katzen',
  },
  topics: {
    funds:
      'ausborgen, leihen, kredit(e|en|), eigenkapital, eigenmittel, darlehen, finanzierungszusage, kreditzusage, erspartes, ersparnisse, angespart, hypothek, bonität, hauswert',
    price:
      'kp, vkp, kaufbudget, preis, kaufpreis, budget, kosten, kostet, kostn, preislich, preisrahmen, preisklasse, preislimit, schmerzgrenze, limit, geld, ausgeben',
    rent: 'miete, mieten, monatlich, im monat, pro monat, mtl, warm, kalt, warmmiete, kaltmiete, bruttomiete, gesamtmiete, monatsmiete, hauptmietzins, hmz, betriebskosten, bk, inkl bk, mietzins, mietpreis',
    size: 'wohnfläche, nutzfläche, größe, fläche, wfl, nfl, groß(e|es|), wohnnutzfläche, gesamtfläche, m2 wohnfläche',
    plot: 'grundstück(e|s|), grund, grundfläche, grundstücksfläche, grundstücksgröße, grundanteil, grundstückl',
    built: 'baujahr, bj, gebaut, erbaut, errichtet, errichtung, bauj, aus dem jahr, aus den, gebaut wurde, stammt',
    deposit: 'kaution, kautionen, kaution von',
    yield: 'rendite(n|), bruttorendite, mietrendite, nettorendite, ertrag',
    energy: 'hwb, heizwärmebedarf, energiekennzahl, energieausweis, hwb-wert',
    class: 'energieklasse, energieeffizienzklasse, klasse, hwb-klasse, effizienzklasse, hwb',
    available: 'verfügbar, bezugsfertig, beziehbar, einzug, einziehen, frei ab, bezug',
    term: 'befristet, befristung, vertrag, mietvertrag, vertragsdauer, mietdauer, laufzeit, befristete(n|r|), bleiben, befristeter, mindestbefristung',
    age: 'alt, älter, nicht älter als, alter, älter als, jung',
  },
  links: {
    allowed: 'darf auch, kann auch, darf ruhig, darf gerne, kann gerne, kann ruhig',
    owns: 'haben wir schon, hab ich schon, habe ich schon, haben wir bereits, habe ich bereits, haben wir eh schon, bringen wir mit, bringen wir selber mit, bringe ich mit, nehmen wir mit, bei den eltern, bei meinen eltern, bei der oma',
    like: 'wie die von, wie das von, wie der von, so wie bei, ähnlich wie bei, wie meine schwester, wie mein bruder, wie meine eltern, wie meine freundin, wie mein freund',
    only: 'nur, bloß, lediglich',
    building: 'gebäude, wohnhaus, wohnanlage',
    condition: 'wenn, falls, sofern',
    suits:
      'wg möglich, wg erlaubt, für (eine |)wg, für (eine |)wg geeignet, geeignet für (eine |)wg, für (eine |)wohngemeinschaft, als wg geeignet, als wg nutzbar, wohngemeinschaft möglich',
    purpose:
      'ich restauriere, restauriere, repariere, ich verkaufe, wir verkaufen, wir reparieren, wir restaurieren, ich produziere, wir produzieren',
    purposeAfter: 'verkaufen, eröffnen, aufmachen, aufsperren, betreiben, restaurieren, reparieren, produzieren',
    beyond: 'leisten, unleistbar, zu teuer für uns, zu teuer für mich, zu protzig',
    personAfter: 'ag, gmbh',
    nor: 'noch',
    there: "gibt es, gibts, gibt's, habt ihr, haben sie, habts, hats, gäbe es",
    origin: 'aus, komme aus, kommen aus',
    story:
      'bis letztes jahr, bis voriges jahr, letztes jahr, voriges jahr, im vorjahr, bis vor kurzem, haben wir gewohnt, habe ich gewohnt, wohnten wir, haben wir gemietet, wir sind baujahr, bin baujahr, jahrgang, pendle, pendeln, pendelt, früher hatten, früher haben, früher habe, früher wohnten, hatten früher, hatte früher, gehen in die schule, in die schule, zur schule, in den kindergarten, schule, geboren, aufgewachsen, das inserat, ihr inserat, euer inserat, inserat nr, inserat nummer, bin ich in, ich bin in, sind wir in, leben tu, daheim in, komme aus, kommen aus, studiere, studiert, seit, fange, beginne, geschieden, getrennt, verwitwet, fixe stelle, neuer job, neuen job',
    person: 'herr(n|), frau, hr, dr, prof, mag, heißt, heiße, namens',
    hour: 'uhr',
    asks: 'wie viele, welche, soll man, soll ich, sollen wir, sollte man, darf, dürfen, muss ich, muss man, müssen wir, kann ein, kann der, kann mein, können, wer, wie lange, wie lang, wie viel, wieviel, wie hoch, was passiert, ist, sind, hat man, ab wann, wann, gilt, braucht man, brauche ich eine',
    law: 'spekulationssteuer, grundsteuer, immobilienertragsteuer, gebühren, fallen an, besser, vermieter(in|s|), mieterhöhung, kündigung, kündigungsfrist, kündigen, kündigt, erhöhen, zahlt, bezahlt, gesetz, gesetzlich, erlaubt, verboten, grundbuch, grunderwerbsteuer, steuer(n|), üblich, normalerweise, enthalten, inbegriffen, inkludiert, verlangen, genehmigung, bewilligung, ausziehe, ausziehen, untervermieten, mietrecht, rechte, notar, zulässig, zahlt sich aus, auszahlt, rentiert, lohnt, heute wert, wert, jetzt wert',
    unreal: 'lotto, lottogewinn, lotterie, jackpot, irgendwann einmal, irgendwann, eines tages',
    forNow:
      'vorerst, fürs erste, einstweilen, bis dahin, zunächst, derweil, derweilen, inzwischen, für jetzt, bis es so weit ist',
    asideAfter:
      'hab ich schon, habe ich schon, haben wir schon, hab ich bereits, habe ich bereits, haben wir bereits, verkauft',
    facing:
      'platz für, platz für einen, platz für eine, raum für, raum für einen, raum für eine, möglichkeit für, möglichkeit für einen, möglichkeit für eine, blick auf, ausblick auf, sicht auf, aussicht auf, gegenüber, gegenüber von, gegenüber vom',
    careless: 'egal, mir egal, uns egal',
    presently: 'jetzt, jetzige(n|r|s|), derzeitige(n|r|s|), aktuelle(n|r|s|)',
    point: 'komma, beistrich',
    kin: 'haus daneben, wohnung über uns, wohnung unter uns, wohnung neben uns, wohnung nebenan, nachbarwohnung, haus nebenan, nachbarhaus, wohnung über mir, wohnung unter mir, wohnung der nachbarn, meine eltern, mein chef, meine chefin, mein onkel, meine oma, mein opa, meine großeltern, mein bruder, meine schwester, mein freund, meine freundin, mein cousin, meine cousine, mein kollege, meine kollegin, mein nachbar, meine nachbarin, mein onkel, meine tante, mei bruada, mei schwesta, mei freind, mei spezl',
    now: 'derzeit, momentan, zurzeit, zur zeit, aktuell',
    visit:
      'läuft aus, ausläuft, läuft bis, endet, endet am, gekündigt, treffen, treffe, verabredet, dienstbeginn, arbeitsbeginn, studienbeginn, besichtigung(en|), besichtigen, besichtigungstermin, anschauen, ansehen, termin, inserat, anzeige, geboren, telefonat, erreichbar, gesehen, anrufen, urlaub',
    street: 'straße, strasse, str, gasse, weg, ring, kai',
    max: 'nicht weiter als, nicht weiter weg als, max, maximal(e|er|en|), bis, bis zu, höchstens, nicht mehr als, unter, weniger als, nicht über, maximum, keine über, bis max, bis maximal, bis höchstens, obergrenze, nicht teurer als, nicht größer als, vor, nedd mehr als, net mehr als, ned mehr wia, ned mehr ois, längstens, spätestens, allerhöchstens, nicht höher als, it über, nit über, net über, ned über, nit mehr als, it mehr als, keinesfalls über, auf keinen fall über, keinesfalls mehr als, auf keinen fall mehr als, um, net mehr wia, net mehr wie, nit mehr wie, ned mehr wie, ned mehr als, nid mehr als',
    min: 'mind, mindestens, min, ab, minimum, wenigstens, über, mehr als, größer als, nicht unter, nicht weniger als, nach, zumindest, nicht kleiner als, von mindestens, nicht älter als',
    about:
      'um, so um, so um de, um de, ca, circa, zirka, ungefähr, rund, etwa, so um die, um die, so, an die, so ca, cirka, in etwa',
    exactly: 'genau, exakt, exact',
    between: 'zwischen, von, zw',
    maxAfter:
      'mehr nicht, mehr ned, mehr net, oder weniger, max, maximal, höchstens, maximum, und weniger, als obergrenze, nicht mehr, oder darunter, nicht übersteigen, nicht überschreiten, nicht übersteigt, nicht überschreitet',
    minAfter:
      'oder mehr, und mehr, aufwärts, mindestens, mind, minimum, oder größer, plus, und darüber, oder höher, und größer, und aufwärts, oder drüber',
    aboutAfter: 'ungefähr, circa, ca, in etwa, oder so, rum',
    to: 'bis, bis zu, bis max',
    and: 'und, u, sowie, plus, &, and, aa, a',
    or: 'oder, bzw, od, beziehungsweise, oda, entweder',
    with: 'mit, m, inkl, inklusive, samt, hat, haben, mit an, mitn, mitm, mit am, brauche, brauch, muss haben, soll, sollte, mid, dazu, bitte, wo, inkl.',
    but: 'weil, aber, jedoch, dafür, sondern, hauptsache',
    not: 'allergie auf, statt, statt einem, statt einer, anstatt, anstelle von, allergisch gegen, allergie gegen, kein(e|en|er|es|em|), nicht, ohne, net, ned, nit, koa, kan, ka, auf keinen fall, außer, ausser, bloß nicht, nur nicht, nicht in, niemals, nie, weder, ausgenommen, bitte nicht, brauche kein(e|en|), brauch ma ned, nöd, kane, koan, kein muss, nichts, nichts im, nix, nix im, raus aus, weg aus, weg von, fort aus',
    notAfter:
      'mir egal, uns egal, ganz egal, völlig egal, könnt ihr separat verkaufen, separat verkaufen, extra verkaufen, getrennt verkaufen, zu viel arbeit, zuviel arbeit, zu aufwendig, zu aufwändig, zu viel pflege, brauchts nicht, unnötig, nicht erforderlich, überflüssig, bringen wir mit, bringen wir selbst mit, bringen wir selber mit, bringe ich mit, brauch ma (net|ned|nit|nöd), brauchma (net|ned|nit), brauchen ma (net|ned), brauch ich nicht, brauch ich kein(e|en|), brauche ich kein(e|en|), brauche ich nicht, nicht nötig, nicht notwendig, brauchen wir nicht, nicht, muss nicht sein, will ich nicht, interessiert mich nicht, kommt nicht in frage, nicht wichtig, ist egal, egal, brauch i ned, ned, unwichtig, ausgeschlossen, nicht erwünscht, wollen wir nicht, ist kein muss, brauchen wir kein(e|en|es|), brauche ich kein(e|en|es|), will ich kein(e|en|), wollen wir kein(e|en|), brauchts kein(e|en|), muss kein(e|er|es|) sein, brauch i kan, brauch i koan, brauch i kane, brauch i koane, will i nix mehr, will i nix, will ich nicht mehr, wollen wir nicht mehr, will i net, will i ned, will i nimmer, wollen wir nimmer, können wir verzichten, kann ich verzichten, verzichten wir, verzichte ich, verzichten wir gerne, verzichten',
    wish: 'gern(e|), wenn möglich, am liebsten, idealerweise, vielleicht, eventuell, evtl, nach möglichkeit, bevorzugt, möglichst, optimal wäre, schön wäre(n|), toll wäre(n|), super wäre(n|), cool wäre(n|), falls möglich, vorzugsweise, im idealfall, perfekt wäre, traumhaft wäre, wünschenswert, optional, leiwand wär, ideal wäre(n|), sche wa, fein wäre, gerne auch, nice to have, lieber',
    wishAfter:
      'wäre schön, wäre toll, wäre super, wäre fein, wäre nett, wäre cool, wäre gut, wäre ein plus, wäre ideal, wäre optimal, wäre perfekt, wären schön, wären toll, wären super, wär schön, wär super, wär toll, wär fein, wär leiwand, wär nett, wa sche, wa supa, wenn möglich, von vorteil, kein muss, optional, wünschenswert, nice to have, bevorzugt, gerne, wär cool, wäre leiwand, wär a hit, wäre ein traum, wäre wünschenswert, aber kein muss, falls möglich, wäre halt, wär scho guad, wäre auch ok, wär nice, wäre nice, waer nice, wär gut, wär praktisch, wäre praktisch, wär a traum, ist ok, ist okay, passt auch, geht auch, auch ok, auch okay, wäre ok, tut es auch, schadet nicht, wär net schlecht, wäre nicht schlecht',
    instead:
      'nein, na, doch lieber, ich meine, ich meinte, stattdessen, sorry, doch eher, besser, korrektur, halt nein, quatsch, vergiss, pardon, sondern, bzw eigentlich, ach nein, doch nicht, lieber doch, verbesserung, na doch, ah na, nein doch, entschuldigung, na wart, wart, warte, warten sie, moment, halt',
    around:
      'um, rund um, nähe, in der nähe von, nahe, bei, umgebung von, umkreis, im umkreis von, umgebung, in der umgebung von, nähe von, umland, im raum, raum, großraum, im großraum, rund um, nahe bei, im umland von, rundum, unweit von, unweit, in der gegend um, gegend um, ums, in der gegend von, nächst, um d, umadum, neben',
    aroundAfter:
      'und umgebung, umgebung, umland, und umland, nähe, u umgebung, in der nähe, raum, gegend, und drumherum, und rundherum, umkreis, speckgürtel, und nähere umgebung',
    in: 'in, im, ins, in der, in den, am, an der, nach, aus, auf, z, beim, an, innerhalb, vom, von, i, für, gegend, innan',
    atOnce:
      'sofort, ab sofort, gleich, prompt, so bald wie möglich, sofort beziehbar, sofort verfügbar, sofort frei, möglichst bald, schnellstmöglich, sofort bezugsfertig, ehest, dringend sofort',
    commission: 'provision, maklerprovision, maklergebühr(en|), makler, courtage, vermittlungsgebühr, prov',
    limitedTerm: 'befristet(e|er|en|es|), befristung, zeitlich befristet',
    unlimitedTerm: 'unbefristet(e|er|en|es|), auf unbestimmte zeit, unbefr',
    groundFloor:
      'erdgeschoss, erdgeschoß, eg, parterre, ebenerdig(e|), erdgschoss, erdgeschosswohnung, eg-wohnung, erdgeschoßwohnung, hochparterre',
    investment:
      'anlage, anleger, als anlage, investment, investieren, kapitalanlage, geldanlage, wertanlage, investor, zur anlage, rendite, vorsorge',
    aside:
      'meine miete ist, meine miete steigt, unsere miete ist, unsere miete steigt, meine miete wird, unsere miete wird, wohn(e|en|) noch, leb(e|en) noch, verdien(e|en), ich verdiene, wir verdienen, nettoeinkommen, haushaltseinkommen, gehalt, einkommen, mein gehalt, unser einkommen, ich arbeite, wir arbeiten, arbeite derzeit, arbeite in, arbeiten in, wohn(e|en) derzeit, derzeit wohn(e|en), wohn(e|en) jetzt, jetzt wohn(e|en), wohn(e|en) momentan, momentan wohn(e|en), wohn(e|en) zurzeit, zurzeit wohn(e|en), zur zeit wohn(e|en), wohn(e|en) zur zeit, aktuell wohn(e|en), wohn(e|en) aktuell, bisher wohn(e|en), leb(e|en) derzeit, derzeit leb(e|en), ich wohne, wir wohnen, derzeit in, momentan in, zurzeit in, wir haben derzeit, ich habe derzeit, derzeit haben wir, derzeit habe ich, wir haben jetzt, jetzt haben wir, ich zahle derzeit, wir zahlen derzeit, derzeit zahl(e|en), mein(|e) (sohn|tochter|schwester|bruder|freund|freundin|mutter|vater|eltern|nachbar|nachbarin|oma|opa) (hat|haben|zahlt|zahlen|wohnt|wohnen|lebt|leben|besitzt), mein büro ist, mein arbeitsplatz ist, meine firma ist, mein job ist, arbeitet in, arbeitet bei, arbeitet im, mein vermieter, meine vermieterin, unser vermieter, unsere vermieterin',
  },
  seeks:
    'reicht, genügt, such, sucht, gesucht, brauch, benötig, will, wollen, wollt, möcht, hätt, woll, kauf, miet, zieh, umzieh, übersied',
  sorts: {
    preis_auf:
      'die billigsten nach oben, die günstigsten nach oben, billigste nach oben, günstigste nach oben, die günstigsten oben, günstigste oben, die günstigsten zuerst, die billigsten zuerst, zuerst die günstigsten, zuerst die billigsten, die günstigen zuerst, die billigen zuerst, billigste(n|s|) zuerst, günstigste(n|s|) zuerst, die günstigsten, die billigsten, die günstigste, die billigste, das billigste, das günstigste, nach preis aufsteigend, preis aufsteigend, billigste, günstigste(n|s|), billigsten, nach preis sortiert, nach preis, aufsteigend nach preis, billige zuerst, günstige zuerst, des billigste, aufsteigender preis, billigstes zuerst, günstigstes zuerst',
    preis_ab:
      'die teuersten zuerst, teuerste zuerst, die teuersten oben, die teuersten nach oben, teuerste nach oben, teuerste oben, teuerste(n|s|) zuerst, die teuersten, preis absteigend, teuerste(n|s|), absteigend nach preis, nach preis absteigend, höchster preis zuerst',
    flaeche_ab:
      'die größten nach oben, größte nach oben, die größten oben, größte oben, die größten zuoberst, die größten zuerst, zuerst die größten, größte zuerst, große zuerst, größte(n|s|) zuerst, die größten, größte(n|s|), nach größe, nach fläche absteigend, größtes zuerst, nach größe sortiert, die größte, flächenmäßig größte zuerst',
    neueste:
      'neueste(n|s|) zuerst, die neuesten, neueste inserate, neueste(n|s|), aktuellste(n|) zuerst, neu eingestellt zuerst, neue zuerst, neuestes zuerst, zuletzt eingestellt, nach datum, neuste(n|s|) zuerst',
    reduziert:
      'zuerst die mit preissenkung, zuerst die reduzierten, reduzierte oben, reduzierte nach oben, zuerst die verbilligten, preisgesenkt, reduzierte(n|) zuerst, preisreduziert(e|) zuerst, reduziert zuerst, preisreduzierte(n|), im preis gesenkt, preissenkungen zuerst, verbilligte zuerst, reduzierte, preisnachlass zuerst, mit preissenkung zuerst, preissenkung zuerst, herabgesetzte zuerst',
    rendite_ab:
      'beste rendite zuerst, höchste rendite zuerst, nach rendite, beste rendite, höchste rendite, rendite absteigend, sortiert nach rendite, mit der besten rendite',
    preis_m2_auf:
      'nach quadratmeterpreis, nach preis pro quadratmeter, nach preis pro m2, quadratmeterpreis aufsteigend, günstigster quadratmeterpreis, nach qm-preis, günstigster quadratmeterpreis zuerst, niedrigster quadratmeterpreis zuerst, nach preis je quadratmeter, nach €/m2, nach preis/m2',
  },
  numbers: {
    0.5: 'halb(e|en|er|es), hoibe, hoib',
    0: 'null',
    1: 'ein(e|en|em|er|s|), oa, an, oan',
    1.5: 'eineinhalb, anderthalb',
    2: 'zwei, zwo, zwa, zwoa, zweier, zwei',
    2.5: 'zweieinhalb',
    3: 'drei, drü, drey',
    3.5: 'dreieinhalb',
    4: 'vier, viere, vü',
    5: 'fünf, fimf, fünfe',
    6: 'sechs, sex',
    7: 'sieben, siebn, siem, sibn',
    8: 'acht',
    9: 'neun',
    10: 'zehn',
    11: 'elf',
    12: 'zwölf',
    13: 'dreizehn',
    14: 'vierzehn',
    15: 'fünfzehn',
    16: 'sechzehn',
    17: 'siebzehn',
    18: 'achtzehn',
    19: 'neunzehn',
    20: 'zwanzig',
    30: 'dreißig',
    40: 'vierzig',
    50: 'fünfzig',
    60: 'sechzig',
    70: 'siebzig',
    80: 'achtzig',
    90: 'neunzig',
    100: 'hundert, hundat',
    1000: 'tausend, tsd, k, t, tausender, tsnd, tausnd',
    250000: 'viertel million, viertelmillion',
    1000000: 'million(en|), mio, mill',
  },
  ordinals: {
    1: 'erste(n|r|s|)',
    2: 'zweite(n|r|s|)',
    3: 'dritte(n|r|s|)',
    4: 'vierte(n|r|s|)',
    5: 'fünfte(n|r|s|)',
    6: 'sechste(n|r|s|)',
    7: 'siebte(n|r|s|), siebente(n|r|s|)',
    8: 'achte(n|r|s|)',
    9: 'neunte(n|r|s|)',
    10: 'zehnte(n|r|s|)',
    11: 'elfte(n|r|s|)',
    12: 'zwölfte(n|r|s|)',
    13: 'dreizehnte(n|r|s|)',
    14: 'vierzehnte(n|r|s|)',
    15: 'fünfzehnte(n|r|s|)',
    16: 'sechzehnte(n|r|s|)',
    17: 'siebzehnte(n|r|s|)',
    18: 'achtzehnte(n|r|s|)',
    19: 'neunzehnte(n|r|s|)',
    20: 'zwanzigste(n|r|s|)',
    21: 'einundzwanzigste(n|r|s|)',
    22: 'zweiundzwanzigste(n|r|s|)',
    23: 'dreiundzwanzigste(n|r|s|)',
  },
  months: [
    'jänner, januar, jan',
    'februar, feber, feb',
    'märz',
    'april, apr',
    'mai',
    'juni',
    'juli',
    'august, aug',
    'september, sept, sep',
    'oktober, okt',
    'november, nov',
    'dezember, dez',
  ],
  homes: {
    1: 'garçonnière(n|), garconniere(n|), garçonniere, garsoniere, garconiere, garsonier, einzimmerwohnung(en|), 1-zimmer-wohnung, studio(s|), singlewohnung mit einem zimmer, einraumwohnung, garconnier, garconnière',
  },
  places: {
    'land-salzburg': 'land salzburg, salzburger land, bundesland salzburg, salzburgerland',
    niederoesterreich: 'nö, niederösterreich',
    oberoesterreich: 'oö, oberösterreich',
    wien: 'wean, wien stadt, bundeshauptstadt',
    'klagenfurt-am-woerthersee': 'klagenfurt',
    steiermark: 'stmk, steirisch(e|es|en|)',
    vorarlberg: 'ländle, vbg',
    burgenland: 'bgld',
    'wien-1': 'innenstadt wien, wiener innenstadt',
  },
  regions: {
    wallersee: 'am wallersee',
    attersee: 'am attersee',
    mondsee: 'am mondsee',
    thermenland: 'thermenregion steiermark, steirisches thermenland, vulkanland',
    suedsteiermark: 'südsteirische weinstraße, südsteirisch*',
    muehlviertel: 'mühlviertler',
    salzkammergut: 'salzkammergut',
  },
  countries: {
    AT: 'österreich, austria',
    DE: 'deutschland, bayern',
    CH: 'schweiz',
    IT: 'italien',
    HR: 'kroatien, istrien',
    HU: 'ungarn',
    SI: 'slowenien',
    CZ: 'tschechien',
    SK: 'slowakei',
    ES: 'spanien, mallorca',
    FR: 'frankreich',
    LI: 'liechtenstein',
  },
  fillers:
    'bereits vermietet, schon vermietet, derzeit vermietet, klan(e|en|er|es), wieder, schlüssel, wissen, warum, anbietern, anbieten, gründe, schließt, wenden, karten, geschieht, geschafft, vertreten, vielen, weisen, hören, höchste, in pension gehe(n|), in pension bin, in pension, in rente, in pension, suachn, ich, i, wir, ma, mir, mich, uns, sie, er, es, man, du, suche, suchen, suach, such, gesucht, will, wollen, wü, möchte(n|), mecht, hätte(n|) gern, hätte, hätten, gibt, gibts, gibt es, habt ihr, haben sie, habts, brauche, brauch, brauchen, bitte, danke, hallo, hi, servus, grüß gott, guten tag, griaß, griaß eich, hey, moin, liebe grüße, lg, mfg, der, die, das, den, dem, des, ein, eine, einen, einem, einer, a, an, ane, und, zum, zur, zu, da, dort, wo, was, irgendwas, irgendwo, etwas, dafür, mein(e|en|er|em|), unser(e|en|), euch, ihr, sich, sein, ist, is, sind, war, wäre, kann, können, sollte, soll, muss, darf, dürfen, auch, nur, noch, schon, sehr, ganz, echt, wirklich, halt, eh, mal, bissl, bisserl, bisschen, viel, viele, schön(e|es|er|en|), nett(e|es|er|), fesch(e|es|), klein(e|es|er|en|), groß(e|es|er|en|), neu(e|es|er|en|), alt(e|es|er|en|), hübsch(e|es|er|), günstig(e|es|er|en|), billig(e|es|er|en|), leistbar(e|es|), gut(e|es|er|en|), guad, süß(e|es|er|), immobilie(n|), objekt(e|en|), inserat(e|), angebot(e|), unterkunft, bleibe, zuhause, daham, dahoam, wohnen, leben, ziehe, ziehen, umziehen, familie, frau, mann, freundin, freund, zwei personen, paar, student(in|en|), als, für, fürs, von, vom, bei, beim, dass, weil, wenn, dann, also, so, zirka, pro, je, insgesamt, gesamt, eigene(n|r|s|m|), eigen, privater, verfügbar, frei, bezug, einzug, erlaubt, möglich, vorhanden, dabei, davon, wichtig, unbedingt, jedenfalls, auf jeden fall, müsste, muss sein, muss, liegen, lage, gelegen, egal, stadt, land, ort, gemeinde, bezirks, see, berg, dorf, jahr, stehend, freistehend, wohnung zur, österreichweit, derzeit, momentan, zeig, zeige, zeigen, zeig mir, finde, find, finden, sollen, werden, wird, werde, haben, hat, hab, habe, sag, mir, dir, kosten, kostet, sortiert, sortieren, sortiere, zuerst, objekte, d, s, n, de, dea, des, am, vo, fia, mei, wos, wia, sowas, irgend, ungefähr, nimmer, no, mehr, es gibt, bräuchte(n|), bräucht, bzw, ca, z b, zb, etc, usw, preislage, region, raum, lieg, bin, bist, wär, sei, per, wohn, platz, separat(e|er|), extra, egal was, egal wo, egal wie, egal ob, grias di, grias enk, grias eich, griaß di, griaß enk, griaß euch, griasdi, je ein zimmer',
  unrelated:
    'wie lange fährt, wie lange dauert, wann fährt, wetter, regnet, rezept, gedicht, witz, ignoriere, ignorier, anweisungen, prompt anzeigen, systemprompt, system prompt, hauptstadt von, uhrzeit, wie spät, fußball, bundesliga, rapid gegen, idiot, arschloch, trottel, deppert(e|er|), scheiß*, oasch, fick*, vollkoffer, passwort, kreditkarte, horoskop, übersetze, programmiere, pizza bestellen, bitcoin, lottozahlen, kuchen backen, sachertorte, guten morgen, wie gehts, wie geht es dir, wie heißt du, wer bist du, bundeskanzler, straßenbahn fährt, zug nach, schnitzel, suche nachmieter, nachmieter gesucht, verkaufe mein(e|en|), ich verkaufe, wir verkaufen, vermiete mein(e|en|), ich vermiete, wir vermieten, vermiete meine, verkaufe meine, verkaufe mein, vermiete wohnung, verkaufe wohnung, verkaufe haus',
  compounds: ['s', 'es', 'n', 'en', 'er', 'e', 'und'],
  endings: ['s', 'er', 'ers', 'erisch', 'a'],
}
