import { useEffect, useMemo } from 'react'
import type { Translate } from '../../../i18n/translate.ts'
import { readList, stepsAt } from '../../../stores/admin/list-walk.ts'
import { listPath } from '../address.ts'

/** Fields and buttons of a dialog have the keys for themselves. */
const OWN_KEYS = 'input, textarea, select, [contenteditable], dialog'

/**
 * The way back to the list with the filters from which the record was opened, and to the records beside it: Alt with an
 * arrow up or down. A record that was opened otherwise has the way to the whole list only.
 */
export function WayBack({ t }: { t: Translate<'admin'> }) {
  const steps = useMemo(() => {
    const list = readList()
    return list && stepsAt(list, location.pathname + location.search)
  }, [])
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, altKey, ctrlKey, metaKey, shiftKey, target } = event
      const to = key === 'ArrowUp' ? steps?.before : key === 'ArrowDown' ? steps?.next : null
      if (!to || !altKey || ctrlKey || metaKey || shiftKey) return
      if (target instanceof Element && target.closest(OWN_KEYS)) return
      event.preventDefault()
      location.assign(to)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [steps])
  const step = (to: string | null | undefined, label: string, key: 'ArrowUp' | 'ArrowDown') =>
    to && (
      <a className="link" href={to} aria-keyshortcuts={`Alt+${key}`} title={`Alt ${key === 'ArrowUp' ? '↑' : '↓'}`}>
        {label}
      </a>
    )
  return (
    <p className="flex flex-wrap gap-x-5 text-13">
      <a className="link" href={steps?.list ?? listPath()}>
        {t('admin.back')}
      </a>
      {step(steps?.before, t('admin.record_before'), 'ArrowUp')}
      {step(steps?.next, t('admin.record_next'), 'ArrowDown')}
    </p>
  )
}
