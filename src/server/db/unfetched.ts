import { type SqlBool, sql } from 'kysely'

/**
 * That the last attempt to fetch the file `m` of a home (property_media) from its address failed, and that the report of
 * this run tells it: the run is the last that has seen the home. Reports of the runs before it do not.
 */
export const isUnfetched = (runId: number) => sql<SqlBool>`(
  m.location = 'REMOTE' and m.attempts > 0 and m.error is not null
  and exists (select from property seen where seen.id = m.property_id and seen.seen_run_id = ${runId}))`
