import sharp from 'sharp'
import { Upload } from 'tus-js-client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cleanPictureUploads } from '../../src/server/properties/picture-uploads.ts'
import { call, refusedFields } from '../support/call.ts'
import { type TestServer, testServer } from '../support/server.ts'
import { someCompany, staffSession } from '../support/staff.ts'

type Staff = { id: number; token: string }
let server: TestServer
let agent: Staff
let colleague: Staff
let stranger: Staff
let home = 0

beforeAll(async () => {
  server = await testServer({ RATE_LIMITS: '0' })
  const company = await someCompany(server, 'Eigene')
  agent = await staffSession(server, 'agent', company)
  colleague = await staffSession(server, 'agent', company)
  stranger = await staffSession(server, 'agent', await someCompany(server, 'Fremde'))
  const begun = { objekttitel: 'Von Hand', objektart: 'WOHNUNG', vermarktungsart: ['KAUF'] }
  const { body } = await ask('POST', '/api/admin/properties', begun)
  home = (body.data as unknown as { id: number }).id
})
afterAll(() => server.close())

const ask = (method: string, path: string, body?: object, who = agent) =>
  call(server, method, path, body, { Authorization: `Bearer ${who.token}` })
/** A photograph of some hundred kilobytes. */
const photo = async (seed: number): Promise<Buffer> => {
  const [width, height] = [700, 500]
  const noise = Buffer.from(Uint8Array.from({ length: width * height * 3 }, (_, at) => (at * seed * 7919) % 251))
  return sharp(noise, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 95 })
    .toBuffer()
}

interface Options {
  who?: Staff
  account?: number
  about?: Record<string, string>
  cutAfter?: number
  resumeAt?: string | null
}

/** Uploads by the client that the browser uses. */
function upload(content: Buffer, { who = agent, account = who.id, about = {}, cutAfter, resumeAt }: Options = {}) {
  return new Promise<{ url: string | null; sent: number; status?: number; said?: string }>((resolve) => {
    let first: number | null = null
    const one: Upload = new Upload(content, {
      endpoint: `${server.address}/api/picture-uploads`,
      ...(resumeAt && { uploadUrl: resumeAt }),
      headers: { Authorization: `Bearer ${who.token}`, 'X-Requested-With': 'XMLHttpRequest' },
      metadata: { account: String(account), home: String(home), filetype: 'image/jpeg', ...about },
      chunkSize: 50_000,
      retryDelays: null as never,
      onChunkComplete: (size, accepted) => {
        first ??= accepted - size
        if (cutAfter !== undefined && accepted >= cutAfter)
          void one.abort().then(() => resolve({ url: one.url, sent: accepted }))
      },
      onSuccess: () => resolve({ url: one.url, sent: content.length - (first ?? 0) }),
      onError: (error) => {
        const { originalResponse } = error as { originalResponse?: { getStatus(): number; getBody(): string } }
        resolve({ url: one.url, sent: 0, status: originalResponse?.getStatus(), said: originalResponse?.getBody() })
      },
    })
    one.start()
  })
}
const idOf = (url: string | null) => url?.split('/').at(-1) ?? ''
const take = (url: string | null, { who = agent, of = home } = {}) =>
  ask('POST', `/api/admin/properties/${of}/pictures/uploads`, { upload: idOf(url), name: 'Küche.jpg' }, who)
const count = async () =>
  ((await ask('GET', `/api/admin/properties/${home}/pictures`)).body.data as unknown as object[]).length

test('an upload that is cut goes on where it stopped, and becomes one picture', async () => {
  const content = await photo(3)
  const cut = await upload(content, { cutAfter: 100_000 })
  expect(cut.sent).toBeLessThan(content.length)
  const early = await take(cut.url)
  expect([early.status, refusedFields(early)]).toEqual([400, { upload: 'invalid' }])
  const rest = await upload(content, { resumeAt: cut.url })
  expect(rest.sent).toBe(content.length - cut.sent)
  const taken = await take(cut.url)
  expect(taken.status).toBe(200)
  expect(taken.body.data).toMatchObject([{ kind: 'photo', titel: 'Küche.jpg', origin: 'hand' }])
  expect(await count()).toBe(1)
  expect((await take(cut.url)).status).toBe(400)
})

test('a file that is no picture is refused when it is complete, by its content, and is gone then', async () => {
  const { url } = await upload(Buffer.from('<svg onload=alert(1)>'.repeat(5000)))
  const refused = await take(url)
  expect([refused.status, refused.body.code]).toEqual([422, 'picture.refused'])
  expect((await take(url)).status).toBe(400)
  expect(await count()).toBe(1)
})

describe('before the first byte', () => {
  const refusal = async (options: Options, content = Buffer.from('x')) => {
    const { status, said } = await upload(content, options)
    return [status, JSON.parse(said ?? '{}').code]
  }
  test('another type, a file without bytes, and one above 20 MB are refused', async () => {
    expect(await refusal({ about: { filetype: 'text/html' } })).toEqual([422, 'picture.refused'])
    expect(await refusal({ about: { filetype: '' } })).toEqual([422, 'picture.refused'])
    expect(await refusal({}, Buffer.alloc(0))).toEqual([400, 'input.invalid'])
    expect(await refusal({}, Buffer.alloc(20 * 1024 * 1024 + 1))).toEqual([422, 'picture.refused'])
  })

  test('a home of another company, none, and a guest are refused', async () => {
    expect(await refusal({ who: stranger })).toEqual([404, 'property.not_found'])
    for (const id of ['0', '-1', '999999', 'x', '']) {
      expect(await refusal({ about: { home: id } }), id).toEqual([404, 'property.not_found'])
    }
    expect(await refusal({ account: agent.id + 1 })).toEqual([403, 'permission.denied'])
    expect(await refusal({ who: { id: agent.id, token: 'x' } })).toEqual([401, 'auth.required'])
  })
})

test('only the person who sends an upload can go on with it, end it or take it', async () => {
  const { url } = await upload(await photo(5), { cutAfter: 50_000 })
  const headers = { 'Tus-Resumable': '1.0.0', 'X-Requested-With': 'XMLHttpRequest' }
  for (const { token } of [colleague, stranger]) {
    for (const method of ['HEAD', 'PATCH', 'DELETE']) {
      const more: Record<string, string> =
        method === 'PATCH' ? { 'Upload-Offset': '50000', 'Content-Type': 'application/offset+octet-stream' } : {}
      const answer = await fetch(new URL(url ?? '', server.address), {
        method,
        headers: { ...headers, ...more, Authorization: `Bearer ${token}` },
        ...(method === 'PATCH' && { body: 'x' }),
      })
      expect(answer.status, method).toBe(404)
    }
  }
  expect((await take(url, { who: colleague })).status).toBe(400)
  expect((await take(url, { who: stranger })).status).toBe(404)
  const read = await fetch(new URL(url ?? '', server.address), { headers: { Authorization: `Bearer ${agent.token}` } })
  expect(read.status).toBe(404)
})

test('uploads that nobody takes end after a day', async () => {
  const { url } = await upload(await photo(9))
  await cleanPictureUploads(server.ctx)
  await cleanPictureUploads({ ...server.ctx, clock: () => new Date(Date.now() + 25 * 3_600_000) })
  expect((await take(url)).status).toBe(400)
})

test('nothing in this file made the server complain', () => {
  expect(server.complaints).toEqual([])
})
