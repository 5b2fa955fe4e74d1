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

/** So long a start is tried again: what does not start in a minute is not mended by us. */
const PATIENCE_MS = 60_000
const WAITS_MS = [0, 100, 200, 500, 1000, 2000, 5000]
/** Who has run for so long is not one that starts and falls, over and over. */
const STEADY_MS = 10_000
/** Space on the disk comes back whether we run or not, and a new process could do no more than this one. */
const FULL = /No space left on device|disk quota exceeded/i

/** @throws Error when it does not start, or when it is aborted before it stands; then nothing of it runs */
type Start = (signal: AbortSignal) => Promise<Postmaster>

/**
 * Replaces a database that ends although nobody stopped it, however often: at once, then with growing waits. After a
 * minute without success it is given up; while the disk is full, it is not.
 */
export function keepRunning(first: Postmaster, start: Start, watch: Watch): KeptRunning {
  const stopping = new AbortController()
  const { promise: lost, resolve: giveUp } = Promise.withResolvers<Error>()
  let current: Postmaster | null = first
  let attempt = 0

  const replace = async (): Promise<Postmaster | null> => {
    const began = Date.now()
    for (;;) {
      const wait = WAITS_MS[Math.min(attempt++, WAITS_MS.length - 1)]
      await sleep(wait, undefined, { signal: stopping.signal }).catch(() => {})
      if (stopping.signal.aborted) return null
      try {
        const next = await start(stopping.signal)
        watch.onBack?.(Date.now() - began)
        return next
      } catch (error) {
        if (stopping.signal.aborted) return null
        const { message } = error as Error
        if (Date.now() - began < PATIENCE_MS || FULL.test(message)) continue
        giveUp(new Error(`The database went away and could not be started again within a minute. ${message}`))
        return null
      }
    }
  }
  const running = (async () => {
    while (current) {
      const since = Date.now()
      const words = await current.gone
      current = null
      if (stopping.signal.aborted) return
      if (Date.now() - since > STEADY_MS) attempt = 0
      watch.onLost?.(words)
      current = await replace()
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
