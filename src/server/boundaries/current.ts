import type { Ctx, Db } from '../ctx.ts'
import { knowBorders } from './known.ts'
import { findCurrent, hadVersions, readBorders, readPostcodes } from './repository.ts'

/** Another process may load or remove boundaries; the others know it after this time at the latest. */
const EVERY_MS = 15_000

let seen = ''

/**
 * Makes the boundaries of the database known to this process, if they have changed. Call it before work that assigns
 * places: an import, a reindex.
 */
export async function refreshBorders(db: Db): Promise<void> {
  const current = await findCurrent(db)
  const name = current ? `${current.id} ${current.loaded_at.toISOString()}` : ''
  if (name === seen) return
  if (current) knowBorders(await readBorders(db, current.id), await readPostcodes(db, current.id))
  else knowBorders([], [])
  seen = name
}

/** Follows the changes of other processes until stopped. */
export function followBorders({ db, log }: Pick<Ctx, 'db' | 'log'>): { stop(): Promise<void> } {
  let last: Promise<void> = Promise.resolve()
  const timer = setInterval(() => {
    last = last.then(() => refreshBorders(db)).catch((error) => log.debug({ error }, 'boundaries could not be read'))
  }, EVERY_MS)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      await last
    },
  }
}

/** Tells whether boundaries were ever loaded: then homes may be assigned by them. */
export const hadBorders = hadVersions
