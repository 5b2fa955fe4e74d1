import { type DragEvent, useState } from 'react'
import type { Calls } from '../../../../domain/operations/all.ts'
import type { AnswerOf } from '../../../../domain/operations/operation.ts'
import { uploadPicture } from '../../../../stores/admin/upload.ts'
import { ApiError } from '../../../../stores/api.ts'
import { useOwnId } from '../../../forms/own-id.ts'
import { sentenceOf } from '../../../forms/use-form.ts'
import { showToast } from '../../../frame/toasts.ts'
import { useGuard } from '../../form/use-guard.ts'
import type { Words } from './words.ts'

type Pictures = AnswerOf<Calls['GET /api/admin/properties/{id}/pictures']>

interface Sent {
  name: string
  share: number
  failed: string | null
}

/** Chooses or takes files, and sends them one after the other. */
export function Upload({ t, id, done }: { t: Words; id: number; done: (next: Pictures) => void }) {
  const input = useOwnId()
  const [sent, setSent] = useState<readonly Sent[]>([])
  const [isOver, setOver] = useState(false)
  const guard = useGuard()
  const send = async (files: readonly File[]) => {
    if (files.length === 0) return
    guard.note()
    setSent(files.map(({ name }) => ({ name, share: 0, failed: null })))
    const note = (at: number, more: Partial<Sent>) =>
      setSent((all) => all.map((one, nr) => (nr === at ? { ...one, ...more } : one)))
    let last: Pictures | null = null
    let failed = 0
    for (const [at, file] of files.entries()) {
      const kind = file.type === 'application/pdf' ? 'document' : 'photo'
      try {
        last = await uploadPicture(id, file, kind, (share) => note(at, { share }))
        note(at, { share: 1 })
      } catch (error) {
        failed++
        const told = error instanceof ApiError ? error.fields.map(({ message }) => message).join(' ') : ''
        const reason = told || sentenceOf(error, t)
        note(at, { failed: reason })
        // The list of files is drawn anew when another of them arrives.
        showToast(`${file.name}: ${reason}`)
      }
    }
    guard.settle()
    if (failed === 0) setSent([])
    if (last) done(last)
  }
  const onDrop = (event: DragEvent) => {
    if (event.dataTransfer.files.length === 0) return
    event.preventDefault()
    setOver(false)
    void send([...event.dataTransfer.files])
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: files may be dropped here; the input below is for all others
    <div
      className={`grid gap-3 rounded-card border border-dashed p-5 ${isOver ? 'border-brass' : 'border-line'}`}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <label htmlFor={input} className="font-semibold">
        {t('listing_edit.upload')}
      </label>
      <input
        id={input}
        type="file"
        multiple
        accept="image/*,application/pdf"
        onChange={({ target }) => {
          void send([...(target.files ?? [])])
          target.value = ''
        }}
      />
      <p className="text-13 text-ink-soft">{t('listing_edit.upload_help')}</p>
      {sent.length > 0 && (
        <ul className="grid gap-2" aria-live="polite">
          {sent.map(({ name, share, failed }) => (
            <li key={name} className="grid gap-1">
              <span className="break-all">{name}</span>
              {failed ? (
                <span className="text-brick">{failed}</span>
              ) : (
                <progress className="w-full accent-brass" value={share} max={1} aria-label={name} />
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
