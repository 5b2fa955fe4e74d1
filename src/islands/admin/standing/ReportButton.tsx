import { useState } from 'react'
import type { Language } from '../../../i18n/languages.ts'
import { callForFile } from '../../../stores/api.ts'
import { sentenceOf } from '../../forms/use-form.ts'
import { saveFile } from '../table/csv.ts'
import type { StandingWords } from './words.ts'

/** Saves the report of a company as a PDF in the language of the screen. */
export function ReportButton({ t, language, company }: { t: StandingWords; language: Language; company: number }) {
  const [state, setState] = useState<{ isBusy: boolean; said: string; isFailed: boolean }>(IDLE)
  const save = async () => {
    setState({ isBusy: true, said: t('standing.report_making'), isFailed: false })
    try {
      const blob = await callForFile('GET /api/admin/companies/{id}/standing.pdf', { id: company }, { language })
      saveFile(`klinke-${company}-${language}.pdf`, blob)
      setState({ isBusy: false, said: t('standing.report_done'), isFailed: false })
    } catch (error) {
      setState({ isBusy: false, said: sentenceOf(error, t), isFailed: true })
    }
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      <button type="button" className="button" disabled={state.isBusy} onClick={() => void save()}>
        {t('standing.report')}
      </button>
      <p
        role={state.isFailed ? 'alert' : 'status'}
        className={state.isFailed ? 'form-failed' : 'text-13 text-ink-soft'}
      >
        {state.said}
      </p>
    </div>
  )
}

const IDLE = { isBusy: false, said: '', isFailed: false }
