import { formatNumber, formatPercent } from '../domain/format/number.ts'
import type { StandingAdvice } from '../domain/standing/standing.ts'
import type { Translate } from '../i18n/translate.ts'

type Words = Translate<'standing' | 'listings' | 'shared'>

/** "Fehlt oder ist unvollständig: Grundriss" */
export function adviceText(t: Words, tag: string, { name, value }: StandingAdvice): string {
  switch (name) {
    case 'price_high':
      return t('standing.help.price_high', { percent: formatPercent((value ?? 0) / 100, tag, 0) })
    case 'late_answers':
      return t('standing.help.late_answers', { number: formatNumber(value ?? 0, tag, 0) })
    case 'english':
      return t('standing.help.missing', { what: t('standing.help.english') })
    default:
      return t('standing.help.missing', { what: t(`listings.rule.${name}`) })
  }
}

/** What it would bring: points of quality, and what our own data show; empty where neither is known. */
export function adviceGain(t: Words, tag: string, { brings, effect }: StandingAdvice): string[] {
  return [
    ...(brings > 0
      ? [t('text.labelled', { label: t('listings.quality'), value: t('listings.brings', { count: brings }) })]
      : []),
    ...(effect
      ? [
          t('standing.effect', {
            percent: formatPercent(effect.percent / 100, tag, 0),
            having: formatNumber(effect.with, tag, 0),
            lacking: formatNumber(effect.without, tag, 0),
          }),
        ]
      : []),
  ]
}

/** A figure or a median: "36,5", "1.180". Decimals of hundreds say nothing. */
export const figureText = (value: number, tag: string): string => formatNumber(value, tag, value < 100 ? 1 : 0)

/** A figure beside its median: "41 (36,5)"; without a median the figure alone. */
export function besideText({ own, median }: { own: number; median: number | null }, tag: string): string {
  const shown = figureText(own, tag)
  return median === null ? shown : `${shown} (${figureText(median, tag)})`
}
