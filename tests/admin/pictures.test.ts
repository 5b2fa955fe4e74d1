import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { importFeed } from '../../src/server/imports/service.ts'
import { nestedPatterns } from '../media/drawings.ts'
import { type Answer, call, refusedFields } from '../support/call.ts'
import { feedOf } from '../support/feed.ts'
import { type TestServer, testServer } from '../support/server.ts'
import { someCompany, staffSession } from '../support/staff.ts'

let server: TestServer
let admin = ''
let id = 0

const plain = (red: number) =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: { r: red, g: 90, b: 30 } } })
const jpeg = (red: number) => plain(red).jpeg().toBuffer()

/** Imports the home with these pictures, by name and shade. */
async function deliver(pictures: [name: string, red: number, gruppe: string][], titel: string): Promise<void> {
  const folder = server.ctx.config.DATA_DIR
  for (const [name, red] of pictures) writeFileSync(path.join(folder, name), await jpeg(red))
  const anhaenge = pictures
    .map(
      ([name, , gruppe]) =>
        `<anhang location="EXTERN" gruppe="${gruppe}"><format>jpg</format><daten><pfad>${name}</pfad></daten></anhang>`,
    )
    .join('')
  const xml = feedOf([{ nr: 'P1', titel }]).replace(
    '<verwaltung_objekt>',
    `<anhaenge>${anhaenge}</anhaenge><verwaltung_objekt>`,
  )
  const file = path.join(folder, `feed-${titel}.xml`)
  writeFileSync(file, xml)
  await importFeed(server.ctx, file, { source: 'test' })
}

beforeAll(async () => {
  server = await testServer()
  admin = (await staffSession(server, 'admin')).token
  await deliver(
    [
      ['a.jpg', 10, 'TITELBILD'],
      ['b.jpg', 20, 'BILD'],
      ['plan.jpg', 30, 'GRUNDRISS'],
    ],
    'Eins',
  )
  id = (await server.ctx.db.selectFrom('property').select('id').executeTakeFirstOrThrow()).id
})
afterAll(() => server.close())

interface File {
  hash: string
  kind: string
  alt: Record<string, string>
  origin: string
  hidden: boolean
  titel: string | null
  url: string
}
type Pictures = { data: File[]; arranged: boolean; version: string }
const address = () => `/api/admin/properties/${id}/pictures`
const read = async () =>
  (await call(server, 'GET', address(), undefined, { Authorization: `Bearer ${admin}` })).body as unknown as Pictures
