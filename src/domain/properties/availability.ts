const DAY_MS = 86_400_000

/** In German as in Austria and Germany, and in English, with the usual abbreviations. */
const MONTHS = [
  /^(?:jänner|januar|january|jän|jan)$/,
  /^(?:februar|feber|february|feb)$/,
  /^(?:märz|maerz|march|mär|mar)$/,
  /^(?:april|apr)$/,
  /^(?:mai|may)$/,
  /^(?:juni|june|jun)$/,
  /^(?:juli|july|jul)$/,
  /^(?:august|aug)$/,
  /^(?:september|sept|sep)$/,
  /^(?:oktober|october|okt|oct)$/,
  /^(?:november|nov)$/,
  /^(?:dezember|december|dez|dec)$/,
] as const

/** The month of a name in lower case, from 1 to 12; 0 for another word. */
export const monthOf = (name: string): number => MONTHS.findIndex((pattern) => pattern.test(name)) + 1

/** A day as the number of days since 1970-01-01; null for a day that does not exist. */
export function dayNumber(year: number, month: number, day: number): number | null {
  const at = new Date(Date.UTC(year, month - 1, day))
  return at.getUTCMonth() === month - 1 && at.getUTCDate() === day ? at.getTime() / DAY_MS : null
}

/** `2027-03-01` as days since 1970; null for anything else. */
export function readDay(text: string): number | null {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []
  return day === undefined ? null : dayNumber(Number(year), Number(month), Number(day))
}

/** A whole day as senders write it, `1. März 2027` or `01.03.2027`, as days since 1970; null for anything else. */
function writtenDay(text: string): number | null {
  const plain = text.trim().toLowerCase()
  const [, day, name, year] = /^(?:ab )?(?:dem )?(\d{1,2})\. ?(\d{1,2}|[a-zä]{3,9})\.? ?(\d{4})$/.exec(plain) ?? []
  if (day === undefined || name === undefined) return readDay(plain)
  const month = /^\d/.test(name) ? Number(name) : monthOf(name)
  return month < 1 || month > 12 ? null : dayNumber(Number(year), month, Number(day))
}

/** What a sender says about the time as `2027-03-01` where it is a day, else as sent. */
export function dayOrWords(sent: string | null): string | null {
  const day = writtenDay(sent ?? '')
  return day === null ? sent : dayText(day)
}

/** Days since 1970 as `2027-03-01`. */
export const dayText = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10)

/**
 * The day from which a home is certainly free, in days since 1970. Senders write a day, a month, a quarter, a year, or
 * words: of a span the last day counts, and "sofort" is day 0, since such a home is free already. Null for what names no
 * time ("nach Vereinbarung").
 */
export function freeFrom(verfuegbar_ab: string | null): number | null {
  const text = (verfuegbar_ab ?? '').trim().toLowerCase()
  const day = writtenDay(text)
  if (day !== null) return day
  if (/^(?:ab )?(?:sofort|jetzt|prompt)\b/.test(text) || /^bezugsfertig$/.test(text)) return 0
  const [, isoYear, isoMonth] = /^(\d{4})(?:-(\d{2}))?$/.exec(text) ?? []
  if (isoYear !== undefined) return lastDay(Number(isoYear), isoMonth === undefined ? 12 : Number(isoMonth))
  const [, quarter, ofYear] = /^(?:ab )?(?:q\s?)?([1-4])(?:\. ?quartal|\/q)? (\d{4})$/.exec(text) ?? []
  if (ofYear !== undefined) return lastDay(Number(ofYear), Number(quarter) * 3)
  const [, name, year] = /^(?:ab |anfang |mitte |ende )?([a-zä]{3,9})\.? (\d{4})$/.exec(text) ?? []
  return name === undefined ? null : lastDay(Number(year), monthOf(name))
}

/** Usual words without a day, which every language has; null for a day, and for other words of the sender. */
export function availabilityWord(verfuegbar_ab: string | null): 'SOFORT' | 'NACH_VEREINBARUNG' | null {
  const text = (verfuegbar_ab ?? '').trim().toLowerCase()
  if (/^(?:ab )?sofort(?: (?:frei|verfügbar|beziehbar|bezugsfertig))?$/.test(text)) return 'SOFORT'
  return /^(?:nach (?:vereinbarung|absprache)|n\. ?v\.)$/.test(text) ? 'NACH_VEREINBARUNG' : null
}

/** The last day of a month from 1 to 12; null for another number. */
function lastDay(year: number, month: number): number | null {
  return month >= 1 && month <= 12 && year >= 1800 && year <= 2200 ? Date.UTC(year, month, 0) / DAY_MS : null
}
