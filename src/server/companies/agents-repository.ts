import { type Insertable, sql, type Updateable } from 'kysely'
import type { Page, PageQuery } from '../../domain/admin/list.ts'
import type { Person } from '../../domain/auth/user.ts'
import type { AgentHome } from '../../domain/companies/agent.ts'
import type { Db, ReadDb } from '../ctx.ts'
import { within } from '../db/conditions.ts'
import { pageOf } from '../db/page.ts'
import { portraitHash, shownAgentId } from '../db/shown-agent.ts'
import type { Agent } from '../db/types.generated.ts'
import type { MediaRow } from '../media/picture.ts'

const fullName = sql<string>`concat_ws(' ', nullif(a.titel, ''), nullif(a.vorname, ''), nullif(a.name, ''))`

/**
 * How many homes a person offers, with those of people whom they succeed. Two counts that are added: each reads the
 * index property_agent, where one condition with `or` reads every home for every person.
 */
const homes = sql<number>`case when a.left_at is not null then 0 else (
    select count(*) from property p where p.agent_id = a.id and p.deleted_at is null)
  + (select count(*) from agent f join property p on p.agent_id = f.id
    where f.successor_id = a.id and p.deleted_at is null) end`

export interface AgentQuery extends PageQuery {
  q?: string | undefined
  company?: number | undefined
  state?: 'present' | 'left' | undefined
}

export function findAgents(db: ReadDb, query: AgentQuery) {
  const { q, company, state } = query
  let rows = db
    .selectFrom('agent as a')
    .innerJoin('company as c', 'c.id', 'a.company_id')
    .select(['a.id', 'a.position', 'a.email', 'a.company_id', 'c.firma', 'a.user_id', 'a.left_at', 'a.created_at'])
    .select([fullName.as('full_name'), homes.as('homes')])
    .where('a.erased_at', 'is', null)
  if (company !== undefined) rows = rows.where('a.company_id', '=', company)
  if (state) rows = rows.where('a.left_at', state === 'left' ? 'is not' : 'is', null)
  if (q) rows = rows.where(({ or, eb }) => or([eb(fullName, 'ilike', within(q)), eb('a.email', 'ilike', within(q))]))
  return pageOf(db, query, rows, { sorts: { name: sql`a.name`, created_at: sql`a.created_at` }, id: sql`a.id` })
}

const record = (db: ReadDb) =>
  db
    .selectFrom('agent as a')
    .innerJoin('company as c', 'c.id', 'a.company_id')
    .selectAll('a')
    .select(['c.firma', fullName.as('full_name'), homes.as('homes')])
    .select(sql<MediaRow | null>`(select to_json(m) from media m where m.hash = ${portraitHash})`.as('foto'))
    .select(
      sql<{ id: number; email: string; is_invited: boolean } | null>`(
        select json_build_object('id', u.id, 'email', u.email, 'is_invited', u.password_hash is null
          and not exists (select from account_identity i where i.user_id = u.id))
        from account u where u.id = a.user_id)`.as('account'),
    )
    .select(
      sql<{ id: number; name: string } | null>`(
        select json_build_object('id', s.id, 'name', concat_ws(' ', s.titel, s.vorname, s.name))
        from agent s where s.id = a.successor_id)`.as('successor'),
    )
    .where('a.erased_at', 'is', null)

export const findAgent = (db: ReadDb, id: number) => record(db).where('a.id', '=', id).executeTakeFirst()

/** The same, locked until the transaction ends. */
export const lockAgent = (db: Db, id: number) => record(db).where('a.id', '=', id).forUpdate('a').executeTakeFirst()

export type AgentRecordRow = NonNullable<Awaited<ReturnType<typeof findAgent>>>

/** The person who signs in with that account, if any, has none any more. */
export async function unlinkUser(db: Db, userId: number, at: Date): Promise<void> {
  await db.updateTable('agent').set({ user_id: null, updated_at: at }).where('user_id', '=', userId).execute()
}

