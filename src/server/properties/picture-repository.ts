import { sql } from 'kysely'
import { TITLES } from '../../domain/media/placement.ts'
import type { Link } from '../../domain/properties/links.ts'
import type { Db, ReadDb } from '../ctx.ts'
import { NO_PLACE } from '../db/no-place.ts'

/** A file of a home with what the feed and the hand say about it. */
export interface FileRow {
  hash: string
  pfad: string | null
  titel: string | null
  /** The feed's, or the one it was uploaded with. */
  gruppe: string
  hand_gruppe: string | null
  /** A hand's, or NO_PLACE; null where no hand says anything about the file. */
  place: number | null
  /** Its place without a hand: the feed's, uploads after it. */
  position: number
  alt: Record<string, string>
  uploaded_at: Date | null
  hidden_at: Date | null
  mime: string
  width: number | null
  height: number | null
  widths: number[]
  thumbhash: string | null
}

/**
 * The stored files of a home in their order, deleted ones last; where no hand has ordered them, the title picture of the
 * feed first. A file that the feed links twice appears once.
 */
export async function findFiles(db: ReadDb, propertyId: number): Promise<FileRow[]> {
  const { rows } = await sql<FileRow>`
    select * from (
      select distinct on (l.media_hash) l.media_hash as hash, l.pfad, coalesce(l.titel_with_street, l.titel) as titel, l.gruppe, h.gruppe as hand_gruppe,
        coalesce(h.alt_with_street, h.alt, '{}') as alt, l.uploaded_at, h.hidden_at, h.place, l.position, m.mime, m.width, m.height,
        m.widths, m.thumbhash
      from property_media l join media m on m.hash = l.media_hash
        left join property_picture h on h.property_id = l.property_id and h.hash = l.media_hash
      where l.property_id = ${propertyId} and l.state = 'ready'
      order by l.media_hash, l.uploaded_at nulls first, l.position
    ) as file
    order by hidden_at is not null, nullif(place, ${NO_PLACE}) nulls last,
      gruppe = any(${[...TITLES]}::text[]) and widths <> '{}' desc, position`.execute(db)
  return rows
}

/** Adds an uploaded file at the end. */
export async function insertUpload(
  db: Db,
  propertyId: number,
  file: { hash: string; gruppe: string; name: string | null; at: Date },
): Promise<void> {
  await sql`
    insert into property_media
      (property_id, position, gruppe, titel, location, pfad, state, media_hash, attempts, uploaded_at)
    select ${propertyId}, greatest(${UPLOADS_FROM}::int, coalesce(max(position), 0)) + 1, ${file.gruppe}, null, 'INTERN',
      ${file.name}, 'ready', ${file.hash}, 0, ${file.at}
    from property_media where property_id = ${propertyId}`.execute(db)
}

/** Positions above those of any feed. */
const UPLOADS_FROM = 1_000_000

export interface ArrangedRow {
  hash: string
  pfad: string | null
  place: number
  gruppe: string
  alt: Record<string, string>
  hidden_at: Date | null
}

/** What a hand says about files of a home. */
export const findArranged = (db: ReadDb, propertyId: number): Promise<ArrangedRow[]> =>
  db
    .selectFrom('property_picture')
    .select(['hash', 'pfad', 'place', 'gruppe', 'hidden_at'])
    .select(sql<Record<string, string>>`coalesce(alt_with_street, alt)`.as('alt'))
    .where('property_id', '=', propertyId)
    .orderBy('place')
    .orderBy('hash')
    .execute()

export async function replaceArranged(db: Db, propertyId: number, rows: readonly ArrangedRow[]): Promise<void> {
  await db.deleteFrom('property_picture').where('property_id', '=', propertyId).execute()
  if (rows.length === 0) return
  await db
    .insertInto('property_picture')
    .values(rows.map((row) => ({ ...row, property_id: propertyId, alt: JSON.stringify(row.alt) })))
    .execute()
}

/** A deleted file that is uploaded again is shown again. */
export async function showAgain(db: Db, propertyId: number, hash: string): Promise<void> {
  await db
    .updateTable('property_picture')
    .set({ hidden_at: null })
    .where('property_id', '=', propertyId)
    .where('hash', '=', hash)
    .execute()
}

/** Words as they were written, and as visitors read them. */
interface Told<Words, Shown = Words> {
  full: Words
  shown: Shown
}

/** The words of a home's files and links. */
export interface PictureWords {
  /** Titles of the feed. */
  titles: (Told<string, string | null> & { id: number })[]
  /** Alternative texts of a hand. */
  alts: (Told<Alternatives> & { hash: string })[]
  /** The links that a hand has listed. */
  links: Told<Link[]> | null
}

export async function findPictureWords(db: ReadDb, propertyId: number): Promise<PictureWords> {
  const { rows } = await sql<PictureWords>`
    select
      (select coalesce(jsonb_agg(jsonb_build_object(
          'id', id, 'full', coalesce(titel_with_street, titel), 'shown', titel)), '[]')
        from property_media
        where property_id = ${propertyId} and (titel is not null or titel_with_street is not null)) as titles,
      (select coalesce(jsonb_agg(jsonb_build_object(
          'hash', hash, 'full', coalesce(alt_with_street, alt), 'shown', alt)), '[]')
        from property_picture where property_id = ${propertyId}) as alts,
      (select jsonb_build_object('full', coalesce(value_with_street, value), 'shown', value)
        from property_hand where property_id = ${propertyId} and field = 'links') as links`.execute(db)
  return rows[0] as PictureWords
}

/** Alternative texts by their languages. */
export type Alternatives = Record<string, string>

/** @param full null where it is the same */
export async function writeTitle(db: Db, id: number, titel: string | null, full: string | null): Promise<void> {
  await db.updateTable('property_media').set({ titel, titel_with_street: full }).where('id', '=', id).execute()
}

/** @param full null where they are the same */
export async function writeAlternatives(
  db: Db,
  propertyId: number,
  hash: string,
  alt: Alternatives,
  full: Alternatives | null,
): Promise<void> {
  await db
    .updateTable('property_picture')
    .set({ alt: JSON.stringify(alt), alt_with_street: full && JSON.stringify(full) })
    .where('property_id', '=', propertyId)
    .where('hash', '=', hash)
    .execute()
}
