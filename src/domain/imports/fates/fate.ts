/** Parts of a home's page where a value can be seen. */
export const PLACES = {
  head: 'head of the page: place, title, key figures',
  place: 'address and map',
  price: 'card with the price',
  costs: 'table of costs',
  facts: 'facts, in groups',
  energy: 'energy certificate',
  texts: 'texts',
  pictures: 'pictures and plans',
  papers: 'documents, tours and films',
  contact: 'contact person',
  company: 'company',
  project: 'page of the project',
} as const
export type Place = keyof typeof PLACES

/** What a value is used for without being seen. */
export const USES = {
  key: 'recognises the object, so that it is changed and not doubled',
  action: 'decides what happens to the object',
  days: 'decides on which days the object is online',
  address: 'decides whether street and exact position are shown',
  language: 'tells the language of the texts',
  files: 'tells whether a file has changed, and what it is',
  logo: 'is shown beside the name of the agency',
  placement: 'decides where on the page the file is shown',
  sender: 'recognises the sender',
  unit: 'is the unit of the value beside it',
  mail: 'receives inquiries',
  imprint: 'stands in the imprint on the page of the agency',
} as const
export type Use = keyof typeof USES

/** Why a value is not shown; the report says it by the message `import.why.<reason>`. */
export const REASONS = {
  internal: 'meant for the software of the sender',
  person: 'concerns a person and is not needed for contact',
  maps: 'Klinke draws maps of its own',
  portals: 'concerns other portals only',
  told: 'another field says the same',
  files: 'follows from the files themselves',
  embedded: 'a portrait inside the XML is not read; a file or an address is',
} as const
export type Reason = keyof typeof REASONS

/**
 * The fate of a value. `shown` values are on the page and, under `api`, in `GET /api/properties/{id}`; `searched` ones
 * can also be searched or filtered. `kept` values are stored for later and seen nowhere.
 */
export type Fate =
  | { kind: 'shown'; where: Place; api: string | null; searched: boolean }
  | { kind: 'used'; use: Use }
  | { kind: 'kept' }
  | { kind: 'ignored'; why: Reason }

export interface Field {
  /** `geo/plz`, `geo/land@iso_land`; below `immobilie` unless it begins with `anbieter` or `uebertragung`. */
  path: string
  /** The values of the standard, where it lists them. */
  values: readonly string[]
  /** The values are names of attributes that are true: `<bad DUSCHE="true"/>`. */
  flags: boolean
  fate: Fate
}

export const shown = (where: Place, api: string | null = null): Fate => ({ kind: 'shown', where, api, searched: false })
export const searched = (where: Place, api: string | null = null): Fate => ({
  kind: 'shown',
  where,
  api,
  searched: true,
})
export const used = (use: Use): Fate => ({ kind: 'used', use })
export const KEPT: Fate = { kind: 'kept' }
export const ignored = (why: Reason): Fate => ({ kind: 'ignored', why })

/**
 * Declares fields of a section: `plz` is an element, `land@iso_land` an attribute, `kueche@EBK|OFFEN` an element with
 * flags, `zustand@zustand_art=ERSTBEZUG|ROHBAU` an attribute with listed values, `epart=BEDARF|VERBRAUCH` an element
 * with listed values.
 */
export function fields(section: string, fate: Fate, names: string): Field[] {
  return names
    .trim()
    .split(/\s+/)
    .map((name) => {
      const [left = '', values] = name.split('=')
      const [element = '', attribute] = left.split('@')
      const path = section === '' ? element : `${section}/${element}`
      if (values !== undefined) {
        const at = attribute === undefined ? path : `${path}@${attribute}`
        return { path: at, values: values.split('|'), flags: false, fate }
      }
      if (attribute === undefined) return { path, values: [], flags: false, fate }
      const isFlags = /^[A-Z\d]/.test(attribute)
      if (isFlags) return { path, values: attribute.split('|'), flags: true, fate }
      return { path: `${path}@${attribute}`, values: [], flags: false, fate }
    })
}
