import { z } from 'zod'
import { listQuery } from '../admin/list.ts'
import { fieldChangeSchema } from '../imports/rollback.ts'
import { TRANSLATED } from '../properties/translated.ts'
import { line, prose } from '../text.ts'
import { DELIVERY_STATES, deliveryLineSchema, deliveryRunSchema, RUN_STATES, WAYS } from './schemas.ts'

/**
 * The state of a source as a person sees it: `failing` its last import or its address failed, `held` deletions wait for
 * a confirmation, `silent` nothing came for SILENT_DAYS, or since it was made, `new` nothing came yet.
 */
export const HEALTH = ['fine', 'failing', 'held', 'silent', 'new', 'paused'] as const
export const SILENT_DAYS = 7

const moment = z.iso.datetime()
const reportLanguage = z.enum(['de', ...TRANSLATED]).describe('Code of an interface language')
const companySchema = z.object({ id: z.int(), firma: z.string(), slug: z.string() })

export const sourceItemSchema = z.object({
  id: z.int(),
  key: z.string().describe('The name by which it delivers'),
  companies: z.array(companySchema).describe('Whose homes it may deliver'),
  health: z.enum(HEALTH),
  homes: z.int().describe('Homes of this source that are offered now'),
  waiting: z.int().describe('Deliveries that wait for their import'),
  failures: z.int().describe('Imports since the last good one that failed, were refused or broke off'),
  last_delivery: z
    .object({ id: z.int(), way: z.enum(WAYS), state: z.enum(DELIVERY_STATES), received_at: moment })
    .nullable(),
  last_run: z.object({ id: z.int(), state: z.enum(RUN_STATES), started_at: moment }).nullable(),
  silent_days: z.int().nullable().describe('Whole days since something arrived or was imported; null: never'),
  pull_fault: z.string().nullable().describe('Why the address could not be fetched the last time'),
})
export type SourceItem = z.output<typeof sourceItemSchema>

export const sourceSchema = sourceItemSchema.extend({
  version: z.string(),
  active: z.boolean(),
  open: z.boolean().describe('The next import binds the companies that it names'),
  modus: z.enum(['VOLL', 'TEIL']).nullable(),
  voll_deletes: z.boolean(),
  max_deletion_percent: z.int(),
  expire_after_days: z.int().nullable(),
  default_country: z.string().nullable(),
  encoding: z.string().nullable(),
  report_email: z.string().nullable(),
  report_language: reportLanguage,
  pull_address: z.string().nullable().describe('Without user, password and the values of its query'),
  pull_has_login: z.boolean(),
  pull_minutes: z.int(),
  pulled_at: moment.nullable(),
  has_secret: z.boolean(),
  ssh_keys: z.array(z.string()),
  delivering: z.object({
    put: z.string().describe('The address for PUT'),
    uploads: z.string().describe('The address for resumable uploads (tus)'),
    sftp: z.object({ host: z.string(), port: z.int(), user: z.string() }).nullable(),
  }),
  limits: z.object({
    megabytes: z.int().describe('Size of a file'),
    waiting: z.int().describe('Deliveries that may wait'),
    per_hour: z.int().describe('Deliveries within an hour'),
    kept_files: z.int().describe('Files that are kept after their import'),
  }),
})
export type SourceView = z.output<typeof sourceSchema>

/** Null means the default, or none. */
const orNone = <T extends z.ZodType>(schema: T) => schema.nullable().optional()

export const sourceChangeSchema = z.object({
  version: z.string().describe('As the details answered it'),
  active: z.boolean().optional().describe('False: nothing is taken or fetched'),
  modus: orNone(z.enum(['VOLL', 'TEIL'])).describe('Overrides what the files say'),
  voll_deletes: z.boolean().optional().describe('A VOLL withdraws homes that it does not contain'),
  max_deletion_percent: z
    .int()
    .min(0)
    .max(100)
    .optional()
    .describe('A larger share of homes is withdrawn only after a confirmation'),
  expire_after_days: orNone(z.int().min(0).max(3650)).describe('0: never'),
  default_country: orNone(
    z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z]{3}$/, 'invalid'),
  ).describe('ISO 3166-1 alpha-3, for homes without a country'),
  encoding: orNone(line(40)).describe('Overrides the declaration of the files'),
  report_email: orNone(z.email('email').trim().toLowerCase().max(200, 'email')).describe(
    'Gets a mail when something was wrong',
  ),
  report_language: reportLanguage.optional(),
  pull_address: orNone(z.url('invalid').max(2000)).describe('An https address that is fetched'),
  pull_user: line(200).optional().describe('Only together with the address'),
  pull_password: z.string().max(200).optional().describe('Only together with the address; it is never shown'),
  pull_minutes: z.int().min(5).max(10_080).optional(),
  ssh_keys: prose(20_000).optional().describe('Public keys for SFTP, one a line; an empty text removes all'),
})
export type SourceChange = z.output<typeof sourceChangeSchema>

