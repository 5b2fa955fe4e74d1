import { DomainError } from '../../domain/errors.ts'
import * as declared from '../../domain/properties/operations.ts'
import { languageOf } from '../../i18n/languages.ts'
import { countCall } from '../business/pages.ts'
import { maySee, visibleTo } from '../companies/assistants.ts'
import { reader } from '../db/reader.ts'
import { run } from '../operations/run.ts'
import { withKnownPlaces } from '../places/read-search.ts'
import { getProperty, listProperties, mapProperties, readProperties } from './service.ts'
import { similarProperties } from './similar.ts'

export const propertyOperations = [
  run(declared.search, async (ctx, visitor, { query }) => {
    const language = languageOf(query.lang)
    const known = await withKnownPlaces(ctx, query.search, language)
    const filter = await visibleTo(visitor, reader(ctx), known.filter)
    const { cards, ...page } = await listProperties(ctx, { ...known, filter }, language, visitor.signal)
    countCall(ctx, visitor, known, page.total)
    return { data: cards, ...page }
  }),
  run(declared.map, async (ctx, { signal, language }, { query }) => {
    const { filter } = await withKnownPlaces(ctx, query, language)
    const { total, ...data } = await mapProperties(ctx, filter, query.bbox, query.zoom, signal)
    return { data, total }
  }),
  run(declared.batch, async (ctx, _visitor, { query, body }) => ({
    data: await readProperties(ctx, [...new Set(body.property_ids)], languageOf(query.lang)),
  })),
  run(declared.read, async (ctx, visitor, { params, query }) => {
    const data = await getProperty(ctx, params.id, languageOf(query.lang))
    if (!(await maySee(visitor, reader(ctx), data.company.id))) throw new DomainError('property.not_found')
    return { data }
  }),
  run(declared.similar, async (ctx, _visitor, { params, query }) => ({
    data: await similarProperties(ctx, params.id, languageOf(query.lang)),
  })),
]
