/** A position in the write-ahead log: PostgreSQL writes `16/B374D848`, the upper and lower half in hexadecimals. */
export type Position = bigint

const TEXT = /^([0-9a-f]{1,8})\/([0-9a-f]{1,8})$/i

/** @returns null for a text that is no position */
export function readPosition(text: string): Position | null {
  const [, upper, lower] = TEXT.exec(text) ?? []
  if (!upper || !lower) return null
  return (BigInt(`0x${upper}`) << 32n) | BigInt(`0x${lower}`)
}

export function writePosition(position: Position): string {
  return `${(position >> 32n).toString(16).toUpperCase()}/${(position & 0xffffffffn).toString(16).toUpperCase()}`
}

/** How far back the trail goes; a standby that is further behind counts as that old. */
const TRAIL_MS = 60_000

/** Where the log stood at which time: it turns a position of a standby into the age of what it shows. */
interface Trail {
  /** @param now ms */
  note(position: Position, now: number): void
  /** The age of the oldest change that is missing at this position, ms; 0 when none is known. */
  lag(position: Position, now: number): number
  /** The newest position that was noted, null before the first. */
  newest(): Position | null
}

export function createTrail(): Trail {
  let seen: { position: Position; at: number }[] = []
  return {
    note(position, now) {
      const last = seen.at(-1)
      // Another primary that has less: what came after it is lost, and nobody is behind it.
      if (last && position < last.position) seen = []
      if (!last || position !== last.position) seen.push({ position, at: now })
      while (seen.length > 1 && now - (seen[0]?.at ?? now) > TRAIL_MS) seen.shift()
    },
    lag(position, now) {
      const missing = seen.find((one) => one.position > position)
      return missing ? now - missing.at : 0
    },
    newest: () => seen.at(-1)?.position ?? null,
  }
}
