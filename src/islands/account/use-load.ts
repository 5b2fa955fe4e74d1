import { useCallback, useEffect, useState } from 'react'

/** Data from the server: null until it has loaded. */
export interface Loading<T> {
  data: T | null
  isFailed: boolean
  retry: () => void
  /** Loads again while the data before stays; when that fails, it stays. */
  refresh: () => void
  /** Updates the shown data after the server has accepted a change. */
  change: (change: (data: T) => T) => void
}

/** Loads data once. @param read the same function at every call: a new one loads again */
export function useLoad<T>(read: (signal: AbortSignal) => Promise<T>): Loading<T> {
  const [state, setState] = useState<{ data: T | null; isFailed: boolean; of?: unknown }>({
    data: null,
    isFailed: false,
  })
  const [tries, setTries] = useState(0)
  const [fresh, setFresh] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again
  useEffect(() => {
    const stop = new AbortController()
    read(stop.signal).then(
      (data) => !stop.signal.aborted && setState({ data, isFailed: false, of: read }),
      () =>
        !stop.signal.aborted &&
        setState((old) => (old.of === read && old.data !== null ? old : { data: null, isFailed: true })),
    )
    return () => stop.abort()
  }, [read, tries, fresh])
  const refresh = useCallback(() => setFresh((count) => count + 1), [])
  return {
    ...state,
    retry() {
      setState({ data: null, isFailed: false })
      setTries(tries + 1)
    },
    refresh,
    change: (change) => setState((old) => (old.data === null ? old : { ...old, data: change(old.data) })),
  }
}
