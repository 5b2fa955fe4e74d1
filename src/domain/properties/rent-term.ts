import type { Json } from '../imports/feed.ts'

const MONTHS = { D: 12 / 365, W: 84 / 365, M: 1, Y: 12 } as const

/** An ISO 8601 duration such as P3Y in months; null for words. */
export function monthsOf(term: string): number | null {
  const [, count, letter] = /^P([\d.]+)([DWMY])$/.exec(term) ?? []
  return count === undefined ? null : Math.round(Number(count) * MONTHS[letter as keyof typeof MONTHS] * 10) / 10
}

/**
 * The longest term of a rent contract as it was sent, P3Y or words; null when it is not known. A hand sets its months,
 * which then count.
 */
export function longestTerm({
  verwaltung_objekt,
  mietdauer_max_monate: months,
}: {
  verwaltung_objekt: Json
  mietdauer_max_monate: number | null
}): string | null {
  const sent = verwaltung_objekt.max_mietdauer
  const said = typeof sent === 'string' && sent !== '' ? sent : null
  if (said !== null && monthsOf(said) === months) return said
  return months === null ? null : `P${months}M`
}
