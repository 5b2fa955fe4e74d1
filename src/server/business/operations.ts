import * as declared from '../../domain/business/operations.ts'
import { languageOf } from '../../i18n/languages.ts'
import { run } from '../operations/run.ts'
import { readHomeFigures } from './home.ts'
import { listCompanyFigures, listHomeFigures, listSearched, listUnread, readFigures } from './service.ts'

export const businessOperations = [
  run(declared.readFigures, async (ctx, _visitor, { query }) => ({ data: await readFigures(ctx, query) })),
  run(declared.readHomeFigures, async (ctx, visitor, { params, query }) => ({
    data: await readHomeFigures(ctx, visitor, params.id, query),
  })),
  run(declared.listCompanies, (ctx, _visitor, { query }) => listCompanyFigures(ctx, query)),
  run(declared.listHomes, async (ctx) => ({ data: await listHomeFigures(ctx) })),
  run(declared.listSearches, (ctx, _visitor, { query }) => listSearched(ctx, query, languageOf(query.lang))),
  run(declared.listMisunderstood, async (ctx) => ({ data: await listUnread(ctx) })),
]
