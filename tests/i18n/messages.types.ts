import type { Criteria, CriterionName } from '../../src/domain/search/criteria.ts'
import { problems } from '../../src/i18n/problems/browser.ts'
import { requests } from '../../src/i18n/requests/browser.ts'
import { translator } from '../../src/i18n/server.ts'
import { shared } from '../../src/i18n/shared/browser.ts'
import { type MessageKey, type Translate, translatorOf } from '../../src/i18n/translate.ts'

/** Never run: what must, and what must not compile, which `astro check` holds. */
export function types(kind: 'heart' | 'compare', problem: 'email' | 'too_long') {
  const t = translatorOf('de', problems, shared)
  t('form.sending')
  t(`keep.${kind}`)
  t('card.also_more', { count: 2 })
  t('problem.too_large', { max: 7 })
  t(`problem.${problem}`, { max: 7 })
  // @ts-expect-error no such message
  t('form.nothing')
  // @ts-expect-error plural forms are chosen, not asked for
  t('card.also_more_one', { count: 1 })
  // @ts-expect-error it needs its count
  t('card.also_more')
  // @ts-expect-error a count is a number
  t('card.also_more', { count: '2' })
  // @ts-expect-error another name than its own
  t('problem.too_large', { value: 7 })
  // @ts-expect-error one that it does not have
  t('problem.too_large', { max: 7, min: 2 })
  // @ts-expect-error it has none at all
  t('form.sending', { max: 7 })
  // @ts-expect-error one of the two needs it
  t(`problem.${problem}`)
  // @ts-expect-error of a namespace that was not loaded
  t('inquiry.form.title')

  const part = (_: Translate<'shared'>) => undefined
  const more = (_: Translate<'shared' | 'requests'>) => undefined
  part(t)
  part(translatorOf('de', shared, requests))
  more(translatorOf('de', shared, requests))
  more(translator('gb'))
  // @ts-expect-error it does not know what the part will say
  more(t)
  // @ts-expect-error nor all that a page may say
  t satisfies Translate
}

/** Keys that filters put together of their declaration: the label of each, and of each value in its list. */
type FilterKey = {
  [N in CriterionName]:
    | Criteria[N]['label']
    | (Criteria[N] extends { values: readonly (infer Value extends string)[]; valueLabel: infer Label extends string }
        ? `${Label}.${Value}`
        : never)
}[CriterionName]

export const filterKey = (key: FilterKey): MessageKey<'search'> => key
