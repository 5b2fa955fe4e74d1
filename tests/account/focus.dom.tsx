import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { chooseConsent } from '../../src/domain/consent/choose.ts'
import { OneButton } from '../../src/islands/account/OneButton.tsx'
import { Sure } from '../../src/islands/account/Sure.tsx'
import Viewed from '../../src/islands/viewed/Viewed.tsx'
import { clearViewed, recordViewed } from '../../src/stores/viewed.ts'
import { answerWith, t } from '../support/dom.ts'

beforeEach(() => localStorage.setItem('cookie-consent', JSON.stringify(chooseConsent(['functional'], new Date()))))

/** A list whose rows leave it, within a part of the page. */
function Rows() {
  const [rows, setRows] = useState(['Anna', 'Berta'])
  const remove = (name: string) => async () => setRows((all) => all.filter((one) => one !== name))
  return (
    <section tabIndex={-1} aria-label="Liste">
      <ul>
        {rows.map((name) => (
          <li key={name}>
            <OneButton t={t} run={remove(name)}>
              {name} entfernen
            </OneButton>
            <Sure t={t} run={remove(name)} question="Wirklich?">
              {name} beenden
            </Sure>
          </li>
        ))}
      </ul>
    </section>
  )
}

test('after a row is removed the keyboard goes on in its list', async () => {
  await render(<Rows />)
  const list = page.getByRole('region', { name: 'Liste' })
  await page.getByRole('button', { name: 'Anna entfernen' }).click()
  await expect.element(list).toHaveFocus()
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'Berta entfernen' })).toHaveFocus()
  await page.getByRole('button', { name: 'Berta beenden' }).click()
  await page.getByRole('button', { name: 'Berta beenden' }).click()
  await expect.element(list).toHaveFocus()
})

test('viewed homes that cannot be loaded say so, a press asks again, and an emptied list leaves the focus in its part', async () => {
  clearViewed()
  recordViewed({ propertyId: 7, title: 'Altbau' } as never)
  const sent = answerWith({ 'POST /api/properties/batch': () => 'unreachable' })
  await render(
    <main tabIndex={-1}>
      <Viewed language="de" />
    </main>,
  )
  await expect.element(page.getByRole('alert').getByText('Ein Fehler ist aufgetreten')).toBeVisible()
  await page.getByRole('button', { name: 'Erneut versuchen' }).click()
  await expect.poll(() => sent.length).toBe(2)
  await page.getByRole('button', { name: 'Liste leeren' }).click()
  await expect.element(page.getByRole('main')).toHaveFocus()
})
