import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Sure } from '../../src/islands/account/Sure.tsx'
import { ApiError } from '../../src/stores/api.ts'
import { t } from '../support/dom.ts'

const button = (name: string) => page.getByRole('button', { name })

test('what cannot be taken back asks first; the way back leaves everything as it was', async () => {
  let runs = 0
  await render(
    <Sure t={t} run={async () => void runs++} question="Wirklich löschen?">
      Löschen
    </Sure>,
  )
  await button('Löschen').click()
  await expect.element(page.getByText('Wirklich löschen?')).toHaveFocus()
  await button('Zurück').click()
  await expect.element(button('Löschen')).toHaveFocus()
  expect(runs).toBe(0)
  await button('Löschen').click()
  await button('Löschen').click()
  expect(runs).toBe(1)
})

test('pressed twice it runs once, and a refusal is told', async () => {
  let refuse = (_: Error) => {}
  let runs = 0
  const run = () => {
    runs++
    return new Promise<void>((_, reject) => (refuse = reject))
  }
  await render(
    <Sure t={t} run={run} question="Wirklich?" isOpen>
      Löschen
    </Sure>,
  )
  await button('Löschen').click()
  await expect.element(button('Löschen')).toHaveAttribute('aria-disabled', 'true')
  await button('Löschen').click({ force: true })
  expect(runs).toBe(1)
  refuse(new ApiError(409, 'auth.required', 'Das geht gerade nicht.'))
  await expect.element(page.getByRole('alert')).toHaveTextContent('Das geht gerade nicht.')
  await expect.element(button('Löschen')).not.toHaveAttribute('aria-disabled')
})
