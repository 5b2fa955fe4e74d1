import { DomainError } from '../../domain/errors.ts'
import * as declared from '../../domain/places/operations.ts'
import { languageOf } from '../../i18n/languages.ts'
import { borderOf } from '../boundaries/known.ts'
import { outlineOf } from '../boundaries/outline.ts'
import { run } from '../operations/run.ts'
import { placeBySlug } from './places.ts'
import { readTyped, suggest } from './service.ts'

export const placeOperations = [
  run(declared.suggestPlaces, async (ctx, _visitor, { query }) => ({
    data: await suggest(ctx, query.q, query.limit, languageOf(query.lang), query.criteria),
  })),
  run(declared.readPlaces, async (ctx, _visitor, { query }) => ({
    data: await readTyped(ctx, query.q, languageOf(query.lang), query.criteria),
  })),
  run(declared.showBorder, async (_ctx, _visitor, { params: { slug } }) => {
    if (!placeBySlug(slug)) throw new DomainError('place.not_found')
    const border = borderOf(slug)
    return { data: { lines: border ? outlineOf(border) : [] } }
  }),
]
