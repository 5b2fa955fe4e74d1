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
    const words = value as readonly (string | number)[]
    return words.map((word) => {
      const others = words.filter((other) => other !== word)
      return { name, value: String(word), filter: others.length ? { ...filter, [name]: others } : rest }
    })
  })
}
