import { randomUUID } from 'node:crypto'
import type { Page } from '../../domain/admin/list.ts'
import {
  AGENT_FIELDS,
  type AgentChange,
  type AgentField,
  type AgentListRow,
  type AgentRecord,
  type NewAgent,
} from '../../domain/companies/agent.ts'
import { givenBack, setByHand } from '../../domain/companies/by-hand.ts'
import { DomainError } from '../../domain/errors.ts'
import { companyOf, refuseForeign } from '../admin/scope.ts'
import { refuseStale, versionOf } from '../admin/version.ts'
import { recordAct } from '../audit/record.ts'
import { atOnce } from '../auth/service.ts'
import type { Ctx } from '../ctx.ts'
import { isPicture, pictureOf } from '../media/picture.ts'
import type { SignedInVisitor } from '../operations/visitor.ts'
import {
  type AgentQuery,
  type AgentRecordRow,
  findAgent,
  findAgents,
  findHomes,
  findWithoutAccount,
  insertAgent,
  lockAgent,
  updateAgent,
} from './agents-repository.ts'
import { hasCompany } from './service.ts'

/** Agents see the people of their company, whatever company they ask for. */
export async function listAgents(ctx: Ctx, visitor: SignedInVisitor, query: AgentQuery): Promise<Page<AgentListRow>> {
  const company = companyOf(visitor) ?? query.company
  const page = await findAgents(ctx.db, { ...query, company })
  const data = page.data.map((row) => ({
    id: row.id,
    name: row.full_name,
    position: row.position,
    email: row.email,
    company: { id: row.company_id, firma: row.firma },
    homes: Number(row.homes),
    has_account: row.user_id !== null,
    left_at: row.left_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  }))
  return { ...page, data }
}

/** @throws DomainError record.not_found for an unknown person, and for one of another company */
export async function readAgent(ctx: Ctx, visitor: SignedInVisitor, id: number): Promise<AgentRecord> {
  return recordOf(refuseForeign(visitor, await findAgent(ctx.db, id)))
}

export async function listHomes(
  ctx: Ctx,
  visitor: SignedInVisitor,
  id: number,
  query: Parameters<typeof findHomes>[1]['query'],
) {
  const { company_id } = refuseForeign(visitor, await findAgent(ctx.db, id))
  return findHomes(ctx.db, { companyId: company_id, agentId: id, query })
}

/** @throws DomainError input.invalid for an unknown company, or an address that another person of the company has */
export async function addAgent(ctx: Ctx, visitor: SignedInVisitor, form: NewAgent): Promise<AgentRecord> {
  const { company_id: asked, languages = [], ...texts } = form
  const company_id = companyOf(visitor) ?? asked
  if (company_id === undefined || !(await hasCompany(ctx, company_id))) {
    throw new DomainError('input.invalid', [{ field: 'company_id', code: company_id ? 'invalid' : 'missing' }])
  }
  const id = await atOnce(ctx, async (within) => {
    const id = await putAgent(within, company_id, { ...texts, languages })
    await recordAct(within, visitor, {
      act: 'agents.add',
      entity: 'agent',
      entityId: id,
      label: [texts.vorname, texts.name].filter(Boolean).join(' '),
      companyId: company_id,
      after: { ...texts, languages },
    })
    return id
  })
  return readAgent(ctx, visitor, id)
}

/**
 * Stores a person of a company, within a transaction. A feed that names the person by the address will mean the same one.
 * @throws DomainError input.invalid for an address that another person of the company has
 */
export async function putAgent(ctx: Ctx, companyId: number, person: Omit<NewAgent, 'company_id'>): Promise<number> {
  const id = await insertPerson(ctx, companyId, person, person.email?.toLowerCase() ?? ownKey())
  if (id === null) throw new DomainError('input.invalid', [{ field: 'email', code: 'taken' }])
  return id
}

/**
 * The person of a company who joins with an address, within a transaction: the one of that name whom its feed names by it
 * already, else a new one.
 */
export async function personFor(
  ctx: Ctx,
  companyId: number,
  person: Omit<NewAgent, 'company_id'> & { email: string },
): Promise<number> {
  const email = person.email.toLowerCase()
  const known = await findWithoutAccount(ctx.db, companyId, { email, name: person.name })
  if (known) return known.id
  // The address of an office is that of several people.
  const id =
    (await insertPerson(ctx, companyId, person, email)) ?? (await insertPerson(ctx, companyId, person, ownKey()))
  if (id === null) throw new Error(`The company ${companyId} could not get a person.`)
  return id
}

