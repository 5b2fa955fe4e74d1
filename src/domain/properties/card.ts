import type { Energieklasse, Objektart, Vermarktungsart, Zustand } from './vocabulary.ts'

/** The part of an address that may be shown. */
export interface Location {
  ort: string | null
  plz: string | null
  bundesland: string | null
  strasse: string | null
  lat: number | null
  lng: number | null
  /** Metres; null means the marker is exact. */
  ungenau_radius: number | null
}

/** A picture as pages use it: `{url}` is the largest, `srcset` all widths. */
export interface Picture {
  url: string
  thumbnail_url: string
  srcset: string
  width: number
  height: number
  /** ThumbHash as base64, null for drawings */
  thumbhash: string | null
  /** OpenImmo gruppe: TITELBILD, BILD, GRUNDRISS, ... */
  gruppe: string
  titel: string | null
}

/** What a card in a list needs, and what `POST /api/properties/batch` answers. Texts are in the asked language. */
export interface PropertyCard {
  id: number
  external_id: string
  title_slug: string
  objekttitel: string
  /** BCP 47 tag of `objekttitel`, for the lang attribute. */
  objekttitel_lang: string
  status: 'active' | 'reserved'
  vermarktungsart: Vermarktungsart
  vermarktungsarten: Vermarktungsart[]
  objektart: Objektart | null
  objektart_untergruppe: string | null
  objektart_hauptgruppe: string | null
  location: Location
  kaufpreis: number | null
  kaltmiete: number | null
  /** Monthly total of a rent where known. */
  gesamtmiete: number | null
  /** Main price before the last reduction, null when it was not reduced. */
  preis_vorher: number | null
  flaeche: number | null
  grundstuecksflaeche: number | null
  anzahl_zimmer: number | null
  hwb_klasse: Energieklasse | null
  provisionsfrei: boolean
  primary_image: Picture | null
  images: Picture[]
  company: { id: number; firma: string }
  project_id: number | null
  /** ISO 8601 */
  published_at: string
}

/** Amounts in EUR a month (rent) or once (purchase); null is unknown and shown as "keine Angabe". */
export interface CostPart {
  /** OpenImmo name: hauptmietzinsnetto, betriebskostennetto, ... ; also the label key `kosten.<name>` */
  name: string
  netto: number | null
  /** Percent */
  ust: number | null
  brutto: number | null
}

/** Facts of one group, in reading order. `label` is a message key; `value` is shown as its `format` says. */
export interface Fact {
  label: string
  format: 'text' | 'number' | 'area' | 'money' | 'year' | 'words' | 'yes_no' | 'date'
  value: string | number | boolean | string[] | null
}

export interface FactGroup {
  /** Message key */
  title: string
  facts: Fact[]
}

/** Everything a detail page shows, and what GET /api/properties/{id} answers. */
export interface PropertyDetail extends PropertyCard {
  dreizeiler: string | null
  objektbeschreibung: string | null
  lage: string | null
  ausstatt_beschr: string | null
  sonstige_angaben: string | null
  /** BCP 47 tag of each text above that is not in the asked language. */
  text_lang: Record<string, string>
  zustand: Zustand | null
  baujahr: number | null
  wohnflaeche: number | null
  nutzflaeche: number | null
  ausstattung: string[]
  heizung: string[]
  groups: FactGroup[]
  kosten: CostPart[]
  energie: {
    hwb: number | null
    hwb_klasse: Energieklasse | null
    fgee: number | null
    fgee_klasse: Energieklasse | null
    gueltig_bis: string | null
  }
  provision: { provisionspflichtig: boolean | null; text: string | null; brutto: number | null }
  grundrisse: Picture[]
  dokumente: { titel: string; url: string }[]
  links: { titel: string | null; url: string; gruppe: string }[]
  agent: {
    id: number
    name: string
    position: string | null
    telefon: string | null
    mobil: string | null
    foto: Picture | null
  } | null
  company_detail: { id: number; firma: string; ort: string | null; website: string | null; telefon: string | null }
  project: { id: number; titel: string } | null
  price_history: { at: string; art: string; betrag: number }[]
  stand_vom: string | null
  first_seen_at: string
}
