import { useEffect, useState } from 'react'
import type { ListQuery, Page } from './columns.ts'

export interface Loaded<Row> {
  page: Page<Row> | null
  /** Whether the page is that of the query; else it is the one before. */
  isCurrent: boolean
  isLoading: boolean
  isFailed: boolean
  /** Why it failed; undefined otherwise. */
  error?: unknown
  reload: () => void
}

/** Loads the page of a list that a query names; the page before stays until the next one is there. */
export function usePage<Row>(
  load: (query: ListQuery, signal: AbortSignal) => Promise<Page<Row>>,
  query: ListQuery,
): Loaded<Row> {
  const [{ of, ...state }, setState] = useState<Omit<Loaded<Row>, 'reload' | 'isCurrent'> & { of: string | null }>({
    page: null,
    of: null,
    isLoading: true,
    isFailed: false,
  })
  const [tries, setTries] = useState(0)
  const key = JSON.stringify(query)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the query by its text, and another try
  useEffect(() => {
    const stop = new AbortController()
    setState((old) => ({ ...old, isLoading: true, isFailed: false, error: undefined }))
    load(query, stop.signal).then(
      (page) => !stop.signal.aborted && setState({ page, of: key, isLoading: false, isFailed: false }),
      (error: unknown) =>
        !stop.signal.aborted && setState((old) => ({ ...old, isLoading: false, isFailed: true, error })),
    )
    return () => stop.abort()
  }, [key, tries])
  return { ...state, isCurrent: of === key, reload: () => setTries((count) => count + 1) }
}
