import type { ReadDb } from '../ctx.ts'

export const findNamesOf = (db: ReadDb, ids: readonly number[]): Promise<{ id: number; name: string }[]> =>
  db.selectFrom('company').select(['id', 'firma as name']).where('id', 'in', ids).execute()
