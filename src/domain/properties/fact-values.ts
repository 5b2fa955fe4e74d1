import type { Json } from '../imports/feed.ts'
import { type FACT_COLUMNS, type FactField, type FactPath, HAND_FACTS } from './hand-facts.ts'
import { isOfFeed } from './own-fields.ts'

/** The columns that hold facts. */
export type FactSections = Record<(typeof FACT_COLUMNS)[number], Json>
type Held = Json[string] | undefined

const inner = (held: Held, name: string): Held => {
  if (Array.isArray(held)) return held[Number(name)]
  return typeof held === 'object' && held !== null && Object.hasOwn(held, name) ? held[name] : undefined
}

/** A section itself is there also when nobody says anything. */
const isEmpty = (value: Held) =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length === 0

/** What a home says of a fact; null when it says nothing. */
export function factOf(sections: FactSections, field: FactField): Held | null {
  for (const [column, ...names] of HAND_FACTS[field].at) {
    const value = names.reduce(inner, sections[column] as Held)
    if (value === undefined || value === null || isEmpty(value)) continue
    if (HAND_FACTS[field].kind.is !== 'own') return value
    const { hand } = ownParts(value)
    return isEmpty(hand) ? null : hand
  }
  return null
}

/** The columns with these facts in them, without those that are null. Only changed columns are in the answer. */
export function withFacts(
  sections: FactSections,
  facts: Readonly<Partial<Record<FactField, Held | null>>>,
): Partial<FactSections> {
  const changed: Partial<FactSections> = {}
  for (const [field, value] of Object.entries(facts) as [FactField, Held | null][]) {
    HAND_FACTS[field].at.forEach(([column, ...names]: FactPath, at) => {
      const before = changed[column] ?? sections[column] ?? {}
      const next = at === 0 ? (value ?? null) : null
      const whole =
        HAND_FACTS[field].kind.is === 'own'
          ? { ...ownParts(next).hand, ...ownParts(before).feed }
          : put(before, names, next)
      changed[column] = (whole ?? {}) as Json
    })
  }
  return changed
}

/** A sender's own fields: those that a hand may set, and those that are the feed's alone. */
function ownParts(fields: Held): { hand: Json; feed: Json } {
  const [feed = [], hand = []] = [true, false].map((is) =>
    Object.entries((fields ?? {}) as Json).filter(([name]) => isOfFeed(name) === is),
  )
  return { hand: Object.fromEntries(hand), feed: Object.fromEntries(feed) }
}

/** A copy with one value in its place; containers of which nothing is left are left out. */
function put(held: Held | null, [name, ...rest]: readonly string[], value: Held | null): Held | null {
  if (name === undefined) return value
  const isList = name === '0'
  if (isList) {
    const [first, ...others] = Array.isArray(held) ? held : []
    const next = put(first, rest, value)
    // An empty first record keeps its place before the others: what is given back belongs to it.
    const list = next === null || next === undefined ? (others.length > 0 ? [{}, ...others] : []) : [next, ...others]
    return list.length > 0 ? (list as Json[]) : null
  }
  const before = typeof held === 'object' && held !== null && !Array.isArray(held) ? held : {}
  const { [name]: old, ...others } = before
  const next = put(old, rest, value)
  const whole = next === null || next === undefined ? others : { ...before, [name]: next }
  return Object.keys(whole).length > 0 ? (whole as Json) : null
}
