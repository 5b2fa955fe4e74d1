/** Between the words of an enumeration, by ISO 639 code. */
const COMMAS: Readonly<Record<string, string>> = { ar: '، ', fa: '، ', zh: '、', ja: '、' }

/** Behind a sentence that another one may follow. @param tag BCP 47 */
export const stopOf = (tag: string): string => (/^(zh|ja)/.test(tag) ? '。' : '. ')

/** @param tag BCP 47 */
export const commaOf = (tag: string): string => COMMAS[tag.slice(0, 2)] ?? ', '

/** "Parkett, Fliesen": what is known of the parts, with the comma of the language. */
export const listed = (parts: readonly (string | number | false | null | undefined)[], tag: string): string =>
  parts.filter(Boolean).join(commaOf(tag))
