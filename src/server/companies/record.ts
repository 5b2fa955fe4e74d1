import type { Page } from '../../domain/admin/list.ts'
import type { CompanyListRow, CompanyRecord } from '../../domain/companies/admin.ts'
import { givenBack, type Layered, setByHand } from '../../domain/companies/by-hand.ts'
import { type Hours, hoursSchema } from '../../domain/companies/hours.ts'
import {
  type CompanyChange,
  IMPRINT,
  IMPRINT_FIELDS,
  imprintKey,
  LAYERED_FIELDS,
  type LayeredField,
  layerName,
} from '../../domain/companies/profile.ts'
import { refuseForeign } from '../admin/scope.ts'
import { refuseStale, versionOf } from '../admin/version.ts'
import { recordAct } from '../audit/record.ts'
import { atOnce } from '../auth/service.ts'
import type { Ctx } from '../ctx.ts'
import { isPicture, pictureOf } from '../media/picture.ts'
import type { SignedInVisitor } from '../operations/visitor.ts'
import {
  type CompanyQuery,
  findCompanies,
  findRecord,
  findSources,
  lockRecord,
  type RecordRow,
  updateRecord,
} from './admin-repository.ts'
import { renewHomesJob } from './renamed.ts'

export async function listCompanies({ db }: Ctx, query: CompanyQuery): Promise<Page<CompanyListRow>> {
  const page = await findCompanies(db, query)
  return {
    ...page,
    data: page.data.map(({ checked_at, created_at, ...row }) => ({
      ...row,
      checked_at: checked_at?.toISOString() ?? null,
      created_at: created_at.toISOString(),
    })),
  }
}

/** @throws DomainError record.not_found for an unknown company, and for one of other agents */
export async function readRecord(ctx: Ctx, visitor: SignedInVisitor, id: number): Promise<CompanyRecord> {
  const row = own(visitor, await findRecord(ctx.db, id))
  return recordOf(row, await findSources(ctx.db, id))
}

const own = (visitor: SignedInVisitor, row: RecordRow | undefined): RecordRow =>
  refuseForeign(visitor, row && { ...row, company_id: row.id })

/** The fields that feeds bring too, by their names in the layer of hands. */
function layeredOf(row: RecordRow): Record<string, string | null> {
  const imprint = row.impressum as Record<string, string>
  const { firma, strasse, plz, ort, telefon, email, website } = row
  const parts = IMPRINT_FIELDS.map((field) => [IMPRINT + imprintKey(field), imprint[imprintKey(field)] ?? null])
  return { firma, strasse, plz, ort, telefon, email, website, ...Object.fromEntries(parts) }
}

/** The columns behind values of the layer. */
function columnsOf(row: RecordRow, { values, hand }: Layered) {
  const imprint: Record<string, unknown> = { ...(row.impressum as object) }
  const columns: Record<string, string | null> = {}
  for (const [name, value] of Object.entries(values)) {
    if (!name.startsWith(IMPRINT)) columns[name] = value
    else if (value === null) delete imprint[name.slice(IMPRINT.length)]
    else imprint[name.slice(IMPRINT.length)] = value
  }
  return { ...columns, impressum: JSON.stringify(imprint), hand: JSON.stringify(hand) }
}

/** A change of a company within its transaction. */
type Change = (within: Ctx, row: RecordRow) => Promise<Parameters<typeof updateRecord>[2] | null>

/**
 * Changes a company and records it. @param act the operation's name
 * @throws DomainError record.not_found, and the refusals of the change
 */
export async function changeRecord(
  ctx: Ctx,
  visitor: SignedInVisitor,
  { id, act }: { id: number; act: string },
  decide: Change,
): Promise<CompanyRecord> {
  await atOnce(ctx, async (within) => {
    const row = own(visitor, await lockRecord(within.db, id))
    const values = await decide(within, row)
    if (!values) return
    const isRenamed = values.firma !== undefined && values.firma !== row.firma
    const isOther = isRenamed || (values.impressum !== undefined && values.impressum !== JSON.stringify(row.impressum))
    // An admin checked the old data.
    const unchecked = isOther && visitor.user.role !== 'admin' && { checked_at: null }
    await updateRecord(within.db, id, { ...values, ...unchecked, updated_at: within.clock() })
    const after = (await findRecord(within.db, id)) as RecordRow
    await recordAct(within, visitor, {
      act,
      entity: 'company',
      entityId: id,
      label: after.firma,
      companyId: id,
      before: told(row),
      after: told(after),
    })
    if (isRenamed) await within.jobs.send(within.db, renewHomesJob, { companyId: id })
  })
  return readRecord(ctx, visitor, id)
}

