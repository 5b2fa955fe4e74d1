import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ComparePanel } from '../../src/islands/comparison/ComparePanel.tsx'
import { $panel } from '../../src/islands/comparison/panel-state.ts'
import { addCompared, clearCompared } from '../../src/stores/comparison.ts'

const home = (id: number, more: object = {}) => ({ id, objekttitel: `Haus ${id}`, ...more })
const panel = page.getByRole('region', { name: 'Vergleich' })
const text = () => panel.element().textContent
const button = (name: string) => page.getByRole('button', { name })

beforeEach(async () => {
  await page.viewport(1440, 900)
  clearCompared()
  $panel.set(null)
})

test('nothing is drawn until something is compared, and nothing again when all is taken out', async () => {
  await render(<ComparePanel language="de" />)
  await expect.element(panel).not.toBeInTheDocument()
  addCompared(home(1))
  await expect.poll(text).toMatch(/1\/4/)
  await expect.poll(text).toMatch(/Wählen Sie noch eine Immobilie/)
  addCompared(home(2))
  await expect.poll(text).not.toMatch(/Wählen Sie noch eine Immobilie/)
  await expect.element(page.getByRole('link', { name: 'Vergleichen' })).toHaveAttribute('href', '/vergleich?ids=1,2')
  await button('Alle entfernen').click()
  await expect.element(panel).not.toBeInTheDocument()
})

test('one is taken out by its name, and the focus stays in the panel', async () => {
  for (const id of [1, 2, 3]) addCompared(home(id))
  await render(<ComparePanel language="de" isNew />)
  await button('Haus 2 aus dem Vergleich entfernen').click()
  await expect.poll(text).not.toMatch(/Haus 2/)
  await expect.element(button('Einklappen')).toHaveFocus()
})

test('folded it is a tab with the number, and it stays folded', async () => {
  for (const id of [1, 2]) addCompared(home(id))
  const drawn = await render(<ComparePanel language="de" isNew />)
  await button('Einklappen').click()
  await expect.element(button('Vergleich ausklappen (2)')).toHaveFocus()
  await drawn.unmount()
  await render(<ComparePanel language="de" />)
  await expect.element(button('Vergleich ausklappen (2)')).toBeVisible()
  await button('Vergleich ausklappen (2)').click()
  await expect.element(button('Einklappen')).toHaveFocus()
})

test('an addition opens it for six seconds, unless the visitor comes to it', async () => {
  await render(<ComparePanel language="de" />)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    addCompared(home(1))
    await expect.element(button('Einklappen')).toBeVisible()
    vi.advanceTimersByTime(6000)
    await expect.element(button('Einklappen')).not.toBeInTheDocument()
    addCompared(home(2))
    await button('Einklappen').hover()
    vi.advanceTimersByTime(60_000)
    await expect.element(button('Einklappen')).toBeVisible()
  } finally {
    vi.useRealTimers()
  }
})

test('on a page that opens later it is folded', async () => {
  addCompared(home(1))
  await render(<ComparePanel language="de" />)
  await expect.element(button('Vergleich ausklappen (1)')).toBeVisible()
  await expect.element(button('Einklappen')).not.toBeInTheDocument()
})

test('on a telephone it stays a tab', async () => {
  await page.viewport(390, 800)
  addCompared(home(1))
  await render(<ComparePanel language="de" isNew />)
  await expect.element(button('Vergleich ausklappen (1)')).toBeVisible()
})

test('what a stored home lacks is drawn without it', async () => {
  addCompared({ id: 9, objekttitel: '', primary_image: { thumbnail_url: 7 } } as never)
  await render(<ComparePanel language="de" isNew />)
  await expect.element(page.getByRole('link', { name: 'Unbekannte Immobilie' })).toBeVisible()
  expect(panel.element().querySelector('img')).toBeNull()
})
