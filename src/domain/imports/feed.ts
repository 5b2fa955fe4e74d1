import type {
  Ausstattung,
  Bauart,
  Energieklasse,
  Heizung,
  Objektart,
  Vermarktungsart,
  Zustand,
} from '../properties/vocabulary.ts'

/**
 * The content of a feed: the interface between the reader of files (`server/imports/read`) and the writer to the
 * database (`server/imports/write`). The reader knows no database, the writer knows no XML.
 */
export type FeedEvent =
  | { type: 'transfer'; transfer: FeedTransfer }
  /** Begins the objects of one sender; every event up to the next `company` belongs to it. */
  | { type: 'company'; company: FeedCompany }
  /** Completes the `nr`th company of the file (from 1) by what stands after its objects. */
  | { type: 'company_late'; nr: number; company: FeedCompany }
  /** The logo of the company that is open; it may come after its objects. */
  | { type: 'logo'; logo: FeedMedia }
  /** `xml` on request: the element that contains the object, as its sender wrote it. */
  | { type: 'object'; object: FeedObject; xml?: string }
  | { type: 'project'; project: FeedProject; notes: Note[] }
  /** A fault of the whole file; `error` ends the reading: the content after it cannot be trusted. */
  | { type: 'note'; note: Note }

/** A note for the report. `code` is the message key `import.<code>`, `params` fill its placeholders. */
export interface Note {
  level: 'info' | 'warning' | 'error'
  /** OpenImmo path, such as `preise/kaufpreis` */
  path: string
  code: string
  params?: Record<string, string | number>
}

export interface FeedTransfer {
  dialect: 'openimmo' | 'justimmo'
  version: string | null
  /** The value in the file; the settings of a source may override it. */
  umfang: 'VOLL' | 'TEIL' | null
  sender: string | null
  timestamp: string | null
}

/** The names by which a feed tells its sender. */
export interface SenderNames {
  openimmo_anid: string | null
  anbieternr: string | null
  /** '' when the feed does not send it. */
  firma: string
}

export interface FeedCompany extends SenderNames {
  lizenzkennung: string | null
  email: string | null
  telefon: string | null
  website: string | null
  strasse: string | null
  plz: string | null
  ort: string | null
  impressum: Record<string, string>
}

export interface FeedObject {
  /** Counts from 1 in the order of the file. */
  nr: number
  openimmo_obid: string | null
  objektnr_extern: string | null
  /** Names of a sender inside the object; `contact`: only the firma of its contact person. */
  sender?: SenderNames & { contact?: true }
  aktion: 'ADD' | 'CHANGE' | 'DELETE' | 'REFERENZ'
  verkaufstatus: 'OFFEN' | 'RESERVIERT' | 'VERKAUFT' | null
  /** Null when the feed only asks for its removal, or when it cannot be read (then `notes` holds an error). */
  property: FeedProperty | null
  agent: FeedAgent | null
  /** `gruppen_kennung` of the project that it belongs to. */
  projekt: FeedUnit | null
  media: FeedMedia[]
  /**
   * Only an outline (a unit listed inside a justimmo `projekt`): it may create an unknown object, but must not replace
   * the content of a full `immobilie`.
   */
  outline?: true
  /** Only the keys, the action and the sender were read: the first reading of a file asks for nothing else. */
  keysOnly?: true
  /** Paths that were read, for the report. */
  taken: string[]
  notes: Note[]
}

/** The relation of an object to a project. */
export interface FeedUnit {
  gruppen_kennung: string
  master: boolean
  /** False when the sender wants the master object shown only as a project. */
  visible: boolean
  titel: string | null
}

export interface FeedAgent {
  /** personennummer, else e-mail, else name, else telephone */
  agent_key: string
  anrede: string | null
  titel: string | null
  vorname: string | null
  name: string | null
  position: string | null
  email: string | null
  telefon: string | null
  mobil: string | null
  website: string | null
  /** URL or file name of the portrait. */
  foto: string | null
  kontaktperson: Record<string, string>
}

export interface FeedMedia {
  gruppe: string
  titel: string | null
  location: 'INTERN' | 'EXTERN' | 'REMOTE'
  /** File name next to the XML (EXTERN) or URL (REMOTE). */
  pfad: string | null
  format: string | null
  check_type: 'MD5' | 'DATETIME' | 'ETAG' | null
  check_value: string | null
  /** The decoded file, only for INTERN. */
  content: Uint8Array | null
}

