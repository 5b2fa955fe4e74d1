import { existsSync, readFileSync, readlinkSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import path from 'node:path'

/** How often a holder touches its lock, for processes that cannot see it. */
const TOUCH_MS = 2_000
/** Without a touch for this long, such a holder has ended. */
const UNTOUCHED_MS = 15_000
const LOOK_MS = 250

/**
 * Allows one process per folder. The lock names its holder; the lock of a dead holder is invalid. The holder may live in
 * another container, where its number means nothing: PostgreSQL itself would start a second time there, and destroy the
 * files.
 * @returns a function that releases it
 * @throws Error that names the process with the lock
 */
export function takeLock(folder: string): () => void {
  const file = lockFile(folder)
  for (let attempt = 0; ; attempt++) {
    try {
      writeFileSync(file, identity(process.pid), { flag: 'wx' })
      break
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      // On a full disk the file exists without its content: it would obstruct the next reader.
      if (code !== 'EEXIST') rmSync(file, { force: true })
      if (code !== 'EEXIST' || attempt === 3) throw error
      const pid = lockHolder(folder)
      if (pid !== null) {
        throw new Error(
          `Another Klinke (process ${pid}${elsewhere(file)}) already uses ${path.dirname(folder)}. Stop it, choose ` +
            'another DATA_DIR, or give both a DATABASE_URL.',
        )
      }
      rmSync(file, { force: true })
    }
  }
  const touching = setInterval(() => touch(file), TOUCH_MS).unref()
  return () => {
    clearInterval(touching)
    rmSync(file, { force: true })
  }
}

function touch(file: string): void {
  try {
    utimesSync(file, new Date(), new Date())
  } catch {
    // It was deleted by hand, or the disk is away: the holder goes on.
  }
}

/** The pid of the living process that holds the folder's lock, else null. */
export function lockHolder(folder: string): number | null {
  const file = lockFile(folder)
  if (!existsSync(file)) return null
  const [pid = '', start = '', home = HOME] = readFileSync(file, 'utf8').split(' ')
  if (home !== HOME) return isTouched(file) ? Number(pid) : null
  return isAlive(Number(pid)) && startOf(Number(pid)) === start ? Number(pid) : null
}

/** Looks whether a holder touches its lock. By changes and not by the time: two clocks may differ. */
function isTouched(file: string): boolean {
  const at = () => statSync(file, { throwIfNoEntry: false })?.mtimeMs
  const before = at()
  const wait = new Int32Array(new SharedArrayBuffer(4))
  for (let waited = 0; waited < UNTOUCHED_MS; waited += LOOK_MS) {
    Atomics.wait(wait, 0, 0, LOOK_MS)
    const now = at()
    if (now === undefined) return false
    if (now !== before) return true
  }
  return false
}

/** In which other container or on which machine a holder lives. */
function elsewhere(file: string): string {
  const home = readFileSync(file, 'utf8').split(' ')[2] ?? HOME
  return home === HOME ? '' : ` on ${home.split('/')[0]}`
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

const lockFile = (folder: string) => path.join(folder, 'klinke.lock')

/** The pid with its start time where the system provides it, since pids are reused, and where it means a process. */
const identity = (pid: number) => `${pid} ${startOf(pid)} ${HOME}`

function startOf(pid: number): string {
  try {
    return String(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[19])
  } catch {
    return '-'
  }
}

/** The machine, and the container in it. */
const HOME = (() => {
  try {
    return `${hostname()}/${readlinkSync('/proc/self/ns/pid')}`
  } catch {
    return hostname()
  }
})().replaceAll(' ', '-')
