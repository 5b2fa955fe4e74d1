import { useCallback } from 'react'
import { readHomesOf } from '../../../stores/admin/agencies.ts'
import { Loaded } from '../../account/States.tsx'
import { useLoad } from '../../account/use-load.ts'
import type { AgencyWords } from '../companies/words.ts'
import { Section } from '../parts/Section.tsx'

/** The homes that a person offers. */
export function Homes({ t, id }: { t: AgencyWords; id: number }) {
  const load = useLoad(useCallback((signal: AbortSignal) => readHomesOf(id, signal), [id]))
  const screen = `${location.pathname.slice(0, location.pathname.lastIndexOf('/') + 1)}objekte`
  return (
    <Section title={t('agencies.homes')}>
      <Loaded t={t} load={load}>
        {({ data, total }) =>
          total === 0 ? (
            <p>{t('agencies.none')}</p>
          ) : (
            <ul className="grid gap-2">
              {data.map((home) => (
                <li key={home.id}>
                  <a className="link" href={`${screen}?id=${home.id}`}>
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
