import type { Objektart } from '../properties/vocabulary.ts'
import type { FeedProperty, Json } from './feed.ts'

/** A figure that cannot be true: it is shown as unknown. */
export interface Implausible {
  /** Where it stands: the object, or its section `preise`. */
  section: Json
  field: string
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
const SALES = ['kaufpreis', 'kaufpreisnetto', 'kaufpreisbrutto', 'richtpreis'] as const
const RENTS = [
  'kaltmiete',
  'warmmiete',
  'hauptmietzinsnetto',
  'gesamtbelastungbrutto',
  'nettokaltmiete',
  'pauschalmiete',
  'summemietenetto',
  'gesamtmietenetto',
  'gesamtmietebrutto',
  'pacht',
] as const
type PriceField = (typeof SALES | typeof RENTS)[number]
/** Fields that a home is shown by the price of: columns, and names in `preise`. */
export const HEAD_PRICES: readonly PriceField[] = [...SALES, ...RENTS]
/** m² and rooms of a home. */
const BOUNDS = [
  ['wohnflaeche', 5, 20_000],
  ['anzahl_zimmer', 0.5, 150],
  ['anzahl_schlafzimmer', 0.5, 100],
  ['anzahl_badezimmer', 0.5, 100],
] as const
/** A plot smaller than this is a typing error, m². */
const PLOT_MIN = 10

/** An amount that stands for "on request", or in the wrong field. */
export function isPlaceholder(field: PriceField, amount: unknown, objektart: Objektart | null): boolean {
  if (typeof amount !== 'number' || amount <= 0) return false
  if ((SALES as readonly string[]).includes(field)) {
    return amount < ((objektart && KAUFPREIS_MIN[objektart]) ?? KAUFPREIS_USUAL)
  }
  return amount < MIETE_MIN || (HOMES.has(objektart) && amount > MIETE_MAX)
}

/** The figures of an object that no home of its kind can have. */
export function implausible(property: FeedProperty): Implausible[] {
  const { objektart, preise } = property
  const found: Implausible[] = []
  const isHome = HOMES.has(objektart)
  for (const field of HEAD_PRICES) {
    const section = field in property ? (property as object as Json) : preise
    const amount = section[field]
    if (isPlaceholder(field, amount, objektart)) found.push(price(section, field, Number(amount)))
  }
  for (const [field, von, bis] of isHome ? BOUNDS : []) {
    const figure = property[field]
    if (figure !== null && (figure < von || figure > bis)) found.push(figureOf(property, field, figure, von, bis))
  }
  const plot = property.grundstuecksflaeche
  if (plot !== null && plot < PLOT_MIN && (objektart === 'GRUNDSTUECK' || objektart === 'HAUS')) {
    found.push(figureOf(property, 'grundstuecksflaeche', plot, PLOT_MIN, 1e9))
  }
  return found
}

const price = (section: Json, field: string, wert: number): Implausible => ({
  section,
  field,
  path: `preise/${field}`,
  code: 'price_implausible',
  params: { wert: String(wert) },
})

const figureOf = (
  property: FeedProperty,
  field: keyof FeedProperty,
  wert: number,
  von: number,
  bis: number,
): Implausible => ({
  section: property as object as Json,
  field,
  path: `flaechen/${field}`,
  code: 'figure_implausible',
  params: { wert: String(wert), von, bis },
})
