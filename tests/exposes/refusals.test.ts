import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DomainError } from '../../src/domain/errors.ts'
import { listen } from '../../src/server/main.ts'
import type { RenderPage } from '../../src/server/pages.ts'
import { importHomes } from '../support/feed.ts'
import { type TestServer, testServer } from '../support/server.ts'

let server: TestServer
let base = ''
let stop: () => Promise<void>
let id = 0
let isBroken = false
const folder = mkdtempSync(path.join(tmpdir(), 'klinke-refusals-'))

/** Replaces Astro's App, which draws the error page with these locals. */
const pages: RenderPage = async (_request, { language, address, failure, refusal }) => {
  if (isBroken) throw new Error('the page broke')
  const headers = { 'content-type': 'text/html' }
  return new Response(`${failure ? 'error' : 'page'}|${language}|${address}|${refusal}`, { status: 500, headers })
}

beforeAll(async () => {
  server = await testServer()
  await importHomes(server.ctx, [
    { nr: 'R1', titel: 'Da' },
    { nr: 'R2', titel: 'Fort' },
  ])
  await importHomes(server.ctx, [{ nr: 'R2', aktion: 'DELETE' }])
  const rows = await server.ctx.db.selectFrom('property').select('id').orderBy('objektnr_extern').execute()
  id = Number(rows[1]?.id)
  // Full: nothing is made.
  const exposes = {
    ...server.ctx.exposes,
    queue: () => Promise.reject(new DomainError('expose.busy', [], 30)),
  }
  const running = await listen({ ...server.ctx, exposes }, { pages, files: folder })
  base = running.address
  stop = running.stop
}, 120_000)
afterAll(async () => {
  await stop()
  await server.close()
  rmSync(folder, { recursive: true })
})

const BROWSER = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'Accept-Language': 'fr-FR' }
const open = async (url: string, headers: Record<string, string> = BROWSER) => {
  const answer = await fetch(base + url, { headers })
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}
const from = (url: string) => ({ ...BROWSER, Referer: server.ctx.config.SITE_URL + url })

test('a browser that opens a PDF which is refused gets a page in the language of the visitor', async () => {
  const gone = await open(`/api/properties/${id}/expose.pdf`, from(`/gb/expose?immobilie=${id}`))
  expect([gone.status, gone.text]).toEqual([
    410,
    `error|gb|/expose?immobilie=${id}|This property is no longer on the market.`,
  ])
  const full = await open(`/api/properties/${id - 1}/expose.pdf`)
  expect([full.status, full.headers.get('retry-after'), full.headers.get('cache-control')]).toEqual([
    503,
    '30',
    'no-store',
  ])
  expect(full.text).toMatch(/^error\|fr\|\/expose\|.*dossiers/)
  // A stranger's page says nothing about the visitor.
  expect(
    (await open('/api/properties/9999/expose.pdf', { ...BROWSER, Referer: 'https://x.example/gb/' })).text,
  ).toMatch(/^error\|fr\|/)
})

test('programs and other calls get JSON, a browser whose error page fails a plain page', async () => {
  const url = '/api/exposes.pdf?ids=9999'
  for (const [one, headers] of [
    [url, { Accept: '*/*' }],
    ['/api/properties/9999', BROWSER],
  ] as const)
    expect(JSON.parse((await open(one, headers)).text)).toMatchObject({ success: false })
  isBroken = true
  const answer = await open(url)
  isBroken = false
  expect([answer.status, answer.headers.get('content-type')]).toEqual([410, 'text/html; charset=utf-8'])
  expect(answer.text).toMatch(/^<!doctype html>\n<html lang="fr-FR" dir="ltr">/)
})

test('so does one that has asked for too many', async () => {
  const answers = await Promise.all(Array.from({ length: 70 }, () => open(`/api/properties/${id}/expose.pdf`)))
  const limited = answers.find(({ status }) => status === 429)
  expect(limited?.text).toMatch(/^error\|fr\|\/expose\|/)
  expect(Number(limited?.headers.get('retry-after'))).toBeGreaterThan(0)
})
