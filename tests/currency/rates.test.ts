import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { FALLBACK_RATES } from '../../src/domain/currency/rates.ts'
import { parseRates, readRates, refreshRates } from '../../src/server/currency/service.ts'
import { type TestServer, testServer } from '../support/server.ts'

const XML = `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
<Cube><Cube time='2026-11-20'><Cube currency='USD' rate='1.1532'/><Cube currency='CHF' rate='0.9301'/><Cube currency='XXX' rate='5'/>
<Cube currency='SEK' rate='-1'/><Cube currency='PLN' rate='n/a'/></Cube></Cube></gesmes:Envelope>`

let bank: Server
let answer: { status: number; body: string; headers?: Record<string, string> }
let asked: (string | undefined)[] = []
let server: TestServer

beforeAll(async () => {
  bank = createServer((req, res) => {
    asked.push(req.url)
    res.writeHead(answer.status, answer.headers).end(answer.body)
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => bank.once('listening', resolve))
  server = await testServer({
    CURRENCY_RATES_URL: `http://127.0.0.1:${(bank.address() as AddressInfo).port}/daily.xml`,
  })
})
beforeEach(() => {
  answer = { status: 200, body: XML }
})
afterAll(async () => {
  bank.close()
  await server.close()
})

test('answers the fixed rates until the source was asked', async () => {
  const body = await (await fetch(`${server.address}/api/currency/rates?base=EUR`)).json()
  expect(body).toEqual({ success: true, base: 'EUR', rates: FALLBACK_RATES })
})

test('takes what the bank quotes and keeps the fixed rate for the others', async () => {
  await refreshRates(server.ctx)
  expect(await readRates(server.ctx)).toEqual({ ...FALLBACK_RATES, USD: 1.1532, CHF: 0.9301 })
  const answer = await fetch(`${server.address}/api/currency/rates?base=EUR`)
  expect(answer.headers.get('cache-control')).toBe('public, max-age=3600')
})

test.each([
  ['an error', { status: 503, body: '' }],
  ['no XML', { status: 200, body: 'maintenance <' }],
  ['nothing of ours', { status: 200, body: '<Cube currency="XXX" rate="1"/>' }],
])('keeps the last good rates when the source answers %s', async (_what, bad) => {
  await refreshRates(server.ctx)
  answer = bad
  await expect(refreshRates(server.ctx)).rejects.toThrow()
  expect(await readRates(server.ctx)).toMatchObject({ USD: 1.1532 })
})

test('goes nowhere else when the source says so', async () => {
  asked = []
  answer = { status: 302, body: '', headers: { location: '/elsewhere' } }
  await expect(refreshRates(server.ctx)).rejects.toThrow('answered 302')
  expect(asked).toEqual(['/daily.xml'])
})

test('reads only rates that are positive numbers of currencies we know', () => {
  expect(parseRates(XML)).toEqual({ USD: 1.1532, CHF: 0.9301 })
})
