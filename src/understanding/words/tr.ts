import type { Words } from '../words.ts'

/** Turkish, as people in Turkey and in Vienna speak and write it; German words of the trade with Turkish endings too. */
export const tr: Words = {
  values: {
    'vermarktungsart.KAUF':
      'satılık, satilik, sat, satılıklar, satılığa, satılan, satılacak, satın al*, satın, satın alma, satış*, satışı, alım satım, ev almak, ev alma, ev alacağım, ev alacağız, ev alıcam, ev alıcaz, ev alayım, daire almak, daire alacağım, daire alacağız, daire alıcam, arsa almak, villa almak, mülk almak, yazlık almak, almak istiyorum, almak istiyoruz, almayı düşünüyor*, almak için, mülkiyet, tapulu, sahip olmak, mülk edinmek, kat mülkiyeti, kaufen',
    'vermarktungsart.MIETE':
      'kira, kir, kiral*, kiralık, kiralik, kirası, kiras*, kiray*, kiram*, kirac*, kirad*, kiralamak, kiralama, kiracı, kira bedeli, aylık, aylığı, ayda, aylik, her ay, ay başına, ayı, sıcak kira, soğuk kira, warm, kalt, aidat dahil, giderler dahil, masraflar dahil, her şey dahil, faturalar dahil, yan giderler dahil, işletme giderleri*, ısınma dahil, depozitolu, miete, mieten, mietwohnung',
    'objektart.WOHNUNG':
      'akıllı daire*, sıfır daire, tarihi daire*, eski apartman*, tarihi apartman*, yeni apartman*, çatı dairesi*, bahçe katı daire*, daire, daire(ler|m|miz|si|sini|sine|sinde|de|den|yi|ye|nin|leri|lere|cik|lerde|lik|lerden|lerin|lerini), apartman dairesi*, apartman, apart, apartta, rezidans*, dayre, dairee, apartman katı, kat dairesi, wohnung(a|da|u|)',
    'objektart.HAUS':
      'müstakil, müstakil ev*, bahçeli ev, hane, konak, konut müstakil, haus, iki katlı ev, dublex ev, dubleks ev, tripleks, tripleks ev, triplex',
    'objektart.GRUNDSTUECK':
      'arsa, arsa(lar|sı|sını|m|ya|yı|nın|da|dan|lı|sında|ları|lık), parsel, parsel*, imarlı arsa, imarlı, inşaat arsası, yapı arsası, arazi, arazi(ler|si|yi|ye|sini|de|m)',
    'objektart.ZIMMER':
      'oda, odalar, odası, odayı, odaya, tek oda, paylaşımlı ev, paylaşımlı daire, ev arkadaşı*, wg, wg odası, öğrenci evinde oda, ortak evde oda, ortak ev*, wgde oda',
    'objektart.BUERO_PRAXEN':
      'ofis, ofis(ler|i|e|te|ten|im|imiz|lik|in|ler|leri), büro, büro(lar|su|m|da|ya|yu|luk|muz), yazıhane*, işyeri ofis, çalışma ofisi, muayenehane ofis',
    'objektart.EINZELHANDEL':
      'dükkan, dükkân, dükkan(ı|lar|a|da|dan|ım|ımız|ları|lık|ın), mağaza*, iş yeri, işyeri, market yeri, ticari mekan, butik, kuaför, berber, dukkan*',
    'objektart.GASTGEWERBE':
      'gastronomi*, gastronomi işletmesi, lokal, dönerci, kebapçı, yeme içme, lokanta işletmesi, işletme, imbiss, gece kulübü',
    'objektart.HALLEN_LAGER_PROD':
      'hangar*, üretim tesisi*, üretim alanı*, fabrika*, imalathane*, sanayi*, salon hangar, üretim hali, imalat, hal',
    'objektart.LAND_UND_FORSTWIRTSCHAFT': 'tarım işletmesi, tarımsal işletme, tarım*, ormancılık, hayvancılık',
    'objektart.PARKEN': 'garaj yeri, araç park yeri, araba park yeri, garaj parkı, kapalı garaj yeri',
    'objektart.ZINSHAUS_RENDITEOBJEKT':
      'kira getirili bina, kira binası, yatırımlık bina, komple bina, apartman binası, zinshaus*, kiralık gelirli bina, yatırım binası, kira evi, satılık bina, getiri binası, kira getirili apartman, gelir getiren bina, bütün bina',
    'objektart.FREIZEITIMMOBILIE_GEWERBLICH': 'spor tesisi, eğlence tesisi',
    'objektart.SONSTIGE': 'benzin istasyonu, benzinlik, hastane binası',
    'ausstattung.BALKON': 'balkon, balkon*, balkonlu, balkonu, balkonlar, balgon*, balkun*',
    'ausstattung.TERRASSE': 'teras, teras*, teraslı, terası, terraslı, terras*, terasli',
    'ausstattung.LOGGIA': 'loca balkonu, loca balkonlu, loggia*, locya, loca balkon, lojya, loggialı, kapalı balkon',
    'ausstattung.GARTEN':
      'bahçe, bahçe*, bahçeli, bahçesi, bahçesi olan, bahce, bahceli, garten*, yeşil alanlı, bahçe kullanımı',
    'ausstattung.LIFT': 'asansör, asans, asansör*, asansörlü, asansörü, asansor*, lift*, asensör*, assansör*, asönsör*',
    'ausstattung.GARAGE': 'garaj, garaj*, garajlı, garajı, kapalı garaj*, yer altı garajı, kapalı otopark*, garage',
    'ausstattung.STELLPLATZ':
      'otopark, otopark*, otoparklı, otoparkı, park yeri*, parkyeri, park alanı, park yerli, araç yeri, araba yeri, açık otopark*, carport, stellplatz*, parkplatz*, parking, arabam için yer, oto park*',
    'ausstattung.KELLER':
      'kiler bodrum, bodrum, bodrum(u|lu|lı|a|da|um|ları), mahzen*, keller*, bodrum deposu, kömürlük, bodrumlu',
    'ausstattung.EINBAUKUECHE':
      'ankastre, ankastre*, ankastre mutfak*, hazır mutfak*, mutfaklı, mutfağı yapılı, gömme mutfak*, mutfak, mutfağı, mutfak dolaplı, einbaukuche, mutfağı hazır, mutfak hazır, mutfak dahil, mutfak dolabı*, mutfağı olan',
    'ausstattung.MOEBLIERT':
      'eşyalı, eşyalı*, mobilyalı, mobilyalı*, esyali, mobilyali, mobilya, mobilyası, döşeli, dayalı döşeli, full eşyalı, yarı eşyalı, mobilyaları, eşyası, eşyası olan, eşyalar dahil, mobilya dahil',
    'ausstattung.BARRIEREFREI':
      'engelli dostu, engelli*, engelsiz, engelsiz erişim, tekerlekli sandalye*, bariyersiz, engellilere uygun, engelliye uygun, basamaksız, rollator*, barrierefrei*, merdivensiz',
    'ausstattung.KLIMATISIERT': 'klima, klima(lı|sı|lar|lı|yla|ları), klimalı, klimali, soğutmalı, klimatize',
    'ausstattung.FUSSBODENHEIZUNG':
      'yerden ısıtma*, yerden ısıtmalı, yer ısıtma*, alttan ısıtma*, zeminden ısıtma*, yerden ısınma*, yerden isitma*, fussbodenheizung',
    'ausstattung.KAMIN': 'şömine, şömine*, sömine*, somine, şömineli, şominesi, soba, sobalı',
    'ausstattung.POOL': 'havuz, havuz*, havuzlu, yüzme havuzu*, havuzu, swimming pool, pool',
    'ausstattung.SAUNA': 'sauna, sauna*, saunalı, saunası',
    'ausstattung.HAUSTIERE':
      'evcil hayvan*, evcil, hayvan dostu, köpek*, köpeğim*, köpeğe, köpeğimle, köpekli, kedi*, kedim*, kedili, hayvan kabul*, hayvanlı, evcil hayvana izin*, hayvana izin*, pet, köpeğimiz, hayvan beslemek, hayvan besleyebil*, hayvan serbest, hayvan izinli, hayvanla, kopek*, kopeg*',
    'ausstattung.ABSTELLRAUM':
      'kiler, kiler*, kileri olan, depo odası*, eşya odası, sandık odası, ardiye*, depolu, yüklük, abstellraum',
    'ausstattung.SMART_HOME': 'akıllı ev*, akıllı ev sistemi*, smart home, smarthome, akilli ev*, akıllı daire*',
    'ausstattung.PHOTOVOLTAIK':
      'fotovoltaik*, güneş paneli*, güneş panelli*, güneş panelleri*, güneş enerjisi paneli*, solar panel*, photovoltaik*, pv, güneş elektriği*, fotovoltaj*, güneş enerjisinden elektrik',
    'zustand.ERSTBEZUG':
      'ilk oturum*, ilk sahibi*, ilk kullanım*, ilk kullanıcı*, ilk defa oturulacak, hiç oturulmamış, içinde oturulmamış, oturulmamış, erstbezug*, sıfır daire, sıfır ev, sıfır bina, sıfır konut, sıfır, sifir daire, ilk kiracı, ilk oturacak, ilk kez oturulacak',
    'zustand.NEUWERTIG':
      'yeni gibi, sıfır gibi, sıfır ayarında, yeniden farksız, yeni ayarında, neuwertig, sıfırdan farksız',
    'zustand.SANIERT':
      'yenilenmiş, yenilenmis, tadilatlı, tadilatı yapılmış, tadilat görmüş, restore edilmiş, renove, renove edilmiş, renoveli, elden geçirilmiş, modernize edilmiş, baştan aşağı yenilenmiş, yeni tadilatlı, tadilatlı, tadilatli, restorasyonlu, saniert*, yenilendi, yenilenen, tadilattan çıkmış, tadilatı yeni, tadilatı bitmiş, yapılı',
    'zustand.GEPFLEGT':
      'bakımlı, bakimli, iyi bakılmış, temiz bakılmış, iyi durumda*, temiz kullanılmış, iyi korunmuş, bakımlı*, gepflegt',
    'zustand.RENOVIERUNGSBEDUERFTIG':
      'tadilat isteyen, tadilatlık, tadilata ihtiyacı olan, tadilat gerektiren, tadilata muhtaç, yenilenmeye muhtaç, yenilenmesi gereken, tadilat gerekli, tamirat isteyen, masraflı, masrafı olan, yenileme gerektiren, bakım isteyen, bakıma muhtaç, tadilat yapılacak, tadilat edilecek, restore edilecek, onarım gerektiren, elden geçirilecek, yenilenecek, tadilat lazım, tadilata uygun, restorasyona muhtaç, tadilat gereken, tamir isteyen, tamire muhtaç, kendim yenileyebileceğim, tadilatlik',
    'zustand.ROHBAU': 'kaba inşaat*, kaba yapı, karkas, kaba hali*, rohbau*, yarım inşaat, inşaat halinde',
    'bauart.ALTBAU':
      'eski bina*, eski yapı*, tarihi bina*, altbau*, tarihi yapı*, eski apartman*, dönem binası, eski tip, tarihi daire*, tarihi, tarihi apartman*, eski binada, eski bir binada',
    'bauart.NEUBAU':
      'yeni bina*, yeni yapı*, yeni inşaat*, yeni yapılmış, neubau*, yeni inşa edilmiş, yeni proje*, yeni apartman*, yeni yapılan, modern bina, yeni konut projesi, yeni inşa*',
    'heizung.FERNWAERME':
      'merkezi ısıtma uzaktan, bölgesel ısıtma*, uzaktan ısıtma*, fernwärme*, fernwarme*, bölge ısıtması*, uzak ısıtma*, şehir ısıtması*, merkezi sistem*',
    'heizung.WAERMEPUMPE':
      'ısı pompası*, ısı pompalı, isi pompasi*, isi pompali, wärmepumpe*, hava kaynaklı ısı pompası, toprak kaynaklı ısı',
    'heizung.GAS':
      'doğalgaz*, doğal gaz*, gazlı, kombi, kombili, gaz ısıtma*, dogalgaz*, gaz, gazlı ısıtma*, gaz kombili, gastherme',
    'heizung.OEL':
      'fuel oil, mazotlu*, mazot, petrol ısıtma*, akaryakıt ısıtma, fuel oil ısıtma*, yağ yakıtlı, fueloil, kalorifer yakıtı, motorin*',
    'heizung.PELLETS': 'pelet*, pellet*, odun peleti*, peletli, pelletli, pelet ısıtma*',
    'heizung.STROM':
      'elektrikli ısıtma*, elektrikli ısıtıcı*, elektrikle ısıtma*, elektrik ısıtma*, kızılötesi ısıtma, elektrikle ısınan, elektrikli ısınma*',
    'heizung.SOLAR':
      'güneş enerjili*, güneş enerjisi*, güneş enerjisiyle, solar, solar ısıtma*, güneş kolektör*, güneşle ısıtma',
    provisionsfrei:
      "provision istemeyen(ler|lerden|), komisyon istemeyen(ler|lerden|), komisyonsuz, komisyonsuz*, emlakçısız, emlakçı komisyonu olmadan, emlakcisiz, komisyonsuz, provizyonsuz, sahibinden, sahibinden*, ev sahibinden, mülk sahibinden, aracısız, emlakçı olmadan, emlakçı olmasın, emlakçısız, komisyon olmadan, komisyon yok, komisyon olmasın, komisyon istemiyorum, komisyon ödemek istemiyorum, komisyon ödemeden, komisyon vermeden, emlakçı ücreti olmadan, makler olmadan, maklersiz, makler olmasın, maklersız, provisionsuz, provizyon olmadan, provision olmadan, provisionssuz, provizyon yok, emlakçı istemiyorum, emlakçı yok, doğrudan sahibinden, direkt sahibinden, özel kişiden, şahıstan, emlakçı komisyonsuz, emlakçısız olsun, aracı olmadan, aracı olmasın, aracı yok, komisyonu olmayan, komisyonu yok, komisyonu olmasın, provisionsiz, komsiyonsuz, komisyonsus, makler'siz",
    dachgeschoss:
      'çatı katı*, çatı kat, çatı katında, çatı dairesi*, tavan arası*, çatı dubleks, dachgeschoss*, cati kati*, çatı altı*, çekme kat*, çatıkatı*, çatı arası*, mansart*',
  },
  kinds: {
    'untergruppe.WOHNUNG.MAISONETTE':
      'dubleks daire*, dubleks, dublex, dupleks, duplex, maisonette*, mezonet*, çatı dubleks, ters dubleks, dubleks apartman dairesi',
    'untergruppe.WOHNUNG.LOFT-STUDIO-ATELIER':
      'loft, loft*, atölye daire*, loft daire*, atelye, sanatçı atölyesi, atelier*',
    'untergruppe.WOHNUNG.PENTHOUSE': 'penthouse*, pent house, penthaus*, penthouse, pentaus, çatı villası',
    'untergruppe.WOHNUNG.FERIENWOHNUNG':
      'tatil dairesi*, yazlık daire*, tatil apartı*, tatil için daire, yazlık apart, tatillik daire',
    'untergruppe.WOHNUNG.SOUTERRAIN':
      'bodrum kat, bodrum katı, bodrum katta, bodrum kat daire*, bodrum dairesi*, yarı bodrum*, souterrain, kot altı, bodrum daire*',
    'untergruppe.WOHNUNG.ROHDACHBODEN':
      'kaba çatı katı*, ham çatı*, yapılmamış çatı katı, imar edilmemiş çatı, tamamlanmamış çatı katı, ham çatı katı, dönüştürülmemiş çatı*, rohdachboden*, bitmemiş çatı katı',
    'untergruppe.HAUS.REIHENHAUS':
      'sıra ev, sıra ev*, sıraevler, sıra villa, sıra evi, reihenhaus*, sıralı ev*, bitişik ev, bitişik nizam ev*, sira ev*',
    'untergruppe.HAUS.DOPPELHAUSHAELFTE':
      'ikiz ev*, ikiz villa*, yarı müstakil ev*, ikiz ev, doppelhaushälfte*, doppelhaus*, yarı müstakil, çift ev, ikiz müstakil',
    'untergruppe.HAUS.EINFAMILIENHAUS':
      'müstakil ev, müstakil ev(i|e|de|den|ler|leri|im), tek ailelik ev*, tek aile evi*, tek ailelik müstakil ev, tek aileli ev*, aile evi, einfamilienhaus*, müstakil bahçeli ev*, mustakil ev*, müstakil aile evi',
    'untergruppe.HAUS.BUNGALOW': 'bungalov*, bungalow*, bungalo, tek katlı ev, tek katlı müstakil ev',
    'untergruppe.HAUS.VILLA': 'villa, villa(lar|sı|yı|ya|da|dan|m|mız|lık|ları|larını|mızı|nın|lar), vila',
    'untergruppe.HAUS.BAUERNHAUS': 'çiftlik evi*, köy evi*, köyevi, çiftlik evi, bauernhaus*, köyde ev',
    'untergruppe.HAUS.LANDHAUS':
      'kır evi*, kır villası, sayfiye evi, taşra evi, landhaus*, kırevi, kırsal ev, kırda ev',
    'untergruppe.HAUS.SCHLOSS': 'şato*, kale, saray*, malikane*, şatosu, malikâne, kalesi',
    'untergruppe.HAUS.ZWEIFAMILIENHAUS':
      'iki ailelik ev*, iki aile evi*, iki aileli ev*, çift ailelik ev*, iki daireli ev, iki haneli ev, 2 ailelik ev*, 2 aileli ev*',
    'untergruppe.HAUS.MEHRFAMILIENHAUS':
      'çok ailelik ev*, çok aileli ev*, çok ailelik bina, çok daireli bina*, çok daireli ev*, mehrfamilienhaus*, çok konutlu bina, apartman bloğu, çok haneli bina',
    'untergruppe.HAUS.FERIENHAUS':
      'tatil evi*, yazlık, yazlık ev*, yazlık villa, hafta sonu evi*, dinlenme evi, ferienhaus*, yazlığı, tatil evleri, yazlik ev*',
    'untergruppe.HAUS.BERGHUETTE':
      'dağ kulübesi*, yayla evi*, dağ evi*, kayak kulübesi*, dağ kulübe*, yayla kulübesi*, kulübe, dağevi, kayak evi*, almhütte',
    'untergruppe.HAUS.CHALET': 'şale, şaleler, chalet*, dağ şalesi*, şale*, ahşap dağ evi, dağ şale*',
    'untergruppe.HAUS.FERTIGHAUS':
      'prefabrik*, prefabrik ev*, hazır ev*, fertighaus*, fertigteilhaus*, prefabrike*, prefabrik müstakil',
    'untergruppe.HAUS.STADTHAUS': 'şehir evi*, kent evi*, townhouse, town house, stadthaus*, şehir konağı',
    'untergruppe.HAUS.LAUBE-DATSCHE-GARTENHAUS':
      'bahçe evi*, bahçe kulübesi*, hobi bahçesi*, schrebergarten*, kleingarten*, hobi evi, bağ evi*, gartenhaus*, bahçe içi kulübe, küçük bahçe evi',
    'untergruppe.GRUNDSTUECK.GEWERBE':
      'ticari arsa*, ticari imarlı arsa*, sanayi arsası*, ticari arazi*, sanayi arazisi, işyeri arsası, ticari imarlı, ticari parsel*, sanayi imarlı arsa',
    'untergruppe.GRUNDSTUECK.LAND_FORSTWIRSCHAFT':
      'orman arazisi*, orman, tarla, tarla*, çayır*, mera*, tarım arazisi*, ormanlık, ormanlık arazi, orman parçası, otlak*, bostan, tarım arsası*, ormanlık alan, zirai arazi, tarımsal arazi',
    'untergruppe.GRUNDSTUECK.SEELIEGENSCHAFT':
      'göl kenarında arsa*, göl kıyısında arsa*, göl arsası*, göle sıfır arsa*, göl kenarı arsa*, göl kıyısı arsa*, göl manzaralı sıfır arsa, göle cepheli arsa*, göl kenarında arazi*, göl kenarında bir arsa*, göl kıyısında bir arsa*, göle sıfır bir arsa*, göl kenarı arazi*, göl kıyısında arazi*, göl kenarındaki arsa*',
    'untergruppe.BUERO_PRAXEN.PRAXIS':
      'muayenehane, muayenehane*, poliklinik*, doktor muayenehanesi*, ordination, praxis, klinik, diş kliniği, muayene*, hekim muayenehanesi, diş muayenehanesi, doktor ofisi, ordinasyon*',
    'untergruppe.BUERO_PRAXEN.COWORKING':
      'coworking, co-working, ortak çalışma alanı*, paylaşımlı ofis*, ortak ofis*, coworking*, hazır ofis',
    'untergruppe.EINZELHANDEL.KIOSK': 'büfe, büfe*, kiosk*, gazete bayii, trafik dükkanı, tekel bayii, trafik büfesi',
    'untergruppe.GASTGEWERBE.RESTAURANT':
      'restoran, restoran*, lokanta, lokanta*, restaurant*, meyhane*, pizzacı, pizzeria, restorant*, gasthaus, lokantası',
    'untergruppe.GASTGEWERBE.HOTELS': 'otel, otel(i|ler|e|de|in|imiz|im|leri|cilik), hotel*',
    'untergruppe.GASTGEWERBE.PENSIONEN': 'pansiyon*, misafirhane*, konukevi*, konuk evi*, pansyon*',
    'untergruppe.GASTGEWERBE.CAFE':
      'kafe, kafe(ler|si|yi|ye|de|m|lik), cafe*, kahvehane*, kafeterya*, kahve dükkanı, pastane, kıraathane, kafe dükkanı',
    'untergruppe.GASTGEWERBE.BAR': 'bar, barlar, barı, bar işletmesi, pub, birahane*',
    'untergruppe.HALLEN_LAGER_PROD.LAGER':
      'depo, depo(lar|su|yu|da|ya|luk|m|sunu), ambar*, antrepo*, depolama alanı*, depo alanı, depolama, lager*, depo binası',
    'untergruppe.HALLEN_LAGER_PROD.WERKSTATT':
      'atölye, atölye(si|ler|yi|ye|de|m|leri), tamirhane*, oto tamirhanesi*, iş atölyesi, marangozhane*, oto sanayi, servis atölyesi, atolye, oto atölyesi, araba tamirhanesi',
    'untergruppe.LAND_UND_FORSTWIRTSCHAFT.BAUERNHOF':
      'çiftlik, çiftlik(te|ten|ler), çiftliği, çiftliğe, ciftlik, çiftlik işletmesi*, hayvan çiftliği*, mandıra',
    'untergruppe.LAND_UND_FORSTWIRTSCHAFT.WEINBAU':
      'üzüm bağı*, şarap bağı*, bağ, bağlar, bağı, üzüm bağları, şaraphane*, bağcılık*, şarapçılık*, weingut, şarap çiftliği*, şarap üretim*',
    'untergruppe.LAND_UND_FORSTWIRTSCHAFT.REITERHOEFE':
      'at çiftliği*, binicilik*, at ahırı, ahır, ahırı, haras*, at çiftlikleri, atçılık*, hara, binicilik tesisi*, binicilik çiftliği*, atlı spor',
  },
  units: {
    rooms: 'oda, odalı, odali, odası, odalar, odalık, odadan, odalısı, odalıdan, odaya, odalıya, zimmer(li|lik|)',
    bedrooms:
      'yatak odası, yatak odalı, yatak odalar, yatak odaları, yatakodası, yatakodalı, yatak oda, yatak odasi, yatak odali, yatak odasına, schlafzimmer',
    m2: 'm2, m², metrekare, metrekare(lik|ye|den|si|nin|yi|dir|de|ler|yle|li|dan|ya), mkare, metre kare, metre kare(lik|ye|den|nin|yi), metrekarelik, mt2, qm, mk, m2lik, m kare, m2den, m2ye, kare metre, metrekareden büyük, metrekareden küçük, metrekareden geniş, metrekareden fazla, metrekareden az, m2den büyük, m2den küçük, kare metrelik, metrekeden',
    sqft: 'sqft, fit kare, ayak kare',
    acre: 'acre, akr, akre',
    are: 'ar',
    hectare: 'hektar, hektar(lık|dan|a|ı|), ha',
    decare: 'dönüm, dönüm(lük|den|e|ü|luk), donum',
    joch: 'joch',
    euro: 'euro, euro(ya|yu|dan|luk|nun|da|lık|su|cuk|lik|dur|yla|ye|den), avro, avro(ya|yu|dan|luk|nun|da|lık), eur, yuro, yuro(ya|yu|dan|luk), öyro, öro, euroya, euroyu, evro*, euru, ero, euros, ojro, oyro',
    currency:
      'lira*, tl, türk lirası*, dolar*, usd, frank*, isviçre frangı*, sterlin*, pound, ruble*, gbp, chf, manat, dolara',
    percent: 'yüzde, %, prozent, percent',
    kwh: 'kwh, kilovatsaat, kilovat saat, kwh/m2, kwh/m2a, kwh m2',
    km: 'km, kilometre*, kilometre, km*, klm, kilometrelik',
    time: 'dakika*, dakka*, dk, dak, saat*, min, dakikalık, dakkalık, dakikada, dakikaya, minut',
    years:
      'yıl, yıllık, yıldan, yılda, yıla, sene, senelik, seneden, yaşında, yaşından, yaşına, yillik, yil, yaş, yaşındaki, yıllığına, seneliğine, yılı',
    floor: 'kat, kat(ta|a|tan|ı|ında|lar|taki|ın|da|dan|lardan|lara|larda|ından|ları), stock, stok, etage, og',
    district:
      'bölge, bölge(de|si|sinde|sini|den|sinden|ye|yi|sine|deki|nin|ler|lerde|leri|lerinde|sindeki|ler|lerden), bezirk, bezirk(te|de|i|ten|teki|inde|e|lerde|ler|ında), bölgede, bolge, bolgede, bolgesi, bolgesinde, semt, ilçe, ilçe(de|si|sinde|den|sinden), mıntıka, belde, bez, viyana bölgesi',
    other:
      'kişi, kişi*, kisi, çocuk*, çocuğu*, kişilik, kişiyiz, ay, aylık depozito, ay depozito, metre, metre*, mt, hafta*, gün, günlük, araba, araç, arabalık, araçlık, adet, tane, kez, kere, katlı, ünite*, daireli, banyo*, banyolu, tuvalet*, wc, balkonlu bina, öğrenci, öğrenciyiz, derece, birim, duş, kedimiz, at, atım, lük, yatak, kira depozito, ailelik, aile, nesil, yatak kapasiteli, arabam, kardeş',
  },
  topics: {
    funds: 'kredi, kredisi, kredim, peşinat, peşinatım, birikim, birikimim, özkaynak, mortgage',
    price:
      'fiyat, fiyat*, fiyatı, bütçe, bütçe*, bütçem, bütçemiz, butce*, ücret, ücreti, tutar, bedel, bedeli, satış fiyatı, para, param, limit, limitim, sınır, üst sınır, maliyet, fiyat aralığı, satış bedeli, kaufpreis, harcayabil*, verebil*, ödeyebil*, peşin, tavan fiyat, satın alma bedeli',
    rent: 'kira, kirası, kirasi, kirası*, kiraya, kiramız, aylık, aylığı, ayda, aylik, kira bedeli, kiralık, her ay, ay başına, sıcak kira, soğuk kira, miete, warm, kalt, warmmiete, kaltmiete, aidat dahil, giderler dahil, kirayı, kiradan, aylık kira, kira ücreti, aidat, masraflar dahil, her şey dahil, faturalar dahil',
    size: 'alan, alanı, büyüklük, büyüklüğü, yaşam alanı, kullanım alanı, net alan, brüt alan, brüt, net, oturum alanı, wohnfläche, yüzölçümü, konut alanı, ebat, genişlik, genişliği, büyüklükte, büyüklüğünde, alanlı, ev alanı',
    plot: 'arsa, arsası, arazi, arazisi, arsalı, arsa alanı, parsel, parseli, arazili, arsa büyüklüğü, arsa içinde, arazi içinde, grundstück, arsa payı, bahçe arsası, tarla, arsasıyla, arazisiyle, arsanın, arsaya, arsanın büyüklüğü',
    built:
      'yapım yılı, inşa yılı, yapım, yapılmış, inşa edilmiş, inşaat yılı, yılında yapılmış, yılı, bina yılı, yapım tarihi, inşa edilen, yapılan, yapı yılı, inşa, baujahr, yapımı, yapılmış olsun, inşaatı, yapılma, binanın yılı, yılından, yılında, yapılı bina, yapımlı, yılından sonra, yılından önce, inşa tarihi, inşası',
    deposit:
      'depozito, depozito*, depozit*, kaution, kapora, teminat, kaparo, kefalet, güvence bedeli, kautionu, depositi',
    yield:
      'getiri, getiri*, getirisi, kira getirisi, getirili, kar oranı, rendite, kazanç, verim, verimi, brüt getiri, net getiri, kira verimi, kira çarpanı, yıllık getiri, kazancı, amorti, getirili',
    energy:
      'hwb, ısınma ihtiyacı, enerji tüketimi, enerji değeri, ısı ihtiyacı, ısıtma ihtiyacı, enerji ihtiyacı, ısınma enerjisi ihtiyacı, hwb değeri, ısıtma enerjisi ihtiyacı, enerji kimlik belgesi, enerji göstergesi, ısıtma enerji ihtiyacı, ısı enerjisi ihtiyacı',
    class:
      'enerji sınıfı, enerji sınıf, enerji sinifi, enerji verimlilik sınıfı, enerji verimliliği, sınıfı, sınıf, hwb sınıfı, enerji etiketi, enerji sınıfında, sınıfında, energieklasse, enerji kimlik sınıfı, sinifi, enerji verimliliği sınıfı, enerji sertifikası, enerji sınıfına',
    available:
      'taşınma*, taşınılacak, boş, giriş tarihi, oturuma hazır, müsait, itibaren, taşınabil*, giriş, taşınmak, boşalacak, tasinma*',
    term: 'süreli, sözleşme*, kontrat*, kira sözleşmesi*, kira süresi*, sözleşmeli, kontratlı, kira kontratı*, süresi, befristet, sözleşmesi, süreyle, mietvertrag, kalmak, süre, sözleşme süresi',
    age: 'yaşında, yaşından, bina yaşı, binanın yaşı, yaşı, eski olmasın, eski olmayan, yıldan eski olmasın, yaşındaki, yaş, yaşına kadar, yeni bina yaşı, yıldan eski, eski, yaşını, yaşından büyük, seneden eski',
  },
  links: {
    allowedAfter: 'gerektirebilir, gerektirse de olur',
    owns: 'zaten var, zaten köşede var, zaten, kendimiz getireceğiz, getireceğiz, getireceğim, kendi getireceğim, annemlerde, ailemin evinde',
    likeAfter: 'dairesi gibi, evi gibi, ninki gibi, nınki gibi',
    building: 'bina, binanın, apartman',
    suits: "wg için, wg'ye uygun, wgye uygun, wg için uygun, ev arkadaşlarına uygun, ev arkadaşlarıyla yaşamaya uygun",
    purposeAfter:
      'satmak, satmak için, satacağım, satıyorum, satmak istiyorum, açmak, açmak için, açmak istiyorum, açacağım, açıyorum, tamir ediyorum, tamir etmek için',
    beyond: 'gücüm yetmez, gücümüz yetmez, bütçemizi aşıyor, param yetmez',
    originAfter: 'geliyorum, geliyoruz, geldim, geldik, gelen',
    story:
      'geçen yıla kadar, geçen yıl, geçen sene, oturuyorduk, ödüyordum, ödüyorduk, kiralıyorduk, doğumluyuz, gidip geliyorum, gidip geliyoruz, eskiden, okula, okul, kreş, doğumluyum, doğumlu, doğdum, numaralı ilan, ilanınız, yaşıyorum, başlıyorum, boşandım, boşanmış, dul, beri, kadroluyum, yeni iş',
    person: 'dr, profesör, prof, avukat, bay, bayan, sayın, doktor',
    personAfter: 'ag, gmbh, bey(in|e|), hanım(ın|a|)',
    hour: 'saat',
    asks: 'hangi, mi daha iyi, mi, mı, mu, mü, kim, ne kadar, kaç, ne zaman, nasıl, değeri ne kadar',
    law: 'vergisi, vergiler, ödenir, ödeniyor, mi daha iyi, daha iyi, ev sahibi, mal sahibi, kiracı, kiraya veren, feshet*, fesih, ihbar, artır*, zam, yasa, yasal, izin, yasak, vergi, noter, genelde, dahil mi, öder, ödüyor, haklar*, tapu, değeri, değeri ne kadar, eder',
    unreal: 'piyango*, loto*, bir gün',
    forNow: 'şimdilik, şu an için, bugün',
    facingAfter: 'için yer, için alan, yapılabilecek, yapılabilir, manzaralı, manzarası, karşısında, karşısı',
    presently: 'şimdiki, şu anki, şimdi, şimdiki, şu anki',
    point: 'virgül',
    kin: 'üst katımızdaki daire, alt katımızdaki daire, üst kattaki daire, alt kattaki daire, yandaki daire, komşunun dairesi, komşunun evi, yan daire, karşı daire, komşu daire, annemle babam, ailem, patronum, müdürüm, babaannem, anneannem, dedem, abim, ablam, kardeşim, erkek kardeşim, kız kardeşim, arkadaşım, kuzenim, komşum, amcam, dayım, teyzem, halam, iş arkadaşım',
    now: 'şu anda, şu an, halen, hâlen',
    visit:
      'bitiyor, sona eriyor, doluyor, bitecek, buluşuyoruz, buluşalım, buluşma, randevu, görüşme, toplantı, görebilir, görmek, ziyaret, randevu, gezmek, ilan, doğumlu, aramak, bakabilir',
    street: 'sokak, sokağı, cadde, caddesi, sok, cad',
    max: 'en fazla, max, maks, maksimum, azami, maximum, en çok, en çok da, max., maximal, tavan, üst limit, üst sınır, en pahalı, en yüksek, en geç, maksimun, maxi, en ust, taş çatlasa, topu topu, en büyük, bilemedin',
    min: 'en az, min, minimum, asgari, minumum, en azından, enaz, en düşük, alt sınır, mindestens, alt limit, en küçük, en aşağı, hiç değilse, minimun',
    about:
      'yaklaşık, takriben, aşağı yukarı, yaklasik, takribi, tahminen, aşağı yukari, ortalama, yaklaşık olarak, kabaca, circa, ca',
    exactly: 'tam, tam olarak, tamı tamına, sadece, yalnızca, kesinlikle, tamtamına, net olarak',
    between: 'arası, arasında',
    maxAfter:
      'daha fazla değil, fazlası değil, daha fazlası olmaz, kadar, a kadar, e kadar, ye kadar, ya kadar, altı, altında, altinda, altına, altındaki, geçmesin, geçmeyen, geçmeyecek, geçmemeli, geçmemek, aşmasın, aşmayan, aşmayacak, aşmamalı, aşmadan, fazla olmasın, fazla olmamalı, fazla olmayan, çok olmasın, pahalı olmasın, yüksek olmasın, pahalı olmayan, daha az, az, az olan, ucuz, daha ucuz, düşük, aşağısı, aşağı, dan aşağı, den aşağı, ve altı, ve altında, veya altı, ya da altı, max, maksimum, en fazla, maks, maximum, önce, öncesi, den önce, dan önce, öncesinden, evvel, daha küçük, büyük olmasın, büyük olmayan, üstü olmasın, üzeri olmasın, üstüne çıkmasın, üzerine çıkmasın, üstünde olmasın, üzerinde olmasın, a dek, dek, en çok, den az, dan az, den fazla olmasın, dan fazla olmasın, geçmezse, fazlası olmasın, i geçmesin, ı geçmesin, u geçmesin, ü geçmesin, yi geçmesin, yu geçmesin, yı geçmesin, fazlasını veremem, fazlası olmaz, üstü olmaz, azami, maksimum olsun, metrekareden küçük, m2den küçük, tavan, max olsun, fazla ödeyemem, fazla vermem, fazla değil, üstü değil, fazla olmaz, kadarlık, metrekareden büyük olmasın',
    minAfter:
      'üstü, üstünde, üzeri, üzerinde, üzerindeki, den fazla, dan fazla, fazla, ve üstü, ve üzeri, veya üzeri, ya da üzeri, ve daha fazla, veya daha fazla, ya da daha fazla, ve fazlası, ve daha fazlası, daha fazla, daha büyük, yukarı, yukarısı, den yukarı, dan yukarı, ve yukarı, ve yukarısı, den başlayan, dan başlayan, başlayan, itibaren, den itibaren, dan itibaren, sonra, sonrası, den sonra, dan sonra, sonrasında, en az, minimum, min, aşağı olmasın, az olmasın, küçük olmasın, düşük olmasın, az olmamalı, altı olmasın, altında olmasın, altına düşmesin, den büyük, dan büyük, eski olmasın, eski olmayan, metrekareden büyük, metrekareden geniş, m2den büyük, asgari, veya daha büyük, ya da daha büyük, az değil, ve daha büyük, den aşağı olmasın, dan aşağı olmasın, aşağısı olmasın, altı olmaz, aşağısı olmaz, aşağı olmaz, üst, üstüne, üzerine, üstündeki, ve sonrası, ve üst, küçük olmayan, küçük olmamalı, yüksek, daha yüksek, veya üstü, ve üstü, veya üzeri, ve üzeri, ya da üstü, metrekareden küçük olmasın, m2den küçük olmasın, den küçük olmasın, dan küçük olmasın',
    aboutAfter:
      'civarı, civarında, civarinda, civari, dolayında, dolaylarında, gibi, sularında, cıvarı, cıvarında, falan, filan, falan filan, yakın, kadar bir şey, civarlarında, raddelerinde, cıvarlarında, dolayları, aşağı yukarı',
    exactlyAfter: 'tam, tam olarak, olmalı tam',
    to: 'ile, ila, den, dan, ten, tan, le, la, ilâ',
    and: 've, ile, artı, &, hem, ayrıca, hem de, plus, bir de',
    or: 'veya, ya da, yada, yahut, veyahut, ve ya, yoksa, veyada',
    with: 'olan, olsun, olmalı, sahip, var, varsa tamam, içinde, içeren, dahil, istiyorum, lazım, şart, mit, bulunan, olacak, olması',
    but: 'çünkü, ama, fakat, ancak, lakin, yalnız, amma',
    not: 'değilse, sakın, asla, hiç bir, hiçbir, ne olursa olsun olmasın, kein(e|), nicht, ohne',
    notAfter:
      'alerjim var, alerjisi var, alerjimiz var, ayrı satabilirsiniz, ayrı satılabilir, sizde kalsın, çok iş, çok bakım istiyor, çok uğraştırıyor, olmasın, olmasin, olmadan, olmayan, olmaz, istemiyorum, istemiyoruz, istemem, istemiyom, istemez, yok, değil, degil, hariç, haric, dışında, disinda, dışındaki, gerek yok, gerekmiyor, gerekmez, lazım değil, şart değil, sart degil, önemli değil, onemli degil, fark etmez, farketmez, farketmiyor, fark etmiyor, önemsiz, olmasa da olur, olmasada olur, olmasa olur, olmayabilir, gerekli değil, aramıyorum, ihtiyacım yok, ihtiyacımız yok, dışı, olmamalı, olmamalıdır, hariç olmak üzere, olmamak şartıyla, haricinde, harici, zorunlu değil, umurumda değil, olmazsa olmaz değil, olmasın lütfen, olmamasını, sevmiyorum, sevmem, olmasa, olmaması, kesinlikle olmasın, şartı yok, bakmıyorum, dışında her yer, uymaz, olması gerekmiyor, olması şart değil, olmasına gerek yok, gereksiz, istenmiyor, şart diil, diil, falan istemem, filan istemem, falan istemiyorum, filan istemiyorum, falan olmasın, falan lazım değil, idare ederiz, idare ederim, siz de idare ederiz, yaşamamış, yaşamamış olsun, beslenmemiş',
    wish: 'tercihen, mümkünse, mumkunse, eğer mümkünse, keşke, belki, tercihim, imkan varsa, ideal olarak, olabilirse, imkanı varsa, mümkün mertebe, mümkün olduğunca, ayrıca olursa',
    wishAfter:
      'olursa iyi olur, olursa güzel olur, olursa süper olur, olursa harika olur, olursa sevinirim, olursa seviniriz, olursa çok iyi, olursa çok güzel olur, olursa çok iyi olur, olursa, olsa iyi olur, olsa güzel olur, olsa süper olur, olsa harika olur, olsa fena olmaz, olsa çok iyi olur, olsa çok güzel olur, olsa ne güzel olur, olsa iyiydi, olsa sevinirim, olsa, varsa, varsa iyi olur, varsa güzel olur, varsa süper, varsa ne ala, varsa harika olur, varsa sevinirim, tercih sebebi*, tercih edilir, tercih ederim, tercih ederiz, tercihimdir, tercih sebebidir, fena olmaz, mümkünse, iyi olur, iyi olurdu, güzel olur, güzel olurdu, süper olur, süper olurdu, harika olur, harika olurdu, hoş olur, hoş olurdu, artı olur, avantaj olur, şart değil ama, ama şart değil, opsiyonel, isteğe bağlı, olabilir, de olur, da olur, arzu edilir, tercihen, sevinirim, olursa ne ala, olabilirse, olursa şahane olur, olsa da olur, olması tercih sebebi, olması tercih edilir, bonus olur, fena olmazdı, olması güzel olur, olması iyi olur, iyidir, makbuldür, ancak ek ücret yoksa, sadece ek ücret yoksa, ancak ücretsizse, ücretsizse',
    instead:
      'hayır, pardon, daha doğrusu, aslında, vazgeçtim, düzeltiyorum, yok yok, yok hayır, yok pardon, yok ya, ay yok, ya da boşver, boşver, onun yerine, yerine, yanlış oldu, yanlış söyledim, özür dilerim, yani aslında, daha iyisi, en iyisi, bilakis, demek istedim, diyecektim, dur, düzeltme, hayir, yok aslında, fikrimi değiştirdim, şey, unut, iptal, kusura bakma, yok olmadı',
    around: 'yakın çevresinde, etrafında, civarında',
    aroundAfter:
      've çevresi, ve çevresinde, çevresi, çevresinde, çevresinden, çevre, civarı, civarında, civarları, civarlarında, ve civarı, ve civarında, yakını, yakınında, yakınları, yakınlarında, yakınlarda, yakın, yakınlarına, etrafı, etrafında, ve etrafı, yakınlarından, dolayları, dolaylarında, havalisi, ve yakını, ve yakınları, ve yakınlarında, ve yakın çevresi, yakin, yakininda, cevresi, cevresinde, cevresine, civari, civarinda, çevresindeki, yakınındaki, yakınlarındaki, umgebung, e yakın, a yakın, ve yakın çevresinde, taraflarında, tarafları, tarafında, banliyösü, banliyölerinde, bitişiğinde',
    atOnce:
      'hemen, derhal, acilen, bir an önce, hemen taşınmalık, en kısa sürede, en kısa zamanda, en yakın zamanda, sofort, hemen boş, anında, çok acil, hemen taşınabilir, hemen girilebilir, biran önce, ivedi, hemen oturuma hazır',
    commission:
      'komisyon, komisyonu, komisyonlu, emlakçı komisyonu, komisyon ücreti, emlakçı ücreti, emlakçı, emlakçılık ücreti, makler, provizyon, provision, emlakçısı, komisyoncu, maklerprovision, aracı, aracı ücreti',
    limitedTerm:
      'süreli, belirli süreli, süreli kira*, befristet, süreli sözleşme*, süre sınırlı, süre sınırı, süre sınırlaması',
    unlimitedTerm:
      'süresiz, süresiz*, belirsiz süreli, sınırsız süreli, unbefristet, süresiz sözleşme*, süresiz kira*, süresiz kontrat*, süre sınırı olmayan, süre sınırı yok, belirsiz süre*, süre sınırsız, sınırsız sözleşme*',
    groundFloor:
      'zemin kat, zemin katı, zemin katta, zemin kattan, zemin katında, zeminkat, giriş kat, giriş katı, giriş katta, giriş katında, zemin, eg, düz ayak, düzayak, düz giriş, yer katı, zemin katlar, giriş katlar, zemin kata, giriş kata, alt giriş kat, yüksek giriş, parter, yüksek zemin',
    investment:
      'yatırım, yatırımlık, yatırım amaçlı, yatırım için, yatirim, yatirimlik, yatırıma uygun, yatırımcı, yatırımcılar, yatırım olarak, anlage, yatırım yapmak, yatırım evi, kiraya verilecek, kiraya vermek, yatırım fırsatı, yatırıma, kiraya vermek için, yatırım amacıyla',
    aside:
      'kiram arttı, kiramız arttı, kiram çıktı, kiramız, satın aldı, satın aldılar, maaşım, maaşımız, gelirim, gelirimiz, şu an oturuyor(um|uz), şu anda oturuyor(um|uz), kız kardeşimin, erkek kardeşimin, kardeşimin, arkadaşımın, oğlumun, kızımın, annemin, ablamın',
    asideAfter:
      'zaten var, zaten mevcut, evimi satıyorum, dairemi satıyorum, evimizi satıyoruz, satıyoruz, satıyorum, kazanıyorum, kazanıyoruz, çalışıyorum, çalışıyoruz, oturuyoruz, oturuyorum, yaşıyoruz, yaşıyorum, kalıyoruz, kalıyorum, ödüyoruz, ödüyorum, ödüyor, çalışıyor, sattık, sattım, kendi mutfağım var, kendi mobilyam var, mobilyam var, eşyam var, eşyalarım var',
  },
  seeks: 'yeter, arı, isti, ara, bakı, lazım, kirala, taşın, almak',
  sorts: {
    preis_auf:
      'en ucuzları üste, en ucuzlar üstte, en ucuzları başa, en ucuzlar başta, en ucuzları yukarı, en ucuzlar önce, en ucuzdan başla, önce ucuz olanlar, en ucuz*, en ucuzu, en ucuzdan, en ucuzlar, en ucuz önce, önce en ucuz*, ucuzdan pahalıya, ucuzdan başla*, en uygun*, en uygun fiyatlı*, fiyata göre artan, artan fiyat, fiyata göre, fiyat artan, en düşük fiyat*, düşükten yükseğe, fiyata göre sırala, en hesaplı*, en ekonomik, önce ucuzlar, ucuzlar önce, önce ucuz*, ucuza göre, önce en uygun*, ucuzdan pahaliya, en uygundan, fiyatı en düşük*, artan fiyata göre, ucuz olanlar önce, önce en düşük fiyat*',
    preis_ab:
      'en pahalıları üste, en pahalılar üstte, en pahalıları başa, en pahalı*, en pahalıdan, pahalıdan ucuza, önce en pahalı*, en pahalı önce, azalan fiyat, fiyata göre azalan, yüksekten düşüğe, en yüksek fiyat*, fiyat azalan, önce pahalı*, azalan fiyata göre, fiyatı en yüksek*, önce en yüksek fiyat*, pahalidan ucuza',
    flaeche_ab:
      'en büyükleri üste, en büyükler üstte, en büyükleri başa, en büyükleri yukarı, en büyükler başta, önce büyükler, en büyükler önce, en büyükten başla, önce en büyükler, en büyük*, en büyükten, en büyük önce, önce en büyük*, büyükten küçüğe, en geniş*, alana göre, büyüklüğe göre, metrekareye göre azalan, metrekareye göre, önce en geniş*, önce büyük*, büyükler önce, metrekaresi en büyük*, genişten dara',
    neueste:
      'en yeni*, en yeniler, en yeni önce, önce en yeni*, en yeniden, en son eklenen*, son eklenen*, yeni ilanlar, en güncel*, son ilanlar, yeniden eskiye, en yeni ilan*, tarihe göre, yeni ilanlar önce, önce yeni*, son eklenenler önce, en son*, önce en son*, yeni eklenen*, güncel ilanlar, yeni ilanları en üstte, yeni ilanlar en üstte, en üstte yeni ilanlar, yeni ilanlar üstte',
    reduziert:
      'fiyatı düşen*, fiyatı düşmüş*, indirimli*, fiyatı indirilmiş*, indirimdeki*, indirime giren*, indirimliler önce, fiyatı inen*, fiyatı düşürülmüş*, fiyatı düşürülen*, önce indirimli*, ucuzlayan*, fiyat indirimi*, indirilenler önce, önce fiyatı düşen*, indirim*, fiyatı azalan*',
    rendite_ab:
      'en yüksek getiri*, en iyi getiri*, getiriye göre, en çok kazandıran*, en yüksek kira getirisi*, en karlı*, getirisi en yüksek*, kira getirisine göre, en iyi kira getirisi*, önce en yüksek getiri*, önce en iyi getiri*, getirisi yüksek olan, getiri oranına göre, en getirili, en yüksek kazanç*',
    preis_m2_auf:
      'metrekare fiyatına göre, m2 fiyatına göre, metrekare fiyatı*, metrekare başına fiyat*, metrekare başına en ucuz*, metrekare başına, m2 başına fiyat*, metrekare fiyatı en düşük*, metrekare fiyatı en ucuz*, metrekaresi en ucuz*, m2 fiyatı*, metrekare birim fiyat*, m2 başına, en düşük metrekare fiyatı*, en ucuz metrekare fiyatı*, metrekare birim fiyatına göre, m2 fiyatı en düşük*, en uygun metrekare fiyatı*',
  },
  numbers: {
    0: 'sıfır',
    0.5: 'yarım',
    1: 'bir, tek',
    1.5: 'bir buçuk, birbuçuk',
    2: 'iki, çift, ikişer',
    2.5: 'iki buçuk, ikibuçuk',
    3: 'üç, uc, üc',
    3.5: 'üç buçuk',
    4: 'dört, dort',
    4.5: 'dört buçuk',
    5: 'beş, bes',
    5.5: 'beş buçuk',
    6: 'altı',
    7: 'yedi',
    8: 'sekiz',
    9: 'dokuz',
    10: 'on',
    11: 'onbir',
    12: 'oniki',
    13: 'onüç',
    14: 'ondört',
    15: 'onbeş',
    16: 'onaltı',
    17: 'onyedi',
    18: 'onsekiz',
    19: 'ondokuz',
    20: 'yirmi',
    30: 'otuz',
    40: 'kırk',
    50: 'elli',
    60: 'altmış',
    70: 'yetmiş',
    80: 'seksen',
    90: 'doksan',
    100: 'yüz, yuz',
    1000: 'bin, bine, bini, binden, binlik, k, t, tsd, tausend',
    250000: 'çeyrek milyon',
    1000000: 'milyon, milyona, milyonu, milyondan, milyonluk, mio, mn, mil, million',
  },
  ordinals: {
    1: 'birinci, birincide, ilk kat, 1inci',
    2: 'ikinci, ikincide',
    3: 'üçüncü, ucuncu, üçüncüde',
    4: 'dördüncü, dorduncu',
    5: 'beşinci, besinci',
    6: 'altıncı, altinci',
    7: 'yedinci',
    8: 'sekizinci',
    9: 'dokuzuncu',
    10: 'onuncu',
    11: 'on birinci, onbirinci',
    12: 'on ikinci, onikinci',
    13: 'on üçüncü, onüçüncü',
    14: 'on dördüncü, ondördüncü',
    15: 'on beşinci, onbeşinci',
    16: 'on altıncı, onaltıncı',
    17: 'on yedinci, onyedinci',
    18: 'on sekizinci, onsekizinci',
    19: 'on dokuzuncu, ondokuzuncu',
    20: 'yirminci',
    21: 'yirmi birinci, yirmibirinci',
    22: 'yirmi ikinci, yirmiikinci',
    23: 'yirmi üçüncü, yirmiüçüncü',
  },
  months: [
    'ocak(ta|tan|a|)',
    'şubat(ta|tan|a|ın|)',
    'mart(ta|tan|a|ın|)',
    'nisan(da|dan|a|ın|)',
    'mayıs(ta|tan|a|ın|)',
    'haziran(da|dan|a|ın|)',
    'temmuz(da|dan|a|un|)',
    'ağustos(ta|tan|a|un|), agustos*',
    'eylül(de|den|e|ün|), eylul*',
    'ekim(de|den|e|in|)',
    'kasım(da|dan|a|ın|)',
    'aralık(ta|tan|a|), aralığa',
  ],
  homes: {
    5: '4 oda 1 salon',
    2: '1 oda 1 salon, bir oda bir salon',
    3: '2 oda 1 salon, iki oda bir salon',
    4: '3 oda 1 salon, üç oda bir salon',
    1: 'stüdyo, stüdyo*, stüdyo daire*, studyo*, studio*, garsoniyer*, garsonier*, tek odalı daire*, tek odalı ev, bir odalı daire*, garsonyer*, stüdyo ev, 1 odalı daire*, tek oda daire, garconniere*, bir göz oda, tek odalı, tek oda bir daire',
  },
  places: {
    wien: 'viyana, viyana(da|ya|nın|dan|yı|daki|m), viyena*, vienna, viyanna, wien(de|da|e|in|den|deki|)',
    niederoesterreich:
      'aşağı avusturya(da|ya|nın|dan|), niederösterreich(ta|da|te|), aşağı avusturya eyaleti, niederosterreich',
    oberoesterreich: 'yukarı avusturya(da|ya|nın|dan|), oberösterreich(ta|da|te|), yukarı avusturya eyaleti',
    steiermark: 'steiermark(ta|da|a|tan|), ştayermark, steiermark eyaleti*, ştirya, stirya, styria',
    tirol: 'tirol(de|e|ün|den|deki|), tirol eyaleti*, tyrol',
    kaernten:
      'karintiya(da|ya|nın|dan|), kärnten(de|e|in|), karintia, kaernten*, karnten*, karintiya eyaleti*, karinthia',
    'land-salzburg':
      'salzburg eyaleti, salzburg eyaletinde, salzburg eyaletinin, salzburg eyaletine, salzburg bölgesi, salzburg bölgesinde, salzburger land, salzburgerland',
    vorarlberg: 'vorarlberg(de|da|e|ten|), vorarlberg eyaleti*',
    burgenland: 'burgenland(da|a|dan|ta|), burgenland eyaleti*',
    salzburg: 'salzburg(da|a|ta|un|dan|tan|), salzburg şehri, salzburg şehrinde, salzburg merkez*',
    graz: 'graz(da|a|ta|ın|dan|tan|), gıraz, graz merkez',
    linz: 'linz(de|e|te|in|den|ten|), linz merkez',
    innsbruck: 'innsbruck(ta|da|a|tan|), insbruk*, insbruck*, innsbruk*, inzbruk*',
    'klagenfurt-am-woerthersee': 'klagenfurt(ta|da|a|tan|)',
    'wien-1':
      'viyana merkez, viyana merkezi, viyana merkezinde, viyana merkezde, viyananın merkezi, viyananın merkezinde, eski şehir viyana, innere stadt, birinci viyana, 1. viyana',
    'wien-2': 'ikinci viyana(da|), 2. viyana(da|)',
    'wien-3': 'üçüncü viyana(da|), 3. viyana(da|)',
    'wien-4': 'dördüncü viyana(da|), 4. viyana(da|)',
    'wien-5': 'beşinci viyana(da|), 5. viyana(da|)',
    'wien-6': 'altıncı viyana(da|), 6. viyana(da|)',
    'wien-7': 'yedinci viyana(da|), 7. viyana(da|)',
    'wien-8': 'sekizinci viyana(da|), 8. viyana(da|)',
    'wien-9': 'dokuzuncu viyana(da|), 9. viyana(da|)',
    'wien-10': 'onuncu viyana(da|), 10. viyana(da|), favoriten(de|da|)',
    'wien-11': 'on birinci viyana(da|), 11. viyana(da|), simmering(de|da|)',
    'wien-12': 'on ikinci viyana(da|), 12. viyana(da|), meidling(de|da|)',
    'wien-13': '13. viyana(da|), hietzing(de|da|)',
    'wien-14': '14. viyana(da|), penzing(de|da|)',
    'wien-15': '15. viyana(da|)',
    'wien-16': 'on altıncı viyana(da|), 16. viyana(da|), ottakring(de|da|)',
    'wien-17': '17. viyana(da|), hernals(da|de|)',
    'wien-18': '18. viyana(da|), währing(de|da|te|den|ten|e|)',
    'wien-19': '19. viyana(da|), döbling(de|da|te|den|ten|e|)',
    'wien-20': 'yirminci viyana(da|), 20. viyana(da|), brigittenau(da|)',
    'wien-21': '21. viyana(da|), floridsdorf(ta|da|)',
    'wien-22': '22. viyana(da|), donaustadt(ta|da|)',
    'wien-23': '23. viyana(da|), liesing(de|da|)',
  },
  regions: {
    wachau: 'wachau(da|), wachau vadisi*',
    zillertal: 'zillertal(da|de|), ziller vadisi*',
    oetztal: 'ötztal(da|de|), ötz vadisi*, oetztal',
    stubaital: 'stubaital(da|de|), stubai vadisi*, stubai',
    bodensee: 'bodensee(de|), konstanz gölü*, bodensee gölü*, constance gölü*',
    neusiedler_see: 'neusiedl gölü*, neusiedler gölü*, neusiedlersee*, neusiedler see*',
    woerthersee: 'wörthersee*, wörther gölü*, wörth gölü*, worther gölü*, wörthersee gölü*',
    attersee: 'attersee kıyısında, attersee gölü kenarında, attersee kenarında, attersee gölü*, atter gölü*',
    mondsee: 'mondsee kıyısında, mondsee gölü kenarında, mondsee kenarında, mondsee gölü*',
    traunsee: 'traunsee gölü*, traun gölü*',
    wolfgangsee: 'wolfgangsee gölü*, wolfgang gölü*',
    wallersee: 'wallersee gölü*',
    zeller_see: 'zeller gölü*, zell gölü*, zeller see gölü*',
    achensee: 'achensee gölü*, achen gölü*',
    ossiacher_see: 'ossiach gölü*, ossiacher gölü*, ossiacher see gölü*',
    millstaetter_see: 'millstatt gölü*, millstätter gölü*, millstätter see gölü*',
    osttirol: 'doğu tirol(de|da|)',
    suedsteiermark: 'güney steiermark(ta|da|)',
    suedburgenland: 'güney burgenland(da|ta|)',
    bregenzerwald: 'bregenz ormanı*, bregenzerwald*',
    salzkammergut: 'salzkammergut*',
    rheintal: 'ren vadisi*, rheintal*',
    weinviertel: 'weinviertel*',
    waldviertel: 'waldviertel*',
    mostviertel: 'mostviertel*',
    industrieviertel: 'industrieviertel*',
    innviertel: 'innviertel*',
    muehlviertel: 'mühlviertel*',
    montafon: 'montafon*',
    pinzgau: 'pinzgau*',
    pongau: 'pongau*',
    lungau: 'lungau*',
    flachgau: 'flachgau*',
    tennengau: 'tennengau*',
    ausseerland: 'ausseerland*',
    thermenland: 'thermenland*, termal bölge*',
    murtal: 'murtal*, mur vadisi*',
  },
  countries: {
    AT: 'avusturya(da|ya|nın|dan|daki|), avusturya genelinde, österreich, tüm avusturya*',
    DE: 'almanya(da|ya|nın|dan|daki|), bavyera*',
    CH: 'isviçre(de|ye|nin|den|deki|)',
    IT: 'italya(da|ya|nın|dan|daki|), güney tirol*',
    HR: 'hırvatistan*, istria*',
    HU: 'macaristan*',
    SI: 'slovenya*',
    CZ: 'çekya*, çek cumhuriyeti*',
    SK: 'slovakya*',
    ES: 'ispanya(da|ya|nın|dan|), mallorca*, mayorka*',
    FR: 'fransa(da|ya|nın|dan|)',
    LI: 'lihtenştayn*, liechtenstein*',
    TR: 'türkiye(de|ye|nin|den|)',
    GR: 'yunanistan*',
    PT: 'portekiz*',
    BG: 'bulgaristan*',
    RS: 'sırbistan*',
    ME: 'karadağ*',
    CY: 'kıbrıs*',
  },
  fillers:
    'kiracılı, kiracısı olan, çatıda, çatısında, cadde üstü, cadde üzeri, cadde üzerinde, cadde üstünde, burada, buraya, buradan, arada, sayısı, favoriler, baştan, bağlı, masraflar, masrafları, yinelenen, kırma, satırı, bağla, kalem, aydan, aradığını, günden, arkada, arkaya, yapıldı, pahalıya, ucuza, merkeze, odamız, enerji, küçüğe, başlasın, acil, şimdi, bugün, şu an, market, markete, bakkal, markete yakın, ağaç, kişiyiz, anlatayım, hamile, çıkmamız, aileyiz, zamandır, gürültülü, gürültüsüz, yürüyerek, gidelim, sorun, sorun değil, para sorun değil, üstte, yürüme, mesafe, mesafede, mesafesinde, uzaklıkta, uzak, girebilsin, sığacak, kişilik, kişi, yakın, yakını, hayırlı, faal, durumda, komple, komple bir, tamamen, tavanlar, yüksek, diş hekimi, hekim, sırada, başlayarak, başlayan, istediğim, ihtiyaç var, boyut, oda sayısı, oda sayısı önemli değil, bekliyorum, ulaşın, yazın, arayın, sorun yok, lazım olan, ben de, biz de, ben bir, bizler, yaşamak istiyoruz, sevdiğim, sevimli bir, bahsi geçen, fiyatlı, fiyatlarda, fiyata, uygun fiyat, bütçe dostu, ben, biz, bana, bize, sen, siz, o, bu, şu, bunlar, bir, bi, tane, arıyorum, arıyoruz, ariyorum, ariyoruz, arıyom, aranıyor, arıyo, ararım, arayan, bakıyorum, bakıyoruz, bakıyom, istiyorum, istiyoruz, istiyom, isterim, isteriz, isterdim, isterdik, istedim, lazım, lazim, gerek, gerekiyor, gerekli, ihtiyacım var, ihtiyacımız var, ihtiyaç, bul, bulun, bulur musun, bulur musunuz, bulabilir misin, bulabilir misiniz, bulmak, bulalım, göster, gösterin, gösterir misin, gösterir misiniz, listele, getir, var mı, varmı, var mıdır, var, mı, mi, mu, mü, mıdır, midir, ne, nerede, nerde, nasıl, hangi, kaç, ve, de, da, te, ta, ki, ki bu, için, icin, gibi, göre, daha, çok, cok, en, pek, biraz, az biraz, hem, şey, bile, lütfen, lutfen, rica, ederim, teşekkürler, teşekkür, tesekkurler, tşk, sağol, sağolun, merhaba, merhabalar, mrb, selam, selamlar, slm, selamün aleyküm, iyi günler, iyi akşamlar, günaydın, kolay gelsin, acaba, yani, işte, hani, ya, artık, bence, galiba, sanırım, herhalde, olsun, olsa yeter, yeterli, yeter, olur, olabilir mi, olması, olacak, olan, olarak, olmak, oluyor, olup, üzere, ev, evi, eve, evde, evin, evler, evim, evimiz, evleri, eviniz, evlik, yuva, yer, yeri, yerde, mekan, konut, konut*, gayrimenkul, gayrimenkul*, emlak, mülk, mülkü, ilan, ilanlar, ilanı, ilanları, ilanlari, sırala, sıralama, sıralı, sıralar mısın, sıralayın, sıralansın, önce, başta, ilk, ilk önce, başa, güzel, güzel bir, guzel, hoş, şirin, tatlı, küçük, kucuk, büyük, buyuk, geniş, genis, ferah, aydınlık, aydinlik, sakin, sessiz, temiz, ucuz, uygun, uygun fiyatlı, uygun fiyata, hesaplı, ekonomik, pahalı, lüks, luks, modern, yeni, eski, iyi, kaliteli, rahat, konforlu, kullanışlı, havadar, güneşli, manzaralı, manzara, göl manzaralı, deniz, dağ manzaralı, dağ, göl, göle, göl kenarında, göl kıyısında, göl kenarı, dağlarda, dağda, orman kenarı, kenarında, kenarı, kıyısında, merkezi, merkezde, merkez, merkeze yakın, metroya yakın, metro, metroya, ubahn, u bahn, okula, okula yakın, okul, şehir, şehirde, şehrin, şehir merkezi, şehir merkezinde, kent, köy, köyde, kasaba, kırsal, kırsalda, ülke, eyalet, eyaleti, eyaletinde, eyaletleri, mahalle, mahallede, muhit, semtte, bölgesi, sokak, cadde, aile, ailem, ailemle, ailesi, ailemiz, aileye, eşim, eşimle, karım, kocam, çift, çiftiz, çiftim, öğrenci, ogrenci, öğrenciyim, öğrenciye, bekar, bekarım, bekara, yalnız yaşayan, emekli, emekliyim, iş, işim, çalışıyorum, çalışan, oturmak, oturum, oturmalık, oturulacak, oturabileceğim, oturabileceğimiz, yaşamak, yaşayacağım, yaşıyorum, yaşamalık, taşınmak, taşınacağım, taşınacağız, taşınıyorum, taşınıyoruz, taşınıcam, taşınıcaz, tasinmak, geçmek, kalmak, kalacak, kalacağım, kalıcam, tutmak, tutmak istiyorum, ev tutmak, daire tutmak, düşünüyorum, düşünüyoruz, planlıyorum, planlıyoruz, sadece ben, birlikte, beraber, kendi, kendim, kendime, kendimize, bizim, benim, onun, tüm, bütün, hepsi, her, herhangi, her hangi, herhangi bir, toplam, olmak, içi, içinde, dahil, ile, ile birlikte, mutlaka, kesinlikle, muhakkak, illaki, illa, özellikle, önemli, şart, sart, olmazsa olmaz, zorunlu, mümkün, imkanı, imkan, izin, izni, izinli, izin verilen, serbest, kabul, kabul eden, edilen, ayrı, ayrıca, ekstra, fazladan, özel, ozel, özel bir, sahip, bulunan, alan, veren, verilen, yapılmış, ek, bize uygun, bana uygun, uygun bir, ödemek, ödeyebilirim, ödeyebiliriz, verebilirim, verebiliriz, harcayabilirim, ayırdım, ayırdık, e, a, i, u, ı, ü, yi, yı, yu, ye, nin, nın, nun, nün, in, un, ün, deki, daki, teki, taki, ki, lık, lik, luk, lük, lı, li, lu, lü, lar, ler, si, sı, su, sü, itibariyle, itibarıyla, tarihinde, tarihli, tarihine, tarihinden, tarih, ayı, ayında, ayına, ayından, başı, başında, sonu, sonunda, sonuna, ortası, bina, binada, binası, binalar, binanın, apartmanda, sitede, site, site içinde, güvenlikli, yakışıklı, hoş bir, ikinci el, ikincil, üst kat, üst katlar, en üst kat, ara kat, orta kat, alt kat, köşe, cephe, cepheli, güney cepheli, güney, batı, doğu, kuzey, güneye bakan, bakan, ebeveyn banyolu, ebeveyn banyosu, oturma odası, çalışma odası, çocuk odası, misafir odası, yemek odası, salonlu, salon, banyo, banyolu, duş, küvet, küvetli, wc, tuvalet, tuvaleti, ayrı mutfak, amerikan mutfak, açık mutfak, mutfaksız*, balkonsuz*, terassız*, bahçesiz*, asansörsüz*, garajsız*, otoparksız*, eşyasız*, esyasiz*, mobilyasız*, bodrumsuz*, havuzsuz*, klimasız*, kilersiz*, saunasız*, şöminesiz*, hayvansız*, kedisiz*, köpeksiz*, bahçe katı, pencere, pencereli, tavan, yüksek tavanlı, parke, parkeli, ulaşım, toplu taşıma, toplu taşımaya, otobüs, tramvay, tramvaya, tren, istasyon, istasyonu, istasyona, havaalanı, havalimanı, üniversite, üniversiteye, hastane, hastaneye, park, parka, kreş, market yakın, çarşı, çarşıya, doğa, doğada, doğa içinde, sakin bir, huzurlu, nezih, huzur, komşu, komşular, çocuklu, çocuklar, bebek, bebeğim, bebekli, anne, baba, annem, babam, kız, kızım, oğlum, arkadaş, arkadaşım, arkadaşımla, kardeşim, yeni evli, yeni evliyiz, evli, nişanlı, evleniyorum, evleneceğiz, doktor, mühendis, hocam, abi, abla, kardeş, arkadaşlar, millet, bilen, bilen var mı, öneri, öneriniz, önerir misiniz, yardım, yardımcı olur musunuz, edin, et, etmek, ediyorum, dedim, diye, demek, derken, sonra, şimdilik, bu yüzden, çünkü, eğer, nedeniyle, dolayı, hala, halen, zaten, gerçekten, cidden, bayağı, baya, oldukça, mesela, örneğin, vs, vb, falan, filan, gelsin, çıksın, tercih, hakkında, yönelik, dolu, tam zamanlı, net, müsait, boş, hazır, oturuma hazır, uzun, uzun süreli, uzun vadeli, uzun dönem, kısa, kısa süreli, kısa dönem, süre, dönem, vadeli, taksit, kredi, krediye uygun, banka, nakit, avusturyada yaşıyorum, önünde, içerisinde, üstelik, arka, ön, yan, karşı, sevimli, cici, makul, ortalama bir, standart, olanından, olanlar, olanları, seçenek, seçenekler, fırsat, fırsatlar, bakar mısın, bakar mısınız, kiminle, nolur, n olur, ltf, evimizi, evime, hayalimdeki, hayal, fiyat performans, ha, hee, eee, ee, ııı, hmm, şöyle, böyle, öyle, bişey, bir şey, birşey, herşey, her şey, bide, filanca, dört dörtlük, yerleşmek, başka, yer olsun, kaliteli bir, bölgelerde, tarafı, taraf, üzerinden, aldığımız, sahibi, sahipleri, cins, türde, tip, tipi, türü, tür, işletmek, açmak, açmak için, açacağım, çevirmek, dönüştürmek, kullanmak, kullanılacak, koymak, park etmek, arabamı, arabam, aracım, aracımı, arabamı koymak, ocak bacası, ocak, bir oda daha',
  unrelated:
    'tren kaç saat, kaç saat sürüyor, kaç saatte, evimi satıyorum, dairemi satıyorum, evimizi satıyoruz, hava durumu, hava nasıl, yağmur, tarif, tarifi, yemek tarifi, şiir, fıkra, şaka, talimatları, talimatlarını, önceki talimat*, yok say, görmezden gel, sistem prompt*, system prompt, prompt*, başkenti, saat kaç, futbol, maç, maçı, galatasaray, fenerbahçe, beşiktaş, trabzonspor, aptal, salak, gerizekalı, siktir*, amk, orospu*, şerefsiz, mal mısın, şifre*, kredi kartı*, burç, burcum, fal, çevir bana, tercüme et, kod yaz, python, bitcoin, kripto*, piyango, loto, kek tarifi, baklava tarifi, pizza sipariş*, nasılsın, nasılsınız, naber, adın ne, kimsin, cumhurbaşkanı, başbakan, tren saatleri, uçak bileti*, bilet, film, dizi, şarkı, dolar kaç, euro kaç, kaç lira, döviz, hikaye, masal, matematik, ödev*, ingilizce, reçete, mercimek, çorba*, börek, bayram, namaz, ezan, cv, iş ilanı, iş arıyorum, araba almak, ikinci el araba, telefon, laptop, evimi satıyorum, dairemi satıyorum, satıyorum, satmak istiyorum, dairemi kiraya veriyorum, evimi kiraya veriyorum, kiraya veriyorum',
  compounds: [],
  endings: [
    'da',
    'de',
    'ta',
    'te',
    'dan',
    'den',
    'tan',
    'ten',
    'a',
    'e',
    'ya',
    'ye',
    'nin',
    'nın',
    'in',
    'ın',
    'un',
    'nun',
    'i',
    'u',
    'yi',
    'yu',
    'daki',
    'deki',
    'taki',
    'teki',
    'yla',
    'yle',
    'la',
    'le',
    'li',
    'lu',
    'lik',
    'luk',
    'si',
    'su',
    'lar',
    'ler',
    'dir',
    'nde',
    'nden',
    'ndeki',
    'nda',
    'ndan',
    'dur',
    'na',
    'ne',
  ],
  layouts: [
    // 2+1: two rooms and a living room.
    { pattern: /^([1-9])\+([0-2])$/, rooms: ([, rooms, living]) => Number(rooms) + Number(living) },
    { pattern: /^([1-9])\.5\+([0-2])$/, rooms: ([, rooms, living]) => Number(rooms) + Number(living) },
  ],
}
