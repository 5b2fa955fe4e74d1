/**
 * OpenImmo's words as Klinke uses them in the API, in the database and on cards. Source: OpenImmo 1.2.7c; spellings
 * (LAND_FORSTWIRSCHAFT) are the standard's own. `docs/vocabulary.md` explains each word.
 */
export const VERMARKTUNGSARTEN = ['KAUF', 'MIETE'] as const
export type Vermarktungsart = (typeof VERMARKTUNGSARTEN)[number]

/** Sub-types (`objektart_untergruppe`) per `objektart`, in the standard's order. */
export const UNTERGRUPPEN_JE_OBJEKTART = {
  WOHNUNG: [
    'DACHGESCHOSS',
    'MAISONETTE',
    'LOFT-STUDIO-ATELIER',
    'PENTHOUSE',
    'TERRASSEN',
    'ETAGE',
    'ERDGESCHOSS',
    'SOUTERRAIN',
    'APARTMENT',
    'FERIENWOHNUNG',
    'GALERIE',
    'ROHDACHBODEN',
    'ATTIKAWOHNUNG',
  ],
  HAUS: [
    'REIHENHAUS',
    'REIHENEND',
    'REIHENMITTEL',
    'REIHENECK',
    'DOPPELHAUSHAELFTE',
    'EINFAMILIENHAUS',
    'STADTHAUS',
    'BUNGALOW',
    'VILLA',
    'RESTHOF',
    'BAUERNHAUS',
    'LANDHAUS',
    'SCHLOSS',
    'ZWEIFAMILIENHAUS',
    'MEHRFAMILIENHAUS',
    'FERIENHAUS',
    'BERGHUETTE',
    'CHALET',
    'STRANDHAUS',
    'LAUBE-DATSCHE-GARTENHAUS',
    'APARTMENTHAUS',
    'BURG',
    'HERRENHAUS',
    'FINCA',
    'RUSTICO',
    'FERTIGHAUS',
  ],
  GRUNDSTUECK: [
    'WOHNEN',
    'GEWERBE',
    'INDUSTRIE',
    'LAND_FORSTWIRSCHAFT',
    'FREIZEIT',
    'GEMISCHT',
    'GEWERBEPARK',
    'SONDERNUTZUNG',
    'SEELIEGENSCHAFT',
  ],
  ZIMMER: ['ZIMMER'],
  BUERO_PRAXEN: [
    'BUEROFLAECHE',
    'BUEROHAUS',
    'BUEROZENTRUM',
    'LOFT_ATELIER',
    'PRAXIS',
    'PRAXISFLAECHE',
    'PRAXISHAUS',
    'AUSSTELLUNGSFLAECHE',
    'COWORKING',
    'SHARED_OFFICE',
  ],
  EINZELHANDEL: [
    'LADENLOKAL',
    'EINZELHANDELSLADEN',
    'VERBRAUCHERMARKT',
    'EINKAUFSZENTRUM',
    'KAUFHAUS',
    'FACTORY_OUTLET',
    'KIOSK',
    'VERKAUFSFLAECHE',
    'AUSSTELLUNGSFLAECHE',
  ],
  GASTGEWERBE: [
    'GASTRONOMIE',
    'GASTRONOMIE_UND_WOHNUNG',
    'PENSIONEN',
    'HOTELS',
    'WEITERE_BEHERBERGUNGSBETRIEBE',
    'BAR',
    'CAFE',
    'DISCOTHEK',
    'RESTAURANT',
    'RAUCHERLOKAL',
    'EINRAUMLOKAL',
  ],
  HALLEN_LAGER_PROD: [
    'HALLE',
    'INDUSTRIEHALLE',
    'LAGER',
    'LAGERFLAECHEN',
    'LAGER_MIT_FREIFLAECHE',
    'HOCHREGALLAGER',
    'SPEDITIONSLAGER',
    'PRODUKTION',
    'WERKSTATT',
    'SERVICE',
    'FREIFLAECHEN',
    'KUEHLHAUS',
  ],
  LAND_UND_FORSTWIRTSCHAFT: [
    'LANDWIRTSCHAFTLICHE_BETRIEBE',
    'BAUERNHOF',
    'AUSSIEDLERHOF',
    'GARTENBAU',
    'ACKERBAU',
    'WEINBAU',
    'VIEHWIRTSCHAFT',
    'JAGD_UND_FORSTWIRTSCHAFT',
    'TEICH_UND_FISCHWIRTSCHAFT',
    'SCHEUNEN',
    'REITERHOEFE',
    'SONSTIGE_LANDWIRTSCHAFTSIMMOBILIEN',
    'ANWESEN',
    'JAGDREVIER',
  ],
  PARKEN: [
    'STELLPLATZ',
    'CARPORT',
    'DOPPELGARAGE',
    'DUPLEX',
    'TIEFGARAGE',
    'BOOTSLIEGEPLATZ',
    'EINZELGARAGE',
    'PARKHAUS',
    'TIEFGARAGENSTELLPLATZ',
    'PARKPLATZ_STROM',
  ],
  ZINSHAUS_RENDITEOBJEKT: [
    'MEHRFAMILIENHAUS',
    'WOHN_UND_GESCHAEFTSHAUS',
    'GESCHAEFTSHAUS',
    'BUEROGEBAEUDE',
    'SB_MAERKTE',
    'EINKAUFSCENTREN',
    'WOHNANLAGEN',
    'VERBRAUCHERMAERKTE',
    'INDUSTRIEANLAGEN',
    'PFLEGEHEIM',
    'SANATORIUM',
    'SENIORENHEIM',
    'BETREUTES-WOHNEN',
  ],
  FREIZEITIMMOBILIE_GEWERBLICH: ['SPORTANLAGEN', 'VERGNUEGUNGSPARKS_UND_CENTER', 'FREIZEITANLAGE'],
  SONSTIGE: ['PARKHAUS', 'TANKSTELLE', 'KRANKENHAUS', 'SONSTIGE'],
} as const

