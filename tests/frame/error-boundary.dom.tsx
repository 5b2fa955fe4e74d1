import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ErrorBoundary } from '../../src/islands/frame/ErrorBoundary.tsx'
import { t } from '../support/dom.ts'

let reported: unknown[]
let isBroken: boolean
function Part() {
  if (isBroken) throw new Error('broken part')
  return <p>Der Teil steht.</p>
}

beforeEach(async () => {
  reported = []
  isBroken = true
  // React logs every error that a boundary has caught to the console.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  Object.assign(window, { Sentry: { captureException: (error: unknown) => reported.push(error) } })
  await render(
    <>
      <p>Der Rest der Seite</p>
      <ErrorBoundary t={t} language="de">
        <Part />
      </ErrorBoundary>
    </>,
  )
})
afterEach(() => vi.restoreAllMocks())

const again = page.getByRole('alert').getByRole('button').first()

test('a part that fails says so and is reported; the rest stays, and another try brings the part back', async () => {
  await expect.element(page.getByRole('alert')).toBeVisible()
  await expect.element(page.getByText('Der Rest der Seite')).toBeVisible()
  expect(reported).toEqual([expect.objectContaining({ message: 'broken part' })])
  isBroken = false
  await again.click()
  await expect.element(page.getByText('Der Teil steht.')).toBeVisible()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})

test('after three failures it offers to load the page anew', async () => {
  await expect.poll(() => page.getByRole('alert').getByRole('button').all().length).toBe(1)
  await again.click()
  await again.click()
  await expect.poll(() => page.getByRole('alert').getByRole('button').all().length).toBe(2)
  expect(reported).toHaveLength(3)
})
