import type { FeedCompany } from '../../domain/imports/feed.ts'
import type { Ctx } from '../ctx.ts'
import { updateRecord } from './admin-repository.ts'
import { updateAgent } from './agents-repository.ts'
import { createCompany } from './service.ts'

export interface Founder {
  company: FeedCompany
  /** Fields that no feed may change, by their names in the layer of hands. */
  byHand: readonly string[]
}

/** Makes a company that no feed has brought, within a transaction. @returns its id */
export async function foundCompany({ db }: Pick<Ctx, 'db'>, { company, byHand }: Founder): Promise<number> {
  const made = await createCompany(db, company)
  if (!made) throw new Error(`The company ${company.firma} could not be made.`)
  await updateRecord(db, made.id, { hand: JSON.stringify(Object.fromEntries(byHand.map((field) => [field, null]))) })
  return made.id
}

export async function markChecked({ db, clock }: Ctx, id: number): Promise<void> {
  await updateRecord(db, id, { checked_at: clock(), updated_at: clock() })
}

/** The person signs in with that account. */
export async function linkAccount({ db }: Pick<Ctx, 'db'>, agentId: number, userId: number): Promise<void> {
  await updateAgent(db, agentId, { user_id: userId })
}
