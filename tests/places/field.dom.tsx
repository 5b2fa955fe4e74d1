import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { PlaceSuggestion } from '../../src/domain/places/suggestion.ts'
import { PlaceField } from '../../src/islands/search/places/PlaceField.tsx'
import { $mapPlaces } from '../../src/stores/search/picked.ts'
import { answerWith, type Sent } from '../support/dom.ts'

const GRAZ: PlaceSuggestion = { slug: 'graz', name: 'Graz', art: 'ort', in: 'Steiermark', count: 40, exact: true }
const AROUND: PlaceSuggestion = {
  slug: 'bezirk-graz-umgebung',
  name: 'Bezirk Graz-Umgebung',
  art: 'bezirk',
  in: 'Steiermark',
  count: 0,
}
const LINZ: PlaceSuggestion = { slug: 'linz', name: 'Linz', art: 'ort', in: 'Oberösterreich', count: 5, exact: true }

let sent: Sent[]
beforeEach(() => {
  const known = [GRAZ, AROUND, LINZ]
  const begin = (text: string) => known.filter(({ name }) => text && name.toLowerCase().includes(text.toLowerCase()))
  sent = answerWith({
    'GET /api/places': ({ query }) => {
      const text = query.get('q') ?? ''
      const data = text === 'Gratz' ? [{ ...GRAZ, exact: undefined, near: true }] : begin(text)
      return { body: { data } }
    },
    'GET /api/places/read': ({ query }) => ({
      body: {
        data: (query.get('q') ?? '').split(/[,;] */).map((text) => {
          const place = known.find(({ name }) => name.toLowerCase() === text.toLowerCase()) ?? null
          return { text, place, near: [] }
        }),
      },
    }),
  })
})

const field = () => page.getByRole('combobox', { name: 'Ort', exact: true })
const option = (name: string | RegExp) => page.getByRole('option', { name })
const hidden = (name: string) => document.querySelector<HTMLInputElement>(`input[type="hidden"][name="${name}"]`)?.value
const open = (picked: Parameters<typeof PlaceField>[0]['picked'] = []) =>
  render(
    <form>
      <input type="hidden" name="vermarktungsart" value="KAUF" />
      <input type="hidden" name="preis_bis" value="viel" />
      <PlaceField language="de" picked={picked} />
    </form>,
  )

test('arrows and Enter choose a suggestion, which tells kind, state and number of homes', async () => {
  await open()
  await field().fill('Graz')
  await expect.element(option('Graz Ort · Steiermark 40 Immobilien')).toBeVisible()
  await expect.element(option('Bezirk Graz-Umgebung Bezirk · Steiermark 0 Immobilien')).toBeVisible()
  await expect.element(field()).toHaveAttribute('aria-expanded', 'true')
  await userEvent.keyboard('{ArrowDown}')
  const active = (field().element() as HTMLElement).getAttribute('aria-activedescendant')
  expect(document.getElementById(active ?? '')?.textContent).toMatch(/^Graz/)
  await expect.element(option(/^Graz/)).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('list', { name: 'Gewählte Orte' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Graz entfernen' })).toBeVisible()
  await expect.element(field()).toHaveValue('')
  expect(hidden('ort')).toBe('graz')
  await expect.element(page.getByRole('status')).toHaveTextContent('Graz gewählt')
})

test('the counts are those of the valid filters around the field', async () => {
  await open([{ slug: 'linz', name: 'Linz', art: 'ort' }])
  await field().fill('Graz-U')
  await expect.element(option(/^Bezirk Graz/)).toBeVisible()
  expect(sent.at(-1)?.query.get('criteria')).toBe('vermarktungsart=KAUF')
})

test('each chip has a radius: the place becomes its surroundings, and the event tells it', async () => {
  await open([{ slug: 'graz', name: 'Graz', art: 'ort' }])
  const told: unknown[] = []
  document.addEventListener('places', (event) => told.push((event as CustomEvent).detail), { once: true })
  await page.getByRole('combobox', { name: 'Umkreis um Graz' }).selectOptions('15')
  expect(hidden('umkreis')).toBe('graz,15')
  expect(hidden('ort')).toBeUndefined()
  await page.getByRole('combobox', { name: 'Umkreis um Graz' }).selectOptions('nah')
  expect(hidden('umkreis')).toBe('graz,nah')
  await page.getByRole('combobox', { name: 'Umkreis um Graz' }).selectOptions('')
  expect(hidden('ort')).toBe('graz')
  expect(told).toMatchObject([{ picked: [{ slug: 'graz', km: 15 }], problems: [] }])
})

test('several places in one text become chips at Enter; an unknown one stays in the field', async () => {
  await open()
  document.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault())
  await field().fill('Graz, Linz; Xyzzy')
  await userEvent.keyboard('{Enter}')
  await expect.element(field()).toHaveValue('Xyzzy')
  await expect.poll(() => hidden('ort')).toBe('graz,linz')
})

test('the form that Enter sends names the places of the text, after the event has told them', async () => {
  await open()
  const seen: unknown[] = []
  const form = document.querySelector('form') as HTMLFormElement
  form.addEventListener('places', () => seen.push('told'))
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const data = new FormData(form)
    seen.push([data.get('ort'), data.get('wo')])
  })
  await field().fill('Graz')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => seen).toEqual(['told', ['graz', '']])
})

