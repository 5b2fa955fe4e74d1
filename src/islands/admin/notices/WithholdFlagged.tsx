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
    <dialog
      ref={dialog}
      className="contact fixed inset-0 m-auto w-[min(560px,100vw_-_32px)] max-h-[min(860px,100dvh_-_48px)] p-0 overflow-y-auto overscroll-contain text-ink bg-paper border border-line rounded-card shadow-float backdrop:bg-[rgb(20_22_20_/_55%)] [&_.form]:max-w-none [&_.form-end>[type=submit]]:w-full max-sm:top-auto max-sm:bottom-0 max-sm:m-0 max-sm:w-full max-sm:max-w-none max-sm:max-h-[calc(100dvh_-_24px)] max-sm:border-x-0 max-sm:border-b-0 max-sm:rounded-t-card"
      aria-labelledby="withhold-flagged"
      onClose={onClose}
    >
      <DialogHead
        id="withhold-flagged"
        title={t('notices.withhold')}
        about={row.titel}
        closeLabel={t('inquiry.form.close')}
        onClose={() => dialog.current?.close()}
      />
      <div className="pt-6 pb-8 px-8 max-sm:pt-5 max-sm:pb-[calc(24px_+_env(safe-area-inset-bottom))] max-sm:px-(--gutter)">
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
