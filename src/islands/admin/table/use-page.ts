import { useEffect, useState } from 'react'
import type { ListQuery, Page } from './columns.ts'

export interface Loaded<Row> {
  page: Page<Row> | null
  isLoading: boolean
  isFailed: boolean
  reload: () => void
}

/** Loads the page of a list that a query names; the page before stays until the next one is there. */
export function usePage<Row>(
  load: (query: ListQuery, signal: AbortSignal) => Promise<Page<Row>>,
  query: ListQuery,
): Loaded<Row> {
  const [state, setState] = useState<Omit<Loaded<Row>, 'reload'>>({ page: null, isLoading: true, isFailed: false })
  const [tries, setTries] = useState(0)
  const key = JSON.stringify(query)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the query by its text, and another try
  useEffect(() => {
    const stop = new AbortController()
    setState(({ page }) => ({ page, isLoading: true, isFailed: false }))
    load(query, stop.signal).then(
      (page) => !stop.signal.aborted && setState({ page, isLoading: false, isFailed: false }),
      () => !stop.signal.aborted && setState(({ page }) => ({ page, isLoading: false, isFailed: true })),
    )
    return () => stop.abort()
  }, [key, tries])
  return { ...state, reload: () => setTries((count) => count + 1) }
}
