import { z } from 'zod'

/** Rows of a page that a table offers; the largest is for CSV files of what is seen. */
export const PAGE_SIZES = ['25', '50', '100', '1000'] as const
const SEARCH_MAX = 200
/** Characters of a bad value that its refusal repeats. */
const VALUE_SHOWN = 80

/**
 * The query string of a list: `q` is the text to search for, `sort` a column, descending with a minus before it.
 * @param list its columns to sort by, of which the first is the default, and its own filters
 */
export function listQuery<const S extends string, F extends z.ZodRawShape>({
  sorts,
  filters,
}: {
  sorts: readonly [S, ...S[]]
  filters: F
}) {
  const names = sorts.flatMap((name) => [name, `-${name}`] as const) as [S | `-${S}`, ...(S | `-${S}`)[]]
  return z.object({
    q: z.string().trim().max(SEARCH_MAX).optional().describe('Text to search for'),
    sort: z.enum(names).optional().describe('A column; descending with a minus before it'),
    seite: z
      .string()
      .regex(/^[1-9]\d{0,5}$/)
      .transform(Number)
      .default(1)
      .describe('The page, from 1'),
    pro_seite: z
      .enum(PAGE_SIZES)
      .transform((text) => Number(text))
      .default(50)
      .describe('Rows of a page'),
    ...filters,
  })
}

/** Several values of a filter as a comma list, of which one holds. Problem: word, with the first unknown value. */
export const several = <const T extends string>(values: readonly T[], what = '') =>
  z
    .string()
    .transform((text, context): T[] => {
      const words = text.split(',').filter(Boolean)
      const bad = words.find((word) => !(values as readonly string[]).includes(word))
      if (bad !== undefined) {
        context.addIssue({ code: 'custom', message: 'word', params: { value: bad.slice(0, VALUE_SHOWN) } })
        return z.NEVER
      }
      return values.filter((value) => words.includes(value))
    })
    .describe(`${what && `${what}. `}Comma list, one of them holds: ${values.join(', ')}`)

/** The answer of a list. @param item the schema of a row */
export const listAnswer = <T extends z.ZodType>(item: T) =>
  z.object({
    data: z.array(item),
    total: z.number().int().describe('All rows that match'),
    total_is_exact: z.boolean().describe('False: there are more, and nobody counted them'),
  })

/** The part of a list's query that says which page is asked for. */
export interface PageQuery {
  sort?: string | undefined
  seite: number
  pro_seite: number
}

/** One page of a list. */
export interface Page<T> {
  data: T[]
  total: number
  total_is_exact: boolean
}
