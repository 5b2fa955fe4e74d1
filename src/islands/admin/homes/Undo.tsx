import { useState } from 'react'
import { call } from '../../../stores/api.ts'
import { sentenceOf } from '../../forms/use-form.ts'
import { showToast } from '../../frame/toasts.ts'
import type { Words } from './words.ts'

export interface Undoable {
  id: number
  words: string
}

/** Says what an act on many homes has done, with the button that takes it back. */
export function Undo({ t, done, onUndone }: { t: Words; done: Undoable; onUndone: () => void }) {
  const [isBusy, setBusy] = useState(false)
  const undo = async () => {
    if (isBusy) return
    setBusy(true)
    try {
      const { data } = await call('POST /api/admin/properties/bulk/{bulk}/undo', { params: { bulk: done.id } })
      showToast(t('listings.undone', { undone: String(data.undone), kept: String(data.kept) }))
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
        {t('listings.undo')}
      </button>
    </div>
  )
}
