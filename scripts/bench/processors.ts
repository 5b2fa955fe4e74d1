import { readdirSync, readFileSync } from 'node:fs'
import { sql } from 'kysely'
import type { Db } from '../../src/server/db/db.ts'
import { percentiles, short } from './measure.ts'

/**
 * Prints how long a call takes, and how much time of a processor: other programs on the machine change only the first.
 * It is called once to warm up, then so many times.
 */
export async function measureCall(db: Db, name: string, times: number, run: () => Promise<unknown>): Promise<void> {
  await run()
  const all: number[] = []
  const before = await processorTime(db)
  for (let time = 0; time < times; time++) {
    const began = performance.now()
    await run()
    all.push(performance.now() - began)
  }
  const used = ((await processorTime(db)) - before) / times
  console.log(`${name}: ${percentiles(all)}, processors ${short(used)}`)
}

/** Milliseconds of processors that this process and all of its PostgreSQL have used, by /proc. */
async function processorTime(db: Db): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
  const postmaster = statOf(String(rows[0]?.pid))?.parent
  const { user, system } = process.cpuUsage()
  const backends = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(statOf)
    .filter((one) => one?.parent === postmaster)
  const ended = statOf(postmaster ?? '')?.ended ?? 0
  return (user + system) / 1000 + ended + backends.reduce((sum, one) => sum + (one?.ms ?? 0), 0)
}

/** A clock tick of /proc is 10 ms. */
const TICK_MS = 10

/** `ms` of a process, and `ended` of its children that have ended: parallel workers, and closed connections. */
function statOf(pid: string): { parent: string; ms: number; ended: number } | null {
  try {
    // The name may contain blanks and brackets.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    const ticks = (first: number) => (Number(fields[first]) + Number(fields[first + 1])) * TICK_MS
    return { parent: fields[1] ?? '', ms: ticks(11), ended: ticks(13) }
  } catch {
    return null
  }
}
