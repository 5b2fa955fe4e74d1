import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { AppointmentView } from '../../src/domain/appointments/schemas.ts'
import Appointment from '../../src/islands/account/requests/Appointment.tsx'
import { answerWith } from '../support/dom.ts'

const TOKEN = 'a'.repeat(43)
const PATH = `/api/appointments/${TOKEN}`
const NEW = '2030-06-05T08:00:00.000Z'
const appointment: AppointmentView = {
  id: 4,
  name: 'Eva Huber',
  type: 'viewing',
  status: 'proposed',
  starts_at: '2030-06-04T09:00:00.000Z',
  duration: 30,
  with: 'Makler Muster',
  property: null,
  message: '',
  reason: 'An diesem Tag geht es nicht.',
  proposals: [NEW],
}
const button = (name: string) => page.getByRole('button', { name, exact: true })

/** The server tells the appointment once; then the connection is gone, but for what a test does. */
const once = () => {
  let reads = 0
  return () => (reads++ ? ('unreachable' as const) : { body: { data: appointment } })
}

test('a time that was taken counts as taken, also when nothing more can be loaded', async () => {
  history.replaceState(null, '', `?token=${TOKEN}`)
  answerWith({ [`GET ${PATH}`]: once(), [`POST ${PATH}/choice`]: { body: { message: 'Der Termin ist fix.' } } })
  await render(<Appointment language="de" />)
  await button('Diesen Termin nehmen').click()
  await expect.element(page.getByText('Der Termin ist fix.')).toBeVisible()
  await expect.element(page.getByText('5. Juni 2030')).toBeVisible()
  await expect.element(page.getByText('Bestätigt', { exact: true })).toBeVisible()
  await expect.element(page.getByText('An diesem Tag geht es nicht.')).not.toBeInTheDocument()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})

test('an appointment that was moved stands at its new time, also when nothing more can be loaded', async () => {
  let tries = 0
  history.replaceState(null, '', `?token=${TOKEN}`)
  answerWith({
    [`GET ${PATH}`]: once(),
    'GET /api/appointments/times': () => (tries++ ? { body: { data: [NEW] } } : 'unreachable'),
    [`PATCH ${PATH}`]: { body: { message: 'Verschoben.' } },
  })
  await render(<Appointment language="de" />)
  await button('Termin verschieben').click()
  // The connection was away for a moment.
  await button('Erneut versuchen').click()
  await page.getByRole('radio', { name: '10:00' }).click()
  await button('Termin verschieben').click()
  await expect.element(page.getByText('Verschoben.')).toBeVisible()
  await expect.element(page.getByText('5. Juni 2030')).toBeVisible()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})
