import { useState } from 'react'
import type { Language } from '../../../i18n/languages.ts'
import { localPath } from '../../../i18n/paths.ts'
import { sentenceOf } from '../../forms/use-form.ts'
import type { Words } from './words.ts'

/** Opens the page of a home or project as visitors see it, also one that they do not see. */
export function AsVisitor({ t, language, open }: { t: Words; language: Language; open: () => Promise<string> }) {
  const [failed, setFailed] = useState<string | null>(null)
  const show = async () => {
    setFailed(null)
    // Safari opens a window only in the press itself, not after an answer.
    const tab = window.open('', '_blank')
    if (tab) tab.opener = null
    try {
      const path = localPath(language, await open())
      if (tab) tab.location.replace(path)
      else location.assign(path)
    } catch (error) {
      tab?.close()
      setFailed(sentenceOf(error, t))
    }
  }
  return (
    <>
      <button type="button" className="button-quiet" onClick={() => void show()}>
        {t('listings.as_visitor')}
      </button>
      {failed && (
        <p className="form-failed order-last basis-full" role="alert">
          {failed}
        </p>
      )}
    </>
  )
}
