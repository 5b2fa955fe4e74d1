import type { HandPicture } from '../../../../domain/properties/picture-schemas.ts'
import { isSame } from './draft.ts'

const orderOf = (files: readonly HandPicture[]) => files.map(({ hash }) => hash)

/**
 * What a person sees after the files of a home were read again: their own unsaved changes on what is stored now.
 * @param base the files as they were read before
 * @param mine the same as the person has changed them
 * @param theirs the files as they are stored now; new ones come last
 */
export function mergePictures(
  base: readonly HandPicture[],
  mine: readonly HandPicture[],
  theirs: readonly HandPicture[],
): readonly HandPicture[] {
  const before = new Map(base.map((file) => [file.hash, file]))
  const own = new Map(mine.map((file) => [file.hash, file]))
  const merged = theirs.map((file) => {
    const old = before.get(file.hash)
    const now = own.get(file.hash)
    if (!old || !now) return file
    return {
      ...file,
      ...(now.kind !== old.kind && { kind: now.kind }),
      ...(now.hidden !== old.hidden && { hidden: now.hidden }),
      ...(!isSame(now.alt as Record<string, string>, old.alt as Record<string, string>) && { alt: now.alt }),
    }
  })
  if (isSame(orderOf(base), orderOf(mine))) return merged
  const place = new Map(mine.map(({ hash }, at) => [hash, at]))
  const placeOf = ({ hash }: HandPicture) => place.get(hash) ?? mine.length
  return merged.toSorted((one, other) => placeOf(one) - placeOf(other))
}
