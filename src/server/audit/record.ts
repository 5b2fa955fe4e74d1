import type { Entity } from '../../domain/audit/entities.ts'
import type { Ctx } from '../ctx.ts'
import type { Visitor } from '../operations/visitor.ts'
import { insertAct } from './repository.ts'

export interface Act {
  /** The operation's name, such as `users.disable`. */
  act: string
  entity: Entity
  entityId: number | null
  /** The record's name, for people who read it when the record is gone. */
  label: string
  /** Whose agents may read it; without it only admins. */
  companyId?: number | null
  before?: Readonly<Record<string, unknown>>
  after?: Readonly<Record<string, unknown>>
}

/** The actor of a command or a job: no account. */
export const OPERATOR = { user: null, requestId: null } as const

/** Longer values are cut: the audit explains a change, it is no backup. */
const VALUE_MAX = 2_000

/**
 * Records an act of an admin or agent. Call it within the transaction of the act: both are stored, or neither.
 * Only fields that differ are stored; never pass secrets.
 */
export async function recordAct(
  { db, clock }: Ctx,
  { user, requestId }: Pick<Visitor, 'user' | 'requestId'>,
  { act, entity, entityId, label, companyId = null, before = {}, after = {} }: Act,
): Promise<void> {
  await insertAct(db, {
    at: clock(),
    actor_id: user?.id ?? null,
    actor_name: user?.name ?? '',
    actor_role: user?.role ?? 'operator',
    act,
    entity,
    entity_id: entityId,
    label: label.slice(0, 300),
    company_id: companyId,
    changes: JSON.stringify(differences(before, after)),
    request: requestId,
  })
}

/** The fields that differ: `{ field: [before, after] }`. A missing value is null. */
export function differences(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): Record<string, [unknown, unknown]> {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const pairs = fields.map((field) => [field, [plain(before[field]), plain(after[field])]] as const)
  return Object.fromEntries(
    pairs
      .filter(([, [old, now]]) => JSON.stringify(old) !== JSON.stringify(now))
      .map(([field, [old, now]]) => [field, [shortened(old), shortened(now)]]),
  )
}

/** As JSON stores it; the order of an object's keys stays. */
const plain = (value: unknown): unknown => (value === undefined ? null : JSON.parse(JSON.stringify(value)))

function shortened(value: unknown): unknown {
  if (typeof value === 'string') return cut(value) ?? value
  const text = JSON.stringify(value)
  return cut(text) ?? value
}

/** A text that is too long, without its end: not half of an emoji either, which JSON cannot store. Null for others. */
const cut = (text: string): string | null =>
  text.length > VALUE_MAX ? `${text.slice(0, VALUE_MAX).replace(/\p{Cs}$/u, '')}…` : null
