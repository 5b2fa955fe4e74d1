import type { ReportLine } from '../../../stores/admin/feeds.ts'
import { Badge } from '../parts/Badge.tsx'
import { type FeedWords, LEVEL_TONES } from './words.ts'

/** The notes on an object: how grave, where in the XML, what. */
export function NoteList({ t, notes }: { t: FeedWords; notes: ReportLine['notes'] }) {
  if (notes.length === 0) return null
  return (
    <ul className="grid gap-1 whitespace-normal">
      {notes.map(({ level, path, code, message }) => (
        <li key={`${path} ${code} ${message}`} className="flex flex-wrap items-baseline gap-2 text-13">
          <Badge tone={LEVEL_TONES[level]}>{t(`feeds.level.${level}`)}</Badge>
          {path && (
            <code dir="ltr" className="text-ink-soft">
              {path}
            </code>
          )}
          <span>{message}</span>
        </li>
      ))}
    </ul>
  )
}
