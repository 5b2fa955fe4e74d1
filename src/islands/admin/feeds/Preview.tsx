import type { DeliveryDetails } from '../../../stores/admin/feeds.ts'
import { Badge } from '../parts/Badge.tsx'
import { TABLE_FRAME } from '../parts/classes.ts'
import { NoteList } from './Notes.tsx'
import { countsText, type FeedWords, outcomeName, RUN_TONES } from './words.ts'

type PreviewData = NonNullable<DeliveryDetails['preview']>

/** What an import would add, change and withdraw. */
export function Preview({ t, preview }: { t: FeedWords; preview: PreviewData }) {
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
          <table className="admin-table">
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
      {changes.length > 0 && <Changes t={t} changes={changes} total={totals.changes} />}
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

/** Tells that a list has more entries than are shown. */
function Cut({ t, shown, total }: { t: FeedWords; shown: number; total: number }) {
  return total > shown ? <p className="text-ink-soft">{t('feeds.preview_cut', { shown, total })}</p> : null
}

function Changes({ t, changes, total }: { t: FeedWords; changes: PreviewData['changes']; total: number }) {
  return (
    <details open={changes.length <= 20}>
      <summary className="link">{t('feeds.fields')}</summary>
      <div className={`${TABLE_FRAME} mt-3`}>
        <table className="admin-table">
          <caption className="sr-only">{t('feeds.fields')}</caption>
          <thead>
            <tr>
              {(['object', 'field', 'before', 'after'] as const).map((name) => (
                <th key={name} scope="col">
                  {t(`feeds.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {changes.map(({ objekt, field, before, after }) => (
              <tr key={`${objekt} ${field}`}>
                <td>
                  <bdi>{objekt}</bdi>
                </td>
                <td>
                  <code>{field}</code>
                </td>
                <td className="break-words whitespace-normal">
                  <bdi>{valueText(before)}</bdi>
                </td>
                <td className="break-words whitespace-normal">
                  <bdi>{valueText(after)}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Cut t={t} shown={changes.length} total={total} />
    </details>
  )
}

const VALUE_MAX = 300

function valueText(value: unknown): string {
  if (value === null || value === undefined) return '–'
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > VALUE_MAX ? `${text.slice(0, VALUE_MAX)}…` : text
}
