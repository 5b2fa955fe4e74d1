import { DEFAULT_LANGUAGE, type Language } from '../../i18n/languages.ts'
import type { Ctx } from '../ctx.ts'
import { findMailLanguage } from './mail-language-repository.ts'

/**
 * The language of a mail to an agency: that of the account that has the address, else that of the company's oldest
 * account, else German.
 */
export const mailLanguage = async (
  { db }: Pick<Ctx, 'db'>,
  to: { email: string; company: number },
): Promise<Language> => (await findMailLanguage(db, to.email, to.company)) ?? DEFAULT_LANGUAGE
