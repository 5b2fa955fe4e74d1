/** The dots of all scripts that browsers accept in a domain (IDNA); NFKC normalises the others. */
const DOT = '[.\\u3002]'
const ADDRESS = new RegExp(`[:/\\\\@]|www|\\S${DOT}[\\p{L}\\p{N}]`, 'iu')
/** Telephones turn this many digits in a row into a link, but not a date. */
const NUMBER = /(?:\p{Nd}[ ()/.+-]*){7}/u

/**
 * Tells whether a mail program or a telephone could turn a part of a text into a link: a web or mail address, also
 * without a scheme (`t.me/x`), in full width or with the full stops of other scripts, and a telephone number. It is
 * deliberately strict: the caller leaves out a name or a message from an unverified sender.
 */
export function mayBecomeLink(text: string): boolean {
  const plain = text.normalize('NFKC').replace(/\p{Cf}/gu, '')
  return ADDRESS.test(plain) || NUMBER.test(plain)
}
