import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pino } from 'pino'
import type { FeedCompany, FeedEvent, FeedMedia, FeedObject, FeedProperty } from '../../../src/domain/imports/feed.ts'
import { createCaches } from '../../../src/server/caches.ts'
import { readConfig } from '../../../src/server/config.ts'
import type { Ctx } from '../../../src/server/ctx.ts'
import { createPress } from '../../../src/server/exposes/press.ts'
import { type ImportOptions, type ImportResult, importEvents } from '../../../src/server/imports/service.ts'
import { JOBS } from '../../../src/server/jobs/all.ts'
import { startJobs } from '../../../src/server/jobs/pg-boss.ts'
import { createDecoder } from '../../../src/server/media/decoder.ts'
import { createPostgresSearch } from '../../../src/server/search/postgres.ts'
import { openStorages } from '../../../src/server/storage/open.ts'
import { testDatabase } from '../../support/database.ts'

export interface TestCtx extends Ctx {
  url: string
  folder: string
  close(): Promise<void>
}

/** Everything an import needs, real, with its own database and folder. */
export async function testCtx(): Promise<TestCtx> {
  const database = await testDatabase()
  const folder = mkdtempSync(path.join(tmpdir(), 'klinke-import-'))
  const log = pino({ level: process.env.TEST_LOG ?? 'silent' })
  const jobs = await startJobs(database.url, log, { worker: false, queues: JOBS })
  const pictures = createDecoder()
  const exposes = createPress()
  return {
    config: readConfig({ NODE_ENV: 'test', DATA_DIR: folder }),
    log,
    db: database.db,
    direct: database.db,
    search: createPostgresSearch(database.db),
    jobs,
    ...openStorages({ DATA_DIR: folder }),
    pictures,
    exposes,
    caches: createCaches(() => new Date()),
    clock: () => new Date(),
    url: database.url,
    folder,
    async close() {
      await exposes.close()
      await pictures.close()
      await jobs.stop()
      await database.drop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export interface Delivery {
  umfang?: 'VOLL' | 'TEIL'
  company?: Partial<FeedCompany>
  objects?: readonly FeedObject[]
  /** After the objects. */
  more?: readonly FeedEvent[]
  files?: Record<string, Uint8Array>
  /** Files that are there but cannot be read. */
  faults?: Record<string, 'too_large' | 'corrupt'>
}

/** Imports a delivery like a file. */
export function deliver(ctx: Ctx, delivery: Delivery, options: ImportOptions = {}): Promise<ImportResult> {
  return importEvents(ctx, options, {
    name: 'lieferung.xml',
    sha256: null,
    open: () => events(delivery),
    attachments: async () => ({ read: async (pfad) => delivery.files?.[pfad] ?? delivery.faults?.[pfad] ?? null }),
  })
}

async function* events({
  umfang = 'TEIL',
  company: given,
  objects = [],
  more = [],
}: Delivery): AsyncGenerator<FeedEvent> {
  yield {
    type: 'transfer',
    transfer: { dialect: 'openimmo', version: '1.2.7', umfang, sender: null, timestamp: null },
  }
  yield { type: 'company', company: company(given) }
  for (const [at, each] of objects.entries()) yield { type: 'object', object: { ...each, nr: at + 1 } }
  yield* more
}

export function company(given: Partial<FeedCompany> = {}): FeedCompany {
  return {
    openimmo_anid: 'AT-1',
    anbieternr: null,
    firma: 'Hausverstand Immobilien GmbH',
    lizenzkennung: null,
    email: 'office@example.at',
    telefon: null,
    website: null,
    strasse: null,
    plz: '8010',
    ort: 'Graz',
    impressum: {},
    ...given,
  }
}

/** An object known by its number alone. */
export function object(
  number: string | null,
  given: Partial<FeedObject> = {},
  said: Partial<FeedProperty> = {},
): FeedObject {
  return {
    nr: 0,
    openimmo_obid: null,
    objektnr_extern: number,
    aktion: 'ADD',
    verkaufstatus: null,
    property: property(said),
    agent: null,
    projekt: null,
    media: [],
    taken: ['preise/kaltmiete'],
    notes: [],
    ...given,
  }
}

export function removal(number: string): FeedObject {
  return object(number, { aktion: 'DELETE', property: null })
}

export function unreadable(number: string | null): FeedObject {
  return object(number, {
    property: null,
    notes: [{ level: 'error', path: '', code: 'not_written', params: { reason: 'x' } }],
  })
}

export function media(given: Partial<FeedMedia>): FeedMedia {
  return {
    gruppe: 'BILD',
    titel: null,
    location: 'EXTERN',
    pfad: null,
    format: null,
    check_type: null,
    check_value: null,
    content: null,
    ...given,
  }
}

export function property(said: Partial<FeedProperty> = {}): FeedProperty {
  return {
    nutzungsart: ['WOHNEN'],
    vermarktungsart: ['MIETE'],
    objektart: 'WOHNUNG',
    objektart_untergruppe: 'ETAGE',
    objektart_hauptgruppe: 'WOHNEN',
    objekttitel: 'Helle Wohnung am Schloßberg',
    objekttitel_translations: {},
    dreizeiler: null,
    dreizeiler_translations: {},
    objektbeschreibung: '<p>Ruhig und hell.</p>',
    objektbeschreibung_translations: {},
    lage: null,
    lage_translations: {},
    ausstatt_beschr: null,
    ausstatt_beschr_translations: {},
    sonstige_angaben: null,
    sonstige_angaben_translations: {},
    plz: '8010',
    ort: 'Graz',
    ortsteil: null,
    strasse: 'Sporgasse',
    hausnummer: '12',
    stiege: null,
    tuernummer: null,
    bundesland: 'Steiermark',
    land: 'AUT',
    etage: 2,
    anzahl_etagen: 4,
    lat: 47.0731,
    lng: 15.4389,
    ungenau_lat: null,
    ungenau_lng: null,
    ungenau_radius: null,
    adresse_freigegeben: true,
    geo: {},
    waehrung: 'EUR',
    kaufpreis: null,
    kaltmiete: 800,
    warmmiete: null,
    nebenkosten: null,
    heizkosten: null,
    hauptmietzinsnetto: null,
    hauptmietzinsust: null,
    betriebskostennetto: null,
    betriebskostenust: null,
    gesamtbelastungbrutto: 990.5,
    ruecklagenetto: null,
    kaution: 2970,
    kaution_text: null,
    provisionspflichtig: false,
    aussen_courtage: null,
    provisionnetto: null,
    provisionbrutto: null,
    preise: {},
    wohnflaeche: 71.4,
    nutzflaeche: null,
    gesamtflaeche: null,
    grundstuecksflaeche: null,
    balkon_terrasse_flaeche: null,
    gartenflaeche: null,
    kellerflaeche: null,
    anzahl_zimmer: 3,
    anzahl_schlafzimmer: null,
    anzahl_badezimmer: 1,
    anzahl_sep_wc: null,
    anzahl_stellplaetze: null,
    flaechen: {},
    ausstattung: ['LIFT', 'BALKON'],
    heizung: ['FERNWAERME'],
    ausstattung_details: {},
    zustand: 'GEPFLEGT',
    bauart: 'ALTBAU',
    baujahr: 1905,
    letztemodernisierung: null,
    zustand_angaben: {},
    hwb: 89.4,
    hwb_klasse: 'C',
    fgee: 1.6,
    fgee_klasse: 'C',
    energiepass: { epart: 'BEDARF' },
    infrastruktur: {},
    verfuegbar_ab: null,
    haustiere: null,
    befristet: null,
    mietdauer_max_monate: null,
    aktiv_von: null,
    aktiv_bis: null,
    verwaltung_objekt: {},
    verwaltung_techn: {},
    user_defined: {},
    stand_vom: '2026-11-01T00:00:00Z',
    ...said,
  }
}
