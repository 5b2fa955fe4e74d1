import { Section } from '../parts/Section.tsx'
import type { BusinessProps } from './words.ts'

const SENTENCES = ['visit', 'page', 'search', 'favorite', 'programs'] as const

/** How the figures are counted, and what they leave out. */
export function Method({ t }: BusinessProps) {
  return (
    <Section title={t('business.method')}>
      <ul className="grid max-w-prose gap-2 text-15 text-ink-soft">
        {SENTENCES.map((name) => (
          <li key={name}>{t(`business.method.${name}`)}</li>
        ))}
      </ul>
    </Section>
  )
}
