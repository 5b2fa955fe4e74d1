import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cleanForgotten, forgetMedia } from '../../src/server/media/forget.ts'
import { readGallery } from '../../src/server/projects/gallery.ts'
import { call } from '../auth/support.ts'
import { refusedFields } from '../support/call.ts'
import { importHomes, type Sender } from '../support/feed.ts'
import { type TestServer, testServer } from '../support/server.ts'
import { staffSession } from '../support/staff.ts'

const OURS: Sender = { firma: 'Unsere Immobilien', anid: 'AT-UNS' }
const THEIRS: Sender = { firma: 'Andere Immobilien', anid: 'AT-AND' }

let server: TestServer
let admin: string
let agent: string
let stranger: string
let id: number

const photo = (background: string, width = 900, height = 600) =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer()
const companyId = async ({ firma }: Sender) =>
  (await server.ctx.db.selectFrom('company').select('id').where('firma', '=', firma).executeTakeFirstOrThrow()).id
const path = (at = id) => `/api/admin/projects/${at}/picture`
const ask = (method: string, body?: unknown, token = agent, query = '') =>
  call(server, method, `${path()}${query}`, { token, body })
async function put(content: Uint8Array | string, token = agent, query = '') {
  const response = await fetch(`${server.address}${path()}${query}`, {
    method: 'PUT',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/octet-stream' },
    body: content as BodyInit,
  })
  return { status: response.status, body: await response.json() }
}
const record = async () => (await call(server, 'GET', `/api/admin/projects/${id}`, { token: agent })).body.data
const page = async (lang = 'de') => (await call(server, 'GET', `/api/projects/${id}?lang=${lang}`)).body.data
const card = async () =>
  (await call(server, 'GET', '/api/projects')).body.data.find((one: { id: number }) => one.id === id)

