import { type ChildProcess, fork } from 'node:child_process'
import { tmpdir } from 'node:os'
import { makeLimit } from './limit.ts'

const START_MS = 60_000
/**
 * For glibc. Threads that share two arenas keep less memory, and blocks from 128 kB on are given back when they are
 * freed: the previews of 24 homes, two in one process, took 647 MB (decision 108).
 */
const MALLOC = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' }

export interface PoolOptions {
  script: string
  /** Arguments of the script. */
  args: readonly string[]
  /** Flags of Node. */
  flags?: readonly string[]
  /** What the processes are for, in the error when none starts. */
  purpose: string
  /** How many work at once. */
  atOnce: number
  /** An idle process ends after this time, and frees its memory. */
  idleMs: number
}

export interface Member {
  child: ChildProcess
  /** Its first message. Rejects with an Error when the process cannot start: the work is not the cause. */
  begun: Promise<unknown>
  /** Tasks that it has finished. */
  tasks: number
}

export interface Pool {
  /** Runs `work` when fewer than `atOnce` do; the others wait in their order. */
  inTurn<T>(work: () => Promise<T>): Promise<T>
  /** An idle process, else a new one; it keeps this process from ending. */
  take(): Member
  /** Gives a process back that can do more. */
  rest(member: Member): void
  /** Kills all processes and waits until they have ended. */
  close(): Promise<void>
}

interface Process extends Member {
  ended: Promise<void>
  idle?: NodeJS.Timeout
}

/**
 * Separate processes for work that may hang, crash or take too much memory: each can be killed alone. They start with
 * the first task, stay between two tasks, and end when this process ends for any reason. Their first message tells that
 * they have started.
 */
export function createPool({ script, args, flags = [], purpose, atOnce, idleMs }: PoolOptions): Pool {
  const processes = new Set<Process>()
  const free: Process[] = []

  const start = (): Process => {
    const child = fork(script, [...args], {
      serialization: 'advanced',
      // Passes no environment except the variables for finding a library and a temporary folder.
      env: { ...MALLOC, PATH: process.env.PATH, TMPDIR: tmpdir(), SystemRoot: process.env.SystemRoot },
      execArgv: [...flags, '--disable-warning=ExperimentalWarning'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      // In its own process group: a signal to our group ends us, and we end the process.
      detached: process.platform !== 'win32',
    })
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()).once('error', () => resolve()))
    const one: Process = { child, begun: begins(child, purpose), ended, tasks: 0 }
    processes.add(one)
    void ended.then(() => {
      processes.delete(one)
      clearTimeout(one.idle)
      const at = free.indexOf(one)
      if (at >= 0) free.splice(at, 1)
    })
    return one
  }

  const idle = (): Process => {
    for (let one = free.pop(); one; one = free.pop()) if (one.child.connected && !one.child.killed) return one
    return start()
  }

  return {
    inTurn: makeLimit(atOnce),
    take() {
      const one = idle()
      clearTimeout(one.idle)
      hold(one.child, true)
      return one
    },
    rest(member) {
      const one = member as Process
      one.tasks++
      free.push(one)
      one.idle = setTimeout(() => {
        free.splice(free.indexOf(one), 1)
        one.child.kill('SIGKILL')
      }, idleMs)
      one.idle.unref()
      // An idle process must not keep the server from ending.
      hold(one.child, false)
    },
    async close() {
      const all = [...processes]
      for (const { child } of all) {
        hold(child, true)
        child.kill('SIGKILL')
      }
      await Promise.all(all.map(({ ended }) => ended))
    },
  }
}

/** Whether the process keeps this one from ending. */
function hold(child: ChildProcess, held: boolean): void {
  if (held) child.ref()
  else child.unref()
  if (held) child.channel?.ref()
  else child.channel?.unref()
}

function begins(child: ChildProcess, purpose: string): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>()
  const late = setTimeout(() => child.kill('SIGKILL'), START_MS)
  child.once('message', resolve)
  child.once('error', reject)
  child.once('exit', (code, signal) => reject(new Error(`no process for ${purpose}: it ended with ${code ?? signal}`)))
  // It is awaited with its first task, which may be abandoned before.
  promise.catch(() => {}).finally(() => clearTimeout(late))
  return promise
}
