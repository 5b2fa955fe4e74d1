import { type Insertable, type Selectable, sql } from 'kysely'
import type { Page } from '../../domain/admin/list.ts'
import type { Stop, StopsQuery } from '../../domain/deliveries/messages.ts'
import type { Db, ReadDb } from '../ctx.ts'
import { within } from '../db/conditions.ts'
import { pageOf } from '../db/page.ts'
import type { StoppedAddress } from '../db/types.generated.ts'

export type StopRow = Selectable<StoppedAddress>

/** @returns whether the address got mail before */
export async function insertStop(db: Db, row: Insertable<StoppedAddress>): Promise<boolean> {
  const { why, reason, delivery_id, address } = row
  const inserted = await db
    .insertInto('stopped_address')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('hash')
        .doUpdateSet({ why, reason, delivery_id, address })
        .where('stopped_address.why', '=', 'bounced')
        .where(sql.lit(why), '=', 'complained'),
    )
    // Not 0 in a row that was there before.
    .returning(sql<boolean>`xmax = 0`.as('is_new'))
    .executeTakeFirst()
  return inserted?.is_new ?? false
}

export const findStop = (db: ReadDb, hash: Buffer): Promise<StopRow | undefined> =>
  db.selectFrom('stopped_address').selectAll().where('hash', '=', hash).executeTakeFirst()

export async function deleteStop(db: Db, hash: Buffer): Promise<void> {
  await db.deleteFrom('stopped_address').where('hash', '=', hash).execute()
}

/** @returns the row that is gone */
export const deleteStopById = (db: Db, id: number): Promise<StopRow | undefined> =>
  db.deleteFrom('stopped_address').where('id', '=', id).returningAll().executeTakeFirst()

/** Erases the address itself; its hash stays. */
export async function eraseStopped(db: Db, hash: Buffer): Promise<void> {
  await db.updateTable('stopped_address').set({ address: null, reason: '' }).where('hash', '=', hash).execute()
}

export async function deleteOldStops(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('stopped_address').where('stopped_at', '<', before).execute()
}

export async function findStops(db: ReadDb, query: StopsQuery): Promise<Page<Stop>> {
  let rows = db.selectFrom('stopped_address').selectAll()
  if (query.why !== undefined) rows = rows.where('why', '=', query.why)
  if (query.q) rows = rows.where('address', 'ilike', within(query.q))
  const page = await pageOf(db, query, rows, {
    sorts: { stopped_at: sql.ref('stopped_at') },
    id: sql.ref('id'),
  })
  return { ...page, data: page.data.map(stopOf) }
}

export const stopOf = ({ hash: _, stopped_at, ...row }: StopRow): Stop => ({
  ...row,
  stopped_at: stopped_at.toISOString(),
})

/** The address of an account. */
export async function findAddressOf(db: ReadDb, accountId: number): Promise<string | null> {
  const row = await db.selectFrom('account').select('email').where('id', '=', accountId).executeTakeFirst()
  return row?.email ?? null
}
