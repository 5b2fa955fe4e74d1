import { formatDay } from '../../../domain/format/date.ts'
import { LANGUAGES } from '../../../i18n/languages.ts'
import { Facts } from '../parts/Facts.tsx'
import { Section } from '../parts/Section.tsx'
import type { PartProps } from './part-props.ts'

/** Who a home is, and where it comes from. */
export function HomeFacts({ t, language, home }: PartProps) {
  const day = (iso: string | null) => formatDay(iso, LANGUAGES[language].tag)
  return (
    <Section title={t('listings.facts')}>
      <Facts
        items={[
          [t('listings.number'), home.objektnr],
          [t('listings.address'), home.adresse],
          [t('filter.anbieter'), home.company.firma],
          [t('listings.person'), home.person?.name],
          [t('listings.source'), home.source?.name],
          [t('filter.projekt'), home.project?.titel],
          [t('listings.by_hand'), home.hand_fields > 0 ? String(home.hand_fields) : null],
          [t('listings.first_seen'), day(home.first_seen_at)],
          [t('listings.last_seen'), day(home.last_seen_at)],
          [t('listings.changed'), day(home.changed_at)],
          [t('listings.state.deleted'), day(home.deleted_at)],
        ]}
      />
    </Section>
  )
}
