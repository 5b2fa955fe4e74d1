import { isDeepStrictEqual } from 'node:util'
import { type StreetFinder, titleWithoutStreet } from '../../domain/properties/hidden-street.ts'
import type { Db, ReadDb } from '../ctx.ts'
import { findEdited, writeHandLinks } from './hand-repository.ts'
import { hiddenStreet } from './hidden-street.ts'
import { type Alternatives, findPictureWords, writeAlternatives, writeTitle } from './picture-repository.ts'

/** Finds the street of a stored home by the values that count, those of a hand above the feed's; null where it is shown. */
export async function storedStreet(db: ReadDb, id: number): Promise<StreetFinder | null> {
  const home = await findEdited(db, id, null)
  return home && hiddenStreet(home)
}

/**
 * Takes the street of a hidden address out of the titles and the alternative texts of a home's files and links, and
 * gives it back to them where the address is shown.
 */
export async function hideInPictures(db: Db, id: number, street: StreetFinder | null): Promise<void> {
  const { titles, alts, links } = await findPictureWords(db, id)
  const told = (title: string) => (street ? titleWithoutStreet(title, street) || null : title)
  for (const { id, full, shown } of titles) {
    const now = told(full)
    if (now !== shown) await writeTitle(db, id, now, now === full ? null : full)
  }
  if (links) {
    const now = links.full.map((link) => ({ ...link, titel: link.titel && told(link.titel) }))
    const isWhole = isDeepStrictEqual(now, links.full)
    if (!isDeepStrictEqual(now, links.shown)) await writeHandLinks(db, id, now, isWhole ? null : links.full)
  }
  for (const { hash, full, shown } of alts) {
    const now = altWithout(full, street)
    const isWhole = isDeepStrictEqual(now, full)
    if (!isDeepStrictEqual(now, shown)) await writeAlternatives(db, id, hash, now, isWhole ? null : full)
  }
}

/** Alternative texts without the street; one of which nothing is left is none. */
function altWithout(alt: Alternatives, street: StreetFinder | null): Alternatives {
  const shown = Object.entries(alt).map(([code, text]) => [code, street ? titleWithoutStreet(text, street) : text])
  return Object.fromEntries(shown.filter(([, text]) => text !== ''))
}
