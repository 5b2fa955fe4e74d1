import { formatMonths } from '../domain/format/date.ts'
import { formatArea } from '../domain/format/measure.ts'
import { formatMoney } from '../domain/format/price.ts'
import { type ProjectCard, pricesOf } from '../domain/projects/card.ts'
import { readCompletion } from '../domain/projects/completion.ts'
import type { Translate } from '../i18n/translate.ts'
import { rangeText } from './filter.ts'
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

/** "48 bis 112 m²", "60 m²"; null when unknown. */
export function areasText(
  { flaeche_von: von, flaeche_bis: bis }: Pick<ProjectCard, 'flaeche_von' | 'flaeche_bis'>,
  t: Parameters<typeof rangeText>[0],
  tag: string,
): string | null {
  const area = (value: number) => formatArea(value, tag) ?? ''
  if (!von || !bis) return null
  return rangeText(t, { von, bis }, area)
}

/**
 * When a project is completed, in the page's language where it is written in a usual form: "Herbst 2027", "autumn 2027".
 * German has the developer's words.
 */
export function completionText(written: string, t: Translate<'listings'>, tag: string): string {
  // German keeps the words of the developer, but not the numbers of the import.
  const completion = tag.startsWith('de') && !/^\d{4}-/.test(written) ? null : readCompletion(written)
  if (!completion) return written
  if (completion.kind === 'done') return t('project.completed')
  if (completion.kind === 'season') return t(`project.season.${completion.season}`, { year: completion.year })
  const day = `${completion.year}-${String(completion.month).padStart(2, '0')}-01`
  return formatMonths(day, day, tag)
}
