import type { Quality } from '../../../domain/properties/quality.ts'
import { Section } from '../parts/Section.tsx'
import type { PartProps } from './part-props.ts'
import type { Words } from './words.ts'

/** How complete a home or a project is, and what each gap would bring. */
export function Score<R extends string>({
  t,
  score: { score, rules },
  name,
}: {
  t: Words
  score: Quality<R>
  name: (rule: R) => string
}) {
  const gaps = rules.filter(({ brings }) => brings > 0).sort((a, b) => b.brings - a.brings)
  return (
    <Section title={t('listings.quality')} aside={<p className="text-20">{t('listings.of_100', { score })}</p>}>
      <p className="text-ink-soft">{t('listings.quality_text')}</p>
      {gaps.length === 0 ? (
        <p>{t('listings.complete')}</p>
      ) : (
        <ul className="grid gap-x-8 gap-y-2 sm:grid-cols-2">
          {gaps.map(({ rule, brings }) => (
            <li key={rule} className="flex justify-between gap-4 border-b border-line pb-2">
              <span>{name(rule)}</span>
              <span>{t('listings.brings', { count: brings })}</span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

export const QualityPart = ({ t, home }: PartProps) => (
  <Score t={t} score={home.score} name={(rule) => t(`listings.rule.${rule}`)} />
)
