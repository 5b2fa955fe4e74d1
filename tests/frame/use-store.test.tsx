import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { parseSearch } from '../../src/domain/search/codec.ts'
import Listing from '../../src/islands/search/Listing.tsx'
import { Results } from '../../src/islands/search/results/Results.tsx'

const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length

test('a list that the server renders mounts no store: it leaves no timer', () => {
  const { query } = parseSearch(new URLSearchParams('preis_bis=900'))
  const shared = { query, places: {}, names: {}, language: 'de' } as const
  const answer = { cards: [], total: 0, page: 1, pages: 1, facets: null }
  const tiles = { url: 'https://tiles.example.at/{z}/{x}/{y}.png', source: '' }
  const before = timers()
  const html = renderToString(
    <Listing {...shared} typed="" isNowhere={false} total={0} counts={{}} histograms={{}} tiles={tiles}>
      <Results {...shared} answer={answer} />
    </Listing>,
  )
  expect(html).toContain('id="suche"')
  expect(timers()).toBe(before)
})
