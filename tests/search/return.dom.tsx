import { expect, test } from 'vitest'
import { keptSearch } from '../../src/stores/search/search-state.ts'

const leave = () => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))

test('a list that the browser restores as it was keeps its place again', async () => {
  document.body.innerHTML = '<div data-first-page="1"><a href="#" data-forget-search>Immobilien</a></div>'
  await import('../../src/scripts/search/return.ts')
  document.querySelector('a')?.click()
  leave()
  expect(keptSearch()).toBeNull()
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  leave()
  expect(keptSearch()).toMatchObject({ firstPage: 1 })
})
