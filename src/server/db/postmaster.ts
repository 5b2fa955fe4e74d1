import type { ChildProcess } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { program, socketUrl } from './cluster.ts'
import type { Runner } from './ordinary-user.ts'

/** One run of PostgreSQL's main process; its exit ends the run. */
export interface Postmaster {
  /** Resolves when the process has ended, for any reason, with its last output. */
  gone: Promise<string>
  /** Stops it, cleanly if possible; resolves when it has ended. */
  stop(): Promise<void>
  /** Tells whether it accepts a connection and answers within that time; a refusal counts as an answer. */
  answers(ms: number): Promise<boolean>
  /** Kills it without a checkpoint, even when it hangs. */
  kill(): void
}

interface Place {
  run: Runner
  cluster: string
  socket: string
  durable: boolean
  log: (line: string) => void
  /** Further settings of PostgreSQL, by name. */
  settings?: Record<string, string>
  /** How long it may be silent before it answers; a minute unless given. */
  readyMs?: number
  /** Called at first, and every minute, while it says that it is not ready yet. */
  onWait?: (seconds: number) => void
}

const READY_MS = 60_000
/** SQLSTATE of a server that lives and takes nobody yet: it repeats its log. */
const NOT_YET = '57P03'
const TOLD_EVERY_MS = 60_000
/**
 * First a fast shutdown: it rolls back, writes the checkpoint and ends. Then methods that leave a recovery to the next
 * start.
 */
const STOP = [
  ['SIGINT', 0],
  ['SIGQUIT', 20_000],
  ['SIGKILL', 25_000],
] as const
const KILL = [
  ['SIGQUIT', 0],
  ['SIGKILL', 5_000],
] as const
const LAST_LINES = 20

/**
 * Starts PostgreSQL and waits until it answers. After a crash it repeats its log first, which takes minutes on a slow disk,
 * and would begin anew if it were ended meanwhile: while it says so, there is no limit.
 * @param signal aborts the start, not a running database
 * @throws Error with its last output when it ends first, or does not answer in time; then it has ended
 */
export async function startPostmaster(
  { run, cluster, socket, durable, log, settings = {}, readyMs = READY_MS, onWait }: Place,
  signal?: AbortSignal,
): Promise<Postmaster> {
  signal?.throwIfAborted()
  const child = run.spawn(program(run, 'postgres'), [
    '-D',
    cluster,
    '-k',
    socket,
    '-c',
    'listen_addresses=',
    '-c',
    'max_connections=60',
    '-c',
    'shared_buffers=128MB',
    '-c',
    'jit=off',
    '-c',
    'logging_collector=off',
    '-c',
    'log_min_messages=warning',
    // A backup place that is away must not fill the disk with segments that wait for it.
    '-c',
    'max_slot_wal_keep_size=4GB',
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ...(durable ? [] : ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off']),
  ])
  const words: string[] = []
  child.stderr?.on('data', (chunk: Buffer) => {
    const text = chunk.toString().trim()
    words.push(text)
    if (words.length > LAST_LINES) words.shift()
    log(text)
    // A SIGTERM from another process: it refuses new connections and waits until all have closed, but ours never close.
    if (text.includes('received smart shutdown request')) child.kill('SIGINT')
  })
  // For every end of this process in which code can still run: the database stops too.
  const takeAlong = () => child.kill('SIGINT')
  process.on('exit', takeAlong)
  const gone = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.once('error', (error) => {
      words.push(error.message)
      resolve()
    })
  }).then(async () => {
    process.off('exit', takeAlong)
    // Its last output may not have arrived yet.
    await sleep(20)
    return words.join('\n') || `exit code ${child.exitCode}, signal ${child.signalCode}`
  })
  const stop = () => end(child, gone, STOP)
  const abandon = () => void stop()
  signal?.addEventListener('abort', abandon)
  try {
    const url = socketUrl(socket, 'postgres')
    await waitUntilReady(url, gone, readyMs, onWait)
    signal?.throwIfAborted()
    return { gone, stop, answers: (ms) => isAnswered(url, ms), kill: () => void end(child, gone, KILL) }
  } catch (error) {
    await stop()
    throw error
  } finally {
    signal?.removeEventListener('abort', abandon)
  }
}

type Signals = readonly (readonly [signal: NodeJS.Signals, afterMs: number])[]

async function end(child: ChildProcess, gone: Promise<string>, signals: Signals): Promise<void> {
  const timers = signals.map(([signal, after]) => setTimeout(() => child.kill(signal), after))
  await gone
  for (const timer of timers) clearTimeout(timer)
}

async function waitUntilReady(
  url: string,
  gone: Promise<string>,
  readyMs: number,
  onWait: Place['onWait'],
): Promise<void> {
  let lastWords: string | null = null
  void gone.then((words) => {
    lastWords = words
  })
  const began = performance.now()
  let deadline = began + readyMs
  let tellAt = began + Math.min(readyMs, 5_000)
  let waited = 0
  for (;;) {
    if (lastWords !== null) throw new Error(`PostgreSQL did not start: ${lastWords}`)
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 })
    client.on('error', () => {})
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      const now = performance.now()
      if ((error as { code?: string }).code === NOT_YET) {
        deadline = now + readyMs
        if (now > tellAt) {
          onWait?.(Math.round((now - began) / 1000))
          tellAt = now + TOLD_EVERY_MS
        }
      }
      if (now > deadline)
        throw new Error(`PostgreSQL did not answer within ${readyMs / 1000} s: ${(error as Error).message}`)
      await sleep(Math.min(200, 25 + waited++ * 10))
    }
  }
}

/** Uses a new connection: existing ones work without the main process, which alone accepts new ones. */
async function isAnswered(url: string, ms: number): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: ms, query_timeout: ms })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch (error) {
    return error instanceof pg.DatabaseError
  } finally {
    // Not awaited: a hung server does not answer this either.
    void client.end().catch(() => {})
  }
}
