import { UNTERGRUPPEN_JE_OBJEKTART } from '../../properties/vocabulary.ts'
import { type Field, fields, ignored, KEPT, searched, shown, used } from './fate.ts'

/** The attribute that names the sub-type of each type. */
export const TYPEN: Readonly<Record<string, string>> = {
  zimmer: 'zimmertyp',
  wohnung: 'wohnungtyp',
  haus: 'haustyp',
  grundstueck: 'grundst_typ',
  buero_praxen: 'buero_typ',
  einzelhandel: 'handel_typ',
  gastgewerbe: 'gastgew_typ',
  hallen_lager_prod: 'hallen_typ',
  land_und_forstwirtschaft: 'land_typ',
  parken: 'parken_typ',
  sonstige: 'sonstige_typ',
  freizeitimmobilie_gewerblich: 'freizeit_typ',
  zinshaus_renditeobjekt: 'zins_typ',
}

const OBJEKTKATEGORIE: readonly Field[] = [
  ...fields('objektkategorie', shown('facts', 'groups'), 'nutzungsart@WOHNEN|GEWERBE|ANLAGE|WAZ'),
  ...fields(
    'objektkategorie',
    searched('facts', 'vermarktungsarten'),
    'vermarktungsart@KAUF|MIETE_PACHT|ERBPACHT|LEASING',
  ),
  ...fields('objektkategorie', searched('facts', 'objektart'), 'objektart'),
  ...Object.entries(UNTERGRUPPEN_JE_OBJEKTART).flatMap(([art, types]) =>
    fields(
      'objektkategorie/objektart',
      searched('facts', 'objektart_untergruppe'),
      `${art.toLowerCase()}@${TYPEN[art.toLowerCase()]}=${types.join('|')}`,
    ),
  ),
  ...fields('objektkategorie', shown('facts', 'groups'), 'objektart/objektart_zusatz'),
]

const GEO: readonly Field[] = [
  ...fields('geo', searched('head', 'location'), 'plz ort'),
  ...fields('geo', searched('place', 'location'), 'bundesland geokoordinaten@breitengrad geokoordinaten@laengengrad'),
  ...fields('geo', searched('place', 'location'), 'strasse'),
  ...fields('geo', shown('place', 'location'), 'hausnummer'),
  ...fields('geo', searched('place', 'location'), 'land@iso_land'),
  ...fields('geo', shown('facts', 'groups'), 'etage anzahl_etagen gemarkung flur flurstueck wohnungsnr'),
  ...fields('geo', shown('facts', 'groups'), 'lage_im_bau@LINKS|RECHTS|VORNE|HINTEN'),
  ...fields(
    'geo',
    shown('facts', 'groups'),
    'lage_gebiet@gebiete=WOHN|GEWERBE|INDUSTRIE|MISCH|NEUBAU|ORTSLAGE|SIEDLUNG|STADTRAND|STADTTEIL|STADTZENTRUM|NEBENZENTRUM|1A|1B',
  ),
  ...fields('geo', searched('facts', 'groups'), 'regionaler_zusatz'),
  ...fields('geo', KEPT, 'gemeindecode'),
  ...fields('geo', ignored('maps'), 'karten_makro karten_mikro luftbildern'),
  ...fields('geo', ignored('files'), 'virtuelletour'),
]

