import { fail } from './environment.ts'

/** A service that runs until it is asked to stop. */
export interface Lasting {
  /** @param hasten aborts at the second request: optional work is then cut short */
  stop(hasten: AbortSignal): Promise<void>
  /** Resolves when it cannot continue. */
  lost?: Promise<Error>
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
/**
 * A signal to the group reaches this process, and npm and scripts/start.mjs forward it again: signals within this many
 * ms count as one.
 */
const ECHO_MS = 2_000
/** After this time the process exits in any state; service managers wait longer. The database then stops by itself. */
const LAST_MS = 70_000

/**
 * Reports when this process is asked to end: by a signal, or because its parent has ended. `hasten` follows with a
 * second signal. A service that has not stopped long after the first is killed.
 */
export function listenForStop(): { asked: AbortSignal; hasten: AbortController; ask: () => void } {
  const asked = new AbortController()
  const hasten = new AbortController()
  let first = 0
  const ask = () => {
    if (!asked.signal.aborted) setTimeout(() => fail('It did not stop in time and ends as it is.'), LAST_MS).unref()
    first ||= Date.now()
    if (asked.signal.aborted && Date.now() - first > ECHO_MS) hasten.abort()
    asked.abort()
  }
  for (const signal of SIGNALS) process.on(signal, ask)
  if (process.channel) process.once('disconnect', ask)
  return { asked: asked.signal, hasten, ask }
}

/**
 * The same for a command, which stops at its next safe point. While it waits for a lock in the database, it can only
 * end at once: a second signal requests that.
 */
export function listenForCommandStop(): AbortSignal {
  const { asked, hasten } = listenForStop()
  hasten.signal.addEventListener('abort', () => fail('It was asked to stop once more and ends as it is.'))
  return asked
}

/**
 * Starts a service and ends the process after it has stopped: with 0 on request, else with 1 and the reason. After an
 * uncaught exception the state is unknown, so the process stops as cleanly as possible. An unhandled rejection affects
 * no other work: it is logged, and the process continues.
 * @param start aborts and throws when its signal is aborted
 */
export async function runUntilAsked(start: (asked: AbortSignal) => Promise<Lasting>): Promise<never> {
  const { asked, hasten, ask } = listenForStop()
  let failed = false
  const giveUp = (reason: unknown) => {
    failed = true
    console.error(reason)
    hasten.abort()
    ask()
  }
  process.on('uncaughtException', giveUp)
  process.on('unhandledRejection', (error) => console.error('A promise failed and nobody heard it:', error))
  const stopped = new Promise<void>((resolve) => asked.addEventListener('abort', () => resolve()))
  try {
    const lasting = await start(asked).catch((error) => {
      // An abort on request is not a failure.
      if (!asked.aborted) throw error
    })
    void lasting?.lost?.then(({ message }) => giveUp(message))
    await stopped
    await lasting?.stop(hasten.signal)
  } catch (error) {
    fail(error)
  }
  process.exit(failed ? 1 : 0)
}
