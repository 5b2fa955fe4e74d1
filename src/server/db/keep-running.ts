import { setTimeout as sleep } from 'node:timers/promises'
import type { Postmaster } from './postmaster.ts'

export interface Watch {
  /** It went away although nobody asked it to. */
  onLost?: (lastWords: string) => void
  onBack?: (ms: number) => void
}

export interface KeptRunning {
  /** Resolves when it could not be started again; then it has been given up. */
  lost: Promise<Error>
  stop(): Promise<void>
}

/** The patience of the watch; tests have less. */
export interface Patience {
  /** So long it is tried again: what does not run after a minute of starts is not mended by us. */
  troubleMs?: number
  /** Who has run for so long is not one that starts and falls, over and over: his next end is a new trouble. */
  steadyMs?: number
  /** How often it is asked something, and how long an answer may take. */
  askMs?: number
}

const PATIENCE: Required<Patience> = { troubleMs: 60_000, steadyMs: 10_000, askMs: 20_000 }
/**
 * So many questions in a row without an answer, and it hangs. Questions are counted instead of minutes: when the whole
 * machine rests, minutes pass and nobody has asked.
 */
const UNANSWERED = 5
const WAITS_MS = [0, 100, 200, 500, 1000, 2000, 5000]
/** Space on the disk comes back whether we run or not, and a new process could do no more than this one. */
const FULL = /No space left on device|disk quota exceeded/i

/** @throws Error when it does not start, or when it is aborted before it stands; then nothing of it runs */
type Start = (signal: AbortSignal) => Promise<Postmaster>

/**
 * Replaces a database that ends although nobody stopped it, however often: at once, then with growing waits. After a
 * minute in which it never ran steadily it is given up; while the disk is full, it is not. One that hangs is ended, so
 * that it can be replaced.
 */
export function keepRunning(first: Postmaster, start: Start, watch: Watch = {}, patience: Patience = {}): KeptRunning {
  const { troubleMs, steadyMs, askMs } = { ...PATIENCE, ...patience }
  const stopping = new AbortController()
  const { promise: lost, resolve: giveUp } = Promise.withResolvers<Error>()
  let current: Postmaster | null = first
  let attempt = 0
  /** When it ended after it had run steadily. A start that falls again is the same trouble. */
  let began: number | null = null

  const isHopeless = (words: string) => Date.now() - (began ?? 0) >= troubleMs && !FULL.test(words)

  const replace = async (words: string): Promise<Postmaster | null> => {
    const lostAt = Date.now()
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
        watch.onBack?.(Date.now() - lostAt)
        return next
      } catch (error) {
        if (stopping.signal.aborted) return null
        reason = (error as Error).message
      }
    }
  }
  const running = (async () => {
    while (current) {
      const since = Date.now()
      const watched = new AbortController()
      const hung = endWhenHung(current, askMs, watched.signal)
      const words = await current.gone
      watched.abort()
      current = null
      if (stopping.signal.aborted) return
      if (began === null || Date.now() - since >= steadyMs) {
        began = Date.now()
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

/** Asks from time to time, and ends what gives no answer several times in a row. @returns whether it did */
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
