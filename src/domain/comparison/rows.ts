import type { CostPart, Fact, PropertyDetail } from '../properties/card.ts'

/** What one home has in a row; null is unknown. The class of energy and "a month" stand beside the value. */
export type Cell = { value: NonNullable<Fact['value']>; monthly?: boolean; letter?: string | null } | null

export interface ComparisonRow {
  /** Message key */
  label: string
  /** As of facts; `kwh` is kWh/m²a or only a class, `has` yes or no, `commission` true for none, a sum, or words. */
  format: Fact['format'] | 'kwh' | 'has' | 'commission'
  /** In the order of the homes. */
  cells: Cell[]
  /** Which homes have the best value; none where all are equal, or where nobody can say what is better. */
  best: number[]
  isSame: boolean
}

export interface ComparisonGroup {
  /** Message key */
  title: string
  rows: ComparisonRow[]
}

type Better = 'lower' | 'higher' | null

/** Facts that have rows of their own, or that say nothing beside others. */
const ELSEWHERE = new Set(['ausstattung', 'preis_m2', 'external_id', 'stand_vom', 'vermarktungsart'])
const TOTAL = /^(gesamtbelastung|kaufpreis)/

/** Everything two to four homes can be compared by, in reading order; rows that none of them fills are left out. */
export function comparisonOf(homes: readonly PropertyDetail[]): ComparisonGroup[] {
  const groups: ComparisonGroup[] = [
    { title: 'fact_group.preise', rows: [...priceRows(homes), ...costRows(homes)] },
    ...factGroups(homes),
    { title: 'fact_group.energie', rows: energyRows(homes) },
    { title: 'fact_group.lage', rows: placeRows(homes) },
  ]
  return groups
    .map(({ title, rows }) => ({ title, rows: rows.filter(({ cells }) => cells.some((cell) => cell !== null)) }))
    .filter(({ rows }) => rows.length > 0)
}

function row(label: string, format: ComparisonRow['format'], cells: Cell[], better: Better = null): ComparisonRow {
  const words = cells.map((cell) => JSON.stringify(cell))
  return { label, format, cells, best: bestOf(cells, better), isSame: words.every((word) => word === words[0]) }
}

/** Only numbers of the same kind are better or worse, and only when two of them differ. */
function bestOf(cells: readonly Cell[], better: Better): number[] {
  const known = cells.flatMap((cell) => (typeof cell?.value === 'number' ? [cell.value] : []))
  if (better === null || new Set(known).size < 2) return []
  const best = better === 'lower' ? Math.min(...known) : Math.max(...known)
  return cells.flatMap((cell, at) => (cell?.value === best ? [at] : []))
}

const cell = (value: Fact['value'] | undefined, more: object = {}): Cell =>
  value === null || value === undefined || value === '' ? null : { value, ...more }

/** Purchase prices and rents stand in one row, but neither is cheaper than the other. */
function priceRows(homes: readonly PropertyDetail[]): ComparisonRow[] {
  const oneKind = new Set(homes.map(({ vermarktungsart }) => vermarktungsart)).size === 1
  const isRent = (home: PropertyDetail) => home.vermarktungsart === 'MIETE'
  const price = (home: PropertyDetail) => (isRent(home) ? (home.gesamtmiete ?? home.kaltmiete) : home.kaufpreis) || null
  const perSquareMetre = (home: PropertyDetail) => {
    const [amount, area] = [price(home), home.flaeche ?? home.grundstuecksflaeche]
    return amount && area ? Math.round((amount / area) * 100) / 100 : null
  }
  const better = oneKind && homes.every(({ waehrung }) => waehrung === homes[0]?.waehrung) ? 'lower' : null
  const total = homes.every(({ gesamtmiete }) => gesamtmiete !== null)
  const label = !oneKind || !homes[0] ? 'detail.history_price' : !isRent(homes[0]) ? 'price.buy' : 'price.total_rent'
  return [
    row(
      'fact.vermarktungsart',
      'words',
      homes.map((home) => cell([home.vermarktungsart])),
    ),
    // A bare rent beside a whole one would look cheap.
    row(
      label === 'price.total_rent' && !total ? 'detail.history_price' : label,
      'money',
      homes.map((home) => cell(price(home), isRent(home) ? { monthly: true } : {})),
      label === 'price.total_rent' && !total ? null : better,
    ),
    row(
      'fact.preis_m2',
      'money',
      homes.map((home) => cell(roundUp(perSquareMetre(home), isRent(home)))),
      better,
    ),
  ]
}

