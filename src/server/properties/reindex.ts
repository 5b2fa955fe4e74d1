import { titleSlug } from '../../domain/properties/slug.ts'
import { hadBorders, refreshBorders } from '../boundaries/current.ts'
import type { Ctx, Db } from '../ctx.ts'
import { waitForDisk } from '../db/wait-for-disk.ts'
import { resolvePlace } from '../places/places.ts'
import { followAllUnits } from '../projects/address.ts'
import { announceChanges, isGood } from '../search/outbox.ts'
import { deleteSearchRows, findStale, lockAlike, upsertSearchRow } from '../search/read-model.ts'
import { regroup } from './duplicates.ts'
import { hideStreet } from './hidden-street.ts'
import {
  assignPlaces,
  dropOwnEvents,
  findIndexed,
  findUnread,
  lockProperty,
  readRows,
  readStoredPlaces,
  writeShown,
} from './published-repository.ts'

/** Number of homes that are compared in one statement. */
const PART = 200

export interface Reindexed {
  /** Number of compared homes. */
  read: number
  /** Rows of the read model that were written or removed. */
  changed: number
  /** Homes with values that an engine cannot search; the log names them. Their rows stay as they are. */
  refused: number
}

/**
 * Derives every row of the read model again from the stored data, and writes those that differ: after an update of
 * Klinke with a new column, or with another rule for an old one, such as that of hidden streets (hideStreet). Feeds need not be sent again. Each home is a
 * transaction, so this may run next to imports and visitors, be interrupted, and be repeated: then nothing changes. It
 * sends no mails, since the homes have not changed. Places are looked up again only on a database that has or had
 * official boundaries: each home is then assigned by its point, or again by its address.
 */
export async function reindex(
  { direct, log }: Pick<Ctx, 'direct' | 'log'>,
  { onPart, stop }: { onPart?: (sum: Reindexed) => void; stop?: AbortSignal } = {},
): Promise<Reindexed> {
  const sum: Reindexed = { read: 0, changed: 0, refused: 0 }
  await direct.connection().execute(async (connection) => {
    try {
      await refreshBorders(connection)
      const mayMove = await hadBorders(connection)
      // As for imports: a crash of the machine loses the last moment, and the next run repeats it.
      await waitForDisk(connection, 'off')
      for (let after = 0; !stop?.aborted; ) {
        const ids = await findIndexed(connection, after, PART)
        const last = ids.at(-1)
        if (last === undefined) break
        if (mayMove) await assign(connection, ids)
        await hideStreets(connection, ids)
        const rows = await readRows(connection, ids)
        const good = rows.filter((row) => isGood(row, log))
        const published = new Set(rows.map(({ id }) => id))
        const stale = [...(await findStale(connection, good)), ...ids.filter((id) => !published.has(id))]
        for (const id of stale) if (await renew(connection, id)) sum.changed++
        sum.read += ids.length
        sum.refused += rows.length - good.length
        after = last
        onPart?.({ ...sum })
      }
      if (!stop?.aborted) await followAllUnits(connection)
      if (sum.changed) await announceChanges(connection)
    } finally {
      await waitForDisk(connection, 'default').catch(() => {})
    }
  })
  return sum
}

/** Looks up the places of homes in Austria again, and writes those that differ; their rows differ then, too. */
async function assign(connection: Db, ids: readonly number[]): Promise<void> {
  const moved = (await readStoredPlaces(connection, ids)).flatMap((home) => {
    const { orte, bundesland } = resolvePlace(home)
    const isSame = orte.length === home.orte.length && orte.every((slug, at) => slug === home.orte[at])
    return isSame ? [] : [{ id: home.id, before: home.orte, orte, bundesland }]
  })
  if (moved.length > 0) await assignPlaces(connection, moved)
}

/** Takes the street out of what visitors read of homes that were stored before there was a rule for it. */
async function hideStreets(connection: Db, ids: readonly number[]): Promise<void> {
  for (const stored of await findUnread(connection, ids)) {
    const { home, full } = hideStreet(stored)
    if (!full) continue
    const shown = Object.fromEntries(Object.keys(full).map((name) => [name, home[name as keyof typeof home]]))
    const title_slug = titleSlug(home.objekttitel, stored.id)
    const columns = { ...shown, title_slug, texts_with_street: JSON.stringify(full) }
    await writeShown(connection, stored.id, columns, stored)
  }
}

/** @returns whether the row was written or removed; an import may have done it in the meantime */
async function renew(connection: Db, id: number): Promise<boolean> {
  return connection.transaction().execute(async (db) => {
    const changed = await renewRow(db, id)
    if (changed) await dropOwnEvents(db, id)
    return changed
  })
}

/**
 * Derives the home's row of the read model from its stored data, in the transaction `db`.
 * @returns whether the row was written or removed
 */
export async function renewRow(db: Db, id: number): Promise<boolean> {
  await lockProperty(db, id)
  const [found] = await readRows(db, [id])
  await lockAlike(db, [id], found ? [found] : [])
  // Read again under the lock: another listing's writer may have changed the group.
  const [row] = found ? await readRows(db, [id]) : []
  const changed = row ? await upsertSearchRow(db, row) : (await deleteSearchRows(db, [id]))[0]
  if (changed) await regroup(db, changed)
  return changed !== undefined && changed !== null
}
