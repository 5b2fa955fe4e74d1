import { sql } from 'kysely'
import type { ReadDb } from '../ctx.ts'
import { portraitHash, shownAgentId } from '../db/shown-agent.ts'
import type { MediaRow } from '../media/picture.ts'

const COLUMNS = [
  'c.id',
  'c.slug',
  'c.firma',
  'c.line',
  'c.strasse',
  'c.plz',
  'c.ort',
  'c.telefon',
  'c.website',
  'c.about',
  'c.checked_at',
  'c.impressum',
  'c.color',
] as const

/** A company with its logo: the operator's, else that of the feed. */
export const findCompanyPage = (db: ReadDb, id: number) =>
  db
    .selectFrom('company as c')
    .leftJoin('media as m', (join) => join.on('m.hash', '=', sql<string>`coalesce(c.own_logo_hash, c.logo_hash)`))
    .select(COLUMNS)
    .select(sql<MediaRow | null>`to_json(m)`.as('logo'))
    .where('c.id', '=', id)
    .executeTakeFirst()

/** The contacts of a company's published homes, those of most homes first. */
export const findContacts = (db: ReadDb, companyId: number, limit: number) =>
  db
    .selectFrom('property_search as s')
    .innerJoin('property as p', 'p.id', 's.id')
    .leftJoin('agent as f', 'f.id', 'p.agent_id')
    .innerJoin('agent as a', (join) => join.on('a.id', '=', shownAgentId))
    .leftJoin('media as m', (join) => join.on('m.hash', '=', portraitHash))
    .select(['a.id', 'a.titel', 'a.vorname', 'a.name', 'a.position', 'a.telefon', 'a.mobil', 'a.languages'])
    .select(sql<MediaRow | null>`to_json(m)`.as('foto'))
    .where('s.anbieter', '=', companyId)
    .groupBy(['a.id', 'm.hash'])
    .orderBy(sql`count(*)`, 'desc')
    .orderBy('a.id')
    .limit(limit)
    .execute()

/** Companies with published homes, with the last change of one of those; by id. */
export const findSitemapCompanies = (
  db: ReadDb,
  limit: number,
): Promise<{ id: number; slug: string; changed_at: Date }[]> =>
  db
    .selectFrom('company as c')
    .innerJoin('property_search as s', 's.anbieter', 'c.id')
    .innerJoin('property as p', 'p.id', 's.id')
    .select(['c.id', 'c.slug', sql<Date>`max(p.updated_at)`.as('changed_at')])
    .groupBy('c.id')
    .orderBy('c.id')
    .limit(limit)
    .execute()

/** Names of companies and titles of projects, by id; those that do not exist are missing. */
export async function findSearchNames(db: ReadDb, companies: readonly number[], projects: readonly number[]) {
  const [firmen, titles] = await Promise.all([
    companies.length ? db.selectFrom('company').select(['id', 'firma']).where('id', 'in', companies).execute() : [],
    projects.length
      ? db
          .selectFrom('project')
          .select(['id', 'titel', 'titel_translations'])
          .where('id', 'in', projects)
          .where('deleted_at', 'is', null)
          .where('withheld_at', 'is', null)
          .execute()
      : [],
  ])
  return { firmen, titles }
}
