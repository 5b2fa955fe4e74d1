/** Dots of all scripts that browsers take for the one in a domain (IDNA); NFKC brings the others home. */
const DOT = '[.\\u3002]'
const ADDRESS = new RegExp(`[:/\\\\@]|www|\\S${DOT}[\\p{L}\\p{N}]`, 'iu')
/** Telephones make a link of so many digits in a row, and of a date none. */
const NUMBER = /(?:\p{Nd}[ ()/.+-]*){7}/u

/**
 * Whether a mail program or a telephone could make a link of some part of a text: a web or mail address, also one
 * without a scheme (`t.me/x`), in full width or with the full stops of other scripts, and a telephone number. Rather too
 * strict: whoever asks leaves out a name or a message of somebody who has proven nothing.
 */
export function mayBecomeLink(text: string): boolean {
  const plain = text.normalize('NFKC').replace(/\p{Cf}/gu, '')
  return ADDRESS.test(plain) || NUMBER.test(plain)
}
