import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { admin } from '../../src/i18n/admin/browser.ts'
import { translatorOf } from '../../src/i18n/translate.ts'
import { ScreenHead } from '../../src/islands/admin/parts/Head.tsx'
import { keepList } from '../../src/stores/admin/list-walk.ts'

const t = translatorOf('de', admin)
const { pathname } = location
const from = `${pathname}?stand=withheld%2Cended&seite=2`
const to = (name: string) => page.getByRole('link', { name, exact: true })
const hrefs = () => [...document.querySelectorAll('p a')].map((link) => link.getAttribute('href'))

beforeEach(() => sessionStorage.clear())
afterEach(() => history.replaceState(null, '', pathname))

test('a record leads back to its list with the filters, and to the records beside it', async () => {
  keepList({ from, rows: [7, 9, 8].map((id) => `${pathname}?id=${id}`) })
  history.replaceState(null, '', '?id=9')
  await render(<ScreenHead t={t} title="Altbau" isRecord />)
  await expect.element(to('Zurück zur Liste')).toHaveAttribute('href', from)
  await expect.element(to('Voriger Eintrag')).toHaveAttribute('href', `${pathname}?id=7`)
  await expect.element(to('Nächster Eintrag')).toHaveAttribute('href', `${pathname}?id=8`)
  await expect.element(to('Nächster Eintrag')).toHaveAttribute('aria-keyshortcuts', 'Alt+ArrowDown')
})

test('the last record of a page has none after it, and a record from elsewhere has the whole list only', async () => {
  keepList({ from, rows: [7, 9].map((id) => `${pathname}?id=${id}`) })
  history.replaceState(null, '', '?id=9')
  const screen = await render(<ScreenHead t={t} title="Altbau" isRecord />)
  await expect.poll(hrefs).toEqual([from, `${pathname}?id=7`])
  await screen.unmount()
  history.replaceState(null, '', '?id=5')
  await render(<ScreenHead t={t} title="Neubau" isRecord />)
  await expect.poll(hrefs).toEqual([pathname])
})
