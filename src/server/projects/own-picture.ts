import { isDeepStrictEqual } from 'node:util'
import { DomainError } from '../../domain/errors.ts'
import type { Picture } from '../../domain/properties/card.ts'
import type { Language } from '../../i18n/languages.ts'
import { refuseStale } from '../admin/version.ts'
import type { Ctx } from '../ctx.ts'
import { type MediaRow, pictureOf } from '../media/picture.ts'
import { titleOf } from '../properties/detail.ts'
import { type Edit, readEdited } from './hand.ts'
import { type EditedProject, lockEdited, updateProject } from './hand-repository.ts'

/** The title picture that a person has uploaded for a project, with its text in a language; null without one. */
export const ownPicture = (
  { own_bild, own_bild_alt: alt }: { own_bild: MediaRow | null; own_bild_alt: Record<string, string> },
  language: Language,
): Picture | null =>
  own_bild && pictureOf(own_bild, { gruppe: 'TITELBILD', ...titleOf({ alt, titel: null }, language) })

/** Pictures with the own one first, each once. */
export function withOwnPicture(own: Picture | null, others: readonly Picture[]): Picture[] {
  const first = new Map<string, Picture>()
  for (const picture of own ? [own, ...others] : others) {
    if (!first.has(picture.url)) first.set(picture.url, picture)
  }
  return [...first.values()]
}

/** The picture, or its alternative texts; null removes the picture. */
type Change = { hash: string } | { alt: Record<string, string> } | null

/**
 * Sets, describes or removes the own title picture, within a transaction. Another picture begins without texts.
 * @param version that was read; undefined: whichever it is
 * @returns null when nothing changed
 * @throws DomainError project.not_found, record.changed, input.invalid for texts without a picture, and what `refuse`
 * throws
 */
export async function changePicture(
  { db, clock }: Ctx,
  id: number,
  version: string | undefined,
  change: Change,
  refuse: (row: EditedProject) => void,
): Promise<Edit | null> {
  const before = await lockEdited(db, id)
  if (!before) throw new DomainError('project.not_found')
  refuse(before)
  if (version !== undefined) refuseStale(before, version)
  const hash = before.own_bild_hash
  if (change && 'alt' in change) {
    if (hash === null) throw new DomainError('input.invalid', [{ field: 'picture', code: 'missing' }])
    if (isDeepStrictEqual(change.alt, before.own_bild_alt)) return null
    await updateProject(db, id, { own_bild_alt: JSON.stringify(change.alt), updated_at: clock() })
  } else {
    const next = change?.hash ?? null
    if (next === hash) return null
    await updateProject(db, id, { own_bild_hash: next, own_bild_alt: '{}', updated_at: clock() })
  }
  return { before, after: await readEdited({ db }, id) }
}
