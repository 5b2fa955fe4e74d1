import { useEffect, useState } from 'react'
import type { User } from '../../../domain/auth/user.ts'
import { LANGUAGES, type Language } from '../../../i18n/languages.ts'
import { type RecordedAct, readActs } from '../../../stores/admin/audit.ts'
import { sentenceOf } from '../../forms/use-form.ts'
import { Failed } from '../parts/Failed.tsx'
import { Lines } from '../parts/Lines.tsx'
import { Act } from './Act.tsx'
import type { AuditWords } from './words.ts'

interface State {
  acts: readonly RecordedAct[]
  /** The `before` of the next page; null at the end. */
  next: number | null
  isLoading: boolean
  failed: string | null
}

const EMPTY: State = { acts: [], next: null, isLoading: true, failed: null }

/** Acts of staff, newest first, page after page. */
export function Acts({
  t,
  language,
  user,
  query,
  isHistory = false,
  latest,
}: {
  t: AuditWords
  language: Language
  user: User
  /** The same object as long as the filters are the same. */
  query: URLSearchParams
  /** All acts are about the record of the page, which needs no name. */
  isHistory?: boolean
  /** Only so many, without a button for older ones. */
  latest?: number
}) {
  const [state, setState] = useState(EMPTY)
  const load = async (before: number | null, signal?: AbortSignal) => {
    const asked = new URLSearchParams(query)
    if (before !== null) asked.set('before', String(before))
    setState((old) => ({ ...(before === null ? EMPTY : old), isLoading: true, failed: null }))
    try {
      const { data, next } = await readActs(asked, signal)
      if (signal?.aborted) return
      setState((old) => ({
        acts: [...(before === null ? [] : old.acts), ...data],
        next,
        isLoading: false,
        failed: null,
      }))
    } catch (error) {
      if (!signal?.aborted) setState((old) => ({ ...old, isLoading: false, failed: sentenceOf(error, t) }))
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only other filters load anew
  useEffect(() => {
    const stop = new AbortController()
    void load(null, stop.signal)
    return () => stop.abort()
  }, [query])

  const { acts, next, isLoading, failed } = state
  const last = acts.at(-1)?.id ?? null
  return (
    <div className="grid gap-4" aria-busy={isLoading}>
      {acts.length > 0 && (
        <ol className="grid gap-3">
          {acts.slice(0, latest).map((act) => (
            <Act key={act.id} {...{ t, act, user, isHistory }} tag={LANGUAGES[language].tag} />
          ))}
        </ol>
      )}
      {isLoading && <Lines t={t} count={acts.length ? 2 : 6} />}
      {!isLoading && !failed && acts.length === 0 && <p className="text-ink-soft">{t('audit.none')}</p>}
      {failed && <Failed t={t} retry={() => void load(last)} text={failed} />}
      {!isLoading && !failed && next !== null && latest === undefined && (
        <div>
          <button type="button" className="button-quiet" onClick={() => void load(next)}>
            {t('audit.more')}
          </button>
        </div>
      )}
    </div>
  )
}
