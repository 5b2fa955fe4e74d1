import * as declared from '../../domain/places/operations.ts'
import { languageOf } from '../../i18n/languages.ts'
import { run } from '../operations/run.ts'
import { suggest } from './service.ts'

export const placeOperations = [
  run(declared.suggestPlaces, async (ctx, _visitor, { query }) => ({
    data: await suggest(ctx, query.q, query.limit, languageOf(query.lang)),
  })),
]
