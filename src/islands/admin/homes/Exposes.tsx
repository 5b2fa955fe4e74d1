import { EXPOSE_PAPERS } from '../../../domain/exposes/choices.ts'
import { exposePath, type Subject } from '../../../domain/exposes/subject.ts'
import { localPath } from '../../../i18n/paths.ts'
import { Section } from '../parts/Section.tsx'
import type { PartProps } from './part-props.ts'

/** The expose of a home that visitors can see, and its sheet for the shop window. */
export function Exposes({ t, language, home }: PartProps) {
  if (home.state !== 'published') return null
  const subject: Subject = { kind: 'home', id: home.id }
  return (
    <Section title={t('listings.expose')}>
      <p>{t('listings.expose_text')}</p>
      <div className="flex flex-wrap gap-3">
        <a className="button-quiet" href={localPath(language, exposePath(subject))} target="_blank" rel="noopener">
          {t('listings.expose_open')}
        </a>
        {EXPOSE_PAPERS.map((paper) => (
          <a
            key={paper}
            className="button-quiet"
            href={localPath(language, exposePath(subject, new URLSearchParams({ template: 'aushang', paper })))}
            target="_blank"
            rel="noopener"
          >
            {t('listings.expose_sheet', { paper: paper.toUpperCase() })}
          </a>
        ))}
      </div>
    </Section>
  )
}
