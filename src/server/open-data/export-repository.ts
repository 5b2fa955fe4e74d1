import { type Selectable, sql } from 'kysely'
import type { SentPosition } from '../../domain/imports/sent-position.ts'
import type { Link } from '../../domain/properties/links.ts'
import type { ReadDb } from '../ctx.ts'
import { NO_PLACE } from '../db/no-place.ts'
import { portraitHash, shownAgentId } from '../db/shown-agent.ts'
import type { Agent, Company, Property } from '../db/types.generated.ts'
import { documentUrl, pictureUrl } from '../media/keys.ts'
import { place } from './changes-repository.ts'
import type { FileEntry } from './openimmo/files.ts'

type ContactColumn =
  | ('email' | 'telefon' | 'mobil' | 'name' | 'vorname' | 'titel' | 'anrede' | 'position' | 'website')
  | 'agent_key'

/** A home with everything that its feed told, and what a person has changed since. */
export type HomeRow = Omit<Selectable<Property>, 'sent_position' | 'aktiv_von' | 'aktiv_bis' | 'texts_with_street'> & {
  sent_position: SentPosition | null
  /** Days, `2026-11-22`. */
  aktiv_von: string | null
  aktiv_bis: string | null
  gruppen_kennung: string | null
  /** Values of a hand, of the fields whose columns do not tell all that a feed tells of them. */
  hands: { ausstattung?: unknown; heizung?: unknown; zustand?: unknown; ungenau_radius?: number | null }
  agent:
    | (Pick<Selectable<Agent>, ContactColumn> & {
        kontaktperson: Record<string, string>
        /** The path of the portrait. */
        foto: string | null
      })
    | null
}

export type CompanyRow = Omit<Selectable<Company>, 'impressum'> & {
  impressum: Record<string, string>
  logo: { path: string; mime: string } | null
}

const WEBP = 'image/webp'

/** The path of a stored file as visitors get it. */
const pathOf = (hash: string, widths: readonly number[]) =>
  widths.length > 0 ? pictureUrl(hash, widths.at(-1) as number) : documentUrl(hash)

/** The companies for which a source delivers, in the order of their ids. */
export async function findCompanies(db: ReadDb, sourceId: number): Promise<CompanyRow[]> {
  const rows = await db
    .selectFrom('import_source_company as b')
    .innerJoin('company as c', 'c.id', 'b.company_id')
    .leftJoin('media as m', (join) => join.on('m.hash', '=', sql<string>`coalesce(c.own_logo_hash, c.logo_hash)`))
    .selectAll('c')
    .select(['m.hash', 'm.widths'])
    .where('b.source_id', '=', sourceId)
    .orderBy('c.id')
    .execute()
  return rows.map(({ hash, widths, ...row }) => ({
    ...row,
    impressum: row.impressum as Record<string, string>,
    logo: hash && widths?.length ? { path: pathOf(hash, widths), mime: WEBP } : null,
  }))
}

/**
 * A version of everything that the file of these companies says, besides its time. Of every row: the latest time alone
 * would hide a transaction that began before another one and ended after it.
 */
export async function findVersion(db: ReadDb, companies: readonly number[]): Promise<string> {
  const of = [...companies]
  const all = (...values: string[]) =>
    sql`sum(hashtextextended(concat_ws(' ', ${sql.join(values.map((value) => sql.ref(value)))}), 0))`
  const { rows } = await sql<{ version: string }>`
    select concat_ws('-',
      (select ${all('id', 'status', 'updated_at')} from property where company_id = any(${of}::bigint[])),
      (select ${all('id', 'xmin')} from company where id = any(${of}::bigint[])),
      (select ${all('id', 'updated_at')} from agent where company_id = any(${of}::bigint[]))
    ) as version`.execute(db)
  return rows[0]?.version ?? ''
}

/** Published homes of a company after an id, in the order of their ids. */
export const findPublished = (db: ReadDb, companyId: number, after: number, limit: number): Promise<HomeRow[]> =>
  homes(db, sql`p.company_id = ${companyId} and p.id > ${after} and p.status in ('active', 'reserved')`, limit)

