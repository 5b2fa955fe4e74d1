import type { Db } from '../ctx.ts'

/** More than a list of choices can show; Austria has about 7,000 agents' firms. */
const MAX = 10_000

export const findNamesOf = (db: Db, ids: readonly number[]): Promise<{ id: number; name: string }[]> =>
  db.selectFrom('company').select(['id', 'firma as name']).where('id', 'in', ids).execute()

export const findCompanyNames = (db: Db): Promise<{ id: number; name: string }[]> =>
  db.selectFrom('company').select(['id', 'firma as name']).orderBy('firma').orderBy('id').limit(MAX).execute()
