import { ACTS, type AuditQuery, type RecordedAct } from '../../domain/audit/audit.ts'
import { companyOf } from '../admin/scope.ts'
import { companyNames } from '../companies/names.ts'
import type { Ctx } from '../ctx.ts'
import type { SignedInVisitor } from '../operations/visitor.ts'
import {
  findActNames,
  findActors,
  findActorsOn,
  findActs,
  findActsOf,
  findAgentNames,
  findCurrencies,
  findNames,
  findProjectNames,
} from './repository.ts'

/** As recordAct stores them. */
type Changes = Record<string, [unknown, unknown]>
type Value = RecordedAct['changes'][number]['before']

/** Agents read the acts on records of their company, admins all. */
export async function listActs(
  ctx: Ctx,
  visitor: SignedInVisitor,
  query: AuditQuery,
): Promise<{ data: RecordedAct[]; next: number | null }> {
  const { limit = ACTS } = query
  // One more tells whether there is another page.
  const rows = await findActs(ctx.db, companyOf(visitor), query, limit + 1)
  const shown = rows.slice(0, limit)
  // The audit stores no names of visitors (auth/members): they are shown while the account exists.
  const unnamed = shown.filter(({ entity, label }) => entity === 'account' && !label)
  const names = await findNames(
    ctx.db,
    unnamed.flatMap(({ entity_id }) => entity_id ?? []),
  )
  const homes = shown.filter(({ entity }) => entity === 'property')
  const currencies = await findCurrencies(
    ctx.db,
    homes.flatMap(({ entity_id }) => entity_id ?? []),
  )
  const named = await namedIn(
    ctx,
    shown.map(({ changes }) => changes as Changes),
  )
  return {
    data: shown.map(({ at, actor_name, company_id: _, request: __, changes, label, ...row }) => ({
      ...row,
      ...(row.entity === 'property' && { waehrung: currencies.get(row.entity_id ?? 0) }),
      at: at.toISOString(),
      actor: actor_name,
      label: label || names.get(row.entity_id ?? 0) || '',
      changes: Object.entries(changes as Changes).map(([field, [before, after]]) => ({
        field,
        before: textual(field, before, named),
        after: textual(field, after, named),
      })),
    })),
    next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
  }
}

export async function auditChoices(ctx: Ctx, visitor: SignedInVisitor) {
  const company = companyOf(visitor)
  const [actors, acts] = await Promise.all([
    company === null ? findActors(ctx.db) : findActorsOn(ctx.db, company),
    findActNames(ctx.db),
  ])
  return { actors, acts }
}

/** Fields whose value is the number of a record, and how its name is found. */
const NAMED = {
  company_id: companyNames,
  company: companyNames,
  project_id: ({ db }: Ctx, ids: readonly number[]) => findProjectNames(db, ids),
  agent_id: ({ db }: Ctx, ids: readonly number[]) => findAgentNames(db, ids),
  // To whom the homes of a person were handed over.
  to: ({ db }: Ctx, ids: readonly number[]) => findAgentNames(db, ids),
  owner_id: ({ db }: Ctx, ids: readonly number[]) => findNames(db, ids),
  account: ({ db }: Ctx, ids: readonly number[]) => findNames(db, ids),
} as const
type Named = Readonly<Partial<Record<string, ReadonlyMap<number, string>>>>

async function namedIn(ctx: Ctx, all: readonly Changes[]): Promise<Named> {
  const found = Object.entries(NAMED).map(async ([field, find]) => {
    const ids = all.flatMap((changes) => changes[field]?.filter((id) => typeof id === 'number') ?? [])
    return [field, await find(ctx, ids)] as const
  })
  return Object.fromEntries(await Promise.all(found))
}

/** A company or a person has its name as long as it exists. */
function textual(field: string, value: unknown, named: Named): Value {
  if (typeof value === 'number') return named[field]?.get(value) ?? value
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return value
  return JSON.stringify(value)
}

/** What an account did in the admin area, for its export. */
export const exportActs = ({ db }: Ctx, userId: number) => findActsOf(db, userId)
