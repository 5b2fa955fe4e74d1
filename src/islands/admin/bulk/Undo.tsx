import { useState } from 'react'
import type { UndoResult } from '../../../domain/admin/bulk.ts'
import type { Translate } from '../../../i18n/translate.ts'
import { sentenceOf } from '../../forms/use-form.ts'
import { showToast } from '../../frame/toasts.ts'

export interface Undoable {
  id: number
  words: string
}

/** Says what an act on many records has done, with the button that takes it back. */
export function Undo({
  t,
  done,
  run,
  onUndone,
}: {
  t: Translate<'admin' | 'shared'>
  done: Undoable
  run: (id: number) => Promise<{ data: UndoResult }>
  onUndone: () => void
}) {
  const [isBusy, setBusy] = useState(false)
  const undo = async () => {
    if (isBusy) return
    setBusy(true)
    try {
      const { data } = await run(done.id)
      showToast(t('admin.undone', { undone: String(data.undone), kept: String(data.kept) }))
      onUndone()
    } catch (error) {
      showToast(sentenceOf(error, t))
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="mb-4 flex flex-wrap items-center gap-4 rounded-card border border-leaf bg-sheet p-4">
      <p role="status">{done.words}</p>
      <button type="button" className="button-quiet" aria-disabled={isBusy || undefined} onClick={() => void undo()}>
        {t('admin.undo')}
      </button>
    </div>
  )
}
