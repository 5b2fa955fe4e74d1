import { type ChildProcess, fork } from 'node:child_process'
import { tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { Compiled, CompileTask, FromCompiler } from './compiler-messages.ts'

const SCRIPT = fileURLToPath(new URL('./compiler-process.ts', import.meta.url))
/** Documents at once: one per core of the smallest supported machine. */
const AT_ONCE = 2
/** Elapsed time for one document; it takes a few hundredths of it. */
const SECONDS = 10
const MEMORY = 512 * 2 ** 20
/** A process makes as many documents, then another follows. */
const DOCUMENTS = 500
/** An idle process ends and frees its memory; another one starts within half a second. */
const IDLE_MS = 120_000
const START_MS = 60_000

/** A document that could not be made: its process took too long, too much memory, or refused it. */
export class CompileError extends Error {
  constructor(words: string) {
    super(words)
    this.name = 'CompileError'
  }
}

export interface Compiler {
  /**
   * Makes the PDF and, on request, the pictures of its pages.
   * @throws CompileError; Error when no process starts
   */
  compile(task: CompileTask): Promise<Compiled>
  /** Ends its processes; their current documents fail. */
  close(): Promise<void>
}

export interface CompilerOptions {
  seconds?: number
  /** Bytes per process. */
  memory?: number
  /** Documents per process. */
  documents?: number
  idleMs?: number
  /** For tests of the fallback. */
  engine?: 'any' | 'wasm'
}

interface Process {
  child: ChildProcess
  begun: Promise<void>
  ended: Promise<void>
  documents: number
  idle?: NodeJS.Timeout
}

/** Makes documents in separate processes, which start with the first one and end when this process ends. */
export function createCompiler({
  seconds = SECONDS,
  memory = MEMORY,
  documents = DOCUMENTS,
  idleMs = IDLE_MS,
  engine = 'any',
}: CompilerOptions = {}): Compiler {
  const processes = new Set<Process>()
  const free: Process[] = []
  const waiting: (() => void)[] = []
  let busy = 0
  let closed = false

  const start = (): Process => {
    const child = fork(SCRIPT, [String(memory), engine], {
      serialization: 'advanced',
      // Passes no environment except the variables for finding a library and a temporary folder.
      env: { PATH: process.env.PATH, TMPDIR: tmpdir(), SystemRoot: process.env.SystemRoot },
      execArgv: ['--disable-warning=ExperimentalWarning'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      // In its own process group: a signal to our group ends us, and we end the process.
      detached: process.platform !== 'win32',
    })
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()).once('error', () => resolve()))
    const one: Process = { child, begun: begins(child), ended, documents: 0 }
    processes.add(one)
    void ended.then(() => {
      processes.delete(one)
      clearTimeout(one.idle)
      const at = free.indexOf(one)
      if (at >= 0) free.splice(at, 1)
    })
    return one
  }

  const rest = (one: Process) => {
    one.documents++
    if (one.documents >= documents) {
      one.child.kill('SIGKILL')
      return
    }
    free.push(one)
    one.idle = setTimeout(() => one.child.kill('SIGKILL'), idleMs)
    one.idle.unref()
    hold(one, false)
  }

  const take = (): Process => {
    for (let one = free.pop(); one; one = free.pop()) if (one.child.connected && !one.child.killed) return one
    return start()
  }

  const make = async (task: CompileTask): Promise<Compiled> => {
    if (closed) throw new CompileError('the server stops')
    const one = take()
    clearTimeout(one.idle)
    hold(one, true)
    await one.begun
    const answer = await ask(one.child, task, seconds)
    if (answer.is === 'ended') throw new CompileError(answer.words)
    rest(one)
    if (answer.is === 'failed') throw new CompileError(answer.words)
    return answer.compiled
  }

  return {
    async compile(task) {
      if (busy >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve))
      else busy++
      try {
        return await make(task)
      } finally {
        const next = waiting.shift()
        if (next) next()
        else busy--
      }
    },
    async close() {
      closed = true
      const all = [...processes]
      for (const one of all) {
        hold(one, true)
        one.child.kill('SIGKILL')
      }
      await Promise.all(all.map(({ ended }) => ended))
    },
  }
}

/** Whether the process keeps this one from ending. */
function hold({ child }: Process, held: boolean): void {
  if (held) child.ref()
  else child.unref()
  if (held) child.channel?.ref()
  else child.channel?.unref()
}

/** @throws Error when the process cannot start: the document is not the cause */
function begins(child: ChildProcess): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const late = setTimeout(() => child.kill('SIGKILL'), START_MS)
  child.once('message', () => resolve())
  child.once('error', reject)
  child.once('exit', (code, signal) => reject(new Error(`no process for exposes: it ended with ${code ?? signal}`)))
  promise.catch(() => {}).finally(() => clearTimeout(late))
  return promise
}

type Answer = Exclude<FromCompiler, { is: 'ready' }> | { is: 'ended'; words: string }

/** Sends one document to one process, and kills it when it takes too long. */
function ask(child: ChildProcess, task: CompileTask, seconds: number): Promise<Answer> {
  const { promise, resolve } = Promise.withResolvers<Answer>()
  const giveUp = (words: string) => {
    resolve({ is: 'ended', words })
    child.kill('SIGKILL')
  }
  const onMessage = (message: FromCompiler) => {
    if (message.is !== 'ready') resolve(message)
  }
  // It ends itself above its memory.
  const onExit = (code: number | null, signal: string | null) =>
    resolve({ is: 'ended', words: signal === 'SIGKILL' ? 'too much memory' : `ended with ${code ?? signal}` })
  const limit = setTimeout(() => giveUp(`longer than ${seconds} s`), seconds * 1000)
  child.on('message', onMessage)
  child.once('exit', onExit)
  child.send(task, (error) => error && giveUp(error.message))
  return promise.finally(() => {
    clearTimeout(limit)
    child.off('message', onMessage)
    child.off('exit', onExit)
  })
}
