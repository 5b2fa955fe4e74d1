import * as declared from '../../domain/listings/operations.ts'
import { run } from '../operations/run.ts'
import { actOnMany, undoableActs, undoMany } from './bulk.ts'
import { previewOf } from './preview.ts'
import { listListings, readListing } from './service.ts'
import { decideSame, releaseHome, setHomeState } from './states.ts'
import { countView } from './views.ts'

export const listingOperations = [
  run(declared.list, (ctx, visitor, { query }) => listListings(ctx, visitor, query)),
  run(declared.read, async (ctx, visitor, { params }) => ({ data: await readListing(ctx, visitor, params.id) })),
  run(declared.setState, async (ctx, visitor, { params, body }) => {
    await setHomeState(ctx, visitor, params.id, body)
    return { data: await readListing(ctx, visitor, params.id) }
  }),
  run(declared.release, async (ctx, visitor, { params, query }) => {
    await releaseHome(ctx, visitor, params.id, query.version)
    return { data: await readListing(ctx, visitor, params.id) }
  }),
  run(declared.preview, async (ctx, visitor, { params }) => ({ data: await previewOf(ctx, visitor, params.id) })),
  run(declared.decide, async (ctx, visitor, { params, body }) => {
    await decideSame(ctx, visitor, [params.id, params.other], body.same)
    return { data: await readListing(ctx, visitor, params.id) }
  }),
  run(declared.undecide, async (ctx, visitor, { params }) => {
    await decideSame(ctx, visitor, [params.id, params.other], null)
    return { data: await readListing(ctx, visitor, params.id) }
  }),
  run(declared.bulk, async (ctx, visitor, { body }) => ({ data: await actOnMany(ctx, visitor, body) })),
  run(declared.undoable, async (ctx, visitor) => ({ data: await undoableActs(ctx, visitor) })),
  run(declared.undo, async (ctx, visitor, { params }) => ({ data: await undoMany(ctx, visitor, params.bulk) })),
  run(declared.view, (ctx, { userAgent }, { params }) => {
    countView(ctx, params.id, userAgent)
    return {}
  }),
]
