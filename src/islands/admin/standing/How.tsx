import { Section } from '../parts/Section.tsx'
import type { StandingWords } from './words.ts'

/** How homes are compared, for people who want to know what a figure means. */
export function How({ t }: { t: StandingWords }) {
  return (
    <div className="mt-6">
      <Section title={t('standing.how')}>
        <div className="grid max-w-prose gap-3 text-15 text-ink-soft">
          <p>{t('standing.how_homes')}</p>
          <p>{t('standing.how_figures')}</p>
          <p>{t('standing.how_effect')}</p>
          <p>{t('text.labelled', { label: t('standing.searchers'), value: t('standing.searchers_text') })}</p>
          <p>{t('standing.searchers_note')}</p>
        </div>
      </Section>
    </div>
  )
}
