const WRITTEN_OUT: Record<string, string> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  ø: 'oe',
  œ: 'oe',
  å: 'a',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  '²': '2',
  '³': '3',
  '€': ' euro ',
  '&': ' und ',
  '+': ' plus ',
}

/**
 * Converts a text to an address part: German letters written out (ä: ae), other accents removed, the rest in lower case
 * with single hyphens. It ends at a word boundary when it exceeds `max`; a text without any Latin letter or digit gives
 * ''.
 */
export function slugify(text: string, max = 80): string {
  const plain = text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\x20-\x7e]|[&+]/g, (letter) => WRITTEN_OUT[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/['’`]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  if (plain.length <= max) return plain
  const end = plain.lastIndexOf('-', max)
  return plain.slice(0, end > max / 2 ? end : max).replace(/-$/, '')
}

/**
 * The last part of a property's address. It ends with the id: two flats with one title stay distinct, and a bookmarked
 * address still works when the title changes.
 */
export function titleSlug(objekttitel: string, id: number): string {
  const words = slugify(objekttitel)
  return words ? `${words}-${id}` : String(id)
}

/** The id at the end of a title slug, or null when it has none. */
export function idOfTitleSlug(slug: string): number | null {
  const digits = /(?:^|-)([1-9][0-9]{0,14})$/.exec(slug)?.[1]
  return digits ? Number(digits) : null
}
