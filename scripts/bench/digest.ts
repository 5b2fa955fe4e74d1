import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import type { Db } from '../../src/server/ctx.ts'

/**
 * The content of the catalogue, without the parts that may differ between two ways to the same state: ids, times, and
 * the reports of the runs. Rows refer to each other by the senders' keys.
 */
const TABLES: Record<string, string> = {
  company: `select to_jsonb(c) - '{id,created_at,updated_at}'::text[] from company c`,
  agent: `select to_jsonb(a) - '{id,company_id,updated_at}'::text[] || jsonb_build_object('company', c.slug)
    from agent a join company c on c.id = a.company_id`,
  project: `select to_jsonb(p) - '{id,company_id,first_seen_at,last_seen_at,deleted_at}'::text[]
      || jsonb_build_object('company', c.slug, 'deleted', p.deleted_at is not null)
    from project p join company c on c.id = p.company_id`,
  property: `select to_jsonb(p) - '{id,company_id,agent_id,project_id,import_source_id,title_slug,first_seen_at,last_seen_at,seen_run_id,published_at,updated_at,deleted_at}'::text[]
      || jsonb_build_object('company', c.slug, 'agent', a.agent_key, 'project', j.gruppen_kennung, 'source', s.key,
        'slug', regexp_replace(p.title_slug, '-[0-9]+$', ''), 'deleted', p.deleted_at is not null)
    from property p join company c on c.id = p.company_id left join agent a on a.id = p.agent_id
      left join project j on j.id = p.project_id left join import_source s on s.id = p.import_source_id`,
  price_history: `select jsonb_build_object('property', p.external_id, 'art', h.art, 'betraege', jsonb_agg(h.betrag order by h.at))
    from price_history h join property p on p.id = h.property_id group by p.external_id, h.art`,
  media: `select to_jsonb(m) - '{created_at}'::text[] from media m`,
  property_media: `select to_jsonb(m) - '{id,property_id}'::text[] || jsonb_build_object('property', p.external_id)
    from property_media m join property p on p.id = m.property_id`,
  property_search: `select to_jsonb(s) - '{id,anbieter,projekt,neu_seit}'::text[] || jsonb_build_object('property', p.external_id)
    from property_search s join property p on p.id = s.id`,
  waiting_pictures: `select to_jsonb(m.pfad) from property_media m where m.location = 'REMOTE' and m.state = 'pending'
    and exists (select from pgboss.job j where j.name = 'media.fetch' and j.data ->> 'propertyMediaId' = m.id::text)`,
}

/** The hash of each home with its row of the search, by the sender's keys. */
export async function homesOf(db: Db): Promise<Map<string, string>> {
  const [property, search] = [TABLES.property, TABLES.property_search] as [string, string]
  const homes = property.replace('select ', "select p.id, concat_ws(' ', c.slug, p.external_id), ")
  const rows = search.replace('select ', 'select s.id, ')
  const { rows: found } = await sql<{ key: string; hash: string }>`
    select key, md5(string_agg(home::text || coalesce(row::text, ''), ' ')) as hash
    from (${sql.raw(homes)}) as h (id, key, home) left join (${sql.raw(rows)}) as s (id, row) using (id)
    group by key`.execute(db)
  return new Map(found.map(({ key, hash }) => [key, hash]))
}

/**
 * One line per table: number of rows and their hash; and one for the files below `mediaFolder`, without partial ones.
 */
export async function digest(db: Db, mediaFolder: string): Promise<Record<string, string>> {
  const out: Record<string, string> = {}
  for (const [name, query] of Object.entries(TABLES)) {
    const { rows } = await sql<{ rows: number; hash: string | null }>`
      select count(*) as rows, md5(string_agg(line::text, ${'\n'} order by line::text)) as hash
      from (${sql.raw(query)}) as lines (line)`.execute(db)
    out[name] = `${rows[0]?.rows} ${rows[0]?.hash}`
  }
  const files = await readdir(mediaFolder, { recursive: true, withFileTypes: true }).catch(() => [])
  const names = files
    .filter((file) => file.isFile() && !file.name.endsWith('.part'))
    .map((file) => path.relative(mediaFolder, path.join(file.parentPath, file.name)))
  out.files = `${names.length} ${names.sort().join(' ').length}`
  return out
}
