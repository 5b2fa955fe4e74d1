import { setTimeout as sleep } from 'node:timers/promises'
import { type Connections, type ConnectOptions, openConnections } from '../connect.ts'
import { type Position, readPosition } from './position.ts'

/** An answer takes a millisecond; a host that does not answer for this long is not chosen. */
const PROBE_MS = 1_000
/** Missed answers after which running statements are ended, so that they run again elsewhere. */
const MISSED_MAX = 2

const PROBE = `select pg_is_in_recovery() as is_standby,
  (case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_insert_lsn() end)::text as position`

/** One database server: its connections, and what is known about it. */
export interface Side {
  /** For visitors: statements have the time limit of visitors. */
  visitors: Connections
  /** For the search, which may take longer. */
  patient: Connections
  answers: boolean
  isStandby: boolean
  /** What it shows, null before its first answer. */
  position: Position | null
  /** Asks it how it is, or waits for the answer to a question that was asked before. */
  probe(): Promise<void>
  /** Asks it anew: the answer knows everything that was committed before this call. */
  probeAgain(): Promise<void>
  /** Something failed: it is not chosen until it answers again. */
  doubt(): void
  end(): Promise<void>
}

/** @param options of the connections for visitors */
export function openSide(url: string, { statementMs, onSlow, pooled, onError }: ConnectOptions): Side {
  const common = { pooled, readOnly: true, onError, connectMs: PROBE_MS * 2 }
  const visitors = openConnections(url, { ...common, statementMs, onSlow })
  const patient = openConnections(url, { ...common, max: 2 })
  // Of its own: a probe must not wait for a connection that visitors use.
  const probing = openConnections(url, { pooled, max: 1, connectMs: PROBE_MS })
  let asked: Promise<void> | null = null
  let missed = 0

  const ask = async () => {
    const client = await probing.connect()
    try {
      const { rows } = await client.query<{ is_standby: boolean; position: string }>(PROBE, [])
      const [row] = rows
      side.isStandby = row?.is_standby === true
      side.position = readPosition(row?.position ?? '')
      side.answers = true
      missed = 0
    } finally {
      client.release()
    }
  }
  const askInTime = async () => {
    const late = new AbortController()
    const { signal } = late
    const lateness = sleep(PROBE_MS, null, { signal, ref: false }).then(() => Promise.reject(new Error('no answer')))
    try {
      await Promise.race([ask(), lateness])
    } catch {
      side.answers = false
      probing.cut()
      if (++missed === MISSED_MAX) for (const one of [visitors, patient]) one.cut()
    } finally {
      late.abort()
      lateness.catch(() => {})
      asked = null
    }
  }

  const side: Side = {
    visitors,
    patient,
    answers: false,
    isStandby: false,
    position: null,
    probe: () => {
      asked ??= askInTime()
      return asked
    },
    async probeAgain() {
      await asked
      await side.probe()
    },
    doubt: () => {
      side.answers = false
    },
    async end() {
      await Promise.all([visitors.end(), patient.end(), probing.end()])
    },
  }
  return side
}
