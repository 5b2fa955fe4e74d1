import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Act } from '../../src/domain/assistant/acts.ts'
import { formatMoney } from '../../src/domain/format/price.ts'
import { LANGUAGES, type Language } from '../../src/i18n/languages.ts'
import { call } from '../support/call.ts'
import { answerTo } from '../support/conversation.ts'
import { importHomes } from '../support/feed.ts'
import { type TestServer, testServer } from '../support/server.ts'

let server: TestServer
let home: number

beforeAll(async () => {
  server = await testServer({ RATE_LIMITS: '0' })
  await importHomes(server.ctx, [{ nr: 'K', titel: 'Zu kaufen', vermarktungsart: 'KAUF', kaufpreis: 350_000 }])
  home = Number((await server.ctx.db.selectFrom('property').select('id').executeTakeFirstOrThrow()).id)
})
afterAll(() => server.close())

const money = (amount: number) => formatMoney(amount, 'de-AT')
const ask = (act: Extract<Act, { act: 'mortgage' }>, language: Language = 'de') =>
  answerTo(server.ctx, act, { language })
const costsOf = async (price: number) =>
  ((await call(server, 'GET', `/api/purchase-costs?price=${price}`)).body as unknown as { together: number }).together

test('of a price with own money the rest of the price and its costs is lent', async () => {
  const together = await costsOf(300_000)
  const shared = await ask({ act: 'mortgage', amount: 300_000, equity: 20 })
  for (const part of [money(together), '20\u00a0%', money(Math.round(together * 80) / 100)])
    expect(shared.text).toContain(part)
  const owned = await ask({ act: 'mortgage', amount: 300_000, own: 60_000 })
  for (const part of [money(together), money(60_000), money(together - 60_000)]) expect(owned.text).toContain(part)
})

test('of a home it is what own money leaves, and no share that nobody named', async () => {
  const together = await costsOf(350_000)
  const { text } = await ask({ act: 'mortgage', own: 100_000, home })
  for (const part of [money(together), money(100_000), money(together - 100_000)]) expect(text).toContain(part)
  expect(text).not.toContain('20\u00a0%')
})

test('without a price, or with more than it costs, the amount is asked for', async () => {
  expect((await ask({ act: 'mortgage', own: 100_000 })).after.asked).toBe('mortgage')
  expect((await ask({ act: 'mortgage', own: 900_000, home })).after.asked).toBe('mortgage')
})

test.each(Object.keys(LANGUAGES) as Language[])(
  'the amount of own money stands in the answer in %s',
  async (language) => {
    const { text } = await ask({ act: 'mortgage', own: 100_000, home }, language)
    expect(text).toContain(formatMoney(100_000, LANGUAGES[language].tag))
  },
)
