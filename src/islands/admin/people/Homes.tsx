import { useCallback } from 'react'
import { readHomesOf } from '../../../stores/admin/agencies.ts'
import { Loaded } from '../../account/States.tsx'
import { useLoad } from '../../account/use-load.ts'
import { screenPath } from '../address.ts'
import type { AgencyWords } from '../companies/words.ts'
import { Section } from '../parts/Section.tsx'

/** The homes that a person offers. */
export function Homes({ t, id }: { t: AgencyWords; id: number }) {
  const load = useLoad(useCallback((signal: AbortSignal) => readHomesOf(id, signal), [id]))
  const homes = screenPath('objekte')
  return (
    <Section
      title={t('agencies.homes')}
      aside={
        load.data && load.data.total > 0 ? (
          <a className="link" href={`${homes}?person=${id}`}>
            {t('agencies.choose_homes')}
          </a>
        ) : null
      }
    >
      <Loaded t={t} load={load}>
        {({ data, total }) =>
          total === 0 ? (
            <p>{t('agencies.none')}</p>
          ) : (
            <ul className="grid gap-2">
              {data.map((home) => (
                <li key={home.id}>
                  <a className="link" href={`${homes}?id=${home.id}`}>
                    <bdi>{[home.external_id, home.objekttitel, home.ort].filter(Boolean).join(' · ')}</bdi>
                  </a>
                </li>
              ))}
              {total > data.length && <li className="text-ink-soft">… {total}</li>}
            </ul>
          )
        }
      </Loaded>
    </Section>
  )
}
