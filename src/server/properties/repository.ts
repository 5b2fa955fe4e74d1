import { type Selectable, sql } from 'kysely'
import { PRICE_COLUMNS } from '../../domain/prices/source.ts'
import type { Link } from '../../domain/properties/links.ts'
import type { Db, ReadDb } from '../db/db.ts'
import { NO_PLACE } from '../db/no-place.ts'
import { portraitHash, shownAgentId } from '../db/shown-agent.ts'
import type { Property } from '../db/types.generated.ts'

/** Columns that cards need. None of them reveals an address that may not be shown. */
const CARD_COLUMNS = [
  'p.id',
  'p.external_id',
  'p.title_slug',
  'p.status',
  'p.objektart_untergruppe',
  'p.objektart_hauptgruppe',
  'p.objekttitel',
  'p.objekttitel_translations',
  'p.plz',
  'p.ort',
  'p.bundesland',
  'p.land',
  'p.anzeige_lat',
  'p.anzeige_lng',
  'p.ungenau_radius',
  'p.wohnflaeche',
  'p.nutzflaeche',
  'p.gesamtflaeche',
  'p.grundstuecksflaeche',
  'p.anzahl_zimmer',
  'p.hwb_klasse',
  'p.company_id',
  'p.project_id',
  'p.published_at',
  'p.ausstattung',
  'p.verfuegbar_ab',
  'p.dreizeiler',
  'p.dreizeiler_translations',
] as const

/** Characters of a description that a card reads; with its tags, more than it shows. */
const BEGINNING = 700

/** The columns of a home that its prices follow from. */
const PRICES = PRICE_COLUMNS.map((column) => `p.${column}` as const)
export type PriceColumns = Pick<Selectable<Property>, (typeof PRICE_COLUMNS)[number]>

const cards = (db: ReadDb) =>
  db
    .selectFrom('property as p')
    .innerJoin('company as c', 'c.id', 'p.company_id')
    .select(CARD_COLUMNS)
    .select(PRICES)
    .select('c.firma')
    .select(sql<string | null>`left(p.objektbeschreibung, ${sql.lit(BEGINNING)})`.as('objektbeschreibung'))
    .select(
      sql<Record<string, string>>`coalesce((
        select jsonb_object_agg(one.key, left(one.value, ${sql.lit(BEGINNING)}))
        from jsonb_each_text(p.objektbeschreibung_translations) one), '{}')`.as('objektbeschreibung_translations'),
    )
    .select(
      sql<string | null>`case when p.adresse_freigegeben and p.strasse is not null
        then concat_ws(' ', p.strasse, p.hausnummer) end`.as('strasse'),
    )
    .select(
      sql<{ art: string; betrag: number }[]>`coalesce((
        select json_agg(json_build_object('art', h.art, 'betrag', h.betrag) order by h.at)
        from price_history h where h.property_id = p.id), '[]')`.as('prices'),
    )

/**
 * One parameter for any number of ids, so that the SQL text stays the same and PostgreSQL plans it once
 * (db/plan-names.ts).
 */
const among = (column: string, ids: readonly number[]) => sql<boolean>`${sql.ref(column)} = any(${[...ids]}::bigint[])`

/**
 * The version of each card's data, by PostgreSQL's row numbers (xmin): the number of a row is the last transaction that
 * wrote it. The home's own row is written with its prices and pictures; the rows of its company and of other companies'
 * listings of the same home are included. Unpublished homes are left out.
 */
export async function findCardVersions(db: ReadDb, ids: readonly number[]): Promise<{ id: number; version: string }[]> {
  const { rows } = await sql<{ id: number; version: string }>`
    select p.id, concat_ws(' ', p.xmin, c.xmin, (
      select string_agg(concat_ws(' ', o.id, o.xmin, oc.xmin), ' ' order by o.id)
      from property_search own
        join property_search other on other.gruppe = own.gruppe and other.id <> own.id
        join property o on o.id = other.id
        join company oc on oc.id = o.company_id
      where own.id = p.id)) as version
    from property p join company c on c.id = p.company_id
    where p.id = any(${[...ids]}::bigint[]) and p.status in ('active', 'reserved')`.execute(db)
  return rows
}

/** The version of the row of each published home, as in findCardVersions, without those of other rows. */
export async function findVersions(db: ReadDb, ids: readonly number[]): Promise<{ id: number; version: string }[]> {
  const { rows } = await sql<{ id: number; version: string }>`
    select id, xmin::text as version from property
    where id = any(${[...ids]}::bigint[]) and status in ('active', 'reserved')`.execute(db)
  return rows
}

export type CardRow = Awaited<ReturnType<typeof findCards>>[number]

/** Published properties of the ids, in no particular order. */
export function findCards(db: ReadDb, ids: readonly number[]) {
  return cards(db).where(among('p.id', ids)).where('p.status', 'in', ['active', 'reserved']).execute()
}

