import type { ChangeId } from './port.ts'

/** An engine's position in the outbox, and the callers that wait for a later one. */
export interface Position {
  now(): ChangeId
  reach(at: ChangeId): void
  waitFor(at: ChangeId, signal?: AbortSignal): Promise<void>
  /** Rejects all callers that still wait. */
  close(): void
}

interface Waiter {
  at: ChangeId
  resolve(): void
  reject(reason: unknown): void
}

export function createPosition(): Position {
  let now = 0
  const waiters = new Set<Waiter>()
  return {
    now: () => now,
    reach(at) {
      now = Math.max(now, at)
      for (const waiter of waiters) if (waiter.at <= now) waiter.resolve()
    },
    async waitFor(at, signal) {
      signal?.throwIfAborted()
      if (at <= now) return
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      const waiter = { at, resolve, reject }
      const abort = () => reject(signal?.reason)
      waiters.add(waiter)
      signal?.addEventListener('abort', abort)
      try {
        await promise
      } finally {
        waiters.delete(waiter)
        signal?.removeEventListener('abort', abort)
      }
    },
    close() {
      for (const waiter of waiters) waiter.reject(new Error('the search engine was closed'))
    },
  }
}
