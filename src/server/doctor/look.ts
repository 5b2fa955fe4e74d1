import { randomBytes } from 'node:crypto'
import { constants, existsSync } from 'node:fs'
import { access, open, rm, stat, statfs } from 'node:fs/promises'
import { createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { createTransport } from 'nodemailer'
import type { Config } from '../config.ts'
import { findBinary } from '../exposes/typst-binary.ts'
import { projectPath } from '../paths.ts'
import type { Machine } from './machine.ts'
import type { AskedMail } from './services.ts'

const PATIENCE_MS = 5_000
const FLUSHES = 15
/** The number of tmpfs in statfs(2). */
const TMPFS = 0x01021994

/** Looks at the machine. It writes one small file into DATA_DIR, and removes it. */
export async function lookAtMachine(config: Config): Promise<Machine> {
  const folder = path.resolve(config.DATA_DIR)
  const found = await stat(folder).catch(() => null)
  const disk = await statfs(found ? folder : existingAbove(folder))
  const writable = await access(folder, constants.W_OK | constants.X_OK).then(
    () => true,
    () => false,
  )
  const env = await stat(projectPath('.env')).catch(() => null)
  const isUnix = process.platform !== 'win32'
  return {
    node: process.versions.node,
    memory: os.totalmem(),
    disk: { free: disk.bavail * disk.bsize, total: disk.blocks * disk.bsize, isMemory: disk.type === TMPFS },
    folder: {
      path: folder,
      exists: found !== null,
      writable,
      owner: found && isUnix ? found.uid : null,
      user: isUnix ? (process.getuid?.() ?? null) : null,
      mode: found && isUnix ? found.mode & 0o777 : 0o700,
    },
    flushMs: writable ? await timeFlush(folder) : null,
    port: { number: config.PORT, holder: await holderOf(config) },
    clockAhead: await compareClock(config.CURRENCY_RATES_URL),
    envMode: env && isUnix ? env.mode & 0o777 : null,
    typst: findBinary(),
  }
}

function existingAbove(folder: string): string {
  return existsSync(folder) ? folder : existingAbove(path.dirname(folder))
}

async function timeFlush(folder: string): Promise<number> {
  const file = path.join(folder, `.doctor-${randomBytes(6).toString('hex')}`)
  const handle = await open(file, 'w', 0o600)
  try {
    const times: number[] = []
    for (let at = 0; at < FLUSHES; at++) {
      const began = performance.now()
      await handle.write(randomBytes(4096))
      await handle.datasync()
      times.push(performance.now() - began)
    }
    return times.sort((a, b) => a - b)[Math.floor(FLUSHES / 2)] as number
  } finally {
    await handle.close()
    await rm(file, { force: true })
  }
}

/** Who has the port of the server. */
export async function holderOf({ HOST, PORT }: Pick<Config, 'HOST' | 'PORT'>): Promise<Machine['port']['holder']> {
  const isFree = await new Promise<boolean>((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(PORT, HOST, () => probe.close(() => resolve(true)))
  })
  if (isFree) return 'nobody'
  const host = HOST === '0.0.0.0' || HOST === '::' ? 'localhost' : HOST
  const answer = await fetch(`http://${host.includes(':') ? `[${host}]` : host}:${PORT}/livez`, {
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch(() => null)
  const said = await answer?.text().catch(() => '')
  return said === '{"ok":true}' ? 'klinke' : 'another'
}

/** Seconds by which this clock is ahead of that server's, as its answer tells to the second. */
export async function compareClock(url: string): Promise<number | null> {
  const began = Date.now()
  const answer = await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(PATIENCE_MS) }).catch(() => null)
  const there = Date.parse(answer?.headers.get('date') ?? '')
  if (Number.isNaN(there)) return null
  const here = (began + Date.now()) / 2
  return (here - there) / 1000
}

/** Connects to the mail server and signs in; sends nothing. */
export async function askMail({ SMTP_URL }: Pick<Config, 'SMTP_URL'>): Promise<AskedMail> {
  if (!SMTP_URL) return null
  const times = { connectionTimeout: PATIENCE_MS, greetingTimeout: PATIENCE_MS, socketTimeout: PATIENCE_MS }
  const transport = createTransport({ url: SMTP_URL, ...times })
  try {
    await transport.verify()
    return 'answers'
  } catch (error) {
    return error as Error
  } finally {
    transport.close()
  }
}
