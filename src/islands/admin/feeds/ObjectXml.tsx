import { useCallback, useEffect, useRef } from 'react'
import { formatNumber } from '../../../domain/format/number.ts'
import type { ObjectXml as Answer, ReportLine, RunDetails } from '../../../stores/admin/feeds.ts'
import { call } from '../../../stores/api.ts'
import { Loaded } from '../../account/States.tsx'
import { useLoad } from '../../account/use-load.ts'
import type { FeedWords } from './words.ts'

interface ObjectXmlProps {
  t: FeedWords
  run: RunDetails
  line: ReportLine
  tag: string
  onClose: () => void
}

/** The XML of an object, as it was delivered. */
export function ObjectXml({ t, run, line, tag, onClose }: ObjectXmlProps) {
  const head = useRef<HTMLHeadingElement>(null)
  const { id } = run
  const { nr } = line
  const read = useCallback(
    (signal: AbortSignal) =>
      call('GET /api/admin/imports/{run}/lines/{nr}/xml', { params: { run: id, nr }, signal }).then(({ data }) => data),
    [id, nr],
  )
  const load = useLoad(read)
  useEffect(() => head.current?.focus(), [])
  return (
    <section className="grid gap-3 rounded-card border border-line p-4" aria-label={t('feeds.xml')}>
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h3 ref={head} tabIndex={-1}>
          <bdi>{line.objekt}</bdi>
        </h3>
        <button type="button" className="button-quiet" onClick={onClose}>
          {t('feeds.close')}
        </button>
      </div>
      <Loaded t={t} load={load}>
        {(answer) => <Content {...{ t, answer }} kept={formatNumber(run.kept_files, tag)} />}
      </Loaded>
    </section>
  )
}

function Content({ t, answer: { xml, is_kept, is_cut }, kept }: { t: FeedWords; answer: Answer; kept: string }) {
  if (xml === null) return <p>{is_kept ? t('feeds.xml_none') : t('feeds.xml_gone', { count: kept })}</p>
  return (
    <>
      {is_cut && <p className="text-13 text-ink-soft">{t('feeds.xml_cut')}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by the keyboard */}
      <pre dir="ltr" tabIndex={0} className="max-h-96 overflow-auto text-13">
        {xml}
      </pre>
    </>
  )
}
