import { z } from 'zod'
import { idText } from '../operations/shapes.ts'
import { passOn } from '../problems.ts'

/** Each record is a transaction of some milliseconds, and the caller waits. */
export const BULK_MAX = 2000

/** The part of a bulk act's body that says which records are meant, and how many the dry run found. */
export const bulkChoice = {
  ids: z.array(z.int().positive()).min(1).max(BULK_MAX).optional().describe('The chosen records'),
  expected: z.int().min(0).optional().describe('The number of records that the dry run found'),
  dry_run: z.boolean().default(false),
}

/**
 * A list's query string that is itself a value: which records an act means. Pages and order in it say nothing.
 * @param query that of the list, by `listQuery`
 */
export const criteriaOf = <Q extends z.ZodObject>(query: Q) =>
  z
    .string()
    .max(2000)
    .transform((text, context): z.output<Q> => {
      const { sort: _sort, seite: _page, pro_seite: _size, ...filters } = Object.fromEntries(new URLSearchParams(text))
      const read = z.strictObject(query.shape).safeParse(filters)
      if (read.success) return read.data as z.output<Q>
      passOn(read.error, context)
      return z.NEVER
    })

/** The fields of a bulk act that are missing: what it is about, and the number that the dry run found. */
export function missingOf(body: { ids?: unknown; criteria?: unknown; expected?: unknown; dry_run: boolean }): string[] {
  return [
    ...(body.ids === undefined && body.criteria === undefined ? ['ids'] : []),
    ...(!body.dry_run && body.expected === undefined ? ['expected'] : []),
  ]
}

/** The answer of a bulk act. @param why the reasons to leave a record as it is @param example what it shows of one */
export const bulkAnswerOf = <const W extends readonly [string, ...string[]], E extends z.ZodType>(why: W, example: E) =>
  z.object({
    found: z.int().describe('Records that are meant; the act expects this number'),
    changed: z.int(),
    skipped: z.array(z.object({ why: z.enum(why), count: z.int() })),
    examples: z.array(example).describe('Some of those that change'),
    undo: z
      .object({ id: z.int(), ends_at: z.iso.datetime() })
      .nullable()
      .describe('With which it can be undone; null for a dry run, and for an act that cannot be undone'),
  })

/** How many acts a caller is told at once that can still be undone, the newest first. */
export const UNDOABLE_MAX = 50

/** The acts of the caller that can still be undone. @param acts their kinds */
export const undoableOf = <const A extends readonly [string, ...string[]]>(acts: A) =>
  z.object({
    data: z.array(
      z.object({
        id: z.int(),
        act: z.enum(acts),
        at: z.iso.datetime(),
        ends_at: z.iso.datetime(),
        changed: z.int().describe('Records that it changed and that were not undone'),
      }),
    ),
  })

const undoAnswer = z.object({
  undone: z.int(),
  kept: z.int().describe('Records that were changed since'),
})
export type UndoResult = z.output<typeof undoAnswer>

/** What the calls that undo a bulk act declare alike. */
export const undoing = {
  params: z.object({ bulk: idText }),
  answer: z.object({ data: undoAnswer }),
  answers: 'What was undone',
  refusals: [404, 409],
} as const
