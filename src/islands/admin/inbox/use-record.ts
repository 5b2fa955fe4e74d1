import { useCallback, useEffect, useState } from 'react'
import { ApiError } from '../../../stores/api.ts'

export interface Loading<T> {
  /** Null until it has loaded; the record before stays while it loads again, and when that fails. */
  data: T | null
  /** Why it could not be loaded, the last time: it does not exist (for the caller), or anything else. */
  problem: 'missing' | 'failed' | null
  reload: () => void
}

/** Loads a record, and again after a change. @param read the same function at every call */
export function useRecord<T>(id: number, read: (id: number, signal: AbortSignal) => Promise<T>): Loading<T> {
  const [state, setState] = useState<Omit<Loading<T>, 'reload'>>({ data: null, problem: null })
  const [times, setTimes] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another time asks again
  useEffect(() => {
    const stop = new AbortController()
    read(id, stop.signal).then(
      (data) => !stop.signal.aborted && setState({ data, problem: null }),
      (error) =>
        !stop.signal.aborted &&
        // The page of the record holds what is typed there, such as an answer: it goes only with the record.
        setState(({ data }) =>
          error instanceof ApiError && error.status === 404
            ? { data: null, problem: 'missing' }
            : { data, problem: 'failed' },
        ),
    )
    return () => stop.abort()
  }, [id, read, times])
  const reload = useCallback(() => setTimes((count) => count + 1), [])
  return { ...state, reload }
}