async function upload(content: Uint8Array, query = '', token = admin): Promise<Answer> {
  const response = await fetch(`${server.address}${address()}${query}`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${token}`,
      'X-Requested-With': 'XMLHttpRequest',
      'Content-Type': 'application/octet-stream',
    },
    body: content as Uint8Array<ArrayBuffer>,
  })
  return { status: response.status, body: (await response.json()) as Answer['body'] }
}
const arranged = (files: File[]) => files.map(({ hash, kind, alt, hidden }) => ({ hash, kind, alt, hidden }))
async function arrange(files: File[], more: object = {}, token = admin): Promise<Answer> {
  const body = { version: (await read()).version, pictures: arranged(files), ...more }
  return call(server, 'PATCH', address(), body, { Authorization: `Bearer ${token}` })
}
interface Shown {
  images: { url: string; titel: string | null; gruppe: string }[]
  grundrisse: { url: string }[]
}
const shown = async (lang = 'de') =>
  (await call(server, 'GET', `/api/properties/${id}?lang=${lang}`)).body.data as unknown as Shown

describe('uploads', () => {
  test('a photograph is added after the others, and shown on the page', async () => {
    const { status, body } = await upload(await jpeg(40), '?name=Balkon.jpg')
    expect(status).toBe(200)
    const { data } = body as unknown as Pictures
    expect(data.map(({ kind, origin }) => `${kind} ${origin}`)).toEqual([
      'photo feed',
      'photo feed',
      'plan feed',
      'photo hand',
    ])
    expect(data[3]?.titel).toBe('Balkon.jpg')
    expect((await shown()).images.map(({ url }) => url)).toContain(data[3]?.url)
  })

  test('the place where a photograph was taken is removed', async () => {
    const content = await plain(50)
      .withExif({ IFD0: { Copyright: 'Geheim' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '47/1 4/1 0/1' } })
      .jpeg()
      .toBuffer()
    expect(content.includes('Geheim')).toBe(true)
    const { body } = await upload(content)
    const file = (body as unknown as Pictures).data.at(-1) as File
    const original = await server.ctx.storage.get(`${file.hash.slice(0, 2)}/${file.hash}/original`)
    const picture = Buffer.from(await (await fetch(server.address + file.url)).arrayBuffer())
    for (const bytes of [picture, ...(original ? [Buffer.from(original)] : [])]) {
      expect(bytes.includes('Geheim')).toBe(false)
    }
  })

  test.each([
    ['a web page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'picture_type'],
    ['a program', Buffer.from('MZ\x90\x00\x03'), 'picture_type'],
    [
      'a broken photograph',
      Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(200)]),
      'picture_broken',
    ],
    ['a hostile drawing', nestedPatterns(), 'picture_broken'],
    ['21 MB', Buffer.alloc(21 * 1024 * 1024, 1), 'picture_large'],
    ['nothing', Buffer.alloc(0), 'missing'],
  ])('%s is refused, and nothing changes', async (_name, content, code) => {
    const before = await read()
    const answer = await upload(content)
    expect([400, 422]).toContain(answer.status)
    expect(refusedFields(answer)).toEqual({ file: code })
    expect(await read()).toEqual(before)
  })

  test('the same file twice is one file', async () => {
    const before = (await read()).data.length
    await upload(await jpeg(40))
    expect((await read()).data).toHaveLength(before)
  })

  test('for agents of other companies the home does not exist', async () => {
    const { token } = await staffSession(server, 'agent', await someCompany(server, 'Andere'))
    expect((await upload(await jpeg(41), '', token)).status).toBe(404)
    expect((await arrange((await read()).data, {}, token)).status).toBe(404)
    expect((await upload(await jpeg(41), '', 'A'.repeat(43))).status).toBe(401)
  })
})

describe('the order of a hand', () => {
  test('with title picture, kinds and alternative texts counts at once', async () => {
    const { data } = await read()
    const [a, b, plan, balkon, ...rest] = data as [File, File, File, File]
    const order = [
      { ...balkon, alt: { de: 'Balkon nach Süden', gb: 'South-facing balcony' } },
      b,
      { ...a, kind: 'plan' },
      plan,
      ...rest,
    ]
    expect((await arrange(order)).status).toBe(200)
    const page = await shown()
    expect(page.images[0]).toMatchObject({ url: balkon.url, titel: 'Balkon nach Süden', gruppe: 'TITELBILD' })
    expect(page.grundrisse.map(({ url }) => url)).toEqual([a.url, plan.url])
    expect((await shown('gb')).images[0]?.titel).toBe('South-facing balcony')
    expect((await shown('jp')).images[0]?.titel).toBe('Balkon nach Süden')
  })

  test('survives the next import; a new picture comes last, a new version takes the place of the old one', async () => {
    const before = (await read()).data
    const b = before[1] as File
    await deliver(
      [
        ['b.jpg', 21, 'BILD'],
        ['a.jpg', 10, 'TITELBILD'],
        ['plan.jpg', 30, 'GRUNDRISS'],
        ['neu.jpg', 60, 'BILD'],
      ],
      'Zwei',
    )
    const after = (await read()).data
    expect(after).toHaveLength(before.length + 1)
    expect(after[0]).toEqual(before[0])
    expect(after[1]?.hash).not.toBe(b.hash)
    expect(after.slice(2, -1)).toEqual(before.slice(2))
    expect((await shown()).images[0]?.url).toBe(before[0]?.url)
  })

  test('deletes a file, also for the next imports, and restores it', async () => {
    const { data } = await read()
    const b = data[1] as File
    const gone = [...data.slice(0, 1), ...data.slice(2), { ...b, hidden: true }]
    expect((await arrange(gone)).status).toBe(200)
    await deliver(
      [
        ['b.jpg', 21, 'BILD'],
        ['a.jpg', 10, 'TITELBILD'],
      ],
      'Drei',
    )
    expect((await shown()).images.map(({ url }) => url)).not.toContain(b.url)
    const left = (await read()).data
    expect(left.at(-1)).toMatchObject({ hash: b.hash, hidden: true })
    await arrange(left.map((file) => ({ ...file, hidden: false })))
    expect((await shown()).images.map(({ url }) => url)).toContain(b.url)
  })

  test('is refused when it is older than the files, and when it forgets, repeats or invents one', async () => {
    const { data, version } = await read()
    await upload(await jpeg(70))
    const stale = await arrange(data, { version })
    expect([stale.status, stale.body.code]).toEqual([409, 'record.changed'])
    const now = (await read()).data
    const invented = { ...(now[0] as File), hash: 'f'.repeat(64) }
    for (const wrong of [now.slice(1), [...now, now[0] as File], [...now, invented]]) {
      expect((await arrange(wrong)).status).toBe(409)
    }
    expect((await read()).data).toEqual(now)
  })

  test.each([
    [{ kind: 'selfie' }, 'kind'],
    [{ alt: { de: '' } }, 'alt.de'],
    [{ alt: { xx: 'x' } }, 'alt'],
    [{ hash: '../../etc/passwd' }, 'hash'],
  ])('%j is refused, and names the field', async (wrong, name) => {
    const { data } = await read()
    const answer = await arrange([{ ...(data[0] as File), ...wrong } as File, ...data.slice(1)])
    expect(answer.status).toBe(400)
    expect(Object.keys(refusedFields(answer)).join()).toContain(`pictures.0.${name}`)
  })
})

test('a document is offered as a paper, not as a picture', async () => {
  const pdf = readFileSync(new URL('../media/documents.test.ts', import.meta.url))
  expect(refusedFields(await upload(pdf))).toEqual({ file: 'picture_type' })
  const { body } = await upload(
    Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
    '?name=Plan.pdf&kind=document',
  )
  expect((body as unknown as Pictures).data.at(-1)).toMatchObject({ kind: 'document', titel: 'Plan.pdf' })
  expect((await shown()).images.map(({ gruppe }) => gruppe)).not.toContain('DOKUMENTE')
})

describe('given back to the feed', () => {
  const giveBack = (version: string, token = admin) =>
    call(server, 'DELETE', `${address()}/arrangement?version=${version}`, undefined, {
      Authorization: `Bearer ${token}`,
    })
  const W_X_Y_Z: [string, number, string][] = [
    ['w.jpg', 110, 'TITELBILD'],
    ['x.jpg', 120, 'BILD'],
    ['y.jpg', 130, 'GRUNDRISS'],
    ['z.jpg', 140, 'INNENANSICHTEN'],
  ]
  const hashes = (files: (File | undefined)[]) => files.map((file) => file?.hash)
  const feeds = (files: File[]) => files.filter(({ origin }) => origin === 'feed')
  let w: File, x: File, y: File, z: File
  let uploads: File[] = []

  test('order, kinds and texts are the feed’s at once; uploads keep their texts, and deleted files stay deleted', async () => {
    await deliver(W_X_Y_Z, 'Vier')
    const all = (await read()).data
    ;[w, x, y, z] = feeds(all).filter(({ hidden }) => !hidden) as [File, File, File, File]
    const [own, ...rest] = all.filter(({ origin }) => origin === 'hand') as [File, ...File[]]
    const alt = { de: 'Garten', gb: 'Garden' }
    await arrange([
      { ...own, alt },
      { ...z, kind: 'plan', alt: { de: 'Küche' } },
      x,
      { ...w, alt: { de: 'Haus' } },
      ...rest,
      { ...y, hidden: true },
    ])
    const before = await read()
    expect(before.arranged).toBe(true)
    expect((await shown()).images[0]?.titel).toBe('Garten')

    const { token: stranger } = await staffSession(server, 'agent', await someCompany(server, 'Fremde'))
    expect((await giveBack(before.version, stranger)).status).toBe(404)
    const stale = await giveBack('2026-01-01T00:00:00.000Z')
    expect([stale.status, stale.body.code]).toEqual([409, 'record.changed'])
    expect(await read()).toEqual(before)

    const { status, body } = await giveBack(before.version)
    expect(status).toBe(200)
    const after = body as unknown as Pictures
    expect(after.arranged).toBe(false)
    expect(hashes(after.data.slice(0, 3))).toEqual(hashes([w, x, z]))
    expect(after.data.slice(0, 3).map((file) => [file.kind, file.alt])).toEqual(Array(3).fill(['photo', {}]))
    expect(after.data.at(-1)).toMatchObject({ hash: y.hash, hidden: true })
    uploads = after.data.slice(3, -1)
    expect(hashes(uploads).toSorted()).toEqual(hashes([own, ...rest]).toSorted())
    expect(uploads.find(({ hash }) => hash === own.hash)?.alt).toEqual(alt)
    const page = await shown()
    expect(page.images.slice(0, 3).map(({ url, gruppe }) => [url, gruppe])).toEqual([
      [w.url, 'TITELBILD'],
      [x.url, 'BILD'],
      [z.url, 'INNENANSICHTEN'],
    ])
  })

  test('is in the audit, once: a second time changes nothing', async () => {
    const { version } = await read()
    expect((await giveBack(version)).body.version).toBe(version)
    const acts = (await server.ctx.db
      .selectFrom('audit')
      .select('changes')
      .where('act', '=', 'properties.give_back_pictures')
      .execute()) as unknown as { changes: { alt: [unknown, unknown] } }[]
    expect(acts).toHaveLength(1)
    const [before, after] = acts.flatMap(({ changes }) => changes.alt).map((alt) => JSON.stringify(alt))
    expect(before).toContain('Küche')
    expect(after).toContain('Garten')
    expect(after).not.toContain('Küche')
  })

  test('a text alone leaves order and kinds to the feed', async () => {
    const alt = { de: 'Stiegenhaus' }
    expect((await arrange([w, { ...x, alt }, z, ...uploads, { ...y, hidden: true }])).status).toBe(200)
    expect((await read()).arranged).toBe(true)
    await deliver(W_X_Y_Z.toReversed(), 'Fünf')
    const { data, version } = await read()
    // The title picture, which the feed lists last, is first as on the page.
    expect(hashes(feeds(data))).toEqual(hashes([w, z, x, y]))
    expect(data[2]?.alt).toEqual(alt)
    expect((await shown()).images[0]).toMatchObject({ url: w.url, gruppe: 'TITELBILD' })
    await giveBack(version)
    expect((await read()).data[2]?.alt).toEqual({})
  })

  test('a text alone leaves them to a feed, too, that lists its title picture last', async () => {
    const { data } = await read()
    const alt = { de: 'Vorzimmer' }
    await arrange(data.map((file) => (file.hash === x.hash ? { ...file, alt } : file)))
    await deliver(W_X_Y_Z, 'Sechs')
    const after = (await read()).data
    expect(hashes(feeds(after))).toEqual(hashes([w, x, z, y]))
    expect(after[1]?.alt).toEqual(alt)
  })

  test('of two title pictures the first counts, and a text of it is no other order', async () => {
    const two = W_X_Y_Z.map(([name, red, gruppe]): [string, number, string] => [
      name,
      red,
      name === 'x.jpg' ? 'HAUPTFOTO' : gruppe,
    ])
    await deliver(two, 'Sieben')
    const { data } = await read()
    await arrange(data.map((file) => (file.hash === w.hash ? { ...file, alt: { de: 'Haus' } } : file)))
    await deliver(two.toReversed(), 'Acht')
    expect(hashes(feeds((await read()).data))).toEqual(hashes([x, w, z, y]))
    await deliver(W_X_Y_Z, 'Neun')
    await giveBack((await read()).version)
  })
})

describe('an act on many homes gives back the arrangement, too', () => {
  const post = async (path: string, body?: object) =>
    (await call(server, 'POST', `/api/admin/properties/bulk${path}`, body, { Authorization: `Bearer ${admin}` })).body
      .data as unknown as Record<string, unknown> & { undo: { id: number } }
  const give = { act: 'give_back', ids: [] as number[] }
  const rehearse = () => post('', { ...give, ids: [id], dry_run: true })
  const act = () => post('', { ...give, ids: [id], dry_run: false, expected: 1 })
  const acts = async (name: string) => {
    const query = server.ctx.db.selectFrom('audit').select('changes').where('act', '=', name)
    return (await query.where('entity_id', '=', id).orderBy('id', 'desc').execute()).map(({ changes }) => changes)
  }
  /** Whether the text was among the alternative texts before the act, and after it. */
  const textsIn = (changes: unknown) =>
    (changes as { alt: unknown[] }).alt.map((alt) => JSON.stringify(alt).includes('Vorne'))
  /** As it is compared: without addresses and the times of requests. */
  const now = async () => {
    const { data, arranged } = await read()
    return { arranged, files: data.map(({ hash, kind, alt, hidden }) => ({ hash, kind, alt, hidden })) }
  }
  const feedsFirst = (data: File[]) => data.find(({ origin, hidden }) => origin === 'feed' && !hidden) as File

  test('with its count, and undoing restores it', async () => {
    expect(await rehearse()).toMatchObject({ changed: 0, skipped: [{ why: 'no_fields', count: 1 }] })
    const { data } = await read()
    const [one, two, ...rest] = data
    await arrange([{ ...(two as File), alt: { de: 'Vorne' } }, one as File, ...rest])
    const before = await now()
    expect(before.arranged).toBe(true)
    expect(await rehearse()).toMatchObject({ changed: 1, skipped: [] })
    expect(await now()).toEqual(before)
    const { changed, undo } = await act()
    expect(changed).toBe(1)
    expect((await now()).arranged).toBe(false)
    expect(textsIn((await acts('listings.bulk'))[0])).toEqual([true, false])
    expect(await post(`/${undo.id}/undo`)).toEqual({ undone: 1, kept: 0 })
    expect(await now()).toEqual(before)
    expect(textsIn((await acts('listings.undo'))[0])).toEqual([false, true])
    // What a hand arranged counts for the next delivery again.
    await deliver(
      [
        ['w.jpg', 110, 'TITELBILD'],
        ['x.jpg', 120, 'BILD'],
        ['z.jpg', 140, 'INNENANSICHTEN'],
      ],
      'Zehn',
    )
    expect((await read()).data[0]?.alt).toEqual({ de: 'Vorne' })
  })

  test('is not undone where a hand has arranged since, and a picture deleted since stays deleted', async () => {
    const first = (await act()).undo
    await arrange((await read()).data.map((file, at) => (at === 0 ? { ...file, alt: { de: 'Neu' } } : file)))
    expect(await post(`/${first.id}/undo`)).toEqual({ undone: 0, kept: 1 })
    expect((await read()).data[0]?.alt).toEqual({ de: 'Neu' })

    const second = (await act()).undo
    const gone = feedsFirst((await read()).data)
    await arrange((await read()).data.map((file) => (file.hash === gone.hash ? { ...file, hidden: true } : file)))
    expect(await post(`/${second.id}/undo`)).toEqual({ undone: 1, kept: 0 })
    expect((await read()).data.find(({ hash }) => hash === gone.hash)).toMatchObject({
      hidden: true,
      alt: { de: 'Neu' },
    })
  })

  test('and leaves a home whose only change is a deleted picture, or an upload, as it is', async () => {
    await act()
    expect(await rehearse()).toMatchObject({ changed: 0, skipped: [{ why: 'no_fields', count: 1 }] })
    expect((await read()).data.some(({ hidden }) => hidden)).toBe(true)
  })
})
