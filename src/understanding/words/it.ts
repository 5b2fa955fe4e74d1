import type { Words } from '../words.ts'

/** Italian, as people in Italy and South Tyrol speak and write it. */
export const it: Words = {
  values: {
    'vermarktungsart.KAUF':
      "comprare, compro, compra, compriamo, comprerei, comprarmi, comperare, compero, acquistare, acquisto, acquista, acquistiamo, acquisti, acquirente, in vendita, vendita, vendesi, vendo, vende, vendono, da comprare, da acquistare, da comperare, per acquisto, prezzo d'acquisto, prezzo di acquisto, prezzo di vendita, di proprietà, in proprietà, mutuo, prima casa, rogito, in vendità, vendite, si vende, nuda proprietà, l acquisto, comprarci, comprarlo, comprarla, compravendita",
    'vermarktungsart.MIETE':
      "affitto, affitti, affittare, affittasi, affitta, affittiamo, affitterei, affito, afitto, in affitto, in affito, da affittare, prendere in affitto, canone, canone mensile, canone di locazione, canone d'affitto, locazione, locazioni, in locazione, locare, noleggio, pigione, pigioni, inquilino, inquilini, inquilina, al mese, mensile, mensili, mensilmente, ogni mese, per mese, /mese, / mese, mese, p/m, al mes, contratto di affitto, contratto d'affitto, contratto di locazione, spese incluse, spese comprese, spese condominiali incluse, spese condominiali comprese, tutto incluso, tutto compreso, tutte le spese incluse, tutte le spese comprese, con spese incluse, con spese, più spese, spese escluse, senza spese, spese esluse, spese a parte, escluse spese, incluse spese, comprese spese, compreso spese, incluse le spese, comprese le spese, escluse le spese, subaffitto, subaffittare, coinquilino, coinquilini, coinquilina, coinquiline, condivisione, casa condivisa, appartamento condiviso, affittarlo, affittarla, affittarmi, 4+4, 3+2, transitorio, uso transitorio, cedolare secca, mensilità, canoni, kaltmiete, a riscatto, warm, a pigione, affitto massimo, affitto max",
    'objektart.WOHNUNG':
      'appartament(o|i|ino|ini|one|oni), appart, app, appto, apparta, appartmento, apartamento, appartemento, apparatamento, apartament, alloggio in condominio, quartierino, quartiere abitativo, appartamneto, mansardina, apt, appt, appartamenti nuovi, appartamento nuovo, appartamento di nuova costruzione, appartamento d epoca, appartamento moderno nuovo, attichetto',
    'objektart.HAUS':
      'villett(a|e), villin(o|i), casetta, casette, casa, case, casa nuova, casa vecchia, casa antica, casa d epoca, vecchia casa, villone, casona, dimora',
    'objektart.GRUNDSTUECK':
      'terren(o|i), terreno edificabile, terreni edificabili, terreno edificabili, lotto, lotti, lotto edificabile, lotto di terreno, lotti edificabili, terreno da costruire, terreno costruibile, terreno residenziale, appezzamento, appezzamenti, area edificabile, aree edificabili, parcella, parcelle, particella, terreno fabbricabile, suolo edificabile, terreno per costruire, pezzo di terra, terreno dove costruire, fondo edificabile, terreno su cui costruire, appezzamento di terreno, fazzoletto di terra, terrreno',
    'objektart.ZIMMER':
      'camer(a|e|etta), stanza, stanze, stanzetta, una camera, una stanza, camera singola, una camera singola, camera doppia, una camera doppia, stanza singola, una stanza singola, stanza doppia, posto letto, posti letto, un posto letto, camera in affitto, stanza in affitto, una stanza in affitto, una camera in affitto, camera in appartamento condiviso, stanza in appartamento condiviso, camera in condivisione, stanza in condivisione, una camera in appartamento condiviso, una stanza in appartamento condiviso, una camera in condivisione, una stanza in condivisione, camera ammobiliata, stanza ammobiliata, camera per studente, stanza per studente, camera per studenti, stanza per studenti, wg, camera in wg, stanza in wg, una stanza in wg, una camera in wg, una cameretta, una stanzetta',
    'objektart.BUERO_PRAXEN':
      'uffici(o|), spazio ufficio, spazi ufficio, spazio per ufficio, locale uso ufficio, uso ufficio, studio professionale, locale ad uso ufficio, immobile direzionale, studio legale, studio notarile, studio commercialista, studio di architettura, uficio',
    'objektart.EINZELHANDEL':
      'negozi(o|), bottega, botteghe, locale commerciale, locali commerciali, spazio commerciale, spazi commerciali, attività commerciale, esercizio commerciale, fondo commerciale, boutique, superficie commerciale, negozietto, spazio vendita, superficie di vendita, punto vendita, salone di bellezza, farmacia, panificio, showroom, salone da parrucchiere, immobile commerciale, immobili commerciali',
    'objektart.GASTGEWERBE':
      'gastronomia, ristorazione, locale per ristorazione, attività di ristorazione, locale gastronomico, azienda gastronomica, discoteca, esercizio pubblico, locale notturno, impresa alberghiera, gastronomico, attività ricettiva',
    'objektart.HALLEN_LAGER_PROD':
      'capannon(e|i), capannone industriale, capannoni industriali, fabbrica, stabilimento, stabilimento produttivo, locale industriale, locali industriali, immobile industriale, edificio industriale, superficie produttiva, spazio produttivo, capannone artigianale, capannone produttivo, fabbricato industriale, impianto produttivo, hangar',
    'objektart.LAND_UND_FORSTWIRTSCHAFT':
      'azienda agricola, aziende agricole, tenuta agricola, azienda forestale, tenuta, proprietà agricola, fondo agricolo, malga, alpeggio, podere agricolo, scuderia con box cavalli',
    'objektart.PARKEN':
      'posto in garage, posto auto in garage, posto macchina in garage, posto auto in garage sotterraneo, posto garage, posto in autorimessa, autorimessa in vendita',
    'objektart.ZINSHAUS_RENDITEOBJEKT':
      "palazzo a reddito, palazzi a reddito, stabile a reddito, stabili a reddito, immobile a reddito, immobili a reddito, edificio a reddito, casa a reddito, stabile da reddito, palazzo da reddito, immobile da reddito, immobili da reddito, immobile da investimento, stabile di reddito, immobile di reddito, palazzina a reddito, casa da reddito, edificio da reddito, palazzina da reddito, intero palazzo, palazzo intero, condominio intero, intero stabile, stabile intero, palazzo d'appartamenti a reddito, casa di rendita, palazzo di rendita, immobile di rendita, casa da rendita, stabile locato, palazzo affittato, oggetto di rendita, casa plurifamiliare a reddito",
    'objektart.FREIZEITIMMOBILIE_GEWERBLICH':
      'centro sportivo, impianto sportivo, campeggio, struttura sportiva, palestra in vendita, complesso sportivo',
    'objektart.SONSTIGE': 'distributore di benzina, stazione di servizio, ospedale, clinica',
    'ausstattung.BALKON':
      '(m2|mq|metri quadri|metri quadrati|metri) di balcone, balcon(e|i), balcone abitabile, terrazzino, terrazzini, poggiolo, poggioli, balc, balcne, ballatoio, balconata, balconcin(o|i), blc',
    'ausstattung.TERRASSE':
      '(m2|mq|metri quadri|metri quadrati|metri) di terrazz(a|o|i), terrazz(a|o|e|i), terrazza sul tetto, terrazza panoramica, terraza, terazza, terazzo, terrazze, terrazzo sul tetto, lastrico solare, tetto terrazza, terrazzone, roof garden, solarium, dehors',
    'ausstattung.LOGGIA':
      '(m2|mq|metri quadri|metri quadrati|metri) di loggia, loggia, logge, loggiato, veranda, logia, loggetta',
    'ausstattung.GARTEN':
      "(m2|mq|metri quadri|metri quadrati|metri) di giardin(o|i), giardin(o|i|etto|etti), giardino privato, giardino di proprietà, giardino condominiale, giardino comune, spazio verde, area verde, verde privato, giardono, gardino, pezzetto di giardino, un po' di verde, orto, giardino recintato, con verde, fazzoletto di verde, giradino, corte privata con giardino",
    'ausstattung.LIFT': 'ascensor(e|i), asc, ascensre, lift, assensore, acensore, elevatore, montapersone, ascens',
    'ausstattung.GARAGE':
      'box auto, box auto singolo, box auto doppio, posto garage, garage, box, box auto incluso, autorimessa, autorimesse, garage doppio, doppio garage, garage privato, garage sotterraneo, parcheggio sotterraneo, parcheggio coperto, garag, garrage, box doppio, box singolo, garage singolo, garage interrato, rimessa, parcheggio interrato, box privato, garace',
    'ausstattung.STELLPLATZ':
      "posto per auto, posto per l'auto, posto per la macchina, posto per macchina, possibilità di parcheggio, possibilità di parcheggiare, posto auto, posti auto, posto macchina, posti macchina, parchegg(io|i), posto auto coperto, posto auto scoperto, p auto, p.auto, posto per la macchina, posto per l'auto, posto per auto, posto dove parcheggiare, posteggi(o|), parking, carport, tettoia auto, tettoia per auto, pensilina auto, posto x auto, posto moto, posto auto riservato, posto auto privato, spazio per parcheggiare, spazio per la macchina, spazio auto, parcheggiare, posto auto esterno",
    'ausstattung.KELLER':
      '(m2|mq|metri quadri|metri quadrati|metri) di cantina, cantin(a|e|etta), cantina privata, scantinato, seminterrato uso cantina, piano interrato, taverna, interrato, tavernetta, vano cantina, locale cantina, cantinetta',
    'ausstattung.EINBAUKUECHE':
      'cucina attrezzata, cucina componibile, cucina arredata, cucina completa, cucina accessoriata, cucina già montata, cucina montata, cucina inclusa, cucina su misura, cucina equipaggiata, cucina completamente attrezzata, cucina, cucina a incasso, cucina incassata, cucina nuova, cucina già presente, cucina moderna, cucina installata, cucina fissa, cucina compresa, cucina completa di elettrodomestici, cucina ad incasso, cucina full optional, cucina integrata, già con cucina, cucina incorporata, ebk',
    'ausstattung.MOEBLIERT':
      'arredat(o|a|i|e), ammobiliat(o|a|i|e), mobiliat(o|a|i|e), ben arredato, completamente arredato, completamente arredata, semi arredato, semiarredato, semiarredata, parzialmente arredato, con mobili, con i mobili, mobili inclusi, con mobilio, con arredamento, arredo, arredamento, totalmente arredato, arredato completo, ammobigliato, amobiliato, mobilio incluso, con arredi, mobilia, già arredato, già arredata, mobili',
    'ausstattung.BARRIEREFREI':
      'senza barriere, senza barriere architettoniche, barriere architettoniche, privo di barriere, privo di barriere architettoniche, priva di barriere architettoniche, accessibile ai disabili, accessibile disabili, accessibile in carrozzina, sedia a rotelle, carrozzina, adatto ai disabili, adatto a disabili, per disabili, disabili, disabile, accesso disabili, accessibile in sedia a rotelle, accessibile con carrozzina, senza gradini, adatto a sedia a rotelle, adatto a carrozzine, accessibile alle carrozzine, accessibile con sedia a rotelle, accessibile a tutti, accessibile per disabili, accessibile per carrozzine, deambulatore, mobilità ridotta, zero barriere, a misura di disabile, portatore di handicap, handicap, accessibile',
    'ausstattung.KLIMATISIERT':
      'aria condizionata, condizionatore, condizionatori, climatizzat(o|a|i|e), climatizzatore, climatizzazione, clima, aria climatizzata, a/c, ac, condizionata, impianto di climatizzazione, aria condizionate, aria cond, climatizzatori, clim',
    'ausstattung.FUSSBODENHEIZUNG':
      'riscaldamento a pavimento, riscaldamento pavimento, pavimento riscaldato, riscaldamento sotto pavimento, riscaldamento a terra, pannelli radianti, serpentine a pavimento, pavimenti riscaldati, risc a pavimento, riscaldamento radiante a pavimento, riscald a pavimento, risc pavimento, riscaldamento sottopavimento, impianto a pavimento, riscaldamento radiante',
    'ausstattung.KAMIN':
      'camin(o|i|etto), stufa a legna, stufa, stube, stufa in maiolica, focolare, stufa di maiolica, caminetti, camino a legna, termocamino, stufa tirolese, stufe',
    'ausstattung.POOL':
      'piscin(a|e|etta), pool, vasca natatoria, piscina privata, piscina condominiale, piscina riscaldata',
    'ausstattung.SAUNA': 'sauna, saune, sauna finlandese',
    'ausstattung.HAUSTIERE':
      'animal(e|i), animali ammessi, animali domestici, animale domestico, animali permessi, animali accettati, animali consentiti, ammessi animali, si accettano animali, cane, cani, cagnolino, cagnolina, cagnolini, cagnetto, cani ammessi, cane ammesso, ammessi cani, gatto, gatti, gatta, gattino, gattini, gatti ammessi, gatto ammesso, micio, il mio cane, il mio gatto, accettano animali, accettino animali, accettano cani, accettano gatti, amici a quattro zampe, pet friendly, pet-friendly, bau, animali ok, animali benvenuti, cani ok, cane ok, accetta animali, accetti animali, accettino cani, animaletti, cucciolo',
    'ausstattung.ABSTELLRAUM':
      'ripostigli(o|), sgabuzzin(o|i), stanzino, dispensa, deposito interno, ripost, vano ripostiglio, locale ripostiglio, sgabuzino, camerino, stanzino ripostiglio, sottoscala',
    'ausstattung.SMART_HOME': 'domotica, smart home, smarthome, domotico, impianto domotico, domotizzato, domotizzata',
    'ausstattung.PHOTOVOLTAIK':
      'fotovoltaic(o|i), impianto fotovoltaico, pannelli fotovoltaici, pannelli solari, pannello solare, pannello fotovoltaico, fv, impianto fv, energia fotovoltaica, fotovoltaica, pannelli sul tetto, pv, tetto fotovoltaico, solare fotovoltaico, corrente solare',
    'zustand.ERSTBEZUG':
      'prima occupazione, mai abitat(o|a|i|e), primo ingresso, primo utilizzo, prima abitazione mai abitata, di primo ingresso, prima entrata, mai vissuto, prima locazione, mai affittato, primo uso, primo inquilino, primi inquilini, consegna prima, primo affitto, prima assegnazione',
    'zustand.NEUWERTIG':
      'come nuov(o|a|i|e), pari al nuovo, seminuov(o|a|i|e), quasi nuov(o|a|i|e), stato nuovo, pari a nuovo, come fosse nuovo, in condizioni pari al nuovo, praticamente nuovo, praticamente nuova, condizioni perfette, in perfette condizioni, stato perfetto, condizioni pari al nuovo, perfette condizioni, semi nuovo',
    'zustand.SANIERT':
      'fattoria ristrutturata, ristrutturat(o|a|i|e), rinnovat(o|a|i|e), completamente ristrutturat(o|a|i|e), appena ristrutturat(o|a|i|e), recentemente ristrutturat(o|a|i|e), ristruturat(o|a), rimodernat(o|a|i|e), restaurat(o|a|i|e), risanat(o|a|i|e), rimess(o|a|i|e) a nuovo, rifatt(o|a|i|e), riqualificat(o|a|i|e), ristrutt, ristr, ammodernat(o|a), modernizzat(o|a), ristrutturazione completa, totalmente ristrutturat(o|a|i|e), tutto ristrutturato, tutta ristrutturata, rinovat(o|a), recente ristrutturazione, ristrutturati',
    'zustand.GEPFLEGT':
      'ben tenut(o|a|i|e), ben curat(o|a|i|e), curat(o|a|i|e), buono stato, in buono stato, ottimo stato, in ottimo stato, buone condizioni, in buone condizioni, ottime condizioni, in ottime condizioni, ben conservat(o|a|i|e), ben mantenut(o|a|i|e), tenuto bene, tenuta bene, mantenuto bene, ben messo, ben messa, tenut(o|a) molto bene',
    'zustand.RENOVIERUNGSBEDUERFTIG':
      'fattoria da ristrutturare, da ristrutturare, da rinnovare, da sistemare, da restaurare, da risanare, da ammodernare, da rimodernare, da rifare, da riattare, bisognos(o|a) di ristrutturazione, bisogno di lavori, necessita di lavori, necessita ristrutturazione, necessita di ristrutturazione, con lavori da fare, lavori da fare, da ripristinare, rudere, ruderi, da recuperare, da rimettere a posto, da rimettere a nuovo, da ristruturare, che necessita di ristrutturazione, da ristrutturate, da riqualificare, lavori di ristrutturazione, da mettere a posto, da demolire, da aggiustare, fatiscente, da rimettere in sesto, anche da ristrutturare, bisognos(o|a) di lavori, da sanare',
    'zustand.ROHBAU':
      'al grezzo, grezzo, allo stato grezzo, stato grezzo, grezzo avanzato, rustico al grezzo, al rustico, grezza, stato rustico, da completare, da finire, da ultimare',
    'bauart.ALTBAU':
      "d'epoca, di epoca, casa d'epoca, appartamento d'epoca, palazzo d'epoca, palazzi d'epoca, edificio d'epoca, stabile d'epoca, edificio storico, palazzo storico, palazzi storici, edifici storici, vecchio edificio, vecchia costruzione, costruzione d'epoca, antico, antica, antichi, antiche, casa antica, vecchi edifici, costruzione vecchia, edificio antico, palazzo antico, palazzo vecchio, stile liberty, liberty, primo novecento, fine ottocento, ottocento, ottocentesco, inizio novecento, inizi novecento, vecchio palazzo, epoca, jugendstil, storico, gründerzeit, edilizia storica, edilizia d'epoca, costruzione storica, edificio vecchio, costruzione antica, in una vecchia casa, in un vecchio palazzo",
    'bauart.NEUBAU':
      'nuova costruzione, di nuova costruzione, nuove costruzioni, costruzione nuova, nuovo edificio, edificio nuovo, edifici nuovi, casa nuova, appartamento nuovo, appartamenti nuovi, nuova edificazione, nuova edilizia, recente costruzione, di recente costruzione, costruzione recente, nuovo progetto, progetto nuovo, nuovo complesso, complesso nuovo, palazzo nuovo, nuovo palazzo, palazzina nuova, nuova palazzina, in costruzione, su progetto, su carta, sulla carta, nuova realizzazione, nuovo stabile, stabile nuovo, appena costruit(o|a), di nuova realizzazione, appartamento di nuova costruzione, immobile nuovo, nuovo di zecca, nuova di zecca, condominio nuovo',
    'heizung.FERNWAERME':
      'teleriscaldamento, riscaldamento a distanza, tele-riscaldamento, riscaldamento urbano, teleriscaldato, telerisc, teleriscald',
    'heizung.WAERMEPUMPE':
      'pomp(a|e) di calore, geotermia, geotermico, impianto geotermico, pompa calore, pdc, riscaldamento geotermico',
    'heizung.GAS':
      'gas, riscaldamento a gas, metano, gas metano, caldaia a gas, a metano, caldaia a metano, riscaldamento a metano, gas naturale, risc a gas, riscaldamento gas, gpl',
    'heizung.OEL':
      'gasolio, riscaldamento a gasolio, nafta, riscaldamento a olio, caldaia a gasolio, olio combustibile, a nafta, riscaldamento gasolio, riscaldamento a nafta',
    'heizung.PELLETS':
      'pellet, pellets, riscaldamento a pellet, stufa a pellet, caldaia a pellet, cippato, riscaldamento a legna, biomassa, caldaia a biomassa, pelle, stufa pellet, riscaldamento pellet, riscaldamento a pellets, caldaia a legna',
    'heizung.STROM':
      'riscaldamento elettrico, stufe elettriche, riscaldamento a infrarossi, infrarossi, pannelli a infrarossi, radiatori elettrici, termosifoni elettrici, riscaldato elettricamente, risc elettrico',
    'heizung.SOLAR':
      'riscaldamento solare, solare termico, pannelli solari termici, energia solare, collettori solari, impianto solare, solare, pannelli termici, impianto solare termico',
    provisionsfrei:
      "senza provvigione, senza provvigioni, senza commissioni, senza commissione, senza agenzia, senza agenzie, no agenzia, no agenzie, no provvigioni, no provvigione, no commissioni, zero commissioni, zero provvigioni, nessuna provvigione, nessuna commissione, niente provvigione, niente provvigioni, niente commissioni, niente agenzia, niente agenzie, esente da provvigione, esente da provvigioni, da privato, da privati, tra privati, fra privati, privato, privati, da privato a privato, direttamente dal proprietario, dal proprietario, direttamente da proprietario, direttamente dal privato, diretto proprietario, da proprietario, senza intermediari, senza intermediario, senza intermediazione, senza mediazione, senza mediatore, senza spese di agenzia, senza costi di agenzia, senza costi d'agenzia, senza spese d'agenzia, senza agente immobiliare, senza agenti immobiliari, direttamente da privati, privato vende, privato affitta, vendita privata, senza immobiliare, no intermediari, no mediatori, astenersi agenzie, no perditempo e agenzie, senza makler, no provision, senza provision, direttamente dai proprietari, trattativa privata, direttamente da privato, zero provvigione, diretto da privato, direttamente col proprietario, direttamente con il proprietario, senza diritti di agenzia, provvigione zero, provvigioni zero, esenzione provvigione, niente intermediari, privo di provvigioni, provvigione esclusa",
    dachgeschoss:
      'mansard(a|e|ato|ata|ati), mansardat(o|a|i|e), sottotett(o|i), sotto il tetto, sotto tetto, in mansarda, soffitta abitabile, sotto i tetti, ultimo piano mansardato, piano mansardato, sotto il tetto, mansardina, abbaino, sotto al tetto',
  },
  kinds: {
    'untergruppe.WOHNUNG.MAISONETTE':
      'duplex, appartamento su due livelli, appartamento su due piani, su due livelli, maisonette, maisonnette, appartamento duplex, appartamento disposto su due livelli, appartamento a due livelli, appartamento a due piani, appartamento su 2 livelli, appartamento su 2 piani, appartamento bipiano, triplex, su 2 livelli, disposto su due livelli',
    'untergruppe.WOHNUNG.LOFT-STUDIO-ATELIER':
      "loft, atelier, open space abitabile, loft industriale, atelier d'artista, studio d'artista, loft open space",
    'untergruppe.WOHNUNG.PENTHOUSE':
      'attic(o|hi), penthouse, superattico, super attico, attico panoramico, attico con terrazza panoramica, superattici',
    'untergruppe.WOHNUNG.FERIENWOHNUNG':
      'appartament(o|i) vacanze, appartament(o|i) per vacanze, appartament(o|i) per le vacanze, appartament(o|i) di vacanza, appartament(o|i) turistic(o|i), appartament(o|i) vacanza, appartament(o|i) di villeggiatura, appartamento per la villeggiatura, appartamentino vacanze, appartamentino per le vacanze, appartamento da vacanza, appartamento uso vacanze',
    'untergruppe.WOHNUNG.SOUTERRAIN':
      'seminterrat(o|i), appartamento seminterrato, appartamento interrato, piano seminterrato, appartamento nel seminterrato, appartamento al seminterrato, souterrain, appartamento in seminterrato, appartamento semi interrato, bilocale seminterrato, appartamento sotterraneo',
    'untergruppe.WOHNUNG.ROHDACHBODEN':
      'soffitta, soffitte, sottotetto grezzo, sottotetto al grezzo, sottotetto da ristrutturare, sottotetto non abitabile, sottotetto da recuperare, soffitta da ristrutturare, sottotetto da trasformare, soffitta grezza, mansarda al grezzo, mansarda grezza, solaio, soffitta da trasformare, sottotetto da convertire, soffitta da convertire, sottotetto da rendere abitabile, soffitta da recuperare, sottotetto da ampliare, soffitta al grezzo, soffitta non ristrutturata, sottotetto da sistemare',
    'untergruppe.HAUS.REIHENHAUS':
      'villett(a|e) a schiera, cas(a|e) a schiera, villa a schiera, ville a schiera, schiera, villino a schiera, casetta a schiera, casette a schiera, a schiera, villetta schiera, villette schiera, casa schiera, schieretta',
    'untergruppe.HAUS.DOPPELHAUSHAELFTE':
      'bifamiliare affiancata, villetta bifamiliare, villette bifamiliari, metà bifamiliare, mezza bifamiliare, porzione di bifamiliare, porzione di villa bifamiliare, casa gemella, case gemelle, villetta gemella, villa gemella, casa accoppiata, casa binata, villetta binata, villa binata, villa bifamiliare, porzione bifamiliare, casa semi-indipendente, casa semindipendente, casa semi indipendente, villetta semi indipendente, villetta semindipendente, villetta accoppiata, metà casa, mezza casa, metà di una bifamiliare, metà di bifamiliare, metà di una casa bifamiliare, metà di casa bifamiliare, metà casa bifamiliare, porzione di casa bifamiliare, metà villetta bifamiliare, semi-indipendente, villetta semi-indipendente, bifamigliare, porzione di casa',
    'untergruppe.HAUS.EINFAMILIENHAUS':
      'casa unifamiliare, case unifamiliari, casa monofamiliare, case monofamiliari, unifamiliare, monofamiliare, villa unifamiliare, villetta unifamiliare, casa singola, case singole, villetta singola, villette singole, villa singola, villino singolo, casa isolata, casa indipendente su quattro lati, casa per una famiglia, casa libera su quattro lati, casa monofamigliare, casa unifamigliare, abitazione unifamiliare, villetta monofamiliare, casa libera su 4 lati, casa indipendente, case indipendenti, villetta indipendente, casa familiare singola, casetta singola, casetta indipendente, casetta unifamiliare, casa individuale',
    'untergruppe.HAUS.BUNGALOW':
      'bungalow, bungalows, casa su un piano, casa su un solo piano, casa a un piano, villetta su un piano, casa ad un piano, casa su un unico piano, casa a un solo piano, bungalo',
    'untergruppe.HAUS.VILLA': 'vill(a|e|one), villa padronale, villona',
    'untergruppe.HAUS.BAUERNHAUS':
      'cascin(a|e|ale), casale, casali, casa colonica, case coloniche, rustic(o|i), casolare, casolari, masseria, vecchia fattoria, casa rurale, casa contadina, casa di campagna rustica, fattoria ristrutturata, colonica, case rurali, casa rustica, casale rustico, vecchio maso, casa di contadini, casa da contadini, casale di campagna, fattoria da ristrutturare',
    'untergruppe.HAUS.LANDHAUS':
      'casa di campagna, case di campagna, casa in campagna, villa di campagna, casetta di campagna, case in campagna, casetta in campagna, dimora di campagna, residenza di campagna, villa in campagna',
    'untergruppe.HAUS.SCHLOSS': 'castell(o|i|etto), palazzo nobiliare, maniero, palazzo signorile, castelletto',
    'untergruppe.HAUS.ZWEIFAMILIENHAUS':
      'casa bifamiliare, case bifamiliari, bifamiliare, bifamiliari, casa per due famiglie, casa a due famiglie, casa con due appartamenti, casa con due unità, casa con due unità abitative, casa di due appartamenti, casa con 2 appartamenti, casa bifamigliare, edificio bifamiliare, casa con due alloggi, casa 2 famiglie, casa due famiglie',
    'untergruppe.HAUS.MEHRFAMILIENHAUS':
      'casa plurifamiliare, case plurifamiliari, plurifamiliare, palazzina, palazzine, condominio in vendita, casa multifamiliare, casa con più appartamenti, trifamiliare, quadrifamiliare, casa trifamiliare, casa per più famiglie, multifamiliare, casa a più appartamenti, edificio plurifamiliare, casa con tre appartamenti, casa per tre famiglie, casa con diversi appartamenti, casa plurifamigliare, edificio residenziale, edificio con più appartamenti',
    'untergruppe.HAUS.FERIENHAUS':
      'casa vacanze, casa vacanza, case vacanze, case vacanza, casa per vacanze, casa per le vacanze, casa di vacanza, casa al mare, casa di villeggiatura, seconda casa, casetta per le vacanze, casa per il weekend, casa del weekend, casa per il fine settimana, casetta vacanze, villetta per le vacanze, villa per le vacanze, villetta per vacanze, casa delle vacanze, casa da vacanza, case per le vacanze, casa per villeggiatura, casetta di vacanza, case di vacanza, case per vacanze',
    'untergruppe.HAUS.BERGHUETTE':
      'baita, baite, rifugio, rifugi, rifugio alpino, malga abitabile, casa di montagna, baita di montagna, capanna, capanna di montagna, baita in montagna, rifugio di montagna, casetta di montagna, casetta in montagna, hütte, tabià, baitella, rifugio in montagna',
    'untergruppe.HAUS.CHALET': 'chalet, chalets, schalet, chalè, sciale, scialè',
    'untergruppe.HAUS.FERTIGHAUS':
      'cas(a|e) prefabbricat(a|e), prefabbricat(o|a|i|e), casa in legno prefabbricata, villetta prefabbricata, casa prefabricata, casa modulare, casa in kit, prefabricat(o|a), case modulari, casa chiavi in mano',
    'untergruppe.HAUS.STADTHAUS':
      'casa di città, casa in città, palazzetto, casa cittadina, townhouse, casa signorile di città, palazzina di città, casa a torre in città, case di città, villino di città',
    'untergruppe.HAUS.LAUBE-DATSCHE-GARTENHAUS':
      'casetta da giardino, casetta in giardino, orto urbano, capanno, capanno da giardino, casetta giardino, casetta di giardino, casetta da orto, orto con casetta, casina da giardino, casetta per giardino, orto con capanno, schrebergarten, kleingarten, casetta nell orto, casetta dell orto',
    'untergruppe.GRUNDSTUECK.GEWERBE':
      'terren(o|i) commercial(e|i), terren(o|i) industrial(e|i), lotto industriale, lotto commerciale, terreno produttivo, terreno artigianale, area industriale, area commerciale, terreno ad uso commerciale, terreno per attività commerciale, lotto artigianale, terreno a uso commerciale, terreno per uso commerciale, zona produttiva, terreno in zona produttiva, terreno in zona industriale, terreno in zona artigianale, terreno uso commerciale, terreno edificabile commerciale',
    'untergruppe.GRUNDSTUECK.LAND_FORSTWIRSCHAFT':
      'bosc(o|hi), terren(o|i) agricol(o|i), terreno boschivo, terreni boschivi, prat(o|i), camp(o|i), campi coltivabili, terra agricola, terreno coltivabile, foresta, pascolo, pascoli, fondo rustico, campo agricolo, terreno seminativo, frutteto, frutteti, terreno forestale, uliveto, oliveto, un pezzo di bosco, pezzo di bosco, appezzamento boschivo, meleto, terra coltivabile, terreno da coltivare, terreno a prato, terreno con bosco, appezzamento di bosco, campo coltivabile, campagna coltivabile',
    'untergruppe.GRUNDSTUECK.SEELIEGENSCHAFT':
      'terreno a riva, lotto a riva, terreno (sul|al|fronte|in riva al|vicino al|sulle rive del|a bordo|direttamente sul) lago, terreno edificabile (sul|al|fronte|in riva al|sulle rive del) lago, lotto (sul|al|fronte|in riva al) lago, terreno con accesso al lago, terreno con accesso diretto al lago, terreno lacustre, terreno fronte lago, appezzamento sul lago, terreno lungolago, lotto con accesso al lago, terreno in riva, terreno sulle rive, lotto in riva, terreno sulla riva, terreno lungo il lago, terreno affacciato sul lago, terreno direttamente sul',
    'untergruppe.BUERO_PRAXEN.PRAXIS':
      'studio medico, studi medici, ambulatorio, ambulatori, studio dentistico, ambulatorio medico, studio fisioterapico, studio di fisioterapia, studio odontoiatrico, studio veterinario, ambulatorio veterinario, poliambulatorio, studio per medico, studio per psicologo, studio psicologico, studio da dentista, studio del medico, locale per ambulatorio, studio di psicoterapia, studio terapeutico, studio medico dentistico, studio da medico, studio per dentista, studio per medici',
    'untergruppe.BUERO_PRAXEN.COWORKING':
      'coworking, co-working, spazio coworking, spazio di coworking, postazione coworking, ufficio condiviso, postazione in coworking, spazio di lavoro condiviso, uffici condivisi, scrivania in coworking',
    'untergruppe.EINZELHANDEL.KIOSK':
      'chiosc(o|hi), edicola, edicole, tabaccheria, tabacchi, chioschetto, chiosco bar, tabaccaio, kiosk',
    'untergruppe.GASTGEWERBE.RESTAURANT':
      'ristorant(e|i), trattori(a|e), osteri(a|e), pizzeri(a|e), locanda, locande, locale per ristorante, ristorantino, birreria, bistrot, bistro, bisteccheria, gasthaus, taverna ristorante, braceria, ristorante pizzeria',
    'untergruppe.GASTGEWERBE.HOTELS': 'hotel, hotels, albergo, alberghi, alberghetto, motel, hotellerie, hotel garni',
    'untergruppe.GASTGEWERBE.PENSIONEN':
      'pension(e|i), affittacamere, bed and breakfast, b&b, guest house, guesthouse, pensioncina, casa per ferie, garni, bnb',
    'untergruppe.GASTGEWERBE.CAFE':
      'caffè, caffetteri(a|e), café, bar caffetteria, sala da tè, pasticceria, caffetteria, bar pasticceria, gelateria',
    'untergruppe.GASTGEWERBE.BAR': 'bar, pub, cocktail bar, enoteca, wine bar, baretto, bar tavola calda',
    'untergruppe.HALLEN_LAGER_PROD.LAGER':
      'magazzin(o|i), deposit(o|i), locale deposito, locale uso magazzino, locale magazzino, spazio di stoccaggio, stoccaggio, spazio magazzino, area di stoccaggio, uso deposito, uso magazzino, superficie di stoccaggio, capannone uso magazzino, magazino, locale ad uso deposito, locale di deposito, storage, self storage, spazio deposito, logistica, magazzino logistico',
    'untergruppe.HALLEN_LAGER_PROD.WERKSTATT':
      'officin(a|e), laboratori(o|), officina meccanica, laboratorio artigianale, bottega artigiana, locale artigianale, autofficina, falegnameria, carrozzeria, locale uso laboratorio, officina auto, locale per officina, locale uso officina, laboratorio artigiano, laboratori artigianali',
    'untergruppe.LAND_UND_FORSTWIRTSCHAFT.BAUERNHOF':
      'mas(o|i), maso chiuso, fattori(a|e), agriturismo, podere, azienda agricola con casa, maso agricolo, fattoria in attività, masi chiusi, maso in attività, fattoria con terreni, fattoria con stalla, poderi, azienda agricola, aziende agricole',
    'untergruppe.LAND_UND_FORSTWIRTSCHAFT.WEINBAU':
      'vignet(o|i), azienda vinicola, azienda vitivinicola, cantina vinicola, tenuta vinicola, azienda viticola, vigna, vigne, aziende vinicole, tenuta vitivinicola, cantina vitivinicola, viticoltura, tenuta con vigneto, maso vinicolo, podere vinicolo',
    'untergruppe.LAND_UND_FORSTWIRTSCHAFT.REITERHOEFE':
      'maneggi(o|), centro ippico, scuderi(a|e), centro equestre, allevamento di cavalli, stalla per cavalli, struttura equestre, scuderia, centri ippici, ranch, maneggio con stalle, fattoria con cavalli, azienda equestre, stalle per cavalli, centro di equitazione',
  },
  units: {
    rooms:
      'local(e|i), van(o|i), stanz(a|e), ambient(e|i), zimmer, zi, loc, locali abitabili, vani principali, stanza e, locale e',
    bedrooms:
      'camer(a|e) da letto, camer(a|e), stanz(a|e) da letto, camer(a|e) matrimonial(e|i), letto matrimoniale, cam da letto, zona notte, camere doppie, camere singole, cam, camera e, stanza da letto, camere letto, camera letto, camere matrimoniali, stanze matrimoniali',
    m2: 'm2, m², mq, metr(o|i) quadr(o|i), metr(o|i) quadrat(o|i), metri q, metri, metriquadri, metriquadrati, mtq, mt2, qm, m q, m.q, mquadri, m quadri, m quadrati, mt quadri, metri2, mt quadrati, quadri, quadrati, mq., mt',
    sqft: 'sqft, sq ft, piedi quadrati, piede quadrato',
    acre: 'acro, acri',
    are: 'ara, are',
    hectare: 'ettar(o|i), ha, etari',
    joch: 'joch, iugero, iugeri, jugero, jugeri',
    euro: 'euro, eur, €, eurini, euri, sacchi di euro, euros, eurozzi, euro tondi',
    currency:
      'franc(o|hi), chf, franchi svizzeri, dollar(o|i), usd, sterlin(a|e), gbp, lire, corone, kune, fiorini, rubli',
    percent: 'per cento, percento, %, x cento, perc',
    kwh: 'kwh, kilowattora, chilowattora, kwh/m2, kwh/mq, kwh/m2a, kwh/mqa, kwh/m2 anno, kwh/mq anno, kwh m2, kwh mq, kwh/m2/anno, kwh/mq/anno, kwh al mq, kwh al metro quadro, kwh per mq, kwh al metro quadrato',
    km: 'km, chilometr(o|i), kilometr(o|i), kms',
    time: 'minut(o|i), min, or(a|e), minuti a piedi, minuti di macchina, minuti in auto, minuti di treno, minuti in macchina, minuti di auto, minuti in treno, minuti di strada, quarto d ora, minuti di mezzi, minuti in bus, minutini',
    years: "ann(o|i), anni di età, annetti, anni d'età",
    floor: 'pian(o|i), p.no, livello dell edificio, stock, pian, piano alto, pisno',
    district:
      'distrett(o|i), bezirk, quartier(e|i), circoscrizion(e|i), municipio, distr, distreto, distretti viennesi, distretto viennese, arrondissement, distretto di vienna, distretti di vienna',
    other:
      '(m2|mq|metri quadri|metri quadrati|metri) di loggia, (m2|mq|metri quadri|metri quadrati|metri) di cantina, (m2|mq|metri quadri|metri quadrati|metri) di balcone, (m2|mq|metri quadri|metri quadrati|metri) di terrazz(a|o|i), (m2|mq|metri quadri|metri quadrati|metri) di giardin(o|i), person(a|e), bambin(o|i|a|e), figl(io|i|ia|ie), adult(o|i), m, metri di altezza, mesi, mesi di affitto, mensilità, settiman(a|e), giorn(o|i), nott(e|i), letti, auto, macchine, moto, bici, studenti, unità, alloggi, appartamenti totali, coperti, posti, persone adulte, volte, cavalli, gradi, tavoli, bagn(o|i), servizi, doppi servizi, coinquilini, wc, piani in totale, cani, gatti, famigli(a|e), generazioni, ragazz(o|i|a|e), amici, dipendenti, postazioni, lati, posti auto, posti letto, balconi, figlie, uova, grammi, mucche, vacche, mansioni, fette, gatte, pax, piani fuori terra, posti macchina, terrazzi, cantine',
  },
  topics: {
    funds: 'prestito, mutuo, prestito, anticipo, acconto, risparmi, capitale proprio, finanziamento, messo da parte',
    price:
      "prezzo, prezzi, budget, costo, costi, costa, costare, costano, costi, tetto, limite, prezzo d'acquisto, prezzo di acquisto, prezzo di vendita, spesa, spesa massima, spendere, spenderei, spendiamo, cifra, fascia di prezzo, importo, disponibilità economica, disponibilità di, prezzo massimo, prezzo max, budget massimo, budget max, limite di prezzo, budjet, bugget, budget totale, somma, bdg, pagare, prezzo richiesto, investimento di, valore, capitale di, ho da parte",
    rent: "affitto, affitti, canone, canone mensile, canone di locazione, canone d'affitto, locazione, al mese, mensile, mensili, mensilmente, ogni mese, per mese, /mese, / mese, p/m, pigione, spese incluse, spese comprese, spese condominiali incluse, spese condominiali comprese, tutto incluso, tutto compreso, tutte le spese incluse, tutte le spese comprese, con spese incluse, con spese, più spese, spese escluse, senza spese, spese a parte, incluse spese, comprese spese, compreso spese, incluse le spese, comprese le spese, escluse le spese, escluse spese, canone massimo, affitto massimo, affitto max, affitto mensile, affito, afitto, in affitto, mese, affittare, in locazione, kaltmiete",
    size: 'superficie, superfici, superficie abitabile, metratura, metrature, grandezza, dimensione, dimensioni, calpestabile, calpestabili, superficie utile, superficie totale, ampiezza, area abitabile, grande almeno, superficie commerciale di, abitabili, spazio abitativo, superficie calpestabile',
    plot: 'terren(o|i), lotto, lotti, di terreno, superficie del terreno, superficie terreno, appezzamento, parcella, superficie del lotto, terreno privato, metratura del terreno, area esterna, giardino e terreno',
    built:
      'anno di, nel, costruit(o|a|i|e), costruzione, anno di costruzione, anno costruzione, edificat(o|a|i|e), realizzat(o|a|i|e), risalente, costruito nel, costruita nel, degli anni, eretto, eretta, data di costruzione, baujahr, epoca di costruzione, risale',
    deposit:
      'cauzione, cauzioni, caparra, deposito cauzionale, deposito, deposito cauzione, garanzia, mensilità di cauzione, kaution, caparre, caudione, cauzionale',
    yield:
      'rendimento, rendimenti, rendita, redditività, resa, rendimento lordo, rendimento netto, rendimento annuo, reddito annuo, roi, rendimento minimo, rendita lorda, rendita netta, rendite, rendita annua',
    energy:
      'hwb, fabbisogno, fabbisogno energetico, fabbisogno termico, consumo energetico, consumo, fabbisogno di calore, consumi, fabbisogno di riscaldamento, indice energetico, ipe, prestazione energetica, fabbisogno termico annuo, valore hwb, consumi energetici, epgl',
    class:
      'classe energetica, classe, ape, casaclima, casa clima, classe casaclima, classe casa clima, classe energ, cl energetica, certificazione energetica, categoria energetica, classe ape, classe hwb, classe di efficienza, classe di efficienza energetica, efficienza energetica, hwb, cl en, classe energetica minima, classe energetica almeno, classe energetica minimo, klimahaus, almeno classe, minimo classe, classe energetica massima, classe en',
    available:
      'disponibil(e|i), liber(o|a|i|e), disponibilità, trasferimento, trasferirmi, entrare, entrata, ingresso, consegna, consegnato, trasferirci, traslocare, trasloco, subentro, a partire da',
    term: 'contratto di affitto, contratto d affitto, contratto di locazione, affitto di almeno, contratto, contratto di, durata, durata del contratto, contratto almeno, durata minima, durata contratto, contratto minimo, contratto minimo di, a termine, tempo determinato, a tempo determinato, periodo, affitto per, per almeno, permanenza, resto, restare, rimanere, starci, befristung, vertrag, befristet, locazione di, contratto per, vincolo, affitto di, limitato',
    age: 'età, vecchi(o|a), più vecchi(o|a), non più vecchi(o|a) di, più vecchi(o|a) di, non oltre, età dell immobile, vecchi, vecchie, meno di anni, antichità, costruito da, costruita da, costruito da meno di, costruita da meno di, costruito da non più di, con meno di, (casa|villa|villetta|appartamento|immobile|edificio|costruzione|palazzo) con meno di, (casa|villa|villetta|appartamento|immobile|edificio|costruzione|palazzo) di meno di, che abbia meno di, che ha meno di, che abbia al massimo, non abbia più di, che non abbia più di, non più di anni, costruzione non oltre, costruit(o|a|i|e) negli ultimi, negli ultimi, degli ultimi, costruzione di meno di, edificio di meno di, (casa|villa|villetta|appartamento|immobile|edificio|costruzione|palazzo) meno di',
  },
  links: {
    allowed: 'può anche essere, può essere, anche da',
    owns: "ce l'abbiamo già, abbiamo già, ho già, ce l'ho già, portiamo noi, li portiamo noi, la portiamo noi, porto io, dai miei, dai miei genitori",
    like: 'come quello di, come quella di, come quello dei, come mia, come mio, come i miei',
    building: 'palazzo, edificio, palazzina, stabile, condominio',
    condition: 'se, qualora',
    exactlyAfter: 'esatti, esatte, precisi, precise',
    suits:
      'per (una |)wg, adatt(o|a) (a|per) (una |)wg, adatt(o|a) alla condivisione, per coinquilini, adatt(o|a) a coinquilini',
    purpose:
      'vendere, vendo, vendiamo, aprire, apro, restauro, riparo, riparare, restaurare, produco, produrre, avviare',
    beyond: 'permettere, fuori dalla mia portata, troppo caro per noi',
    personAfter: 'ag, gmbh',
    there: "avete, ci sarebbe, ci sarebbero, ci sono, c'è, hanno",
    origin: 'vengo, veniamo, viene, provengo, proveniamo, originari(o|a|), siamo',
    story:
      "fino all'anno scorso, l'anno scorso, abitavamo, abitavo, pagavo, pagavamo, affittavamo, nati, nate, siamo del, pendolare, avevamo, avevo, a scuola, scuola, asilo, nato, nata, l'annuncio, vostro annuncio, sono a, siamo a, studio a, studia a, comincio, inizio a lavorare, divorziat(o|a), separat(o|a), vedov(o|a), contratto fisso, nuovo lavoro",
    person:
      'dr, professor(e|), signora, geom, avv, ing, signor(a|e|), sig, dottor(e|), dottoressa, avvocato, ingegner(e|), geometra',
    hour: 'alle, ore',
    asks: 'che, quante, quanti, come, conviene, chi, quanto, quanto tempo, quando, si può, posso, può, devo, bisogna, serve, serve il, quali, qual è, è obbligatorio, è permesso, il proprietario può, quanto vale',
    law: 'imposte, si pagano, si paga, plusvalenza, conviene, meglio, proprietario, inquilino, inquilini, locatore, disdire, disdetta, preavviso, aumentare, aumento, legge, legale, permesso, vietato, tassa, tasse, imposta, notaio, di solito, normalmente, compreso, incluso, paga, diritti, subaffittare, catasto, registro, quanto vale, vale oggi, vale',
    unreal: 'lotteria, lotto, superenalotto, jackpot, un giorno',
    forNow: 'per ora, per adesso, per il momento, intanto, adesso però, nel frattempo, oggi',
    facing:
      'spazio per, posto per, possibilità di, possibilità di costruire, possibilità di fare, vista su, vista sul, vista sulla, vista sui, di fronte a, di fronte al, affacciato su, affaccio su',
    careless: 'non importa, non mi interessa, non ci interessa',
    presently: 'attuali, attuale, adesso, ora, attuale',
    point: 'virgola',
    kin: 'appartamento sopra di noi, appartamento sopra il nostro, appartamento sotto di noi, appartamento accanto, appartamento di sopra, appartamento di sotto, casa accanto, casa dei vicini, appartamento dei vicini, i miei genitori, i miei, il mio capo, mio nonno, mia nonna, i miei nonni, mio fratello, mia sorella, il mio amico, la mia amica, un mio amico, una mia amica, mio cugino, mia cugina, il mio collega, la mia collega, il mio vicino, mio zio, mia zia, una mia collega, un mio collega, mia collega, mio collega',
    now: 'attualmente, al momento, per ora',
    visit:
      'scade, scadenza, finisce, termina, appuntamento, riunione, ci vediamo, incontro, visita, visitare, appuntamento, annuncio, nato, nata, chiamare, vederlo, vederla, sopralluogo',
    street: 'via, viale, corso, vicolo',
    max: "non più lontano di, max, massimo, massima, massimi, al massimo, al max, mass, fino a, fino ad, fino al, sino a, sino ad, fin, entro, entro i, entro il, entro le, entro gli, non più di, non oltre, non oltre i, non oltre le, non piu di, meno di, sotto, sotto i, sotto le, sotto gli, sotto ai, al di sotto di, al di sotto dei, inferiore a, inferiore ai, inferiori a, non superiore a, non superiore ai, che non superi, che non superi i, non superi i, non supera i, non superare i, non deve superare, non deve superare i, senza superare, senza superare i, un massimo di, massimo di, tetto massimo, tetto di, tetto massimo di, limite di, limite massimo, limite massimo di, prima del, prima di, prima dell, antecedente, anteriore al, anteriore a, ante, tutt'al più, nei limiti di, a meno di, non sopra, non sopra i, non superiore, di meno di, con meno di, negli ultimi, degli ultimi, da meno di, precedente al, fino agli, fino ai, fino alle, massimo fino a, costruito entro, (casa|villa|villetta|appartamento|immobile|edificio|costruzione|palazzo) con meno di, (casa|villa|villetta|appartamento|immobile|edificio|costruzione|palazzo) (di|) meno di, non più grande di, non più caro di, che costi meno di, non più vecchi(o|a) di, e non oltre, non di più di, entro e non oltre",
    min: 'superare, superi, oltrepassare, eccedere, più grand(e|i) di, min, minimo, minima, minimi, almeno, al minimo, come minimo, a partire da, a partire dai, a partire dal, a partire dalle, a partire, partire da, partendo da, partendo dai, non meno di, più di, piu di, oltre, oltre i, oltre le, oltre gli, sopra, sopra i, sopra le, sopra gli, sopra ai, al di sopra di, al di sopra dei, superiore a, superiore ai, superiori a, maggiore di, un minimo di, minimo di, dopo il, dopo, successivo al, successiva al, non inferiore a, non inferiori a, non inferiore ai, da almeno, di almeno, posteriore al, non prima del, non sotto i, non sotto, dai, dal, dalla, in su da, d almeno, nn meno di, non al di sotto di, a partire dagli, non più piccolo di, non più piccola di, mai meno di',
    about:
      "circa, c.a, ca, intorno a, intorno ai, intorno al, intorno alle, attorno a, attorno ai, attorno al, attorno alle, più o meno, approssimativamente, all'incirca, pressappoco, grosso modo, sui, sulle, sugli, qualcosa come, su per giù, verso i, verso le, approx, cca, orientativamente, indicativamente, diciamo, suppergiù, ±, +/-, quasi, intorno agli, nell ordine di, nell ordine dei",
    exactly:
      'esattamente, esatti, esatto, precisamente, precisi, preciso, giusto, giusti, solo, soltanto, solamente, né più né meno, proprio, tassativamente, spaccati',
    between:
      'tra, fra, compreso tra, compresa tra, compreso fra, tra i, fra i, tra il, fra il, tra le, fra le, da un minimo di, compresi tra',
    maxAfter:
      "di più no, max, massimo, massima, massimi, al massimo, al max, o meno, mass, o inferiore, o di meno, non di più, e non di più, tutt'al più, come massimo, come tetto, o sotto, e non oltre, come limite, e basta, come tetto massimo, a scendere, non oltre",
    minAfter:
      'min, minimo, minima, minimi, almeno, o più, o piu, e più, in su, in poi, e oltre, o superiore, o oltre, e oltre, o di più, come minimo, e passa, o maggiore, a salire, in avanti, o migliore, o meglio, e superiore, ed oltre, o superiori, e piu, o +, e +, e superiori',
    aboutAfter:
      "circa, ca, più o meno, all'incirca, o giù di lì, approssimativamente, pressappoco, su per giù, indicativamente, grosso modo, orientativi, cca, o simile, o poco più",
    to: 'a, ad, ai, al, alle, agli, fino a, fino ad, fino al, fino ai, sino a, ai massimo',
    and: 'e, ed, nonché, più, &, e anche, ed anche, e pure, né, ne, e magari anche, oltre a, e poi',
    or: 'o, oppure, od, ovvero, o anche, o magari, o se no, altrimenti, sennò, oppure anche, o pure, o ancora, o in alternativa, in alternativa',
    with: "con, c, cn, che abbia, che ha, con annesso, con annessa, dotato di, dotata di, dotati di, incluso, inclusa, inclusi, compreso, compresa, compresi, completo di, completa di, avente, munito di, fornito di, con il, con la, con lo, con i, con le, con l, col, coi, serve, servono, mi serve, ci serve, mi servono, ci servono, deve avere, devono avere, avere, abbia, voglio anche, disponga di, provvisto di, provvista di, comprensivo di, comprensiva di, corredato di, dotate di, che disponga di, mi serve anche, dove ci sia, ci vuole, deve esserci, ci deve essere, ci siano, ci sia, obbligatorio, obbligatoria, indispensabile, c'è, ci sono, e con, anche",
    but: 'cap, codice postale, c.a.p, ma, però, bensì, tuttavia, pero, basta che, purché, l importante, mentre',
    not: 'allergia ai, allergia al, allergia agli, invece di, invece del, invece della, al posto di, al posto del, al posto della, piuttosto che, allergico a, allergico ai, allergica a, allergica ai, non, senza, nessun, nessuno, nessuna, niente, no, né, ne, eccetto, tranne, escluso, esclusa, esclusi, escluse, salvo, fuorché, a parte, ad eccezione di, ad eccezione del, ad eccezione della, ad eccezione dei, eccezion fatta per, mai, non a, non al, non ai, non alla, non voglio, non vogliamo, non cerco, non serve, non servono, non mi serve, non mi servono, non ci serve, non ci servono, non è necessario, non è necessaria, non necessario, non ho bisogno di, non abbiamo bisogno di, non importa, non mi interessa, non ci interessa, non occorre, non deve, non deve essere, che non sia, che non sia al, non sia, non sia al, evitare, evitando, assolutamente no, assolutamente non, assolutamente non al, ma non, ma non a, ma non al, tranne il, tranne la, tranne i, tranne al, tranne a, escluso il, esclusi i, eccetto il, eccetto i, esclusa la, basta che non sia, basta che non sia al, purché non sia al, purché non, basta non, basta non al, fuori da, fuori dal, fuori dalla, no al, no a, nn, priva di, privo di, no il, poco importa, tutto tranne, ovunque tranne, ovunque tranne che, tranne che, tranne che al, tranne che in, mai al, mai a, salvo il, non necessariamente, non per forza, rinuncio a, basta che non, fare a meno di, fare a meno del, fare a meno della, posso fare a meno di, possiamo fare a meno di, si può fare a meno di, non può essere',
    notAfter:
      'potete venderlo a parte, venderlo a parte, vendere a parte, vendere separatamente, potete tenerlo, troppo lavoro, troppa manutenzione, troppo impegno, non serve, non servono, non mi serve, non mi servono, non ci serve, non ci servono, non è necessario, non è necessaria, non necessario, non necessaria, non necessari, non sono necessari, non importa, non mi interessa, non mi interessano, non ci interessa, non ci interessano, non è importante, non importante, non occorre, non occorrono, non richiesto, non richiesta, non richiesti, non è richiesto, escluso, esclusa, esclusi, escluse, non indispensabile, non è indispensabile, no, no grazie, non voglio, non lo voglio, non la voglio, non li voglio, non le voglio, non lo vogliamo, non la vogliamo, inutile, inutili, superfluo, superflua, indifferente, mi è indifferente, è indifferente, non ne ho bisogno, non mi occorre, non fondamentale, da evitare, da escludere, fuori discussione, non essenziale, non obbligatorio, non è obbligatorio, facoltativo, facoltativa, ne faccio a meno, ne facciamo a meno, non desiderato, non mi importa, non per forza, non necessariamente, non mi va, non è fondamentale, non ci importa, non vogliamo, neanche a parlarne, li porto io, la porto io, le porto io, lo porto io, li portiamo noi, la portiamo noi, li abbiamo già, ce li ho già',
    wish: "se possibile, possibilmente, preferibilmente, idealmente, magari, eventualmente, di preferenza, meglio se, l'ideale sarebbe, sarebbe bello, sarebbe bello avere, sarebbe ideale, sarebbe perfetto, sarebbe fantastico, sarebbe top, forse, volentieri, gradito, gradita, graditi, gradite, preferenza per, in caso, mi piacerebbe anche, mi piacerebbe con, meglio con, ancora meglio, ancora meglio se, opzionale, facoltativo, preferisco, preferiamo, preferirei, preferito, preferibile, ottimo se, perfetto se, bello se, bonus, se c'è, se c'è anche, se ci fosse, se ci fosse anche, il top sarebbe, sarebbe un plus, ideale con, ideale se, gradirei, gradiremmo, se capita, se si può, auspicabile, nel caso ideale, nel migliore dei casi, plus, un plus, punto in più per, apprezzato, apprezzata, sarebbe carino, sarebbe carina, sarebbe gradito, sarebbe gradita, sarebbe gradita anche, sarebbero graditi, vorrei magari, non mi dispiacerebbe, non dispiacerebbe, sarebbe comodo, sarebbe comoda, il massimo sarebbe, il sogno sarebbe, il mio sogno sarebbe, se fosse possibile, a piacere, in un mondo ideale, tanto meglio se, meglio ancora, meglio ancora se",
    wishAfter:
      "se possibile, possibilmente, preferibilmente, idealmente, magari, eventualmente, di preferenza, sarebbe bello, sarebbe bella, sarebbe ideale, sarebbe perfetto, sarebbe perfetta, sarebbe fantastico, sarebbe fantastica, sarebbe top, sarebbe un plus, sarebbe gradito, sarebbe gradita, sarebbero graditi, sarebbero gradite, gradito, gradita, graditi, gradite, sarebbe carino, sarebbe carina, sarebbe il massimo, sarebbe il top, sarebbe un sogno, sarebbe ottimo, sarebbe ottima, sarebbe l'ideale, sarebbe meglio, sarebbe utile, sarebbe comodo, sarebbe comoda, sarebbero utili, un plus, è un plus, bonus, opzionale, opzionali, facoltativo, facoltativa, preferito, preferita, preferibile, preferibili, apprezzato, apprezzata, se c'è, se ci fosse, se si può, se ci sono, non obbligatorio, ma non obbligatorio, ma non necessario, ma non indispensabile, ma non è indispensabile, ma non è necessario, ma non è obbligatorio, ma non fondamentale, ma non è fondamentale, auspicabile, benvenuto, benvenuta, benvenuti, ben accetto, ben accetta, ben accetti, ben visto, sarebbe apprezzato, sarebbe apprezzata, un di più, nice to have, sarebbe un valore aggiunto, sarebbe un vantaggio, un vantaggio, sarebbe super, sarebbe bellissimo, sarebbe figo, non guasterebbe, non guasta, male non fa, non sarebbe male, sarebbe un bonus, in opzione, se fosse possibile, sarebbe l ideale, mi piacerebbe, ci piacerebbe, sarebbe una bella cosa, sarebbe la ciliegina, è gradito, è gradita, è preferibile, sono graditi, non sarebbe male, ma non per forza",
    instead:
      'no anzi, anzi, anzi no, no scusa, no scusi, no scusate, scusa, scusi, scusate, no aspetta, aspetta, no meglio, o meglio, o piuttosto, piuttosto, ma no, volevo dire, intendevo, intendo, cioè, cioè no, correzione, invece, mi correggo, errore, ho sbagliato, mi sono sbagliato, mi sono sbagliata, no dai, ripensandoci, no ripensandoci, lascia stare, lascia perdere, rettifico, no no, eh no, pardon, ops, macché, no in realtà, in realtà, no preferisco, no preferiamo, anzi meglio, anzi facciamo, no facciamo, facciamo, no veramente, no cioè, dimentica, sbagliato, no invece',
    around:
      "vicino a, vicino ad, vicino al, vicino alla, vicino, vicini a, vicina a, nei pressi di, nei pressi d, nei pressi del, nelle vicinanze di, nelle vicinanze d, vicinanze di, in prossimità di, in prossimità del, prossimità di, nei dintorni di, nei dintorni d, nei dintorni del, dintorni di, dintorni, intorno a, intorno al, attorno a, attorno al, zona di, zona, in zona, nella zona di, nell'area di, area di, area, nell area del, accanto a, non lontano da, non lontano dal, non troppo lontano da, non distante da, poco distante da, poco lontano da, dalle parti di, da quelle parti di, a due passi da, nel circondario di, circondario di, hinterland di, nell'hinterland di, nell'interland di, periferia di, nella periferia di, in periferia di, alla periferia di, alle porte di, provincia di, in provincia di, nel raggio di, nel raggio, raggio di, raggio, entro un raggio, verso, presso, a ridosso di, fuori, appena fuori, appena fuori da, appena fuori città, nella cintura di, cintura di, vicinanze, dalle parti del, limitrofo a, a poca distanza da, nelle zone di, nella regione di, regione di, in zona di, zone di, comprensorio di, nei paraggi di, paraggi di, adiacente a, vicin a, a piedi da, raggiungibile a piedi da",
    aroundAfter:
      "e dintorni, dintorni, e zone limitrofe, zone limitrofe, e vicinanze, vicinanze, o dintorni, o vicinanze, e provincia, o provincia, e hinterland, hinterland, e circondario, circondario, e periferia, o nei dintorni, o nelle vicinanze, e nei dintorni, e nelle vicinanze, e paesi vicini, o zone limitrofe, o limitrofi, e limitrofi, e zona, e comuni limitrofi, e comuni vicini, o paesi vicini, e cintura, o giù di lì, e dintorno, o zona, e area circostante, e zone circostanti, o zone vicine, e zone vicine, e paraggi, o paraggi, e zone attorno, e intorno, o lì vicino, o comuni limitrofi, e d'intorni, nei dintorni, nelle vicinanze, e aree limitrofe, e area metropolitana, umgebung, e attorno",
    in: 'in, a, ad, nel, nello, nella, nell, nei, negli, nelle, al, allo, alla, all, ai, agli, alle, su, sul, sulla, sullo, sull, dentro, presso, nel cuore di, in pieno centro a, al centro di, nel centro di, centro di, in centro a, in centro, comune di, nel comune di, città di, nella città di, situato a, situata a, sito in, sito a, ubicato a, ubicata a, ubicato in, località, in località, paese di',
    atOnce:
      "subito, da subito, immediatamente, immediato, immediata, disponibile subito, libero subito, libera subito, subito disponibile, subito libero, subito libera, il prima possibile, il più presto possibile, al più presto, quanto prima, prima possibile, asap, da oggi, disponibilità immediata, consegna immediata, ingresso immediato, urgente, urgentemente, con urgenza, appena possibile, pronta consegna, in pronta consegna, in tempi brevi, già libero, già disponibile, disponibile da subito, libero da subito, disponibile immediatamente, libero immediatamente, immediatamente disponibile, d'urgenza, in fretta, presto, libero ora, libero adesso, disponibile adesso, entrata immediata, nell immediato",
    commission:
      "provvigion(e|i), commission(e|i), agenzi(a|e), spese di agenzia, costi di agenzia, costi d'agenzia, spese d'agenzia, provision, mediazione, mediatore, mediatori, intermediari, intermediario, intermediazione, agente immobiliare, agenti immobiliari, agenzie immobiliari, agenzia immobiliare, makler, diritti di agenzia, immobiliaristi, provviggione, provvigioni di agenzia",
    limitedTerm:
      'tempo determinato, a tempo determinato, contratto a tempo determinato, a termine, contratto a termine, transitorio, contratto transitorio, durata limitata, temporaneo, limitato nel tempo, contratto temporaneo, contratto limitato, limitato, scadenza, con scadenza, breve termine, limite di tempo, limiti di tempo, limitazione temporale, limite temporale, befristung',
    unlimitedTerm:
      'tempo indeterminato, a tempo indeterminato, contratto a tempo indeterminato, durata illimitata, illimitato, contratto illimitato, senza scadenza, senza limiti di tempo, senza limite di tempo, indeterminato, durata indeterminata, contratto indeterminato, contratto senza scadenza, a tempo illimitato, tempo illimitato, illimitata, senza termine',
    groundFloor:
      'piano terra, pian terreno, pianterreno, piano terreno, pt, p.t, p terra, piano rialzato, rialzato, al piano della strada, a pian terreno, piano zero, piano 0, pianoterra, pian terra, p.terra, livello strada, piano strada, piano terr',
    investment:
      'investimento, investimenti, investire, per investimento, da investimento, uso investimento, investitore, investitori, da mettere a reddito, mettere a reddito, a reddito, da affittare a terzi, per affittarlo, per affittarla, per affittare, per metterlo in affitto, da mettere in affitto, mettere in affitto, per darlo in affitto, da dare in affitto, dare in affitto, rendita, a scopo investimento, a scopo di investimento, già locato, già affittato, per rendita, come investimento, affittare agli studenti, da reddito, messa a reddito, per affitti brevi, affitti brevi',
    aside:
      'il mio affitto è, il mio affitto sale, il nostro affitto, ho già, abbiamo già, mi(o|a|ei) (sorella|fratello|amico|amica|cugino|cugina|collega|vicino|vicina|figlio|figlia|genitori) (ha|hanno) (comprato|venduto|affittato), paghiamo, pago, ha comprato, hanno comprato, ha venduto, hanno venduto, viviamo in, vivo in, abitiamo in, abito in, abita in, abita al, vive in, vivono in, guadagno, guadagniamo, stipendio, il mio reddito, reddito familiare, lavoro a, lavoriamo a, io lavoro, attualmente vivo, attualmente viviamo, vivo attualmente, viviamo attualmente, ora vivo, ora viviamo, adesso vivo, adesso viviamo, abito a, abitiamo a, vivo a, viviamo a, abito ora, attualmente a, abitiamo ora, adesso abito, adesso abitiamo, ora abito, ora abitiamo, ora abbiamo, attualmente abbiamo, adesso abbiamo, ora pago, adesso pago, attualmente pago, mio (figlio|fratello|padre|amico|ragazzo) (ha|paga|vive|abita), mia (figlia|sorella|madre|amica|ragazza) (ha|paga|vive|abita), il mio amico paga, la mia amica paga, i miei (hanno|vivono|abitano|pagano), lavora a, lavora in, lavora al, abbiamo venduto, ho venduto',
  },
  seeks: 'prefer, basta, cerc, ricerc, vorr, vogli, bisogn, serv, desider, compr, affitt, trasferi',
  sorts: {
    preis_auf:
      'i più economici in alto, i meno cari in alto, i meno cari in cima, i più economici in cima, in cima i più economici, in cima i meno cari, i più economici per primi, le più economiche per prime, più economic(i|he), prima quelli economici, meno car(i|e), prima (i|le|) più economici, prima le più economiche, (i|le|gli|) più economic(i|he), il più economico, la più economica, più economici prima, più economiche prima, più economico prima, prima i meno cari, prima le meno care, (i|le) meno car(i|e), il meno caro, la meno cara, meno cari prima, prima quelli meno cari, prima quelle meno care, prima quelli che costano meno, che costa meno, che costano meno, quelli che costano meno, prima i più a buon mercato, il più a buon mercato, i più a buon mercato, il più conveniente, la più conveniente, i più convenienti, le più convenienti, prima i più convenienti, prima le più convenienti, prezzo crescente, per prezzo crescente, prezzi crescenti, in ordine di prezzo, in ordine di prezzo crescente, ordine di prezzo, ordine crescente di prezzo, ordina per prezzo, ordinati per prezzo, ordinate per prezzo, ordinato per prezzo, per prezzo, dal più economico, dalla più economica, dal più economico al più caro, dal meno caro, dal meno caro al più caro, dal meno costoso, partendo dal più economico, partendo dal meno caro, prezzo più basso, il prezzo più basso, prezzo più basso prima, prima il prezzo più basso, prezzi più bassi prima, prima i prezzi più bassi, al prezzo più basso, prezzo ascendente, economici prima, in ordine crescente di prezzo, ordinare per prezzo, ordinati per prezzo crescente, ordina per prezzo crescente, ordinate per prezzo crescente, prima le economiche, prima gli economici, più basso prezzo, partendo dai più economici, partendo dalle più economiche, dai più economici, dalle più economiche, prima il più economico, prima la più economica, prima il meno caro, prima la meno cara, prima i meno costosi, prima le meno costose, il meno costoso, i meno costosi, le meno costose, la meno costosa, canone crescente, per canone crescente, il più basso prezzo, prima i più bassi di prezzo, prezzo dal più basso, prezzo dal basso all alto, prima quelli più economici, prima quelle più economiche, quelli più economici prima, affitto crescente, affitto più basso prima, prima gli affitti più bassi',
    preis_ab:
      'più car(i|e), prima i più cari, prima le più care, prima il più caro, prima la più cara, i più cari, le più care, il più caro, la più cara, più cari prima, più care prima, prima i più costosi, prima le più costose, il più costoso, la più costosa, i più costosi, le più costose, più costosi prima, prezzo decrescente, per prezzo decrescente, prezzi decrescenti, in ordine di prezzo decrescente, ordine decrescente di prezzo, dal più caro, dal più caro al più economico, dal più caro al meno caro, dal più costoso, prezzo più alto prima, prima il prezzo più alto, prezzo più alto, prezzo discendente, dalla più cara, ordinati per prezzo decrescente, ordinate per prezzo decrescente, in ordine decrescente di prezzo, ordina per prezzo decrescente, prima i prezzi più alti, prezzi più alti prima, partendo dal più caro, partendo dai più cari, prima quelli più cari, prima quelle più care, dai più cari, prima quelli più costosi, dai più costosi, dalle più care, partendo dalle più care',
    flaeche_ab:
      'i più grandi in alto, i più grandi in cima, in cima i più grandi, le più grandi in alto, le più grandi in cima, i più grandi per primi, le più grandi per prime, più grandi, prima i più grandi, prima le più grandi, prima il più grande, prima la più grande, i più grandi, le più grandi, il più grande, la più grande, più grandi prima, più grande prima, dal più grande, dalla più grande, dal più grande al più piccolo, superficie decrescente, per superficie, per superficie decrescente, per metratura, per metratura decrescente, metratura decrescente, ordinati per superficie, ordinate per superficie, ordinati per metratura, ordinate per metratura, in ordine di grandezza, in ordine di superficie, per grandezza, per dimensione, ordina per superficie, ordinati per grandezza, ordinate per grandezza, ordinati per dimensione, prima i più spaziosi, prima quelli più grandi, prima quelle più grandi, ordina per metratura, prima le più spaziose, dai più grandi, dalle più grandi, partendo dal più grande, partendo dai più grandi, grandezza decrescente, ordinato per superficie, superficie maggiore prima, prima superficie maggiore, prima le metrature più grandi, dimensioni decrescenti, metratura più grande prima, ordine di metratura, in ordine di metratura, i più spaziosi, prima i grandi',
    neueste:
      'più recenti, prima i più recenti, prima le più recenti, i più recenti, le più recenti, più recenti prima, più recente prima, il più recente, la più recente, prima gli ultimi, prima le ultime, ultimi annunci, ultimi annunci prima, gli ultimi annunci, annunci più recenti, gli annunci più recenti, prima gli annunci più recenti, annunci recenti prima, nuovi annunci, nuovi annunci prima, prima i nuovi annunci, prima i nuovi, prima le nuove, prima i più nuovi, prima le novità, le novità, novità, novità prima, le ultime novità, dal più recente, dalla più recente, per data, ordinati per data, ordinate per data, ordina per data, data più recente, ultimi inseriti, gli ultimi inseriti, prima gli ultimi inseriti, ultime offerte, ultimi arrivi, gli ultimi arrivi, per data di pubblicazione, prima gli annunci nuovi, annunci nuovi prima, prima quelli più recenti, prima quelli nuovi, dai più recenti, dalle più recenti, prima gli ultimi annunci, ultime inserzioni, appena pubblicati prima, prima quelle più recenti, partendo dai più recenti, partendo dal più recente, nuove inserzioni prima, prima le nuove inserzioni, prima le inserzioni più recenti, prima le ultime inserzioni, prima le ultime novità, le ultime, inserzioni più recenti',
    reduziert:
      'prima gli annunci con prezzo ridotto, quelli con prezzo ridotto prima, prima i ribassati, prima le ribassate, ribassat(o|a|i|e), prezzo ribassato, prezzi ribassati, ribassati prima, ribassate prima, prima gli scontati, prima le scontate, scontat(o|a|i|e), scontati prima, prezzo ridotto, prezzi ridotti, prima i prezzi ridotti, prezzi ridotti prima, prezzo ridotto prima, ribassi prima, prima i ribassi, ribasso di prezzo, con ribasso di prezzo, prima quelli ribassati, prima quelli scontati, prima quelle ribassate, con prezzo ribassato, con prezzo ridotto, a prezzo ridotto, ribasso prima, riduzioni di prezzo, riduzione di prezzo, prima le riduzioni di prezzo, prima quelli con prezzo ridotto, prima quelli a prezzo ridotto, calo di prezzo, prezzo calato, prezzo in calo, prima quelli con prezzo ribassato, ribassi, prezzo abbassato, prezzi abbassati, prima in offerta, in saldo prima, prima gli immobili ribassati, prima gli annunci ribassati, prima quelle scontate, prima quelli in ribasso, in ribasso, prima i prezzi ribassati, sconti prima, prima gli sconti, prima le offerte ribassate',
    rendite_ab:
      'i più redditizi prima, miglior rendimento, miglior rendimento prima, miglior rendita, migliore rendita, migliore rendita prima, miglior rendita prima, migliori rendimenti prima, migliori rendimenti, prima il miglior rendimento, prima i migliori rendimenti, rendimento più alto, rendimento più alto prima, prima il rendimento più alto, prima i rendimenti più alti, rendita più alta, rendita più alta prima, prima la rendita più alta, rendimento decrescente, per rendimento, per rendita, ordinati per rendimento, ordinate per rendimento, ordinati per rendita, ordina per rendimento, ordina per rendita, i più redditizi, prima i più redditizi, il più redditizio, più redditizi prima, per rendimento decrescente, con il miglior rendimento, massimo rendimento, maggior rendimento prima, prima il maggior rendimento, prima quelli con rendimento più alto, prima quelli con il miglior rendimento, rendimenti più alti prima, prima la migliore rendita, prima la miglior rendita, in ordine di rendimento, ordinati per redditività, per redditività, maggior rendimento, prima quelli che rendono di più, ordinato per rendimento, rendita decrescente, rendimento migliore prima, rendimento migliore, prima i più remunerativi',
    preis_m2_auf:
      'prezzo al (mq|m2|metro quadro|metro quadrato), (per|ordina per|ordinati per|ordinate per|ordinato per|ordinare per|in ordine di|in base al|secondo il|dal minor|prima il minor|miglior|minor|prima il miglior|dal più basso) prezzo al (mq|m2|metro quadro|metro quadrato), (per|ordina per|ordinati per|ordinate per|ordinato per|in ordine di|) prezzo al (mq|m2|metro quadro|metro quadrato) (crescente|ascendente), prezzo al (mq|m2|metro quadro|metro quadrato) più basso, prezzo al (mq|m2|metro quadro|metro quadrato) più basso prima, prima il prezzo al (mq|m2|metro quadro|metro quadrato) più basso, (per|ordinati per|ordinate per|ordina per|) prezzo (per|a) (mq|m2|metro quadro|metro quadrato), prezzo/mq, per prezzo/mq, ordinati per prezzo/mq, €/mq, per €/mq, ordinati per €/mq, €/m2, per €/m2, più economici al (mq|m2|metro quadro|metro quadrato), prima i più economici al (mq|m2|metro quadro|metro quadrato), il più economico al (mq|m2|metro quadro|metro quadrato), per euro al (mq|m2|metro quadro|metro quadrato), ordinati per euro al (mq|m2|metro quadro|metro quadrato), costo al (mq|m2|metro quadro|metro quadrato), per costo al (mq|m2|metro quadro|metro quadrato), prezzo mq crescente, per prezzo mq, prezzo al metro, per prezzo al metro, prezzo/m2, per prezzo/m2, prima quelli con prezzo al (mq|m2|metro quadro|metro quadrato) più basso',
  },
  numbers: {
    0: 'zero',
    0.5: 'mezz, e mezzo, e mezza, mezzo, mezza',
    1: 'un, uno, una',
    2: 'due, 2x',
    3: 'tre, trè',
    4: 'quattro, quatro',
    5: 'cinque',
    6: 'sei',
    7: 'sette',
    8: 'otto',
    9: 'nove',
    10: 'dieci',
    11: 'undici',
    12: 'dodici',
    13: 'tredici',
    14: 'quattordici',
    15: 'quindici',
    16: 'sedici',
    17: 'diciassette',
    18: 'diciotto',
    19: 'diciannove',
    20: 'venti, vent',
    21: 'ventun, ventuno',
    28: 'ventotto',
    30: 'trenta, trent, trentina',
    31: 'trentuno',
    38: 'trentotto',
    40: 'quaranta, quarant, quarantina',
    41: 'quarantuno',
    48: 'quarantotto',
    50: 'cinquanta, cinquant, cinquantina',
    51: 'cinquantuno',
    58: 'cinquantotto',
    60: 'sessanta, sessant, sessantina',
    61: 'sessantuno',
    68: 'sessantotto',
    70: 'settanta, settant, settantina',
    71: 'settantuno',
    78: 'settantotto',
    80: 'ottanta, ottant, ottantina',
    81: 'ottantuno',
    88: 'ottantotto',
    90: 'novanta, novant, novantina',
    91: 'novantuno',
    98: 'novantotto',
    100: 'cento, centinaio, centinaia, cent',
    180: 'centottanta',
    1000: 'mille, mila, k, k€, keuro, migliaia, migliaio, mil, m.la, mille euro e',
    500000: 'mezzo milione, mezzo mln',
    250000: 'quarto di milione',
    1000000: 'milion(e|i), mln, mio, mil.ne, milioni di, milione di',
    1500000: 'un milione e mezzo, 1 milione e mezzo, milione e mezzo',
    2500000: 'due milioni e mezzo, 2 milioni e mezzo',
  },
  ordinals: {
    1: 'prim(o|a)',
    2: 'second(o|a)',
    3: 'terz(o|a)',
    4: 'quart(o|a)',
    5: 'quint(o|a)',
    6: 'sest(o|a)',
    7: 'settim(o|a)',
    8: 'ottav(o|a)',
    9: 'non(o|a)',
    10: 'decim(o|a)',
    11: 'undicesim(o|a), undecimo',
    12: 'dodicesim(o|a)',
    13: 'tredicesim(o|a)',
    14: 'quattordicesim(o|a)',
    15: 'quindicesim(o|a)',
    16: 'sedicesim(o|a)',
    17: 'diciassettesim(o|a)',
    18: 'diciottesim(o|a)',
    19: 'diciannovesim(o|a)',
    20: 'ventesim(o|a)',
    21: 'ventunesim(o|a)',
    22: 'ventiduesim(o|a)',
    23: 'ventitreesim(o|a), ventitresim(o|a)',
  },
  months: [
    'gennaio, genn',
    'febbraio, febb, feb',
    'marzo',
    'aprile, apr',
    'maggio, magg',
    'giugno, giu',
    'luglio, lug',
    'agosto, ago',
    'settembre, sett',
    'ottobre, ott',
    'novembre, nov',
    'dicembre, dic',
  ],
  homes: {
    1: 'monolocal(e|i), mono locale, studio, studios, garconniere, garçonnière(n|), monostanza, monovano, appartamento di una stanza, appartamento di un locale, appartamento monolocale, monolocalino, mini appartamento monolocale, miniappartamento, mini appartamento, mini-appartamento, miniappartamenti, monocamera, un solo locale, mono, una sola stanza, bivano uno',
    2: 'bilocal(e|i), bi locale, bivano, bivani, bilo, bicamere, bilocalino, duelocali, monocamera con soggiorno, appartamento con una camera da letto, appartamento con una camera, appartamento con una sola camera, appartamento una camera, appartamento a una camera, bi-locale, appartamento con 1 camera, appartamento di due locali, appartamento di due vani',
    3: 'trilocal(e|i), tri locale, trivano, trivani, trilo, trilocalino, tri-locale, trelocali, tricamere due',
    4: 'quadrilocal(e|i), quadrivano, quadri locale, quadrilo, quadri-locale, tetralocale, quattrolocali, tricamere',
    5: 'pentalocal(e|i), cinquelocali, pentavano, penta locale, plurilocale cinque',
    6: 'esalocale, esavano',
  },
  places: {
    wien: 'vienna, viena, città di vienna, vienna città, capitale austriaca, viennese, viennesi, la capitale, vien',
    'wien-1':
      'centro storico di vienna, centro di vienna, vienna centro, centro città di vienna, città interna, città vecchia di vienna, primo distretto di vienna, vienna centro storico',
    salzburg: 'salisburgo, salisburgo città, città di salisburgo, salisb, salsburgo, salisbrugo',
    'land-salzburg':
      'land salisburghese, salisburghese, land salisburgo, regione di salisburgo, land di salisburgo, stato di salisburgo, salisburgo land, regione salisburgo, provincia di salisburgo, nel salisburghese, il salisburghese, salzburgerland, stato federale di salisburgo, salisburgo regione',
    niederoesterreich: 'bassa austria, bassa-austria, bassaustria, austria inferiore',
    oberoesterreich: 'alta austria, alta-austria, altaustria, austria superiore',
    steiermark: 'stiria, styria, land stiria, stiriano',
    tirol:
      'tirolo, tirolo del nord, nord tirolo, nordtirolo, tirolo settentrionale, tirolo austriaco, tirolese, land tirolo, nord-tirolo',
    kaernten: 'carinzia, carintia, corinzia, land carinzia, carinziano',
    vorarlberg: 'vorarlberg, voralberg, land vorarlberg',
    burgenland: 'burgenland, land burgenland',
    linz: 'linz, linza',
    innsbruck: 'innsbruck, insbruck, isbruck, inssbruck, innsbruk, insbruk, innsbruch',
    villach: 'villaco, villach',
    lienz: 'lienz',
    'klagenfurt-am-woerthersee': 'klagenfurt, clagenfurt, klagenfurth, klagenfurt città',
    bregenz: 'bregenz, bregenza, bregenzo',
    'st-poelten': 'sankt pölten, san ippolito, st polten, sankt polten, san pölten, s. pölten',
    'st-anton-am-arlberg': "sant'antonio all'arlberg, sankt anton, san anton, sant anton",
    'st-johann-in-tirol': 'san giovanni in tirolo, sankt johann in tirolo, st johann in tirolo',
    'st-veit-an-der-glan': 'san vito alla glan',
    'spittal-an-der-drau': 'spittal sulla drava',
    'hall-in-tirol': 'hall in tirolo, hall di tirolo',
    kitzbuehel: 'kitzbuhel, kitzbuehl, kitz, kitzbühl',
    'krems-an-der-donau': 'krems sul danubio',
    hermagor: 'ermagora',
    wolfsberg: 'wolfsberg',
    voelkermarkt: 'völkermarkt',
    kufstein: 'kufstein',
    feldkirch: 'feldkirch',
  },
  regions: {
    weinviertel: 'regione del vino, quartiere del vino, il weinviertel',
    waldviertel: 'quartiere del bosco, il waldviertel',
    mostviertel: 'quartiere del mosto, il mostviertel',
    industrieviertel: 'quartiere industriale della bassa austria',
    wachau: 'valle della wachau, la wachau',
    innviertel: "quartiere dell'inn",
    muehlviertel: 'quartiere della mühl',
    salzkammergut: 'il salzkammergut, regione del salzkammergut, laghi del salzkammergut, salzkamergut',
    zillertal: 'valle dello ziller, valle ziller, valle di ziller, zillertal, valle del ziller, val ziller',
    oetztal: "valle dell'ötz, valle di ötz, ötztal, valle dell'ötztal, valle ötz, valle dell'oetz",
    stubaital: 'valle dello stubai, valle di stubai, stubai, val stubai, valle stubai',
    osttirol: "tirolo orientale, tirolo dell'est, est tirolo, osttirolo",
    montafon: 'valle del montafon, val montafon, il montafon, valle di montafon, montafone',
    bregenzerwald: 'selva di bregenz, foresta di bregenz, bosco di bregenz',
    rheintal: 'valle del reno',
    suedsteiermark:
      'stiria del sud, stiria meridionale, sud della stiria, strada del vino della stiria meridionale, stiria sud, sud stiria',
    thermenland:
      'regione termale, regione delle terme, terre termali, paese delle terme, stiria termale, terra delle terme, terme della stiria, zona termale della stiria, regione termale della stiria',
    murtal: 'valle della mur, valle del mur, val mur',
    woerthersee:
      'lago wörthersee, lago di wörth, lago wörther, lago worthersee, worthersee, wörthersee, wörter see, lago di woerth, lago di wörthersee, lago di worth, lago di klagenfurt',
    ossiacher_see: 'lago di ossiach, lago ossiacher, lago ossiachersee, lago ossiach',
    millstaetter_see: 'lago di millstatt, lago millstatt, lago millstätter, lago millstättersee, lago di millstätter',
    neusiedler_see:
      'lago di neusiedl, lago neusiedl, lago di neusiedler, lago neusiedler, lago di neusiedlersee, lago neusiedlersee',
    attersee:
      "sull'attersee, sul attersee, all'attersee, presso l'attersee, lago attersee, sul lago attersee, lago attersee, lago di atter, lago di attersee, lago atter",
    mondsee:
      "sull'mondsee, sul mondsee, all'mondsee, presso l'mondsee, lago mondsee, sul lago mondsee, lago mondsee, lago di mondsee, lago della luna",
    traunsee: 'lago traunsee, lago di traun, lago di gmunden, lago di traunsee',
    wolfgangsee:
      'lago wolfgangsee, lago di san wolfgang, lago di wolfgang, lago di san volfango, lago di st wolfgang, lago di wolfgangsee, lago di sankt wolfgang',
    wallersee: 'lago wallersee, lago di waller, lago di wallersee',
    zeller_see: 'lago di zell, lago zeller, lago di zell am see, lago zell, lago zellersee',
    achensee: 'lago achensee, lago di achen, lago di achensee, lago achen',
    bodensee: 'lago di costanza, lago costanza, lago bodensee, bodensee',
    suedburgenland: 'burgenland meridionale, burgenland del sud, sud del burgenland, burgenland sud, sud burgenland',
  },
  countries: {
    AT: 'austria, österreich, austia, territorio austriaco, austra',
    DE: 'germania, baviera, germany',
    CH: 'svizzera, canton ticino',
    IT: 'italia, alto adige, sudtirolo, sud tirolo, südtirol, trentino, toscana, sicilia, sardegna, italy',
    HR: 'croazia, istria, dalmazia',
    HU: 'ungheria, balaton',
    SI: 'slovenia',
    CZ: 'repubblica ceca, cechia, cechia repubblica',
    SK: 'slovacchia',
    ES: 'spagna, maiorca, canarie, tenerife, baleari',
    FR: 'francia',
    LI: 'liechtenstein',
    PT: 'portogallo',
    GR: 'grecia',
    TR: 'turchia',
    US: 'stati uniti, florida',
    PL: 'polonia',
    RO: 'romania',
    BG: 'bulgaria',
    ME: 'montenegro',
    AL: 'albania',
    MT: 'malta',
    GB: 'inghilterra, regno unito',
    NL: 'olanda, paesi bassi',
    BE: 'belgio',
  },
  fillers:
    "già affittat(o|a), già locat(o|a), appuntamenti, appuntamento, compare, vengono, rimossa, attivo, titolo, cartello, calcolare, sociale, disabilita, precaricato, interrotto, canale, vedono, fattore, tenuto, riposo, venditore, anziché, anziche, ne avete, ne hai, ce ne sono, di pensione, in pensione, studia, studiano, studiare, studio a, tipo, lavora, frequenta, simpatico, simpatica, vetrina, domani, per prim(o|a|i|e), soffitto, soffitti, soffitti alti, riva, to, incluse, inclusi, in casa, a, un, uno, una, prima, primo, secondo, il, lo, la, i, gli, le, l, d, c, s, n, m, t, di, del, dello, della, dell, dei, degli, delle, da, dal, dalla, dallo, dall, dai, dalle, per, x, in, su, con me, che, chi, cui, quale, quali, quanto, quanti, come, dove, quando, perché, poiché, siccome, dato che, visto che, se, ci, vi, mi, ti, si, me, te, noi, voi, loro, lui, lei, io, tu, essi, mio, mia, miei, mie, tuo, tua, suo, sua, suoi, sue, nostro, nostra, nostri, nostre, vostro, vostra, questo, questa, questi, queste, quello, quella, quelli, quelle, qualcosa, qualche, qualsiasi, qualunque, qualcuno, alcuni, alcune, altro, altra, altri, altre, stesso, ogni, tutto, tutta, tutti, tutte, molto, molta, molti, molte, tanto, tanta, poco, poca, un po, abbastanza, troppo, troppa, così, anche, pure, ancora, già, sempre, spesso, poi, quindi, allora, dunque, insomma, ecco, beh, boh, ehm, eh, ah, ok, okay, va bene, sì, si, sto, sta, stiamo, stanno, stare, sono, sei, è, siamo, siete, era, essere, sia, siano, sarà, sarei, sarebbe, stato, ho, hai, ha, abbiamo, avete, hanno, avere, abbiano, avrei, avrebbe, avendo, c'è, ci sono, ce, faccio, fa, fare, fate, fammi, vado, vai, va, andare, andiamo, vengo, viene, venire, posso, puoi, può, possiamo, potete, possono, potrei, potrebbe, potreste, potrebbero, potere, devo, deve, dobbiamo, devono, dovrebbe, dovrei, dovrebbero, dovere, vorrei, voglio, vuole, vogliamo, vorremmo, volevo, volevamo, volere, vorrebbe, desidero, desideriamo, desidererei, desidera, desiderato, cerco, cerca, cerchi, cerchiamo, cercano, cercando, cercare, cercasi, ricerco, ricerca, ricerche, cercavo, cercherei, alla ricerca, sto cercando, stiamo cercando, stavo cercando, trova, trovami, trovare, trovo, troviamo, trovarmi, trovate, mostra, mostrami, mostrate, mostrare, fammi vedere, vedere, visualizza, elenca, elencami, dammi, date, dimmi, ditemi, proponi, proposte, proponetemi, suggerisci, suggerimenti, aiuto, aiutami, aiutatemi, aiutare, avete, avreste, esiste, esistono, offrite, offrono, per favore, per piacere, per cortesia, cortesemente, gentilmente, grazie, grazie mille, grazie in anticipo, ciao, salve, buongiorno, buonasera, buon giorno, buona sera, buondì, ehi, hey, saluti, cordiali saluti, distinti saluti, gentili signori, signore, signora, ragazzi, bel, bello, bella, belli, belle, bellino, bellissimo, bellissima, carino, carina, carini, carine, piccolo, piccola, piccoli, piccole, piccolino, piccolina, grande, grandi, ampio, ampia, ampi, ampie, spazioso, spaziosa, spaziosi, spaziose, luminoso, luminosa, luminosi, luminose, soleggiato, soleggiata, tranquillo, tranquilla, tranquilli, silenzioso, silenziosa, accogliente, accoglienti, comodo, comoda, comodi, comode, moderno, moderna, moderni, moderne, nuovo, nuova, nuovi, nuove, recente, recenti, vecchio, vecchia, usato, usata, economico, economica, economici, economiche, conveniente, a buon mercato, a buon prezzo, buon prezzo, a basso prezzo, basso prezzo, low cost, non troppo caro, non troppo cara, non troppo cari, non caro, non cara, non troppo costoso, non troppo grande, non troppo piccolo, non troppo lontano, non molto caro, caro, cara, cari, costoso, costosa, accessibili, abbordabile, buono, buona, buoni, buone, bene, ottimo, ottima, perfetto, perfetta, ideale, ideali, adatto, adatta, adatti, adatte, elegante, eleganti, lussuoso, lussuosa, lusso, di lusso, pregio, di pregio, prestigioso, prestigiosa, signorile, esclusivo, esclusiva, caratteristico, caratteristica, particolare, speciale, unico, unica, fantastico, super, figo, decente, dignitoso, dignitosa, normale, semplice, centrale, centralissimo, immobile, immobili, abitazione, abitazioni, alloggio, alloggi, sistemazione, residenza, residenze, residenziale, posto, posti, luogo, luoghi, tetto sopra la testa, nido, annuncio, annunci, inserzione, inserzioni, offerta, offerte, oggetto, oggetti, soluzione, soluzioni, proposta, unità, edificio, edifici, palazzo, palazzi, stabile, condominio, struttura, vivere, vivo, viviamo, abitare, abito, abitiamo, abitiamo in, trasferirsi, trasferisco, trasferiamo, trasloco, traslochiamo, famiglia, famiglie, famigliola, coppia, coppie, giovane, giovani, studente, studentessa, studenti, studentesse, pensionato, pensionati, pensionata, single, solo, sola, soli, da solo, da sola, moglie, marito, ragazza, ragazzo, fidanzata, fidanzato, compagna, compagno, amico, amica, amici, genitori, mamma, papà, madre, padre, nonna, nonno, nonni, suocera, fratello, sorella, colleghi, collega, settimana, weekend, fine settimana, anno prossimo, l'anno prossimo, prossimo, prossima, prossimi, mese prossimo, inizio, metà, fine, fine mese, attualmente, momento, lavoro, lavorare, smart working, università, scuola, scuole, asilo, ufficio in casa, stazione, metro, metropolitana, tram, autobus, bus, treno, mezzi, mezzi pubblici, fermata, fermata metro, aeroporto, autostrada, supermercato, negozi vicini, servizi, centro, centro città, centro storico, pieno centro, in pieno centro, città, cittadina, paese, paesi, paesino, villaggio, campagna, comune, regione, land, stato, provincia, zona tranquilla, zona centrale, zona silenziosa, zona residenziale, zona verde, zona soleggiata, zona servita, zona ben servita, zona universitaria, zona collinare, zona centro, in zona tranquilla, in zona centrale, in zona verde, in zona silenziosa, in zona residenziale, in zona servita, in zona ben servita, in zona soleggiata, quartiere tranquillo, quartiere verde, posizione, posizione centrale, posizione tranquilla, ben collegato, ben collegata, ben servito, ben servita, collegato, collegata, servita, servito, strada, via, piazza, vista, vista lago, vista sul lago, vista montagna, vista sulle montagne, vista sui monti, vista panoramica, panorama, panoramico, panoramica, esposto, esposizione, sud, nord, est, ovest, montagna, montagne, monte, monti, alpi, lago, laghi, fiume, danubio, mare, verde, nel verde, natura, immerso nel verde, piste, piste da sci, piste da sci vicine, sci, sciare, neve, impianti, impianti di risalita, sole, luce, finestra, finestre, rumore, rumoroso, traffico, vicini di casa, vicino di casa, soggiorno, salotto, sala, salone, cucina abitabile, cucina separata, angolo cottura, cucinino, cucina a vista, open space, bagno, bagni, doppi servizi, doccia, vasca, vasca da bagno, lavanderia, lavatrice, lavastoviglie, corridoio, studio in casa, parquet, internet, wifi, fibra, elettricità, acqua, luce e gas, riscaldamento, riscaldato, riscaldata, autonomo, autonoma, riscaldamento autonomo, riscaldamento centralizzato, centralizzato, caldaia, isolamento, termosifoni, doppi vetri, separato, separata, separati, separate, privata, private, indipendente, indipendenti, esclusivo uso, proprio, propria, comune, comuni, condominiale, esterno, esterna, interno, interna, interno ed esterno, coperto, coperta, chiuso, chiusa, recintato, recintata, completo, completa, intero, intera, completamente, interamente, totalmente, parzialmente, possibile, possibilità, disponibile, presente, ammesso, ammessi, ammessa, accettati, accettato, consentiti, permessi, benvenuto animale, importante, fondamentale, necessario, necessaria, necessari, essenziale, assolutamente, obbligatoriamente, per forza, requisito, requisiti, condizione, condizioni, caratteristiche, esigenza, esigenze, bisogno, ho bisogno, ho bisogno di, abbiamo bisogno, abbiamo bisogno di, avrei bisogno di, progetto, ovunque, dappertutto, dovunque, da qualche parte, da queste parti, lì, là, qui, qua, laggiù, lassù, vicinissimo, lontano, distante, distanza, a piedi, in macchina, in auto, in bici, macchina, ultimo, ultima, ultimo piano, piano, piani, piano alto, piani alti, alto, alta, alti, basso, bassa, livello, livelli, ordina, ordinare, ordinati, ordinate, ordinato, ordinamento, ordine, risultati, risultato, lista, elenco, mettere, metti, mettimi, selezione, secondo, circa dal, tramite, durante, dopo che, mentre, appena, tranquillamente, davvero, veramente, seriamente, solamente, soprattutto, specialmente, in particolare, particolarmente, cioè, tipo di, specie, genere, stile, insieme, entrambi, ambedue, vario, vari, varie, diversi, diverse, più, meno, meglio, migliore, migliori, massima serietà, perditempo, no perditempo, astenersi perditempo, referenziato, referenziati, referenziata, referenze, garanzie, contratto indeterminato di lavoro, busta paga, fumatori, non fumatori, non fumatore, qualità, qualità prezzo, rapporto qualità prezzo, certificato, cappotto, ville a parte, lungo, lunga, lungo termine, a lungo termine, lungo periodo, per lungo periodo, piedi, anziani, anziana, anziano, bimbi, bimbo, bimba, neonato, figlia, figlio, futuro, futura, estate, inverno, primavera, autunno, vacanza, vacanze, ferie, week-end, palestra, jacuzzi, idromassaggio, vasca idromassaggio, portineria, portiere, videocitofono, antifurto, allarme, blindata, legno, pietra, mattoni, cemento, tradizionale, rustica, autentico, design, contemporaneo, minimalista, ecologico, ecologica, passiva, casa passiva, austriaco, austriaca, austriaci, italiano, italiana, italiani, sudtirolese, etc, ecc, eccetera, nn, cmq, comunque, qlc, qualcosina, roba, roba del genere, cosa, cose, affare, affari, occasione, ne, nè, del tipo, simile, simili, circondato, circondata, edificabilità, edificabile, urbanizzato, pianeggiante, costruire, costruirci, costruirmi, mi trasferisco, ci trasferiamo, per me, per noi, per una famiglia, per la mia famiglia, spero, pensavo, penso, pensando, credo, direi, sapere, so, serio, seria, economicamente, prezzi bassi, prezzo basso, prezzo buono, prezzo giusto, prezzo ragionevole, ragionevole, ragionevoli, modico, prezzo modico, fattibile, comodamente, ottimamente, direttamente, con calma, vera, vero, veri, entro poco",
  unrelated:
    'quanto ci mette, quanto dura il treno, a che ora parte, meteo, previsioni del tempo, che tempo, tempo fa, pioggia, piove, piovere, ricetta, ricette, poesia, poesie, barzelletta, barzellette, ignora, ignorate, ignora le, istruzioni, prompt, password, capitale della, capitale dell, qual è la capitale, chi è il presidente, che ora è, che ore sono, calcio, partita, serie a, juventus, juve, inter, milan, napoli gioca, champions league, idiota, stronzo, stronza, cazzo, vaffanculo, merda, coglione, scemo, cretino, deficiente, puttana, bastardo, fanculo, imbecille, traduci, traduzione, tradurre, python, javascript, programma in, bitcoin, criptovalute, lotto estrazioni, lotteria, oroscopo, carbonara, lasagne, tiramisù, torta, torte, strudel, sacher, sachertorte, spaghetti, pasta al, come stai, come va, come ti chiami, chi sei, come state, canzone, canzoni, netflix, raccontami, racconta, barzellette, storia della, carta di credito, volo per, voli per, biglietto aereo, biglietti, prenota, prenotare, prenotazione, prossimo treno, treno per, scrivimi, scrivi, scrivi una, lettera di presentazione, drop table, equazione, radice quadrata, cancelliere, elezioni, politica, mozart, sissi, lorem, ipsum, cosa visitare, cosa vedere, offerta di lavoro, offerte di lavoro, cerco lavoro, cerca lavoro, trovare lavoro, auto usata, auto usate, macchina usata, iphone, scarpe, videogioco, idraulico, babysitter, badante, wiener schnitzel, cotoletta, quanto fa, dottore, barzeletta, guerra, film, gioca, vendo la mia, vendo il mio, vendere la mia, vendere il mio, padrone di casa, come arrivo, come si arriva, vendo casa, affitto il mio, affitto la mia',
  compounds: ['e'],
}
