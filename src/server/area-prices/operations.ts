import * as declared from '../../domain/area-prices/operations.ts'
import { languageOf } from '../../i18n/languages.ts'
import { run } from '../operations/run.ts'
import { readAreaPrices } from './service.ts'

export const areaPriceOperations = [
  run(declared.readPrices, (ctx, _visitor, { query }) => readAreaPrices(ctx, query, languageOf(query.lang))),
]
