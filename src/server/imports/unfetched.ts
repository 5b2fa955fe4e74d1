import type { ReadDb } from '../ctx.ts'
import { unfetchedMedia } from '../media/fetch.ts'
import type { LineRow } from './repository.ts'
import { fileNote } from './write/run.ts'

/**
 * Pictures from the web are fetched after a run. So a line of its report also has those of its home that could not be
 * fetched so far, whenever it is read, until a later run sees the home.
 */
export async function withUnfetched<Line extends Pick<LineRow, 'property_id' | 'notes'>>(
  db: ReadDb,
  runId: number,
  lines: readonly Line[],
): Promise<Line[]> {
  const unfetched = await unfetchedMedia(
    db,
    runId,
    lines.flatMap((line) => line.property_id ?? []),
  )
  return lines.map((line) => {
    const missing = unfetched.get(line.property_id ?? 0) ?? []
    return { ...line, notes: [...line.notes, ...missing.map(({ pfad, fault }) => fileNote(fault, pfad))] }
  })
}
