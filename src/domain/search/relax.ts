import { type Around, formatAround, NEARBY } from './around.ts'
import { CRITERIA, type CriterionName, type Filter } from './criteria.ts'

/** A search without one of its filters; for a list, without one of its entries. */
export interface Relaxation {
  name: CriterionName
  /** The removed entry of the list, null when the whole filter was removed. */
  value: string | null
  filter: Filter
}

/** Every way to remove one filter, in the order of declaration: the same as the chips of a search. */
export function relaxations(filter: Filter): Relaxation[] {
  return CRITERIA.flatMap(([name, criterion]): Relaxation[] => {
    const value = filter[name]
    if (value === undefined) return []
    const { [name]: _, ...rest } = filter
    if (!Array.isArray(value) || criterion.kind === 'area') return [{ name, value: null, filter: rest }]
    const words = value as readonly (string | number | Around)[]
    return words.map((word) => {
      const others = words.filter((other) => other !== word)
      const text = typeof word === 'object' ? formatAround(word) : String(word)
      return { name, value: text, filter: others.length ? { ...filter, [name]: others } : rest }
    })
  })
}

/** With fewer homes than this, little is found, and wider searches are offered. */
export const LITTLE = 12
/** What a wider search offers instead of a place alone, narrowest first. Kilometres. */
export const WIDER = [NEARBY, 5, 10, 15, 25, 50, 100] as const

/**
 * The search with these surroundings of each of its places, and at least that radius of each of its circles. Postcodes
 * and drawn areas stay.
 * @returns null when it would not be wider: without a place, or where all circles are larger
 */
export function withSurroundings({ ort = [], umkreis = [], ...others }: Filter, km: Around['km']): Filter | null {
  const isWider = (around: Around) => km !== NEARBY && (around.km === NEARBY || around.km < km)
  if (ort.length === 0 && !umkreis.some(isWider)) return null
  const places = ort.map((slug): Around => ({ ort: slug, km }))
  return { ...others, umkreis: [...places, ...umkreis.map((around) => (isWider(around) ? { ...around, km } : around))] }
}
