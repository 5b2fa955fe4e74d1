import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import InquiryForm from '../../src/islands/inquiry/InquiryForm.tsx'
import { SignUp } from '../../src/islands/newsletter/SignUp.tsx'
import ReportForm from '../../src/islands/report/ReportForm.tsx'
import { answerWith, t } from '../support/dom.ts'

const home = { id: 7, title: 'Altbau am Park', price: 300_000, host: 'Makler Muster' }
const field = (name: string) => page.getByRole('textbox', { name })
const press = (name: string) => page.getByRole('button', { name }).click()
let done: string[]
const onDone = (message: string) => void done.push(message)
beforeEach(() => {
  done = []
  sessionStorage.clear()
})

test('an inquiry names its home; an empty one names every missing field and is not sent', async () => {
  const sent = answerWith({ 'POST /api/inquiries': { body: { message: 'Gesendet.' } } })
  await render(<InquiryForm t={t} language="de" home={home} onDone={onDone} />)
  await expect
    .element(field('Nachricht'))
    .toHaveValue('Guten Tag, ich interessiere mich für „Altbau am Park“. Ist die Immobilie noch verfügbar?')
  await field('Nachricht').fill('Hallo')
  await press('Anfrage senden')
  await expect.element(field('Name')).toHaveFocus()
  await expect.element(field('Nachricht')).toHaveAccessibleDescription(/zu kurz/)
  await expect.element(page.getByRole('checkbox')).toHaveAccessibleDescription(/stimmen Sie/)
  expect(sent).toEqual([])

  await field('Name').fill('Eva Huber')
  await field('E-Mail').fill(' Eva@Example.at ')
  await field('Telefon').fill('12')
  await field('Nachricht').fill('Ist der Garten gemeinsam?')
  await page.getByRole('checkbox').click()
  await press('Anfrage senden')
  await expect.element(field('Telefon')).toHaveAccessibleDescription(/gültige Telefonnummer/)
  await field('Telefon').fill('+43 660 1234567')
  await press('Anfrage senden')
  await expect.poll(() => done).toEqual(['Gesendet.'])
  expect(sent.map(({ body }) => body)).toEqual([
    expect.objectContaining({ property_id: 7, email: 'eva@example.at', phone: '+43 660 1234567', privacy: true }),
  ])
  expect(sent[0]?.headers['Idempotency-Key']).toMatch(/^\w{32}$/)
})

test('the message quotes a title with marks of its own', async () => {
  await render(<InquiryForm t={t} language="de" home={{ ...home, title: 'Haus „Am Park“' }} onDone={onDone} />)
  await expect
    .element(field('Nachricht'))
    .toHaveValue('Guten Tag, ich interessiere mich für „Haus ‚Am Park‘“. Ist die Immobilie noch verfügbar?')
})

test('a begun inquiry is there again on the page of another language, until it is sent', async () => {
  answerWith({ 'POST /api/inquiries': { body: { message: 'Gesendet.' } } })
  const begun = await render(<InquiryForm t={t} language="de" home={home} onDone={onDone} />)
  await field('Name').fill('Eva Huber')
  await field('Nachricht').fill('Ist der Garten gemeinsam?')
  await page.getByRole('checkbox').click()
  await begun.unmount()

  const other = await render(<InquiryForm t={t} language="de" home={{ ...home, id: 8 }} onDone={onDone} />)
  await expect.element(field('Name')).toHaveValue('')
  await other.unmount()

  const again = await render(<InquiryForm t={t} language="gb" home={home} onDone={onDone} />)
  await expect.element(field('Name')).toHaveValue('Eva Huber')
  await expect.element(field('Nachricht')).toHaveValue('Ist der Garten gemeinsam?')
  await expect.element(page.getByRole('checkbox')).not.toBeChecked()
  await field('E-Mail').fill('eva@example.at')
  await page.getByRole('checkbox').click()
  await press('Anfrage senden')
  await expect.poll(() => done).toEqual(['Gesendet.'])
  expect(sessionStorage.getItem('klinke_inquiry')).toBeNull()
  expect(localStorage.getItem('klinke_inquiry')).toBeNull()
  await again.unmount()
  await render(<InquiryForm t={t} language="de" home={home} onDone={onDone} />)
  await expect.element(field('Name')).toHaveValue('')
})

test('a home that is gone meanwhile: the server’s sentence, and what was written stays', async () => {
  answerWith({
    'POST /api/inquiries': { status: 410, body: { code: 'property.gone', message: 'Nicht mehr verfügbar.' } },
  })
  await render(<InquiryForm t={t} language="de" home={home} onDone={onDone} />)
  await field('Name').fill('Eva Huber')
  await field('E-Mail').fill('eva@example.at')
  await page.getByRole('checkbox').click()
  await press('Anfrage senden')
  await expect.element(page.getByRole('alert')).toHaveTextContent('Nicht mehr verfügbar.')
  await expect.element(field('Name')).toHaveValue('Eva Huber')
  expect(done).toEqual([])
})

test('a report needs a reason and good faith; of a home that is gone neither words nor an address', async () => {
  const sent = answerWith({ 'POST /api/reports': { body: { message: 'Danke.' } } })
  await render(<ReportForm t={t} language="de" home={home} values={{}} opened={1} onDone={onDone} />)
  await press('Meldung senden')
  await expect.element(page.getByRole('group', { name: 'Was stimmt nicht?' })).toHaveAccessibleDescription(/fehlt/)
  await expect.element(page.getByRole('radio', { name: 'Verdacht auf Betrug' })).toHaveFocus()
  await page.getByRole('radio', { name: 'Nicht mehr verfügbar' }).click()
  await field('E-Mail').fill('keine')
  await press('Meldung senden')
  await expect.element(field('E-Mail')).toHaveAccessibleDescription(/gültige E-Mail-Adresse/)
  await field('E-Mail').fill('')
  await expect.element(page.getByRole('checkbox')).toHaveAccessibleDescription(/bestätigen/)
  await page.getByRole('checkbox').click()
  await press('Meldung senden')
  await expect.poll(() => done).toEqual(['Danke.'])
  expect(sent[0]?.body).toMatchObject({ reason: 'gone', property_id: 7, good_faith: true })
})

test('the newsletter is ordered once, and the form makes room for the answer', async () => {
  const sent = answerWith({ 'POST /api/newsletter': { body: { message: 'Bitte bestätigen Sie.' } } })
  await render(<SignUp t={t} language="de" />)
  await field('E-Mail').fill('eva@@example.at')
  await press('Newsletter bestellen')
  await expect.element(field('E-Mail')).toHaveAccessibleDescription(/gültige E-Mail-Adresse/)
  await field('E-Mail').fill('eva@example.at')
  await page.getByRole('radio', { name: 'Einmal pro Woche' }).click()
  await press('Newsletter bestellen')
  await expect.element(page.getByRole('status')).toHaveTextContent('Bitte bestätigen Sie.')
  // The button that had the focus is gone.
  await expect.element(page.getByRole('status')).toHaveFocus()
  await expect.element(field('E-Mail')).not.toBeInTheDocument()
  expect(sent.map(({ body }) => body)).toEqual([
    expect.objectContaining({ email: 'eva@example.at', frequency: 'weekly' }),
  ])
})
