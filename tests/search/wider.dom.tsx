import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { parseSearch } from '../../src/domain/search/codec.ts'
import { Empty } from '../../src/islands/search/results/Empty.tsx'
import { LittleFound } from '../../src/islands/search/results/Wider.tsx'
import { t } from '../support/dom.ts'

const words = {
  t,
  language: 'de',
  tag: 'de-AT',
  places: { graz: { name: 'Graz', art: 'ort' } },
} as const
const { query } = parseSearch(new URLSearchParams('objektart=HAUS&ort=graz&sort=preis_auf'))
const WIDER = [
  { name: 'umkreis' as const, label: 'Graz + 10 km', total: 1234, criteria: 'objektart=HAUS&umkreis=graz%2C10' },
  { name: 'ort' as const, label: 'Hart bei Graz', total: 5, criteria: 'objektart=HAUS&ort=graz%2Chart-bei-graz' },
]
const links = () =>
  page
    .getByRole('link')
    .elements()
    .map((link) => [link.textContent, link.getAttribute('href')])

test('below a few homes stand larger circles and neighbouring places, in the order of the list', async () => {
  await render(<LittleFound query={query} wider={WIDER} words={words as never} />)
  await expect.element(page.getByRole('complementary', { name: 'Mehr in der Umgebung' })).toBeVisible()
  const circles = page.getByRole('region', { name: 'Größerer Umkreis' })
  await expect.element(circles.getByRole('link', { name: 'Graz + 10 km' })).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'Auch im Nachbarort' }).getByRole('link')).toBeVisible()
  expect(links()).toEqual([
    ['Graz + 10 km1.234', '/immobilien?objektart=HAUS&umkreis=graz%2C10&sort=preis_auf'],
    ['Hart bei Graz5', '/immobilien?objektart=HAUS&ort=graz%2Chart-bei-graz&sort=preis_auf'],
  ])
})

test('without an offer nothing is said', async () => {
  await render(<LittleFound query={query} wider={[]} words={words as never} />)
  await expect.element(page.getByRole('complementary')).not.toBeInTheDocument()
})

test('with no home at all they stand beside the filters that can be taken away', async () => {
  const without = [
    { name: 'objektart', value: 'HAUS', total: 7 },
    { name: 'ort', value: 'graz', total: 0 },
  ]
  await render(<Empty query={query} total={0} without={without} wider={WIDER} words={words as never} />)
  await expect.element(page.getByRole('region', { name: 'Größerer Umkreis' })).toBeVisible()
  expect(links().map(([text]) => text)).toEqual([
    'Graz + 10 km1.234',
    'Hart bei Graz5',
    'Ohne Haus7',
    'Alle Filter zurücksetzen',
  ])
})
