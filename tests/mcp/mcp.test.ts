import { request } from 'node:http'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { TOOLS } from '../../src/server/assistant/tools.ts'
import { importHomes } from '../support/feed.ts'
import { type TestServer, testServer } from '../support/server.ts'
import { connectClient, VERSIONS, type Version } from './clients.ts'

const SITE = 'https://klinke.example'
let server: TestServer

beforeAll(async () => {
  server = await testServer({ SITE_URL: SITE })
  await importHomes(server.ctx, [
    { nr: 'A', titel: 'Dachwohnung am Park', gesamtbelastung: 950, wohnflaeche: 78, zimmer: 3 },
    { nr: 'B', titel: 'Garçonnière', gesamtbelastung: 690, wohnflaeche: 34, zimmer: 1 },
  ])
})
afterAll(() => server.close())
afterEach(() => server.ctx.db.deleteFrom('rate_limit').execute())

const JSON_HEADERS = { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' }
const LIST = { jsonrpc: '2.0', id: 1, method: 'tools/list' }
const post = (body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${server.local}/mcp`, {
    method: 'POST',
    headers: { ...JSON_HEADERS, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

describe.each(Object.keys(VERSIONS) as Version[])('the official client of %s', (version) => {
  test('agrees on this version, and is told how to use the tools', async () => {
    const client = await connectClient(server, version)
    expect(client.getNegotiatedProtocolVersion()).toBe(version)
    expect(client.getServerVersion()).toMatchObject({ name: 'klinke', websiteUrl: SITE })
    expect(client.getInstructions()).toContain('interpret_query')
    await client.close()
  })

  test('lists every tool with its schemas, and all of them only read', async () => {
    const client = await connectClient(server, version)
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toEqual(TOOLS.map(({ name }) => name))
    for (const tool of tools) {
      expect(tool.inputSchema.type, tool.name).toBe('object')
      expect(tool.outputSchema?.type, tool.name).toBe('object')
      expect(tool.annotations, tool.name).toMatchObject({ readOnlyHint: true, openWorldHint: false })
    }
    await client.close()
  })

  test('reads a sentence, finds its homes, and reads one as a resource', async () => {
    const client = await connectClient(server, version)
    // It checks answers against the schemas that it has listed.
    await client.listTools()
    const call = (name: string, given: Record<string, unknown>) => client.callTool({ name, arguments: given })
    const { structuredContent: read } = await call('interpret_query', { query: '3 rooms in Graz, 1000 at most, rent' })
    const criteria = (read as { criteria: Record<string, unknown> }).criteria
    const found = await call('search_properties', { ...criteria, lang: 'gb' })
    expect(found.structuredContent).toMatchObject({
      total: 1,
      homes: [
        { objekttitel: 'Dachwohnung am Park', preis: 950, url: expect.stringContaining(`${SITE}/gb/immobilien/`) },
      ],
    })
    const [text, link] = found.content
    expect(text?.type === 'text' && JSON.parse(text.text)).toEqual(found.structuredContent)
    if (link?.type !== 'resource_link') throw new Error('no link')
    expect(link).toMatchObject({ name: 'Dachwohnung am Park', mimeType: 'application/json' })
    const { contents } = await client.readResource({ uri: link.uri })
    const home = JSON.parse((contents[0] as { text: string }).text)
    expect(home).toMatchObject({ objekttitel: 'Dachwohnung am Park', anzahl_zimmer: 3 })
    expect(home.texts).toEqual([{ label: 'Beschreibung', text: 'Helle Räume, ruhige Lage.' }])
    await client.close()
  })

  test('every tool answers as its schema says', async () => {
    const client = await connectClient(server, version)
    await client.listTools()
    const { structuredContent } = await client.callTool({ name: 'search_properties', arguments: {} })
    const [{ id }] = (structuredContent as { homes: [{ id: number }] }).homes
    const calls = {
      get_property: { id, with_texts: true },
      find_places: { q: 'Vienna', lang: 'gb' },
      area_prices: { ort: 'graz' },
      purchase_costs: { price: 300_000 },
      mortgage: { amount: 200_000 },
      find_help: { q: 'Kaution' },
    }
    for (const [name, given] of Object.entries(calls)) {
      const answer = await client.callTool({ name, arguments: given })
      expect([name, answer.isError ?? false]).toEqual([name, false])
      expect(answer.structuredContent, name).toBeTruthy()
    }
    await client.close()
  })

  test('is told in words what is wrong, and of a home that does not exist that it does not', async () => {
    const client = await connectClient(server, version, { 'Accept-Language': 'en' })
    const wrong = await client.callTool({ name: 'search_properties', arguments: { ort: ['nirgendwo'] } })
    expect(wrong.isError).toBe(true)
    expect(JSON.stringify(wrong.content)).toContain('ort: ')
    const gone = await client.callTool({ name: 'get_property', arguments: { id: 999_999 } })
    expect(gone).toMatchObject({ isError: true, content: [{ text: expect.stringContaining('property') }] })
    for (const uri of ['klinke://property/999999', 'klinke://property/x', 'klinke://company/1']) {
      await expect(client.readResource({ uri }), uri).rejects.toMatchObject({ code: -32602 })
    }
    const unknown = client.callTool({ name: 'delete_property', arguments: { id: 1 } })
    await expect(unknown.then(({ isError }) => isError || Promise.reject(new Error('ran')))).rejects.toThrow()
    await client.close()
  })
})

test('a browser on a page of somebody else is refused, and so is another name of this machine', async () => {
  const status = async (headers: Record<string, string>) => (await post(LIST, headers)).status
  expect(await status({})).toBe(200)
  expect(await status({ Origin: SITE })).toBe(200)
  expect(await status({ Origin: 'http://localhost:6274' })).toBe(200)
  expect(await status({ Origin: 'https://evil.example' })).toBe(403)
  expect(await status({ Origin: 'null' })).toBe(403)
  // A fetch cannot name another host.
  const as = (host: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      const asked = request(`${server.local}/mcp`, { method: 'POST', headers: { ...JSON_HEADERS, Host: host } })
      asked.on('response', (answer) => resolve(answer.resume().statusCode)).on('error', reject)
      asked.end(JSON.stringify(LIST))
    })
  expect(await as('evil.example')).toBe(403)
  expect(await as('klinke.example')).toBe(200)
})

test('no answer lets another page read it', async () => {
  const { headers } = await post(LIST, { Origin: SITE })
  expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
})

test('what is no message is refused: another type, bad JSON, another method, too many bytes', async () => {
  expect((await post(LIST, { 'Content-Type': 'text/plain' })).status).toBe(415)
  expect((await post('{')).status).toBe(400)
  expect((await fetch(`${server.local}/mcp`)).status).toBe(405)
  expect((await fetch(`${server.local}/mcp`, { method: 'DELETE' })).status).toBe(405)
  expect((await post({ ...LIST, params: { x: 'y'.repeat(70_000) } })).status).toBe(413)
})

test('a body in pieces is read as one', async () => {
  const text = JSON.stringify(LIST)
  const body = new ReadableStream({
    start(controller) {
      for (const piece of [text.slice(0, 9), text.slice(9)]) controller.enqueue(new TextEncoder().encode(piece))
      controller.close()
    },
  })
  const init = { method: 'POST', headers: JSON_HEADERS, body, duplex: 'half' } as RequestInit
  const answer = await fetch(`${server.local}/mcp`, init)
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain('search_properties')
})

test('one address has a limit, which says when it ends', async () => {
  expect((await post(LIST)).status).toBe(200)
  await server.ctx.db.updateTable('rate_limit').set({ count: 1200 }).execute()
  const { status, headers } = await post(LIST)
  expect(status).toBe(429)
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
})

test('lists may be cached by everybody, homes by who has read them', async () => {
  const client = await connectClient(server)
  expect(await client.listTools()).toMatchObject({ ttlMs: 86_400_000, cacheScope: 'public' })
  const { structuredContent } = await client.callTool({ name: 'search_properties', arguments: {} })
  const [{ id }] = (structuredContent as { homes: [{ id: number }] }).homes
  const read = await client.readResource({ uri: `klinke://property/${id}` })
  expect(read).toMatchObject({ ttlMs: 60_000, cacheScope: 'private' })
  await client.close()
})

test('nothing in this file made the server complain', () => {
  expect(server.complaints).toEqual([])
})
