import { useCallback, useEffect, useRef, useState } from 'react'
import type { Calls } from '../../../../domain/operations/all.ts'
import type { AnswerOf } from '../../../../domain/operations/operation.ts'
import type { HandPicture } from '../../../../domain/properties/picture-schemas.ts'
import { ApiError, call } from '../../../../stores/api.ts'
import { useLoad } from '../../../account/use-load.ts'
import { FORM_END } from '../../../forms/look.ts'
import { showToast } from '../../../frame/toasts.ts'
import { useGuard } from '../../form/use-guard.ts'
import { Danger } from '../../parts/Danger.tsx'
import { Failed } from '../../parts/Failed.tsx'
import { Lines } from '../../parts/Lines.tsx'
import { Refused } from '../../parts/Refused.tsx'
import { type Refusal, refusalOf } from '../../parts/refusal.ts'
import type { HandleProps } from './Handle.tsx'
import { mergePictures } from './merge-pictures.ts'
import { PictureCard } from './PictureCard.tsx'
import { Upload } from './Upload.tsx'
import type { Words } from './words.ts'

type Pictures = AnswerOf<Calls['GET /api/admin/properties/{id}/pictures']>

/**
 * The files of a home: upload, order, kind, alternative text, delete and restore.
 * @param props `version`: of the home; another one than that of the files means that they are read again. `onSaved`: they
 * were changed, and the home with them
 */
export function Pictures({ t, id, version, onSaved }: { t: Words; id: number; version: string; onSaved: () => void }) {
  const load = useLoad(
    useCallback(
      (signal: AbortSignal) => call('GET /api/admin/properties/{id}/pictures', { params: { id }, signal }),
      [id],
    ),
  )
  const isStale = load.data !== null && load.data.version !== version
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each version of the home
  useEffect(() => {
    if (isStale) load.refresh()
  }, [version])
  if (load.isFailed) {
    return <Failed t={t} retry={load.retry} />
  }
  if (!load.data) return <Lines t={t} count={4} />
  return (
    <Arrange
      {...{ t, id }}
      read={load.data}
      change={(next) => {
        load.change(() => next)
        onSaved()
      }}
      reload={load.refresh}
    />
  )
}

