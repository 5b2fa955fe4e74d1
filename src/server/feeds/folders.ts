import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '../config.ts'

/**
 * The rooms of DATA_DIR/feeds of this machine. `incoming` contains files that are still arriving, each delivery in a folder
 * of its own; `uploads` contains resumable uploads. Complete deliveries are in the vault by their id (`spoolKey`): in the
 * room `spool` beside these, or in a bucket. A plain XML may name files next to it, so no two deliveries share a folder.
 */
export type Room = 'incoming' | 'uploads'

export const feedPath = ({ DATA_DIR }: Pick<Config, 'DATA_DIR'>, room: Room, ...parts: string[]): string =>
  path.resolve(DATA_DIR, 'feeds', room, ...parts)

/** The folder of a delivery in the vault, which processes on several machines share. */
export const spoolKey = (deliveryId: number): string => `${SPOOL}/${deliveryId}`
export const SPOOL = 'feeds/spool'

/** Only this user may read what agencies send. */
export const PRIVATE_FOLDER = { recursive: true, mode: 0o700 } as const
export const PRIVATE_FILE = 0o600

/** Creates a new folder for a delivery that begins to arrive. */
export async function newIncoming(config: Config): Promise<string> {
  const folder = feedPath(config, 'incoming', randomUUID())
  await mkdir(folder, PRIVATE_FOLDER)
  return folder
}

const NAME_BYTES = 200
/** Slashes, control characters, and what Windows forbids. */
const FORBIDDEN = /[/\\:*?"<>|\p{Cc}\p{Cf}\u2028\u2029]/gu

/** Tells whether a name from a stranger can be the name of a file: no path, no hidden file, nothing unprintable. */
export const isFileName = (name: string): boolean =>
  name !== '' && name.isWellFormed() && Buffer.byteLength(name) <= NAME_BYTES && tidied(name) === name

/** A name from a stranger as the name of a file; `feed` when nothing is left of it. */
export function fileNameFrom(name: string): string {
  const tidy = tidied(name.toWellFormed())
  return isFileName(tidy) ? tidy : 'feed'
}

const tidied = (name: string): string => name.replace(FORBIDDEN, '_').replace(/^\.+/, '').trim()

/** Deletes entries of a room that are older than `ms`: a killed process has left them. */
export async function deleteOld(folder: string, now: Date, ms: number): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const place = path.join(folder, name)
    const found = await stat(place).catch(() => null)
    if (found && now.getTime() - found.mtimeMs > ms) await rm(place, { recursive: true, force: true })
  }
}
