import type { ChildProcess } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { program, socketUrl } from './cluster.ts'
import type { Runner } from './ordinary-user.ts'

/** One run of PostgreSQL's first process; its death ends the run. */
export interface Postmaster {
  /** Resolves when the process has gone, for whatever reason, with its last words. */
  gone: Promise<string>
  /** Stops it, cleanly if it can; resolves when it has gone. */
  stop(): Promise<void>
  /** Whether it lets somebody in and answers, though it be with a refusal, within that time. */
  answers(ms: number): Promise<boolean>
  /** Ends it although it does nothing any more, without a checkpoint. */
  kill(): void
}

interface Place {
  run: Runner
  cluster: string
  socket: string
  durable: boolean
  log: (line: string) => void
}

const READY_MS = 60_000
/** A fast shutdown first: it rolls back, writes the checkpoint and goes. Then ways that leave a recovery to the next. */
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
 * Starts PostgreSQL and waits until it answers.
 * @param signal gives up the start, not what stands already
 * @throws Error with its last words when it ends before, or does not answer within a minute; then it has gone
 */
export async function startPostmaster(
  { run, cluster, socket, durable, log }: Place,
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
    ...(durable ? [] : ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off']),
  ])
  const words: string[] = []
  child.stderr?.on('data', (chunk: Buffer) => {
    const text = chunk.toString().trim()
    words.push(text)
    if (words.length > LAST_LINES) words.shift()
    log(text)
    // Somebody else's SIGTERM: it lets nobody new in and waits until all have gone, but our own never go.
    if (text.includes('received smart shutdown request')) child.kill('SIGINT')
  })
  // Whatever ends this process while it can still act, the database does not stay behind.
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
    // What it wrote last is still on its way.
    await sleep(20)
    return words.join('\n') || `exit code ${child.exitCode}, signal ${child.signalCode}`
  })
  const stop = () => end(child, gone, STOP)
  const abandon = () => void stop()
  signal?.addEventListener('abort', abandon)
  try {
    const url = socketUrl(socket, 'postgres')
    await waitUntilReady(url, gone)
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

async function waitUntilReady(url: string, gone: Promise<string>): Promise<void> {
  let lastWords: string | null = null
  void gone.then((words) => {
    lastWords = words
  })
  const deadline = Date.now() + READY_MS
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
      if (Date.now() > deadline)
        throw new Error(`PostgreSQL did not answer within a minute: ${(error as Error).message}`)
      await sleep(Math.min(200, 25 + waited++ * 10))
    }
  }
}

/** By a new connection: those that stand are served without the first process, which alone lets new ones in. */
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
    // Not awaited: where it hangs, a farewell is not answered either.
    void client.end().catch(() => {})
  }
}
