import * as declared from '../../domain/properties/operations.ts'
import { languageOf } from '../../i18n/languages.ts'
import { run } from '../operations/run.ts'
import { withKnownPlaces } from '../places/read-search.ts'
import { getProperty, listProperties, mapProperties, readProperties, similarProperties } from './service.ts'

export const propertyOperations = [
  run(declared.search, async (ctx, { signal }, { query }) => {
    const { cards, ...page } = await listProperties(ctx, withKnownPlaces(query.search), languageOf(query.lang), signal)
    return { data: cards, ...page }
  }),
  run(declared.map, async (ctx, { signal }, { query }) => {
    const { total, ...data } = await mapProperties(ctx, withKnownPlaces(query).filter, query.bbox, query.zoom, signal)
    return { data, total }
  }),
  run(declared.batch, async (ctx, _visitor, { query, body }) => ({
    data: await readProperties(ctx, [...new Set(body.property_ids)], languageOf(query.lang)),
  })),
  run(declared.read, async (ctx, _visitor, { params, query }) => ({
    data: await getProperty(ctx, params.id, languageOf(query.lang)),
  })),
  run(declared.similar, async (ctx, _visitor, { params, query }) => ({
    data: await similarProperties(ctx, params.id, languageOf(query.lang)),
  })),
]