/** How a new source delivers: with a secret (HTTPS, tus, SFTP), with a key (SFTP), or the portal fetches an address. */
export const SOURCE_KINDS = ['secret', 'ssh_key', 'pull'] as const
/** Whether a company that has a source may deliver by both, or only by the new one. */
export const IF_ELSEWHERE = ['share', 'move'] as const

export const newSourceSchema = z
  .strictObject({
    company_id: z.int().positive(),
    key: line(60)
      .toLowerCase()
      .min(1, 'missing')
      .regex(/^[a-z0-9-]*$/, 'invalid')
      .describe('By which it delivers: small letters, digits and hyphens'),
    kind: z.enum(SOURCE_KINDS),
    if_elsewhere: z
      .enum(IF_ELSEWHERE)
      .nullable()
      .default(null)
      .describe('What happens when the company has a source already; null refuses it'),
    ...sourceChangeSchema.pick({ ssh_keys: true, pull_address: true, pull_user: true, pull_password: true }).shape,
  })
  .check(({ value, issues }) => {
    const needed = { secret: null, ssh_key: 'ssh_keys', pull: 'pull_address' } as const
    const field = needed[value.kind]
    if (field && !value[field]) issues.push({ code: 'custom', path: [field], message: 'missing', input: value })
  })
export type NewSource = z.output<typeof newSourceSchema>

export const sourceQuery = listQuery({ sorts: ['key', 'created_at'], filters: { health: z.enum(HEALTH).optional() } })

const idFilter = z
  .string()
  .regex(/^[1-9]\d{0,14}$/)
  .transform(Number)
  .optional()
/** PostgreSQL knows no year 0. */
const day = z.iso
  .date()
  .refine((text) => text >= '1900', 'day')
  .optional()

/** Filters of lists of deliveries and runs; days are those of Vienna. */
export const timeFilters = {
  source: idFilter.describe('Id of a source'),
  from: day.describe('The first day'),
  until: day.describe('The last day'),
}

export const deliveryQuery = listQuery({
  sorts: ['received_at'],
  filters: { ...timeFilters, state: z.enum(DELIVERY_STATES).optional(), way: z.enum(WAYS).optional() },
})

export const deliveryItemSchema = z.object({
  id: z.int(),
  source: z.object({ id: z.int(), key: z.string() }),
  way: z.enum(WAYS),
  state: z.enum(DELIVERY_STATES),
  file_name: z.string(),
  bytes: z.int(),
  received_at: moment,
  finished_at: moment.nullable(),
  run_id: z.int().nullable(),
  is_kept: z.boolean().describe('The file is still there'),
})
export type DeliveryItem = z.output<typeof deliveryItemSchema>

/** What an import would do, in words. */
export const previewSchema = deliveryRunSchema.omit({ id: true, started_at: true, finished_at: true }).extend({
  at: moment,
  lines: z.array(deliveryLineSchema).describe('At most 1,000: objects with something to report'),
  objects: z
    .array(deliveryLineSchema.omit({ notes: true }))
    .describe('At most 1,000: objects that would be added, changed or gone'),
  changes: z.array(fieldChangeSchema).describe('At most 1,000: fields of known homes that would change'),
  totals: z
    .object({ lines: z.int(), objects: z.int(), changes: z.int() })
    .describe('How many there are of each, also beyond those that are listed'),
})

export const adminDeliverySchema = deliveryItemSchema.extend({
  preview: previewSchema.nullable().describe('Of an uploaded file; null until it is computed'),
})
export type AdminDelivery = z.output<typeof adminDeliverySchema>
