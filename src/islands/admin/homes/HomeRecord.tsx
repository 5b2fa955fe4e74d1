import { type ReactNode, useCallback, useEffect, useState } from 'react'
import type { User } from '../../../domain/auth/user.ts'
import type { Listing } from '../../../domain/listings/listing.ts'
import type { Language } from '../../../i18n/languages.ts'
import { call } from '../../../stores/api.ts'
import { recordPath } from '../address.ts'
import { RecordHistory } from '../audit/RecordHistory.tsx'
import { Failed } from '../parts/Failed.tsx'
import { ScreenHead } from '../parts/Head.tsx'
import { Lines } from '../parts/Lines.tsx'
import { Duplicates } from './Duplicates.tsx'
import { Exposes } from './Exposes.tsx'
import { HomeFacts } from './HomeFacts.tsx'
import { HomeState } from './HomeState.tsx'
import { Numbers } from './Numbers.tsx'
import { Prices } from './Prices.tsx'
import type { PartProps } from './part-props.ts'
import { QualityPart } from './QualityPart.tsx'
import type { Words } from './words.ts'

/** The parts of a record, in their order. A part is a component, and a line here. */
const PARTS: readonly [name: string, part: (props: PartProps) => ReactNode][] = [
  ['state', HomeState],
  ['facts', HomeFacts],
  ['exposes', Exposes],
  ['quality', QualityPart],
  ['numbers', Numbers],
  ['prices', Prices],
  ['duplicates', Duplicates],
  [
    'history',
    ({ language, user, home }) => (
      <RecordHistory {...{ language, user }} entity="property" id={home.id} version={home.version} />
    ),
  ],
]

/** One home, as those who manage it see it. */
export function HomeRecord({ id, t, language, user }: { id: number; t: Words; language: Language; user: User }) {
  const [home, setHome] = useState<Listing | null>(null)
  const [isFailed, setFailed] = useState(false)
  const read = useCallback(() => {
    setFailed(false)
    call('GET /api/admin/properties/{id}', { params: { id } }).then(
      ({ data }) => setHome(data),
      () => setFailed(true),
    )
  }, [id])
  useEffect(read, [read])
  if (isFailed) {
    return <Failed t={t} retry={read} />
  }
  if (!home) return <Lines t={t} count={6} />
  const props = { t, language, user, home, onChange: (now?: Listing) => (now ? setHome(now) : read()) }
  return (
    <>
      <ScreenHead t={t} isRecord title={home.titel}>
        {!home.deleted_at && (
          <a className="button" href={`${recordPath(id)}&teil=bearbeiten`}>
            {t('listings.edit')}
          </a>
        )}
      </ScreenHead>
      <div className="grid gap-6">
        {PARTS.map(([name, Part]) => (
          <Part key={name} {...props} />
        ))}
      </div>
    </>
  )
}
