import type { SearchRow } from '../../domain/search/row.ts'
import { LIST_FIELDS, NUMBER_FIELDS, numberOf, TEXT, TITLE, valuesOf } from '../fields.ts'
import { createFloats, createInts, type Floats, type Ints, pushFloat, pushInt } from '../memory/growable.ts'
import { codeOf } from '../text/dictionary.ts'
import type { Lexicon } from '../text/lexicon.ts'
import type { Lists } from '../text/postings.ts'

/** Rows that will become a segment: already columns and codes, so that texts need not be stored, but in any order. */
export interface Draft {
  ids: Floats
  numbers: Record<string, Floats>
  lists: Record<string, { starts: Ints; codes: Ints }>
  /** The position of each id; of two rows with one id, the last one counts. */
  positions: Map<number, number>
}

export const LIST_NAMES = [...LIST_FIELDS.map(({ name }) => name), TITLE, TEXT]

/**
 * @param rows expected number of rows, if known
 * @param codes expected number of values in a list
 */
export function createDraft(rows = 0, codes: (list: string) => number = () => 0): Draft {
  const numbers = Object.fromEntries(NUMBER_FIELDS.map(({ name }) => [name, createFloats(rows)]))
  const lists = Object.fromEntries(
    LIST_NAMES.map((name) => {
      const starts = createInts(rows + 1)
      pushInt(starts, 0)
      return [name, { starts, codes: createInts(codes(name)) }]
    }),
  )
  return { ids: createFloats(rows), numbers, lists, positions: new Map() }
}

/** @throws RangeError for a row that violates the contract of SearchRow, before anything changes */
export function addRow(draft: Draft, row: SearchRow, { dictionaries, tokenize }: Lexicon): void {
  refuseBadRow(row)
  const title = tokenize(row.titel)
  const texts: Record<string, readonly string[]> = {
    [TITLE]: title,
    [TEXT]: [...new Set([...title, ...tokenize(row.text)])],
  }
  for (const { name } of NUMBER_FIELDS) pushFloat(draft.numbers[name]!, numberOf(row, name))
  for (const name of LIST_NAMES) {
    const list = draft.lists[name]!
    const seen = list.codes.length
    for (const value of texts[name] ?? valuesOf(row, name)) {
      const code = codeOf(dictionaries[name]!, value)
      // A word outside the vocabulary cannot be searched for; a repeated word counts once.
      if (code < 0 || (!texts[name] && list.codes.data.subarray(seen, list.codes.length).includes(code))) continue
      pushInt(list.codes, code)
    }
    pushInt(list.starts, list.codes.length)
  }
  draft.positions.set(row.id, draft.ids.length)
  pushFloat(draft.ids, row.id)
}

/** Copies one row of sealed columns. */
export function copyRow(
  draft: Draft,
  row: number,
  from: { ids: ArrayLike<number>; numbers: Record<string, ArrayLike<number>>; lists: Record<string, Lists> },
): void {
  for (const { name } of NUMBER_FIELDS) pushFloat(draft.numbers[name]!, from.numbers[name]![row]!)
  for (const name of LIST_NAMES) {
    const { starts, codes } = from.lists[name]!
    const list = draft.lists[name]!
    for (let i = starts[row]!; i < starts[row + 1]!; i++) pushInt(list.codes, codes[i]!)
    pushInt(list.starts, list.codes.length)
  }
  draft.positions.set(from.ids[row]!, draft.ids.length)
  pushFloat(draft.ids, from.ids[row]!)
}

/** @throws RangeError with the id, the field and the value */
export function refuseBadRow(row: SearchRow): void {
  const refuse = (field: string, value: unknown) => {
    throw new RangeError(`search row ${row.id}: ${field} is ${String(value)}`)
  }
  if (!Number.isSafeInteger(row.id) || row.id < 1) refuse('id', row.id)
  for (const { name } of NUMBER_FIELDS) {
    const value = (row as unknown as Record<string, unknown>)[name]
    if (value !== null && !Number.isFinite(value)) refuse(name, value)
  }
  if (row.lat !== null && Math.abs(row.lat) > 90) refuse('lat', row.lat)
  if (row.lng !== null && Math.abs(row.lng) > 180) refuse('lng', row.lng)
  if ((row.lat === null) !== (row.lng === null)) refuse('lat and lng', `${row.lat}, ${row.lng}`)
  if (typeof row.titel !== 'string') refuse('titel', row.titel)
  if (typeof row.text !== 'string') refuse('text', row.text)
  for (const { name, values } of LIST_FIELDS) {
    for (const value of valuesOf(row, name)) {
      const isKnownType = typeof value === 'string' || (values === null && Number.isSafeInteger(value))
      if (!isKnownType) refuse(name, value)
    }
  }
}