/** A colleague who may take homes over. */
export const findColleague = (db: Db, companyId: number, id: number) =>
  db
    .selectFrom('agent')
    .select('id')
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .where('left_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()

/** A person of a company with that address and name who is at work there and has no account. */
export const findWithoutAccount = (db: Db, companyId: number, { email, name }: { email: string; name: string }) =>
  db
    .selectFrom('agent as a')
    .select('a.id')
    .where('a.company_id', '=', companyId)
    .where(sql`lower(a.email)`, '=', email)
    .where(({ or, eb }) => {
      const parts = [sql`concat_ws(' ', a.vorname, a.name)`, fullName]
      return or(parts.map((part) => eb(sql`lower(${part})`, '=', name.toLowerCase())))
    })
    .where('a.user_id', 'is', null)
    .where('a.left_at', 'is', null)
    .orderBy('a.id')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()

/** @returns null when the company has a person with that key */
export async function insertAgent(db: Db, row: Insertable<Agent>): Promise<number | null> {
  const made = await db
    .insertInto('agent')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return made?.id ?? null
}

export async function updateAgent(db: Db, id: number, values: Updateable<Agent>): Promise<void> {
  await db.updateTable('agent').set(values).where('id', '=', id).execute()
}

const offered = (db: ReadDb, companyId: number, agentId: number) =>
  db
    .selectFrom('property as p')
    .leftJoin('agent as f', 'f.id', 'p.agent_id')
    .where('p.company_id', '=', companyId)
    .where('p.deleted_at', 'is', null)
    .where(shownAgentId, '=', agentId)

export async function findHomes(
  db: ReadDb,
  { companyId, agentId, query }: { companyId: number; agentId: number; query: PageQuery & { q?: string | undefined } },
): Promise<Page<AgentHome>> {
  let rows = offered(db, companyId, agentId)
    .select(['p.id', 'p.external_id', 'p.objekttitel', 'p.ort', 'p.status'])
    .select(
      sql<boolean>`exists (select from property_hand h where h.property_id = p.id and h.field = 'agent_id')`.as(
        'by_hand',
      ),
    )
  const { q } = query
  if (q) rows = rows.where(({ or, eb }) => or([eb('p.objekttitel', 'ilike', within(q)), eb('p.external_id', '=', q)]))
  const sorts = { external_id: sql`p.external_id`, objekttitel: sql`p.objekttitel` }
  return pageOf(db, query, rows, { sorts, id: sql`p.id` })
}

/** Those of the homes that the person offers, locked until the transaction ends; without ids all of them. */
export async function lockHomes(
  db: Db,
  { companyId, agentId, ids }: { companyId: number; agentId: number; ids?: readonly number[] | undefined },
): Promise<number[]> {
  let rows = offered(db, companyId, agentId).select('p.id').orderBy('p.id').forUpdate('p')
  if (ids) rows = rows.where(sql<boolean>`p.id = any(${[...ids]}::bigint[])`)
  return (await rows.execute()).map(({ id }) => id)
}

/** Gives homes to a person by hand, as a field of theirs: see src/server/properties/hand.ts. */
export async function handHomes(db: Db, ids: readonly number[], to: number, at: Date): Promise<void> {
  await sql`
    insert into property_hand (property_id, field, value, feed_value, changed_at)
    select p.id, 'agent_id', to_jsonb(${to}::bigint), coalesce(to_jsonb(p.agent_id), 'null'), ${at}
    from property p where p.id = any(${[...ids]}::bigint[])
    on conflict (property_id, field) do update set value = excluded.value, changed_at = excluded.changed_at`.execute(db)
  await sql`
    update property set agent_id = ${to}::bigint, updated_at = ${at} where id = any(${[...ids]}::bigint[])`.execute(db)
}

/** Gives homes back to the person whom their feed names. */
export async function handBack(db: Db, ids: readonly number[], at: Date): Promise<void> {
  await sql`
    with back as (
      delete from property_hand where field = 'agent_id' and property_id = any(${[...ids]}::bigint[])
      returning property_id, feed_value)
    update property p set agent_id = nullif(back.feed_value, 'null')::bigint, updated_at = ${at}
    from back where p.id = back.property_id`.execute(db)
}

/** Everyone whom a leaving person succeeds is succeeded by the next. */
export async function passOn(db: Db, id: number, successor: number | null): Promise<void> {
  await sql`update agent set successor_id = ${successor}::bigint where successor_id = ${id}`.execute(db)
}

/**
 * The people of companies that are meant: the one that belongs to the account, and those under its address who have
 * left; without an account everyone under the address, or those of them who are named. A colleague of that address who is
 * at work is the company's to name, whatever account the address has as a visitor. Where people of other names share the
 * address, as that of an office, nobody can tell whose account it was.
 */
export const findPersonsOf = (db: ReadDb, { userId, address, agents }: Person) =>
  db
    .selectFrom('agent as a')
    .innerJoin('company as c', 'c.id', 'a.company_id')
    .select(['a.id', 'a.agent_key', 'a.foto_hash', 'a.own_foto_hash'])
    .select(['c.firma', 'a.anrede', 'a.titel', 'a.vorname', 'a.name', 'a.position', 'a.email', 'a.telefon', 'a.mobil'])
    .select(['a.website', 'a.languages', 'a.created_at'])
    .where(
      userId === null
        ? sql<boolean>`lower(a.email) = ${address}`
        : sql<boolean>`(a.user_id = ${userId}
            or (a.user_id is null and a.left_at is not null and lower(a.email) = ${address}
              and not exists (select from agent o where lower(o.email) = ${address}
                and lower(concat_ws(' ', o.vorname, o.name)) <> lower(concat_ws(' ', a.vorname, a.name)))))`,
    )
    .$if(agents !== undefined, (found) => found.where(sql<boolean>`a.id = any(${[...(agents ?? [])]}::bigint[])`))
    .orderBy('a.id')
    .execute()

/**
 * Takes everything that tells who it was. A person who had left keeps the successor. A row that has the key, since the
 * person was erased before and added again, gives it to this one.
 */
export async function blankAgent(db: Db, id: number, agent_key: string, at: Date): Promise<void> {
  const texts = { anrede: null, titel: null, vorname: null, name: null, position: null, email: null }
  const ways = { telefon: null, mobil: null, website: null, foto_hash: null, own_foto_hash: null }
  await sql`update agent set agent_key = agent_key || ':' || id
    where agent_key = ${agent_key} and company_id = (select company_id from agent where id = ${id})`.execute(db)
  await db
    .updateTable('agent')
    .set({ ...texts, ...ways, agent_key, kontaktperson: '{}', hand: '{}', languages: [], user_id: null })
    .set({ left_at: sql`coalesce(left_at, ${at}::timestamptz)`, erased_at: at, updated_at: at })
    .where('id', '=', id)
    .execute()
}

/**
 * The homes of a person, and those taken over from a colleague, count as changed: copies of the catalogue learn that they
 * name somebody else.
 */
export async function touchHomesOf(db: Db, agentId: number, at: Date): Promise<void> {
  await db
    .updateTable('property')
    .set({ updated_at: at })
    .where('agent_id', 'in', (those) =>
      those
        .selectFrom('agent')
        .select('id')
        .where(({ or, eb }) => or([eb('id', '=', agentId), eb('successor_id', '=', agentId)])),
    )
    .where('deleted_at', 'is', null)
    .execute()
}
