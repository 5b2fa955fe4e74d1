import type { ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { createPool } from '../processes/pool.ts'
import type {
  AnyTask,
  Compiled,
  CompiledPage,
  FromCompiler,
  PageSize,
  PrintWidths,
  ToCompiler,
} from './compiler-messages.ts'

const SCRIPT = fileURLToPath(new URL('./compiler-process.ts', import.meta.url))
/** Documents at once: one per core of the smallest supported machine. */
const AT_ONCE = 2
/**
 * Elapsed time for one document, and then for each page as a picture. They take a few hundredths of it; as WASM, Typst is
 * some ten times slower.
 */
const SECONDS = { binary: 10, wasm: 60 }
/** Elapsed time for a document with all its pages: two dozen homes take half of it on a busy machine. */
const SECONDS_IN_ALL = 60
const MEMORY = 512 * 2 ** 20
/** A process that keeps more than this share of its memory after a document is replaced: the next one needs room. */
const FULL = 0.75
/** A process makes as many documents, then another follows. */
const DOCUMENTS = 500
/** An idle process ends and frees its memory; another one starts within half a second. */
const IDLE_MS = 120_000

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
   * @param follow is told of each of them at once
   * @throws CompileError; Error when no process starts
   */
  compile(task: AnyTask, follow?: Following): Promise<Compiled>
  /**
   * How wide the document draws its photographs and plans; their bytes do not matter.
   * @throws CompileError; Error when no process starts
   */
  measure(task: AnyTask): Promise<PrintWidths>
  /** Ends its processes; their current documents fail. */
  close(): Promise<void>
}

/** Follows a document while it is made. */
export interface Following {
  /** @param pages of the pictures that follow */
  onSet(pdf: Uint8Array, pages: readonly PageSize[]): void
  /** @param at from 0; two pages are drawn at once, so the second may come before the first */
  onDrawn(at: number, webp: Uint8Array): void
}

export interface CompilerOptions {
  /** Called once with the reason why no binary of Typst runs here, when the first process has started. */
  onFallback?: (reason: string) => void
  seconds?: Partial<typeof SECONDS>
  secondsInAll?: number
  /** Bytes per process. */
  memory?: number
  /** Documents per process. */
  documents?: number
  /** The share of `memory` above which a process is replaced after its document. */
  full?: number
  idleMs?: number
  /** The file whose packages are searched for a binary, for tests of the fallback. */
  packages?: string
}

/** Makes documents in separate processes, which start with the first one and end when this process ends. */
export function createCompiler({
  onFallback = () => {},
  seconds,
  secondsInAll = SECONDS_IN_ALL,
  memory = MEMORY,
  documents = DOCUMENTS,
  full = FULL,
  idleMs = IDLE_MS,
  packages,
}: CompilerOptions = {}): Compiler {
  const pool = createPool({
    script: SCRIPT,
    args: packages === undefined ? [String(memory)] : [String(memory), packages],
    purpose: 'exposes',
    atOnce: AT_ONCE,
    idleMs,
  })
  let closed = false
  let isTold = false

  const answerTo = async (asked: ToCompiler, follow?: Following): Promise<Finished> => {
    if (closed) throw new CompileError('the server stops')
    const one = pool.take()
    const { fallback } = (await one.begun) as Extract<FromCompiler, { is: 'ready' }>
    if (fallback !== null && !isTold) {
      isTold = true
      onFallback(fallback)
    }
    const limits = { seconds: { ...SECONDS, ...seconds }[fallback === null ? 'binary' : 'wasm'], secondsInAll }
    const answer = await ask(one.child, asked, limits, follow)
    if (answer.is === 'ended') throw new CompileError(answer.words)
    pool.rest(one)
    if (one.tasks >= documents || answer.memory > memory * full) one.child.kill('SIGKILL')
    if (answer.is === 'failed') throw new CompileError(answer.words)
    return answer
  }

  return {
    async compile(task, follow) {
      const answer = await pool.inTurn(() => answerTo({ make: task }, follow))
      if (answer.is !== 'done') throw new Error('a document was measured instead of made')
      return answer.compiled
    },
    async measure(task) {
      const answer = await pool.inTurn(() => answerTo({ measure: task }))
      if (answer.is !== 'measured') throw new Error('a document was made instead of measured')
      return answer.widths
    },
    close() {
      closed = true
      return pool.close()
    },
  }
}

type Finished = { is: 'done'; compiled: Compiled; memory: number } | Extract<FromCompiler, { is: 'measured' }>
type Answer = Finished | Extract<FromCompiler, { is: 'failed' }> | { is: 'ended'; words: string }

/** Sends one document to one process, and kills it when it takes too long. */
function ask(
  child: ChildProcess,
  asked: ToCompiler,
  { seconds, secondsInAll }: { seconds: number; secondsInAll: number },
  follow?: Following,
): Promise<Answer> {
  const { promise, resolve } = Promise.withResolvers<Answer>()
  const giveUp = (words: string) => {
    resolve({ is: 'ended', words })
    child.kill('SIGKILL')
  }
  let set: { pdf: Uint8Array; pages: PageSize[] } = { pdf: new Uint8Array(), pages: [] }
  const pictures: CompiledPage[] = []
  const onMessage = (message: FromCompiler) => {
    // Each page has its own time: a document of many homes is set within a second, and has dozens of pages.
    limit.refresh()
    if (message.is === 'set') {
      set = message
      follow?.onSet(message.pdf, message.pages)
    } else if (message.is === 'drawn') {
      pictures[message.at] = { ...(set.pages[message.at] as PageSize), webp: message.webp }
      follow?.onDrawn(message.at, message.webp)
    } else if (message.is === 'done') {
      resolve({ is: 'done', compiled: { pdf: set.pdf, pictures }, memory: message.memory })
    } else if (message.is !== 'ready') resolve(message)
  }
  // It ends itself above its memory.
  const onExit = (code: number | null, signal: string | null) =>
    resolve({ is: 'ended', words: signal === 'SIGKILL' ? 'too much memory' : `ended with ${code ?? signal}` })
  const limit = setTimeout(() => giveUp(`longer than ${seconds} s`), seconds * 1000)
  const all = setTimeout(() => giveUp(`longer than ${secondsInAll} s in all`), secondsInAll * 1000)
  child.on('message', onMessage)
  child.once('exit', onExit)
  child.send(asked, (error) => error && giveUp(error.message))
  return promise.finally(() => {
    clearTimeout(limit)
    clearTimeout(all)
    child.off('message', onMessage)
    child.off('exit', onExit)
  })
}
