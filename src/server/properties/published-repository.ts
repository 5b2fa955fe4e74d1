import { sql } from 'kysely'
import { countryName } from '../../domain/format/address.ts'
import { shortCountry } from '../../domain/places/countries.ts'
import { HOME_COUNTRY } from '../../domain/places/home-country.ts'
import { priceSheet } from '../../domain/prices/sheet.ts'
import { furtherFacts } from '../../domain/properties/further-facts.ts'
import { historyPrices, leadingPrice, reduction } from '../../domain/properties/price.ts'
import { type SearchedProperty, searchRow } from '../../domain/properties/search-row.ts'
import { BUNDESLAENDER, type Bundesland } from '../../domain/properties/vocabulary.ts'
import type { SearchRow } from '../../domain/search/row.ts'
import { LANGUAGES } from '../../i18n/languages.ts'
import { translator } from '../../i18n/server.ts'
import { factLabel, factText } from '../../words/fact.ts'
import type { Db, ReadDb } from '../ctx.ts'
import { placeBySlug } from '../places/places.ts'
import { TOLD_COLUMNS } from './hidden-street.ts'

const t = translator('de')

/** The stored data of a published home in the table `property`: enough for its row of the read model. */
export type StoredHome = SearchedProperty & {
  id: number
  external_id: string
  company_id: number
  firma: string
  project_id: number | null
  orte: readonly string[]
  bundesland: Bundesland | null
  anzeige_lat: number | null
  anzeige_lng: number | null
  published_at: Date
  /** The group in the existing row of the read model; null without a row. */
  gruppe: number | null
}

/** The row of the read model of a published home. */
export function rowOf(home: StoredHome, reduziert: number): SearchRow {
  return searchRow(home, {
    id: home.id,
    external_id: home.external_id,
    anbieter: home.company_id,
    firma: home.firma,
    projekt: home.project_id,
    orte: home.orte,
    ortsnamen: [...home.orte.flatMap((slug) => placeBySlug(slug)?.name ?? []), ...countryWords(home.land)],
    fakten: factWords(home),
    // Of homes abroad the sender's own word is stored.
    bundesland: BUNDESLAENDER.find((land) => land === home.bundesland) ?? null,
    lat: home.anzeige_lat,
    lng: home.anzeige_lng,
    published_at: home.published_at,
    reduziert,
    gruppe: home.gruppe,
  })
}

/** What a home has, in the words of its page: "Badewanne" of `bad`, "Fernwärme". */
function factWords(home: StoredHome): string[] {
  const facts = (['objekt', 'zustand', 'ausstattung'] as const).flatMap((group) => furtherFacts(home, group))
  return [
    ...facts.filter(({ format }) => format === 'words').map((fact) => factText(fact, t, LANGUAGES.de.tag)),
    ...facts.filter(({ value }) => value === true).map(({ label }) => factLabel(label, t)),
    ...home.ausstattung.map((word) => t.find(`ausstattung.${word}`) ?? word),
    ...home.heizung.map((word) => t.find(`heizung.${word}`) ?? word),
  ]
}

/** The country of a home abroad, as visitors may type it. */
function countryWords(land: string | null): string[] {
  const code = shortCountry(land)
  return code === null || code === HOME_COUNTRY ? [] : [countryName(code, 'de-AT'), countryName(code, 'en')]
}

/** The rows of the read model as they have to be, of those ids that are published. */
export async function readRows(db: ReadDb, ids: readonly number[]): Promise<SearchRow[]> {
  return rowsOf(
    db,
    (await readHomes(db, ids)).filter(({ status }) => status === 'active' || status === 'reserved'),
  )
}

/** Homes of the ids in every state. */
export async function readHomes(db: ReadDb, ids: readonly number[]): Promise<(StoredHome & { status: string })[]> {
  const homes = await db
    .selectFrom('property as p')
    .innerJoin('company as c', 'c.id', 'p.company_id')
    .leftJoin('property_search as s', 's.id', 'p.id')
    .selectAll('p')
    .select(['c.firma', 's.gruppe'])
    .where(sql<boolean>`p.id = any(${[...ids]}::bigint[])`)
    .execute()
  // The importer writes the columns of FeedProperty unchanged (from-feed.ts); the generated types know text only.
  return homes as unknown as (StoredHome & { status: string })[]
}

