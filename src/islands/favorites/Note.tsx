import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Translate } from '../../i18n/translate.ts'
import { setNote } from '../../stores/favorites/favorites-write.ts'
import { useOwnId } from '../forms/own-id.ts'
import { refuse } from './say.ts'

/** A copy of the value in domain/favorites/favorite.ts: an import would load the schema library. */
const NOTE_MAX = 2000

/** ms without a key press until the note is saved. */
const PAUSE_MS = 800

/**
 * A private note on a favourite. Saved while the visitor types, when the field loses the focus, and when the page is left
 * or hidden; Escape reverts what was typed since the field has the focus.
 */
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
  const [isSaved, setSaved] = useState(false)
  const before = useRef(note)
  /** Text that is not saved yet. */
  const pending = useRef<string | null>(null)
  const timer = useRef(0)

  const save = async () => {
    clearTimeout(timer.current)
    const text = pending.current?.trim()
    if (text === undefined) return
    pending.current = null
    const failed = await setNote(id, text)
    setSaved(!failed && pending.current === null)
    if (!failed) return
    // The text is not lost when the server cannot be reached.
    pending.current ??= text
    setDraft(pending.current)
    refuse(failed)
  }
  const latest = useRef(save)
  latest.current = save
  useEffect(() => {
    const saveNow = () => void latest.current()
    document.addEventListener('visibilitychange', saveNow)
    addEventListener('pagehide', saveNow)
    return () => {
      document.removeEventListener('visibilitychange', saveNow)
      removeEventListener('pagehide', saveNow)
      saveNow()
    }
  }, [])

  if (!note && !isOpen)
    return (
      <button type="button" className="link min-h-11 place-self-start print:hidden" onClick={() => setOpen(true)}>
        {t('favorites.note_add')}
        <span className="sr-only">: {title}</span>
      </button>
    )

  const leave = async () => {
    await save()
    if (pending.current !== null) return
    setDraft(null)
    if (!(draft ?? note).trim()) setOpen(false)
  }
  return (
    <div className="grid gap-1">
      <div className="flex justify-between gap-3 text-13 text-ink-soft">
        <label htmlFor={field}>
          {t('favorites.note')}
          <span className="sr-only">: {title}</span>
        </label>
        <span role="status" className="print:hidden">
          {isSaved && t('favorites.note_saved')}
        </span>
      </div>
      <textarea
        className="field-sizing-content max-h-64 min-h-16 resize-y rounded-control border border-line bg-sheet px-3 py-2"
        id={field}
        rows={2}
        maxLength={NOTE_MAX}
        value={draft ?? note}
        // biome-ignore lint/a11y/noAutofocus: the visitor has just asked for this field
        autoFocus={isOpen && !note}
        onFocus={() => {
          before.current = note
          // An emptied note keeps its field as long as the visitor is in it.
          setOpen(true)
        }}
        onChange={({ target }) => {
          setDraft(target.value)
          setSaved(false)
          pending.current = target.value
          clearTimeout(timer.current)
          timer.current = window.setTimeout(save, PAUSE_MS)
        }}
        onBlur={() => void leave()}
        onKeyDown={(event) => {
          // The Escape of an input method takes back its own words only.
          if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
          pending.current = note === before.current ? null : before.current
          // Rendered before the field loses the focus, which saves.
          flushSync(() => setDraft(null))
          event.currentTarget.blur()
        }}
      />
    </div>
  )
}
