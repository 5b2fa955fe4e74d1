import { sql } from 'kysely'
import type { Decision, Listing, ListingPhoto } from '../../domain/properties/duplicates.ts'
import type { Db, ReadDb } from '../ctx.ts'
import { alike } from '../search/alike.ts'
import type { Changed } from '../search/read-model.ts'

export interface StoredListing extends Listing {
  listed: boolean
  gruppe: number | null
}

/** OpenImmo's groups for photographs of the home itself. */
const PHOTOGRAPHS = ['TITELBILD', 'BILD', 'HAUPTFOTO', 'INNENANSICHTEN', 'AUSSENANSICHTEN']

/** The compared data of the ids; the figures of an unpublished listing are null. */
export async function findListings(db: ReadDb, ids: readonly number[]): Promise<StoredListing[]> {
  if (ids.length === 0) return []
  const facts = await sql<Omit<StoredListing, 'photos'>>`
    select p.id, p.company_id as company, s.id is not null as listed, s.gruppe, p.vermarktungsart, p.objektart, p.plz,
      s.zimmer, s.preis,
      coalesce(s.flaeche, case when s.objektart = 'GRUNDSTUECK' then s.grundstuecksflaeche end) as flaeche,
      p.strasse, p.hausnummer, p.tuernummer, p.stiege, p.etage,
      case when p.ungenau_radius is null then p.lat end as lat,
      case when p.ungenau_radius is null then p.lng end as lng
    from property p left join property_search s on s.id = p.id
    where p.id = any(${[...ids]}::bigint[])`.execute(db)
  // Hundreds of listings may share a picture; the count stops early.
  const uses = (condition: ReturnType<typeof sql>) => sql`(select count(*) from (select from media n
    join property_media u on u.media_hash = n.hash join property_search s on s.id = u.property_id
    where ${condition} limit 20) as shown)`
  const photos = await sql<ListingPhoto & { property_id: number }>`
    select l.property_id, m.hash, m.look, case when m.look is null then ${uses(sql`n.hash = m.hash`)}
      else ${uses(sql`n.look = m.look`)} end as uses
    from property_media l join media m on m.hash = l.media_hash
    where l.property_id = any(${[...ids]}::bigint[]) and l.gruppe = any(${PHOTOGRAPHS}::text[])
      and l.state = 'ready' and not exists (select from property_picture h
        where h.property_id = l.property_id and h.hash = l.media_hash and h.hidden_at is not null)
      and m.mime like 'image/%' and m.mime <> 'image/svg+xml'`.execute(db)
  const photosOf = Map.groupBy(photos.rows, (photo) => photo.property_id)
  return facts.rows.map((row) => ({ ...row, photos: photosOf.get(row.id) ?? [] }))
}

/** Published listings with figures similar to those of the ids, and the other members of their groups. */
export async function findNear(db: ReadDb, ids: readonly number[]): Promise<{ id: number; other: number }[]> {
  const { rows } = await sql<{ id: number; other: number }>`
    select home.id, near.id as other from property_search home join property_search near on ${alike('home', 'near')}
      where home.id = any(${[...ids]}::bigint[])
    union select home.id, mate.id from property_search home join property_search mate on mate.gruppe = home.gruppe
      where home.id = any(${[...ids]}::bigint[]) and mate.id <> home.id
    union select one, other from home_decision where is_same and one = any(${[...ids]}::bigint[])
    union select other, one from home_decision where is_same and other = any(${[...ids]}::bigint[])`.execute(db)
  return rows
}

/** What was decided of these listings and any other. */
export async function findDecisions(db: ReadDb, ids: readonly number[]): Promise<Decision[]> {
  const { rows } = await sql<Decision>`
    select one, other, is_same from home_decision where one = any(${[...ids]}::bigint[])
    union select one, other, is_same from home_decision where other = any(${[...ids]}::bigint[])`.execute(db)
  return rows
}