/** No feed names a person by it. */
const ownKey = () => `hand:${randomUUID()}`

const insertPerson = (
  { db, clock }: Ctx,
  company_id: number,
  { languages, ...texts }: Omit<NewAgent, 'company_id'>,
  agent_key: string,
): Promise<number | null> => {
  const now = clock()
  return insertAgent(db, {
    ...texts,
    company_id,
    agent_key,
    languages: languages ?? [],
    updated_at: now,
    created_at: now,
  })
}

/**
 * Changes a person and records it. @param act the operation's name
 * @throws DomainError record.not_found, and the refusals of the change
 */
export async function changeAgentRecord(
  ctx: Ctx,
  visitor: SignedInVisitor,
  { id, act }: { id: number; act: string },
  decide: (within: Ctx, row: AgentRecordRow) => Promise<Parameters<typeof updateAgent>[2] | null>,
): Promise<AgentRecord> {
  await atOnce(ctx, async (within) => {
    const row = refuseForeign(visitor, await lockAgent(within.db, id))
    const values = await decide(within, row)
    if (!values) return
    await updateAgent(within.db, id, { ...values, updated_at: within.clock() })
    const after = (await findAgent(within.db, id)) as AgentRecordRow
    await recordAct(within, visitor, {
      act,
      entity: 'agent',
      entityId: id,
      label: after.full_name,
      companyId: row.company_id,
      before: told(row),
      after: told(after),
    })
  })
  return readAgent(ctx, visitor, id)
}

/** What the audit compares. */
function told(row: AgentRecordRow): Record<string, unknown> {
  const texts = Object.fromEntries(AGENT_FIELDS.map((field) => [field, row[field]]))
  const { languages, left_at, own_foto_hash: foto, user_id: account } = row
  return { ...texts, languages, left_at, foto, account, successor: row.successor?.name ?? null }
}

const layeredOf = (row: AgentRecordRow) => Object.fromEntries(AGENT_FIELDS.map((field) => [field, row[field]]))

/** @throws DomainError record.not_found, record.changed */
export const changeAgent = (ctx: Ctx, visitor: SignedInVisitor, id: number, change: AgentChange) =>
  changeAgentRecord(ctx, visitor, { id, act: 'agents.change' }, async (_within, row) => {
    refuseStale(row, change.version)
    const { version: _version, languages, ...texts } = change
    const sent = Object.entries(texts).filter(([, value]) => value !== undefined)
    const { values, hand } = setByHand(layeredOf(row), row.hand, Object.fromEntries(sent))
    return { ...values, hand: JSON.stringify(hand), ...(languages && { languages }) }
  })

/**
 * Gives a field back to the feed. One that no hand has set stays as it is.
 * @param version that was read; undefined: whichever it is
 * @throws DomainError record.not_found, record.changed
 */
export const giveAgentBack = (
  ctx: Ctx,
  visitor: SignedInVisitor,
  id: number,
  field: AgentField,
  version: string | undefined,
) =>
  changeAgentRecord(ctx, visitor, { id, act: 'agents.give_back' }, async (_within, row) => {
    if (version !== undefined) refuseStale(row, version)
    const layered = givenBack(row.hand, field)
    return layered && { ...layered.values, hand: JSON.stringify(layered.hand) }
  })

function recordOf(row: AgentRecordRow): AgentRecord {
  const hand = AGENT_FIELDS.filter((field) => field in row.hand)
  return {
    ...(layeredOf(row) as Record<AgentField, string | null>),
    id: row.id,
    version: versionOf(row),
    languages: row.languages,
    hand: Object.fromEntries(hand.map((field) => [field, row.hand[field] ?? null])),
    foto: row.foto && isPicture(row.foto) ? pictureOf(row.foto, { gruppe: 'PORTRAIT', titel: null }) : null,
    has_own_foto: row.own_foto_hash !== null,
    company: { id: row.company_id, firma: row.firma },
    account: row.account,
    left_at: row.left_at?.toISOString() ?? null,
    successor: row.successor,
    homes: Number(row.homes),
    created_at: row.created_at.toISOString(),
  }
}