export type Objektart = keyof typeof UNTERGRUPPEN_JE_OBJEKTART
export const OBJEKTARTEN = Object.keys(UNTERGRUPPEN_JE_OBJEKTART) as Objektart[]

export type Untergruppe = (typeof UNTERGRUPPEN_JE_OBJEKTART)[Objektart][number]
export const UNTERGRUPPEN = [...new Set(Object.values(UNTERGRUPPEN_JE_OBJEKTART).flat())] as Untergruppe[]

/** Objects measured by `nutzflaeche`; all others by `wohnflaeche`. */
export const GEWERBLICH: ReadonlySet<Objektart> = new Set([
  'BUERO_PRAXEN',
  'EINZELHANDEL',
  'GASTGEWERBE',
  'HALLEN_LAGER_PROD',
  'LAND_UND_FORSTWIRTSCHAFT',
  'PARKEN',
  'ZINSHAUS_RENDITEOBJEKT',
  'FREIZEITIMMOBILIE_GEWERBLICH',
  'SONSTIGE',
])

export const AUSSTATTUNGEN = [
  'BALKON',
  'TERRASSE',
  'LOGGIA',
  'GARTEN',
  'LIFT',
  'GARAGE',
  'STELLPLATZ',
  'KELLER',
  'EINBAUKUECHE',
  'MOEBLIERT',
  'BARRIEREFREI',
  'KLIMATISIERT',
  'FUSSBODENHEIZUNG',
  'KAMIN',
  'POOL',
  'SAUNA',
  'HAUSTIERE',
  'ABSTELLRAUM',
  'SMART_HOME',
  'PHOTOVOLTAIK',
] as const
export type Ausstattung = (typeof AUSSTATTUNGEN)[number]

export const ZUSTAENDE = ['ERSTBEZUG', 'NEUWERTIG', 'SANIERT', 'GEPFLEGT', 'RENOVIERUNGSBEDUERFTIG', 'ROHBAU'] as const
export type Zustand = (typeof ZUSTAENDE)[number]

export const BAUARTEN = ['ALTBAU', 'NEUBAU'] as const
export type Bauart = (typeof BAUARTEN)[number]

export const HEIZUNGEN = ['FERNWAERME', 'WAERMEPUMPE', 'GAS', 'OEL', 'PELLETS', 'STROM', 'SOLAR'] as const
export type Heizung = (typeof HEIZUNGEN)[number]

/** The nine states, as slugs: they are places too, so `ort=steiermark` finds all of it. */
export const BUNDESLAENDER = [
  'wien',
  'niederoesterreich',
  'oberoesterreich',
  'steiermark',
  'tirol',
  'kaernten',
  'salzburg',
  'vorarlberg',
  'burgenland',
] as const
export type Bundesland = (typeof BUNDESLAENDER)[number]

/** Energy classes of OIB guideline 6, best first. */
export const ENERGIEKLASSEN = ['A++', 'A+', 'A', 'B', 'C', 'D', 'E', 'F', 'G'] as const
export type Energieklasse = (typeof ENERGIEKLASSEN)[number]
