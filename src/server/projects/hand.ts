import { randomUUID } from 'node:crypto'
import { givenBack, setByHand } from '../../domain/companies/by-hand.ts'
import { DomainError } from '../../domain/errors.ts'
import {
  type NewProject,
  PROJECT_FIELDS,
  type ProjectChange,
  type ProjectField,
} from '../../domain/listings/project-hand.ts'
import type { ProjectStatus } from '../../domain/projects/card.ts'
import { slugify } from '../../domain/properties/slug.ts'
import { refuseStale } from '../admin/version.ts'
import { plainText } from '../assistant/plain-text.ts'
import type { Ctx } from '../ctx.ts'
import { prose } from '../imports/read/values/html.ts'
import { resolvePlace } from '../places/places.ts'
import {
  type EditedProject,
  findEdited,
  findProjectNames,
  insertProject,
  lockEdited,
  updateProject,
} from './hand-repository.ts'

export type { EditedProject }

type Values = Record<string, string | null>

/** A project as its form has it: the description without its markup. */
export const formOf = ({ titel, status, fertigstellung, strasse, plz, ort, beschreibung }: EditedProject) => ({
  titel,
  status: status as ProjectStatus,
  fertigstellung,
  strasse,
  plz,
  ort,
  beschreibung: shown('beschreibung', beschreibung),
})

const shown = (field: string, value: string | null) =>
  field === 'beschreibung' && value !== null ? plainText(value) : value

/** The fields that a hand has set, each with what the feed said last, as the form has it. */
export const handOf = ({ hand }: EditedProject): Partial<Record<ProjectField, string | null>> =>
  Object.fromEntries(
    PROJECT_FIELDS.flatMap((field) => (field in hand ? [[field, shown(field, hand[field] ?? null)]] : [])),
  )

/** The columns of values, with those that follow from them: the address of the page, and the place. */
function columnsOf(row: EditedProject, values: Values): Record<string, string | number | null> {
  const { plz, ort, land } = { ...row, ...values }
  const isMoved = 'plz' in values || 'ort' in values
  const place = isMoved ? resolvePlace({ plz, ort, land }) : null
  return {
    ...values,
    ...(typeof values.titel === 'string' && { title_slug: slugify(values.titel) || 'projekt' }),
    ...(place && { bundesland: place.bundesland, lat: place.lat, lng: place.lng }),
  }
}

/** @throws DomainError project.not_found */
export async function readEdited({ db }: Pick<Ctx, 'db'>, id: number): Promise<EditedProject> {
  const row = await findEdited(db, id)
  if (!row) throw new DomainError('project.not_found')
  return row
}

/** The projects that a home of the company may be a unit of. */
export const projectsOf = findProjectNames

/** A project before and after a change. */
export interface Edit {
  before: EditedProject
  after: EditedProject
}

/** Changes a project within its transaction. @param refuse throws for a project that the caller may not change */
async function edit(
  { db, clock }: Ctx,
  id: number,
  refuse: (row: EditedProject) => void,
  decide: (row: EditedProject) => { values: Values; hand: EditedProject['hand'] } | null,
): Promise<Edit | null> {
  const before = await lockEdited(db, id)
  if (!before) throw new DomainError('project.not_found')
  refuse(before)
  const decided = decide(before)
  if (!decided || Object.keys(decided.values).length === 0) return null
  const hand = JSON.stringify(before.by_hand ? {} : decided.hand)
  await updateProject(db, id, { ...columnsOf(before, decided.values), hand, updated_at: clock() })
  return { before, after: await readEdited({ db }, id) }
}

/**
 * Sets fields by hand, within a transaction. A value that is the stored one is no change: a form sends all its fields.
 * @returns null when nothing changed
 * @throws DomainError project.not_found, record.changed, and what `refuse` throws
 */
export const changeByHand = (
  ctx: Ctx,
  id: number,
  { version, ...sent }: ProjectChange,
  refuse: (row: EditedProject) => void,
): Promise<Edit | null> =>
  edit(ctx, id, refuse, (row) => {
    refuseStale(row, version)
    const form: Values = formOf(row)
    const changed = Object.entries(sent).filter(([field, value]) => value !== undefined && value !== form[field])
    const safe = changed.map(([field, value]) => [
      field,
      field === 'beschreibung' && value ? prose(value, () => {}) : value,
    ])
    return setByHand(stored(row), row.hand, Object.fromEntries(safe))
  })

/**
 * Gives a field back to the feed, within a transaction.
 * @param version that was read; undefined: whichever it is
 * @returns null when no hand has set it
 * @throws DomainError project.not_found, record.changed, and what `refuse` throws
 */
export const giveBack = (
  ctx: Ctx,
  id: number,
  field: ProjectField,
  version: string | undefined,
  refuse: (row: EditedProject) => void,
): Promise<Edit | null> =>
  edit(ctx, id, refuse, (row) => {
    if (version !== undefined) refuseStale(row, version)
    return givenBack(row.hand, field)
  })

/** The values that a hand has set, as they are stored. */
export const handValues = (row: EditedProject): Values =>
  Object.fromEntries(Object.entries(stored(row)).filter(([field]) => field in row.hand))

/** Gives all fields back to the feed, within a transaction. @returns null when no hand has set one */
export const giveAllBack = (ctx: Ctx, id: number): Promise<Edit | null> =>
  edit(ctx, id, anyone, ({ hand }) => ({ values: { ...hand }, hand: {} }))

/** Sets values of a hand again that were given back, within a transaction; what the feed says now stays below. */
export const takeAllAgain = (ctx: Ctx, id: number, values: Values): Promise<Edit | null> =>
  edit(ctx, id, anyone, (row) => setByHand(stored(row), row.hand, values))

/** The caller has checked whose project it is. */
const anyone = () => {}

const stored = (row: EditedProject): Values => Object.fromEntries(PROJECT_FIELDS.map((field) => [field, row[field]]))

/** Begins a project without a feed, withheld until a person releases it. @returns its id */
export function beginProject({ db, clock }: Ctx, companyId: number, { titel, plz, ort }: NewProject): Promise<number> {
  const at = clock()
  const place = resolvePlace({ plz, ort, land: 'AUT' })
  return insertProject(db, {
    company_id: companyId,
    // No feed has it.
    gruppen_kennung: `hand:${randomUUID()}`,
    titel,
    title_slug: slugify(titel) || 'projekt',
    plz,
    ort,
    bundesland: place.bundesland,
    land: 'AUT',
    lat: place.lat,
    lng: place.lng,
    // It exists without units, too.
    eigenstaendig: true,
    by_hand: true,
    withheld_at: at,
    first_seen_at: at,
    last_seen_at: at,
    updated_at: at,
  })
}
