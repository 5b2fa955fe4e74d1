import { useEffect, useRef, useState } from 'react'
import { formatNumber } from '../../../domain/format/number.ts'
import type { Translate } from '../../../i18n/translate.ts'
import { sentenceOf } from '../../forms/use-form.ts'
import { showToast } from '../../frame/toasts.ts'

export type Save = (progress: (rows: number) => void, signal: AbortSignal) => Promise<void>

/** Saves the list; a large one takes seconds, in which the button counts its rows and ends the act when pressed. */
export function Csv({ t, tag, onSave }: { t: Translate<'admin' | 'shared'>; tag: string; onSave: Save }) {
  const [rows, setRows] = useState<number | null>(null)
  const stop = useRef<AbortController | null>(null)
  useEffect(() => () => stop.current?.abort(), [])
  const press = async () => {
    if (stop.current) return stop.current.abort()
    const act = new AbortController()
    stop.current = act
    setRows(0)
    try {
      await onSave(setRows, act.signal)
    } catch (error) {
      if (!act.signal.aborted) showToast(sentenceOf(error, t))
    } finally {
      stop.current = null
      setRows(null)
    }
  }
  return (
    <button type="button" className="button-quiet" aria-busy={rows !== null} onClick={() => void press()}>
      {rows === null ? 'CSV' : `${t('admin.cancel')} (${formatNumber(rows, tag, 0)})`}
    </button>
  )
}
