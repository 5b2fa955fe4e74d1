import { useEffect, useRef } from 'react'
import type { Translate } from '../../../i18n/translate.ts'
import { Done } from '../../forms/Submit.tsx'
import { showToast } from '../../frame/toasts.ts'

/** New recovery codes, shown once. */
export function RecoveryCodes({
  t,
  codes,
  onKept,
}: {
  t: Translate<'account' | 'shared'>
  codes: readonly string[]
  onKept: () => void
}) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const text = codes.join('\n')
  const copy = async () => {
    try {
      // Missing on plain http.
      await navigator.clipboard.writeText(text)
      showToast(t('factor.copied'))
    } catch {
      showToast(t('form.failed'), { kind: 'limit' })
    }
  }
  return (
    <section className="grid gap-4 rounded-card border border-line bg-sheet p-5">
      <h4 className="font-serif text-20 font-medium" ref={title} tabIndex={-1}>
        {t('factor.codes')}
      </h4>
      <Done>{t('factor.codes_text')}</Done>
      <ol className="figures grid gap-x-6 gap-y-2 sm:grid-cols-2" dir="ltr">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="account-buttons">
        <button type="button" className="button" onClick={onKept}>
          {t('factor.codes_kept')}
        </button>
        <button type="button" className="button-quiet" onClick={() => void copy()}>
          {t('factor.codes_copy')}
        </button>
        <a
          className="button-quiet"
          download="klinke-codes.txt"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
        >
          {t('factor.codes_save')}
        </a>
      </div>
    </section>
  )
}