/** The published listings of other companies for the homes of the ids, the cheapest first. */
export function findOffers(db: ReadDb, ids: readonly number[]) {
  return db
    .selectFrom('property_search as own')
    .innerJoin('property_search as other', (join) =>
      join.onRef('other.gruppe', '=', 'own.gruppe').onRef('other.id', '<>', 'own.id'),
    )
    .innerJoin('property as p', 'p.id', 'other.id')
    .innerJoin('company as c', 'c.id', 'p.company_id')
    .select(['own.id as of', 'p.id', 'p.title_slug', 'c.firma'])
    .select(PRICES)
    .where(among('own.id', ids))
    .orderBy('other.preis')
    .orderBy('other.id')
    .execute()
}

export type OfferRow = Awaited<ReturnType<typeof findOffers>>[number]

/** The columns of the prices of published homes. */
export function findPrices(db: ReadDb, ids: readonly number[]) {
  return db
    .selectFrom('property as p')
    .select('p.id')
    .select(PRICES)
    .where(among('p.id', ids))
    .where('p.status', 'in', ['active', 'reserved'])
    .execute()
}

/** Stored pictures of properties in their order. */
export function findPictures(db: ReadDb, ids: readonly number[]) {
  return db
    .selectFrom('property_media as l')
    .innerJoin('media as m', 'm.hash', 'l.media_hash')
    .leftJoin('property_picture as h', (join) =>
      join.onRef('h.property_id', '=', 'l.property_id').onRef('h.hash', '=', 'l.media_hash'),
    )
    .select(['l.property_id', 'l.titel', 'h.alt', 'm.hash', 'm.width', 'm.height', 'm.widths', 'm.thumbhash', 'm.mime'])
    .select(sql<string>`coalesce(h.gruppe, l.gruppe)`.as('gruppe'))
    .where(among('l.property_id', ids))
    .where('l.state', '=', 'ready')
    .where('h.hidden_at', 'is', null)
    .orderBy('l.property_id')
    .orderBy(sql`nullif(h.place, ${NO_PLACE}) nulls last`)
    .orderBy('l.position')
    .execute()
}

export type PictureRow = Awaited<ReturnType<typeof findPictures>>[number]

/** Links to films, tours and pages: those that a hand has listed, else the sender's. */
export async function findLinks(db: ReadDb, id: number): Promise<Link[]> {
  const { rows } = await sql<Link>`
    with own as (select value from property_hand where property_id = ${id} and field = 'links')
    select gruppe, titel, url from (
      select l.link ->> 'gruppe' as gruppe, l.link ->> 'titel' as titel, l.link ->> 'url' as url, l.nr
        from own, jsonb_array_elements(own.value) with ordinality as l (link, nr)
      union all
      select gruppe, titel, pfad, position from property_media
        where property_id = ${id} and state = 'link' and not exists (select from own)
    ) links order by nr`.execute(db)
  return rows
}

export type DetailRow = NonNullable<Awaited<ReturnType<typeof findDetail>>>

/**
 * The whole property, in every status. Of its address only the parts that may be shown, and no title of a project that is
 * withheld or has ended: it has no page.
 */
export function findDetail(db: ReadDb, id: number) {
  return cards(db)
    .leftJoin('agent as f', 'f.id', 'p.agent_id')
    .leftJoin('agent as a', (join) => join.on('a.id', '=', shownAgentId))
    .leftJoin('project as j', (join) =>
      join.onRef('j.id', '=', 'p.project_id').on('j.deleted_at', 'is', null).on('j.withheld_at', 'is', null),
    )
    .select([
      'p.dreizeiler',
      'p.dreizeiler_translations',
      'p.objektbeschreibung',
      'p.objektbeschreibung_translations',
      'p.lage',
      'p.lage_translations',
      'p.ausstatt_beschr',
      'p.ausstatt_beschr_translations',
      'p.sonstige_angaben',
      'p.sonstige_angaben_translations',
      'p.land',
      'p.ortsteil',
      'p.geo',
      'p.adresse_freigegeben',
      'p.etage',
      'p.anzahl_etagen',
      sql<string | null>`case when p.adresse_freigegeben then p.stiege end`.as('stiege'),
      sql<string | null>`case when p.adresse_freigegeben then p.tuernummer end`.as('tuernummer'),
      'p.balkon_terrasse_flaeche',
      'p.gartenflaeche',
      'p.kellerflaeche',
      'p.anzahl_schlafzimmer',
      'p.anzahl_badezimmer',
      'p.anzahl_sep_wc',
      'p.anzahl_stellplaetze',
      'p.flaechen',
      'p.ausstattung',
      'p.heizung',
      'p.ausstattung_details',
      'p.zustand',
      'p.bauart',
      'p.baujahr',
      'p.letztemodernisierung',
      'p.hwb',
      'p.fgee',
      'p.fgee_klasse',
      'p.energiepass',
      'p.infrastruktur',
      'p.verfuegbar_ab',
      'p.haustiere',
      'p.befristet',
      'p.mietdauer_max_monate',
      'p.stand_vom',
      'p.first_seen_at',
      'a.id as agent_id',
      'a.anrede',
      'a.titel as agent_titel',
      'a.vorname',
      'a.name',
      'a.position',
      'a.telefon as agent_telefon',
      'a.mobil',
      portraitHash.as('foto_hash'),
      'j.titel as projekt_titel',
      'c.ort as firma_ort',
      'c.website',
      'c.line as firma_line',
      'c.checked_at as firma_checked_at',
      'c.slug as firma_slug',
      sql<string | null>`coalesce(c.own_logo_hash, c.logo_hash)`.as('logo_hash'),
      'c.telefon as firma_telefon',
    ])
    .where('p.id', '=', id)
    .executeTakeFirst()
}

