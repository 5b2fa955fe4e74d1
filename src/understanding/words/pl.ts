import type { Words } from '../words.ts'

/** Polish, formal and colloquial, with the shorthand of classifieds. */
export const pl: Words = {
  values: {
    'vermarktungsart.KAUF':
      'budżet na zakup, kup(ić|ię|imy|no|na|ująca|ujący|iłbym|iłabym|uję|ujemy|ować|iec|uje), kupn(o|a|ie), na kupno, do kupienia, do kupna, zakup(ić|u|ie|), na sprzedaż, sprzedaż(y|), sprzeda(m|nia|ż), sprzedawan*, sprzed, nab(yć|ędę|ycie|ycia), własność, własności, na własność, własnościowe, własnościow(y|a|ą|ego), hipotek(a|ę|i), kredyt hipoteczny, cena zakupu, cena kupna, kupił, kupiła, kupili',
    'vermarktungsart.MIETE':
      'wynaj(ąć|em|mę|memy|mu|ęcia|ęcie|ąłbym|ęłabym|mować|muję|mujemy|mie|mowany|ecie|ecia|ac), na wynajem, do wynajęcia, najem, najmu, najmę, najmem, czynsz(u|em|e|), wynajm(u|ie|), dzierżaw(a|y|ę|ić), miesięczn(ie|y|ego|a|ej|o), na miesiąc, za miesiąc, w miesiącu, mies, mc, m-c, mies., msc, /mc, wynaj, podnajem, podnająć, z opłatami, z mediami, plus media, opłaty w cenie, media w cenie, opłaty wliczone, wliczone opłaty, z rachunkami, ciepły czynsz, na długo wynajem, długoterminow(o|y|ego), krótkoterminow(o|y|ego), odnajmę, odstępne, odstępnego, wynajęcia, kaucją zwrotną, nająć, najmie, najmować',
    'objektart.WOHNUNG':
      'parterow(e|a|ą) mieszkani(e|a), mieszkani(e|a|u|em|ach|ami|om), mieszkań, mieszkanko, mieszkanka, mieszk, mieszk., miszkanie, mieskanie, mieszaknie, apartament(u|y|em|ów|ach|ie|), apartamencik, lokal mieszkalny, lokalu mieszkalnego, lokale mieszkalne, m., mkw mieszkanie, chat(a|y|ę) w bloku, mieszkanku, mieszkana',
    'objektart.HAUS': 'dom(u|y|em|ów|ach|ek|ku|ki|eczek|kiem|), chałup(a|y|ę), rezydencj(a|ę|i), domostwo',
    'objektart.GRUNDSTUECK':
      'działk(a|i|ę|ą|ami|ach|eczka), działek, działce, parcel(a|ę|i|e), grunt(u|y|ów|em|), działk(a|ę|i) budowlan(a|ą|e|ej), ziemi(a|ę|i), teren(u|y|ów|) pod (budowę|zabudowę|dom|inwestycję), działk(a|ę|i) pod (budowę|dom|zabudowę), teren budowlany, tereny budowlane, plac budowy, teren(u|y|)',
    'objektart.ZIMMER':
      'pok(ój|oju|oje|oik|oiku|oi), pok(ój|oju|oje) w mieszkaniu, pok(ój|oju|oje) w mieszkaniu studenckim, pok(ój|oju) w wg, pok(ój|oju) we wspólnym mieszkaniu, pok(ój|oju) we współdzielonym mieszkaniu, pok(ój|oju) w mieszkaniu współdzielonym, miejsc(e|a) w mieszkaniu studenckim, pokój na stancji, stancj(a|ę|i), wg, wg-zimmer, współlokator(em|ami|a|ów|zy|ki), pok(ój|oju) jednoosobow(y|ego), pok(ój|oju) u rodziny, pokój przy rodzinie, pok(ój|oju) w mieszkaniu wspólnym, pok(ój|oju) w akademiku, mieszkanie współdzielone, wspólne mieszkanie pokój',
    'objektart.BUERO_PRAXEN':
      'biur, biur(o|a|em|ze|om|ach|owiec|owca), biurow(y|a|ą|e|ego|ych), lokal(u|e|) biurow(y|ego|e), powierzchni(a|ę|i) biurow(a|ą|ej), pomieszczeni(e|a) biurowe, gabinet(u|y|)',
    'objektart.EINZELHANDEL':
      'sklep(u|y|em|ik|owy|), lokal(u|e|) (handlowy|handlowego|sklepowy|handlowe|usługowy|użytkowy|usługowo-handlowy|usługowe), lokal(u|e|) pod sklep, lokal na sklep, powierzchni(a|ę|i) handlow(a|ą|ej), butik(u|), handlow(y|a|ą|e|ego), salon fryzjerski, salon kosmetyczny',
    'objektart.GASTGEWERBE':
      'gastronomi(a|ę|i), lokal(u|e|) gastronomiczn(y|ego|e), gastronomiczn(y|ego|e|a), lokal pod gastronomię, zajazd(u|)',
    'objektart.HALLEN_LAGER_PROD':
      'hal(a|ę|i|e), hal(a|ę|i|e) (produkcyjn|przemysłow)(a|ą|ej|e), produkcyjn(a|ą|y|ego|e), przemysłow(a|ą|y|ego|e), zakład(u|) produkcyjn(y|ego)',
    'objektart.LAND_UND_FORSTWIRTSCHAFT':
      'rolnictwo, leśnictwo, gospodark(a|ę) (rolna|rolną|leśna|leśną), ziemia rolna z gospodarstwem',
    'objektart.PARKEN':
      'miejsc(e|a) w garażu, miejsc(e|a) garażow(e|ego), miejsce w garażu podziemnym, miejsce w hali garażowej, miejsce w podziemnym garażu',
    'objektart.ZINSHAUS_RENDITEOBJEKT':
      'kamienic(a|ę|y|e) czynszow(a|ą|ej|e), kamienic(a|ę) na wynajem, dom(u|) czynszow(y|ego), kamienic(a|ę|y) inwestycyjn(a|ą|ej), budynek wielorodzinny inwestycyjny, budyn(ek|ku) czynszow(y|ego), nieruchomość dochodowa, cała kamienica, całą kamienicę, zinshaus, obiekt dochodowy, budynek na wynajem',
    'objektart.FREIZEITIMMOBILIE_GEWERBLICH': 'obiekt sportowy, ośrodek wypoczynkowy, obiekt rekreacyjny',
    'objektart.SONSTIGE': 'stacj(a|ę|i) (benzynowa|benzynową|paliw), szpital(a|)',
    'ausstattung.BALKON': 'balkon(u|y|em|ik|ikiem|ie|ami|ów|), blakon(em|), balkom, balkonem',
    'ausstattung.TERRASSE': 'taras(u|y|em|ie|ik|ikiem|ów|ami|), tarras(em|)',
    'ausstattung.LOGGIA': 'loggi(a|ą|ę|i|e), logi(a|ą), loggią',
    'ausstattung.GARTEN':
      'ogr(ód|odu|odem|ódek|ódkiem|ódka|ody|odek|odzie|ódku|ód własny), ogrod, ogrodem, ogrodkiem, ogródek własny, zieleniec, kawałek(kiem|) zieleni',
    'ausstattung.LIFT': 'wind(a|ą|ę|y|ami), dźwig(iem|), dźwig osobowy',
    'ausstattung.GARAGE':
      'garaż(u|e|em|ami|y|owi|), garaz(em|), garaż(em|) podziemny(m|), podziemn(y|ym|ego) garaż(em|u|), garażem dwustanowiskowym',
    'ausstattung.STELLPLATZ':
      'miejsce na parkingu, miejsce na parking, miejsce na samochód, miejsce na auto, miejsc(e|em|a|ami) parkingow(e|ym|ego|ych|ymi), miejsce postojowe, miejscem postojowym, miejsca postojowego, parking(u|iem|i|), miejsc(e|em|a) na (samochód|auto|auta|samochody), miejsc(e|em) do parkowania, wiat(a|ą|ę) (garażowa|garażową|na auto|na samochód), wiat(a|ą), parkingow(e|ym), postój, stanowisk(o|iem) (postojowe|postojowym|parkingowe|parkingowym), carport(em|)',
    'ausstattung.KELLER':
      'piwnic(a|ą|ę|y|zka|zką|e|ami), komórk(a|ą) lokatorsk(a|ą), komórk(ą|a|ę) piwniczn(a|ą), podpiwniczon(y|a|e|ego|ą|ym), podpiwniczenie(m|)',
    'ausstattung.EINBAUKUECHE':
      'zabudow(a|ą|ana|aną|anej) kuchenn(a|ą|ej), kuchni(a|ą|ę) (w zabudowie|zabudowana|zabudowaną|wyposażona|wyposażoną|umeblowana|urządzona|urządzoną|do zabudowy), z kuchnią, wyposażon(a|ą|ej) kuchni(a|ą|ę), zabudowan(a|ą|ej) kuchni(a|ą|ę), urządzon(a|ą) kuchni(a|ą), meble kuchenne, meblami kuchennymi, gotow(a|ą) kuchni(a|ą), kuchni(a|ą|ę), jest kuchnia, meblach kuchennych, zabudową kuchenną',
    'ausstattung.MOEBLIERT':
      'umeblowan(e|a|y|ą|ego|ych|ym|ej), umeblowane częściowo, meble, mebli, meblami, z meblami, urządzon(e|a|y|ą|ego), umeblow, w pełni umeblowane, w pełni wyposażon(e|a|y|ego), wyposażon(e|a|y|ego|ą|ym), umebl',
    'ausstattung.BARRIEREFREI':
      'dostęp(u|) dla (wózków|wózka|niepełnosprawnych), bez barier, bez barier architektonicznych, dla niepełnosprawn(ych|ego|ej), dostosowan(e|y|a|ego|ą) do (potrzeb|wózka|niepełnosprawnych|osób niepełnosprawnych|potrzeb osób niepełnosprawnych), dostępn(e|y|a) dla (niepełnosprawnych|wózków|osób niepełnosprawnych|wózka), wóz(ek|ka|ku) inwalidzki(ego|m|), wózka inwalidzkiego, wózku inwalidzkim, bezbarierow(e|y|a|ego|ą), dla wózka, na wózku, bez schodów, bez progów, dla osób starszych bez barier, przystosowan(e|y|a|ego) dla (niepełnosprawnych|osób niepełnosprawnych|wózków|osoby na wózku), rampa, podjazd dla wózków, dla osoby na wózku',
    'ausstattung.KLIMATISIERT':
      'klimatyzacj(a|ą|ę|i), klimatyzowan(e|y|a|ego|ą), klim(a|ą|ę|y|atyzator), klimatyzator(em|)',
    'ausstattung.FUSSBODENHEIZUNG':
      'ogrzewani(e|em|a) podłogow(e|ym|ego), podłogówk(a|ą|ę|i), podłogow(e|ym) ogrzewani(e|em), ogrzewan(a|ą) podłog(a|ą), ogrzewane podłogi, ogrzewaniem w podłodze, ogrzewanie w podłodze',
    'ausstattung.KAMIN': 'komin(ek|kiem|ka|ki|ku), piec(em|) kaflow(y|ym), koz(a|ą) na drewno, koz(a|ą)',
    'ausstattung.POOL': 'basen(u|em|y|ik|ie|ikiem|), baseny',
    'ausstattung.SAUNA': 'saun(a|ą|ę|y)',
    'ausstattung.HAUSTIERE':
      'zwierz(ęta|ąt|ętami|ętom|aki|akami|ę|ęciem|ak|akiem), zwierzet*, zwierzat*, akceptacja zwierząt, przyjazn(e|y|a) zwierzętom, zwierzęta domowe, pies, psa, psem, psy, psami, psów, piesek, pieskiem, pieska, psiak(a|iem|), psiaki, kot(a|em|y|ami|ek|kiem|ka|ów|), kotów, koteczkiem, pupil(e|em|a|ami|), czworonóg, czworonogiem, labrador(em|a|), jamnik(iem|a), owczarkiem, szczeni(ak|akiem|ęciem), można z psem, dozwolone zwierzęta',
    'ausstattung.ABSTELLRAUM':
      'schow(ek|kiem|ka|ki), komórk(a|ą|ę|i), pomieszczeni(e|em) gospodarcze, pomieszczeniem gospodarczym, spiżarni(a|ą|ę), spiżark(a|ą|ę), składzik(iem|), graciarni(a|ą)',
    'ausstattung.SMART_HOME':
      'smart home, smart-home, smarthome, inteligentn(y|ego|ym) dom(em|u|), inteligentny system sterowania, system inteligentnego domu, smart',
    'ausstattung.PHOTOVOLTAIK':
      'fotowoltaik(a|ą|ę|i), panel(e|ami|i) słoneczn(e|ymi|ych), panel(e|ami|i) fotowoltaiczn(e|ymi|ych), panel(e|ami) solarn(e|ymi), pv, panele pv, instalacj(a|ą) fotowoltaiczn(a|ą), fotowoltaiczn*, panele na dachu, panelami na dachu, panele na prąd, fotowoltanika',
    'zustand.ERSTBEZUG':
      'pierwsze zasiedlenie, pierwszego zasiedlenia, pierwszym zasiedleniem, do pierwszego zasiedlenia, pierwsz(y|ego) (najem|najmu|lokator|najemca|mieszkaniec|lokatora), pierwsze zamieszkanie, nikt nie mieszkał, nikt jeszcze nie mieszkał, nigdy niezamieszkałe, nigdy nie zamieszkane, pierwsze wprowadzenie, do pierwszego zamieszkania, dla pierwszego najemcy',
    'zustand.NEUWERTIG':
      'jak now(e|y|a|ego|ą), prawie now(e|y|a|ego|ą), w stanie idealnym jak nowe, stan jak nowy, w stanie jak nowe, w stanie jak nowy, jak nowo',
    'zustand.SANIERT':
      'po remoncie, wyremontowan(e|y|a|ego|ą|ym|ej), odnowion(e|y|a|ego|ą|ym|ej), świeżo po remoncie, po generalnym remoncie, po kapitalnym remoncie, zmodernizowan(e|y|a|ego|ą), odremontowan(e|y|a|ego|ą), zrewitalizowan(e|y|a|ej), po renowacji, zrenowowan(e|y|a), po modernizacji, remoncie, po odświeżeniu, odświeżon(e|y|a|ego), wyremontowne, nowo wyremontowan*',
    'zustand.GEPFLEGT':
      'zadban(e|y|a|ego|ą|ym|ej), w dobrym stanie, stan dobry, dobry stan, utrzyman(e|y|a) w dobrym stanie, w bardzo dobrym stanie, bardzo dobry stan, w świetnym stanie, dobrze utrzyman(e|y|a|ego|ą)',
    'zustand.RENOVIERUNGSBEDUERFTIG':
      'do remontu, wymagając(e|y|a|ego|ą|ej) remontu, wymaga remontu, do odświeżenia, do generalnego remontu, do kapitalnego remontu, do odnowienia, do renowacji, do wykończenia pod remont, pod remont, do modernizacji, do wyremontowania, wymagając(e|y|a|ą) odświeżenia, dla majsterkowicza, wymagając(e|y|a|ego|ą) renowacji, ruin(a|ę), ruder(a|ę), do własnego remontu',
    'zustand.ROHBAU':
      'stan surowy, w stanie surowym, stan surowy zamknięty, stan surowy otwarty, stan deweloperski, w stanie deweloperskim, do wykończenia, stanie surowym, surowy stan, stanie deweloperskim',
    'bauart.ALTBAU':
      'kamienic(a|y|ę|e|ach), w kamienicy, w starej kamienicy, starej kamienicy, stare budownictwo, starego budownictwa, starym budownictwie, w starym budownictwie, przedwojenn(y|e|ej|a|ym|ą|ego), stary budynek, starym budynku, w starym budynku, zabytkow(y|ej|a|e|ym|ą), altbau, z epoki, secesyjn(a|ej|y|ą), stara zabudowa, w starym domu, stare mury, altbauwohnung',
    'bauart.NEUBAU':
      'now(e|ego|ym) budownictw(o|a|ie), w nowym budownictwie, now(y|ego|ym) budyn(ek|ku), w nowym budynku, nowo wybudowan(y|e|a|ym|ego|ą), neubau, nowoczesne budownictwo, nowego bloku, w nowym bloku, nowym bloku, nowo zbudowan(y|e|a|ego), od dewelopera, rynek pierwotny, z rynku pierwotnego, na rynku pierwotnym, nowa inwestycja, w nowej inwestycji, now(a|ej) zabudow(a|ie), nowej kamienicy, nowobudowan*, nowe osiedle, na nowym osiedlu, nowa budowa',
    'heizung.FERNWAERME':
      'ogrz. miejskie, ogrz miejskie, ogrzew. miejskie, c.o. miejskie, ciepło z miejskiej sieci, mpec, ogrzewani(e|em) miejski(e|m), miejskie ogrzewanie, sieć ciepłownicza, ciepło systemowe, ciepło miejskie, ciepłem miejskim, z sieci miejskiej, ogrzewani(e|em) (sieciowe|sieciowym|z sieci|systemowe|zdalne|centralne z miasta), fernwärme, centralne miejskie, ciepło sieciowe, ciepłem z sieci, co miejskie, ogrzewani(e|em) zdalaczynne, z miejskiej sieci',
    'heizung.WAERMEPUMPE': 'pomp(a|ą|ę|y) ciepła, pompociepła, pomp(a|ą) ciepla',
    'heizung.GAS':
      'gaz(em|u|), gazow(e|ym|y|ego|a), ogrzewani(e|em) gazow(e|ym), piec(em|) gazow(y|ym), na gaz, kocioł gazowy',
    'heizung.OEL': 'olej(em|), ogrzewani(e|em) olejow(e|ym), olejow(e|ym|y), olej opałowy, na olej',
    'heizung.PELLETS': 'pellet(y|em|u|ami|), pelet(y|em|u|ami|), na pellet, kocioł na pellet, zrębki',
    'heizung.STROM':
      'ogrzewani(e|em) elektryczn(e|ym), elektryczne ogrzewanie, elektrycznym ogrzewaniem, ogrzewanie na prąd, ogrzewaniem na prąd, podczerwień ogrzewanie',
    'heizung.SOLAR':
      'ogrzewani(e|em) słoneczn(e|ym), kolektor(y|ami|ów|em) słoneczn(e|ymi|ych), solary, ogrzewani(e|em) solarn(e|ym), kolektory, solarami',
    provisionsfrei:
      'bez prowizji, bez provision, bez provizji, 0 prowizji, zero prowizji, brak prowizji, 0% prowizji, bez pośrednik(a|ów), bez pośrednictwa, bez agencji, bez agent(a|ów), bez biura, bez biur, bez biur nieruchomości, bez maklera, od właścicie(la|li|lki), bezpośrednio, bezpośrednio od właściciela, bezpośrednio od, prywatn(ie|e), od prywatnej osoby, od osoby prywatnej, od prywatnego właściciela, osoba prywatna, bezprowizyjn(ie|e|y|a), prywatnego właściciela, bez prowizyj*, nie od agencji, nie przez agencję, nie od pośrednika, bez opłat dla pośrednika, bez kosztów pośrednika, prosto od właściciela, bez opłaty agencyjnej, bez prowizi, od prywatnego, nie chcę płacić prowizji, prywatny wynajem, bez opłat dla agencji, provisionsfrei',
    dachgeschoss:
      'poddasz(e|u|a|em), na poddaszu, pod dachem, pod samym dachem, tuż pod dachem, mansard(a|zie|ę|owe), strych(u|), na strychu, na ostatnim piętrze pod dachem, mieszkanie pod dachem, podasze, poddasze użytkowe',
  },
  kinds: {
    'untergruppe.WOHNUNG.MAISONETTE':
      'dwupoziomow(e|y|a|ego|ą) (mieszkanie|mieszkania|apartament), dwupoziomow(e|y|a|ego|ą|ym), mieszkani(e|a) dwupoziomow(e|ego), maisonette, duplex(u|), apartament dwupoziomowy, mieszkanie na dwóch poziomach, na dwóch poziomach, dwukondygnacyjne mieszkanie, mezonet',
    'untergruppe.WOHNUNG.LOFT-STUDIO-ATELIER':
      'loft(u|y|ów|em|ie|), atelier, pracowni(a|ę) artystyczn(a|ą), lofcik, mieszkanie loftowe, pracownia malarska',
    'untergruppe.WOHNUNG.PENTHOUSE': "penthouse(u|y|em|), penthaus, penthouse'u, apartament na dachu",
    'untergruppe.WOHNUNG.FERIENWOHNUNG':
      'mieszkani(e|a) (wakacyjne|wakacyjnego|letniskowe|urlopowe|na wakacje), apartament(y|u|) (wakacyjny|wakacyjne|wakacyjnego|urlopowy|na wakacje), apartament wypoczynkowy',
    'untergruppe.WOHNUNG.SOUTERRAIN':
      'suteren(a|ie|ę|y), w suterenie, mieszkani(e|a) w (piwnicy|przyziemiu|suterenie), przyziemi(e|u), w przyziemiu',
    'untergruppe.WOHNUNG.ROHDACHBODEN':
      'strych do (adaptacji|zabudowy|remontu|wykończenia|rozbudowy), poddasz(e|a) do (adaptacji|zabudowy|wykończenia|rozbudowy), surowy strych, surowe poddasze, strychu do adaptacji, niewykończone poddasze, nieadaptowane poddasze',
    'untergruppe.HAUS.REIHENHAUS':
      'szeregow(iec|ca|ce|cu|y|iec), dom(u|y|em|) szeregow(y|ego|e|ym|ych), dom(u|y|) w zabudowie szeregowej, w szeregówce, szeregówk(a|ę|i), segment(u|y|), szeregow(y|ego|e), zabudowa szeregowa, zabudowie szeregowej',
    'untergruppe.HAUS.DOPPELHAUSHAELFTE':
      'bliźniak(a|i|u|iem|), połow(a|ę|y) bliźniaka, połówk(a|ę|i) bliźniaka, pół bliźniaka, dom w zabudowie bliźniaczej, dom(u|) bliźniacz(y|ego), zabudow(a|ie) bliźniacz(a|ej), połow(a|ę) domu, bliźniacz(y|ego|a|ą)',
    'untergruppe.HAUS.EINFAMILIENHAUS':
      'dom(u|y|em|ów|) jednorodzinn(y|ego|e|ym|ych), jednorodzinn(y|ego|e|ym), dom(u|y|) wolnostojąc(y|ego|e|ym), wolnostojąc(y|ego|e|ym) dom(u|y|), wolnostojąc(y|ego|e|ym), wolno stojąc(y|ego|e) dom(u|), dom(u|) wolno stojąc(y|ego)',
    'untergruppe.HAUS.BUNGALOW':
      'bungalow(u|y|em|), dom(u|) parterow(y|ego), parterow(y|ego|ym) dom(u|em|), parterówk(a|ę), bungalov',
    'untergruppe.HAUS.VILLA': 'will(a|ę|i|e|ą|ową|owa), villa, vill(ę|i)',
    'untergruppe.HAUS.BAUERNHAUS':
      'dom(u|) wiejski(ego|), wiejski(ego|) dom(u|ek|), chat(a|ę|y) wiejsk(a|ą|ej), wiejsk(a|ą|ej) chat(a|ę|y), chłopsk(a|ą|i) (chata|chatę|dom), dom po gospodarzach, stara chata, starą chatę',
    'untergruppe.HAUS.LANDHAUS':
      'dom na wsi, domu na wsi, rezydencj(a|ę) wiejsk(a|ą), dworek, dworku, dom za miastem, landhaus',
    'untergruppe.HAUS.SCHLOSS': 'zam(ek|ku|ki|eczek), pałac(u|e|yk|yku|), zameczku',
    'untergruppe.HAUS.ZWEIFAMILIENHAUS':
      'dom(u|y|) dwurodzinn(y|ego|e), dwurodzinn(y|ego|e|ym), dom(u|) dla dwóch rodzin, dom na dwie rodziny, dom dwupokoleniowy, dom(u|) dwumieszkaniow(y|ego)',
    'untergruppe.HAUS.MEHRFAMILIENHAUS':
      'dom(u|y|) wielorodzinn(y|ego|e), wielorodzinn(y|ego|e|ym), budyn(ek|ku) wielorodzinn(y|ego), dom(u|) dla kilku rodzin',
    'untergruppe.HAUS.FERIENHAUS':
      'dom(u|ek|ku|ki|y|) (wakacyjny|letniskowy|wypoczynkowy|letniskowego|wakacyjnego|letniskowe|na wakacje|weekendowy|urlopowy|rekreacyjny|wakacyjne), dacz(a|ę|y), letnisko, letniskow(y|ego)',
    'untergruppe.HAUS.BERGHUETTE':
      'chat(a|ę|ka|kę|y|ki) (górska|górską|w górach|górskie|alpejska|alpejską|na hali|góralska), chatk(a|ę|i) (w górach|górska|górską), górsk(a|ą|iej) chat(a|ę|y|ka|kę), schronisk(o|a), bacówk(a|ę|i), szałas(u|), dom(ek|ku|) górski, domek w górach, domku w górach, chat(a|ę|y), chatk(a|ę|i), chatynk(a|ę), górski domek, alpejsk(a|ą) chat(a|ę|ka|kę)',
    'untergruppe.HAUS.CHALET': 'chalet(u|y|em|), szalet górski, domek typu chalet, szale',
    'untergruppe.HAUS.FERTIGHAUS':
      'dom(u|y|) prefabrykowan(y|ego|e), prefabrykowan(y|ego|e), dom(u|y|) modułow(y|ego|e), dom(u|y|) z prefabrykatów, gotowy dom z prefabrykatów, fertighaus, dom(u|) szkieletow(y|ego), dom kanadyjski, prefabrykat',
    'untergruppe.HAUS.STADTHAUS':
      'dom(u|y|) miejski(ego|e|), miejski(ego|) dom(u|), rezydencja miejska, stadthaus, townhouse, dom w mieście',
    'untergruppe.HAUS.LAUBE-DATSCHE-GARTENHAUS':
      'domek ogrodowy, domek na działce, domku na działce, dom(ek|ku) działkow(y|ego), altan(a|ę|ka|kę|kę|y|ki), ogród(ek|ku|) działkow(y|ego|u), działk(a|ę) ogrodow(a|ą), działk(a|ę|i) rekreacyjn(a|ą|ej), rod, domk(u|i) ogrodow(ego|e), ogródki działkowe, ogródku działkowym, działk(a|ę) rod, domek w ogródkach działkowych',
    'untergruppe.GRUNDSTUECK.GEWERBE':
      'działk(a|ę|i) (komercyjna|komercyjną|przemysłowa|przemysłową|inwestycyjna|inwestycyjną|usługowa|usługową|pod firmę|pod działalność|pod biznes|pod halę|gospodarcza|pod magazyn|komercyjnej|przemysłowej), grunt(u|y|) (komercyjny|przemysłowy|inwestycyjny|komercyjne|pod działalność), teren(u|y|) (przemysłowy|komercyjny|inwestycyjny|przemysłowe|pod firmę), teren pod działalność gospodarczą, działkę pod działalność gospodarczą',
    'untergruppe.GRUNDSTUECK.LAND_FORSTWIRSCHAFT':
      'las(u|y|em|ek|), łąk(a|ę|i|ą), pol(e|a) uprawne, pol(e|a), działk(a|ę|i) (rolna|rolną|leśna|leśną|rolnej|leśnej|rolne|leśne), grunt(y|ów|u|) (rolny|rolne|rolnych|orne|orny|leśny|leśne|rolnego), ziemi(a|ę|i) (rolna|rolną|orna|orną|uprawna|uprawną|rolnej), pastwisk(o|a), kawałek lasu, kawałek łąki, teren leśny, działkę leśną, lasek',
    'untergruppe.GRUNDSTUECK.SEELIEGENSCHAFT':
      'działk(a|ę|i) (nad|przy) (jeziorem|jeziorze|samym jeziorem|wodą|jeziorami), działk(a|ę|i) z (dostępem do jeziora|linią brzegową|własną linią brzegową|dostępem do wody|brzegiem jeziora|własnym brzegiem|pomostem), grunt nad jeziorem, parcel(a|ę|i) nad jeziorem, nieruchomość nad jeziorem, działk(a|ę|i) bezpośrednio nad jeziorem, działk(a|ę) budowlan(a|ą) nad jeziorem, teren nad jeziorem, działk(a|ę|i) budowlan(a|ą) nad jeziorem',
    'untergruppe.BUERO_PRAXEN.PRAXIS':
      'gabinet(u|y|) (lekarski|lekarskiego|stomatologiczny|stomatologicznego|dentystyczny|terapeutyczny|medyczny|medycznego|fizjoterapii|psychologiczny|lekarskie|weterynaryjny), praktyk(a|ę|i) lekarsk(a|ą|iej), przychodni(a|ę), lokal na gabinet, lokal pod gabinet, ordynacj(a|ę|i), praktyk(a|ę) (dentystyczna|stomatologiczna|stomatologiczną|lekarską|medyczna|medyczną), gabinet dla lekarza, gabinet, gabinetu, ordination, klinik(a|ę), praxis, lokal pod gabinet lekarski, lokal na gabinet lekarski',
    'untergruppe.BUERO_PRAXEN.COWORKING':
      'coworking(u|owe|owa|ową|owej|), co-working(u|), biurko w coworkingu, miejsce w coworkingu, przestrzeń coworkingowa, biuro coworkingowe, coworkingow*',
    'untergruppe.EINZELHANDEL.KIOSK': 'kiosk(u|i|), trafik(a|ę|i), budk(a|ę)',
    'untergruppe.GASTGEWERBE.RESTAURANT':
      'restauracj(a|ę|i|e), karczm(a|ę|y), gospod(a|ę|y), pizzeri(a|ę|i), lokal na restaurację, lokal pod restaurację, zajazd, bistro',
    'untergruppe.GASTGEWERBE.HOTELS': 'hotel(u|e|i|ik|)',
    'untergruppe.GASTGEWERBE.PENSIONEN':
      'pensjonat(u|y|), dom(u|) gościnn(y|ego), hostel(u|), pensjonacik, gościniec, gościńca, guesthouse, dom wczasowy',
    'untergruppe.GASTGEWERBE.CAFE':
      'kawiarni(a|ę|e), kafejk(a|ę|i), cukierni(a|ę), lokal na kawiarnię, lokal pod kawiarnię, café, cafe',
    'untergruppe.GASTGEWERBE.BAR': 'bar(u|y|), pub(u|y|), lokal na bar, lokal pod bar, piwiarni(a|ę)',
    'untergruppe.HALLEN_LAGER_PROD.LAGER':
      'magazyn(u|y|em|ów|owa|ową|owej|owy|owe|ek|), hal(a|ę|i) magazynow(a|ą|ej|e), powierzchni(a|ę|i) magazynow(a|ą|ej), skład(u|), pomieszczeni(e|a) magazynow(e|ego), lokal magazynowy',
    'untergruppe.HALLEN_LAGER_PROD.WERKSTATT':
      'warsztat(u|y|em|), warsztat(u|) samochodow(y|ego), warsztacik, stolarni(a|ę), lokal na warsztat, lokal pod warsztat, hala warsztatowa',
    'untergruppe.LAND_UND_FORSTWIRTSCHAFT.BAUERNHOF':
      'gospodarstw(o|a) roln(e|ego), gospodarstw(o|a), ferm(a|ę|y), farm(a|ę|y), siedlisk(o|a), gospodarstwo z ziemią, zagrod(a|ę), agroturystyk(a|ę)',
    'untergruppe.LAND_UND_FORSTWIRTSCHAFT.WEINBAU':
      'winnic(a|ę|y|e), winiarni(a|ę), gospodarstw(o|a) winiarski(e|ego), winnicowe, weingut',
    'untergruppe.LAND_UND_FORSTWIRTSCHAFT.REITERHOEFE':
      'stajni(a|ę|e), stadnin(a|ę|y), ośrod(ek|ka) jeździecki(ego|), gospodarstwo jeździeckie, dom ze stajnią, farm(a|ę) (konna|konną), gospodarstwo konne, ośrodek konny',
  },
  units: {
    rooms:
      'pok(oje|oi|ój|oju|ojach|ojami|ojem|oik|oiki), pokojow(e|y|a|ego|ą|ym|ych|ej), pok, pok., pokojowe mieszkanie, izb(y|a), izbow(e|y), p, poki, pokoii, pokje',
    bedrooms: 'sypialni(a|e|ę|ami|ą|ach|), sypialń, sypialniow(e|y), syp, syp.',
    m2: 'm2, m², metr(ów|y|ach|ami|) kwadratow(ych|e|y|ymi|a|), metr(ów|y|ach|ami), metraż, mkw, m kw, m.kw, m. kw, mkw., metrow(e|ego|y|a|ą), metrażu, m, mk, mtr, mtr2, metrów kwadrat, mb, kwadrat(ów|y), metrow, metry kwadrat',
    sqft: 'stóp kwadratowych, sqft',
    acre: 'akr(ów|y|a|)',
    are: 'ar(ów|y|a|ach|), arowa, arow(a|ą|ej)',
    hectare: 'hektar(ów|y|a|ach|), ha',
    joch: 'joch',
    euro: 'euro, eur, €, ojro, eurosów, ojrosów, euraków, e, ełro, jewro, euros',
    currency: 'zł, złot(ych|y|e), pln, dolar(ów|y|), usd, frank(ów|i|), chf, funt(ów|y|), gbp, koron(y|), czk',
    percent: 'procent(a|u|), proc, %',
    kwh: 'kwh, kwh/m2, kwh/m2a, kilowatogodzin(y|), kwh/m2/rok',
    km: 'km, kilometr(ów|y|ach|a|), kilosów',
    time: 'minut(y|ach|ę|), min, godzin(y|ę|a|), godz, kwadrans, h, pół godziny',
    years: 'lat(a|), rok(u|), latach, letni(e|a|ą|ej), roczn(a|ą|e|y|ej|ego), r',
    floor: 'piętr(o|a|ze|em|ach|owy), pięter, p., pietro, pietrze, kondygnacj(a|i|ę), piętr',
    district:
      'powia(t|tu|tem|ty), powiecie, powiatach, dzielnic(a|y|ę|ach|e|), dz, dz., bezirk(u|), bezirk, okręg(u|), obwód, obwodzie, obwodu, dystrykt(cie|)',
    other:
      'osób, osob(y|a|ę|ami|om), os, dzie(ci|ćmi|cko|ckiem), ludzi, miesi(ęcy|ące|ąc|ęczna|ęczne|ącach), tygod(ni|nie|ień), dni, dzień, metrów od, metrów do, metr(y) od, kroków, mieszkań w budynku, lokali, jednostek, samochod(y|ów|ami), aut(a|), student(ów|ki|ek), łazien(ek|ki|kami|ka), toalet(y|ami|a|), koni, konie, stopni, psami, psów, psy, kotami, koty, kotów, stanowisk(a|), miejsc(a|) parkingowe, wysokości, rodzin(y|), kaucje, czynsze, czynszów, mieszkańców, piętrowy, piętrami, sztuk, dorosł(ych|e), łóżek, pracowników, kondygnacji, poziom(y|ów|ach)',
  },
  topics: {
    funds: 'pożyczyć, kredyt*, pożyczk*, wkład własny, wkładu własnego, oszczędności, hipotek*, odłożone',
    price:
      'cen(a|y|ę|ie|ą|owo), budżet(u|em|cie|ie|), kosztuj(e|ące|ący), koszt(y|em|ów|u|uje|ować|), kwot(a|ę|y|ą), limit(u|em|), maksymalna cena, wydać, pieniędzy, kas(y|a), zł limit, budrzet, w cenie, o wartości, wartość, pułap',
    rent: 'czynsz(u|em|e|), najem, najmu, miesięcznie, na miesiąc, za miesiąc, mies, mc, m-c, miesięczn(y|ego|a), opłat(a|y|ami|ą), wynajem, płac(ić|ę), odstępne, czynszem',
    size: 'powierzchni(a|ę|i|ą), metraż(u|em|), wielkoś(ć|ci), pow, pow., wielkości, powierzchni użytkowej, powierzchnia użytkowa, powierzchni mieszkalnej, metrażem, rozmiar(u|)',
    plot: 'działk(a|i|ę|ą), działce, parcel(a|ą|ę|i), grunt(u|em|), ziemi(ą|), powierzchnia działki, powierzchni działki, na działce',
    built:
      'zbudowan(y|e|a|ego|ą|ym|ych), wybudowan(y|e|a|ego|ą|ym|ych), rok(u|) budowy, budow(a|y|ę|ie), postawion(y|e|a|ego), oddan(y|e|a|ego) do użytku, z roku, powstał(y|a|o|e|ego|), rocznik, budowane, oddan(y|e|a), sprzed, po',
    deposit: 'kaucj(a|ą|ę|i|e), kaucj(a|ą|ę) zwrotn(a|ą), depozyt(u|em|), kaution',
    yield:
      'rentownoś(ć|ci|cią), stop(a|ą|ę|y|ie) zwrotu, zwrot(u|em|) z (inwestycji|najmu|wynajmu), zwrot(em|), dochodowoś(ć|ci|cią), zysk(iem|u|), rendit(e|a), rentowny, rentowności brutto',
    energy:
      'hwb, zapotrzebowani(e|em|u|a) na (ciepło|energię|energię cieplną), zużyci(e|em|a) energii, wskaźnik energetyczny, wskaźnik(iem|) hwb, zapotrzebowani(e|em) cieplne, świadectwo energetyczne, energochłonność',
    class:
      'klas(a|ą|ę|y|ie) energetyczn(a|ą|ej), klas(a|ą|ę|y) efektywności energetycznej, klas(a|ą|ę|y) energooszczędności, klas(a|ą|ę|y|ie), klas(a|ą) hwb, hwb, klas(a|ą) energii',
    available:
      'dostępn(e|y|a|ego) od, wolne od, wprowadz(ić|enie|ka|ki|ę), wprowadzk(a|i|ę) od, przeprowadzk(a|i|ę), termin(em|), wprowadzić się, zamieszka(ć|nia)',
    term: 'umow(a|ę|y|ą|ie) (najmu|), umow(a|ę|y|ą|ie), na okres, okres(u|) najmu, kontrakt(u|em|), czas określony, umowa na, okres',
    age: 'star(sz(y|e|a|ego|ą)|), starszy, starsze, starsza, starszego, wiek(u|), nie starsz(y|e|a|ego|ą) niż, nie starsz(y|e|a|ego|ą), młodsz(y|e|a|ego) niż, młodszy, młodsze',
  },
  links: {
    allowed: 'może być, może też być',
    owns: 'już mamy, mamy już, już mam, mam już, przywozimy swoje, przywozimy, przywożę, zabieramy, u rodziców',
    like: 'podobne do mieszkania, podobny do domu, jak u mojej, jak u mojego, takie jak ma, jak moja, jak mój, jak moi',
    building: 'budynek, budynku, blok, bloku',
    condition: 'jeśli, jeżeli, gdy, o ile',
    suits:
      'na wg, pod wg, dla wg, nadające się na wg, nadaje się na wg, dla współlokatorów, odpowiednie dla współlokatorów',
    purpose:
      'sprzedawać, sprzedaję, sprzedajemy, otworzyć, otwieram, prowadzić, naprawiam, naprawiać, odnawiam, odnawiać, produkuję',
    beyond: 'nie stać, stać mnie, nie stać nas',
    personAfter: 'ag, gmbh',
    there: 'macie, ma, mają',
    origin: 'pochodzę, pochodzimy, jestem, jesteśmy, przyjechaliśmy',
    story:
      'do zeszłego roku, w zeszłym roku, w ubiegłym roku, mieszkaliśmy, mieszkałem, mieszkałam, płaciłem, płaciłam, płaciliśmy, wynajmowaliśmy, z rocznika, rocznik, dojeżdżam, dojeżdżamy, mieliśmy, miałem, miałam, do szkoły, szkoł(y|a|ę), przedszkola, urodzon(y|a), wychowan(y|a), ogłoszenie, jestem w, jesteśmy w, zaczynam, po rozwodzie, rozwiedzion(y|a), wdowa, wdowiec, stała praca, nowa praca, nową pracę, mieszkały',
    person: 'dr, profesor(a|), mecenas, doktora, pan, pani, pana, panem, panią, panu, doktor, nazywa się',
    hour: 'godz, godzin(a|ie), o',
    asks: 'jaki, jakie, jak, czy lepiej, czy, kto, jak długo, ile, kiedy, czy muszę, co się stanie, jak wysok(a|i|ie), ile jest',
    law: 'podatki, podatków, zapłacę, czy lepiej, lepiej, właściciel(a|owi|), najemca, wynajmujący, wypowiedzenie, wypowiedzenia, wypowiedzieć, podnosić, podnieść, podwyżka, prawo, prawnie, dozwolon(e|y|a), zabronione, podatek, podatku, notariusz, zwykle, zazwyczaj, wliczon(e|y|a), płaci, prawa, podnajmować, księga wieczysta, pozwolenie, warte, warta, wart',
    unreal: 'totka, totolotka, totolotku, totku, lotto, loterii, loterię, kiedyś',
    forNow: 'na razie, tymczasem, póki co, dzisiaj',
    facing:
      'miejsce na, miejscem na, możliwość budowy, możliwością budowy, możliwość zrobienia, widok na, widokiem na, naprzeciwko, naprzeciw',
    presently: 'obecne, obecny, teraz, obecnie, obecn(y|a|e|ego|ej|ym|ą)',
    point: 'przecinek',
    kin: 'sąsiedni dom, mieszkanie nad nami, mieszkanie pod nami, mieszkanie obok nas, mieszkanie sąsiadów, dom sąsiadów, dom obok, mieszkanie obok, rodzice, moi rodzice, mój szef, moja szefowa, moja babcia, mój dziadek, szef, babcia, mój brat, moja siostra, mój kolega, moja koleżanka, mój przyjaciel, moja przyjaciółka, mój kuzyn, moja kuzynka, mój sąsiad, moja sąsiadka, mój wujek, moja ciocia, znajomy, znajoma, kolega, koleżanka, brat, siostra',
    now: 'obecnie, aktualnie, w tej chwili',
    visit:
      'kończy się, wygasa, kończy, spotykamy, spotkani*, umówieni, obejrzę, obejrzeć, oglądanie, oglądania, wizyt*, spotkanie, ogłoszeni*, urodzon*, zadzwoni*, dzwonić',
    street: 'ulica, ulicy, ulicę, ul, aleja, alei',
    max: 'nie dalej niż, do, max, maks, maksymaln(ie|y|a|e|ym|ą), maximum, maksimum, najwyżej, co najwyżej, nie więcej niż, nie kosztował(o|a|y|) więcej niż, nie kosztuj(e|ące|ący|ąca) więcej niż, nie przekraczał(o|a|), nie drożej niż, nie droższ(e|y|a|ego|ą) niż, poniżej, mniej niż, nie wyżej niż, nie ponad, nie przekraczając(e|y|a|ej|ego), za, w granicach, do max, do maks, nie powyżej, przed, nie więcej jak, góra, w cenie do, do maksymalnie, najpóźniej, nie później niż, taniej niż, tańsze niż, niż, nie większ(e|y|a|ą) niż, sprzed, nie wyższ(a|y|e|ą|ej) niż, limit, o maksymalnej, mniejsz(e|y|a|ą) niż, nie może przekraczać, nie może przekroczyć, nie powinien przekraczać, nie powinno przekraczać, nie przekracza',
    min: 'przekraczać, przekroczyć, przekracza, od, min, minimum, minimaln(ie|y|a|e|ą), co najmniej, conajmniej, przynajmniej, powyżej, ponad, więcej niż, nie mniej niż, nie mniejsz(e|y|a|ego|ą) niż, większ(e|y|a|ą|ego) niż, nie poniżej, najmniej, nie niżej niż, nie tańsz(e|y|a) niż, wyżej niż, wzwyż, nie starsz(y|e|a|ego|ą) niż, nie starsz(y|e|a|ego|ą), począwszy od, nowsz(y|e|a|ego|ą) niż, z co najmniej, z minimum, późniejszy niż, młodsz(y|e|a|ego) niż, min., wyższ(a|y|e|ą|ej) niż, lepsz(a|y|ą) niż, po',
    about:
      'jakieś, jakichś, około, ok, ok., mniej więcej, w okolicach, koło, z grubsza, circa, ca, plus minus, w przybliżeniu, gdzieś, rzędu, w granicy, blisko, prawie, orientacyjnie, tak około, cirka',
    exactly: 'dokładnie, równo, tylko, wyłącznie, ściśle, równe',
    between: 'między, pomiędzy, od, w przedziale, z zakresu, w zakresie',
    maxAfter:
      'więcej nie, max, maks, maksymalnie, maximum, maksimum, lub mniej, najwyżej, i mniej, albo mniej, lub niżej, góra, i niżej, lub poniżej, maksymalna, nie więcej, tops, i ani grosza więcej, to maks, to max, to maksimum, to górna granica',
    minAfter:
      'min, minimum, minimalnie, lub więcej, i więcej, albo więcej, wzwyż, w górę, i powyżej, lub wyżej, i wyżej, co najmniej, plus, lub nowszy, i nowsze, lub większe, z hakiem, lub lepsza, i nowszy, lub nowsze, i większe, lub powyżej',
    aboutAfter:
      'mniej więcej, plus minus, około, w przybliżeniu, coś koło tego, z grubsza, lub coś koło tego, orientacyjnie',
    to: 'do, a, -, po, aż do',
    and: 'i, oraz, a także, plus, &, także, również, a',
    or: 'lub, albo, czy, bądź, względnie, ewentualnie też, czy też',
    with: 'z, ze, wraz z, razem z, posiadając(e|y|a|ego|ą), mając(e|y|a|ego|ą), musi (mieć|być), ma być, żeby był(a|o|y|), żeby miał(o|a|), aby był(a|o|), ma mieć, potrzebn(y|a|e|i), koniecznie, włącznie z, w tym, gdzie jest, jest, by był(a|o|), z dostępem do, wyposażone w, plus, potrzebuję, niech ma, powinno mieć, powinien mieć, powinna mieć, koniecznie z',
    but: 'gdyż, ale, lecz, jednak, natomiast, za to, byle, byleby, ważne żeby, tylko że, aczkolwiek',
    not: 'alergię na, alergia na, alergię do, uczulenie na, zamiast, uczulon(y|a) na, nie, bez, oprócz, poza, z wyjątkiem, prócz, wyjąwszy, tylko nie, byle nie, z wyłączeniem, żad(en|na|ne|nych|nego|nej), wykluczam, wykluczyć, wyłączając, nie w, absolutnie nie, ani, ale nie, pomijając, nie chcę, nie chcemy, nie na, na pewno nie, wykluczone, nigdy, nie musi (być|mieć), nie potrzebuj(ę|emy), nie szukam, minus, nie może być',
    notAfter:
      'możecie sprzedać osobno, sprzedać osobno, mogą państwo sprzedać osobno, za dużo pracy, za dużo roboty, za dużo zachodu, nie potrzebuj(ę|emy), niepotrzebn(y|a|e|i), nie jest potrzebn(y|a|e), nie jest konieczn(y|a|e), niekonieczn(y|a|e|ie), nie jest wymagan(y|a|e), nie musi być, nie interesuj(e|ą) mnie, odpada(ją|), nie wchodz(i|ą) w grę, nieważn(y|a|e), nie ma znaczenia, zbędn(y|a|e), obojętn(y|a|e), nie chcę, nie chcemy, wykluczon(y|a|e), nie jest ważn(y|a|e), nie jest nam potrzebn(y|a|e), nie jest mi potrzebn(y|a|e), niewymagan(y|a|e), nie trzeba, nie, nie są potrzebne, nie są konieczne, nas nie interesuje, mnie nie interesuje, nie musi',
    wish: 'najlepiej, chętnie, jeśli możliwe, jeśli to możliwe, jeśli się da, w miarę możliwości, idealnie, idealnie byłoby, miło by było, fajnie by było, fajnie gdyby był(a|o|y|), dobrze by było, dobrze gdyby był(a|o|y|), może, ewentualnie, preferowan(y|a|e|i|ą), preferuj(ę|emy), opcjonalnie, mile widzian(y|a|e|i), o ile możliwe, super gdyby był(a|o|y|), miło gdyby był(a|o|y|), gdyby był(a|o|y|), optymalnie, jak się da, najchętniej, raczej z, marzy mi się, marzenie to, w idealnym przypadku, przydał(by|aby|oby|yby) się, przyda się, fajnie jakby był(a|o|y|), fajnie z, dodatkowym atutem, atutem będzie, plusem będzie, plusem byłby, plusem byłaby, w miarę możności, jeżeli to możliwe, nie pogardzę, jeśli będzie, wskazan(y|a|e), pożądan(y|a|e), cudownie gdyby, byłoby miło z, jakby był(a|o|y|), dobrze jakby był(a|o|y|), super jakby był(a|o|y|)',
    wishAfter:
      'mile widzian(y|a|e|i), był(by|aby|oby|yby) (mile widziany|mile widziana|miły|miła|super|idealny|idealna|fajny|fajna|idealnie|plusem|atutem|świetny|świetna|dodatkowym atutem|ok|fajnie|miło|dobrze|na plus|zaletą|bonusem|wskazany|wskazana|mile widziane), jeśli możliwe, jeśli to możliwe, o ile możliwe, opcjonalnie, na plus, jako plus, będzie plusem, będzie atutem, jest atutem, jest plusem, ale niekoniecznie, ale nie koniecznie, w miarę możliwości, przydał(by|aby|oby|yby) się, chętnie, fajnie by było, miło by było, byłoby super, byłoby miło, byłoby fajnie, byłoby idealnie, byłoby świetnie, dobrze by było, jeśli się da, preferowan(y|a|e), pożądan(y|a|e), wskazan(y|a|e), ewentualnie, jak się da, nie jest warunkiem, nie jest konieczny ale, najlepiej, byłoby dobrze, byłoby ekstra, jeżeli to możliwe, super sprawa, super by było, jeżeli możliwe, mile widz, to byłby plus, byłby plus, byłoby plusem, ale nie jest to konieczne',
    instead:
      'nie jednak, nie wróć, wróć, a nie, właściwie, znaczy, to znaczy, to jest, raczej, jednak, sorry, przepraszam, korekta, poprawka, pomyłka, pomyliłem się, pomyliłam się, zamiast tego, albo nie, lepiej, wolę, wolimy, nie nie, tzn, zmiana, stop, chciałem powiedzieć, chciałam powiedzieć, miałem na myśli, miałam na myśli, a jednak, zmieniam zdanie, a właściwie, chwila, ups',
    around:
      'koło, obok, blisko, w pobliżu, niedaleko, niedaleko od, okolic(e|y|a|ach), w okolic(y|ach), okolice miasta, nieopodal, w sąsiedztwie, pod, wokół, dookoła, przy, w promieniu, w rejonie, rejon, w obrębie aglomeracji, aglomeracja, nieopodal od, na obrzeżach, obrzeża, przedmieścia, na przedmieściach, w zasięgu, wokoło, tuż obok, tuż przy, bliskoś(ć|ci), w odległości spaceru od, spacerem do',
    aroundAfter:
      'i okolic(e|y|a|ach), oraz okolice, z okolicami, okolic(e|y|a|ach), i przedmieścia, lub okolic(e|y|a|ach), i najbliższe okolice, i najbliższa okolica, i sąsiedztwo, i pobliż(e|u), i w pobliżu, w okolicy, z okolicą, albo okolice, albo okolica, ewentualnie okolice, i obrzeża, bądź okolice, i dookoła, lub w pobliżu, i bliskie okolice',
    in: 'w, we, na, z, do, miasto, mieście, miasta, w mieście, na terenie, nad, kraj, kraju, land, landzie, kraju związkowym, okolicy, dla',
    atOnce:
      'od zaraz, zaraz, natychmiast, od razu, jak najszybciej, od już, na już, niezwłocznie, pilnie, natychmiastowo, natychmiastow(y|a|e), od teraz, już teraz, na zaraz, jak najprędzej, dostępne od ręki, od ręki, dostępne teraz, z natychmiastowym, ab sofort, sofort, wolne od zaraz',
    commission:
      'prowizj(a|i|ę|ą|e), pośredni(k|ka|ków|ctwa|kiem|ków|cy), agencj(a|i|ę|e|ą|ami), makler(a|zy|ów|), agent(a|ów|ami|em|), opłat(a|y) pośrednika',
    limitedTerm:
      'czas określony, na czas określony, okresow(y|a|e), terminow(a|ą|y), umow(a|ę|y) terminow(a|ą|ej), ograniczon(y|a|e) czasowo, ogranicze(nia|ń) czasow(ego|ych), ogranicze(nia|ń) w czasie, określony czas, okresu najmu',
    unlimitedTerm:
      'bezterminow(o|y|a|ą|e|ej|ego), czas nieokreślony, na czas nieokreślony, bez ograniczenia czasowego, bez limitu czasu, na stałe umowa, nieokreślony czas, nieograniczon(y|a|ą) czasowo, umow(a|ę) na stałe, na nieokreślony czas, na czas nieograniczony, bez terminu, bez ograniczeń czasowych',
    groundFloor:
      'parter(u|ze|em|ow(e|y|a|ego|ą)|), na parterze, parterze, parteru, parterow(e|a|ą) mieszkani(e|a), poziom zero, piętro 0, piętro zero, parter',
    investment:
      'inwestycj(a|ę|i|ą|e|yjne|yjny|yjną|yjna|yjnie|yjnego), inwestycyjn(e|y|a|ą|ie|ego|ej), pod inwestycję, na inwestycję, pod wynajem, lokat(a|ę|y) kapitału, inwestować, zainwestować, dla inwestora, inwestor(a|), do wynajmowania, jako lokata, lokata, ulokować',
    aside:
      'mój czynsz, nasz czynsz, czynsz mi wzrósł, podnieśli mi czynsz, mam już, mamy już, już mam, już mamy, sprzedam, sprzedaję, sprzedajemy, kupił, kupiła, kupili, kupiły, zarabiam(|y), moje zarobki, moja pensja, mój dochód, pracuję w, pracujemy w, pracuję na, obecnie mieszkam(|y), mieszkam(|y) obecnie, teraz mieszkam(|y), mieszkam(|y) teraz, aktualnie mieszkam(|y), mieszkam(|y) aktualnie, na razie mieszkam(|y), mieszkam(|y) w, mieszkam(|y) na, obecnie w, obecnie mam(|y), teraz mam(|y), obecnie płacę, obecnie płacimy, teraz płacę, teraz płacimy, (mój|moja|moi) (syn|córka|siostra|brat|kolega|koleżanka|przyjaciel|przyjaciółka|mama|tata|rodzice|sąsiad|sąsiadka|znajomy|znajoma) (ma|mają|płaci|płacą|mieszka|mieszkają), pracuje w, sprzedaliśmy, sprzedałem, sprzedałam',
  },
  seeks: 'wolał, wolimy, wystarcz, szuk, poszuk, chc, potrzeb, kupi, wynaj, przeprowadz',
  sorts: {
    preis_auf:
      'najtańsze na górę, najtańsze na górze, najtańsze u góry, najpierw te tańsze, te tańsze najpierw, tańsze najpierw, od najtańszych, zacznij od najtańszych, (od|najpierw|zacznij od|zaczynając od) (najtańszych|najtańsze|najtańszego|najtańszej), najtańsze (najpierw|na początku|jako pierwsze|pierwsze), najtańsz(e|y|a|ego|ych|ą|ej), najpierw tanie, najpierw tańsze, ceną rosnąco, cena rosnąco, po cenie rosnąco, według ceny rosnąco, według ceny, wg ceny, wg ceny rosnąco, rosnąco po cenie, rosnąco według ceny, (sortuj|posortuj|posortowane|sortowanie|sortować|sortowane|uporządkuj) (po|według|wg|od) (cenie|ceny|najtańszych|najniższej ceny), (sortuj|posortuj|posortowane|sortowanie) (po cenie|według ceny) rosnąco, od najniższej ceny, od najniższych cen, ceny od najniższej, najniższa cena, najniższe ceny, najniższą cenę, od taniego do drogiego, najniższa cena najpierw, ceny rosnąco, po cenie od najniższej',
    preis_ab:
      'najdroższe na górę, najdroższe na górze, (od|najpierw|zacznij od|zaczynając od) (najdroższych|najdroższe|najdroższego), najdroższe (najpierw|na początku|jako pierwsze|pierwsze), najdroższ(e|y|a|ego|ych|ą), cena malejąco, ceną malejąco, po cenie malejąco, według ceny malejąco, wg ceny malejąco, malejąco po cenie, malejąco według ceny, od najwyższej ceny, najwyższa cena, (sortuj|posortuj|posortowane|sortowanie) (po cenie|według ceny) malejąco, ceny malejąco, najpierw drogie',
    flaeche_ab:
      'największe na górę, największe na górze, największe u góry, najpierw te większe, najpierw większe, od największych, zacznij od największych, (od|najpierw|zacznij od|zaczynając od) (największych|największe|największego), największe (najpierw|na początku|jako pierwsze|pierwsze), największ(e|y|a|ego|ych|ą|ej), powierzchnia malejąco, według powierzchni, po powierzchni malejąco, według powierzchni malejąco, wg powierzchni, (sortuj|posortuj|posortowane|sortowanie|sortować) (po|według|wg|od) (powierzchni|metrażu|wielkości|największych|metrażem), metraż malejąco, według metrażu, wg metrażu, od największego metrażu, według wielkości, metrażem malejąco, największy metraż najpierw, największy metraż',
    neueste:
      '(od|najpierw|zacznij od) (najnowszych|najnowsze|najnowszego|nowe|świeże|najświeższe), najnowsze (najpierw|ogłoszenia|oferty|na początku|jako pierwsze|pierwsze|ogłoszenia najpierw|oferty najpierw), najnowsz(e|y|a|ych|ego|ą), od najnowszych ogłoszeń, nowe ogłoszenia najpierw, według daty, po dacie, wg daty, (sortuj|posortuj|posortowane|sortowanie) (po|według|wg|od) (dacie|daty|najnowszych), data malejąco, ostatnio dodane, najpóźniej dodane, świeże oferty, najświeższe, świeżo dodane, niedawno dodane, według daty dodania, nowe oferty najpierw, nowości najpierw, ostatnio dodane najpierw',
    reduziert:
      'najpierw przecenione, najpierw te z obniżką ceny, te z obniżką ceny najpierw, najpierw z obniżką, najpierw obniżone, (najpierw|od|zacznij od) (przecenione|przecenionych|obniżone|z obniżoną ceną|z obniżką|obniżki|z obniżką ceny|te z obniżoną ceną|obniżki cen), przecenion(e|y|a|ych), obniżon(e|a|ą|ej) cen(a|ą|y), z obniżoną ceną, po obniżce, obniżk(a|i|ą|ę) cen(y|), obniżk(a|i|ą), z obniżką, promocj(a|e|i|ą), okazje cenowe, ze zniżką, cena obniżona, po przecenie, przecena, przecenione najpierw, obniżone najpierw, z obniżoną ceną najpierw, zredukowane',
    rendite_ab:
      '(najpierw|od|zacznij od) (najlepsza|najwyższa|najwyższej|najlepszą|najlepszej|najwyższą|z najwyższą|z najlepszą|największa|o najwyższej) (rentowność|rentowności|rentownością|stopa zwrotu|stopy zwrotu|stopę zwrotu|stopą zwrotu), (najlepsza|najwyższa|najwyższej|najlepszą|najlepszej|najwyższą|największa|największą) (rentowność|rentowności|rentownością|stopa zwrotu|stopy zwrotu|stopę zwrotu|stopą zwrotu) (najpierw|), (według|wg|po) (rentowności|stopy zwrotu|stopie zwrotu), najbardziej rentown(e|y|a|ych) (najpierw|), (sortuj|posortuj|posortowane|sortowanie) (według|po|wg) (rentowności|stopy zwrotu|stopie zwrotu), najwyższy zwrot, najlepszy zwrot, rentowność malejąco, najlepszy zysk, najwyższy zwrot najpierw, najlepszy zwrot najpierw',
    preis_m2_auf:
      '(sortuj|posortuj|posortowane|sortowanie|sortować|uporządkuj|) (według|wg|po) (ceny|cenie|) za (metr|m2|metr kwadratowy|metr kw|mkw) (rosnąco|), (sortuj|posortuj|posortowane|sortowanie|) (według|wg|po) (ceny|cenie) (metra|metra kwadratowego|m2), cena za (metr|m2|metr kwadratowy) rosnąco, najtańsz(y|ego|e) (metr|metra|metr kwadratowy|za metr|za m2), najniższa cena za (metr|m2|metr kwadratowy), (od|najpierw) (najniższej|najtańszej|najniższa|najtańszego|najtańszy) (ceny za metr|ceny za m2|cena za metr|cena za m2|metra|metr|ceny za metr kwadratowy|cena za metr kwadratowy), od najtańszego metra, cena metra rosnąco, (według|wg|po) (cenie|ceny) za metr kwadratowy',
  },
  numbers: {
    0: 'zero',
    1: 'jeden, jedna, jedno, jednego, jednej, jedną, jednym',
    1.5: 'półtora, półtorej',
    2: 'dwa, dwie, dwóch, dwu, dwoma, dwom, dwiema, dwójka',
    2.5: 'dwa i pół, dwa i poł',
    3: 'trzy, trzech, trzema, trzem, troje',
    3.5: 'trzy i pół',
    4: 'cztery, czterech, czterema, cztero, czworo',
    5: 'pięć, pięciu, pięcio',
    6: 'sześć, sześciu, sześcio',
    7: 'siedem, siedmiu',
    8: 'osiem, ośmiu',
    9: 'dziewięć, dziewięciu',
    10: 'dziesięć, dziesięciu, dziesięciu',
    11: 'jedenaście, jedenastu',
    12: 'dwanaście, dwunastu',
    13: 'trzynaście, trzynastu',
    14: 'czternaście, czternastu',
    15: 'piętnaście, piętnastu',
    16: 'szesnaście, szesnastu',
    17: 'siedemnaście, siedemnastu',
    18: 'osiemnaście, osiemnastu',
    19: 'dziewiętnaście, dziewiętnastu',
    20: 'dwadzieścia, dwudziestu',
    30: 'trzydzieści, trzydziestu',
    40: 'czterdzieści, czterdziestu',
    50: 'pięćdziesiąt, pięćdziesięciu',
    60: 'sześćdziesiąt, sześćdziesięciu',
    70: 'siedemdziesiąt, siedemdziesięciu',
    80: 'osiemdziesiąt, osiemdziesięciu',
    90: 'dziewięćdziesiąt, dziewięćdziesięciu',
    100: 'sto, stu, stówa, stówki',
    200: 'dwieście, dwustu, dwieści',
    300: 'trzysta, trzystu',
    400: 'czterysta, czterystu',
    500: 'pięćset, pięciuset',
    600: 'sześćset, sześciuset',
    700: 'siedemset, siedmiuset',
    800: 'osiemset, ośmiuset',
    900: 'dziewięćset, dziewięciuset',
    1000: 'tysi(ąc|ące|ęcy|ąca|ącu|ącach), tys, tys., tyś, k, koła, kafli, tyśków, t, tyś.',
    500000: 'pół miliona, pół mln, pół bańki',
    250000: 'ćwierć miliona',
    1000000: 'milion(y|ów|a|ie|), mln, bańk(a|i|ę), mil',
  },
  ordinals: {
    1: 'pierwsz(y|ym|ego|ej|a|ą|e)',
    2: 'drug(i|im|iego|iej|a|ą|ie)',
    3: 'trzeci(|m|ego|ej|a|ą|e)',
    4: 'czwart(y|ym|ego|ej|a|ą|e)',
    5: 'piąt(y|ym|ego|ej|a|ą|e)',
    6: 'szóst(y|ym|ego|ej|a|ą|e)',
    7: 'siódm(y|ym|ego|ej|a|ą|e)',
    8: 'ósm(y|ym|ego|ej|a|ą|e)',
    9: 'dziewiąt(y|ym|ego|ej|a|ą|e)',
    10: 'dziesiąt(y|ym|ego|ej|a|ą|e)',
    11: 'jedenast(y|ym|ego|ej|a|ą|e)',
    12: 'dwunast(y|ym|ego|ej|a|ą|e)',
    13: 'trzynast(y|ym|ego|ej|a|ą|e)',
    14: 'czternast(y|ym|ego|ej|a|ą|e)',
    15: 'piętnast(y|ym|ego|ej|a|ą|e)',
    16: 'szesnast(y|ym|ego|ej|a|ą|e)',
    17: 'siedemnast(y|ym|ego|ej|a|ą|e)',
    18: 'osiemnast(y|ym|ego|ej|a|ą|e)',
    19: 'dziewiętnast(y|ym|ego|ej|a|ą|e)',
    20: 'dwudziest(y|ym|ego|ej|a|ą|e)',
    21: 'dwudziest(y|ym|ego|ej|a|ą) pierwsz(y|ym|ego|ej|a|ą)',
    22: 'dwudziest(y|ym|ego|ej|a|ą) drug(i|im|iego|iej|a|ą)',
    23: 'dwudziest(y|ym|ego|ej|a|ą) trzeci(|m|ego|ej|a|ą)',
  },
  months: [
    'stycz(eń|nia|niu|niem)',
    'lut(y|ego|ym)',
    'marzec, marca, marcu, marcem',
    'kwie(cień|tnia|tniu|tniem)',
    'maj(a|u|em|)',
    'czerw(iec|ca|cu|cem)',
    'lip(iec|ca|cu|cem)',
    'sierp(ień|nia|niu|niem)',
    'wrze(sień|śnia|śniu|śniem)',
    'październik(a|u|iem|)',
    'listopad(a|zie|em|)',
    'grud(zień|nia|niu|niem)',
  ],
  homes: {
    1: 'kawalerk(a|ę|i|ą|ach), kawalerce, kawalerek, garsonier(a|ę|y), garsonierce, studio, kawalerkę, jednopokojowe mieszkanie, mieszkanie jednopokojowe, mieszkani(e|a) 1-pokojow(e|ego), 1-pokojow(e|ego) (mieszkanie|mieszkania|), jednopokojow(e|ego), jednopokojówk(a|ę), 1 pokojowe, kawalera, garconniere, garsoniera, m1, m-1',
    2: 'dwupokojówk(a|ę|i), m3, m-3',
    3: 'trzypokojówk(a|ę|i), m4, m-4',
    4: 'czteropokojówk(a|ę|i), m5, m-5',
  },
  places: {
    'land-salzburg':
      'kraj związkowy salzburg, kraju związkowym salzburg, kraju związkowego salzburg, kraj(u|) salzburg(a|), land(zie|) salzburg(a|), kraj związkowy salzburg, salzburgerland, ziemi salzburskiej, ziemi(a|ę) salzbursk(a|ą), salzburskie, kraju związkowym salzburg, salzburski(ego|m) (kraju|kraj|land)',
    niederoesterreich: 'dolna austria, dolnej austrii, dolną austrię, austri(a|i|ę) doln(a|ej|ą)',
    oberoesterreich: 'górna austria, górnej austrii, górną austrię, austri(a|i|ę) górn(a|ej|ą)',
    burgenland: 'burgenland(zie|u|ii|ie|ia|), burgenladzie',
    kaernten: 'karynti(a|i|ę|ą)',
    steiermark: 'styri(a|i|ę|ą), styryjski(e|m)',
    tirol: 'tyrol(u|em|), tyrolski(e|m|ego)',
    vorarlberg: 'vorarlberg(u|ii|ia|), przedarulani(a|i|ę)',
    wien: 'wied(eń|nia|niu|niem|niowi|en), wiedeńsk(i|ie|im|iej|ich|iego), wieden, wiednu, w wiedniu, stolic(a|y) austrii',
    graz: 'graz(u|ie|em|owi|), grazu, gratz, gradec',
    linz: 'linz(u|ie|em|owi|), lincu, linc, lincie',
    salzburg: 'salzburg(u|a|iem|owi|), salzburgu, solnogrod(zie|u|), solnogród, zalcburg(u|), salcburg(u|)',
    innsbruck: 'innsbruck(u|a|iem|owi|), insbruck(u|), insbruk(u|), innsbruk(u|)',
    'klagenfurt-am-woerthersee': 'klagenfurt(u|cie|em|), klagenfurcie, celowiec, celowcu, celowca',
    villach: 'villach(u|em|), beljak(u|)',
    wels: 'wels(u|ie|em|)',
    'st-poelten':
      'st p(ö|o)lten, sankt p(ö|o)lten, sankt p(ö|o)ltenie, st. p(ö|o)lten, st. p(ö|o)ltenie, sankt p(ö|o)ltena',
    bregenz: 'bregenz(u|ie|em|), bregencj(a|i|ę)',
    baden: 'baden(u|ie|)',
    'wiener-neustadt': 'wiener neustadt(u|zie|cie|)',
    'wien-1':
      'śródmieści(e|u|a) wiednia, stare miasto w wiedniu, centrum wiednia, stary wiedeń, starym mieście w wiedniu, innere stadt, wiedeńskie śródmieście, wiedeńskim centrum, wiedeńskie centrum, ścisłe centrum wiednia, ścisłym centrum wiednia',
    'wien-2': 'leopoldstadt(u|cie|zie|)',
    'wien-3': 'landstraße, landstrasse',
    'wien-4': 'wieden(u|)',
    'wien-5': 'margareten(u|)',
    'wien-6': 'mariahilf(u|ie|)',
    'wien-7': 'neubau',
    'wien-8': 'josefstadt(u|cie|zie|)',
    'wien-9': 'alsergrund(u|zie|)',
    'wien-10': 'favoriten(u|ie|)',
    'wien-11': 'simmering(u|)',
    'wien-12': 'meidling(u|)',
    'wien-13': 'hietzing(u|)',
    'wien-14': 'penzing(u|)',
    'wien-15': 'rudolfsheim(ie|u|), rudolfsheim-fünfhaus(ie|), fünfhaus(ie|)',
    'wien-16': 'ottakring(u|)',
    'wien-17': 'hernals(u|ie|)',
    'wien-18': 'währing(u|)',
    'wien-19': 'döbling(u|), grinzing(u|)',
    'wien-20': 'brigittenau',
    'wien-21': 'floridsdorf(u|ie|)',
    'wien-22': 'donaustadt(u|cie|zie|)',
    'wien-23': 'liesing(u|)',
  },
  regions: {
    weinviertel: 'weinviertel(u|)',
    waldviertel: 'waldviertel(u|)',
    mostviertel: 'mostviertel(u|)',
    industrieviertel: 'industrieviertel(u|)',
    wachau: 'dolin(a|ie|ę|y) wachau',
    innviertel: 'innviertel(u|)',
    muehlviertel: 'mühlviertel(u|)',
    salzkammergut: 'salzkammergut(u|cie|)',
    zillertal: 'zillertal(u|), dolin(a|ie|ę|y) (zillertal|ziller|zilleru)',
    oetztal: 'ötztal(u|), dolin(a|ie|ę|y) (ötztal|ötz)',
    stubaital: 'stubaital(u|), dolin(a|ie|ę|y) stubai, stubai',
    osttirol: 'wschodni(m|ego|) tyrol(u|), tyrol(u|) wschodni(m|ego|), osttirol(u|)',
    montafon: 'montafon(u|ie|)',
    bregenzerwald: 'bregenzerwald(u|zie|), las bregencki, lesie bregenckim',
    rheintal: 'dolin(a|ie|ę|y) renu, rheintal(u|)',
    suedsteiermark: 'południow(a|ej|ą) styri(a|i|ę), styri(a|i|ę) południow(a|ej|ą), südsteiermark',
    thermenland: 'region(ie|u|) termalny(m|), kraina term, krainie term, thermenland(zie|u|), styryjski region term',
    murtal: 'murtal(u|), dolin(a|ie|ę|y) mury',
    woerthersee:
      'jezior(o|a|em|ze|rze) wörthersee, jezior(o|a|em|ze) wörther, wörthersee, jezior(o|a|em|ze) worthersee, worthersee',
    ossiacher_see: 'jezior(o|a|em|ze) ossiach(er see|), ossiacher see, ossiachersee',
    millstaetter_see: 'jezior(o|a|em|ze) millstatt, jezior(o|a|em|ze) millstätter(see| see|)',
    neusiedler_see:
      'jezior(o|a|em|ze) nezyderski(e|m|ego), jezior(a|em|ze) nezyderski(ego|m), jezior(o|a|em|ze) neusiedl(er|er see|), neusiedlersee, nezyder(skie|skim|skiego)',
    attersee: 'nad attersee, nad jeziorem attersee, przy jeziorze attersee, jezior(o|a|em|ze) attersee',
    traunsee: 'jezior(o|a|em|ze) traunsee',
    wolfgangsee: 'jezior(o|a|em|ze) wolfgangsee',
    mondsee: 'nad mondsee, nad jeziorem mondsee, przy jeziorze mondsee, jezior(o|a|em|ze) mondsee',
    wallersee: 'jezior(o|a|em|ze) wallersee',
    zeller_see: 'jezior(o|a|em|ze) zeller see',
    achensee: 'jezior(o|a|em|ze) achensee',
    bodensee: 'jezior(o|a|em|ze) bodeński(e|m|ego)',
    suedburgenland: 'południow(y|ym|ego) burgenland(zie|u|), burgenland(zie|u|) południow(y|ym|ego)',
  },
  countries: {
    AT: 'austri(a|i|ę|ą), cał(a|ej) austri(a|i), austriack(i|ie|im|iej)',
    DE: 'niemcy, niemczech, niemiec, bawari(a|i|ę)',
    CH: 'szwajcari(a|i|ę|ą)',
    IT: 'włochy, włoszech, włoch, itali(a|i|ę)',
    HR: 'chorwacj(a|i|ę|ą), istri(a|i|ę), chorwacji',
    HU: 'węgry, węgrzech, węgier',
    SI: 'słoweni(a|i|ę|ą)',
    CZ: 'czech(y|ach), czechy',
    SK: 'słowacj(a|i|ę|ą)',
    ES: 'hiszpani(a|i|ę|ą), majork(a|ę|i), majorce',
    FR: 'francj(a|i|ę|ą)',
    LI: 'liechtenstein(ie|u|)',
    PL: 'polska, polskę, polsce',
  },
  fillers:
    'drogi, drogie, droga, drogo, drogich, już wynajęt(e|y|a), obecnie wynajęt(e|y|a), kraj(u|) związkow(y|ym|ego), klinke, konta, kontem, działa, kodami, składnik, składnika, składnikiem, starych, przychodzić, przychodzi, przychodzą, stacja, krótka, palca, zakupy, mieszana, trafia, podasz, trasy, odświeżanie, ośrodek, składa, lotnisko, produkcja, ja, my, ty, wy, mi, mnie, nam, nas, ci, cię, wam, was, się, sobie, siebie, mój, moja, moje, moich, moim, mojego, mojej, nasz(e|a|ego|ej|ych|), swoje, swój, swoją, dla, szukam(y|), szuka, szukać, szukani(e|a), poszukuj(ę|emy|e|ąca|ący), poszukiwan(e|y|a|ia), chc(ę|emy|iałbym|iałabym|e|ieć), chciał(bym|abym|abyśmy|ibyśmy|), chcielibyśmy, potrzebuj(ę|emy|e), potrzeba, znajd(ź|ź mi|ę|ziemy|źcie), znaleźć, pokaż(cie|), pokaż mi, pokazać, daj(cie|), dajcie, proszę, prosze, dziękuję, dzięki, dzień dobry, dobry wieczór, cześć, hej, witam, hejka, siema, halo, pozdrawiam, czy jest, czy są, czy, jest, są, mają, macie, ma, mam, mamy, mieć, być, był(o|a|y|), będzie, będą, byłby, byłaby, byłoby, żeby, aby, by, jak, gdzie, gdzieś, kiedy, co, coś, jakieś, jakiś, jakaś, jakąś, jakiegoś, jakiekolwiek, cokolwiek, ten, ta, to, te, tego, tej, tym, tych, taki, taka, takie, takiego, który, która, które, którym, której, którego, o, u, przez, po, od, do, za, przed, nad, pod, na, w, we, z, ze, też, także, już, jeszcze, tylko, bardzo, dość, dosyć, trochę, raczej, w ogóle, tak, więc, no, może, oczywiście, naprawdę, właśnie, tu, tam, tutaj, stąd, potem, najpierw, wszystko, wszystkie, wszystkich, cały, cała, całe, całego, całą, bo, ponieważ, gdy, jeśli, jeżeli, niech, albo, interesuj(e|ą) mnie, interesuj(e|ą) nas, interesuj(e|ą), rozważ(am|amy), oferty, ofert(a|ę|), ogłosze(nie|nia|ń), nieruchomoś(ć|ci), lokum, lokal(u|e|), obiekt(u|y|), lokalizacj(a|i|ę), miejsc(e|a|u), kąt, mieszka(ć|my|m|nia), żyć, przeprowadza(m|my) się, przenosz(ę|imy) się, rodzin(a|y|ę|ą|nie|ne|ny|na), żon(a|ą|y|ę), mąż, mężem, dziewczyn(a|ą), chłopak(iem|), partner(em|ką|), para, pary, dla pary, dla rodziny, student(ka|ki|a|em|), singl(a|em|e), singiel, emeryt(a|ka|ów), babci(a|i), mam(a|y), rodzic(e|ów|ami), mał(e|y|a|ego|ą|ej|ym), duż(e|y|a|ego|ą|ej|ym), ładn(e|y|a|ego|ą), now(e|y|a|ego|ą|ej|ym|oczesne|oczesny|oczesnego|oczesna|oczesną), star(e|y|a|ego|ą|ej|ym), tan(ie|i|ia|iego|io|ią|iego), niedrog(ie|i|a|o|iego|ą), fajn(e|y|a|ego|ą), przytuln(e|y|a|ego|ą), jasn(e|y|a|ego|ą), słoneczn(e|y|a|ego|ą), przestronn(e|y|a|ego|ą), wygodn(e|y|a|ego|ą), komfortow(e|y|a|ego|ą), luksusow(e|y|a|ego|ą), elegancki(e|ego|), dobr(e|y|a|ego|ą|ej|ze), sensown(e|y|a|ej), przystępn(e|y|a|ej), atrakcyjn(e|y|a|ej), rozsądn(e|y|a|ej|ych), super, piękn(e|y|a|ego|ą), osobn(e|y|a|ą|ym|ych|ymi), oddzieln(e|y|a|ą|ym|ych|ymi), prywatn(y|a|ą|ego|ym), własn(y|a|e|ą|ego|ym|ej), pełn(y|a|e), centrum, centr, miast(o|a|em), mieście, wsi, wieś, wioska, wiosce, ulic(a|y), dzielni, okolicy, jezior(o|a|em|ze|rze), jeziorze, gór(y|ach|ami), osiedl(e|u), bloku, blok, bloki, budyn(ek|ku), wspólnot(a|y), rachunki, opłaty, media, razem, łącznie, w sumie, ogółem, brutto, netto, około, mile, możliw(e|y|a|ość|ością|ości), możliwość, dozwolon(e|y|a), akceptowan(e|y|a), akceptuj(ą|ący|ące), z możliwością, dostępn(e|y|a|ego), woln(e|y|a|ego), początku, początek, koniec, końca, dnia, dni, rok, roku, r, lat, miesiąc, miesiąca, dłużej, długo, na dłużej, dłuższy, okres, czas, stałe, stał(y|a), sortuj, posortuj, posortowane, sortowanie, sortować, rosnąco, malejąco, wyświetl, lista, listę, wyniki, ważne, ważny, ważna, koniecznie, obowiązkowo, niezbędn(y|e|a), wymagan(y|e|a), typ(u|), rodzaj(u|), standard(u|zie|), wysoki(m|ego|), stan, stanie, układ, widok(iem|), okn(a|em|o|ami), łazienk(a|ą|ę), kuchenny, salon(em|ie|), salonem, jadalni(a|ą), aneks(em|) kuchenn(y|ym), aneks(em|), ogrzewani(e|em|a), ogrzewan(y|e|a), system(em|), instalacj(a|ą), kawałek, kawałkiem, wejści(e|em), teraz, obecnie, najbliższ(y|ym|e), kolejn(y|e), około, gotow(e|y|a), wykończon(e|y|a), do zamieszkania, gotowe do zamieszkania, gotowe, zamieszkania, od strony, pracy, praca, praktykę, działalność, pod działalność, firm(a|y|ę), biznes(u|), usług(i|), usługow(y|a|e), austriacki, europy, czyli, np, itp, itd, m in, ok, okej, elo, kurde, ktoś, ktokolwiek, pomóż(cie|), pomoc(y|ą), polecacie, polećcie, poleć, ofercie, razie, każdym, przypadku, fajnie, dziesiątki, posiadać, położon(e|y|a|ego|ą), znajdując(e|y|a|ego) się, usytuowan(e|y|a), stojąc(y|e|a), ostatni(e|m|ego), najwyższ(e|ym|ego), wysoko, pietro, właściciel(a|), wszystkim, miesięczn(y|a), liczba, ilość, remont(u|em|), dodatkow(o|y|e|a), dodatkowe, komunikacj(a|i), razem z, nie ważne, para z dzieckiem, na wieś, na wsi, które mają, która ma, które z nich mają, mają',
  unrelated:
    'ile jedzie, jak długo jedzie, o której odjeżdża, sprzedam, sprzedaję, sprzedajemy, pogod(a|ę|y|owa), jaka pogoda, deszcz, przepis(y|u|) na, przepis, wiersz(yk|e|), żart(y|), dowcip(y|), zignoruj(cie|), ignoruj, instrukcj(e|i|ę|ami), polecenia, prompt, systemowy, stolic(a|ą) (polski|francji|niemiec|australii|włoch), jaka jest stolica, która godzina, mecz(u|e|), piłk(a|i) nożn(a|ej), ekstraklas(a|y), idiot(a|o), kretyn, debil(u|), kurwa, chuj, pierdol*, spierdalaj, jeb*, dupa, dupek, hasło, hasła, karta kredytowa, horoskop, przetłumacz, tłumaczenie, napisz, opowiedz, zaprogramuj, kod w pythonie, python, piero(gi|gów), bigos, sernik(a|), upiec, ugotować, pizz(a|ę|y), bitcoin(a|y|), lotto, kurs euro, kurs dolara, jak się masz, co słychać, kim jesteś, jak masz na imię, prezydent(em|a|), kanclerz(em|), premier(em|), wojna, wiadomości, bilet(y|u|) (na|do|lotniczy), pociąg(u|i|) do, rozkład jazdy, lot(y|) do, film(y|u|), piosenk(a|ę|i), muzyk(a|ę|i), ile to jest, ile jest, oblicz, pracę jako, oferty pracy, szukam pracy, sprzedam auto, kupię auto, kupię samochód, samochód używany, iphone, laptop(a|), rower(u|), żurek, sznyc(el|la), torcik, sprzedam swoje, sprzedam swój, sprzedaję swój, sprzedaję swoje, wynajmę swoje, wynajmę moje, wynajmuję swoje, wynajmuję moje, sprzedam mieszkanie, sprzedam dom, sprzedaję moje',
  compounds: ['o', 'u'],
  endings: ['u', 'ie', 'zie', 'cie', 'a', 'em', 'iem', 'ach', 'owi', 'e'],
  layouts: [{ pattern: /^([2-9])-?(?:pok|p|pokoj|pokojowe)$/, rooms: ([, n]) => Number(n), isBare: true }],
}
