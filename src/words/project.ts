import { formatMoney } from '../domain/format/price.ts'
import { type ProjectCard, pricesOf } from '../domain/projects/card.ts'
import type { Translate } from '../i18n/translate.ts'
import { withPeriod } from './price.ts'

/** "ab 350.000 €"; for units to let "ab 671,60 € pro Monat"; both for a project with both, none when unknown. */
export function projectPrices(
  project: Pick<ProjectCard, 'preis_ab' | 'preis_ab_art' | 'miete_ab'>,
  t: Translate<'pages' | 'shared'>,
  tag: string,
): string[] {
  return pricesOf(project).map(({ amount, monthly }) =>
    withPeriod(t('price.from', { price: formatMoney(amount, tag) }), monthly ? t('price.month') : null),
  )
}
