import { z } from 'zod'
import { PAGE_SIZES, several } from '../admin/list.ts'
import { idText } from '../operations/shapes.ts'
import { passOn } from '../problems.ts'
import { QUALITY_NAMES } from '../properties/quality.ts'
import type { Filter } from '../search/criteria.ts'
import { readSearch, searchParams } from '../search/params.ts'
import { HAND_STATES } from './state.ts'
import { LISTING_STATES, type ListingState } from './states.ts'

export const LISTING_SORTS = [
  'geaendert',
  'neu',
  'titel',
  'preis',
  'flaeche',
  'qualitaet',
  'aufrufe',
  'anfragen',
] as const
export type ListingSort = (typeof LISTING_SORTS)[number]
const SORT_NAMES = LISTING_SORTS.flatMap((name) => [name, `-${name}` as const])

/** The criteria of the search, and those that only staff has. `anbieter` is the company. */
export interface ListingFilter {
  search: Filter
  state: ListingState[]
  source: number | null
  person: number | null
  missing: (typeof QUALITY_NAMES)[number] | null
  /** Shown as one home with another listing of other figures, and nobody has decided that. */
  isUnsure: boolean
}

const { sort: _sort, seite: _page, pro_seite: _size, ...criteria } = searchParams

const own = {
  stand: several(LISTING_STATES).optional(),
  quelle: idText.optional().describe('A source'),
  person: idText.optional().describe('A person of the agency'),
  fehlt: z.enum(QUALITY_NAMES).optional().describe('What the listing lacks'),
  doppelt: z
    .literal('offen')
    .optional()
    .describe('Shown as one home with a listing of another price or area, and no administrator has decided that'),
}

/** The filter of a list as its query string has it; every bad value is a problem. */
const filterShape = { ...criteria, ...own }

type Own = { [K in keyof typeof own]?: z.output<(typeof own)[K]> | undefined }

function readFilter(params: Own & Record<string, unknown>, context: z.core.$RefinementCtx): ListingFilter {
  const { stand, quelle, person, fehlt, doppelt, ...rest } = params
  const { filter } = readSearch(rest, context)
  return {
    search: filter,
    state: stand ?? [],
    source: quelle ?? null,
    person: person ?? null,
    missing: fehlt ?? null,
    isUnsure: doppelt !== undefined,
  }
}

export const listingQuery = z
  .object({
    ...filterShape,
    sort: z.enum(SORT_NAMES as [string, ...string[]]).optional(),
    seite: z
      .string()
      .regex(/^[1-9]\d{0,5}$/)
      .transform(Number)
      .default(1),
    pro_seite: z.enum(PAGE_SIZES).transform(Number).default(50),
  })
  .transform(({ sort = '-geaendert', seite, pro_seite, ...filter }, context) => ({
    filter: readFilter(filter, context),
    sort: sort.replace(/^-/, '') as ListingSort,
    isDown: sort.startsWith('-'),
    seite,
    pro_seite,
  }))
export type ListingQuery = z.output<typeof listingQuery>

/** A list's query string that is itself a value: which homes an act means. Pages and order in it say nothing. */
export const listingCriteria = z
  .string()
  .max(4000)
  .transform((text, context): ListingFilter => {
    const params = new URLSearchParams(text)
    for (const name of ['sort', 'seite', 'pro_seite']) params.delete(name)
    const lists = Object.fromEntries([...new Set(params.keys())].map((name) => [name, params.getAll(name)]))
    const single = Object.fromEntries(Object.keys(own).map((name) => [name, params.get(name) ?? undefined]))
    const read = z.object(filterShape).safeParse({ ...lists, ...single })
    if (read.success) return readFilter(read.data, context)
    passOn(read.error, context)
    return z.NEVER
  })

const day = z.iso.date()
const person = z.object({ id: z.int(), name: z.string() })
const firm = z.object({ id: z.int(), firma: z.string() })

export const listingRowSchema = z.object({
  id: z.int(),
  objektnr: z.string().describe("The sender's number, else that of Klinke"),
  titel: z.string(),
  adresse: z.string().describe('The whole address, also one that visitors do not see'),
  state: z.enum(LISTING_STATES),
  vermarktungsart: z.array(z.string()),
  objektart: z.string().nullable(),
  preis: z.number().nullable().describe('EUR'),
  flaeche: z.number().nullable(),
  zimmer: z.number().nullable(),
  quality: z.int(),
  missing: z.array(z.enum(QUALITY_NAMES)).describe('What would bring points, the most first'),
  views: z.int().describe('In 30 days'),
  inquiries: z.int(),
  company: firm,
  person: person.nullable(),
  changed_at: z.iso.datetime(),
  new_at: z.iso.datetime(),
})
export type ListingRow = z.output<typeof listingRowSchema>

/** A score with its rules. @param names those of a home or of a project */
export const qualitySchema = <const R extends readonly [string, ...string[]]>(names: R) =>
  z.object({
    score: z.int().min(0).max(100),
    rules: z
      .array(
        z.object({
          rule: z.enum(names),
          points: z.number().describe('Points that the listing has'),
          most: z.number().describe('Points of a complete listing'),
          brings: z.int().describe('By how much the score would rise'),
        }),
      )
      .describe('Those that apply'),
  })

const mateSchema = z.object({
  id: z.int(),
  titel: z.string(),
  firma: z.string(),
  preis: z.number().nullable(),
  grouped: z.boolean().describe('Shown to visitors as one home'),
  decided: z.boolean().nullable().describe('By hand: one home or not; null where the rule decides'),
})

export const listingSchema = listingRowSchema.extend({
  version: z.string(),
  external_id: z.string(),
  status: z.string().describe('As the search sees it'),
  path: z.string().nullable().describe('Its page; null where visitors see none'),
  hand: z
    .object({
      state: z.enum(HAND_STATES),
      reason: z.string().nullable(),
      set_at: z.iso.datetime(),
      feed_status: z.string().describe('What counts after the release'),
    })
    .nullable()
    .describe('The state that was set by hand'),
  restricted: z.boolean().describe('The portal keeps it from visitors: its agents cannot change its state'),
  hand_fields: z.int().describe('Fields that are set by hand'),
  score: qualitySchema(QUALITY_NAMES),
  views_by_day: z.array(z.object({ day, views: z.int() })).describe('30 days, the oldest first'),
  price_history: z.array(z.object({ at: z.iso.datetime(), art: z.string(), betrag: z.number() })),
  mates: z.array(mateSchema).describe('Listings of the same home, or of which that was decided'),
  source: z.object({ id: z.int(), name: z.string() }).nullable(),
  project: z.object({ id: z.int(), titel: z.string() }).nullable(),
  first_seen_at: z.iso.datetime(),
  last_seen_at: z.iso.datetime(),
  deleted_at: z.iso.datetime().nullable(),
})
export type Listing = z.output<typeof listingSchema>

/** Where the caller sees a page as visitors do. */
export const previewAnswer = z.object({ data: z.object({ path: z.string(), ends_at: z.iso.datetime().nullable() }) })
