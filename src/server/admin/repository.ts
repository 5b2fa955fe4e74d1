import { type Insertable, type RawBuilder, sql } from 'kysely'
import type { FOUND_KINDS } from '../../domain/admin/found.ts'
import { queryWords } from '../../search/text/tokenize.ts'
import type { Db, ReadDb } from '../ctx.ts'
import { findFew, oneOf } from '../db/few.ts'
import { isOwnSource } from '../db/own-source.ts'
import type { SavedView } from '../db/types.generated.ts'
import { wordQuery } from '../search/conditions.ts'

export const findViews = (db: ReadDb, userId: number) =>
  db
    .selectFrom('saved_view')
    .select(['id', 'screen', 'name', 'query'])
    .where('user_id', '=', userId)
    .orderBy('screen')
    .orderBy('name')
    .execute()

export async function putView(db: Db, row: Insertable<SavedView>): Promise<void> {
  await db
    .insertInto('saved_view')
    .values(row)
    .onConflict((conflict) => conflict.columns(['user_id', 'screen', 'name']).doUpdateSet({ query: row.query }))
    .execute()
}

/** @returns whether the user had that view */
export async function deleteView(db: Db, userId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('saved_view')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export type Kind = (typeof FOUND_KINDS)[number]

export interface Found {
  kind: Kind
  id: number
  label: string
  detail: string | null
}

const EACH = 5
/** A word that most homes have is not read to its end; a number finds few. */
const HOMES_READ = 200

/** Shorter texts have no trigrams: each record would be read. */
const PART_MIN = 3

/** The ids of the newest matches, as a table. */
async function newest(
  db: ReadDb,
  table: 'listing' | 'account' | 'import_run' | 'delivery',
  where: RawBuilder<unknown>,
  count: number,
) {
  const few = await findFew(db, sql`select id from ${sql.table(table)} where ${where}`)
  return sql`(select id from ${sql.table(table)} where ${few ? oneOf('id', few) : where}
    order by id desc limit ${sql.lit(count)})`
}

/** A moment in Vienna, in digits that every language reads. */
const moment = (column: string) => sql`to_char(${sql.ref(column)} at time zone 'Europe/Vienna', 'YYYY-MM-DD HH24:MI')`

/**
 * Finds records by a part of their name, or by their number or address.
 * @param company only its records; null: those of all companies, and accounts
 */
export async function findRecords(db: ReadDb, text: string, company: number | null): Promise<Found[]> {
  const whole = text.replaceAll(/[\\%_]/g, '\\$&')
  const part = `%${whole}%`
  const id = /^\d{1,15}$/.test(text) ? Number(text) : 0
  const of = (column: string) => (company === null ? sql`true` : sql`${sql.ref(column)} = ${company}`)
  const isAdmin = sql.lit(company === null)
  // Homes and accounts are many: both have an index of words.
  const words = queryWords(text).map((word) => sql`words @@ ${wordQuery(word)}::tsquery`)
  const hasWords = words.length ? sql.join(words, sql` and `) : sql`false`
  const beginnings = text.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  const isAccount = sql`${isAdmin} and (id = ${id}
    or to_tsvector('simple', translate(account.name || ' ' || account.email, '@.-_+''', '      '))
      @@ to_tsquery('simple', ${beginnings.map((word) => `${word}:*`).join(' & ')}))`
  const isHome = sql`${of('anbieter')} and state <> 'deleted' and (id = ${id} or (${hasWords}))`
  const names = (column: string) => (text.length < PART_MIN ? sql`false` : sql`${sql.ref(column)} ilike ${part}`)
  const isRun = sql`(id = ${id} or ${names('file_name')})
    and ${company === null ? sql`true` : isOwnSource(company, 'import_run.source_id')}`
  const isMessage = sql`${isAdmin} and (id = ${id} or ${names('recipient')})`
  const [homes, accounts, runs, messages] = await Promise.all([
    newest(db, 'listing', isHome, HOMES_READ),
    newest(db, 'account', isAccount, EACH),
    newest(db, 'import_run', isRun, EACH),
    newest(db, 'delivery', isMessage, EACH),
  ])
  const { rows } = await sql<Found>`
    (select 'property' as kind, p.id, p.objekttitel as label, p.external_id as detail
      from ${homes} l join property p on p.id = l.id
      order by (p.id = ${id} or p.external_id ilike ${whole} or p.objektnr_extern ilike ${whole}) desc, p.id desc
      limit ${sql.lit(EACH)})
    union all
    (select 'project', id, titel, ort from project
      where ${of('company_id')} and deleted_at is null and (id = ${id} or titel ilike ${part})
      order by id desc limit ${sql.lit(EACH)})
    union all
    (select 'inquiry', id, name, email from inquiry
      where ${of('company_id')} and (id = ${id} or name ilike ${part} or email ilike ${part})
      order by id desc limit ${sql.lit(EACH)})
    union all
    (select 'appointment', id, name, email from appointment
      where ${of('company_id')} and (id = ${id} or name ilike ${part} or email ilike ${part})
      order by id desc limit ${sql.lit(EACH)})
    union all
    (select 'company', id, firma, ort from company
      where ${of('id')} and (firma ilike ${part} or anbieternr ilike ${whole} or openimmo_anid ilike ${whole})
      order by firma, id limit ${sql.lit(EACH)})
    union all
    (select 'agent', id, concat_ws(' ', vorname, name), email from agent
      where ${of('company_id')} and (concat_ws(' ', vorname, name) ilike ${part} or email ilike ${part})
      order by name, id limit ${sql.lit(EACH)})
    union all
    (select 'account', a.id, a.name, a.email from ${accounts} found join account a on a.id = found.id
      order by a.id desc limit ${sql.lit(EACH)})
    union all
    (select 'application', id, firma, name from application
      where ${isAdmin} and (id = ${id} or firma ilike ${part} or name ilike ${part} or email ilike ${part})
      order by id desc limit ${sql.lit(EACH)})
    union all
    (select 'notice', id, title, name from notice
      where ${isAdmin} and (id = ${id} or title ilike ${part} or name ilike ${part} or email ilike ${part})
      order by id desc limit ${sql.lit(EACH)})
    union all
    (select 'source', s.id, s.key, s.name from import_source s
      where (s.key ilike ${part} or s.name ilike ${part}) and ${company === null ? sql`true` : isOwnSource(company, 's.id')}
      order by s.key limit ${sql.lit(EACH)})
    union all
    (select 'run', r.id, r.file_name, concat_ws(' · ', s.key, ${moment('r.started_at')})
      from ${runs} found join import_run r on r.id = found.id join import_source s on s.id = r.source_id
      order by r.id desc limit ${sql.lit(EACH)})
    union all
    (select 'message', m.id, coalesce(m.recipient, m.channel), ${moment('m.created_at')}
      from ${messages} found join delivery m on m.id = found.id order by m.id desc limit ${sql.lit(EACH)})
    union all
    (select 'template', id, name, subject from answer_template
      where ${company === null ? sql`company_id is null` : sql`company_id = ${company}`}
        and (name ilike ${part} or subject ilike ${part})
      order by name, id limit ${sql.lit(EACH)})`.execute(db)
  return rows
}
