import { lazy, Suspense } from 'react'
import type { Language } from '../../../i18n/languages.ts'
import type { DeliveryDetails } from '../../../stores/admin/feeds.ts'
import { retrying } from '../../frame/retry.ts'
import { Badge } from '../parts/Badge.tsx'
import { TABLE, TABLE_FRAME } from '../parts/classes.ts'
import { Lines } from '../parts/Lines.tsx'
import { Cut } from './Cut.tsx'
import { NoteList } from './Notes.tsx'
import { countsText, type FeedWords, outcomeName, RUN_TONES } from './words.ts'

/** The words of every field of a home come with it. */
const Changes = lazy(() => retrying(() => import('./Changes.tsx')))

type PreviewData = NonNullable<DeliveryDetails['preview']>

/** What an import would add, change and withdraw. */
export function Preview({ t, language, preview }: { t: FeedWords; language: Language; preview: PreviewData }) {
  const { state, message, counts, objects, changes, lines, totals } = preview
  return (
    <div className="grid gap-5">
      <p className="flex flex-wrap items-baseline gap-3">
        <Badge tone={RUN_TONES[state]}>{t(`feeds.run.${state}`)}</Badge>
        <span>{countsText(counts, t)}</span>
      </p>
      {message && <p className="form-failed">{message}</p>}
      {objects.length === 0 && state !== 'failed' && <p>{t('feeds.nothing_changes')}</p>}
      {objects.length > 0 && (
        <div className={TABLE_FRAME}>
          <table className={TABLE}>
            <caption className="sr-only">{t('feeds.objects')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('feeds.object')}</th>
                <th scope="col">{t('feeds.result')}</th>
              </tr>
            </thead>
            <tbody>
              {objects.map(({ nr, objekt, outcome }) => (
                <tr key={nr}>
                  <td>
                    <bdi>{objekt}</bdi>
                  </td>
                  <td>{outcomeName(outcome, t)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <Cut t={t} shown={objects.length} total={totals.objects} />
      {changes.length > 0 && (
        <Suspense fallback={<Lines t={t} count={4} />}>
          <Changes {...{ language, changes }} total={totals.changes} />
        </Suspense>
      )}
      {lines.length > 0 && (
        <details>
          <summary className="link">{t('feeds.notes')}</summary>
          <ul className="grid gap-3 pt-3">
            {lines.map(({ nr, objekt, notes }) => (
              <li key={nr} className="grid gap-1">
                <bdi>{objekt}</bdi>
                <NoteList t={t} notes={notes} />
              </li>
            ))}
          </ul>
          <Cut t={t} shown={lines.length} total={totals.lines} />
        </details>
      )}
    </div>
  )
}
