import { expect } from 'vitest'

/** What comes to be true sooner or later, however busy the machine is. */
export const eventually = <T>(ask: () => T | Promise<T>) => expect.poll(ask, { timeout: 50_000, interval: 20 })
