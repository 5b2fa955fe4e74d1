import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Allows one process per folder. The lock names its holder; the lock of a dead holder is invalid.
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
          `Another Klinke (process ${pid}) already uses ${path.dirname(folder)}. Stop it, choose another DATA_DIR, ` +
            'or give both a DATABASE_URL.',
        )
      }
      rmSync(file, { force: true })
    }
  }
  return () => rmSync(file, { force: true })
}

/** The pid of the living process that holds the folder's lock, else null. */
export function lockHolder(folder: string): number | null {
  const file = lockFile(folder)
  if (!existsSync(file)) return null
  const holder = readFileSync(file, 'utf8')
  const pid = Number(holder.split(' ')[0])
  return isAlive(pid) && identity(pid) === holder ? pid : null
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

/** The pid with its start time where the system provides it, since pids are reused. */
function identity(pid: number): string {
  try {
    return `${pid} ${readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[19]}`
  } catch {
    return `${pid} -`
  }
}
