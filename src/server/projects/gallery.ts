import { isDrawing, isSitePlan, placeFiles } from '../../domain/media/placement.ts'
import type { Picture } from '../../domain/properties/card.ts'
import type { Language } from '../../i18n/languages.ts'
import type { Ctx } from '../ctx.ts'
import { reader } from '../db/reader.ts'
import { pictureOf } from '../media/picture.ts'
import { readFiles } from '../properties/cards.ts'
import { titleOf } from '../properties/detail.ts'
import { ownPicture, withOwnPicture } from './own-picture.ts'
import { findOwnPicture } from './repository.ts'

/** The whole galleries of a project's units, each picture once. */
export interface ProjectGallery {
  photos: Picture[]
  sitePlans: Picture[]
}

/**
 * Reads the title picture of the project, and the galleries of all units in one query. What most units share is first,
 * since it shows the house and not one flat of it; of those that as many units have, the ones that stand first in a gallery.
 * @param project `units`: their ids; among equal pictures those of the first unit come first
 */
export async function readGallery(
  ctx: Pick<Ctx, 'db' | 'standbys'>,
  { id, units }: { id: number; units: readonly number[] },
  language: Language,
): Promise<ProjectGallery> {
  const db = reader(ctx)
  const [files, row] = await Promise.all([readFiles(db, units), findOwnPicture(db, id)])
  const filesOf = Map.groupBy(files, (file) => file.property_id)
  const shown = units.flatMap((id) => placeFiles(filesOf.get(id) ?? []).photos.map((file, at) => ({ file, at })))
  const ordered = [...Map.groupBy(shown, ({ file }) => file.hash).values()]
    .map((same) => ({
      // Where one unit calls it a drawing, nothing may be cut off it.
      file: (same.find(({ file }) => isDrawing(file.gruppe)) ?? same[0])?.file,
      count: same.length,
      at: Math.min(...same.map(({ at }) => at)),
    }))
    .sort((one, other) => other.count - one.count || one.at - other.at)
    .flatMap(({ file }) => file ?? [])
  const picture = (file: (typeof ordered)[number]) =>
    pictureOf(file, { gruppe: file.gruppe, ...titleOf(file, language) })
  return {
    photos: withOwnPicture(
      row ? ownPicture(row, language) : null,
      ordered.filter(({ gruppe }) => !isDrawing(gruppe)).map(picture),
    ),
    sitePlans: ordered.filter(({ gruppe }) => isSitePlan(gruppe)).map(picture),
  }
}
