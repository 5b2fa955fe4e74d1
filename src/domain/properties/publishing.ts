import type { HandField } from './hand.ts'
import type { Objektart } from './vocabulary.ts'

/** What of a home decides whether it may be published. */
export interface Publishable {
  objekttitel: string
  objektart: Objektart | null
  vermarktungsart: readonly string[]
  plz: string | null
  ort: string | null
  land: string | null
  kaufpreis: number | null
  kaltmiete: number | null
  warmmiete: number | null
  hauptmietzinsnetto: number | null
  gesamtbelastungbrutto: number | null
  wohnflaeche: number | null
  nutzflaeche: number | null
  gesamtflaeche: number | null
  grundstuecksflaeche: number | null
  provisionspflichtig: boolean | null
  hwb: number | null
  hwb_klasse: string | null
  /** Why there are no figures of energy (OpenImmo's jahrgang). */
  energy_reason: string | null
  /** The price is told on request. */
  on_request: boolean
}

/** No building, or none that is heated: the EAVG asks for no certificate. */
const WITHOUT_CERTIFICATE: ReadonlySet<Objektart> = new Set(['GRUNDSTUECK', 'PARKEN'])

/** The fields that a home made by hand still needs before it is published. */
export function missingFields(home: Publishable): HandField[] {
  const { objektart, vermarktungsart } = home
  const missing: HandField[] = []
  const need = (field: HandField, isThere: boolean) => {
    if (!isThere) missing.push(field)
  }
  need('objekttitel', home.objekttitel.trim() !== '')
  need('vermarktungsart', vermarktungsart.length > 0)
  need('objektart', objektart !== null)
  need('plz', home.plz !== null)
  need('ort', home.ort !== null)
  need('land', home.land !== null)
  if (vermarktungsart.includes('KAUF')) need('kaufpreis', home.on_request || isPositive(home.kaufpreis))
  if (vermarktungsart.includes('MIETE')) {
    const { gesamtbelastungbrutto, warmmiete, kaltmiete, hauptmietzinsnetto } = home
    const rents = [gesamtbelastungbrutto, warmmiete, kaltmiete, hauptmietzinsnetto]
    need('gesamtbelastungbrutto', home.on_request || rents.some(isPositive))
  }
  need('provisionspflichtig', home.provisionspflichtig !== null)
  if (objektart === 'GRUNDSTUECK') need('grundstuecksflaeche', isPositive(home.grundstuecksflaeche))
  else if (objektart !== 'PARKEN') {
    need('wohnflaeche', [home.wohnflaeche, home.nutzflaeche, home.gesamtflaeche].some(isPositive))
  }
  if (home.land === 'AUT' && home.energy_reason === null && !(objektart && WITHOUT_CERTIFICATE.has(objektart))) {
    need('hwb', home.hwb !== null)
    need('hwb_klasse', home.hwb_klasse !== null)
  }
  return missing
}

const isPositive = (value: number | null): boolean => value !== null && value > 0