/** What the audit compares. */
function told(row: RecordRow): Record<string, unknown> {
  const {
    about,
    line,
    color,
    allow_assistants,
    allow_open_data,
    openimmo_feedback,
    opening_hours,
    checked_at,
    own_logo_hash,
    monthly_figures,
  } = row
  const layered = layeredOf(row)
  const fields = LAYERED_FIELDS.map((field) => [field, layered[layerName(field)]])
  const by_hand = Object.keys(row.hand).sort()
  const rules = { allow_assistants, allow_open_data, openimmo_feedback, monthly_figures }
  const settings = { about, line, color, ...rules, opening_hours, checked_at }
  return { ...Object.fromEntries(fields), ...settings, logo: own_logo_hash, by_hand }
}

/** @throws DomainError record.not_found, record.changed */
export const changeProfile = (ctx: Ctx, visitor: SignedInVisitor, id: number, change: CompanyChange) =>
  changeRecord(ctx, visitor, { id, act: 'companies.change' }, async (_within, row) => {
    refuseStale(row, change.version)
    const {
      version: _version,
      about,
      line,
      color,
      allow_assistants,
      allow_open_data,
      openimmo_feedback,
      monthly_figures,
      ...texts
    } = change
    const sent = Object.entries(texts).flatMap(([field, value]) =>
      value === undefined ? [] : [[layerName(field as LayeredField), value]],
    )
    const settings = { about, line, color, allow_assistants, allow_open_data, openimmo_feedback, monthly_figures }
    return {
      ...columnsOf(row, setByHand(layeredOf(row), row.hand, Object.fromEntries(sent))),
      ...Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined)),
    }
  })

/**
 * Gives a field back to the feed. A field that no hand has set stays as it is.
 * @param version that was read; undefined: whichever it is
 * @throws DomainError record.not_found, record.changed
 */
export const giveBack = (
  ctx: Ctx,
  visitor: SignedInVisitor,
  id: number,
  field: LayeredField,
  version: string | undefined,
) =>
  changeRecord(ctx, visitor, { id, act: 'companies.give_back' }, async (_within, row) => {
    if (version !== undefined) refuseStale(row, version)
    const layered = givenBack(row.hand, layerName(field))
    // A company needs a name: the feed of one that joined by its application has none before it delivers.
    const named = layered?.values.firma === null ? { firma: row.firma } : {}
    return layered && { ...columnsOf(row, layered), ...named }
  })

/** @throws DomainError record.not_found, record.changed */
export const setHours = (
  ctx: Ctx,
  visitor: SignedInVisitor,
  id: number,
  { version, hours }: { version: string; hours: Hours | null },
) =>
  changeRecord(ctx, visitor, { id, act: 'companies.hours' }, async (_within, row) => {
    refuseStale(row, version)
    return { opening_hours: hours && JSON.stringify(hours) }
  })

/** @throws DomainError record.not_found, record.changed */
export const setChecked = (
  ctx: Ctx,
  visitor: SignedInVisitor,
  id: number,
  { version, checked }: { version: string; checked: boolean },
) =>
  changeRecord(ctx, visitor, { id, act: 'companies.check' }, async (within, row) => {
    refuseStale(row, version)
    return { checked_at: checked ? within.clock() : null }
  })

function recordOf(row: RecordRow, sources: CompanyRecord['sources']): CompanyRecord {
  const layered = layeredOf(row)
  const texts = Object.fromEntries(LAYERED_FIELDS.map((field) => [field, layered[layerName(field)] ?? null]))
  const hand = LAYERED_FIELDS.filter((field) => layerName(field) in row.hand)
  return {
    ...(texts as Record<LayeredField, string | null>),
    firma: row.firma,
    id: row.id,
    slug: row.slug,
    version: versionOf(row),
    hand: Object.fromEntries(hand.map((field) => [field, row.hand[layerName(field)] ?? null])),
    openimmo_anid: row.openimmo_anid,
    anbieternr: row.anbieternr,
    logo: row.logo && isPicture(row.logo) ? pictureOf(row.logo, { gruppe: 'ANBIETERLOGO', titel: null }) : null,
    has_own_logo: row.own_logo_hash !== null,
    about: row.about,
    line: row.line,
    color: row.color,
    allow_assistants: row.allow_assistants,
    allow_open_data: row.allow_open_data,
    openimmo_feedback: row.openimmo_feedback,
    monthly_figures: row.monthly_figures,
    opening_hours: hoursSchema.safeParse(row.opening_hours).data ?? null,
    checked_at: row.checked_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    homes: Number(row.homes),
    agents: Number(row.agents),
    sources,
  }
}
