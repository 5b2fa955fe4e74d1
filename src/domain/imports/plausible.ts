import type { Objektart } from '../properties/vocabulary.ts'
import type { FeedProperty } from './feed.ts'

/** A figure that cannot be true: it is shown as unknown. */
export interface Implausible {
  field: keyof FeedProperty
  /** OpenImmo path, for the report. */
  path: string
  /** Message key below `import.`; `wert` is the figure. */
  code: string
  params: Record<string, string | number>
}

/** The lowest purchase price that is a price, EUR: below it stand 1 € and 999 € for "on request". */
const KAUFPREIS_MIN: Partial<Record<Objektart, number>> = {
  GRUNDSTUECK: 100,
  LAND_UND_FORSTWIRTSCHAFT: 100,
  PARKEN: 500,
}
const KAUFPREIS_USUAL = 1000
/** The same for a rent, whatever its period. */
const MIETE_MIN = 5
/** From this monthly rent of a home on, EUR, the figure is a purchase price. */
const MIETE_MAX = 100_000

const HOMES: ReadonlySet<Objektart | null> = new Set<Objektart>(['WOHNUNG', 'HAUS', 'ZIMMER'])
const RENTS = ['kaltmiete', 'warmmiete', 'hauptmietzinsnetto', 'gesamtbelastungbrutto'] as const
/** m² and rooms of a home. */
const BOUNDS = [
  ['wohnflaeche', 5, 20_000],
  ['anzahl_zimmer', 0.5, 150],
  ['anzahl_schlafzimmer', 0.5, 100],
  ['anzahl_badezimmer', 0.5, 100],
] as const
/** A plot smaller than this is a typing error, m². */
const PLOT_MIN = 10

/** The figures of an object that no home of its kind can have. */
export function implausible(property: FeedProperty): Implausible[] {
  const { objektart, kaufpreis } = property
  const found: Implausible[] = []
  const isHome = HOMES.has(objektart)
  const low = (objektart && KAUFPREIS_MIN[objektart]) ?? KAUFPREIS_USUAL
  if (kaufpreis !== null && kaufpreis > 0 && kaufpreis < low) {
    found.push(price('kaufpreis', kaufpreis))
  }
  for (const field of RENTS) {
    const rent = property[field]
    if (rent !== null && rent > 0 && (rent < MIETE_MIN || (isHome && rent > MIETE_MAX))) found.push(price(field, rent))
  }
  for (const [field, von, bis] of isHome ? BOUNDS : []) {
    const figure = property[field]
    if (figure !== null && (figure < von || figure > bis)) found.push(figureOf(field, figure, von, bis))
  }
  const plot = property.grundstuecksflaeche
  if (plot !== null && plot < PLOT_MIN && (objektart === 'GRUNDSTUECK' || objektart === 'HAUS')) {
    found.push(figureOf('grundstuecksflaeche', plot, PLOT_MIN, 1e9))
  }
  return found
}

const price = (field: keyof FeedProperty, wert: number): Implausible => ({
  field,
  path: `preise/${field}`,
  code: 'price_implausible',
  params: { wert: String(wert) },
})

const figureOf = (field: keyof FeedProperty, wert: number, von: number, bis: number): Implausible => ({
  field,
  path: `flaechen/${field}`,
  code: 'figure_implausible',
  params: { wert: String(wert), von, bis },
})
