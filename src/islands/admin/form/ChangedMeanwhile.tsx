import { useEffect, useRef } from 'react'
import type { Translate } from '../../../i18n/translate.ts'

/** After a record was loaded again: which of its fields another person had changed. It takes the focus of the button. */
export function ChangedMeanwhile({ t, fields }: { t: Translate<'admin'>; fields: readonly string[] }) {
  const told = useRef<HTMLParagraphElement>(null)
  useEffect(() => told.current?.focus(), [])
  return (
    <p ref={told} className="notice" role="status" tabIndex={-1}>
      {t('admin.changed_meanwhile', { fields: fields.join(', ') })}
    </p>
  )
}
