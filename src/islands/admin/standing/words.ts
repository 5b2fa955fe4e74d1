import { account } from '../../../i18n/account/browser.ts'
import { admin } from '../../../i18n/admin/browser.ts'
import type { Language } from '../../../i18n/languages.ts'
import { listings } from '../../../i18n/listings/browser.ts'
import { performance } from '../../../i18n/performance/browser.ts'
import { shared } from '../../../i18n/shared/browser.ts'
import { standing } from '../../../i18n/standing/browser.ts'
import { type Translate, translatorOf } from '../../../i18n/translate.ts'

export type StandingWords = Translate<'standing' | 'listings' | 'performance' | 'account' | 'admin' | 'shared'>

export const standingWords = (language: Language): StandingWords =>
  translatorOf(language, standing, listings, performance, account, admin, shared)
