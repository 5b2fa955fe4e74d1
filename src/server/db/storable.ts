/**
 * A text as PostgreSQL takes it, also within JSON: without NUL, and without half of an emoji where it was cut.
 * @param max characters
 */
export const storable = (text: string, max = Number.POSITIVE_INFINITY): string =>
  text.replaceAll('\0', '').slice(0, max).toWellFormed()
