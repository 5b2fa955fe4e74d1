import { account } from '../../../i18n/account/browser.ts'
import { admin } from '../../../i18n/admin/browser.ts'
import type { Language } from '../../../i18n/languages.ts'
import { mailings } from '../../../i18n/mailings/browser.ts'
import { notices } from '../../../i18n/notices/browser.ts'
import { requests } from '../../../i18n/requests/browser.ts'
import { shared } from '../../../i18n/shared/browser.ts'
import { type Translate, translatorOf } from '../../../i18n/translate.ts'

export type NoticeWords = Translate<'notices' | 'mailings' | 'requests' | 'account' | 'admin' | 'shared'>

/** The words of notices; those of their kinds are the form's. */
export const noticeWords = (language: Language): NoticeWords =>
  translatorOf(language, notices, mailings, requests, account, admin, shared)

/** The tab of listings that rules noticed: /admin/meldungen?tab=auffaellig. */
export const FLAGS_TAB = 'auffaellig'
