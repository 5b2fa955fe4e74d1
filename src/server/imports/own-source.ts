import type { SenderNames } from '../../domain/imports/feed.ts'
import { slugify } from '../../domain/properties/slug.ts'
import type { Ctx } from '../ctx.ts'
import { bind, closeSource, ensureSource, expectName, findBindings, findSource } from './source-repository.ts'

/**
 * The source of a company, within a transaction: its own one, else a new one that takes its feed under any of its names
 * and under none.
 */
export async function openOwnSource(
  { db, clock }: Ctx,
  companyId: number,
  names: SenderNames,
): Promise<{ id: number; key: string }> {
  const own = (await findBindings(db, [companyId])).find(({ shared }) => !shared)
  if (own) return { id: own.source_id, key: own.key }
  const { id, key } = await ensureSource(db, await freeKey(db, slugify(names.firma, 60) || 'anbieter'))
  if (!(await bind(db, id, companyId, false))) throw new Error(`The company ${companyId} belongs to another source.`)
  for (const name of ['', names.firma, names.anbieternr]) {
    if (name !== null) await expectName(db, id, name, companyId)
  }
  await closeSource(db, id, clock())
  return { id, key }
}

async function freeKey(db: Ctx['db'], wanted: string): Promise<string> {
  for (let count = 1; ; count++) {
    const key = count === 1 ? wanted : `${wanted}-${count}`
    if (!(await findSource(db, key))) return key
  }
}