export interface FeedProject {
  gruppen_kennung: string
  titel: string
  status: 'planning' | 'approval' | 'construction' | 'completion' | 'marketing' | 'sold_out' | 'finished'
  beschreibung: string | null
  titel_translations: Translations
  beschreibung_translations: Translations
  strasse: string | null
  plz: string | null
  ort: string | null
  bundesland: string | null
  lat: number | null
  lng: number | null
  fertigstellung: string | null
  daten: Json
}

/** Interface language code -> text. */
export type Translations = Record<string, string>
export type Json = { [key: string]: string | number | boolean | null | Json | (string | number | boolean | Json)[] }

/** One object in Klinke's columns (see the table `property`). An unknown value is null, never 0 and never a guess. */
export interface FeedProperty {
  nutzungsart: string[]
  vermarktungsart: Vermarktungsart[]
  objektart: Objektart | null
  objektart_untergruppe: string | null
  /** WOHNEN, GEWERBE, ANLAGE or GRUND: from nutzungsart, else from objektart. */
  objektart_hauptgruppe: string | null

  objekttitel: string
  objekttitel_translations: Translations
  dreizeiler: string | null
  dreizeiler_translations: Translations
  objektbeschreibung: string | null
  objektbeschreibung_translations: Translations
  lage: string | null
  lage_translations: Translations
  ausstatt_beschr: string | null
  ausstatt_beschr_translations: Translations
  sonstige_angaben: string | null
  sonstige_angaben_translations: Translations

  plz: string | null
  ort: string | null
  ortsteil: string | null
  strasse: string | null
  hausnummer: string | null
  stiege: string | null
  tuernummer: string | null
  /** As sent ("Wien", "AT-9"); its slug follows when places are resolved. */
  bundesland: string | null
  /** ISO 3166 alpha-3; null when the sender leaves it in doubt. */
  land: string | null
  etage: number | null
  anzahl_etagen: number | null
  lat: number | null
  lng: number | null
  /** From senders of imprecise places; the radius is in metres. */
  ungenau_lat: number | null
  ungenau_lng: number | null
  ungenau_radius: number | null
  adresse_freigegeben: boolean
  geo: Json

  waehrung: string
  kaufpreis: number | null
  kaltmiete: number | null
  warmmiete: number | null
  nebenkosten: number | null
  heizkosten: number | null
  hauptmietzinsnetto: number | null
  hauptmietzinsust: number | null
  betriebskostennetto: number | null
  betriebskostenust: number | null
  gesamtbelastungbrutto: number | null
  ruecklagenetto: number | null
  kaution: number | null
  kaution_text: string | null
  provisionspflichtig: boolean | null
  aussen_courtage: string | null
  provisionnetto: number | null
  provisionbrutto: number | null
  /** Every other price of the section, by its OpenImmo name. */
  preise: Json

  wohnflaeche: number | null
  nutzflaeche: number | null
  gesamtflaeche: number | null
  grundstuecksflaeche: number | null
  balkon_terrasse_flaeche: number | null
  gartenflaeche: number | null
  kellerflaeche: number | null
  anzahl_zimmer: number | null
  anzahl_schlafzimmer: number | null
  anzahl_badezimmer: number | null
  anzahl_sep_wc: number | null
  anzahl_stellplaetze: number | null
  flaechen: Json

  ausstattung: Ausstattung[]
  heizung: Heizung[]
  /** The section as sent: groups with their true flags, numbers and words. */
  ausstattung_details: Json

  zustand: Zustand | null
  bauart: Bauart | null
  baujahr: number | null
  letztemodernisierung: string | null
  zustand_angaben: Json

  hwb: number | null
  hwb_klasse: Energieklasse | null
  fgee: number | null
  fgee_klasse: Energieklasse | null
  energiepass: Json

  infrastruktur: Json
  verfuegbar_ab: string | null
  haustiere: boolean | null
  /** Whether the rent contract ends by itself; true also when only its longest time is known. */
  befristet: boolean | null
  mietdauer_max_monate: number | null
  /** First and last day on which the home may be shown, in Vienna: 2026-11-22. */
  aktiv_von: string | null
  aktiv_bis: string | null
  verwaltung_objekt: Json
  verwaltung_techn: Json
  user_defined: Json
  /** ISO 8601 */
  stand_vom: string | null
}
