/** What XML 1.0 cannot contain, not even as a reference, and lone halves of a surrogate pair. */
const IMPOSSIBLE = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu
const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\n': '&#10;' }

/** A text as the content of an element. */
export const escapeXml = (text: string): string =>
  text.replace(IMPOSSIBLE, '').replace(/[&<>]/g, (sign) => ENTITIES[sign] as string)

/** A text as the value of an attribute in double quotes. */
export const escapeAttribute = (text: string): string =>
  text.replace(IMPOSSIBLE, '').replace(/[&<>"\n]/g, (sign) => ENTITIES[sign] as string)
