import { useState } from 'react'
import type { Translate } from '../../i18n/translate.ts'
import { setNote } from '../../stores/favorites-write.ts'
import { useOwnId } from '../forms/own-id.ts'
import { refuse, say } from './say.ts'

/** As domain/favorites/favorite.ts has it, whose schema would bring its library along. */
const NOTE_MAX = 2000

/** A note on a kept home, for the visitor alone. Kept when he leaves the field; Escape takes the change back. */
export function Note({ id, title, note, t }: { id: number; title: string; note: string; t: Translate }) {
  const field = useOwnId()
  const [draft, setDraft] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  if (!note && !isOpen)
    return (
      <button type="button" className="note-add link" onClick={() => setOpen(true)}>
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
    // What was written is not lost because the server could not be reached.
    setDraft(text)
    refuse(failed)
  }
  return (
    <div className="note">
      <label htmlFor={field}>
        {t('favorites.note')}
        <span className="sr-only">: {title}</span>
      </label>
      <textarea
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
          setDraft(null)
          event.currentTarget.blur()
        }}
      />
    </div>
  )
}
