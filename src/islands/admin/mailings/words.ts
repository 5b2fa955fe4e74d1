import { account } from '../../../i18n/account/browser.ts'
import { admin } from '../../../i18n/admin/browser.ts'
import type { Language } from '../../../i18n/languages.ts'
import { mailings } from '../../../i18n/mailings/browser.ts'
import { shared } from '../../../i18n/shared/browser.ts'
import { type Translate, translatorOf } from '../../../i18n/translate.ts'

export type MailingWords = Translate<'mailings' | 'account' | 'admin' | 'shared'>

/** The words of the screens of messages, stopped addresses, jobs and the newsletter. */
export const mailingWords = (language: Language): MailingWords =>
  translatorOf(language, mailings, account, admin, shared)

/** How a state reads: waiting is no fault. */
export const TONES = {
  waiting: 'plain',
  late: 'attention',
  sent: 'good',
  returned: 'bad',
  failed: 'bad',
  stopped: 'attention',
  held: 'attention',
} as const
