import { type FileHandle, open, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { isDomainError } from '../../../domain/errors.ts'
import type { Ctx } from '../../ctx.ts'
import { linkOrCopy } from '../../storage/link-or-copy.ts'
import { acceptDelivery, refuseTooMany } from '../accept.ts'
import { feedPath, isFileName, newIncoming, PRIVATE_FILE } from '../folders.ts'
import { type FeedSource, findSourceById } from '../repository.ts'

const FEED = /\.(xml|zip)$/i
const FILES_MAX = 5000

/** Contains the source of the folder, and is touched while its session lives. No client can use a hidden name. */
const MARK = '.source'
const ALIVE_MS = 60_000
/** After so much time without a touch, the session of a folder has ended, or its process was killed. */
const LEFT_MS = 300_000
/** Lies beside a file that is being written: what a killed process has left of it is not complete. */
const OPEN = '.open-'

/** The reason why a request is refused, as SFTP names it. */
export type Refusal = 'NO_SUCH_FILE' | 'PERMISSION_DENIED' | 'FAILURE'
export class InboxError extends Error {
  readonly reason: Refusal
  constructor(reason: Refusal) {
    super(reason)
    this.reason = reason
  }
}

interface OpenFile {
  name: string
  file: FileHandle
  /** Every write goes to the end. */
  appends: boolean
  /** A write was refused: the file is not what its sender has. */
  isBroken: boolean
}

/** The files of one session: a flat folder that only takes files. Nothing in it was there before the session. */
export interface Inbox {
  /** @returns the number of the handle @throws InboxError */
  open(
    name: string,
    how: { appends: boolean; truncates: boolean; exclusive: boolean; creates: boolean },
  ): Promise<number>
  write(handle: number, offset: number, data: Buffer): Promise<void>
  /** @throws InboxError when a write was refused: then the file is dropped */
  close(handle: number): Promise<void>
  sizeOf(handle: number): Promise<number>
  rename(from: string, to: string): Promise<void>
  remove(name: string): Promise<void>
  /** Null: no such file. */
  stat(name: string): Promise<{ size: number; mtimeMs: number } | null>
  list(): Promise<string[]>
  /** Turns the complete feeds into deliveries. @throws what prevented it: then they stay for the next time */
  deliver(): Promise<void>
  /**
   * Delivers what is complete, and deletes the rest: a file whose transfer was cut is not delivered.
   * @throws what prevented it: then the folder stays for `deliverLeft`, since the sender regards it as delivered
   */
  end(): Promise<void>
}

/** @throws InboxError for anything but a plain name in the only folder */
export function nameIn(given: string): string {
  const name = path.posix.normalize(`/${given}`).slice(1)
  if (!isFileName(name)) throw new InboxError('PERMISSION_DENIED')
  return name
}

/** @param ctx its database answers within the limits of a visitor */
export async function openInbox(ctx: Ctx, source: FeedSource): Promise<Inbox> {
  const folder = await newIncoming(ctx.config)
  await writeFile(path.join(folder, MARK), String(source.id), { mode: PRIVATE_FILE, flush: true })
  return inboxIn(ctx, source, folder)
}

/** Delivers the complete feeds of sessions whose process was killed, or whose end could not deliver them. */
export async function deliverLeft(ctx: Ctx): Promise<void> {
  const incoming = feedPath(ctx.config, 'incoming')
  for (const name of await readdir(incoming).catch(() => [])) {
    const folder = path.join(incoming, name)
    const mark = path.join(folder, MARK)
    const found = await stat(mark).catch(() => null)
    if (!found || ctx.clock().getTime() - found.mtimeMs < LEFT_MS) continue
    try {
      // Now it is ours, until the next attempt.
      await utimes(mark, ctx.clock(), ctx.clock())
      const source = await findSourceById(ctx.db, Number(await readFile(mark, 'utf8')))
      if (!source) continue
      for (const one of await readdir(folder)) {
        if (!one.startsWith(OPEN)) continue
        await rm(path.join(folder, one.slice(OPEN.length)), { force: true })
        await rm(path.join(folder, one), { force: true })
      }
      await inboxIn(ctx, source, folder).end()
    } catch (error) {
      ctx.log.error({ error, folder: name }, 'the feeds that a session of SFTP has left could not be delivered yet')
    }
  }
}

function inboxIn(ctx: Ctx, source: FeedSource, folder: string): Inbox {
  const files = new Map<number, OpenFile>()
  const maxBytes = ctx.config.FEED_MB * 1_000_000
  let next = 0
  let written = 0
  const place = (name: string) => path.join(folder, nameIn(name))
  const markOf = (name: string) => path.join(folder, `${OPEN}${name}`)
  const list = async () => (await readdir(folder)).filter((name) => !name.startsWith('.'))
  const touch = () => void utimes(path.join(folder, MARK), new Date(), new Date()).catch(() => {})
  const alive = setInterval(touch, ALIVE_MS).unref()
  const handleOf = (handle: number): OpenFile => {
    const found = files.get(handle)
    if (!found) throw new InboxError('FAILURE')
    return found
  }
  const isOpen = (name: string) => [...files.values()].some((one) => one.name === name)

  async function deliver(): Promise<void> {
    // A client within a file may send the pictures of a feed.
    if (files.size > 0) return
    const names = await list()
    const feeds = names.filter((name) => FEED.test(name)).sort()
    if (feeds.length === 0) return
    const others = names.filter((name) => !FEED.test(name))
    for (const name of feeds) await deliverFeed(name, others)
    // An XML took a link of each.
    for (const name of others) await rm(path.join(folder, name), { force: true })
    written = 0
  }

  /**
   * A ZIP has its pictures inside; a plain XML names files next to it. The file stays until its delivery exists: its
   * sender was told that it has arrived, and the database may be away.
   */
  async function deliverFeed(name: string, others: readonly string[]): Promise<void> {
    const own = await newIncoming(ctx.config)
    const names = /\.xml$/i.test(name) ? [name, ...others] : [name]
    try {
      for (const one of names) await linkOrCopy(path.join(folder, one), path.join(own, one))
      const { size } = await stat(path.join(own, name))
      const id = await acceptDelivery(ctx, source, { way: 'sftp', folder: own, name, bytes: size })
      ctx.log.info({ source: source.key, delivery: id, bytes: size }, 'a feed arrived by SFTP')
    } catch (error) {
      if (!isDomainError(error)) throw error
      // It is empty. The client has closed it already and hears nothing of it.
      ctx.log.warn({ source: source.key, code: error.code }, 'a feed that arrived by SFTP was refused')
    } finally {
      await rm(own, { recursive: true, force: true })
    }
    await rm(path.join(folder, name))
  }

  return {
    async open(name, { appends, truncates, exclusive, creates }) {
      const target = place(name)
      const clean = nameIn(name)
      const known = await stat(target).catch(() => null)
      if (!known && !creates) throw new InboxError('NO_SUCH_FILE')
      if (known && exclusive) throw new InboxError('FAILURE')
      // One writer a file: what is delivered after its end must not change.
      if (isOpen(clean)) throw new InboxError('PERMISSION_DENIED')
      if (!known && (await list()).length >= FILES_MAX) throw new InboxError('FAILURE')
      if (!known && FEED.test(clean)) {
        await refuseTooMany(ctx, source).catch((error) => {
          throw isDomainError(error) ? new InboxError('FAILURE') : error
        })
      }
      await writeFile(markOf(clean), '', { mode: PRIVATE_FILE })
      const file = await open(target, known && !truncates ? 'r+' : 'w', PRIVATE_FILE)
      files.set(++next, { name: clean, file, appends, isBroken: false })
      return next
    },
    async write(handle, offset, data) {
      const open = handleOf(handle)
      const { file, appends, isBroken } = open
      // Until all of it is written.
      open.isBroken = true
      // Counted by bytes sent, so that rewriting one place has the same limit; the offset bounds sparse files.
      written += data.length
      if (written > maxBytes || offset + data.length > maxBytes) throw new InboxError('FAILURE')
      const start = appends ? (await file.stat()).size : offset
      for (let done = 0; done < data.length; ) {
        done += (await file.write(data, done, data.length - done, start + done)).bytesWritten
      }
      open.isBroken = isBroken
    },
    async close(handle) {
      const { file, name, isBroken } = handleOf(handle)
      files.delete(handle)
      await file.sync().finally(() => file.close())
      // Fails when another process has regarded this session as ended, and has deleted the file.
      if (!isBroken) return rm(markOf(name))
      await rm(path.join(folder, name), { force: true })
      await rm(markOf(name), { force: true })
      throw new InboxError('FAILURE')
    },
    sizeOf: async (handle) => (await handleOf(handle).file.stat()).size,
    async rename(from, to) {
      if (isOpen(nameIn(from)) || isOpen(nameIn(to))) throw new InboxError('PERMISSION_DENIED')
      await rename(place(from), place(to)).catch(absent)
    },
    async remove(name) {
      if (isOpen(nameIn(name))) throw new InboxError('PERMISSION_DENIED')
      await rm(place(name)).catch(absent)
    },
    async stat(name) {
      const found = await stat(place(name)).catch(() => null)
      return found && { size: found.size, mtimeMs: found.mtimeMs }
    },
    list,
    deliver,
    async end() {
      const cut = [...files.values()]
      for (const { file, name } of cut) {
        await file.close().catch(() => {})
        await rm(path.join(folder, name), { force: true })
        await rm(markOf(name), { force: true })
      }
      files.clear()
      if (cut.length) ctx.log.info({ source: source.key, files: cut.length }, 'SFTP ended within a file')
      try {
        await deliver()
        await rm(folder, { recursive: true, force: true })
      } finally {
        clearInterval(alive)
      }
    },
  }
}

function absent(error: NodeJS.ErrnoException): never {
  throw error.code === 'ENOENT' ? new InboxError('NO_SUCH_FILE') : error
}
