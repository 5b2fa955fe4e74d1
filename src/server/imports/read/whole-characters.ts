/** Half of a surrogate pair without its other half. */
const HALF = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g

/** Control characters except line breaks and tabs, and characters that change the text direction. */
const UNSEEN = /[^\P{Cc}\n\r\t]|[\u202a-\u202e\u2066-\u2069]/gu

/**
 * More accents on one letter than any script has. Sorting them, a part of normalising a text, takes time quadratic in
 * their number: 50,000 of them cost five seconds in every search or comparison of that text.
 */
const PILED = /(\p{M}{8})\p{M}+/gu

/**
 * Removes unreadable characters from every text of a value, in place: lone surrogates (a text cut within an emoji, or
 * broken UTF-16 of a sender), which PostgreSQL refuses in JSON so that the whole object would fail; invisible
 * characters that change how the text around them is read; and piles of accents.
 */
export function keepWholeCharacters<T>(value: T): T {
  if (typeof value === 'string') return wholeText(value) as T
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return value
  const holder = value as Record<string, unknown>
  for (const [name, inner] of Object.entries(holder)) {
    const kept = keepWholeCharacters(inner)
    if (kept !== inner) holder[name] = kept
    const whole = wholeText(name)
    if (whole !== name) {
      delete holder[name]
      holder[whole] = kept
    }
  }
  return value
}

function wholeText(text: string): string {
  return (text.isWellFormed() ? text : text.replace(HALF, '')).replace(UNSEEN, '').replace(PILED, '$1')
}
