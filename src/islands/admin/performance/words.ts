import { admin } from '../../../i18n/admin/browser.ts'
import type { Language } from '../../../i18n/languages.ts'
import { mailings } from '../../../i18n/mailings/browser.ts'
import { performance } from '../../../i18n/performance/browser.ts'
import { shared } from '../../../i18n/shared/browser.ts'
import { type Translate, translatorOf } from '../../../i18n/translate.ts'

export type PerformanceWords = Translate<'performance' | 'mailings' | 'admin' | 'shared'>

export const performanceWords = (language: Language): PerformanceWords =>
  translatorOf(language, performance, mailings, admin, shared)
