import { constants } from 'node:fs'
import type { Logger } from 'pino'
import ssh, { type Attributes, type SFTPWrapper } from 'ssh2'
import { type Inbox, InboxError, nameIn, type Refusal } from './inbox.ts'

const { OPEN_MODE, STATUS_CODE } = ssh.utils.sftp

const FOLDER: Attributes = {
  mode: constants.S_IFDIR | 0o300,
  uid: 0,
  gid: 0,
  size: 0,
  atime: 0,
  mtime: 0,
}
/** After so much time without a request, complete feeds are delivered although the session stays open. */
const QUIET_MS = 10_000

const isRoot = (given: string) => /^[./]*$/.test(given) && !given.includes('...')
const idOf = (handle: Buffer): number => (handle.length === 4 ? handle.readUInt32BE(0) : -1)
const FOLDER_HANDLE = 0xffff_ffff

function handleFor(id: number): Buffer {
  const handle = Buffer.alloc(4)
  handle.writeUInt32BE(id)
  return handle
}

interface Surroundings {
  log: Logger
  /** Stop and continue to read from the connection: ssh2 itself reads faster than the disk writes. */
  pause(): void
  resume(): void
}

/** Requests that wait at most; a client may send more than it has answers for. */
const WAITING_MAX = 256

/**
 * Answers the requests of one SFTP session. Requests of one session are carried out one after the other, as their order
 * decides what a file contains. Reading is refused; a listing shows what this session has sent, since clients check it.
 * @returns ends the session, unless its client has done so; resolves when its feeds are delivered
 */
