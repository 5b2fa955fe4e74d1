import type {
  Ausstattung,
  Bauart,
  Bundesland,
  Energieklasse,
  Heizung,
  Objektart,
  Zustand,
} from '../../src/domain/properties/vocabulary.ts'
import type { Plan } from './plan/types.ts'

/** The place of a home. */
export interface Spot {
  slug: string
  ort: string
  plz: string
  ortsteil: string | null
  bundesland: Bundesland
  /** In the spelling of addresses: "Niederösterreich" */
  land: string
  lat: number
  lng: number
  strasse: string
  hausnummer: string
  /** 0 village, 1 town, 2 city, 3 Vienna */
  groesse: 0 | 1 | 2 | 3
}

export interface Agent {
  nr: string
  anrede: 'Frau' | 'Herr'
  titel: string | null
  vorname: string
  name: string
  position: string
  email: string
  telefon: string
  mobil: string
}

/** The style of an agency: it determines words and length. */
export type Voice = 'sachlich' | 'warm' | 'knapp'

export interface Company {
  anid: string
  firma: string
  kurz: string
  domain: string
  strasse: string
  plz: string
  ort: string
  telefon: string
  voice: Voice
  laender: readonly Bundesland[]
  agents: Agent[]
}

/** Euro: per month for rentals, once for purchases. Net figures include their tax rate. */
export interface Prices {
  kaufpreis: number | null
  miete: number | null
  mieteUst: number
  betriebskosten: number | null
  betriebskostenUst: number
  heizkosten: number | null
  gesamt: number | null
  ruecklage: number | null
  kaution: number | null
  provision: string | null
  provisionNetto: number | null
}

export interface Energy {
  hwb: number
  hwbKlasse: Energieklasse
  fgee: number
  fgeeKlasse: Energieklasse
  gueltigBis: string
}

export interface Project {
  kennung: string
  titel: string
  titelEn: string
  company: Company
  spot: Spot
  baujahr: number
  fertigstellung: string
  status: string
  /** Sells or lets all units. */
  agent: Agent
  /** Above the ground floor. */
  stockwerke: number
  /** Staircases */
  stiegen: number
  /** Units on offer */
  einheiten: number
  /** Mostly small flats, mostly large ones, or of every size. */
  mischung: 'klein' | 'gemischt' | 'gross'
  miete: boolean
  heizung: Heizung
  hwb: number
}

/** All values of one property; texts, XML and pictures follow from it. */
export interface Home {
  nr: string
  obid: string
  company: Company
  agent: Agent
  art: Objektart
  unter: string
  kauf: boolean
  gewerbe: boolean
  spot: Spot
  genau: boolean
  stiege: string | null
  top: string | null
  etage: number | null
  etagen: number | null
  plan: Plan | null
  wohnflaeche: number | null
  nutzflaeche: number | null
  grund: number | null
  garten: number | null
  keller: number | null
  zimmer: number | null
  stellplaetze: number | null
  baujahr: number | null
  bauart: Bauart | null
  zustand: Zustand | null
  heizung: Heizung | null
  solar: boolean
  ausstattung: ReadonlySet<Ausstattung>
  energie: Energy | null
  preise: Prices
  verfuegbar: string
  frei: boolean
  distanzen: Readonly<Record<'oepnv' | 'einkauf' | 'schule' | 'kindergarten' | 'zentrum' | 'autobahn', number>>
  reserviert: boolean
  project: Project | null
  /** ISO 8601 */
  stand: string
  english: boolean
}