function Arrange({
  t,
  id,
  read,
  change,
  reload,
}: {
  t: Words
  id: number
  read: Pictures
  change: (next: Pictures) => void
  reload: () => void
}) {
  const [files, setFiles] = useState<readonly HandPicture[]>(read.data)
  const [failed, setFailed] = useState<Refusal | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [dragged, setDragged] = useState<string | null>(null)
  const [target, setTarget] = useState<string | null>(null)
  const focused = useRef<string | null>(null)
  const { isChanged, note, settle } = useGuard()
  /** The files below what was changed here and is not saved. */
  const base = useRef<readonly HandPicture[]>(read.data)
  useEffect(() => {
    const before = base.current
    base.current = read.data
    if (before !== read.data) setFiles((mine) => mergePictures(before, mine, read.data))
  }, [read.data])
  const shown = files.filter(({ hidden }) => !hidden)
  const deleted = files.filter(({ hidden }) => hidden)
  const set = (next: readonly HandPicture[]) => {
    setFiles(next)
    note()
  }
  const update = (hash: string, more: Partial<HandPicture>) =>
    set(files.map((file) => (file.hash === hash ? { ...file, ...more } : file)))
  const move = (hash: string, to: number, more: Partial<HandPicture> = {}) => {
    const moved = shown.find((file) => file.hash === hash)
    if (!moved || to < 0 || to >= shown.length) return
    const others = shown.filter((file) => file !== moved)
    const act = document.activeElement?.getAttribute('data-act')
    if (act) focused.current = `[data-file="${hash}"] [data-act="${act}"]`
    set([...others.slice(0, to), { ...moved, ...more }, ...others.slice(to), ...deleted])
  }
  // A browser takes the focus from an element that moves in the document.
  useEffect(() => {
    if (!focused.current || files.length === 0) return
    document.querySelector<HTMLElement>(focused.current)?.focus()
    focused.current = null
  }, [files])
  const endDrag = () => {
    setDragged(null)
    setTarget(null)
  }
  const handleOf = (hash: string): HandleProps => ({
    begin: () => setDragged(hash),
    over: setTarget,
    drop: (other) => {
      const to = shown.findIndex((file) => file.hash === other)
      if (to >= 0 && other !== hash) move(hash, to)
      endDrag()
    },
    cancel: endDrag,
  })
  const remove = (file: HandPicture) => {
    const place = files.indexOf(file)
    set([...files.filter((one) => one !== file), { ...file, hidden: true }])
    showToast(t('listing_edit.picture_gone'), {
      action: { label: t('listing_edit.undo'), run: () => bringBack(file.hash, place) },
    })
  }
  /** Takes back the deletion alone: texts that were typed since then, and files that have arrived, stay. */
  const bringBack = (hash: string, place: number) => {
    setFiles((now) => {
      const file = now.find((one) => one.hash === hash)
      if (!file?.hidden) return now
      return now.filter((one) => one !== file).toSpliced(place, 0, { ...file, hidden: false })
    })
    note()
  }
  const save = async () => {
    if (isBusy) return
    setBusy(true)
    setFailed(null)
    try {
      const pictures = files.map(({ hash, kind, alt, hidden }) => ({ hash, kind, alt: filled(alt), hidden }))
      const body = { version: read.version, pictures }
      const next = await call('PATCH /api/admin/properties/{id}/pictures', { params: { id }, body })
      settle()
      showToast(t('admin.saved'))
      base.current = files
      change(next)
    } catch (error) {
      const told = error instanceof ApiError ? error.fields.map(({ message }) => message).join(' ') : ''
      setFailed(refusalOf(error, t, told))
    } finally {
      setBusy(false)
    }
  }
  const giveBack = async () => {
    const query = { version: read.version }
    change(await call('DELETE /api/admin/properties/{id}/pictures/arrangement', { params: { id }, query }))
    return t('admin.saved')
  }
  const title = shown.find(({ kind }) => kind === 'photo')
  return (
    <div className="grid gap-6">
      <Upload t={t} id={id} done={change} />
      {shown.length === 0 ? (
        <p className="text-ink-soft">{t('listing_edit.pictures_none')}</p>
      ) : (
        <ol className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {shown.map((file, at) => (
            <PictureCard
              key={file.hash}
              {...{ t, file, at }}
              count={shown.length}
              isTitle={file === title}
              isDragged={dragged === file.hash}
              isTarget={target === file.hash}
              handle={handleOf(file.hash)}
              update={(more) => update(file.hash, more)}
              move={(to, more) => move(file.hash, to, more)}
              remove={() => remove(file)}
              drag={setDragged}
              drop={() => {
                if (dragged) move(dragged, at)
                setDragged(null)
              }}
            />
          ))}
        </ol>
      )}
      {deleted.length > 0 && (
        <details>
          <summary className="link">{t('listing_edit.deleted', { nr: deleted.length })}</summary>
          <ul className="mt-3 grid gap-2">
            {deleted.map((file) => (
              <li key={file.hash} className="flex items-center gap-4">
                {file.thumbnail_url && (
                  <img src={file.thumbnail_url} alt="" width={72} height={48} className="h-12 object-cover" />
                )}
                <span className="min-w-0 flex-1 truncate">{file.alt.de ?? file.titel ?? ''}</span>
                <button type="button" className="button-quiet" onClick={() => update(file.hash, { hidden: false })}>
                  {t('listing_edit.restore')}
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
      <div className={FORM_END}>
        {failed && <Refused t={t} refusal={failed} reload={reload} begin={() => setFailed(null)} />}
        <button
          type="button"
          className="button"
          aria-disabled={isBusy || !isChanged || undefined}
          onClick={() => void save()}
        >
          {isBusy ? t('form.sending') : t('listing_edit.save')}
        </button>
        {isChanged && <p className="text-13 text-ink-soft">{t('admin.unsaved')}</p>}
      </div>
      {/* What is not saved would be laid over what is given back. */}
      {read.arranged && !isChanged && (
        <Danger t={t} question={t('listing_edit.pictures_back_ask')} run={giveBack} reload={reload}>
          {t('listing_edit.pictures_back')}
        </Danger>
      )}
    </div>
  )
}

const filled = (alt: HandPicture['alt']): HandPicture['alt'] =>
  Object.fromEntries(Object.entries(alt).filter(([, text]) => text?.trim()))
