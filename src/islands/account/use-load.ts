import { useEffect, useState } from 'react'

/** Data from the server: null until it has loaded. */
export interface Loading<T> {
  data: T | null
  isFailed: boolean
  retry: () => void
  /** Updates the shown data after the server has accepted a change. */
  change: (change: (data: T) => T) => void
}

/** Loads data once. @param read the same function at every call: a new one loads again */
export function useLoad<T>(read: (signal: AbortSignal) => Promise<T>): Loading<T> {
  const [state, setState] = useState<{ data: T | null; isFailed: boolean }>({ data: null, isFailed: false })
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again
  useEffect(() => {
    const stop = new AbortController()
    read(stop.signal).then(
      (data) => !stop.signal.aborted && setState({ data, isFailed: false }),
      () => !stop.signal.aborted && setState({ data: null, isFailed: true }),
    )
    return () => stop.abort()
  }, [read, tries])
  return {
    ...state,
    retry() {
      setState({ data: null, isFailed: false })
      setTries(tries + 1)
    },
    change: (change) => setState((old) => (old.data === null ? old : { ...old, data: change(old.data) })),
  }
}
