import { placeFiles } from '../../domain/media/placement.ts'
import { priceSheet } from '../../domain/prices/sheet.ts'
import { type Quality, type QualityFacts, qualityOf } from '../../domain/properties/quality.ts'
import { comparedArea } from '../../domain/properties/search-row.ts'
import type { SearchRow } from '../../domain/search/row.ts'
import { plainText } from '../assistant/plain-text.ts'
import type { ReadDb } from '../ctx.ts'
import { readHomes, rowsOf, type StoredHome } from './published-repository.ts'
import { findPictures } from './repository.ts'

/** A home in any state, as the lists of staff need it. */
export interface ListedHome {
  row: SearchRow
  quality: Quality
  status: string
  /** The numbers and the address, for the search of staff. */
  words: string
  agent_id: number | null
  import_source_id: number | null
  updated_at: Date
}

type Stored = StoredHome & {
  status: string
  lat: number | null
  ungenau_radius: number | null
  agent_id: number | null
  import_source_id: number | null
  objektnr_extern: string | null
  openimmo_obid: string | null
  updated_at: Date
}

/** Those of the ids that exist, in no particular order. */
export async function readListed(db: ReadDb, ids: readonly number[]): Promise<ListedHome[]> {
  const homes = (await readHomes(db, ids)) as Stored[]
  const rows = new Map((await rowsOf(db, homes)).map((row) => [row.id, row]))
  const pictures = Map.groupBy(await findPictures(db, ids), ({ property_id }) => property_id)
  return homes.map((home) => ({
    row: rows.get(home.id) as SearchRow,
    quality: qualityOf(factsOf(home, pictures.get(home.id) ?? [])),
    status: home.status,
    words: wordsOf(home),
    agent_id: home.agent_id,
    import_source_id: home.import_source_id,
    updated_at: home.updated_at,
  }))
}

function wordsOf(home: Stored): string {
  const { objektnr_extern, external_id, openimmo_obid, strasse, hausnummer, stiege, tuernummer, plz, ort } = home
  const parts = [objektnr_extern, external_id, openimmo_obid, strasse, hausnummer, stiege, tuernummer, plz, ort]
  return parts.filter(Boolean).join(' ')
}

type Pictures = Awaited<ReturnType<typeof findPictures>>

function factsOf(home: Stored, pictures: Pictures): QualityFacts {
  const sheet = priceSheet(home)
  const files = placeFiles(pictures)
  const plans = new Set(files.plans)
  return {
    objektart: home.objektart,
    beschreibung: plainText(home.objektbeschreibung ?? '').trim(),
    lage: plainText(home.lage ?? '').trim(),
    // Without photographs, plans are shown in their place: they are none.
    photographs: files.photos.filter((one) => !plans.has(one)).length,
    plans: files.plans.length,
    hwb: home.hwb,
    hwb_klasse: home.hwb_klasse,
    fgee: home.fgee,
    energy_exempt: isExempt(home.energiepass),
    price: sheet.preis.betrag !== null,
    costs: sheet.teile.some(
      ({ gruppe, name, netto, brutto }) => gruppe === 'laufend' && !RENTS.has(name) && (netto ?? brutto) !== null,
    ),
    commission: sheet.provision.stand !== 'unbekannt',
    flaeche: home.objektart === 'GRUNDSTUECK' ? home.grundstuecksflaeche : comparedArea(home),
    zimmer: home.anzahl_zimmer,
    position: home.lat === null ? null : home.ungenau_radius === null ? 'exact' : 'circle',
    verfuegbar_ab: home.verfuegbar_ab,
    person: home.agent_id !== null,
    condition: home.baujahr !== null || home.zustand !== null,
    heating: home.heizung.length > 0,
  }
}

/** Parts of the running costs that are the rent itself. */
const RENTS = new Set(['hauptmietzinsnetto', 'kaltmiete', 'nettokaltmiete', 'pacht', 'warmmiete'])

/** OpenImmo: a building that needs no certificate says so in `energiepass/epart` or `jahrgang`. */
function isExempt(energiepass: StoredHome['energiepass']): boolean {
  return /nicht[_ ](?:noetig|nötig|erforderlich)/i.test(JSON.stringify(energiepass))
}
