import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import type { Language } from '../../../i18n/languages.ts'
import { readSources } from '../../../stores/admin/feeds.ts'
import { uploadFeed } from '../../../stores/admin/upload.ts'
import { useLoad } from '../../account/use-load.ts'
import { sentenceOf } from '../../forms/use-form.ts'
import { useGuard } from '../form/use-guard.ts'
import { Section } from '../parts/Section.tsx'
import { deliveryPath } from './DeliveryList.tsx'
import type { FeedWords } from './words.ts'

const SOURCES_MAX = '1000'
const readAll = (signal: AbortSignal) =>
  readSources(new URLSearchParams({ pro_seite: SOURCES_MAX }), signal).then(({ data }) => data)

/** Uploads a file and leads to its preview. */
export function Upload({ t }: { t: FeedWords; language: Language }) {
  const { data: sources } = useLoad(readAll)
  const [share, setShare] = useState<number | null>(null)
  const [failed, setFailed] = useState<string | null>(null)
  const [arrived, setArrived] = useState<number | null>(null)
  const stop = useRef<AbortController>(null)
  const { note, settle } = useGuard()
  const id = useId()
  useEffect(() => () => stop.current?.abort(), [])
  // Not before the guard is gone: leaving would be asked about.
  useEffect(() => {
    if (arrived !== null) location.assign(deliveryPath(arrived))
  }, [arrived])
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const file = form.get('file')
    if (!(file instanceof File) || file.name === '' || share !== null) return
    setFailed(null)
    setShare(0)
    note()
    stop.current = new AbortController()
    try {
      const { data: delivery } = await uploadFeed(
        file,
        String(form.get('source')) || null,
        setShare,
        stop.current.signal,
      )
      setArrived(delivery.id)
    } catch (error) {
      setShare(null)
      if (!(error instanceof DOMException)) setFailed(sentenceOf(error, t))
    } finally {
      settle()
    }
  }
  return (
    <Section title={t('feeds.upload')}>
      <p className="text-ink-soft">{t('feeds.upload_text')}</p>
      <form className="flex flex-wrap items-end gap-4" onSubmit={send}>
        <div className="field">
          <label className="font-medium" htmlFor={`${id}-file`}>
            {t('feeds.file')}
          </label>
          <input id={`${id}-file`} name="file" type="file" accept=".xml,.zip" required />
        </div>
        <div className="field">
          <label className="font-medium" htmlFor={`${id}-source`}>
            {t('feeds.source')}
          </label>
          <select id={`${id}-source`} name="source" key={sources?.length} defaultValue={onlyOf(sources)}>
            <option value="">{t('feeds.by_sender')}</option>
            {sources?.map(({ key }) => (
              <option key={key} value={key}>
                {key}
              </option>
            ))}
          </select>
        </div>
        {share === null ? (
          <button type="submit" className="button">
            {t('feeds.upload')}
          </button>
        ) : (
          <button type="button" className="button-quiet" onClick={() => stop.current?.abort()}>
            {t('admin.cancel')}
          </button>
        )}
      </form>
      {share !== null && (
        <div className="grid gap-1">
          <progress className="w-full accent-brass" max={1} value={share} aria-label={t('feeds.upload')} />
          <p className="text-13 text-ink-soft">{t('feeds.uploading', { percent: Math.round(share * 100) })}</p>
        </div>
      )}
      {failed && (
        <p className="form-failed" role="alert">
          {failed}
        </p>
      )}
    </Section>
  )
}

/** An agency with one source need not choose it. */
const onlyOf = (sources: readonly { key: string }[] | null): string =>
  sources?.length === 1 ? (sources[0]?.key ?? '') : ''
