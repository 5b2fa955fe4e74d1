import { once } from '../format/once.ts'

/** Articles in all languages, of which each is counted once. */
const ARTICLES_MOST = 1_000
/** Words a minute that adults read in non-fiction (Brysbaert 2019: 238 in English; German words are longer). */
const WORDS = 200
/** Characters a minute in languages without spaces between words: Chinese and Japanese. */
const CHARACTERS = 450

/** Reading time of a markdown text in minutes, at least one; counted once, since the start page needs three. */
export const readingMinutes = once((markdown: string): number => {
  const text = markdown.replace(/\[\[[^[\]]*\]\]|\]\([^()]*\)/g, ' ')
  const joined = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0
  const words = text.replace(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu, ' ').match(/[\p{L}\p{N}]+/gu)
  return Math.max(1, Math.round(joined / CHARACTERS + (words?.length ?? 0) / WORDS))
}, ARTICLES_MOST)
