import { CRITERIA, type CriterionName, type Filter } from './criteria.ts'

/** A search without one of its filters; of a list of words, without one of them. */
export interface Relaxation {
  name: CriterionName
  /** The word of the list that went, null when the whole filter did. */
  value: string | null
  filter: Filter
}

/** Every way to leave out one filter, in the order of their declaration: what the chips of a search take away. */
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
