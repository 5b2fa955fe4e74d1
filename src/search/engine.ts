import { priceField } from '../domain/search/criteria.ts'
import { GROUP, PLACE_FIELD, sortField } from './fields.ts'
import { gridOf } from './geo/grid.ts'
import { resetArena } from './memory/arena.ts'
import { hurried, unhurried } from './memory/steps.ts'
import { type Change, type ChangeId, NO_CHANGE, type SearchFeed, type SearchReader } from './port.ts'
import { clusterMap } from './query/clusters.ts'
import { countFacets, countPlaces } from './query/facets.ts'
import { keepHomes } from './query/homes.ts'
import { page, rankedPage, refuseBadPage } from './query/page.ts'
import { compile, type Predicate } from './query/predicate.ts'
import { type Match, match } from './query/selection.ts'
import { STATES } from './query/tallies.ts'
import {
  buildStore,
  census,
  createStore,
  draftingChanges,
  type Lane,
  mergeSegments,
  type Store,
  takeChanges,
} from './segments/store.ts'
import { countRows } from './text/postings.ts'
import { sameThread, type Workshop } from './threads/workshop.ts'

export interface ColumnsSearch extends SearchReader, SearchFeed {
  /** The content of a snapshot. Its segments and dictionaries may still change; see writeSnapshot. */
  state(): { store: Store; at: ChangeId }
  /** Replaces the whole content by a snapshot's store. Not during a rebuild. */
  restore(store: Store, at: ChangeId): void
  /** The number of homes and the sum of their ids, for a comparison with the database. */
  census(): { homes: number; idSum: number }
  /** Cancels background work and releases all memory. */
  close(): Promise<void>
}

export interface ColumnsOptions {
  /** Runs long work; by default in slices on this thread, which suits some thousand homes. */
  workshop?: Workshop
  /** Called when a merge failed: answers stay right, they only become slower. */
  onError?: (error: unknown) => void
}

/** Filters whose places stay counted; a map of some thousand places each. */
const COUNTED_FILTERS = 64

/**
 * The search engine in memory: every published property as columns of numbers and bitsets. It persists nothing;
 * `rebuild` fills it and `apply` keeps it up to date.
 */
export function createColumnsSearch({ workshop = sameThread, onError }: ColumnsOptions = {}): ColumnsSearch {
  let store = createStore()
  /** By filter. Emptied with every change: visitors who type ask for the same filter again and again. */
  const placeCounts = new Map<string, ReadonlyMap<string, number>>()
  const merges = new Map<Lane, Promise<void>>()
  /** Changes that arrive while a rebuild reads: the rows that it read may be older. */
  let meanwhile: { changes: readonly Change[]; at: ChangeId }[] | null = null
  /** Batches of changes are applied one after the other, also when they arrive concurrently. */
  let applying = Promise.resolve()
  let isClosed = false
  let position = NO_CHANGE

  const mergeIn = (lane: Lane) => {
    if (merges.has(lane) || isClosed) return
    const mine = store
    const merge = mergeSegments(mine, lane, workshop)
      .catch((error: unknown) => {
        if (!isClosed) onError?.(error)
      })
      .finally(() => {
        merges.delete(lane)
        // A restore may have replaced the store in the meantime, and the new one may have grown.
        if (mine !== store) mergeIn(lane)
      })
    merges.set(lane, merge)
  }
  const mergeWhenDue = () => {
    mergeIn('small')
    mergeIn('large')
  }

  /** No await between here and the answer, since the segments' arenas serve one query at a time. */
  const begin = () => {
    for (const { arena } of store.segments) resetArena(arena)
    return store.segments
  }

  /** The matching listings, one per home. */
  const find = (predicate: Predicate, price: ReturnType<typeof priceField>, facets: boolean): Match[] => {
    const matches = begin().map((segment) => match(segment, predicate, facets))
    keepHomes(matches, store.lexicon.dictionaries[GROUP]!.names.length, price)
    return matches
  }

  /** In slices, up to the moment when the changes become visible. */
  const take = async (changes: readonly Change[], at: ChangeId) => {
    const mine = store
    let drafted = await unhurried(draftingChanges(mine, changes))
    // A restore has replaced the store in the meantime, and its words have other codes.
    if (mine !== store) drafted = hurried(draftingChanges(store, changes))
    takeChanges(store, drafted)
    placeCounts.clear()
    mergeWhenDue()
    meanwhile?.push({ changes, at })
    position = at
  }

  const replace = (next: Store, at: ChangeId) => {
    store.segments.forEach(workshop.retire)
    store = next
    placeCounts.clear()
    position = at
    mergeWhenDue()
  }

  return {
    async search({ filter, sort, seite, pro_seite }, { facets = false, signal } = {}) {
      signal?.throwIfAborted()
      refuseBadPage(seite, pro_seite)
      const predicate = compile(filter, store.lexicon)
      const matches = find(predicate, priceField(filter), facets)
      const selections = matches.map(({ all }) => all)
      const total = selections.reduce((sum, selection) => sum + selection.total, 0)
      const skip = (seite - 1) * pro_seite
      const by = sortField(sort, filter)
      const ranked = sort === 'relevanz' && predicate.words?.length ? predicate.words : null
      const ids =
        skip >= total
          ? []
          : ranked
            ? rankedPage(selections, ranked, by, skip, pro_seite)
            : page(selections, by, skip, pro_seite)
      return {
        total,
        ids,
        facets: facets ? countFacets(matches, filter, store.lexicon) : null,
      }
    },

    async clusters(filter, bbox, zoom, signal) {
      signal?.throwIfAborted()
      const grid = gridOf(bbox, zoom)
      const predicate = compile(filter, store.lexicon, bbox)
      const selections = find(predicate, priceField(filter), false).map(({ all }) => all)
      return clusterMap(selections, grid, priceField(filter))
    },

    async placeCounts(filter = {}) {
      const key = JSON.stringify(filter)
      const known = placeCounts.get(key)
      if (known) return known
      const { names } = store.lexicon.dictionaries[PLACE_FIELD]!
      const numbers = new Float64Array(STATES + names.length)
      const found = find(compile(filter, store.lexicon), priceField(filter), false)
      for (const { all } of found) countPlaces(all, numbers)
      const postcodes = store.lexicon.dictionaries.plz!.names.map((plz, code) => {
        const number = found.reduce((sum, { all }) => sum + countRows(all.segment.lists.plz!, code, all.bits), 0)
        return [String(plz), number] as const
      })
      const places = names.map((name, code) => [String(name), numbers[STATES + code]!] as const)
      const counts = new Map([...postcodes, ...places].filter(([, number]) => number > 0))
      if (placeCounts.size >= COUNTED_FILTERS) placeCounts.clear()
      placeCounts.set(key, counts)
      return counts
    },

    position: async () => position,

    apply(changes, at) {
      const applied = applying.then(() => take(changes, at))
      applying = applied.catch(() => {})
      return applied
    },

    async rebuild(rows, at) {
      if (meanwhile) throw new Error('a rebuild is already running')
      meanwhile = []
      try {
        const next = await buildStore(rows, workshop)
        let reached = at
        for (let batch = meanwhile.shift(); batch; batch = meanwhile.shift()) {
          takeChanges(next, await unhurried(draftingChanges(next, batch.changes)))
          reached = batch.at
        }
        replace(next, reached)
      } finally {
        meanwhile = null
      }
    },

    state: () => ({ store, at: position }),
    restore: replace,
    census: () => census(store),

    async close() {
      isClosed = true
      await workshop.close()
      await Promise.all(merges.values())
      store = createStore()
    },
  }
}
