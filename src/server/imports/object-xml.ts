import path from 'node:path'
import { DomainError } from '../../domain/errors.ts'
import type { ObjectXml } from '../../domain/imports/admin-schemas.ts'
import { shownXml } from '../../domain/imports/shown-xml.ts'
import type { Ctx } from '../ctx.ts'
import { spoolKey } from '../feeds/folders.ts'
import { keptFileOf } from '../feeds/kept-file.ts'
import { findPlaceInFile } from './admin-repository.ts'
import { readFeed } from './read/read.ts'
import { findSource } from './source-repository.ts'
import { label } from './write/run.ts'

/**
 * The XML of the object that a line of a report is about, from the file as it was delivered. Reading stops at the
 * object; the limits of an import apply.
 * @throws DomainError import.not_found when the report has no such line
 */
export async function readObjectXml(
  ctx: Ctx,
  run: { id: number; key: string | null },
  nr: number,
  signal?: AbortSignal,
): Promise<ObjectXml> {
  const place = await findPlaceInFile(ctx.db, run.id, nr)
  if (!place) throw new DomainError('import.not_found')
  const delivery = await keptFileOf(ctx, run.id)
  if (place === 'absent' || delivery === null) return { xml: null, is_kept: delivery !== null, is_cut: false }
  const source = run.key === null ? null : await findSource(ctx.db, run.key)
  const options = { now: ctx.clock(), withXml: true, ...(source?.encoding && { encoding: source.encoding }) }
  return ctx.vault.lend(spoolKey(delivery.id), async (folder) => {
    let before = 0
    for await (const event of readFeed(path.join(folder, delivery.file_name), options)) {
      if (signal?.aborted) break
      if (event.type !== 'object' || label(event.object) !== place.label || before++ < place.before) continue
      const { xml, isCut } = shownXml(event.xml ?? '')
      return { xml, is_kept: true, is_cut: isCut }
    }
    return { xml: null, is_kept: true, is_cut: false }
  })
}
