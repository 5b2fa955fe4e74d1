import type { BusinessFigure } from '../../../domain/business/operations.ts'
import { admin } from '../../../i18n/admin/browser.ts'
import { business } from '../../../i18n/business/browser.ts'
import type { Language } from '../../../i18n/languages.ts'
import { performance } from '../../../i18n/performance/browser.ts'
import { shared } from '../../../i18n/shared/browser.ts'
import { type Translate, translatorOf } from '../../../i18n/translate.ts'

export type BusinessWords = Translate<'business' | 'performance' | 'admin' | 'shared'>

export const businessWords = (language: Language): BusinessWords =>
  translatorOf(language, business, performance, admin, shared)

export interface BusinessProps {
  t: BusinessWords
  language: Language
}

export const figureName = (t: BusinessWords, name: BusinessFigure['name']): string => t(`business.figure.${name}`)