/** Homes of a company that changed after a position, in every state, by the order of their ids. */
export const findChanged = (
  db: ReadDb,
  companyId: number,
  position: string,
  after: number,
  limit: number,
): Promise<HomeRow[]> =>
  homes(
    db,
    sql`p.company_id = ${companyId} and p.id > ${after} and exists (select from home_change c
      where c.property_id = p.id and (c.tx, c.property_id) > ${place(position)})`,
    limit,
  )

async function homes(db: ReadDb, which: ReturnType<typeof sql>, limit: number): Promise<HomeRow[]> {
  const { rows } = await sql<
    HomeRow & { agent_hash: string | null; agent_widths: number[] | null; texts_with_street: unknown }
  >`
    select p.*, p.aktiv_von::text as aktiv_von, p.aktiv_bis::text as aktiv_bis, j.gruppen_kennung,
      coalesce((select jsonb_object_agg(h.field, h.value) from property_hand h where h.property_id = p.id
        and h.field in ('ausstattung', 'heizung', 'zustand', 'ungenau_radius')), '{}') as hands,
      case when a.id is not null then to_json(a) end as agent, m.hash as agent_hash, m.widths as agent_widths
    from property p
      left join project j on j.id = p.project_id
      left join agent f on f.id = p.agent_id
      left join agent a on a.id = ${shownAgentId}
      left join media m on m.hash = ${portraitHash}
    where ${which} order by p.id limit ${limit}`.execute(db)
  return rows.map(({ agent_hash, agent_widths, texts_with_street: full, ...row }) => ({
    ...row,
    // The agency gets back what it has written.
    ...(full as object | null),
    agent: row.agent && {
      ...row.agent,
      foto: agent_hash && agent_widths?.length ? pathOf(agent_hash, agent_widths) : null,
    },
  }))
}

type FileRow = { property_id: number; gruppe: string; titel: string | null; pfad: string | null } & {
  mime: string | null
  hash: string | null
  widths: number[] | null
}

/** The files of homes in their order: stored ones, links, and those that their sender offers at an address. */
export async function findFiles(db: ReadDb, ids: readonly number[], site: string): Promise<Map<number, FileEntry[]>> {
  const { rows } = await sql<FileRow>`
    select l.property_id, coalesce(h.gruppe, l.gruppe) as gruppe, coalesce(coalesce(h.alt_with_street, h.alt) ->> 'de', l.titel_with_street, l.titel) as titel, l.pfad,
      m.mime, m.hash, m.widths
    from property_media l
      left join media m on m.hash = l.media_hash and l.state = 'ready'
      left join property_picture h on h.property_id = l.property_id and h.hash = l.media_hash
    where l.property_id = any(${[...ids]}::bigint[]) and h.hidden_at is null
      and (m.hash is not null or l.pfad ~* '^https?://')
      and not (l.state = 'link' and exists (select from property_hand o where o.property_id = l.property_id and o.field = 'links'))
    order by l.property_id, nullif(h.place, ${NO_PLACE}) nulls last, l.position`.execute(db)
  const files = new Map<number, FileEntry[]>(ids.map((id) => [id, []]))
  for (const { property_id, gruppe, titel, pfad, mime, hash, widths } of rows) {
    const stored = hash && widths && site + pathOf(hash, widths)
    const type = stored ? (widths?.length ? WEBP : mime) : null
    files.get(property_id)?.push({ gruppe, titel, mime: type, address: stored || (pfad as string) })
  }
  for (const { property_id, value } of await findHandLinks(db, ids)) {
    for (const { gruppe, titel, url } of value)
      files.get(property_id)?.push({ gruppe, titel, mime: null, address: url })
  }
  return files
}

/** The links that hands have listed instead of the feed's. */
async function findHandLinks(db: ReadDb, ids: readonly number[]) {
  const query = db
    .selectFrom('property_hand')
    .select(['property_id', sql`coalesce(value_with_street, value)`.as('value')])
    .where('field', '=', 'links')
  return (await query.where(sql<boolean>`property_id = any(${[...ids]}::bigint[])`).execute()) as unknown as {
    property_id: number
    value: Link[]
  }[]
}
