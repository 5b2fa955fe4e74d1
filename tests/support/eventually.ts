import { expect } from 'vitest'

/** Polls until the condition holds, however busy the machine is. */
export const eventually = <T>(ask: () => T | Promise<T>) => expect.poll(ask, { timeout: 100_000, interval: 50 })
