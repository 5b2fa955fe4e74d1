import { createHash } from 'node:crypto'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import ssh, { type Connection } from 'ssh2'
import type { Ctx } from '../../ctx.ts'
import { networkIn } from '../../http/visitor.ts'
import type { FeedSource } from '../repository.ts'
import { readHostKey } from './host-key.ts'
import { deliverLeft, openInbox } from './inbox.ts'
import { logIn, METHODS } from './login.ts'
import { serveSession } from './session.ts'

const CONNECTIONS_MAX = 50
const CONNECTIONS_OF_SOURCE = 4
const LOGINS_MAX = 6
const IDLE_MS = 300_000
/** The longest session, also of a client that sends a byte from time to time. */
const SESSION_MS = 12 * 3_600_000
const LOOK_MS = 60_000
/** How long the delivery of complete feeds may take when the process stops. */
const STOP_MS = 15_000

export interface SftpServer {
  port: number
  /** Ends the connections and delivers their feeds; files that have not arrived completely are dropped. */
  stop(): Promise<void>
}

/** One connection. */
interface Guest {
  socket: Socket
  source: FeedSource | null
}

/** Ends of the sessions whose feeds are not delivered yet. */
type Sessions = Set<() => Promise<unknown>>

/**
 * Takes feeds by SFTP: each source has a folder that only takes files. There is no shell, no command, no tunnel.
 * @returns null unless SFTP_PORT is set
 * @throws Error when the port is taken
 */
export async function startSftp(ctx: Ctx): Promise<SftpServer | null> {
  const { SFTP_PORT, SFTP_HOST, HOST, REQUEST_SECONDS } = ctx.config
  if (SFTP_PORT === undefined) return null
  const guests = new Map<string, Guest>()
  const sessions: Sessions = new Set()
  const hostKey = await readHostKey(ctx)
  const server = new ssh.Server({ hostKeys: [hostKey], ident: 'Klinke' }, (client, { ip, port }) => {
    const guest = guests.get(nameOf(ip, port))
    if (guest) serveClient(ctx, client, guest, guests, sessions)
  })
  // The sockets are ours, so that limits hold before the first byte, and reading can be paused.
  const listener = createServer((socket) => {
    const name = nameOf(socket.remoteAddress, socket.remotePort)
    const guest: Guest = { socket, source: null }
    guests.set(name, guest)
    // A client logs in at once; one that connects and waits only blocks a place.
    const late = setTimeout(() => guest.source === null && socket.destroy(), REQUEST_SECONDS * 1000)
    const longest = setTimeout(() => socket.destroy(), SESSION_MS)
    socket.setTimeout(IDLE_MS, () => socket.destroy())
    socket.once('close', () => {
      clearTimeout(late)
      clearTimeout(longest)
      guests.delete(name)
    })
    server.injectSocket(socket)
  })
  listener.maxConnections = CONNECTIONS_MAX
  await new Promise<void>((resolve, reject) => {
    listener.once('error', reject)
    listener.listen(SFTP_PORT, SFTP_HOST ?? HOST, resolve)
  })
  listener.on('error', (error) => ctx.log.error({ error }, 'SFTP'))
  const { port } = listener.address() as AddressInfo
  ctx.log.info({ port, hostKey: fingerprintOf(hostKey) }, 'SFTP answers')
  // Here and not in a job: the files are on this machine.
  const looking = setInterval(() => void deliverLeft(ctx), LOOK_MS).unref()
  return {
    port,
    async stop() {
      clearInterval(looking)
      const closed = new Promise((resolve) => listener.close(resolve))
      for (const { socket } of guests.values()) socket.destroy()
      await closed
      // The database closes next. A bucket may take longer than anybody waits for a process to stop.
      const late = sleep(STOP_MS, undefined, { ref: false })
      await Promise.race([late, Promise.all([...sessions].map((end) => end()))])
    },
  }
}

const nameOf = (address = '', port = 0): string => `${address} ${port}`

/** As OpenSSH shows it when it asks whether a server is the right one. */
function fingerprintOf(hostKey: string): string {
  const key = ssh.utils.parseKey(hostKey)
  if (key instanceof Error) throw key
  return `SHA256:${createHash('sha256').update(key.getPublicSSH()).digest('base64').replaceAll('=', '')}`
}

function serveClient(
  ctx: Ctx,
  client: Connection,
  guest: Guest,
  guests: ReadonlyMap<string, Guest>,
  sessions: Sessions,
): void {
  const { socket } = guest
  const from = networkIn(socket.remoteAddress)
  let logins = 0
  client.on('error', (error) => ctx.log.debug({ reason: error.message, from }, 'SFTP: a connection failed'))
  client.on('authentication', (auth) => {
    if (auth.method === 'none') return auth.reject(METHODS)
    if (++logins > LOGINS_MAX) return void socket.destroy()
    logIn(ctx, auth, from).then(
      (source) => {
        if (!source) return auth.reject(METHODS)
        const others = [...guests.values()].filter((one) => one !== guest && one.source?.id === source.id)
        if (others.length >= CONNECTIONS_OF_SOURCE) return void socket.destroy()
        // A key without a signature is only a question.
        if (auth.method === 'password' || (auth.method === 'publickey' && auth.signature)) guest.source = source
        auth.accept()
      },
      (error) => {
        ctx.log.error({ error }, 'SFTP: a login failed')
        socket.destroy()
      },
    )
  })
  // The only session, without listeners for anything but SFTP: ssh2 refuses all else.
  client.once('session', (accept) => {
    const session = accept()
    const { source } = guest
    if (!source) return void socket.destroy()
    session.once('sftp', (acceptSftp) => {
      ctx.log.info({ source: source.key, from }, 'SFTP: a source is connected')
      // Accepted at once: the client has already sent its first bytes.
      const sftp = acceptSftp()
      const inbox = openInbox(ctx, source)
      const around = { log: ctx.log, pause: () => socket.pause(), resume: () => socket.resume() }
      const end = serveSession(sftp, inbox, around)
      sessions.add(end)
      socket.once('close', () => void end().finally(() => sessions.delete(end)))
    })
  })
}
