import { DomainError } from '../../domain/errors.ts'
import { makeLimit } from '../processes/limit.ts'
import { type Compiler, createCompiler } from './compiler.ts'

/** Documents at once: one per core of the smallest supported machine. */
const AT_ONCE = 2
/** Waiting documents: a document takes half a second, so the last one waits some seconds. */
const WAITING = 30
/** The same of one visitor. */
const WAITING_EACH = 6
const BUSY_S = 30

/** Makes documents: its processes, and the queue in front of them. */
export interface Press {
  compile: Compiler['compile']
  measure: Compiler['measure']
  /**
   * Runs work when its turn comes. A request with the key of waiting or running work shares its result.
   * @param who the visitor (Visitor.place)
   * @param work may answer before it ends; then a failure that follows is its own to tell
   * @throws DomainError expose.busy when too much waits, in all or of this visitor
   */
  queue<T>(key: string, who: string, work: (answer: (value: T) => void) => Promise<T>): Promise<T>
  close(): Promise<void>
}

export interface PressOptions {
  waiting?: number
  waitingEach?: number
}

export function createPress(
  { waiting = WAITING, waitingEach = WAITING_EACH }: PressOptions = {},
  compiler: Compiler = createCompiler(),
): Press {
  const pending = new Map<string, { who: string; result: Promise<unknown> }>()
  const inTurn = makeLimit(AT_ONCE)
  return {
    compile: compiler.compile,
    measure: compiler.measure,
    queue<T>(key: string, who: string, work: (answer: (value: T) => void) => Promise<T>): Promise<T> {
      const known = pending.get(key)
      if (known) return known.result as Promise<T>
      const own = [...pending.values()].filter((one) => one.who === who).length
      if (pending.size >= waiting + AT_ONCE || own >= waitingEach) throw new DomainError('expose.busy', [], BUSY_S)
      const { promise, resolve, reject } = Promise.withResolvers<T>()
      pending.set(key, { who, result: promise })
      void inTurn(() => work(resolve))
        .finally(() => pending.delete(key))
        .then(resolve, reject)
      return promise
    },
    close: compiler.close,
  }
}
