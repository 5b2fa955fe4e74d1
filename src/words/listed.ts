/** Between the words of an enumeration, by ISO 639 code. */
const COMMAS: Readonly<Record<string, string>> = { ar: '، ', fa: '، ', zh: '、', ja: '、' }

/** Behind a sentence that another one may follow. @param tag BCP 47 */
export const stopOf = (tag: string): string => (/^(zh|ja)/.test(tag) ? '。' : '. ')

/** @param tag BCP 47 */
export const commaOf = (tag: string): string => COMMAS[tag.slice(0, 2)] ?? ', '

/** Between parts that are no equals, such as a place and its district: Chinese has a comma of its own for these. */
export const pauseOf = (tag: string): string => (tag.startsWith('zh') ? '，' : commaOf(tag))

/** "Parkett, Fliesen": what is known of the parts, with the comma of the language. */
export const listed = (parts: readonly (string | number | false | null | undefined)[], tag: string): string =>
  parts.filter(Boolean).join(commaOf(tag))

/** The space between two sentences, or a sentence and its link: Chinese and Japanese have none. */
export const gapOf = (tag: string): string => (/^(zh|ja)/.test(tag) ? '' : ' ')
