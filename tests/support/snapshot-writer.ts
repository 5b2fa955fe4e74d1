/** Writes one snapshot after the other until it is killed; sends a message when the first one is complete. */
import { createColumnsSearch } from '../../src/search/engine.ts'
import { writeSnapshot } from '../../src/search/snapshot/snapshot.ts'
import { listings } from '../bench/search/listings.ts'

const file = process.argv[2] as string
const engines = await Promise.all(
  [2000, 3000].map(async (homes) => {
    const search = createColumnsSearch()
    await search.rebuild(listings(homes), String(homes))
    return search
  }),
)
for (let i = 0; ; i++) {
  const { store, at } = engines[i % 2]!.state()
  await writeSnapshot(file, store, at)
  if (i === 0) process.send?.('written')
}
