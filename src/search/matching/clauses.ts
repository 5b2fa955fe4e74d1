import type { Area } from '../../domain/search/area.ts'
import { type Around, circlesOf, placesOf } from '../../domain/search/around.ts'
import {
  boundsOf,
  type Criterion,
  type CriterionName,
  criteria,
  type Filter,
  postcodesOf,
  type Range,
  rangeField,
} from '../../domain/search/criteria.ts'
import type { SearchRow } from '../../domain/search/row.ts'
import { numberOf, PRICE_FIELDS, valuesOf } from '../fields.ts'
import { areaShape, circlesShape, type Shape } from '../geo/shapes.ts'
import { type Bits, or } from '../memory/bitset.ts'
import type { Value } from '../text/dictionary.ts'
import { type QueryWord, queryWords } from '../text/tokenize.ts'
import { addSlot, andNotSlots, clearBit, createSlots, dropSlot, orSlots, type Slots, sieve, withBit } from './slots.ts'

/** A home to match. */
export interface Subject {
  row: SearchRow
  /** All its words, and every prefix of them. Computed on first use. */
  words(): { whole: ReadonlySet<string>; beginnings: ReadonlySet<string> }
}

/**
 * The inverted index of all saved searches for one criterion: a home's values lead to the searches. A saved search is a
 * slot, a small number; a search without the criterion is not in the clause.
 */
export interface Clause {
  /** Clauses run by ascending cost, so that few candidates are left for the expensive ones. */
  cost: 0 | 1 | 2 | 3
  add(slot: number, value: unknown, filter: Filter): void
  remove(slot: number): void
  /** Removes from `left` the searches whose condition the home does not meet. */
  sift(subject: Subject, left: Bits): void
}

/** The clause for a criterion's kind; a kind without a clause does not compile. */
export function clauseOf(criterion: Criterion): Clause {
  switch (criterion.kind) {
    case 'oneOf':
    case 'place':
    case 'country':
    case 'ids':
      return sharesOne((row) => valuesOf(row, criterion.field))
    case 'prefix':
      return sharesOne(
        (row) => valuesOf(row, criterion.field).flatMap((value) => beginningsOf(String(value))),
        (_, filter) => postcodesOf(filter),
      )
    case 'without':
      return hasNone(criterion.field)
    case 'allOf':
      return hasAll(criterion.field, (value) => value as readonly Value[])
    case 'flag':
      return hasAll(criterion.field, () => ['true'])
    case 'range':
    case 'term':
      return liesBetween(criterion)
    case 'area':
      return liesIn((value) => areaShape(value as readonly Area[]))
    case 'circle':
      return eitherOf([
        liesIn((value) => circlesShape(circlesOf(value as readonly Around[]))),
        sharesOne(
          (row) => valuesOf(row, criterion.field),
          (value) => placesOf(value as readonly Around[]),
        ),
      ])
    case 'text':
      return saysAll()
  }
}

/** The search has several of these criteria, of which one is enough. Those that it does not have match no home. */
export function eitherCriterion(names: readonly CriterionName[]): Clause {
  const ways = names.map((name): Clause => {
    const criterion: Criterion = criteria[name]
    const clause = clauseOf(criterion)
    const nothing = criterion.kind === 'range' ? NO_RANGE : []
    return { ...clause, add: (slot, _, filter) => clause.add(slot, filter[name] ?? nothing, filter) }
  })
  return eitherOf(ways)
}

/** A range without any value. */
const NO_RANGE: Range = { von: Number.POSITIVE_INFINITY, bis: Number.NEGATIVE_INFINITY }

/** The home satisfies one of the clauses. */
function eitherOf(clauses: readonly Clause[]): Clause {
  const asking = new Set<number>()
  return {
    cost: 2,
    add(slot, value, filter) {
      asking.add(slot)
      for (const clause of clauses) clause.add(slot, value, filter)
    },
    remove(slot) {
      if (asking.delete(slot)) for (const clause of clauses) clause.remove(slot)
    },
    sift(subject, left) {
      if (asking.size === 0) return
      const [first, ...others] = clauses.map((clause) => {
        const some = left.slice()
        clause.sift(subject, some)
        return some
      })
      for (const other of others) or(first!, other)
      left.set(first!)
    },
  }
}

/**
 * The home has one of the requested values.
 * @param wantedOf the requested values, where they are not the value of the criterion itself
 */
function sharesOne(
  valuesOfRow: (row: SearchRow) => readonly Value[],
  wantedOf = (value: unknown, _: Filter) => value as readonly Value[],
): Clause {
  let asking: Bits = new Uint32Array(0)
  const wanting = new Map<Value, Slots>()
  return {
    cost: 0,
    add(slot, value, filter) {
      asking = withBit(asking, slot)
      for (const one of wantedOf(value, filter)) want(wanting, one, slot)
    },
    remove(slot) {
      clearBit(asking, slot)
      for (const slots of wanting.values()) dropSlot(slots, slot)
    },
    sift({ row }, left) {
      const content = new Uint32Array(Math.max(left.length, asking.length))
      for (const value of valuesOfRow(row)) {
        const slots = wanting.get(value)
        if (slots) orSlots(slots, content)
      }
      for (let i = 0; i < asking.length; i++) left[i]! &= content[i]! | ~asking[i]!
    },
  }
}

