import { useEffect, useState } from 'react'
import type { Language } from '../../i18n/languages.ts'
import { localPath } from '../../i18n/paths.ts'
import type { Translate } from '../../i18n/translate.ts'
import { ProblemSign } from '../forms/Below.tsx'
import { sentenceOf } from '../forms/use-form.ts'

/** A copy of the pattern in src/domain/auth/schemas.ts: an import would load the schema library for this alone. */
const TOKEN = /^[\w-]{43}$/

/** The token of a mailed link, read from the address after the page has loaded; null for an invalid one. */
export function linkToken(name = 'token'): string | null {
  const token = new URLSearchParams(location.search).get(name)
  return token && TOKEN.test(token) ? token : null
}

/** The data of a mailed link, loaded by its token; `problem` is the reason for a failure. */
export function useLinked<T>(read: (token: string) => Promise<T>, t: Translate<'account' | 'shared'>) {
  const [token, setToken] = useState<string | null>(null)
  const [data, setData] = useState<T | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, by the address of the page
  useEffect(() => {
    const given = linkToken()
    setToken(given)
    if (!given) return setProblem(t('manage.no_link'))
    read(given).then(setData, (error: unknown) => setProblem(sentenceOf(error, t)))
  }, [])
  return {
    token,
    data,
    problem,
    change: (change: (data: T) => T) => setData((old) => (old === null ? old : change(old))),
  }
}

/** An invalid link: the reason, and where to go instead. */
export function Broken({
  t,
  language,
  problem,
}: {
  t: Translate<'account' | 'shared'>
  language: Language
  problem: string
}) {
  return (
    <div className="grid justify-items-start gap-4 [&>p]:justify-self-stretch">
      <p className="form-failed" role="alert">
        <ProblemSign />
        {problem}
      </p>
      <p className="account-buttons">
        <a className="button" href={localPath(language, '/dashboard')}>
          {t('account.to_dashboard')}
        </a>
        <a className="button-quiet" href={localPath(language, '/kontakt')}>
          {t('frame.contact')}
        </a>
      </p>
    </div>
  )
}
