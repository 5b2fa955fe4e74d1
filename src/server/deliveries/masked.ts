/** In the place of a secret. */
const MASK = '•••'
/** Tokens of links (src/server/auth/sessions/tokens.ts), and every other long random word behind an equals sign. */
const TOKEN_VALUE = /(?<==)[\w-]{16,}/g
/** Tokens elsewhere, such as the secret of a source: letters, digits, and no word. */
const LONG_RANDOM = /(?<![\w/.-])(?=[\w-]{0,200}\d)[\w-]{32,}(?![\w.-])/g
/** A code on a line of its own, or alone between two tags. */
const CODE_LINE = /(?<=^|>)[ \t]*\d{4,10}[ \t]*(?=$|<)/gm
/** Six digits or more in a message that carries a code. */
const DIGITS = /\d{4,10}/g

/** Messages whose only purpose is a code. */
const CARRIES_CODE = /:code(?::|$)/

/** A text without the tokens of its links and without codes, for people who are not its recipient. */
export function masked(text: string, dedupeKey: string): string {
  const plain = text.replace(TOKEN_VALUE, MASK).replace(LONG_RANDOM, MASK).replace(CODE_LINE, MASK)
  return CARRIES_CODE.test(dedupeKey) ? plain.replace(DIGITS, MASK) : plain
}

const HREF = /\shref="[^"]*"/g
/** Texts between tags: styles contain digits too, and pictures long names. */
const BETWEEN = /(?<=>)[^<>]+(?=<)/g

/** The HTML of a mail of ours (mail/html.ts) for people who are not its recipient: its links lead nowhere. */
export const maskedHtml = (html: string, dedupeKey: string): string =>
  html.replace(HREF, ' href="#"').replace(BETWEEN, (text) => masked(text, dedupeKey))
