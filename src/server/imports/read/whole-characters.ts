/** A half of a surrogate pair without its other half. */
const HALF = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g

/** Control characters but line breaks and tabs, and signs that turn the direction of what stands behind them. */
const UNSEEN = /[^\P{Cc}\n\r\t]|[\u202a-\u202e\u2066-\u2069]/gu

/**
 * Drops from every text of a value, in place, what is no character that can be read: halves of characters (a text that
 * was cut within an emoji, or a sender's broken UTF-16), which PostgreSQL refuses in JSON, so that one of them would cost
 * the whole object; and what is not seen but changes how the text around it is read.
 */
export function keepWholeCharacters<T>(value: T): T {
  if (typeof value === 'string')
    return (value.isWellFormed() ? value : value.replace(HALF, '')).replace(UNSEEN, '') as T
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return value
  const holder = value as Record<string, unknown>
  for (const [name, inner] of Object.entries(holder)) {
    const kept = keepWholeCharacters(inner)
    if (kept !== inner) holder[name] = kept
    if (!name.isWellFormed()) {
      delete holder[name]
      holder[name.replace(HALF, '')] = kept
    }
  }
  return value
}
