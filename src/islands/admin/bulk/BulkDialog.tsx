import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { formatNumber } from '../../../domain/format/number.ts'
import { LANGUAGES, type Language } from '../../../i18n/languages.ts'
import type { Translate } from '../../../i18n/translate.ts'
import { sentenceOf } from '../../forms/use-form.ts'

/** What an act has done, or would do. */
export interface Told {
  found: number
  changed: number
  /** Sentences on the records that it leaves as they are. */
  skipped: readonly string[]
  /** Names of some that change. */
  examples: readonly { id: number; name: string }[]
}

export type Rehearsal = { dry_run: true } | { dry_run: false; expected: number }

/**
 * Shows what an act on many records would do, asks for what it needs, and carries it out with the number that was shown.
 * @param props `children`: the fields of the act; with another `asked` the preview counts no more
 */
export function BulkDialog({
  t,
  language,
  title,
  text,
  asked,
  isReady,
  send,
  onEnd,
  children,
}: {
  t: Translate<'admin' | 'shared'>
  language: Language
  title: string
  text?: string
  /** The values of its fields as a text. */
  asked: string
  isReady: boolean
  send: (rehearsal: Rehearsal) => Promise<Told>
  /** Ends the act for the table, with the sentence to show; null when the user has cancelled. */
  onEnd: (words: string | null) => void
  children?: ReactNode
}) {
  const [shown, setShown] = useState<{ of: string; told: Told } | null>(null)
  const [failed, setFailed] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const count = (value: number) => formatNumber(value, LANGUAGES[language].tag, 0)
  const told = shown?.of === asked ? shown.told : null
  useEffect(() => dialog.current?.showModal(), [])
  const act = async (event?: FormEvent) => {
    event?.preventDefault()
    if (isBusy || !isReady || told?.changed === 0) return
    setBusy(true)
    setFailed(null)
    try {
      const answer = await send(told ? { expected: told.found, dry_run: false } : { dry_run: true })
      if (!told) return setShown({ of: asked, told: answer })
      const words = t('admin.bulk_done', { count: count(answer.changed) })
      // Closing gives the focus back to the button that opened it.
      dialog.current?.close()
      onEnd(words)
    } catch (error) {
      setShown(null)
      setFailed(sentenceOf(error, t))
    } finally {
      setBusy(false)
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: an act without questions shows at once what it would do
  useEffect(() => {
    if (isReady) void act()
  }, [])
  const cancel = () => {
    dialog.current?.close()
    onEnd(null)
  }
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      className="m-auto max-h-[calc(100dvh-2rem)] w-[min(100vw-2rem,36rem)] overflow-y-auto rounded-card border border-line bg-sheet p-6 text-ink"
      onCancel={(event) => {
        // Escape in the dialog that asks for the second factor, or in a list, is not meant for this one.
        if (event.target === dialog.current) cancel()
      }}
    >
      <form className="grid gap-4" onSubmit={(event) => void act(event)}>
        <h2 id={id} className="text-20">
          {title}
        </h2>
        {text && <p className="text-ink-soft">{text}</p>}
        {children}
        <div role="status" className="grid gap-2">
          {told && (
            <>
              <p>{t('admin.bulk_shown', { changed: count(told.changed), found: count(told.found) })}</p>
              {told.skipped.map((sentence) => (
                <p key={sentence} className="text-13 text-ink-soft">
                  {sentence}
                </p>
              ))}
              <ul className="text-13">
                {told.examples.map((one) => (
                  <li key={one.id}>
                    <bdi>{one.name}</bdi>
                  </li>
                ))}
                {told.changed > told.examples.length && <li>…</li>}
              </ul>
            </>
          )}
        </div>
        {failed && (
          <p className="form-failed" role="alert">
            {failed}
          </p>
        )}
        <div className="flex flex-wrap gap-3">
          <button
            type="submit"
            className="button"
            aria-disabled={isBusy || !isReady || told?.changed === 0 || undefined}
          >
            {isBusy ? t('form.sending') : t(told ? 'admin.bulk_do' : 'admin.bulk_show')}
          </button>
          <button type="button" className="button-quiet" onClick={cancel}>
            {t('admin.cancel')}
          </button>
        </div>
      </form>
    </dialog>
  )
}
