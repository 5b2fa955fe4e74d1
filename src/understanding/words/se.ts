import type { Words } from '../words.ts'

/** Swedish, as people and classifieds write it. */
export const se: Words = {
  values: {
    'vermarktungsart.KAUF':
      'köp(a|er|t|es|s|), till salu, till försäljning, salu, säljes, sälj(s|a|er), förvärva, försäljning, köpeskilling, äga, äganderätt, köpepris, inköp, utgångspris, bostadsköp',
    'vermarktungsart.MIETE':
      'hyr(a|er|es|d|s|an|), att hyra, hyres, uthyres, uthyrning, uthyr(s|es), till uthyrning, hyreskontrakt, hyresrätt(er|), hyreslägenhet(er|), andrahand, i andra hand, andra hand, förstahand, första hand, förstahandskontrakt, andrahandskontrakt, per månad, i månaden, månad(en|), mån, månadshyra(n|), kr/mån, /mån, varmhyra, kallhyra, inneboende, hyresgäst, hyresavtal, inklusive el, inkl el, inklusive värme, driftkostnad(er|), allt inkluderat, allt inräknat, med allt inräknat, inkl allt, med allt',
    'objektart.WOHNUNG':
      'sekelskifteslägenhet(en|er|), vindslägenhet(en|er|), vindsvåning(en|ar|), bottenlägenhet, lägenhet(en|er|erna|s|), lght, lgh, lgh., lägga, lya(n|), lyor, bostadsrätt(en|er|), våning i stan, etagevåning, lägenhte, lägenheet, hyreslägenhet(er|), hyresrätt(er|), apartment, appartement, tvårumslägenhet, trerumslägenhet, stadsvåning',
    'objektart.HAUS':
      'äldre hus, nytt hus, hus(et|en|), villaliknande hus, boningshus, småhus, kåk(en|), egnahem, gammalt hus',
    'objektart.GRUNDSTUECK':
      'tomt(en|er|erna|mark|), byggtomt(en|er|), villatomt(er|), mark, markbit, byggmark, mark att bygga på',
    'objektart.ZIMMER':
      'rum, rum i kollektiv, rum i delad lägenhet, rum i wg, kollektiv(et|), rum i kollektivet, korridorsrum, studentrum, delat boende, rum hos, rum i lägenhet, uthyrningsrum, wg, wg-rum, rum i en delad lägenhet, inneboenderum',
    'objektart.BUERO_PRAXEN': 'kontor(et|en|), kontorslokal(er|en|), kontorsyta(n|), kontorsrum, kontorsutrymme',
    'objektart.EINZELHANDEL':
      'butik(en|er|), butikslokal(er|en|), affär(en|er|), affärslokal(er|), butiksyta, handelslokal, salong, frisörsalong',
    'objektart.GASTGEWERBE': 'restauranglokal, krogverksamhet, gastronomi, krog(en|ar|)',
    'objektart.HALLEN_LAGER_PROD':
      'industrilokal(er|), produktionslokal(er|), industrihall, produktionshall, fabrik(slokal|), fabrikslokal, maskinhall',
    'objektart.LAND_UND_FORSTWIRTSCHAFT': 'jordbruk(et|), skogsbruk, lantbruk(et|), jordbruksfastighet, skogsfastighet',
    'objektart.PARKEN': 'garageplats(en|er|), p-plats i garage, plats i garage, garageplatser',
    'objektart.ZINSHAUS_RENDITEOBJEKT':
      'hyreshus(et|), hyresfastighet(er|en|), avkastningsfastighet, investeringsfastighet(er|), zinshaus, flerbostadshus som investering',
    'objektart.FREIZEITIMMOBILIE_GEWERBLICH': 'sportanläggning, fritidsanläggning',
    'objektart.SONSTIGE': 'bensinstation, bensinmack, sjukhus',
    'ausstattung.BALKON': 'balkong(en|er|), balkon, ballkong, söderbalkong, altan och balkong',
    'ausstattung.TERRASSE': 'terrass(en|er|), takterrass(en|), uteplats(en|), altan(en|), terass, terasse',
    'ausstattung.LOGGIA': 'loggia(n|)',
    'ausstattung.GARTEN': 'trädgård(en|ar|), täppa, trädgårdstäppa, egen trädgård, gård med gräs, trädgårn',
    'ausstattung.LIFT': 'hiss(en|ar|), hissar, lift',
    'ausstattung.GARAGE': 'garage(t|), dubbelgarage, varmgarage, underjordiskt garage',
    'ausstattung.STELLPLATZ':
      'plats för parkering, plats för bil, plats för bilen, plats för en bil, utrymme för bil, möjlighet till parkering, parkering(en|splats|splatser|), parkeringsplats(en|), p-plats(er|en|), bilplats, carport(en|), parkeringsruta, plats för bilen, plats för bil, parkeringsmöjlighet',
    'ausstattung.KELLER': 'källare(n|), källarförråd(et|), källarutrymme, vinkällare',
    'ausstattung.EINBAUKUECHE':
      'utrustade köket, utrustade kök, inbyggt kök, inbyggnadskök, utrustat kök, fullt utrustat kök, monterat kök, färdigt kök, inrett kök, kök ingår, komplett kök, fullutrustat kök, med kök, kök',
    'ausstattung.MOEBLIERT':
      'möblera(d|t|de|), fullt möblera(d|t), möbler, med möbler, delvis möblerad, möblemang, inredd, fullmöblera(d|t)',
    'ausstattung.BARRIEREFREI':
      'tillgänglighetsanpassning(en|), handikappanpassning(en|), rullstolsanpassning(en|), tillgänglighetsanpassa(d|t|de), handikappanpassa(d|t|de), handikappvänlig(t|), rullstol(en|svänlig|svänligt|sanpassad|sanpassat|sburen|), rullstolsvänlig(t|), rullstolsanpassa(d|t), barriärfri(tt|a|), utan trösklar, utan trappor, rollator, anpassad för rullstol, tröskelfri(tt|), funktionshinder, funktionsnedsatt',
    'ausstattung.KLIMATISIERT':
      'luftkonditionering(en|), ac, luftkonditionera(d|t), aircondition, air condition, klimatanläggning, klimatiserad',
    'ausstattung.FUSSBODENHEIZUNG': 'golvvärme(n|), värme i golvet, uppvärmda golv, uppvärmt golv, värmegolv',
    'ausstattung.KAMIN':
      'öppna spisen, öppna spis, kamin(en|), öppen spis, eldstad(en|), braskamin, kakelugn(en|ar|), öppenspis, vedspis, vedkamin',
    'ausstattung.POOL': 'pool(en|), swimmingpool, simbassäng, bassäng',
    'ausstattung.SAUNA': 'bastu(n|), sauna',
    'ausstattung.HAUSTIERE':
      'husdjur(en|), djur, djur tillåtna, djur tillåtet, hund(en|ar|), hundar tillåtna, katt(en|er|), kattvänlig(t|), hundvänlig(t|), djurvänlig(t|), valp(en|), vovve(n|), labrador, tax, kisse, katter',
    'ausstattung.ABSTELLRAUM':
      'förråd(et|sutrymme|), klädkammare, förvaringsutrymme, skrubb, städskrubb, skafferi, förvaring',
    'ausstattung.SMART_HOME': 'smarta hemmet, smart hem, smarta hem, smart home, smarthem',
    'ausstattung.PHOTOVOLTAIK':
      'solcell(er|erna|sanläggning|spaneler|), solpanel(er|erna|), solel, solceller på taket, pv',
    'zustand.ERSTBEZUG':
      'förstagångsinflyttning, första inflyttning, nyproducerad första inflyttning, första boende, ingen har bott, första hyresgäst, oanvänd, aldrig bebodd, första inflytt, inflyttning för första gången, förstagångsinflytt',
    'zustand.NEUWERTIG': 'nyskick, i nyskick, som ny(tt|a|), i princip ny, så gott som ny(tt|), nästan ny(tt|)',
    'zustand.SANIERT':
      'renovera(d|t|de), nyrenovera(d|t|de), totalrenovera(d|t|de), helrenovera(d|t|de), moderniserad, upprustad, stambytt, fräschad, uppfräscha(d|t), nyrenoverade',
    'zustand.GEPFLEGT':
      'välskött(a|), välvårda(d|t|de), i gott skick, gott skick, bra skick, i bra skick, fint skick, i fint skick, välhållen, välhållet, välunderhåll(en|et|na)',
    'zustand.RENOVIERUNGSBEDUERFTIG':
      'renoveringsbehov, renoveringsobjekt(et|), att renovera, renoveringsbar, i behov av renovering, behöver renoveras, som behöver renoveras, för renovering, gör-det-själv, att rusta upp, fixarobjekt, händig, för den händige, behöver rustas, att fixa upp, i renoveringsskick, att totalrenovera, kan renoveras',
    'zustand.ROHBAU': 'råbygge, råskick, stomme, ofärdig(t|), halvfärdig(t|), råhus, i råskick',
    'bauart.ALTBAU':
      'sekelskifte(t|s|slägenhet|shus|svåning|), sekelskiftes, gammal byggnad, äldre byggnad, äldre hus, gammal fastighet, äldre fastighet, sekelskifteslägenhet, gamla byggnader, jugend(hus|), altbau, i i ett i äldre hus, i gammalt hus, i ett gammalt hus',
    'bauart.NEUBAU':
      'nybygg(d|t|da|e), nyproduktion(en|), nyproducera(d|t|de), nybyggnation, nybygge, neubau, nytt hus, nybyggen',
    'heizung.FERNWAERME': 'fjärrvärme(n|)',
    'heizung.WAERMEPUMPE':
      'värmepump(en|ar|), bergvärme, luftvärmepump, jordvärme, luft-vattenvärmepump, luft vatten värmepump',
    'heizung.GAS': 'gas, gasuppvärmning, gasvärme, gaspanna, naturgas, uppvärmning med gas',
    'heizung.OEL': 'olja, oljeuppvärmning, oljepanna, oljeeldning, oljevärme',
    'heizung.PELLETS': 'pellet(s|), pelletspanna, pelletsvärme, pelletsuppvärmning, flis, pelletseldning',
    'heizung.STROM': 'elvärme, eluppvärmning, direktverkande el, direktel, elelement, uppvärmning med el, eluppvärmd',
    'heizung.SOLAR': 'solvärme, solfångare, soluppvärmning',
    provisionsfrei:
      'utan provision, ingen provision, provisionsfri(tt|a|), utan mäklare, ingen mäklare, mäklarfri(tt|), utan mäklararvode, inget mäklararvode, utan mäklaravgift, ingen mäklaravgift, utan courtage, privat, från privatperson, av privatperson, privatperson, privatuthyrning, privatförsäljning, direkt från ägaren, direkt av ägaren, från ägaren, av ägaren, direkt från ägare, utan förmedlingsavgift, ingen förmedlingsavgift, slippa provision, slippa mäklare, inga mäklare, ingen courtage, inget courtage, 0 provision, utan avgift till mäklare, privatägd, privat hyresvärd, inga mäklararvoden',
    dachgeschoss:
      'vindsvåning(en|ar|), vindslägenhet(en|er|), vind(en|), på vinden, under taket, uppe under taket, snedtak, högst upp under taket, direkt under taket, vindsvåningen',
  },
  kinds: {
    'untergruppe.WOHNUNG.MAISONETTE':
      'etagelägenhet(er|), etagevåning, duplex(lägenhet|), tvåplanslägenhet, lägenhet i två plan, lägenhet i etage, i etage, lägenhet på två plan, maisonette',
    'untergruppe.WOHNUNG.LOFT-STUDIO-ATELIER': 'loft(et|lägenhet|), ateljé(lägenhet|n|), ateljélägenhet',
    'untergruppe.WOHNUNG.PENTHOUSE': 'penthouse(lägenhet|t|), penthousevåning, takvåning(en|ar|)',
    'untergruppe.WOHNUNG.FERIENWOHNUNG': 'semesterlägenhet(er|en|), fritidslägenhet, ferielägenhet, andelslägenhet',
    'untergruppe.WOHNUNG.SOUTERRAIN':
      'souterrain(g|lägenhet|våning|), suterräng(lägenhet|våning|), källarlägenhet, källarvåning, sutteräng',
    'untergruppe.WOHNUNG.ROHDACHBODEN': 'råvind(en|ar|), oinredd vind, vind att inreda, oinredda vindar',
    'untergruppe.HAUS.REIHENHAUS': 'radhus(et|en|), kedjehus(et|), radhuslänga',
    'untergruppe.HAUS.DOPPELHAUSHAELFTE':
      'parhus(et|), halva parhus, halvt hus, hushalva, halva av ett parhus, dubbelhus',
    'untergruppe.HAUS.EINFAMILIENHAUS':
      'enfamiljshus(et|), fristående hus(et|), fristående villa, enfamiljsvilla, friliggande hus, friliggande villa, enbostadshus, villa(n|), villor(na|)',
    'untergruppe.HAUS.BUNGALOW': 'bungalow(er|en|), enplanshus, enplansvilla, hus i ett plan, bungalov',
    'untergruppe.HAUS.VILLA': 'lyxvilla(n|), herrgårdsvilla, patriciervilla',
    'untergruppe.HAUS.BAUERNHAUS': 'bondgårdshus, gammalt bondhus, bondhus, torp(et|), mangårdsbyggnad, lantgårdshus',
    'untergruppe.HAUS.LANDHAUS': 'lanthus, lantställe, hus på landet, herrgård, lantvilla',
    'untergruppe.HAUS.SCHLOSS': 'slott(et|), borg, palats',
    'untergruppe.HAUS.ZWEIFAMILIENHAUS':
      'tvåfamiljshus(et|), tvåfamiljsvilla, generationshus, hus för två familjer, tvåbostadshus',
    'untergruppe.HAUS.MEHRFAMILIENHAUS': 'flerfamiljshus(et|), flerbostadshus(et|), hus för flera familjer',
    'untergruppe.HAUS.FERIENHAUS':
      'semesterhus(et|), fritidshus(et|), sommarhus, sommarstuga(n|), feriehus, helghus, sommarställe, semesterstuga',
    'untergruppe.HAUS.BERGHUETTE':
      'fjällstuga(n|), fjällhydda, alpstuga(n|), bergsstuga, alphydda, skidstuga(n|), stuga(n|) i (fjällen|bergen|alperna), bergshydda, stuga(n|), stugor, fjällstugor',
    'untergruppe.HAUS.CHALET': 'chalet(en|), alpchalet, schalet',
    'untergruppe.HAUS.FERTIGHAUS':
      'prefab(hus|), monteringsfärdigt hus, kataloghus, elementhus, modulhus, prefabricera(t|d) (hus|), fertighaus, färdighus',
    'untergruppe.HAUS.STADTHAUS': 'stadsradhus, stadshus, stadsvilla, townhouse, hus i stan',
    'untergruppe.HAUS.LAUBE-DATSCHE-GARTENHAUS':
      'kolonilott(en|), kolonistuga(n|), koloniträdgård, trädgårdsstuga, trädgårdshus, lusthus',
    'untergruppe.GRUNDSTUECK.GEWERBE':
      'industritomt(er|), kommersiell tomt, tomt för (företag|industri|verksamhet|näringsverksamhet), industrimark, verksamhetstomt, företagstomt, affärstomt, kommersiell mark',
    'untergruppe.GRUNDSTUECK.LAND_FORSTWIRSCHAFT':
      'skog(en|), skogsmark(en|), skogstomt, skogsskifte, åker(n|mark|), åkermark, äng(en|ar|smark|), jordbruksmark, betesmark, bit skog, skogsbit',
    'untergruppe.GRUNDSTUECK.SEELIEGENSCHAFT':
      'sjötomt(en|er|), strandtomt(en|er|), tomt (vid|nära|intill) (sjön|sjö|en sjö|vattnet), tomt med (sjöläge|strand|egen strand|strandlinje), tomt direkt vid (sjön|en sjö), tomt vid stranden',
    'untergruppe.BUERO_PRAXEN.PRAXIS':
      'läkarmottagning(en|), mottagning(slokal|), läkarpraktik(en|), tandläkarmottagning, tandläkarpraktik, praktik(lokal|), vårdlokal, klinik(lokal|), praxis, lokal för läkarmottagning',
    'untergruppe.BUERO_PRAXEN.COWORKING': 'coworking(plats|yta|), co-working, kontorshotell, coworkingplats',
    'untergruppe.EINZELHANDEL.KIOSK': 'kiosk(en|er|), tobaksaffär, korvkiosk',
    'untergruppe.GASTGEWERBE.RESTAURANT':
      'restauranglokal(en|er|), restaurang(en|er|), värdshus(et|), pizzeria(n|), krog(en|), gästgiveri, gasthaus',
    'untergruppe.GASTGEWERBE.HOTELS': 'hotell(et|)',
    'untergruppe.GASTGEWERBE.PENSIONEN': 'pensionat(et|), gästhus(et|), vandrarhem, pension, b&b',
    'untergruppe.GASTGEWERBE.CAFE': 'kafé(et|er|), café(et|er|), fik(et|), konditori, kafélokal, cafélokal',
    'untergruppe.GASTGEWERBE.BAR': 'bar(en|er|), pub(en|), barlokal',
    'untergruppe.HALLEN_LAGER_PROD.LAGER':
      'lager(lokal|lokaler|hall|yta|utrymme|et|), lagerlokal(er|en|), magasin, lagerhall(en|), lagerutrymme, depå',
    'untergruppe.HALLEN_LAGER_PROD.WERKSTATT':
      'verkstad(en|slokal|), verkstäder, bilverkstad(en|), verkstadslokal(er|), snickeri',
    'untergruppe.LAND_UND_FORSTWIRTSCHAFT.BAUERNHOF':
      'bondgård(en|ar|), lantgård(en|), gård(en|ar|), jordbruksgård, bergsgård',
    'untergruppe.LAND_UND_FORSTWIRTSCHAFT.WEINBAU': 'vingård(en|ar|), vinodling(en|ar|), vinslott',
    'untergruppe.LAND_UND_FORSTWIRTSCHAFT.REITERHOEFE':
      'hästgård(en|ar|), ridstall(et|), ridanläggning, ridgård, stall(et|)',
  },
  units: {
    rooms:
      'rum(men|met|s|), rummare(n|), rumslägenhet(er|), rok, r o k, rum och kök, rum & kök, roks, rum o kök, rum+kök, rk, r.o.k',
    bedrooms: 'sovrum(men|met|), sov, sängkammare',
    m2: 'm2, kvm, kvadratmeter(n|), kvadrat, kvadratmetrar, m², kv m, kvm2, kvm., boyta kvm, kvms',
    sqft: 'kvadratfot, sqft, sq ft',
    acre: 'acre, tunnland, acres',
    hectare: 'hektar, ha',
    joch: 'joch',
    euro: 'euro(n|s|), eur, €, e, eurisar',
    currency: 'kronor, kr, sek, krona, dollar, usd, pund, chf, francs, schweizerfranc, gbp',
    percent: 'procent, %, proc',
    kwh: 'kwh, kwh/m2, kilowattimmar, kwh/kvm, kwh per m2',
    km: 'km, kilometer(s|), mil bort',
    time: 'minut(er|ers|), min, timme, timmar(s|), timmes, tim, kvart',
    years: 'år(en|s|), årig(t|), årigt, årskontrakt, år gammal(t|)',
    floor: 'våning(en|ar|ens|arna|), vån, vån., plan(et|), etage',
    district: 'distrikt(et|en|), stadsdel(en|ar|), bezirk(et|), bez, kvarter',
    other:
      'person(er|ers|), barn(en|), vuxna, bilar, bil, meter, månader, månadshyror, månadshyra, månaders, veckor, dagar, hyror, familjer, studenter, enheter, lägenheter i huset, grader, hästar, st, stycken, plan totalt, hall, badrum, toaletter, toa, wc, anställda, gäster, hundar, katter, parkeringsplatser, bäddar, sängar, bostäder, personers',
  },
  topics: {
    funds: 'låna, lånelöfte, lån, bolån, bolånelöfte, kontantinsats, sparat, sparpengar, eget kapital',
    price:
      'pris(et|er|), priset, budget(en|), kosta(r|), kostnad(en|er|), pengar, prisklass, prisgräns, maxpris, takpris, köpesumma, smärtgräns, max pris, betala, lägga, budgeten är, budget är, priset är',
    rent: 'hyr(a|an|or), månadshyra(n|), per månad, i månaden, mån, månad, /mån, varmhyra, kallhyra, hyreskostnad, hyran, kall, varm, kallt, varmt, med allt',
    size: 'boyta(n|), bostadsyta(n|), yta(n|), storlek(en|), boarea, area, total yta, bruksarea, lägenhetsyta',
    plot: 'tomt(en|yta|storlek|areal|mark|), tomtyta(n|), tomtstorlek, tomtareal, mark(en|), tomtarea',
    built:
      'bygg(d|t|da|år|året|nadsår|s|), uppför(d|t|da), byggår(et|), byggnadsår, från år, färdigställ(d|t|da), konstruerad',
    deposit: 'deposition(en|), säkerhet, depositionen, kaution, depositionsbelopp',
    yield: 'avkastning(en|), direktavkastning(en|), ränta, hyresavkastning, bruttoavkastning, vinst, rendite, yield',
    energy:
      'hwb, värmebehov(et|), energiförbrukning(en|), energiprestanda, uppvärmningsbehov(et|), energivärde, värmeförbrukning, energideklaration',
    class: 'energiklass(en|), klass, energi klass, hwb-klass, energimärkning, energiklassning',
    available:
      'inflytt(ning|), inflyttning(en|), tillträde(t|), ledig(t|) från, tillgänglig(t|) från, flytta in, inflyttningsklar(t|)',
    term: 'kontrakt(et|), hyreskontrakt(et|), hyresavtal(et|), hyrestid(en|), bindningstid, avtal(et|), kontraktstid, hyresperiod, löptid',
    age: 'äldre än, gammal(t|), gamla, inte äldre än, ålder, max ålder, nyare än, yngre än, inte är äldre än, är äldre än',
  },
  links: {
    owns: 'har vi redan, har jag redan, tar vi med, tar vi med oss, tar jag med, hos mina föräldrar',
    like: 'som min, som mitt, som hos, som mina, liknande min',
    building: 'huset, byggnad, byggnaden',
    condition: 'om, ifall',
    suits:
      'för (ett |)kollektiv, för (en |)wg, passar (för |)(ett |)kollektiv, lämplig(t|) för (ett |)kollektiv, passar (för |)(en |)wg',
    purpose: 'sälja, jag säljer, vi säljer, öppna, driva, starta, reparera, restaurera, reparerar, restaurerar',
    beyond: 'inte råd, råd med, har inte råd',
    personAfter: 'ag, gmbh',
    there: 'finns det, finns, har ni',
    origin: 'från',
    story:
      'till förra året, förra året, i fjol, bodde vi, bodde jag, hyrde vi, betalade jag, betalade vi, födda, födde, årgång, pendlar, pendla, förr hade, hade vi, förr, i skolan, skolan, skola, dagis, förskola, född, uppvuxen, annons, annonsen, är jag i, jag är i, är vi i, bosatt, sedan, börjar på, jag börjar, skild, änka, änkling, fast jobb, nytt jobb',
    person: 'doktorn, professor, advokat, dr, herr, fru, doktor, heter',
    hour: 'klockan, kl',
    asks: 'hur stor, vilka, vilken, hur, är det, ska man, får, kan en, kan hyresvärden, måste jag, måste man, vem, hur länge, hur lång, hur mycket, när, vad händer, är det, ingår, behöver man, får man, får jag, kan man, kan min, vad, lönar',
    law: 'skatter, reavinst, reavinstskatt, bättre, hyresvärd(en|), hyresgäst(en|), säga upp, uppsägningstid(en|), höja, höjning, lag(en|), lagligt, tillåtet, förbjudet, skatt, normalt, vanligtvis, ingår, betalar, rättigheter, andra hand, lagfart, tillstånd, värden, hyresvärd, hyresvärden, lönar, lönar sig, uppsägning, värd, värt, är värd',
    unreal: 'lotto, lotteri(et|), jackpot, en dag, någon gång',
    forNow: 'tills vidare, så länge, just nu, idag, tills dess, till dess',
    facing:
      'plats för, plats för en, utrymme för, möjlighet till, möjlighet att bygga, utsikt över, utsikt mot, mittemot, mitt emot',
    presently: 'nuvarande, nu, just nu, nuvarande',
    point: 'komma',
    kin: 'huset intill, huset bredvid, huset bredvid vårt, lägenheten ovanför oss, lägenheten under oss, lägenheten bredvid oss, grannlägenheten, grannens lägenhet, grannens hus, grannhuset, lägenheten ovanför vår, lägenheten ovanför, mina föräldrar, min chef, min mormor, min farmor, min morfar, min farfar, min bror, min syster, min kompis, min vän, en kompis, en vän, min kusin, min kollega, min granne, min farbror, min moster, en kollega, en vän till mig',
    now: 'för närvarande, i dagsläget',
    visit:
      'löper ut, går ut, upphör, möte(t|), träffas, träff, visning, visningen, titta på, besök, besöka, annons, född, ringa, tid för',
    street: 'gatan, gata, vägen',
    max: 'inte längre än, inte längre bort än, max, maximalt, högst, under, upp till, upp emot, mindre än, inte över, inte mer än, inte dyrare än, till och med, inte högre än, för, ej över, som mest, som högst, tak på, mest, maximum, lägre än, billigare än, inom, innan, före, senast, inte större än, inte kosta mer än, får kosta, får inte kosta mer än, överstiga, inte överstiga, får inte överstiga, överskrida, inte överskrida, max till, ej mer än, maxgräns, gräns, får inte vara större än, inte vara större än',
    min: 'överstiga, överskrida, minst, från, mer än, över, minimum, större än, min, åtminstone, inte under, inte mindre än, från och med, fr o m, efter, som minst, lägst, ej under, inte äldre än, inte lägre än, uppåt från, högre än, nyare än, yngre än, med start från, minimalt, fler än',
    about:
      'ca, cirka, ungefär, omkring, runt, kring, typ, circa, runt omkring, i runda slängar, uppskattningsvis, c a, sisådär, nånstans runt, någonstans kring, runtomkring, kanske runt',
    exactly: 'exakt, precis, bara, endast, enbart',
    between: 'mellan, från',
    maxAfter:
      'inte mer, mer inte, inte mer än så, max, maximalt, högst, eller mindre, eller lägre, som mest, eller under, som högst, max alltså, eller billigare, tops',
    minAfter:
      'minst, eller mer, och uppåt, eller större, uppåt, och mer, plus, eller högre, och större, eller fler, eller nyare, och nyare, och högre, som minst, eller senare, och senare, eller bättre, minimum, eller uppåt',
    aboutAfter: 'ungefär, cirka, ca, typ, eller så, nånting, sådär, eller däromkring, på ett ungefär, plus minus',
    to: 'till, -, upp till, och till',
    and: 'och, o, samt, plus, &, även, också',
    or: 'eller, alt, alternativt, antingen, resp',
    with: 'med, m, inkl, inklusive, har, ha, plus, ska ha, måste ha, finns, där det finns, behöver, vill ha, som har, ska finnas, måste finnas, gärna med tillgång, tillgång till, krav på, inklusive',
    but: 'eftersom, men, dock, fast, däremot, huvudsaken, bara det',
    not: 'allergi mot, istället för, i stället för, hellre än, allergisk mot, inte, ej, utan, ingen, inget, inga, icke, utom, förutom, undantaget, med undantag för, absolut inte, helst inte, aldrig, slippa, bortsett från, men inte, bara inte, varken, ej i, exklusive, inte i, inte på, behöver inte, behöver ingen, behöver inget, vill inte ha, undvik, exkludera, allt utom, överallt utom, slipper',
    notAfter:
      'kan ni sälja separat, sälja separat, får ni behålla, för mycket jobb, för mycket arbete, för mycket skötsel, behövs inte, behövs ej, inte nödvändigt, inte nödvändig, spelar ingen roll, ointressant, är inte viktigt, inte viktigt, oviktigt, ej nödvändigt, är inget krav, inget krav, inte intressant, kvittar, är oviktigt, behöver jag inte, behöver vi inte, vill jag inte ha, vill vi inte ha, är uteslutet, uteslutet, går bort, inte ett måste, är inte nödvändigt, är inte aktuellt, ej aktuellt, undanbedes, struntar jag i, inte, ej',
    wish: 'gärna, helst, om möjligt, önskvärt, ideellt, i bästa fall, kanske, eventuellt, ev, det vore trevligt med, det vore fint med, vore trevligt med, vore kul med, vore bra med, skulle vara trevligt med, skulle vara bra med, skulle vara kul med, skulle vara fint med, skulle vara skönt med, bonus om, plus om, ett plus om, föredrar, föredras, drömmen vore, drömmen är, valfritt, om det går, önskar gärna, idealiskt, i idealfallet, optimalt, bonus med, ett plus med, skulle uppskatta, uppskattas, meriterande, toppen om, bra om, kul om, trevligt om, fint om, perfekt om, önskas, bonus',
    wishAfter:
      'vore trevligt, vore fint, vore bra, vore toppen, vore perfekt, vore kul, vore en bonus, vore ett plus, vore skönt, vore najs, vore nice, vore härligt, vore önskvärt, vore idealiskt, är ett plus, är en bonus, är önskvärt, är meriterande, är ett stort plus, skulle vara (trevligt|fint|bra|toppen|kul|skönt|nice|perfekt|härligt|en bonus|ett plus|idealiskt|önskvärt), hade varit (trevligt|fint|bra|toppen|kul|skönt|nice|perfekt|härligt|en bonus|ett plus|gött|najs), om möjligt, om det går, önskvärt, meriterande, som bonus, gärna, inget måste, men inget krav, men inget måste, ett plus, en bonus, uppskattas, önskas, vore drömmen, om det finns, föredras, valfritt, är bonus, är plus',
    instead:
      'nej, nä, förlåt, ursäkta, snarare, jag menar, menar jag, jag menade, eller nej, nej förresten, förresten, istället, i stället, rättelse, vänta, fel av mig, hellre, sorry, eller snarare, eller förresten, nej vänta, ändrar mig, oj, stopp, fast nej, ångrar mig, jag ändrar mig',
    around:
      'nära, i närheten av, runt, kring, omkring, utanför, intill, strax utanför, närheten av, i trakten av, i trakterna av, trakten kring, trakten av, området kring, området runt, i området runt, i området kring, runtom, runt omkring, i omgivningen av, omgivningen kring, inte långt från, ej långt från, radie runt, regionen kring, i utkanten av, inom pendlingsavstånd från, bredvid, grannskapet till, nära till, nånstans kring, på gångavstånd från, gångavstånd till, gångavstånd från',
    aroundAfter:
      'med omnejd, och omnejd, omnejd, och omgivning(ar|en|), med omgivning(ar|), omgivning(ar|en|), och trakten, trakten, och närområde(t|), -trakten, området, och däromkring, och runtomkring, eller i närheten, och närheten, och kringliggande, och i närheten, eller nära, med närområde, eller omnejd, förorter, och förorter',
    in: 'i, på, vid, inom, till, uti, ute i, inne i, från, av, staden, stan, delstaten, förbundslandet, kommunen, orten, byn, mot, inuti, regionen',
    atOnce:
      'omgående, genast, omedelbart, direkt, med en gång, så snart som möjligt, snarast, snarast möjligt, så fort som möjligt, asap, meddetsamma, med detsamma, omedelbar, på en gång, nu direkt, ab sofort, sofort, omgående inflyttning, ledig nu, akut, redan nu, så snart det går',
    commission:
      'provision(en|), mäklararvode(t|n|), mäklaravgift(en|er|), mäklare(n|), courtage, förmedlingsavgift(en|), arvode',
    limitedTerm:
      'tidsbegränsa(d|t|de), tidsbegränsning(en|), begränsad tid, visstid, tidsbestäm(d|t), begränsat kontrakt, korttidskontrakt',
    unlimitedTerm:
      'tillsvidare, tills vidare, tillsvidarekontrakt, obegränsa(d|t) (tid|kontrakt|hyrestid|), permanent kontrakt, utan tidsbegränsning, på obestämd tid, obestämd tid, icke tidsbegränsat, ej tidsbegränsat, ej tidsbegränsad, obegränsat, fast kontrakt',
    groundFloor:
      'bottenvåning(en|), bottenplan(et|), markplan(et|), marknivå, entréplan, nedre botten, parterr, bv, nb, första våning(en|), våning 1, våning ett, 1:a våningen, vån 1, plan 0, på nedre plan, gatuplan, plan 1, entrévåning(en|), 1 våningen, jordvåning',
    investment:
      'investering(en|ar|sobjekt|ssyfte|), investera, som investering, investeringsobjekt, att hyra ut, för uthyrning, kapitalplacering, placering, investerare, hyra ut, för att hyra ut, i investeringssyfte, kapitalinvestering',
    aside:
      'min hyra höjs, min hyra är, min hyra har, vår hyra, jag har redan, vi har redan, köpte, har köpt, bor kvar, bor fortfarande, jag tjänar, vi tjänar, min inkomst, vår inkomst, min lön, jag jobbar, vi jobbar, jag arbetar, vi arbetar, jag bor, vi bor, bor nu, bor för närvarande, för närvarande i, just nu bor, nu bor, vi har nu, jag har nu, vi betalar nu, jag betalar nu, min (son|dotter|syster|bror|vän|kompis|mamma|pappa|granne) (har|betalar|bor), mina föräldrar (har|betalar|bor), betalar nu, nu betalar, tjänar, min lön, vår inkomst, min inkomst, jobbar i, arbetar i, jobbar i, arbetar i, vi har sålt, jag har sålt, vi sålde',
  },
  seeks: 'sök, letar, vill, önska, behöv, köpa, hyra, flytta',
  sorts: {
    preis_auf:
      'de billigaste överst, billigaste överst, billigast överst, de billigaste först, först de billigaste, visa billigast först, börja med de billigaste, billigast(e|) först, billigast(e|), billigaste först, de billigaste, den billigaste, det billigaste, lägsta pris(et|) (först|), lägst pris (först|), stigande pris, pris stigande, sortera efter pris, sortera på pris, sorterat efter pris, sorterade efter pris, sortera på lägsta pris, efter pris, pris lågt till högt, från billigast, billiga först, prismässigt stigande, förmånligast först, (sortera|sorterat|sorterade) (efter|på) (lägsta|stigande) pris, lägsta hyra först, lägst hyra först, lägsta hyran först',
    preis_ab:
      'de dyraste överst, dyrast överst, dyrast(e|) (först|), de dyraste, den dyraste, fallande pris, pris fallande, högsta pris(et|) (först|), högst pris (först|), från dyrast, dyra först, (sortera|sorterat|sorterade) (efter|på) (högsta|fallande) pris',
    flaeche_ab:
      'de största överst, största överst, störst överst, de största först, först de största, största först, börja med de största, störst(a|) (först|), de största, den största, det största, efter storlek, sortera efter (storlek|yta|boyta), sortera på (storlek|yta|boyta), sorterat efter (storlek|yta|boyta), fallande yta, största yta(n|) först, störst yta (först|), efter yta',
    neueste:
      'nyast(e|) (först|annonserna först|annonserna|annonser|), de nyaste, senaste (först|annonserna|annonserna först|inlagda), senast (inlagda|inlagt|tillagda|publicerade) (först|), nya först, nya annonser först, efter datum, sortera efter datum, sortera på datum, sortera på nyaste, nyinkommet först, nyinkommet, nyinkomna, nyinkomna först, sortera efter nyast, färskast först',
    reduziert:
      'prissänkta först, sänkta priser först, nedsatta först, prissänkta överst, de prissänkta först, prissänk(t|ta) (först|), sänkt pris (först|), sänkta priser (först|), nedsatt(a|) (pris|priser|) (först|), reducerade först, reducerat pris, rabattera(d|t|de) (först|), prissänkning(ar|) (först|), prissänkta objekt (först|), på rea, nedsatt',
    rendite_ab:
      'bäst(a|) (avkastning|avkastningen|direktavkastning) (först|), högst(a|) (avkastning|avkastningen|direktavkastning) (först|), efter avkastning, sortera efter avkastning, sortera på avkastning, avkastning fallande, mest lönsam(ma|) först, sorterat efter avkastning, störst avkastning',
    preis_m2_auf:
      '(sortera|sorterat|sorterade|) (efter|på) (pris|priset) per (kvadratmeter|kvm|m2), (sortera|sorterat|sorterade|) (efter|på) (kvadratmeterpris|kvadratmeterpriset|kvm-pris|kvmpris|m2-pris), lägst(a|) (kvadratmeterpris|kvadratmeterpriset|kvm-pris|pris per kvadratmeter|pris per kvm|pris per m2) (först|), kvadratmeterpris stigande, billigast(e|) per (kvadratmeter|kvm|m2) (först|), billigaste kvadratmeterpris(et|) (först|), pris per kvadratmeter, pris per kvm',
  },
  numbers: {
    0: 'noll',
    1: 'en, ett, ena',
    1.5: 'en och en halv, ett och ett halvt, anderthalb, halvannan',
    2: 'två, tvenne',
    2.5: 'två och en halv, två och ett halvt',
    3: 'tre',
    3.5: 'tre och en halv, tre och ett halvt',
    4: 'fyra',
    5: 'fem',
    6: 'sex',
    7: 'sju',
    8: 'åtta',
    9: 'nio',
    10: 'tio',
    11: 'elva',
    12: 'tolv',
    13: 'tretton',
    14: 'fjorton',
    15: 'femton',
    16: 'sexton',
    17: 'sjutton',
    18: 'arton',
    19: 'nitton',
    20: 'tjugo, tjugi',
    30: 'trettio, tretti',
    40: 'fyrtio, förti',
    50: 'femtio, femti',
    60: 'sextio',
    70: 'sjuttio',
    80: 'åttio',
    90: 'nittio',
    100: 'hundra, hundratals',
    1000: 'tusen, tus, k, tkr, t, lakan, tusenlappar',
    500000: 'en halv miljon, halv miljon, halvmiljon',
    250000: 'kvarts miljon',
    1000000: 'miljon(er|), milj, mille, mkr, mio, mn, miljoner euro',
  },
  ordinals: {
    1: 'första',
    2: 'andra',
    3: 'tredje',
    4: 'fjärde',
    5: 'femte',
    6: 'sjätte',
    7: 'sjunde',
    8: 'åttonde',
    9: 'nionde',
    10: 'tionde',
    11: 'elfte',
    12: 'tolfte',
    13: 'trettonde',
    14: 'fjortonde',
    15: 'femtonde',
    16: 'sextonde',
    17: 'sjuttonde',
    18: 'artonde',
    19: 'nittonde',
    20: 'tjugonde',
    21: 'tjugoförsta, tjugoförste',
    22: 'tjugoandra, tjugoandre',
    23: 'tjugotredje',
  },
  months: [
    'januari, jan',
    'februari, feb',
    'mars',
    'april, apr',
    'maj',
    'juni, jun',
    'juli, jul',
    'augusti, aug',
    'september, sept, sep',
    'oktober, okt',
    'november, nov',
    'december, dec',
  ],
  homes: {
    1: 'etta(n|), ettor, 1a, enrummare(n|), enrumslägenhet(en|er|), studio(n|lägenhet|), ett rum och kök, 1 rum och kök, 1rok, 1 rok, ettan, garsonjär, ett rok',
    2: 'tvåa(n|), tvåor, 2a, tvårummare(n|), tvårumslägenhet(en|er|), tvåan',
    3: 'trea(n|), treor, 3a, trerummare(n|), trerumslägenhet(en|er|)',
    4: 'fyran, fyror, 4a, fyrarummare(n|), fyrarumslägenhet, fyrrumslägenhet(er|), en fyra, fyrarummslägenhet',
    5: 'femma(n|), femmor, 5a, femrummare(n|), femrumslägenhet',
    6: 'sexa(n|), sexrummare, sexrumslägenhet',
  },
  places: {
    'land-salzburg':
      'delstaten salzburg, förbundslandet salzburg, salzburgerland, land salzburg, salzburgs län, delstat salzburg',
    niederoesterreich: 'niederösterreich, nedre österrike, niederösterrike',
    oberoesterreich: 'oberösterreich, övre österrike',
    burgenland: 'burgenland(s|)',
    kaernten: 'kärnten(s|)',
    steiermark: 'steiermark(s|)',
    tirol: 'tyrolen(s|), tirol, tyrol, tyrolsk(a|)',
    vorarlberg: 'vorarlberg(s|)',
    wien: 'wien(s|), wiensk(a|), wienområdet',
    'wien-1':
      'innerstan i wien, wiens innerstad, innerstaden i wien, wiens centrum, gamla stan i wien, innere stadt, centrala wien',
  },
  regions: {
    attersee: 'vid attersee, vid sjön attersee, nära attersee, runt attersee',
    mondsee: 'vid mondsee, vid sjön mondsee, nära mondsee, runt mondsee',
    osttirol: 'östtyrolen, östra tyrolen, osttirol',
    suedsteiermark: 'södra steiermark, sydsteiermark',
    suedburgenland: 'södra burgenland, sydburgenland',
    neusiedler_see: 'neusiedlersjön, neusiedler see',
    bodensee: 'bodensjön, bodensee',
    rheintal: 'rhendalen',
    zillertal: 'zillerdalen',
    wachau: 'wachaudalen, wachau',
    thermenland: 'thermenland, termalregionen',
    oetztal: 'ötzdalen',
    stubaital: 'stubaidalen',
    murtal: 'murdalen',
    woerthersee: 'wörthersjön',
    bregenzerwald: 'bregenzerskogen',
  },
  countries: {
    AT: 'österrike(s|), österrikisk(a|t|), austria',
    DE: 'tyskland, bayern',
    CH: 'schweiz',
    IT: 'italien',
    HR: 'kroatien, istrien',
    HU: 'ungern',
    SI: 'slovenien',
    CZ: 'tjeckien',
    SK: 'slovakien',
    ES: 'spanien, mallorca',
    FR: 'frankrike',
    LI: 'liechtenstein',
    SE: 'sverige',
  },
  fillers:
    'sök, redan uthyrd, redan uthyrt, min man, er man, konto, kontot, konton, kontos, logga, favoriter, favoriterna, ångra, ångrar, förrän, lagre, förvaltning, förvara, märkt, privata, villkor, ofarligt, löfte, marknaden, betalar man, i pension, utan att, att hitta, jag, vi, du, ni, han, hon, den, det, de, dem, man, mig, oss, dig, er, sig, min, mitt, mina, vår, vårt, våra, din, ditt, dina, sin, sitt, sina, en, ett, som, att, för, av, om, så, då, där, här, när, hur, vad, var, vilken, vilket, vilka, någon, något, några, nån, nåt, nåra, nånstans, någonstans, sån, sådan, sådant, söker, söka, sökes, sökande, letar, leta, letar efter, hitta, hittar, finn, vill, vill ha, skulle, skulle vilja, skulle vilja ha, önskar, önska, behöver, behövs, ska, skall, kan, kunna, måste, får, få, bör, borde, är, vara, var, vore, blir, bli, har, ha, haft, finns, finns det, visa, visa mig, ge mig, ge, kom, hej, hejsan, tja, tjena, god dag, tack, snälla, vänligen, hjälp, hjälpa, mvh, gärna, nog, väl, ju, bara, också, även, mycket, väldigt, ganska, rätt, lite, lite mer, helt, alla, allt, hela, båda, varje, samma, egen, eget, egna, privat ingång, liten, litet, små, lilla, stor, stort, stora, större, fin, fint, fina, vacker, vackert, vackra, trevlig, trevligt, trevliga, mysig, mysigt, mysiga, ljus, ljust, ljusa, bra, god, gott, goda, ny, nytt, nya, gammal, gammalt, gamla, modern, modernt, moderna, billig, billigt, billiga, prisvärd, prisvärt, rimlig, rimligt, rimliga, överkomlig, lyxig, lyxigt, lyxiga, rymlig, rymligt, fräsch, fräscht, fräscha, ren, bekväm, charmig, charmigt, exklusiv, enkel, snygg, schysst, härlig, bostad, bostaden, bostäder, boende, bo, bor, objekt, fastighet, fastigheter, fastigheten, byggnad, annons, annonser, lokal, lokaler, lokalen, ställe, plats, läge, stad, staden, stan, by, byn, land, landet, centrum, centralt, central, område, område, gata, sjö, sjön, berg, bergen, familj, familjen, fru, man, sambo, flickvän, pojkvän, par, ett par, student, pensionär, ensam, singel, två personer, barnfamilj, flyttar, flytta, flyttat, flytt, ihop, tillsammans, totalt, per, inklusive allt, allt inkluderat, ingår, tillåtet, tillåtna, tillåts, ok, okej, möjligt, möjlighet, möjligheter, viktigt, viktig, absolut, helst, sortera, sorterat, sorterade, sortering, först, sen, sedan, efter, början, slutet, mitten, dagen, datum, år, året, månad, start, under, tid, längre, länge, permanent, långtid, långsiktigt, tillgång, tillgänglig, tillgängligt, ledig, ledigt, lediga, fri, klar, klart, inflyttningsklar, uppvärmning, uppvärmt, uppvärmd, system, typ, sort, standard, skick, utsikt, vy, fönster, vardagsrum, badrum, dusch, hall, matrum, arbete, jobb, verksamhet, företag, egentligen, alltså, liksom, asså, eh, öh, ju, typ, kanske, förmodligen, gång, gånger, minsta, däremot, dessutom, annars, därför, eftersom, ligger, liggande, belägen, beläget, som ligger, in, ut, upp, ner, hem, hemma, hemmet, översta, högst upp, både, inget speciellt, hyresvärd, ägare, ägaren, söker jag, sökes i, wienområde, österrikiska, drömmer, gillar, älskar, planerar, tänker, funderar, passande, passar, lämplig, lämpligt, åt',
  unrelated:
    'hur lång tid tar, när går tåget, väder(et|), vädret, regna(r|), snöa(r|), recept(et|), dikt(en|), skämt, vits, ignorera, instruktioner(na|), prompt(en|), systemprompt, huvudstad(en|), vad är klockan, fotboll(en|), allsvenskan, match(en|), idiot(er|), jävla, jävlar, fan, fitta, kuk, hora, dumskalle, lösenord(et|), kreditkort(et|), horoskop, översätt, programmera, python, skriv en, berätta, bitcoin, lotto, valutakurs, pizza, baka, köttbullar, kanelbullar, kladdkaka, sachertårta, schnitzel, hur mår du, läget, vem är du, vad heter du, president(en|), kung(en|), statsminister(n|), krig(et|), nyheter(na|), flygbiljett(er|), tågbiljett, flyg(et|) till, film(en|er|), låt(en|ar|), musik(en|), vad blir, räkna ut, jobb som, söker jobb, begagnad bil, köpa bil, iphone, dator, cykel(n|), jag säljer, vi säljer, sälja mitt, sälja min, hyr ut min, hyr ut mitt, hyra ut min, hyra ut mitt, hyra ut vår, säljer min, säljer mitt, jag hyr ut',
  compounds: ['s'],
  endings: ['s'],
  countsGround: true,
  layouts: [
    { pattern: /^1:?(?:a|an|rok|rum)$/, rooms: () => 1, exactly: true },
    { pattern: /^([2-9]):?(?:an|a|or)$/, rooms: ([, n]) => Number(n) },
    { pattern: /^([2-9])(?:rok|r)$/, rooms: ([, n]) => Number(n), isBare: true },
  ],
}
