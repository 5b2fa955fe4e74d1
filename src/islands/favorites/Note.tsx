import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { Translate } from '../../i18n/translate.ts'
import { setNote } from '../../stores/favorites/favorites-write.ts'
import { useOwnId } from '../forms/own-id.ts'
import { refuse, say } from './say.ts'

/** A copy of the value in domain/favorites/favorite.ts: an import would load the schema library. */
const NOTE_MAX = 2000

/** A private note on a favourite. Saved when the field loses the focus; Escape reverts the change. */
export function Note({
  id,
  title,
  note,
  t,
}: {
  id: number
  title: string
  note: string
  t: Translate<'saved' | 'shared'>
}) {
  const field = useOwnId()
  const [draft, setDraft] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  if (!note && !isOpen)
    return (
      <button type="button" className="link min-h-11 place-self-start print:hidden" onClick={() => setOpen(true)}>
        {t('favorites.note_add')}
        <span className="sr-only">: {title}</span>
      </button>
    )

  const keep = async () => {
    const text = (draft ?? note).trim()
    setDraft(null)
    if (!text) setOpen(false)
    if (text === note) return
    const failed = await setNote(id, text)
    if (!failed) return say('favorites.note_saved')
    // The text is not lost when the server cannot be reached.
    setDraft(text)
    refuse(failed)
  }
  return (
    <div className="grid gap-1">
      <label htmlFor={field} className="text-13 text-ink-soft">
        {t('favorites.note')}
        <span className="sr-only">: {title}</span>
      </label>
      <textarea
        className="field-sizing-content max-h-64 min-h-16 resize-y rounded-control border border-line bg-sheet px-3 py-2"
        id={field}
        rows={2}
        maxLength={NOTE_MAX}
        value={draft ?? note}
        // biome-ignore lint/a11y/noAutofocus: the visitor has just asked for this field
        autoFocus={isOpen && !note}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={() => void keep()}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          // Rendered before the field loses the focus, which would save the draft.
          flushSync(() => setDraft(null))
          event.currentTarget.blur()
        }}
      />
    </div>
  )
}
