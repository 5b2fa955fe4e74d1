import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PropertyDetail } from '../../src/domain/properties/card.ts'
import { importFeed, readReport } from '../../src/server/imports/service.ts'
import { findPropertyId } from '../../src/server/properties/address.ts'
import { type TestServer, testServer } from '../support/server.ts'
import { PLAIN, STEPS, walkFeed } from '../support/walk/steps.ts'

let server: TestServer
let run = 0
beforeAll(async () => {
  server = await testServer()
  const file = path.join(server.ctx.config.DATA_DIR, 'walk.xml')
  writeFileSync(file, walkFeed())
  run = (await importFeed(server.ctx, file, { source: 'walk' })).run.id
})
afterAll(() => server.close())

const detailOf = async (external_id: string): Promise<PropertyDetail> => {
  const id = await findPropertyId(server.ctx, { external_id })
  const answer = await fetch(`${server.address}/api/properties/${id}`)
  return ((await answer.json()) as { data: PropertyDetail }).data
}

/** A part of the answer without the number of its home. */
const partOf = (detail: PropertyDetail, name: string, nr: string) =>
  JSON.stringify(detail[name as keyof PropertyDetail])?.replaceAll(nr, '')

describe('each field that is shown', () => {
  test('has a sample', () => {
    expect(STEPS.length).toBeGreaterThan(400)
    expect(STEPS.flatMap(({ says }) => says).filter((text) => text.startsWith('no word'))).toEqual([])
  })

  test('is in the answer of the API, where the table says it', async () => {
    const [kauf, miete] = await Promise.all([detailOf(PLAIN.kauf), detailOf(PLAIN.miete)])
    const missing: string[] = []
    for (const { nr, field, rent, sent } of STEPS) {
      if (field.fate.kind !== 'shown' || field.fate.api === null) continue
      const [plain, number] = rent ? [miete, PLAIN.miete] : [kauf, PLAIN.kauf]
      const own = sent?.startsWith('NR-') ? sent : nr
      const [is, was] = [await detailOf(own), plain].map((detail, at) =>
        partOf(detail, (field.fate as { api: string }).api, at === 0 ? nr : number),
      )
      if (is === undefined || is === was) missing.push(`${field.path} ${sent ?? ''}: ${field.fate.api}`)
    }
    expect(missing).toEqual([])
  })

  test('counts as taken and shown in the report, and nothing of the walk is unknown', async () => {
    const lines = (await readReport(server.ctx, run))?.lines ?? []
    const unknown = lines.flatMap(({ objekt, notes }) =>
      notes.filter(({ code }) => code === 'ignored').map(({ path: at }) => `${objekt} ${at}`),
    )
    expect(unknown).toEqual([])
  })
})
