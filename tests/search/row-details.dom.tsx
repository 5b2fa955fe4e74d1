import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { PropertyCard } from '../../src/domain/properties/card.ts'
import { RowDetails } from '../../src/islands/search/results/RowDetails.tsx'

const picture = (nr: number) => ({
  url: `/media/${nr}/1600.webp`,
  thumbnail_url: `/media/${nr}/640.webp`,
  srcset: nr === 3 ? '' : `/media/${nr}/320.webp 320w, /media/${nr}/640.webp 640w`,
})
const home = (said: object) =>
  ({
    images: [1, 2, 3, 4].map(picture),
    kurztext: 'Hell und ruhig.',
    kurztext_lang: 'de-AT',
    ausstattung: ['LIFT', 'UNBEKANNT', 'BALKON'],
    verfuegbar_ab: null,
    company: { id: 1, firma: 'Hofgasse Wohnen' },
    published_at: '2026-11-20T23:30:00.000Z',
    ...said,
  }) as unknown as PropertyCard

test('text, features in the order of the search, company and day in Vienna; photographs after the first one', async () => {
  const { container } = await render(<RowDetails card={home({})} language="de" />)
  const said = [...container.querySelectorAll('p')].map((line) => [...line.childNodes].map((part) => part.textContent))
  expect(said).toEqual([
    ['Hell und ruhig.'],
    ['Balkon\u00a0· Lift'],
    ['Hofgasse Wohnen', 'Online seit 21. November 2026'],
  ])
  const files = [...container.querySelectorAll('img')].map((image) => image.getAttribute('src'))
  expect(files).toEqual(['/media/2/320.webp', '/media/3/640.webp', '/media/4/320.webp'])
})

test('what a home does not have is left out', async () => {
  const bare = home({ images: [picture(1)], kurztext: null, kurztext_lang: null, ausstattung: [] })
  const { container } = await render(<RowDetails card={bare} language="de" />)
  expect(container.querySelectorAll('img')).toHaveLength(0)
  expect(container.querySelectorAll('p')).toHaveLength(1)
})

for (const [sent, said] of [
  ['2027-03-01', 'Frei ab 1. März 2027'],
  ['ab sofort', 'Sofort frei'],
  ['nach Vereinbarung', 'Frei nach Vereinbarung'],
  ['Herbst 2027', 'Verfügbar: Herbst 2027'],
] as const)
  test(`free as sent: ${sent}`, async () => {
    await render(<RowDetails card={home({ verfuegbar_ab: sent })} language="de" />)
    await expect.element(page.getByText(said, { exact: true })).toBeVisible()
  })

test('a text in another language says so', async () => {
  await render(<RowDetails card={home({})} language="gb" />)
  await expect.element(page.getByText('Hell und ruhig.')).toBeVisible()
  expect(page.getByText('Hell und ruhig.').element().closest('p')?.lang).toBe('de-AT')
})