/** The server reads places only after the returned function is called. */
function holdReading() {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  sent = answerWith({
    'GET /api/places': { body: { data: [{ ...LINZ, rest: 'Graz' }] } },
    'GET /api/places/read': async () => {
      await held
      return { body: { data: [{ text: 'Graz', place: GRAZ, near: [] }] } }
    },
  })
  return release
}
const isReading = () => sent.some(({ name }) => name === 'GET /api/places/read')

test('a suggestion for the end of a text stays, beside the place before it', async () => {
  const release = holdReading()
  await open()
  await field().fill('Graz, Li')
  await option(/^Linz/).click()
  await expect.poll(isReading).toBe(true)
  release()
  await expect.poll(() => hidden('ort')).toBe('linz,graz')
})

test('a place that is removed while the server reads another one does not come back', async () => {
  const release = holdReading()
  await open([{ slug: 'wien', name: 'Wien', art: 'bundesland' }])
  document.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault())
  await field().fill('Graz')
  await userEvent.keyboard('{Enter}')
  await expect.poll(isReading).toBe(true)
  await page.getByRole('button', { name: 'Wien entfernen' }).click()
  release()
  await expect.poll(() => hidden('ort')).toBe('graz')
})

test('a name that is spelt alike is offered as a question, and not chosen by Enter', async () => {
  await open()
  document.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault())
  await field().fill('Gratz')
  await expect.element(page.getByRole('group', { name: 'Meinten Sie:' })).toBeVisible()
  await expect.element(page.getByRole('status')).toHaveTextContent('Diesen Ort kennen wir nicht.')
  await userEvent.keyboard('{Enter}')
  await expect.element(field()).toHaveValue('Gratz')
  expect(hidden('ort')).toBeUndefined()
})

test('a field that takes sentences calls no word an unknown place, and still asks about a name that is spelt alike', async () => {
  await render(
    <form>
      <PlaceField language="de" picked={[]} example="Graz, 3 Zimmer" />
    </form>,
  )
  await field().fill('Gratz')
  await expect.element(page.getByRole('group', { name: 'Meinten Sie:' })).toBeVisible()
  await expect.element(page.getByText('Diesen Ort kennen wir nicht.')).not.toBeInTheDocument()
  await field().fill('Penthouse')
  await expect.element(field()).toHaveAttribute('aria-expanded', 'false')
  await expect.element(page.getByText('Diesen Ort kennen wir nicht.')).not.toBeInTheDocument()
})

test('a pointer chooses, Escape closes the list and then empties the field', async () => {
  await open()
  await field().fill('Linz')
  await option(/^Linz/).click()
  expect(hidden('ort')).toBe('linz')
  await expect.element(field()).toHaveFocus()
  await field().fill('Gra')
  await expect.element(option(/^Graz/)).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(field()).toHaveAttribute('aria-expanded', 'false')
  await userEvent.keyboard('{Escape}')
  await expect.element(field()).toHaveValue('')
})