/** Whole euros for purchases, cents for rents: what a square metre is spoken of in. */
const roundUp = (amount: number | null, isRent: boolean) =>
  amount === null ? null : isRent ? amount : Math.round(amount)

/** Every part of the costs that one of the homes names; gross where each is known gross, so that like meets like. */
function costRows(homes: readonly PropertyDetail[]): ComparisonRow[] {
  const names = new Set(homes.flatMap(({ kosten }) => kosten.map(({ name }) => name)))
  const parts = [...names]
    .filter((name) => !TOTAL.test(name))
    .map((name) => {
      const found = homes.map(({ kosten }) => kosten.find((part) => part.name === name))
      const isGross = found.every((part) => !part || part.brutto !== null)
      const isNet = found.every((part) => !part || part.netto !== null)
      const amount = (part: CostPart | undefined) => (isGross || !isNet ? (part?.brutto ?? part?.netto) : part?.netto)
      const better = isGross || isNet ? 'lower' : null
      return row(
        `kosten.${name}`,
        'money',
        found.map((part) => cell(amount(part))),
        better,
      )
    })
  const commission = homes.map(({ provisionsfrei, provision }) =>
    cell(provisionsfrei || provision.provisionspflichtig === false ? true : (provision.text ?? provision.brutto)),
  )
  const free = commission.flatMap((one, at) => (one?.value === true ? [at] : []))
  const best = free.length < homes.length ? free : []
  return [...parts, { ...row('detail.commission', 'commission', commission), best }]
}

/** The facts of the detail pages, side by side; of areas the larger is the better one. */
function factGroups(homes: readonly PropertyDetail[]): ComparisonGroup[] {
  const groups = new Map<string, Map<string, Fact['format']>>()
  for (const { groups: own } of homes) {
    for (const { title, facts } of own) {
      const labels = groups.get(title) ?? groups.set(title, new Map()).get(title)
      for (const { label, format } of facts) if (!ELSEWHERE.has(label.slice('fact.'.length))) labels?.set(label, format)
    }
  }
  return [...groups].map(([title, labels]) => {
    const rows = [...labels].map(([label, format]) =>
      row(
        label,
        format,
        homes.map((home) => cell(home.groups.flatMap(({ facts }) => facts).find((one) => one.label === label)?.value)),
        format === 'area' ? 'higher' : null,
      ),
    )
    return { title, rows: title === 'fact_group.ausstattung' ? [...featureRows(homes), ...rows] : rows }
  })
}

/** One row for each thing that one of the homes has. Whether it is better to have it, everybody knows for himself. */
function featureRows(homes: readonly PropertyDetail[]): ComparisonRow[] {
  const features = [...new Set(homes.flatMap(({ ausstattung }) => ausstattung))]
  return features.map((feature) => {
    const has = homes.map(({ ausstattung }) => ausstattung.includes(feature))
    return row(
      `ausstattung.${feature}`,
      'has',
      has.map((value) => ({ value })),
    )
  })
}

function energyRows(homes: readonly PropertyDetail[]): ComparisonRow[] {
  const energy = homes.map(({ energie }) => energie)
  return [
    row(
      'fact.hwb',
      'kwh',
      // Some certificates name only the class.
      energy.map(({ hwb, hwb_klasse: letter }) => cell(hwb ?? letter, { letter })),
      'lower',
    ),
    row(
      'fact.fgee',
      'number',
      energy.map(({ fgee, fgee_klasse: letter }) => cell(fgee, { letter })),
      'lower',
    ),
  ]
}

function placeRows(homes: readonly PropertyDetail[]): ComparisonRow[] {
  const place = ({ location: { plz, ort } }: PropertyDetail) => [plz, ort].filter(Boolean).join(' ')
  return [
    row(
      'favorites.sort_place',
      'text',
      homes.map((home) => cell(place(home))),
    ),
  ]
}