const FLAECHEN: readonly Field[] = [
  ...fields('flaechen', searched('facts', 'groups'), 'wohnflaeche nutzflaeche grundstuecksflaeche anzahl_zimmer'),
  ...fields(
    'flaechen',
    shown('facts', 'groups'),
    `gesamtflaeche ladenflaeche lagerflaeche verkaufsflaeche freiflaeche bueroflaeche bueroteilflaeche fensterfront
    verwaltungsflaeche gastroflaeche grz gfz bmz bgf sonstflaeche anzahl_schlafzimmer anzahl_badezimmer anzahl_sep_wc
    anzahl_balkone anzahl_terrassen anzahl_logia balkon_terrasse_flaeche anzahl_wohn_schlafzimmer gartenflaeche
    kellerflaeche fensterfront_qm grundstuecksfront dachbodenflaeche teilbar_ab beheizbare_flaeche anzahl_stellplaetze
    plaetze_gastraum anzahl_betten anzahl_tagungsraeume vermietbare_flaeche anzahl_wohneinheiten
    anzahl_gewerbeeinheiten einliegerwohnung kubatur ausnuetzungsziffer flaechevon flaechebis`,
  ),
  // Not in the standard, sent by justimmo and others.
  ...fields(
    'flaechen',
    shown('facts', 'groups'),
    `raumhoehe verbaubare_flaeche garagen_flaeche stellplatz_flaeche balkons_flaeche terrassen_flaeche loggias_flaeche
    gastraumflaeche anzahl_balkons anzahl_balkon_terrassen anzahl_garten anzahl_garagen [befristete_flaeche]
    [gewichtete_flaeche] [rohdachboden_flaeche] [hallenhoehe]`,
  ),
]

const AUSSTATTUNG: readonly Field[] = [
  ...fields(
    'ausstattung',
    searched('facts', 'groups'),
    `kueche@EBK|OFFEN|PANTRY kamin klimatisiert fahrstuhl@PERSONEN|LASTEN gartennutzung moebliert@moeb=VOLL|TEIL
    heizungsart@OFEN|ETAGE|ZENTRAL|FERN|FUSSBODEN
    befeuerung@OEL|GAS|ELEKTRO|ALTERNATIV|SOLAR|ERDWAERME|LUFTWP|FERN|BLOCK|WASSER-ELEKTRO|PELLET|KOHLE|HOLZ|FLUESSIGGAS
    stellplatzart@GARAGE|TIEFGARAGE|CARPORT|FREIPLATZ|PARKHAUS|DUPLEX rollstuhlgerecht barrierefrei sauna swimmingpool
    unterkellert@keller=JA|TEIL abstellraum`,
  ),
  ...fields(
    'ausstattung',
    shown('facts', 'groups'),
    `ausstatt_kategorie=STANDARD|GEHOBEN|LUXUS wg_geeignet raeume_veraenderbar bad@DUSCHE|WANNE|FENSTER|BIDET|PISSOIR
    boden@FLIESEN|STEIN|TEPPICH|PARKETT|FERTIGPARKETT|LAMINAT|DIELEN|KUNSTSTOFF|ESTRICH|DOPPELBODEN|LINOLEUM|MARMOR|TERRAKOTTA|GRANIT
    ausricht_balkon_terrasse@NORD|OST|SUED|WEST|NORDOST|NORDWEST|SUEDOST|SUEDWEST kabel_sat_tv dvbt wasch_trockenraum
    wintergarten dv_verkabelung rampe hebebuehne kran gastterrasse stromanschlusswert kantine_cafeteria teekueche
    hallenhoehe angeschl_gastronomie@HOTELRESTAURANT|BAR brauereibindung sporteinrichtungen wellnessbereich
    serviceleistungen@BETREUTES_WOHNEN|CATERING|REINIGUNG|EINKAUF|WACHDIENST telefon_ferienimmobilie
    breitband_zugang@art breitband_zugang@speed umts_empfang sicherheitstechnik@ALARMANLAGE|KAMERA|POLIZEIRUF
    fahrradraum rolladen
    dachform@KRUEPPELWALMDACH|MANSARDDACH|PULTDACH|SATTELDACH|WALMDACH|FLACHDACH|PYRAMIDENDACH
    bauweise@MASSIV|FERTIGTEILE|HOLZ
    ausbaustufe@BAUSATZHAUS|AUSBAUHAUS|SCHLUESSELFERTIGMITKELLER|SCHLUESSELFERTIGOHNEBODENPLATTE|SCHLUESSELFERTIGMITBODENPLATTE
    energietyp@PASSIVHAUS|NIEDRIGENERGIE|NEUBAUSTANDARD|KFW40|KFW60|KFW55|KFW70|MINERGIEBAUWEISE|MINERGIE_ZERTIFIZIERT
    bibliothek dachboden gaestewc kabelkanaele seniorengerecht`,
  ),
  // Not in the standard, sent by some.
  ...fields('ausstattung', searched('facts', 'groups'), 'photovoltaik smart_home balkon terrasse loggia garten keller'),
]

