import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { projectPath, projectRoot } from '../../src/server/paths.ts'

export interface Started {
  /** The first process, whose pid is that of its group. */
  child: ChildProcess
  folder: string
  address: string
  /** The output on both streams so far. */
  said(): string
  /** Resolves with its exit code, or the signal that ended it. */
  ended: Promise<number | NodeJS.Signals | null>
  /** Signals the whole process group, as a terminal, `timeout` and service managers do. */
  group(signal: NodeJS.Signals): void
}

export interface StartOptions {
  env?: Record<string, string>
  /** Runs it below `npm start`, as people do. */
  npm?: boolean
  folder?: string
  /** A script other than the server's. */
  script?: string[]
  stdout?: 'pipe' | number
}

/** The first process of everything that a test started. */
const started = new Set<ChildProcess>()

/** A free port of this machine. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as { port: number }
  probe.close()
  return port
}

/** Starts the server as `npm start` does, without pages, in its own process group and data folder. */
export async function start(options: StartOptions = {}): Promise<Started> {
  const folder = options.folder ?? mkdtempSync(path.join(tmpdir(), 'klinke-process-'))
  const port = await freePort()
  const script = options.script ?? ['scripts/start.mjs', '--without-pages']
  const [file, ...args] = options.npm
    ? ['npm', 'start', '--', '--without-pages']
    : ([process.execPath, ...script] as [string, ...string[]])
  const child = spawn(file as string, args, {
    cwd: projectRoot(),
    detached: true,
    stdio: ['ignore', options.stdout ?? 'pipe', 'pipe'],
    env: {
      PATH: `${projectPath('node_modules/.bin')}:${process.env.PATH}`,
      HOME: process.env.HOME,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      NODE_ENV: 'production',
      LOG_LEVEL: 'debug',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: folder,
      DATABASE_URL: '',
      DEMO: '0',
      ...options.env,
    },
  })
  started.add(child)
  let words = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (words += text))
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) =>
    child.on('exit', (code, signal) => resolve(code ?? signal)),
  )
  return {
    child,
    folder,
    address: `http://127.0.0.1:${port}`,
    said: () => words,
    ended,
    group: (signal) => void process.kill(-(child.pid as number), signal),
  }
}

/** Resolves when it is ready for visitors. @throws Error with its output when it ends first, or is too late */
export async function ready({ address, child, said }: Started, seconds = 100): Promise<void> {
  const deadline = Date.now() + seconds * 1000
  while (!(await fetch(`${address}/readyz`).catch(() => null))?.ok) {
    if (child.exitCode !== null || child.signalCode !== null || Date.now() > deadline) throw new Error(said())
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/**
 * Resolves when that holds of what it does, however long a busy machine needs: only the limit of the test ends the wait.
 * @throws Error with its output when it ends first
 */
export async function until({ child, said }: Started, holds: () => boolean): Promise<void> {
  while (!holds()) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`It ended first: ${said()}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

/**
 * The processes with the folder in their command, their environment or their working directory: ours, and PostgreSQL's.
 */
export function processesOf(folder: string): { pid: number; command: string }[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .flatMap((pid) => {
      try {
        const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
        const place = readlinkSync(`/proc/${pid}/cwd`)
        const env = readFileSync(`/proc/${pid}/environ`, 'utf8')
        const isOurs = command.includes(folder) || place.startsWith(folder) || env.includes(`DATA_DIR=${folder}\0`)
        return isOurs ? [{ pid: Number(pid), command }] : []
      } catch {
        return []
      }
    })
}

/** The pid of the server's own process, below start.mjs and npm. */
export function serverOf({ folder }: Started): number {
  const found = processesOf(folder).find(({ command }) => command.includes('scripts/serve.ts'))
  if (!found) throw new Error('no server runs')
  return found.pid
}

/** The pid of PostgreSQL's main process. */
export function postmasterOf(folder: string): number {
  return Number(readFileSync(path.join(folder, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0])
}

/** Ends all remaining processes, and removes the folder. For afterEach. */
export async function clear(...folders: string[]): Promise<void> {
  for (const folder of folders) {
    for (const { pid } of processesOf(folder)) kill(pid, 'SIGKILL')
    for (let i = 0; processesOf(folder).length && i < 200; i++) await new Promise((resolve) => setTimeout(resolve, 50))
    rmSync(folder, { recursive: true, force: true })
  }
}

export function kill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // It has ended.
  }
}