/** @param is_same null leaves it to the rule */
export async function writeDecision(
  db: Db,
  { one, other, is_same }: { one: number; other: number; is_same: boolean | null },
  decided_at: Date,
): Promise<void> {
  if (is_same === null) {
    await db.deleteFrom('home_decision').where('one', '=', one).where('other', '=', other).execute()
    return
  }
  await db
    .insertInto('home_decision')
    .values({ one, other, is_same, decided_at })
    .onConflict((conflict) => conflict.columns(['one', 'other']).doUpdateSet({ is_same, decided_at }))
    .execute()
}

/** What a decision needs to know of two homes, in the order of their ids. */
export function findPair(db: ReadDb, ids: readonly [number, number]) {
  return db
    .selectFrom('property')
    .select(['id', 'company_id', 'objekttitel', 'plz', 'objektart'])
    .where(sql<boolean>`id = any(${[...ids]}::bigint[])`)
    .orderBy('id')
    .execute()
}

export async function findMembers(db: ReadDb, gruppe: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from property_search where gruppe = ${gruppe}`.execute(db)
  return rows.map(({ id }) => id)
}

export async function writeGroups(db: Db, groups: readonly { id: number; gruppe: number | null }[]): Promise<void> {
  if (groups.length === 0) return
  await sql`update property_search home set gruppe = settled.gruppe
    from unnest(${groups.map(({ id }) => id)}::bigint[], ${groups.map(({ gruppe }) => gruppe)}::bigint[])
      as settled(id, gruppe)
    where home.id = settled.id and home.gruppe is distinct from settled.gruppe`.execute(db)
  await keepHomes(
    db,
    groups.flatMap(({ gruppe }) => gruppe ?? []),
    groups.flatMap(({ id, gruppe }) => (gruppe === null ? [id] : [])),
  )
}

/**
 * Remembers which listings are one home, for the time when some of them have ended. A listing without a group is another
 * home only where a listing of the former home is still published: else the others have ended, and nothing contradicts.
 */
async function keepHomes(db: Db, groups: readonly number[], alone: readonly number[]): Promise<void> {
  if (alone.length > 0) {
    await sql`delete from home_listing own where property_id = any(${[...alone]}::bigint[]) and exists (
      select from home_listing mate join property_search s on s.id = mate.property_id
      where mate.home = own.home and mate.property_id <> own.property_id)`.execute(db)
  }
  if (groups.length > 0) {
    await sql`
      insert into home_listing (property_id, home)
      select s.id, min(coalesce(known.home, s.id)) over (partition by s.gruppe)
      from property_search s left join home_listing known on known.property_id = s.id
      where s.gruppe = any(${[...groups]}::bigint[]) order by s.id
      on conflict (property_id) do update set home = excluded.home
        where home_listing.home <> excluded.home`.execute(db)
  }
}

/**
 * Published listings after that id that are in a group, or that share more than their figures with another: for a pass
 * over all of them.
 */
export async function findToSettle(db: ReadDb, after: number, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select home.id from property_search home join property a on a.id = home.id
    where home.id > ${after} and (home.gruppe is not null or exists (
      select from property_search near join property b on b.id = near.id
      where ${alike('home', 'near')} and (lower(left(b.strasse, 4)) = lower(left(a.strasse, 4))
        or (abs(b.lat - a.lat) < 0.0005 and abs(b.lng - a.lng) < 0.0008)
        or exists (select from property_media own join property_media its on its.media_hash = own.media_hash
          where own.property_id = a.id and its.property_id = b.id))))
    order by home.id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** The row of the read model as if it had changed just now; null when the listing is not published. */
export async function findChanged(db: ReadDb, id: number): Promise<Changed | null> {
  const { rows } = await sql<{ gruppe: number | null; alike: (string | number)[] }>`
    select gruppe, array(select near.id from property_search near where ${alike('home', 'near')}) as alike
    from property_search home where id = ${id}`.execute(db)
  return rows[0] ? { id, gruppe: rows[0].gruppe, alike: rows[0].alike.map(Number) } : null
}