const ZUSTAND: readonly Field[] = [
  ...fields('zustand_angaben', searched('facts', 'groups'), 'baujahr alter@alter_attr=ALTBAU|NEUBAU'),
  ...fields(
    'zustand_angaben',
    searched('facts', 'groups'),
    'zustand@zustand_art=ERSTBEZUG|TEIL_VOLLRENOVIERUNGSBED|NEUWERTIG|TEIL_VOLLSANIERT|TEIL_VOLLRENOVIERT|TEIL_SANIERT|VOLL_SANIERT|SANIERUNGSBEDUERFTIG|BAUFAELLIG|NACH_VEREINBARUNG|MODERNISIERT|GEPFLEGT|ROHBAU|ENTKERNT|ABRISSOBJEKT|PROJEKTIERT',
  ),
  ...fields(
    'zustand_angaben',
    shown('facts', 'groups'),
    `letztemodernisierung bauzone altlasten
    bebaubar_nach@bebaubar_attr=34_NACHBARSCHAFT|35_AUSSENGEBIET|B_PLAN|KEIN_BAULAND|BAUERWARTUNGSLAND|LAENDERSPEZIFISCH|BAULAND_OHNE_B_PLAN
    erschliessung@erschl_attr=UNERSCHLOSSEN|TEILERSCHLOSSEN|VOLLERSCHLOSSEN|ORTSUEBLICHERSCHLOSSEN
    erschliessung_umfang@erschl_attr=GAS|WASSER|STROM|TK`,
  ),
  ...fields('zustand_angaben/energiepass', searched('energy', 'energie'), 'hwbwert'),
  ...fields(
    'zustand_angaben/energiepass',
    shown('energy', 'energie'),
    `epart=BEDARF|VERBRAUCH gueltig_bis energieverbrauchkennwert mitwarmwasser endenergiebedarf primaerenergietraeger
    stromwert waermewert wertklasse baujahr ausstelldatum jahrgang=2008|2014|ohne|nicht_noetig|bei_besichtigung
    gebaeudeart=wohn|nichtwohn epasstext geg2018 hwbklasse fgeewert fgeeklasse`,
  ),
  ...fields('zustand_angaben', used('action'), 'verkaufstatus@stand=OFFEN|RESERVIERT|VERKAUFT'),
]

export const DISTANZEN =
  'FLUGHAFEN|FERNBAHNHOF|AUTOBAHN|US_BAHN|BUS|KINDERGAERTEN|GRUNDSCHULE|HAUPTSCHULE|REALSCHULE|GESAMTSCHULE|GYMNASIUM|ZENTRUM|EINKAUFSMOEGLICHKEITEN|GASTSTAETTEN'
export const DISTANZEN_SPORT = 'STRAND|SEE|MEER|SKIGEBIET|SPORTANLAGEN|WANDERGEBIETE|NAHERHOLUNG'

const INFRASTRUKTUR: readonly Field[] = [
  ...fields('infrastruktur', shown('facts', 'groups'), 'zulieferung ausblick@blick=FERNE|SEE|BERGE|MEER'),
  ...fields(
    'infrastruktur',
    shown('facts', 'groups'),
    `distanzen@distanz_zu=${DISTANZEN} distanzen_sport@distanz_zu_sport=${DISTANZEN_SPORT}`,
  ),
]

export const HOME: readonly Field[] = [
  ...OBJEKTKATEGORIE,
  ...GEO,
  ...FLAECHEN,
  ...AUSSTATTUNG,
  ...ZUSTAND,
  ...INFRASTRUKTUR,
]
