import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Hours } from '../../src/domain/companies/hours.ts'
import { HoursForm } from '../../src/islands/admin/companies/HoursForm.tsx'
import { agencyWords } from '../../src/islands/admin/companies/words.ts'
import type { CompanyRecord } from '../../src/stores/admin/agencies.ts'
import { answerWith } from '../support/dom.ts'

const t = agencyWords('de')
const NINE: [number, number][] = [[540, 1020]]
const TEN: [number, number][] = [[600, 720]]
const week: Hours = { 1: NINE, 2: NINE, 3: NINE, 4: NINE, 5: NINE }
const PUT = 'PUT /api/admin/companies/3/hours'
const stale = { status: 409, body: { code: 'record.changed', message: 'Jemand anderer war schneller.' } }
const button = (name: string) => page.getByRole('button', { name })
const line = (name: string) => page.getByRole('textbox', { name })
const companyOf = (version: string, opening_hours: Hours) =>
  ({ id: 3, version, opening_hours }) as unknown as CompanyRecord

/** The form of a company that a colleague saves meanwhile, from `before` to `after`. */
async function openForm(before: Hours, after: Hours) {
  const sent = answerWith({
    [PUT]: ({ body }) => ((body as { version: string }).version === 'v1' ? stale : { body: {} }),
  })
  function Form() {
    const [company, setCompany] = useState(companyOf('v1', before))
    return <HoursForm {...{ t, company, language: 'de' }} onDone={() => setCompany(companyOf('v2', after))} />
  }
  await render(<Form />)
  const saved = () => (sent.filter(({ name }) => name === PUT).at(-1)?.body as { hours?: Hours } | undefined)?.hours
  return { saved }
}

test('the day that a colleague added meanwhile is shown after loading again, and saved', async () => {
  const { saved } = await openForm(week, { ...week, '2026-12-24': TEN })
  await line('Montag').fill('10-12')
  await button('Speichern').click()
  await button('Neu laden').click()
  await expect.element(line('24.12.2026')).toHaveValue('10:00-12:00')
  await expect.element(page.getByText('Inzwischen geändert: 24.12.2026')).toHaveFocus()
  // What was typed and not saved stays.
  await expect.element(line('Montag')).toHaveValue('10-12')
  await button('Speichern').click()
  await expect.poll(saved).toMatchObject({ 1: TEN, '2026-12-24': TEN })
})

test('the day that a colleague removed meanwhile does not come back as a closed one', async () => {
  const { saved } = await openForm({ ...week, '2026-12-24': TEN }, week)
  await page.getByLabelText('Tag mit eigenen Zeiten').fill('2026-12-31')
  await button('Hinzufügen').click()
  await line('31.12.2026').fill('9-10')
  await button('Speichern').click()
  await button('Neu laden').click()
  await expect.element(line('24.12.2026')).not.toBeInTheDocument()
  await button('Speichern').click()
  await expect.poll(saved).toEqual({ ...week, 6: [], 7: [], '2026-12-31': [[540, 600]] })
})

test('a day that the user removed and a colleague changed is shown again', async () => {
  const { saved } = await openForm({ ...week, '2026-12-24': TEN }, { ...week, '2026-12-24': [] })
  await button('Entfernen').click()
  await expect.element(line('24.12.2026')).not.toBeInTheDocument()
  await button('Speichern').click()
  await button('Neu laden').click()
  await expect.element(line('24.12.2026')).toHaveValue('')
  await button('Speichern').click()
  await expect.poll(saved).toMatchObject({ '2026-12-24': [] })
})

test('a time that ends before it begins, or overlaps another one, is marked at its day and not sent', async () => {
  const { saved } = await openForm(week, week)
  await line('Montag').fill('17-9')
  await line('Dienstag').fill('9-13, 12-17')
  await button('Speichern').click()
  for (const day of ['Montag', 'Dienstag']) {
    await expect.element(line(day)).toHaveAttribute('aria-invalid', 'true')
    await expect.element(line(day)).toHaveAccessibleDescription(/vor dem Ende liegen/)
  }
  await expect.element(line('Mittwoch')).not.toHaveAttribute('aria-invalid')
  expect(saved()).toBeUndefined()
})

test('what the server refuses is marked at its day, with the words of the server', async () => {
  const message = 'Höchstens 4 Einträge.'
  const fields = [{ field: 'hours.3', code: 'too_many', message }]
  answerWith({ [PUT]: { status: 400, body: { code: 'input.invalid', message: 'Bitte prüfen.', fields } } })
  await render(<HoursForm {...{ t, company: companyOf('v1', week), language: 'de' }} onDone={() => {}} />)
  await button('Speichern').click()
  await expect.element(line('Mittwoch')).toHaveAttribute('aria-invalid', 'true')
  await expect.element(line('Mittwoch')).toHaveAccessibleDescription(/Höchstens 4 Einträge/)
  await expect.element(line('Montag')).not.toHaveAttribute('aria-invalid')
})

test('what is typed while a save is on its way stays, is told as unsaved, and is sent by the next one', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const sent = answerWith({
    [PUT]: async () => {
      await promise
      return { body: {} }
    },
  })
  function Form() {
    const [company, setCompany] = useState(companyOf('v1', week))
    const saved = { ...week, 1: TEN, 6: [], 7: [], '2026-12-24': TEN }
    return <HoursForm {...{ t, company, language: 'de' }} onDone={() => setCompany(companyOf('v2', saved))} />
  }
  await render(<Form />)
  const add = async (day: string, hours: string, name: string) => {
    await page.getByLabelText('Tag mit eigenen Zeiten').fill(day)
    await button('Hinzufügen').click()
    await line(name).fill(hours)
  }
  await line('Montag').fill('10-12')
  await add('2026-12-24', '10-12', '24.12.2026')
  await button('Speichern').click()
  await add('2026-12-31', '9-10', '31.12.2026')
  await line('24.12.2026').fill('11-12')
  resolve()
  // The lines that were sent as they are now show the hours as they were saved.
  await expect.element(line('Montag')).toHaveValue('10:00-12:00')
  await expect.element(line('24.12.2026')).toHaveValue('11-12')
  await expect.element(line('31.12.2026')).toHaveValue('9-10')
  await expect.element(page.getByText('Noch nicht gespeichert')).toBeVisible()
  await button('Speichern').click()
  const bodies = () => sent.filter(({ name }) => name === PUT).map(({ body }) => body as { hours: Hours })
  await expect.poll(() => bodies().length).toBe(2)
  expect(bodies()[1]?.hours).toMatchObject({ 1: TEN, '2026-12-24': [[660, 720]], '2026-12-31': [[540, 600]] })
})

test('a day that is removed while a save is on its way does not come back', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  answerWith({
    [PUT]: async () => {
      await promise
      return { body: {} }
    },
  })
  function Form() {
    const [company, setCompany] = useState(companyOf('v1', week))
    const saved = { ...week, 6: [], 7: [], '2026-12-24': TEN }
    return <HoursForm {...{ t, company, language: 'de' }} onDone={() => setCompany(companyOf('v2', saved))} />
  }
  await render(<Form />)
  await page.getByLabelText('Tag mit eigenen Zeiten').fill('2026-12-24')
  await button('Hinzufügen').click()
  await line('24.12.2026').fill('10-12')
  await button('Speichern').click()
  await button('Entfernen').click()
  resolve()
  await expect.element(page.getByText('Gespeichert')).toBeInTheDocument()
  await expect.element(line('24.12.2026')).not.toBeInTheDocument()
  await expect.element(page.getByText('Noch nicht gespeichert')).toBeVisible()
})
