import { priceField } from '../domain/search/criteria.ts'
import { resetArena } from './arena.ts'
import { clusterMap } from './clusters.ts'
import { countFacets, countPlaces, type TotalsOf } from './facets.ts'
import { PLACE_FACET, sortField } from './fields.ts'
import { gridOf } from './grid.ts'
import { page, rankedPage, refuseBadPage } from './page.ts'
import type { Change, ChangeId, SearchPort } from './port.ts'
import { createPosition } from './position.ts'
import { compile, type Predicate } from './predicate.ts'
import { match } from './selection.ts'
import { buildStore, changeRows, createStore, mergeSegments } from './store.ts'
import { STATES } from './tallies.ts'

const everything: Predicate = { conditions: [], words: null }

/**
 * The search engine in memory: every published property as columns of numbers and bitsets. It keeps nothing of its
 * own; `rebuild` fills it and `apply` keeps it up to date.
 */
export function createColumnsSearch(): SearchPort {
  let store = createStore()
  let placeCounts: ReadonlyMap<string, number> | null = null
  let merge: Promise<void> | null = null
  /** Changes that arrive while a rebuild is reading: the rows it read may be older. */
  let meanwhile: { changes: readonly Change[]; at: ChangeId }[] | null = null
  let isClosed = false
  const totals: TotalsOf = new WeakMap()
  const position = createPosition()

  const mergeWhenDue = () => {
    if (merge || isClosed) return
    const mine = store
    merge = mergeSegments(mine).finally(() => {
      merge = null
      // Another store may have come and grown meanwhile.
      if (mine !== store) mergeWhenDue()
    })
  }

  /** Between here and the answer nothing may wait, since the segments' arenas serve one query at a time. */
  const begin = () => {
    for (const { arena } of store.segments) resetArena(arena)
    return store.segments
  }

  const take = (changes: readonly Change[]) => {
    changeRows(store, changes)
    placeCounts = null
    mergeWhenDue()
  }

  return {
    async search({ filter, sort, seite, pro_seite }, { facets = false, signal } = {}) {
      signal?.throwIfAborted()
      refuseBadPage(seite, pro_seite)
      const predicate = compile(filter, store.lexicon)
      const matches = begin().map((segment) => match(segment, predicate, facets))
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
        facets: facets ? countFacets(matches, filter, store.lexicon, totals) : null,
        asOf: position.now(),
      }
    },

    async clusters(filter, bbox, zoom, signal) {
      signal?.throwIfAborted()
      const grid = gridOf(bbox, zoom)
      const predicate = compile(filter, store.lexicon, bbox)
      const selections = begin().map((segment) => match(segment, predicate, false).all)
      return clusterMap(selections, grid, priceField(filter))
    },

    async placeCounts() {
      if (!placeCounts) {
        const { names } = store.lexicon.dictionaries[PLACE_FACET.field]!
        const counts = new Float64Array(STATES + names.length)
        for (const segment of begin()) countPlaces(match(segment, everything, false).all, counts)
        placeCounts = new Map(
          names.flatMap((name, code) => {
            const count = counts[STATES + code]!
            return count ? [[String(name), count] as const] : []
          }),
        )
      }
      return placeCounts
    },

    async apply(changes, at) {
      take(changes)
      meanwhile?.push({ changes, at })
      position.reach(at)
    },

    async rebuild(rows, at) {
      if (meanwhile) throw new Error('a rebuild is already running')
      meanwhile = []
      try {
        const next = await buildStore(rows)
        const missed = meanwhile.filter((batch) => batch.at > at)
        store = next
        for (const { changes } of missed) take(changes)
        placeCounts = null
        position.reach(at)
      } finally {
        meanwhile = null
      }
    },

    waitFor: (at, signal) => position.waitFor(at, signal),

    async close() {
      isClosed = true
      await merge
      store = createStore()
      position.close()
    },
  }
}
