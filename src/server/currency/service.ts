import { SaxesParser } from 'saxes'
import { z } from 'zod'
import { CURRENCIES, FALLBACK_RATES, type Rates } from '../../domain/currency/rates.ts'
import type { Ctx } from '../ctx.ts'
import { reader } from '../db/reader.ts'
import { defineJob } from '../jobs/job.ts'
import { findRates, upsertRates } from './repository.ts'

const ANSWER_MAX = 1_000_000
const TIMEOUT_MS = 15_000

/** The last valid rates, in units for one EUR; fixed rates for currencies that the source does not quote. */
export async function readRates(ctx: Ctx): Promise<Rates> {
  const stored = await findRates(reader(ctx))
  return { ...FALLBACK_RATES, ...Object.fromEntries(stored.map(({ code, rate }) => [code, rate])), EUR: 1 }
}

/**
 * Fetches the daily rates from the configured source (the European Central Bank's daily XML by default) and stores
 * them. It throws when the source does not answer or has none of our currencies; the last valid rates stay.
 */
export async function refreshRates({ config, db, clock }: Ctx, signal?: AbortSignal): Promise<Partial<Rates>> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS)
  const answer = await fetch(config.CURRENCY_RATES_URL, {
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    // The operator has configured this address only.
    redirect: 'manual',
  })
  if (!answer.ok) throw new Error(`${config.CURRENCY_RATES_URL} answered ${answer.status}`)
  const text = await answer.text()
  if (text.length > ANSWER_MAX) throw new Error(`${config.CURRENCY_RATES_URL} answered too much`)
  const rates = parseRates(text)
  const as_of = clock()
  const rows = Object.entries(rates).map(([code, rate]) => ({ code, rate, as_of, source: config.CURRENCY_RATES_URL }))
  if (rows.length === 0) throw new Error(`${config.CURRENCY_RATES_URL} holds no rate that we know`)
  await upsertRates(db, rows)
  return rates
}

/**
 * Reads `<Cube currency="USD" rate="1.09"/>`; it ignores unknown currencies and rates that are not positive numbers.
 */
export function parseRates(xml: string): Partial<Rates> {
  const rates: Partial<Rates> = {}
  const parser = new SaxesParser()
  parser.on('opentag', ({ attributes: { currency, rate } }) => {
    const known = CURRENCIES.find((code) => code === currency)
    if (known && Number(rate) > 0 && Number.isFinite(Number(rate))) rates[known] = Number(rate)
  })
  parser.on('error', (error) => {
    throw error
  })
  parser.write(xml).close()
  return rates
}

/**
 * The European Central Bank publishes around 16:00 on working days; an hourly request also makes up for a missed day.
 */
export const refreshRatesJob = defineJob({
  name: 'currency.refresh',
  data: z.strictObject({}),
  schedule: [{ cron: '20 * * * *' }],
  atStart: true,
  byHand: true,
  retries: 5,
  seconds: 60,
  run: (ctx, _data, signal) => refreshRates(ctx, signal),
})
