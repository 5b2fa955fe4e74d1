const TAGS = /<[^<>]*>/g
const BETWEEN = /[,;·•.\n]| und | sowie /

const plain = (text: string) => text.replace(TAGS, '\n').replaceAll('&nbsp;', ' ').toLowerCase()

/** Whether a text only lists words that are listed anyway: "Balkon, Lift und Keller." */
export function repeatsWords(text: string, words: readonly string[]): boolean {
  const known = new Set(words.map((word) => word.toLowerCase().trim()))
  return plain(text)
    .split(BETWEEN)
    .map((part) => part.trim())
    .every((part) => part === '' || known.has(part))
}

/** A longer teaser says more than figures. */
const TEASER_MOST = 110

/**
 * Whether a teaser only says the figures that stand beside it: one short line that names the area, such as
 * "110 m², 3,5 Zimmer und Balkon in Graz". @param area as the page writes it
 */
export function repeatsFacts(teaser: string, area: string | null): boolean {
  const line = teaser.trim()
  return area !== null && line.length <= TEASER_MOST && !line.includes('\n') && line.includes(area)
}
