import type { Random } from '../../tests/operations/generated.ts'

export interface Sizes {
  /** Killed imports, and the objects of each delivery. */
  kills: number
  objects: number
  /** Mutated feeds that are read, and those of them that are imported. */
  feeds: number
  imported: number
  /** Generated requests an operation. */
  requests: number
  /** Generated sequences of faults: mails, storage, kills of the database. */
  rounds: number
  /** Of the load: how long, requests a second, and homes in the catalogue. */
  seconds: number
  rate: number
  homes: number
}

export interface Setting {
  sizes: Sizes
  /** The same seed makes the same inputs and, as far as the machine allows, the same moments. */
  seed: number
  random: Random
  log(line: string): void
}

/** A row of the table at the end. */
export interface Result {
  tried: string
  found: string
  /** What is wrong, one line each; empty when the part passed. */
  failures: string[]
}

/** @throws Error when the part could not be tried at all, which counts as a failure */
export type Part = (setting: Setting) => Promise<Result[]>

export const FULL: Sizes = {
  kills: 200,
  objects: 500,
  feeds: 100_000,
  imported: 2000,
  requests: 10_000,
  rounds: 200,
  seconds: 600,
  rate: 1000,
  homes: 1200,
}

/** For CI, beside the tests that have sizes of their own there. */
export const SHORT: Sizes = {
  kills: 3,
  objects: 60,
  feeds: 1500,
  imported: 20,
  requests: 16,
  rounds: 5,
  seconds: 10,
  rate: 100,
  homes: 60,
}
