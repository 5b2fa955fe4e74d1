import { ACTS_MAX, type AuditQuery, type RecordedAct } from '../../domain/audit/audit.ts'
import { companyOf } from '../admin/scope.ts'
import { companyNames } from '../companies/names.ts'
import type { Ctx } from '../ctx.ts'
import type { SignedInVisitor } from '../operations/visitor.ts'
import { findActNames, findActors, findActs, findColleagues, findNames } from './repository.ts'

/** As recordAct stores them. */
type Changes = Record<string, [unknown, unknown]>
type Value = RecordedAct['changes'][number]['before']

/** Agents read the acts on records of their company, admins all. */
export async function listActs(
  ctx: Ctx,
  visitor: SignedInVisitor,
  query: AuditQuery,
): Promise<{ data: RecordedAct[]; next: number | null }> {
  // One more tells whether there is another page.
  const rows = await findActs(ctx.db, companyOf(visitor), query, ACTS_MAX + 1)
  const shown = rows.slice(0, ACTS_MAX)
  // The audit stores no names of visitors (auth/members): they are shown while the account exists.
  const unnamed = shown.filter(({ entity, label }) => entity === 'account' && !label)
  const names = await findNames(
    ctx.db,
    unnamed.flatMap(({ entity_id }) => entity_id ?? []),
  )
  const companies = await companyNames(
    ctx,
    shown.flatMap(({ changes }) => companiesIn(changes as Changes)),
  )
  return {
    data: shown.map(({ at, actor_name, company_id: _, request: __, changes, label, ...row }) => ({
      ...row,
      at: at.toISOString(),
      actor: actor_name,
      label: label || names.get(row.entity_id ?? 0) || '',
      changes: Object.entries(changes as Changes).map(([field, [before, after]]) => ({
        field,
        before: textual(field, before, companies),
        after: textual(field, after, companies),
      })),
    })),
    next: rows.length > ACTS_MAX ? (shown.at(-1)?.id ?? null) : null,
  }
}

export async function auditChoices(ctx: Ctx, visitor: SignedInVisitor) {
  const company = companyOf(visitor)
  const [actors, acts] = await Promise.all([
    company === null ? findActors(ctx.db) : findColleagues(ctx.db, company),
    findActNames(ctx.db),
  ])
  return { actors, acts }
}

const companiesIn = ({ company_id }: Changes): number[] => company_id?.filter((id) => typeof id === 'number') ?? []

/** A company has its name as long as it exists. */
function textual(field: string, value: unknown, companies: ReadonlyMap<number, string>): Value {
  if (field === 'company_id' && typeof value === 'number') return companies.get(value) ?? value
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return value
  return JSON.stringify(value)
}