test('Backspace in the empty field leads to the last chip, and removes it there', async () => {
  await open([{ slug: 'graz', name: 'Graz', art: 'ort' }])
  ;(field().element() as HTMLElement).focus()
  await userEvent.keyboard('{Backspace}')
  await expect.element(page.getByRole('button', { name: 'Graz entfernen' })).toHaveFocus()
  await userEvent.keyboard('{Backspace}')
  expect(hidden('ort')).toBeUndefined()
  await expect.element(field()).toHaveFocus()
})

test('letters typed quickly leave the last answer', async () => {
  await open()
  await field().fill('L')
  await field().fill('Li')
  await field().fill('Lin')
  await expect.element(option(/^Linz/)).toBeVisible()
  await expect.element(option(/^Graz/)).not.toBeInTheDocument()
})

test('while the server is away, the text stays as it is', async () => {
  answerWith({ 'GET /api/places': 'unreachable', 'GET /api/places/read': 'unreachable' })
  await open()
  document.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault())
  await field().fill('Graz')
  await userEvent.keyboard('{Enter}')
  await expect.element(field()).toHaveValue('Graz')
})

test('places that come from outside are shown, and not told as a change', async () => {
  const told: unknown[] = []
  const listen = (event: Event) => told.push((event as CustomEvent).detail)
  addEventListener('places', listen)
  await render(
    <form>
      <PlaceField language="de" picked={[]} follows />
    </form>,
  )
  await field().fill('Graz')
  await option(/^Graz/).click()
  await expect.poll(() => told.length).toBe(1)
  $mapPlaces.set({ ort: [{ slug: 'linz', name: 'Linz', art: 'ort' }], ohne: [] })
  await expect.element(page.getByRole('button', { name: 'Linz entfernen' })).toBeVisible()
  expect(told).toHaveLength(1)
  removeEventListener('places', listen)
  $mapPlaces.set(null)
})

test('places are left out by a field of their own, without a radius, and never more than was typed', async () => {
  const without = page.getByRole('combobox', { name: 'Ohne diese Orte', exact: true })
  await render(
    <form onSubmit={(event) => event.preventDefault()}>
      <PlaceField language="de" picked={[{ slug: 'graz', name: 'Graz', art: 'ort' }]} />
      <PlaceField language="de" holds="ohne" picked={[LINZ]} />
    </form>,
  )
  expect([hidden('ort'), hidden('ohne')]).toEqual(['graz', 'linz'])
  await expect.element(page.getByRole('combobox', { name: /^Umkreis um/ })).toHaveAccessibleName('Umkreis um Graz')
  const told: unknown[] = []
  document.addEventListener('places', (event) => told.push((event as CustomEvent).detail), { once: true })
  await without.fill('Graz-U')
  await option(/^Bezirk Graz/).click()
  expect([hidden('ort'), hidden('ohne')]).toEqual(['graz', 'linz,bezirk-graz-umgebung'])
  expect(told).toMatchObject([{ holds: 'ohne', picked: [{ slug: 'linz' }, { slug: 'bezirk-graz-umgebung' }] }])
  // What is left out already would count nothing here.
  expect(sent.findLast(({ name }) => name === 'GET /api/places')?.query.get('criteria')).toBeFalsy()

  answerWith({
    'GET /api/places': {
      body: {
        data: [
          { ...GRAZ, part: 'Gries' },
          { ...GRAZ, km: 15 },
        ],
      },
    },
    'GET /api/places/read': {
      body: { data: [{ text: 'Gries', place: { ...GRAZ, part: 'Gries' }, near: [] }] },
    },
  })
  await without.fill('Gries')
  await userEvent.keyboard('{Enter}')
  await expect.element(without).toHaveValue('Gries')
  await expect.element(option(/^Graz/)).not.toBeInTheDocument()
  expect(hidden('ohne')).toBe('linz,bezirk-graz-umgebung')
})
