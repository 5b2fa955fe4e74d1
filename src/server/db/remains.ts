import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isAlive } from './lock.ts'

/** Time in which processes notice that their postmaster has died. */
const NOTICE_MS = 1_000

/**
 * Ends the remains of a database on these files, so that ours is the only one. A killed Klinke may leave all of it
 * running: it is asked to stop. A killed postmaster leaves its children, which hold the shared memory until they
 * notice; until then, no other database starts.
 */
export async function endRemains(cluster: string, log: (line: string) => void): Promise<void> {
  await stopOrphan(cluster, log)
  let left = childrenOn(cluster)
  for (let waited = 0; left.length && waited < NOTICE_MS; waited += 20) {
    await sleep(20)
    left = childrenOn(cluster)
  }
  if (left.length === 0) return
  log(`processes that outlived their database (${left.join(', ')}) are killed`)
  for (const pid of left) kill(pid, 'SIGKILL')
  for (let waited = 0; childrenOn(cluster).length && waited < NOTICE_MS; waited += 20) await sleep(20)
}

async function stopOrphan(cluster: string, log: (line: string) => void): Promise<void> {
  const file = path.join(cluster, 'postmaster.pid')
  if (!existsSync(file)) return
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0])
  const isRunning = () => isAlive(pid) && isPostgresOf(pid, cluster)
  if (!isRunning()) return
  log(`a database left over from a killed process (${pid}) is stopped`)
  for (const [signal, patience] of [
    ['SIGINT', 15_000],
    ['SIGQUIT', 5_000],
    ['SIGKILL', 2_000],
  ] as const) {
    if (isRunning()) kill(pid, signal)
    for (let waited = 0; isRunning() && waited < patience; waited += 20) await sleep(20)
  }
}

function isPostgresOf(pid: number, cluster: string): boolean {
  if (process.platform !== 'linux') return true
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(cluster)
  } catch {
    return false
  }
}

/**
 * PostgreSQL processes that work in that folder. Where the system does not report them, none; a start is then repeated.
 */
function childrenOn(cluster: string): number[] {
  if (process.platform !== 'linux') return []
  const folder = realpathSync(cluster)
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        return (
          readlinkSync(`/proc/${pid}/cwd`) === folder &&
          readFileSync(`/proc/${pid}/cmdline`, 'utf8').startsWith('postgres:')
        )
      } catch {
        return false
      }
    })
}

function kill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // It has ended in the meantime.
  }
}
