import { Section } from '../parts/Section.tsx'
import type { PartProps } from './part-props.ts'

/** How complete the listing is, and what each gap would bring. */
export function QualityPart({ t, home }: PartProps) {
  const gaps = home.score.rules.filter(({ brings }) => brings > 0).sort((a, b) => b.brings - a.brings)
  return (
    <Section
      title={t('listings.quality')}
      aside={<p className="text-20">{t('listings.of_100', { score: home.quality })}</p>}
    >
      <p className="text-ink-soft">{t('listings.quality_text')}</p>
      {gaps.length === 0 ? (
        <p>{t('listings.complete')}</p>
      ) : (
        <ul className="grid gap-x-8 gap-y-2 sm:grid-cols-2">
          {gaps.map(({ rule, brings }) => (
            <li key={rule} className="flex justify-between gap-4 border-b border-line pb-2">
              <span>{t(`listings.rule.${rule}`)}</span>
              <span>{t('listings.brings', { count: brings })}</span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
