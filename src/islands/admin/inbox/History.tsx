import { formatMoment } from '../../../domain/format/date.ts'
import { withUnits } from '../../../domain/format/measure.ts'
import type { ContactHistory } from '../../../domain/inquiries/history.ts'
import { LANGUAGES } from '../../../i18n/languages.ts'
import { localPath } from '../../../i18n/paths.ts'
import { Section } from '../parts/Section.tsx'
import type { InboxProps } from './words.ts'

/** Everything else of the same address at this company. */
export function History({ t, language, history }: Pick<InboxProps, 't' | 'language'> & { history: ContactHistory }) {
  const { tag } = LANGUAGES[language]
  return (
    <Section title={t('inbox.history')}>
      {history.length === 0 && <p className="text-ink-soft">{t('inbox.history_none')}</p>}
      <ul className="grid gap-4">
        {history.map(({ kind, id, at, status, property, excerpt }) => (
          <li key={`${kind}${id}`} className="grid gap-1">
            <a
              className="link"
              href={localPath(language, `/admin/${kind === 'inquiry' ? 'anfragen' : 'termine'}?id=${id}`)}
            >
              {t(`inbox.kind.${kind}`)}, <time dateTime={at}>{formatMoment(new Date(at), tag)}</time>
            </a>
            <span className="text-13 text-ink-soft">
              {t.find(kind === 'inquiry' ? `inbox.status.${status}` : `viewings.status.${status}`)}
              {property && (
                <>
                  {' · '}
                  <bdi>{withUnits(property.objekttitel)}</bdi>
                </>
              )}
            </span>
            {excerpt && (
              <span className="line-clamp-2 text-13" dir="auto">
                {excerpt}
              </span>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}
