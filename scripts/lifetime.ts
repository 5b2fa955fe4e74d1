import { fail } from './environment.ts'

/** What runs until somebody asks it to stop. */
export interface Lasting {
  /** @param hasten is aborted when it is asked a second time: what may be cut short then is */
  stop(hasten: AbortSignal): Promise<void>
  /** Resolves when it cannot go on. */
  lost?: Promise<Error>
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
/**
 * A group's signal reaches us, and is handed on to us by npm and by scripts/start.mjs: within so many ms it is one wish.
 */
const ECHO_MS = 2_000
/** After so long the process ends as it is, less than service managers wait. The database then stops by itself. */
const LAST_MS = 70_000

/**
 * Tells when this process is asked to end: by a signal, or since the process that started it has gone.
 * `hasten` follows with a second signal. What has not stopped long after the first is ended as it is.
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
 * The same for a command, which stops at the next place where it can. It may wait for others there, for a lock in the
 * database, and then only ends at once: that is what a second signal wants.
 */
export function listenForCommandStop(): AbortSignal {
  const { asked, hasten } = listenForStop()
  hasten.signal.addEventListener('abort', () => fail('It was asked to stop once more and ends as it is.'))
  return asked
}

/**
 * Starts something and ends the process when it has stopped: with 0 when it was asked to, else with 1 and the reason.
 * An exception that nobody caught may have left anything half done, so the process stops as cleanly as it still can. A
 * promise that failed unheard spoils nobody else's work: it is told, and the process goes on.
 * @param start gives up and throws when its signal is aborted
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
      // What was given up because somebody asked for it is no failure.
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
