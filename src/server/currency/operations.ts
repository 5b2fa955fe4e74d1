import * as declared from '../../domain/currency/operations.ts'
import { run } from '../operations/run.ts'
import { readRates } from './service.ts'

export const currencyOperations = [
  run(declared.readRates, async (ctx) => ({ base: 'EUR' as const, rates: await readRates(ctx) })),
]
