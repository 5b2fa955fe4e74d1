import { setTimeout as sleep } from 'node:timers/promises'
import type { Postmaster } from './postmaster.ts'

export interface Watch {
  /** Called when it ended without a request. */
  onLost?: (lastWords: string) => void
  onBack?: (ms: number) => void
  /** Called while it repeats its log after a crash, and cannot answer yet. */
  onWait?: (seconds: number) => void
}

export interface KeptRunning {
  /** Resolves when it could not be restarted and no further attempt follows. */
  lost: Promise<Error>
  stop(): Promise<void>
}

/** The time limits of the watchdog; tests use shorter ones. */
export interface Patience {
  /** How long restarts are tried: a database that fails for a minute needs the operator. */
  troubleMs?: number
  /**
   * After running this long, a process does not count as crashing at start: its next end starts a new series of
   * attempts.
   */
  steadyMs?: number
  /** Interval of the health checks, and their timeout. */
  askMs?: number
}

const PATIENCE: Required<Patience> = { troubleMs: 60_000, steadyMs: 10_000, askMs: 20_000 }
/**
 * Failed health checks in a row until the process counts as hung. Checks are counted instead of minutes: while the
 * whole machine sleeps, minutes pass without a check.
 */
const UNANSWERED = 5
const WAITS_MS = [0, 100, 200, 500, 1000, 2000, 5000]
/** The process stays up on a full disk: space returns independently of it, and a new process could do no more. */
const FULL = /No space left on device|disk quota exceeded/i

/** @throws Error when it does not start, or when it is aborted before it is ready; then no process remains */
type Start = (signal: AbortSignal) => Promise<Postmaster>

/**
 * Restarts a database that ends without a request, any number of times: at once, then with growing delays. It gives up
 * after a minute without a stable run, but not while the disk is full. It kills a hung database, so that it can be
 * restarted.
 */
export function keepRunning(first: Postmaster, start: Start, watch: Watch = {}, patience: Patience = {}): KeptRunning {
  const { troubleMs, steadyMs, askMs } = { ...PATIENCE, ...patience }
  const stopping = new AbortController()
  const { promise: lost, resolve: giveUp } = Promise.withResolvers<Error>()
  let current: Postmaster | null = first
  let attempt = 0
  /** The time when it ended after a stable run. A restart that fails again belongs to the same series. */
  let began: number | null = null

  const isHopeless = (words: string) => performance.now() - (began ?? 0) >= troubleMs && !FULL.test(words)

  const replace = async (words: string): Promise<Postmaster | null> => {
    const lostAt = performance.now()
    for (let reason = words; ; ) {
      if (isHopeless(reason)) {
        giveUp(new Error(`The database went away and could not be started again within a minute. ${reason}`))
        return null
      }
      const wait = WAITS_MS[Math.min(attempt++, WAITS_MS.length - 1)]
      await sleep(wait, undefined, { signal: stopping.signal }).catch(() => {})
      if (stopping.signal.aborted) return null
      try {
        const next = await start(stopping.signal)
        watch.onBack?.(Math.round(performance.now() - lostAt))
        return next
      } catch (error) {
        if (stopping.signal.aborted) return null
        reason = (error as Error).message
      }
    }
  }
  const running = (async () => {
    while (current) {
      const since = performance.now()
      const watched = new AbortController()
      const hung = endWhenHung(current, askMs, watched.signal)
      const words = await current.gone
      watched.abort()
      current = null
      if (stopping.signal.aborted) return
      if (began === null || performance.now() - since >= steadyMs) {
        began = performance.now()
        attempt = 0
      }
      const reason = (await hung) ? `It answered no question for minutes and was ended. ${words}` : words
      watch.onLost?.(reason)
      current = await replace(reason)
    }
  })()

  return {
    lost,
    async stop() {
      stopping.abort()
      await current?.stop()
      await running
    },
  }
}

/**
 * Checks the health at intervals, and kills the process after several failed checks in a row. @returns whether it did
 */
async function endWhenHung(postmaster: Postmaster, askMs: number, over: AbortSignal): Promise<boolean> {
  for (let unanswered = 0; unanswered < UNANSWERED; ) {
    await sleep(askMs, undefined, { signal: over, ref: false }).catch(() => {})
    if (over.aborted) return false
    unanswered = (await postmaster.answers(askMs)) ? 0 : unanswered + 1
    if (over.aborted) return false
  }
  postmaster.kill()
  return true
}
