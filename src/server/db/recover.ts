import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { findPrograms, socketFolder } from './cluster.ts'
import { ordinaryUser } from './ordinary-user.ts'
import { startPostmaster } from './postmaster.ts'

/** A log of weeks takes hours to repeat. */
const READY_MS = 86_400_000

/**
 * Lets PostgreSQL repeat its log on the copied files below `dataDir`, up to a moment, and leaves a stopped database that
 * may be written.
 * @param at null: to the end of the log
 * @param timeline the one to follow, where several were written: `current` is that of the copied files
 * @throws Error with PostgreSQL's words when the log ends before that moment, or is damaged
 */
export async function recoverTo(dataDir: string, at: Date | null, timeline = 'current'): Promise<void> {
  const folder = path.resolve(dataDir, 'postgres')
  const cluster = path.join(folder, 'cluster')
  await writeFile(path.join(cluster, 'recovery.signal'), '', { mode: 0o600 })
  const socket = socketFolder(folder)
  const run = ordinaryUser(findPrograms(), [folder, socket])
  const settings = {
    // The segments lie in pg_wal already, where PostgreSQL looks when the command finds nothing.
    restore_command: 'exit 1',
    recovery_target_action: 'promote',
    // Not the newest: after an earlier restore that began before these files, it does not lead through them.
    recovery_target_timeline: timeline,
    // It answers when the log is repeated, not before.
    hot_standby: 'off',
    ...(at && { recovery_target_time: at.toISOString().replace('T', ' ').replace('Z', '+00') }),
  }
  const words: string[] = []
  const log = (line: string) => void words.push(line)
  try {
    const place = { run, cluster, socket, durable: true, log, settings, readyMs: READY_MS }
    await (await startPostmaster(place)).stop()
  } catch (error) {
    // The line ends with that time.
    const ended = words.join('\n').split('last completed transaction was at log time ')[1]?.split('\n')[0]
    throw new Error(
      `The database could not be brought to ${at?.toISOString() ?? 'its end'}` +
        `${ended ? `; its log ends at ${ended}` : ''}: ${(error as Error).message}`,
    )
  }
}
