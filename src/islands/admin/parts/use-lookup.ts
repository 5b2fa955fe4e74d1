import { useEffect, useState } from 'react'
import type { Lookup, LookupOption } from '../../../stores/admin/lookups.ts'

const PAUSE_MS = 200

export interface Found {
  options: readonly LookupOption[]
  /** The text that the options belong to; null before the first answer. */
  of: string | null
  isFailed: boolean
}

const NOTHING: Found = { options: [], of: null, isFailed: false }

/** The records that a text finds, a moment after the last key. @param text null: the list is closed */
export function useFound(lookup: Lookup, text: string | null): Found {
  const [found, setFound] = useState(NOTHING)
  useEffect(() => {
    if (text === null) return
    const stop = new AbortController()
    const timer = setTimeout(
      () => {
        lookup.find(text, stop.signal).then(
          (options) => !stop.signal.aborted && setFound({ options, of: text, isFailed: false }),
          () => !stop.signal.aborted && setFound({ options: [], of: text, isFailed: true }),
        )
      },
      text === '' ? 0 : PAUSE_MS,
    )
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [lookup, text])
  return found
}

/** The name of the chosen record: known from its choice, else asked for once; its number where it has gone. */
export function useName(lookup: Lookup, value: string): [string, (known: LookupOption | null) => void] {
  const [known, setKnown] = useState<LookupOption | null>(null)
  useEffect(() => {
    if (value === '' || known?.value === value) return
    const stop = new AbortController()
    lookup.name(value, stop.signal).then(
      (label) => setKnown({ value, label }),
      () => !stop.signal.aborted && setKnown({ value, label: `#${value}` }),
    )
    return () => stop.abort()
  }, [lookup, value, known])
  return [value !== '' && known?.value === value ? known.label : '', setKnown]
}
