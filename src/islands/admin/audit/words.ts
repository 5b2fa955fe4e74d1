import { account } from '../../../i18n/account/browser.ts'
import { admin } from '../../../i18n/admin/browser.ts'
import { agencies } from '../../../i18n/agencies/browser.ts'
import { facts } from '../../../i18n/facts/browser.ts'
import { feeds } from '../../../i18n/feeds/browser.ts'
import { inbox } from '../../../i18n/inbox/browser.ts'
import type { Language } from '../../../i18n/languages.ts'
import { listings } from '../../../i18n/listings/browser.ts'
import { mailings } from '../../../i18n/mailings/browser.ts'
import { members } from '../../../i18n/members/browser.ts'
import { notices } from '../../../i18n/notices/browser.ts'
import { search } from '../../../i18n/search/browser.ts'
import { shared } from '../../../i18n/shared/browser.ts'
import { type Translate, translatorOf } from '../../../i18n/translate.ts'

export type AuditWords = Translate<
  | 'members'
  | 'account'
  | 'admin'
  | 'shared'
  | 'listings'
  | 'facts'
  | 'search'
  | 'agencies'
  | 'inbox'
  | 'mailings'
  | 'notices'
  | 'feeds'
>

/** The words of acts, and of the fields and values of every kind of record that an act changes. */
export const auditWords = (language: Language): AuditWords =>
  translatorOf(
    language,
    members,
    account,
    admin,
    shared,
    listings,
    facts,
    search,
    agencies,
    inbox,
    mailings,
    notices,
    feeds,
  )
