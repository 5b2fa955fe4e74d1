import type { Db } from '../ctx.ts'

export const findNamesOf = (db: Db, ids: readonly number[]): Promise<{ id: number; name: string }[]> =>
  db.selectFrom('company').select(['id', 'firma as name']).where('id', 'in', ids).execute()