beforeAll(async () => {
  server = await testServer({ RATE_LIMITS: '0' })
  const plain = { vermarktungsart: 'KAUF', kaufpreis: 300_000, projekt: 'park' } as const
  await importHomes(server.ctx, [{ ...plain, nr: 'P1' }], 'TEIL', OURS)
  await importHomes(server.ctx, [{ ...plain, nr: 'Q1' }], 'TEIL', THEIRS)
  admin = (await staffSession(server, 'admin')).token
  agent = (await staffSession(server, 'agent', await companyId(OURS))).token
  stranger = (await staffSession(server, 'agent', await companyId(THEIRS))).token
  const { data } = (await call(server, 'GET', '/api/admin/projects', { token: agent })).body
  id = data[0].id
  // A photograph of the unit.
  const [unit] = await server.ctx.db.selectFrom('property').select('id').where('project_id', '=', id).execute()
  const sent = await fetch(`${server.address}/api/admin/properties/${unit?.id}/pictures`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${agent}`, 'Content-Type': 'image/jpeg' },
    body: (await photo('#335577')) as BodyInit,
  })
  expect(sent.status).toBe(200)
})
afterAll(() => server.close())
beforeEach(async () => {
  await ask('DELETE')
})

test('a title picture stands before those of the units on card, page and expose, and is given back', async () => {
  const before = await page()
  expect(before.images).toHaveLength(1)
  expect((await record()).picture).toBeNull()
  const { status, body } = await put(await photo('#aa5533'))
  expect([status, body.data.picture.gruppe, body.data.picture_alt]).toEqual([200, 'TITELBILD', {}])
  const { url } = body.data.picture
  const shown = await page()
  expect(shown.images.map((one: { url: string }) => one.url)).toEqual([url, before.images[0].url])
  expect([shown.image.url, (await card()).image.url]).toEqual([url, url])
  const units = shown.einheiten.map((unit: { id: number }) => unit.id)
  const { photos } = await readGallery(server.ctx, { id, units }, 'de')
  expect(photos.map((one) => one.url)).toEqual([url, before.images[0].url])
  expect((await fetch(server.address + url)).status).toBe(200)
  const back = await ask('DELETE')
  expect([back.status, back.body.data.picture]).toEqual([200, null])
  expect((await page()).images).toEqual(before.images)
})

test('its texts are those of the visitor’s language, and another picture begins without', async () => {
  const { version } = (await put(await photo('#aa5533'))).body.data
  const alt = { de: 'Der Neubau am Park', gb: 'The new house at the park' }
  const { status, body } = await ask('PATCH', { version, alt })
  expect([status, body.data.picture_alt]).toEqual([200, alt])
  expect((await page()).images[0]).toMatchObject({ titel: alt.de })
  expect((await page('gb')).images[0]).toMatchObject({ titel: alt.gb, titel_lang: 'en-GB' })
  expect((await page('fr')).images[0]).toMatchObject({ titel: alt.de })
  // The same photograph again is no change.
  expect((await put(await photo('#aa5533'))).body.data.picture_alt).toEqual(alt)
  expect((await put(await photo('#22aa33'))).body.data.picture_alt).toEqual({})
})

test('the picture of a unit may be the title picture, and stands there once, with its text', async () => {
  const { version } = (await put(await photo('#335577'))).body.data
  await ask('PATCH', { version, alt: { de: 'Die Straßenseite' } })
  expect((await page()).images).toMatchObject([{ titel: 'Die Straßenseite', gruppe: 'TITELBILD' }])
})

test('imports leave it as it is', async () => {
  const { url } = (await put(await photo('#aa5533'))).body.data.picture
  const unit = { nr: 'P1', vermarktungsart: 'KAUF', kaufpreis: 310_000, projekt: 'park' } as const
  await importHomes(server.ctx, [unit], 'TEIL', OURS)
  expect((await page()).images[0].url).toBe(url)
})

test('the clean-up keeps its file as long as the project has it', async () => {
  const { url } = (await put(await photo('#aa5533'))).body.data.picture
  const hash = url.split('/').find((part: string) => /^[0-9a-f]{64}$/.test(part))
  await forgetMedia(server.ctx.db, [hash])
  await cleanForgotten(server.ctx)
  expect((await fetch(server.address + url)).status).toBe(200)
})

test('each act is in the audit', async () => {
  const first = (await put(await photo('#aa5533'))).body.data
  await ask('PATCH', { version: first.version, alt: { de: 'Der Neubau', gb: 'The new house' } })
  await ask('DELETE')
  const query = server.ctx.db.selectFrom('audit').select(['act', 'changes']).where('entity', '=', 'project')
  const rows = await query.where('entity_id', '=', id).orderBy('id', 'desc').limit(3).execute()
  const [removed, described, set] = rows
  expect(rows.map(({ act }) => act)).toEqual([
    'projects.remove_picture',
    'projects.describe_picture',
    'projects.set_picture',
  ])
  expect(set?.changes).toEqual({ picture: [null, expect.stringMatching(/^[0-9a-f]{8}$/)] })
  expect(described?.changes).toEqual({ alt: [[], ['de: Der Neubau', 'gb: The new house']] })
  expect(removed?.changes).toMatchObject({
    picture: [expect.any(String), null],
    alt: [['de: Der Neubau', 'gb: The new house'], []],
  })
})

describe('refused, with nothing changed, is', () => {
  test('whoever is of another company, before the body is read', async () => {
    const { url } = (await put(await photo('#aa5533'))).body.data.picture
    expect((await put('no picture', stranger)).body.code).toBe('project.not_found')
    expect((await ask('DELETE', undefined, stranger)).status).toBe(404)
    const { version } = await record()
    expect((await ask('PATCH', { version, alt: { de: 'Fremd' } }, stranger)).status).toBe(404)
    expect((await record()).picture.url).toBe(url)
    expect((await put(await photo('#123456'), admin)).status).toBe(200)
  })

  test.each([
    ['a web page', Buffer.from('<!doctype html><script>alert(1)</script>'), 422, { file: 'picture_type' }],
    [
      'half a JPEG',
      Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46]),
      422,
      { file: 'picture_broken' },
    ],
    ['a document', Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF'), 422, { file: 'picture' }],
    ['nothing', Buffer.alloc(0), 400, { file: 'missing' }],
    ['21 MB', Buffer.alloc(21 * 1024 * 1024, 1), 422, { file: 'picture_large' }],
  ])('%s', async (_name, content, status, fields) => {
    const answer = await put(content)
    expect([answer.status, refusedFields(answer)]).toEqual([status, fields])
    expect((await record()).picture).toBeNull()
  })

  test('whoever has read an older version', async () => {
    const { version } = await record()
    const { picture } = (await put(await photo('#aa5533'))).body.data
    expect((await put(await photo('#000000'), agent, `?version=${version}`)).body.code).toBe('record.changed')
    expect((await ask('DELETE', undefined, agent, `?version=${version}`)).body.code).toBe('record.changed')
    expect((await ask('PATCH', { version, alt: { de: 'Alt' } })).body.code).toBe('record.changed')
    expect(await record()).toMatchObject({ picture, picture_alt: {} })
  })

  test('a text without a picture, in an unknown language, or too long', async () => {
    const { version } = await record()
    expect(refusedFields(await ask('PATCH', { version, alt: { de: 'Kein Bild' } }))).toEqual({ picture: 'missing' })
    await put(await photo('#aa5533'))
    const now = (await record()).version
    expect((await ask('PATCH', { version: now, alt: { xx: 'Text' } })).status).toBe(400)
    expect((await ask('PATCH', { version: now, alt: { de: 'x'.repeat(301) } })).status).toBe(400)
    expect((await record()).picture_alt).toEqual({})
  })
})
