import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { type ConnectOptions, overConnections } from '../connect.ts'
import type { ReadDb, SessionDb } from '../db.ts'
import { chooseSide } from './choose.ts'
import { createTrail, type Position } from './position.ts'
import { routeReads } from './route.ts'
import { openSide, type Side } from './side.ts'

/** A standby is noticed to be away, or behind, within this time. */
const PROBE_EVERY_MS = 500

export interface Standbys {
  /** For visitors: the chosen standby or, when none will do, the primary. */
  db: ReadDb
  /** The same for the search: without a time limit, and with transactions that read. */
  following: SessionDb
  /** Where the primary's log stands: behind everything that was committed before. @throws Error when it is away */
  position(): Promise<Position>
  /** Whether `db` shows everything up to this position, or as much as can be read while the primary is away. */
  has(position: Position): Promise<boolean>
  stop(): Promise<void>
}

export interface StandbyOptions extends ConnectOptions {
  log: Logger
  /** A standby whose data are older is not read, ms. */
  lagMaxMs: number
  /** Called when reads go to another server than before. */
  onSwitch?: () => void
}

/**
 * Reads from standbys of the primary, chosen by health and lag. It asks each of them, and the primary, twice a second.
 * @param urls the standbys; a primary among them is read from only when no standby will do
 * @param primaryUrl as in DATABASE_URL
 */
export async function openStandbys(
  urls: readonly string[],
  primaryUrl: string,
  { log, lagMaxMs, onSwitch, ...options }: StandbyOptions,
): Promise<Standbys> {
  const sides = urls.map((url) => openSide(url, options))
  const primary = openSide(primaryUrl, options)
  const trail = createTrail()
  const stopped = new AbortController()
  // Processes begin with different standbys, and share the load.
  let current = Math.floor(Math.random() * sides.length)
  let chosen: Side | null = null

  /** Not a former one, to which the address may still lead after another was promoted. */
  const hasPrimary = () => primary.answers && !primary.isStandby

  const choose = (): Side => {
    const now = performance.now()
    const states = sides.map(({ answers, isStandby, position }) => ({
      answers: answers && position !== null,
      isStandby,
      lagMs: trail.lag(position ?? 0n, now),
    }))
    const index = chooseSide(states, current, lagMaxMs, hasPrimary())
    if (index !== null) current = index
    const side = index === null ? primary : (sides[index] as Side)
    if (side === chosen) return side
    if (chosen)
      log.warn(
        { standby: index === null ? null : index + 1, lag: states.map(({ lagMs }) => lagMs) },
        'reads go elsewhere',
      )
    chosen = side
    onSwitch?.()
    return side
  }
  const probe = async () => {
    await Promise.all([primary, ...sides].map((side) => side.probe()))
    // Without a primary, nobody can be behind it by more than the best standby.
    const known = [primary, ...sides].filter((side) => side.answers && side.position !== null)
    const at = hasPrimary()
      ? primary.position
      : known.reduce<Position>((max, { position }) => ((position as Position) > max ? (position as Position) : max), 0n)
    if (at !== null && known.length) trail.note(at, performance.now())
    choose()
  }
  const run = async () => {
    while (!stopped.signal.aborted) {
      await probe()
      await sleep(PROBE_EVERY_MS, undefined, { signal: stopped.signal }).catch(() => {})
    }
  }
  await probe()
  const running = run()

  const elsewhere = (side: Side, isAway: boolean): Side => {
    if (!isAway) return primary
    side.doubt()
    const other = choose()
    return other === side ? primary : other
  }
  const visitors = overConnections(routeReads((side) => side.visitors, choose, elsewhere))
  const following = overConnections(routeReads((side) => side.patient, choose, elsewhere))
  return {
    db: visitors,
    following,
    async position() {
      await primary.probeAgain()
      if (!hasPrimary() || primary.position === null) throw new Error('the primary does not answer')
      return primary.position
    },
    async has(position) {
      const side = choose()
      if (side === primary || (side.position ?? 0n) >= position) return true
      await side.probe()
      if (side === choose() && (side.position ?? 0n) >= position) return true
      await primary.probe()
      if (hasPrimary()) return false
      // The chosen one may be behind another standby, which the primary waited for.
      await probe()
      return true
    },
    async stop() {
      stopped.abort()
      await running
      await Promise.all([visitors.destroy(), following.destroy()])
      await Promise.all([primary, ...sides].map((side) => side.end()))
    },
  }
}
