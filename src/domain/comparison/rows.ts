import { postalTown } from '../format/address.ts'
import { energyClass } from '../imports/energy.ts'
import type { Fact, PropertyDetail } from '../properties/card.ts'
import { ENERGIEKLASSEN, type Energieklasse } from '../properties/vocabulary.ts'
import { costRows, priceRows, yieldRows } from './money-rows.ts'
import { type ComparisonGroup, type ComparisonRow, cell, row } from './row.ts'

/** Facts that have rows of their own, or that say nothing in a comparison. */
const ELSEWHERE = new Set(['ausstattung', 'preis_m2', 'external_id', 'stand_vom', 'vermarktungsart'])

const PLACE = 'fact_group.lage'

/** All comparable values of two to four homes, in reading order; rows without any value are left out. */
export function comparisonOf(homes: readonly PropertyDetail[]): ComparisonGroup[] {
  const facts = factGroups(homes)
  const groups: ComparisonGroup[] = [
    { title: 'fact_group.preise', rows: [...priceRows(homes), ...costRows(homes), ...yieldRows(homes)] },
    ...facts.filter(({ title }) => title !== PLACE),
    { title: 'fact_group.energie', rows: energyRows(homes) },
    // The town before what is how far away, below one title.
    { title: PLACE, rows: [...placeRows(homes), ...facts.flatMap(({ title, rows }) => (title === PLACE ? rows : []))] },
  ]
  return groups
    .map(({ title, rows }) => ({ title, rows: rows.filter(({ cells }) => cells.some((cell) => cell !== null)) }))
    .filter(({ rows }) => rows.length > 0)
}

/** The facts of the detail pages, side by side; a larger area counts as better. */
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
        homes.map((home) => {
          const one = home.groups.flatMap(({ facts }) => facts).find((fact) => fact.label === label)
          return cell(one?.value, one && one.format !== format ? { format: one.format } : {})
        }),
        format === 'area' ? 'higher' : null,
      ),
    )
    return { title, rows: title === 'fact_group.ausstattung' ? [...featureRows(homes), ...rows] : rows }
  })
}

/** One row for each feature that at least one home has. Whether a feature is better depends on the visitor. */
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
  const hwb = row(
    'fact.hwb',
    'kwh',
    // Some certificates name only the class.
    energy.map(({ hwb: value, hwb_klasse: letter }) => cell(value ?? letter, { letter })),
    'lower',
  )
  // A number is not the best beside a class alone that may be as good or better.
  const rank = (letter: Energieklasse | null) => (letter === null ? -1 : ENERGIEKLASSEN.indexOf(letter))
  const best = energy[hwb.best[0] ?? -1]
  const isRivalled =
    best !== undefined &&
    energy.some(({ hwb: value, hwb_klasse: letter }) => {
      const own = best.hwb_klasse ?? energyClass('hwb', best.hwb ?? 0, '9999-12-31')
      return value === null && letter !== null && rank(letter) <= rank(own)
    })
  return [
    { ...hwb, best: isRivalled ? [] : hwb.best },
    row(
      'fact.fgee',
      'number',
      energy.map(({ fgee, fgee_klasse: letter }) => cell(fgee, { letter })),
      'lower',
    ),
  ]
}

function placeRows(homes: readonly PropertyDetail[]): ComparisonRow[] {
  const place = ({ location }: PropertyDetail) => postalTown(location)
  return [
    row(
      'favorites.sort_place',
      'text',
      homes.map((home) => cell(place(home))),
    ),
  ]
}
