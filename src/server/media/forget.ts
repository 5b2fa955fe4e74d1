import type { Ctx } from '../ctx.ts'
import { deleteMedia, findForgotten, insertForgotten, lockUnusedMedia, removeForgotten } from './forget-repository.ts'
import { avifKey, originalKey, pictureKey } from './keys.ts'

/** Pictures of a person who is erased, in that transaction: the nightly clean-up removes their files. */
export async function forgetMedia(db: Ctx['db'], hashes: readonly (string | null)[]): Promise<void> {
  const known = hashes.filter((hash) => hash !== null)
  if (known.length > 0) await insertForgotten(db, known)
}

/** Removes the files of forgotten pictures that nothing else shows. Runs daily. */
export async function cleanForgotten({ db, storage }: Ctx): Promise<void> {
  for (const hash of await findForgotten(db)) {
    await db.transaction().execute(async (tx) => {
      const unused = await lockUnusedMedia(tx, hash)
      if (unused) {
        // The row first: what was written since the look refuses it, and the files stay. They go before the commit, so
        // that after an interruption the row still points to them.
        await deleteMedia(tx, hash)
        for (const width of unused.widths) {
          await storage.delete(pictureKey(hash, width))
          await storage.delete(avifKey(hash, width))
        }
        await storage.delete(originalKey(hash))
      }
      await removeForgotten(tx, hash)
    })
  }
}