/** The rows of homes as the read model has them, or would have them. */
export async function rowsOf(db: ReadDb, homes: readonly StoredHome[]): Promise<SearchRow[]> {
  const first = await firstPrices(
    db,
    homes.map(({ id }) => id),
  )
  return homes.map((home) => {
    const sheet = priceSheet(home)
    const leading = leadingPrice(sheet)
    const now = leading ? (historyPrices(sheet, home.kaltmiete)[leading] ?? null) : null
    return rowOf(home, leading ? reduction(first.get(`${home.id} ${leading}`) ?? null, now) : 0)
  })
}

/** The first amount of each price: by `id art`. */
async function firstPrices(db: ReadDb, ids: readonly number[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ property_id: number; art: string; betrag: number }>`
    select distinct on (property_id, art) property_id, art, betrag from price_history
    where property_id = any(${[...ids]}::bigint[]) order by property_id, art, at`.execute(db)
  return new Map(rows.map(({ property_id, art, betrag }) => [`${property_id} ${art}`, betrag]))
}

/** Ids after `after` that are published, or that the read model contains although they are not. */
export async function findIndexed(db: ReadDb, after: number, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    (select id from property where id > ${after} and status in ('active', 'reserved') order by id limit ${limit})
    union (select id from property_search where id > ${after} order by id limit ${limit})
    order by id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** What the places of homes in Austria follow from, with the places that they have. */
export async function readStoredPlaces(db: ReadDb, ids: readonly number[]) {
  return db
    .selectFrom('property')
    .select(['id', 'plz', 'ort', 'bundesland', 'land', 'lat', 'lng', 'orte'])
    .where(sql<boolean>`id = any(${[...ids]}::bigint[])`)
    .where('land', '=', 'AUT')
    .execute()
}

/** Writes other places of homes, unless an import has done it in the meantime. */
export async function assignPlaces(
  db: Db,
  homes: readonly { id: number; before: readonly string[]; orte: readonly string[]; bundesland: string | null }[],
): Promise<void> {
  const sent = homes.map(({ id, before, orte, bundesland }) => ({ id, before, orte, bundesland }))
  await sql`update property p set orte = sent.orte, bundesland = sent.bundesland
    from jsonb_to_recordset(${JSON.stringify(sent)}::jsonb)
      as sent(id bigint, before text[], orte text[], bundesland text)
    where p.id = sent.id and p.orte = sent.before`.execute(db)
}

/** Homes whose address is hidden and that were stored before texts were read by `hideStreet`, or that it left as they are. */
export function findUnread(db: ReadDb, ids: readonly number[]) {
  return db
    .selectFrom('property')
    .select(['id', ...TOLD_COLUMNS])
    .where(sql<boolean>`id = any(${[...ids]}::bigint[])`)
    .where('adresse_freigegeben', '=', false)
    .where('strasse', 'is not', null)
    .where('texts_with_street', 'is', null)
    .execute()
}

/** Writes what visitors may read of a home, unless its title has changed in the meantime. */
export async function writeShown(
  db: Db,
  id: number,
  columns: Record<string, unknown>,
  before: { objekttitel: string },
): Promise<void> {
  await db
    .updateTable('property')
    .set(columns)
    .where('id', '=', id)
    .where('objekttitel', '=', before.objekttitel)
    .execute()
}

/** Makes importers of this property wait until the transaction ends; they lock its row first, too. */
export async function lockProperty(db: Db, id: number): Promise<void> {
  await sql`select from property where id = ${id} for update`.execute(db)
}

/** Removes the events that this transaction has caused: its changes are no news for subscribers. */
export async function dropOwnEvents(db: Db, id: number): Promise<void> {
  await sql`delete from property_event where property_id = ${id} and xmin = pg_current_xact_id()::xid`.execute(db)
}

/** Ends homes whose last day (`aktiv_bis`) is over. @returns their ids, at most `limit` */
export async function endBefore(db: Db, day: string, now: Date, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`update property set status = 'expired', updated_at = ${now}
    where id in (
      select id from property
      where status in ('active', 'reserved') and aktiv_bis < ${day}::date
      order by id limit ${limit} for update skip locked
    ) returning id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Publishes homes whose first day (`aktiv_von`) has come: they count as new from now on. @returns their ids */
export async function beginOn(db: Db, day: string, now: Date, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update property set status = status_ab_aktiv_von, status_ab_aktiv_von = null, published_at = ${now},
      updated_at = ${now}
    where id in (
      select id from property
      where status_ab_aktiv_von is not null and status = 'unlisted' and aktiv_von <= ${day}::date
        and (aktiv_bis is null or aktiv_bis >= ${day}::date)
      order by id limit ${limit} for update skip locked
    ) returning id`.execute(db)
  return rows.map(({ id }) => id)
}
