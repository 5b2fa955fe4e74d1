import { useId, useState } from 'react'
import type { UndoResult } from '../../../domain/admin/bulk.ts'
import { formatDayTime } from '../../../domain/format/date.ts'
import { formatNumber } from '../../../domain/format/number.ts'
import { LANGUAGES, type Language } from '../../../i18n/languages.ts'
import type { Translate } from '../../../i18n/translate.ts'
import { useLoad } from '../../account/use-load.ts'
import { sentenceOf } from '../../forms/use-form.ts'
import { showToast } from '../../frame/toasts.ts'
import { Failed } from '../parts/Failed.tsx'

/** An act on many records that the caller can still undo. */
interface Undoable<A extends string> {
  id: number
  act: A
  at: string
  changed: number
}

interface Props<A extends string> {
  t: Translate<'admin' | 'shared'>
  language: Language
  /** The name of a kind of act. */
  name: (act: A) => string
  /** The same function until another act is done. */
  read: (signal: AbortSignal) => Promise<readonly Undoable<A>[]>
  run: (id: number) => Promise<{ data: UndoResult }>
  onUndone: () => void
}

/** The acts that the caller can still undo, from the server: they outlive the page on which they were done. */
export function Undos<A extends string>({ read, ...props }: Props<A>) {
  const { data, isFailed, retry, refresh } = useLoad(read)
  if (isFailed) return <Failed t={props.t} retry={retry} />
  if (!data?.length) return null
  return (
    <ul className="mb-4 grid max-h-60 gap-2 overflow-y-auto">
      {data.map((act) => (
        <Undo key={act.id} {...props} {...{ act, refresh }} />
      ))}
    </ul>
  )
}

/** Says what an act on many records has done, with the button that takes it back. */
function Undo<A extends string>({
  t,
  language,
  name,
  act: { id, act, at, changed },
  run,
  onUndone,
  refresh,
}: Omit<Props<A>, 'read'> & { act: Undoable<A>; refresh: () => void }) {
  const [isBusy, setBusy] = useState(false)
  const told = useId()
  const { tag } = LANGUAGES[language]
  const undo = async () => {
    if (isBusy) return
    setBusy(true)
    try {
      const { data } = await run(id)
      showToast(t('admin.undone', { undone: String(data.undone), kept: String(data.kept) }))
      onUndone()
    } catch (error) {
      showToast(sentenceOf(error, t))
    } finally {
      setBusy(false)
      refresh()
    }
  }
  const words = { act: name(act), at: formatDayTime(at, tag), count: formatNumber(changed, tag, 0) }
  return (
    <li className="flex flex-wrap items-center gap-4 rounded-card border border-leaf bg-sheet p-4">
      <p id={told}>{t('admin.bulk_undoable', words)}</p>
      <button
        type="button"
        className="button-quiet"
        aria-describedby={told}
        aria-disabled={isBusy || undefined}
        onClick={() => void undo()}
      >
        {t('admin.undo')}
      </button>
    </li>
  )
}
