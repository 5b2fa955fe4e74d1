import { afterAll, beforeAll, expect, test } from 'vitest'
import { call, refusedFields } from '../support/call.ts'
import { type TestServer, testServer } from '../support/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

const ask = (path: string) => call(server, 'GET', path)

test('the costs of a purchase, with their names in the language asked for and the date of the law', async () => {
  const { status, body } = await ask('/api/purchase-costs?price=300000&lien=200000&lang=gb&day=2026-07-01')
  expect(status).toBe(200)
  expect(body).toMatchObject({
    price: 300_000,
    parts: [
      { part: 'transfer_tax', amount: 10_500 },
      { part: 'registration', amount: 3_300 },
      { part: 'lien', amount: 2_400 },
      { part: 'contract', amount: 7_200 },
      { part: 'commission', amount: 10_800 },
    ],
    total: 34_200,
    share: 0.114,
    together: 334_200,
    exemption_open: false,
    as_of: '2026-11-21',
    url: '/gb/faq/kosten#kaufnebenkosten-hoehe',
  })
  const { parts } = body as unknown as { parts: { label: string }[] }
  expect(parts[0]?.label).toBe('Land transfer tax')
})

test('without a broker, and with the exemption while it was open, they are less', async () => {
  const { body } = await ask('/api/purchase-costs?price=300000&broker=false&main_home=true&day=2026-06-30')
  expect(body).toMatchObject({ total: 17_700, exemption_open: true })
})

test('the commission that an agency names stands instead of the highest one, and under its own name', async () => {
  const { body } = await ask('/api/purchase-costs?price=300000&commission=9000&lang=gb')
  const part = (named: unknown) =>
    (named as { parts: { part: string }[] }).parts.find((one) => one.part === 'commission')
  expect(part(body)).toEqual({ part: 'commission', label: 'Agent’s commission incl. VAT', amount: 9000 })
  for (const none of ['', '&commission='])
    expect(part((await ask(`/api/purchase-costs?price=300000&lang=gb${none}`)).body)).toMatchObject({ amount: 10_800 })
})

test('a loan has the payment, the interest and the debt of its terms', async () => {
  const { body } = await ask('/api/mortgage?amount=300000&rate=3.5&years=25')
  expect(body).toMatchObject({ monthly: 1501.87, interest: 150_561.21, total: 450_561.21, rate: 3.5, years: 25 })
  const { debt } = body as unknown as { debt: number[] }
  expect(debt).toHaveLength(26)
  expect([debt[0], debt.at(-1)]).toEqual([300_000, 0])
})

test('what cannot be computed is refused by its field', async () => {
  expect(refusedFields(await ask('/api/purchase-costs'))).toHaveProperty('price')
  expect(refusedFields(await ask('/api/purchase-costs?price=0'))).toHaveProperty('price')
  expect(refusedFields(await ask('/api/purchase-costs?price=1&broker=perhaps'))).toHaveProperty('broker')
  expect(refusedFields(await ask('/api/purchase-costs?price=1&commission=-5'))).toHaveProperty('commission')
  expect(refusedFields(await ask('/api/mortgage?amount=1000&rate=21'))).toHaveProperty('rate')
  expect(refusedFields(await ask('/api/mortgage?amount=1000&years=2.5'))).toHaveProperty('years')
})
