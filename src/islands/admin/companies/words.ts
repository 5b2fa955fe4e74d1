import { account } from '../../../i18n/account/browser.ts'
import { admin } from '../../../i18n/admin/browser.ts'
import { agencies } from '../../../i18n/agencies/browser.ts'
import type { Language } from '../../../i18n/languages.ts'
import { problems } from '../../../i18n/problems/browser.ts'
import { shared } from '../../../i18n/shared/browser.ts'
import { type Translate, translatorOf } from '../../../i18n/translate.ts'
import type { ListQuery } from '../table/columns.ts'

export type AgencyWords = Translate<'agencies' | 'account' | 'admin' | 'problems' | 'shared'>

/** The words of companies, people and joining. */
export const agencyWords = (language: Language): AgencyWords =>
  translatorOf(language, agencies, account, admin, problems, shared)

/** The label of a field; its name where it has none. */
export const fieldLabel = (t: AgencyWords, field: string): string => t.find(`agencies.f.${field}`) ?? field

/** The query of a list, with the order that it has without another one. */
export const searchOf = (query: ListQuery, sort?: string): URLSearchParams =>
  new URLSearchParams(
    Object.entries({ ...(sort && { sort }), ...query }).flatMap(([name, value]) =>
      value === undefined ? (name === 'sort' && sort ? [[name, sort]] : []) : [[name, value]],
    ),
  )
