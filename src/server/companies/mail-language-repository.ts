import { sql } from 'kysely'
import type { Language } from '../../i18n/languages.ts'
import type { ReadDb } from '../ctx.ts'

/** The language of the account with this address, else of the company's oldest account; null where there is none. */
export async function findMailLanguage(db: ReadDb, email: string, companyId: number): Promise<Language | null> {
  const row = await db
    .selectFrom('account')
    .select('language')
    .where('disabled_at', 'is', null)
    // Anybody can type an address: it says nothing until it is confirmed.
    .where('email_confirmed_at', 'is not', null)
    .where(({ eb, or, and }) =>
      or([eb('email', '=', email), and([eb('company_id', '=', companyId), eb('role', '=', 'agent')])]),
    )
    .orderBy(sql`email = ${email}`, 'desc')
    .orderBy('id')
    .executeTakeFirst()
  return row?.language ?? null
}

/** The mailbox of the company's oldest account that has confirmed it. */
export const findOldestMailbox = (db: ReadDb, companyId: number): Promise<{ email: string } | undefined> =>
  db
    .selectFrom('account')
    .select('email')
    .where('company_id', '=', companyId)
    .where('role', '=', 'agent')
    .where('disabled_at', 'is', null)
    .where('email_confirmed_at', 'is not', null)
    .orderBy('id')
    .executeTakeFirst()
