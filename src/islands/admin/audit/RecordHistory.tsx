import { lazy, Suspense } from 'react'
import type { LatestProps } from './LatestActs.tsx'

/** The words of every kind of record come with it, after the record itself. */
const LatestActs = lazy(() => import('./LatestActs.tsx'))

/**
 * What was changed on a record, by whom and when.
 * @param version of the record: another one loads the acts again
 */
export const RecordHistory = ({ version, ...props }: LatestProps & { version: string }) => (
  <Suspense>
    <LatestActs key={version} {...props} />
  </Suspense>
)
