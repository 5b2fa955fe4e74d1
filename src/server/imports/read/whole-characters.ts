/** A half of a surrogate pair without its other half. */
const HALF = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g

/** Control characters but line breaks and tabs, and signs that turn the direction of what stands behind them. */
const UNSEEN = /[^\P{Cc}\n\r\t]|[\u202a-\u202e\u2066-\u2069]/gu

/**
 * More accents on one letter than any script has. Putting them into their order, which is part of normalising a text,
 * takes the square of their number: for 50,000 of them five seconds, wherever a text is searched or compared.
 */
const PILED = /(\p{M}{8})\p{M}+/gu

/**
 * Drops from every text of a value, in place, what is no character that can be read: halves of characters (a text that
 * was cut within an emoji, or a sender's broken UTF-16), which PostgreSQL refuses in JSON, so that one of them would cost
 * the whole object; what is not seen but changes how the text around it is read; and piles of accents.
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
