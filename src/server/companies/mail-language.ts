import { DEFAULT_LANGUAGE, type Language } from '../../i18n/languages.ts'
import type { Ctx } from '../ctx.ts'
import { findMailLanguage, findOldestMailbox } from './mail-language-repository.ts'

/**
 * The language of a mail to an agency: that of the account that has the address, else that of the company's oldest
 * account, else German.
 */
export const mailLanguage = async (
  { db }: Pick<Ctx, 'db'>,
  to: { email: string; company: number },
): Promise<Language> => (await findMailLanguage(db, to.email, to.company)) ?? DEFAULT_LANGUAGE

/** The mailbox of a company whose feed names none: that of its oldest account; null without one. */
export const accountMailbox = async ({ db }: Pick<Ctx, 'db'>, company: number): Promise<string | null> =>
  (await findOldestMailbox(db, company))?.email ?? null
