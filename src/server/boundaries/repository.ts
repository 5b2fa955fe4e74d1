import { sql } from 'kysely'
import type { Db, ReadDb } from '../ctx.ts'
import { type Border, boxOfRings } from './border.ts'
import type { Postcode } from './files/postcodes.ts'
import { packRings, unpackRings } from './pack.ts'

export interface Version {
  id: number
  loaded_at: Date
  files: string[]
  removed_at: Date | null
  borders: number
  postcodes: number
}

/** The rows of one statement. */
const PART = 200
const LOCK = 716_305

/** The version in force; null when none is. */
export async function findCurrent(db: ReadDb): Promise<{ id: number; loaded_at: Date } | null> {
  const { rows } = await sql<{ id: number; loaded_at: Date }>`select id, loaded_at from place_version
    where removed_at is null order by id desc limit 1`.execute(db)
  return rows[0] ?? null
}

/** Tells whether boundaries were ever loaded: then homes may be assigned by them. */
export async function hadVersions(db: ReadDb): Promise<boolean> {
  const { rows } = await sql<{ had: boolean }>`select exists (select from place_version) as had`.execute(db)
  return rows[0]?.had === true
}

/** All versions, the newest first. */
export async function listVersions(db: ReadDb): Promise<Version[]> {
  const { rows } = await sql<Version>`select v.*,
      (select count(*)::integer from place_border b where b.version = v.id) as borders,
      (select count(*)::integer from place_postcode p where p.version = v.id) as postcodes
    from place_version v order by v.id desc`.execute(db)
  return rows
}

export async function readBorders(db: ReadDb, version: number): Promise<Border[]> {
  const { rows } = await sql<{ code: string; name: string; rings: Buffer }>`
    select code, name, rings from place_border where version = ${version} order by code`.execute(db)
  return rows.map(({ code, name, rings: bytes }) => {
    const rings = unpackRings(bytes)
    return { code, name, rings, box: boxOfRings(rings) }
  })
}

export async function readPostcodes(db: ReadDb, version: number): Promise<Postcode[]> {
  const { rows } = await sql<Postcode>`select plz, code, name from place_postcode where version = ${version}
    order by nr`.execute(db)
  return rows
}

/**
 * Writes a new version. Levels (states, Bezirke, municipalities, districts of towns) and postcodes that the files do not
 * bring are taken over from the version in force. The caller is the transaction.
 * @returns its number
 */
export async function insertVersion(
  db: Db,
  files: readonly string[],
  borders: readonly Border[],
  postcodes: readonly Postcode[],
): Promise<number> {
  // Two loads at once would both take over from the same version.
  await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(db)
  const before = await findCurrent(db)
  const { rows } = await sql<{ id: number }>`insert into place_version (files) values (${[...files]}::text[])
    returning id`.execute(db)
  const id = rows[0]?.id as number
  for (let at = 0; at < borders.length; at += PART) {
    const part = borders.slice(at, at + PART)
    const values = part.map(
      ({ code, name, rings }) => sql`(${id}::integer, ${code}, ${name}, ${packRings(rings)}::bytea)`,
    )
    await sql`insert into place_border (version, code, name, rings) values ${sql.join(values)}`.execute(db)
  }
  await sql`insert into place_postcode (version, plz, code, name, nr)
    select ${id}::integer, plz, code, name, nr from unnest(${postcodes.map(({ plz }) => plz)}::text[],
      ${postcodes.map(({ code }) => code)}::text[], ${postcodes.map(({ name }) => name)}::text[])
      with ordinality as sent(plz, code, name, nr)`.execute(db)
  if (before) {
    await sql`insert into place_border (version, code, name, rings)
      select ${id}::integer, code, name, rings from place_border
      where version = ${before.id} and not length(code) = any(${levelsOf(borders)}::integer[])`.execute(db)
    if (postcodes.length === 0)
      await sql`insert into place_postcode (version, plz, code, name, nr)
        select ${id}::integer, plz, code, name, nr from place_postcode where version = ${before.id}`.execute(db)
  }
  return id
}

/** The lengths of the codes that are replaced: all districts of towns together, whatever their length. */
function levelsOf(borders: readonly Border[]): number[] {
  const lengths = new Set(borders.map(({ code }) => code.length))
  return [...lengths].some((length) => length > 5) ? [...lengths, 6, 7, 8] : [...lengths]
}

/** Takes a version out of force and drops its content. @returns false when there is none of that number */
export async function removeVersion(db: Db, id: number, at: Date): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`update place_version set removed_at = ${at}
    where id = ${id} and removed_at is null returning id`.execute(db)
  if (rows.length === 0) return false
  await sql`delete from place_border where version = ${id}`.execute(db)
  await sql`delete from place_postcode where version = ${id}`.execute(db)
  return true
}
