import { useEffect, useRef } from 'react'
import type { FlagRow } from '../../../stores/admin/notices.ts'
import { call } from '../../../stores/api.ts'
import { DialogHead } from '../../dialogs/DialogHead.tsx'
import { showToast } from '../../frame/toasts.ts'
import { RecordForm } from '../form/RecordForm.tsx'
import type { FieldSchema } from '../form/schema.ts'
import { fieldLabel, fieldOptions } from './Decide.tsx'
import type { NoticeWords } from './words.ts'

const CALL = 'POST /api/admin/flags/{id}/withhold'
/** Nobody has reported it: only the company reads the reasons, and the clause is always needed. */
const HELP = {
  reason: (t: NoticeWords) => t('notices.own_help'),
  clause: (t: NoticeWords) => t('notices.clause_example'),
}

/** Withholds a listing that a rule noticed: its company reads the reasons. */
export function WithholdFlagged({
  t,
  schemas,
  row,
  onClose,
  onDone,
}: {
  t: NoticeWords
  schemas: Readonly<Record<string, FieldSchema>>
  row: FlagRow
  onClose: () => void
  onDone: () => void
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const schema = schemas[CALL] ?? {}
  return (
    <dialog ref={dialog} className="contact" aria-labelledby="withhold-flagged" onClose={onClose}>
      <DialogHead
        id="withhold-flagged"
        title={t('notices.withhold')}
        about={row.titel}
        closeLabel={t('inquiry.form.close')}
        onClose={() => dialog.current?.close()}
      />
      <div className="contact-body">
        <RecordForm
          t={t}
          schema={schema}
          value={{}}
          order={['reason', 'ground', 'clause']}
          label={(field) => fieldLabel(t, field)}
          help={(field) => HELP[field as keyof typeof HELP]?.(t)}
          options={(field) => fieldOptions(t, schema, field)}
          submit={t('notices.withhold')}
          send={async (body) => {
            const sent = body as Parameters<typeof call<typeof CALL>>[1]['body']
            const { message } = await call(CALL, { params: { id: row.id }, body: sent })
            showToast(message)
            onDone()
            return undefined
          }}
        />
      </div>
    </dialog>
  )
}
