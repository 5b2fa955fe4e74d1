/** In the place of a secret. */
const MASK = '•••'
/** The value of a parameter of a link. */
const VALUE_MIN = 16
/** Secrets elsewhere, such as that of a source: letters and digits, and no word of a language. */
const SECRET_MIN = 32
const CODE = /^\d{4,10}$/
const DIGITS = /\d{4,10}/g

/** Messages whose only purpose is a code. */
const CARRIES_CODE = /:code(?::|$)/

/** A text without the tokens of its links and without codes, for people who are not its recipient. */
export function masked(text: string, dedupeKey: string): string {
  const plain = text.split('\n').map(maskedLine).join('\n')
  return CARRIES_CODE.test(dedupeKey) ? plain.replace(DIGITS, MASK) : plain
}

/** Words of a line, and between them everything else: the words have odd places. */
function maskedLine(line: string): string {
  // A code has a line of its own (auth/mails.ts).
  if (CODE.test(line.trim())) return MASK
  const parts = line.split(/([\w-]+)/)
  return parts
    .map((part, at) => {
      if (at % 2 === 0 || part.length < VALUE_MIN) return part
      const [before = '', after = ''] = [parts[at - 1], parts[at + 1]]
      if (before.endsWith('=')) return MASK
      // Paths and names of files are long too, and no secret.
      const isPath = /[/.]$/.test(before) || after.startsWith('.')
      return part.length >= SECRET_MIN && /\d/.test(part) && !isPath ? MASK : part
    })
    .join('')
}

/** The HTML of a mail of ours (mail/html.ts) for people who are not its recipient: its links lead nowhere. */
export const maskedHtml = (html: string, dedupeKey: string): string =>
  html
    .split(/(<[^<>]*>)/)
    .map((part) => (part.startsWith('<') ? part.replace(/ href="[^"]*"/, ' href="#"') : masked(part, dedupeKey)))
    .join('')
