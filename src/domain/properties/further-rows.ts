import type { Fact } from './card.ts'

/** Sections that the table `property` stores as JSON, by OpenImmo's names. */
export type Section =
  | 'geo'
  | 'flaechen'
  | 'ausstattung_details'
  | 'zustand_angaben'
  | 'infrastruktur'
  | 'verwaltung_objekt'

export type FurtherGroup =
  | 'objekt'
  | 'flaechen'
  | 'zustand'
  | 'grund'
  | 'ausstattung'
  | 'lage'
  | 'verwaltung'
  | 'verkauf'

export interface Rows {
  group: FurtherGroup
  /** Where the values are stored: a section, or an object in it. */
  from: readonly [Section, ...string[]]
  format: Fact['format']
  /** Of numbers that are counts. */
  isWhole?: true
  /** Shown only with the address: a plot's number tells where it lies. */
  onlyReleased?: true
  names: string
}

/** Flags that are words of one row when they are true: `merkmale.WINTERGARTEN`. */
export type FlagRows = Omit<Rows, 'format'> & { row: string }

/**
 * Values without a column of their own, in reading order. The label of `bueroflaeche` is the message
 * `fact.bueroflaeche`, its word DUSCHE of `bad` is `bad.DUSCHE`.
 */
export const ROWS = [
  {
    group: 'flaechen',
    from: ['flaechen'],
    format: 'area',
    names:
      'bueroflaeche bueroteilflaeche ladenflaeche verkaufsflaeche gastroflaeche gastraumflaeche lagerflaeche verwaltungsflaeche freiflaeche sonstflaeche bgf vermietbare_flaeche beheizbare_flaeche flaechevon flaechebis teilbar_ab balkons_flaeche terrassen_flaeche loggias_flaeche dachbodenflaeche rohdachboden_flaeche garagen_flaeche stellplatz_flaeche gewichtete_flaeche befristete_flaeche fensterfront_qm',
  },
  { group: 'flaechen', from: ['flaechen'], format: 'number', names: 'anzahl_wohn_schlafzimmer' },
  {
    group: 'flaechen',
    from: ['flaechen'],
    format: 'number',
    isWhole: true,
    names:
      'anzahl_balkone anzahl_balkons anzahl_terrassen anzahl_balkon_terrassen anzahl_logia anzahl_garten anzahl_garagen anzahl_wohneinheiten anzahl_gewerbeeinheiten anzahl_tagungsraeume anzahl_betten plaetze_gastraum',
  },
  { group: 'flaechen', from: ['flaechen'], format: 'metre', names: 'raumhoehe hallenhoehe fensterfront' },
  { group: 'flaechen', from: ['ausstattung_details'], format: 'metre', names: 'hallenhoehe' },
  { group: 'zustand', from: ['zustand_angaben'], format: 'words', names: 'zustand_art' },
  {
    group: 'zustand',
    from: ['ausstattung_details'],
    format: 'words',
    names: 'bauweise dachform ausbaustufe energietyp unterkellert',
  },
  { group: 'grund', from: ['zustand_angaben'], format: 'text', names: 'bauzone' },
  {
    group: 'grund',
    from: ['zustand_angaben'],
    format: 'words',
    names: 'bebaubar_nach erschliessung erschliessung_umfang',
  },
  { group: 'grund', from: ['zustand_angaben'], format: 'text', names: 'altlasten' },
  { group: 'grund', from: ['flaechen'], format: 'area', names: 'verbaubare_flaeche' },
  { group: 'grund', from: ['flaechen'], format: 'metre', names: 'grundstuecksfront' },
  { group: 'grund', from: ['flaechen'], format: 'number', names: 'grz gfz bmz ausnuetzungsziffer' },
  { group: 'grund', from: ['flaechen'], format: 'cubic_metre', names: 'kubatur' },
  { group: 'grund', from: ['geo'], onlyReleased: true, format: 'text', names: 'gemarkung flur flurstueck' },
  {
    group: 'ausstattung',
    from: ['ausstattung_details'],
    format: 'words',
    names:
      'ausstatt_kategorie kueche bad boden heizungsart befeuerung moebliert fahrstuhl stellplatzart ausricht_balkon_terrasse sicherheitstechnik angeschl_gastronomie serviceleistungen',
  },
  { group: 'ausstattung', from: ['ausstattung_details'], format: 'text', names: 'breitband_zugang stromanschlusswert' },
  { group: 'lage', from: ['geo'], format: 'words', names: 'lage_gebiet lage_im_bau' },
  { group: 'lage', from: ['geo'], format: 'text', names: 'ausrichtung' },
  { group: 'lage', from: ['infrastruktur'], format: 'words', names: 'ausblick' },
  { group: 'lage', from: ['infrastruktur'], format: 'yes_no', names: 'zulieferung' },
  { group: 'lage', from: ['infrastruktur'], format: 'km', names: 'distanzen distanzen_sport' },
  { group: 'verwaltung', from: ['verwaltung_objekt'], format: 'date', names: 'abdatum bisdatum' },
  { group: 'verwaltung', from: ['verwaltung_objekt'], format: 'duration', names: 'min_mietdauer' },
  { group: 'verwaltung', from: ['verwaltung_objekt'], format: 'text', names: 'laufzeit' },
  { group: 'verwaltung', from: ['verwaltung_objekt'], format: 'number', isWhole: true, names: 'max_personen' },
  { group: 'verwaltung', from: ['verwaltung_objekt'], format: 'words', names: 'geschlecht' },
  { group: 'verwaltung', from: ['verwaltung_objekt'], format: 'yes_no', names: 'nichtraucher' },
  { group: 'verwaltung', from: ['verwaltung_objekt'], format: 'text', names: 'zugang branchen' },
  { group: 'verkauf', from: ['verwaltung_objekt'], format: 'date', names: 'versteigerungstermin' },
  {
    group: 'verkauf',
    from: ['verwaltung_objekt', 'bieterverfahren'],
    format: 'date',
    names: 'beginn_angebotsphase besichtigungstermin besichtigungstermin_2 beginn_bietzeit ende_bietzeit',
  },
  { group: 'verkauf', from: ['verwaltung_objekt', 'bieterverfahren'], format: 'money', names: 'mindestpreis' },
  { group: 'verkauf', from: ['zustand_angaben', 'versteigerung'], format: 'yes_no', names: 'zwangsversteigerung' },
  { group: 'verkauf', from: ['zustand_angaben', 'versteigerung'], format: 'date', names: 'zvtermin zusatztermin' },
  { group: 'verkauf', from: ['zustand_angaben', 'versteigerung'], format: 'text', names: 'amtsgericht aktenzeichen' },
  { group: 'verkauf', from: ['zustand_angaben', 'versteigerung'], format: 'money', names: 'verkehrswert' },
] as const satisfies readonly Rows[]

/** The flags, by the rows that tell them. */
export const FLAGS = [
  {
    row: 'eigenschaften',
    group: 'objekt',
    from: ['verwaltung_objekt'],
    names: 'vermietet denkmalgeschuetzt als_ferien gewerbliche_nutzung hochhaus wbs_sozialwohnung',
  },
  { row: 'eigenschaften', group: 'objekt', from: ['zustand_angaben'], names: 'denkmalgeschuetzt' },
  { row: 'eigenschaften', group: 'objekt', from: ['flaechen'], names: 'einliegerwohnung' },
  {
    row: 'merkmale',
    group: 'ausstattung',
    from: ['ausstattung_details'],
    names:
      'wintergarten gaestewc bibliothek dachboden rolladen wasch_trockenraum fahrradraum wellnessbereich sporteinrichtungen seniorengerecht rollstuhlgerecht wg_geeignet raeume_veraenderbar kabel_sat_tv dvbt umts_empfang telefon_ferienimmobilie dv_verkabelung kabelkanaele teekueche kantine_cafeteria gastterrasse brauereibindung rampe hebebuehne kran',
  },
] as const satisfies readonly FlagRows[]
