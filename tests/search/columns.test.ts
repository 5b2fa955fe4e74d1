import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createColumnsSearch } from '../../src/search/columns.ts'
import { catalogue, query } from './arbitraries.ts'
import { naiveSearch } from './naive.ts'

async function* once<T>(rows: T[]) {
  yield rows
}

test('answers generated searches as reading every row would', { timeout: 60_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(catalogue, fc.array(query, { minLength: 5, maxLength: 10 }), async (rows, queries) => {
      const search = createColumnsSearch()
      await search.rebuild(once(rows), 1)
      for (const asked of queries) {
        const { asOf, ...answer } = await search.search(asked, { facets: true })
        expect(asOf).toBe(1)
        expect(answer).toEqual(naiveSearch(rows, asked))
      }
    }),
    { numRuns: 200 },
  )
})
