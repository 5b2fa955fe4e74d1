/** A half of a surrogate pair without its other half. */
const HALF = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g

/**
 * Drops halves of characters from every text of a value, in place: a text that was cut within an emoji, or a sender's
 * broken UTF-16. PostgreSQL refuses them in JSON, and one of them would cost the whole object.
 */
export function keepWholeCharacters<T>(value: T): T {
  if (typeof value === 'string') return (value.isWellFormed() ? value : value.replace(HALF, '')) as T
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
