import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Act } from '../../src/domain/assistant/acts.ts'
import { AUSTRIA_2026 } from '../../src/domain/calculators/austria-2026.ts'
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
/** Price and costs together, with the fee for a loan. */
const costsOf = async (price: number, lien = 0) =>
  (
    (await call(server, 'GET', `/api/purchase-costs?price=${price}&lien=${lien}`)).body as unknown as {
      together: number
    }
  ).together
/** The loan that a share, or an amount of own money, leaves. */
const loanOf = async (price: number, share: number, own = 0) =>
  Math.round((100 * ((await costsOf(price)) * share - own)) / (1 - AUSTRIA_2026.lien * share)) / 100

test('of a price with own money the rest of the price and its costs is lent', async () => {
  const shared = await loanOf(300_000, 0.8)
  const { text } = await ask({ act: 'mortgage', amount: 300_000, equity: 20 })
  for (const part of [money(await costsOf(300_000, shared)), '20\u00a0%', money(shared)]) expect(text).toContain(part)
  const rest = await loanOf(300_000, 1, 60_000)
  const owned = await ask({ act: 'mortgage', amount: 300_000, own: 60_000 })
  const together = await costsOf(300_000, rest)
  expect(together - rest).toBeCloseTo(60_000, 1)
  for (const part of [money(together), money(60_000), money(rest)]) expect(owned.text).toContain(part)
})

test('of a home it is what own money leaves, and no share that nobody named', async () => {
  const rest = await loanOf(350_000, 1, 100_000)
  const { text } = await ask({ act: 'mortgage', own: 100_000, home })
  for (const part of [money(await costsOf(350_000, rest)), money(100_000), money(rest)]) expect(text).toContain(part)
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
