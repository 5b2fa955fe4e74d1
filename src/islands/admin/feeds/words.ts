import { account } from '../../../i18n/account/browser.ts'
import { admin } from '../../../i18n/admin/browser.ts'
import { feeds } from '../../../i18n/feeds/browser.ts'
import type { Language } from '../../../i18n/languages.ts'
import { shared } from '../../../i18n/shared/browser.ts'
import { type Translate, translatorOf } from '../../../i18n/translate.ts'
import type { ListQuery } from '../table/columns.ts'

export type FeedWords = Translate<'feeds' | 'account' | 'admin' | 'shared'>

/** The words of the screens of imports and sources. */
export const feedWords = (language: Language): FeedWords => translatorOf(language, feeds, account, admin, shared)

export const RUN_TONES = {
  running: 'plain',
  done: 'good',
  refused: 'attention',
  failed: 'bad',
  interrupted: 'bad',
} as const
export const DELIVERY_TONES = {
  uploaded: 'attention',
  waiting: 'plain',
  running: 'plain',
  done: 'good',
  failed: 'bad',
} as const
export const HEALTH_TONES = {
  fine: 'good',
  failing: 'bad',
  held: 'attention',
  silent: 'attention',
  new: 'plain',
  paused: 'plain',
} as const
export const LEVEL_TONES = { info: 'plain', warning: 'attention', error: 'bad' } as const

/** The name of what became of an object. */
export const outcomeName = (outcome: string, t: FeedWords): string => t.find(`feeds.outcome.${outcome}`) ?? outcome

/** "12 Neu, 3 Geändert": what became of the objects of an import. */
export function countsText(counts: Readonly<Record<string, number>>, t: FeedWords): string {
  const told = Object.entries(counts).flatMap(([name, count]) => {
    const word = count > 0 ? t.find(`feeds.outcome.${name}`) : undefined
    return word ? [t('text.labelled', { label: word, value: count })] : []
  })
  return told.join(', ')
}

/** A list's query as the address of its call. */
export const paramsOf = (query: ListQuery): URLSearchParams =>
  new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as [string, string]])),
  )

/** The options of a choice. */
export const optionsOf = <T extends string>(values: readonly T[], label: (value: T) => string) =>
  values.map((value) => ({ value, label: label(value) }))
