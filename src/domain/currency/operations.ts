import { z } from 'zod'
import { EVERYBODY } from '../auth/permissions.ts'
import { operation } from '../operations/operation.ts'
import { RATES_LIFE } from './rates.ts'

export const readRates = operation({
  name: 'currency.rates',
  method: 'GET',
  path: '/api/currency/rates',
  who: EVERYBODY,
  summary: 'Exchange rates',
  query: z.object({ base: z.literal('EUR').default('EUR') }),
  answer: z.object({
    base: z.literal('EUR'),
    rates: z.record(z.string(), z.number().positive()).describe('Units for one EUR'),
  }),
  answers: 'The last good rates',
  cache: `public, max-age=${RATES_LIFE / 1000}`,
})
