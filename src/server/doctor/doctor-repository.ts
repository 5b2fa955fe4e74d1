import { sql } from 'kysely'
import type { Db } from '../ctx.ts'
import type { DatabaseState } from './services.ts'

const SETTINGS = ['server_encoding', 'fsync', 'full_page_writes', 'synchronous_commit', 'max_connections']

/** What the database says of itself. Standbys are seen by members of pg_monitor only. */
export async function readState(db: Db): Promise<DatabaseState> {
  const { rows } = await sql<Omit<DatabaseState, 'settings' | 'standbys'> & { settings: Record<string, string> }>`
    select current_setting('server_version_num')::int as version, pg_is_in_recovery() as "isStandby",
      pg_database_size(current_database()) as bytes,
      (select count(*) from pg_stat_activity where datname = current_database()) as connections,
      (select jsonb_object_agg(name, setting) from pg_settings where name = any(${SETTINGS})) as settings`.execute(db)
  const standbys = await sql<{ name: string; lagSeconds: number | null }>`
    select coalesce(nullif(application_name, ''), client_addr::text, 'unnamed') as name,
      case when replay_lsn is null then null
        when replay_lsn = sent_lsn then 0 else extract(epoch from replay_lag)::float8 end as "lagSeconds"
    from pg_stat_replication where state <> 'backup' order by 1`.execute(db)
  return { ...(rows[0] as (typeof rows)[0]), standbys: standbys.rows }
}
