import { expect, test } from 'vitest'
import { showMap } from '../../src/scripts/detail/place-map-view.ts'

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

test('two quick presses lay one map over the drawing', async () => {
  const box = document.createElement('div')
  box.style.height = '300px'
  Object.assign(box.dataset, { lat: '47.07', lng: '15.44', tiles: PIXEL, source: 'OpenStreetMap', label: 'Lage' })
  document.body.append(box)
  await Promise.all([showMap(box, () => undefined), showMap(box, () => undefined)])
  expect(box.querySelectorAll('[role="region"]')).toHaveLength(1)
})
