import { useCallback, useEffect, useState } from 'react'
import { viennaDay } from '../../domain/format/date.ts'
import { readTimes } from '../../stores/account/account-lists.ts'

const DAY_MS = 86_400_000
/**
 * A copy of the value in src/domain/appointments/schemas.ts: an import would load the schema library for this alone.
 */
const DAYS_AHEAD = 60
const OFFERED = 4
/** Between Christmas and Epiphany there can be nine days without office hours. */
const LOOKED_AT = 12

/** Free times of a day, ISO instants in order; `null` while loading. */
export interface DayTimes {
  times: readonly string[] | null
  isFailed: boolean
}

export const firstDay = () => viennaDay(new Date())
export const lastDay = () => viennaDay(new Date(Date.now() + DAYS_AHEAD * DAY_MS))

/** The next days with a free time of that length, soonest first. */
export function useFreeDays(duration: number, propertyId: number | null): readonly string[] | null {
  const [days, setDays] = useState<readonly string[] | null>(null)
  useEffect(() => {
    const stop = new AbortController()
    const look = async () => {
      const free: string[] = []
      for (let nr = 0; nr < LOOKED_AT && free.length < OFFERED; nr++) {
        const day = viennaDay(new Date(Date.now() + nr * DAY_MS))
        if ((await readTimes({ day, duration, propertyId }, stop.signal)).length > 0) free.push(day)
      }
      return free
    }
    look().then(
      (free) => !stop.signal.aborted && setDays(free),
      () => !stop.signal.aborted && setDays([]),
    )
    return () => stop.abort()
  }, [duration, propertyId])
  return days
}

/** The free times of a day (YYYY-MM-DD); `again` reloads them, since others book too. */
export function useTimes(day: string, duration: number, propertyId: number | null): DayTimes & { again: () => void } {
  const [state, setState] = useState<DayTimes>({ times: null, isFailed: false })
  const [asked, setAsked] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` asks anew
  useEffect(() => {
    if (!day) return setState({ times: null, isFailed: false })
    const stop = new AbortController()
    setState({ times: null, isFailed: false })
    readTimes({ day, duration, propertyId }, stop.signal).then(
      (times) => !stop.signal.aborted && setState({ times, isFailed: false }),
      () => !stop.signal.aborted && setState({ times: null, isFailed: true }),
    )
    return () => stop.abort()
  }, [day, duration, propertyId, asked])
  const again = useCallback(() => setAsked((count) => count + 1), [])
  return { ...state, again }
}
