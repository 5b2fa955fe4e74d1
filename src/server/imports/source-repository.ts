import { sql } from 'kysely'
import type { Language } from '../../i18n/languages.ts'
import type { Db, ReadDb } from '../ctx.ts'

/** An import source with its settings. */
export interface SourceRow {
  id: number
  key: string
  voll_deletes: boolean
  /** 0 to 1 */
  max_deletion_share: number
  modus: 'VOLL' | 'TEIL' | null
  encoding: string | null
  /** Null: the source takes the companies of its next run. */
  bound_at: Date | null
  /** 0 is never; null follows EXPIRE_AFTER_DAYS and the habits of the sender. */
  expire_after_days: number | null
  /** ISO 3166-1 alpha-3; null is AUT. */
  default_country: string | null
}

export type SourceSettings = Partial<Omit<SourceRow, 'id' | 'key'>>

const sources = (db: ReadDb) =>
  db
    .selectFrom('import_source')
    .select([
      'id',
      'key',
      'voll_deletes',
      'max_deletion_share',
      'modus',
      'encoding',
      'bound_at',
      'expire_after_days',
      'default_country',
    ])
    .$narrowType<{ modus: SourceRow['modus'] }>()

export async function findSource(db: ReadDb, key: string): Promise<SourceRow | null> {
  return (await sources(db).where('key', '=', key).executeTakeFirst()) ?? null
}

export async function findSources(db: ReadDb): Promise<SourceRow[]> {
  return sources(db).orderBy('key').execute()
}

/** Creates a source. @returns null when another one has that key */
export async function insertSource(db: Db, key: string): Promise<number | null> {
  const made = await db
    .insertInto('import_source')
    .values({ key, name: key })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst()
  return made?.id ?? null
}

/** Finds or creates the source with that key. */
export async function ensureSource(db: Db, key: string): Promise<SourceRow> {
  const found = await findSource(db, key)
  if (found) return found
  await insertSource(db, key)
  const made = await findSource(db, key)
  if (!made) throw new Error(`The import source ${key} could not be made.`)
  return made
}

export async function updateSource(db: Db, id: number, settings: SourceSettings): Promise<void> {
  await db.updateTable('import_source').set(settings).where('id', '=', id).execute()
}

export async function setReportLanguage(db: Db, id: number, report_language: Language): Promise<void> {
  await db.updateTable('import_source').set({ report_language }).where('id', '=', id).execute()
}

/** From now on only the operator binds further companies. A source that has and expects none stays open. */
export async function closeSource(db: Db, id: number, at: Date): Promise<void> {
  await db
    .updateTable('import_source')
    .set({ bound_at: at })
    .where('id', '=', id)
    .where('bound_at', 'is', null)
    .where(({ or, exists, selectFrom }) =>
      or([
        exists(selectFrom('import_source_company').select('source_id').where('source_id', '=', id)),
        exists(selectFrom('import_source_name').select('source_id').where('source_id', '=', id)),
      ]),
    )
    .execute()
}

export interface BindingRow {
  source_id: number
  key: string
  company_id: number
  shared: boolean
  firma: string
  slug: string
}

const bindings = (db: ReadDb) =>
  db
    .selectFrom('import_source_company as b')
    .innerJoin('import_source as s', 's.id', 'b.source_id')
    .innerJoin('company as c', 'c.id', 'b.company_id')
    .select(['b.source_id', 's.key', 'b.company_id', 'b.shared', 'c.firma', 'c.slug'])
    .orderBy('b.company_id')
    .orderBy('b.shared')
    .orderBy('b.source_id')

/** The sources of these companies. */
export async function findBindings(db: ReadDb, companyIds: readonly number[]): Promise<BindingRow[]> {
  if (companyIds.length === 0) return []
  return bindings(db)
    .where(sql<boolean>`b.company_id = any(${[...companyIds]}::bigint[])`)
    .execute()
}

/** The companies of a source. */
export async function findBound(db: ReadDb, sourceId: number): Promise<BindingRow[]> {
  return bindings(db).where('b.source_id', '=', sourceId).execute()
}

/**
 * Binds a company to a source.
 * @param shared false: only if it belongs to no source
 * @returns whether it is bound to this source now
 */
export async function bind(db: Db, sourceId: number, companyId: number, shared: boolean): Promise<boolean> {
  await db
    .insertInto('import_source_company')
    .values({ source_id: sourceId, company_id: companyId, shared })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const made = await db
    .selectFrom('import_source_company')
    .select('source_id')
    .where('source_id', '=', sourceId)
    .where('company_id', '=', companyId)
    .executeTakeFirst()
  return made !== undefined
}

/** Ends the binding; then the oldest of the other sources of the company is its own one. */
export async function unbind(db: Db, sourceId: number, companyId: number): Promise<void> {
  await db
    .deleteFrom('import_source_company')
    .where('source_id', '=', sourceId)
    .where('company_id', '=', companyId)
    .execute()
  await sql`
    update import_source_company set shared = false
    where company_id = ${companyId}
      and not exists (select from import_source_company own where own.company_id = ${companyId} and not own.shared)
      and source_id = (select source_id from import_source_company
        where company_id = ${companyId} order by created_at, source_id limit 1)`.execute(db)
}

/** A name under which the operator expects a sender; see `expectName`. */
export interface ExpectedName {
  name: string
  company_id: number | null
}

export async function findExpected(db: ReadDb, sourceId: number): Promise<ExpectedName[]> {
  return db
    .selectFrom('import_source_name')
    .select(['name', 'company_id'])
    .where('source_id', '=', sourceId)
    .orderBy('name')
    .execute()
}

/**
 * The operator says that a sender of this name is that company, or with null that it is a company of this source.
 * @param name openimmo_anid, anbieternr or firma; empty for a sender without any name
 */
export async function expectName(db: Db, sourceId: number, name: string, companyId: number | null): Promise<void> {
  await db
    .insertInto('import_source_name')
    .values({ source_id: sourceId, name: name.toLowerCase(), company_id: companyId })
    .onConflict((conflict) => conflict.columns(['source_id', 'name']).doUpdateSet({ company_id: companyId }))
    .execute()
}

/** Ends the names of a company in a source. */
export async function forgetNames(db: Db, sourceId: number, companyId: number): Promise<void> {
  await db
    .deleteFrom('import_source_name')
    .where('source_id', '=', sourceId)
    .where('company_id', '=', companyId)
    .execute()
}

/** Who reads the reports of a source; undefined: nobody. */
export const findReportReader = (db: ReadDb, sourceId: number) =>
  db
    .selectFrom('import_source')
    .select(['id as sourceId', 'report_email as email', 'report_language as language'])
    .where('id', '=', sourceId)
    .where('report_email', 'is not', null)
    .$narrowType<{ email: string }>()
    .executeTakeFirst()
