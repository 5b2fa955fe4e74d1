import { once } from './once.ts'

/*
 * Formats of Intl, each created once for a language and its options: creating one takes 0.1 ms, and the page of a list
 * needs a hundred.
 */

type Made<O, F> = (tag: string, options: O) => F

const kept = <O, F>(Format: new (tag: string, options: O) => F): Made<O, F> => {
  const byKey = once((key: string) => {
    const end = key.indexOf(' ')
    return new Format(key.slice(0, end), JSON.parse(key.slice(end)) as O)
  })
  return (tag, options) => byKey(`${tag} ${JSON.stringify(options)}`)
}

export const dateFormat = kept<Intl.DateTimeFormatOptions, Intl.DateTimeFormat>(Intl.DateTimeFormat)
export const numberFormat = kept<Intl.NumberFormatOptions, Intl.NumberFormat>(Intl.NumberFormat)
export const displayNames = kept<Intl.DisplayNamesOptions, Intl.DisplayNames>(Intl.DisplayNames)
