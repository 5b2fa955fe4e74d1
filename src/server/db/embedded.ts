import { existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { ensureDatabase, findPrograms, initialise, socketFolder, socketUrl } from './cluster.ts'
import { keepRunning, type Patience, type Watch } from './keep-running.ts'
import { lockHolder, takeLock } from './lock.ts'
import { ordinaryUser } from './ordinary-user.ts'
import { startPostmaster } from './postmaster.ts'
import { endRemains } from './remains.ts'
import { isRestoring } from './restoring.ts'
import { refuseOtherMajor } from './upgrade.ts'

export interface EmbeddedDatabase {
  /** For `connect`. */
  url: string
  /** Resolves when the database ended and could not be restarted. */
  lost: Promise<Error>
  /** Stops it cleanly; resolves when it has stopped. */
  stop(): Promise<void>
}

interface Options extends Watch {
  /** Tests trade durability for speed. */
  durable?: boolean
  log?: (line: string) => void
  patience?: Patience
  /** Aborts a start that has not completed. */
  signal?: AbortSignal
}

/**
 * Starts the PostgreSQL from npm, with its data below `dataDir`, which the first call creates. It listens on a Unix
 * socket that only this user may access (on Windows: a loopback port). After a kill it recovers from its log; when it
 * ends while this process lives, it is restarted.
 * @throws Error when another process uses the folder, or when PostgreSQL does not start (with its last output)
 */
export async function startEmbedded(
  dataDir: string,
  { durable = true, log = () => {}, signal, patience, ...watch }: Options = {},
): Promise<EmbeddedDatabase> {
  if (isRestoring(dataDir))
    throw new Error(`A restore into ${path.resolve(dataDir)} has not ended. Run npm run restore again, to its end.`)
  const folder = path.resolve(dataDir, 'postgres')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const release = takeLock(folder)
  try {
    await refuseOtherMajor(folder)
    const cluster = path.join(folder, 'cluster')
    const socket = socketFolder(folder)
    const run = ordinaryUser(findPrograms(), [folder, socket])
    await initialise(run, cluster, signal)
    const start = async (abandoned?: AbortSignal) => {
      await endRemains(cluster, log)
      return startPostmaster({ run, cluster, socket, durable, log, onWait: watch.onWait }, abandoned)
    }
    const first = await start(signal)
    const kept = keepRunning(first, start, watch, patience)
    const stop = () => kept.stop().finally(release)
    try {
      await ensureDatabase(socketUrl(socket, 'postgres'), 'klinke')
    } catch (error) {
      await kept.stop()
      throw error
    }
    return { url: socketUrl(socket, 'klinke'), lost: kept.lost, stop }
  } catch (error) {
    release()
    throw error
  }
}

/** The address of the database of another Klinke process on this folder, for commands that run beside it; else null. */
export function findRunning(dataDir: string): string | null {
  const folder = path.resolve(dataDir, 'postgres')
  const holder = existsSync(folder) ? lockHolder(folder) : null
  return holder === null ? null : socketUrl(socketFolder(folder), 'klinke')
}
