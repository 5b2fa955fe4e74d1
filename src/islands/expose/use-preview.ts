import { useCallback, useEffect, useRef, useState } from 'react'
import type { ExposePages } from '../../domain/exposes/pages.ts'
import type { Subject } from '../../domain/exposes/subject.ts'
import { readPages } from '../../stores/exposes.ts'
import { sentenceOf } from '../forms/use-form.ts'
import type { Words } from './words.ts'

/** Visitors change several switches one after the other. */
const PAUSE_MS = 350

export interface PreviewState {
  /** The pages of the last choices that were made; null at first. */
  pages: ExposePages | null
  /** Whether newer choices are being made. */
  isBusy: boolean
  failed: string | null
  retry: () => void
  /** Resolves with the pages of the current choices. */
  made: () => Promise<ExposePages>
}

/**
 * The pages of an expose with its options. Choices that change within a moment cause one request; the answer of an
 * older one is dropped.
 * @param options the parameters of the API; null until the choices are known
 */
export function usePreview(t: Words, subject: Subject, options: string | null): PreviewState {
  const [pages, setPages] = useState<ExposePages | null>(null)
  const [isBusy, setBusy] = useState(true)
  const [failed, setFailed] = useState<string | null>(null)
  const [tries, setTries] = useState(0)
  const latest = useRef<{ options: string; pages: ExposePages } | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the subject and the words of a page do not change
  useEffect(() => {
    if (options === null) return
    const stop = new AbortController()
    setBusy(true)
    const waiting = setTimeout(
      () => {
        readPages(subject, new URLSearchParams(options), stop.signal).then(
          (made) => {
            if (stop.signal.aborted) return
            latest.current = { options, pages: made }
            setPages(made)
            setFailed(null)
            setBusy(false)
          },
          (error: unknown) => {
            if (stop.signal.aborted) return
            setFailed(sentenceOf(error, t) === t('form.failed') ? t('generator.failed') : sentenceOf(error, t))
            setBusy(false)
          },
        )
      },
      latest.current ? PAUSE_MS : 0,
    )
    return () => {
      clearTimeout(waiting)
      stop.abort()
    }
  }, [options, tries])

  const made = useCallback(async () => {
    if (options !== null && latest.current?.options === options) return latest.current.pages
    return readPages(subject, new URLSearchParams(options ?? ''))
  }, [options, subject])

  return { pages, isBusy, failed, retry: () => setTries((count) => count + 1), made }
}
