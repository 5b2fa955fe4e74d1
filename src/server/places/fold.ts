/**
 * Normalises the spellings of Austrian place names: "Sankt Pölten", "St. Pölten" and "ST.POELTEN" all become `st
 * poelten`. Umlauts are written out, other accents are removed, everything except letters and digits becomes a space.
 */
export function foldName(text: string): string {
  return abbreviate(plainLetters(text).replace(/[^a-z0-9]+/g, ' '))
}

/**
 * The same for the input of visitors, in any script: letters of other alphabets stay; digits and letters that Arabic
 * and Persian write differently are unified.
 */
export function foldTyped(text: string): string {
  const letters = plainLetters(text)
    .replaceAll('ł', 'l')
    .replaceAll('ı', 'i')
    .replaceAll('ي', 'ی')
    .replaceAll('ك', 'ک')
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16))
  return abbreviate(letters.replace(/[^\p{L}\p{N}]+/gu, ' '))
}

function plainLetters(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
}

function abbreviate(folded: string): string {
  return folded
    .trim()
    .replace(/\b(?:sankt|skt)\b/g, 'st')
    .replace(/\bwr\b/g, 'wiener')
}

/** The slug of a name: `foldName` with hyphens. */
export function slugOf(name: string): string {
  return foldName(name).replaceAll(' ', '-')
}

const LINKING_WORDS = new Set(
  'a am an auf b bei d das dem den der die i im in ob s stadt gemeinde marktgemeinde stadtgemeinde u und unter'.split(
    ' ',
  ),
)

/** The folded name without linking words and spaces: "St. Veit/Glan" matches "St. Veit an der Glan". */
export function withoutLinks(folded: string): string {
  return folded
    .split(' ')
    .filter((word) => !LINKING_WORDS.has(word))
    .join('')
}

/** The part before the first linking word: "Klagenfurt" of "Klagenfurt am Wörthersee". */
export function shortName(folded: string): string {
  const words = folded.split(' ')
  const end = words.findIndex((word, at) => at > 0 && LINKING_WORDS.has(word))
  return end < 0 ? folded : words.slice(0, end).join(' ')
}