/** The home has none of the values. */
function hasNone(field: keyof SearchRow): Clause {
  const refusing = new Map<Value, Slots>()
  return {
    cost: 0,
    add(slot, value) {
      for (const one of value as readonly Value[]) want(refusing, one, slot)
    },
    remove(slot) {
      for (const slots of refusing.values()) dropSlot(slots, slot)
    },
    sift({ row }, left) {
      for (const value of valuesOf(row, field)) {
        const slots = refusing.get(value)
        if (slots) andNotSlots(slots, left)
      }
    },
  }
}

/** The home has every requested value: a search with a missing one is removed. */
function hasAll(field: keyof SearchRow, wantedOf: (value: unknown) => readonly Value[]): Clause {
  const wanting = new Map<Value, Slots>()
  return {
    cost: 0,
    add(slot, value) {
      for (const one of wantedOf(value)) want(wanting, one, slot)
    },
    remove(slot) {
      for (const slots of wanting.values()) dropSlot(slots, slot)
    },
    sift({ row }, left) {
      const own = new Set(valuesOf(row, field))
      for (const [value, slots] of wanting) if (!own.has(value)) andNotSlots(slots, left)
    },
  }
}

interface Bounds {
  asking: Bits
  low: Float64Array
  high: Float64Array
}

/** The home's number is known and lies between the bounds. The other criteria decide which price applies. */
function liesBetween(criterion: Extract<Criterion, { kind: 'range' | 'term' }>): Clause {
  const { field } = criterion
  const names = field === 'preis' ? PRICE_FIELDS : [field]
  const nothing = new Float64Array(0)
  const all = new Map(names.map((name): [string, Bounds] => [name, { asking: nobody(), low: nothing, high: nothing }]))
  return {
    cost: 1,
    add(slot, value, filter) {
      const bounds = all.get(rangeField(criterion, filter))!
      const { von = Number.NEGATIVE_INFINITY, bis = Number.POSITIVE_INFINITY } = boundsOf(criterion, value)
      bounds.asking = withBit(bounds.asking, slot)
      bounds.low = withNumbers(bounds.low, slot, von)
      bounds.high = withNumbers(bounds.high, slot, bis)
    },
    remove(slot) {
      for (const { asking } of all.values()) clearBit(asking, slot)
    },
    sift({ row }, left) {
      for (const [name, { asking, low, high }] of all) {
        // Comparisons with NaN are false, so an unknown number matches no search.
        const number = numberOf(row, name)
        sieve(left, asking, (slot) => low[slot]! <= number && number <= high[slot]!)
      }
    },
  }
}

/**
 * The home's position lies in the shape. Bounding boxes first: they are read sequentially, and exclude most searches.
 */
function liesIn(shapeOf: (value: unknown) => Shape): Clause {
  let asking = nobody()
  let boxes = new Float64Array(0)
  const shapes: (Shape | undefined)[] = []
  return {
    cost: 2,
    add(slot, value) {
      const shape = shapeOf(value)
      const { south, north, west, east } = shape.box
      asking = withBit(asking, slot)
      boxes = withNumbers(boxes, slot, south, north, west, east)
      shapes[slot] = shape
    },
    remove(slot) {
      clearBit(asking, slot)
      shapes[slot] = undefined
    },
    sift({ row: { lat, lng } }, left) {
      sieve(left, asking, (slot) => {
        if (lat === null || lng === null) return false
        const at = slot * 4
        if (lat < boxes[at]! || lat > boxes[at + 1]! || lng < boxes[at + 2]! || lng > boxes[at + 3]!) return false
        return shapes[slot]!.contains(lat, lng)
      })
    },
  }
}

/** The home's texts contain every word, the last one also as a prefix. */
function saysAll(): Clause {
  let asking = nobody()
  const words: (QueryWord[] | undefined)[] = []
  return {
    cost: 3,
    add(slot, value) {
      asking = withBit(asking, slot)
      words[slot] = queryWords(value as string)
    },
    remove(slot) {
      clearBit(asking, slot)
      words[slot] = undefined
    },
    sift(subject, left) {
      sieve(left, asking, (slot) => {
        const { whole, beginnings } = subject.words()
        return words[slot]!.every(({ stem, prefix }) => {
          return whole.has(stem) || (prefix !== null && beginnings.has(prefix))
        })
      })
    },
  }
}

/** Every prefix of a word, including the word; in UTF-16 units, as startsWith counts them. */
export function beginningsOf(word: string): string[] {
  return Array.from({ length: word.length }, (_, i) => word.slice(0, i + 1))
}

function want(wanting: Map<Value, Slots>, value: Value, slot: number): void {
  let slots = wanting.get(value)
  if (!slots) {
    slots = createSlots()
    wanting.set(value, slots)
  }
  addSlot(slots, slot)
}

const nobody = (): Bits => new Uint32Array(0)

/** Writes the slot's numbers. @returns the same array, or a larger one when it was full */
function withNumbers(numbers: Float64Array, slot: number, ...values: number[]): Float64Array<ArrayBuffer> {
  const end = (slot + 1) * values.length
  let roomy = numbers as Float64Array<ArrayBuffer>
  if (end > numbers.length) {
    roomy = new Float64Array(2 ** Math.ceil(Math.log2(end)))
    roomy.set(numbers)
  }
  roomy.set(values, slot * values.length)
  return roomy
}