export function serveSession(
  sftp: SFTPWrapper,
  opening: Promise<Inbox>,
  { log, pause, resume }: Surroundings,
): () => Promise<unknown> {
  let last: Promise<unknown> = Promise.resolve()
  let quiet: NodeJS.Timeout | undefined
  let isListed = false
  let waiting = 0
  let hasEnded = false

  const answer = (id: number, work: (inbox: Inbox) => Promise<unknown>) => {
    clearTimeout(quiet)
    if (++waiting === WAITING_MAX) pause()
    last = last
      .then(() => opening)
      .then(work)
      .catch((error: unknown) => {
        if (!(error instanceof InboxError)) log.error({ error }, 'a request of SFTP failed')
        sftp.status(id, STATUS_CODE[error instanceof InboxError ? error.reason : 'FAILURE'])
      })
      .finally(() => {
        if (--waiting === WAITING_MAX / 2) resume()
        clearTimeout(quiet)
        if (!hasEnded) quiet = setTimeout(deliver, QUIET_MS)
      })
  }
  const deliver = () => {
    last = last
      .then(() => opening)
      .then((inbox) => inbox.deliver())
      .catch((error) => log.error({ error }, 'a feed of SFTP was not delivered'))
  }
  const ok = (id: number) => sftp.status(id, STATUS_CODE.OK)
  const refuse = (reason: Refusal) => (id: number) => void sftp.status(id, STATUS_CODE[reason])

  const attributes = async (inbox: Inbox, id: number, given: string) => {
    if (isRoot(given)) return sftp.attrs(id, FOLDER)
    const found = await inbox.stat(given)
    if (!found) throw new InboxError('NO_SUCH_FILE')
    sftp.attrs(id, attributesOf(found))
  }

  sftp.on('REALPATH', (id, given) =>
    answer(id, async () => {
      const filename = isRoot(given) ? '/' : `/${nameIn(given)}`
      sftp.name(id, [{ filename, longname: filename, attrs: FOLDER }])
    }),
  )
  sftp.on('STAT', (id, given) => answer(id, (inbox) => attributes(inbox, id, given)))
  sftp.on('LSTAT', (id, given) => answer(id, (inbox) => attributes(inbox, id, given)))
  sftp.on('FSTAT', (id, handle) =>
    answer(id, async (inbox) =>
      sftp.attrs(id, attributesOf({ size: await inbox.sizeOf(idOf(handle)), mtimeMs: Date.now() })),
    ),
  )
  // Times and modes of the sender mean nothing here.
  sftp.on('SETSTAT', (id, given) =>
    answer(id, async (inbox) => {
      if (!isRoot(given) && !(await inbox.stat(given))) throw new InboxError('NO_SUCH_FILE')
      ok(id)
    }),
  )
  sftp.on('FSETSTAT', (id) => answer(id, async () => ok(id)))
  sftp.on('OPEN', (id, given, flags) =>
    answer(id, async (inbox) => {
      const has = (flag: number) => (flags & flag) !== 0
      if (!has(OPEN_MODE.WRITE) && !has(OPEN_MODE.APPEND)) throw new InboxError('PERMISSION_DENIED')
      const handle = await inbox.open(given, {
        appends: has(OPEN_MODE.APPEND),
        truncates: has(OPEN_MODE.TRUNC),
        exclusive: has(OPEN_MODE.EXCL),
        creates: has(OPEN_MODE.CREAT),
      })
      sftp.handle(id, handleFor(handle))
    }),
  )
  sftp.on('WRITE', (id, handle, offset, data) =>
    answer(id, async (inbox) => {
      await inbox.write(idOf(handle), offset, data)
      ok(id)
    }),
  )
  sftp.on('CLOSE', (id, handle) =>
    answer(id, async (inbox) => {
      if (idOf(handle) !== FOLDER_HANDLE) await inbox.close(idOf(handle))
      ok(id)
    }),
  )
  sftp.on('OPENDIR', (id, given) =>
    answer(id, async () => {
      if (!isRoot(given)) throw new InboxError('NO_SUCH_FILE')
      isListed = false
      sftp.handle(id, handleFor(FOLDER_HANDLE))
    }),
  )
  sftp.on('READDIR', (id) =>
    answer(id, async (inbox) => {
      const names = isListed ? [] : await inbox.list()
      isListed = true
      if (names.length === 0) return sftp.status(id, STATUS_CODE.EOF)
      const sizes = await Promise.all(names.map(async (name) => ({ name, found: await inbox.stat(name) })))
      sftp.name(
        id,
        sizes.map(({ name, found }) => ({
          filename: name,
          longname: `--w-------    1 0        0        ${found?.size ?? 0} ${name}`,
          attrs: attributesOf(found ?? { size: 0, mtimeMs: 0 }),
        })),
      )
    }),
  )
  sftp.on('RENAME', (id, from, to) =>
    answer(id, async (inbox) => {
      await inbox.rename(from, to)
      ok(id)
    }),
  )
  sftp.on('REMOVE', (id, given) =>
    answer(id, async (inbox) => {
      await inbox.remove(given)
      ok(id)
    }),
  )
  sftp.on('READ', refuse('PERMISSION_DENIED'))
  sftp.on('MKDIR', refuse('PERMISSION_DENIED'))
  sftp.on('RMDIR', refuse('PERMISSION_DENIED'))
  sftp.on('SYMLINK', refuse('PERMISSION_DENIED'))
  sftp.on('READLINK', refuse('NO_SUCH_FILE'))
  const end = () => {
    if (hasEnded) return last
    hasEnded = true
    clearTimeout(quiet)
    last = last
      .then(() => opening)
      .then((inbox) => inbox.end())
      .catch((error) => log.error({ error }, 'the end of an SFTP session failed'))
      // The client waits for this: when it has ended, its feeds are delivered.
      .finally(() => sftp.end())
    return last
  }
  sftp.once('end', end)
  sftp.once('close', end)
  return end
}

const attributesOf = ({ size, mtimeMs }: { size: number; mtimeMs: number }): Attributes => {
  const seconds = Math.floor(mtimeMs / 1000)
  return { mode: constants.S_IFREG | 0o200, uid: 0, gid: 0, size, atime: seconds, mtime: seconds }
}
