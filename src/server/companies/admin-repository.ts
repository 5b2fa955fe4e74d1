import { sql, type Updateable } from 'kysely'
import type { Page, PageQuery } from '../../domain/admin/list.ts'
import type { Db, ReadDb } from '../ctx.ts'
import { within } from '../db/conditions.ts'
import { isOwnSource } from '../db/own-source.ts'
import { pageOf } from '../db/page.ts'
import type { Company } from '../db/types.generated.ts'
import type { MediaRow } from '../media/picture.ts'

const homes = sql<number>`(select count(*) from property_search s where s.anbieter = c.id)`.as('homes')
const agents = sql<number>`(select count(*) from agent a where a.company_id = c.id and a.left_at is null)`.as('agents')

export interface CompanyQuery extends PageQuery {
  q?: string | undefined
  checked?: boolean | undefined
}

/** A text that is found literally by `like`. */
export function findCompanies(db: ReadDb, query: CompanyQuery): Promise<Page<ListRow>> {
  const { q, checked } = query
  let rows = db
    .selectFrom('company as c')
    .select(['c.id', 'c.firma', 'c.ort', 'c.email', 'c.checked_at', 'c.created_at'])
    .select([homes, agents])
  if (q)
    rows = rows.where(({ or, eb }) =>
      or([
        eb('c.firma', 'ilike', within(q)),
        eb('c.email', 'ilike', within(q)),
        eb('c.ort', 'ilike', within(q)),
        eb('c.anbieternr', '=', q),
        eb('c.openimmo_anid', '=', q),
      ]),
    )
  if (checked !== undefined) rows = rows.where('c.checked_at', checked ? 'is not' : 'is', null)
  const sorts = { firma: sql`lower(c.firma)`, created_at: sql`c.created_at` }
  return pageOf(db, query, rows, { sorts, id: sql`c.id` })
}

interface ListRow {
  id: number
  firma: string
  ort: string | null
  email: string | null
  checked_at: Date | null
  created_at: Date
  homes: number
  agents: number
}

const record = (db: ReadDb) =>
  db
    .selectFrom('company as c')
    .selectAll('c')
    .select([homes, agents])
    .select(
      sql<MediaRow | null>`(select to_json(m) from media m where m.hash = coalesce(c.own_logo_hash, c.logo_hash))`.as(
        'logo',
      ),
    )

export const findRecord = (db: ReadDb, id: number) => record(db).where('c.id', '=', id).executeTakeFirst()

/** The same, locked until the transaction ends. */
export const lockRecord = (db: Db, id: number) => record(db).where('c.id', '=', id).forUpdate('c').executeTakeFirst()

export type RecordRow = NonNullable<Awaited<ReturnType<typeof findRecord>>>

/** The sources of a company; shared ones deliver for others, too. */
export const findSources = (db: ReadDb, companyId: number) =>
  db
    .selectFrom('import_source_company as b')
    .innerJoin('import_source as s', 's.id', 'b.source_id')
    .select(['s.id', 's.key', sql<boolean>`not ${isOwnSource(companyId, 's.id')}`.as('is_shared')])
    .where('b.company_id', '=', companyId)
    .orderBy('b.shared')
    .orderBy('s.key')
    .execute()

export async function updateRecord(db: Db, id: number, values: Updateable<Company>): Promise<void> {
  await db.updateTable('company').set(values).where('id', '=', id).execute()
}

/** The company's published homes, which name it in the search. */
export async function findPublishedHomes(db: ReadDb, companyId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('property_search')
    .select('id')
    .where('anbieter', '=', companyId)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}
