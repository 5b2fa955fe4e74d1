import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { formatNumber } from '../../../domain/format/number.ts'
import type { BulkAct, BulkResult } from '../../../domain/listings/bulk.ts'
import type { ListingRow } from '../../../domain/listings/listing.ts'
import { LANGUAGES, type Language } from '../../../i18n/languages.ts'
import { call } from '../../../stores/api.ts'
import { sentenceOf } from '../../forms/use-form.ts'
import type { Choice } from '../table/columns.ts'
import { queryOf } from '../table/query.ts'
import type { Choices } from './filters.ts'
import type { Undoable } from './Undo.tsx'
import type { Words } from './words.ts'

export interface Asked {
  act: BulkAct
  choice: Choice<ListingRow>
  /** Ends the act for the table, with the sentence to show. */
  resolve: (words: string) => void
}

/** Shows what an act would do, asks for what it needs, and carries it out with the number that was shown. */
export function BulkDialog({
  t,
  language,
  asked,
  persons,
  onEnd,
}: {
  t: Words
  language: Language
  asked: Asked
  persons: Choices['persons']
  onEnd: (words: string, undo: Undoable | null) => void
}) {
  const { act, choice } = asked
  const [reason, setReason] = useState('')
  const [person, setPerson] = useState('')
  const [shown, setShown] = useState<BulkResult | null>(null)
  const [failed, setFailed] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useId()
  const count = (value: number) => formatNumber(value, LANGUAGES[language].tag, 0)
  useEffect(() => dialog.current?.showModal(), [])
  const body = {
    act,
    ...(choice.all ? { criteria: queryOf(choice.query).toString() } : { ids: choice.ids.map(Number) }),
    ...(act === 'withhold' && { reason }),
    ...(act === 'hand_over' && { person: Number(person) }),
  }
  const isReady = (act !== 'withhold' || reason.trim() !== '') && (act !== 'hand_over' || person !== '')
  const send = async (event?: FormEvent) => {
    event?.preventDefault()
    if (isBusy || !isReady) return
    setBusy(true)
    setFailed(null)
    try {
      const rehearsed = shown ? { expected: shown.found, dry_run: false } : { dry_run: true }
      const { data } = await call('POST /api/admin/properties/bulk', { body: { ...body, ...rehearsed } })
      if (!shown) setShown(data)
      else {
        const words = t('listings.bulk_done', { count: count(data.changed) })
        onEnd(words, data.undo && { id: data.undo.id, words })
      }
    } catch (error) {
      setShown(null)
      setFailed(sentenceOf(error, t))
    } finally {
      setBusy(false)
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: an act without questions shows at once what it would do
  useEffect(() => {
    if (isReady) void send()
  }, [])
  const cancel = () => onEnd(t('listings.bulk_nothing'), null)
  return (
    <dialog
      ref={dialog}
      aria-labelledby={title}
      className="m-auto w-full max-w-xl rounded-card border border-line bg-sheet p-6 text-ink"
      onCancel={cancel}
    >
      <form className="grid gap-4" onSubmit={(event) => void send(event)}>
        <h2 id={title} className="text-20">
          {t(`listings.act.${act}`)}
        </h2>
        {act === 'withhold' && (
          <label className="field">
            <span className="field-label">{t('listings.reason')}</span>
            <input
              value={reason}
              maxLength={500}
              required
              onChange={(event) => {
                setReason(event.currentTarget.value)
                setShown(null)
              }}
            />
          </label>
        )}
        {act === 'hand_over' && (
          <label className="field">
            <span className="field-label">{t('listings.person')}</span>
            <select
              value={person}
              required
              onChange={(event) => {
                setPerson(event.currentTarget.value)
                setShown(null)
              }}
            >
              <option value="">{t('listings.choose')}</option>
              {persons.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        )}
        {shown && (
          <div role="status" className="grid gap-2">
            <p>{t('listings.bulk_shown', { changed: count(shown.changed), found: count(shown.found) })}</p>
            {shown.skipped.map(({ why, count: some }) => (
              <p key={why} className="text-13 text-ink-soft">
                {t(`listings.skipped.${why}`, { count: count(some) })}
              </p>
            ))}
            <ul className="text-13">
              {shown.examples.map(({ id, titel }) => (
                <li key={id}>{titel}</li>
              ))}
            </ul>
          </div>
        )}
        {failed && (
          <p className="form-failed" role="alert">
            {failed}
          </p>
        )}
        <div className="flex flex-wrap gap-3">
          <button
            type="submit"
            className="button"
            aria-disabled={isBusy || !isReady || shown?.changed === 0 || undefined}
          >
            {t(shown ? 'listings.bulk_do' : 'listings.bulk_show')}
          </button>
          <button type="button" className="button-quiet" onClick={cancel}>
            {t('admin.cancel')}
          </button>
        </div>
      </form>
    </dialog>
  )
}
