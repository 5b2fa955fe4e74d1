import { sql } from 'kysely'
import type { Page } from '../../../domain/admin/list.ts'
import type { Member, MembersQuery } from '../../../domain/auth/members.ts'
import type { ReadDb } from '../../ctx.ts'
import { findFew, oneOf } from '../../db/few.ts'
import { pageOf } from '../../db/page.ts'

/** The expression of the index account_words. */
const WORDS = sql`to_tsvector('simple', translate(account.name || ' ' || account.email, '@.-_+''', '      '))`

const HAS_FACTOR = sql<boolean>`(exists (select from totp where totp.user_id = account.id)
  or exists (select from passkey where passkey.user_id = account.id))`

const columns = (db: ReadDb) =>
  db
    .selectFrom('account')
    .leftJoin('company', 'company.id', 'account.company_id')
    .select([
      'account.id',
      'account.name',
      'account.email',
      'account.role',
      'account.company_id',
      'company.firma as company',
      'account.email_confirmed_at',
      'account.disabled_at',
      'account.last_seen_at',
      'account.created_at',
      HAS_FACTOR.as('second_factor'),
    ])

type Row = Awaited<ReturnType<ReturnType<typeof columns>['executeTakeFirstOrThrow']>>

type Filters = Pick<MembersQuery, 'q' | 'role' | 'company_id' | 'confirmed' | 'disabled' | 'second_factor'>

/** The accounts of a filter. */
async function matching(db: ReadDb, { q, role, company_id, confirmed, disabled, second_factor }: Filters) {
  let rows = columns(db)
  const words = wordsOf(q ?? '')
  if (words.length) {
    const hasText = sql<boolean>`${WORDS} @@ to_tsquery('simple', ${words.map((word) => `${word}:*`).join(' & ')})`
    const few = await findFew(db, sql`select id from account where ${hasText}`)
    rows = rows.where(few ? oneOf('account.id', few) : hasText)
  }
  if (role !== undefined) rows = rows.where('account.role', '=', role)
  if (company_id !== undefined) rows = rows.where('account.company_id', '=', company_id)
  if (confirmed !== undefined) rows = rows.where('account.email_confirmed_at', confirmed ? 'is not' : 'is', null)
  if (disabled !== undefined) rows = rows.where('account.disabled_at', disabled ? 'is not' : 'is', null)
  if (second_factor !== undefined) rows = rows.where(HAS_FACTOR, '=', second_factor)
  return rows
}

export async function findMembers(db: ReadDb, query: MembersQuery): Promise<Page<Member>> {
  const page = await pageOf(db, query, await matching(db, query), {
    sorts: {
      created_at: sql.ref('account.created_at'),
      name: sql.ref('account.name'),
      email: sql.ref('account.email'),
      last_seen_at: sql.ref('account.last_seen_at'),
    },
    id: sql.ref('account.id'),
  })
  return { ...page, data: page.data.map(memberOf) }
}

/** The ids of all accounts of a filter, at most so many. */
export async function findMatching(db: ReadDb, filters: Filters, limit: number): Promise<number[]> {
  const rows = await (await matching(db, filters))
    .clearSelect()
    .select('account.id')
    .orderBy('account.id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** What decides whether a bulk act changes an account. */
export function findBulkMembers(db: ReadDb, ids: readonly number[], now: Date) {
  return db
    .selectFrom('account')
    .select(['id', 'name', 'email', 'disabled_at', 'email_confirmed_at'])
    .select(
      sql<boolean>`exists (select from session s where s.user_id = account.id and s.expires_at > ${now})`.as(
        'signed_in',
      ),
    )
    .where(sql<boolean>`id = any(${[...ids]}::bigint[])`)
    .orderBy('id')
    .execute()
}
export type BulkMember = Awaited<ReturnType<typeof findBulkMembers>>[number]

/** Letters and digits only, so that the text of a tsquery needs no quotes. */
const wordsOf = (text: string): string[] => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean)

export async function findMember(db: ReadDb, id: number): Promise<Member | undefined> {
  const row = await columns(db).where('account.id', '=', id).executeTakeFirst()
  return row && memberOf(row)
}

const memberOf = ({ email_confirmed_at, disabled_at, last_seen_at, created_at, ...row }: Row): Member => ({
  ...row,
  email_confirmed: email_confirmed_at !== null,
  disabled_at: disabled_at?.toISOString() ?? null,
  last_seen_at: last_seen_at?.toISOString() ?? null,
  created_at: created_at.toISOString(),
})
