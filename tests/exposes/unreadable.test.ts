import { mkdirSync, rmdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importFeed } from '../../src/server/imports/service.ts'
import { pictureKey } from '../../src/server/media/keys.ts'
import { feedOf } from '../support/feed.ts'
import { type TestServer, testServer } from '../support/server.ts'
import { readPdf } from './reader.ts'

let server: TestServer
let id = 0
beforeAll(async () => {
  server = await testServer()
  const { ctx } = server
  const folder = ctx.config.DATA_DIR
  const picture = sharp({ create: { width: 900, height: 600, channels: 3, background: '#aa8866' } })
  writeFileSync(path.join(folder, 'a.jpg'), await picture.jpeg().toBuffer())
  const file =
    '<anhang location="EXTERN" gruppe="BILD"><anhangtitel>Küche</anhangtitel><format>jpg</format><daten><pfad>a.jpg</pfad></daten></anhang>'
  const xml = feedOf([{ nr: 'U1', titel: 'Wohnung' }]).replace(
    '<verwaltung_objekt>',
    `<anhaenge>${file}</anhaenge><verwaltung_objekt>`,
  )
  writeFileSync(path.join(folder, 'feed.xml'), xml)
  await importFeed(ctx, path.join(folder, 'feed.xml'), { source: 'test' })
  id = Number((await ctx.db.selectFrom('property').select('id').executeTakeFirstOrThrow()).id)
}, 120_000)
afterAll(() => server.close())

test('a document whose photograph cannot be read is not kept as the whole one: the visitor is asked to come again', async () => {
  const { ctx } = server
  const { hash } = await ctx.db.selectFrom('media').select('hash').executeTakeFirstOrThrow()
  const key = pictureKey(hash, 900)
  const content = (await ctx.storage.get(key)) as Uint8Array
  await ctx.storage.delete(key)
  // Reading a folder is an error of the disk, as a bad block is; it is no missing file.
  const place = path.join(ctx.config.DATA_DIR, 'media', key)
  mkdirSync(place)
  const url = `${server.address}/api/properties/${id}/expose`
  for (const one of [`${url}.pdf`, `${url}/pages`]) {
    const answer = await fetch(one)
    expect([answer.status, answer.headers.get('etag'), answer.headers.get('retry-after')]).toEqual([503, null, '5'])
    expect(await answer.json()).toMatchObject({ code: 'service.away' })
  }
  expect(await ctx.db.selectFrom('expose_document').select('hash').execute()).toEqual([])
  rmdirSync(place)
  await ctx.storage.put(key, content)
  const answer = await fetch(`${url}.pdf`)
  expect([answer.status, answer.headers.has('etag')]).toEqual([200, true])
  expect((await readPdf(new Uint8Array(await answer.arrayBuffer()))).alts).toContain('Küche')
})
