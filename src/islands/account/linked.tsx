import { useEffect, useState } from 'react'
import type { Language } from '../../i18n/languages.ts'
import { localPath } from '../../i18n/paths.ts'
import type { Translate } from '../../i18n/translate.ts'
import { ProblemSign } from '../forms/Field.tsx'
import { sentenceOf } from '../forms/use-form.ts'

/** As src/domain/auth/schemas.ts has it, whose library would be loaded for this alone. */
const TOKEN = /^[\w-]{43}$/

/** The token of a mailed link, read from the address once the page is there; null when it is none. */
export function linkToken(name = 'token'): string | null {
  const token = new URLSearchParams(location.search).get(name)
  return token && TOKEN.test(token) ? token : null
}

/** What a mailed link leads to: read by its token; `problem` says why there is nothing. */
export function useLinked<T>(read: (token: string) => Promise<T>, t: Translate) {
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
  const reload = async () => {
    if (token) setData(await read(token))
  }
  return {
    token,
    data,
    problem,
    reload,
    change: (change: (data: T) => T) => setData((old) => (old === null ? old : change(old))),
  }
}

/** The link is of no use: why, and where to go instead. */
export function Broken({ t, language, problem }: { t: Translate; language: Language; problem: string }) {
  return (
    <div className="account-done">
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
