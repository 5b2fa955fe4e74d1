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

/** Takes the street of a hidden address out of the titles and the alternative texts of a home's files and links. */
export async function hideInPictures(db: Db, id: number, street: StreetFinder | null): Promise<void> {
  if (!street) return
  const { titles, alts, links } = await findPictureWords(db, id)
  for (const { id, titel } of titles) {
    const shown = titleWithoutStreet(titel, street)
    if (shown !== titel) await writeTitle(db, id, shown || null)
  }
  const told = links?.map((link) => ({
    ...link,
    titel: link.titel && (titleWithoutStreet(link.titel, street) || null),
  }))
  if (told && !isDeepStrictEqual(told, links)) await writeHandLinks(db, id, told)
  for (const { hash, alt } of alts) {
    const shown = altWithout(alt, street)
    if (!isDeepStrictEqual(shown, alt)) await writeAlternatives(db, id, hash, shown)
  }
}

/** Alternative texts without the street; one of which nothing is left is none. */
export function altWithout(alt: Partial<Alternatives>, street: StreetFinder | null): Alternatives {
  const shown = Object.entries(alt as Alternatives).map(([code, text]) => [
    code,
    street ? titleWithoutStreet(text, street) : text,
  ])
  return Object.fromEntries(shown.filter(([, text]) => text !== ''))
}
