/** ok: as it should be. doubt: it works, and will trouble somebody. fault: it must be mended before visitors come. */
export type Level = 'ok' | 'doubt' | 'fault'

/** One thing that was looked at, in a sentence; what to do next, unless it is well. */
export interface Finding {
  level: Level
  text: string
  next?: string
}

export const ok = (text: string): Finding => ({ level: 'ok', text })
export const doubt = (text: string, next: string): Finding => ({ level: 'doubt', text, next })
export const fault = (text: string, next: string): Finding => ({ level: 'fault', text, next })

/** 12.3 GB */
export const gigabytes = (bytes: number): string => `${(bytes / 1e9).toFixed(1)} GB`

/** Why a service did not answer. Connections to a name with several addresses fail with an empty message. */
export const reasonOf = (error: Error & { code?: string }): string => error.message || error.code || error.name