export function findMedia(db: ReadDb, hash: string) {
  return db.selectFrom('media').selectAll().where('hash', '=', hash).executeTakeFirst()
}

export function findPriceHistory(db: ReadDb, id: number) {
  return db.selectFrom('price_history').selectAll().where('property_id', '=', id).orderBy('at').orderBy('art').execute()
}

export async function findIdBy(
  db: ReadDb,
  column: 'external_id' | 'title_slug' | 'objektnr_extern',
  value: string,
): Promise<number | null> {
  // PostgreSQL refuses NUL in texts and in comparisons.
  if (value.includes('\0')) return null
  const row = await db
    .selectFrom('property')
    .select('id')
    .where(column, '=', value)
    // Of several with one slug: first those still available, then the newest.
    .orderBy(sql`status in ('active', 'reserved') desc`)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return row?.id ?? null
}

const published = (db: ReadDb) => db.selectFrom('property').where('status', 'in', ['active', 'reserved'])

export async function countPublished(db: ReadDb): Promise<number> {
  const { count } = await published(db)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Published properties by id, for sitemaps. */
export const findPublished = (db: ReadDb, limit: number, offset: number) =>
  published(db).select(['id', 'title_slug', 'updated_at']).orderBy('id').limit(limit).offset(offset).execute()

/** Properties in every state, with their company and agent, for messages about them. */
export const findOfferRows = (db: ReadDb, ids: readonly number[]) =>
  db
    .selectFrom('property as p')
    .innerJoin('company as c', 'c.id', 'p.company_id')
    .leftJoin('agent as f', 'f.id', 'p.agent_id')
    .leftJoin('agent as a', (join) => join.on('a.id', '=', shownAgentId))
    .select([
      ...([
        'p.id',
        'p.external_id',
        'p.title_slug',
        'p.status',
        'p.objekttitel',
        'p.objekttitel_translations',
      ] as const),
      ...([
        'p.plz',
        'p.ort',
        'p.strasse',
        'p.hausnummer',
        'p.adresse_freigegeben',
        'p.company_id',
        'a.id as agent_id',
      ] as const),
      ...(['c.firma', 'c.email as company_email', 'c.opening_hours', 'a.vorname', 'a.name'] as const),
      'a.email as agent_email',
      ...(['a.kontaktperson', 'c.openimmo_feedback', 'c.openimmo_anid'] as const),
      ...(['p.objektnr_extern', 'p.openimmo_obid', 'p.vermarktungsart'] as const),
    ])
    .where(sql<boolean>`p.id = any(${[...ids]}::bigint[])`)
    .execute()

/**
 * The sources whose homes expire, and after how many days. A source that sent no VOLL during the `usual` days before its
 * latest run sends TEIL: what it does not name is not gone.
 */
export async function findExpiries(db: ReadDb, usual: number): Promise<{ sourceId: number; days: number }[]> {
  const { rows } = await sql<{ sourceId: number; days: number }>`
    select s.id as "sourceId", days from import_source s,
      lateral (select max(started_at) as latest, max(started_at) filter (where modus = 'VOLL') as voll
        from import_run r where r.source_id = s.id and r.state in ('done', 'refused')) run,
      lateral (select coalesce(s.expire_after_days,
        case when voll >= latest - make_interval(days => ${usual}) then ${usual} else 0 end) as days) expiry
    where days > 0
    order by s.id`.execute(db)
  return rows
}

/** Expires up to `limit` homes of the source that no feed has named since `before`. @returns their ids */
export async function expireBefore(
  db: Db,
  sourceId: number,
  before: Date,
  now: Date,
  limit: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`update property set status = 'expired', updated_at = ${now}
    where id in (
      select id from property
      where status in ('active', 'reserved') and last_seen_at < ${before} and import_source_id = ${sourceId}
      order by id limit ${limit} for update skip locked
    ) returning id`.execute(db)
  return rows.map(({ id }) => id)
}
